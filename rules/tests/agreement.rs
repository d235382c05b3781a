//! Rules derive what their naive meaning is, on random facts: those of the rule files, and some that use all of the
//! language.

#![allow(missing_docs)]

mod facts;
mod naive;

use dfquery_engine::{
    base::{FactBase, Rows},
    check::{self, Program},
    evaluate::{self, Rules},
    run::{self, Session, Unit},
    schema::{ColumnType, RelationId, Schema},
    syntax::Sources,
};
use facts::Facts;
use naive::Relations;
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

#[test]
fn rule_files_derive_what_they_mean() {
    let program = dfquery_rules::built_in().program();
    let mut found = compare(program, 120);
    // Random rows rarely are an irreducible cycle, two disjoint ways or a diamond, a row of a target's table, or a value
    // with room for an address: tests/oracle makes programs that are. Rules that are there twice count once.
    let is_left =
        |name: &str| ["/memory/", "/group/", "/x/", "/y/", "/z/"].iter().any(|folder| name.contains(folder));
    let left = program.files.iter().filter(|file| is_left(&program.sources[file.id].name));
    let left: BTreeSet<RelationId> = left.flat_map(|file| &file.derives).copied().collect();
    found.retain(|name, _| program.schema.relation(name).is_none_or(|id| !left.contains(&id)));
    let fruitless: Vec<&String> =
        found.iter().filter(|(_, rows)| **rows == 0).map(|(name, _)| name).collect();
    assert!(fruitless.len() * 3 <= found.len(), "too much was never derived: {fruitless:?}");
}

#[test]
fn everything_in_the_language_derives_what_it_means() {
    let mut sources = Sources::new();
    sources
        .add("rules/schema.dl", dfquery_rules::source("rules/schema.dl").expect("the schema is a rule file"));
    for (name, text) in [
        ("part.dl", include_str!("../compiled/language/part.dl")),
        ("whole.dl", include_str!("../compiled/language/whole.dl")),
        ("local.dl", include_str!("../compiled/language/local.dl")),
        ("supplied.dl", include_str!("../compiled/language/supplied.dl")),
    ] {
        sources.add(format!("rules/compiled/language/{name}"), text);
    }
    let (program, problems) = check::program(sources);
    let program = program.unwrap_or_else(|| panic!("{problems:?}"));
    let found = compare(&program, 300);
    assert!(found.values().all(|&rows| rows > 0), "everything is derived sometimes: {found:?}");
}

/// Compares all derived relations on `cases` random fact bases; tells how many rows each had.
fn compare(program: &Program, cases: u64) -> BTreeMap<String, usize> {
    let nothing = FactBase::new(Arc::new(program.schema.clone()));
    let rules = Rules::new(program, &[], &nothing, false).unwrap_or_else(|p| panic!("{p:#?}"));
    let evaluations = rules.evaluations(&[]);
    let units = &evaluate::units(&evaluations)[..];
    let mut found = BTreeMap::new();
    for case in 0..cases {
        let mut facts = Facts::new(program, units, case);
        run::intern(units, &mut facts.base);
        let supplied = facts.supplied();
        let session = Session::new(&facts.base, &program.schema, units);
        let whole = naive::evaluate(program, &facts.base, facts.rows_of(None));
        for unit in units.iter().filter(|unit| !facts.fleeting.contains(unit.name)) {
            for &name in unit.derives {
                let rows = rows_of(&whole, &program.schema, name);
                assert_eq!(set(session.whole(name)), rows, "`{name}` of the whole, case {case}");
                *found.entry(name.to_owned()).or_default() += rows.len();
            }
        }
        for part in 0..facts.base.parts() {
            let mut inputs = facts.rows_of(Some(part));
            let mut derived = session.part(part);
            for (ty, count) in &facts.own_types {
                derived.set_named_domain(ty, 0..*count);
            }
            for (relation, rows) in &supplied[part as usize] {
                derived.supply_rows(&program.schema[*relation].name, rows.clone());
                inputs.insert(*relation, set(rows));
            }
            // What other units derive for the whole is given to the part, but for rows of other parts.
            for name in units.iter().filter(|unit| !unit.local).flat_map(|unit| unit.derives) {
                let id = program.schema.relation(name).expect("a unit derives declared relations");
                let mut rows = whole.get(&id).cloned().unwrap_or_default();
                let home = program.schema.home_first(id)[0];
                if let ColumnType::Entity(ty) = program.schema[id].columns[home].ty
                    && program.schema.is_parted(ty)
                    && program.schema[ty].listed_by.is_some()
                {
                    rows.retain(|row| facts.base.entities(ty).part_of(row[home]) == part);
                }
                inputs.insert(id, rows);
            }
            let expected = evaluate_part(program, units, &facts.base, inputs);
            for &name in units.iter().filter(|unit| unit.local).flat_map(|unit| unit.derives) {
                let rows = rows_of(&expected, &program.schema, name);
                assert_eq!(set(derived.relation(name)), rows, "`{name}` of part {part}, case {case}");
                *found.entry(name.to_owned()).or_default() += rows.len();
            }
        }
    }
    found
}

/// Derives by the rules of local files only.
fn evaluate_part(program: &Program, units: &[Unit<'_>], base: &FactBase, inputs: Relations) -> Relations {
    let mut local = program.clone();
    let by_part = |relation: &RelationId| {
        let name = program.schema[*relation].name.as_str();
        units.iter().any(|unit| unit.local && unit.derives.contains(&name))
    };
    local.files.retain(|file| file.derives.iter().any(by_part));
    naive::evaluate(&local, base, inputs)
}

fn rows_of(relations: &Relations, schema: &Schema, name: &str) -> BTreeSet<Vec<u32>> {
    let id = schema.relation(name).expect("a unit derives declared relations");
    relations.get(&id).cloned().unwrap_or_default()
}

fn set(rows: &Rows) -> BTreeSet<Vec<u32>> {
    let set: BTreeSet<Vec<u32>> = rows.iter().map(<[u32]>::to_vec).collect();
    assert_eq!(set.len(), rows.len(), "no row twice");
    set
}
