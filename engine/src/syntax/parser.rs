//! Words to trees. Every mistake of a file is reported, not only the first.

mod body;
mod item;
mod term;

use super::{
    ast::{File, Formula, Name},
    lexer::lex,
    preprocessor::expanded,
    source::{FileId, Source, Sources, Span},
    token::{Kind, Token},
    unsupported::{Feature, OPERATORS},
};
use crate::{
    diagnostic::{Diagnostic, Place},
    plural::one_of,
};

/// Brackets and signs nest at most so deep: the parser recurses.
const DEPTH: u32 = 64;

/// Places in a text are kept in 32 bits.
const LONGEST: usize = i32::MAX as usize;

/// Reads one file; what has a mistake is left out of the tree and reported.
pub fn parse(sources: &Sources, id: FileId) -> (File, Vec<Diagnostic>) {
    let mut file = File { id, ..File::default() };
    if sources[id].text.len() > LONGEST {
        let refused = Diagnostic::error("the file is larger than 2 GiB");
        return (file, vec![refused.at(Place::file(&sources[id].name))]);
    }
    let mut parser = Parser::new(id, &sources[id]);
    parser.file(&mut file);
    (file, parser.diagnostics)
}

/// Reads the body of a rule, as a query states it; a full stop after it may be left out.
///
/// # Errors
///
/// All mistakes, in the order of the text.
pub fn parse_query(sources: &Sources, id: FileId) -> Result<Formula, Vec<Diagnostic>> {
    let mut parser = Parser::new(id, &sources[id]);
    let formula = parser.disjunction();
    if formula.is_ok() && !parser.accept(Kind::Dot) | !parser.at(Kind::End) && !parser.at(Kind::End) {
        parser.expected(&[Kind::Comma, Kind::End]);
    }
    match formula {
        Ok(formula) if parser.diagnostics.is_empty() => Ok(formula),
        _ => Err(parser.diagnostics),
    }
}

/// A mistake has been reported; the caller gives up its construct.
struct Failed;

type Parsed<T> = Result<T, Failed>;

struct Parser<'a> {
    source: &'a Source,
    tokens: Vec<Token>,
    at: usize,
    depth: u32,
    diagnostics: Vec<Diagnostic>,
}

impl<'a> Parser<'a> {
    fn new(id: FileId, source: &'a Source) -> Self {
        let (tokens, mut diagnostics) = lex(id, source);
        let tokens = expanded(id, source, tokens, &mut diagnostics);
        Parser { source, tokens, at: 0, depth: 0, diagnostics }
    }

    /// Index of the word that comes `ahead` words on, comments not counted.
    fn index(&self, ahead: usize) -> usize {
        let rest = self.tokens.iter().enumerate().skip(self.at);
        let mut words = rest.filter(|(_, token)| token.kind != Kind::Doc);
        words.nth(ahead).map_or(self.tokens.len() - 1, |(at, _)| at)
    }

    fn peek(&self) -> Token {
        self.tokens[self.index(0)]
    }

    fn peek_second(&self) -> Kind {
        self.tokens[self.index(1)].kind
    }

    fn at(&self, kind: Kind) -> bool {
        self.peek().kind == kind
    }

    /// Returns true if the next word is spelled so.
    fn at_word(&self, word: &str) -> bool {
        self.at(Kind::Word) && self.text(self.peek().span) == word
    }

    fn text(&self, span: Span) -> &'a str {
        &self.source.text[span.start as usize..span.end as usize]
    }

    fn next(&mut self) -> Token {
        let at = self.index(0);
        self.at = (at + 1).min(self.tokens.len() - 1);
        self.tokens[at]
    }

    fn accept(&mut self, kind: Kind) -> bool {
        let there = self.at(kind);
        if there {
            self.next();
        }
        there
    }

    fn expect(&mut self, kind: Kind) -> Parsed<Token> {
        if self.at(kind) { Ok(self.next()) } else { Err(self.expected(&[kind])) }
    }

    /// The span of the word read last.
    fn previous(&self) -> Span {
        let before = self.tokens[..self.at].iter().rfind(|token| token.kind != Kind::Doc);
        before.map_or(self.tokens[0].span, |token| token.span)
    }

    fn place(&self, span: Span) -> Place {
        self.source.place(span)
    }

    fn report(&mut self, diagnostic: Diagnostic) -> Failed {
        self.diagnostics.push(diagnostic);
        Failed
    }

    /// Reports that one of `kinds` should stand here.
    fn expected(&mut self, kinds: &[Kind]) -> Failed {
        let found = self.peek();
        let names: Vec<String> = kinds.iter().map(Kind::to_string).collect();
        let names = if names.is_empty() { "something else".to_owned() } else { one_of(&names) };
        let found_text = match found.kind {
            Kind::End | Kind::Text => found.kind.to_string(),
            _ => format!("`{}`", self.text(found.span)),
        };
        let mut diagnostic = Diagnostic::error(format!("expected {names}, found {found_text}"));
        let before = self.previous();
        if self.source.line_of(before.end) < self.source.line_of(found.span.start) {
            let end = Span { start: before.end.saturating_sub(1), ..before };
            diagnostic = diagnostic.at(self.place(end)).label(format!("{names} is missing after this"));
        } else {
            diagnostic = diagnostic.at(self.place(found.span));
        }
        self.report(diagnostic)
    }

    /// Reports a part of Soufflé that the language does not have.
    fn refuse(&mut self, span: Span, feature: Feature) -> Failed {
        let text = self.text(span);
        let message = match text.lines().next() {
            Some(line) if line.len() <= 30 => format!("`{line}` ({}) is not supported", feature.name),
            _ => format!("this is not supported: {}", feature.name),
        };
        let diagnostic = Diagnostic::error(message).at(self.place(span)).help(feature.instead);
        self.report(diagnostic)
    }

    /// A name that is not an operator of the language.
    fn name(&mut self) -> Parsed<Name> {
        let token = self.peek();
        if token.kind != Kind::Word {
            return Err(self.expected(&[Kind::Word]));
        }
        let text = self.text(token.span);
        if OPERATORS.contains(&text) || text == "choice-domain" {
            let message = format!("`{text}` is a reserved word and cannot be a name");
            let place = self.place(token.span);
            return Err(self.report(Diagnostic::error(message).at(place)));
        }
        self.next();
        Ok(Name { text: text.to_owned(), span: token.span })
    }

    /// Runs `parse` one level deeper.
    fn nested<T>(&mut self, parse: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        if self.depth == DEPTH {
            let diagnostic = Diagnostic::error(format!("brackets and signs nest deeper than {DEPTH}"));
            let place = self.place(self.peek().span);
            return Err(self.report(diagnostic.at(place)));
        }
        self.depth += 1;
        let result = parse(self);
        self.depth -= 1;
        result
    }

    /// The word after the bracket that closes the one at the next word.
    fn behind_bracket(&self, from: usize) -> Token {
        let mut open = 0;
        for (at, token) in self.tokens.iter().enumerate().skip(from) {
            match token.kind {
                Kind::LeftParen | Kind::LeftBrace | Kind::LeftBracket => open += 1,
                Kind::RightParen | Kind::RightBrace | Kind::RightBracket if open <= 1 => {
                    let mut rest = self.tokens[at + 1..].iter();
                    return *rest.find(|token| token.kind != Kind::Doc).unwrap_or(token);
                }
                Kind::RightParen | Kind::RightBrace | Kind::RightBracket => open -= 1,
                Kind::Directive => break,
                _ => {}
            }
        }
        self.tokens[self.tokens.len() - 1]
    }

    fn begins_line(&self, span: Span) -> bool {
        span.start == 0 || self.source.text.as_bytes()[span.start as usize - 1] == b'\n'
    }

    /// Skips to where the next item seems to begin: after a full stop, or at a word that begins a line.
    fn recover(&mut self) {
        loop {
            let token = self.peek();
            match token.kind {
                Kind::End | Kind::Directive | Kind::Preprocessor => return,
                Kind::Word if self.begins_line(token.span) => return,
                Kind::Dot => {
                    self.next();
                    return;
                }
                _ => self.next(),
            };
        }
    }
}
