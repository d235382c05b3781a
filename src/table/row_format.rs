//! Forms of rows as text.

/// The format of rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RowFormat {
    /// As CSV, with this byte between cells.
    Cells(u8),
    /// As JSON objects, with a comma before all but the first of a list.
    Objects,
}
