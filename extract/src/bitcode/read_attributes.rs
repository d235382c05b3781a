//! The groups and lists of attributes.

use super::attribute::{Attribute, Form, Kind, RANGE, Value, form, kind, kind_of_code};
use super::error::Result;
use super::module::{List, Module};
use super::stream::{Record, Stream};
use super::wide::{self, Wide};

/// The index of a function in attributes.
const FUNCTION: u64 = 0xffff_ffff;

/// All places of memory may be read and written.
pub const ALL_MEMORY: u64 = 0xfff;

/// Reads the block of groups, which has been announced.
pub fn read_groups<'b>(stream: &mut Stream<'b>, module: &mut Module) -> Result<()> {
    stream.enter(10)?;
    let mut record = Record::default();
    while stream.record(&mut record)? {
        if record.code != 3 {
            continue;
        }
        let mut group = Group { values: &record.values, at: 2, all: Vec::new() };
        if let Err(message) = group.read(module) {
            return Err(stream.wrong(&record, message));
        }
        let set = module.attributes.set(group.all);
        module.attributes.groups.insert(record.values[0], (record.values[1], set));
    }
    Ok(())
}

/// Reads the block of lists, which has been announced.
pub fn read_lists<'b>(stream: &mut Stream<'b>, module: &mut Module) -> Result<()> {
    stream.enter(9)?;
    let mut record = Record::default();
    while stream.record(&mut record)? {
        let mut list = List::default();
        match record.code {
            1 => return Err(stream.wrong(&record, "attributes as LLVM before 3.3 stored them")),
            2 => {}
            _ => continue,
        }
        for group in &record.values {
            let Some(&(index, set)) = module.attributes.groups.get(group) else { continue };
            match index {
                0 => list.result = set,
                FUNCTION => list.function = set,
                index if index <= 0xffff => {
                    let parameter = index as usize - 1;
                    if list.parameters.len() <= parameter {
                        list.parameters.resize(parameter + 1, 0);
                    }
                    list.parameters[parameter] = set;
                }
                _ => return Err(stream.wrong(&record, "attributes of a parameter that no function has")),
            }
        }
        let list = module.attributes.list(list);
        module.attributes.in_file.push(list);
    }
    Ok(())
}

struct Group<'v> {
    values: &'v [u64],
    at: usize,
    all: Vec<Attribute>,
}

type Wrong = &'static str;
const SHORT: Wrong = "an attribute ends early";
const UNKNOWN: Wrong = "an unknown attribute; the file may be of a later version of LLVM";

impl Group<'_> {
    fn next(&mut self) -> Result<u64, Wrong> {
        let value = self.values.get(self.at).copied().ok_or(SHORT)?;
        self.at += 1;
        Ok(value)
    }

    fn read(&mut self, module: &Module) -> Result<(), Wrong> {
        if self.values.len() < 3 {
            return Err(SHORT);
        }
        let is_function = self.values[1] == FUNCTION;
        let mut memory = ALL_MEMORY;
        while self.at < self.values.len() {
            match self.next()? {
                0 => self.plain(is_function, &mut memory)?,
                1 => self.number()?,
                with_value @ (3 | 4) => self.text(with_value == 4)?,
                with_type @ (5 | 6) => {
                    let kind = self.kind(Form::Type)?;
                    let ty = match with_type {
                        6 => Some(module.ty(self.next()?).ok_or("an attribute with an unknown type")?),
                        _ => None,
                    };
                    self.put(Attribute::Known(kind, Value::Type(ty)));
                }
                7 => {
                    let kind = self.kind(Form::Range)?;
                    let width = self.next()? as u32;
                    let range = self.range(width)?;
                    self.put(Attribute::Known(kind, Value::Ranges(width, [range].into())));
                }
                8 => {
                    let kind = self.kind(Form::Ranges)?;
                    let (count, width) = (self.next()?, self.next()? as u32);
                    let ranges: Result<Vec<_>, _> = (0..count).map(|_| self.range(width)).collect();
                    self.put(Attribute::Known(kind, Value::Ranges(width, ranges?.into())));
                }
                _ => return Err(UNKNOWN),
            }
        }
        if memory != ALL_MEMORY {
            self.put(Attribute::Known(kind("memory"), Value::Number(memory)));
        }
        self.upgrade();
        Ok(())
    }

    /// Adds an attribute in the place of one of the same kind or name.
    fn put(&mut self, attribute: Attribute) {
        let is_same = |other: &Attribute| match (other, &attribute) {
            (Attribute::Known(one, _), Attribute::Known(other, _)) => one == other,
            (Attribute::Text(one, _), Attribute::Text(other, _)) => one == other,
            _ => false,
        };
        self.all.retain(|other| !is_same(other));
        self.all.push(attribute);
    }

    fn kind(&mut self, expected: Form) -> Result<Kind, Wrong> {
        let kind = kind_of_code(self.next()?).ok_or(UNKNOWN)?;
        if form(kind) == expected { Ok(kind) } else { Err("an attribute with a value of another kind") }
    }

    fn plain(&mut self, is_function: bool, memory: &mut u64) -> Result<(), Wrong> {
        let code = self.next()?;
        if is_function && let Some(effects) = old_memory(code) {
            *memory &= effects;
            return Ok(());
        }
        if code == 11 {
            self.put(Attribute::Known(kind("captures"), Value::Number(0)));
            return Ok(());
        }
        let known = kind_of_code(code).ok_or(UNKNOWN)?;
        let value = match form(known) {
            Form::Type => Value::Type(None),
            Form::Number if known == kind("uwtable") => Value::Number(2),
            Form::Plain => Value::Plain,
            _ => return Err("an attribute without its value"),
        };
        self.put(Attribute::Known(known, value));
        Ok(())
    }

    fn number(&mut self) -> Result<(), Wrong> {
        let kind = self.kind(Form::Number)?;
        let mut value = self.next()?;
        match super::attribute::kind_name(kind) {
            "memory" if value >> 56 == 0 => value = (value & 0x3f) | (value >> 4 & 3) << 6,
            "memory" => value &= 0x00ff_ffff_ffff_ffff,
            "nofpclass" => value &= 0x3ff,
            "align" | "alignstack" | "dereferenceable" | "dereferenceable_or_null" if value == 0 => {
                return Ok(());
            }
            _ => {}
        }
        self.put(Attribute::Known(kind, Value::Number(value)));
        Ok(())
    }

    fn text(&mut self, has_value: bool) -> Result<(), Wrong> {
        let key = self.word()?;
        let value = if has_value { self.word()? } else { Box::default() };
        self.put(Attribute::Text(key, value));
        Ok(())
    }

    fn word(&mut self) -> Result<Box<[u8]>, Wrong> {
        let rest = &self.values[self.at..];
        let length = rest.iter().position(|&letter| letter == 0).ok_or(SHORT)?;
        self.at += length + 1;
        Ok(rest[..length].iter().map(|&letter| letter as u8).collect())
    }

    fn range(&mut self, width: u32) -> Result<(Wide, Wide), Wrong> {
        range(self.values, &mut self.at, width).ok_or("a range ends early")
    }

    /// Replaces attributes of old versions.
    fn upgrade(&mut self) {
        let take = |all: &mut Vec<Attribute>, name: &[u8]| {
            let at = all.iter().position(|one| matches!(one, Attribute::Text(key, _) if **key == *name))?;
            match all.remove(at) {
                Attribute::Text(_, value) => Some(value),
                Attribute::Known(..) => None,
            }
        };
        let all = take(&mut self.all, b"no-frame-pointer-elim").map(|value| &*value == b"true");
        let leaf = take(&mut self.all, b"no-frame-pointer-elim-non-leaf").is_some();
        let frame: Option<&[u8]> = match (all, leaf) {
            (Some(true), _) => Some(b"all"),
            (_, true) => Some(b"non-leaf"),
            (Some(false), false) => Some(b"none"),
            (None, false) => None,
        };
        if let Some(frame) = frame {
            self.put(Attribute::Text((*b"frame-pointer").into(), frame.into()));
        }
        if take(&mut self.all, b"null-pointer-is-valid").is_some_and(|value| &*value == b"true") {
            self.put(Attribute::Known(kind("null_pointer_is_valid"), Value::Plain));
        }
        debug_assert_eq!(form(RANGE), Form::Range);
    }
}

/// The effects on memory that attributes of old versions tell, by code.
fn old_memory(code: u64) -> Option<u64> {
    Some(match code {
        20 => 0,
        21 => 0x555,
        52 => 0xaaa,
        45 => 3,
        49 => 0xc,
        50 => 0xf,
        _ => return None,
    })
}

/// Reads a range of numbers of `width` bits from `values` at `at`.
pub fn range(values: &[u64], at: &mut usize, width: u32) -> Option<(Wide, Wide)> {
    let first = *values.get(*at)?;
    *at += 1;
    if width <= 64 {
        let second = *values.get(*at)?;
        *at += 1;
        let number = |value| wide::from_signed(unrotate(value), width);
        return Some((number(first), number(second)));
    }
    let mut words = |count: u64| {
        let words = values.get(*at..)?.get(..usize::try_from(count).ok()?)?;
        *at += words.len();
        Some(wide::cut(words.iter().map(|&word| unrotate(word) as u64).collect(), width))
    };
    let low = words(first & 0xffff_ffff)?;
    Some((low, words(first >> 32)?))
}

/// The number whose sign is stored in the lowest bit.
pub fn unrotate(value: u64) -> i64 {
    match value {
        1 => i64::MIN,
        value if value & 1 == 0 => (value >> 1) as i64,
        value => ((value >> 1) as i64).wrapping_neg(),
    }
}
