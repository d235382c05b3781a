//! The names of one function: arguments, results and blocks share one space.

use crate::llvm::fault::{Fault, Parsed};
use crate::llvm::name::canonical;
use rustc_hash::FxHashMap;
use std::borrow::Cow;

/// The meaning of a local name, by number within the function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Local {
    /// Nothing yet: it was used, and not defined so far.
    Missing,
    Value(u32),
    Block(u32),
}

/// The name of a value or block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Name<'a> {
    /// An unnamed one, by its number.
    Number(u32),
    /// As it was written, with its quotes if it had any.
    Text(&'a str),
}

/// A name by its number: what it stands for, and what it was used as.
#[derive(Clone, Copy, Debug)]
struct Slot {
    local: Local,
    is_used_as_value: bool,
    is_used_as_block: bool,
}

/// Numbers above this are kept by their text: they are no dense numbering.
const DENSE: u32 = 1 << 20;

const NONE: u32 = u32::MAX;

/// Names to slots, and slots to what they stand for.
#[derive(Default, Debug)]
pub struct Locals<'a> {
    names: FxHashMap<Cow<'a, str>, u32>,
    numbers: Vec<u32>,
    slots: Vec<Slot>,
    /// The first spelling of each slot, and its place.
    spelled: Vec<(Name<'a>, usize)>,
    /// The number that the next unnamed thing gets.
    next: u32,
    /// The places of names, if requested.
    pub places: Option<Vec<u32>>,
}

impl<'a> Name<'a> {
    /// The name after a `%` or before a colon.
    pub fn new(raw: &'a str) -> Self {
        let starts_number = raw.as_bytes().first().is_some_and(u8::is_ascii_digit);
        match raw.parse() {
            Ok(number) if starts_number => Name::Number(number),
            _ => Name::Text(raw),
        }
    }

    /// Appends the name as LLVM prints it, without its sigil.
    pub fn print(&self, out: &mut String) {
        match self {
            Name::Number(number) => push_number(out, *number),
            Name::Text(raw) => out.push_str(&canonical(raw)),
        }
    }
}

/// Appends a number in decimal.
pub fn push_number(out: &mut String, number: u32) {
    out.push_str(itoa::Buffer::new().format(number));
}

impl<'a> Locals<'a> {
    /// Forgets all names.
    pub fn clear(&mut self) {
        self.names.clear();
        self.numbers.clear();
        self.slots.clear();
        self.spelled.clear();
        self.next = 0;
        self.places.iter_mut().for_each(Vec::clear);
    }

    /// The slot of `name`, which stands at `at`.
    pub fn slot(&mut self, name: Name<'a>, at: usize) -> u32 {
        if let Some(places) = &mut self.places {
            places.push(at as u32);
        }
        let fresh = self.slots.len() as u32;
        let slot = match name {
            Name::Number(number) if number < DENSE => {
                let index = number as usize;
                if self.numbers.len() <= index {
                    self.numbers.resize(index + 1, NONE);
                }
                if self.numbers[index] == NONE {
                    self.numbers[index] = fresh;
                }
                self.numbers[index]
            }
            Name::Number(number) => *self.names.entry(number.to_string().into()).or_insert(fresh),
            Name::Text(raw) => *self.names.entry(canonical(raw)).or_insert(fresh),
        };
        if slot == fresh {
            self.slots.push(Slot { local: Local::Missing, is_used_as_value: false, is_used_as_block: false });
            self.spelled.push((name, at));
        }
        slot
    }

    /// The slot of `name`, which is used at `at` as a value.
    pub fn value_slot(&mut self, name: Name<'a>, at: usize) -> u32 {
        let slot = self.slot(name, at);
        self.slots[slot as usize].is_used_as_value = true;
        slot
    }

    /// The slot of `name`, which is used at `at` as a block.
    pub fn block_slot(&mut self, name: Name<'a>, at: usize) -> u32 {
        let slot = self.slot(name, at);
        self.slots[slot as usize].is_used_as_block = true;
        slot
    }

    /// The meaning of `slot`.
    pub fn get(&self, slot: u32) -> Local {
        self.slots[slot as usize].local
    }

    /// The meaning of `name`, if it is used or defined anywhere.
    pub fn find(&self, name: Name<'a>) -> Option<Local> {
        let slot = match name {
            Name::Number(number) if number < DENSE => *self.numbers.get(number as usize)?,
            Name::Number(number) => *self.names.get(number.to_string().as_str())?,
            Name::Text(raw) => *self.names.get(canonical(raw).as_ref())?,
        };
        (slot != NONE).then(|| self.get(slot))
    }

    /// Returns true if every name that is used is defined, and as what it is used as.
    pub fn are_resolved(&self) -> bool {
        self.slots.iter().all(|slot| match slot.local {
            Local::Missing => !slot.is_used_as_value && !slot.is_used_as_block,
            Local::Value(_) => !slot.is_used_as_block,
            Local::Block(_) => !slot.is_used_as_value,
        })
    }

    /// The printed name of `slot`, with its sigil, and the place of its first use.
    pub fn spelled(&self, slot: u32) -> (String, usize) {
        let (name, at) = self.spelled[slot as usize];
        let mut text = "%".to_owned();
        name.print(&mut text);
        (text, at)
    }

    /// The number that the next unnamed value or block has.
    pub fn implicit(&self) -> Name<'a> {
        Name::Number(self.next)
    }

    /// Says what `name`, which is defined at `at`, stands for.
    ///
    /// # Errors
    ///
    /// A name that has been defined, and a number below the one that is due.
    pub fn define(&mut self, name: Name<'a>, local: Local, at: usize) -> Parsed<()> {
        let slot = self.slot(name, at);
        if self.get(slot) != Local::Missing {
            let text = self.spelled(slot).0;
            let message = format!("`{text}` is defined twice");
            return Err(Fault::error(at, at + text.len(), message).label("second definition"));
        }
        if let Name::Number(number) = name {
            if number < self.next {
                let message = format!("`%{number}` is out of order");
                return Err(Fault::error(at, at + 1, message).label(format!("expected %{}", self.next)));
            }
            self.next = number.saturating_add(1);
        }
        self.slots[slot as usize].local = local;
        Ok(())
    }
}
