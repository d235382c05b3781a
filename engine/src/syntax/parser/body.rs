//! Bodies of rules and aggregates, and atoms.

use super::{
    super::{
        ast::{Atom, Comparison, Formula, Function, Literal, Name, Term},
        source::Span,
        token::Kind,
        unsupported::{self, OPERATORS},
    },
    Parsed, Parser,
};
use crate::diagnostic::Diagnostic;

impl Parser<'_> {
    /// `a, b; c, d`
    pub(super) fn disjunction(&mut self) -> Parsed<Formula> {
        let mut branches = vec![self.conjunction()?];
        while self.accept(Kind::Semicolon) {
            branches.push(self.conjunction()?);
        }
        Ok(match branches.len() {
            1 => branches.remove(0),
            _ => Formula::Or(branches),
        })
    }

    fn conjunction(&mut self) -> Parsed<Formula> {
        let mut parts = vec![self.part()?];
        while self.accept(Kind::Comma) {
            parts.push(self.part()?);
        }
        Ok(match parts.len() {
            1 => parts.remove(0),
            _ => Formula::And(parts),
        })
    }

    fn part(&mut self) -> Parsed<Formula> {
        match self.peek().kind {
            Kind::Not => self.negation(),
            Kind::Word if self.at_word("true") && self.peek_second() != Kind::LeftParen => {
                self.next();
                Ok(Formula::And(Vec::new()))
            }
            Kind::Word if self.at_word("false") && self.peek_second() != Kind::LeftParen => {
                self.next();
                Ok(Formula::Or(Vec::new()))
            }
            Kind::LeftParen if !self.bracket_is_term() => {
                self.next();
                let formula = self.nested(Self::disjunction)?;
                self.expect(Kind::RightParen)?;
                Ok(formula)
            }
            _ => self.literal().map(Formula::Literal),
        }
    }

    /// Returns true if the bracket that opens here belongs to a comparison: `(a + b) * c < d`.
    fn bracket_is_term(&self) -> bool {
        let behind = self.behind_bracket(self.index(0));
        match behind.kind {
            Kind::Word => OPERATORS.contains(&self.text(behind.span)),
            kind => comparison(kind).is_some() || ARITHMETIC.contains(&kind),
        }
    }

    /// `!` before an atom, a condition, or a formula in brackets, into which it is taken.
    fn negation(&mut self) -> Parsed<Formula> {
        let sign = self.next().span;
        let negated = self.nested(Self::part)?;
        Ok(opposite(negated, sign))
    }

    /// Returns true if `contains(` or `match(` begins here.
    fn at_condition(&self) -> bool {
        let function = Function::of(self.text(self.peek().span));
        function.is_some_and(Function::is_condition) && self.peek_second() == Kind::LeftParen
    }

    /// `contains(a, b)`, which holds if its value is 1.
    fn condition(&mut self) -> Parsed<Literal> {
        let term = self.call()?;
        let span = term.span();
        Ok(Literal::Compare(Comparison::Equal, term, Term::Number(1, span)))
    }

    fn literal(&mut self) -> Parsed<Literal> {
        if self.at_condition() {
            return self.condition();
        }
        if self.at_atom() {
            return self.atom().map(Literal::Atom);
        }
        let left = self.term()?;
        let Some(sign) = comparison(self.peek().kind) else {
            let place = self.place(left.span());
            let found = self.peek().kind;
            if matches!(
                found,
                Kind::Comma | Kind::Dot | Kind::Semicolon | Kind::RightParen | Kind::RightBrace
            ) {
                let diagnostic = Diagnostic::error("this is a value, not a condition").at(place);
                return Err(self.report(diagnostic.help("compare it with something, or name a relation")));
            }
            return Err(self.expected(&[Kind::Equal, Kind::NotEqual, Kind::Less, Kind::LeftParen]));
        };
        self.next();
        Ok(Literal::Compare(sign, left, self.term()?))
    }

    /// Returns true if an atom begins here, or something that looks like one and must be refused as a function.
    fn at_atom(&self) -> bool {
        let word = self.text(self.peek().span);
        let names = self.at(Kind::Word) && self.peek_second() == Kind::LeftParen;
        if self.at_qualified() {
            return true;
        }
        names
            && !OPERATORS.contains(&word)
            && word != "as"
            && Function::of(word).is_none()
            && unsupported::value(word).is_none()
    }

    /// Returns true if `module.relation(` begins here, with any number of modules.
    fn at_qualified(&self) -> bool {
        let mut at = self.index(0);
        let mut is_dotted = false;
        while self.is_dotted_at(at) {
            is_dotted = true;
            at += 2;
        }
        is_dotted && self.tokens[at + 1].kind == Kind::LeftParen
    }

    /// Returns true if a word with a dot and another word, without spaces, stand at `at`.
    fn is_dotted_at(&self, at: usize) -> bool {
        let Some([word, dot, next]) = self.tokens.get(at..at + 3).and_then(|some| some.first_chunk()) else {
            return false;
        };
        [word, dot, next].map(|token| token.kind) == [Kind::Word, Kind::Dot, Kind::Word]
            && word.span.end == dot.span.start
            && dot.span.end == next.span.start
    }

    /// `relation`, `module.relation`, `outer.inner.Type`
    pub(super) fn dotted(&mut self) -> Parsed<Name> {
        let mut name = self.name()?;
        while self.is_dotted_at(self.at.saturating_sub(1)) {
            self.next();
            name.span = name.span.to(self.next().span);
        }
        name.text = self.text(name.span).to_owned();
        Ok(name)
    }

    /// `relation(term, …)`
    pub(super) fn atom(&mut self) -> Parsed<Atom> {
        let relation = if self.at_qualified() { self.dotted()? } else { self.name()? };
        self.expect(Kind::LeftParen)?;
        let mut terms = Vec::new();
        if !self.at(Kind::RightParen) {
            terms.push(self.term()?);
            while self.accept(Kind::Comma) {
                terms.push(self.term()?);
            }
        }
        if !self.at(Kind::RightParen) {
            return Err(self.expected(&[Kind::Comma, Kind::RightParen]));
        }
        let span = relation.span.to(self.next().span);
        Ok(Atom { relation, terms, span })
    }
}

/// The formula that holds where `formula` does not, by the laws of De Morgan; `sign` is the place of the `!`.
fn opposite(formula: Formula, sign: Span) -> Formula {
    let all = |parts: Vec<Formula>| parts.into_iter().map(|part| opposite(part, sign)).collect();
    match formula {
        Formula::And(parts) => Formula::Or(all(parts)),
        Formula::Or(parts) => Formula::And(all(parts)),
        Formula::Literal(literal) => Formula::Literal(match literal {
            Literal::Atom(atom) => Literal::Not(atom, sign),
            Literal::Not(atom, _) => Literal::Atom(atom),
            Literal::Compare(
                Comparison::Equal,
                Term::Call(function, terms, span),
                Term::Number(value, place),
            ) if function.is_condition() => {
                let call = Term::Call(function, terms, span);
                Literal::Compare(Comparison::Equal, call, Term::Number(1 - value, place))
            }
            Literal::Compare(comparison, left, right) => Literal::Compare(comparison.negated(), left, right),
        }),
    }
}

const ARITHMETIC: [Kind; 6] = [Kind::Plus, Kind::Minus, Kind::Star, Kind::Slash, Kind::Percent, Kind::Caret];

fn comparison(kind: Kind) -> Option<Comparison> {
    Some(match kind {
        Kind::Equal => Comparison::Equal,
        Kind::NotEqual => Comparison::NotEqual,
        Kind::Less => Comparison::Less,
        Kind::LessEqual => Comparison::LessEqual,
        Kind::Greater => Comparison::Greater,
        Kind::GreaterEqual => Comparison::GreaterEqual,
        _ => return None,
    })
}
