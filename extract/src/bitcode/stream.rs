//! Blocks, abbreviations and records.
//!
//! A stream is entered block by block. Records come out as a code and numbers, with the bytes of a blob.

use super::bits::Bits;
use super::error::{Error, Result};
use std::collections::BTreeMap;
use std::rc::Rc;

/// The form of one operand of an abbreviated record.
#[derive(Clone, Copy, Debug)]
enum Operand {
    Literal(u64),
    Fixed(u32),
    Variable(u32),
    Array,
    Letter,
    Blob,
}

/// The operands of an abbreviated record; the first is its code.
type Abbreviation = Rc<[Operand]>;

/// The next element of a block.
pub enum Entry {
    /// The block has ended.
    End,
    /// A block of this number starts; it is entered or skipped.
    Block(u32),
    /// A record, to be read with this number of its abbreviation.
    Record(u32),
}

/// A block that has been entered.
struct Scope {
    id: u32,
    width: u32,
    abbreviations: Vec<Abbreviation>,
}

/// A record.
#[derive(Default)]
pub struct Record<'b> {
    /// The code.
    pub code: u32,
    /// The numbers.
    pub values: Vec<u64>,
    /// The bytes of a blob.
    pub blob: &'b [u8],
    /// The start, in bits.
    pub at: u64,
}

/// A stream of blocks and records.
pub struct Stream<'b> {
    bits: Bits<'b>,
    scopes: Vec<Scope>,
    /// Abbreviations of blocks by their number.
    shared: BTreeMap<u32, Vec<Abbreviation>>,
    /// The start of the stream, in bits, for errors.
    base: u64,
}

/// The width of numbers of abbreviations outside of blocks.
const OUTER_WIDTH: u32 = 2;

/// The block about other blocks.
pub const BLOCK_INFO: u32 = 0;

/// The deepest nesting of blocks. LLVM nests four.
const DEEPEST: usize = 32;

impl<'b> Stream<'b> {
    /// The stream of `bytes`, which start `base` bits after the start of the file.
    pub fn new(bytes: &'b [u8], base: u64) -> Self {
        Stream { bits: Bits::new(bytes), scopes: Vec::new(), shared: BTreeMap::new(), base }
    }

    /// The offset in bits in the stream.
    pub fn at(&self) -> u64 {
        self.bits.at()
    }

    /// The number of bits that follow.
    pub fn left(&self) -> u64 {
        self.bits.left()
    }

    /// The number of bits of the stream.
    pub fn size(&self) -> u64 {
        self.bits.at() + self.bits.left()
    }

    /// An error here.
    pub fn error(&self, message: impl Into<String>) -> Error {
        Error::new(self.base + self.bits.at(), self.block(), message)
    }

    /// An error in `record`.
    pub fn wrong(&self, record: &Record<'_>, message: impl Into<String>) -> Error {
        let record_code = Some(record.code);
        Error {
            bit: self.base + record.at,
            block: self.block(),
            record: record_code,
            message: message.into(),
        }
    }

    /// The name of the innermost block.
    fn block(&self) -> &'static str {
        self.scopes.last().map_or("outside of blocks", |scope| block_name(scope.id))
    }

    fn ended(&self) -> Error {
        self.error("the file ends in the middle of a block")
    }

    fn fixed(&mut self, width: u32) -> Result<u64> {
        self.bits.fixed(width).ok_or_else(|| self.ended())
    }

    fn variable(&mut self, width: u32) -> Result<u64> {
        self.bits.variable(width).ok_or_else(|| self.ended())
    }

    /// Goes to a block that has been passed, whose start was at `at` after [`Entry::Block`].
    pub fn jump(&mut self, at: u64) {
        self.bits.jump(at);
    }

    /// The next element.
    pub fn next(&mut self) -> Result<Entry> {
        loop {
            let width = self.scopes.last().map_or(OUTER_WIDTH, |scope| scope.width);
            match self.fixed(width)? as u32 {
                0 => {
                    if self.scopes.is_empty() {
                        return Err(self.error("a block ends that has not started"));
                    }
                    self.bits.align();
                    self.scopes.pop();
                    return Ok(Entry::End);
                }
                1 => return Ok(Entry::Block(self.variable(8)? as u32)),
                2 => {
                    let abbreviation = self.define()?;
                    match self.scopes.last_mut() {
                        Some(scope) => scope.abbreviations.push(abbreviation),
                        None => return Err(self.error("an abbreviation outside of blocks")),
                    }
                }
                abbreviation => return Ok(Entry::Record(abbreviation)),
            }
        }
    }

    /// Reads the head of a block and returns its width of abbreviations and its end.
    fn head(&mut self) -> Result<(u32, u64)> {
        let width = self.variable(4)?;
        self.bits.align();
        let words = self.fixed(32)?;
        if width == 0 || width > 32 {
            return Err(self.error(format!("a block with abbreviations of {width} bits")));
        }
        if words * 32 > self.bits.left() {
            return Err(self.error("a block ends after the end of the file"));
        }
        Ok((width as u32, self.bits.at() + words * 32))
    }

    /// Enters the block of number `id` that [`Stream::next`] has announced.
    pub fn enter(&mut self, id: u32) -> Result<()> {
        let (width, _) = self.head()?;
        if self.scopes.len() >= DEEPEST {
            return Err(self.error("blocks are nested too deeply"));
        }
        let abbreviations = self.shared.get(&id).cloned().unwrap_or_default();
        self.scopes.push(Scope { id, width, abbreviations });
        Ok(())
    }

    /// Skips the block that [`Stream::next`] has announced.
    pub fn skip(&mut self) -> Result<()> {
        let (_, end) = self.head()?;
        self.bits.jump(end);
        Ok(())
    }

    /// Reads the next record of the innermost block into `record`; blocks in between are skipped.
    ///
    /// False at the end of the block.
    pub fn record(&mut self, record: &mut Record<'b>) -> Result<bool> {
        loop {
            match self.next()? {
                Entry::End => return Ok(false),
                Entry::Block(_) => self.skip()?,
                Entry::Record(abbreviation) => {
                    self.read(abbreviation, record)?;
                    return Ok(true);
                }
            }
        }
    }

    /// Reads a record with the abbreviation of this number.
    pub fn read(&mut self, abbreviation: u32, record: &mut Record<'b>) -> Result<()> {
        record.values.clear();
        record.blob = &[];
        record.at = self.bits.at();
        if abbreviation == 3 {
            return self.unabbreviated(record);
        }
        let known = self.scopes.last().and_then(|scope| scope.abbreviations.get(abbreviation as usize - 4));
        let Some(operands) = known.cloned() else {
            return Err(self.error(format!("unknown abbreviation {abbreviation}")));
        };
        let first = self.scalar(operands[0])?;
        record.code =
            u32::try_from(first).map_err(|_| self.error("a record with a code of more than 32 bits"))?;
        let mut rest = operands[1..].iter();
        while let Some(&operand) = rest.next() {
            match operand {
                Operand::Array => {
                    let count = self.variable(6)?;
                    let element = *rest.next().unwrap_or(&Operand::Blob);
                    self.array(count, element, record)?;
                }
                Operand::Blob => {
                    let length = self.variable(6)?;
                    self.bits.align();
                    record.blob = self.bits.take(length).ok_or_else(|| self.ended())?;
                    self.bits.align();
                }
                scalar => {
                    let value = self.scalar(scalar)?;
                    record.values.push(value);
                }
            }
        }
        Ok(())
    }

    fn array(&mut self, count: u64, element: Operand, record: &mut Record<'b>) -> Result<()> {
        // Each element takes at least a bit, so that the size of the file bounds their number.
        if count > self.bits.left() || (count > 0 && matches!(element, Operand::Literal(_))) {
            return Err(self.error("an array is longer than the file"));
        }
        record.values.reserve(count as usize);
        for _ in 0..count {
            let value = self.scalar(element)?;
            record.values.push(value);
        }
        Ok(())
    }

    fn unabbreviated(&mut self, record: &mut Record<'b>) -> Result<()> {
        let code = self.variable(6)?;
        record.code =
            u32::try_from(code).map_err(|_| self.error("a record with a code of more than 32 bits"))?;
        let count = self.variable(6)?;
        if count > self.bits.left() {
            return Err(self.error("a record is longer than the file"));
        }
        record.values.reserve(count as usize);
        for _ in 0..count {
            let value = self.variable(6)?;
            record.values.push(value);
        }
        Ok(())
    }

    fn scalar(&mut self, operand: Operand) -> Result<u64> {
        match operand {
            Operand::Literal(value) => Ok(value),
            Operand::Fixed(width) => self.fixed(width),
            Operand::Variable(width) => self.variable(width),
            Operand::Letter => {
                const LETTERS: &[u8; 64] =
                    b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";
                Ok(u64::from(LETTERS[self.fixed(6)? as usize]))
            }
            Operand::Array | Operand::Blob => {
                Err(self.error("an abbreviation with an array of arrays or blobs"))
            }
        }
    }

    /// Reads the definition of an abbreviation.
    fn define(&mut self) -> Result<Abbreviation> {
        let count = self.variable(5)?;
        if count == 0 || count > self.bits.left() {
            return Err(self.error("an abbreviation without operands"));
        }
        let mut operands = Vec::new();
        for _ in 0..count {
            operands.push(self.operand()?);
        }
        Ok(operands.into())
    }

    fn operand(&mut self) -> Result<Operand> {
        if self.fixed(1)? == 1 {
            return Ok(Operand::Literal(self.variable(8)?));
        }
        match self.fixed(3)? {
            encoding @ (1 | 2) => {
                let width = self.variable(5)?;
                if width > 64 || (encoding == 2 && width == 1) {
                    return Err(self.error(format!("an abbreviation with an operand of {width} bits")));
                }
                let width = width as u32;
                Ok(match (encoding, width) {
                    (_, 0) => Operand::Literal(0),
                    (1, _) => Operand::Fixed(width),
                    _ => Operand::Variable(width),
                })
            }
            3 => Ok(Operand::Array),
            4 => Ok(Operand::Letter),
            5 => Ok(Operand::Blob),
            other => Err(self.error(format!("unknown encoding {other} in an abbreviation"))),
        }
    }

    /// Reads the block about blocks, which [`Stream::next`] has announced.
    pub fn block_info(&mut self) -> Result<()> {
        self.enter(BLOCK_INFO)?;
        let mut about = None;
        let mut record = Record::default();
        loop {
            match self.fixed(self.scopes.last().map_or(OUTER_WIDTH, |scope| scope.width))? as u32 {
                0 => {
                    self.bits.align();
                    self.scopes.pop();
                    return Ok(());
                }
                1 => {
                    self.variable(8)?;
                    self.skip()?;
                }
                2 => {
                    let abbreviation = self.define()?;
                    let Some(block) = about else {
                        return Err(self.error("an abbreviation for no block"));
                    };
                    self.shared.entry(block).or_default().push(abbreviation);
                }
                abbreviation => {
                    self.read(abbreviation, &mut record)?;
                    if record.code == 1 {
                        let block = record.values.first().copied();
                        about = block.and_then(|block| u32::try_from(block).ok());
                    }
                }
            }
        }
    }
}

/// The name of a block in messages.
fn block_name(id: u32) -> &'static str {
    match id {
        0 => "block info",
        8 => "module block",
        9 => "attributes block",
        10 => "attribute groups block",
        11 => "constants block",
        12 => "function block",
        13 => "identification block",
        14 => "value symbol table block",
        15 => "metadata block",
        16 => "metadata attachment block",
        17 => "types block",
        18 => "use lists block",
        19 => "module string table block",
        20 => "summary block",
        21 => "operand bundle tags block",
        22 => "metadata kinds block",
        23 => "string table block",
        24 => "full LTO summary block",
        25 => "symbol table block",
        26 => "sync scope names block",
        _ => "unknown block",
    }
}
