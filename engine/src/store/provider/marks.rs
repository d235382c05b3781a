//! The zero-sized fields that turn the common part of a relation into the views ascent asks for.

use super::{
    derived_views::{All, Full, FullWrite, Index},
    input_views::{Input, InputAll, InputIndex},
};
use crate::store::{
    rel::Rel,
    split::{Split, Tuple},
};
use ascent::internal::{RelIndexMerge, RelIndexWrite, ToRelIndex};
use std::marker::PhantomData;

/// The public field of a relation: it never holds anything.
pub struct NoRows<T>(PhantomData<T>);

impl<T> Default for NoRows<T> {
    fn default() -> Self {
        NoRows(PhantomData)
    }
}

impl<T> NoRows<T> {
    /// Drops `_row`: the index that binds all columns has taken it.
    #[inline(always)]
    pub fn push(&self, _row: T) {}

    /// Always 0.
    #[inline(always)]
    pub fn len(&self) -> usize {
        0
    }

    /// Always true.
    pub fn is_empty(&self) -> bool {
        true
    }

    /// No rows.
    pub fn iter(&self) -> std::iter::Empty<&T> {
        std::iter::empty()
    }
}

/// The write view of all indexes but the full one: they are built on demand.
pub struct Unwritten<Key, Value>(PhantomData<(Key, Value)>);

impl<Key, Value> RelIndexWrite for Unwritten<Key, Value> {
    type Key = Key;
    type Value = Value;

    #[inline(always)]
    fn index_insert(&mut self, _key: Key, _value: Value) {}
}

impl<Key, Value> RelIndexMerge for Unwritten<Key, Value> {
    fn move_index_contents(_from: &mut Self, _to: &mut Self) {}
    fn merge_delta_to_total_new_to_delta(_new: &mut Self, _delta: &mut Self, _total: &mut Self) {}
}

macro_rules! mark {
    ($(#[$doc:meta])* $mark:ident [$($parameter:ident),*]) => {
        $(#[$doc])*
        pub struct $mark<$(const $parameter: usize,)* Key, Value>(PhantomData<(Key, Value)>);

        impl<$(const $parameter: usize,)* Key, Value> Default for $mark<$($parameter,)* Key, Value> {
            #[inline(always)]
            fn default() -> Self {
                $mark(PhantomData)
            }
        }
    };
}

mark! {
    /// No column bound.
    ToAll [N]
}
mark! {
    /// The `K` columns of the set `M` bound; the index has the place `P` among those of its relation.
    ToIndex [N, K, M, P]
}
mark! {
    /// All columns bound.
    ToFull [N]
}

macro_rules! views {
    ($mark:ident [$($own:ident),*] of $common:ty [$($more:ident),*]: $read:ty = $to_read:expr, $write:ty = $to_write:expr) => {
        impl<$(const $own: usize,)* $(const $more: usize,)* Key: 'static, Value: 'static> ToRelIndex<$common>
            for $mark<$($own,)* Key, Value>
        where
            Tuple: Split<N, N>,
        {
            type RelIndex<'a> = $read;
            type RelIndexWrite<'a> = $write;

            #[inline(always)]
            fn to_rel_index<'a>(&'a self, common: &'a $common) -> $read {
                $to_read(common)
            }

            #[inline(always)]
            fn to_rel_index_write<'a>(&'a mut self, common: &'a mut $common) -> $write {
                $to_write(common)
            }
        }
    };
}

const fn unwritten<C, Key, Value>(_common: &mut C) -> Unwritten<Key, Value> {
    Unwritten(PhantomData)
}

views!(ToAll [N] of Rel<N, S> [S]: All<'a, N> = |rel: &'a Rel<N, S>| All(rel.rows()), Unwritten<Key, Value> = unwritten);
views!(ToIndex [N, K, M, P] of Rel<N, S> [S]: Index<'a, N, K, M, P, S> = Index, Unwritten<Key, Value> = unwritten);
views!(ToFull [N] of Rel<N, S> [S]: Full<'a, N, S> = Full, FullWrite<'a, N, S> = FullWrite);
views!(ToAll [N] of Input<N> []: InputAll<'a, N> = InputAll, Unwritten<Key, Value> = unwritten);
views!(ToIndex [N, K, M, P] of Input<N> []: InputIndex<'a, N, K, M> = InputIndex, Unwritten<Key, Value> = unwritten);
views!(ToFull [N] of Input<N> []: InputIndex<'a, N, N, 0> = InputIndex, Unwritten<Key, Value> = unwritten);
