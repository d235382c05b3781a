//! Graphs as JSON, schema `dfquery-dataflow/1`: written function by function, and read again.
//!
//! Beside the fields of the contract an operator has those that its kind needs: `operand_width`, `lanes`,
//! `immediates` (bit positions of aggregates, shuffle masks), `bytes` and `volatile` of accesses, `size` and `align`
//! of `alloca`, `callee`, and `offset`, `scales` and `index_widths` of `gep`; `"role": "stream"` where it only builds
//! a one-bit stream. A constant whose width its operator does not tell carries it: `{"const": "7", "width": 16}`.
//! `block`, `origin` and `loc` are null where there is none.

mod read;

use crate::{
    graph::{Graph, Lic, LicId, Op, Operand, Operator, Skipped},
    verify::Ports,
};
pub use read::{Document, ReadError, read};
use std::{
    fmt::{Display, Write as _},
    io::{self, Write},
};

/// The schema that is written, and the only one that is read.
pub const SCHEMA: &str = "dfquery-dataflow/1";

/// Writes graphs one after another.
pub struct Writer<W: Write> {
    out: W,
    functions: usize,
}

impl<W: Write> Writer<W> {
    /// Begins the document.
    pub fn new(mut out: W) -> io::Result<Writer<W>> {
        write!(out, "{{\"schema\": \"{SCHEMA}\",\n \"functions\": [")?;
        Ok(Writer { out, functions: 0 })
    }

    /// Writes one function.
    pub fn function(&mut self, graph: &Graph) -> io::Result<()> {
        let comma = if self.functions > 0 { ",\n  " } else { "" };
        self.functions += 1;
        self.out.write_all(comma.as_bytes())?;
        self.out.write_all(function(graph).as_bytes())
    }

    /// Ends the document with the functions that were left out.
    pub fn finish(mut self, skipped: &[Skipped]) -> io::Result<W> {
        let entry = |skipped: &Skipped| {
            let mut object = Object::new();
            object.text("name", &skipped.name).text("reason", &skipped.reason);
            object.end()
        };
        writeln!(self.out, "],\n \"skipped\": {}}}", lines(skipped.iter().map(entry)))?;
        Ok(self.out)
    }
}

/// An object that is being written on one line.
struct Object {
    text: String,
}

impl Object {
    fn new() -> Object {
        Object { text: "{".to_owned() }
    }

    /// A field whose value is JSON already.
    fn raw(&mut self, name: &str, value: impl Display) -> &mut Object {
        let comma = if self.text.len() > 1 { ", " } else { "" };
        write!(self.text, "{comma}\"{name}\": {value}").expect("a string takes everything");
        self
    }

    fn text(&mut self, name: &str, value: &str) -> &mut Object {
        self.raw(name, quote(value))
    }

    /// A text, or null if it is empty.
    fn text_or_null(&mut self, name: &str, value: &str) -> &mut Object {
        if value.is_empty() { self.raw(name, "null") } else { self.text(name, value) }
    }

    fn end(&mut self) -> String {
        self.text.push('}');
        std::mem::take(&mut self.text)
    }
}

fn quote(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// A list on one line.
fn list<T: Display>(items: impl Iterator<Item = T>) -> String {
    let items: Vec<String> = items.map(|item| item.to_string()).collect();
    format!("[{}]", items.join(", "))
}

/// A list with a line for each item.
fn lines(items: impl Iterator<Item = String>) -> String {
    let items: Vec<String> = items.map(|item| format!("\n     {item}")).collect();
    format!("[{}]", items.join(","))
}

fn function(graph: &Graph) -> String {
    let name = |lic: Option<LicId>| lic.map_or("null".to_owned(), |lic| quote(&graph.lic(lic).name));
    let param = |lic: &LicId| {
        let lic = graph.lic(*lic);
        Object::new().text("lic", &lic.name).raw("width", lic.width).end()
    };
    let fields = [
        ("name", quote(&graph.name)),
        ("params", list(graph.params.iter().map(param))),
        ("order_in", name(graph.order_in)),
        ("order_out", name(graph.order_out)),
        ("result", name(graph.result)),
        ("lics", lines(graph.lics.iter().map(lic))),
        ("ops", lines(graph.ops.iter().map(|op| operator(graph, op)))),
    ];
    let endless = graph.endless.then(|| ("endless", "true".to_owned()));
    let fields: Vec<String> =
        fields.iter().chain(&endless).map(|(name, value)| format!("\n   \"{name}\": {value}")).collect();
    format!("{{{}}}", fields.join(","))
}

fn lic(lic: &Lic) -> String {
    let init = list(lic.init.iter().map(|value| quote(&value.to_string())));
    let mut object = Object::new();
    object.text("name", &lic.name).raw("width", lic.width).raw("depth", lic.depth);
    object.raw("init", init).text("group", &lic.group).end()
}

fn operator(graph: &Graph, op: &Op) -> String {
    let out = |out: &Option<LicId>| out.map_or("null".to_owned(), |lic| quote(&graph.lic(lic).name));
    let ports = Ports::of(op);
    let input = |(at, operand)| {
        let told = ports.as_ref().and_then(|ports| ports.inputs[at]);
        input(graph, operand, told)
    };
    let mut object = Object::new();
    object.text("op", op.operator.name()).raw("width", op.width);
    object.raw("outs", list(op.outs.iter().map(out))).raw("ins", list(op.ins.iter().enumerate().map(input)));
    object.text_or_null("origin", &op.origin).text_or_null("block", &op.block);
    object.text_or_null("loc", op.loc.as_deref().unwrap_or_default());
    attributes(&mut object, op);
    object.end()
}

fn input(graph: &Graph, operand: &Operand, told: Option<u32>) -> String {
    let mut object = Object::new();
    match operand {
        Operand::Lic(lic) => return quote(&graph.lic(*lic).name),
        Operand::Global { name, offset } => object.text("global", name).text("offset", &offset.to_string()),
        Operand::Const(bits) if told == Some(bits.width()) => object.text("const", &bits.to_string()),
        Operand::Const(bits) => object.text("const", &bits.to_string()).raw("width", bits.width()),
    };
    object.end()
}

/// The fields that only some kinds of operators have.
fn attributes(object: &mut Object, op: &Op) {
    if let Some(width) = op.operand_width {
        object.raw("operand_width", width);
    }
    if let Some(lanes) = op.lanes {
        object.raw("lanes", lanes);
    }
    if !op.immediates.is_empty() {
        object.raw("immediates", list(op.immediates.iter()));
    }
    match &op.operator {
        Operator::Load { bytes, volatile } | Operator::Store { bytes, volatile } => {
            access(object, *bytes, *volatile);
        }
        Operator::Atomic { bytes, volatile, .. } => access(object, *bytes, *volatile),
        Operator::Alloca { size, align } => drop(object.raw("size", size).raw("align", align)),
        Operator::Call { callee: Some(callee) } => drop(object.text("callee", callee)),
        Operator::Gep { offset, scales, index_widths } => {
            object.raw("offset", offset).raw("scales", list(scales.iter()));
            object.raw("index_widths", list(index_widths.iter()));
        }
        _ => {}
    }
    if op.stream {
        object.text("role", "stream");
    }
}

fn access(object: &mut Object, bytes: u32, volatile: bool) {
    object.raw("bytes", bytes);
    if volatile {
        object.raw("volatile", true);
    }
}

#[cfg(test)]
mod tests;
