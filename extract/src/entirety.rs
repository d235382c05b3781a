//! A check that facts from a facts directory have all the rows that their instructions need.

use crate::llvm::opcode::{Shape, shape};
use dfquery_engine::base::FactBase;
use dfquery_engine::diagnostic::Diagnostic;
use rustc_hash::FxHashSet;

/// Faults of each kind that are reported.
const LIMIT: usize = 20;

/// The relations that hold the operands of instructions.
const OPERANDS: [&str; 4] = ["use", "constant", "global_operand", "constant_expression"];

/// The errors about operands, ways out of blocks and definitions that have no row, and about operands that have two.
///
/// Limits  the arguments of a call may end anywhere
///
/// # Errors
///
/// The first of each kind, by name.
pub fn check(base: &FactBase) -> Vec<Diagnostic> {
    let facts = Facts::new(base);
    let instructions = || facts.instructions();
    let mut errors: Vec<Diagnostic> =
        instructions().filter_map(|instruction| facts.operands(&instruction)).take(LIMIT).collect();
    errors.extend(instructions().filter_map(|instruction| facts.ways(&instruction)).take(LIMIT));
    errors.extend(facts.cases().take(LIMIT));
    errors.extend(facts.undefined().take(LIMIT));
    errors
}

/// An instruction.
struct Instruction<'b> {
    id: u32,
    block: u32,
    opcode: &'b str,
    shape: Option<Shape>,
}

/// The rows that are compared.
struct Facts<'b> {
    base: &'b FactBase,
    /// Instructions and the numbers of their operands, in order.
    operands: Vec<[u32; 2]>,
    /// Blocks and their successors, in order.
    successors: Vec<[u32; 2]>,
    /// Blocks of functions with a result.
    returning: FxHashSet<u32>,
}

impl<'b> Facts<'b> {
    fn new(base: &'b FactBase) -> Self {
        let keys = OPERANDS.iter().flat_map(|name| rows(base, name));
        let mut operands: Vec<[u32; 2]> = keys.map(|row| [row[0], row[1]]).collect();
        operands.sort_unstable();
        let mut successors: Vec<[u32; 2]> = rows(base, "edge").map(|row| [row[0], row[2]]).collect();
        successors.sort_unstable();
        let functions: FxHashSet<u32> = rows(base, "function_result").map(|row| row[0]).collect();
        let returning = rows(base, "block").filter(|row| functions.contains(&row[1])).map(|row| row[0]);
        Facts { base, operands, successors, returning: returning.collect() }
    }

    fn instructions(&self) -> impl Iterator<Item = Instruction<'b>> {
        let base = self.base;
        rows(base, "instruction").map(move |row| {
            let opcode = base.symbols().get(row[3]);
            Instruction { id: row[0], block: row[1], opcode, shape: shape(opcode) }
        })
    }

    /// The name of the entity `id` in the first column of `relation`.
    fn name(&self, relation: &str, id: u32) -> String {
        let relation = self.base.relation(relation).expect("declared in schema.dl");
        self.base.text(self.base.schema()[relation].columns[0].ty, id)
    }

    /// The error about an operand that is missing or there twice.
    fn operands(&self, instruction: &Instruction) -> Option<Diagnostic> {
        let own = of(&self.operands, instruction.id);
        let numbers = || own.iter().map(|row| row[1] as usize);
        let twice = numbers().zip(numbers().skip(1)).find(|(one, next)| one == next);
        let (number, what) = match (twice, (0..).zip(numbers()).find(|(due, found)| due != found)) {
            (Some((number, _)), _) => (number, "has two rows"),
            (None, Some((due, _))) => (due, "has no row"),
            (None, None) if own.len() < self.least(instruction) => (own.len(), "has no row"),
            _ => return None,
        };
        let (name, opcode) = (self.name("instruction", instruction.id), instruction.opcode);
        let error = Diagnostic::error(format!("operand {number} of `{opcode}` in `{name}` {what}"));
        Some(error.help("each is in one of `use`, `constant`, `global_operand` and `constant_expression`"))
    }

    /// Least number of operands of an instruction.
    fn least(&self, instruction: &Instruction) -> usize {
        let named = |relation| from(self.base, relation, instruction.id).map(|row| row[1] as usize + 1).max();
        match instruction.shape {
            Some(Shape::Phi) => named("phi_operand").unwrap_or(0),
            Some(Shape::Address) => named("gep_index").unwrap_or(1),
            Some(Shape::Branch) => usize::from(of(&self.successors, instruction.block).len() > 1),
            Some(Shape::Return) => usize::from(self.returning.contains(&instruction.block)),
            Some(shape) => least(shape),
            None => 0,
        }
    }

    /// The error about a phi's operand that comes from nowhere, or about a branch that leads nowhere.
    fn ways(&self, instruction: &Instruction) -> Option<Diagnostic> {
        let name = || self.name("instruction", instruction.id);
        let operands = of(&self.operands, instruction.id).len();
        match instruction.shape? {
            Shape::Phi => {
                let known: FxHashSet<u32> =
                    from(self.base, "phi_operand", instruction.id).map(|row| row[1]).collect();
                let number = (0..operands as u32).find(|number| !known.contains(number))?;
                let error = format!("operand {number} of `phi` in `{}` has no incoming block", name());
                Some(Diagnostic::error(error).help("`phi_operand` has one row for each operand of a phi"))
            }
            Shape::Branch | Shape::Switch => {
                let constants = || from(self.base, "constant", instruction.id);
                let due = if operands == 0 || constants().next().is_some() { 1 } else { 2 };
                let due = if instruction.shape == Some(Shape::Switch) { 1 } else { due };
                if of(&self.successors, instruction.block).len() >= due {
                    return None;
                }
                let error =
                    format!("`{}` in `{}` has fewer successors than it needs", instruction.opcode, name());
                Some(Diagnostic::error(error).help("`edge` has one row for each successor of a block"))
            }
            _ => None,
        }
    }

    /// The errors about cases without an edge, and about edges of a switch without a case.
    fn cases(&self) -> impl Iterator<Item = Diagnostic> {
        let cases: FxHashSet<[u32; 2]> = rows(self.base, "case_value").map(|row| [row[0], row[1]]).collect();
        let is_switch = |i: &Instruction| i.shape == Some(Shape::Switch);
        let switches: FxHashSet<u32> = self.instructions().filter(is_switch).map(|i| i.block).collect();
        let mut wrong: Vec<([u32; 2], &str)> = cases
            .iter()
            .filter(|case| self.successors.binary_search(case).is_err())
            .map(|&case| (case, "edge"))
            .collect();
        let answered = |successor: &&[u32; 2]| {
            successor[1] == 0 || !switches.contains(&successor[0]) || cases.contains(*successor)
        };
        wrong.extend(
            self.successors
                .iter()
                .filter(|successor| !answered(successor))
                .map(|&successor| (successor, "case_value")),
        );
        wrong.sort_unstable();
        wrong.into_iter().map(|([block, successor], lacking)| {
            let block = self.name("block", block);
            Diagnostic::error(format!(
                "successor {successor} of `switch` in `{block}` has no row in `{lacking}`"
            ))
        })
    }

    /// The errors about values that nothing defines.
    fn undefined(&self) -> impl Iterator<Item = Diagnostic> {
        let made = rows(self.base, "def").map(|row| row[1]);
        let known: FxHashSet<u32> = made.chain(rows(self.base, "parameter").map(|row| row[0])).collect();
        let values = rows(self.base, "value").map(|row| row[0]).filter(move |value| !known.contains(value));
        values.map(|value| {
            let error = format!(
                "`{}` is neither a parameter nor the result of an instruction",
                self.name("value", value)
            );
            Diagnostic::error(error).help("a value has a row in `def` or in `parameter`")
        })
    }
}

/// Least number of operands of an instruction of this shape.
fn least(shape: Shape) -> usize {
    match shape {
        Shape::Unary | Shape::Cast | Shape::Load | Shape::Switch | Shape::ExtractValue => 1,
        Shape::IndirectBranch | Shape::Resume | Shape::VariableArgument => 1,
        Shape::Binary | Shape::Compare | Shape::Store | Shape::ReadWrite | Shape::InsertValue => 2,
        Shape::ExtractElement | Shape::Shuffle => 2,
        Shape::Select | Shape::InsertElement | Shape::CompareExchange => 3,
        _ => 0,
    }
}

fn rows<'b>(base: &'b FactBase, relation: &str) -> impl Iterator<Item = &'b [u32]> {
    base.rows(base.relation(relation).expect("declared in schema.dl")).iter()
}

/// The rows of `relation` that begin with `id`.
fn from<'b>(base: &'b FactBase, relation: &str, id: u32) -> impl Iterator<Item = &'b [u32]> {
    base.rows_from(base.relation(relation).expect("declared in schema.dl"), id)
}

/// The sorted rows that begin with `key`.
fn of(rows: &[[u32; 2]], key: u32) -> &[[u32; 2]] {
    let first = rows.partition_point(|row| row[0] < key);
    let end = rows.partition_point(|row| row[0] <= key);
    &rows[first..end]
}
