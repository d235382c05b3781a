//! What the divergence analysis is asked: the model, the target's table, sources, and summaries of calls.

use crate::error::{Error, Result};
use dfquery_engine::{
    base::{FactBase, Rows},
    diagnostic::Diagnostic,
};
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

/// What the divergence analysis is asked.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Divergence {
    /// When lanes count as together; if nothing is said as the facts say, else [`Convergence::Iteration`].
    pub convergence: Option<Convergence>,
    /// Which values differ between lanes from the start; if nothing is said by the module's target triple.
    pub target: Option<Target>,
    /// Values that differ between lanes: `f/%x` is random, `f/%x=4` strided by 4, `f/%x=uniform` the same for all lanes;
    /// `arguments` are all arguments of all functions.
    pub sources: Vec<String>,
    /// How many work-items a work group has in each direction, at most three, where the module does not say.
    pub work_group: Vec<u16>,
    /// Whether a result diverges if the function makes it so, or an argument that reaches it does.
    pub interprocedural: bool,
}

/// Models of convergence.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Convergence {
    /// Together are lanes that have passed the headers of all cycles around equally often.
    #[default]
    Iteration,
    /// Together are lanes that run side by side in a stack of immediate post-dominators.
    Ipdom,
}

impl Convergence {
    /// Both models.
    pub const ALL: [Convergence; 2] = [Convergence::Iteration, Convergence::Ipdom];

    /// The name in facts.
    pub fn name(self) -> &'static str {
        match self {
            Convergence::Iteration => "iteration",
            Convergence::Ipdom => "ipdom",
        }
    }
}

/// Targets whose lanes are known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// AMD's GPUs.
    Amdgcn,
    /// No GPU: nothing differs between lanes from the start.
    Generic,
    /// NVIDIA's GPUs.
    Nvptx,
}

impl Target {
    fn name(self) -> &'static str {
        match self {
            Target::Amdgcn => "amdgcn",
            Target::Generic => "generic",
            Target::Nvptx => "nvptx",
        }
    }
}

/// The relation that is derived of each function to follow calls.
pub(crate) const ACROSS_CALLS: &str = "divergent_return";

/// Adds to the facts what `asked` says.
///
/// To follow calls takes all that [`ACROSS_CALLS`] follows from.
pub(crate) fn ask(base: &mut FactBase, asked: &Divergence) -> Result<()> {
    if asked.convergence.is_some() || !is_asked(base, "convergence_model") {
        set_convergence(base, asked.convergence.unwrap_or_default());
    }
    if asked.target.is_some() || !is_asked(base, "target_class") {
        let target = asked.target.map_or_else(|| target_of(base), Target::name);
        set_target(base, target);
    }
    set_work_group(base, &asked.work_group)?;
    for source in &asked.sources {
        add_source(base, source)?;
    }
    sort(base, "divergence_source");
    if asked.interprocedural {
        summarize(base);
    }
    set_budget(base);
    Ok(())
}

/// Whether the facts themselves say something of `relation`.
fn is_asked(base: &FactBase, relation: &str) -> bool {
    !base.rows(base.relation(relation).expect("the schema has it")).is_empty()
}

/// Says when lanes count as together.
pub(crate) fn set_convergence(base: &mut FactBase, convergence: Convergence) {
    let name = base.symbol(convergence.name());
    let id = base.relation("convergence_model").expect("the schema has it");
    *base.rows_mut(id) = Rows::from(vec![[name]]);
}

/// Adds to the facts how many tuples a limited relation may have in a function, if the whole process is told.
fn set_budget(base: &mut FactBase) {
    if let Some(tuples) = dfquery_rules::budget() {
        let id = base.relation("tuple_budget").expect("the schema has it");
        *base.rows_mut(id) = Rows::from(vec![[tuples]]);
    }
}

/// The target that the module was made for, if its lanes are known.
fn target_of(base: &FactBase) -> &'static str {
    let properties = base.rows(base.relation("module_property").expect("the schema has it"));
    let triple = properties
        .arrays::<2>()
        .iter()
        .map(|&[key, value]| (base.symbols().get(key), base.symbols().get(value)))
        .find(|(key, _)| *key == "target triple")
        .map_or("", |(_, triple)| triple);
    let known = dfquery_rules::TARGETS.iter().find(|(name, _)| triple.starts_with(name));
    known.map_or("generic", |(name, _)| name)
}

fn set_target(base: &mut FactBase, target: &str) {
    let table =
        dfquery_rules::TARGETS.iter().find(|(name, _)| *name == target).map_or("", |(_, table)| table);
    let mut rows = Vec::new();
    for record in csv::Reader::from_reader(table.as_bytes()).records() {
        let record = record.expect("the tables are CSV");
        let [kind, key, class] = [0, 1, 2].map(|at| base.symbol(&record[at]));
        let stride: i32 = record[3].parse().expect("strides in the tables are numbers");
        rows.push([kind, key, class, stride as u32]);
    }
    rows.sort_unstable();
    let id = base.relation("target_class").expect("the schema has it");
    *base.rows_mut(id) = Rows::from(rows);
}

/// Says how large work groups are, if `sizes` are given.
fn set_work_group(base: &mut FactBase, sizes: &[u16]) -> Result<()> {
    if sizes.len() > 3 {
        let error = Diagnostic::error(format!("a work group has at most 3 sizes, not {}", sizes.len()));
        return Err(Error::diagnostic(error));
    }
    if !sizes.is_empty() {
        let row = [0, 1, 2].map(|direction| sizes.get(direction).map_or(1, |&size| u32::from(size)));
        let id = base.relation("work_group").expect("the schema has it");
        *base.rows_mut(id) = Rows::from(vec![row]);
    }
    Ok(())
}

/// Adds the source that `text` names: `f/%x`, `f/%x=4`, `f/%x=uniform` or `arguments`.
fn add_source(base: &mut FactBase, text: &str) -> Result<()> {
    let id = base.relation("divergence_source").expect("the schema has it");
    if text == "arguments" {
        let random = base.symbol("random");
        let parameters = base.rows(base.relation("parameter").expect("the schema has it"));
        let values: Vec<u32> = parameters.arrays::<3>().iter().map(|row| row[0]).collect();
        values.into_iter().for_each(|value| base.push(id, [value, random, 0]));
        return Ok(());
    }
    let (name, class) = match text.rsplit_once('=') {
        Some((name, class)) if !class.contains(['"', '/']) => (name, class),
        _ => (text, "random"),
    };
    let (class, stride) = match class {
        "random" | "uniform" => (class, 0),
        number => match number.parse::<i32>() {
            Ok(0) => ("uniform", 0),
            Ok(stride) => ("strided", stride),
            Err(_) => {
                let error = Diagnostic::error(format!("`{number}` is not a class of sources"));
                let error = error.help("a source is `random`, `uniform`, or strided by a number: `f/%i=1`");
                return Err(Error::diagnostic(error));
            }
        },
    };
    let value = find_value(base, name)?;
    let class = base.symbol(class);
    base.push(id, [value, class, stride as u32]);
    Ok(())
}

fn find_value(base: &FactBase, name: &str) -> Result<u32> {
    let values = base.schema().entity_type("Value").expect("the schema has values");
    let functions = base.schema().partition.expect("functions are the parts");
    let of_function = (0..base.parts()).find_map(|part| {
        let local = name.strip_prefix(base.entities(functions).local_name(part))?.strip_prefix('/')?;
        let mut ids = base.entities(values).of_part(part);
        ids.find(|&id| base.entities(values).local_name(id) == local)
    });
    of_function.ok_or_else(|| {
        let error = Diagnostic::error(format!("no value is called `{name}`"));
        let error = error.help("a value is named with its function: `f/%x`; `--relation value` lists all");
        Error::diagnostic(error)
    })
}

fn sort(base: &mut FactBase, relation: &str) {
    let id = base.relation(relation).expect("the schema has it");
    let mut rows = base.rows(id).arrays::<3>().to_vec();
    rows.sort_unstable();
    rows.dedup();
    *base.rows_mut(id) = Rows::from(rows);
}

// ---- across calls

/// What is known of the result of a function.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
struct Summary {
    /// Whether it diverges whatever the arguments are.
    diverges: bool,
    /// The positions of the arguments that make it diverge, each with how many times further than in the argument lanes are
    /// apart in the result, if that is known.
    follows: BTreeMap<u32, Option<i32>>,
}

/// A call of a function that is defined.
struct Call {
    instruction: u32,
    caller: u32,
    callee: u32,
}

/// Finds which arguments of every function reach its result, and says so of all its calls.
///
/// Starts with nothing and adds until nothing is added, so functions that call each other are known as well as others.
fn summarize(base: &mut FactBase) {
    let calls = calls(base);
    let mut summaries: Vec<Summary> = vec![Summary::default(); base.parts() as usize];
    let mut pending: BTreeSet<u32> = calls.iter().map(|call| call.callee).collect();
    while !pending.is_empty() {
        tell(base, &calls, &summaries);
        let new: Vec<(u32, Summary)> =
            pending.par_iter().map(|&function| (function, summary(base, function))).collect();
        pending.clear();
        for (function, new) in new {
            if summaries[function as usize] != new {
                summaries[function as usize] = new;
                let callers = calls.iter().filter(|call| call.callee == function).map(|call| call.caller);
                pending.extend(callers.filter(|caller| calls.iter().any(|call| call.callee == *caller)));
            }
        }
    }
    tell(base, &calls, &summaries);
}

fn calls(base: &FactBase) -> Vec<Call> {
    let functions = base.schema().partition.expect("functions are the parts");
    let instructions = base.schema().entity_type("Instruction").expect("the schema has instructions");
    let named: BTreeMap<String, u32> =
        (0..base.parts()).map(|part| (format!("@{}", base.name(functions, part)), part)).collect();
    let rows = base.rows(base.relation("call").expect("the schema has it")).arrays::<2>();
    let replaced = replaceable(base);
    let call = |&[instruction, callee]: &[u32; 2]| {
        let callee = *named.get(base.symbols().get(callee)).filter(|callee| !replaced.contains(callee))?;
        Some(Call { instruction, caller: base.entities(instructions).part_of(instruction), callee })
    };
    rows.iter().filter_map(call).collect()
}

/// The functions in whose place the linker may put others that do something else.
fn replaceable(base: &FactBase) -> BTreeSet<u32> {
    let rows = base.rows(base.relation("function_linkage").expect("the schema has it")).arrays::<2>();
    let is_replaced = |linkage: &str| ["weak", "linkonce", "extern_weak"].contains(&linkage);
    rows.iter().filter(|row| is_replaced(base.symbols().get(row[1]))).map(|row| row[0]).collect()
}

/// Writes what is known of the calls.
fn tell(base: &mut FactBase, calls: &[Call], summaries: &[Summary]) {
    let (mut known, mut follows, mut strides) = (Vec::new(), Vec::new(), Vec::new());
    for call in calls.iter().filter(|call| !summaries[call.callee as usize].diverges) {
        known.push([call.instruction]);
        for (&operand, &factor) in &summaries[call.callee as usize].follows {
            match factor {
                Some(factor) => strides.push([call.instruction, operand, factor as u32]),
                None => follows.push([call.instruction, operand]),
            }
        }
    }
    let [one, other, third] = ["known_call", "result_follows", "result_stride"]
        .map(|name| base.relation(name).expect("the schema has it"));
    *base.rows_mut(one) = Rows::from(known);
    *base.rows_mut(other) = Rows::from(follows);
    *base.rows_mut(third) = Rows::from(strides);
}

/// What the result of `function` depends on, as far as its calls are known.
///
/// A stride is multiplied on its way to the result, by what is found for a stride of 1; those of several arguments add up.
fn summary(base: &FactBase, function: u32) -> Summary {
    let mut alone = Alone::new(base, function);
    if alone.result(None) != Apart::By(0) {
        return Summary { diverges: true, follows: BTreeMap::new() };
    }
    let positions: Vec<u32> = alone.parameters.iter().map(|row| row[2]).collect();
    let follows = positions.into_iter().filter_map(|position| {
        if alone.result(Some((position, "random", 0))) == Apart::By(0) {
            return None;
        }
        match alone.result(Some((position, "strided", 1))) {
            Apart::By(factor) => Some((position, Some(factor))),
            Apart::Random => Some((position, None)),
        }
    });
    Summary { diverges: false, follows: follows.collect() }
}

/// How far lanes are apart in the result of a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Apart {
    By(i32),
    Random,
}

/// One function, whose arguments are given classes.
struct Alone {
    base: FactBase,
    parameters: Vec<[u32; 3]>,
    /// What the user says of other values.
    others: Vec<[u32; 3]>,
}

impl Alone {
    fn new(base: &FactBase, function: u32) -> Self {
        let mut alone = base.without_parts();
        alone.append(&[base.part_alone(function, |_, _| true)]);
        dfquery_rules::intern(&mut alone);
        let rows = |name: &str| {
            let id = alone.relation(name).expect("the schema has it");
            alone.rows(id).arrays::<3>().to_vec()
        };
        let parameters = rows("parameter");
        let is_other = |row: &[u32; 3]| !parameters.iter().any(|parameter| parameter[0] == row[0]);
        let others = rows("divergence_source").into_iter().filter(is_other).collect();
        Alone { parameters, others, base: alone }
    }

    /// How far lanes that call the function together are apart in its result, if their arguments are the same but for the
    /// one at the position that is `chosen`, which has this class and stride.
    fn result(&mut self, chosen: Option<(u32, &str, u32)>) -> Apart {
        let uniform = self.base.symbol("uniform");
        let mut rows = self.others.clone();
        for &[value, _, position] in &self.parameters {
            let own = chosen.filter(|(chosen, ..)| *chosen == position);
            rows.push(match own {
                Some((_, class, stride)) => [value, self.base.symbol(class), stride],
                None => [value, uniform, 0],
            });
        }
        rows.sort_unstable();
        let source = self.base.relation("divergence_source").expect("the schema has it");
        *self.base.rows_mut(source) = Rows::from(rows);
        returned(&self.base)
    }
}

/// How far lanes that call the one function of `base` together are apart in its result: by the value, or because they come
/// back from different places.
fn returned(base: &FactBase) -> Apart {
    let session = dfquery_rules::session(base);
    let part = session.part(0);
    if part.relation("divergent_return").is_empty() {
        return Apart::By(0);
    }
    match part.relation("return_stride").arrays::<2>() {
        [[_, stride]] if part.relation("random_return").is_empty() => Apart::By(*stride as i32),
        _ => Apart::Random,
    }
}
