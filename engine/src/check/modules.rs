//! The names by which files of rules can be distinguished: `loops` in `loops.in_loop`.

use crate::syntax::{FileId, Sources};

/// The prefixes of relations of `file` before the dot: the name of the file, and in a library that of its folder.
pub fn of(sources: &Sources, file: FileId) -> Vec<String> {
    let mut path: Vec<&str> = sources[file].name.split(['/', '\\']).collect();
    let name = path.pop().unwrap_or_default();
    let stem = name.strip_suffix(".dl").unwrap_or(name);
    let folder = path.pop().filter(|_| sources.is_library(file) && !path.is_empty());
    [Some(stem), folder].into_iter().flatten().map(word).collect()
}

/// `name` as a word of the language.
fn word(name: &str) -> String {
    let fits = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let word: String = name.chars().map(|c| if fits(c) { c } else { '_' }).collect();
    match word.starts_with(|c: char| c.is_ascii_digit()) || word.is_empty() {
        true => format!("_{word}"),
        false => word,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    #[test]
    fn a_file_has_the_name_of_its_folder_only_in_a_library() {
        let mut sources = Sources::new();
        let files = ["rules/loops.dl", "rules/memory/points.dl"].map(|name| sources.add(name, ""));
        sources.end_library(Arc::default());
        let own = ["docs/rules/my-lint.dl", "2.dl", "query"].map(|name| sources.add(name, ""));
        assert_eq!(files.map(|file| of(&sources, file)), [vec!["loops"], vec!["points", "memory"]]);
        assert_eq!(own.map(|file| of(&sources, file)), [["my_lint"], ["_2"], ["query"]]);
    }
}
