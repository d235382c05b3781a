//! Graphs as pictures, and so in Graphviz' language.

use crate::drawing::{self, Edge, Kind, Picture};
use dfquery_graph::{Graph, LicId, Op, Operand, Operator};
use std::io::{self, Write};

/// The operators that are drawn in one cluster.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Clusters {
    /// Nothing.
    None,
    /// Operators of one block.
    #[default]
    Block,
    /// Operators whose first output has one LIC group.
    Group,
}

/// Writes `graph` as a digraph: a node an operator, an edge a reader of a LIC.
///
/// # Errors
///
/// Those of `out`.
pub fn write(out: &mut impl Write, graph: &Graph, clusters: Clusters) -> io::Result<()> {
    drawing::dot::write(out, &picture(graph, clusters))
}

/// The picture of `graph`: a box an operator, an arrow a reader of a LIC.
pub fn picture(graph: &Graph, clusters: Clusters) -> Picture {
    let mut picture = Picture::new(&graph.name);
    let mut producers = vec![None; graph.lics.len()];
    let mut ways = vec![""; graph.lics.len()];
    for (at, lic) in graph.entries().enumerate() {
        let node = picture.node(format!("in{at}"), graph.lic(lic).name.as_str());
        picture.nodes[node].round = true;
        producers[lic.0 as usize] = Some(node);
    }
    let mut operators = Vec::new();
    for (at, op) in graph.ops.iter().enumerate() {
        let node = picture.node(format!("op{at}"), label(graph, op));
        picture.nodes[node].kind = kind(graph, op);
        picture.nodes[node].frame = Some(cluster(graph, op, clusters))
            .filter(|name| !name.is_empty())
            .map(|name| picture.frame(name));
        op.outs.iter().flatten().for_each(|lic| producers[lic.0 as usize] = Some(node));
        if op.operator.name() == "switch" {
            let outs = op.outs.iter().zip(["F", "T"]);
            outs.for_each(|(out, way)| out.iter().for_each(|lic| ways[lic.0 as usize] = way));
        }
        operators.push((node, op));
    }
    let mut readers: Vec<(LicId, usize)> =
        operators.iter().flat_map(|(node, op)| op.inputs().map(move |lic| (lic, *node))).collect();
    let results = graph.results.iter().map(|lic| ("result", *lic));
    for (at, (name, lic)) in results.chain(graph.order_out.map(|lic| ("order_out", lic))).enumerate() {
        let id = if graph.results.len() > 1 { format!("{name}{at}") } else { name.to_owned() };
        let node = picture.node(id, name);
        picture.nodes[node].round = true;
        readers.push((lic, node));
    }
    for (id, to) in readers {
        let Some(from) = producers[id.0 as usize] else { continue };
        let lic = graph.lic(id);
        let initial: Vec<String> = lic.init.iter().map(|value| value.to_string()).collect();
        let label = [lic.name.as_str(), &initial.join(" ")].join(" ").trim_end().to_owned();
        let told = picture.nodes[from].label.lines().last() == Some(label.as_str());
        let way = ways[id.0 as usize];
        picture.edges.push(Edge { label, way, told, dotted: lic.width == 0, ..Edge::of(from, to) });
    }
    picture
}

fn cluster<'g>(graph: &'g Graph, op: &'g Op, clusters: Clusters) -> &'g str {
    match clusters {
        Clusters::None => "",
        Clusters::Block => &op.block,
        Clusters::Group => op.outs.iter().flatten().next().map_or("", |lic| &graph.lic(*lic).group),
    }
}

/// The meaning of the colour of an operator.
fn kind(graph: &Graph, op: &Op) -> Kind {
    let orders = || op.outs.iter().flatten().any(|lic| graph.lic(*lic).width == 0);
    match op.operator.name() {
        _ if op.stream => Kind::Stream,
        "pick" | "switch" | "filter" | "repeat" | "pickany" => Kind::Steer,
        _ if orders() => Kind::Memory,
        _ => Kind::Plain,
    }
}

/// The operator with the function that it calls, its constant operands and its origin.
fn label(graph: &Graph, op: &Op) -> String {
    let constants = op.ins.iter().filter_map(|operand| match operand {
        Operand::Lic(_) => None,
        Operand::Held(lic) => Some(graph.lic(*lic).name.to_string()),
        Operand::Const(bits) => Some(bits.to_string()),
        Operand::Never(_) => Some("%na".to_owned()),
        Operand::Global { name, offset: 0, .. } => Some(name.clone()),
        Operand::Global { name, offset, .. } => Some(format!("{name}{offset:+}")),
    });
    let callee = match &op.operator {
        Operator::Call { callee } => callee.clone(),
        _ => None,
    };
    let constants: Vec<String> = callee.into_iter().chain(constants).collect();
    let output = op.outs.iter().flatten().next().map_or("", |lic| graph.lic(*lic).name.as_str());
    format!("{} {}\n{output}", op.operator.name(), constants.join(" ")).trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use dfquery_graph::testing::gcd;

    fn text(graph: &Graph, clusters: Clusters) -> String {
        let mut out = Vec::new();
        write(&mut out, graph, clusters).expect("a vector takes everything");
        String::from_utf8(out).expect("text")
    }

    #[test]
    fn every_reader_is_an_edge() {
        let text = text(&gcd(), Clusters::None);
        assert_eq!(text.matches(" -> ").count(), 14 + 2);
        assert!(text.contains(r#"op0 -> op1 [label="%again 0"];"#), "{text}");
        assert!(text.contains(r#"in2 -> order_out [label="%in_mem_ord", style=dotted];"#), "{text}");
        assert!(text.contains(r#"op3 [label="icmp.ne 0\n%go"];"#), "{text}");
    }

    #[test]
    fn outputs_of_switches_say_which_way_they_are() {
        let picture = picture(&gcd(), Clusters::None);
        let ways = picture.edges.iter().filter(|edge| !edge.way.is_empty());
        let is_switch = |edge: &Edge| picture.nodes[edge.from].label.starts_with("switch");
        assert!(ways.clone().count() > 0 && ways.clone().all(is_switch));
        let text = text(&gcd(), Clusters::None);
        assert_eq!(text.matches("taillabel=").count(), ways.count());
    }

    #[test]
    fn names_are_escaped_and_blocks_are_clusters() {
        let mut graph = gcd();
        graph.ops[2].block = r#""a\b""#.into();
        let text = text(&graph, Clusters::Block);
        assert!(text.contains(r#"label="\"a\\b\"";"#), "{text}");
        assert_eq!(text.matches("subgraph").count(), 1);
    }
}
