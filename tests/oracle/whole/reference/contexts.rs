//! Functions that are known call by call: what they do with their parameters belongs to the call.

use super::{
    Effect,
    steps::{Action, Step, Steps, action, carries, is_call},
};
use dfquery_graph::function::{Argument, Function, Instruction};
use std::collections::{BTreeMap, BTreeSet};

/// A parameter, by its number, and bytes after it.
pub type Based = BTreeSet<(usize, i64)>;

/// An address that a function puts in memory of its callers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Source {
    /// The argument of a parameter, or another address in the same object.
    Parameter(usize, bool),
    /// The object that the call makes.
    New(u32),
}

/// Something that a function puts in memory of its callers.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Put {
    pub source: Source,
    /// The place: bytes after the argument of a parameter.
    pub target: (usize, i64),
    /// The instruction that does it, and the number of calls further in.
    pub by: u32,
    pub calls: usize,
}

/// Calls further in that are distinguished.
pub const CALLS: usize = 3;

/// What a function does with its parameters alone.
#[derive(Default)]
pub struct Context {
    /// The values that are parameters plus constants, and nothing else.
    pub values: BTreeMap<u32, Based>,
    /// Loaded through a parameter by the load, and returned: at which addresses.
    pub results: BTreeMap<u32, (u32, Based)>,
    /// Stores of a parameter at a parameter, by instruction: which parameters, at which addresses.
    pub stores: BTreeMap<u32, (Based, Based)>,
    /// Stores of new memory at a parameter, by instruction: the calls that make it, and at which addresses.
    pub news: BTreeMap<u32, (BTreeSet<u32>, Based)>,
    /// The parameters that are returned as they are.
    pub returned: BTreeSet<usize>,
    /// The parameters that functions of the library return, if they return nothing else.
    pub inside: BTreeMap<u32, BTreeSet<usize>>,
    /// By calls of functions of the library what they put for the callers, and in which field of which argument.
    pub ports: BTreeSet<(u32, usize, i64)>,
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

    /// What an argument is, if that is nothing but addresses in what parameters point to: each with whether it may be
    /// another address than the parameter.
    pub fn address(&self, argument: &Argument) -> Option<BTreeSet<(usize, bool)>> {
        let Argument::Value(value) = argument else { return None };
        let moved = !self.is_copy(*value);
        let based =
            self.values.get(value).map(|all| all.iter().map(|&(parameter, _)| (parameter, moved)).collect());
        let inside =
            self.inside.get(value).map(|all| all.iter().map(|&parameter| (parameter, true)).collect());
        based.or(inside)
    }

    /// The parameters, plus constants, that an argument is, if it is nothing else.
    pub fn place(&self, argument: &Argument) -> Option<&Based> {
        match argument {
            Argument::Value(value) => self.values.get(value),
            _ => None,
        }
    }

    /// Adds what calls of functions of the library do with parameters alone; `effects` says what each of them does.
    pub fn add_library<'e>(
        &mut self,
        function: &Function,
        steps: &Steps,
        effects: impl Fn(&Instruction) -> Option<&'e [Effect]>,
        makes: impl Fn(&Instruction) -> bool,
    ) -> Vec<Put> {
        let mut puts = Vec::new();
        let makers: BTreeMap<u32, u32> = function
            .instructions
            .iter()
            .filter(|one| is_call(function.opcode(one)) && makes(one))
            .filter_map(|one| Some((one.result?, one.id)))
            .collect();
        for one in function.instructions.iter().filter(|one| function.opcode(one) == "store") {
            let Some(access) = function.access(one.id).filter(|access| access.bytes == 8) else { continue };
            let targets = one.operands.get(access.address as usize).and_then(|argument| self.place(argument));
            if let (Argument::Value(value), Some(targets)) = (&one.operands[0], targets)
                && let Some(made) = new_only(function, steps, *value, &makers)
            {
                self.news.insert(one.id, (made, targets.clone()));
            }
        }
        let is_known = |context: &Context, one: &Instruction, effect: &Effect, inside: bool| {
            let argument = one.operands.get(effect.1.1).filter(|_| effect.1.0 == "argument");
            argument.is_some_and(|argument| match inside {
                true => context.address(argument).is_some(),
                false => context.place(argument).is_some(),
            })
        };
        for one in &function.instructions {
            let Some(effects) = effects(one) else { continue };
            let results: Vec<&Effect> = effects.iter().filter(|effect| effect.2.0 == "return").collect();
            if let Some(value) = one.result
                && !results.is_empty()
                && results.iter().all(|effect| is_known(self, one, effect, false))
            {
                let place = |effect: &&Effect| self.place(&one.operands[effect.1.1]);
                let parameters =
                    results.iter().filter_map(place).flatten().map(|&(parameter, _)| parameter).collect();
                self.inside.insert(value, parameters);
            }
        }
        for one in &function.instructions {
            let Some(effects) = effects(one) else { continue };
            let gives = |effect: &&Effect| {
                let is_put = ["allocates", "resizes", "returns", "returns inside", "outside"];
                effect.2.0 == "field" && is_put.contains(&effect.0.as_str())
            };
            let ports: BTreeSet<(usize, i64)> =
                effects.iter().filter(gives).map(|effect| (effect.2.1, effect.3)).collect();
            for (position, offset) in ports {
                let given: Vec<&Effect> = effects
                    .iter()
                    .filter(gives)
                    .filter(|effect| (effect.2.1, effect.3) == (position, offset))
                    .collect();
                let is_ours = |effect: &&&Effect| match effect.0.as_str() {
                    "allocates" => true,
                    "returns" | "returns inside" => is_known(self, one, effect, true),
                    _ => false,
                };
                let Some(targets) = one.operands.get(position).and_then(|argument| self.place(argument))
                else {
                    continue;
                };
                if !given.iter().all(|effect| is_ours(&effect)) {
                    continue;
                }
                for &(target, bytes) in targets {
                    let put = |source| Put { source, target: (target, bytes + offset), by: one.id, calls: 0 };
                    for effect in &given {
                        match effect.0.as_str() {
                            "allocates" => puts.push(put(Source::New(one.id))),
                            name => {
                                let all = self.address(&one.operands[effect.1.1]).expect("it is known");
                                let any = name == "returns inside";
                                puts.extend(
                                    all.into_iter().map(|(source, inside)| {
                                        put(Source::Parameter(source, inside || any))
                                    }),
                                );
                            }
                        }
                    }
                }
                self.ports.insert((one.id, position, offset));
            }
        }
        for (&by, (makers, targets)) in &self.news {
            puts.extend(makers.iter().flat_map(|&maker| {
                targets.iter().map(move |&target| Put { source: Source::New(maker), target, by, calls: 0 })
            }));
        }
        puts.extend(self.stores.iter().flat_map(|(&by, (sources, targets))| {
            sources.iter().flat_map(move |&(source, _)| {
                targets.iter().map(move |&target| Put {
                    source: Source::Parameter(source, false),
                    target,
                    by,
                    calls: 0,
                })
            })
        }));
        puts
    }

    /// What is put for the callers of a function of this context by what its call `instruction` calls; none if they do not
    /// know what, or where.
    pub fn passed(&self, instruction: &Instruction, put: &Put) -> Option<Vec<Put>> {
        let places = self.place(instruction.operands.get(put.target.0)?)?;
        let sources: Vec<Source> = match put.source {
            Source::New(_) => vec![put.source],
            Source::Parameter(source, any) => {
                let all = self.address(instruction.operands.get(source)?)?;
                all.into_iter().map(|(source, inside)| Source::Parameter(source, inside || any)).collect()
            }
        };
        let at = |source: Source| {
            places.iter().map(move |&(target, bytes)| Put {
                source,
                target: (target, bytes + put.target.1),
                by: put.by,
                calls: put.calls + 1,
            })
        };
        Some(sources.into_iter().flat_map(at).collect())
    }

    /// Whether `value` is a parameter as it is.
    pub fn is_copy(&self, value: u32) -> bool {
        copied(&self.values, value).is_some()
    }
}

/// The calls that make what `value` is, if it is nothing else; `makers` are such calls, by their results.
fn new_only(
    function: &Function,
    steps: &Steps,
    value: u32,
    makers: &BTreeMap<u32, u32>,
) -> Option<BTreeSet<u32>> {
    let same = steps.same();
    let mut all = BTreeSet::from([value]);
    let mut before = 0;
    while std::mem::replace(&mut before, all.len()) != all.len() {
        let more: Vec<u32> = same.iter().filter(|step| all.contains(&step.1)).map(|step| step.0).collect();
        all.extend(more);
    }
    let is_literal =
        |operand: &Argument| matches!(operand, Argument::Global { .. } | Argument::Expression { .. });
    let mut made = BTreeSet::new();
    for value in all {
        let definition = function.definition(value);
        let passed = match definition.and_then(|one| action(function, one)) {
            Some(Action::Pass(operands)) => operands,
            _ => Vec::new(),
        };
        let operands = definition.map_or(&[][..], |one| &one.operands);
        if passed.iter().any(|&at| operands.get(at).is_some_and(is_literal)) {
            return None;
        }
        match makers.get(&value) {
            Some(&maker) => _ = made.insert(maker),
            None if same.iter().any(|step| step.1 == value) => {}
            None => return None,
        }
    }
    (!made.is_empty()).then_some(made)
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
