//! The relations: their names, columns and documentation.

use crate::{numbers, records::Notation};
use rustc_hash::{FxBuildHasher, FxHashMap};
use serde::{Deserialize, Serialize};
use std::{collections::BTreeSet, fmt, hash::BuildHasher};

/// Index of an entity type in [`Schema::types`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct TypeId(pub u16);

/// Index of a record type in [`Schema::records`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct RecordId(pub u16);

/// Index of a relation in [`Schema::relations`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct RelationId(pub u16);

/// The type of a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ColumnType {
    /// The id of an entity of a declared type.
    Entity(TypeId),
    /// The id of an interned text.
    Symbol,
    /// A signed 32-bit number, stored as its bits.
    Number,
    /// The id of a record of a declared type, in [`Records`](crate::records::Records).
    Record(RecordId),
    /// An unsigned 32-bit number.
    Unsigned,
    /// A 32-bit floating-point number, stored as its bits.
    Float,
}

impl ColumnType {
    /// Returns true if its cells are numbers of some kind, which stand for themselves.
    pub fn is_numeric(self) -> bool {
        matches!(self, ColumnType::Number | ColumnType::Unsigned | ColumnType::Float)
    }

    /// The text of a number of this kind, by its bits.
    pub fn number(self, bits: u32) -> String {
        match self {
            ColumnType::Unsigned => bits.to_string(),
            ColumnType::Float => numbers::text(f32::from_bits(bits)),
            _ => (bits as i32).to_string(),
        }
    }
}

/// One named column of a relation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Column {
    /// The name in the declaration and in the header of its CSV file.
    pub name: String,
    /// The type of its cells.
    pub ty: ColumnType,
}

/// The origin of a relation's rows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum RelationKind {
    /// Filled from outside.
    Input,
    /// Derived by rules.
    Derived,
    /// Never stored: its rules are put where it is used.
    Inline,
}

/// One declared relation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Relation {
    /// The name by which it is known, which no other relation has: the declared one, with that of its file before it if
    /// the library has a relation that is called so.
    pub name: String,
    /// The name that users see: the declared one, with that of its file before it if a file of theirs declares a second one
    /// that is called so.
    pub shown: String,
    /// The columns in order.
    pub columns: Vec<Column>,
    /// The text of the `///` lines above the declaration, without the slashes.
    pub doc: String,
    /// The origin of its rows.
    pub kind: RelationKind,
    /// The rows of `.limitsize`: once they are reached, its stratum stops, for the part that is evaluated.
    pub limit: Option<u32>,
}

impl Relation {
    /// The name of the column of a relation without columns: it holds 0 in the one row that there can be.
    pub const NO_COLUMN: &str = "()";

    /// Returns true if the relation has no columns, so that it holds or does not.
    pub fn is_proposition(&self) -> bool {
        self.columns.first().is_some_and(|column| column.name == Relation::NO_COLUMN)
    }

    /// The number of columns.
    pub fn arity(&self) -> usize {
        self.columns.len()
    }
}

/// One declared entity type.
///
/// The relation with the same name in lower case and the type in its first column lists its entities,
/// in their order: `.decl block(block: Block, function: Function, …)` for `Block`.
/// If that relation has a column of the partition type, the entity belongs to that part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EntityType {
    /// The declared name.
    pub name: String,
    /// The text of the `///` lines above the declaration, without the slashes.
    pub doc: String,
    /// The relation that lists the entities; none for the types whose ids the caller supplies.
    pub listed_by: Option<RelationId>,
}

/// One declared record type: values that rules put together from others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RecordType {
    /// The declared name.
    pub name: String,
    /// The text of the `///` lines above the declaration, without the slashes.
    pub doc: String,
    /// The fields of a record: symbols, numbers and entities.
    pub fields: Vec<Column>,
    /// The text form of a record; `[a, b]` by default.
    pub notation: Option<Notation>,
    /// The forms of its records, of which the first field tells the number; none if all have one form.
    pub branches: Vec<Branch>,
}

/// One form of the records of a type.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Branch {
    /// The declared name.
    pub name: String,
    /// The fields that such a record has, in order; the others hold what is least in their type.
    pub fields: Vec<usize>,
}

impl RecordType {
    /// The text of a record whose fields have these texts.
    pub fn text(&self, fields: &[String]) -> String {
        if let Some(notation) = &self.notation {
            return notation.write(fields);
        }
        let branch = fields[0].parse().ok().and_then(|at: usize| self.branches.get(at));
        let Some(branch) = branch else { return format!("[{}]", fields.join(", ")) };
        let own: Vec<&str> = branch.fields.iter().map(|&at| fields[at].as_str()).collect();
        match own.is_empty() {
            true => format!("${}", branch.name),
            false => format!("${}({})", branch.name, own.join(", ")),
        }
    }
}

/// The declared types and relations of a fact base.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Schema {
    /// Entity types in the order of declaration.
    pub types: Vec<EntityType>,
    /// Record types in the order of declaration.
    pub records: Vec<RecordType>,
    /// Relations in the order of declaration.
    pub relations: Relations,
    /// The type whose entities are the parts: every rule that links all its entities to one part
    /// can be evaluated part by part.
    pub partition: Option<TypeId>,
}

/// Relations in the order of declaration, found by name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Relations {
    all: Vec<Relation>,
    /// By the hash of a name the first relation that has it.
    by_name: FxHashMap<u64, RelationId>,
}

impl Relations {
    /// Adds a relation after all others.
    pub fn push(&mut self, relation: Relation) {
        let id = RelationId(self.all.len() as u16);
        self.by_name.entry(FxBuildHasher.hash_one(&relation.name)).or_insert(id);
        self.all.push(relation);
    }

    /// The first relation called `name`.
    fn named(&self, name: &str) -> Option<RelationId> {
        let id = *self.by_name.get(&FxBuildHasher.hash_one(name))?;
        let is_it = |relation: &Relation| relation.name == name;
        if is_it(&self.all[usize::from(id.0)]) {
            return Some(id);
        }
        // Two names of one hash.
        self.all.iter().position(is_it).map(|at| RelationId(at as u16))
    }
}

impl std::ops::Deref for Relations {
    type Target = [Relation];

    fn deref(&self) -> &[Relation] {
        &self.all
    }
}

/// Relations may change, but not their names.
impl std::ops::DerefMut for Relations {
    fn deref_mut(&mut self) -> &mut [Relation] {
        &mut self.all
    }
}

impl<'r> IntoIterator for &'r Relations {
    type Item = &'r Relation;
    type IntoIter = std::slice::Iter<'r, Relation>;

    fn into_iter(self) -> Self::IntoIter {
        self.all.iter()
    }
}

impl Schema {
    /// Adds the relations that list the entities in `facts`.
    pub fn add_listings(&self, facts: &mut BTreeSet<RelationId>) {
        let listing = |ty: ColumnType| match ty {
            ColumnType::Entity(ty) => self[ty].listed_by,
            _ => None,
        };
        facts.extend(self.partition.and_then(|functions| self[functions].listed_by));
        let mut open: Vec<RelationId> = facts.iter().copied().collect();
        while let Some(relation) = open.pop() {
            let listings = self[relation].columns.iter().filter_map(|column| listing(column.ty));
            open.extend(listings.filter(|&listing| facts.insert(listing)));
        }
    }

    /// The relation called `name`.
    pub fn relation(&self, name: &str) -> Option<RelationId> {
        self.relations.named(name)
    }

    /// `id`, if that is the relation called `name`.
    pub(crate) fn expected(&self, id: RelationId, name: &str) -> Option<RelationId> {
        self.relations.get(usize::from(id.0)).filter(|relation| relation.name == name).map(|_| id)
    }

    /// The entity type called `name`.
    pub fn entity_type(&self, name: &str) -> Option<TypeId> {
        self.types.iter().position(|t| t.name == name).map(|i| TypeId(i as u16))
    }

    /// The record type called `name`.
    pub fn record_type(&self, name: &str) -> Option<RecordId> {
        self.records.iter().position(|record| record.name == name).map(|at| RecordId(at as u16))
    }

    /// The name of `ty` in the rule language.
    pub fn type_name(&self, ty: ColumnType) -> &str {
        match ty {
            ColumnType::Entity(ty) => &self[ty].name,
            ColumnType::Symbol => "symbol",
            ColumnType::Number => "number",
            ColumnType::Unsigned => "unsigned",
            ColumnType::Float => "float",
            ColumnType::Record(ty) => &self[ty].name,
        }
    }

    /// Returns true if `relation` has a column of records.
    pub fn has_records(&self, relation: RelationId) -> bool {
        self[relation].columns.iter().any(|column| matches!(column.ty, ColumnType::Record(_)))
    }

    /// Returns true if rows of `relation` can be read from a file: the records in it hold no entities, and their texts are
    /// those of records.
    pub fn is_readable(&self, relation: RelationId) -> bool {
        let mut open: Vec<RecordId> = Vec::new();
        let mut seen = BTreeSet::new();
        let record = |column: &Column| match column.ty {
            ColumnType::Record(id) => Some(id),
            _ => None,
        };
        open.extend(self[relation].columns.iter().filter_map(record));
        while let Some(id) = open.pop() {
            let ty = &self[id];
            let has_entities = ty.fields.iter().any(|field| matches!(field.ty, ColumnType::Entity(_)));
            if has_entities || ty.notation.is_some() {
                return false;
            }
            if seen.insert(id) {
                open.extend(ty.fields.iter().filter_map(record));
            }
        }
        true
    }

    /// Returns true if the entities of `ty` belong to parts: their listing names a part, or an entity of an earlier
    /// type that belongs to one; or a caller supplies them with the part.
    pub fn is_parted(&self, ty: TypeId) -> bool {
        let Some(partition) = self.partition else { return false };
        let Some(listing) = self[ty].listed_by else { return true };
        let tells = |column: &Column| match column.ty {
            ColumnType::Entity(other) => other == partition || other.0 < ty.0 && self.is_parted(other),
            _ => false,
        };
        ty == partition || self[listing].columns.iter().any(tells)
    }

    /// The columns of `relation`, the first one whose entities belong to parts in front.
    pub fn home_first(&self, relation: RelationId) -> Vec<usize> {
        let columns = &self[relation].columns;
        let is_home = |ty| matches!(ty, ColumnType::Entity(ty) if self.is_parted(ty));
        let home = columns.iter().position(|column| is_home(column.ty)).unwrap_or(0);
        std::iter::once(home).chain((0..columns.len()).filter(|&column| column != home)).collect()
    }
}

impl std::ops::Index<RelationId> for Schema {
    type Output = Relation;
    fn index(&self, id: RelationId) -> &Relation {
        &self.relations[id.0 as usize]
    }
}

impl std::ops::Index<TypeId> for Schema {
    type Output = EntityType;
    fn index(&self, id: TypeId) -> &EntityType {
        &self.types[id.0 as usize]
    }
}

impl std::ops::Index<RecordId> for Schema {
    type Output = RecordType;
    fn index(&self, id: RecordId) -> &RecordType {
        &self.records[id.0 as usize]
    }
}

impl fmt::Display for Relation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let columns: Vec<&str> = self.columns.iter().map(|c| c.name.as_str()).collect();
        write!(f, "{}({})", self.shown, columns.join(", "))
    }
}
