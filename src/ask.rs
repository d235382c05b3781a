//! The questions that an analysis answers.

use crate::{
    analysis::{Analysis, Asked},
    columns::Columns,
    convert::{self, Converted},
    diff::{self, Difference},
    divergence::Convergence,
    error::{Error, Result, stoppable},
    export::{self, Destination},
    locator::IrLines,
    pattern,
    proof::{self, Missing, Proof},
    relations::{
        self, Segments,
        choice::{Choice, Chosen},
        columns::of_table,
    },
    requires::Requires,
    scope::{Scope, checked},
    simulate::{self, Buffers, Execution, Latencies, Limits},
    table::{RowFormat, Table},
};
use dfquery_convert::Options as ConversionOptions;
use dfquery_engine::{check, schema::RelationId};
use dfquery_graph::Graph;
use std::{borrow::Cow, path::Path};

impl Analysis {
    /// Checks the rules of the user.
    ///
    /// # Errors
    ///
    /// Faults in the rules.
    pub fn check(&self) -> Result<()> {
        self.scoped(Asked::Nothing, |_| Ok(()))
    }

    /// All rules, as they were checked: what there is to ask for, without an answer.
    ///
    /// # Errors
    ///
    /// Faults in the rules.
    pub fn checked_rules(&self) -> Result<Cow<'_, check::Program>> {
        match &self.checked {
            Some(known) => Ok(Cow::Borrowed(&known.0)),
            None => Ok(checked(self, None)?.0),
        }
    }

    /// The answers to a question in the rule language, with a column for each variable: `in_loop(H, B), live_in(B, V)`.
    ///
    /// # Errors
    ///
    /// [`Error::Invalid`] for what is not a question, with places; [`Error::Stopped`] if it was to stop.
    pub fn query(&self, body: &str) -> Result<Table> {
        self.answer(Asked::Query(body), |scope, relation| scope.table(relation))
    }

    /// The tuples of the relation called `name`, built-in or of the user.
    ///
    /// # Errors
    ///
    /// [`Error::Invalid`] if there is none, or if it has tuples only while something is made; [`Error::Stopped`].
    pub fn relation(&self, name: &str) -> Result<Table> {
        self.answer(Asked::Relations(&[name.to_owned()]), |scope, relation| scope.table(relation))
    }

    /// The same as [`Analysis::query`], column by column.
    ///
    /// # Errors
    ///
    /// See [`Analysis::query`].
    pub fn query_columns(&self, body: &str) -> Result<Columns> {
        self.answer(Asked::Query(body), |scope, relation| scope.columns(relation))
    }

    /// The same as [`Analysis::relation`], column by column.
    ///
    /// # Errors
    ///
    /// See [`Analysis::relation`].
    pub fn relation_columns(&self, name: &str) -> Result<Columns> {
        self.answer(Asked::Relations(&[name.to_owned()]), |scope, relation| scope.columns(relation))
    }

    /// The tuples of the relation called `name` that only one model of convergence gives, with its name in the column
    /// `model`.
    ///
    /// # Errors
    ///
    /// See [`Analysis::relation`].
    pub fn model_differences(&self, name: &str) -> Result<Columns> {
        self.complete();
        let found = Convergence::ALL.map(|model| (model.name(), self.under(model).relation(name)));
        let [(one, iteration), (other, ipdom)] = found;
        let (iteration, ipdom) = (iteration?, ipdom?);
        let table = Table::only_in_one("model", [(one, &iteration), (other, &ipdom)]);
        let types = self.answer(Asked::Relations(&[name.to_owned()]), |scope, relation| {
            let schema = &scope.rules.schema;
            Ok(schema[relation].columns.iter().map(|column| schema.type_name(column.ty).to_owned()).collect())
        });
        let types: Vec<String> = types?;
        Ok(of_table(&table, &[vec!["symbol".to_owned()], types].concat()))
    }

    /// The tuples that `choice` wants of what is `asked`, one relation or a query, with their places; `lines` are those of the
    /// program.
    ///
    /// # Errors
    ///
    /// See [`Analysis::query`] and [`Scope::choose`].
    pub fn choose(&self, asked: Asked<'_>, choice: &Choice, lines: &IrLines) -> Result<Chosen> {
        let narrowed = self.function_of(asked, choice).map(|function| self.shared().of_functions([function]));
        narrowed
            .as_ref()
            .unwrap_or(self)
            .answer(asked, |scope, relation| scope.choose(relation, choice, lines))
    }

    /// The only function that has tuples of what is `asked` with the cells that `choice` binds, if they tell it.
    fn function_of(&self, asked: Asked<'_>, choice: &Choice) -> Option<String> {
        let Asked::Relations([name]) = asked else { return None };
        if !self.functions.is_empty() {
            return None;
        }
        let program = self.program();
        let schema = program.rules.schema();
        let function = choice.function(&program.base, &schema[schema.relation(name)?])?;
        (!pattern::is_pattern(&function)).then_some(function)
    }

    /// Applies `read` to the only relation that is asked for.
    fn answer<R>(
        &self,
        asked: Asked<'_>,
        read: impl FnOnce(&Scope<'_>, RelationId) -> Result<R>,
    ) -> Result<R> {
        self.scoped(asked, |scope| {
            scope.warn_of_assumptions();
            read(scope, scope.asked[0])
        })
    }

    /// A proof of the tuples that match `atom`: `live_in("f/bb3", _)`, or any question. `None` if none holds.
    ///
    /// # Errors
    ///
    /// See [`Analysis::query`].
    pub fn why(&self, atom: &str) -> Result<Option<Proof>> {
        self.scoped(Asked::Query(atom), |scope| stoppable(|| Proof::of(scope)))
    }

    /// The conditions missing for a tuple, rule by rule. `None` if it holds.
    ///
    /// # Errors
    ///
    /// See [`Analysis::query`].
    pub fn why_not(&self, atom: &str) -> Result<Option<Missing>> {
        self.scoped(Asked::Query(atom), |scope| stoppable(|| Missing::of(scope, proof::DEPTH)))
    }

    /// The dataflow graph of the function called `name`.
    ///
    /// # Errors
    ///
    /// [`Error::NotConverted`] with the reason; [`Error::Invalid`] if there is no such function.
    pub fn convert(&self, name: &str) -> Result<Graph> {
        self.convert_with(name, &self.conversion)
    }

    /// The same, converted as `options` say.
    ///
    /// # Errors
    ///
    /// See [`Analysis::convert`].
    pub fn convert_with(&self, name: &str, options: &ConversionOptions) -> Result<Graph> {
        self.complete_for_conversion()?;
        let program = self.program();
        let id = program.select(&[name.to_owned()])?[0];
        let session = program.session();
        convert::graph(&program, &session, &program.base, id, options).map_err(Error::NotConverted)
    }

    /// The dataflow graphs of all functions that are asked of, in module order, made in parallel.
    ///
    /// # Errors
    ///
    /// [`Error::Invalid`] if there is no such function; what is wrong with one function is told in its place.
    pub fn convert_all(&self) -> Result<Vec<Converted>> {
        let mut all = Vec::new();
        self.complete_for_conversion()?;
        let program = self.program();
        convert::each(&program, &self.functions, &self.conversion, |converted| {
            all.push(converted);
            Ok::<(), Error>(())
        })?;
        Ok(all)
    }

    /// Converts the function called `name` and runs its graph on `arguments`: numbers, or globals as `@g`.
    ///
    /// Operators fire in rounds, and calls out of the program have made-up results. [`crate::simulate`] has all choices.
    ///
    /// # Errors
    ///
    /// See [`Analysis::convert`]; arguments that do not fit. How the run ended is in its outcome.
    pub fn simulate(&self, name: &str, arguments: &[&str]) -> Result<Execution> {
        let graph = self.convert(name)?;
        let program = self.program();
        let (executable, buffers) = (program.executable(), Buffers::default());
        let texts: Vec<String> = arguments.iter().map(|&text| text.to_owned()).collect();
        let arguments = simulate::arguments(&graph, &executable, &buffers, &texts)?;
        let (units, limits) = (Latencies::default(), Limits::default());
        simulate::execute(&graph, &executable, None, &buffers, &[arguments], &units, limits)
    }

    /// Writes relations to files: those called `names`; without names facts, results of users, and the relations that
    /// people start with.
    ///
    /// # Errors
    ///
    /// Unknown relations; files that cannot be written; [`Error::Stopped`].
    pub fn export(&self, names: &[String], destination: &Destination) -> Result<()> {
        if names.is_empty() {
            self.complete();
        }
        self.scoped(Asked::named(names), |scope| export::write(scope, !names.is_empty(), destination))
    }

    /// The changes from this program to `after`: in the relations called `names`; without names in facts and in the
    /// relations that people start with, but for those that wait for points-to analysis.
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
        let requires = self.requires(relation)?;
        stoppable(|| relations::table(self, relation, &requires))
    }
}

impl Scope<'_> {
    /// Lets `take` have the tuples of `relation` in tables one after the other, in the order of [`Scope::table`], as long as it
    /// says to go on. Where functions do not depend on each other, the first are there before the last are derived. Texts are
    /// never made of all tuples at once.
    ///
    /// # Errors
    ///
    /// Those of [`Scope::table`] and of `take`.
    pub fn stream<E: From<Error>>(
        &self,
        relation: RelationId,
        mut take: impl FnMut(Table) -> Result<bool, E>,
    ) -> Result<(), E> {
        let requires = self.requires(relation)?;
        if requires == Requires::Facts && relations::comes_by_part(self, relation) {
            return relations::stream(self, relation, take);
        }
        if requires == Requires::Facts {
            return relations::stream_whole(self, relation, take);
        }
        take(self.table(relation)?).map(drop)
    }
}

impl Scope<'_> {
    /// Has the processes that derive `relation` write its tuples beside `path`, in this `format` and with a comma before
    /// each object, so that no process holds all of them. None if that is impossible: if they are not derived by processes of
    /// this machine for this question alone, if they have another order than their cells, or if these processes cannot have
    /// their names.
    ///
    /// # Errors
    ///
    /// Those of [`Scope::table`] and of the system.
    pub fn segments(&self, relation: RelationId, format: RowFormat, path: &Path) -> Result<Option<Segments>> {
        match self.requires(relation)? {
            Requires::Facts => relations::segments(self, relation, format, path),
            _ => Ok(None),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        analysis::RuleFile, divergence::Divergence, observer::Collected, open::Open, program::Program,
    };
    use dfquery_engine::{
        cancel::{Cancel, Reason},
        syntax::Sources,
    };
    use dfquery_rules::RuleSet;
    use std::{fs, path::Path, sync::Arc};

    fn analysis() -> Analysis {
        let facts = concat!(env!("CARGO_MANIFEST_DIR"), "/facts");
        Analysis::new(Program::open([facts]).expect("the facts can be read"))
    }

    #[test]
    fn threads_can_ask_the_same_analysis() {
        let (analysis, alone) = (analysis(), "loop_header(H), in_loop(H, B)");
        let expected = analysis.query(alone).expect("it is a question").to_string();
        std::thread::scope(|scope| {
            for round in 0..8 {
                let (analysis, expected) = (&analysis, &expected);
                scope.spawn(move || {
                    let other = if round % 2 == 0 { "edge(A, B, 0)" } else { "live_in(B, V)" };
                    assert!(!analysis.query(other).expect("it is a question").is_empty());
                    assert_eq!(&analysis.query(alone).expect("it is a question").to_string(), expected);
                });
            }
        });
    }

    /// Three programs at once: one with a budget, one with rules of its own, and one that is stopped while the others go on.
    #[test]
    fn programs_have_rules_budgets_and_cancellation_of_their_own() {
        let facts = concat!(env!("CARGO_MANIFEST_DIR"), "/facts");
        let sources = vec!["arguments".to_owned()];
        let open = Open::new().divergence(Divergence { sources, ..Divergence::default() });
        let (limited, told) =
            (RuleSet::built_in().with_budget(Some(1)).keep(), Arc::new(Collected::default()));
        let limited = open.clone().rules(limited).observer(told.clone()).open([facts]);
        let changed =
            open.clone().rules(with_more("loops.dl", "loop_header(b) :- block(b, _, 0).")).open([facts]);
        let [limited, changed, usual] =
            [limited, changed, open.open([facts])].map(|program| Analysis::new(program.expect("facts")));
        let stopped = usual.program().clone();
        let of = |analysis: &Analysis, name: &str| analysis.relation(name).expect("a relation").len();
        std::thread::scope(|scope| {
            let few = scope.spawn(|| of(&limited, "tainted_use"));
            let more = scope.spawn(|| of(&changed, "loop_header"));
            let none = scope.spawn(|| {
                let token = Cancel::new();
                token.ask(Reason::Time);
                let asked = || Analysis::new(stopped).relation("tainted_use").map(|table| table.len());
                token.install(asked)
            });
            assert!(more.join().expect("no panic") > of(&usual, "loop_header"));
            assert_ne!(few.join().expect("no panic"), of(&usual, "tainted_use"));
            let stopped = none.join().expect("no panic").expect_err("its time is over").to_string();
            assert!(stopped.contains("out of time"), "{stopped}");
        });
        let told: Vec<String> = told.take().into_iter().map(|warning| warning.message).collect();
        assert!(told.iter().any(|text| text.contains("reached the tuple budget")), "{told:?}");
    }

    /// The built-in rules, and `rule` in `file`.
    fn with_more(file: &str, rule: &str) -> &'static RuleSet {
        let mut sources = Sources::new();
        let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/rules"));
        let entries = |folder: &Path| {
            fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path())
        };
        let folders = entries(folder).filter(|path| path.is_dir() && !path.ends_with("tests"));
        for path in entries(folder).chain(folders.flat_map(|folder| entries(&folder))) {
            if path.extension().is_some_and(|end| end == "dl") {
                let name = path.strip_prefix(folder).expect("a file of the folder").display().to_string();
                let text = fs::read_to_string(&path).expect("a rule file");
                let more = if name == file { rule } else { "" };
                sources.add(format!("rules/{name}"), format!("{text}\n{more}\n"));
            }
        }
        RuleSet::of_sources(sources).expect("the rules are right").keep()
    }

    #[test]
    fn a_graph_runs() {
        let run = analysis().simulate("gcd", &["48", "36"]).expect("gcd is converted");
        let results = &run.last().expect("it ends").results;
        assert_eq!(results[0].low(), 12);
    }

    #[test]
    fn what_is_wrong_is_located() {
        let error = analysis().query("in_loop(H, B), lop_header(H)").expect_err("it is misspelt").to_string();
        assert!(error.contains("query:1:16") && error.contains("did you mean `loop_header`?"), "{error}");
        let error = analysis().relation("in_lop").expect_err("it is misspelt").to_string();
        assert!(error.contains("did you mean `in_loop`?"), "{error}");
        assert!(matches!(analysis().convert("nothing"), Err(Error::Invalid { .. })));
        assert!(matches!(Program::open(["nowhere.ll"]), Err(Error::Io { .. })));
    }

    #[test]
    fn rules_of_users_are_asked_like_ours() {
        let rules = RuleFile::new("own.dl", ".decl own(b: Block)\nown(b) :- loop_header(b).\n");
        let analysis = analysis().with_rules([rules]);
        let own = analysis.relation("own").expect("it is declared");
        assert_eq!(own.len(), analysis.relation("loop_header").expect("it is ours").len());
        assert!(analysis.why("own(_)").expect("it is an atom").is_some());
        let missing = analysis.why_not(r#"own("gcd/body")"#).expect("it is an atom");
        assert!(missing.expect("the body is no header").to_string().contains("own.dl:2"));
    }

    #[test]
    fn what_changed_is_found() {
        let (one, other) = (analysis(), analysis());
        let same = one.diff(&other, &["in_loop".to_owned()]).expect("both can be asked");
        assert!(same.is_empty() && same.both.len() == 4);
        assert!(one.diff(&one, &[]).expect("it is the same").is_empty());
    }

    #[test]
    fn everything_can_be_sent_to_other_threads() {
        fn is_shared<T: Send + Sync>() {}
        is_shared::<Analysis>();
        is_shared::<Program>();
        is_shared::<Error>();
        is_shared::<Table>();
        is_shared::<Proof>();
    }
}
