//! `irquery.Proof` and `irquery.Missing`: why tuples hold, and what is missing for those that do not.

use crate::{
    failure::{Failure, invalid},
    table::escaped,
};
use dfquery::proof;
use pyo3::prelude::*;
use std::io;

/// A proof of tuples.
///
/// >>> proof = irquery.open("facts").why('in_loop("gcd/head", "gcd/body")')
/// >>> print(proof.text.splitlines()[0])
/// in_loop("gcd/head", "gcd/body")
/// >>> proof.json["schema"]
/// 'dfquery-proof/1'
#[pyclass(frozen, module = "irquery")]
pub struct Proof(pub proof::Proof);

#[pymethods]
impl Proof {
    /// The proof as a tree, six levels deep.
    #[getter]
    fn text(&self) -> String {
        self.0.to_string()
    }

    /// The proof as a tree of limited depth; all of it for 0.
    #[pyo3(signature = (depth=0))]
    fn tree(&self, depth: usize) -> Result<String, Failure> {
        written(|out| self.0.write_text(out, depth))
    }

    /// The proof as data, schema `dfquery-proof/1`.
    #[getter]
    fn json<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        parsed(py, written(|out| self.0.write_json(out))?)
    }

    /// The proof as a graph in the language of Graphviz.
    #[getter]
    fn dot(&self) -> Result<String, Failure> {
        written(|out| self.0.write_dot(out))
    }

    fn __str__(&self) -> String {
        self.text()
    }

    fn __repr__(&self) -> String {
        self.text()
    }

    fn _repr_html_(&self) -> String {
        format!("<pre>{}</pre>", escaped(&self.text()))
    }
}

/// The missing conditions of a tuple that does not hold: for each rule, the first condition that is not met.
///
/// >>> missing = irquery.open("facts").why_not('in_loop("gcd/head", "gcd/exit")')
/// >>> print(missing.text.splitlines()[0])
/// in_loop("gcd/head", "gcd/exit") does not hold
#[pyclass(frozen, module = "irquery")]
pub struct Missing(pub proof::Missing);

#[pymethods]
impl Missing {
    /// The missing conditions, rule by rule.
    #[getter]
    fn text(&self) -> String {
        self.0.to_string()
    }

    /// The same as data, schema `dfquery-missing/1`.
    #[getter]
    fn json<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        parsed(py, written(|out| self.0.write_json(out))?)
    }

    fn __str__(&self) -> String {
        self.text()
    }

    fn __repr__(&self) -> String {
        self.text()
    }

    fn _repr_html_(&self) -> String {
        format!("<pre>{}</pre>", escaped(&self.text()))
    }
}

/// The text that `write` writes.
///
/// # Errors
///
/// The error of `write`.
pub fn written(write: impl FnOnce(&mut dyn io::Write) -> io::Result<()>) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    write(&mut bytes).map_err(|error| invalid(error.to_string()))?;
    Ok(String::from_utf8_lossy(&bytes).trim_end_matches('\n').to_owned())
}

/// JSON as Python's objects.
pub fn parsed(py: Python, text: String) -> PyResult<Bound<PyAny>> {
    py.import("json")?.call_method1("loads", (text,))
}
