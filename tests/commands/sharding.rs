//! Facts in shards give the bytes that the modules give, and shards that are not whole are refused with a place.

use crate::folder::Folder;
use std::{
    fs,
    path::Path,
    process::{Command, Output},
};

const CASES: [&str; 2] = ["tests/cases/points/table.ll", "tests/cases/kernels.ll"];

/// Rules of the whole program above built-in ones of functions and of the whole.
const RULES: &str = "
.decl reaches(caller: Function, callee: Function)
.output reaches
reaches(f, g) :- called_by(f, g).
reaches(f, h) :- reaches(f, g), reaches(g, h).
.decl told(instruction: Instruction, opcode: symbol, times: number)
.output told
told(i, o, n) :- instruction(i, b, _, o), block(b, f, _), n = count : { reaches(f, _) }.
";

fn dfquery(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_dfquery"))
        .args(arguments)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("the binary runs")
}

fn answer(arguments: &[&str]) -> String {
    let out = dfquery(arguments);
    let message = String::from_utf8_lossy(&out.stderr);
    assert!(out.status.success(), "{arguments:?}: {message}");
    assert_eq!(message, "", "{arguments:?}");
    String::from_utf8(out.stdout).expect("results are text")
}

fn error(arguments: &[&str]) -> String {
    let out = dfquery(arguments);
    assert_eq!(out.status.code(), Some(2), "{arguments:?}");
    String::from_utf8(out.stderr).expect("messages are text")
}

fn shard(folder: &Path, count: &str) -> String {
    let shards = folder.join(count).display().to_string();
    answer(&[&["shard"], &CASES[..], &["-o", &shards, "--shards", count]].concat());
    shards
}

#[test]
fn shards_give_the_bytes_of_the_modules() {
    let folder = Folder::new("shards");
    let rules = folder.as_ref().join("whole.dl").display().to_string();
    fs::write(&rules, RULES).expect("writable");
    let all: Vec<String> = ["1", "3", "64"].map(|count| shard(folder.as_ref(), count)).into();
    let several: &[&str] = if cfg!(feature = "distributed") {
        &[
            "",
            "--engine differential",
            "--engine differential --processes 1",
            "--engine differential --processes 2",
            "--engine differential --processes 4 --workers 2",
            "--engine ascent",
        ]
    } else {
        &["", "--engine ascent", "--engine datafrog"]
    };
    let whole: &[&str] = &["reaches", "points", "told"];
    for relation in ["reaches", "points", "told", "call", "live_in", "in_loop", "module_property"] {
        let asked = ["--rules", &rules, "--relation", relation, "--format", "csv"];
        let expected = answer(&[&CASES[..], &asked].concat());
        assert!(expected.lines().count() > 1, "`{relation}` has rows");
        for (shards, how) in all.iter().flat_map(|shards| several.iter().map(move |how| (shards, *how))) {
            if !how.is_empty() && !whole.contains(&relation) {
                continue;
            }
            let more: Vec<&str> = how.split_whitespace().collect();
            let found = answer(&[&[shards.as_str()][..], &asked, &more].concat());
            assert_eq!(found, expected, "`{relation}` of {shards} with {how}");
        }
    }
    let graphs = |input: &[&str]| answer(&[input, &["--emit", "dataflow", "--format", "json"]].concat());
    assert_eq!(graphs(&[&all[1]]), graphs(&CASES));
}

/// A shard is a facts directory, and has some of the functions.
#[test]
fn a_shard_alone_is_a_program() {
    let folder = Folder::new("shard-alone");
    let shards = shard(folder.as_ref(), "3");
    let functions = |input: &str| answer(&[input, "--relation", "function", "--format", "csv"]);
    let alone: Vec<String> = ["0", "1", "2"].iter().map(|at| functions(&format!("{shards}/{at}"))).collect();
    let rows: Vec<&str> = alone.iter().flat_map(|text| text.lines().skip(1)).collect();
    assert!(alone.iter().all(|text| text.lines().count() > 1), "{alone:?}");
    assert_eq!(rows, functions(&shards).lines().skip(1).collect::<Vec<_>>());
}

#[test]
fn shards_that_are_not_whole_are_refused_with_a_place() {
    let folder = Folder::new("shards-damaged");
    let damaged = |damage: &dyn Fn(&Path)| {
        let shards = shard(folder.as_ref(), "3");
        damage(shards.as_ref());
        error(&[&shards, "--relation", "instruction"])
    };
    let cut = |path: &Path| {
        let text = fs::read_to_string(path).expect("readable");
        fs::write(path, &text[..text.len() - 9]).expect("writable");
    };
    let told = [
        damaged(&|shards| fs::remove_dir_all(shards.join("1")).expect("removable")),
        damaged(&|shards| fs::create_dir(shards.join("3")).expect("creatable")),
        damaged(&|shards| cut(&shards.join("2/instruction.csv"))),
        damaged(&|shards| cut(&shards.join("0/names"))),
        damaged(&|shards| {
            _ = fs::copy(shards.join("0/block.csv"), shards.join("1/block.csv")).expect("readable")
        }),
        damaged(&|shards| fs::remove_file(shards.join("1/block.csv")).expect("removable")),
        damaged(&|shards| cut(&shards.join("shards.csv"))),
        damaged(&|shards| {
            let path = shards.join("shards.csv");
            let text = fs::read_to_string(&path).expect("readable");
            fs::write(path, text.replacen("0,block.csv,", "0,block.csv,1", 1)).expect("writable");
        }),
    ];
    let expected = [
        ["3/1", "this shard is missing; `shards.csv` has 3"],
        ["3/3", "this is none of the 3 shards in `shards.csv`"],
        ["3/2/instruction.csv", "bytes, and `shards.csv` says"],
        ["3/0/names", "bytes, and `shards.csv` says"],
        ["3/1/block.csv", "`shards.csv`"],
        ["3/1/block.csv", "cannot read a file that `shards.csv` has"],
        ["3/shards.csv:", "this file is cut off: its last line begins with `all`"],
        ["3/shards.csv:", "the lines before are not those that were written"],
    ];
    for (told, expected) in told.iter().zip(expected) {
        assert!(expected.iter().all(|text| told.contains(text)), "{expected:?}: {told}");
        assert!(told.contains("make the shards again with dfquery shard"), "{told}");
    }
}

#[test]
fn shards_replace_older_ones_and_nothing_else() {
    let folder = Folder::new("shards-place");
    let shards = shard(folder.as_ref(), "3");
    answer(&["shard", CASES[0], "-o", &shards, "--shards", "2"]);
    assert!(Path::new(&shards).join("1").is_dir() && !Path::new(&shards).join("2").exists());
    let rest: Vec<_> = fs::read_dir(folder.as_ref()).expect("readable").collect();
    assert_eq!(rest.len(), 1, "nothing else is left: {rest:?}");
    let other = folder.as_ref().join("other");
    fs::create_dir(&other).expect("creatable");
    fs::write(other.join("mine.txt"), "mine").expect("writable");
    let told = error(&["shard", CASES[0], "-o", &other.display().to_string()]);
    assert!(told.contains("is not an empty folder and does not contain shards"), "{told}");
    // What is not complete has no name, and without its manifest a folder is no folder of shards.
    fs::remove_file(Path::new(&shards).join("shards.csv")).expect("removable");
    let told = error(&[&shards, "--relation", "instruction"]);
    assert!(told.contains("holds neither facts nor LLVM IR"), "{told}");
}
