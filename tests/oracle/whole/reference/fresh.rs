//! Functions whose result is memory that nobody else knows.

use super::{
    Effect,
    steps::{Action, Step, Steps, action, carries, intrinsic, is_call},
};
use dfquery_graph::function::{Argument, Function, Instruction};
use dfquery_rules::relation;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// What a program says of its functions.
pub struct Names<'n> {
    /// What a callee's name means: a function or alias, and bytes behind it.
    pub named: &'n FxHashMap<String, (String, i64)>,
    pub by_name: &'n FxHashMap<String, u32>,
    pub effects: &'n FxHashMap<String, Vec<Effect>>,
    /// The functions whose result is `noalias`.
    pub declared: &'n BTreeSet<u32>,
}

/// Where what a function returns was made.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Origin {
    Allocator,
    Function(u32),
    Elsewhere,
}

impl Names<'_> {
    fn callee(&self, function: &Function, instruction: &Instruction) -> Option<&str> {
        let row = function.row_at::<relation::Call>(instruction.id)?;
        let (name, bytes) = self.named.get(function.text(row.callee))?;
        (*bytes == 0).then_some(name)
    }

    fn origin(&self, function: &Function, value: u32) -> Origin {
        let Some(call) = function.definition(value).filter(|one| is_call(function.opcode(one))) else {
            return Origin::Elsewhere;
        };
        let Some(name) = self.callee(function, call) else { return Origin::Elsewhere };
        match (self.effects.get(name), self.by_name.get(name)) {
            (Some(effects), _) => {
                let results = effects.iter().filter(|effect| effect.2.0 == "return");
                let kinds: BTreeSet<&str> = results.map(|effect| effect.0.as_str()).collect();
                if kinds == BTreeSet::from(["allocates"]) { Origin::Allocator } else { Origin::Elsewhere }
            }
            (None, Some(&part)) => Origin::Function(part),
            (None, None) => Origin::Elsewhere,
        }
    }

    /// Whether the call lets its operand be known elsewhere.
    fn publishes(&self, function: &Function, call: &Instruction, operand: usize) -> bool {
        let effects = self.callee(function, call).and_then(|name| self.effects.get(name));
        let is_taken = |effect: &Effect| effect.1 == ("argument".to_owned(), operand);
        intrinsic(function, call).is_none() && effects.is_none_or(|effects| effects.iter().any(is_taken))
    }

    /// Where what the function returns comes from; elsewhere too if it lets it be known.
    fn origins(&self, function: &Function, steps: &Steps) -> BTreeSet<Origin> {
        let is_literal =
            |operand: &Argument| matches!(operand, Argument::Global { .. } | Argument::Expression { .. });
        let mut origins = BTreeSet::new();
        let mut returned: BTreeSet<u32> = BTreeSet::new();
        for one in function.instructions.iter().filter(|one| function.opcode(one) == "ret") {
            match one.operands.first() {
                Some(Argument::Value(value)) if function.value_type(*value).starts_with("ptr") => {
                    returned.insert(*value);
                }
                Some(Argument::Constant(_)) | None => {}
                Some(_) => _ = origins.insert(Origin::Elsewhere),
            }
        }
        let same: Vec<(u32, u32)> =
            steps.all.iter().filter(|step| step.2 == Step::Same).map(|step| (step.0, step.1)).collect();
        grow(&mut returned, same.iter().map(|&(from, to)| (to, from)).collect());
        let mut made: BTreeSet<u32> = BTreeSet::new();
        for &value in &returned {
            let definition = function.definition(value);
            let passed = definition.and_then(|one| match action(function, one) {
                Some(Action::Pass(operands)) => {
                    Some(operands.iter().any(|&at| one.operands.get(at).is_some_and(is_literal)))
                }
                _ => None,
            });
            if passed == Some(true) || definition.is_none() {
                origins.insert(Origin::Elsewhere);
            }
            if !same.iter().any(|&(_, to)| to == value) {
                origins.insert(self.origin(function, value));
                made.insert(value);
            }
        }
        grow(&mut made, steps.all.iter().map(|step| (step.0, step.1)).collect());
        let is_made = |operand: &Argument| matches!(operand, Argument::Value(value) if made.contains(value) && carries(function, *value));
        for one in &function.instructions {
            let opcode = function.opcode(one);
            let published = match opcode {
                "store" => one.operands.first().is_some_and(is_made),
                "atomicrmw" => is_made(&one.operands[1]),
                "cmpxchg" => is_made(&one.operands[2]),
                _ if is_call(opcode) => one
                    .operands
                    .iter()
                    .enumerate()
                    .any(|(at, operand)| is_made(operand) && self.publishes(function, one, at)),
                _ => false,
            };
            if published {
                origins.insert(Origin::Elsewhere);
            }
        }
        origins
    }

    /// The functions whose result is memory that nobody else knows.
    pub fn fresh(&self, functions: &[Function], steps: &[Steps]) -> BTreeSet<u32> {
        let origins: Vec<BTreeSet<Origin>> =
            functions.iter().zip(steps).map(|(function, steps)| self.origins(function, steps)).collect();
        let closure = |starts: &dyn Fn(&Origin) -> bool, goes_on: &dyn Fn(u32) -> bool| {
            let mut found: BTreeSet<u32> = BTreeSet::new();
            loop {
                let leads = |origin: &Origin| {
                    starts(origin)
                        || matches!(origin, Origin::Function(part) if goes_on(*part) && found.contains(part))
                };
                let more = (0..origins.len() as u32).filter(|&part| origins[part as usize].iter().any(leads));
                let more: BTreeSet<u32> = more.collect();
                if more == found {
                    return found;
                }
                found = more;
            }
        };
        let declared =
            |origin: &Origin| matches!(origin, Origin::Function(part) if self.declared.contains(part));
        let new = closure(&|origin| *origin == Origin::Allocator || declared(origin), &|_| true);
        let known = closure(&|origin| *origin == Origin::Elsewhere, &|part| !self.declared.contains(&part));
        new.difference(&known).chain(self.declared).copied().collect()
    }
}

/// Adds to values those that edges lead to from them.
fn grow(values: &mut BTreeSet<u32>, edges: Vec<(u32, u32)>) {
    loop {
        let more: Vec<u32> =
            edges.iter().filter(|edge| values.contains(&edge.0)).map(|edge| edge.1).collect();
        let before = values.len();
        values.extend(more);
        if values.len() == before {
            return;
        }
    }
}
