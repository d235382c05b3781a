//! Cycles of hardware: CIRCT's own flow, our handshake after CIRCT's passes, and our circuits.
//!
//! Where Icarus Verilog or a Python with `pycde` is not installed, the test says that it is skipped.

use crate::{
    calls::{self, Argument, Buffer, Call, kernels},
    folder::Folder,
    handshake, verilog,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write as _,
    fs,
    io::Write as _,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// Elements of a memory, as in tests/circt.py.
const SIZE: usize = 1024;
/// The number of cycles after which a circuit is taken to hang.
const LONGEST: u32 = 100_000;
/// What `handshake-insert-buffers` is asked for: buffers where there are cycles, and in all channels.
const STRATEGIES: [&str; 2] = ["cycles", "all"];
/// CIRCT's conversion with and without task pipelining, and ours.
const FLOWS: [&str; 3] = ["pipelined", "sequential", "handshake"];

/// A port of a module that CIRCT has written.
struct Port {
    name: String,
    is_input: bool,
    /// Bits of its fields, or its own.
    bits: Vec<u32>,
}

/// Ports that belong together, each with `valid` and `ready`: their names, and the bits of the data if there are any.
#[derive(Default)]
struct Ports {
    arguments: Vec<(String, Vec<u32>)>,
    results: Vec<(String, Vec<u32>)>,
    /// By the name of the memory and the kind and number of the access: bits of the address and the data.
    loads: Vec<(String, String, [u32; 2])>,
    stores: Vec<(String, String, [u32; 2])>,
}

impl Ports {
    /// The ports of the module `name` in `text`.
    fn of(text: &str, name: &str) -> Ports {
        let begin = text.find(&format!("\nmodule {name}(")).expect("the module");
        let header = text[begin..].split("\n);").next().expect("a header");
        let mut is_input = true;
        let all: Vec<Port> = header.lines().skip(2).filter_map(|line| port(line, &mut is_input)).collect();
        let bits = |name: &str| {
            all.iter().find(|port| port.name == name).map_or(Vec::new(), |port| port.bits.clone())
        };
        let mut ports = Ports::default();
        for valid in &all {
            let Some(base) = valid.name.strip_suffix("_valid") else { continue };
            match (access(base), valid.is_input) {
                (Some((memory, access @ "ld", number, "addr")), false) => {
                    let access = format!("{memory}_{access}{number}");
                    let data = bits(&format!("{access}_data"));
                    ports.loads.push((memory.to_owned(), access, [bits(base)[0], data[0]]));
                }
                (Some((memory, "st", _, "")), false) => {
                    let bits = bits(base);
                    ports.stores.push((memory.to_owned(), base.to_owned(), [bits[0], bits[1]]));
                }
                (Some(_), true) => {}
                (_, true) => ports.arguments.push((base.to_owned(), bits(base))),
                (_, false) => ports.results.push((base.to_owned(), bits(base))),
            }
        }
        ports
    }
}

/// The memory, the kind and the number of an access and what is after them, if `base` is a port of one.
fn access(base: &str) -> Option<(&str, &str, &str, &str)> {
    ["ld", "st"].into_iter().find_map(|kind| {
        let (memory, rest) = base.rsplit_once(&format!("_{kind}"))?;
        let (number, end) = rest.split_once('_').unwrap_or((rest, ""));
        let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
        is_number.then_some((memory, kind, number, end))
    })
}

/// A port that has bits; directions hold for the lines below too.
fn port(line: &str, is_input: &mut bool) -> Option<Port> {
    let line = line.split("//").next()?.trim().trim_end_matches(',');
    let name = line.split_whitespace().last()?.to_owned();
    if let Some(direction) = line.split_whitespace().next().filter(|word| ["input", "output"].contains(word))
    {
        *is_input = direction == "input";
    }
    let ranges = line.split('[').skip(1);
    let bits = ranges.filter_map(|range| range.split(':').next()?.parse::<u32>().ok()).map(|high| high + 1);
    let mut bits: Vec<u32> = bits.collect();
    if bits.is_empty() {
        bits.push(1);
    }
    Some(Port { name, is_input: *is_input, bits })
}

/// A bench for `call`, the number `number`, of a module in `text`, whose memories are called as `memories` says.
fn bench(text: &str, number: usize, call: &Call, memories: &[String]) -> Result<String, String> {
    let ports = Ports::of(text, &call.function);
    let (mut declared, mut connected) =
        (String::new(), vec![".clock(clock)".to_owned(), ".reset(reset)".to_owned()]);
    let mut signal = |kind: &str, name: &str, bits: u32| {
        writeln!(declared, "  {kind} [{}:0] {name};", bits.max(1) - 1).expect("a string");
        connected.push(format!(".{name}({name})"));
    };
    let mut body = String::new();
    let numbers = call.arguments.iter().filter_map(|argument| match argument {
        Argument::Number(number) => Some(*number),
        Argument::Buffer(_) => None,
    });
    let mut numbers: Vec<i64> = numbers.collect();
    numbers.push(0);
    if numbers.len() != ports.arguments.len() {
        return Err("the memory is the whole address space".to_owned());
    }
    let mut begin = String::new();
    for ((name, bits), value) in ports.arguments.iter().zip(numbers) {
        if let Some(&bits) = bits.first() {
            signal("reg", name, bits);
            let value = value as u64 & (u64::MAX >> (64 - bits));
            writeln!(begin, "    {name} = {bits}'d{value};").expect("a string");
        }
        signal("reg", &format!("{name}_valid"), 1);
        signal("wire", &format!("{name}_ready"), 1);
        writeln!(begin, "    {name}_valid = 1;").expect("a string");
        writeln!(body, "  initial {name}_valid = 0;").expect("a string");
        writeln!(body, "  always @(posedge clock) if ({name}_valid & {name}_ready) {name}_valid <= 0;")
            .expect("a string");
    }
    let mut ended = Vec::new();
    for (name, bits) in &ports.results {
        if let Some(&bits) = bits.first() {
            signal("wire", name, bits);
        }
        signal("wire", &format!("{name}_valid"), 1);
        signal("reg", &format!("{name}_ready"), 1);
        let shown =
            bits.first().map_or(String::new(), |_| format!("$display(\"BENCH result %0d\", {name});"));
        write!(
            body,
            "  reg {name}_seen = 0;\n  initial {name}_ready = 1;\n  always @(posedge clock) if (running & {name}_valid & !{name}_seen) begin\n    \
             {name}_seen <= 1; {shown}\n  end\n"
        )
        .expect("a string");
        ended.push(format!("{name}_seen"));
    }
    let buffers: Vec<&Buffer> = call.buffers().collect();
    let positions =
        call.arguments.iter().enumerate().filter(|(_, argument)| matches!(argument, Argument::Buffer(_)));
    let by_name: BTreeMap<&str, &Buffer> =
        positions.map(|(at, _)| memories[at].as_str()).zip(buffers.iter().copied()).collect();
    for buffer in &buffers {
        writeln!(body, "  reg [{}:0] array_{} [0:{}];", buffer.width - 1, buffer.name, SIZE - 1)
            .expect("a string");
    }
    for (is_load, (memory, access, [address, data])) in
        ports.loads.iter().map(|port| (true, port)).chain(ports.stores.iter().map(|port| (false, port)))
    {
        let buffer = by_name.get(memory.as_str()).ok_or("the memory is the whole address space")?;
        if buffer.width != *data || buffer.elements.len() > SIZE {
            return Err(format!("elements of {data} bits for those of {} bits", buffer.width));
        }
        let (request, response) = if is_load {
            signal("wire", &format!("{access}_addr"), *address);
            signal("wire", &format!("{access}_data"), *data);
            (format!("{access}_addr"), format!("{access}_data"))
        } else {
            signal("wire", access, address + data);
            (access.clone(), format!("{access}_done"))
        };
        for name in [&request, &response] {
            signal("wire", &format!("{name}_valid"), 1);
            signal("wire", &format!("{name}_ready"), 1);
        }
        let at = if is_load { request.clone() } else { format!("{request}[{}:{data}]", address + data - 1) };
        let (taken, given) = if is_load {
            (
                format!(
                    "{access}_slots[{access}_count - (({response}_valid & {response}_ready) ? 1 : 0)] <= array_{}[{at}];",
                    buffer.name
                ),
                format!("{access}_slots[0] <= {access}_slots[1];"),
            )
        } else {
            (format!("array_{}[{at}] <= {request}[{}:0];", buffer.name, data - 1), String::new())
        };
        let slots = if is_load {
            format!(
                "  reg [{}:0] {access}_slots [0:1];\n  assign {response} = {access}_slots[0];\n",
                data - 1
            )
        } else {
            String::new()
        };
        write!(
            body,
            "  reg [1:0] {access}_count = 0;
{slots}  assign {request}_ready = {access}_count < 2;
  assign {response}_valid = {access}_count > 0;
  always @(posedge clock) if (!reset) begin
    if ({response}_valid & {response}_ready) begin {given} end
    if ({request}_valid & {request}_ready) begin {taken} end
    {access}_count <= {access}_count + ({request}_valid & {request}_ready) - ({response}_valid & {response}_ready);
  end
"
        )
        .expect("a string");
    }
    let filled: String = buffers.iter().map(|buffer| filled(buffer)).collect();
    let written: String = buffers.iter().map(|buffer| written(buffer)).collect();
    Ok(format!(
        "module bench_{number};
  reg clock = 0, reset = 1, running = 0;
  integer cycles = 0;
{declared}{body}  {function} circuit ({connections});
  always #5 clock = ~clock;
  initial begin
{filled}    repeat (4) @(negedge clock);
    reset = 0;
    @(negedge clock);
    running = 1;
{begin}    while (!({ended}) && cycles < {LONGEST}) begin
      @(negedge clock);
      cycles = cycles + 1;
    end
    $display(\"BENCH call {number}\");
    if (cycles < {LONGEST}) begin
      $display(\"BENCH end %0d\", cycles - 1);
{written}    end
    $finish;
  end
endmodule
",
        function = call.function,
        connections = connected.join(", "),
        ended = ended.join(" & "),
    ))
}

fn filled(buffer: &Buffer) -> String {
    let bits = buffer.width;
    let mask = u64::MAX >> (64 - bits);
    let set = |(at, value): (usize, &i64)| {
        format!("    array_{}[{at}] = {bits}'d{};\n", buffer.name, *value as u64 & mask)
    };
    buffer.elements.iter().enumerate().map(set).collect()
}

fn written(buffer: &Buffer) -> String {
    let name = &buffer.name;
    let values = (0..buffer.elements.len())
        .map(|at| format!("      $write(\" %0d\", $signed(array_{name}[{at}]));\n"));
    format!("      $write(\"BENCH {name} =\");\n{}      $write(\"\\n\");\n", values.collect::<String>())
}

/// A way to hardware of one kernel: the cycles of its calls in sum, or why there are none.
type Outcome = Result<u32, String>;

/// Runs `calls` of one function on the hardware in `circuits`; `expected` has what the simulator says.
fn cycles(circuits: &Path, calls: &[&Call], memories: &[String], expected: &[Vec<String>]) -> Outcome {
    let text = fs::read_to_string(circuits).map_err(|_| reason(circuits))?;
    let mut sum = 0;
    for (number, (call, expected)) in calls.iter().zip(expected).enumerate() {
        let bench = bench(&text, number, call, memories)?;
        let (bench_file, binary) = (circuits.with_extension("bench.sv"), circuits.with_extension("vvp"));
        fs::write(&bench_file, bench).expect("writable");
        let mut compile = Command::new("iverilog");
        compile
            .arg("-g2012")
            .args(["-s", &format!("bench_{number}")])
            .arg("-o")
            .arg(&binary)
            .args([circuits, &bench_file]);
        calls::printed(&compile.output().expect("iverilog runs"));
        let told = calls::printed(&Command::new("vvp").arg("-n").arg(&binary).output().expect("vvp runs"));
        let told: Vec<&str> = told.lines().filter_map(|line| line.strip_prefix("BENCH ")).collect();
        let end = told.iter().find_map(|line| line.strip_prefix("end ")?.parse::<u32>().ok());
        sum += end.ok_or_else(|| format!("hangs in {}", call.function))?;
        let is_told = |line: &&String| !line.ends_with(" cycles") && *line != "no result";
        if let Some(line) = expected.iter().filter(is_told).find(|line| !told.contains(&line.as_str())) {
            return Err(format!("wrong in `{call}`: `{line}`"));
        }
    }
    Ok(sum)
}

/// Why there is no hardware.
fn reason(circuits: &Path) -> String {
    let reason = fs::read_to_string(format!("{}.reason", circuits.display())).unwrap_or_default();
    let line = reason.lines().find(|line| line.contains("error:")).or(reason.lines().next());
    line.map_or("CIRCT aborts".to_owned(), |line| line.chars().take(120).collect())
}

/// Our names of the arguments of the function in `module`, as they are in SystemVerilog.
fn names(module: &str) -> Vec<String> {
    let list =
        module.split("argNames = [").nth(1).and_then(|rest| rest.split(']').next()).unwrap_or_default();
    let plain = |name: &str| name.trim().trim_matches('"').replace(|c: char| !c.is_ascii_alphanumeric(), "_");
    list.split(',').map(plain).collect()
}

/// What has been measured of one kernel.
struct Row {
    function: String,
    /// By strategy: CIRCT's own, and ours after its passes.
    circt: Vec<[Outcome; 2]>,
    verilog: Outcome,
}

/// Makes the hardware of `jobs`, lines for tests/circt.py.
fn make(python: &str, jobs: &str) {
    let mut command = Command::new(python);
    command.current_dir(calls::root()).args(["tests/circt.py", "--hardware"]).stdin(Stdio::piped());
    let mut child = command.spawn().expect("python runs");
    child.stdin.take().expect("it is piped").write_all(jobs.as_bytes()).expect("python reads");
    assert!(child.wait().expect("python ends").success());
}

/// Measures all calls of each function in `calls`.
fn measure(python: &str, folder: &Path, calls: &[Call]) -> Vec<Row> {
    let functions: BTreeSet<(&str, &str)> =
        calls.iter().map(|call| (call.function.as_str(), call.file.as_str())).collect();
    let mut jobs = String::new();
    let file =
        |function: &str, flow: &str, strategy: &str| folder.join(format!("{function}.{flow}.{strategy}.sv"));
    for (function, path) in &functions {
        let module = folder.join(format!("{function}.mlir"));
        let text =
            calls::dfquery(&[path, "--emit", "dataflow", "--format", "handshake", "--function", function]);
        fs::write(&module, text).expect("writable");
        for (flow, strategy) in FLOWS.into_iter().flat_map(|flow| STRATEGIES.map(|strategy| (flow, strategy)))
        {
            let input = if flow == "handshake" { module.clone() } else { PathBuf::from(path) };
            let out = file(function, flow, strategy);
            writeln!(jobs, "{flow} {strategy} {} {}", input.display(), out.display()).expect("a string");
        }
    }
    make(python, &jobs);
    let row = |&(function, path): &(&str, &str)| {
        let own: Vec<&Call> = calls.iter().filter(|call| call.function == function).collect();
        let expected: Vec<Vec<String>> = own.iter().map(|call| call.simulated(folder, &[])).collect();
        let theirs: Vec<String> = (0..).map(|at| format!("in{at}")).take(own[0].arguments.len()).collect();
        let ours = names(&fs::read_to_string(folder.join(format!("{function}.mlir"))).expect("it is there"));
        let circt = STRATEGIES.map(|strategy| {
            let run = |flow| {
                let names = if flow == "handshake" { &ours } else { &theirs };
                cycles(&file(function, flow, strategy), &own, names, &expected)
            };
            let [pipelined, sequential, handshake] = FLOWS.map(run);
            let better = match (pipelined, sequential) {
                (Ok(one), Ok(other)) => Ok(one.min(other)),
                (Ok(one), Err(_)) | (Err(_), Ok(one)) => Ok(one),
                (Err(one), Err(other)) => Err(format!("{one}; without pipelining, {other}")),
            };
            [better, handshake]
        });
        let verilog = verilog::cycles(folder, path, &own);
        Row { function: function.to_owned(), circt: circt.into(), verilog }
    };
    functions.iter().map(row).collect()
}

/// Cycles beside CIRCT's, with memory that answers in the next cycle; in sum where there is hardware in all ways.
#[test]
fn kernels_take_no_more_cycles_than_circt_makes_of_them() {
    let (Some(python), true) = (handshake::python(), verilog::is_installed("iverilog")) else { return };
    let folder = Folder::new("circt-cycles");
    let mut calls = kernels();
    let arguments = ["samples=i32:1:-2:3*998", "weights=i32:5:7*999"];
    calls.push(Call::new("tests/cases/conversion/fir.ll".to_owned(), "fir", arguments));
    let rows = measure(&python, folder.as_ref(), &calls);
    let mut sums = [0; 5];
    println!(
        "| kernel | CIRCT, `cycles` | ours | CIRCT, `all` | ours | `verilog` |\n|---|--:|--:|--:|--:|--:|"
    );
    for row in &rows {
        let outcomes = [&row.circt[0][0], &row.circt[0][1], &row.circt[1][0], &row.circt[1][1], &row.verilog];
        let cell = |outcome: &&Outcome| outcome.as_ref().map_or("-".to_owned(), u32::to_string);
        println!("| {} | {} |", row.function, outcomes.iter().map(cell).collect::<Vec<_>>().join(" | "));
        if outcomes.iter().all(|outcome| outcome.is_ok()) {
            for (sum, outcome) in sums.iter_mut().zip(outcomes) {
                *sum += outcome.as_ref().unwrap_or(&0);
            }
        }
    }
    println!("| sum | {} |", sums.map(|sum| sum.to_string()).join(" | "));
    for row in &rows {
        for (strategy, [theirs, ours]) in STRATEGIES.iter().zip(&row.circt) {
            for (whose, reason) in [("CIRCT's", theirs.as_ref().err()), ("ours", ours.as_ref().err())] {
                reason
                    .into_iter()
                    .for_each(|reason| println!("{}, {whose}, {strategy}: {reason}", row.function));
            }
        }
    }
    for row in &rows {
        let verilog = row.verilog.as_ref().unwrap_or_else(|reason| panic!("{}: {reason}", row.function));
        for (strategy, [theirs, ours]) in STRATEGIES.iter().zip(&row.circt) {
            let broken = ours
                .as_ref()
                .err()
                .filter(|reason| ["hangs", "wrong"].iter().any(|word| reason.contains(word)));
            assert!(broken.is_none(), "{}, {strategy}: {broken:?}", row.function);
            if let (Ok(theirs), Ok(ours)) = (theirs, ours) {
                assert!(ours <= theirs, "{}, {strategy}: {ours} cycles, and CIRCT's {theirs}", row.function);
                assert!(
                    *strategy == "cycles" || verilog <= theirs,
                    "{}: {verilog} cycles, and CIRCT's {theirs}",
                    row.function
                );
            }
        }
    }
}
