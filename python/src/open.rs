//! `irquery.open`.

use crate::{
    failure::{Failure, invalid},
    observer::Watcher,
    program::{Manner, Program, check_callable},
    work,
};
use dfquery::{
    Analysis, Convergence, Divergence, MemoryDetail, MemoryOrder, Open, Region, Target, WholeProgram, World,
    taint::{Specification, Taint},
};
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
/// Inputs are LLVM IR as text (`.ll`), folders of facts, and whatever else the command reads; `text=` has the text
/// itself, and the ending of `name` says what it is.
///
/// `functions` are those that questions are about; all, if it is left out. With `lines=True` tables have the place in
/// the source and the text of the line beside every instruction, value and block; with `demangle=True` names of C++ and
/// Rust are as people write them.
///
/// `divergence_sources`, `gpu_target` (`"amdgcn"`, `"nvptx"`, `"spir"`, `"generic"`), `workgroup`, `lanes`, `region`,
/// `interprocedural` and `convergence` (`"iteration"`, `"ipdom"`, or `"diff"` for what only one of these gives) are
/// what the command's options of these names are; so are `world` (`"library"`, `"closed"`), `entries`, `models`,
/// `whole_archive`, `copies`, `memory_detail`, `memory_order`, `budget_tuples`, `taint` and `taint_implicit`.
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
    gpu_target=None, convergence=None, world=None, entries=Vec::new(), models=Vec::new(), workgroup=Vec::new(),
    lanes=None, region=None, interprocedural=false, taint=Vec::new(), taint_implicit=false, whole_archive=false, copies=false,
    memory_detail=None, memory_order=None, budget_tuples=None, lines=false, demangle=false,
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
    workgroup: Vec<u16>,
    lanes: Option<u16>,
    region: Option<(String, String)>,
    interprocedural: bool,
    taint: Vec<String>,
    taint_implicit: bool,
    whole_archive: bool,
    copies: bool,
    memory_detail: Option<&str>,
    memory_order: Option<&str>,
    budget_tuples: Option<u32>,
    lines: bool,
    demangle: bool,
) -> Result<Program, Failure> {
    check_callable(py, progress.as_ref())?;
    let inputs = paths(inputs)?;
    if text.is_some() != inputs.is_empty() {
        return Err(invalid("open takes either files and folders or text="));
    }
    if lanes == Some(0) || workgroup.contains(&0) || budget_tuples == Some(0) {
        return Err(invalid("lanes, workgroup and budget_tuples count from 1"));
    }
    let divergence = Divergence {
        sources: divergence_sources,
        target: chosen("gpu_target", &TARGETS, gpu_target)?,
        convergence: chosen("convergence", &CONVERGENCES, convergence)?.flatten(),
        work_group: workgroup,
        lanes,
        interprocedural,
        region: region.map(|(from, to)| Region { from, to }),
    };
    let whole = WholeProgram {
        world: chosen("world", &WORLDS, world)?,
        entries,
        models,
        copies,
        detail: chosen("memory_detail", &DETAILS, memory_detail)?,
        budget: budget_tuples,
        order: chosen("memory_order", &ORDERS, memory_order)?,
    };
    let specification = taint.iter().map(|text| Specification::parse(text).map_err(invalid));
    let taint = Taint { specification: specification.collect::<Result<_, _>>()?, implicit: taint_implicit };
    let watcher = Arc::new(Watcher::default());
    let open = Open::new().divergence(divergence).whole_program(whole).taint(taint).observer(watcher.clone());
    let open = open.whole_archives(whole_archive);
    let open = if lines { open.keep_texts() } else { open };
    let analysis = work::run(py, &watcher, progress.as_ref(), || {
        let program = match &text {
            Some(text) => open.open_text(name, text.as_str()),
            None => open.open(&inputs),
        }?;
        program.select(&functions)?;
        Ok(Analysis::new(program).of_functions(functions.clone()).with_lines(lines))
    })?;
    let manner = Manner { demangles: demangle, compares_models: convergence == Some(DIFFERENCES) };
    Ok(Program::new(analysis, watcher, progress, manner))
}

/// The values of `gpu_target`.
const TARGETS: [(&str, Target); 4] = [
    ("amdgcn", Target::Amdgcn),
    ("generic", Target::Generic),
    ("nvptx", Target::Nvptx),
    ("spir", Target::Spir),
];

/// The value of `convergence` for what only one model gives.
const DIFFERENCES: &str = "diff";

/// The values of `convergence`.
const CONVERGENCES: [(&str, Option<Convergence>); 3] =
    [("iteration", Some(Convergence::Iteration)), ("ipdom", Some(Convergence::Ipdom)), (DIFFERENCES, None)];

/// The values of `memory_detail`.
const DETAILS: [(&str, MemoryDetail); 2] = [("bytes", MemoryDetail::Bytes), ("merged", MemoryDetail::Merged)];

/// The values of `memory_order`.
const ORDERS: [(&str, MemoryOrder); 2] =
    [("function", MemoryOrder::Function), ("program", MemoryOrder::Program)];

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
