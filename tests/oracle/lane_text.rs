//! Programs of lanes as short texts, and as facts.

use crate::lanes::{Block, Claim, Code, Op, Operand, Place, RESULT, Statement};
use dfquery_engine::{base::FactBase, run::Part};
use std::collections::HashMap;

/// Reads `label: target = op arguments -> successors ; …`; a statement without successors goes to the next one.
///
/// Every statement is a block of its own.
pub fn parse(text: &str) -> Code {
    let lines: Vec<(&str, &str)> = text
        .split(" ; ")
        .map(|line| line.trim().split_once(": ").unwrap_or_else(|| panic!("no label in `{line}`")))
        .collect();
    let label = |name: &str| {
        let at = lines.iter().position(|(label, _)| *label == name.trim());
        at.unwrap_or_else(|| panic!("no label `{name}`"))
    };
    let mut names: Vec<String> = Vec::new();
    let mut code = Code::default();
    for (at, (name, rest)) in lines.iter().enumerate() {
        let (body, to) = rest.split_once(" -> ").unwrap_or((rest, ""));
        let mut variable = |name: &str| {
            names.iter().position(|known| known == name).unwrap_or_else(|| {
                names.push(name.to_owned());
                names.len() - 1
            })
        };
        let mut successors: Vec<usize> = to.split(',').filter(|to| !to.is_empty()).map(label).collect();
        let mut block = Block::default();
        let words: Vec<&str> = body.split_whitespace().collect();
        match words[..] {
            ["ret"] => {}
            ["br", condition] => block.condition = Some(variable(condition)),
            ["use", used] => block.statements.push(statement(name, None, Op::Use(variable(used)))),
            [target, "=", op, ref arguments @ ..] => {
                let op = operation(op, arguments, &label, &mut variable);
                let target = variable(target);
                block.statements.push(statement(name, Some(target), op));
            }
            _ => panic!("`{rest}` is no statement"),
        }
        if successors.is_empty() && words[0] != "ret" {
            successors.push(at + 1);
        }
        block.successors = successors;
        code.blocks.push(block);
    }
    code.variables = names.len();
    code
}

fn statement(name: &str, target: Option<usize>, op: Op) -> Statement {
    Statement { name: name.to_owned(), target, op }
}

fn operation(
    op: &str,
    arguments: &[&str],
    label: &impl Fn(&str) -> usize,
    variable: &mut impl FnMut(&str) -> usize,
) -> Op {
    let mut operand = |text: &str| match text.parse() {
        Ok(value) => Operand::Constant(value),
        Err(_) => Operand::Variable(variable(text)),
    };
    match (op, arguments) {
        ("div", []) => Op::Div,
        ("lane", []) => Op::Lane,
        ("uni", []) => Op::Uni,
        ("inv", []) => Op::Inv,
        ("copy", [source]) => match operand(source) {
            Operand::Variable(source) => Op::Copy(source),
            Operand::Constant(value) => Op::Const(value),
        },
        ("const", [value]) => Op::Const(value.parse().expect("a number")),
        ("add", [a, b]) => Op::Add(operand(a), operand(b)),
        ("sub", [a, b]) => Op::Sub(operand(a), operand(b)),
        ("phi", arms) => {
            let arm = |text: &&str| text.split_once(':').map(|(from, used)| (label(from), variable(used)));
            Op::Phi(arms.iter().map(arm).map(|arm| arm.expect("label:variable")).collect())
        }
        _ => panic!("`{op}` is no operation"),
    }
}

/// The block with number `number`.
fn block_name(number: usize) -> String {
    format!("b{number}")
}

/// The facts of `code` as function `f`, with what the analysis is asked.
pub fn facts(code: &Code, model: &str) -> FactBase {
    facts_of(std::slice::from_ref(code), model)
}

/// The same for several, each a function of its own.
pub fn facts_of(codes: &[Code], model: &str) -> FactBase {
    let functions: Vec<FactBase> = codes.iter().enumerate().map(|(at, code)| function(code, at)).collect();
    let mut base = FactBase::new(dfquery_rules::built_in().schema().clone());
    base.append(&functions);
    let model = base.symbol(model);
    push(&mut base, "convergence_model", [model]);
    for (name, class, stride) in [("test.div", "random", 0), ("test.lane", "strided", 1)] {
        let row = ["intrinsic", name, class].map(|text| base.symbol(text));
        push(&mut base, "target_class", [row[0], row[1], row[2], stride]);
    }
    dfquery_extract::analysis::complete(&mut base);
    dfquery_rules::built_in().intern(&mut base);
    base
}

fn function(code: &Code, number: usize) -> FactBase {
    let mut base = FactBase::new(dfquery_rules::built_in().schema().clone());
    let name = if number == 0 { "f".to_owned() } else { format!("f{number}") };
    let part = base.open_part(&name);
    Writer { base: &mut base, part }.write(code);
    base
}

fn push<const N: usize>(base: &mut FactBase, relation: &str, row: [u32; N]) {
    let id = base.relation(relation).unwrap_or_else(|| panic!("the schema has `{relation}`"));
    base.push(id, row);
}

struct Writer<'w> {
    base: &'w mut FactBase,
    part: u32,
}

impl Writer<'_> {
    fn write(&mut self, code: &Code) {
        let ty = |base: &FactBase, name: &str| base.schema().entity_type(name).expect("the schema has it");
        let (block, value) = (ty(self.base, "Block"), ty(self.base, "Value"));
        push(self.base, "function", [self.part]);
        for number in 0..code.blocks.len() {
            self.base.entity(block, &block_name(number));
        }
        for number in 0..code.variables {
            let id = self.base.entity(value, &format!("%v{number}"));
            let name = self.base.symbol("i64");
            push(self.base, "value", [id, self.part, name, 64]);
        }
        for (number, block) in code.blocks.iter().enumerate() {
            push(self.base, "block", [number as u32, self.part, number as u32]);
            for (successor, &to) in block.successors.iter().enumerate() {
                push(self.base, "edge", [number as u32, to as u32, successor as u32]);
            }
            for (position, statement) in block.statements.iter().enumerate() {
                self.statement(number, position, statement);
            }
            let opcode = if block.successors.is_empty() { "ret" } else { "br" };
            let id = self.instruction(number, block.statements.len(), opcode);
            if let Some(condition) = block.condition {
                push(self.base, "use", [id, 0, condition as u32]);
            }
        }
    }

    fn instruction(&mut self, block: usize, position: usize, opcode: &str) -> u32 {
        let ty = self.base.schema().entity_type("Instruction").expect("the schema has it");
        let id = self.base.entity(ty, &format!("{}:{position}", block_name(block)));
        let opcode = self.base.symbol(opcode);
        push(self.base, "instruction", [id, block as u32, position as u32, opcode]);
        id
    }

    fn statement(&mut self, block: usize, position: usize, statement: &Statement) {
        let opcode = match statement.op {
            Op::Div | Op::Lane | Op::Inv => "call",
            Op::Uni => "load",
            Op::Const(_) | Op::Copy(_) => "copy",
            Op::Add(..) => "add",
            Op::Sub(..) => "sub",
            Op::Mul(..) => "mul",
            Op::Equal(..) => "icmp",
            Op::Extend(_) => "sext",
            Op::Use(_) => "store",
            Op::Phi(_) => "phi",
        };
        let id = self.instruction(block, position, opcode);
        if let Some(target) = statement.target {
            push(self.base, "def", [id, target as u32]);
        }
        for (at, operand) in statement.op.operands().enumerate() {
            self.operand(id, at as u32, operand);
        }
        match &statement.op {
            Op::Div => self.call(id, "test.div"),
            Op::Lane => self.call(id, "test.lane"),
            Op::Inv => self.call(id, &format!("test.inv.{block}.{position}")),
            Op::Equal(..) => {
                let predicate = self.base.symbol("eq");
                push(self.base, "predicate", [id, predicate]);
            }
            Op::Uni => {
                let [global, offset, kind] = ["@g", "0", "load"].map(|text| self.base.symbol(text));
                push(self.base, "global_operand", [id, 0, 64, global, offset]);
                push(self.base, "access", [id, kind, 0, 8]);
            }
            Op::Phi(arms) => {
                for (at, &(from, variable)) in arms.iter().enumerate() {
                    push(self.base, "phi_operand", [id, at as u32, from as u32]);
                    push(self.base, "use", [id, at as u32, variable as u32]);
                }
            }
            _ => {}
        }
    }

    fn call(&mut self, id: u32, name: &str) {
        let [callee, name, attribute] =
            [&format!("@llvm.{name}"), name, "memory(none)"].map(|text| self.base.symbol(text));
        push(self.base, "call", [id, callee]);
        push(self.base, "intrinsic", [id, name]);
        push(self.base, "call_attribute", [id, attribute]);
    }

    fn operand(&mut self, id: u32, at: u32, operand: Operand) {
        match operand {
            Operand::Variable(variable) => push(self.base, "use", [id, at, variable as u32]),
            Operand::Constant(value) => {
                let bits = self.base.symbol(&(value as u64).to_string());
                push(self.base, "constant", [id, at, 64, bits]);
            }
        }
    }
}

/// The place that the instruction called `name` stands for: `b3:1`.
pub fn place_of(name: &str) -> Option<(usize, usize)> {
    let (block, statement) = name.strip_prefix('b')?.split_once(':')?;
    Some((block.parse().ok()?, statement.parse().ok()?))
}

/// What the rules claim of every operand that is read, and of every result.
pub fn claims(base: &FactBase) -> HashMap<Place, Claim> {
    let session = dfquery_rules::built_in().session(base);
    claims_of(base, &session.part(0), 0)
}

/// The claims of the rules about a work-group: strides are not looked for there.
pub fn claims_of_group(base: &FactBase, part: &Part<'_>, number: u32) -> HashMap<Place, Claim> {
    let instructions = base.schema().entity_type("Instruction").expect("the schema has it");
    let place = |id: u32| place_of(base.entities(instructions).local_name(id));
    let claim = |differs: bool| if differs { Claim::Random } else { Claim::Stride(0) };
    let divergent = part.relation("group_divergent").arrays::<1>().to_vec();
    let uses = part.relation("group_divergent_use").arrays::<2>().to_vec();
    let mut claims = HashMap::new();
    for &[id, value] in base.rows_of_part::<2>(base.relation("def").expect("an input"), number) {
        if let Some((block, statement)) = place(id) {
            claims.insert((block, statement, RESULT), claim(divergent.binary_search(&[value]).is_ok()));
        }
    }
    for &[id, operand, _] in base.rows_of_part::<3>(base.relation("use").expect("an input"), number) {
        if let Some((block, statement)) = place(id) {
            let differs = uses.binary_search(&[id, operand]).is_ok();
            claims.insert((block, statement, operand as usize), claim(differs));
        }
    }
    claims
}

/// The same for part number `number` of several.
pub fn claims_of(base: &FactBase, part: &Part<'_>, number: u32) -> HashMap<Place, Claim> {
    let instructions = base.schema().entity_type("Instruction").expect("the schema has it");
    let place = |id: u32| place_of(base.entities(instructions).local_name(id));
    let strides: HashMap<u32, i64> =
        part.relation("stride").arrays::<2>().iter().map(|row| (row[0], i64::from(row[1] as i32))).collect();
    let mut claims = HashMap::new();
    for &[id, value] in base.rows_of_part::<2>(base.relation("def").expect("an input"), number) {
        if let Some((block, statement)) = place(id) {
            let claim = strides.get(&value).map_or(Claim::Random, |&stride| Claim::Stride(stride));
            claims.insert((block, statement, RESULT), claim);
        }
    }
    let pairs = |relation: &str| part.relation(relation).arrays::<2>().to_vec();
    let (divergent, random) = (pairs("divergent_use"), pairs("random_use"));
    for &[id, operand, value] in base.rows_of_part::<3>(base.relation("use").expect("an input"), number) {
        let Some((block, statement)) = place(id) else { continue };
        let claim = match [&divergent, &random].map(|uses| uses.binary_search(&[id, operand]).is_ok()) {
            [_, true] => Claim::Random,
            [true, false] => strides
                .get(&value)
                .filter(|stride| **stride != 0)
                .map_or(Claim::Random, |stride| Claim::Stride(*stride)),
            [false, false] => Claim::Stride(0),
        };
        claims.insert((block, statement, operand as usize), claim);
    }
    claims
}
