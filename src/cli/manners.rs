//! Verbosity and colour, the same for all verbs.

use clap::ValueEnum;

/// How much a run says, and how it looks.
#[derive(clap::Args, Clone, Copy, Debug)]
#[command(next_help_heading = "Messages")]
pub struct Manners {
    /// Print errors only: no warnings, notes or progress
    #[arg(short, long, global = true)]
    pub quiet: bool,

    /// Print all warnings about the input, not only the first ones
    #[arg(short, long, global = true, conflicts_with = "quiet")]
    pub verbose: bool,

    /// When to use colour; `auto` is on a terminal, unless NO_COLOR is set, and with CLICOLOR_FORCE everywhere
    #[arg(long, global = true, value_enum, value_name = "WHEN", default_value = "auto")]
    pub color: When,

    /// Print names of C++ and Rust as in the source: in tables of all formats, and in all else that is text, JSON or SARIF
    ///
    /// `auto` is in text on a terminal. Not in what is read again by name: exports, LLVM IR, and graphs as JSON.
    #[arg(long, global = true, value_enum, value_name = "WHEN", num_args = 0..=1, require_equals = true)]
    #[arg(default_value = "auto", default_missing_value = "always")]
    pub demangle: When,

    /// Succeed even if functions are left out because they could not be read
    #[arg(long, global = true)]
    pub lenient: bool,
}

/// The times when there is colour, or names are demangled.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    Auto,
    Always,
    Never,
}

impl From<When> for anstream::ColorChoice {
    fn from(color: When) -> Self {
        match color {
            When::Auto => anstream::ColorChoice::Auto,
            When::Always => anstream::ColorChoice::AlwaysAnsi,
            When::Never => anstream::ColorChoice::Never,
        }
    }
}

/// The output in which names are demangled.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Demangled {
    /// Nothing.
    #[default]
    Nothing,
    /// Cells of tables, since names within other data must not have quotes or commas of their own.
    Cells,
    /// The texts of JSON, and so of SARIF.
    Json,
    /// All that is printed.
    Text,
}
