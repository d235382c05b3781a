//! Programs, and what they derive by each evaluator.

use crate::programs::SCHEMA;
use dfquery_differential::unit::Evaluations;
use dfquery_engine::{
    base::{FactBase, Rows},
    check::{self, Program},
    evaluate::{self, Rules},
    run::Session,
    syntax::Sources,
};
use std::collections::BTreeMap;

/// The rules `text` on the inputs of random programs.
pub fn checked(text: &str) -> Program {
    let mut sources = Sources::new();
    sources.add("schema.dl", SCHEMA);
    sources.add("rules.dl", text);
    let (program, problems) = check::at_run_time(sources, None);
    program.unwrap_or_else(|| panic!("{text}\n{problems:#?}"))
}

/// All derived relations by name, by dataflows on so many threads, or without any.
pub fn derive(program: &Program, base: &FactBase, workers: Option<usize>) -> BTreeMap<String, Rows> {
    let rules = Rules::new(program, &[], base, false).unwrap();
    let evaluations = rules.evaluations(&[]);
    // In one dataflow, or in one for each stratum.
    let dataflows = Evaluations::new(&rules, &[], &|_| workers != Some(2), workers.unwrap_or(1));
    let units = if workers.is_some() { dataflows.units() } else { evaluate::units(&evaluations) };
    let session = Session::new(base, &program.schema, &units);
    let derived = rules.pieces().iter().flat_map(|piece| &piece.file.derives);
    let names = derived.map(|&id| program.schema[id].name.clone());
    names.map(|name| (name.clone(), session.whole(&name).clone())).collect()
}
