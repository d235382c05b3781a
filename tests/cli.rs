//! Transcripts: `tests/cli/*.txt` say what is typed and what is answered, on both streams, and how it ends.
//!
//! A line `$ …` is given to `sh` in the folder of the repository, with `dfquery` found; the lines behind it are what
//! has to come, `(exit 2)` the status if it is not 0. `BLESS=1` rewrites the answers.

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
        while lines.next_if(|line| !line.starts_with("$ ") && !line.starts_with("# ")).is_some() {}
        text += &answer(&command);
    }
    text
}

#[test]
fn transcripts_stay_as_they_are() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli");
    let mut cases: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    cases.retain(|path| path.extension().is_some_and(|extension| extension == "txt"));
    cases.sort();
    assert!(cases.len() >= 4, "the transcripts have been moved");
    let mut wrong = Vec::new();
    for case in cases {
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
