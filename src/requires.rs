//! Requirements for a relation to have tuples.

use crate::error::{Error, Result};
use dfquery_convert::Options;
use dfquery_engine::{
    check::Program,
    diagnostic::Diagnostic,
    run::Unit,
    schema::{Relation, RelationId, RelationKind, Schema},
};
use dfquery_reducify::Settings;
use dfquery_rules::RuleSet;
use std::collections::BTreeSet;

/// The relation called `name`, or a message that suggests another name.
///
/// # Errors
///
/// There is none, or it is an inline relation.
pub fn find(program: &Program, name: &str) -> Result<RelationId> {
    let schema = &program.schema;
    match program.find(name) {
        Some(id) if schema[id].kind == RelationKind::Inline => Err(Error::with_help(
            format!("`{name}` is an inline relation: it is a condition and has no tuples"),
            format!(
                "`--query '{}'` asks for it, `dfquery describe {name}` shows its rules",
                as_atom(&schema[id])
            ),
        )),
        Some(id) => Ok(id),
        None => {
            let error = Diagnostic::error(format!("unknown relation `{name}`"));
            Err(Error::diagnostic(match suggestion(program, name) {
                Some(suggestion) => error.help(format!("did you mean {suggestion}?")),
                None => error.help("`dfquery describe` lists the relations"),
            }))
        }
    }
}

/// Names less alike than this are not suggested for each other.
const LIKENESS: f64 = 0.7;

/// An atom of `relation` with a variable for each column.
fn as_atom(relation: &Relation) -> String {
    let variable = |at: usize| char::from(b'A' + (at % 26) as u8).to_string();
    let variables: Vec<String> = (0..relation.columns.len()).map(variable).collect();
    format!("{}({})", relation.shown, variables.join(", "))
}

/// The advantage of the relations that people start with over others, and of results over steps on the way to them.
const KNOWN: f64 = 0.1;

/// The relations that may be meant by `name`: those of a topic, or the one whose name is most alike.
fn suggestion(program: &Program, name: &str) -> Option<String> {
    let schema = &program.schema;
    let mut of_topic = dfquery_rules::topic(name);
    of_topic.retain(|name| schema.relation(name).is_some());
    if let [first @ .., last] = &of_topic[..of_topic.len().min(MOST)] {
        let quoted: Vec<String> = first.iter().map(|name| format!("`{name}`")).collect();
        return Some(match &quoted[..] {
            [] => format!("`{last}`"),
            _ => format!("{} or `{last}`", quoted.join(", ")),
        });
    }
    let front: Vec<&str> = dfquery_rules::front_row().into_iter().flat_map(|(_, names)| names).collect();
    let named =
        schema.relations.iter().enumerate().filter(|(_, relation)| relation.kind != RelationKind::Inline);
    let measured = named.map(|(at, relation)| {
        let likeness = strsim::jaro(name, &relation.name);
        let is_front = f64::from(u8::from(front.contains(&relation.name.as_str())));
        let is_result = f64::from(u8::from(program.is_public(RelationId(at as u16))));
        (likeness, likeness + KNOWN * (is_front + is_result), relation.name.as_str())
    });
    let alike = measured.filter(|(likeness, ..)| *likeness > LIKENESS);
    let (.., near) = alike.max_by(|one, other| one.1.total_cmp(&other.1))?;
    Some(format!("`{near}`"))
}

/// Relations of a topic that are suggested.
const MOST: usize = 3;

/// The input that has to be supplied for a relation to have tuples.
#[derive(Clone, Copy, PartialEq)]
pub enum Requires {
    /// Nothing but facts.
    Facts,
    /// The names that conversion with these options speaks of.
    Conversion(Options),
    /// The graph of a function, converted with these options.
    Graph(Options),
    /// An order of the blocks, and the cycles that are copied with these settings.
    Order(Settings),
}

/// The file that declares what conversion supplies.
const FRAME: &str = "rules/conversion/frame.dl";

/// The file that declares what is supplied about the copies of cycles.
const CONTEXTS: &str = "rules/reducify/contexts.dl";

/// The folder of rules about graphs.
const GRAPHS: &str = "rules/graph/";

impl Requires {
    /// The requirements of `relation`, if functions are converted with `options`.
    ///
    /// # Errors
    ///
    /// Relations whose inputs nothing fills, or that exist only inside dfquery.
    pub fn of(
        ours: &'static RuleSet,
        schema: &Schema,
        relation: RelationId,
        options: Options,
    ) -> Result<Requires> {
        let inputs = supplied(ours, schema, relation);
        let program = ours.program();
        if let Some(&own) = inputs.iter().find(|id| usize::from(id.0) >= program.declared.len()) {
            return Err(Error::with_help(
                format!("nothing fills `{}`", schema[own].shown),
                "only the inputs of rules/schema.dl are filled; write rows as facts: `p(1).`",
            ));
        }
        let Some(&first) = inputs.first() else { return Ok(Requires::Facts) };
        match made_with(program, &inputs) {
            Some(Made::Conversion) => Ok(Requires::Conversion(before_rotation(schema, &inputs, options))),
            Some(Made::Graph) => Ok(Requires::Graph(options)),
            Some(Made::Order) => Ok(Requires::Order(options.reduce)),
            None => {
                let name = &schema[relation].name;
                Err(Error::with_help(
                    format!(
                        "`{name}` exists only inside dfquery, while a cycle is made reducible or a result is checked"
                    ),
                    format!("`dfquery describe {}` explains what it reads", schema[first].name),
                ))
            }
        }
    }
}

/// `options` for what rests on `relations`: loops are chosen before they are rotated.
pub fn before_rotation(schema: &Schema, relations: &[RelationId], options: Options) -> Options {
    let chooses = relations.iter().any(|&id| schema[id].name == "first_successor");
    if chooses { options.unfused() } else { options }
}

/// The relations that depend on more than what is read from the input.
pub fn needing_more(ours: &'static RuleSet, schema: &Schema) -> BTreeSet<RelationId> {
    let facts = ours.fact_relations();
    let all = (0..schema.relations.len()).map(|at| RelationId(at as u16));
    let is_supplied = |id: &RelationId| schema[*id].kind == RelationKind::Input && !facts.contains(id);
    dependents(ours, schema, all.filter(is_supplied).collect(), |_| false)
}

/// The relations that are derived of the whole program at once, or depend on such ones.
pub fn needing_whole(ours: &'static RuleSet, schema: &Schema) -> BTreeSet<RelationId> {
    dependents(ours, schema, BTreeSet::new(), |unit| !unit.local)
}

/// `found`, what units that are `meant` derive, and what depends on these.
fn dependents(
    ours: &'static RuleSet,
    schema: &Schema,
    mut found: BTreeSet<RelationId>,
    is_meant: impl Fn(&Unit) -> bool,
) -> BTreeSet<RelationId> {
    // Each unit follows those that it reads.
    for unit in ours.units() {
        let mut reads = unit.reads.iter().filter_map(|read| schema.relation(read.relation));
        if is_meant(unit) || reads.any(|read| found.contains(&read)) {
            found.extend(unit.derives.iter().filter_map(|name| schema.relation(name)));
        }
    }
    found
}

/// True if one of `needed`, a question and all that it follows from, exists only once functions are converted.
pub fn converts<'r>(rules: &Program, needed: impl IntoIterator<Item = &'r RelationId>) -> bool {
    needed.into_iter().any(|id| {
        let is_made = || {
            let file = rules.sources.place(rules.declared[usize::from(id.0)].span).file;
            file == FRAME || file.starts_with(GRAPHS)
        };
        rules.schema[*id].kind == RelationKind::Input && is_made()
    })
}

/// The state of one function in which a relation of ours has tuples.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Made {
    /// While it is converted.
    Conversion,
    /// Its graph.
    Graph,
    /// Under an order of its blocks.
    Order,
}

/// The state of one function in which our relation `name` has tuples, if facts are not enough for it.
pub fn made(ours: &'static RuleSet, name: &str) -> Option<Made> {
    let program = ours.program();
    let inputs = supplied(ours, &program.schema, program.schema.relation(name)?);
    if inputs.is_empty() { None } else { made_with(program, &inputs) }
}

/// The state of one function in which the `inputs` of ours are supplied together, by the files that declare them.
fn made_with(program: &Program, inputs: &[RelationId]) -> Option<Made> {
    let file = |id: &RelationId| program.sources.place(program.declared[usize::from(id.0)].span).file;
    if inputs.iter().any(|id| file(id) == FRAME) {
        Some(Made::Conversion)
    } else if inputs.iter().all(|id| file(id).starts_with(GRAPHS)) {
        Some(Made::Graph)
    } else {
        inputs.iter().all(|id| file(id) == CONTEXTS).then_some(Made::Order)
    }
}

/// The inputs on which `relation` depends and that no reader fills, in the order of declaration.
fn supplied(ours: &'static RuleSet, schema: &Schema, relation: RelationId) -> Vec<RelationId> {
    let facts = ours.fact_relations();
    let (mut seen, mut open) = (BTreeSet::from([relation]), vec![relation]);
    while let Some(id) = open.pop() {
        let units = ours.units_of(&schema[id].name);
        let reads = units.flat_map(|unit| unit.reads).filter_map(|read| schema.relation(read.relation));
        open.extend(reads.filter(|&read| seen.insert(read)));
    }
    seen.retain(|&id| schema[id].kind == RelationKind::Input && !facts.contains(&id));
    seen.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn relations_that_need_more_are_those_that_something_is_supplied_for() {
        let ours = dfquery_rules::built_in();
        let schema = ours.schema();
        let more = needing_more(ours, schema);
        let all = (0..schema.relations.len()).map(|at| RelationId(at as u16));
        let wrong: Vec<&str> = all
            .filter(|&id| more.contains(&id) == supplied(ours, schema, id).is_empty())
            .map(|id| schema[id].name.as_str())
            .collect();
        assert_eq!(wrong, Vec::<&str>::new());
        assert!(!more.is_empty() && more.len() < schema.relations.len());
    }
}
