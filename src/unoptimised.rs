//! IR from before optimisation: variables are in memory, and most analyses see less.

use crate::program::Program;
use dfquery_rules::relation;
use rustc_hash::{FxHashMap, FxHashSet};

/// The functions of a program whose variables are still in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unoptimised {
    /// Their number.
    pub functions: usize,
    /// Of how many.
    pub all: usize,
    /// The variables that are only loaded and stored: mem2reg makes values of them.
    pub variables: usize,
    /// True if the functions say that no pass is to change them.
    pub refuses: bool,
}

impl Unoptimised {
    /// The unoptimised functions of `program`; `None` if most were optimised.
    pub fn of(program: &Program) -> Option<Unoptimised> {
        let base = &program.base;
        let (mut functions, mut variables) = (0, 0);
        for part in 0..base.parts() {
            let found = variables_in_memory(program, part);
            functions += usize::from(found > 0);
            variables += found;
        }
        let refuses = base
            .tuples::<relation::FunctionAttribute>()
            .any(|row| base.symbol_text(row.attribute) == "optnone");
        let all = base.parts() as usize;
        (functions > 0 && functions * 2 >= all).then_some(Unoptimised { functions, all, variables, refuses })
    }
}

/// The number of allocations in the function number `part` that are only loaded and stored, none of it `volatile`.
fn variables_in_memory(program: &Program, part: u32) -> usize {
    let base = &program.base;
    let allocations: FxHashSet<u32> =
        base.tuples_of_part::<relation::Allocation>(part).map(|row| row.instruction.0).collect();
    if allocations.is_empty() {
        return 0;
    }
    let definitions = base.tuples_of_part::<relation::Def>(part);
    let mut variables: FxHashSet<u32> =
        definitions.filter(|row| allocations.contains(&row.instruction.0)).map(|row| row.value.0).collect();
    let volatile: FxHashSet<u32> = base
        .tuples_of_part::<relation::InstructionFlag>(part)
        .filter(|row| base.symbol_text(row.flag) == "volatile")
        .map(|row| row.instruction.0)
        .collect();
    let addresses: FxHashMap<u32, u32> = base
        .tuples_of_part::<relation::Access>(part)
        .filter(|row| ["load", "store"].contains(&base.symbol_text(row.kind)))
        .map(|row| (row.instruction.0, row.address))
        .collect();
    let mut is_used = FxHashSet::default();
    for row in base.tuples_of_part::<relation::Use>(part) {
        let value = row.value.0;
        let is_address = addresses.get(&row.instruction.0) == Some(&row.operand);
        if is_address && !volatile.contains(&row.instruction.0) {
            is_used.insert(value);
        } else {
            variables.remove(&value);
        }
    }
    variables.intersection(&is_used).count()
}
