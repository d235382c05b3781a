//! Commands of a build: the sources that it compiles, and what it links of them.

use crate::cli::failure::Failure;
use serde_json::Value;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

/// A command that a build has started.
pub struct Recorded {
    directory: PathBuf,
    /// The name of the tool: `cc`, `ar`.
    tool: String,
    arguments: Vec<String>,
}

impl Recorded {
    /// The command in an object with `directory`, `tool` and `arguments`.
    pub fn of(value: Value) -> Option<Self> {
        let arguments = value["arguments"].as_array()?.iter();
        Some(Recorded {
            directory: PathBuf::from(value["directory"].as_str()?),
            tool: value["tool"].as_str()?.to_owned(),
            arguments: arguments
                .map(|argument| argument.as_str().map(str::to_owned))
                .collect::<Option<_>>()?,
        })
    }

    fn path(&self, name: &str) -> PathBuf {
        let path = self.directory.join(name);
        fs::canonicalize(&path).unwrap_or(path)
    }
}

/// The commands of `path`, a `compile_commands.json`.
///
/// # Errors
///
/// A file that cannot be read or is none.
pub fn of_database(path: &Path) -> Result<Vec<Recorded>, Failure> {
    let text = fs::read_to_string(path).map_err(|error| Failure::io("read", path, error))?;
    let entries: Vec<Value> = serde_json::from_str(&text).map_err(|error| {
        Failure::with_help(
            format!("`{}` is not a database of compile commands: {error}", path.display()),
            "CMake writes one with -DCMAKE_EXPORT_COMPILE_COMMANDS=ON, Meson and Bear always",
        )
    })?;
    let command = |entry: &Value| {
        let line: Vec<String> = match entry["arguments"].as_array() {
            Some(words) => words.iter().filter_map(|word| word.as_str().map(str::to_owned)).collect(),
            None => words(entry["command"].as_str()?),
        };
        let (tool, arguments) = line.split_first()?;
        let tool = Path::new(tool).file_name()?.to_string_lossy().into_owned();
        let directory = PathBuf::from(entry["directory"].as_str()?);
        Some(Recorded { directory, tool, arguments: arguments.to_vec() })
    };
    Ok(entries.iter().filter_map(command).collect())
}

/// The words of a line as a shell splits it, without expansions.
fn words(line: &str) -> Vec<String> {
    let (mut words, mut word, mut quote, mut is_open) = (Vec::new(), String::new(), None, false);
    let mut letters = line.chars();
    while let Some(letter) = letters.next() {
        match (quote, letter) {
            (None, '\'' | '"') => (quote, is_open) = (Some(letter), true),
            (Some(open), letter) if letter == open => quote = None,
            (None | Some('"'), '\\') => {
                word.extend(letters.next());
                is_open = true;
            }
            (None, letter) if letter.is_whitespace() => {
                if is_open {
                    words.push(std::mem::take(&mut word));
                }
                is_open = false;
            }
            (_, letter) => {
                word.push(letter);
                is_open = true;
            }
        }
    }
    words.extend(Some(word).filter(|_| is_open));
    words
}

/// A source and how it is compiled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unit {
    pub directory: PathBuf,
    /// The source as the command names it.
    pub source: String,
    /// True if it is compiled as C++.
    pub is_cxx: bool,
    /// Options that matter to the meaning of the source.
    pub options: Vec<String>,
}

/// An executable or a library.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Linked {
    pub name: String,
    /// Its units, by number.
    pub units: Vec<usize>,
}

/// The sources that a build compiles, and the files that it makes of them.
#[derive(Default)]
pub struct Sources {
    pub units: Vec<Unit>,
    /// By object or archive its units.
    made: BTreeMap<PathBuf, Vec<usize>>,
    linked: Vec<(PathBuf, Vec<usize>)>,
}

/// Options whose next word belongs to them.
const WITH_VALUE: [&str; 24] = [
    "-I",
    "-D",
    "-U",
    "-include",
    "-isystem",
    "-idirafter",
    "-iquote",
    "-imacros",
    "-isysroot",
    "-x",
    "-std",
    "-arch",
    "-target",
    "-o",
    "-MF",
    "-MT",
    "-MQ",
    "-L",
    "-l",
    "-Xlinker",
    "-T",
    "-u",
    "-z",
    "-framework",
];

/// The endings of sources, and whether they are C++.
const ENDINGS: [(&str, bool); 6] =
    [("c", false), ("cc", true), ("cpp", true), ("cxx", true), ("C", true), ("c++", true)];

impl Sources {
    /// The sources of `commands`, in their order.
    pub fn of(commands: &[Recorded]) -> Self {
        let mut sources = Sources::default();
        for command in commands {
            match command.tool.ends_with("ar") {
                true => sources.archive(command),
                false => sources.compile(command),
            }
        }
        sources
    }

    /// The executables and libraries, by name.
    pub fn programs(&self) -> Vec<Linked> {
        let archives = self.made.iter().filter(|(path, _)| path.extension().is_some_and(|end| end == "a"));
        let all = self.linked.iter().map(|(path, units)| (path, units)).chain(archives);
        let mut programs: Vec<Linked> = Vec::new();
        for (path, units) in all.filter(|(_, units)| !units.is_empty()) {
            let name = path.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
            let (mut seen, mut units) = (BTreeSet::new(), units.clone());
            units.retain(|unit| seen.insert(*unit));
            programs.retain(|other| other.name != name);
            programs.push(Linked { name, units });
        }
        programs
    }

    /// `ar rcs libx.a a.o b.o`.
    fn archive(&mut self, command: &Recorded) {
        let is_archive = |word: &&String| word.ends_with(".a");
        let Some(archive) = command.arguments.iter().find(is_archive) else { return };
        let members = command.arguments.iter().filter_map(|word| self.made.get(&command.path(word)));
        let members: Vec<usize> = members.flatten().copied().collect();
        if !members.is_empty() {
            self.made.entry(command.path(archive)).or_default().extend(members);
        }
    }

    fn compile(&mut self, command: &Recorded) {
        let line = Line::of(command);
        let only_reads = ["-E", "-M", "-MM", "-fsyntax-only"];
        if command.arguments.iter().any(|word| only_reads.contains(&word.as_str())) {
            return;
        }
        let mut units: Vec<usize> = Vec::new();
        for input in &line.inputs {
            let ending = Path::new(input).extension().map_or("", |end| end.to_str().unwrap_or_default());
            if let Some((_, is_cxx)) = ENDINGS.iter().find(|(known, _)| *known == ending) {
                let unit = self.units.len();
                self.units.push(Unit {
                    directory: command.directory.clone(),
                    source: input.clone(),
                    is_cxx: *is_cxx || command.tool.contains("++"),
                    options: line.options.clone(),
                });
                units.push(unit);
                if line.compiles_only {
                    let object = Path::new(input).with_extension("o");
                    let object = object.file_name().map(|name| name.to_string_lossy().into_owned());
                    let object = line.output.clone().or(object).expect("a source has a name");
                    self.made.insert(command.path(&object), vec![unit]);
                }
            } else if let Some(made) = self.made.get(&command.path(input)) {
                units.extend(made);
            }
        }
        if !line.compiles_only && !units.is_empty() {
            units.extend(line.libraries.iter().filter_map(|path| self.made.get(path)).flatten());
            let output = command.path(line.output.as_deref().unwrap_or("a.out"));
            self.linked.push((output, units));
        }
    }
}

/// The line of a compiler, by what its words are.
#[derive(Default)]
struct Line {
    inputs: Vec<String>,
    output: Option<String>,
    options: Vec<String>,
    /// The archives that `-l` may mean.
    libraries: Vec<PathBuf>,
    /// True if nothing is linked.
    compiles_only: bool,
}

impl Line {
    fn of(command: &Recorded) -> Self {
        let mut line = Line::default();
        let (mut folders, mut names) = (Vec::new(), Vec::new());
        let mut words = command.arguments.iter().map(String::as_str);
        while let Some(word) = words.next() {
            let value = if WITH_VALUE.contains(&word) { words.next() } else { None };
            match (word, value) {
                ("-o", value) => line.output = value.map(str::to_owned),
                ("-c" | "-S", _) => line.compiles_only = true,
                ("-L", Some(folder)) => folders.push(folder),
                ("-l", Some(name)) => names.push(name),
                ("-MF" | "-MT" | "-MQ" | "-Xlinker" | "-T" | "-u" | "-z" | "-framework", _) => {}
                (word, Some(value)) => line.options.extend([word.to_owned(), value.to_owned()]),
                (word, None) => match word.split_at_checked(2) {
                    Some(("-L", folder)) => folders.push(folder),
                    Some(("-l", name)) => names.push(name),
                    _ if is_of_meaning(word) => line.options.push(word.to_owned()),
                    _ if word.starts_with('-') => {}
                    _ => line.inputs.push(word.to_owned()),
                },
            }
        }
        for name in names {
            line.libraries
                .extend(folders.iter().map(|folder| command.path(&format!("{folder}/lib{name}.a"))));
        }
        line
    }
}

/// Options that may change what a source means, rather than how its code is made, by how they begin.
const OF_MEANING: [&str; 21] = [
    "-D",
    "-I",
    "-O",
    "-U",
    "-fcommon",
    "-ffreestanding",
    "-fno-builtin",
    "-fno-common",
    "-fno-exceptions",
    "-fno-rtti",
    "-fno-strict-aliasing",
    "-fshort-enums",
    "-fsigned-char",
    "-ftrapv",
    "-funsigned-char",
    "-fvisibility",
    "-fwrapv",
    "-include",
    "-iquote",
    "-isystem",
    "-m",
];

/// The same, whole.
const WHOLE: [&str; 6] = ["-ansi", "-nostdinc", "-nostdinc++", "-pthread", "-trigraphs", "-undef"];

/// Returns true if the option `word` may change what a source means, rather than how its code is made.
fn is_of_meaning(word: &str) -> bool {
    WHOLE.contains(&word)
        || word.starts_with("-std=")
        || OF_MEANING.iter().any(|begin| word.starts_with(begin))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn recorded(lines: &[&str]) -> Vec<Recorded> {
        let command = |line: &&str| {
            let words = words(line);
            let (tool, arguments) = words.split_first().expect("a line has a tool");
            Recorded { directory: "/nowhere".into(), tool: tool.clone(), arguments: arguments.to_vec() }
        };
        lines.iter().map(command).collect()
    }

    #[test]
    fn a_program_has_the_units_of_its_objects_and_archives() {
        let sources = Sources::of(&recorded(&[
            "cc -Wall -O2 -DN=3 -I inc -MMD -MF a.d -c a.c",
            "cc -c b.c -o obj/b.o",
            "c++ -c c.cpp",
            "ar rcs lib/libb.a obj/b.o",
            "c++ -o app a.o c.o -Llib -lb -lm -Wl,--as-needed",
            "cc one.c two.c",
        ]));
        let names: Vec<&str> = sources.units.iter().map(|unit| unit.source.as_str()).collect();
        assert_eq!(names, ["a.c", "b.c", "c.cpp", "one.c", "two.c"]);
        assert_eq!(sources.units[0].options, ["-O2", "-DN=3", "-I", "inc"]);
        assert_eq!(
            sources.units.iter().map(|unit| unit.is_cxx).collect::<Vec<_>>(),
            [false, false, true, false, false]
        );
        let programs: Vec<(String, Vec<usize>)> =
            sources.programs().into_iter().map(|program| (program.name, program.units)).collect();
        let expected = [("app", vec![0, 2, 1]), ("a.out", vec![3, 4]), ("libb.a", vec![1])];
        assert_eq!(programs, expected.map(|(name, units)| (name.to_owned(), units)));
    }

    #[test]
    fn words_are_split_as_by_a_shell() {
        let line = r#"cc -DA="x y" '-DB=\n' -DC=a\ b "" c.c"#;
        assert_eq!(words(line), ["cc", "-DA=x y", r"-DB=\n", "-DC=a b", "", "c.c"]);
    }
}
