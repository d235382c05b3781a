//! The command line: the only place that parses flags, prints, and sets exit codes.

/// Writes a line to standard error. A closed standard error is no reason to stop.
macro_rules! tell {
    ($($what:tt)*) => {{
        use std::io::Write as _;
        let _ = writeln!(std::io::stderr(), $($what)*);
    }};
}

mod args;
mod bounds;
mod build;
mod certify;
mod check;
mod combinations;
mod completion;
mod console;
mod costs;
mod deny;
mod describe;
mod diff;
mod dis;
#[cfg(feature = "distributed")]
mod distributed;
#[cfg(not(feature = "distributed"))]
#[path = "cli/without_distributed.rs"]
mod distributed;
mod dump;
mod emit;
mod engines;
mod equal;
mod explore;
mod export;
mod extract;
mod failure;
mod generate;
mod html;
mod invocation;
mod limits;
mod lir;
mod llvm;
mod machine;
mod manners;
mod mcp;
mod names;
mod opening;
mod output;
mod outputs;
mod paint;
mod pictures;
mod progress;
mod query;
mod relation;
mod repl;
mod rules;
mod sarif;
mod scoped;
mod screen;
mod shard;
mod simulate;
mod summary;
mod tables;
mod throughput;
mod verb;
mod verify;
mod why;

use args::{Args, Command, Dump, Emit, Format, MessageFormat, Report, Verb, Witness, topics, verbs};
use bounds::Clock;
use clap::{ArgMatches, FromArgMatches, error::ErrorKind};
use console::Console;
use dfquery::{Analysis, MemoryOrder, Program, unoptimised::Unoptimised};
use dfquery_engine::{plural::counted, syntax::Sources};
use distributed::{ask, overlay, processes, serve, watch};
use failure::Failure;
use screen::Screen;
use std::{
    env,
    ffi::{OsStr, OsString},
    process::ExitCode,
    sync::Arc,
};

/// Does what the command line says.
pub fn main() -> ExitCode {
    build::record::stand_in();
    processes::work_if_asked();
    completion::answer_shell();
    let line: Vec<OsString> = env::args_os().collect();
    if line.len() == 1 {
        tell!("{}", args::START.trim_end());
        return Failure::Bad(Vec::new(), Sources::new()).report();
    }
    if verbs::asks_for_front(&line) {
        return show(args::FRONT);
    }
    let line = match topics::wanted(&line) {
        None => line,
        Some(topics::Wanted::Verb(verb)) => {
            [&line[0], OsStr::new("help"), verb].map(OsStr::to_owned).to_vec()
        }
        Some(topics::Wanted::Topic(topic)) => return show_topic(topic),
    };
    let matches = parsed(verbs::unfolded(line));
    let mut args = Args::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
    let serves = matches!(args.command, Some(Command::Serve(_) | Command::Mcp(_)));
    let color = if serves { anstream::ColorChoice::Never } else { args.manners.color.into() };
    let console = Console {
        manners: Some(args.manners),
        as_json: args.asking.message_format == MessageFormat::Json,
        colours: paint::colours(color),
        demangled: args.demangled(),
        pages: Screen::of_output().filter(|_| args.pages()),
        ..Console::default()
    };
    console.install();
    let done = rules::choose(&mut args).and_then(|()| bounded(&mut args));
    let panicked = failure::report_panics();
    if let Some(rules) = args.rules.used() {
        dfquery::warn_of_limits(args.rules, rules, &*progress::observer());
    }
    match done {
        Ok(()) if panicked => Failure::FOUND.report(),
        Ok(()) => failure::status(0),
        Err(failure) => failure.report(),
    }
}

/// The matches of `line`; where it lacks the input and something is piped in, the input is that.
///
/// Prints help and errors, and ends the process then.
fn parsed(line: Vec<OsString>) -> ArgMatches {
    let found = verbs::command().try_get_matches_from(&line);
    found.unwrap_or_else(|error| {
        let lacks_input = error.kind() == ErrorKind::MissingRequiredArgument && is_piped_in();
        let piped = lacks_input.then(|| line.iter().cloned().chain(["-".into()]));
        let piped = piped.and_then(|line| verbs::command().try_get_matches_from(line).ok());
        match piped {
            Some(matches) if matches.subcommand_name().is_none() => matches,
            _ => combinations::explained(error).exit(),
        }
    })
}

/// Returns true if standard input is a pipe or a file, and no terminal or device.
fn is_piped_in() -> bool {
    #[cfg(unix)]
    {
        use std::os::{fd::AsFd, unix::fs::FileTypeExt};
        let input = std::io::stdin().as_fd().try_clone_to_owned().map(std::fs::File::from);
        let kind = input.and_then(|input| input.metadata()).map(|metadata| metadata.file_type());
        kind.is_ok_and(|kind| kind.is_file() || kind.is_fifo() || kind.is_socket())
    }
    #[cfg(not(unix))]
    !std::io::IsTerminal::is_terminal(&std::io::stdin())
}

/// Prints a text of help.
fn show(help: &str) -> ExitCode {
    let printed = output::to(None, |out| Ok(out.write_all(help.as_bytes())?));
    printed.map_or_else(|failure| failure.report(), |()| ExitCode::SUCCESS)
}

/// Prints the help on a topic.
fn show_topic(topic: &str) -> ExitCode {
    if let Some(help) = topics::help(topic) {
        return show(&help);
    }
    let topics = topics::names().collect::<Vec<_>>().join(", ");
    let message = format!("there is no help on `{topic}`");
    Failure::with_help(message, format!("the topics are {topics}; dfquery VERB --help explains a verb"))
        .report()
}

/// Does what is asked for, until it is done or at a bound.
fn bounded(args: &mut Args) -> Result<(), Failure> {
    let clock = Clock::start(args.bounds())?;
    let Some(engine) = engines::chosen(&args.asking, args.rules)? else { return Ok(()) };
    args.engine = engine;
    dfquery::choose_engine(args.rules, engine)?;
    let done = clock.run(|| run(args, &clock));
    if done.is_ok() {
        engine.end();
    }
    done
}

fn run(args: &Args, clock: &Arc<Clock>) -> Result<(), Failure> {
    match &args.command {
        Some(Command::Describe(command)) => describe::run(command, args.rules),
        Some(Command::Dis(command)) => dis::run(command),
        Some(Command::Extract(command)) => extract::run(command),
        Some(Command::Shard(command)) => shard::run(command),
        Some(Command::Simulate(command)) => simulate::run(command),
        Some(Command::Verify(command)) => verify::run(command),
        Some(Command::Certify(command)) => certify::given(command),
        Some(Command::Equal(command)) => equal::run(command),
        Some(Command::Repl(command)) => repl::run(command, args.rules, clock),
        Some(Command::Diff(command)) => diff::run(command, args.rules),
        Some(Command::Watch(command)) => watch::run(command, args.rules),
        Some(Command::Serve(command)) => serve::serve(command, args.rules),
        Some(Command::Mcp(command)) => mcp::run(command, args.rules),
        Some(Command::Ask(command)) => ask::run(command),
        Some(Command::Edit(command)) => ask::edit(command),
        Some(Command::Build(command)) => build::run(command),
        Some(Command::Generate(command)) => generate::run(command),
        Some(Command::Taint(command)) => {
            let mut table = Vec::new();
            command.options.taint().list(&mut table)?;
            output::to(None, |out| Ok(out.write_all(&table)?))
        }
        None => ask_inputs(args),
    }
}

/// The main verb: what is to be known of the inputs.
fn ask_inputs(args: &Args) -> Result<(), Failure> {
    combinations::check(args)?;
    html::refuse_run(args)?;
    if args.asking.baseline.is_some() && args.format != Some(Format::Sarif) {
        return Err(Failure::with_help("--baseline applies to SARIF", "add --format sarif"));
    }
    if args.asking.base.is_some() {
        refuse_text(args)?;
    }
    let format = args.format.unwrap_or(Format::Text);
    if args.asking.lines {
        check_lines(args, format)?;
    }
    let converts =
        args.emit.is_some() || args.check.is_some() || args.dump.iter().any(|what| *what != Dump::Throughput);
    let is_circuit = args.emit == Some(Emit::Dataflow) && format == Format::Verilog;
    let takes_time = !converts || is_circuit || args.conversion.sizes_depths();
    if args.conversion.machine.says_something() && !takes_time {
        return Err(Failure::with_help(
            "nothing here takes time, so --machine and --latency do not apply",
            "use them with --dump throughput, --explore, --format verilog, --depths sized, or dfquery simulate",
        ));
    }
    if args.emit == Some(Emit::Dataflow) || args.check.is_some() || args.export.is_some() {
        progress::catch_interrupts()?;
    }
    let export = args.export.as_ref();
    let _claim = export.map(|destination| destination.claim()).transpose()?;
    export.map_or(Ok(()), |destination| destination.check_free(args.force))?;
    output::on_threads(args.jobs, || match &args.asking.base {
        Some(base) if args.asking.new => overlay::compare(args, base),
        _ => answer(open(args)?, args),
    })
}

/// Refuses, with `--base`, to do anything that takes the text of the inputs, of which a base has none.
fn refuse_text(args: &Args) -> Result<(), Failure> {
    let what = match args {
        _ if args.emit.is_some() => "--emit",
        _ if !args.dump.is_empty() => "--dump",
        _ if args.check.is_some() => "--check",
        _ if args.asks_for_page() => "--format html",
        _ if args.asking.lines => "--lines",
        _ if args.asking.path => "--path",
        _ => return Ok(()),
    };
    Err(Failure::with_help(
        format!("{what} takes the text of modules, and a base has only their facts"),
        "give the modules themselves",
    ))
}

/// Refuses `--lines` where there is nothing to put beside.
fn check_lines(args: &Args, format: Format) -> Result<(), Failure> {
    let name = format!("{format:?}").to_lowercase();
    match (args.emit, format) {
        (Some(Emit::Llvm | Emit::Lir), _) => Err(Failure::with_help(
            "--lines does not apply to --emit llvm and --emit lir",
            "use it with --emit dataflow, --relation or --query",
        )),
        (Some(Emit::Dataflow), Format::Text)
        | (None, Format::Text | Format::Csv | Format::Tsv | Format::Json) => Ok(()),
        (Some(Emit::Dataflow), Format::Json) => {
            Err(Failure::with_help("the JSON of graphs has all that --lines adds", "leave --lines out"))
        }
        (Some(Emit::Dataflow), _) => Err(Failure::with_help(
            format!("--lines does not apply to graphs in the format {name}"),
            "use it with --format text",
        )),
        (None, _) => Err(Failure::with_help(
            format!("--lines does not apply to the format {name}"),
            "use it with --format text, csv, tsv or json",
        )),
    }
}

/// Reads the inputs.
fn open(args: &Args) -> Result<Program, Failure> {
    open_as(args, &args.whole)
}

/// Reads the inputs with these settings of the whole program.
fn open_as(args: &Args, whole: &args::Whole) -> Result<Program, Failure> {
    if args.asking.program.is_some() {
        return Ok(Program::without_ir(args.rules, progress::observer()));
    }
    if args.check.is_some() && args.whole.order() == Some(MemoryOrder::Program) {
        return Err(Failure::with_help(
            "--check runs functions on arguments of its own, with which their accesses may meet",
            "--memory-order function checks them",
        ));
    }
    let open = opening::options(args.rules, &args.lanes, whole, &args.taint);
    let mut open = open.format(args.input_format.into()).observer(progress::observer());
    open = open.source_root(args.asking.source_root.clone());
    let shows_text =
        args.asks_for_page() || args.asking.path || args.asking.lines || args.check == Some(Witness::Native);
    if matches!(args.emit, Some(Emit::Llvm | Emit::Lir)) || args.emit.is_none() && shows_text {
        open = open.keep_texts();
    }
    if (args.asking.processes.is_some() || args.asking.hosts.is_some()) && args.asking.rules_from.is_none() {
        open = open.leave_in_shards();
    }
    let mut program = match &args.asking.base {
        Some(base) => overlay::program(args, base)?,
        None => open.open(&args.inputs).map_err(|error| verb::guessed(error, &args.inputs))?,
    };
    program.refuse_unread(&args.function)?;
    if args.check.is_some() {
        // Functions run on other arguments than those that the program gives them.
        program.order_memory_by_function();
    }
    if whole.order().is_some() {
        program.complete_for_conversion()?;
    }
    // Nobody hears the quiet, and facts that are left in shards are for workers to read.
    let is_told = !failure::is_quiet() && !program.base.leaves_some();
    if is_told && !matches!(args.emit, Some(Emit::Llvm | Emit::Lir)) {
        tell_unoptimised(&program);
    }
    Ok(program)
}

/// Tells that `program` is from before optimisation, if it is.
fn tell_unoptimised(program: &Program) {
    let Some(found) = Unoptimised::of(program) else { return };
    let Unoptimised { functions, all, variables, refuses } = found;
    let is_built = program.inputs.iter().any(|input| build::programs::have_made(input));
    let cure = match (is_built, refuses) {
        (true, _) => "`dfquery build -O 1` asks the compiler for more",
        (false, true) => "compile with -O1",
        (false, false) => "compile with -O1, or run opt -passes=mem2reg",
    };
    let variables = counted(variables, "variable");
    failure::note(&format!(
        "this IR is from before optimisation, with {variables} in memory in {functions} of {}: values, loops and \
         aliases are known less well; {cure}",
        counted(all, "function")
    ));
}

fn answer(program: Program, args: &Args) -> Result<(), Failure> {
    match args.verb() {
        Verb::Summary => summary::run(&program, args),
        Verb::Dump([Dump::Throughput]) => costed(args, || throughput::run(program, args)),
        Verb::Dump(whats) => dump::run(program, whats, args),
        Verb::Explore => costed(args, || explore::run(program, args, |whole| open_as(args, whole))),
        Verb::Check => costed(args, || check::run(program, args)),
        Verb::Emit(form) => costed(args, || emit::run(program, form, args)),
        verb => ask_analysis(&scoped::analysis(program, args)?, &verb, args),
    }
}

fn ask_analysis(analysis: &Analysis, verb: &Verb, args: &Args) -> Result<(), Failure> {
    match verb {
        Verb::Page => html::run(analysis, args, None),
        Verb::Export(destination) => export::run(analysis, destination, args),
        Verb::Query(bodies) => query::run(analysis, bodies, args),
        Verb::Outputs => outputs::run(analysis, args),
        Verb::Why(atom) => why::run(analysis, atom, args),
        Verb::WhyNot(atom) => why::run_not(analysis, atom, args),
        _ => relation::run(analysis, args),
    }?;
    deny::check(analysis, args)
}

/// Does `work`, and tells what rules have cost there if that is asked for.
fn costed(args: &Args, work: impl FnOnce() -> Result<(), Failure>) -> Result<(), Failure> {
    match args.asking.report {
        Some(Report::Memory) => Err(Failure::with_help(
            "--report memory applies to relations, not to graphs",
            "use --relation, or --report time",
        )),
        Some(Report::Time) => {
            let done = work();
            // What is found, such as a graph without a proof, fails after all work is done.
            if matches!(done, Ok(()) | Err(Failure::Silent(_))) {
                costs::print(&dfquery::conversion_costs(args.rules));
            }
            done
        }
        None => work(),
    }
}
