//! Checks the rule files, and puts them and what they declare into the library.

use dfquery_engine::{
    check::{self, Program},
    diagnostic::Diagnostic,
    structs,
    syntax::{Again, Names, Sources},
};
use std::{
    collections::BTreeSet,
    env, fs, io,
    path::{Path, PathBuf},
};

/// The rules that are there twice.
const AGAIN: &str = include_str!("again.txt");

/// A rule file: the name that messages show, the text, and where it is.
struct RuleFile {
    name: String,
    text: String,
    path: PathBuf,
}

fn main() {
    println!("cargo::rerun-if-changed=again.txt");
    let mut rules = read(&rule_files(Path::new(".")).expect("the folder of the rules can be read"));
    rules.extend(again(&rules));
    if let Some(program) = program(&rules) {
        fs::write(output("structs.rs"), structs::structs(&program.schema))
            .expect("the output folder can be written");
        fs::write(output("rules.bin"), check::pack(&program)).expect("the output folder can be written");
    }
    fs::write(output("sources.rs"), embedded(&rules)).expect("the output folder can be written");
}

/// The rule files beside this one and one folder down, but for those of the tests, sorted.
fn rule_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "dl") {
            files.push(path);
        } else if path.is_dir() && folder == Path::new(".") && !path.ends_with("tests") {
            files.extend(rule_files(&path)?);
        }
    }
    files.sort();
    Ok(files)
}

/// The rule files at `paths`.
fn read(paths: &[PathBuf]) -> Vec<RuleFile> {
    let here = env::current_dir().expect("a build script runs in the folder of its crate");
    let file = |path: &PathBuf| {
        println!("cargo::rerun-if-changed={}", path.display());
        let text = fs::read_to_string(path).expect("a rule file is text");
        RuleFile { name: shown(path), text, path: here.join(path) }
    };
    paths.iter().map(file).collect()
}

/// The second copies of rules in `files`, written to the output folder.
fn again(files: &[RuleFile]) -> Vec<RuleFile> {
    let sources = sources(files);
    let copies = Again::read(AGAIN).into_iter().flat_map(|again| again.files(&sources));
    let file = |(name, text): (String, String)| {
        let path = output(&name.replace('/', "-"));
        fs::write(&path, &text).expect("the output folder can be written");
        RuleFile { name, text, path }
    };
    copies.map(file).collect()
}

fn sources(files: &[RuleFile]) -> Sources {
    let mut sources = Sources::new();
    for file in files {
        sources.add(file.name.as_str(), file.text.as_str());
    }
    sources
}

/// The checked rules of `files`; what is wrong with them is reported.
fn program(files: &[RuleFile]) -> Option<Program> {
    let (program, problems) = check::program(sources(files));
    problems.iter().for_each(report);
    program
}

/// The file as messages show it: `rules/loops.dl`.
fn shown(file: &Path) -> String {
    let parts: Vec<_> = file.components().skip(1).map(|part| part.as_os_str().to_string_lossy()).collect();
    format!("rules/{}", parts.join("/"))
}

fn report(problem: &Diagnostic) {
    let kind = if problem.is_error() { "error" } else { "warning" };
    println!("cargo::{kind}={problem}");
}

/// The texts of `files` as a constant.
fn embedded(files: &[RuleFile]) -> String {
    let entry = |file: &RuleFile| format!("({:?}, include_str!({:?})),\n", file.name, file.path);
    let entries: String = files.iter().map(entry).collect();
    format!("pub const SOURCES: &[(&str, &str)] = &[\n{entries}];\n{}", index(files))
}

/// The declarations of each of `files`, and the files that it needs, itself included, as a constant.
fn index(files: &[RuleFile]) -> String {
    let names: Vec<Names> = files.iter().map(|file| Names::of(&file.text)).collect();
    let declaring = |name: &String| names.iter().position(|names| names.declared.contains(name));
    let entry = |file: usize| {
        let mut taken = vec![file];
        let mut next = 0;
        while let Some(&file) = taken.get(next) {
            let more: BTreeSet<usize> = names[file].mentioned.iter().filter_map(declaring).collect();
            taken.extend(more.into_iter().filter(|more| !taken.contains(more)).collect::<Vec<_>>());
            next += 1;
        }
        taken.sort_unstable();
        format!("(&{:?}, &{taken:?}),\n", Vec::from_iter(&names[file].declared))
    };
    let entries: String = (0..files.len()).map(entry).collect();
    format!("pub const INDEX: &[(&[&str], &[usize])] = &[\n{entries}];\n")
}

fn output(name: &str) -> PathBuf {
    PathBuf::from(env::var_os("OUT_DIR").expect("cargo tells where to")).join(name)
}
