//! LLVM bitcode, printed as text without LLVM.
//!
//! [`disassemble`] writes the text that `llvm-dis` of LLVM 22 writes of a file, whichever version since 5 has made it:
//! records and intrinsics of old versions appear as LLVM upgrades them. The reader of text is the only way to facts, so
//! that nothing is done twice.
//!
//! A file is read block by block ([`stream`]) into tables ([`module`]); then the bodies of functions are read one after
//! the other, upgraded, numbered ([`slots`]) and printed. What a file tells of lengths is checked against what is left
//! of it, and a text that becomes far longer than the file is an error, so that no file makes this panic, hang or run
//! out of memory.

mod attribute;
mod bits;
mod body;
mod constant;
mod disassemble;
mod dwarf;
mod error;
mod expand;
mod expansion;
mod fields;
mod find_types;
mod flags;
mod float;
mod fold;
mod intrinsics;
mod layout;
mod metadata;
mod module;
mod name;
mod opcode;
mod print;
mod print_calls;
mod print_constants;
mod print_instructions;
mod print_metadata;
mod print_symbols;
mod read;
mod read_attributes;
mod read_calls;
mod read_constants;
mod read_function;
mod read_globals;
mod read_instructions;
mod read_memory;
mod read_metadata;
mod read_nodes;
mod read_types;
mod reader;
mod slots;
mod stream;
mod symbols;
mod types;
mod upgrade_attributes;
mod upgrade_calls;
mod upgrade_intrinsics;
mod upgrade_metadata;
mod upgrade_objective;
mod wide;

pub use disassemble::{disassemble, disassemble_all, disassemble_named, longest};
pub use error::Error;
pub use read::{is_bitcode, split};
pub use symbols::{Symbols, symbols};
