//! Results as Arrow tables.

use crate::failure::{Failure, invalid};
use arrow_array::{
    Array, ArrayRef, DictionaryArray, Float32Array, Int32Array, RecordBatch, RecordBatchIterator,
    RecordBatchOptions, StringArray, UInt32Array, ffi_stream::FFI_ArrowArrayStream, types::Int32Type,
};
use arrow_buffer::{Buffer, OffsetBuffer, ScalarBuffer};
use arrow_schema::{ArrowError, Field, Schema, ffi::FFI_ArrowSchema};
use dfquery::columns::{Cells, Column, Columns, Dictionary};
use pyo3::{
    exceptions::PyKeyError,
    prelude::*,
    types::{PyCapsule, PyDict, PyIterator, PyList, PyTuple},
};
use std::{collections::HashMap, fmt::Write, sync::Arc};

/// Rows that `repr` shows.
const SHOWN: usize = 20;

/// The key of a field's metadata under which the type in the rule language is.
const TYPE: &str = "dfquery.type";

/// The tuples of a relation, or the answers to a question, in module order.
///
/// It is an Arrow table: `pyarrow.table(t)`, `polars.DataFrame(t)`, `pandas.DataFrame.from_arrow(t)` and
/// `duckdb.sql("from t")` take it without copies. Names are dictionary-encoded strings, numbers are int32, uint32 or
/// float32. Without any of these
/// packages, `rows()` and `t["column"]` give Python's own lists.
///
/// >>> t = irquery.open("facts", functions=["gcd"]).relation("in_loop")
/// >>> len(t), t.column_names
/// (2, ['header', 'block'])
/// >>> t.rows()[1]
/// ('gcd/head', 'gcd/body')
/// >>> t.types
/// {'header': 'Block', 'block': 'Block'}
#[pyclass(frozen, module = "irquery")]
pub struct Table(RecordBatch);

impl Table {
    /// The table of `columns`, whose buffers it takes over.
    ///
    /// # Errors
    ///
    /// More text in a column than Arrow can number.
    pub fn new(columns: Columns) -> Result<Table, Failure> {
        batch(columns).map(Table).map_err(|error| invalid(error.to_string()))
    }

    /// The names of the columns, each with its cells.
    fn fields(&self) -> impl Iterator<Item = (&str, &ArrayRef)> {
        self.0.schema_ref().fields().iter().map(|field| field.name().as_str()).zip(self.0.columns())
    }

    fn stream(&self) -> FFI_ArrowArrayStream {
        let batches = RecordBatchIterator::new([Ok(self.0.clone())], self.0.schema());
        FFI_ArrowArrayStream::new(Box::new(batches))
    }
}

#[pymethods]
impl Table {
    /// The names of the columns.
    #[getter]
    fn column_names(&self) -> Vec<&str> {
        self.fields().map(|(name, _)| name).collect()
    }

    /// By column its type in the rule language: `Block`, `Value`, `number`.
    #[getter]
    fn types<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let types = PyDict::new(py);
        for field in self.0.schema_ref().fields() {
            types.set_item(field.name(), field.metadata().get(TYPE))?;
        }
        Ok(types)
    }

    /// The number of rows.
    #[getter]
    fn num_rows(&self) -> usize {
        self.0.num_rows()
    }

    /// The number of columns.
    #[getter]
    fn num_columns(&self) -> usize {
        self.0.num_columns()
    }

    /// All rows, as a list of tuples of `str` and `int`.
    fn rows<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let columns: Vec<Vec<Bound<PyAny>>> =
            self.0.columns().iter().map(|column| cells(py, column)).collect::<PyResult<_>>()?;
        let row = |at: usize| PyTuple::new(py, columns.iter().map(|column| &column[at]));
        let rows = (0..self.0.num_rows()).map(row).collect::<PyResult<Vec<_>>>()?;
        PyList::new(py, rows)
    }

    fn __len__(&self) -> usize {
        self.0.num_rows()
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        self.rows(py)?.try_iter()
    }

    fn __getitem__<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyList>> {
        let Some((_, column)) = self.fields().find(|(field, _)| *field == name) else {
            let names = self.column_names().join("`, `");
            return Err(PyKeyError::new_err(format!("no column is called `{name}`; there are `{names}`")));
        };
        PyList::new(py, cells(py, column)?)
    }

    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        let schema = FFI_ArrowSchema::try_from(self.0.schema_ref().as_ref());
        let schema = schema.map_err(|error| invalid(error.to_string()))?;
        PyCapsule::new_with_value(py, schema, c"arrow_schema")
    }

    /// The table as Arrow's C stream. Another schema is not supported: the caller has to cast.
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        let _ = requested_schema;
        PyCapsule::new_with_value(py, self.stream(), c"arrow_array_stream")
    }

    /// The table as a `pyarrow.Table`.
    fn to_pyarrow<'py>(slf: Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("pyarrow")?.call_method1("table", (slf,))
    }

    /// The table as a `polars.DataFrame`; names are `Categorical`.
    fn to_polars<'py>(slf: Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("polars")?.call_method1("DataFrame", (slf,))
    }

    /// The table as a `pandas.DataFrame`; names are `Categorical`. This needs pyarrow as well.
    fn to_pandas<'py>(slf: Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        Table::to_pyarrow(slf)?.call_method0("to_pandas")
    }

    fn __repr__(&self) -> String {
        let shown: Vec<Vec<String>> = self.fields().map(|(name, column)| lines(name, column)).collect();
        let widths: Vec<usize> = shown
            .iter()
            .map(|lines| lines.iter().map(|line| line.chars().count()).max().unwrap_or(0))
            .collect();
        let mut text = String::new();
        for at in 0..=self.0.num_rows().min(SHOWN) {
            let cells = shown.iter().zip(&widths).map(|(lines, &width)| format!("{:width$}", lines[at]));
            let line = cells.collect::<Vec<_>>().join("  ");
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text + &self.rest()
    }

    fn _repr_html_(&self) -> String {
        let mut html = "<table><thead><tr>".to_owned();
        let shown: Vec<Vec<String>> = self.fields().map(|(name, column)| lines(name, column)).collect();
        shown.iter().for_each(|lines| _ = write!(html, "<th>{}</th>", escaped(&lines[0])));
        html.push_str("</tr></thead><tbody>");
        for at in 1..=self.0.num_rows().min(SHOWN) {
            html.push_str("<tr>");
            shown.iter().for_each(|lines| _ = write!(html, "<td>{}</td>", escaped(&lines[at])));
            html.push_str("</tr>");
        }
        format!("{html}</tbody></table><p>{}</p>", self.rest())
    }
}

impl Table {
    /// The number of rows, as a remark below those that are shown.
    fn rest(&self) -> String {
        match self.0.num_rows() {
            1 => "1 row".to_owned(),
            rows if rows > SHOWN => format!("… {rows} rows"),
            rows => format!("{rows} rows"),
        }
    }
}

/// `text`, where HTML expects one.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The name of a column and the first of its cells.
fn lines(name: &str, column: &ArrayRef) -> Vec<String> {
    let shown = 0..column.len().min(SHOWN);
    std::iter::once(name.to_owned()).chain(shown.map(|row| text(column, row))).collect()
}

/// The kinds of columns that tables have.
enum Kind<'a> {
    Numbers(&'a Int32Array),
    Unsigned(&'a UInt32Array),
    Floats(&'a Float32Array),
    Texts(&'a [i32], &'a StringArray),
}

fn kind(column: &ArrayRef) -> Kind<'_> {
    if let Some(numbers) = column.as_any().downcast_ref() {
        return Kind::Numbers(numbers);
    }
    if let Some(numbers) = column.as_any().downcast_ref() {
        return Kind::Unsigned(numbers);
    }
    if let Some(floats) = column.as_any().downcast_ref() {
        return Kind::Floats(floats);
    }
    let texts: Option<&DictionaryArray<Int32Type>> = column.as_any().downcast_ref();
    let texts = texts.expect("what is no column of numbers is one of texts");
    let values = texts.values().as_any().downcast_ref().expect("its values are strings");
    Kind::Texts(texts.keys().values(), values)
}

fn text(column: &ArrayRef, row: usize) -> String {
    match kind(column) {
        Kind::Numbers(numbers) => numbers.value(row).to_string(),
        Kind::Unsigned(numbers) => numbers.value(row).to_string(),
        Kind::Floats(floats) => floats.value(row).to_string(),
        Kind::Texts(keys, texts) => texts.value(keys[row] as usize).to_owned(),
    }
}

/// The cells of `column` as Python's objects, one for equal texts.
fn cells<'py>(py: Python<'py>, column: &ArrayRef) -> PyResult<Vec<Bound<'py, PyAny>>> {
    match kind(column) {
        Kind::Numbers(numbers) => {
            let cell = |number: &i32| Ok(number.into_pyobject(py)?.into_any());
            numbers.values().iter().map(cell).collect()
        }
        Kind::Unsigned(numbers) => {
            let cell = |number: &u32| Ok(number.into_pyobject(py)?.into_any());
            numbers.values().iter().map(cell).collect()
        }
        Kind::Floats(floats) => {
            let cell = |float: &f32| Ok(float.into_pyobject(py)?.into_any());
            floats.values().iter().map(cell).collect()
        }
        Kind::Texts(keys, texts) => {
            let text = |at: usize| Ok(texts.value(at).into_pyobject(py)?.into_any());
            let texts = (0..texts.len()).map(text).collect::<PyResult<Vec<Bound<PyAny>>>>()?;
            Ok(keys.iter().map(|&key| texts[key as usize].clone()).collect())
        }
    }
}

fn batch(columns: Columns) -> Result<RecordBatch, ArrowError> {
    let options = RecordBatchOptions::new().with_row_count(Some(columns.len()));
    let (mut fields, mut arrays) = (Vec::new(), Vec::new());
    for Column { name, ty, cells } in columns.into_columns() {
        let array: ArrayRef = match cells {
            Cells::Numbers(numbers) => Arc::new(Int32Array::new(numbers.into(), None)),
            Cells::Unsigned(numbers) => Arc::new(UInt32Array::new(numbers.into(), None)),
            Cells::Floats(floats) => Arc::new(Float32Array::new(floats.into(), None)),
            Cells::Texts(texts) => Arc::new(dictionary(texts)?),
        };
        let metadata = HashMap::from([(TYPE.to_owned(), ty)]);
        fields.push(Field::new(name, array.data_type().clone(), false).with_metadata(metadata));
        arrays.push(array);
    }
    RecordBatch::try_new_with_options(Arc::new(Schema::new(fields)), arrays, &options)
}

fn dictionary(texts: Dictionary) -> Result<DictionaryArray<Int32Type>, ArrowError> {
    let (keys, text, ends) = texts.into_parts();
    let too_many = |_| ArrowError::InvalidArgumentError("a column has more than 2 GiB of names".to_owned());
    i32::try_from(text.len()).map_err(too_many)?;
    let offsets: ScalarBuffer<i32> =
        std::iter::once(0).chain(ends.into_iter().map(|end| end as i32)).collect();
    let buffer = Buffer::from_vec(text.into_bytes());
    let texts = StringArray::try_new(OffsetBuffer::new(offsets), buffer, None)?;
    // In place: both are words.
    let keys: Vec<i32> = keys.into_iter().map(|key| key as i32).collect();
    DictionaryArray::try_new(Int32Array::new(keys.into(), None), Arc::new(texts))
}
