//! The names of operators in Dynamatic's dot.

/// Integer operators, and their names there.
pub const OPERATORS: [(&str, &str); 18] = [
    ("add", "add_op"),
    ("sub", "sub_op"),
    ("mul", "mul_op"),
    ("udiv", "udiv_op"),
    ("sdiv", "sdiv_op"),
    ("urem", "urem_op"),
    ("srem", "srem_op"),
    ("and", "and_op"),
    ("or", "or_op"),
    ("xor", "xor_op"),
    ("shl", "shl_op"),
    ("lshr", "lshr_op"),
    ("ashr", "ashr_op"),
    ("fadd", "fadd_op"),
    ("fsub", "fsub_op"),
    ("fmul", "fmul_op"),
    ("fdiv", "fdiv_op"),
    ("select", "select_op"),
];

/// Conversions, and their names there.
pub const CONVERSIONS: [(&str, &str); 3] = [("zext", "zext_op"), ("sext", "sext_op"), ("trunc", "trunc_op")];
