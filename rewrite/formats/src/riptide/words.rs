//! Widths of RipTide's machine, and the names of operators there.

/// Bits of a word.
pub const WORD: u32 = 32;
/// Bytes of a word, by which indices count.
pub const BYTES: i64 = 4;
/// Bits of a pointer, as in LLVM IR without a data layout.
pub const POINTER: u32 = 64;

/// Pure operators of two words, and their names there.
pub const ARITHMETIC: [(&str, &str); 9] = [
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
pub const COMPARISONS: [(&str, &str); 9] = [
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
