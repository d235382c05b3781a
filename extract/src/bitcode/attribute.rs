//! Attributes: their kinds, and how they are printed.

use super::name;
use super::types::{self, Numbering, Ty, Types};
use super::wide::{self, Wide};

/// The kinds of attributes but texts, in the order in which they are printed, with their codes in files.
#[rustfmt::skip]
const KINDS: [(&str, u8); 101] = [
    ("allocalign", 80), ("allocptr", 81), ("alwaysinline", 2), ("builtin", 35), ("cold", 36),
    ("convergent", 43), ("coro_only_destroy_when_complete", 90), ("coro_elide_safe", 98),
    ("dead_on_return", 103), ("dead_on_unwind", 91), ("disable_sanitizer_instrumentation", 78),
    ("fn_ret_thunk_extern", 84), ("hot", 72), ("hybrid_patchable", 0), ("immarg", 60), ("inreg", 5),
    ("inlinehint", 4), ("jumptable", 40), ("minsize", 6), ("mustprogress", 70), ("naked", 7), ("nest", 8),
    ("noalias", 9), ("nobuiltin", 10), ("nocallback", 71), ("nocf_check", 56),
    ("nocreateundeforpoison", 105), ("nodivergencesource", 100), ("noduplicate", 12), ("noext", 99),
    ("nofree", 62), ("noimplicitfloat", 13), ("noinline", 14), ("nomerge", 66), ("noprofile", 73),
    ("norecurse", 48), ("noredzone", 16), ("noreturn", 17), ("nosanitize_bounds", 79),
    ("nosanitize_coverage", 76), ("nosync", 63), ("noundef", 68), ("nounwind", 18), ("nonlazybind", 15),
    ("nonnull", 39), ("null_pointer_is_valid", 67), ("optforfuzzing", 57), ("optdebug", 88), ("optsize", 19),
    ("optnone", 37), ("presplitcoroutine", 83), ("readnone", 20), ("readonly", 21), ("returned", 22),
    ("returns_twice", 23), ("signext", 24), ("safestack", 44), ("sanitize_address", 30),
    ("sanitize_alloc_token", 104), ("sanitize_hwaddress", 55), ("sanitize_memtag", 64),
    ("sanitize_memory", 32), ("sanitize_numerical_stability", 93), ("sanitize_realtime", 96),
    ("sanitize_realtime_blocking", 97), ("sanitize_thread", 31), ("sanitize_type", 101),
    ("shadowcallstack", 58), ("skipprofile", 85), ("speculatable", 53), ("speculative_load_hardening", 59),
    ("ssp", 26), ("sspreq", 27), ("sspstrong", 28), ("strictfp", 54), ("swiftasync", 75), ("swifterror", 47),
    ("swiftself", 46), ("willreturn", 61), ("writable", 89), ("writeonly", 52), ("zeroext", 34),
    ("byref", 69), ("byval", 3), ("elementtype", 77), ("inalloca", 38), ("preallocated", 65), ("sret", 29),
    ("align", 1), ("allockind", 82), ("allocsize", 51), ("captures", 102), ("dereferenceable", 41),
    ("dereferenceable_or_null", 42), ("memory", 86), ("nofpclass", 87), ("alignstack", 25), ("uwtable", 33),
    ("vscale_range", 74), ("range", 92), ("initializes", 94),
];

/// The kind of an attribute, by its place in the order of printing.
pub type Kind = u8;

/// The first kind that has a type.
const TYPED: Kind = 82;
/// The first kind that has a number.
const NUMBERED: Kind = 88;
/// The kind that has a range of numbers.
pub const RANGE: Kind = 99;
/// The kind that has several ranges of numbers.
const INITIALIZES: Kind = 100;

/// The form in which the value of a kind is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// No value.
    Plain,
    /// A type.
    Type,
    /// A number.
    Number,
    /// A range.
    Range,
    /// Several ranges.
    Ranges,
}

/// The form in which the value of `kind` is stored.
pub fn form(kind: Kind) -> Form {
    match kind {
        INITIALIZES => Form::Ranges,
        RANGE => Form::Range,
        NUMBERED.. => Form::Number,
        TYPED.. => Form::Type,
        _ => Form::Plain,
    }
}

/// The kind of a code in files.
pub fn kind_of_code(code: u64) -> Option<Kind> {
    let code = u8::try_from(code).ok().filter(|&code| code > 0)?;
    KINDS.iter().position(|&(_, number)| number == code).map(|at| at as Kind)
}

/// The kind of a name.
pub fn kind(name: &str) -> Kind {
    KINDS.iter().position(|&(known, _)| known == name).expect("a kind of the table") as Kind
}

/// The name of a kind.
pub fn kind_name(kind: Kind) -> &'static str {
    KINDS[usize::from(kind)].0
}

/// An attribute. The order is that of printing.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Attribute {
    /// One of the known kinds.
    Known(Kind, Value),
    /// One that a target knows: name and value.
    Text(Box<[u8]>, Box<[u8]>),
}

/// The value of an attribute.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Value {
    /// None.
    Plain,
    /// A number.
    Number(u64),
    /// A type; none in files of old versions, to be taken from a pointer.
    Type(Option<Ty>),
    /// The width of the numbers, and ranges.
    Ranges(u32, Box<[(Wide, Wide)]>),
}

/// The place where an attribute is printed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// Beside what has it.
    Beside,
    /// In a group.
    Group,
}

/// Writes attributes with spaces in between.
pub fn write_all(
    out: &mut Vec<u8>,
    types: &Types,
    numbers: &Numbering,
    all: &[Attribute],
    place: Place,
    only: impl Fn(&Attribute) -> bool,
) {
    let mut is_first = true;
    for attribute in all.iter().filter(|attribute| only(attribute)) {
        if !is_first {
            out.push(b' ');
        }
        is_first = false;
        write(out, types, numbers, attribute, place);
    }
}

fn write(out: &mut Vec<u8>, types: &Types, numbers: &Numbering, attribute: &Attribute, place: Place) {
    match attribute {
        Attribute::Text(key, value) => {
            out.push(b'"');
            out.extend_from_slice(key);
            out.push(b'"');
            if !value.is_empty() {
                out.extend_from_slice(b"=\"");
                name::escape(out, value);
                out.push(b'"');
            }
        }
        Attribute::Known(kind, Value::Number(number)) => write_number(out, kind_name(*kind), *number, place),
        Attribute::Known(kind, value) => {
            out.extend_from_slice(kind_name(*kind).as_bytes());
            match value {
                Value::Type(Some(ty)) => {
                    out.push(b'(');
                    types::write(out, types, numbers, *ty);
                    out.push(b')');
                }
                Value::Ranges(width, ranges) => write_ranges(out, *kind, *width, ranges),
                _ => {}
            }
        }
    }
}

fn write_ranges(out: &mut Vec<u8>, kind: Kind, width: u32, ranges: &[(Wide, Wide)]) {
    out.push(b'(');
    if kind == RANGE {
        out.push(b'i');
        name::number(out, u64::from(width));
        out.push(b' ');
    }
    for (position, (low, high)) in ranges.iter().enumerate() {
        if position > 0 {
            out.extend_from_slice(b", ");
        }
        if kind != RANGE {
            out.push(b'(');
        }
        wide::write(out, low, width);
        out.extend_from_slice(b", ");
        wide::write(out, high, width);
        if kind != RANGE {
            out.push(b')');
        }
    }
    out.push(b')');
}

fn write_number(out: &mut Vec<u8>, kind: &str, number: u64, place: Place) {
    match kind {
        "align" => {
            out.extend_from_slice(if place == Place::Group { b"align=" } else { b"align " });
            name::number(out, number);
        }
        "alignstack" | "dereferenceable" | "dereferenceable_or_null" => {
            out.extend_from_slice(kind.as_bytes());
            out.push(if place == Place::Group { b'=' } else { b'(' });
            name::number(out, number);
            if place == Place::Beside {
                out.push(b')');
            }
        }
        "allocsize" => {
            out.extend_from_slice(b"allocsize(");
            name::number(out, number >> 32);
            if number as u32 != u32::MAX {
                out.push(b',');
                name::number(out, number & 0xffff_ffff);
            }
            out.push(b')');
        }
        "vscale_range" => {
            out.extend_from_slice(b"vscale_range(");
            name::number(out, number >> 32);
            out.push(b',');
            name::number(out, number & 0xffff_ffff);
            out.push(b')');
        }
        "uwtable" => out.extend_from_slice(if number == 2 { b"uwtable" } else { b"uwtable(sync)" }),
        "allockind" => {
            const PARTS: [&str; 6] = ["alloc", "realloc", "free", "uninitialized", "zeroed", "aligned"];
            let parts = PARTS.iter().enumerate().filter(|(bit, _)| number >> bit & 1 == 1);
            let parts: Vec<&str> = parts.map(|(_, part)| *part).collect();
            out.extend_from_slice(format!("allockind(\"{}\")", parts.join(",")).as_bytes());
        }
        "memory" => write_memory(out, number),
        "captures" => write_captures(out, number),
        _ => write_classes(out, number),
    }
}

/// The places of memory, two bits each: whether it is read and written.
const PLACES: [&str; 6] = ["argmem", "inaccessiblemem", "errnomem", "other", "target_mem0", "target_mem1"];

/// The place of memory that stands for all that are not told.
const OTHER: usize = 3;

fn write_memory(out: &mut Vec<u8>, effects: u64) {
    const ACCESSES: [&str; 4] = ["none", "read", "write", "readwrite"];
    let access = |place: usize| (effects >> (2 * place) & 3) as usize;
    let other = access(OTHER);
    let all = (0..PLACES.len()).fold(0, |all, place| all | access(place));
    let mut parts = Vec::new();
    if other != 0 || all == other {
        parts.push(ACCESSES[other].to_owned());
    }
    for place in (0..PLACES.len()).filter(|&place| access(place) != other) {
        parts.push(format!("{}: {}", PLACES[place], ACCESSES[access(place)]));
    }
    out.extend_from_slice(format!("memory({})", parts.join(", ")).as_bytes());
}

fn write_captures(out: &mut Vec<u8>, components: u64) {
    let (other, result) = (components >> 4 & 15, components & 15);
    let mut parts = Vec::new();
    if other != 0 || other == result {
        parts.push(captured(other));
    }
    if other != result {
        parts.push(format!("ret: {}", captured(result)));
    }
    out.extend_from_slice(format!("captures({})", parts.join(", ")).as_bytes());
}

fn captured(components: u64) -> String {
    let address = ["", "address_is_null", "address", "address"][(components & 3) as usize];
    let provenance = ["", "read_provenance", "provenance", "provenance"][(components >> 2 & 3) as usize];
    match (address, provenance) {
        ("", "") => "none".to_owned(),
        ("", one) | (one, "") => one.to_owned(),
        (address, provenance) => format!("{address}, {provenance}"),
    }
}

fn write_classes(out: &mut Vec<u8>, mut classes: u64) {
    const CLASSES: [(&str, u64); 16] = [
        ("all", 0x3ff),
        ("nan", 3),
        ("snan", 1),
        ("qnan", 2),
        ("inf", 0x204),
        ("ninf", 4),
        ("pinf", 0x200),
        ("zero", 0x60),
        ("nzero", 0x20),
        ("pzero", 0x40),
        ("sub", 0x90),
        ("nsub", 0x10),
        ("psub", 0x80),
        ("norm", 0x108),
        ("nnorm", 8),
        ("pnorm", 0x100),
    ];
    let mut parts = Vec::new();
    for (part, bits) in CLASSES {
        if classes & bits == bits {
            parts.push(part);
            classes &= !bits;
        }
    }
    let parts = if parts.is_empty() { "none".to_owned() } else { parts.join(" ") };
    out.extend_from_slice(format!("nofpclass({parts})").as_bytes());
}
