//! A laid-out tree as facts.

use super::{
    expression::Expression,
    tree::{Action, Block, Function},
};
use crate::function_writer::FunctionWriter;
use dfquery_engine::{base::FactBase, schema::Schema};
use std::{collections::BTreeSet, sync::Arc};

/// The bits of a variable; trees do not tell types.
const WIDTH: u32 = 64;

/// The facts of one function.
pub fn write(function: &Function, file: &str, text: &str, schema: &Arc<Schema>) -> FactBase {
    let mut writer = Writer::new(function, file, text, schema);
    writer.write();
    writer.facts.base
}

struct Writer<'f> {
    facts: FunctionWriter<'f>,
    function: &'f Function,
    variables: Vec<String>,
    /// How many values there are besides variables.
    interim: usize,
    labels: Vec<String>,
    /// The block that is written, the position in it, and where the statement stands.
    block: usize,
    position: u32,
    at: usize,
    /// Rows of values are written last, when all are known.
    results: Vec<u32>,
}

/// What an operand is, once it is computed.
enum Operand {
    Value(u32),
    Number(i64),
    Global(String),
}

impl<'f> Writer<'f> {
    fn new(function: &'f Function, file: &'f str, text: &'f str, schema: &Arc<Schema>) -> Self {
        let facts = FunctionWriter::new(&function.name, file, text, schema);
        let label = |(at, block): (usize, &Block)| block.label.clone().unwrap_or_else(|| at.to_string());
        let labels = function.blocks.iter().enumerate().map(label).collect();
        let (block, position, at) = (0, 0, function.start);
        Writer {
            facts,
            function,
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
        for at in 0..self.function.blocks.len() {
            self.write_block(at);
        }
        let ty = self.facts.symbol("i64");
        let mut values = self.results.clone();
        values.sort_unstable();
        for value in values {
            self.facts.push("value", [value, self.facts.part, ty, WIDTH]);
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
            Some(at) => self.results[at],
            None => {
                // Variables come before interim values in `results`, so that their places agree.
                let value = self.value(&format!("%{name}"));
                let last = self.results.pop().expect("it was just added");
                self.results.insert(self.variables.len(), last);
                self.variables.push(name.to_owned());
                value
            }
        }
    }

    fn value(&mut self, name: &str) -> u32 {
        let value = self.facts.entity("Value", name);
        self.results.push(value);
        value
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
            Action::Phi(target, arms) => {
                let operands: Vec<Operand> = arms.iter().map(|(value, _)| self.operand(value)).collect();
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
                let condition = self.operand(condition);
                self.instruction("br", &[condition]);
            }
            Action::Return(value) => {
                let value: Vec<Operand> = value.iter().map(|value| self.operand(value)).collect();
                self.instruction("ret", &value);
            }
        }
    }

    fn assign(&mut self, target: &str, value: &Expression) {
        let is_computed = matches!(value, Expression::Operation(..) | Expression::Call(..));
        if is_computed {
            self.compute(value, Some(target));
            return;
        }
        let operand = self.operand(value);
        let id = self.instruction("copy", &[operand]);
        let target = self.variable(target);
        self.facts.push("def", [id, target]);
    }

    /// Computes `expression` into the variable `target`, or into a value of its own.
    fn compute(&mut self, expression: &Expression, target: Option<&str>) -> u32 {
        let (opcode, operands) = match expression {
            Expression::Operation(opcode, _, operands) => (*opcode, operands.as_slice()),
            Expression::Call(_, operands) => ("call", operands.as_slice()),
            leaf => ("copy", std::slice::from_ref(leaf)),
        };
        let operands: Vec<Operand> = operands.iter().map(|operand| self.operand(operand)).collect();
        let id = self.instruction(opcode, &operands);
        match expression {
            Expression::Operation(_, Some(predicate), _) => {
                let predicate = self.facts.symbol(predicate);
                self.facts.push("predicate", [id, predicate]);
            }
            Expression::Call(callee, _) => {
                let callee = self.facts.symbol(callee);
                self.facts.push("call", [id, callee]);
            }
            _ => {}
        }
        let value = match target {
            Some(target) => self.variable(target),
            None => {
                self.interim += 1;
                self.value(&format!("%.{}", self.interim))
            }
        };
        self.facts.push("def", [id, value]);
        value
    }

    fn operand(&mut self, expression: &Expression) -> Operand {
        match expression {
            Expression::Variable(name) => Operand::Value(self.variable(name)),
            Expression::Number(number) => Operand::Number(*number),
            Expression::Global(name) => Operand::Global(name.clone()),
            computed => Operand::Value(self.compute(computed, None)),
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
        let (read, target): (Vec<&Expression>, Option<&String>) = match action {
            Action::Assign(target, value) => (vec![value], Some(target)),
            Action::Phi(target, arms) => (arms.iter().map(|(value, _)| value).collect(), Some(target)),
            Action::Do(value) | Action::Branch(value) | Action::Return(Some(value)) => (vec![value], None),
            Action::Return(None) => (Vec::new(), None),
        };
        for name in read.into_iter().flat_map(variables) {
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
        Expression::Number(_) | Expression::Global(_) => Vec::new(),
        Expression::Operation(_, _, operands) | Expression::Call(_, operands) => {
            operands.iter().flat_map(variables).collect()
        }
    }
}
