//! Pictures in Graphviz' language.

use super::{Node, Picture};
use std::io::{self, Write};

/// Writes `picture` as a digraph; frames are clusters.
///
/// # Errors
///
/// Those of `out`.
pub fn write(out: &mut impl Write, picture: &Picture) -> io::Result<()> {
    writeln!(out, "digraph {} {{\n  node [shape=box, fontname=monospace];", quote(&picture.name))?;
    let free = picture.nodes.iter().filter(|node| node.frame.is_none());
    free.clone().try_for_each(|node| writeln!(out, "  {}", statement(node)))?;
    for (number, frame) in picture.frames.iter().enumerate() {
        writeln!(out, "  subgraph cluster_{number} {{\n    label={};", quote(frame))?;
        let members = picture.nodes.iter().filter(|node| node.frame == Some(number));
        members.clone().try_for_each(|node| writeln!(out, "    {}", statement(node)))?;
        writeln!(out, "  }}")?;
    }
    for edge in &picture.edges {
        let (from, to) = (&picture.nodes[edge.from].id, &picture.nodes[edge.to].id);
        let label = (!edge.label.is_empty()).then(|| format!("label={}", quote(&edge.label)));
        let style = edge.dotted.then(|| "style=dotted".to_owned());
        let way = (!edge.way.is_empty()).then(|| format!("taillabel={}", edge.way));
        let attributes: Vec<String> = label.into_iter().chain(style).chain(way).collect();
        let attributes = match &attributes[..] {
            [] => String::new(),
            attributes => format!(" [{}]", attributes.join(", ")),
        };
        writeln!(out, "  {from} -> {to}{attributes};")?;
    }
    writeln!(out, "}}")
}

fn statement(node: &Node) -> String {
    let shape = if node.round { "shape=ellipse, " } else { "" };
    format!("{} [{shape}label={}];", node.id, quote(&node.label))
}

/// `text` in quotes; Graphviz would read a backslash as the start of an escape.
pub fn quote(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n"))
}
