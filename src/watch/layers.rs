//! Which relations follow by which means.

use super::ids::Ids;
use crate::{
    scope::{
        Scope,
        whole_program::{is_counted, limited_points},
    },
    taint, whole_program,
};
use dfquery_differential::{
    standing_query::{Changed, Dataflow, Plan},
    unit::{is_rendered, strata},
};
use dfquery_engine::{
    evaluate::{Piece, joins::Constant},
    run::Given,
    schema::RelationId,
};
use dfquery_extract::analysis::constants;
use std::{collections::BTreeSet, time::Duration};

/// The relations that are asked for and those that they follow from, by the means to follow them.
pub struct Layers {
    /// Points-to and at how many tuples of it the dataflow stops, where nothing else derives it.
    pub budget: Option<(RelationId, usize)>,
    /// Facts that are read by rules by function, so that these are evaluated again where they change.
    pub facts: Vec<RelationId>,
    /// Facts whose rows are kept: the dataflow reads them, or they are asked for.
    pub kept_facts: Vec<RelationId>,
    /// Relations by function whose rows are kept.
    pub by_function: Vec<RelationId>,
    /// The relations that the dataflow reads.
    pub reads: BTreeSet<RelationId>,
    /// Relations that are asked for and are derived again as a whole: choices, limits, and what rests on them.
    pub others: Vec<RelationId>,
    /// Relations that are asked for and that the dataflow derives; without it they are derived as others are.
    pub followed: Vec<RelationId>,
    pub dataflow: Option<Dataflow>,
    /// The plan of the dataflow, until it is built.
    plan: Option<Plan>,
    /// The facts that they are derived from.
    pub extent: Extent,
}

/// Of which facts an answer takes which.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Extent {
    /// Those of the edited functions, and what is said outside of functions.
    Edited,
    /// All of them: some facts are about the program as a whole.
    Whole,
    /// All of them, numbered as they are read: what is chosen depends on that.
    Ordered,
}

/// Strata by the means to follow them.
#[derive(Default)]
struct Sorted<'s> {
    by_function: Vec<&'s Piece<'s>>,
    rendered: Vec<&'s Piece<'s>>,
    /// The relations that are derived by other means.
    others: BTreeSet<RelationId>,
}

impl Layers {
    pub fn new(scope: &Scope, ids: &mut Ids) -> Self {
        let needed: BTreeSet<RelationId> = scope.dependencies(&scope.asked).into_iter().collect();
        let sorted = sorted(scope, &needed);
        let derived = |pieces: &[&Piece]| -> BTreeSet<RelationId> {
            pieces.iter().flat_map(|piece| piece.file.derives.iter().copied()).collect()
        };
        let read = |pieces: &[&Piece]| -> BTreeSet<RelationId> {
            pieces.iter().flat_map(|piece| piece.reads()).map(|(relation, _)| relation).collect()
        };
        let (local, whole) = (derived(&sorted.by_function), derived(&sorted.rendered));
        let reads: BTreeSet<RelationId> = &read(&sorted.rendered) - &whole;
        let is_kept = |relation: &RelationId| reads.contains(relation) || scope.asked.contains(relation);
        let is_fact = |relation: &RelationId| {
            !local.contains(relation) && !whole.contains(relation) && !sorted.others.contains(relation)
        };
        let asked_of = |derived: &BTreeSet<RelationId>| -> Vec<RelationId> {
            scope.asked.iter().copied().filter(|asked| derived.contains(asked)).collect()
        };
        let (others, followed) = (asked_of(&sorted.others), asked_of(&whole));
        let is_counted = |(points, _): &(RelationId, usize)| {
            whole.contains(points) && !scope.dependencies(&others).contains(points)
        };
        let budget = limited_points(scope.rules).filter(is_counted);
        let plan =
            (!followed.is_empty()).then(|| plan(scope, ids, &sorted.rendered, &reads, &followed, budget));
        let is_of_program = |relation: &RelationId| {
            let name = scope.rules.schema[*relation].name.as_str();
            let of_program =
                whole_program::RELATIONS.iter().chain(&taint::RELATIONS).chain(&constants::RELATIONS);
            of_program.copied().any(|known| known == name)
        };
        let extent = match () {
            () if !sorted.others.is_empty() || !std::ptr::eq(scope.base, &scope.program.base) => {
                Extent::Ordered
            }
            () if needed.iter().any(is_of_program) => Extent::Whole,
            () => Extent::Edited,
        };
        Layers {
            budget,
            facts: read(&sorted.by_function)
                .into_iter()
                .filter(|relation| !local.contains(relation))
                .collect(),
            kept_facts: needed
                .iter()
                .copied()
                .filter(|relation| is_fact(relation) && is_kept(relation))
                .collect(),
            by_function: local.iter().copied().filter(is_kept).collect(),
            others,
            plan,
            followed,
            dataflow: None,
            reads,
            extent,
        }
    }

    /// Returns true if a dataflow is still to be loaded.
    pub fn awaits_dataflow(&self) -> bool {
        self.plan.is_some()
    }

    /// Has a dataflow derive what is followed, from these `rows` on; not if that takes longer than `most`.
    pub fn load(&mut self, rows: &Changed, most: Duration) {
        let Some(plan) = &self.plan else { return };
        let mut dataflow = Dataflow::new(plan);
        match dataflow.epoch_within(rows, most) {
            Some(_) => (self.plan, self.dataflow) = (None, Some(dataflow)),
            None => self.give_up(),
        }
    }

    /// Has all that is followed be derived as a whole from now on.
    pub fn give_up(&mut self) {
        self.plan = None;
        self.extent = self.extent.max(Extent::Whole);
    }
}

fn sorted<'s>(scope: &'s Scope, needed: &BTreeSet<RelationId>) -> Sorted<'s> {
    let mut sorted = Sorted::default();
    let mut whole: BTreeSet<RelationId> = BTreeSet::new();
    for piece in scope.evaluator.pieces() {
        if !piece.file.derives.iter().any(|relation| needed.contains(relation)) {
            continue;
        }
        let reads_other = piece
            .reads()
            .any(|(relation, given)| sorted.others.contains(&relation) || given == Given::ByCaller);
        let reads_whole = piece.reads().any(|(relation, _)| whole.contains(&relation));
        if piece.local && !reads_other && !reads_whole {
            sorted.by_function.push(piece);
        } else if !reads_other && is_followed(scope, piece) {
            whole.extend(&piece.file.derives);
            sorted.rendered.push(piece);
        } else {
            sorted.others.extend(&piece.file.derives);
        }
    }
    sorted
}

/// Returns true if the dataflow derives what `piece` does: rules by function are rendered too where they read what it
/// derives. The budget of points-to is no limit where it is not reached.
fn is_followed(scope: &Scope, piece: &Piece) -> bool {
    let is_local = piece.local && !piece.chooses() && !piece.computes_texts();
    let budget = limited_points(scope.rules);
    let is_budget = |relation: RelationId, rows| {
        budget.is_some_and(|(_, tuples)| tuples == rows) && is_counted(&scope.rules.schema[relation].name)
    };
    let is_limited = piece.limits().any(|(relation, rows)| !is_budget(relation, rows));
    !is_limited && (is_local || is_rendered(scope.rules, piece))
}

fn plan(
    scope: &Scope,
    ids: &mut Ids,
    pieces: &[&Piece],
    reads: &BTreeSet<RelationId>,
    told: &[RelationId],
    limit: Option<(RelationId, usize)>,
) -> Plan {
    let ids = std::cell::RefCell::new(ids);
    let resolve = |constant: &Constant| match constant {
        Constant::Number(number) => *number,
        Constant::Text(text) => ids.borrow_mut().symbol(text),
        Constant::Entity(ty, name) => ids.borrow_mut().entity(*ty, name),
    };
    let strata = strata(scope.evaluator, pieces, &resolve);
    let derived = pieces.iter().flat_map(|piece| &piece.file.derives);
    let all = reads.iter().chain(derived);
    Plan {
        strata,
        arities: all.map(|&relation| (relation, scope.rules.schema[relation].arity())).collect(),
        reads: reads.iter().copied().collect(),
        told: told.to_vec(),
        limit,
        records: ids.into_inner().records.clone(),
    }
}
