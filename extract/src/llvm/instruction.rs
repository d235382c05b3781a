//! The operands of each opcode. Every method begins after the opcode and ends before the metadata.

use crate::llvm::attribute::{Attribute, is_call_attribute, is_calling_convention};
use crate::llvm::constant::{Constant, part_bit};
use crate::llvm::constant_text::{MOST_LANES, is_constant_word};
use crate::llvm::fault::{Fault, Parsed};
use crate::llvm::fold::Steps;
use crate::llvm::function::{Detail, Operand, OperandKind, Reader};
use crate::llvm::layout::Extent;
use crate::llvm::lexer::{Token, is_word_byte};
use crate::llvm::locals::{Local, Name};
use crate::llvm::number::Bits;
use crate::llvm::opcode::{self, Shape};
use crate::llvm::order::{self, Part};
use crate::llvm::types::{Type, TypeId};
use rustc_hash::FxHashSet;

/// Words before a type that say how, and are kept.
const FLAGS: [&str; 23] = [
    "nsw",
    "nuw",
    "exact",
    "disjoint",
    "nneg",
    "samesign",
    "inbounds",
    "nusw",
    "fast",
    "nnan",
    "ninf",
    "nsz",
    "arcp",
    "contract",
    "afn",
    "reassoc",
    "volatile",
    "atomic",
    "elementwise",
    "weak",
    "inalloca",
    "swifterror",
    "cleanup",
];

const ORDERINGS: [&str; 6] = ["unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"];

/// Predicates of `icmp` and `fcmp`.
const INTEGER_PREDICATES: [&str; 10] = ["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"];
const FLOAT_PREDICATES: [&str; 16] = [
    "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une",
    "uno", "true",
];

/// The flag of instructions that handle a type whose room only a machine tells.
const SCALABLE: &str = "scalable";

impl<'a> Reader<'a> {
    /// Takes the operands and the rest; returns the type of the result.
    pub(super) fn shaped(&mut self, opcode: &'a str, shape: Shape) -> Parsed<TypeId> {
        let result = self.of_shape(opcode, shape)?;
        let first = self.body.instructions.last().map_or(0, |i| i.first_operand as usize);
        let mut handled = self.body.operands[first..].iter().map(|operand| operand.ty).chain([result]);
        if let Some(ty) = handled.find(|&ty| self.parser.types.is_scalable(ty)) {
            self.room(ty);
        }
        Ok(result)
    }

    fn of_shape(&mut self, opcode: &'a str, shape: Shape) -> Parsed<TypeId> {
        match shape {
            Shape::Binary => self.binary(),
            Shape::Unary => self.unary(),
            Shape::Cast => self.cast(),
            Shape::BitCast => self.bit_cast(),
            Shape::Compare if opcode == "fcmp" => self.compare(&FLOAT_PREDICATES),
            Shape::Compare => self.compare(&INTEGER_PREDICATES),
            Shape::Select => self.select(),
            Shape::Phi => self.phi(),
            Shape::Load => self.load(),
            Shape::Store => self.store(),
            Shape::Alloca => self.alloca(),
            Shape::Address => self.address(),
            Shape::Call => self.call(),
            Shape::Invoke => self.invoke(),
            Shape::CallBranch => self.call_branch(),
            Shape::Return => self.return_value(),
            Shape::Branch => self.branch(),
            Shape::Switch => self.switch(),
            Shape::IndirectBranch => self.indirect_branch(),
            Shape::Unreachable => Ok(TypeId::VOID),
            Shape::ExtractValue => self.extract_value(),
            Shape::InsertValue => self.insert_value(),
            Shape::ExtractElement => self.extract_element(),
            Shape::InsertElement => self.insert_element(),
            Shape::Shuffle => self.shuffle(),
            Shape::Fence => self.synchronisation().map(|()| TypeId::VOID),
            Shape::ReadWrite => self.read_write(),
            Shape::CompareExchange => self.compare_exchange(),
            Shape::VariableArgument => self.variable_argument(),
            Shape::LandingPad => self.landing_pad(),
            Shape::Resume => self.typed_operand().map(|_| TypeId::VOID),
            Shape::Pad => self.pad(opcode),
            Shape::CatchSwitch => self.catch_switch(),
            Shape::CatchReturn => self.catch_return(),
            Shape::CleanupReturn => self.cleanup_return(),
        }
    }

    fn note(&mut self, detail: Detail<'a>) {
        self.body.details.push(detail);
    }

    fn comma(&mut self) -> Parsed<()> {
        self.parser.expect(b',')
    }

    fn flags(&mut self) {
        while let Token::Word(word) = self.parser.token() {
            if word.as_bytes().get(1).is_some_and(u8::is_ascii_digit) || !FLAGS.contains(&word) {
                return; // most often a type such as `i32`
            }
            self.note(Detail::Flag(word));
            self.parser.advance();
        }
    }

    #[inline]
    fn is_at_comma(&self) -> bool {
        self.parser.is_mark(b',')
    }

    /// The number of the operand that was taken last.
    fn last_operand(&self) -> u32 {
        let first = self.body.instructions.last().map_or(0, |i| i.first_operand);
        self.body.operands.len() as u32 - first - 1
    }

    fn operand(&mut self, ty: TypeId) -> Parsed<()> {
        let at = self.parser.at();
        if let Token::Local(raw) = self.parser.token() {
            self.parser.advance();
            let slot = self.locals.value_slot(Name::new(raw), at);
            self.push_operand(ty, at, OperandKind::Local(slot));
        } else {
            let constant = self.parser.constant(ty)?;
            self.check_width(ty, at)?;
            self.push_operand(ty, at, OperandKind::Constant(constant));
        }
        Ok(())
    }

    #[inline]
    fn push_operand(&mut self, ty: TypeId, at: usize, kind: OperandKind<'a>) {
        self.body.operands.push(Operand { ty, at: at as u32, kind });
    }

    fn typed_operand(&mut self) -> Parsed<TypeId> {
        let ty = self.parser.ty()?;
        self.operand(ty)?;
        Ok(ty)
    }

    /// Takes `, T v`.
    fn next_operand(&mut self) -> Parsed<TypeId> {
        self.comma()?;
        self.typed_operand()
    }

    /// Notes if the room that `ty` takes is not known.
    fn room(&mut self, ty: TypeId) {
        let first = self.body.instructions.last().map_or(0, |i| i.first_detail as usize);
        let is_noted = || self.body.details[first..].contains(&Detail::Flag(SCALABLE));
        if self.parser.types.is_scalable(ty) && !is_noted() {
            self.note(Detail::Flag(SCALABLE));
        }
    }

    /// Notes the lanes if `ty` is a vector.
    fn lanes(&mut self, ty: TypeId) {
        if let Some((lanes, element)) = self.parser.types.lanes(ty) {
            let width = self.parser.types.bits(element);
            self.note(Detail::Lanes { lanes, width });
        }
    }

    fn binary(&mut self) -> Parsed<TypeId> {
        self.flags();
        let ty = self.typed_operand()?;
        self.comma()?;
        self.operand(ty)?;
        self.lanes(ty);
        Ok(ty)
    }

    fn unary(&mut self) -> Parsed<TypeId> {
        self.flags();
        let ty = self.typed_operand()?;
        self.lanes(ty);
        Ok(ty)
    }

    fn cast(&mut self) -> Parsed<TypeId> {
        self.converted().map(|(_, to)| to)
    }

    /// A cast that keeps bits: where the highest byte comes first, lanes do not keep their places.
    fn bit_cast(&mut self) -> Parsed<TypeId> {
        let (from, to) = self.converted()?;
        let parts = order::cast_parts(from, to, &mut self.parser.types);
        self.ordered(parts.into_iter().flatten().collect());
        Ok(to)
    }

    /// Takes `T v to T`, and returns both types.
    fn converted(&mut self) -> Parsed<(TypeId, TypeId)> {
        self.flags();
        let from = self.typed_operand()?;
        self.parser.expect_word("to")?;
        let to = self.parser.ty()?;
        let is_vector = self.parser.types.lanes(to).is_some();
        self.lanes(if is_vector { to } else { from });
        Ok((from, to))
    }

    fn compare(&mut self, predicates: &[&str]) -> Parsed<TypeId> {
        self.flags();
        let Token::Word(predicate) = self.parser.token() else {
            return Err(self.parser.expected("a predicate"));
        };
        if !predicates.contains(&predicate) {
            let fault = self.parser.expected("a predicate");
            return Err(fault.help(format!("the predicates are {}", predicates.join(", "))));
        }
        self.parser.advance();
        self.note(Detail::Predicate(predicate));
        let ty = self.typed_operand()?;
        self.comma()?;
        self.operand(ty)?;
        self.lanes(ty);
        Ok(self.parser.types.shaped_like(ty, TypeId::BIT))
    }

    fn select(&mut self) -> Parsed<TypeId> {
        self.flags();
        self.typed_operand()?;
        let ty = self.next_operand()?;
        self.next_operand()?;
        self.lanes(ty);
        Ok(ty)
    }

    fn phi(&mut self) -> Parsed<TypeId> {
        self.flags();
        let ty = self.parser.ty()?;
        if self.parser.is_mark(b'[') {
            self.arm(ty)?;
            while self.another(b'[') {
                self.arm(ty)?;
            }
        }
        Ok(ty)
    }

    /// Takes `[ %v, %from ]`.
    fn arm(&mut self, ty: TypeId) -> Parsed<()> {
        self.parser.expect(b'[')?;
        self.operand(ty)?;
        self.comma()?;
        let slot = self.block_name()?;
        self.note(Detail::Incoming(slot));
        self.parser.expect(b']')
    }

    /// Takes a comma if `mark` follows it: metadata may follow a comma too.
    fn another(&mut self, mark: u8) -> bool {
        let found = self.is_at_comma() && self.parser.ahead().as_bytes().first() == Some(&mark);
        if found {
            self.parser.advance();
        }
        found
    }

    fn block_name(&mut self) -> Parsed<u32> {
        let Token::Local(raw) = self.parser.token() else { return Err(self.parser.expected("a block")) };
        let slot = self.locals.block_slot(Name::new(raw), self.parser.at());
        self.parser.advance();
        Ok(slot)
    }

    /// Takes `label %b` as the next successor.
    fn successor(&mut self) -> Parsed<()> {
        self.parser.expect_word("label")?;
        let slot = self.block_name()?;
        self.note(Detail::Edge(slot));
        Ok(())
    }

    fn memory(&mut self, kind: &'static str, address: u32, ty: TypeId) -> Parsed<()> {
        let bytes = self.parser.types.extent(ty).stored;
        self.note(Detail::Access { kind, address, bytes });
        if self.parser.types.layout.big_endian {
            let parts = order::parts(ty, &mut self.parser.types).ok_or_else(|| self.too_many_parts())?;
            self.ordered(parts);
        }
        Ok(())
    }

    fn too_many_parts(&self) -> Box<Fault> {
        let end = self.parser.last_end();
        let message = format!("a value of more than {} parts is moved", order::MOST_PARTS);
        Fault::error(end - 1, end, message).label("their bytes have an order that is not kept")
    }

    /// Notes the parts of what is moved, where memory has the highest byte first.
    fn ordered(&mut self, parts: Vec<Part>) {
        for (position, part) in (0..).zip(parts) {
            self.note(Detail::Ordered { position, part });
        }
    }

    fn load(&mut self) -> Parsed<TypeId> {
        self.flags();
        let ty = self.parser.ty()?;
        self.next_operand()?;
        self.synchronisation()?;
        self.trailing_alignment()?;
        self.memory("load", 0, ty)?;
        self.lanes(ty);
        Ok(ty)
    }

    fn store(&mut self) -> Parsed<TypeId> {
        self.flags();
        let ty = self.typed_operand()?;
        self.next_operand()?;
        self.synchronisation()?;
        self.trailing_alignment()?;
        self.memory("store", 1, ty)?;
        self.lanes(ty);
        Ok(TypeId::VOID)
    }

    /// Takes `syncscope("…")` and orderings, where there are any.
    fn synchronisation(&mut self) -> Parsed<()> {
        loop {
            let start = self.parser.at();
            match self.parser.token() {
                Token::Word("syncscope") => {
                    self.parser.advance();
                    self.parser.skip_parentheses()?;
                    let text = self.parser.since(start);
                    self.note(Detail::Flag(text));
                }
                Token::Word(word) if ORDERINGS.contains(&word) => {
                    self.parser.advance();
                    self.note_once(Detail::Ordering(word));
                }
                _ => return Ok(()),
            }
        }
    }

    /// Notes `detail` unless the one before is the same.
    fn note_once(&mut self, detail: Detail<'a>) {
        if self.body.details.last() != Some(&detail) {
            self.note(detail);
        }
    }

    /// Takes `, align 8` and returns the number.
    fn trailing_alignment(&mut self) -> Parsed<Option<u64>> {
        if !self.another_word("align") {
            return Ok(None);
        }
        self.parser.advance();
        self.parser.natural().map(Some)
    }

    /// Takes a comma if `word` follows it.
    fn another_word(&mut self, word: &str) -> bool {
        let begins = |ahead: &str| {
            ahead
                .strip_prefix(word)
                .is_some_and(|rest| !rest.as_bytes().first().is_some_and(|&b| is_word_byte(b)))
        };
        let found = self.is_at_comma() && begins(self.parser.ahead());
        if found {
            self.parser.advance();
        }
        found
    }

    fn alloca(&mut self) -> Parsed<TypeId> {
        self.flags();
        let ty = self.parser.ty()?;
        let extent = self.measured(ty)?;
        self.room(ty);
        let mut align = None;
        let mut space = 0;
        let mut count = Some(1);
        while self.parser.is_mark(b',') {
            if let Some(number) = self.trailing_alignment()? {
                align = Some(number);
            } else if self.another_word("addrspace") {
                space = self.parser.address_space()?;
            } else if self.parser.ahead().starts_with('!') {
                break;
            } else {
                self.next_operand()?;
                count = self.number().and_then(|bits| bits.to_u128()).and_then(|n| i32::try_from(n).ok());
            }
        }
        self.note(Detail::Allocation { size: extent.stride, align: align.unwrap_or(extent.align) });
        self.note(Detail::Allocated { ty, count });
        Ok(self.parser.types.intern(Type::Pointer(space)))
    }

    /// The room that `ty`, which has just been taken, takes in memory.
    fn measured(&mut self, ty: TypeId) -> Parsed<Extent> {
        let extent = self.parser.types.extent(ty);
        if extent.bits < u64::MAX {
            return Ok(extent);
        }
        let end = self.parser.last_end();
        let message = format!("`{}` has more than 2^64 bits", self.parser.types.text(ty));
        Err(Fault::error(end - 1, end, message))
    }

    fn address(&mut self) -> Parsed<TypeId> {
        self.flags();
        while let Token::Word("inrange") = self.parser.token() {
            self.parser.advance();
            self.parser.skip_parentheses()?;
        }
        let source = self.parser.ty()?;
        self.measured(source)?;
        self.room(source);
        let mut result = self.next_operand()?;
        let mut steps = Steps::new(source);
        while self.is_at_comma() && !self.parser.ahead().starts_with('!') {
            let ty = self.next_operand()?;
            if self.parser.types.lanes(result).is_none() {
                result = self.parser.types.shaped_like(ty, result);
            }
            self.index(&mut steps, ty)?;
        }
        self.note(Detail::Offset(steps.offset));
        self.note(Detail::Source(source));
        self.lanes(result);
        Ok(result)
    }

    /// The number that all lanes of the last operand are, if it is a constant.
    fn number(&self) -> Option<&Bits> {
        match &self.body.operands.last()?.kind {
            OperandKind::Constant(constant) => single(constant),
            OperandKind::Local(_) => None,
        }
    }

    /// Takes note of the index that is the last operand.
    fn index(&mut self, steps: &mut Steps, ty: TypeId) -> Parsed<()> {
        let scalar = self.parser.types.scalar(ty);
        let width = self.parser.types.bits(scalar);
        let operand = self.last_operand();
        let number = self.number().and_then(|bits| bits.to_signed(width));
        let step = match number {
            Some(number) => steps.constant(number, &mut self.parser.types),
            None => steps
                .scale(&mut self.parser.types)
                .map(|scale| self.note(Detail::Scale { operand, scale, width })),
        };
        step.ok_or_else(|| {
            let at = self.body.operands.last().map_or(0, |o| o.at as usize);
            Fault::error(at, at + 1, "this index does not fit the type").label("no such part")
        })
    }

    fn call(&mut self) -> Parsed<TypeId> {
        self.flags();
        let result = self.callee_and_arguments()?;
        if result == TypeId::VOID {
            self.lanes_of_arguments()
        } else {
            self.lanes_of_call(result)
        }
        Ok(result)
    }

    fn lanes_of_call(&mut self, result: TypeId) {
        match self.parser.types.lanes(result) {
            Some(_) => self.lanes(result),
            None => self.lanes_of_arguments(),
        }
    }

    fn lanes_of_arguments(&mut self) {
        let first = self.body.instructions.last().map_or(0, |i| i.first_operand as usize);
        let vector =
            self.body.operands[first..].iter().map(|o| o.ty).find(|&t| self.parser.types.lanes(t).is_some());
        if let Some(ty) = vector {
            self.lanes(ty);
        }
    }

    /// Takes everything from the calling convention to the operand bundles.
    fn callee_and_arguments(&mut self) -> Parsed<TypeId> {
        while !self.parser.is_at_type() {
            self.before_result()?;
        }
        let ty = self.parser.ty()?;
        let result = match *self.parser.types.get(ty) {
            Type::Function { result, .. } => result,
            _ => ty,
        };
        let at = self.parser.at();
        let callee = self.callee()?;
        self.arguments()?;
        self.call_type(ty, &callee);
        match callee {
            OperandKind::Constant(Constant::Address { global, offset: 0 }) => {
                self.note(Detail::Callee(global))
            }
            OperandKind::Constant(Constant::Expression(text)) if text.starts_with("asm") => {
                self.note(Detail::Callee(text));
            }
            indirect => {
                self.push_operand(TypeId::POINTER, at, indirect);
                let operand = self.last_operand();
                self.note(Detail::CalleeOperand(operand));
            }
        }
        self.call_attributes()?;
        self.bundles()?;
        Ok(result)
    }

    /// Takes a calling convention, or an attribute of the result, which is kept.
    fn before_result(&mut self) -> Parsed<()> {
        if self.parser.eat_word("cc") {
            return self.parser.natural().map(drop);
        }
        let word = if let Token::Word(word) = self.parser.token() { word } else { "" };
        match self.parser.attribute()? {
            None => return Err(self.parser.expected("a type")),
            Some(Attribute::Text(text)) if !is_calling_convention(word) && word != "addrspace" => {
                self.note(Detail::ResultAttribute(text));
            }
            Some(_) => {}
        }
        Ok(())
    }

    /// Notes the type of what is called, if that is not an intrinsic: `ty` is all of it, or the type of its result.
    fn call_type(&mut self, ty: TypeId, callee: &OperandKind<'a>) {
        let address = if let OperandKind::Constant(constant) = callee { Some(constant) } else { None };
        if matches!(address, Some(Constant::Address { global, .. }) if global.starts_with("llvm.")) {
            return;
        }
        let first = self.body.instructions.last().map_or(0, |i| i.first_operand as usize);
        if let Type::Function { parameters, variadic, .. } = self.parser.types.get(ty) {
            let (from, to) = (parameters.len() as u32, (self.body.operands.len() - first) as u32);
            if *variadic && from < to {
                self.note(Detail::Further { from, to });
            }
            return self.note(Detail::CallType(ty));
        }
        self.parts.clear();
        self.parts.push(ty);
        self.parts.extend(self.body.operands[first..].iter().map(|operand| operand.ty));
        let ty = self.parser.types.signature(&self.parts);
        self.note(Detail::CallType(ty));
    }

    fn callee(&mut self) -> Parsed<OperandKind<'a>> {
        let start = self.parser.at();
        match self.parser.token() {
            Token::Local(raw) => {
                self.parser.advance();
                Ok(OperandKind::Local(self.locals.value_slot(Name::new(raw), start)))
            }
            Token::Word("asm") => {
                while let Token::Word(_) = self.parser.token() {
                    self.parser.advance();
                }
                self.parser.string()?;
                self.comma()?;
                self.parser.string()?;
                Ok(OperandKind::Constant(Constant::Expression(self.parser.since(start))))
            }
            _ => self.parser.constant(TypeId::POINTER).map(OperandKind::Constant),
        }
    }

    fn arguments(&mut self) -> Parsed<()> {
        self.parser.expect(b'(')?;
        while !self.parser.is_mark(b')') {
            self.argument()?;
            if !self.parser.eat(b',') {
                break;
            }
        }
        self.parser.expect(b')')
    }

    fn argument(&mut self) -> Parsed<()> {
        if self.parser.token() == Token::Ellipsis {
            self.parser.advance(); // a variadic thunk forwards what it got
            return Ok(());
        }
        let ty = self.parser.ty()?;
        match ty {
            TypeId::METADATA => return self.metadata_operand(),
            TypeId::LABEL => return self.label_operand(),
            _ => {}
        }
        let (mut copied, mut align) = (None, None);
        loop {
            match self.parser.token() {
                Token::Word("byval") => copied = self.by_value()?.or(copied),
                Token::Word(word) if !is_constant_word(word) => {
                    if let Some(Attribute::Text(text)) = self.parser.attribute()? {
                        align = text.strip_prefix("align ").and_then(|bytes| bytes.parse().ok()).or(align);
                    }
                }
                Token::Text(_) => drop(self.parser.attribute()?),
                _ => break,
            }
        }
        self.operand(ty)?;
        if let Some(ty) = copied {
            let operand = self.last_operand();
            self.note(Detail::Copied { operand, ty, align });
        }
        Ok(())
    }

    /// Takes `byval(%s)`, and gives the type.
    fn by_value(&mut self) -> Parsed<Option<TypeId>> {
        self.parser.advance();
        if !self.parser.eat(b'(') {
            return Ok(None);
        }
        let ty = self.parser.ty()?;
        self.parser.expect(b')')?;
        Ok(Some(ty))
    }

    /// A block is kept as text.
    fn label_operand(&mut self) -> Parsed<()> {
        let start = self.parser.at();
        let slot = self.block_name()?;
        self.note(Detail::Label(slot));
        let text = OperandKind::Constant(Constant::Expression(self.parser.since(start)));
        self.push_operand(TypeId::LABEL, start, text);
        Ok(())
    }

    /// A value in metadata is that value; a node is kept as text.
    fn metadata_operand(&mut self) -> Parsed<()> {
        let start = self.parser.at();
        if !matches!(self.parser.token(), Token::Metadata(_)) {
            return self.typed_operand().map(drop);
        }
        self.parser.metadata_node()?;
        let text = OperandKind::Constant(Constant::Expression(self.parser.since(start)));
        self.push_operand(TypeId::METADATA, start, text);
        Ok(())
    }

    fn call_attributes(&mut self) -> Parsed<()> {
        loop {
            match self.parser.token() {
                Token::Word("to") => return Ok(()),
                Token::Word(word) if opcode::begins_instruction(word) => return Ok(()),
                Token::Word(word) if self.parser.is_on_new_line() && !is_call_attribute(word) => {
                    return Ok(());
                }
                Token::Hash(name) if name.starts_with("dbg_") => return Ok(()),
                _ => match self.parser.attribute()? {
                    Some(attribute) => self.note(Detail::CallAttribute(attribute)),
                    None => return Ok(()),
                },
            }
        }
    }

    /// Takes `[ "deopt"(i32 %x) ]`: the operands follow those of the call.
    fn bundles(&mut self) -> Parsed<()> {
        if !self.parser.eat(b'[') {
            return Ok(());
        }
        while let Token::Text(_) = self.parser.token() {
            self.parser.advance();
            self.arguments()?;
            if !self.parser.eat(b',') {
                break;
            }
        }
        self.parser.expect(b']')
    }

    fn invoke(&mut self) -> Parsed<TypeId> {
        let result = self.callee_and_arguments()?;
        self.parser.expect_word("to")?;
        self.successor()?;
        self.parser.expect_word("unwind")?;
        self.successor()?;
        Ok(result)
    }

    fn call_branch(&mut self) -> Parsed<TypeId> {
        let result = self.callee_and_arguments()?;
        self.parser.expect_word("to")?;
        self.successor()?;
        self.labels()?;
        Ok(result)
    }

    /// Takes `[label %a, label %b]`.
    fn labels(&mut self) -> Parsed<()> {
        self.parser.expect(b'[')?;
        while !self.parser.is_mark(b']') {
            self.successor()?;
            if !self.parser.eat(b',') {
                break;
            }
        }
        self.parser.expect(b']')
    }

    fn return_value(&mut self) -> Parsed<TypeId> {
        let ty = self.parser.ty()?;
        if ty != TypeId::VOID {
            self.operand(ty)?;
        }
        Ok(TypeId::VOID)
    }

    fn branch(&mut self) -> Parsed<TypeId> {
        if self.parser.is_word("label") {
            self.successor()?;
            return Ok(TypeId::VOID);
        }
        self.typed_operand()?;
        self.comma()?;
        self.successor()?;
        self.comma()?;
        self.successor()?;
        Ok(TypeId::VOID)
    }

    fn switch(&mut self) -> Parsed<TypeId> {
        let ty = self.typed_operand()?;
        self.comma()?;
        self.successor()?;
        self.parser.expect(b'[')?;
        let mut seen = FxHashSet::default();
        let mut successor = 1;
        while !self.parser.is_mark(b']') {
            let at = self.parser.at();
            let (_, constant) = self.parser.typed_constant()?;
            let Some(bits) = constant.flatten(ty, &mut self.parser.types) else {
                return Err(Fault::error(at, self.parser.last_end(), "a case must be a number"));
            };
            let text = decimal(&bits);
            if !seen.insert(text.clone()) {
                return Err(Fault::error(at, self.parser.last_end(), "this case is there twice"));
            }
            self.note(Detail::Case(successor, text));
            self.comma()?;
            self.successor()?;
            successor += 1;
        }
        self.parser.expect(b']')?;
        Ok(TypeId::VOID)
    }

    fn indirect_branch(&mut self) -> Parsed<TypeId> {
        self.typed_operand()?;
        self.comma()?;
        self.labels()?;
        Ok(TypeId::VOID)
    }

    /// Takes `, 1, 0` and returns the type of the part they name.
    fn part(&mut self, whole: TypeId) -> Parsed<TypeId> {
        let (mut ty, mut bit) = (whole, 0);
        while self.is_at_comma()
            && self.parser.ahead().starts_with(|first: char| first.is_ascii_digit() || first == '-')
        {
            self.parser.advance();
            let at = self.parser.at();
            let index = self.parser.natural()?;
            let part = self.parser.types.part(ty, index);
            let offset = part_bit(ty, index, &mut self.parser.types);
            let (Some(part), Some(offset)) = (part, offset) else {
                let text = self.parser.types.text(ty);
                return Err(Fault::error(at, self.parser.last_end(), format!("`{text}` has no such part")));
            };
            let Ok(number) = i32::try_from(index) else {
                return Err(Fault::error(at, self.parser.last_end(), "an index has at most 31 bits"));
            };
            self.note(Detail::Index(number));
            (ty, bit) = (part, bit + offset);
        }
        let width = self.parser.types.bits(ty);
        self.note(Detail::Part { bit, width });
        Ok(ty)
    }

    fn extract_value(&mut self) -> Parsed<TypeId> {
        let whole = self.typed_operand()?;
        self.part(whole)
    }

    fn insert_value(&mut self) -> Parsed<TypeId> {
        let whole = self.typed_operand()?;
        self.next_operand()?;
        self.part(whole)?;
        Ok(whole)
    }

    fn extract_element(&mut self) -> Parsed<TypeId> {
        let vector = self.typed_operand()?;
        self.next_operand()?;
        self.lanes(vector);
        Ok(self.parser.types.scalar(vector))
    }

    fn insert_element(&mut self) -> Parsed<TypeId> {
        let vector = self.typed_operand()?;
        self.next_operand()?;
        self.next_operand()?;
        self.lanes(vector);
        Ok(vector)
    }

    fn shuffle(&mut self) -> Parsed<TypeId> {
        let vector = self.typed_operand()?;
        self.next_operand()?;
        self.comma()?;
        let at = self.parser.at();
        let (mask, indices) = self.parser.typed_constant()?;
        let lanes = self.parser.types.lanes(mask).map_or(0, |(lanes, _)| lanes);
        if lanes > MOST_LANES {
            let message = format!("a shuffle to more than {MOST_LANES} lanes");
            return Err(
                Fault::error(at, self.parser.last_end(), message).label("what it selects is not kept")
            );
        }
        for lane in 0..lanes as usize {
            let index = mask_index(&indices, lane);
            self.note(Detail::Index(index));
        }
        let element = self.parser.types.scalar(vector);
        let result = self.parser.types.shaped_like(mask, element);
        self.lanes(result);
        Ok(result)
    }

    fn read_write(&mut self) -> Parsed<TypeId> {
        self.flags();
        let Token::Word(operation) = self.parser.token() else {
            return Err(self.parser.expected("an operation"));
        };
        self.parser.advance();
        self.note(Detail::Operation(operation));
        self.typed_operand()?;
        let ty = self.next_operand()?;
        self.synchronisation()?;
        self.trailing_alignment()?;
        self.memory("atomicrmw", 0, ty)?;
        self.lanes(ty);
        Ok(ty)
    }

    fn compare_exchange(&mut self) -> Parsed<TypeId> {
        self.flags();
        self.typed_operand()?;
        let ty = self.next_operand()?;
        self.next_operand()?;
        self.synchronisation()?;
        self.trailing_alignment()?;
        self.memory("cmpxchg", 0, ty)?;
        Ok(self.parser.types.intern(Type::Struct { fields: [ty, TypeId::BIT].into(), packed: false }))
    }

    fn variable_argument(&mut self) -> Parsed<TypeId> {
        self.typed_operand()?;
        self.comma()?;
        self.parser.ty()
    }

    fn landing_pad(&mut self) -> Parsed<TypeId> {
        let ty = self.parser.ty()?;
        loop {
            match self.parser.token() {
                Token::Word("catch" | "filter") => {
                    self.parser.advance();
                    self.typed_operand()?;
                }
                Token::Word("cleanup") => self.flags(),
                _ => return Ok(ty),
            }
        }
    }

    /// Takes `within %pad [ptr @t, i32 0]`.
    fn pad(&mut self, _: &str) -> Parsed<TypeId> {
        self.parser.expect_word("within")?;
        self.operand(TypeId::TOKEN)?;
        self.parser.expect(b'[')?;
        while !self.parser.is_mark(b']') {
            self.argument()?;
            if !self.parser.eat(b',') {
                break;
            }
        }
        self.parser.expect(b']')?;
        Ok(TypeId::TOKEN)
    }

    /// The unwind way is LLVM's first successor, and handlers follow.
    fn catch_switch(&mut self) -> Parsed<TypeId> {
        self.parser.expect_word("within")?;
        self.operand(TypeId::TOKEN)?;
        let first = self.body.details.len();
        self.labels()?;
        let handlers = self.body.details.len() - first;
        self.unwind()?;
        self.body.details[first..].rotate_left(handlers);
        Ok(TypeId::TOKEN)
    }

    fn unwind(&mut self) -> Parsed<()> {
        self.parser.expect_word("unwind")?;
        if !self.parser.eat_word("to") {
            return self.successor();
        }
        self.parser.expect_word("caller")
    }

    fn catch_return(&mut self) -> Parsed<TypeId> {
        self.parser.expect_word("from")?;
        self.operand(TypeId::TOKEN)?;
        self.parser.expect_word("to")?;
        self.successor()?;
        Ok(TypeId::VOID)
    }

    fn cleanup_return(&mut self) -> Parsed<TypeId> {
        self.parser.expect_word("from")?;
        self.operand(TypeId::TOKEN)?;
        self.unwind()?;
        Ok(TypeId::VOID)
    }

    /// Takes an instruction that is not known, to the end of its line: what it uses and makes, and where it may go.
    ///
    /// Its first type is taken for that of its result. With a `label` in it, it ends the block.
    pub(super) fn unknown(&mut self, word: &'a str, result: Option<Name<'a>>, at: usize) -> Parsed<bool> {
        let start = self.parser.at();
        let message = format!("unknown instruction `{word}`");
        let fault = Fault::warning(start, start + word.len(), message);
        self.warnings.push(*fault.label("kept with its operands only"));
        self.parser.advance();
        let (mut ty, mut ends, mut depth) = (None, false, 0usize);
        while depth > 0 || !self.parser.is_on_new_line() {
            match self.parser.token() {
                Token::End | Token::Mark(b'}') if depth == 0 => break,
                Token::End => return Err(self.parser.expected("the end of the instruction")),
                Token::Word("label") => {
                    self.successor()?;
                    ends = true;
                    continue;
                }
                Token::Mark(b'(' | b'[' | b'{' | b'<') if ty.is_some() => depth += 1,
                Token::Mark(b')' | b']' | b'}' | b'>') => depth = depth.saturating_sub(1),
                Token::Local(raw) if !self.names_type(raw) => {
                    self.operand(ty.unwrap_or(TypeId::UNKNOWN))?;
                    continue;
                }
                _ if ty.is_none() && self.parser.is_at_type() => {
                    ty = Some(self.parser.ty()?);
                    continue;
                }
                _ => {}
            }
            self.parser.advance();
        }
        if let Some(name) = result {
            let value = self.define_value(name, ty.unwrap_or(TypeId::UNKNOWN), at)?;
            self.body.instructions.last_mut().expect("an instruction has begun").result = Some(value);
        }
        Ok(ends)
    }

    /// Returns true if `%raw` is a type here; a value of that name goes first.
    fn names_type(&mut self, raw: &'a str) -> bool {
        if !self.parser.types.is_named(&crate::llvm::name::canonical(raw)) {
            return false;
        }
        let slot = self.locals.slot(Name::new(raw), self.parser.at());
        !matches!(self.locals.get(slot), Local::Value(_))
    }
}

/// The number that all lanes of a constant are.
fn single<'c>(constant: &'c Constant<'_>) -> Option<&'c Bits> {
    static ZERO: Bits = Bits::ZERO;
    match constant {
        Constant::Number(bits) => Some(bits),
        Constant::Zero | Constant::Undefined => Some(&ZERO),
        Constant::Aggregate(parts) => {
            let (_, first) = parts.first()?;
            parts.iter().all(|(_, part)| part == first).then(|| single(first)).flatten()
        }
        _ => None,
    }
}

/// Lane `lane` of a shuffle's mask; -1 where nothing is selected.
fn mask_index(mask: &Constant<'_>, lane: usize) -> i32 {
    let lane = match mask {
        Constant::Aggregate(parts) => parts.get(lane).map(|(_, part)| part),
        whole => Some(whole),
    };
    match lane {
        Some(Constant::Number(bits)) => {
            bits.to_signed(32).and_then(|index| i32::try_from(index).ok()).unwrap_or(-1)
        }
        Some(Constant::Zero) => 0,
        _ => -1,
    }
}

/// The number in decimal.
pub fn decimal(bits: &Bits) -> String {
    let mut text = String::new();
    bits.print(&mut text);
    text
}

impl<'a> Detail<'a> {
    /// The attribute of the call's result, if it is one.
    pub fn result_attribute(&self) -> Option<&'a str> {
        match self {
            Detail::ResultAttribute(attribute) => Some(attribute),
            _ => None,
        }
    }

    /// The attribute of the call site, if it is one.
    pub fn call_attribute(&self) -> Option<Attribute<'a>> {
        match self {
            Detail::CallAttribute(attribute) => Some(*attribute),
            _ => None,
        }
    }
}
