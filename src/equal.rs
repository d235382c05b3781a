//! Graphs and functions that are compared with each other: the same name in two programs.

use crate::{
    error::{Error, Result},
    program::Program,
    simulate::Executable,
};
use dfquery_engine::{base::FactBase, cancel};
use dfquery_graph::{Graph, Operand, Skipped, border::guarded};
use dfquery_rules::relation;
use dfquery_simulate::equal;
pub use dfquery_simulate::{
    check::{Difference, Mismatch, Trials},
    equal::{Equality, Side},
};
use rayon::prelude::*;
use std::{borrow::Cow, collections::BTreeSet};

/// A function of two programs.
#[derive(Debug)]
pub struct Compared {
    /// Its name; that of the first side, if the two have one graph each.
    pub function: String,
    /// The outcome.
    pub outcome: Outcome,
}

/// The outcome for one function.
#[derive(Debug)]
pub enum Outcome {
    /// Both sides were run.
    Run(Equality),
    /// Only one side has it.
    Only(Side),
    /// Its comparison was not finished.
    Unfinished(Skipped),
}

impl Outcome {
    /// Returns true if both sides did the same.
    pub fn holds(&self) -> bool {
        matches!(self, Outcome::Run(equality) if equality.holds())
    }
}

/// Bytes of a global of which only the name is known.
const UNKNOWN_BYTES: &str = "4096";

/// Compares the graphs of two programs, or the graphs of one with the functions of the other: those called `names`, or all
/// that both have. `modules` has globals and functions that graphs name; where one side has functions, that is itself.
///
/// # Errors
///
/// Names that neither side has; two sides without any graph.
pub fn programs(
    first: &Program,
    second: &Program,
    modules: Option<&Program>,
    names: &[String],
    trials: &Trials,
) -> Result<Vec<Compared>> {
    if first.graphs.is_empty() && second.graphs.is_empty() {
        return Err(Error::with_help(
            "neither side has a graph",
            "dfquery check compares functions with the graphs that they become",
        ));
    }
    let pairs = pairs(first, second, names)?;
    let functions = [first, second].into_iter().find(|program| has_functions(program));
    let nothing = FactBase::new(first.rules.schema().clone());
    let base = modules.or(functions).map_or(&nothing, |program| &program.base);
    let graphs = [first, second].into_iter().flat_map(|program| program.graphs.values());
    let base = with_globals(base, graphs.map(|graph| &**graph));
    let executable = Executable::new(&base);
    let compare = |(name, one, other): &Pair| {
        let outcome = match (one, other) {
            (Some(one), Some(other)) => guarded(name, || one.compare(other, &executable, trials))
                .map_or_else(Outcome::Unfinished, |equality| match equality {
                    Some(equality) => Outcome::Run(equality),
                    None => Outcome::Only(Side::First),
                }),
            (Some(_), None) => Outcome::Only(Side::First),
            (None, _) => Outcome::Only(Side::Second),
        };
        Compared { function: name.clone(), outcome }
    };
    Ok(pairs.par_iter().map(cancel::carried(compare)).collect())
}

/// Compares two graphs that need no module.
pub fn graphs(first: &Graph, second: &Graph, trials: &Trials) -> Equality {
    let nothing = FactBase::new(dfquery_rules::built_in().schema().clone());
    let base = with_globals(&nothing, [first, second].into_iter());
    equal::graphs(&Executable::new(&base), first, second, trials)
}

/// A function of a program: its graph, or its control flow.
enum Part<'p> {
    Graph(&'p Graph),
    ControlFlow(String),
}

impl<'p> Part<'p> {
    /// The function called `name` of `program`.
    fn of(program: &'p Program, name: &str) -> Option<Part<'p>> {
        let graph = program.graphs.get(name).map(|graph| Part::Graph(graph));
        let control_flow =
            || program.functions().any(|own| own == name).then(|| Part::ControlFlow(name.to_owned()));
        graph.or_else(control_flow)
    }

    /// The comparison with `other`; none if neither is a graph, or `executable` has no control flow of this name.
    fn compare(&self, other: &Part, executable: &Executable, trials: &Trials) -> Option<Equality> {
        match (self, other) {
            (Part::Graph(one), Part::Graph(other)) => Some(equal::graphs(executable, one, other, trials)),
            (Part::ControlFlow(name), Part::Graph(graph)) => {
                Some(equal::function(executable, executable.function(name)?, graph, trials))
            }
            (Part::Graph(graph), Part::ControlFlow(name)) => {
                Some(equal::function(executable, executable.function(name)?, graph, trials).turned())
            }
            (Part::ControlFlow(_), Part::ControlFlow(_)) => None,
        }
    }
}

fn has_functions(program: &Program) -> bool {
    program.base.parts() as usize > program.graphs.len()
}

/// The name of a function, and what both sides have of it.
type Pair<'p> = (String, Option<Part<'p>>, Option<Part<'p>>);

/// The functions of both sides by name, in the order of the first.
fn pairs<'p>(first: &'p Program, second: &'p Program, names: &[String]) -> Result<Vec<Pair<'p>>> {
    let pair = |name: String| {
        let (one, other) = (Part::of(first, &name), Part::of(second, &name));
        (name, one, other)
    };
    if !names.is_empty() {
        for name in names {
            first
                .select(std::slice::from_ref(name))
                .or_else(|_| second.select(std::slice::from_ref(name)))?;
        }
        return Ok(names.iter().cloned().map(pair).collect());
    }
    let alone = |program: &'p Program| match program.graphs.values().collect::<Vec<_>>()[..] {
        [only] if !has_functions(program) => Some(&**only),
        _ => None,
    };
    if let (Some(one), Some(other)) = (alone(first), alone(second)) {
        return Ok(vec![(one.name.clone(), Some(Part::Graph(one)), Some(Part::Graph(other)))]);
    }
    // A module may have functions without graphs.
    let is_asked = |program: &Program, name: &String| program.graphs.contains_key(name);
    let own: Vec<String> =
        first.functions().filter(|name| is_asked(first, name) || is_asked(second, name)).collect();
    let known: BTreeSet<&String> = own.iter().collect();
    let others = second.functions().filter(|name| is_asked(second, name) && !known.contains(name));
    let others: Vec<String> = others.collect();
    Ok(own.into_iter().chain(others).map(pair).collect())
}

/// `base`, in which the globals that `graphs` name and it does not have are places of their own.
fn with_globals<'b, 'g>(base: &'b FactBase, graphs: impl Iterator<Item = &'g Graph>) -> Cow<'b, FactBase> {
    let placed = Executable::new(base);
    let mut seen = BTreeSet::new();
    let mut missing = Vec::new();
    for operand in graphs.flat_map(|graph| &graph.ops).flat_map(|op| &op.ins) {
        if let Operand::Global { name, .. } = operand
            && placed.layout.address(name).is_none()
            && seen.insert(name)
        {
            missing.push(name);
        }
    }
    if missing.is_empty() {
        return Cow::Borrowed(base);
    }
    let mut base = base.clone();
    for name in missing {
        let [global, bytes, align, kind] =
            [name, UNKNOWN_BYTES, "16", "external"].map(|text| base.intern(text));
        base.add(relation::GlobalVariable { global, bytes, align, kind });
    }
    Cow::Owned(base)
}
