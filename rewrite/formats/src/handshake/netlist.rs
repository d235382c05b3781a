//! A handshake function while it is made: values may be read any number of times, until forks and sinks are printed.

use super::rates::Rate;
use dfquery_graph::Bits;
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::{self, Write as _},
};

/// The type of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Type {
    /// A token that carries nothing.
    None,
    /// An index into a memory.
    Index,
    /// Bits.
    Int(u32),
    /// A float: `f32`, `bf16`.
    Float(&'static str),
    /// A memory with elements of this number of bits.
    Memory(u32),
}

impl Type {
    /// The type of the values of a LIC.
    pub fn of_width(width: u32) -> Type {
        if width == 0 { Type::None } else { Type::Int(width) }
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Type::None => f.write_str("none"),
            Type::Index => f.write_str("index"),
            Type::Int(width) => write!(f, "i{width}"),
            Type::Float(name) => f.write_str(name),
            Type::Memory(width) => write!(f, "memref<?xi{width}>"),
        }
    }
}

/// Index of a value of a [`Netlist`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Value(u32);

/// The kind of an operation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Values → a token
    Join,
    /// Values → the same values, all at once
    Sync,
    /// select, values → the selected one
    Mux,
    /// condition, value → the value if true, the value if false
    Branch,
    /// values → whichever comes, its index
    Merge,
    /// value → value, up to a number of them held; with initial values they are all there at the start
    Buffer {
        /// Places without initial values.
        slots: usize,
        /// The values that it holds at the start, which then are its places.
        initial: Vec<i64>,
    },
    /// → a token, whenever there is room
    Source,
    /// → nothing, ever
    Never,
    /// trigger → value, as text
    Constant(String),
    /// address, value from the memory, order → value, address to the memory
    Load,
    /// address, value, order → value and address to the memory
    Store,
    /// memory, values and addresses of stores, addresses of loads → values of loads, ends of stores, ends of loads
    Memory {
        /// Number of load ports.
        loads: usize,
        /// Number of store ports.
        stores: usize,
        /// Tells the memories of a function apart.
        id: usize,
    },
    /// values → what the function of this symbol gives
    Instance(String),
    /// An operation on values of one type, which it gives as well
    Arith(&'static str),
    /// A comparison by this predicate
    Compare(&'static str, String),
    /// A value of another type
    Cast(&'static str),
    /// condition, value if true, value if false
    Select,
}

/// An operation with its values.
struct Operation {
    kind: Kind,
    ins: Vec<Value>,
    outs: Vec<Value>,
}

/// The name and type of a value, or the value that it equals.
struct Entry {
    name: Option<String>,
    ty: Type,
    same_as: Option<Value>,
}

/// The operations of a function and its values.
#[derive(Default)]
pub struct Netlist {
    values: Vec<Entry>,
    operations: Vec<Operation>,
    arguments: Vec<Value>,
    /// The number of times what is being added happens.
    pub rate: Rate,
    /// For each rate at which something needs it, a token that is always there when it is needed.
    sources: BTreeMap<Rate, Value>,
    /// The constants that come at each rate, by their type's width.
    constants: BTreeMap<(Rate, u32, String), Value>,
}

impl Netlist {
    /// A value that something will write.
    pub fn value(&mut self, ty: Type) -> Value {
        self.values.push(Entry { name: None, ty, same_as: None });
        Value(self.values.len() as u32 - 1)
    }

    /// A value with a name.
    pub fn named(&mut self, name: &str, ty: Type) -> Value {
        let value = self.value(ty);
        self.values[value.0 as usize].name = Some(name.to_owned());
        value
    }

    /// An argument of the function.
    pub fn argument(&mut self, name: &str, ty: Type) -> Value {
        let value = self.named(name, ty);
        self.arguments.push(value);
        value
    }

    /// The type of `value`.
    pub fn ty(&self, value: Value) -> Type {
        self.values[value.0 as usize].ty
    }

    /// The types of the arguments.
    pub fn argument_types(&self) -> Vec<Type> {
        self.arguments.iter().map(|&value| self.ty(value)).collect()
    }

    /// Says that `value`, which nothing writes, is `source`; the source takes its name unless it has one.
    ///
    /// A value that would be itself stays as it is: nothing writes it, and printing shows that.
    pub fn equate(&mut self, value: Value, source: Value) {
        let source = self.resolve(source);
        if source == value {
            return;
        }
        self.values[value.0 as usize].same_as = Some(source);
        let name = self.values[value.0 as usize].name.take();
        let own = &mut self.values[source.0 as usize].name;
        if own.is_none() {
            *own = name;
        }
    }

    /// Adds an operation with results of these types.
    pub fn add(&mut self, kind: Kind, ins: Vec<Value>, types: &[Type]) -> Vec<Value> {
        let outs: Vec<Value> = types.iter().map(|&ty| self.value(ty)).collect();
        self.operations.push(Operation { kind, ins, outs: outs.clone() });
        outs
    }

    /// Adds an operation with one result.
    pub fn one(&mut self, kind: Kind, ins: Vec<Value>, ty: Type) -> Value {
        self.add(kind, ins, &[ty])[0]
    }

    /// A token whenever `value` has one.
    pub fn token(&mut self, value: Value) -> Value {
        match self.ty(value) {
            Type::None => value,
            _ => self.one(Kind::Join, vec![value], Type::None),
        }
    }

    /// A token for each time that what is being added happens.
    pub fn source(&mut self) -> Value {
        let known = self.sources.get(&self.rate).copied();
        known.unwrap_or_else(|| {
            let source = self.one(Kind::Source, Vec::new(), Type::None);
            self.sources.insert(self.rate, source);
            source
        })
    }

    /// Lets `token` be what comes at `rate`, if nothing else is.
    pub fn comes(&mut self, token: Value, rate: Rate) {
        self.sources.entry(rate).or_insert(token);
    }

    /// Returns true if something is known that comes at `rate`.
    pub fn has_source(&self, rate: Rate) -> bool {
        self.sources.contains_key(&rate)
    }

    /// The constant that comes at `rate`, if there is one.
    pub fn constant_at(&self, rate: Rate, bits: &Bits) -> Option<Value> {
        self.constants.get(&(rate, bits.width(), bits.to_string())).copied()
    }

    /// A constant for each time that what is being added happens.
    pub fn constant(&mut self, bits: &Bits) -> Value {
        let key = (self.rate, bits.width(), bits.to_string());
        if let Some(&constant) = self.constants.get(&key) {
            return constant;
        }
        let source = self.source();
        let constant = self.triggered(source, bits);
        self.constants.insert(key, constant);
        constant
    }

    /// A constant, once for every token of `trigger`.
    pub fn triggered(&mut self, trigger: Value, bits: &Bits) -> Value {
        match Type::of_width(bits.width()) {
            Type::None => trigger,
            ty => self.one(Kind::Constant(bits.to_string()), vec![trigger], ty),
        }
    }

    /// The value that `value` is.
    pub fn resolve(&self, mut value: Value) -> Value {
        while let Some(other) = self.values[value.0 as usize].same_as {
            value = other;
        }
        value
    }

    /// The arguments with their types and the body, as text, `results` being returned.
    ///
    /// Every value is read once: those that are read more often are forked, those that are not read at all are sunk. What leads
    /// neither to a result nor to memory nor to another function is left out.
    pub fn print(&self, results: &[Value]) -> (Vec<String>, String) {
        let mut printer = Printer::new(self, results);
        for &argument in &self.arguments {
            printer.spread(argument);
        }
        let live = self.live(results);
        for (operation, _) in self.operations.iter().zip(live).filter(|(_, live)| *live) {
            printer.operation(operation);
        }
        printer.end(results);
        let argument = |value: &Value| format!("{}: {}", printer.names[value.0 as usize], self.ty(*value));
        (self.arguments.iter().map(argument).collect(), printer.text)
    }
}

impl Netlist {
    /// Which operations a result, a memory or another function depends on.
    fn live(&self, results: &[Value]) -> Vec<bool> {
        let mut writers = vec![None; self.values.len()];
        for (at, operation) in self.operations.iter().enumerate() {
            operation.outs.iter().for_each(|value| writers[value.0 as usize] = Some(at));
        }
        let writer = |value: &Value| writers[self.resolve(*value).0 as usize];
        let acts = |kind: &Kind| matches!(kind, Kind::Memory { .. } | Kind::Instance(_));
        let acting = (0..self.operations.len()).filter(|&at| acts(&self.operations[at].kind));
        let mut pending: Vec<usize> = acting.chain(results.iter().filter_map(writer)).collect();
        let mut live = vec![false; self.operations.len()];
        while let Some(at) = pending.pop() {
            if !std::mem::replace(&mut live[at], true) {
                pending.extend(self.operations[at].ins.iter().filter_map(writer));
            }
        }
        live
    }
}

/// Text of a netlist.
struct Printer<'n> {
    netlist: &'n Netlist,
    names: Vec<String>,
    /// The number of times each value is read, and how many of its readers are printed.
    uses: Vec<[u32; 2]>,
    text: String,
}

impl<'n> Printer<'n> {
    fn new(netlist: &'n Netlist, results: &[Value]) -> Self {
        let mut uses = vec![[0, 0]; netlist.values.len()];
        let live = netlist.operations.iter().zip(netlist.live(results)).filter(|(_, live)| *live);
        for &value in live.flat_map(|(operation, _)| &operation.ins).chain(results) {
            uses[netlist.resolve(value).0 as usize][0] += 1;
        }
        Printer { netlist, names: names(netlist), uses, text: String::new() }
    }

    fn line(&mut self, text: &str) {
        self.text.push_str("  ");
        self.text.push_str(text);
        self.text.push('\n');
    }

    /// The next reader's text for `value`.
    fn read(&mut self, value: Value) -> String {
        let value = self.netlist.resolve(value);
        let name = &self.names[value.0 as usize];
        match &mut self.uses[value.0 as usize] {
            [1, _] => name.clone(),
            [_, printed] => {
                *printed += 1;
                format!("{name}.fork#{}", *printed - 1)
            }
        }
    }

    /// Forks or sinks a value that has just been written.
    fn spread(&mut self, value: Value) {
        if let Type::Memory(_) = self.netlist.ty(value) {
            return;
        }
        let (name, ty) = (self.names[value.0 as usize].clone(), self.netlist.ty(value));
        match self.uses[value.0 as usize][0] {
            0 => self.line(&format!("sink {name} : {ty}")),
            1 => {}
            count => self.line(&format!("{name}.fork:{count} = fork [{count}] {name} : {ty}")),
        }
    }

    fn operation(&mut self, operation: &Operation) {
        let netlist = self.netlist;
        let ins: Vec<String> = operation.ins.iter().map(|&value| self.read(value)).collect();
        let of = |values: &[Value]| values.iter().map(|&value| netlist.ty(value)).collect::<Vec<Type>>();
        let text = assembly(&operation.kind, &ins, &of(&operation.ins), &of(&operation.outs));
        let outs = operation.outs.iter().map(|value| self.names[value.0 as usize].as_str());
        let text = match list(outs) {
            outs if outs.is_empty() => text,
            outs => format!("{outs} = {text}"),
        };
        self.line(&text);
        operation.outs.iter().for_each(|&value| self.spread(value));
    }

    fn end(&mut self, results: &[Value]) {
        if results.is_empty() {
            return self.line("return");
        }
        let values: Vec<String> = results.iter().map(|&value| self.read(value)).collect();
        let types = results.iter().map(|&value| self.netlist.ty(value));
        self.line(&format!("return {} : {}", values.join(", "), list(types)));
    }
}

/// A name for every value, with the `%`: its own as far as the syntax takes it, else a number.
fn names(netlist: &Netlist) -> Vec<String> {
    let mut taken = BTreeSet::new();
    let mut number = 0;
    let mut name = |entry: &Entry| {
        let wanted = entry.name.as_deref().map(identifier);
        let mut name = wanted.clone().unwrap_or_else(|| "%v0".to_owned());
        while taken.contains(&name) {
            number += 1;
            name = format!("{}_{number}", wanted.as_deref().unwrap_or("%v"));
        }
        taken.insert(name.clone());
        name
    };
    netlist
        .values
        .iter()
        .map(|entry| if entry.same_as.is_some() { String::new() } else { name(entry) })
        .collect()
}

/// `name` with what cannot stand in an identifier written as `_`; a dot is what forks are told by.
fn identifier(name: &str) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() { c } else { '_' };
    let text: String = name.trim_start_matches('%').chars().map(plain).collect();
    let letter = if text.starts_with(|c: char| c.is_ascii_digit()) { "n" } else { "" };
    format!("%{letter}{text}")
}

/// Things with commas between them.
pub fn list<T: fmt::Display>(items: impl IntoIterator<Item = T>) -> String {
    let mut text = String::new();
    for (at, item) in items.into_iter().enumerate() {
        let comma = if at > 0 { ", " } else { "" };
        write!(text, "{comma}{item}").expect("a string takes everything");
    }
    text
}

/// The operation after the `=`.
fn assembly(kind: &Kind, ins: &[String], types: &[Type], results: &[Type]) -> String {
    let all = list(ins);
    match kind {
        Kind::Join => format!("join {all} : {}", list(types)),
        Kind::Sync => format!("sync {all} : {}", list(types)),
        Kind::Mux => format!("mux {} [{}] : {}, {}", ins[0], list(&ins[1..]), types[0], results[0]),
        Kind::Branch => format!("cond_br {all} : {}", types[1]),
        Kind::Merge => format!("control_merge {all} : {}", list(results)),
        Kind::Buffer { slots, initial } if initial.is_empty() => {
            format!("buffer [{slots}] fifo {all} : {}", types[0])
        }
        Kind::Buffer { initial, .. } => {
            let (count, initial) = (initial.len(), list(initial));
            format!("buffer [{count}] seq {all} {{initValues = [{initial}]}} : {}", types[0])
        }
        Kind::Source => "source".to_owned(),
        Kind::Never => "never".to_owned(),
        Kind::Constant(value) => format!("constant {all} {{value = {value} : {0}}} : {0}", results[0]),
        Kind::Load => format!("load [{}] {} : {}", ins[0], list(&ins[1..]), list(accessed(types))),
        Kind::Store => format!("store [{}] {} : {}", ins[0], list(&ins[1..]), list(accessed(types))),
        Kind::Memory { loads, stores, id } => format!(
            "extmemory[ld = {loads}, st = {stores}] ({} : {}) ({}) {{id = {id} : i32}} : ({}) -> ({})",
            ins[0],
            types[0],
            list(&ins[1..]),
            list(&types[1..]),
            list(results)
        ),
        Kind::Instance(symbol) => {
            format!("instance @{symbol}({all}) : ({}) -> ({})", list(types), list(results))
        }
        Kind::Arith(name) => format!("{name} {all} : {}", results[0]),
        Kind::Compare(name, predicate) => format!("{name} {predicate}, {all} : {}", types[0]),
        Kind::Cast(name) => format!("{name} {all} : {} to {}", types[0], results[0]),
        Kind::Select => format!("arith.select {all} : {}", results[0]),
    }
}

/// The types that an access is printed with: those of the address and the value.
fn accessed(types: &[Type]) -> [Type; 2] {
    [types[0], types[1]]
}
