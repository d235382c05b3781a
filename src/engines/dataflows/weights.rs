//! Sizes of the indexes of workers of dataflows, with names for the reader.

use crate::cost::IndexCost;
use dfquery_differential::index_stats::{Weight, Weights, What};
use dfquery_engine::{base::FactBase, check, schema::RelationId};
use std::collections::BTreeSet;

/// The size of each index of each worker, by relation and key; `weights` are by worker.
pub fn costs(rules: &check::Program, base: &FactBase, weights: &[Weights]) -> Vec<IndexCost> {
    let all: BTreeSet<&What> = weights.iter().flat_map(Weights::keys).collect();
    let of_worker = |what, worker: usize| {
        let Weight { rows, keys, bytes, heaviest } = weights[worker].get(what)?;
        let heaviest = heaviest.as_ref().map(|(cells, rows)| (key(rules, base, what, cells), *rows));
        let cost =
            IndexCost { worker, index: name(rules, what), rows: *rows, keys: *keys, bytes: *bytes, heaviest };
        (cost.rows > 0).then_some(cost)
    };
    all.into_iter()
        .flat_map(|what| (0..weights.len()).filter_map(move |worker| of_worker(what, worker)))
        .collect()
}

fn name(rules: &check::Program, what: &What) -> String {
    let shown = |relation: &RelationId| &rules.schema[*relation].shown;
    match what {
        What::Set(relation) => format!("{}, each once", shown(relation)),
        What::Between(relation) => format!("between joins of {}", shown(relation)),
        What::Index(relation, columns, is_some) => {
            let columns: Vec<&str> =
                columns.iter().map(|&at| rules.schema[*relation].columns[at].name.as_str()).collect();
            let some = if *is_some { "some of " } else { "" };
            match columns.is_empty() {
                true => format!("{some}{}", shown(relation)),
                false => format!("{some}{} by {}", shown(relation), columns.join(", ")),
            }
        }
    }
}

/// The key of `what` that has these `cells`.
fn key(rules: &check::Program, base: &FactBase, what: &What, cells: &[u32]) -> String {
    let What::Index(relation, columns, _) = what else { return String::new() };
    let text = |(&at, &cell): (&usize, &u32)| {
        let column = &rules.schema[*relation].columns[at];
        format!("{} = {}", column.name, base.text(column.ty, cell))
    };
    let texts: Vec<String> = columns.iter().zip(cells).map(text).collect();
    texts.join(", ")
}
