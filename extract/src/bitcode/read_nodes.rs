//! The records of nodes of debug information.
//!
//! The operands of a node are in LLVM's order, which is that of their numbers in the text.

use super::metadata::Class;
use super::read_attributes::unrotate;
use super::stream::Record;

/// An operand of a node.
#[derive(Clone, Copy)]
pub enum Operand {
    /// Metadata by its number in the file, counted from 1.
    Number(u64),
    /// An integer.
    Integer(i64),
}

/// A node to be made.
pub struct Shape {
    /// The class.
    pub class: Class,
    /// True if it is not equal to others like it.
    pub is_distinct: bool,
    /// The operands.
    pub operands: Vec<Operand>,
    /// The numbers.
    pub numbers: Vec<u64>,
    /// True if an operation of an expression of an old version has been moved.
    pub moves_dereference: bool,
}

/// The operand of a function that is its compile unit.
pub const UNIT: usize = 5;
/// The operand of a function that is the list of its variables.
pub const RETAINED: usize = 7;
/// The operand of a compile unit that is the list of what it imports.
pub const IMPORTS: usize = 7;

type Wrong = &'static str;

/// The values of a record, zero where it has ended.
struct Values<'v>(&'v [u64]);

impl Values<'_> {
    fn at(&self, at: usize) -> u64 {
        self.0.get(at).copied().unwrap_or(0)
    }

    fn or(&self, at: usize, missing: u64) -> u64 {
        self.0.get(at).copied().unwrap_or(missing)
    }
}

/// The node of a record; none for a record that is unknown and left out.
pub fn shape(record: &Record<'_>) -> Result<Option<Shape>, Wrong> {
    let values = &record.values;
    if values.len() < least(record.code) {
        return Err("a node of metadata ends early");
    }
    let v = Values(values);
    let first = v.at(0);
    let mut is_distinct = first & 1 == 1;
    let mut moves_dereference = false;
    let (class, operands, numbers): (Class, Vec<Operand>, Vec<u64>) = match record.code {
        7 => {
            let numbers = vec![v.at(1), v.at(2), u64::from(v.at(5) != 0), v.at(6), v.at(7)];
            (
                Class::Location,
                vec![Operand::Number(v.at(3).wrapping_add(1)), Operand::Number(v.at(4))],
                numbers,
            )
        }
        12 => {
            let operands = values[3..].iter().map(|&number| Operand::Number(number)).collect();
            (Class::GenericNode, operands, vec![v.at(1)])
        }
        13 => (Class::Subrange, subrange(&v)?, vec![]),
        45 => (Class::GenericSubrange, numbered(values, &[1, 2, 3, 4]), vec![]),
        14 => enumerator(values),
        15 => {
            let numbers = vec![v.at(1), size(&v, 3, 2), v.at(4), v.at(5), v.at(7), v.at(8), v.at(6)];
            (Class::BasicType, typed(&v, 2, 3, 2, None), numbers)
        }
        49 => fixed_point(values)?,
        41 => string_type(&v),
        17 => derived_type(&v),
        48 => {
            let mut operands =
                vec![Operand::Number(v.at(2)), Operand::Number(v.at(4)), Operand::Number(v.at(1))];
            operands.push(sized(&v, 5, 2));
            operands.push(Operand::Number(0));
            operands.extend(numbered(values, &[8, 9, 10, 11, 12]));
            (Class::SubrangeType, operands, vec![v.at(3), size(&v, 5, 2), v.at(6), v.at(7)])
        }
        18 => composite_type(&v),
        19 => {
            let mut operands = vec![Operand::Number(0); 5];
            operands.push(Operand::Number(v.at(2)));
            (Class::SubroutineType, operands, vec![v.at(1), v.at(3)])
        }
        32 => {
            let shift = if values.len() >= 8 { 2 } else { 1 };
            let mut operands = vec![Operand::Number(if shift == 2 { v.at(1) } else { 0 })];
            operands.extend(numbered(values, &[shift, shift + 1, shift + 2, shift + 3, shift + 4]));
            let line = if values.len() <= 7 { 0 } else { v.at(7) };
            (Class::Module, operands, vec![line, v.at(8)])
        }
        16 => {
            let has_checksum = v.at(3) != 0 && v.at(4) != 0;
            let checksum = if has_checksum { v.at(4) } else { 0 };
            let mut operands = numbered(values, &[1, 2]);
            operands.extend([Operand::Number(checksum), Operand::Number(v.at(5))]);
            (Class::File, operands, vec![if has_checksum { v.at(3) } else { 0 }])
        }
        20 => {
            is_distinct = true;
            compile_unit(&v)
        }
        21 => {
            let (operands, numbers) = subprogram(&v)?;
            is_distinct |= numbers[5] & 8 != 0;
            (Class::Subprogram, operands, numbers)
        }
        22 => (Class::LexicalBlock, numbered(values, &[2, 1]), vec![v.at(3), v.at(4)]),
        23 => (Class::LexicalBlockFile, numbered(values, &[2, 1]), vec![v.at(3)]),
        44 => (Class::CommonBlock, numbered(values, &[1, 2, 3, 4]), vec![v.at(5)]),
        24 => {
            let name = if values.len() == 3 { v.at(2) } else { v.at(3) };
            let operands = vec![Operand::Number(0), Operand::Number(v.at(1)), Operand::Number(name)];
            (Class::Namespace, operands, vec![first >> 1 & 1])
        }
        33 => (Class::Macro, numbered(values, &[3, 4]), vec![v.at(1), v.at(2)]),
        34 => (Class::MacroFile, numbered(values, &[3, 4]), vec![v.at(1), v.at(2)]),
        25 => (Class::TemplateType, numbered(values, &[1, 2]), vec![v.at(3)]),
        26 => {
            let (default, value) = if values.len() == 6 { (v.at(4), 5) } else { (0, 4) };
            (Class::TemplateValue, numbered(values, &[2, 3, value]), vec![v.at(1), default])
        }
        27 => global_variable(&v)?,
        47 => (Class::AssignId, vec![], vec![]),
        28 => local_variable(&v),
        40 => (
            Class::Label,
            numbered(values, &[1, 2, 3]),
            vec![v.at(4), v.at(5), first >> 1 & 1, v.or(6, u64::MAX)],
        ),
        29 => {
            let (numbers, moves) = expression(first >> 1, &values[1..])?;
            moves_dereference = moves;
            (Class::Expression, vec![], numbers)
        }
        37 => (Class::GlobalVariableExpression, numbered(values, &[1, 2]), vec![]),
        30 => (Class::ObjectiveProperty, numbered(values, &[1, 2, 5, 4, 7]), vec![v.at(3), v.at(6)]),
        31 => {
            let has_file = values.len() >= 7;
            let mut operands = numbered(values, &[2, 3, 5]);
            operands.extend([Operand::Number(v.at(6)), Operand::Number(v.at(7))]);
            (Class::ImportedEntity, operands, vec![v.at(1), if has_file { v.at(4) } else { 0 }])
        }
        _ => return Ok(None),
    };
    Ok(Some(Shape { class, is_distinct, operands, numbers, moves_dereference }))
}

/// The least number of values in a record of a code.
fn least(code: u32) -> usize {
    match code {
        7 | 22 | 33 | 34 | 26 | 40 => 5,
        12 | 23 => 4,
        14 | 16 | 19 | 24 | 25 | 13 | 37 => 3,
        15 | 31 | 44 => 6,
        41 | 28 | 30 => 8,
        49 | 27 => 11,
        17 => 12,
        48 => 13,
        18 => 16,
        32 | 45 => 5,
        20 => 14,
        21 => 18,
        29 | 47 => 1,
        _ => 0,
    }
}

fn numbered(values: &[u64], at: &[usize]) -> Vec<Operand> {
    at.iter().map(|&at| Operand::Number(values.get(at).copied().unwrap_or(0))).collect()
}

/// The size of a type, if it is a number and no metadata, as the bit `bit` of the first value tells.
fn size(v: &Values<'_>, at: usize, bit: u64) -> u64 {
    if v.at(0) & bit == 0 { v.at(at) } else { 0 }
}

/// The size of a type, if it is metadata.
fn sized(v: &Values<'_>, at: usize, bit: u64) -> Operand {
    Operand::Number(if v.at(0) & bit == 0 { 0 } else { v.at(at) })
}

/// The first operands of types: file, scope, name, size and offset.
fn typed(v: &Values<'_>, name: usize, size: usize, bit: u64, offset: Option<usize>) -> Vec<Operand> {
    let mut operands = vec![Operand::Number(0), Operand::Number(0), Operand::Number(v.at(name))];
    operands.push(sized(v, size, bit));
    operands.push(offset.map_or(Operand::Number(0), |offset| sized(v, offset, bit)));
    operands
}

fn subrange(v: &Values<'_>) -> Result<Vec<Operand>, Wrong> {
    let low = Operand::Integer(zigzag(v.at(2)));
    let none = Operand::Number(0);
    match v.at(0) >> 1 {
        0 => Ok(vec![Operand::Integer(v.at(1) as i64), low, none, none]),
        1 => Ok(vec![Operand::Number(v.at(1)), low, none, none]),
        2 => Ok(numbered(v.0, &[1, 2, 3, 4])),
        _ => Err("a subrange of an unknown version"),
    }
}

/// The number whose sign is stored in the lowest bit, as metadata has it.
fn zigzag(value: u64) -> i64 {
    (value >> 1) as i64 ^ -((value & 1) as i64)
}

fn enumerator(values: &[u64]) -> (Class, Vec<Operand>, Vec<u64>) {
    let flags = values[0];
    let mut numbers = vec![flags >> 1 & 1];
    if flags & 4 != 0 {
        numbers.push(values[1]);
        numbers.extend(values[3..].iter().map(|&word| unrotate(word) as u64));
    } else {
        numbers.extend([64, zigzag(values[1]) as u64]);
    }
    (Class::Enumerator, numbered(values, &[2]), numbers)
}

fn fixed_point(values: &[u64]) -> Result<(Class, Vec<Operand>, Vec<u64>), Wrong> {
    let v = Values(values);
    let mut numbers = vec![v.at(1), size(&v, 3, 2), v.at(4), v.at(5), v.at(6), v.at(7), v.at(8)];
    let mut at = 9;
    for _ in 0..2 {
        let head = v.at(at);
        let count = (head >> 32) as usize;
        let words = values.get(at + 1..).and_then(|rest| rest.get(..count)).ok_or("a type ends early")?;
        numbers.extend([head & 0xffff_ffff, count as u64]);
        numbers.extend(words.iter().map(|&word| unrotate(word) as u64));
        at += 1 + count;
    }
    Ok((Class::FixedPointType, typed(&v, 2, 3, 2, None), numbers))
}

fn string_type(v: &Values<'_>) -> (Class, Vec<Operand>, Vec<u64>) {
    let shift = if v.0.len() == 8 { 5 } else { 6 };
    let mut operands = typed(v, 2, shift, 2, None);
    operands.extend(numbered(v.0, &[3, 4]));
    operands.push(Operand::Number(if shift == 5 { 0 } else { v.at(5) }));
    let numbers = vec![v.at(1), size(v, shift, 2), v.at(shift + 1), v.at(shift + 2)];
    (Class::StringType, operands, numbers)
}

fn derived_type(v: &Values<'_>) -> (Class, Vec<Operand>, Vec<u64>) {
    let is_whole = v.0.len() > 14;
    let mut operands = typed(v, 2, 7, 2, Some(9));
    operands[0] = Operand::Number(v.at(3));
    operands[1] = Operand::Number(v.at(5));
    operands.extend(numbered(v.0, &[6, 11]));
    operands.push(Operand::Number(if is_whole { v.at(13) } else { 0 }));
    let signed = if is_whole { v.at(14) } else { 0 };
    let numbers = vec![v.at(1), v.at(4), size(v, 7, 2), v.at(8), size(v, 9, 2), v.at(10), v.at(12), signed];
    (Class::DerivedType, operands, numbers)
}

fn composite_type(v: &Values<'_>) -> (Class, Vec<Operand>, Vec<u64>) {
    let mut operands = typed(v, 2, 7, 4, Some(9));
    operands[0] = Operand::Number(v.at(3));
    operands[1] = Operand::Number(v.at(5));
    operands.extend(numbered(v.0, &[6, 11, 13, 14, 15, 16, 17]));
    operands.extend(if v.0.len() > 19 { numbered(v.0, &[18, 19]) } else { vec![Operand::Number(0); 2] });
    operands.extend(numbered(v.0, &[20, 21, 23, 25]));
    let numbers = vec![
        v.at(1),
        v.at(4),
        size(v, 7, 4),
        v.at(8),
        size(v, 9, 4),
        v.at(22),
        v.at(10),
        v.at(12),
        v.or(24, ANY_KIND),
    ];
    (Class::CompositeType, operands, numbers)
}

/// The kind of an enumeration that has none.
pub const ANY_KIND: u64 = 0xffff_ffff;

fn compile_unit(v: &Values<'_>) -> (Class, Vec<Operand>, Vec<u64>) {
    let operands = numbered(v.0, &[2, 3, 5, 7, 9, 10, 12, 13, 15, 20, 21]);
    let numbers = vec![
        v.at(1) & !(1 << 63),
        v.at(1) >> 63,
        v.at(22),
        v.at(4),
        v.at(6),
        v.at(8),
        v.at(14),
        v.or(16, 1),
        v.at(17),
        v.at(18),
        v.at(19),
    ];
    (Class::CompileUnit, operands, numbers)
}

fn subprogram(v: &Values<'_>) -> Result<(Vec<Operand>, Vec<u64>), Wrong> {
    const OLD_MAIN: u64 = 1 << 21;
    let (is_new, has_unit, length) = (v.at(0) & 4 != 0, v.at(0) & 2 != 0, v.0.len());
    let mut flags = if is_new { v.at(11) } else { v.at(13) };
    let is_main = flags & OLD_MAIN != 0;
    flags &= !OLD_MAIN;
    let kinds = if is_new {
        v.at(9) | if is_main { 1 << 8 } else { 0 }
    } else {
        let bit = |set: bool, bit: u64| if set { bit } else { 0 };
        (v.at(11) & 3)
            | bit(v.at(7) != 0, 1 << 2)
            | bit(v.at(8) != 0, 1 << 3)
            | bit(v.at(14) != 0, 1 << 4)
            | bit(is_main, 1 << 8)
    };
    if (is_new && !has_unit) || (!is_new && has_unit && length < 19) {
        return Err("a function in debug information ends early");
    }
    let (a, b) = match (is_new, length >= 19) {
        (true, _) => (0, 0),
        (false, true) => (2, 3),
        (false, false) => (2, 2),
    };
    let has_adjustment = is_new || length >= 20;
    let has_thrown = is_new || length >= 21;
    let only = |holds: bool, at: usize| Operand::Number(if holds { v.at(at) } else { 0 });
    let operands = vec![
        Operand::Number(v.at(4)),
        Operand::Number(v.at(1)),
        Operand::Number(v.at(2)),
        Operand::Number(v.at(3)),
        Operand::Number(v.at(6)),
        only(has_unit, 12 + b),
        Operand::Number(v.at(14 + b)),
        Operand::Number(v.at(15 + b)),
        Operand::Number(v.at(8 + a)),
        Operand::Number(v.at(13 + b)),
        only(has_thrown, 17 + b),
        only(is_new && length >= 19, 18 + b),
        only(is_new && length >= 20, 19 + b),
    ];
    let adjustment = if has_adjustment { v.at(16 + b) } else { 0 };
    let key = if is_new { v.at(20) } else { 0 };
    Ok((operands, vec![v.at(5), v.at(7 + a), v.at(10 + a), adjustment, flags, kinds, key]))
}

fn global_variable(v: &Values<'_>) -> Result<(Class, Vec<Operand>, Vec<u64>), Wrong> {
    let version = v.at(0) >> 1;
    let (declaration, parameters, annotations) = match version {
        2 => (9, v.at(10), v.at(12)),
        1 => (10, 0, 0),
        _ => return Err("a variable in debug information as LLVM before 4.0 stored it"),
    };
    let mut operands = numbered(v.0, &[1, 2, 4, 6, 2, 3, declaration]);
    operands.extend([Operand::Number(parameters), Operand::Number(annotations)]);
    Ok((Class::GlobalVariable, operands, vec![v.at(5), v.at(7), v.at(8), v.at(11)]))
}

fn local_variable(v: &Values<'_>) -> (Class, Vec<Operand>, Vec<u64>) {
    let is_aligned = v.at(0) & 2 != 0;
    let tag = usize::from(!is_aligned && v.0.len() > 8);
    let mut operands = numbered(v.0, &[1 + tag, 2 + tag, 3 + tag, 5 + tag]);
    operands.push(Operand::Number(if is_aligned { v.at(9) } else { 0 }));
    let align = if is_aligned { v.at(8) } else { 0 };
    (Class::LocalVariable, operands, vec![v.at(4 + tag), v.at(6 + tag), v.at(7 + tag), align])
}

/// The elements of an expression as of today, and whether an operation has been moved.
fn expression(version: u64, elements: &[u64]) -> Result<(Vec<u64>, bool), Wrong> {
    const DEREFERENCE: u64 = 0x06;
    const CONSTANT: u64 = 0x10;
    const MINUS: u64 = 0x1c;
    const PLUS: u64 = 0x22;
    const PLUS_CONSTANT: u64 = 0x23;
    const PIECE: u64 = 0x9d;
    const FRAGMENT: u64 = 0x1000;
    let mut all = elements.to_vec();
    let length = all.len();
    if version == 0 && length >= 3 && all[length - 3] == PIECE {
        all[length - 3] = FRAGMENT;
    }
    if version <= 1 && all.first() == Some(&DEREFERENCE) {
        let end = if length >= 3 && all[length - 3] == FRAGMENT { length - 3 } else { length };
        all[..end].rotate_left(1);
    }
    if version > 3 {
        return Err("an expression of an unknown version");
    }
    if version == 3 {
        return Ok((all, false));
    }
    let (mut new, mut rest) = (Vec::new(), &all[..]);
    while let Some(&operation) = rest.first() {
        let size = match operation {
            CONSTANT | MINUS | PLUS => 2,
            FRAGMENT => 3,
            _ => 1,
        };
        let (one, further) = rest.split_at(size.min(rest.len()));
        match operation {
            PLUS => {
                new.push(PLUS_CONSTANT);
                new.extend_from_slice(&one[1..]);
            }
            MINUS => {
                new.push(CONSTANT);
                new.extend_from_slice(&one[1..]);
                new.push(MINUS);
            }
            _ => new.extend_from_slice(one),
        }
        rest = further;
    }
    Ok((new, version <= 1))
}
