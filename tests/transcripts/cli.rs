//! Transcripts: `tests/cli/*.txt` say what is typed and what is answered, on both streams, and how it ends. Those of
//! `tests/designs/` go through the documents that docs/designs.md is about.
//!
//! A line `$ …` is given to `sh` in the folder of the repository, with `dfquery` found; the lines after it are what
//! has to come, `(exit 2)` the status if it is not 0. `BLESS=1` rewrites the answers.
//!
//! The README and the pages of docs/ are held to the same: every `$ …` in a block of `console` gives what stands there. A
//! command of a program that is not installed, or of a feature that is not built, is left out, and that is said.

#![allow(missing_docs, clippy::unwrap_used)]

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

fn answer(command: &str) -> String {
    let binary = PathBuf::from(env!("CARGO_BIN_EXE_dfquery"));
    let folder = binary.parent().unwrap().display().to_string();
    let path = format!("{folder}:{}", env::var("PATH").unwrap_or_default());
    let output = Command::new("sh")
        .args(["-c", &format!("{{ {command}\n}} 2>&1")])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .env("PATH", path)
        .output()
        .unwrap();
    let mut text = String::from_utf8(output.stdout).unwrap();
    match output.status.code() {
        Some(0) => {}
        Some(code) => text += &format!("(exit {code})\n"),
        None => text += "(killed)\n",
    }
    text
}

/// The transcript with fresh answers.
fn replay(transcript: &str) -> String {
    let mut text = String::new();
    let mut lines = transcript.lines().peekable();
    while let Some(line) = lines.next() {
        text += &format!("{line}\n");
        let Some(first) = line.strip_prefix("$ ") else { continue };
        let mut command = first.to_owned();
        // A line that begins with `> ` goes on with the command.
        while let Some(more) = lines.next_if(|line| line.starts_with("> ")) {
            text += &format!("{more}\n");
            command += &format!("\n{}", &more[2..]);
        }
        let is_answer = |line: &&str| !line.starts_with("$ ") && !line.starts_with("# ");
        let before: Vec<&str> = std::iter::from_fn(|| lines.next_if(is_answer)).collect();
        text += &match missing(&command) {
            Some(missing) => {
                println!("skipped: `{command}`, {missing}");
                before.iter().map(|line| format!("{line}\n")).collect()
            }
            None => answer(&command),
        };
    }
    text
}

/// Runs the commands of a page, each within its block. `cargo run` stands for the program that already exists.
fn replay_page(page: &str) -> String {
    let mut text = String::new();
    let mut blocks = page.split("```console\n");
    text += blocks.next().unwrap();
    for block in blocks {
        let (commands, rest) = block.split_once("\n```").expect("a block has an end");
        text += &format!("```console\n{}\n```{rest}", replay_block(commands));
    }
    text
}

fn replay_block(block: &str) -> String {
    if !block.starts_with("$ ") {
        return block.to_owned();
    }
    let answered = block.split("\n\n$ ").map(|step| {
        let step = step.strip_prefix("$ ").unwrap_or(step);
        let (command, _) = step.split_once('\n').unwrap_or((step, ""));
        let run = command.replace("cargo run -q --release -- ", "dfquery ");
        if let Some(missing) = missing(&run) {
            println!("skipped: `{command}`, {missing}");
            return step.to_owned();
        }
        format!("{command}\n{}", answer(&run)).trim_end().to_owned()
    });
    format!("$ {}", answered.collect::<Vec<_>>().join("\n\n$ "))
}

/// What `command` needs that is not there.
fn missing(command: &str) -> Option<String> {
    if !cfg!(feature = "export")
        && ["sqlite:", "parquet:", "sqlite3 "].iter().any(|part| command.contains(part))
    {
        return Some("which needs the feature `export`".to_owned());
    }
    if !cfg!(feature = "compiled") && ["ascent", "datafrog"].iter().any(|engine| command.contains(engine)) {
        return Some("which needs the feature `compiled`".to_owned());
    }
    let builds = command.contains("/tmp/shell");
    let tools = [
        ("sqlite3", command.starts_with("sqlite3")),
        ("clang-22", builds || command.contains("--check=native")),
        ("make", builds),
        ("cc", builds),
        ("iverilog", command.starts_with("iverilog")),
    ];
    let tools = tools.into_iter().filter_map(|(tool, needs)| needs.then_some(tool));
    let absent = |tool: &&str| Command::new(tool).arg("--version").output().is_err();
    tools.into_iter().find(absent).map(|tool| format!("{tool} is not installed"))
}

#[test]
fn every_long_help_has_examples() {
    let verbs = answer("dfquery --help");
    let listed = verbs.split("Commands:\n").nth(1).and_then(|rest| rest.split("\n\n").next()).unwrap();
    let verbs: Vec<&str> = listed.lines().filter_map(|line| line.split_whitespace().next()).collect();
    assert!(verbs.len() > 6, "{verbs:?}");
    for verb in verbs.iter().filter(|verb| **verb != "help").chain([&""]) {
        let help = answer(&format!("dfquery {verb} --help"));
        assert!(help.contains("Example"), "`dfquery {verb} --help` has no examples");
    }
}

#[test]
fn pages_say_what_commands_answer() {
    let mut wrong = Vec::new();
    let mut pages = [
        "README.md",
        "docs/tutorial.md",
        "docs/formats.md",
        "docs/inputs.md",
        "docs/lanes.md",
        "docs/rules.md",
        "docs/whole-program.md",
    ]
    .map(str::to_owned)
    .to_vec();
    let jobs = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/jobs")).unwrap();
    let jobs = jobs.map(|entry| format!("docs/jobs/{}", entry.unwrap().file_name().display()));
    pages.extend(jobs.filter(|page| page.ends_with(".md")));
    assert!(pages.len() >= 10, "the pages have been moved");
    for page in pages {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(&page);
        let expected = fs::read_to_string(&path).unwrap();
        let found = replay_page(&expected);
        if env::var_os("BLESS").is_some() {
            fs::write(&path, &found).unwrap();
        } else if found != expected {
            let lines = expected.lines().zip(found.lines()).enumerate();
            let differs = lines.map(|(at, lines)| (at + 1, lines)).find(|(_, (one, other))| one != other);
            wrong.push(format!("{page}: expected and found {differs:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn transcripts(folder: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)).unwrap();
    let mut cases: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    cases.retain(|path| path.extension().is_some_and(|extension| extension == "txt"));
    cases.sort();
    assert!(cases.len() >= 4, "the transcripts of {folder} have been moved");
    cases
}

#[test]
fn transcripts_stay_as_they_are() {
    let mut wrong = Vec::new();
    for case in ["tests/cli", "tests/designs"].into_iter().flat_map(transcripts) {
        let expected = fs::read_to_string(&case).unwrap();
        let found = replay(&expected);
        if env::var_os("BLESS").is_some() {
            fs::write(&case, &found).unwrap();
        } else if found != expected {
            wrong.push(format!("{}: expected\n{expected}\nfound\n{found}", case.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
