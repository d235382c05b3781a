//! Inputs that are edited, kept function by function.
//!
//! Of a file that was saved only the functions are read whose text has changed, or that mention a function whose
//! header is. What the others say is kept in the fact base that they were read into.

use super::answer::Answer;
use super::reading::Again;
use crate::{
    error::{Error, Result},
    inputs::{Input, files},
    linking::definitions::{Definitions, Thing},
    open::Open,
    program::Program,
    stamp::{self, Stamp},
    statics,
};
use dfquery_engine::base::FactBase;
use dfquery_extract::Outline;
use dfquery_graph::Skipped;
use dfquery_rules::RuleSet;
use rustc_hash::{FxHashMap, FxHashSet};
use std::{
    path::{Path, PathBuf},
    sync::Arc,
    time::Instant,
};

/// Inputs that are edited.
///
/// ```no_run
/// use dfquery::{Open, watch::{Files, Watch}};
///
/// let mut watch = Watch::new([], ["loop_header"]);
/// let mut files = Files::new(Open::new(), ["kernel.ll"]);
/// watch.follow_files(&mut files)?;
/// // The file is edited: only what is another function is read.
/// println!("{:?}", watch.follow_files(&mut files)?.added);
/// # Ok::<(), dfquery::Error>(())
/// ```
pub struct Files {
    options: Open,
    inputs: Inputs,
    read: Vec<Arc<File>>,
    have_own_names: bool,
}

/// The place of the program.
enum Inputs {
    /// In these files and folders.
    Paths(Vec<PathBuf>),
    /// In these modules, some of which are not read again.
    Modules(Vec<Module>),
}

/// A module of a program, and where it is.
pub(super) struct Module {
    /// Its name.
    pub path: PathBuf,
    /// The file to read; `None` if it is unchanged.
    pub source: Option<PathBuf>,
}

/// A file as it was read last.
pub(super) struct File {
    /// Its name.
    pub path: PathBuf,
    /// The file that was read; `None` if it comes from a base.
    source: Option<PathBuf>,
    stamp: Option<Stamp>,
    pub outline: Option<Outline>,
    /// Its facts outside of functions.
    pub module: Arc<FactBase>,
    /// Its functions by name, in order, with the base that each is a part of.
    functions: Vec<(String, Arc<FactBase>, u32)>,
    pub unread: Vec<Skipped>,
}

/// The inputs after an edit.
pub(super) struct Revision {
    pub files: Vec<Arc<File>>,
    /// The functions that were read.
    pub edited: FxHashSet<String>,
    /// Those that are no longer there.
    pub gone: Vec<String>,
    /// True if files have, or had, things of their own under one name: what they are called takes all files.
    pub have_own_names: bool,
}

impl Files {
    /// The files and folders `inputs`, to be read as `options` say.
    pub fn new<P: AsRef<Path>>(options: Open, inputs: impl IntoIterator<Item = P>) -> Self {
        let inputs = inputs.into_iter().map(|path| path.as_ref().to_owned()).collect();
        Files { options, inputs: Inputs::Paths(inputs), read: Vec::new(), have_own_names: false }
    }

    /// The `modules`, to be read as `options` say, where `read` is what was read of them before.
    pub(super) fn of_modules(options: Open, modules: Vec<Module>, read: Vec<Arc<File>>) -> Self {
        let have_own_names = have_own_names(&read);
        Files { options, inputs: Inputs::Modules(modules), read, have_own_names }
    }

    /// Reads what was edited, where no relation is followed; the answer has no rows.
    ///
    /// # Errors
    ///
    /// Files that cannot be read, and those that are no program together: nothing has changed then.
    pub fn read_edits(&mut self) -> Result<Answer> {
        let started = Instant::now();
        let revision = self.revision()?;
        if revision.have_own_names {
            self.joined(&revision)?;
        }
        let functions_read = revision.edited.len();
        self.take(revision);
        Ok(Answer { read: started.elapsed(), functions_read, ..Answer::default() })
    }

    /// The files that were read last.
    pub(super) fn read(&self) -> &[Arc<File>] {
        &self.read
    }

    /// The revision that was read last.
    pub(super) fn present(&self) -> Revision {
        Revision::between(&[], self.read.clone(), self.have_own_names)
    }

    /// Reads what was edited since [`Files::take`].
    pub(super) fn revision(&self) -> Result<Revision> {
        if self.options.whole.copies {
            return Err(Error::with_help(
                "copies of functions do not follow edits",
                "leave out `--copies`, or ask about the program without watching, serving or comparing it",
            ));
        }
        let before: FxHashMap<&Path, &Arc<File>> =
            self.read.iter().map(|file| (file.path.as_path(), file)).collect();
        let read = |path: &Path, source: &Path| self.file(path, source, before.get(path).copied());
        let files: Vec<Arc<File>> = match &self.inputs {
            Inputs::Paths(inputs) => {
                let inputs: Vec<Vec<Input>> = inputs.iter().map(|path| files(path)).collect::<Result<_>>()?;
                inputs.iter().flatten().map(|input| read(&input.path, &input.path)).collect::<Result<_>>()?
            }
            Inputs::Modules(modules) => {
                let file = |module: &Module| match &module.source {
                    None => Ok(before[module.path.as_path()].clone()),
                    Some(source) => read(&module.path, source),
                };
                modules.iter().map(file).collect::<Result<_>>()?
            }
        };
        if files.is_empty() {
            return Err(Error::message("no input"));
        }
        let have_own_names = self.have_own_names || have_own_names(&files);
        Ok(Revision::between(&self.read, files, have_own_names))
    }

    fn file(&self, path: &Path, source: &Path, before: Option<&Arc<File>>) -> Result<Arc<File>> {
        let stamp = stamp::lasting(source);
        match before {
            Some(file) if stamp.is_some() && file.stamp == stamp => Ok(file.clone()),
            _ => {
                // What is distinguished by file is numbered again with all of it.
                let outline = before.filter(|_| !self.have_own_names).and_then(|file| file.outline.as_ref());
                let again = self.options.read_again(source, outline)?;
                Ok(Arc::new(File::new((path, Some(source)), stamp, again, before)))
            }
        }
    }

    /// The functions of `revision` that `is_wanted` wants, as a program.
    pub(super) fn part(&self, revision: &Revision, is_wanted: impl Fn(&str) -> bool) -> Result<Program> {
        let mut program = self.gather(revision, is_wanted)?;
        self.options.ask_about_functions(&mut program)?;
        Ok(program)
    }

    /// The whole program of `revision`.
    pub(super) fn whole(&self, revision: &Revision) -> Result<Program> {
        let mut program = self.options.ask_about_whole(self.gather(revision, |_| true)?)?;
        program.unread = revision.files.iter().flat_map(|file| file.unread.clone()).collect();
        Ok(program)
    }

    /// The program of `revision`, numbered as if it was read at once.
    pub(super) fn joined(&self, revision: &Revision) -> Result<Program> {
        let base = |file: &Arc<File>| match &file.source {
            Some(source) if !file.is_whole() => Ok(self.options.read_again(source, None)?.base),
            _ => Ok((*file.module).clone()),
        };
        let bases = revision.files.iter().map(base).collect::<Result<Vec<FactBase>>>()?;
        let paths = revision.files.iter().map(|file| file.path.clone()).collect();
        let mut program = self.options.joined(bases, paths)?;
        program.unread = revision.files.iter().flat_map(|file| file.unread.clone()).collect();
        Ok(program)
    }

    /// The program as it is now.
    ///
    /// # Errors
    ///
    /// As [`Open::open`].
    pub fn program(&self) -> Result<Program> {
        self.joined(&self.revision()?)
    }

    /// The program as it was read last. Where functions of a file were read at different times, texts have another order
    /// than in a program that is read at once.
    pub(super) fn present_program(&self) -> Result<Program> {
        let present = self.present();
        let is_whole = present.have_own_names || present.files.iter().all(|file| file.is_whole());
        if is_whole { self.joined(&present) } else { self.whole(&present) }
    }

    fn gather(&self, revision: &Revision, is_wanted: impl Fn(&str) -> bool) -> Result<Program> {
        let modules: Vec<&FactBase> = revision.files.iter().map(|file| &*file.module).collect();
        let all = revision.files.iter().flat_map(|file| &file.functions);
        let wanted = all.filter(|(name, ..)| is_wanted(name));
        let parts: Vec<(&FactBase, u32)> = wanted.map(|(_, base, part)| (&**base, *part)).collect();
        let mut base = FactBase::gathered(self.options.rules.schema(), &modules, &parts);
        let origins: Vec<&str> = modules.iter().map(|module| module.origin.as_str()).collect();
        base.origin = origins.join(", ");
        self.options.complete(base, revision.files.iter().map(|file| file.path.clone()).collect())
    }

    /// Returns true if nothing that is asked of `files` takes more than the functions that it is about.
    pub(super) fn are_asked_by_function(&self, files: &[Arc<File>]) -> bool {
        self.options.asks_by_function() && files.iter().all(|file| file.is_llvm())
    }

    /// The rules that answer questions about the program.
    pub(super) fn rules(&self) -> &'static RuleSet {
        self.options.rules
    }

    /// Takes `revision` for what is there.
    pub(super) fn take(&mut self, revision: Revision) {
        self.read = revision.files;
        self.have_own_names = revision.have_own_names;
    }
}

impl File {
    /// The file called `path`, of which was read what is not as `before`.
    pub fn new(
        (path, source): (&Path, Option<&Path>),
        stamp: Option<Stamp>,
        again: Again,
        before: Option<&Arc<File>>,
    ) -> Self {
        let Again { base, outline, kept, unread } = again;
        let partition = base.schema().partition.expect("functions are the parts");
        let module = Arc::new(base);
        let mut read = (0..module.parts()).map(|part| (module.name(partition, part), module.clone(), part));
        let functions = match (&outline, before) {
            (Some(outline), Some(before)) if kept.contains(&true) => {
                let before: FxHashMap<&str, &(String, Arc<FactBase>, u32)> =
                    before.functions.iter().map(|function| (function.0.as_str(), function)).collect();
                let functions = outline.names().zip(&kept).map(|(name, &is_kept)| match is_kept {
                    true => before[name].clone(),
                    false => read.next().expect("what is not kept was read, in order"),
                });
                functions.collect()
            }
            _ => read.collect(),
        };
        let source = source.map(Path::to_owned);
        File { path: path.to_owned(), source, stamp, outline, module, functions, unread }
    }

    /// Returns true if all its functions were read with what is outside of them.
    fn is_whole(&self) -> bool {
        self.functions.len() == self.module.parts() as usize
    }

    /// Returns true if it is LLVM IR in which nothing is wrong.
    fn is_llvm(&self) -> bool {
        self.outline.is_some()
    }
}

impl Revision {
    /// The differences of `files` from those `before`.
    fn between(before: &[Arc<File>], files: Vec<Arc<File>>, have_own_names: bool) -> Self {
        let is_in = |file: &Arc<File>, all: &[Arc<File>]| all.iter().any(|other| Arc::ptr_eq(file, other));
        let old = before.iter().filter(|file| !is_in(file, &files)).flat_map(|file| &file.functions);
        let mut old: FxHashMap<&str, (&Arc<FactBase>, u32)> =
            old.map(|(name, base, part)| (name.as_str(), (base, *part))).collect();
        let mut edited = FxHashSet::default();
        for (name, base, part) in
            files.iter().filter(|file| !is_in(file, before)).flat_map(|file| &file.functions)
        {
            let is_kept =
                old.remove(name.as_str()).is_some_and(|(old, at)| Arc::ptr_eq(old, base) && at == *part);
            if !is_kept {
                edited.insert(name.clone());
            }
        }
        let gone = old.into_keys().map(str::to_owned).collect();
        Revision { files, edited, gone, have_own_names }
    }
}

/// Returns true if something in `files` is called as another thing in them, or as one that is in another file only.
fn have_own_names(files: &[Arc<File>]) -> bool {
    let mut known = FxHashSet::default();
    let mut names = files.iter().flat_map(|file| &file.functions).map(|(name, ..)| name);
    let modules = || files.iter().map(|file| &*file.module);
    !names.all(|name| known.insert(name)) || clash(modules()) || define_one_name(modules())
}

/// Returns true if two of `bases` define a variable or an alias of one name.
fn define_one_name<'b>(bases: impl Iterator<Item = &'b FactBase>) -> bool {
    let mut known = FxHashSet::default();
    let mut names = bases.flat_map(|base| {
        let Definitions { all, appending, .. } = Definitions::of(base);
        let others = all.into_iter().filter(|one| !matches!(one.thing, Thing::Function(_)));
        others.map(|one| one.name).chain(appending.into_iter().map(|(name, _)| name))
    });
    !names.all(|name| known.insert(name))
}

/// Returns true if something internal or private to one of `bases` has a name that is also used by another.
fn clash<'b>(bases: impl Iterator<Item = &'b FactBase> + Clone) -> bool {
    let users = statics::users(bases.clone());
    bases.into_iter().any(|base| statics::internals(base).any(|name| users[name] > 1))
}
