//! Inputs that are not read: what to type instead.

use crate::error::Error;
use std::path::{Path, PathBuf};

/// Flags of clang for IR with names and lines, as text on standard output.
const IR: &str = "-O1 -gline-tables-only -fno-discard-value-names -S -emit-llvm -o -";

/// The error for `name`, the file `path` that holds `bytes`, if it is known what it is.
pub fn refused(path: &Path, name: &str, bytes: &[u8]) -> Option<Error> {
    let command = build(path).map(|(what, command)| (what, in_folder_of(path, &command)));
    let (what, help) =
        command.or_else(|| kind(path, bytes).map(|(what, help)| (what, help.replace("FILE", name))))?;
    Some(Error::with_help(format!("`{name}` is {what}, not IR that dfquery reads"), help))
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
