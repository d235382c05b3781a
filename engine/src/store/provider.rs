//! The storage as ascent's relations: `#[ds(…::provider::input)]` and `#[ds(…::provider::derived)]`.
//!
//! ascent keeps for every relation a public field, a common part and a field for each index. All data is in
//! the common part ([`Input`] or [`Rel`](super::rel::Rel)); the other fields are zero-sized marks that turn it into views.
//! ascent's own index types are not used anywhere: they write statics, a data race on several threads.

mod derived_views;
mod input_views;
mod marks;
mod slices;

pub use input_views::{Input, Look};
pub use marks::{NoRows, ToAll, ToFull, ToIndex};

/// The number of columns in a tuple type, for the macros of the providers.
#[doc(hidden)]
#[macro_export]
macro_rules! provider_arity {
    ($($column:ty),*) => { [$(stringify!($column)),*].len() };
}

/// The sets of columns by which a relation is indexed, for the macros of the providers.
#[doc(hidden)]
#[macro_export]
macro_rules! provider_sets {
    ($([$($column:tt),*]),*) => {
        [$($crate::store::columns::set(&[$($column as usize),*])),*]
    };
}

/// Nothing has to be generated beside the program.
#[doc(hidden)]
#[macro_export]
macro_rules! provider_codegen {
    ($($any:tt)*) => {};
}

/// The type of the public field of a relation.
#[doc(hidden)]
#[macro_export]
macro_rules! provider_rows {
    ($name:ident, $tuple:ty, $indexes:tt, ser, ()) => { $crate::store::provider::NoRows<$tuple> };
}

/// The type of the index that binds all columns.
#[doc(hidden)]
#[macro_export]
macro_rules! provider_full_index {
    ($name:ident, ($($column:ty),* $(,)?), $indexes:tt, ser, (), $key:ty, $value:ty) => {
        $crate::store::provider::ToFull<{ $crate::provider_arity!($($column),*) }, $key, $value>
    };
}

/// The type of any other index.
#[doc(hidden)]
#[macro_export]
macro_rules! provider_index {
    ($name:ident, ($($column:ty),* $(,)?), $indexes:tt, ser, (), [], $key:ty, $value:ty) => {
        $crate::store::provider::ToAll<{ $crate::provider_arity!($($column),*) }, $key, $value>
    };
    (
        $name:ident, ($($column:ty),* $(,)?), [$($index:tt),* $(,)?], ser, (), [$($bound:tt),+], $key:ty, $value:ty
    ) => {
        $crate::store::provider::ToIndex<
            { $crate::provider_arity!($($column),*) },
            { [$($bound as usize),+].len() },
            { $crate::store::columns::set(&[$($bound),+]) },
            { $crate::store::columns::place(
                $crate::store::columns::set(&[$($bound),+]),
                &$crate::provider_sets!($($index),*),
            ) },
            $key,
            $value,
        >
    };
}

/// The common part of an input.
#[doc(hidden)]
#[macro_export]
macro_rules! provider_input {
    ($name:ident, ($($column:ty),* $(,)?), $indexes:tt, ser, ()) => {
        $crate::store::provider::Input<{ $crate::provider_arity!($($column),*) }>
    };
}

/// The common part of a derived relation.
#[doc(hidden)]
#[macro_export]
macro_rules! provider_derived {
    ($name:ident, ($($column:ty),* $(,)?), [$($index:tt),* $(,)?], ser, ()) => {
        $crate::store::rel::Rel<
            { $crate::provider_arity!($($column),*) },
            { $crate::provider_sets!($($index),*).len() },
        >
    };
}

/// For relations that are given: sorted tables.
pub mod input {
    pub use crate::{
        provider_codegen as rel_codegen, provider_full_index as rel_full_ind, provider_index as rel_ind,
        provider_input as rel_ind_common, provider_rows as rel,
    };
}

/// For relations that rules derive.
pub mod derived {
    pub use crate::{
        provider_codegen as rel_codegen, provider_derived as rel_ind_common,
        provider_full_index as rel_full_ind, provider_index as rel_ind, provider_rows as rel,
    };
}
