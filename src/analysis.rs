//! A program that can be asked.

use crate::{
    columns::Columns,
    divergence::Convergence,
    engines::Engine,
    error::{Error, Result},
    observer::Observer,
    program::Program,
    whole_program::Budget,
};
use dfquery_convert::Options;
use dfquery_engine::{
    check,
    diagnostic::Diagnostic,
    run::Cache,
    syntax::{self, Sources},
};
use dfquery_graph::latency::Latencies;
use std::{
    collections::{BTreeMap, HashSet},
    fmt, fs,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard},
};

/// The text of a rule file, with the name that messages show.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleFile {
    /// Its name.
    pub name: String,
    /// Its text.
    pub text: String,
}

impl RuleFile {
    /// Rules that are in no file.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> RuleFile {
        RuleFile { name: name.into(), text: text.into() }
    }

    /// Reads a file.
    ///
    /// # Errors
    ///
    /// [`Error::Io`] if it cannot be read.
    pub fn read(path: impl AsRef<Path>) -> Result<RuleFile> {
        let path = path.as_ref();
        let text = fs::read_to_string(path).map_err(|error| Error::io("read", path, error))?;
        Ok(RuleFile { name: path.display().to_string(), text })
    }

    /// Reads files with those that they include, each once: what is included stands before what includes it.
    ///
    /// # Errors
    ///
    /// As [`RuleFile::read`]; that an included file cannot be read is located.
    pub fn read_all<P: AsRef<Path>>(paths: impl IntoIterator<Item = P>) -> Result<Vec<RuleFile>> {
        let mut inclusion = Inclusion::default();
        for path in paths {
            let file = RuleFile::read(&path)?;
            inclusion.add(path.as_ref(), file)?;
        }
        Ok(inclusion.files)
    }
}

/// Files that include others.
#[derive(Default)]
struct Inclusion {
    seen: HashSet<PathBuf>,
    files: Vec<RuleFile>,
}

impl Inclusion {
    /// Adds `file` after what it includes, unless it is there.
    fn add(&mut self, path: &Path, file: RuleFile) -> Result<()> {
        // A pipe has no other name.
        let known = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        if !self.seen.insert(known) {
            return Ok(());
        }
        let mut sources = Sources::new();
        let id = sources.add(file.name.as_str(), file.text.as_str());
        let folder = path.parent().unwrap_or(Path::new(""));
        for name in syntax::parse(&sources, id).0.includes {
            let included = folder.join(&name.text);
            let found = RuleFile::read(&included).map_err(|error| {
                let reason = error.messages().first().map(ToString::to_string).unwrap_or_default();
                let reason = reason.trim_start_matches("error: ").to_owned();
                let message = Diagnostic::error(reason).at(sources.place(name.span));
                Error::Invalid { messages: vec![message], sources: sources.clone() }
            })?;
            self.add(&included, found)?;
        }
        self.files.push(file);
        Ok(())
    }
}

/// The question put to [`Analysis::scoped`].
#[derive(Clone, Copy, Debug)]
pub enum Asked<'a> {
    /// Nothing yet: the rules are checked.
    Nothing,
    /// The body of a rule.
    Query(&'a str),
    /// Relations by their names.
    Relations(&'a [String]),
    /// The relations that are written where none is named: facts, results of users, and those that people start with; with
    /// internals, steps on the way to results too.
    Front,
    /// Those of [`Asked::Front`] that do not wait for points-to analysis, which a comparison has where none is named; with
    /// internals all of them.
    Compared,
    /// The relations that an `.output` of the user's rule files names.
    Results,
}

/// A program with rules on it, which can be asked.
///
/// Results derived for one question are cached for the next. Questions can be asked from several threads; they are
/// answered one at a time.
///
/// ```
/// # fn main() -> dfquery::Result<()> {
/// # let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/facts");
/// let analysis = dfquery::Analysis::new(dfquery::Program::open([folder])?);
/// for row in analysis.query("loop_header(H), in_loop(H, B)")?.rows() {
///     println!("{row}");
/// }
/// println!("{}", analysis.why(r#"in_loop("gcd/head", _)"#)?.expect("gcd has a loop"));
/// # Ok(())
/// # }
/// ```
pub struct Analysis {
    program: Arc<RwLock<Program>>,
    pub(crate) rules: Vec<RuleFile>,
    pub(crate) inputs: Option<PathBuf>,
    /// By relation the rows that were set.
    pub(crate) rows: BTreeMap<String, Columns>,
    pub(crate) functions: Vec<String>,
    pub(crate) conversion: Options,
    pub(crate) machine: Option<&'static Latencies>,
    pub(crate) engine: Engine,
    pub(crate) measured: bool,
    pub(crate) internals: bool,
    pub(crate) lines: bool,
    pub(crate) kept: Option<Arc<Mutex<Cache>>>,
    /// The rules, if they were checked before.
    pub(crate) checked: Option<Arc<Checked>>,
    /// The component that enforces the budget of points-to.
    pub(crate) budget: Budget,
}

/// Rules that were checked, with the warnings about them.
pub(crate) type Checked = (check::Program, Vec<Diagnostic>);

impl<'a> Asked<'a> {
    /// The relations called `names`, or those that are written where nothing is named.
    pub fn named(names: &'a [String]) -> Self {
        if names.is_empty() { Asked::Front } else { Asked::Relations(names) }
    }
}

impl Analysis {
    /// The built-in rules on `program`.
    pub fn new(program: Program) -> Analysis {
        Analysis {
            program: Arc::new(RwLock::new(program)),
            rules: Vec::new(),
            inputs: None,
            rows: BTreeMap::new(),
            functions: Vec::new(),
            conversion: Options::default(),
            machine: None,
            engine: Engine::default(),
            measured: false,
            internals: false,
            lines: false,
            kept: Some(Arc::default()),
            checked: None,
            budget: Budget::default(),
        }
    }

    /// Adds rules over the built-in ones; what they say is checked by the first question, or by [`Analysis::check`].
    pub fn with_rules(mut self, rules: impl IntoIterator<Item = RuleFile>) -> Self {
        self.rules.extend(rules);
        self
    }

    /// Counts steps on the way to results among all relations, where an export, a difference or a page has all.
    pub fn with_internals(mut self, internals: bool) -> Self {
        self.internals = internals;
        self
    }

    /// Puts beside entities where they are in the source, and the text there: in tables, proofs, and rows of differences.
    ///
    /// Instructions as the IR has them take [`Open::keep_texts`](crate::Open::keep_texts).
    pub fn with_lines(mut self, lines: bool) -> Self {
        self.lines = lines;
        self
    }

    /// Says where the `.input` relations of rules are: `NAME.facts` or `NAME.csv` in `folder`, if not beside the rule file.
    pub fn with_inputs(mut self, folder: Option<PathBuf>) -> Self {
        self.inputs = folder;
        self
    }

    /// Asks of these functions only; of all if there are no names.
    pub fn of_functions(mut self, names: impl IntoIterator<Item = String>) -> Self {
        self.functions = names.into_iter().collect();
        self
    }

    /// The question of a page in which the relations called `names` stand out: of functions by name all results are in it.
    pub fn of_page<'a>(&self, names: &'a [String]) -> Asked<'a> {
        if self.functions.is_empty() { Asked::Relations(names) } else { Asked::named(names) }
    }

    /// The functions that it asks of; none for all.
    pub fn functions(&self) -> &[String] {
        &self.functions
    }

    /// Says how functions are converted, for graphs and for relations about conversion.
    pub fn with_conversion(mut self, options: Options) -> Self {
        self.conversion = options;
        self
    }

    /// Says how many cycles operators take, for relations about throughput; one each otherwise.
    pub fn with_machine(mut self, latencies: &'static Latencies) -> Self {
        self.machine = Some(latencies);
        self
    }

    /// Chooses what evaluates the built-in rules.
    pub fn with_engine(mut self, engine: Engine) -> Self {
        self.engine = engine;
        self
    }

    /// Measures what rules cost: see [`Scope::costs`](crate::Scope::costs).
    pub fn measured(mut self) -> Self {
        self.measured = true;
        self
    }

    /// Keeps nothing from one question to the next: less memory where only one is asked.
    pub fn forgetful(mut self) -> Self {
        self.kept = None;
        self
    }

    /// Replaces the rules of the user; gives those before.
    pub fn set_rules(&mut self, rules: Vec<RuleFile>) -> Vec<RuleFile> {
        self.checked = None;
        let before = std::mem::replace(&mut self.rules, rules);
        self.forget_own();
        before
    }

    /// Forgets what was derived by rules of the user.
    pub(crate) fn forget_own(&mut self) {
        let ours = self.program().rules.schema().clone();
        if let Some(kept) = &self.kept {
            let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
            kept.retain(|relation| ours.relation(relation).is_some());
        }
    }

    /// The rules of the user.
    pub fn rules(&self) -> &[RuleFile] {
        &self.rules
    }

    /// The same questions on the same program, with lanes together as `convergence` says.
    pub fn under(&self, convergence: Convergence) -> Analysis {
        let program = Arc::new(RwLock::new(self.program().under(convergence)));
        Analysis { program, kept: self.kept.as_ref().map(|_| Arc::default()), ..self.shared() }
    }

    /// The same questions on the same program, which both share with what is derived for their questions. Where both are
    /// asked, one waits for the other.
    pub fn shared(&self) -> Analysis {
        Analysis {
            program: Arc::clone(&self.program),
            rules: self.rules.clone(),
            inputs: self.inputs.clone(),
            rows: self.rows.clone(),
            functions: self.functions.clone(),
            kept: self.kept.clone(),
            checked: self.checked.clone(),
            ..*self
        }
    }

    /// The program. Nothing can be asked as long as this is there.
    pub fn program(&self) -> RwLockReadGuard<'_, Program> {
        // What is half done when something panics is derived again.
        self.program.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// The program again; a copy of it if others share it.
    pub fn into_program(self) -> Program {
        match Arc::try_unwrap(self.program) {
            Ok(program) => program.into_inner().unwrap_or_else(PoisonError::into_inner),
            Err(shared) => shared.read().unwrap_or_else(PoisonError::into_inner).clone(),
        }
    }

    pub(crate) fn program_mut(&self) -> RwLockWriteGuard<'_, Program> {
        self.program.write().unwrap_or_else(PoisonError::into_inner)
    }

    /// Drops the relations that were kept: facts have changed.
    pub(crate) fn forget(&self) {
        self.forget_all_but(|_| false);
    }

    /// Drops the relations that were kept, but for those that `keep` names: facts of the others have changed.
    pub(crate) fn forget_all_but(&self, keep: impl Fn(&str) -> bool) {
        if let Some(kept) = &self.kept {
            kept.lock().unwrap_or_else(PoisonError::into_inner).retain(keep);
        }
    }

    /// Fills what takes the whole program to convert one of its functions, once.
    ///
    /// # Errors
    ///
    /// [`Error::Stopped`].
    pub fn complete_for_conversion(&self) -> Result<()> {
        if self.program_mut().complete_for_conversion()? {
            self.forget();
        }
        Ok(())
    }

    /// The receiver of messages and progress.
    pub fn observer(&self) -> Arc<dyn Observer> {
        self.program().observer.clone()
    }

    /// Fills all relations that are filled when a question needs them; to be called where most will be.
    pub fn complete(&self) {
        self.program_mut().complete();
    }
}

impl fmt::Debug for Analysis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Analysis").field("program", &self.program).finish_non_exhaustive()
    }
}
