//! Pipelines into a dataflow, at run time: no code is generated.
//!
//! Rows by key, as joins need them, are made once for each relation, condition and key, and shared by all rules of a
//! scope. A stratum that is recursive is a loop: a scope in which time has a round. What the loop reads of other strata
//! is indexed outside, and enters; whatever of a rule reads nothing of the loop is done outside too.

#![expect(clippy::type_complexity, reason = "the types of rows name scope, time, width and change")]

use crate::{
    index_stats::{Scale, What},
    mode::{ByKey, Entered, In, Keeps, Kept, Mode, Round, Rows},
    pipeline::{Filter, Index, Operator, Pipeline, Selection, Split},
    record_ids::Numbers,
    row::{Lane, projector},
    row_program::{Machine, Stage},
    time::Moment,
};
use dfquery_engine::{schema::RelationId, syntax::Aggregation};
use differential_dataflow::operators::iterate::Variable;
use rustc_hash::{FxHashMap, FxHashSet};
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, rc::Rc, sync::Arc};
use timely::{dataflow::Scope, order::Product};

/// Strata whose relations are derived together, and their rules.
#[derive(Debug, Serialize, Deserialize)]
pub struct Stratum {
    /// The relations.
    pub derives: Vec<RelationId>,
    /// Their rules.
    pub rules: Vec<Pipeline>,
}

impl Stratum {
    fn is_recursive(&self) -> bool {
        self.rules.iter().any(|rule| self.reads_itself(rule))
    }

    fn reads_itself(&self, rule: &Pipeline) -> bool {
        rule.operators.iter().any(|operator| self.grows(operator))
    }

    fn grows(&self, operator: &Operator) -> bool {
        operator.relations().iter().any(|relation| self.derives.contains(relation))
    }
}

/// Rows and indexes of one scope.
struct Ground<'s, T: Moment, L: Lane, M: In<T>> {
    rows: FxHashMap<RelationId, Rows<'s, T, L, M::Diff>>,
    indexes: FxHashMap<Index, ByKey<'s, T, L, M>>,
    keys: Keys,
    numbers: Arc<Numbers>,
    scale: Scale,
}

/// The columns by which rows of relations are dealt out to workers.
type Keys = Rc<FxHashMap<RelationId, Arc<[usize]>>>;

impl<'s, T: Moment, L: Lane, M: In<T>> Ground<'s, T, L, M> {
    fn machine(&self, stage: &Arc<Stage>) -> Machine {
        Machine::new(stage, &self.numbers)
    }

    fn index(&mut self, index: &Index) -> ByKey<'s, T, L, M> {
        if let Some(made) = self.indexes.get(index) {
            return made.clone();
        }
        let made = self.make_index(index);
        let Index { selection, key, once, .. } = index;
        let is_some = *once || !selection.filters.is_empty();
        self.scale.lay(Some(What::Index(selection.relation, key.to_vec(), is_some)), key.len(), &made);
        self.indexes.insert(index.clone(), made.clone());
        made
    }

    fn make_index(&self, index: &Index) -> ByKey<'s, T, L, M> {
        let rows = self.relation(index.selection.relation);
        let (filters, key, value) = (index.selection.filters.clone(), index.key.clone(), index.value.clone());
        if index.once {
            let mut projected = projector(key.clone());
            let (rows, _) =
                M::set(rows.flat_map(move |row: L| fits(&row, &filters).then(|| projected(&row))), None);
            return M::by_key(rows.map(|row| (row, L::pack(&[]))), true);
        }
        let is_dealt = self.keys.get(&index.selection.relation) == Some(&key);
        let (mut key, mut value) = (projector(key), projector(value));
        let rows = rows.flat_map(move |row: L| fits(&row, &filters).then(|| (key(&row), value(&row))));
        M::by_key(rows, is_dealt)
    }

    fn relation(&self, relation: RelationId) -> Rows<'s, T, L, M::Diff> {
        self.rows.get(&relation).expect("a relation is derived before it is read").clone()
    }

    fn begin(&self, selection: &Selection, stage: &Arc<Stage>) -> Rows<'s, T, L, M::Diff> {
        let (filters, mut machine) = (selection.filters.clone(), self.machine(stage));
        let rows = self.relation(selection.relation);
        rows.flat_map(move |row: L| if fits(&row, &filters) { machine.one(&row) } else { None })
    }

    fn map(&self, rows: Rows<'s, T, L, M::Diff>, stage: &Arc<Stage>) -> Rows<'s, T, L, M::Diff> {
        let mut machine = self.machine(stage);
        rows.flat_map(move |row: L| machine.one(&row))
    }
}

fn fits<L: Lane>(row: &L, filters: &[Filter]) -> bool {
    filters.iter().all(|filter| match *filter {
        Filter::Is(column, value) => row.cell(column) == value,
        Filter::Same(a, b) => row.cell(a) == row.cell(b),
    })
}

/// The indexes that a scope joins with: only its own, or those of the enclosing scope too.
trait Joins<'s, T: Moment, L: Lane, M: In<T>> {
    fn ground(&mut self) -> &mut Ground<'s, T, L, M>;

    /// Pairs of `left` with the rows of `index`.
    fn join(&mut self, left: ByKey<'s, T, L, M>, index: &Index, machine: Machine) -> Rows<'s, T, L, M::Diff>;

    /// Applies `operator` to `rows`.
    fn continued(&mut self, rows: Rows<'s, T, L, M::Diff>, operator: &Operator) -> Rows<'s, T, L, M::Diff> {
        match operator {
            Operator::Map(stage) => self.ground().map(rows, stage),
            Operator::Join(split, index, stage) => {
                let machine = self.ground().machine(stage);
                let left = self.arrange(rows, split);
                self.join(left, index, machine)
            }
            Operator::Absent(split, index) => self.absent(rows, split, index),
            Operator::Fold { split, body, operation, stage } => {
                self.fold(rows, split, body, *operation, stage)
            }
            Operator::Unit(_) | Operator::Rows(..) | Operator::Pair(..) => {
                unreachable!("a chain begins once")
            }
        }
    }

    fn absent(
        &mut self,
        rows: Rows<'s, T, L, M::Diff>,
        split: &Split,
        index: &Index,
    ) -> Rows<'s, T, L, M::Diff> {
        let machine = self.ground().machine(&Arc::new(Stage::unsplit(&split.key, &split.rest)));
        let left = self.arrange(rows.clone(), split);
        let matched = self.join(left, index, machine);
        M::without(rows, matched)
    }

    fn fold(
        &mut self,
        rows: Rows<'s, T, L, M::Diff>,
        split: &Split,
        body: &[Operator],
        operation: Aggregation,
        stage: &Arc<Stage>,
    ) -> Rows<'s, T, L, M::Diff> {
        let mut key = projector(split.key.clone());
        let (keys, _) = M::set(rows.clone().map(move |row: L| key(&row)), None);
        let ways = body.iter().fold(keys.clone(), |rows, operator| self.continued(rows, operator));
        let width = split.key.len();
        let (mut key, mut value) = (projector((0..width).collect()), projector([width].into()));
        let ways = ways.map(move |row: L| (key(&row), value(&row)));
        let results = M::by_key(M::fold(keys, ways, operation), true);
        let machine = self.ground().machine(stage);
        M::join(self.arrange(rows, split), results, machine)
    }

    /// `rows` by their key.
    fn arrange(&mut self, rows: Rows<'s, T, L, M::Diff>, split: &Split) -> ByKey<'s, T, L, M> {
        let (mut key, mut rest) = (projector(split.key.clone()), projector(split.rest.clone()));
        let arranged = M::by_key(rows.map(move |row: L| (key(&row), rest(&row))), false);
        self.ground().scale.lay(None, split.key.len(), &arranged);
        arranged
    }
}

/// The scope of what is not recursive.
struct Outside<'s, L: Lane, M: Mode> {
    ground: Ground<'s, M::Time, L, M>,
    /// One row without cells.
    unit: Rows<'s, M::Time, L, <M as Keeps>::Diff>,
}

impl<'s, L: Lane, M: Mode> Joins<'s, M::Time, L, M> for Outside<'s, L, M> {
    fn ground(&mut self) -> &mut Ground<'s, M::Time, L, M> {
        &mut self.ground
    }

    fn join(
        &mut self,
        left: ByKey<'s, M::Time, L, M>,
        index: &Index,
        machine: Machine,
    ) -> Rows<'s, M::Time, L, M::Diff> {
        M::join(left, self.ground.index(index), machine)
    }
}

impl<'s, L: Lane, M: Mode> Outside<'s, L, M> {
    /// The rows of a chain; none if it is empty.
    fn chain(&mut self, operators: &[Operator]) -> Option<Rows<'s, M::Time, L, M::Diff>> {
        operators.iter().fold(None, |rows, operator| {
            Some(match rows {
                None => self.begun(operator),
                Some(rows) => self.continued(rows, operator),
            })
        })
    }

    fn begun(&mut self, operator: &Operator) -> Rows<'s, M::Time, L, M::Diff> {
        match operator {
            Operator::Unit(stage) => self.ground.map(self.unit.clone(), stage),
            Operator::Rows(selection, stage) => self.ground.begin(selection, stage),
            Operator::Pair(left, right, stage) => {
                let left = self.ground.index(left);
                let machine = self.ground.machine(stage);
                self.join(left, right, machine)
            }
            _ => unreachable!("a chain begins with rows"),
        }
    }

    /// The relations of a stratum that does not read itself.
    fn once(&mut self, stratum: &Stratum) -> Derived<L> {
        let mut derived = Vec::new();
        for &relation in &stratum.derives {
            let rules = stratum.rules.iter().filter(|rule| rule.head == relation);
            self.ground.scale.begin(relation);
            let parts: Vec<_> =
                rules.map(|rule| self.chain(&rule.operators).expect("a rule has operators")).collect();
            let (rows, kept) = M::set(self.concatenated(parts), self.ground.keys.get(&relation));
            self.ground.rows.insert(relation, rows);
            derived.push((relation, kept));
        }
        derived
    }

    fn concatenated(&self, mut parts: Vec<Rows<'s, M::Time, L, M::Diff>>) -> Rows<'s, M::Time, L, M::Diff> {
        match parts.pop() {
            None => self.unit.clone().filter(|_| false),
            Some(last) => last.concatenate(parts),
        }
    }

    /// The relations of a stratum that reads itself.
    fn recursive(&mut self, scope: Scope<'s, M::Time>, stratum: &Stratum) -> Derived<L> {
        let (rows, derived): (Vec<_>, Derived<L>) = scope.iterative::<u32, _, _>(|nested| {
            let ground = Ground {
                rows: FxHashMap::default(),
                indexes: FxHashMap::default(),
                keys: self.ground.keys.clone(),
                numbers: self.ground.numbers.clone(),
                scale: self.ground.scale.clone(),
            };
            let mut inside =
                Inside { outside: self, scope: nested, entered: FxHashMap::default(), stratum, ground };
            let made = inside.derive();
            made.into_iter()
                .map(|(relation, rows, kept)| ((relation, rows.leave(scope)), (relation, kept)))
                .unzip()
        });
        self.ground.rows.extend(rows);
        derived
    }
}

/// The relations that are derived, and where their rows are kept.
pub type Derived<L> = Vec<(RelationId, Option<Kept<L>>)>;

/// The scope of a recursive stratum.
struct Inside<'o, 's, 'i, L: Lane, M: Mode> {
    outside: &'o mut Outside<'s, L, M>,
    scope: Scope<'i, Round<M::Time>>,
    stratum: &'o Stratum,
    entered: FxHashMap<Index, Entered<'i, M::Time, Round<M::Time>, L, M>>,
    ground: Ground<'i, Round<M::Time>, L, M>,
}

impl<'i, L: Lane, M: Mode> Joins<'i, Round<M::Time>, L, M> for Inside<'_, '_, 'i, L, M> {
    fn ground(&mut self) -> &mut Ground<'i, Round<M::Time>, L, M> {
        &mut self.ground
    }

    fn join(
        &mut self,
        left: ByKey<'i, Round<M::Time>, L, M>,
        index: &Index,
        machine: Machine,
    ) -> Rows<'i, Round<M::Time>, L, M::Diff> {
        match self.stratum.derives.contains(&index.selection.relation) {
            true => M::join(left, self.ground.index(index), machine),
            false => M::join_entered(left, self.entered(index), machine, false),
        }
    }
}

impl<'i, L: Lane, M: Mode> Inside<'_, '_, 'i, L, M> {
    fn entered(&mut self, index: &Index) -> Entered<'i, M::Time, Round<M::Time>, L, M> {
        if let Some(made) = self.entered.get(index) {
            return made.clone();
        }
        let made = self.outside.ground.index(index).enter(self.scope);
        self.entered.insert(index.clone(), made.clone());
        made
    }

    fn derive(&mut self) -> Vec<(RelationId, Rows<'i, Round<M::Time>, L, M::Diff>, Option<Kept<L>>)> {
        let mut variables = Vec::new();
        for &relation in &self.stratum.derives {
            let (variable, rows) = Variable::new(self.scope, Product::new(Default::default(), 1));
            self.ground.rows.insert(relation, rows);
            variables.push((relation, variable));
        }
        let mut derived = Vec::new();
        for (relation, variable) in variables {
            let stratum = self.stratum;
            let rules = stratum.rules.iter().filter(|rule| rule.head == relation);
            let mut parts: Vec<_> = rules.map(|rule| self.rule(rule)).collect();
            let last = parts.pop().expect("a recursive relation has rules");
            let (rows, kept) = M::set(last.concatenate(parts), self.ground.keys.get(&relation));
            variable.set(rows.clone());
            derived.push((relation, rows, kept));
        }
        derived
    }

    /// The rows of a rule: those of its operators that read nothing of the loop come in from outside.
    fn rule(&mut self, rule: &Pipeline) -> Rows<'i, Round<M::Time>, L, M::Diff> {
        self.ground.scale.begin(rule.head);
        let grows = rule.operators.iter().position(|operator| self.stratum.grows(operator));
        let (before, within) = rule.operators.split_at(grows.unwrap_or(rule.operators.len()));
        let rows = self.outside.chain(before);
        let Some((first, rest)) = within.split_first() else {
            return rows.expect("a rule has operators").enter(self.scope);
        };
        let rows = match (rows, first) {
            (None, Operator::Pair(left, right, stage)) => self.pair(left, right, stage),
            (None, Operator::Rows(selection, stage)) => self.ground.begin(selection, stage),
            (Some(rows), Operator::Join(split, index, stage)) => {
                let left = self.outside.arrange(rows, split).enter(self.scope);
                let machine = self.ground.machine(stage);
                M::join_entered(self.ground.index(index), left, machine, true)
            }
            _ => unreachable!("what grows is read by joins"),
        };
        rest.iter().fold(rows, |rows, operator| self.continued(rows, operator))
    }

    fn pair(
        &mut self,
        left: &Index,
        right: &Index,
        stage: &Arc<Stage>,
    ) -> Rows<'i, Round<M::Time>, L, M::Diff> {
        let machine = self.ground.machine(stage);
        match self.stratum.derives.contains(&left.selection.relation) {
            true => {
                let left = self.ground.index(left);
                self.join(left, right, machine)
            }
            false => {
                let left = self.entered(left);
                M::join_entered(self.ground.index(right), left, machine, true)
            }
        }
    }
}

/// By relation of `strata` the columns by which most indexes of it are made, all its rows being in them.
fn keys(strata: &[Stratum]) -> FxHashMap<RelationId, Arc<[usize]>> {
    let operators = strata.iter().flat_map(|stratum| &stratum.rules).flat_map(|rule| &rule.operators);
    let indexes: FxHashSet<&Index> = operators.flat_map(Operator::indexes).collect();
    let mut counts: BTreeMap<(RelationId, &Arc<[usize]>), usize> = BTreeMap::new();
    for Index { selection, key, once, .. } in indexes {
        let is_own = strata.iter().any(|stratum| stratum.derives.contains(&selection.relation));
        if is_own && selection.filters.is_empty() && !once && !key.is_empty() {
            *counts.entry((selection.relation, key)).or_default() += 1;
        }
    }
    let mut most: FxHashMap<RelationId, (usize, Arc<[usize]>)> = FxHashMap::default();
    for ((relation, key), count) in counts {
        let known = most.entry(relation).or_insert_with(|| (0, key.clone()));
        if count > known.0 {
            *known = (count, key.clone());
        }
    }
    most.into_iter().map(|(relation, (_, key))| (relation, key)).collect()
}

/// All relations of `strata`, each stratum after those that it reads; `rows` are those of the others. Indexes are laid on
/// `scale`.
pub fn render<'s, L: Lane, M: Mode>(
    scope: Scope<'s, M::Time>,
    strata: &[Stratum],
    unit: Rows<'s, M::Time, L, M::Diff>,
    rows: FxHashMap<RelationId, Rows<'s, M::Time, L, M::Diff>>,
    numbers: &Arc<Numbers>,
    scale: &Scale,
) -> (FxHashMap<RelationId, Rows<'s, M::Time, L, M::Diff>>, Derived<L>) {
    let ground: Ground<'s, M::Time, L, M> = Ground {
        rows,
        indexes: FxHashMap::default(),
        keys: Rc::new(keys(strata)),
        numbers: numbers.clone(),
        scale: scale.clone(),
    };
    let mut outside = Outside { ground, unit };
    let mut derived = Vec::new();
    for stratum in strata {
        derived.extend(match stratum.is_recursive() {
            true => outside.recursive(scope, stratum),
            false => outside.once(stratum),
        });
    }
    (outside.ground.rows, derived)
}
