//! A program as facts: what is read before anything is asked.

use crate::{
    demangle,
    divergence::{self, Convergence, Divergence},
    error::{Error, Result},
    observer::{Collected, Observer},
    pattern, statics,
    taint::{self, Taint},
    whole_facts,
    whole_program::{self, WholeProgram},
};
use dfquery_engine::{
    base::FactBase,
    check,
    diagnostic::Diagnostic,
    facts::{self, Directory},
    run::Session,
    schema::RelationId,
    syntax::Sources,
};
#[cfg(feature = "distributed")]
use dfquery_extract::Outline;
use dfquery_extract::{
    Reading, Source,
    analysis::{OnDemand, cycles, dominance, frequency, ssa},
    entirety, lir, order,
};
use dfquery_graph::{SkipReason, Skipped};
use rustc_hash::{FxHashMap, FxHashSet};
use std::{
    collections::{BTreeSet, hash_map::Entry},
    fmt, fs,
    io::{self, Read},
    path::{Path, PathBuf},
    sync::Arc,
};

/// A program as facts, ready for rules to run on.
///
/// ```no_run
/// let program = dfquery::Program::open(["kernel.ll", "facts/"])?;
/// println!("{} functions", program.functions().count());
/// # Ok::<(), dfquery::Error>(())
/// ```
#[derive(Clone)]
pub struct Program {
    /// Its facts.
    pub base: FactBase,
    /// The text of each input that is IR, if texts are kept.
    pub texts: Vec<String>,
    /// The inputs.
    pub inputs: Vec<PathBuf>,
    /// The functions that could not be read, each with the reason.
    pub unread: Vec<Skipped>,
    /// Who is told how work goes on.
    pub observer: Arc<dyn Observer>,
    /// The relations that few ask for and that nobody has asked for yet.
    on_demand: Vec<OnDemand>,
    /// What is asked about the program as a whole, as long as no question has read it.
    whole: Option<whole_program::Checked>,
    /// Whether objects are merged if points-to is too large otherwise: nobody has said what it tells apart.
    pub(crate) may_merge: bool,
    /// What is to be asked about taint, until somebody asks.
    taint: Option<taint::Model>,
}

/// The languages of inputs whose name does not tell: what standard input holds.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Format {
    /// LLVM IR as text.
    #[default]
    Llvm,
    /// AVR trees.
    Avr,
    /// Machine IR.
    Machine,
    /// Methods as trees.
    Trees,
    /// Methods as linear code.
    Linear,
}

impl Format {
    /// The ending of the names of such files.
    fn extension(self) -> &'static str {
        match self {
            Format::Llvm => "",
            Format::Avr => ".avr",
            Format::Machine => ".mir",
            Format::Trees => ".hir",
            Format::Linear => ".lir",
        }
    }
}

/// How a program is read; [`Program::open`] is enough where nothing is to be said.
///
/// ```no_run
/// use dfquery::{Divergence, Open};
///
/// let sources = vec!["arguments".to_owned()];
/// let divergence = Divergence { sources, ..Divergence::default() };
/// let program = Open::new().divergence(divergence).open(["kernel.ll"])?;
/// # Ok::<(), dfquery::Error>(())
/// ```
#[derive(Clone)]
pub struct Open {
    format: Format,
    keep_texts: bool,
    divergence: Option<Divergence>,
    whole: WholeProgram,
    taint: Taint,
    observer: Arc<dyn Observer>,
}

impl Default for Open {
    fn default() -> Self {
        Open::new()
    }
}

impl Open {
    /// With the defaults of everything that follows.
    pub fn new() -> Self {
        Open {
            format: Format::default(),
            keep_texts: false,
            divergence: Some(Divergence::default()),
            whole: WholeProgram::default(),
            taint: Taint::default(),
            observer: Arc::new(Collected::default()),
        }
    }

    /// What standard input, `-`, holds.
    pub fn format(mut self, format: Format) -> Self {
        self.format = format;
        self
    }

    /// Keeps the text of IR, which printing it again takes.
    pub fn keep_texts(mut self) -> Self {
        self.keep_texts = true;
        self
    }

    /// What the divergence analysis is asked.
    pub fn divergence(mut self, divergence: Divergence) -> Self {
        self.divergence = Some(divergence);
        self
    }

    /// What is asked about the program as a whole.
    pub fn whole_program(mut self, whole: WholeProgram) -> Self {
        self.whole = whole;
        self
    }

    /// What the taint analysis is asked.
    pub fn taint(mut self, taint: Taint) -> Self {
        self.taint = taint;
        self
    }

    /// Adds nothing to the facts that were read: then nothing can be asked about divergence or the program as a whole.
    pub fn plain(mut self) -> Self {
        self.divergence = None;
        self
    }

    /// Who is told of messages and progress.
    pub fn observer(mut self, observer: Arc<dyn Observer>) -> Self {
        self.observer = observer;
        self
    }

    /// Reads all inputs as one program: IR, facts directories, folders of LLVM IR, or `-` for standard input.
    ///
    /// Warnings, and the functions that could not be read, are told to the observer; the others go on.
    ///
    /// # Errors
    ///
    /// Inputs that cannot be read, of which nothing could be read, or that define a function twice; a wrong source of divergence;
    /// wrong tables of models; entries that do not exist.
    pub fn open<P: AsRef<Path>>(&self, inputs: impl IntoIterator<Item = P>) -> Result<Program> {
        let inputs: Vec<Vec<PathBuf>> =
            inputs.into_iter().map(|path| files(path.as_ref())).collect::<Result<_>>()?;
        self.join(inputs.concat(), |reader, path| reader.read(path))
    }

    /// Reads IR that is in no file. How `name` ends says what it is, as for files; messages show it.
    ///
    /// # Errors
    ///
    /// See [`Open::open`].
    pub fn open_text(&self, name: &str, text: impl Into<Vec<u8>>) -> Result<Program> {
        let mut text = text.into();
        self.join(vec![name.into()], |reader, path| reader.read_bytes(path, name, std::mem::take(&mut text)))
    }

    /// One program of all `inputs`, each as `read` reads it.
    fn join(
        &self,
        inputs: Vec<PathBuf>,
        mut read: impl FnMut(&mut Reader, &Path) -> Result<FactBase>,
    ) -> Result<Program> {
        let mut reader =
            Reader { options: self, inputs: inputs.len(), texts: Vec::new(), unread: Vec::new() };
        let bases = inputs.iter().map(|path| read(&mut reader, path)).collect::<Result<Vec<_>>>()?;
        let Reader { texts, unread, .. } = reader;
        let mut program = self.joined(bases, inputs)?;
        (program.texts, program.unread) = (texts, unread);
        Ok(program)
    }

    /// One program of `bases`, each what was read of one of `inputs`.
    pub(crate) fn joined(&self, mut bases: Vec<FactBase>, inputs: Vec<PathBuf>) -> Result<Program> {
        statics::qualify(&mut bases, &inputs);
        let mut known = Definitions::default();
        for (base, path) in bases.iter().zip(&inputs) {
            function_names(base).into_iter().try_for_each(|name| known.add(name, path))?;
        }
        let joined = bases.into_iter().reduce(|mut joined, base| {
            joined.append(std::slice::from_ref(&base));
            joined.origin = format!("{}, {}", joined.origin, base.origin);
            joined
        });
        let base = joined.ok_or_else(|| Error::message("no input"))?;
        self.ask_about_whole(self.complete(base, inputs)?)
    }

    /// The program whose `inputs` together have the facts `base`, but for what is asked about it as a whole.
    pub(crate) fn complete(&self, mut base: FactBase, inputs: Vec<PathBuf>) -> Result<Program> {
        if inputs.len() > 1 {
            count_modules(&mut base, inputs.len());
        }
        Ok(Program::complete_of(base, inputs, self.observer.clone()))
    }

    /// Has `program` asked what these options ask.
    pub(crate) fn ask_about_whole(&self, mut program: Program) -> Result<Program> {
        if let Some(divergence) = &self.divergence {
            program.ask_about_whole(&self.whole)?;
            program.ask_about_taint(&self.taint)?;
            if divergence.interprocedural {
                program = whole_facts::share_loads(program)?;
            }
            program.ask_about(divergence)?;
        }
        Ok(program)
    }

    /// Has `program`, which holds some functions only, asked what these options ask of each by itself.
    #[cfg(feature = "distributed")]
    pub(crate) fn ask_about_functions(&self, program: &mut Program) -> Result<()> {
        self.divergence.iter().try_for_each(|divergence| program.ask_about(divergence))
    }

    /// Whether what is asked of functions is asked of each by itself.
    #[cfg(feature = "distributed")]
    pub(crate) fn asks_by_function(&self) -> bool {
        self.divergence.as_ref().is_none_or(|asked| asked.sources.is_empty() && !asked.interprocedural)
    }

    /// Reads one input, of LLVM IR only the functions that are not those of `before`.
    #[cfg(feature = "distributed")]
    pub(crate) fn read_again(&self, path: &Path, before: Option<&Outline>) -> Result<Again> {
        let mut reader = Reader { options: self, inputs: 2, texts: Vec::new(), unread: Vec::new() };
        let is_llvm = !path.is_dir()
            && ["", "-"].iter().all(|name| path != Path::new(name))
            && !["avr", "mir", "hir", "lir"].iter().any(|end| has_extension(path, end));
        let mut again = match is_llvm {
            true => reader.read_edited(path, before)?,
            false => Again { base: reader.read(path)?, outline: None, kept: Vec::new(), unread: Vec::new() },
        };
        dominance::complete(&mut again.base);
        again.unread = reader.unread;
        Ok(again)
    }
}

/// An input that was read, as far as it is not as before.
#[cfg(feature = "distributed")]
pub(crate) struct Again {
    /// The functions that were read, with all that is said outside of functions.
    pub base: FactBase,
    /// Of LLVM IR in which nothing is wrong.
    pub outline: Option<Outline>,
    /// By function of the outline whether it is as before.
    pub kept: Vec<bool>,
    /// The functions that cannot be read.
    pub unread: Vec<Skipped>,
}

/// Which input defines which function.
#[derive(Default)]
struct Definitions<'p>(FxHashMap<String, &'p Path>);

impl<'p> Definitions<'p> {
    /// Says that `path` defines `name`.
    ///
    /// # Errors
    ///
    /// If another one does.
    fn add(&mut self, name: String, path: &'p Path) -> Result<()> {
        match self.0.entry(name) {
            Entry::Vacant(entry) => {
                entry.insert(path);
                Ok(())
            }
            Entry::Occupied(first) => Err(Error::with_help(
                format!(
                    "`{}` is defined in both `{}` and `{}`",
                    first.key(),
                    first.get().display(),
                    path.display()
                ),
                "llvm-link -S makes one module of several, and keeps one definition",
            )),
        }
    }
}

/// What is to be read for the input `path`: itself, or the LLVM IR in a folder that holds no facts, by name.
pub(crate) fn files(path: &Path) -> Result<Vec<PathBuf>> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let cannot_read = |error| Error::io("read", path, error);
    let entries = fs::read_dir(path).map_err(cannot_read)?;
    let mut inside: Vec<PathBuf> =
        entries.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>().map_err(cannot_read)?;
    if inside.iter().any(|file| ["csv", "facts"].iter().any(|end| has_extension(file, end))) {
        return Ok(vec![path.to_owned()]);
    }
    inside.retain(|file| has_extension(file, "ll"));
    inside.sort();
    if inside.is_empty() {
        let message = format!("`{}` holds neither facts nor LLVM IR", path.display());
        let help = "a facts directory has files such as `block.csv`, as dfquery extract writes them; IR as text ends in .ll";
        return Err(Error::with_help(message, help));
    }
    Ok(inside)
}

fn has_extension(path: &Path, extension: &str) -> bool {
    path.extension().is_some_and(|end| end == extension)
}

/// Reads inputs one by one.
struct Reader<'o> {
    options: &'o Open,
    /// How many inputs there are, of which it reads one after the other; of one that is edited others may follow.
    inputs: usize,
    texts: Vec<String>,
    unread: Vec<Skipped>,
}

impl Reader<'_> {
    fn read(&mut self, path: &Path) -> Result<FactBase> {
        if path.is_dir() {
            return read_facts(path, &*self.options.observer);
        }
        let cannot_read = |error| Error::io("read", path, error);
        let mut name = path.display().to_string();
        let bytes = if path == Path::new("-") {
            let mut bytes = Vec::new();
            io::stdin().read_to_end(&mut bytes).map_err(cannot_read)?;
            name.push_str(self.options.format.extension());
            bytes
        } else {
            fs::read(path).map_err(cannot_read)?
        };
        self.read_bytes(path, &name, bytes)
    }

    fn read_bytes(&mut self, path: &Path, name: &str, bytes: Vec<u8>) -> Result<FactBase> {
        let schema = dfquery_rules::shared_schema();
        let needed = dfquery_rules::needed_facts();
        // Names of several modules are told apart by their linkage, which is of the program.
        let asks_of_more =
            self.inputs > 1 || needed.is_none_or(|needed| asks_of_more(&with_instructions(needed)));
        let read = match asks_of_more {
            true => dfquery_extract::read,
            false => dfquery_extract::read_functions,
        };
        let reading = read(&Source { name, bytes: &bytes }, schema);
        self.accept(reading, path, name, bytes)
    }

    /// Reads what is not as `before` in the LLVM IR `path`.
    #[cfg(feature = "distributed")]
    fn read_edited(&mut self, path: &Path, before: Option<&Outline>) -> Result<Again> {
        let bytes = fs::read(path).map_err(|error| Error::io("read", path, error))?;
        let name = path.display().to_string();
        let source = Source { name: &name, bytes: &bytes };
        let edited = dfquery_extract::read_edited(&source, dfquery_rules::shared_schema(), before);
        let base = self.accept(edited.reading, path, &name, bytes)?;
        Ok(Again { base, outline: edited.outline, kept: edited.kept, unread: Vec::new() })
    }

    /// What was read of `path`, which holds `bytes`, if that is anything.
    fn accept(&mut self, reading: Reading, path: &Path, name: &str, bytes: Vec<u8>) -> Result<FactBase> {
        let mut sources = Sources::new();
        if !reading.diagnostics.is_empty() {
            sources.add(name, String::from_utf8_lossy(&bytes));
        }
        let failed = reading.diagnostics.iter().any(Diagnostic::is_error);
        if failed && reading.base.parts() == 0 {
            if let Some(compiler) = compiler(path) {
                return Err(Error::with_help(
                    format!("`{name}` is not IR that dfquery reads"),
                    format!("{compiler} {name} | dfquery -"),
                ));
            }
            return Err(Error::Invalid { messages: reading.diagnostics, sources });
        }
        self.options.observer.messages(&reading.diagnostics, &sources);
        let unread = reading.unread().into_iter();
        let unread = unread.map(|(name, reason)| Skipped::new(name, SkipReason::Inexpressible(reason)));
        self.unread.extend(unread);
        let mut base = reading.base;
        if base.origin.is_empty() {
            name.clone_into(&mut base.origin);
        }
        if [".avr", ".hir", ".lir"].iter().any(|end| name.ends_with(end)) {
            ssa::complete(&mut base);
        }
        if self.options.keep_texts {
            self.texts.extend(String::from_utf8(bytes));
        }
        Ok(base)
    }
}

/// Says of how many modules the program is: each numbers its types by itself, so rules must not compare them.
fn count_modules(base: &mut FactBase, modules: usize) {
    let (key, value) = (base.intern("modules"), base.intern(&modules.to_string()));
    base.add(dfquery_rules::relation::ModuleProperty { key, value });
}

/// What makes LLVM IR of the language that the name of `path` tells, and prints it.
fn compiler(path: &Path) -> Option<&'static str> {
    match path.extension()?.to_str()? {
        "c" => Some("clang -O1 -gline-tables-only -fno-discard-value-names -S -emit-llvm -o -"),
        "cc" | "cpp" | "cxx" | "C" => {
            Some("clang++ -O1 -gline-tables-only -fno-discard-value-names -S -emit-llvm -o -")
        }
        "rs" => Some("rustc -O --crate-type lib --emit llvm-ir -o -"),
        _ => None,
    }
}

fn read_facts(path: &Path, observer: &dyn Observer) -> Result<FactBase> {
    let schema = dfquery_rules::shared_schema();
    let is_there =
        |file: &&str| ["csv", "facts"].iter().any(|end| path.join(format!("{file}.{end}")).exists());
    let relations = relations(|group| group.iter().any(is_there));
    let optional: Vec<&str> = dfquery_extract::analysis::computed_relations().collect();
    let single = [&dfquery_extract::ASKED[..], &LATER].concat();
    let needed = dfquery_rules::needed_facts().map(with_instructions);
    let mut wanted = relations.clone();
    wanted.retain(|id| needed.as_ref().is_none_or(|needed| needed.contains(id)));
    let directory = Directory {
        folder: path,
        relations: &relations,
        wanted: &wanted,
        optional: &optional,
        single: &single,
        is_derived: dfquery_rules::declares,
    };
    let (mut base, mut warnings) = facts::read(&directory, &schema).map_err(Error::invalid)?;
    warnings.extend(needed.as_ref().and_then(|needed| without_program(path, needed, &relations)));
    observer.messages(&warnings, &Sources::new());
    sound(order::check(&base))?;
    if needed.is_none() {
        sound(entirety::check(&base))?;
    }
    ssa::complete(&mut base);
    sound(dominance::check(&mut base))?;
    Ok(base)
}

/// The relations about the program as a whole.
fn of_program() -> impl Iterator<Item = RelationId> {
    dfquery_extract::OF_PROGRAMS.iter().filter_map(|name| dfquery_rules::schema().relation(name))
}

/// Whether some of `needed` are about the program as a whole, or about what debug information says of values.
fn asks_of_more(needed: &BTreeSet<RelationId>) -> bool {
    let of_sources =
        dfquery_extract::OF_SOURCES.iter().filter_map(|name| dfquery_rules::schema().relation(name));
    of_program().chain(of_sources).any(|id| needed.contains(&id))
}

/// The warning that facts in `path` lack what is said of the program as a whole, if that is `needed`.
fn without_program(path: &Path, needed: &BTreeSet<RelationId>, there: &[RelationId]) -> Option<Diagnostic> {
    let lacks = of_program().filter(|id| needed.contains(id)).any(|id| !there.contains(&id));
    let message = format!("`{}` says nothing of the program as a whole", path.display());
    let help =
        "dfquery extract writes `function_name` and the relations that go with it, if the input is LLVM IR";
    lacks.then(|| Diagnostic::warning(message).help(help))
}

/// The relations that tell which variables are assigned twice: what speaks of an instruction or of a value can change with them.
const OF_INSTRUCTIONS: [&str; 6] = ["instruction", "value", "def", "use", "phi_operand", "parameter"];

/// `needed`, with what it takes to read it right: all of instructions, if they matter, but nothing that is computed anew.
fn with_instructions(mut needed: BTreeSet<RelationId>) -> BTreeSet<RelationId> {
    let schema = dfquery_rules::schema();
    let ids = |names: &[&str]| names.iter().filter_map(|name| schema.relation(name)).collect::<Vec<_>>();
    let [instructions, flow, dominance, cycles] =
        [&OF_INSTRUCTIONS[..], &["block", "edge"], &dominance::RELATIONS, &cycles::RELATIONS].map(ids);
    if ids(&whole_program::RELATIONS).iter().any(|id| needed.contains(id)) {
        needed.extend(ids(&whole_program::READ));
    }
    if instructions.iter().any(|id| needed.contains(id)) {
        needed.extend(instructions);
    }
    needed.extend(flow);
    dfquery_rules::add_listings(&mut needed);
    needed.retain(|id| !dominance.contains(id) && !cycles.contains(id));
    needed
}

fn sound(errors: Vec<Diagnostic>) -> Result<()> {
    if errors.is_empty() { Ok(()) } else { Err(Error::invalid(errors)) }
}

/// Relations that a facts directory has or lacks together, since few inputs are about them: trees and linear code, how
/// often control passes, what metadata tells of aliases, and what debug information says of functions and values.
const GROUPS: [&[&str]; 5] = [
    &lir::RELATIONS,
    &frequency::RELATIONS,
    &dfquery_extract::OF_ALIASES,
    &dfquery_extract::OF_PROGRAMS,
    &dfquery_extract::OF_SOURCES,
];

/// Relations of such a group that came later: facts directories that were written before have the others only.
const LATER: [&str; 1] = ["tree_location"];

/// The relations that a facts directory holds, of [`GROUPS`] those that are `kept`.
fn relations(kept: impl Fn(&[&str]) -> bool) -> Vec<RelationId> {
    let mut relations = dfquery_rules::fact_relations();
    for group in GROUPS.into_iter().filter(|group| !kept(group)) {
        relations.retain(|id| !group.contains(&dfquery_rules::schema()[*id].name.as_str()));
    }
    relations
}

fn function_names(base: &FactBase) -> Vec<String> {
    let functions = base.schema().partition.expect("functions are the parts");
    (0..base.parts()).map(|id| base.name(functions, id)).collect()
}

impl Program {
    /// Reads all inputs as one program: IR as text, facts directories, or `-` for standard input; see [`Open`] for more.
    ///
    /// # Errors
    ///
    /// See [`Open::open`].
    pub fn open<P: AsRef<Path>>(inputs: impl IntoIterator<Item = P>) -> Result<Program> {
        Open::new().open(inputs)
    }

    /// A program of facts that were made otherwise, of the schema [`dfquery_rules::shared_schema`].
    ///
    /// # Errors
    ///
    /// See [`Open::open`].
    pub fn of(base: FactBase) -> Result<Program> {
        let mut program = Program::complete_of(base, Vec::new(), Arc::new(Collected::default()));
        program.ask_about(&Divergence::default())?;
        program.ask_about_whole(&WholeProgram::default())?;
        program.ask_about_taint(&Taint::default())?;
        Ok(program)
    }

    fn ask_about(&mut self, divergence: &Divergence) -> Result<()> {
        if divergence.interprocedural {
            self.complete_for_ours(divergence::ACROSS_CALLS);
        }
        divergence::ask(&mut self.base, divergence)
    }

    fn ask_about_taint(&mut self, taint: &Taint) -> Result<()> {
        let taint = taint.model()?;
        self.observer.messages(&taint.refused, &Sources::new());
        self.taint = Some(taint);
        Ok(())
    }

    fn ask_about_whole(&mut self, whole: &WholeProgram) -> Result<()> {
        let has_function = |base: &FactBase, names: &[String]| exist(&function_names(base), names);
        self.whole = Some(whole_program::check(&self.base, whole, has_function)?);
        Ok(())
    }

    /// The same program, with lanes together as `convergence` says.
    pub fn under(&self, convergence: Convergence) -> Program {
        let mut program = self.clone();
        divergence::set_convergence(&mut program.base, convergence);
        program
    }

    fn complete_of(mut base: FactBase, inputs: Vec<PathBuf>, observer: Arc<dyn Observer>) -> Program {
        dominance::complete(&mut base);
        OnDemand::Constants.complete(&mut base);
        dfquery_engine::run::intern(dfquery_rules::units(), &mut base);
        let on_demand = OnDemand::ALL.into_iter().filter(|&relations| relations != OnDemand::Constants);
        let (texts, unread, on_demand) = (Vec::new(), Vec::new(), on_demand.collect());
        Program {
            base,
            texts,
            inputs,
            unread,
            observer,
            on_demand,
            whole: None,
            may_merge: false,
            taint: None,
        }
    }

    /// The names of its functions, in module order.
    pub fn functions(&self) -> impl Iterator<Item = String> {
        (0..self.base.parts()).map(|id| self.function_name(id))
    }

    /// The relations of a facts directory, but for those that few inputs are about, if this one is not.
    pub fn filled_relations(&self) -> Vec<RelationId> {
        relations(|group| self.has_some(group))
    }

    /// Whether some of `relations` has rows.
    fn has_some(&self, relations: &[&str]) -> bool {
        let rows = |name: &&str| self.base.relation(name).map(|relation| self.base.rows(relation));
        relations.iter().filter_map(rows).any(|rows| !rows.is_empty())
    }

    /// What evaluates rules on the facts; rules on cycles and frequencies only once these are filled.
    pub fn session(&self) -> Session<'_> {
        let mut missing: FxHashSet<&str> =
            self.on_demand.iter().flat_map(|relations| relations.relations()).copied().collect();
        missing.extend(self.whole.iter().flat_map(|_| whole_program::RELATIONS));
        missing.extend(self.taint.iter().flat_map(|_| taint::RELATIONS));
        let mut ready = Vec::new();
        for unit in dfquery_rules::units() {
            match unit.reads.iter().any(|read| missing.contains(read.relation)) {
                true => missing.extend(unit.derives),
                false => ready.push(unit),
            }
        }
        Session::new(&self.base, dfquery_rules::schema(), ready)
    }

    /// Fills all that is not filled on reading, because few ask for it.
    pub fn complete(&mut self) {
        self.on_demand.drain(..).for_each(|relations| relations.complete(&mut self.base));
        self.fill_whole();
        self.fill_taint();
    }

    /// Fills what is asked about the program as a whole, once.
    fn fill_whole(&mut self) {
        if let Some(whole) = self.whole.take() {
            self.may_merge = whole.fill(&mut self.base);
        }
    }

    /// Fills what is asked about taint, once.
    fn fill_taint(&mut self) {
        if let Some(taint) = self.taint.take() {
            taint.fill(&mut self.base);
        }
    }

    /// Fills what our relation `name` follows from.
    ///
    /// # Panics
    ///
    /// If no rule file declares it.
    pub fn complete_for_ours(&mut self, name: &str) {
        let program = dfquery_rules::program();
        let relation = program.schema.relation(name).expect("a rule file declares it");
        self.complete_for(program, &[relation]);
    }

    /// Fills what `asked` follows from.
    pub fn complete_for(&mut self, rules: &check::Program, asked: &[RelationId]) {
        let needed = read_for(rules, asked);
        let is_needed = |relations: &mut OnDemand| {
            let mut relations = relations.relations().iter().filter_map(|name| rules.schema.relation(name));
            relations.any(|relation| needed.contains(&relation))
        };
        self.on_demand.extract_if(.., is_needed).for_each(|relations| relations.complete(&mut self.base));
        let mut whole = whole_program::RELATIONS.iter().filter_map(|name| rules.schema.relation(name));
        if whole.any(|relation| needed.contains(&relation)) {
            self.fill_whole();
        }
        let mut of_taint = taint::RELATIONS.iter().filter_map(|name| rules.schema.relation(name));
        if of_taint.any(|relation| needed.contains(&relation)) {
            self.fill_taint();
        }
    }

    /// The name of the function `id`.
    #[expect(clippy::missing_panics_doc, reason = "an invariant, whatever the caller does")]
    pub fn function_name(&self, id: u32) -> String {
        self.base.name(self.base.schema().partition.expect("functions are the parts"), id)
    }

    /// The functions called `names`, in module order; all if there are no names. In a name `*` is any text, and `?` any character.
    ///
    /// # Errors
    ///
    /// Names that no function has, or only one that could not be read.
    pub fn select(&self, names: &[String]) -> Result<Vec<u32>> {
        self.refuse_unread(names)?;
        select(&self.base, names)
    }

    /// Fails if a function called one of `names` could not be read.
    ///
    /// # Errors
    ///
    /// The reasons.
    pub fn refuse_unread(&self, names: &[String]) -> Result<()> {
        let known = function_names(&self.base);
        let is_lost = |name: &&Skipped| names.contains(&name.name) && !known.contains(&name.name);
        let lost = self.unread.iter().filter(is_lost);
        let errors: Vec<_> =
            lost.map(|lost| Diagnostic::error(format!("`{}` is {}", lost.name, lost.reason))).collect();
        sound(errors)
    }

    /// The functions called `names` that could not be read; all if there are no names.
    pub fn unread<'s>(&'s self, names: &'s [String]) -> impl Iterator<Item = &'s Skipped> {
        self.unread.iter().filter(move |unread| names.is_empty() || demangle::is_one_of(names, &unread.name))
    }
}

/// What `asked` follows from, itself included; files are evaluated as a whole.
pub(crate) fn read_for(rules: &check::Program, asked: &[RelationId]) -> FxHashSet<RelationId> {
    let mut needed: FxHashSet<RelationId> = asked.iter().copied().collect();
    for file in rules.files.iter().rev() {
        if file.derives.iter().any(|relation| needed.contains(relation)) {
            needed.extend(&file.reads);
        }
    }
    needed
}

/// The functions of `base` called `names`, in module order; all if there are no names.
pub(crate) fn select(base: &FactBase, names: &[String]) -> Result<Vec<u32>> {
    let functions = function_names(base);
    if names.is_empty() {
        return Ok((0..functions.len() as u32).collect());
    }
    let is_unmet = |pattern: &&String| !functions.iter().any(|name| demangle::is_called(pattern, name));
    let unmet: Vec<String> = names.iter().filter(is_unmet).cloned().collect();
    exist(&functions, &unmet)?;
    let is_meant = |id: &usize| demangle::is_one_of(names, &functions[*id]);
    Ok((0..functions.len()).filter(is_meant).map(|id| id as u32).collect())
}

/// Fails if one of `names` is not among `functions`.
fn exist(functions: &[String], names: &[String]) -> Result<()> {
    sound(
        names
            .iter()
            .filter(|name| !functions.contains(name))
            .map(|name| no_function(functions, name))
            .collect(),
    )
}

/// The message that none of `functions` is called `name`.
fn no_function(functions: &[String], name: &str) -> Diagnostic {
    if pattern::is_pattern(name) {
        return Diagnostic::error(format!("no function matches `{name}`"));
    }
    let error = Diagnostic::error(format!("no function is called `{name}`"));
    let own: Vec<String> =
        functions.iter().filter(|own| statics::is_called(own, name)).map(|own| format!("`{own}`")).collect();
    if !own.is_empty() {
        return error.help(format!("modules have functions of their own with this name: {}", own.join(", ")));
    }
    let near = functions.iter().max_by(|a, b| strsim::jaro(name, a).total_cmp(&strsim::jaro(name, b)));
    match near {
        Some(near) if strsim::jaro(name, near) > 0.7 => error.help(format!("did you mean `{near}`?")),
        _ => error,
    }
}

impl fmt::Debug for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Program").field("origin", &self.base.origin).finish_non_exhaustive()
    }
}
