//! A line of machine IR, token by token.

use super::tree::{Number, Operand, Register, Span};
use crate::llvm::fault::{Fault, Parsed};

/// The rest of one line.
pub struct Cursor<'t> {
    text: &'t str,
    /// The start of the rest and the end of the line, both in bytes of the whole text.
    pub at: usize,
    end: usize,
}

impl<'t> Cursor<'t> {
    /// The line `start..end` of `text`, its comment left off.
    pub fn new(text: &'t str, start: usize, end: usize) -> Self {
        let line = &text[start..end];
        let mut quoted = false;
        let comment = line.bytes().position(|byte| {
            quoted ^= byte == b'"';
            byte == b';' && !quoted
        });
        let end = comment.map_or(end, |at| start + at);
        let mut cursor = Cursor { text, at: start, end };
        cursor.skip_space();
        cursor
    }

    /// The comment of the line, which ends at `end`, without its `;`.
    pub fn comment(&self, end: usize) -> Option<&'t str> {
        self.text[self.end..end].strip_prefix(';').map(str::trim)
    }

    /// The rest of the line.
    pub fn rest(&self) -> &'t str {
        &self.text[self.at..self.end]
    }

    /// Returns true if nothing is left.
    pub fn is_empty(&self) -> bool {
        self.rest().is_empty()
    }

    fn skip_space(&mut self) {
        self.at = self.end - self.rest().trim_start().len();
    }

    /// The stretch from `start` to here.
    pub fn since(&self, start: usize) -> Span {
        let end = start + self.text[start..self.at].trim_end().len();
        Span { start, end }
    }

    /// Takes `mark`, and the space after it, if it comes next.
    pub fn eat(&mut self, mark: &str) -> bool {
        let found = self.rest().starts_with(mark);
        if found {
            self.at += mark.len();
            self.skip_space();
        }
        found
    }

    /// Takes what comes as long as `wanted` says so; a quoted part is taken whole.
    fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'t str {
        let rest = self.rest();
        let mut quoted = false;
        let length = rest.find(|c: char| {
            quoted ^= c == '"';
            !quoted && c != '"' && !wanted(c)
        });
        let taken = &rest[..length.unwrap_or(rest.len())];
        self.at += taken.len();
        taken
    }

    /// A name: letters, digits, and marks that names have.
    pub fn name(&mut self) -> &'t str {
        let name = self.take_while(|c| c.is_alphanumeric() || matches!(c, '_' | '.' | '$' | '-'));
        if !self.rest().starts_with(':') {
            self.skip_space();
        }
        name
    }

    /// An error about the next character.
    pub fn expected<T>(&self, what: &str) -> Parsed<T> {
        let next = self.rest().chars().next().map_or(0, char::len_utf8);
        Err(Fault::error(
            self.at,
            self.at + next.max(1).min(self.text.len() - self.at),
            format!("expected {what}"),
        ))
    }

    /// `:ci32` if it comes next.
    fn width(&mut self) -> Parsed<Option<u32>> {
        if !self.rest().starts_with(':') {
            return Ok(None);
        }
        let start = self.at;
        self.at += 1;
        let class = self.take_while(|c| c.is_alphanumeric() || c == '_');
        let digits =
            class.strip_prefix("ci").or(class.strip_prefix('i')).and_then(|digits| digits.parse().ok());
        match digits.filter(|&width| width <= WIDEST) {
            Some(width) => Ok(Some(width)),
            None => Err(Fault::error(
                start + 1,
                self.at.max(start + 1),
                format!("the width of `{class}` is unknown"),
            )
            .help("write registers as %x:ci32, with 32 for the bits")),
        }
    }

    /// `%x:ci32`, `$ign`.
    pub fn register(&mut self) -> Parsed<Register> {
        let start = self.at;
        if !self.rest().starts_with(['%', '$']) {
            return self.expected("a register such as %x:ci32");
        }
        self.at += 1;
        if self.name().is_empty() {
            return self.expected("the name of a register");
        }
        let name = self.text[start..self.at].trim_end().to_owned();
        let width = self.width()?;
        let at = self.since(start);
        self.skip_space();
        Ok(Register { name, width, at })
    }

    /// Registers with commas between them; none where none comes.
    pub fn registers(&mut self) -> Parsed<Vec<Register>> {
        let mut registers = Vec::new();
        while self.rest().starts_with(['%', '$']) {
            registers.push(self.register()?);
            if !self.eat(",") {
                break;
            }
        }
        Ok(registers)
    }

    /// A register, a number, or an address.
    pub fn operand(&mut self) -> Parsed<Operand> {
        let rest = self.rest();
        if rest.starts_with('@') {
            return self.global();
        }
        if rest.starts_with(|c: char| c.is_ascii_digit() || c == '-') {
            return self.number().map(Operand::Number);
        }
        match rest.starts_with(['%', '$']) {
            true => self.register().map(Operand::Register),
            false => self.expected("a register, a number or an address"),
        }
    }

    fn number(&mut self) -> Parsed<Number> {
        let start = self.at;
        self.eat("-");
        if self.take_while(|c| c.is_ascii_digit()).is_empty() {
            return self.expected("digits");
        }
        let text = self.text[start..self.at].replace(' ', "");
        let width = self.width()?;
        let at = Span { start, end: self.at };
        self.skip_space();
        Ok(Number { text, width, at })
    }

    fn global(&mut self) -> Parsed<Operand> {
        let start = self.at;
        self.at += 1;
        if self.name().is_empty() {
            return self.expected("the name of a global");
        }
        let name = self.text[start..self.at].trim_end().to_owned();
        let width = self.width()?;
        self.skip_space();
        let sign = [("+", 1), ("-", -1)].into_iter().find(|(sign, _)| self.eat(sign));
        let mut offset = 0;
        if let Some((_, sign)) = sign {
            let number = self.number()?;
            let bytes: i128 = number.text.parse().unwrap_or(i128::MAX);
            offset = i64::try_from(bytes * sign).map_err(|_| {
                Fault::error(number.at.start, number.at.end, "the offset does not fit 64 bits")
            })?;
        }
        Ok(Operand::Global { name, width, offset, at: self.since(start) })
    }

    /// The words in braces, split at commas outside of quotes.
    pub fn attributes(&mut self) -> Parsed<Vec<String>> {
        let mut words = Vec::new();
        if !self.eat("{") {
            return Ok(words);
        }
        while !self.eat("}") {
            let word = self.take_while(|c| c != ',' && c != '}').trim().to_owned();
            if self.is_empty() {
                return self.expected("`}`");
            }
            words.push(word);
            self.eat(",");
        }
        Ok(words)
    }
}

/// More bits than LLVM's integers can have are not read.
const WIDEST: u32 = 1 << 23;
