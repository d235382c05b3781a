//! Graphs as CIRCT's `handshake.func`.
//!
//! A LIC becomes a value with forks for its readers, or a sink; one that holds initial values, or more than one value,
//! becomes a buffer. The other LICs of depth 1 are left to `handshake-insert-buffers{strategy=all}`. What steers becomes `mux`
//! and `cond_br`:
//!
//! ```text
//! pick s, a, b      mux s [a, b]                     filter c, v      cond_br c, v, its true result
//! switch s, v       cond_br s, v                     gate t, v        sync t, v
//! land a, b         mux a [0, b]                     lor a, b         mux a [b, 1]
//! predprop p, c     mux p [0, not c], mux p [0, c]   predmerge p, q   ori p, q and cond_br of q by that
//! repeat c, v       mux (INIT 0 · c) [v, kept], kept being the true result of cond_br c
//! all               join                             pickany          control_merge
//! ```
//! Constants are always there: a `source` for each rate at which some are read, the order of the start for those that
//! are read once, and a `constant` for each. A `gate` of a constant is one too, but where its tokens are the only ones
//! that say how often its reader fires. Pure operators are operations of `arith`; what has none there, calls, opaque
//! values, `alloca`, atomics and addresses of globals are instances of functions that are declared and not defined.
//!
//! Memory is `extmemory`. A pointer argument that is used for nothing but addresses, where every access of the
//! function has one such argument after it, is a memory of its own: in the function it is the index
//! of an element, 0 where it comes in. Otherwise pointers stay addresses, and the function has one memory of
//! bytes, the address space. An access of several elements is as many accesses.
//!
//! Calls are made by values and order only. If a function of the module that has memories is called too, its definition
//! is called `f.memory`, and `f` is left for the user to define, who knows which memory is meant.

mod arith;
mod externals;
mod fixed;
mod function;
mod lower;
mod memory;
mod netlist;
mod rates;
mod read;
mod timed;

use dfquery_graph::{Graph, SkipReason, Skipped};
use externals::{Externals, Signature, quote, string};
use function::Function;
use netlist::list;
pub(crate) use read::circuits;
pub use read::{is_handshake, read};
use std::io::{self, Write};

/// Writes graphs as one module, when all of them are known.
#[derive(Default)]
pub struct Writer {
    functions: Vec<Function>,
    skipped: Vec<Skipped>,
    externals: Externals,
}

impl Writer {
    /// The functions that are left out, so far.
    pub fn skipped(&self) -> &[Skipped] {
        &self.skipped
    }

    /// Adds a function; one that cannot be said is added to those that are left out.
    pub fn function(&mut self, graph: &Graph) {
        match lower::lower(graph, &mut self.externals) {
            Ok(function) => self.functions.push(function),
            Err(reason) => self.skip(Skipped::new(graph.name.as_str(), SkipReason::Inexpressible(reason))),
        }
    }

    /// Adds a function that is left out.
    pub fn skip(&mut self, skipped: Skipped) {
        self.skipped.push(skipped);
    }

    /// Writes the module: the functions, declarations of what they use, and comments for what was left out.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn finish(self, out: &mut impl Write) -> io::Result<()> {
        let Writer { functions, skipped, externals } = self;
        let is_defined = |name: &str, signature: &Signature| {
            functions.iter().any(|function| function.name == name && function.signature == *signature)
        };
        for function in &functions {
            let other_use = externals.get(&function.name).is_some_and(|used| *used != function.signature);
            let symbol = if other_use { format!("{}.memory", function.name) } else { function.name.clone() };
            write_function(out, function, &symbol)?;
        }
        for (symbol, signature) in
            externals.iter().filter(|(symbol, signature)| !is_defined(symbol, signature))
        {
            writeln!(out, "handshake.func private @{}{signature}", quote(symbol))?;
        }
        skipped
            .iter()
            .try_for_each(|skipped| writeln!(out, "// {}: skipped, {}", skipped.name, skipped.reason))
    }
}

fn write_function(out: &mut impl Write, function: &Function, symbol: &str) -> io::Result<()> {
    let results = match &function.signature.outs[..] {
        [] => String::new(),
        types => format!(" -> ({})", list(types)),
    };
    let names = |names: &[String]| list(names.iter().map(|name| string(name)));
    writeln!(
        out,
        "handshake.func @{}({}){results} attributes {{argNames = [{}], resNames = [{}]}} {{",
        quote(symbol),
        list(&function.arguments),
        names(&function.names[0]),
        names(&function.names[1])
    )?;
    writeln!(out, "{}}}", function.body)
}

#[cfg(test)]
mod tests;
