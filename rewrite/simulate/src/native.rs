//! A third witness: the module compiled by clang, and run by the processor on what both machines get.
//!
//! The module is compiled as it is, except that everything in it is renamed, and that for each of its functions there
//! is one more, which takes arguments and returns results in memory. `driver.c` calls these in separate processes.
//! Addresses are unknown there: pointers that differ are the same if they lead to the same byte of the same variable or
//! function.
//!
//! If the processor differs from the machines, the module is compiled once more, optimised, for different addresses and
//! for a stack with different contents. Code with defined behaviour has the same result again.

mod child;
mod compare;
mod module;
mod promised;
mod report;
mod tools;

use crate::{
    arguments::Arguments,
    check::{Trials, firings},
    environment::SeededEnvironment,
    memory::Memory,
    netlist::Netlist,
    process::Process,
    program::Program,
    promises::{Access, Promises},
    simulator::{Order, Schedule},
    undefined::Watch,
};
use child::{Executable, Request, Run};
use compare::{Difference, Image};
use dfquery_graph::{
    Graph,
    bits::Bits,
    function::Function,
    random,
    trap::{Reason, Trap},
};
use module::Module;
pub use report::{Tally, Verdict};
use std::sync::OnceLock;
pub use tools::Unavailable;
use tools::{Clang, Folder, Variant};

/// A module that was compiled.
pub struct Native<'a> {
    program: &'a Program<'a>,
    module: Module,
    folder: Folder,
    plain: Compiled,
    /// The same, optimised and elsewhere, made at the first request.
    other: OnceLock<Result<Compiled, String>>,
}

/// One executable with what its variables hold at the start.
struct Compiled {
    executable: Executable,
    image: Image,
}

impl<'a> Native<'a> {
    /// Compiles the module of `program`, whose text is `text`, for this machine.
    ///
    /// # Errors
    ///
    /// [`Unavailable`] if there is no compiler, or if it does not take the module.
    pub fn compile(program: &'a Program<'a>, text: &str) -> Result<Native<'a>, Unavailable> {
        let clang = tools::clang()?;
        let host = clang.host()?;
        let module = Module::new(program, text, &host)?;
        let folder = Folder::new()?;
        folder.write("module.ll", &module.text)?;
        folder.write("outside.ll", &module.outside)?;
        folder.write("driver.c", include_str!("native/driver.c"))?;
        let plain = Compiled::new(program, &module, &clang, &folder, Variant::Plain)?;
        Ok(Native { program, module, folder, plain, other: OnceLock::new() })
    }

    /// The first variable that does not hold at the start what the machines say, in words.
    pub fn image_difference(&self) -> Option<String> {
        let memory = Memory::new(0, self.program.layout.image.clone());
        let difference = self.plain.image.initial_difference(&memory)?;
        Some(difference.to_string(&self.program.layout))
    }

    /// Compares what the processor makes of `function` with the interpreter and with `graph`.
    pub fn check(&self, function: u32, graph: &Graph, trials: &Trials) -> Verdict {
        let call = match &self.module.calls[function as usize] {
            Ok(call) => call,
            Err(reason) => return Verdict::left_out(reason, trials),
        };
        let mut verdict = Verdict::default();
        let Ok(netlist) = Netlist::new(graph, &self.program.layout) else { return verdict };
        let facts = Function::new(self.program.base, function);
        let (arguments, promises) = (Arguments::of(&facts), Promises::of(&facts, &self.program.layout));
        let promised = promised::of(&facts);
        let mut trials_left = Vec::new();
        for seed in 0..trials.seeds {
            for turn in 0..trials.invocations {
                let arguments = arguments.draw_for(random::draw(seed, turn), turn);
                if promised.iter().zip(&arguments).any(|(promised, argument)| !promised.holds(argument)) {
                    verdict.leave_out("their arguments are none that a caller may pass".to_owned(), 1);
                    continue;
                }
                let trial = Trial { native: self, function, netlist: &netlist, seed, turn, arguments };
                match trial.expect(trials.steps, &promises) {
                    Ok(expected) => trials_left.push((trial, expected)),
                    Err(reason) => verdict.leave_out(reason, 1),
                }
            }
        }
        if trials_left.is_empty() {
            return verdict;
        }
        let requests: Vec<Request> = trials_left.iter().map(|(trial, _)| trial.request(call)).collect();
        let runs = match self.plain.executable.run(&requests) {
            Ok(runs) => runs,
            Err(reason) => {
                verdict.leave_out(reason, requests.len() as u64);
                return verdict;
            }
        };
        for ((trial, expected), run) in trials_left.iter().zip(runs) {
            self.judge(trial, expected, call, &run, &mut verdict);
        }
        verdict
    }

    /// Adds to `verdict` what comes of one run.
    fn judge(
        &self,
        trial: &Trial,
        expected: &Expected,
        call: &module::Call,
        run: &Run,
        verdict: &mut Verdict,
    ) {
        let found = match self.plain.difference(expected, call, run) {
            Found::Same => return verdict.compared += 1,
            Found::LeftOut(reason) => return verdict.leave_out(reason, 1),
            found => found,
        };
        let again = self.other().and_then(|other| {
            let runs = other.executable.run(&[trial.request(call)])?;
            Ok(runs.first().map_or(Found::Same, |run| other.difference(expected, call, run)))
        });
        match again {
            Err(reason) => verdict.leave_out(reason, 1),
            Ok(again) if again != found => {
                verdict.leave_out("what they do is not defined: clang makes two things of it".to_owned(), 1);
            }
            Ok(_) => match found {
                Found::Crash(how) => verdict.crash(trial.told(&how)),
                Found::Differs { machine, difference } => {
                    let difference = difference.to_string(&self.program.layout);
                    verdict.differ(trial.told(&format!("{difference} by {machine}")));
                }
                Found::Same | Found::LeftOut(_) => {}
            },
        }
    }

    fn other(&self) -> Result<&Compiled, String> {
        let made = self.other.get_or_init(|| {
            let clang = tools::clang().map_err(|why| why.to_string())?;
            let made = Compiled::new(self.program, &self.module, &clang, &self.folder, Variant::Optimised);
            made.map_err(|why| why.to_string())
        });
        made.as_ref().map_err(Clone::clone)
    }
}

/// The result of comparing one run of one executable with the machines.
#[derive(PartialEq, Debug)]
enum Found {
    Same,
    /// The run says nothing: why.
    LeftOut(String),
    /// It ended before the function did: how.
    Crash(String),
    Differs {
        machine: &'static str,
        difference: Difference,
    },
}

impl Compiled {
    /// Has `clang` compile `module` in `folder`.
    fn new(
        program: &Program,
        module: &Module,
        clang: &Clang,
        folder: &Folder,
        variant: Variant,
    ) -> Result<Compiled, Unavailable> {
        let path = clang.link(folder, variant)?;
        let executable = Executable { path, stack: variant.stack(), pattern: variant.pattern() };
        let image = executable.image(program, module)?;
        Ok(Compiled { executable, image })
    }

    fn difference(&self, expected: &Expected, call: &module::Call, run: &Run) -> Found {
        let state = match run {
            Run::Returned(state) => state,
            Run::LeftOut(reason) => return Found::LeftOut(reason.clone()),
            Run::Crash(how) => return Found::Crash(how.clone()),
        };
        for (machine, end) in &expected.ends {
            if let Some(difference) = self.image.difference(&end.results, &end.memory, call, state) {
                return Found::Differs { machine, difference };
            }
        }
        Found::Same
    }
}

/// One call with made-up arguments and memory.
struct Trial<'t, 'a> {
    native: &'t Native<'a>,
    function: u32,
    netlist: &'t Netlist<'t>,
    seed: u64,
    turn: u64,
    arguments: Vec<Bits>,
}

/// The machines' results for a call.
struct Expected {
    ends: Vec<(&'static str, End)>,
}

/// Results, and memory after them.
struct End {
    results: Bits,
    memory: Memory,
}

impl<'t, 'a> Trial<'t, 'a> {
    /// Runs both machines.
    ///
    /// # Errors
    ///
    /// The reason why the run is inconclusive.
    fn expect(&self, steps: u64, promises: &Promises) -> Result<Expected, String> {
        let mut process = self.process(steps);
        process.accesses = Some(Vec::new());
        let control_flow = self.run(&mut process)?;
        let taken = steps - process.steps;
        let accesses: Vec<Access> = process.accesses.take().unwrap_or_default();
        if promises.broken(&accesses).is_some() {
            return Err("they break a promise of memory: of bounds, types or aliases".to_owned());
        }
        let mut graph = self.process(steps);
        let firings = firings(self.netlist, taken);
        graph.schedule = Schedule { order: Order::Rounds, bounded: true, firings };
        graph.netlists.insert(&self.netlist.graph.name, self.netlist);
        let ends = vec![("control flow", control_flow), ("the graph", self.run(&mut graph)?)];
        Ok(Expected { ends })
    }

    fn process(&self, steps: u64) -> Process<'t, SeededEnvironment> {
        Process::new(self.native.program, self.seed, SeededEnvironment::new(self.seed), steps)
    }

    fn run(&self, process: &mut Process<'t, SeededEnvironment>) -> Result<End, String> {
        let code = self.native.program.code(self.function);
        let width = code.results.iter().sum();
        process.watch = Some(Watch::default());
        let results = process.call(&format!("@{}", code.name), &self.arguments, &[], width);
        let environment = process.environment.clone();
        if !environment.sources.is_empty() {
            return Err("they need a value that nothing computes".to_owned());
        }
        if let Some(call) = environment.calls.first() {
            return Err(match call.callee.strip_prefix('@') {
                Some(_) => format!("they call what has no body: `{}`", call.callee),
                None if call.callee.starts_with("0x") => "they call what is no function".to_owned(),
                None => "they execute inline assembly".to_owned(),
            });
        }
        let results = results.map_err(|trap| reason(&trap))?;
        if let Some((effect, place)) = process.undefined().first() {
            return Err(format!(
                "what they do is not defined: {effect} at {place} depends on undef, poison or a broken promise"
            ));
        }
        Ok(End { results, memory: process.memory.clone() })
    }

    fn request(&self, call: &module::Call) -> Request {
        Request {
            function: self.function,
            seed: self.seed,
            result_bytes: call.result_bytes,
            arguments: call.arguments(&self.arguments),
        }
    }

    /// The message `what`, with the call that it is about.
    fn told(&self, what: &str) -> String {
        let arguments: Vec<String> = self.arguments.iter().map(Bits::to_string).collect();
        let name = &self.netlist.graph.name;
        let Trial { turn, seed, .. } = self;
        format!("{name}({}), invocation {} of seed {seed}: {what}", arguments.join(", "), turn + 1)
    }
}

/// The reason why a run that ended early is inconclusive.
fn reason(trap: &Trap) -> String {
    match &trap.reason {
        Reason::Steps | Reason::Depth | Reason::Memory => "they reach a limit".to_owned(),
        Reason::DivisionByZero | Reason::DivisionOverflow => format!("they end early: {}", trap.reason),
        Reason::Unsupported(what) => format!("they meet what is not supported: {what}"),
        Reason::Stuck(_) => "a graph gets stuck".to_owned(),
    }
}
