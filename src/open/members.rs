//! Archives among other inputs, of which a program has the members that it needs.

use crate::{
    error::{Error, Result},
    inputs,
    linking::archives::{Linked, needed, symbols_of},
};
use dfquery_engine::base::FactBase;
use dfquery_extract::{bitcode::Symbols, modules::Modules};
use rustc_hash::FxHashSet;
use std::path::PathBuf;

/// An archive that is read after other inputs.
pub struct Archive {
    pub path: PathBuf,
    pub name: String,
    pub bytes: Vec<u8>,
}

impl Archive {
    /// Its members.
    pub fn modules(&self) -> Result<Modules<'_>> {
        let modules = Modules::open(&self.name, &self.bytes, &inputs::other_file);
        let modules = modules.map_err(|refused| Error::diagnostic(refused.message()))?;
        modules.ok_or_else(|| Error::message(format!("`{}` is no archive", self.name)))
    }
}

/// The members that are needed of each input that is an archive; of the others `bases` are the facts.
pub fn taken(places: &[Option<&Archive>], bases: &[Vec<&FactBase>]) -> Result<Vec<FxHashSet<usize>>> {
    let mut inputs = Vec::with_capacity(places.len());
    for (archive, bases) in places.iter().zip(bases) {
        inputs.push(match archive {
            Some(archive) => {
                let members = archive.modules()?.symbols();
                Linked::Archive(members.map_err(|refused| Error::diagnostic(*refused))?)
            }
            None => {
                let mut symbols = Symbols::default();
                bases.iter().for_each(|base| symbols.extend(symbols_of(base)));
                Linked::Module(symbols)
            }
        });
    }
    Ok(needed(&inputs))
}
