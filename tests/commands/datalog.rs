//! `dfquery run` on the programs that Soufflé's own tests evaluate, whose folder `DFQUERY_SOUFFLE_TESTS` names.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

/// The least number of programs that give the recorded rows.
const EQUAL: usize = 148;

/// Programs that do not end in time, as only the tuples that are asked for could be derived.
const ENDLESS: [&str; 1] = ["magic_samegen"];

#[test]
fn programs_of_souffle_give_the_recorded_rows_or_are_refused() {
    let Some(folder) = std::env::var_os("DFQUERY_SOUFFLE_TESTS").map(PathBuf::from) else {
        eprintln!("skipped: DFQUERY_SOUFFLE_TESTS does not name the folder tests/evaluation of Soufflé");
        return;
    };
    let entries = fs::read_dir(&folder).expect("the folder can be listed").map(path);
    let mut programs: Vec<PathBuf> = entries.filter(|path| path.is_dir()).collect();
    programs.retain(|path| !ENDLESS.iter().any(|name| path.ends_with(name)));
    programs.sort();
    let (mut equal, mut refused) = (0, Vec::new());
    for program in programs {
        match run(&program) {
            Ok(()) => equal += 1,
            Err(message) => refused.push(format!("{}: {message}", program.display())),
        }
    }
    eprintln!("{equal} programs give the recorded rows\n{}", refused.join("\n"));
    assert!(equal >= EQUAL, "{equal} programs are equal, of {EQUAL} before");
}

/// Evaluates the program in the folder `program`, and compares its files with the recorded ones.
///
/// # Errors
///
/// The first line of the message that refuses it.
fn run(program: &Path) -> Result<(), String> {
    let name = program.file_name().and_then(|name| name.to_str()).expect("folders have plain names");
    let made = crate::folder::Folder::new(&format!("souffle-{name}"));
    let facts = if program.join("facts").is_dir() { program.join("facts") } else { program.to_owned() };
    let done = Command::new(env!("CARGO_BIN_EXE_dfquery"))
        .arg("run")
        .arg(program.join(format!("{name}.dl")))
        .arg("-F")
        .arg(facts)
        .arg("-D")
        .arg(made.as_ref())
        .arg("-q")
        .output()
        .expect("dfquery runs");
    let messages = String::from_utf8_lossy(&done.stderr);
    assert!(!messages.contains("panicked"), "{name}: {messages}");
    if !done.status.success() {
        return Err(messages.lines().next().unwrap_or_default().to_owned());
    }
    let recorded = fs::read_dir(program).expect("the folder can be listed").map(path);
    for file in recorded.filter(|path| path.extension().is_some_and(|end| end == "csv")) {
        let ours = made.as_ref().join(file.file_name().expect("a file has a name"));
        assert_eq!(sorted(&ours), sorted(&file), "{}", file.display());
    }
    let recorded = fs::read_to_string(program.join(format!("{name}.out"))).unwrap_or_default();
    assert_eq!(words(&String::from_utf8_lossy(&done.stdout)), words(&recorded), "{name}");
    Ok(())
}

fn path(entry: std::io::Result<fs::DirEntry>) -> PathBuf {
    entry.expect("the folder can be listed").path()
}

fn sorted(path: &Path) -> Vec<String> {
    let text = String::from_utf8_lossy(&fs::read(path).expect("the file is there")).into_owned();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines.sort();
    lines
}

fn words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
    words.sort();
    words
}
