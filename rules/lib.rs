//! The rule files, checked and ready to be evaluated.
//!
//! `schema.dl` declares what readers fill; every other file derives relations from it. [`RuleSet::program`] has the checked
//! rules with texts and places, [`RuleSet::units`] evaluates them, stratum by stratum. A [`RuleSet`] says which files are read.

mod files;
mod set;

use files::declaring;
pub use files::source;
pub use set::RuleSet;
use std::sync::LazyLock;

/// The declarations of the rules, as structs.
#[allow(clippy::empty_docs, missing_docs)]
mod structs {
    include!(concat!(env!("OUT_DIR"), "/structs.rs"));
}

pub use structs::{entity, relation};

/// All built-in rules.
pub fn built_in() -> &'static RuleSet {
    static BUILT_IN: LazyLock<RuleSet> = LazyLock::new(RuleSet::built_in);
    &BUILT_IN
}

/// Returns true if one of our rule files declares `name`.
pub fn declares(name: &str) -> bool {
    declaring(name).is_some()
}

/// The relations that people start with, by topic.
pub fn front_row() -> Vec<(&'static str, Vec<&'static str>)> {
    let lines = include_str!("front.txt").lines().filter_map(|line| line.split_once(": "));
    let topics = lines.filter(|(topic, _)| !topic.starts_with('#'));
    topics.map(|(topic, names)| (topic, names.split_whitespace().collect())).collect()
}

/// The topic of the front row about the lanes of a GPU.
pub const LANES: &str = "lanes of a GPU";

/// The relations that a person means who looks for `word`, the first ones first; none if it is no topic.
///
/// A plural is as good as a singular, and words may be written together, apart or with hyphens.
pub fn topic(word: &str) -> Vec<&'static str> {
    let plain =
        |word: &str| -> String { word.to_lowercase().chars().filter(char::is_ascii_alphanumeric).collect() };
    let word = plain(word);
    let singular = word.strip_suffix('s').unwrap_or(&word);
    let lines = include_str!("topics.txt").lines().filter(|line| !line.starts_with('#'));
    let mut found = Vec::new();
    for (words, names) in lines.filter_map(|line| line.split_once(": ")) {
        let words: Vec<String> = words.split(',').map(plain).collect();
        if words.iter().any(|known| *known == word || known == singular) {
            found.extend(names.split_whitespace().filter(|name| !found.contains(name)).collect::<Vec<_>>());
        }
    }
    found
}

/// Returns true if `name` is one of the relations that people ask for by topic.
pub fn is_asked_for(name: &str) -> bool {
    let all = [include_str!("front.txt"), include_str!("topics.txt")];
    let lines = all.iter().flat_map(|text| text.lines()).filter(|line| !line.starts_with('#'));
    let mut names =
        lines.filter_map(|line| line.split_once(": ")).flat_map(|(_, names)| names.split_whitespace());
    names.any(|known| known == name)
}

/// The targets whose lanes are known, each with its table: rows of `target_class` as CSV.
pub const TARGETS: [(&str, &str); 4] = [
    ("amdgcn", include_str!("targets/amdgcn.csv")),
    ("generic", include_str!("targets/generic.csv")),
    ("nvptx", include_str!("targets/nvptx.csv")),
    ("spir", include_str!("targets/spir.csv")),
];

/// Lane properties of functions of OpenCL, HIP and SYCL, on every target: rows of `target_class` as CSV.
pub const LANE_FUNCTIONS: &str = include_str!("targets/functions.csv");

/// The weaknesses that data from outside in a kind of sink is, as CSV: `kind,weakness,severity,title,help`.
///
/// The severity is that of `security-severity`, from 0 to 10.
pub const WEAKNESSES: &str = include_str!("taint/weaknesses.csv");

/// The signatures of functions of the C library, as CSV: `name,signature`.
///
/// A signature is the result and, in parentheses, the parameters: `v` for void, `p` for pointers, `i` for integers and
/// `f` for floats of any width, and `...`. It is `?` for functions that pass anything else.
pub const SIGNATURES: &str = include_str!("models/signatures.csv");

/// Models of functions whose bodies are not entered: tables as CSV.
pub const MODELS: [(&str, &str); 11] = [
    ("rules/models/cuda.csv", include_str!("models/cuda.csv")),
    ("rules/models/cxx.csv", include_str!("models/cxx.csv")),
    ("rules/models/hip.csv", include_str!("models/hip.csv")),
    ("rules/models/libc.csv", include_str!("models/libc.csv")),
    ("rules/models/libcxx.csv", include_str!("models/libcxx.csv")),
    ("rules/models/math.csv", include_str!("models/math.csv")),
    ("rules/models/network.csv", include_str!("models/network.csv")),
    ("rules/models/posix.csv", include_str!("models/posix.csv")),
    ("rules/models/rust.csv", include_str!("models/rust.csv")),
    ("rules/models/stdio.csv", include_str!("models/stdio.csv")),
    ("rules/models/strings.csv", include_str!("models/strings.csv")),
];

/// Taint sources, summaries and sinks of libc and POSIX: a table as CSV.
pub const TAINT: &str = include_str!("taint/default.csv");

/// Cells that operators and channels take in a circuit, as an estimate: a table as CSV, with a fixed part, one for each
/// bit and one for the square of the bits. A cell is a lookup table or a register of one bit.
pub const AREAS: &str = include_str!("areas/cells.csv");

/// The machines that are known, each with the cycles of its operators: a table as CSV.
pub const MACHINES: [(&str, &str); 2] =
    [("pipelined", include_str!("machines/pipelined.csv")), ("unit", include_str!("machines/unit.csv"))];
