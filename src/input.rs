//! What is read before anything is asked: IR, or facts, as one fact base.

use crate::{
    args::InputFormat,
    failure::{Failure, report, report_reading},
};
use dfquery_engine::{
    base::FactBase,
    check::Program,
    diagnostic::Diagnostic,
    facts::{self, Directory},
    run::Session,
    schema::RelationId,
    syntax::Sources,
};
use dfquery_extract::{
    Source,
    analysis::{OnDemand, cycles, dominance, frequency, ssa},
    entirety, lir, order,
};
use dfquery_graph::Skipped;
use rustc_hash::{FxHashMap, FxHashSet};
use std::{
    collections::BTreeSet,
    fs,
    io::{self, Read},
    path::{Path, PathBuf},
};

/// A program, ready for rules to run on.
#[derive(Clone)]
pub struct Input {
    /// Its facts.
    pub base: FactBase,
    /// The text of each input that is IR, if texts are kept.
    pub texts: Vec<String>,
    /// How many inputs there are.
    pub inputs: usize,
    /// The functions that could not be read, each with the reason.
    pub unread: Vec<Skipped>,
    /// The relations that few ask for and that nobody has asked for yet.
    late: Vec<OnDemand>,
}

/// Reads all inputs as one program.
///
/// Warnings, and the functions that could not be read, are told at once; the others go on. It is an error if nothing
/// could be read, or if a function is defined twice.
pub fn read(inputs: &[PathBuf], format: InputFormat) -> Result<Input, Failure> {
    read_all(inputs, format, drop)
}

/// Reads all inputs as [`read`] does, and keeps the text of those that are IR.
pub fn read_with_texts(inputs: &[PathBuf], format: InputFormat) -> Result<Input, Failure> {
    let mut texts = Vec::new();
    let input = read_all(inputs, format, |bytes| texts.extend(String::from_utf8(bytes)))?;
    Ok(Input { texts, ..input })
}

fn read_all(
    inputs: &[PathBuf],
    format: InputFormat,
    mut keep: impl FnMut(Vec<u8>),
) -> Result<Input, Failure> {
    let mut all: Option<FactBase> = None;
    let mut unread = Vec::new();
    let mut known: FxHashMap<String, &Path> = FxHashMap::default();
    for path in inputs {
        let base = read_one(path, format, &mut keep, &mut unread)?;
        for name in function_names(&base) {
            if let Some(first) = known.insert(name.clone(), path) {
                return Err(Failure::message(format!(
                    "`{name}` is defined in both `{}` and `{}`",
                    first.display(),
                    path.display()
                )));
            }
        }
        match &mut all {
            None => all = Some(base),
            Some(joined) => {
                joined.append(std::slice::from_ref(&base));
                joined.origin = format!("{}, {}", joined.origin, base.origin);
            }
        }
    }
    let mut base = all.ok_or_else(|| Failure::message("no input"))?;
    dominance::complete(&mut base);
    dfquery_engine::run::intern(dfquery_rules::units(), &mut base);
    Ok(Input { base, texts: Vec::new(), inputs: inputs.len(), unread, late: OnDemand::ALL.to_vec() })
}

/// Reads one input, and lets `keep` have its bytes if it is IR.
fn read_one(
    path: &Path,
    format: InputFormat,
    keep: &mut impl FnMut(Vec<u8>),
    unread: &mut Vec<Skipped>,
) -> Result<FactBase, Failure> {
    if path.is_dir() {
        return read_facts(path);
    }
    let bytes = if path == Path::new("-") {
        let mut bytes = Vec::new();
        io::stdin().read_to_end(&mut bytes).map_err(|error| Failure::io("read", path, &error))?;
        bytes
    } else {
        fs::read(path).map_err(|error| Failure::io("read", path, &error))?
    };
    let mut name = path.display().to_string();
    if name == "-" {
        name.push_str(match format {
            InputFormat::Ll => "",
            InputFormat::Avr => ".avr",
            InputFormat::Mir => ".mir",
            InputFormat::Hir => ".hir",
            InputFormat::Lir => ".lir",
        });
    }
    let schema = dfquery_rules::shared_schema();
    let reading = dfquery_extract::read(&Source { name: &name, bytes: &bytes }, schema);
    let mut sources = Sources::new();
    if !reading.diagnostics.is_empty() {
        sources.add(name.as_str(), String::from_utf8_lossy(&bytes));
    }
    let failed = reading.diagnostics.iter().any(Diagnostic::is_error);
    if failed && reading.base.parts() == 0 {
        if let Some(compiler) = compiler(path) {
            return Err(Failure::with_help(
                format!("`{name}` is no IR that dfquery reads"),
                format!("{compiler} {name} | dfquery -"),
            ));
        }
        return Err(Failure::Bad(reading.diagnostics, sources));
    }
    report_reading(&reading.diagnostics, &sources);
    unread.extend(reading.unread().into_iter().map(|(name, reason)| Skipped::new(name, reason)));
    let mut base = reading.base;
    if base.origin.is_empty() {
        base.origin.clone_from(&name);
    }
    if [".avr", ".hir", ".lir"].iter().any(|end| name.ends_with(end)) {
        ssa::complete(&mut base);
    }
    keep(bytes);
    Ok(base)
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

fn read_facts(path: &Path) -> Result<FactBase, Failure> {
    let schema = dfquery_rules::shared_schema();
    let is_there =
        |file: &&str| ["csv", "facts"].iter().any(|end| path.join(format!("{file}.{end}")).exists());
    let relations = relations(|group| group.iter().any(is_there));
    let optional: Vec<&str> = dfquery_extract::analysis::computed_relations().collect();
    let single = &dfquery_extract::ASKED;
    let needed = dfquery_rules::needed_facts().map(with_instructions);
    let mut wanted = relations.clone();
    wanted.retain(|id| needed.as_ref().is_none_or(|needed| needed.contains(id)));
    let directory = Directory {
        folder: path,
        relations: &relations,
        wanted: &wanted,
        optional: &optional,
        single,
        is_derived: dfquery_rules::declares,
    };
    let (mut base, warnings) =
        facts::read(&directory, &schema).map_err(|problems| Failure::Bad(problems, Sources::new()))?;
    report(&warnings, &Sources::new());
    sound(order::check(&base))?;
    if needed.is_none() {
        sound(entirety::check(&base))?;
    }
    ssa::complete(&mut base);
    sound(dominance::check(&mut base))?;
    Ok(base)
}

/// The relations that tell which variables are assigned twice: what speaks of an instruction or of a value can change with them.
const OF_INSTRUCTIONS: [&str; 6] = ["instruction", "value", "def", "use", "phi_operand", "parameter"];

/// `needed`, with what it takes to read it right: all of instructions, if they matter, but nothing that is computed anew.
fn with_instructions(mut needed: BTreeSet<RelationId>) -> BTreeSet<RelationId> {
    let schema = dfquery_rules::schema();
    let ids = |names: &[&str]| names.iter().filter_map(|name| schema.relation(name)).collect::<Vec<_>>();
    let [instructions, flow, dominance, cycles] =
        [&OF_INSTRUCTIONS[..], &["block", "edge"], &dominance::RELATIONS, &cycles::RELATIONS].map(ids);
    if instructions.iter().any(|id| needed.contains(id)) {
        needed.extend(instructions);
    }
    needed.extend(flow);
    dfquery_rules::add_listings(&mut needed);
    needed.retain(|id| !dominance.contains(id) && !cycles.contains(id));
    needed
}

fn sound(errors: Vec<Diagnostic>) -> Result<(), Failure> {
    if errors.is_empty() { Ok(()) } else { Err(Failure::Bad(errors, Sources::new())) }
}

/// Relations that a facts directory has or lacks together, since few inputs are about them: trees and linear code, and how
/// often control passes.
const GROUPS: [&[&str]; 2] = [&lir::RELATIONS, &frequency::RELATIONS];

/// The relations that a facts directory holds, of [`GROUPS`] those that are `kept`.
pub fn relations(kept: impl Fn(&[&str]) -> bool) -> Vec<RelationId> {
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

impl Input {
    /// Whether some of `relations` has rows.
    pub fn has_some(&self, relations: &[&str]) -> bool {
        let rows = |name: &&str| self.base.relation(name).map(|relation| self.base.rows(relation));
        relations.iter().filter_map(rows).any(|rows| !rows.is_empty())
    }

    /// What evaluates rules on the facts; rules on cycles, numerals and frequencies only once these are filled.
    pub fn session(&self) -> Session<'_> {
        let mut missing: FxHashSet<&str> =
            self.late.iter().flat_map(|late| late.relations()).copied().collect();
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
        self.late.drain(..).for_each(|late| late.complete(&mut self.base));
    }

    /// Fills what our relation `name` follows from.
    pub fn complete_for_ours(&mut self, name: &str) {
        let program = dfquery_rules::program();
        let relation = program.schema.relation(name).expect("a rule file declares it");
        self.complete_for(program, &[relation]);
    }

    /// Fills what `asked` follows from.
    pub fn complete_for(&mut self, program: &Program, asked: &[RelationId]) {
        let mut needed: FxHashSet<RelationId> = asked.iter().copied().collect();
        for file in program.files.iter().rev() {
            if file.derives.iter().any(|relation| needed.contains(relation)) {
                needed.extend(&file.reads);
            }
        }
        let is_needed = |late: &mut OnDemand| {
            let mut relations = late.relations().iter().filter_map(|name| program.schema.relation(name));
            relations.any(|relation| needed.contains(&relation))
        };
        self.late.extract_if(.., is_needed).for_each(|late| late.complete(&mut self.base));
    }

    /// The name of the function `id`.
    pub fn function_name(&self, id: u32) -> String {
        self.base.name(self.base.schema().partition.expect("functions are the parts"), id)
    }

    /// The functions called `names`, in module order; all if there are no names.
    pub fn select(&self, names: &[String]) -> Result<Vec<u32>, Failure> {
        self.refuse_unread(names)?;
        select(&self.base, names)
    }

    /// Fails if a function called one of `names` could not be read.
    pub fn refuse_unread(&self, names: &[String]) -> Result<(), Failure> {
        let known = function_names(&self.base);
        let is_lost = |name: &&Skipped| names.contains(&name.name) && !known.contains(&name.name);
        let lost = self.unread.iter().filter(is_lost);
        let errors: Vec<_> =
            lost.map(|lost| Diagnostic::error(format!("`{}` is {}", lost.name, lost.reason))).collect();
        if errors.is_empty() { Ok(()) } else { Err(Failure::Bad(errors, Sources::new())) }
    }

    /// The functions called `names` that could not be read; all if there are no names.
    pub fn unread<'s>(&'s self, names: &'s [String]) -> impl Iterator<Item = &'s Skipped> {
        self.unread.iter().filter(move |unread| names.is_empty() || names.contains(&unread.name))
    }
}

/// The functions of `base` called `names`, in module order; all if there are no names.
pub fn select(base: &FactBase, names: &[String]) -> Result<Vec<u32>, Failure> {
    let functions = function_names(base);
    if names.is_empty() {
        return Ok((0..functions.len() as u32).collect());
    }
    let unknown: Vec<Diagnostic> = names
        .iter()
        .filter(|name| !functions.contains(name))
        .map(|name| {
            let error = Diagnostic::error(format!("no function is called `{name}`"));
            let near =
                functions.iter().max_by(|a, b| strsim::jaro(name, a).total_cmp(&strsim::jaro(name, b)));
            match near {
                Some(near) if strsim::jaro(name, near) > 0.7 => error.help(format!("did you mean `{near}`?")),
                _ => error,
            }
        })
        .collect();
    if !unknown.is_empty() {
        return Err(Failure::Bad(unknown, Sources::new()));
    }
    Ok((0..functions.len()).filter(|&id| names.contains(&functions[id])).map(|id| id as u32).collect())
}
