//! Inputs that are read again, as far as they have changed.

use crate::{
    error::{Error, Result},
    inputs::{self, Input, has_extension},
    open::{Open, Read, Reader, link},
    program::Program,
};
use dfquery_engine::base::FactBase;
use dfquery_extract::{
    Outline, Source,
    analysis::dominance,
    modules::{Module, Modules},
};
use dfquery_graph::Skipped;
use std::path::Path;

/// An input that was read, as far as it has changed.
pub struct Again {
    /// The functions that were read, with all that is said outside of functions.
    pub base: FactBase,
    /// Of LLVM IR in which nothing is wrong.
    pub outline: Option<Outline>,
    /// By function of the outline whether it is unchanged.
    pub kept: Vec<bool>,
    /// The functions that cannot be read.
    pub unread: Vec<Skipped>,
}

impl Open {
    /// Has `program`, which holds some functions only, asked what these options ask of each by itself.
    pub(crate) fn ask_about_functions(&self, program: &mut Program) -> Result<()> {
        self.divergence.iter().try_for_each(|divergence| program.ask_about(divergence))
    }

    /// Returns true if what is asked of functions is asked of each by itself.
    pub(crate) fn asks_by_function(&self) -> bool {
        self.divergence.as_ref().is_none_or(|asked| asked.sources.is_empty() && !asked.interprocedural)
    }

    /// Reads one input, of LLVM IR only the functions that are not those of `before`.
    pub(crate) fn read_again(&self, path: &Path, before: Option<&Outline>) -> Result<Again> {
        let mut reader = Reader::new(self, 2);
        let is_llvm = !path.is_dir()
            && ["", "-"].iter().all(|name| path != Path::new(name))
            && !["avr", "mir", "hir", "lir", "json"].iter().any(|end| has_extension(path, end));
        let mut again = match is_llvm {
            true => read_edited(&mut reader, path, before)?,
            false => Again::whole(linked(reader.read(&Input::named(path))?)?),
        };
        dominance::complete(&mut again.base);
        again.unread = reader.unread;
        Ok(again)
    }
}

impl Again {
    /// An input that was read as a whole.
    fn whole(base: FactBase) -> Self {
        Again { base, outline: None, kept: Vec::new(), unread: Vec::new() }
    }
}

/// The modules of one file as one.
fn linked(modules: Vec<Read>) -> Result<FactBase> {
    let (paths, bases): (Vec<_>, Vec<_>) = modules.into_iter().map(|read| (read.path, read.base)).unzip();
    link(bases, &paths)?.ok_or_else(|| Error::message("no input"))
}

/// Reads what is not as `before` in the LLVM IR `path`.
fn read_edited(reader: &mut Reader, path: &Path, before: Option<&Outline>) -> Result<Again> {
    let name = path.display().to_string();
    let mut bytes = inputs::bytes(path)?;
    match Modules::open(&name, &bytes, &inputs::other_file) {
        Ok(None) => {}
        Ok(Some(mut modules)) if modules.number() == 1 => match modules.next() {
            Some(Ok(Module { text, .. })) => bytes = text.into_bytes(),
            Some(Err(refused)) => return Err(Error::diagnostic(*refused)),
            None => {}
        },
        Ok(Some(modules)) => {
            let read: Vec<Read> = reader.read_modules(modules, path, &name)?;
            return Ok(Again::whole(linked(read)?));
        }
        Err(refused) => return Err(Error::diagnostic(refused.message())),
    }
    let source = Source { name: &name, bytes: &bytes };
    let edited = dfquery_extract::read_edited(&source, reader.options.rules.schema().clone(), before);
    let base = reader.accept(edited.reading, path, &name, bytes)?;
    Ok(Again { base, outline: edited.outline, kept: edited.kept, unread: Vec::new() })
}
