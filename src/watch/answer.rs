//! Changes of relations, as rows and as tables.

use crate::table::{Table, Texts};
use dfquery_engine::schema::Relation;
use std::{fmt, sync::Arc, time::Duration};

/// The changes of relations.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Answer {
    /// The rows that are no longer there, sorted.
    pub removed: Vec<Row>,
    /// The rows that were not there before.
    pub added: Vec<Row>,
    /// The number of new or changed functions, for which rules by function were evaluated.
    pub functions: usize,
    /// The number of functions read, for files.
    pub functions_read: usize,
    /// The time taken to read, for files.
    pub read: Duration,
}

/// A row of a relation; printed as `relation(cell, cell)`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Row {
    /// As it is printed, so that rows are sorted by that.
    pub(super) shown: String,
    /// The relation.
    pub relation: Arc<str>,
    /// The names, numbers and texts.
    pub cells: Vec<Arc<str>>,
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.shown)
    }
}

/// A relation and how it changed.
pub struct ChangeTable {
    /// Its name.
    pub name: String,
    /// Its declaration.
    pub declaration: String,
    /// Its rows that are gone, after a `-`, and those that are new, after a `+`.
    pub table: Table,
}

impl Answer {
    /// The rows of the relation `declared`.
    pub(super) fn table(&self, declared: &Relation) -> ChangeTable {
        let columns = declared.columns.iter();
        let header: Vec<String> = ["change".to_owned()]
            .into_iter()
            .chain(columns.clone().map(|column| column.name.clone()))
            .collect();
        let numbers = columns.map(|column| column.ty.is_numeric());
        let mut rows = Texts::new(header.len());
        for (sign, changed) in [("-", &self.removed), ("+", &self.added)] {
            for row in changed.iter().filter(|row| *row.relation == *declared.name) {
                rows.extend([sign].into_iter().chain(row.cells.iter().map(|cell| &**cell)));
            }
        }
        let numbers = [false].into_iter().chain(numbers).collect();
        let notes = vec![None; header.len()];
        let table = Table { header, numbers, notes, rows };
        ChangeTable { name: declared.shown.clone(), declaration: declared.to_string(), table }
    }
}
