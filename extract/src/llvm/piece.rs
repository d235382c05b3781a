//! The functions of a module into a fact base: one after another, or in runs that are read side by side.

use crate::llvm::facts::{Writer, unresolved};
use crate::llvm::fault::Fault;
use crate::llvm::function::{Header, Reader, Span};
use crate::llvm::module::Module;
use crate::llvm::name::canonical;
use crate::llvm::parser::Parser;
use dfquery_engine::{base::FactBase, cancel};
use rayon::prelude::*;
use std::ops::Range;
use std::sync::Arc;

/// Bytes of text in one run: enough to make its own tables worth while.
const RUN: usize = 1 << 20;

/// Runs that a thread reads before all are put together: what they hold stands twice for a while.
const RUNS_OF_THREAD: usize = 2;

/// Adds to `base` what `module` says as a whole, then its functions, those left out that `skip` names.
///
/// The relations about the program as a whole, and those about its source, are filled if it is read `as_program`.
///
/// The rows are the same for any number of threads: entities and symbols are numbered in the order of the text.
pub fn add(module: &Module<'_>, base: &mut FactBase, skip: &[bool], as_program: bool) -> Vec<Fault> {
    let mut faults = whole(module, base, as_program);
    let read_run =
        |base: &mut FactBase, run: Range<usize>| read_run(Writer::new(module, base, as_program), run, skip);
    let (threads, runs) = (rayon::current_num_threads(), runs(module, skip));
    if threads == 1 || runs.len() == 1 {
        for (done, run) in runs.iter().enumerate() {
            if done == 1 {
                base.reserve(runs.len());
            }
            faults.extend(read_run(base, run.clone()));
        }
        return faults;
    }
    for wave in runs.chunks(threads * RUNS_OF_THREAD) {
        let read = |run: &Range<usize>| {
            let mut base = FactBase::new(Arc::clone(base.schema()));
            let faults = read_run(&mut base, run.clone());
            (base, faults)
        };
        let read = wave.par_iter().map(cancel::carried(read));
        let (bases, found): (Vec<_>, Vec<_>) = read.unzip();
        base.append(&bases);
        faults.extend(found.into_iter().flatten());
    }
    faults
}

fn whole(module: &Module<'_>, base: &mut FactBase, as_program: bool) -> Vec<Fault> {
    let mut writer = Writer::new(module, base, as_program);
    writer.module(&mut module.types.clone())
}

/// The functions in runs, each with about [`RUN`] bytes of what is not left out.
fn runs(module: &Module<'_>, skip: &[bool]) -> Vec<Range<usize>> {
    let (mut runs, mut start, mut size) = (Vec::new(), 0, 0);
    for (at, (_, span)) in module.definitions.iter().enumerate() {
        size += if skip[at] { 0 } else { span.end - span.start };
        if size >= RUN {
            runs.push(start..at + 1);
            (start, size) = (at + 1, 0);
        }
    }
    runs.push(start..module.definitions.len());
    runs
}

fn read_run(mut writer: Writer<'_, '_>, run: Range<usize>, skip: &[bool]) -> Vec<Fault> {
    let module = writer.module;
    let parser = Parser::new(module.text, 0, 0, module.types.clone());
    let mut reader = Reader::new(parser);
    let mut faults = Vec::new();
    for at in run.filter(|&at| !skip[at]) {
        cancel::check();
        let (header, span) = &module.definitions[at];
        match read_one(&mut reader, header, *span) {
            found if found.is_empty() => writer.function(header, &mut reader),
            found => {
                writer.without_body(header);
                faults.extend(found.into_iter().map(|fault| fault.of(&canonical(header.name))));
            }
        }
    }
    faults.append(&mut reader.warnings);
    faults
}

fn read_one<'a>(reader: &mut Reader<'a>, header: &Header<'a>, span: Span) -> Vec<Fault> {
    match reader.read(header, span) {
        Ok(()) => unresolved(&reader.body, &reader.locals),
        Err(fault) => vec![*fault],
    }
}
