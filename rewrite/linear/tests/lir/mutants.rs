//! Linear code with one mistake, and who finds it: the rules, or a run beside the trees.

use crate::{
    agrees, cases,
    methods::{self, Random},
    read,
};
use dfquery_extract::lir::{Linear, Method, NodeId, Op, Stage};
use dfquery_linear::{bring, verify};
use std::collections::{BTreeMap, BTreeSet};

/// Changes `linear` at one place, if the kind of mistake fits there.
type Mistake = fn(&mut Linear, &mut Random) -> Option<()>;

const MISTAKES: [(&str, Mistake); 15] = [
    ("neighbours swapped", swap),
    ("node dropped", drop_node),
    ("node moved", move_node),
    ("operand redirected", redirect),
    ("operands swapped", swap_operands),
    ("next link changed", change_next),
    ("previous link changed", change_previous),
    ("operation changed", change_operation),
    ("type changed", change_type),
    ("variable changed", change_variable),
    ("number changed", change_number),
    ("mark turned", turn_mark),
    ("carry changed", change_carry),
    ("part put in the order", uncontain),
    ("node contained", contain),
];

fn any_in_order(linear: &Linear, random: &mut Random) -> Option<NodeId> {
    let all: Vec<NodeId> = (0..linear.first.len()).flat_map(|block| linear.order(block)).collect();
    (!all.is_empty()).then(|| all[random.below(all.len())])
}

fn any(linear: &Linear, random: &mut Random, fits: impl Fn(&Linear, NodeId) -> bool) -> Option<NodeId> {
    let all = (0..linear.nodes.len() as u32).map(NodeId);
    let all: Vec<NodeId> = all.filter(|&id| fits(linear, id)).collect();
    (!all.is_empty()).then(|| all[random.below(all.len())])
}

fn swap(linear: &mut Linear, random: &mut Random) -> Option<()> {
    let id = any_in_order(linear, random)?;
    let next = linear.node(id).next?;
    linear.remove(id);
    linear.insert_after(next, id);
    Some(())
}

fn drop_node(linear: &mut Linear, random: &mut Random) -> Option<()> {
    let id = any_in_order(linear, random)?;
    linear.remove(id);
    Some(())
}

fn move_node(linear: &mut Linear, random: &mut Random) -> Option<()> {
    let (id, to) = (any_in_order(linear, random)?, any_in_order(linear, random)?);
    if id == to {
        return None;
    }
    linear.remove(id);
    linear.insert_before(to, id);
    Some(())
}

fn redirect(linear: &mut Linear, random: &mut Random) -> Option<()> {
    let user = any(linear, random, |linear, id| !linear.node(id).operands.is_empty())?;
    let to = any_in_order(linear, random)?;
    let at = random.below(linear.node(user).operands.len());
    if linear.node(user).operands[at] == to {
        return None;
    }
    linear.node_mut(user).operands[at] = to;
    linear.fill_arguments(user);
    Some(())
}

fn swap_operands(linear: &mut Linear, random: &mut Random) -> Option<()> {
    let user = any(linear, random, |linear, id| linear.node(id).operands.len() > 1)?;
    linear.node_mut(user).operands.swap(0, 1);
    linear.fill_arguments(user);
    Some(())
}

fn change_next(linear: &mut Linear, random: &mut Random) -> Option<()> {
    let (id, to) = (any_in_order(linear, random)?, any_in_order(linear, random)?);
    (linear.node_mut(id).next.replace(to) != Some(to)).then_some(())
}

fn change_previous(linear: &mut Linear, random: &mut Random) -> Option<()> {
    let (id, to) = (any_in_order(linear, random)?, any_in_order(linear, random)?);
    (linear.node_mut(id).previous.replace(to) != Some(to)).then_some(())
}

fn change_operation(linear: &mut Linear, random: &mut Random) -> Option<()> {
    const LIKE: [[Op; 2]; 9] = [
        [Op::Add, Op::Sub],
        [Op::And, Op::Or],
        [Op::Lt, Op::Le],
        [Op::AddLo, Op::SubLo],
        [Op::AddHi, Op::SubHi],
        [Op::Shl, Op::Shr],
        [Op::LtHi, Op::LtuHi],
        [Op::Sext, Op::Zext],
        [Op::Neg, Op::Not],
    ];
    let like = |op: Op| LIKE.iter().find_map(|pair| Some(pair[1 - pair.iter().position(|&one| one == op)?]));
    let id = any(linear, random, |linear, id| like(linear.node(id).operation.op).is_some())?;
    linear.node_mut(id).operation.op = like(linear.node(id).operation.op)?;
    Some(())
}

fn change_type(linear: &mut Linear, random: &mut Random) -> Option<()> {
    use dfquery_extract::lir::Type;
    let id = any(linear, random, |linear, id| linear.node(id).operation.ty != Type::Void)?;
    let operation = &mut linear.node_mut(id).operation;
    operation.ty = if operation.ty == Type::I64 { Type::I32 } else { Type::I64 };
    Some(())
}

fn change_variable(linear: &mut Linear, random: &mut Random) -> Option<()> {
    let accesses = |linear: &Linear, id: NodeId| linear.node(id).operation.access.is_some();
    let (id, other) = (any(linear, random, accesses)?, any(linear, random, accesses)?);
    let access = linear.node(other).operation.access;
    let own = &mut linear.node_mut(id).operation.access;
    (std::mem::replace(own, access) != access).then_some(())
}

fn change_number(linear: &mut Linear, random: &mut Random) -> Option<()> {
    let id =
        any(linear, random, |linear, id| matches!(linear.node(id).operation.op, Op::Cns | Op::Lea | Op::Il))?;
    linear.node_mut(id).operation.number += 1;
    Some(())
}

fn turn_mark(linear: &mut Linear, random: &mut Random) -> Option<()> {
    let id = any_in_order(linear, random)?;
    let node = linear.node_mut(id);
    match random.below(3) {
        0 => node.is_unused = !node.is_unused,
        1 => node.is_contained = !node.is_contained,
        _ => node.is_reversed = true,
    }
    Some(())
}

fn change_carry(linear: &mut Linear, random: &mut Random) -> Option<()> {
    let id = any(linear, random, |linear, id| linear.node(id).carry.is_some())?;
    let to = any_in_order(linear, random)?;
    (linear.node_mut(id).carry.replace(to) != Some(to)).then_some(())
}

fn uncontain(linear: &mut Linear, random: &mut Random) -> Option<()> {
    let id = any(linear, random, |linear, id| !linear.node(id).parents.is_empty())?;
    let to = any_in_order(linear, random)?;
    linear.node_mut(id).parents.clear();
    linear.insert_before(to, id);
    Some(())
}

fn contain(linear: &mut Linear, random: &mut Random) -> Option<()> {
    let user = any(linear, random, |linear, id| !linear.node(id).operands.is_empty())?;
    let operands = linear.node(user).operands.clone();
    let part = operands[random.below(operands.len())];
    if !linear.node(part).parents.is_empty() {
        return None;
    }
    linear.remove(part);
    linear.node_mut(part).parents.push(user);
    Some(())
}

/// What became of the mutants of one kind.
#[derive(Default)]
struct Tally {
    made: usize,
    /// Those that do something else, or cannot be executed.
    changed: usize,
    /// Those of them that a rule names.
    changed_and_named: usize,
    /// Those that do the same in all runs and that a rule names all the same.
    only_named: usize,
}

/// Every mutant that does something else is caught: by a rule, or because a run beside its trees differs.
///
/// `changed` counts what the runs tell; the printed table says how much of that the rules find by themselves.
#[test]
fn mistakes_are_found() {
    let mut tallies: BTreeMap<&str, Tally> = BTreeMap::new();
    let mut by_rule: BTreeMap<u32, usize> = BTreeMap::new();
    for seed in 0..cases(40) {
        let trees = read(&methods::method(&mut Random::new(seed)));
        let stage = Stage::ALL[seed as usize % Stage::ALL.len()];
        let (method, _) = bring(&trees, stage).unwrap();
        for (at, (name, mistake)) in MISTAKES.iter().enumerate() {
            let mut mutant: Method = method.clone();
            let mut random = Random::new(seed * 100 + at as u64 + 1);
            if mistake(mutant.linear.as_mut().unwrap(), &mut random).is_none() {
                continue;
            }
            let changed = agrees(&trees, &mutant, seed).is_err();
            let rules: BTreeSet<u32> = verify(&mutant).iter().map(|fault| fault.rule).collect();
            let tally = tallies.entry(name).or_default();
            tally.made += 1;
            tally.changed += usize::from(changed);
            tally.changed_and_named += usize::from(changed && !rules.is_empty());
            tally.only_named += usize::from(!changed && !rules.is_empty());
            rules.into_iter().for_each(|rule| *by_rule.entry(rule).or_default() += 1);
        }
    }
    println!("{:24} {:>6} {:>8} {:>8} {:>10}", "mistake", "made", "changed", "by rules", "only rules");
    for (name, Tally { made, changed, changed_and_named, only_named }) in &tallies {
        println!("{name:24} {made:6} {changed:8} {changed_and_named:8} {only_named:10}");
    }
    println!("mutants by rule: {by_rule:?}");
    // What breaks the form of the code, and not what it computes, is found by rules alone.
    for name in ["next link changed", "previous link changed"] {
        let tally = &tallies[name];
        assert_eq!(tally.changed, tally.changed_and_named, "{name}");
    }
}
