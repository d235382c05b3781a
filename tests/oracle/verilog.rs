//! `--format verilog`, run by Icarus Verilog and read by Verilator, beside the token simulator.
//!
//! Where one of the two is not installed, what it is needed for says that it is skipped.

use crate::{
    calls::{self, Argument, Buffer, Call},
    folder::Folder,
    handshake,
};
use std::{collections::BTreeSet, fmt::Write as _, fs, path::Path, process::Command};

/// Whether the program `name` can be started.
pub fn is_installed(name: &str) -> bool {
    let found = Command::new(name).arg("-V").output().is_ok();
    if !found {
        println!("skipped: {name} is not installed");
    }
    found
}

/// What is known of the ports of a module.
struct Ports {
    /// Names and bits of the inputs that are arguments.
    arguments: Vec<(String, u32)>,
    /// Bits of the result, if there is one.
    result: Option<u32>,
    has_end: bool,
    loads: u32,
    stores: u32,
    /// Bits of all addresses and of all data of a kind of access, by the name of the port.
    bits: Vec<(String, u32)>,
}

impl Ports {
    /// The ports of the module `name` in `text`.
    fn of(text: &str, name: &str) -> Ports {
        let begin = text.find(&format!("\nmodule {name} ")).expect("the module");
        let header = text[begin..].split("\n);").next().expect("a header");
        let ports: Vec<(&str, String, u32)> = header.lines().filter_map(port).collect();
        let of = |name: &str| ports.iter().find(|port| port.1 == name).map(|port| port.2);
        let is_argument = |port: &&(&str, String, u32)| {
            port.0 == "input" && of(&format!("{}_valid", port.1)).is_some() && !port.1.starts_with("load")
        };
        Ports {
            arguments: ports.iter().filter(is_argument).map(|port| (port.1.clone(), port.2)).collect(),
            result: of("result"),
            has_end: of("done_valid").is_some(),
            loads: of("load_valid").unwrap_or(0),
            stores: of("store_valid").unwrap_or(0),
            bits: ports.iter().map(|port| (port.1.clone(), port.2)).collect(),
        }
    }

    fn bits(&self, name: &str) -> u32 {
        self.bits.iter().find(|port| port.0 == name).map_or(0, |port| port.1)
    }
}

/// Direction, name and bits of a port.
fn port(line: &str) -> Option<(&str, String, u32)> {
    let mut words = line.trim().trim_end_matches(',').split_whitespace().collect::<Vec<_>>();
    let name = words.pop()?.to_owned();
    let direction = *words.first().filter(|word| ["input", "output"].contains(word))?;
    let range = words.last()?.strip_prefix('[').and_then(|range| range.split(':').next());
    Some((direction, name, range.map_or(1, |high| high.parse::<u32>().expect("a number") + 1)))
}

/// A bench for `call`, the number `number`, of a module in `text`, with memory that answers after `latency` cycles.
///
/// The function is called twice, so that what is left over from the first call shows in the second.
fn bench(text: &str, number: usize, call: &Call, latency: u32) -> String {
    let ports = Ports::of(text, &call.function);
    let mut declared = String::new();
    let mut connected = vec![".clock(clock)".to_owned(), ".reset(reset)".to_owned()];
    let mut signal = |name: &str, width: u32, start: &str| {
        writeln!(declared, "  logic [{}:0] {name}{start};", width.max(1) - 1).expect("a string");
        connected.push(format!(".{name}({name})"));
    };
    let mut given: Vec<String> = ports.arguments.iter().map(|argument| argument.0.clone()).collect();
    given.push("start".to_owned());
    for (name, width) in &ports.arguments {
        signal(name, *width, "");
    }
    for name in &given {
        signal(&format!("{name}_valid"), 1, " = 0");
        signal(&format!("{name}_ready"), 1, "");
    }
    if let Some(width) = ports.result {
        signal("result", width, "");
        signal("result_valid", 1, "");
        signal("result_ready", 1, " = 1");
    }
    if ports.has_end {
        signal("done_valid", 1, "");
        signal("done_ready", 1, " = 1");
    }
    for (kind, count) in [("load", ports.loads), ("store", ports.stores)] {
        for port in ["valid", "ready", "address", "bytes", "data", "done"].iter().filter(|_| count > 0) {
            let name = format!("{kind}_{port}");
            signal(&name, ports.bits(&name), "");
        }
    }
    let (memory, answered) =
        (memory(&ports, latency), if ports.result.is_some() { "result_valid" } else { "done_valid" });
    let shown = if ports.result.is_some() {
        "$display(\"BENCH result %0d\", bench_value);"
    } else {
        "$display(\"BENCH no result\");"
    };
    let buffers = |text: fn(&Buffer) -> String| call.buffers().map(text).collect::<String>();
    let begin: String = ports
        .arguments
        .iter()
        .zip(&call.arguments)
        .map(|((name, width), argument)| set(name, *width, argument))
        .collect();
    let valid =
        |value: u32| given.iter().map(|name| format!("      {name}_valid = {value};\n")).collect::<String>();
    let value = ports.result.map_or(String::new(), |_| "if (result_valid) bench_value = result;".to_owned());
    let both = if ports.result.is_some() && ports.has_end {
        "result_seen & done_seen"
    } else {
        "result_seen | done_seen"
    };
    let seen = |port: &str, there: bool| {
        if there { format!("{port}_seen = {port}_seen | {port}_valid;") } else { String::new() }
    };
    format!(
        "module bench_{number};
  logic clock = 0, reset = 1, bench_finished = 0, result_seen, done_seen;
  integer bench_cycles, bench_first, bench_round;
{declared}  logic [{result}:0] bench_value;
  {function} #(.LATENCY({latency})) bench_circuit ({connections});
{memory}  initial while (!bench_finished) #5 clock = ~clock;
  initial begin
    repeat (2) @(negedge clock);
    reset = 0;
    for (bench_round = 0; bench_round < 2; bench_round = bench_round + 1) begin
{filled}{begin}{given}      bench_cycles = 0;
      bench_first = -1;
      result_seen = 0;
      done_seen = 0;
      while (!({both}) && bench_cycles < 200000) begin
        @(negedge clock);
{taken}        if (bench_first < 0 && {answered}) bench_first = bench_cycles;
        {value}
        {result_seen} {done_seen}
        bench_cycles = bench_cycles + 1;
      end
      repeat (50) @(negedge clock);
      $display(\"BENCH call {number}\");
      if (!({both})) $display(\"BENCH no end\"); else begin
        {shown}
        $display(\"BENCH %0d cycles\", bench_first);
        $display(\"BENCH end %0d\", bench_cycles);
{written}      end
    end
    bench_finished = 1;
  end
endmodule
",
        result = ports.result.unwrap_or(1).max(1) - 1,
        function = call.function,
        connections = connected.join(", "),
        filled = buffers(filled),
        given = valid(1),
        taken = valid(0),
        written = buffers(written),
        result_seen = seen("result", ports.result.is_some()),
        done_seen = seen("done", ports.has_end),
    )
}

/// Sets the argument `name` of `width` bits.
fn set(name: &str, width: u32, argument: &Argument) -> String {
    let value = match argument {
        Argument::Number(number) if width < 64 => *number as u64 & ((1 << width) - 1),
        Argument::Number(number) => *number as u64,
        Argument::Buffer(buffer) => buffer.address,
    };
    format!("      {name} = {width}'d{value};\n")
}

/// Fills `buffer`.
fn filled(buffer: &Buffer) -> String {
    let start = buffer.address - calls::BUFFERS;
    let bytes = buffer
        .elements
        .iter()
        .flat_map(|value| value.to_le_bytes().into_iter().take(buffer.width as usize / 8));
    bytes.zip(start..).map(|(byte, at)| format!("      bench_memory.bytes[{at}] = {byte};\n")).collect()
}

/// Prints `buffer`.
fn written(buffer: &Buffer) -> String {
    let bytes = u64::from(buffer.width / 8);
    let mut text = format!("        $write(\"BENCH {} =\");\n", buffer.name);
    for at in 0..buffer.elements.len() as u64 {
        let start = buffer.address - calls::BUFFERS + at * bytes;
        let parts: Vec<String> =
            (0..bytes).rev().map(|byte| format!("bench_memory.bytes[{}]", start + byte)).collect();
        writeln!(text, "        $write(\" %0d\", $signed({{{}}}));", parts.join(", ")).expect("a string");
    }
    text + "        $write(\"\\n\");\n"
}

/// The memory of a bench; also where a function has no port of one kind.
fn memory(ports: &Ports, latency: u32) -> String {
    let address = ports.bits("load_address").checked_div(ports.loads).unwrap_or(0);
    let address = address.max(ports.bits("store_address").checked_div(ports.stores).unwrap_or(0)).max(8);
    let data = ports.bits("load_data").checked_div(ports.loads).unwrap_or(0);
    let data = data.max(ports.bits("store_data").checked_div(ports.stores).unwrap_or(0)).max(8);
    let mut connected = Vec::new();
    for (kind, count) in [("load", ports.loads), ("store", ports.stores)] {
        for port in ["valid", "ready", "address", "bytes", "data", "done"] {
            let name = format!("{kind}_{port}");
            let is_input = !(port == "ready" || port == "done" || port == "data" && kind == "load");
            match (count, is_input) {
                (0, true) => connected.push(format!(".{name}('0)")),
                (0, false) => {}
                _ => connected.push(format!(".{name}({name})")),
            }
        }
    }
    format!(
        "  memory #(.LOADS({}), .STORES({}), .ADDRESS({address}), .DATA({data}), .LATENCY({latency})) bench_memory (\n    \
         .clock(clock), .reset(reset), {}\n  );\n",
        ports.loads.max(1),
        ports.stores.max(1),
        connected.join(", ")
    )
}

/// What the circuits of `files` do with `calls`, two blocks of lines for each call.
fn run(folder: &Path, files: &[&str], options: &[&str], calls: &[Call], latency: u32) -> Vec<Vec<String>> {
    let circuits = folder.join("circuits.sv");
    let text = calls::dfquery(&[files, &["--emit", "dataflow", "--format", "verilog"], options].concat());
    assert!(!text.contains(": skipped, "), "{text}");
    fs::write(&circuits, &text).expect("writable");
    let (benches, binary) = (folder.join("benches.sv"), folder.join("benches.vvp"));
    let all: Vec<String> =
        calls.iter().enumerate().map(|(at, call)| bench(&text, at, call, latency)).collect();
    fs::write(&benches, all.concat()).expect("writable");
    let memory = calls::root().join("tests/verilog/memory.sv");
    let tops = (0..calls.len()).flat_map(|at| ["-s".to_owned(), format!("bench_{at}")]);
    let mut compile = Command::new("iverilog");
    compile.arg("-g2012").args(tops).arg("-o").arg(&binary).args([&circuits, &benches, &memory]);
    let warnings = calls::printed(&compile.output().expect("iverilog runs"));
    assert!(warnings.is_empty(), "{warnings}");
    let told = calls::printed(&Command::new("vvp").arg("-n").arg(&binary).output().expect("vvp runs"));
    blocks(&told, calls.len())
}

/// The lines of each call, in the order of calls: what the first invocation said, and what the second.
fn blocks(told: &str, count: usize) -> Vec<Vec<String>> {
    let mut blocks = vec![Vec::new(); count];
    let mut at = 0;
    for line in told.lines().filter_map(|line| line.strip_prefix("BENCH ")) {
        match line.strip_prefix("call ") {
            Some(number) => at = number.parse().expect("a number"),
            None => blocks[at].push(line.to_owned()),
        }
    }
    blocks
}

/// What is in front of the cycle in which the last result and the last token of order are taken.
const END: &str = "end ";

/// The cycles of `calls` of a function in `file`, in sum, until everything has been answered, with memory that answers
/// in the next cycle.
///
/// # Errors
///
/// What is wrong, if the simulator says something else.
pub fn cycles(folder: &Path, file: &str, calls: &[&Call]) -> Result<u32, String> {
    let copies: Vec<Call> = calls
        .iter()
        .map(|call| {
            let words: Vec<String> = call.to_string().split_whitespace().skip(1).map(str::to_owned).collect();
            Call::new(file.to_owned(), &call.function, words.iter().map(String::as_str))
        })
        .collect();
    let mut sum = 0;
    for (call, found) in copies.iter().zip(run(folder, &[file], &[], &copies, 1)) {
        let expected = call.simulated(folder, &[]);
        if let Some(line) = expected.iter().find(|line| !is_time(line) && !found.contains(line)) {
            return Err(format!("wrong in `{call}`: `{line}`"));
        }
        let end = found.iter().find_map(|line| line.strip_prefix(END)?.parse::<u32>().ok());
        sum += end.ok_or_else(|| format!("hangs in `{call}`"))?;
    }
    Ok(sum)
}

/// Whether a line is about time.
fn is_time(line: &str) -> bool {
    line.ends_with(" cycles")
}

/// Runs `calls` with `options`; the circuits have to say what the simulator says.
fn compare(name: &str, calls: &[Call], options: &[&str]) {
    if !is_installed("iverilog") {
        return;
    }
    let folder = Folder::new(&format!("verilog-{name}"));
    let files: BTreeSet<&str> = calls.iter().map(|call| call.file.as_str()).collect();
    let files: Vec<&str> = files.into_iter().collect();
    let expected: Vec<Vec<String>> =
        calls.iter().map(|call| call.simulated(folder.as_ref(), options)).collect();
    for latency in [0, 3] {
        let found = run(folder.as_ref(), &files, options, calls, latency);
        for ((call, expected), found) in calls.iter().zip(&expected).zip(found) {
            let kept = |line: &&String| latency == 0 || !is_time(line);
            let twice: Vec<&String> = expected.iter().chain(expected).filter(kept).collect();
            let found: Vec<&String> =
                found.iter().filter(kept).filter(|line| !line.starts_with(END)).collect();
            assert_eq!(found, twice, "{} with {options:?} and a latency of {latency}", call.function);
        }
    }
}

#[test]
fn circuits_of_the_cases_take_the_rounds_of_the_simulator() {
    for options in [&[][..], &["--repeat-invariants"], &["--counters"]] {
        compare("cases", &handshake::calls(), options);
    }
}

#[test]
fn circuits_of_the_kernels_take_the_rounds_of_the_simulator() {
    for options in [&[][..], &["--counters"], &["--overlap", "4"]] {
        compare("kernels", &calls::kernels(), options);
    }
}

#[test]
fn operators_with_latencies_take_the_rounds_of_the_simulator() {
    let latencies = ["--latency", "add=2,mul=3,icmp=2,gep=2,pick=2,switch=3"];
    for options in [&latencies[..], &[&latencies[..], &["--depths", "sized"]].concat()] {
        compare("latencies", &calls::kernels(), options);
    }
}

#[test]
fn verilator_reads_the_kernels() {
    if !is_installed("verilator") {
        return;
    }
    let folder = Folder::new("verilator");
    let circuits = folder.as_ref().join("circuits.sv");
    for function in ["vadd", "gcd", "crc_table", "merge", "linked_list", "fully_connected"] {
        let file = format!("tests/kernels/{function}.ll");
        let text = calls::dfquery(&[&file, "--emit", "dataflow", "--format", "verilog"]);
        fs::write(&circuits, text).expect("writable");
        let mut lint = Command::new("verilator");
        lint.args(["--lint-only", "-Wall", "-Wno-DECLFILENAME", "-Wno-UNUSED", "-Wno-PINCONNECTEMPTY"]);
        calls::printed(
            &lint.args(["--top-module", function]).arg(&circuits).output().expect("verilator runs"),
        );
    }
}
