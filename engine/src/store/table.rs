//! Immutable relations: sorted rows, one copy for every column order that is asked for.

use super::{columns, domain::Domain};
use crate::base::Rows;
use std::{
    cmp::Ordering,
    ops::Range,
    sync::{Arc, OnceLock},
};

/// Rows with their columns in some order, sorted.
pub struct Sorted<const N: usize> {
    rows: Held<N>,
    offsets: Option<Offsets>,
}

/// The storage of rows.
enum Held<const N: usize> {
    /// Here.
    Here(Vec<[u32; N]>),
    /// By those who have derived them, too.
    Shared(Arc<Rows>),
}

impl<const N: usize> Held<N> {
    #[inline(always)]
    fn rows(&self) -> &[[u32; N]] {
        match self {
            Held::Here(rows) => rows,
            Held::Shared(rows) => rows.arrays(),
        }
    }
}

/// The start of the rows of each value of the first column.
struct Offsets {
    least: u32,
    starts: Vec<u32>,
}

/// Up to this many offsets a row, and some, dense offsets pay against binary search; if rows are not looked through
/// one by one anyway.
const OFFSETS_PER_ROW: usize = 16;
const OFFSETS_AT_LEAST: usize = 64;

impl Offsets {
    /// Counts the rows before each value of `column`, unless the values are too far apart; rows are sorted.
    fn count<const N: usize>(rows: &[[u32; N]], column: usize) -> Option<Self> {
        if rows.len() <= SCANNED {
            return None;
        }
        let values = rows.iter().map(|row| row[column]);
        let (least, greatest) = match column {
            0 => (rows.first()?[0], rows.last()?[0]),
            _ => (values.clone().min()?, values.max()?),
        };
        let last = (greatest - least) as usize;
        if last >= OFFSETS_PER_ROW * rows.len() + OFFSETS_AT_LEAST {
            return None;
        }
        let mut starts = vec![0; last + 2];
        for row in rows {
            starts[(row[column] - least) as usize + 1] += 1;
        }
        for value in 1..starts.len() {
            starts[value] += starts[value - 1];
        }
        Some(Offsets { least, starts })
    }

    #[inline(always)]
    fn of(&self, value: u32) -> Range<usize> {
        let at = value.wrapping_sub(self.least) as usize;
        // There is one start more than values.
        if at >= self.starts.len() - 1 {
            return 0..0;
        }
        self.starts[at] as usize..self.starts[at + 1] as usize
    }

    fn within(&self, domain: Domain) -> Range<usize> {
        let last = self.starts.len() - 1;
        let clamp = |id: u64| id.saturating_sub(u64::from(self.least)).min(last as u64) as usize;
        self.starts[clamp(domain.first.into())] as usize..self.starts[clamp(domain.end())] as usize
    }
}

impl<const N: usize> Sorted<N> {
    /// `rows`, which are sorted.
    fn of_sorted(rows: Held<N>) -> Self {
        let offsets = Offsets::count(rows.rows(), 0);
        Sorted { rows, offsets }
    }

    /// `rows` with their columns in `order`.
    fn permuted(rows: &[[u32; N]], order: &[usize; N]) -> Self {
        let permute = |row: &[u32; N]| order.map(|column| row[column]);
        let offsets = Offsets::count(rows, order[0]);
        let mut permuted;
        if let Some(Offsets { least, starts }) = &offsets {
            let mut next = starts.clone();
            permuted = vec![[0; N]; rows.len()];
            for row in rows {
                let place = &mut next[(row[order[0]] - least) as usize];
                permuted[*place as usize] = permute(row);
                *place += 1;
            }
        } else {
            permuted = rows.iter().map(permute).collect();
        }
        if !permuted.is_sorted() {
            permuted.sort_unstable();
        }
        Sorted { rows: Held::Here(permuted), offsets }
    }

    /// All rows.
    #[inline(always)]
    pub fn rows(&self) -> &[[u32; N]] {
        self.rows.rows()
    }

    /// The bytes that it takes beside what others hold.
    fn bytes(&self) -> usize {
        let starts = self.offsets.as_ref().map_or(0, |offsets| offsets.starts.len());
        let rows = match &self.rows {
            Held::Here(rows) => size_of_val(&rows[..]),
            Held::Shared(_) => 0,
        };
        rows + starts * size_of::<u32>()
    }

    /// The rows whose first column is in `domain`.
    #[inline]
    pub fn within(&self, domain: Domain) -> &[[u32; N]] {
        match &self.offsets {
            Some(offsets) => &self.rows()[offsets.within(domain)],
            None => within(self.rows(), 0, domain),
        }
    }

    /// The rows that begin with `key`.
    #[inline]
    pub fn get<const K: usize>(&self, key: &[u32; K]) -> &[[u32; N]] {
        match &self.offsets {
            Some(offsets) if K > 0 => starting(&self.rows()[offsets.of(key[0])], 1, key),
            _ => starting(self.rows(), 0, key),
        }
    }
}

impl<const N: usize> Sorted<N> {
    /// The rows that begin with `key`, of a width known only at run time.
    #[inline]
    pub fn find(&self, key: &[u32]) -> &[[u32; N]] {
        let (mut rows, mut known) = (self.rows(), 0);
        if let (Some(offsets), Some(&first)) = (&self.offsets, key.first()) {
            (rows, known) = (&rows[offsets.of(first)], 1);
        }
        for (column, &cell) in key.iter().enumerate().skip(known) {
            rows = narrowed(rows, column, cell);
        }
        rows
    }

    /// Returns true if there are rows that begin with `key`.
    #[inline]
    pub fn contains(&self, key: &[u32]) -> bool {
        let Some((&last, before)) = key.split_last() else { return !self.rows().is_empty() };
        let rows = self.find(before);
        if before.is_empty()
            && let Some(offsets) = &self.offsets
        {
            return !offsets.of(last).is_empty();
        }
        let column = before.len();
        rows.get(first_from(rows, column, last)).is_some_and(|row| row[column] == last)
    }
}

/// Of `rows`, equal up to `column`, those that have `cell` there.
#[inline(always)]
fn narrowed<const N: usize>(rows: &[[u32; N]], column: usize, cell: u32) -> &[[u32; N]] {
    let rows = &rows[first_from(rows, column, cell)..];
    let len = match rows.get(SCANNED) {
        Some(row) if row[column] == cell => rows.partition_point(|row| row[column] == cell),
        _ => rows.iter().take_while(|row| row[column] == cell).count(),
    };
    &rows[..len]
}

/// The place of the first of `rows`, equal up to `column`, that has at least `cell` there.
#[inline(always)]
fn first_from<const N: usize>(rows: &[[u32; N]], column: usize, cell: u32) -> usize {
    match rows.len() {
        0..=SCANNED => rows.iter().take_while(|row| row[column] < cell).count(),
        _ => rows.partition_point(|row| row[column] < cell),
    }
}

/// So few rows are looked through one by one.
const SCANNED: usize = 16;

/// Of `rows`, equal up to column `known`, those that begin with `key`.
#[inline]
fn starting<'a, const N: usize, const K: usize>(
    rows: &'a [[u32; N]],
    known: usize,
    key: &[u32; K],
) -> &'a [[u32; N]] {
    if known >= K {
        return rows;
    }
    // Cell by cell: to compare slices would be a call.
    let order =
        |row: &[u32; N]| (known..K).map(|column| row[column].cmp(&key[column])).find(|order| order.is_ne());
    let is_before = |row: &[u32; N]| order(row) == Some(Ordering::Less);
    let start = match rows.len() {
        0..=SCANNED => rows.iter().take_while(|row| is_before(row)).count(),
        _ => rows.partition_point(is_before),
    };
    let rows = &rows[start..];
    let len = match rows.get(SCANNED) {
        Some(row) if order(row).is_none() => rows.partition_point(|row| order(row).is_none()),
        _ => rows.iter().take_while(|row| order(row).is_none()).count(),
    };
    &rows[..len]
}

/// Of `rows`, equal up to `column`, those that have an id of `domain` there.
#[inline]
pub fn within<const N: usize>(rows: &[[u32; N]], column: usize, domain: Domain) -> &[[u32; N]] {
    let start = rows.partition_point(|row| row[column] < domain.first);
    let rows = &rows[start..];
    let len = rows.partition_point(|row| u64::from(row[column]) < domain.end());
    &rows[..len]
}

/// A relation that no longer changes.
///
/// Shared by reference count among all parts and threads; a column order is built when it is first asked for.
pub struct Table<const N: usize> {
    sorted: Sorted<N>,
    /// By the set of columns that stand first; made with the first one.
    orders: OnceLock<Box<[OnceLock<Sorted<N>>]>>,
}

impl<const N: usize> Table<N> {
    /// The table of these rows, in any order and any number of times.
    pub fn new(mut rows: Vec<[u32; N]>) -> Self {
        if !rows.is_sorted() {
            rows.sort_unstable();
        }
        rows.dedup();
        Table::of(Held::Here(rows))
    }

    /// The table of these rows, which are sorted and each there once.
    pub fn of_sorted(rows: Arc<Rows>) -> Self {
        Table::of(Held::Shared(rows))
    }

    fn of(rows: Held<N>) -> Self {
        debug_assert!(rows.rows().is_sorted_by(|a, b| a < b));
        Table { sorted: Sorted::of_sorted(rows), orders: OnceLock::new() }
    }

    /// The rows with the columns of `set` first, sorted.
    #[inline]
    pub fn by(&self, set: usize) -> &Sorted<N> {
        if columns::is_prefix(set) {
            return &self.sorted;
        }
        let orders = self.orders.get_or_init(|| (0..1 << N).map(|_| OnceLock::new()).collect());
        orders[set].get_or_init(|| Sorted::permuted(self.rows(), &columns::order(set)))
    }

    /// The rows, sorted.
    pub fn rows(&self) -> &[[u32; N]] {
        self.sorted.rows()
    }

    /// The memory of all orders that were made.
    pub fn bytes(&self) -> usize {
        let orders = self.orders.get().into_iter().flatten().filter_map(OnceLock::get);
        orders.chain([&self.sorted]).map(Sorted::bytes).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn keyed(rows: &[[u32; 3]], set: usize, key: &[u32]) -> Vec<[u32; 3]> {
        let order: [usize; 3] = columns::order(set);
        let mut found: Vec<[u32; 3]> = rows.iter().map(|row| order.map(|c| row[c])).collect();
        found.retain(|row| row.starts_with(key));
        found.sort_unstable();
        found.dedup();
        found
    }

    proptest! {
        /// Dense and sparse first columns, every column order, every key.
        #[test]
        fn look_ups_find_what_a_scan_finds(
            rows in prop::collection::vec(prop::array::uniform3(0u32..6), 0..40),
            stretch in prop::sample::select(vec![1u32, 700_000_000]),
            key in prop::array::uniform3(0u32..6),
        ) {
            let rows: Vec<[u32; 3]> = rows.iter().map(|row| row.map(|cell| cell * stretch)).collect();
            let key = key.map(|cell| cell * stretch);
            let table = Table::new(rows.clone());
            let shared = Table::of_sorted(Arc::new(Rows::from(table.rows().to_vec())));
            for (set, table) in (0..8).flat_map(|set| [(set, &table), (set, &shared)]) {
                let sorted = table.by(set);
                prop_assert_eq!(sorted.get(&[]), keyed(&rows, set, &[]));
                prop_assert_eq!(sorted.get(&[key[0]]), keyed(&rows, set, &key[..1]));
                prop_assert_eq!(sorted.get(&[key[0], key[1]]), keyed(&rows, set, &key[..2]));
                prop_assert_eq!(sorted.get(&key), keyed(&rows, set, &key));
                for width in 0..4 {
                    let found = sorted.find(&key[..width]);
                    prop_assert_eq!(found, keyed(&rows, set, &key[..width]));
                    prop_assert_eq!(sorted.contains(&key[..width]), !found.is_empty());
                }
            }
        }

        #[test]
        fn a_domain_cuts_out_the_rows_of_its_ids(
            rows in prop::collection::vec(prop::array::uniform2(0u32..30), 0..40),
            stretch in prop::sample::select(vec![1u32, 50_000_000]),
            first in 0u32..35,
            len in 0u32..35,
        ) {
            let rows: Vec<[u32; 2]> = rows.iter().map(|row| row.map(|cell| cell * stretch)).collect();
            let domain = Domain { first: first * stretch, len: len * stretch };
            let table = Table::new(rows);
            let mut expected = table.rows().to_vec();
            expected.retain(|row| domain.offset(row[0]).is_some());
            prop_assert_eq!(table.by(0).within(domain), &expected[..]);
        }
    }

    #[test]
    fn many_rows_are_searched_as_few_are() {
        let rows: Vec<[u32; 3]> =
            (0..6).flat_map(|a| (0..9).flat_map(move |b| (0..9).map(move |c| [a, b / 4, c]))).collect();
        let table = Table::new(rows.clone());
        for key in rows {
            for set in 0..8 {
                let sorted = table.by(set);
                assert_eq!(sorted.get(&[key[0], key[1]]), keyed(table.rows(), set, &key[..2]));
                assert_eq!(sorted.get(&key), keyed(table.rows(), set, &key));
            }
        }
    }

    #[test]
    fn the_greatest_cell_is_found() {
        let table = Table::new(vec![[u32::MAX, 0], [u32::MAX, u32::MAX], [0, u32::MAX]]);
        assert_eq!(table.by(0).get(&[u32::MAX]), [[u32::MAX, 0], [u32::MAX, u32::MAX]]);
        assert_eq!(table.by(2).get(&[u32::MAX]).len(), 2);
    }
}
