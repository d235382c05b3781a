//! Options for opening a program: its inputs, and the settings of its analyses.

mod members;

use crate::{
    copies,
    divergence::Divergence,
    error::{Error, Result, sound},
    foreign,
    inputs::{self, Input, files},
    linking,
    observer::{Collected, Observer},
    program::{LATER, Program, relations},
    shards::{left, manifest::Shards},
    statics,
    taint::Taint,
    whole_facts,
    whole_program::{self, WholeProgram},
};
use dfquery_engine::{
    base::FactBase,
    diagnostic::{Diagnostic, Place},
    facts::{self, Directory},
    plural::counted,
    schema::RelationId,
    syntax::Sources,
};
use dfquery_extract::{
    Reading, Source,
    analysis::{cycles, dominance, ssa},
    entirety, machine,
    modules::{Module, Modules, Refused},
    order,
};
use dfquery_formats::read as formats;
use dfquery_graph::{Graph, SkipReason, Skipped, json};
use dfquery_rules::{RuleSet, entity, relation};
use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
    sync::Arc,
};

/// The languages of inputs without a telling name, such as standard input.
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

/// Options for opening a program; [`Program::open`] is enough for the defaults.
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
    whole_archives: bool,
    source_root: Option<PathBuf>,
    pub(crate) divergence: Option<Divergence>,
    pub(crate) whole: WholeProgram,
    taint: Taint,
    leaves: bool,
    observer: Arc<dyn Observer>,
    pub(crate) rules: &'static RuleSet,
}

impl Default for Open {
    fn default() -> Self {
        Open::new()
    }
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
}

impl Open {
    /// With the defaults of everything that follows.
    pub fn new() -> Self {
        Open {
            format: Format::default(),
            keep_texts: false,
            whole_archives: false,
            source_root: None,
            divergence: Some(Divergence::default()),
            whole: WholeProgram::default(),
            taint: Taint::default(),
            leaves: false,
            observer: Arc::new(Collected::default()),
            rules: dfquery_rules::built_in(),
        }
    }

    /// The format of standard input, `-`.
    pub fn format(mut self, format: Format) -> Self {
        self.format = format;
        self
    }

    /// Keeps the text of IR, which printing it again takes.
    pub fn keep_texts(mut self) -> Self {
        self.keep_texts = true;
        self
    }

    /// Looks for source files in `folder` first: files with relative names are there, others below it.
    pub fn source_root(mut self, folder: Option<PathBuf>) -> Self {
        self.source_root = folder;
        self
    }

    /// Reads all members of archives. By default, those that other inputs need, or all if there are archives alone.
    pub fn whole_archives(mut self, whole: bool) -> Self {
        self.whole_archives = whole;
        self
    }

    /// The settings of the divergence analysis.
    pub fn divergence(mut self, divergence: Divergence) -> Self {
        self.divergence = Some(divergence);
        self
    }

    /// The settings for the program as a whole.
    pub fn whole_program(mut self, whole: WholeProgram) -> Self {
        self.whole = whole;
        self
    }

    /// The settings of the taint analysis.
    pub fn taint(mut self, taint: Taint) -> Self {
        self.taint = taint;
        self
    }

    /// Leaves facts that are in shards there until they are needed, if only some relations are needed: workers of
    /// [`Engine::Processes`](crate::Engine) read their own shards.
    pub fn leave_in_shards(mut self) -> Self {
        self.leaves = true;
        self
    }

    /// Adds nothing to the facts that were read: then nothing can be asked about divergence or the program as a whole.
    pub fn plain(mut self) -> Self {
        self.divergence = None;
        self
    }

    /// The rules that answer questions about the program: all built-in ones by default.
    pub fn rules(mut self, rules: &'static RuleSet) -> Self {
        self.rules = rules;
        self
    }

    /// The receiver of messages and progress.
    pub fn observer(mut self, observer: Arc<dyn Observer>) -> Self {
        self.observer = observer;
        self
    }

    /// Reads all inputs as one program: IR, objects and archives with IR in them, facts directories, folders of LLVM IR, or
    /// `-` for standard input.
    ///
    /// Warnings, and the functions that could not be read, go to the observer; the others go on.
    ///
    /// # Errors
    ///
    /// Inputs that cannot be read, of which nothing could be read, or with two strong definitions of a function; a
    /// wrong source of divergence; wrong tables of models; entries that do not exist.
    pub fn open<P: AsRef<Path>>(&self, inputs: impl IntoIterator<Item = P>) -> Result<Program> {
        let inputs: Vec<Vec<Input>> =
            inputs.into_iter().map(|path| files(path.as_ref())).collect::<Result<_>>()?;
        self.join(inputs.concat(), |reader, input| reader.read(input))
    }

    /// Reads IR that is in no file. How `name` ends says what it is, as for files; messages show it.
    ///
    /// # Errors
    ///
    /// See [`Open::open`].
    pub fn open_text(&self, name: &str, text: impl Into<Vec<u8>>) -> Result<Program> {
        let mut text = text.into();
        self.join(vec![Input::named(name)], |reader, input| {
            reader.read_bytes(input, name, std::mem::take(&mut text))
        })
    }

    /// One program of all `inputs`, each as `read` reads it.
    fn join(
        &self,
        inputs: Vec<Input>,
        mut read: impl FnMut(&mut Reader, &Input) -> Result<Vec<Read>>,
    ) -> Result<Program> {
        let mut reader = Reader::new(self, inputs.len());
        reader.postpones = inputs.len() > 1 && !self.whole_archives;
        let mut modules = inputs.iter().map(|input| read(&mut reader, input)).collect::<Result<Vec<_>>>()?;
        reader.read_archives(&inputs, &mut modules)?;
        reader.tell_empty(modules.iter().all(Vec::is_empty))?;
        let Reader { texts, text_files, graphs, unread, shards, inputs: count, .. } = reader;
        let (paths, bases) = modules.into_iter().flatten().map(|read| (read.path, read.base)).unzip();
        let mut program = self.joined(bases, paths)?;
        (program.texts, program.text_files, program.unread) = (texts, text_files, unread);
        program.graphs = graphs.into_iter().map(|graph| (graph.name.clone(), Arc::new(graph))).collect();
        program.shards = shards.filter(|_| count == 1);
        Ok(program)
    }

    /// One program of `bases`, each what was read of one of `inputs`.
    pub(crate) fn joined(&self, bases: Vec<FactBase>, inputs: Vec<PathBuf>) -> Result<Program> {
        let base = link(bases, &inputs)?.ok_or_else(|| Error::message("no input"))?;
        self.ask_about_whole(self.complete(base, inputs)?)
    }

    /// The program whose `inputs` together have the facts `base`, but for what is asked about it as a whole.
    pub(crate) fn complete(&self, base: FactBase, inputs: Vec<PathBuf>) -> Result<Program> {
        let mut program = Program::complete_of(base, self.rules, inputs, self.observer.clone());
        program.source_root.clone_from(&self.source_root);
        Ok(program)
    }

    /// Has `program` asked what these options ask.
    pub(crate) fn ask_about_whole(&self, mut program: Program) -> Result<Program> {
        if let Some(divergence) = &self.divergence {
            program.ask_about_whole(&self.whole)?;
            program.ask_about_taint(&self.taint)?;
            if self.whole.copies {
                copies::copy(&mut program)?;
            }
            if divergence.interprocedural {
                whole_facts::share_loads(&mut program)?;
            }
            program.ask_about(divergence)?;
        }
        Ok(program)
    }
}

/// One module of `bases`, as a linker makes it; each was read from one of `paths`.
pub(crate) fn link(mut bases: Vec<FactBase>, paths: &[PathBuf]) -> Result<Option<FactBase>> {
    if bases.len() > 1 {
        statics::qualify(&mut bases, paths);
    }
    linking::keep_one_definition(&mut bases, paths)?;
    one_byte_order(&bases, paths)?;
    Ok(bases.into_iter().reduce(|mut joined, base| {
        joined.append(std::slice::from_ref(&base));
        if !base.origin.is_empty() {
            joined.origin = format!("{}, {}", joined.origin, base.origin);
        }
        joined
    }))
}

/// Refuses modules that do not agree which byte of a number comes first in memory: they cannot share it.
fn one_byte_order(bases: &[FactBase], inputs: &[PathBuf]) -> Result<()> {
    let mut first: Option<(bool, &PathBuf)> = None;
    for (base, path) in bases.iter().zip(inputs) {
        let Some(order) = is_highest_first(base) else { continue };
        match first {
            Some((other, before)) if other != order => {
                let (highest, lowest) = if order { (path, before) } else { (before, path) };
                let message = format!(
                    "memory has the highest byte first in `{}`, and the lowest in `{}`",
                    highest.display(),
                    lowest.display()
                );
                return Err(Error::with_help(message, "modules of one program have one data layout"));
            }
            Some(_) => {}
            None => first = Some((order, path)),
        }
    }
    Ok(())
}

/// Returns true if the data layout of a module has the highest byte of a number first, if it has one.
fn is_highest_first(base: &FactBase) -> Option<bool> {
    let mut properties = base.tuples::<relation::ModuleProperty>();
    let layout = properties.find(|row| base.symbol_text(row.key) == "target datalayout")?;
    let mut parts = base.symbol_text(layout.value).split('-');
    Some(parts.rfind(|part| part.eq_ignore_ascii_case("e")) == Some("E"))
}

/// A module that was read.
pub(crate) struct Read {
    /// The file in which it is, and the part of it if it has several.
    pub path: PathBuf,
    pub base: FactBase,
}

/// Reads inputs one by one.
pub(crate) struct Reader<'o> {
    pub options: &'o Open,
    /// The number of inputs, of which it reads one after the other; of one that is edited others may follow.
    inputs: usize,
    texts: Vec<String>,
    /// By text the file that has it, if it is not made of bitcode.
    text_files: Vec<Option<String>>,
    /// True if what is read is made of bitcode.
    is_disassembly: bool,
    /// The functions that are graphs already.
    graphs: Vec<Graph>,
    pub unread: Vec<Skipped>,
    /// The shards that were read last.
    shards: Option<Arc<Shards>>,
    /// The files of folders that have no IR, with the message about the first.
    empty: Vec<PathBuf>,
    first_empty: Option<Diagnostic>,
    /// True if archives are read when the other inputs are, as these determine which members are needed.
    postpones: bool,
    postponed: Vec<members::Archive>,
}

impl<'o> Reader<'o> {
    /// The reader of `inputs`, which has read none.
    pub fn new(options: &'o Open, inputs: usize) -> Self {
        Reader {
            options,
            inputs,
            texts: Vec::new(),
            text_files: Vec::new(),
            is_disassembly: false,
            graphs: Vec::new(),
            unread: Vec::new(),
            shards: None,
            empty: Vec::new(),
            first_empty: None,
            postpones: false,
            postponed: Vec::new(),
        }
    }

    /// The modules of `input`, each with its facts.
    pub fn read(&mut self, input: &Input) -> Result<Vec<Read>> {
        let path = &input.path;
        if path.is_dir() {
            self.shards = Shards::open(path)?.map(Arc::new);
            let leaves = self.options.leaves && self.inputs == 1;
            let base = read_facts(path, self.shards.as_ref(), leaves, self.options)?;
            return Ok(vec![Read { path: path.clone(), base }]);
        }
        let mut name = path.display().to_string();
        let bytes = inputs::bytes(path)?;
        if name == "-" {
            name.push_str(self.options.format.extension());
        }
        self.read_bytes(input, &name, bytes)
    }

    /// The modules of the file called `name`, which holds `bytes`.
    fn read_bytes(&mut self, input: &Input, name: &str, bytes: Vec<u8>) -> Result<Vec<Read>> {
        let path = input.path.clone();
        let opened = Modules::open(name, &bytes, &inputs::other_file);
        self.is_disassembly = false;
        if self.postpones && matches!(&opened, Ok(Some(modules)) if modules.are_members()) {
            drop(opened);
            self.postponed.push(members::Archive { path, name: name.to_owned(), bytes });
            return Ok(Vec::new());
        }
        match opened {
            Ok(None) => Ok(vec![Read { base: self.read_text(&path, name, bytes, false)?, path }]),
            Ok(Some(modules)) => self.read_modules(modules, &path, name),
            Err(Refused::Empty(message)) if !input.is_named => {
                self.first_empty.get_or_insert(*message);
                self.empty.push(path);
                Ok(Vec::new())
            }
            Err(refused) => Err(Error::diagnostic(refused.message())),
        }
    }

    /// Reads the archives that were postponed: the members that are needed, or all if there is nothing else. `modules`
    /// has what was read of each of `inputs`.
    fn read_archives(&mut self, inputs: &[Input], modules: &mut [Vec<Read>]) -> Result<()> {
        let archives = std::mem::take(&mut self.postponed);
        if archives.is_empty() {
            return Ok(());
        }
        // Each input that is an archive has been postponed, in order.
        let places: Vec<Option<&members::Archive>> = {
            let mut next = archives.iter().peekable();
            inputs.iter().map(|input| next.next_if(|archive| archive.path == input.path)).collect()
        };
        let taken = match modules.iter().all(Vec::is_empty) {
            true => None,
            false => {
                let bases = modules.iter().map(|read| read.iter().map(|read| &read.base).collect());
                Some(members::taken(&places, &bases.collect::<Vec<_>>())?)
            }
        };
        let mut members = taken.map(Vec::into_iter);
        for (archive, read) in places.into_iter().zip(modules) {
            let kept = members.as_mut().and_then(Iterator::next);
            let Some(archive) = archive else { continue };
            let mut modules = archive.modules()?;
            if let Some(kept) = kept {
                modules.keep(&kept);
            }
            if modules.number() == 0 {
                self.tell_unneeded(&archive.name);
                continue;
            }
            *read = self.read_modules(modules, &archive.path, &archive.name)?;
        }
        Ok(())
    }

    fn tell_unneeded(&self, name: &str) {
        let message = format!("no member of `{name}` defines what the other inputs need");
        let warning = Diagnostic::warning(message).at(Place::file(name));
        let warning =
            warning.help("--whole-archive reads all of its members, as a linker does with this option");
        self.options.observer.messages(&[warning], &Sources::new());
    }

    /// The `modules` of the file called `name`.
    pub fn read_modules(&mut self, mut modules: Modules<'_>, path: &Path, name: &str) -> Result<Vec<Read>> {
        self.is_disassembly = true;
        self.options.observer.messages(&modules.warnings(), &Sources::new());
        let count = modules.number();
        let mut read: Vec<Read> = Vec::with_capacity(count.min(1 << 16));
        while let Some(module) = modules.next() {
            let Module { name: called, text } = module.map_err(|refused| Error::diagnostic(*refused))?;
            let path = if called == name { path.to_owned() } else { PathBuf::from(&called) };
            let mut base = self.read_text(&path, &called, text.into_bytes(), count > 1)?;
            if count > 1 {
                // The file is said once.
                base.origin = match (read.is_empty(), modules.left_out()) {
                    (true, 0) => format!("{name} ({count} modules)"),
                    (true, left_out) => format!("{name} ({count} of {} modules)", count + left_out),
                    (false, _) => String::new(),
                };
            }
            read.push(Read { path, base });
        }
        Ok(read)
    }

    /// Tells that files of folders have no IR; an error if `all` inputs are such files.
    fn tell_empty(&mut self, all: bool) -> Result<()> {
        let Some(first) = self.first_empty.take() else { return Ok(()) };
        if all {
            return Err(Error::diagnostic(first));
        }
        let warning = match &self.empty[..] {
            [one] => format!("`{}` has no LLVM IR", one.display()),
            [one, others @ ..] => {
                format!("`{}` and {} have no LLVM IR", one.display(), counted(others.len(), "other file"))
            }
            [] => return Ok(()),
        };
        self.options.observer.messages(&[Diagnostic::warning(warning)], &Sources::new());
        Ok(())
    }

    /// The facts of the text `bytes`, called `name`, which is one of several modules of a file if `is_part`.
    fn read_text(&mut self, path: &Path, name: &str, bytes: Vec<u8>, is_part: bool) -> Result<FactBase> {
        if let Some(read) = std::str::from_utf8(&bytes).ok().and_then(|text| formats::graphs(name, text)) {
            let graphs = read.map_err(|problem| Error::message(format!("{name}: {problem}")))?;
            return Ok(self.take_graphs(path, graphs));
        }
        if name.ends_with(".json") {
            return self.read_graphs(path, name, &bytes);
        }
        let rules = self.options.rules;
        let needed = rules.needed_facts();
        // Names of several modules are distinguished by their linkage, which is of the program.
        let asks_of_more = self.inputs > 1
            || is_part
            || needed.is_none_or(|needed| asks_of_more(rules, &with_instructions(rules, needed)));
        let read = match asks_of_more {
            true => dfquery_extract::read,
            false => dfquery_extract::read_functions,
        };
        let mut reading = read(&Source { name, bytes: &bytes }, rules.schema().clone());
        if name.ends_with(".mir") {
            self.add_graphs_of_machine(&mut reading, name, &bytes);
        }
        self.accept(reading, path, name, bytes)
    }

    /// Adds to `reading` the functions of the machine IR `bytes` that are graphs already.
    fn add_graphs_of_machine(&mut self, reading: &mut Reading, name: &str, bytes: &[u8]) {
        let Ok(text) = std::str::from_utf8(bytes) else { return };
        let (functions, _) = machine::parse(name, text);
        let (graphs, found) = dfquery_graph::machine::graphs(&functions, name, text);
        reading.diagnostics.extend(found);
        reading.base.append(&Vec::from_iter(graphs.iter().map(|graph| self.without_facts(graph))));
        self.graphs.extend(graphs);
    }

    /// Reads a document of graphs, as `--emit dataflow --format json` writes it.
    fn read_graphs(&mut self, path: &Path, name: &str, bytes: &[u8]) -> Result<FactBase> {
        let invalid = |error: &dyn std::fmt::Display| {
            Error::with_help(
                format!("{name}: {error}"),
                "JSON is read as dataflow graphs, which --emit dataflow --format json writes",
            )
        };
        let text = std::str::from_utf8(bytes).map_err(|error| invalid(&error))?;
        let document = json::read(text)
            .map_err(|error| foreign::refused(path, name, bytes).unwrap_or_else(|| invalid(&error)))?;
        self.unread.extend(document.skipped);
        let notes = document.notes.into_iter().map(Diagnostic::warning);
        self.options.observer.messages(&Vec::from_iter(notes), &Sources::new());
        Ok(self.take_graphs(path, document.graphs))
    }

    /// The facts of the functions of the file `path`, which are `graphs` already.
    fn take_graphs(&mut self, path: &Path, graphs: Vec<Graph>) -> FactBase {
        let mut base = FactBase::new(self.options.rules.schema().clone());
        base.append(&Vec::from_iter(graphs.iter().map(|graph| self.without_facts(graph))));
        base.origin = path.display().to_string();
        self.graphs.extend(graphs);
        base
    }

    /// The facts of a function that is a graph already: that it is there.
    fn without_facts(&self, graph: &Graph) -> FactBase {
        let mut base = FactBase::new(self.options.rules.schema().clone());
        let function = entity::Function(base.open_part(&graph.name));
        base.add(relation::Function { function });
        base
    }

    /// The facts read from `path`, which holds `bytes`; an error if reading failed and found no function.
    pub fn accept(&mut self, reading: Reading, path: &Path, name: &str, bytes: Vec<u8>) -> Result<FactBase> {
        let mut sources = Sources::new();
        if !reading.diagnostics.is_empty() {
            sources.add(name, String::from_utf8_lossy(&bytes));
        }
        let failed = reading.diagnostics.iter().any(Diagnostic::is_error);
        if failed && reading.base.parts() == 0 {
            if let Some(refused) = foreign::refused(path, name, &bytes) {
                return Err(refused);
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
        if self.options.keep_texts
            && let Ok(text) = String::from_utf8(bytes)
        {
            self.texts.push(text);
            self.text_files.push((!self.is_disassembly).then(|| name.to_owned()));
        }
        Ok(base)
    }
}

/// Reads the facts in `path`, which has `shards` or is one directory; with `leaves` what is needed of shards.
fn read_facts(
    path: &Path,
    shards: Option<&Arc<Shards>>,
    leaves: bool,
    Open { rules, observer, .. }: &Open,
) -> Result<FactBase> {
    let schema = rules.schema();
    let folder = shards.map_or(path, |shards| shards.first());
    let is_there =
        |file: &&str| ["csv", "facts"].iter().any(|end| folder.join(format!("{file}.{end}")).exists());
    let relations = relations(rules, |group| group.iter().any(is_there));
    if let (Some(shards), Some(needed), true) = (shards, rules.needed_facts(), leaves) {
        let needed = with_functions(rules, needed);
        observer
            .messages(&Vec::from_iter(without_program(rules, path, &needed, &relations)), &Sources::new());
        // They were checked, and all was computed of them, before they were written.
        return left::leave(shards, &needed, schema);
    }
    let optional: Vec<&str> = dfquery_extract::analysis::computed_relations().collect();
    let single = [&dfquery_extract::ASKED[..], &LATER].concat();
    let needed = rules.needed_facts().map(|needed| with_instructions(rules, needed));
    let mut wanted = relations.clone();
    wanted.retain(|id| needed.as_ref().is_none_or(|needed| needed.contains(id)));
    let directory = Directory {
        folder,
        relations: &relations,
        wanted: &wanted,
        optional: &optional,
        single: &single,
        is_derived: dfquery_rules::declares,
        check: None,
    };
    let (mut base, mut warnings) = match shards {
        Some(shards) => shards.read(&directory, schema)?,
        None => facts::read(&directory, schema).map_err(Error::invalid)?,
    };
    warnings.extend(needed.as_ref().and_then(|needed| without_program(rules, path, needed, &relations)));
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
fn of_program(rules: &RuleSet) -> impl Iterator<Item = RelationId> {
    dfquery_extract::OF_PROGRAMS.iter().filter_map(|name| rules.schema().relation(name))
}

/// Returns true if some of `needed` are about the program as a whole, or about what debug information says of values and
/// of inlined code.
fn asks_of_more(rules: &RuleSet, needed: &BTreeSet<RelationId>) -> bool {
    let of_sources = [ids(rules, &dfquery_extract::OF_SOURCES), ids(rules, &dfquery_extract::OF_PLACES)];
    of_program(rules).chain(of_sources.into_iter().flatten()).any(|id| needed.contains(&id))
}

/// The warning that facts in `path` lack what is said of the program as a whole, if that is `needed`.
fn without_program(
    rules: &RuleSet,
    path: &Path,
    needed: &BTreeSet<RelationId>,
    there: &[RelationId],
) -> Option<Diagnostic> {
    let lacks = of_program(rules).filter(|id| needed.contains(id)).any(|id| !there.contains(&id));
    let message = format!("`{}` says nothing of the program as a whole", path.display());
    let help =
        "dfquery extract writes `function_name` and the relations that go with it, if the input is LLVM IR";
    lacks.then(|| Diagnostic::warning(message).help(help))
}

/// The relations that tell which variables are assigned twice: what speaks of an instruction or of a value can change
/// with them.
const OF_INSTRUCTIONS: [&str; 6] = ["instruction", "value", "def", "use", "phi_operand", "parameter"];

/// The relations of facts that are called so.
fn ids(rules: &RuleSet, names: &[&str]) -> Vec<RelationId> {
    names.iter().filter_map(|name| rules.schema().relation(name)).collect()
}

/// `needed`, with what says which functions there are, if what is filled of them is needed.
fn with_functions(rules: &RuleSet, mut needed: BTreeSet<RelationId>) -> BTreeSet<RelationId> {
    if ids(rules, &whole_program::RELATIONS).iter().any(|id| needed.contains(id)) {
        needed.extend(ids(rules, &whole_program::READ));
    }
    needed
}

/// `needed`, with what it takes to read it right: all of instructions, if they matter, but nothing that is computed anew.
fn with_instructions(rules: &RuleSet, needed: BTreeSet<RelationId>) -> BTreeSet<RelationId> {
    let mut needed = with_functions(rules, needed);
    let [instructions, flow, dominance, cycles] =
        [&OF_INSTRUCTIONS[..], &["block", "edge"], &dominance::RELATIONS, &cycles::RELATIONS]
            .map(|names| ids(rules, names));
    if instructions.iter().any(|id| needed.contains(id)) {
        needed.extend(instructions);
    }
    needed.extend(flow);
    rules.schema().add_listings(&mut needed);
    needed.retain(|id| !dominance.contains(id) && !cycles.contains(id));
    needed
}
