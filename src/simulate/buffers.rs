//! Named buffers that a run finds in memory, from a file of lines `x = i32 1 2 3 0*5`.

use crate::error::{Error, Result};
use dfquery_engine::{
    diagnostic::{Diagnostic, Place},
    syntax::Sources,
};
use dfquery_graph::{bits::Bits, random::BUFFERS};
use dfquery_simulate::memory::Memory;
use std::{
    fs,
    io::{self, Write},
    path::Path,
};

/// Buffers begin at multiples of this, with as much unused before the next.
const APART: u64 = 64;

/// More elements than this are not what anybody writes in a file of text.
const MOST_ELEMENTS: usize = 1 << 24;

/// The buffers of one file, in its order.
#[derive(Default, Debug)]
pub struct Buffers(Vec<Buffer>);

#[derive(Debug)]
struct Buffer {
    name: String,
    address: u64,
    element: Element,
    /// The values at the start.
    values: Vec<Bits>,
}

/// The type of a buffer's elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Element {
    /// Of as many bits.
    Integer(u32),
    Single,
    Double,
}

impl Element {
    fn parse(text: &str) -> Option<Element> {
        match text {
            "f32" | "float" => Some(Element::Single),
            "f64" | "double" => Some(Element::Double),
            _ => {
                let bits: u32 = text.strip_prefix('i')?.parse().ok()?;
                [8, 16, 32, 64].contains(&bits).then_some(Element::Integer(bits))
            }
        }
    }

    fn width(self) -> u32 {
        match self {
            Element::Integer(width) => width,
            Element::Single => 32,
            Element::Double => 64,
        }
    }

    fn value(self, text: &str) -> Option<Bits> {
        match self {
            Element::Single => text.parse::<f32>().ok().map(|float| Bits::new(32, float.to_bits().into())),
            Element::Double => text.parse::<f64>().ok().map(|float| Bits::new(64, float.to_bits())),
            Element::Integer(width) => {
                let number = match text.strip_prefix("0x") {
                    Some(digits) => i128::from_str_radix(digits, 16).ok()?,
                    None => text.parse().ok()?,
                };
                Bits::holding(width, number)
            }
        }
    }

    fn print(self, bits: &Bits) -> String {
        match self {
            Element::Integer(_) => bits.signed_low().to_string(),
            Element::Single => f32::from_bits(bits.low() as u32).to_string(),
            Element::Double => f64::from_bits(bits.low()).to_string(),
        }
    }
}

impl Buffers {
    /// Reads the file at `path`. Empty lines, and what follows `#`, say nothing.
    ///
    /// # Errors
    ///
    /// [`Error::Io`], and every line that is not a buffer, with its place.
    pub fn read(path: &Path) -> Result<Buffers> {
        let text = fs::read_to_string(path).map_err(|error| Error::io("read", path, error))?;
        Buffers::parse(path.display().to_string(), text)
    }

    /// The same, of a `text` that messages call `file`.
    ///
    /// # Errors
    ///
    /// Every line that is not a buffer, with its place.
    pub fn parse(file: String, text: String) -> Result<Buffers> {
        let (mut buffers, mut errors) = (Buffers::default(), Vec::new());
        for (line, content) in (1..).zip(text.lines()) {
            let content = content.split('#').next().unwrap_or_default();
            if content.trim().is_empty() {
                continue;
            }
            if let Err((at, message)) = buffers.line(content) {
                let column = 1 + content[..at].chars().count() as u32;
                errors.push(Diagnostic::error(message).at(Place::new(&file, line, column)).help(
                    "a buffer is written `x = i32 1 2 3 0*5`; elements are i8, i16, i32, i64, f32 or f64",
                ));
            }
        }
        if errors.is_empty() {
            return Ok(buffers);
        }
        let mut sources = Sources::new();
        sources.add(file, text);
        Err(Error::Invalid { messages: errors, sources })
    }

    /// Takes one line; an error has its offset.
    fn line(&mut self, line: &str) -> std::result::Result<(), (usize, String)> {
        let offset = |part: &str| part.as_ptr() as usize - line.as_ptr() as usize;
        let (name, rest) = line.split_once('=').ok_or((0, "expected a buffer's name and `=`".to_owned()))?;
        let name = name.trim();
        if name.is_empty() || self.address(name).is_some() {
            return Err((0, format!("`{name}` is already in use")));
        }
        let mut words = rest.split_whitespace();
        let ty = words.next().ok_or((line.len(), "expected a type".to_owned()))?;
        let element =
            Element::parse(ty).ok_or_else(|| (offset(ty), format!("`{ty}` is not an element type")))?;
        let mut values = Vec::new();
        for word in words {
            let (value, times) = word.split_once('*').unwrap_or((word, "1"));
            let value = element
                .value(value)
                .ok_or_else(|| (offset(word), format!("`{value}` is not of type {ty}")))?;
            let times: usize =
                times.parse().map_err(|_| (offset(word), format!("`{times}` is not a count")))?;
            if times > MOST_ELEMENTS - values.len() {
                return Err((offset(word), format!("more than {MOST_ELEMENTS} elements")));
            }
            values.extend(std::iter::repeat_n(value, times));
        }
        let address = self.0.last().map_or(BUFFERS, |last| (last.end() / APART + 2) * APART);
        self.0.push(Buffer { name: name.to_owned(), address, element, values });
        Ok(())
    }

    /// The address of the buffer `name`.
    pub fn address(&self, name: &str) -> Option<u64> {
        self.0.iter().find(|buffer| buffer.name == name).map(|buffer| buffer.address)
    }

    /// Fills `memory`.
    pub fn store(&self, memory: &mut Memory) {
        for buffer in &self.0 {
            for (address, value) in buffer.addresses().zip(&buffer.values) {
                memory.set_number(address, buffer.bytes(), value);
            }
        }
    }

    /// By name what `memory` holds in their place, as it is printed.
    pub fn values(&self, memory: &Memory) -> Vec<(&str, Vec<String>)> {
        let value = |buffer: &Buffer, address| {
            let bits = memory.number(address, buffer.bytes());
            buffer.element.print(&bits)
        };
        let values = |buffer: &Buffer| buffer.addresses().map(|at| value(buffer, at)).collect();
        self.0.iter().map(|buffer| (buffer.name.as_str(), values(buffer))).collect()
    }

    /// Prints what `memory` holds in their place.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn write(&self, memory: &Memory, out: &mut dyn Write) -> io::Result<()> {
        for (name, values) in self.values(memory) {
            let values: String = values.iter().map(|value| format!(" {value}")).collect();
            writeln!(out, "{name} ={values}")?;
        }
        Ok(())
    }
}

impl Buffer {
    fn bytes(&self) -> u32 {
        self.element.width() / 8
    }

    fn addresses(&self) -> impl Iterator<Item = u64> + use<> {
        let (address, bytes) = (self.address, u64::from(self.bytes()));
        (0..self.values.len() as u64).map(move |at| address + at * bytes)
    }

    fn end(&self) -> u64 {
        self.address + self.values.len() as u64 * u64::from(self.bytes())
    }
}
