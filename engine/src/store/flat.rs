//! Derived relations.
//!
//! Rows are only appended, and those of one round stand together. So three versions of a relation (all, the old and
//! the recent rows) are ranges of row numbers, and the round of a row is known from its number.

use super::{domain::Domain, sets::Sets};
use crate::{base::Rows, cancel};
use hashbrown::{HashTable, hash_table::Entry};
use rustc_hash::{FxHashMap, FxHasher};
use std::{
    hash::{Hash, Hasher},
    ops::Range,
};

/// Ends a list of rows.
const END: u32 = u32::MAX;

/// Up to this many bits (64 MB) a bit matrix is used where both columns have a domain.
///
/// Its pages are touched only where there are tuples, so an empty one costs nothing.
const MATRIX_BITS: u64 = 1 << 29;

/// The same for more than two columns: such relations are sparse, and to clear a large matrix would take longer
/// than to hash their tuples.
const WIDE_MATRIX_BITS: u64 = 1 << 18;

/// A relation that takes more bits than this begins with numbers of rows: it may well be sparse, and to touch a page for
/// each of its rows takes longer than to hash them.
const LARGE_MATRIX_BITS: u64 = 1 << 22;

/// The most bits for a row with which such a relation is stored as bits.
const BITS_PER_ROW: usize = 256;

/// The number of pairs from which it pays to look at their density.
const SQUARED: usize = 1 << 10;

/// One derived relation.
pub struct Flat {
    arity: usize,
    cells: Vec<u32>,
    domains: Vec<Option<Domain>>,
    seen: Seen,
    /// Number of words of the bit set that it may switch to.
    words: Option<usize>,
    chains: Vec<Chain>,
    /// Number of rows at the start of each round.
    starts: Vec<u32>,
    /// Of a relation that keeps bits, by a cell the numbers of its rows, sorted by what stands there; for those that
    /// were asked for.
    places: FxHashMap<u32, Vec<u32>>,
}

/// Which rows there are.
#[derive(Default)]
enum Seen {
    /// Nothing is known: the rows are with an [`Intake`].
    #[default]
    Away,
    /// One bit for every row there can be.
    Bits(Vec<u64>),
    /// The two cells of every row: to find one nothing else is looked at.
    Pairs(HashTable<u64>),
    /// One bit for every pair of cells that lie between those that there were when it was made.
    Square(Square),
    /// By all cells but the last the set of these.
    Sets(Sets),
    /// The numbers of the rows.
    Numbers(HashTable<u32>),
}

/// Bits of pairs whose cells have no known bound, as long as they stay where they are.
struct Square {
    domains: [Domain; 2],
    words: Vec<u64>,
}

impl Square {
    /// A square for the `count` pairs that `rows` are, with room for `next`, if their cells lie close enough to each other.
    fn of<'r>(rows: impl Iterator<Item = &'r [u32]> + Clone, count: usize, next: &'r [u32]) -> Option<Self> {
        let domain = |column: usize| {
            let cells = rows.clone().chain([next]).map(|row| row[column]);
            let (first, last) = (cells.clone().min()?, cells.max()?);
            Some(Domain { first, len: (last - first).checked_add(1)? })
        };
        let domains = [domain(0)?, domain(1)?];
        let bits = u64::from(domains[0].len) * u64::from(domains[1].len);
        if bits > MATRIX_BITS || bits > (count * BITS_PER_ROW) as u64 {
            return None;
        }
        let count = bits.div_ceil(64) as usize;
        cancel::make_room(count * size_of::<u64>());
        let mut square = Square { domains, words: vec![0; count] };
        for row in rows {
            let bit = square.bit(row).expect("the square is large enough for these");
            mark(&mut square.words, bit);
        }
        Some(square)
    }

    #[inline(always)]
    fn bit(&self, row: &[u32]) -> Option<usize> {
        let [above, last] = self.domains;
        Some(above.offset(row[0])? * last.len as usize + last.offset(row[1])?)
    }

    #[inline(always)]
    fn has(&self, row: &[u32]) -> bool {
        self.bit(row).is_some_and(|bit| is_marked(&self.words, bit))
    }
}

/// An index by some columns: rows with equal cells there form a list, the newest first.
struct Chain {
    set: usize,
    columns: Vec<usize>,
    heads: Heads,
    older: Vec<u32>,
}

enum Heads {
    /// By the offset of the only column in its domain.
    Dense(Domain, Vec<u32>),
    /// By the cell in the only column, beside it.
    Cell(HashTable<[u32; 2]>),
    /// By the cells of the columns.
    Hash(HashTable<u32>),
}

/// True if a relation has to find the number of a row again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Find {
    /// It is enough to know that the row is there.
    Members,
    /// The same, and the numbers in its last column count up from 0.
    Sets,
    /// Its number is asked for.
    Numbers,
}

impl Flat {
    /// An empty relation whose cells are in `domains`, with an index for each set of columns in `orders`.
    pub fn new(domains: Vec<Option<Domain>>, orders: &[usize], find: Find) -> Self {
        let arity = domains.len();
        let bits = domains
            .iter()
            .try_fold(1u64, |bits, domain| domain.map(|domain| bits.saturating_mul(domain.len.into())));
        let cap = if arity > 2 { WIDE_MATRIX_BITS } else { MATRIX_BITS };
        let bits = bits.filter(|&bits| bits <= cap && find == Find::Members);
        let words = bits.map(|bits| bits.div_ceil(64) as usize);
        let (seen, words) = match words {
            Some(words) if words as u64 * 64 <= LARGE_MATRIX_BITS => (Seen::Bits(vec![0; words]), None),
            _ if arity > 1 && find == Find::Sets => (Seen::Sets(Sets::new(arity)), None),
            _ if arity == 2 && find == Find::Members => (Seen::Pairs(HashTable::new()), words),
            _ => (Seen::Numbers(HashTable::new()), words),
        };
        let chains = orders.iter().map(|&set| Chain::new(set, &domains)).collect();
        Flat {
            arity,
            cells: Vec::new(),
            domains,
            seen,
            words,
            chains,
            starts: Vec::new(),
            places: FxHashMap::default(),
        }
    }

    /// The number of columns.
    pub fn arity(&self) -> usize {
        self.arity
    }

    /// The number of rows.
    pub fn len(&self) -> usize {
        self.cells.len() / self.arity
    }

    /// Returns true if there is no row.
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// Row number `row`.
    #[inline(always)]
    pub fn row(&self, row: usize) -> &[u32] {
        &self.cells[row * self.arity..(row + 1) * self.arity]
    }

    /// The cells of the rows in `range`.
    #[inline]
    pub fn cells(&self, range: Range<usize>) -> &[u32] {
        &self.cells[range.start * self.arity..range.end * self.arity]
    }

    /// Appends `row` unless it is there, and says whether it did.
    ///
    /// # Panics
    ///
    /// If a cell is outside its column's domain.
    #[inline]
    pub fn insert(&mut self, row: &[u32]) -> bool {
        let mut intake = self.intake();
        let new = intake.insert(self, row);
        self.absorb(intake);
        new
    }

    /// Begins to take in rows while those that are there are read.
    pub fn intake(&mut self) -> Intake {
        Intake {
            arity: self.arity,
            seen: std::mem::take(&mut self.seen),
            first: self.len(),
            cells: Vec::new(),
            apart: false,
        }
    }

    /// Ends what [`Flat::intake`] began.
    pub fn absorb(&mut self, mut intake: Intake) {
        debug_assert_eq!(intake.first, self.len());
        self.seen = intake.seen;
        match self.cells.is_empty() {
            true => self.cells = intake.cells,
            false => {
                make_room(&mut self.cells, intake.cells.len());
                self.cells.append(&mut intake.cells);
            }
        }
    }

    /// Returns true if `row` is there.
    #[inline]
    pub fn contains(&self, row: &[u32]) -> bool {
        match &self.seen {
            Seen::Bits(words) => is_set(words, &self.domains, row),
            Seen::Pairs(pairs) => has(pairs, row),
            Seen::Square(square) => square.has(row),
            Seen::Sets(sets) => sets.contains(row),
            Seen::Numbers(_) | Seen::Away => self.number(row).is_some(),
        }
    }

    /// The number of `row`, if it is there.
    ///
    /// Cost  one look-up if numbers were asked for; else all rows may be compared
    pub fn number(&self, row: &[u32]) -> Option<usize> {
        match &self.seen {
            Seen::Numbers(numbers) => {
                numbers.find(hash(row.iter()), |&n| self.row(n as usize) == row).map(|&n| n as usize)
            }
            _ => (0..self.len()).find(|&n| self.row(n) == row),
        }
    }

    /// The number of `row`, if it is there; for relations that no longer grow.
    ///
    /// Cost  where there are bits or pairs, the first look-up makes an index. Where there are bits, the first of the rows that share a cell
    ///       pays for the others: their list is sorted once
    pub fn find(&mut self, row: &[u32]) -> Option<usize> {
        if matches!(self.seen, Seen::Numbers(_) | Seen::Away) {
            return self.number(row);
        }
        if !self.contains(row) {
            return None;
        }
        let pattern: Vec<Option<u32>> = row.iter().copied().map(Some).collect();
        let (index, key) = self.index_for(&pattern)?;
        if key.len() == row.len() {
            return self.first(index, &key);
        }
        let mut places = std::mem::take(&mut self.places);
        let content = |number: &u32| self.row(*number as usize);
        let numbers = places.entry(key[0]).or_insert_with(|| {
            let mut numbers: Vec<u32> = self.list(index, &key).map(|number| number as u32).collect();
            numbers.sort_unstable_by(|a, b| content(a).cmp(content(b)));
            numbers
        });
        let found = numbers.binary_search_by(|number| content(number).cmp(row));
        let found = found.ok().map(|at| numbers[at] as usize);
        self.places = places;
        found
    }

    /// The numbers of the rows whose cells in the columns of index `chain` are `key`, the newest first.
    ///
    /// Rows that came after the last [`Flat::index`] are not among them.
    #[inline(always)]
    pub fn list(&self, chain: usize, key: &[u32]) -> List<'_> {
        let chain = &self.chains[chain];
        let next = match &chain.heads {
            Heads::Dense(domain, heads) => domain.offset(key[0]).map(|offset| heads[offset]),
            Heads::Cell(heads) => {
                heads.find(hash(key.iter()), |head| head[0] == key[0]).map(|&[_, head]| head)
            }
            Heads::Hash(heads) => {
                let same = |&n: &u32| {
                    let row = self.row(n as usize);
                    chain.columns.iter().zip(key).all(|(&column, cell)| row[column] == *cell)
                };
                heads.find(hash(key.iter()), same).copied()
            }
        };
        List { older: &chain.older, next: next.unwrap_or(END) }
    }

    /// The number of an index by the columns of `set`, which is made if there is none.
    pub fn add_index(&mut self, set: usize) -> usize {
        if let Some(index) = self.chains.iter().position(|chain| chain.set == set) {
            return index;
        }
        let mut chain = Chain::new(set, &self.domains);
        chain.extend(&self.cells, self.arity);
        self.chains.push(chain);
        self.chains.len() - 1
    }

    /// An index that finds the rows which are like `cells` where these are known, and the key for it; none if nothing
    /// is known. It may find others, too.
    ///
    /// A column with a domain serves best: its index is made in one pass. Of several the largest has the shortest lists.
    pub fn index_for(&mut self, cells: &[Option<u32>]) -> Option<(usize, Vec<u32>)> {
        let known: Vec<usize> = (0..cells.len()).filter(|&column| cells[column].is_some()).collect();
        let dense = known.iter().filter_map(|&column| Some((self.domains[column]?.len, column))).max();
        let columns = match (dense, &known[..]) {
            (_, []) => return None,
            (Some((_, column)), _) => vec![column],
            (None, _) => known,
        };
        let key = columns.iter().filter_map(|&column| cells[column]).collect();
        Some((self.add_index(super::columns::set(&columns)), key))
    }

    /// The newest row of [`Flat::list`].
    pub fn first(&self, index: usize, key: &[u32]) -> Option<usize> {
        self.list(index, key).next()
    }

    /// The row of [`Flat::list`] after row number `row`.
    pub fn after(&self, index: usize, row: usize) -> Option<usize> {
        let older = self.chains[index].older[row];
        (older != END).then_some(older as usize)
    }

    /// Takes all rows into the indexes.
    pub fn index(&mut self) {
        let (cells, arity) = (&self.cells, self.arity);
        for chain in &mut self.chains {
            chain.extend(cells, arity);
        }
    }

    /// Begins a round: rows from now on belong to it.
    pub fn begin_round(&mut self) {
        self.starts.push(self.len() as u32);
    }

    /// The round, from 0, in which row number `row` was derived.
    pub fn round(&self, row: usize) -> usize {
        self.starts.partition_point(|&start| start as usize <= row).saturating_sub(1)
    }

    /// Number of rows derived before round `round` began; all rows if there was no such round.
    pub fn before_round(&self, round: usize) -> usize {
        self.starts.get(round).map_or(self.len(), |&start| start as usize)
    }

    /// The rows, sorted.
    #[expect(clippy::missing_panics_doc, reason = "an invariant, whatever the caller does")]
    pub fn into_sorted(mut self) -> Rows {
        let len = self.len();
        if let Seen::Bits(words) = &self.seen
            && words.len() <= len * (1 + len.max(1).ilog2() as usize)
        {
            // What bits determine is not stored twice.
            self.cells = Vec::new();
            let domain =
                |domain: &Option<Domain>| domain.expect("there are bits only if all columns have a domain");
            return decoded(&self.domains.iter().map(domain).collect::<Vec<_>>(), words, len);
        }
        if let Seen::Square(Square { domains, words }) = &self.seen
            && words.len() <= len * (1 + len.max(1).ilog2() as usize)
        {
            self.cells = Vec::new();
            return decoded(domains, words, len);
        }
        Rows::sorted(self.arity, self.cells)
    }
}

/// The `len` rows that the bits of `words` encode for cells in `domains`.
///
/// The other cells are computed once for rows that differ in the last column only, because division is slow.
fn decoded(domains: &[Domain], words: &[u64], len: usize) -> Rows {
    let arity = domains.len();
    cancel::make_room(len * arity * size_of::<u32>());
    let last = domains[arity - 1];
    let mut cells = Vec::with_capacity(len * arity);
    let (mut row, mut start, mut end) = (vec![0; arity], 0, 0);
    for (at, &word) in words.iter().enumerate() {
        let mut rest = word;
        while rest != 0 {
            let bit = at * 64 + rest.trailing_zeros() as usize;
            rest &= rest - 1;
            if bit >= end {
                let mut above = bit / last.len as usize;
                start = above * last.len as usize;
                end = start + last.len as usize;
                for (cell, Domain { first, len }) in row.iter_mut().zip(domains).take(arity - 1).rev() {
                    *cell = first + (above % *len as usize) as u32;
                    above /= *len as usize;
                }
            }
            row[arity - 1] = last.first + (bit - start) as u32;
            cells.extend_from_slice(&row);
        }
    }
    Rows::sorted(arity, cells)
}

/// Rows on their way into a relation.
pub struct Intake {
    arity: usize,
    seen: Seen,
    /// The number of the first of them.
    first: usize,
    apart: bool,
    cells: Vec<u32>,
}

impl Intake {
    /// For rows that are only proposed: their relation keeps what it knows.
    pub fn apart(arity: usize) -> Self {
        Intake { arity, seen: Seen::Numbers(HashTable::new()), first: 0, cells: Vec::new(), apart: true }
    }

    /// Number of buffered rows.
    pub fn len(&self) -> usize {
        self.cells.len() / self.arity
    }

    /// The number of rows with those on the way.
    pub fn total(&self) -> usize {
        self.first + self.len()
    }

    /// Returns true if no row is on the way.
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// The rows on the way.
    pub fn into_cells(self) -> Vec<u32> {
        self.cells
    }

    /// Appends `row` unless it is on the way, or in `flat`, which the intake is of; says whether it did.
    ///
    /// # Panics
    ///
    /// If a cell is outside its column's domain.
    #[inline]
    pub fn insert(&mut self, flat: &Flat, row: &[u32]) -> bool {
        debug_assert_eq!(row.len(), self.arity);
        let is_full = match &self.seen {
            Seen::Pairs(pairs) => pairs.len() == pairs.capacity(),
            Seen::Numbers(numbers) => numbers.len() == numbers.capacity(),
            Seen::Square(square) => square.bit(row).is_none(),
            Seen::Bits(_) | Seen::Sets(_) | Seen::Away => false,
        };
        if is_full {
            self.go_over(flat, row);
        }
        let new = match &mut self.seen {
            Seen::Bits(words) => set(words, &flat.domains, row),
            Seen::Sets(sets) => sets.insert(row),
            Seen::Square(square) => {
                let bit = square.bit(row).expect("rows outside have made it go over");
                mark(&mut square.words, bit)
            }
            Seen::Pairs(pairs) => {
                let row = pair(row);
                if pairs.len() == pairs.capacity() {
                    grow(pairs, |&pair| hash_pair(pair));
                }
                match pairs.entry(hash_pair(row), |&known| known == row, |&pair| hash_pair(pair)) {
                    Entry::Occupied(_) => false,
                    Entry::Vacant(vacant) => {
                        vacant.insert(row);
                        true
                    }
                }
            }
            Seen::Numbers(numbers) => {
                let (first, cells, arity) = (self.first, &self.cells, self.arity);
                let at = |number: u32| row_at(flat, first, cells, arity, number as usize);
                let next = (first + cells.len() / arity) as u32;
                if numbers.len() == numbers.capacity() {
                    grow(numbers, |&n| hash(at(n).iter()));
                }
                match numbers.entry(hash(row.iter()), |&n| at(n) == row, |&n| hash(at(n).iter())) {
                    Entry::Occupied(_) => false,
                    Entry::Vacant(vacant) => {
                        vacant.insert(next);
                        true
                    }
                }
            }
            Seen::Away => unreachable!("an intake has what was taken from its relation"),
        };
        if new {
            if self.cells.capacity() - self.cells.len() < row.len() {
                make_room(&mut self.cells, row.len());
            }
            self.cells.extend_from_slice(row);
        }
        new
    }

    /// Goes over to bits if there are enough rows for that, and from a square that is too small for `next` to pairs.
    #[cold]
    fn go_over(&mut self, flat: &Flat, next: &[u32]) {
        let rows = flat.cells.chunks_exact(self.arity).chain(self.cells.chunks_exact(self.arity));
        if let Seen::Square(_) = self.seen {
            let mut pairs = HashTable::new();
            cancel::make_room(self.total() * (size_of::<u64>() + 1) * 8 / 7);
            pairs
                .try_reserve(self.total() + 1, |&pair| hash_pair(pair))
                .unwrap_or_else(|_| cancel::refused());
            rows.for_each(|row| {
                _ = pairs.insert_unique(hash_pair(pair(row)), pair(row), |&pair| hash_pair(pair))
            });
            self.seen = Seen::Pairs(pairs);
        } else if let Some(count) = flat.words.filter(|_| !self.apart) {
            if count * 64 <= self.total() * BITS_PER_ROW {
                cancel::make_room(count * size_of::<u64>());
                let mut words = vec![0; count];
                rows.for_each(|row| _ = set(&mut words, &flat.domains, row));
                self.seen = Seen::Bits(words);
            }
        } else if let (Seen::Pairs(_), true) = (&self.seen, self.total() >= SQUARED)
            && let Some(square) = Square::of(rows, self.total(), next)
        {
            self.seen = Seen::Square(square);
        }
    }

    /// Returns true if `row` is in `flat`, or on the way to it.
    pub fn contains(&self, flat: &Flat, row: &[u32]) -> bool {
        match &self.seen {
            _ if self.apart => flat.contains(row),
            Seen::Bits(words) => is_set(words, &flat.domains, row),
            Seen::Pairs(pairs) => has(pairs, row),
            Seen::Square(square) => square.has(row),
            Seen::Sets(sets) => sets.contains(row),
            Seen::Numbers(_) | Seen::Away => self.number(flat, row).is_some(),
        }
    }

    /// The number of `row` in `flat`, or what it is going to be.
    pub fn number(&self, flat: &Flat, row: &[u32]) -> Option<usize> {
        let numbers = match &self.seen {
            Seen::Numbers(numbers) if !self.apart => numbers,
            _ => return flat.number(row),
        };
        let same = |&n: &u32| row_at(flat, self.first, &self.cells, self.arity, n as usize) == row;
        numbers.find(hash(row.iter()), same).map(|&n| n as usize)
    }
}

/// Makes `rows` twice as large; unwinds if that is too much.
#[cold]
fn grow<T>(rows: &mut HashTable<T>, hash: impl Fn(&T) -> u64) {
    let places = (2 * rows.capacity()).max(1);
    assert!(u32::try_from(places).is_ok(), "a relation has more rows than there are numbers for them");
    // What stands for a row and a byte of its hash for every place, of which an eighth stays free.
    cancel::make_room(places * (size_of::<T>() + 1) * 8 / 7);
    rows.try_reserve(1, hash).unwrap_or_else(|_| cancel::refused());
}

/// Returns true if the row of two cells is one of `pairs`.
#[inline(always)]
fn has(pairs: &HashTable<u64>, row: &[u32]) -> bool {
    let row = pair(row);
    pairs.find(hash_pair(row), |&known| known == row).is_some()
}

#[inline(always)]
fn pair(row: &[u32]) -> u64 {
    u64::from(row[0]) << 32 | u64::from(row[1])
}

#[inline(always)]
fn hash_pair(pair: u64) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write_u64(pair);
    hasher.finish()
}

/// Makes sure that `cells` takes `more`; unwinds if the system has no memory for them.
#[cold]
fn make_room(cells: &mut Vec<u32>, more: usize) {
    cells.try_reserve(more).unwrap_or_else(|_| cancel::refused());
}

/// Row number `number`, of `flat` up to `first`, and then of `cells`.
#[inline(always)]
fn row_at<'f>(flat: &'f Flat, first: usize, cells: &'f [u32], arity: usize, number: usize) -> &'f [u32] {
    match number.checked_sub(first) {
        None => flat.row(number),
        Some(at) => &cells[at * arity..][..arity],
    }
}

#[inline(always)]
fn is_set(words: &[u64], domains: &[Option<Domain>], row: &[u32]) -> bool {
    bit(domains, row).is_some_and(|bit| is_marked(words, bit))
}

/// Sets the bit of `row`; says whether it was not set before.
///
/// # Panics
///
/// If a cell is outside its column's domain.
#[inline(always)]
fn set(words: &mut [u64], domains: &[Option<Domain>], row: &[u32]) -> bool {
    mark(words, bit(domains, row).expect("every cell of a derived tuple is an id of its column's type"))
}

/// Sets `bit`; says whether it was not set before.
#[inline(always)]
fn mark(words: &mut [u64], bit: usize) -> bool {
    let word = &mut words[bit >> 6];
    let before = *word;
    *word |= 1 << (bit & 63);
    *word != before
}

#[inline(always)]
fn is_marked(words: &[u64], bit: usize) -> bool {
    words[bit >> 6] >> (bit & 63) & 1 == 1
}

#[inline(always)]
fn bit(domains: &[Option<Domain>], row: &[u32]) -> Option<usize> {
    let mut bit = 0;
    for (domain, &cell) in domains.iter().zip(row) {
        let domain = (*domain)?;
        bit = bit * domain.len as usize + domain.offset(cell)?;
    }
    Some(bit)
}

#[inline(always)]
fn hash<'c>(cells: impl Iterator<Item = &'c u32>) -> u64 {
    let mut hasher = FxHasher::default();
    cells.for_each(|cell| cell.hash(&mut hasher));
    hasher.finish()
}

impl Chain {
    fn new(set: usize, domains: &[Option<Domain>]) -> Self {
        let columns: Vec<usize> = (0..domains.len()).filter(|column| set >> column & 1 == 1).collect();
        let heads = match (&columns[..], domains[columns[0]]) {
            ([_], Some(domain)) => Heads::Dense(domain, vec![END; domain.len as usize]),
            ([_], None) => Heads::Cell(HashTable::new()),
            _ => Heads::Hash(HashTable::new()),
        };
        Chain { set, columns, heads, older: Vec::new() }
    }

    /// Takes in the rows that were appended since the last time.
    fn extend(&mut self, cells: &[u32], arity: usize) {
        let columns = &self.columns;
        for (at, row) in cells.chunks_exact(arity).enumerate().skip(self.older.len()) {
            let newest = at as u32;
            let older = match &mut self.heads {
                Heads::Dense(domain, heads) => {
                    let offset = domain.offset(row[columns[0]]);
                    let offset = offset.expect("the set of members has asserted the domain");
                    std::mem::replace(&mut heads[offset], newest)
                }
                Heads::Cell(heads) => {
                    let cell = row[columns[0]];
                    let hash = |cell: u32| hash(std::iter::once(&cell));
                    if heads.len() == heads.capacity() {
                        grow(heads, |head| hash(head[0]));
                    }
                    match heads.entry(hash(cell), |head| head[0] == cell, |head| hash(head[0])) {
                        Entry::Occupied(mut head) => std::mem::replace(&mut head.get_mut()[1], newest),
                        Entry::Vacant(vacant) => {
                            vacant.insert([cell, newest]);
                            END
                        }
                    }
                }
                Heads::Hash(heads) => {
                    let key = |n: u32| columns.iter().map(move |&column| &cells[n as usize * arity + column]);
                    let same = |&n: &u32| key(n).eq(key(newest));
                    if heads.len() == heads.capacity() {
                        grow(heads, |&n| hash(key(n)));
                    }
                    match heads.entry(hash(key(newest)), same, |&n| hash(key(n))) {
                        Entry::Occupied(mut head) => std::mem::replace(head.get_mut(), newest),
                        Entry::Vacant(vacant) => {
                            vacant.insert(newest);
                            END
                        }
                    }
                }
            };
            if self.older.len() == self.older.capacity() {
                make_room(&mut self.older, 1);
            }
            self.older.push(older);
        }
    }
}

/// Numbers of rows with equal keys.
#[derive(Clone)]
pub struct List<'f> {
    older: &'f [u32],
    next: u32,
}

impl Iterator for List<'_> {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        if self.next == END {
            return None;
        }
        let at = self.next as usize;
        self.next = self.older[at];
        Some(at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    fn domains(known: bool) -> Vec<Option<Domain>> {
        vec![known.then_some(Domain { first: 3, len: 6 }); 3]
    }

    proptest! {
        /// With bits and with numbers, dense and hashed heads: what a scan finds.
        #[test]
        fn every_way_to_keep_rows_finds_what_a_scan_finds(
            rows in prop::collection::vec(prop::array::uniform3(3u32..9), 0..60),
            known in any::<bool>(),
            find in prop::sample::select(vec![Find::Members, Find::Sets, Find::Numbers]),
            key in prop::array::uniform3(3u32..9),
        ) {
            let mut flat = Flat::new(domains(known), &[0b001, 0b100, 0b101], find);
            let mut kept: Vec<[u32; 3]> = Vec::new();
            for (at, row) in rows.iter().enumerate() {
                if at % 7 == 0 {
                    flat.begin_round();
                    flat.index();
                }
                prop_assert_eq!(flat.insert(row), !kept.contains(row));
                if !kept.contains(row) {
                    kept.push(*row);
                }
            }
            flat.index();
            prop_assert_eq!(flat.contains(&key), kept.contains(&key));
            prop_assert_eq!(flat.number(&key), kept.iter().position(|row| *row == key));
            for row in rows.iter().chain([&key]) {
                prop_assert_eq!(flat.find(row), kept.iter().position(|kept| kept == row));
            }
            for (chain, columns) in [vec![0], vec![2], vec![0, 2]].iter().enumerate() {
                let cells: Vec<u32> = columns.iter().map(|&column| key[column]).collect();
                let mut found: Vec<usize> = flat.list(chain, &cells).collect();
                found.reverse();
                let same = |row: &[u32; 3]| columns.iter().all(|&column| row[column] == key[column]);
                let expected: Vec<usize> = (0..kept.len()).filter(|&n| same(&kept[n])).collect();
                prop_assert_eq!(found, expected);
            }
            let sorted: BTreeSet<[u32; 3]> = kept.into_iter().collect();
            let expected: Vec<[u32; 3]> = sorted.into_iter().collect();
            prop_assert_eq!(flat.into_sorted(), Rows::from(expected));
        }
    }

    #[test]
    fn a_large_relation_goes_over_to_bits_and_keeps_its_rows() {
        let side = Domain { first: 5, len: 2100 };
        let mut flat = Flat::new(vec![Some(side); 2], &[0b01], Find::Members);
        assert!(matches!(flat.seen, Seen::Pairs(_)));
        let mut kept = BTreeSet::new();
        for at in 0..60_000u32 {
            let row = [5 + at.wrapping_mul(2_654_435_761) % 2100, 5 + at.wrapping_mul(40_503) % 1000];
            assert_eq!(flat.insert(&row), kept.insert(row));
            assert!(flat.contains(&row));
        }
        assert!(matches!(flat.seen, Seen::Bits(_)));
        assert_eq!(flat.into_sorted(), Rows::from(kept.into_iter().collect::<Vec<_>>()));
    }

    #[test]
    fn pairs_without_domains_are_found() {
        let mut flat = Flat::new(vec![None; 2], &[0b10], Find::Members);
        let rows: Vec<[u32; 2]> = (0..500u32).map(|at| [at * 7 % 31, at * 11 % 17]).collect();
        let mut kept: Vec<[u32; 2]> = Vec::new();
        for row in &rows {
            assert_eq!(flat.insert(row), !kept.contains(row));
            if !kept.contains(row) {
                kept.push(*row);
            }
        }
        flat.index();
        for row in rows.iter().chain(&[[31, 0], [0, 17]]) {
            assert_eq!(flat.find(row), kept.iter().position(|known| known == row));
            assert_eq!(flat.number(row), kept.iter().position(|known| known == row));
            assert_eq!(flat.contains(row), kept.contains(row));
        }
    }

    /// Pairs that lie close together, then some that do not, and again.
    #[test]
    fn a_square_that_becomes_too_small_is_left_and_loses_nothing() {
        let mut flat = Flat::new(vec![None; 2], &[0b01], Find::Members);
        let mut kept = BTreeSet::new();
        let mut seen = [false; 2];
        for at in 0..40_000u32 {
            let far = if at >= 20_000 && at % 5000 == 0 { at * 1000 } else { 0 };
            let row = [7 + far + at.wrapping_mul(2_654_435_761) % 150, 9 + at.wrapping_mul(40_503) % 130];
            assert_eq!(flat.insert(&row), kept.insert(row));
            assert!(flat.contains(&row) && !flat.contains(&[row[0], 8]) && !flat.contains(&[u32::MAX, 9]));
            seen[usize::from(matches!(flat.seen, Seen::Square(_)))] = true;
        }
        assert_eq!(seen, [true; 2]);
        flat.index();
        for row in &kept {
            assert_eq!(flat.find(row).map(|number| flat.row(number).to_vec()), Some(row.to_vec()));
        }
        assert_eq!(flat.into_sorted(), Rows::from(kept.into_iter().collect::<Vec<_>>()));
    }

    /// Whenever a relation looks whether its pairs lie close, the next one may lie far away.
    #[test]
    fn the_first_row_outside_may_come_at_any_time() {
        for close in SQUARED as u32..2 * SQUARED as u32 {
            let mut flat = Flat::new(vec![None; 2], &[], Find::Members);
            (0..close).for_each(|at| assert!(flat.insert(&[at % 64, at / 64])));
            assert!(flat.insert(&[1_000_000, close]) && !flat.insert(&[1_000_000, close]));
            assert!(!flat.insert(&[0, 0]) && flat.insert(&[64, 0]));
            assert_eq!(flat.len(), close as usize + 2);
        }
    }

    #[test]
    fn the_round_of_a_row_is_known_by_its_number() {
        let mut flat = Flat::new(vec![None], &[], Find::Numbers);
        for round in [&[1u32, 2][..], &[], &[3]] {
            flat.begin_round();
            round.iter().for_each(|&cell| _ = flat.insert(&[cell]));
        }
        assert_eq!([flat.round(0), flat.round(1), flat.round(2)], [0, 0, 2]);
        assert_eq!([flat.before_round(1), flat.before_round(2), flat.before_round(3)], [2, 2, 3]);
    }

    #[test]
    #[should_panic(expected = "id of its column's type")]
    fn a_row_outside_the_domains_does_not_pass_for_another() {
        Flat::new(domains(true), &[], Find::Members).insert(&[3, 3, 9]);
    }
}
