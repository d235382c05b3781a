//! An index over append-only rows: rows with equal bound columns form a linked list.

use super::{columns, domain::Domain, members::Cells};
use rustc_hash::FxHashMap;

/// Ends a list.
const END: u32 = u32::MAX;

/// Dense heads are used while the domain has at most this many ids a row, and some more.
const HEADS_PER_ROW: usize = 8;
const HEADS_AT_LEAST: usize = 64;

/// The newest row of each key, and for each row the next older one with the same key.
pub struct Chain<const N: usize> {
    order: [usize; N],
    heads: Heads<N>,
    older: Vec<u32>,
}

enum Heads<const N: usize> {
    /// By the offset of the only bound column in its domain.
    Dense(Domain, Vec<u32>),
    /// By the bound columns, padded with zeros.
    Hash(usize, FxHashMap<Cells<N>, u32>),
}

impl<const N: usize> Chain<N> {
    /// The index of `rows` by the columns of `set`.
    pub fn new(rows: &[[u32; N]], set: usize, domains: &[Option<Domain>; N]) -> Self {
        let order = columns::order(set);
        let heads = match domains[order[0]] {
            Some(domain) if set.count_ones() == 1 && pays(domain, rows.len()) => {
                Heads::Dense(domain, vec![END; domain.len as usize])
            }
            _ => Heads::Hash(set.count_ones() as usize, FxHashMap::default()),
        };
        let mut chain = Chain { order, heads, older: Vec::with_capacity(rows.len()) };
        chain.extend(rows);
        chain
    }

    /// Takes in those of `rows` that were appended since the last time.
    ///
    /// # Panics
    ///
    /// If a row is outside of the domain that the set of members has asserted.
    pub fn extend(&mut self, rows: &[[u32; N]]) {
        for (at, row) in rows.iter().enumerate().skip(self.older.len()) {
            let newest = at as u32;
            let older = match &mut self.heads {
                Heads::Dense(domain, heads) => {
                    let offset = domain
                        .offset(row[self.order[0]])
                        .expect("the set of members has asserted the domain");
                    std::mem::replace(&mut heads[offset], newest)
                }
                Heads::Hash(bound, heads) => {
                    let mut key = [0; N];
                    for (cell, &column) in key.iter_mut().zip(&self.order[..*bound]) {
                        *cell = row[column];
                    }
                    heads.insert(Cells(key), newest).unwrap_or(END)
                }
            };
            self.older.push(older);
        }
    }

    /// The positions of the rows with this key, newest first.
    #[inline(always)]
    pub fn list<const K: usize>(&self, key: &[u32; K]) -> List<'_> {
        let head = match &self.heads {
            Heads::Dense(domain, heads) => domain.offset(key[0]).map(|offset| heads[offset]),
            Heads::Hash(_, heads) => {
                let mut padded = [0; N];
                padded[..K].copy_from_slice(key);
                heads.get(&Cells(padded)).copied()
            }
        };
        List { older: &self.older, next: head.unwrap_or(END) }
    }
}

fn pays(domain: Domain, rows: usize) -> bool {
    domain.len as usize <= HEADS_PER_ROW * rows + HEADS_AT_LEAST
}

/// Positions of rows with equal keys.
#[derive(Clone)]
pub struct List<'a> {
    older: &'a [u32],
    next: u32,
}

impl List<'_> {
    /// Whether nothing is left.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.next == END
    }
}

impl Iterator for List<'_> {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        if self.is_empty() {
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

    const ROWS: [[u32; 3]; 5] = [[1, 2, 3], [4, 2, 3], [1, 5, 3], [1, 2, 6], [0, 0, 0]];

    fn rows_of<const K: usize>(chain: &Chain<3>, key: [u32; K]) -> Vec<usize> {
        chain.list(&key).collect()
    }

    #[test]
    fn dense_and_hashed_heads_lead_to_the_same_rows() {
        let dense = Chain::new(&ROWS, 1, &[Some(Domain { first: 0, len: 5 }), None, None]);
        let hashed = Chain::new(&ROWS, 1, &[None; 3]);
        assert!(matches!(dense.heads, Heads::Dense(..)) && matches!(hashed.heads, Heads::Hash(..)));
        for key in 0..6 {
            assert_eq!(rows_of(&dense, [key]), rows_of(&hashed, [key]));
        }
        assert_eq!(rows_of(&dense, [1]), [3, 2, 0]);
    }

    #[test]
    fn two_bound_columns_are_looked_up_together() {
        let mut chain = Chain::new(&ROWS[..3], columns::set(&[1, 2]), &[None; 3]);
        assert_eq!(rows_of(&chain, [2, 3]), [1, 0]);
        chain.extend(&ROWS);
        assert_eq!(rows_of(&chain, [2, 6]), [3]);
        assert_eq!(rows_of(&chain, [0, 0]), [4]);
        assert!(rows_of(&chain, [6, 2]).is_empty());
    }
}
