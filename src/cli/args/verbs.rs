//! Verbs for what people do most: `convert`, `query`, `why`, `check` and `export`.
//!
//! Each is the main command by another name, with the options that matter to it: `dfquery query BODY INPUT` is
//! `dfquery INPUT --query BODY`. The definitions of options, and so their help, are those of the main command.

use super::{ASK, Args, EXPORT, OUTPUT, conversion, lanes, whole};
use crate::cli::bounds;
use clap::{Arg, ArgAction, ArgMatches, Command, CommandFactory, builder::Resettable::Reset};
use std::ffi::OsString;

/// A verb, and the line of the main command that it stands for.
struct Verb {
    name: &'static str,
    about: &'static str,
    /// The flag of the main command that the verb stands for, and its value without an argument of the verb.
    flag: (&'static str, &'static str),
    /// The first argument, with its help: the value of the flag.
    takes: Option<(&'static str, &'static str)>,
    /// An option of the verb alone.
    own: Option<Own>,
    /// The headings of the options that matter to the verb; those of input and output matter to all.
    headings: &'static [&'static str],
    /// Options under other headings that matter to it, by their ids.
    with: &'static [&'static str],
    /// Options under these headings that do not matter to it, by their ids.
    without: &'static [&'static str],
    examples: &'static str,
}

/// An option that chooses what the flag of the verb is.
enum Own {
    /// `--to FORM`: the value of the flag.
    Value(&'static str, &'static str, &'static str),
    /// `--not`: another flag.
    Flag(&'static str, &'static str, &'static str),
}

/// The verbs.
const VERBS: [Verb; 6] = [
    Verb {
        name: "convert",
        about: "Convert functions to dataflow graphs, reducible LLVM IR or linear code, and print them",
        flag: ("--emit", "dataflow"),
        takes: None,
        own: Some(Own::Value("to", "FORM", "The form: dataflow, llvm, or lir [default: dataflow]")),
        headings: &[conversion::HEADING, bounds::HEADING, lanes::HEADING, whole::HEADING],
        with: &["lines", "report", "args", "memory", "seed"],
        without: &["emit", "check", "seeds", "dump", "limit"],
        examples: "dfquery convert facts/\n  dfquery convert kernel.ll --counters --format json -o kernel.json\n  \
                   dfquery convert kernel.ll --to llvm --budget 3,2 -o reducible.ll",
    },
    Verb {
        name: "run",
        about: "Evaluate a Datalog program by itself, without IR: facts in, outputs out, as Soufflé does",
        flag: ("--program", ""),
        takes: Some(("PROGRAM", "A file of rules")),
        own: None,
        headings: &[ASK, EXPORT, bounds::HEADING],
        with: &[],
        without: &["inputs", "program", "rules", "rules_from", "base", "new", "baseline", "function"],
        examples: "dfquery run reach.dl -F facts/ -D out/\n  \
                   dfquery run reach.dl -F facts/ -D -\n  \
                   dfquery run reach.dl -F facts/ --why 'reach(1, 5)'\n  \
                   dfquery run reach.dl -F facts/ --relation reach --format json",
    },
    Verb {
        name: "query",
        about: "Answer a query in the rule language, with a column for each variable",
        flag: ("--query", ""),
        takes: Some(("BODY", "The body of a rule: 'loop_header(H), in_loop(H, B)'")),
        own: None,
        headings: &[ASK, bounds::HEADING, lanes::HEADING, whole::HEADING, lanes::TAINT],
        with: &[],
        without: &["query", "relation", "why", "why_not", "path", "depth", "new"],
        examples: "dfquery query 'loop_header(H), in_loop(H, B), live_in(B, V)' kernel.ll\n  \
                   dfquery query 'tainted_use(I, N, C)' kernel.ll --gpu-target amdgcn --lines",
    },
    Verb {
        name: "why",
        about: "Prove the tuples that match an atom, or show what a missing tuple lacks",
        flag: ("--why", ""),
        takes: Some(("ATOM", "The tuples, as in 'live_in(\"f/bb3\", _)', or any query")),
        own: Some(Own::Flag("not", "--why-not", "Show for each rule which premise does not hold")),
        headings: &[ASK, bounds::HEADING, lanes::HEADING, whole::HEADING, lanes::TAINT],
        with: &[],
        without: &["query", "relation", "why", "why_not", "new", "baseline"],
        examples: "dfquery why 'in_loop(\"gcd/head\", \"gcd/body\")' facts/\n  \
                   dfquery why 'taint_sink(K, I, N)' kernel.ll --taint default --path\n  \
                   dfquery why --not 'in_loop(\"gcd/head\", \"gcd/entry\")' facts/",
    },
    Verb {
        name: "check",
        about: "Convert every function, verify its graph, and run both on the same random inputs",
        flag: ("--check", ""),
        takes: None,
        own: Some(Own::Flag(
            "native",
            "--check=native",
            "Also compile the module with clang, and compare with native code",
        )),
        headings: &[conversion::HEADING, bounds::HEADING],
        with: &["report"],
        without: &["emit", "check", "dump", "stage", "format", "limit"],
        examples: "dfquery check kernel.ll\n  dfquery check kernel.ll --counters --overlap 4 --seeds 20\n  \
                   dfquery check kernel.ll --native",
    },
    Verb {
        name: "export",
        about: "Write relations to files: CSV, Soufflé, JSON, Parquet, SQLite, dot or SVG",
        flag: ("--export", ""),
        takes: Some((
            "FORM:PATH",
            "csv:DIR, souffle:DIR, jsonl:DIR, parquet:DIR, sqlite:FILE, dot:FILE or svg:FILE",
        )),
        own: None,
        headings: &[ASK, EXPORT, bounds::HEADING, lanes::HEADING, whole::HEADING, lanes::TAINT],
        with: &[],
        without: &[
            "export", "query", "why", "why_not", "path", "depth", "lines", "new", "baseline", "format",
            "output", "limit",
        ],
        examples: "dfquery export sqlite:kernel.db kernel.ll\n  \
                   dfquery export svg:calls.svg kernel.ll --relation calls",
    },
];

/// The command line with all verbs.
pub fn command() -> Command {
    let main = Args::command();
    let verbs = VERBS.map(|verb| verb.command(&main));
    main.subcommands(verbs)
}

/// Returns true if `line` asks for the help of one screen.
pub fn asks_for_front(line: &[OsString]) -> bool {
    line.len() == 2 && line[1] == "-h"
}

/// `line` as a line of the main command; the same if it has a different verb.
///
/// Prints help and errors in terms of the verb, and ends the process then.
pub fn unfolded(line: Vec<OsString>) -> Vec<OsString> {
    let Some(verb) = VERBS.iter().find(|verb| line.iter().any(|word| word == verb.name)) else { return line };
    let matches = command().get_matches_from(&line);
    match matches.subcommand() {
        Some((name, matches)) if name == verb.name => verb.unfold(line, matches),
        _ => line,
    }
}

impl Verb {
    fn command(&self, main: &Command) -> Command {
        let is_shown = |arg: &&Arg| {
            let heading = arg.get_help_heading();
            let id = arg.get_id().as_str();
            let matters = |heading| heading == OUTPUT || self.headings.contains(&heading);
            (heading.is_none_or(matters) || self.with.contains(&id))
                && !arg.is_global_set()
                && !self.without.contains(&id)
                && !["help", "version"].contains(&id)
        };
        let takes =
            self.takes.map(|(name, help)| Arg::new("value").value_name(name).help(help).required(true));
        let own = self.own.as_ref().map(|own| match own {
            Own::Value(long, name, help) => Arg::new(*long).long(*long).value_name(*name).help(*help),
            Own::Flag(long, _, help) => Arg::new(*long).long(*long).help(*help).action(ArgAction::SetTrue),
        });
        Command::new(self.name)
            .about(self.about)
            .args(takes)
            .args(own)
            .args(main.get_arguments().filter(is_shown).map(alone))
            .after_long_help(format!("Examples:\n  {}", self.examples))
    }

    /// `line`, which has this verb and its `matches`, as a line of the main command.
    fn unfold(&self, mut line: Vec<OsString>, matches: &ArgMatches) -> Vec<OsString> {
        let at = line.iter().position(|word| word == self.name).expect("the line has the verb");
        let mut rest = line.split_off(at);
        rest.remove(0);
        let (mut flag, mut value) = (self.flag.0, OsString::from(self.flag.1));
        match &self.own {
            Some(Own::Value(long, ..)) => {
                if let Some(given) = matches.get_one::<String>(long) {
                    value = given.into();
                    take(&mut rest, &format!("--{long}"), Some(&value));
                }
            }
            Some(Own::Flag(long, other, _)) if matches.get_flag(long) => {
                flag = other;
                take(&mut rest, &format!("--{long}"), None);
            }
            _ => {}
        }
        if self.takes.is_some() {
            value = matches.get_one::<String>("value").expect("it is required").into();
            let at = rest.iter().position(|word| *word == value).expect("the line has the value");
            rest.remove(at);
        }
        line.push(flag.into());
        line.extend(Some(value).filter(|value| !value.is_empty()));
        line.extend(rest);
        line
    }
}

/// Takes the option `flag`, with its `value` if it has one, out of `words`.
fn take(words: &mut Vec<OsString>, flag: &str, value: Option<&OsString>) {
    let joined = value.map(|value| format!("{flag}={}", value.display()));
    if let Some(at) = words.iter().position(|word| Some(word) == joined.as_ref().map(OsString::from).as_ref())
    {
        words.remove(at);
    } else if let Some(at) = words.iter().position(|word| word == flag) {
        words.drain(at..=at + usize::from(value.is_some()));
    }
}

/// `arg` without what it says of others, which may be missing beside it.
pub fn alone(arg: &Arg) -> Arg {
    arg.clone().conflicts_with(Reset).requires(Reset).required_unless_present(Reset)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::FromArgMatches;

    fn main_line(line: &[&str]) -> Vec<String> {
        let unfolded = unfolded(line.iter().map(OsString::from).collect());
        let words: Vec<String> = unfolded.iter().map(|word| word.display().to_string()).collect();
        let matches = Args::command().try_get_matches_from(&words).unwrap_or_else(|error| panic!("{error}"));
        Args::from_arg_matches(&matches).expect("it is a line of the main command");
        words
    }

    #[test]
    fn verbs_stand_for_flags() {
        for (line, expected) in [
            ("dfquery convert f.ll --counters", "dfquery --emit dataflow f.ll --counters"),
            ("dfquery convert --to llvm f.ll", "dfquery --emit llvm f.ll"),
            ("dfquery convert f.ll --to=lir --stage contained", "dfquery --emit lir f.ll --stage contained"),
            ("dfquery query edge(A,B,0) f.ll --limit 3 -q", "dfquery --query edge(A,B,0) f.ll --limit 3 -q"),
            ("dfquery query --limit 3 edge(A,B,0) f.ll", "dfquery --query edge(A,B,0) --limit 3 f.ll"),
            ("dfquery why edge(A,B,0) f.ll --path", "dfquery --why edge(A,B,0) f.ll --path"),
            ("dfquery why --not edge(A,B,0) f.ll", "dfquery --why-not edge(A,B,0) f.ll"),
            ("dfquery check f.ll --seeds 9", "dfquery --check f.ll --seeds 9"),
            ("dfquery check f.ll --function g -j 2", "dfquery --check f.ll --function g -j 2"),
            (
                "dfquery convert f.ll --function g --lines",
                "dfquery --emit dataflow f.ll --function g --lines",
            ),
            ("dfquery convert f.ll --format svg -o d/", "dfquery --emit dataflow f.ll --format svg -o d/"),
            ("dfquery check f.ll --native", "dfquery --check=native f.ll"),
            ("dfquery export csv:out f.ll --relation edge", "dfquery --export csv:out f.ll --relation edge"),
            ("dfquery f.ll --relation edge", "dfquery f.ll --relation edge"),
            ("dfquery f.ll --function query", "dfquery f.ll --function query"),
        ] {
            let words: Vec<&str> = line.split(' ').collect();
            assert_eq!(main_line(&words).join(" "), expected);
        }
    }

    /// The words of a line of a shell, with texts in single quotes as one.
    fn words(line: &str) -> Vec<OsString> {
        let pieces = line.split('\'').enumerate();
        let words = pieces.flat_map(|(at, piece)| match at % 2 {
            0 => piece.split_whitespace().map(OsString::from).collect(),
            _ => vec![OsString::from(piece)],
        });
        words.collect()
    }

    #[test]
    fn commands_of_the_readme_are_commands() {
        let readme = include_str!("../../../README.md");
        let lines = readme.lines().filter(|line| line.starts_with("dfquery "));
        let lines: Vec<&str> = lines.map(|line| line.split("  #").next().unwrap_or(line)).collect();
        assert!(lines.len() > 6, "{lines:?}");
        for line in lines {
            let line = unfolded(words(line));
            command().try_get_matches_from(&line).unwrap_or_else(|error| panic!("{line:?}: {error}"));
        }
    }

    #[test]
    fn the_first_screen_names_flags_and_verbs_that_exist() {
        let (command, front) = (command(), super::super::FRONT);
        assert!(front.lines().count() <= 45);
        let all =
            || command.get_arguments().chain(command.get_subcommands().flat_map(Command::get_arguments));
        let words = front.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
        for flag in words
            .filter_map(|word| word.strip_prefix("--"))
            .filter(|flag| !["", "help", "version"].contains(flag))
        {
            assert!(all().any(|arg| arg.get_long() == Some(flag)), "there is no --{flag}");
        }
        for verb in command.get_subcommands() {
            let name = verb.get_name();
            assert!(front.contains(&format!(" {name}")), "{name} is left out");
        }
    }

    #[test]
    fn verbs_are_well_formed() {
        command().debug_assert();
    }
}
