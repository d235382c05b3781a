//! Parquet files.

use crate::relations::{Cell, Reader, Tuples};
use dfquery_engine::schema::{Column, ColumnType, Relation};
use parquet::{
    basic::{Compression, LogicalType, Repetition, Type as PhysicalType},
    data_type::{ByteArray, ByteArrayType, FloatType, Int32Type},
    errors::{ParquetError, Result},
    file::{
        metadata::KeyValue,
        properties::WriterProperties,
        writer::{SerializedColumnWriter, SerializedFileWriter},
    },
    schema::types::{Type, TypePtr},
};
use std::{
    io::{self, Write},
    ops::Range,
    sync::Arc,
};

/// Rows of a row group: what a reader takes into memory at once.
const GROUP: usize = 1 << 20;

/// Values that are handed over together.
const BATCH: usize = 1 << 14;

/// Writes `tuples`, which come from `origin`, as one file: numbers as 32-bit integers, names and texts as strings.
pub fn write(tuples: &Tuples, origin: &str, out: &mut (dyn Write + Send)) -> io::Result<()> {
    write_file(tuples, origin, out).map_err(|error| match error {
        ParquetError::External(error) => io::Error::other(error.to_string()),
        error => io::Error::other(error),
    })
}

fn write_file(tuples: &Tuples, origin: &str, out: &mut (dyn Write + Send)) -> Result<()> {
    let told = [("origin", origin), ("documentation", &tuples.relation.doc)];
    let told = told.map(|(key, value)| KeyValue::new(key.to_owned(), value.to_owned()));
    let properties = WriterProperties::builder()
        .set_compression(Compression::SNAPPY)
        .set_created_by(concat!("dfquery version ", env!("CARGO_PKG_VERSION")).to_owned())
        .set_key_value_metadata(Some(told.to_vec()))
        .build();
    let mut file = SerializedFileWriter::new(out, schema(tuples.relation)?, Arc::new(properties))?;
    for first in (0..tuples.len()).step_by(GROUP) {
        let rows = first..tuples.len().min(first + GROUP);
        let mut group = file.next_row_group()?;
        for at in 0..tuples.relation.arity() {
            let mut column = group.next_column()?.expect("the schema has a column for each of the relation");
            write_column(tuples, at, rows.clone(), &mut column)?;
            column.close()?;
        }
        group.close()?;
    }
    file.close()?;
    Ok(())
}

fn schema(relation: &Relation) -> Result<TypePtr> {
    let columns = relation.columns.iter().map(|column| Ok(Arc::new(field(column)?)));
    let columns = columns.collect::<Result<Vec<TypePtr>>>()?;
    Ok(Arc::new(Type::group_type_builder(&relation.shown).with_fields(columns).build()?))
}

fn field(column: &Column) -> Result<Type> {
    let (physical, logical) = match column.ty {
        ColumnType::Number => (PhysicalType::INT32, None),
        ColumnType::Unsigned => (PhysicalType::INT32, Some(LogicalType::integer(32, false))),
        ColumnType::Float => (PhysicalType::FLOAT, None),
        ColumnType::Entity(_) | ColumnType::Symbol | ColumnType::Record(_) => {
            (PhysicalType::BYTE_ARRAY, Some(LogicalType::String))
        }
    };
    Type::primitive_type_builder(&column.name, physical)
        .with_repetition(Repetition::REQUIRED)
        .with_logical_type(logical)
        .build()
}

fn write_column(
    tuples: &Tuples,
    at: usize,
    rows: Range<usize>,
    column: &mut SerializedColumnWriter<'_>,
) -> Result<()> {
    let ty = tuples.relation.columns[at].ty;
    let (mut texts, mut numbers, mut floats) = (Vec::new(), Vec::new(), Vec::new());
    for first in rows.clone().step_by(BATCH) {
        texts.clear();
        numbers.clear();
        floats.clear();
        let mut reader = Reader::new(tuples, at);
        for row in first..rows.end.min(first + BATCH) {
            match reader.cell(row) {
                Cell::Text(text) => texts.push(ByteArray::from(text)),
                Cell::Number(number) => numbers.push(number),
                Cell::Unsigned(number) => numbers.push(number as i32),
                Cell::Float(float) => floats.push(float),
            }
        }
        match ty {
            ColumnType::Float => column.typed::<FloatType>().write_batch(&floats, None, None)?,
            ColumnType::Number | ColumnType::Unsigned => {
                column.typed::<Int32Type>().write_batch(&numbers, None, None)?
            }
            _ => column.typed::<ByteArrayType>().write_batch(&texts, None, None)?,
        };
    }
    Ok(())
}
