//! One function: its header, and its body as a flat tree.

use crate::llvm::attribute::{Attribute, is_calling_convention};
use crate::llvm::constant::Constant;
use crate::llvm::fault::{Fault, Parsed};
use crate::llvm::lexer::Token;
use crate::llvm::locals::{Local, Locals, Name};
use crate::llvm::opcode::{self, Shape};
use crate::llvm::order::Part;
use crate::llvm::parser::Parser;
use crate::llvm::types::TypeId;

/// Linkage of a function, as written before its type.
pub(super) const LINKAGES: [&str; 11] = [
    "private",
    "internal",
    "available_externally",
    "linkonce",
    "weak",
    "linkonce_odr",
    "weak_odr",
    "external",
    "extern_weak",
    "common",
    "appending",
];

/// Preemption, visibility and DLL storage class of a symbol, as written before its type.
const SYMBOL_PROPERTIES: [&str; 7] =
    ["dso_local", "dso_preemptable", "default", "hidden", "protected", "dllimport", "dllexport"];

/// The words before the type of a function's result.
#[derive(Default)]
struct Prefix<'a> {
    linkage: Option<&'a str>,
    /// The calling convention, if one is named.
    attributes: Vec<Attribute<'a>>,
    result_attributes: Vec<&'a str>,
}

/// The part of a function before its body.
#[derive(Clone, Debug)]
pub struct Header<'a> {
    /// As it was written, without the `@`.
    pub name: &'a str,
    /// The place of the name.
    pub at: usize,
    pub result: TypeId,
    pub parameters: Vec<Parameter<'a>>,
    /// True if `...` follows the parameters.
    pub variadic: bool,
    /// Attributes of the result.
    pub result_attributes: Vec<&'a str>,
    /// Attributes, after the calling convention if one is named.
    pub attributes: Vec<Attribute<'a>>,
    /// The linkage, if written: `internal`, `weak_odr`.
    pub linkage: Option<&'a str>,
    /// The group that the linker takes as one, as it was written; empty if it has the function's own name.
    pub comdat: Option<&'a str>,
    /// The start of the text of the node of `!reqd_work_group_size`, or its number, as in [`Instruction::location`].
    pub work_group: Option<u32>,
    /// The same of the node of `!intel_reqd_sub_group_size`.
    pub sub_group: Option<u32>,
    /// The same of the node of its `!DISubprogram`.
    pub subprogram: Option<u32>,
}

/// One parameter; nothing is named in a declaration.
#[derive(Clone, Debug)]
pub struct Parameter<'a> {
    pub ty: TypeId,
    pub name: Option<(Name<'a>, usize)>,
    pub attributes: Vec<&'a str>,
    /// The type of the memory of which a call passes a copy: `byval(%s)`.
    pub copied: Option<TypeId>,
}

/// The span of a body: from its `{` to after its `}`.
#[derive(Clone, Copy, Debug)]
pub struct Span {
    pub start: usize,
    pub end: usize,
}

/// A body: lists that refer to each other by index. Reused from function to function.
#[derive(Default, Debug)]
pub struct Body<'a> {
    pub values: Vec<Value<'a>>,
    pub blocks: Vec<Block<'a>>,
    pub instructions: Vec<Instruction<'a>>,
    pub operands: Vec<Operand<'a>>,
    pub details: Vec<Detail<'a>>,
    /// The starts of debug records, and of the calls that older text has in their place.
    pub records: Vec<u32>,
}

/// An argument or result.
#[derive(Debug)]
pub struct Value<'a> {
    pub name: Name<'a>,
    pub ty: TypeId,
}

/// A block and the number of its first instruction.
#[derive(Debug)]
pub struct Block<'a> {
    pub name: Name<'a>,
    pub first: u32,
    /// The start of its text, after the label.
    pub start: u32,
}

/// An instruction; its operands and details end where those of the next begin.
#[derive(Debug)]
pub struct Instruction<'a> {
    pub opcode: &'a str,
    pub result: Option<u32>,
    pub first_operand: u32,
    pub first_detail: u32,
    /// The start of the text of its `!DILocation`, if it has one.
    pub location: Option<u32>,
    /// The start and end of its text, result and metadata included.
    pub start: u32,
    pub end: u32,
}

/// An operand with its type.
#[derive(Debug)]
pub struct Operand<'a> {
    pub ty: TypeId,
    pub at: u32,
    pub kind: OperandKind<'a>,
}

/// The kind of an operand.
#[derive(Debug)]
pub enum OperandKind<'a> {
    /// A slot of [`Locals`].
    Local(u32),
    Constant(Constant<'a>),
}

/// Further properties of an instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Detail<'a> {
    /// The next successor, by slot.
    Edge(u32),
    /// The successor that a switch takes for this number.
    Case(u32, String),
    /// The block of the next operand of a phi, by slot.
    Incoming(u32),
    /// A block that an operand bundle names, by slot.
    Label(u32),
    Predicate(&'a str),
    Flag(&'a str),
    Ordering(&'a str),
    Operation(&'a str),
    Index(i32),
    Part {
        bit: u64,
        width: u64,
    },
    Lanes {
        lanes: u64,
        width: u64,
    },
    Offset(i64),
    Scale {
        operand: u32,
        scale: u64,
        width: u64,
    },
    Access {
        kind: &'static str,
        address: u32,
        bytes: u64,
    },
    /// Part `position` of what is moved, where memory has the highest byte first.
    Ordered {
        position: u32,
        part: Part,
    },
    Allocation {
        size: u64,
        align: u64,
    },
    /// The allocated type, and the number of elements if it is constant.
    Allocated {
        ty: TypeId,
        count: Option<i32>,
    },
    /// The source element type of an address.
    Source(TypeId),
    Callee(&'a str),
    /// The operand that is called.
    CalleeOperand(u32),
    CallType(TypeId),
    /// The operands from here to there are arguments after the parameters.
    Further {
        from: u32,
        to: u32,
    },
    /// The call passes a copy of what the operand points to: its type, and the alignment if that is written.
    Copied {
        operand: u32,
        ty: TypeId,
        align: Option<u64>,
    },
    CallAttribute(Attribute<'a>),
    ResultAttribute(&'a str),
    /// The number of the node with branch weights.
    Weights(u32),
    /// The number of the node with the properties of a loop.
    Loop(u32),
    /// The number of the node that says what type is accessed.
    Tag(u32),
    /// The number of the list of alias scopes that this is in, or, if not, of those that it is none of.
    Scopes {
        node: u32,
        within: bool,
    },
}

impl Body<'_> {
    fn clear(&mut self) {
        self.values.clear();
        self.blocks.clear();
        self.instructions.clear();
        self.operands.clear();
        self.details.clear();
        self.records.clear();
    }
}

/// The group and the nodes of metadata that are attached to a function, as in [`Header`].
#[derive(Clone, Copy, Default, Debug)]
struct Attached<'a> {
    comdat: Option<&'a str>,
    work_group: Option<u32>,
    sub_group: Option<u32>,
    subprogram: Option<u32>,
}

impl<'a> Parser<'a> {
    /// Takes what follows `define` or `declare`, up to the body if there is one.
    pub fn header(&mut self) -> Parsed<Header<'a>> {
        let Prefix { linkage, mut attributes, result_attributes } = self.before_result()?;
        let result = self.ty()?;
        let (at, token) = (self.at(), self.token());
        let Token::Global(name) = token else { return Err(self.expected("the function's name")) };
        self.advance();
        let (parameters, variadic) = self.parameters()?;
        let Attached { comdat, work_group, sub_group, subprogram } =
            self.after_parameters(&mut attributes)?;
        Ok(Header {
            name,
            at,
            result,
            parameters,
            variadic,
            result_attributes,
            attributes,
            linkage,
            comdat,
            work_group,
            sub_group,
            subprogram,
        })
    }

    /// Takes linkage, visibility and the like, the calling convention, and attributes of the result.
    fn before_result(&mut self) -> Parsed<Prefix<'a>> {
        let mut prefix = Prefix::default();
        loop {
            while let Token::Metadata(_) = self.token() {
                self.attachment()?; // as in `declare !dbg !4 void @f()`
            }
            if self.is_at_type() {
                return Ok(prefix);
            }
            let start = self.at();
            if self.eat_word("cc") {
                self.natural()?;
                prefix.attributes.push(Attribute::Text(self.since(start)));
                continue;
            }
            let word = if let Token::Word(word) = self.token() { word } else { "" };
            match self.attribute()? {
                Some(_) if LINKAGES.contains(&word) => prefix.linkage = Some(word),
                Some(_) if SYMBOL_PROPERTIES.contains(&word) => {}
                Some(attribute) if is_calling_convention(word) => prefix.attributes.push(attribute),
                Some(Attribute::Text(text)) => prefix.result_attributes.push(text),
                Some(Attribute::Group(_)) => {}
                None => return Err(self.expected("a type")),
            }
        }
    }

    /// Takes `!dbg !4`: the kind of metadata, and the node.
    fn attachment(&mut self) -> Parsed<u32> {
        self.advance();
        let at = self.at();
        let node = self.metadata_node()?;
        Ok(node.parse().unwrap_or(INLINE | at as u32))
    }

    /// Takes the parameters; says whether `...` follows them.
    fn parameters(&mut self) -> Parsed<(Vec<Parameter<'a>>, bool)> {
        self.expect(b'(')?;
        let (mut parameters, mut variadic) = (Vec::new(), false);
        while !self.is_mark(b')') {
            if self.token() == Token::Ellipsis {
                self.advance();
                variadic = true;
                break;
            }
            parameters.push(self.parameter()?);
            if !self.eat(b',') {
                break;
            }
        }
        self.expect(b')')?;
        Ok((parameters, variadic))
    }

    fn parameter(&mut self) -> Parsed<Parameter<'a>> {
        let ty = self.ty()?;
        let (mut attributes, mut copied) = (Vec::new(), None);
        loop {
            let start = self.at();
            if self.eat_word("byval") {
                if self.eat(b'(') {
                    copied = Some(self.ty()?);
                    self.expect(b')')?;
                }
                attributes.push(self.since(start));
                continue;
            }
            match self.attribute()? {
                Some(Attribute::Text(text)) => attributes.push(text),
                Some(Attribute::Group(_)) => {}
                None => break,
            }
        }
        let mut name = None;
        if let Token::Local(raw) = self.token() {
            name = Some((Name::new(raw), self.at()));
            self.advance();
        }
        Ok(Parameter { ty, name, attributes, copied })
    }

    /// Takes what stands between parameters and body; gives the nodes that matter.
    fn after_parameters(&mut self, attributes: &mut Vec<Attribute<'a>>) -> Parsed<Attached<'a>> {
        let mut attached = Attached::default();
        loop {
            match self.token() {
                Token::Word("unnamed_addr" | "local_unnamed_addr") => self.advance(),
                Token::Word("addrspace") => drop(self.address_space()?),
                Token::Word("section" | "partition" | "gc") => {
                    self.advance();
                    self.string()?;
                }
                Token::Word("comdat") => attached.comdat = Some(self.comdat()?),
                Token::Word("prefix" | "prologue" | "personality") => {
                    self.advance();
                    self.typed_constant()?;
                }
                Token::Metadata(_) if self.ahead().starts_with('=') => return Ok(attached),
                Token::Metadata(kind) => {
                    let node = self.attachment()?;
                    match kind {
                        "reqd_work_group_size" => attached.work_group = Some(node),
                        "intel_reqd_sub_group_size" => attached.sub_group = Some(node),
                        "dbg" => attached.subprogram = Some(node),
                        _ => {}
                    }
                }
                Token::Word("align") => drop(self.attribute()?),
                Token::Word(_) if self.is_on_new_line() && self.starts_top_level() => return Ok(attached),
                _ => match self.attribute()? {
                    Some(attribute) => attributes.push(attribute),
                    None => return Ok(attached),
                },
            }
        }
    }

    /// Takes `comdat` and gives its name in parentheses, empty if it has none.
    pub fn comdat(&mut self) -> Parsed<&'a str> {
        self.advance();
        if !self.eat(b'(') {
            return Ok("");
        }
        let Token::Comdat(name) = self.token() else { return Err(self.expected("the name of a comdat")) };
        self.advance();
        self.expect(b')')?;
        Ok(name)
    }

    /// Returns true if the next word begins an item of the module.
    pub(super) fn starts_top_level(&self) -> bool {
        let words = ["define", "declare", "attributes", "target", "source_filename", "module"];
        matches!(self.token(), Token::Word(word) if words.contains(&word) || word.starts_with("uselistorder"))
    }
}

/// Reads bodies, one after another.
#[derive(Debug)]
pub struct Reader<'a> {
    pub parser: Parser<'a>,
    pub locals: Locals<'a>,
    pub body: Body<'a>,
    /// Warnings about unknown opcodes.
    pub warnings: Vec<Fault>,
    /// By type whether its width is known to fit a column of numbers.
    fits: Vec<bool>,
    /// The types of a call's result and arguments.
    pub(super) parts: Vec<TypeId>,
}

impl<'a> Reader<'a> {
    /// A reader that goes on with `parser`.
    pub fn new(parser: Parser<'a>) -> Self {
        Reader {
            parser,
            locals: Locals::default(),
            body: Body::default(),
            warnings: Vec::new(),
            fits: Vec::new(),
            parts: Vec::new(),
        }
    }

    /// Reads the body of `header` at `span` into [`Reader::body`].
    pub fn read(&mut self, header: &Header<'a>, span: Span) -> Parsed<()> {
        self.body.clear();
        self.locals.clear();
        for parameter in &header.parameters {
            let (name, at) = parameter.name.unwrap_or((self.locals.implicit(), header.at));
            self.define_value(name, parameter.ty, at)?;
        }
        self.parser.seek(span.start, span.end);
        self.parser.expect(b'{')?;
        self.blocks()
    }

    fn blocks(&mut self) -> Parsed<()> {
        loop {
            match self.parser.token() {
                Token::Mark(b'}') if self.body.blocks.is_empty() => {
                    return Err(self.parser.expected("an instruction"));
                }
                Token::Mark(b'}') => return Ok(()),
                Token::Word("uselistorder" | "uselistorder_bb") => self.parser.skip_line(),
                Token::Hash(_) => self.debug_record()?,
                _ => self.block()?,
            }
        }
    }

    fn block(&mut self) -> Parsed<()> {
        let at = self.parser.at();
        let mut name = self.locals.implicit();
        if let Token::Label(raw) = self.parser.token() {
            name = Name::new(raw);
            self.parser.advance();
        }
        let number = self.body.blocks.len() as u32;
        self.locals.define(name, Local::Block(number), at)?;
        let start = self.parser.last_end() as u32;
        self.body.blocks.push(Block { name, first: self.body.instructions.len() as u32, start });
        while !self.instruction()? {}
        Ok(())
    }

    /// Takes one instruction, or a debug record; says whether the block ends with it.
    fn instruction(&mut self) -> Parsed<bool> {
        let at = self.parser.at();
        let result = match self.parser.token() {
            Token::Local(raw) => {
                self.parser.advance();
                self.parser.expect(b'=')?;
                Some(Name::new(raw))
            }
            Token::Hash(_) => return self.debug_record().map(|()| false),
            Token::Label(_) | Token::Mark(b'}') | Token::End => {
                let block = self.body.blocks.last().map(|block| block.name);
                let mut text = String::new();
                block.inspect(|name| name.print(&mut text));
                return Err(self
                    .parser
                    .expected("a terminator")
                    .help(format!("the block `{text}` has no end")));
            }
            _ => None,
        };
        let Token::Word(word) = self.parser.token() else {
            return Err(self.parser.expected("an instruction"));
        };
        self.begin(word, at);
        let ends = match self.opcode_shape(word)? {
            Some((opcode, shape)) => {
                self.last().opcode = opcode;
                let ty = self.shaped(opcode, shape)?;
                self.attachments()?;
                self.finish(shape, result, ty, at)?;
                shape.is_terminator()
            }
            None => self.unknown(word, result, at)?,
        };
        let end = self.parser.last_end() as u32;
        if let Some(last) = self.body.instructions.last_mut().filter(|last| last.start == at as u32) {
            last.end = end;
        }
        Ok(ends)
    }

    fn begin(&mut self, opcode: &'a str, start: usize) {
        self.body.instructions.push(Instruction {
            opcode,
            result: None,
            first_operand: self.body.operands.len() as u32,
            first_detail: self.body.details.len() as u32,
            location: None,
            start: start as u32,
            end: start as u32,
        });
    }

    fn last(&mut self) -> &mut Instruction<'a> {
        self.body.instructions.last_mut().expect("an instruction has begun")
    }

    /// Takes the opcode, and the marker of a call before it.
    fn opcode_shape(&mut self, word: &'a str) -> Parsed<Option<(&'a str, Shape)>> {
        let marker = matches!(word, "tail" | "musttail" | "notail");
        if marker {
            self.parser.advance();
            self.body.details.push(Detail::Flag(word));
            if !self.parser.is_word("call") {
                return Err(self.parser.expected("`call`"));
            }
        }
        let opcode = if marker { "call" } else { word };
        let shape = opcode::shape(opcode);
        if shape.is_some() {
            self.parser.advance();
        }
        Ok(shape.map(|shape| (opcode, shape)))
    }

    /// Gives the instruction its result, or takes it back if it is a call that only carries debug information.
    fn finish(&mut self, shape: Shape, result: Option<Name<'a>>, ty: TypeId, at: usize) -> Parsed<()> {
        if shape == Shape::Call && self.is_debug_call() {
            let dropped = self.body.instructions.pop().expect("an instruction has begun");
            self.body.records.push(dropped.start);
            self.body.operands.truncate(dropped.first_operand as usize);
            self.body.details.truncate(dropped.first_detail as usize);
            return Ok(());
        }
        if ty == TypeId::VOID {
            return match result {
                Some(_) => Err(Fault::error(at, at + 1, "a result of type `void` cannot have a name")),
                None => Ok(()),
            };
        }
        let name = result.unwrap_or(self.locals.implicit());
        let value = self.define_value(name, ty, at)?;
        self.last().result = Some(value);
        Ok(())
    }

    /// Newer text has records in the place of these calls, and LLVM turns them into records on reading.
    fn is_debug_call(&self) -> bool {
        let first = self.body.instructions.last().map_or(0, |i| i.first_detail as usize);
        let names = ["llvm.dbg.value", "llvm.dbg.declare", "llvm.dbg.assign", "llvm.dbg.label"];
        self.body.details[first..].iter().any(|d| matches!(d, Detail::Callee(name) if names.contains(name)))
    }

    /// Fails if a value of type `ty`, which stands at `at`, is wider than facts can tell.
    pub(super) fn check_width(&mut self, ty: TypeId, at: usize) -> Parsed<()> {
        let index = ty.0 as usize;
        if self.fits.get(index) == Some(&true) {
            return Ok(());
        }
        let types = &mut self.parser.types;
        if types.bits(ty) > WIDEST {
            let message = format!("`{}` has more than {WIDEST} bits", types.text(ty));
            return Err(
                Fault::error(at, at + 1, message).label("facts do not represent values of this width")
            );
        }
        if self.fits.len() <= index {
            self.fits.resize(index + 1, false);
        }
        self.fits[index] = true;
        Ok(())
    }

    pub(super) fn define_value(&mut self, name: Name<'a>, ty: TypeId, at: usize) -> Parsed<u32> {
        self.check_width(ty, at)?;
        let value = self.body.values.len() as u32;
        self.locals.define(name, Local::Value(value), at)?;
        self.body.values.push(Value { name, ty });
        Ok(value)
    }

    /// `#dbg_value(…)`: its place is kept.
    fn debug_record(&mut self) -> Parsed<()> {
        self.body.records.push(self.parser.at() as u32);
        self.parser.advance();
        self.parser.skip_parentheses()
    }

    /// Takes the metadata after an instruction; locations, weights, properties of loops and what tells of aliases are kept.
    fn attachments(&mut self) -> Parsed<()> {
        while self.parser.is_mark(b',') {
            self.parser.advance();
            let Token::Metadata(kind) = self.parser.token() else {
                return Err(self.parser.expected("metadata"));
            };
            self.parser.advance();
            let at = self.parser.at();
            let node = self.parser.metadata_node()?;
            match (kind, node.parse()) {
                ("dbg", Ok(number)) => self.last().location = Some(number),
                ("prof", Ok(number)) => self.body.details.push(Detail::Weights(number)),
                ("llvm.loop", Ok(number)) => self.body.details.push(Detail::Loop(number)),
                ("tbaa", Ok(number)) => self.body.details.push(Detail::Tag(number)),
                ("alias.scope" | "noalias", Ok(node)) => {
                    self.body.details.push(Detail::Scopes { node, within: kind == "alias.scope" });
                }
                ("dbg", Err(_)) => self.last().location = Some(INLINE | at as u32),
                _ => {}
            }
        }
        Ok(())
    }
}

/// The most that a column of numbers holds.
const WIDEST: u64 = i32::MAX as u64;

/// Marks a location that is written in place: the rest is where it begins, not a node's number.
pub const INLINE: u32 = 1 << 31;
