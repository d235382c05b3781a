//! The operations of trees that linear code does not have, and others that are rare.

use super::tree as any_tree;
use super::{
    Random, address as core_address, comparison, constant, effect as any_effect, random_type, reversed,
    variable,
};

/// Something that is done for its effect.
pub fn effect(random: &mut Random, depth: usize) -> String {
    let ty = random.one(&["i32", "i64"]);
    let below = depth.saturating_sub(1);
    match random.below(12) {
        0..4 => assignment(random, ty, below),
        4 | 5 => format!("(embedded {})", any_effect(random, depth)),
        6 if depth > 0 => {
            let condition = condition(random, below);
            let [one, other] = [0; 2].map(|_| arm(random, below));
            format!("(qmark {condition} (colon {one} {other}))")
        }
        7 => format!("(nullcheck {})", core_address(random, below)),
        8 => {
            let (index, length) = (any_tree(random, "i32", below), any_tree(random, "i32", below));
            format!("(boundscheck{} (and {index} (cns 7)) (or {length} (cns 8)))", reversed(random))
        }
        9 => "(nop)".to_owned(),
        10 => format!("(comma {} (embedded {}))", any_effect(random, depth), any_effect(random, depth)),
        _ => tree(random, ty, below),
    }
}

/// A choice without a value.
fn arm(random: &mut Random, depth: usize) -> String {
    match random.below(4) {
        0 => "(nop)".to_owned(),
        1 => format!("(embedded {})", any_effect(random, depth.max(1))),
        2 => format!("(store {} {})", variable(random, "i32"), any_tree(random, "i32", depth)),
        _ => format!("(comma {} (nop))", any_effect(random, depth.max(1))),
    }
}

fn condition(random: &mut Random, depth: usize) -> String {
    if depth > 0 && random.chance(60) { comparison(random, depth) } else { any_tree(random, "i32", depth) }
}

fn assignment(random: &mut Random, ty: &str, depth: usize) -> String {
    let (place, value) = (place(random, ty, depth), any_tree(random, ty, depth));
    format!("(asg{} {place} {value})", reversed(random))
}

/// What an assignment of a value of `ty` can have on its left.
fn place(random: &mut Random, ty: &str, depth: usize) -> String {
    match random.below(8) {
        0..3 => format!("(lcl {})", variable(random, ty)),
        3 if ty == "i32" => format!("(lcl {}.{})", variable(random, "i64"), random.one(&["lo", "hi"])),
        4 if depth > 0 => format!("(comma {} {})", any_effect(random, depth), place(random, ty, depth - 1)),
        _ => memory(random, ty, depth),
    }
}

/// A place in memory.
fn memory(random: &mut Random, ty: &str, depth: usize) -> String {
    match random.below(3) {
        0 if depth > 0 => element(random, ty, depth - 1),
        1 => {
            format!("(field.{ty} {} {})", random.below(4) * 4, core_address(random, depth.saturating_sub(1)))
        }
        _ => format!("(ind.{ty} {})", core_address(random, depth.saturating_sub(1))),
    }
}

fn element(random: &mut Random, ty: &str, depth: usize) -> String {
    let array = match random.below(3) {
        0 => core_address(random, depth),
        _ => "(lcl p)".to_owned(),
    };
    let index = match random.below(4) {
        0 => any_tree(random, "i32", depth),
        1 => constant(random, "i32"),
        2 => "(lcl a)".to_owned(),
        _ => format!("(and {} (cns 3))", any_tree(random, "i32", depth)),
    };
    format!("(index.{ty}{} {array} {index})", reversed(random))
}

/// An address; never far away from `p`.
pub fn address(random: &mut Random, depth: usize) -> String {
    let below = depth - 1;
    match random.below(4) {
        0 => format!("(addr {})", memory(random, random_type("i64"), below)),
        1 => format!("(addr (comma {} {}))", any_effect(random, depth), memory(random, "i32", below)),
        2 => {
            let [one, other] = [0; 2].map(|_| core_address(random, below));
            format!("(qmark {} {one} {other})", condition(random, below))
        }
        _ => format!("(cast.ref (cast.i32 {}))", core_address(random, below)),
    }
}

/// A tree with a value of `ty`.
pub fn tree(random: &mut Random, ty: &str, depth: usize) -> String {
    match random.below(16) {
        0 | 1 => assignment(random, ty, depth),
        2 | 3 if ty == "i32" => {
            let target = random.one(&["i8", "u8", "i16", "u16", "i32", "u32"]);
            let from = random.one(&["i32", "i64"]);
            format!("(cast.{target} {})", any_tree(random, from, depth))
        }
        2 | 3 => {
            let from = random.one(&["i32", "i32", "i64"]);
            format!("(cast.{} {})", random.one(&["i64", "u64"]), any_tree(random, from, depth))
        }
        4..7 => {
            let condition = condition(random, depth);
            let [one, other] = [0; 2].map(|_| any_tree(random, ty, depth));
            match random.chance(50) {
                true => format!("(qmark {condition} (colon {one} {other}))"),
                false => format!("(qmark {condition} {one} {other})"),
            }
        }
        7 | 8 if depth > 0 => element(random, ty, depth - 1),
        9 => memory(random, ty, depth),
        10 if ty == "i32" => format!("(arrlen {})", core_address(random, depth.min(1))),
        11 => {
            let (value, count) = (any_tree(random, ty, depth), any_tree(random, "i32", depth));
            let count = if random.chance(50) { count } else { format!("(cns {})", random.below(70)) };
            format!("({}{} {value} {count})", random.one(&["rol", "ror"]), reversed(random))
        }
        12 => {
            let (one, other) = (any_tree(random, ty, depth), any_tree(random, ty, depth));
            let divisor = if random.chance(90) { format!("(or {other} (cns.{ty} 1))") } else { other };
            format!("({}{} {one} {divisor})", random.one(&["udiv", "umod"]), reversed(random))
        }
        13 => {
            format!("(comma (embedded {}) {})", any_effect(random, depth.max(1)), any_tree(random, ty, depth))
        }
        14 if ty == "i32" => {
            format!("(umulh {} {})", any_tree(random, "i32", depth), any_tree(random, "i32", depth))
        }
        _ => {
            let read = variable(random, ty);
            let store = format!("(asg (lcl {read}) {})", any_tree(random, ty, depth));
            format!("(xor{} (lcl {read}) {store})", reversed(random))
        }
    }
}
