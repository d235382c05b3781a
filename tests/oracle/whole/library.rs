//! What the runs know of libc: memory and text, printing, files in memory, the clock.

use super::{
    machine::{Machine, Stop},
    memory::{Datum, POINTER, Place},
    printing::{Arguments, scan_double, scan_long},
};
use dfquery_graph::bits::Bits;
use std::collections::BTreeMap;

/// A file, and where reading and writing goes on in it.
#[derive(Default)]
pub struct Open {
    name: String,
    at: usize,
    at_end: bool,
}

/// The state of the library.
#[derive(Default)]
pub struct Library {
    /// Marks of bytes that the function writes, and of its result.
    pub tainting: (u8, u8),
    /// Contents by name; `<stdout>` has what was printed.
    pub files: BTreeMap<String, Vec<u8>>,
    /// By address, or by number.
    open: BTreeMap<u64, Open>,
    /// Objects made once: by name their address.
    once: BTreeMap<String, u64>,
    /// The environment.
    pub environment: BTreeMap<String, String>,
    /// Addresses that were given away, and a function.
    kept: Vec<u64>,
    function: Option<u64>,
    random: u64,
    ticks: u64,
    token: u64,
}

type Outcome = Result<Option<Datum>, Stop>;

fn some(width: u32, value: u64) -> Outcome {
    Ok(Some(Datum::new(width, value)))
}

fn int(value: i64) -> Outcome {
    some(32, value as u64)
}

fn float(value: f64) -> Outcome {
    some(64, value.to_bits())
}

impl Machine<'_, '_> {
    /// Does what the function `name` of the library, or the intrinsic, does.
    pub(super) fn call_library(&mut self, name: &str, x: &[Datum], width: u32) -> Outcome {
        let plain = name.trim_start_matches('@');
        let found = match plain.strip_prefix("llvm.") {
            Some(intrinsic) => self.intrinsic(intrinsic, x)?,
            None => self.function(plain, x)?,
        };
        let Some(result) = found else { return Err(Stop::Unsupported(name.to_owned())) };
        let marks = self.library.tainting.1;
        Ok(result.map(|value| Datum {
            bits: if width == 0 { value.bits } else { value.bits.resize(width) },
            shadow: value.shadow | marks,
        }))
    }

    fn intrinsic(&mut self, name: &str, x: &[Datum]) -> Result<Option<Option<Datum>>, Stop> {
        let at = |i: usize| x[i].low();
        let stem = dfquery_extract::without_types(name);
        Ok(Some(match stem {
            "memcpy" | "memmove" | "memcpy.inline" => {
                self.copy(at(0), at(1), at(2))?;
                None
            }
            "memset" => {
                self.fill(at(0), &x[1], at(2))?;
                None
            }
            "va_end" | "stackrestore" => None,
            "va_copy" => {
                self.copy(at(0), at(1), 24)?;
                None
            }
            "stacksave" => Some(Datum::new(64, 0)),
            "load.relative" => {
                let target = self.program.relative.get(&at(0).wrapping_add(at(1)));
                Some(Datum::address(*target.ok_or(Stop::Undefined("no relative pointer".into()))?))
            }
            "expect" | "threadlocal.address" | "launder.invariant.group" | "ssa.copy" => Some(x[0].clone()),
            "objectsize" => Some(Datum::new(64, u64::MAX)),
            "is.constant" => Some(Datum::new(1, 0)),
            "trap" | "ubsantrap" => return Err(Stop::Undefined("a trap".into())),
            _ => return Ok(None),
        }))
    }

    /// The result of a function; none if there is no such function.
    fn function(&mut self, name: &str, x: &[Datum]) -> Result<Option<Option<Datum>>, Stop> {
        if let Some(name) = name.strip_prefix("outside_") {
            return self.strangers(name, x).map(Some);
        }
        for part in [Self::heap, Self::bytes, Self::texts, Self::numbers, Self::streams, Self::system] {
            if let Some(result) = part(self, name, x)? {
                return Ok(Some(result));
            }
        }
        Ok(None)
    }

    /// An unknown function that random programs call: it keeps what it is given, gives it back, writes and calls it, and
    /// makes and takes numbers.
    fn strangers(&mut self, name: &str, x: &[Datum]) -> Outcome {
        let kept = self.library.kept.last().copied();
        match name {
            "keep" => self.library.kept.push(x[0].low()),
            "give" => return Ok(kept.map(Datum::address)),
            "write" => {
                if let Some(kept) = kept {
                    self.put_address(x[0].low(), kept)?;
                }
            }
            "keep_function" => self.library.function = Some(x[0].low()),
            "call" => {
                if let (Some(function), Some(kept)) = (self.library.function, kept) {
                    let arguments = [Datum::address(kept), Datum::address(kept), Datum::new(64, 1)];
                    let result = self.call_back(function, &arguments, 64)?;
                    self.library.kept.extend(result.map(|node| node.low()));
                }
            }
            "number" => return some(64, 5),
            "take" => {}
            _ => return Err(Stop::Unsupported(format!("outside_{name}"))),
        }
        Ok(None)
    }

    /// Writes bytes, tainted as the source that runs says.
    pub(super) fn put(&mut self, to: u64, bytes: &[u8], shadow: &[u8]) -> Result<(), Stop> {
        self.memory.write(to, bytes, shadow)?;
        if self.library.tainting.0 != 0 && !bytes.is_empty() {
            self.memory.mark(to, bytes.len() as u64, self.library.tainting.0)?;
        }
        Ok(())
    }

    fn fill(&mut self, to: u64, byte: &Datum, count: u64) -> Result<(), Stop> {
        let marks = if byte.shadow == 0 { Vec::new() } else { vec![byte.shadow; count as usize] };
        if count == 0 { Ok(()) } else { self.put(to, &vec![byte.low() as u8; count as usize], &marks) }
    }

    /// The text at `address` with its shadow, without its end.
    fn shadowed_text(&self, address: u64) -> Result<(Vec<u8>, Vec<u8>), Stop> {
        let text = self.memory.text(address)?;
        let mut shadow = self.memory.shadow(address, text.len() as u64)?.to_vec();
        shadow.resize(text.len(), 0);
        Ok((text, shadow))
    }

    /// Puts a text with its end.
    fn put_text(&mut self, to: u64, text: &[u8], shadow: &[u8]) -> Result<(), Stop> {
        self.put(to, text, shadow)?;
        self.memory.write(to + text.len() as u64, &[0], &[])?;
        Ok(())
    }

    /// A new object with this text.
    fn new_text(&mut self, text: &[u8], shadow: &[u8]) -> Outcome {
        let address = self.allocate(text.len() as u64 + 1)?;
        self.put_text(address, text, shadow)?;
        Ok(Some(Datum::address(address)))
    }

    /// Opens the standard streams where the program has variables for them.
    pub(super) fn open_standard(&mut self) {
        for name in ["stdin", "stdout", "stderr"] {
            let Some(holder) = self.program.address(&format!("@{name}")) else { continue };
            let stream = self.kept(name, &[0; 216]);
            let stream = stream.ok().flatten().expect("there is room");
            self.library.open.insert(stream.low(), Open { name: format!("<{name}>"), ..Open::default() });
            _ = self.put_address(holder, stream.low());
        }
    }

    /// What the library keeps under `name`; it is made by the first call.
    fn kept(&mut self, name: &str, bytes: &[u8]) -> Outcome {
        if let Some(&address) = self.library.once.get(name) {
            return Ok(Some(Datum::address(address)));
        }
        let site = self.log.site(vec!["?".to_owned()]);
        let address = self.memory.allocate(site, bytes.len() as u64, 16);
        self.memory.write(address, bytes, &[])?;
        self.library.once.insert(name.to_owned(), address);
        Ok(Some(Datum::address(address)))
    }

    fn heap(&mut self, name: &str, x: &[Datum]) -> Result<Option<Option<Datum>>, Stop> {
        let at = |i: usize| x[i].low();
        Ok(Some(match name {
            "malloc" => Some(Datum::address(self.allocate(at(0))?)),
            "calloc" => Some(Datum::address(self.allocate(at(0).saturating_mul(at(1)))?)),
            "aligned_alloc" | "memalign" => Some(Datum::address(self.allocate(at(1))?)),
            "posix_memalign" => {
                let new = self.allocate(at(2))?;
                self.put_address(at(0), new)?;
                int(0)?
            }
            "realloc" => {
                let new = self.allocate(at(1))?;
                let kept = self.memory.room(at(0)).min(at(1));
                if at(0) != 0 {
                    self.copy(new, at(0), kept)?;
                    self.memory.free(at(0));
                }
                Some(Datum::address(new))
            }
            "free" | "cfree" => {
                self.memory.free(at(0));
                None
            }
            "strdup" | "__strdup" => {
                let (text, shadow) = self.shadowed_text(at(0))?;
                self.new_text(&text, &shadow)?
            }
            "strndup" => {
                let (text, shadow) = self.shadowed_text(at(0))?;
                let end = text.len().min(at(1) as usize);
                self.new_text(&text[..end], &shadow[..end])?
            }
            _ => return Ok(None),
        }))
    }

    fn bytes(&mut self, name: &str, x: &[Datum]) -> Result<Option<Option<Datum>>, Stop> {
        let at = |i: usize| x[i].low();
        Ok(Some(match name {
            "memcpy" | "memmove" | "__memcpy_chk" | "__memmove_chk" => {
                self.copy(at(0), at(1), at(2))?;
                Some(x[0].clone())
            }
            "mempcpy" => {
                self.copy(at(0), at(1), at(2))?;
                Some(Datum::address(at(0) + at(2)))
            }
            "memset" | "__memset_chk" => {
                self.fill(at(0), &x[1], at(2))?;
                Some(x[0].clone())
            }
            "memcmp" | "bcmp" => {
                let (a, b) = match at(2) {
                    0 => (&[][..], &[][..]),
                    count => (self.memory.bytes(at(0), count)?, self.memory.bytes(at(1), count)?),
                };
                Some(Datum::new(32, a.cmp(b) as i64 as u64))
            }
            "memchr" | "memrchr" => {
                let bytes = self.memory.bytes(at(0), at(2).min(self.memory.room(at(0))))?;
                let wanted = at(1) as u8;
                let found = match name {
                    "memchr" => bytes.iter().position(|&byte| byte == wanted),
                    _ => bytes.iter().rposition(|&byte| byte == wanted),
                };
                self.inside(&x[0], found)
            }
            _ => return Ok(None),
        }))
    }

    /// The address some bytes after `start`, or null.
    fn inside(&self, start: &Datum, found: Option<usize>) -> Option<Datum> {
        Some(found.map_or(Datum::new(64, 0), |at| Datum::address(start.low() + at as u64)))
    }

    fn texts(&mut self, name: &str, x: &[Datum]) -> Result<Option<Option<Datum>>, Stop> {
        let at = |i: usize| x[i].low();
        let found = |text: Vec<u8>, part: &[u8]| {
            if part.is_empty() { Some(0) } else { text.windows(part.len()).position(|window| window == part) }
        };
        Ok(Some(match name {
            "strlen" => {
                let (text, shadow) = self.shadowed_text(at(0))?;
                let shadow = shadow.iter().fold(0, |all, mark| all | mark) & !POINTER;
                Some(Datum { bits: Bits::new(64, text.len() as u64), shadow })
            }
            "strnlen" => some(64, self.memory.text(at(0))?.len().min(at(1) as usize) as u64)?,
            "strcmp" | "strcoll" => int(self.memory.text(at(0))?.cmp(&self.memory.text(at(1))?) as i64)?,
            "strncmp" => {
                let cut = |text: Vec<u8>| text[..text.len().min(at(2) as usize)].to_vec();
                int(cut(self.memory.text(at(0))?).cmp(&cut(self.memory.text(at(1))?)) as i64)?
            }
            "strcpy" | "stpcpy" | "strcat" | "strncat" | "strncpy" => self.copy_text(name, x)?,
            "strchr" | "index" => {
                let mut text = self.memory.text(at(0))?;
                text.push(0);
                self.inside(&x[0], text.iter().position(|&byte| byte == at(1) as u8))
            }
            "strrchr" | "rindex" => {
                let mut text = self.memory.text(at(0))?;
                text.push(0);
                self.inside(&x[0], text.iter().rposition(|&byte| byte == at(1) as u8))
            }
            "strstr" => {
                let at = found(self.memory.text(at(0))?, &self.memory.text(at(1))?);
                self.inside(&x[0], at)
            }
            "strpbrk" | "strspn" | "strcspn" => {
                let (text, set) = (self.memory.text(at(0))?, self.memory.text(at(1))?);
                let end = text.iter().position(|byte| set.contains(byte) != (name == "strspn"));
                match name {
                    "strpbrk" => self.inside(&x[0], end),
                    _ => some(64, end.unwrap_or(text.len()) as u64)?,
                }
            }
            "strtok" => self.token(x)?,
            _ => return Ok(None),
        }))
    }

    fn copy_text(&mut self, name: &str, x: &[Datum]) -> Outcome {
        let (mut text, mut shadow) = self.shadowed_text(x[1].low())?;
        let length = text.len();
        let start = match name {
            "strcat" | "strncat" => self.memory.text(x[0].low())?.len() as u64,
            _ => 0,
        };
        if name == "strncpy" || name == "strncat" {
            let most = x[2].low() as usize;
            let end = if name == "strncpy" { most } else { most.min(length) };
            text.resize(end, 0);
            shadow.resize(end, 0);
        }
        match name {
            "strncpy" => self.put(x[0].low(), &text, &shadow)?,
            _ => self.put_text(x[0].low() + start, &text, &shadow)?,
        }
        let end = if name == "stpcpy" { length as u64 } else { 0 };
        Ok(Some(Datum::address(x[0].low() + end)))
    }

    fn token(&mut self, x: &[Datum]) -> Outcome {
        let start = if x[0].low() == 0 { self.library.token } else { x[0].low() };
        if start == 0 {
            return some(64, 0);
        }
        let (text, set) = (self.memory.text(start)?, self.memory.text(x[1].low())?);
        let Some(first) = text.iter().position(|byte| !set.contains(byte)) else {
            self.library.token = 0;
            return some(64, 0);
        };
        let end = text[first..].iter().position(|byte| set.contains(byte)).map(|end| first + end);
        if let Some(end) = end {
            self.memory.write(start + end as u64, &[0], &[])?;
        }
        self.library.token = end.map_or(0, |end| start + end as u64 + 1);
        Ok(Some(Datum::address(start + first as u64)))
    }

    fn numbers(&mut self, name: &str, x: &[Datum]) -> Result<Option<Option<Datum>>, Stop> {
        let value = |i: usize| f64::from_bits(x[i].low());
        let class = |test: fn(&u8) -> bool| int(test(&(x[0].low() as u8)).into());
        Ok(Some(match name {
            "abs" => int((x[0].bits.signed_low()).abs())?,
            "labs" => some(64, x[0].bits.signed_low().unsigned_abs())?,
            "atoi" | "atol" | "strtol" | "strtoul" | "__isoc23_strtol" | "__isoc23_strtoul" => {
                self.number(name, x)?
            }
            "strtod" | "atof" => {
                let (value, read) = scan_double(&self.memory.text(x[0].low())?);
                self.end_of_number(x, read)?;
                float(value)?
            }
            "isdigit" => class(u8::is_ascii_digit)?,
            "isalpha" => class(u8::is_ascii_alphabetic)?,
            "isalnum" => class(u8::is_ascii_alphanumeric)?,
            "isspace" => int((b" \t\n\x0b\x0c\r").contains(&(x[0].low() as u8)).into())?,
            "isupper" => class(u8::is_ascii_uppercase)?,
            "islower" => class(u8::is_ascii_lowercase)?,
            "isxdigit" => class(u8::is_ascii_hexdigit)?,
            "ispunct" => class(u8::is_ascii_punctuation)?,
            "toupper" => int(i64::from((x[0].low() as u8).to_ascii_uppercase()))?,
            "tolower" => int(i64::from((x[0].low() as u8).to_ascii_lowercase()))?,
            "__ctype_b_loc" => self.table("classes", 2, |c| u64::from(classes(c)))?,
            "__ctype_tolower_loc" => self.table("lower", 4, |c| u64::from(c.to_ascii_lowercase()))?,
            "__ctype_toupper_loc" => self.table("upper", 4, |c| u64::from(c.to_ascii_uppercase()))?,
            "rand" => {
                self.library.random = self.library.random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                int((self.library.random >> 33) as i64)?
            }
            "srand" => {
                self.library.random = x[0].low();
                None
            }
            "frexp" => {
                let (fraction, exponent) = frexp(value(0));
                self.memory.store(x[1].low(), 4, &Datum::new(32, exponent as u64))?;
                float(fraction)?
            }
            "ldexp" => float(value(0) * 2_f64.powi(x[1].bits.signed_low() as i32))?,
            _ => match arithmetic(name) {
                Some(Arithmetic::One(apply)) => float(apply(value(0)))?,
                Some(Arithmetic::Two(apply)) => float(apply(value(0), value(1)))?,
                None => return Ok(None),
            },
        }))
    }

    fn number(&mut self, name: &str, x: &[Datum]) -> Outcome {
        let (text, shadow) = self.shadowed_text(x[0].low())?;
        let base = if name.starts_with("ato") { 10 } else { x[2].low() as u32 };
        let (value, read) = scan_long(&text, base);
        if !name.starts_with("ato") {
            self.end_of_number(x, read)?;
        }
        let shadow = shadow.iter().take(read).fold(0, |all, mark| all | mark) & !POINTER;
        Ok(Some(Datum { bits: Bits::new(64, value as u64), shadow }))
    }

    /// Stores where a number ends, if that is asked for.
    fn end_of_number(&mut self, x: &[Datum], read: usize) -> Result<(), Stop> {
        let Some(end) = x.get(1).filter(|end| end.low() != 0) else { return Ok(()) };
        self.put_address(end.low(), x[0].low() + read as u64)
    }

    /// Stores an address, and notes it.
    fn put_address(&mut self, to: u64, address: u64) -> Result<(), Stop> {
        self.memory.store(to, 8, &Datum::address(address))?;
        let cell = self.memory.place(to).expect("it was written");
        self.note_cell(cell, address);
        Ok(())
    }

    /// A table with an entry for each character from -128 on, behind an address that the library keeps.
    fn table(&mut self, name: &str, bytes: usize, entry: impl Fn(u8) -> u64) -> Outcome {
        let entries = (-128_i32..256).flat_map(|c| {
            let value = if c < 0 { 0 } else { entry(c as u8) };
            value.to_le_bytes()[..bytes].to_vec()
        });
        let table = self.kept(name, &entries.collect::<Vec<_>>())?.expect("an address");
        let address = Datum::address(table.low() + 128 * bytes as u64);
        let holder = self.kept(&format!("{name}, its address"), &[0; 8])?.expect("an address");
        self.memory.store(holder.low(), 8, &address)?;
        Ok(Some(holder))
    }

    fn system(&mut self, name: &str, x: &[Datum]) -> Result<Option<Option<Datum>>, Stop> {
        let at = |i: usize| x[i].low();
        Ok(Some(match name {
            "exit" | "_exit" => return Err(Stop::Exit(x[0].bits.signed_low() as i32)),
            "abort" => return Err(Stop::Exit(134)),
            "__assert_fail" => return Err(Stop::Exit(135)),
            "longjmp" | "_longjmp" | "siglongjmp" => return Err(Stop::Jump(at(0), at(1).max(1))),
            "getenv" => {
                let name = String::from_utf8_lossy(&self.memory.text(at(0))?).into_owned();
                match self.library.environment.get(&name).cloned() {
                    Some(value) => self.new_text(value.as_bytes(), &[])?,
                    None => some(64, 0)?,
                }
            }
            "setlocale" => self.kept("locale", b"C\0")?,
            "strerror" => self.kept("error", b"an error\0")?,
            "__errno_location" => self.kept("errno", &[0; 4])?,
            "localeconv" => {
                let point = self.kept("point", b".\0")?.expect("an address");
                let locale = self.kept("conventions", &[0; 96])?.expect("an address");
                self.memory.store(locale.low(), 8, &point)?;
                Some(locale)
            }
            "time" => {
                self.library.ticks += 1;
                let now = 1_700_000_000 + self.library.ticks;
                if at(0) != 0 {
                    self.memory.store(at(0), 8, &Datum::new(64, now))?;
                }
                some(64, now)?
            }
            "clock" => {
                self.library.ticks += 1;
                some(64, self.library.ticks * 100)?
            }
            "system" | "puts_unlocked" | "signal" | "remove" | "unlink" | "rename" => int(0)?,
            "qsort" => {
                self.sort(x)?;
                None
            }
            "bsearch" => self.search(x)?,
            _ => return Ok(None),
        }))
    }

    /// Sorts by insertion: the elements are moved as bytes, with what they point to.
    fn sort(&mut self, x: &[Datum]) -> Result<(), Stop> {
        let (start, count, size, compare) = (x[0].low(), x[1].low(), x[2].low(), x[3].low());
        let kept = self.allocate(size)?;
        for sorted in 1..count {
            let mut at = sorted;
            while at > 0 {
                let (left, right) = (start + (at - 1) * size, start + at * size);
                let order = self.compare(compare, left, right)?;
                if order <= 0 {
                    break;
                }
                // As the library sorts within the array, the place of an element in between is not observable.
                self.memory.copy(kept, left, size)?;
                self.copy(left, right, size)?;
                self.memory.copy(right, kept, size)?;
                let place = self.memory.place(right).expect("it was written");
                self.note_words(right, place, size)?;
                at -= 1;
            }
        }
        self.memory.free(kept);
        Ok(())
    }

    /// Notes the addresses that are in memory from `address` on.
    fn note_words(&mut self, address: u64, cell: Place, bytes: u64) -> Result<(), Stop> {
        for at in (0..(bytes / 8) * 8).step_by(8) {
            let word = self.memory.load(address + at, 8, 64)?;
            if word.shadow & POINTER != 0 {
                self.note_cell(Place { offset: cell.offset + at as i64, ..cell }, word.low());
            }
        }
        Ok(())
    }

    fn compare(&mut self, compare: u64, left: u64, right: u64) -> Result<i64, Stop> {
        let order = self.call_back(compare, &[Datum::address(left), Datum::address(right)], 32)?;
        Ok(order.map_or(0, |order| order.bits.signed_low()))
    }

    fn search(&mut self, x: &[Datum]) -> Outcome {
        let (start, count, size, compare) = (x[1].low(), x[2].low(), x[3].low(), x[4].low());
        for at in 0..count {
            if self.compare(compare, x[0].low(), start + at * size)? == 0 {
                return Ok(Some(Datum::address(start + at * size)));
            }
        }
        some(64, 0)
    }

    fn streams(&mut self, name: &str, x: &[Datum]) -> Result<Option<Option<Datum>>, Stop> {
        let at = |i: usize| x[i].low();
        Ok(Some(match name {
            "printf" => self.print(None, at(0), Arguments::listed(&x[1..]))?,
            "fprintf" => self.print(Some(at(0)), at(1), Arguments::listed(&x[2..]))?,
            "vprintf" => self.print(None, at(0), Arguments::behind(at(1)))?,
            "vfprintf" => self.print(Some(at(0)), at(1), Arguments::behind(at(2)))?,
            "sprintf" => self.print_to(at(0), u64::MAX, at(1), Arguments::listed(&x[2..]))?,
            "snprintf" => self.print_to(at(0), at(1), at(2), Arguments::listed(&x[3..]))?,
            "vsprintf" => self.print_to(at(0), u64::MAX, at(1), Arguments::behind(at(2)))?,
            "vsnprintf" => self.print_to(at(0), at(1), at(2), Arguments::behind(at(3)))?,
            "puts" => {
                let mut text = self.memory.text(at(0))?;
                text.push(b'\n');
                self.output(None, &text)?;
                int(1)?
            }
            "putchar" => {
                self.output(None, &[at(0) as u8])?;
                int(at(0) as i64)?
            }
            "fputs" => {
                let text = self.memory.text(at(0))?;
                self.output(Some(at(1)), &text)?;
                int(1)?
            }
            "fputc" | "putc" => {
                self.output(Some(at(1)), &[at(0) as u8])?;
                int(at(0) as i64)?
            }
            "fwrite" => {
                let count = at(1).saturating_mul(at(2));
                let bytes = if count == 0 { Vec::new() } else { self.memory.bytes(at(0), count)?.to_vec() };
                self.output(Some(at(3)), &bytes)?;
                some(64, at(2))?
            }
            "write" => {
                let bytes = if at(2) == 0 { Vec::new() } else { self.memory.bytes(at(1), at(2))?.to_vec() };
                self.output(Some(at(0) & 0xffff_ffff), &bytes)?;
                some(64, at(2))?
            }
            "fopen" | "fopen64" | "open" | "open64" | "fdopen" | "tmpfile" | "tmpfile64" => {
                self.open(name, x)?
            }
            "fclose" | "close" => {
                self.library.open.remove(&at(0));
                int(0)?
            }
            "fread" => {
                let read = self.input(at(3), at(0), at(1).saturating_mul(at(2)), false)?;
                some(64, if at(1) == 0 { 0 } else { read / at(1) })?
            }
            "read" => {
                let read = self.input(at(0) & 0xffff_ffff, at(1), at(2), false)?;
                some(64, read)?
            }
            "fgets" => {
                let read = self.input(at(2), at(0), at(1).max(1) - 1, true)?;
                self.memory.write(at(0) + read, &[0], &[])?;
                if read == 0 { some(64, 0)? } else { Some(x[0].clone()) }
            }
            "getc" | "fgetc" | "_IO_getc" | "getc_unlocked" | "__uflow" => self.character(at(0))?,
            "getchar" => self.character(0)?,
            "ungetc" => {
                let file = self.file(at(1));
                file.at = file.at.saturating_sub(1);
                file.at_end = false;
                int(at(0) as i64)?
            }
            "feof" => int(self.file(at(0)).at_end.into())?,
            "ferror" | "fflush" | "setvbuf" | "fileno" | "isatty" => int(0)?,
            "clearerr" | "flockfile" | "funlockfile" => None,
            "ftell" | "ftello" | "ftello64" => some(64, self.file(at(0)).at as u64)?,
            "fseek" | "fseeko" | "fseeko64" | "lseek" | "lseek64" | "rewind" => self.seek(name, x)?,
            _ => return Ok(None),
        }))
    }

    /// The file of a stream or number; those that were not opened are the standard ones.
    fn file(&mut self, handle: u64) -> &mut Open {
        let standard = || Open { name: "<stdin>".into(), ..Open::default() };
        self.library.open.entry(handle).or_insert_with(standard)
    }

    fn open(&mut self, name: &str, x: &[Datum]) -> Outcome {
        let path = match name {
            "fdopen" | "tmpfile" | "tmpfile64" => format!("<{name}>"),
            _ => String::from_utf8_lossy(&self.memory.text(x[0].low())?).into_owned(),
        };
        let numbered = name.starts_with("open");
        let writes = match numbered {
            true => x[1].low() & 3 != 0,
            false => {
                x.get(1).is_none_or(|mode| self.memory.text(mode.low()).is_ok_and(|mode| mode[0] != b'r'))
            }
        };
        if writes {
            self.library.files.insert(path.clone(), Vec::new());
        }
        if !self.library.files.contains_key(&path) {
            return if numbered { int(-1) } else { some(64, 0) };
        }
        let handle = if numbered { 3 + self.library.open.len() as u64 } else { self.allocate(216)? };
        self.library.open.insert(handle, Open { name: path, ..Open::default() });
        if numbered { int(handle as i64) } else { Ok(Some(Datum::address(handle))) }
    }

    pub(super) fn output(&mut self, handle: Option<u64>, bytes: &[u8]) -> Result<(), Stop> {
        let open = handle.and_then(|handle| self.library.open.get_mut(&handle));
        let (name, at) = match open {
            Some(open) => {
                open.at += bytes.len();
                (open.name.clone(), open.at - bytes.len())
            }
            None => {
                let printed = self.library.files.entry("<stdout>".into()).or_default();
                ("<stdout>".to_owned(), printed.len())
            }
        };
        let file = self.library.files.entry(name).or_default();
        if file.len() < at + bytes.len() {
            file.resize(at + bytes.len(), 0);
        }
        file[at..at + bytes.len()].copy_from_slice(bytes);
        Ok(())
    }

    /// Reads up to a number of bytes, or to the end of a line, and returns how many.
    fn input(&mut self, handle: u64, to: u64, most: u64, line: bool) -> Result<u64, Stop> {
        let (name, at) = (self.file(handle).name.clone(), self.file(handle).at);
        let all = self.library.files.get(&name).map_or(&[][..], |file| &file[at.min(file.len())..]);
        let mut end = all.len().min(most as usize);
        if line && let Some(newline) = all[..end].iter().position(|&byte| byte == b'\n') {
            end = newline + 1;
        }
        let bytes = all[..end].to_vec();
        let file = self.file(handle);
        file.at += end;
        file.at_end = end < most as usize && !line || end == 0;
        if !bytes.is_empty() {
            self.put(to, &bytes, &[])?;
        }
        Ok(end as u64)
    }

    fn character(&mut self, handle: u64) -> Outcome {
        let (name, at) = (self.file(handle).name.clone(), self.file(handle).at);
        let byte = self.library.files.get(&name).and_then(|file| file.get(at).copied());
        let file = self.file(handle);
        file.at += usize::from(byte.is_some());
        file.at_end = byte.is_none();
        int(byte.map_or(-1, i64::from))
    }

    fn seek(&mut self, name: &str, x: &[Datum]) -> Outcome {
        let handle = if name.starts_with('l') { x[0].low() & 0xffff_ffff } else { x[0].low() };
        let (by, whence) = (x.get(1).map_or(0, |by| by.bits.signed_low()), x.get(2).map_or(0, Datum::low));
        let (path, at) = (self.file(handle).name.clone(), self.file(handle).at as i64);
        let end = self.library.files.get(&path).map_or(0, Vec::len) as i64;
        let to = by + [0, at, end][whence.min(2) as usize];
        let file = self.file(handle);
        (file.at, file.at_end) = (to.max(0) as usize, false);
        if name.starts_with('l') { some(64, to as u64) } else { int(0) }
    }
}

enum Arithmetic {
    One(fn(f64) -> f64),
    Two(fn(f64, f64) -> f64),
}

fn arithmetic(name: &str) -> Option<Arithmetic> {
    Some(match name {
        "floor" => Arithmetic::One(f64::floor),
        "ceil" => Arithmetic::One(f64::ceil),
        "fabs" => Arithmetic::One(f64::abs),
        "sqrt" => Arithmetic::One(f64::sqrt),
        "exp" => Arithmetic::One(f64::exp),
        "log" => Arithmetic::One(f64::ln),
        "log2" => Arithmetic::One(f64::log2),
        "log10" => Arithmetic::One(f64::log10),
        "sin" => Arithmetic::One(f64::sin),
        "cos" => Arithmetic::One(f64::cos),
        "tan" => Arithmetic::One(f64::tan),
        "asin" => Arithmetic::One(f64::asin),
        "acos" => Arithmetic::One(f64::acos),
        "pow" => Arithmetic::Two(f64::powf),
        "fmod" => Arithmetic::Two(|x, y| x % y),
        "atan2" => Arithmetic::Two(f64::atan2),
        _ => return None,
    })
}

/// A fraction from 0.5 on and below 1, and the power of two that makes the value of it.
fn frexp(value: f64) -> (f64, i32) {
    if value == 0.0 || !value.is_finite() {
        return (value, 0);
    }
    let (mut fraction, mut exponent) = (value, 0);
    while fraction.abs() >= 1.0 {
        (fraction, exponent) = (fraction / 2.0, exponent + 1);
    }
    while fraction.abs() < 0.5 {
        (fraction, exponent) = (fraction * 2.0, exponent - 1);
    }
    (fraction, exponent)
}

/// The classes of a character in the table of glibc, for machines whose lowest byte is first.
fn classes(c: u8) -> u16 {
    let classes = [
        (c.is_ascii_uppercase(), 8),
        (c.is_ascii_lowercase(), 9),
        (c.is_ascii_alphabetic(), 10),
        (c.is_ascii_digit(), 11),
        (c.is_ascii_hexdigit(), 12),
        (b" \t\n\x0b\x0c\r".contains(&c), 13),
        (c.is_ascii_graphic() || c == b' ', 14),
        (c.is_ascii_graphic(), 15),
        (c == b' ' || c == b'\t', 0),
        (c.is_ascii_control(), 1),
        (c.is_ascii_punctuation(), 2),
        (c.is_ascii_alphanumeric(), 3),
    ];
    classes.iter().filter(|(is, _)| *is).fold(0, |all, (_, bit)| all | 1 << bit)
}
