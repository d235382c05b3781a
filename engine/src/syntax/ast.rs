//! The tree of one rule file, as it was written.

use super::source::{FileId, Span};
use crate::{
    numbers,
    schema::{ColumnType, RecordId},
};
use serde::{Deserialize, Serialize};

/// Everything one file says, by kind and in the order it was written.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct File {
    /// Which file it is.
    pub id: FileId,
    /// `.include` lines: the files, as they are written.
    pub includes: Vec<Name>,
    /// `.pragma` lines.
    pub pragmas: Vec<Pragma>,
    /// `.type T <: symbol` lines.
    pub types: Vec<TypeDeclaration>,
    /// `.type T = [field: type, …]` lines.
    pub records: Vec<RecordDeclaration>,
    /// `.comp` blocks.
    pub components: Vec<Component>,
    /// `.init` lines.
    pub instances: Vec<Instance>,
    /// `.decl` lines.
    pub declarations: Vec<Declaration>,
    /// `.input`, `.output`, `.printsize` and `.limitsize` lines.
    pub directives: Vec<Directive>,
    /// Facts and rules.
    pub rules: Vec<Rule>,
}

impl File {
    /// Takes in what `other` says, after its own.
    pub fn append(&mut self, other: &mut File) {
        self.includes.append(&mut other.includes);
        self.pragmas.append(&mut other.pragmas);
        self.types.append(&mut other.types);
        self.records.append(&mut other.records);
        self.components.append(&mut other.components);
        self.instances.append(&mut other.instances);
        self.declarations.append(&mut other.declarations);
        self.directives.append(&mut other.directives);
        self.rules.append(&mut other.rules);
    }

    /// The names of types that columns, fields and other types mention.
    pub fn types_mut(&mut self) -> impl Iterator<Item = &mut Name> {
        let columns = self.declarations.iter_mut().flat_map(|declaration| &mut declaration.columns);
        let fields = self.records.iter_mut().flat_map(|record| &mut record.fields);
        let bases = self.types.iter_mut().flat_map(|ty| &mut ty.bases);
        columns.chain(fields).map(|column| &mut column.ty).chain(bases)
    }
}

/// A name with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name {
    /// The name.
    pub text: String,
    /// Its place.
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

/// `.type Name <: base`, `.type Name = A | B`
#[derive(Clone, PartialEq, Debug)]
pub struct TypeDeclaration {
    /// The new type.
    pub name: Name,
    /// Its supertype, or the types that it unites, which have one representation.
    pub bases: Vec<Name>,
    /// Its `///` lines.
    pub doc: String,
}

/// `.comp Name<Parameter, …> : Base<…> { … }`
#[derive(Clone, PartialEq, Debug)]
pub struct Component {
    /// Its name, and the names of types and components that stand for others.
    pub head: Applied,
    /// The components whose contents it takes in.
    pub bases: Vec<Applied>,
    /// The relations whose rules in the bases do not count.
    pub overrides: Vec<Name>,
    /// Its contents.
    pub body: File,
}

/// A component with parameters or arguments: `Name<A, B>`.
#[derive(Clone, PartialEq, Debug)]
pub struct Applied {
    /// The component.
    pub name: Name,
    /// The names between the angle brackets.
    pub arguments: Vec<Name>,
}

/// `.init name = Component<…>`
#[derive(Clone, PartialEq, Debug)]
pub struct Instance {
    /// The prefix of its relations.
    pub name: Name,
    /// The component.
    pub of: Applied,
}

/// `.type Name = [field: type, …]`, `.type Name = Branch {field: type, …} | …`
#[derive(Clone, PartialEq, Debug)]
pub struct RecordDeclaration {
    /// The new type.
    pub name: Name,
    /// Its fields; of a type with branches the first one is the number of the branch.
    pub fields: Vec<ColumnDeclaration>,
    /// Its branches, if it has several forms.
    pub branches: Vec<BranchDeclaration>,
    /// Its `///` lines.
    pub doc: String,
}

/// `Branch {field: type, …}`
#[derive(Clone, PartialEq, Debug)]
pub struct BranchDeclaration {
    /// The branch.
    pub name: Name,
    /// Which fields of the type are those of the branch, in its order: branches share fields of one type.
    pub fields: Vec<usize>,
}

/// `.decl name(column: type, …) qualifiers`
#[derive(Clone, PartialEq, Debug)]
pub struct Declaration {
    /// The relation.
    pub name: Name,
    /// Its columns.
    pub columns: Vec<ColumnDeclaration>,
    /// The place of `inline`, if present.
    pub inline: Option<Span>,
    /// The place of `eqrel`, if present: the relation is closed under equivalence.
    pub equivalence: Option<Span>,
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

/// The kind of a directive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DirectiveKind {
    /// The relation is filled from outside.
    Input,
    /// The relation is a result.
    Output,
    /// The number of its rows is one.
    PrintSize,
    /// The derivation of the relation stops at this number of rows.
    Limit(i32),
}

/// `.input name`, `.output name(IO=stdout)`, `.printsize name` or `.limitsize name(n = 1000)`
#[derive(Clone, PartialEq, Debug)]
pub struct Directive {
    /// Which of them.
    pub kind: DirectiveKind,
    /// The relation.
    pub relation: Name,
    /// The parameters between brackets: keys and values.
    pub parameters: Vec<(Name, Name)>,
}

/// `head, … :- body.`; a fact has no body.
#[derive(Clone, PartialEq, Debug)]
pub struct Rule {
    /// The heads.
    pub heads: Vec<Atom>,
    /// The body; an empty conjunction for a fact.
    pub body: Formula,
    /// Of `a(x) <= a(y) :- body` the right one: while that is there, the row of the head is taken out again.
    pub dominating: Option<Atom>,
    /// Its `///` lines.
    pub doc: String,
    /// From the first head to the full stop.
    pub span: Span,
}

impl Rule {
    /// A rule that no text has as it is; its place is that of its head.
    pub fn made(head: Atom, body: Formula) -> Self {
        Rule { span: head.span, heads: vec![head], body, dominating: None, doc: String::new() }
    }

    /// Shows `work` every atom: heads, conditions, and those of aggregates.
    pub fn atoms_mut(&mut self, work: &mut impl FnMut(&mut Atom)) {
        for head in self.heads.iter_mut().chain(&mut self.dominating) {
            work(head);
            head.terms.iter_mut().for_each(|term| term.atoms_mut(work));
        }
        self.body.atoms_mut(work);
    }
}

impl Formula {
    /// Shows `work` every atom.
    pub fn atoms_mut(&mut self, work: &mut impl FnMut(&mut Atom)) {
        match self {
            Formula::And(parts) | Formula::Or(parts) => {
                parts.iter_mut().for_each(|part| part.atoms_mut(work));
            }
            Formula::Literal(Literal::Atom(atom) | Literal::Not(atom, _)) => {
                work(atom);
                atom.terms.iter_mut().for_each(|term| term.atoms_mut(work));
            }
            Formula::Literal(Literal::Compare(_, left, right)) => {
                left.atoms_mut(work);
                right.atoms_mut(work);
            }
        }
    }
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
    /// Its place.
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

/// A comparison operator.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
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
    /// `<` of unsigned numbers
    UnsignedLess,
    /// `<=` of unsigned numbers
    UnsignedLessEqual,
    /// `>` of unsigned numbers
    UnsignedGreater,
    /// `>=` of unsigned numbers
    UnsignedGreaterEqual,
    /// `=` of floats that are known: zeros are equal, whatever their signs, and what is no number equals nothing
    FloatEqual,
    /// `!=` of floats
    FloatNotEqual,
    /// `<` of floats
    FloatLess,
    /// `<=` of floats
    FloatLessEqual,
    /// `>` of floats
    FloatGreater,
    /// `>=` of floats
    FloatGreaterEqual,
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
            Comparison::UnsignedLess => Comparison::UnsignedGreaterEqual,
            Comparison::UnsignedLessEqual => Comparison::UnsignedGreater,
            Comparison::UnsignedGreater => Comparison::UnsignedLessEqual,
            Comparison::UnsignedGreaterEqual => Comparison::UnsignedLess,
            Comparison::FloatEqual => Comparison::FloatNotEqual,
            Comparison::FloatNotEqual => Comparison::FloatEqual,
            Comparison::FloatLess => Comparison::FloatGreaterEqual,
            Comparison::FloatLessEqual => Comparison::FloatGreater,
            Comparison::FloatGreater => Comparison::FloatLessEqual,
            Comparison::FloatGreaterEqual => Comparison::FloatLess,
        }
    }

    /// The comparison of signed numbers that is written so.
    pub fn plain(self) -> Self {
        match self {
            Comparison::UnsignedLess | Comparison::FloatLess => Comparison::Less,
            Comparison::UnsignedLessEqual | Comparison::FloatLessEqual => Comparison::LessEqual,
            Comparison::UnsignedGreater | Comparison::FloatGreater => Comparison::Greater,
            Comparison::UnsignedGreaterEqual | Comparison::FloatGreaterEqual => Comparison::GreaterEqual,
            Comparison::FloatEqual => Comparison::Equal,
            Comparison::FloatNotEqual => Comparison::NotEqual,
            plain => plain,
        }
    }

    /// The order of unsigned numbers that is written like this one of signed ones.
    pub fn unsigned(self) -> Self {
        match self {
            Comparison::Less => Comparison::UnsignedLess,
            Comparison::LessEqual => Comparison::UnsignedLessEqual,
            Comparison::Greater => Comparison::UnsignedGreater,
            Comparison::GreaterEqual => Comparison::UnsignedGreaterEqual,
            other => other,
        }
    }

    /// The comparison of floats that is written like this one of signed numbers; `=` binds, and stays what it is.
    pub fn float(self) -> Self {
        match self {
            Comparison::NotEqual => Comparison::FloatNotEqual,
            Comparison::Less => Comparison::FloatLess,
            Comparison::LessEqual => Comparison::FloatLessEqual,
            Comparison::Greater => Comparison::FloatGreater,
            Comparison::GreaterEqual => Comparison::FloatGreaterEqual,
            other => other,
        }
    }

    /// As it is written.
    pub fn sign(self) -> &'static str {
        match self.plain() {
            Comparison::NotEqual => "!=",
            Comparison::Less => "<",
            Comparison::LessEqual => "<=",
            Comparison::Greater => ">",
            Comparison::GreaterEqual => ">=",
            _ => "=",
        }
    }

    /// Returns true if `left` and `right`, the bits of numbers of its kind, compare so.
    pub fn holds(self, left: i32, right: i32) -> bool {
        match self {
            Comparison::Equal => left == right,
            Comparison::NotEqual => left != right,
            Comparison::Less => left < right,
            Comparison::LessEqual => left <= right,
            Comparison::Greater => left > right,
            Comparison::GreaterEqual => left >= right,
            Comparison::UnsignedLess => (left as u32) < (right as u32),
            Comparison::UnsignedLessEqual => (left as u32) <= (right as u32),
            Comparison::UnsignedGreater => (left as u32) > (right as u32),
            Comparison::UnsignedGreaterEqual => (left as u32) >= (right as u32),
            Comparison::FloatEqual => float(left) == float(right),
            Comparison::FloatNotEqual => float(left) != float(right),
            Comparison::FloatLess => float(left) < float(right),
            Comparison::FloatLessEqual => float(left) <= float(right),
            Comparison::FloatGreater => float(left) > float(right),
            Comparison::FloatGreaterEqual => float(left) >= float(right),
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
    /// A number, of the kind that its place asks for.
    Number(i32, Span),
    /// `1u`, and what is too large to be signed.
    Unsigned(u32, Span),
    /// `1.5`
    Float(f32, Span),
    /// `-a`, `bnot a`
    Unary(UnaryOperator, Box<Term>, Span),
    /// `a + b`, `min(a, b)`
    Binary(BinaryOperator, Box<Term>, Box<Term>, Span),
    /// `[a, b]`; without fields it is `nil`. `$Branch(a, b)` is one that begins with a tag
    Record(Vec<Term>, Span),
    /// `$Branch`: tells the branch of the record that it stands in; with the type and the number of the branch, once these
    /// are known
    Tag(Name, Option<(RecordId, i32)>),
    /// `cat(a, b)`
    Call(Function, Vec<Term>, Span),
    /// `as(a, symbol)`: the text that names `a`
    Name(Box<Term>, Span),
    /// `count : { … }`
    Aggregate(Box<Aggregate>),
    /// `range(from, to, step)`: each of the numbers, the end left out
    Range(Vec<Term>, Span),
}

impl Term {
    /// Its place.
    pub fn span(&self) -> Span {
        match self {
            Term::Variable(name) | Term::Tag(name, _) => name.span,
            Term::Aggregate(aggregate) => aggregate.span,
            Term::Any(span) | Term::Text(_, span) | Term::Number(_, span) => *span,
            Term::Unsigned(_, span) | Term::Float(_, span) => *span,
            Term::Unary(_, _, span) | Term::Binary(_, _, _, span) | Term::Record(_, span) => *span,
            Term::Call(_, _, span) | Term::Name(_, span) | Term::Range(_, span) => *span,
        }
    }
}

impl Term {
    /// Shows `work` every atom in the aggregates of the term.
    fn atoms_mut(&mut self, work: &mut impl FnMut(&mut Atom)) {
        match self {
            Term::Variable(_) | Term::Any(_) | Term::Tag(..) | Term::Text(..) => {}
            Term::Number(..) | Term::Unsigned(..) | Term::Float(..) => {}
            Term::Unary(_, term, _) | Term::Name(term, _) => term.atoms_mut(work),
            Term::Binary(_, left, right, _) => {
                left.atoms_mut(work);
                right.atoms_mut(work);
            }
            Term::Record(terms, _) | Term::Call(_, terms, _) | Term::Range(terms, _) => {
                terms.iter_mut().for_each(|term| term.atoms_mut(work));
            }
            Term::Aggregate(aggregate) => {
                let Aggregate { value, body, .. } = &mut **aggregate;
                value.iter_mut().for_each(|term| term.atoms_mut(work));
                body.atoms_mut(work);
            }
        }
    }
}

/// A function of texts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Function {
    /// `cat(a, b, …)`: one after the other
    Cat,
    /// `contains(part, text)`: 1 or 0
    Contains,
    /// `match(expression, text)`, of all of the text: 1 or 0
    Match,
    /// `ord(a)`: the number of an entity, or of a text of the facts; others have none
    Ord,
    /// `strlen(a)`
    Strlen,
    /// `substr(a, at, length)`
    Substr,
    /// `to_number(a)`; a text that is not a number has none
    ToNumber,
    /// `to_string(n)`
    ToString,
    /// `to_float(a)`
    ToFloat,
    /// `to_unsigned(a)`
    ToUnsigned,
    /// `to_string(n)` of an unsigned number
    UnsignedToString,
    /// `to_string(n)` of a float
    FloatToString,
}

impl Function {
    /// All of them.
    const ALL: [Function; 10] = [
        Function::Cat,
        Function::Contains,
        Function::Match,
        Function::Ord,
        Function::Strlen,
        Function::Substr,
        Function::ToNumber,
        Function::ToString,
        Function::ToFloat,
        Function::ToUnsigned,
    ];

    /// As it is written.
    pub fn word(self) -> &'static str {
        match self {
            Function::Cat => "cat",
            Function::Contains => "contains",
            Function::Match => "match",
            Function::Ord => "ord",
            Function::Strlen => "strlen",
            Function::Substr => "substr",
            Function::ToNumber => "to_number",
            Function::ToString | Function::UnsignedToString | Function::FloatToString => "to_string",
            Function::ToFloat => "to_float",
            Function::ToUnsigned => "to_unsigned",
        }
    }

    /// The function that is written so.
    pub fn of(word: &str) -> Option<Self> {
        Function::ALL.into_iter().find(|function| function.word() == word)
    }

    /// Returns true if it is a condition: its value is 1 where it holds, and else 0.
    pub fn is_condition(self) -> bool {
        matches!(self, Function::Contains | Function::Match)
    }

    /// Returns true if its value is a text.
    pub fn makes_text(self) -> bool {
        let converts =
            matches!(self, Function::ToString | Function::UnsignedToString | Function::FloatToString);
        converts || matches!(self, Function::Cat | Function::Substr)
    }

    /// Returns true if it is one of the functions that take numbers of any kind, and texts.
    pub fn is_conversion(self) -> bool {
        matches!(self, Function::ToNumber | Function::ToFloat | Function::ToUnsigned | Function::ToString)
    }

    /// Returns true if argument number `at` is a text.
    pub fn takes_text(self, at: usize) -> bool {
        match self {
            Function::Substr => at == 0,
            Function::ToString | Function::UnsignedToString | Function::FloatToString => false,
            Function::Ord => false,
            _ => true,
        }
    }

    /// Least and greatest number of arguments.
    pub fn arity(self) -> (usize, usize) {
        match self {
            Function::Cat => (2, usize::MAX),
            Function::Contains | Function::Match => (2, 2),
            Function::Substr => (3, 3),
            _ => (1, 1),
        }
    }
}

/// An operator on one number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum UnaryOperator {
    /// `-`
    Negate,
    /// `bnot`
    BitNot,
    /// `lnot`: 1 for 0, and else 0
    Not,
    /// `-` of a float
    FloatNegate,
    /// `to_float` of a number
    ToFloat,
    /// `to_float` of an unsigned number
    UnsignedToFloat,
    /// `to_number` of a float, towards 0
    FloatToNumber,
    /// `to_unsigned` of a float, towards 0
    FloatToUnsigned,
    /// `to_number` of an unsigned number
    UnsignedToNumber,
    /// `to_unsigned` of a number
    ToUnsigned,
}

/// An operator on two numbers. All of them wrap at 32 bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
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
    /// `^`; with a negative exponent 1 and -1 stay what they are or change signs, all else is 0, and 0 has no result
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
    /// `bshru`, fills with zeros
    ShiftRightUnsigned,
    /// `land`: 1 if both sides are not 0, and else 0
    And,
    /// `lor`
    Or,
    /// `lxor`
    Xor,
    /// `min(a, b)`
    Min,
    /// `max(a, b)`
    Max,
    /// `/` of unsigned numbers
    UnsignedDivide,
    /// `%` of unsigned numbers
    UnsignedRemainder,
    /// `^` of unsigned numbers
    UnsignedPower,
    /// `min(a, b)` of unsigned numbers
    UnsignedMin,
    /// `max(a, b)` of unsigned numbers
    UnsignedMax,
    /// `+` of floats
    FloatAdd,
    /// `-` of floats
    FloatSubtract,
    /// `*` of floats
    FloatMultiply,
    /// `/` of floats; by 0 it is infinite, or no number
    FloatDivide,
    /// `^` of floats
    FloatPower,
    /// `min(a, b)` of floats
    FloatMin,
    /// `max(a, b)` of floats
    FloatMax,
}

impl UnaryOperator {
    /// As it is written.
    pub fn sign(self) -> &'static str {
        match self {
            UnaryOperator::Negate | UnaryOperator::FloatNegate => "-",
            UnaryOperator::BitNot => "bnot ",
            UnaryOperator::Not => "lnot ",
            UnaryOperator::ToFloat | UnaryOperator::UnsignedToFloat => "to_float",
            UnaryOperator::FloatToNumber | UnaryOperator::UnsignedToNumber => "to_number",
            UnaryOperator::FloatToUnsigned | UnaryOperator::ToUnsigned => "to_unsigned",
        }
    }

    /// The type of its result, if that is not the type of what it is applied to.
    pub fn kind(self) -> Option<ColumnType> {
        match self {
            UnaryOperator::Negate | UnaryOperator::BitNot | UnaryOperator::Not => None,
            UnaryOperator::FloatNegate => Some(ColumnType::Float),
            UnaryOperator::ToFloat | UnaryOperator::UnsignedToFloat => Some(ColumnType::Float),
            UnaryOperator::FloatToNumber | UnaryOperator::UnsignedToNumber => Some(ColumnType::Number),
            UnaryOperator::FloatToUnsigned | UnaryOperator::ToUnsigned => Some(ColumnType::Unsigned),
        }
    }

    /// The operator on floats that is written so, if there is one.
    pub fn float(self) -> Option<Self> {
        (self == UnaryOperator::Negate).then_some(UnaryOperator::FloatNegate)
    }

    /// The result for `value`.
    pub fn apply(self, value: i32) -> i32 {
        match self {
            UnaryOperator::Negate => value.wrapping_neg(),
            UnaryOperator::BitNot => !value,
            UnaryOperator::Not => i32::from(value == 0),
            UnaryOperator::FloatNegate => bits(-float(value)),
            UnaryOperator::ToFloat => bits(value as f32),
            UnaryOperator::UnsignedToFloat => bits(value as u32 as f32),
            UnaryOperator::FloatToNumber => numbers::to_signed(float(value)),
            UnaryOperator::FloatToUnsigned => numbers::to_unsigned(float(value)) as i32,
            UnaryOperator::UnsignedToNumber | UnaryOperator::ToUnsigned => value,
        }
    }
}

impl BinaryOperator {
    /// The operator on unsigned numbers that is written so.
    pub fn unsigned(self) -> Self {
        match self {
            BinaryOperator::Divide => BinaryOperator::UnsignedDivide,
            BinaryOperator::Remainder => BinaryOperator::UnsignedRemainder,
            BinaryOperator::Power => BinaryOperator::UnsignedPower,
            BinaryOperator::ShiftRight => BinaryOperator::ShiftRightUnsigned,
            BinaryOperator::Min => BinaryOperator::UnsignedMin,
            BinaryOperator::Max => BinaryOperator::UnsignedMax,
            same => same,
        }
    }

    /// The operator on floats that is written so, if there is one.
    pub fn float(self) -> Option<Self> {
        Some(match self {
            BinaryOperator::Add => BinaryOperator::FloatAdd,
            BinaryOperator::Subtract => BinaryOperator::FloatSubtract,
            BinaryOperator::Multiply => BinaryOperator::FloatMultiply,
            BinaryOperator::Divide => BinaryOperator::FloatDivide,
            BinaryOperator::Power => BinaryOperator::FloatPower,
            BinaryOperator::Min => BinaryOperator::FloatMin,
            BinaryOperator::Max => BinaryOperator::FloatMax,
            _ => return None,
        })
    }

    /// The kind of numbers that it computes with, if there is only one.
    pub fn kind(self) -> Option<ColumnType> {
        match self {
            BinaryOperator::UnsignedDivide
            | BinaryOperator::UnsignedRemainder
            | BinaryOperator::UnsignedPower
            | BinaryOperator::UnsignedMin
            | BinaryOperator::UnsignedMax => Some(ColumnType::Unsigned),
            BinaryOperator::FloatAdd
            | BinaryOperator::FloatSubtract
            | BinaryOperator::FloatMultiply
            | BinaryOperator::FloatDivide
            | BinaryOperator::FloatPower
            | BinaryOperator::FloatMin
            | BinaryOperator::FloatMax => Some(ColumnType::Float),
            _ => None,
        }
    }

    /// Returns true if it is `min` or `max`.
    pub fn is_extreme(self) -> bool {
        matches!(self.sign(), "min" | "max")
    }

    /// As it is written.
    pub fn sign(self) -> &'static str {
        match self {
            BinaryOperator::Add | BinaryOperator::FloatAdd => "+",
            BinaryOperator::Subtract | BinaryOperator::FloatSubtract => "-",
            BinaryOperator::Multiply | BinaryOperator::FloatMultiply => "*",
            BinaryOperator::Divide | BinaryOperator::UnsignedDivide | BinaryOperator::FloatDivide => "/",
            BinaryOperator::Remainder | BinaryOperator::UnsignedRemainder => "%",
            BinaryOperator::Power | BinaryOperator::UnsignedPower | BinaryOperator::FloatPower => "^",
            BinaryOperator::BitAnd => "band",
            BinaryOperator::BitOr => "bor",
            BinaryOperator::BitXor => "bxor",
            BinaryOperator::ShiftLeft => "bshl",
            BinaryOperator::ShiftRight => "bshr",
            BinaryOperator::ShiftRightUnsigned => "bshru",
            BinaryOperator::And => "land",
            BinaryOperator::Or => "lor",
            BinaryOperator::Xor => "lxor",
            BinaryOperator::Min | BinaryOperator::UnsignedMin | BinaryOperator::FloatMin => "min",
            BinaryOperator::Max | BinaryOperator::UnsignedMax | BinaryOperator::FloatMax => "max",
        }
    }

    /// The result for `left` and `right`; none for a division by 0, which a negative power of 0 is too.
    pub fn apply(self, left: i32, right: i32) -> Option<i32> {
        Some(match self {
            BinaryOperator::Add => left.wrapping_add(right),
            BinaryOperator::Subtract => left.wrapping_sub(right),
            BinaryOperator::Multiply => left.wrapping_mul(right),
            BinaryOperator::Divide if right == 0 => return None,
            BinaryOperator::Divide => left.wrapping_div(right),
            BinaryOperator::Remainder if right == 0 => return None,
            BinaryOperator::Remainder => left.wrapping_rem(right),
            BinaryOperator::Power => return power(left, right),
            BinaryOperator::BitAnd => left & right,
            BinaryOperator::BitOr => left | right,
            BinaryOperator::BitXor => left ^ right,
            BinaryOperator::ShiftLeft => left.wrapping_shl(right as u32),
            BinaryOperator::ShiftRight => left.wrapping_shr(right as u32),
            BinaryOperator::ShiftRightUnsigned => (left as u32).wrapping_shr(right as u32) as i32,
            BinaryOperator::And => i32::from(left != 0 && right != 0),
            BinaryOperator::Or => i32::from(left != 0 || right != 0),
            BinaryOperator::Xor => i32::from((left != 0) != (right != 0)),
            BinaryOperator::Min => left.min(right),
            BinaryOperator::Max => left.max(right),
            BinaryOperator::UnsignedDivide => (left as u32).checked_div(right as u32)? as i32,
            BinaryOperator::UnsignedRemainder => (left as u32).checked_rem(right as u32)? as i32,
            BinaryOperator::UnsignedPower => numbers::unsigned_power(left as u32, right as u32) as i32,
            BinaryOperator::UnsignedMin => (left as u32).min(right as u32) as i32,
            BinaryOperator::UnsignedMax => (left as u32).max(right as u32) as i32,
            BinaryOperator::FloatAdd => bits(float(left) + float(right)),
            BinaryOperator::FloatSubtract => bits(float(left) - float(right)),
            BinaryOperator::FloatMultiply => bits(float(left) * float(right)),
            BinaryOperator::FloatDivide => bits(float(left) / float(right)),
            BinaryOperator::FloatPower => bits(float(left).powf(float(right))),
            BinaryOperator::FloatMin if float(right) < float(left) => right,
            BinaryOperator::FloatMax if float(left) < float(right) => right,
            BinaryOperator::FloatMin | BinaryOperator::FloatMax => left,
        })
    }
}

/// The float that a cell holds.
fn float(cell: i32) -> f32 {
    f32::from_bits(cell as u32)
}

/// The cell that holds `float`.
fn bits(float: f32) -> i32 {
    float.to_bits() as i32
}

/// `left ^ right`; what is no whole number is cut off, as in a division.
fn power(left: i32, right: i32) -> Option<i32> {
    match (u32::try_from(right), left) {
        (Ok(exponent), _) => Some(left.wrapping_pow(exponent)),
        (Err(_), 0) => None,
        (Err(_), 1 | -1) => Some(left.wrapping_pow(right.unsigned_abs())),
        (Err(_), _) => Some(0),
    }
}

/// The operation of an aggregate, over all distinct assignments of the variables of its body, `_` counted as one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Aggregation {
    /// The number of assignments.
    Count,
    /// The sum of the value, 0 if there is none.
    Sum,
    /// The least value; no result if there is none.
    Min,
    /// The greatest value; no result if there is none.
    Max,
    /// The least unsigned value.
    UnsignedMin,
    /// The greatest unsigned value.
    UnsignedMax,
    /// The sum of floats.
    FloatSum,
    /// The least float.
    FloatMin,
    /// The greatest float.
    FloatMax,
    /// The sum of floats by their number; no result if there is none.
    Mean,
}

impl Aggregation {
    /// As it is written.
    pub fn word(self) -> &'static str {
        match self {
            Aggregation::Count => "count",
            Aggregation::Sum | Aggregation::FloatSum => "sum",
            Aggregation::Min | Aggregation::UnsignedMin | Aggregation::FloatMin => "min",
            Aggregation::Max | Aggregation::UnsignedMax | Aggregation::FloatMax => "max",
            Aggregation::Mean => "mean",
        }
    }

    /// The operation on unsigned numbers that is written so.
    pub fn unsigned(self) -> Self {
        match self {
            Aggregation::Min => Aggregation::UnsignedMin,
            Aggregation::Max => Aggregation::UnsignedMax,
            same => same,
        }
    }

    /// The operation on floats that is written so.
    pub fn float(self) -> Self {
        match self {
            Aggregation::Sum => Aggregation::FloatSum,
            Aggregation::Min => Aggregation::FloatMin,
            Aggregation::Max => Aggregation::FloatMax,
            same => same,
        }
    }

    /// The one of two values, or of the kept one and the next, that it keeps.
    #[inline]
    pub fn join(self, kept: i32, value: i32) -> i32 {
        match self {
            Aggregation::Count | Aggregation::Sum => kept.wrapping_add(value),
            Aggregation::Min => kept.min(value),
            Aggregation::Max => kept.max(value),
            Aggregation::UnsignedMin => (kept as u32).min(value as u32) as i32,
            Aggregation::UnsignedMax => (kept as u32).max(value as u32) as i32,
            Aggregation::FloatSum | Aggregation::Mean => bits(float(kept) + float(value)),
            Aggregation::FloatMin if float(value) < float(kept) => value,
            Aggregation::FloatMax if float(kept) < float(value) => value,
            Aggregation::FloatMin | Aggregation::FloatMax => kept,
        }
    }

    /// Returns true if it adds floats.
    pub fn adds_floats(self) -> bool {
        matches!(self, Aggregation::FloatSum | Aggregation::Mean)
    }
}

/// `count : { body }`, `sum value : { body }`
#[derive(Clone, PartialEq, Debug)]
pub struct Aggregate {
    /// The operation.
    pub operation: Aggregation,
    /// Of what; `count` has none.
    pub value: Option<Term>,
    /// Over which rows.
    pub body: Formula,
    /// All of it.
    pub span: Span,
}
