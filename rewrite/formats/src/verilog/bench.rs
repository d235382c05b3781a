//! A test bench: a module without ports that runs the circuit of a function and compares what comes with what should.
//!
//! It gives the arguments of each invocation when the one before has been answered, and has the memory that a run
//! touches. The time of the memory is its parameter `LATENCY`.

use super::{
    circuit::{self, Module, Ports, range},
    library::Library,
    names::Names,
    operators::Reason,
};
use dfquery_graph::{Bits, Graph, latency::Latencies};
use std::fmt::Write as _;

/// A run that a bench repeats.
#[derive(Clone, Default, Debug)]
pub struct Run {
    /// The invocations, in turn.
    pub calls: Vec<Call>,
    /// The memory that is touched, stretch by stretch.
    pub memory: Vec<Contents>,
    /// Addresses of globals, by their names with `@`.
    pub globals: Vec<(String, u64)>,
}

/// One invocation.
#[derive(Clone, Debug)]
pub struct Call {
    /// The arguments and memory that are given.
    pub arguments: Vec<Bits>,
    /// The results and memory that are expected.
    pub results: Vec<Bits>,
    /// The cycles until it is there, with a memory that answers at once.
    pub cycles: Option<u64>,
}

/// Consecutive bytes of memory.
#[derive(Clone, Default, Debug)]
pub struct Contents {
    /// The address of the first byte.
    pub address: u64,
    /// The bytes at the start.
    pub before: Vec<u8>,
    /// The bytes at the end.
    pub after: Vec<u8>,
}

/// Cycles after which an invocation counts as one without end, for one cycle that is expected.
const PATIENCE: u64 = 64;

/// The least number of such cycles.
const LEAST: u64 = 100_000;

/// The bytes that one line sets or compares.
const STRIDE: usize = 16;

/// The bench of the circuit of `graph`, of operators with these `latencies`, for `run`.
///
/// # Errors
///
/// As for [`circuit::circuit`].
pub fn bench(graph: &Graph, latencies: &Latencies, run: &Run) -> Result<String, Reason> {
    let module = circuit::circuit(graph, latencies, &mut Names::default(), &mut Library::default())?;
    let mut segments = run.memory.clone();
    let stack = stack(&module, &segments);
    if let Some(address) = stack {
        let bytes = vec![0; module.stack as usize];
        segments.push(Contents { address, before: bytes, after: Vec::new() });
    }
    let mut text = format!(
        "// A test bench of {}: it ends with PASS or FAIL. The memory answers after LATENCY cycles.\n",
        graph.name
    );
    text += &top(&module, run, &segments, stack);
    if module.memory.loads + module.memory.stores > 0 {
        text.push('\n');
        text += &memory(module.memory, &segments);
    }
    Ok(text)
}

/// An address for the function's own memory, aligned as much as any object, where nothing else lies.
fn stack(module: &Module, segments: &[Contents]) -> Option<u64> {
    const APART: u64 = 4096;
    let end = |segment: &Contents| segment.address + segment.before.len() as u64;
    let free =
        |at: &u64| segments.iter().all(|segment| end(segment) <= *at || segment.address >= at + module.stack);
    let fits = module.memory.address.min(62);
    let places = (1..).map(|place: u64| place * APART).take_while(|at| at + module.stack < 1 << fits);
    if module.stack == 0 { None } else { places.into_iter().find(free) }
}

/// The bench itself.
fn top(module: &Module, run: &Run, segments: &[Contents], stack: Option<u64>) -> String {
    let Module { name, arguments, results, memory, .. } = module;
    let bench = if name == "bench" { "bench_of_bench" } else { "bench" };
    let mut parameters = vec![".LATENCY(LATENCY)".to_owned()];
    for (global, parameter) in &module.globals {
        let address = run.globals.iter().find(|(known, _)| known == global).map_or(0, |known| known.1);
        parameters.push(format!(".{parameter}(64'h{address:x})"));
    }
    parameters.extend(stack.map(|address| format!(".STACK(64'h{address:x})")));
    let mut signals = Signals::default();
    let mut given: Vec<&str> = arguments.iter().map(|(name, _)| name.as_str()).collect();
    arguments.iter().for_each(|(name, width)| signals.add(name, *width, false));
    if module.has_start {
        given.push("start");
    }
    let mut answers: Vec<&str> = results.iter().map(|(name, _)| name.as_str()).collect();
    results.iter().for_each(|(name, width)| signals.add(name, *width, true));
    if module.has_end {
        answers.push("done");
    }
    for name in given.iter().chain(&answers) {
        signals.add(&format!("{name}_valid"), 1, answers.contains(name));
        signals.add(&format!("{name}_ready"), 1, !answers.contains(name));
    }
    let ports = access_ports(*memory);
    ports.iter().for_each(|(name, width, _)| signals.add_vector(name, *width));
    let invocations: String = (1..).zip(&run.calls).map(|(at, call)| invocation(at, call, module)).collect();
    let each = |names: &[&str], text: &dyn Fn(&str) -> String| -> String {
        names.iter().map(|name| text(name)).collect()
    };
    let seen: Vec<String> = answers.iter().map(|name| format!("{name}_seen")).collect();
    let memory_instance = if ports.is_empty() {
        String::new()
    } else {
        let connected: Vec<String> = ports.iter().map(|(name, ..)| format!(".{name}({name})")).collect();
        format!(
            "  bench_memory #(.LATENCY(LATENCY)) memory (.clock(clock), .reset(reset), {});\n",
            connected.join(", ")
        )
    };
    let count = run.calls.len();
    format!(
        "module {bench} #(
  parameter integer LATENCY = 0
);
  logic clock = 0, reset = 1;
  integer cycles = 0, patience = 0, errors = 0;
{declared}{recorded}  {name} #({parameters}) circuit (.clock(clock), .reset(reset), {connected});
{memory_instance}  always #5 clock = ~clock;

  // Waits for all answers of an invocation; they stay in variables.
  task automatic run;
    begin
      cycles = 0;
{begun}{forgotten}      while (!({all_seen}) && cycles < patience) begin
        @(negedge clock);
{taken}{noticed}        if (!({all_seen})) cycles = cycles + 1;
      end
      if (cycles == patience) begin
        $display(\"FAIL: no answer after %0d cycles\", cycles);
        $fatal(1);
      end
      repeat (LATENCY + 4) @(negedge clock);
    end
  endtask

  initial begin
    repeat (2) @(negedge clock);
    reset = 0;
{invocations}{compared}    if (errors == 0) $display(\"PASS: {told}\");
    else begin
      $display(\"FAIL: %0d differences\", errors);
      $fatal(1);
    end
    $finish(0);
  end
endmodule
",
        declared = signals.declared,
        recorded = results
            .iter()
            .map(|(name, width)| format!("  logic {}{name}_value;\n", range(*width)))
            .chain(answers.iter().map(|name| format!("  logic {name}_seen;\n  integer {name}_at;\n")))
            .collect::<String>(),
        parameters = parameters.join(", "),
        connected = signals.connected.join(", "),
        begun = each(&given, &|name| format!("      {name}_valid = 1;\n"))
            + &each(&answers, &|name| format!("      {name}_ready = 1;\n")),
        forgotten = each(&answers, &|name| format!("      {name}_seen = 0;\n")),
        taken = each(&given, &|name| format!("        {name}_valid = 0;\n")),
        noticed = each(&answers, &|name| noticed(name, module)),
        all_seen = if seen.is_empty() { "1'b0".to_owned() } else { seen.join(" & ") },
        compared = if memory.stores == 0 { String::new() } else { compared(segments) },
        told = format_args!("{count} invocation{}", if count == 1 { "" } else { "s" }),
    )
}

/// Takes note of an answer when it is there.
fn noticed(name: &str, module: &Module) -> String {
    let is_result = module.results.iter().any(|(result, _)| result == name);
    let kept = if is_result { format!(" {name}_value = {name};") } else { String::new() };
    format!("        if ({name}_valid & !{name}_seen) begin {name}_seen = 1; {name}_at = cycles;{kept} end\n")
}

/// Gives the arguments of the invocation number `at`, and compares its results.
fn invocation(at: usize, call: &Call, module: &Module) -> String {
    let mut text = String::new();
    for ((name, width), value) in module.arguments.iter().zip(&call.arguments) {
        writeln!(text, "    {name} = {width}'d{value};").expect("a string takes everything");
    }
    let patience = call.cycles.unwrap_or(0).saturating_mul(PATIENCE).max(LEAST);
    let expected =
        call.cycles.map_or(String::new(), |cycles| format!(" // {cycles} cycles in dfquery simulate"));
    writeln!(text, "    patience = {patience};\n    run;{expected}").expect("a string takes everything");
    let answer = module.results.first().map_or("done", |(name, _)| name.as_str());
    for ((name, width), value) in module.results.iter().zip(&call.results) {
        writeln!(
            text,
            "    if ({name}_value !== {width}'d{value}) begin
      $display(\"invocation {at}: {name} is %0d, not {value}\", {name}_value);
      errors = errors + 1;
    end"
        )
        .expect("a string takes everything");
    }
    let shown: Vec<String> = module.results.iter().map(|(name, _)| format!("{name}_value")).collect();
    let places = vec!["%0d"; shown.len()].join(", ");
    let (told, values) = match shown.len() {
        0 => ("no result".to_owned(), String::new()),
        _ => (format!("result {places}"), format!("{}, ", shown.join(", "))),
    };
    writeln!(text, "    $display(\"{told} after %0d cycles\", {values}{answer}_at);")
        .expect("a string takes everything");
    text
}

/// Compares the bytes of memory with those that a run leaves.
fn compared(segments: &[Contents]) -> String {
    let mut text = String::new();
    for (segment, start) in segments.iter().zip(starts(segments)) {
        for (at, bytes) in segment.after.chunks(STRIDE).enumerate() {
            let at = at * STRIDE;
            let address = segment.address + at as u64;
            writeln!(
                text,
                "    memory.compare({}, {}, 128'h{}, 64'h{address:x});\n",
                start + at,
                bytes.len(),
                digits(bytes)
            )
            .expect("a string takes everything");
        }
    }
    text.replace("\n\n", "\n") + if text.is_empty() { "" } else { "    errors = errors + memory.errors;\n" }
}

/// Hexadecimal digits of the number that has `bytes` with the lowest first.
fn digits(bytes: &[u8]) -> String {
    bytes.iter().rev().map(|byte| format!("{byte:02x}")).collect()
}

/// The place of the first byte of each segment.
fn starts(segments: &[Contents]) -> impl Iterator<Item = usize> {
    segments.iter().scan(0, |end, segment| {
        let start = *end;
        *end += segment.before.len();
        Some(start)
    })
}

/// The signals between bench and circuit.
#[derive(Default)]
struct Signals {
    declared: String,
    connected: Vec<String>,
}

impl Signals {
    /// A signal that the circuit `drives`, or that is 0 at the start.
    fn add(&mut self, name: &str, width: u32, drives: bool) {
        let kind = if drives { "wire " } else { "logic" };
        let start = if drives { "" } else { " = 0" };
        writeln!(self.declared, "  {kind} {}{name}{start};", range(width))
            .expect("a string takes everything");
        self.connected.push(format!(".{name}({name})"));
    }

    /// A signal between circuit and memory, which has parts.
    fn add_vector(&mut self, name: &str, width: u32) {
        writeln!(self.declared, "  wire  {}{name};", vector(width)).expect("a string takes everything");
        self.connected.push(format!(".{name}({name})"));
    }
}

/// The bits of a signal, with a space, also of one bit.
fn vector(width: u32) -> String {
    format!("[{}:0] ", width - 1)
}

/// Names and bits of the ports of memory, and whether the circuit drives them.
fn access_ports(ports: Ports) -> Vec<(String, u32, bool)> {
    let mut all = Vec::new();
    for (kind, count) in [("load", ports.loads as u32), ("store", ports.stores as u32)] {
        if count == 0 {
            continue;
        }
        let signals = [
            ("valid", 1, true),
            ("ready", 1, false),
            ("address", ports.address, true),
            ("bytes", 8, true),
            ("data", ports.data, kind == "store"),
            ("done", 1, false),
        ];
        all.extend(signals.map(|(name, width, drives)| (format!("{kind}_{name}"), count * width, drives)));
    }
    all
}

/// The memory: the bytes of `segments`; an access elsewhere is an error.
fn memory(ports: Ports, segments: &[Contents]) -> String {
    let declared: Vec<String> = access_ports(ports)
        .iter()
        .map(|(name, width, drives)| {
            format!("  {} logic {}{name}", if *drives { "input " } else { "output" }, vector(*width))
        })
        .collect();
    let bytes: usize = segments.iter().map(|segment| segment.before.len()).sum();
    let mut places = String::new();
    let mut filled = String::new();
    for (segment, start) in segments.iter().zip(starts(segments)) {
        let (first, length) = (segment.address, segment.before.len());
        writeln!(
            places,
            "      if (at >= 64'h{first:x} && at - 64'h{first:x} < {length}) place = {start} + (at - 64'h{first:x});"
        )
        .expect("a string takes everything");
        for (at, bytes) in segment.before.chunks(STRIDE).enumerate() {
            writeln!(filled, "    fill({}, {}, 128'h{});", start + at * STRIDE, bytes.len(), digits(bytes))
                .expect("a string takes everything");
        }
    }
    let kinds: Vec<String> = [("load", ports.loads), ("store", ports.stores)]
        .into_iter()
        .filter(|(_, count)| *count > 0)
        .map(|(kind, count)| accesses(kind, count, ports))
        .collect();
    format!(
        "// The bytes that the run touches; an access to another one is an error.
module bench_memory #(
  parameter integer LATENCY = 0
) (
  input  logic clock,
  input  logic reset,
{ports}
);
  logic [7:0] bytes [0:{last}];
  integer errors = 0;

  // The place of the byte at an address, -1 of none.
  function automatic integer place(input logic [63:0] at);
    begin
      place = -1;
{places}    end
  endfunction

  task automatic fill(input integer first, input integer count, input logic [127:0] value);
    integer at;
    for (at = 0; at < count; at = at + 1) bytes[first+at] = value[at*8+:8];
  endtask

  task automatic compare(
    input integer first, input integer count, input logic [127:0] value, input logic [63:0] address
  );
    integer at;
    for (at = 0; at < count; at = at + 1)
      if (bytes[first+at] !== value[at*8+:8]) begin
        $display(\"memory at 0x%0h is %0d, not %0d\", address + at, bytes[first+at], value[at*8+:8]);
        errors = errors + 1;
      end
  endtask

  initial begin
{filled}  end
{kinds}endmodule

// Its input, LATENCY cycles later.
module bench_delay #(
  parameter integer WIDTH = 1,
  parameter integer LATENCY = 0
) (
  input  logic clock,
  input  logic reset,
  input  logic [WIDTH-1:0] in,
  input  logic in_valid,
  output logic [WIDTH-1:0] out,
  output logic out_valid
);
  generate
    if (LATENCY == 0) begin : direct
      assign out = in;
      assign out_valid = in_valid;
    end else begin : staged
      logic [LATENCY*WIDTH-1:0] values;
      logic [LATENCY-1:0] valid;
      wire [(LATENCY+1)*WIDTH-1:0] values_next = {{values, in}};
      wire [LATENCY:0] valid_next = {{valid, in_valid}};
      assign out = values[(LATENCY-1)*WIDTH+:WIDTH];
      assign out_valid = valid[LATENCY-1];
      always_ff @(posedge clock) begin
        values <= values_next[LATENCY*WIDTH-1:0];
        valid <= reset ? {{LATENCY{{1'b0}}}} : valid_next[LATENCY-1:0];
      end
    end
  endgenerate
endmodule
",
        ports = declared.join(",\n"),
        last = bytes.max(1) - 1,
        kinds = kinds.concat(),
    )
}

/// The ports of all loads, or of all stores.
fn accesses(kind: &str, count: usize, ports: Ports) -> String {
    let Ports { address, data, .. } = ports;
    let at_once = format!("{kind}_valid[port] & {kind}_ready[port]");
    let lanes = data / 8;
    let (wires, lane, answer) = match kind {
        "load" => (
            format!("      wire [{}:0] value;\n", data - 1),
            "        wire integer from = place(at + lane);\n        \
             assign value[lane*8+:8] = lane < load_bytes[port*8+:8] && from >= 0 ? bytes[from] : 8'd0;\n"
                .to_owned(),
            format!(
                "      bench_delay #(.WIDTH({data}), .LATENCY(LATENCY)) answer (
        .clock(clock), .reset(reset), .in(value), .in_valid({at_once}),
        .out(load_data[port*{data}+:{data}]), .out_valid(load_done[port])
      );\n"
            ),
        ),
        _ => (
            "      wire nothing;\n".to_owned(),
            format!(
                "        always @(posedge clock)
          if ({at_once} && lane < store_bytes[port*8+:8] && place(at + lane) >= 0)
            bytes[place(at + lane)] <= store_data[port*{data}+lane*8+:8];\n"
            ),
            format!(
                "      bench_delay #(.WIDTH(1), .LATENCY(LATENCY)) answer (
        .clock(clock), .reset(reset), .in(1'b0), .in_valid({at_once}),
        .out(nothing), .out_valid(store_done[port])
      );\n"
            ),
        ),
    };
    format!(
        "
  assign {kind}_ready = ~{{{count}{{reset}}}};
  genvar {kind}_port, {kind}_lane;
  generate
    for ({kind}_port = 0; {kind}_port < {count}; {kind}_port = {kind}_port + 1) begin : {kind}
      localparam integer port = {kind}_port;
      wire [63:0] at = {{64'd0, {kind}_address[port*{address}+:{address}]}};
{wires}      for ({kind}_lane = 0; {kind}_lane < {lanes}; {kind}_lane = {kind}_lane + 1) begin : part
        localparam integer lane = {kind}_lane;
{lane}      end
      always @(posedge clock)
        if ({at_once} && (place(at) < 0 || place(at + {kind}_bytes[port*8+:8] - 1) < 0)) begin
          $display(\"{kind} at 0x%0h, which the run does not touch\", at);
          errors = errors + 1;
        end
{answer}    end
  endgenerate
"
    )
}
