//! One part: what is derived for it so far.

use super::{
    batch::Batch,
    erased::{self, AnyTable, DECLARED, Domains, EVERYWHERE},
    inputs::Inputs,
    layout::Loaded,
    session::Session,
    unit::Given,
};
use crate::{
    base::Rows,
    cancel,
    schema::{RelationId, TypeId},
    store::domain::Domain,
    tuple::{Entity, Tuple, Tuples},
};
use std::{cell::OnceCell, ops::Range, sync::Arc};

/// Derives relations of one part when they are asked for, each unit once.
///
/// To be made and used on one thread.
pub struct Part<'s> {
    session: &'s Session<'s>,
    part: u32,
    /// The relations supplied by the caller: if any, nothing is kept for other parts.
    supplied: Vec<RelationId>,
    /// By type the ids of this part, where known.
    domains: Vec<Option<Domain>>,
    /// By relation its rows, where supplied or derived.
    rows: Vec<OnceCell<Arc<Rows>>>,
    /// By relation its table, where a unit has read it.
    tables: Vec<OnceCell<AnyTable>>,
}

impl Session<'_> {
    /// Part number `part`, of which nothing is derived yet.
    pub fn part(&self, part: u32) -> Part<'_> {
        Part::new(self, part)
    }
}

impl<'s> Part<'s> {
    fn new(session: &'s Session<'_>, part: u32) -> Self {
        let schema = session.schema();
        let types = (0..schema.types.len()).map(|at| TypeId(at as u16));
        Part {
            session,
            part,
            supplied: Vec::new(),
            domains: types.map(|ty| session.domain(ty, part)).collect(),
            rows: schema.relations.iter().map(|_| OnceCell::new()).collect(),
            tables: schema.relations.iter().map(|_| OnceCell::new()).collect(),
        }
    }

    /// The same part with what it has derived so far, to be supplied otherwise: what does not depend on it is derived once.
    pub fn fork(&self) -> Self {
        Part {
            session: self.session,
            part: self.part,
            supplied: self.supplied.clone(),
            domains: self.domains.clone(),
            rows: self.rows.clone(),
            tables: self.tables.clone(),
        }
    }

    /// Gives an input that no reader fills its rows, in any order.
    ///
    /// # Panics
    ///
    /// If no rule file declares the relation of `T`, or if it has rows already.
    pub fn supply<T: Tuple>(&mut self, rows: impl IntoIterator<Item = T>) {
        self.supply_id(self.session.layout.id_of::<T>(), Rows::of(rows));
    }

    /// Gives the inputs in `batch` their rows; see [`Part::supply`].
    pub fn supply_batch(&mut self, batch: Batch) {
        for (expected, name, rows) in batch.into_rows() {
            self.supply_id(self.session.layout.resolve(expected, name), rows);
        }
    }

    /// Gives the input called `relation` its rows; see [`Part::supply`].
    pub fn supply_rows(&mut self, relation: &str, rows: Rows) {
        self.supply_id(self.session.id(relation), rows);
    }

    fn supply_id(&mut self, id: RelationId, rows: Rows) {
        let relation = &self.session.schema()[id].name;
        assert_eq!(rows.arity(), self.session.schema()[id].arity(), "`{relation}` has other columns");
        let new = self.rows[id.0 as usize].set(Arc::new(rows)).is_ok();
        assert!(new, "`{relation}` has its rows already");
        self.supplied.push(id);
    }

    /// The inputs that were supplied, with their rows.
    pub fn supplied(&self) -> impl Iterator<Item = (RelationId, &Rows)> {
        self.supplied.iter().map(|&relation| (relation, self.rows_of(relation)))
    }

    /// Says which ids of the entity type of `E` this part has; for the types that no reader knows.
    ///
    /// # Panics
    ///
    /// If no rule file declares the type.
    pub fn set_domain<E: Entity>(&mut self, ids: Range<u32>) {
        self.set_type_domain(E::entity_type(self.session.schema()), E::TYPE, ids);
    }

    /// Says which ids of the entity type called `ty` this part has; see [`Part::set_domain`].
    pub fn set_named_domain(&mut self, ty: &str, ids: Range<u32>) {
        self.set_type_domain(self.session.schema().entity_type(ty), ty, ids);
    }

    fn set_type_domain(&mut self, ty: Option<TypeId>, name: &str, ids: Range<u32>) {
        let id = ty.unwrap_or_else(|| panic!("no type `{name}`"));
        self.domains[id.0 as usize] = Some(ids.into());
    }

    /// The rows of the relation of `T` in this part; derived ones are sorted and without duplicates.
    ///
    /// # Panics
    ///
    /// If no rule file declares the relation, or if it depends on an input that is not supplied.
    pub fn rows<T: Tuple>(&self) -> Tuples<'_, T> {
        self.rows_of(self.session.layout.id_of::<T>()).tuples()
    }

    /// The session.
    pub fn session(&self) -> &'s Session<'s> {
        self.session
    }

    /// Returns true if the relation of `T` has as many rows in this part as `.limitsize` allows.
    ///
    /// # Panics
    ///
    /// As [`Part::rows`].
    pub fn is_full<T: Tuple>(&self) -> bool {
        let id = self.session.layout.id_of::<T>();
        self.session.schema()[id].limit.is_some_and(|limit| self.rows_of(id).len() >= limit as usize)
    }

    /// The rows of `relation` in this part; derived ones are sorted and without duplicates.
    ///
    /// # Panics
    ///
    /// If no rule file declares it, or if it depends on an input that is not supplied.
    pub fn relation(&self, relation: &str) -> &Rows {
        self.rows_of(self.session.id(relation))
    }

    /// The inputs, for this part, of rules that read `reads` and derive columns of `types`.
    pub fn ground(&self, reads: &[(RelationId, Given)], types: &[TypeId], texts: &[&str]) -> Inputs<'_> {
        let domains = types.iter().map(|ty| self.domains[ty.0 as usize]).collect();
        let reads = reads.iter().map(|&(relation, given)| self.input(relation, given)).collect();
        let (texts, base) = (self.session.text_ids(texts).into(), self.session.base());
        Inputs { reads, texts, base, domains }
    }

    pub(super) fn rows_of(&self, relation: RelationId) -> &Rows {
        self.shared_rows(relation)
    }

    pub(super) fn shared_rows(&self, relation: RelationId) -> &Arc<Rows> {
        let cell = &self.rows[relation.0 as usize];
        if cell.get().is_none() {
            self.derive(relation);
        }
        cell.get().expect("a unit gives all relations that it derives")
    }

    fn derive(&self, relation: RelationId) {
        match self.session.layout.maker(relation) {
            Some(unit) if self.session.layout.units[unit].unit.local => self.evaluate(unit, relation),
            _ => {
                let rows = self.session.fact_rows(relation, &self.stored_domains(relation));
                self.keep(relation, Arc::new(rows));
            }
        }
    }

    /// Evaluates `unit`, unless what it derives was kept when `asked` was derived before.
    fn evaluate(&self, unit: usize, asked: RelationId) {
        if let Some(rows) = self.session.kept(asked, self.part).filter(|_| self.supplied.is_empty()) {
            return self.keep(asked, rows);
        }
        let loaded = &self.session.layout.units[unit];
        cancel::check();
        let derived = if self.can_start(loaded) {
            let reads = loaded.reads.iter().zip(loaded.unit.reads);
            let reads = reads.map(|(&relation, read)| self.input(relation, read.given)).collect();
            let inputs = self.session.inputs(unit, reads, |ty| self.domains[ty.0 as usize]);
            (loaded.unit.run)(&inputs)
        } else {
            loaded.derives.iter().map(|&relation| Rows::new(self.arity(relation))).collect()
        };
        for (&relation, rows) in loaded.derives.iter().zip(derived) {
            let rows = Arc::new(rows);
            if self.supplied.is_empty() {
                self.session.keep_part(relation, self.part, &rows);
            }
            self.keep(relation, rows);
        }
    }

    /// Returns true if the rules of a unit have the rows with which they could begin.
    fn can_start(&self, loaded: &Loaded) -> bool {
        let has_rows = |&read: &usize| {
            let relation = loaded.reads[read];
            match loaded.unit.reads[read].given {
                Given::ByUnit if self.session.layout.is_by_part(relation) => {
                    !self.rows_of(relation).is_empty()
                }
                Given::ByCaller => {
                    self.assert_supplied(relation);
                    !self.rows_of(relation).is_empty()
                }
                Given::ByReader | Given::ByUnit => {
                    let (table, domains) = (self.session.table(relation), self.stored_domains(relation));
                    !erased::is_empty(table, self.arity(relation), &domains)
                }
                Given::Elsewhere => true,
            }
        };
        loaded.unit.seeds.iter().any(|reads| reads.iter().all(has_rows))
    }

    fn arity(&self, relation: RelationId) -> usize {
        self.session.schema()[relation].arity()
    }

    /// Keeps the rows of `relation`, unless it has them: of the relations of a unit some can be kept from before.
    fn keep(&self, relation: RelationId, rows: Arc<Rows>) {
        self.rows[relation.0 as usize].get_or_init(|| rows);
    }

    /// The table of `relation` and what this part sees of it.
    fn input(&self, relation: RelationId, given: Given) -> (AnyTable, Domains) {
        match given {
            Given::ByUnit if self.session.layout.is_by_part(relation) => {
                (self.own_table(relation, erased::table_of_sorted), EVERYWHERE)
            }
            Given::ByCaller => {
                self.assert_supplied(relation);
                let make = |rows: &Arc<Rows>| erased::table(rows, &DECLARED[..rows.arity()]);
                (self.own_table(relation, make), EVERYWHERE)
            }
            Given::ByReader | Given::ByUnit => {
                (self.session.table(relation).clone(), self.stored_domains(relation))
            }
            Given::Elsewhere => (self.session.no_rows(relation), EVERYWHERE),
        }
    }

    fn assert_supplied(&self, relation: RelationId) {
        let name = &self.session.schema()[relation].name;
        let there = self.session.external_inputs || self.rows[relation.0 as usize].get().is_some();
        assert!(there, "nobody has supplied `{name}`");
    }

    /// The table that `make` makes of the rows of `relation`.
    fn own_table(&self, relation: RelationId, make: impl Fn(&Arc<Rows>) -> AnyTable) -> AnyTable {
        let rows = self.shared_rows(relation);
        self.tables[relation.0 as usize].get_or_init(|| make(rows)).clone()
    }

    fn stored_domains(&self, relation: RelationId) -> Domains {
        self.session.stored_domains(relation, &self.domains)
    }
}
