//! The words of the rule language.

use super::source::Span;
use std::fmt;

/// One word with its place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Token {
    pub(super) kind: Kind,
    pub(super) span: Span,
}

/// The kind of a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// A name, or an operator that is spelled as one.
    Word,
    /// `.word` where a declaration can begin.
    Directive,
    Any,
    Number,
    /// A number with the suffix `u`.
    Unsigned,
    /// A number with a fraction.
    Float,
    Text,
    /// A `///` line.
    Doc,
    /// A line that begins with `#`.
    Preprocessor,
    LeftParen,
    RightParen,
    LeftBrace,
    RightBrace,
    LeftBracket,
    RightBracket,
    Comma,
    Dot,
    Semicolon,
    Colon,
    If,
    Subtype,
    Not,
    Equal,
    NotEqual,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    Plus,
    Minus,
    Star,
    Slash,
    Percent,
    Caret,
    At,
    Dollar,
    Pipe,
    /// A sign that the language does not have.
    Unknown,
    End,
}

/// The signs that are spelled one way only; a longer one stands before its beginnings.
pub(super) const SIGNS: &[(&str, Kind)] = &[
    (":-", Kind::If),
    ("<:", Kind::Subtype),
    ("<=", Kind::LessEqual),
    (">=", Kind::GreaterEqual),
    ("!=", Kind::NotEqual),
    ("(", Kind::LeftParen),
    (")", Kind::RightParen),
    ("{", Kind::LeftBrace),
    ("}", Kind::RightBrace),
    ("[", Kind::LeftBracket),
    ("]", Kind::RightBracket),
    (",", Kind::Comma),
    (".", Kind::Dot),
    (";", Kind::Semicolon),
    (":", Kind::Colon),
    ("!", Kind::Not),
    ("=", Kind::Equal),
    ("<", Kind::Less),
    (">", Kind::Greater),
    ("+", Kind::Plus),
    ("-", Kind::Minus),
    ("*", Kind::Star),
    ("/", Kind::Slash),
    ("%", Kind::Percent),
    ("^", Kind::Caret),
    ("@", Kind::At),
    ("$", Kind::Dollar),
    ("|", Kind::Pipe),
];

/// The kind as messages name it.
impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((sign, _)) = SIGNS.iter().find(|(_, kind)| kind == self) {
            return write!(f, "`{sign}`");
        }
        f.write_str(match self {
            Kind::Word => "a name",
            Kind::Directive => "a directive",
            Kind::Any => "`_`",
            Kind::Number | Kind::Unsigned | Kind::Float => "a number",
            Kind::Text => "a string",
            Kind::Doc => "a comment",
            Kind::Preprocessor => "a preprocessor line",
            Kind::End => "the end of the file",
            _ => "an unknown sign",
        })
    }
}
