//! `irquery.open`.

use crate::{
    failure::{Failure, invalid},
    observer::Watcher,
    program::{Program, check_callable},
    work,
};
use dfquery::{Analysis, Convergence, Divergence, Open, Target, WholeProgram, World};
use pyo3::{prelude::*, types::PyTuple};
use std::{path::PathBuf, sync::Arc};

/// One input of `open`, or several in a list.
#[derive(FromPyObject)]
enum Input {
    One(PathBuf),
    Several(Vec<PathBuf>),
}

/// Reads files and folders as one program.
///
/// Inputs are LLVM IR as text (`.ll`), folders of facts, and whatever else the command reads; `text=` has the text itself, and
/// the ending of `name` says what it is.
///
/// `functions` are those that questions are about; all, if it is left out. `divergence_sources`, `gpu_target` (`"amdgcn"`,
/// `"nvptx"`, `"generic"`) and `convergence` (`"iteration"`, `"ipdom"`) are what the command's options of these names are; so are
/// `world` (`"library"`, `"closed"`), `entries` and `models`.
///
/// `progress(doing, done, total)` is called now and then while something takes long.
///
/// >>> p = irquery.open("facts")
/// >>> p.functions
/// ['gcd', 'fir', 'bubble_step', 'pick_tree']
/// >>> irquery.open(text="define i32 @f(i32 %x) {\n  ret i32 %x\n}").functions
/// ['f']
#[pyfunction]
#[pyo3(signature = (
    *inputs, text=None, name="text.ll", functions=Vec::new(), progress=None, divergence_sources=Vec::new(),
    gpu_target=None, convergence=None, world=None, entries=Vec::new(), models=Vec::new(),
))]
#[expect(clippy::too_many_arguments, reason = "they have names in Python")]
pub fn open(
    py: Python,
    inputs: &Bound<PyTuple>,
    text: Option<String>,
    name: &str,
    functions: Vec<String>,
    progress: Option<Py<PyAny>>,
    divergence_sources: Vec<String>,
    gpu_target: Option<&str>,
    convergence: Option<&str>,
    world: Option<&str>,
    entries: Vec<String>,
    models: Vec<PathBuf>,
) -> Result<Program, Failure> {
    check_callable(py, progress.as_ref())?;
    let inputs = paths(inputs)?;
    if text.is_some() != inputs.is_empty() {
        return Err(invalid("open takes either files and folders or text="));
    }
    let divergence = Divergence {
        sources: divergence_sources,
        target: chosen("gpu_target", &TARGETS, gpu_target)?,
        convergence: chosen("convergence", &CONVERGENCES, convergence)?,
        ..Divergence::default()
    };
    let world = chosen("world", &WORLDS, world)?;
    let whole = WholeProgram { world, entries, models, ..WholeProgram::default() };
    let watcher = Arc::new(Watcher::default());
    let open = Open::new().divergence(divergence).whole_program(whole).observer(watcher.clone());
    let analysis = work::run(py, &watcher, progress.as_ref(), || {
        let program = match &text {
            Some(text) => open.open_text(name, text.as_str()),
            None => open.open(&inputs),
        }?;
        program.select(&functions)?;
        Ok(Analysis::new(program).of_functions(functions.clone()))
    })?;
    Ok(Program::new(analysis, watcher, progress))
}

/// The values of `gpu_target`.
const TARGETS: [(&str, Target); 4] = [
    ("amdgcn", Target::Amdgcn),
    ("generic", Target::Generic),
    ("nvptx", Target::Nvptx),
    ("spir", Target::Spir),
];

/// The values of `convergence`.
const CONVERGENCES: [(&str, Convergence); 2] =
    [("iteration", Convergence::Iteration), ("ipdom", Convergence::Ipdom)];

/// The values of `world`.
const WORLDS: [(&str, World); 2] = [("library", World::Library), ("closed", World::Closed)];

/// The value that `text` selects from `choices`, those of the argument `name`.
///
/// # Errors
///
/// `text` is none of them.
pub fn chosen<T: Copy>(name: &str, choices: &[(&str, T)], text: Option<&str>) -> Result<Option<T>, Failure> {
    let Some(text) = text else { return Ok(None) };
    let found = choices.iter().find(|(choice, _)| *choice == text);
    let names: Vec<String> = choices.iter().map(|(choice, _)| format!("{choice:?}")).collect();
    let wrong = || invalid(format!("{name} is {text:?}, not one of {}", names.join(", ")));
    Ok(Some(found.ok_or_else(wrong)?.1))
}

fn paths(inputs: &Bound<PyTuple>) -> Result<Vec<PathBuf>, Failure> {
    let mut paths = Vec::new();
    for input in inputs {
        match input.extract()? {
            Input::One(path) => paths.push(path),
            Input::Several(all) => paths.extend(all),
        }
    }
    if paths.iter().any(|path| path.as_os_str() == "-") {
        return Err(invalid("\"-\" is not read here; pass text=sys.stdin.read()"));
    }
    Ok(paths)
}
