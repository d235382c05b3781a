//! Graphs as RipTide's compiler writes them (`.o2p`), both ways.
//!
//! A document is one function that returns nothing, on a machine whose words have 32 bits. A vertex has inputs, each the
//! value of a vertex, an argument or a constant; one that is *held* is always there, another constant or argument is
//! there once an invocation:
//!
//! ```text
//! CARRY d, a, b       pick d' [b, a]      d' is d behind an initial value, by which `a` comes first
//! INVARIANT d, v      repeat d, v         MERGE d, a, b    pick d, b, a
//! STEER d, v          switch d, v         SELECT d, a, b   select d, a, b
//! STREAM a, z, s      count.slt a, s, z   LOAD p, i [, t]  gep and load, after the token t
//! ```
//! `"pred"` says for which value of `d` there is another one. A predicate is a word here and a bit in graphs, a token of
//! order is a word that nobody looks at, and pointers count elements.
//!
//! Source  semantics/dataflow of the public verifier of RipTide's compiler (WaveCert)

mod read;
mod write;

pub use read::{is_riptide, read};
pub use write::write;

/// Bits of a word.
const WORD: u32 = 32;
/// Bytes of a word, by which indices count.
const BYTES: i64 = 4;
/// Bits of a pointer, as in LLVM IR without a data layout.
const POINTER: u32 = 64;

/// Pure operators of two words, and their names there.
const ARITHMETIC: [(&str, &str); 9] = [
    ("add", "ARITH_CFG_OP_ADD"),
    ("sub", "ARITH_CFG_OP_SUB"),
    ("and", "ARITH_CFG_OP_AND"),
    ("or", "ARITH_CFG_OP_OR"),
    ("xor", "ARITH_CFG_OP_XOR"),
    ("shl", "ARITH_CFG_OP_SHL"),
    ("lshr", "ARITH_CFG_OP_LSHR"),
    ("ashr", "ARITH_CFG_OP_ASHR"),
    ("mul", "MUL_CFG_OP_MUL"),
];

/// Comparisons, and their names there.
const COMPARISONS: [(&str, &str); 9] = [
    ("icmp.eq", "ARITH_CFG_OP_EQ"),
    ("icmp.sge", "ARITH_CFG_OP_SGE"),
    ("icmp.sgt", "ARITH_CFG_OP_SGT"),
    ("icmp.sle", "ARITH_CFG_OP_SLE"),
    ("icmp.slt", "ARITH_CFG_OP_SLT"),
    ("icmp.uge", "ARITH_CFG_OP_UGE"),
    ("icmp.ugt", "ARITH_CFG_OP_UGT"),
    ("icmp.ule", "ARITH_CFG_OP_ULE"),
    ("icmp.ult", "ARITH_CFG_OP_ULT"),
];

#[cfg(test)]
mod tests;
