//! Points-to by inclusion, written from what instructions mean: all instructions again and again, until nothing is new.
//!
//! Its answers are those of the rules, row by row: an address is an object, an offset and a stride; an object has bytes
//! that are distinguished, and an address beyond them may be anywhere in it; memory knows as which type it was written;
//! what a function does with its parameters alone belongs to its callers. Bytes of addresses that are moved one by one
//! are not followed.

mod contexts;
mod exceptions;
mod fresh;
mod steps;
mod types;

use super::derived::{Derived, Places, Reach};
use contexts::{Based, CALLS, Context, Put, Source};
use dfquery_engine::{base::FactBase, tuple::Symbol};
use dfquery_graph::function::{Argument, Function, Instruction};
use dfquery_rules::{entity, relation};
use exceptions::Exceptions;
use rustc_hash::{FxHashMap, FxHashSet};
use std::{
    collections::{BTreeMap, BTreeSet},
    rc::Rc,
};
use steps::{Action, Step, Steps, action, carries, intrinsic, is_call, number};
use types::Types;

/// What is outside of the program.
const OUTSIDE: u32 = 0;
/// Bytes of a word.
const WORD: i64 = 8;
/// Bytes of an object of unknown size that are distinguished in any case.
const KNOWN: i64 = 8192;

/// An address: an object, and where in it.
type Location = (u32, Reach);
type Set = FxHashSet<Location>;
/// Where something is stored, and as what.
type Cell = (Reach, Option<Symbol>);

/// What a row of a table of models says: an effect, two ports, each with its kind and position, and the offset of a field.
type Effect = (String, Port, Port, i64);
type Port = (String, usize);

/// The tables of models, by function; functions whose names have a `*` in the table are left out.
fn models() -> FxHashMap<String, Vec<Effect>> {
    let mut models: FxHashMap<String, Vec<Effect>> = FxHashMap::default();
    for (_, table) in dfquery_rules::MODELS {
        for line in table.lines().skip(1) {
            let [name, effect, from, to] = line.split(',').collect::<Vec<_>>()[..] else { continue };
            let rows = models.entry(format!("@{name}")).or_default();
            for (from, bytes) in ports(from) {
                rows.extend(
                    ports(to)
                        .into_iter()
                        .map(|(to, more)| (effect.into(), from.clone(), to, bytes.max(more))),
                );
            }
        }
    }
    models
}

/// `argument* 2`, `field argument* 0 16`; the many of `argument 1...` up to the sixteenth.
fn ports(text: &str) -> Vec<(Port, i64)> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let number = |word: &str| word.trim_end_matches('.').parse::<usize>().expect("a number");
    match words[..] {
        ["field", _, position, offset] => vec![(("field".into(), number(position)), number(offset) as i64)],
        [kind, position] if position.ends_with("...") => {
            (number(position)..16).map(|position| ((kind.to_owned(), position), 0)).collect()
        }
        [kind, position] => vec![((kind.to_owned(), number(position)), 0)],
        [kind] => vec![((kind.to_owned(), 0), 0)],
        _ => vec![((String::new(), 0), 0)],
    }
}

/// The greatest number that divides both; 0 is divided by all.
fn divisor(a: i64, b: i64) -> i64 {
    if b == 0 { a.abs() } else { divisor(b, a % b) }
}

fn reach(offset: i64, stride: i64) -> Reach {
    if stride == 0 { Reach { offset, stride } } else { Reach { offset: offset.rem_euclid(stride), stride } }
}

/// Anywhere in an object.
const ANYWHERE: Reach = Reach { offset: 0, stride: 1 };
/// Its beginning.
const BEGIN: Reach = Reach { offset: 0, stride: 0 };

/// Whether there is a byte of which both may be the address.
fn meet(a: Reach, b: Reach) -> bool {
    match divisor(a.stride, b.stride) {
        0 => a.offset == b.offset,
        stride => (a.offset - b.offset) % stride == 0,
    }
}

/// What is known of an object.
#[derive(Default)]
struct Object {
    name: String,
    /// The last of the bytes that are distinguished, if they are.
    end: Option<i64>,
    is_code: bool,
    /// True if it is never written.
    is_constant: bool,
    /// True for what a library has for a class.
    is_class_table: bool,
}

pub struct Solver<'a> {
    base: &'a FactBase,
    functions: Rc<[Function<'a>]>,
    steps: Vec<Steps>,
    contexts: Vec<Option<Context>>,
    /// By function the addresses that it puts in memory of its callers.
    puts: Vec<BTreeSet<Put>>,
    /// The objects that calls make for the callers of their functions: one for each of these calls.
    made_for: BTreeMap<u32, BTreeSet<u32>>,
    types: Types,
    objects: Vec<Object>,
    numbers: FxHashMap<String, u32>,
    /// By name what it means: an object, and bytes after its beginning.
    named: FxHashMap<String, (String, i64)>,
    by_name: FxHashMap<String, u32>,
    signatures: FxHashMap<String, String>,
    /// Functions whose address something names, or that others know.
    taken: BTreeSet<String>,
    /// Functions whose result is fresh memory.
    fresh: BTreeSet<u32>,
    /// Functions whose result may be memory that was made larger.
    larger: BTreeSet<u32>,
    declared: BTreeSet<String>,
    effects: FxHashMap<String, Vec<Effect>>,
    has_lists: BTreeSet<u32>,
    pointers: FxHashSet<u32>,
    forgotten: String,

    values: Vec<Set>,
    cells: FxHashMap<u32, FxHashMap<Cell, Set>>,
    returned: Vec<Set>,
    /// The same without what is known call by call.
    given_back: Vec<Set>,
    escaped: FxHashSet<u32>,
    exceptions: Exceptions,
    calls: BTreeSet<(u32, u32)>,
    models: BTreeSet<(u32, String)>,
    outside: BTreeSet<u32>,
    changed: bool,
}

impl<'a> Solver<'a> {
    /// The solution for `base` in a closed world that begins with `main`.
    pub fn solve(base: &'a FactBase) -> Solver<'a> {
        Solver::without(base, "")
    }

    /// The rest of it if the meaning of the opcode, the intrinsic or the library function `forgotten` is unknown.
    pub fn without(base: &'a FactBase, forgotten: &str) -> Solver<'a> {
        let functions: Rc<[Function]> = (0..base.parts()).map(|part| Function::new(base, part)).collect();
        let steps: Vec<Steps> = functions.iter().map(Steps::new).collect();
        let text = |symbol| base.symbol_text(symbol).to_owned();
        let mut solver = Solver {
            by_name: base
                .tuples()
                .map(|relation::FunctionName { function, global }| (text(global), function.0))
                .collect(),
            signatures: base
                .tuples()
                .map(|row: relation::FunctionType| (text(row.global), text(row.r#type)))
                .collect(),
            declared: base.tuples().map(|row: relation::DeclaredFunction| text(row.global)).collect(),
            pointers: steps.iter().flat_map(|steps| steps.pointers.iter().copied()).collect(),
            returned: vec![Set::default(); functions.len()],
            given_back: vec![Set::default(); functions.len()],
            types: Types::new(base),
            effects: models(),
            objects: Vec::new(),
            numbers: FxHashMap::default(),
            named: FxHashMap::default(),
            contexts: Vec::new(),
            puts: Vec::new(),
            made_for: BTreeMap::new(),
            taken: BTreeSet::new(),
            fresh: BTreeSet::new(),
            larger: BTreeSet::new(),
            has_lists: BTreeSet::new(),
            values: vec![Set::default(); base.entities_of::<entity::Value>().len()],
            cells: FxHashMap::default(),
            escaped: FxHashSet::default(),
            exceptions: Exceptions::of(base),
            calls: BTreeSet::new(),
            models: BTreeSet::new(),
            outside: BTreeSet::new(),
            forgotten: forgotten.to_owned(),
            changed: true,
            steps,
            functions,
            base,
        };
        solver.name_objects();
        solver.read_names();
        solver.initialise();
        let functions = Rc::clone(&solver.functions);
        while std::mem::take(&mut solver.changed) {
            for function in functions.iter() {
                solver.step(function);
                for instruction in &function.instructions {
                    solver.visit(function, instruction);
                }
            }
            solver.escape();
        }
        solver
    }

    // ---- objects and names

    fn object(&mut self, name: &str) -> u32 {
        if let Some(&number) = self.numbers.get(name) {
            return number;
        }
        self.objects.push(Object { name: name.to_owned(), ..Object::default() });
        self.numbers.insert(name.to_owned(), self.objects.len() as u32 - 1);
        self.objects.len() as u32 - 1
    }

    /// An object with the number of its bytes that are distinguished.
    fn sized(&mut self, name: &str, end: i64) {
        let object = self.object(name) as usize;
        self.objects[object].end = Some(end);
    }

    fn name_objects(&mut self) {
        let base = self.base;
        let text = |symbol| base.symbol_text(symbol);
        self.object("?");
        let steps = self.functions.iter().flat_map(|function| {
            let member = |one| match action(function, one) {
                Some(Action::Member(by)) if (KNOWN..1 << 24).contains(&by) => Some(by),
                _ => None,
            };
            function.instructions.iter().filter_map(member)
        });
        let known = KNOWN + steps.max().unwrap_or(0);
        let parts: Vec<(String, i64)> =
            self.functions.iter().flat_map(|function| memory(base, function, known)).collect();
        parts.into_iter().for_each(|(name, end)| self.sized(&name, end));
        let filled: BTreeSet<Symbol> = base
            .tuples()
            .map(|row: relation::GlobalPointer| row.global)
            .chain(base.tuples().map(|row: relation::RelativePointer| row.global))
            .collect();
        for relation::GlobalVariable { global, bytes, kind, .. } in base.tuples() {
            let (is_constant, bytes) = (text(kind) == "constant", text(bytes).parse::<i64>().unwrap_or(0));
            let object = self.object(text(global)) as usize;
            self.objects[object].is_constant = is_constant;
            let is_table =
                ["@_ZTV", "@_ZTT", "@_ZTI", "@_ZTS"].iter().any(|kind| text(global).starts_with(kind));
            self.objects[object].is_class_table = text(kind) == "external" && is_table;
            self.objects[object].end = match (is_constant && !filled.contains(&global), bytes) {
                (true, _) => None,
                (_, 0) => Some(known),
                (_, bytes) => Some(bytes),
            };
        }
        for name in self.signatures.keys().cloned().collect::<Vec<_>>() {
            let object = self.object(&name) as usize;
            self.objects[object].is_code = true;
        }
    }

    fn read_names(&mut self) {
        let base = self.base;
        let text = |symbol| base.symbol_text(symbol);
        let aliases: BTreeMap<&str, (&str, i64)> = base
            .tuples()
            .map(|row: relation::GlobalAlias| {
                (text(row.global), (text(row.aliasee), text(row.addend).parse().expect("a decimal")))
            })
            .collect();
        for relation::Linkage { global, .. } in base.tuples() {
            let (mut name, mut bytes) = (text(global), 0);
            while let Some(&(aliasee, more)) = aliases.get(name) {
                (name, bytes) = (aliasee, bytes + more);
            }
            self.named.insert(text(global).to_owned(), (name.to_owned(), bytes));
        }
        let operands = base.tuples().map(|row: relation::GlobalOperand| row.global);
        let held = base.tuples().map(|row: relation::GlobalPointer| row.target);
        let relative = base.tuples().map(|row: relation::RelativePointer| row.target);
        let names = operands.chain(held).chain(relative).map(text).chain(["@main"]);
        self.taken = names.filter_map(|name| Some(self.named.get(name)?.0.clone())).collect();
        let declared =
            base.tuples().filter(|row: &relation::ResultAttribute| text(row.attribute) == "noalias");
        let declared = declared.filter_map(|row| self.by_name.get(text(row.global)).copied()).collect();
        let names = fresh::Names {
            named: &self.named,
            by_name: &self.by_name,
            effects: &self.effects,
            declared: &declared,
        };
        (self.fresh, self.larger) = names.fresh(&self.functions, &self.steps);
        let function = |(function, steps): (&Function<'a>, &Steps)| {
            let name = format!("@{}", function.name());
            let is_known = self.taken.contains(&name)
                || self.effects.contains_key(&name)
                || self.fresh.contains(&function.id);
            (!is_known).then(|| Context::new(function, steps))
        };
        self.contexts = self.functions.iter().zip(&self.steps).map(function).collect();
        self.read_puts();
        for function in self.functions.iter() {
            let starts = |one: &Instruction| intrinsic(function, one) == Some("va_start");
            if function.instructions.iter().any(starts) {
                self.has_lists.insert(function.id);
            }
        }
    }

    /// Finds what functions put in memory of their callers, by themselves and by what they call.
    fn read_puts(&mut self) {
        let functions = Rc::clone(&self.functions);
        self.puts = vec![BTreeSet::new(); functions.len()];
        let mut contexts = std::mem::take(&mut self.contexts);
        let names = fresh::Names {
            named: &self.named,
            by_name: &self.by_name,
            effects: &self.effects,
            declared: &BTreeSet::new(),
        };
        let fresh = &self.fresh - &self.larger;
        for (function, context) in functions.iter().zip(&mut contexts) {
            let effects = |one: &Instruction| {
                let name = self.callee_name(function, one)?;
                self.effects.get(&name).map(Vec::as_slice)
            };
            if let Some(context) = context {
                let steps = &self.steps[function.id as usize];
                let makes = |one: &Instruction| names.makes(&fresh, function, one);
                self.puts[function.id as usize] =
                    context.add_library(function, steps, effects, makes).into_iter().collect();
            }
        }
        for calls in 0..CALLS {
            for (function, context) in functions.iter().zip(&contexts) {
                let Some(context) = context else { continue };
                for one in function.instructions.iter().filter(|one| is_call(function.opcode(one))) {
                    let Some(part) = self.entered(function, one) else { continue };
                    let inner: Vec<Put> =
                        self.puts[part as usize].iter().filter(|put| put.calls == calls).cloned().collect();
                    let passed = inner.iter().filter_map(|put| context.passed(one, put)).flatten();
                    self.puts[function.id as usize].extend(passed.collect::<Vec<_>>());
                }
            }
        }
        self.contexts = contexts;
        for function in functions.iter() {
            for one in function.instructions.iter().filter(|one| is_call(function.opcode(one))) {
                let Some(part) = self.entered(function, one) else { continue };
                for put in self.puts[part as usize].clone() {
                    if let Source::New(maker) = put.source
                        && maker != put.by
                        && !self.is_passed(function, one, &put)
                        && let Some(object) = self.named_memory(function, one)
                    {
                        self.made_for.entry(maker).or_default().insert(object);
                    }
                }
            }
        }
        for maker in self.contexts.iter().flatten().flat_map(|own| own.news.values()).flat_map(|new| &new.0) {
            self.made_for.entry(*maker).or_default();
        }
    }

    /// The function that a call enters by its name.
    fn entered(&self, function: &Function, one: &Instruction) -> Option<u32> {
        let name = self.callee_name(function, one).filter(|name| !self.effects.contains_key(name))?;
        self.by_name.get(&name).copied()
    }

    /// Returns true if the callers of `function` know what its call `one` puts where, and so do it themselves.
    fn is_passed(&self, function: &Function<'a>, one: &Instruction, put: &Put) -> bool {
        put.calls < CALLS && self.context(function).is_some_and(|own| own.passed(one, put).is_some())
    }

    /// The name of what a call calls by its name.
    fn callee_name(&self, function: &Function, one: &Instruction) -> Option<String> {
        let row = function.row_at::<relation::Call>(one.id)?;
        let (name, bytes) = self.named.get(function.text(row.callee))?;
        (*bytes == 0).then(|| name.clone())
    }

    /// What variables hold at the start, and what others know.
    fn initialise(&mut self) {
        let base = self.base;
        let text = |symbol| base.symbol_text(symbol);
        self.escaped.insert(OUTSIDE);
        for relation::GlobalPointer { global, offset, target, addend } in base.tuples() {
            if let Some(place) = self.target(text(target), text(addend)) {
                let cell = self.object(text(global));
                self.put(cell, (reach(i64::from(offset), 0), None), place);
            }
        }
        for relation::GlobalVariable { global, kind, .. } in base.tuples() {
            if text(kind) == "external" {
                let object = self.object(text(global));
                self.escaped.insert(object);
            }
        }
        if let Some((name, _)) = self.named.get("@main").cloned() {
            let object = self.object(&name);
            self.escaped.insert(object);
        }
    }

    /// The address of `name` plus bytes, as a variable names it.
    fn target(&mut self, name: &str, addend: &str) -> Option<Location> {
        let (name, behind) = self.named.get(name).cloned()?;
        let addend: i64 = addend.parse().expect("a decimal");
        Some((self.object(&name), reach(behind + addend, 0)))
    }

    fn value_name(&self, value: u32) -> String {
        self.base.name(self.base.type_of::<entity::Value>(), value)
    }

    // ---- places

    /// The object at byte `offset`; anywhere in it if it has no such byte that is distinguished.
    fn place(&self, object: u32, offset: i64) -> Reach {
        match self.objects[object as usize].end {
            Some(end) if (0..=end).contains(&offset) => reach(offset, 0),
            _ => ANYWHERE,
        }
    }

    /// Where a step leads from an address.
    fn moved(&self, (object, at): Location, step: Step) -> Vec<Location> {
        let known = &self.objects[object as usize];
        if let Step::Same = step {
            return vec![(object, at)];
        }
        if known.is_code {
            return Vec::new();
        }
        let anywhere = known.end.is_none().then_some(ANYWHERE);
        let mut to: Vec<Reach> = anywhere.into_iter().collect();
        match step {
            Step::Same => {}
            Step::Any => to.push(ANYWHERE),
            Step::Plus(by) if at.stride > 0 => to.push(reach(at.offset + by, at.stride)),
            Step::Plus(by) => to.push(self.place(object, at.offset + by)),
            Step::Cursor(by) if at == BEGIN => to.push(self.place(object, by)),
            Step::Cursor(by) => to.push(reach(at.offset, divisor(by, at.stride))),
            Step::Strided(..) if anywhere.is_some() && at.stride == 0 => {}
            Step::Strided(by, stride) => to.push(reach(at.offset + by, divisor(stride, at.stride))),
        }
        to.into_iter().map(|to| (object, to)).collect()
    }

    /// The place `bytes` bytes after, as an access finds it.
    fn behind(&self, (object, at): Location, bytes: i64) -> Location {
        let is_known = at.stride > 0 || self.objects[object as usize].end.is_some();
        (object, if is_known { reach(at.offset + bytes, at.stride) } else { ANYWHERE })
    }

    fn is_constant(&self, object: u32) -> bool {
        self.objects[object as usize].is_constant
    }

    /// True for objects of the program to which nothing is written.
    fn is_unwritten(&self, object: u32) -> bool {
        let object = &self.objects[object as usize];
        object.is_constant || object.is_code || object.is_class_table
    }

    // ---- sets

    fn put(&mut self, object: u32, cell: Cell, target: Location) {
        self.changed |= self.cells.entry(object).or_default().entry(cell).or_default().insert(target);
    }

    fn flow(&mut self, to: u32, from: impl IntoIterator<Item = Location>) {
        for location in from {
            self.changed |= self.values[to as usize].insert(location);
        }
    }

    fn escapes(&mut self, object: u32) {
        self.changed |= self.escaped.insert(object);
    }

    /// Stores at a place of the program; what is outside keeps nothing apart.
    fn store(&mut self, (object, at): Location, tag: Option<Symbol>, stored: &[Location]) {
        if object != OUTSIDE && !self.is_unwritten(object) {
            stored.iter().for_each(|&location| self.put(object, (at, tag), location));
        }
    }

    /// What is loaded from a place as `tag` says, but for what the outside has written there.
    fn held(&self, (object, at): Location, tag: Option<Symbol>) -> Vec<Location> {
        let cells = self.cells.get(&object).into_iter().flatten();
        let seen = cells.filter(|((cell, other), _)| meet(*cell, at) && self.types.meet(tag, *other));
        seen.flat_map(|(_, set)| set.iter().copied()).collect()
    }

    /// What memory at a place holds, whatever it was stored as.
    fn memory(&self, place: Location) -> Vec<Location> {
        let mut held = self.held(place, None);
        held.extend(self.is_written_outside(place.0).then_some((OUTSIDE, ANYWHERE)));
        held
    }

    fn is_written_outside(&self, object: u32) -> bool {
        self.escaped.contains(&object) && !self.is_constant(object)
    }

    // ---- operands

    /// The constant addresses in an operand.
    fn literals(
        &mut self,
        function: &Function<'a>,
        instruction: &Instruction,
        operand: usize,
    ) -> Vec<Location> {
        let mut found = Vec::new();
        for row in function.rows_at::<relation::GlobalOperand>(instruction.id) {
            let Some((name, behind)) = self.named.get(function.text(row.global)).cloned() else { continue };
            if row.operand as usize == operand {
                let object = self.object(&name);
                found.push(match function.text(row.offset).parse::<i64>() {
                    Ok(bytes) if bytes + behind == 0 => (object, BEGIN),
                    Ok(bytes) => (object, self.place(object, bytes + behind)),
                    Err(_) => (object, ANYWHERE),
                });
            }
        }
        found
    }

    /// What an operand may be the address of.
    fn operand(
        &mut self,
        function: &Function<'a>,
        instruction: &Instruction,
        operand: usize,
    ) -> Vec<Location> {
        match instruction.operands.get(operand) {
            Some(Argument::Value(value)) if carries(function, *value) => {
                self.values[*value as usize].iter().copied().collect()
            }
            Some(Argument::Value(_)) | None => Vec::new(),
            _ => self.literals(function, instruction, operand),
        }
    }

    // ---- instructions

    /// Follows the steps of a function from value to value.
    fn step(&mut self, function: &Function<'a>) {
        for at in 0..self.steps[function.id as usize].all.len() {
            let (from, to, step) = self.steps[function.id as usize].all[at];
            if function.definition(to).is_some_and(|one| self.is_forgotten(function, one)) {
                continue;
            }
            let places: Vec<Location> =
                self.values[from as usize].iter().flat_map(|&location| self.moved(location, step)).collect();
            self.flow(to, places);
        }
    }

    fn is_forgotten(&self, function: &Function<'a>, instruction: &Instruction) -> bool {
        function.opcode(instruction) == self.forgotten
            || intrinsic(function, instruction) == Some(&self.forgotten)
    }

    fn visit(&mut self, function: &Function<'a>, instruction: &Instruction) {
        if self.is_forgotten(function, instruction) {
            return;
        }
        self.compute(function, instruction);
        match function.opcode(instruction) {
            "alloca" => {
                let value = instruction.result.expect("an alloca has a result");
                let object = self.object(&self.value_name(value));
                self.flow(value, [(object, BEGIN)]);
            }
            "load" | "store" | "atomicrmw" | "cmpxchg" => self.access(function, instruction),
            "ret" => self.give_back(function, instruction),
            "landingpad" => self.flow_outside(function, instruction.result),
            opcode if is_call(opcode) => self.call(function, instruction),
            _ => {}
        }
    }

    /// The result of an instruction with a constant address among its operands.
    fn compute(&mut self, function: &Function<'a>, instruction: &Instruction) {
        let (Some(action), Some(result)) = (action(function, instruction), instruction.result) else {
            return;
        };
        let operands = match &action {
            Action::Pass(operands) => operands.clone(),
            Action::Member(_) | Action::Element(..) | Action::Somewhere => vec![0],
            Action::Sum(_) | Action::Mix if carries(function, result) => {
                (0..instruction.operands.len()).collect()
            }
            Action::Sum(_) | Action::Mix => Vec::new(),
        };
        for operand in operands {
            for (object, at) in self.literals(function, instruction, operand) {
                let known = &self.objects[object as usize];
                let place = match action {
                    Action::Pass(_) => Some(at),
                    Action::Somewhere | Action::Sum(_) | Action::Mix => Some(ANYWHERE),
                    _ if at.stride > 0 => Some(ANYWHERE),
                    _ if known.is_code => None,
                    _ if known.end.is_none() => Some(ANYWHERE),
                    Action::Member(by) => Some(self.place(object, at.offset + by)),
                    Action::Element(by, stride) => Some(reach(at.offset + by, stride)),
                };
                self.flow(result, place.map(|place| (object, place)));
            }
        }
    }

    /// A load, a store or both.
    fn access(&mut self, function: &Function<'a>, instruction: &Instruction) {
        let Some(access) = function.access(instruction.id) else { return };
        let (address, bytes) = (access.address as usize, i64::from(access.bytes));
        let stored = match function.opcode(instruction) {
            "store" => Some(0),
            "atomicrmw" => Some(1),
            "cmpxchg" => Some(2),
            _ => None,
        };
        let begin = self.operand(function, instruction, address);
        let words = 1..(bytes.min(64) / WORD).max(1);
        let mut places = begin.clone();
        places.extend(
            words
                .flat_map(|word| begin.iter().map(move |&at| (at, word * WORD)))
                .map(|(at, by)| self.behind(at, by)),
        );
        let tag = self.types.tag(instruction.id);
        if let Some(operand) = stored {
            let is_literal = !matches!(instruction.operands[operand], Argument::Value(_));
            let set = self.operand(function, instruction, operand);
            if bytes >= WORD || is_literal {
                let is_of_callers = self.context(function).is_some_and(|own| {
                    own.stores.contains_key(&instruction.id) || own.news.contains_key(&instruction.id)
                });
                for &place in &places {
                    if !is_of_callers {
                        self.store(place, tag, &set);
                    }
                    if place.0 == OUTSIDE {
                        set.iter().for_each(|&(object, _)| self.escapes(object));
                    }
                }
            }
        }
        if let Some(result) = instruction.result.filter(|&result| bytes >= WORD && carries(function, result))
            && function.opcode(instruction) != "store"
        {
            self.load(function, result, &places, tag);
        }
    }

    fn load(&mut self, function: &Function<'a>, result: u32, places: &[Location], tag: Option<Symbol>) {
        for &place in places {
            let held = self.held(place, tag);
            self.flow(result, held);
            if self.is_written_outside(place.0) {
                match tag {
                    None => self.flow(result, [(OUTSIDE, ANYWHERE)]),
                    Some(_) => self.flow_outside(function, Some(result)),
                }
            }
        }
    }

    /// An address from outside, if the value is a pointer or becomes one.
    fn flow_outside(&mut self, function: &Function<'a>, value: Option<u32>) {
        let Some(value) = value else { return };
        let ty = function.value_type(value);
        let is_pointer = ty.starts_with("ptr") || carries(function, value) && ty != "i32" && ty != "i64";
        if is_pointer || self.pointers.contains(&value) {
            self.flow(value, [(OUTSIDE, ANYWHERE)]);
        }
    }

    fn context(&self, function: &Function<'a>) -> Option<&Context> {
        self.contexts[function.id as usize].as_ref()
    }

    fn give_back(&mut self, function: &Function<'a>, instruction: &Instruction) {
        let set = self.operand(function, instruction, 0);
        let is_of_callers = match instruction.operands.first() {
            Some(Argument::Value(value)) => self
                .context(function)
                .is_some_and(|own| own.is_copy(*value) || own.results.contains_key(value)),
            _ => false,
        };
        for location in set {
            self.changed |= self.returned[function.id as usize].insert(location);
            if !is_of_callers {
                self.changed |= self.given_back[function.id as usize].insert(location);
            }
        }
    }

    // ---- calls

    /// The functions that an instruction may call, each by the name that has the body or the model.
    fn callees(&mut self, function: &Function<'a>, instruction: &Instruction) -> BTreeSet<String> {
        let call = function.row_at::<relation::Call>(instruction.id);
        if let Some(row) = call {
            let name = self.named.get(function.text(row.callee));
            return name.filter(|(_, bytes)| *bytes == 0).map(|(name, _)| name.clone()).into_iter().collect();
        }
        let Some(callee) = function.row_at::<relation::CalleeOperand>(instruction.id) else {
            return BTreeSet::new();
        };
        let Some(ty) = function.row_at::<relation::CallType>(instruction.id) else { return BTreeSet::new() };
        let Some(Argument::Value(pointer)) = instruction.operands.get(callee.operand as usize) else {
            return BTreeSet::new();
        };
        let places = self.values[*pointer as usize].iter().filter(|(_, at)| at.offset == 0);
        let names = places.map(|&(object, _)| self.objects[object as usize].name.clone());
        let signature = function.text(ty.r#type);
        let is_callee = |name: &String| {
            self.taken.contains(name) && self.signatures.get(name).is_some_and(|own| own == signature)
        };
        names.filter(is_callee).collect()
    }

    fn call(&mut self, function: &Function<'a>, instruction: &Instruction) {
        if let Some(name) = intrinsic(function, instruction) {
            return self.intrinsic(name, function, instruction);
        }
        let row = function.row_at::<relation::Call>(instruction.id);
        let is_direct = row.is_some();
        let callee =
            function.row_at::<relation::CalleeOperand>(instruction.id).map(|row| row.operand as usize);
        let callees = self.callees(function, instruction);
        let is_assembly = row.is_some_and(|row| !self.named.contains_key(function.text(row.callee)));
        let comes_from_outside = callee.is_some_and(|operand| {
            let Some(Argument::Value(pointer)) = instruction.operands.get(operand) else { return false };
            self.values[*pointer as usize].iter().any(|&(object, _)| object == OUTSIDE)
        });
        if is_assembly || comes_from_outside {
            self.call_outside(function, instruction, callee);
        }
        for name in callees {
            if name.trim_start_matches('@') == self.forgotten {
                continue;
            }
            if let Some(effects) = self.effects.get(&name).cloned() {
                self.changed |= self.models.insert((instruction.id, name.trim_start_matches('@').to_owned()));
                effects.iter().for_each(|effect| self.apply(effect, &effects, function, instruction));
            } else if let Some(&part) = self.by_name.get(&name) {
                self.changed |= self.calls.insert((instruction.id, part));
                self.enter(part, function, instruction, callee, is_direct);
                self.pass_on(part, function, instruction);
            } else if self.declared.contains(&name) {
                self.call_outside(function, instruction, callee);
            }
        }
    }

    /// Binds parameters and takes the result.
    fn enter(
        &mut self,
        part: u32,
        function: &Function<'a>,
        instruction: &Instruction,
        callee: Option<usize>,
        is_direct: bool,
    ) {
        let functions = Rc::clone(&self.functions);
        let entered = &functions[part as usize];
        for operand in (0..instruction.operands.len()).filter(|&operand| Some(operand) != callee) {
            match entered.parameters.get(operand) {
                Some(&parameter) => {
                    let set = match &instruction.operands[operand] {
                        Argument::Value(_) if !carries(entered, parameter) => Vec::new(),
                        Argument::Value(value) => self.values[*value as usize].iter().copied().collect(),
                        _ => self.literals(function, instruction, operand),
                    };
                    self.flow(parameter, set);
                }
                None if self.has_lists.contains(&part) => {
                    let object = self.object(&format!("{}/...", entered.name()));
                    let set = self.operand(function, instruction, operand);
                    set.into_iter().for_each(|location| self.put(object, (reach(0, WORD), None), location));
                }
                None => {}
            }
        }
        if is_direct {
            self.apply_puts(part, function, instruction);
            let context = self.contexts[part as usize].take();
            if let Some(context) = &context {
                self.apply_context(context, function, instruction);
            }
            self.contexts[part as usize] = context;
        }
        let Some(result) = instruction.result else { return };
        if !self.fresh.contains(&part) {
            let set = self.given_back[part as usize].clone();
            return self.flow(result, set);
        }
        // Another object for each call, with what the function has put there.
        for object in self.made(function, instruction) {
            if !carries(function, result) {
                continue;
            }
            self.flow(result, [(object, BEGIN)]);
            for from in self.returned[part as usize].clone() {
                if from.0 != object {
                    self.copy(from, (object, BEGIN), None);
                }
            }
        }
    }

    /// Puts what the function puts in memory of its callers, with the arguments of this call; what belongs to the callers
    /// of its own function is done there.
    fn apply_puts(&mut self, part: u32, function: &Function<'a>, instruction: &Instruction) {
        for put in self.puts[part as usize].clone() {
            if self.is_passed(function, instruction, &put) {
                continue;
            }
            let (target, bytes) = put.target;
            let places = self.operand(function, instruction, target);
            let stored: Vec<Location> = match put.source {
                Source::New(_) => {
                    let object = self.named_memory(function, instruction);
                    object.map(|object| (object, BEGIN)).into_iter().collect()
                }
                Source::Parameter(source, false) => self.operand(function, instruction, source),
                Source::Parameter(source, true) => {
                    let set = self.operand(function, instruction, source);
                    let is_data = |&(object, _): &Location| !self.objects[object as usize].is_code;
                    set.into_iter().filter(is_data).map(|(object, _)| (object, ANYWHERE)).collect()
                }
            };
            let tag = self.types.tag(put.by);
            for place in places.into_iter().map(|place| self.behind(place, bytes)).collect::<Vec<_>>() {
                self.store(place, tag, &stored);
                if place.0 == OUTSIDE && matches!(put.source, Source::New(_)) {
                    stored.iter().for_each(|&(object, _)| self.escapes(object));
                }
            }
        }
    }

    /// What the function does with its parameters, done with the arguments of this call.
    fn apply_context(&mut self, context: &Context, function: &Function<'a>, instruction: &Instruction) {
        let at = |solver: &mut Self, based: &Based| -> Vec<Location> {
            let places = based.iter().flat_map(|&(parameter, by)| {
                let set = solver.operand(function, instruction, parameter);
                set.into_iter().map(move |place| (place, by))
            });
            let places: Vec<(Location, i64)> = places.collect();
            places.into_iter().map(|(place, by)| solver.behind(place, by)).collect()
        };
        let Some(result) = instruction.result else { return };
        for &parameter in &context.returned {
            let set = self.operand(function, instruction, parameter);
            self.flow(result, set);
        }
        if carries(function, result) {
            for (load, address) in context.results.values() {
                let places = at(self, address);
                self.load(function, result, &places, self.types.tag(*load));
            }
        }
    }

    /// The objects that a call may make.
    fn made(&self, function: &Function<'a>, instruction: &Instruction) -> Vec<u32> {
        match self.made_for.get(&instruction.id) {
            Some(objects) => objects.iter().copied().collect(),
            None => self.named_memory(function, instruction).into_iter().collect(),
        }
    }

    /// The object that has the name of what a call may make.
    fn named_memory(&self, function: &Function<'a>, instruction: &Instruction) -> Option<u32> {
        let is_pointer = instruction.result.filter(|&value| function.value_type(value).starts_with("ptr"));
        let name = match is_pointer {
            Some(value) => self.value_name(value),
            None => self.base.name(self.base.type_of::<entity::Instruction>(), instruction.id),
        };
        self.numbers.get(&name).copied()
    }

    fn intrinsic(&mut self, name: &str, function: &Function<'a>, instruction: &Instruction) {
        match name {
            "memcpy" | "memcpy.inline" | "memmove" => {
                let bytes = match &instruction.operands[2] {
                    Argument::Constant(bits) => number(bits),
                    _ => None,
                };
                self.copy_operands(function, instruction, bytes);
            }
            "va_copy" => self.copy_operands(function, instruction, Some(24)),
            "va_start" => {
                let object = self.object(&format!("{}/...", function.name()));
                for (list, at) in self.operand(function, instruction, 0) {
                    match list {
                        OUTSIDE => self.escapes(object),
                        _ if self.is_unwritten(list) => {}
                        _ => self.put(list, (self.word(list, at.offset), None), (object, reach(0, WORD))),
                    }
                }
            }
            "load.relative" => {
                let tables = self.operand(function, instruction, 0);
                let rows: Vec<relation::RelativePointer> = self.base.tuples().collect();
                for row in rows {
                    let table = self.object(self.base.symbol_text(row.global));
                    if tables.iter().any(|&(object, _)| object == table)
                        && let Some(result) = instruction.result
                    {
                        let text = |symbol| self.base.symbol_text(symbol);
                        let target = self.target(text(row.target), text(row.addend));
                        self.flow(result, target);
                    }
                }
            }
            _ => {}
        }
    }

    /// Any word of an object that begins some bytes after one.
    fn word(&self, object: u32, offset: i64) -> Reach {
        reach(offset, if self.objects[object as usize].end.is_some() { WORD } else { 1 })
    }

    fn call_outside(&mut self, function: &Function<'a>, instruction: &Instruction, callee: Option<usize>) {
        self.changed |= self.outside.insert(instruction.id);
        for operand in (0..instruction.operands.len()).filter(|&operand| Some(operand) != callee) {
            for (object, _) in self.operand(function, instruction, operand) {
                self.escapes(object);
            }
        }
        self.flow_outside(function, instruction.result);
        self.throw_again(function, instruction);
    }

    // ---- copies

    fn copy_operands(&mut self, function: &Function<'a>, instruction: &Instruction, bytes: Option<i64>) {
        let from = self.operand(function, instruction, 1);
        for to in self.operand(function, instruction, 0) {
            from.iter().for_each(|&from| self.copy(from, to, bytes));
        }
    }

    /// Copies what is at `from` to `to`, as far as `bytes` bytes go, if that is known.
    fn copy(&mut self, from: Location, to: Location, bytes: Option<i64>) {
        let ((source, begin), (object, start)) = (from, to);
        let held: Vec<(Cell, Vec<Location>)> = self.cells.get(&source).map_or_else(Vec::new, |cells| {
            cells.iter().map(|(cell, set)| (*cell, set.iter().copied().collect())).collect()
        });
        if object == OUTSIDE {
            return held.into_iter().flat_map(|(_, set)| set).for_each(|(target, _)| self.escapes(target));
        }
        if self.is_written_outside(source) && !self.is_unwritten(object) {
            let place = self.word(object, start.offset - begin.offset);
            self.put(object, (place, None), (OUTSIDE, ANYWHERE));
        }
        for ((cell, tag), set) in held {
            let by = cell.offset - begin.offset;
            let is_exact = cell.stride == 0 && begin.stride == 0 && start.stride == 0;
            let is_moved = bytes.is_none() && start != begin;
            let place = match self.objects[object as usize].end {
                None => ANYWHERE,
                Some(_) if !is_exact => reach(start.offset + by, WORD),
                Some(_) if is_moved => reach(start.offset + by, WORD),
                Some(_) if by < 0 || bytes.is_some_and(|bytes| by >= bytes) => continue,
                Some(end) if start.offset + by > if start == begin { end } else { end.min(KNOWN) } => {
                    reach(0, WORD)
                }
                Some(_) => reach(start.offset + by, 0),
            };
            self.store((object, place), tag, &set);
        }
    }

    // ---- models

    /// The places that a port of a call is.
    fn port(
        &mut self,
        port: &Port,
        offset: i64,
        function: &Function<'a>,
        instruction: &Instruction,
    ) -> Vec<Location> {
        match port.0.as_str() {
            "argument*" => self.operand(function, instruction, port.1),
            "field" => {
                let set = self.operand(function, instruction, port.1);
                set.into_iter().map(|place| self.behind(place, offset)).collect()
            }
            "return*" => match instruction.result {
                Some(value) => self.values[value as usize].iter().copied().collect(),
                None => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    /// The addresses that a port of a call is.
    fn addresses(
        &mut self,
        effect: &Effect,
        effects: &[Effect],
        function: &Function<'a>,
        instruction: &Instruction,
    ) -> Vec<Location> {
        match effect.1.0.as_str() {
            "argument" => self.operand(function, instruction, effect.1.1),
            "result" => {
                let called = self.called(effects, function, instruction);
                called.into_iter().flat_map(|part| self.values_returned(part)).collect()
            }
            _ => {
                let places = self.port(&effect.1, effect.3, function, instruction);
                places.into_iter().flat_map(|place| self.memory(place)).collect()
            }
        }
    }

    /// What a function returns that is not a constant.
    fn values_returned(&self, part: u32) -> Vec<Location> {
        let function = &self.functions[part as usize];
        let returns = function.instructions.iter().filter(|one| function.opcode(one) == "ret");
        let values = returns.filter_map(|one| match one.operands.first() {
            Some(Argument::Value(value)) if carries(function, *value) => Some(*value),
            _ => None,
        });
        values.flat_map(|value| self.values[value as usize].iter().copied()).collect()
    }

    /// The functions that one of the effects of a call calls.
    fn called(
        &mut self,
        effects: &[Effect],
        function: &Function<'a>,
        instruction: &Instruction,
    ) -> BTreeSet<u32> {
        let mut called = BTreeSet::new();
        for effect in effects.iter().filter(|effect| effect.0 == "calls") {
            for (object, at) in self.addresses(effect, effects, function, instruction) {
                let name = &self.objects[object as usize].name;
                if at.offset == 0 && self.taken.contains(name) {
                    called.extend(self.by_name.get(name));
                }
            }
        }
        called
    }

    /// Does what a function without a body does.
    fn apply(
        &mut self,
        effect: &Effect,
        effects: &[Effect],
        function: &Function<'a>,
        instruction: &Instruction,
    ) {
        let addresses = self.addresses(effect, effects, function, instruction);
        let new = self.made(function, instruction);
        let inside = |(object, _): Location| (object, ANYWHERE);
        match effect.0.as_str() {
            "returns" => self.give(&addresses, effect, effects, function, instruction),
            "returns inside" => {
                let is_data = |&&(object, _): &&Location| !self.objects[object as usize].is_code;
                let set: Vec<Location> = addresses.iter().filter(is_data).copied().map(inside).collect();
                self.give(&set, effect, effects, function, instruction);
            }
            "outside" => self.give(&[(OUTSIDE, ANYWHERE)], effect, effects, function, instruction),
            "allocates" | "resizes" => {
                for object in new {
                    self.give(&[(object, BEGIN)], effect, effects, function, instruction);
                    if effect.0 == "resizes" {
                        addresses
                            .iter()
                            .for_each(|&(source, _)| self.copy((source, BEGIN), (object, BEGIN), None));
                    }
                }
            }
            "copies" | "copies inside" => {
                let from = self.port(&effect.1, effect.3, function, instruction);
                for to in self.port(&effect.2, effect.3, function, instruction) {
                    for &from in &from {
                        match effect.0.as_str() {
                            "copies" => self.copy(from, to, None),
                            _ => self.copy(inside(from), inside(to), None),
                        }
                    }
                }
            }
            "escapes" => addresses.iter().for_each(|&(object, _)| self.escapes(object)),
            "throws" => self.throw_new(function, instruction, addresses),
            "throws again" => self.throw_again(function, instruction),
            "calls" => self.pass_back(effects, function, instruction),
            _ => {}
        }
    }

    /// Puts addresses where the second port of a model says.
    fn give(
        &mut self,
        set: &[Location],
        effect: &Effect,
        effects: &[Effect],
        function: &Function<'a>,
        instruction: &Instruction,
    ) {
        match effect.2.0.as_str() {
            "return" => {
                if let Some(value) = instruction.result.filter(|&value| carries(function, value)) {
                    self.flow(value, set.iter().copied());
                }
            }
            "parameter" => {
                for part in self.called(effects, function, instruction) {
                    let functions = Rc::clone(&self.functions);
                    let called = &functions[part as usize];
                    let parameter =
                        called.parameters.get(effect.2.1).filter(|&&value| carries(called, value));
                    if let Some(&parameter) = parameter {
                        self.flow(parameter, set.iter().copied());
                    }
                }
            }
            _ => {
                let port = (instruction.id, effect.2.1, effect.3);
                let is_of_callers = effect.2.0 == "field"
                    && self.context(function).is_some_and(|own| own.ports.contains(&port));
                for place in self.port(&effect.2, effect.3, function, instruction) {
                    if !is_of_callers {
                        self.store(place, None, set);
                    }
                    if place.0 == OUTSIDE {
                        set.iter().for_each(|&(object, _)| self.escapes(object));
                    }
                }
            }
        }
    }

    /// What an escaped object points to escapes; an escaped function is called with anything, and gives what it returns away.
    fn escape(&mut self) {
        for object in self.escaped.clone() {
            let cells = self.cells.get(&object).into_iter().flatten();
            let held: Vec<u32> = cells.flat_map(|(_, set)| set.iter().map(|target| target.0)).collect();
            held.into_iter().for_each(|target| self.escapes(target));
            let name = &self.objects[object as usize].name;
            if let Some(&part) = self.by_name.get(name).filter(|_| self.taken.contains(name)) {
                let functions = Rc::clone(&self.functions);
                let function = &functions[part as usize];
                function
                    .parameters
                    .iter()
                    .for_each(|&parameter| self.flow_outside(function, Some(parameter)));
                for (target, _) in self.returned[part as usize].clone() {
                    self.escapes(target);
                }
            }
        }
    }

    /// The solution as rows.
    pub fn derived(&self) -> Derived {
        let places = |set: &Set| -> Places {
            let mut places = Places::new();
            for &(object, at) in set {
                places.entry(self.objects[object as usize].name.clone()).or_default().insert(at);
            }
            places
        };
        let cells = |cells: &FxHashMap<Cell, Set>| {
            let mut all: BTreeMap<Reach, Set> = BTreeMap::new();
            cells.iter().for_each(|((at, _), set)| all.entry(*at).or_default().extend(set));
            all.iter().map(|(&at, set)| (at, places(set))).collect()
        };
        let instruction = |id: u32| self.base.name(self.base.type_of::<entity::Instruction>(), id);
        let functions = self.base.entities_of::<entity::Function>();
        let name = |object: u32| self.objects[object as usize].name.clone();
        Derived {
            points: (0..self.values.len() as u32)
                .filter(|&value| !self.values[value as usize].is_empty())
                .map(|value| (self.value_name(value), places(&self.values[value as usize])))
                .collect(),
            holds: self.cells.iter().map(|(&object, all)| (name(object), cells(all))).collect(),
            calls: self
                .calls
                .iter()
                .map(|&(i, f)| (instruction(i), functions.local_name(f).to_owned()))
                .collect(),
            models: self.models.iter().map(|(i, name)| (instruction(*i), name.clone())).collect(),
            outside: self.outside.iter().map(|&i| instruction(i)).collect(),
            escaped: self.escaped.iter().map(|&object| name(object)).collect(),
            ..Derived::default()
        }
    }
}

/// The objects that a function makes, each with the last of its bytes that are distinguished.
fn memory(base: &FactBase, function: &Function, known: i64) -> Vec<(String, i64)> {
    let value_name = |value| base.name(base.type_of::<entity::Value>(), value);
    let mut objects = Vec::new();
    for one in &function.instructions {
        let opcode = function.opcode(one);
        match one.result {
            Some(value) if opcode == "alloca" => {
                let count = function.row_at::<relation::AllocationCount>(one.id);
                let size = function.row_at::<relation::Allocation>(one.id);
                let size = size.and_then(|row| function.text(row.size).parse::<i64>().ok());
                let bytes = match (count, size) {
                    (Some(count), Some(size)) => i64::from(count.elements) * size,
                    _ => known,
                };
                objects.push((value_name(value), bytes));
            }
            Some(value) if is_call(opcode) && function.value_type(value).starts_with("ptr") => {
                objects.push((value_name(value), known));
            }
            _ if is_call(opcode) => {
                objects.push((base.name(base.type_of::<entity::Instruction>(), one.id), known));
            }
            _ => {}
        }
    }
    objects.extend(
        base.tuples()
            .filter(|row: &relation::RestObject| row.function.0 == function.id)
            .map(|row| (base.symbol_text(row.object).to_owned(), known)),
    );
    objects
}
