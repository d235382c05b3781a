//! A proof for Graphviz: boxes are tuples, and an edge leads from a tuple to what needs it.

use super::data::{Proof, Under};
use dfquery_formats::drawing::dot::quote;
use std::io::{self, Write};

/// Writes one graph of all steps.
pub fn write(out: &mut dyn Write, proof: &Proof) -> io::Result<()> {
    writeln!(out, "digraph {{\n  rankdir=BT;\n  node [shape=box];")?;
    for (number, step) in proof.steps.iter().enumerate() {
        let (place, style) = match &step.by {
            Some(by) => (by.rule.clone(), ""),
            None => (step.location.clone().unwrap_or_default(), ", style=filled, fillcolor=gray92"),
        };
        let mut lines = vec![step.tuple.text.clone(), place];
        let mut needed = Vec::new();
        collect(step.by.as_ref().map_or(&[], |by| &by.under), &mut lines, &mut needed);
        lines.retain(|line| !line.is_empty());
        writeln!(out, "  s{number} [label={}{style}];", quote(&lines.join("\n")))?;
        for step in needed {
            writeln!(out, "  s{step} -> s{number};")?;
        }
    }
    writeln!(out, "}}")
}

/// Conditions that are no tuples go into the box, tuples become edges.
fn collect(all: &[Under], lines: &mut Vec<String>, needed: &mut Vec<usize>) {
    for under in all {
        match under {
            Under::Step(step) => needed.push(*step),
            Under::Line(line) => lines.push(line.clone()),
            Under::Group(title, parts) => {
                lines.push(title.clone());
                collect(parts, lines, needed);
            }
        }
    }
}
