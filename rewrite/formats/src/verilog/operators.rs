//! Which module an operator is an instance of.

use super::{floats, library::Library};
use dfquery_extract::without_types;
use dfquery_graph::{Graph, LicId, Op, Operand, Operator, Reduction, evaluate::lanes_in, order::ByteOrder};

/// A module with the parameters and ports that are told by the operator alone.
pub struct Cell {
    /// The module.
    pub module: String,
    /// Parameters with their values.
    pub parameters: Vec<(&'static str, String)>,
    /// The port of data for each input, if it has one; inputs in a row with the same port share it.
    pub ins: Vec<Option<&'static str>>,
    /// The port of data for each output.
    pub outs: Vec<Option<&'static str>>,
    /// True if it has a clock and a reset.
    pub clocked: bool,
    /// The parameter that says how many registers it has between operands and results, if it may have any.
    pub stages: Option<&'static str>,
}

/// The reason why an operator has no module.
pub type Reason = String;

impl Cell {
    fn new(module: &str, ins: &[&'static str], outs: &[&'static str]) -> Cell {
        let port = |name: &&'static str| Some(*name).filter(|name| !name.is_empty());
        let [ins, outs] = [ins, outs].map(|names| names.iter().map(port).collect());
        Cell { module: module.to_owned(), parameters: Vec::new(), ins, outs, clocked: false, stages: None }
    }

    fn with(mut self, name: &'static str, value: impl ToString) -> Cell {
        self.parameters.push((name, value.to_string()));
        self
    }

    fn clocked(self) -> Cell {
        Cell { clocked: true, ..self }
    }
}

/// Bits of a signal for values of `width` bits; tokens without any have a signal too, which is 0.
pub fn signal(width: u32) -> u32 {
    width.max(1)
}

/// The cell of `op`, which is part of `graph`.
///
/// # Errors
///
/// A [`Reason`], with the place of the operator.
pub fn cell(graph: &Graph, op: &Op, library: &Library) -> Result<Cell, Reason> {
    let what = || format!("{} has no circuit{}", described(op), place(op));
    let vector = op.lanes.unwrap_or(1) != 1;
    let found = if vector {
        None
    } else {
        steering(op)
            .or_else(|| counting(op))
            .or_else(|| access(graph, op))
            .or_else(|| computing(graph, op, library))
    };
    found.ok_or_else(what)
}

/// An operator in words: `call` of `@f`, `fadd`.
fn described(op: &Op) -> String {
    let name = op.operator.name();
    match &op.operator {
        Operator::Call { callee: Some(callee) } => format!("`call` of `{callee}`"),
        _ if op.lanes.unwrap_or(1) != 1 => format!("`{name}` of vectors"),
        Operator::Load { .. } | Operator::Store { .. } => {
            format!("`{name}` of several numbers with the highest byte first")
        }
        Operator::Alloca { .. } => "`alloca` outside of what runs once".to_owned(),
        _ => format!("`{name}`"),
    }
}

/// The block and the source location of `op`.
fn place(op: &Op) -> String {
    let block = if op.block.is_empty() { String::new() } else { format!(" in {}", op.block.as_str()) };
    let loc = op.loc.as_ref().map(|loc| format!(" at {loc}")).unwrap_or_default();
    block + &loc
}

/// The cell of what steers values and builds predicates.
fn steering(op: &Op) -> Option<Cell> {
    let count = op.ins.len();
    let width = signal(op.width);
    Some(match op.operator {
        Operator::Pick => Cell::new("df_pick", &["select", "a", "b"], &["out"]).with("WIDTH", width),
        Operator::Switch => Cell::new("df_switch", &["select", "in"], &["out0", "out1"]).with("WIDTH", width),
        Operator::Filter => Cell::new("df_filter", &["control", "in"], &["out"]).with("WIDTH", width),
        Operator::Repeat => {
            Cell::new("df_repeat", &["control", "in"], &["out"]).with("WIDTH", width).clocked()
        }
        Operator::RepeatWhile => {
            Cell::new("df_repeat_while", &["control", "in"], &["out"]).with("WIDTH", width).clocked()
        }
        Operator::Interleave => {
            Cell::new("df_interleave", &["again", "more"], &["out"]).with("ENTRIES", op.entries()?).clocked()
        }
        Operator::Pickany => Cell::new("df_pickany", &["a", "b"], &["out0", "out1"]).with("WIDTH", width),
        Operator::Gate => Cell::new("df_gate", &["", "in"], &["out"]).with("WIDTH", width),
        Operator::Source => Cell::new("df_source", &[""], &["out"]).with("WIDTH", width),
        Operator::Mov => Cell::new("df_mov", &["in"], &["out"]).with("WIDTH", width),
        Operator::Not => Cell::new("df_not", &["in"], &["out"]).with("WIDTH", width),
        Operator::Land => {
            Cell::new("df_shortcut", &vec!["in"; count], &["out"]).with("INPUTS", count).with("STOP", "1'b0")
        }
        Operator::Lor => {
            Cell::new("df_shortcut", &vec!["in"; count], &["out"]).with("INPUTS", count).with("STOP", "1'b1")
        }
        Operator::Predprop => Cell::new("df_predprop", &["predicate", "condition"], &["out0", "out1"]),
        Operator::Predmerge => Cell::new("df_predmerge", &["a", "b"], &["out0", "out1"]),
        Operator::All => Cell::new("df_join", &vec![""; count], &[""]).with("INPUTS", count),
        _ => return None,
    })
}

/// The cell of what counts and sums up.
fn counting(op: &Op) -> Option<Cell> {
    const PREDICATES: [&str; 10] = ["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"];
    const OPERATIONS: [&str; 6] = ["add", "sub", "mul", "and", "or", "xor"];
    let number = |names: &[&str], name: &str| names.iter().position(|known| name == *known);
    let width = signal(op.width);
    Some(match &op.operator {
        Operator::Count { name, next } => {
            Cell::new("df_count", &["start", "step", "bound"], &["out0", "out1"])
                .with("WIDTH", width)
                .with("NEXT", u8::from(*next))
                .with("PREDICATE", number(&PREDICATES, name.strip_prefix("count.")?)?)
                .clocked()
        }
        Operator::Reduce { name } => {
            let Reduction { is_while, operator } = Reduction::of(name)?;
            let cell = match operator {
                "all" => Cell::new("df_reduce_all", &["control", "", ""], &[""]),
                _ => Cell::new("df_reduce", &["control", "first", "in"], &["out"])
                    .with("WIDTH", width)
                    .with("OPERATION", number(&OPERATIONS, operator)?),
            };
            cell.with("WHILE", u8::from(is_while)).clocked()
        }
        Operator::Carry | Operator::CarryWhile => {
            Cell::new("df_carry", &["control", "first", "next"], &["out0", "out1"])
                .with("WIDTH", width)
                .with("WHILE", u8::from(op.operator == Operator::CarryWhile))
                .clocked()
        }
        _ => return None,
    })
}

/// The cell of what touches memory.
fn access(graph: &Graph, op: &Op) -> Option<Cell> {
    let address = |at: usize| op.ins[at].width(graph);
    Some(match op.operator {
        Operator::Load { .. } | Operator::Store { .. } if !moves_number(op) => return None,
        Operator::Load { .. } => Cell::new("df_load", &["address", ""], &["out", ""])
            .with("WIDTH", op.width)
            .with("ADDRESS", address(0))
            .with("LATENCY", "LATENCY")
            .clocked(),
        Operator::Store { .. } => Cell::new("df_store", &["value", "address", ""], &[""])
            .with("WIDTH", op.width)
            .with("ADDRESS", address(1))
            .with("LATENCY", "LATENCY")
            .clocked(),
        Operator::Alloca { .. } if runs_once(graph, op) => {
            Cell::new("df_alloca", &[""], &["out", ""]).with("WIDTH", op.width)
        }
        _ => return None,
    })
}

/// True if the access `op` moves one number, which the memory outside puts in the order of the target.
fn moves_number(op: &Op) -> bool {
    let (Operator::Load { bytes, .. } | Operator::Store { bytes, .. }) = op.operator else { return false };
    let order = ByteOrder::of(&op.immediates, bytes);
    order.is_some_and(|order| order.is_lowest_first() || order.is_number(op.width))
}

/// Returns true if the allocation `op` is made once in an invocation, and of one element.
fn runs_once(graph: &Graph, op: &Op) -> bool {
    let group = |lic: LicId| &graph.lic(lic).group;
    match (&op.ins[..], graph.order_in) {
        ([Operand::Lic(order)], Some(start)) => group(*order) == group(start),
        _ => false,
    }
}

/// The cell of what computes.
fn computing(graph: &Graph, op: &Op, library: &Library) -> Option<Cell> {
    match &op.operator {
        Operator::Gep { offset, scales, index_widths } => gep(op, *offset, scales, index_widths),
        Operator::Pure(name) => pure(graph, op, name, library),
        _ => None,
    }
}

fn gep(op: &Op, offset: i64, scales: &[i64], index_widths: &[u32]) -> Option<Cell> {
    let width = op.width;
    if op.ins.len() != scales.len() + 1 {
        return None;
    }
    let number = |value: i64| format!("{width}'d{}", dfquery_graph::Bits::from_i64(width, value));
    let Some(index) = index_widths.iter().max() else {
        return Some(
            Cell::new("df_offset", &["base"], &["out"]).with("WIDTH", width).with("OFFSET", number(offset)),
        );
    };
    let steps: Vec<String> = scales.iter().rev().map(|&scale| number(scale)).collect();
    let ins: Vec<&str> = std::iter::once("base").chain(scales.iter().map(|_| "indices")).collect();
    let cell = Cell::new("df_gep", &ins, &["out"]).with("WIDTH", width).with("INDICES", scales.len());
    Some(
        cell.with("INDEX", index)
            .with("SCALES", format!("{{{}}}", steps.join(", ")))
            .with("OFFSET", number(offset)),
    )
}

/// The cell of the pure operator `name`: that of a conversion, or of the module that is called as it.
fn pure(graph: &Graph, op: &Op, name: &str, library: &Library) -> Option<Cell> {
    let operand = op.ins.first()?.width(graph);
    let (width, operand) = (signal(op.width), signal(operand));
    let converting =
        |module| Cell::new(module, &["in"], &["out"]).with("WIDTH", width).with("OPERAND", operand);
    match name {
        "zext" | "trunc" | "ptrtoint" | "ptrtoaddr" | "inttoptr" | "addrspacecast" => {
            return Some(converting("df_resize"));
        }
        "sext" => return Some(converting("df_sext")),
        "fneg" => return Some(Cell::new("df_fneg", &["in"], &["out"]).with("WIDTH", width)),
        "bitcast" | "freeze" => return Some(Cell::new("df_mov", &["in"], &["out"]).with("WIDTH", width)),
        "extractvalue" => return Some(converting("df_extractvalue").with("AT", op.immediates.first()?)),
        "select" => {
            return Some(Cell::new("df_select", &["condition", "a", "b"], &["out"]).with("WIDTH", width));
        }
        _ if name.starts_with("llvm.") && lanes_in(name).is_some() => return None,
        _ => {}
    }
    if let Some(cell) = float(graph, op, name) {
        return cell;
    }
    let plain = name.strip_prefix("llvm.").map_or(name, without_types).replace('.', "_");
    let module = format!("df_{plain}");
    let width = if plain.starts_with("icmp_") { operand } else { width };
    let ins: &[&str] = match plain.as_str() {
        _ if !library.has(&module) => return None,
        "ctpop" | "bswap" | "bitreverse" | "fabs" => &["in"],
        "abs" | "ctlz" | "cttz" => &["in", "poison"],
        "fshl" | "fshr" => &["a", "b", "by"],
        _ => &["a", "b"],
    };
    (ins.len() == op.ins.len()).then(|| Cell::new(&module, ins, &["out"]).with("WIDTH", width))
}

/// The cell of the operator `name` on floats, if it is one; of formats of 16, 32 and 64 bits of IEEE 754.
fn float(graph: &Graph, op: &Op, name: &str) -> Option<Option<Cell>> {
    let plain = name.strip_prefix("llvm.").map_or(name, without_types);
    let (plain, predicate) = plain.split_once('.').map_or((plain, None), |(plain, by)| (plain, Some(by)));
    let operands = floats::operands(plain)?;
    let operand = op.ins.first()?.width(graph);
    let is_float = |width: u32| [16, 32, 64].contains(&width);
    let [takes, gives] = floats::sides(plain);
    let is_other = name.contains("bf16") || name.contains("ppcf128") || op.ins.len() != operands;
    if is_other || takes && !is_float(operand) || gives && !is_float(op.width) || operand.max(op.width) > 128
    {
        return Some(None);
    }
    let mut cell = Cell::new(&format!("df_{plain}"), &floats::PORTS[..operands], &["out"])
        .with("WIDTH", signal(op.width))
        .with("OPERAND", operand)
        .clocked();
    if plain == "fcmp" {
        let number = floats::PREDICATES.iter().position(|known| Some(*known) == predicate);
        let Some(number) = number else { return Some(None) };
        cell = cell.with("PREDICATE", number);
    }
    Some(Some(Cell { stages: Some("STAGES"), ..cell }))
}
