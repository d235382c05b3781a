//! The reader of machine IR: blocks of instructions with typed virtual registers, or dataflow operators on channels.
//!
//! ```text
//! gcd: %a:ci32, %b:ci32, %in_mem_ord:ci0 -> %x:ci32, %in_mem_ord:ci0
//!   bb.0:
//!     successors: %bb.1, %bb.2
//!     %cmp:ci1 = ICMP.EQ32 %a:ci32, 0
//!     BT %cmp, %bb.2
//!     BR %bb.1
//! ```
//! A function begins with its name, what it takes and what it returns; a register of `ci0` carries memory order. Without `->`
//! two other headers are known, LLVM's `name: f` before `body: |` and `# Machine code for function f:`; what is
//! read there and never written is a parameter.
//!
//! The number after an operation is the width of its operands. `...` is a value of which nothing is known; `%ign`, `$ign`
//! and `%na` are outputs that are discarded. Text after `;` is a comment.
//!
//! A function with one of [`DATAFLOW`] is a graph already: its operators are taken as they are, and its branches, which they
//! replace, are left aside. Any other function is control flow, and becomes facts: `MOV` is LLVM's `freeze`, and the others are
//! LLVM's instructions of the same name.

mod control;
mod parser;
mod text;
mod tree;
mod widths;

pub use tree::{Block, DATAFLOW, Function, Line, Number, Operand, Register, Span, Successor};

use crate::llvm::fault::Fault;
use dfquery_engine::{
    base::FactBase,
    diagnostic::{Diagnostic, Severity},
    schema::Schema,
};
use std::sync::Arc;

/// The functions of `text`, and what is wrong with those that are left out or doubtful in the others.
pub fn parse(file: &str, text: &str) -> (Vec<Function>, Vec<Diagnostic>) {
    let (functions, faults) = parser::functions(text);
    (functions, faults.into_iter().map(|fault| fault.located(file, text)).collect())
}

/// A warning at a place of a parsed text.
pub fn warning(file: &str, text: &str, span: Span, message: String, help: &str) -> Diagnostic {
    let fault = Fault::warning(span.start, span.end, message);
    if help.is_empty() { fault } else { fault.help(help) }.located(file, text)
}

/// An error at a place of a text that was parsed.
pub fn error(file: &str, text: &str, span: Span, message: String, help: &str) -> Diagnostic {
    let fault = Fault::error(span.start, span.end, message);
    if help.is_empty() { fault } else { fault.help(help) }.located(file, text)
}

/// A function that was read: its name, where that stands, and its facts.
pub type Facts = (String, usize, FactBase);

/// The facts of those of `functions` that are control flow, and what is wrong or doubtful in them.
pub fn facts(
    functions: &[Function],
    file: &str,
    text: &str,
    schema: &Arc<Schema>,
) -> (Vec<Facts>, Vec<Diagnostic>) {
    let (mut read, mut diagnostics) = (Vec::new(), Vec::new());
    for function in functions.iter().filter(|function| !function.is_dataflow()) {
        dfquery_engine::cancel::check();
        let (base, mut faults) = control::write(function, file, text, schema);
        if faults.iter().all(|fault| fault.severity != Severity::Error) {
            read.push((function.name.clone(), function.name_at.start, base));
        }
        faults.sort_by_key(|fault| fault.start);
        diagnostics.extend(faults.into_iter().map(|fault| fault.of(&function.name).located(file, text)));
    }
    (read, diagnostics)
}

/// Reads the functions of `text` that are control flow; those that are graphs already are read by who knows graphs.
pub(crate) fn read(file: &str, text: &str, schema: &Arc<Schema>) -> (Vec<Facts>, Vec<Diagnostic>) {
    let (functions, mut diagnostics) = parse(file, text);
    let (read, found) = facts(&functions, file, text, schema);
    diagnostics.extend(found);
    diagnostics.sort_by_key(|found| found.place.as_ref().map(|place| place.line));
    (read, diagnostics)
}
