//! Functions whose result is fresh memory.

use super::{
    Effect,
    steps::{Action, Steps, action, carries, intrinsic, is_call},
};
use dfquery_graph::function::{Argument, Function, Instruction};
use dfquery_rules::relation;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// What a program says of its functions.
pub struct Names<'n> {
    /// The meaning of a callee's name: a function or alias, and bytes after it.
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
    /// A function of a library that makes memory larger.
    Larger,
    Function(u32),
    /// The place where an argument of a function of a library was made.
    Argument,
    /// The place where a parameter of the function was made.
    Parameter,
    Elsewhere,
}

/// The uses that a function makes of its arguments.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Fate {
    /// It lets it be known elsewhere, or an address in the same object.
    kept: bool,
    /// It returns it as it is.
    given: bool,
    /// It returns it, or an address in the same object.
    inside: bool,
}

/// The fates of the parameters of each function.
type Fates = Vec<Vec<Fate>>;

impl Names<'_> {
    fn callee(&self, function: &Function, instruction: &Instruction) -> Option<&str> {
        let row = function.row_at::<relation::Call>(instruction.id)?;
        let (name, bytes) = self.named.get(function.text(row.callee))?;
        (*bytes == 0).then_some(name)
    }

    fn origin(&self, function: &Function, value: u32) -> Origin {
        let Some(one) = function.definition(value) else { return Origin::Parameter };
        let Some(name) = self.callee(function, one) else { return Origin::Elsewhere };
        match (self.effects.get(name), self.by_name.get(name)) {
            (Some(effects), _) => {
                let results = effects.iter().filter(|effect| effect.2.0 == "return");
                let kinds: BTreeSet<(&str, &str)> = results
                    .map(|effect| match effect.0.as_str() {
                        "allocates" => ("allocates", ""),
                        other => (other, effect.1.0.as_str()),
                    })
                    .collect();
                match kinds.into_iter().collect::<Vec<_>>()[..] {
                    [("allocates", _)] => Origin::Allocator,
                    ref all if all.iter().any(|kind| kind.0 == "resizes") => Origin::Larger,
                    [("returns", "argument")] => Origin::Argument,
                    _ => Origin::Elsewhere,
                }
            }
            (None, Some(&part)) => Origin::Function(part),
            (None, None) => Origin::Elsewhere,
        }
    }

    /// Returns true if the result of the call is fresh memory, as that of the functions `fresh` is.
    pub fn makes(&self, fresh: &BTreeSet<u32>, function: &Function, call: &Instruction) -> bool {
        call.result.is_some_and(|value| match self.origin(function, value) {
            Origin::Allocator => true,
            Origin::Function(part) => fresh.contains(&part),
            _ => false,
        })
    }

    /// The use that a call makes of its argument `operand`.
    fn fate(&self, fates: &Fates, function: &Function, call: &Instruction, operand: usize) -> Fate {
        if intrinsic(function, call).is_some() {
            return Fate::default();
        }
        let unknown = Fate { kept: true, ..Fate::default() };
        let Some(name) = self.callee(function, call) else { return unknown };
        match (self.effects.get(name), self.by_name.get(name)) {
            (Some(effects), _) => {
                let taken = effects.iter().filter(|effect| effect.1 == ("argument".to_owned(), operand));
                taken.fold(Fate::default(), |fate, effect| match (effect.0.as_str(), effect.2.0.as_str()) {
                    ("returns", "return") => Fate { given: true, inside: true, ..fate },
                    ("returns inside", "return") => Fate { inside: true, ..fate },
                    _ => Fate { kept: true, ..fate },
                })
            }
            (None, Some(&part)) => fates[part as usize].get(operand).copied().unwrap_or(unknown),
            (None, None) => unknown,
        }
    }

    /// The pairs of an argument and the result of a call that hands it back as `is_meant` says.
    fn handed(&self, fates: &Fates, function: &Function, is_meant: impl Fn(Fate) -> bool) -> Vec<(u32, u32)> {
        let mut pairs = Vec::new();
        for call in function.instructions.iter().filter(|one| is_call(function.opcode(one))) {
            for (at, operand) in call.operands.iter().enumerate() {
                if let (Argument::Value(from), Some(to)) = (operand, call.result)
                    && is_meant(self.fate(fates, function, call, at))
                {
                    pairs.push((*from, to));
                }
            }
        }
        pairs
    }

    /// Returns true if the function lets one of the values be known elsewhere.
    fn is_kept(&self, fates: &Fates, function: &Function, steps: &Steps, values: &BTreeSet<u32>) -> bool {
        let is_one = |operand: &Argument| matches!(operand, Argument::Value(value) if values.contains(value) && carries(function, *value));
        let publishes = |one: &Instruction| match function.opcode(one) {
            "store" => is_one(&one.operands[0]) && !steps.is_to_variable(one),
            "atomicrmw" => is_one(&one.operands[1]),
            "cmpxchg" => is_one(&one.operands[2]),
            opcode if is_call(opcode) => {
                let mut all = one.operands.iter().enumerate();
                all.any(|(at, operand)| is_one(operand) && self.fate(fates, function, one, at).kept)
            }
            _ => false,
        };
        function.instructions.iter().any(publishes)
    }

    /// By function the use that it makes of each parameter.
    fn fates(&self, functions: &[Function], steps: &[Steps]) -> Fates {
        let mut fates: Fates =
            functions.iter().map(|one| vec![Fate::default(); one.parameters.len()]).collect();
        loop {
            let all = |(function, steps): (&Function, &Steps)| -> Vec<Fate> {
                let returned = returned(function);
                let given = [steps.same(), self.handed(&fates, function, |fate| fate.given)].concat();
                let within = [steps.any(), self.handed(&fates, function, |fate| fate.inside)].concat();
                let fate = |&parameter: &u32| {
                    let (mut same, mut inside) = (BTreeSet::from([parameter]), BTreeSet::from([parameter]));
                    grow(&mut same, &given);
                    grow(&mut inside, &within);
                    Fate {
                        kept: self.is_kept(&fates, function, steps, &inside),
                        given: !same.is_disjoint(&returned),
                        inside: !inside.is_disjoint(&returned),
                    }
                };
                function.parameters.iter().map(fate).collect()
            };
            let next: Fates = functions.iter().zip(steps).map(all).collect();
            if next == fates {
                return fates;
            }
            fates = next;
        }
    }

    /// Where what the function returns comes from; elsewhere too if it lets it be known.
    fn origins(&self, fates: &Fates, function: &Function, steps: &Steps) -> BTreeSet<Origin> {
        let is_literal =
            |operand: &Argument| matches!(operand, Argument::Global { .. } | Argument::Expression { .. });
        let mut origins = BTreeSet::new();
        let mut values: BTreeSet<u32> = BTreeSet::new();
        for one in function.instructions.iter().filter(|one| function.opcode(one) == "ret") {
            match one.operands.first() {
                Some(Argument::Value(value)) if function.value_type(*value).starts_with("ptr") => {
                    values.insert(*value);
                }
                Some(Argument::Constant(_)) | None => {}
                Some(_) => _ = origins.insert(Origin::Elsewhere),
            }
        }
        let same = steps.same();
        let given = self.handed(fates, function, |fate| fate.given);
        let back = |&(from, to): &(u32, u32)| (to, from);
        grow(&mut values, &same.iter().chain(&given).map(back).collect::<Vec<_>>());
        let mut made: BTreeSet<u32> = BTreeSet::new();
        for &value in &values {
            if let Some(one) = function.definition(value) {
                let passed: Vec<usize> = match action(function, one) {
                    Some(Action::Pass(operands)) => operands,
                    _ if is_call(function.opcode(one)) => (0..one.operands.len())
                        .filter(|&at| self.fate(fates, function, one, at).given)
                        .collect(),
                    _ => Vec::new(),
                };
                if passed.iter().any(|&at| one.operands.get(at).is_some_and(is_literal)) {
                    origins.insert(Origin::Elsewhere);
                }
            }
            if !same.iter().any(|&(_, to)| to == value) {
                origins.insert(self.origin(function, value));
                made.extend(function.definition(value).map(|_| value));
            }
        }
        grow(&mut made, &[steps.any(), self.handed(fates, function, |fate| fate.inside)].concat());
        if self.is_kept(fates, function, steps, &made) {
            origins.insert(Origin::Elsewhere);
        }
        origins
    }

    /// The functions whose result is fresh memory, and those whose result may be memory that was made
    /// larger.
    pub fn fresh(&self, functions: &[Function], steps: &[Steps]) -> (BTreeSet<u32>, BTreeSet<u32>) {
        let fates = self.fates(functions, steps);
        let origins: Vec<BTreeSet<Origin>> = functions
            .iter()
            .zip(steps)
            .map(|(function, steps)| self.origins(&fates, function, steps))
            .collect();
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
        let known = closure(&|origin| matches!(origin, Origin::Elsewhere | Origin::Larger), &|part| {
            !self.declared.contains(&part)
        });
        let larger = closure(&|origin| *origin == Origin::Larger, &|_| true);
        let gives_parameter = |part: &u32| origins[*part as usize].contains(&Origin::Parameter);
        let fresh = new.difference(&known).copied().filter(|part| !gives_parameter(part));
        (fresh.chain(self.declared.iter().copied()).collect(), larger)
    }
}

/// The values that a function returns.
fn returned(function: &Function) -> BTreeSet<u32> {
    let returns = function.instructions.iter().filter(|one| function.opcode(one) == "ret");
    let value = |one: &Instruction| match one.operands.first() {
        Some(Argument::Value(value)) => Some(*value),
        _ => None,
    };
    returns.filter_map(value).collect()
}

/// Adds to values those that edges lead to from them.
fn grow(values: &mut BTreeSet<u32>, edges: &[(u32, u32)]) {
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
