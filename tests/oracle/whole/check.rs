//! Whether all that a run has seen is among what was derived.

use super::{
    derived::{Derived, Places, Reach},
    log::{Log, Seen},
    program::Program,
};
use dfquery_rules::relation;
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
};

/// What outside of the program is called.
const OUTSIDE: &str = "?";

/// What was seen and was not derived, and how much of what was derived was seen.
#[derive(Default)]
pub struct Report {
    /// Each missed row as text.
    pub missed: Vec<String>,
    /// The same of integers that are made of addresses.
    pub missed_integers: Vec<String>,
    /// Rows that were seen.
    pub seen: usize,
    /// Operands that were seen to be tainted.
    pub tainted: usize,
    /// Rows of `points` of values that were seen, and how many of these rows.
    pub derived: usize,
    pub observed: usize,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let never = 100.0 * (1.0 - self.observed as f64 / self.derived.max(1) as f64);
        write!(
            f,
            "{} rows and {} tainted operands seen, {} missed, {} of integers missed; {} rows derived of values that were seen, {never:.1}% never seen",
            self.seen,
            self.tainted,
            self.missed.len(),
            self.missed_integers.len(),
            self.derived
        )
    }
}

struct Checker<'c, 'a> {
    program: &'c Program<'a>,
    log: &'c Log,
    derived: &'c Derived,
    /// Results of calls of functions without a body, which may name what such functions made.
    made: BTreeSet<String>,
    report: Report,
}

/// Compares the log of runs with what was derived.
pub fn check(program: &Program, log: &Log, derived: &Derived) -> Report {
    let mut checker = Checker { program, log, derived, made: made(program, log), report: Report::default() };
    checker.values();
    checker.operands();
    checker.cells();
    checker.calls();
    checker.tainted();
    checker.report
}

/// Whether the places reach byte `offset` of an object that is one of `names`.
fn reaches(places: &Places, names: &[&str], offset: i64) -> bool {
    names.iter().any(|&name| {
        places.get(name).is_some_and(|all| name == OUTSIDE || all.iter().any(|reach| reach.covers(offset)))
    })
}

/// The results of calls that reached a function without a body.
fn made(program: &Program, log: &Log) -> BTreeSet<String> {
    let is_outside = |callee: &String| !program.functions.contains_key(callee);
    let calls: BTreeSet<u32> =
        log.calls.iter().filter(|call| is_outside(&call.1)).map(|call| call.0).collect();
    let defined = program.base.tuples::<relation::Def>().filter(|def| calls.contains(&def.instruction.0));
    defined.map(|def| program.value_name(def.value.0)).collect()
}

/// The objects that `site` may be, as the analysis calls them.
fn objects<'d>(log: &'d Log, derived: &'d Derived, site: u32) -> Vec<&'d str> {
    log.sites[site as usize].iter().map(|name| derived.object(name)).collect()
}

impl<'c> Checker<'c, '_> {
    fn objects(&self, site: u32) -> Vec<&'c str> {
        objects(self.log, self.derived, site)
    }

    /// Whether `site` at `offset` is among `places`, or among what is outside and it has escaped.
    fn has(&self, places: Option<&Places>, site: u32, offset: i64) -> bool {
        let names = self.objects(site);
        let Some(places) = places else { return false };
        let escaped = || names.iter().any(|&name| self.derived.escaped.contains(name));
        let made = || names[0] == OUTSIDE && places.keys().any(|object| self.made.contains(object));
        reaches(places, &names, offset) || places.contains_key(OUTSIDE) && escaped() || made()
    }

    /// Whether `site` is code within a function, of which nothing is derived.
    fn is_block(&self, site: u32) -> bool {
        self.log.sites[site as usize][0].starts_with("blockaddress")
    }

    fn describe(&self, site: u32, offset: i64) -> String {
        format!("{}+{offset}", self.log.sites[site as usize][0])
    }

    fn values(&mut self) {
        for row in self.program.base.tuples::<relation::Value>() {
            let seen = &self.log.values[row.value.0 as usize];
            if seen.sites.is_empty() {
                continue;
            }
            let name = self.program.value_name(row.value.0);
            let places = self.derived.points.get(&name);
            let is_integer = self.program.base.symbol_text(row.r#type).starts_with('i');
            for (site, offset) in seen.rows() {
                self.report.seen += 1;
                if self.is_block(site) || self.has(places, site, offset) {
                    continue;
                }
                let text = format!("points({name}, {})", self.describe(site, offset));
                let missed =
                    if is_integer { &mut self.report.missed_integers } else { &mut self.report.missed };
                missed.push(text);
            }
            if !is_integer {
                self.count(places, seen);
            }
        }
    }

    /// Counts how many of the derived places of a value were seen.
    fn count(&mut self, places: Option<&Places>, seen: &Seen) {
        let rows = seen.rows();
        for (object, all) in places.into_iter().flatten() {
            let of_it = rows.iter().filter(|(site, _)| self.objects(*site).contains(&object.as_str()));
            let offsets: Vec<i64> = of_it.map(|row| row.1).collect();
            let is_seen =
                |reach: &&Reach| offsets.iter().any(|&offset| object == OUTSIDE || reach.covers(offset));
            self.report.derived += all.len();
            self.report.observed += all.iter().filter(is_seen).count();
        }
    }

    fn operands(&mut self) {
        let Some(operands) = &self.derived.operands else { return };
        for (&(instruction, operand), seen) in &self.log.operands {
            let name = self.program.instruction_name(instruction);
            // What is not listed is known by its value.
            let Some(places) = operands.get(&(name.clone(), operand)) else { continue };
            for (site, offset) in seen.rows() {
                self.report.seen += 1;
                if !self.is_block(site) && !self.has(Some(places), site, offset) {
                    let text = format!("operand_points({name}, {operand}, {})", self.describe(site, offset));
                    self.report.missed.push(text);
                }
            }
        }
    }

    fn cells(&mut self) {
        let (log, derived) = (self.log, self.derived);
        let escaped =
            |site: u32| objects(log, derived, site).iter().any(|&name| derived.escaped.contains(name));
        for (&(cell, at), seen) in &log.cells {
            let names = self.objects(cell);
            let first = &log.sites[cell as usize][0];
            if names.contains(&OUTSIDE) && first.starts_with(['@', '?']) {
                continue;
            }
            let objects = names.iter().filter_map(|&name| derived.holds.get(name));
            let cells: Vec<(&Reach, &Places)> =
                objects.flatten().filter(|(reach, _)| reach.covers(at)).collect();
            for (site, offset) in seen.rows() {
                self.report.seen += 1;
                // What has escaped may be stored from outside.
                let known = self.is_block(site)
                    || escaped(cell) && escaped(site)
                    || cells.iter().any(|(_, places)| self.has(Some(places), site, offset));
                if !known {
                    let text = format!("holds({}, {})", self.describe(cell, at), self.describe(site, offset));
                    self.report.missed.push(text);
                }
            }
        }
    }

    fn tainted(&mut self) {
        let Some(tainted) = &self.derived.tainted else { return };
        let mut missed = Vec::new();
        for &(instruction, operand) in self.log.tainted.keys() {
            let use_ = (self.program.instruction_name(instruction), operand);
            if !tainted.contains(&use_) {
                missed.push(format!("taint_use({}, {operand})", use_.0));
            }
        }
        for (instruction, operand, _) in &self.log.sinks {
            let sink = (self.program.instruction_name(*instruction), *operand);
            if !self.derived.sinks.contains(&sink) {
                missed.push(format!("taint_sink({}, {operand})", sink.0));
            }
        }
        missed.sort();
        self.report.tainted += self.log.tainted.len() + self.log.sinks.len();
        self.report.missed.extend(missed);
    }

    fn calls(&mut self) {
        for (instruction, callee) in &self.log.calls {
            let (name, function) =
                (self.program.instruction_name(*instruction), callee.trim_start_matches('@'));
            if function.starts_with("llvm.") {
                continue;
            }
            self.report.seen += 1;
            let pair = (name.clone(), function.to_owned());
            let known = self.derived.calls.contains(&pair) || self.derived.models.contains(&pair);
            if !known && !self.derived.outside.contains(&name) {
                self.report.missed.push(format!("calls({name}, {function})"));
            }
        }
    }
}

/// How often each kind of row was missed, with the first of each.
pub fn summary(missed: &[String]) -> String {
    let mut kinds: BTreeMap<&str, Vec<&String>> = BTreeMap::new();
    for row in missed {
        kinds.entry(row.split('(').next().expect("a name")).or_default().push(row);
    }
    let line = |(kind, rows): (&&str, &Vec<&String>)| {
        let first: Vec<&str> = rows.iter().take(8).map(|row| row.as_str()).collect();
        format!("  {kind}: {} missed\n    {}\n", rows.len(), first.join("\n    "))
    };
    kinds.iter().map(line).collect()
}
