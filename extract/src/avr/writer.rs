//! A laid-out tree as facts.

use super::{
    expression::{Address, Expression, Kind},
    tree::{Action, Block, Function},
    types::{self, Floats},
};
use crate::function_writer::FunctionWriter;
use dfquery_engine::{base::FactBase, schema::Schema};
use std::{collections::BTreeSet, sync::Arc};

/// The bits of a variable.
const WIDTH: u32 = 64;

/// The facts of one function.
pub fn write(function: &Function, floats: Floats, file: &str, text: &str, schema: &Arc<Schema>) -> FactBase {
    let mut writer = Writer::new(function, floats, file, text, schema);
    writer.write();
    writer.facts.base
}

struct Writer<'f> {
    facts: FunctionWriter<'f>,
    function: &'f Function,
    floats: Floats,
    /// The return type of the function; `None` for void.
    returns: Option<Kind>,
    variables: Vec<String>,
    /// The number of values besides variables.
    interim: usize,
    labels: Vec<String>,
    /// The block that is written, the position in it, and where the statement stands.
    block: usize,
    position: u32,
    at: usize,
    /// Rows of values are written last, when all are known, each with its type.
    results: Vec<(u32, Kind)>,
}

/// A computed operand.
enum Operand {
    Value(u32),
    Number(i64),
    Float(f64),
    Bit(bool),
    Global(String),
}

impl<'f> Writer<'f> {
    fn new(
        function: &'f Function,
        floats: Floats,
        file: &'f str,
        text: &'f str,
        schema: &Arc<Schema>,
    ) -> Self {
        let facts = FunctionWriter::new(&function.name, file, text, schema);
        let label = |(at, block): (usize, &Block)| block.label.clone().unwrap_or_else(|| at.to_string());
        let labels = function.blocks.iter().enumerate().map(label).collect();
        let (block, position, at) = (0, 0, function.start);
        let actions =
            function.blocks.iter().flat_map(|block| &block.statements).map(|statement| &statement.action);
        let returned = actions.filter_map(|action| match action {
            Action::Return(Some(value)) if floats.is_float(value) => Some(Kind::Double),
            Action::Return(Some(_)) => Some(Kind::I64),
            _ => None,
        });
        let returns = returned.max_by_key(|kind| kind.is_float());
        Writer {
            facts,
            function,
            floats,
            returns,
            variables: Vec::new(),
            interim: 0,
            labels,
            block,
            position,
            at,
            results: Vec::new(),
        }
    }

    fn write(&mut self) {
        for at in 0..self.labels.len() {
            let label = self.labels[at].clone();
            self.facts.entity("Block", &label);
            self.facts.push("block", [at as u32, self.facts.part, at as u32]);
            for (successor, &to) in self.function.blocks[at].successors.iter().enumerate() {
                self.facts.push("edge", [at as u32, to as u32, successor as u32]);
            }
        }
        self.parameters();
        if let Some(kind) = self.returns {
            let ty = self.facts.symbol(kind.name());
            self.facts.push("function_result", [self.facts.part, ty, kind.width()]);
        }
        for at in 0..self.function.blocks.len() {
            self.write_block(at);
        }
        let mut values = self.results.clone();
        values.sort_unstable_by_key(|(value, _)| *value);
        for (value, kind) in values {
            let ty = self.facts.symbol(kind.name());
            self.facts.push("value", [value, self.facts.part, ty, kind.width()]);
        }
    }

    fn parameters(&mut self) {
        let function = self.function;
        let parameters = function.parameters.clone().unwrap_or_else(|| read_first(function));
        for (position, name) in parameters.iter().enumerate() {
            let value = self.variable(name);
            self.facts.push("parameter", [value, self.facts.part, position as u32]);
        }
    }

    /// The value of the variable `name`.
    fn variable(&mut self, name: &str) -> u32 {
        match self.variables.iter().position(|known| known == name) {
            Some(at) => self.results[at].0,
            None => {
                // Variables come before interim values in `results`, so that their places agree.
                let kind = if self.floats.holds(name) { Kind::Double } else { Kind::I64 };
                let value = self.value(&format!("%{name}"), kind);
                let last = self.results.pop().expect("it was just added");
                self.results.insert(self.variables.len(), last);
                self.variables.push(name.to_owned());
                value
            }
        }
    }

    fn value(&mut self, name: &str, kind: Kind) -> u32 {
        let value = self.facts.entity("Value", name);
        self.results.push((value, kind));
        value
    }

    /// A value that no variable holds.
    fn interim(&mut self, kind: Kind) -> u32 {
        self.interim += 1;
        self.value(&format!("%.{}", self.interim), kind)
    }

    fn write_block(&mut self, at: usize) {
        (self.block, self.position) = (at, 0);
        let block = &self.function.blocks[at];
        for statement in &block.statements {
            self.at = statement.at;
            self.action(&statement.action);
        }
        let ended = |action: &Action| matches!(action, Action::Branch(_) | Action::Return(_));
        if !block.statements.last().is_some_and(|last| ended(&last.action)) {
            self.instruction(if block.successors.is_empty() { "ret" } else { "br" }, &[]);
        }
    }

    fn action(&mut self, action: &Action) {
        match action {
            Action::Assign(target, value) => self.assign(target, value),
            Action::Do(call) => drop(self.compute(call, None)),
            Action::Store(kind, address, value) => self.store(*kind, address, value),
            Action::Phi(target, arms) => {
                let is_float = self.floats.holds(target);
                let operands: Vec<Operand> =
                    arms.iter().map(|(value, _)| self.operand_as(value, is_float)).collect();
                let id = self.instruction("phi", &operands);
                for (number, (_, label)) in arms.iter().enumerate() {
                    if let Some(from) = self.labels.iter().position(|known| known == label) {
                        self.facts.push("phi_operand", [id, number as u32, from as u32]);
                    }
                }
                let target = self.variable(target);
                self.facts.push("def", [id, target]);
            }
            Action::Branch(condition) => {
                let condition = self.condition(condition);
                self.instruction("br", &[condition]);
            }
            Action::Return(value) => {
                let is_float = self.returns == Some(Kind::Double);
                let value: Vec<Operand> =
                    value.iter().map(|value| self.operand_as(value, is_float)).collect();
                self.instruction("ret", &value);
            }
        }
    }

    fn assign(&mut self, target: &str, value: &Expression) {
        let is_float = self.floats.holds(target);
        let is_computed = !matches!(
            value,
            Expression::Variable(_) | Expression::Number(_) | Expression::Float(_) | Expression::Global(_)
        );
        if is_computed && is_float == self.floats.is_float(value) {
            self.compute(value, Some(target));
            return;
        }
        let operand = self.operand_as(value, is_float);
        let id = self.instruction("copy", &[operand]);
        let target = self.variable(target);
        self.facts.push("def", [id, target]);
    }

    fn store(&mut self, kind: Kind, address: &Address, value: &Expression) {
        let value = self.operand_as(value, kind.is_float());
        let value = match kind {
            Kind::I64 | Kind::Double => value,
            Kind::Float => Operand::Value(self.convert("fptrunc", value, kind)),
            _ => Operand::Value(self.convert("trunc", value, kind)),
        };
        let address = self.address(address);
        let id = self.instruction("store", &[value, address]);
        self.access(id, "store", 1, kind);
    }

    /// Says that `instruction` accesses memory at its operand `operand`: memory that all lanes share.
    fn access(&mut self, instruction: u32, what: &str, operand: u32, kind: Kind) {
        let what = self.facts.symbol(what);
        self.facts.push("access", [instruction, what, operand, kind.width() / 8]);
        self.facts.push("shared_load", [instruction]);
    }

    /// Computes the address of an access.
    fn address(&mut self, address: &Address) -> Operand {
        let base = self.operand(&address.base);
        if address.indices.is_empty() && address.displacement == 0 {
            return base;
        }
        let mut operands = vec![base];
        operands.extend(address.indices.iter().map(|(index, _)| self.operand(index)));
        if address.displacement != 0 {
            operands.push(Operand::Number(address.displacement));
        }
        let id = self.instruction("getelementptr", &operands);
        let offset = self.facts.symbol(&address.displacement.to_string());
        self.facts.push("gep_offset", [id, offset]);
        let ty = self.facts.symbol("i8");
        self.facts.push("gep_type", [id, ty]);
        for ((_, scale), number) in address.indices.iter().zip(1..) {
            if matches!(operands[number as usize], Operand::Value(_)) {
                let scale = self.facts.symbol(&scale.to_string());
                self.facts.push("gep_index", [id, number, scale, WIDTH]);
            }
        }
        let value = self.interim(Kind::I64);
        self.facts.push("def", [id, value]);
        Operand::Value(value)
    }

    /// The result of `opcode` applied to `operand`.
    fn convert(&mut self, opcode: &str, operand: Operand, kind: Kind) -> u32 {
        let id = self.instruction(opcode, &[operand]);
        let value = self.interim(kind);
        self.facts.push("def", [id, value]);
        value
    }

    /// Computes `expression` into the variable `target`, or into a value of its own.
    fn compute(&mut self, expression: &Expression, target: Option<&str>) -> u32 {
        let id = match expression {
            boolean if boolean.is_boolean() => {
                let bit = self.condition(boolean);
                self.instruction("zext", &[bit])
            }
            Expression::Operation(opcode, predicate, operands) => {
                self.operation(opcode, *predicate, operands)
            }
            Expression::Call(callee, operands) => {
                let operands: Vec<Operand> = operands.iter().map(|operand| self.operand(operand)).collect();
                let id = self.instruction("call", &operands);
                let callee = self.facts.symbol(callee);
                self.facts.push("call", [id, callee]);
                id
            }
            Expression::Load(kind, address) => self.load(*kind, address),
            Expression::Cast(kind, operand) => self.cast(*kind, operand),
            Expression::Select(condition, one, other) => {
                let is_float = self.floats.is_float(expression);
                let condition = self.condition(condition);
                let [one, other] = [one, other].map(|operand| self.operand_as(operand, is_float));
                self.instruction("select", &[condition, one, other])
            }
            leaf => {
                let operand = self.operand(leaf);
                self.instruction("copy", &[operand])
            }
        };
        let value = match target {
            Some(target) => self.variable(target),
            None => {
                let kind = if self.floats.is_float(expression) { Kind::Double } else { Kind::I64 };
                self.interim(kind)
            }
        };
        self.facts.push("def", [id, value]);
        value
    }

    /// Computes whether `expression` is not 0, as one bit.
    fn condition(&mut self, expression: &Expression) -> Operand {
        let id = match expression {
            Expression::Number(number) => return Operand::Bit(*number != 0),
            Expression::Operation("icmp", predicate, operands) => {
                self.operation("icmp", *predicate, operands)
            }
            Expression::Operation(opcode, _, operands) if expression.is_boolean() => {
                let operands: Vec<Operand> = operands.iter().map(|operand| self.condition(operand)).collect();
                self.instruction(opcode, &operands)
            }
            number => return self.condition(&number.clone().truth()),
        };
        let value = self.interim(Kind::I1);
        self.facts.push("def", [id, value]);
        Operand::Value(value)
    }

    fn operation(&mut self, opcode: &str, predicate: Option<&str>, operands: &[Expression]) -> u32 {
        let is_float = operands.iter().any(|operand| self.floats.is_float(operand));
        let opcode = if is_float { types::floating(opcode) } else { opcode };
        let operands: Vec<Operand> =
            operands.iter().map(|operand| self.operand_as(operand, is_float)).collect();
        let id = self.instruction(opcode, &operands);
        if let Some(predicate) = predicate {
            let predicate = if is_float { types::ordered(predicate) } else { predicate };
            let predicate = self.facts.symbol(predicate);
            self.facts.push("predicate", [id, predicate]);
        }
        id
    }

    /// Reads memory; what is narrower than a variable is extended.
    fn load(&mut self, kind: Kind, address: &Address) -> u32 {
        let address = self.address(address);
        let id = self.instruction("load", &[address]);
        self.access(id, "load", 0, kind);
        if kind.width() == WIDTH {
            return id;
        }
        let value = self.interim(kind);
        self.facts.push("def", [id, value]);
        self.instruction(if kind.is_float() { "fpext" } else { "sext" }, &[Operand::Value(value)])
    }

    /// Converts `operand` to `kind`, and what is narrower than a variable back.
    fn cast(&mut self, kind: Kind, operand: &Expression) -> u32 {
        let is_float = self.floats.is_float(operand);
        let operand = self.operand(operand);
        match (is_float, kind) {
            (false, Kind::I64) | (true, Kind::Double) => self.instruction("copy", &[operand]),
            (false, Kind::Double) => self.instruction("sitofp", &[operand]),
            (true, Kind::I64) => self.instruction("fptosi", &[operand]),
            (_, Kind::Float) => {
                let value = self.convert(if is_float { "fptrunc" } else { "sitofp" }, operand, kind);
                self.instruction("fpext", &[Operand::Value(value)])
            }
            _ => {
                let value = self.convert(if is_float { "fptosi" } else { "trunc" }, operand, kind);
                self.instruction("sext", &[Operand::Value(value)])
            }
        }
    }

    fn operand(&mut self, expression: &Expression) -> Operand {
        match expression {
            Expression::Variable(name) => Operand::Value(self.variable(name)),
            Expression::Number(number) => Operand::Number(*number),
            Expression::Float(number) => Operand::Float(*number),
            Expression::Global(name) => Operand::Global(name.clone()),
            computed => Operand::Value(self.compute(computed, None)),
        }
    }

    /// The operand as a floating-point number if `is_float` says so, else as an integer.
    fn operand_as(&mut self, expression: &Expression, is_float: bool) -> Operand {
        match (expression, is_float) {
            (Expression::Number(number), true) => Operand::Float(*number as f64),
            _ if is_float == self.floats.is_float(expression) => self.operand(expression),
            _ => {
                let operand = self.operand(expression);
                let (opcode, kind) = if is_float { ("sitofp", Kind::Double) } else { ("fptosi", Kind::I64) };
                Operand::Value(self.convert(opcode, operand, kind))
            }
        }
    }

    fn instruction(&mut self, opcode: &str, operands: &[Operand]) -> u32 {
        let name = format!("{}:{}", self.labels[self.block], self.position);
        let id = self.facts.entity("Instruction", &name);
        let opcode = self.facts.symbol(opcode);
        self.facts.push("instruction", [id, self.block as u32, self.position, opcode]);
        self.position += 1;
        for (number, operand) in (0..).zip(operands) {
            match operand {
                Operand::Value(value) => self.facts.push("use", [id, number, *value]),
                Operand::Number(value) => {
                    let bits = self.facts.symbol(&(*value as u64).to_string());
                    self.facts.push("constant", [id, number, WIDTH, bits]);
                }
                Operand::Bit(value) => {
                    let bits = self.facts.symbol(if *value { "1" } else { "0" });
                    self.facts.push("constant", [id, number, 1, bits]);
                }
                Operand::Float(value) => {
                    let bits = self.facts.symbol(&value.to_bits().to_string());
                    self.facts.push("constant", [id, number, WIDTH, bits]);
                }
                Operand::Global(name) => {
                    let (name, zero) = (self.facts.symbol(name), self.facts.symbol("0"));
                    self.facts.push("global_operand", [id, number, WIDTH, name, zero]);
                }
            }
        }
        self.facts.locate("location", id, self.at);
        id
    }
}

/// The variables that are read before they are assigned, in the order of the text.
fn read_first(function: &Function) -> Vec<String> {
    let (mut first, mut assigned) = (Vec::new(), BTreeSet::new());
    for action in
        function.blocks.iter().flat_map(|block| &block.statements).map(|statement| &statement.action)
    {
        let target = match action {
            Action::Assign(target, _) | Action::Phi(target, _) => Some(target),
            _ => None,
        };
        for name in action.expressions().into_iter().flat_map(variables) {
            if !assigned.contains(name) && !first.iter().any(|known| known == name) {
                first.push(name.clone());
            }
        }
        assigned.extend(target);
    }
    first
}

fn variables(expression: &Expression) -> Vec<&String> {
    match expression {
        Expression::Variable(name) => vec![name],
        _ => expression.operands().into_iter().flat_map(variables).collect(),
    }
}
