//! What all parts share: tables of the facts, and what is derived for the whole.

use super::{
    Given, Inputs, Kept, Part, Unit,
    erased::{self, AnyTable, Domains, EVERYWHERE},
    kept::Shared,
};
use crate::{
    base::{FactBase, Rows},
    schema::{ColumnType, RelationId, RelationKind, Schema, TypeId},
    stop,
    store::domain::Domain,
};
use rayon::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};
use std::{borrow::Cow, sync::Arc};

/// A fact base with compiled rules on top; to be shared by threads.
pub struct Session<'a> {
    base: &'a FactBase,
    schema: &'a Schema,
    ids: FxHashMap<&'a str, RelationId>,
    pub(super) units: Vec<Loaded<'a>>,
    /// By relation the unit whose rules derive it.
    makers: Vec<Option<usize>>,
    relations: Vec<Arc<Shared>>,
    /// The types whose entities callers supply.
    supplied: FxHashSet<TypeId>,
    /// Whether the base has what callers supply otherwise.
    pub(super) filled: bool,
    /// Whether rows that were derived for one part are kept.
    keeps: bool,
}

/// A unit with its names looked up.
pub(super) struct Loaded<'a> {
    pub unit: Unit<'a>,
    pub reads: Vec<RelationId>,
    pub derives: Vec<RelationId>,
    types: Vec<TypeId>,
    texts: Vec<u32>,
}

impl<'a> Session<'a> {
    /// A session in which nothing has been asked yet: tables of what readers fill are made when a unit first reads them.
    ///
    /// `schema` has all relations that the units mention; those that readers fill are in the schema of `base` too.
    ///
    /// Errors  panics if a unit mentions a relation that neither has, or if the texts that rules put into tuples
    ///         are not interned (see [`super::intern`]): both are mistakes of the program, not of its input
    pub fn new(
        base: &'a FactBase,
        schema: &'a Schema,
        units: impl IntoIterator<Item = &'a Unit<'a>>,
    ) -> Self {
        Session::assign(base, schema, units, None)
    }

    /// As [`Session::new`], of which everything that is derived is kept for sessions to come.
    ///
    /// What was `kept` has to be of the same facts, and of rules that say the same.
    pub fn resume(
        base: &'a FactBase,
        schema: &'a Schema,
        units: impl IntoIterator<Item = &'a Unit<'a>>,
        kept: &mut Kept,
    ) -> Self {
        Session::assign(base, schema, units, Some(kept))
    }

    /// Takes the inputs that callers supply, and their entities, from the base.
    pub fn filled(mut self) -> Self {
        self.filled = true;
        self
    }

    fn assign(
        base: &'a FactBase,
        schema: &'a Schema,
        units: impl IntoIterator<Item = &'a Unit<'a>>,
        kept: Option<&mut Kept>,
    ) -> Self {
        let units: Vec<Unit<'a>> = units.into_iter().copied().collect();
        let names = schema.relations.iter().enumerate();
        let ids: FxHashMap<_, _> = names.map(|(at, r)| (r.name.as_str(), RelationId(at as u16))).collect();
        let supplied = units.iter().flat_map(|unit| unit.supplied);
        let supplied = supplied.filter_map(|name| schema.entity_type(name)).collect();
        let mut session = Session {
            base,
            schema,
            ids,
            units: Vec::new(),
            makers: vec![None; schema.relations.len()],
            relations: Vec::new(),
            supplied,
            filled: false,
            keeps: kept.is_some(),
        };
        session.units = units.into_iter().map(|unit| session.load(unit)).collect();
        session.assign_makers();
        let mut nothing = Kept::default();
        let kept = kept.unwrap_or(&mut nothing);
        let all = (0..schema.relations.len()).map(|at| RelationId(at as u16));
        session.relations = all.map(|id| kept.shared(&schema[id].name, session.columns(id))).collect();
        session
    }

    /// Makes the tables that `relations` are derived from, in parallel.
    ///
    /// To be called before several threads ask for these relations: each would make what it misses by itself.
    ///
    /// Errors  panics if no rule file declares one of the relations
    pub fn prepare<'n>(&self, relations: impl IntoIterator<Item = &'n str>) {
        self.build_tables(relations.into_iter().map(|name| self.id(name)).collect());
    }

    /// The facts.
    pub fn base(&self) -> &'a FactBase {
        self.base
    }

    /// The schema of all relations, derived ones too.
    pub fn schema(&self) -> &'a Schema {
        self.schema
    }

    /// Part number `part`, of which nothing is derived yet.
    pub fn part(&self, part: u32) -> Part<'_> {
        Part::new(self, part)
    }

    /// The rows of `relation` in all parts, sorted and without duplicates.
    ///
    /// What units derive part by part is derived for all parts, in parallel; only the rows asked for are kept.
    ///
    /// Errors  panics if no rule file declares the relation, or if a caller has to supply it part by part
    pub fn whole(&self, relation: &str) -> &Rows {
        self.whole_rows(self.id(relation))
    }

    pub(super) fn id(&self, relation: &str) -> RelationId {
        *self.ids.get(relation).unwrap_or_else(|| panic!("no rule file declares `{relation}`"))
    }

    /// The unit that derives `relation`.
    pub(super) fn maker(&self, relation: RelationId) -> Option<usize> {
        self.makers[relation.0 as usize]
    }

    /// The ids of type `ty` in `part`, if readers know them.
    pub(super) fn domain(&self, ty: TypeId, part: u32) -> Option<Domain> {
        if self.supplied.contains(&ty) && !self.filled {
            return None;
        }
        let listed = self.base.schema().entity_type(&self.schema[ty].name)?;
        let entities = self.base.entities(listed);
        let ids = if self.schema.is_parted(ty) { entities.of_part(part) } else { 0..entities.len() as u32 };
        Some(ids.into())
    }

    /// The table of a relation that is the same for all parts.
    pub(super) fn table(&self, relation: RelationId) -> &AnyTable {
        let shared = self.shared(relation);
        if let Some(table) = shared.table.get() {
            return table;
        }
        // Nothing is locked while a table is made: making it can evaluate units on the thread that asks.
        let table = match self.maker(relation) {
            Some(_) => erased::table(self.whole_rows(relation), &shared.columns),
            None => erased::table(self.facts(relation), &shared.columns),
        };
        shared.table.get_or_init(|| table)
    }

    /// The rows of an input that are within `domains`, in the declared order of columns.
    pub(super) fn fact_rows(&self, relation: RelationId, domains: &Domains) -> Rows {
        erased::rows(self.table(relation), &self.shared(relation).columns, domains)
    }

    /// What `part` sees of each stored column of `relation`.
    pub(super) fn stored_domains(&self, relation: RelationId, part: &[Option<Domain>]) -> Domains {
        let mut domains = EVERYWHERE;
        for (domain, &column) in domains.iter_mut().zip(&self.shared(relation).columns) {
            if let ColumnType::Entity(ty) = self.schema[relation].columns[column].ty {
                *domain = part[ty.0 as usize].filter(|_| self.schema.is_parted(ty));
            }
        }
        domains
    }

    /// What `unit` is evaluated on, given its reads and the ids of each type.
    pub(super) fn inputs(
        &self,
        unit: usize,
        reads: Vec<(AnyTable, Domains)>,
        domain: impl Fn(TypeId) -> Option<Domain>,
    ) -> Inputs<'_> {
        let Loaded { texts, types, .. } = &self.units[unit];
        let domains = types.iter().map(|&ty| domain(ty)).collect();
        Inputs { reads, texts: Cow::Borrowed(texts), domains }
    }

    fn shared(&self, relation: RelationId) -> &Shared {
        &self.relations[relation.0 as usize]
    }

    fn facts(&self, relation: RelationId) -> &Rows {
        let name = &self.schema[relation].name;
        assert!(self.schema[relation].kind == RelationKind::Input, "no unit derives `{name}`");
        let id = self.base.schema().relation(name);
        self.base.rows(id.unwrap_or_else(|| panic!("no reader fills `{name}`")))
    }

    fn load(&self, unit: Unit<'a>) -> Loaded<'a> {
        let text = |(at, text): (usize, &&str)| {
            let id = self.base.symbols().find(text);
            assert!(id.is_some() || !unit.made.contains(&at), "`{text}` of {} was not interned", unit.name);
            id.unwrap_or(u32::MAX)
        };
        let ty = |name: &&str| self.schema.entity_type(name).unwrap_or_else(|| panic!("no type `{name}`"));
        Loaded {
            unit,
            reads: unit.reads.iter().map(|read| self.id(read.relation)).collect(),
            derives: unit.derives.iter().map(|name| self.id(name)).collect(),
            types: unit.types.iter().map(ty).collect(),
            texts: unit.texts.iter().enumerate().map(text).collect(),
        }
    }

    fn assign_makers(&mut self) {
        for (at, loaded) in self.units.iter().enumerate() {
            for relation in &loaded.derives {
                self.makers[relation.0 as usize] = Some(at);
            }
        }
    }

    /// Whether `relation` is derived part by part.
    pub(super) fn is_by_part(&self, relation: RelationId) -> bool {
        self.maker(relation).is_some_and(|maker| self.units[maker].unit.local)
    }

    /// The order in which the columns of `relation` are stored.
    fn columns(&self, relation: RelationId) -> Vec<usize> {
        match self.is_by_part(relation) {
            true => (0..self.schema[relation].arity()).collect(),
            false => self.schema.home_first(relation),
        }
    }

    /// The rows of `relation` in `part`, if they were derived before.
    pub(super) fn kept(&self, relation: RelationId, part: u32) -> Option<Arc<Rows>> {
        self.shared(relation).parts.get()?[part as usize].get().cloned()
    }

    /// Keeps the rows of `relation` in `part` for other questions, if that is wanted.
    pub(super) fn keep_part(&self, relation: RelationId, part: u32, rows: &Arc<Rows>) {
        if self.keeps {
            self.shared(relation).keep_part(self.base.parts(), part, rows);
        }
    }

    /// How much memory the tables take that were made so far: by relation the bytes of its rows and column orders.
    pub fn table_bytes(&self) -> impl Iterator<Item = (RelationId, usize)> + '_ {
        let all = (0..self.relations.len()).map(|at| RelationId(at as u16));
        all.filter_map(|id| {
            let table = self.shared(id).table.get()?;
            Some((id, erased::bytes(table, self.schema[id].arity())))
        })
    }

    /// Makes the tables of all that readers fill and `asked` follows from.
    fn build_tables(&self, mut asked: Vec<RelationId>) {
        let mut orders: FxHashMap<RelationId, Vec<usize>> = FxHashMap::default();
        let mut visited = vec![false; self.units.len()];
        while let Some(relation) = asked.pop() {
            let Some(unit) = self.maker(relation) else { continue };
            if std::mem::replace(&mut visited[unit], true) {
                continue;
            }
            let loaded = &self.units[unit];
            for (&relation, read) in loaded.reads.iter().zip(loaded.unit.reads) {
                match read.given {
                    Given::ByReader => orders.entry(relation).or_default().extend(read.orders),
                    Given::ByUnit => asked.push(relation),
                    Given::ByCaller => {}
                }
            }
        }
        orders.into_par_iter().for_each(|(relation, orders)| {
            let arity = self.schema[relation].arity();
            erased::build_orders(self.table(relation), arity, &orders);
        });
    }

    fn whole_rows(&self, relation: RelationId) -> &Rows {
        if let Some(rows) = self.shared(relation).whole.get() {
            return rows;
        }
        match self.maker(relation) {
            None => self.keep(relation, self.fact_rows(relation, &EVERYWHERE)),
            Some(_) if self.is_by_part(relation) => self.gather(&[relation]),
            Some(unit) => self.evaluate(unit),
        }
        self.shared(relation).whole.get().expect("the rows were just kept")
    }

    /// Keeps the rows of `relation`, unless another thread was faster and has kept the same.
    fn keep(&self, relation: RelationId, rows: Rows) {
        let _ = self.shared(relation).whole.set(rows);
    }

    /// Derives `relations` for all parts.
    fn gather(&self, relations: &[RelationId]) {
        self.build_tables(relations.to_vec());
        let parts: Vec<Vec<Arc<Rows>>> = (0..self.base.parts())
            .into_par_iter()
            .map(|part| {
                let part = self.part(part);
                relations.iter().map(|&relation| part.shared_rows(relation).clone()).collect()
            })
            .collect();
        for (at, &relation) in relations.iter().enumerate() {
            let all = parts.iter().map(|rows| &rows[at]);
            let cells = all.flat_map(|rows| rows.iter()).flatten().copied().collect();
            self.keep(relation, Rows::sorted(self.schema[relation].arity(), cells));
        }
    }

    /// Evaluates a unit for the whole.
    fn evaluate(&self, unit: usize) {
        stop::check();
        let loaded = &self.units[unit];
        let inputs = self.inputs(unit, self.whole_reads(&loaded.reads), |ty| self.all_ids(ty));
        for (&relation, rows) in loaded.derives.iter().zip((loaded.unit.run)(&inputs)) {
            self.keep(relation, rows);
        }
    }

    /// The tables of `relations`; those that are derived by part are derived together.
    fn whole_reads(&self, relations: &[RelationId]) -> Vec<(AnyTable, Domains)> {
        let missing = |relation: &RelationId| {
            self.is_by_part(*relation) && self.shared(*relation).whole.get().is_none()
        };
        let parts: Vec<RelationId> = relations.iter().copied().filter(missing).collect();
        if !parts.is_empty() {
            self.gather(&parts);
        }
        relations.iter().map(|&relation| (self.table(relation).clone(), EVERYWHERE)).collect()
    }

    /// What rules that read `reads` and derive columns of `types` are evaluated on, for the whole.
    pub fn ground(&self, reads: &[(RelationId, Given)], types: &[TypeId], texts: &[&str]) -> Inputs<'_> {
        let relations: Vec<RelationId> = reads.iter().map(|(relation, _)| *relation).collect();
        let domains = types.iter().map(|&ty| self.all_ids(ty)).collect();
        Inputs { reads: self.whole_reads(&relations), texts: self.text_ids(texts).into(), domains }
    }

    /// The ids of `texts`; no row has that of a text which nobody has interned.
    pub(super) fn text_ids(&self, texts: &[&str]) -> Vec<u32> {
        texts.iter().map(|text| self.base.symbols().find(text).unwrap_or(u32::MAX)).collect()
    }

    fn all_ids(&self, ty: TypeId) -> Option<Domain> {
        let listed = self.base.schema().entity_type(&self.schema[ty].name)?;
        Some((0..self.base.entities(listed).len() as u32).into())
    }
}
