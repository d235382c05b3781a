//! Finds bindings under which the body of a rule holds.
//!
//! Whatever is decided is tested first; then the atom is matched whose rows are likely to be fewest: one with an entity
//! that is known, of an input rather than of a relation that grows.

use crate::{
    base::FactBase,
    check::{Aggregate, Atom, Literal, Rule, Term, VariableId},
    evaluate::{Fold, Names, Piece},
    functions,
    schema::{ColumnType, RelationId, Schema},
    store::{columns, flat::Flat, input::Look},
    syntax::Comparison,
};
use std::{cell::RefCell, cmp::Reverse};

/// Cells of which some may be anything.
pub type Pattern = Vec<Option<u32>>;

/// A relation and one of its rows.
pub type Tuple = (RelationId, Vec<u32>);

/// The relations that a stratum reads and derives, for one part or for the whole.
pub struct Ground {
    pub looks: Vec<Box<dyn Look>>,
    pub flats: RefCell<Vec<Flat>>,
}

/// Returns true if `row` is as `pattern` asks.
pub fn fits(row: &[u32], pattern: &Pattern) -> bool {
    row.iter().zip(pattern).all(|(cell, asked)| asked.is_none_or(|asked| asked == *cell))
}

/// Looks for bindings of one rule.
pub struct Search<'s> {
    pub schema: &'s Schema,
    pub names: &'s Names,
    pub base: &'s FactBase,
    pub piece: &'s Piece<'s>,
    pub ground: &'s Ground,
    pub rule: &'s Rule,
    /// Of the stratum's relations only rows of rounds before this one count.
    pub before: usize,
}

/// A state of the search.
#[derive(Clone, Debug)]
pub struct Found {
    /// By variable its value.
    pub values: Vec<Option<u32>>,
    /// By literal the row that an atom was matched with.
    pub rows: Vec<Option<Vec<u32>>>,
    /// The literals that hold so far, in the order in which they were tried.
    pub met: Vec<usize>,
}

/// Hears of the search.
pub trait Listen {
    /// All literals hold; says whether the search ends.
    fn found(&mut self, found: &Found) -> bool;
    /// `literal` does not hold under the bindings of `found`.
    fn failed(&mut self, found: &Found, literal: usize) {
        let _ = (found, literal);
    }
    /// Returns true if enough was tried.
    fn is_tired(&self) -> bool {
        false
    }
}

impl<'s> Search<'s> {
    /// The start of a search for a head that fits `pattern`; none if no binding can make it fit.
    pub fn start(&self, pattern: &Pattern) -> Option<Found> {
        let mut values = vec![None; self.rule.variables.len()];
        for (term, cell) in self.rule.head.terms.iter().zip(pattern) {
            let Some(cell) = *cell else { continue };
            for (id, cell) in self.parts(term, cell) {
                if *values[usize::from(id.0)].get_or_insert(cell) != cell {
                    return None;
                }
            }
        }
        let fits = |(term, cell): (&Term, &Option<u32>)| match (self.value(term, &values), cell) {
            (Some(value), Some(cell)) => value == *cell,
            _ => true,
        };
        let fits = self.rule.head.terms.iter().zip(pattern).all(fits);
        fits.then(|| Found { values, rows: vec![None; self.rule.body.len()], met: Vec::new() })
    }

    /// The variables that `cell` gives a value if `term` is that.
    fn parts(&self, term: &Term, cell: u32) -> Vec<(VariableId, u32)> {
        let variable = |(term, cell): (&Term, u32)| match term {
            Term::Variable(id) => Some((*id, cell)),
            _ => None,
        };
        match term {
            Term::Record(_, fields) => {
                let cells = self.base.records().fields(fields.len(), cell);
                fields.iter().zip(cells).filter_map(variable).collect()
            }
            term => variable((term, cell)).into_iter().collect(),
        }
    }

    /// Looks for ways to meet the body whose heads fit `pattern`.
    pub fn run(&self, pattern: &Pattern, listener: &mut dyn Listen) {
        if let Some(start) = self.start(pattern) {
            self.go_on(&mut Found { ..start }, pattern, listener);
        }
    }

    /// The same, with literal number `assumed` taken to hold, whatever its variables are.
    pub fn run_assuming(&self, assumed: usize, pattern: &Pattern, listener: &mut dyn Listen) {
        if let Some(mut start) = self.start(pattern) {
            start.met.push(assumed);
            self.go_on(&mut start, pattern, listener);
        }
    }

    fn go_on(&self, found: &mut Found, pattern: &Pattern, listener: &mut dyn Listen) -> bool {
        self.piece.check_control();
        let Some(next) = self.next(found) else {
            let head = self.rule.head.terms.iter().zip(pattern);
            let fits = |(term, cell): (&Term, &Option<u32>)| {
                let value = self.value(term, &found.values);
                value.is_some() && cell.is_none_or(|cell| value == Some(cell))
            };
            return head.into_iter().all(fits) && listener.found(found);
        };
        let mut held = false;
        let stop = self.meet(&self.rule.body[next], next, found, &mut |found| {
            held = true;
            found.met.push(next);
            let stop = self.go_on(found, pattern, listener);
            found.met.pop();
            stop
        });
        if !held {
            listener.failed(found, next);
        }
        stop || listener.is_tired()
    }

    /// The literal to meet next.
    fn next(&self, found: &Found) -> Option<usize> {
        let left = || (0..self.rule.body.len()).filter(|at| !found.met.contains(at));
        let decided = left().find(|&at| self.is_decided(&self.rule.body[at], &found.values));
        decided.or_else(|| {
            let atom = |at: &usize| match &self.rule.body[*at] {
                Literal::Atom(atom) => Some(self.promise(atom, &found.values)),
                _ => None,
            };
            left().filter(|at| atom(at).is_some()).max_by_key(|at| (atom(at), Reverse(*at)))
        })
    }

    fn promise(&self, atom: &Atom, values: &[Option<u32>]) -> (bool, bool, bool, Reverse<usize>) {
        let columns = &self.schema[atom.relation].columns;
        let known = |term: &Term| self.value(term, values).is_some();
        let entity = atom
            .terms
            .iter()
            .zip(columns)
            .any(|(term, column)| matches!(column.ty, ColumnType::Entity(_)) && known(term));
        let open = atom.terms.iter().filter(|term| !known(term)).count();
        let input = self.piece.slot(atom.relation).is_none();
        (entity, input, open < atom.terms.len(), Reverse(open))
    }

    fn is_decided(&self, literal: &Literal, values: &[Option<u32>]) -> bool {
        let known = |term: &Term| self.is_known(term, values);
        match literal {
            Literal::Atom(atom) => atom.terms.iter().all(known),
            Literal::Not(atom) => atom.terms.iter().all(|term| *term == Term::Any || known(term)),
            Literal::Compare(how, left, right) => {
                let binds = |term: &Term| *how == Comparison::Equal && self.can_bind(term, values);
                let (l, r) = (known(left), known(right));
                match (l, r) {
                    (true, true) => true,
                    (true, false) => binds(right),
                    (false, true) => binds(left),
                    (false, false) => false,
                }
            }
            Literal::Aggregate(aggregate) => {
                aggregate.outer.iter().all(|id| values[usize::from(id.0)].is_some())
            }
        }
    }

    /// Returns true if `term` is bound by what it is equal to.
    fn can_bind(&self, term: &Term, values: &[Option<u32>]) -> bool {
        match term {
            Term::Variable(_) => true,
            Term::Record(_, fields) => fields
                .iter()
                .filter(|field| !self.is_known(field, values))
                .all(|field| matches!(field, Term::Variable(_))),
            _ => false,
        }
    }

    /// Returns true if all variables of `term` have values.
    fn is_known(&self, term: &Term, values: &[Option<u32>]) -> bool {
        match term {
            Term::Any => false,
            Term::Variable(id) => values[usize::from(id.0)].is_some(),
            Term::Unary(_, operand) => self.is_known(operand, values),
            Term::Binary(_, left, right) => self.is_known(left, values) && self.is_known(right, values),
            Term::Record(_, fields) | Term::Call(_, fields) => {
                fields.iter().all(|field| self.is_known(field, values))
            }
            Term::Name(_, operand) => self.is_known(operand, values),
            Term::Text(_) | Term::Number(_) | Term::Bits(..) | Term::Entity(..) => true,
        }
    }

    /// Calls `then` for each way in which `literal`, number `at`, holds; until it says to stop.
    fn meet(
        &self,
        literal: &Literal,
        at: usize,
        found: &mut Found,
        then: &mut dyn FnMut(&mut Found) -> bool,
    ) -> bool {
        match literal {
            Literal::Atom(atom) => self.each_row(atom, self.before, found, &mut |found, row| {
                if let Some(place) = found.rows.get_mut(at) {
                    *place = Some(row.to_vec());
                }
                then(found)
            }),
            Literal::Not(atom) => {
                let there = self.each_row(atom, self.before, &mut found.clone(), &mut |_, _| true);
                !there && then(found)
            }
            Literal::Compare(how, left, right) => self.compare(*how, left, right, found, then),
            Literal::Aggregate(aggregate) => {
                let Some(result) = self.aggregate(aggregate, found, &mut |_, _| {}) else { return false };
                self.with(aggregate.result, result as u32, found, then)
            }
        }
    }

    fn compare(
        &self,
        how: Comparison,
        left: &Term,
        right: &Term,
        found: &mut Found,
        then: &mut dyn FnMut(&mut Found) -> bool,
    ) -> bool {
        match (left, right, self.value(left, &found.values), self.value(right, &found.values)) {
            (_, _, Some(left), Some(right)) => how.holds(left as i32, right as i32) && then(found),
            (Term::Variable(id), _, None, Some(value)) | (_, Term::Variable(id), Some(value), None) => {
                self.with(*id, value, found, then)
            }
            (Term::Record(_, fields), _, None, Some(record))
            | (_, Term::Record(_, fields), Some(record), None) => self.unpack(fields, record, found, then),
            _ => false,
        }
    }

    /// Goes on with the fields of `record` for the variables of `fields`, if the others are as these say.
    fn unpack(
        &self,
        fields: &[Term],
        record: u32,
        found: &mut Found,
        then: &mut dyn FnMut(&mut Found) -> bool,
    ) -> bool {
        let before = found.values.clone();
        let cells = self.base.records().fields(fields.len(), record);
        if cells.len() != fields.len() {
            return false;
        }
        for (term, &cell) in fields.iter().zip(&cells) {
            if let Term::Variable(id) = term {
                found.values[usize::from(id.0)].get_or_insert(cell);
            }
        }
        let fits = |(term, &cell): (&Term, &u32)| self.value(term, &found.values) == Some(cell);
        let stop = fields.iter().zip(&cells).all(fits) && then(found);
        found.values = before;
        stop
    }

    /// Goes on with a value for a variable, unless it has a different value.
    fn with(
        &self,
        id: VariableId,
        value: u32,
        found: &mut Found,
        then: &mut dyn FnMut(&mut Found) -> bool,
    ) -> bool {
        let place = usize::from(id.0);
        let before = found.values[place];
        if before.is_some_and(|before| before != value) {
            return false;
        }
        found.values[place] = Some(value);
        let stop = then(found);
        found.values[place] = before;
        stop
    }

    /// Calls `then` with each row of `atom` that fits, and the bindings it makes; until it says to stop.
    fn each_row(
        &self,
        atom: &Atom,
        before: usize,
        found: &mut Found,
        then: &mut dyn FnMut(&mut Found, &[u32]) -> bool,
    ) -> bool {
        match self.piece.slot(atom.relation) {
            Some(slot) => self.each_derived(atom, slot, before, found, then),
            None => self.each_given(atom, found, then),
        }
    }

    /// Returns true if some row is what is known of the cells of `atom`, though its other terms may ask for more.
    pub fn has_fitting(&self, atom: &Atom, values: &[Option<u32>]) -> bool {
        let cells: Pattern = atom.terms.iter().map(|term| self.value(term, values)).collect();
        let Some(slot) = self.piece.slot(atom.relation) else {
            let (read, stored) = self.piece.reading(atom.relation);
            let known: Vec<usize> = (0..stored.len()).filter(|&at| cells[stored[at]].is_some()).collect();
            let key: Vec<u32> = known.iter().filter_map(|&at| cells[stored[at]]).collect();
            return !self.ground.looks[read].find(columns::set(&known), &key).is_empty();
        };
        let flat = &self.ground.flats.borrow()[slot];
        (0..flat.len()).any(|number| fits(flat.row(number), &cells))
    }

    /// A row that `atom` is matched with.
    pub fn first_row(&self, atom: &Atom, values: &[Option<u32>]) -> Option<Vec<u32>> {
        let mut found = Found { values: values.to_vec(), rows: Vec::new(), met: Vec::new() };
        let mut first = None;
        self.each_row(atom, self.before, &mut found, &mut |_, row| {
            first = Some(row.to_vec());
            true
        });
        first
    }

    fn each_given(
        &self,
        atom: &Atom,
        found: &mut Found,
        then: &mut dyn FnMut(&mut Found, &[u32]) -> bool,
    ) -> bool {
        let (read, stored) = self.piece.reading(atom.relation);
        let cells: Pattern =
            stored.iter().map(|&column| self.value(&atom.terms[column], &found.values)).collect();
        let known: Vec<usize> = (0..cells.len()).filter(|&at| cells[at].is_some()).collect();
        let key: Vec<u32> = cells.iter().flatten().copied().collect();
        let others = (0..cells.len()).filter(|at| !known.contains(at));
        let order: Vec<usize> = known.iter().copied().chain(others).map(|at| stored[at]).collect();
        let rows = self.ground.looks[read].find(columns::set(&known), &key);
        let mut declared = vec![0; order.len()];
        for row in rows.chunks_exact(order.len()) {
            order.iter().zip(row).for_each(|(&column, &cell)| declared[column] = cell);
            if self.matched(atom, &declared, found, then) {
                return true;
            }
        }
        false
    }

    fn each_derived(
        &self,
        atom: &Atom,
        slot: usize,
        before: usize,
        found: &mut Found,
        then: &mut dyn FnMut(&mut Found, &[u32]) -> bool,
    ) -> bool {
        let cells: Pattern = atom.terms.iter().map(|term| self.value(term, &found.values)).collect();
        if let Some(row) = cells.iter().copied().collect::<Option<Vec<u32>>>() {
            let there = {
                let flat = &mut self.ground.flats.borrow_mut()[slot];
                flat.find(&row).is_some_and(|number| number < flat.before_round(before))
            };
            return there && self.matched(atom, &row, found, then);
        }
        let (limit, index, mut next) = {
            let flat = &mut self.ground.flats.borrow_mut()[slot];
            let limit = flat.before_round(before);
            match flat.index_for(&cells) {
                None => (limit, None, (!flat.is_empty()).then_some(0)),
                Some((index, key)) => (limit, Some(index), flat.first(index, &key)),
            }
        };
        while let Some(number) = next {
            let row = {
                let flat = &self.ground.flats.borrow()[slot];
                next = match index {
                    Some(index) => flat.after(index, number),
                    None => (number + 1 < flat.len()).then_some(number + 1),
                };
                let row = flat.row(number);
                let fits =
                    cells.iter().zip(row).all(|(asked, cell)| asked.is_none_or(|asked| asked == *cell));
                (number < limit && fits).then(|| row.to_vec())
            };
            if let Some(row) = row
                && self.matched(atom, &row, found, then)
            {
                return true;
            }
        }
        false
    }

    /// Goes on with the bindings that `row` makes, if it fits `atom`.
    fn matched(
        &self,
        atom: &Atom,
        row: &[u32],
        found: &mut Found,
        then: &mut dyn FnMut(&mut Found, &[u32]) -> bool,
    ) -> bool {
        let before = found.values.clone();
        for (term, &cell) in atom.terms.iter().zip(row) {
            if let Term::Variable(id) = term {
                found.values[usize::from(id.0)].get_or_insert(cell);
            }
        }
        let fits = |(term, &cell): (&Term, &u32)| {
            *term == Term::Any || self.value(term, &found.values) == Some(cell)
        };
        let stop = atom.terms.iter().zip(row).all(fits) && then(found, row);
        found.values = before;
        stop
    }

    /// The result of `aggregate`; `each` hears of every row that its atoms were matched with, and the value.
    pub fn aggregate(
        &self,
        aggregate: &Aggregate,
        found: &Found,
        each: &mut dyn FnMut(&[Tuple], Option<i32>),
    ) -> Option<i32> {
        let mut fold = Fold::new(aggregate.operation);
        let mut rows = Vec::new();
        let mut left: Vec<&Literal> = aggregate.body.iter().collect();
        let mut inner = Found { met: Vec::new(), ..found.clone() };
        self.fold(aggregate, &mut left, &mut inner, &mut rows, &mut |rows, value| {
            each(rows, value);
            fold.add(value.unwrap_or(0));
        });
        fold.finish()
    }

    /// Calls `each` for every way to meet `left`.
    fn fold(
        &self,
        aggregate: &Aggregate,
        left: &mut Vec<&Literal>,
        found: &mut Found,
        rows: &mut Vec<Tuple>,
        each: &mut dyn FnMut(&[Tuple], Option<i32>),
    ) {
        self.piece.check_control();
        if left.is_empty() {
            let value = aggregate.value.as_ref().map(|value| self.value(value, &found.values));
            if value != Some(None) {
                each(rows, value.flatten().map(|value| value as i32));
            }
            return;
        }
        let decided = left.iter().position(|literal| self.is_decided(literal, &found.values));
        let best = || {
            let promise = |literal: &Literal| match literal {
                Literal::Atom(atom) => Some(self.promise(atom, &found.values)),
                _ => None,
            };
            let atoms = (0..left.len()).filter(|&at| promise(left[at]).is_some());
            atoms.max_by_key(|&at| (promise(left[at]), Reverse(at)))
        };
        let next = decided.or_else(best).expect("checked rules bind all that they read");
        let literal = left.remove(next);
        let relation = match literal {
            Literal::Atom(atom) => Some(atom.relation),
            _ => None,
        };
        match literal {
            Literal::Atom(atom) => {
                self.each_row(atom, self.before, found, &mut |found, row| {
                    rows.extend(relation.map(|relation| (relation, row.to_vec())));
                    self.fold(aggregate, left, found, rows, each);
                    rows.pop();
                    false
                });
            }
            other => {
                self.meet(other, usize::MAX, found, &mut |found| {
                    self.fold(aggregate, left, found, rows, each);
                    false
                });
            }
        }
        left.insert(next, literal);
    }

    /// The value of `term`, if its variables have values and it has one.
    pub fn value(&self, term: &Term, values: &[Option<u32>]) -> Option<u32> {
        let number = |term| self.value(term, values).map(|value| value as i32);
        match term {
            Term::Any => None,
            Term::Variable(id) => values[usize::from(id.0)],
            Term::Text(text) => Some(self.base.symbols().find(text).unwrap_or(u32::MAX)),
            Term::Number(number) => Some(*number as u32),
            Term::Bits(_, bits) => Some(*bits),
            Term::Entity(ty, name, _) => Some(self.names.entity(*ty, name)),
            Term::Unary(operator, operand) => Some(operator.apply(number(operand)?) as u32),
            Term::Binary(operator, left, right) => {
                operator.apply(number(left)?, number(right)?).map(|number| number as u32)
            }
            Term::Record(_, fields) => {
                let cells = fields.iter().map(|field| self.value(field, values));
                Some(self.base.records().intern(&cells.collect::<Option<Vec<u32>>>()?))
            }
            Term::Call(function, arguments) => {
                let cells = arguments.iter().map(|argument| self.value(argument, values));
                functions::apply(*function, &cells.collect::<Option<Vec<u32>>>()?, self.base.symbols())
            }
            Term::Name(ty, inner) => {
                let text = self.base.text(*ty, self.value(inner, values)?);
                Some(self.base.symbols().make(&text))
            }
        }
    }
}
