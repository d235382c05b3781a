//! The flags of a server, and of those who ask it.

use super::{
    format::Format,
    lanes::{Lanes, TaintOptions},
    whole::Whole,
};
use crate::cli::bounds::Bounds;
use std::path::PathBuf;

/// Start a server that keeps a program open for dfquery ask and dfquery edit
#[derive(clap::Args, Debug)]
#[command(after_long_help = "Examples:\n  \
        dfquery serve a.ll b.ll --socket S &\n  \
        dfquery serve --base main.base --rules mine.dl --relation alerts --socket S &\n  \
        dfquery ask S --query 'loop_header(H), in_loop(H, B)'\n  \
        dfquery edit S a.ll\n  \
        dfquery ask S --stop\n\n\
        Needs a dfquery that was built with --features distributed. --timeout applies to each question; when memory runs \
        out, questions are stopped and what was derived for them is dropped. docs/formats.md describes the requests.")]
pub struct Serve {
    /// Files of IR, folders of .ll files, and facts directories
    #[arg(required_unless_present = "base", value_name = "INPUT")]
    pub inputs: Vec<PathBuf>,

    /// The Unix socket to listen on; only the user who runs dfquery may connect
    #[arg(long, value_name = "SOCKET")]
    pub socket: PathBuf,

    /// Begin with the program in a file of dfquery extract -o FILE.base, with each INPUT in place of its module
    #[arg(long, value_name = "FILE")]
    pub base: Option<PathBuf>,

    /// Add the rules of a file to the built-in ones; may be repeated
    #[arg(long, value_name = "FILE")]
    pub rules: Vec<PathBuf>,

    /// Folder of the `.input` relations of rule files: DIR/NAME.facts or DIR/NAME.csv; by default that of the rule file
    #[arg(long, value_name = "DIR", requires = "rules")]
    pub facts: Option<PathBuf>,

    /// Follow this relation, so that each edit prints how it changes; may be repeated
    #[arg(long, value_name = "NAME")]
    pub relation: Vec<String>,

    /// Most clients at a time; others are refused
    #[arg(long, value_name = "N", default_value_t = 16, value_parser = clap::value_parser!(u16).range(1..))]
    pub clients: u16,

    /// Most megabytes of an answer; a longer one is refused
    #[arg(long, value_name = "N", default_value_t = 64, value_parser = clap::value_parser!(u16).range(1..))]
    pub megabytes: u16,

    /// Number of threads; by default the number of processors
    #[arg(long, value_name = "N")]
    pub jobs: Option<usize>,

    #[command(flatten)]
    pub bounds: Bounds,

    #[command(flatten)]
    pub lanes: Lanes,

    #[command(flatten)]
    pub whole: Whole,

    #[command(flatten)]
    pub taint: TaintOptions,
}

/// Start a server for an assistant: the Model Context Protocol on standard input and output
#[derive(clap::Args, Debug)]
#[command(after_long_help = "Examples:\n  \
        dfquery mcp\n  \
        dfquery mcp kernel.ll --rules mine.dl --timeout 20\n\n\
        An assistant starts this command and opens programs by itself; docs/mcp.md tells how to register it, and has the \
        tools. An INPUT is open from the start, under its path. --timeout applies to each question.")]
pub struct Mcp {
    /// Files of IR, folders of .ll files, and facts directories that are open from the start, as one program
    #[arg(value_name = "INPUT")]
    pub inputs: Vec<PathBuf>,

    /// Add the rules of a file to the built-in ones; may be repeated
    #[arg(long, value_name = "FILE")]
    pub rules: Vec<PathBuf>,

    /// Folder of the `.input` relations of rule files: DIR/NAME.facts or DIR/NAME.csv; by default that of the rule file
    #[arg(long, value_name = "DIR", requires = "rules")]
    pub facts: Option<PathBuf>,

    /// Number of threads; by default the number of processors
    #[arg(long, value_name = "N")]
    pub jobs: Option<usize>,

    #[command(flatten)]
    pub bounds: Bounds,

    #[command(flatten)]
    pub lanes: Lanes,

    #[command(flatten)]
    pub whole: Whole,

    #[command(flatten)]
    pub taint: TaintOptions,
}

/// Query a running server
#[derive(clap::Args, Debug)]
#[command(after_long_help = "Examples:\n  \
        dfquery ask S --relation in_loop --function f --format csv\n  \
        dfquery ask S --query 'loop_header(H), live_in(H, V)' --limit 20\n  \
        dfquery ask S --why 'in_loop(\"f/head\", _)'\n  \
        dfquery ask S\n\n\
        Without a question it prints what is served. Exit status: as without a server; 3 if the server is busy, or if the \
        question took too long or too much memory.")]
pub struct Ask {
    /// The socket of the server
    #[arg(value_name = "SOCKET")]
    pub socket: PathBuf,

    #[command(flatten)]
    pub question: Question,

    /// End the server; what is under way is stopped
    #[arg(long, conflicts_with_all = ["query", "relation", "why", "why_not"])]
    pub stop: bool,
}

/// A question to a server: these flags are also what a request consists of.
#[derive(clap::Args, Debug)]
pub struct Question {
    /// Answer a query in the rule language, with a column for each variable; may be repeated
    #[arg(long, value_name = "BODY", conflicts_with = "relation")]
    pub query: Vec<String>,

    /// Print the tuples of a relation, input or derived; may be repeated
    #[arg(long, value_name = "NAME")]
    pub relation: Vec<String>,

    /// Prove the tuples that match an atom, as in 'live_in("f/bb3", _)', or the answers to any query
    #[arg(long, value_name = "ATOM", conflicts_with_all = ["query", "relation"])]
    pub why: Option<String>,

    /// Show for each rule which premise of a missing tuple does not hold
    #[arg(long, value_name = "ATOM", conflicts_with_all = ["query", "relation", "why"])]
    pub why_not: Option<String>,

    /// Restrict the answer to this function, or to those that a pattern such as 'pars*' matches; may be repeated
    #[arg(long, value_name = "NAME")]
    pub function: Vec<String>,

    /// Format of the answer: text, csv, tsv or json
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "text")]
    pub format: Format,

    /// Most rows of a table to print, 0 for all; by default all, but 1000 as text on a terminal
    #[arg(long, value_name = "N")]
    pub limit: Option<usize>,

    /// Levels of a proof to print, 0 for all; deeper levels are folded
    #[arg(long, value_name = "N", default_value_t = 6)]
    pub depth: usize,
}

/// Tell a running server which files have changed, and print how the relations that it follows change
#[derive(clap::Args, Debug)]
#[command(after_long_help = "Examples:\n  \
        dfquery edit S a.ll\n  \
        dfquery edit S new/a.ll --removed b.ll --format csv\n\n\
        A file takes the place of the module whose path has the longest end in common with its own, at least the file's \
        name; if there is none, it is added. Rows that are new begin with +, those that are gone with -.")]
pub struct Edit {
    /// The socket of the server
    #[arg(value_name = "SOCKET")]
    pub socket: PathBuf,

    /// The files that were edited
    #[arg(required_unless_present = "removed", value_name = "FILE")]
    pub files: Vec<PathBuf>,

    /// Leave out this module; may be repeated
    #[arg(long, value_name = "MODULE")]
    pub removed: Vec<PathBuf>,

    /// Format of the rows: text, csv, tsv or json
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "text")]
    pub format: Format,
}
