//! Terms: operators bind as in Soufflé.

use super::{
    super::{
        ast::{Aggregate, Aggregation, BinaryOperator, Formula, Function, Literal, Term, UnaryOperator},
        source::Span,
        token::{Kind, Token},
        unsupported,
    },
    Failed, Parsed, Parser,
};
use crate::{diagnostic::Diagnostic, numbers, plural::counted};

/// Binding power of the signs before a number: less than `^`, more than anything else.
const PREFIX: u8 = 10;

/// The tree of `a + a + …` is as deep as it is long, and is walked by recursion.
const OPERATORS_IN_A_ROW: usize = 200;

impl Parser<'_> {
    /// A value.
    pub(super) fn term(&mut self) -> Parsed<Term> {
        self.nested(|parser| parser.binary(0))
    }

    /// Operators that bind at least as strongly as `least`.
    fn binary(&mut self, least: u8) -> Parsed<Term> {
        let mut left = self.prefix()?;
        let mut operators = 0;
        while let Some((operator, strength)) = self.operator()? {
            if strength < least {
                break;
            }
            operators += 1;
            if operators > OPERATORS_IN_A_ROW {
                return Err(self.too_long(left.span()));
            }
            self.next();
            let right_least = if operator == BinaryOperator::Power { strength } else { strength + 1 };
            let right = self.nested(|parser| parser.binary(right_least))?;
            let span = left.span().to(right.span());
            left = Term::Binary(operator, Box::new(left), Box::new(right), span);
        }
        Ok(left)
    }

    fn too_long(&mut self, span: Span) -> Failed {
        let message = format!("more than {OPERATORS_IN_A_ROW} operators in a row");
        let diagnostic = Diagnostic::error(message).at(self.place(span));
        self.report(diagnostic)
    }

    /// The infix operator that stands here, and how strongly it binds.
    fn operator(&mut self) -> Parsed<Option<(BinaryOperator, u8)>> {
        let token = self.peek();
        Ok(Some(match token.kind {
            Kind::Plus => (BinaryOperator::Add, 8),
            Kind::Minus => (BinaryOperator::Subtract, 8),
            Kind::Star => (BinaryOperator::Multiply, 9),
            Kind::Slash => (BinaryOperator::Divide, 9),
            Kind::Percent => (BinaryOperator::Remainder, 9),
            Kind::Caret => (BinaryOperator::Power, 11),
            Kind::Word => return self.word_operator(token),
            _ => return Ok(None),
        }))
    }

    fn word_operator(&mut self, token: Token) -> Parsed<Option<(BinaryOperator, u8)>> {
        Ok(Some(match self.text(token.span) {
            "lor" => (BinaryOperator::Or, 1),
            "lxor" => (BinaryOperator::Xor, 2),
            "land" => (BinaryOperator::And, 3),
            "bor" => (BinaryOperator::BitOr, 4),
            "bxor" => (BinaryOperator::BitXor, 5),
            "band" => (BinaryOperator::BitAnd, 6),
            "bshl" => (BinaryOperator::ShiftLeft, 7),
            "bshr" => (BinaryOperator::ShiftRight, 7),
            "bshru" => (BinaryOperator::ShiftRightUnsigned, 7),
            _ => return Ok(None),
        }))
    }

    fn prefix(&mut self) -> Parsed<Term> {
        let token = self.peek();
        let start = token.span;
        for (word, operator) in [("bnot", UnaryOperator::BitNot), ("lnot", UnaryOperator::Not)] {
            if self.at_word(word) {
                self.next();
                return self.unary(operator, start);
            }
        }
        if !self.at(Kind::Minus) {
            return self.primary();
        }
        self.next();
        let number = self.peek();
        let whole = start.to(number.span);
        match number.kind {
            Kind::Number if self.peek_second() != Kind::Caret => {
                self.next();
                return self.number(whole, number);
            }
            Kind::Float if self.peek_second() != Kind::Caret => {
                self.next();
                return self.float(whole, number);
            }
            _ => {}
        }
        self.unary(UnaryOperator::Negate, start)
    }

    fn unary(&mut self, operator: UnaryOperator, start: Span) -> Parsed<Term> {
        let operand = self.nested(|parser| parser.binary(PREFIX))?;
        let span = start.to(operand.span());
        Ok(Term::Unary(operator, Box::new(operand), span))
    }

    /// The value of `token`; `whole` holds its sign too.
    fn number(&mut self, whole: Span, token: Token) -> Parsed<Term> {
        let text = self.text(token.span);
        let (digits, radix) = match text.get(..2) {
            Some("0x") => (&text[2..], 16),
            Some("0b") => (&text[2..], 2),
            _ => (text, 10),
        };
        let sign = if whole == token.span { 1 } else { -1 };
        let value = i64::from_str_radix(digits, radix).ok();
        // The bits of a number, as hexadecimal and binary ones give them, may have the highest set.
        let bits = value.filter(|_| radix != 10).and_then(|value| u32::try_from(value).ok());
        let signed =
            value.and_then(|value| i32::try_from(sign * value).ok()).or(bits.map(|bits| bits as i32));
        if let Some(signed) = signed {
            return Ok(Term::Number(signed, whole));
        }
        match value.and_then(|value| u32::try_from(sign * value).ok()) {
            Some(unsigned) => Ok(Term::Unsigned(unsigned, whole)),
            None => Err(self.bad_number(whole, digits, radix)),
        }
    }

    /// `1u`, `0x1fu`
    fn unsigned(&mut self, token: Token) -> Parsed<Term> {
        let text = self.text(token.span);
        match numbers::unsigned(text.strip_suffix('u').unwrap_or(text)) {
            Some(value) => Ok(Term::Unsigned(value, token.span)),
            None => Err(self.not_a_number(token.span, "an unsigned 32-bit number")),
        }
    }

    /// `1.5`; `whole` holds its sign too.
    fn float(&mut self, whole: Span, token: Token) -> Parsed<Term> {
        let sign = if whole == token.span { 1.0 } else { -1.0 };
        match numbers::float(self.text(token.span)) {
            Some(value) => Ok(Term::Float(sign * value, whole)),
            None => Err(self.not_a_number(whole, "a 32-bit float")),
        }
    }

    fn not_a_number(&mut self, span: Span, kind: &str) -> Failed {
        let message = format!("`{}` is not {kind}", self.text(span));
        let error = Diagnostic::error(message).at(self.place(span));
        self.report(error)
    }

    fn bad_number(&mut self, whole: Span, digits: &str, radix: u32) -> Failed {
        let text = self.text(whole);
        let well_formed = !digits.is_empty() && digits.chars().all(|c| c.is_digit(radix));
        let message = match well_formed {
            true => format!("`{text}` does not fit in a signed 32-bit number"),
            false => format!("`{text}` is not a number"),
        };
        let diagnostic = Diagnostic::error(message).at(self.place(whole));
        self.report(diagnostic)
    }

    fn primary(&mut self) -> Parsed<Term> {
        let token = self.peek();
        match token.kind {
            Kind::Word => self.word_term(token),
            Kind::Any => {
                self.next();
                Ok(Term::Any(token.span))
            }
            Kind::Text => {
                self.next();
                Ok(Term::Text(self.unescape(token)?, token.span))
            }
            Kind::Number => {
                self.next();
                self.number(token.span, token)
            }
            Kind::LeftParen => {
                self.next();
                let term = self.term()?;
                self.expect(Kind::RightParen)?;
                Ok(term)
            }
            Kind::Unsigned => {
                self.next();
                self.unsigned(token)
            }
            Kind::Float => {
                self.next();
                self.float(token.span, token)
            }
            Kind::LeftBracket => self.record(),
            Kind::Dollar => self.branch(),
            Kind::At => Err(self.refuse(token.span, unsupported::FUNCTOR)),
            _ => Err(self.expected(&[Kind::Word, Kind::Number, Kind::Text, Kind::Any])),
        }
    }

    /// A variable, an aggregate, `min(a, b)`, or something to refuse.
    fn word_term(&mut self, token: Token) -> Parsed<Term> {
        let word = self.text(token.span);
        let called = self.peek_second() == Kind::LeftParen;
        if let Some(feature) = unsupported::value(word) {
            return Err(self.refuse(token.span, feature));
        }
        match word {
            "min" | "max" if called && self.behind_bracket(self.index(1)).kind != Kind::Colon => {
                self.extreme(token)
            }
            "count" | "sum" | "min" | "max" | "mean" => self.aggregate(token),
            "nil" => {
                self.next();
                Ok(Term::Record(Vec::new(), token.span))
            }
            "as" if called => self.cast(token),
            "range" if called => self.range(token),
            _ if called && Function::of(word).is_some_and(|function| !function.is_condition()) => self.call(),
            _ if called => {
                let message = format!("`{word}(…)` cannot be used as a value");
                let diagnostic = Diagnostic::error(message).at(self.place(token.span));
                Err(self.report(diagnostic.help("bind its column to a variable in an atom of its own")))
            }
            _ => self.name().map(Term::Variable),
        }
    }

    /// `range(1, 10)`, `range(9, 0, -3)`, `range(x, y + 1)`
    fn range(&mut self, token: Token) -> Parsed<Term> {
        self.next();
        self.next();
        let mut bounds = vec![self.term()?];
        while self.accept(Kind::Comma) {
            bounds.push(self.term()?);
        }
        let span = token.span.to(self.expect(Kind::RightParen)?.span);
        if !(2..=3).contains(&bounds.len()) {
            let message = format!("`range` has 2 or 3 bounds, not {}", bounds.len());
            let error = Diagnostic::error(message).at(self.place(span));
            return Err(self.report(error));
        }
        Ok(Term::Range(bounds, span))
    }

    /// `as(a, symbol)`
    fn cast(&mut self, token: Token) -> Parsed<Term> {
        self.next();
        self.next();
        let operand = self.term()?;
        self.expect(Kind::Comma)?;
        if !self.at_word("symbol") {
            return Err(self.refuse(token.span, unsupported::CASTS));
        }
        self.next();
        let span = token.span.to(self.expect(Kind::RightParen)?.span);
        Ok(Term::Name(Box::new(operand), span))
    }

    /// `function(a, b, …)`
    pub(super) fn call(&mut self) -> Parsed<Term> {
        let word = self.next().span;
        let function = Function::of(self.text(word)).expect("the caller has seen a function");
        self.expect(Kind::LeftParen)?;
        let mut arguments = vec![self.term()?];
        while self.accept(Kind::Comma) {
            arguments.push(self.term()?);
        }
        if !self.at(Kind::RightParen) {
            return Err(self.expected(&[Kind::Comma, Kind::RightParen]));
        }
        let span = word.to(self.next().span);
        let (least, most) = function.arity();
        if arguments.len() < least || arguments.len() > most {
            let more = if most > least { " or more" } else { "" };
            let counted = counted(least, "argument");
            let message = format!("`{}` has {counted}{more}, not {}", function.word(), arguments.len());
            let error = Diagnostic::error(message).at(self.place(span));
            return Err(self.report(error));
        }
        Ok(Term::Call(function, arguments, span))
    }

    /// `[a, b, …]`
    fn record(&mut self) -> Parsed<Term> {
        let open = self.expect(Kind::LeftBracket)?;
        let mut fields = vec![self.term()?];
        while self.accept(Kind::Comma) {
            fields.push(self.term()?);
        }
        if !self.at(Kind::RightBracket) {
            return Err(self.expected(&[Kind::Comma, Kind::RightBracket]));
        }
        let span = open.span.to(self.next().span);
        Ok(Term::Record(fields, span))
    }

    /// `$Branch(a, b, …)`, `$Branch`
    fn branch(&mut self) -> Parsed<Term> {
        let start = self.next().span;
        let name = self.dotted()?;
        let mut span = start.to(name.span);
        let mut fields = vec![Term::Tag(name, None)];
        if self.accept(Kind::LeftParen) {
            while !self.at(Kind::RightParen) {
                fields.push(self.term()?);
                if !self.accept(Kind::Comma) {
                    break;
                }
            }
            if !self.at(Kind::RightParen) {
                return Err(self.expected(&[Kind::Comma, Kind::RightParen]));
            }
            span = start.to(self.next().span);
        }
        Ok(Term::Record(fields, span))
    }

    /// `min(a, b, …)`
    fn extreme(&mut self, token: Token) -> Parsed<Term> {
        self.next();
        self.next();
        let operator = if self.text(token.span) == "min" { BinaryOperator::Min } else { BinaryOperator::Max };
        let mut result = self.term()?;
        if !self.at(Kind::Comma) {
            return Err(self.expected(&[Kind::Comma]));
        }
        let mut operators = 0;
        while self.accept(Kind::Comma) {
            operators += 1;
            if operators > OPERATORS_IN_A_ROW {
                return Err(self.too_long(result.span()));
            }
            let right = self.term()?;
            let span = token.span.to(right.span());
            result = Term::Binary(operator, Box::new(result), Box::new(right), span);
        }
        self.expect(Kind::RightParen)?;
        Ok(result)
    }

    /// `count : { body }`, `sum value : atom(…)`
    fn aggregate(&mut self, token: Token) -> Parsed<Term> {
        self.next();
        let operation = match self.text(token.span) {
            "count" => Aggregation::Count,
            "sum" => Aggregation::Sum,
            "min" => Aggregation::Min,
            "mean" => Aggregation::Mean,
            _ => Aggregation::Max,
        };
        let value = match operation {
            Aggregation::Count => None,
            _ => Some(self.term()?),
        };
        self.expect(Kind::Colon)?;
        let body = if self.accept(Kind::LeftBrace) {
            let body = self.nested(Self::disjunction)?;
            self.expect(Kind::RightBrace)?;
            body
        } else {
            Formula::Literal(Literal::Atom(self.atom()?))
        };
        let span = token.span.to(self.previous());
        Ok(Term::Aggregate(Box::new(Aggregate { operation, value, body, span })))
    }

    /// The text of a string literal with its escapes resolved.
    pub(super) fn unescape(&mut self, token: Token) -> Parsed<String> {
        let quoted = self.text(token.span);
        let inner = quoted.strip_prefix('"').unwrap_or(quoted);
        let inner = inner.strip_suffix('"').unwrap_or(inner);
        let mut text = String::with_capacity(inner.len());
        let mut chars = inner.chars();
        while let Some(c) = chars.next() {
            match c {
                '\\' => text.push(self.escape(chars.next(), token)?),
                _ => text.push(c),
            }
        }
        Ok(text)
    }

    fn escape(&mut self, letter: Option<char>, token: Token) -> Parsed<char> {
        Ok(match letter {
            Some(same @ ('"' | '\'' | '\\')) => same,
            Some('a') => '\x07',
            Some('b') => '\x08',
            Some('f') => '\x0c',
            Some('n') => '\n',
            Some('r') => '\r',
            Some('t') => '\t',
            Some('v') => '\x0b',
            other => {
                let shown = other.map(String::from).unwrap_or_default();
                let diagnostic = Diagnostic::error(format!("unknown escape `\\{shown}` in a string"));
                let place = self.place(token.span);
                return Err(self.report(diagnostic.at(place)));
            }
        })
    }
}
