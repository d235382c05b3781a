//! Rules evaluated at run time, and those that both compilers have compiled, derive what their naive meaning is: those
//! of the rule files, and some that use all of the language.
//!
//! The facts are random rows. They describe no program, but every join, negation and aggregate has something to find.

#![allow(missing_docs)]

mod naive;

use dfquery_engine::{
    base::{FactBase, Rows},
    check::{self, Literal, Program, Term},
    evaluate::{self, Rules},
    run::{self, Given, Session, Unit},
    schema::{ColumnType, RelationId, RelationKind, Schema, TypeId},
    syntax::Sources,
};
use naive::Relations;
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

#[allow(clippy::all, unused)]
mod language {
    include!(concat!(env!("OUT_DIR"), "/language.rs"));
}

#[allow(clippy::all, unused)]
mod language_datafrog {
    include!(concat!(env!("OUT_DIR"), "/language_datafrog.rs"));
}

#[test]
fn rule_files_derive_what_they_mean() {
    let program = dfquery_rules::program();
    let mut found = compare(program, dfquery_rules::compiled(), dfquery_datafrog::units(), 120);
    // Random rows rarely are an irreducible cycle, two disjoint ways or a diamond, a row of a target's table, or a value
    // with room for an address: tests/oracle makes programs that are. Rules that are there twice count once.
    let is_left = |name: &str| ["/memory/", "/group/"].iter().any(|folder| name.contains(folder));
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
        ("part.dl", include_str!("language/part.dl")),
        ("whole.dl", include_str!("language/whole.dl")),
        ("local.dl", include_str!("language/local.dl")),
        ("supplied.dl", include_str!("language/supplied.dl")),
    ] {
        sources.add(format!("rules/tests/language/{name}"), text);
    }
    let (program, problems) = check::program(sources);
    let program = program.unwrap_or_else(|| panic!("{problems:?}"));
    let local: Vec<(&str, bool)> = language::UNITS.iter().map(|unit| (unit.name, unit.local)).collect();
    let name = |unit: &str| format!("tests/language/{unit}");
    for (unit, expected) in [("part", true), ("whole", false), ("local", true), ("supplied", true)] {
        assert!(local.contains(&(&name(unit), expected)), "{unit} in {local:?}");
    }
    let found = compare(&program, language::UNITS, language_datafrog::UNITS, 300);
    assert!(found.values().all(|&rows| rows > 0), "everything is derived sometimes: {found:?}");
}

/// Compares all derived relations on `cases` random fact bases; tells how many rows each had.
fn compare(
    program: &Program,
    ascent: &'static [Unit<'static>],
    datafrog: &'static [Unit<'static>],
    cases: u64,
) -> BTreeMap<String, usize> {
    assert!(datafrog.len() * 10 > ascent.len() * 7, "datafrog evaluates most units: {}", datafrog.len());
    let nothing = FactBase::new(Arc::new(program.schema.clone()));
    let rules = Rules::new(program, &[], &nothing, false).unwrap_or_else(|p| panic!("{p:#?}"));
    let evaluations = rules.evaluations(&[]);
    let units = &evaluate::units(&evaluations)[..];
    let [by_ascent, by_datafrog] = [ascent, datafrog].map(|compiled| mixed(compiled, units));
    let mut found = BTreeMap::new();
    for case in 0..cases {
        let mut facts = Facts::new(program, units, case);
        run::intern(units, &mut facts.base);
        let supplied = facts.supplied();
        let session = Session::new(&facts.base, &program.schema, units);
        let again = Session::new(&facts.base, &program.schema, &by_ascent);
        let frog = Session::new(&facts.base, &program.schema, &by_datafrog);
        let whole = naive::evaluate(program, &facts.base, facts.rows_of(None));
        for unit in units.iter().filter(|unit| !facts.fleeting.contains(unit.name)) {
            for &name in unit.derives {
                let rows = rows_of(&whole, &program.schema, name);
                assert_eq!(set(session.whole(name)), rows, "`{name}` of the whole, case {case}");
                assert_eq!(set(again.whole(name)), rows, "`{name}` by ascent, case {case}");
                assert_eq!(set(frog.whole(name)), rows, "`{name}` by datafrog, case {case}");
                *found.entry(name.to_owned()).or_default() += rows.len();
            }
        }
        for part in 0..facts.base.parts() {
            let mut inputs = facts.rows_of(Some(part));
            let (mut derived, mut evaluated) = (session.part(part), again.part(part));
            let mut leapt = frog.part(part);
            for (ty, count) in &facts.own_types {
                derived.set_named_domain(ty, 0..*count);
                evaluated.set_named_domain(ty, 0..*count);
                leapt.set_named_domain(ty, 0..*count);
            }
            for (relation, rows) in &supplied[part as usize] {
                derived.supply_rows(&program.schema[*relation].name, rows.clone());
                evaluated.supply_rows(&program.schema[*relation].name, rows.clone());
                leapt.supply_rows(&program.schema[*relation].name, rows.clone());
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
                let leapt = set(leapt.relation(name));
                assert_eq!(leapt, rows, "`{name}` of part {part} by datafrog, case {case}");
                let again = set(evaluated.relation(name));
                assert_eq!(again, rows, "`{name}` of part {part} by ascent, case {case}");
                *found.entry(name.to_owned()).or_default() += rows.len();
            }
        }
    }
    found
}

/// The units `compiled`, and those of `all` that derive something else.
fn mixed<'u>(compiled: &[Unit<'u>], all: &[Unit<'u>]) -> Vec<Unit<'u>> {
    let derives = |name: &str| compiled.iter().any(|unit| unit.derives.contains(&name));
    compiled
        .iter()
        .chain(all.iter().filter(|unit| !unit.derives.iter().any(|name| derives(name))))
        .copied()
        .collect()
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

/// Random facts for all inputs of a program.
struct Facts<'p> {
    program: &'p Program,
    base: FactBase,
    random: Random,
    symbols: Vec<u32>,
    /// The texts that rules look for, by relation and column.
    asked: BTreeMap<(RelationId, usize), Vec<u32>>,
    by_caller: BTreeSet<RelationId>,
    /// The types whose entities the caller makes, and how many there are in every part.
    own_types: Vec<(String, u32)>,
    /// The units that read, through others too, what the caller supplies.
    fleeting: BTreeSet<&'p str>,
}

const PARTS: u32 = 3;

impl<'p> Facts<'p> {
    fn new(program: &'p Program, units: &[Unit<'p>], seed: u64) -> Self {
        let schema = Arc::new(program.schema.clone());
        let base = FactBase::new(schema.clone());
        let reads = || units.iter().flat_map(|unit| unit.reads);
        let given = reads().filter(|read| read.given == Given::ByCaller);
        let by_caller = given.map(|read| schema.relation(read.relation).expect("declared")).collect();
        let own = schema.types.iter().filter(|ty| ty.listed_by.is_none());
        let own_types = own.map(|ty| (ty.name.clone(), 4)).collect();
        let random = Random(seed * 7919 + 1);
        let mut facts = Facts {
            program,
            base,
            random,
            symbols: Vec::new(),
            asked: BTreeMap::new(),
            by_caller,
            own_types,
            fleeting: fleeting(units),
        };
        let texts: BTreeSet<&str> = units.iter().flat_map(|unit| unit.texts).copied().collect();
        let known = texts.into_iter().filter(|text| *text != "never seen").chain(["other"]);
        facts.symbols = known.map(|text| facts.base.symbol(text)).collect();
        for rule in program.files.iter().flat_map(|file| &file.rules) {
            facts.ask(&rule.body);
        }
        facts.fill();
        facts
    }

    /// Notes the texts that `body` looks for.
    fn ask(&mut self, body: &[Literal]) {
        for literal in body {
            let atom = match literal {
                Literal::Atom(atom) | Literal::Not(atom) => atom,
                Literal::Aggregate(aggregate) => {
                    self.ask(&aggregate.body);
                    continue;
                }
                Literal::Compare(..) => continue,
            };
            for (column, term) in atom.terms.iter().enumerate() {
                if let Term::Text(text) = term {
                    let text = self.base.symbol(text);
                    self.asked.entry((atom.relation, column)).or_default().push(text);
                }
            }
        }
    }

    fn fill(&mut self) {
        let schema = &self.program.schema;
        let partition = schema.partition.expect("the schema has parts");
        for part in 0..PARTS {
            self.base.open_part(&format!("f{part}"));
            for (at, ty) in schema.types.iter().enumerate() {
                let count = if ty.listed_by.is_some() { 2 + self.random.below(4) } else { 0 };
                for number in (0..count).filter(|_| TypeId(at as u16) != partition) {
                    self.base.entity(TypeId(at as u16), &format!("e{number}"));
                }
            }
        }
        for (at, relation) in schema.relations.iter().enumerate() {
            let id = RelationId(at as u16);
            if relation.kind == RelationKind::Input && !self.by_caller.contains(&id) {
                for part in 0..PARTS {
                    self.fill_relation(id, part);
                }
            }
        }
    }

    fn fill_relation(&mut self, relation: RelationId, part: u32) {
        let listed = self.program.schema.types.iter().position(|ty| ty.listed_by == Some(relation));
        let rows = match listed {
            Some(ty) => self.base.entities(TypeId(ty as u16)).of_part(part).map(Some).collect(),
            None => vec![None; self.random.below(9) as usize],
        };
        for entity in rows {
            let mut row = self.row(relation, part);
            row[0] = entity.unwrap_or(row[0]);
            self.base.rows_mut(relation).push_slice(&row);
        }
    }

    fn row(&mut self, relation: RelationId, part: u32) -> Vec<u32> {
        let columns = self.program.schema[relation].columns.iter().enumerate();
        columns.map(|(at, column)| self.cell((relation, at), column.ty, part)).collect()
    }

    /// A cell of `place`, a relation and a column: of texts mostly one that some rule looks for there.
    fn cell(&mut self, place: (RelationId, usize), ty: ColumnType, part: u32) -> u32 {
        match ty {
            ColumnType::Number => self.random.below(5).wrapping_sub(1),
            ColumnType::Symbol => {
                let any = self.random.below(4) == 0;
                let asked = self.asked.get(&place).filter(|_| !any).unwrap_or(&self.symbols);
                asked[self.random.below(asked.len() as u32) as usize]
            }
            ColumnType::Record(_) => unreachable!("an input has no records"),
            ColumnType::Entity(ty) if self.program.schema[ty].listed_by.is_none() => self.random.below(4),
            ColumnType::Entity(ty) => {
                let ids = self.base.entities(ty).of_part(part);
                ids.start + self.random.below(ids.end - ids.start)
            }
        }
    }

    /// For each part rows of the relations that the caller supplies.
    fn supplied(&mut self) -> Vec<BTreeMap<RelationId, Rows>> {
        let relations: Vec<RelationId> = self.by_caller.iter().copied().collect();
        let rows_of = |facts: &mut Self, relation: RelationId, part| {
            let mut rows = Rows::new(facts.program.schema[relation].arity());
            let unique: BTreeSet<Vec<u32>> =
                (0..facts.random.below(9)).map(|_| facts.row(relation, part)).collect();
            unique.iter().for_each(|row| rows.push_slice(row));
            (relation, rows)
        };
        (0..PARTS)
            .map(|part| relations.iter().map(|&relation| rows_of(self, relation, part)).collect())
            .collect()
    }

    /// The rows of all inputs, or those of one part.
    fn rows_of(&self, part: Option<u32>) -> Relations {
        let schema = &self.program.schema;
        let is_own = |columns: &[dfquery_engine::schema::Column], row: &[u32]| {
            row.iter().zip(columns).all(|(&cell, column)| match (column.ty, part) {
                (ColumnType::Entity(ty), Some(part)) => self.base.entities(ty).of_part(part).contains(&cell),
                _ => true,
            })
        };
        let inputs = (0..schema.relations.len()).map(|at| RelationId(at as u16));
        inputs
            .filter(|&id| schema[id].kind == RelationKind::Input)
            .map(|id| {
                let rows = self.base.rows(id).iter().filter(|row| is_own(&schema[id].columns, row));
                (id, rows.map(<[u32]>::to_vec).collect())
            })
            .collect()
    }
}

fn fleeting<'u>(units: &[Unit<'u>]) -> BTreeSet<&'u str> {
    let mut fleeting: BTreeSet<&'u str> = BTreeSet::new();
    for unit in units {
        let from = |relation: &str| {
            units.iter().any(|other| fleeting.contains(other.name) && other.derives.contains(&relation))
        };
        if unit.reads.iter().any(|read| read.given == Given::ByCaller || from(read.relation)) {
            fleeting.insert(unit.name);
        }
    }
    fleeting
}

/// A xorshift generator.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 33) % u64::from(limit)) as u32
    }
}
