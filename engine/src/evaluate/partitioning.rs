//! Rules that can be evaluated part by part.
//!
//! A row of most relations concerns one part: its entities all belong to it. A rule whose entities are all linked
//! by such rows, and whose head has one of them, derives for each part what it would derive for the whole while it
//! looks only at the rows of that part. A file is local if all its rules are. What reads the relations that a caller
//! supplies is local too: they exist for one part only.

use super::file_part::FilePart;
use crate::{
    check::{Atom, Literal, Program, Rule, Term},
    diagnostic::Diagnostic,
    schema::{Column, ColumnType, EntityType, RelationId, RelationKind, Schema, TypeId},
    syntax::Comparison,
};
use std::collections::BTreeSet;

/// The dependence of types and relations on the part.
pub struct Locality {
    /// By type: whether its entities belong to parts.
    parted: Vec<bool>,
    /// By type: whether a caller supplies its entities.
    supplied: Vec<bool>,
    /// The inputs that readers fill.
    read: BTreeSet<RelationId>,
    /// The relations whose rows have entities of one part each.
    linking: BTreeSet<RelationId>,
    /// The relations that exist only while a part is evaluated: supplied, or derived from such.
    fleeting: BTreeSet<RelationId>,
    /// The relations that are derived part by part.
    local: BTreeSet<RelationId>,
}

impl Locality {
    /// Decides for `files` of `program`, in the order in which they read each other; `before` was decided of those that come
    /// before them.
    pub fn of(
        program: &Program,
        before: Option<&Locality>,
        files: &[FilePart<'_>],
        problems: &mut Vec<Diagnostic>,
    ) -> Self {
        let schema = &program.schema;
        let read = read_inputs(program);
        let by_caller = |ty: &EntityType| !ty.listed_by.is_some_and(|listing| read.contains(&listing));
        let supplied: Vec<bool> = schema.types.iter().map(by_caller).collect();
        let parted = |(at, supplied): (usize, &bool)| *supplied || schema.is_parted(TypeId(at as u16));
        let mut locality = Locality {
            parted: supplied.iter().enumerate().map(parted).collect(),
            supplied,
            read,
            linking: before.map(|before| before.linking.clone()).unwrap_or_default(),
            fleeting: before.map(|before| before.fleeting.clone()).unwrap_or_default(),
            local: before.map(|before| before.local.clone()).unwrap_or_default(),
        };
        locality.add_inputs(schema);
        for file in files {
            locality.add_file(program, file, problems);
        }
        locality
    }

    /// Returns true if `relation` is derived part by part.
    pub fn is_local_relation(&self, relation: RelationId) -> bool {
        self.local.contains(&relation)
    }

    /// Returns true if a caller supplies the entities of `ty`.
    pub fn is_supplied(&self, ty: TypeId) -> bool {
        self.supplied[ty.0 as usize]
    }

    /// Returns true if `relation` exists only while a part is evaluated: it is supplied, or derived from what is.
    pub fn is_fleeting(&self, relation: RelationId) -> bool {
        self.fleeting.contains(&relation)
    }

    /// Returns true if readers fill `relation`.
    pub fn is_read(&self, relation: RelationId) -> bool {
        self.read.contains(&relation)
    }

    fn is_parted(&self, ty: ColumnType) -> bool {
        matches!(ty, ColumnType::Entity(ty) if self.parted[ty.0 as usize])
    }

    fn add_inputs(&mut self, schema: &Schema) {
        for (at, relation) in schema.relations.iter().enumerate() {
            let id = RelationId(at as u16);
            if relation.kind != RelationKind::Input {
                continue;
            }
            let is_part = |ty| matches!(ty, ColumnType::Entity(ty) if Some(ty) == schema.partition);
            if relation.columns.iter().filter(|column| is_part(column.ty)).count() <= 1 {
                self.linking.insert(id);
            }
            if !self.read.contains(&id) {
                self.fleeting.insert(id);
            }
        }
    }

    fn add_file(&mut self, program: &Program, file: &FilePart<'_>, problems: &mut Vec<Diagnostic>) {
        let fleeting = file.reads.iter().any(|relation| self.fleeting.contains(relation));
        self.linking.extend(&file.derives);
        let mut all_link = program.schema.partition.is_some() && self.choose_apart(program, file);
        while let Some(rule) = file.rules.iter().find(|rule| self.breaks_link(program, rule)) {
            all_link = false;
            self.linking.remove(&rule.head.relation);
        }
        if all_link && self.is_of_parts(program, file) || fleeting {
            self.local.extend(&file.derives);
        }
        if fleeting {
            self.fleeting.extend(&file.derives);
            let split = file.rules.iter().filter(|rule| Links::of(self, program, rule).crosses_parts());
            problems.extend(split.map(|rule| crossing(program, rule)));
        }
    }

    /// Returns true if the rules of `file` speak of anything that belongs to a part: the others derive the same for
    /// each.
    fn is_of_parts(&self, program: &Program, file: &FilePart<'_>) -> bool {
        let all = file.derives.iter().chain(&file.reads);
        let mut columns = all.clone().flat_map(|&relation| &program.schema[relation].columns);
        columns.any(|column| self.is_parted(column.ty)) || all.clone().any(|read| self.local.contains(read))
    }

    /// Returns true if rows of different parts never stand for a choice between them.
    fn choose_apart(&self, program: &Program, file: &FilePart<'_>) -> bool {
        let tells = |relation: RelationId, group: &[usize]| {
            group.iter().any(|&column| self.is_parted(program.schema[relation].columns[column].ty))
        };
        let apart = |relation: &RelationId| {
            let choice = &program.declared[relation.0 as usize].choice;
            choice.iter().all(|group| tells(*relation, group))
        };
        file.derives.iter().all(apart)
    }

    /// Returns true if the head of `rule` is taken for linking, and the rule does not bear that out.
    fn breaks_link(&self, program: &Program, rule: &Rule) -> bool {
        self.linking.contains(&rule.head.relation) && !Links::of(self, program, rule).stay_in_part()
    }
}

fn crossing(program: &Program, rule: &Rule) -> Diagnostic {
    Diagnostic::error(
        "this rule compares entities of different parts, but its file is evaluated part by part",
    )
    .at(program.sources.place(rule.span))
    .label("no relation links all its entities")
    .help("the file reads relations that are supplied for one part; put the rule into another file")
}

/// The inputs declared beside the listing of the parts; without parts, all.
fn read_inputs(program: &Program) -> BTreeSet<RelationId> {
    let schema = &program.schema;
    let listing = schema.partition.and_then(|partition| schema[partition].listed_by);
    let file = |relation: RelationId| program.declared[relation.0 as usize].span.file;
    let all = (0..schema.relations.len()).map(|at| RelationId(at as u16));
    all.filter(|&id| schema[id].kind == RelationKind::Input)
        .filter(|&id| listing.is_none_or(|listing| file(id) == file(listing)))
        .collect()
}

/// Which entities of a rule are known to belong to one part: a union-find over its variables and `_`s.
struct Links<'l> {
    locality: &'l Locality,
    program: &'l Program,
    rule: &'l Rule,
    /// By node its representative, or itself. Node 0 stands for the part that is evaluated.
    leaders: Vec<usize>,
    mentioned: BTreeSet<usize>,
    /// The groups before aggregates were looked at. What an aggregate holds of two entities outside of it does not
    /// link them: it has a result where they have nothing to do with each other, too.
    outside: usize,
}

const PART: usize = 0;

impl<'l> Links<'l> {
    fn of(locality: &'l Locality, program: &'l Program, rule: &'l Rule) -> Self {
        let leaders = (0..=rule.variables.len()).collect();
        let mut links = Links { locality, program, rule, leaders, mentioned: BTreeSet::new(), outside: 0 };
        links.atom(&rule.head, false);
        links.literals(&rule.body);
        links.outside = links.groups().len();
        for literal in &rule.body {
            if let Literal::Aggregate(aggregate) = literal {
                links.literals(&aggregate.body);
            }
        }
        links
    }

    /// Returns true if all entities belong to one part, which the head tells.
    fn stay_in_part(&self) -> bool {
        let columns = &self.program.schema[self.rule.head.relation].columns;
        let told = columns.iter().any(|column| self.locality.is_parted(column.ty));
        let groups = self.groups();
        groups.is_empty()
            || self.outside <= 1 && groups.len() == 1 && (told || groups.contains(&self.leader(PART)))
    }

    /// Returns true if entities of several parts can meet, though none belongs to the part that is evaluated.
    fn crosses_parts(&self) -> bool {
        let groups = self.groups();
        groups.len() > 1 && !groups.contains(&self.leader(PART))
    }

    fn groups(&self) -> BTreeSet<usize> {
        self.mentioned.iter().map(|&node| self.leader(node)).collect()
    }

    fn literals(&mut self, literals: &[Literal]) {
        for literal in literals {
            match literal {
                Literal::Atom(atom) => {
                    self.atom(atom, self.locality.linking.contains(&atom.relation));
                }
                Literal::Not(atom) => self.absent(atom),
                Literal::Compare(Comparison::Equal, Term::Variable(a), Term::Variable(b)) => {
                    self.unite(usize::from(a.0) + 1, usize::from(b.0) + 1);
                }
                Literal::Compare(..) | Literal::Aggregate(_) => {}
            }
        }
    }

    fn atom(&mut self, atom: &Atom, linking: bool) {
        let columns = &self.program.schema[atom.relation].columns;
        let mut linked = None;
        for (term, column) in atom.terms.iter().zip(columns) {
            if let Some(node) = self.entity(term, column.ty)
                && linking
            {
                self.unite(node, *linked.get_or_insert(node));
            }
        }
    }

    /// That a row is not there holds for entities of different parts, too: it links nothing. Only `_` stands beside an
    /// entity for those of the same part.
    fn absent(&mut self, atom: &Atom) {
        let columns = self.program.schema[atom.relation].columns.iter();
        let is_named =
            |(term, column): (&Term, &Column)| *term != Term::Any && self.locality.is_parted(column.ty);
        let named = atom.terms.iter().zip(columns).any(is_named);
        if named && self.locality.linking.contains(&atom.relation) {
            let columns = &self.program.schema[atom.relation].columns;
            for (term, column) in atom.terms.iter().zip(columns).filter(|(term, _)| **term != Term::Any) {
                self.entity(term, column.ty);
            }
        } else {
            self.atom(atom, false);
        }
    }

    /// Notes the entity that `term`, of type `ty`, is, if it belongs to a part.
    fn entity(&mut self, term: &Term, ty: ColumnType) -> Option<usize> {
        let ColumnType::Entity(id) = ty else { return None };
        if !self.locality.is_parted(ty) {
            return None;
        }
        let node = self.node(term);
        self.mentioned.insert(node);
        if self.locality.supplied[id.0 as usize] {
            self.unite(node, PART);
        }
        Some(node)
    }

    fn node(&mut self, term: &Term) -> usize {
        match term {
            Term::Variable(variable) => usize::from(variable.0) + 1,
            _ => {
                self.leaders.push(self.leaders.len());
                self.leaders.len() - 1
            }
        }
    }

    fn leader(&self, mut node: usize) -> usize {
        while self.leaders[node] != node {
            node = self.leaders[node];
        }
        node
    }

    fn unite(&mut self, a: usize, b: usize) {
        let (a, b) = (self.leader(a), self.leader(b));
        self.leaders[a] = b;
    }
}
