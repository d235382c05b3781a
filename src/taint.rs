//! Taint sources, sinks, and summaries of functions that are not part of the program.

mod codeql;
mod table;

use crate::{
    error::{Error, Result},
    models,
    own_functions::OwnFunctions,
};
use dfquery_engine::{base::FactBase, diagnostic::Diagnostic, likeness, tuple::Symbol};
use dfquery_rules::relation;
use std::{
    collections::BTreeSet,
    ffi::OsStr,
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
};
use table::{Port, Row};

/// The settings of the taint analysis.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Taint {
    /// The specification; the built-in one if there is none.
    pub specification: Vec<Specification>,
    /// True if what a branch decides comes from what decides the branch.
    pub implicit: bool,
}

/// A table of sources, sinks and what is between them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Specification {
    /// That of libc and POSIX.
    Default,
    /// A file: CSV, or YAML as CodeQL has it.
    File(PathBuf),
}

impl Specification {
    /// `default`, or the name of a file.
    ///
    /// # Errors
    ///
    /// None; flags are read by functions that can fail.
    pub fn parse(text: &str) -> std::result::Result<Specification, String> {
        Ok(if text == DEFAULT { Specification::Default } else { Specification::File(text.into()) })
    }

    fn rows(&self, refused: &mut Vec<Diagnostic>) -> Result<Vec<Row>> {
        match self {
            Specification::Default => table::read("default.csv", dfquery_rules::TAINT),
            Specification::File(path) => {
                let text = fs::read_to_string(path).map_err(|error| unreadable(path, error))?;
                let name = path.display().to_string();
                match is_of_codeql(path) {
                    true => codeql::read(&name, &text, refused),
                    false => table::read(&name, &text),
                }
            }
        }
    }
}

/// Returns true if the table in `path` is in the form that CodeQL has.
fn is_of_codeql(path: &Path) -> bool {
    matches!(path.extension().and_then(OsStr::to_str), Some("yml" | "yaml"))
}

/// The warning that the program lacks the functions `absent`, which make something safe by the table in `path`; `meant` is
/// like the first.
fn absent_functions(path: &Path, absent: &[&str], meant: Option<&str>) -> Diagnostic {
    const SHOWN: usize = 3;
    let shown: Vec<String> = absent.iter().take(SHOWN).map(|name| format!("`{name}`")).collect();
    let more = match absent.len().saturating_sub(SHOWN) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    let (path, names) = (path.display(), shown.join(", "));
    let message = format!("the program lacks barriers or guards of `{path}`: {names}{more}");
    let help = match meant {
        Some(meant) => format!("did you mean `{meant}`?"),
        None => "functions that were inlined are gone: `-fno-inline` leaves them".to_owned(),
    };
    Diagnostic::warning(message).help(help)
}

/// The error that the table in `path` cannot be read; a name that is nearly that of the built-in one is taken for it.
fn unreadable(path: &Path, error: io::Error) -> Error {
    let meant = path.to_str().and_then(|text| likeness::nearest(text, [DEFAULT]));
    Error::unread(path, error, meant.map(|name| format!("did you mean `{name}`, the built-in table?")))
}

/// The name of the built-in table.
const DEFAULT: &str = "default";

/// The name of an array of variable length in a specification.
const VARIABLE_ARRAY: &str = "alloca";

/// The relations that hold a specification.
pub(crate) const RELATIONS: [&str; 8] = [
    "source_model",
    "sink_model",
    "summary_model",
    "barrier_model",
    "guard_model",
    "kind_flow",
    "taint_mode",
    "flat_type",
];

/// The rows of a specification, ready to be asked about.
#[derive(Clone, Debug)]
pub(crate) struct Model {
    /// The rows of files, by file.
    files: Vec<(Specification, Vec<Row>)>,
    /// True if the built-in table is a part of it, of which rows are read once a program is there.
    has_built_in: bool,
    implicit: bool,
    /// The messages about rows that were left out.
    pub refused: Vec<Diagnostic>,
}

impl Taint {
    /// The tables; the built-in one if there are none.
    fn tables(&self) -> &[Specification] {
        if self.specification.is_empty() { &[Specification::Default] } else { &self.specification }
    }

    /// Reads the files of the specification.
    ///
    /// # Errors
    ///
    /// Files that cannot be read, and what is wrong with them.
    pub(crate) fn model(&self) -> Result<Model> {
        let (mut files, mut refused) = (Vec::new(), Vec::new());
        for table in self.tables().iter().filter(|table| **table != Specification::Default) {
            files.push((table.clone(), table.rows(&mut refused)?));
        }
        let has_built_in = self.tables().contains(&Specification::Default);
        Ok(Model { files, has_built_in, implicit: self.implicit, refused })
    }

    /// Writes the specification as one table.
    ///
    /// # Errors
    ///
    /// Files that cannot be read, what is wrong with them, and what cannot be written.
    pub fn list(&self, out: &mut dyn Write) -> Result<()> {
        let mut rows = Vec::new();
        for table in self.tables() {
            rows.extend(table.rows(&mut Vec::new())?);
        }
        table::write(out, rows.iter()).map_err(|error| Error::message(format!("cannot write: {error}")))
    }
}

impl Model {
    /// Adds to the facts what it says, unless they say something already; returns warnings.
    pub fn fill(&self, base: &mut FactBase) -> Vec<Diagnostic> {
        fill_flat_types(base);
        if self.implicit {
            let mode = base.intern("implicit");
            base.replace([relation::TaintMode { mode }]);
        }
        if base.tuples::<relation::SinkModel>().is_empty()
            && base.tuples::<relation::SourceModel>().is_empty()
        {
            self.fill_models(base);
        }
        self.absent(base)
    }

    /// A warning for each table of a user with barriers or guards that are not in the program, as if nothing was made safe.
    /// Sources, sinks and what is between them are listed for whole libraries, and so is all that CodeQL has.
    fn absent(&self, base: &FactBase) -> Vec<Diagnostic> {
        let safe = self.files.iter().filter_map(|(table, rows)| match table {
            Specification::File(path) if !is_of_codeql(path) => {
                let makes_safe = |row: &&Row| matches!(row, Row::Barrier { .. } | Row::Guard { .. });
                let names = rows.iter().filter(makes_safe).filter_map(Row::function);
                Some((path, names.collect::<BTreeSet<&str>>()))
            }
            _ => None,
        });
        let safe: Vec<_> = safe.filter(|(_, names)| !names.is_empty()).collect();
        if safe.is_empty() {
            return Vec::new();
        }
        let functions = called_functions(base);
        let others = other_names(base);
        let is_there = |pattern: &str| match pattern.contains('*') {
            true => functions.iter().any(|name| models::matches(pattern, name)),
            false => functions.contains(pattern) || others.contains(pattern),
        };
        let warning = |(path, names): (&PathBuf, BTreeSet<&str>)| {
            let absent: Vec<&str> = names.into_iter().filter(|name| !is_there(name)).collect();
            let meant = likeness::nearest(absent.first()?, &functions);
            Some(absent_functions(path, &absent, meant.map(String::as_str)))
        };
        safe.into_iter().filter_map(warning).collect()
    }

    /// The rows of names that the program has, those of names with a `*` for each function that is called so; and
    /// whether the built-in table has them.
    fn named_rows(&self, base: &FactBase) -> Vec<(Row, bool)> {
        let functions = called_functions(base);
        let others = other_names(base);
        let is_there = |name: &str| functions.contains(name) || others.contains(name);
        let built_in = if self.has_built_in { built_in(is_there) } else { Vec::new() };
        let of_files = self.files.iter().flat_map(|(_, rows)| rows).map(|row| (row.clone(), false));
        let mut rows = Vec::new();
        for (row, is_built_in) in of_files.chain(built_in.into_iter().map(|row| (row, true))) {
            match row.function() {
                Some(pattern) if pattern.contains('*') => {
                    let fit = functions.iter().filter(|name| models::matches(pattern, name));
                    rows.extend(fit.map(|name| (row.of(name), is_built_in)));
                }
                Some(name) if !is_there(name) => {}
                _ => rows.push((row, is_built_in)),
            }
        }
        rows
    }

    fn fill_models(&self, base: &mut FactBase) {
        let mut sources = BTreeSet::new();
        let mut sinks = BTreeSet::new();
        let mut summaries = BTreeSet::new();
        let mut barriers = BTreeSet::new();
        let mut guards = BTreeSet::new();
        let mut flows = BTreeSet::new();
        let own = OwnFunctions::of(base);
        for (row, is_built_in) in &self.named_rows(base) {
            if *is_built_in && row.function().is_some_and(|name| is_another(base, &own, name)) {
                continue;
            }
            let mut port = |(port, position): &Port| (base.intern(port), *position);
            match row {
                Row::Source { function, to, kind } => {
                    let ((port, position), global) = (port(to), base.intern(&global(function)));
                    let kind = base.intern(kind);
                    sources.insert(relation::SourceModel { global, port, position, kind });
                }
                Row::Sink { function, from, kind } => {
                    let ((port, position), global) = (port(from), base.intern(&global(function)));
                    let kind = base.intern(kind);
                    sinks.insert(relation::SinkModel { global, port, position, kind });
                }
                Row::Summary { function, from, to } => {
                    let ((from, from_position), (to, to_position)) = (port(from), port(to));
                    let global = base.intern(&global(function));
                    summaries.insert(relation::SummaryModel { global, from, from_position, to, to_position });
                }
                Row::Barrier { function, to, kind } => {
                    let ((port, position), global) = (port(to), base.intern(&global(function)));
                    let kind = base.intern(kind);
                    barriers.insert(relation::BarrierModel { global, port, position, kind });
                }
                Row::Guard { function, from, accepted, kind } => {
                    let ((port, position), global) = (port(from), base.intern(&global(function)));
                    let (kind, accepted) = (base.intern(kind), u32::from(*accepted));
                    guards.insert(relation::GuardModel { global, port, position, accepted, kind });
                }
                Row::Flow { source, sink } => {
                    let [source, sink] = [source, sink].map(|kind| base.intern(kind));
                    flows.insert(relation::KindFlow { source, sink });
                }
            }
        }
        base.replace(sources);
        base.replace(sinks);
        base.replace(summaries);
        base.replace(barriers);
        base.replace(guards);
        base.replace(flows);
    }
}

/// The rows of the built-in table whose names have a `*` or `is_there` holds for, and those without a name.
///
/// Other rows are not even read: the table is about far more functions than a program has.
fn built_in(is_there: impl Fn(&str) -> bool) -> Vec<Row> {
    let is_wanted = |line: &&str| {
        let name = line.split(',').next().unwrap_or_default();
        name.is_empty() || name.contains('*') || is_there(name)
    };
    let (header, lines) = dfquery_rules::TAINT.split_once('\n').expect("a table has a header");
    let wanted: Vec<&str> = [header].into_iter().chain(lines.lines().filter(is_wanted)).collect();
    table::read("default.csv", &wanted.join("\n")).expect("a test reads the table")
}

/// Returns true if the program has another function called `name` than that of the library.
fn is_another(base: &mut FactBase, own: &OwnFunctions, name: &str) -> bool {
    let symbol = base.intern(&global(name));
    own.is_another(symbol, name)
}

/// The names of the functions that the program has or calls.
fn called_functions(base: &FactBase) -> BTreeSet<String> {
    let of_bodies = base.tuples::<relation::FunctionName>().map(|row| row.global);
    let declared = base.tuples::<relation::DeclaredFunction>().map(|row| row.global);
    let called = base.tuples::<relation::Call>().map(|row| row.callee);
    let all: BTreeSet<Symbol> = of_bodies.chain(declared).chain(called).collect();
    all.into_iter().filter_map(|name| Some(base.symbol_text(name).strip_prefix('@')?.to_owned())).collect()
}

/// Other names that rows may have: variables, intrinsics that do the work of a function of the library, and
/// [`VARIABLE_ARRAY`].
fn other_names(base: &FactBase) -> BTreeSet<&str> {
    let variables = base.tuples::<relation::GlobalVariable>().map(|row| base.symbol_text(row.global));
    let variables = variables.filter_map(|name| name.strip_prefix('@'));
    let intrinsics = base.tuples::<relation::Intrinsic>().map(|row| base.symbol_text(row.name));
    let intrinsics = intrinsics.filter_map(|name| name.split('.').next());
    variables.chain(intrinsics).chain([VARIABLE_ARRAY]).collect()
}

/// A function as calls name it.
fn global(function: &str) -> String {
    format!("@{function}")
}

/// Says which types have no structure in them: neither members nor a name, which only structures have.
fn fill_flat_types(base: &mut FactBase) {
    let of_globals = base.tuples::<relation::GlobalType>().map(|row| row.r#type);
    let of_steps = base.tuples::<relation::GepType>().map(|row| row.r#type);
    let all: BTreeSet<_> = of_globals.chain(of_steps).collect();
    let flat = all.into_iter().filter(|&ty| !base.symbol_text(ty).contains(['{', '%']));
    let rows: Vec<_> = flat.map(|r#type| relation::FlatType { r#type }).collect();
    base.replace(rows);
}
