//! Lines that begin with `#`: macros, and text that depends on them.
//!
//! The words of a macro's text stand where its name does, with their own places, so that messages point at the text.

use super::{
    lexer::lex_range,
    source::{FileId, Source, Span},
    token::{Kind, Token},
};
use crate::diagnostic::Diagnostic;
use std::collections::HashMap;

/// The most words that a text may grow to.
const WORDS: usize = 10_000_000;

/// The words of `source` with its macros replaced. Lines that it does not know stay for the parser.
pub(super) fn expanded(
    id: FileId,
    source: &Source,
    tokens: Vec<Token>,
    diagnostics: &mut Vec<Diagnostic>,
) -> Vec<Token> {
    if tokens.iter().all(|token| token.kind != Kind::Preprocessor) {
        return tokens;
    }
    let mut preprocessor =
        Preprocessor { id, source, macros: HashMap::new(), taken: Vec::new(), out: Vec::new(), diagnostics };
    preprocessor.run(&tokens);
    preprocessor.out
}

/// A macro: the words of its text, and its parameters, if it has brackets.
#[derive(Clone)]
struct Macro<'a> {
    parameters: Option<Vec<&'a str>>,
    text: Vec<Token>,
}

struct Preprocessor<'a, 'd> {
    id: FileId,
    source: &'a Source,
    macros: HashMap<&'a str, Macro<'a>>,
    /// For each `#ifdef` around: its place, and whether the text below it counts.
    taken: Vec<(Span, bool)>,
    out: Vec<Token>,
    diagnostics: &'d mut Vec<Diagnostic>,
}

impl<'a> Preprocessor<'a, '_> {
    fn text(&self, span: Span) -> &'a str {
        &self.source.text[span.start as usize..span.end as usize]
    }

    fn report(&mut self, span: Span, message: String) {
        self.diagnostics.push(Diagnostic::error(message).at(self.source.place(span)));
    }

    fn run(&mut self, tokens: &[Token]) {
        let mut at = 0;
        while at < tokens.len() {
            let token = tokens[at];
            let counts = self.taken.iter().all(|(_, counts)| *counts);
            at += 1;
            if token.kind == Kind::Preprocessor {
                self.line(token, counts);
            } else if token.kind == Kind::End {
                self.out.push(token);
            } else if counts {
                at += self.word(token, &tokens[at..], &mut Vec::new());
            }
            if self.out.len() > WORDS {
                self.report(token.span, format!("macros make more than {WORDS} words of this file"));
                self.out.truncate(0);
                self.out.push(Token { kind: Kind::End, ..token });
                return;
            }
        }
        if let Some((span, _)) = self.taken.last().copied() {
            self.report(span, "this has no `#endif`".to_owned());
        }
    }

    /// Does what the line `token` says.
    fn line(&mut self, token: Token, counts: bool) {
        let line = self.text(token.span);
        let text = line[1..].trim_start();
        let (word, rest) = text.split_at(text.find(|c: char| !c.is_alphanumeric()).unwrap_or(text.len()));
        let name = rest.split_whitespace().next().unwrap_or_default();
        let is_known = self.macros.contains_key(name);
        match word {
            "ifdef" => self.taken.push((token.span, is_known)),
            "ifndef" => self.taken.push((token.span, !is_known)),
            "else" | "endif" if self.taken.is_empty() => {
                self.report(token.span, format!("`#{word}` without `#ifdef`"));
            }
            "else" => {
                self.taken.iter_mut().next_back().into_iter().for_each(|(_, counts)| *counts = !*counts)
            }
            "endif" => drop(self.taken.pop()),
            _ if !counts => {}
            "define" => {
                let start = token.span.end as usize - rest.len();
                self.define(Span { start: start as u32, ..token.span });
            }
            "undef" => drop(self.macros.remove(name)),
            _ => self.out.push(token),
        }
    }

    /// Takes in the macro that `span` has, from its name on.
    fn define(&mut self, span: Span) {
        let (words, problems) = lex_range(self.id, self.source, span);
        self.diagnostics.extend(problems);
        let Some((name, words)) = words.split_first().filter(|(name, _)| name.kind == Kind::Word) else {
            return self.report(span, "a macro needs a name".to_owned());
        };
        let has_brackets = words
            .first()
            .is_some_and(|next| next.kind == Kind::LeftParen && next.span.start == name.span.end);
        let close = words.iter().position(|word| word.kind == Kind::RightParen);
        let (parameters, text) = match close.filter(|_| has_brackets) {
            Some(close) => {
                let names = words[1..close].iter().filter(|word| word.kind == Kind::Word);
                (Some(names.map(|word| self.text(word.span)).collect()), &words[close + 1..])
            }
            None => (None, words),
        };
        self.macros.insert(self.text(name.span), Macro { parameters, text: text.to_vec() });
    }

    /// Writes `token`, or the text of the macro that it names; `within` are the macros whose text is being written. Returns
    /// the number of words of `rest` that belong to it.
    fn word(&mut self, token: Token, rest: &[Token], within: &mut Vec<&'a str>) -> usize {
        let name = self.text(token.span);
        let found =
            self.macros.get(name).filter(|_| token.kind == Kind::Word && !within.contains(&name)).cloned();
        let Some(Macro { parameters, text }) = found else {
            self.out.push(token);
            return 0;
        };
        let Some(parameters) = parameters else {
            self.write(&text, name, within);
            return 0;
        };
        let Some((arguments, used)) = arguments(rest) else {
            self.out.push(token);
            return 0;
        };
        if arguments.len() != parameters.len() {
            let (takes, given) = (parameters.len(), arguments.len());
            self.report(token.span, format!("the macro `{name}` takes {takes} texts, not {given}"));
            return used;
        }
        let mut filled: Vec<Token> = Vec::new();
        for word in &text {
            let at = parameters.iter().position(|parameter| *parameter == self.text(word.span));
            match at.filter(|_| word.kind == Kind::Word) {
                Some(at) => filled.extend_from_slice(arguments[at]),
                None => filled.push(*word),
            }
        }
        self.write(&filled, name, within);
        used
    }

    /// Writes `text`, that of the macro `name`.
    fn write(&mut self, text: &[Token], name: &'a str, within: &mut Vec<&'a str>) {
        within.push(name);
        let mut at = 0;
        while at < text.len() && self.out.len() <= WORDS {
            let token = text[at];
            at += 1 + self.word(token, &text[at + 1..], within);
        }
        within.pop();
    }
}

/// The texts between the commas of the brackets at the start of `rest`, and the number of words up to the last bracket.
fn arguments(rest: &[Token]) -> Option<(Vec<&[Token]>, usize)> {
    if rest.first()?.kind != Kind::LeftParen {
        return None;
    }
    let (mut open, mut start, mut all) = (0, 1, Vec::new());
    for (at, token) in rest.iter().enumerate() {
        match token.kind {
            Kind::LeftParen | Kind::LeftBracket | Kind::LeftBrace => open += 1,
            Kind::RightParen if open == 1 => {
                if at > 1 {
                    all.push(&rest[start..at]);
                }
                return Some((all, at + 1));
            }
            Kind::RightParen | Kind::RightBracket | Kind::RightBrace => open -= 1,
            Kind::Comma if open == 1 => {
                all.push(&rest[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    None
}
