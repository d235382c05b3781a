//! Bitcode as text: files of six versions of clang, damaged files, and what LLVM makes of all modules here.

use dfquery_extract::bitcode::{Error, disassemble, disassemble_all, is_bitcode};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

/// Files made by clang, in `bitcode/`, and how `bitcode/small.c` says to make them.
const FILES: [&str; 12] = [
    "small.13.O0",
    "small.13.O2g",
    "small.14.O0",
    "small.14.O2g",
    "small.15.O0",
    "small.15.O2g",
    "small.16.O0",
    "small.16.O2g",
    "small.19.O0",
    "small.19.O2g",
    "small.22.O0",
    "small.22.O2g",
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bitcode")
}

fn bytes(name: &str) -> Vec<u8> {
    std::fs::read(folder().join(format!("{name}.bc"))).expect("the file can be read")
}

#[test]
fn files_of_six_versions_print_as_llvm_prints_them() {
    for name in FILES {
        let expected =
            std::fs::read_to_string(folder().join(format!("{name}.ll"))).expect("the file can be read");
        let text = disassemble(&bytes(name), &format!("{name}.bc"))
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(difference(&text, &expected), None, "{name}");
    }
}

/// The first lines that differ, counted from 1.
fn difference(text: &str, expected: &str) -> Option<(usize, String, String)> {
    if text == expected {
        return None;
    }
    let (mut ours, mut theirs) = (text.lines(), expected.lines());
    (1..).find_map(|line| {
        let pair = (ours.next().unwrap_or("(end)"), theirs.next().unwrap_or("(end)"));
        (pair.0 != pair.1 || pair.0 == "(end)").then(|| (line, pair.0.to_owned(), pair.1.to_owned()))
    })
}

#[test]
fn a_wrapper_is_taken_off() {
    let inner = bytes("small.22.O0");
    let mut wrapped = Vec::new();
    for word in [0x0b17_c0de, 0, 20, inner.len() as u32, 7] {
        wrapped.extend_from_slice(&u32::to_le_bytes(word));
    }
    wrapped.extend_from_slice(&inner);
    wrapped.extend_from_slice(&[0; 12]);
    assert!(is_bitcode(&wrapped));
    assert_eq!(disassemble(&wrapped, "a.bc"), disassemble(&inner, "a.bc"));
    wrapped.truncate(100);
    let error = disassemble(&wrapped, "a.bc").expect_err("the file is cut");
    assert_eq!(error.message, "the wrapper tells of bitcode after the end of the file");
}

#[test]
fn a_file_of_several_modules_gives_a_text_each() {
    let (first, second) = (bytes("small.13.O0"), bytes("small.22.O0"));
    let both = [&first[..], &second[4..]].concat();
    let texts = disassemble_all(&both, "both.bc").expect("both modules are whole");
    assert_eq!(texts.len(), 2);
    assert_eq!(texts[0], disassemble(&first, "both.bc").expect("the module is whole"));
    // The two have a structure of the same name, which LLVM tells apart by a number.
    let alone = disassemble(&second, "both.bc").expect("the module is whole");
    assert_eq!(texts[1], alone.replace("%struct.node", "%struct.node.0"));
}

#[test]
fn an_error_tells_where_it_is() {
    let error = |bytes: &[u8]| disassemble(bytes, "a.bc").expect_err("the file is damaged");
    assert_eq!(
        error(b"define void @f()").to_string(),
        "this is no bitcode: it does not start with `BC` and 0xC0DE (at byte 0, bit 0, header)"
    );
    assert_eq!(
        error(b"BC\xc0\xde").to_string(),
        "the file has no module (at byte 4, bit 0, outside of blocks)"
    );
    let whole = bytes("small.22.O0");
    let cut: Error = error(&whole[..whole.len() / 2]);
    assert_eq!(
        (cut.block, &cut.message[..]),
        ("outside of blocks", "a block ends after the end of the file")
    );
}

/// A sequence of numbers that a seed begins.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end.max(1) as u64) as usize
    }
}

/// Flips bits, cuts a piece out, puts bytes in, or exchanges pieces.
fn mutate(bytes: &mut Vec<u8>, numbers: &mut Numbers) {
    let at = numbers.below(bytes.len());
    match numbers.below(5) {
        0 | 1 => bytes[at] ^= 1 << numbers.below(8),
        2 => {
            let end = (at + 4 * numbers.below(16)).min(bytes.len());
            bytes.drain(at..end);
        }
        3 => {
            let new = [0xff_u8, 0, 0x7f, 0x80][numbers.below(4)];
            bytes.splice(at..at, std::iter::repeat_n(new, 4 * numbers.below(8)));
        }
        _ => bytes[at] = numbers.below(256) as u8,
    }
}

#[test]
fn damaged_files_end_without_a_panic_and_soon() {
    const LONGEST: Duration = Duration::from_secs(5);
    let files: Vec<Vec<u8>> = FILES.iter().map(|name| bytes(name)).collect();
    let count: u64 =
        std::env::var("DFQUERY_BITCODE_CASES").ok().and_then(|count| count.parse().ok()).unwrap_or(4000);
    let (mut read, mut refused) = (0, 0);
    for seed in 1..=count {
        let mut numbers = Numbers(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        let mut damaged = files[numbers.below(files.len())].clone();
        for _ in 0..=numbers.below(4) {
            if !damaged.is_empty() {
                mutate(&mut damaged, &mut numbers);
            }
        }
        let start = Instant::now();
        let result = std::panic::catch_unwind(|| disassemble(&damaged, "damaged.bc"));
        assert!(start.elapsed() < LONGEST, "seed {seed} took {:?}", start.elapsed());
        match result.unwrap_or_else(|_| panic!("seed {seed} panicked")) {
            Ok(text) => {
                assert!(
                    text.len() <= (1 << 25) + 512 * damaged.len(),
                    "seed {seed} gives {} bytes",
                    text.len()
                );
                read += 1;
            }
            Err(_) => refused += 1,
        }
    }
    println!("{read} damaged files read, {refused} refused");
    assert!(read > 0 && refused > 0);
}

/// The files below a folder whose names end so, but not those that cargo makes.
fn below(folder: &Path, end: &str, found: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() && name != "target" && !name.starts_with('.') {
            below(&path, end, found);
        } else if name.ends_with(end) {
            found.push(path);
        }
    }
}

fn has_llvm() -> bool {
    let is_there = Command::new("llvm-dis-22").arg("--version").output().is_ok();
    if !is_there {
        println!("skipped: llvm-as-22 and llvm-dis-22 are not installed");
    }
    is_there
}

/// The text that LLVM prints of a file, and the one that is printed here; none if LLVM refuses the file.
fn both(file: &Path) -> Option<(String, Result<String, Error>)> {
    let output = Command::new("llvm-dis-22").arg(file).args(["-o", "-"]).output().expect("llvm-dis-22 runs");
    let bytes = std::fs::read(file).expect("the file can be read");
    let mut theirs = String::from_utf8_lossy(&output.stdout).into_owned();
    // The summary for ThinLTO, which tells nothing that is not in the functions, is left out.
    if let Some(summary) = theirs.find("\n^0 = ") {
        theirs.truncate(summary);
    }
    // Of a file without a module it says nothing.
    let is_read = output.status.success() && !theirs.is_empty();
    is_read.then(|| (theirs, disassemble(&bytes, &file.display().to_string())))
}

#[test]
fn every_module_here_prints_as_llvm_prints_it() {
    if !has_llvm() {
        return;
    }
    let mut files = Vec::new();
    below(&Path::new(env!("CARGO_MANIFEST_DIR")).join(".."), ".ll", &mut files);
    files.sort();
    let scratch = std::env::temp_dir().join(format!("dfquery-bitcode-{}", std::process::id()));
    std::fs::create_dir_all(&scratch).expect("a folder can be made");
    let assembled = scratch.join("module.bc");
    let mut compared = 0;
    for file in &files {
        let output = Command::new("llvm-as-22").arg(file).arg("-o").arg(&assembled).output();
        // Some files are damaged on purpose.
        if !output.expect("llvm-as-22 runs").status.success() {
            continue;
        }
        let Some((theirs, ours)) = both(&assembled) else { continue };
        let ours = ours.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        assert_eq!(difference(&ours, &theirs), None, "{}", file.display());
        compared += 1;
    }
    std::fs::remove_dir_all(&scratch).expect("the folder can be removed");
    println!("{compared} of {} modules compared", files.len());
    assert!(compared > 100);
}

/// The folder `test` of LLVM, where `DFQUERY_LLVM_TESTS` names it and LLVM is installed.
fn tests_of_llvm() -> Option<PathBuf> {
    let Some(tests) = std::env::var_os("DFQUERY_LLVM_TESTS") else {
        println!("skipped: DFQUERY_LLVM_TESTS is not set");
        return None;
    };
    has_llvm().then(|| PathBuf::from(tests))
}

/// The files of old versions that are not printed as LLVM prints them, by reason.
const DIFFERING: [(&str, &[&str]); 8] = [
    (
        "variables in debug information as LLVM before 4.0 stored them",
        &[
            "Bitcode/DIExpression-4.0.ll.bc",
            "Bitcode/DIGlobalVariableExpression.ll.bc",
            "Bitcode/DIGlobalVariableExpression2.ll.bc",
            "Bitcode/DINamespace.ll.bc",
            "Bitcode/Inputs/apple-clang-700-O3-g-1.bc",
            "Bitcode/diglobalvariable-3.8.ll.bc",
            "Bitcode/dityperefs-3.8.ll.bc",
            "ThinLTO/X86/Inputs/drop-debug-info.bc",
        ],
    ),
    (
        "attributes as LLVM before 3.3 stored them",
        &[
            "Bitcode/highLevelStructure.3.2.ll.bc",
            "Bitcode/miscInstructions.3.2.ll.bc",
            "Bitcode/standardCIntrinsic.3.2.ll.bc",
            "Bitcode/variableArgumentIntrinsic.3.2.ll.bc",
        ],
    ),
    (
        "ranges of a switch, of which a version between 3.2 and 3.3 has written one each",
        &["Bitcode/case-ranges-3.3.ll.bc", "Bitcode/terminatorInstructions.3.2.ll.bc"],
    ),
    (
        "functions that a program starts with, of two fields, as LLVM before 3.5 wrote them",
        &[
            "Bitcode/upgrade-global-ctors.ll.bc",
            "Bitcode/upgrade-global-dtors.ll.bc",
            "Linker/Inputs/old_global_ctors.3.4.bc",
        ],
    ),
    (
        "nodes of metadata of LLVM before 4.0: local ones, those of loops, and a subprogram that is not distinct",
        &[
            "Bitcode/function-local-metadata.3.5.ll.bc",
            "Bitcode/upgrade-loop-metadata.ll.bc",
            "Bitcode/upgrade-subprogram.ll.bc",
        ],
    ),
    (
        "intrinsics of Arm of LLVM 11 whose arguments had another type",
        &["Bitcode/aarch64-bf16-upgrade.ll.bc", "Bitcode/arm-bf16-upgrade.ll.bc"],
    ),
    ("intrinsics of x86 that are instructions today", &["Bitcode/Inputs/PR23310.bc"]),
    (
        "intrinsics with a structure with a name as their result, which no compiler has written",
        &["Bitcode/intrinsics-struct-upgrade.ll.bc"],
    ),
];

/// The bitcode of old versions that LLVM keeps among its tests.
#[test]
fn bitcode_among_the_tests_of_llvm_prints_as_llvm_prints_it() {
    let Some(tests) = tests_of_llvm() else { return };
    let mut files = Vec::new();
    below(&tests, ".bc", &mut files);
    files.sort();
    let (mut equal, mut others) = (0, Vec::new());
    for file in &files {
        match both(file) {
            None => {}
            Some((theirs, Ok(ours))) if ours == theirs => equal += 1,
            Some((_, ours)) => others.push((file, ours.err().map(|error| error.to_string()))),
        }
    }
    println!("{equal} equal, {} not", others.len());
    let is_known =
        |file: &Path| DIFFERING.iter().any(|(_, files)| files.iter().any(|end| file.ends_with(end)));
    others.retain(|(file, _)| !is_known(file));
    assert!(others.is_empty(), "{others:#?}");
}

/// Modules among LLVM's own tests, spread evenly; `DFQUERY_CASES` tells how many. At most one in a hundred differs.
#[test]
fn modules_among_the_tests_of_llvm_print_as_llvm_prints_them() {
    let Some(tests) = tests_of_llvm() else { return };
    let mut files = Vec::new();
    below(&tests, ".ll", &mut files);
    files.sort();
    let wanted = std::env::var("DFQUERY_CASES").ok().and_then(|count| count.parse().ok()).unwrap_or(500);
    let step = (files.len() / wanted.max(1)).max(1);
    let assembled = std::env::temp_dir().join(format!("dfquery-bitcode-{}.bc", std::process::id()));
    let (mut equal, mut others) = (0, Vec::new());
    for file in files.iter().step_by(step) {
        let output = Command::new("llvm-as-22").arg(file).arg("-o").arg(&assembled).output();
        if !output.expect("llvm-as-22 runs").status.success() {
            continue;
        }
        match both(&assembled) {
            None => {}
            Some((theirs, Ok(ours))) if ours == theirs => equal += 1,
            Some((theirs, ours)) => others.push((file, ours.map(|ours| difference(&ours, &theirs)))),
        }
    }
    _ = std::fs::remove_file(&assembled);
    println!("{equal} equal, {} not: {others:#?}", others.len());
    assert!(equal >= 99 * others.len());
}
