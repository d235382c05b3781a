//! Datafrog held against ascent on the program.

use crate::{
    engines::{Engine, engine_units},
    program::Program,
};
use dfquery_engine::run::{Session, Unit};
use rayon::prelude::*;
use std::collections::BTreeSet;

/// What came of it.
#[derive(Clone, Debug)]
pub struct Agreement {
    /// How many relations both have derived.
    pub relations: usize,
    /// Those that differ, each with the first function in which it does.
    pub differing: Vec<String>,
}

/// Compares all relations that both evaluators derive, in the functions `parts`.
pub fn compare(program: &Program, parts: &[u32]) -> Agreement {
    let schema = dfquery_rules::schema();
    let [one, other] = [Engine::Ascent, Engine::Datafrog]
        .map(|engine| Session::new(&program.base, schema, engine_units(engine)));
    let shared: Vec<&Unit> = dfquery_datafrog::units().iter().filter(|unit| is_complete(unit)).collect();
    let names = |local: bool| {
        let units = shared.iter().filter(move |unit| unit.local == local);
        units.flat_map(|unit| unit.derives).copied().collect::<Vec<&str>>()
    };
    let (by_part, whole) = (names(true), names(false));
    [&one, &other].into_iter().for_each(|session| session.prepare(by_part.iter().copied()));
    let found: Vec<(String, &str)> = parts
        .par_iter()
        .flat_map_iter(|&id| {
            let (one, other) = (one.part(id), other.part(id));
            let differs = |name: &&&str| one.relation(name) != other.relation(name);
            let differing: Vec<&str> = by_part.iter().filter(differs).copied().collect();
            differing.into_iter().map(|name| (program.function_name(id), name)).collect::<Vec<_>>()
        })
        .collect();
    let mut differing = Vec::new();
    let mut seen = BTreeSet::new();
    for (function, name) in found {
        if seen.insert(name) {
            differing.push(format!("`{name}` in {function}"));
        }
    }
    let differs = |name: &&&str| one.whole(name) != other.whole(name);
    differing.extend(whole.iter().filter(differs).map(|name| format!("`{name}`")));
    Agreement { relations: by_part.len() + whole.len(), differing }
}

/// Whether everything that `unit` reads, through others too, comes from readers.
fn is_complete(unit: &Unit) -> bool {
    unit.reads.iter().all(|read| match read.given {
        dfquery_engine::run::Given::ByReader => true,
        dfquery_engine::run::Given::ByCaller | dfquery_engine::run::Given::Elsewhere => false,
        dfquery_engine::run::Given::ByUnit => {
            let maker = dfquery_rules::units().iter().find(|other| other.derives.contains(&read.relation));
            maker.is_some_and(is_complete)
        }
    })
}
