//! State shared by sessions on different facts: the units, with their names resolved.

use super::unit::Unit;
use crate::{
    schema::{RelationId, Schema, TypeId},
    tuple::Tuple,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// Units, and the schema that their names are looked up in, for sessions on any facts.
pub struct Layout<'a> {
    pub(super) schema: &'a Schema,
    ids: FxHashMap<&'a str, RelationId>,
    pub(super) units: Vec<Loaded<'a>>,
    /// By relation the unit whose rules derive it.
    producers: Vec<Option<usize>>,
    /// By relation the stored order of its columns.
    columns: Vec<Vec<usize>>,
    /// The types whose entities callers supply.
    pub(super) supplied: FxHashSet<TypeId>,
}

/// A unit with its names looked up.
pub(super) struct Loaded<'a> {
    pub unit: Unit<'a>,
    pub reads: Vec<RelationId>,
    pub derives: Vec<RelationId>,
    pub types: Vec<TypeId>,
}

impl<'a> Layout<'a> {
    /// The units, each after those that it reads; `schema` has all relations that they mention.
    ///
    /// # Panics
    ///
    /// If a unit mentions a relation that `schema` has not: a mistake of the program, not of its input.
    pub fn new(schema: &'a Schema, units: impl IntoIterator<Item = &'a Unit<'a>>) -> Self {
        let names = schema.relations.iter().enumerate();
        let mut layout = Layout {
            schema,
            ids: names.map(|(at, r)| (r.name.as_str(), RelationId(at as u16))).collect(),
            units: Vec::new(),
            producers: vec![None; schema.relations.len()],
            columns: Vec::new(),
            supplied: FxHashSet::default(),
        };
        for (at, unit) in units.into_iter().enumerate() {
            let loaded = layout.load(*unit);
            loaded.derives.iter().for_each(|relation| layout.producers[relation.0 as usize] = Some(at));
            layout.supplied.extend(unit.supplied.iter().filter_map(|name| schema.entity_type(name)));
            layout.units.push(loaded);
        }
        let all = (0..schema.relations.len()).map(|at| RelationId(at as u16));
        layout.columns = all.map(|relation| layout.stored(relation)).collect();
        layout
    }

    fn load(&self, unit: Unit<'a>) -> Loaded<'a> {
        let ty = |name: &&str| self.schema.entity_type(name).unwrap_or_else(|| panic!("no type `{name}`"));
        Loaded {
            unit,
            reads: unit.reads.iter().map(|read| self.id(read.relation)).collect(),
            derives: unit.derives.iter().map(|name| self.id(name)).collect(),
            types: unit.types.iter().map(ty).collect(),
        }
    }

    fn stored(&self, relation: RelationId) -> Vec<usize> {
        match self.is_by_part(relation) {
            true => (0..self.schema[relation].arity()).collect(),
            false => self.schema.home_first(relation),
        }
    }

    /// Errors: panics if no rule file declares `relation`
    pub(super) fn id(&self, relation: &str) -> RelationId {
        *self.ids.get(relation).unwrap_or_else(|| panic!("no rule file declares `{relation}`"))
    }

    /// The relation called `name`, which is `expected` where the rules are those that the program was compiled with.
    ///
    /// Errors: panics if no rule file declares it
    pub(super) fn resolve(&self, expected: RelationId, name: &str) -> RelationId {
        self.schema.expected(expected, name).unwrap_or_else(|| self.id(name))
    }

    /// Errors: panics if no rule file declares the relation of `T`
    pub(super) fn id_of<T: Tuple>(&self) -> RelationId {
        self.resolve(T::EXPECTED, T::RELATION)
    }

    /// The unit that derives `relation`.
    pub(super) fn maker(&self, relation: RelationId) -> Option<usize> {
        self.producers[relation.0 as usize]
    }

    /// Returns true if `relation` is derived part by part.
    pub(super) fn is_by_part(&self, relation: RelationId) -> bool {
        self.maker(relation).is_some_and(|maker| self.units[maker].unit.local)
    }

    /// The order in which the columns of `relation` are stored.
    pub(super) fn columns(&self, relation: RelationId) -> &[usize] {
        &self.columns[relation.0 as usize]
    }
}
