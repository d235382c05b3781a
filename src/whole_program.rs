//! Settings for a program as a whole: its callers, and models of functions that are not entered.

use crate::{
    error::{Error, Result},
    models::{Effect, Models, Port},
    own_functions::OwnFunctions,
};
use dfquery_engine::{base::FactBase, diagnostic::Diagnostic, plural::counted, tuple::Symbol};
use dfquery_rules::relation;
use std::{
    collections::{BTreeSet, HashSet},
    path::PathBuf,
};

/// The settings for a program as a whole.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct WholeProgram {
    /// The possible callers of its functions; by default as the facts say, else [`World::Library`].
    pub world: Option<World>,
    /// The functions with which the execution of a closed program begins; `main` if there are none.
    pub entries: Vec<String>,
    /// Tables of models. The rows of a table for a function replace those of earlier tables and the built-in ones.
    pub models: Vec<PathBuf>,
    /// The precision of points-to; by default as the facts say, else bytes, with merged objects where these take more
    /// tuples than `.limitsize` allows.
    pub detail: Option<MemoryDetail>,
    /// The most tuples of points-to with that detail, if nothing is said; if not as many as
    /// [`dfquery_rules::RuleSet::budget`] says.
    pub budget: Option<u32>,
    /// The analysis that separates accesses to memory when functions are converted; by default [`MemoryOrder::Program`]
    /// for a closed program.
    pub order: Option<MemoryOrder>,
    /// True if functions that headers define, such as templates and inline functions, are copied: once for each other
    /// function that calls them, directly or through such functions, so that what they do for one is not mixed with what
    /// they do for others. A copy is called as the function, `@`, and the other one.
    pub copies: bool,
}

impl WholeProgram {
    /// Returns true if points-to of the whole program keeps accesses apart.
    pub fn orders_memory(&self) -> bool {
        match self.order {
            Some(order) => order == MemoryOrder::Program,
            None => self.world == Some(World::Closed),
        }
    }
}

/// The analysis that separates accesses to memory, so that they need not wait for each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MemoryOrder {
    /// The analysis of the function itself.
    Function,
    /// Points-to of the whole program too.
    Program,
}

/// The precision of points-to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MemoryDetail {
    /// Objects, and their bytes.
    Bytes,
    /// Memory, constants and functions: one object each.
    Merged,
}

impl MemoryDetail {
    /// The name in facts.
    pub fn name(self) -> &'static str {
        match self {
            MemoryDetail::Bytes => "bytes",
            MemoryDetail::Merged => "merged",
        }
    }

    /// Puts it into the facts.
    pub(crate) fn fill(self, base: &mut FactBase) {
        let detail = base.intern(self.name());
        base.replace([relation::MemoryDetail { detail }]);
    }
}

/// The number of retries with less precision where points-to is too large: two that merge the objects with the most
/// tuples, then one with one object for all memory.
const COARSER: u32 = 3;

/// The keeper of the budget of points-to, where objects may be merged instead: the evaluator, if nothing is set.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Budget {
    /// True if tuples are counted elsewhere.
    pub is_counted: bool,
    /// True if the budget was exceeded before, so that objects are merged.
    pub is_exceeded: bool,
}

/// The possible callers of the functions of a program.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum World {
    /// Unknown code may call exported functions, with any arguments.
    #[default]
    Library,
    /// None: the program is complete, and execution begins with its entries.
    Closed,
}

impl World {
    /// The name in facts.
    pub fn name(self) -> &'static str {
        match self {
            World::Library => "library",
            World::Closed => "closed",
        }
    }
}

/// The relations that are filled when a question reads one of them.
pub(crate) const RELATIONS: [&str; 5] =
    ["world", "memory_detail", "merged_object", "entry_function", "model"];

/// The relations that say which functions there are, and what is given to them.
pub(crate) const READ: [&str; 11] = [
    "instruction",
    "function_type",
    "function_name",
    "linkage",
    "global_alias",
    "declared_function",
    "call",
    "use",
    "constant",
    "global_operand",
    "constant_expression",
];

/// A question whose parts are known to be right.
#[derive(Clone, Debug)]
pub(crate) struct Checked {
    world: Option<World>,
    entries: Vec<String>,
    /// The tables of the user.
    models: Vec<Models>,
    detail: Option<MemoryDetail>,
    budget: Option<u32>,
}

/// Reads the tables that `asked` names, and looks its entries up in `base`.
pub(crate) fn check(
    base: &FactBase,
    asked: &WholeProgram,
    has_function: impl Fn(&FactBase, &[String]) -> Result<()>,
) -> Result<Checked> {
    let models = asked.models.iter().map(|path| Models::read(path)).collect::<Result<_>>()?;
    if asked.world != Some(World::Closed) && !asked.entries.is_empty() {
        return Err(Error::with_help(
            "only a closed program has entries",
            "--world closed says that it is one",
        ));
    }
    let mut entries = asked.entries.clone();
    if !entries.is_empty() {
        has_function(base, &entries)?;
    } else if asked.world == Some(World::Closed) {
        entries.push("main".to_owned());
        let lacks_main = "the execution of a closed program begins with `main`, but no function is called so";
        has_function(base, &entries)
            .map_err(|_| Error::with_help(lacks_main, "--entry NAME says with which function it begins"))?;
    }
    Ok(Checked { world: asked.world, entries, models, detail: asked.detail, budget: asked.budget })
}

impl Checked {
    /// Fills the relations, but for those that a facts directory has filled and nothing else is said of.
    pub fn fill(&self, base: &mut FactBase) -> Filled {
        if self.world.is_some() || base.tuples::<relation::World>().is_empty() {
            let kind = base.intern(self.world.unwrap_or_default().name());
            base.replace([relation::World { kind }]);
        }
        if self.world.is_some() {
            let mut entries: Vec<_> =
                self.entries.iter().map(|name| base.intern(&format!("@{name}"))).collect();
            entries.sort_unstable();
            entries.dedup();
            base.replace(entries.into_iter().map(|global| relation::EntryFunction { global }));
        }
        let mut replaced = Vec::new();
        if !self.models.is_empty() || base.tuples::<relation::Model>().is_empty() {
            replaced = self.fill_models(base);
        }
        let is_merged =
            |row: relation::MemoryDetail| base.symbol_text(row.detail) == MemoryDetail::Merged.name();
        let is_open = self.detail.is_none() && !base.tuples::<relation::MemoryDetail>().any(is_merged);
        if is_open || self.detail.is_some() {
            self.detail.unwrap_or(MemoryDetail::Bytes).fill(base);
        }
        Filled { coarser: if is_open { COARSER } else { 0 }, budget: self.budget, replaced }
    }

    /// Fills `model`, and returns the functions whose bodies are not entered because of a built-in table.
    fn fill_models(&self, base: &mut FactBase) -> Vec<String> {
        let functions = functions(base);
        let names: HashSet<&str> =
            functions.iter().map(|&global| base.symbol_text(global).trim_start_matches('@')).collect();
        let (built_in, own) = (Models::built_in(|name| names.contains(name)), OwnFunctions::of(base));
        let mut rows = Vec::new();
        let mut replaced = Vec::new();
        let mut arguments = None;
        for global in functions {
            let name = base.symbol_text(global).trim_start_matches('@').to_owned();
            let mut tables = self.models.iter().rev();
            let mut effects = tables.find_map(|table| some(table.effects(&name)));
            if effects.is_none() && !own.is_another(global, &name) {
                effects = some(built_in.effects(&name));
                if effects.is_some() && own.has_body(global, &name) {
                    replaced.push(name);
                }
            }
            for effect in effects.into_iter().flatten() {
                let most = if effect.from.and_further || effect.to.and_further {
                    *arguments.get_or_insert_with(|| most_arguments(base))
                } else {
                    0
                };
                add_rows(&mut rows, base, global, &effect, most);
            }
        }
        rows.sort_unstable();
        rows.dedup();
        base.replace(rows);
        replaced
    }
}

/// `effects`, if there are any.
fn some<'t>(effects: Vec<Effect<'t>>) -> Option<Vec<Effect<'t>>> {
    (!effects.is_empty()).then_some(effects)
}

/// The result of filling the relations.
pub(crate) struct Filled {
    /// The number of times that less may be distinguished where the answer is too large.
    pub coarser: u32,
    /// The most tuples that it may have.
    pub budget: Option<u32>,
    /// The functions with a body of which a built-in model says what they do.
    replaced: Vec<String>,
}

impl Filled {
    /// The warning that bodies are not entered, if there are such.
    pub fn warning(&self) -> Option<Diagnostic> {
        let first = self.replaced.first()?;
        let others = match self.replaced.len() {
            1 => String::new(),
            all => format!(", nor those of {}", counted(all - 1, "other function")),
        };
        let message =
            format!("the body of `{first}` is not entered{others}: models of the library say what they do");
        let help = "each has the name and the signature of a function of the library; \
                    a function that is `static` or has another signature is entered";
        Some(Diagnostic::warning(message).help(help))
    }
}

/// The functions that the program defines, declares or calls, by name.
fn functions(base: &FactBase) -> Vec<Symbol> {
    let mut functions: BTreeSet<Symbol> =
        base.tuples::<relation::FunctionType>().map(|row| row.global).collect();
    functions.extend(base.tuples::<relation::FunctionName>().map(|row| row.global));
    functions.extend(base.tuples::<relation::DeclaredFunction>().map(|row| row.global));
    functions.extend(base.tuples::<relation::GlobalAlias>().map(|row| row.global));
    functions.extend(base.tuples::<relation::Call>().map(|row| row.callee));
    functions.into_iter().collect()
}

/// The most operands that a call has.
fn most_arguments(base: &FactBase) -> u32 {
    let is_call =
        |row: &relation::Instruction| ["call", "invoke", "callbr"].contains(&base.symbol_text(row.opcode));
    let calls: HashSet<u32> =
        base.tuples::<relation::Instruction>().filter(is_call).map(|row| row.instruction.0).collect();
    let values = base.tuples::<relation::Use>().map(|row| (row.instruction, row.operand));
    let constants = base.tuples::<relation::Constant>().map(|row| (row.instruction, row.operand));
    let globals = base.tuples::<relation::GlobalOperand>().map(|row| (row.instruction, row.operand));
    let others = base.tuples::<relation::ConstantExpression>().map(|row| (row.instruction, row.operand));
    let operands = values.chain(constants).chain(globals).chain(others);
    operands.filter(|(call, _)| calls.contains(&call.0)).map(|(_, operand)| operand + 1).max().unwrap_or(0)
}

/// Adds the rows of one effect of `global`: one for each argument if further ones are meant, up to the `most` there are.
fn add_rows(
    rows: &mut Vec<relation::Model>,
    base: &mut FactBase,
    global: Symbol,
    effect: &Effect<'_>,
    most: u32,
) {
    let positions = |port: &Port<'_>| {
        let last = if port.and_further { most.max(port.position + 1) } else { port.position + 1 };
        port.position..last
    };
    let [kind, from, to] = [effect.effect, effect.from.kind, effect.to.kind].map(|text| base.intern(text));
    let offset = effect.from.offset.max(effect.to.offset);
    for from_position in positions(&effect.from) {
        for to_position in positions(&effect.to) {
            rows.push(relation::Model { global, effect: kind, from, from_position, to, to_position, offset });
        }
    }
}
