//! One region of a function with a single entry and a single exit, taken for a function of its own.
//!
//! ```text
//! entry -> head -> body -> head, head -> out        `f/head,f/out`: head, body, out
//! ```
//!
//! Both ends belong to the region. What leads to it is left out, and so is what follows: the blocks before and after are
//! empty. Values from outside are parameters.

use crate::{
    error::{Error, Result},
    place::Place,
};
use dfquery_engine::{
    base::FactBase,
    diagnostic::Diagnostic,
    schema::{ColumnType, RelationId},
};
use dfquery_extract::analysis::{OnDemand, cycles, dominance};
use dfquery_rules::{RuleSet, entity, relation};
use std::collections::{BTreeMap, BTreeSet};

/// The names of the first block of a region and of the last: `f/head` and `f/out`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Region {
    /// The only block that is entered from outside.
    pub from: String,
    /// The only block that control leaves for outside; it belongs to the region.
    pub to: String,
}

/// Makes a region the only function of `base`; gives the values that come from outside.
pub(crate) fn restrict(
    base: &mut FactBase,
    rules: &'static RuleSet,
    region: &Region,
) -> Result<Vec<entity::Value>> {
    let [from, to] = [find(base, &region.from)?, find(base, &region.to)?];
    let blocks = base.entities_of::<entity::Block>();
    let part = blocks.part_of(from);
    if part != blocks.part_of(to) {
        let error = Diagnostic::error(format!("`{}` and `{}` are in two functions", region.from, region.to));
        return Err(Error::diagnostic(
            error.help("a region is `f/first,f/last`, two blocks of one function"),
        ));
    }
    *base = rules.session(base).alone(part);
    let [from, to] = [find(base, &region.from)?, find(base, &region.to)?];
    let cut = Cut::new(base, from, to)?;
    let outside = cut.outside(base);
    cut.apply(base, rules, &outside);
    Ok(outside)
}

fn find(base: &FactBase, name: &str) -> Result<u32> {
    base.find(base.type_of::<entity::Block>(), name).ok_or_else(|| {
        let error = Diagnostic::error(format!("no block is called `{name}`"));
        let error = error.help("a block is named with its function: `f/head`; `--relation block` lists all");
        Error::diagnostic(error)
    })
}

/// The blocks of a region, in the function that it is cut out of.
struct Cut {
    from: u32,
    to: u32,
    blocks: BTreeSet<u32>,
    /// The block before the region, of which only the edge to it is left, if control can come back to `from`.
    before: Option<u32>,
    /// The phis of `from` that merge values from outside only.
    merged: BTreeSet<u32>,
    edges: Vec<relation::Edge>,
}

impl Cut {
    fn new(base: &FactBase, from: u32, to: u32) -> Result<Cut> {
        let edges: Vec<relation::Edge> = base.tuples().collect();
        let blocks = reached(&edges, from, to);
        if !blocks.contains(&to) {
            let message = format!("control does not come from {} to {}", shown(base, from), shown(base, to));
            return Err(refused(message, "name the first block and then the last"));
        }
        let mut cut = Cut { from, to, blocks, before: None, merged: BTreeSet::new(), edges };
        cut.check(base)?;
        cut.enter(base)?;
        Ok(cut)
    }

    /// Refuses what has more than one entry or exit.
    fn check(&self, base: &FactBase) -> Result<()> {
        let reachable = reached(&self.edges, self.entry(base), u32::MAX);
        let is_side = |edge: &&relation::Edge| {
            self.blocks.contains(&edge.to.0)
                && edge.to.0 != self.from
                && !self.blocks.contains(&edge.from.0)
                && reachable.contains(&edge.from.0)
        };
        if let Some(side) = self.edges.iter().find(is_side) {
            let (at, by) = (shown(base, side.to.0), shown(base, side.from.0));
            let message = format!("the region has a second entry: {at} is entered from {by}");
            return Err(refused(
                message,
                "a region has one entry and one exit; begin it at a block above both",
            ));
        }
        let is_end = |&&block: &&u32| block != self.to && !self.edges.iter().any(|edge| edge.from.0 == block);
        if let Some(&end) = self.blocks.iter().find(is_end) {
            let message = format!("the region has a second exit: control ends in {}", shown(base, end));
            return Err(refused(message, "a region has one entry and one exit; end it where all paths meet"));
        }
        Ok(())
    }

    fn entry(&self, base: &FactBase) -> u32 {
        base.tuples::<relation::Block>().find(|row| row.position == 0).map_or(self.from, |row| row.block.0)
    }

    /// Finds what leads to the region.
    fn enter(&mut self, base: &FactBase) -> Result<()> {
        let into = self.edges.iter().filter(|edge| edge.to.0 == self.from).map(|edge| edge.from.0);
        let (back, outside): (Vec<u32>, Vec<u32>) = into.partition(|block| self.blocks.contains(block));
        let phis = self.phis(base);
        if back.is_empty() {
            self.merged = phis;
            return Ok(());
        }
        self.before = outside.first().copied();
        if let [one, other, ..] = outside[..]
            && !phis.is_empty()
        {
            let [at, one, other] = [self.from, one, other].map(|block| shown(base, block));
            let message = format!(
                "the region has two entries: {at}, a loop with phis, is entered from {one} and {other}"
            );
            return Err(refused(message, "begin the region at a block above both"));
        }
        Ok(())
    }

    /// The phis of the first block.
    fn phis(&self, base: &FactBase) -> BTreeSet<u32> {
        let is_phi =
            |row: &relation::Instruction| row.block.0 == self.from && base.symbol_text(row.opcode) == "phi";
        base.tuples::<relation::Instruction>().filter(is_phi).map(|row| row.instruction.0).collect()
    }

    /// The instructions that are left.
    fn instructions(&self, base: &FactBase) -> BTreeSet<u32> {
        let is_kept = |row: &relation::Instruction| {
            self.blocks.contains(&row.block.0) && !self.merged.contains(&row.instruction.0)
        };
        base.tuples::<relation::Instruction>().filter(is_kept).map(|row| row.instruction.0).collect()
    }

    /// The operands of phis that come over edges which are left out.
    fn lost(&self, base: &FactBase) -> BTreeSet<(u32, u32)> {
        let is_lost = |row: &relation::PhiOperand| {
            !self.blocks.contains(&row.from.0) && self.before != Some(row.from.0)
        };
        base.tuples::<relation::PhiOperand>()
            .filter(is_lost)
            .map(|row| (row.instruction.0, row.operand))
            .collect()
    }

    /// The values that are read in the region and come from outside.
    fn outside(&self, base: &FactBase) -> Vec<entity::Value> {
        let (kept, lost) = (self.instructions(base), self.lost(base));
        let defs = base.tuples::<relation::Def>().filter(|row| kept.contains(&row.instruction.0));
        let defined: BTreeSet<u32> = defs.map(|row| row.value.0).collect();
        let is_read = |row: &relation::Use| {
            kept.contains(&row.instruction.0)
                && !lost.contains(&(row.instruction.0, row.operand))
                && !defined.contains(&row.value.0)
        };
        let read = base.tuples::<relation::Use>().filter(is_read).map(|row| row.value);
        read.collect::<BTreeSet<_>>().into_iter().collect()
    }

    /// Leaves out what is outside, and derives anew what follows from control flow.
    fn apply(&self, base: &mut FactBase, rules: &'static RuleSet, outside: &[entity::Value]) {
        let (kept, lost) = (self.instructions(base), self.lost(base));
        let (blocks, edges) = self.frame();
        let defs = base.tuples::<relation::Def>().filter(|row| kept.contains(&row.instruction.0));
        let mut values: BTreeSet<u32> = defs.map(|row| row.value.0).collect();
        values.extend(outside.iter().map(|value| value.0));
        let parameters: Vec<relation::Parameter> = base.tuples().collect();
        values.extend(parameters.iter().map(|row| row.value.0));
        let ids = [
            base.type_of::<entity::Block>(),
            base.type_of::<entity::Instruction>(),
            base.type_of::<entity::Value>(),
        ];
        let derived = dominance::RELATIONS.iter().chain(&cycles::RELATIONS);
        let derived: BTreeSet<RelationId> = derived.filter_map(|name| base.relation(name)).collect();
        let by_operand: BTreeSet<RelationId> = ["use", "constant", "undefined_operand", "poison_operand"]
            .iter()
            .chain(&["global_operand", "constant_expression", "constant_part", "phi_operand"])
            .filter_map(|name| base.relation(name))
            .collect();
        let schema = std::sync::Arc::clone(base.schema());
        let is_kept = |id: RelationId, row: &[u32]| {
            let holds = |(cell, column): (&u32, &dfquery_engine::schema::Column)| match column.ty {
                ColumnType::Entity(ty) if ty == ids[0] => blocks.contains_key(cell),
                ColumnType::Entity(ty) if ty == ids[1] => kept.contains(cell),
                ColumnType::Entity(ty) if ty == ids[2] => values.contains(cell),
                _ => true,
            };
            !derived.contains(&id)
                && row.iter().zip(&schema[id].columns).all(holds)
                && !(by_operand.contains(&id) && lost.contains(&(row[0], row[1])))
        };
        let mut cut = base.without_parts();
        cut.append(&[base.part_alone(0, is_kept)]);
        *base = cut;
        let function = entity::Function(0);
        let row = |(&block, &position): (&u32, &u32)| relation::Block {
            block: entity::Block(block),
            function,
            position,
        };
        base.replace(blocks.iter().map(row).collect::<Vec<_>>());
        base.replace(edges);
        self.take(base, outside, parameters);
        rules.intern(base);
        dominance::complete(base);
        OnDemand::Cycles.complete(base);
    }

    /// The blocks that are left with their places, and the edges.
    fn frame(&self) -> (BTreeMap<u32, u32>, Vec<relation::Edge>) {
        let is_kept = |edge: &&relation::Edge| {
            (self.blocks.contains(&edge.from.0)
                && (self.blocks.contains(&edge.to.0) || edge.from.0 == self.to))
                || (self.before == Some(edge.from.0) && edge.to.0 == self.from)
        };
        let edges: Vec<relation::Edge> = self.edges.iter().filter(is_kept).copied().collect();
        let first = self.before.unwrap_or(self.from);
        let mut blocks: BTreeSet<u32> = edges.iter().flat_map(|edge| [edge.from.0, edge.to.0]).collect();
        blocks.extend(&self.blocks);
        blocks.remove(&first);
        let places = std::iter::once(first).chain(blocks).zip(0..).collect();
        (places, edges)
    }

    /// Makes parameters of the values from outside.
    fn take(&self, base: &mut FactBase, outside: &[entity::Value], mut parameters: Vec<relation::Parameter>) {
        let known: BTreeSet<entity::Value> = parameters.iter().map(|row| row.value).collect();
        let new = outside.iter().copied().filter(|value| !known.contains(value));
        let places = parameters.len() as u32..;
        let function = entity::Function(0);
        parameters.extend(new.zip(places).map(|(value, position)| relation::Parameter {
            value,
            function,
            position,
        }));
        parameters.sort_unstable();
        base.replace(parameters);
    }
}

/// The blocks that control comes to from `from`, itself included, before it leaves `to`.
fn reached(edges: &[relation::Edge], from: u32, to: u32) -> BTreeSet<u32> {
    let mut reached = BTreeSet::from([from]);
    let mut open = vec![from];
    while let Some(block) = open.pop() {
        if block == to {
            continue;
        }
        for edge in edges.iter().filter(|edge| edge.from.0 == block) {
            if reached.insert(edge.to.0) {
                open.push(edge.to.0);
            }
        }
    }
    reached
}

/// The block by its name, with its place in the source if that is known.
fn shown(base: &FactBase, block: u32) -> String {
    let ty = base.type_of::<entity::Block>();
    let name = base.name(ty, block);
    let source = Place::of(base, ty, block).and_then(|place| place.source);
    source.map_or_else(|| format!("`{name}`"), |source| format!("`{name}` ({source})"))
}

fn refused(message: String, help: &str) -> Error {
    Error::diagnostic(Diagnostic::error(message).help(help))
}
