//! The changes to the functions of a module, as JSON.

use dfquery_reducify::{Cycle, Outline, Report};
use rustc_hash::FxHashMap;
use serde_json::{Value, json};

/// The changes to each function, the module, and whether a function in it is not as it should be.
pub type Printed = (Vec<Value>, String, bool);

/// The changes to one function, as JSON; its blocks are called `names` in the order of the nodes of `outline`.
pub fn told(report: &Report, outline: &Outline, names: &[String]) -> Value {
    let cycle = |(entry, cycle): &(String, Cycle)| {
        json!({
            "entry": entry,
            "blocks": [cycle.blocks, cycle.after],
            "entries": cycle.entries,
            "choice": cycle.choice.to_string(),
            "reason": cycle.reason,
        })
    };
    let (mut copies, mut dispatches, mut first) = (Vec::new(), Vec::new(), FxHashMap::default());
    for (node, name) in outline.nodes.iter().zip(names) {
        match node.origin {
            None if node.gathers() => {}
            None => dispatches.push(name),
            Some(block) if first.contains_key(&block) => {
                copies.push(json!({"block": first[&block], "copy": name}));
            }
            Some(block) => _ = first.insert(block, name),
        }
    }
    json!({
        "name": report.name,
        "left": report.left,
        "blocks": [report.before, report.after],
        "instructions": report.instructions,
        "executed": report.time,
        "cycles": report.cycles.iter().map(cycle).collect::<Vec<Value>>(),
        "copies": copies,
        "dispatches": dispatches,
    })
}
