//! Readers: compiler IR in, a fact base out.

pub mod analysis;
mod avr;
pub mod bitcode;
pub mod entirety;
mod fault;
mod function_writer;
pub mod lir;
mod llvm;
pub mod machine;
pub mod modules;
pub mod objects;
pub mod order;
mod read;
pub mod source;

/// The places of the parts of LLVM IR in its text, for programs that print it again.
pub mod text {
    pub use crate::llvm::{BlockText, InstructionText, Listing, Listings, Token, canonical, tokens};
}

pub use llvm::{Outline, is_absolute, without_types};
pub use read::{Edited, Reading, function_names, read, read_all, read_edited, read_functions};
pub use source::Source;

/// The relations that tell from metadata what may be at the same address. A facts directory has or lacks them together.
pub const OF_ALIASES: [&str; 5] = ["access_tag", "type_tag", "type_member", "alias_scope", "noalias_scope"];

/// The relation about modules whose data layout has the highest byte first. A facts directory may lack it.
pub const OF_BYTE_ORDER: [&str; 1] = ["highest_first"];

/// The relation about variables in address spaces of their own. A facts directory may lack it.
pub const OF_SPACES: [&str; 1] = ["global_space"];

/// The relations about copies of arguments and about further arguments. A facts directory has or lacks them together.
pub const OF_ARGUMENT_LISTS: [&str; 2] = ["passed_argument", "argument_list"];

/// The relation about constants that hold addresses. A facts directory may lack it.
pub const OF_CONSTANTS: [&str; 1] = ["constant_part"];

/// The relations that say what functions and values are in the source. A facts directory has or lacks them together.
pub const OF_SOURCES: [&str; 2] = ["function_location", "variable"];

/// The relations that say where code was inlined, and where the files of the source are. A facts directory has or lacks them
/// together.
pub const OF_PLACES: [&str; 2] = ["inlined_at", "source_directory"];

/// The relations that say how the functions and objects of a program fit together. A facts directory has or lacks them
/// together.
pub const OF_PROGRAMS: [&str; 18] = [
    "function_name",
    "linkage",
    "comdat",
    "declared_function",
    "global_alias",
    "resolver",
    "function_type",
    "variadic",
    "result_attribute",
    "gep_type",
    "allocation_type",
    "allocation_count",
    "global_type",
    "type_array",
    "relative_pointer",
    "callee_operand",
    "call_type",
    "call_result_attribute",
];

/// The relations that no reader fills: what users ask of an analysis. A facts directory may lack them.
pub const ASKED: [&str; 24] = [
    "divergence_source",
    "work_group",
    "target_class",
    "convergence_model",
    "tuple_budget",
    "known_call",
    "result_follows",
    "result_stride",
    "world",
    "memory_detail",
    "merged_object",
    "memory_object",
    "call_effect",
    "shared_load",
    "entry_function",
    "model",
    "source_model",
    "sink_model",
    "summary_model",
    "barrier_model",
    "guard_model",
    "kind_flow",
    "taint_mode",
    "flat_type",
];
