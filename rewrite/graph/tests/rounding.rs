//! Every operator on floats that rounds, held against exact arithmetic: whole numbers of any size, times powers of two.
//!
//! Nothing here is shared with what is tested but the bits of operands and results. Operands are the ends of each format,
//! what is next to them, ties and what is next to those, and random ones.

use dfquery_graph::{Bits, evaluate::Compute};
use std::cmp::Ordering;

/// A number that is not negative: `digits` in base 2^32, lowest first, times 2^`exponent`.
#[derive(Clone, Debug)]
struct Exact {
    digits: Vec<u32>,
    exponent: i64,
}

impl Exact {
    fn new(mut digits: Vec<u32>, exponent: i64) -> Exact {
        while digits.last() == Some(&0) {
            digits.pop();
        }
        Exact { digits, exponent }
    }

    fn of(number: u128, exponent: i64) -> Exact {
        Exact::new((0..4).map(|at| (number >> (32 * at)) as u32).collect(), exponent)
    }

    fn is_zero(&self) -> bool {
        self.digits.is_empty()
    }

    /// The digits for a lower exponent.
    fn digits_at(&self, exponent: i64) -> Vec<u32> {
        let by = u64::try_from(self.exponent - exponent).expect("lower");
        let mut digits = vec![0; (by / 32) as usize];
        let mut carry = 0_u64;
        for &digit in &self.digits {
            carry |= u64::from(digit) << (by % 32);
            digits.push(carry as u32);
            carry >>= 32;
        }
        digits.push(carry as u32);
        digits
    }

    /// Both as whole numbers of one unit, in equally many digits.
    fn aligned(&self, other: &Exact) -> (Vec<u32>, Vec<u32>, i64) {
        let exponent = self.exponent.min(other.exponent);
        let (mut a, mut b) = (self.digits_at(exponent), other.digits_at(exponent));
        let length = a.len().max(b.len()) + 1;
        a.resize(length, 0);
        b.resize(length, 0);
        (a, b, exponent)
    }

    fn order(&self, other: &Exact) -> Ordering {
        if self.is_zero() || other.is_zero() {
            return other.is_zero().cmp(&self.is_zero());
        }
        let (a, b, _) = self.aligned(other);
        a.iter().rev().cmp(b.iter().rev())
    }

    fn plus(&self, other: &Exact) -> Exact {
        let (a, b, exponent) = self.aligned(other);
        let mut carry = 0_u64;
        let sum = a.iter().zip(&b).map(|(&a, &b)| {
            carry += u64::from(a) + u64::from(b);
            let digit = carry as u32;
            carry >>= 32;
            digit
        });
        Exact::new(sum.collect(), exponent)
    }

    /// The larger one less the other.
    fn distance(&self, other: &Exact) -> Exact {
        let (mut a, mut b, exponent) = self.aligned(other);
        if a.iter().rev().lt(b.iter().rev()) {
            std::mem::swap(&mut a, &mut b);
        }
        let mut borrow = 0_i64;
        let rest = a.iter().zip(&b).map(|(&a, &b)| {
            let digit = i64::from(a) - i64::from(b) - borrow;
            borrow = i64::from(digit < 0);
            digit as u32
        });
        Exact::new(rest.collect(), exponent)
    }

    fn times(&self, other: &Exact) -> Exact {
        let mut product = vec![0_u32; self.digits.len() + other.digits.len() + 1];
        for (at, &a) in self.digits.iter().enumerate() {
            let mut carry = 0_u64;
            for (place, &b) in product[at..].iter_mut().zip(other.digits.iter().chain([&0])) {
                carry += u64::from(*place) + u64::from(a) * u64::from(b);
                *place = carry as u32;
                carry >>= 32;
            }
        }
        Exact::new(product, self.exponent + other.exponent)
    }

    /// What the division by `other` leaves: school division, bit by bit.
    fn remainder(&self, other: &Exact) -> Exact {
        let mut rest = self.clone();
        let length = |number: &Exact| 32 * number.digits.len() as i64 + number.exponent;
        for shift in (0..=(length(self) - length(other) + 64).max(0)).rev() {
            let step = Exact { exponent: other.exponent + shift, ..other.clone() };
            if rest.order(&step).is_ge() {
                rest = rest.distance(&step);
            }
        }
        rest
    }
}

/// A number with a sign.
#[derive(Clone, Debug)]
struct Signed {
    negative: bool,
    size: Exact,
}

impl Signed {
    fn times(&self, other: &Signed) -> Signed {
        Signed { negative: self.negative != other.negative, size: self.size.times(&other.size) }
    }

    fn plus(&self, other: &Signed) -> Signed {
        if self.negative == other.negative {
            return Signed { negative: self.negative, size: self.size.plus(&other.size) };
        }
        let is_first = self.size.order(&other.size).is_ge();
        let negative = if is_first { self.negative } else { other.negative };
        Signed { negative, size: self.size.distance(&other.size) }
    }

    fn minus(&self, other: &Signed) -> Signed {
        self.plus(&Signed { negative: !other.negative, ..other.clone() })
    }
}

#[derive(Clone, Copy, Debug)]
struct Format {
    name: &'static str,
    suffix: &'static str,
    exponent: u32,
    fraction: u32,
}

const HALF: Format = Format { name: "f16", suffix: "", exponent: 5, fraction: 10 };
const BFLOAT: Format = Format { name: "bf16", suffix: ".bf16", exponent: 8, fraction: 7 };
const SINGLE: Format = Format { name: "f32", suffix: "", exponent: 8, fraction: 23 };
const DOUBLE: Format = Format { name: "f64", suffix: "", exponent: 11, fraction: 52 };
const FORMATS: [Format; 4] = [HALF, BFLOAT, SINGLE, DOUBLE];

impl Format {
    fn width(self) -> u32 {
        1 + self.exponent + self.fraction
    }

    fn sign(self) -> u64 {
        1 << (self.width() - 1)
    }

    fn infinity(self) -> u64 {
        ((1 << self.exponent) - 1) << self.fraction
    }

    fn bias(self) -> i64 {
        (1 << (self.exponent - 1)) - 1
    }

    /// The exponent field of `bits`.
    fn field(self, bits: u64) -> u64 {
        bits >> self.fraction & ((1 << self.exponent) - 1)
    }

    /// The size that bits without a sign stand for; those of infinity stand for the first that the format does not reach.
    fn size(self, magnitude: u64) -> Exact {
        let (field, fraction) = (magnitude >> self.fraction, magnitude & ((1 << self.fraction) - 1));
        let last = 1 - self.bias() - i64::from(self.fraction);
        match field {
            0 => Exact::of(fraction.into(), last),
            _ => Exact::of((fraction | 1 << self.fraction).into(), last + field as i64 - 1),
        }
    }

    fn read(self, bits: u64) -> Signed {
        Signed { negative: bits & self.sign() != 0, size: self.size(bits & !self.sign()) }
    }

    fn operand(self, bits: u64) -> Bits {
        Bits::new(self.width(), bits)
    }

    /// The ends of the format, and 1, with what is next to them.
    fn ends(self) -> Vec<u64> {
        let (one, normal, max) =
            ((self.bias() as u64) << self.fraction, 1 << self.fraction, self.infinity() - 1);
        let mut all = vec![0, 1, 2, 3, normal - 1, normal, normal + 1, max, max - 1, one, one - 1, one + 1];
        all.extend([one + normal / 2, one + 3 * (normal / 2), one + 3 * normal + 5, one | (normal - 1)]);
        all
    }

    /// A random number: small, large, or near 1; few bits make ties, and all of them what is next to one.
    fn draw(self, draws: &mut Draws) -> u64 {
        let (fields, normal) = (self.infinity() >> self.fraction, 1 << self.fraction);
        let spread = (8 + u64::from(self.fraction)).min(self.bias() as u64);
        let field = match draws.below(3) {
            0 => draws.below(fields),
            1 => draws.below(spread),
            _ => self.bias() as u64 + draws.below(2 * spread) - spread,
        };
        let fraction = match draws.below(3) {
            0 => draws.below(normal),
            1 => normal >> (1 + draws.below(u64::from(self.fraction))),
            _ => (normal - 1) ^ draws.below(8),
        };
        let sign = if draws.below(2) == 0 { 0 } else { self.sign() };
        sign | field.min(fields - 1) << self.fraction | fraction
    }

    /// The ends with both signs, and random numbers.
    fn samples(self, draws: &mut Draws, random: usize) -> Vec<u64> {
        let mut all = self.ends();
        all.extend(self.ends().iter().map(|bits| bits | self.sign()));
        all.extend((0..random).map(|_| self.draw(draws)));
        all
    }

    /// Asserts that `bits` are those of the number nearest to one that is `negative`, and whose size `order` compares with
    /// others; of two that are as near, that with an even last bit.
    fn is_nearest(
        self,
        bits: u64,
        negative: bool,
        order: impl Fn(&Exact) -> Ordering,
        what: impl Fn() -> String,
    ) {
        let magnitude = bits & !self.sign();
        assert!(magnitude <= self.infinity(), "{}: {bits:#x} is no number", what());
        let middle = |low: u64| {
            let sum = self.size(low).plus(&self.size(low + 1));
            Exact { exponent: sum.exponent - 1, ..sum }
        };
        let is_even = magnitude & 1 == 0;
        let is = |found: Ordering, wanted: Ordering| found == wanted || found.is_eq() && is_even;
        let is_above = magnitude == 0 || is(order(&middle(magnitude - 1)), Ordering::Greater);
        let is_below = magnitude == self.infinity() || is(order(&middle(magnitude)), Ordering::Less);
        assert!(is_above && is_below, "{}: {bits:#x} is not the nearest", what());
        let is_zero = order(&Exact::of(0, 0)).is_eq();
        assert!(is_zero || negative == (bits & self.sign() != 0), "{}: {bits:#x} has the other sign", what());
    }
}

/// Numbers from a seed: splitmix64.
struct Draws(u64);

impl Draws {
    fn new() -> Draws {
        let seed = std::env::var("PROPTEST_RNG_SEED").ok().and_then(|text| text.parse().ok());
        Draws(seed.unwrap_or(1))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    fn below(&mut self, end: u64) -> u64 {
        self.next() % end.max(1)
    }
}

fn value(name: &str, width: u32, operands: &[Bits]) -> Bits {
    let compute = Compute::new(name, width, None, &[]).expect("an operator");
    compute.apply(operands).expect("a value")
}

fn apply(name: &str, width: u32, operands: &[Bits]) -> u64 {
    value(name, width, operands).low()
}

/// Holds the binary operator `name` against `exact` on pairs of samples.
fn binary(name: &str, exact: impl Fn(&Signed, &Signed) -> Signed) {
    for format in FORMATS {
        let samples = format.samples(&mut Draws::new(), 120);
        let operator = format!("{name}{}", format.suffix);
        for &a in &samples {
            for &b in &samples {
                let exact = exact(&format.read(a), &format.read(b));
                let bits = apply(&operator, format.width(), &[format.operand(a), format.operand(b)]);
                let what = || format!("{operator} {} {a:#x} {b:#x}", format.name);
                format.is_nearest(bits, exact.negative, |other| exact.size.order(other), what);
            }
        }
    }
}

#[test]
fn sums_and_products_are_the_nearest() {
    binary("fadd", Signed::plus);
    binary("fsub", Signed::minus);
    binary("fmul", Signed::times);
}

#[test]
fn quotients_are_the_nearest() {
    for format in FORMATS {
        let samples = format.samples(&mut Draws::new(), 120);
        let operator = format!("fdiv{}", format.suffix);
        for &a in &samples {
            for &b in samples.iter().filter(|&&b| b & !format.sign() != 0) {
                let (x, y) = (format.read(a), format.read(b));
                let bits = apply(&operator, format.width(), &[format.operand(a), format.operand(b)]);
                let what = || format!("{operator} {} {a:#x} {b:#x}", format.name);
                let order = |other: &Exact| x.size.order(&other.times(&y.size));
                format.is_nearest(bits, x.negative != y.negative, order, what);
            }
        }
    }
}

#[test]
fn remainders_are_exact() {
    for (format, count) in FORMATS.into_iter().zip([60, 60, 60, 10]) {
        let samples = format.samples(&mut Draws::new(), count);
        let operator = format!("frem{}", format.suffix);
        for &a in &samples {
            for &b in samples.iter().filter(|&&b| b & !format.sign() != 0) {
                let rest = format.read(a).size.remainder(&format.read(b).size);
                let bits = apply(&operator, format.width(), &[format.operand(a), format.operand(b)]);
                assert!(format.size(bits & !format.sign()).order(&rest).is_eq(), "{operator} {a:#x} {b:#x}");
                assert_eq!(bits & format.sign(), a & format.sign(), "the sign is that of the dividend");
            }
        }
    }
}

#[test]
fn roots_are_the_nearest() {
    for format in FORMATS {
        let samples = format.samples(&mut Draws::new(), 4000);
        for a in samples.into_iter().map(|bits| bits & !format.sign()) {
            let x = format.size(a);
            let bits = apply(&format!("llvm.sqrt.{}", format.name), format.width(), &[format.operand(a)]);
            format.is_nearest(bits, false, |other| x.order(&other.times(other)), || format!("sqrt {a:#x}"));
        }
    }
}

fn check_fused(format: Format, [a, b, c]: [u64; 3]) {
    let exact = format.read(a).times(&format.read(b)).plus(&format.read(c));
    for name in ["fma", "fmuladd"] {
        let operands = [a, b, c].map(|bits| format.operand(bits));
        let bits = apply(&format!("llvm.{name}.{}", format.name), format.width(), &operands);
        let what = || format!("{name} {} {a:#x} {b:#x} {c:#x}", format.name);
        format.is_nearest(bits, exact.negative, |other| exact.size.order(other), what);
    }
}

#[test]
fn a_product_and_a_sum_are_rounded_once() {
    for format in FORMATS {
        let mut draws = Draws::new();
        let samples = format.samples(&mut draws, 6);
        for &a in &samples {
            for &b in &samples {
                format.ends().iter().for_each(|&c| check_fused(format, [a, b, c]));
            }
        }
        for _ in 0..20_000 {
            let [a, b, c] = [0; 3].map(|_| format.draw(&mut draws));
            check_fused(format, [a, b, c]);
            // A sum that is next to a tie of the product, by as little as there is.
            check_fused(format, [a, b, c & format.sign() | 1]);
        }
    }
    // 7 × 37 is a tie of numbers with 8 bits.
    for (a, c) in [(0x40e0, 0xa180), (0x40e0, 0x2180), (0xc0e0, 0x2180), (0x40e0, 1), (0xc0e0, 0x8001)] {
        check_fused(BFLOAT, [a, 0x4214, c]);
    }
}

/// Whole numbers of `width` bits: the ends, ties of formats and what is next to them, and random ones.
fn integers(width: u32, draws: &mut Draws) -> Vec<Bits> {
    let one = Bits::new(width, 1);
    let mut all = vec![Bits::zero(width), Bits::ones(width), one.clone(), Bits::ones(width).lshr(1)];
    for bits in [8, 11, 24, 53] {
        for _ in 0..60 {
            let significand = 1 << bits | draws.below(1 << bits) | 1;
            let by = draws.below(u64::from(width)) as u32;
            let tie = Bits::new(width.max(64), significand).shl(by).resize(width);
            all.extend([tie.plus(&one), tie.minus(&one), tie]);
        }
    }
    let words = width.div_ceil(64);
    all.extend((0..60).map(|_| Bits::from_words(width, (0..words).map(|_| draws.next()).collect())));
    all
}

fn size(number: &Bits) -> Exact {
    let halves = number.words().iter().flat_map(|&word| [word as u32, (word >> 32) as u32]);
    Exact::new(halves.collect(), 0)
}

const WIDTHS: [u32; 14] = [1, 7, 8, 16, 24, 32, 33, 53, 64, 65, 100, 128, 200, 256];

#[test]
fn integers_become_the_nearest_floats() {
    for format in FORMATS {
        for width in WIDTHS {
            for number in integers(width, &mut Draws::new()) {
                for (name, signed) in [("uitofp", false), ("sitofp", true)] {
                    let negative = signed && number.is_negative();
                    let exact = size(&if negative { number.negate() } else { number.clone() });
                    let operator = format!("{name}{}", format.suffix);
                    let bits = apply(&operator, format.width(), std::slice::from_ref(&number));
                    let what = || format!("{operator} {} of {number:?}", format.name);
                    format.is_nearest(bits, negative, |other| exact.order(other), what);
                }
            }
        }
    }
}

/// Towards 0, and the nearest that there is for what does not fit.
#[test]
fn floats_become_integers_towards_zero() {
    for format in FORMATS {
        for width in WIDTHS {
            for bits in format.samples(&mut Draws::new(), 400) {
                check_integer(format, bits, width, true);
                check_integer(format, bits, width, false);
            }
        }
    }
}

fn check_integer(format: Format, bits: u64, width: u32, signed: bool) {
    let name = format!("{}{}", if signed { "fptosi" } else { "fptoui" }, format.suffix);
    let (exact, found) = (format.read(bits), value(&name, width, &[format.operand(bits)]));
    let negative = signed && found.is_negative();
    let whole = size(&if negative { found.negate() } else { found.clone() });
    let lowest = if signed { Bits::ones(width).lshr(1).not() } else { Bits::zero(width) };
    let end = if exact.negative { lowest } else { lowest.not() };
    let is_kept = whole.order(&exact.size).is_le();
    let is_whole_part = is_kept && whole.plus(&Exact::of(1, 0)).order(&exact.size).is_gt();
    let what = || format!("{name} {bits:#x} of {} is {found:?}", format.name);
    assert!(is_whole_part || is_kept && found == end, "{}", what());
    assert!(negative == exact.negative || found.is_zero(), "{}", what());
}

#[test]
fn wider_floats_become_the_nearest_narrower_ones() {
    let pairs = [(DOUBLE, SINGLE), (DOUBLE, HALF), (DOUBLE, BFLOAT), (SINGLE, HALF), (SINGLE, BFLOAT)];
    for (from, to) in pairs {
        let mut draws = Draws::new();
        let mut samples = from.samples(&mut draws, 3000);
        for bits in to.samples(&mut draws, 600) {
            let magnitude = bits & !to.sign();
            let wide = value(&format!("fpext{}", to.suffix), from.width(), &[to.operand(magnitude)]).low();
            assert!(from.size(wide).order(&to.size(magnitude)).is_eq(), "fpext {magnitude:#x}");
            let tie = wide + (1 << (from.fraction - to.fraction - 1));
            samples.extend([wide, tie - 1, tie, tie + 1, tie | from.sign()]);
        }
        for bits in samples {
            let exact = from.read(bits);
            let found = apply(&format!("fptrunc{}", to.suffix), to.width(), &[from.operand(bits)]);
            let what = || format!("fptrunc {} to {} of {bits:#x}", from.name, to.name);
            to.is_nearest(found, exact.negative, |other| exact.size.order(other), what);
        }
    }
}

#[test]
fn a_scaled_number_is_rounded_once() {
    for format in FORMATS {
        for bits in format.samples(&mut Draws::new(), 300) {
            let place = format.field(bits) as i64;
            let around = |at: i64| (at - 4)..(at + 4);
            let powers = around(-place).chain(around(-place - i64::from(format.fraction)));
            let powers = powers.chain(around((1 << format.exponent) - place)).chain([0, 5000, -5000]);
            powers.for_each(|power| check_scaled(format, bits, power));
        }
    }
}

fn check_scaled(format: Format, bits: u64, power: i64) {
    let operands = [format.operand(bits), Bits::from_i64(32, power)];
    let found = apply(&format!("llvm.ldexp.{}.i32", format.name), format.width(), &operands);
    let Signed { negative, size } = format.read(bits);
    let exact = Exact { exponent: size.exponent + power, ..size };
    let what = || format!("ldexp {} {bits:#x} {power}", format.name);
    format.is_nearest(found, negative, |other| exact.order(other), what);
}

#[test]
fn a_number_is_its_fraction_times_its_power_of_two() {
    for format in FORMATS {
        let (width, field) = (format.width(), format.width().max(32));
        for bits in format.samples(&mut Draws::new(), 2000) {
            let found = value(&format!("llvm.frexp.{}.i32", format.name), 2 * field, &[format.operand(bits)]);
            let (fraction, power) = (found.slice(0, width).low(), found.slice(field, 32).signed_low());
            let part = format.size(fraction & !format.sign());
            let whole = Exact { exponent: part.exponent + power, ..part.clone() };
            assert!(whole.order(&format.read(bits).size).is_eq(), "{bits:#x} {fraction:#x} {power}");
            let is_normal = part.order(&Exact::of(1, -1)).is_ge() && part.order(&Exact::of(1, 0)).is_lt();
            assert!(is_normal || part.is_zero(), "{bits:#x} {fraction:#x}");
            assert_eq!(fraction & format.sign(), bits & format.sign());
        }
    }
}
