//! Units compiled to LLVM IR, and kept as long as nothing changes that they are made of.

use super::{
    compilers::{Compilers, Printing, whole},
    sources::{Language, Unit},
};
use serde_json::json;
use std::{
    collections::{BTreeMap, HashMap},
    fs,
    hash::{DefaultHasher, Hash, Hasher},
    path::{Path, PathBuf},
    process::Output,
    sync::Mutex,
};

/// The file of IR of a unit.
pub struct Compiled {
    pub path: PathBuf,
    /// True if it was compiled now, and not kept.
    pub is_new: bool,
}

/// The outcome of each unit, by its number.
pub type Units = BTreeMap<usize, Result<Compiled, String>>;

/// Compiles units to files in a folder.
pub struct Folder<'a> {
    pub folder: &'a Path,
    pub compilers: &'a Compilers,
    pub level: Option<&'a str>,
    /// The hashes of files that were read already.
    hashes: Mutex<HashMap<PathBuf, Option<u64>>>,
}

/// The ending of the file beside the IR that lists what it was made of.
const READ: &str = "read";

impl<'a> Folder<'a> {
    pub fn new(folder: &'a Path, compilers: &'a Compilers, level: Option<&'a str>) -> Self {
        Folder { folder, compilers, level, hashes: Mutex::default() }
    }

    /// Compiles `unit`, if the IR of before is not that of the same command and the same files.
    ///
    /// # Errors
    ///
    /// The message about why there is no IR.
    pub fn compile(&self, unit: &Unit) -> Result<Compiled, String> {
        let failed = |why: String| format!("`{}` is left out: {why}", unit.source);
        if !unit.directory.join(&unit.source).is_file() {
            return Err(failed("the build has removed the source".to_owned()));
        }
        let printing = self.compilers.printing(unit, self.level).map_err(failed)?;
        let mut hasher = DefaultHasher::new();
        printing.identity.hash(&mut hasher);
        let path = self.folder.join(format!("{}.{:016x}.ll", plain(&unit.source), hasher.finish()));
        if self.is_fresh(&path, unit) {
            return Ok(Compiled { path, is_new: false });
        }
        self.print(printing, unit, &path).map_err(failed)?;
        Ok(Compiled { path, is_new: true })
    }

    /// Returns true if what `path` was made of is as it was.
    fn is_fresh(&self, path: &Path, unit: &Unit) -> bool {
        let listed = fs::read_to_string(path.with_extension(READ)).ok();
        let listed: Option<HashMap<String, String>> =
            listed.and_then(|text| serde_json::from_str(&text).ok());
        let is_same = |(read, hash): (&String, &String)| match read.strip_prefix(VARIABLE) {
            Some(name) => variable(unit, name) == *hash,
            None => self.hash(Path::new(read)).is_some_and(|now| format!("{now:016x}") == *hash),
        };
        path.is_file() && listed.is_some_and(|listed| listed.iter().all(is_same))
    }

    fn hash(&self, path: &Path) -> Option<u64> {
        let known = self.hashes.lock().ok().and_then(|hashes| hashes.get(path).copied());
        known.unwrap_or_else(|| {
            let hash = fs::read(path).ok().map(|bytes| {
                let mut hasher = DefaultHasher::new();
                bytes.hash(&mut hasher);
                hasher.finish()
            });
            if let Ok(mut hashes) = self.hashes.lock() {
                hashes.insert(path.to_owned(), hash);
            }
            hash
        })
    }

    /// Writes the IR of `unit` to `path`, and what it was made of beside it.
    fn print(&self, mut printing: Printing, unit: &Unit, path: &Path) -> Result<(), String> {
        let (ir, rule) = (path.with_extension("new"), path.with_extension("d"));
        let command = &mut printing.command;
        let started = match unit.language {
            Language::Rust => {
                let emit = format!("--emit=llvm-ir={},dep-info={}", ir.display(), rule.display());
                command.arg(emit).arg(&unit.source).output()
            }
            _ => {
                command.args(["-MD", "-MT", "unit", "-MF"]).arg(&rule);
                command.arg("-o").arg(&ir).arg(whole(&unit.source, unit)).output()
            }
        };
        let done = started
            .map_err(|error| format!("cannot start `{}`: {error}", command.get_program().display()))?;
        if !done.status.success() {
            _ = fs::remove_file(&rule);
            return self.print_without(&done, unit, path);
        }
        let rule = fs::read_to_string(&rule).and_then(|text| fs::remove_file(&rule).map(|()| text));
        let cannot = |error: std::io::Error| format!("cannot write `{}`: {error}", path.display());
        let read = self.list(&rule.map_err(cannot)?, unit);
        _ = fs::remove_file(path);
        fs::write(path.with_extension(READ), read).and_then(|()| fs::rename(&ir, path)).map_err(cannot)
    }

    /// Prints the IR of `unit` without the options that the compiler has refused, which are another compiler's.
    fn print_without(&self, refused: &Output, unit: &Unit, path: &Path) -> Result<(), String> {
        let text = String::from_utf8_lossy(&refused.stderr);
        let wrong: Vec<&str> = text.lines().filter_map(refused_option).collect();
        let mut less = unit.clone();
        less.options.retain(|option| !wrong.contains(&option.as_str()));
        if less.options.len() == unit.options.len() {
            let first = text.lines().find(|line| line.contains("error")).unwrap_or("the compiler fails");
            return Err(first.to_owned());
        }
        self.print(self.compilers.printing(&less, self.level)?, &less, path)
    }

    /// The files that `unit` was made of, as `rule` of a Makefile tells, with hashes, as JSON.
    fn list(&self, rule: &str, unit: &Unit) -> String {
        let mut read: HashMap<String, String> = HashMap::new();
        let named = files_of_rule(rule).into_iter().map(|name| unit.directory.join(name));
        for path in named.chain(unit.uses.iter().cloned()) {
            if let Some(hash) = self.hash(&path) {
                read.insert(path.display().to_string(), format!("{hash:016x}"));
            }
        }
        for line in rule.lines().filter_map(|line| line.strip_prefix("# env-dep:")) {
            let name = line.split('=').next().unwrap_or(line);
            read.insert(format!("{VARIABLE}{name}"), variable(unit, name));
        }
        json!(read).to_string()
    }

    /// Removes what is in the folder and not of `kept`.
    pub fn remove_others(&self, kept: &[&Path]) {
        let kept: Vec<PathBuf> =
            kept.iter().flat_map(|path| [(*path).to_owned(), path.with_extension(READ)]).collect();
        for entry in fs::read_dir(self.folder).into_iter().flatten().flatten() {
            if !kept.contains(&entry.path()) {
                // A file that stays is not read again.
                _ = fs::remove_file(entry.path());
            }
        }
    }
}

/// The mark of a variable among what a unit was made of.
const VARIABLE: &str = "$";

/// The value of the variable `name` for `unit`.
fn variable(unit: &Unit, name: &str) -> String {
    let found = unit.environment.iter().find(|(own, _)| own == name);
    found.map_or_else(String::new, |(_, value)| value.clone())
}

/// The option that clang refuses by the message `line`.
fn refused_option(line: &str) -> Option<&str> {
    const MESSAGES: [&str; 4] =
        ["unknown argument", "unsupported option", "unsupported argument", "invalid value"];
    MESSAGES
        .iter()
        .any(|message| line.contains(message))
        .then(|| line.split('\'').find(|word| word.starts_with('-')))?
}

/// The files that the first rule of `text` depends on.
fn files_of_rule(text: &str) -> Vec<String> {
    let joined = text.replace("\\\n", " ");
    let line = joined.lines().find(|line| line.contains(": ")).unwrap_or_default();
    let (_, files) = line.split_once(": ").unwrap_or_default();
    let mut names = vec![String::new()];
    let mut letters = files.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => names.last_mut().expect("there is one").extend(letters.next()),
            ' ' => names.push(String::new()),
            letter => names.last_mut().expect("there is one").push(letter),
        }
    }
    names.retain(|name| !name.is_empty());
    names
}

/// The most parts of a path in a name.
const PARTS: usize = 4;

/// `source` as the name of one file.
fn plain(source: &str) -> String {
    let parts: Vec<&str> = source.split('/').filter(|part| !["", ".", ".."].contains(part)).collect();
    let last = parts[parts.len().saturating_sub(PARTS)..].join("_");
    let plain = |c: char| if c.is_ascii_alphanumeric() || ['.', '-', '_'].contains(&c) { c } else { '_' };
    let name: String = last.chars().map(plain).collect();
    // File systems do not take names of any length.
    name[name.len().saturating_sub(100)..].to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_names_files_with_spaces() {
        let rule = "unit: a.c \\\n  my\\ folder/b.h /usr/include/c.h\n\nb.h:\n# env-dep:A=1\n";
        assert_eq!(files_of_rule(rule), ["a.c", "my folder/b.h", "/usr/include/c.h"]);
    }

    #[test]
    fn an_option_is_known_from_the_message() {
        let of =
            ["clang: error: unknown argument: '-mfoo=1'", "error: unsupported option '-mbar' for target 'x'"];
        assert_eq!(of.map(refused_option), [Some("-mfoo=1"), Some("-mbar")]);
        assert_eq!(refused_option("a.c:1:1: error: use of undeclared identifier '-x'"), None);
    }
}
