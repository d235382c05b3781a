//! The events of a run, round by round: as JSON, or as VCD for a waveform viewer.

use dfquery_graph::{Graph, LicId, bits::Bits};
use serde_json::{Value, json};
use std::io::{self, Write};
use vcd::SimulationCommand;

/// One operator fired.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// The round from 0, or the number of firings before it in a seeded order.
    pub round: u64,
    /// The first round in which readers find what was written: `round + 1` but for operators that take longer.
    pub there: u64,
    /// The number of the operator in its graph.
    pub operator: u32,
    /// The numbers of the inputs that gave a token.
    pub taken: Vec<u32>,
    /// The values written, by output.
    pub written: [Option<Bits>; 2],
}

impl Event {
    /// The LICs that got a token, with their values.
    pub fn tokens<'e>(&'e self, graph: &'e Graph) -> impl Iterator<Item = (LicId, &'e Bits)> {
        let outs = &graph.ops[self.operator as usize].outs;
        outs.iter().zip(&self.written).filter_map(|(lic, value)| Some((((*lic)?), value.as_ref()?)))
    }
}

/// Writes the events as a JSON list, one object an event.
///
/// Shape   `{"round": 3, "op": 5, "kind": "pick", "outs": [{"lic": "%x", "value": "12"}]}`; `op` counts the graph's operators;
///         `there` is the first round in which what is written can be read, if not the next
///
/// # Errors
///
/// Those of `out`.
pub fn json(graph: &Graph, events: &[Event], mut out: impl Write) -> io::Result<()> {
    out.write_all(b"[")?;
    for (at, event) in events.iter().enumerate() {
        out.write_all(if at == 0 { b"\n" } else { b",\n" })?;
        let token =
            |(lic, value): (LicId, &Bits)| json!({"lic": graph.lic(lic).name, "value": value.to_string()});
        let mut object = json!({
            "round": event.round,
            "op": event.operator,
            "kind": graph.ops[event.operator as usize].operator.name(),
            "outs": event.tokens(graph).map(token).collect::<Vec<Value>>(),
        });
        if event.there != event.round + 1 {
            object["there"] = event.there.into();
        }
        serde_json::to_writer(&mut out, &object)?;
    }
    out.write_all(b"\n]\n")
}

/// Writes the events as a value change dump.
///
/// Shape   two signals a LIC: its last token, and a `_toggle` that changes with every token, since equal tokens follow one another
/// Units   one nanosecond a round; a token appears in the first round in which it can be read
///
/// # Errors
///
/// Those of `out`.
pub fn vcd(graph: &Graph, events: &[Event], out: impl Write) -> io::Result<()> {
    let mut writer = vcd::Writer::new(out);
    writer.timescale(1, vcd::TimescaleUnit::NS)?;
    writer.add_module(&plain(&graph.name))?;
    let mut signals = Vec::with_capacity(graph.lics.len());
    for lic in &graph.lics {
        let name = plain(&lic.name);
        let value = writer.add_wire(lic.width.max(1), &name)?;
        signals.push((value, writer.add_wire(1, &format!("{name}_toggle"))?, false));
    }
    writer.upscope()?;
    writer.enddefinitions()?;
    writer.timestamp(0)?;
    writer.begin(SimulationCommand::Dumpvars)?;
    for (lic, &(value, toggle, _)) in graph.lics.iter().zip(&signals) {
        match lic.init.last() {
            Some(init) => writer.change_vector(value, levels(init))?,
            None => writer.change_vector(value, (0..lic.width.max(1)).map(|_| vcd::Value::X))?,
        }
        writer.change_scalar(toggle, false)?;
    }
    writer.end()?;
    let mut now = 0;
    let mut events: Vec<&Event> = events.iter().collect();
    events.sort_by_key(|event| event.there);
    for event in events {
        if event.there != now {
            now = event.there;
            writer.timestamp(now)?;
        }
        for (lic, token) in event.tokens(graph) {
            let (value, toggle, state) = &mut signals[lic.0 as usize];
            *state = !*state;
            writer.change_vector(*value, levels(token))?;
            writer.change_scalar(*toggle, *state)?;
        }
    }
    writer.timestamp(now + 1)?;
    writer.flush()
}

/// The bits from the highest on; a token of width 0 is a single 1.
fn levels(bits: &Bits) -> impl Iterator<Item = vcd::Value> {
    let lowest = bits.width().saturating_sub(1);
    (0..=lowest).rev().map(|at| (bits.width() == 0 || bits.bit(at)).into())
}

/// A name without what ends a word in a dump.
fn plain(name: &str) -> String {
    name.chars().map(|c| if c.is_ascii_graphic() { c } else { '_' }).collect()
}
