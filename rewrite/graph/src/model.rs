//! The dataflow graph: operators joined by latency-insensitive channels (LICs).

use crate::{
    bits::Bits,
    name::{self, Name},
};

/// Index of a LIC in [`Graph::lics`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct LicId(pub u32);

/// A typed FIFO with one producer; every reader sees every value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lic {
    /// Its name, with the `%`.
    pub name: Name,
    /// Bits of a value: 1 for a predicate, 0 for a memory-order token.
    pub width: u32,
    /// Capacity in values, initial ones included.
    pub depth: u32,
    /// The values it holds before anything has fired, first to leave first.
    pub init: Vec<Bits>,
    /// The LIC group: a name that stands for how often it gets a value.
    pub group: Name,
    /// Number of values in a thousand invocations, if block frequencies are known and determine it.
    pub frequency: Option<u32>,
    /// True if it is a parameter that operators hold: one value for a whole invocation, and no tokens.
    pub held: bool,
}

impl Lic {
    /// An empty channel for values of `width` bits, one at a time.
    pub fn new(name: Name, width: u32) -> Self {
        Lic { name, width, depth: 1, init: Vec::new(), group: Name::default(), frequency: None, held: false }
    }

    /// The least depth: room for one value, or for those that it holds at the start.
    pub fn least_depth(&self) -> u32 {
        1.max(self.init.len() as u32)
    }
}

/// One input of an operator.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Operand {
    /// The values of a LIC.
    Lic(LicId),
    /// The value of a held parameter: always there during an invocation, never used up.
    Held(LicId),
    /// A value that is always there and never used up.
    Const(Bits),
    /// The address of a global or function plus bytes, always there.
    Global {
        /// Bits of the address.
        width: u32,
        /// The name with its `@`.
        name: String,
        /// Signed bytes after its start.
        offset: i64,
    },
    /// `%na`: bits that never come.
    Never(u32),
}

impl Operand {
    /// Bits of the values that it brings in `graph`.
    pub fn width(&self, graph: &Graph) -> u32 {
        match self {
            Operand::Lic(lic) | Operand::Held(lic) => graph.lic(*lic).width,
            Operand::Const(bits) => bits.width(),
            Operand::Global { width, .. } | Operand::Never(width) => *width,
        }
    }
}

impl From<LicId> for Operand {
    fn from(lic: LicId) -> Operand {
        Operand::Lic(lic)
    }
}

/// The operators that `reduce` sums up with: none of them can trap. `all` combines order tokens.
pub const REDUCTIONS: [&str; 10] = ["all", "add", "sub", "mul", "and", "or", "xor", "fadd", "fsub", "fmul"];

/// The parts of the name of a `reduce`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reduction<'n> {
    /// True if a value is taken for each 1 only, not for the 0 that ends it.
    pub is_while: bool,
    /// The operator that combines, one of [`REDUCTIONS`].
    pub operator: &'n str,
}

impl Reduction<'_> {
    /// `reduce.add` and `reduce.while.add`.
    pub fn of(name: &str) -> Option<Reduction<'_>> {
        let rest = name.strip_prefix("reduce.")?;
        let operator = rest.strip_prefix("while.").unwrap_or(rest);
        let is_while = operator.len() < rest.len();
        REDUCTIONS.contains(&operator).then_some(Reduction { is_while, operator })
    }
}

/// The kind of an operator, with its parameters. The documentation of formats lists what each consumes and produces.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Operator {
    /// sel, v0, v1 → out
    Pick,
    /// sel, v → out0, out1
    Switch,
    /// short-netlist and, in operand order
    Land,
    /// short-netlist or, in operand order
    Lor,
    /// a → out
    Not,
    /// a → out
    Mov,
    /// ctl, v → out
    Filter,
    /// trigger, v → out
    Gate,
    /// pred, cond → false edge, true edge
    Predprop,
    /// p0, p1 → pred, index
    Predmerge,
    /// ctl, v → out: v when it comes, and once more for each 1
    Repeat,
    /// ctl, v → out: v once for each 1
    RepeatWhile,
    /// ctl, first, next → value, last: first, then next for each 1 to value; next for a 0 to last
    Carry,
    /// ctl, first, next → value, last: the same, and ctl already decides about first
    CarryWhile,
    /// again, more → select of a loop's picks: a 0 for each `more` of as many entries as [`Op::entries`] says, and a 1 for each
    /// `again` that is 1; see docs/formats.md
    Interleave,
    /// start, step, bound → value, again: from `start` by `step`, as long as a comparison with `bound` holds
    Count {
        /// `count.` and the predicate of `icmp`: `count.ult`.
        name: String,
        /// True if the next value is compared, as at the end of a loop, not the value itself, as at its head.
        next: bool,
    },
    /// ctl, first, v → out: what a binary operator makes of `first` and a `v` for each bit of ctl, up to a 0
    Reduce {
        /// `reduce.` and the pure operator: `reduce.add`; `reduce.all` for order tokens. With `reduce.while.`, a 0
        /// brings no `v`.
        name: String,
    },
    /// v0, v1 → out, index
    Pickany,
    /// t, t, … → t
    All,
    /// address, order → value, order'
    Load {
        /// Bytes read.
        bytes: u32,
        /// True if the access is volatile.
        volatile: bool,
    },
    /// value, address, order → order'
    Store {
        /// Bytes written.
        bytes: u32,
        /// True if the access is volatile.
        volatile: bool,
    },
    /// count?, order → address, order'
    Alloca {
        /// Bytes of one element.
        size: u64,
        /// Alignment in bytes.
        align: u64,
    },
    /// arguments…, order → result?, order'; without a callee the first input is the function's address
    Call {
        /// The function's name with its `@`.
        callee: Option<String>,
    },
    /// trigger → an opaque value
    Source,
    /// An atomic access or fence on the order chain, under LLVM's name (`atomicrmw.add`, `cmpxchg`, `fence`, `load.atomic`):
    /// its operands, order → its result if it has one, order'
    Atomic {
        /// The operator's name.
        name: String,
        /// Bytes accessed, 0 for a fence.
        bytes: u32,
        /// True if the access is volatile.
        volatile: bool,
    },
    /// Base and variable indices → base + offset + Σ sign-extended index × scale, modulo 2^64
    Gep {
        /// Bytes added by the constant indices.
        offset: i64,
        /// Bytes one step of each index counts.
        scales: Vec<i64>,
        /// Bits of each index.
        index_widths: Vec<u32>,
    },
    /// A pure operator of the source IR under its own name: `add`, `icmp.slt`, `zext`, `select`, `llvm.smax.i32`. An
    /// intrinsic without effects is one even where nothing here knows its arithmetic.
    ///
    /// `constant` takes a trigger and gives the value of the constant expression that [`Op::origin`] quotes.
    Pure(String),
}

impl Operator {
    /// The operator that its name alone tells, if there is one called `name`.
    pub fn named(name: &str) -> Option<Operator> {
        Some(match name {
            "pick" => Operator::Pick,
            "switch" => Operator::Switch,
            "land" => Operator::Land,
            "lor" => Operator::Lor,
            "not" => Operator::Not,
            "mov" => Operator::Mov,
            "filter" => Operator::Filter,
            "gate" => Operator::Gate,
            "predprop" => Operator::Predprop,
            "predmerge" => Operator::Predmerge,
            "repeat" => Operator::Repeat,
            "repeat.while" => Operator::RepeatWhile,
            "carry" => Operator::Carry,
            "carry.while" => Operator::CarryWhile,
            "interleave" => Operator::Interleave,
            "pickany" => Operator::Pickany,
            "all" => Operator::All,
            "source" => Operator::Source,
            _ if Reduction::of(name).is_some() => Operator::Reduce { name: name.to_owned() },
            _ => return None,
        })
    }

    /// Its name in the printed forms: `pick`, `load`, `gep`, `icmp.slt`.
    pub fn name(&self) -> &str {
        match self {
            Operator::Pick => "pick",
            Operator::Switch => "switch",
            Operator::Land => "land",
            Operator::Lor => "lor",
            Operator::Not => "not",
            Operator::Mov => "mov",
            Operator::Filter => "filter",
            Operator::Gate => "gate",
            Operator::Predprop => "predprop",
            Operator::Predmerge => "predmerge",
            Operator::Repeat => "repeat",
            Operator::RepeatWhile => "repeat.while",
            Operator::Carry => "carry",
            Operator::CarryWhile => "carry.while",
            Operator::Interleave => "interleave",
            Operator::Pickany => "pickany",
            Operator::All => "all",
            Operator::Load { .. } => "load",
            Operator::Store { .. } => "store",
            Operator::Alloca { .. } => "alloca",
            Operator::Call { .. } => "call",
            Operator::Source => "source",
            Operator::Gep { .. } => "gep",
            Operator::Count { name, .. }
            | Operator::Reduce { name }
            | Operator::Atomic { name, .. }
            | Operator::Pure(name) => name,
        }
    }

    /// Returns true if its last input and its last output are order tokens.
    pub fn is_ordered(&self) -> bool {
        use Operator::*;
        matches!(self, Load { .. } | Store { .. } | Alloca { .. } | Call { .. } | Atomic { .. })
    }
}

/// The most runs that an `interleave` lets go round at a time, and the most invocations in flight: as many as a channel is
/// deep.
pub const MOST_ENTRIES: u32 = 65_536;

/// One operator with its channels.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Op {
    /// The kind of operator.
    pub operator: Operator,
    /// Bits of its result (of its data, for picks, switches and stores).
    pub width: u32,
    /// Bits of the operands where they differ from the result's by nature: comparisons and conversions.
    pub operand_width: Option<u32>,
    /// Lanes of a vector operation.
    pub lanes: Option<u32>,
    /// Constants that parametrise the operator: indices of `extractvalue` as bit positions, shuffle masks, the entries of an
    /// `interleave`; and where memory has the highest byte first, the parts of an access ([`crate::order`]) and the lanes of
    /// both sides of a `bitcast`.
    pub immediates: Vec<i64>,
    /// Outputs; a `None` is discarded.
    pub outs: Vec<Option<LicId>>,
    /// Inputs.
    pub ins: Vec<Operand>,
    /// True if it only builds a one-bit select or exec stream.
    pub stream: bool,
    /// The value or instruction it stands for, as named in the IR; empty for a helper.
    pub origin: Name,
    /// The block it comes from, as named in the IR.
    pub block: Name,
    /// `file:line:column` of the source, if known.
    pub loc: Option<String>,
    /// The comments of a text about it: those on lines of their own above it, and then that after it, which may be
    /// empty, each on a line.
    pub comment: Name,
}

impl Op {
    /// An operator without channels, which stands for nothing in the IR.
    pub fn new(operator: Operator, width: u32) -> Op {
        Op {
            operator,
            width,
            operand_width: None,
            lanes: None,
            immediates: Vec::new(),
            outs: Vec::new(),
            ins: Vec::new(),
            stream: false,
            origin: Name::default(),
            block: Name::default(),
            loc: None,
            comment: Name::default(),
        }
    }

    /// Number of runs of a loop that an `interleave` admits at a time, from 1 on; none if it is another operator or
    /// does not give it.
    pub fn entries(&self) -> Option<u32> {
        let &[entries] = &self.immediates[..] else { return None };
        let entries = u32::try_from(entries).ok().filter(|entries| (1..=MOST_ENTRIES).contains(entries));
        entries.filter(|_| self.operator == Operator::Interleave)
    }

    /// The held parameters that it reads, in the order of its inputs.
    pub fn held(&self) -> impl Iterator<Item = LicId> + '_ {
        self.ins.iter().filter_map(|operand| match operand {
            Operand::Held(lic) => Some(*lic),
            _ => None,
        })
    }

    /// The channels that it reads, in the order of its inputs.
    pub fn inputs(&self) -> impl Iterator<Item = LicId> + '_ {
        self.ins.iter().filter_map(|operand| match operand {
            Operand::Lic(lic) => Some(*lic),
            _ => None,
        })
    }
}

/// One function as a graph.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Graph {
    /// The function's name.
    pub name: String,
    /// The parameters in order.
    pub params: Vec<LicId>,
    /// The memory-order token that starts an invocation.
    pub order_in: Option<LicId>,
    /// The memory-order token that ends it; none for a function that never returns.
    pub order_out: Option<LicId>,
    /// The returned values in order; none for a void function and for one that never returns.
    pub results: Vec<LicId>,
    /// True if some way through the function goes on for ever, so that not every invocation is answered.
    pub endless: bool,
    /// The maximum number of invocations in flight, if an invocation may begin before earlier ones are answered.
    pub in_flight: Option<u32>,
    /// The channels.
    pub lics: Vec<Lic>,
    /// The operators.
    pub ops: Vec<Op>,
    /// The comments above it in a text, each on a line.
    pub comment: Name,
}

impl Graph {
    /// The channels that the environment gives a token when an invocation starts: parameters that are not held, and the order.
    pub fn entries(&self) -> impl Iterator<Item = LicId> + '_ {
        let tokens = self.params.iter().copied().filter(|lic| !self.is_held(*lic));
        tokens.chain(self.order_in)
    }

    /// Returns true if the channel `id` is a held parameter.
    pub fn is_held(&self, id: LicId) -> bool {
        self.lics.get(id.0 as usize).is_some_and(|lic| lic.held)
    }

    /// The channel `id`.
    pub fn lic(&self, id: LicId) -> &Lic {
        &self.lics[id.0 as usize]
    }

    /// The select of the header pick `op` and the input that it takes when its loop is entered; none of other operators.
    pub fn header(&self, op: &Op) -> Option<(LicId, usize)> {
        let (Operator::Pick, Operand::Lic(select)) = (&op.operator, op.ins.first()?) else { return None };
        self.lic(*select).init.first().map(|first| (*select, 1 + usize::from(first.is_true())))
    }

    /// The channels whose tokens answer an invocation: the returned values, then the last order.
    pub fn answers(&self) -> impl Iterator<Item = LicId> + '_ {
        self.results.iter().copied().chain(self.order_out)
    }

    /// `name`, with a number after it if a channel is called so already.
    #[expect(clippy::missing_panics_doc, reason = "an invariant, whatever the caller does")]
    pub fn fresh_name(&self, name: &str) -> Name {
        let taken = |name: &str| self.lics.iter().any(|lic| lic.name == name);
        let (open, quote) = name::open(name);
        let numbered = (1..).map(|number| format!("{open}.{number}{quote}"));
        let mut names = std::iter::once(name.to_owned()).chain(numbered);
        names.find(|name| !taken(name)).expect("numbers do not end").into()
    }
}
