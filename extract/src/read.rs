//! From inputs to one fact base.

use crate::avr;
use crate::lir;
use crate::llvm::{self, Outline};
use crate::machine;
use crate::modules::{Module, Modules, no_other_files};
use crate::source::{Source, fits, place};
use dfquery_engine::base::FactBase;
use dfquery_engine::diagnostic::{Diagnostic, Place, Severity};
use dfquery_engine::schema::Schema;
use rustc_hash::{FxHashMap, FxHashSet};
use std::borrow::Cow;
use std::collections::{BTreeMap, hash_map::Entry};
use std::sync::Arc;

/// The facts of the inputs and the messages about them.
#[derive(Debug)]
pub struct Reading {
    /// The facts of all functions without an error. Dominance is not in it: see [`crate::analysis::dominance::complete`].
    pub base: FactBase,
    /// Errors and warnings in the order of the inputs and lines. One that leaves a function out has its name as the subject.
    pub diagnostics: Vec<Diagnostic>,
}

impl Reading {
    /// The functions that could not be read, each with what is wrong first and where, in the order of the text.
    pub fn unread(&self) -> Vec<(String, String)> {
        let mut told = FxHashSet::default();
        let errors = self.diagnostics.iter().filter(|diagnostic| diagnostic.is_error());
        let named = errors.filter_map(|error| Some((error.subject.clone()?, error)));
        let first = named.filter(|(name, _)| told.insert(name.clone()));
        first.map(|(name, error)| (name, format!("not read: {}", reason(error)))).collect()
    }
}

fn reason(error: &Diagnostic) -> String {
    match &error.place {
        Some(place) => format!("{} ({place})", error.message),
        None => error.message.clone(),
    }
}

/// Reads LLVM IR, as text or bitcode, in objects and archives too; by the end of its name AVR trees (`.avr`), machine IR (`.mir`), methods as trees or linear code
/// (`.hir`, `.lir`). Never panics, whatever the bytes are.
///
/// A function with an error is left out, and the others are read.
pub fn read(input: &Source<'_>, schema: Arc<Schema>) -> Reading {
    read_all(std::slice::from_ref(input), schema)
}

/// Reads one module as [`read`] does, but leaves the relations of [`crate::OF_PROGRAMS`], [`crate::OF_SOURCES`] and [`crate::OF_PLACES`] empty: for questions
/// about single functions that are not about variables.
pub fn read_functions(input: &Source<'_>, schema: Arc<Schema>) -> Reading {
    read_inputs(std::slice::from_ref(input), schema, false)
}

/// The functions that the module of LLVM IR `text` defines, as printed, in the order of the text. Bodies are not read.
pub fn function_names(text: &str) -> Vec<String> {
    llvm::Module::new(text).definition_names().map(|(name, _)| name).collect()
}

/// Reads several modules as one program.
///
/// Functions and globals are known by name over all inputs: a function that is defined twice is an error that names both
/// places, and the first stays. Names of internal linkage are not distinguished, so two modules with the same
/// `internal` function clash; globals of the same name are taken for one.
pub fn read_all(inputs: &[Source<'_>], schema: Arc<Schema>) -> Reading {
    read_inputs(inputs, schema, true)
}

/// A module of LLVM IR after an edit.
#[derive(Debug)]
pub struct Edited {
    /// The facts and messages: those of the module as a whole, and of the functions that are not kept.
    pub reading: Reading,
    /// With which the next edit is compared; none if something in the module is wrong, so that it is read as a whole.
    pub outline: Option<Outline>,
    /// By function of the outline whether its facts are those of before, so that it was not read.
    pub kept: Vec<bool>,
}

/// Reads of a module of LLVM IR what differs from the module of `before`; all if that is not known or if more than
/// functions were edited.
///
/// The diagnostics are those of the whole module, since functions are kept only where there are none.
pub fn read_edited(input: &Source<'_>, schema: Arc<Schema>, before: Option<&Outline>) -> Edited {
    let module = input.text().ok().map(llvm::Module::new);
    let outline = module.as_ref().and_then(Outline::new);
    if let (Some(module), Some(before), Some(now)) = (module, before, &outline)
        && let Some(kept) = before.kept(now, &module)
        && let Some(base) = edited_functions(&module, input, &schema, &kept)
    {
        return Edited { reading: Reading { base, diagnostics: Vec::new() }, outline, kept };
    }
    let reading = read(input, schema);
    let outline = outline.filter(|_| reading.diagnostics.is_empty());
    let kept = vec![false; outline.as_ref().map_or(0, |outline| outline.names().count())];
    Edited { reading, outline, kept }
}

/// The facts of `module` and of its functions but those that are `kept`; none if there is anything to report.
fn edited_functions(
    module: &llvm::Module<'_>,
    input: &Source<'_>,
    schema: &Arc<Schema>,
    kept: &[bool],
) -> Option<FactBase> {
    let mut names = FxHashSet::default();
    if !module.definition_names().all(|(name, _)| names.insert(name)) {
        return None;
    }
    let mut base = FactBase::new(schema.clone());
    input.name.clone_into(&mut base.origin);
    llvm::add(module, &mut base, kept, true).is_empty().then_some(base)
}

/// Reads several modules; `as_program` fills the relations of [`crate::OF_PROGRAMS`], [`crate::OF_SOURCES`] and [`crate::OF_PLACES`].
fn read_inputs(inputs: &[Source<'_>], schema: Arc<Schema>, as_program: bool) -> Reading {
    let texts: Vec<Text> = inputs.iter().flat_map(texts).collect();
    let mut program = Program {
        base: FactBase::new(schema),
        as_program,
        diagnostics: Vec::new(),
        texts: Vec::new(),
        defined: FxHashMap::default(),
        unknown: FxHashSet::default(),
    };
    program.base.origin = inputs.iter().map(|input| input.name).collect::<Vec<_>>().join(" ");
    for text in &texts {
        let name: &str = &text.name;
        match text.text.as_ref().map(|text| &**text) {
            Ok(text) if name.ends_with(".avr") => program.add_functions(name, text, avr::read),
            Ok(text) if name.ends_with(".mir") => program.add_functions(name, text, machine::read),
            Ok(text) if [".hir", ".lir"].iter().any(|end| name.ends_with(end)) => {
                program.add_methods(name, text);
            }
            Ok(text) => program.add(name, text),
            Err(refused) => program.diagnostics.push((**refused).clone()),
        }
    }
    Reading { base: program.base, diagnostics: program.diagnostics }
}

/// A text to read under its name, or the reason why there is none.
struct Text<'a> {
    name: Cow<'a, str>,
    text: Result<Cow<'a, str>, Box<Diagnostic>>,
}

/// The texts of `input`: one, or those of the modules that are bitcode in it.
fn texts<'a>(input: &Source<'a>) -> Vec<Text<'a>> {
    let one = |text| Text { name: input.name.into(), text };
    match Modules::open(input.name, input.bytes, &no_other_files) {
        Ok(None) => vec![one(input.text().map(Cow::Borrowed))],
        Ok(Some(modules)) => modules
            .map(|module| match module {
                Ok(Module { name, text }) => {
                    let text = fits(&name, text.len()).map(|()| text.into());
                    Text { name: name.into(), text }
                }
                Err(refused) => one(Err(refused)),
            })
            .collect(),
        Err(refused) => vec![one(Err(Box::new(refused.message())))],
    }
}

/// The facts read so far.
struct Program<'a> {
    base: FactBase,
    /// True if the relations of [`crate::OF_PROGRAMS`], [`crate::OF_SOURCES`] and [`crate::OF_PLACES`] are filled.
    as_program: bool,
    diagnostics: Vec<Diagnostic>,
    /// The inputs with their texts.
    texts: Vec<(&'a str, &'a str)>,
    /// The place of the name of each defined function.
    defined: FxHashMap<String, Mention>,
    /// Messages about unknown instructions that were given.
    unknown: FxHashSet<String>,
}

/// The place of a function's name: the number of the input, and the offset in its text.
type Mention = (usize, usize);

/// Reads a text function by function: name, where it stands, and facts.
type Read = fn(&str, &str, &Arc<Schema>) -> (Vec<(String, usize, FactBase)>, Vec<Diagnostic>);

impl<'a> Program<'a> {
    fn add(&mut self, file: &'a str, text: &'a str) {
        let mut module = llvm::Module::new(text);
        let mut faults = std::mem::take(&mut module.faults);
        self.texts.push((file, text));
        let (skip, doubles) = self.doubles(&module);
        faults.extend(llvm::add(&module, &mut self.base, &skip, self.as_program));
        faults.sort_by_key(|fault| fault.start);
        faults
            .retain(|fault| fault.severity == Severity::Error || self.unknown.insert(fault.message.clone()));
        self.diagnostics.extend(faults.into_iter().map(|fault| fault.located(file, text)));
        self.diagnostics.extend(doubles);
    }

    fn add_functions(&mut self, file: &'a str, text: &'a str, read: Read) {
        self.texts.push((file, text));
        let input = self.texts.len() - 1;
        let (functions, diagnostics) = read(file, text, self.base.schema());
        self.diagnostics.extend(diagnostics);
        self.add_parts(input, functions);
    }

    fn add_methods(&mut self, file: &'a str, text: &'a str) {
        self.texts.push((file, text));
        let input = self.texts.len() - 1;
        let (methods, diagnostics) = lir::methods(file, text);
        self.diagnostics.extend(diagnostics);
        let parts = methods.iter().map(|method| {
            let base = lir::facts(method, file, text, self.base.schema());
            (method.signature.name.clone(), method.at, base)
        });
        let parts = parts.collect();
        self.add_parts(input, parts);
    }

    /// Adds functions that have been read, each with its name and the place of it, but for those that are there already.
    fn add_parts(&mut self, input: usize, functions: Vec<(String, usize, FactBase)>) {
        for (name, at, base) in functions {
            match self.defined.get(&name) {
                Some(&first) => {
                    let double = self.double(&name, first, (input, at));
                    self.diagnostics.push(double);
                }
                None => {
                    self.defined.insert(name, (input, at));
                    self.base.append(std::slice::from_ref(&base));
                }
            }
        }
    }

    fn double(&self, name: &str, first: Mention, second: Mention) -> Diagnostic {
        let places = self.places([first, second].map(|mention| (mention, 1)).into_iter());
        twice(name, &places[&first], &places[&second])
    }

    /// Which definitions are not the first of their name, and the errors about them.
    fn doubles(&mut self, module: &llvm::Module<'_>) -> (Vec<bool>, Vec<Diagnostic>) {
        let input = self.texts.len() - 1;
        let (mut skip, mut doubles) = (Vec::new(), Vec::new());
        for (name, at) in module.definition_names() {
            match self.defined.entry(name) {
                Entry::Vacant(entry) => {
                    entry.insert((input, at));
                    skip.push(false);
                }
                Entry::Occupied(entry) => {
                    doubles.push((entry.key().clone(), *entry.get(), (input, at)));
                    skip.push(true);
                }
            }
        }
        let places =
            self.places(doubles.iter().flat_map(|(name, first, second)| {
                [*first, *second].map(|mention| (mention, name.len() + 1))
            }));
        let errors = doubles.iter().map(|(name, first, second)| twice(name, &places[first], &places[second]));
        (skip, errors.collect())
    }

    /// The places of names with their widths; each text is gone through once.
    fn places(&self, names: impl Iterator<Item = (Mention, usize)>) -> FxHashMap<Mention, Place> {
        let names: BTreeMap<Mention, usize> = names.collect();
        let mut lines: Vec<_> = self.texts.iter().map(|(file, text)| Lines::new(file, text)).collect();
        names.into_iter().map(|((input, at), width)| ((input, at), lines[input].place(at, width))).collect()
    }
}

fn twice(name: &str, first: &Place, second: &Place) -> Diagnostic {
    Diagnostic::error(format!("the function `{name}` is defined twice"))
        .at(second.clone())
        .about(name)
        .label("second definition, left out")
        .note(format!("the first is at {first}"))
}

/// Places at growing offsets of one text.
struct Lines<'t> {
    file: &'t str,
    text: &'t str,
    at: usize,
    line: u32,
}

impl<'t> Lines<'t> {
    fn new(file: &'t str, text: &'t str) -> Self {
        Lines { file, text, at: 0, line: 0 }
    }

    fn place(&mut self, at: usize, width: usize) -> Place {
        let between = &self.text.as_bytes()[self.at..at];
        self.line += memchr::memchr_iter(b'\n', between).count() as u32;
        self.at = at;
        let line_start = self.text[..at].rfind('\n').map_or(0, |to| to + 1);
        let mut found = place(self.file, &self.text[line_start..], at - line_start, at - line_start + width);
        found.line += self.line;
        found
    }
}
