//! Undefined values in a run of control flow: where they come from, which bits they reach, and where that matters.
//!
//! Machines give undef, poison and what breaks the promise of an instruction (`nsw`, `exact`) some value. A run that is
//! watched tells where such a value decides something: a branch, an address, a result. Each value has a mask beside it,
//! whose bits are 1 where the value is defined. `inbounds`, fast-math flags and metadata of loads promise nothing here, and
//! what lists of further arguments hold counts as defined.

use crate::bytecode::{Code, Input, Promise, Step};
use dfquery_graph::{
    bits::Bits,
    evaluate::Compute,
    semantics::{Atomic, Kind, Moved},
};
use rustc_hash::FxHashSet;
use std::{collections::BTreeSet, fmt};

/// A decision that depends on an undefined value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Effect {
    /// The result of the function that was called first.
    Result,
    /// The target of a branch.
    Branch,
    /// Which memory is accessed, or how much of it there is.
    Address,
    /// An argument of a function outside of the program.
    Argument,
    /// The final contents of memory.
    Memory,
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Effect::Result => "a result",
            Effect::Branch => "a branch",
            Effect::Address => "an address",
            Effect::Argument => "an argument of what has no body",
            Effect::Memory => "memory",
        })
    }
}

/// The findings about undefined values in a run.
#[derive(Clone, Default, Debug)]
pub struct Watch {
    /// The decisions that depend on undefined values, with the place of each.
    pub effects: BTreeSet<(Effect, String)>,
    /// The bytes of memory that hold one.
    bytes: FxHashSet<u64>,
    /// The masks of the arguments of the call that is about to be.
    pub(crate) passed: Option<Vec<Bits>>,
    /// The masks of what the last call has returned.
    pub(crate) returned: Option<Vec<Bits>>,
}

impl Watch {
    /// The mask of the value of `width` bits that `moved` reads at `address`.
    fn loaded(&self, address: u64, moved: &Moved, width: u32) -> Bits {
        if self.bytes.is_empty() {
            return Bits::ones(width);
        }
        let byte = |at: u32| !self.bytes.contains(&address.wrapping_add(at.into()));
        let bytes = moved.bytes.min(width.div_ceil(8).next_multiple_of(8));
        let memory = Bits::join((0..bytes).map(|at| Bits::new(8, if byte(at) { 255 } else { 0 })));
        match moved.order.is_lowest_first() {
            true => memory.resize(width),
            false => moved.order.in_value(&memory.resize(moved.bytes * 8), width),
        }
    }

    /// Takes down which bytes are undefined after a write of a value with this mask.
    fn store(&mut self, address: u64, moved: &Moved, mask: &Bits) {
        if self.bytes.is_empty() && is_full(mask) {
            return;
        }
        let holes = mask.not();
        let holes = match moved.order.is_lowest_first() {
            true => holes,
            false => moved.order.in_memory(&holes, moved.bytes),
        };
        for at in 0..moved.bytes {
            let byte = address.wrapping_add(at.into());
            match holes.slice(at * 8, 8).is_zero() {
                true => self.bytes.remove(&byte),
                false => self.bytes.insert(byte),
            };
        }
    }

    /// Takes down that `bytes` bytes were copied.
    pub(crate) fn copy(&mut self, to: u64, from: u64, bytes: u64) {
        if self.bytes.is_empty() {
            return;
        }
        let undefined: Vec<bool> = (0..bytes).map(|at| self.bytes.contains(&from.wrapping_add(at))).collect();
        for (at, undefined) in (0..).zip(undefined) {
            let byte = to.wrapping_add(at);
            if undefined {
                self.bytes.insert(byte)
            } else {
                self.bytes.remove(&byte)
            };
        }
    }

    /// Takes down that `bytes` bytes hold something that is defined, or are no longer there.
    pub(crate) fn define(&mut self, address: u64, bytes: u64) {
        if !self.bytes.is_empty() {
            self.bytes.retain(|&byte| byte.wrapping_sub(address) >= bytes);
        }
    }

    /// The bytes that are undefined in the end, the first of each row of them.
    pub(crate) fn left(&self) -> impl Iterator<Item = u64> {
        let first = |byte: &&u64| !self.bytes.contains(&byte.wrapping_sub(1));
        self.bytes.iter().filter(first).copied()
    }
}

/// The masks of the registers of an activation.
pub struct Masks(Vec<Bits>);

impl Masks {
    /// Those of an activation of `code` that got arguments with the masks `passed`.
    pub fn new(code: &Code, passed: Option<Vec<Bits>>) -> Masks {
        let mut masks: Vec<Bits> = code.widths.iter().map(|&width| Bits::ones(width)).collect();
        for (&register, mask) in code.parameters.iter().zip(passed.unwrap_or_default()) {
            let missing = Bits::ones(code.widths[register as usize]);
            masks[register as usize] = match mask.width() == missing.width() {
                true => mask,
                false if is_full(&mask) => missing,
                false => missing.not(),
            };
        }
        Masks(masks)
    }

    /// Sets the mask of a register.
    pub fn set(&mut self, register: u32, mask: Bits) {
        self.0[register as usize] = mask;
    }

    /// The mask of what is read.
    pub fn of(&self, input: &Input) -> Bits {
        match input {
            Input::Register(register) => self.0[*register as usize].clone(),
            Input::Fixed(bits) => Bits::ones(bits.width()),
            Input::Undefined(width) => Bits::zero(*width),
            Input::Expression { width, .. } => Bits::ones(*width),
        }
    }

    /// The decision of `step` that depends on an undefined operand, and the masks of its operands.
    pub fn before(&self, step: &Step) -> (Option<Effect>, Vec<Bits>) {
        let masks: Vec<Bits> = step.inputs.iter().map(|input| self.of(input)).collect();
        let address = match &step.semantics.kind {
            Kind::Load(_) | Kind::Alloca(..) | Kind::Call(None, _) => 0,
            Kind::Atomic(Atomic::Store, _) | Kind::Store(_) => 1,
            Kind::Atomic(..) => 0,
            _ => usize::MAX,
        };
        let decides = masks.get(address).is_some_and(|mask| !is_full(mask));
        (decides.then_some(Effect::Address), masks)
    }
}

/// The mask of what `step` has made of operands `x`, whose masks are `masks`: `value`.
pub fn mask_of(step: &Step, x: &[Bits], masks: &[Bits], value: &Bits, watch: &mut Watch) -> Bits {
    let full = Bits::ones(value.width());
    match &step.semantics.kind {
        Kind::Compute(compute) => computed(compute, &step.promises, x, masks, value),
        Kind::Gep(_) => {
            if masks.iter().all(is_full) {
                full
            } else {
                full.not()
            }
        }
        Kind::Load(moved) | Kind::Atomic(Atomic::Load, moved) => {
            watch.loaded(x[0].low(), moved, value.width())
        }
        Kind::Store(moved) | Kind::Atomic(Atomic::Store, moved) => {
            watch.store(x[1].low(), moved, &masks[0]);
            full
        }
        Kind::Atomic(Atomic::Update(_) | Atomic::Exchange, moved) => {
            let old = watch.loaded(x[0].low(), moved, x[1].width());
            let all = is_full(&old) && masks.iter().all(is_full);
            let new = Bits::ones(x[1].width());
            watch.store(x[0].low(), moved, &if all { new } else { new.not() });
            if all { full } else { full.not() }
        }
        Kind::Call(..) => {
            let returned = watch.returned.take().and_then(|masks| masks.into_iter().next());
            returned.filter(|mask| mask.width() == full.width()).unwrap_or(full)
        }
        _ => full,
    }
}

/// Returns true if everything is defined.
pub fn is_full(mask: &Bits) -> bool {
    mask.not().is_zero()
}

fn computed(compute: &Compute, promises: &[Promise], x: &[Bits], masks: &[Bits], value: &Bits) -> Bits {
    let full = Bits::ones(value.width());
    // Operators that move bits move those of the masks.
    let moved = |masks: &[Bits]| compute.apply(masks).unwrap_or_else(|_| full.not());
    match (compute.name(), masks) {
        ("freeze", _) => full,
        ("bitcast" | "extractvalue" | "insertvalue" | "shufflevector", _) => moved(masks),
        ("insertelement", [vector, element, index]) if is_full(index) => {
            match lane_exists(&x[0], element.width(), &x[2]) {
                true => moved(&[vector.clone(), element.clone(), x[2].clone()]),
                false => full.not(),
            }
        }
        ("extractelement", [vector, index]) if is_full(index) => moved(&[vector.clone(), x[1].clone()]),
        ("select", [condition, yes, no]) if condition.width() == 1 => match is_full(condition) {
            true => moved(&[x[0].clone(), yes.clone(), no.clone()]),
            false => full.not(),
        },
        ("select", [condition, yes, no]) => {
            let lanes = condition.width();
            let width = value.width() / lanes.max(1);
            let decided = (0..lanes).map(|lane| spread(condition.bit(lane), width));
            moved(&[x[0].clone(), yes.clone(), no.clone()]).and(&Bits::join(decided))
        }
        _ => lane_by_lane(compute, promises, x, masks, value),
    }
}

fn lane_exists(vector: &Bits, width: u32, index: &Bits) -> bool {
    index.low_u128() < u128::from(vector.width() / width.max(1))
}

fn spread(defined: bool, width: u32) -> Bits {
    if defined { Bits::ones(width) } else { Bits::zero(width) }
}

/// A lane is defined if all of what it is made of is, and its operator keeps its promises.
fn lane_by_lane(compute: &Compute, promises: &[Promise], x: &[Bits], masks: &[Bits], value: &Bits) -> Bits {
    let all = masks.iter().all(is_full);
    let (lanes, lanewise) = compute.lanewise();
    if lanewise == 0 || !value.width().is_multiple_of(lanes) {
        let kept = !broken(compute.name(), promises, x, value);
        return spread(all && kept, value.width());
    }
    let width = value.width() / lanes;
    let part = |operands: &[Bits], lane: u32| -> Vec<Bits> {
        let parts = operands.iter().enumerate().map(|(at, operand)| match at < lanewise {
            true => operand.slice(lane * (operand.width() / lanes), operand.width() / lanes),
            false => operand.clone(),
        });
        parts.collect()
    };
    Bits::join((0..lanes).map(|lane| {
        let defined = all || part(masks, lane).iter().all(is_full);
        let value = value.slice(lane * width, width);
        spread(defined && !broken(compute.name(), promises, &part(x, lane), &value), width)
    }))
}

/// Returns true if the operator `name` has no value for the operands `x` though it gave `value`.
fn broken(name: &str, promises: &[Promise], x: &[Bits], value: &Bits) -> bool {
    let promised = |promise: Promise| promises.contains(&promise);
    let (signed, unsigned) = (promised(Promise::Signed), promised(Promise::Unsigned));
    let by = || x.get(1).map_or(0, |by| u32::try_from(by.low_u128()).unwrap_or(u32::MAX));
    let stem = name.split('.').next().unwrap_or(name);
    match (stem, x) {
        ("add", [a, b]) => {
            unsigned && value.compare(a).is_lt()
                || signed && a.is_negative() == b.is_negative() && value.is_negative() != a.is_negative()
        }
        ("sub", [a, b]) => {
            unsigned && a.compare(b).is_lt()
                || signed && a.is_negative() != b.is_negative() && value.is_negative() != a.is_negative()
        }
        ("mul", [a, b]) => {
            let wide = 2 * value.width();
            let product = |extended: fn(&Bits, u32) -> Bits| {
                extended(a, wide).times(&extended(b, wide)) != extended(value, wide)
            };
            unsigned && product(Bits::resize) || signed && product(Bits::sign_extend)
        }
        ("shl" | "lshr" | "ashr", _) if by() >= value.width() => true,
        ("shl", [a, _]) => unsigned && value.lshr(by()) != *a || signed && value.ashr(by()) != *a,
        ("lshr" | "ashr", [a, _]) => promised(Promise::Exact) && value.shl(by()) != *a,
        ("udiv" | "sdiv", [a, b]) => promised(Promise::Exact) && value.times(b) != *a,
        ("trunc", [a]) => {
            unsigned && value.resize(a.width()) != *a || signed && value.sign_extend(a.width()) != *a
        }
        ("or", [a, b]) => promised(Promise::Disjoint) && !a.and(b).is_zero(),
        ("zext" | "uitofp", [a]) => promised(Promise::NotNegative) && a.is_negative(),
        ("icmp", [a, b]) => promised(Promise::SameSign) && a.is_negative() != b.is_negative(),
        ("fptosi" | "fptoui", [a]) => !fits(a, value.width(), stem == "fptosi"),
        ("llvm", [a, flag]) if flag.is_true() => {
            let is =
                |intrinsic: &str| name.strip_prefix("llvm.").is_some_and(|name| name.starts_with(intrinsic));
            (is("ctlz.") || is("cttz.")) && a.is_zero() || is("abs.") && *a == a.negate() && !a.is_zero()
        }
        _ => false,
    }
}

/// Returns true if the whole part of a float is an integer of `width` bits; of `float` and `double` alone.
fn fits(float: &Bits, width: u32, signed: bool) -> bool {
    let value = match float.width() {
        32 => f64::from(f32::from_bits(float.low() as u32)),
        64 => f64::from_bits(float.low()),
        _ => return true,
    };
    let (whole, bits) = (value.trunc(), if signed { width.saturating_sub(1) } else { width });
    let limit = 2_f64.powi(bits.min(1023) as i32);
    let least = if signed { -limit } else { 0.0 };
    (least..limit).contains(&whole) || !signed && whole == 0.0
}
