//! Operators on IEEE floats as modules: each fires like any other, and has its arithmetic in a core of its own.
//!
//! The core that is printed is for simulation, by `real`, and for sums of products by integers. Rounding is to nearest,
//! ties to even, as in `evaluate/float.rs`: binary64 first, which is innocuous for the sums, products, quotients and
//! roots of narrower formats. A core for synthesis has the same name and ports.

use std::fmt::Write as _;

/// One operator on floats.
struct Operation {
    /// Its name, without types.
    name: &'static str,
    operands: usize,
    about: &'static str,
    /// The result as an expression.
    body: &'static str,
}

const fn operation(
    name: &'static str,
    operands: usize,
    about: &'static str,
    body: &'static str,
) -> Operation {
    Operation { name, operands, about, body }
}

/// The ports of operands.
pub const PORTS: [&str; 3] = ["a", "b", "c"];

const FUSED: &str = "fused(widen(a), widen(b), widen(c))";

const OPERATIONS: [Operation; 19] = [
    operation("fadd", 2, "The sum", "narrow($realtobits(number(a) + number(b)))"),
    operation("fsub", 2, "The difference", "narrow($realtobits(number(a) - number(b)))"),
    operation("fmul", 2, "The product", "narrow($realtobits(number(a) * number(b)))"),
    operation("fdiv", 2, "The quotient", "narrow($realtobits(number(a) / number(b)))"),
    operation("sqrt", 1, "The square root", "narrow($realtobits($sqrt(number(a))))"),
    operation("fma", 3, "The sum of a product and a number, rounded once", FUSED),
    operation("fmuladd", 3, "The same where rounding twice is allowed, too", FUSED),
    operation("floor", 1, "The next integer below", "narrow(whole(widen(a), a[OPERAND-1]))"),
    operation("ceil", 1, "The next integer above", "narrow(whole(widen(a), ~a[OPERAND-1]))"),
    operation("trunc", 1, "The next integer towards 0", "narrow(whole(widen(a), 1'b0))"),
    operation(
        "minnum",
        2,
        "The lower of two numbers; of a NaN and a number the number",
        "is_nan(a) | ~is_nan(b) & number(b) < number(a) ? b : a",
    ),
    operation(
        "maxnum",
        2,
        "The higher of two numbers; of a NaN and a number the number",
        "is_nan(a) | ~is_nan(b) & number(b) > number(a) ? b : a",
    ),
    operation("fpext", 1, "The same number in a wider format", "narrow(widen(a))"),
    operation("fptrunc", 1, "The nearest number of a narrower format", "narrow(widen(a))"),
    operation(
        "fptosi",
        1,
        "The signed integer towards 0, the nearest one there is",
        "integral(widen(a), 1'b1)",
    ),
    operation(
        "fptoui",
        1,
        "The unsigned integer towards 0, the nearest one there is",
        "integral(widen(a), 1'b0)",
    ),
    operation("sitofp", 1, "The number nearest to a signed integer", "encode(a[OPERAND-1], magnitude(a), 0)"),
    operation("uitofp", 1, "The number nearest to an unsigned integer", "encode(1'b0, a, 0)"),
    operation(
        "fcmp",
        2,
        "The comparison that the bits of PREDICATE allow: equal, greater, less, unordered",
        "is_nan(a) | is_nan(b) ? PREDICATE[3] :\n      \
         PREDICATE[0] & number(a) == number(b) | PREDICATE[1] & number(a) > number(b) |\n      \
         PREDICATE[2] & number(a) < number(b)",
    ),
];

/// The comparisons by the number that is their PREDICATE, which is LLVM's.
pub const PREDICATES: [&str; 16] = [
    "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "uno", "ueq", "ugt", "uge", "ult", "ule",
    "une", "true",
];

/// Number of operands of the operator `name`, if it is one of these.
pub fn operands(name: &str) -> Option<usize> {
    OPERATIONS.iter().find(|operation| operation.name == name).map(|operation| operation.operands)
}

/// True where the operator `name` takes floats, and where it gives one.
pub fn sides(name: &str) -> [bool; 2] {
    match name {
        "fptosi" | "fptoui" | "fcmp" => [true, false],
        "sitofp" | "uitofp" => [false, true],
        _ => [true, true],
    }
}

/// The ending of the names of cores.
pub const CORE: &str = "_core";

/// Functions of all cores.
const FUNCTIONS: &str = include_str!("../../verilog/floats.svh");

/// The modules of all operators.
pub fn modules() -> String {
    OPERATIONS.iter().map(modules_of).collect()
}

fn modules_of(operation: &Operation) -> String {
    let Operation { name, operands, about, body } = operation;
    let ports = || PORTS[..*operands].iter();
    let declared: String = ports().map(|port| format!("  input  logic [OPERAND-1:0] {port},\n")).collect();
    let connected: String = ports().map(|port| format!(".{port}({port}), ")).collect();
    let last = operands - 1;
    let parameters = "  parameter integer WIDTH = 32,\n  parameter integer OPERAND = 32,\n  \
                      parameter logic [3:0] PREDICATE = 4'd0,\n  parameter integer STAGES = 0";
    let given = ".WIDTH(WIDTH), .OPERAND(OPERAND), .PREDICATE(PREDICATE), .STAGES(STAGES)";
    let mut text = format!(
        "
// {about}. It comes STAGES cycles after the firing.
module df_{name} #(
{parameters}
) (
  input  logic clock,
  input  logic reset,
{declared}  input  logic [{last}:0] in_valid,
  output logic [{last}:0] in_ready,
  output logic [WIDTH-1:0] out,
  output logic out_valid,
  input  logic out_ready
);
  df_{name}{CORE} #({given}) core (.clock(clock), {connected}.out(out));
  df_join #(.INPUTS({operands})) joined (
    .in_valid(in_valid), .in_ready(in_ready), .out_valid(out_valid), .out_ready(out_ready)
  );
endmodule
"
    );
    write!(
        text,
        "
// The arithmetic of df_{name} for simulation: operands each cycle, the result STAGES cycles later.
// With DF_CORES defined a core for synthesis takes its place, a module of this name with these parameters and ports.
module df_{name}{CORE} #(
{parameters}
) (
  input  logic clock,
{declared}  output logic [WIDTH-1:0] out
);
{FUNCTIONS}
  wire [WIDTH-1:0] result = {body};
  df_delay #(.WIDTH(WIDTH), .STAGES(STAGES)) delay (.clock(clock), .in(result), .out(out));
endmodule
"
    )
    .expect("a string takes everything");
    text
}
