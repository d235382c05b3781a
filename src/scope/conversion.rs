//! Questions about what is there only while a function is converted: then that function is all there is.

use super::dependencies::{atoms, dependencies};
use crate::{
    analysis::Analysis,
    convert,
    error::{Error, Result},
    program::Program,
    requires::{self, Made},
};
use dfquery_convert::Options;
use dfquery_engine::{
    base::FactBase,
    check::{self, Literal, Rule, Term},
    schema::{RelationId, RelationKind},
};
use dfquery_graph::{Skipped, latency::Latencies};
use dfquery_throughput::named::named;
use std::collections::BTreeSet;

/// The facts of the function that a question is about, with the names that conversion gives; none if nothing is `asked` that
/// needs them.
///
/// # Errors
///
/// Questions about no function or several; functions that cannot be converted.
pub fn facts(
    analysis: &Analysis,
    rules: &check::Program,
    program: &Program,
    asked: &[RelationId],
) -> Result<Option<FactBase>> {
    let (base, ours) = (&program.base, program.rules);
    // Relations of ours are printed for many functions, one after the other.
    let is_own = |id: &&RelationId| ours.schema().relation(&rules.schema[**id].name).is_none();
    let asked: Vec<RelationId> = asked.iter().filter(is_own).copied().collect();
    let behind = dependencies(rules, &asked);
    let from_facts = ours.fact_relations();
    let is_supplied =
        |id: &RelationId| rules.schema[*id].kind == RelationKind::Input && !from_facts.contains(id);
    if !behind.iter().any(is_supplied) {
        return Ok(None);
    }
    let made = |&id: &RelationId| Some((id, requires::made(ours, &rules.schema[id].name)?));
    let Some((framed, state)) = behind.iter().find_map(made) else { return Ok(None) };
    let mut functions: BTreeSet<u32> = BTreeSet::new();
    for name in mentioned(rules, &asked).chain(analysis.functions.iter().map(String::as_str)) {
        functions.extend(part_called(base, name));
    }
    if functions.is_empty() && base.parts() == 1 {
        functions.insert(0);
    }
    let name = &rules.schema[framed].name;
    let [function] = functions.into_iter().collect::<Vec<u32>>()[..] else {
        return Err(Error::with_help(
            format!("`{name}` exists only while a function is converted, one at a time"),
            "choose the function with --function NAME",
        ));
    };
    if state == Made::Order {
        return Ok(Some(dfquery_reducify::ordered::ordered_base(
            &ours.session(base),
            function,
            &analysis.conversion.reduce,
        )));
    }
    let options = requires::before_rotation(&rules.schema, &behind, analysis.conversion);
    let made = match state == Made::Graph {
        true => graph_base(analysis, program, function, &options),
        false => dfquery_convert::framed_base(&ours.session(base), function, &options),
    };
    let base = made.map_err(|skipped| {
        if skipped.is_our_fault() || skipped.is_unfinished() {
            return Error::NotConverted(skipped);
        }
        Error::with_help(
            format!("`{}` is not converted: {}", skipped.name, skipped.reason),
            format!("`{name}` exists only while a function is converted"),
        )
    })?;
    Ok(Some(base))
}

/// The facts of `function` alone, with its graph.
fn graph_base(
    analysis: &Analysis,
    program: &Program,
    function: u32,
    options: &Options,
) -> Result<FactBase, Skipped> {
    let session = program.rules.session(&program.base);
    let alone = session.alone(function);
    let graph = convert::graph(program, &session.beside(&alone), &alone, 0, options)?;
    let units = Latencies::default();
    Ok(named(alone, &graph, analysis.machine.unwrap_or(&units)))
}

/// The names of entities in the rules of `asked`.
fn mentioned<'p>(rules: &'p check::Program, asked: &[RelationId]) -> impl Iterator<Item = &'p str> {
    let all = rules.files.iter().flat_map(|file| &file.rules);
    all.filter(move |rule| asked.contains(&rule.head.relation)).flat_map(names)
}

fn names(rule: &Rule) -> impl Iterator<Item = &str> {
    let compared = rule.body.iter().flat_map(|literal| match literal {
        Literal::Compare(_, left, right) => vec![left, right],
        _ => Vec::new(),
    });
    let terms = rule.body.iter().flat_map(atoms).flat_map(|atom| &atom.terms).chain(compared);
    terms.filter_map(|term| match term {
        Term::Entity(_, name, _) => Some(name.as_str()),
        _ => None,
    })
}

/// The function that is called `name`, or to which what is called so belongs.
fn part_called(base: &FactBase, name: &str) -> Option<u32> {
    let belongs = |function: &str| {
        name.strip_prefix(function).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    };
    let functions = base.schema().partition.expect("functions are the parts");
    (0..base.parts()).find(|&part| belongs(base.entities(functions).local_name(part)))
}
