//! Proofs as data.

use crate::notes::Mention;

/// A proof of tuples, step by step: each with the rule that derives it and the tuples that the rule reads.
///
/// Proofs have least height, and each tuple is explained once. Printed as it is, six levels are shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Proof {
    /// The numbers of the steps that were asked about.
    pub roots: Vec<usize>,
    /// All steps that these need, themselves included.
    pub steps: Vec<Step>,
}

/// The derivation of one tuple.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// The tuple.
    pub tuple: Tuple,
    /// The sentence of the rule, or of its relation, with the values of this tuple.
    pub says: Option<String>,
    /// Its place in the source of the program: `file:line:column`.
    pub location: Option<String>,
    /// The annotations of its entities, if they are wanted.
    pub mentions: Vec<Mention>,
    /// By what it is derived; none for a fact.
    pub by: Option<By>,
}

/// A tuple, or a pattern of tuples.
#[derive(Clone, PartialEq, Debug)]
pub struct Tuple {
    /// The relation.
    pub relation: String,
    /// By column its text; none where anything fits.
    pub cells: Vec<(String, Option<String>)>,
    /// As the rule language writes it: `in_loop("f/a", "f/b")`.
    pub text: String,
}

/// The rule that derives a tuple.
#[derive(Clone, PartialEq, Debug)]
pub struct By {
    /// The place of the rule: `rules/loops.dl:24`.
    pub rule: String,
    /// The round of its stratum in which the tuple was derived, from 0.
    pub round: usize,
    /// For each condition of the rule why it is met.
    pub premises: Vec<Premise>,
    /// The same for the eye.
    pub under: Vec<Under>,
}

/// The reason why a condition is met.
#[derive(Clone, PartialEq, Debug)]
pub enum Premise {
    /// The tuple of this step is there.
    Step(usize),
    /// No tuple fits.
    Absent(Tuple),
    /// The values compare so: `x [3] < y [4]`.
    Compare(String),
    /// The aggregate has this result.
    Aggregate {
        /// The text of the aggregate.
        text: String,
        /// The result.
        result: i32,
        /// The assignments that it was taken over.
        over: Vec<Counted>,
    },
}

/// One assignment that an aggregate was taken over.
#[derive(Clone, PartialEq, Debug)]
pub struct Counted {
    /// Its value, if one is aggregated.
    pub value: Option<i32>,
    /// The tuples of its atoms.
    pub tuples: Vec<Tuple>,
}

/// A child of one step of a proof.
#[derive(Clone, PartialEq, Debug)]
pub enum Under {
    /// Another step.
    Step(usize),
    /// A condition that needs no step.
    Line(String),
    /// A condition that stands for several: an inline relation, or an aggregate.
    Group(String, Vec<Under>),
}
