//! Derived relations: append-only rows, and one set of members for all their versions.

use super::{
    chain::Chain,
    domain::Domain,
    members::{Matrix, Members},
};
use std::{cell::OnceCell, rc::Rc};

/// A lean relation drops its rows once reading them back costs at most so many words for each.
const WORDS_PER_ROW: usize = 4;

/// One version (total, delta or new) of a derived relation; all versions share their members.
///
/// A version holds its rows in the order in which they were derived. Only the total of a lean relation
/// drops them and keeps the bits of its members, from which [`Rel::rows`] reads them back on demand.
pub struct Rel<const N: usize, const S: usize> {
    rows: Vec<[u32; N]>,
    /// How many rows belong to this version, whether they are kept or dropped.
    len: usize,
    members: Option<Rc<Members<N>>>,
    domains: [Option<Domain>; N],
    lean: bool,
    /// The rows of a lean relation that were read back.
    decoded: OnceCell<Vec<[u32; N]>>,
    /// Indexes by the sets of columns that the rules bind, built when first asked for; elsewhere, since ascent moves
    /// versions about.
    chains: [OnceCell<Box<Chain<N>>>; S],
}

impl<const N: usize, const S: usize> Default for Rel<N, S> {
    #[inline]
    fn default() -> Self {
        Rel {
            rows: Vec::new(),
            len: 0,
            members: None,
            domains: [None; N],
            lean: false,
            decoded: OnceCell::new(),
            chains: [const { OnceCell::new() }; S],
        }
    }
}

impl<const N: usize, const S: usize> Rel<N, S> {
    /// An empty relation whose cells are in `domains`; `cap` bounds its bit matrix.
    pub fn new(domains: [Option<Domain>; N], cap: u64) -> Self {
        let members = Some(Rc::new(Members::new(&domains, cap)));
        Rel { members, domains, ..Rel::default() }
    }

    /// The same relation, keeping only bits where it has a bit matrix.
    ///
    /// Worth it for a relation that is only tested, read out, or read as delta.
    pub fn lean(mut self) -> Self {
        self.lean = self.matrix().is_some();
        self
    }

    /// The rows of this version, in no particular order.
    #[expect(clippy::missing_panics_doc, reason = "an invariant, whatever the caller does")]
    #[inline]
    pub fn rows(&self) -> &[[u32; N]] {
        if self.keeps_rows() {
            return &self.rows;
        }
        self.decoded.get_or_init(|| self.matrix().expect("only a lean relation drops rows").decode(self.len))
    }

    /// How many rows this version has.
    #[inline]
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether this version has no rows.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether any version has `row`.
    #[inline(always)]
    pub fn contains(&self, row: &[u32; N]) -> bool {
        self.members.as_ref().is_some_and(|members| members.contains(row))
    }

    /// Appends `row` if no version has it, and says whether it did.
    ///
    /// # Panics
    ///
    /// If the relation was not prepared by `begin`.
    #[inline(always)]
    pub fn insert(&mut self, row: [u32; N]) -> bool {
        let members = self.members.as_ref().expect("rules write into a relation that `begin` has prepared");
        let new = members.insert(&row);
        if new {
            self.rows.push(row);
            self.len += 1;
        }
        new
    }

    /// The index by the columns of `set`, which has the place `place` among the indexes.
    #[inline]
    pub fn chain(&self, set: usize, place: usize) -> &Chain<N> {
        self.chains[place].get_or_init(|| Box::new(Chain::new(self.rows(), set, &self.domains)))
    }

    /// All rows, sorted.
    pub fn into_sorted(mut self) -> Vec<[u32; N]> {
        let cheap = |matrix: &&Matrix<N>| matrix.words() <= self.len * (1 + self.len.ilog2() as usize);
        if self.len == 0 {
            return Vec::new();
        }
        if let Some(matrix) = self.matrix().filter(|matrix| !self.keeps_rows() || cheap(matrix)) {
            return matrix.decode(self.len);
        }
        sort(&mut self.rows);
        self.rows
    }

    /// Prepares the versions for a stratum: `delta` is what there is, `new` and `total` are empty.
    pub fn begin(new: &mut Self, delta: &mut Self, total: &mut Self) {
        let domains = delta.domains;
        let members = delta.members.get_or_insert_with(|| Rc::new(Members::new(&domains, 0))).clone();
        if !delta.keeps_rows() {
            delta.rows = delta.decoded.take().unwrap_or_else(|| decode(&members, delta.len));
        }
        for version in [new, total] {
            version.members = Some(members.clone());
            version.domains = domains;
            version.lean = delta.lean;
        }
    }

    /// Ends a round: what was delta belongs to the total, what is new becomes the delta.
    pub fn advance(new: &mut Self, delta: &mut Self, total: &mut Self) {
        Self::append(delta, total);
        std::mem::swap(&mut new.rows, &mut delta.rows);
        std::mem::swap(&mut new.len, &mut delta.len);
    }

    /// Moves the rows of `from`, which keeps them, behind those of `to`.
    pub fn append(from: &mut Self, to: &mut Self) {
        debug_assert!(from.keeps_rows(), "a delta has its rows");
        if to.len == 0 {
            std::mem::swap(&mut from.rows, &mut to.rows);
            std::mem::swap(&mut from.len, &mut to.len);
            std::mem::swap(&mut from.chains, &mut to.chains);
        } else if from.len > 0 {
            let kept = to.keeps_rows();
            to.len += std::mem::take(&mut from.len);
            if kept && !to.is_dense() {
                to.rows.append(&mut from.rows);
                to.extend_chains();
            } else {
                from.rows.clear();
                to.rows = Vec::new();
                to.chains = [const { OnceCell::new() }; S];
            }
        }
        to.decoded.take();
        from.decoded.take();
        from.chains = [const { OnceCell::new() }; S];
    }

    fn extend_chains(&mut self) {
        for chain in &mut self.chains {
            if let Some(chain) = chain.get_mut() {
                chain.extend(&self.rows);
            }
        }
    }

    /// Whether the relation is lean, and its bits are few enough to read the rows back from.
    fn is_dense(&self) -> bool {
        self.lean && self.matrix().is_some_and(|matrix| matrix.words() <= WORDS_PER_ROW * self.len)
    }

    fn keeps_rows(&self) -> bool {
        self.rows.len() == self.len
    }

    fn matrix(&self) -> Option<&Matrix<N>> {
        match self.members.as_deref() {
            Some(Members::Matrix(matrix)) => Some(matrix),
            _ => None,
        }
    }
}

/// Sorts `rows`; those of few columns as numbers, which are compared at once.
fn sort<const N: usize>(rows: &mut [[u32; N]]) {
    match N {
        1 | 2 => {
            rows.sort_unstable_by_key(|row| row.iter().fold(0, |key, &cell| key << 32 | u64::from(cell)))
        }
        3 | 4 => {
            rows.sort_unstable_by_key(|row| row.iter().fold(0, |key, &cell| key << 32 | u128::from(cell)))
        }
        _ => rows.sort_unstable(),
    }
}

fn decode<const N: usize>(members: &Members<N>, len: usize) -> Vec<[u32; N]> {
    match members {
        Members::Matrix(matrix) => matrix.decode(len),
        Members::Hash(_) => unreachable!("only a relation with a matrix is lean"),
    }
}

#[cfg(test)]
mod tests {
    use super::{super::columns, *};

    type Pairs = Rel<2, 1>;
    const BY_FIRST: usize = columns::set(&[0]);

    fn run(relation: Pairs, rounds: &[&[[u32; 2]]]) -> (Pairs, Pairs, Pairs) {
        let (mut new, mut delta, mut total) = (Pairs::default(), relation, Pairs::default());
        Pairs::begin(&mut new, &mut delta, &mut total);
        for round in rounds {
            for &row in *round {
                new.insert(row);
            }
            Pairs::advance(&mut new, &mut delta, &mut total);
        }
        (new, delta, total)
    }

    fn small(cap: u64) -> Pairs {
        Rel::new([Some(Domain { first: 0, len: 9 }); 2], cap)
    }

    #[test]
    fn a_tuple_is_new_only_once_over_all_versions() {
        let (mut new, delta, total) = run(small(1000), &[&[[1, 2]], &[[1, 2], [3, 4]]]);
        assert_eq!((total.rows(), delta.rows()), (&[[1, 2]][..], &[[3, 4]][..]));
        assert!(!new.insert([3, 4]) && new.insert([4, 4]));
        assert!(total.contains(&[4, 4]), "members are shared");
    }

    #[test]
    fn the_index_of_the_total_grows_with_it() {
        let (mut new, mut delta, mut total) = run(small(1000), &[&[[1, 2]], &[[1, 3]]]);
        assert_eq!(total.chain(BY_FIRST, 0).list(&[1]).count(), 1);
        Rel::advance(&mut new, &mut delta, &mut total);
        assert_eq!(total.chain(BY_FIRST, 0).list(&[1]).count(), 2);
    }

    #[test]
    fn a_lean_total_reads_its_dropped_rows_back() {
        let rounds: [&[[u32; 2]]; 4] = [&[[8, 0]], &[[2, 1], [2, 0]], &[[0, 5]], &[]];
        let (_, delta, total) = run(small(1000).lean(), &rounds);
        assert!(delta.is_empty());
        assert_eq!(total.len(), 4);
        assert!(total.rows.is_empty(), "rows are dropped with the second batch");
        assert_eq!(total.rows(), [[0, 5], [2, 0], [2, 1], [8, 0]]);
        assert_eq!(total.chain(BY_FIRST, 0).list(&[2]).count(), 2);
    }

    #[test]
    fn a_lean_total_enters_the_next_stratum_whole() {
        let (_, _, total) = run(small(1000).lean(), &[&[[8, 0]], &[[2, 1]], &[]]);
        let (_, delta, again) = run(total, &[&[]]);
        assert!(delta.is_empty());
        assert_eq!(again.into_sorted(), [[2, 1], [8, 0]]);
    }

    #[test]
    fn without_a_matrix_lean_changes_nothing() {
        let (_, _, total) = run(small(0).lean(), &[&[[8, 0]], &[[2, 1]], &[]]);
        assert_eq!(total.rows, [[8, 0], [2, 1]]);
        assert_eq!(total.into_sorted(), [[2, 1], [8, 0]]);
    }

    #[test]
    fn a_relation_that_nobody_set_up_hashes() {
        let (_, _, total) = run(Rel::default(), &[&[[u32::MAX, 0]], &[]]);
        assert_eq!(total.into_sorted(), [[u32::MAX, 0]]);
    }
}
