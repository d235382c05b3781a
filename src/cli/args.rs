//! What can be said on the command line.

mod conversion;

use crate::cli::bounds::Bounds;
use clap::{Parser, Subcommand, ValueEnum};
pub use conversion::Conversion;
use dfquery::{Convergence, Divergence, export::Destination};
use std::path::PathBuf;

/// The heading of questions, and of the rules that answer them.
const ASK: &str = "Ask";

/// The heading of files for other tools.
const EXPORT: &str = "Export";

/// Program analysis as data: compiler IR to facts, rules and dataflow graphs.
///
/// INPUT is LLVM IR as text (.ll), machine IR (.mir), AVR trees (.avr), methods as trees or linear code (.hir, .lir), a facts
/// directory, or `-` for text on standard input. Several inputs are one program. With neither --emit, --relation nor --check a
/// short summary of the input is printed.
#[derive(Parser, Debug)]
#[command(
    version,
    args_conflicts_with_subcommands = true,
    subcommand_negates_reqs = true,
    arg_required_else_help = true,
    after_long_help = "Examples:\n  \
        dfquery facts/ --emit dataflow\n  \
        dfquery kernel.ll --emit dataflow --format json -o kernel.json\n  \
        dfquery kernel.ll --emit llvm --budget 3,2 -o reducible.ll\n  \
        dfquery method.hir --emit lir --stage contained\n  \
        dfquery kernel.ll --relation in_loop --format csv\n  \
        dfquery kernel.ll --function fir --dump picks\n  \
        dfquery kernel.ll --export sqlite:kernel.db\n  \
        dfquery kernel.ll --check\n  \
        dfquery kernel.ll --query 'loop_header(H), in_loop(H, B), live_in(B, V)'\n  \
        dfquery kernel.ll --why 'live_in(\"f/bb3\", _)'\n  \
        dfquery kernel.ll --rules mine.dl --relation my_relation\n  \
        dfquery kernel.ll --format html -o kernel.html\n  \
        dfquery extract kernel.ll -o facts/\n  \
        dfquery describe in_loop\n  \
        dfquery diff before.ll after.ll\n\n\
        Exit status: 0 done, 1 a check found something, 2 bad input or usage, 3 out of time or memory, 130 interrupted."
)]
pub struct Args {
    /// Facts directories, .ll, .mir, .avr, .hir and .lir files, or - for standard input
    #[arg(required = true, value_name = "INPUT")]
    pub inputs: Vec<PathBuf>,

    /// Print the tuples of a relation, input or derived; may be repeated
    #[arg(long, help_heading = ASK, value_name = "NAME", conflicts_with = "emit")]
    pub relation: Vec<String>,

    #[command(flatten)]
    pub asking: Asking,

    /// Print the functions in another form
    #[arg(long, help_heading = conversion::HEADING, value_enum, value_name = "FORM")]
    pub emit: Option<Emit>,

    /// Print what conversion works with, of one function
    #[arg(long, help_heading = conversion::HEADING, value_enum, value_name = "WHAT", conflicts_with_all = ["emit", "relation", "check", "query", "why", "why_not"])]
    pub dump: Option<Dump>,

    /// Convert every function, verify its graph, and run both on the same random inputs
    #[arg(long, help_heading = conversion::HEADING, conflicts_with_all = ["emit", "relation"])]
    pub check: bool,

    /// Write relations to files: csv:DIR, souffle:DIR, jsonl:DIR, parquet:DIR, sqlite:FILE, dot:FILE or svg:FILE
    ///
    /// With --relation those, else all facts and all that follows from nothing else. The files appear when all are complete.
    /// csv: and souffle: write facts directories, souffle: with the rules as well; dot: and svg: draw the first two columns as edges.
    #[arg(long, help_heading = EXPORT, value_name = "FORM:PATH", value_parser = Destination::parse, conflicts_with_all = ["emit", "check", "format", "output"])]
    pub export: Option<Destination>,

    /// Replace what --export finds in its place
    #[arg(long, help_heading = EXPORT, requires = "export")]
    pub force: bool,

    /// Only these functions
    #[arg(long, value_name = "NAME")]
    pub function: Vec<String>,

    /// How to print
    #[arg(long, value_enum, value_name = "FORMAT")]
    pub format: Option<Format>,

    /// Write to this file instead of standard output
    #[arg(short, long, value_name = "PATH")]
    pub output: Option<PathBuf>,

    /// Threads to use; by default as many as there are processors
    #[arg(long, value_name = "N")]
    pub jobs: Option<usize>,

    #[command(flatten)]
    pub bounds: Bounds,

    /// What standard input holds
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "ll")]
    pub input_format: InputFormat,

    /// How far --emit lir takes methods; by default trees are made linear, and linear code stays as it is
    #[arg(long, help_heading = conversion::HEADING, value_enum, value_name = "STAGE", requires = "emit")]
    pub stage: Option<Stage>,

    #[command(flatten)]
    pub conversion: Conversion,

    /// Seeds to check each function with
    #[arg(long, help_heading = conversion::HEADING, value_name = "N", default_value_t = 4, requires = "check",
        value_parser = clap::value_parser!(u64).range(1..))]
    pub seeds: u64,

    #[command(flatten)]
    pub lanes: Lanes,

    #[command(flatten, next_help_heading = "The run that --format html shows")]
    pub start: Start,

    #[command(subcommand)]
    pub command: Option<Command>,
}

/// Questions in the rule language, and by what they are answered.
#[derive(clap::Args, Debug)]
#[command(next_help_heading = ASK)]
pub struct Asking {
    /// Answer a question in the rule language, with a column for each variable
    #[arg(long, value_name = "BODY", conflicts_with_all = ["emit", "relation", "check", "export"])]
    pub query: Option<String>,

    /// Prove the tuples that fit an atom, as in 'live_in("f/bb3", _)', or the answers to any question
    #[arg(long, value_name = "ATOM", conflicts_with_all = ["emit", "relation", "check", "export", "query"])]
    pub why: Option<String>,

    /// Tell for each rule what is missing for a tuple
    #[arg(long, value_name = "ATOM", conflicts_with_all = ["emit", "relation", "check", "export", "query", "why"])]
    pub why_not: Option<String>,

    /// Levels of a proof that are shown, 0 for all; deeper ones are folded
    #[arg(long, value_name = "N", default_value_t = 6)]
    pub depth: usize,

    /// Add the relations of a rule file over ours; may be repeated
    ///
    /// If nothing else is asked for, what its `.output` names is printed.
    #[arg(long, value_name = "FILE")]
    pub rules: Vec<PathBuf>,

    /// Where the `.input` relations of rule files are: DIR/NAME.facts or DIR/NAME.csv; beside the rule file if not given
    #[arg(long, value_name = "DIR", requires = "rules")]
    pub facts: Option<PathBuf>,

    /// Read our own rule files from a folder, `rules/` of a checkout, instead of the ones that are built in
    ///
    /// For authors of rules: edit a file, ask again, without building anything.
    #[arg(long, value_name = "DIR")]
    pub rules_from: Option<PathBuf>,

    /// Tuples that a limited relation may have in one function; beyond, the function gets a coarse answer, and is not
    /// converted
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=i64::from(i32::MAX)))]
    pub budget_tuples: Option<u32>,

    /// What evaluates our rules
    #[arg(long, value_enum, value_name = "ENGINE", default_value = "runtime")]
    pub engine: Engine,

    /// Tell on standard error what each rule, or each relation, cost
    #[arg(long, value_enum, value_name = "WHAT")]
    pub report: Option<Report>,

    /// How errors and warnings are printed
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "text")]
    pub message_format: MessageFormat,
}

/// Evaluators.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    /// No compiled rules: as users' rules are evaluated
    Runtime,
    /// Compiled rules for the analyses of control flow and liveness
    Ascent,
    /// The second compiled evaluator, for the same analyses
    Datafrog,
}

/// What can be told of a run.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Report {
    /// Rounds, tuples and time of each rule
    Time,
    /// Tuples and memory of each relation
    Memory,
}

/// Ways to print messages.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum MessageFormat {
    /// For the eye
    Text,
    /// One JSON object a line
    Json,
}

/// What the divergence analysis is asked.
#[derive(clap::Args, Clone, Debug)]
#[command(next_help_heading = "Lanes")]
pub struct Lanes {
    /// When lanes count as together
    #[arg(long, value_enum, value_name = "MODEL", default_value = "iteration")]
    pub convergence: Model,

    /// Which values differ between lanes from the start; by default by the module's target triple
    #[arg(long, value_enum, value_name = "TARGET")]
    pub gpu_target: Option<Target>,

    /// A value that differs between lanes; may be repeated
    ///
    /// `f/%x` is random, `f/%x=4` strided by 4, `f/%x=uniform` the same for all lanes; `arguments` are all arguments of
    /// all functions.
    #[arg(long, value_name = "VALUE")]
    pub divergence_source: Vec<String>,

    /// How many work-items a work group has in each direction, where the module does not say
    ///
    /// One number, or several with commas between them: `256` or `16,16`. Sizes that are not told are 1. The index x of a
    /// work-item is strided by 1 only where each wave lies in one row of its work group, and only then y and z are uniform.
    #[arg(long, value_name = "X,Y,Z", value_delimiter = ',', num_args = 1, value_parser = clap::value_parser!(u16).range(1..))]
    pub workgroup: Vec<u16>,

    /// Follow calls: a result diverges if the function makes it so, or an argument that reaches it does
    #[arg(long)]
    pub interprocedural: bool,
}

impl Lanes {
    /// The same for the library.
    pub fn divergence(&self) -> Divergence {
        Divergence {
            convergence: (self.convergence == Model::Ipdom).then_some(Convergence::Ipdom),
            target: self.gpu_target.map(Into::into),
            sources: self.divergence_source.clone(),
            work_group: self.workgroup.clone(),
            interprocedural: self.interprocedural,
        }
    }
}

/// Models of convergence.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Model {
    /// Together are lanes that have passed the headers of all cycles around equally often
    Iteration,
    /// Together are lanes that run side by side in a stack of immediate post-dominators
    Ipdom,
    /// Print what only one of the two models says of a relation
    Diff,
}

/// Targets whose lanes are known.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    Amdgcn,
    Generic,
    Nvptx,
}

/// What the main command does.
pub enum Verb<'a> {
    Summary,
    Relations,
    Query(&'a str),
    Why(&'a str),
    WhyNot(&'a str),
    Emit(Emit),
    Check,
    Dump(Dump),
    Export(&'a Destination),
    Page,
}

impl Args {
    /// What is to be done with the inputs.
    pub fn verb(&self) -> Verb<'_> {
        let Asking { query, why, why_not, rules, .. } = &self.asking;
        let question = || match (query, why, why_not) {
            (Some(body), ..) => Verb::Query(body),
            (_, Some(atom), _) => Verb::Why(atom),
            (.., Some(atom)) => Verb::WhyNot(atom),
            _ if self.relation.is_empty() && rules.is_empty() => Verb::Summary,
            _ => Verb::Relations,
        };
        match (self.dump, self.emit, &self.export) {
            (Some(what), ..) => Verb::Dump(what),
            _ if self.asks_for_page() => Verb::Page,
            _ if self.check => Verb::Check,
            (_, Some(form), _) => Verb::Emit(form),
            (.., Some(destination)) => Verb::Export(destination),
            _ => question(),
        }
    }

    /// Whether a page for a browser is asked for.
    pub fn asks_for_page(&self) -> bool {
        self.format == Some(Format::Html)
    }

    /// What bounds the run.
    pub fn bounds(&self) -> Option<&Bounds> {
        match &self.command {
            None => Some(&self.bounds),
            Some(Command::Extract(command)) => Some(&command.bounds),
            Some(Command::Simulate(command)) => Some(&command.bounds),
            Some(Command::Verify(command)) => Some(&command.bounds),
            Some(Command::Repl(command)) => Some(&command.bounds),
            Some(Command::Diff(command)) => Some(&command.bounds),
            Some(Command::Describe(_) | Command::Generate(_)) => None,
        }
    }
}

/// The other verbs.
#[derive(Subcommand, Debug)]
pub enum Command {
    Describe(Describe),
    Extract(Extract),
    Simulate(Simulate),
    Verify(Verify),
    Repl(Repl),
    Diff(Diff),
    Generate(Generate),
}

/// List the relations, or explain one
#[derive(clap::Args, Debug)]
#[command(
    after_long_help = "Examples:\n  dfquery describe\n  dfquery describe loop\n  dfquery describe in_loop"
)]
pub struct Describe {
    /// The relation to explain, or a word in the names of those to list; without it all are listed
    pub relation: Option<String>,
}

/// Write the facts of IR to a directory
#[derive(clap::Args, Debug)]
#[command(after_long_help = "Examples:\n  dfquery extract kernel.ll -o facts/\n  \
    clang -O1 -S -emit-llvm -o - kernel.c | dfquery extract - -o facts/")]
pub struct Extract {
    /// Facts directories, .ll, .mir, .avr, .hir and .lir files, or - for LLVM IR on standard input
    #[arg(required = true, value_name = "INPUT")]
    pub inputs: Vec<PathBuf>,

    /// The directory to write to
    #[arg(short, long, value_name = "DIR")]
    pub output: PathBuf,

    /// Write Soufflé's tab-separated .facts files without headers
    #[arg(long)]
    pub souffle: bool,

    #[command(flatten)]
    pub bounds: Bounds,
}

/// Ask questions and add rules, one after the other
#[derive(clap::Args, Debug)]
#[command(after_long_help = "Example:\n  dfquery repl kernel.ll\n  \
    dfquery> loop_header(H), in_loop(H, B)\n  \
    dfquery> \\why live_in(\"f/bb3\", _)")]
pub struct Repl {
    /// Facts directories, .ll, .mir, .avr, .hir and .lir files
    #[arg(required = true, value_name = "INPUT")]
    pub inputs: Vec<PathBuf>,

    /// Load a rule file; may be repeated
    #[arg(long, value_name = "FILE")]
    pub rules: Vec<PathBuf>,

    /// Only this function; may be repeated
    #[arg(long, value_name = "NAME")]
    pub function: Vec<String>,

    /// Threads to use; by default as many as there are processors
    #[arg(long, value_name = "N")]
    pub jobs: Option<usize>,

    #[command(flatten)]
    pub bounds: Bounds,

    /// What standard input holds
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "ll", hide = true)]
    pub input_format: InputFormat,

    #[command(flatten)]
    pub lanes: Lanes,

    #[command(flatten)]
    pub conversion: Conversion,
}

/// Run the graph of one function
#[derive(clap::Args, Debug)]
#[command(after_long_help = "Examples:\n  \
        dfquery simulate facts/ --function gcd --args 48,36\n  \
        dfquery simulate kernel.ll --function fir --args x,h,y,8 --memory buffers.txt --trace fir.vcd\n\n\
        A memory file names buffers, one a line, with the type and the values of their elements:\n  \
        x = i32 1 2 3 -4\n  \
        y = f32 0*16\n\n\
        Exit status: 0 done, 1 the graph did not come to its end, 2 bad input or usage, 3 out of time or memory.")]
pub struct Simulate {
    /// Facts directories, .ll, .mir and .avr files, or - for standard input
    #[arg(required = true, value_name = "INPUT")]
    pub inputs: Vec<PathBuf>,

    /// The function to run
    #[arg(long, value_name = "NAME")]
    pub function: String,

    #[command(flatten)]
    pub run: Run,

    #[command(flatten)]
    pub bounds: Bounds,

    #[command(flatten)]
    pub conversion: Conversion,
}

/// Check graphs that --emit dataflow has written as JSON or text, or another tool; or linear code
///
/// A file that ends in .mir is machine IR: its graphs are taken as they are, its control flow is converted. Every graph is
/// held to the static rules of rules/graph. With --function, that graph is run as well. Methods of a .lir file are held to
/// V1 to V16 of rules/lir/verify.dl.
#[derive(clap::Args, Debug)]
#[command(after_long_help = "Examples:\n  \
        dfquery verify kernel.json\n  \
        dfquery verify kernel.json --module kernel.ll --function gcd --args 48,36\n  \
        dfquery verify kernel.mir\n  \
        dfquery verify method.lir\n\n\
        Exit status: 0 nothing is wrong, 1 something is, 2 bad input or usage, 3 out of time or memory.")]
pub struct Verify {
    /// A file of the schema dfquery-dataflow/2, of machine IR (.mir), or of linear code (.lir)
    #[arg(value_name = "FILE")]
    pub graphs: PathBuf,

    /// Where globals and called functions are defined: facts directories and .ll files
    #[arg(long, value_name = "INPUT")]
    pub module: Vec<PathBuf>,

    /// Run the graph of this function
    #[arg(long, value_name = "NAME")]
    pub function: Option<String>,

    #[command(flatten)]
    pub run: Run,

    #[command(flatten)]
    pub bounds: Bounds,

    #[command(flatten)]
    pub conversion: Conversion,
}

/// Tell what changed between two inputs, by relation and function
///
/// Functions and what is in them are matched by name: names that a compiler counts (`%12`) change with everything before them.
/// Of functions that only one input has, nothing but the name is told.
#[derive(clap::Args, Debug)]
#[command(after_long_help = "Examples:\n  \
        dfquery diff before.ll after.ll\n  \
        dfquery diff before.ll after.ll --relation block --relation in_loop --rows\n  \
        dfquery diff facts/ kernel.ll --function gcd --format json\n\n\
        Exit status: 0 nothing changed, 1 something did, 2 bad input or usage, 3 out of time or memory.")]
pub struct Diff {
    /// What was: a facts directory, or a file of IR
    #[arg(value_name = "A")]
    pub before: PathBuf,

    /// What is
    #[arg(value_name = "B")]
    pub after: PathBuf,

    /// Compare this relation, function by function; may be repeated. Without it all are compared
    #[arg(long, value_name = "NAME")]
    pub relation: Vec<String>,

    /// Only these functions
    #[arg(long, value_name = "NAME")]
    pub function: Vec<String>,

    /// Print the tuples behind the counts
    #[arg(long)]
    pub rows: bool,

    /// Add the relations of a rule file over ours; may be repeated
    #[arg(long, value_name = "FILE")]
    pub rules: Vec<PathBuf>,

    /// How to print
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "text")]
    pub format: DiffFormat,

    /// Write to this file instead of standard output
    #[arg(short, long, value_name = "PATH")]
    pub output: Option<PathBuf>,

    /// Threads to use; by default as many as there are processors
    #[arg(long, value_name = "N")]
    pub jobs: Option<usize>,

    #[command(flatten)]
    pub bounds: Bounds,

    #[command(flatten)]
    pub lanes: Lanes,
}

/// Ways to print what changed.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiffFormat {
    /// For the eye
    Text,
    /// For programs
    Json,
}

/// Print completions for a shell, or the man page
#[derive(clap::Args, Debug)]
#[command(after_long_help = "Examples:\n  \
        dfquery generate bash > ~/.local/share/bash-completion/completions/dfquery\n  \
        dfquery generate fish > ~/.config/fish/completions/dfquery.fish\n  \
        dfquery generate man -o ~/.local/share/man/man1")]
pub struct Generate {
    /// What to print
    #[arg(value_enum)]
    pub what: Generated,

    /// Write to this file; of man pages a folder, with a page for every verb
    #[arg(short, long, value_name = "PATH")]
    pub output: Option<PathBuf>,
}

/// What can be made of the command line itself.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Generated {
    Bash,
    Elvish,
    Fish,
    Powershell,
    Zsh,
    Man,
}

/// How a graph is run.
#[derive(clap::Args, Debug)]
pub struct Run {
    #[command(flatten)]
    pub start: Start,

    /// Write every firing to this file: .vcd for a waveform viewer, else JSON
    #[arg(long, value_name = "FILE")]
    pub trace: Option<PathBuf>,
}

impl Run {
    /// Whether anything is said about a run.
    pub fn says_something(&self) -> bool {
        let Start { args, memory, seed } = &self.start;
        !args.is_empty() || memory.is_some() || seed.is_some() || self.trace.is_some()
    }
}

/// What a run begins with.
#[derive(clap::Args, Debug)]
pub struct Start {
    /// Its arguments: numbers, names of buffers in the memory file, or globals as @g
    #[arg(long, value_name = "A,B", value_delimiter = ',', allow_hyphen_values = true)]
    pub args: Vec<String>,

    /// Buffers that memory holds at the start; they are printed at the end
    #[arg(long, value_name = "FILE")]
    pub memory: Option<PathBuf>,

    /// Fire in a random order of this seed instead of in rounds
    #[arg(long, value_name = "SEED")]
    pub seed: Option<u64>,
}

/// Forms of a function.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Emit {
    /// A dataflow graph of picks and switches
    Dataflow,
    /// LLVM IR again, with irreducible cycles undone and everything else as it was
    Llvm,
    /// Methods as linear code, at the stage that --stage names
    Lir,
}

/// What can be dumped.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dump {
    /// The control flow graph
    Cfg,
    /// The control-dependence graph
    Cdg,
    /// The dominator tree
    Dt,
    /// The post-dominator tree
    Pdt,
    /// Blocks that are passed equally often
    Regions,
    /// Where signals are switched, and for what
    Switches,
    /// Phis: what they take from where, and the trees of picks
    Picks,
    /// What is filled equally often, before conversion and after it
    Groups,
}

/// Ways to print.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// For the eye
    Text,
    /// For programs
    Json,
    /// With a header row
    Csv,
    /// Tab-separated, with a header row
    Tsv,
    /// For Graphviz
    Dot,
    /// A picture
    Svg,
    /// CIRCT's handshake dialect
    Handshake,
    /// A page for a browser, of all functions or those of --function; --relation is marked in it
    Html,
}

/// What standard input may hold.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum InputFormat {
    /// LLVM IR as text
    Ll,
    /// AVR trees
    Avr,
    /// Machine IR
    Mir,
    /// Methods as trees
    Hir,
    /// Methods as linear code
    Lir,
}

/// How far linear code is taken.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Trees made linear
    Rationalised,
    /// Without values of 64 bits
    Decomposed,
    /// With addresses, and marks of what is contained
    Lowered,
    /// With contained nodes off the execution order
    Contained,
}

impl From<Engine> for dfquery::Engine {
    fn from(engine: Engine) -> Self {
        match engine {
            Engine::Runtime => dfquery::Engine::Runtime,
            Engine::Ascent => dfquery::Engine::Ascent,
            Engine::Datafrog => dfquery::Engine::Datafrog,
        }
    }
}

impl From<Target> for dfquery::Target {
    fn from(target: Target) -> Self {
        match target {
            Target::Amdgcn => dfquery::Target::Amdgcn,
            Target::Generic => dfquery::Target::Generic,
            Target::Nvptx => dfquery::Target::Nvptx,
        }
    }
}

impl From<InputFormat> for dfquery::Format {
    fn from(format: InputFormat) -> Self {
        match format {
            InputFormat::Ll => dfquery::Format::Llvm,
            InputFormat::Avr => dfquery::Format::Avr,
            InputFormat::Mir => dfquery::Format::Machine,
            InputFormat::Hir => dfquery::Format::Trees,
            InputFormat::Lir => dfquery::Format::Linear,
        }
    }
}
