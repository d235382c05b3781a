//! The meaning of rules, written down as directly as possible: all relations of the whole program, by trying every
//! row of every atom until nothing new comes. Slow, and the measure of what all evaluators derive.
//!
//! Rules see what the rounds before have derived. Of a relation with a `choice-domain` each round keeps the least rows
//! that it can.

// Not every test that includes this uses all of it.
#![allow(dead_code)]

use dfquery_engine::{
    base::FactBase,
    check::{Aggregate, Atom, Literal, Program, Rule, Term, VariableId},
    evaluate::Fold,
    functions,
    schema::RelationId,
    syntax::{Aggregation, Comparison, Function},
    texts,
};
use std::collections::{BTreeMap, BTreeSet};

/// A value for each variable that has one.
pub type Binding = Vec<Option<u32>>;

/// The rows of each relation.
pub type Relations = BTreeMap<RelationId, BTreeSet<Vec<u32>>>;

/// Adds all that the rules of `program` derive to `relations`.
pub fn evaluate(program: &Program, base: &FactBase, relations: Relations) -> Relations {
    evaluate_in_rounds(program, base, relations).0
}

/// The round, from 0 in each stratum, in which each row was derived.
pub type Rounds = BTreeMap<(RelationId, Vec<u32>), usize>;

/// Adds all that the rules of `program` derive to `relations`, and tells when.
pub fn evaluate_in_rounds(program: &Program, base: &FactBase, relations: Relations) -> (Relations, Rounds) {
    let mut naive = Naive { program, base, relations };
    let mut rounds = Rounds::new();
    for file in &program.files {
        for stratum in &file.strata {
            let rules: Vec<&Rule> =
                file.rules.iter().filter(|rule| stratum.contains(&rule.head.relation)).collect();
            for round in 0.. {
                let found: BTreeSet<(RelationId, Vec<u32>)> = rules
                    .iter()
                    .flat_map(|rule| naive.fire(rule).into_iter().map(|row| (rule.head.relation, row)))
                    .collect();
                let before = rounds.len();
                for (relation, row) in found {
                    if naive.add(relation, &row) {
                        rounds.insert((relation, row), round);
                    }
                }
                if rounds.len() == before {
                    break;
                }
            }
        }
    }
    (naive.relations, rounds)
}

/// Whether the body of `rule` holds under `binding`, with more values if it leaves some open.
pub fn holds(
    program: &Program,
    base: &FactBase,
    relations: &Relations,
    rule: &Rule,
    binding: &Binding,
) -> bool {
    let naive = Naive { program, base, relations: relations.clone() };
    let mut found = false;
    let literals: Vec<&Literal> = rule.body.iter().collect();
    naive.solve(&literals, binding.clone(), &mut |_| found = true);
    found
}

/// The row that `atom` is under `binding`; what is open is none.
pub fn cells(program: &Program, base: &FactBase, atom: &Atom, binding: &Binding) -> Vec<Option<u32>> {
    let naive = Naive { program, base, relations: Relations::new() };
    atom.terms.iter().map(|term| naive.value(term, binding)).collect()
}

struct Naive<'s> {
    program: &'s Program,
    base: &'s FactBase,
    relations: Relations,
}

impl Naive<'_> {
    /// Adds a row, and says whether it was new; a row that a choice was made against is not.
    fn add(&mut self, relation: RelationId, row: &[u32]) -> bool {
        let known = self.relations.entry(relation).or_default();
        let agree = |group: &Vec<usize>, other: &[u32]| group.iter().all(|&c| other[c] == row[c]);
        let mut groups = self.program.declared[relation.0 as usize].choice.iter();
        let taken = groups.any(|group| known.iter().any(|other| agree(group, other)));
        !taken && known.insert(row.to_vec())
    }

    /// What `rule` derives.
    fn fire(&self, rule: &Rule) -> Vec<Vec<u32>> {
        let mut heads = Vec::new();
        let literals: Vec<&Literal> = rule.body.iter().collect();
        self.solve(&literals, vec![None; rule.variables.len()], &mut |binding| {
            heads.push(
                rule.head.terms.iter().map(|term| self.value(term, binding)).collect::<Option<Vec<u32>>>(),
            );
        });
        heads.into_iter().flatten().collect()
    }

    /// Calls `found` for every binding under which all `literals` hold.
    fn solve(&self, literals: &[&Literal], binding: Binding, found: &mut dyn FnMut(&Binding)) {
        if literals.is_empty() {
            return found(&binding);
        }
        let decided = literals.iter().position(|literal| self.is_decided(literal, &binding));
        let next = decided.or_else(|| literals.iter().position(|literal| can_be_matched(literal, &binding)));
        self.step(literals, next.expect("every variable is bound by something"), binding, found);
    }

    fn step(&self, literals: &[&Literal], at: usize, binding: Binding, found: &mut dyn FnMut(&Binding)) {
        let rest: Vec<&Literal> =
            literals.iter().enumerate().filter(|(i, _)| *i != at).map(|(_, l)| *l).collect();
        match literals[at] {
            Literal::Atom(atom) => {
                for row in self.rows(atom) {
                    if let Some(binding) = self.matches(atom, row, &binding) {
                        self.solve(&rest, binding, found);
                    }
                }
            }
            Literal::Not(atom) => {
                if !self.rows(atom).any(|row| self.matches(atom, row, &binding).is_some()) {
                    self.solve(&rest, binding, found);
                }
            }
            Literal::Compare(comparison, left, right) => {
                if let Some(binding) = self.compare(*comparison, left, right, binding) {
                    self.solve(&rest, binding, found);
                }
            }
            Literal::Aggregate(aggregate) => {
                let result = self.aggregate(aggregate, &binding);
                let result = result.and_then(|result| bind(aggregate.result, result as u32, &binding));
                if let Some(binding) = result {
                    self.solve(&rest, binding, found);
                }
            }
        }
    }

    fn rows(&self, atom: &Atom) -> impl Iterator<Item = &Vec<u32>> {
        self.relations.get(&atom.relation).into_iter().flatten()
    }

    fn is_decided(&self, literal: &Literal, binding: &Binding) -> bool {
        let known = |variable: &VariableId| binding[variable.0 as usize].is_some();
        match literal {
            Literal::Atom(_) => false,
            Literal::Not(atom) => atom.terms.iter().all(|term| is_known(term, binding)),
            Literal::Compare(Comparison::Equal, left, right) => {
                let either = is_known(left, binding) || is_known(right, binding);
                let both = is_known(left, binding) && is_known(right, binding);
                let can_bind = |term: &Term| match term {
                    Term::Record(_, fields) => {
                        let open = |field: &&Term| !is_known(field, binding);
                        fields.iter().filter(open).all(|field| matches!(field, Term::Variable(_)))
                    }
                    term => matches!(term, Term::Variable(_)) || is_known(term, binding),
                };
                both || either && can_bind(left) && can_bind(right)
            }
            Literal::Compare(_, left, right) => is_known(left, binding) && is_known(right, binding),
            Literal::Aggregate(aggregate) => aggregate.outer.iter().all(known),
        }
    }

    fn matches(&self, atom: &Atom, row: &[u32], binding: &Binding) -> Option<Binding> {
        let mut binding = binding.clone();
        let mut later = Vec::new();
        for (term, &cell) in atom.terms.iter().zip(row) {
            match term {
                Term::Any => {}
                Term::Variable(variable) => binding = bind(*variable, cell, &binding)?,
                term => later.push((term, cell)),
            }
        }
        later.iter().all(|(term, cell)| self.value(term, &binding) == Some(*cell)).then_some(binding)
    }

    fn compare(
        &self,
        comparison: Comparison,
        left: &Term,
        right: &Term,
        binding: Binding,
    ) -> Option<Binding> {
        match (left, right, self.value(left, &binding), self.value(right, &binding)) {
            (_, _, Some(left), Some(right)) => comparison.holds(left as i32, right as i32).then_some(binding),
            (Term::Variable(variable), _, None, Some(value))
            | (_, Term::Variable(variable), Some(value), None) => bind(*variable, value, &binding),
            (Term::Record(_, fields), _, None, Some(record))
            | (_, Term::Record(_, fields), Some(record), None) => self.unpack(fields, record, binding),
            _ => None,
        }
    }

    /// `binding` with the fields of `record` for the variables among `fields`, if the others are as these say.
    fn unpack(&self, fields: &[Term], record: u32, mut binding: Binding) -> Option<Binding> {
        let cells = self.base.records().fields(fields.len(), record);
        for (field, &cell) in fields.iter().zip(&cells) {
            if let Term::Variable(variable) = field {
                binding = bind(*variable, cell, &binding)?;
            }
        }
        let same = |(field, &cell): (&Term, &u32)| self.value(field, &binding) == Some(cell);
        fields.iter().zip(&cells).all(same).then_some(binding)
    }

    fn aggregate(&self, aggregate: &Aggregate, binding: &Binding) -> Option<i32> {
        let literals: Vec<&Literal> = aggregate.body.iter().collect();
        let mut rows = BTreeSet::new();
        self.solve(&literals, binding.clone(), &mut |binding| {
            let inner: Vec<_> = aggregate.inner.iter().map(|variable| binding[variable.0 as usize]).collect();
            let value = aggregate.value.as_ref().map(|value| self.value(value, binding));
            if value != Some(None) {
                rows.insert((inner, value.flatten().map(|value| value as i32)));
            }
        });
        let values = rows.iter().filter_map(|(_, value)| *value);
        match aggregate.operation {
            Aggregation::Count => Some(rows.len() as i32),
            Aggregation::Sum => Some(values.fold(0, i32::wrapping_add)),
            Aggregation::Min => values.min(),
            Aggregation::Max => values.max(),
            other => {
                let mut fold = Fold::new(other);
                values.for_each(|value| fold.add(value));
                fold.finish()
            }
        }
    }

    fn value(&self, term: &Term, binding: &Binding) -> Option<u32> {
        let number = |term| self.value(term, binding).map(|value| value as i32);
        match term {
            Term::Any => None,
            Term::Entity(ty, name, _) => self.base.find(*ty, name),
            Term::Variable(variable) => binding[variable.0 as usize],
            Term::Text(text) => Some(self.base.symbols().find(text).unwrap_or(u32::MAX)),
            Term::Number(number) => Some(*number as u32),
            Term::Bits(_, bits) => Some(*bits),
            Term::Record(_, fields) => {
                let cells = fields.iter().map(|field| self.value(field, binding));
                Some(self.base.records().intern(&cells.collect::<Option<Vec<u32>>>()?))
            }
            Term::Call(function, arguments) => {
                let cells = arguments.iter().map(|argument| self.value(argument, binding));
                self.call(*function, &cells.collect::<Option<Vec<u32>>>()?)
            }
            Term::Name(ty, inner) => Some(self.make(self.base.text(*ty, self.value(inner, binding)?))),
            Term::Unary(operator, operand) => Some(operator.apply(number(operand)?) as u32),
            Term::Binary(operator, left, right) => {
                operator.apply(number(left)?, number(right)?).map(|n| n as u32)
            }
        }
    }
}

impl Naive<'_> {
    fn make(&self, text: String) -> u32 {
        self.base.symbols().make(&text)
    }

    /// What `function` gives, letter by letter.
    fn call(&self, function: Function, cells: &[u32]) -> Option<u32> {
        let letters = |at: usize| -> Vec<char> { self.base.symbols().get(cells[at]).chars().collect() };
        Some(match function {
            Function::Strlen => letters(0).len() as u32,
            Function::Contains => {
                let (part, text) = (letters(0), letters(1));
                let mut starts = 0..=text.len();
                u32::from(starts.any(|start| text[start..].starts_with(&part)))
            }
            Function::Match => u32::from(fits(&letters(0), &letters(1))),
            Function::ToNumber => self.base.symbols().get(cells[0]).parse::<i32>().ok()? as u32,
            Function::ToString => self.make(format!("{}", cells[0] as i32)),
            Function::Cat => self.make((0..cells.len()).flat_map(letters).collect()),
            Function::Substr => {
                let (text, [start, length]) = (letters(0), [cells[1] as i32, cells[2] as i32]);
                let end = if length < 0 { i32::MAX } else { start.saturating_add(length) };
                let numbered = (0..).zip(text).filter(|(at, _)| start >= 0 && (start..end).contains(at));
                self.make(numbered.map(|(_, letter)| letter).collect())
            }
            Function::ToFloat
            | Function::ToUnsigned
            | Function::UnsignedToString
            | Function::FloatToString => functions::apply(function, cells, self.base.symbols())?,
            Function::Ord => (cells[0] < texts::MADE).then_some(cells[0])?,
        })
    }
}

/// Returns true if all of `text` fits an expression of letters, `.`, classes as `[VT]`, groups with `|`, and `*` behind
/// these.
fn fits(pattern: &[char], text: &[char]) -> bool {
    ends(pattern, text).contains(&text.len())
}

/// The numbers of letters at the start of `text` that may fit `pattern`.
fn ends(pattern: &[char], text: &[char]) -> BTreeSet<usize> {
    let mut depth = 0;
    let bar = pattern.iter().position(|letter| {
        depth += nesting(letter);
        *letter == '|' && depth == 0
    });
    if let Some(bar) = bar {
        return &ends(&pattern[..bar], text) | &ends(&pattern[bar + 1..], text);
    }
    let mut found = BTreeSet::from([0]);
    let mut rest = pattern;
    while !rest.is_empty() {
        let (piece, behind) = rest.split_at(first_piece(rest));
        let further = |from: &BTreeSet<usize>| -> BTreeSet<usize> {
            let further = |&at: &usize| once(piece, &text[at..]).into_iter().map(move |end| at + end);
            from.iter().flat_map(further).collect()
        };
        let repeated = behind.strip_prefix(&['*']);
        if repeated.is_none() {
            found = further(&found);
        }
        while repeated.is_some() && !further(&found).is_subset(&found) {
            found = &found | &further(&found);
        }
        rest = repeated.unwrap_or(behind);
    }
    found
}

/// The length of the letter, class or group that `pattern` begins with.
fn first_piece(pattern: &[char]) -> usize {
    let mut depth = 0;
    let is_end = |letter: &char| {
        depth += nesting(letter);
        depth == 0
    };
    pattern.iter().position(is_end).expect("classes and groups end") + 1
}

/// The classes and groups that begin at `letter`, less those that end.
fn nesting(letter: &char) -> i32 {
    i32::from(matches!(letter, '(' | '[')) - i32::from(matches!(letter, ')' | ']'))
}

/// The numbers of letters at the start of `text` that fit a letter, a class or a group.
fn once(piece: &[char], text: &[char]) -> BTreeSet<usize> {
    let first = |fits: &dyn Fn(&char) -> bool| text.first().filter(|letter| fits(letter)).map(|_| 1);
    match piece {
        ['(', inner @ .., ')'] => ends(inner, text),
        ['[', class @ .., ']'] => first(&|letter| class.contains(letter)).into_iter().collect(),
        piece => first(&|letter| piece == ['.'] || piece == [*letter]).into_iter().collect(),
    }
}

/// `binding` with a value for `variable`, unless it has another one.
fn bind(variable: VariableId, value: u32, binding: &Binding) -> Option<Binding> {
    let mut binding = binding.clone();
    let known = &mut binding[variable.0 as usize];
    (*known.get_or_insert(value) == value).then_some(binding)
}

fn is_known(term: &Term, binding: &Binding) -> bool {
    match term {
        Term::Any | Term::Text(_) | Term::Number(_) | Term::Bits(..) | Term::Entity(..) => true,
        Term::Variable(variable) => binding[variable.0 as usize].is_some(),
        Term::Record(_, fields) | Term::Call(_, fields) => {
            fields.iter().all(|field| is_known(field, binding))
        }
        Term::Name(_, operand) => is_known(operand, binding),
        Term::Unary(_, operand) => is_known(operand, binding),
        Term::Binary(_, left, right) => is_known(left, binding) && is_known(right, binding),
    }
}

/// Whether the terms of an atom can be computed once its own variables are bound.
fn can_be_matched(literal: &Literal, binding: &Binding) -> bool {
    let Literal::Atom(atom) = literal else { return false };
    let mut binding = binding.clone();
    for term in &atom.terms {
        if let Term::Variable(variable) = term {
            binding[variable.0 as usize].get_or_insert(0);
        }
    }
    atom.terms.iter().all(|term| is_known(term, &binding))
}
