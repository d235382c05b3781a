//! The facts of one graph with names for its operators and LICs, for questions and proofs.

use crate::analysis::{certify, facts, timed};
use dfquery_engine::{
    base::FactBase,
    run::Session,
    schema::{ColumnType, RelationId},
    tuple::Symbol,
};
use dfquery_graph::{Graph, latency::Latencies, verify};
use dfquery_rules::entity;

/// `base`, which has one part, with the operators and LICs of `graph` as entities, the graph as facts, and the rings and
/// schedules from which rules/graph/throughput.dl proves intervals; for a session with external inputs.
///
/// # Panics
///
/// If `base` has a schema without the relations of graphs, which all rule sets declare.
pub fn named(mut base: FactBase, graph: &Graph, latencies: &Latencies) -> FactBase {
    let mut part = facts(graph, latencies);
    certify(&mut part);
    for lic in &graph.lics {
        base.new_entity::<entity::Lic>(&lic.name);
    }
    for at in 0..graph.ops.len() + verify::environments(graph).len() {
        base.new_entity::<entity::Operator>(&operator_name(graph, at));
    }
    let schema = part.session().schema();
    for (relation, rows) in part.supplied() {
        let relation = base.schema().relation(&schema[relation].name).expect("all rule sets have it");
        *base.rows_mut(relation) = rows.clone();
    }
    base
}

/// `pick %x`, or `store 12` for an operator whose outputs are all discarded; `environment %a` for what gives `%a` its values.
fn operator_name(graph: &Graph, at: usize) -> String {
    let Some(op) = graph.ops.get(at) else {
        let entry = graph.entries().nth(at - graph.ops.len());
        return format!("environment {}", entry.map_or("", |lic| &graph.lic(lic).name));
    };
    match op.outs.iter().flatten().next() {
        Some(_) => verify::label(graph, op),
        None => format!("{} {at}", op.operator.name()),
    }
}

/// The rows of `relation` for `graph` as texts, by the rules of `session`, which is on [`verify::nothing`].
pub fn rows<'s>(
    session: &'s Session<'s>,
    graph: &Graph,
    latencies: &Latencies,
    relation: RelationId,
) -> Vec<Vec<String>> {
    let mut part = timed(verify::facts_in(session, graph), graph, latencies);
    certify(&mut part);
    let schema = session.schema();
    let text = |ty: ColumnType, cell: u32| match ty {
        ColumnType::Entity(entity) if schema[entity].name == "Lic" => {
            format!("{}/{}", graph.name, graph.lics[cell as usize].name)
        }
        ColumnType::Entity(_) => format!("{}/{}", graph.name, operator_name(graph, cell as usize)),
        ColumnType::Number | ColumnType::Unsigned | ColumnType::Float => ty.number(cell),
        ColumnType::Record(_) => unreachable!("rules of graphs make no records"),
        ColumnType::Symbol => session.base().symbol_text(Symbol(cell)).to_owned(),
    };
    let relation = &schema[relation];
    let row = |row: &[u32]| {
        row.iter().zip(&relation.columns).map(|(&cell, column)| text(column.ty, cell)).collect()
    };
    part.relation(&relation.name).iter().map(row).collect()
}
