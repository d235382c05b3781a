//! Text to tokens, one at a time and without copies.

use memchr::memchr;

/// One token; texts borrow from the input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token<'a> {
    /// A keyword, type or opcode: `add`, `i32`, `u0xFF`.
    Word(&'a str),
    /// What stands before a colon, with its quotes: `bb3`, `12`, `"a b"`.
    Label(&'a str),
    /// A number that begins with a digit or sign: `-5`, `1.5e+00`, `0xK4000`.
    Number(&'a str),
    /// What stands behind `%`, with its quotes.
    Local(&'a str),
    /// What stands behind `@`, with its quotes.
    Global(&'a str),
    /// What stands behind `$`, with its quotes.
    Comdat(&'a str),
    /// What stands behind `!`: a number, a name, or nothing.
    Metadata(&'a str),
    /// What stands behind `#`: the number of an attribute group, or the name of a debug record.
    Hash(&'a str),
    /// A string with its quotes.
    Text(&'a str),
    /// What stands between the quotes of `c"…"`.
    Bytes(&'a str),
    /// A single character.
    Mark(u8),
    /// `...`
    Ellipsis,
    /// The end of the text, or of the part that is read.
    End,
}

const WORD: u8 = 1;
const DIGIT: u8 = 2;
const SPACE: u8 = 4;

/// What each byte can be part of.
static CLASS: [u8; 256] = classes();

const fn classes() -> [u8; 256] {
    let mut table = [0; 256];
    let mut at = 0;
    while at < 256 {
        let byte = at as u8;
        table[at] = match byte {
            b'0'..=b'9' => WORD | DIGIT,
            b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'.' | b'-' | b'$' => WORD,
            b' ' | b'\t' | b'\r' | b'\n' | 0x0B | 0x0C => SPACE,
            _ => 0,
        };
        at += 1;
    }
    table
}

fn is(byte: u8, class: u8) -> bool {
    CLASS[byte as usize] & class != 0
}

/// A place in a text, and how to take tokens from there.
#[derive(Clone, Debug)]
pub struct Lexer<'a> {
    text: &'a str,
    at: usize,
    end: usize,
}

impl<'a> Lexer<'a> {
    /// Begins at `start` of `text`; nothing from `end` on is read.
    pub fn new(text: &'a str, start: usize, end: usize) -> Self {
        Lexer { text, at: start, end }
    }

    /// Where the next token is looked for.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Where reading stops.
    pub fn end(&self) -> usize {
        self.end
    }

    /// The text that tokens are taken from.
    pub fn text(&self) -> &'a str {
        self.text
    }

    fn peek(&self, ahead: usize) -> u8 {
        let at = self.at + ahead;
        if at < self.end { self.text.as_bytes()[at] } else { 0 }
    }

    fn skip_space(&mut self) {
        let bytes = &self.text.as_bytes()[..self.end];
        while let Some(&byte) = bytes.get(self.at) {
            if is(byte, SPACE) {
                self.at += 1;
            } else if byte == b';' {
                self.at = memchr(b'\n', &bytes[self.at..]).map_or(self.end, |to| self.at + to);
            } else {
                return;
            }
        }
    }

    /// Takes the next token and says where it begins.
    #[inline]
    pub fn next(&mut self) -> (usize, Token<'a>) {
        self.skip_space();
        let start = self.at;
        if start >= self.end {
            return (self.end, Token::End);
        }
        let token = match self.text.as_bytes()[start] {
            b'%' => Token::Local(self.name()),
            b'@' => Token::Global(self.name()),
            b'$' if self.sigil_follows() => Token::Comdat(self.name()),
            b'!' => Token::Metadata(self.metadata()),
            b'#' => Token::Hash(self.name()),
            b'"' => self.quoted(),
            b'.' if self.text[start..self.end].starts_with("...") => {
                self.at += 3;
                Token::Ellipsis
            }
            byte if is(byte, WORD) => self.word(),
            b'+' if is(self.peek(1), WORD) => self.word(),
            _ => self.mark(),
        };
        (start, token)
    }

    /// A `$` that begins a comdat's name rather than a word.
    fn sigil_follows(&self) -> bool {
        self.peek(1) == b'"' || is(self.peek(1), WORD)
    }

    fn mark(&mut self) -> Token<'a> {
        let first = self.text[self.at..].chars().next().expect("not at the end");
        self.at += first.len_utf8();
        Token::Mark(if first.is_ascii() { first as u8 } else { b'?' })
    }

    fn run(&mut self) -> &'a str {
        let start = self.at;
        let bytes = &self.text.as_bytes()[..self.end];
        while self.at < bytes.len() && is(bytes[self.at], WORD) {
            self.at += 1;
        }
        &self.text[start..self.at]
    }

    /// The name behind a one-byte sigil.
    fn name(&mut self) -> &'a str {
        self.at += 1;
        if self.peek(0) == b'"' { self.string() } else { self.run() }
    }

    /// Metadata names may hold escapes; nobody needs them, so `\` is one of their letters.
    fn metadata(&mut self) -> &'a str {
        self.at += 1;
        let start = self.at;
        self.run();
        while self.peek(0) == b'\\' {
            self.at += 1;
            self.run();
        }
        &self.text[start..self.at]
    }

    /// A string with its quotes; one that does not end reaches to the end.
    fn string(&mut self) -> &'a str {
        let start = self.at;
        let rest = &self.text.as_bytes()[start + 1..self.end];
        self.at = memchr(b'"', rest).map_or(self.end, |to| start + to + 2);
        &self.text[start..self.at]
    }

    fn quoted(&mut self) -> Token<'a> {
        let string = self.string();
        if self.peek(0) == b':' {
            self.at += 1;
            return Token::Label(string);
        }
        Token::Text(string)
    }

    fn word(&mut self) -> Token<'a> {
        let start = self.at;
        let first = self.peek(0);
        if first == b'+' {
            self.at += 1;
        }
        self.run();
        if self.peek(0) == b':' {
            self.at += 1;
            return Token::Label(&self.text[start..self.at - 1]);
        }
        if self.peek(0) == b'"' && self.at == start + 1 && first == b'c' {
            return Token::Bytes(self.string().trim_matches('"'));
        }
        let sign = usize::from(matches!(first, b'+' | b'-'));
        if is(self.text.as_bytes().get(start + sign).copied().unwrap_or(0), DIGIT) {
            self.exponent(start);
            return Token::Number(&self.text[start..self.at]);
        }
        Token::Word(&self.text[start..self.at])
    }

    /// Takes the rest of `1.5e+00`, whose plus sign ended the run.
    fn exponent(&mut self, start: usize) {
        let so_far = &self.text[start..self.at];
        if self.peek(0) == b'+' && so_far.ends_with(['e', 'E']) && !so_far.contains('x') {
            self.at += 1;
            self.run();
        }
    }

    /// Goes behind the `)` that matches the `(` which is next, without making tokens; false if there is none.
    pub fn skip_parentheses(&mut self) -> bool {
        let bytes = &self.text.as_bytes()[..self.end];
        let mut depth = 0usize;
        while let Some(&byte) = bytes.get(self.at) {
            self.at += 1;
            match byte {
                b'"' => self.at = memchr(b'"', &bytes[self.at..]).map_or(self.end, |to| self.at + to + 1),
                b'(' => depth += 1,
                b')' => depth = depth.saturating_sub(1),
                _ => continue,
            }
            if depth == 0 && byte == b')' {
                return true;
            }
        }
        false
    }
}
