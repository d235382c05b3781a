//! A function resolved for the interpreter: registers, actions and edges without names.

use crate::layout::Layout;
use dfquery_graph::{
    Operator,
    bits::Bits,
    function::{Argument, Block, Function, Instruction},
    semantics::Semantics,
    spec::{OperatorSpec, scalable},
};
use dfquery_rules::{entity, relation};

/// The source of a value.
#[derive(Clone, Debug)]
pub enum Input {
    /// A register.
    Register(u32),
    /// A constant, or an address that is known.
    Fixed(Bits),
    /// Undef or poison of this number of bits: 0.
    Undefined(u32),
    /// A constant expression that facts only quote.
    Expression {
        /// Bits of the value.
        width: u32,
        /// Its text in the IR.
        text: Box<str>,
    },
}

/// A flag's promise about the operands of an instruction; an instruction whose operands break it has no value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Promise {
    /// `nsw`
    Signed,
    /// `nuw`
    Unsigned,
    /// `exact`
    Exact,
    /// `disjoint`
    Disjoint,
    /// `nneg`
    NotNegative,
    /// `samesign`
    SameSign,
}

impl Promise {
    fn of(flag: &str) -> Option<Promise> {
        Some(match flag {
            "nsw" => Promise::Signed,
            "nuw" => Promise::Unsigned,
            "exact" => Promise::Exact,
            "disjoint" => Promise::Disjoint,
            "nneg" => Promise::NotNegative,
            "samesign" => Promise::SameSign,
            _ => return None,
        })
    }
}

/// One instruction that is not a phi.
pub struct Step {
    /// Its id in the fact base.
    pub instruction: u32,
    /// The action.
    pub semantics: Semantics,
    /// The promises of its flags.
    pub promises: Box<[Promise]>,
    /// The operands.
    pub inputs: Box<[Input]>,
    /// The register that it sets.
    pub target: Option<u32>,
}

/// A way from one block to another, with what the phis there become.
#[derive(Clone, Debug)]
pub struct Way {
    /// The block that it leads to.
    pub to: usize,
    /// Registers set at once, and what from.
    pub moves: Box<[(u32, Input)]>,
}

/// The end of a block.
pub enum End {
    /// One way.
    Jump(Way),
    /// The first way if the bit is set, else the second.
    Branch(Input, Way, Way),
    /// The way of the case that equals the value, else the last.
    Switch(Input, Vec<(Bits, Way)>, Way),
    /// The end of the function, with its results.
    Return(Box<[Input]>),
    /// The end of the function, with poison results.
    Unreachable,
    /// A terminator that no machine executes: its opcode.
    Unsupported(String),
}

/// One block.
pub struct CodeBlock {
    /// Its instructions without phis.
    pub steps: Vec<Step>,
    /// Its end.
    pub end: End,
    /// The id of the terminator in the fact base, if there is one.
    pub terminator: Option<u32>,
}

/// One function.
pub struct Code {
    /// Its name.
    pub name: String,
    /// Bits of each register.
    pub widths: Vec<u32>,
    /// The registers of the parameters, in order.
    pub parameters: Vec<u32>,
    /// The positions of those for which a call passes the address of a copy, with its bytes, where facts tell.
    pub copied: Vec<(usize, Option<u64>)>,
    /// Bits of the results.
    pub results: Box<[u32]>,
    /// The blocks; the first is the entry.
    pub blocks: Vec<CodeBlock>,
}

impl Code {
    /// Resolves `function`.
    pub fn new(function: &Function, layout: &Layout) -> Code {
        let resolver = Resolver::new(function, layout);
        let mut blocks: Vec<CodeBlock> = function.blocks.iter().map(|block| resolver.block(block)).collect();
        if let (Some(instruction), Some(entry)) = (scalable(function), blocks.first_mut()) {
            entry.steps.clear();
            let opcode = function.opcode(instruction);
            entry.end = End::Unsupported(format!("`{opcode}` of a scalable vector"));
        }
        Code {
            name: function.name().to_owned(),
            widths: resolver.values.clone().map(|value| function.width(value)).collect(),
            parameters: function.parameters.iter().map(|&value| resolver.register(value)).collect(),
            copied: copied(function),
            results: function.result_widths.as_slice().into(),
            blocks,
        }
    }
}

/// The parameters of `function` that carry `byval`, and of how many bytes.
fn copied(function: &Function) -> Vec<(usize, Option<u64>)> {
    let parameters = function.parameters.iter().enumerate();
    let copied = parameters.filter_map(|(at, &value)| {
        let attributes: Vec<&str> = function
            .rows_at::<relation::ParameterAttribute>(value)
            .map(|row| function.text(row.attribute))
            .collect();
        let bytes = attributes
            .iter()
            .find_map(|text| text.strip_prefix("dereferenceable(")?.strip_suffix(')')?.parse().ok());
        attributes.iter().any(|text| text.starts_with("byval")).then_some((at, bytes))
    });
    copied.collect()
}

struct Resolver<'r, 'a> {
    function: &'r Function<'a>,
    layout: &'r Layout,
    values: std::ops::Range<u32>,
}

impl<'r, 'a> Resolver<'r, 'a> {
    fn new(function: &'r Function<'a>, layout: &'r Layout) -> Self {
        let values = function.base().entities_of::<entity::Value>().of_part(function.id);
        Resolver { function, layout, values }
    }

    fn register(&self, value: u32) -> u32 {
        value - self.values.start
    }

    fn block(&self, block: &Block) -> CodeBlock {
        let instructions = &self.function.instructions[block.instructions.clone()];
        let terminator = instructions.last();
        CodeBlock {
            steps: instructions.iter().filter_map(|instruction| self.step(instruction)).collect(),
            end: terminator
                .map_or(End::Unsupported("a block without terminator".into()), |t| self.end(block, t)),
            terminator: terminator.map(|t| t.id),
        }
    }

    fn step(&self, instruction: &Instruction) -> Option<Step> {
        let spec = OperatorSpec::of(self.function, instruction)?;
        let origin = match instruction.result {
            Some(value) => self.function.value_name(value),
            None => self.function.instruction_name(instruction.id),
        };
        Some(Step {
            instruction: instruction.id,
            semantics: Semantics::new(&spec.operator, spec.width, spec.lanes, &spec.immediates, origin)?,
            promises: self
                .function
                .rows_at::<relation::InstructionFlag>(instruction.id)
                .filter_map(|row| Promise::of(self.function.text(row.flag)))
                .collect(),
            inputs: self.inputs(instruction, &spec),
            target: instruction.result.map(|value| self.register(value)),
        })
    }

    /// The operands of an operator, in its order.
    fn inputs(&self, instruction: &Instruction, spec: &OperatorSpec) -> Box<[Input]> {
        let inputs = spec.operands.iter().map(|argument| self.input(argument));
        let undefined = self.undefined(instruction);
        if undefined.is_empty() {
            return inputs.collect();
        }
        let indexing = self.function.indexing(instruction.id);
        let place = |at: usize| match &spec.operator {
            Operator::Gep { .. } if at > 0 => {
                indexing.indices.get(at - 1).map_or(0, |index| index.0 as usize)
            }
            Operator::Call { callee: None } if at > 0 => at - 1,
            Operator::Call { callee: None } => instruction.operands.len() - 1,
            _ => at,
        };
        let input = |(at, input)| match undefined.contains(&place(at)) {
            true => self.nothing(input),
            false => input,
        };
        inputs.enumerate().map(input).collect()
    }

    /// Which operands of `instruction` are undef or poison.
    fn undefined(&self, instruction: &Instruction) -> Vec<usize> {
        let rows = self.function.rows_at::<relation::UndefinedOperand>(instruction.id);
        rows.map(|row| row.operand as usize).collect()
    }

    fn nothing(&self, input: Input) -> Input {
        match input {
            Input::Fixed(bits) => Input::Undefined(bits.width()),
            other => other,
        }
    }

    /// One operand of `instruction`, a terminator or a phi.
    fn operand(&self, instruction: &Instruction, at: usize) -> Option<Input> {
        let input = self.input(instruction.operands.get(at)?);
        let is_undefined = self.undefined(instruction).contains(&at);
        Some(if is_undefined { self.nothing(input) } else { input })
    }

    fn input(&self, argument: &Argument) -> Input {
        match argument {
            Argument::Value(value) => Input::Register(self.register(*value)),
            Argument::Constant(bits) => Input::Fixed(bits.clone()),
            Argument::Global { width, name, offset } => {
                let address = self.layout.address(name).unwrap_or(0);
                Input::Fixed(Bits::new(*width, address.wrapping_add_signed(*offset)))
            }
            Argument::Expression { parts: Some(parts), .. } => {
                let number = parts.addresses.iter().fold(parts.number.clone(), |whole, part| {
                    let address = self.layout.address(&part.name).unwrap_or(0);
                    let address = Bits::new(part.width, address.wrapping_add_signed(part.offset));
                    whole.with_slice(part.bit, &address)
                });
                Input::Fixed(number)
            }
            Argument::Expression { width, text, .. } => {
                Input::Expression { width: *width, text: text.as_str().into() }
            }
        }
    }

    fn end(&self, block: &Block, terminator: &Instruction) -> End {
        let way = |index: u32| {
            let found = block.successors.iter().find(|found| found.index == index)?;
            Some(self.way(block.id, found.to))
        };
        let operand = || self.operand(terminator, 0);
        let end = match self.function.opcode(terminator) {
            "ret" => {
                let count = terminator.operands.len();
                Some(End::Return((0..count).filter_map(|at| self.operand(terminator, at)).collect()))
            }
            "unreachable" => Some(End::Unreachable),
            "br" if block.successors.len() > 1 => self.branch(operand(), way(0), way(1)),
            "br" | "invoke" | "callbr" => way(0).map(End::Jump),
            "switch" => self.switch(block, operand(), way),
            _ => None,
        };
        end.unwrap_or_else(|| End::Unsupported(format!("`{}`", self.function.opcode(terminator))))
    }

    fn branch(&self, condition: Option<Input>, yes: Option<Way>, no: Option<Way>) -> Option<End> {
        Some(End::Branch(condition?, yes?, no?))
    }

    fn switch(&self, block: &Block, operand: Option<Input>, way: impl Fn(u32) -> Option<Way>) -> Option<End> {
        let operand = operand?;
        let width = match &operand {
            Input::Register(register) => self.function.width(register + self.values.start),
            Input::Fixed(bits) => bits.width(),
            Input::Expression { width, .. } | Input::Undefined(width) => *width,
        };
        let case = |row: relation::CaseValue| {
            Some((Bits::parse(width, self.function.text(row.bits))?, way(row.successor)?))
        };
        let cases: Vec<(Bits, Way)> = self.function.rows_at(block.id).map(case).collect::<Option<_>>()?;
        // Where the cases cover all values the successor of the others may have been left out.
        let default = way(0).or_else(|| cases.last().map(|case| case.1.clone()))?;
        Some(End::Switch(operand, cases, default))
    }

    /// The way from `from` to `to`, which sets the phis of `to`.
    fn way(&self, from: u32, to: u32) -> Way {
        let target = self.function.block(to);
        let instructions = &self.function.instructions[target.instructions.clone()];
        let phis = instructions.iter().take_while(|instruction| self.function.opcode(instruction) == "phi");
        let moves = phis.filter_map(|phi| {
            let at = phi.incoming.iter().position(|&block| block == from)?;
            Some((self.register(phi.result?), self.operand(phi, at)?))
        });
        Way { to: (to - self.function.blocks[0].id) as usize, moves: moves.collect() }
    }
}
