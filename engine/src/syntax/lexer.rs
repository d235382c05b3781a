//! Text to words.

use super::{
    source::{FileId, Source, Span},
    token::{Kind, SIGNS, Token},
    unsupported::{self, SUPPORTED_DIRECTIVES},
};
use crate::diagnostic::Diagnostic;

/// The words of `source`, the last one [`Kind::End`], and what is no word.
pub(super) fn lex(id: FileId, source: &Source) -> (Vec<Token>, Vec<Diagnostic>) {
    let mut lexer = Lexer { id, source, text: &source.text, at: 0, diagnostics: Vec::new() };
    let mut tokens = Vec::with_capacity(source.text.len() / 4);
    loop {
        lexer.skip_blank();
        let token = lexer.next();
        tokens.push(token);
        if token.kind == Kind::End {
            return (tokens, lexer.diagnostics);
        }
    }
}

/// The words in `span` of `source`, and what is no word.
pub(super) fn lex_range(id: FileId, source: &Source, span: Span) -> (Vec<Token>, Vec<Diagnostic>) {
    let text = &source.text[..span.end as usize];
    let mut lexer = Lexer { id, source, text, at: span.start as usize, diagnostics: Vec::new() };
    let mut tokens = Vec::new();
    loop {
        lexer.skip_blank();
        match lexer.next() {
            Token { kind: Kind::End, .. } => return (tokens, lexer.diagnostics),
            // At the end of a line that goes on.
            Token { kind: Kind::Unknown, span } if text[span.start as usize..].starts_with("\\\n") => {}
            token => tokens.push(token),
        }
    }
}

struct Lexer<'a> {
    id: FileId,
    source: &'a Source,
    text: &'a str,
    at: usize,
    diagnostics: Vec<Diagnostic>,
}

impl<'a> Lexer<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn span_from(&self, start: usize) -> Span {
        Span { file: self.id, start: start as u32, end: self.at as u32 }
    }

    fn report(&mut self, start: usize, message: &str) {
        let place = self.source.place(self.span_from(start));
        self.diagnostics.push(Diagnostic::error(message).at(place));
    }

    /// Skips spaces and comments, except `///` lines.
    fn skip_blank(&mut self) {
        loop {
            self.at = self.text.len() - self.rest().trim_start().len();
            if self.rest().starts_with("//") && !self.at_doc() {
                self.skip_line();
            } else if self.rest().starts_with("/*") {
                self.skip_comment();
            } else {
                return;
            }
        }
    }

    /// Returns true if a `///` line begins here; four slashes and more are a plain comment.
    fn at_doc(&self) -> bool {
        self.rest().starts_with("///") && !self.rest().starts_with("////")
    }

    fn skip_line(&mut self) {
        self.at += self.rest().find('\n').unwrap_or(self.rest().len());
    }

    fn skip_comment(&mut self) {
        let start = self.at;
        match self.rest().find("*/") {
            Some(length) => self.at += length + 2,
            None => {
                self.at += 2;
                self.report(start, "this comment is never closed");
                self.at = self.text.len();
            }
        }
    }

    fn next(&mut self) -> Token {
        let start = self.at;
        let Some(first) = self.rest().chars().next() else {
            return Token { kind: Kind::End, span: self.span_from(start) };
        };
        let kind = match first {
            '/' if self.at_doc() => self.line(Kind::Doc),
            '#' => self.preprocessor_line(),
            '"' => self.string(),
            '0'..='9' => self.number(),
            '.' if self.at_directive() => {
                self.at += 1;
                self.word();
                Kind::Directive
            }
            c if is_word_start(c) => self.word(),
            c => self.sign(c),
        };
        Token { kind, span: self.span_from(start) }
    }

    fn line(&mut self, kind: Kind) -> Kind {
        self.skip_line();
        kind
    }

    /// Returns true if `.word` begins here, known or first on its line; elsewhere the stop ends a rule.
    fn at_directive(&self) -> bool {
        let rest = &self.rest()[1..];
        let (word, behind) = rest.split_at(rest.find(|c| !is_word(c)).unwrap_or(rest.len()));
        let known = SUPPORTED_DIRECTIVES.contains(&word) || unsupported::directive(word).is_some();
        let line = self.text[..self.at].rfind('\n').map_or(0, |at| at + 1);
        let first = self.text[line..self.at].trim().is_empty();
        word.starts_with(is_word_start) && (first || known && !behind.starts_with(['(', ',']))
    }

    fn word(&mut self) -> Kind {
        let start = self.at;
        self.at += self.rest().find(|c| !is_word(c)).unwrap_or(self.rest().len());
        if self.rest().starts_with("-domain") && &self.text[start..self.at] == "choice" {
            self.at += "-domain".len();
        }
        if &self.text[start..self.at] == "_" { Kind::Any } else { Kind::Word }
    }

    fn number(&mut self) -> Kind {
        let length = |text: &str| text.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(text.len());
        let start = self.at;
        self.at += length(self.rest());
        let fraction =
            self.rest().strip_prefix('.').filter(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
        if let Some(digits) = fraction {
            self.at += 1 + length(digits);
            return Kind::Float;
        }
        let word = &self.text[start..self.at];
        if word.ends_with('u') { Kind::Unsigned } else { Kind::Number }
    }

    /// A line with those after it that a `\` at the end of the line joins to it.
    fn preprocessor_line(&mut self) -> Kind {
        loop {
            self.skip_line();
            if !self.text[..self.at].trim_end_matches('\r').ends_with('\\') || self.at == self.text.len() {
                return Kind::Preprocessor;
            }
            self.at += 1;
        }
    }

    fn string(&mut self) -> Kind {
        let start = self.at;
        let mut escaped = false;
        for (offset, c) in self.rest().char_indices().skip(1) {
            match c {
                '\n' => {
                    self.at += offset;
                    self.report(start, "this string is never closed");
                    return Kind::Text;
                }
                '"' if !escaped => {
                    self.at += offset + 1;
                    return Kind::Text;
                }
                _ => escaped = c == '\\' && !escaped,
            }
        }
        self.at = self.text.len();
        self.report(start, "this string is never closed");
        Kind::Text
    }

    fn sign(&mut self, first: char) -> Kind {
        let found = SIGNS.iter().find(|(sign, _)| self.rest().starts_with(sign));
        self.at += found.map_or(first.len_utf8(), |(sign, _)| sign.len());
        found.map_or(Kind::Unknown, |&(_, kind)| kind)
    }
}

/// Returns true if a name can begin with `c`.
fn is_word_start(c: char) -> bool {
    c.is_ascii_alphabetic() || c == '_' || c == '?'
}

/// Returns true if `c` can stand in a name.
fn is_word(c: char) -> bool {
    is_word_start(c) || c.is_ascii_digit()
}
