//! Destination and form of `--export`: `csv:DIR`, `sqlite:FILE`.

use super::databases;
use crate::error::{Error, Result};
use dfquery_engine::facts::{Claim, Layout, is_temporary};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// A form and a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Destination {
    /// The form.
    pub form: Form,
    /// The directory or the file.
    pub path: PathBuf,
}

/// The form of an export.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// A directory of CSV files, which is a facts directory.
    Csv,
    /// A directory of Soufflé's facts, with declarations and rules.
    Souffle,
    /// A directory of files with one JSON object a line.
    JsonLines,
    /// A directory of Parquet files.
    Parquet,
    /// One SQLite database.
    Sqlite,
    /// One drawing in Graphviz' language.
    Dot,
    /// One drawing.
    Svg,
}

/// The forms by the names that they have on the command line.
const FORMS: &[(&str, Form)] = &[
    ("csv", Form::Csv),
    ("souffle", Form::Souffle),
    ("jsonl", Form::JsonLines),
    ("parquet", Form::Parquet),
    ("sqlite", Form::Sqlite),
    ("dot", Form::Dot),
    ("svg", Form::Svg),
];

/// The names of all forms.
const KNOWN: &str = "csv, souffle, jsonl, parquet, sqlite, dot, svg";

impl Destination {
    /// Reads `csv:DIR`.
    ///
    /// # Errors
    ///
    /// The fault in `text`.
    pub fn parse(text: &str) -> std::result::Result<Destination, String> {
        let known = format!("the forms are {KNOWN}");
        let (name, path) = text
            .split_once(':')
            .ok_or_else(|| format!("expected a form and a path, as in csv:DIR; {known}"))?;
        let form = FORMS.iter().find(|(form, _)| *form == name);
        let (_, form) = form.ok_or_else(|| format!("`{name}` is not a form; {known}"))?;
        if matches!(form, Form::Parquet | Form::Sqlite) && !databases::ARE_BUILT {
            return Err(format!("{name} needs a dfquery that was built with `--features export`"));
        }
        if path.is_empty() {
            return Err(format!("expected a path after `{name}:`"));
        }
        Ok(Destination { form: *form, path: PathBuf::from(path) })
    }

    /// Keeps other processes from writing there, if it is a folder.
    ///
    /// # Errors
    ///
    /// One does already.
    pub fn claim(&self) -> Result<Option<Claim>> {
        self.form.is_directory().then(|| claim(&self.path)).transpose()
    }

    /// Checks that nothing at the path would be overwritten or is of the wrong kind.
    ///
    /// # Errors
    ///
    /// The obstacle, unless `force` replaces it.
    pub fn check_free(&self, force: bool) -> Result<()> {
        let (path, shown) = (&self.path, self.path.display());
        let Ok(there) = fs::metadata(path) else { return Ok(()) };
        match (self.form.is_directory(), there.is_dir()) {
            (true, false) => Err(Error::message(format!("`{shown}` is not a directory"))),
            (false, true) => Err(Error::message(format!("`{shown}` is a directory"))),
            (true, true) if force || is_empty(path) => Ok(()),
            (false, false) if force => Ok(()),
            (true, true) => {
                Err(Error::with_help(format!("`{shown}` is not empty"), "--force replaces an earlier export"))
            }
            (false, false) => {
                Err(Error::with_help(format!("`{shown}` already exists"), "--force replaces it"))
            }
        }
    }
}

impl Form {
    /// Returns true if files of a directory are written, one a relation.
    fn is_directory(self) -> bool {
        match self {
            Form::Csv | Form::Souffle | Form::JsonLines => true,
            Form::Parquet => true,
            Form::Sqlite => false,
            Form::Dot | Form::Svg => false,
        }
    }
}

fn is_empty(folder: &Path) -> bool {
    fs::read_dir(folder).is_ok_and(|entries| entries.flatten().all(|entry| is_temporary(&entry.path())))
}

/// Keeps other processes from writing into `folder`.
///
/// # Errors
///
/// One does already.
pub fn claim(folder: &Path) -> Result<Claim> {
    let help = "wait until it is done, or name another folder";
    Claim::of(folder).map_err(|error| Error::with_help(error.to_string(), help))
}

/// The file of a relation.
pub fn file_name(relation: &str, form: Form) -> String {
    format!("{relation}.{}", form.extension())
}

impl Form {
    /// The ending of the files of a directory, without the dot.
    pub fn extension(self) -> &'static str {
        match self {
            Form::Csv => Layout::Csv.extension(),
            Form::Souffle => Layout::Souffle.extension(),
            Form::Parquet => "parquet",
            _ => "jsonl",
        }
    }
}
