//! Words and signs of methods, with their places.

use crate::fault::Fault;

/// A word or a sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token<'t> {
    /// Letters, digits, `_`, `.` and `$`; a minus before a digit belongs to it.
    Word(&'t str),
    /// One character, or `->`.
    Sign(&'t str),
    /// The end of a line that holds something.
    Line,
    /// The end of the text.
    End,
}

/// A token and where it stands.
#[derive(Clone, Copy, Debug)]
pub struct Placed<'t> {
    pub token: Token<'t>,
    pub start: usize,
    pub end: usize,
}

/// The tokens of `text`; comments run from `;` to the end of their line.
pub fn tokens(text: &str) -> Vec<Placed<'_>> {
    let mut tokens: Vec<Placed> = Vec::new();
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        let length = match first {
            '\n' => {
                if tokens.last().is_some_and(|last| last.token != Token::Line) {
                    tokens.push(Placed { token: Token::Line, start: at, end: at + 1 });
                }
                1
            }
            ';' => rest.find('\n').unwrap_or(rest.len()),
            c if c.is_whitespace() => c.len_utf8(),
            _ => {
                let token = token(rest);
                let (Token::Word(shown) | Token::Sign(shown)) = token else {
                    unreachable!("a word or a sign")
                };
                tokens.push(Placed { token, start: at, end: at + shown.len() });
                shown.len()
            }
        };
        at += length;
    }
    tokens.push(Placed { token: Token::Line, start: text.len(), end: text.len() });
    tokens.push(Placed { token: Token::End, start: text.len(), end: text.len() });
    tokens
}

/// The word or sign at the beginning of `rest`, which has one.
fn token(rest: &str) -> Token<'_> {
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | '$');
    let minus = rest.strip_prefix('-').filter(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    let body = minus.unwrap_or(rest);
    let length = rest.len() - body.len() + body.find(|c| !is_part(c)).unwrap_or(body.len());
    if length > 0 && (minus.is_some() || rest.starts_with(is_part)) {
        return Token::Word(&rest[..length]);
    }
    let length = if rest.starts_with("->") { 2 } else { rest.chars().next().map_or(0, char::len_utf8) };
    Token::Sign(&rest[..length])
}

/// A walk over tokens.
pub struct Cursor<'t> {
    tokens: Vec<Placed<'t>>,
    at: usize,
}

impl<'t> Cursor<'t> {
    pub fn new(text: &'t str) -> Self {
        Cursor { tokens: tokens(text), at: 0 }
    }

    /// The next token, with its place.
    pub fn peek(&self) -> Placed<'t> {
        self.tokens[self.at]
    }

    /// The token `count` places after the next one.
    pub fn ahead(&self, count: usize) -> Token<'t> {
        self.tokens.get(self.at + count).map_or(Token::End, |placed| placed.token)
    }

    pub fn pass(&mut self) -> Placed<'t> {
        let placed = self.peek();
        if placed.token != Token::End {
            self.at += 1;
        }
        placed
    }

    pub fn is_end(&self) -> bool {
        self.peek().token == Token::End
    }

    /// Passes ends of lines.
    pub fn pass_lines(&mut self) {
        while self.peek().token == Token::Line {
            self.at += 1;
        }
    }

    /// Passes everything to the end of the line.
    pub fn pass_rest(&mut self) {
        while !matches!(self.peek().token, Token::Line | Token::End) {
            self.at += 1;
        }
        self.pass_lines();
    }

    /// Returns true if `sign` stands here; it is passed if so.
    pub fn eat(&mut self, sign: &str) -> bool {
        let stands = self.peek().token == Token::Sign(sign);
        self.at += usize::from(stands);
        stands
    }

    /// Returns true if the word `word` stands here; it is passed if so.
    pub fn eat_word(&mut self, word: &str) -> bool {
        let stands = self.peek().token == Token::Word(word);
        self.at += usize::from(stands);
        stands
    }

    pub fn expect(&mut self, sign: &str) -> Result<(), Fault> {
        match self.eat(sign) {
            true => Ok(()),
            false => Err(self.fault(format!("expected `{sign}`"))),
        }
    }

    /// Any word; `what` says in messages what it is for.
    pub fn word(&mut self, what: &str) -> Result<(&'t str, usize, usize), Fault> {
        match self.peek() {
            Placed { token: Token::Word(word), start, end } => {
                self.at += 1;
                Ok((word, start, end))
            }
            _ => Err(self.fault(format!("expected {what}"))),
        }
    }

    /// A whole number, in decimal or hexadecimal.
    pub fn number(&mut self) -> Result<i64, Fault> {
        let (word, start, end) = self.word("a number")?;
        number(word).ok_or_else(|| Fault::new(start, end, format!("`{word}` is not a number of 64 bits")))
    }

    /// Nothing more stands in the line.
    pub fn finish_line(&mut self) -> Result<(), Fault> {
        match self.peek().token {
            Token::Line | Token::End => {
                self.pass_lines();
                Ok(())
            }
            _ => Err(self.fault("nothing is allowed here")),
        }
    }

    /// An error at what stands here.
    pub fn fault(&self, message: impl Into<String>) -> Fault {
        let placed = self.peek();
        Fault::new(placed.start, placed.end.max(placed.start), message)
    }
}

/// The number that `word` denotes: decimal with a sign, or `0x` and up to 64 bits.
fn number(word: &str) -> Option<i64> {
    match word.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).ok().map(|bits| bits as i64),
        None => word.parse().ok(),
    }
}
