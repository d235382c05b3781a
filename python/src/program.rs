//! `dfquery.Program`: a program that can be asked.

use crate::{
    failure::{Failure, invalid},
    observer::Watcher,
    table::Table,
    work,
};
use dfquery::{Analysis, Result};
use pyo3::prelude::*;
use std::{
    process,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread::{self, ThreadId},
    time::Duration,
};

/// A program with rules on it, which can be asked; [`open`] makes one.
///
/// What is derived for one question is kept for the next ones. It can be used from several threads: questions about one program
/// are answered one after the other, each of them on all processors.
///
/// >>> p = dfquery.open("facts")
/// >>> len(p.relation("in_loop"))
/// 7
/// >>> p.query("loop_header(H), in_loop(H, B)").column_names
/// ['H', 'B']
#[pyclass(frozen, module = "dfquery")]
pub struct Program {
    /// Locked by the thread in [`Program::user`] alone.
    analysis: Mutex<Analysis>,
    watcher: Arc<Watcher>,
    /// Who is told how far work is.
    progress: Mutex<Option<Py<PyAny>>>,
    /// The process and the thread that use it now. Looked at and changed only by who holds the interpreter's lock: so it is
    /// never locked when Python forks.
    user: Mutex<Option<(u32, ThreadId)>>,
}

/// How long a thread waits at first for another one.
const SHORT: Duration = Duration::from_micros(100);

/// How long it waits at most before it looks again.
const LONG: Duration = Duration::from_millis(20);

impl Program {
    /// A program that nobody uses.
    pub fn new(analysis: Analysis, watcher: Arc<Watcher>, progress: Option<Py<PyAny>>) -> Program {
        Program {
            analysis: Mutex::new(analysis),
            watcher,
            progress: Mutex::new(progress),
            user: Mutex::default(),
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
    /// >>> dfquery.open("facts").relation("loop_header").rows()
    /// [('gcd/head',), ('fir/head',), ('bubble_step/head',)]
    fn relation(&self, py: Python, name: &str) -> Result<Table, Failure> {
        Table::new(self.run(py, |analysis| analysis.relation_columns(name))?)
    }

    /// The answers to a question in the rule language, with a column for each variable.
    ///
    /// >>> dfquery.open("facts", functions=["gcd"]).query('in_loop(H, B), H != B').rows()
    /// [('gcd/head', 'gcd/body')]
    fn query(&self, py: Python, body: &str) -> Result<Table, Failure> {
        Table::new(self.run(py, |analysis| analysis.query_columns(body))?)
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

    /// Who is told how far work is: a function of what is done, how much of it is, and of how much; or None.
    #[getter]
    fn get_progress(&self, py: Python) -> Option<Py<PyAny>> {
        lock(&self.progress).as_ref().map(|progress| progress.clone_ref(py))
    }

    #[setter]
    fn set_progress(&self, progress: Option<Py<PyAny>>) {
        let before = std::mem::replace(&mut *lock(&self.progress), progress);
        drop(before);
    }

    fn __repr__(&self, py: Python) -> Result<String, Failure> {
        self.run(py, |analysis| {
            let program = analysis.program();
            Ok(format!("<dfquery.Program {:?}, {} functions>", program.base.origin, program.base.parts()))
        })
    }
}
