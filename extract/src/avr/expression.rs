//! Expressions of AVR statements: C's operators on variables and numbers.

use crate::fault::Fault;

/// The type of a value in memory or of a cast's result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The result of a comparison.
    I1,
    I8,
    I16,
    I32,
    I64,
    Float,
    Double,
}

/// An address: a base, indices that count bytes each, and a displacement in bytes.
#[derive(Clone, PartialEq, Debug)]
pub struct Address {
    pub base: Expression,
    pub indices: Vec<(Expression, i64)>,
    pub displacement: i64,
}

/// An expression.
#[derive(Clone, PartialEq, Debug)]
pub enum Expression {
    /// `%x`, without the sign.
    Variable(String),
    Number(i64),
    Float(f64),
    /// `@g`, with the sign.
    Global(String),
    /// An operation by its opcode, with a predicate if it is a comparison.
    Operation(&'static str, Option<&'static str>, Vec<Expression>),
    /// `@f(…)`
    Call(String, Vec<Expression>),
    /// `*(…)` or `%p[…]`: what is in memory.
    Load(Kind, Box<Address>),
    /// `(double)…`
    Cast(Kind, Box<Expression>),
    /// `c ? a : b`
    Select(Box<Expression>, Box<Expression>, Box<Expression>),
}

impl Expression {
    /// The expressions that it is made of.
    pub fn operands(&self) -> Vec<&Expression> {
        match self {
            Expression::Variable(_)
            | Expression::Number(_)
            | Expression::Float(_)
            | Expression::Global(_) => Vec::new(),
            Expression::Operation(_, _, operands) | Expression::Call(_, operands) => {
                operands.iter().collect()
            }
            Expression::Load(_, address) => address.operands(),
            Expression::Cast(_, operand) => vec![operand],
            Expression::Select(condition, one, other) => vec![condition, one, other],
        }
    }

    /// Returns true if it is 0 or 1.
    pub fn is_boolean(&self) -> bool {
        match self {
            Expression::Operation("icmp", ..) | Expression::Number(0 | 1) => true,
            Expression::Operation("and" | "or", _, operands) => operands.iter().all(Expression::is_boolean),
            _ => false,
        }
    }

    /// The same as 0 or 1: whether it is not 0.
    pub fn truth(self) -> Self {
        match self.is_boolean() {
            true => self,
            false => Expression::Operation("icmp", Some("ne"), vec![self, Expression::Number(0)]),
        }
    }
}

impl Address {
    /// The address that `sum` adds up to: the first term that counts once is the base, and numbers are displacements.
    fn of(sum: Expression) -> Self {
        let mut terms = Vec::new();
        add_terms(sum, 1, &mut terms);
        let is_base =
            |(term, factor): &(Expression, i64)| *factor == 1 && !matches!(term, Expression::Number(_));
        let base = terms.iter().position(is_base).map(|at| terms.remove(at).0);
        let base = base.unwrap_or(Expression::Number(0));
        let mut address = Address { base, indices: Vec::new(), displacement: 0 };
        terms.into_iter().for_each(|(term, factor)| address.add(term, factor));
        address
    }

    fn add(&mut self, term: Expression, factor: i64) {
        match term {
            Expression::Number(number) => {
                self.displacement = self.displacement.wrapping_add(number.wrapping_mul(factor));
            }
            index => self.indices.push((index, factor)),
        }
    }

    /// The expressions that it is made of.
    pub fn operands(&self) -> Vec<&Expression> {
        std::iter::once(&self.base).chain(self.indices.iter().map(|(index, _)| index)).collect()
    }
}

/// Adds the terms of `sum`, each with its factor.
fn add_terms(sum: Expression, factor: i64, terms: &mut Vec<(Expression, i64)>) {
    let Expression::Operation(opcode @ ("add" | "sub" | "mul" | "shl"), None, operands) = sum else {
        return terms.push((sum, factor));
    };
    match (opcode, &operands[..]) {
        ("add" | "sub", [one, other]) => {
            add_terms(one.clone(), factor, terms);
            let sign = if opcode == "sub" { -1 } else { 1 };
            add_terms(other.clone(), factor.wrapping_mul(sign), terms);
        }
        ("mul", [Expression::Number(number), term] | [term, Expression::Number(number)]) => {
            add_terms(term.clone(), factor.wrapping_mul(*number), terms);
        }
        ("shl", [term, Expression::Number(places @ 0..=62)]) => {
            add_terms(term.clone(), factor.wrapping_mul(1 << places), terms);
        }
        _ => terms.push((Expression::Operation(opcode, None, operands), factor)),
    }
}

/// The binary operators, weakest first: sign, opcode, predicate.
type Operator = (&'static str, &'static str, Option<&'static str>);

const LEVELS: [&[Operator]; 10] = [
    &[("||", "or", None)],
    &[("&&", "and", None)],
    &[("|", "or", None)],
    &[("^", "xor", None)],
    &[("&", "and", None)],
    &[("==", "icmp", Some("eq")), ("!=", "icmp", Some("ne"))],
    &[
        ("<=", "icmp", Some("sle")),
        (">=", "icmp", Some("sge")),
        ("<", "icmp", Some("slt")),
        (">", "icmp", Some("sgt")),
    ],
    &[("<<", "shl", None), (">>", "ashr", None)],
    &[("+", "add", None), ("-", "sub", None)],
    &[("*", "mul", None), ("/", "sdiv", None), ("%", "srem", None)],
];

/// Brackets and signs that may stand in each other.
const DEEPEST: usize = 200;

/// Operators in one line: the tree of `a + a + …` is as deep as it is long, and is walked by recursion.
const MOST: usize = 1000;

/// A place in a line, and how deep in brackets it is.
pub struct Scanner<'t> {
    pub text: &'t str,
    pub at: usize,
    pub end: usize,
    depth: usize,
    operators: usize,
}

impl<'t> Scanner<'t> {
    pub fn new(text: &'t str, at: usize, end: usize) -> Self {
        Scanner { text, at, end, depth: 0, operators: 0 }
    }

    fn rest(&self) -> &'t str {
        &self.text[self.at..self.end]
    }

    pub fn skip(&mut self) {
        self.at = self.end - self.rest().trim_start().len();
    }

    /// Returns true if `sign` stands here; it is passed if so.
    pub fn eat(&mut self, sign: &str) -> bool {
        self.skip();
        let stands = self.rest().starts_with(sign);
        if stands {
            self.at += sign.len();
        }
        stands
    }

    pub fn expect(&mut self, sign: &str) -> Result<(), Fault> {
        match self.eat(sign) {
            true => Ok(()),
            false => Err(self.fault(format!("expected `{sign}`"))),
        }
    }

    /// An error at what stands here.
    pub fn fault(&mut self, message: impl Into<String>) -> Fault {
        self.skip();
        let width = self.rest().chars().next().map_or(0, char::len_utf8);
        Fault::new(self.at, self.at + width, message)
    }

    /// The name that stands here: letters, digits, `.`, `_`, `-` and `$`.
    pub fn name(&mut self) -> Result<String, Fault> {
        let is_part = |c: char| c.is_alphanumeric() || matches!(c, '.' | '_' | '$');
        let name: String = self.rest().chars().take_while(|&c| is_part(c)).collect();
        if name.is_empty() {
            return Err(self.fault("expected a name"));
        }
        self.at += name.len();
        Ok(name)
    }

    pub fn variable(&mut self) -> Result<String, Fault> {
        self.expect("%")?;
        self.name()
    }

    pub fn finish(&mut self) -> Result<(), Fault> {
        self.eat(";");
        self.skip();
        match self.rest().is_empty() {
            true => Ok(()),
            false => Err(self.fault("nothing is allowed here")),
        }
    }

    pub fn expression(&mut self) -> Result<Expression, Fault> {
        let condition = self.level(0)?;
        if !self.eat("?") {
            return Ok(condition);
        }
        self.deeper(|scanner| {
            let one = scanner.expression()?;
            scanner.expect(":")?;
            let other = scanner.expression()?;
            Ok(Expression::Select(Box::new(condition.truth()), Box::new(one), Box::new(other)))
        })
    }

    /// Calls `read` one nesting level deeper.
    fn deeper<T>(&mut self, read: impl FnOnce(&mut Self) -> Result<T, Fault>) -> Result<T, Fault> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(self.fault(format!("brackets and signs nest deeper than {DEEPEST}")));
        }
        let inner = read(self);
        self.depth -= 1;
        inner
    }

    fn level(&mut self, level: usize) -> Result<Expression, Fault> {
        let Some(operators) = LEVELS.get(level) else { return self.operand() };
        let mut left = self.level(level + 1)?;
        while let Some(&(sign, opcode, predicate)) = self.operator(operators) {
            self.eat(sign);
            self.operators += 1;
            if self.operators > MOST {
                return Err(self.fault(format!("more than {MOST} operators in one line")));
            }
            let mut right = self.level(level + 1)?;
            if sign == "&&" || sign == "||" {
                (left, right) = (left.truth(), right.truth());
            }
            left = Expression::Operation(opcode, predicate, vec![left, right]);
        }
        Ok(left)
    }

    /// The operator of this level that stands here, and is not the beginning of a longer one.
    fn operator(&mut self, operators: &'static [Operator]) -> Option<&'static Operator> {
        self.skip();
        let longest = LEVELS.iter().flat_map(|level| level.iter()).map(|(sign, ..)| *sign);
        let longest = longest.filter(|sign| self.rest().starts_with(sign)).max_by_key(|sign| sign.len())?;
        operators.iter().find(|(sign, ..)| *sign == longest)
    }

    fn operand(&mut self) -> Result<Expression, Fault> {
        self.deeper(|scanner| {
            let mut operand = scanner.simple()?;
            while scanner.eat("[") {
                operand = Expression::Load(Kind::I64, Box::new(scanner.element(operand, Kind::I64)?));
                scanner.operators += 1;
                if scanner.operators > MOST {
                    return Err(scanner.fault(format!("more than {MOST} operators in one line")));
                }
            }
            Ok(operand)
        })
    }

    /// The address of the element of `base` whose number follows `[`.
    fn element(&mut self, base: Expression, kind: Kind) -> Result<Address, Fault> {
        let index = self.expression()?;
        self.expect("]")?;
        let mut address = Address { base, indices: Vec::new(), displacement: 0 };
        let mut terms = Vec::new();
        add_terms(index, i64::from(kind.width() / 8), &mut terms);
        terms.into_iter().for_each(|(term, factor)| address.add(term, factor));
        Ok(address)
    }

    /// The type that stands here, if one does.
    fn kind(&mut self) -> Option<Kind> {
        self.skip();
        let kinds = [Kind::I8, Kind::I16, Kind::I32, Kind::I64, Kind::Float, Kind::Double];
        let ends =
            |rest: &str| !rest.starts_with(|c: char| c.is_alphanumeric() || matches!(c, '.' | '_' | '$'));
        let found = kinds.into_iter().find(|kind| self.rest().strip_prefix(kind.name()).is_some_and(ends))?;
        self.at += found.name().len();
        Some(found)
    }

    /// A memory operand, after `*`: `(address)` or `base[index]`, after its type if it is not 64 bits.
    pub fn memory(&mut self) -> Result<(Kind, Address), Fault> {
        let Some(kind) = self.kind() else {
            return Ok((Kind::I64, Address::of(self.operand()?)));
        };
        let base = self.deeper(Self::simple)?;
        let address = if self.eat("[") { self.element(base, kind)? } else { Address::of(base) };
        Ok((kind, address))
    }

    /// The left side of `=`, or a call.
    pub fn target(&mut self) -> Result<Expression, Fault> {
        self.operand()
    }

    /// The opcode of `+=`, `-=`, `*=`, `++` or `--`, whose first sign is passed.
    pub fn changes(&mut self) -> Option<&'static str> {
        self.skip();
        let signs = [("+=", "add"), ("-=", "sub"), ("*=", "mul"), ("++", "add"), ("--", "sub")];
        let (_, opcode) = signs.into_iter().find(|(sign, _)| self.rest().starts_with(sign))?;
        self.at += 1;
        Some(opcode)
    }

    /// Returns true if the second sign of `++` or `--` stands here; it is passed if so.
    pub fn twice(&mut self) -> bool {
        self.eat("+") || self.eat("-")
    }

    /// The type after `:`, if one is there: `%x: double`.
    pub fn type_of_parameter(&mut self) -> Result<Option<Kind>, Fault> {
        if !self.eat(":") {
            return Ok(None);
        }
        match self.kind() {
            Some(kind @ (Kind::I64 | Kind::Double)) => Ok(Some(kind)),
            _ => Err(self.fault("a variable is `i64` or `double`")),
        }
    }

    fn simple(&mut self) -> Result<Expression, Fault> {
        self.skip();
        if self.eat("(") {
            if let Some(kind) = self.kind() {
                self.expect(")")?;
                return Ok(Expression::Cast(kind, Box::new(self.operand()?)));
            }
            let inner = self.expression()?;
            self.expect(")")?;
            return Ok(inner);
        }
        if self.eat("*") {
            let (kind, address) = self.memory()?;
            return Ok(Expression::Load(kind, Box::new(address)));
        }
        if self.eat("~") {
            let operand = self.operand()?;
            return Ok(Expression::Operation("xor", None, vec![operand, Expression::Number(-1)]));
        }
        if self.eat("!") {
            let operand = self.operand()?;
            return Ok(Expression::Operation("icmp", Some("eq"), vec![operand, Expression::Number(0)]));
        }
        let number = self.rest().strip_prefix('-').unwrap_or(self.rest());
        if number.starts_with(|c: char| c.is_ascii_digit()) {
            return self.number();
        }
        if self.eat("-") {
            let operand = self.operand()?;
            return Ok(Expression::Operation("sub", None, vec![Expression::Number(0), operand]));
        }
        if self.rest().starts_with('%') {
            return Ok(Expression::Variable(self.variable()?));
        }
        if self.eat("@") {
            let name = format!("@{}", self.name()?);
            return if self.eat("(") {
                Ok(Expression::Call(name, self.arguments()?))
            } else {
                Ok(Expression::Global(name))
            };
        }
        Err(self.fault("expected a variable, a number or `(`"))
    }

    fn number(&mut self) -> Result<Expression, Fault> {
        let start = self.at;
        let digits = |from: usize, end: usize, text: &str| {
            text[from..end].find(|c: char| !c.is_ascii_digit()).map_or(end, |at| from + at)
        };
        self.at = digits(start + 1, self.end, self.text);
        let fraction =
            self.rest().strip_prefix('.').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
        if fraction {
            self.at = digits(self.at + 1, self.end, self.text);
        }
        let power = self.rest().strip_prefix(['e', 'E']);
        let power = power.map(|rest| rest.strip_prefix(['+', '-']).unwrap_or(rest));
        let power = power.filter(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
        if let Some(rest) = power {
            self.at = digits(self.end - rest.len(), self.end, self.text);
        }
        let text = &self.text[start..self.at];
        if fraction || power.is_some() {
            let number: Result<f64, _> = text.parse();
            return number
                .map(Expression::Float)
                .map_err(|_| Fault::new(start, self.at, "this is no number"));
        }
        text.parse()
            .map(Expression::Number)
            .map_err(|_| Fault::new(start, self.at, "the number has more than 64 bits"))
    }

    fn arguments(&mut self) -> Result<Vec<Expression>, Fault> {
        let mut arguments = Vec::new();
        while !self.eat(")") {
            if !arguments.is_empty() {
                self.expect(",")?;
            }
            arguments.push(self.expression()?);
        }
        Ok(arguments)
    }
}
