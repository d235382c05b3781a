//! Results, and rows of one's own, as typed columns: numbers, and names each of which is there once.

use crate::{
    error::{Error, Result},
    relations,
    requires::Requires,
    scope::Scope,
};
use dfquery_engine::{
    base::{FactBase, Rows},
    facts::ColumnText,
    schema::{self, ColumnType, Relation, RelationId, Schema},
    stop,
};
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
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Columns {
    columns: Vec<Column>,
    rows: usize,
}

/// One column.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Column {
    /// Its name.
    pub name: String,
    /// Its type in the rule language: `Block`, `number`.
    pub ty: String,
    /// Its cells, row by row.
    pub cells: Cells,
}

/// The cells of a column.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cells {
    /// Numbers.
    Numbers(Vec<i32>),
    /// Names of entities, texts, and records as texts.
    Texts(Dictionary),
}

/// Texts, most of which occur in many rows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Dictionary {
    keys: Vec<u32>,
    text: String,
    /// Where each text ends.
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

    /// How many rows there are.
    pub fn len(&self) -> usize {
        self.rows
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.rows == 0
    }
}

impl Cells {
    /// How many there are.
    pub fn len(&self) -> usize {
        match self {
            Cells::Numbers(numbers) => numbers.len(),
            Cells::Texts(texts) => texts.keys.len(),
        }
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cell in row number `row` as a text.
    pub fn text(&self, row: usize) -> Cow<'_, str> {
        match self {
            Cells::Numbers(numbers) => numbers[row].to_string().into(),
            Cells::Texts(texts) => texts.text(texts.keys[row]).into(),
        }
    }
}

impl Dictionary {
    /// No rows.
    pub fn new() -> Dictionary {
        Dictionary::default()
    }

    /// By row the number of its text.
    pub fn keys(&self) -> &[u32] {
        &self.keys
    }

    /// How many texts there are.
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

impl Scope<'_> {
    /// The tuples of `relation` in the functions that are asked of, column by column.
    ///
    /// # Errors
    ///
    /// See [`Scope::table`].
    pub fn columns(&self, relation: RelationId) -> Result<Columns> {
        let requires = Requires::of(&self.rules.schema, relation, self.conversion)?;
        let columns = || match requires {
            Requires::Facts => of_rows(self, &self.rules.schema[relation]),
            _ => of_texts(self, relation, &requires),
        };
        stop::within(columns).ok_or_else(|| Error::stopped("there is no result"))
    }
}

/// The columns of a relation that follows from facts alone.
fn of_rows(scope: &Scope, relation: &Relation) -> Columns {
    let mut writers: Vec<Writer> = relation.columns.iter().map(|c| Writer::new(scope.base, c.ty)).collect();
    let mut rows = 0;
    relations::each_rows(scope, relation, |found| {
        let found = scope.base.in_order(&relation.columns, Cow::Borrowed(found));
        writers.iter_mut().enumerate().for_each(|(at, writer)| writer.take(&found, at));
        rows += found.len();
    });
    stop::check();
    let cells = writers.into_iter().map(|writer| writer.cells);
    let columns = relation.columns.iter().zip(cells);
    let columns = columns.map(|(declared, cells)| column(&scope.rules.schema, declared, cells)).collect();
    Columns { columns, rows }
}

/// The columns of a relation about what is there only while something is made, which has texts.
fn of_texts(scope: &Scope, relation: RelationId, requires: &Requires) -> Columns {
    let table = relations::table(scope, relation, requires);
    let schema = &scope.rules.schema;
    let make = |(at, declared): (usize, &schema::Column)| {
        let mut texts = table.rows().filter_map(|row| row.iter().nth(at));
        let cells = match declared.ty {
            ColumnType::Number => {
                Cells::Numbers(texts.by_ref().map(|text| text.parse().unwrap_or_default()).collect())
            }
            _ => Cells::Texts(texts.collect()),
        };
        column(schema, declared, cells)
    };
    Columns { columns: schema[relation].columns.iter().enumerate().map(make).collect(), rows: table.len() }
}

fn column(schema: &Schema, declared: &schema::Column, cells: Cells) -> Column {
    Column { name: declared.name.clone(), ty: schema.type_name(declared.ty).to_owned(), cells }
}

/// Fills one column.
struct Writer<'b> {
    /// By cell the number of its text, [`NONE`] where it has none yet: ids are dense.
    known: Vec<u32>,
    texts: ColumnText<'b>,
    cells: Cells,
}

/// No text.
const NONE: u32 = u32::MAX;

impl<'b> Writer<'b> {
    fn new(base: &'b FactBase, ty: ColumnType) -> Self {
        let cells = match ty {
            ColumnType::Number => Cells::Numbers(Vec::new()),
            _ => Cells::Texts(Dictionary::new()),
        };
        Writer { known: Vec::new(), texts: ColumnText::new(base, ty), cells }
    }

    /// Takes column number `at` of `rows`.
    fn take(&mut self, rows: &Rows, at: usize) {
        stop::check();
        let column = rows.iter().map(|row| row[at]);
        match &mut self.cells {
            Cells::Numbers(numbers) => numbers.extend(column.map(|cell| cell as i32)),
            Cells::Texts(dictionary) => {
                dictionary.keys.reserve(rows.len());
                for cell in column {
                    let key = known(&mut self.known, cell);
                    if *key == NONE {
                        *key = dictionary.add(self.texts.text(cell));
                    }
                    dictionary.keys.push(*key);
                }
            }
        }
    }
}

/// Where the number of the text of `cell` is.
fn known(known: &mut Vec<u32>, cell: u32) -> &mut u32 {
    let cell = cell as usize;
    if cell >= known.len() {
        known.resize((cell + 1).next_power_of_two(), NONE);
    }
    &mut known[cell]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{analysis::Analysis, program::Program, table::Table};

    fn analysis() -> Analysis {
        let facts = concat!(env!("CARGO_MANIFEST_DIR"), "/facts");
        Analysis::new(Program::open([facts]).expect("the facts can be read"))
    }

    /// Holds columns to the same answer as texts.
    fn assert_same(columns: &Columns, table: &Table) {
        assert_eq!(columns.len(), table.len());
        let names: Vec<&str> = columns.columns().iter().map(|column| column.name.as_str()).collect();
        assert_eq!(names, table.columns());
        for (at, row) in table.rows().enumerate() {
            let cells: Vec<Cow<str>> = columns.columns().iter().map(|column| column.cells.text(at)).collect();
            assert_eq!(cells, row.iter().collect::<Vec<_>>());
        }
    }

    #[test]
    fn columns_say_what_tables_say() {
        for functions in [&[][..], &["fir".to_owned(), "gcd".to_owned()]] {
            let analysis = analysis().of_functions(functions.iter().cloned());
            // Facts, what is derived, what is derived for the whole, numbers, records, and what only conversion knows.
            for name in ["value", "edge", "control_dependent", "live_in", "points", "step", "needed"] {
                let table = analysis.relation(name).expect("it is a relation");
                assert_same(&analysis.relation_columns(name).expect("its table is there"), &table);
            }
            let body = "edge(A, B, N), live_in(B, V)";
            let table = analysis.query(body).expect("it is a question");
            assert!(!table.is_empty());
            assert_same(&analysis.query_columns(body).expect("it is a question"), &table);
        }
    }

    #[test]
    fn nothing_has_columns_too() {
        let analysis = analysis().of_functions(["pick_tree".to_owned()]);
        let none = analysis.relation_columns("in_loop").expect("it is a relation");
        assert!(none.is_empty());
        let columns: Vec<(&str, &str)> =
            none.columns().iter().map(|c| (c.name.as_str(), c.ty.as_str())).collect();
        assert_eq!(columns, [("header", "Block"), ("block", "Block")]);
        assert_eq!(none.columns()[0].cells, Cells::Texts(Dictionary::new()));
    }

    #[test]
    fn each_text_is_there_once() {
        let texts: Dictionary = ["a", "", "a", "b", ""].into_iter().collect();
        assert_eq!(texts.keys(), [0, 1, 0, 2, 1]);
        assert_eq!(texts.into_parts(), (vec![0, 1, 0, 2, 1], "ab".to_owned(), vec![1, 1, 2]));
        let found = analysis().relation_columns("live_in").expect("it is a relation");
        for column in found.columns() {
            let Cells::Texts(texts) = &column.cells else { panic!("there are no numbers") };
            let distinct: std::collections::BTreeSet<&str> =
                (0..texts.texts() as u32).map(|at| texts.text(at)).collect();
            assert_eq!(distinct.len(), texts.texts());
        }
    }

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
