//! Graphs as JSON, schema `dfquery-dataflow/3`: written function by function, and read again.
//!
//! Beside the fields of the contract an operator has those that its kind needs: `operand_width`, `lanes`,
//! `immediates` (bit positions of aggregates, shuffle masks), `bytes` and `volatile` of accesses, `size` and `align`
//! of `alloca`, `callee`, and `offset`, `scales` and `index_widths` of `gep`; `"role": "stream"` where it only builds
//! a one-bit stream. An address carries its width; a constant whose width its operator does not tell carries it:
//! `{"const": "7", "width": 16}`. `block`, `origin` and `loc` are null where there is none.

mod read;
#[doc(hidden)]
pub mod value;

use crate::{
    model::{Graph, Lic, LicId, Op, Operand, Operator},
    skipped::Skipped,
    verify::Ports,
};
pub use read::{Document, ReadError, SCHEMA, read};
use std::io::{self, Write};

/// Writes graphs one after another.
pub struct Writer<W: Write> {
    out: W,
    functions: usize,
    /// The function that is being written: each goes out at once.
    buffer: Buffer,
}

impl<W: Write> Writer<W> {
    /// Begins the document.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn new(mut out: W) -> io::Result<Writer<W>> {
        write!(out, "{{\"schema\": \"{SCHEMA}\",\n \"functions\": [")?;
        Ok(Writer { out, functions: 0, buffer: Buffer::new() })
    }

    /// Writes one function.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn function(&mut self, graph: &Graph) -> io::Result<()> {
        self.buffer.clear();
        self.buffer.extend_from_slice(if self.functions > 0 { b",\n  " } else { b"" });
        self.functions += 1;
        function(&mut self.buffer, graph);
        self.out.write_all(&self.buffer)
    }

    /// Ends the document with the functions that were left out.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn finish(mut self, skipped: &[Skipped]) -> io::Result<W> {
        self.buffer.clear();
        lines(&mut self.buffer, skipped, |out, skipped| {
            Object::new(out).text("name", &skipped.name).text("reason", &skipped.reason.to_string()).end();
        });
        write!(self.out, "],\n \"skipped\": ")?;
        self.out.write_all(&self.buffer)?;
        writeln!(self.out, "}}")?;
        Ok(self.out)
    }
}

/// JSON that is being written.
type Buffer = Vec<u8>;

/// An object that is being written on one line.
struct Object<'b> {
    out: &'b mut Buffer,
    is_empty: bool,
}

impl<'b> Object<'b> {
    fn new(out: &'b mut Buffer) -> Object<'b> {
        out.push(b'{');
        Object { out, is_empty: true }
    }

    /// The place where the value of the field `name` is to be written.
    fn field(&mut self, name: &str) -> &mut Buffer {
        self.out.extend_from_slice(if self.is_empty { b"\"" } else { b", \"" });
        self.is_empty = false;
        self.out.extend_from_slice(name.as_bytes());
        self.out.extend_from_slice(b"\": ");
        self.out
    }

    fn number(&mut self, name: &str, value: impl itoa::Integer) -> &mut Self {
        number(self.field(name), value);
        self
    }

    fn numbers<T: itoa::Integer + Copy>(&mut self, name: &str, values: &[T]) -> &mut Self {
        list(self.field(name), values, |out, &value| number(out, value));
        self
    }

    fn text(&mut self, name: &str, value: &str) -> &mut Self {
        quote(self.field(name), value);
        self
    }

    /// A text, or null if it is empty.
    fn text_or_null(&mut self, name: &str, value: &str) -> &mut Self {
        text_or_null(self.field(name), Some(value).filter(|value| !value.is_empty()));
        self
    }

    fn end(&mut self) {
        self.out.push(b'}');
    }
}

fn number(out: &mut Buffer, value: impl itoa::Integer) {
    out.extend_from_slice(itoa::Buffer::new().format(value).as_bytes());
}

fn quote(out: &mut Buffer, text: &str) {
    // Nearly all texts are names without anything to escape; to look at all bytes of a text takes no branches.
    if text.bytes().fold(false, |escapes, byte| escapes | (byte < b' ') | matches!(byte, b'"' | b'\\')) {
        serde_json::to_writer(out, text).expect("a buffer takes everything");
    } else {
        out.reserve(text.len() + 2);
        out.push(b'"');
        out.extend_from_slice(text.as_bytes());
        out.push(b'"');
    }
}

fn text_or_null(out: &mut Buffer, text: Option<&str>) {
    match text {
        Some(text) => quote(out, text),
        None => out.extend_from_slice(b"null"),
    }
}

/// A list on one line; `write` writes an item.
fn list<T>(out: &mut Buffer, items: &[T], write: impl FnMut(&mut Buffer, &T)) {
    separated(out, items, [b"", b", "], write);
}

/// A list with a line for each item.
fn lines<T>(out: &mut Buffer, items: &[T], write: impl FnMut(&mut Buffer, &T)) {
    separated(out, items, [b"\n     ", b",\n     "], write);
}

/// A list, with something before the first item and something between two.
fn separated<T>(
    out: &mut Buffer,
    items: &[T],
    [first, next]: [&[u8]; 2],
    mut write: impl FnMut(&mut Buffer, &T),
) {
    out.push(b'[');
    for (at, item) in items.iter().enumerate() {
        out.extend_from_slice(if at == 0 { first } else { next });
        write(out, item);
    }
    out.push(b']');
}

fn function(out: &mut Buffer, graph: &Graph) {
    out.extend_from_slice(b"{");
    quote(line(out, "name"), &graph.name);
    out.push(b',');
    list(line(out, "params"), &graph.params, |out, id| {
        let lic = graph.lic(*id);
        Object::new(out).text("lic", &lic.name).number("width", lic.width).end();
    });
    let only = <[LicId; 1]>::try_from(&graph.results[..]).ok().map(|[only]| only);
    let ends = [("order_in", graph.order_in), ("order_out", graph.order_out), ("result", only)];
    for (field, id) in ends {
        out.push(b',');
        name(line(out, field), graph, id);
    }
    if graph.results.len() > 1 {
        out.push(b',');
        list(line(out, "results"), &graph.results, |out, id| name(out, graph, Some(*id)));
    }
    out.push(b',');
    lines(line(out, "lics"), &graph.lics, lic);
    out.push(b',');
    lines(line(out, "ops"), &graph.ops, |out, op| operator(out, graph, op));
    if graph.endless {
        out.push(b',');
        line(out, "endless").extend_from_slice(b"true");
    }
    if let Some(most) = graph.in_flight {
        out.push(b',');
        number(line(out, "in_flight"), most);
    }
    if !graph.comment.is_empty() {
        out.push(b',');
        quote(line(out, "comment"), &graph.comment);
    }
    out.push(b'}');
}

/// The place where the value of the field `name` of a function is to be written, on a line of its own.
fn line<'b>(out: &'b mut Buffer, name: &str) -> &'b mut Buffer {
    write!(out, "\n   \"{name}\": ").expect("a buffer takes everything");
    out
}

/// The name of a channel, null if there is none.
fn name(out: &mut Buffer, graph: &Graph, lic: Option<LicId>) {
    text_or_null(out, lic.map(|lic| graph.lic(lic).name.as_str()));
}

fn lic(out: &mut Buffer, lic: &Lic) {
    let mut object = Object::new(out);
    object.text("name", &lic.name).number("width", lic.width).number("depth", lic.depth);
    list(object.field("init"), &lic.init, |out, value| quote(out, &value.to_string()));
    object.text("group", &lic.group);
    if let Some(often) = lic.frequency {
        object.number("frequency", often);
    }
    if lic.held {
        object.field("held").extend_from_slice(b"true");
    }
    object.end();
}

fn operator(out: &mut Buffer, graph: &Graph, op: &Op) {
    let mut object = Object::new(out);
    object.text("op", op.operator.name()).number("width", op.width);
    list(object.field("outs"), &op.outs, |out, lic| name(out, graph, *lic));
    inputs(object.field("ins"), graph, op);
    object.text_or_null("origin", &op.origin).text_or_null("block", &op.block);
    object.text_or_null("loc", op.loc.as_deref().unwrap_or_default());
    attributes(&mut object, op);
    if !op.comment.is_empty() {
        object.text("comment", &op.comment);
    }
    object.end();
}

fn inputs(out: &mut Buffer, graph: &Graph, op: &Op) {
    let has_constant = op.ins.iter().any(|operand| matches!(operand, Operand::Const(_)));
    let ports = Ports::of(op).filter(|_| has_constant);
    let mut at = 0;
    list(out, &op.ins, |out, operand| {
        let told = ports.as_ref().and_then(|ports| ports.inputs[at]);
        input(out, graph, operand, told);
        at += 1;
    });
}

fn input(out: &mut Buffer, graph: &Graph, operand: &Operand, told: Option<u32>) {
    if let Operand::Lic(lic) = operand {
        return quote(out, &graph.lic(*lic).name);
    }
    let mut object = Object::new(out);
    match operand {
        Operand::Lic(_) => {}
        Operand::Held(lic) => {
            object.text("held", &graph.lic(*lic).name);
        }
        Operand::Never(width) => {
            object.field("never").extend_from_slice(b"true");
            object.number("width", *width);
        }
        Operand::Global { width, name, offset } => {
            object.text("global", name).number("width", *width).text("offset", &offset.to_string());
        }
        Operand::Const(bits) => {
            object.text("const", &bits.to_string());
            if told != Some(bits.width()) {
                object.number("width", bits.width());
            }
        }
    }
    object.end();
}

/// The fields that only some kinds of operators have.
fn attributes(object: &mut Object, op: &Op) {
    if let Some(width) = op.operand_width {
        object.number("operand_width", width);
    }
    if let Some(lanes) = op.lanes {
        object.number("lanes", lanes);
    }
    if !op.immediates.is_empty() {
        object.numbers("immediates", &op.immediates);
    }
    match &op.operator {
        Operator::Load { bytes, volatile } | Operator::Store { bytes, volatile } => {
            access(object, *bytes, *volatile);
        }
        Operator::Atomic { bytes, volatile, .. } => access(object, *bytes, *volatile),
        Operator::Alloca { size, align } => {
            object.number("size", *size).number("align", *align);
        }
        Operator::Call { callee: Some(callee) } => {
            object.text("callee", callee);
        }
        Operator::Gep { offset, scales, index_widths } => {
            object.number("offset", *offset).numbers("scales", scales);
            object.numbers("index_widths", index_widths);
        }
        Operator::Count { next, .. } => {
            object.text("test", if *next { "next" } else { "value" });
        }
        _ => {}
    }
    if op.stream {
        object.text("role", "stream");
    }
}

fn access(object: &mut Object, bytes: u32, volatile: bool) {
    object.number("bytes", bytes);
    if volatile {
        object.field("volatile").extend_from_slice(b"true");
    }
}

#[cfg(test)]
mod tests;
