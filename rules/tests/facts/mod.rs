//! Random facts for the inputs of rules. They describe no program, but every join, negation and aggregate has something to
//! find.

use dfquery_engine::{
    base::{FactBase, Rows},
    check::{Literal, Program, Term},
    run::{Given, Unit},
    schema::{Column, ColumnType, RelationId, RelationKind, TypeId},
};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

/// Random facts for all inputs of a program.
pub struct Facts<'p> {
    program: &'p Program,
    pub base: FactBase,
    random: Random,
    symbols: Vec<u32>,
    /// The texts that rules look for, by relation and column.
    asked: BTreeMap<(RelationId, usize), Vec<u32>>,
    by_caller: BTreeSet<RelationId>,
    /// The types whose entities the caller makes, and how many there are in every part.
    pub own_types: Vec<(String, u32)>,
    /// The units that read, through others too, what the caller supplies.
    pub fleeting: BTreeSet<&'p str>,
}

const PARTS: u32 = 3;

impl<'p> Facts<'p> {
    pub fn new(program: &'p Program, units: &[Unit<'p>], seed: u64) -> Self {
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
            ColumnType::Number | ColumnType::Unsigned | ColumnType::Float => {
                self.random.below(5).wrapping_sub(1)
            }
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
    pub fn supplied(&mut self) -> Vec<BTreeMap<RelationId, Rows>> {
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
    pub fn rows_of(&self, part: Option<u32>) -> BTreeMap<RelationId, BTreeSet<Vec<u32>>> {
        let schema = &self.program.schema;
        let is_own = |columns: &[Column], row: &[u32]| {
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
