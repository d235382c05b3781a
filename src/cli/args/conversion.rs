//! Conversion options, shared by every verb that builds dataflow graphs.

use crate::cli::{args::machine::Machine, failure::Failure};
use clap::ValueEnum;
use dfquery::throughput::{Depths, Latencies};
use dfquery_convert::{Arguments, Mechanism, Options, Overlap, Preference};
use dfquery_reducify::{Budget, Manner, Settings, TUPLES};
use std::fmt;

/// The help heading of conversion.
pub const HEADING: &str = "Convert";

/// The most runs of a loop that may go round at a time.
const MOST_RUNS: i64 = 1_024;

/// The largest depth that can be given.
const DEEPEST: u32 = 65_536;

/// How functions are converted.
#[derive(clap::Args, Clone, Debug)]
#[command(next_help_heading = HEADING)]
pub struct Conversion {
    /// How to make irreducible cycles reducible
    #[arg(long, value_enum, value_name = "MANNER", default_value = "auto")]
    reducify: Reducify,

    /// Largest size of a cycle and of its function after node splitting, as multiples of the original size
    #[arg(long, value_name = "CYCLE,FUNCTION", default_value = "2.0,1.5", value_parser = budget)]
    budget: Budget,

    /// The value of --budget-tuples.
    #[arg(skip)]
    tuples: Option<u32>,

    /// Fuse the pick and the switch that carry a loop invariant into one `repeat`
    #[arg(long)]
    repeat_invariants: bool,

    /// Use one operator for each loop counter (`count`), sum (`reduce`) and other loop-carried value (`carry`)
    #[arg(long)]
    counters: bool,

    /// Use of selects for phis, where both ways of a branch are cheap enough to execute, and in counters
    #[arg(long, value_enum, value_name = "WHEN", default_value = "on")]
    selects: Selects,

    /// How operators read arguments: always available, or as tokens [default: held with --repeat-invariants or
    /// --counters, else tokens]
    #[arg(long, value_enum, value_name = "HOW")]
    arguments: Option<HowArguments>,

    /// How a join selects the value of the edge taken
    #[arg(long, value_enum, value_name = "MECHANISM", default_value = "structured")]
    convert: Convert,

    /// What to minimise in a dataflow graph: operators, or rounds until the result
    #[arg(long, value_enum, value_name = "WHAT", default_value = "area")]
    prefer: Prefer,

    /// Start up to N runs of an inner loop, and up to N invocations, before the first has ended, where rules prove that
    /// results keep their order; inner loops only where an iteration takes more than one round
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u32).range(1..=MOST_RUNS))]
    overlap: u32,

    /// Depth of channels: sized for the largest throughput that recurrences allow on the machine, as declared, or at
    /// least N values
    #[arg(long, value_name = "sized|declared|N", default_value = "declared", value_parser = depths)]
    depths: HowDeep,

    #[command(flatten)]
    pub machine: Machine,
}

/// How deep channels are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum HowDeep {
    /// As they have to be to work.
    Declared,
    /// For the largest throughput.
    Sized,
    /// At least this number of values.
    AtLeast(u32),
}

/// How to make irreducible cycles reducible.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum Reducify {
    /// Not at all: functions with such cycles are skipped or left unchanged
    Off,
    /// Node splitting within the budget, which adds no run time; a dispatch block where it adds next to none and is smaller
    Auto,
    /// Node splitting within the budget or a dispatch block, whichever adds fewer instructions
    Size,
    /// Node splitting only
    Duplicate,
    /// Dispatch blocks only
    Dispatch,
}

/// Whether selects may stand for phis.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum Selects {
    /// Where that takes fewer operators
    On,
    /// Nowhere
    Off,
}

/// How operators read the arguments of a function.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum HowArguments {
    /// As operands that are always available where loops read them: set up before an invocation starts
    Held,
    /// As tokens, which loops repeat and branches steer
    Tokens,
}

/// What to minimise in a dataflow graph.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum Prefer {
    /// The number of operators
    Area,
    /// The rounds until the result: operators execute speculatively
    Latency,
}

/// How a join selects the value of the edge taken.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum Convert {
    /// The cheaper of structured and predicated, for each join
    Auto,
    /// Decision streams that follow the structure of the branches
    Structured,
    /// Predicates of all blocks
    Predicated,
    /// The first value to arrive; functions whose values could arrive out of order are skipped
    Pickany,
}

impl Conversion {
    /// Settings for irreducible cycles.
    pub fn settings(&self) -> Settings {
        let manner = match self.reducify {
            Reducify::Off => Manner::Off,
            Reducify::Auto => Manner::Auto,
            Reducify::Size => Manner::Size,
            Reducify::Duplicate => Manner::Duplicate,
            Reducify::Dispatch => Manner::Dispatch,
        };
        Settings { manner, budget: self.budget, tuples: self.tuples.unwrap_or(TUPLES) }
    }

    /// Limits the work on irreducible cycles, if `tuples` is given.
    pub fn limit(&mut self, tuples: Option<u32>) {
        self.tuples = tuples;
    }

    /// Options of conversion.
    pub fn options(&self) -> Options {
        self.options_with(true)
    }

    /// The same; arguments are tokens unless they may be held, where nothing is said about them.
    pub fn options_with(&self, may_hold: bool) -> Options {
        let prefer = match self.prefer {
            Prefer::Area => Preference::Area,
            Prefer::Latency => Preference::Latency,
        };
        let mechanism = match self.convert {
            Convert::Auto => Mechanism::Auto,
            Convert::Structured => Mechanism::Structured,
            Convert::Predicated => Mechanism::Predicated,
            Convert::Pickany => Mechanism::Pickany,
        };
        let arguments = match self.arguments {
            Some(HowArguments::Held) => Arguments::Held,
            Some(HowArguments::Tokens) => Arguments::Tokens,
            None if may_hold && (self.repeat_invariants || self.counters) => Arguments::Held,
            None => Arguments::Tokens,
        };
        let (repeat_invariants, counters) = (self.repeat_invariants, self.counters);
        let (reduce, depths) = (self.settings(), self.depths());
        let overlap = (self.overlap > 1).then(|| Overlap { most: self.overlap, latencies: self.latencies() });
        let selects = self.selects == Selects::On;
        Options {
            reduce,
            repeat_invariants,
            counters,
            selects,
            arguments,
            prefer,
            mechanism,
            overlap,
            depths,
        }
    }

    /// The cycles of operators on the machine that is given, which options name by reference as long as the process lives.
    pub fn latencies(&self) -> &'static Latencies {
        Box::leak(Box::new(self.machine.latencies()))
    }

    /// How deep channels are, on the machine that is given.
    fn depths(&self) -> Depths {
        match self.depths {
            HowDeep::Declared => Depths::Declared,
            HowDeep::AtLeast(depth) => Depths::AtLeast(depth),
            HowDeep::Sized => Depths::Sized(self.latencies()),
        }
    }

    /// Whether channels are sized for a machine.
    pub fn sizes_depths(&self) -> bool {
        self.depths == HowDeep::Sized
    }

    /// Fails with this `reason` if a conversion option is given but no conversion takes place.
    pub fn refuse(&self, reason: impl Into<String>) -> Result<(), Failure> {
        let reduce = Settings { tuples: TUPLES, ..self.settings() };
        if (Options { reduce, ..self.options() }) == Options::default() {
            return Ok(());
        }
        Err(Failure::with_help(
            reason,
            "leave out --convert, --prefer, --repeat-invariants, --counters, --selects, --arguments, --overlap, --depths, \
             --reducify and --budget",
        ))
    }
}

/// All options as typed, including those with default values.
impl fmt::Display for Conversion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Budget { cycle, function } = self.budget;
        let [convert, prefer, reducify] = [name(self.convert), name(self.prefer), name(self.reducify)];
        write!(f, "--convert {convert} --prefer {prefer}")?;
        if self.repeat_invariants {
            f.write_str(" --repeat-invariants")?;
        }
        if self.counters {
            f.write_str(" --counters")?;
        }
        if self.selects == Selects::Off {
            f.write_str(" --selects off")?;
        }
        if let Some(arguments) = self.arguments {
            write!(f, " --arguments {}", name(arguments))?;
        }
        if self.overlap > 1 {
            write!(f, " --overlap {}", self.overlap)?;
        }
        match self.depths {
            HowDeep::Declared => {}
            HowDeep::Sized => f.write_str(" --depths sized")?,
            HowDeep::AtLeast(depth) => write!(f, " --depths {depth}")?,
        }
        write!(f, " --reducify {reducify} --budget {cycle:?},{function:?}")
    }
}

/// A value as typed.
fn name(value: impl ValueEnum) -> String {
    let value = value.to_possible_value().expect("no value is hidden");
    value.get_name().to_owned()
}

/// Reads `sized`, `declared` or a number.
fn depths(text: &str) -> Result<HowDeep, String> {
    match text {
        "sized" => Ok(HowDeep::Sized),
        "declared" => Ok(HowDeep::Declared),
        _ => match text.parse() {
            Ok(depth) if (1..=DEEPEST).contains(&depth) => Ok(HowDeep::AtLeast(depth)),
            _ => Err(format!("expected sized, declared, or a number from 1 to {DEEPEST}")),
        },
    }
}

/// Reads `2.0,1.5`.
fn budget(text: &str) -> Result<Budget, String> {
    let multiple = |part: &str| part.trim().parse::<f64>().ok().filter(|m| m.is_finite() && *m >= 1.0);
    let parts =
        text.split_once(',').and_then(|(cycle, function)| Some((multiple(cycle)?, multiple(function)?)));
    let (cycle, function) =
        parts.ok_or_else(|| "expected two numbers that are at least 1, as in 2.0,1.5".to_owned())?;
    Ok(Budget { cycle, function })
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        conversion: Conversion,
    }

    fn parsed(line: &str) -> Conversion {
        Line::parse_from(["dfquery"].into_iter().chain(line.split_whitespace())).conversion
    }

    #[test]
    fn nothing_said_is_what_conversion_does_by_itself() {
        assert_eq!(parsed("").options(), Options::default());
        assert!(parsed("--budget 2,1.5").refuse("it is not a function").is_ok());
        assert!(parsed("--budget 3,1.5").refuse("it is not a function").is_err());
    }

    #[test]
    fn what_is_printed_can_be_typed() {
        for line in [
            "",
            "--repeat-invariants --convert predicated",
            "--counters --arguments tokens",
            "--depths sized",
            "--depths 4",
            "--counters --overlap 4",
            "--prefer latency --reducify off --budget 3,2.25",
            "--reducify size --selects off",
        ] {
            let printed = parsed(line).to_string();
            assert_eq!(parsed(&printed).options(), parsed(line).options(), "{printed}");
        }
    }
}
