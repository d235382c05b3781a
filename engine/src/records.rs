//! Records: values that rules put together from others, each kept once and known by a number.
//!
//! Rules make records while they run, on several threads, so this table grows behind a shared reference. A number
//! stays that of its record, and equal records have one number. Numbers follow the order in which records were made,
//! which is not that of a module: what is printed is sorted by what records hold.

use hashbrown::HashTable;
use rustc_hash::FxHasher;
use serde::{Deserialize, Serialize};
use std::{
    array,
    hash::{Hash, Hasher},
    sync::{
        Mutex, MutexGuard, OnceLock, PoisonError,
        atomic::{AtomicU32, Ordering::Relaxed},
    },
};

/// The most fields of a record: as many as a relation has columns.
pub const WIDEST: usize = 10;

/// The number of the record without fields, `nil`, which every type of records has.
pub const NIL: u32 = u32::MAX;

/// The records of the first chunk of a shelf; each further one has room for twice as many.
const FIRST: usize = 64;

/// The chunks for 2^32 records.
const CHUNKS: usize = 27;

/// All records of one fact base, by the number of their fields.
#[derive(Debug)]
pub struct Records {
    shelves: [Shelf; WIDEST],
}

/// The records with one number of fields.
#[derive(Debug, Default)]
struct Shelf {
    /// The fields of the records, one after the other. Written once, before a number is handed out.
    chunks: [OnceLock<Box<[AtomicU32]>>; CHUNKS],
    numbers: Mutex<Numbers>,
}

#[derive(Debug, Default)]
struct Numbers {
    /// The numbers of all records, found by what these hold.
    found: HashTable<u32>,
    /// The number of the next record.
    next: u32,
}

impl Default for Records {
    fn default() -> Self {
        Records { shelves: array::from_fn(|_| Shelf::default()) }
    }
}

impl Records {
    /// The number of the record that holds `fields`; [`NIL`] if there are none.
    ///
    /// # Panics
    ///
    /// If there are more than [`WIDEST`].
    pub fn intern(&self, fields: &[u32]) -> u32 {
        if fields.is_empty() {
            return NIL;
        }
        self.shelves[fields.len() - 1].intern(fields)
    }

    /// The number of the record that holds `fields`, if there is one.
    ///
    /// # Panics
    ///
    /// As [`Records::intern`].
    pub fn find(&self, fields: &[u32]) -> Option<u32> {
        if fields.is_empty() {
            return Some(NIL);
        }
        let shelf = &self.shelves[fields.len() - 1];
        shelf.lock().found.find(hash(fields.iter().copied()), |&number| shelf.holds(number, fields)).copied()
    }

    /// Has the record that holds `fields` be number `number`; records that are made later get larger ones.
    ///
    /// # Panics
    ///
    /// As [`Records::intern`], and if it has another number.
    pub fn put(&self, fields: &[u32], number: u32) {
        let shelf = &self.shelves[fields.len() - 1];
        shelf.put(&mut shelf.lock(), fields, number);
    }

    /// The numbers of the records with `arity` fields are less than this.
    ///
    /// # Panics
    ///
    /// As [`Records::intern`].
    pub fn end(&self, arity: usize) -> u32 {
        self.shelves[arity - 1].lock().next
    }

    /// The numbers of all records with `arity` fields.
    ///
    /// # Panics
    ///
    /// As [`Records::intern`].
    pub fn numbers(&self, arity: usize) -> Vec<u32> {
        self.shelves[arity - 1].lock().found.iter().copied().collect()
    }

    /// Keeps everybody else from making records, who wait until this is dropped.
    pub fn hold(&self) -> Held<'_> {
        Held { shelves: &self.shelves, numbers: self.shelves.each_ref().map(Shelf::lock) }
    }

    /// Field number `field` of record number `record`, which has `arity` fields.
    ///
    /// # Panics
    ///
    /// If there is no such record.
    #[inline]
    pub fn field(&self, arity: usize, record: u32, field: usize) -> u32 {
        self.shelves[arity - 1].cells(arity, record)[field].load(Relaxed)
    }

    /// The `arity` fields of record number `record`; [`NIL`] has none.
    ///
    /// # Panics
    ///
    /// As [`Records::field`].
    pub fn fields(&self, arity: usize, record: u32) -> Vec<u32> {
        if record == NIL {
            return Vec::new();
        }
        self.shelves[arity - 1].cells(arity, record).iter().map(|cell| cell.load(Relaxed)).collect()
    }
}

/// All records, while no other thread makes new ones.
pub struct Held<'r> {
    shelves: &'r [Shelf; WIDEST],
    numbers: [MutexGuard<'r, Numbers>; WIDEST],
}

impl Held<'_> {
    /// As [`Records::put`].
    ///
    /// # Panics
    ///
    /// As [`Records::put`].
    pub fn put(&mut self, fields: &[u32], number: u32) {
        let at = fields.len() - 1;
        self.shelves[at].put(&mut self.numbers[at], fields, number);
    }

    /// As [`Records::fields`].
    ///
    /// # Panics
    ///
    /// As [`Records::field`].
    pub fn fields(&self, arity: usize, record: u32) -> Vec<u32> {
        self.shelves[arity - 1].cells(arity, record).iter().map(|cell| cell.load(Relaxed)).collect()
    }

    /// As [`Records::numbers`].
    ///
    /// # Panics
    ///
    /// As [`Records::intern`].
    pub fn numbers(&self, arity: usize) -> Vec<u32> {
        self.numbers[arity - 1].found.iter().copied().collect()
    }
}

impl Shelf {
    fn lock(&self) -> MutexGuard<'_, Numbers> {
        // A thread that was stopped there has left the table whole: a number is added last.
        self.numbers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn holds(&self, number: u32, fields: &[u32]) -> bool {
        let cells = self.cells(fields.len(), number);
        cells.iter().zip(fields).all(|(cell, field)| cell.load(Relaxed) == *field)
    }

    fn intern(&self, fields: &[u32]) -> u32 {
        let mut numbers = self.lock();
        let hash = hash(fields.iter().copied());
        if let Some(&number) = numbers.found.find(hash, |&number| self.holds(number, fields)) {
            return number;
        }
        let number = numbers.next;
        self.put(&mut numbers, fields, number);
        number
    }

    fn put(&self, numbers: &mut Numbers, fields: &[u32], number: u32) {
        let hash = hash(fields.iter().copied());
        if let Some(&known) = numbers.found.find(hash, |&number| self.holds(number, fields)) {
            assert_eq!(known, number, "a record has one number");
            return;
        }
        let (chunk, _) = place(number);
        self.chunks[chunk].get_or_init(|| (0..(FIRST << chunk) * fields.len()).map(|_| 0.into()).collect());
        let cells = self.cells(fields.len(), number);
        cells.iter().zip(fields).for_each(|(cell, field)| cell.store(*field, Relaxed));
        let rehash = |&number: &u32| {
            self::hash(self.cells(fields.len(), number).iter().map(|cell| cell.load(Relaxed)))
        };
        numbers.found.insert_unique(hash, number, rehash);
        let next = number.checked_add(1).expect("memory ends before the 2^32nd record");
        numbers.next = numbers.next.max(next);
    }

    #[inline]
    fn cells(&self, arity: usize, number: u32) -> &[AtomicU32] {
        let (chunk, offset) = place(number);
        let cells = self.chunks[chunk].get().expect("a number is handed out after its record was written");
        &cells[offset * arity..(offset + 1) * arity]
    }
}

/// The chunk that holds record number `number`, and which of the chunk's records it is.
#[inline]
fn place(number: u32) -> (usize, usize) {
    let at = number as usize + FIRST;
    let chunk = (at / FIRST).ilog2() as usize;
    (chunk, at - (FIRST << chunk))
}

fn hash(fields: impl Iterator<Item = u32>) -> u64 {
    let mut hasher = FxHasher::default();
    fields.for_each(|field| field.hash(&mut hasher));
    hasher.finish()
}

/// The text form of records of one type: `{object}[+{offset}][*{stride}]`.
///
/// A part in brackets has one field, a number, and is omitted if the number is 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Notation {
    /// The fields in the order of the text, with what is before each, and whether it can be left out.
    pieces: Vec<Piece>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Piece {
    before: String,
    field: usize,
    is_optional: bool,
}

impl Notation {
    /// The notation that `text` describes, for a record with these fields, of which some are numbers; none if it names
    /// more, leaves some out, has text after the last, or brackets around what is no number.
    pub fn parse(text: &str, fields: &[(&str, bool)]) -> Option<Self> {
        let mut pieces: Vec<Piece> = Vec::new();
        let mut rest = text;
        while !rest.is_empty() {
            let is_optional = rest.starts_with('[');
            rest = rest.strip_prefix('[').unwrap_or(rest);
            let (before, behind) = rest.split_once('{')?;
            let (name, behind) = behind.split_once('}')?;
            rest = if is_optional { behind.strip_prefix(']')? } else { behind };
            let field = fields.iter().position(|(field, _)| *field == name)?;
            if is_optional && !fields[field].1
                || pieces.iter().any(|piece| piece.field == field)
                || before.is_empty() && !pieces.is_empty()
            {
                return None;
            }
            pieces.push(Piece { before: before.to_owned(), field, is_optional });
        }
        (pieces.len() == fields.len()).then_some(Notation { pieces })
    }

    /// The text of a record whose fields have these texts.
    pub fn write(&self, fields: &[String]) -> String {
        let shown = |piece: &&Piece| !piece.is_optional || fields[piece.field] != "0";
        let write = |piece: &Piece| format!("{}{}", piece.before, fields[piece.field]);
        self.pieces.iter().filter(shown).map(write).collect()
    }

    /// The texts of the fields of the record that `text` is, in the order of declaration.
    ///
    /// The last field is read first: the texts of others may hold what stands between.
    pub fn read(&self, text: &str) -> Option<Vec<String>> {
        let mut fields = vec![String::from("0"); self.pieces.len()];
        let mut rest = text;
        for (at, piece) in self.pieces.iter().enumerate().rev() {
            let is_number = |text: &str| text.parse::<i32>().is_ok();
            let found = match at {
                0 => rest.strip_prefix(piece.before.as_str()).map(|value| ("", value)),
                _ => rest.rsplit_once(piece.before.as_str()),
            };
            match found {
                Some((before, value)) if !piece.is_optional || is_number(value) => {
                    value.clone_into(&mut fields[piece.field]);
                    rest = before;
                }
                _ if piece.is_optional => {}
                _ => return None,
            }
        }
        Some(fields)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_records_have_one_number_in_every_chunk() {
        let records = Records::default();
        let numbers: Vec<u32> = (0..1000).map(|n| records.intern(&[n / 2, 7])).collect();
        assert!(numbers.iter().zip(0..).all(|(&number, n)| number == n / 2));
        assert_eq!(records.fields(2, 499), [499, 7]);
        assert_eq!(records.field(2, 130, 0), 130);
        assert_eq!(records.intern(&[3]), 0, "records of other lengths have other numbers");
    }

    #[test]
    fn threads_agree_on_numbers() {
        let records = Records::default();
        let make = || (0..5000).map(|n| records.intern(&[n, n ^ 1, 5])).collect::<Vec<u32>>();
        let (one, other) = std::thread::scope(|scope| {
            let threads = [scope.spawn(make), scope.spawn(make)];
            let [one, other] = threads.map(|thread| thread.join().expect("interning does not panic"));
            (one, other)
        });
        assert_eq!(one, other);
        assert!(one.iter().zip(0..).all(|(&number, n)| records.fields(3, number) == [n, n ^ 1, 5]));
    }

    #[test]
    fn a_notation_is_read_as_it_is_written() {
        let fields = [("object", false), ("offset", true), ("stride", true)];
        let notation =
            Notation::parse("{object}[+{offset}][*{stride}]", &fields).expect("it names all fields");
        for (record, text) in [
            (["@g", "0", "0"], "@g"),
            (["@g", "8", "0"], "@g+8"),
            (["f/%x", "0", "1"], "f/%x*1"),
            (["f/%a+b", "8", "16"], "f/%a+b+8*16"),
            (["f/%a+b", "0", "0"], "f/%a+b"),
        ] {
            let record = record.map(String::from);
            assert_eq!(notation.write(&record), text);
            assert_eq!(notation.read(text), Some(record.to_vec()), "{text}");
        }
        for wrong in [
            "{object}",
            "{object}{offset}[*{stride}]",
            "{object}+{of}*{stride}",
            "{object}[+{offset}",
            "[{object}]+{offset}*{stride}",
        ] {
            assert_eq!(Notation::parse(wrong, &fields), None, "{wrong}");
        }
    }
}
