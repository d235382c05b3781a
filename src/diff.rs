//! What changed between two programs, by relation and function.

use crate::{
    analysis::{Analysis, Asked},
    error::{Error, Result},
    program::Program,
    relations::{self, Tuples},
};
use rayon::prelude::*;
use std::{
    collections::{BTreeMap, BTreeSet},
    io,
};

/// What takes the place of the function for tuples that belong to none.
pub const MODULE: &str = "-";

/// What changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The functions that both programs have, in the order of the first.
    pub both: Vec<String>,
    /// Those that only the first has.
    pub only_before: Vec<String>,
    /// Those that only the second has.
    pub only_after: Vec<String>,
    /// What changed in functions that both have, in the order of relations.
    pub changes: Vec<Change>,
}

impl Difference {
    /// Whether nothing changed.
    pub fn is_empty(&self) -> bool {
        self.only_before.is_empty() && self.only_after.is_empty() && self.changes.is_empty()
    }
}

/// Finds the changes of the relations called `names`, or of all, in the functions that `before` asks of.
pub(crate) fn compare(before: &Analysis, after: &Analysis, names: &[String]) -> Result<Difference> {
    let functions = Functions::of(&before.program(), &after.program(), &before.functions)?;
    let changes =
        if std::ptr::eq(before, after) { Vec::new() } else { changed(before, after, &functions, names)? };
    let Functions { both, only_before, only_after, .. } = functions;
    Ok(Difference { both, only_before, only_after, changes })
}

fn changed(
    before: &Analysis,
    after: &Analysis,
    functions: &Functions,
    names: &[String],
) -> Result<Vec<Change>> {
    if names.is_empty() {
        before.complete();
        after.complete();
    }
    let asked = Asked::Relations(names);
    before.scoped(asked, |one| {
        after.scoped(asked, |other| {
            let wanted = relations::wanted(one.rules, names, one.internals, one.conversion)?;
            let one = relations::gather(one, &wanted, &functions.parts[0], true)?;
            let other = relations::gather(other, &wanted, &functions.parts[1], true)?;
            let sides = one.par_iter().zip(&other);
            Ok(sides.flat_map_iter(|(one, other)| changes(one, other, &functions.both)).collect())
        })
    })
}

/// The functions of both inputs.
struct Functions {
    /// In the order of the first input.
    both: Vec<String>,
    only_before: Vec<String>,
    only_after: Vec<String>,
    /// Those in both by their number in each input.
    parts: [Vec<u32>; 2],
}

impl Functions {
    /// The functions called `names`, or all.
    ///
    /// # Errors
    ///
    /// A name that neither input has.
    fn of(before: &Program, after: &Program, names: &[String]) -> Result<Self> {
        let sides = [before, after].map(|program| program.functions().collect::<Vec<String>>());
        if let Some(unknown) = names.iter().find(|name| !sides.iter().any(|side| side.contains(name))) {
            return Err(Error::message(format!("no function is called `{unknown}` in either input")));
        }
        let sets = [0, 1].map(|side| sides[side].iter().collect::<BTreeSet<&String>>());
        let is_meant = |name: &&String| names.is_empty() || names.contains(name);
        let pick = |side: usize, in_other: bool| -> Vec<String> {
            let picked = sides[side].iter().filter(is_meant);
            picked.filter(|name| sets[1 - side].contains(name) == in_other).cloned().collect()
        };
        let both = pick(0, true);
        let shared: BTreeSet<&String> = both.iter().collect();
        let parts = |side: usize| -> Vec<u32> {
            let numbered = (0..).zip(&sides[side]);
            numbered.filter(|(_, name)| shared.contains(name)).map(|(id, _)| id).collect()
        };
        let parts = [parts(0), parts(1)];
        Ok(Functions { both, only_before: pick(0, false), only_after: pick(1, false), parts })
    }
}

/// What changed in one relation and function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// The relation.
    pub relation: String,
    /// The function, or [`MODULE`].
    pub function: String,
    /// Tuples that were there, with commas between their texts.
    pub removed: Vec<String>,
    /// Tuples that are there now.
    pub added: Vec<String>,
}

/// The tuples of one relation as texts, by function.
type Lines = BTreeMap<String, Vec<String>>;

fn lines(tuples: &Tuples) -> Lines {
    let mut lines = Lines::new();
    let written = tuples.each_with_function(|function, row| {
        let cells: Vec<String> = row.iter().map(ToString::to_string).collect();
        let function = function.unwrap_or(MODULE);
        lines.entry(function.to_owned()).or_default().push(cells.join(", "));
        Ok::<(), io::Error>(())
    });
    written.expect("texts can be kept");
    lines
}

/// What changed in one relation, by function.
fn changes(before: &Tuples, after: &Tuples, functions: &[String]) -> Vec<Change> {
    let [one, other] = [lines(before), lines(after)];
    let module = MODULE.to_owned();
    let without = |lines: Option<&Vec<String>>, other: Option<&Vec<String>>| -> Vec<String> {
        let other: BTreeSet<&String> = other.into_iter().flatten().collect();
        lines.into_iter().flatten().filter(|line| !other.contains(line)).cloned().collect()
    };
    let change = |function: &String| Change {
        relation: before.relation.shown.clone(),
        function: function.clone(),
        removed: without(one.get(function), other.get(function)),
        added: without(other.get(function), one.get(function)),
    };
    let all = functions.iter().chain([&module]).map(change);
    all.filter(|change| !change.removed.is_empty() || !change.added.is_empty()).collect()
}
