//! Faults in the times at which values come, as rules/graph/tokens.dl and rates.dl derive them.

use super::{fault::Fault, label::label};
use crate::model::{Graph, LicId, Operand};
use dfquery_engine::run::Part;
use dfquery_rules::{entity, relation};
use rustc_hash::{FxHashMap, FxHashSet};

/// Cycles without an initial value, operators that fire by themselves, and rates that do not fit.
pub(super) fn faults(graph: &Graph, part: &Part) -> Vec<Fault> {
    let label = |operator: entity::Operator| label(graph, &graph.ops[operator.0 as usize]);
    let mut faults = cycles(graph, part);
    faults.extend(
        part.rows().map(|row: relation::FiresUnasked| Fault::Restless { operator: label(row.operator) }),
    );
    faults.extend(nevers(graph, part));
    faults.extend(rates(graph, part));
    faults
}

/// A cycle for each way round that operators wait in from the start.
fn cycles(graph: &Graph, part: &Part) -> Vec<Fault> {
    let writers =
        (0..).zip(&graph.ops).flat_map(|(id, op)| op.outs.iter().flatten().map(move |lic| (lic.0, id)));
    let writers: FxHashMap<u32, u32> = writers.collect();
    let waits = part.rows::<relation::WaitsFor>();
    let awaited: FxHashMap<u32, u32> = waits.clone().rev().map(|row| (row.operator.0, row.lic.0)).collect();
    let mut seen = FxHashSet::default();
    let mut faults = Vec::new();
    for wait in waits {
        let mut way: Vec<(u32, u32)> = Vec::new();
        let mut at = wait.operator.0;
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

/// Inputs that never get a value and may be taken.
fn nevers(graph: &Graph, part: &Part) -> Vec<Fault> {
    let steered = part.rows::<relation::KindSteeredInput>();
    let never = part.rows().map(|relation::WaitsForNever { operator, position }| {
        let op = &graph.ops[operator.0 as usize];
        let by = steered.clone().find(|row| row.operator == operator && row.position == position);
        let when = by.and_then(|row| match &op.ins[row.select as usize] {
            Operand::Lic(lic) => Some((graph.lic(*lic).name.to_string(), row.side)),
            _ => None,
        });
        Fault::Never { operator: label(graph, op), input: position as usize, when }
    });
    never.collect()
}

/// Rates that are parts of each other by their names; if there are none, all that contribute to such a rate.
fn rates(graph: &Graph, part: &Part) -> Vec<Fault> {
    let name = |lic: entity::Lic| graph.lics[lic.0 as usize].name.to_string();
    let fault = |operator: entity::Operator, lic, found, asked| Fault::Rate {
        operator: Some(label(graph, &graph.ops[operator.0 as usize])),
        lic: name(lic),
        found,
        asked,
    };
    let often = |of, turn| often(graph, of, turn);
    let uneven = part.rows::<relation::RateMismatch>();
    let mut faults: Vec<Fault> = uneven
        .map(|row| fault(row.operator, row.lic, often(row.of, row.turn), often(row.asked, row.at)))
        .collect();
    if faults.is_empty() {
        let near = part.rows::<relation::PossibleMismatch>();
        faults.extend(
            near.map(|row| fault(row.operator, row.lic, often(row.of, row.turn), often(row.asked, row.at))),
        );
    }
    faults.extend(part.rows().map(|row: relation::ResultMismatch| Fault::Rate {
        operator: None,
        lic: name(row.lic),
        found: often(row.of, row.turn),
        asked: "once an invocation".to_owned(),
    }));
    faults
}

/// A rate of rates.dl in words.
fn often(graph: &Graph, of: entity::Lic, turn: u32) -> String {
    let name = &graph.lics[of.0 as usize].name;
    let first = graph.entries().next();
    match turn {
        0 | 1 => format!("once for each {turn} of {name}"),
        2 => format!("once a round of the loop that {name} decides about"),
        _ if first == Some(LicId(of.0)) => "once an invocation".to_owned(),
        _ => format!("once for each value of {name}"),
    }
}
