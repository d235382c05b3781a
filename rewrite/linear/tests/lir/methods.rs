//! Random methods that end for sure, as text: every operation of trees, in every place where it may stand.
//!
//! `core` says that trees are made of what becomes linear as it stands: commas in each other, reversed operands, calls,
//! 64 bits, memory. All other operations come from `more`, and are as frequent as these together.

mod more;

use dfquery_linear::{Event, Machine, Trap};
use std::fmt::Write;

/// Numbers that follow from a seed.
pub struct Random {
    state: u64,
    is_core: bool,
}

impl Random {
    pub fn new(seed: u64) -> Self {
        Random { state: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1, is_core: false }
    }

    /// Numbers for methods of nothing but what becomes linear as it stands.
    pub fn core(seed: u64) -> Self {
        Random { is_core: true, ..Random::new(seed) }
    }

    /// True if one of the other operations is wanted, in this percentage of places.
    fn more(&mut self, percent: usize) -> bool {
        !self.is_core && self.chance(percent)
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        ((self.state.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) % bound as u64) as usize
    }

    fn one<'t>(&mut self, of: &[&'t str]) -> &'t str {
        of[self.below(of.len())]
    }

    fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
}

/// The arguments of a run: `a`, `b`, `n`, `c`, `d`, `p`.
pub fn arguments(random: &mut Random) -> Vec<u64> {
    let words = [0, 1, 2, 5, 31, 32, 33, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff, 0x1234_5678];
    let longs =
        [0, 1, 0xffff_ffff, 0x1_0000_0000, u64::MAX, 1 << 63, 0x1234_5678_9abc_def0, 0xffff_ffff_0000_0001];
    let mut word = || words[random.below(words.len())];
    let (a, b) = (word(), word());
    let mut long = || longs[random.below(longs.len())];
    let (c, d) = (long(), long());
    let p = if random.chance(95) { 0x1_0000 } else { 0 };
    vec![a, b, 3, c, d, p]
}

/// The text of a random method.
pub fn method(random: &mut Random) -> String {
    let blocks = 1 + random.below(4);
    let mut text = String::from(
        "method f(a:i32, b:i32, n:i32, c:i64, d:i64, p:ref) -> i64 locals x:i32, y:i64, q:ref, u:i32, v:i64 {\n",
    );
    for block in 0..blocks {
        writeln!(text, "bb{block}:").unwrap();
        for _ in 0..random.below(4) + usize::from(blocks == 1) {
            let offset =
                if random.chance(70) { format!("@{:#06x} ", random.below(4096)) } else { String::new() };
            writeln!(text, "  stmt {offset}{}", statement(random)).unwrap();
        }
        let later = |random: &mut Random| block + 1 + random.below(blocks - block - 1);
        match random.below(4) {
            _ if block + 1 == blocks => writeln!(text, "  stmt (ret {})", tree(random, "i64", 3)).unwrap(),
            0 => writeln!(text, "  -> bb{}", later(random)).unwrap(),
            1 if block > 0 => {
                let back = 1 + random.below(block);
                let test = "(jtrue (gt (comma (store n (sub (lcl n) (cns 1))) (lcl n)) (cns 0)))";
                writeln!(text, "  stmt {test} -> bb{back}, bb{}", later(random)).unwrap();
            }
            _ => {
                let condition = match random.below(3) {
                    0 => tree(random, "i32", 2),
                    _ => comparison(random, 2),
                };
                writeln!(text, "  stmt (jtrue {condition}) -> bb{}, bb{}", later(random), later(random))
                    .unwrap();
            }
        }
    }
    text + "}\n"
}

fn variable(random: &mut Random, ty: &str) -> &'static str {
    match ty {
        "i32" => random.one(&["a", "b", "x", "u"]),
        "i64" => random.one(&["c", "d", "y", "v"]),
        _ => random.one(&["p", "p", "p", "q"]),
    }
}

fn statement(random: &mut Random) -> String {
    if random.more(40) {
        return more::effect(random, 4);
    }
    let ty = random.one(&["i32", "i64"]);
    match random.below(8) {
        0..3 => format!("(store {} {})", variable(random, ty), tree(random, ty, 4)),
        3 => format!("(storeind{} {} {})", reversed(random), address(random, 2), tree(random, ty, 3)),
        4 => format!("(call g {} {})", tree(random, "i64", 2), tree(random, "i32", 2)),
        5 => format!("(comma {} {})", effect(random, 3), effect(random, 3)),
        6 => format!("(store q {})", address(random, 2)),
        _ => tree(random, ty, 3),
    }
}

fn reversed(random: &mut Random) -> &'static str {
    if random.chance(30) { "!rev" } else { "" }
}

fn effect(random: &mut Random, depth: usize) -> String {
    if random.more(40) {
        return more::effect(random, depth);
    }
    let ty = random.one(&["i32", "i64"]);
    match random.below(6) {
        0..3 => format!("(store {} {})", variable(random, ty), tree(random, ty, depth - 1)),
        3 => format!("(storeind{} {} {})", reversed(random), address(random, 1), tree(random, ty, depth - 1)),
        4 => format!("(call g {})", tree(random, ty, depth - 1)),
        _ => tree(random, ty, depth - 1),
    }
}

fn address(random: &mut Random, depth: usize) -> String {
    if depth > 0 && random.more(20) {
        return more::address(random, depth);
    }
    let offset = random.below(4) * 4;
    match random.below(6) {
        0 => "(lcl p)".to_owned(),
        1 => format!("(add{} (lcl p) (cns {offset}))", reversed(random)),
        2 if depth > 0 => {
            let index = format!("(and {} (cns 3))", tree(random, "i32", depth - 1));
            let scaled =
                random.one(&["(shl I (cns 2))", "(mul I (cns 4))", "(shl I (cns 1))"]).replace('I', &index);
            format!("(add (add (lcl p) {scaled}) (cns {offset}))")
        }
        3 if depth > 0 => format!("(comma {} (add (lcl p) (cns {offset})))", effect(random, depth)),
        4 if depth > 0 => {
            let store = "(comma (store a (cns 4)) (cns 4))";
            format!("(add (add (lcl p) (and (lcl a) (cns 7))) {store})")
        }
        _ => format!("(add (lcl p) (cns {offset}))"),
    }
}

fn comparison(random: &mut Random, depth: usize) -> String {
    let op = random.one(&["eq", "ne", "lt", "le", "gt", "ge", "ltu", "leu", "gtu", "geu"]);
    let ty = random.one(&["i32", "i64"]);
    let (one, other) = (tree(random, ty, depth - 1), tree(random, ty, depth - 1));
    format!("({op}{} {one} {other})", reversed(random))
}

fn constant(random: &mut Random, ty: &str) -> String {
    let numbers = ["0", "1", "-1", "5", "31", "32", "2147483647", "-2147483648"];
    let more = ["4294967296", "-4294967297", "81985529216486895"];
    let number = if ty == "i64" && random.chance(40) { random.one(&more) } else { random.one(&numbers) };
    format!("(cns.{ty} {number})")
}

/// A tree with a value of `ty`, at most so deep.
fn tree(random: &mut Random, ty: &str, depth: usize) -> String {
    if depth == 0 || random.chance(15) {
        return match random.below(3) {
            0 => constant(random, ty),
            _ => format!("(lcl {})", variable(random, ty)),
        };
    }
    let below = depth - 1;
    if random.more(40) {
        return more::tree(random, ty, below);
    }
    match random.below(16) {
        0..5 => {
            let op = random.one(&["add", "add", "sub", "mul", "and", "or", "xor"]);
            let (one, other) = (tree(random, ty, below), tree(random, ty, below));
            format!("({op}{} {one} {other})", reversed(random))
        }
        5 => {
            let op = random.one(&["div", "mod"]);
            let (one, other) = (tree(random, ty, below), tree(random, ty, below));
            let divisor = if random.chance(90) { format!("(or {other} (cns.{ty} 1))") } else { other };
            format!("({op}{} {one} {divisor})", reversed(random))
        }
        6 | 7 => {
            let op = random.one(&["shl", "shr", "sar"]);
            let value = tree(random, ty, below);
            let count = match random.below(3) {
                0 => tree(random, "i32", below),
                _ => format!("(cns {})", [0, 1, 7, 31, 32, 33, 63, 64][random.below(8)]),
            };
            format!("({op} {value} {count})")
        }
        8 => format!("({} {})", random.one(&["neg", "not"]), tree(random, ty, below)),
        9 => format!("(comma {} {})", effect(random, depth), tree(random, ty, below)),
        10 => {
            let (read, stored) = (variable(random, ty), tree(random, ty, below));
            let rest = tree(random, ty, below);
            format!("(sub{} (lcl {read}) (comma (store {read} {stored}) {rest}))", reversed(random))
        }
        11 => format!("(call.{ty} {} {})", random.one(&["g", "h"]), tree(random, random_type(ty), below)),
        12 | 13 => format!("(ind.{ty} {})", address(random, below)),
        _ if ty == "i32" && random.chance(50) => comparison(random, depth),
        _ if ty == "i32" => format!("(trunc {})", tree(random, "i64", below)),
        _ => format!("({} {})", random.one(&["sext", "zext"]), tree(random, "i32", below)),
    }
}

fn random_type(ty: &str) -> &str {
    if ty == "i32" { "i64" } else { "i32" }
}

/// What can be noticed of a run: the trace, and the result or why there is none.
pub type Noticed = (Vec<Event>, Result<Option<u64>, Trap>);

/// Runs something on a machine of its own.
pub fn noticed(seed: u64, run: impl FnOnce(&mut Machine) -> Result<Option<u64>, Trap>) -> Noticed {
    let mut machine = Machine::new(seed, 100_000);
    let result = run(&mut machine);
    (machine.trace, result)
}
