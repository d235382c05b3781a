//! Printed strata derive what the evaluator at run time does, which is held against the meaning of rules elsewhere: strata
//! of the rule files, rules that use all of the language, and random programs.

#[allow(dead_code)]
#[path = "../tests/facts/mod.rs"]
mod facts;
#[allow(dead_code)]
#[path = "programs.rs"]
mod programs;

use crate::{Printed, units};
use dfquery_engine::{
    base::FactBase,
    check::{self, Program},
    evaluate::{self, Rules},
    run::{self, Session, Unit},
    syntax::Sources,
};
use facts::Facts;
use std::{collections::BTreeMap, sync::Arc};

#[allow(clippy::all, unused)]
mod language {
    use crate::*;
    include!(concat!(env!("OUT_DIR"), "/language.rs"));
}

#[allow(clippy::all, unused)]
mod random {
    use crate::*;
    include!(concat!(env!("OUT_DIR"), "/random.rs"));
}

#[test]
fn rule_files_agree() {
    for printed in [crate::rules::ASCENT, crate::rules::DATAFROG] {
        let found = compare(dfquery_rules::built_in().program(), printed, 60);
        let fruitless = found.values().filter(|rows| **rows == 0).count();
        assert!(fruitless * 3 <= found.len(), "too much was never derived: {found:?}");
    }
}

#[test]
fn everything_in_the_language_agrees() {
    let mut sources = Sources::new();
    let schema = "rules/schema.dl";
    sources.add(schema, dfquery_rules::source(schema).expect("the schema is a rule file"));
    for (name, text) in [
        ("part.dl", include_str!("language/part.dl")),
        ("whole.dl", include_str!("language/whole.dl")),
        ("local.dl", include_str!("language/local.dl")),
        ("supplied.dl", include_str!("language/supplied.dl")),
    ] {
        sources.add(format!("rules/compiled/language/{name}"), text);
    }
    let program = check::program(sources).0.expect("it was printed");
    for printed in [language::ASCENT, language::DATAFROG] {
        let found = compare(&program, printed, 200);
        assert!(found.values().all(|&rows| rows > 0), "everything is derived sometimes: {found:?}");
    }
}

/// Compares the relations that were `printed` on `cases` random fact bases; gives how many rows each had.
fn compare(program: &Program, printed: Printed, cases: u64) -> BTreeMap<String, usize> {
    let nothing = FactBase::new(Arc::new(program.schema.clone()));
    let rules = Rules::new(program, &[], &nothing, false).unwrap_or_else(|p| panic!("{p:#?}"));
    let evaluations = rules.evaluations(&[]);
    let own = evaluate::units(&evaluations);
    let witnesses = units(&evaluations, printed);
    let is_printed = |unit: &&Unit| witnesses.iter().any(|other| other.derives == unit.derives);
    let mixed: Vec<Unit> =
        witnesses.iter().chain(own.iter().filter(|unit| !is_printed(unit))).copied().collect();
    let mut found = BTreeMap::new();
    for case in 0..cases {
        let mut facts = Facts::new(program, &own, case);
        run::intern(&own, &mut facts.base);
        let supplied = facts.supplied();
        let one = Session::new(&facts.base, &program.schema, &own);
        let other = Session::new(&facts.base, &program.schema, &mixed);
        for unit in witnesses.iter().filter(|unit| !facts.fleeting.contains(unit.name)) {
            for &name in unit.derives {
                assert_eq!(one.whole(name), other.whole(name), "`{name}` of the whole, case {case}");
                *found.entry(name.to_owned()).or_default() += one.whole(name).len();
            }
        }
        for part in 0..facts.base.parts() {
            let mut parts = [one.part(part), other.part(part)];
            for part_of in &mut parts {
                facts.own_types.iter().for_each(|(ty, count)| part_of.set_named_domain(ty, 0..*count));
                for (relation, rows) in &supplied[part as usize] {
                    part_of.supply_rows(&program.schema[*relation].name, rows.clone());
                }
            }
            let [one, other] = parts;
            for &name in witnesses.iter().filter(|unit| unit.local).flat_map(|unit| unit.derives) {
                let rows = one.relation(name);
                assert_eq!(rows, other.relation(name), "`{name}` of part {part}, case {case}");
                *found.entry(name.to_owned()).or_default() += rows.len();
            }
        }
    }
    found
}

/// Fact bases for each random program.
const BASES: u64 = 10;

#[test]
fn random_programs_agree() {
    let mut found = 0;
    for (seed, text, ascent, datafrog) in random::PROGRAMS {
        let mut sources = Sources::new();
        sources.add("schema.dl", programs::SCHEMA);
        sources.add("random.dl", *text);
        let program = check::program(sources).0.expect("it was printed");
        for base in 0..BASES {
            let mut base = programs::facts(&mut programs::Random::new(seed * BASES + base), &program.schema);
            Rules::intern(&program, &mut base);
            let rules = Rules::new(&program, &[], &base, false).expect("it can be evaluated");
            let evaluations = rules.evaluations(&[]);
            let own = evaluate::units(&evaluations);
            run::intern(&own, &mut base.clone());
            let one = Session::new(&base, &program.schema, &own);
            for printed in [*ascent, *datafrog] {
                let witnesses = units(&evaluations, printed);
                assert_eq!(witnesses.len(), own.len(), "all of it was printed:\n{text}");
                let other = Session::new(&base, &program.schema, &witnesses);
                for name in witnesses.iter().flat_map(|unit| unit.derives) {
                    assert_eq!(one.whole(name), other.whole(name), "`{name}` of\n{text}");
                    found += one.whole(name).len();
                }
            }
        }
    }
    assert!(found > random::PROGRAMS.len() * 50, "something is derived: {found}");
}
