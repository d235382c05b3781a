//! Settings of the divergence analysis: the model, the target's table, sources, and summaries of calls.

use crate::{
    error::{Error, Result},
    region::Region,
};
use dfquery_engine::{base::FactBase, cancel, diagnostic::Diagnostic};
use dfquery_rules::{RuleSet, entity, relation};
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

/// The settings of the divergence analysis.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Divergence {
    /// When lanes count as together; if nothing is said as the facts say, else [`Convergence::Iteration`].
    pub convergence: Option<Convergence>,
    /// Which values differ between lanes from the start; if nothing is said by the module's target triple.
    pub target: Option<Target>,
    /// Values that differ between lanes: `f/%x` is random, `f/%x=4` strided by 4, `f/%x=uniform` the same for all lanes;
    /// `arguments` are all arguments of all functions. A variable that is assigned several times is all its versions.
    pub sources: Vec<String>,
    /// The number of work-items of a work group in each direction, at most three, where the module does not state it.
    pub work_group: Vec<u16>,
    /// The number of lanes that run together; that of the target by default.
    pub lanes: Option<u16>,
    /// True if a result diverges if the function makes it so, or an argument that reaches it does; and whether
    /// points-to says which loads are not from memory of one lane.
    pub interprocedural: bool,
    /// The part of one function that is looked at; if nothing is said, all functions are.
    pub region: Option<Region>,
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
    /// SPIR and SPIR-V: any device of OpenCL or SYCL.
    Spir,
}

impl Target {
    fn name(self) -> &'static str {
        match self {
            Target::Amdgcn => "amdgcn",
            Target::Generic => "generic",
            Target::Nvptx => "nvptx",
            Target::Spir => "spir",
        }
    }
}

/// The relation that is derived of each function to follow calls.
pub(crate) const ACROSS_CALLS: &str = "divergent_return";

/// Adds to the facts what `asked` says.
///
/// To follow calls takes all that [`ACROSS_CALLS`] follows from.
pub(crate) fn ask(base: &mut FactBase, rules: &'static RuleSet, asked: &Divergence) -> Result<()> {
    if asked.convergence.is_some() || base.tuples::<relation::ConvergenceModel>().is_empty() {
        set_convergence(base, asked.convergence.unwrap_or_default());
    }
    if asked.target.is_some() || base.tuples::<relation::TargetClass>().is_empty() {
        let target = asked.target.map_or_else(|| target_of(base), Target::name);
        set_target(base, target);
    }
    set_work_group(base, &asked.work_group)?;
    asked.lanes.into_iter().for_each(|lanes| set_lanes(base, lanes));
    set_sources(base, &asked.sources)?;
    if asked.interprocedural {
        summarize(base, rules);
    }
    set_budget(base, rules);
    Ok(())
}

/// Names the values `outside` of a region that have no class.
pub(crate) fn untold(base: &FactBase, outside: &[entity::Value]) -> Vec<Diagnostic> {
    let told: BTreeSet<entity::Value> =
        base.tuples::<relation::DivergenceSource>().map(|row| row.value).collect();
    let values = base.type_of::<entity::Value>();
    let names: Vec<String> = outside
        .iter()
        .filter(|value| !told.contains(value))
        .map(|value| format!("`{}`", base.name(values, value.0)))
        .collect();
    let count = match names.len() {
        0 => return Vec::new(),
        1 => "1 value comes".to_owned(),
        many => format!("{many} values come"),
    };
    let message = format!(
        "{count} from outside the region, and nothing is known of what lanes see there: {}",
        names.join(", ")
    );
    let help = "such a value counts as an argument does, uniform unless the target says otherwise; \
                `--divergence-source f/%x` gives it a class";
    vec![Diagnostic::warning(message).help(help)]
}

/// Says when lanes count as together.
pub(crate) fn set_convergence(base: &mut FactBase, convergence: Convergence) {
    let model = base.intern(convergence.name());
    base.replace([relation::ConvergenceModel { model }]);
}

/// Adds to the facts how many tuples a limited relation may have in a function, if `rules` have another budget than usual.
fn set_budget(base: &mut FactBase, rules: &RuleSet) {
    if let Some(tuples) = rules.budget() {
        base.replace([relation::TupleBudget { tuples }]);
    }
}

/// The target that the module was made for, if its lanes are known.
fn target_of(base: &FactBase) -> &'static str {
    let mut properties = base.tuples::<relation::ModuleProperty>();
    let triple = properties.find(|property| base.symbol_text(property.key) == "target triple");
    let triple = triple.map_or("", |property| base.symbol_text(property.value));
    let known = dfquery_rules::TARGETS.iter().find(|(name, _)| triple.starts_with(name));
    known.map_or(GENERIC, |(name, _)| name)
}

/// Returns true if `base` is asked about for a GPU, or with sources of divergence of the user's.
pub(crate) fn has_lanes(base: &FactBase) -> bool {
    let tables =
        [dfquery_rules::TARGETS.iter().find(|(name, _)| *name == GENERIC).map_or("", |(_, table)| table)];
    let generic: usize =
        tables.iter().chain([&dfquery_rules::LANE_FUNCTIONS]).map(|table| table.lines().count() - 1).sum();
    base.tuples::<relation::TargetClass>().count() != generic
        || !base.tuples::<relation::DivergenceSource>().is_empty()
}

fn set_target(base: &mut FactBase, target: &str) {
    let table =
        dfquery_rules::TARGETS.iter().find(|(name, _)| *name == target).map_or("", |(_, table)| table);
    let mut rows = Vec::new();
    let records = |table: &'static str| csv::Reader::from_reader(table.as_bytes()).into_records();
    for record in records(table).chain(records(dfquery_rules::LANE_FUNCTIONS)) {
        let record = record.expect("the tables are CSV");
        let [kind, key, class] = [0, 1, 2].map(|at| base.intern(&record[at]));
        let stride: i32 = record[3].parse().expect("strides in the tables are numbers");
        rows.push(relation::TargetClass { kind, key, class, stride: stride as u32 });
    }
    rows.sort_unstable();
    base.replace(rows);
}

/// The target of programs that are for no GPU.
const GENERIC: &str = "generic";

/// Says how many lanes run together, whatever the target says.
fn set_lanes(base: &mut FactBase, lanes: u16) {
    let [wave, processor, feature, class, key] =
        ["wave", "processor", "feature", "lanes", ""].map(|text| base.intern(text));
    let mut rows: Vec<relation::TargetClass> = base.tuples().collect();
    rows.retain(|row| ![wave, processor, feature].contains(&row.kind));
    rows.push(relation::TargetClass { kind: wave, key, class, stride: u32::from(lanes) });
    rows.sort_unstable();
    base.replace(rows);
}

/// Says how large work groups are, if `sizes` are given.
fn set_work_group(base: &mut FactBase, sizes: &[u16]) -> Result<()> {
    if sizes.len() > 3 {
        let error = Diagnostic::error(format!("a work group has at most 3 sizes, not {}", sizes.len()));
        return Err(Error::diagnostic(error));
    }
    if !sizes.is_empty() {
        let [x, y, z] = [0, 1, 2].map(|direction| sizes.get(direction).map_or(1, |&size| u32::from(size)));
        base.replace([relation::WorkGroup { x, y, z }]);
    }
    Ok(())
}

/// Adds the sources that `texts` name: `f/%x`, `f/%x=4`, `f/%x=uniform`, and `arguments`, which are all that have no other
/// class.
fn set_sources(base: &mut FactBase, texts: &[String]) -> Result<()> {
    let mut told: BTreeMap<entity::Value, (relation::DivergenceSource, &str)> = BTreeMap::new();
    for text in texts.iter().filter(|text| *text != "arguments") {
        for source in sources(base, text)? {
            match told.insert(source.value, (source, text)) {
                Some((before, first)) if before != source => return Err(two_classes(first, text)),
                _ => {}
            }
        }
    }
    let mut rows: Vec<relation::DivergenceSource> = base.tuples().collect();
    rows.retain(|row| !told.contains_key(&row.value));
    rows.extend(told.into_values().map(|(source, _)| source));
    if texts.iter().any(|text| text == "arguments") {
        let class = base.intern("random");
        let known: BTreeSet<entity::Value> = rows.iter().map(|row| row.value).collect();
        let parameters = base.tuples::<relation::Parameter>();
        let others = parameters.filter(|parameter| !known.contains(&parameter.value));
        rows.extend(others.map(|row| relation::DivergenceSource { value: row.value, class, stride: 0 }));
    }
    rows.sort_unstable();
    rows.dedup();
    base.replace(rows);
    Ok(())
}

fn two_classes(first: &str, second: &str) -> Error {
    let error = Diagnostic::error(format!("`{first}` and `{second}` give one value two classes"));
    Error::diagnostic(error.help("name it once, or give it the same class"))
}

/// The sources that `text` names: several if it is a variable that is assigned several times.
fn sources(base: &mut FactBase, text: &str) -> Result<Vec<relation::DivergenceSource>> {
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
    let values = find_values(base, name)?;
    let class = base.intern(class);
    let source = |value| relation::DivergenceSource { value, class, stride: stride as u32 };
    Ok(values.into_iter().map(source).collect())
}

/// The value that is called `name`; of a variable that is assigned several times all its versions, `%x#1` and so on.
fn find_values(base: &FactBase, name: &str) -> Result<Vec<entity::Value>> {
    let (functions, values) = (base.entities_of::<entity::Function>(), base.entities_of::<entity::Value>());
    let versions = |version: &str| {
        let digits = version.strip_prefix('#').filter(|digits| !digits.is_empty());
        digits.is_some_and(|digits| digits.bytes().all(|digit| digit.is_ascii_digit()))
    };
    let of_part = |part| {
        let local = name.strip_prefix(functions.local_name(part))?.strip_prefix('/')?;
        let exact = values.of_part(part).find(|&id| values.local_name(id) == local);
        let is_version = |&id: &u32| values.local_name(id).strip_prefix(local).is_some_and(versions);
        let found: Vec<u32> = match exact {
            Some(exact) => vec![exact],
            None => values.of_part(part).filter(is_version).collect(),
        };
        (!found.is_empty()).then_some(found)
    };
    let found = (0..base.parts()).find_map(of_part).ok_or_else(|| {
        let error = Diagnostic::error(format!("no value is called `{name}`"));
        let error = error.help("a value is named with its function: `f/%x`; `--relation value` lists all");
        Error::diagnostic(error)
    })?;
    Ok(found.into_iter().map(entity::Value).collect())
}

// ---- across calls

/// The summary of the result of a function.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
struct Summary {
    /// True if it diverges whatever the arguments are.
    diverges: bool,
    /// The positions of the arguments that make it diverge, each with how many times further than in the argument lanes are
    /// apart in the result, if that is known.
    follows: BTreeMap<u32, Option<i32>>,
}

/// A call of a function that is defined.
struct Call {
    instruction: entity::Instruction,
    caller: u32,
    callee: u32,
}

/// Finds which arguments of every function reach its result, and says so of all its calls.
///
/// Starts with nothing and adds until nothing is added, so functions that call each other are known as well as others.
fn summarize(base: &mut FactBase, rules: &'static RuleSet) {
    let calls = calls(base);
    let mut summaries: Vec<Summary> = vec![Summary::default(); base.parts() as usize];
    let mut pending: BTreeSet<u32> = calls.iter().map(|call| call.callee).collect();
    while !pending.is_empty() {
        tell(base, &calls, &summaries);
        let of_function = |&function: &u32| (function, summary(base, rules, function));
        let new: Vec<(u32, Summary)> = pending.par_iter().map(cancel::carried(of_function)).collect();
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
    let functions = base.entities_of::<entity::Function>();
    let instructions = base.entities_of::<entity::Instruction>();
    let named: BTreeMap<String, u32> =
        (0..base.parts()).map(|part| (format!("@{}", functions.local_name(part)), part)).collect();
    let replaced = replaceable(base);
    let call = |relation::Call { instruction, callee }| {
        let callee = *named.get(base.symbol_text(callee)).filter(|callee| !replaced.contains(callee))?;
        Some(Call { instruction, caller: instructions.part_of(instruction.0), callee })
    };
    base.tuples().filter_map(call).collect()
}

/// The functions in whose place the linker may put others that do something else.
fn replaceable(base: &FactBase) -> BTreeSet<u32> {
    let is_replaced = |linkage: &str| ["weak", "linkonce", "extern_weak"].contains(&linkage);
    let linkages = base.tuples::<relation::FunctionLinkage>();
    let replaced = linkages.filter(|row| is_replaced(base.symbol_text(row.linkage)));
    replaced.map(|row| row.function.0).collect()
}

/// Writes what is known of the calls.
fn tell(base: &mut FactBase, calls: &[Call], summaries: &[Summary]) {
    let (mut known, mut follows, mut strides) = (Vec::new(), Vec::new(), Vec::new());
    for call in calls.iter().filter(|call| !summaries[call.callee as usize].diverges) {
        let instruction = call.instruction;
        known.push(relation::KnownCall { instruction });
        for (&operand, &factor) in &summaries[call.callee as usize].follows {
            match factor {
                Some(factor) => {
                    strides.push(relation::ResultStride { instruction, operand, factor: factor as u32 });
                }
                None => follows.push(relation::ResultFollows { instruction, operand }),
            }
        }
    }
    base.replace(known);
    base.replace(follows);
    base.replace(strides);
}

/// The summary of the result of `function`, as far as its calls are known.
///
/// The factor of an argument is the stride of the result for a stride of 1; the strides of several arguments add up.
fn summary(base: &FactBase, rules: &'static RuleSet, function: u32) -> Summary {
    let mut alone = Alone::new(base, rules, function);
    if alone.result(None) != Apart::By(0) {
        return Summary { diverges: true, follows: BTreeMap::new() };
    }
    let positions: Vec<u32> = alone.parameters.iter().map(|parameter| parameter.position).collect();
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

/// The distance of lanes in the result of a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Apart {
    By(i32),
    Random,
}

/// One function, whose arguments are given classes.
struct Alone {
    base: FactBase,
    rules: &'static RuleSet,
    parameters: Vec<relation::Parameter>,
    /// The classes of other values that the user gives.
    others: Vec<relation::DivergenceSource>,
}

impl Alone {
    fn new(base: &FactBase, rules: &'static RuleSet, function: u32) -> Self {
        let alone = rules.session(base).alone(function);
        let parameters: Vec<relation::Parameter> = alone.tuples().collect();
        let is_other = |source: &relation::DivergenceSource| {
            !parameters.iter().any(|parameter| parameter.value == source.value)
        };
        let others = alone.tuples().filter(is_other).collect();
        Alone { parameters, others, base: alone, rules }
    }

    /// The distance in the result of lanes that call the function together, if their arguments are the same except for
    /// the one at the position that is `chosen`, which has this class and stride.
    fn result(&mut self, chosen: Option<(u32, &str, u32)>) -> Apart {
        let uniform = self.base.intern("uniform");
        let mut rows = self.others.clone();
        for &relation::Parameter { value, position, .. } in &self.parameters {
            let own = chosen.filter(|(chosen, ..)| *chosen == position);
            let (class, stride) =
                own.map_or((uniform, 0), |(_, class, stride)| (self.base.intern(class), stride));
            rows.push(relation::DivergenceSource { value, class, stride });
        }
        rows.sort_unstable();
        self.base.replace(rows);
        returned(&self.base, self.rules)
    }
}

/// The distance in the result of lanes that call the only function of `base` together: because of the value, or because
/// they return from different places.
fn returned(base: &FactBase, rules: &'static RuleSet) -> Apart {
    let session = rules.session(base);
    let part = session.part(0);
    if part.rows::<relation::DivergentReturn>().is_empty() {
        return Apart::By(0);
    }
    let mut strides = part.rows::<relation::ReturnStride>();
    match (strides.next(), strides.next()) {
        (Some(only), None) if part.rows::<relation::RandomReturn>().is_empty() => {
            Apart::By(only.stride as i32)
        }
        _ => Apart::Random,
    }
}
