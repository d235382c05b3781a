//! `irquery.Function`, `irquery.Graph` and `irquery.Run`: dataflow graphs, and what they compute.

use crate::{
    failure::{Failure, invalid},
    open::chosen,
    program::Program,
    proof::{parsed, written},
    table::Table,
};
use dfquery::{
    ConversionOptions, Error, bench,
    columns::{Cells, Column, Columns},
    convert::{Arguments, Budget, Manner, Mechanism, Overlap, Preference, Settings},
    formats::{dot, drawing, handshake, verilog},
    graph::{self, LicId, Operand, json, text},
    simulate::{self, Buffers, Execution, Latencies, Limits},
    throughput::{self, Depths},
};
use pyo3::{prelude::*, types::PyDict};
use std::{
    collections::{BTreeMap, HashMap},
    sync::{Mutex, PoisonError},
};

/// A function of a program.
///
/// >>> irquery.open("facts").function("gcd")
/// <irquery.Function 'gcd'>
#[pyclass(frozen, module = "irquery")]
pub struct Function {
    /// The program that has it.
    pub program: Py<Program>,
    /// Its name.
    #[pyo3(get)]
    pub name: String,
}

/// The values of `prefer`.
const PREFERENCES: [(&str, Preference); 2] = [("area", Preference::Area), ("latency", Preference::Latency)];

/// The values of `mechanism`.
const MECHANISMS: [(&str, Mechanism); 4] = [
    ("auto", Mechanism::Auto),
    ("structured", Mechanism::Structured),
    ("predicated", Mechanism::Predicated),
    ("pickany", Mechanism::Pickany),
];

/// The most runs that may overlap, as for the command.
const MOST_RUNS: u32 = 1_024;

/// The values of `depths`.
#[derive(FromPyObject)]
enum HowDeep {
    AtLeast(u32),
    Named(String),
}

/// The values of `arguments`.
const ARGUMENTS: [(&str, Arguments); 2] = [("held", Arguments::Held), ("tokens", Arguments::Tokens)];

/// The values of `reducify`.
const MANNERS: [(&str, Manner); 5] = [
    ("off", Manner::Off),
    ("auto", Manner::Auto),
    ("size", Manner::Size),
    ("duplicate", Manner::Duplicate),
    ("dispatch", Manner::Dispatch),
];

/// The meaning of `depths` of `convert` on `machine`.
fn how_deep(depths: Option<HowDeep>, machine: &'static Latencies) -> Result<Depths, Failure> {
    match depths {
        Some(HowDeep::Named(name)) if name == "sized" => Ok(Depths::Sized(machine)),
        Some(HowDeep::Named(name)) if name != "declared" => {
            Err(invalid(format!("depths is {name:?}, not \"sized\", \"declared\" or a number")))
        }
        Some(HowDeep::AtLeast(depth)) => Ok(Depths::AtLeast(depth)),
        _ => Ok(Depths::Declared),
    }
}

/// The cycles of operators on `machine`, but for those that `latency` names.
fn cycles(machine: Option<&str>, latency: Option<&str>) -> Result<Latencies, Failure> {
    let wrong = |name: &'static str| move |problem: String| invalid(format!("{name}: {problem}"));
    let machine = machine.map(throughput::machine).transpose().map_err(wrong("machine"))?;
    let latency = latency.map(Latencies::list).transpose();
    let latency = latency.map_err(|misread| misread.to_string()).map_err(wrong("latency"))?;
    let given = [machine, latency].into_iter().flatten();
    Ok(given.fold(Latencies::default(), |before, latencies| before.with(&latencies)))
}

/// `latencies` as long as the process lives: options name machines by reference, and there are few.
fn kept(latencies: Latencies) -> &'static Latencies {
    static MACHINES: Mutex<Vec<&Latencies>> = Mutex::new(Vec::new());
    let mut machines = MACHINES.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = machines.iter().find(|known| ***known == latencies) {
        return known;
    }
    let new: &'static Latencies = Box::leak(Box::new(latencies));
    machines.push(new);
    new
}

#[pymethods]
impl Function {
    /// The dataflow graph of the function.
    ///
    /// The options are those of the command: `prefer` is `"area"` or `"latency"`, `mechanism` (there `--convert`)
    /// `"auto"`, `"structured"`, `"predicated"` or `"pickany"`; `counters`, `repeat_invariants` and `overlap`, the most
    /// runs of an inner loop that go round at a time and the most invocations in flight, are as there. `depths` is
    /// `"declared"`, a number, or `"sized"`: for the largest throughput on `machine`, a known one or a table in a file
    /// `NAME.csv`, but for the operators that `latency` names (`"load=4,mul=3"`). That machine is also the one whose
    /// rounds overlapping runs fill. `arguments` is `"held"` or `"tokens"`; `selects=False` leaves picks and switches
    /// alone; `reducify` (`"off"`, `"auto"`, `"size"`, `"duplicate"`, `"dispatch"`) and `budget`, multiples of the size
    /// of a cycle and of its function, are about irreducible cycles.
    ///
    /// >>> graph = irquery.open("facts").function("gcd").convert(prefer="latency")
    /// >>> graph.simulate([48, 36]).result
    /// 12
    #[expect(clippy::too_many_arguments, reason = "they have names in Python")]
    #[pyo3(signature = (*, prefer=None, mechanism=None, counters=false, repeat_invariants=false,
        overlap=1, depths=None, machine=None, latency=None, arguments=None, selects=true, reducify=None, budget=None))]
    fn convert(
        &self,
        py: Python,
        prefer: Option<&str>,
        mechanism: Option<&str>,
        counters: bool,
        repeat_invariants: bool,
        overlap: u32,
        depths: Option<HowDeep>,
        machine: Option<&str>,
        latency: Option<&str>,
        arguments: Option<&str>,
        selects: bool,
        reducify: Option<&str>,
        budget: Option<(f64, f64)>,
    ) -> Result<Graph, Failure> {
        let held = if counters || repeat_invariants { Arguments::Held } else { Arguments::Tokens };
        let mut reduce = Settings::default();
        reduce.manner = chosen("reducify", &MANNERS, reducify)?.unwrap_or(reduce.manner);
        if let Some((cycle, function)) = budget {
            if ![cycle, function].iter().all(|multiple| multiple.is_finite() && *multiple >= 1.0) {
                return Err(invalid("budget is two numbers that are at least 1"));
            }
            reduce.budget = Budget { cycle, function };
        }
        if !(1..=MOST_RUNS).contains(&overlap) {
            return Err(invalid(format!("overlap is {overlap}, not a number from 1 to {MOST_RUNS}")));
        }
        let latencies = kept(cycles(machine, latency)?);
        let depths = how_deep(depths, latencies)?;
        if machine.or(latency).is_some() && overlap < 2 && !matches!(depths, Depths::Sized(_)) {
            let wrong =
                "machine and latency are for depths=\"sized\" and overlap; simulate has a latency of its own";
            return Err(invalid(wrong));
        }
        let options = ConversionOptions {
            prefer: chosen("prefer", &PREFERENCES, prefer)?.unwrap_or(Preference::Area),
            mechanism: chosen("mechanism", &MECHANISMS, mechanism)?.unwrap_or(Mechanism::Structured),
            arguments: chosen("arguments", &ARGUMENTS, arguments)?.unwrap_or(held),
            selects,
            reduce,
            depths,
            overlap: (overlap > 1).then_some(Overlap { most: overlap, latencies }),
            counters,
            repeat_invariants,
        };
        let graph = self.program.get().run(py, |analysis| analysis.convert_with(&self.name, &options))?;
        Ok(Graph { program: self.program.clone_ref(py), options, graph })
    }

    fn __repr__(&self) -> String {
        format!("<irquery.Function {:?}>", self.name).replace('"', "'")
    }
}

/// A dataflow graph; a notebook shows it as a picture.
///
/// >>> graph = irquery.open("facts").function("gcd").convert()
/// >>> graph
/// <irquery.Graph 'gcd', 7 operators>
/// >>> graph.operators["operator"][:3]
/// ['switch', 'pick', 'switch']
#[pyclass(frozen, module = "irquery")]
pub struct Graph {
    program: Py<Program>,
    options: ConversionOptions,
    graph: graph::Graph,
}

#[pymethods]
impl Graph {
    /// The name of its function.
    #[getter]
    fn name(&self) -> &str {
        &self.graph.name
    }

    /// The operators, with the channels that they read and write, and what they stand for.
    #[getter]
    fn operators(&self) -> Result<Table, Failure> {
        let (graph, all) = (&self.graph, &self.graph.ops);
        let name = |lic: &LicId| graph.lic(*lic).name.to_string();
        let reads =
            |op: &graph::Op| op.ins.iter().map(|operand| operand_text(graph, operand)).collect::<Vec<_>>();
        let writes = |op: &graph::Op| {
            op.outs.iter().map(|lic| lic.as_ref().map_or("_".to_owned(), name)).collect::<Vec<_>>()
        };
        table(vec![
            numbers("number", 0..all.len()),
            texts("operator", all.iter().map(|op| op.operator.name().to_owned())),
            numbers("width", all.iter().map(|op| op.width as usize)),
            texts("origin", all.iter().map(|op| op.origin.to_string())),
            texts("block", all.iter().map(|op| op.block.to_string())),
            texts("location", all.iter().map(|op| op.loc.clone().unwrap_or_default())),
            texts("reads", all.iter().map(|op| reads(op).join(", "))),
            texts("writes", all.iter().map(|op| writes(op).join(", "))),
        ])
    }

    /// The channels: from which operator to which one, by their numbers; -1 is the environment, which gives the
    /// arguments and takes the result.
    #[getter]
    fn channels(&self) -> Result<Table, Failure> {
        let ends = self.ends();
        let lic = |end: &End| self.graph.lic(end.lic);
        let number = |name, of: fn(&End) -> i32| Column {
            name: String::from(name),
            ty: "number".to_owned(),
            cells: Cells::Numbers(ends.iter().map(of).collect()),
        };
        table(vec![
            texts("channel", ends.iter().map(|end| lic(end).name.to_string())),
            number("producer", |end| end.producer),
            number("consumer", |end| end.consumer),
            number("input", |end| end.input),
            numbers("width", ends.iter().map(|end| lic(end).width as usize)),
            numbers("depth", ends.iter().map(|end| lic(end).depth as usize)),
        ])
    }

    /// Runs the graph on `args`: numbers, names of buffers in `memory`, or globals as `"@g"`.
    ///
    /// `memory` has by name the values that buffers hold at the start: numbers, an array of numpy, or a pair of a type
    /// (`"i8"` to `"i64"`, `"f32"`, `"f64"`) and numbers. Operators take the cycles that `latency` says
    /// (`"mul=3,load=10"`), one each otherwise. With a `seed` they fire in a random order.
    ///
    /// >>> irquery.open("facts").function("gcd").convert().simulate([48, 36])
    /// <irquery.Run of 'gcd': result 12, 11 cycles, 20 firings>
    #[pyo3(signature = (args=Vec::new(), memory=None, *, latency=None, seed=None))]
    fn simulate(
        &self,
        py: Python,
        args: Vec<Bound<PyAny>>,
        memory: Option<Bound<PyDict>>,
        latency: Option<&str>,
        seed: Option<u64>,
    ) -> Result<Run, Failure> {
        let args: Vec<String> = args.iter().map(|arg| Ok(arg.str()?.to_string())).collect::<PyResult<_>>()?;
        let text = match memory {
            Some(memory) => py.import("irquery._memory")?.call_method1("text", (memory,))?.extract()?,
            None => String::new(),
        };
        let buffers = Buffers::parse("memory".to_owned(), text)?;
        let latencies = match latency {
            Some(latency) => Latencies::list(latency).map_err(|wrong| invalid(wrong.to_string()))?,
            None => Latencies::default(),
        };
        let execution = self.program.get().run(py, |analysis| {
            let program = analysis.program();
            let executable = program.executable();
            let args = simulate::arguments(&self.graph, &executable, &buffers, &args)?;
            let limits = Limits::default();
            simulate::execute(&self.graph, &executable, seed, &buffers, &[args], &latencies, limits)
        })?;
        Run::of(&self.graph, &buffers, execution)
    }

    /// The graph as a module of CIRCT's handshake dialect.
    ///
    /// Arguments are tokens there: a graph with held ones is converted anew for it. Counters have no form there.
    fn handshake(&self, py: Python) -> Result<String, Failure> {
        let tokens = ConversionOptions { arguments: Arguments::Tokens, ..self.options };
        let again = match self.options.arguments {
            Arguments::Tokens => None,
            _ => Some(
                self.program.get().run(py, |analysis| analysis.convert_with(&self.graph.name, &tokens))?,
            ),
        };
        let mut writer = handshake::Writer::default();
        writer.function(again.as_ref().unwrap_or(&self.graph));
        if let [skipped, ..] = writer.skipped() {
            return Err(Error::NotConverted(skipped.clone()).into());
        }
        written(|mut out| writer.finish(&mut out))
    }

    /// The graph as a module of SystemVerilog, whose operators take the cycles of `latency`.
    #[pyo3(signature = (*, latency=None))]
    fn verilog(&self, latency: Option<&str>) -> Result<String, Failure> {
        let mut writer = verilog::Writer::with(cycles(None, latency)?);
        writer.function(&self.graph);
        if let [skipped, ..] = writer.skipped() {
            return Err(Error::NotConverted(skipped.clone()).into());
        }
        written(|mut out| writer.finish(&mut out))
    }

    /// A test bench of the module: it repeats the run of `args`, with the buffers of `memory`, the text of a memory
    /// file.
    ///
    /// Without `args` some are made up.
    #[pyo3(signature = (args=Vec::new(), memory=None, *, latency=None))]
    fn bench(
        &self,
        py: Python,
        args: Vec<String>,
        memory: Option<String>,
        latency: Option<&str>,
    ) -> Result<String, Failure> {
        let latencies = cycles(None, latency)?;
        let lists = if args.is_empty() { Vec::new() } else { vec![args] };
        self.program.get().run(py, |analysis| {
            let parsed = memory.as_ref().map(|text| Buffers::parse("memory".to_owned(), text.clone()));
            let buffers = parsed.transpose()?.unwrap_or_default();
            let program = analysis.program();
            bench::bench(&self.graph, &program.executable(), &buffers, &lists, &latencies)
        })
    }

    /// The graph as a picture.
    #[getter]
    fn svg(&self) -> Result<String, Failure> {
        written(|mut out| drawing::svg::write(&mut out, &dot::picture(&self.graph, dot::Clusters::Group)))
    }

    /// The graph in the language of Graphviz.
    #[getter]
    fn dot(&self) -> Result<String, Failure> {
        written(|mut out| dot::write(&mut out, &self.graph, dot::Clusters::Group))
    }

    /// The graph in the notation of dataflow machine code.
    #[getter]
    fn text(&self) -> Result<String, Failure> {
        written(|mut out| text::write(&mut out, &self.graph))
    }

    /// The graph as data, schema `dfquery-dataflow/3`.
    #[getter]
    fn json<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let text = written(|out| {
            let mut writer = json::Writer::new(out)?;
            writer.function(&self.graph)?;
            writer.finish(&[]).map(drop)
        })?;
        parsed(py, text)
    }

    /// The graph as a `networkx.MultiDiGraph`: a node for each operator, by its number, and one, -1, for the
    /// environment.
    fn networkx<'py>(slf: Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("irquery._networkx")?.call_method1("of_graph", (slf,))
    }

    fn _repr_svg_(&self) -> Result<String, Failure> {
        self.svg()
    }

    fn __str__(&self) -> Result<String, Failure> {
        self.text()
    }

    fn __repr__(&self) -> String {
        format!("<irquery.Graph '{}', {} operators>", self.graph.name, self.graph.ops.len())
    }
}

/// One reader of a channel; numbers of operators, -1 for the environment.
struct End {
    lic: LicId,
    producer: i32,
    consumer: i32,
    /// Which input of the consumer it is.
    input: i32,
}

impl Graph {
    fn ends(&self) -> Vec<End> {
        let graph = &self.graph;
        let mut producers: HashMap<LicId, i32> = HashMap::new();
        for (number, op) in (0..).zip(&graph.ops) {
            producers.extend(op.outs.iter().flatten().map(|&lic| (lic, number)));
        }
        let end = |lic, consumer, input| {
            let producer = producers.get(&lic).copied().unwrap_or(-1);
            End { lic, producer, consumer, input }
        };
        let mut ends = Vec::new();
        for (number, op) in (0..).zip(&graph.ops) {
            let inputs = (0..).zip(&op.ins).filter_map(|(at, operand)| match operand {
                Operand::Lic(lic) | Operand::Held(lic) => Some(end(*lic, number, at)),
                _ => None,
            });
            ends.extend(inputs);
        }
        ends.extend((0..).zip(graph.answers()).map(|(at, lic)| end(lic, -1, at)));
        ends
    }
}

fn operand_text(graph: &graph::Graph, operand: &Operand) -> String {
    match operand {
        Operand::Lic(lic) | Operand::Held(lic) => graph.lic(*lic).name.to_string(),
        Operand::Const(bits) => bits.to_string(),
        Operand::Never(_) => "%na".to_owned(),
        Operand::Global { name, offset: 0, .. } => name.clone(),
        Operand::Global { name, offset, .. } => format!("{name}{offset:+}"),
    }
}

fn texts(name: &str, cells: impl Iterator<Item = String>) -> Column {
    Column { name: name.to_owned(), ty: "symbol".to_owned(), cells: Cells::Texts(cells.collect()) }
}

fn numbers(name: &str, cells: impl Iterator<Item = usize>) -> Column {
    let cells = cells.map(|cell| i32::try_from(cell).unwrap_or(i32::MAX)).collect();
    Column { name: name.to_owned(), ty: "number".to_owned(), cells: Cells::Numbers(cells) }
}

fn table(columns: Vec<Column>) -> Result<Table, Failure> {
    Table::new(Columns::new(columns)?)
}

/// A graph that was run.
#[pyclass(frozen, module = "irquery")]
pub struct Run {
    function: String,
    /// The results in order. They are signed; vectors and wide ones are text.
    results: Vec<Outcome>,
    /// The cycles until the results; None for a random order.
    #[pyo3(get)]
    cycles: Option<u64>,
    /// By name of operators how often they have fired.
    #[pyo3(get)]
    firings: BTreeMap<String, u64>,
    /// By name what the buffers hold in the end.
    #[pyo3(get)]
    memory: BTreeMap<String, Vec<Number>>,
}

/// A number of any kind.
#[derive(Clone, IntoPyObject, IntoPyObjectRef)]
enum Number {
    Integer(i64),
    Float(f64),
    Text(String),
}

/// The bits of a result, signed and as text.
struct Outcome {
    signed: Number,
    text: String,
}

impl Run {
    fn of(graph: &graph::Graph, buffers: &Buffers, execution: Execution) -> Result<Run, Failure> {
        let number = |text: String| match text.parse() {
            Ok(integer) => Number::Integer(integer),
            Err(_) => text.parse().map_or_else(|_| Number::Text(text), Number::Float),
        };
        let memory = buffers.values(&execution.memory).into_iter();
        let memory = memory.map(|(name, values)| (name.to_owned(), values.into_iter().map(number).collect()));
        let memory = memory.collect();
        let invocation =
            execution.last().map_err(|end| invalid(format!("`{}` did not finish: {end}", graph.name)))?;
        let cycles = invocation.cycles;
        let outcome = |bits: &graph::bits::Bits| {
            let text = bits.to_string();
            let signed = match bits.width() {
                0..=64 => Number::Integer(bits.signed_low()),
                _ => Number::Text(text.clone()),
            };
            Outcome { signed, text }
        };
        let results = invocation.results.iter().map(outcome).collect();
        let firings = execution.firings;
        Ok(Run { function: graph.name.clone(), results, cycles, firings, memory })
    }
}

#[pymethods]
impl Run {
    /// The first result, as a signed number; as text if it is wider than 64 bits, None if the function has none.
    #[getter]
    fn result<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.results.first().map(|outcome| (&outcome.signed).into_pyobject(py)).transpose()
    }

    /// All results in order: machine IR may return several.
    #[getter]
    fn results<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyAny>>> {
        self.results.iter().map(|outcome| (&outcome.signed).into_pyobject(py)).collect()
    }

    fn __repr__(&self) -> String {
        let texts: Vec<&str> = self.results.iter().map(|outcome| outcome.text.as_str()).collect();
        let result = match &texts[..] {
            [] => "no result".to_owned(),
            texts => format!("result {}", texts.join(", ")),
        };
        let cycles = self.cycles.map_or(String::new(), |cycles| format!(", {cycles} cycles"));
        let firings: u64 = self.firings.values().sum();
        format!("<irquery.Run of '{}': {result}{cycles}, {firings} firings>", self.function)
    }
}
