//! Switches: the signals that the rules steer, the phis that loops add, and what the graph has in the end.

use super::view::{Dumped, View};
use dfquery_formats::drawing::Picture;
use dfquery_graph::{Graph, Op, Operand, Operator, Skipped, text};
use std::collections::BTreeMap;

/// Each signal with the points that it is switched at, and for what; each value that a loop repeats; each switch of the graph.
pub fn dump(view: &View) -> Result<Dumped, Skipped> {
    let mut all: Vec<[String; 3]> = view.framed::<3>("steer")?;
    let arms = view.framed::<3>("steer_arm")?.into_iter();
    all.extend(arms.map(|[signal, phi, anchor]| [signal, format!("the phi {phi}"), anchor]));
    all.extend(view.framed::<3>("steer_exit")?);
    let mut dumped = Dumped { picture: Picture::new(view.name), ..Dumped::default() };
    let mut nodes = BTreeMap::new();
    let mut order = Vec::new();
    for [signal, ..] in &all {
        if !order.contains(&signal) {
            order.push(signal);
        }
    }
    for signal in order {
        dumped.line(signal);
        for [_, target, anchor] in all.iter().filter(|[own, ..]| own == signal) {
            dumped.line(format!("  switched at {anchor} for {target}"));
            let mut node = |name: &String| {
                let next = nodes.len();
                *nodes
                    .entry(name.clone())
                    .or_insert_with(|| dumped.picture.node(format!("n{next}"), name.as_str()))
            };
            let (from, to) = (node(anchor), node(target));
            dumped.picture.edge(from, to, signal.as_str());
        }
    }
    added(view, &mut dumped)?;
    built(&view.graph()?, &mut dumped);
    Ok(dumped)
}

/// The values that need a phi at the head of a loop, since they come from outside and each iteration reads them.
fn added(view: &View, dumped: &mut Dumped) -> Result<(), Skipped> {
    let mut loops: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for [signal, header] in view.framed::<2>("live_into_loop")? {
        loops.entry(header).or_default().push(signal);
    }
    for (header, signals) in loops {
        dumped.line(format!("phis added at {header}: {}", signals.join(" ")));
    }
    Ok(())
}

/// All switches of the graph, and what switches constants and streams.
fn built(graph: &Graph, dumped: &mut Dumped) {
    let mut is_first = true;
    for op in &graph.ops {
        let Some(what) = switched(graph, op) else { continue };
        if std::mem::take(&mut is_first) {
            dumped.line("in the graph");
        }
        dumped.line(format!("  {}    {what}", text::operation(graph, op)));
    }
}

/// The kind of data that `op` switches; `None` if it is no switch.
fn switched(graph: &Graph, op: &Op) -> Option<&'static str> {
    let data = match op.operator {
        Operator::Switch => op.ins.get(1)?,
        Operator::Filter => op.ins.last()?,
        _ => return None,
    };
    let is_order = matches!(data, Operand::Lic(lic) if graph.lic(*lic).width == 0);
    Some(match data {
        Operand::Const(_) => "trigger",
        _ if op.operator == Operator::Filter && op.ins.first() == Some(data) => "trigger",
        _ if is_order => "memory order",
        _ if op.stream => "stream",
        _ => "value",
    })
}
