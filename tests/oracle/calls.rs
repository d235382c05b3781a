//! Calls of functions in tests: the table of the kernels, and what `dfquery simulate` says of a call.

use std::{
    fmt, fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

/// Where the first buffer of a run begins, as `simulate` places it.
pub const BUFFERS: u64 = 0x2000_0000;
/// Buffers begin at multiples of this, with as much unused before the next.
const APART: u64 = 64;

/// A call with its function's file.
pub struct Call {
    pub file: String,
    pub function: String,
    pub arguments: Vec<Argument>,
}

/// An argument of a call.
pub enum Argument {
    Number(i64),
    Buffer(Buffer),
}

/// Elements in memory.
pub struct Buffer {
    pub name: String,
    pub address: u64,
    /// Bits of an element.
    pub width: u32,
    pub elements: Vec<i64>,
}

impl Buffer {
    pub fn bytes(&self) -> u64 {
        self.elements.len() as u64 * u64::from(self.width / 8)
    }

    /// `a=i32:1:-2:0*5`: the last element five times; `&16` is the address of byte 16.
    fn parse(text: &str, address: u64) -> Buffer {
        let (name, values) = text.split_once('=').expect("a name");
        let mut parts = values.split(':');
        let width = parts.next().and_then(|ty| ty.strip_prefix('i')?.parse().ok()).expect("a type");
        let value = |text: &str| match text.strip_prefix('&') {
            Some(offset) => address as i64 + offset.parse::<i64>().expect("an offset"),
            None => text.parse().expect("a number"),
        };
        let repeated = |part: &str| {
            let (text, count) = part.split_once('*').unwrap_or((part, "1"));
            std::iter::repeat_n(value(text), count.parse().expect("a count"))
        };
        Buffer { name: name.to_owned(), address, width, elements: parts.flat_map(repeated).collect() }
    }
}

impl Call {
    /// The call of `function` in `file` with `arguments` as words.
    pub fn new<'w>(file: String, function: &str, arguments: impl IntoIterator<Item = &'w str>) -> Call {
        let mut address = BUFFERS;
        let argument = |word: &str| {
            if !word.contains('=') {
                return Argument::Number(word.parse().expect("a number"));
            }
            let buffer = Buffer::parse(word, address);
            address = ((address + buffer.bytes()) / APART + 2) * APART;
            Argument::Buffer(buffer)
        };
        let arguments = arguments.into_iter().map(argument).collect();
        Call { file, function: function.to_owned(), arguments }
    }

    pub fn buffers(&self) -> impl Iterator<Item = &Buffer> {
        self.arguments.iter().filter_map(|argument| match argument {
            Argument::Buffer(buffer) => Some(buffer),
            Argument::Number(_) => None,
        })
    }

    /// What `dfquery simulate` says with `options`: the result, the cycles and the buffers, a line each.
    pub fn simulated(&self, folder: &Path, options: &[&str]) -> Vec<String> {
        let memory = folder.join("memory.txt");
        let buffer = |buffer: &Buffer| {
            let elements: Vec<String> = buffer.elements.iter().map(i64::to_string).collect();
            format!("{} = i{} {}\n", buffer.name, buffer.width, elements.join(" "))
        };
        fs::write(&memory, self.buffers().map(buffer).collect::<String>()).expect("writable");
        let argument = |argument: &Argument| match argument {
            Argument::Number(number) => number.to_string(),
            Argument::Buffer(buffer) => buffer.name.clone(),
        };
        let arguments = self.arguments.iter().map(argument).collect::<Vec<_>>().join(",");
        let memory = memory.to_string_lossy();
        let fixed =
            ["simulate", &self.file, "--function", &self.function, "--args", &arguments, "--memory", &memory];
        let kept = |line: &&str| {
            line.starts_with("result")
                || *line == "no result"
                || line.ends_with(" cycles")
                || line.contains(" = ")
        };
        let found = dfquery(&[&fixed, options].concat());
        found.lines().filter(kept).map(str::to_owned).collect()
    }
}

/// The function and its arguments as words, as in the table of the kernels.
impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.function)?;
        self.arguments.iter().try_for_each(|argument| match argument {
            Argument::Number(number) => write!(f, " {number}"),
            Argument::Buffer(buffer) => {
                write!(f, " {}=i{}", buffer.name, buffer.width)?;
                buffer.elements.iter().try_for_each(|element| write!(f, ":{element}"))
            }
        })
    }
}

/// The calls of `tests/kernels/calls.txt`.
pub fn kernels() -> Vec<Call> {
    let table = fs::read_to_string(root().join("tests/kernels/calls.txt")).expect("readable");
    let lines = table.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let call = |line: &str| {
        let mut words = line.split_whitespace();
        let function = words.next().expect("a function");
        Call::new(format!("tests/kernels/{function}.ll"), function, words)
    };
    lines.map(call).collect()
}

pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// What a command prints that succeeds.
pub fn printed(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// What `dfquery` prints.
pub fn dfquery(arguments: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dfquery"));
    printed(&command.args(arguments).current_dir(root()).output().expect("the binary runs"))
}
