//! The results of rules, written to where their `.output` and `.printsize` lines say.

use crate::{
    error::{Error, Result, stoppable},
    scope::Scope,
};
use dfquery_engine::{
    base::Rows,
    facts::{Form, Store, write_table},
    schema::Relation,
};
use std::{
    borrow::Cow,
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
};

/// The name of standard output in messages.
const STANDARD: &str = "<stdout>";

/// The lines around the rows of a relation on standard output, as Soufflé writes them.
const ABOVE: &str = "---------------";
const BELOW: &str = "===============";

impl Scope<'_> {
    /// Writes what was asked for as Soufflé does: files into `folder`, or everything to `standard` if there is none.
    ///
    /// # Errors
    ///
    /// The wish to stop, and what cannot be written.
    pub fn write_outputs(&self, folder: Option<&Path>, mut standard: &mut dyn Write) -> Result<()> {
        for &id in &self.asked {
            let (declared, relation) = (&self.rules.declared[usize::from(id.0)], &self.rules.schema[id]);
            let rows = Cow::Borrowed(stoppable(|| self.session.whole(&relation.name))?);
            let rows = &*self.base.in_order(&relation.columns, rows);
            for store in &declared.outputs {
                let file = folder.filter(|_| !store.is_standard).zip(store.file.as_deref());
                let path = file.map_or(PathBuf::from(STANDARD), |(folder, file)| folder.join(file));
                let written = match file {
                    Some(_) => to_file(self, relation, rows, store, &path),
                    None => to_standard(self, relation, rows, store, standard),
                };
                written.map_err(|error| Error::Io { action: "write to", path, error })?;
            }
            if declared.prints_size {
                let written = writeln!(&mut standard, "{}\t{}", relation.shown, rows.len());
                written.map_err(|error| Error::Io { action: "write to", path: STANDARD.into(), error })?;
            }
        }
        Ok(())
    }
}

fn to_file(scope: &Scope, relation: &Relation, rows: &Rows, store: &Store, path: &Path) -> io::Result<()> {
    path.parent().map_or(Ok(()), fs::create_dir_all)?;
    table(scope, relation, rows, store, path, &mut File::create(path)?)
}

fn to_standard(
    scope: &Scope,
    relation: &Relation,
    rows: &Rows,
    store: &Store,
    mut out: &mut dyn Write,
) -> io::Result<()> {
    writeln!(out, "{ABOVE}\n{}\n{BELOW}", relation.shown)?;
    table(scope, relation, rows, store, Path::new(""), &mut out)?;
    writeln!(out, "{BELOW}")
}

fn table(
    scope: &Scope,
    relation: &Relation,
    rows: &Rows,
    store: &Store,
    path: &Path,
    out: &mut dyn Write,
) -> io::Result<()> {
    if relation.is_proposition() {
        return (0..rows.len()).try_for_each(|_| writeln!(out, "()"));
    }
    let form = Form { is_lenient: true, ..store.form(path) };
    write_table(scope.base, relation, rows.iter(), form, out)
}
