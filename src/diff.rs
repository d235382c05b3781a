//! Changes between two programs, by relation and function.

mod matching;
mod overview;
mod renaming;
mod shape;

use crate::{
    analysis::{Analysis, Asked},
    demangle,
    error::{Error, Result},
    notes::Notes,
    program::Program,
    relations::{self, Cell, Tuples},
    scope::{Scope, not_compared},
};
use dfquery_engine::{cancel, likeness};
pub use overview::{COUNTED, FunctionChange, LoopChange, LoopShape, Overview};
use rayon::prelude::*;
use renaming::Renaming;
use shape::Shape;
use std::{
    collections::{BTreeMap, BTreeSet},
    io,
    sync::{Mutex, PoisonError},
};

/// The name that replaces that of the function for tuples that belong to none.
pub const MODULE: &str = "-";

/// The changes between two programs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The functions that both programs have, in the order of the first.
    pub both: Vec<String>,
    /// Those that only the first has.
    pub only_before: Vec<String>,
    /// Those that only the second has.
    pub only_after: Vec<String>,
    /// The overview of these functions, if no relation was named.
    pub overview: Overview,
    /// The changes in functions that both programs have, in the order of relations.
    pub changes: Vec<Change>,
    /// The relations that were not compared, if none was named: they wait for points-to analysis of both programs.
    pub not_compared: Vec<String>,
}

impl Difference {
    /// Returns true if nothing changed.
    pub fn is_empty(&self) -> bool {
        self.only_before.is_empty() && self.only_after.is_empty() && self.changes.is_empty()
    }
}

/// Finds the changes of the relations called `names`, or of all, in the functions that `before` asks of.
pub(crate) fn compare(before: &Analysis, after: &Analysis, names: &[String]) -> Result<Difference> {
    let functions = Functions::of(&before.program(), &after.program(), &before.functions)?;
    let (overview, changes, not_compared) = match std::ptr::eq(before, after) {
        true => Default::default(),
        false => changed(before, after, &functions, names)?,
    };
    let Functions { both, only_before, only_after, .. } = functions;
    Ok(Difference { both, only_before, only_after, overview, changes, not_compared })
}

fn changed(
    before: &Analysis,
    after: &Analysis,
    functions: &Functions,
    names: &[String],
) -> Result<(Overview, Vec<Change>, Vec<String>)> {
    if names.is_empty() {
        before.complete();
        after.complete();
    }
    let asked = if names.is_empty() { Asked::Compared } else { Asked::Relations(names) };
    before.scoped(asked, |one| {
        after.scoped(asked, |other| {
            let (overview, renaming) = shapes([one, other], functions);
            let overview = if names.is_empty() { overview } else { Overview::default() };
            let left_out = if names.is_empty() { not_compared(one.rules, before) } else { Vec::new() };
            let wanted = relations::these(one, &one.asked)?;
            let notes = [one, other].map(|scope| Notes::wanted(scope).map(Mutex::new));
            let one = relations::gather(one, &wanted, &functions.parts[0], true)?;
            let other = relations::gather(other, &wanted, &functions.parts[1], true)?;
            let sides = one.par_iter().zip(&other);
            let of_sides = |(one, other): (&_, &_)| changes([one, other], &functions.both, &renaming, &notes);
            let changes = sides.flat_map_iter(cancel::carried(of_sides));
            Ok((overview, changes.collect(), left_out))
        })
    })
}

/// The overview of the functions of both sides, and the names in the first program of what the second has.
fn shapes([one, other]: [&Scope; 2], functions: &Functions) -> (Overview, Renaming) {
    let shapes = [(one, 0), (other, 1)].map(|(scope, side)| -> Vec<Shape> {
        scope.session.prepare([IN_LOOP]);
        let shape = |&part: &u32| Shape::of(scope, part);
        functions.parts[side].par_iter().map(cancel::carried(shape)).collect()
    });
    let place: BTreeMap<String, usize> =
        functions.parts[1].iter().zip(0..).map(|(&part, at)| (name_of(other, part), at)).collect();
    let (mut overview, mut renaming) = (Overview::default(), Renaming::default());
    let mut pairs = Vec::new();
    for (&part, before) in functions.parts[0].iter().zip(&shapes[0]) {
        let function = name_of(one, part);
        let after = &shapes[1][place[&function]];
        let blocks = matching::blocks(before, after);
        overview.add(&function, before, after, &blocks);
        renaming.add(before, after, &matching::with_headers(before, after, &blocks));
        pairs.push([before, after]);
    }
    overview.finish(pairs.into_iter());
    (overview, renaming)
}

/// The relation that says which blocks are in a loop.
const IN_LOOP: &str = "in_loop";

fn name_of(scope: &Scope, part: u32) -> String {
    let functions = scope.base.schema().partition.expect("functions are the parts");
    scope.base.name(functions, part)
}

/// Returns true if a function of one of `sides` is called `name`, or matches it.
fn is_known(sides: &[Vec<String>], name: &str) -> bool {
    sides.iter().flatten().any(|function| demangle::is_called(name, function))
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
        if let Some(unknown) = names.iter().find(|name| !is_known(&sides, name)) {
            let message = format!("no function is called `{unknown}` in either input");
            return Err(match likeness::nearest(unknown, sides.iter().flatten()) {
                Some(near) => Error::with_help(message, format!("did you mean `{near}`?")),
                None => Error::message(message),
            });
        }
        let sets = [0, 1].map(|side| sides[side].iter().collect::<BTreeSet<&String>>());
        let is_meant = |name: &&String| names.is_empty() || demangle::is_one_of(names, name);
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

/// The changes in one relation and function.
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

/// The tuples of one relation by function: as they are compared, and their numbers.
type Lines = BTreeMap<String, Vec<(String, usize)>>;

fn lines(tuples: &Tuples, renaming: &Renaming) -> Lines {
    let mut lines = Lines::new();
    let written = tuples.each_with_function(|function, number, row| {
        let function = function.unwrap_or(MODULE);
        let compared = match renaming.is_empty() {
            true => row.iter().map(ToString::to_string).collect::<Vec<String>>().join(", "),
            false => renamed(tuples, row, renaming).join(", "),
        };
        lines.entry(function.to_owned()).or_default().push((compared, number));
        Ok::<(), io::Error>(())
    });
    written.expect("texts can be kept");
    lines
}

/// The annotations of the entities of one program, if they are wanted.
type Said<'s> = Option<Mutex<Notes<'s>>>;

/// The tuples number `rows` as they are shown.
fn shown(tuples: &Tuples, rows: Vec<usize>, notes: &Said) -> Vec<String> {
    let mut texts = Vec::new();
    let mut notes = notes.as_ref().map(|notes| notes.lock().unwrap_or_else(PoisonError::into_inner));
    let written = tuples.some(rows, |_, row| {
        let cells = row.iter().enumerate().map(|(at, cell)| match &mut notes {
            Some(notes) => with_note(tuples, notes, at, &cell.to_string()),
            None => cell.to_string(),
        });
        texts.push(cells.collect::<Vec<String>>().join(", "));
        Ok::<(), io::Error>(())
    });
    written.expect("texts can be kept");
    texts
}

/// The entity called `name` in column number `at`, and what is said beside it.
fn with_note(tuples: &Tuples, notes: &mut Notes, at: usize, name: &str) -> String {
    let base = notes.base();
    let ty = tuples.type_of(at).and_then(|ty| base.schema().entity_type(ty));
    let Some((ty, id)) = ty.and_then(|ty| Some((ty, base.find(ty, name)?))) else { return name.to_owned() };
    let said = [notes.variables(ty, id).to_owned(), notes.of(ty, id).to_string()];
    let said: Vec<String> = said.into_iter().filter(|said| !said.is_empty()).collect();
    if said.is_empty() { name.to_owned() } else { format!("{name} ({})", said.join(", ")) }
}

/// The texts of `row` with the names that its blocks, instructions and values have in the other program.
fn renamed(tuples: &Tuples, row: &[Cell], renaming: &Renaming) -> Vec<String> {
    let cell = |(at, cell): (usize, &Cell)| renaming.of(tuples.type_of(at), &cell.to_string()).to_owned();
    row.iter().enumerate().map(cell).collect()
}

/// The changes in one relation, by function.
fn changes(
    [before, after]: [&Tuples; 2],
    functions: &[String],
    renaming: &Renaming,
    [said, says]: &[Said; 2],
) -> Vec<Change> {
    let [one, other] = [lines(before, &Renaming::default()), lines(after, renaming)];
    let module = MODULE.to_owned();
    let without = |lines: Option<&Vec<(String, usize)>>, other: Option<&Vec<(String, usize)>>| {
        let other: BTreeSet<&String> = other.into_iter().flatten().map(|(compared, _)| compared).collect();
        let left = lines.into_iter().flatten().filter(|(compared, _)| !other.contains(compared));
        left.map(|(_, row)| *row).collect::<Vec<usize>>()
    };
    let change = |function: &String| Change {
        relation: before.relation.shown.clone(),
        function: function.clone(),
        removed: shown(before, without(one.get(function), other.get(function)), said),
        added: shown(after, without(other.get(function), one.get(function)), says),
    };
    let all = functions.iter().chain([&module]).map(change);
    all.filter(|change| !change.removed.is_empty() || !change.added.is_empty()).collect()
}
