//! Which tuples a relation has.

use super::domain::Domain;
use rustc_hash::FxHashSet;
use std::{
    cell::RefCell,
    hash::{Hash, Hasher},
};

/// Up to this many bits (64 MB) a bit matrix is used where all columns have a domain.
///
/// Its pages are touched only where there are tuples, so an empty one costs nothing.
pub const MATRIX_BITS: u64 = 1 << 29;

/// The same for more than two columns: such relations are sparse, and to clear a large matrix would take longer
/// than to hash their tuples.
pub const WIDE_MATRIX_BITS: u64 = 1 << 18;

/// The tuples seen so far, shared by the total, the delta and the new version of a relation.
pub enum Members<const N: usize> {
    /// One bit for every tuple there can be.
    Matrix(Matrix<N>),
    /// The tuples themselves.
    Hash(RefCell<FxHashSet<Cells<N>>>),
}

/// A tuple that is hashed cell by cell; an array would be hashed as a text of any length is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Cells<const N: usize>(pub [u32; N]);

impl<const N: usize> Hash for Cells<N> {
    #[inline(always)]
    fn hash<H: Hasher>(&self, state: &mut H) {
        let (pairs, rest) = self.0.as_chunks::<2>();
        pairs.iter().for_each(|&[a, b]| state.write_u64(u64::from(a) << 32 | u64::from(b)));
        rest.iter().for_each(|&cell| state.write_u32(cell));
    }
}

impl<const N: usize> Members<N> {
    /// No tuples: a matrix if all columns have a domain and it takes at most `cap` bits, else a hash set.
    pub fn new(domains: &[Option<Domain>; N], cap: u64) -> Self {
        Matrix::new(domains, cap).map_or_else(|| Members::Hash(RefCell::default()), Members::Matrix)
    }

    /// Adds `row` and says whether it is new.
    ///
    /// # Panics
    ///
    /// If there is a matrix and `row` has a cell outside its column's domain.
    #[inline(always)]
    pub fn insert(&self, row: &[u32; N]) -> bool {
        match self {
            Members::Matrix(matrix) => matrix.insert(row),
            Members::Hash(rows) => rows.borrow_mut().insert(Cells(*row)),
        }
    }

    /// Whether `row` was added.
    #[inline(always)]
    pub fn contains(&self, row: &[u32; N]) -> bool {
        match self {
            Members::Matrix(matrix) => matrix.contains(row),
            Members::Hash(rows) => rows.borrow().contains(&Cells(*row)),
        }
    }
}

/// One bit a tuple, row-major in the domains.
pub struct Matrix<const N: usize> {
    domains: [Domain; N],
    /// How many words hold the bits.
    len: usize,
    /// None before the first tuple: most relations stay empty in most parts.
    words: RefCell<Vec<u64>>,
}

impl<const N: usize> Matrix<N> {
    fn new(domains: &[Option<Domain>; N], cap: u64) -> Option<Self> {
        let mut bits = 1u64;
        let mut all = [Domain::default(); N];
        for (domain, known) in all.iter_mut().zip(domains) {
            *domain = (*known)?;
            bits = bits.saturating_mul(domain.len.into());
        }
        let cap = if N > 2 { cap.min(WIDE_MATRIX_BITS) } else { cap };
        (bits <= cap).then(|| Matrix {
            domains: all,
            len: bits.div_ceil(64) as usize,
            words: RefCell::default(),
        })
    }

    #[inline(always)]
    fn bit(&self, row: &[u32; N]) -> Option<usize> {
        let mut bit = 0;
        for (domain, &cell) in self.domains.iter().zip(row) {
            bit = bit * domain.len as usize + domain.offset(cell)?;
        }
        Some(bit)
    }

    #[inline(always)]
    fn insert(&self, row: &[u32; N]) -> bool {
        let bit = self.bit(row).expect("every cell of a derived tuple is an id of its column's type");
        let words = &mut *self.words.borrow_mut();
        if words.is_empty() {
            *words = vec![0; self.len];
        }
        let word = &mut words[bit >> 6];
        let before = *word;
        *word |= 1 << (bit & 63);
        *word != before
    }

    #[inline(always)]
    fn contains(&self, row: &[u32; N]) -> bool {
        let Some(bit) = self.bit(row) else { return false };
        self.words.borrow().get(bit >> 6).is_some_and(|word| word >> (bit & 63) & 1 == 1)
    }

    /// How many words hold the bits: what [`Matrix::decode`] reads.
    pub fn words(&self) -> usize {
        self.len
    }

    /// The tuples, sorted; about `len` of them.
    ///
    /// Where tuples differ in the last column only, the other cells are found once: to divide takes long.
    pub fn decode(&self, len: usize) -> Vec<[u32; N]> {
        let mut rows = Vec::with_capacity(len);
        let last = self.domains[N - 1];
        let (mut row, mut start, mut end) = ([0; N], 0, 0);
        for (at, &word) in self.words.borrow().iter().enumerate() {
            let mut rest = word;
            while rest != 0 {
                let bit = at * 64 + rest.trailing_zeros() as usize;
                rest &= rest - 1;
                if bit >= end {
                    start = bit - bit % last.len as usize;
                    end = start + last.len as usize;
                    row = self.row(start);
                }
                row[N - 1] = last.first + (bit - start) as u32;
                rows.push(row);
            }
        }
        rows
    }

    fn row(&self, mut bit: usize) -> [u32; N] {
        let mut row = [0; N];
        for (cell, domain) in row.iter_mut().zip(&self.domains).rev() {
            *cell = domain.first + (bit % domain.len as usize) as u32;
            bit /= domain.len as usize;
        }
        row
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DOMAINS: [Option<Domain>; 2] =
        [Some(Domain { first: 10, len: 3 }), Some(Domain { first: 7, len: 100 })];

    #[test]
    fn both_kinds_keep_the_same_tuples() {
        for cap in [0, MATRIX_BITS] {
            let members = Members::new(&DOMAINS, cap);
            assert_eq!(matches!(members, Members::Hash(_)), cap == 0);
            assert!(members.insert(&[12, 106]));
            assert!(members.insert(&[10, 7]));
            assert!(!members.insert(&[12, 106]));
            assert!(members.contains(&[10, 7]));
            assert!(![[10, 8], [9, 7], [13, 7], [10, 107]].iter().any(|row| members.contains(row)));
        }
    }

    #[test]
    fn a_matrix_gives_its_tuples_back_sorted() {
        let matrix = Matrix::new(&DOMAINS, MATRIX_BITS).expect("300 bits");
        for row in [[11, 90], [10, 7], [12, 106], [10, 70]] {
            matrix.insert(&row);
        }
        assert_eq!(matrix.decode(4), [[10, 7], [10, 70], [11, 90], [12, 106]]);
    }

    #[test]
    fn a_column_without_domain_or_too_many_bits_need_a_hash_set() {
        assert!(Matrix::new(&[DOMAINS[0], None], MATRIX_BITS).is_none());
        assert!(Matrix::new(&DOMAINS, 299).is_none());
    }

    #[test]
    fn wide_relations_have_small_matrices_only() {
        let side = |len| Some(Domain { first: 0, len });
        assert!(Matrix::new(&[side(64); 3], MATRIX_BITS).is_some());
        assert!(Matrix::new(&[side(65); 3], MATRIX_BITS).is_none());
    }

    #[test]
    #[should_panic(expected = "id of its column's type")]
    fn a_tuple_outside_the_domains_does_not_pass_for_another() {
        Members::new(&DOMAINS, MATRIX_BITS).insert(&[10, 107]);
    }
}
