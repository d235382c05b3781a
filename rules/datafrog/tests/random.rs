//! Random programs derive by datafrog what they derive without compiling, which is held against their meaning elsewhere.

#![allow(missing_docs)]

#[allow(dead_code)]
#[path = "../../../engine/tests/programs/mod.rs"]
mod programs;

use dfquery_engine::{
    check,
    evaluate::{self, Rules},
    run::{self, Session},
    syntax::Sources,
};

#[allow(clippy::all, unused)]
mod compiled {
    include!(concat!(env!("OUT_DIR"), "/random.rs"));
}

/// Fact bases for each program.
const BASES: u64 = 10;

#[test]
fn random_programs_agree() {
    let mut found = 0;
    for (seed, text, units) in compiled::PROGRAMS {
        let mut sources = Sources::new();
        sources.add("schema.dl", programs::SCHEMA);
        sources.add("random.dl", *text);
        let program = check::program(sources).0.expect("it was compiled");
        for base in 0..BASES {
            let mut base = programs::facts(&mut programs::Random::new(seed * BASES + base), &program.schema);
            Rules::intern(&program, &mut base);
            run::intern(units, &mut base);
            let rules = Rules::new(&program, &[], &base, false).expect("it can be evaluated");
            let evaluations = rules.evaluations(&[]);
            let own = evaluate::units(&evaluations);
            let one = Session::new(&base, &program.schema, *units);
            let other = Session::new(&base, &program.schema, &own);
            for name in units.iter().flat_map(|unit| unit.derives) {
                assert_eq!(one.whole(name), other.whole(name), "`{name}` of\n{text}");
                found += one.whole(name).len();
            }
        }
    }
    assert!(found > compiled::PROGRAMS.len() * 50, "something is derived: {found}");
}
