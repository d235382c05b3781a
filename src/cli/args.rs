//! The command line: flags, verbs and their help.

mod conversion;
mod format;
mod lanes;
mod machine;
pub mod serving;
pub mod topics;
pub mod verbs;
mod whole;

use crate::cli::{
    bounds::Bounds,
    manners::{Demangled, Manners, When},
    screen,
};
use clap::{Parser, Subcommand, ValueEnum};
pub use conversion::Conversion;
use dfquery::{export::Destination, shards::MOST, simulate::Buffers};
use dfquery_rules::RuleSet;
pub use format::Format;
pub use lanes::{Lanes, Model, TaintOptions};
pub use serving::{Ask, Edit, Mcp, Serve};

use std::path::PathBuf;
pub use whole::Whole;

/// The help heading of queries, and of the rules that answer them.
const ASK: &str = "Ask";

/// The help heading of the options that matter to all verbs.
const OUTPUT: &str = "Input and output";

/// Nobody reads more rows than these on a terminal.
pub const SCREENS: usize = 1000;

/// Nobody reads more proofs than these on a terminal.
pub const PROOFS: usize = 3;

/// The help heading of exports.
const EXPORT: &str = "Export";

/// The text of `dfquery` alone.
pub const START: &str = include_str!("args/start.txt");

/// The text of `-h`: one screen.
pub const FRONT: &str = include_str!("args/front.txt");

/// Program analysis as data: compiler IR to facts, rules and dataflow graphs.
///
/// INPUT is LLVM IR as text (.ll), machine IR (.mir), AVR trees (.avr), methods as trees or linear code (.hir, .lir), a
/// facts directory, or `-` for text on standard input. Several inputs form one program. Without a verb such as --emit,
/// --relation or --check, dfquery prints a short summary of the input.
///
/// How to get IR: one C file, `clang -O1 -g -fno-discard-value-names -S -emit-llvm kernel.c`; C++, the same with clang++;
/// Rust, `rustc -O -g --crate-type lib --emit llvm-ir`; OpenCL, `clang -x cl -target spir64-unknown-unknown`; CUDA,
/// `clang++ -x cuda --cuda-device-only`; HIP, `clang++ -x hip --offload-device-only`; a Makefile, CMake or cargo,
/// `dfquery build -o ir -- make`, which makes a folder for each program; an archive of unknown origin, `dfquery libx.a`.
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
        dfquery kernel.ll --check=native\n  \
        dfquery kernel.ll --query 'loop_header(H), in_loop(H, B), live_in(B, V)'\n  \
        dfquery kernel.ll --why 'live_in(\"f/bb3\", _)'\n  \
        dfquery kernel.ll --rules mine.dl --relation my_relation\n  \
        dfquery kernel.ll --rules mine.dl --deny my_relation --format sarif -o mine.sarif\n  \
        dfquery kernel.ll --format html -o kernel.html\n  \
        dfquery extract kernel.ll -o facts/\n  \
        dfquery shard a.ll b.ll -o shards/ --shards 64\n  \
        dfquery describe in_loop\n  \
        dfquery --base main.base changed.ll --rules mine.dl --relation alerts --new\n  \
        dfquery diff before.ll after.ll\n\n\
        Exit status: 0 success, 1 a check failed, 2 bad input or usage, 3 out of time or memory, 130 interrupted."
)]
pub struct Args {
    /// Facts directories, .ll, .mir, .avr, .hir and .lir files, folders of .ll files, or - for standard input
    #[arg(required_unless_present_any = ["base", "program"], value_name = "INPUT")]
    pub inputs: Vec<PathBuf>,

    /// Print the tuples of a relation, input or derived; may be repeated
    #[arg(long, help_heading = ASK, value_name = "NAME", conflicts_with = "emit")]
    pub relation: Vec<String>,

    #[command(flatten)]
    pub asking: Asking,

    /// Convert the functions to another form and print them
    #[arg(long, help_heading = conversion::HEADING, value_enum, value_name = "FORM")]
    pub emit: Option<Emit>,

    /// Print an input or a decision of conversion, for one function; may be repeated
    #[arg(long, help_heading = conversion::HEADING, value_enum, value_name = "WHAT", conflicts_with_all = ["emit", "relation", "check", "query", "why", "why_not"])]
    pub dump: Vec<Dump>,

    /// With --format verilog, print a test bench of the one function instead of its circuit
    ///
    /// It repeats the invocations of --args, with the buffers of --memory, or one on arguments that are made up, and
    /// compares results and memory with those of `dfquery simulate`.
    #[arg(long, help_heading = conversion::HEADING, requires = "emit")]
    pub bench: bool,

    /// With --emit dataflow, prove that each graph computes what its function does, and print the verdict, or where the
    /// proof ends, instead of the graph
    #[arg(long, help_heading = conversion::HEADING, requires = "emit", conflicts_with_all = ["bench", "format", "lines"])]
    pub certify: bool,

    /// Convert functions with several sets of options, and print a row for each: cycles, operators, interval and area
    ///
    /// Cycles are those of a run on arguments that are made up. Rows of which no other is better are marked. Options
    /// that are given belong to every set.
    #[arg(long, help_heading = conversion::HEADING, conflicts_with_all = ["emit", "relation", "check", "dump", "query",
        "why", "why_not", "export", "deny"])]
    pub explore: bool,

    /// Convert every function, verify its graph, and run both on the same random inputs
    ///
    /// `--check=native` also compiles the module with clang, runs the functions on this processor, and compares their
    /// results and all memory with both. Functions that cannot be compared are counted by reason.
    #[arg(long, help_heading = conversion::HEADING, value_enum, value_name = "WITNESS", num_args = 0..=1,
        require_equals = true, default_missing_value = "machines", conflicts_with_all = ["emit", "relation"])]
    pub check: Option<Witness>,

    /// Write relations to files: csv:DIR, souffle:DIR, jsonl:DIR, parquet:DIR, sqlite:FILE, dot:FILE or svg:FILE
    ///
    /// Writes the relations of --relation; without it the facts, the relations that `dfquery describe` begins with, and the
    /// results of --rules; those about lanes only for a GPU. --all adds what else follows from facts. The files appear
    /// when all are complete. csv: and souffle: write facts directories, souffle: with the rules as well; dot:
    /// and svg: draw the first two columns as edges.
    #[arg(long, help_heading = EXPORT, value_name = "FORM:PATH", value_parser = Destination::parse, conflicts_with_all = ["emit", "check", "format", "output"])]
    pub export: Option<Destination>,

    /// Export all that follows from facts, steps on the way to results and relations without tuples too; in --format html
    /// list these steps
    #[arg(long, help_heading = EXPORT)]
    pub all: bool,

    /// Replace an existing destination of --export
    #[arg(long, help_heading = EXPORT, requires = "export")]
    pub force: bool,

    /// Restrict the output to this function, or to those that a pattern such as 'pars*' matches; may be repeated
    #[arg(long, help_heading = OUTPUT, value_name = "NAME")]
    pub function: Vec<String>,

    /// The most rows of a table, or proofs, to print; 0 prints all. By default all; as text on a terminal 1000 rows, 3
    /// proofs
    #[arg(long, help_heading = OUTPUT, value_name = "N")]
    pub limit: Option<usize>,

    /// Output format
    #[arg(long, help_heading = OUTPUT, value_enum, value_name = "FORMAT")]
    pub format: Option<Format>,

    /// Write to this file instead of standard output; pictures also to a folder, DIR/
    #[arg(short, long, help_heading = OUTPUT, value_name = "PATH")]
    pub output: Option<PathBuf>,

    /// Number of threads; by default the number of processors
    #[arg(short, long, help_heading = OUTPUT, value_name = "N")]
    pub jobs: Option<usize>,

    #[command(flatten)]
    pub bounds: Bounds,

    /// Format of standard input
    #[arg(long, help_heading = OUTPUT, value_enum, value_name = "FORMAT", default_value = "ll")]
    pub input_format: InputFormat,

    /// Last stage of --emit lir; by default code becomes rationalised, or keeps its stage if that is later
    #[arg(long, help_heading = conversion::HEADING, value_enum, value_name = "STAGE", requires = "emit")]
    pub stage: Option<Stage>,

    #[command(flatten)]
    pub conversion: Conversion,

    /// The rules that answer questions, which [`crate::cli::rules::choose`] sets.
    #[arg(skip = dfquery_rules::built_in())]
    pub rules: &'static RuleSet,

    /// The engine of --engine, once [`crate::cli::engines`] has found the processes that it takes.
    #[arg(skip)]
    pub engine: dfquery::Engine,

    /// Number of seeds to check each function with
    #[arg(long, help_heading = conversion::HEADING, value_name = "N", default_value_t = 4, requires = "check",
        value_parser = clap::value_parser!(u64).range(1..))]
    pub seeds: u64,

    #[command(flatten)]
    pub lanes: Lanes,

    #[command(flatten)]
    pub whole: Whole,

    #[command(flatten)]
    pub taint: TaintOptions,

    #[command(flatten, next_help_heading = "The run in --format html")]
    pub start: Start,

    #[command(flatten)]
    pub manners: Manners,

    #[command(subcommand)]
    pub command: Option<Command>,
}

/// Queries in the rule language, and what evaluates them.
#[derive(clap::Args, Debug)]
#[command(next_help_heading = ASK)]
pub struct Asking {
    /// Answer a query in the rule language, with a column for each variable; may be repeated
    #[arg(long, value_name = "BODY", conflicts_with_all = ["emit", "relation", "check", "export"])]
    pub query: Vec<String>,

    /// Prove the tuples that match an atom, as in 'live_in("f/bb3", _)', or the answers to any query
    #[arg(long, value_name = "ATOM", conflicts_with_all = ["emit", "relation", "check", "export", "query"])]
    pub why: Option<String>,

    /// Show for each rule which premise of a missing tuple does not hold
    #[arg(long, value_name = "ATOM", conflicts_with_all = ["emit", "relation", "check", "export", "query", "why"])]
    pub why_not: Option<String>,

    /// With --why, print the steps that lead to the tuple, one a line: where, the instruction, and what happens there
    ///
    /// Steps are the tuples of relations that are documented as such, by a line `/// Step: …`; see docs/rules.md.
    #[arg(long, requires = "why")]
    pub path: bool,

    /// Add file, line and column, and the text of the line, to every instruction, value and block
    ///
    /// The text is that of the source, if its file is found: in the folder in which it was compiled, by its name, or beside
    /// the input; or else the instruction. Code of a library that was inlined has the line of the call, and after `←` its
    /// own. Steps of --path have both in any case. With --emit dataflow as text, the groups and frequencies of channels, and
    /// the origin, block and place of each operator.
    #[arg(long, conflicts_with_all = ["check", "dump", "export"])]
    pub lines: bool,

    /// Look for source files in this folder first, as if the program had been compiled there
    ///
    /// For the texts of --lines and --path, and of pages. SARIF names the folder as the base of relative names.
    #[arg(long, value_name = "DIR")]
    pub source_root: Option<PathBuf>,

    /// Fail if this relation has tuples, after everything else is printed; may be repeated
    ///
    /// Without a question, its tuples are printed.
    #[arg(long, value_name = "NAME", conflicts_with_all = ["emit", "check", "dump"])]
    pub deny: Vec<String>,

    /// Use a program saved by dfquery extract -o FILE.base; each INPUT replaces the module of its name
    ///
    /// INPUT is a module of the base if their paths end alike, at least in the name of the file; the module with the
    /// longest such end. Others are added. Needs a dfquery that was built with --features distributed.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["emit", "check", "dump", "lines", "path"])]
    pub base: Option<PathBuf>,

    /// With --base, print only how the relations differ from those of the base: + new rows, - those that are gone
    ///
    /// Fails if rows are new; with --deny, if rows of that relation are.
    #[arg(long, requires = "base", conflicts_with_all = ["query", "why", "why_not", "export", "function"])]
    pub new: bool,

    /// With --base, leave out this module of it; may be repeated
    #[arg(long, value_name = "MODULE", requires = "base")]
    pub removed: Vec<PathBuf>,

    /// With --format sarif, say which results are new compared to an older SARIF file
    #[arg(long, value_name = "FILE")]
    pub baseline: Option<PathBuf>,

    /// Levels of a proof to print, deeper ones are folded; in a picture of calls, steps from the named functions; 0 for all
    #[arg(long, value_name = "N", default_value_t = 6)]
    pub depth: usize,

    /// Add the rules of a file to the built-in ones; may be repeated
    ///
    /// Without a query or --relation, dfquery prints the `.output` relations of the file.
    #[arg(long, value_name = "FILE", group = "ruled")]
    pub rules: Vec<PathBuf>,

    /// Evaluate the rules of a file by themselves, without IR and without the built-in ones: `dfquery run`
    ///
    /// Reads and writes what `.input`, `.output` and `.printsize` say, as Soufflé does.
    #[arg(long, value_name = "FILE", group = "ruled", conflicts_with_all = ["rules_from", "inputs", "base", "emit", "check", "dump"])]
    pub program: Option<PathBuf>,

    /// Folder of the `.input` relations of rule files: DIR/NAME.facts or DIR/NAME.csv; by default that of the rule file
    #[arg(short = 'F', long, value_name = "DIR", requires = "ruled")]
    pub facts: Option<PathBuf>,

    /// Folder for the files of `.output` relations, - for standard output
    #[arg(short = 'D', long, value_name = "DIR", default_value = ".", requires = "program")]
    pub output_dir: PathBuf,

    /// Read the rules from a folder, such as `rules/` of a checkout, instead of the built-in ones
    ///
    /// For rule authors: edit a file and query again, without a build.
    #[arg(long, value_name = "DIR")]
    pub rules_from: Option<PathBuf>,

    /// Evaluator of the built-in rules
    #[arg(long, value_enum, value_name = "ENGINE", default_value = "runtime")]
    pub engine: Engine,

    /// Number of threads of the engine `differential`, 1 unless given
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub workers: Option<u16>,

    /// Derive relations of the whole program in N processes on this machine, each with --workers threads
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256), conflicts_with = "hosts")]
    pub processes: Option<u16>,

    /// Derive them with processes that are started by hand, one for each line of a file
    ///
    /// The first line is HOST:PORT, where the others find process 0; the others are HOST. Process 0 reads the inputs and
    /// prints. Nothing is encrypted: use a network that you trust.
    #[arg(long, value_name = "FILE", requires = "process", requires = "token")]
    pub hosts: Option<PathBuf>,

    /// The line of --hosts that this process is, from 0
    #[arg(long, value_name = "I", requires = "hosts")]
    pub process: Option<u16>,

    /// A file with a secret that all processes of --hosts know
    #[arg(long, value_name = "FILE", requires = "hosts")]
    pub token: Option<PathBuf>,

    /// Times to start again if one of several processes is lost
    #[arg(long, value_name = "N", default_value = "0")]
    pub retries: u16,

    /// Seconds to wait for one of several processes
    #[arg(long, value_name = "S", default_value = "5", value_parser = clap::value_parser!(u16).range(1..))]
    pub patience: u16,

    /// Report the cost of each rule or relation on standard error
    #[arg(long, value_enum, value_name = "WHAT")]
    pub report: Option<Report>,

    /// Format of errors and warnings
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "text")]
    pub message_format: MessageFormat,
}

/// What a graph is compared with.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Witness {
    /// The control flow of its function
    Machines,
    /// Native code as well: clang compiles the module
    Native,
}

/// Evaluators.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    /// Interpret all rules, like users' rules
    Runtime,
    /// Evaluate control flow and liveness by ascent; needs the feature `compiled`
    Ascent,
    /// Evaluate the same by datafrog; needs the feature `compiled`
    Datafrog,
    /// Derive relations of the whole program in one dataflow; needs the feature `distributed`
    Differential,
}

/// What a run reports.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Report {
    /// Rounds, tuples and time of each rule
    Time,
    /// Tuples and memory of each relation
    Memory,
}

/// Formats of messages.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum MessageFormat {
    /// Aligned, for reading
    Text,
    /// One JSON object per line
    Json,
}

/// What the main command does.
pub enum Verb<'a> {
    Summary,
    Relations,
    Query(&'a [String]),
    Why(&'a str),
    WhyNot(&'a str),
    Emit(Emit),
    Check,
    Dump(&'a [Dump]),
    Explore,
    Export(&'a Destination),
    Page,
    /// The outputs of a program by itself.
    Outputs,
}

impl Args {
    /// The verb of this command line.
    pub fn verb(&self) -> Verb<'_> {
        let Asking { query, why, why_not, rules, deny, .. } = &self.asking;
        let question = || match (&query[..], why, why_not) {
            ([_, ..], ..) => Verb::Query(query),
            (_, Some(atom), _) => Verb::Why(atom),
            (.., Some(atom)) => Verb::WhyNot(atom),
            _ if self.relation.is_empty() && deny.is_empty() && self.asking.program.is_some() => {
                Verb::Outputs
            }
            _ if self.relation.is_empty() && rules.is_empty() && deny.is_empty() => Verb::Summary,
            _ => Verb::Relations,
        };
        match (&self.dump[..], self.emit, &self.export) {
            (whats @ [_, ..], ..) => Verb::Dump(whats),
            _ if self.explore => Verb::Explore,
            _ if self.asks_for_page() => Verb::Page,
            _ if self.check.is_some() => Verb::Check,
            (_, Some(form), _) => Verb::Emit(form),
            (.., Some(destination)) => Verb::Export(destination),
            _ => question(),
        }
    }

    /// In what names of C++ and Rust are printed as people write them.
    pub fn demangled(&self) -> Demangled {
        match (self.manners.demangle, self.demangles()) {
            (When::Always, demangled) => demangled,
            (When::Auto, Demangled::Text) if screen::is_terminal() => Demangled::Text,
            _ => Demangled::Nothing,
        }
    }

    /// The output in which names are demangled, if they are.
    fn demangles(&self) -> Demangled {
        match &self.command {
            // Programs, and graphs but for those to look at, are read again, by their names.
            None if matches!(self.emit, Some(Emit::Llvm | Emit::Lir)) => Demangled::Nothing,
            None => match self.format.unwrap_or(Format::Text) {
                Format::Text => Demangled::Text,
                Format::Json | Format::Sarif if self.emit.is_none() => Demangled::Json,
                _ => Demangled::Cells,
            },
            Some(Command::Diff(command)) if command.format == DiffFormat::Text => Demangled::Text,
            Some(Command::Diff(_)) => Demangled::Json,
            Some(Command::Repl(_)) => Demangled::Text,
            Some(_) => Demangled::Cells,
        }
    }

    /// The settings of the analyses of whole programs, if the verb asks.
    pub fn whole(&self) -> Option<&Whole> {
        match &self.command {
            None => Some(&self.whole),
            Some(Command::Watch(command)) => Some(&command.whole),
            Some(Command::Serve(command)) => Some(&command.whole),
            Some(Command::Mcp(command)) => Some(&command.whole),
            Some(Command::Repl(command)) => Some(&command.whole),
            Some(Command::Diff(command)) => Some(&command.whole),
            Some(_) => None,
        }
    }

    /// Limits conversion to `tuples`, whatever the verb.
    pub fn limit_conversion(&mut self, tuples: Option<u32>) {
        match &mut self.command {
            Some(Command::Repl(command)) => command.conversion.limit(tuples),
            _ => self.conversion.limit(tuples),
        }
    }

    /// Returns true if results are text on a terminal.
    fn is_read(&self) -> bool {
        let is_text = self.format.is_none_or(|format| format == Format::Text);
        is_text && self.output.is_none() && screen::is_terminal()
    }

    /// Returns true if results go through a pager where a screen has no room for them: not while work goes on.
    pub fn pages(&self) -> bool {
        match &self.command {
            None => self.is_read() && !matches!(self.verb(), Verb::Emit(_) | Verb::Check | Verb::Export(_)),
            Some(Command::Describe(_) | Command::Diff(_) | Command::Taint(_)) => screen::is_terminal(),
            Some(_) => false,
        }
    }

    /// How many rows of a table are printed, if not all.
    pub fn limit(&self) -> Option<usize> {
        let least = self.is_read().then_some(SCREENS);
        self.limit.map_or(least, |limit| (limit > 0).then_some(limit))
    }

    /// The number of tuples that are proved, if not all.
    pub fn proofs(&self) -> Option<usize> {
        let least = self.is_read().then_some(PROOFS);
        self.limit.map_or(least, |limit| (limit > 0).then_some(limit))
    }

    /// The relations to print, by name: those of --relation, or what is denied if nothing else is asked.
    pub fn relations(&self) -> &[String] {
        let Asking { rules, deny, .. } = &self.asking;
        if self.relation.is_empty() && rules.is_empty() { deny } else { &self.relation }
    }

    /// Whether the output is a page for a browser.
    pub fn asks_for_page(&self) -> bool {
        self.format == Some(Format::Html)
    }

    /// The limits of the run.
    pub fn bounds(&self) -> Option<&Bounds> {
        match &self.command {
            None => Some(&self.bounds),
            Some(Command::Extract(command)) => Some(&command.bounds),
            Some(Command::Shard(command)) => Some(&command.bounds),
            Some(Command::Simulate(command)) => Some(&command.bounds),
            Some(Command::Verify(command)) => Some(&command.bounds),
            Some(Command::Certify(command)) => Some(&command.bounds),
            Some(Command::Equal(command)) => Some(&command.bounds),
            Some(Command::Repl(command)) => Some(&command.bounds),
            Some(Command::Diff(command)) => Some(&command.bounds),
            Some(
                Command::Describe(_)
                | Command::Dis(_)
                | Command::Watch(_)
                // Each question has limits of its own.
                | Command::Serve(_)
                | Command::Mcp(_)
                | Command::Ask(_)
                | Command::Edit(_)
                | Command::Generate(_)
                | Command::Taint(_)
                | Command::Build(_),
            ) => None,
        }
    }
}

/// The other verbs.
#[derive(Subcommand, Debug)]
pub enum Command {
    Describe(Describe),
    Dis(Dis),
    Extract(Extract),
    Shard(Shard),
    Simulate(Simulate),
    Verify(Verify),
    Certify(Certify),
    Equal(Equal),
    Repl(Repl),
    Diff(Diff),
    Watch(Watch),
    Serve(Serve),
    Mcp(Mcp),
    Ask(Ask),
    Edit(Edit),
    Generate(Generate),
    Taint(TaintTable),
    Build(Build),
}

/// Print LLVM bitcode as text, as llvm-dis of LLVM 22 does
#[derive(clap::Args, Debug)]
#[command(after_long_help = "Examples:\n  \
        dfquery dis kernel.bc\n  \
        clang -O1 -emit-llvm -c -o - kernel.c | dfquery dis -\n  \
        dfquery dis libkernel.a\n\n\
        Everything that reads LLVM IR reads bitcode as well; messages about it have the lines of this text.")]
pub struct Dis {
    /// Bitcode, or an object or archive with bitcode in it; - for standard input
    #[arg(value_name = "INPUT")]
    pub input: PathBuf,

    /// Write to a file instead of standard output
    #[arg(short, long, value_name = "PATH")]
    pub output: Option<PathBuf>,
}

/// Print how relations change each time an input is saved
#[derive(clap::Args, Debug)]
#[command(after_long_help = "Examples:\n  \
        dfquery watch kernel.ll --relation loop_header\n  \
        dfquery watch a.ll b.ll --rules mine.dl --relation alerts --count 1\n\n\
        Needs a dfquery that was built with --features distributed. Rows that are new begin with +, those that are gone \
        with -; how long it took is on standard error.")]
pub struct Watch {
    /// Files of IR, and facts directories
    #[arg(required = true, value_name = "INPUT")]
    pub inputs: Vec<PathBuf>,

    /// Follow this relation; may be repeated
    #[arg(long, value_name = "NAME", required = true)]
    pub relation: Vec<String>,

    /// Add the rules of a file to the built-in ones; may be repeated
    #[arg(long, value_name = "FILE")]
    pub rules: Vec<PathBuf>,

    /// Folder of the `.input` relations of rule files: DIR/NAME.facts or DIR/NAME.csv; by default that of the rule file
    #[arg(long, value_name = "DIR", requires = "rules")]
    pub facts: Option<PathBuf>,

    /// End after N saves; by default only when interrupted
    #[arg(long, value_name = "N")]
    pub count: Option<u64>,

    /// Number of threads; by default the number of processors
    #[arg(long, value_name = "N")]
    pub jobs: Option<usize>,

    #[command(flatten)]
    pub lanes: Lanes,

    #[command(flatten)]
    pub whole: Whole,

    #[command(flatten)]
    pub taint: TaintOptions,
}

/// List the sources and sinks of taint
#[derive(clap::Args, Debug)]
#[command(
    after_long_help = "Examples:\n  dfquery taint --list\n  dfquery taint --list --taint default --taint mine.csv"
)]
pub struct TaintTable {
    /// Print the specification as one table
    #[arg(long, required = true)]
    pub list: bool,

    #[command(flatten)]
    pub options: TaintOptions,
}

/// List the relations, or explain one
#[derive(clap::Args, Debug)]
#[command(
    after_long_help = "Examples:\n  dfquery describe\n  dfquery describe loop\n  dfquery describe in_loop"
)]
pub struct Describe {
    /// The relation to explain, or a word for what you look for: loop, callgraph; without it all results are listed
    pub relation: Option<String>,

    /// List the steps on the way to results too
    #[arg(long)]
    pub all: bool,
}

/// Write the facts of the input to a directory, or as a base for changes
#[derive(clap::Args, Debug)]
#[command(after_long_help = "Examples:\n  dfquery extract kernel.ll -o facts/\n  \
    clang -O1 -S -emit-llvm -o - kernel.c | dfquery extract - -o facts/\n  \
    dfquery extract main/*.ll -o main.base, then dfquery --base main.base changed.ll --relation alerts --new")]
pub struct Extract {
    /// Facts directories, .ll, .mir, .avr, .hir and .lir files, or - for LLVM IR on standard input
    #[arg(required = true, value_name = "INPUT")]
    pub inputs: Vec<PathBuf>,

    /// The directory to write to, or a file that ends in .base for --base
    #[arg(short, long, value_name = "DIR")]
    pub output: PathBuf,

    /// Write Soufflé's tab-separated .facts files, without headers
    #[arg(long)]
    pub souffle: bool,

    #[command(flatten)]
    pub bounds: Bounds,
}

/// Write the facts of the inputs in shards: facts directories of consecutive functions, numbered as one program
#[derive(clap::Args, Debug)]
#[command(after_long_help = "Examples:\n  dfquery shard a.ll b.ll -o shards/ --shards 64\n  \
    dfquery shards/ --rules mine.dl --relation reaches --engine differential --processes 4")]
pub struct Shard {
    /// Facts directories, .ll, .mir, .avr, .hir and .lir files, folders of .ll files, or - for LLVM IR on standard input
    #[arg(required = true, value_name = "INPUT")]
    pub inputs: Vec<PathBuf>,

    /// The folder to write to: a new one, an empty one, or one with older shards, which are replaced
    #[arg(short, long, value_name = "DIR")]
    pub output: PathBuf,

    /// How many shards there are, at most 4096
    #[arg(long, value_name = "N", default_value = "16", value_parser = clap::value_parser!(u16).range(1..=MOST as i64))]
    pub shards: u16,

    /// Write the relations too that this rule file declares as its inputs; may be repeated
    #[arg(long, value_name = "FILE")]
    pub rules: Vec<PathBuf>,

    /// Where the rows of these relations are, if not beside the rule file
    #[arg(long, value_name = "DIR", requires = "rules")]
    pub facts: Option<PathBuf>,

    #[command(flatten)]
    pub bounds: Bounds,
}

/// Query and add rules interactively
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

    /// Restrict answers to this function; may be repeated
    #[arg(long, value_name = "NAME")]
    pub function: Vec<String>,

    /// Number of threads; by default the number of processors
    #[arg(long, value_name = "N")]
    pub jobs: Option<usize>,

    #[command(flatten)]
    pub bounds: Bounds,

    /// Format of standard input
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "ll", hide = true)]
    pub input_format: InputFormat,

    #[command(flatten)]
    pub taint: TaintOptions,

    #[command(flatten)]
    pub lanes: Lanes,

    #[command(flatten)]
    pub whole: Whole,

    #[command(flatten)]
    pub conversion: Conversion,
}

/// Simulate the dataflow graph of one function
#[derive(clap::Args, Debug)]
#[command(after_long_help = "Examples:\n  \
        dfquery simulate facts/ --function gcd --args 48,36\n  \
        dfquery simulate kernel.ll --function scale --overlap 8 --args 1,2 --args 3,4\n  \
        dfquery simulate kernel.ll --function fir --args x,h,y,8 --memory buffers.txt --trace fir.vcd\n\n\
        A memory file declares one buffer per line, with the type and the values of its elements:\n  \
        x = i32 1 2 3 -4\n  \
        y = f32 0*16\n\n\
        Exit status: 0 success, 1 the graph did not finish, 2 bad input or usage, 3 out of time or memory.")]
pub struct Simulate {
    /// Facts directories, .ll, .mir and .avr files, or - for standard input
    #[arg(required = true, value_name = "INPUT")]
    pub inputs: Vec<PathBuf>,

    /// The function to simulate
    #[arg(long, value_name = "NAME")]
    pub function: String,

    #[command(flatten)]
    pub run: Run,

    #[command(flatten)]
    pub bounds: Bounds,

    #[command(flatten)]
    pub conversion: Conversion,
}

/// Check dataflow graphs, written by --emit dataflow or another tool, or linear code
///
/// A file that ends in .mir is machine IR: its graphs are checked as they are, its control flow is converted first.
/// Every graph must obey the static rules of rules/graph. With --function, that graph is run as well. Methods of a .lir
/// file must obey V1 to V17 of rules/lir/verify.dl, those of a .hir file at every stage.
#[derive(clap::Args, Debug)]
#[command(after_long_help = "Examples:\n  \
        dfquery verify kernel.json\n  \
        dfquery verify kernel.json --module kernel.ll --function gcd --args 48,36\n  \
        dfquery verify kernel.mir\n  \
        dfquery verify method.lir\n\n\
        Exit status: 0 no violation, 1 a violation, 2 bad input or usage, 3 out of time or memory.")]
pub struct Verify {
    /// A file of schema dfquery-dataflow/3, machine IR (.mir), linear code (.lir) or trees (.hir)
    #[arg(value_name = "FILE")]
    pub graphs: PathBuf,

    /// Facts directories and .ll files that define globals and called functions
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

/// Compare two dataflow graphs, or a graph and its function: run both on the same inputs
///
/// Inputs are memories and arguments: the bounds of each width first, then random ones. Both sides run with operators
/// firing in many orders, and with declared and unbounded depths. Results, memory, calls, volatile accesses and ends are
/// compared; a deadlock or a token that is left over is a difference. The first input that differs is printed with both
/// outputs.
#[derive(clap::Args, Debug)]
#[command(after_long_help = "Examples:\n  \
        dfquery equal plain.json counters.json\n  \
        dfquery equal kernel.json kernel.ll --function gcd\n  \
        dfquery equal mine.mir theirs.json --module kernel.ll --seeds 100\n\n\
        Exit status: 0 equal, 1 not equal, 2 bad input or usage, 3 out of time or memory.")]
pub struct Equal {
    /// Graphs (.json, .mir), or functions (.ll, facts) to compare the graphs of the other side with
    #[arg(value_name = "A")]
    pub first: PathBuf,

    /// The other side
    #[arg(value_name = "B")]
    pub second: PathBuf,

    /// Compare this function; may be repeated; by default all that have a graph, or the two graphs if each side has one
    #[arg(long, value_name = "NAME")]
    pub function: Vec<String>,

    /// Facts directories and .ll files that define globals and called functions, and what code promises about memory
    #[arg(long, value_name = "INPUT")]
    pub module: Vec<PathBuf>,

    /// Number of random memories, with three lists of arguments each
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..))]
    pub seeds: u64,

    /// Number of threads; by default the number of processors
    #[arg(short, long, value_name = "N")]
    pub jobs: Option<usize>,

    #[command(flatten)]
    pub bounds: Bounds,
}

/// Prove that graphs of a file compute what the functions of a program do, or say where the proof ends
///
/// The graph of each name is held to the function of that name. Conversion options say how the function was prepared.
#[derive(clap::Args, Debug)]
#[command(after_long_help = "Examples:\n  \
        dfquery convert kernel.ll --format json -o kernel.json\n  \
        dfquery certify kernel.ll kernel.json\n\n\
        Exit status: 0 all are proven, 1 one is not, 2 bad input or usage, 3 out of time or memory.")]
pub struct Certify {
    /// The program: a facts directory, or IR
    #[arg(value_name = "INPUT")]
    pub functions: PathBuf,

    /// A file of schema dfquery-dataflow/3 or machine IR (.mir)
    #[arg(value_name = "GRAPHS")]
    pub graphs: PathBuf,

    /// Restrict the proof to the graph of this function; may be repeated
    #[arg(long, value_name = "NAME")]
    pub function: Vec<String>,

    #[command(flatten)]
    pub bounds: Bounds,

    #[command(flatten)]
    pub conversion: Conversion,
}

/// Run a build, and make LLVM IR of the programs that it links
///
/// The build runs unchanged. Each C, C++ or Rust source that it compiles is compiled once more, by clang or rustc, to IR with
/// names and lines, and each executable or library that it links becomes a folder of IR, which every verb takes. The next
/// run compiles only what has changed. What cannot be compiled is listed and left out. Nothing is written outside of DIR,
/// but by the build itself.
#[derive(clap::Args, Debug)]
#[command(after_long_help = "Examples:\n  \
        dfquery build -o ir -- make -j2\n  \
        dfquery ir/lua --relation calls --lines\n  \
        dfquery build -o ir -O 1 -- cmake --build out --clean-first\n  \
        dfquery build -o ir -- cargo build\n  \
        dfquery build -o ir -- sh -c './configure && make'\n  \
        dfquery build -o ir --from compile_commands.json\n\n\
        Exit status: 0 success, 1 some sources are left out, 2 the build fails or compiles nothing.")]
pub struct Build {
    /// The folder for the programs: one that is empty, not there, or of an earlier run
    #[arg(short, long, value_name = "DIR")]
    pub output: PathBuf,

    /// Read the commands of a build from a file instead, as CMake and Bear write it
    #[arg(long, value_name = "FILE", conflicts_with = "build")]
    pub from: Option<PathBuf>,

    /// Level of optimisation of the IR; by default that of the build
    #[arg(short = 'O', long = "level", value_name = "LEVEL")]
    pub level: Option<String>,

    /// The compiler that prints IR of C and C++; by default the first of clang, clang-22, clang-21, ... on the PATH
    #[arg(long, value_name = "PROGRAM")]
    pub clang: Option<PathBuf>,

    /// Record compilers by links in front of PATH, as where processes cannot be traced; not seen are those started by path
    ///
    /// For builds that trace processes themselves, as tests with a leak sanitizer do, and for those that gain rights.
    #[arg(long, conflicts_with = "from")]
    pub by_name: bool,

    /// Number of threads; by default the number of processors
    #[arg(long, value_name = "N")]
    pub jobs: Option<usize>,

    /// The command that builds
    #[arg(last = true, required_unless_present = "from", value_name = "COMMAND")]
    pub build: Vec<String>,
}

/// Show what changed between two inputs, by relation and function
///
/// Functions are matched by name; blocks by their way from the entry, by label, by lines of the source, or by what they
/// do; instructions and values by their order in these. What differs in such names alone has not changed.
/// Functions that only one input has are listed by name only.
#[derive(clap::Args, Debug)]
#[command(after_long_help = "Examples:\n  \
        dfquery diff before.ll after.ll\n  \
        dfquery diff before.ll after.ll --relation block --relation in_loop --rows\n  \
        dfquery diff facts/ kernel.ll --function gcd --format json\n\n\
        Exit status: 0 no changes, 1 changes, 2 bad input or usage, 3 out of time or memory.")]
pub struct Diff {
    /// The old input: a facts directory or a file of IR
    #[arg(value_name = "A")]
    pub before: PathBuf,

    /// The new input
    #[arg(value_name = "B")]
    pub after: PathBuf,

    /// Compare this relation, function by function; may be repeated. Without it facts and what people start with are
    /// compared, but nothing that waits for points-to analysis
    #[arg(long, value_name = "NAME")]
    pub relation: Vec<String>,

    /// Restrict the output to this function; may be repeated
    #[arg(long, value_name = "NAME")]
    pub function: Vec<String>,

    /// Without --relation, compare all that follows from facts, points-to analysis and steps on the way included
    #[arg(long)]
    pub all: bool,

    /// Print the tuples after the counts
    #[arg(long)]
    pub rows: bool,

    /// The most lines of each table as text, and tuples of a function that went or came; 0 prints all. By default 15 of
    /// functions, opcodes and loops, and all of the others
    #[arg(long, value_name = "N")]
    pub limit: Option<usize>,

    /// With --rows, put file, line and column, and the text of the line, after every instruction, value and block
    #[arg(long, requires = "rows")]
    pub lines: bool,

    /// With --lines, look for source files in this folder first, as if the program had been compiled there
    #[arg(long, value_name = "DIR", requires = "lines")]
    pub source_root: Option<PathBuf>,

    /// Add the rules of a file to the built-in ones; may be repeated
    #[arg(long, value_name = "FILE")]
    pub rules: Vec<PathBuf>,

    /// Output format
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "text")]
    pub format: DiffFormat,

    /// Write to this file instead of standard output
    #[arg(short, long, value_name = "PATH")]
    pub output: Option<PathBuf>,

    /// Number of threads; by default the number of processors
    #[arg(long, value_name = "N")]
    pub jobs: Option<usize>,

    #[command(flatten)]
    pub bounds: Bounds,

    #[command(flatten)]
    pub lanes: Lanes,

    #[command(flatten)]
    pub whole: Whole,
}

/// Formats of differences.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiffFormat {
    /// Aligned, for reading
    Text,
    /// For other programs
    Json,
}

/// Generate shell completions or man pages
///
/// Shells ask dfquery itself while a line is typed: verbs and flags are completed, relations, also those of the files of
/// --rules, and the functions of the inputs on the line.
#[derive(clap::Args, Debug)]
#[command(after_long_help = "Examples:\n  \
        dfquery generate bash > ~/.local/share/bash-completion/completions/dfquery\n  \
        dfquery generate zsh > ~/.zfunc/_dfquery\n  \
        dfquery generate fish > ~/.config/fish/completions/dfquery.fish\n  \
        dfquery generate man -o ~/.local/share/man/man1")]
pub struct Generate {
    /// What to print
    #[arg(value_enum)]
    pub what: Generated,

    /// Write to this file; for man pages, a folder that gets one page per verb
    #[arg(short, long, value_name = "PATH")]
    pub output: Option<PathBuf>,
}

/// What can be generated from the command line itself.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Generated {
    Bash,
    Elvish,
    Fish,
    Powershell,
    Zsh,
    Man,
}

/// How a graph is simulated.
#[derive(clap::Args, Debug)]
pub struct Run {
    #[command(flatten)]
    pub start: Start,

    /// Write every firing to this file: .vcd for a waveform viewer, otherwise JSON
    #[arg(long, value_name = "FILE")]
    pub trace: Option<PathBuf>,

    /// The result of functions that have no body; without it any number, and they are told
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    pub assume_external: Option<i64>,
}

impl Run {
    /// Whether any flag describes a run.
    pub fn says_something(&self) -> bool {
        let Start { args, memory, seed } = &self.start;
        let is_started = !args.is_empty() || memory.is_some() || seed.is_some();
        is_started || self.trace.is_some() || self.assume_external.is_some()
    }
}

/// The initial state of a run.
#[derive(clap::Args, Debug)]
pub struct Start {
    /// Arguments: numbers, names of buffers in the memory file, or globals such as @g; given again for another invocation
    #[arg(long, value_name = "A,B", allow_hyphen_values = true)]
    pub args: Vec<String>,

    /// File of buffers that are in memory at the start; they are printed at the end
    #[arg(long, value_name = "FILE")]
    pub memory: Option<PathBuf>,

    /// Fire in a random order with this seed instead of in rounds
    #[arg(long, value_name = "SEED")]
    pub seed: Option<u64>,
}

impl Start {
    /// The arguments of each invocation; of one without arguments if there are none.
    pub fn lists(&self) -> Vec<Vec<String>> {
        let list = |list: &String| match list.as_str() {
            "" => Vec::new(),
            list => list.split(',').map(str::to_owned).collect(),
        };
        if self.args.is_empty() { vec![Vec::new()] } else { self.args.iter().map(list).collect() }
    }

    /// The buffers of the memory file; none if there is no file.
    pub fn buffers(&self) -> dfquery::Result<Buffers> {
        self.memory.as_ref().map_or_else(|| Ok(Buffers::default()), |path| Buffers::read(path))
    }
}

/// Forms of a function.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Emit {
    /// A dataflow graph of picks and switches
    Dataflow,
    /// The same LLVM IR with irreducible cycles made reducible
    Llvm,
    /// Methods as linear code, at the stage given by --stage
    Lir,
}

/// What --dump prints.
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
    /// Blocks that are executed equally often
    Regions,
    /// The block that each value is defined in
    Definitions,
    /// Where signals are switched, and for which consumers; phis that loops add, and all switches of the graph
    Switches,
    /// The blocks with switches, and with phis that are no picks yet
    Switched,
    /// Phis with their incoming values, and the trees of picks
    Picks,
    /// The blocks with everything that becomes of them, before they go
    Blocks,
    /// Values that are produced equally often, before and after conversion
    Groups,
    /// All of these in the order of conversion, and the graph
    Log,
    /// How fast loops are, and what limits them; of all functions, if none is named
    Throughput,
}

/// Formats of standard input.
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

/// Stages of linear code.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// In execution order, with statements and embedded statements
    Statements,
    /// Without statements
    Rationalised,
    /// Without 64-bit values
    Decomposed,
    /// With address modes, and contained nodes marked
    Lowered,
    /// With contained nodes removed from the execution order
    Contained,
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
