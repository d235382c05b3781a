//! Programs, and what they derive by each evaluator.

use crate::programs::SCHEMA;
use dfquery_differential::unit::{Crew, Evaluations};
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

/// All derived relations by name, by dataflows on this number of threads, or without any.
#[allow(dead_code)]
pub fn derive(program: &Program, base: &FactBase, workers: Option<usize>) -> BTreeMap<String, Rows> {
    derive_by(program, base, workers.map(Crew::Threads), workers != Some(2))
}

/// The same by `crew`, in one dataflow or in one for each stratum.
pub fn derive_by(
    program: &Program,
    base: &FactBase,
    crew: Option<Crew>,
    is_one: bool,
) -> BTreeMap<String, Rows> {
    let rules = Rules::new(program, &[], base, false).unwrap();
    let evaluations = rules.evaluations(&[]);
    let dataflows = Evaluations::new(&rules, &[], &|_| is_one, crew.unwrap_or(Crew::Threads(1)));
    let units = if crew.is_some() { dataflows.units() } else { evaluate::units(&evaluations) };
    let session = Session::new(base, &program.schema, &units);
    let derived = rules.pieces().iter().flat_map(|piece| &piece.file.derives);
    let names = derived.map(|&id| program.schema[id].name.clone());
    names.map(|name| (name.clone(), session.whole(&name).clone())).collect()
}
