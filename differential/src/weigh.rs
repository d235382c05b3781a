//! What the indexes of a dataflow take, told when all is derived.

use crate::{lane::Lane, mode::Kept};
use dfquery_engine::schema::RelationId;
use differential_dataflow::{
    ExchangeData,
    difference::Semigroup,
    lattice::Lattice,
    operators::arrange::{Arranged, TraceAgent},
    trace::{TraceReader, implementations::ValSpine},
};
use serde::{Deserialize, Serialize};
use std::{cell::RefCell, collections::BTreeMap, mem::size_of, rc::Rc};
use timely::progress::{Antichain, Timestamp};

/// What one worker keeps.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum What {
    /// Each row of a relation once.
    Set(RelationId),
    /// The rows of a relation by these columns; with a condition only some of them.
    Index(RelationId, Vec<usize>, bool),
    /// Rows between two joins of the rules of a relation.
    Between(RelationId),
}

/// How much it is.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Weight {
    /// The rows.
    pub rows: u64,
    /// The keys that they have.
    pub keys: u64,
    /// What they take, as far as the lists in which they are say.
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

/// What one worker keeps, all that is called the same together.
pub type Weights = BTreeMap<What, Weight>;

/// Weighs what a worker has when it is done.
type Weigh = Box<dyn Fn() -> Weight>;

/// Who is told of indexes while they are made, if somebody wants to know what they take.
#[derive(Clone, Default)]
pub struct Scale(Option<Rc<RefCell<On>>>);

/// What is on a scale.
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
    pub fn lay<'s, T: Timestamp + Lattice, L: Lane, R: ExchangeData + Semigroup>(
        &self,
        what: Option<What>,
        width: usize,
        rows: &Arranged<'s, TraceAgent<ValSpine<L, L, T, R>>>,
    ) {
        let Some(on) = &self.0 else { return };
        let mut trace = rows.trace.clone();
        // Whoever weighs keeps nobody from putting times or batches together.
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

    /// What all that lies on it takes; nothing lies there afterwards.
    pub fn weigh(&self) -> Weights {
        let mut weights = Weights::new();
        let all = self.0.iter().flat_map(|on| std::mem::take(&mut on.borrow_mut().all));
        for (what, weigh) in all {
            weights.entry(what).or_default().add(weigh());
        }
        weights
    }
}

/// What `kept` takes, of rows of `width` cells.
pub fn set<L: Lane>(kept: &Kept<L>) -> Weight {
    let kept = kept.borrow();
    let (rows, bytes) = (kept.len() as u64, kept.bytes() as u64);
    Weight { rows, keys: rows, bytes, heaviest: None }
}

/// What `trace` has, by keys of `width` cells.
fn weight<T: Timestamp + Lattice, L: Lane, R: ExchangeData + Semigroup>(
    trace: &TraceAgent<ValSpine<L, L, T, R>>,
    width: usize,
) -> Weight {
    let mut batches = Vec::new();
    trace.map_spans(|span| batches.extend(span.inner.clone()));
    let mut weight = Weight::default();
    for storage in batches.iter().map(|batch| &batch.storage) {
        let offsets = [&storage.vals.offs, &storage.upds.offs];
        let offsets = offsets.map(|offs| offs.smol.capacity() * 4 + offs.chonk.capacity() * 8);
        let (keys, values) = (&storage.keys, &storage.vals.vals);
        let spilled: usize = keys.iter().chain(values).map(Lane::spilled).sum();
        let cells = (keys.capacity() + values.capacity()) * size_of::<L>() + spilled;
        let times = storage.upds.times.len() * (size_of::<T>() + size_of::<R>());
        weight.bytes += (cells + times + offsets[0] + offsets[1]) as u64;
    }
    // Each batch has its keys in order.
    let mut heads = vec![0; batches.len()];
    loop {
        let next = batches.iter().zip(&heads).filter_map(|(batch, &head)| batch.storage.keys.get(head));
        let Some(key) = next.min().cloned() else { return weight };
        let mut rows = 0;
        for (batch, head) in batches.iter().zip(&mut heads) {
            if batch.storage.keys.get(*head) == Some(&key) {
                let (first, end) = batch.storage.vals.bounds(*head);
                rows += (end - first) as u64;
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
