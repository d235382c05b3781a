//! State shared by all parts: tables of the facts, and relations derived for the whole program.

use super::{
    cache::{Cache, Shared},
    erased::{self, AnyTable, Domains, EVERYWHERE},
    inputs::Inputs,
    layout::Layout,
    unit::{Given, Unit},
};
use crate::{
    base::{FactBase, Rows},
    cancel,
    schema::{ColumnType, RelationId, RelationKind, Schema, TypeId},
    store::domain::Domain,
};
use rayon::prelude::*;
use rustc_hash::FxHashSet;
use std::{
    borrow::Cow,
    sync::{Arc, OnceLock},
};

/// A fact base with rules on top; to be shared by threads.
pub struct Session<'a> {
    base: &'a FactBase,
    schema: &'a Schema,
    pub(super) layout: Arc<Layout<'a>>,
    /// The layout with the units too that [`Session::only`] leaves out.
    full: Arc<Layout<'a>>,
    /// By unit the ids that its texts have in the base, once it is evaluated.
    texts: Box<[OnceLock<Vec<u32>>]>,
    /// By relation; made at the first request.
    relations: Box<[OnceLock<Arc<Shared>>]>,
    /// True if the base has what callers supply otherwise.
    pub(super) external_inputs: bool,
    /// True if rows that were derived for one part are kept.
    keeps: bool,
}

impl<'a> Session<'a> {
    /// A session in which nothing has been asked yet: tables of what readers fill are made when a unit first reads them.
    ///
    /// `schema` has all relations that the units mention; those that readers fill are in the schema of `base` too.
    ///
    /// # Panics
    ///
    /// If a unit mentions a relation that `schema` has not: a mistake of the program, not of its input.
    pub fn new(
        base: &'a FactBase,
        schema: &'a Schema,
        units: impl IntoIterator<Item = &'a Unit<'a>>,
    ) -> Self {
        Session::on(base, Arc::new(Layout::new(schema, units)))
    }

    /// As [`Session::new`], of units that are laid out already.
    pub fn on(base: &'a FactBase, layout: Arc<Layout<'a>>) -> Self {
        let schema = layout.schema;
        Session {
            base,
            schema,
            texts: layout.units.iter().map(|_| OnceLock::new()).collect(),
            relations: schema.relations.iter().map(|_| OnceLock::new()).collect(),
            full: layout.clone(),
            layout,
            external_inputs: false,
            keeps: false,
        }
    }

    /// As [`Session::new`], but all derived rows are kept for later sessions.
    ///
    /// `cache` must hold rows of the same facts and of rules with the same meaning.
    pub fn resume(
        base: &'a FactBase,
        schema: &'a Schema,
        units: impl IntoIterator<Item = &'a Unit<'a>>,
        cache: &mut Cache,
    ) -> Self {
        let mut session = Session::new(base, schema, units);
        session.keeps = true;
        for (at, shared) in session.relations.iter().enumerate() {
            let id = RelationId(at as u16);
            let _ = shared.set(cache.shared(&schema[id].name, session.layout.columns(id)));
        }
        session
    }

    /// The same with the units `ready` alone: nothing derives what others derive.
    pub fn only(self, ready: impl IntoIterator<Item = &'a Unit<'a>>) -> Self {
        Session { full: self.full, ..Session::new(self.base, self.schema, ready) }
    }

    /// A session of all units on the facts of `base`, which [`Session::intern`] has completed.
    pub fn beside<'b>(&self, base: &'b FactBase) -> Session<'b>
    where
        'a: 'b,
    {
        Session::on(base, self.full.clone())
    }

    /// The units, each after those that it reads.
    pub fn units(&self) -> impl Iterator<Item = Unit<'a>> {
        self.layout.units.iter().map(|loaded| loaded.unit)
    }

    /// Interns the texts that the rules of the units put into tuples; to be called before a session is made on `base`.
    pub fn intern(&self, base: &mut FactBase) {
        self.full.units.iter().for_each(|loaded| loaded.unit.intern(base));
    }

    /// The facts of `part`, and those that belong to no part, for a session [beside](Session::beside) this one.
    pub fn alone(&self, part: u32) -> FactBase {
        let mut alone = self.base.without_parts();
        alone.append(&[self.base.part_alone(part, |_, _| true)]);
        self.intern(&mut alone);
        alone
    }

    /// Takes the inputs that callers supply, and their entities, from the base.
    pub fn with_external_inputs(mut self) -> Self {
        self.external_inputs = true;
        self
    }

    /// Makes the tables that `relations` are derived from, in parallel, and derives what units by part read of relations of
    /// the whole, if they may derive anything from it.
    ///
    /// To be called before several threads ask for these relations: each would make what it misses by itself.
    ///
    /// # Panics
    ///
    /// If no rule file declares one of the relations.
    pub fn prepare<'n>(&self, relations: impl IntoIterator<Item = &'n str>) {
        let relations: Vec<RelationId> = relations.into_iter().map(|name| self.id(name)).collect();
        // If work is to stop, the request for the relations notices.
        let _ = cancel::within(|| self.make_ready(&relations));
    }

    fn make_ready(&self, relations: &[RelationId]) {
        self.build_tables(relations.to_vec());
        let mut starts = vec![None; self.layout.units.len()];
        relations.iter().for_each(|&relation| _ = self.may_have_rows(relation, &mut starts));
    }

    /// The facts.
    pub fn base(&self) -> &'a FactBase {
        self.base
    }

    /// The schema of all relations, derived ones too.
    pub fn schema(&self) -> &'a Schema {
        self.schema
    }

    /// The rows of `relation` in all parts, sorted and without duplicates.
    ///
    /// Relations that units derive part by part are derived for all parts, in parallel; only the requested rows are
    /// kept.
    ///
    /// # Panics
    ///
    /// If no rule file declares the relation, or if a caller has to supply it part by part.
    pub fn whole(&self, relation: &str) -> &Rows {
        self.whole_rows(self.id(relation))
    }

    pub(super) fn id(&self, relation: &str) -> RelationId {
        self.layout.id(relation)
    }

    /// The ids of type `ty` in `part`, if readers know them.
    pub(super) fn domain(&self, ty: TypeId, part: u32) -> Option<Domain> {
        if self.layout.supplied.contains(&ty) && !self.external_inputs {
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
        let table = match self.layout.maker(relation) {
            Some(_) => erased::table(self.whole_rows(relation), self.layout.columns(relation)),
            None => erased::table(self.facts(relation), self.layout.columns(relation)),
        };
        shared.table.get_or_init(|| table)
    }

    /// The rows of an input that are within `domains`, in the declared order of columns.
    pub(super) fn fact_rows(&self, relation: RelationId, domains: &Domains) -> Rows {
        erased::rows(self.table(relation), self.layout.columns(relation), domains)
    }

    /// The domain of `part` in each stored column of `relation`.
    pub(super) fn stored_domains(&self, relation: RelationId, part: &[Option<Domain>]) -> Domains {
        let mut domains = EVERYWHERE;
        for (domain, &column) in domains.iter_mut().zip(self.layout.columns(relation)) {
            if let ColumnType::Entity(ty) = self.schema[relation].columns[column].ty {
                *domain = part[ty.0 as usize].filter(|_| self.schema.is_parted(ty));
            }
        }
        domains
    }

    /// The inputs of `unit`, given its reads and the ids of each type.
    ///
    /// # Panics
    ///
    /// If texts that its rules put into tuples are not interned (see [`super::intern`]).
    pub(super) fn inputs(
        &self,
        unit: usize,
        reads: Vec<(AnyTable, Domains)>,
        domain: impl Fn(TypeId) -> Option<Domain>,
    ) -> Inputs<'_> {
        let loaded = &self.layout.units[unit];
        let domains = loaded.types.iter().map(|&ty| domain(ty)).collect();
        let texts = self.texts[unit].get_or_init(|| self.texts_of(&loaded.unit));
        Inputs { reads, texts: Cow::Borrowed(texts), base: self.base, domains }
    }

    fn shared(&self, relation: RelationId) -> &Shared {
        self.relations[relation.0 as usize].get_or_init(Arc::default)
    }

    /// The ids of the texts of `unit`.
    fn texts_of(&self, unit: &Unit<'_>) -> Vec<u32> {
        let ids = self.text_ids(unit.texts);
        if let Some(&text) = unit.made.iter().find(|&&text| ids[text] == u32::MAX) {
            panic!("`{}` of {} was not interned", unit.texts[text], unit.name);
        }
        ids
    }

    fn facts(&self, relation: RelationId) -> &Rows {
        let name = &self.schema[relation].name;
        assert!(self.schema[relation].kind == RelationKind::Input, "no unit derives `{name}`");
        let id = self.base.schema().relation(name);
        self.base.rows(id.unwrap_or_else(|| panic!("no reader fills `{name}`")))
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

    /// Memory of the tables made so far: by relation the bytes of its rows and column orders.
    pub fn table_bytes(&self) -> impl Iterator<Item = (RelationId, usize)> + '_ {
        let all = self.relations.iter().zip(0..);
        all.filter_map(|(shared, at)| {
            let (id, table) = (RelationId(at), shared.get()?.table.get()?);
            Some((id, erased::bytes(table, self.schema[id].arity())))
        })
    }

    /// Makes the tables of all that readers fill and `asked` follows from.
    fn build_tables(&self, mut asked: Vec<RelationId>) {
        let mut read = FxHashSet::default();
        let mut visited = vec![false; self.layout.units.len()];
        while let Some(relation) = asked.pop() {
            let Some(unit) = self.layout.maker(relation) else { continue };
            if std::mem::replace(&mut visited[unit], true) {
                continue;
            }
            let loaded = &self.layout.units[unit];
            for (&relation, from) in loaded.reads.iter().zip(loaded.unit.reads) {
                match from.given {
                    Given::ByReader => _ = read.insert(relation),
                    Given::ByUnit => asked.push(relation),
                    Given::ByCaller | Given::Elsewhere => {}
                }
            }
        }
        self.fetch(read.iter().copied());
        read.into_par_iter().for_each(cancel::carried(|relation| _ = self.table(relation)));
    }

    /// Returns true if `relation` may have rows in some part. If it is derived by part, and may, all is derived for the
    /// whole that
    /// comes into it; `starts` says of the units that were looked at before whether they may derive anything.
    fn may_have_rows(&self, relation: RelationId, starts: &mut [Option<bool>]) -> bool {
        let Some(unit) = self.layout.maker(relation) else {
            let id = self.base.schema().relation(&self.schema[relation].name);
            return id.is_none_or(|id| !self.base.rows(id).is_empty());
        };
        let loaded = &self.layout.units[unit];
        if !loaded.unit.local {
            return !erased::is_empty(self.table(relation), self.schema[relation].arity(), &EVERYWHERE);
        }
        if self.is_kept(relation) {
            return true;
        }
        if let Some(may_start) = starts[unit] {
            return may_start;
        }
        let mut has_rows = |read: usize| match loaded.unit.reads[read].given {
            Given::ByReader | Given::ByUnit => self.may_have_rows(loaded.reads[read], starts),
            Given::ByCaller | Given::Elsewhere => true,
        };
        let may_start = loaded.unit.seeds.iter().any(|reads| reads.iter().all(|&read| has_rows(read)));
        if may_start {
            (0..loaded.reads.len()).for_each(|read| _ = has_rows(read));
        }
        starts[unit] = Some(may_start);
        may_start
    }

    /// Returns true if the rows of `relation` are kept in every part.
    fn is_kept(&self, relation: RelationId) -> bool {
        let parts = self.shared(relation).parts.get();
        parts.is_some_and(|parts| parts.iter().all(|part| part.get().is_some()))
    }

    fn whole_rows(&self, relation: RelationId) -> &Rows {
        if let Some(rows) = self.shared(relation).whole.get() {
            return rows;
        }
        match self.layout.maker(relation) {
            None => self.keep(relation, self.fact_rows(relation, &EVERYWHERE)),
            Some(_) if self.layout.is_by_part(relation) => self.gather(&[relation]),
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
        self.make_ready(relations);
        let of_part = |part| {
            let part = self.part(part);
            relations.iter().map(|&relation| part.shared_rows(relation).clone()).collect()
        };
        let all_parts = (0..self.base.parts()).into_par_iter();
        let parts: Vec<Vec<Arc<Rows>>> = all_parts.map(cancel::carried(of_part)).collect();
        for (at, &relation) in relations.iter().enumerate() {
            let all = parts.iter().map(|rows| &rows[at]);
            let cells = all.flat_map(|rows| rows.iter()).flatten().copied().collect();
            self.keep(relation, Rows::sorted(self.schema[relation].arity(), cells));
        }
    }

    /// Evaluates a unit for the whole.
    fn evaluate(&self, unit: usize) {
        cancel::check();
        let (loaded, inputs) = (&self.layout.units[unit], self.whole_inputs(unit));
        for (&relation, rows) in loaded.derives.iter().zip((loaded.unit.run)(&inputs)) {
            self.keep(relation, rows);
        }
    }

    fn whole_inputs(&self, unit: usize) -> Inputs<'_> {
        let loaded = &self.layout.units[unit];
        let reads = loaded.reads.iter().zip(loaded.unit.reads);
        let reads: Vec<(RelationId, Given)> = reads.map(|(&id, read)| (id, read.given)).collect();
        self.inputs(unit, self.whole_reads(&reads), |ty| self.all_ids(ty))
    }

    /// The inputs of the unit that derives `relation` for the whole program; `None` if no such unit exists or the
    /// relation is already derived.
    ///
    /// # Panics
    ///
    /// If no rule file declares the relation.
    pub fn inputs_of(&self, relation: &str) -> Option<Inputs<'_>> {
        let id = self.id(relation);
        let unit = self.layout.maker(id).filter(|_| !self.layout.is_by_part(id))?;
        self.shared(id).whole.get().is_none().then(|| self.whole_inputs(unit))
    }

    /// The tables of `relations`; those that are derived by part are derived together.
    fn whole_reads(&self, reads: &[(RelationId, Given)]) -> Vec<(AnyTable, Domains)> {
        let here =
            reads.iter().filter(|(_, given)| *given != Given::Elsewhere).map(|(relation, _)| *relation);
        let missing = |relation: &RelationId| {
            self.layout.is_by_part(*relation) && self.shared(*relation).whole.get().is_none()
        };
        let parts: Vec<RelationId> = here.clone().filter(missing).collect();
        if !parts.is_empty() {
            self.gather(&parts);
        }
        self.fetch(here);
        let table = |&(relation, given): &(RelationId, Given)| match given {
            Given::Elsewhere => self.no_rows(relation),
            _ => self.table(relation).clone(),
        };
        reads.iter().map(|read| (table(read), EVERYWHERE)).collect()
    }

    /// The table of `relation` without rows.
    pub(super) fn no_rows(&self, relation: RelationId) -> AnyTable {
        erased::table(&Rows::new(self.schema[relation].arity()), self.layout.columns(relation))
    }

    /// Has the facts read together that `relations` need and that are left elsewhere.
    fn fetch(&self, relations: impl Iterator<Item = RelationId>) {
        if self.base.leaves_some() {
            let inputs = relations.filter(|&relation| self.layout.maker(relation).is_none());
            let ids = inputs.filter_map(|relation| self.base.schema().relation(&self.schema[relation].name));
            self.base.fetch(&ids.collect::<Vec<_>>());
        }
    }

    /// The inputs, for the whole program, of rules that read `reads` and derive columns of `types`.
    pub fn ground(&self, reads: &[(RelationId, Given)], types: &[TypeId], texts: &[&str]) -> Inputs<'_> {
        let domains = types.iter().map(|&ty| self.all_ids(ty)).collect();
        let (texts, base) = (self.text_ids(texts).into(), self.base);
        Inputs { reads: self.whole_reads(reads), texts, base, domains }
    }

    /// The ids of `texts`; no row has that of a text that is not interned.
    pub(super) fn text_ids(&self, texts: &[&str]) -> Vec<u32> {
        texts.iter().map(|text| self.base.symbols().find(text).unwrap_or(u32::MAX)).collect()
    }

    fn all_ids(&self, ty: TypeId) -> Option<Domain> {
        let listed = self.base.schema().entity_type(&self.schema[ty].name)?;
        Some((0..self.base.count(listed) as u32).into())
    }
}
