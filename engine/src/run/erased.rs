//! Tables whose arity is known only where they are used.

use crate::{
    base::Rows,
    store::{
        domain::Domain,
        input::{Input, Look},
        table::Table,
    },
};
use std::{any::Any, sync::Arc};

/// The most columns that a relation can have which others read.
pub const WIDEST: usize = 10;

/// A [`Table`] of some arity.
pub type AnyTable = Arc<dyn Any + Send + Sync>;

/// For each stored column the ids of the part that is looked at; without any, all rows are.
pub type Domains = [Option<Domain>; WIDEST];

/// The declared order of the columns.
pub const DECLARED: [usize; WIDEST] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/// All rows.
pub const EVERYWHERE: Domains = [None; WIDEST];

macro_rules! by_arity {
    ($arity:expr, $call:ident($($argument:expr),*)) => {
        match $arity {
            1 => $call::<1>($($argument),*),
            2 => $call::<2>($($argument),*),
            3 => $call::<3>($($argument),*),
            4 => $call::<4>($($argument),*),
            5 => $call::<5>($($argument),*),
            6 => $call::<6>($($argument),*),
            7 => $call::<7>($($argument),*),
            8 => $call::<8>($($argument),*),
            9 => $call::<9>($($argument),*),
            10 => $call::<10>($($argument),*),
            other => unreachable!("all evaluators refuse relations of {other} columns"),
        }
    };
}

/// The table of `rows`, stored with their columns in the order `columns`.
pub fn table(rows: &Rows, columns: &[usize]) -> AnyTable {
    by_arity!(rows.arity(), table_of(rows, columns))
}

/// The table of `rows`, which are sorted and each there once.
pub fn table_of_sorted(rows: &Arc<Rows>) -> AnyTable {
    by_arity!(rows.arity(), table_of_sorted_rows(rows))
}

/// The bytes of the rows of `table`, of `arity` columns, in all orders that were made.
pub fn bytes(table: &AnyTable, arity: usize) -> usize {
    by_arity!(arity, bytes_of(table))
}

/// The rows of `table`, stored in the order `columns`, that are within `domains`.
pub fn rows(table: &AnyTable, columns: &[usize], domains: &Domains) -> Rows {
    by_arity!(columns.len(), rows_of(table, columns, domains))
}

/// Returns true if `domains` show nothing of `table`, of `arity` columns.
pub fn is_empty(table: &AnyTable, arity: usize, domains: &Domains) -> bool {
    by_arity!(arity, shows_nothing(table, domains))
}

/// The rows of `table` within `domains`.
fn input<const N: usize>(table: &AnyTable, domains: &Domains) -> Input<N> {
    Input::of_part(typed(table), domains.first_chunk().expect("no relation has more columns"))
}

/// The rows of `table`, of `arity` columns, within `domains`.
pub fn look(table: &AnyTable, arity: usize, domains: &Domains) -> Box<dyn Look> {
    by_arity!(arity, look_of(table, domains))
}

/// All of `rows`, which are sorted and each there once.
pub fn look_at(rows: Rows) -> Box<dyn Look> {
    let arity = rows.arity();
    look(&table_of_sorted(&Arc::new(rows)), arity, &EVERYWHERE)
}

fn look_of<const N: usize>(table: &AnyTable, domains: &Domains) -> Box<dyn Look> {
    Box::new(input::<N>(table, domains))
}

fn table_of<const N: usize>(rows: &Rows, columns: &[usize]) -> AnyTable {
    let stored = |row: &[u32; N]| std::array::from_fn(|at| row[columns[at]]);
    Arc::new(Table::<N>::new(rows.arrays().iter().map(stored).collect()))
}

fn table_of_sorted_rows<const N: usize>(rows: &Arc<Rows>) -> AnyTable {
    Arc::new(Table::<N>::of_sorted(rows.clone()))
}

fn shows_nothing<const N: usize>(table: &AnyTable, domains: &Domains) -> bool {
    input::<N>(table, domains).rows().is_empty()
}

fn bytes_of<const N: usize>(table: &AnyTable) -> usize {
    typed::<N>(table).bytes()
}

fn rows_of<const N: usize>(table: &AnyTable, columns: &[usize], domains: &Domains) -> Rows {
    let input = input::<N>(table, domains);
    let declared = |row: &[u32; N]| {
        let mut declared = [0; N];
        columns.iter().zip(row).for_each(|(&column, &cell)| declared[column] = cell);
        declared
    };
    let mut rows: Vec<[u32; N]> = input.rows().iter().map(declared).collect();
    if !rows.is_sorted() {
        rows.sort_unstable();
    }
    Rows::from(rows)
}

fn typed<const N: usize>(table: &AnyTable) -> Arc<Table<N>> {
    table.clone().downcast().expect("a table has the arity of its relation")
}
