//! Graphs as Dynamatic's dot files.

use super::{
    begun::begun,
    words::{CONVERSIONS, OPERATORS},
};
use crate::{
    elastic::{Kind, Node},
    handshake,
};
use dfquery_graph::{Graph, LicId, Op, Operator};
use std::{collections::BTreeMap, fmt::Write as _};

/// The drawing of the circuit of `graph`.
///
/// # Errors
///
/// The operation, or the channel, that Dynamatic has no component for, in words.
pub fn write(graph: &Graph) -> Result<String, String> {
    let mut writer = handshake::Writer::default();
    writer.function(&begun(graph)?);
    if let [skipped] = writer.skipped() {
        return Err(skipped.reason.to_string());
    }
    let mut text = Vec::new();
    writer.finish(&mut text).map_err(|error| error.to_string())?;
    let text = String::from_utf8(text).map_err(|error| error.to_string())?;
    let circuit = handshake::circuits(&text)?.into_iter().next().ok_or("it has no circuit")?;
    let mut drawing = Drawing::default();
    drawing.arguments(&circuit.arguments);
    drawing.order_is_kept(&circuit.nodes)?;
    for node in &circuit.nodes {
        drawing.node(node).map_err(|problem| format!("`{}` {problem}", node.told))?;
    }
    drawing.memories(&circuit.memories);
    drawing.exit(&circuit.results)?;
    Ok(drawing.text(&circuit.name))
}

/// The components and channels of a drawing.
#[derive(Default)]
struct Drawing {
    components: Vec<String>,
    /// The readers of channels: the channel, the component and its input.
    reads: Vec<(String, String, String)>,
    /// By channel the component and the output that write it, and the bits of its values.
    writes: BTreeMap<String, (String, String, u32)>,
    /// By channel the one that it equals.
    same: BTreeMap<String, String>,
    /// By memory its accesses: the component, whether it stores, and the bits of its address and value.
    accesses: BTreeMap<LicId, Vec<(String, bool, [u32; 2])>>,
    /// The last outputs of the memories.
    ends: Vec<String>,
}

impl Drawing {
    fn arguments(&mut self, arguments: &[(String, Option<u32>)]) {
        for (channel, width) in arguments {
            let name = channel.trim_start_matches('%').to_owned();
            let Some(width) = *width else {
                // The place of its controller, which is known when the accesses are.
                self.components.push(name);
                continue;
            };
            let control = if width == 0 { ", control = \"true\"" } else { "" };
            self.component(
                &name,
                &format!("type = \"Entry\"{control}"),
                &[port("in1", width)],
                &[port("out1", width)],
            );
            self.writes.insert(channel.clone(), (name, "out1".to_owned(), width));
        }
    }

    /// Refuses memories with a store beside other accesses: only a queue would keep their order.
    fn order_is_kept(&self, nodes: &[Node]) -> Result<(), String> {
        let mut seen: BTreeMap<Option<LicId>, (bool, usize)> = BTreeMap::new();
        for node in nodes {
            let (memory, stores) = match &node.kind {
                Kind::Load(memory) => (memory, false),
                Kind::Store(memory) => (memory, true),
                _ => continue,
            };
            if memory.param.is_none() {
                return Err(format!(
                    "`{}` is to the whole address space, and a memory has one argument",
                    node.told
                ));
            }
            let (any_stores, accesses) = seen.entry(memory.param).or_default();
            *any_stores |= stores;
            *accesses += 1;
            if *any_stores && *accesses > 1 {
                return Err(format!(
                    "`{}` shares its memory with others, and nothing there orders them",
                    node.told
                ));
            }
        }
        Ok(())
    }

    fn component(&mut self, name: &str, attributes: &str, ins: &[String], outs: &[String]) {
        let ports = |key: &str, ports: &[String]| match ports {
            [] => String::new(),
            ports => format!(", {key} = \"{}\"", ports.join(" ")),
        };
        let text = format!("\"{name}\" [{attributes}, bbID= 1{}{}];", ports("in", ins), ports("out", outs));
        self.components.push(text);
    }

    fn width(&self, channel: &str) -> u32 {
        self.writes.get(self.resolve(channel)).map_or(0, |(_, _, width)| *width)
    }

    fn resolve<'d>(&'d self, mut channel: &'d str) -> &'d str {
        for _ in 0..=self.same.len() {
            match self.same.get(channel) {
                Some(other) => channel = other,
                None => break,
            }
        }
        channel
    }

    fn node(&mut self, node: &Node) -> Result<(), String> {
        let first = node.outs.first().map_or(String::new(), |(out, _)| out.clone());
        let name = first.trim_start_matches('%').replace('#', ".");
        let name = if name.is_empty() { format!("sink_{}", self.components.len()) } else { name };
        let (attributes, marks): (String, [&[&str]; 2]) = match &node.kind {
            Kind::Pass(0) if node.outs.len() == 1 => {
                self.same.insert(first, node.ins[0].clone());
                return Ok(());
            }
            Kind::Pass(0) => ("type = \"Fork\"".to_owned(), [&[], &[]]),
            Kind::Pass(slots) => (format!("type = \"Buffer\", slots = {slots}"), [&[], &[]]),
            Kind::Initial(_) => {
                return Err("begins with a value: convert with `--convert pickany`".to_owned());
            }
            Kind::Source => ("type = \"Source\"".to_owned(), [&[], &[]]),
            Kind::Sink => ("type = \"Sink\"".to_owned(), [&[], &[]]),
            Kind::Constant(bits) if bits.width() <= 64 => {
                (format!("type = \"Constant\", value = \"{:#x}\"", bits.low()), [&[], &[]])
            }
            Kind::Mux => ("type = \"Mux\"".to_owned(), [&["?"], &[]]),
            Kind::Branch => ("type = \"Branch\"".to_owned(), [&["", "?"], &["+", "-"]]),
            Kind::Merge if node.outs.len() == 1 => ("type = \"Merge\"".to_owned(), [&[], &[]]),
            Kind::Merge => ("type = \"CntrlMerge\"".to_owned(), [&[], &["", "?"]]),
            Kind::Join => ("type = \"Join\"".to_owned(), [&[], &[]]),
            Kind::Operator(op) => (format!("type = \"Operator\", op = \"{}\"", operator(op)?), [&[], &[]]),
            Kind::Load(_) | Kind::Store(_) => {
                self.access(node, &name);
                return Ok(());
            }
            _ => return Err("has no component".to_owned()),
        };
        let mut inputs = node.ins.clone();
        if matches!(node.kind, Kind::Branch) {
            inputs.reverse();
        }
        self.components.push(format!("\"{name}\" [{attributes}, bbID= 1"));
        let [of_ins, of_outs] = marks;
        let mark = |marks: &[&str], at: usize| marks.get(at).copied().unwrap_or_default().to_owned();
        // Widths of inputs are known when all that writes is.
        for (at, channel) in inputs.into_iter().enumerate() {
            let place = format!("in{}{}", at + 1, mark(of_ins, at));
            self.reads.push((channel, name.clone(), place));
        }
        let mut outs = Vec::new();
        for (at, (out, width)) in node.outs.iter().enumerate() {
            outs.push(format!("out{}{}:{width}", at + 1, mark(of_outs, at)));
            self.writes.insert(out.clone(), (name.clone(), format!("out{}", at + 1), *width));
        }
        if !outs.is_empty() {
            let last = self.components.last_mut().expect("just pushed");
            let _ = write!(last, ", out = \"{}\"", outs.join(" "));
        }
        Ok(())
    }

    /// A `load` or `store` with its ports of the memory; what orders it is passed on.
    fn access(&mut self, node: &Node, name: &str) {
        let (Kind::Load(memory) | Kind::Store(memory)) = &node.kind else { return };
        let stores = matches!(node.kind, Kind::Store(_));
        let width = 8 * memory.bytes;
        let address = usize::from(stores);
        let (order, end) = (&node.ins[address + 1], &node.outs[1 - address].0);
        self.same.insert(end.clone(), order.clone());
        let op = if stores { "mc_store_op" } else { "mc_load_op" };
        self.components.push(format!(
            "\"{name}\" [type = \"Operator\", op = \"{op}\", bbID= 1, out = \"out1:{width} out2:64\""
        ));
        if stores {
            self.reads.push((node.ins[0].clone(), name.to_owned(), "in1".to_owned()));
        } else {
            let value = node.outs[0].0.clone();
            self.writes.insert(value, (name.to_owned(), "out1".to_owned(), width));
        }
        self.reads.push((node.ins[address].clone(), name.to_owned(), "in2".to_owned()));
        let param = memory.param.expect("others are refused before");
        self.accesses.entry(param).or_default().push((name.to_owned(), stores, [64, width]));
    }

    /// The controllers of the memories that are accessed, in the order of the arguments.
    fn memories(&mut self, names: &BTreeMap<LicId, String>) {
        for (param, accesses) in std::mem::take(&mut self.accesses) {
            let memory = names.get(&param).map_or("memory", |name| name.trim_start_matches('%'));
            let name = format!("MC_{memory}");
            let (mut ins, mut outs) = (Vec::new(), Vec::new());
            let (mut loads, mut stores) = (0, 0);
            for (access, is_store, [address, width]) in accesses {
                let number = if is_store { &mut stores } else { &mut loads };
                let letter = if is_store { 's' } else { 'l' };
                ins.push(format!("in{}:{address}*{letter}{number}a", ins.len() + 1));
                self.channel(&access, "out2", &name, &format!("in{}", ins.len()), address);
                if is_store {
                    ins.push(format!("in{}:{width}*s{number}d", ins.len() + 1));
                    self.channel(&access, "out1", &name, &format!("in{}", ins.len()), width);
                } else {
                    outs.push(format!("out{}:{width}*l{number}d", outs.len() + 1));
                    self.channel(&name, &format!("out{}", outs.len()), &access, "in1", width);
                }
                *number += 1;
            }
            outs.push(format!("out{}:0*e", outs.len() + 1));
            let end = format!("{name}.end");
            self.writes.insert(end.clone(), (name.clone(), format!("out{}", outs.len()), 0));
            self.ends.push(end);
            let attributes = format!("type = \"MC\", memory = \"{memory}\"");
            self.component(&name, &attributes, &ins, &outs);
            let controller = self.components.pop().unwrap_or_default();
            self.components
                .iter_mut()
                .filter(|place| *place == memory)
                .for_each(|place| place.clone_from(&controller));
        }
        // A memory that nothing accesses has no controller.
        self.components.retain(|component| component.starts_with('"'));
    }

    /// A channel between two ports.
    fn channel(&mut self, from: &str, out: &str, to: &str, input: &str, width: u32) {
        let channel = format!("{from}.{out}");
        self.writes.insert(channel.clone(), (from.to_owned(), out.to_owned(), width));
        self.reads.push((channel, to.to_owned(), input.to_owned()));
    }

    fn exit(&mut self, results: &[String]) -> Result<(), String> {
        let ends = self.ends.clone();
        let name = "end_0".to_owned();
        let mut ins = Vec::new();
        for (channel, role) in
            ends.iter().map(|end| (end, "*e")).chain(results.iter().map(|result| (result, "")))
        {
            ins.push(format!("in{}:{}{role}", ins.len() + 1, self.width(channel)));
            self.reads.push((channel.clone(), name.clone(), format!("in{}", ins.len())));
        }
        let width = results.first().map_or(0, |result| self.width(result));
        self.component(&name, "type = \"Exit\"", &ins, &[port("out1", width)]);
        match self.reads.iter().find(|(channel, ..)| !self.writes.contains_key(self.resolve(channel))) {
            Some((channel, ..)) => Err(format!("nothing writes `{channel}`")),
            None => Ok(()),
        }
    }

    fn text(&self, name: &str) -> String {
        let mut text = format!("Digraph \"{name}\" {{\n");
        let is_open = |component: &&String| !component.ends_with(';');
        for component in &self.components {
            let _ = match is_open(&component) {
                false => writeln!(text, "  {component}"),
                true => {
                    let own = component.split('"').nth(1).unwrap_or_default();
                    let ins = self.reads.iter().filter(|(_, reader, _)| reader == own);
                    let mut ins: Vec<String> =
                        ins.map(|(channel, _, place)| format!("{place}:{}", self.width(channel))).collect();
                    ins.sort_by_key(|place| {
                        place
                            .trim_start_matches("in")
                            .split(['?', ':'])
                            .next()
                            .and_then(|at| at.parse::<u32>().ok())
                    });
                    match ins.is_empty() {
                        true => writeln!(text, "  {component}];"),
                        false => writeln!(text, "  {component}, in = \"{}\"];", ins.join(" ")),
                    }
                }
            };
        }
        for (channel, reader, input) in &self.reads {
            let Some((writer, output, _)) = self.writes.get(self.resolve(channel)) else { continue };
            let input = input.trim_end_matches('?');
            let _ = writeln!(text, "  \"{writer}\" -> \"{reader}\" [from = \"{output}\", to = \"{input}\"];");
        }
        text.push_str("}\n");
        text
    }
}

fn port(name: &str, width: u32) -> String {
    format!("{name}:{width}")
}

/// The name of a pure operator there.
fn operator(op: &Op) -> Result<String, String> {
    let Operator::Pure(name) = &op.operator else { return Err("has no component".to_owned()) };
    let known = OPERATORS.iter().chain(&CONVERSIONS).find(|(own, _)| own == name);
    match known {
        Some((_, there)) => Ok((*there).to_owned()),
        None if name.starts_with("icmp.") || name.starts_with("fcmp.") => {
            Ok(name.replacen('.', "_", 1) + "_op")
        }
        None => Err("has no component".to_owned()),
    }
}
