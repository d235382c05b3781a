//! A checked program as bytes, of which any files can be read: a build checks rules once, and those who run them do not.
//!
//! Each file stands for itself, with what it declares and derives. Ids are those of the whole program. A reader of some of the
//! files numbers them anew, in the same order, so that the result is the program that a check of these files alone makes.

use super::program::{Aggregate, Atom, Declared, FileRules, Literal, Program, Rule, Term};
use crate::{
    schema::{Column, ColumnType, EntityType, RecordId, RecordType, Relation, RelationId, Schema, TypeId},
    syntax::{self, FileId, Sources, Span},
};
use serde::{Deserialize, Serialize};
use std::{ops::Range, sync::Arc};

/// The sizes of the files, and their order; the one part that is always read.
#[derive(Serialize, Deserialize)]
struct Index {
    partition: Option<TypeId>,
    files: Vec<Entry>,
    /// The files, each after those that it reads.
    order: Vec<FileId>,
}

/// The sizes of a file: how much it declares, and its bytes.
#[derive(Serialize, Deserialize)]
struct Entry {
    types: usize,
    records: usize,
    relations: usize,
    bytes: usize,
}

/// One file.
#[derive(Serialize, Deserialize)]
struct File {
    types: Vec<EntityType>,
    records: Vec<RecordType>,
    relations: Vec<(Relation, Declared)>,
    rules: FileRules,
}

/// The bytes of `program`, for [`Packed::new`].
///
/// # Panics
///
/// If a query is part of it: only what files declare is kept.
pub fn pack(program: &Program) -> Vec<u8> {
    let mut left = (program.schema.types.iter(), program.schema.records.iter());
    let mut relations = program.schema.relations.iter().zip(&program.declared).peekable();
    let (mut files, mut bytes) = (Vec::new(), Vec::new());
    for (id, _) in program.sources.iter() {
        let tree = syntax::parse(&program.sources, id).0;
        let rules = program.files.iter().find(|file| file.id == id);
        let declared = std::iter::from_fn(|| relations.next_if(|(_, declared)| declared.span.file == id));
        let file = File {
            types: left.0.by_ref().take(tree.types.len()).cloned().collect(),
            records: left.1.by_ref().take(tree.records.len()).cloned().collect(),
            relations: declared.map(|(relation, declared)| (relation.clone(), declared.clone())).collect(),
            rules: FileRules::clone(rules.expect("each file is checked")),
        };
        let packed = bytes_of(&file);
        files.push(Entry {
            types: file.types.len(),
            records: file.records.len(),
            relations: file.relations.len(),
            bytes: packed.len(),
        });
        bytes.extend(packed);
    }
    assert!(relations.next().is_none(), "files declare all relations");
    let order = program.files.iter().map(|file| file.id).collect();
    let mut packed = bytes_of(&Index { partition: program.schema.partition, files, order });
    packed.extend(bytes);
    packed
}

fn bytes_of(data: &impl Serialize) -> Vec<u8> {
    postcard::to_allocvec(data).expect("memory takes all bytes")
}

/// Bytes that [`pack`] has made.
pub struct Packed<'b> {
    index: Index,
    /// The files, one after the other.
    bytes: &'b [u8],
}

impl<'b> Packed<'b> {
    /// The program in `bytes`.
    ///
    /// # Panics
    ///
    /// If [`pack`] of this crate did not make them.
    pub fn new(bytes: &'b [u8]) -> Self {
        let (index, bytes) = postcard::take_from_bytes(bytes).expect("`pack` has written the index");
        Packed { index, bytes }
    }

    /// The program of the files that `is_wanted` accepts, whose texts are `sources`, in their order. These have to have all
    /// that they mention.
    ///
    /// # Panics
    ///
    /// If a file mentions what none of them declares.
    pub fn program(&self, is_wanted: impl Fn(usize) -> bool, sources: Sources) -> Program {
        let mut numbers = Numbers::default();
        let mut schema = Schema::default();
        let (mut declared, mut files) = (Vec::new(), Vec::new());
        let mut rest = self.bytes;
        for (at, entry) in self.index.files.iter().enumerate() {
            let (bytes, behind) = rest.split_at(entry.bytes);
            rest = behind;
            let is_wanted = is_wanted(at);
            numbers.add(entry, is_wanted);
            if is_wanted {
                let file: File = postcard::from_bytes(bytes).expect("`pack` has written the file");
                schema.types.extend(file.types);
                schema.records.extend(file.records);
                for (relation, of_relation) in file.relations {
                    schema.relations.push(relation);
                    declared.push(of_relation);
                }
                files.push(Some(file.rules));
            } else {
                files.push(None);
            }
        }
        schema.partition = self.index.partition;
        numbers.schema(&mut schema);
        declared.iter_mut().for_each(|declared| numbers.span(&mut declared.span));
        let in_order = self.index.order.iter().filter_map(|file| files[usize::from(file.0)].take());
        let numbered = in_order.map(|mut file: FileRules| {
            numbers.file(&mut file);
            Arc::new(file)
        });
        let files = numbered.collect();
        Program { schema, declared, files, sources }
    }
}

/// By number in the whole program the number among the files that are read.
#[derive(Default)]
struct Numbers {
    files: Kind,
    types: Kind,
    records: Kind,
    relations: Kind,
}

/// The numbers of one kind of thing.
#[derive(Default)]
struct Kind {
    new: Vec<u16>,
    read: u16,
}

impl Kind {
    fn add(&mut self, count: usize, is_read: bool) {
        let end = self.read + if is_read { count as u16 } else { 0 };
        let new: Range<u16> = self.read..end;
        self.read = end;
        match is_read {
            true => self.new.extend(new),
            false => self.new.extend(std::iter::repeat_n(u16::MAX, count)),
        }
    }

    fn set(&self, number: &mut u16) {
        *number = self.new[usize::from(*number)];
        assert!(*number < self.read, "files that are read have all that they mention");
    }
}

impl Numbers {
    fn add(&mut self, entry: &Entry, is_read: bool) {
        self.files.add(1, is_read);
        self.types.add(entry.types, is_read);
        self.records.add(entry.records, is_read);
        self.relations.add(entry.relations, is_read);
    }

    fn relation(&self, RelationId(id): &mut RelationId) {
        self.relations.set(id);
    }

    fn relations(&self, ids: &mut [RelationId]) {
        ids.iter_mut().for_each(|id| self.relation(id));
    }

    fn span(&self, span: &mut Span) {
        self.files.set(&mut span.file.0);
    }

    fn ty(&self, ty: &mut ColumnType) {
        match ty {
            ColumnType::Entity(TypeId(id)) => self.types.set(id),
            ColumnType::Record(RecordId(id)) => self.records.set(id),
            ColumnType::Symbol | ColumnType::Number | ColumnType::Unsigned | ColumnType::Float => {}
        }
    }

    fn columns(&self, columns: &mut [Column]) {
        columns.iter_mut().for_each(|column| self.ty(&mut column.ty));
    }

    fn schema(&self, schema: &mut Schema) {
        schema.partition.iter_mut().for_each(|TypeId(id)| self.types.set(id));
        schema.types.iter_mut().filter_map(|ty| ty.listed_by.as_mut()).for_each(|id| self.relation(id));
        schema.records.iter_mut().for_each(|record| self.columns(&mut record.fields));
        schema.relations.iter_mut().for_each(|relation| self.columns(&mut relation.columns));
    }

    fn file(&self, file: &mut FileRules) {
        self.files.set(&mut file.id.0);
        self.relations(&mut file.derives);
        self.relations(&mut file.reads);
        file.strata.iter_mut().for_each(|stratum| self.relations(stratum));
        file.rules.iter_mut().for_each(|rule| self.rule(rule));
    }

    fn rule(&self, rule: &mut Rule) {
        self.span(&mut rule.span);
        self.atom(&mut rule.head);
        rule.variables.iter_mut().for_each(|variable| self.ty(&mut variable.ty));
        self.literals(&mut rule.body);
        rule.inlined.iter_mut().for_each(|inlined| self.atom(&mut inlined.atom));
    }

    fn atom(&self, atom: &mut Atom) {
        self.relation(&mut atom.relation);
        self.span(&mut atom.span);
        self.terms(&mut atom.terms);
    }

    fn literals(&self, literals: &mut [Literal]) {
        for literal in literals {
            match literal {
                Literal::Atom(atom) | Literal::Not(atom) => self.atom(atom),
                Literal::Compare(_, left, right) => {
                    [left, right].into_iter().for_each(|term| self.term(term))
                }
                Literal::Aggregate(aggregate) => self.aggregate(aggregate),
            }
        }
    }

    fn aggregate(&self, aggregate: &mut Aggregate) {
        self.span(&mut aggregate.span);
        aggregate.value.iter_mut().for_each(|value| self.term(value));
        self.literals(&mut aggregate.body);
    }

    fn terms(&self, terms: &mut [Term]) {
        terms.iter_mut().for_each(|term| self.term(term));
    }

    fn term(&self, term: &mut Term) {
        match term {
            Term::Variable(_) | Term::Any | Term::Text(_) | Term::Number(_) | Term::Bits(..) => {}
            Term::Entity(TypeId(id), _, span) => {
                self.types.set(id);
                self.span(span);
            }
            Term::Unary(_, term) => self.term(term),
            Term::Binary(_, left, right) => [left, right].into_iter().for_each(|term| self.term(term)),
            Term::Record(RecordId(id), terms) => {
                self.records.set(id);
                self.terms(terms);
            }
            Term::Call(_, terms) => self.terms(terms),
            Term::Name(ty, term) => {
                self.ty(ty);
                self.term(term);
            }
        }
    }
}
