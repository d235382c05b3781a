//! `dfquery extract`: the facts of IR as a directory, or as a base.

use crate::cli::{args::Extract, distributed::overlay, failure::Failure, progress};
use dfquery::{Open, engine::cancel::Writing, export::claim};
use dfquery_engine::{
    cancel,
    diagnostic::Diagnostic,
    facts::{self, Layout, SCHEMA_FILE, is_temporary},
    schema::RelationId,
    syntax::Sources,
};
use std::{fs, io, path::Path};

/// Reads the inputs and writes their facts.
pub fn run(command: &Extract) -> Result<(), Failure> {
    if is_base(&command.output) && !command.output.is_dir() {
        return overlay::extract(command);
    }
    let _claim = claim(&command.output)?;
    check_place(&command.output)?;
    let mut program = Open::new().plain().observer(progress::observer()).open(&command.inputs)?;
    let without = |name: &String| {
        Diagnostic::warning(format!("`{name}` is a dataflow graph, of which facts say only that it is there"))
    };
    program.observer.messages(&Vec::from_iter(program.graphs.keys().map(without)), &Sources::new());
    program.complete();
    let layout = if command.souffle { Layout::Souffle } else { Layout::Csv };
    let relations = program.filled_relations();
    cancel::check();
    let _writing = Writing::begin();
    facts::write(&program.base, &relations, &command.output, layout)
        .and_then(|()| drop_older(&command.output, &relations, layout))
        .map_err(|error| Failure::message(format!("cannot write facts: {error}")))
}

/// Returns true if `path` is that of a base.
fn is_base(path: &Path) -> bool {
    path.extension().is_some_and(|end| end == "base")
}

/// Removes what older facts have left in `folder`: relations that are not among those `written`, and those in another layout.
fn drop_older(folder: &Path, written: &[RelationId], layout: Layout) -> io::Result<()> {
    let rules = dfquery_rules::built_in();
    for relation in rules.fact_relations() {
        let name = &rules.schema()[relation].name;
        for other in [Layout::Csv, Layout::Souffle] {
            if other == layout && written.contains(&relation) {
                continue;
            }
            let file = folder.join(name).with_extension(other.extension());
            match fs::remove_file(&file) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => {
                    return Err(io::Error::new(error.kind(), format!("{}: {error}", file.display())));
                }
                _ => {}
            }
        }
    }
    Ok(())
}

/// Says no to a folder of other files, which could not be told from facts any more.
fn check_place(folder: &Path) -> Result<(), Failure> {
    let is_free = match fs::read_dir(folder) {
        Ok(entries) => entries.flatten().all(|entry| is_temporary(&entry.path())),
        Err(_) => true, // nothing is there, or writing tells what
    };
    if is_free || holds_facts(folder) {
        return Ok(());
    }
    Err(Failure::with_help(
        format!("`{}` is not empty and does not contain facts", folder.display()),
        "name a new folder, an empty one, or one with older facts, which are replaced",
    ))
}

/// Returns true if the folder says that it holds facts, or has a file of one of the relations.
fn holds_facts(folder: &Path) -> bool {
    let path = folder.join(SCHEMA_FILE);
    let header = path.is_file().then(|| fs::read(path));
    let is_file = |name: &str, layout: Layout| folder.join(name).with_extension(layout.extension()).is_file();
    let mut relations =
        dfquery_rules::built_in().schema().relations.iter().map(|relation| relation.name.as_str());
    header.is_some_and(|read| read.is_ok_and(|bytes| bytes.starts_with(b"schema,origin")))
        || relations.any(|name| is_file(name, Layout::Csv) || is_file(name, Layout::Souffle))
}
