//! Readers of methods as RyuJIT has them: trees (`.hir`), and linear code (`.lir`).
//!
//! ```text
//! method f(a:i32, p:ref) -> i32 locals x:i32 {
//! bb0:
//!   stmt @0x0000 (store x (add (lcl a) (comma (call g (lcl a)) (ind (lcl p)))))
//!   stmt @0x0006 (jtrue (lt!rev (lcl x) (cns 8))) -> bb1, bb0
//! bb1:
//!   stmt (ret (lcl x))
//! }
//! ```
//!
//! ```text
//! method f(a:i32, p:ref) -> i32 locals x:i32 stage contained {
//! bb0:
//!         il 0x0000
//!   t2 =  add.i32 t1 [ind.i32 [lea base=t4 off=8]]
//!         store x t2
//!         -> bb1
//! …
//! }
//! ```
//!
//! Linear code may be followed by `from { … }`, the trees that it was made of; `#3` after a node then says that it does what
//! the third node of these does. Lines that begin with a dot change raw facts: `.next t1 -> t2`, `.previous t2 -> t1`,
//! `.first bb0 t1`, `.last bb0 t1`, `.drop t2`, `.operand t6.1 = t1`, `.contain t4 t6`.

mod facts;
mod foreign;
mod instructions;
mod layout;
mod lexer;
mod linear;
mod method;
mod morph;
mod operation;
mod reader;
mod trees;
mod words;

pub use method::{Argument, Linear, Method, Node, NodeId, Signature, Stage, Statement, Tree, TreeId, Trees};
pub use morph::morph;
pub use operation::{Access, Half, Op, Operation, Target, Type};

use dfquery_engine::{base::FactBase, diagnostic::Diagnostic, schema::Schema};
use std::sync::Arc;

/// The relations that only these readers fill. A facts directory of other functions may lack them, but only all together.
pub const RELATIONS: [&str; 26] = [
    "tree",
    "tree_operand",
    "tree_reversed",
    "tree_local",
    "statement",
    "statement_offset",
    "local_variable",
    "linear_stage",
    "node",
    "node_block",
    "first_node",
    "last_node",
    "next_node",
    "previous_node",
    "node_operand",
    "call_argument",
    "node_local",
    "node_constant",
    "node_address",
    "node_flag",
    "node_carry",
    "node_offset",
    "contained_in",
    "node_origin",
    "node_location",
    "tree_location",
];

/// The methods of `text` that are right, and what is wrong in the others.
pub fn methods(file: &str, text: &str) -> (Vec<Method>, Vec<Diagnostic>) {
    let (methods, mut faults) = reader::methods(text);
    faults.sort_by_key(|fault| fault.start);
    (methods, faults.into_iter().map(|fault| fault.located(file, text)).collect())
}

/// The facts of one method without instructions: its control flow, its trees and its linear code.
pub fn raw_facts(method: &Method, file: &str, text: &str, schema: &Arc<Schema>) -> FactBase {
    facts::write(method, &layout::Layout::of(&method.signature), file, text, schema).base
}

/// The facts of one method: its control flow, its instructions, its trees and its linear code.
///
/// Trees are as the text has them; control flow and instructions are those of the trees that they are rewritten to, in
/// which conditional values are blocks. The same holds for checks of an index: they branch to a call.
///
/// Linear code that cannot be executed as it stands has an instruction `invalid` in every block and nothing else; what is wrong
/// with it is for rules to say.
pub fn facts(method: &Method, file: &str, text: &str, schema: &Arc<Schema>) -> FactBase {
    let rewritten = method.linear.is_none().then(|| morph(method).0);
    let executed = rewritten.as_ref().unwrap_or(method);
    let Some(steps) = instructions::Steps::of(executed) else { return raw_facts(method, file, text, schema) };
    let layout = steps.layout(&executed.signature);
    let place = |label: &String| layout.labels.iter().position(|known| known == label).unwrap_or(0);
    let first = method.signature.labels.iter().map(place).collect();
    let mut facts = facts::write(method, &layout.beginning(first), file, text, schema);
    instructions::write(&executed.signature, &steps, &layout, &mut facts);
    facts.base
}
