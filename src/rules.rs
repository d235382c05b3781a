//! Our rule files from a folder, for those who work on them.

use crate::failure::Failure;
use dfquery_engine::syntax::{FILES, Sources};
use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// Takes the rule files in `folder`, and one folder down, instead of those that are built in.
///
/// # Errors
///
/// Files that cannot be read, a folder without `schema.dl`, and what is wrong with the rules.
pub fn replace(folder: &Path) -> Result<(), Failure> {
    let files = rule_files(folder, true).map_err(|error| Failure::io("read", folder, &error))?;
    if !files.iter().any(|file| file == &folder.join("schema.dl")) {
        return Err(Failure::with_help(
            format!("`{}` has no `schema.dl`", folder.display()),
            "give the folder `rules` of a checkout",
        ));
    }
    if files.len() >= FILES {
        return Err(Failure::message(format!("more than {FILES} rule files")));
    }
    let mut sources = Sources::new();
    for file in &files {
        let text = fs::read_to_string(file).map_err(|error| Failure::io("read", file, &error))?;
        let name = file.strip_prefix(folder).expect("the file is in the folder");
        sources.add(format!("rules/{}", name.display()), text);
    }
    dfquery_rules::replace(sources.clone()).map_err(|problems| Failure::Bad(problems, sources))
}

/// The rule files in `folder`, sorted; of its folders only those that have no tests or crates in them.
fn rule_files(folder: &Path, is_root: bool) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "dl") {
            files.push(path);
        } else if path.is_dir() && is_root && !path.ends_with("tests") && !path.ends_with("datafrog") {
            files.extend(rule_files(&path, false)?);
        }
    }
    files.sort();
    Ok(files)
}
