//! `dfquery --help TOPIC`: a few words on a topic, and the options that belong to it.

use super::{ASK, EXPORT, conversion, lanes, verbs, whole};
use crate::cli::bounds;
use clap::Command;
use std::ffi::{OsStr, OsString};

/// A topic of the help.
struct Topic {
    names: &'static [&'static str],
    text: &'static str,
    /// The headings of its options.
    headings: &'static [&'static str],
    /// Its options, by their long names, if not all under the headings.
    options: &'static [&'static str],
}

/// The exit status, for this help and the man pages.
pub const STATUS: &str = "\
0    success, and nothing wrong was found
1    a check failed, something denied was found, no tuple matched, or two inputs differ
2    bad input or usage
3    out of time or memory: --timeout, --memory-limit
130  interrupted by Ctrl-C; what was finished is printed";

/// The variables of the environment, for this help and the man pages.
pub const ENVIRONMENT: &str = "\
NO_COLOR        no colour, if it is set; --color overrides it
CLICOLOR_FORCE  colour also where there is no terminal
DFQUERY_PAGER   the pager of what a screen has no room for; PAGER, or less, otherwise; none, if it is empty
PATH            where clang and llvm-dis are found, for build and --check=native
TMPDIR          the folder of temporary files
XDG_STATE_HOME  the folder of the history of dfquery repl; ~/.local/state otherwise";

/// The topics.
const TOPICS: [Topic; 13] = [
    Topic {
        names: &["ask", "query", "questions", "why"],
        text: "Ask for the tuples of a relation, for the answers to a query, or for a proof.\n\n  \
               dfquery kernel.ll --relation in_loop\n  \
               dfquery query 'loop_header(H), in_loop(H, B)' kernel.ll\n  \
               dfquery why 'in_loop(_, \"f/bb3\")' kernel.ll\n\n\
               Words that begin with a letter are variables, texts and names stand in quotes, _ is anything.",
        headings: &[ASK],
        options: &["relation", "query", "why", "why-not", "path", "depth", "deny"],
    },
    Topic {
        names: &["ir", "input", "inputs", "build"],
        text: "LLVM IR from C: clang -O1 -g -fno-discard-value-names -S -emit-llvm kernel.c; C++: clang++.\n\
               Rust: rustc -O -g --crate-type lib --emit llvm-ir; cargo, make and CMake: dfquery build -o ir -- make.\n\
               OpenCL: clang -x cl -target spir64-unknown-unknown; CUDA: clang++ -x cuda --cuda-device-only.\n\
               Bitcode, objects, executables and archives with bitcode in them are read as they are.",
        headings: &[],
        options: &["input-format", "whole-archive"],
    },
    Topic {
        names: &["rules", "rule", "datalog"],
        text: "Rules of your own, in Soufflé's language, over the built-in relations.\n\n  \
               .decl hot_call(call: Instruction)\n  \
               hot_call(call) :- calls(call, _), instruction(call, block, _, _), in_loop(_, block).\n  \
               .output hot_call\n\n  \
               dfquery kernel.ll --rules mine.dl\n  \
               dfquery run program.dl -F facts/ -D out/    a program by itself, without IR",
        headings: &[ASK],
        options: &["rules", "program", "facts", "output-dir", "rules-from", "engine", "report"],
    },
    Topic {
        names: &["lines", "source", "debug"],
        text: "Places in the source, for IR that was compiled with -g or -gline-tables-only.\n\n  \
               dfquery kernel.ll --relation loop_header --lines\n  \
               dfquery kernel.ll --relation loop_header --lines --source-root ~/project\n\n\
               Code of a library that was inlined has the line of the call, and behind ← its own;\n\
               the relation inlined_at has all calls.",
        headings: &[],
        options: &["lines", "source-root", "demangle"],
    },
    Topic {
        names: &["taint", "security"],
        text: "What data from outside reaches: commands, formats, paths, sizes.\n\n  \
               dfquery kernel.ll --taint default --relation taint_sink --lines\n  \
               dfquery why 'taint_sink(_, _, _, _)' kernel.ll --taint default --path\n  \
               dfquery taint --list                        the known sources and sinks",
        headings: &[lanes::TAINT],
        options: &[],
    },
    Topic {
        names: &["program", "world", "linking"],
        text: "Several modules as one program: calls, points-to and effects between functions.\n\n  \
               dfquery a.ll b.ll libc.a --relation calls\n  \
               dfquery ir/PROGRAM --world closed --relation points",
        headings: &[whole::HEADING],
        options: &[],
    },
    Topic {
        names: &["gpu", "lanes", "divergence"],
        text: "Which branches and accesses differ between the lanes of a GPU.\n\n  \
               dfquery kernel.ll --relation divergent_branch --lines\n  \
               dfquery kernel.ll --relation access_pattern --workgroup 16,16",
        headings: &[lanes::HEADING],
        options: &[],
    },
    Topic {
        names: &["graphs", "convert", "conversion", "hls", "check"],
        text: "Functions as dataflow graphs, as circuits, and against their control flow.\n\n  \
               dfquery convert kernel.ll\n  \
               dfquery check kernel.ll\n  \
               dfquery equal kernel.json kernel.ll\n  \
               dfquery kernel.ll --function f --emit dataflow --format verilog -o f.sv",
        headings: &[conversion::HEADING],
        options: &[],
    },
    Topic {
        names: &["export", "formats", "output"],
        text: "Relations as files for other tools, and results in other formats.\n\n  \
               dfquery export sqlite:kernel.db kernel.ll\n  \
               dfquery export parquet:tables/ kernel.ll --relation calls --relation in_loop\n  \
               dfquery kernel.ll --relation in_loop --format csv -o loops.csv",
        headings: &[EXPORT],
        options: &["export", "all", "force", "format", "output", "limit"],
    },
    Topic {
        names: &["limits", "performance", "time", "memory", "advanced"],
        text: "Bounds on time and memory, and work on several threads and processes.",
        headings: &[bounds::HEADING, ASK],
        options: &[
            "timeout",
            "memory-limit",
            "jobs",
            "budget-tuples",
            "engine",
            "workers",
            "processes",
            "hosts",
            "process",
            "token",
            "retries",
            "patience",
            "report",
        ],
    },
    Topic {
        names: &["messages", "colour", "color"],
        text: "What a run says, and how it looks.",
        headings: &["Messages"],
        options: &["quiet", "verbose", "color", "demangle", "lenient", "message-format"],
    },
    Topic { names: &["status", "exit"], text: STATUS, headings: &[], options: &[] },
    Topic { names: &["environment", "variables"], text: ENVIRONMENT, headings: &[], options: &[] },
];

/// The subject of a line that asks for help.
pub enum Wanted<'l> {
    /// One of the topics, or a word that is none.
    Topic(&'l str),
    /// The name of a verb.
    Verb(&'l OsStr),
}

/// The subject that `line` asks for help on, if it does: `dfquery --help gpu`, `dfquery help gpu`. A word that is a topic and
/// a verb is the verb behind `help`, and the topic behind `--help`.
pub fn wanted(line: &[OsString]) -> Option<Wanted<'_>> {
    let [_, flag, word] = line else { return None };
    let is_word = flag == "help";
    let subject = word.to_str().filter(|_| is_word || flag == "--help" || flag == "-h")?;
    let is_verb = verbs::command().get_subcommands().any(|verb| verb.get_name() == subject);
    Some(match is_verb && (is_word || help(subject).is_none()) {
        true => Wanted::Verb(word),
        false => Wanted::Topic(subject),
    })
}

/// The help on the topic called `word`; none if it is no topic.
pub fn help(word: &str) -> Option<String> {
    let topic = TOPICS.iter().find(|topic| topic.names.contains(&word.to_lowercase().as_str()))?;
    let options = options(topic);
    Some(match options.is_empty() {
        true => format!("{}\n", topic.text),
        false => format!("{}\n\n{options}", topic.text),
    })
}

/// The names of the topics.
pub fn names() -> impl Iterator<Item = &'static str> {
    TOPICS.iter().map(|topic| topic.names[0])
}

/// The options of `topic`, as the help of the main command has them.
fn options(topic: &Topic) -> String {
    let main = verbs::command();
    let is_its = |arg: &&clap::Arg| match arg.get_long() {
        Some(long) if !topic.options.is_empty() => topic.options.contains(&long),
        Some(_) => arg.get_help_heading().is_some_and(|heading| topic.headings.contains(&heading)),
        None => false,
    };
    let args: Vec<clap::Arg> = main.get_arguments().filter(is_its).map(verbs::alone).collect();
    if args.is_empty() {
        return String::new();
    }
    let command = Command::new("dfquery").disable_help_flag(true).args(args).help_template("{options}");
    format!("{}\n", command.clone().render_help().to_string().trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn topics_name_options_that_exist() {
        let main = verbs::command();
        let known: Vec<&str> = main.get_arguments().filter_map(clap::Arg::get_long).collect();
        for topic in &TOPICS {
            for option in topic.options {
                assert!(known.contains(option), "--{option}");
            }
            let help = help(topic.names[0]).expect("it is a topic");
            assert!(topic.headings.is_empty() || help.contains("--"), "{:?}", topic.names);
        }
        assert!(help("nothing").is_none());
    }
}
