//! Bodies in runs that are read side by side, and put together in order.

use crate::llvm::facts::{Writer, unresolved};
use crate::llvm::fault::Fault;
use crate::llvm::function::{Header, Reader, Span};
use crate::llvm::module::Module;
use crate::llvm::parser::Parser;
use dfquery_engine::base::FactBase;
use dfquery_engine::schema::Schema;
use rayon::prelude::*;
use std::ops::Range;
use std::sync::Arc;

/// Bytes of text in one run: enough to make its own tables worth while. It depends on nothing but the text.
const RUN: usize = 1 << 20;

/// The facts of some functions of a module.
pub struct Piece {
    pub base: FactBase,
    pub faults: Vec<Fault>,
}

/// The facts of `module`: what it says as a whole, then its functions, those left out that `skip` names.
pub fn pieces(module: &Module<'_>, schema: &Arc<Schema>, skip: &[bool]) -> Vec<Piece> {
    let runs = runs(module);
    let functions = runs.into_par_iter().map(|run| read_run(module, schema, run, skip));
    let mut all = vec![whole(module, schema)];
    all.extend(functions.collect::<Vec<_>>());
    all
}

fn whole(module: &Module<'_>, schema: &Arc<Schema>) -> Piece {
    let mut writer = Writer::new(module, schema.clone());
    let mut types = module.types.clone();
    let faults = writer.module(&mut types);
    Piece { base: writer.base, faults }
}

fn runs(module: &Module<'_>) -> Vec<Range<usize>> {
    let (mut runs, mut start, mut size) = (Vec::new(), 0, 0);
    for (at, (_, span)) in module.definitions.iter().enumerate() {
        size += span.end - span.start;
        if size >= RUN {
            runs.push(start..at + 1);
            (start, size) = (at + 1, 0);
        }
    }
    runs.push(start..module.definitions.len());
    runs
}

fn read_run(module: &Module<'_>, schema: &Arc<Schema>, run: Range<usize>, skip: &[bool]) -> Piece {
    let parser = Parser::new(module.text, 0, 0, module.types.clone());
    let mut reader = Reader::new(parser);
    let mut writer = Writer::new(module, schema.clone());
    let mut faults = Vec::new();
    for at in run.filter(|&at| !skip[at]) {
        let (header, span) = &module.definitions[at];
        match read_one(&mut reader, header, *span) {
            found if found.is_empty() => writer.function(header, &mut reader),
            found => faults.extend(found),
        }
    }
    faults.append(&mut reader.warnings);
    Piece { base: writer.base, faults }
}

fn read_one<'a>(reader: &mut Reader<'a>, header: &Header<'a>, span: Span) -> Vec<Fault> {
    match reader.read(header, span) {
        Ok(()) => unresolved(&reader.body, &reader.locals),
        Err(fault) => vec![*fault],
    }
}
