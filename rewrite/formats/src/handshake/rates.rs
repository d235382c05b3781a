//! Rates of operators and channels: readers of a constant share one only if their rates are equal.
//!
//! A fork gives each reader its next token when all of them have taken the last one. So a reader that fires once per
//! invocation would hold up one that fires in every iteration of a loop.

use dfquery_graph::{Graph, LicId, verify};
use dfquery_rules::relation;
use std::collections::BTreeMap;

/// The number of times something happens; what happens equally often has one of these, as far as rules/graph/rates.dl
/// knows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Rate(u32);

/// The rates of a graph.
#[derive(Debug)]
pub struct Rates {
    operators: Vec<Option<Rate>>,
    lics: Vec<Option<Rate>>,
    sides: BTreeMap<(u32, u32), Rate>,
    /// The rate of invocations.
    pub invocation: Option<Rate>,
    next: u32,
}

impl Rates {
    /// Asks the rules about `graph`.
    pub fn of(graph: &Graph) -> Rates {
        let part = verify::facts(graph);
        let mut names = Names::default();
        for row in part.rows::<relation::RatesMeet>() {
            names.unite((row.of.0, row.turn), (row.asked.0, row.at));
        }
        let mut operators = vec![None; graph.ops.len()];
        for row in part.rows::<relation::OperatorRate>() {
            operators[row.operator.0 as usize].get_or_insert(names.rate((row.of.0, row.turn)));
        }
        let mut sides = BTreeMap::new();
        for row in part.rows::<relation::SideRate>() {
            sides.entry((row.lic.0, row.side)).or_insert(names.rate((row.of.0, row.turn)));
        }
        let mut lics = vec![None; graph.lics.len()];
        for row in part.rows::<relation::LicRate>() {
            lics[row.lic.0 as usize].get_or_insert(names.rate((row.of.0, row.turn)));
        }
        let invocation = graph.entries().next().and_then(|lic| lics[lic.0 as usize]);
        Rates { operators, lics, sides, invocation, next: names.parents.len() as u32 }
    }

    /// The number of times the operator `at` fires.
    pub fn operator(&mut self, at: usize) -> Rate {
        self.operators[at].unwrap_or_else(|| self.unknown())
    }

    /// The number of times `lic` has a value, if that is known.
    pub fn lic(&self, lic: LicId) -> Option<Rate> {
        self.lics[lic.0 as usize]
    }

    /// The selects, each with a side that it has at `rate`.
    pub fn sides_at(&self, rate: Rate) -> impl Iterator<Item = (LicId, bool)> + '_ {
        let sides = self.sides.iter().filter(move |(_, own)| **own == rate);
        sides.map(|(&(select, side), _)| (LicId(select), side == 1))
    }

    /// The number of times `select` is `side`.
    pub fn side(&mut self, select: LicId, side: bool) -> Rate {
        self.sides.get(&(select.0, side.into())).copied().unwrap_or_else(|| self.unknown())
    }

    /// A rate that nothing else has.
    fn unknown(&mut self) -> Rate {
        self.next += 1;
        Rate(self.next - 1)
    }
}

/// Names of rates, of which several may be of one.
#[derive(Default)]
struct Names {
    numbers: BTreeMap<(u32, u32), u32>,
    parents: Vec<u32>,
}

impl Names {
    fn number(&mut self, name: (u32, u32)) -> u32 {
        let parents = &mut self.parents;
        *self.numbers.entry(name).or_insert_with(|| {
            parents.push(parents.len() as u32);
            parents.len() as u32 - 1
        })
    }

    fn rate(&mut self, name: (u32, u32)) -> Rate {
        let mut at = self.number(name);
        while self.parents[at as usize] != at {
            at = self.parents[at as usize];
        }
        Rate(at)
    }

    fn unite(&mut self, one: (u32, u32), other: (u32, u32)) {
        let (Rate(one), Rate(other)) = (self.rate(one), self.rate(other));
        self.parents[one.max(other) as usize] = one.min(other);
    }
}
