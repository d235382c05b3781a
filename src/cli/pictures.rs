//! `--format svg`: pictures of functions, one on standard output or in a file, or each in a file of its own.

use crate::cli::{args::Args, failure::Failure, output};
use dfquery::{
    Scope,
    export::{of_columns, over_flow},
    file,
};
use dfquery_engine::schema::RelationId;
use dfquery_formats::drawing::{Picture, svg};
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// Draws `relations` over the control flow of the functions in which they have tuples; what is not about such functions as
/// arrows between the first two columns.
pub fn run(scope: &Scope, relations: &[RelationId], args: &Args) -> Result<(), Failure> {
    let pictures = match over_flow(scope, relations)? {
        Some(pictures) => pictures,
        None => Some(of_columns(scope, relations, args.asking.depth)?)
            .filter(|picture| !picture.nodes.is_empty())
            .into_iter()
            .collect(),
    };
    if let Some(mut folder) = Folder::of(args)? {
        return pictures.iter().try_for_each(|picture| folder.add(picture));
    }
    match &pictures[..] {
        [] => Err(Failure::message("there are no tuples to draw")),
        [one] => output::to(args.output.as_deref(), |mut out| Ok(svg::write(&mut out, one)?)),
        several => Err(Failure::with_help(
            format!("a picture shows one function, and {} have tuples", several.len()),
            "name one with --function, or give a folder for all: -o DIR/",
        )),
    }
}

/// A folder of pictures, each in a file that is called as its function is.
pub struct Folder {
    path: PathBuf,
    names: BTreeSet<String>,
}

impl Folder {
    /// The folder that `args` name as the output, if it is one: by a slash at its end, or because it is there.
    pub fn of(args: &Args) -> Result<Option<Folder>, Failure> {
        let is_folder =
            |path: &&PathBuf| path.is_dir() || path.as_os_str().to_string_lossy().ends_with(['/', '\\']);
        let Some(path) = args.output.as_ref().filter(is_folder) else { return Ok(None) };
        fs::create_dir_all(path).map_err(|error| Failure::io("write to", path, error))?;
        Ok(Some(Folder { path: path.clone(), names: BTreeSet::new() }))
    }

    /// Writes `picture`.
    pub fn add(&mut self, picture: &Picture) -> Result<(), Failure> {
        let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.' | '$');
        let name = picture.name.replace(|c| !plain(c), "_");
        // Names that differ only in what no file name should have get numbers.
        let mut names = std::iter::once(name.clone()).chain((2..).map(|number| format!("{name}-{number}")));
        let name = names.find(|name| self.names.insert(name.clone())).expect("there are enough numbers");
        let path = self.path.join(format!("{name}.svg"));
        file::replace(&path, |mut out| svg::write(&mut out, picture)).map_err(|error| failed(&path, error))
    }
}

fn failed(path: &Path, error: std::io::Error) -> Failure {
    Failure::io("write", path, error)
}
