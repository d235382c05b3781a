//! Tuples column by column.

use super::{each_rows, table};
use crate::{
    columns::{Cells, Column, Columns, Dictionary},
    error::{Result, stoppable},
    requires::Requires,
    scope::Scope,
    table::Table,
};
use dfquery_engine::{
    base::{FactBase, Rows},
    cancel,
    facts::ColumnText,
    schema::{self, ColumnType, Relation, RelationId, Schema},
};
use std::borrow::Cow;

impl Scope<'_> {
    /// The tuples of `relation` in the functions that are asked of, column by column.
    ///
    /// # Errors
    ///
    /// See [`Scope::table`].
    pub fn columns(&self, relation: RelationId) -> Result<Columns> {
        let requires = self.requires(relation)?;
        if self.lines {
            let schema = &self.rules.schema;
            let types = schema[relation].columns.iter().map(|column| schema.type_name(column.ty).to_owned());
            return Ok(of_table(&self.table(relation)?, &types.collect::<Vec<_>>()));
        }
        let columns = || match requires {
            Requires::Facts => of_rows(self, &self.rules.schema[relation]),
            _ => of_texts(self, relation, &requires),
        };
        stoppable(columns)
    }
}

/// The columns of `table`, whose types are those of `declared` in turn, and texts elsewhere.
pub(crate) fn of_table(table: &Table, declared: &[String]) -> Columns {
    let mut types = declared.iter();
    let make = |(at, name): (usize, &String)| {
        let cells = table.rows().filter_map(|row| row.iter().nth(at));
        let cells = match table.numbers[at] {
            true => Cells::Numbers(cells.map(|text| text.parse().unwrap_or_default()).collect()),
            false => Cells::Texts(cells.collect()),
        };
        let own = if table.notes[at].is_none() { types.next() } else { None };
        Column { name: name.clone(), ty: own.map_or("symbol", String::as_str).to_owned(), cells }
    };
    Columns { columns: table.header.iter().enumerate().map(make).collect(), rows: table.len() }
}

/// The columns of a relation that follows from facts alone.
fn of_rows(scope: &Scope, relation: &Relation) -> Columns {
    let mut writers: Vec<Writer> = relation.columns.iter().map(|c| Writer::new(scope.base, c.ty)).collect();
    let mut rows = 0;
    each_rows(scope, relation, |found| {
        let found = scope.base.in_order(&relation.columns, Cow::Borrowed(found));
        writers.iter_mut().enumerate().for_each(|(at, writer)| writer.take(&found, at));
        rows += found.len();
    });
    cancel::check();
    let cells = writers.into_iter().map(|writer| writer.cells);
    let columns = relation.columns.iter().zip(cells);
    let columns = columns.map(|(declared, cells)| column(&scope.rules.schema, declared, cells)).collect();
    Columns { columns, rows }
}

/// The columns of a relation about what is there only while something is made, which has texts.
fn of_texts(scope: &Scope, relation: RelationId, requires: &Requires) -> Columns {
    let table = table(scope, relation, requires);
    let schema = &scope.rules.schema;
    let make = |(at, declared): (usize, &schema::Column)| {
        let texts = table.rows().filter_map(|row| row.iter().nth(at));
        let cells = match declared.ty {
            ColumnType::Number => {
                Cells::Numbers(texts.map(|text| text.parse().unwrap_or_default()).collect())
            }
            ColumnType::Unsigned => {
                Cells::Unsigned(texts.map(|text| text.parse().unwrap_or_default()).collect())
            }
            ColumnType::Float => Cells::Floats(texts.map(|text| text.parse().unwrap_or_default()).collect()),
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
            ColumnType::Unsigned => Cells::Unsigned(Vec::new()),
            ColumnType::Float => Cells::Floats(Vec::new()),
            _ => Cells::Texts(Dictionary::new()),
        };
        Writer { known: Vec::new(), texts: ColumnText::new(base, ty), cells }
    }

    /// Takes column number `at` of `rows`.
    fn take(&mut self, rows: &Rows, at: usize) {
        cancel::check();
        let column = rows.iter().map(|row| row[at]);
        match &mut self.cells {
            Cells::Numbers(numbers) => numbers.extend(column.map(|cell| cell as i32)),
            Cells::Unsigned(numbers) => numbers.extend(column),
            Cells::Floats(floats) => floats.extend(column.map(f32::from_bits)),
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

/// The entry for the number of the text of `cell`.
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
}
