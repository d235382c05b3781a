//! Expressions of AVR statements: C's operators on variables and numbers.

use crate::fault::Fault;

/// An expression.
#[derive(Clone, PartialEq, Debug)]
pub enum Expression {
    /// `%x`, without the sign.
    Variable(String),
    Number(i64),
    /// `@g`, with the sign.
    Global(String),
    /// An operation by its opcode, with a predicate if it is a comparison.
    Operation(&'static str, Option<&'static str>, Vec<Expression>),
    /// `@f(…)`
    Call(String, Vec<Expression>),
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

    /// Whether `sign` stands here; it is passed if so.
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
        self.level(0)
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
            let right = self.level(level + 1)?;
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
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(self.fault(format!("brackets and signs nest deeper than {DEEPEST}")));
        }
        let operand = self.simple();
        self.depth -= 1;
        operand
    }

    fn simple(&mut self) -> Result<Expression, Fault> {
        self.skip();
        if self.eat("(") {
            let inner = self.expression()?;
            self.expect(")")?;
            return Ok(inner);
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
        let digits = self.rest().char_indices().skip(1).find(|(_, c)| !c.is_ascii_digit());
        self.at = digits.map_or(self.end, |(at, _)| start + at);
        let text = &self.text[start..self.at];
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
