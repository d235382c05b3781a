//! Bodies of rules and aggregates, and atoms.

use super::{
    super::{
        ast::{Atom, Comparison, Formula, Function, Literal, Name, Term},
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
            Kind::Not => self.negation().map(Formula::Literal),
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

    fn negation(&mut self) -> Parsed<Literal> {
        let sign = self.next().span;
        if self.at_condition() {
            return self.condition(0);
        }
        if self.at(Kind::Word) && (self.peek_second() == Kind::LeftParen || self.at_qualified()) {
            let atom = self.atom()?;
            return Ok(Literal::Not(atom, sign));
        }
        let what = if self.at(Kind::Not) { "a negation" } else { "this" };
        let diagnostic = Diagnostic::error(format!("{what} cannot be negated; only an atom can"));
        let place = self.place(self.peek().span);
        let help = "write the opposite comparison, or give the condition a relation of its own";
        Err(self.report(diagnostic.at(place).help(help)))
    }

    /// Returns true if `contains(` or `match(` begins here.
    fn at_condition(&self) -> bool {
        let function = Function::of(self.text(self.peek().span));
        function.is_some_and(Function::is_condition) && self.peek_second() == Kind::LeftParen
    }

    /// `contains(a, b)`, which holds if its value is 1, or does not if it is 0.
    fn condition(&mut self, value: i32) -> Parsed<Literal> {
        let term = self.call()?;
        let span = term.span();
        Ok(Literal::Compare(Comparison::Equal, term, Term::Number(value, span)))
    }

    fn literal(&mut self) -> Parsed<Literal> {
        if self.at_condition() {
            return self.condition(1);
        }
        if self.at_atom() {
            return self.atom().map(Literal::Atom);
        }
        let left = self.term()?;
        let Some(sign) = comparison(self.peek().kind) else {
            let place = self.place(left.span());
            let found = self.peek().kind;
            if found == Kind::Dot && self.peek_second() == Kind::Word {
                let words = left.span().to(self.tokens[self.index(1)].span);
                if !self.text(words).contains(char::is_whitespace) {
                    return Err(self.refuse(words, unsupported::COMPONENT));
                }
            }
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
            && unsupported::function(word).is_none()
    }

    /// Returns true if `module.relation(` begins here.
    fn at_qualified(&self) -> bool {
        let [module, dot, name, open] = [0, 1, 2, 3].map(|ahead| self.tokens[self.index(ahead)]);
        [module, dot, name, open].map(|token| token.kind)
            == [Kind::Word, Kind::Dot, Kind::Word, Kind::LeftParen]
            && module.span.end == dot.span.start
            && dot.span.end == name.span.start
    }

    /// `relation` or `module.relation`
    fn relation_name(&mut self) -> Parsed<Name> {
        if !self.at_qualified() {
            return self.name();
        }
        let module = self.next().span;
        self.next();
        let span = module.to(self.next().span);
        Ok(Name { text: self.text(span).to_owned(), span })
    }

    /// `relation(term, …)`
    pub(super) fn atom(&mut self) -> Parsed<Atom> {
        let relation = self.relation_name()?;
        if self.at(Kind::Dot) && self.peek_second() == Kind::Word {
            let span = relation.span.to(self.peek().span);
            return Err(self.refuse(span, unsupported::COMPONENT));
        }
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
