//! The three evaluators derive the same tuples of real modules: all relations that rest on facts, and those that rest on
//! the names that conversion gives.
//!
//! `DFQUERY_CORPUS=DIR cargo test --test oracle evaluators -- --nocapture` compares every module of a corpus, else a
//! few small ones are.

use crate::modules;
use dfquery_convert::{self, Options};
use dfquery_engine::{
    base::FactBase,
    run::{Session, Unit},
};
use rayon::prelude::*;
use std::{collections::BTreeSet, path::Path, process::Command};

/// What was compared.
#[derive(Default)]
struct Compared {
    /// Relations of which some tuple was derived.
    relations: BTreeSet<&'static str>,
    tuples: usize,
    differing: Vec<String>,
}

impl Compared {
    fn plus(mut self, other: Compared) -> Compared {
        self.relations.extend(other.relations);
        self.tuples += other.tuples;
        self.differing.extend(other.differing);
        self
    }
}

/// What `units` derive of `base`, by all three evaluators.
fn compare(base: &FactBase, units: &[&'static Unit<'static>], filled: bool) -> Compared {
    let schema = dfquery_rules::built_in().schema();
    let rules = dfquery_rules::built_in();
    let compiled = [dfquery_compiled::ascent(rules), dfquery_compiled::datafrog(rules)];
    let compiled = compiled.map(|units| rules.with_compiled(&units));
    let sessions = [
        Session::new(base, schema, dfquery_rules::built_in().units()),
        Session::new(base, schema, &compiled[0]),
        Session::new(base, schema, &compiled[1]),
    ];
    let sessions = if filled { sessions.map(Session::with_external_inputs) } else { sessions };
    let names = |local: bool| {
        let units = units.iter().filter(move |unit| unit.local == local);
        units.flat_map(|unit| unit.derives).copied().collect::<Vec<&'static str>>()
    };
    let (by_part, whole) = (names(true), names(false));
    let functions = schema.partition.expect("functions are the parts");
    let parts = (0..base.parts()).into_par_iter().map(|id| {
        let parts = [0, 1, 2].map(|at| sessions[at].part(id));
        let mut compared = Compared::default();
        for &name in &by_part {
            let [one, two, three] = parts.each_ref().map(|part| part.relation(name));
            compared.tuples += one.len();
            compared.relations.extend((!one.is_empty()).then_some(name));
            if one != two || one != three {
                compared.differing.push(format!("`{name}` in {}", base.name(functions, id)));
            }
        }
        compared
    });
    let mut compared = parts.reduce(Compared::default, Compared::plus);
    for name in whole {
        let [one, two, three] = sessions.each_ref().map(|session| session.whole(name));
        compared.tuples += one.len();
        compared.relations.extend((!one.is_empty()).then_some(name));
        if one != two || one != three {
            compared.differing.push(format!("`{name}`"));
        }
    }
    compared
}

/// Compares everything of one module.
fn compare_module(path: &Path) -> Compared {
    let base = modules::facts(path);
    let framed = modules::framed();
    let named = (0..base.parts()).into_par_iter().filter_map(|id| {
        let base =
            dfquery_convert::framed_base(&dfquery_rules::built_in().session(&base), id, &Options::default())
                .ok()?;
        Some(compare(&base, &framed, true))
    });
    let named = named.reduce(Compared::default, Compared::plus);
    compare(&base, &modules::complete(), false).plus(named)
}

#[test]
fn evaluators_agree_on_modules() {
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let corpus = modules::corpus();
    let paths = match &corpus {
        Some(corpus) => modules::modules(corpus),
        None => ["kernels.ll", "conversion/switch_chain.ll", "conversion/irreducible.ll"]
            .map(|name| cases.join(name))
            .to_vec(),
    };
    assert!(!paths.is_empty(), "there are no modules");
    let mut all = Compared::default();
    for path in paths {
        let compared = compare_module(&path);
        let (relations, tuples) = (compared.relations.len(), compared.tuples);
        println!("{}: {relations} relations, {tuples} tuples", path.display());
        assert!(compared.differing.is_empty(), "{}: {}", path.display(), compared.differing.join(", "));
        all = all.plus(compared);
    }
    let known = modules::complete().len() + modules::framed().len();
    println!(
        "{} relations have tuples, {} in all; {known} units were compared",
        all.relations.len(),
        all.tuples
    );
    assert!(all.relations.len() > 100, "most relations have tuples: {:?}", all.relations);
}

#[test]
fn graphs_are_the_same_whatever_evaluates_the_rules() {
    let graphs = |engine: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_dfquery"));
        command.args(["tests/cases/kernels.ll", "--emit", "dataflow", "--engine", engine]);
        let done = command.current_dir(env!("CARGO_MANIFEST_DIR")).output().expect("dfquery can be started");
        assert!(done.status.success() && !done.stdout.is_empty(), "{done:?}");
        done.stdout
    };
    let [runtime, ascent, datafrog] = ["runtime", "ascent", "datafrog"].map(graphs);
    assert!(runtime == ascent && runtime == datafrog);
}
