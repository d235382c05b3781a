//! Text to tokens, one at a time and without copies.

use memchr::{memchr, memmem};

/// One token; texts borrow from the input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token<'a> {
    /// A keyword, type or opcode: `add`, `i32`, `u0xFF`.
    Word(&'a str),
    /// The word before a colon, with its quotes: `bb3`, `12`, `"a b"`.
    Label(&'a str),
    /// A number that begins with a digit or sign: `-5`, `1.5e+00`, `0xK4000`.
    Number(&'a str),
    /// The name after `%`, with its quotes.
    Local(&'a str),
    /// The name after `@`, with its quotes.
    Global(&'a str),
    /// The name after `$`, with its quotes.
    Comdat(&'a str),
    /// The text after `!`: a number, a name, or nothing.
    Metadata(&'a str),
    /// The text after `#`: the number of an attribute group, or the name of a debug record.
    Hash(&'a str),
    /// A string with its quotes.
    Text(&'a str),
    /// The text between the quotes of `c"…"`.
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

/// The token classes of each byte.
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

/// Returns true if a word goes on with `byte`.
pub fn is_word_byte(byte: u8) -> bool {
    is(byte, WORD)
}

#[inline]
fn is(byte: u8, class: u8) -> bool {
    CLASS[byte as usize] & class != 0
}

/// The kind of a token, without its text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Word,
    Label,
    Number,
    Local,
    Global,
    Comdat,
    Metadata,
    Hash,
    Text,
    Bytes,
    Mark,
    Ellipsis,
    End,
}

/// A token of a text, and how to take the next one.
///
/// The token is kept as its kind and place, each in a field of its own: an enum that is built, returned and copied for
/// every token takes a third of the time of reading.
#[derive(Clone, Debug)]
pub struct Lexer<'a> {
    text: &'a str,
    /// The end of the token, where the search for the next one starts.
    at: usize,
    end: usize,
    /// The start of the token.
    start: usize,
    kind: Kind,
    /// The start and end of the token's text, without its sigil.
    says: (usize, usize),
}

impl<'a> Lexer<'a> {
    /// Before the first token from `start` of `text` on; nothing from `end` on is read.
    pub fn new(text: &'a str, start: usize, end: usize) -> Self {
        Lexer { text, at: start, end, start, kind: Kind::End, says: (start, start) }
    }

    /// The end of the token.
    #[inline]
    pub fn at(&self) -> usize {
        self.at
    }

    /// The start of the token.
    #[inline]
    pub fn start(&self) -> usize {
        self.start
    }

    /// The end of the text to read.
    pub fn end(&self) -> usize {
        self.end
    }

    /// The text that tokens are taken from.
    pub fn text(&self) -> &'a str {
        self.text
    }

    /// The text after the token, from the next token on.
    #[inline]
    pub fn ahead(&self) -> &'a str {
        let bytes = self.bytes();
        &self.text[behind_space(bytes, self.at)..bytes.len()]
    }

    /// The token that was taken last; the end before the first.
    #[inline(always)]
    pub fn token(&self) -> Token<'a> {
        match self.kind {
            Kind::Word => Token::Word(self.said()),
            Kind::Label => Token::Label(self.said()),
            Kind::Number => Token::Number(self.said()),
            Kind::Local => Token::Local(self.said()),
            Kind::Global => Token::Global(self.said()),
            Kind::Comdat => Token::Comdat(self.said()),
            Kind::Metadata => Token::Metadata(self.said()),
            Kind::Hash => Token::Hash(self.said()),
            Kind::Text => Token::Text(self.said()),
            Kind::Bytes => Token::Bytes(self.said()),
            Kind::Mark => Token::Mark(self.mark()),
            Kind::Ellipsis => Token::Ellipsis,
            Kind::End => Token::End,
        }
    }

    /// Returns true if the token is the character `mark`.
    #[inline]
    pub fn is_mark(&self, mark: u8) -> bool {
        self.kind == Kind::Mark && self.text.as_bytes()[self.start] == mark
    }

    /// Returns true if the token is the word `word`.
    #[inline]
    pub fn is_word(&self, word: &str) -> bool {
        self.kind == Kind::Word && self.text.as_bytes()[self.says.0..self.says.1] == *word.as_bytes()
    }

    #[inline]
    fn said(&self) -> &'a str {
        &self.text[self.says.0..self.says.1]
    }

    #[inline]
    fn mark(&self) -> u8 {
        let first = self.text.as_bytes()[self.start];
        if first.is_ascii() { first } else { b'?' }
    }

    #[inline]
    fn bytes(&self) -> &'a [u8] {
        &self.text.as_bytes()[..self.end]
    }

    /// Takes the next token and says where it begins.
    pub fn next(&mut self) -> (usize, Token<'a>) {
        self.advance();
        (self.start, self.token())
    }

    /// Takes the next token.
    pub fn advance(&mut self) {
        let bytes = self.bytes();
        let start = behind_space(bytes, self.at);
        self.start = start;
        let Some(&first) = bytes.get(start) else { return self.take(Kind::End, start, start) };
        match first {
            b'%' => self.name(Kind::Local),
            b'@' => self.name(Kind::Global),
            b'!' => self.metadata(),
            b'#' => self.name(Kind::Hash),
            b'"' => self.quoted(),
            b'$' if self.sigil_follows() => self.comdat(),
            b'.' if bytes[start..].starts_with(b"...") => self.take(Kind::Ellipsis, start, start + 3),
            b'+' if self.sigil_follows() => self.word(),
            _ if is(first, WORD) => self.word(),
            _ => self.take(Kind::Mark, start, bytes.len().min(start + char_width(first))),
        }
    }

    /// Makes the text between the two places the token, with nothing around it.
    #[inline]
    fn take(&mut self, kind: Kind, from: usize, to: usize) {
        self.kind = kind;
        self.says = (from, to);
        self.at = to;
    }

    /// A name or word goes on after the first character.
    fn sigil_follows(&self) -> bool {
        self.bytes().get(self.start + 1).is_some_and(|&next| next == b'"' || is(next, WORD))
    }

    /// The name after a one-byte sigil; one that begins with a digit is a number and ends with its digits.
    #[inline]
    fn name(&mut self, kind: Kind) {
        let (bytes, from) = (self.bytes(), self.start + 1);
        let to = match bytes.get(from) {
            Some(b'"') => behind_string(bytes, from),
            Some(&first) if is(first, DIGIT) => behind_digits(bytes, from),
            _ => behind_word(bytes, from),
        };
        self.take(kind, from, to);
    }

    /// `$name`, or a label that begins with the same character.
    fn comdat(&mut self) {
        let bytes = self.bytes();
        let to = behind_word(bytes, self.start);
        if bytes.get(to) == Some(&b':') {
            return self.text_or_label(Kind::Word, bytes, to);
        }
        self.name(Kind::Comdat);
    }

    /// Metadata names may hold escapes; they are not decoded, so `\` is one of their letters.
    fn metadata(&mut self) {
        let (bytes, from) = (self.bytes(), self.start + 1);
        let mut to = behind_word(bytes, from);
        while bytes.get(to) == Some(&b'\\') {
            to = behind_word(bytes, to + 1);
        }
        self.take(Kind::Metadata, from, to);
    }

    fn quoted(&mut self) {
        let bytes = self.bytes();
        let to = behind_string(bytes, self.start);
        self.text_or_label(Kind::Text, bytes, to);
    }

    /// A label if a colon stands at `to`.
    #[inline]
    fn text_or_label(&mut self, kind: Kind, bytes: &[u8], to: usize) {
        let labels = bytes.get(to) == Some(&b':');
        self.take(if labels { Kind::Label } else { kind }, self.start, to);
        self.at += usize::from(labels);
    }

    #[inline]
    fn word(&mut self) {
        let (bytes, start) = (self.bytes(), self.start);
        let sign = usize::from(matches!(bytes[start], b'+' | b'-'));
        let to = behind_word(bytes, start + sign);
        if bytes[start] == b'c' && to == start + 1 && bytes.get(to) == Some(&b'"') {
            return self.byte_string(to);
        }
        if bytes.get(to) == Some(&b':') {
            return self.text_or_label(Kind::Label, bytes, to);
        }
        if bytes.get(start + sign).is_some_and(|&first| is(first, DIGIT)) {
            return self.take(Kind::Number, start, behind_number(bytes, start + sign, to));
        }
        self.take(Kind::Word, start, behind_keyword(bytes, start, to));
    }

    /// `c"…"`, whose quote is at `quote`.
    fn byte_string(&mut self, quote: usize) {
        let bytes = self.bytes();
        let to = behind_string(bytes, quote);
        let is_closed = to > quote + 1 && bytes[to - 1] == b'"';
        self.take(Kind::Bytes, quote + 1, to - usize::from(is_closed));
        self.at = to;
    }

    /// Goes after the `)` that matches the `(` which is next, without making tokens; false if there is none.
    pub fn skip_parentheses(&mut self) -> bool {
        let bytes = &self.text.as_bytes()[..self.end];
        let mut depth = 0usize;
        while let Some(&byte) = bytes.get(self.at) {
            self.at += 1;
            match byte {
                b'"' => self.at = memchr(b'"', &bytes[self.at..]).map_or(self.end, |to| self.at + to + 1),
                b';' | b'/' => self.at = behind_space(bytes, self.at - 1).max(self.at),
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

/// The first place from `at` on where neither space nor a comment stands.
#[inline]
fn behind_space(bytes: &[u8], mut at: usize) -> usize {
    while let Some(&byte) = bytes.get(at) {
        if is(byte, SPACE) {
            at += 1;
        } else if byte == b';' {
            at = memchr(b'\n', &bytes[at..]).map_or(bytes.len(), |to| at + to);
        } else if byte == b'/' && bytes.get(at + 1) == Some(&b'*') {
            at = behind_comment(bytes, at);
        } else {
            break;
        }
    }
    at
}

/// After the comment whose `/*` is at `at`; one that does not end reaches to the end. They do not nest.
pub fn behind_comment(bytes: &[u8], at: usize) -> usize {
    let from = at + 2;
    memmem::find(&bytes[from..], b"*/").map_or(bytes.len(), |to| from + to + 2)
}

/// The end of the word that begins at `at`.
#[inline]
fn behind_word(bytes: &[u8], mut at: usize) -> usize {
    while bytes.get(at).is_some_and(|&byte| is(byte, WORD)) {
        at += 1;
    }
    at
}

/// After the string whose quote is at `quote`; one that does not end reaches to the end.
fn behind_string(bytes: &[u8], quote: usize) -> usize {
    memchr(b'"', &bytes[quote + 1..]).map_or(bytes.len(), |to| quote + to + 2)
}

/// After the digits that begin at `at`.
#[inline]
fn behind_digits(bytes: &[u8], mut at: usize) -> usize {
    while bytes.get(at).is_some_and(|&byte| is(byte, DIGIT)) {
        at += 1;
    }
    at
}

/// After the number whose digits begin at `start`, in a word that ends at `end`: `4` in `4x`, `0xK4000`, `1.5e+00`.
#[inline]
fn behind_number(bytes: &[u8], start: usize, end: usize) -> usize {
    if bytes[start..end].starts_with(b"0x") {
        return start
            + 2
            + bytes[start + 2..end].iter().take_while(|byte| byte.is_ascii_alphanumeric()).count();
    }
    let whole = behind_digits(bytes, start);
    if bytes.get(whole) != Some(&b'.') {
        return whole;
    }
    let fraction = behind_digits(bytes, whole + 1);
    let sign = usize::from(matches!(bytes.get(fraction + 1), Some(b'+' | b'-')));
    let exponent = behind_digits(bytes, fraction + 1 + sign);
    let is_scaled = matches!(bytes.get(fraction), Some(b'e' | b'E')) && exponent > fraction + 1 + sign;
    if is_scaled { exponent } else { fraction }
}

/// The end of the keyword at `start` as LLVM reads it, before `end`: `i16` in `i16-1`, `cc` in `cc10`.
#[inline]
fn behind_keyword(bytes: &[u8], start: usize, end: usize) -> usize {
    let digits = |from| behind_digits(bytes, from).min(end);
    match &bytes[start..end] {
        [b'i', next, ..] if is(*next, DIGIT) => digits(start + 1),
        [b'c', b'c', next, ..] if is(*next, DIGIT) && digits(start + 2) == end => start + 2,
        _ => end,
    }
}

/// The bytes of the character that begins with `first`.
fn char_width(first: u8) -> usize {
    match first {
        0..=0x7F => 1,
        0x80..=0xDF => 2,
        0xE0..=0xEF => 3,
        _ => 4,
    }
}
