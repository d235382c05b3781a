//! A program that can be asked.

use crate::{
    convert::{self, Converted},
    diff::{self, Difference},
    divergence::Convergence,
    error::{Error, Result},
    export::{self, Destination},
    observer::Observer,
    program::Program,
    proof::{Missing, Proof},
    relations,
    requires::Requires,
    scope::{self, Scope},
    table::Table,
};
use dfquery_convert::Options;
use dfquery_engine::{check::QUERY, run::Kept};
use dfquery_graph::Graph;
use std::{
    fmt, fs,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard},
};

/// The text of a rule file, with the name that messages show.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleFile {
    /// Its name.
    pub name: String,
    /// What it says.
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
}

/// Evaluators of the built-in rules.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Engine {
    /// Nothing is compiled: as the rules of users are evaluated.
    #[default]
    Runtime,
    /// Compiled rules for the analyses of control flow and liveness.
    Ascent,
    /// The second compiled evaluator, for the same analyses.
    Datafrog,
}

/// What [`Analysis::scoped`] is asked.
#[derive(Clone, Copy, Debug)]
pub enum Asked<'a> {
    /// Nothing yet: the rules are checked.
    Nothing,
    /// The body of a rule.
    Query(&'a str),
    /// Relations by their names.
    Relations(&'a [String]),
    /// What the `.output` of the rule files of the user names.
    Results,
}

/// A program with rules on it, which can be asked.
///
/// What is derived for one question is kept for the next ones. Questions can be asked from several threads.
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
    program: RwLock<Program>,
    pub(crate) rules: Vec<RuleFile>,
    pub(crate) inputs: Option<PathBuf>,
    pub(crate) functions: Vec<String>,
    pub(crate) conversion: Options,
    pub(crate) engine: Engine,
    pub(crate) measured: bool,
    pub(crate) kept: Option<Mutex<Kept>>,
}

impl Analysis {
    /// The built-in rules on `program`.
    pub fn new(program: Program) -> Analysis {
        Analysis {
            program: RwLock::new(program),
            rules: Vec::new(),
            inputs: None,
            functions: Vec::new(),
            conversion: Options::default(),
            engine: Engine::default(),
            measured: false,
            kept: Some(Mutex::default()),
        }
    }

    /// Adds rules over the built-in ones; what they say is checked by the first question, or by [`Analysis::check`].
    pub fn with_rules(mut self, rules: impl IntoIterator<Item = RuleFile>) -> Self {
        self.rules.extend(rules);
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

    /// Says how functions are converted, for graphs and for relations about conversion.
    pub fn with_conversion(mut self, options: Options) -> Self {
        self.conversion = options;
        self
    }

    /// Chooses what evaluates the built-in rules.
    pub fn with_engine(mut self, engine: Engine) -> Self {
        self.engine = engine;
        self
    }

    /// Measures what rules cost: see [`Scope::costs`].
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
        let before = std::mem::replace(&mut self.rules, rules);
        let ours = dfquery_rules::schema();
        if let Some(kept) = &mut self.kept {
            let kept = kept.get_mut().unwrap_or_else(PoisonError::into_inner);
            kept.retain(|relation| ours.relation(relation).is_some());
        }
        before
    }

    /// The same questions on the same program, with lanes together as `convergence` says.
    pub fn under(&self, convergence: Convergence) -> Analysis {
        Analysis {
            program: RwLock::new(self.program().under(convergence)),
            rules: self.rules.clone(),
            inputs: self.inputs.clone(),
            functions: self.functions.clone(),
            kept: self.kept.as_ref().map(|_| Mutex::default()),
            ..*self
        }
    }

    /// The program. Nothing can be asked as long as this is there.
    pub fn program(&self) -> RwLockReadGuard<'_, Program> {
        // What is half done when something panics is derived again.
        self.program.read().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn program_mut(&self) -> RwLockWriteGuard<'_, Program> {
        self.program.write().unwrap_or_else(PoisonError::into_inner)
    }

    /// Who is told how work goes on.
    pub fn observer(&self) -> Arc<dyn Observer> {
        self.program().observer.clone()
    }

    /// Fills all relations that are filled when a question needs them; to be called where most will be.
    pub fn complete(&self) {
        self.program_mut().complete();
    }

    /// Puts all rules and the question on the program, and lets `work` ask whatever it wants; what `work` is given is gone
    /// afterwards.
    ///
    /// # Errors
    ///
    /// Wrong rules or questions; unknown relations and functions; those of `work`.
    pub fn scoped<R, E: From<Error>>(
        &self,
        asked: Asked,
        work: impl FnOnce(&Scope) -> Result<R, E>,
    ) -> Result<R, E> {
        scope::scoped(self, asked, work)
    }

    /// Checks the rules of the user.
    ///
    /// # Errors
    ///
    /// What is wrong with them.
    pub fn check(&self) -> Result<()> {
        self.scoped(Asked::Nothing, |_| Ok(()))
    }

    /// The answers to a question in the rule language, with a column for each variable: `in_loop(H, B), live_in(B, V)`.
    ///
    /// # Errors
    ///
    /// [`Error::Invalid`] for what is not a question, with places; [`Error::Stopped`] if it was to stop.
    pub fn query(&self, body: &str) -> Result<Table> {
        self.scoped(Asked::Query(body), |scope| {
            scope.warn_without_source();
            scope.table(scope.rules.schema.relation(QUERY).expect("a query declares its relation"))
        })
    }

    /// The tuples of the relation called `name`, built-in or of the user.
    ///
    /// # Errors
    ///
    /// [`Error::Invalid`] if there is none, or if it has tuples only while something is made; [`Error::Stopped`].
    pub fn relation(&self, name: &str) -> Result<Table> {
        self.scoped(Asked::Relations(&[name.to_owned()]), |scope| {
            scope.warn_without_source();
            scope.table(scope.asked[0])
        })
    }

    /// Why tuples hold: `live_in("f/bb3", _)`, or any question. None if none does.
    ///
    /// # Errors
    ///
    /// See [`Analysis::query`].
    pub fn why(&self, atom: &str) -> Result<Option<Proof>> {
        self.scoped(Asked::Query(atom), |scope| stoppable(|| Proof::of(scope)))
    }

    /// What is missing for a tuple, rule by rule. None if it holds.
    ///
    /// # Errors
    ///
    /// See [`Analysis::query`].
    pub fn why_not(&self, atom: &str) -> Result<Option<Missing>> {
        self.scoped(Asked::Query(atom), |scope| stoppable(|| Missing::of(scope)))
    }

    /// The dataflow graph of the function called `name`.
    ///
    /// # Errors
    ///
    /// [`Error::NotConverted`] with the reason; [`Error::Invalid`] if there is no such function.
    pub fn convert(&self, name: &str) -> Result<Graph> {
        let program = self.program();
        let id = program.select(&[name.to_owned()])?[0];
        let session = program.session();
        dfquery_convert::convert_with(&session, &program.base, id, &self.conversion)
            .map_err(Error::NotConverted)
    }

    /// The dataflow graphs of all functions that are asked of, in module order, made in parallel.
    ///
    /// # Errors
    ///
    /// [`Error::Invalid`] if there is no such function; what is wrong with one function is told in its place.
    pub fn convert_all(&self) -> Result<Vec<Converted>> {
        let mut all = Vec::new();
        let program = self.program();
        convert::each(&program, &self.functions, &self.conversion, |converted| {
            all.push(converted);
            Ok::<(), Error>(())
        })?;
        Ok(all)
    }

    /// Writes relations to files: those called `names`, or all facts and all that follows from nothing else.
    ///
    /// # Errors
    ///
    /// Unknown relations; files that cannot be written; [`Error::Stopped`].
    pub fn export(&self, names: &[String], destination: &Destination) -> Result<()> {
        if names.is_empty() {
            self.complete();
        }
        self.scoped(Asked::Relations(names), |scope| export::write(scope, names, destination))
    }

    /// What changed from this program to `after`: in the relations called `names`, or in all.
    ///
    /// # Errors
    ///
    /// Unknown relations and functions; [`Error::Stopped`].
    pub fn diff(&self, after: &Analysis, names: &[String]) -> Result<Difference> {
        diff::compare(self, after, names)
    }
}

impl Scope<'_> {
    /// The tuples of `relation` in the functions that are asked of.
    ///
    /// # Errors
    ///
    /// Relations that have tuples only while something is made; [`Error::Stopped`].
    pub fn table(&self, relation: dfquery_engine::schema::RelationId) -> Result<Table> {
        let requires = Requires::of(&self.rules.schema, relation, self.conversion)?;
        stoppable(|| relations::table(self, relation, &requires))
    }
}

impl fmt::Debug for Analysis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Analysis").field("program", &self.program).finish_non_exhaustive()
    }
}

/// What `work` gives.
///
/// Errors  it was to stop
fn stoppable<R>(work: impl FnOnce() -> R) -> Result<R> {
    dfquery_engine::stop::within(work).ok_or_else(|| Error::stopped("there is no result"))
}
