//! The Python package `irquery`: the library, with results as Arrow tables.
//!
//! Work runs on threads of its own, without the interpreter's lock: see [`work`]. What goes wrong is an exception: see
//! [`failure`]. The crates behind the imports wrap the C interfaces of Python and Arrow; nothing here is `unsafe`.

mod describe;
mod failure;
mod frame;
mod graph;
mod observer;
mod open;
mod program;
mod proof;
mod table;
mod threads;
mod work;

use pyo3::prelude::*;

/// The compiled part of `dfquery`.
#[pymodule]
mod _irquery {
    #[pymodule_export]
    use crate::{
        failure::Message,
        graph::{Function, Graph, Run},
        open::open,
        program::Program,
        proof::{Missing, Proof},
        table::Table,
    };
    use pyo3::prelude::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
