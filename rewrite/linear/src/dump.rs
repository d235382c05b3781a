//! Results of the rules for linear code that its text does not show: effects, values and use counts of variables.

use super::rules;
use dfquery_engine::{base::FactBase, run::Part};
use dfquery_extract::lir::{Method, NodeId};
use dfquery_rules::relation;
use std::collections::BTreeMap;

/// The letters of effects, in the order in which they are shown.
const LETTERS: [&str; 4] = ["A", "C", "X", "G"];

/// The results for the nodes and the variables of a method.
#[derive(Clone, Default, Debug)]
pub struct Dump {
    effects: Vec<String>,
    values: Vec<Option<u32>>,
    references: Vec<(u32, u32)>,
}

impl Dump {
    /// The rows of `node_effect`, `value_number` and `reference_count` of `rules/lir` for `method`.
    pub fn of(method: &Method) -> Self {
        let base = rules::base([method], "", "");
        let session = rules::session(&base);
        Dump::from_part(method, &base, &session.part(0))
    }

    /// The same of `method`, which is alone in `base`: so entities count from 0 as its nodes do.
    pub(super) fn from_part(method: &Method, base: &FactBase, part: &Part) -> Self {
        let Some(linear) = &method.linear else { return Dump::default() };
        let mut effects = vec![String::new(); linear.nodes.len()];
        for row in part.rows::<relation::NodeEffect>() {
            effects[row.node.0 as usize].push_str(base.symbol_text(row.letter));
        }
        let firsts: BTreeMap<u32, u32> =
            part.rows().map(|row: relation::ValueNumber| (row.node.0, row.first.0)).collect();
        let mut dump = Dump { values: numbered(linear.nodes.len(), &firsts), ..Dump::default() };
        dump.effects = effects.iter().map(|found| shown(found)).collect();
        let counts: BTreeMap<&str, (u32, u32)> = part
            .rows()
            .map(|row: relation::ReferenceCount| (base.symbol_text(row.local), (row.reads, row.stores)))
            .collect();
        let of = |name: &String| counts.get(name.as_str()).copied().unwrap_or_default();
        dump.references = method.signature.locals.iter().map(|(name, _)| of(name)).collect();
        dump
    }

    /// The effects of `id`: a letter or `-` for each of `ACXG`.
    pub fn effects(&self, id: NodeId) -> &str {
        self.effects.get(id.0 as usize).map_or("----", String::as_str)
    }

    /// The number of the value of `id`, if it has one.
    pub fn value(&self, id: NodeId) -> Option<u32> {
        self.values.get(id.0 as usize).copied().flatten()
    }

    /// The number of times the local variable `local` is read, and how often it is stored to.
    pub fn references(&self, local: usize) -> (u32, u32) {
        self.references.get(local).copied().unwrap_or_default()
    }
}

/// A letter or `-` for each effect.
fn shown(found: &str) -> String {
    LETTERS.iter().map(|letter| if found.contains(letter) { letter } else { "-" }).collect()
}

/// By node the number of its value, counted in the order of the first nodes that have one.
fn numbered(nodes: usize, firsts: &BTreeMap<u32, u32>) -> Vec<Option<u32>> {
    let mut numbers: BTreeMap<u32, u32> = BTreeMap::new();
    for first in firsts.values() {
        numbers.insert(*first, 0);
    }
    numbers.values_mut().zip(1..).for_each(|(number, at)| *number = at);
    (0..nodes as u32).map(|node| numbers.get(firsts.get(&node)?).copied()).collect()
}
