//! Lines of the files that a program was compiled from.

use crate::program::Program;
use dfquery_extract::is_absolute;
use dfquery_rules::relation;
use std::{
    collections::{BTreeSet, HashMap},
    fs,
    path::{Component, Path, PathBuf},
};

/// Larger files are not read: they are not written by hand.
const LARGEST: u64 = 1 << 26;

/// The file in the folder of `dfquery build`, beside the folders of programs, that names the folder of the build: names of
/// source files are relative to it.
pub const OF_BUILD: &str = ".dfquery/sources";

/// Files of source text, each read when a line of it is asked for first.
pub(crate) struct SourceFiles {
    /// The folder in which all files are looked for first.
    root: Option<PathBuf>,
    /// By name the directories in which the compiler read the file.
    directories: HashMap<String, BTreeSet<PathBuf>>,
    /// The folders of files with relative names, in the order of search.
    folders: Vec<PathBuf>,
    /// By name the lines; none if the file cannot be read.
    known: HashMap<String, Vec<String>>,
}

impl SourceFiles {
    /// Looks for the files of `program` in its source root, in the directory in which the compiler read them, and then as
    /// [`SourceFiles::beside`] does.
    pub fn of(program: &Program) -> Self {
        let mut files = SourceFiles::beside(&program.inputs);
        files.root.clone_from(&program.source_root);
        let base = &program.base;
        for row in base.tuples::<relation::SourceDirectory>() {
            let [name, directory] =
                [row.file, row.directory].map(|symbol| base.symbol_text(symbol).to_owned());
            if is_absolute(&directory) {
                files.directories.entry(name).or_default().insert(PathBuf::from(directory));
            }
        }
        files
    }

    /// Looks for files in the current folder, beside each of `inputs`, and in the folder of the build that has made them.
    pub fn beside(inputs: &[PathBuf]) -> Self {
        let mut beside: Vec<&Path> = inputs.iter().filter_map(|input| input.parent()).collect();
        beside.dedup();
        let mut folders = vec![PathBuf::new()];
        for folder in
            beside.into_iter().flat_map(|folder| [Some(folder.to_owned()), built_in(folder)]).flatten()
        {
            if !folders.contains(&folder) {
                folders.push(folder);
            }
        }
        SourceFiles { root: None, directories: HashMap::new(), folders, known: HashMap::new() }
    }

    /// The lines of the file called `name`, without the space at their ends; none if it cannot be read.
    pub fn lines(&mut self, name: &str) -> &[String] {
        if !self.known.contains_key(name) {
            let lines = self.places(name).iter().find_map(|path| read(path));
            self.known.insert(name.to_owned(), lines.unwrap_or_default());
        }
        &self.known[name]
    }

    /// The paths at which the file called `name` can be, in the order of search.
    fn places(&self, name: &str) -> Vec<PathBuf> {
        let mut places = self.root.as_ref().map_or_else(Vec::new, |root| below(root, name));
        let recorded = self.directories.get(name).into_iter().flatten().map(|directory| directory.join(name));
        let mut recorded = recorded.filter(|path| path.is_file());
        // Of several files of one name, it is unknown which one a place is in.
        match (recorded.next(), recorded.next()) {
            (Some(_), Some(_)) => return places,
            (Some(only), None) => places.push(only),
            (None, _) => {}
        }
        places.extend(self.folders.iter().map(|folder| folder.join(name)));
        places
    }

    /// The line number `line`, from 1, of the file called `name`, without the space around it; none if it is not there
    /// or empty.
    pub fn line(&mut self, name: &str, line: u32) -> Option<&str> {
        let text = self.lines(name).get(usize::try_from(line).ok()?.checked_sub(1)?)?.trim_start();
        (!text.is_empty()).then_some(text)
    }
}

/// The paths that the file called `name` can have in `root`: an absolute name may begin with other folders where it was
/// compiled, so its ends are tried, the longest first.
fn below(root: &Path, name: &str) -> Vec<PathBuf> {
    if !is_absolute(name) {
        return vec![root.join(name)];
    }
    let name = name.replace('\\', "/");
    let parts: Vec<Component> =
        Path::new(&name).components().filter(|part| matches!(part, Component::Normal(_))).collect();
    (0..parts.len()).map(|at| root.join(parts[at..].iter().collect::<PathBuf>())).collect()
}

/// The folder of the build that has made the program in `folder`.
fn built_in(folder: &Path) -> Option<PathBuf> {
    let named = fs::read_to_string(folder.parent()?.join(OF_BUILD)).ok()?;
    Some(PathBuf::from(named.trim_end()))
}

/// The lines of a file; none if it is not a file of text.
fn read(path: &Path) -> Option<Vec<String>> {
    let metadata = fs::metadata(path).ok()?;
    if !metadata.is_file() || metadata.len() > LARGEST {
        return None;
    }
    let text = fs::read(path).ok()?;
    Some(String::from_utf8_lossy(&text).lines().map(|line| line.trim_end().to_owned()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_found_beside_inputs() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let mut files = SourceFiles::beside(&[root.join("docs/tutorial/words.ll")]);
        let text = read(&root.join("docs/tutorial/words.c")).expect("the file is there");
        assert_eq!(files.line("words.c", 13), Some(text[12].trim_start()));
        assert!(text[12].trim_start().starts_with("while"));
        assert_eq!(files.lines("words.c"), text);
        assert_eq!(files.line("words.c", 0), None);
        assert_eq!(files.line("words.c", 100_000), None);
        assert_eq!(files.line("nowhere.c", 1), None);
        assert_eq!(files.line("/dev/null", 1), None);
    }
}
