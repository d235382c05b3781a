//! What is exported is read back: by dfquery itself, and by readers that have nothing of it.
//!
//! `DFQUERY_CORPUS=DIR cargo test --release --test commands export` takes zlib.O1 of the corpus as well; `DFQUERY_PYTHON`
//! names another Python than `python3`. What is not installed is said and left out.

#![allow(clippy::unwrap_used)]

use crate::folder::Folder;
use std::{
    collections::BTreeMap,
    env, fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

/// The forms that hold rows, each with the place below a folder to which it is written.
const FORMS: [(&str, &str); 5] = [
    ("csv", "csv"),
    ("souffle", "souffle"),
    ("jsonl", "jsonl"),
    ("sqlite", "facts.db"),
    ("parquet", "parquet"),
];

fn run(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dfquery"));
    command.args(arguments).current_dir(env!("CARGO_MANIFEST_DIR")).output().unwrap()
}

fn dfquery(arguments: &[&str]) -> Vec<u8> {
    let output = run(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", message(&output));
    output.stdout
}

fn message(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Whether this dfquery writes `form`; says so if not.
fn is_built(form: &str) -> bool {
    let is_built = cfg!(feature = "export") || !["sqlite", "parquet"].contains(&form);
    if !is_built {
        println!("skipped: {form}, which needs the feature `export`");
    }
    is_built
}

/// Exports `input` to `place` and returns the path.
fn export(input: &str, form: &str, place: &Path, more: &[&str]) -> String {
    let target = format!("{form}:{}", place.display());
    dfquery(&[&[input, "--export", &target], more].concat());
    place.display().to_string()
}

/// The bytes of a file, or of all files of a folder by name.
fn bytes(path: &Path) -> BTreeMap<String, Vec<u8>> {
    let name = |path: &Path| path.file_name().unwrap().to_string_lossy().into_owned();
    if path.is_file() {
        return BTreeMap::from([(name(path), fs::read(path).unwrap())]);
    }
    let entries = fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path());
    entries.map(|path| (name(&path), fs::read(&path).unwrap())).collect()
}

/// What another reader finds in the export `path`; none, and a word about it, if there is no such reader.
fn foreign(form: &str, path: &str) -> Option<String> {
    let python = env::var("DFQUERY_PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/foreign.py");
    let output = match Command::new(&python).arg(script).args([form, path]).output() {
        Ok(output) => output,
        Err(error) => {
            println!("skipped: reading {form} back, {python}: {error}");
            return None;
        }
    };
    if output.status.code() == Some(3) {
        println!("skipped: reading {form} back, {}", message(&output).trim_end());
        return None;
    }
    assert!(output.status.success(), "{}", message(&output));
    Some(String::from_utf8(output.stdout).unwrap())
}

/// What dfquery prints of the relations in the CSV directory `path`, as [`foreign`] has it.
fn ours(input: &str, path: &str) -> String {
    let mut names: Vec<String> = bytes(Path::new(path)).into_keys().collect();
    names.retain(|name| name != "schema.csv");
    let names: Vec<&str> = names.iter().filter_map(|name| name.strip_suffix(".csv")).collect();
    let asked: Vec<&str> = names.iter().flat_map(|name| ["--relation", *name]).collect();
    let printed = dfquery(&[&[input, "--format", "csv"], &asked[..]].concat());
    let printed = format!("\n{}", String::from_utf8(printed).unwrap());
    let mut rest = printed.as_str();
    let mut text = String::new();
    for (at, name) in names.iter().enumerate() {
        rest = rest.strip_prefix(&format!("\n# {name}(")).unwrap().split_once('\n').unwrap().1;
        let next = names.get(at + 1).map(|next| format!("\n# {next}("));
        let end = next.map_or(rest.len(), |next| rest.find(&next).unwrap());
        let mut rows = csv::ReaderBuilder::new().from_reader(&rest.as_bytes()[..end]);
        let rows: Vec<csv::StringRecord> = rows.records().map(Result::unwrap).collect();
        text += &format!("# {name} {}\n", rows.len());
        rows.iter().for_each(|row| text += &(row.iter().collect::<Vec<_>>().join("\t") + "\n"));
        rest = &rest[end..];
    }
    text
}

/// The lines of what [`foreign`] gives, sorted within each relation: facts keep the order of their reader.
fn sorted(text: &str) -> Vec<Vec<&str>> {
    let lines: Vec<&str> = text.lines().collect();
    let relations = lines.chunk_by(|_, next| !next.starts_with("# "));
    relations
        .map(|lines| {
            let mut lines = lines.to_vec();
            lines[1..].sort_unstable();
            lines
        })
        .collect()
}

/// Exports `input` in every form and compares what other readers find with what dfquery prints.
fn compare_all(input: &str) {
    let folder = Folder::new(&format!("exported-{}", input.replace(['/', '.'], "-")));
    let place = |place: &str| folder.as_ref().join(place);
    let expected = ours(input, &export(input, "csv", &place("expected"), &["--all"]));
    let expected = sorted(&expected);
    assert!(expected.len() > 80);
    for (form, name) in FORMS.into_iter().filter(|(form, _)| is_built(form)) {
        let path = export(input, form, &place(name), &["--all"]);
        let Some(found) = foreign(form, &path) else { continue };
        let found = sorted(&found);
        let differs = expected.iter().zip(&found).find(|(one, other)| one != other);
        let differs = differs.map(|(one, other)| (one[0], one.iter().zip(other).find(|(a, b)| a != b)));
        assert!(expected == found, "{input} as {form}: {differs:?}");
        let rows: usize = found.iter().map(|lines| lines.len() - 1).sum();
        println!("{input} as {form}: {} relations with {rows} rows agree", found.len());
    }
}

#[test]
fn other_readers_find_what_dfquery_prints() {
    compare_all("facts");
    compare_all("tests/cases/conversion/irreducible.ll");
    match env::var("DFQUERY_CORPUS") {
        Ok(corpus) => compare_all(&format!("{corpus}/c/zlib.O1.ll")),
        Err(_) => println!("skipped: zlib.O1, DFQUERY_CORPUS does not name a corpus"),
    }
}

#[test]
fn an_exported_directory_is_a_facts_directory() {
    let folder = Folder::new("exported-facts");
    let graphs = |input: &str| dfquery(&[input, "--emit", "dataflow", "--format", "json"]);
    let relations = |input: &str| {
        dfquery(&[
            input,
            "--relation",
            "live_in",
            "--relation",
            "divergent",
            "--divergence-source",
            "arguments",
        ])
    };
    let expected = (graphs("facts"), relations("facts"));
    for form in ["csv", "souffle"] {
        let path = export("facts", form, &folder.as_ref().join(form), &[]);
        assert!((graphs(&path), relations(&path)) == expected, "{form}");
        let told = message(&run(&[&path, "--relation", "live_in"]));
        assert_eq!(told.matches("warning:").count(), 1, "derived relations are told of once: {told}");
    }
    let extracted = folder.as_ref().join("extracted");
    dfquery(&["extract", "tests/cases/kernels.ll", "-o", &extracted.to_string_lossy()]);
    let exported = bytes(&folder.as_ref().join("csv"));
    for (name, facts) in bytes(&extracted) {
        // An export says as well what was asked about lanes, about who calls the program, and about taint.
        const ASKED: [&str; 5] =
            ["schema.csv", "convergence_model.csv", "target_class.csv", "world.csv", "memory_detail.csv"];
        const OF_TAINT: [&str; 5] =
            ["source_model.csv", "sink_model.csv", "summary_model.csv", "kind_flow.csv", "flat_type.csv"];
        if ASKED.contains(&name.as_str()) || OF_TAINT.contains(&name.as_str()) {
            continue;
        }
        let facts = String::from_utf8_lossy(&facts);
        match exported.get(&name) {
            Some(exported) => assert_eq!(String::from_utf8_lossy(exported), facts, "{name}"),
            None => assert_eq!(facts.lines().count(), 1, "{name} is left out only if it has no rows"),
        }
    }
}

#[test]
fn the_functions_that_are_chosen_are_a_program() {
    let folder = Folder::new("exported-function");
    let path = export("facts", "csv", &folder.as_ref().join("gcd"), &["--function", "gcd"]);
    let graphs =
        |arguments: &[&str]| dfquery(&[arguments, &["--emit", "dataflow", "--format", "json"]].concat());
    assert!(graphs(&[&path]) == graphs(&["facts", "--function", "gcd"]));
}

#[test]
fn the_programs_for_souffle_hold_what_they_say() {
    use dfquery_engine::{check, syntax::Sources};
    let folder = Folder::new("exported-souffle");
    let path = folder.as_ref().join("souffle");
    export("facts", "souffle", &path, &[]);
    for name in ["program.dl", "declarations.dl"] {
        let text = fs::read_to_string(path.join(name)).unwrap();
        let mut sources = Sources::new();
        sources.add(name, text.as_str());
        let (program, problems) = check::program(sources);
        let errors: Vec<String> = problems.iter().filter(|p| p.is_error()).map(ToString::to_string).collect();
        assert!(errors.is_empty(), "{name}: {errors:#?}");
        let facts = bytes(&path).into_keys().filter_map(|name| Some(name.strip_suffix(".facts")?.to_owned()));
        let program = program.unwrap();
        let missing: Vec<String> = facts.filter(|name| program.schema.relation(name).is_none()).collect();
        assert!(missing.is_empty() || name == "program.dl", "{name} does not declare {missing:?}");
    }
    let few = folder.as_ref().join("few");
    export("facts", "souffle", &few, &["--relation", "edge"]);
    let names: Vec<String> = bytes(&few).into_keys().collect();
    assert_eq!(
        names,
        ["README.md", "declarations.dl", "edge.facts", "schema.csv", "schema.json"],
        "no rules without all facts"
    );
    export("facts", "souffle", &path, &["--relation", "edge", "--force"]);
    assert_eq!(bytes(&path).into_keys().collect::<Vec<_>>(), names, "nothing is left of the export before");
}

#[test]
fn any_number_of_threads_writes_the_same_bytes() {
    let folder = Folder::new("exported-threads");
    for (form, name) in FORMS.into_iter().filter(|(form, _)| is_built(form)) {
        let [one, many] = ["1", "8"].map(|jobs| {
            let place = folder.as_ref().join(format!("{jobs}-{name}"));
            export("facts", form, &place, &["--jobs", jobs]);
            bytes(&place).into_values().collect::<Vec<_>>()
        });
        assert!(one == many, "{form}");
    }
}

#[test]
fn nothing_is_overwritten_unless_that_is_asked_for() {
    let folder = Folder::new("exported-twice");
    let (directory, file) = (folder.as_ref().join("out"), folder.as_ref().join("out.svg"));
    fs::create_dir(&directory).unwrap();
    export("facts", "csv", &directory, &["--relation", "edge", "--relation", "in_loop"]);
    fs::write(directory.join("notes.txt"), "mine").unwrap();
    export("facts", "svg", &file, &["--relation", "edge"]);
    let targets = [format!("csv:{}", directory.display()), format!("svg:{}", file.display())];
    for target in &targets {
        let output = run(&["facts", "--export", target, "--relation", "idom"]);
        assert_eq!(output.status.code(), Some(2));
        assert!(message(&output).contains("--force"), "{}", message(&output));
        dfquery(&["facts", "--export", target, "--relation", "idom", "--force"]);
    }
    let names: Vec<String> = bytes(&directory).into_keys().collect();
    assert_eq!(
        names,
        ["README.md", "idom.csv", "notes.txt", "schema.csv", "schema.json"],
        "what others put there stays"
    );
    for target in [format!("csv:{}", file.display()), format!("svg:{}", directory.display())] {
        let output = run(&["facts", "--export", &target, "--relation", "idom", "--force"]);
        assert_eq!(output.status.code(), Some(2), "{target} is of another kind");
    }
}

#[test]
fn a_failed_export_leaves_nothing() {
    let folder = Folder::new("exported-not");
    let place = folder.as_ref().join("out");
    for wrong in
        [&["--relation", "nothing_like_it"][..], &["--function", "nobody"], &["--convergence", "diff"]]
    {
        let target = format!("csv:{}", place.display());
        let output = run(&[&["facts", "--export", &target], wrong].concat());
        assert_eq!(output.status.code(), Some(2), "{wrong:?}");
        assert_eq!(fs::read_dir(folder.as_ref()).unwrap().count(), 0, "{wrong:?}");
    }
}

/// Names that would end a text in SQL, XML or Graphviz' language.
const HOSTILE: &str = r#"define i32 @"</text><script>alert(1)</script>"(i32 %"\22]; evil [label=\22") {
"'; DROP TABLE block; --":
  %"<&>" = add i32 %"\22]; evil [label=\22", 1
  br label %"a\\b"
"a\\b":
  ret i32 %"<&>"
}
"#;

#[test]
fn names_end_nothing() {
    let folder = Folder::new("exported-names");
    let module = folder.as_ref().join("hostile.ll");
    fs::write(&module, HOSTILE).unwrap();
    let input = module.to_string_lossy().into_owned();
    compare_all(&input);
    let svg = folder.as_ref().join("cfg.svg");
    export(&input, "svg", &svg, &["--relation", "edge", "--relation", "used_in"]);
    let text = fs::read_to_string(&svg).unwrap();
    assert!(!text.contains("<script") && text.contains("&lt;script"), "{text}");
    let dot = folder.as_ref().join("cfg.dot");
    export(&input, "dot", &dot, &["--relation", "edge", "--relation", "used_in"]);
    let text = fs::read_to_string(&dot).unwrap();
    assert!(
        text.lines().all(|line| line.replace("\\\\", "").replace("\\\"", "").matches('"').count() % 2 == 0)
    );
    is_well_formed(&svg);
}

/// Lets another parser read a picture.
fn is_well_formed(svg: &Path) {
    let python = env::var("DFQUERY_PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let read = "import sys, xml.etree.ElementTree as tree; tree.parse(sys.argv[1])";
    match Command::new(&python).args(["-c", read]).arg(svg).output() {
        Ok(output) => assert!(output.status.success(), "{}", message(&output)),
        Err(error) => println!("skipped: reading the picture, {python}: {error}"),
    }
}

#[test]
fn a_database_can_be_asked() {
    if !is_built("sqlite") {
        return;
    }
    let folder = Folder::new("exported-database");
    let path = PathBuf::from(export("facts", "sqlite", &folder.as_ref().join("facts.db"), &[]));
    let question = "SELECT count(*) FROM in_loop JOIN loop_depth USING (block) WHERE depth = 1;";
    let Ok(output) = Command::new("sqlite3").arg(&path).arg(question).output() else {
        println!("skipped: sqlite3 is not installed");
        return;
    };
    let expected = dfquery(&["facts", "--query", "in_loop(_, B), loop_depth(B, 1)", "--format", "tsv"]);
    let count = String::from_utf8(expected).unwrap().lines().count() - 1;
    assert_eq!(String::from_utf8_lossy(&output.stdout).trim(), count.to_string(), "{}", message(&output));
    fs::write(folder.as_ref().join("facts.db-wal"), "").unwrap();
    let output = run(&["facts", "--export", &format!("sqlite:{}", path.display()), "--force"]);
    assert!(message(&output).contains("facts.db-wal"), "a journal is never left for another database");
}
