//! Instructions as operators of the dataflow graph.
//!
//! The interpreter executes these operators, and conversion builds graphs of them, so both machines agree on their
//! meaning.

use crate::{
    evaluate,
    function::{Argument, Function, Instruction},
    model::Operator,
    semantics::PLACES,
};
use dfquery_engine::tuple::{Symbol, Tuple};
use dfquery_rules::relation;
use rustc_hash::FxHashSet;

/// An instruction as an operator, without channels.
///
/// Only what touches order tokens is missing among the operands: order comes last.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OperatorSpec {
    /// The kind of operator.
    pub operator: Operator,
    /// Bits of its result; of the value for a store, 0 if there is neither.
    pub width: u32,
    /// Bits of its operands where they differ by nature.
    pub operand_width: Option<u32>,
    /// Lanes of a vector operation.
    pub lanes: Option<u32>,
    /// Bit positions of aggregates, shuffle masks.
    pub immediates: Vec<i64>,
    /// Its operands in the operator's order: an indirect callee first, of a `getelementptr` only variable indices.
    pub operands: Vec<Argument>,
}

/// Intrinsics that compute nothing and change nothing that a machine could see: the `annotation`s of the rules.
const IGNORED: [&str; 17] = [
    "assume",
    "dbg.assign",
    "dbg.declare",
    "dbg.label",
    "dbg.value",
    "donothing",
    "experimental.noalias.scope.decl",
    "fake.use",
    "instrprof.cover",
    "instrprof.increment",
    "invariant.end",
    "lifetime.end",
    "lifetime.start",
    "prefetch",
    "pseudoprobe",
    "sideeffect",
    "var.annotation",
];

/// Returns true if calls of `callee`, with its `@`, can be left out: `@llvm.lifetime.start.p0`, `@llvm.assume`.
pub fn is_ignored(callee: &str) -> bool {
    let Some(name) = callee.strip_prefix("@llvm.") else { return false };
    let is =
        |known: &str| name.strip_prefix(known).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'));
    IGNORED.iter().any(|known| is(known))
}

impl OperatorSpec {
    /// The shape of `instruction`; none for phis, branches, returns and what can be left out.
    pub fn of(function: &Function, instruction: &Instruction) -> Option<OperatorSpec> {
        let reader = Reader { function, instruction };
        let operator = reader.operator()?;
        let operands = reader.operands(&operator);
        let width = match &operator {
            Operator::Store { .. } => operands.first().map_or(0, |value| function.argument_width(value)),
            _ => instruction.result.map_or(0, |value| function.width(value)),
        };
        let operand_width = match &operator {
            Operator::Pure(name) => reader.operand_width(name, width),
            _ => None,
        };
        let (lanes, immediates) = (reader.lanes(), reader.immediates(&operator));
        Some(OperatorSpec { operator, width, operand_width, lanes, immediates, operands })
    }
}

/// The first instruction of `function` that lacks operands that its opcode takes; only facts of others have any.
pub fn incomplete<'f>(function: &'f Function) -> Option<&'f Instruction> {
    function.instructions.iter().find(|instruction| {
        let least = match function.opcode(instruction) {
            "icmp" | "fcmp" | "store" | "atomicrmw" => 2,
            "load" | "getelementptr" => 1,
            "cmpxchg" => 3,
            opcode => evaluate::operands(opcode).unwrap_or(0),
        };
        instruction.operands.len() < least
    })
}

/// The first instruction in a block of `reachable` that makes a value or is among those `touching` memory, and has no
/// shape; only facts of others have any.
pub fn shapeless<'f>(
    function: &'f Function,
    touching: &FxHashSet<u32>,
    reachable: &FxHashSet<u32>,
) -> Option<&'f Instruction> {
    function.instructions.iter().find(|instruction| {
        let makes = instruction.result.is_some() && instruction.incoming.is_empty();
        let is_pure = || evaluate::is_pure(function.opcode(instruction));
        (touching.contains(&instruction.id) || makes && !is_pure())
            && reachable.contains(&instruction.block)
            && (Reader { function, instruction }).operator().is_none()
    })
}

/// The first instruction that handles a vector whose length only a machine tells.
pub fn scalable<'f>(function: &'f Function) -> Option<&'f Instruction> {
    let is_scalable = |value: u32| function.value_type(value).contains("<vscale");
    function.instructions.iter().find(|instruction| {
        if function.has_flag(instruction.id, "scalable") {
            return true;
        }
        let read = instruction.operands.iter().filter_map(|operand| match operand {
            Argument::Value(value) => Some(*value),
            _ => None,
        });
        read.chain(instruction.result).any(is_scalable)
    })
}

/// An instruction with its function.
struct Reader<'r, 'a> {
    function: &'r Function<'a>,
    instruction: &'r Instruction,
}

impl Reader<'_, '_> {
    fn operator(&self) -> Option<Operator> {
        let opcode = self.function.opcode(self.instruction);
        match opcode {
            "phi" | "br" | "switch" | "indirectbr" | "ret" | "unreachable" => None,
            "resume" | "cleanupret" | "catchret" | "catchswitch" => None,
            "call" | "invoke" | "callbr" => self.call(),
            "load" | "store" | "atomicrmw" | "cmpxchg" | "fence" => Some(self.access(opcode)),
            "alloca" => Some(self.alloca()),
            "getelementptr" => Some(self.gep()),
            _ => self.compute(opcode),
        }
    }

    /// A pure operator, or an opaque source for what is not known.
    fn compute(&self, opcode: &str) -> Option<Operator> {
        self.instruction.result?;
        let plain = match self.fact::<relation::Predicate>() {
            Some(row) => format!("{opcode}.{}", self.function.text(row.predicate)),
            None => opcode.to_owned(),
        };
        if !evaluate::is_pure(&plain) {
            return Some(Operator::Source);
        }
        let suffix = if opcode.starts_with('f') || opcode.ends_with("fp") { self.float_suffix() } else { "" };
        Some(Operator::Pure(plain + suffix))
    }

    /// The suffix that distinguishes formats of one width.
    fn float_suffix(&self) -> &'static str {
        let operands = self.instruction.operands.iter().filter_map(|argument| match argument {
            Argument::Value(value) => Some(*value),
            _ => None,
        });
        let values = self.instruction.result.into_iter().chain(operands);
        let types: Vec<&str> = values.map(|value| self.function.value_type(value)).collect();
        let has = |name| types.iter().any(|ty| ty.contains(name));
        match () {
            _ if has("bfloat") => ".bf16",
            _ if has("ppc_fp128") => ".ppcf128",
            _ => "",
        }
    }

    /// The row of the relation of `T` for this instruction.
    fn fact<T: Tuple>(&self) -> Option<T> {
        self.function.row_at(self.instruction.id)
    }

    fn call(&self) -> Option<Operator> {
        let callee = self.fact::<relation::Call>().map(|row| self.function.text(row.callee));
        match callee {
            Some(name) if is_ignored(name) => None,
            Some(name) if self.is_arithmetic(name) => Some(Operator::Pure(name[1..].to_owned())),
            Some(name) if name.starts_with("@llvm.") && self.is_free_of_effects() => Some(self.opaque(name)),
            _ => Some(Operator::Call { callee: callee.map(str::to_owned) }),
        }
    }

    /// An intrinsic without effects: what it gives depends on its operands, or on where it runs if it has none.
    fn opaque(&self, callee: &str) -> Operator {
        match self.instruction.operands.is_empty() {
            true => Operator::Source,
            false => Operator::Pure(callee.trim_start_matches('@').to_owned()),
        }
    }

    /// Returns true if `callee` is an intrinsic that is arithmetic, as `pure_intrinsic` in the rules.
    fn is_arithmetic(&self, callee: &str) -> bool {
        let name = callee.strip_prefix('@').unwrap_or_default();
        // A name that is mangled in no known way is a call's, whatever it begins with.
        self.fact::<relation::Intrinsic>().is_some()
            && self.instruction.result.is_some()
            && evaluate::is_intrinsic(name, self.instruction.operands.len())
    }

    /// Returns true if the call gives a value and its attributes say that it does nothing else, as `pure_call` in the
    /// rules.
    fn is_free_of_effects(&self) -> bool {
        let attributes = self.function.rows_at::<relation::CallAttribute>(self.instruction.id);
        let has = |name| attributes.clone().any(|row| self.function.text(row.attribute) == name);
        self.instruction.result.is_some() && has("willreturn") && (has("memory(none)") || has("readnone"))
    }

    fn access(&self, opcode: &str) -> Operator {
        let bytes = self.function.access(self.instruction.id).map_or(0, |access| access.bytes);
        let volatile = self.function.has_flag(self.instruction.id, "volatile");
        let atomic = self.fact::<relation::Ordering>().is_some();
        let name = match opcode {
            "load" if !atomic => return Operator::Load { bytes, volatile },
            "store" if !atomic => return Operator::Store { bytes, volatile },
            "load" | "store" => format!("{opcode}.atomic"),
            "atomicrmw" => {
                let row = self.fact::<relation::AtomicOperation>();
                let operation = row.map_or("xchg", |row| self.function.text(row.operation));
                format!("atomicrmw.{operation}{}", self.float_suffix())
            }
            _ => opcode.to_owned(),
        };
        Operator::Atomic { name, bytes, volatile }
    }

    fn alloca(&self) -> Operator {
        let row = self.fact::<relation::Allocation>();
        let (size, align) = row.map_or((0, 1), |row| (self.natural(row.size), self.natural(row.align)));
        Operator::Alloca { size, align }
    }

    /// The number of 64 bits that a symbol is; 0 of any other.
    fn natural(&self, symbol: Symbol) -> u64 {
        self.function.text(symbol).parse().unwrap_or(0)
    }

    fn gep(&self) -> Operator {
        let indexing = self.function.indexing(self.instruction.id);
        Operator::Gep {
            offset: indexing.offset,
            scales: indexing.indices.iter().map(|index| index.1).collect(),
            index_widths: indexing.indices.iter().map(|index| index.2).collect(),
        }
    }

    fn operands(&self, operator: &Operator) -> Vec<Argument> {
        let all = &self.instruction.operands;
        match operator {
            Operator::Source => Vec::new(),
            Operator::Gep { .. } => {
                let indexing = self.function.indexing(self.instruction.id);
                let variable = indexing.indices.iter().filter_map(|index| all.get(index.0 as usize));
                all.first().into_iter().chain(variable).cloned().collect()
            }
            Operator::Call { callee: None } => {
                let mut operands = all.clone();
                operands.rotate_right(1.min(all.len()));
                operands
            }
            _ => all.clone(),
        }
    }

    fn operand_width(&self, name: &str, width: u32) -> Option<u32> {
        let first = self.function.argument_width(self.instruction.operands.first()?);
        let same = ["freeze", "fneg", "extractvalue"].contains(&name);
        let intrinsic = name.starts_with("llvm.");
        let cast = self.instruction.operands.len() == 1 && !same && !intrinsic;
        let always = cast || name.starts_with("icmp.") || name.starts_with("fcmp.");
        let at_times = intrinsic || name.starts_with("extract");
        (always || at_times && first != width).then_some(first)
    }

    fn lanes(&self) -> Option<u32> {
        self.fact::<relation::VectorLanes>().map(|row| row.lanes)
    }

    /// The parts of what an access moves, or the lanes of both sides of a `bitcast`, where memory has the highest byte
    /// first; otherwise nothing.
    fn byte_order(&self, operator: &Operator) -> Vec<i64> {
        use Operator::{Atomic, Load, Pure, Store};
        let is_cast = matches!(operator, Pure(name) if name == "bitcast");
        if !is_cast && !matches!(operator, Load { .. } | Store { .. } | Atomic { .. }) {
            return Vec::new();
        }
        let mut parts: Vec<relation::HighestFirst> = self.function.rows_at(self.instruction.id).collect();
        parts.sort_unstable_by_key(|part| part.position);
        let told = |part: &relation::HighestFirst| {
            let all = [part.bit, part.lanes, part.width].map(i64::from);
            if is_cast { vec![all[1]] } else { all.to_vec() }
        };
        parts.iter().flat_map(told).collect()
    }

    /// The places of further arguments and copies, or the space taken before a list of further arguments.
    fn passing(&self) -> Vec<i64> {
        let id = self.instruction.id;
        if let Some(list) = self.fact::<relation::ArgumentList>() {
            return [list.general, list.vector, list.bytes].map(i64::from).to_vec();
        }
        let passed = |row: relation::PassedArgument| {
            let name = self.function.text(row.place);
            let place = PLACES.iter().position(|(place, _)| *place == name).unwrap_or(PLACES.len() - 1);
            [row.operand.into(), place as i64, row.bytes.into(), row.align.into()]
        };
        self.function.rows_at(id).flat_map(passed).collect()
    }

    /// The selected bit of an aggregate, the mask of a shuffle, or the order of bytes.
    fn immediates(&self, operator: &Operator) -> Vec<i64> {
        let id = self.instruction.id;
        let order = self.byte_order(operator);
        if !order.is_empty() {
            return order;
        }
        if let Operator::Call { .. } = operator {
            return self.passing();
        }
        if let Some(part) = self.fact::<relation::AggregatePart>() {
            return vec![part.bit.into()];
        }
        let mut indices: Vec<relation::LiteralIndex> = self.function.rows_at(id).collect();
        indices.sort_unstable_by_key(|row| (row.position, row.index));
        indices.into_iter().map(|row| (row.index as i32).into()).collect()
    }
}
