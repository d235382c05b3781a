//! A function as a module.

use super::{
    library::Library,
    names::Names,
    operators::{self, Cell, Reason, signal},
};
use dfquery_graph::{Bits, Graph, Lic, LicId, Op, Operand, Operator, latency::Latencies};
use std::{collections::BTreeMap, fmt::Write as _};

/// The suffixes of the signals of a LIC: those of its writer, then those of its readers.
const SUFFIXES: [&str; 5] = ["_valid", "_ready", "_out", "_out_valid", "_out_ready"];

/// Names of ports and parameters that every module may have.
const OWN: [&str; 26] = [
    "clock",
    "reset",
    "start",
    "start_valid",
    "start_ready",
    "done_valid",
    "done_ready",
    "result",
    "result_valid",
    "result_ready",
    "load_valid",
    "load_ready",
    "load_address",
    "load_bytes",
    "load_done",
    "load_data",
    "store_valid",
    "store_ready",
    "store_address",
    "store_bytes",
    "store_data",
    "store_done",
    "LATENCY",
    "STACK",
    "done",
    "unused",
];

/// A function as a module.
pub struct Module {
    /// Its name.
    pub name: String,
    /// Its text.
    pub text: String,
    /// Names and bits of its arguments.
    pub arguments: Vec<(String, u32)>,
    /// Names and bits of its results.
    pub results: Vec<(String, u32)>,
    /// True if an invocation needs a token to start.
    pub has_start: bool,
    /// True if a token ends an invocation.
    pub has_end: bool,
    /// Its ports of memory: numbers of loads and of stores, bits of their addresses and of their data.
    pub memory: Ports,
    /// The parameters for the addresses of globals, by the names of these.
    pub globals: BTreeMap<String, String>,
    /// Bytes of its own memory.
    pub stack: u64,
}

/// The ports of memory of a module.
#[derive(Clone, Copy, Debug)]
pub struct Ports {
    /// Number of loads.
    pub loads: usize,
    /// Number of stores.
    pub stores: usize,
    /// Bits of an address.
    pub address: u32,
    /// Bits of the data.
    pub data: u32,
}

/// The module of `graph`, whose operators but for accesses take the cycles of `latencies`; its name is new among
/// `modules`, and `library` has what it uses.
///
/// # Errors
///
/// A [`Reason`] with the place of an operator that has no circuit.
pub fn circuit(
    graph: &Graph,
    latencies: &Latencies,
    modules: &mut Names,
    library: &mut Library,
) -> Result<Module, Reason> {
    let cells: Vec<Cell> =
        graph.ops.iter().map(|op| operators::cell(graph, op, library)).collect::<Result<_, _>>()?;
    library.add("df_channel");
    cells.iter().for_each(|cell| library.add(&cell.module));
    let mut circuit = Circuit::new(graph);
    circuit.delay(latencies, &cells);
    if circuit.late.iter().any(|late| late.cycles > 0) {
        library.add("df_late_channel");
    }
    circuit.channels();
    for (op, cell) in graph.ops.iter().zip(&cells) {
        circuit.operator(op, cell);
    }
    circuit.ends();
    let name = modules.claim(&graph.name, &[]);
    Ok(circuit.end(&name))
}

/// The cycles more than one that the writer of a channel takes.
#[derive(Clone, Copy, Default)]
struct Late {
    cycles: u32,
    /// True if the writer has registers for them.
    staged: bool,
}

/// An access port on its way: bits of its value and of its address, bytes.
struct Port {
    width: u32,
    address: u32,
    bytes: u32,
}

/// A module while it is written.
struct Circuit<'g> {
    graph: &'g Graph,
    names: Names,
    /// The names of the LICs.
    lics: Vec<String>,
    /// The lateness of the writer of each LIC.
    late: Vec<Late>,
    /// The names of the ports of the results.
    results: Vec<String>,
    /// Number of readers of each LIC, and number of them that are written.
    readers: Vec<[usize; 2]>,
    /// The parameters for the addresses of globals.
    globals: BTreeMap<String, String>,
    /// Signals that nothing reads.
    unused: usize,
    loads: Vec<Port>,
    stores: Vec<Port>,
    /// Bits of the widest access and of the widest address.
    data: u32,
    address: u32,
    /// Bytes of the function's own memory.
    stack: u64,
    operators: usize,
    body: String,
}

/// An input at a port of an operator: its data, whether it is there, and what says that it is taken.
struct Reading {
    data: String,
    valid: String,
    ready: String,
}

impl<'g> Circuit<'g> {
    fn new(graph: &'g Graph) -> Self {
        let mut names = Names::with(OWN);
        let name = |(at, lic): (u32, &Lic)| match graph.order_in {
            Some(order) if order == LicId(at) => "start".to_owned(),
            _ => names.claim(&lic.name, &SUFFIXES),
        };
        let lics = (0..).zip(&graph.lics).map(name).collect();
        let result = |at: usize| match at {
            0 => "result".to_owned(),
            _ => names.claim(&format!("result{at}"), &SUFFIXES),
        };
        let results = (0..graph.results.len()).map(result).collect();
        let mut readers = vec![[0, 0]; graph.lics.len()];
        let of_operators = graph.ops.iter().flat_map(Op::inputs);
        for lic in of_operators.chain(graph.answers()) {
            readers[lic.0 as usize][0] += 1;
        }
        let widest = |address: bool| {
            let bits = graph.ops.iter().filter_map(|op| match op.operator {
                Operator::Load { bytes, .. } => Some([bytes * 8, op.ins[0].width(graph)]),
                Operator::Store { bytes, .. } => Some([bytes * 8, op.ins[1].width(graph)]),
                _ => None,
            });
            bits.map(|bits| bits[usize::from(address)]).max().unwrap_or(0)
        };
        Circuit {
            graph,
            results,
            names,
            late: vec![Late::default(); graph.lics.len()],
            lics,
            readers,
            globals: BTreeMap::new(),
            unused: 0,
            loads: Vec::new(),
            stores: Vec::new(),
            data: widest(false),
            address: widest(true),
            stack: 0,
            operators: 0,
            body: String::new(),
        }
    }

    fn line(&mut self, text: &str) {
        self.body.push_str("  ");
        self.body.push_str(text);
        self.body.push('\n');
    }

    /// Returns true if the environment writes `lic`.
    fn is_port(&self, lic: LicId) -> bool {
        self.graph.params.contains(&lic) || self.graph.order_in == Some(lic)
    }

    /// Lets operators take the cycles of `latencies`. Those of accesses are the memory's.
    fn delay(&mut self, latencies: &Latencies, cells: &[Cell]) {
        for (op, cell) in self.graph.ops.iter().zip(cells) {
            if matches!(op.operator, Operator::Load { .. } | Operator::Store { .. }) {
                continue;
            }
            let late = Late { cycles: latencies.of(&op.operator) - 1, staged: cell.stages.is_some() };
            op.outs.iter().flatten().for_each(|lic| self.late[lic.0 as usize] = late);
        }
    }

    /// Declares the channels and their signals.
    fn channels(&mut self) {
        let graph = self.graph;
        for (at, lic) in graph.lics.iter().enumerate() {
            let (name, readers) = (self.lics[at].clone(), self.readers[at][0]);
            let width = signal(lic.width);
            let is_port = self.is_port(LicId(at as u32));
            if !is_port {
                self.line(&format!("wire {}{name};", range(width)));
                self.line(&format!("wire {name}_valid, {name}_ready;"));
            }
            if readers == 0 {
                self.line(&format!("assign {name}_ready = 1'b1;"));
                continue;
            }
            self.line(&format!("wire [{}:0] {name}_out;", readers * width as usize - 1));
            self.line(&format!("wire [{}:0] {name}_out_valid, {name}_out_ready;", readers - 1));
            let no_data = is_port && lic.width == 0;
            let data = if no_data { "1'b0" } else { name.as_str() };
            let (module, more) = match self.late[at] {
                Late { cycles: 0, .. } => ("df_channel", String::new()),
                Late { cycles, staged: true } => ("df_late_channel", format!(", .LATE({cycles})")),
                Late { cycles, staged: false } => {
                    ("df_late_channel", format!(", .LATE({cycles}), .STAGES({cycles})"))
                }
            };
            self.line(&format!("{module} #({}{more}) {name}_channel (", channel_parameters(lic, readers)));
            self.line(&format!("  .clock(clock), .reset(reset), .in({data}), .in_valid({name}_valid), .in_ready({name}_ready),"));
            self.line(&format!(
                "  .out({name}_out), .out_valid({name}_out_valid), .out_ready({name}_out_ready)"
            ));
            self.line(");");
        }
    }

    /// A signal that nothing reads.
    fn unused(&mut self) -> String {
        self.unused += 1;
        format!("unused[{}]", self.unused - 1)
    }

    /// The place of the next reader of `lic`.
    fn reading_lic(&mut self, lic: LicId) -> Reading {
        let id = lic.0 as usize;
        let reader = self.readers[id][1];
        self.readers[id][1] += 1;
        let (name, width) = (&self.lics[id], signal(self.graph.lic(lic).width) as usize);
        let data = match self.readers[id][0] {
            1 => format!("{name}_out"),
            _ => format!("{name}_out[{}:{}]", (reader + 1) * width - 1, reader * width),
        };
        Reading {
            data,
            valid: format!("{name}_out_valid[{reader}]"),
            ready: format!("{name}_out_ready[{reader}]"),
        }
    }

    fn reading(&mut self, operand: &Operand) -> Reading {
        let data = match operand {
            Operand::Lic(lic) => return self.reading_lic(*lic),
            // The input port itself: the caller keeps its value until the invocation ends.
            Operand::Held(lic) => self.lics[lic.0 as usize].clone(),
            Operand::Const(bits) => literal(bits),
            Operand::Never(width) => {
                let data = literal(&Bits::zero(*width));
                return Reading { data, valid: "1'b0".to_owned(), ready: self.unused() };
            }
            Operand::Global { width, name, offset } => {
                let names = &mut self.names;
                let global = self.globals.entry(name.clone());
                let global = global.or_insert_with(|| names.claim(&format!("ADDRESS_{}", &name[1..]), &[]));
                format!("{global}[{}:0] + {}", width - 1, literal(&Bits::from_i64(*width, *offset)))
            }
        };
        Reading { data, valid: "1'b1".to_owned(), ready: self.unused() }
    }

    /// Writes an instance of `cell` for `op`.
    fn operator(&mut self, op: &Op, cell: &Cell) {
        let readings: Vec<Reading> = op.ins.iter().map(|operand| self.reading(operand)).collect();
        let mut connections: Vec<(String, String)> = Vec::new();
        if cell.clocked {
            connections.extend(["clock", "reset"].map(|name| (name.to_owned(), name.to_owned())));
        }
        connections.extend(data(self.graph, op, cell, &readings));
        connections.push(("in_valid".to_owned(), bundle(readings.iter().map(|reading| &reading.valid))));
        connections.push(("in_ready".to_owned(), bundle(readings.iter().map(|reading| &reading.ready))));
        connections.extend(self.outputs(op, cell));
        connections.extend(self.port(op));
        let cycles = op.outs.iter().flatten().next().map_or(0, |lic| self.late[lic.0 as usize].cycles);
        let stages = cell.stages.filter(|_| cycles > 0).map(|stages| format!(".{stages}({cycles})"));
        let parameters =
            cell.parameters.iter().map(|(name, value)| format!(".{name}({value})")).chain(stages);
        let parameters = match &parameters.collect::<Vec<_>>()[..] {
            [] => String::new(),
            all => format!(" #({})", all.join(", ")),
        };
        self.operators += 1;
        let instance = self.names.claim(&format!("operator_{}", self.operators), &[]);
        let connections = connections.iter().map(|(port, signal)| format!(".{port}({signal})"));
        let text = connections.collect::<Vec<_>>().join(", ");
        self.line(&comment(op));
        self.line(&format!("{}{parameters} {instance} ({text});", cell.module));
    }

    /// The connections of the outputs; those that are discarded have room always.
    fn outputs(&mut self, op: &Op, cell: &Cell) -> Vec<(String, String)> {
        let mut connections = Vec::new();
        let (mut valid, mut ready) = (Vec::new(), Vec::new());
        for (at, port) in cell.outs.iter().enumerate() {
            let Some(lic) = op.outs.get(at).copied().flatten() else {
                connections.extend(port.map(|port| (port.to_owned(), String::new())));
                valid.push(self.unused());
                ready.push("1'b1".to_owned());
                continue;
            };
            let name = self.lics[lic.0 as usize].clone();
            connections.extend(port.map(|port| (port.to_owned(), name.clone())));
            if port.is_none() {
                self.line(&format!("assign {name} = 1'b0;"));
            }
            valid.push(format!("{name}_valid"));
            ready.push(format!("{name}_ready"));
        }
        connections.push(("out_valid".to_owned(), bundle(valid.iter())));
        connections.push(("out_ready".to_owned(), bundle(ready.iter())));
        connections
    }

    /// The connections of an access with its port of memory, of an allocation with its address.
    fn port(&mut self, op: &Op) -> Vec<(String, String)> {
        let (kind, bytes, address) = match op.operator {
            Operator::Load { bytes, .. } => ("load", bytes, &op.ins[0]),
            Operator::Store { bytes, .. } => ("store", bytes, &op.ins[1]),
            Operator::Alloca { size, align } => {
                let start = self.stack.next_multiple_of(align.max(1));
                self.stack = start + size;
                return vec![(
                    "address".to_owned(),
                    format!("STACK[{}:0] + {}'d{start}", op.width - 1, op.width),
                )];
            }
            _ => return Vec::new(),
        };
        let width = self.data as usize;
        let port = Port { width: op.width, address: address.width(self.graph), bytes };
        let ports = if kind == "load" { &mut self.loads } else { &mut self.stores };
        let at = ports.len();
        let low = at * width;
        let slice = format!("{}:{low}", low + port.width as usize - 1);
        let start = at * self.address as usize;
        let address = format!("{kind}_address[{}:{start}]", start + port.address as usize - 1);
        ports.push(port);
        let mut connections = vec![
            ("request_valid", format!("{kind}_valid[{at}]")),
            ("request_ready", format!("{kind}_ready[{at}]")),
            ("request_address", address),
            ("response_valid", format!("{kind}_done[{at}]")),
        ];
        connections.push(match kind {
            "load" => ("response", format!("load_data[{slice}]")),
            _ => ("request", format!("store_data[{slice}]")),
        });
        connections.into_iter().map(|(port, signal)| (port.to_owned(), signal)).collect()
    }

    /// Assigns the signals that the environment reads, and those that are constant in the ports of memory.
    fn ends(&mut self) {
        for (lic, port) in std::iter::zip(&self.graph.results, self.results.clone()) {
            let reading = self.reading_lic(*lic);
            self.line(&format!("assign {port} = {};", reading.data));
            self.answer(&port, &reading);
        }
        if let Some(order) = self.graph.order_out {
            let reading = self.reading_lic(order);
            self.answer("done", &reading);
        }
        let mut lines = Vec::new();
        for (kind, ports) in [("load", &self.loads), ("store", &self.stores)] {
            for (at, port) in ports.iter().enumerate() {
                let zeros = |signal: &str, all: u32, used: u32| {
                    let (low, high) = (at * all as usize + used as usize, (at + 1) * all as usize);
                    (used < all)
                        .then(|| format!("assign {kind}_{signal}[{}:{low}] = {}'d0;", high - 1, all - used))
                };
                lines.push(format!("assign {kind}_bytes[{}:{}] = 8'd{};", at * 8 + 7, at * 8, port.bytes));
                lines.extend(zeros("address", self.address, port.address));
                if kind == "store" {
                    lines.extend(zeros("data", self.data, port.width));
                }
            }
        }
        lines.iter().for_each(|line| self.line(line));
    }

    /// Lets the environment take what is read as `port`.
    fn answer(&mut self, port: &str, reading: &Reading) {
        self.line(&format!("assign {port}_valid = {};", reading.valid));
        self.line(&format!("assign {} = {port}_ready;", reading.ready));
    }

    /// The whole module, as `module`.
    fn end(self, module: &str) -> Module {
        let graph = self.graph;
        let bits = |lic: &LicId| signal(graph.lic(*lic).width);
        let arguments = graph.params.iter().map(|lic| (self.lics[lic.0 as usize].clone(), bits(lic)));
        let results =
            std::iter::zip(&self.results, &graph.results).map(|(name, lic)| (name.clone(), bits(lic)));
        let memory = Ports {
            loads: self.loads.len(),
            stores: self.stores.len(),
            address: self.address,
            data: self.data,
        };
        Module {
            name: module.to_owned(),
            arguments: arguments.collect(),
            results: results.collect(),
            has_start: graph.order_in.is_some(),
            has_end: graph.order_out.is_some(),
            memory,
            globals: self.globals.clone(),
            stack: self.stack,
            text: self.text(module),
        }
    }

    fn text(self, module: &str) -> String {
        let mut text = format!("// The function {}.\nmodule {module} #(\n", self.graph.name);
        text += &self.parameters().join(",\n");
        text += "\n) (\n";
        text += &self.ports().join(",\n");
        text += "\n);\n";
        if self.unused > 0 {
            writeln!(text, "  wire [{}:0] unused;", self.unused - 1).expect("a string takes everything");
        }
        text + &self.body + "endmodule\n"
    }

    fn parameters(&self) -> Vec<String> {
        let mut parameters = vec!["  parameter integer LATENCY = 0".to_owned()];
        if self.stack > 0 {
            parameters.push("  parameter logic [63:0] STACK = 64'd0".to_owned());
        }
        parameters
            .extend(self.globals.values().map(|name| format!("  parameter logic [63:0] {name} = 64'd0")));
        parameters
    }

    fn ports(&self) -> Vec<String> {
        let mut ports = vec!["  input  logic clock".to_owned(), "  input  logic reset".to_owned()];
        let mut port = |direction: &str, width: u32, name: &str| {
            ports.push(format!("  {direction} logic {}{name}", range(width)));
        };
        for &lic in &self.graph.params {
            let name = &self.lics[lic.0 as usize];
            port("input ", signal(self.graph.lic(lic).width), name);
            port("input ", 1, &format!("{name}_valid"));
            port("output", 1, &format!("{name}_ready"));
        }
        if self.graph.order_in.is_some() {
            port("input ", 1, "start_valid");
            port("output", 1, "start_ready");
        }
        for (lic, name) in self.graph.results.iter().zip(&self.results) {
            port("output", signal(self.graph.lic(*lic).width), name);
            port("output", 1, &format!("{name}_valid"));
            port("input ", 1, &format!("{name}_ready"));
        }
        if self.graph.order_out.is_some() {
            port("output", 1, "done_valid");
            port("input ", 1, "done_ready");
        }
        for (kind, count, data) in
            [("load", self.loads.len() as u32, "input "), ("store", self.stores.len() as u32, "output")]
        {
            if count == 0 {
                continue;
            }
            let mut vector = |direction: &str, width: u32, signal: &str| {
                ports.push(format!("  {direction} logic [{}:0] {kind}_{signal}", count * width - 1));
            };
            vector("output", 1, "valid");
            vector("input ", 1, "ready");
            vector("output", self.address, "address");
            vector("output", 8, "bytes");
            vector(data, self.data, "data");
            vector("input ", 1, "done");
        }
        ports
    }
}

/// The connections of the ports of data: a port that has several inputs gets them side by side, the first lowest.
///
/// An index is as wide as the widest of its operator, with copies of its sign.
fn data(graph: &Graph, op: &Op, cell: &Cell, readings: &[Reading]) -> Vec<(String, String)> {
    let index = match &op.operator {
        Operator::Gep { index_widths, .. } => index_widths.iter().copied().max(),
        _ => None,
    };
    let mut connections: Vec<(String, Vec<String>)> = Vec::new();
    for (at, (port, reading)) in cell.ins.iter().zip(readings).enumerate() {
        let Some(port) = port else { continue };
        let data = match (index, &op.ins[at]) {
            (Some(width), Operand::Const(bits)) if at > 0 => literal(&bits.sign_extend(width)),
            (Some(width), operand) if at > 0 => extended(&reading.data, operand.width(graph), width),
            _ => reading.data.clone(),
        };
        match connections.last_mut() {
            Some((last, all)) if last == port => all.push(data),
            _ => connections.push(((*port).to_owned(), vec![data])),
        }
    }
    connections.into_iter().map(|(port, all)| (port, bundle(all.iter()))).collect()
}

/// The signal `data` of `own` bits with copies of its sign, `width` bits wide.
fn extended(data: &str, own: u32, width: u32) -> String {
    if own >= width {
        return data.to_owned();
    }
    let (name, low) = match data.split_once('[') {
        None => (data, 0),
        Some((name, bits)) => {
            let low = bits.trim_end_matches(']').split_once(':').map_or("0", |(_, low)| low);
            (name, low.parse().unwrap_or(0))
        }
    };
    format!("{{{{{}{{{name}[{}]}}}}, {data}}}", width - own, low + own - 1)
}

/// Signals side by side, the first lowest.
fn bundle<'s>(signals: impl DoubleEndedIterator<Item = &'s String>) -> String {
    match &signals.rev().map(String::as_str).collect::<Vec<_>>()[..] {
        [only] => (*only).to_owned(),
        all => format!("{{{}}}", all.join(", ")),
    }
}

/// The bits of a signal, with a space; nothing for one bit.
pub(super) fn range(width: u32) -> String {
    if width == 1 { String::new() } else { format!("[{}:0] ", width - 1) }
}

fn literal(bits: &Bits) -> String {
    match bits.width() {
        0 => "1'b0".to_owned(),
        width => format!("{width}'d{bits}"),
    }
}

fn channel_parameters(lic: &Lic, readers: usize) -> String {
    let mut text = format!(".WIDTH({}), .DEPTH({}), .READERS({readers})", signal(lic.width), lic.depth);
    if !lic.init.is_empty() {
        let values: Vec<String> = lic.init.iter().map(literal).collect();
        text += &format!(", .INITIAL({}), .VALUES({{{}}})", values.len(), values.join(", "));
    }
    text
}

/// A comment with the origin, the operator, the block and the source location of `op`.
fn comment(op: &Op) -> String {
    let words = [op.origin.as_str(), op.operator.name(), op.block.as_str()];
    let mut text = words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    if let Some(loc) = &op.loc {
        text += &format!(" {loc}");
    }
    format!("// {text}")
}
