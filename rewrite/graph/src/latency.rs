//! Latencies of operators: the cycles from firing to the result.

use crate::{
    evaluate,
    model::{Graph, Operator},
};
use std::{collections::BTreeMap, fmt};

/// The cycles that operators take, by name; 1 for those that have none.
///
/// An operator is pipelined: it accepts a firing each cycle, and its results are there that number of cycles later. A name
/// is that of the printed forms, or what is before a dot of it: `icmp` means `icmp.slt` and `icmp.eq`. The longest
/// name that fits an operator counts.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Latencies {
    cycles: BTreeMap<String, u32>,
}

/// The machine where every operator takes one cycle.
pub static UNITS: Latencies = Latencies { cycles: BTreeMap::new() };

/// The most cycles that an operator may take: sums over the rings of a large graph stay small numbers.
pub const LONGEST: u32 = 4096;

/// An error in a row of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misread {
    /// The line, from 1; 1 for a list.
    pub line: usize,
    /// The error.
    pub problem: String,
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.problem)
    }
}

impl Latencies {
    /// Reads a table: CSV with the header `operator,cycles`.
    ///
    /// # Errors
    ///
    /// The first row that is not a name and a number of cycles.
    pub fn table(text: &str) -> Result<Latencies, Misread> {
        let mut latencies = Latencies::default();
        let mut lines = (1..).zip(text.lines().map(str::trim));
        if lines.next().map(|(_, header)| header) != Some("operator,cycles") {
            return Err(Misread { line: 1, problem: "expected the header `operator,cycles`".to_owned() });
        }
        for (line, row) in lines.filter(|(_, row)| !row.is_empty()) {
            latencies.add(row, ',').map_err(|problem| Misread { line, problem })?;
        }
        Ok(latencies)
    }

    /// Reads a list: `load=4,mul=3`.
    ///
    /// # Errors
    ///
    /// The first entry that is not a name and a number of cycles.
    pub fn list(text: &str) -> Result<Latencies, Misread> {
        let mut latencies = Latencies::default();
        for entry in text.split(',') {
            latencies.add(entry, '=').map_err(|problem| Misread { line: 1, problem })?;
        }
        Ok(latencies)
    }

    fn add(&mut self, entry: &str, separator: char) -> Result<(), String> {
        let parts = entry.split_once(separator).map(|(name, cycles)| (name.trim(), cycles.trim()));
        let Some((name, cycles)) = parts else {
            return Err(format!("expected an operator and its cycles, not `{entry}`"));
        };
        if !is_known(name) {
            return Err(format!("no operator has the name `{name}`"));
        }
        let cycles = cycles.parse().ok().filter(|cycles| (1..=LONGEST).contains(cycles));
        let cycles = cycles.ok_or_else(|| format!("`{name}` takes 1 to {LONGEST} cycles"))?;
        match self.cycles.insert(name.to_owned(), cycles) {
            Some(_) => Err(format!("`{name}` has two latencies")),
            None => Ok(()),
        }
    }

    /// These latencies, and those of `others` where both have a name.
    pub fn with(mut self, others: &Latencies) -> Latencies {
        self.cycles.extend(others.cycles.iter().map(|(name, cycles)| (name.clone(), *cycles)));
        self
    }

    /// Returns true if every operator takes one cycle.
    pub fn are_units(&self) -> bool {
        self.cycles.values().all(|&cycles| cycles == 1)
    }

    /// The cycles of `operator`.
    pub fn of(&self, operator: &Operator) -> u32 {
        let mut name = operator.name();
        loop {
            if let Some(&cycles) = self.cycles.get(name) {
                return cycles;
            }
            let Some((before, _)) = name.rsplit_once('.') else { return 1 };
            name = before;
        }
    }

    /// The cycles of each operator of `graph`.
    pub fn of_graph(&self, graph: &Graph) -> Vec<u32> {
        graph.ops.iter().map(|op| self.of(&op.operator)).collect()
    }
}

/// Names that stand for several operators.
const FAMILIES: [&str; 7] = ["icmp", "fcmp", "llvm", "atomicrmw", "constant", "count", "reduce"];

/// Operators with attributes of their own, which their names alone do not tell.
const MEMORY: [&str; 9] =
    ["load", "store", "alloca", "call", "gep", "load.atomic", "store.atomic", "cmpxchg", "fence"];

/// Returns true if some operator has this name, or one that continues it after a dot.
fn is_known(name: &str) -> bool {
    let is_listed = FAMILIES.contains(&name) || MEMORY.contains(&name) || name.starts_with("atomicrmw.");
    is_listed || Operator::named(name).is_some() || evaluate::is_pure(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pure(name: &str) -> Operator {
        Operator::Pure(name.to_owned())
    }

    #[test]
    fn the_longest_name_that_fits_counts() {
        let latencies = Latencies::list("icmp=2, icmp.eq=3,load=4,llvm.smax=5").expect("four operators");
        for (operator, cycles) in [
            (pure("icmp.eq"), 3),
            (pure("icmp.slt"), 2),
            (pure("add"), 1),
            (pure("llvm.smax.i32"), 5),
            (Operator::Load { bytes: 4, volatile: false }, 4),
            (Operator::Pick, 1),
        ] {
            assert_eq!(latencies.of(&operator), cycles, "{}", operator.name());
        }
    }

    #[test]
    fn a_table_says_what_a_list_says() {
        let table = Latencies::table("operator,cycles\nload,4\n\nmul, 3\n");
        assert_eq!(table, Latencies::list("mul=3,load=4"));
        let (low, high) = (Latencies::list("load=2,mul=3"), Latencies::list("load=4"));
        assert_eq!(Ok(low.expect("a list").with(&high.expect("a list"))), table);
    }

    #[test]
    fn what_is_no_latency_is_refused() {
        for (text, problem) in [
            ("lod=4", "no operator has the name `lod`"),
            ("load", "expected an operator and its cycles, not `load`"),
            ("load=0", "`load` takes 1 to 4096 cycles"),
            ("load=4,load=4", "`load` has two latencies"),
        ] {
            assert_eq!(Latencies::list(text).expect_err(text).problem, problem);
        }
        assert_eq!(Latencies::table("operator,cycles\nadd,1\nlod,4\n").expect_err("no operator").line, 3);
        assert_eq!(Latencies::table("load,4\n").expect_err("no header").line, 1);
    }

    #[test]
    fn the_machines_that_are_known_have_tables() {
        for (name, table) in dfquery_rules::MACHINES {
            assert!(Latencies::table(table).is_ok(), "{name}");
        }
    }
}
