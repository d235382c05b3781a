//! What LLVM calls divergent, before what the rules call uniform: on LLVM's own tests for AMDGPU and NVPTX.
//!
//! `DFQUERY_LLVM_TESTS=DIR cargo test --test uniformity -- --nocapture` takes the folder `llvm/test` of a source tree. Where the rules know better,
//! `tests/cases/divergence/uniform-here.txt` says so by the name of the value, with the reason. `BLESS=1` prints lines for it that are missing.

use rayon::prelude::*;
use std::{
    collections::{BTreeMap, BTreeSet},
    env, fs,
    io::Write as _,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::atomic::{AtomicUsize, Ordering},
};

/// Values that are uniform here and divergent there, with the reason: `file function/%value | reason`.
const LISTED: &str = include_str!("cases/divergence/uniform-here.txt");

/// The modules in `folder`, and in all folders within it, that are about a GPU.
fn modules(folder: &Path, found: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(folder).expect("the folder can be read");
    for path in entries.map(|entry| entry.expect("an entry can be read").path()) {
        let text = path.to_string_lossy();
        if path.is_dir() {
            modules(&path, found);
        } else if text.ends_with(".ll") && (text.contains("AMDGPU") || text.contains("NVPTX")) {
            found.push(path);
        }
    }
}

/// What `program` prints of `input`, messages last; none if it fails.
fn run(program: &str, arguments: &[&str], input: &str) -> Option<String> {
    let pipes = |command: &mut Command| {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()
    };
    let mut child = pipes(Command::new(program).args(arguments)).expect("the program is installed");
    let mut stdin = child.stdin.take().expect("it was piped");
    let text = input.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(text.as_bytes()));
    let output = child.wait_with_output().expect("the program ends");
    let _ = writer.join().expect("the writer does not panic");
    let text = [output.stdout, output.stderr].concat();
    output.status.success().then(|| String::from_utf8_lossy(&text).into_owned())
}

/// The triple that the module at `path` is made for: its own, the one its test is run with, or that of its folder.
fn triple(path: &Path, text: &str) -> String {
    let own = text.lines().find_map(|line| line.strip_prefix("target triple = \""));
    let asked = || text.split_once("-mtriple").map(|(_, rest)| rest.trim_start_matches([' ', '=']));
    let words = own.or_else(asked).map(|rest| {
        rest.split(|c: char| !(c.is_ascii_alphanumeric() || "-_.".contains(c))).next().unwrap_or_default()
    });
    let by_folder =
        if path.to_string_lossy().contains("NVPTX") { "nvptx64-nvidia-cuda" } else { "amdgcn-amd-amdhsa" };
    words.filter(|triple| !triple.is_empty()).unwrap_or(by_folder).to_owned()
}

/// The values that LLVM says are divergent, by what `print<uniformity>` prints.
fn divergent(printed: &str) -> BTreeSet<String> {
    let (mut function, mut skipped, mut found) = ("", false, BTreeSet::new());
    for line in printed.lines() {
        if let Some(rest) = line.strip_prefix("UniformityInfo for function '") {
            (function, skipped) = (rest.trim_end_matches([':', '\'']), false);
        } else if line.starts_with("TEMPORAL DIVERGENCE LIST") {
            skipped = true; // uses, whose values stand elsewhere
        } else if line.starts_with("BLOCK") || line.starts_with("DEFINITIONS") {
            skipped = false;
        } else if let Some(rest) = line.strip_prefix("  DIVERGENT:").filter(|_| !skipped)
            && let Some(name) = defined(rest.trim_start())
        {
            found.insert(format!("{function}/{name}"));
        }
    }
    found
}

/// The name of the value that `text` is about, an instruction with a result or an argument.
fn defined(text: &str) -> Option<&str> {
    if text.starts_with('%') {
        let (name, rest) = name(text);
        return (rest.starts_with(" = ") || rest.is_empty()).then_some(name);
    }
    let words = [
        "br ",
        "switch ",
        "store ",
        "call ",
        "tail ",
        "ret ",
        "invoke ",
        "callbr ",
        "fence ",
        "resume ",
        "indirectbr ",
    ];
    let at = text.rfind(" %").filter(|_| !words.iter().any(|word| text.starts_with(word)))?;
    let (name, rest) = name(&text[at + 1..]);
    rest.is_empty().then_some(name)
}

/// The name at the beginning of `text`, and the rest.
fn name(text: &str) -> (&str, &str) {
    let end = match text.strip_prefix("%\"") {
        Some(rest) => rest.find('"').map_or(text.len(), |at| at + 3),
        None => text[1..]
            .find(|c: char| !(c.is_ascii_alphanumeric() || "-$._".contains(c)))
            .map_or(text.len(), |at| at + 1),
    };
    text.split_at(end)
}

/// The values of `relation` in what is asked of `module`, functions without their quotes.
fn ours(module: &str, target: &str, relation: &str) -> Option<BTreeSet<String>> {
    let arguments = ["-", "--target", target, "--relation", relation, "--format", "csv"];
    let text = run(env!("CARGO_BIN_EXE_dfquery"), &arguments, module)?;
    let plain = |line: &str| {
        let line = match line.strip_prefix('"').and_then(|line| line.strip_suffix('"')) {
            Some(quoted) => quoted.replace("\"\"", "\""),
            None => line.to_owned(),
        };
        match line.strip_prefix('"').and_then(|line| line.split_once("\"/")) {
            Some((function, value)) => format!("{function}/{value}"),
            None => line,
        }
    };
    Some(text.lines().skip(1).map(plain).collect())
}

/// What became of one module.
enum Outcome {
    /// Its target has no lanes, or `opt` does not take it.
    Skipped,
    /// How many values LLVM calls divergent, and those of them that are uniform here.
    Compared(usize, BTreeSet<String>),
    /// This is not what the rules can be asked.
    Failed,
}

fn compare(path: &Path) -> Outcome {
    let text = String::from_utf8_lossy(&fs::read(path).expect("a module can be read")).into_owned();
    let triple = triple(path, &text);
    let Some(target) = ["amdgcn", "nvptx"].into_iter().find(|target| triple.starts_with(target)) else {
        return Outcome::Skipped;
    };
    let triple = format!("-mtriple={triple}");
    let named = run("opt-22", &["-S", "-passes=instnamer", &triple, "-"], &text);
    let analysed =
        |named: &str| run("opt-22", &["-disable-output", "-passes=print<uniformity>", &triple, "-"], named);
    let Some((named, printed)) =
        named.and_then(|named| Some((analysed(&named)?, named))).map(|(a, b)| (b, a))
    else {
        return Outcome::Skipped;
    };
    let [divergent_here, undefined] =
        ["divergent", "undefined"].map(|relation| ours(&named, target, relation));
    let (Some(here), Some(undefined)) = (divergent_here, undefined) else { return Outcome::Failed };
    let there = divergent(&printed);
    let only = there.iter().filter(|value| !here.contains(*value) && !undefined.contains(*value));
    Outcome::Compared(there.len(), only.cloned().collect())
}

#[test]
fn what_llvm_calls_divergent_is_divergent_or_has_a_reason() {
    let Some(folder) = env::var_os("DFQUERY_LLVM_TESTS").map(PathBuf::from) else {
        println!("skipped: DFQUERY_LLVM_TESTS does not name the tests of LLVM");
        return;
    };
    if Command::new("opt-22").arg("--version").output().is_err() {
        println!("skipped: opt-22 is not installed");
        return;
    }
    let mut files = Vec::new();
    modules(&folder, &mut files);
    files.sort();
    let listed: BTreeMap<&str, &str> = LISTED
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split_once(" | "))
        .collect();
    let (compared, values) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let mut wrong: Vec<String> = files
        .par_iter()
        .flat_map(|path| {
            let file = path.strip_prefix(&folder).expect("it was found there").display().to_string();
            match compare(path) {
                Outcome::Skipped => Vec::new(),
                Outcome::Failed => vec![format!("{file} fails")],
                Outcome::Compared(count, only) => {
                    compared.fetch_add(1, Ordering::Relaxed);
                    values.fetch_add(count, Ordering::Relaxed);
                    let lines = only.into_iter().map(|value| format!("{file} {value}"));
                    lines.filter(|line| !listed.contains_key(line.as_str())).collect()
                }
            }
        })
        .collect();
    wrong.sort();
    println!(
        "{} of {} modules compared, {} values that LLVM calls divergent, {} of them uniform here with a reason",
        compared.into_inner(),
        files.len(),
        values.into_inner(),
        listed.len()
    );
    assert!(wrong.is_empty(), "uniform here without a reason:\n{}", wrong.join("\n"));
}

/// The names of the intrinsics of the targets that an installed LLVM has, by the lists that its build has made; none if
/// there is none.
fn installed() -> Option<BTreeSet<String>> {
    let folders = fs::read_dir("/usr/lib").ok()?.filter_map(|entry| Some(entry.ok()?.path()));
    let mut includes: Vec<PathBuf> = folders
        .filter(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("llvm-")))
        .map(|path| path.join("include/llvm/IR"))
        .filter(|path| path.join("IntrinsicsAMDGPU.h").exists())
        .collect();
    includes.sort();
    let folder = includes.pop()?;
    let lists = ["IntrinsicsAMDGPU.h", "IntrinsicsR600.h", "IntrinsicsNVPTX.h"];
    let texts = lists.map(|list| fs::read_to_string(folder.join(list)).unwrap_or_default());
    let comments = texts.iter().flat_map(|text| text.lines().filter_map(|line| line.split_once("// llvm.")));
    Some(comments.map(|(_, name)| name.split_whitespace().next().unwrap_or_default().to_owned()).collect())
}

/// The intrinsics that the tables list, each with its class.
fn tables() -> Vec<(&'static str, &'static str)> {
    let tables = dfquery_rules::TARGETS.iter().flat_map(|(_, table)| table.lines());
    let fields = tables.map(|line| line.split(',').collect::<Vec<_>>());
    let rows = fields.filter(|fields| matches!(fields[0], "intrinsic" | "item"));
    rows.map(|fields| (fields[1], fields[2])).collect()
}

/// Listed, though no longer part of the newest LLVM.
fn is_retired(name: &str) -> bool {
    include_str!("cases/divergence/retired-intrinsics.txt").lines().any(|line| line == name)
}

#[test]
fn the_tables_list_intrinsics_that_llvm_has() {
    let Some(installed) = installed() else {
        println!("skipped: no LLVM with lists of intrinsics is installed");
        return;
    };
    let has = |name: &str| {
        let mut from = installed.range(name.to_owned()..).take_while(|full| full.starts_with(name));
        from.any(|full| full.len() == name.len() || full.as_bytes()[name.len()] == b'.')
    };
    let unknown: Vec<&str> =
        tables().into_iter().map(|(name, _)| name).filter(|name| !has(name) && !is_retired(name)).collect();
    assert!(unknown.is_empty(), "no intrinsics: {unknown:?}");
}

#[test]
fn nothing_that_llvm_lists_as_a_source_is_harmless() {
    let tests = env::var_os("DFQUERY_LLVM_TESTS").map(PathBuf::from);
    let list = tests.map(|tests| tests.join("../lib/Target/AMDGPU/AMDGPUSearchableTables.td"));
    let Some(text) = list.and_then(|list| fs::read_to_string(list).ok()) else {
        println!("skipped: DFQUERY_LLVM_TESTS does not name tests of LLVM beside its sources");
        return;
    };
    let sources: BTreeSet<String> = text
        .lines()
        .filter_map(|line| line.trim().strip_prefix("def : SourceOfDivergence<int_")?.strip_suffix(">;"))
        .map(|name| name.replace('_', "."))
        .collect();
    assert!(sources.len() > 100, "the list is not as it was: {}", sources.len());
    let harmless: Vec<&str> = tables()
        .into_iter()
        .filter(|(name, class)| matches!(*class, "operands" | "uniform") && sources.contains(*name))
        .map(|(name, _)| name)
        .collect();
    assert!(harmless.is_empty(), "{harmless:?}");
}
