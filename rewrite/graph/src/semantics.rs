//! Operators resolved once, so that running them looks nothing up.

use crate::{
    bits::Bits,
    evaluate::{self, Compute},
    model::Operator,
    order::ByteOrder,
    trap::Reason,
};

/// The meaning of an operator with values, in the interpreter and in the simulator.
#[derive(Clone)]
pub struct Semantics {
    /// The action.
    pub kind: Kind,
    /// Bits of its result.
    pub width: u32,
    /// The value or instruction that it stands for: distinguishes sources and allocations.
    pub origin: Box<str>,
}

/// The kinds of actions; those of [`Operator`] that steer tokens have none.
#[derive(Clone)]
pub enum Kind {
    /// A pure operator.
    Compute(Compute),
    /// Address arithmetic.
    Gep(Address),
    /// A load.
    Load(Moved),
    /// A store.
    Store(Moved),
    /// Fresh memory, in bytes per element, aligned.
    Alloca(u64, u64),
    /// A call of a named function, or of the address in the first operand, and what its immediates say.
    Call(Option<Box<str>>, Passing),
    /// An atomic access.
    Atomic(Atomic, Moved),
    /// An opaque value.
    Source,
    /// The value of the constant expression that `origin` quotes.
    Constant,
    /// A pure operator that has a name and no arithmetic here.
    Opaque(Box<str>),
    /// An action that cannot be executed.
    Unsupported(Reason),
}

/// The passing of copies of arguments, and of arguments after the parameters, in a call.
#[derive(Clone, Debug)]
pub enum Passing {
    /// Their places.
    Further(Box<[Further]>),
    /// The space that the parameters take before a list of them: registers for integers and addresses, registers for
    /// floats and vectors, and bytes of memory.
    List([u64; 3]),
}

/// An argument of which a copy is passed, or one after the parameters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Further {
    /// Which of the arguments it is.
    pub operand: u32,
    /// The place where it is passed.
    pub place: Place,
    /// The bytes that it takes in memory.
    pub bytes: u64,
    /// Its alignment there.
    pub align: u64,
}

/// The place where an argument is passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// In a register for integers and addresses, as long as there is one.
    General,
    /// In a register for floats and vectors, as long as there is one.
    Vector,
    /// In memory.
    Memory,
    /// In memory, as a copy of what it points to.
    Copied,
    /// In several places.
    Unknown,
}

/// The places by their numbers among immediates.
pub const PLACES: [(&str, Place); 5] = [
    ("general", Place::General),
    ("vector", Place::Vector),
    ("memory", Place::Memory),
    ("copied", Place::Copied),
    ("unknown", Place::Unknown),
];

impl Passing {
    /// Decodes `immediates`: four numbers for each further argument, or three for a list.
    fn of(immediates: &[i64]) -> Option<Passing> {
        if let [general, vector, bytes] = *immediates {
            let list = [general, vector, bytes].map(u64::try_from);
            let [Ok(general), Ok(vector), Ok(bytes)] = list else { return None };
            let fits = general <= 6 && vector <= 8 && bytes <= u64::from(u32::MAX);
            return fits.then_some(Passing::List([general, vector, bytes]));
        }
        let (arguments, rest) = immediates.as_chunks::<4>();
        let argument = |&[operand, place, bytes, align]: &[i64; 4]| {
            let place = PLACES.get(usize::try_from(place).ok()?)?.1;
            let (bytes, align) = (u32::try_from(bytes).ok()?.into(), u32::try_from(align).ok()?.into());
            Some(Further { operand: operand.try_into().ok()?, place, bytes, align })
        };
        let arguments = arguments.iter().map(argument).collect::<Option<_>>()?;
        rest.is_empty().then_some(Passing::Further(arguments))
    }
}

/// The bytes that an access moves, and their order.
#[derive(Clone)]
pub struct Moved {
    /// Bytes of memory.
    pub bytes: u32,
    /// Their order.
    pub order: ByteOrder,
    /// True if others see when it happens.
    pub volatile: bool,
}

impl Moved {
    /// The bytes of `operator`, in the order that its immediates give.
    fn of(operator: &Operator, bytes: u32, volatile: bool, immediates: &[i64]) -> Result<Moved, Reason> {
        let order = ByteOrder::of(immediates, bytes);
        let named = || Reason::Unsupported(format!("`{}` with bytes in such an order", operator.name()));
        Ok(Moved { bytes, order: order.ok_or_else(named)?, volatile })
    }
}

/// An atomic access.
#[derive(Clone)]
pub enum Atomic {
    /// Reads.
    Load,
    /// Writes.
    Store,
    /// Reads, combines and writes.
    Update(Combination),
    /// Reads, compares and may write.
    Exchange,
    /// Touches nothing.
    Fence,
}

/// The operation that a read-modify-write applies to the old value and its operand.
#[derive(Clone)]
pub enum Combination {
    /// Takes the operand.
    Replace,
    /// Not of the conjunction.
    Nand,
    /// One more, and 0 again from the operand on.
    IncrementWrap,
    /// One less, and the operand again from 0 or from above the operand.
    DecrementWrap,
    /// The difference where it is not negative, else the old value.
    SubtractIf,
    /// A pure operator.
    Compute(Box<Compute>),
    /// Repeated on each element of a vector.
    Each(u32, Box<Combination>),
}

/// Base plus offset plus scaled indices.
#[derive(Clone)]
pub struct Address {
    offset: i64,
    /// Scale and width of each index.
    indices: Box<[(i64, u32)]>,
    lanes: u32,
}

impl Address {
    fn apply(&self, width: u32, x: &[Bits]) -> Bits {
        if self.lanes <= 1 {
            return self.lane(width, |at| x[at].clone());
        }
        let width = width / self.lanes;
        Bits::join((0..self.lanes).map(|lane| {
            self.lane(width, |at| {
                let scalar = if at == 0 { width } else { self.indices[at - 1].1 };
                if x[at].width() == scalar { x[at].clone() } else { x[at].slice(lane * scalar, scalar) }
            })
        }))
    }

    fn lane(&self, width: u32, operand: impl Fn(usize) -> Bits) -> Bits {
        let start = operand(0).low().wrapping_add_signed(self.offset);
        let add = |sum: u64, (at, &(scale, _)): (usize, &(i64, u32))| {
            sum.wrapping_add_signed(operand(at + 1).signed_low().wrapping_mul(scale))
        };
        Bits::new(width, self.indices.iter().enumerate().fold(start, add))
    }
}

impl Semantics {
    /// Resolves an operator; none if it steers tokens and computes nothing.
    pub fn new(
        operator: &Operator,
        width: u32,
        lanes: Option<u32>,
        immediates: &[i64],
        origin: &str,
    ) -> Option<Semantics> {
        let kind = match operator {
            Operator::Pure(name) if name == "constant" => Kind::Constant,
            Operator::Pure(name) => match Compute::new(name, width, lanes, immediates) {
                Ok(compute) => Kind::Compute(compute),
                Err(_) if !evaluate::is_pure(name) => Kind::Opaque(name.as_str().into()),
                Err(reason) => Kind::Unsupported(reason),
            },
            Operator::Gep { offset, scales, index_widths } => {
                let indices = scales.iter().copied().zip(index_widths.iter().copied()).collect();
                Kind::Gep(Address { offset: *offset, indices, lanes: lanes.unwrap_or(1) })
            }
            Operator::Load { bytes, volatile }
            | Operator::Store { bytes, volatile }
            | Operator::Atomic { bytes, volatile, .. } => {
                match Moved::of(operator, *bytes, *volatile, immediates) {
                    Ok(moved) => access(operator, moved, width, lanes.unwrap_or(1)),
                    Err(reason) => Kind::Unsupported(reason),
                }
            }
            Operator::Alloca { size, align } => Kind::Alloca(*size, *align),
            Operator::Call { callee } => match Passing::of(immediates) {
                Some(passing) => Kind::Call(callee.as_deref().map(Into::into), passing),
                None => Kind::Unsupported(Reason::Unsupported("`call` with such immediates".into())),
            },
            Operator::Source => Kind::Source,
            _ => return None,
        };
        Some(Semantics { kind, width, origin: origin.into() })
    }

    /// The value of a meaning that touches neither memory nor the environment; none for the others.
    pub fn compute(&self, x: &[Bits]) -> Option<Result<Bits, Reason>> {
        match &self.kind {
            Kind::Compute(compute) => Some(compute.apply(x)),
            Kind::Gep(address) => Some(Ok(address.apply(self.width, x))),
            _ => None,
        }
    }
}

fn access(operator: &Operator, moved: Moved, width: u32, lanes: u32) -> Kind {
    match operator {
        Operator::Load { .. } => Kind::Load(moved),
        Operator::Store { .. } => Kind::Store(moved),
        _ => atomic(operator.name(), moved, width, lanes),
    }
}

fn atomic(name: &str, moved: Moved, width: u32, lanes: u32) -> Kind {
    let access = match name {
        "load.atomic" => Atomic::Load,
        "store.atomic" => Atomic::Store,
        "cmpxchg" => Atomic::Exchange,
        "fence" => Atomic::Fence,
        _ => match name.strip_prefix("atomicrmw.").map(|operation| of_lanes(operation, width, lanes)) {
            Some(Ok(combination)) => Atomic::Update(combination),
            Some(Err(reason)) => return Kind::Unsupported(reason),
            None => return Kind::Unsupported(Reason::Unsupported(format!("`{name}`"))),
        },
    };
    Kind::Atomic(access, moved)
}

/// `operation` on vectors of `lanes` elements, each by itself.
fn of_lanes(operation: &str, width: u32, lanes: u32) -> Result<Combination, Reason> {
    if lanes <= 1 {
        return combination(operation, width);
    }
    Ok(Combination::Each(lanes, Box::new(combination(operation, width / lanes)?)))
}

fn combination(operation: &str, width: u32) -> Result<Combination, Reason> {
    let name = match operation {
        "xchg" => return Ok(Combination::Replace),
        "nand" => return Ok(Combination::Nand),
        "uinc_wrap" => return Ok(Combination::IncrementWrap),
        "udec_wrap" => return Ok(Combination::DecrementWrap),
        "usub_cond" => return Ok(Combination::SubtractIf),
        "usub_sat" => "llvm.usub.sat".to_owned(),
        "max" | "min" => format!("llvm.s{operation}"),
        "umax" | "umin" => format!("llvm.{operation}"),
        _ if operation.starts_with("fm") => float_extreme(operation),
        _ => operation.to_owned(),
    };
    Ok(Combination::Compute(Box::new(Compute::new(&name, width, None, &[])?)))
}

/// The intrinsic for `fmax`, `fmin`, `fmaximum`, `fminimum`, with the format's suffix.
fn float_extreme(operation: &str) -> String {
    let (stem, suffix) = operation.split_once('.').map_or((operation, ""), |(stem, _)| (stem, ".bf16"));
    let name = match stem {
        "fmax" => "llvm.maxnum",
        "fmin" => "llvm.minnum",
        _ => return format!("llvm.{}{suffix}", &stem[1..]),
    };
    format!("{name}{suffix}")
}

impl Combination {
    /// The new value.
    ///
    /// # Errors
    ///
    /// The [`Reason`] why there is no value.
    pub fn apply(&self, old: &Bits, operand: &Bits) -> Result<Bits, Reason> {
        let one = Bits::new(old.width(), 1);
        Ok(match self {
            Combination::Replace => operand.clone(),
            Combination::Nand => old.and(operand).not(),
            Combination::IncrementWrap if old.compare(operand).is_ge() => Bits::zero(old.width()),
            Combination::IncrementWrap => old.plus(&one),
            Combination::DecrementWrap if old.is_zero() || old.compare(operand).is_gt() => operand.clone(),
            Combination::DecrementWrap => old.minus(&one),
            Combination::SubtractIf if old.compare(operand).is_lt() => old.clone(),
            Combination::SubtractIf => old.minus(operand),
            Combination::Compute(compute) => return compute.apply(&[old.clone(), operand.clone()]),
            Combination::Each(lanes, combination) => {
                let width = old.width() / lanes;
                let lane =
                    |at| combination.apply(&old.slice(at * width, width), &operand.slice(at * width, width));
                Bits::join((0..*lanes).map(lane).collect::<Result<Vec<_>, _>>()?.into_iter())
            }
        })
    }
}
