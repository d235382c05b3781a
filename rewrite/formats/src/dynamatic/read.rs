//! Dynamatic's dot files as graphs.

use super::words::{CONVERSIONS, OPERATORS};
use crate::elastic::{Builder, Kind, Memory, Node};
use dfquery_graph::{Bits, Graph, Op, Operator};
use std::collections::BTreeMap;

/// Bits of a pointer.
const POINTER: u32 = 64;

/// Returns true if `text` is a drawing whose nodes have types and ports.
pub fn is_dynamatic(text: &str) -> bool {
    text.to_ascii_lowercase().contains("digraph") && text.contains("type") && text.contains("\"Exit\"")
}

/// The graph of the circuit `text`, which is called as the file `name`.
///
/// # Errors
///
/// The component that is wrong, or has no word in graphs.
pub fn read(name: &str, text: &str) -> Result<Graph, String> {
    let mut circuit = Circuit::default();
    for (at, statement) in statements(text) {
        circuit.statement(&statement).map_err(|problem| format!("line {at}: {problem}"))?;
    }
    // What all are called is no name.
    if let Some(own) = own_name(text).filter(|own| own != "G") {
        return circuit.graph(&own);
    }
    let file = name.rsplit(['/', '\\']).next().unwrap_or(name);
    circuit.graph(file.strip_suffix(".dot").unwrap_or(file))
}

/// The name of the drawing: `Digraph "gcd" {`.
fn own_name(text: &str) -> Option<String> {
    let at = text.to_ascii_lowercase().find("digraph")?;
    let (name, _) = text[at + "digraph".len()..].split_once('{')?;
    let name = name.trim().trim_matches('"');
    (!name.is_empty()).then(|| name.to_owned())
}

/// The statements about nodes and edges, with the lines where they begin: those with attributes in brackets.
fn statements(text: &str) -> Vec<(usize, String)> {
    let (mut found, mut so_far, mut start) = (Vec::new(), String::new(), 1);
    let (mut quoted, mut bracket) = (false, false);
    for (at, line) in text.lines().enumerate() {
        if line.trim_start().starts_with("//") {
            continue;
        }
        for c in line.chars() {
            match c {
                '"' => quoted = !quoted,
                '[' if !quoted => bracket = true,
                ']' if !quoted => bracket = false,
                _ => {}
            }
            if matches!(c, ';' | '{' | '}') && !quoted && !bracket {
                found.push((start, std::mem::take(&mut so_far)));
                start = at + 1;
            } else {
                if so_far.trim().is_empty() {
                    start = at + 1;
                }
                so_far.push(c);
            }
        }
        so_far.push(' ');
    }
    found.retain(|(_, statement)| {
        statement.contains('[') && statement.trim_start().starts_with(['"', '_']) || statement.contains("->")
    });
    found
}

/// A port: `in2?:1`, `out1+:32`, `in3:32*l0a`.
#[derive(Clone, Debug)]
struct Port {
    /// Its name without a mark: `in2`.
    name: String,
    width: u32,
    /// The port of a memory that it is: `l0a`.
    role: String,
}

#[derive(Clone, Debug)]
struct Component {
    name: String,
    attributes: BTreeMap<String, String>,
    ins: Vec<Port>,
    outs: Vec<Port>,
}

#[derive(Default)]
struct Circuit {
    components: Vec<Component>,
    /// By reader and input the writer and output.
    edges: BTreeMap<(String, String), (String, String)>,
}

impl Circuit {
    fn statement(&mut self, statement: &str) -> Result<(), String> {
        let (head, attributes) = match statement.find('[') {
            Some(at) => (&statement[..at], attributes(&statement[at..])),
            None => (statement, BTreeMap::new()),
        };
        let name = |text: &str| text.trim().trim_matches('"').to_owned();
        if let Some((from, to)) = head.split_once("->") {
            let end =
                |key: &str| attributes.get(key).cloned().ok_or_else(|| format!("an edge has no `{key}`"));
            let (writer, reader) = ((name(from), end("from")?), (name(to), end("to")?));
            let told = format!("`{}` of `{}` is written twice", reader.1, reader.0);
            return match self.edges.insert(reader, writer) {
                None => Ok(()),
                Some(_) => Err(told),
            };
        }
        if !attributes.contains_key("type") {
            return Ok(());
        }
        let ports = |key: &str| attributes.get(key).map_or(Ok(Vec::new()), |text| ports(text));
        let (ins, outs) = (ports("in")?, ports("out")?);
        self.components.push(Component { name: name(head), ins, outs, attributes });
        Ok(())
    }

    fn graph(&self, name: &str) -> Result<Graph, String> {
        let mut builder = Builder::new(name, 1);
        let mut memories = BTreeMap::new();
        for component in &self.components {
            match component.kind() {
                "Entry" => {
                    let out = component
                        .outs
                        .first()
                        .ok_or_else(|| format!("{} has no output", component.told()))?;
                    let width = if component.is_control() { 0 } else { out.width };
                    builder.param(&component.channel(out), &component.name, width)?;
                }
                "MC" => {
                    let ports = component.ins.iter().chain(&component.outs);
                    let values = ports.filter(|port| port.role.ends_with('d')).map(|port| port.width);
                    let bytes = values.max().unwrap_or(32) / 8;
                    let memory =
                        component.attributes.get("memory").map_or(component.name.as_str(), String::as_str);
                    let param = Some(builder.memory(memory, POINTER));
                    memories.insert(component.name.as_str(), Memory { param, bytes });
                }
                _ => {}
            }
        }
        let mut nodes = Vec::new();
        let mut results = Vec::new();
        for component in &self.components {
            let problem = |problem: String| format!("{} {problem}", component.told());
            if component.kind() == "Exit" {
                for port in component.ins.iter().filter(|port| !port.role.starts_with('e')) {
                    results.push(self.written(component, port).map_err(problem)?);
                }
            } else {
                self.node(component, &memories, &mut nodes).map_err(problem)?;
            }
        }
        builder.build(&nodes, &results)
    }

    /// The channel that comes to `port`.
    fn written(&self, component: &Component, port: &Port) -> Result<String, String> {
        let key = (component.name.clone(), port.name.clone());
        let (writer, output) =
            self.edges.get(&key).ok_or_else(|| format!("has nothing at `{}`", port.name))?;
        Ok(channel(writer, output))
    }

    fn node(
        &self,
        component: &Component,
        memories: &BTreeMap<&str, Memory>,
        nodes: &mut Vec<Node>,
    ) -> Result<(), String> {
        let ins =
            || component.ins.iter().map(|port| self.written(component, port)).collect::<Result<Vec<_>, _>>();
        let outs =
            || component.outs.iter().map(|port| (component.channel(port), port.width)).collect::<Vec<_>>();
        let width = component.outs.first().map_or(0, |port| port.width);
        let mut add = |kind, ins, outs| nodes.push(Node { kind, ins, outs, told: component.told() });
        match component.kind() {
            "Entry" | "MC" => {}
            "LSQ" => {
                return Err("is a load-store queue, and graphs have an order of accesses instead".to_owned());
            }
            "Fork" | "LazyFork" => add(Kind::Pass(0), ins()?, outs()),
            "Buffer" => {
                let slots =
                    component.attributes.get("slots").and_then(|slots| slots.parse().ok()).unwrap_or(1);
                add(Kind::Pass(slots), ins()?, outs());
            }
            "Sink" => add(Kind::Sink, ins()?, Vec::new()),
            // What a source gives is for constants, whatever width it is drawn with.
            "Source" => add(Kind::Source, Vec::new(), outs().into_iter().map(|(out, _)| (out, 0)).collect()),
            "Constant" => {
                let text = component.attributes.get("value").ok_or("has no value")?;
                let digits = text.trim_start_matches("0x");
                let number = if digits.len() < text.len() {
                    u64::from_str_radix(digits, 16).ok()
                } else {
                    text.parse().ok()
                };
                let number = number.ok_or_else(|| format!("has the value `{text}`"))?;
                add(Kind::Constant(Bits::new(width, number)), ins()?, outs());
            }
            "Mux" => add(Kind::Mux, ins()?, outs()),
            "Merge" if component.ins.len() == 1 => add(Kind::Pass(0), ins()?, outs()),
            "Merge" | "CntrlMerge" => add(Kind::Merge, ins()?, outs()),
            "Branch" => {
                let ins = ins()?;
                let [value, condition] =
                    <[String; 2]>::try_from(ins).map_err(|_| "has other inputs than two")?;
                add(Kind::Branch, vec![condition, value], outs());
            }
            "Join" => add(Kind::Join, ins()?, outs()),
            "Operator" => return self.operator(component, memories, nodes),
            other => return Err(format!("is of the type `{other}`, which has no word in graphs")),
        }
        Ok(())
    }

    fn operator(
        &self,
        component: &Component,
        memories: &BTreeMap<&str, Memory>,
        nodes: &mut Vec<Node>,
    ) -> Result<(), String> {
        let name = component.attributes.get("op").map_or("", String::as_str);
        let told = component.told();
        let ins =
            || component.ins.iter().map(|port| self.written(component, port)).collect::<Result<Vec<_>, _>>();
        let outs: Vec<(String, u32)> =
            component.outs.iter().map(|port| (component.channel(port), port.width)).collect();
        let width = component.outs.first().map_or(0, |port| port.width);
        let operand_width = component.ins.first().map(|port| port.width);
        let pure = |name: &str, operand_width| {
            Kind::Operator(Box::new(Op { operand_width, ..Op::new(Operator::Pure(name.to_owned()), width) }))
        };
        let named = |(own, there): &(&'static str, &str)| (*there == name).then_some(*own);
        let kind = match name {
            "ret_op" => Kind::Pass(0),
            "mc_load_op" | "load_op" => {
                let memory = self.memory(component, memories)?;
                let address = self.written(component, component.ins.get(1).ok_or("has no address")?)?;
                // Nothing orders it.
                nodes.push(always(&component.name, &told));
                let outs = vec![outs.first().cloned().ok_or("has no value")?];
                let ins = vec![address, always_of(&component.name)];
                nodes.push(Node {
                    kind: Kind::Load(memory),
                    ins,
                    outs: [outs, vec![(format!("%{}.end", component.name), 0)]].concat(),
                    told,
                });
                return Ok(());
            }
            "mc_store_op" | "store_op" => {
                let memory = self.memory(component, memories)?;
                let ins = ins()?;
                let [value, address] =
                    <[String; 2]>::try_from(ins).map_err(|_| "has other inputs than two")?;
                nodes.push(always(&component.name, &told));
                let ins = vec![value, address, always_of(&component.name)];
                let outs = vec![(format!("%{}.end", component.name), 0)];
                nodes.push(Node { kind: Kind::Store(memory), ins, outs, told });
                return Ok(());
            }
            _ => match OPERATORS.iter().find_map(named) {
                Some(own) => pure(own, None),
                None => match CONVERSIONS.iter().find_map(named) {
                    Some(own) => pure(own, operand_width),
                    None => {
                        let predicate = name.strip_suffix("_op").ok_or_else(|| format!("is `{name}`"))?;
                        let own = predicate.replacen('_', ".", 1);
                        if !own.starts_with("icmp.") && !own.starts_with("fcmp.") {
                            return Err(format!("is `{name}`, which has no word in graphs"));
                        }
                        pure(&own, operand_width)
                    }
                },
            },
        };
        nodes.push(Node { kind, ins: ins()?, outs, told });
        Ok(())
    }

    /// The memory that takes the address of an access, its last output.
    fn memory(&self, component: &Component, memories: &BTreeMap<&str, Memory>) -> Result<Memory, String> {
        let own = (component.name.clone(), component.outs.last().ok_or("has no output")?.name.clone());
        let reader = self.edges.iter().find(|(_, writer)| **writer == own);
        let ((reader, _), _) = reader.ok_or("gives its address to nothing")?;
        let memory = memories.get(reader.as_str());
        memory
            .cloned()
            .ok_or_else(|| format!("gives its address to `{reader}`, which is no memory controller"))
    }
}

/// A token that is always there, for an access that nothing orders.
fn always(name: &str, told: &str) -> Node {
    Node { kind: Kind::Source, ins: Vec::new(), outs: vec![(always_of(name), 0)], told: told.to_owned() }
}

fn always_of(name: &str) -> String {
    format!("%{name}.always")
}

fn channel(component: &str, output: &str) -> String {
    if output == "out1" { format!("%{component}") } else { format!("%{component}.{output}") }
}

impl Component {
    fn kind(&self) -> &str {
        self.attributes.get("type").map_or("", String::as_str)
    }

    fn is_control(&self) -> bool {
        self.attributes.get("control").is_some_and(|control| control == "true")
    }

    /// The channel that `port` writes: called as the component, if it is the first.
    fn channel(&self, port: &Port) -> String {
        channel(&self.name, &port.name)
    }

    fn told(&self) -> String {
        format!("`{}`", self.name)
    }
}

/// The attributes in `[a = "b", c=1]`, without quotes.
fn attributes(text: &str) -> BTreeMap<String, String> {
    let inner = text.trim().trim_start_matches('[').trim_end_matches(']');
    let (mut found, mut key, mut word, mut quoted) = (BTreeMap::new(), String::new(), String::new(), false);
    for c in inner.chars().chain([',']) {
        match c {
            '"' => quoted = !quoted,
            '=' if !quoted => key = std::mem::take(&mut word).trim().to_owned(),
            ',' | ' ' | '\t' if !quoted => {
                // A value that is not in quotes ends at a space; one may also stand before it.
                if !key.is_empty() && !word.trim().is_empty() {
                    found.insert(std::mem::take(&mut key), std::mem::take(&mut word).trim().to_owned());
                }
            }
            c => word.push(c),
        }
    }
    found
}

/// The ports in `in1:32 in2?:1 in3:32*l0a`.
fn ports(text: &str) -> Result<Vec<Port>, String> {
    let port = |text: &str| {
        let (name, rest) = text.split_once(':').ok_or_else(|| format!("`{text}` is no port"))?;
        let (width, role) = rest.split_once('*').unwrap_or((rest, ""));
        let width = width.parse().map_err(|_| format!("`{text}` has no width"))?;
        let name = name.trim_end_matches(['?', '+', '-']).to_owned();
        Ok(Port { name, width, role: role.to_owned() })
    };
    text.split_whitespace().map(port).collect()
}
