//! Points-to by inclusion, written from what instructions mean: all instructions again and again, until nothing is new.
//!
//! A location is an object, an offset and a stride, as in the rules: byte 8 and every 16 bytes from there is 8 of stride 16. One
//! that has more than [`MOST`] offsets of an object at one place has a stride instead. Bytes of addresses that are moved one by one
//! are not followed.

use super::derived::{Derived, Places, Reach};
use dfquery_engine::base::FactBase;
use dfquery_graph::function::{Argument, Function, Instruction};
use dfquery_rules::{entity, relation};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::{BTreeMap, BTreeSet};

/// Offsets of one object that are told apart at one place.
const MOST: usize = 8;
/// What is outside of the program.
const OUTSIDE: u32 = 0;

/// By object the places.
type Set = BTreeMap<u32, BTreeSet<Reach>>;

/// The greatest number that divides both; 0 is divided by all.
fn divisor(a: i64, b: i64) -> i64 {
    if b == 0 { a.abs() } else { divisor(b, a % b) }
}

fn reach(offset: i64, stride: i64) -> Reach {
    if stride == 0 { Reach { offset, stride } } else { Reach { offset: offset.rem_euclid(stride), stride } }
}

/// What a row of a table of models says: an effect, and two ports, each with its kind, position and offset.
type Effect = (String, Port, Port);
type Port = (String, usize, i64);

/// The tables of models, by function.
fn models() -> FxHashMap<String, Vec<Effect>> {
    let mut models: FxHashMap<String, Vec<Effect>> = FxHashMap::default();
    for (_, table) in dfquery_rules::MODELS {
        for line in table.lines().skip(1) {
            let [name, effect, from, to] = line.split(',').collect::<Vec<_>>()[..] else { continue };
            let effects = ports(from)
                .into_iter()
                .flat_map(|from| ports(to).into_iter().map(move |to| (from.clone(), to)));
            let rows = effects.map(|(from, to)| (effect.to_owned(), from, to));
            models.entry(name.to_owned()).or_default().extend(rows);
        }
    }
    models
}

/// `argument* 2`, `field argument* 0 16`; the many of `argument 1...` up to the twelfth.
fn ports(text: &str) -> Vec<Port> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let number = |word: &str| word.trim_end_matches('.').parse::<usize>().expect("a number");
    match words[..] {
        ["field", _, position, offset] => vec![("argument*".into(), number(position), number(offset) as i64)],
        [kind, position] if position.ends_with("...") => {
            (number(position)..12).map(|position| (kind.to_owned(), position, 0)).collect()
        }
        [kind, position] => vec![(kind.to_owned(), number(position), 0)],
        [kind] => vec![(kind.to_owned(), 0, 0)],
        _ => vec![(String::new(), 0, 0)],
    }
}

/// The same objects, anywhere in them.
fn anywhere(set: Set) -> Set {
    set.into_keys().map(|object| (object, BTreeSet::from([reach(0, 1)]))).collect()
}

/// Memory that is outside.
fn outside() -> Set {
    Set::from([(OUTSIDE, BTreeSet::from([reach(0, 1)]))])
}

pub struct Solver<'a> {
    functions: Vec<Function<'a>>,
    names: Vec<String>,
    numbers: FxHashMap<String, u32>,
    values: Vec<Set>,
    cells: FxHashMap<u32, BTreeMap<Reach, Set>>,
    returned: Vec<Set>,
    escaped: FxHashSet<u32>,
    calls: BTreeSet<(u32, u32)>,
    models: BTreeSet<(u32, String)>,
    outside: BTreeSet<u32>,
    by_name: FxHashMap<String, u32>,
    effects: FxHashMap<String, Vec<Effect>>,
    /// By alias what it is another name of, and the bytes behind that.
    aliases: FxHashMap<String, (String, i64)>,
    forgotten: String,
    changed: bool,
    base: &'a FactBase,
}

/// Adds a place of an object to a set, and says whether it is new.
fn add(set: &mut Set, object: u32, place: Reach) -> bool {
    let place = if object == OUTSIDE { reach(0, 1) } else { place };
    let places = set.entry(object).or_default();
    let is_known = |known: &Reach| {
        if known.stride == 0 {
            *known == place
        } else {
            place.stride % known.stride == 0 && known.covers(place.offset)
        }
    };
    if places.iter().any(is_known) {
        return false;
    }
    places
        .retain(|known| place.stride == 0 || known.stride % place.stride != 0 || !place.covers(known.offset));
    places.insert(place);
    if places.len() > MOST {
        let first = *places.first().expect("there are many");
        let stride = places
            .iter()
            .fold(0, |all, other| divisor(divisor(all, other.stride), other.offset - first.offset));
        *places = BTreeSet::from([reach(first.offset, stride)]);
    }
    true
}

/// `place` moved by `by` bytes, and by multiples of `stride`.
fn moved(place: Reach, by: i64, stride: i64) -> Reach {
    reach(place.offset.wrapping_add(by), divisor(place.stride, stride))
}

fn alias(base: &FactBase, row: relation::GlobalAlias) -> (String, (String, i64)) {
    let text = |symbol| base.symbol_text(symbol).to_owned();
    (text(row.global), (text(row.aliasee), text(row.addend).parse().expect("a decimal")))
}

impl<'a> Solver<'a> {
    /// The solution for `base` in a closed world.
    pub fn solve(base: &'a FactBase) -> Solver<'a> {
        Solver::without(base, "")
    }

    /// What is left of it if nobody knows what the opcode, the intrinsic or the function of the library `forgotten` does.
    pub fn without(base: &'a FactBase, forgotten: &str) -> Solver<'a> {
        let functions: Vec<Function> = (0..base.parts()).map(|part| Function::new(base, part)).collect();
        let mut solver = Solver {
            by_name: functions.iter().map(|f| (format!("@{}", f.name()), f.id)).collect(),
            effects: models(),
            returned: vec![Set::new(); functions.len()],
            functions,
            names: vec!["?".to_owned()],
            numbers: FxHashMap::default(),
            values: vec![Set::new(); base.entities_of::<entity::Value>().len()],
            cells: FxHashMap::default(),
            escaped: FxHashSet::default(),
            calls: BTreeSet::new(),
            models: BTreeSet::new(),
            outside: BTreeSet::new(),
            aliases: base.tuples().map(|row: relation::GlobalAlias| alias(base, row)).collect(),
            forgotten: forgotten.to_owned(),
            changed: true,
            base,
        };
        solver.initialise();
        let functions = std::mem::take(&mut solver.functions);
        while std::mem::take(&mut solver.changed) {
            for function in &functions {
                for instruction in &function.instructions {
                    solver.visit(function, instruction);
                }
            }
            solver.escape();
        }
        solver.functions = functions;
        solver
    }

    fn object(&mut self, name: &str) -> u32 {
        if let Some(&number) = self.numbers.get(name) {
            return number;
        }
        self.names.push(name.to_owned());
        let number = self.names.len() as u32 - 1;
        self.numbers.insert(name.to_owned(), number);
        number
    }

    /// What variables hold at the start; those that others define are known to others, and so is `main` with its arguments.
    fn initialise(&mut self) {
        let base = self.base;
        let text = |symbol| base.symbol_text(symbol);
        for relation::GlobalPointer { global, offset, target, addend } in base.tuples() {
            let (cell, target) = (self.object(text(global)), self.object(text(target)));
            let place = reach(text(addend).parse().expect("a decimal"), 0);
            self.put(cell, reach(i64::from(offset), 0), target, place);
        }
        for relation::GlobalVariable { global, kind, .. } in base.tuples() {
            if text(kind) == "external" {
                let object = self.object(text(global));
                self.escaped.insert(object);
            }
        }
    }

    fn put(&mut self, object: u32, at: Reach, target: u32, place: Reach) {
        if object == OUTSIDE {
            self.changed |= target != OUTSIDE && self.escaped.insert(target);
            return;
        }
        let cells = self.cells.entry(object).or_default();
        // What has become one cell stays one.
        let wide = cells
            .keys()
            .find(|cell| cell.stride > 0 && at.stride % cell.stride == 0 && cell.covers(at.offset));
        let at = wide.copied().unwrap_or(at);
        self.changed |= add(cells.entry(at).or_default(), target, place);
        if cells.len() > 8 * MOST {
            let stride =
                cells.keys().fold(0, |all, cell| divisor(divisor(all, cell.stride), cell.offset - at.offset));
            let mut merged = Set::new();
            for (target, places) in cells.values().flatten() {
                for &place in places {
                    add(&mut merged, *target, place);
                }
            }
            *cells = BTreeMap::from([(reach(at.offset, stride), merged)]);
        }
    }

    fn store(&mut self, to: &Set, value: &Set, by: i64, stride: i64) {
        for (&object, places) in to {
            for &at in places {
                for (&target, targets) in value {
                    targets.iter().for_each(|&place| self.put(object, moved(at, by, stride), target, place));
                }
            }
        }
    }

    /// What the `bytes` bytes at `from` may hold.
    fn load(&self, from: &Set, bytes: u32) -> Set {
        let mut found = Set::new();
        for (object, places) in from {
            if *object == OUTSIDE || self.escaped.contains(object) {
                add(&mut found, OUTSIDE, reach(0, 1));
            }
            let cells = self.cells.get(object).into_iter().flatten();
            for (cell, targets) in cells.filter(|(cell, _)| places.iter().any(|&at| meets(**cell, at, bytes)))
            {
                let _ = cell;
                for (&target, places) in targets {
                    for &place in places {
                        add(&mut found, target, place);
                    }
                }
            }
        }
        found
    }

    /// Copies what `from` holds to `to`, as far as `bytes` bytes go.
    fn copy(&mut self, to: &Set, from: &Set, bytes: Option<i64>) {
        let mut found = Vec::new();
        for (object, places) in from {
            if *object == OUTSIDE || self.escaped.contains(object) {
                for (&other, others) in to {
                    found.extend(others.iter().map(|&at| (other, moved(at, 0, 8), OUTSIDE, reach(0, 1))));
                }
            }
            let cells = self.cells.get(object).into_iter().flatten();
            for (&cell, targets) in cells {
                for &start in places {
                    let by = cell.offset - start.offset;
                    let exact = cell.stride == 0 && start.stride == 0;
                    if exact && (by < 0 || bytes.is_some_and(|bytes| by + 8 > bytes)) {
                        continue;
                    }
                    let stride = divisor(cell.stride, start.stride);
                    for (&other, others) in to {
                        for &at in others {
                            let at = moved(at, by, stride);
                            for (&target, places) in targets {
                                found.extend(places.iter().map(|&place| (other, at, target, place)));
                            }
                        }
                    }
                }
            }
        }
        found.into_iter().for_each(|(object, at, target, place)| self.put(object, at, target, place));
    }

    fn operand(&mut self, argument: &Argument) -> Set {
        match argument {
            Argument::Value(value) => self.values[*value as usize].clone(),
            Argument::Constant(_) => Set::new(),
            Argument::Global { name, offset, .. } => {
                let (name, addend) = self.aliases.get(name).cloned().unwrap_or((name.clone(), 0));
                Set::from([(self.object(&name), BTreeSet::from([reach(addend + *offset, 0)]))])
            }
            Argument::Expression { text, .. } => {
                let names = text.split('@').skip(1).map(|rest| {
                    let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && !"._$-".contains(c));
                    format!("@{}", &rest[..end.unwrap_or(rest.len())])
                });
                let names: Vec<String> = names.collect();
                names.iter().map(|name| (self.object(name), BTreeSet::from([reach(0, 1)]))).collect()
            }
        }
    }

    fn flow(&mut self, to: u32, from: &Set) {
        for (&object, places) in from {
            for &place in places {
                self.changed |= add(&mut self.values[to as usize], object, place);
            }
        }
    }

    fn visit(&mut self, function: &Function, instruction: &Instruction) {
        let opcode = function.opcode(instruction);
        let result = instruction.result;
        if opcode == self.forgotten {
            return;
        }
        let wide = result.is_some_and(|value| function.width(value) >= 64);
        match opcode {
            "alloca" => {
                let value = result.expect("an alloca has a result");
                let name = self.value_name(value);
                let object = self.object(&name);
                self.flow(value, &Set::from([(object, BTreeSet::from([reach(0, 0)]))]));
            }
            "load" => {
                let bytes = function.access(instruction.id).map_or(0, |access| access.bytes);
                if wide && bytes >= 8 {
                    let from = self.operand(&instruction.operands[0]);
                    let found = self.load(&from, bytes);
                    self.flow(result.expect("a load has a result"), &found);
                }
            }
            "store" => {
                let bytes = function.access(instruction.id).map_or(0, |access| access.bytes);
                if bytes >= 8 {
                    let (value, to) =
                        (self.operand(&instruction.operands[0]), self.operand(&instruction.operands[1]));
                    self.store(&to, &value, 0, if bytes > 8 { 8 } else { 0 });
                }
            }
            "getelementptr" => self.step(function, instruction),
            "ret" => {
                let set =
                    instruction.operands.first().map(|operand| self.operand(operand)).unwrap_or_default();
                for (object, places) in set {
                    for place in places {
                        self.changed |= add(&mut self.returned[function.id as usize], object, place);
                    }
                }
            }
            "call" | "invoke" => self.call(function, instruction),
            "icmp" | "fcmp" | "br" | "switch" | "trunc" => {}
            "phi" | "select" | "freeze" | "bitcast" | "addrspacecast" | "inttoptr" | "ptrtoint"
            | "insertvalue" | "extractvalue" | "insertelement" | "extractelement" | "shufflevector"
                if wide =>
            {
                let value = result.expect("it has a result");
                for operand in &instruction.operands {
                    let set = self.operand(operand);
                    self.flow(value, &set);
                }
            }
            _ if wide => self.arithmetic(instruction, opcode),
            _ => {}
        }
    }

    /// A number made of addresses may be the address of any byte of what these point into.
    fn arithmetic(&mut self, instruction: &Instruction, opcode: &str) {
        let constant = instruction.operands.get(1).and_then(|operand| match operand {
            Argument::Constant(bits) if bits.width() == 64 => Some(bits.low() as i64),
            _ => None,
        });
        let by = match (opcode, constant) {
            ("add", Some(by)) => Some(by),
            ("sub", Some(by)) => Some(by.wrapping_neg()),
            _ => None,
        };
        for operand in &instruction.operands {
            let set = self.operand(operand);
            let moved = |(object, places): (u32, BTreeSet<Reach>)| {
                let places =
                    places.into_iter().map(|place| moved(place, by.unwrap_or(0), i64::from(by.is_none())));
                (object, places.collect())
            };
            let set: Set = set.into_iter().map(moved).collect();
            self.flow(instruction.result.expect("it has a result"), &set);
        }
    }

    fn step(&mut self, function: &Function, instruction: &Instruction) {
        let indexing = function.indexing(instruction.id);
        let stride = indexing.indices.iter().fold(0, |all, &(_, scale, _)| divisor(all, scale));
        let mut found = Set::new();
        for (object, places) in self.operand(&instruction.operands[0]) {
            for place in places {
                add(&mut found, object, moved(place, indexing.offset, stride));
            }
        }
        self.flow(instruction.result.expect("it has a result"), &found);
    }

    fn value_name(&self, value: u32) -> String {
        self.base.name(self.base.type_of::<entity::Value>(), value)
    }

    fn call(&mut self, function: &Function, instruction: &Instruction) {
        let named =
            function.row_at::<relation::Call>(instruction.id).map(|row| function.text(row.callee).to_owned());
        let Some((callee, arguments)) = instruction.operands.split_last() else {
            return named.into_iter().for_each(|name| self.call_named(&name, instruction, &[]));
        };
        match named {
            Some(name) => self.call_named(&name, instruction, &instruction.operands),
            None => {
                for object in self.operand(callee).into_keys() {
                    let name = self.names[object as usize].clone();
                    if object == OUTSIDE {
                        self.call_outside(instruction, arguments);
                    } else if name.starts_with('@') {
                        self.call_named(&name, instruction, arguments);
                    }
                }
            }
        }
    }

    fn call_named(&mut self, name: &str, instruction: &Instruction, arguments: &[Argument]) {
        if let Some(intrinsic) = name.strip_prefix("@llvm.") {
            return self.intrinsic(intrinsic, instruction, arguments);
        }
        let plain = name.trim_start_matches('@');
        if plain == self.forgotten {
            return;
        }
        if let Some(effects) = self.effects.get(plain).cloned() {
            self.changed |= self.models.insert((instruction.id, plain.to_owned()));
            self.apply(&effects, instruction, arguments);
            return;
        }
        if let Some(&part) = self.by_name.get(name) {
            self.changed |= self.calls.insert((instruction.id, part));
            let sets: Vec<Set> = arguments.iter().map(|argument| self.operand(argument)).collect();
            self.bind(part, &sets);
            if let Some(result) = instruction.result {
                let returned = self.returned[part as usize].clone();
                self.flow(result, &returned);
            }
        } else if name.starts_with('@') {
            self.call_outside(instruction, arguments);
        }
    }

    /// Parameters get arguments; those that have none are in the object of further arguments.
    fn bind(&mut self, part: u32, arguments: &[Set]) {
        let function = Function::new(self.base, part);
        for (at, set) in arguments.iter().enumerate() {
            match function.parameters.get(at) {
                Some(&parameter) => self.flow(parameter, set),
                None => {
                    let object = self.object(&format!("{}/...", function.name()));
                    self.store(&Set::from([(object, BTreeSet::from([reach(0, 8)]))]), set, 0, 0);
                }
            }
        }
    }

    fn intrinsic(&mut self, name: &str, instruction: &Instruction, arguments: &[Argument]) {
        match dfquery_extract::without_types(name) {
            name if name == self.forgotten => {}
            "memcpy" | "memmove" => {
                let (to, from) = (self.operand(&arguments[0]), self.operand(&arguments[1]));
                let bytes = match &arguments[2] {
                    Argument::Constant(bits) => Some(bits.low() as i64),
                    _ => None,
                };
                self.copy(&to, &from, bytes);
            }
            "va_copy" => {
                let (to, from) = (self.operand(&arguments[0]), self.operand(&arguments[1]));
                self.copy(&to, &from, Some(24));
            }
            "va_start" => {
                let entities = self.base.entities_of::<entity::Instruction>();
                let function =
                    self.base.entities_of::<entity::Function>().local_name(entities.part_of(instruction.id));
                let object = self.object(&format!("{function}/..."));
                let to = self.operand(&arguments[0]);
                self.store(&to, &Set::from([(object, BTreeSet::from([reach(0, 8)]))]), 0, 8);
            }
            "load.relative" => {
                let tables = self.operand(&arguments[0]);
                if let Some(result) = instruction.result {
                    let targets = self.relative_targets(&tables);
                    self.flow(result, &targets);
                }
            }
            "ptrmask" | "umin" | "umax" | "smin" | "smax" => {
                let set: Set = self
                    .operand(&arguments[0])
                    .into_keys()
                    .map(|o| (o, BTreeSet::from([reach(0, 1)])))
                    .collect();
                if let Some(result) = instruction.result {
                    self.flow(result, &set);
                }
            }
            _ => {}
        }
    }

    /// The addresses whose distances from a table are in one of `tables`.
    fn relative_targets(&mut self, tables: &Set) -> Set {
        let base = self.base;
        let text = |symbol| base.symbol_text(symbol);
        let mut targets = Set::new();
        for relation::RelativePointer { global, target, addend, .. } in base.tuples() {
            if tables.contains_key(&self.object(text(global))) {
                let place = reach(text(addend).parse().expect("a decimal"), 0);
                add(&mut targets, self.object(text(target)), place);
            }
        }
        targets
    }

    fn argument(&mut self, arguments: &[Argument], at: usize, offset: i64) -> Set {
        let set = arguments.get(at).map(|argument| self.operand(argument)).unwrap_or_default();
        let places =
            |places: BTreeSet<Reach>| places.into_iter().map(|place| moved(place, offset, 0)).collect();
        set.into_iter().map(|(object, all)| (object, places(all))).collect()
    }

    /// Does what a function without a body does.
    fn apply(&mut self, effects: &[Effect], instruction: &Instruction, arguments: &[Argument]) {
        for (effect, from, to) in effects {
            let source = match from.0.as_str() {
                "argument" | "argument*" => self.argument(arguments, from.1, from.2),
                "result" => self.results_of_called(effects, arguments),
                _ => Set::new(),
            };
            let held = if from.0 == "argument*" { self.load(&source, 8) } else { source.clone() };
            match effect.as_str() {
                "returns" => self.give(to, &held, effects, instruction, arguments),
                "returns inside" => self.give(to, &anywhere(held), effects, instruction, arguments),
                "outside" => self.give(to, &outside(), effects, instruction, arguments),
                "allocates" | "resizes" => {
                    let Some(value) = instruction.result else { continue };
                    let object = self.value_name(value);
                    let new = Set::from([(self.object(&object), BTreeSet::from([reach(0, 0)]))]);
                    self.give(to, &new, effects, instruction, arguments);
                    self.copy(&new, &source, None);
                    self.give(to, &source, effects, instruction, arguments);
                }
                "copies" | "copies inside" => {
                    let target = match (to.0.as_str(), instruction.result) {
                        ("return*", Some(value)) => self.values[value as usize].clone(),
                        _ => self.argument(arguments, to.1, to.2),
                    };
                    let (target, source) = match effect.as_str() {
                        "copies" => (target, source),
                        _ => (anywhere(target), anywhere(source)),
                    };
                    self.copy(&target, &source, None);
                }
                "escapes" => {
                    for object in held.into_keys().filter(|&object| object != OUTSIDE) {
                        self.changed |= self.escaped.insert(object);
                    }
                }
                _ => {}
            }
        }
    }

    /// The functions that one of the effects calls.
    fn called(&mut self, effects: &[Effect], arguments: &[Argument]) -> Vec<u32> {
        let callees = effects.iter().filter(|effect| effect.0 == "calls");
        let callees: Vec<Set> = callees
            .map(|(_, from, _)| {
                let set = self.argument(arguments, from.1, from.2);
                if from.0 == "argument*" { self.load(&set, 8) } else { set }
            })
            .collect();
        let names = callees.into_iter().flat_map(Set::into_keys).map(|object| &self.names[object as usize]);
        names.filter_map(|name| self.by_name.get(name).copied()).collect()
    }

    fn results_of_called(&mut self, effects: &[Effect], arguments: &[Argument]) -> Set {
        let mut all = Set::new();
        for part in self.called(effects, arguments) {
            for (&object, places) in &self.returned[part as usize] {
                places.iter().for_each(|&place| _ = add(&mut all, object, place));
            }
        }
        all
    }

    /// Puts addresses where a port says.
    fn give(
        &mut self,
        to: &Port,
        set: &Set,
        effects: &[Effect],
        instruction: &Instruction,
        arguments: &[Argument],
    ) {
        match to.0.as_str() {
            "return" => {
                if let Some(value) = instruction.result {
                    self.flow(value, set);
                }
            }
            "parameter" => {
                for part in self.called(effects, arguments) {
                    let function = Function::new(self.base, part);
                    if let Some(&parameter) = function.parameters.get(to.1) {
                        self.flow(parameter, set);
                    }
                }
            }
            "return*" => {
                let target = instruction.result.map(|value| self.values[value as usize].clone());
                self.store(&target.unwrap_or_default(), set, 0, 8);
            }
            _ => {
                let target = self.argument(arguments, to.1, to.2);
                self.store(&target, set, 0, 0);
            }
        }
    }

    fn call_outside(&mut self, instruction: &Instruction, arguments: &[Argument]) {
        self.changed |= self.outside.insert(instruction.id);
        for argument in arguments {
            for object in self.operand(argument).into_keys().filter(|&object| object != OUTSIDE) {
                self.changed |= self.escaped.insert(object);
            }
        }
        if let Some(result) = instruction.result {
            self.flow(result, &outside());
        }
    }

    /// What an escaped object points to escapes; an escaped function is called with anything, and gives what it returns away.
    fn escape(&mut self) {
        for object in self.escaped.clone() {
            let held: Vec<u32> = self
                .cells
                .get(&object)
                .into_iter()
                .flat_map(|cells| cells.values().flat_map(|set| set.keys().copied()))
                .collect();
            for target in held.into_iter().filter(|&target| target != OUTSIDE) {
                self.changed |= self.escaped.insert(target);
            }
            if let Some(&part) = self.by_name.get(&self.names[object as usize]) {
                let count = Function::new(self.base, part).parameters.len();
                self.bind(part, &vec![outside(); count]);
                for target in
                    self.returned[part as usize].clone().into_keys().filter(|&target| target != OUTSIDE)
                {
                    self.changed |= self.escaped.insert(target);
                }
            }
        }
    }

    /// The solution as rows.
    pub fn derived(&self) -> Derived {
        let places = |set: &Set| -> Places {
            set.iter()
                .map(|(object, places)| (self.names[*object as usize].clone(), places.clone()))
                .collect()
        };
        let instruction = |id: u32| self.base.name(self.base.type_of::<entity::Instruction>(), id);
        let functions = self.base.entities_of::<entity::Function>();
        let cells = |cells: &BTreeMap<Reach, Set>| cells.iter().map(|(&at, set)| (at, places(set))).collect();
        Derived {
            points: (0..self.values.len() as u32)
                .filter(|&value| !self.values[value as usize].is_empty())
                .map(|value| (self.value_name(value), places(&self.values[value as usize])))
                .collect(),
            operands: None,
            holds: self.cells.iter().map(|(o, all)| (self.names[*o as usize].clone(), cells(all))).collect(),
            calls: self
                .calls
                .iter()
                .map(|&(i, f)| (instruction(i), functions.local_name(f).to_owned()))
                .collect(),
            models: self.models.iter().map(|(i, name)| (instruction(*i), name.clone())).collect(),
            outside: self.outside.iter().map(|&i| instruction(i)).collect(),
            escaped: self.escaped.iter().map(|&o| self.names[o as usize].clone()).collect(),
            objects: BTreeMap::new(),
            ..Derived::default()
        }
    }
}

/// Whether the 8 bytes of the cell are among `bytes` bytes at `at`.
fn meets(cell: Reach, at: Reach, bytes: u32) -> bool {
    let stride = divisor(cell.stride, at.stride);
    let by = cell.offset - at.offset;
    let most = i64::from(bytes) - 8;
    if stride == 0 { (0..=most).contains(&by) } else { by.rem_euclid(stride) <= most }
}
