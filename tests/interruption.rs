//! Whatever happens while results are written, nothing half-written stands under its final name.

mod folder;

use folder::Folder;
use std::{
    fs::{self, File},
    io::Read,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
    thread,
    time::Duration,
};

/// The names of what is in `folder`, sorted.
fn names(folder: &Folder) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let name = |entry: std::io::Result<fs::DirEntry>| entry.expect("readable").file_name();
    let mut names: Vec<_> = entries.map(|entry| name(entry).to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

fn dfquery(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dfquery"));
    command.args(arguments).current_dir(env!("CARGO_MANIFEST_DIR"));
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn message(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// The committed kernels as many times over as fill a few tenths of a second, each copy with names of its own.
fn large_module(folder: &Path) -> PathBuf {
    let kernels = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/kernels.ll");
    let kernels = fs::read_to_string(kernels).expect("the kernels are there");
    let copy = |number: usize| kernels.replace(" @", &format!(" @c{number}."));
    let path = folder.join("large.ll");
    fs::write(&path, (0..300).map(copy).collect::<String>()).expect("writable");
    path
}

#[test]
fn what_is_killed_leaves_no_half_of_a_result() {
    let folder = Folder::new("killed");
    let module = large_module(folder.as_ref()).to_string_lossy().into_owned();
    let (facts, graphs) = (folder.as_ref().join("facts"), folder.as_ref().join("graphs.json"));
    let (facts, graphs) = (facts.to_string_lossy().into_owned(), graphs.to_string_lossy().into_owned());
    let commands = [
        vec!["extract", &module, "-o", &facts],
        vec![&module, "--emit", "dataflow", "--format", "json", "-o", &graphs],
    ];
    let whole: Vec<Vec<u8>> = commands.iter().map(|command| result(command, &facts, &graphs)).collect();
    for milliseconds in [5, 20, 40, 80, 120, 160, 200, 250, 300, 400] {
        for (command, whole) in commands.iter().zip(&whole) {
            let mut child = dfquery(command).spawn().expect("the binary runs");
            thread::sleep(Duration::from_millis(milliseconds));
            child.kill().expect("it can be killed");
            child.wait().expect("it ends");
            let found = take(&facts, &graphs);
            assert!(
                found.is_empty() || found == *whole,
                "half a result after {milliseconds} ms of {command:?}"
            );
        }
    }
}

/// What `command` writes when nothing stops it.
fn result(command: &[&str], facts: &str, graphs: &str) -> Vec<u8> {
    let output = dfquery(command).output().expect("the binary runs");
    assert!(output.status.success(), "{}", message(&output));
    let found = take(facts, graphs);
    assert!(!found.is_empty());
    found
}

/// The bytes under both final names, which are taken away.
fn take(facts: &str, graphs: &str) -> Vec<u8> {
    let mut bytes = fs::read(graphs).unwrap_or_default();
    _ = fs::remove_file(graphs);
    let mut files: Vec<PathBuf> =
        fs::read_dir(facts).into_iter().flatten().flatten().map(|e| e.path()).collect();
    files.sort();
    files.iter().for_each(|file| bytes.extend(fs::read(file).expect("readable")));
    _ = fs::remove_dir_all(facts);
    bytes
}

/// Interrupts `command` after some time, and gives what it did by then.
#[cfg(unix)]
fn interrupted(command: &[&str], after: Duration) -> Output {
    let child = dfquery(command).spawn().expect("the binary runs");
    thread::sleep(after);
    let id = child.id().to_string();
    let sent = Command::new("kill").args(["-INT", &id]).output().expect("a shell's tool");
    let output = child.wait_with_output().expect("it ends");
    assert!(sent.status.success() || output.status.success());
    output
}

#[cfg(unix)]
#[test]
fn what_is_interrupted_keeps_finished_functions_and_says_so() {
    let folder = Folder::new("interrupted");
    let module = large_module(folder.as_ref()).to_string_lossy().into_owned();
    let out = folder.as_ref().join("graphs.json").to_string_lossy().into_owned();
    let emit = [&module, "--emit", "dataflow", "--format", "json", "--jobs", "1", "-o", &out];
    let mut kept = Vec::new();
    for milliseconds in [100, 200, 400, 800, 1600, 3200] {
        let output = interrupted(&emit, Duration::from_millis(milliseconds));
        if output.status.success() {
            break;
        }
        let message = message(&output);
        let Ok(text) = fs::read(&out) else {
            continue; // before anything was caught, or anything read
        };
        assert_eq!(output.status.code(), Some(130), "{message}");
        let graphs: serde_json::Value = serde_json::from_slice(&text).expect("it is whole");
        let count = |key: &str| graphs[key].as_array().map_or(0, Vec::len);
        assert_eq!(count("functions") + count("skipped"), 1200);
        assert!(graphs["skipped"].as_array().expect("a list").iter().all(|s| s["reason"] == "interrupted"));
        let said = format!("interrupted: {} of 1200 functions are finished", count("functions"));
        assert!(message.contains(&said), "{message}");
        kept.push(count("functions"));
        fs::remove_file(&out).expect("it is there");
    }
    println!("finished when interrupted: {kept:?}");
    let place = folder.as_ref().join("facts.db.d");
    let export = [&module, "--jobs", "1", "--export", &format!("csv:{}", place.display())];
    let output = interrupted(&export, Duration::from_millis(300));
    assert!(output.status.success() || !place.exists(), "an export is whole or not there");
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let mut child = dfquery(&["facts", "--emit", "dataflow"]).spawn().expect("the binary runs");
    let mut first = [0; 1];
    child.stdout.take().expect("it is piped").read_exact(&mut first).expect("something is written");
    let output = child.wait_with_output().expect("it ends");
    assert_eq!((output.status.code(), message(&output)), (Some(0), String::new()));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    let full = File::options().write(true).open("/dev/full").expect("Linux has it");
    let output = dfquery(&["facts", "--emit", "dataflow"]).stdout(full).output().expect("the binary runs");
    assert_eq!(output.status.code(), Some(2));
    assert!(message(&output).contains("No space left"), "{}", message(&output));
    let output =
        dfquery(&["facts", "--emit", "dataflow", "-o", "/dev/full"]).output().expect("the binary runs");
    assert_eq!(output.status.code(), Some(2));
    assert!(Path::new("/dev/full").exists(), "a device is not replaced");
}

#[test]
fn a_place_that_cannot_be_written_is_told_and_nothing_stays() {
    let folder = Folder::new("unwritable");
    let file = folder.as_ref().join("file");
    fs::write(&file, "kept").expect("writable");
    let (inside, folder_name) = (file.join("out"), folder.as_ref().to_string_lossy().into_owned());
    let inside = inside.to_string_lossy();
    for command in [
        vec!["facts", "--emit", "dataflow", "-o", &inside],
        vec!["facts", "--emit", "dataflow", "-o", &folder_name],
        vec!["extract", "tests/cases/kernels.ll", "-o", &inside],
    ] {
        let output = dfquery(&command).output().expect("the binary runs");
        assert_eq!(output.status.code(), Some(2), "{command:?}: {}", message(&output));
        assert!(message(&output).contains(&*folder_name), "the place is named: {}", message(&output));
    }
    assert_eq!(names(&folder), ["file"]);
    assert_eq!(fs::read_to_string(file).expect("readable"), "kept");
}
