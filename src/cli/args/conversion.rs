//! How functions are converted: the options of every verb that makes dataflow graphs.

use crate::cli::failure::Failure;
use clap::ValueEnum;
use dfquery_convert::{
    Mechanism, Options, Preference,
    reduce::{Budget, Manner, Settings, TUPLES},
};
use std::fmt;

/// The heading of what forms of a function depend on.
pub const HEADING: &str = "Convert";

/// How functions are converted.
#[derive(clap::Args, Clone, Debug)]
#[command(next_help_heading = HEADING)]
pub struct Conversion {
    /// What to do about irreducible cycles
    #[arg(long, value_enum, value_name = "MANNER", default_value = "auto")]
    reducify: Reducify,

    /// How much may be copied for that: blocks of a cycle, and of its function, in multiples of what they were
    #[arg(long, value_name = "CYCLE,FUNCTION", default_value = "2.0,1.5", value_parser = budget)]
    budget: Budget,

    /// Make one `repeat` of the pick and the switch that carry a loop invariant
    #[arg(long)]
    repeat_invariants: bool,

    /// How joins are told where control came from
    #[arg(long, value_enum, value_name = "MECHANISM", default_value = "structured")]
    convert: Convert,

    /// What a dataflow graph is to save: operators, or rounds until its result stands
    #[arg(long, value_enum, value_name = "WHAT", default_value = "area")]
    prefer: Prefer,
}

/// What to do about irreducible cycles.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum Reducify {
    /// Nothing: functions with such cycles are left out, or left as they are
    Off,
    /// Copies within the budget or a dispatch block, whichever takes fewer instructions
    Auto,
    /// Copies only
    Duplicate,
    /// Dispatch blocks only
    Dispatch,
}

/// What a dataflow graph is to save.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum Prefer {
    /// Operators
    Area,
    /// Rounds until the result stands: operators run before it is known that they are needed
    Latency,
}

/// How joins are told where control came from.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum Convert {
    /// By whichever of the next two costs less, join by join
    Auto,
    /// By streams in the shape of the branches between
    Structured,
    /// By predicates of all blocks
    Predicated,
    /// By whichever value comes; functions where values could come out of turn are left out
    Pickany,
}

impl Conversion {
    /// What may be done about irreducible cycles.
    pub fn settings(&self) -> Settings {
        let manner = match self.reducify {
            Reducify::Off => Manner::Off,
            Reducify::Auto => Manner::Auto,
            Reducify::Duplicate => Manner::Duplicate,
            Reducify::Dispatch => Manner::Dispatch,
        };
        let tuples = dfquery_rules::budget().unwrap_or(TUPLES);
        Settings { manner, budget: self.budget, tuples }
    }

    /// What conversion may do.
    pub fn options(&self) -> Options {
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
        Options { reduce: self.settings(), fuse: self.repeat_invariants, prefer, mechanism }
    }

    /// Says no, for this `reason`, if something is asked of a conversion that does not take place.
    pub fn refuse(&self, reason: impl Into<String>) -> Result<(), Failure> {
        let reduce = Settings { tuples: TUPLES, ..self.settings() };
        if (Options { reduce, ..self.options() }) == Options::default() {
            return Ok(());
        }
        Err(Failure::with_help(
            reason,
            "leave out --convert, --prefer, --repeat-invariants, --reducify and --budget",
        ))
    }
}

/// All options as they are typed, with their usual values too.
impl fmt::Display for Conversion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Budget { cycle, function } = self.budget;
        let [convert, prefer, reducify] = [name(self.convert), name(self.prefer), name(self.reducify)];
        write!(f, "--convert {convert} --prefer {prefer}")?;
        if self.repeat_invariants {
            f.write_str(" --repeat-invariants")?;
        }
        write!(f, " --reducify {reducify} --budget {cycle:?},{function:?}")
    }
}

/// A value as it is typed.
fn name(value: impl ValueEnum) -> String {
    let value = value.to_possible_value().expect("no value is hidden");
    value.get_name().to_owned()
}

/// Reads `2.0,1.5`.
fn budget(text: &str) -> Result<Budget, String> {
    let multiple = |part: &str| part.trim().parse::<f64>().ok().filter(|m| m.is_finite() && *m >= 1.0);
    let parts =
        text.split_once(',').and_then(|(cycle, function)| Some((multiple(cycle)?, multiple(function)?)));
    let (cycle, function) =
        parts.ok_or_else(|| "two numbers that are not below 1 are expected, as in 2.0,1.5".to_owned())?;
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
        assert!(parsed("--budget 2,1.5").refuse("it is no function").is_ok());
        assert!(parsed("--budget 3,1.5").refuse("it is no function").is_err());
    }

    #[test]
    fn what_is_printed_can_be_typed() {
        for line in [
            "",
            "--repeat-invariants --convert predicated",
            "--prefer latency --reducify off --budget 3,2.25",
        ] {
            let printed = parsed(line).to_string();
            assert_eq!(parsed(&printed).options(), parsed(line).options(), "{printed}");
        }
    }
}
