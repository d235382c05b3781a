//! The facts of a program as one file, over which changed modules are laid.

use super::files::{File, Files, Module, Revision};
use super::reading::Again;
use crate::{
    error::{Error, Result},
    file,
    inputs::files,
    open::Open,
    program::Program,
};
use dfquery_engine::{
    base::FactBase,
    codec::{Damaged, Reader, Writer, sum},
};
use dfquery_extract::Outline;
use dfquery_graph::{SkipReason, Skipped};
use dfquery_rules::RuleSet;
use rustc_hash::FxHashSet;
use std::{
    fs, io,
    path::{Path, PathBuf},
    sync::Arc,
};

/// The facts of a program, module by module, with hashes by which changed functions of a module are found.
///
/// ```no_run
/// use dfquery::{Open, watch::{Base, Watch}};
///
/// Base::of(Open::new(), ["main/"])?.write("main.base".as_ref())?;
/// // Later, of a pull request:
/// let base = Base::open("main.base".as_ref())?;
/// let mut files = base.over(Open::new(), &["changed.ll".into()], &[])?;
/// for row in Watch::new([], ["loop_header"]).compare(&mut files)?.added {
///     println!("+ {row}");
/// }
/// # Ok::<(), dfquery::Error>(())
/// ```
#[derive(Clone)]
pub struct Base {
    files: Vec<Arc<File>>,
    /// The rules whose schema the facts have.
    rules: &'static RuleSet,
}

/// The first bytes of files of bases.
const MAGIC: &[u8] = b"dfquery base\n";

/// The number of the form of such files.
const FORM: u64 = 1;

impl Base {
    /// The facts of the files and folders `inputs`, read as `options` say.
    ///
    /// # Errors
    ///
    /// As [`Open::open`].
    pub fn of<P: AsRef<Path>>(options: Open, inputs: impl IntoIterator<Item = P>) -> Result<Self> {
        let rules = options.rules;
        let files = Files::new(options, inputs);
        let revision = files.revision()?;
        if revision.have_own_names {
            // Says which definitions clash, if they do.
            files.joined(&revision)?;
        }
        let Revision { files, .. } = revision;
        Ok(Base { files, rules })
    }

    /// The base of the revision of `files` that was read last.
    pub fn read_of(files: &Files) -> Self {
        Base { files: files.read().to_vec(), rules: files.rules() }
    }

    /// The paths of its modules when it was made.
    pub fn modules(&self) -> impl Iterator<Item = &Path> {
        self.files.iter().map(|file| file.path.as_path())
    }

    /// Writes it to the file `path`, which is there when it is whole.
    ///
    /// # Errors
    ///
    /// Those of the system.
    pub fn write(&self, path: &Path) -> Result<()> {
        let mut out = Writer::default();
        out.raw(MAGIC);
        out.number(FORM);
        out.section(|out| {
            out.text(env!("CARGO_PKG_VERSION"));
            out.number(schema_sum(self.rules));
            out.number(self.files.len() as u64);
        });
        for file in &self.files {
            out.section(|out| pack(file, out));
            file.module.pack(&mut out);
        }
        let bytes = out.into_bytes();
        let written = file::replace(path, |out| -> io::Result<()> { out.write_all(&bytes) });
        written.map_err(|error| Error::io("write", path, error))
    }

    /// Reads the base in the file `path`.
    ///
    /// # Errors
    ///
    /// Those of the system; a file that is not a base, is damaged, or was made by another version or for other facts.
    pub fn open(path: &Path) -> Result<Self> {
        Base::open_for(dfquery_rules::built_in(), path)
    }

    /// The same for questions that `rules` answer.
    ///
    /// # Errors
    ///
    /// As [`Base::open`].
    pub fn open_for(rules: &'static RuleSet, path: &Path) -> Result<Self> {
        let bytes = fs::read(path).map_err(|error| Error::io("read", path, error))?;
        let shown = path.display();
        let Some(rest) = bytes.strip_prefix(MAGIC) else {
            return Err(Error::with_help(
                format!("`{shown}` is not a base"),
                "dfquery extract writes one to a file that ends in .base",
            ));
        };
        let damaged = |damaged: Damaged| {
            let Damaged { at, what } = damaged;
            let message = format!("`{shown}` is damaged: {what} at byte {}", MAGIC.len() + at);
            Error::with_help(message, AGAIN)
        };
        let mut from = Reader::new(rest);
        let form = from.number().map_err(damaged)?;
        if form != FORM {
            let message = format!("`{shown}` has form {form}, and this dfquery reads form {FORM}");
            return Err(Error::with_help(message, AGAIN));
        }
        let about = from.section().and_then(|section| {
            let mut about = section.open()?;
            Ok((about.text()?, about.number()?, about.cell()?))
        });
        let (version, schema, modules) = about.map_err(damaged)?;
        let here = env!("CARGO_PKG_VERSION");
        if version != here {
            let message = format!("`{shown}` was made by dfquery {version}, and this is {here}");
            return Err(Error::with_help(message, AGAIN));
        }
        if schema != schema_sum(rules) {
            let message =
                format!("`{shown}` was made with other rules: `schema.dl` declares other facts now");
            return Err(Error::with_help(message, AGAIN));
        }
        let files = (0..modules).map(|_| unpack(rules, &mut from).map(Arc::new));
        let files = files.collect::<Result<_, Damaged>>().map_err(damaged)?;
        if !from.is_at_end() {
            return Err(damaged(from.damaged("something follows the last module")));
        }
        Ok(Base { files, rules })
    }

    /// The program in which the files `changed` take the place of the modules of their names or are added, and without
    /// the modules called `removed`; to be read as `options` say.
    ///
    /// A module is called by its path when the base was made, or by the end of it if that is of no other one.
    ///
    /// # Errors
    ///
    /// Names of no module or of several, files that take one place, folders without IR.
    pub fn over(&self, options: Open, changed: &[PathBuf], removed: &[PathBuf]) -> Result<Files> {
        let files = |path: &PathBuf| Ok(files(path)?.into_iter().map(|input| input.path).collect());
        let changed: Vec<Vec<PathBuf>> = changed.iter().map(files).collect::<Result<_>>()?;
        let modules = self.with(&changed.concat(), removed)?;
        Ok(Files::of_modules(options, modules, self.files.clone()))
    }

    /// The program of its modules, read as `options` say.
    ///
    /// # Errors
    ///
    /// As [`Open::open`].
    pub fn program(&self, options: Open) -> Result<Program> {
        Files::of_modules(options, Vec::new(), self.files.clone()).present_program()
    }

    /// Its modules with `changed` files in place of those of their names, without `removed` ones.
    fn with(&self, changed: &[PathBuf], removed: &[PathBuf]) -> Result<Vec<Module>> {
        let mut modules: Vec<Module> =
            self.modules().map(|path| Module { path: path.to_owned(), source: None }).collect();
        let mut gone = FxHashSet::default();
        for name in removed {
            let Some(at) = self.named(name)? else {
                let known: Vec<String> =
                    self.modules().take(8).map(|path| format!("`{}`", path.display())).collect();
                let message = format!("the base has no module `{}`", name.display());
                return Err(Error::with_help(message, format!("it has {}", known.join(", "))));
            };
            gone.insert(at);
        }
        for path in changed {
            let Some(at) = self.named(path)? else {
                modules.push(Module { path: path.clone(), source: Some(path.clone()) });
                continue;
            };
            let other = match (&modules[at].source, gone.contains(&at)) {
                (Some(other), _) => format!("so does `{}`", other.display()),
                (None, true) => "that is removed".to_owned(),
                (None, false) => {
                    modules[at].source = Some(path.clone());
                    continue;
                }
            };
            let module = modules[at].path.display();
            let message = format!("`{}` replaces the module `{module}`, and {other}", path.display());
            return Err(Error::message(message));
        }
        let mut at = 0..;
        modules.retain(|_| at.next().is_none_or(|at| !gone.contains(&at)));
        Ok(modules)
    }

    /// The module whose path has the longest end in common with `path`, at least the name of the file; none if there is
    /// none.
    ///
    /// # Errors
    ///
    /// Several.
    fn named(&self, path: &Path) -> Result<Option<usize>> {
        let common = |module: &Path| {
            let ends = module.components().rev().zip(path.components().rev());
            ends.take_while(|(one, other)| one == other).count()
        };
        if let Some(at) = self.modules().position(|module| module == path) {
            return Ok(Some(at));
        }
        let most = self.modules().map(common).max().unwrap_or(0);
        let alike: Vec<usize> = (0..)
            .zip(self.modules())
            .filter(|(_, module)| common(module) == most)
            .map(|(at, _)| at)
            .collect();
        match alike[..] {
            _ if most == 0 => Ok(None),
            [only] => Ok(Some(only)),
            _ => {
                let names: Vec<String> =
                    alike.iter().map(|&at| format!("`{}`", self.files[at].path.display())).collect();
                let message = format!("`{}` may be any of the modules {}", path.display(), names.join(", "));
                Err(Error::with_help(message, "give it the path of one of them, or more of it"))
            }
        }
    }
}

/// The help about a base that cannot be read.
const AGAIN: &str = "make it again with dfquery extract";

/// A sum of what facts are declared to be: of the declarations without comments.
fn schema_sum(rules: &RuleSet) -> u64 {
    let sources = &rules.program().sources;
    let schema = sources.iter().find(|(_, file)| file.name == "rules/schema.dl");
    let lines = schema.into_iter().flat_map(|(_, file)| file.text.lines());
    let declared = lines.filter(|line| !line.trim_start().starts_with("//"));
    sum(declared.collect::<Vec<&str>>().join("\n").as_bytes())
}

/// Appends what `file` is, but for its facts.
fn pack(file: &File, out: &mut Writer) {
    out.text(&file.path.to_string_lossy());
    out.number(file.unread.len() as u64);
    for Skipped { name, reason } in &file.unread {
        out.text(name);
        out.text(&reason.to_string());
    }
    out.number(u64::from(file.outline.is_some()));
    file.outline.iter().for_each(|outline| outline.pack(out));
}

fn unpack(rules: &RuleSet, from: &mut Reader<'_>) -> Result<File, Damaged> {
    let mut about = from.section()?.open()?;
    let path = PathBuf::from(about.text()?);
    let mut unread = Vec::new();
    for _ in 0..about.count()? {
        let (name, reason) = (about.text()?, about.text()?);
        unread.push(Skipped::new(name, SkipReason::Inexpressible(reason.to_owned())));
    }
    let outline = match about.number()? {
        0 => None,
        _ => Some(Outline::unpack(&mut about)?),
    };
    let base = FactBase::unpack(rules.schema().clone(), from, |_| true)?;
    if outline.as_ref().is_some_and(|outline| outline.names().count() != base.parts() as usize) {
        return Err(about.damaged("a module has other functions than its outline"));
    }
    let again = Again { base, outline, kept: Vec::new(), unread };
    Ok(File::new((&path, None), None, again, None))
}
