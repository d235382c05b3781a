//! Rows of the user: whatever gives Arrow tables, or columns of Python's own.

use crate::failure::Failure;
use arrow_array::{
    Array, ArrayRef, RecordBatchReader,
    cast::AsArray,
    ffi_stream::RecordBatchStreamReader,
    types::{self, ArrowDictionaryKeyType, ArrowPrimitiveType},
};
use arrow_pyarrow::FromPyArrow;
use arrow_schema::DataType;
use dfquery::{
    Error,
    columns::{Cells, Column, Columns},
    engine::{diagnostic::Diagnostic, syntax::Sources},
    limited, place_of_cell,
};
use pyo3::{
    exceptions::{PyTypeError, PyValueError},
    prelude::*,
    types::PyDict,
};

/// The columns of `frame`, rows for the relation called `name`.
///
/// # Errors
///
/// A `frame` that is no table; nulls, and cells that are neither texts nor numbers of 32 bits, with their places.
pub fn columns(name: &str, frame: &Bound<PyAny>) -> Result<Columns, Failure> {
    let mut problems = Vec::new();
    let columns = match frame.cast::<PyDict>() {
        Ok(lists) => of_lists(name, lists, &mut problems)?,
        Err(_) => of_stream(name, frame, &mut problems)?,
    };
    if !problems.is_empty() {
        let messages = limited(problems);
        return Err(Error::Invalid { messages, sources: Sources::new() }.into());
    }
    Ok(Columns::new(columns)?)
}

/// Columns of a dictionary: a list by name.
fn of_lists(name: &str, lists: &Bound<PyDict>, problems: &mut Vec<Diagnostic>) -> PyResult<Vec<Column>> {
    let mut columns = Vec::new();
    for (at, (key, list)) in lists.iter().enumerate() {
        let cells = list.try_iter()?.collect::<PyResult<Vec<Bound<PyAny>>>>()?;
        let are_texts = cells.iter().any(|cell| cell.extract::<&str>().is_ok());
        let mut wrong = |row, cell: &Bound<PyAny>| {
            let expected = if are_texts { "a text" } else { "a number of 32 bits" };
            let message =
                format!("{} is not {expected}", cell.repr().map_or("this".into(), |text| text.to_string()));
            problems.push(Diagnostic::error(message).at(place_of_cell(name, row, at)));
        };
        let cells = match are_texts {
            true => {
                let text = |(row, cell): (usize, &Bound<PyAny>)| {
                    cell.extract::<String>().unwrap_or_else(|_| {
                        wrong(row, cell);
                        String::new()
                    })
                };
                Cells::Texts(cells.iter().enumerate().map(text).collect())
            }
            false => {
                let number = |(row, cell): (usize, &Bound<PyAny>)| {
                    cell.extract::<i32>().unwrap_or_else(|_| {
                        wrong(row, cell);
                        0
                    })
                };
                Cells::Numbers(cells.iter().enumerate().map(number).collect())
            }
        };
        columns.push(Column { name: key.extract()?, ty: String::new(), cells });
    }
    Ok(columns)
}

/// Columns of what has Arrow's C stream.
fn of_stream(name: &str, frame: &Bound<PyAny>, problems: &mut Vec<Diagnostic>) -> PyResult<Vec<Column>> {
    if !frame.hasattr("__arrow_c_stream__")? {
        let ty = frame.get_type().name()?;
        let message = format!("rows are a frame with Arrow's C stream, or a dict of lists, not {ty}");
        return Err(PyTypeError::new_err(message));
    }
    let reader = RecordBatchStreamReader::from_pyarrow_bound(frame)?;
    let schema = reader.schema();
    let mut batches = Vec::new();
    for batch in reader {
        batches.push(batch.map_err(|error| PyValueError::new_err(error.to_string()))?);
    }
    let column = |(at, field): (usize, &std::sync::Arc<arrow_schema::Field>)| {
        let mut gathered = Gathered::of(field.data_type());
        for batch in &batches {
            gathered.take(batch.column(at), |row, message| {
                problems.push(Diagnostic::error(message).at(place_of_cell(name, row, at)));
            });
        }
        Column { name: field.name().clone(), ty: String::new(), cells: gathered.cells() }
    };
    Ok(schema.fields().iter().enumerate().map(column).collect())
}

/// The cells of one column so far.
enum Gathered {
    Numbers(Vec<i32>),
    Texts(Vec<String>),
}

impl Gathered {
    fn of(ty: &DataType) -> Gathered {
        match ty {
            DataType::Dictionary(_, values) => Gathered::of(values),
            ty if ty.is_integer() => Gathered::Numbers(Vec::new()),
            _ => Gathered::Texts(Vec::new()),
        }
    }

    fn len(&self) -> usize {
        match self {
            Gathered::Numbers(numbers) => numbers.len(),
            Gathered::Texts(texts) => texts.len(),
        }
    }

    fn cells(self) -> Cells {
        match self {
            Gathered::Numbers(numbers) => Cells::Numbers(numbers),
            Gathered::Texts(texts) => Cells::Texts(texts.into_iter().collect()),
        }
    }

    /// Takes the cells of `array`; `wrong` has the rows that do not fit, and why.
    fn take(&mut self, array: &ArrayRef, mut wrong: impl FnMut(usize, String)) {
        let first = self.len();
        for row in 0..array.len() {
            let cell = match is_null(array, row) {
                true => Err("there is no value".to_owned()),
                false => cell(array, row),
            };
            let cell = cell.unwrap_or_else(|message| {
                wrong(first + row, message);
                Cell::None
            });
            match (&mut *self, cell) {
                (Gathered::Numbers(numbers), Cell::Number(number)) => {
                    numbers.push(i32::try_from(number).unwrap_or_else(|_| {
                        wrong(first + row, format!("{number} is not a number of 32 bits"));
                        0
                    }));
                }
                (Gathered::Texts(texts), Cell::Text(text)) => texts.push(text),
                (Gathered::Numbers(numbers), _) => numbers.push(0),
                (Gathered::Texts(texts), _) => texts.push(String::new()),
            }
        }
    }
}

enum Cell {
    Number(i128),
    Text(String),
    None,
}

fn is_null(array: &ArrayRef, row: usize) -> bool {
    *array.data_type() == DataType::Null || array.is_null(row)
}

/// The cell of `array` in `row`, which must not be null.
fn cell(array: &ArrayRef, row: usize) -> Result<Cell, String> {
    fn number<T: ArrowPrimitiveType<Native: Into<i128>>>(array: &ArrayRef, row: usize) -> Cell {
        Cell::Number(array.as_primitive::<T>().value(row).into())
    }
    fn key<K: ArrowDictionaryKeyType>(array: &ArrayRef, row: usize) -> Result<Cell, String> {
        let array = array.as_dictionary::<K>();
        let key = array.key(row).ok_or("there is no value")?;
        match is_null(array.values(), key) {
            true => Err("there is no value".to_owned()),
            false => cell(array.values(), key),
        }
    }
    Ok(match array.data_type() {
        DataType::Utf8 => Cell::Text(array.as_string::<i32>().value(row).to_owned()),
        DataType::LargeUtf8 => Cell::Text(array.as_string::<i64>().value(row).to_owned()),
        DataType::Utf8View => Cell::Text(array.as_string_view().value(row).to_owned()),
        DataType::Int8 => number::<types::Int8Type>(array, row),
        DataType::Int16 => number::<types::Int16Type>(array, row),
        DataType::Int32 => number::<types::Int32Type>(array, row),
        DataType::Int64 => number::<types::Int64Type>(array, row),
        DataType::UInt8 => number::<types::UInt8Type>(array, row),
        DataType::UInt16 => number::<types::UInt16Type>(array, row),
        DataType::UInt32 => number::<types::UInt32Type>(array, row),
        DataType::UInt64 => number::<types::UInt64Type>(array, row),
        DataType::Dictionary(keys, _) => match **keys {
            DataType::Int8 => return key::<types::Int8Type>(array, row),
            DataType::Int16 => return key::<types::Int16Type>(array, row),
            DataType::Int32 => return key::<types::Int32Type>(array, row),
            DataType::Int64 => return key::<types::Int64Type>(array, row),
            DataType::UInt8 => return key::<types::UInt8Type>(array, row),
            DataType::UInt16 => return key::<types::UInt16Type>(array, row),
            DataType::UInt32 => return key::<types::UInt32Type>(array, row),
            _ => return key::<types::UInt64Type>(array, row),
        },
        other => return Err(format!("values of type {other} are neither texts nor whole numbers")),
    })
}
