//! Tuples split into the columns that are bound and the rest, as ascent wants to see them.

/// A row of `N` columns of which `K` are bound.
///
/// `order` says where the columns stand in the row: the bound ones first.
pub trait Split<const N: usize, const K: usize> {
    /// The values of the bound columns.
    type Key: Clone;
    /// The bound columns of a row.
    type Bound<'a>: 'a;
    /// The other columns of a row.
    type Rest<'a>: 'a;

    /// The key as an array.
    fn key(key: &Self::Key) -> [u32; K];
    /// The bound columns of `row`.
    fn bound<'a>(row: &'a [u32; N], order: &[usize; N]) -> Self::Bound<'a>;
    /// The other columns of `row`.
    fn rest<'a>(row: &'a [u32; N], order: &[usize; N]) -> Self::Rest<'a>;
}

/// Carries the implementations of [`Split`].
pub struct Tuple;

type Cell<const I: usize> = u32;
type CellRef<'a, const I: usize> = &'a u32;

macro_rules! split {
    ($n:literal, $k:literal, [$($bound:tt)*], [$($rest:tt)*]) => {
        #[allow(unused_variables, clippy::unused_unit)]
        impl Split<$n, $k> for Tuple {
            type Key = ($(Cell<$bound>,)*);
            type Bound<'a> = ($(CellRef<'a, $bound>,)*);
            type Rest<'a> = ($(CellRef<'a, $rest>,)*);

            #[inline(always)]
            fn key(key: &Self::Key) -> [u32; $k] {
                [$(key.$bound),*]
            }

            #[inline(always)]
            fn bound<'a>(row: &'a [u32; $n], order: &[usize; $n]) -> Self::Bound<'a> {
                ($(&row[order[$bound]],)*)
            }

            #[inline(always)]
            fn rest<'a>(row: &'a [u32; $n], order: &[usize; $n]) -> Self::Rest<'a> {
                ($(&row[order[$rest]],)*)
            }
        }
    };
}

split!(1, 0, [], [0]);
split!(1, 1, [0], []);
split!(2, 0, [], [0 1]);
split!(2, 1, [0], [1]);
split!(2, 2, [0 1], []);
split!(3, 0, [], [0 1 2]);
split!(3, 1, [0], [1 2]);
split!(3, 2, [0 1], [2]);
split!(3, 3, [0 1 2], []);
split!(4, 0, [], [0 1 2 3]);
split!(4, 1, [0], [1 2 3]);
split!(4, 2, [0 1], [2 3]);
split!(4, 3, [0 1 2], [3]);
split!(4, 4, [0 1 2 3], []);
split!(5, 0, [], [0 1 2 3 4]);
split!(5, 1, [0], [1 2 3 4]);
split!(5, 2, [0 1], [2 3 4]);
split!(5, 3, [0 1 2], [3 4]);
split!(5, 4, [0 1 2 3], [4]);
split!(5, 5, [0 1 2 3 4], []);
split!(6, 0, [], [0 1 2 3 4 5]);
split!(6, 1, [0], [1 2 3 4 5]);
split!(6, 2, [0 1], [2 3 4 5]);
split!(6, 3, [0 1 2], [3 4 5]);
split!(6, 4, [0 1 2 3], [4 5]);
split!(6, 5, [0 1 2 3 4], [5]);
split!(6, 6, [0 1 2 3 4 5], []);
