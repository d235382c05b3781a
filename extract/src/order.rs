//! A check that facts from a facts directory list a program in its order.

use dfquery_engine::base::FactBase;
use dfquery_engine::diagnostic::Diagnostic;
use dfquery_engine::schema::ColumnType;
use rustc_hash::FxHashSet;

/// Rows out of order that are reported.
const LIMIT: usize = 20;

/// The errors about functions without blocks, and about blocks and instructions that are not listed in program order.
///
/// Entities are numbered as they are listed, and the blocks of a function and the instructions of a block are walked by
/// their numbers. So they have to stand owner by owner, at positions 0, 1, 2 and so on.
///
/// # Errors
///
/// The first functions without an entry, the first rows of each relation that stand elsewhere, by name.
pub fn check(base: &FactBase) -> Vec<Diagnostic> {
    let blocks = rows::<3>(base, "block").map(|[id, owner, position]| (id, owner, position));
    let instructions = rows::<4>(base, "instruction").map(|[id, owner, position, _]| (id, owner, position));
    let mut errors = without_entry(base);
    errors.extend(out_of_order(base, "block", "function", blocks));
    errors.extend(out_of_order(base, "instruction", "block", instructions));
    errors
}

fn rows<'b, const N: usize>(base: &'b FactBase, relation: &str) -> impl Iterator<Item = [u32; N]> + 'b {
    base.rows(base.relation(relation).expect("declared in schema.dl")).arrays::<N>().iter().copied()
}

fn without_entry(base: &FactBase) -> Vec<Diagnostic> {
    let entered: FxHashSet<u32> = rows::<3>(base, "block")
        .filter_map(|[_, owner, position]| (position == 0).then_some(owner))
        .collect();
    let functions = rows::<1>(base, "function").map(|[function]| function);
    let ty = first_column(base, "function");
    let tell = |function| {
        Diagnostic::error(format!("`{}` has no entry", base.text(ty, function))).help(
            "list its blocks in `block`, the entry at position 0; a declaration is not a row of `function`",
        )
    };
    functions.filter(|function| !entered.contains(function)).take(LIMIT).map(tell).collect()
}

/// The errors about `rows` of entity, owner and position.
fn out_of_order(
    base: &FactBase,
    relation: &str,
    owner: &str,
    rows: impl Iterator<Item = (u32, u32, u32)>,
) -> Vec<Diagnostic> {
    let mut due = (0, 0);
    let wrong = rows.filter_map(move |(id, owner, position)| {
        let follows = (owner, position) == due || owner > due.0 && position == 0;
        due = (owner, position.saturating_add(1));
        (!follows).then_some(id)
    });
    let ty = first_column(base, relation);
    let tell = |id| {
        Diagnostic::error(format!("`{}` is not listed in program order", base.text(ty, id)))
            .help(format!("sort the rows of `{relation}` by {owner} and position, from 0 without gaps"))
    };
    wrong.take(LIMIT).map(tell).collect()
}

fn first_column(base: &FactBase, relation: &str) -> ColumnType {
    base.schema()[base.relation(relation).expect("declared in schema.dl")].columns[0].ty
}

#[cfg(test)]
mod tests {
    use super::*;
    use dfquery_engine::{check, syntax::Sources};
    use std::sync::Arc;

    /// A function of as many blocks as there are positions, each with the instructions at these positions.
    fn base(blocks: &[u32], instructions: &[u32]) -> FactBase {
        let mut sources = Sources::new();
        sources.add("rules/schema.dl", include_str!("../../rules/schema.dl"));
        let schema = check::program(sources).0.expect("the schema is right").schema.clone();
        let ty = |name: &str| schema.entity_type(name).expect("declared");
        let (block_type, instruction_type) = (ty("Block"), ty("Instruction"));
        let mut base = FactBase::new(Arc::new(schema));
        let relation = |base: &FactBase, name: &str| base.relation(name).expect("declared");
        let function = base.open_part("f");
        base.push(relation(&base, "function"), [function]);
        for &position in blocks {
            let block = base.entity(block_type, &format!("b{position}"));
            base.push(relation(&base, "block"), [block, function, position]);
            for &at in instructions {
                let id = base.entity(instruction_type, &format!("b{position}:{at}"));
                base.push(relation(&base, "instruction"), [id, block, at, 0]);
            }
        }
        base
    }

    #[test]
    fn rows_in_program_order_are_taken_and_others_told() {
        assert!(check(&base(&[0, 1, 2], &[0, 1])).is_empty());
        let messages = |base: FactBase| check(&base).into_iter().map(|e| e.message).collect::<Vec<_>>();
        assert_eq!(messages(base(&[0, 2], &[0])), ["`f/b2` is not listed in program order"]);
        assert_eq!(messages(base(&[], &[0])), ["`f` has no entry"]);
        assert_eq!(messages(base(&[0], &[0, 2])), ["`f/b0:2` is not listed in program order"]);
    }
}
