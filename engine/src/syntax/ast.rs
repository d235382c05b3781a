//! The tree of one rule file, as it was written.

use super::source::{FileId, Span};

/// Everything one file says, by kind and in the order it was written.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct File {
    /// Which file it is.
    pub id: FileId,
    /// `.pragma` lines.
    pub pragmas: Vec<Pragma>,
    /// `.type T <: symbol` lines.
    pub types: Vec<TypeDeclaration>,
    /// `.type T = [field: type, …]` lines.
    pub records: Vec<RecordDeclaration>,
    /// `.decl` lines.
    pub declarations: Vec<Declaration>,
    /// `.input`, `.output` and `.limitsize` lines.
    pub directives: Vec<Directive>,
    /// Facts and rules.
    pub rules: Vec<Rule>,
}

/// A name with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name {
    /// The name.
    pub text: String,
    /// Where it stands.
    pub span: Span,
}

/// `.pragma "key" "value"`
#[derive(Clone, PartialEq, Debug)]
pub struct Pragma {
    /// The key, without quotes.
    pub key: Name,
    /// The value, without quotes.
    pub value: Name,
}

/// `.type Name <: base`
#[derive(Clone, PartialEq, Debug)]
pub struct TypeDeclaration {
    /// The new type.
    pub name: Name,
    /// What it is a subtype of.
    pub base: Name,
    /// Its `///` lines.
    pub doc: String,
}

/// `.type Name = [field: type, …]`
#[derive(Clone, PartialEq, Debug)]
pub struct RecordDeclaration {
    /// The new type.
    pub name: Name,
    /// Its fields.
    pub fields: Vec<ColumnDeclaration>,
    /// Its `///` lines.
    pub doc: String,
}

/// `.decl name(column: type, …) qualifiers`
#[derive(Clone, PartialEq, Debug)]
pub struct Declaration {
    /// The relation.
    pub name: Name,
    /// Its columns.
    pub columns: Vec<ColumnDeclaration>,
    /// Where `inline` stands, if it does.
    pub inline: Option<Span>,
    /// The column groups after `choice-domain`.
    pub choice: Vec<Vec<Name>>,
    /// Its `///` lines.
    pub doc: String,
}

/// One `column: type`.
#[derive(Clone, PartialEq, Debug)]
pub struct ColumnDeclaration {
    /// The column.
    pub name: Name,
    /// Its type.
    pub ty: Name,
}

/// What a directive asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DirectiveKind {
    /// The relation is filled from outside.
    Input,
    /// The relation is a result.
    Output,
    /// What derives the relation stops at so many rows.
    Limit(i32),
}

/// `.input name`, `.output name` or `.limitsize name(n = 1000)`
#[derive(Clone, PartialEq, Debug)]
pub struct Directive {
    /// Which of them.
    pub kind: DirectiveKind,
    /// The relation.
    pub relation: Name,
}

/// `head, … :- body.`; a fact has no body.
#[derive(Clone, PartialEq, Debug)]
pub struct Rule {
    /// The heads.
    pub heads: Vec<Atom>,
    /// The body; an empty conjunction for a fact.
    pub body: Formula,
    /// Its `///` lines.
    pub doc: String,
    /// From the first head to the full stop.
    pub span: Span,
}

/// The body of a rule or of an aggregate.
#[derive(Clone, PartialEq, Debug)]
pub enum Formula {
    /// All hold.
    And(Vec<Formula>),
    /// One holds.
    Or(Vec<Formula>),
    /// A single condition.
    Literal(Literal),
}

/// A single condition.
#[derive(Clone, PartialEq, Debug)]
pub enum Literal {
    /// The relation holds the row.
    Atom(Atom),
    /// The relation does not hold the row; the place is that of the `!`.
    Not(Atom, Span),
    /// The terms compare so.
    Compare(Comparison, Term, Term),
}

impl Literal {
    /// Where it stands.
    pub fn span(&self) -> Span {
        match self {
            Literal::Atom(atom) | Literal::Not(atom, _) => atom.span,
            Literal::Compare(_, left, _) => left.span(),
        }
    }
}

/// `relation(term, …)`
#[derive(Clone, PartialEq, Debug)]
pub struct Atom {
    /// The relation.
    pub relation: Name,
    /// Its arguments.
    pub terms: Vec<Term>,
    /// All of it.
    pub span: Span,
}

/// How two terms compare.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Comparison {
    /// `=`
    Equal,
    /// `!=`
    NotEqual,
    /// `<`
    Less,
    /// `<=`
    LessEqual,
    /// `>`
    Greater,
    /// `>=`
    GreaterEqual,
}

impl Comparison {
    /// The comparison that holds exactly where this one does not.
    pub fn negated(self) -> Self {
        match self {
            Comparison::Equal => Comparison::NotEqual,
            Comparison::NotEqual => Comparison::Equal,
            Comparison::Less => Comparison::GreaterEqual,
            Comparison::LessEqual => Comparison::Greater,
            Comparison::Greater => Comparison::LessEqual,
            Comparison::GreaterEqual => Comparison::Less,
        }
    }

    /// As it is written.
    pub fn sign(self) -> &'static str {
        match self {
            Comparison::Equal => "=",
            Comparison::NotEqual => "!=",
            Comparison::Less => "<",
            Comparison::LessEqual => "<=",
            Comparison::Greater => ">",
            Comparison::GreaterEqual => ">=",
        }
    }

    /// Whether `left` and `right` compare so.
    pub fn holds(self, left: i32, right: i32) -> bool {
        match self {
            Comparison::Equal => left == right,
            Comparison::NotEqual => left != right,
            Comparison::Less => left < right,
            Comparison::LessEqual => left <= right,
            Comparison::Greater => left > right,
            Comparison::GreaterEqual => left >= right,
        }
    }
}

/// An argument of an atom, or a side of a comparison.
#[derive(Clone, PartialEq, Debug)]
pub enum Term {
    /// A variable.
    Variable(Name),
    /// `_`
    Any(Span),
    /// A string literal, escapes resolved.
    Text(String, Span),
    /// A number.
    Number(i32, Span),
    /// `-a`, `bnot a`
    Unary(UnaryOperator, Box<Term>, Span),
    /// `a + b`, `min(a, b)`
    Binary(BinaryOperator, Box<Term>, Box<Term>, Span),
    /// `[a, b]`
    Record(Vec<Term>, Span),
    /// `count : { … }`
    Aggregate(Box<Aggregate>),
}

impl Term {
    /// Where it stands.
    pub fn span(&self) -> Span {
        match self {
            Term::Variable(name) => name.span,
            Term::Aggregate(aggregate) => aggregate.span,
            Term::Any(span) | Term::Text(_, span) | Term::Number(_, span) => *span,
            Term::Unary(_, _, span) | Term::Binary(_, _, _, span) | Term::Record(_, span) => *span,
        }
    }
}

/// An operator on one number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UnaryOperator {
    /// `-`
    Negate,
    /// `bnot`
    BitNot,
}

/// An operator on two numbers. All of them wrap at 32 bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BinaryOperator {
    /// `+`
    Add,
    /// `-`
    Subtract,
    /// `*`
    Multiply,
    /// `/`, towards 0; a division by 0 has no result, so the rule does not fire
    Divide,
    /// `%`, with the sign of the left side; by 0 it has no result
    Remainder,
    /// `^`; a negative exponent gives 0
    Power,
    /// `band`
    BitAnd,
    /// `bor`
    BitOr,
    /// `bxor`
    BitXor,
    /// `bshl`, by the low 5 bits of the right side
    ShiftLeft,
    /// `bshr`, keeps the sign, by the low 5 bits of the right side
    ShiftRight,
    /// `min(a, b)`
    Min,
    /// `max(a, b)`
    Max,
}

impl UnaryOperator {
    /// As it is written.
    pub fn sign(self) -> &'static str {
        match self {
            UnaryOperator::Negate => "-",
            UnaryOperator::BitNot => "bnot ",
        }
    }

    /// The result for `value`.
    pub fn apply(self, value: i32) -> i32 {
        match self {
            UnaryOperator::Negate => value.wrapping_neg(),
            UnaryOperator::BitNot => !value,
        }
    }
}

impl BinaryOperator {
    /// As it is written.
    pub fn sign(self) -> &'static str {
        match self {
            BinaryOperator::Add => "+",
            BinaryOperator::Subtract => "-",
            BinaryOperator::Multiply => "*",
            BinaryOperator::Divide => "/",
            BinaryOperator::Remainder => "%",
            BinaryOperator::Power => "^",
            BinaryOperator::BitAnd => "band",
            BinaryOperator::BitOr => "bor",
            BinaryOperator::BitXor => "bxor",
            BinaryOperator::ShiftLeft => "bshl",
            BinaryOperator::ShiftRight => "bshr",
            BinaryOperator::Min => "min",
            BinaryOperator::Max => "max",
        }
    }

    /// The result for `left` and `right`; none for a division by 0.
    pub fn apply(self, left: i32, right: i32) -> Option<i32> {
        Some(match self {
            BinaryOperator::Add => left.wrapping_add(right),
            BinaryOperator::Subtract => left.wrapping_sub(right),
            BinaryOperator::Multiply => left.wrapping_mul(right),
            BinaryOperator::Divide if right == 0 => return None,
            BinaryOperator::Divide => left.wrapping_div(right),
            BinaryOperator::Remainder if right == 0 => return None,
            BinaryOperator::Remainder => left.wrapping_rem(right),
            BinaryOperator::Power => u32::try_from(right).map_or(0, |exponent| left.wrapping_pow(exponent)),
            BinaryOperator::BitAnd => left & right,
            BinaryOperator::BitOr => left | right,
            BinaryOperator::BitXor => left ^ right,
            BinaryOperator::ShiftLeft => left.wrapping_shl(right as u32),
            BinaryOperator::ShiftRight => left.wrapping_shr(right as u32),
            BinaryOperator::Min => left.min(right),
            BinaryOperator::Max => left.max(right),
        })
    }
}

/// What an aggregate computes over all distinct assignments of the variables of its body, `_` counted as one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Aggregation {
    /// How many there are.
    Count,
    /// The sum of the value, 0 if there is none.
    Sum,
    /// The least value; no result if there is none.
    Min,
    /// The greatest value; no result if there is none.
    Max,
}

impl Aggregation {
    /// As it is written.
    pub fn word(self) -> &'static str {
        match self {
            Aggregation::Count => "count",
            Aggregation::Sum => "sum",
            Aggregation::Min => "min",
            Aggregation::Max => "max",
        }
    }
}

/// `count : { body }`, `sum value : { body }`
#[derive(Clone, PartialEq, Debug)]
pub struct Aggregate {
    /// What is computed.
    pub operation: Aggregation,
    /// Of what; `count` has none.
    pub value: Option<Term>,
    /// Over which rows.
    pub body: Formula,
    /// All of it.
    pub span: Span,
}
