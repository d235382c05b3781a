//! What an analysis can be asked.

use crate::{
    analysis::{Analysis, Asked},
    convert::{self, Converted},
    diff::{self, Difference},
    error::{Error, Result},
    export::{self, Destination},
    proof::{Missing, Proof},
    relations,
    requires::Requires,
    scope::Scope,
    table::Table,
};
use dfquery_engine::{check::QUERY, schema::RelationId, stop};
use dfquery_graph::Graph;

impl Analysis {
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
    pub fn table(&self, relation: RelationId) -> Result<Table> {
        let requires = Requires::of(&self.rules.schema, relation, self.conversion)?;
        stoppable(|| relations::table(self, relation, &requires))
    }
}

/// What `work` gives.
///
/// Errors  it was to stop
fn stoppable<R>(work: impl FnOnce() -> R) -> Result<R> {
    stop::within(work).ok_or_else(|| Error::stopped("there is no result"))
}
