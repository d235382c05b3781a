//! A program as the machines see it: a fact base whose functions are resolved when they are first called.

use crate::{bytecode::Code, layout::Layout};
use dfquery_engine::base::FactBase;
use dfquery_graph::{Graph, function::Function};
use dfquery_rules::{entity, relation};
use rustc_hash::FxHashMap;
use std::sync::OnceLock;

/// A fact base with a memory layout. It can be shared between threads.
pub struct Program<'a> {
    /// The facts.
    pub base: &'a FactBase,
    /// The place of globals and functions.
    pub layout: Layout,
    functions: FxHashMap<&'a str, u32>,
    /// The functions that find out what to call, by the names of what is called.
    resolvers: FxHashMap<&'a str, &'a str>,
    codes: Vec<OnceLock<Code>>,
    /// The functions that are graphs, and have no control flow.
    pub graphs: Vec<&'a Graph>,
}

impl<'a> Program<'a> {
    /// Lays out the globals of `base`.
    pub fn new(base: &'a FactBase) -> Program<'a> {
        let names = base.entities_of::<entity::Function>();
        let blocks = base.entities_of::<entity::Block>();
        let bodies = (0..base.parts()).filter(|&part| !blocks.of_part(part).is_empty());
        let functions = bodies.map(|part| (names.local_name(part), part)).collect();
        let codes = (0..base.parts()).map(|_| OnceLock::new()).collect();
        let text = |symbol| base.symbol_text(symbol);
        let resolver = |row: relation::Resolver| (text(row.global), text(row.resolver));
        let resolvers = base.tuples().map(resolver).collect();
        Program { base, layout: Layout::new(base), functions, resolvers, codes, graphs: Vec::new() }
    }

    /// The same with functions that are graphs already.
    pub fn with_graphs(mut self, graphs: impl Iterator<Item = &'a Graph>) -> Program<'a> {
        self.graphs.extend(graphs);
        self
    }

    /// The function called `name`, without `@`, by an alias too, if it has a body.
    pub fn function(&self, name: &str) -> Option<u32> {
        self.functions.get(name).copied().or_else(|| {
            let global = format!("@{name}");
            let other = self.layout.function_at(self.layout.address(&global)?)?;
            self.functions.get(other.strip_prefix('@')?).copied()
        })
    }

    /// The function with a body, with its `@`, that finds what a call of `global`, an `ifunc`, is a call of.
    pub fn resolver(&self, global: &str) -> Option<&'a str> {
        let own = || self.layout.function_at(self.layout.address(global)?);
        let resolver = self.resolvers.get(global).or_else(|| self.resolvers.get(own()?))?;
        self.function(resolver.strip_prefix('@')?).map(|_| *resolver)
    }

    /// The resolved form of `function`.
    pub fn code(&self, function: u32) -> &Code {
        let code = &self.codes[function as usize];
        code.get_or_init(|| Code::new(&Function::new(self.base, function), &self.layout))
    }

    /// The full name of an instruction: `f/bb3:2`.
    pub fn instruction_name(&self, instruction: u32) -> String {
        self.base.name(self.base.type_of::<entity::Instruction>(), instruction)
    }
}
