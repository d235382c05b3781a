//! How a function computes addresses from addresses.

use dfquery_graph::{
    bits::Bits,
    function::{Argument, Function, Instruction},
};
use dfquery_rules::relation;
use rustc_hash::{FxHashMap, FxHashSet};

/// How one value comes from another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// It is the same address, or holds it.
    Same,
    /// It is some bytes further on.
    Plus(i64),
    /// It is some bytes further on, and comes back to be moved on again.
    Cursor(i64),
    /// It is some bytes further on, and any multiple of a stride.
    Strided(i64, i64),
    /// It is somewhere in the same object.
    Any,
}

/// What an instruction does with addresses.
pub enum Action {
    /// Passes on what these operands are.
    Pass(Vec<usize>),
    /// A `getelementptr` with constant indices.
    Member(i64),
    /// A `getelementptr` with others: bytes and a stride.
    Element(i64, i64),
    /// A `getelementptr` of which no more is known.
    Somewhere,
    /// An integer plus a constant.
    Sum(i64),
    /// Another computation with integers.
    Mix,
}

/// What addresses do within a function.
pub struct Steps {
    /// From value to value.
    pub all: Vec<(u32, u32, Step)>,
    /// Numbers of which the function makes pointers.
    pub pointers: FxHashSet<u32>,
    /// The variables of the function that keep an address.
    variables: FxHashSet<u32>,
}

/// The intrinsics that return their first operand.
const PASSING: [&str; 8] = [
    "launder.invariant.group",
    "strip.invariant.group",
    "ssa.copy",
    "ptr.annotation",
    "threadlocal.address",
    "expect",
    "expect.with.probability",
    "preserve.union.access.index",
];
/// Those that return what was computed of it.
const MIXING: [&str; 13] = [
    "ptrmask",
    "preserve.array.access.index",
    "preserve.struct.access.index",
    "umin",
    "umax",
    "smin",
    "smax",
    "uadd.sat",
    "usub.sat",
    "sadd.with.overflow",
    "uadd.with.overflow",
    "ssub.with.overflow",
    "usub.with.overflow",
];

/// The number that `bits` are, if it has at most 32 bits.
pub fn number(bits: &Bits) -> Option<i64> {
    let unused = 64u32.checked_sub(bits.width())?;
    let signed = ((bits.low() << unused) as i64) >> unused;
    i32::try_from(signed).ok().map(i64::from)
}

/// Whether values that wide, or of that type, have room for an address.
pub fn carries(function: &Function, value: u32) -> bool {
    function.width(value) >= 64 || function.value_type(value).starts_with("ptr")
}

/// The name of the intrinsic that `instruction` calls.
pub fn intrinsic<'a>(function: &Function<'a>, instruction: &Instruction) -> Option<&'a str> {
    function.row_at::<relation::Intrinsic>(instruction.id).map(|row| function.text(row.name))
}

pub fn is_call(opcode: &str) -> bool {
    matches!(opcode, "call" | "invoke" | "callbr")
}

/// What `instruction` does with addresses.
pub fn action(function: &Function, instruction: &Instruction) -> Option<Action> {
    let all = || (0..instruction.operands.len()).collect();
    let opcode = function.opcode(instruction);
    let constant = match instruction.operands.get(1) {
        Some(Argument::Constant(bits)) => number(bits),
        _ => None,
    };
    Some(match opcode {
        "bitcast" | "addrspacecast" | "freeze" | "ptrtoint" | "ptrtoaddr" | "inttoptr" | "zext" | "sext"
        | "trunc" => Action::Pass(vec![0]),
        "phi" | "insertvalue" | "extractvalue" | "insertelement" | "extractelement" | "shufflevector" => {
            Action::Pass(all())
        }
        "select" => Action::Pass(vec![1, 2]),
        "getelementptr" => member(function, instruction),
        "add" if constant.is_some() => Action::Sum(constant?),
        "or" if constant.is_some() && function.has_flag(instruction.id, "disjoint") => Action::Sum(constant?),
        "add" | "sub" | "and" | "or" | "xor" => Action::Mix,
        _ => match intrinsic(function, instruction)? {
            name if PASSING.contains(&name) => Action::Pass(vec![0]),
            name if MIXING.contains(&name) => Action::Mix,
            _ => return None,
        },
    })
}

fn member(function: &Function, instruction: &Instruction) -> Action {
    let decimal = |text: &str| text.parse::<i32>().ok().map(i64::from);
    let offset = function.row_at::<relation::GepOffset>(instruction.id);
    let Some(offset) = offset.and_then(|row| decimal(function.text(row.offset))) else {
        return Action::Somewhere;
    };
    let indices = function.rows_at::<relation::GepIndex>(instruction.id);
    if indices.first().is_none() {
        return Action::Member(offset);
    }
    let scales: Vec<i64> =
        indices.filter_map(|row| decimal(function.text(row.scale))).filter(|&scale| scale > 0).collect();
    let tried = scales.iter().copied().chain([1, 2, 4, 8, 16, 32]);
    let common = tried.filter(|by| scales.iter().all(|scale| scale % by == 0)).max();
    match common {
        Some(stride) if !scales.is_empty() => Action::Element(offset, stride),
        _ => Action::Somewhere,
    }
}

/// Values with what can be reached from them.
fn closure(start: impl IntoIterator<Item = u32>, next: &FxHashMap<u32, Vec<u32>>) -> FxHashSet<u32> {
    let mut open: Vec<u32> = start.into_iter().collect();
    let mut found: FxHashSet<u32> = open.iter().copied().collect();
    while let Some(value) = open.pop() {
        for &to in next.get(&value).into_iter().flatten() {
            if found.insert(to) {
                open.push(to);
            }
        }
    }
    found
}

fn graph(edges: impl IntoIterator<Item = (u32, u32)>) -> FxHashMap<u32, Vec<u32>> {
    let mut graph: FxHashMap<u32, Vec<u32>> = FxHashMap::default();
    edges.into_iter().for_each(|(from, to)| graph.entry(from).or_default().push(to));
    graph
}

fn back(edges: &[(u32, u32)]) -> FxHashMap<u32, Vec<u32>> {
    graph(edges.iter().map(|&(from, to)| (to, from)))
}

/// The values in these operands of an instruction.
fn values(instruction: &Instruction, operands: impl IntoIterator<Item = usize>) -> Vec<u32> {
    let value = |operand: usize| match instruction.operands.get(operand) {
        Some(Argument::Value(value)) => Some(*value),
        _ => None,
    };
    operands.into_iter().filter_map(value).collect()
}

impl Steps {
    pub fn new(function: &Function) -> Steps {
        let carries = |value: u32| carries(function, value);
        // Passed on, moved by a constant, by others, and mixed: as they stand.
        let (mut passed, mut plus, mut strided, mut mixed) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for instruction in &function.instructions {
            let (Some(action), Some(to)) = (action(function, instruction), instruction.result) else {
                continue;
            };
            let base = values(instruction, [0]);
            match action {
                Action::Pass(operands) => {
                    passed.extend(values(instruction, operands).into_iter().map(|from| (from, to)));
                }
                Action::Member(by) => plus.extend(base.into_iter().map(|from| (from, to, by))),
                Action::Element(by, stride) => {
                    strided.extend(base.into_iter().map(|from| (from, to, by, stride)))
                }
                Action::Somewhere => mixed.extend(base.into_iter().map(|from| (from, to))),
                Action::Sum(by) if carries(to) => {
                    plus.extend(base.into_iter().map(|from| (from, to, by)));
                    mixed.extend(
                        values(instruction, 1..instruction.operands.len()).into_iter().map(|from| (from, to)),
                    );
                }
                Action::Mix if carries(to) && !is_difference(function, instruction) => {
                    let all = values(instruction, 0..instruction.operands.len());
                    mixed.extend(all.into_iter().map(|from| (from, to)));
                }
                Action::Sum(_) | Action::Mix => {}
            }
        }
        // A constant step on a cycle is done any number of times.
        let moves = plus.iter().map(|&(from, to, _)| (from, to));
        let variables: FxHashSet<u32> = keeping(function).into_iter().collect();
        let mut kept = through(function, &variables);
        kept.retain(|&(from, to)| carries(from) && carries(to));
        let all = graph(passed.iter().copied().chain(moves).chain(kept.iter().copied()));
        let mut fixed = Vec::new();
        for &(from, to, by) in &plus {
            match by != 0 && closure([to], &all).contains(&from) {
                true => strided.push((from, to, 0, by.abs())),
                false => fixed.push((from, to, by)),
            }
        }
        let mut same: Vec<(u32, u32)> =
            passed.into_iter().filter(|&(from, to)| carries(from) && carries(to)).collect();
        same.extend(fixed.iter().filter(|step| step.2 == 0).map(|&(from, to, _)| (from, to)));
        same.extend(kept.iter().copied());
        // A step between what comes from elsewhere and what goes there may be done again.
        let is_loaded = |value: &u32| kept.iter().any(|&(_, to)| to == *value);
        let mut enters = entering(function);
        enters.retain(|value| !is_loaded(value));
        let enters = closure(enters, &graph(same.iter().copied()));
        let moves: Vec<(u32, u32)> = plus.iter().map(|&(from, to, _)| (from, to)).collect();
        let leaves = closure(leaving(function, &variables), &back(&[same.clone(), moves.clone()].concat()));
        let step = |(from, to, by): (u32, u32, i64)| match enters.contains(&from) && leaves.contains(&to) {
            true => (from, to, Step::Cursor(by)),
            false => (from, to, Step::Plus(by)),
        };
        let pointers = function.instructions.iter().filter(|one| function.opcode(one) == "inttoptr");
        let pointers: Vec<u32> =
            pointers.flat_map(|one| values(one, [0])).filter(|&value| carries(value)).collect();
        let pointers = closure(pointers, &back(&[same.clone(), moves, mixed.clone()].concat()));
        let mut all: Vec<(u32, u32, Step)> =
            same.into_iter().map(|(from, to)| (from, to, Step::Same)).collect();
        all.extend(fixed.into_iter().filter(|moved| moved.2 != 0).map(step));
        all.extend(strided.into_iter().map(|(from, to, by, stride)| (from, to, Step::Strided(by, stride))));
        all.extend(mixed.into_iter().map(|(from, to)| (from, to, Step::Any)));
        Steps { all, pointers, variables }
    }

    /// From value to value that is the same address.
    pub fn same(&self) -> Vec<(u32, u32)> {
        let same = self.all.iter().filter(|step| step.2 == Step::Same);
        same.map(|step| (step.0, step.1)).collect()
    }

    /// From value to value in the same object.
    pub fn any(&self) -> Vec<(u32, u32)> {
        self.all.iter().map(|step| (step.0, step.1)).collect()
    }

    /// Returns true if the store is to a variable that keeps an address.
    pub fn is_to_variable(&self, store: &Instruction) -> bool {
        values(store, [1]).iter().any(|variable| self.variables.contains(variable))
    }
}

/// The variables of a function in which it keeps what is no constant address, and with which nothing else is done but to
/// load that.
fn keeping(function: &Function) -> Vec<u32> {
    let is_kept = |value: &Argument| !matches!(value, Argument::Global { .. } | Argument::Expression { .. });
    let is_proper = |one: &Instruction, variable: u32| match function.opcode(one) {
        "load" => true,
        "store" => is_kept(&one.operands[0]) && !values(one, [0]).contains(&variable),
        _ => matches!(intrinsic(function, one), Some("lifetime.start" | "lifetime.end")),
    };
    let is_keeping = |variable: &u32| {
        let uses = |one: &&Instruction| values(one, 0..one.operands.len()).contains(variable);
        function.instructions.iter().filter(uses).all(|one| is_proper(one, *variable))
    };
    let variables = function.instructions.iter().filter(|one| function.opcode(one) == "alloca");
    variables.filter_map(|one| one.result).filter(is_keeping).collect()
}

/// From each value that is stored in one of the variables to each that is loaded from there.
fn through(function: &Function, variables: &FxHashSet<u32>) -> Vec<(u32, u32)> {
    let mut pairs = Vec::new();
    for &variable in variables {
        let of = |opcode: &'static str, at: usize| {
            let meant = move |one: &&Instruction| {
                function.opcode(one) == opcode && values(one, [at]).contains(&variable)
            };
            function.instructions.iter().filter(meant)
        };
        let stored: Vec<u32> = of("store", 1).flat_map(|one| values(one, [0])).collect();
        let loaded = of("load", 0).filter_map(|one| one.result);
        pairs.extend(loaded.flat_map(|to| stored.iter().map(move |&from| (from, to))));
    }
    pairs
}

/// Values that a function gets from elsewhere.
fn entering(function: &Function) -> Vec<u32> {
    let brings = |one: &&Instruction| {
        let opcode = function.opcode(one);
        is_call(opcode) || matches!(opcode, "load" | "atomicrmw" | "cmpxchg")
    };
    let results = function.instructions.iter().filter(brings).filter_map(|one| one.result);
    let all = function.parameters.iter().copied().chain(results);
    all.filter(|&value| carries(function, value)).collect()
}

/// Values that it stores, returns or passes on.
fn leaving(function: &Function, variables: &FxHashSet<u32>) -> Vec<u32> {
    let is_to_variable =
        |one: &Instruction| values(one, [1]).iter().any(|variable| variables.contains(variable));
    let operands = |one: &Instruction| match function.opcode(one) {
        "store" if is_to_variable(one) => Vec::new(),
        "store" | "ret" => values(one, [0]),
        opcode if is_call(opcode) => values(one, 0..one.operands.len()),
        _ => Vec::new(),
    };
    let all = function.instructions.iter().flat_map(operands);
    all.filter(|&value| carries(function, value)).collect()
}

/// Whether `instruction` takes a number that was made of an address from another.
fn is_difference(function: &Function, instruction: &Instruction) -> bool {
    if function.opcode(instruction) != "sub" {
        return false;
    }
    let (mut made, mut edges) = (Vec::new(), Vec::new());
    for one in &function.instructions {
        let Some(result) = one.result else { continue };
        match function.opcode(one) {
            "ptrtoint" | "ptrtoaddr" => made.push(result),
            "phi" | "select" | "freeze" | "add" | "and" | "or" => {
                edges.extend(values(one, 0..one.operands.len()).into_iter().map(|from| (from, result)));
            }
            _ => {}
        }
    }
    let made = closure(made, &graph(edges));
    values(instruction, [1]).iter().any(|value| made.contains(value))
}
