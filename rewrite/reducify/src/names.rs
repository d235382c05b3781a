//! Names for what is new: what has one copy keeps its name, and further copies get a number after it.

use super::{
    outline::Outline,
    plan::{Plan, Value},
};
use dfquery_graph::{function::Function, name};
use rustc_hash::{FxHashMap, FxHashSet};

/// The names of the new function, as they are printed, values without `%`.
pub struct Names {
    /// By node.
    pub blocks: Vec<String>,
    /// By value.
    pub values: FxHashMap<Value, String>,
}

/// True if numbers may be names: in facts they are, in text only while they count up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Numbers {
    /// `%7` stays `%7`.
    Kept,
    /// `%7` becomes `%v7`, unless it is a parameter, and the block `7` becomes `b7`.
    Spelled,
}

impl Names {
    /// Names the nodes and values of `plan`.
    pub fn new(plan: &Plan, numbers: Numbers) -> Names {
        let mut namer = Namer::new(plan.function, numbers);
        let blocks = namer.blocks(plan.function, plan.outline);
        let mut values = FxHashMap::default();
        for &parameter in &plan.function.parameters {
            let name = plan.function.value_name(parameter)[1..].to_owned();
            values.insert(Value::Parameter(parameter), name);
        }
        for value in plan.steps.iter().flatten().filter_map(|step| step.result) {
            let name = namer.value(plan.function, value);
            values.insert(value, name);
        }
        Names { blocks, values }
    }
}

struct Namer {
    numbers: Numbers,
    taken: FxHashSet<String>,
    /// The numbers of the copies of each stem so far.
    copies: FxHashMap<String, u32>,
    /// Values with a copy.
    met: FxHashSet<u32>,
}

impl Namer {
    fn new(function: &Function, numbers: Numbers) -> Namer {
        let blocks = function.blocks.iter().map(|block| function.block_name(block.id).to_owned());
        let results = function.instructions.iter().filter_map(|instruction| instruction.result);
        let values = function.parameters.iter().copied().chain(results);
        let values = values.map(|value| function.value_name(value)[1..].to_owned());
        let taken = blocks.chain(values).collect();
        Namer { numbers, taken, copies: FxHashMap::default(), met: FxHashSet::default() }
    }

    fn blocks(&mut self, function: &Function, outline: &Outline) -> Vec<String> {
        let mut met = FxHashSet::default();
        let nodes = outline.nodes.iter();
        nodes
            .map(|node| match node.origin {
                Some(block) => self.name(function.block_name(block), "b", met.insert(block)),
                None if node.gathers() => self.name("gather", "b", false),
                None => self.name("dispatch", "b", false),
            })
            .collect()
    }

    fn value(&mut self, function: &Function, value: Value) -> String {
        match value {
            Value::Parameter(old) => function.value_name(old)[1..].to_owned(),
            Value::Copied { value: old, .. } => {
                let first = self.met.insert(old);
                self.name(&function.value_name(old)[1..], "v", first)
            }
            Value::Joined { value: old, .. } => self.name(&function.value_name(old)[1..], "v", false),
            Value::Carried { phi, .. } => {
                let old = function.instruction(phi).result.expect("a phi has a result");
                self.name(&function.value_name(old)[1..], "v", false)
            }
            Value::Label { .. } | Value::Choice { .. } => self.name("label", "v", false),
            Value::Test { .. } => self.name("case", "v", false),
        }
    }

    /// The name made of `old`: itself for the first copy, unless it is a number that has to be spelled.
    fn name(&mut self, old: &str, letter: &str, first: bool) -> String {
        let is_number = old.bytes().all(|byte| byte.is_ascii_digit());
        if first && (!is_number || self.numbers == Numbers::Kept) {
            return old.to_owned();
        }
        let stem = if is_number { format!("{letter}{old}") } else { old.to_owned() };
        if first && self.taken.insert(stem.clone()) {
            return stem;
        }
        loop {
            let count = self.copies.entry(stem.clone()).or_insert(0);
            *count += 1;
            let (open, quote) = name::open(&stem);
            let name = format!("{open}.{count}{quote}");
            if self.taken.insert(name.clone()) {
                return name;
            }
        }
    }
}
