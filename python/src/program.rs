//! `irquery.Program`: a program that can be asked.

use crate::{
    describe,
    failure::{Failure, invalid},
    frame,
    graph::Function,
    observer::Watcher,
    proof::{Missing, Proof},
    table::Table,
    work,
};
use dfquery::{
    Analysis, Asked, ConversionOptions, Error, Result, RuleFile,
    columns::Columns,
    diff::Difference,
    explore::{self, Variant},
    graph::latency::UNITS,
    report::Page,
    simulate::Buffers,
};
use pyo3::{exceptions::PyTypeError, prelude::*, types::PyDict};
use std::{
    io,
    path::PathBuf,
    process,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread::{self, ThreadId},
    time::Duration,
};

/// A program with rules on it, which can be asked; [`open`] makes one.
///
/// Results of one query are kept for later ones. A program can be used from several threads: its queries run one after
/// another, each on all processors.
///
/// >>> p = irquery.open("facts")
/// >>> len(p.relation("in_loop"))
/// 7
/// >>> p.query("loop_header(H), in_loop(H, B)").column_names
/// ['H', 'B']
#[pyclass(frozen, module = "irquery")]
pub struct Program {
    /// Locked by the thread in [`Program::user`] alone.
    analysis: Mutex<Analysis>,
    watcher: Arc<Watcher>,
    /// The callable that receives the progress.
    progress: Mutex<Option<Py<PyAny>>>,
    /// The process and the thread that use it now. Looked at and changed only by who holds the interpreter's lock: so
    /// it is never locked when Python forks.
    user: Mutex<Option<(u32, ThreadId)>>,
    manner: Manner,
}

/// The manner of answers.
#[derive(Clone, Copy, Default, Debug)]
pub struct Manner {
    /// True if names of C++ and Rust are as people write them.
    pub demangles: bool,
    /// True if relations have the tuples that only one model of convergence gives.
    pub compares_models: bool,
}

/// The initial time that a thread waits for the program.
const SHORT: Duration = Duration::from_micros(100);

/// The longest time that it waits before it looks again.
const LONG: Duration = Duration::from_millis(20);

impl Program {
    /// A program that is not in use.
    pub fn new(
        analysis: Analysis,
        watcher: Arc<Watcher>,
        progress: Option<Py<PyAny>>,
        manner: Manner,
    ) -> Program {
        Program {
            analysis: Mutex::new(analysis),
            watcher,
            progress: Mutex::new(progress),
            user: Mutex::default(),
            manner,
        }
    }

    /// Does `work` with the analysis, when no other thread uses it.
    ///
    /// # Errors
    ///
    /// Those of `work`, and of [`work::run`].
    pub fn run<R: Send>(
        &self,
        py: Python,
        work: impl Fn(&mut Analysis) -> Result<R> + Sync,
    ) -> Result<R, Failure> {
        let _use = self.take(py)?;
        let progress = lock(&self.progress).as_ref().map(|progress| progress.clone_ref(py));
        work::run(py, &self.watcher, progress.as_ref(), || work(&mut lock(&self.analysis)))
    }

    /// The table of `columns`.
    fn table(&self, columns: Columns) -> Result<Table, Failure> {
        Table::new(if self.manner.demangles { columns.demangled() } else { columns })
    }

    /// Waits until no other thread uses it.
    fn take(&self, py: Python) -> Result<Use<'_>, Failure> {
        let me = (process::id(), thread::current().id());
        let mut pause = SHORT;
        loop {
            let mut user = lock(&self.user);
            match *user {
                None => {
                    *user = Some(me);
                    return Ok(Use(self));
                }
                Some(user) if user == me => {
                    return Err(invalid("the program is answering another question of this thread"));
                }
                Some((owner, _)) if owner != me.0 => {
                    return Err(invalid(
                        "the program was in use when this process was forked; open it again here",
                    ));
                }
                Some(_) => {}
            }
            drop(user);
            py.detach(|| thread::sleep(pause));
            pause = (pause * 2).min(LONG);
            py.check_signals()?;
        }
    }
}

/// Checks that `progress` is nothing or can be called.
///
/// # Errors
///
/// It cannot.
pub fn check_callable(py: Python, progress: Option<&Py<PyAny>>) -> Result<(), Failure> {
    match progress {
        Some(progress) if !progress.bind(py).is_callable() => {
            Err(PyTypeError::new_err("progress is called, and this cannot be").into())
        }
        _ => Ok(()),
    }
}

/// The rules that `rules` names or says; without a file they have this `name`.
fn rule_file(rules: &Bound<PyAny>, name: &str) -> Result<RuleFile, Failure> {
    match rules.extract::<String>() {
        Ok(text) if !text.ends_with(".dl") => Ok(RuleFile::new(name, text)),
        _ => Ok(RuleFile::read(rules.extract::<PathBuf>()?)?),
    }
}

/// As long as it is there, a thread uses the program.
struct Use<'p>(&'p Program);

impl Drop for Use<'_> {
    fn drop(&mut self) {
        *lock(&self.0.user) = None;
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // What is half done when something panics is derived again.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[pymethods]
impl Program {
    /// The tuples of the relation called `name`, one of dfquery's or of yours.
    ///
    /// >>> irquery.open("facts").relation("loop_header").rows()
    /// [('gcd/head',), ('fir/head',), ('bubble_step/head',)]
    fn relation(&self, py: Python, name: &str) -> Result<Table, Failure> {
        let columns = self.run(py, |analysis| match self.manner.compares_models {
            true => analysis.model_differences(name),
            false => analysis.relation_columns(name),
        })?;
        self.table(columns)
    }

    /// The answers to a question in the rule language, with a column for each variable.
    ///
    /// >>> irquery.open("facts", functions=["gcd"]).query('in_loop(H, B), H != B').rows()
    /// [('gcd/head', 'gcd/body')]
    fn query(&self, py: Python, body: &str) -> Result<Table, Failure> {
        let columns = self.run(py, |analysis| analysis.query_columns(body))?;
        self.table(columns)
    }

    /// Adds rules, which are checked at once: a file (a path, or a text that ends in `.dl`), or their text.
    ///
    /// The relations that they mark with `.output` are in the result, by name, and are derived when they are read.
    /// Rules replace those that were added under the same name; the name of a file is its path.
    ///
    /// >>> p = irquery.open("facts", functions=["gcd"])
    /// >>> results = p.rules(".decl own(b: Block)\nown(b) :- loop_header(b).\n.output own")
    /// >>> results["own"].rows()
    /// [('gcd/head',)]
    #[pyo3(signature = (text_or_path, name="rules.dl"))]
    fn rules<'py>(
        slf: &Bound<'py, Self>,
        text_or_path: &Bound<'py, PyAny>,
        name: &str,
    ) -> Result<Bound<'py, PyAny>, Failure> {
        let py = slf.py();
        let file = rule_file(text_or_path, name)?;
        let outputs = slf.get().run(py, |analysis| {
            let mut rules = analysis.rules().to_vec();
            rules.retain(|other| other.name != file.name);
            rules.push(file.clone());
            let before = analysis.set_rules(rules);
            let outputs = analysis.outputs();
            if outputs.is_err() {
                analysis.set_rules(before);
            }
            outputs
        })?;
        let names = outputs.into_iter().filter(|(_, of)| *of == file.name).map(|(output, _)| output);
        let names: Vec<String> = names.collect();
        Ok(py.import("irquery._results")?.getattr("Results")?.call1((slf, names))?)
    }

    /// Gives rows to a relation that your rules declare with `.input`, in the place of those that it had.
    ///
    /// `frame` is what has Arrow's C stream (of polars, pyarrow, pandas, duckdb, or a table of dfquery), or a dict of
    /// lists. Its columns have the names of the declaration, in any order; entities are named in full. Nulls are
    /// refused.
    ///
    /// >>> p = irquery.open("facts", functions=["gcd"])
    /// >>> _ = p.rules(".decl hot(block: Block)\n.input hot\n.decl kept(v: Value)\nkept(v) :- hot(b), live_in(b, v).")
    /// >>> p.add("hot", {"block": ["gcd/body"]})
    /// >>> len(p.relation("kept"))
    /// 2
    fn add(&self, py: Python, name: &str, frame: &Bound<PyAny>) -> Result<(), Failure> {
        let columns = frame::columns(name, frame)?;
        self.run(py, |analysis| analysis.set_rows(name, columns.clone()))
    }

    /// Returns a proof of the tuples that match `atom`; None if none of them holds.
    ///
    /// >>> print(irquery.open("facts").why("loop_header(_)"))  # doctest: +ELLIPSIS
    /// loop_header("gcd/head")...
    fn why(&self, py: Python, atom: &str) -> Result<Option<Proof>, Failure> {
        Ok(self.run(py, |analysis| analysis.why(atom))?.map(Proof))
    }

    /// Returns the missing conditions of a tuple; None if it holds.
    fn why_not(&self, py: Python, atom: &str) -> Result<Option<Missing>, Failure> {
        Ok(self.run(py, |analysis| analysis.why_not(atom))?.map(Missing))
    }

    /// The function called `name`.
    fn function(slf: Py<Self>, py: Python, name: String) -> Result<Function, Failure> {
        slf.get().run(py, |analysis| analysis.program().select(std::slice::from_ref(&name)).map(drop))?;
        Ok(Function { program: slf, name })
    }

    /// The relation called `name` as a `networkx.MultiDiGraph`: an edge for each tuple, from its first column to its
    /// second.
    fn networkx<'py>(&self, py: Python<'py>, name: &str) -> Result<Bound<'py, PyAny>, Failure> {
        let table = self.relation(py, name)?;
        Ok(py.import("irquery._networkx")?.call_method1("of_table", (table,))?)
    }

    /// The names of the relations that can be asked for: the built-in ones that are for users, and all of your own.
    ///
    /// >>> "in_loop" in irquery.open("facts").relations
    /// True
    #[getter]
    fn relations(&self, py: Python) -> Result<Vec<String>, Failure> {
        self.run(py, |analysis| {
            analysis.scoped(Asked::Relations(&[]), |scope| Ok(describe::names(scope.rules)))
        })
    }

    /// The meaning of a relation: its columns, its documentation and its rules.
    ///
    /// >>> print(irquery.open("facts").describe("loop_header"))  # doctest: +ELLIPSIS
    /// loop_header(header: Block)
    /// ...
    fn describe(&self, py: Python, name: &str) -> Result<String, Failure> {
        self.run(py, |analysis| {
            analysis.scoped(Asked::Relations(&[]), |scope| describe::relation(scope.rules, name))
        })
    }

    /// The changes from this program to `after`, in `relations` or in all: the functions that only one has, and by
    /// relation and function the tuples that are gone and those that are new.
    ///
    /// >>> p = irquery.open("facts", functions=["gcd"])
    /// >>> p.diff(irquery.open("facts"), ["loop_header"])["changes"]
    /// []
    #[pyo3(signature = (after, relations=Vec::new()))]
    fn diff<'py>(
        &self,
        py: Python<'py>,
        after: &Bound<'py, Program>,
        relations: Vec<String>,
    ) -> Result<Bound<'py, PyDict>, Failure> {
        let other = after.get();
        if std::ptr::eq(self, other) {
            return Err(invalid("the program is compared with itself"));
        }
        // Both are held by this thread while they are compared.
        let _use = other.take(py)?;
        let found = self.run(py, |analysis| analysis.diff(&lock(&other.analysis), &relations))?;
        changes(py, &found)
    }

    /// The sets of options of conversion beside each other: a dict for each function and set, with its cycles on
    /// made-up arguments, operators, interval and area; `pareto` is `"*"` where no other set is better.
    fn explore<'py>(&self, py: Python<'py>) -> Result<Bound<'py, PyAny>, Failure> {
        let text = self.run(py, |analysis| {
            analysis.complete_for_conversion()?;
            let program = analysis.program();
            let names = analysis.functions().to_vec();
            let variants = [Variant { program: &program, flags: "" }];
            let (options, buffers) = (ConversionOptions::default(), Buffers::default());
            let table = explore::table(&variants, &names, &options, &UNITS, &buffers)?;
            let mut text = Vec::new();
            let failed = |error| Error::Io { action: "write", path: PathBuf::from("a table"), error };
            table.write_json(&mut text).map_err(failed)?;
            Ok(String::from_utf8_lossy(&text).into_owned())
        })?;
        Ok(py.import("json")?.call_method1("loads", (text,))?)
    }

    /// The functions as one page for a browser, in which `relations` stand out; written to `path`, or returned as a
    /// text.
    ///
    /// `args` and `memory`, the text of a memory file, start the run that is shown; without `args` some are made up.
    #[pyo3(signature = (path=None, *, relations=Vec::new(), args=Vec::new(), memory=None, seed=None))]
    fn html(
        &self,
        py: Python,
        path: Option<PathBuf>,
        relations: Vec<String>,
        args: Vec<String>,
        memory: Option<String>,
        seed: Option<u64>,
    ) -> Result<Option<String>, Failure> {
        let page = self.run(py, |analysis| {
            let buffers = |text: &String| Buffers::parse("memory".to_owned(), text.clone());
            let page = Page {
                relations: relations.clone(),
                arguments: args.clone(),
                buffers: memory.as_ref().map_or_else(|| Ok(Buffers::default()), buffers)?,
                seed,
                ..Page::default()
            };
            analysis.complete();
            analysis.complete_for_conversion()?;
            analysis.scoped(analysis.of_page(&relations), |scope| {
                let mut text = Vec::new();
                page.write::<PageError>(scope, &mut text).map_err(|error| error.0)?;
                Ok::<Vec<u8>, Error>(text)
            })
        })?;
        match path {
            Some(path) => {
                std::fs::write(&path, page).map_err(|error| Error::Io { action: "write to", path, error })?;
                Ok(None)
            }
            None => Ok(Some(String::from_utf8_lossy(&page).into_owned())),
        }
    }

    /// The names of the functions that could be read, in module order.
    #[getter]
    fn functions(&self, py: Python) -> Result<Vec<String>, Failure> {
        self.run(py, |analysis| Ok(analysis.program().functions().collect()))
    }

    /// By name the functions that could not be read, each with the reason.
    #[getter]
    fn unread(&self, py: Python) -> Result<std::collections::BTreeMap<String, String>, Failure> {
        let reasons = |analysis: &mut Analysis| {
            let program = analysis.program();
            Ok(program.unread.iter().map(|one| (one.name.clone(), one.reason.to_string())).collect())
        };
        self.run(py, reasons)
    }

    /// The callable that receives `(doing, done, total)` while work goes on; or None.
    #[getter]
    fn get_progress(&self, py: Python) -> Option<Py<PyAny>> {
        lock(&self.progress).as_ref().map(|progress| progress.clone_ref(py))
    }

    #[setter]
    fn set_progress(&self, py: Python, progress: Option<Py<PyAny>>) -> Result<(), Failure> {
        check_callable(py, progress.as_ref())?;
        let before = std::mem::replace(&mut *lock(&self.progress), progress);
        drop(before);
        Ok(())
    }

    fn __repr__(&self, py: Python) -> Result<String, Failure> {
        self.run(py, |analysis| {
            let program = analysis.program();
            Ok(format!("<irquery.Program {:?}, {} functions>", program.base.origin, program.base.parts()))
        })
    }
}

/// A failure to write a page.
struct PageError(Error);

impl From<Error> for PageError {
    fn from(error: Error) -> Self {
        PageError(error)
    }
}

impl From<io::Error> for PageError {
    fn from(error: io::Error) -> Self {
        PageError(Error::Io { action: "write", path: PathBuf::from("the page"), error })
    }
}

/// A difference as a dict.
fn changes<'py>(py: Python<'py>, found: &Difference) -> Result<Bound<'py, PyDict>, Failure> {
    let all = PyDict::new(py);
    all.set_item("both", &found.both)?;
    all.set_item("only_before", &found.only_before)?;
    all.set_item("only_after", &found.only_after)?;
    let mut changes = Vec::new();
    for change in &found.changes {
        let one = PyDict::new(py);
        one.set_item("relation", &change.relation)?;
        one.set_item("function", &change.function)?;
        one.set_item("removed", &change.removed)?;
        one.set_item("added", &change.added)?;
        changes.push(one);
    }
    all.set_item("changes", changes)?;
    all.set_item("not_compared", &found.not_compared)?;
    Ok(all)
}
