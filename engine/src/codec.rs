//! Data as bytes: numbers of variable length, texts, and sections whose damage is seen.

use std::fmt;

/// Appends data to bytes.
#[derive(Default, Debug)]
pub struct Writer {
    bytes: Vec<u8>,
}

impl Writer {
    /// Appends a number: seven bits a byte, the lowest first.
    pub fn number(&mut self, mut number: u64) {
        while number >= 0x80 {
            self.bytes.push(number as u8 | 0x80);
            number >>= 7;
        }
        self.bytes.push(number as u8);
    }

    /// Appends a text with its length.
    pub fn text(&mut self, text: &str) {
        self.number(text.len() as u64);
        self.bytes.extend_from_slice(text.as_bytes());
    }

    /// Appends a number as eight bytes, the lowest first.
    pub fn word(&mut self, number: u64) {
        self.raw(&number.to_le_bytes());
    }

    /// Appends bytes as they are.
    pub fn raw(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
    }

    /// Appends what `write` appends, with its length and sum.
    pub fn section(&mut self, write: impl FnOnce(&mut Writer)) {
        let mut section = Writer::default();
        write(&mut section);
        self.add_section(&section);
    }

    /// Appends `section` with its length and sum.
    pub fn add_section(&mut self, section: &Writer) {
        self.number(section.bytes.len() as u64);
        self.word(sum(&section.bytes));
        self.raw(&section.bytes);
    }

    /// The bytes.
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }
}

/// Bytes that are not what [`Writer`] has written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damaged {
    /// The number of the byte where that shows, from 0.
    pub at: usize,
    /// The problem.
    pub what: String,
}

impl fmt::Display for Damaged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at byte {}", self.what, self.at)
    }
}

/// Reads what [`Writer`] has written.
#[derive(Clone, Debug)]
pub struct Reader<'b> {
    bytes: &'b [u8],
    at: usize,
    /// The number of the first byte in the whole.
    first: usize,
}

impl<'b> Reader<'b> {
    /// Reads `bytes` from the start.
    pub fn new(bytes: &'b [u8]) -> Self {
        Reader { bytes, at: 0, first: 0 }
    }

    /// Returns true if all is read.
    pub fn is_at_end(&self) -> bool {
        self.at == self.bytes.len()
    }

    /// An error at the current offset.
    pub fn damaged(&self, what: impl Into<String>) -> Damaged {
        Damaged { at: self.first + self.at, what: what.into() }
    }

    /// The next number.
    ///
    /// # Errors
    ///
    /// The bytes end, or it has more than 64 bits.
    #[inline]
    pub fn number(&mut self) -> Result<u64, Damaged> {
        let (mut number, mut shift) = (0, 0);
        loop {
            let Some(&byte) = self.bytes.get(self.at) else { return Err(self.damaged("the data end")) };
            self.at += 1;
            number |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Ok(number);
            }
            shift += 7;
            if shift > 63 {
                return Err(self.damaged("a number is too large"));
            }
        }
    }

    /// The next number, which is less than 2^32.
    ///
    /// # Errors
    ///
    /// Those of [`Reader::number`], and a larger one.
    pub fn cell(&mut self) -> Result<u32, Damaged> {
        let number = self.number()?;
        u32::try_from(number).map_err(|_| self.damaged("a number is too large"))
    }

    /// Number of items that follow, each of at least one byte.
    ///
    /// # Errors
    ///
    /// Those of [`Reader::cell`], and more things than bytes.
    pub fn count(&mut self) -> Result<usize, Damaged> {
        let count = self.cell()? as usize;
        if count > self.bytes.len() - self.at {
            return Err(self.damaged("the data end"));
        }
        Ok(count)
    }

    /// The next text.
    ///
    /// # Errors
    ///
    /// The bytes end, or are not UTF-8.
    pub fn text(&mut self) -> Result<&'b str, Damaged> {
        let length = self.count()?;
        let bytes = self.raw(length)?;
        std::str::from_utf8(bytes).map_err(|_| self.damaged("a text is not UTF-8"))
    }

    /// The next `length` bytes.
    ///
    /// # Errors
    ///
    /// The bytes end.
    pub fn raw(&mut self, length: usize) -> Result<&'b [u8], Damaged> {
        let end = self.at.checked_add(length).filter(|&end| end <= self.bytes.len());
        let Some(end) = end else { return Err(self.damaged("the data end")) };
        let bytes = &self.bytes[self.at..end];
        self.at = end;
        Ok(bytes)
    }

    /// The next eight bytes as a number.
    ///
    /// # Errors
    ///
    /// The bytes end.
    pub fn word(&mut self) -> Result<u64, Damaged> {
        let Some((&word, _)) = self.bytes[self.at..].split_first_chunk() else {
            return Err(self.damaged("the data end"));
        };
        self.at += word.len();
        Ok(u64::from_le_bytes(word))
    }

    /// The next section, which is not looked at yet.
    ///
    /// # Errors
    ///
    /// The bytes end.
    pub fn section(&mut self) -> Result<Section<'b>, Damaged> {
        let length = self.number()?;
        let sum = self.word()?;
        let first = self.first + self.at;
        let Ok(length) = usize::try_from(length) else { return Err(self.damaged("the data end")) };
        Ok(Section { bytes: self.raw(length)?, sum, first })
    }
}

/// A section that was not looked at yet.
#[derive(Clone, Copy, Debug)]
pub struct Section<'b> {
    bytes: &'b [u8],
    sum: u64,
    first: usize,
}

impl<'b> Section<'b> {
    /// Reads it.
    ///
    /// # Errors
    ///
    /// It has another sum: it is damaged somewhere.
    pub fn open(self) -> Result<Reader<'b>, Damaged> {
        let reader = Reader { bytes: self.bytes, at: 0, first: self.first };
        if sum(self.bytes) == self.sum { Ok(reader) } else { Err(reader.damaged("a section is damaged")) }
    }
}

/// A sum that any change within eight bytes changes, and nearly all others do.
pub fn sum(bytes: &[u8]) -> u64 {
    const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
    let (words, rest) = bytes.as_chunks::<8>();
    let mut last = [0; 8];
    last[..rest.len()].copy_from_slice(rest);
    let add = |sum: u64, word: &[u8; 8]| (sum.rotate_left(23) ^ u64::from_le_bytes(*word)).wrapping_mul(ODD);
    add(words.iter().fold(bytes.len() as u64, add), &last)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written() -> Vec<u8> {
        let mut writer = Writer::default();
        writer.number(300);
        writer.section(|section| {
            section.text("a text");
            section.number(u64::MAX);
        });
        writer.into_bytes()
    }

    fn read(bytes: &[u8]) -> Result<(u64, String, u64), Damaged> {
        let mut reader = Reader::new(bytes);
        let number = reader.number()?;
        let mut section = reader.section()?.open()?;
        Ok((number, section.text()?.to_owned(), section.number()?))
    }

    #[test]
    fn what_is_written_is_read() {
        assert_eq!(read(&written()), Ok((300, "a text".to_owned(), u64::MAX)));
    }

    #[test]
    fn each_damaged_bit_of_a_section_is_seen_and_so_is_each_cut() {
        let bytes = written();
        for at in 2..bytes.len() {
            for bit in 0..8 {
                let mut damaged = bytes.clone();
                damaged[at] ^= 1 << bit;
                assert!(read(&damaged).is_err(), "bit {bit} of byte {at}");
            }
            assert!(read(&bytes[..at]).is_err(), "cut at {at}");
        }
    }
}
