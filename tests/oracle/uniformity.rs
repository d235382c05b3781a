//! What LLVM calls divergent, before what the rules call uniform: on LLVM's own tests for AMDGPU and NVPTX.
//!
//! `DFQUERY_LLVM_TESTS=DIR cargo test --test oracle uniformity -- --nocapture` takes the folder `llvm/test` of a source
//! tree. Where the rules know better, `tests/cases/divergence/uniform-here.txt` says so by the name of the value, with
//! the reason; `coarser.dl` beside it tells kinds of which there are too many to name.

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
const LISTED: &str = include_str!("../cases/divergence/uniform-here.txt");

/// The kinds of values that LLVM calls divergent because it looks less closely, as rules over facts and its own answers.
const KINDS: &str = include_str!("../cases/divergence/coarser.dl");

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

/// The numbers of the functions of `module` that have no name.
fn numbers(module: &str) -> impl Iterator<Item = &str> {
    let named =
        module.lines().filter(|line| line.starts_with("define ")).filter_map(|line| line.split_once('@'));
    let heads = named.filter_map(|(_, rest)| rest.split('(').next());
    heads.filter(|head| head.bytes().all(|byte| byte.is_ascii_digit()))
}

/// The function that `line` begins what is printed about; one without a name by its number.
fn header<'a>(line: &'a str, numbers: &mut impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let name = line.strip_prefix("UniformityInfo for function '")?.trim_end_matches([':', '\'']);
    if name.is_empty() { numbers.next() } else { Some(name) }
}

/// The values of `module` that LLVM says are divergent, by what `print<uniformity>` prints.
fn divergent(printed: &str, module: &str) -> BTreeSet<String> {
    let (mut function, mut skipped, mut found) = ("", false, BTreeSet::new());
    let mut numbers = numbers(module);
    for line in printed.lines() {
        if let Some(name) = header(line, &mut numbers) {
            (function, skipped) = (name, false);
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

/// The blocks of `module` at whose ends LLVM says that lanes part.
fn parting(printed: &str, module: &str) -> BTreeSet<String> {
    let (mut function, mut block, mut ends, mut found) = ("", "", false, BTreeSet::new());
    let mut numbers = numbers(module);
    for line in printed.lines() {
        if let Some(name) = header(line, &mut numbers) {
            (function, ends) = (name, false);
        } else if let Some(name) = line.strip_prefix("BLOCK ") {
            (block, ends) = (name, false);
        } else if line.starts_with("TERMINATORS") {
            ends = true;
        } else if ends && line.starts_with("  DIVERGENT:") {
            found.insert(format!("{function}/{block}"));
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
    let arguments = ["-", "--gpu-target", target, "--relation", relation, "--format", "csv"];
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

/// Which of the values `there` are of a kind that [`KINDS`] tells, each with its kind.
fn explained(
    module: &str,
    target: &str,
    mut there: BTreeSet<String>,
    parting: &BTreeSet<String>,
) -> BTreeMap<String, String> {
    let mut explained = BTreeMap::new();
    loop {
        let told =
            [("there", &there), ("lanes_part", parting), ("explained", &explained.keys().cloned().collect())];
        let rules = format!("{KINDS}{}", told.map(|(relation, names)| facts(relation, names)).concat());
        let more: BTreeMap<String, String> =
            kinds(module, target, &rules).into_iter().filter(|(value, _)| there.remove(value)).collect();
        if more.is_empty() {
            return explained;
        }
        explained.extend(more);
    }
}

/// The rows of `relation` for `names`, as a file of rules has them. Names in quotes are left out.
fn facts(relation: &str, names: &BTreeSet<String>) -> String {
    let plain = names.iter().filter(|name| !name.contains('"'));
    plain.map(|name| format!("{relation}(\"{name}\").\n")).collect()
}

/// What `rules` derive as `coarser` of `module`.
fn kinds(module: &str, target: &str, rules: &str) -> Vec<(String, String)> {
    static FILES: AtomicUsize = AtomicUsize::new(0);
    let number = FILES.fetch_add(1, Ordering::Relaxed);
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("coarser-{number}.dl"));
    fs::write(&path, rules).expect("the folder for such files can be written to");
    let file = path.to_str().expect("the path is UTF-8");
    let arguments =
        ["-", "--gpu-target", target, "--rules", file, "--relation", "coarser", "--format", "csv"];
    let text = run(env!("CARGO_BIN_EXE_dfquery"), &arguments, module).expect("the rules can be asked");
    fs::remove_file(&path).expect("it was written");
    let rows = text.lines().skip(1).filter_map(|line| line.split_once(','));
    rows.map(|(value, kind)| (value.to_owned(), kind.trim_matches('"').to_owned())).collect()
}

/// What became of one module.
enum Outcome {
    /// Its target has no lanes, or `opt` does not take it.
    Skipped,
    /// The number of values that LLVM calls divergent, and that only the rules do, and those uniform here, with the kind if
    /// one is told.
    Compared { there: usize, here: usize, only: BTreeMap<String, Option<String>> },
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
    let there = divergent(&printed, &named);
    let only: Vec<&String> =
        there.iter().filter(|value| !here.contains(*value) && !undefined.contains(*value)).collect();
    let mut kinds = match only.is_empty() {
        true => BTreeMap::new(),
        false => explained(&named, target, there.clone(), &parting(&printed, &named)),
    };
    let only = only.into_iter().map(|value| (value.clone(), kinds.remove(value))).collect();
    Outcome::Compared { there: there.len(), here: here.difference(&there).count(), only }
}

/// How much was compared.
#[derive(Default)]
struct Sums {
    modules: usize,
    compared: usize,
    there: usize,
    here: usize,
    listed: usize,
    kinds: BTreeMap<String, usize>,
}

impl Sums {
    /// Counts what became of `file`, and returns what is wrong there: values that are neither of a kind nor `listed`.
    fn add(&mut self, file: &str, outcome: Outcome, listed: &BTreeMap<&str, &str>) -> Vec<String> {
        self.modules += 1;
        let (there, here, only) = match outcome {
            Outcome::Skipped => return Vec::new(),
            Outcome::Failed => return vec![format!("{file} fails")],
            Outcome::Compared { there, here, only } => (there, here, only),
        };
        self.compared += 1;
        self.there += there;
        self.here += here;
        let mut wrong = Vec::new();
        for (value, kind) in only {
            let line = format!("{file} {value}");
            match kind {
                Some(kind) => *self.kinds.entry(kind).or_default() += 1,
                None if listed.contains_key(line.as_str()) => self.listed += 1,
                None => wrong.push(line),
            }
        }
        wrong
    }
}

impl std::fmt::Display for Sums {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Sums { modules, compared, there, here, listed, kinds } = self;
        writeln!(f, "{compared} of {modules} modules compared, {there} values that LLVM calls divergent")?;
        writeln!(f, "{here} values divergent here and uniform there")?;
        writeln!(f, "{listed} uniform here with a reason in the list")?;
        kinds.iter().try_for_each(|(kind, count)| writeln!(f, "{count} uniform here by kind: {kind}"))
    }
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
    let file = |path: &Path| path.strip_prefix(&folder).expect("it was found there").display().to_string();
    let outcomes: Vec<(String, Outcome)> = files.par_iter().map(|path| (file(path), compare(path))).collect();
    let mut sums = Sums::default();
    let mut wrong: Vec<String> =
        outcomes.into_iter().flat_map(|(file, outcome)| sums.add(&file, outcome, &listed)).collect();
    wrong.sort();
    println!("{sums}");
    assert!(wrong.is_empty(), "uniform here without a reason:\n{}", wrong.join("\n"));
}

/// The LLVM whose intrinsics the tables list; an older one lacks some.
const OLDEST: u32 = 22;

/// The names of the intrinsics, those of targets among them, that an installed LLVM has, by the lists that its build
/// has made; none if there is none.
fn installed() -> Option<BTreeSet<String>> {
    let folders = fs::read_dir("/usr/lib").ok()?.filter_map(|entry| Some(entry.ok()?.path()));
    let version = |path: &Path| path.file_name()?.to_str()?.strip_prefix("llvm-")?.parse::<u32>().ok();
    let newest = folders
        .filter_map(|path| Some((version(&path)?, path.join("include/llvm/IR"))))
        .filter(|(version, path)| *version >= OLDEST && path.join("IntrinsicsAMDGPU.h").exists())
        .max();
    let (_, folder) = newest?;
    let lists = ["IntrinsicEnums.inc", "IntrinsicsAMDGPU.h", "IntrinsicsR600.h", "IntrinsicsNVPTX.h"];
    let texts = lists.map(|list| fs::read_to_string(folder.join(list)).unwrap_or_default());
    let comments = texts.iter().flat_map(|text| text.lines().filter_map(|line| line.split_once("// llvm.")));
    let names = comments.map(|(_, name)| name.split([' ', '(']).next().unwrap_or_default().to_owned());
    Some(names.collect())
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
    include_str!("../cases/divergence/retired-intrinsics.txt").lines().any(|line| line == name)
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
