//! Sizes of the indexes of a dataflow.

use crate::{row::Lane, row_set::RowSet};
use dfquery_engine::schema::RelationId;
use differential_dataflow::{
    operators::arrange::{Arranged, TraceAgent},
    trace::{
        TraceReader,
        implementations::spine_fueled::{Spine, SpineBatch},
    },
};
use serde::{Deserialize, Serialize};
use std::{cell::RefCell, collections::BTreeMap, rc::Rc};
use timely::progress::Antichain;

/// A data structure of one worker.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum What {
    /// Each row of a relation once.
    Set(RelationId),
    /// The rows of a relation by these columns; with a condition only some of them.
    Index(RelationId, Vec<usize>, bool),
    /// Rows between two joins of the rules of a relation.
    Between(RelationId),
}

/// The size of a data structure.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Weight {
    /// The rows.
    pub rows: u64,
    /// The keys that they have.
    pub keys: u64,
    /// Size in bytes, as far as its lists report it.
    pub bytes: u64,
    /// The cells of a key that most rows have, and how many these are.
    pub heaviest: Option<(Vec<u32>, u64)>,
}

impl Weight {
    fn add(&mut self, other: Weight) {
        self.rows += other.rows;
        self.keys += other.keys;
        self.bytes += other.bytes;
        if other.heaviest.as_ref().map(|(_, rows)| *rows) > self.heaviest.as_ref().map(|(_, rows)| *rows) {
            self.heaviest = other.heaviest;
        }
    }
}

/// The sizes of one worker's data structures, summed by [`What`].
pub type Weights = BTreeMap<What, Weight>;

/// Weighs what a worker has when it is done.
type Weigh = Box<dyn Fn() -> Weight>;

/// The collector of index sizes while a dataflow is built; empty if sizes are not requested.
#[derive(Clone, Default)]
pub struct Scale(Option<Rc<RefCell<On>>>);

/// The indexes on a scale.
struct On {
    /// The relation whose rules are rendered.
    head: RelationId,
    all: Vec<(What, Weigh)>,
}

impl Scale {
    /// One on which things are laid, if `weighs`.
    pub fn new(weighs: bool) -> Self {
        Scale(weighs.then(|| Rc::new(RefCell::new(On { head: RelationId(0), all: Vec::new() }))))
    }

    /// The rows that follow are of rules of `head`.
    pub fn begin(&self, head: RelationId) {
        self.0.iter().for_each(|on| on.borrow_mut().head = head);
    }

    /// Lays on it rows by keys of `width` cells: those of `what`, or rows between two joins.
    pub fn lay<'s, L: Lane, B: SpineBatch + Weighed<L> + Clone + 'static>(
        &self,
        what: Option<What>,
        width: usize,
        rows: &Arranged<'s, TraceAgent<Spine<B>>>,
    ) {
        let Some(on) = &self.0 else { return };
        let mut trace = rows.trace.clone();
        // Measuring sizes does not keep times or batches from being merged.
        trace.set_logical_compaction(Antichain::new().borrow());
        trace.set_physical_compaction(Antichain::new().borrow());
        let mut on = on.borrow_mut();
        let is_known = what.is_some();
        let what = what.unwrap_or(What::Between(on.head));
        let weigh = move || {
            let mut weight = weight(&trace, width);
            weight.heaviest = weight.heaviest.filter(|_| is_known);
            weight
        };
        on.all.push((what, Box::new(weigh)));
    }

    /// The sizes of the indexes on the scale, which is empty afterwards.
    pub fn weigh(&self) -> Weights {
        let mut weights = Weights::new();
        let all = self.0.iter().flat_map(|on| std::mem::take(&mut on.borrow_mut().all));
        for (what, weigh) in all {
            weights.entry(what).or_default().add(weigh());
        }
        weights
    }
}

/// The size of `rows`.
pub fn set<L: Lane>(rows: &RowSet<L>) -> Weight {
    let (rows, bytes) = (rows.len() as u64, rows.bytes() as u64);
    Weight { rows, keys: rows, bytes, heaviest: None }
}

/// Rows by key that can be weighed.
pub trait Weighed<L> {
    /// Key number `at`, and how many rows have it.
    fn key_and_rows(&self, at: usize) -> Option<(L, u64)>;

    /// The bytes that all takes.
    fn bytes(&self) -> u64;
}

/// The size of `trace`, by keys of `width` cells.
fn weight<L: Lane, B: SpineBatch + Weighed<L> + Clone + 'static>(
    trace: &TraceAgent<Spine<B>>,
    width: usize,
) -> Weight {
    let mut batches: Vec<B> = Vec::new();
    trace.map_spans(|span| batches.extend(span.inner.clone()));
    let bytes = batches.iter().map(Weighed::bytes).sum();
    let mut weight = Weight { bytes, ..Weight::default() };
    // Each batch has its keys in order.
    let mut heads = vec![0; batches.len()];
    loop {
        let all = batches.iter().zip(&heads).map(|(batch, &head)| batch.key_and_rows(head));
        let all: Vec<Option<(L, u64)>> = all.collect();
        let Some(key) = all.iter().flatten().map(|(key, _)| key).min() else { return weight };
        let mut rows = 0;
        for (head, next) in heads.iter_mut().zip(&all) {
            if let Some((_, more)) = next.as_ref().filter(|(next, _)| next == key) {
                rows += more;
                *head += 1;
            }
        }
        weight.rows += rows;
        weight.keys += 1;
        if weight.heaviest.as_ref().is_none_or(|(_, most)| rows > *most) {
            weight.heaviest = Some(((0..width).map(|at| key.cell(at)).collect(), rows));
        }
    }
}
