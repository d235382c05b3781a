//! The reader of textual LLVM IR, versions 15 to 22.
//!
//! `module` walks the top level and finds where function bodies stand, `function` reads one body into a flat
//! tree, `facts` writes the tree as rows. Bodies are independent of each other, so they are read in parallel.

mod annotation;
mod arrays;
mod assembly;
mod attribute;
mod constant;
mod constant_text;
mod convention;
mod extent;
mod facts;
pub(crate) mod fault;
mod float;
mod fold;
mod function;
mod global;
mod instruction;
mod launch;
mod layout;
mod lexer;
mod listing;
mod locals;
mod metadata;
mod module;
pub(crate) mod name;
mod number;
pub(crate) mod opcode;
mod order;
mod outline;
mod parser;
mod piece;
mod relations;
mod tbaa;
mod types;
mod variable;

pub use facts::without_types;
pub use lexer::Token;
pub use listing::{BlockText, InstructionText, Listing, Listings, tokens};
pub use metadata::is_absolute;
pub use module::Module;
pub use name::canonical;
pub use outline::Outline;
pub use piece::add;
