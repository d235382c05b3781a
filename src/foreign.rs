//! Inputs that are not read: what to type instead.

use crate::error::Error;
use std::path::{Path, PathBuf};

/// Flags of clang for IR with names and lines, as text on standard output.
const IR: &str = "-O1 -gline-tables-only -fno-discard-value-names -S -emit-llvm -o -";

/// The error for `name`, the file `path` that holds `bytes`, if it is known what it is.
pub fn refused(path: &Path, name: &str, bytes: &[u8]) -> Option<Error> {
    let command = build(path).map(|(what, command)| (what, in_folder_of(path, &command)));
    let by_name = || kind(path, bytes).map(|(what, help)| (what, help.replace("FILE", name)));
    let is_piped = path == Path::new("-");
    // What is wrong in a document of graphs is reported by its reader.
    let is_document = path.extension().is_some_and(|end| end == "json");
    let by_contents = || {
        let (what, help) = contents(bytes).filter(|(what, _)| !is_document || *what != JSON)?;
        Some((what, if is_piped { of_pipe(&help) } else { help.replace("FILE", name) }))
    };
    let (what, help) = command.or_else(by_name).or_else(by_contents)?;
    let name = if is_piped { "standard input".to_owned() } else { format!("`{name}`") };
    Some(Error::with_help(format!("{name} is {what}, not IR that dfquery reads"), help))
}

/// `help` about standard input: filters read that by themselves, compilers by an option.
fn of_pipe(help: &str) -> String {
    let help = help.replace("-o - FILE", "-o - -").replace("--from FILE", "--from compile_commands.json");
    help.replace(" FILE", "")
}

/// First bytes of files that are no text, what the files are, and the command that gives what is in them.
const MAGIC: [(&[u8], &str, &str); 6] = [
    (b"\x1f\x8b", "compressed by gzip", "gzip -dc FILE | dfquery -"),
    (b"\x28\xb5\x2f\xfd", "compressed by zstd", "zstd -dc FILE | dfquery -"),
    (b"\xfd7zXZ", "compressed by xz", "xz -dc FILE | dfquery -"),
    (b"BZh", "compressed by bzip2", "bzip2 -dc FILE | dfquery -"),
    (b"PK\x03\x04", "a zip archive", "unpack it: unzip FILE"),
    (b"%PDF", "a PDF document", "give LLVM IR: clang -S -emit-llvm"),
];

/// The kind of JSON that is no database of compile commands.
const JSON: &str = "JSON";

/// So much of a file is looked at to find out what it is.
const BEGINNING: usize = 4096;

/// The kind of a file that holds `bytes`, whatever its name, and the command to type, with FILE for its name.
fn contents(bytes: &[u8]) -> Option<(&'static str, String)> {
    let known = MAGIC.iter().find(|(magic, ..)| bytes.starts_with(magic));
    if let Some((_, what, command)) = known {
        return Some((what, (*command).to_owned()));
    }
    let beginning = &bytes[..bytes.len().min(BEGINNING)];
    if is_utf16(beginning) {
        return Some(("text in UTF-16", "iconv -f UTF-16 -t UTF-8 FILE | dfquery -".to_owned()));
    }
    if beginning.contains(&0) {
        let help = "dfquery reads LLVM IR as text and as bitcode, also in objects, executables and archives";
        return Some(("binary data", help.to_owned()));
    }
    of_text(&String::from_utf8_lossy(beginning))
}

/// Returns true for text of two bytes a letter, with a mark of their order or without.
fn is_utf16(bytes: &[u8]) -> bool {
    let has_mark = bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff");
    let zeros = |from: usize| bytes.iter().skip(from).step_by(2).take(16).all(|&byte| byte == 0);
    has_mark || bytes.len() >= 32 && (zeros(0) || zeros(1))
}

/// The kind of a text, by its first line that is no comment.
fn of_text(text: &str) -> Option<(&'static str, String)> {
    let begins = |line: &str, words: &[&str]| words.iter().any(|word| line.starts_with(word));
    let is_comment = |line: &&str| line.is_empty() || begins(line, &["//", "/*", "*"]);
    let first = text.lines().map(str::trim).find(|line| !is_comment(line))?;
    let mlir = [
        "module {",
        "module @",
        "module attributes",
        "builtin.module",
        "\"builtin.module\"",
        "func.func",
        "#map",
        "llvm.func",
    ];
    if begins(first, &mlir) {
        return Some(("MLIR", "mlir-translate --mlir-to-llvmir FILE | dfquery -".to_owned()));
    }
    if begins(&first.to_lowercase(), &["<!doctype", "<html", "<?xml"]) {
        return Some(("a page of the web", "look at it: a download may have failed".to_owned()));
    }
    if begins(first, &["{", "["]) {
        return Some(if text.contains("\"directory\"") && text.contains("\"file\"") {
            ("a database of compile commands", "dfquery build -o ir --from FILE".to_owned())
        } else {
            (JSON, "graphs of --emit dataflow --format json are read from files named .json".to_owned())
        });
    }
    // Directives of an assembler; LLVM IR has no line that begins with a point.
    if first.starts_with('.') && first[1..].starts_with(|letter: char| letter.is_ascii_lowercase()) {
        let help = "compile the source to IR in place of assembly: clang -S -emit-llvm";
        return Some(("assembly", help.to_owned()));
    }
    let is_source = begins(
        first,
        &[
            "#include", "#define", "#pragma", "#if", "extern ", "static ", "int ", "void ", "typedef ",
            "struct ",
        ],
    );
    let is_cpp = ["template", "namespace ", "std::", "class ", "#include <iostream>"]
        .iter()
        .any(|word| text.contains(word));
    match (is_source || begins(first, &["template", "namespace ", "class ", "using "]), is_cpp) {
        (true, true) => Some(("C++", format!("clang++ -x c++ {IR} FILE | dfquery -"))),
        (true, false) => Some(("C", format!("clang -x c {IR} FILE | dfquery -"))),
        _ => None,
    }
}

/// The help for a folder whose entries are `inside`, which has neither facts nor IR, if it can be built.
pub fn help_for_folder(inside: &[PathBuf]) -> Option<String> {
    let found = BUILDS.iter().find_map(|(name, ..)| inside.iter().find(|path| path.ends_with(name)));
    if let Some(path) = found {
        let (_, command) = build(path)?;
        return Some(in_folder_of(path, &command));
    }
    let source = inside.iter().find(|path| kind(path, &[]).is_some())?;
    kind(source, &[]).map(|(_, help)| help.replace("FILE", &source.display().to_string()))
}

/// Files that say how a project is built, the best first: their names, what they are, and the command.
const BUILDS: [(&str, &str, &str); 9] = [
    ("compile_commands.json", "a database of compile commands", ""),
    ("Cargo.toml", "a description for cargo", "cargo build"),
    ("build.ninja", "a description for ninja", "ninja"),
    ("Makefile", "a Makefile", "make"),
    ("makefile", "a Makefile", "make"),
    ("GNUmakefile", "a Makefile", "make"),
    ("configure", "a script that configures a build", "sh -c './configure && make'"),
    ("CMakeLists.txt", "a description for CMake", "sh -c 'cmake -S . -B out && cmake --build out'"),
    ("meson.build", "a description for Meson", "sh -c 'meson setup out && ninja -C out'"),
];

/// The description of a build that the file `path` is, and the command.
fn build(path: &Path) -> Option<(&'static str, String)> {
    let name = path.file_name()?;
    let (_, what, command) = BUILDS.iter().find(|(known, ..)| name == *known)?;
    let options =
        if command.is_empty() { format!("--from {}", name.display()) } else { format!("-- {command}") };
    Some((what, format!("dfquery build -o ir {options}")))
}

/// `command` in the folder of `path`.
fn in_folder_of(path: &Path, command: &str) -> String {
    match path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) => format!("cd {} && {command}", folder.display()),
        None => command.to_owned(),
    }
}

/// The kind of the file `path`, which begins with `bytes`, and the command to type, with FILE for its name.
fn kind(path: &Path, bytes: &[u8]) -> Option<(&'static str, String)> {
    let piped = |what, command: &str| Some((what, format!("{command} FILE | dfquery -")));
    match path.extension().and_then(|end| end.to_str()).unwrap_or_default() {
        _ if bytes.starts_with(b"\0asm") => Some((
            "WebAssembly",
            format!("compile its source instead: clang --target=wasm32 {IR} SOURCE.c | dfquery -"),
        )),
        _ if bytes.starts_with(b"\x03\x02\x23\x07") => spirv(),
        "c" | "i" => piped("C", &format!("clang {IR}")),
        "cc" | "cpp" | "cxx" | "C" | "ii" => piped("C++", &format!("clang++ {IR}")),
        "rs" => piped("Rust", "rustc -O --crate-type lib --emit llvm-ir -o -"),
        "cl" => piped("OpenCL", &format!("clang -x cl -cl-std=CL2.0 -target spir64-unknown-unknown {IR}")),
        "cu" => piped("CUDA", &format!("clang++ -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 {IR}")),
        "hip" => piped("HIP", &format!("clang++ -x hip --offload-device-only --offload-arch=gfx906 {IR}")),
        "dl" => Some(("a Datalog program", "dfquery run FILE".to_owned())),
        "mlir" => piped("MLIR", "mlir-translate --mlir-to-llvmir"),
        "spv" => spirv(),
        "wasm" | "wat" => kind(Path::new(""), b"\0asm"),
        _ => None,
    }
}

fn spirv() -> Option<(&'static str, String)> {
    Some(("SPIR-V", "llvm-spirv -r FILE -o - | dfquery -".to_owned()))
}

#[cfg(test)]
mod tests {
    use super::contents;

    #[test]
    fn files_are_known_by_what_they_hold() {
        for (bytes, expected) in [
            (&b"\x1f\x8b\x08\0"[..], "compressed by gzip"),
            (b"\xff\xfe;\0 \0", "text in UTF-16"),
            (b";\0 \0M\0o\0d\0u\0l\0e\0I\0D\0 \0=\0 \0a\0.\0c\0\n\0 \0", "text in UTF-16"),
            (b"\x7f\0\x01\x02", "binary data"),
            (b"// comment\nmodule {\n", "MLIR"),
            (
                b"[{\"directory\": \"/x\", \"command\": \"cc a.c\", \"file\": \"a.c\"}]",
                "a database of compile commands",
            ),
            (b"{\"a\": 1}", "JSON"),
            (b"/* x */\n#include <stdio.h>\nint main(void) {}", "C"),
            (b"#include <vector>\nstd::vector<int> v;", "C++"),
            (b"<!DOCTYPE html>", "a page of the web"),
        ] {
            assert_eq!(contents(bytes).map(|(what, _)| what), Some(expected), "{}", bytes.escape_ascii());
        }
        for other in [
            &b"; ModuleID = 'a'\ndefine void @f() {"[..],
            b"@x = global i32 0",
            b"",
            b"target triple = \"x\"",
        ] {
            assert!(contents(other).is_none(), "{}", other.escape_ascii());
        }
    }
}
