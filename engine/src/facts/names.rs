//! From full names to entities.

use super::{
    split,
    table::{Problems, Records, Table, text},
};
use crate::{base::FactBase, diagnostic::Diagnostic, schema::TypeId};
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
    by_name: FxHashMap<Box<[u8]>, Entity>,
    /// Full names in the order of the rows.
    names: Vec<Box<[u8]>>,
    /// The rows of each part, sorted by part.
    runs: Vec<(u32, Range<usize>)>,
}

/// The fields that follow from where a listing is read.
pub(super) struct Source<'t> {
    pub(super) table: &'t Table,
    /// The name of the type, for messages.
    pub(super) type_name: &'t str,
    pub(super) arity: usize,
    /// Whether each of the entities is a part, and its own one.
    pub(super) lists_parts: bool,
}

impl Listing {
    /// Reads the first column of a listing; `parts` lists the parts if names begin with one.
    ///
    /// Errors  are counted in `problems`: rows of another width, names given twice, names without a known part, and
    ///         parts whose rows do not stand together
    pub(super) fn read(
        ty: TypeId,
        source: &Source,
        records: &mut Records,
        parts: Option<&Listing>,
        problems: &mut Problems,
    ) -> Listing {
        let (by_name, names, runs) = (FxHashMap::default(), Vec::new(), Vec::new());
        let lists_parts = source.lists_parts;
        let mut listing = Listing { ty, lists_parts, by_name, names, runs };
        let mut closed = FxHashMap::default();
        while let Some(record) = records.next() {
            if record.len() != source.arity {
                continue; // told when the rows are read
            }
            if let Err(message) = listing.add(&record[0], parts, &mut closed) {
                problems.add(|| error(source, record, &message));
            }
        }
        listing.number();
        listing
    }

    /// Appends a name; `closed` holds the parts that have a run already.
    fn add(
        &mut self,
        full: &[u8],
        parts: Option<&Listing>,
        closed: &mut FxHashMap<u32, ()>,
    ) -> Result<(), String> {
        let part = match parts {
            None => 0,
            Some(parts) => {
                let (part, _) = split(text(full)).ok_or("this name does not begin with its part and `/`")?;
                parts.find(part.as_bytes()).ok_or_else(|| format!("unknown part `{part}`"))?.id
            }
        };
        let row = self.names.len();
        let part = if self.lists_parts { row as u32 } else { part };
        if self.by_name.insert(full.into(), Entity { id: row as u32, part }).is_some() {
            return Err(format!("`{}` is listed twice", text(full)));
        }
        self.names.push(full.into());
        match self.runs.last_mut() {
            Some((last, rows)) if *last == part => rows.end = row + 1,
            _ if closed.insert(part, ()).is_some() => {
                self.runs.push((part, row..row + 1));
                return Err("the rows of its part do not stand together".to_owned());
            }
            _ => self.runs.push((part, row..row + 1)),
        }
        Ok(())
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
        self.by_name.values_mut().for_each(|entity| entity.id = ids[entity.id as usize]);
    }

    /// The entity called `full`.
    pub(super) fn find(&self, full: &[u8]) -> Option<Entity> {
        self.by_name.get(full).copied()
    }

    /// The full names of the entities of `part`.
    fn of_part(&self, part: u32) -> &[Box<[u8]>] {
        let run = self.runs.binary_search_by_key(&part, |(part, _)| *part);
        run.map_or(&[], |run| &self.names[self.runs[run].1.clone()])
    }
}

fn error(source: &Source, record: &ByteRecord, message: &str) -> Diagnostic {
    let label = format!("the name of a {} is expected", source.type_name);
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
