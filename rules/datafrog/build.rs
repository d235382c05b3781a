//! Compiles the rule files of the core to datafrog programs, and random programs for the tests.

// The tests use all of it.
#[allow(dead_code, missing_docs)]
#[path = "../../engine/tests/programs/mod.rs"]
mod programs;

use dfquery_engine::{
    check,
    compile::datafrog,
    syntax::{Again, Sources},
};
use std::{
    env, fs, io,
    path::{Path, PathBuf},
};

/// Random programs that are compiled for the tests; `DFQUERY_PROGRAMS` says another number when they are built.
const PROGRAMS: u64 = 12;

/// The rule files that are compiled without the feature `all-compiled`.
const CORE: &str = include_str!("../core.txt");

/// The rules that are there twice.
const AGAIN: &str = include_str!("../again.txt");

fn main() {
    println!("cargo::rerun-if-changed=../core.txt");
    println!("cargo::rerun-if-changed=../again.txt");
    let mut sources = Sources::new();
    for file in rule_files(Path::new("..")).expect("the folder of the rules can be read") {
        println!("cargo::rerun-if-changed={}", file.display());
        let shown = file.strip_prefix("..").expect("all files are in the folder of the rules");
        let text = fs::read_to_string(&file).expect("a rule file is text");
        sources.add(format!("rules/{}", shown.display()), text);
    }
    let copies: Vec<_> = Again::read(AGAIN).into_iter().flat_map(|again| again.files(&sources)).collect();
    for (name, text) in copies {
        sources.add(name, text);
    }
    // The build of the rules themselves tells what is wrong with them.
    let (program, _) = check::program(sources);
    let code = program.and_then(|program| datafrog::compile(&program, is_wanted).ok());
    let Some(code) = code else {
        println!("cargo::error=the rule files are not right");
        return;
    };
    let folder = PathBuf::from(env::var_os("OUT_DIR").expect("cargo tells where to"));
    fs::write(folder.join("units.rs"), code).expect("the output folder can be written");
    println!("cargo::rerun-if-env-changed=DFQUERY_PROGRAMS");
    let count = env::var("DFQUERY_PROGRAMS").ok().and_then(|count| count.parse().ok());
    fs::write(folder.join("random.rs"), random(count.unwrap_or(PROGRAMS)))
        .expect("the output folder can be written");
}

/// Whether the rule file called `name` is compiled.
fn is_wanted(name: &str) -> bool {
    cfg!(feature = "all-compiled") || CORE.lines().any(|line| line == name)
}

/// Writes `count` random programs, each with its text and its seed.
fn random(count: u64) -> String {
    let (mut modules, mut list) = (String::new(), String::new());
    for seed in 0..count {
        let style = programs::Style { aggregates: false, choices: false, texts: false };
        let text = programs::write(&mut programs::Random::new(seed), style);
        let mut sources = Sources::new();
        sources.add("schema.dl", programs::SCHEMA);
        sources.add("random.dl", text.as_str());
        let program = check::program(sources).0.expect("random programs are right");
        let Ok(code) = datafrog::compile(&program, |_| true) else { continue };
        modules += &format!("mod program{seed} {{\n{code}\n}}\n");
        list += &format!("({seed}, {text:?}, program{seed}::UNITS),\n");
    }
    let ty = "&[(u64, &str, &[dfquery_engine::run::Unit<'static>])]";
    format!("{modules}\npub static PROGRAMS: {ty} = &[\n{list}];\n")
}

/// The rule files in `folder` and one folder down, but for those of tests, sorted.
fn rule_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "dl") {
            files.push(path);
        } else if path.is_dir()
            && folder == Path::new("..")
            && !path.ends_with("tests")
            && !path.ends_with("datafrog")
        {
            files.extend(rule_files(&path)?);
        }
    }
    files.sort();
    Ok(files)
}
