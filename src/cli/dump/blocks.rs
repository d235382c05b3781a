//! The function with its blocks, when conversion is done with them: after the switches, and after the picks.

use super::{
    picks::Picks,
    view::{Dumped, View},
};
use dfquery_formats::dot::{self, Clusters};
use dfquery_graph::{Graph, LicId, Op, Operand, Operator, Skipped, bits::Bits, text};
use std::collections::{BTreeMap, BTreeSet};

/// The operators already placed in the blocks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// Phis are there still, and nothing that decides for picks.
    Switched,
    /// Picks are in their place.
    Picked,
}

/// The operators in the blocks that they come from, in the notation of machine IR, with phis or with picks.
pub fn dump(view: &View, stage: Stage) -> Result<Dumped, Skipped> {
    let graph = view.graph()?;
    let facts = view.converted.as_ref().map_err(|skipped| (*skipped).clone())?;
    let blocks = Blocks { names: facts.blocks(), arms: arms(view)? };
    let mut edges = facts.rows::<3>("edge");
    edges.sort_by_key(|[from, _, successor]| (from.clone(), successor.parse::<u32>().ok()));
    let conditions: BTreeMap<String, String> =
        view.framed::<2>("condition")?.into_iter().map(|[point, signal]| (point, signal)).collect();
    let mut lines: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    if stage == Stage::Switched {
        for (block, line) in phis(&graph, &blocks) {
            lines.entry(block).or_default().push(line);
        }
    }
    for op in &graph.ops {
        if stage == Stage::Switched && (is_pick(op) || op.stream && !is_switch(op)) {
            continue;
        }
        lines.entry(blocks.home(&graph, op)).or_default().push(text::operation(&graph, op));
    }
    let mut dumped = Dumped { picture: dot::picture(&graph, Clusters::Group), ..Dumped::default() };
    let mut head = Vec::new();
    text::write_head(&mut head, &graph).expect("a vector takes what is written");
    String::from_utf8_lossy(&head).lines().for_each(|line| dumped.line(line));
    for block in &blocks.names {
        dumped.line(format!("{}:", blocks.label(block)));
        let successors = edges.iter().filter(|[from, ..]| from == block);
        let successors: Vec<String> = successors.map(|[_, to, _]| format!("%{}", blocks.label(to))).collect();
        if !successors.is_empty() {
            dumped.line(format!("  successors: {}", successors.join(", ")));
        }
        let own = lines.remove(block.as_str()).into_iter().flatten();
        let successors: Vec<&String> =
            edges.iter().filter(|[from, ..]| from == block).map(|[_, to, _]| to).collect();
        own.chain(end(&graph, &blocks, &successors, conditions.get(block)))
            .for_each(|line| dumped.line(format!("  {line}")));
    }
    Ok(dumped)
}

/// The terminator of a block. `condition` decides between two `successors`; a switch has tests between its blocks,
/// which are not blocks themselves.
fn end(graph: &Graph, blocks: &Blocks, successors: &[&String], condition: Option<&String>) -> Vec<String> {
    match (successors, condition) {
        ([], _) => {
            let results: Vec<&str> = graph.results.iter().map(|lic| &graph.lic(*lic).name[..]).collect();
            vec![format!("RET {}", results.join(", ")).trim_end().to_owned()]
        }
        ([only], _) => vec![format!("BR %{}", blocks.label(only))],
        // What nothing reads is not in the graph.
        ([yes, no], Some(condition)) if graph.lics.iter().any(|lic| *lic.name == **condition) => {
            vec![format!("BT {condition}, %{}", blocks.label(yes)), format!("BR %{}", blocks.label(no))]
        }
        _ => Vec::new(),
    }
}

/// The operands of a phi, by the points that control comes from.
struct Arms {
    /// True if it stands at the head of a loop; then what comes in may be another phi, in front of the loop.
    is_loop: bool,
    /// The point and the operand.
    operands: Vec<[String; 2]>,
}

/// The operands of each phi, under the names that the rules use.
fn arms(view: &View) -> Result<BTreeMap<String, Arms>, Skipped> {
    let mut arms: BTreeMap<String, Arms> = BTreeMap::new();
    let empty = |is_loop| Arms { is_loop, operands: Vec::new() };
    for [phi, _, point, operand] in view.framed::<4>("phi_arm")? {
        arms.entry(phi).or_insert_with(|| empty(false)).operands.push([point, operand]);
    }
    for [phi, point, operand] in view.framed::<3>("loop_phi")? {
        arms.entry(phi).or_insert_with(|| empty(true)).operands.push([point, operand]);
    }
    Ok(arms)
}

/// The blocks that conversion sees, and the phis in them.
struct Blocks {
    names: Vec<String>,
    arms: BTreeMap<String, Arms>,
}

impl Blocks {
    /// The label of a block in machine IR: `bb.2.name`, unless its name begins with `bb.` already.
    fn label(&self, block: &str) -> String {
        match self.names.iter().position(|name| name == block) {
            Some(at) if !block.starts_with("bb.") => format!("bb.{at}.{}", block.replace(['"', ' '], "_")),
            _ => block.to_owned(),
        }
    }

    /// The block in whose place `op` stands: its own, or that where its output is filled.
    fn home(&self, graph: &Graph, op: &Op) -> &str {
        let group = |lic: &LicId| self.place(&graph.lic(*lic).group);
        let own = || self.place(&op.block).filter(|_| !op.block.is_empty());
        let filled = || op.outs.iter().flatten().find_map(group);
        let read = || op.inputs().find_map(|lic| group(&lic));
        // What carries a value elsewhere is there, not where the value is made.
        let moves = is_switch(op) || is_pick(op) && !self.arms.contains_key(op.origin.as_str());
        let found = if moves { filled().or_else(own) } else { own().or_else(filled) };
        found.or_else(read).unwrap_or(&self.names[0])
    }

    /// The block that a group, a region or a point is named after: of an edge that where it begins.
    fn place(&self, name: &str) -> Option<&str> {
        let find = |name: &str| self.names.iter().find(|block| *block == name).map(String::as_str);
        let name = name.split(['&', '!']).next().unwrap_or(name);
        let edge =
            || name.split_once('>').and_then(|(from, _)| find(from.rsplit('(').next().unwrap_or(from)));
        let part = || name.rsplit_once('.').and_then(|(block, _)| find(block));
        find(name).or_else(edge).or_else(part)
    }

    /// The label of a point, as written after the comma of a phi.
    fn from(&self, point: &str) -> String {
        let from = point.split_once('>').map_or(point, |(from, _)| from);
        match from.rsplit_once('.') {
            Some((block, part @ ("preheader" | "latch"))) if !self.names.iter().any(|name| name == from) => {
                format!("%{}.{part}", self.label(block))
            }
            _ => format!("%{}", self.label(from)),
        }
    }
}

fn is_switch(op: &Op) -> bool {
    matches!(op.operator, Operator::Switch | Operator::Filter)
}

/// Returns true if `op` stands for a phi, or for a part of one.
fn is_pick(op: &Op) -> bool {
    !op.stream
        && matches!(op.operator, Operator::Pick | Operator::Pickany | Operator::Carry | Operator::Repeat)
}

/// A line for each phi, with its block: those of the function, those that loops add, and those of memory order.
fn phis<'b>(graph: &Graph, blocks: &'b Blocks) -> Vec<(&'b str, String)> {
    let origins: BTreeSet<&str> =
        graph.ops.iter().filter(|op| is_pick(op)).map(|op| op.origin.as_str()).collect();
    let mut lines = Vec::new();
    for origin in origins.into_iter().filter(|origin| !origin.is_empty()) {
        let picks = Picks::new(graph, origin);
        for root in picks.roots().into_iter().filter(|op| is_pick(op)) {
            let block = blocks.home(graph, root);
            let own = match blocks.arms.get(origin) {
                Some(arms) => of_function(graph, &picks, root, arms, blocks),
                None => vec![
                    phi(graph, root, &repeated(graph, &picks, root, blocks.label(block))) + "    ; added",
                ],
            };
            lines.extend(own.into_iter().map(|line| (block, line)));
        }
    }
    lines
}

/// The line of the phi that `root` stands for.
fn phi(graph: &Graph, root: &Op, operands: &[String]) -> String {
    let out = root.outs.iter().flatten().next().map(|lic| graph.lic(*lic));
    let out = out.map_or_else(|| "%ign".to_owned(), |lic| format!("{}:ci{}", lic.name, lic.width));
    format!("{out} = PHI {}", operands.join(", "))
}

/// The lines of a phi of the function; of one at the head of a loop also what comes in by several ways.
fn of_function(graph: &Graph, picks: &Picks, root: &Op, arms: &Arms, blocks: &Blocks) -> Vec<String> {
    let leaves: Vec<&Operand> = match arms.is_loop {
        true => root.ins.iter().skip(1).collect(),
        false => picks.leaves(root),
    };
    let found = taken(graph, picks, leaves, arms);
    let named = |([at, _], (name, _)): (&[String; 2], &(String, Option<&Operand>))| {
        format!("{name}, {}", blocks.from(at))
    };
    let operands: Vec<String> = arms.operands.iter().zip(&found).map(named).collect();
    let mut lines = vec![phi(graph, root, &operands)];
    for ([_, signal], (_, operand)) in arms.operands.iter().zip(found).filter(|_| arms.is_loop) {
        let part = operand.and_then(|operand| picks.part(operand)).filter(|op| is_pick(op));
        if let (Some(part), Some(inner)) = (part, blocks.arms.get(signal)) {
            lines.splice(0..0, of_function(graph, picks, part, inner, blocks));
        }
    }
    lines
}

/// The operands of a phi that a loop adds: on entry, and in each later iteration.
fn repeated(graph: &Graph, picks: &Picks, root: &Op, header: String) -> Vec<String> {
    let leaves: Vec<String> = picks.leaves(root).into_iter().map(|leaf| picks.name(leaf)).collect();
    let is_one = |select: &Operand| matches!(select, Operand::Lic(lic) if graph.lic(*lic).init.first().is_some_and(Bits::is_true));
    match &leaves[..] {
        [zero, one] => {
            let enters_on_one = root.ins.first().is_some_and(is_one);
            let [first, next] = if enters_on_one { [one, zero] } else { [zero, one] };
            vec![format!("{first}, %{header}.preheader"), format!("{next}, %{header}.latch")]
        }
        _ => leaves,
    }
}

/// The operand of a phi of the function for each of its `arms`: the leaf that carries its signal there. Where no leaf
/// has the name of the signal, the remaining operands are taken in order.
fn taken<'g>(
    graph: &Graph,
    picks: &Picks,
    mut leaves: Vec<&'g Operand>,
    arms: &Arms,
) -> Vec<(String, Option<&'g Operand>)> {
    let named = |leaf: &Operand, signal: &str| {
        let name = picks.name(leaf);
        name == signal || name.strip_prefix(signal).is_some_and(|rest| rest.starts_with('.'))
    };
    let comes_from =
        |leaf: &Operand, at: &str| matches!(leaf, Operand::Lic(lic) if *graph.lic(*lic).group == *at);
    let mut found: Vec<Option<&Operand>> = Vec::new();
    for [at, signal] in &arms.operands {
        let fit = leaves.iter().position(|leaf| named(leaf, signal) && comes_from(leaf, at));
        let fit = fit.or_else(|| leaves.iter().position(|leaf| named(leaf, signal)));
        found.push(fit.map(|at| leaves[at]));
        // A constant may stand in a tree once for several ways.
        if let Some(at) = fit.filter(|&at| !matches!(leaves[at], Operand::Const(_))) {
            leaves.remove(at);
        }
    }
    let met: Vec<String> = found.iter().flatten().map(|leaf| picks.name(leaf)).collect();
    leaves.retain(|leaf| !met.contains(&picks.name(leaf)));
    let mut left = leaves.into_iter();
    let operand = |([_, signal], found): (&[String; 2], Option<&'g Operand>)| {
        let found = found.or_else(|| left.next());
        (found.map_or_else(|| signal.clone(), |leaf| picks.name(leaf)), found)
    };
    arms.operands.iter().zip(found).map(operand).collect()
}
