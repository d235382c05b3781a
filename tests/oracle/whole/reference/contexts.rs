//! Functions that are known call by call: what they do with their parameters belongs to the call.

use super::steps::{Step, Steps, carries};
use dfquery_graph::function::{Argument, Function};
use std::collections::{BTreeMap, BTreeSet};

/// A parameter, by its number, and bytes behind it.
pub type Based = BTreeSet<(usize, i64)>;

/// What a function does with its parameters alone.
#[derive(Default)]
pub struct Context {
    /// The values that are parameters plus constants, and nothing else.
    pub values: BTreeMap<u32, Based>,
    /// Loaded through a parameter by the load, and returned: at which addresses.
    pub results: BTreeMap<u32, (u32, Based)>,
    /// Stores of a parameter at a parameter, by instruction: which parameters, at which addresses.
    pub stores: BTreeMap<u32, (Based, Based)>,
    /// The parameters that are returned as they are.
    pub returned: BTreeSet<usize>,
}

/// Bytes from which on a distance is not followed.
const FAR: i64 = 1 << 28;

impl Context {
    /// That of a function whose callers all know it by name.
    pub fn new(function: &Function, steps: &Steps) -> Context {
        let values = values(function, steps);
        let argument = |operand: Option<&Argument>| match operand {
            Some(Argument::Value(value)) => Some(*value),
            _ => None,
        };
        let mut context = Context::default();
        let is_ret = |one: &&_| function.opcode(one) == "ret";
        let returned: BTreeSet<u32> = function
            .instructions
            .iter()
            .filter(is_ret)
            .filter_map(|one| argument(one.operands.first()))
            .collect();
        for value in &returned {
            context
                .returned
                .extend(copied(&values, *value).into_iter().flatten().map(|&(parameter, _)| parameter));
        }
        for one in &function.instructions {
            let Some(access) = function.access(one.id).filter(|access| access.bytes == 8) else { continue };
            let Some(address) = argument(one.operands.get(access.address as usize)) else { continue };
            let Some(at) = values.get(&address) else { continue };
            match (function.opcode(one), one.result) {
                ("store", _) => {
                    if let Some(stored) =
                        argument(one.operands.first()).as_ref().and_then(|value| copied(&values, *value))
                    {
                        context.stores.insert(one.id, (stored.clone(), at.clone()));
                    }
                }
                ("load", Some(value)) if returned.contains(&value) && carries(function, value) => {
                    context.results.insert(value, (one.id, at.clone()));
                }
                _ => {}
            }
        }
        context.values = values;
        context
    }

    /// Whether `value` is a parameter as it is.
    pub fn is_copy(&self, value: u32) -> bool {
        copied(&self.values, value).is_some()
    }
}

/// The parameters that `value` is, as they are.
fn copied(values: &BTreeMap<u32, Based>, value: u32) -> Option<&Based> {
    values.get(&value).filter(|based| based.iter().all(|&(_, by)| by == 0))
}

/// The values that are nothing but parameters plus constants.
fn values(function: &Function, steps: &Steps) -> BTreeMap<u32, Based> {
    let mut based: BTreeMap<u32, Based> = BTreeMap::new();
    for (at, &parameter) in function.parameters.iter().enumerate() {
        if carries(function, parameter) {
            based.insert(parameter, Based::from([(at, 0)]));
        }
    }
    let mut elsewhere: BTreeSet<u32> = BTreeSet::new();
    let followed: BTreeSet<u32> = steps
        .all
        .iter()
        .filter(|step| matches!(step.2, Step::Same | Step::Plus(_)))
        .map(|step| step.1)
        .collect();
    for one in &function.instructions {
        let Some(value) = one.result else { continue };
        let is_literal =
            |operand: &Argument| matches!(operand, Argument::Global { .. } | Argument::Expression { .. });
        if !followed.contains(&value) && carries(function, value) || one.operands.iter().any(is_literal) {
            elsewhere.insert(value);
        }
    }
    let moved = |step: Step, by: i64| match step {
        Step::Same => Some(by),
        Step::Plus(more) => Some(by + more).filter(|by| by.abs() < FAR),
        _ => None,
    };
    let mut changed = true;
    while std::mem::take(&mut changed) {
        for &(from, to, step) in &steps.all {
            let is_far = |set: &Based| set.iter().any(|&(_, by)| moved(step, by).is_none());
            let passes = matches!(step, Step::Same | Step::Plus(_));
            let lost = !passes || elsewhere.contains(&from) || based.get(&from).is_some_and(is_far);
            changed |= lost && elsewhere.insert(to);
            for (parameter, by) in based.get(&from).cloned().unwrap_or_default() {
                if let Some(by) = moved(step, by) {
                    changed |= based.entry(to).or_default().insert((parameter, by));
                }
            }
        }
    }
    based.retain(|value, _| !elsewhere.contains(value));
    based
}
