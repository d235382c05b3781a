//! A module resolved for runs: its functions as steps on registers, its globals with their addresses.

use super::memory::{Datum, Memory};
use dfquery_engine::base::FactBase;
use dfquery_graph::{
    Operator,
    bits::Bits,
    function::{Argument, Block, Function, Instruction},
    semantics::{Kind, Semantics},
    spec::OperatorSpec,
};
use dfquery_rules::{entity, relation};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::OnceCell;

/// Where an operand is read from.
pub enum Input {
    Register(usize),
    Fixed(Datum),
    /// A constant that facts only quote and that is no list of addresses.
    Unknown(String),
}

pub enum Action {
    /// A number made of numbers.
    Compute(Semantics),
    /// The second or the third operand, by the first.
    Select,
    /// Of a number of bytes and bits.
    Load(u32, u32),
    /// Of a number of bytes, with the bits where the value has addresses.
    Store(u32, Vec<u32>),
    /// Bytes an element, alignment.
    Alloca(u64, u64),
    /// Of a function by its name with `@`, or of the address in the first operand.
    Call(Option<String>),
    /// Anything else, by name.
    Unsupported(String),
}

/// The inputs whose taint the result of a computation has.
pub enum Gives {
    All,
    First,
    None,
}

pub struct Step {
    pub instruction: u32,
    pub action: Action,
    pub inputs: Vec<Input>,
    /// The register of the result, with its bits.
    pub target: Option<(usize, u32)>,
    /// Which inputs are floats, as far as types tell.
    pub floats: Vec<bool>,
    /// Operands as the rules number them and as `inputs` has them, whose addresses are noted.
    pub noted: Vec<(u32, usize)>,
    pub gives_taint: Gives,
}

/// A way to another block, with what the phis there become.
pub struct Way {
    pub to: usize,
    pub moves: Vec<(usize, Input)>,
}

pub enum End {
    Jump(Way),
    Branch(Input, Way, Way),
    Switch(Input, Vec<(Bits, Way)>, Way),
    /// To the block whose address it is.
    Indirect(Input, Vec<(u64, Way)>),
    Return(Option<Input>),
    Unsupported(String),
}

pub struct CodeBlock {
    pub steps: Vec<Step>,
    pub end: End,
    pub terminator: u32,
}

pub struct Code {
    pub name: String,
    /// The id of the value in register 0.
    pub first: u32,
    /// By register the bits at which it has addresses; of an integer that may be one, those of it.
    pub pointers: Vec<Vec<u32>>,
    /// By register whether its type is that of addresses; numbers may only happen to be like one.
    pub is_address: Vec<bool>,
    pub parameters: Vec<usize>,
    /// How many parameters are floats.
    pub floats: usize,
    /// Parameters that are copies of what is pointed to.
    pub by_value: Vec<usize>,
    pub blocks: Vec<CodeBlock>,
}

/// A module with addresses of all that has a name.
pub struct Program<'a> {
    pub base: &'a FactBase,
    codes: Vec<OnceCell<Code>>,
    /// Names with what they take: bytes, alignment, whether others define it.
    layout: Vec<(String, u64, u64, bool)>,
    addresses: FxHashMap<String, u64>,
    /// By address of an entry in a table of relative pointers what it leads to: distances between objects say nothing here.
    pub relative: FxHashMap<u64, u64>,
    /// Functions with a body.
    pub functions: FxHashMap<String, u32>,
}

impl<'a> Program<'a> {
    pub fn new(base: &'a FactBase) -> Program<'a> {
        let names = base.entities_of::<entity::Function>();
        let functions: FxHashMap<String, u32> =
            (0..base.parts()).map(|part| (format!("@{}", names.local_name(part)), part)).collect();
        let codes = (0..base.parts()).map(|_| OnceCell::new()).collect();
        let layout = layout(base, &functions);
        let mut memory = Memory::default();
        let place = |(name, bytes, align, _): &(String, u64, u64, bool)| {
            (name.clone(), memory.allocate(0, *bytes, *align))
        };
        let mut addresses: FxHashMap<String, u64> = layout.iter().map(place).collect();
        for relation::GlobalAlias { global, aliasee, addend } in base.tuples() {
            let addend: i64 = base.symbol_text(addend).parse().expect("a decimal");
            if let Some(&address) = addresses.get(base.symbol_text(aliasee)) {
                addresses.insert(base.symbol_text(global).to_owned(), address.wrapping_add_signed(addend));
            }
        }
        let relative = relative(base, &addresses);
        Program { base, codes, layout, addresses, relative, functions }
    }

    pub fn address(&self, name: &str) -> Option<u64> {
        self.addresses.get(name).copied()
    }

    /// What can be called, by address.
    pub fn names(&self) -> FxHashMap<u64, String> {
        let callable = self.layout.iter().filter(|row| row.1 == 0 && row.0.starts_with('@'));
        callable.map(|row| (self.addresses[&row.0], row.0.clone())).collect()
    }

    pub fn code(&self, part: u32) -> &Code {
        self.codes[part as usize].get_or_init(|| {
            let function = Function::new(self.base, part);
            Resolver { program: self, function: &function }.code()
        })
    }

    pub fn instruction_name(&self, instruction: u32) -> String {
        self.base.name(self.base.type_of::<entity::Instruction>(), instruction)
    }

    pub fn value_name(&self, value: u32) -> String {
        self.base.name(self.base.type_of::<entity::Value>(), value)
    }

    /// Fresh memory with all globals, named by `site` for a name and whether others define it.
    pub fn memory(&self, mut site: impl FnMut(&str, bool) -> u32) -> Memory {
        let mut memory = Memory::default();
        for (name, bytes, align, outside) in &self.layout {
            let address = memory.allocate(site(name, *outside), *bytes, *align);
            assert_eq!(Some(address), self.address(name), "addresses are the same in every run");
        }
        self.initialise(&mut memory);
        memory
    }

    fn initialise(&self, memory: &mut Memory) {
        let text = |symbol| self.base.symbol_text(symbol);
        let inside = "an initialiser is as large as its variable";
        for relation::GlobalData { global, offset, bytes } in self.base.tuples() {
            if let Some(address) = self.address(text(global)) {
                memory.write(address + u64::from(offset), &bytes_of(text(bytes)), &[]).expect(inside);
            }
        }
        for relation::GlobalPointer { global, offset, target, addend } in self.base.tuples() {
            let addend: i64 = text(addend).parse().expect("a decimal");
            if let (Some(address), Some(target)) = (self.address(text(global)), self.address(text(target))) {
                let value = Datum::address(target.wrapping_add_signed(addend));
                memory.store(address + u64::from(offset), 8, &value).expect(inside);
            }
        }
    }
}

/// The bytes that pairs of hexadecimal digits spell.
fn bytes_of(text: &str) -> Vec<u8> {
    let digit = |byte: u8| (byte as char).to_digit(16).expect("a digit") as u8;
    text.as_bytes().chunks_exact(2).map(|pair| digit(pair[0]) << 4 | digit(pair[1])).collect()
}

/// What the entries of tables of relative pointers lead to.
fn relative(base: &FactBase, addresses: &FxHashMap<String, u64>) -> FxHashMap<u64, u64> {
    let address = |symbol| addresses.get(base.symbol_text(symbol)).copied();
    let entry = |row: relation::RelativePointer| {
        let addend: i64 = base.symbol_text(row.addend).parse().expect("a decimal");
        Some((address(row.global)? + u64::from(row.offset), address(row.target)?.wrapping_add_signed(addend)))
    };
    base.tuples().filter_map(entry).collect()
}

/// All that has a name: functions, variables, and what is only mentioned.
fn layout(base: &FactBase, functions: &FxHashMap<String, u32>) -> Vec<(String, u64, u64, bool)> {
    let text = |symbol| base.symbol_text(symbol);
    let mut parts: Vec<(&String, &u32)> = functions.iter().collect();
    parts.sort_by_key(|(_, part)| **part);
    let mut layout: Vec<(String, u64, u64, bool)> =
        parts.into_iter().map(|(name, _)| (name.clone(), 0, 1, false)).collect();
    for relation::GlobalVariable { global, bytes, align, kind } in base.tuples() {
        let number = |symbol| text(symbol).parse().unwrap_or(0);
        layout.push((text(global).to_owned(), number(bytes), number(align), text(kind) == "external"));
    }
    let aliases: Vec<&str> = base.tuples::<relation::GlobalAlias>().map(|row| text(row.global)).collect();
    let mut known: FxHashSet<String> = layout.iter().map(|row| row.0.clone()).collect();
    known.extend(aliases.into_iter().map(str::to_owned));
    let called = base.tuples::<relation::Call>().map(|call| call.callee);
    let named = base.tuples::<relation::GlobalOperand>().map(|operand| operand.global);
    let stored = base.tuples::<relation::GlobalPointer>().map(|pointer| pointer.target);
    for name in called.chain(named).chain(stored).map(text) {
        if (name.starts_with('@') || name.starts_with("blockaddress")) && known.insert(name.to_owned()) {
            layout.push((name.to_owned(), 0, 1, true));
        }
    }
    layout
}

/// The bits at which a value of the type `ty` has addresses.
pub fn pointer_bits(ty: &str) -> Vec<u32> {
    let mut found = Vec::new();
    collect(ty.trim(), 0, &mut found);
    found
}

/// Adds the bits of pointers of `ty`, which begins at `at`, and returns its bits and alignment.
fn collect(ty: &str, at: u32, found: &mut Vec<u32>) -> (u32, u32) {
    if ty.starts_with("ptr") {
        found.push(at);
        return (64, 64);
    }
    if let Some(inner) = ty.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')) {
        let (mut end, mut align) = (at, 8);
        for member in parts(inner) {
            let (_, apart) = collect(member.trim(), 0, &mut Vec::new());
            end = end.next_multiple_of(apart.max(8));
            end += collect(member.trim(), end, found).0;
            align = align.max(apart);
        }
        return ((end - at).next_multiple_of(align), align);
    }
    let list = ty.strip_prefix(['[', '<']).and_then(|rest| rest.strip_suffix([']', '>']));
    if let Some((count, element)) = list.and_then(|inner| inner.split_once(" x ")) {
        let (bits, align) = collect(element, 0, &mut Vec::new());
        let count: u32 = count.trim().parse().unwrap_or(0);
        for lane in 0..count.min(64) {
            collect(element, at + lane * bits, found);
        }
        return (bits * count, align);
    }
    let bits = match ty {
        "double" => 64,
        "float" => 32,
        "half" | "bfloat" => 16,
        _ => ty.strip_prefix('i').and_then(|bits| bits.parse().ok()).unwrap_or(0),
    };
    let bits: u32 = bits;
    let size = if bits == 0 { 0 } else { bits.div_ceil(8).next_power_of_two() * 8 };
    (size, size.max(8))
}

/// What commas separate that are in no brackets.
fn parts(text: &str) -> Vec<&str> {
    let (mut depth, mut start, mut found) = (0, 0, Vec::new());
    for (at, c) in text.char_indices() {
        match c {
            '{' | '[' | '<' | '(' => depth += 1,
            '}' | ']' | '>' | ')' => depth -= 1,
            ',' if depth == 0 => {
                found.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    found.push(&text[start..]);
    found
}

struct Resolver<'r, 'a> {
    program: &'r Program<'a>,
    function: &'r Function<'a>,
}

impl Resolver<'_, '_> {
    fn code(&self) -> Code {
        let values = self.program.base.entities_of::<entity::Value>().of_part(self.function.id);
        let is_by_value = |&value: &u32| {
            let mut rows = self.function.rows_at::<relation::ParameterAttribute>(value);
            rows.any(|row| self.function.text(row.attribute).starts_with("byval"))
        };
        let parameters = &self.function.parameters;
        Code {
            name: self.function.name().to_owned(),
            first: values.start,
            pointers: values.clone().map(|value| self.pointers(value)).collect(),
            is_address: values.map(|value| self.function.value_type(value).contains("ptr")).collect(),
            parameters: parameters.iter().map(|&value| self.register(value)).collect(),
            floats: parameters.iter().filter(|&&value| self.is_float(&Argument::Value(value))).count(),
            by_value: (0..parameters.len()).filter(|&at| is_by_value(&parameters[at])).collect(),
            blocks: self.function.blocks.iter().map(|block| self.block(block)).collect(),
        }
    }

    /// Where the value has addresses; an integer as wide as one may be one.
    fn pointers(&self, value: u32) -> Vec<u32> {
        let ty = self.function.value_type(value);
        if ty == "i64" { vec![0] } else { pointer_bits(ty) }
    }

    fn register(&self, value: u32) -> usize {
        let values = self.program.base.entities_of::<entity::Value>().of_part(self.function.id);
        (value - values.start) as usize
    }

    fn block(&self, block: &Block) -> CodeBlock {
        let instructions = &self.function.instructions[block.instructions.clone()];
        let terminator = instructions.last().expect("a block has an end");
        CodeBlock {
            steps: instructions.iter().filter_map(|instruction| self.step(instruction)).collect(),
            end: self.end(block, terminator),
            terminator: terminator.id,
        }
    }

    fn step(&self, instruction: &Instruction) -> Option<Step> {
        let spec = OperatorSpec::of(self.function, instruction)?;
        let target = instruction.result.map(|value| (self.register(value), self.function.width(value)));
        let opcode = self.function.opcode(instruction);
        let semantics = || {
            let name = self.function.instruction_name(instruction.id);
            Semantics::new(&spec.operator, spec.width, spec.lanes, &spec.immediates, name)
        };
        let action = match &spec.operator {
            Operator::Load { bytes, .. } => Action::Load(*bytes, spec.width),
            Operator::Store { bytes, .. } => Action::Store(*bytes, self.stored(instruction)),
            Operator::Alloca { size, align } => Action::Alloca(*size, *align),
            Operator::Call { callee } => Action::Call(callee.clone()),
            Operator::Pure(name) if name == "select" && self.is_bit(&spec.operands[0]) => Action::Select,
            Operator::Pure(_) | Operator::Gep { .. } => match semantics() {
                Some(semantics) if matches!(semantics.kind, Kind::Compute(_) | Kind::Gep(_)) => {
                    Action::Compute(semantics)
                }
                _ => Action::Unsupported(opcode.to_owned()),
            },
            _ => Action::Unsupported(self.callee(instruction).unwrap_or(opcode).to_owned()),
        };
        let inputs = spec.operands.iter().map(|argument| self.input(argument)).collect();
        let floats = spec.operands.iter().map(|argument| self.is_float(argument)).collect();
        let noted = self.noted(instruction, &action);
        let gives_taint = match opcode {
            "icmp" | "fcmp" => Gives::None,
            "getelementptr" => Gives::First,
            _ => Gives::All,
        };
        Some(Step { instruction: instruction.id, action, inputs, target, floats, noted, gives_taint })
    }

    fn is_bit(&self, argument: &Argument) -> bool {
        self.function.argument_width(argument) == 1
    }

    fn is_float(&self, argument: &Argument) -> bool {
        matches!(argument, Argument::Value(value) if self.function.value_type(*value) == "double")
    }

    fn callee(&self, instruction: &Instruction) -> Option<&str> {
        let row = self.function.row_at::<relation::Call>(instruction.id)?;
        Some(self.function.text(row.callee))
    }

    /// The bits at which what is stored has addresses.
    fn stored(&self, store: &Instruction) -> Vec<u32> {
        match &store.operands[0] {
            Argument::Value(value) => self.pointers(*value),
            Argument::Constant(_) => Vec::new(),
            Argument::Global { .. } => vec![0],
            Argument::Expression { width, .. } => (0..width / 64).map(|word| word * 64).collect(),
        }
    }

    /// The address of an access, and all that a call takes.
    fn noted(&self, instruction: &Instruction, action: &Action) -> Vec<(u32, usize)> {
        let count = instruction.operands.len();
        match action {
            Action::Load(..) => vec![(0, 0)],
            Action::Store(..) => vec![(0, 0), (1, 1)],
            Action::Call(Some(_)) => (0..count).map(|at| (at as u32, at)).collect(),
            Action::Call(None) => (0..count).map(|at| (at as u32, (at + 1) % count)).collect(),
            _ => Vec::new(),
        }
    }

    fn input(&self, argument: &Argument) -> Input {
        match argument {
            Argument::Value(value) => Input::Register(self.register(*value)),
            Argument::Constant(bits) => Input::Fixed(Datum { bits: bits.clone(), shadow: 0 }),
            Argument::Global { width, name, offset } => match self.program.address(name) {
                Some(address) if *width == 64 => {
                    Input::Fixed(Datum::address(address.wrapping_add_signed(*offset)))
                }
                _ => Input::Unknown(name.clone()),
            },
            Argument::Expression { width, text, .. } => match self.list(text) {
                Some(bits) => {
                    Input::Fixed(Datum { bits: bits.resize(*width), shadow: super::memory::POINTER })
                }
                None => Input::Unknown(text.clone()),
            },
        }
    }

    /// A list of addresses and numbers: `<2 x ptr> <ptr @a, ptr null>`.
    fn list(&self, text: &str) -> Option<Bits> {
        let text = text.trim();
        let start = text.find(['<', '{', '['].as_slice())?;
        let text = if text.starts_with('<') && text.matches('<').count() > 1 {
            &text[text.find('>')? + 1..]
        } else {
            &text[start..]
        };
        let inner = text.trim().strip_prefix(['<', '{', '['])?.strip_suffix(['>', '}', ']'])?;
        let element = |part: &str| -> Option<Bits> {
            let (ty, value) = part.trim().split_once(' ')?;
            match (ty, value) {
                ("ptr", "null" | "undef" | "poison") => Some(Bits::zero(64)),
                ("ptr", name) => Some(Bits::new(64, self.program.address(name)?)),
                (ty, value) => Bits::parse(ty.strip_prefix('i')?.parse().ok()?, value),
            }
        };
        let elements: Vec<Bits> = parts(inner).into_iter().map(element).collect::<Option<_>>()?;
        Some(Bits::join(elements.into_iter()))
    }

    fn end(&self, block: &Block, terminator: &Instruction) -> End {
        let way = |index: u32| {
            let found = block.successors.iter().find(|found| found.index == index)?;
            Some(self.way(block.id, found.to))
        };
        let operand = || terminator.operands.first().map(|argument| self.input(argument));
        let end = match self.function.opcode(terminator) {
            "ret" => Some(End::Return(operand())),
            "br" if block.successors.len() > 1 => (|| Some(End::Branch(operand()?, way(0)?, way(1)?)))(),
            "br" => way(0).map(End::Jump),
            "switch" => self.switch(block, operand(), way),
            "indirectbr" => operand().map(|target| End::Indirect(target, self.targets(block))),
            _ => None,
        };
        end.unwrap_or_else(|| End::Unsupported(self.function.opcode(terminator).to_owned()))
    }

    fn switch(&self, block: &Block, operand: Option<Input>, way: impl Fn(u32) -> Option<Way>) -> Option<End> {
        let operand = operand?;
        let width = match &operand {
            Input::Register(register) => {
                let values = self.program.base.entities_of::<entity::Value>().of_part(self.function.id);
                self.function.width(*register as u32 + values.start)
            }
            Input::Fixed(value) => value.bits.width(),
            Input::Unknown(_) => return None,
        };
        let case = |row: relation::CaseValue| {
            Some((Bits::parse(width, self.function.text(row.bits))?, way(row.successor)?))
        };
        let cases = self.function.rows_at(block.id).map(case).collect::<Option<_>>()?;
        Some(End::Switch(operand, cases, way(0)?))
    }

    /// The successors by the addresses of their blocks.
    fn targets(&self, block: &Block) -> Vec<(u64, Way)> {
        let name = self.function.name();
        let target = |to: u32| {
            let block = self.function.block_name(to).trim_start_matches('%');
            let address = self.program.address(&format!("blockaddress(@{name}, %{block})"))?;
            Some((address, to))
        };
        let targets = block.successors.iter().filter_map(|successor| target(successor.to));
        targets.map(|(address, to)| (address, self.way(block.id, to))).collect()
    }

    fn way(&self, from: u32, to: u32) -> Way {
        let target = self.function.block(to);
        let instructions = &self.function.instructions[target.instructions.clone()];
        let phis = instructions.iter().take_while(|instruction| self.function.opcode(instruction) == "phi");
        let moves = phis.map(|phi| {
            let at = phi.incoming.iter().position(|&block| block == from).expect("an operand for each edge");
            (self.register(phi.result.expect("a phi has a result")), self.input(&phi.operands[at]))
        });
        Way { to: (to - self.function.blocks[0].id) as usize, moves: moves.collect() }
    }
}
