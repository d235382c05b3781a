//! Graphs in the notation of dataflow machine code.
//!
//! ```text
//! %x:ci64 = PICK64 %cmp:ci1, %a:ci64, %b:ci64
//! %again:ci1 = INIT1 0
//! ```
//! The number behind a name is the width of the operands, where they have one of their own; a dot parts it from a name that
//! ends in a digit. `LAND` and `LOR` are padded to four operands with the value that does not stop them; `%ign` is an
//! output that is discarded. A constant whose width its operator does not tell, as an index, has it after a colon:
//! `7:ci16`; so has an address that is not as wide as its operator says or, where that says nothing, not 64 bits:
//! `@g:ci32 + 8`. `%a:ci32 held` says that operators hold the value of this parameter. `endless` says that some way
//! through the function never ends, `in_flight 4` that four invocations may be in flight. Comments that were read
//! are kept. [`crate::machine`] reads this notation.
//!
//! The annotated form has what else the JSON has of channels and operators:
//!
//! ```text
//! %x:ci32 {group "body", frequency 3500}
//! %x:ci32 = ADD32 %a:ci32, %b:ci32 {origin "%x", block "body", at "gcd.c:4:9"}
//! ```

use crate::{
    model::{Graph, Lic, LicId, Op, Operand, Operator},
    skipped::Skipped,
    verify::Ports,
};
use std::io::{self, Write};

/// `LAND` and `LOR` have four operands at least.
const PADDED: usize = 4;

/// Bits of an address where neither it nor its operator tells.
pub const POINTER: u32 = 64;

/// Writes `graph`.
///
/// # Errors
///
/// Those of `out`.
pub fn write(out: &mut impl Write, graph: &Graph) -> io::Result<()> {
    write_head(out, graph)?;
    graph.ops.iter().try_for_each(|op| write_operation(out, op, &operation(graph, op)))
}

/// Writes `graph` with the groups and frequencies of its channels, and where its operators come from.
///
/// # Errors
///
/// Those of `out`.
pub fn write_annotated(out: &mut impl Write, graph: &Graph) -> io::Result<()> {
    write_head(out, graph)?;
    for lic in &graph.lics {
        let group = (!lic.group.is_empty()).then(|| format!("group {}", quote(&lic.group)));
        let often = lic.frequency.map(|often| format!("frequency {often}"));
        let words: Vec<String> = group.into_iter().chain(often).collect();
        if !words.is_empty() {
            writeln!(out, "  {}{}", typed(lic), braced(&words))?;
        }
    }
    graph.ops.iter().try_for_each(|op| {
        let words: Vec<String> = attributes(op).into_iter().chain(origins(op)).collect();
        write_operation(out, op, &format!("{}{}", plain(graph, op), braced(&words)))
    })
}

/// Writes `line`, which is of `op`, with its comments.
fn write_operation(out: &mut impl Write, op: &Op, line: &str) -> io::Result<()> {
    if op.comment.is_empty() {
        return writeln!(out, "  {line}");
    }
    let (above, behind) = op.comment.rsplit_once('\n').map_or((None, &*op.comment), |(a, b)| (Some(a), b));
    above
        .into_iter()
        .flat_map(|above| above.split('\n'))
        .try_for_each(|above| writeln!(out, "  ; {above}"))?;
    if behind.is_empty() { writeln!(out, "  {line}") } else { writeln!(out, "  {line} ; {behind}") }
}

/// Writes what stands before the operators of `graph`: its interface, and what its channels hold from the start.
///
/// # Errors
///
/// Those of `out`.
pub fn write_head(out: &mut impl Write, graph: &Graph) -> io::Result<()> {
    let inputs = graph.params.iter().chain(&graph.order_in);
    let outputs = graph.results.iter().chain(&graph.order_out);
    let list =
        |lics: Vec<&LicId>| lics.iter().map(|lic| typed(graph.lic(**lic))).collect::<Vec<_>>().join(", ");
    graph.comment.lines().try_for_each(|line| writeln!(out, "; {line}"))?;
    writeln!(out, "{}: {} -> {}", graph.name, list(inputs.collect()), list(outputs.collect()))?;
    if graph.endless {
        writeln!(out, "  endless")?;
    }
    if let Some(most) = graph.in_flight {
        writeln!(out, "  in_flight {most}")?;
    }
    for lic in &graph.lics {
        for value in &lic.init {
            writeln!(out, "  {} = INIT{} {value}", typed(lic), lic.width)?;
        }
    }
    for lic in graph.lics.iter().filter(|lic| lic.depth != 1) {
        writeln!(out, "  {} depth {}", typed(lic), lic.depth)?;
    }
    for lic in graph.lics.iter().filter(|lic| lic.held) {
        writeln!(out, "  {} held", typed(lic))?;
    }
    Ok(())
}

/// Writes a function that was left out, as a comment.
///
/// # Errors
///
/// Those of `out`.
pub fn write_skipped(out: &mut impl Write, skipped: &Skipped) -> io::Result<()> {
    writeln!(out, "; {}: skipped, {}", skipped.name, skipped.reason)
}

fn typed(lic: &Lic) -> String {
    format!("{}:ci{}", lic.name, lic.width)
}

/// One operator of `graph`, as a line without its indentation.
pub fn operation(graph: &Graph, op: &Op) -> String {
    plain(graph, op) + &braced(&attributes(op))
}

/// One operator of `graph` without the words in braces.
fn plain(graph: &Graph, op: &Op) -> String {
    let out = |out: &Option<LicId>| out.map_or("%ign".to_owned(), |lic| typed(graph.lic(lic)));
    let outs: Vec<String> = op.outs.iter().map(out).collect();
    let callee = match &op.operator {
        Operator::Call { callee: Some(callee) } if callee.starts_with('@') => Some(callee.clone()),
        _ => None,
    };
    let ports = Ports::of(op);
    let is_index = |at: usize| at > 0 && matches!(op.operator, Operator::Gep { .. });
    let told = |at: usize| ports.as_ref().and_then(|ports| ports.inputs[at]).filter(|_| !is_index(at));
    let ins = op.ins.iter().enumerate().map(|(at, operand)| input(graph, operand, told(at)));
    let mut ins: Vec<String> = callee.into_iter().chain(ins).collect();
    match op.operator {
        Operator::Land => ins.resize(ins.len().max(PADDED), "1".to_owned()),
        Operator::Lor => ins.resize(ins.len().max(PADDED), "0".to_owned()),
        _ => {}
    }
    format!("{} = {} {}", outs.join(", "), name(op), ins.join(", "))
}

fn input(graph: &Graph, operand: &Operand, told: Option<u32>) -> String {
    match operand {
        Operand::Lic(lic) | Operand::Held(lic) => typed(graph.lic(*lic)),
        Operand::Never(width) => format!("%na:ci{width}"),
        Operand::Const(bits) if told == Some(bits.width()) => bits.to_string(),
        Operand::Const(bits) => format!("{bits}:ci{}", bits.width()),
        Operand::Global { width, name, offset } => {
            let ty = if *width == told.unwrap_or(POINTER) { String::new() } else { format!(":ci{width}") };
            let distance = if *offset == 0 { String::new() } else { distance(*offset) };
            format!("{name}{ty}{distance}")
        }
    }
}

/// ` + 8`
fn distance(offset: i64) -> String {
    let sign = if offset < 0 { '-' } else { '+' };
    format!(" {sign} {}", offset.unsigned_abs())
}

/// The operator in capitals with its width; those that know only predicates have none.
fn name(op: &Op) -> String {
    let name = op.operator.name().to_uppercase();
    match op.operator {
        Operator::Predprop | Operator::Predmerge => name,
        _ => {
            let dot = if name.ends_with(|c: char| c.is_ascii_digit()) { "." } else { "" };
            format!("{name}{dot}{}", op.operand_width.unwrap_or(op.width))
        }
    }
}

/// The words that say where `op` comes from.
fn origins(op: &Op) -> impl Iterator<Item = String> {
    let is_constant = matches!(&op.operator, Operator::Pure(name) if name == "constant");
    let origin = Some(&*op.origin).filter(|_| !is_constant);
    let loc = op.loc.as_deref();
    let told = [("origin", origin), ("block", Some(&*op.block)), ("at", loc)];
    let told =
        told.into_iter().filter_map(|(word, text)| Some((word, text.filter(|text| !text.is_empty())?)));
    let told = told.map(|(word, text)| format!("{word} {}", quote(text))).collect::<Vec<_>>();
    told.into_iter().chain(op.stream.then(|| "stream".to_owned()))
}

/// ` {offset 8, scale 4}`
fn braced(words: &[String]) -> String {
    if words.is_empty() { String::new() } else { format!(" {{{}}}", words.join(", ")) }
}

/// The attributes of the operator, besides its operands.
fn attributes(op: &Op) -> Vec<String> {
    let mut words = Vec::new();
    match &op.operator {
        Operator::Gep { offset, scales, .. } => {
            words.push(format!("offset {offset}"));
            words.extend(scales.iter().map(|scale| format!("scale {scale}")));
        }
        Operator::Count { next, .. } => words.push(if *next { "test next" } else { "test value" }.to_owned()),
        Operator::Alloca { size, align } => words.push(format!("size {size} align {align}")),
        Operator::Load { bytes, volatile }
        | Operator::Store { bytes, volatile }
        | Operator::Atomic { bytes, volatile, .. } => {
            words.extend((*bytes != op.width.div_ceil(8)).then(|| format!("bytes {bytes}")));
            words.extend(volatile.then(|| "volatile".to_owned()));
        }
        Operator::Call { callee: Some(callee) } if !callee.starts_with('@') => words.push(quote(callee)),
        Operator::Pure(name) if name == "constant" => words.push(quote(&op.origin)),
        _ => {}
    }
    if op.operand_width.is_some() && op.outs.iter().all(Option::is_none) {
        words.push(format!("width {}", op.width));
    }
    words.extend(op.lanes.map(|lanes| format!("lanes {lanes}")));
    words.extend(op.immediates.iter().map(|immediate| format!("#{immediate}")));
    words
}

/// A text in quotes, with LLVM's escapes for what ends it.
fn quote(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\5C").replace('"', "\\22"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{GraphBuilder, constant, gcd};

    /// The lines of a graph.
    fn lines(graph: &Graph) -> Vec<String> {
        let mut out = Vec::new();
        write(&mut out, graph).expect("a vector takes everything");
        String::from_utf8(out).expect("text").lines().map(|line| line.trim().to_owned()).collect()
    }

    #[test]
    fn operators_stand_with_their_types_and_widths() {
        let expected = "\
gcd: %a:ci32, %b:ci32, %in_mem_ord:ci0 -> %gone:ci32, %in_mem_ord:ci0
%again:ci1 = INIT1 0
%again:ci1 = MOV1 %go:ci1
%x:ci32 = PICK32 %again:ci1, %a:ci32, %kept:ci32
%y:ci32 = PICK32 %again:ci1, %b:ci32, %rest:ci32
%go:ci1 = ICMP.NE32 %y:ci32, 0
%gone:ci32, %inner:ci32 = SWITCH32 %go:ci1, %x:ci32
%ign, %kept:ci32 = SWITCH32 %go:ci1, %y:ci32
%rest:ci32 = UREM32 %inner:ci32, %kept:ci32";
        assert_eq!(lines(&gcd()), expected.lines().collect::<Vec<_>>());
    }

    #[test]
    fn short_circuits_have_four_operands_and_predicates_no_width() {
        let mut d = GraphBuilder::new("f");
        let (a, b, order) = (d.param("%a", 1), d.param("%b", 1), d.order());
        let (x, y, z) = (d.lic("%x", 1), d.lic("%y", 1), d.lic("%z", 1));
        d.op(Operator::Land, 1, &[Some(x)], &[a.into(), b.into()]);
        d.op(Operator::Lor, 1, &[Some(y)], &[a.into(), b.into(), constant(1, 0)]);
        d.op(Operator::Predprop, 1, &[None, Some(z)], &[a.into(), b.into()]);
        let global = |width, offset| Operand::Global { width, name: "@g".into(), offset };
        let gep = Operator::Gep { offset: 16, scales: vec![4], index_widths: vec![1] };
        d.op(gep, 64, &[None], &[global(64, -8), a.into()]);
        let call = || Operator::Call { callee: Some("@f".to_owned()) };
        d.op(call(), 32, &[None, None], &[global(64, 0), order.into()]);
        d.op(call(), 32, &[None, None], &[global(16, 8), order.into()]);
        let lines = lines(&d.end(Some(order), None));
        assert_eq!(lines[1], "%x:ci1 = LAND1 %a:ci1, %b:ci1, 1, 1");
        assert_eq!(lines[2], "%y:ci1 = LOR1 %a:ci1, %b:ci1, 0, 0");
        assert_eq!(lines[3], "%ign, %z:ci1 = PREDPROP %a:ci1, %b:ci1");
        assert_eq!(lines[4], "%ign = GEP64 @g - 8, %a:ci1 {offset 16, scale 4}");
        assert!(lines[5].contains("@f, @g, "), "{}", lines[5]);
        assert!(lines[6].contains("@f, @g:ci16 + 8, "), "{}", lines[6]);
    }
}
