//! Graphs in Graphviz' language.

use crate::graph::{Graph, Op, Operand};
use std::{
    collections::BTreeMap,
    io::{self, Write},
};

/// What operators are drawn together.
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
pub fn write(out: &mut impl Write, graph: &Graph, clusters: Clusters) -> io::Result<()> {
    writeln!(out, "digraph {} {{\n  node [shape=box, fontname=monospace];", quote(&graph.name))?;
    write_environment(out, graph)?;
    let mut groups: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (at, op) in graph.ops.iter().enumerate() {
        groups.entry(cluster(graph, op, clusters)).or_default().push(at);
    }
    for (number, (name, members)) in groups.iter().enumerate() {
        if !name.is_empty() {
            writeln!(out, "  subgraph cluster_{number} {{\n    label={};", quote(name))?;
        }
        for &at in members {
            writeln!(out, "    op{at} [label={}];", quote(&label(graph, &graph.ops[at])))?;
        }
        if !name.is_empty() {
            writeln!(out, "  }}")?;
        }
    }
    write_edges(out, graph)?;
    writeln!(out, "}}")
}

/// A quoted text; Graphviz would read a backslash as the start of an escape.
fn quote(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n"))
}

fn cluster<'g>(graph: &'g Graph, op: &'g Op, clusters: Clusters) -> &'g str {
    match clusters {
        Clusters::None => "",
        Clusters::Block => &op.block,
        Clusters::Group => op.outs.iter().flatten().next().map_or("", |lic| &graph.lic(*lic).group),
    }
}

/// The operator with its constant operands and its origin.
fn label(graph: &Graph, op: &Op) -> String {
    let constants = op.ins.iter().filter_map(|operand| match operand {
        Operand::Lic(_) => None,
        Operand::Const(bits) => Some(bits.to_string()),
        Operand::Global { name, offset: 0 } => Some(name.clone()),
        Operand::Global { name, offset } => Some(format!("{name}{offset:+}")),
    });
    let constants: Vec<String> = constants.collect();
    let output = op.outs.iter().flatten().next().map_or("", |lic| graph.lic(*lic).name.as_str());
    format!("{} {}\n{output}", op.operator.name(), constants.join(" ")).trim_end().to_owned()
}

/// The parameters and the ends.
fn write_environment(out: &mut impl Write, graph: &Graph) -> io::Result<()> {
    for (at, lic) in graph.params.iter().chain(&graph.order_in).enumerate() {
        writeln!(out, "  in{at} [shape=ellipse, label={}];", quote(&graph.lic(*lic).name))?;
    }
    let ends = [("result", graph.result), ("order_out", graph.order_out)];
    for (name, _) in ends.iter().filter(|(_, lic)| lic.is_some()) {
        writeln!(out, "  {name} [shape=ellipse];")?;
    }
    Ok(())
}

fn write_edges(out: &mut impl Write, graph: &Graph) -> io::Result<()> {
    let mut producers = vec![String::new(); graph.lics.len()];
    for (at, lic) in graph.params.iter().chain(&graph.order_in).enumerate() {
        producers[lic.0 as usize] = format!("in{at}");
    }
    for (at, op) in graph.ops.iter().enumerate() {
        op.outs.iter().flatten().for_each(|lic| producers[lic.0 as usize] = format!("op{at}"));
    }
    let reads = graph.ops.iter().enumerate().flat_map(|(at, op)| {
        op.ins.iter().filter_map(move |operand| match operand {
            Operand::Lic(lic) => Some((*lic, format!("op{at}"))),
            _ => None,
        })
    });
    let result = graph.result.map(|lic| (lic, "result".to_owned()));
    let order = graph.order_out.map(|lic| (lic, "order_out".to_owned()));
    for (lic, reader) in reads.chain(result).chain(order) {
        let (producer, lic) = (&producers[lic.0 as usize], graph.lic(lic));
        let style = if lic.width == 0 { ", style=dotted" } else { "" };
        let initial: Vec<String> = lic.init.iter().map(|value| value.to_string()).collect();
        let text = [lic.name.as_str(), &initial.join(" ")].join(" ");
        writeln!(out, "  {producer} -> {reader} [label={}{style}];", quote(text.trim_end()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draft::gcd;

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
    fn names_are_escaped_and_blocks_are_clusters() {
        let mut graph = gcd();
        graph.ops[2].block = r#""a\b""#.to_owned();
        let text = text(&graph, Clusters::Block);
        assert!(text.contains(r#"label="\"a\\b\"";"#), "{text}");
        assert_eq!(text.matches("subgraph").count(), 1);
    }
}
