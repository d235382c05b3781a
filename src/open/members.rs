//! Archives among other inputs, of which a program has the members that it needs.

use super::{Read, Reader};
use crate::{
    error::{Error, Result},
    inputs::{self, Input},
    linking::archives::{Linked, needed, symbols_of},
};
use dfquery_engine::{
    diagnostic::{Diagnostic, Place},
    syntax::Sources,
};
use dfquery_extract::{bitcode::Symbols, modules::Modules};
use rustc_hash::FxHashSet;
use std::path::PathBuf;

/// An archive that is read after other inputs.
pub(super) struct Archive {
    pub path: PathBuf,
    pub name: String,
    pub bytes: Vec<u8>,
}

impl Archive {
    fn modules(&self) -> Result<Modules<'_>> {
        let modules = Modules::open(&self.name, &self.bytes, &inputs::other_file);
        let modules = modules.map_err(|refused| Error::diagnostic(refused.message()))?;
        modules.ok_or_else(|| Error::message(format!("`{}` is no archive", self.name)))
    }
}

impl Reader<'_> {
    /// Reads the archives that were postponed: the members that are needed, or all if there is nothing else. `modules`
    /// has what was read of each of `inputs`.
    pub(super) fn read_archives(&mut self, inputs: &[Input], modules: &mut [Vec<Read>]) -> Result<()> {
        let archives = std::mem::take(&mut self.postponed);
        // Each input that is an archive has been postponed, in order.
        let places: Vec<Option<&Archive>> = {
            let mut next = archives.iter().peekable();
            inputs.iter().map(|input| next.next_if(|archive| archive.path == input.path)).collect()
        };
        let taken = match modules.iter().all(Vec::is_empty) {
            true => None,
            false => Some(taken(&places, modules)?),
        };
        let mut members = taken.map(Vec::into_iter);
        for (archive, read) in places.into_iter().zip(modules) {
            let kept = members.as_mut().and_then(Iterator::next);
            let Some(archive) = archive else { continue };
            let mut modules = archive.modules()?;
            if let Some(kept) = kept {
                modules.keep(&kept);
            }
            if modules.number() == 0 {
                self.tell_unneeded(&archive.name);
                continue;
            }
            *read = self.read_modules(modules, &archive.path, &archive.name)?;
        }
        Ok(())
    }

    fn tell_unneeded(&self, name: &str) {
        let message = format!("no member of `{name}` defines what the other inputs need");
        let warning = Diagnostic::warning(message).at(Place::file(name));
        let warning =
            warning.help("--whole-archive reads all of its members, as a linker does with this option");
        self.options.observer.messages(&[warning], &Sources::new());
    }
}

/// The members that are needed of each input that is an archive.
fn taken(places: &[Option<&Archive>], modules: &[Vec<Read>]) -> Result<Vec<FxHashSet<usize>>> {
    let mut inputs = Vec::with_capacity(places.len());
    for (archive, read) in places.iter().zip(modules) {
        inputs.push(match archive {
            Some(archive) => {
                let members = archive.modules()?.symbols();
                Linked::Archive(members.map_err(|refused| Error::diagnostic(*refused))?)
            }
            None => {
                let mut symbols = Symbols::default();
                read.iter().for_each(|read| symbols.extend(symbols_of(&read.base)));
                Linked::Module(symbols)
            }
        });
    }
    Ok(needed(&inputs))
}
