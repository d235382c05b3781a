//! From full names to entities.

use super::table::{Problems, Records, Table, text};
use crate::{
    base::{FactBase, split},
    diagnostic::Diagnostic,
    schema::TypeId,
};
use csv::ByteRecord;
use rustc_hash::FxHashMap;
use std::ops::Range;

/// An entity and the part it belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entity {
    pub(super) id: u32,
    pub(super) part: u32,
}

/// The entities of one type, as their listing gives them.
pub(super) struct Listing {
    /// The type.
    pub(super) ty: TypeId,
    lists_parts: bool,
    /// By part, ids by full name. Rows come part by part, and small tables stay in the cache.
    ids: Vec<FxHashMap<Box<[u8]>, u32>>,
    /// Full names in the order of the rows.
    names: Vec<Box<[u8]>>,
    /// The rows of each part, sorted by part.
    runs: Vec<(u32, Range<usize>)>,
}

/// Finds the part of names, of which many in a row have the same.
pub(super) struct PartFinder<'l> {
    parts: Option<&'l Listing>,
    last: Vec<u8>,
    number: u32,
}

impl<'l> PartFinder<'l> {
    /// Finds parts among `parts`; without a listing everything belongs to part 0.
    pub(super) fn new(parts: Option<&'l Listing>) -> Self {
        PartFinder { parts, last: Vec::new(), number: 0 }
    }

    /// The listing of the parts.
    pub(super) fn parts(&self) -> Option<&'l Listing> {
        self.parts
    }

    /// The part that the name `full` begins with.
    fn find(&mut self, full: &[u8]) -> Result<u32, String> {
        let Some(parts) = self.parts else { return Ok(0) };
        let same = !self.last.is_empty()
            && full.strip_prefix(&*self.last).is_some_and(|rest| rest.starts_with(b"/"));
        if !same {
            let (part, _) = split(text(full)).ok_or("this name does not begin with its part and `/`")?;
            let id = parts.ids[0].get(part.as_bytes());
            self.number = *id.ok_or_else(|| format!("unknown part `{part}`"))?;
            self.last.clear();
            self.last.extend_from_slice(part.as_bytes());
        }
        Ok(self.number)
    }
}

/// The fields that follow from where a listing is read.
pub(super) struct Source<'t> {
    pub(super) table: &'t Table,
    /// The name of the type, for messages.
    pub(super) type_name: &'t str,
    pub(super) arity: usize,
    /// True if each of the entities is a part, and its own one.
    pub(super) lists_parts: bool,
}

impl Listing {
    /// Reads the first column of a listing; `parts` lists the parts if names begin with one.
    ///
    /// # Errors
    ///
    /// Are counted in `problems`: rows of another width, names given twice, names without a known part, and parts
    /// whose rows do not stand together.
    pub(super) fn read(
        ty: TypeId,
        source: &Source,
        records: &mut Records,
        parts: Option<&Listing>,
        problems: &mut Problems,
    ) -> Listing {
        let tables = parts.map_or(1, |parts| parts.names.len());
        let mut listing = Listing {
            ty,
            lists_parts: source.lists_parts,
            ids: vec![FxHashMap::default(); tables],
            names: Vec::new(),
            runs: Vec::new(),
        };
        let mut finder = PartFinder::new(parts);
        while let Some(record) = records.next() {
            if record.len() != source.arity {
                continue; // told when the rows are read
            }
            if let Err(message) = listing.add(&record[0], &mut finder) {
                problems.add(|| error(source, record, &message));
            }
        }
        listing.number();
        listing
    }

    /// Appends a name.
    fn add(&mut self, full: &[u8], finder: &mut PartFinder) -> Result<(), String> {
        let part = finder.find(full)?;
        let row = self.names.len();
        let table = &mut self.ids[part as usize];
        let is_first = table.is_empty();
        if table.contains_key(full) {
            return Err(format!("`{}` is listed twice", text(full)));
        }
        table.insert(full.into(), row as u32);
        self.names.push(full.into());
        match self.runs.last_mut() {
            Some((last, rows)) if *last == part => rows.end = row + 1,
            _ => self.runs.push((part, row..row + 1)),
        }
        let together = is_first || self.runs.last().is_some_and(|(_, rows)| rows.len() > 1);
        if together { Ok(()) } else { Err("the rows of its part are not contiguous".to_owned()) }
    }

    /// Numbers the entities by part, in the order of the parts.
    fn number(&mut self) {
        if self.runs.is_sorted_by_key(|(part, _)| *part) {
            return;
        }
        self.runs.sort_by_key(|(part, _)| *part);
        let rows = self.runs.iter().flat_map(|(_, rows)| rows.clone());
        let mut ids = vec![0; self.names.len()];
        rows.zip(0..).for_each(|(row, id)| ids[row] = id);
        self.ids.iter_mut().flat_map(FxHashMap::values_mut).for_each(|id| *id = ids[*id as usize]);
    }

    /// The entity called `full`; `finder` finds parts.
    pub(super) fn find(&self, full: &[u8], finder: &mut PartFinder) -> Option<Entity> {
        if self.lists_parts {
            return self.ids[0].get(full).map(|&id| Entity { id, part: id });
        }
        let part = finder.find(full).ok()?;
        self.ids[part as usize].get(full).map(|&id| Entity { id, part })
    }

    /// The full names of the entities of `part`.
    fn of_part(&self, part: u32) -> &[Box<[u8]>] {
        let run = self.runs.binary_search_by_key(&part, |(part, _)| *part);
        run.map_or(&[], |run| &self.names[self.runs[run].1.clone()])
    }
}

fn error(source: &Source, record: &ByteRecord, message: &str) -> Diagnostic {
    let label = format!("expected the name of a {}", source.type_name);
    Diagnostic::error(message).at(source.table.place(record, 0)).label(label)
}

/// Makes the entities of all listings in `base`, part by part.
pub(super) fn make_entities(base: &mut FactBase, parts: Option<&Listing>, listings: &[Listing]) {
    let Some(parts) = parts else {
        for listing in listings {
            listing.names.iter().for_each(|name| _ = base.entity(listing.ty, text(name)));
        }
        return;
    };
    for (number, part) in (0..).zip(&parts.names) {
        base.open_part(text(part));
        for listing in listings {
            for name in listing.of_part(number) {
                base.entity(listing.ty, text(&name[part.len() + 1..]));
            }
        }
    }
}
