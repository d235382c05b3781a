//! What is wrong with the times at which values come, as rules/graph/tokens.dl and rates.dl find it.

use super::{Fault, label};
use crate::model::{Graph, LicId};
use dfquery_engine::run::Part;
use rustc_hash::{FxHashMap, FxHashSet};

/// Cycles without an initial value, operators that fire by themselves, and rates that do not fit.
pub(super) fn faults(graph: &Graph, part: &Part) -> Vec<Fault> {
    let operator = |id: u32| label(graph, &graph.ops[id as usize]);
    let mut faults = cycles(graph, part);
    let restless = part.relation("restless");
    faults.extend(restless.iter().map(|row| Fault::Restless { operator: operator(row[0]) }));
    faults.extend(rates(graph, part));
    faults
}

/// A cycle for each way round that operators wait in from the start.
fn cycles(graph: &Graph, part: &Part) -> Vec<Fault> {
    let writers =
        (0..).zip(&graph.ops).flat_map(|(id, op)| op.outs.iter().flatten().map(move |lic| (lic.0, id)));
    let writers: FxHashMap<u32, u32> = writers.collect();
    let waits = part.relation("awaits");
    let awaited: FxHashMap<u32, u32> = waits.arrays::<2>().iter().rev().map(|row| (row[0], row[1])).collect();
    let mut seen = FxHashSet::default();
    let mut faults = Vec::new();
    for row in waits.arrays::<2>() {
        let mut way: Vec<(u32, u32)> = Vec::new();
        let mut at = row[0];
        while seen.insert(at)
            && let Some(&lic) = awaited.get(&at)
        {
            way.push((at, lic));
            at = writers[&lic];
        }
        if let Some(first) = way.iter().position(|(id, _)| *id == at) {
            let round = way[first..].iter().rev().chain(way.last());
            faults.push(Fault::Cycle {
                lics: round.map(|(_, lic)| graph.lics[*lic as usize].name.to_string()).collect(),
            });
        }
    }
    faults
}

/// Rates that are parts of each other by their names; if there are none, all that contribute to such a rate.
fn rates(graph: &Graph, part: &Part) -> Vec<Fault> {
    let name = |lic: u32| graph.lics[lic as usize].name.to_string();
    let often = |of: u32, turn: u32| often(graph, of, turn);
    let fault = |row: &[u32; 6]| Fault::Rate {
        operator: Some(label(graph, &graph.ops[row[0] as usize])),
        lic: name(row[1]),
        found: often(row[2], row[3]),
        asked: often(row[4], row[5]),
    };
    let near = part.relation("uneven");
    let uneven = if near.is_empty() { part.relation("uneven_near") } else { near };
    let ends = part.relation("uneven_end");
    let ends = ends.arrays::<3>().iter().map(|row| Fault::Rate {
        operator: None,
        lic: name(row[0]),
        found: often(row[1], row[2]),
        asked: "once an invocation".to_owned(),
    });
    uneven.arrays::<6>().iter().map(fault).chain(ends).collect()
}

/// A rate of rates.dl in words.
fn often(graph: &Graph, of: u32, turn: u32) -> String {
    let name = &graph.lics[of as usize].name;
    let first = graph.params.iter().chain(&graph.order_in).next();
    match turn {
        0 | 1 => format!("once for each {turn} of {name}"),
        2 => format!("once a round of the loop that {name} decides about"),
        _ if first == Some(&LicId(of)) => "once an invocation".to_owned(),
        _ => format!("once for each value of {name}"),
    }
}
