//! Rows of texts, in one buffer: a result may have millions of them.

use std::fmt;

/// Rows of the same number of texts.
#[derive(Clone)]
pub struct Texts {
    width: usize,
    text: String,
    /// The end of each text, row by row.
    ends: Vec<usize>,
}

/// One row.
#[derive(Clone, Copy)]
pub struct Row<'t> {
    texts: &'t Texts,
    /// The number of its first text.
    first: usize,
}

impl Texts {
    /// No rows of `width` texts, which is not 0.
    pub fn new(width: usize) -> Self {
        assert!(width > 0, "rows have texts");
        Texts { width, text: String::new(), ends: Vec::new() }
    }

    /// Adds a text to the row that is written.
    pub fn push(&mut self, text: &str) {
        self.text.push_str(text);
        self.ends.push(self.text.len());
    }

    /// Adds a whole row.
    pub fn extend<T: AsRef<str>>(&mut self, row: impl IntoIterator<Item = T>) {
        row.into_iter().for_each(|text| self.push(text.as_ref()));
        debug_assert_eq!(self.ends.len() % self.width, 0);
    }

    /// Keeps the first `rows` rows.
    pub fn truncate(&mut self, rows: usize) {
        self.ends.truncate(rows.saturating_mul(self.width));
        self.text.truncate(self.ends.last().copied().unwrap_or(0));
    }

    /// The number of rows.
    pub fn len(&self) -> usize {
        self.ends.len() / self.width
    }

    /// Returns true if there is none.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The rows, in order.
    pub fn rows(&self) -> impl Iterator<Item = Row<'_>> {
        (0..self.len()).map(|at| Row { texts: self, first: at * self.width })
    }
}

impl fmt::Display for Row<'_> {
    /// The texts, with commas between them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, text) in self.iter().enumerate() {
            f.write_str(if at == 0 { "" } else { ", " })?;
            f.write_str(text)?;
        }
        Ok(())
    }
}

impl<'t> Row<'t> {
    /// The texts, in order.
    pub fn iter(self) -> impl Iterator<Item = &'t str> {
        let Row { texts, first } = self;
        (first..first + texts.width).map(move |at| {
            let start = at.checked_sub(1).map_or(0, |before| texts.ends[before]);
            &texts.text[start..texts.ends[at]]
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_read_back() {
        let rows = [["a", "", "bc"], ["", "", ""], ["%x", "über", "1"]];
        let mut texts = Texts::new(3);
        assert!(texts.is_empty());
        rows.iter().for_each(|row| texts.extend(row));
        let found: Vec<Vec<&str>> = texts.rows().map(|row| row.iter().collect()).collect();
        assert_eq!(found, rows);
        assert_eq!(texts.len(), 3);
        texts.truncate(7);
        assert_eq!(texts.len(), 3);
        texts.truncate(2);
        texts.extend(["x", "y", "z"]);
        let found: Vec<Vec<&str>> = texts.rows().map(|row| row.iter().collect()).collect();
        assert_eq!(found, [rows[0], rows[1], ["x", "y", "z"]]);
    }
}
