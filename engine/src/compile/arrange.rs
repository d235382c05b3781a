//! The order in which the conditions of a rule are evaluated.
//!
//! ascent joins in the order that is written, whichever atom is the delta. So an atom that grows stands first:
//! then a round costs what is new, not what there is. If two grow and share a variable they stand first together,
//! and ascent begins with the shorter one. After that, whatever is decided by what is bound comes as early as it can,
//! and the next atom to iterate over is the one that is bound best.

use super::{
    planned::{Argument, Atom, Given, PlannedRule, Relation, Slot, Step, Unit},
    recursion::{self, Components},
};
use crate::{
    check::{Term, VariableId},
    schema::ColumnType,
    store::columns,
    syntax::Comparison,
};
use std::{cmp::Reverse, collections::BTreeSet};

/// The variables bound so far.
pub type Bound = BTreeSet<VariableId>;

/// Puts the steps of `rule` into the order of their evaluation.
pub fn arrange(rule: &mut PlannedRule, relations: &[Relation], grows: &dyn Fn(Slot) -> bool) {
    let left = std::mem::take(&mut rule.steps);
    let mut arranger = Arranger { left, done: Vec::new(), bound: Bound::new(), relations };
    arranger.begin(grows);
    rule.swaps = matches!(&arranger.done[..], [Step::Join(_), Step::Join(_)]);
    while !arranger.left.is_empty() {
        arranger.settle();
        arranger.iterate();
    }
    rule.steps = arranger.done;
}

struct Arranger<'r> {
    left: Vec<Step>,
    done: Vec<Step>,
    bound: Bound,
    relations: &'r [Relation],
}

impl Arranger<'_> {
    /// Takes the atoms that grow: one, and a second one that it shares a variable with.
    fn begin(&mut self, grows: &dyn Fn(Slot) -> bool) {
        let growing = |step: &Step| matches!(step, Step::Join(atom) if grows(atom.relation));
        let Some(first) = self.left.iter().position(growing) else { return };
        self.take(first);
        let joined = |step: &Step| growing(step) && self.binds_any_of(step);
        if let Some(second) = self.left.iter().position(joined) {
            self.take(second);
        }
    }

    fn binds_any_of(&self, step: &Step) -> bool {
        matches!(step, Step::Join(atom) if atom.variables().any(|variable| self.bound.contains(&variable)))
    }

    /// Takes everything that the bound variables decide.
    fn settle(&mut self) {
        while let Some(at) = self.left.iter().position(|step| self.is_decided(step)) {
            self.take(at);
        }
    }

    fn is_decided(&self, step: &Step) -> bool {
        match step {
            Step::Join(atom) => self.is_bound(atom) && !atom.arguments.contains(&Argument::Any),
            Step::Absent(atom) => self.is_bound(atom),
            Step::Text(..) => false,
            Step::Compare(comparison, left, right) => is_ready(*comparison, left, right, &self.bound),
            Step::Aggregate { value, over, .. } => {
                over.variables().all(|variable| Some(variable) == *value || self.bound.contains(&variable))
            }
        }
    }

    fn is_bound(&self, atom: &Atom) -> bool {
        atom.variables().all(|variable| self.bound.contains(&variable))
    }

    /// Takes the best atom to iterate over.
    fn iterate(&mut self) {
        let atoms = self.left.iter().enumerate().filter_map(|(at, step)| match step {
            Step::Join(atom) => Some((at, atom)),
            _ => None,
        });
        let best = atoms.max_by_key(|(at, atom)| (self.promise(atom), Reverse(*at))).map(|(at, _)| at);
        if let Some(at) = best {
            self.take(at);
        } else if !self.left.is_empty() {
            let text = self.left.iter().position(|step| matches!(step, Step::Text(..)));
            self.take(text.expect("the front end lets only rules pass whose variables are all bound"));
        }
    }

    /// How good it is to iterate over `atom` next: rows by key, by an entity, by anything; few columns left open;
    /// inputs rather than derived relations.
    fn promise(&self, atom: &Atom) -> (bool, bool, bool, Reverse<usize>, bool) {
        let relation = &self.relations[atom.relation.0];
        let known = |argument: &Argument| match argument {
            Argument::Variable(variable) => self.bound.contains(variable) || self.is_text(*variable),
            Argument::Number(_) => true,
            Argument::Any => false,
        };
        let by_entity =
            |(argument, ty): (&Argument, &ColumnType)| matches!(ty, ColumnType::Entity(_)) && known(argument);
        let open = atom.arguments.iter().filter(|argument| !known(argument)).count();
        (
            relation.lists && known(&atom.arguments[0]),
            atom.arguments.iter().zip(&relation.types).any(by_entity),
            atom.arguments.iter().any(known),
            Reverse(open),
            relation.given != Given::Here,
        )
    }

    fn is_text(&self, variable: VariableId) -> bool {
        self.left.iter().any(|step| matches!(step, Step::Text(text, _) if *text == variable))
    }

    /// Takes one step, behind the texts that it mentions.
    fn take(&mut self, at: usize) {
        let step = self.left.remove(at);
        let mentioned = variables(&step);
        while let Some(text) =
            self.left.iter().position(|s| matches!(s, Step::Text(v, _) if mentioned.contains(v)))
        {
            let text = self.left.remove(text);
            self.bound.extend(variables(&text));
            self.done.push(text);
        }
        self.bound.extend(mentioned);
        self.done.push(step);
    }
}

/// Whether the comparison can be made, or binds a variable, when the variables of `bound` are bound.
pub fn is_ready(comparison: Comparison, left: &Term, right: &Term, bound: &Bound) -> bool {
    let known = |term: &Term| term_variables(term).is_subset(bound);
    let binds = |term: &Term| comparison == Comparison::Equal && matches!(term, Term::Variable(_));
    known(left) && (known(right) || binds(right)) || known(right) && binds(left)
}

/// All variables of a step, but for the value of an aggregate, which it keeps to itself.
fn variables(step: &Step) -> Bound {
    match step {
        Step::Join(atom) | Step::Absent(atom) => atom.variables().collect(),
        Step::Text(variable, _) => Bound::from([*variable]),
        Step::Compare(_, left, right) => {
            term_variables(left).union(&term_variables(right)).copied().collect()
        }
        Step::Aggregate { result, value, over, .. } => {
            over.variables().filter(|variable| Some(*variable) != *value).chain([*result]).collect()
        }
    }
}

/// The variables of `term`.
pub fn term_variables(term: &Term) -> Bound {
    match term {
        Term::Variable(variable) => Bound::from([*variable]),
        Term::Any | Term::Text(_) | Term::Number(_) | Term::Entity(..) => Bound::new(),
        Term::Name(_, operand) => term_variables(operand),
        Term::Record(_, fields) | Term::Call(_, fields) => fields.iter().flat_map(term_variables).collect(),
        Term::Unary(_, operand) => term_variables(operand),
        Term::Binary(_, left, right) => term_variables(left).union(&term_variables(right)).copied().collect(),
    }
}

/// The columns of `atom` that are looked up by when the variables of `bound` are bound.
fn looked_up(atom: &Atom, bound: &Bound) -> usize {
    let key = atom.arguments.iter().enumerate().filter(|(_, argument)| match argument {
        Argument::Variable(variable) => bound.contains(variable),
        Argument::Number(_) => true,
        Argument::Any => false,
    });
    columns::set(&key.map(|(column, _)| column).collect::<Vec<_>>())
}

/// Notes by which columns each relation is read, and which derived ones can be lean.
///
/// Rows of a derived relation are needed where its total is scanned or looked up by some of its columns. They are
/// not where the only atom that grows is its own, which is read as delta, nor where all its columns are bound.
pub fn note_reads(unit: &mut Unit, components: &Components) {
    let mut read = BTreeSet::new();
    for (at, rule) in unit.rules.iter().enumerate() {
        let grows = |relation| recursion::grows(components, at, relation);
        let growing =
            rule.steps.iter().filter(|step| matches!(step, Step::Join(atom) if grows(atom.relation))).count();
        let mut bound = Bound::new();
        for step in &rule.steps {
            if let Some((atom, key)) = reads(step, &bound) {
                let relation = &mut unit.relations[atom.relation.0];
                relation.orders.insert(key);
                let all = key.count_ones() as usize == atom.arguments.len();
                let as_delta = matches!(step, Step::Join(_)) && grows(atom.relation) && growing == 1;
                if !all && !as_delta {
                    read.insert(atom.relation);
                }
            }
            bound.extend(variables(step));
        }
    }
    for (at, relation) in unit.relations.iter_mut().enumerate() {
        relation.lean = relation.given == Given::Here && !read.contains(&Slot(at));
    }
}

fn reads<'s>(step: &'s Step, bound: &Bound) -> Option<(&'s Atom, usize)> {
    match step {
        Step::Join(atom) | Step::Absent(atom) | Step::Aggregate { over: atom, .. } => {
            Some((atom, looked_up(atom, bound)))
        }
        Step::Text(..) | Step::Compare(..) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{schema::TypeId, syntax::Aggregation};

    const BLOCK: ColumnType = ColumnType::Entity(TypeId(0));
    const EDGE: Slot = Slot(0);
    const LISTING: Slot = Slot(1);
    const PATH: Slot = Slot(2);

    fn relations() -> Vec<Relation> {
        let relation = |given, types: &[ColumnType], lists| Relation {
            name: None,
            given,
            columns: (0..types.len()).collect(),
            types: types.to_vec(),
            orders: BTreeSet::new(),
            lean: false,
            lists,
        };
        vec![
            relation(Given::ByReader, &[BLOCK, BLOCK], false),
            relation(Given::ByReader, &[BLOCK, ColumnType::Number], true),
            relation(Given::Here, &[BLOCK, BLOCK], false),
        ]
    }

    fn variable(number: u16) -> Argument {
        Argument::Variable(VariableId(number))
    }

    fn atom(relation: Slot, arguments: [Argument; 2]) -> Atom {
        Atom { relation, arguments: arguments.to_vec() }
    }

    fn join(relation: Slot, a: u16, b: u16) -> Step {
        Step::Join(atom(relation, [variable(a), variable(b)]))
    }

    fn less(a: u16, b: u16) -> Step {
        let term = |number| Term::Variable(VariableId(number));
        Step::Compare(Comparison::Less, term(a), term(b))
    }

    /// The arranged steps, by their places in `steps`, and whether ascent may swap the first two.
    fn arranged(steps: &[Step], growing: &[Slot]) -> (Vec<usize>, bool) {
        let head = atom(PATH, [variable(0), variable(1)]);
        let mut rule = PlannedRule { head, steps: steps.to_vec(), swaps: false, place: String::new() };
        arrange(&mut rule, &relations(), &|relation| growing.contains(&relation));
        let place =
            |step: &Step| steps.iter().position(|written| written == step).expect("no step is made up");
        (rule.steps.iter().map(place).collect(), rule.swaps)
    }

    #[test]
    fn the_atom_that_grows_stands_first() {
        let steps = [join(EDGE, 0, 1), join(PATH, 1, 2)];
        assert_eq!(arranged(&steps, &[]), (vec![0, 1], false));
        assert_eq!(arranged(&steps, &[PATH]), (vec![1, 0], false));
    }

    #[test]
    fn two_that_grow_and_meet_are_swapped_at_run_time() {
        let meeting = [join(PATH, 0, 1), join(EDGE, 3, 0), join(PATH, 1, 2)];
        assert_eq!(arranged(&meeting, &[PATH]), (vec![0, 2, 1], true));
        let apart = [join(PATH, 0, 1), join(EDGE, 1, 2), join(PATH, 2, 3)];
        assert_eq!(arranged(&apart, &[PATH]), (vec![0, 1, 2], false));
    }

    #[test]
    fn a_test_comes_as_soon_as_it_is_decided() {
        let steps = [join(EDGE, 0, 1), join(LISTING, 1, 3), join(LISTING, 0, 2), less(2, 9), less(9, 3), {
            let term = Term::Binary(
                crate::syntax::BinaryOperator::Add,
                Box::new(Term::Variable(VariableId(2))),
                Box::new(Term::Number(1)),
            );
            Step::Compare(Comparison::Equal, Term::Variable(VariableId(9)), term)
        }];
        assert_eq!(arranged(&steps, &[]).0, [0, 1, 2, 5, 3, 4]);
    }

    #[test]
    fn a_row_by_key_comes_before_rows_by_some_column() {
        let steps = [join(EDGE, 0, 1), join(EDGE, 1, 2), join(LISTING, 1, 3), join(PATH, 0, 2)];
        assert_eq!(arranged(&steps, &[]).0, [0, 2, 1, 3]);
    }

    #[test]
    fn an_aggregate_comes_before_the_atoms_that_its_result_narrows() {
        let over = atom(EDGE, [variable(0), Argument::Any]);
        let count =
            Step::Aggregate { result: VariableId(5), operation: Aggregation::Count, value: None, over };
        let steps = [join(EDGE, 0, 1), join(LISTING, 6, 5), count];
        assert_eq!(arranged(&steps, &[]).0, [0, 2, 1]);
    }

    #[test]
    fn a_text_stands_before_the_atom_that_mentions_it() {
        let steps = [Step::Text(VariableId(7), 0), join(PATH, 0, 1), join(EDGE, 1, 7)];
        assert_eq!(arranged(&steps, &[PATH]).0, [1, 0, 2]);
    }
}
