//! A program as the machines see it: a fact base whose functions are resolved when they are first called.

use crate::{bytecode::Code, layout::Layout};
use dfquery_engine::base::FactBase;
use dfquery_graph::function::Function;
use dfquery_rules::entity;
use rustc_hash::FxHashMap;
use std::sync::OnceLock;

/// A fact base with a memory layout. It can be shared between threads.
pub struct Program<'a> {
    /// The facts.
    pub base: &'a FactBase,
    /// Where globals and functions lie.
    pub layout: Layout,
    functions: FxHashMap<&'a str, u32>,
    codes: Vec<OnceLock<Code>>,
}

impl<'a> Program<'a> {
    /// Lays out the globals of `base`.
    pub fn new(base: &'a FactBase) -> Program<'a> {
        let names = base.entities_of::<entity::Function>();
        let functions = (0..base.parts()).map(|part| (names.local_name(part), part)).collect();
        let codes = (0..base.parts()).map(|_| OnceLock::new()).collect();
        Program { base, layout: Layout::new(base), functions, codes }
    }

    /// The function called `name`, without `@`, by an alias too, if it has a body.
    pub fn function(&self, name: &str) -> Option<u32> {
        self.functions.get(name).copied().or_else(|| {
            let global = format!("@{name}");
            let other = self.layout.function_at(self.layout.address(&global)?)?;
            self.functions.get(other.strip_prefix('@')?).copied()
        })
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
