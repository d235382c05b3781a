//! Whatever happens while results are written, nothing half-written stands under its final name.

use crate::folder::Folder;
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

/// Whether `name` is one that a file or folder has as long as it is not complete.
fn is_temporary(name: &str) -> bool {
    name.contains(".dfquery-")
}

#[test]
fn what_killed_processes_have_left_goes_away() {
    let folder = Folder::new("leftovers");
    let module = large_module(folder.as_ref()).to_string_lossy().into_owned();
    let (facts, graphs) = (folder.as_ref().join("facts"), folder.as_ref().join("graphs.json"));
    let (facts_name, graphs) = (facts.to_string_lossy().into_owned(), graphs.to_string_lossy().into_owned());
    let extract = ["extract", &module, "-o", &facts_name];
    let emit = [&module, "--emit", "dataflow", "--format", "json", "-o", &graphs];
    let mut left = 0;
    for milliseconds in [20, 60, 120, 180, 240, 300, 400, 500] {
        for command in [&extract[..], &emit] {
            let mut child = dfquery(command).spawn().expect("the binary runs");
            thread::sleep(Duration::from_millis(milliseconds));
            child.kill().expect("it can be killed");
            child.wait().expect("it ends");
            left += names(&folder).iter().filter(|name| is_temporary(name)).count();
        }
    }
    println!("left behind in all: {left}");
    // In a folder that is there, files stand beside those of older facts.
    fs::create_dir_all(&facts).expect("writable");
    fs::write(facts.join(".dfquery-AbC123"), "half").expect("writable");
    for foreign in [".tmpAbC123", ".dfquery-long-name", ".others.json.dfquery-AbC123"] {
        fs::write(folder.as_ref().join(foreign), "of others").expect("writable");
    }
    let held = folder.as_ref().join(".graphs.json.dfquery-held00");
    let held = File::create(held).expect("writable");
    held.lock().expect("the system locks files");
    for command in [&extract[..], &emit] {
        let output = dfquery(command).output().expect("the binary runs");
        assert!(output.status.success(), "{}", message(&output));
    }
    let kept = [
        ".dfquery-long-name",
        ".graphs.json.dfquery-held00",
        ".others.json.dfquery-AbC123",
        ".tmpAbC123",
        "facts",
        "graphs.json",
        "large.ll",
    ];
    assert_eq!(names(&folder), kept);
    assert!(fs::read_dir(&facts).expect("a folder").flatten().all(|entry| {
        let name = entry.file_name().to_string_lossy().into_owned();
        !is_temporary(&name)
    }));
}

#[cfg(unix)]
#[test]
fn a_folder_belongs_to_one_process_at_a_time() {
    let folder = Folder::new("claimed");
    let facts = folder.as_ref().join("facts");
    let name = facts.to_string_lossy().into_owned();
    let extract = ["extract", "tests/cases/kernels.ll", "-o", &name];
    assert!(dfquery(&extract).output().expect("the binary runs").status.success());
    let before = names_and_bytes(&facts);
    let other = File::open(&facts).expect("it is there");
    other.lock().expect("the system locks folders");
    let export = format!("csv:{name}");
    for command in [&extract[..], &["facts", "--export", &export, "--force"]] {
        let output = dfquery(command).output().expect("the binary runs");
        assert_eq!(output.status.code(), Some(2), "{command:?}: {}", message(&output));
        assert!(message(&output).contains("another process is writing there"), "{}", message(&output));
    }
    assert_eq!(names_and_bytes(&facts), before);
    drop(other);
    assert!(dfquery(&extract).output().expect("the binary runs").status.success());
}

/// The files of `folder`, by name.
#[cfg(unix)]
fn names_and_bytes(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let entries = fs::read_dir(folder).expect("a folder").flatten();
    let mut files: Vec<_> =
        entries.map(|entry| (entry.path(), fs::read(entry.path()).expect("readable"))).collect();
    files.sort();
    files
}

#[cfg(unix)]
#[test]
fn processes_that_fill_one_folder_do_not_mix_their_facts() {
    let folder = Folder::new("side-by-side");
    let modules = ["tests/cases/kernels.ll", "tests/cases/machine/loop-of-two-exits.mir"];
    let whole = modules.map(|module| {
        let facts = folder.as_ref().join("alone");
        let name = facts.to_string_lossy().into_owned();
        assert!(dfquery(&["extract", module, "-o", &name]).status().expect("the binary runs").success());
        let files = names_and_bytes(&facts)
            .into_iter()
            .map(|(path, bytes)| (path.file_name().expect("it has a name").to_owned(), bytes));
        let files: Vec<_> = files.collect();
        fs::remove_dir_all(&facts).expect("it is there");
        files
    });
    let facts = folder.as_ref().join("facts");
    let name = facts.to_string_lossy().into_owned();
    for round in 0..6 {
        if round % 2 == 0 {
            _ = fs::remove_dir_all(&facts);
        }
        let started = modules.map(|module| dfquery(&["extract", module, "-o", &name]).spawn());
        let ended = started.map(|child| child.expect("the binary runs").wait_with_output().expect("it ends"));
        assert!(ended.iter().any(|output| output.status.success()), "{}", message(&ended[0]));
        let refused = ended.iter().filter(|output| !output.status.success());
        refused
            .for_each(|output| assert!(message(output).contains("another process"), "{}", message(output)));
        let found = names_and_bytes(&facts).into_iter();
        let found: Vec<_> =
            found.map(|(path, bytes)| (path.file_name().expect("it has a name").to_owned(), bytes)).collect();
        assert!(whole.contains(&found), "facts of both: {:?}", names(&folder));
    }
}
