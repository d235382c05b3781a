//! Commands of a build, as they were recorded or as a database has them.

use super::tool::{Tool, is_launcher};
use crate::cli::failure::Failure;
use serde_json::{Value, json};
use std::{
    collections::{BTreeSet, HashMap},
    fs,
    path::{Component, Path, PathBuf},
};

/// A command that a build has started.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recorded {
    pub directory: PathBuf,
    pub tool: Tool,
    /// The name by which the tool was started: `cc`, `gcc-12`.
    name: String,
    pub arguments: Vec<String>,
    /// The variables that matter to the tool.
    pub environment: Vec<(String, String)>,
}

/// The variables that name folders of headers.
const OF_HEADERS: [&str; 4] = ["CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH", "SOURCE_DATE_EPOCH"];

/// The commands of `cmake -E` that copy, move or remove files.
const OF_FILES: [&str; 6] = ["copy", "copy_if_different", "create_hardlink", "rename", "rm", "remove"];

impl Recorded {
    /// The command `line` that was started in `directory`, if its program is a tool of builds.
    ///
    /// Arguments that stand in files, `@file`, are read, because the files are often temporary.
    pub fn new(
        directory: PathBuf,
        line: &[String],
        environment: impl Iterator<Item = (String, String)>,
    ) -> Option<Self> {
        let name = |word: &String| Some(Path::new(word).file_name()?.to_string_lossy().into_owned());
        let is_launched = name(line.first()?).is_some_and(|name| is_launcher(&name));
        let (program, arguments) = line[usize::from(is_launched)..].split_first()?;
        let name = name(program)?;
        let tool = Tool::of(&name)?;
        let is_about_files =
            matches!(arguments, [first, second, ..] if first == "-E" && OF_FILES.contains(&second.as_str()));
        if tool == Tool::CMake && !is_about_files {
            return None;
        }
        let arguments = unfolded(tool, arguments, &directory, 0);
        // A macro of Rust may read any variable.
        let matters = |name: &str| OF_HEADERS.contains(&name) || tool == Tool::Rust && !is_secret(name);
        let environment = environment.filter(|(name, _)| matters(name)).collect();
        Some(Recorded { directory, tool, name, arguments, environment })
    }

    /// Returns true if the program of `line` may be a tool of builds.
    pub fn names_tool(line: &[String]) -> bool {
        let name = line.first().and_then(|word| Path::new(word).file_name()?.to_str());
        name.is_some_and(|name| is_launcher(name) || Tool::of(name).is_some())
    }

    /// The command in an object that [`to_line`](Self::to_line) has written.
    fn of_line(line: &str) -> Option<Self> {
        let value: Value = serde_json::from_str(line).ok()?;
        let name = value["name"].as_str()?.to_owned();
        let environment = value["environment"].as_object()?.iter();
        Some(Recorded {
            directory: PathBuf::from(value["directory"].as_str()?),
            tool: Tool::of(&name)?,
            name,
            arguments: texts(&value["arguments"])?,
            environment: environment
                .map(|(name, value)| Some((name.clone(), value.as_str()?.to_owned())))
                .collect::<Option<_>>()?,
        })
    }

    /// The command as an object on one line.
    pub fn to_line(&self) -> String {
        let environment: serde_json::Map<String, Value> =
            self.environment.iter().map(|(name, value)| (name.clone(), json!(value))).collect();
        let object = json!({
            "directory": self.directory.to_string_lossy(),
            "name": self.name,
            "arguments": self.arguments,
            "environment": environment,
        });
        format!("{object}\n")
    }

    /// The file that the command calls `name`: the same for all names of a file that is there.
    pub fn path(&self, name: &str) -> PathBuf {
        located(&self.directory.join(name))
    }

    /// The name `name` itself, which may be a link to a file.
    pub fn entry(&self, name: &str) -> PathBuf {
        in_folder(&self.directory.join(name))
    }
}

/// Returns true if the variable `name` may have what must not be kept in a file.
fn is_secret(name: &str) -> bool {
    ["TOKEN", "SECRET", "PASSWORD", "PASSWD", "CREDENTIAL", "PRIVATE", "API_KEY"]
        .iter()
        .any(|word| name.contains(word))
}

fn texts(values: &Value) -> Option<Vec<String>> {
    values.as_array()?.iter().map(|value| value.as_str().map(str::to_owned)).collect()
}

/// One name of the file `path`, whether it is there or not.
fn located(path: &Path) -> PathBuf {
    if let Ok(path) = fs::canonicalize(path) {
        return path;
    }
    in_folder(path)
}

/// The entry `path` of its folder, by the one name of the folder.
fn in_folder(path: &Path) -> PathBuf {
    let place = || Some(fs::canonicalize(path.parent()?).ok()?.join(path.file_name()?));
    place().unwrap_or_else(|| without_steps(path))
}

/// `path` without `.` and `..`, as far as its text tells.
fn without_steps(path: &Path) -> PathBuf {
    let mut whole = PathBuf::new();
    for part in path.components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir => _ = whole.pop(),
            part => whole.push(part),
        }
    }
    whole
}

/// Files of arguments may name others; those that go deeper name each other.
const DEEPEST: usize = 10;

/// `arguments` with those of the files that they name by `@file`, which are looked for in `directory`.
fn unfolded(tool: Tool, arguments: &[String], directory: &Path, depth: usize) -> Vec<String> {
    let split = |text: &str| match tool {
        Tool::Rust => text.lines().map(str::to_owned).collect(),
        _ => words(text),
    };
    let of_file = |argument: &String| {
        let name = argument.strip_prefix('@').filter(|_| depth < DEEPEST)?;
        fs::read_to_string(directory.join(name)).ok()
    };
    let unfold = |argument: &String| match of_file(argument) {
        Some(text) => unfolded(tool, &split(&text), directory, depth + 1),
        None => vec![argument.clone()],
    };
    arguments.iter().flat_map(unfold).collect()
}

/// The commands in `text`, each on a line as [`Recorded::to_line`] writes it; of those that are the same, the
/// first and the last.
///
/// The last says what the files are now. If the build was interrupted after it, what follows on it is as the
/// first left it.
pub fn of_lines(text: &str) -> Vec<Recorded> {
    let all: Vec<Recorded> = text.lines().filter_map(Recorded::of_line).collect();
    let mut places: HashMap<(&Path, &str, &[String]), (usize, usize)> = HashMap::new();
    for (at, command) in all.iter().enumerate() {
        let same = (command.directory.as_path(), command.name.as_str(), command.arguments.as_slice());
        places.entry(same).and_modify(|(_, last)| *last = at).or_insert((at, at));
    }
    let kept: BTreeSet<usize> = places.into_values().flat_map(|(first, last)| [first, last]).collect();
    kept.into_iter().map(|at| all[at].clone()).collect()
}

/// The commands of `path`, a `compile_commands.json`.
///
/// # Errors
///
/// A file that cannot be read or is none.
pub fn of_database(path: &Path) -> Result<Vec<Recorded>, Failure> {
    let text = fs::read_to_string(path).map_err(|error| Failure::io("read", path, error))?;
    let refused = |why: &str| {
        Failure::with_help(
            format!("`{}` is not a database of compile commands: {why}", path.display()),
            "CMake writes one with -DCMAKE_EXPORT_COMPILE_COMMANDS=ON, Meson and Bear always",
        )
    };
    let entries: Vec<Value> = serde_json::from_str(&text).map_err(|error| refused(&error.to_string()))?;
    let folder = path.parent().unwrap_or(Path::new("")).to_owned();
    let folder = fs::canonicalize(if folder.as_os_str().is_empty() { Path::new(".") } else { &folder })
        .map_err(|error| Failure::io("read", path, error))?;
    let command = |(at, entry): (usize, &Value)| {
        let lacks = |what: &str| refused(&format!("entry {} has no {what}", at + 1));
        let line = texts(&entry["arguments"]).or_else(|| Some(words(entry["command"].as_str()?)));
        let line = line.ok_or_else(|| lacks("`arguments` and no `command`"))?;
        let directory = entry["directory"].as_str().ok_or_else(|| lacks("`directory`"))?;
        Ok(Recorded::new(folder.join(directory), &line, std::iter::empty()))
    };
    let commands: Vec<Option<Recorded>> =
        entries.iter().enumerate().map(command).collect::<Result<_, Failure>>()?;
    Ok(commands.into_iter().flatten().collect())
}

/// The words of a line as a shell splits it, without expansions.
pub fn words(line: &str) -> Vec<String> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_split_as_by_a_shell() {
        let line = r#"cc -DA="x y" '-DB=\n' -DC=a\ b "" c.c"#;
        assert_eq!(words(line), ["cc", "-DA=x y", r"-DB=\n", "-DC=a b", "", "c.c"]);
    }

    #[test]
    fn a_compiler_may_be_started_by_another_program() {
        let line = |text: &str| Recorded::new("/nowhere".into(), &words(text), std::iter::empty());
        let found = line("ccache /usr/bin/x86_64-linux-gnu-gcc-12 -c a.c").expect("gcc is a compiler");
        assert_eq!((found.tool, found.arguments), (Tool::C, vec!["-c".to_owned(), "a.c".to_owned()]));
        let environment = [("CARGO_PKG_NAME", "a"), ("CARGO_REGISTRY_TOKEN", "b")];
        let environment = environment.map(|(name, value)| (name.to_owned(), value.to_owned()));
        let crates = Recorded::new("/nowhere".into(), &words("rustc a.rs"), environment.clone().into_iter());
        assert_eq!(
            crates.expect("rustc is a compiler").environment,
            environment[..1],
            "secrets are not written down"
        );
        assert_eq!(line("ccache --version"), None);
        assert_eq!(line("make -j2"), None);
        assert_eq!(line("cmake --build out"), None);
    }

    #[test]
    fn of_commands_that_are_the_same_the_first_and_the_last_are_kept() {
        let of = |text: &str| {
            Recorded::new("/nowhere".into(), &words(text), std::iter::empty()).expect("a tool").to_line()
        };
        let text = ["cc -c a.c", "cc -c a.c", "cc -c b.c", "cc -c a.c"].map(of).concat();
        let last: Vec<String> = of_lines(&text).iter().map(|command| command.arguments.join(" ")).collect();
        assert_eq!(last, ["-c a.c", "-c b.c", "-c a.c"]);
    }
}
