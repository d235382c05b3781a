//! Results, and rows of one's own, as typed columns: numbers, and names each of which is there once.

use crate::{
    demangle::demangled,
    error::{Error, Result},
};
use dfquery_engine::schema::ColumnType;
use rustc_hash::FxHashMap;
use std::borrow::Cow;

/// The tuples of a relation, or the answers to a question, column by column.
///
/// ```
/// # fn main() -> dfquery::Result<()> {
/// # let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/facts");
/// use dfquery::columns::Cells;
///
/// let analysis = dfquery::Analysis::new(dfquery::Program::open([folder])?);
/// let found = analysis.relation_columns("in_loop")?;
/// let Cells::Texts(blocks) = &found.columns()[1].cells else { panic!("blocks have names") };
/// println!("{} tuples, the first of `{}`", found.len(), blocks.text(blocks.keys()[0]));
/// # Ok(())
/// # }
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Columns {
    pub(crate) columns: Vec<Column>,
    pub(crate) rows: usize,
}

/// One column.
#[derive(Clone, PartialEq, Debug)]
pub struct Column {
    /// Its name.
    pub name: String,
    /// Its type in the rule language: `Block`, `number`.
    pub ty: String,
    /// Its cells, row by row.
    pub cells: Cells,
}

/// The cells of a column.
#[derive(Clone, PartialEq, Debug)]
pub enum Cells {
    /// Numbers.
    Numbers(Vec<i32>),
    /// Unsigned numbers.
    Unsigned(Vec<u32>),
    /// Floats.
    Floats(Vec<f32>),
    /// Names of entities, texts, and records as texts.
    Texts(Dictionary),
}

/// Texts, most of which occur in many rows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Dictionary {
    pub(crate) keys: Vec<u32>,
    text: String,
    /// The end of each text.
    ends: Vec<usize>,
}

impl Columns {
    /// Columns of the same length.
    ///
    /// # Errors
    ///
    /// They differ in length, or two have the same name.
    pub fn new(columns: Vec<Column>) -> Result<Columns> {
        let rows = columns.first().map_or(0, |first| first.cells.len());
        for (at, column) in columns.iter().enumerate() {
            if column.cells.len() != rows {
                let (found, name) = (column.cells.len(), &column.name);
                return Err(Error::message(format!("column `{name}` has {found} rows, not {rows}")));
            }
            if columns[..at].iter().any(|before| before.name == column.name) {
                return Err(Error::message(format!("two columns are called `{}`", column.name)));
            }
        }
        Ok(Columns { columns, rows })
    }

    /// The columns, in order.
    pub fn columns(&self) -> &[Column] {
        &self.columns
    }

    /// The same, to be taken apart.
    pub fn into_columns(self) -> Vec<Column> {
        self.columns
    }

    /// The number of rows.
    pub fn len(&self) -> usize {
        self.rows
    }

    /// Returns true if there is none.
    pub fn is_empty(&self) -> bool {
        self.rows == 0
    }
}

impl Columns {
    /// The same with names of C++ and Rust as people write them.
    #[must_use]
    pub fn demangled(self) -> Columns {
        let readable = |column: Column| match column.cells {
            Cells::Texts(texts) => Column { cells: Cells::Texts(texts.demangled()), ..column },
            Cells::Numbers(_) | Cells::Unsigned(_) | Cells::Floats(_) => column,
        };
        Columns { columns: self.columns.into_iter().map(readable).collect(), ..self }
    }
}

impl Cells {
    /// The number of cells.
    pub fn len(&self) -> usize {
        match self {
            Cells::Numbers(numbers) => numbers.len(),
            Cells::Unsigned(numbers) => numbers.len(),
            Cells::Floats(floats) => floats.len(),
            Cells::Texts(texts) => texts.keys.len(),
        }
    }

    /// Returns true if there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cell in row number `row` as a text.
    pub fn text(&self, row: usize) -> Cow<'_, str> {
        match self {
            Cells::Numbers(numbers) => numbers[row].to_string().into(),
            Cells::Unsigned(numbers) => numbers[row].to_string().into(),
            Cells::Floats(floats) => ColumnType::Float.number(floats[row].to_bits()).into(),
            Cells::Texts(texts) => texts.text(texts.keys[row]).into(),
        }
    }
}

impl Dictionary {
    /// No rows.
    pub fn new() -> Dictionary {
        Dictionary::default()
    }

    /// The same with names of C++ and Rust as people write them.
    fn demangled(&self) -> Dictionary {
        let texts: Vec<Cow<str>> = (0..self.ends.len() as u32).map(|key| demangled(self.text(key))).collect();
        self.keys.iter().map(|&key| &*texts[key as usize]).collect()
    }

    /// By row the number of its text.
    pub fn keys(&self) -> &[u32] {
        &self.keys
    }

    /// The number of texts.
    pub fn texts(&self) -> usize {
        self.ends.len()
    }

    /// The text number `key`.
    pub fn text(&self, key: u32) -> &str {
        let key = key as usize;
        let start = key.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.text[start..self.ends[key]]
    }

    /// Adds a text, and gives its number; no row has it yet.
    #[expect(clippy::missing_panics_doc, reason = "so many texts do not fit in memory")]
    pub fn add(&mut self, text: &str) -> u32 {
        self.text.push_str(text);
        self.ends.push(self.text.len());
        u32::try_from(self.ends.len() - 1).expect("there are fewer than 2^32 texts")
    }

    /// Adds a row with the text number `key`.
    ///
    /// # Panics
    ///
    /// If there is no such text.
    pub fn push(&mut self, key: u32) {
        assert!((key as usize) < self.ends.len(), "a row has a text that is there");
        self.keys.push(key);
    }

    /// The numbers by row, all texts in one, and where each ends.
    pub fn into_parts(self) -> (Vec<u32>, String, Vec<usize>) {
        (self.keys, self.text, self.ends)
    }
}

/// The texts of rows in order, each once.
impl<T: AsRef<str>> FromIterator<T> for Dictionary {
    fn from_iter<I: IntoIterator<Item = T>>(rows: I) -> Self {
        let (mut dictionary, mut known) = (Dictionary::new(), FxHashMap::<String, u32>::default());
        for text in rows {
            let text = text.as_ref();
            let key = known.get(text).copied().unwrap_or_else(|| {
                let key = dictionary.add(text);
                known.insert(text.to_owned(), key);
                key
            });
            dictionary.keys.push(key);
        }
        dictionary
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_fit_together() {
        let column = |name: &str, numbers: &[i32]| Column {
            name: name.to_owned(),
            ty: "number".to_owned(),
            cells: Cells::Numbers(numbers.to_vec()),
        };
        assert!(Columns::new(vec![column("a", &[1]), column("b", &[2, 3])]).is_err());
        assert!(Columns::new(vec![column("a", &[1]), column("a", &[2])]).is_err());
        assert_eq!(Columns::new(vec![column("a", &[1]), column("b", &[2])]).expect("they fit").len(), 1);
    }
}
