//! One rule file as relations with the orders in which they are read, and rules as steps.

use super::{
    arrange,
    locality::Locality,
    planned::{Argument, Atom, EntityType, Given, PlannedRule, Relation, Slot, Step, Unit, unit_name},
    recursion,
};
use crate::{
    check::{Aggregate, Atom as CheckedAtom, FileRules, Literal, Program, Rule, Term, VariableId},
    diagnostic::Diagnostic,
    schema::{ColumnType, RelationId, RelationKind},
    syntax::Comparison,
};
use std::collections::BTreeSet;

/// Plans the rules of `file`.
pub fn unit(
    program: &Program,
    file: &FileRules,
    locality: &Locality,
    problems: &mut Vec<Diagnostic>,
) -> Unit {
    let mut builder = UnitBuilder::new(program, file, locality);
    let mut rules = Vec::new();
    for rule in &file.rules {
        builder.rule(rule, &mut rules, problems);
    }
    let components = recursion::components(&rules);
    let relations = &builder.unit.relations;
    for (at, rule) in rules.iter_mut().enumerate() {
        let grows = |relation| recursion::grows(&components, at, relation);
        arrange::arrange(rule, relations, &grows);
    }
    builder.unit.rules = rules;
    arrange::note_reads(&mut builder.unit, &components);
    builder.unit
}

/// A unit under construction.
pub struct UnitBuilder<'p> {
    pub program: &'p Program,
    pub file: &'p FileRules,
    unit: Unit,
    slots: Vec<Option<Slot>>,
    locality: &'p Locality,
}

impl<'p> UnitBuilder<'p> {
    fn new(program: &'p Program, file: &'p FileRules, locality: &'p Locality) -> Self {
        let unit = Unit {
            name: unit_name(program, file).to_owned(),
            local: locality.is_local(file.id),
            relations: Vec::new(),
            rules: Vec::new(),
            texts: Vec::new(),
            made: BTreeSet::new(),
            types: Vec::new(),
        };
        let slots = vec![None; program.schema.relations.len()];
        let mut builder = UnitBuilder { program, file, unit, slots, locality };
        for &relation in file.reads.iter().chain(&file.derives) {
            builder.add_declared(relation);
        }
        builder
    }

    fn add_declared(&mut self, relation: RelationId) {
        let schema = &self.program.schema;
        let given = match schema[relation].kind {
            RelationKind::Input if self.locality.is_read(relation) => Given::ByReader,
            RelationKind::Input => Given::ByCaller,
            _ if self.file.derives.contains(&relation) => Given::Here,
            _ => Given::ByUnit,
        };
        let of_module =
            given == Given::ByReader || given == Given::ByUnit && !self.locality.is_local_relation(relation);
        let columns = match of_module {
            true => schema.home_first(relation),
            false => (0..schema[relation].arity()).collect(),
        };
        let types = columns.iter().map(|&column| schema[relation].columns[column].ty).collect();
        let name = Some(schema[relation].name.clone());
        let lists = schema.types.iter().any(|ty| ty.listed_by == Some(relation)) && columns[0] == 0;
        self.slots[relation.0 as usize] = Some(self.add(Relation {
            name,
            given,
            columns,
            types,
            orders: BTreeSet::new(),
            lean: false,
            lists,
        }));
    }

    /// Adds a relation for the rows of an aggregate.
    pub fn add_rows(&mut self, types: Vec<ColumnType>) -> Slot {
        let columns = (0..types.len()).collect();
        let given = Given::Here;
        self.add(Relation {
            name: None,
            given,
            columns,
            types,
            orders: BTreeSet::new(),
            lean: false,
            lists: false,
        })
    }

    fn add(&mut self, relation: Relation) -> Slot {
        if relation.given == Given::Here {
            for ty in &relation.types {
                self.add_type(*ty);
            }
        }
        self.unit.relations.push(relation);
        Slot(self.unit.relations.len() - 1)
    }

    fn add_type(&mut self, ty: ColumnType) {
        let ColumnType::Entity(id) = ty else { return };
        if !self.unit.types.iter().any(|known| known.id == id) {
            let (name, supplied) = (self.program.schema[id].name.clone(), self.locality.is_supplied(id));
            self.unit.types.push(EntityType { id, name, supplied });
        }
    }

    fn slot(&self, relation: RelationId) -> Slot {
        self.slots[relation.0 as usize].expect("a file lists all relations that its rules mention")
    }

    fn text(&mut self, text: &str) -> usize {
        let texts = &mut self.unit.texts;
        texts.iter().position(|known| known == text).unwrap_or_else(|| {
            texts.push(text.to_owned());
            texts.len() - 1
        })
    }

    fn rule(&mut self, rule: &Rule, rules: &mut Vec<PlannedRule>, problems: &mut Vec<Diagnostic>) {
        let place = self.program.sources.place(rule.span);
        let place = format!("{}:{}", place.file, rule.line);
        let mut body = Body::new(rule.variables.iter().map(|variable| variable.ty).collect());
        for literal in &rule.body {
            match literal {
                Literal::Aggregate(one) => match self.aggregate(rule, one, &place, &mut body) {
                    Ok(rows) => rules.extend(rows),
                    Err(problem) => return problems.push(*problem),
                },
                other => body.literal(self, other),
            }
        }
        let head = body.head(self, &rule.head);
        rules.push(PlannedRule { head, steps: body.steps, swaps: false, place });
    }
}

/// The steps of a rule under construction.
pub struct Body {
    pub variables: Vec<ColumnType>,
    pub steps: Vec<Step>,
}

impl Body {
    pub fn new(variables: Vec<ColumnType>) -> Self {
        Body { variables, steps: Vec::new() }
    }

    /// Takes in a literal that is no aggregate.
    pub fn literal(&mut self, unit: &mut UnitBuilder, literal: &Literal) {
        let step = match literal {
            Literal::Atom(atom) => Step::Join(self.atom(unit, atom)),
            Literal::Not(atom) => Step::Absent(self.atom(unit, atom)),
            Literal::Compare(comparison, left, right) => {
                Step::Compare(*comparison, self.term(unit, left), self.term(unit, right))
            }
            Literal::Aggregate(Aggregate { .. }) => {
                unreachable!("aggregates do not nest, and are planned on their own")
            }
        };
        self.steps.push(step);
    }

    /// An atom of a body: no variable twice.
    pub fn atom(&mut self, unit: &mut UnitBuilder, atom: &CheckedAtom) -> Atom {
        let relation = unit.slot(atom.relation);
        let columns = unit.unit.relations[relation.0].columns.clone();
        let mut seen = Vec::new();
        let arguments = columns.iter().map(|&column| {
            let term = &atom.terms[column];
            match self.argument(unit, term, unit.program.schema[atom.relation].columns[column].ty) {
                Argument::Variable(variable) if seen.contains(&variable) => {
                    let twin = self.equal(self.variables[variable.0 as usize], term.clone());
                    Argument::Variable(twin)
                }
                argument => {
                    seen.extend(Atom { relation, arguments: vec![argument] }.variables());
                    argument
                }
            }
        });
        let arguments = arguments.collect();
        Atom { relation, arguments }
    }

    fn head(&mut self, unit: &mut UnitBuilder, atom: &CheckedAtom) -> Atom {
        let relation = unit.slot(atom.relation);
        for term in &atom.terms {
            if let Term::Text(text) = term {
                let text = unit.text(text);
                unit.unit.made.insert(text);
            }
        }
        let types: Vec<ColumnType> = unit.unit.relations[relation.0].types.clone();
        let arguments =
            atom.terms.iter().zip(types).map(|(term, ty)| self.argument(unit, term, ty)).collect();
        Atom { relation, arguments }
    }

    fn argument(&mut self, unit: &mut UnitBuilder, term: &Term, ty: ColumnType) -> Argument {
        match term {
            Term::Any => Argument::Any,
            Term::Number(number) => Argument::Number(*number),
            Term::Variable(variable) => Argument::Variable(*variable),
            Term::Text(text) => Argument::Variable(self.text(unit, text)),
            Term::Entity(..) => unreachable!("only rules at run time name entities"),
            Term::Record(..) | Term::Call(..) | Term::Name(..) => {
                unreachable!("files with records and functions of texts are evaluated at run time")
            }
            Term::Unary(..) | Term::Binary(..) => {
                let term = self.term(unit, term);
                Argument::Variable(self.equal(ty, term))
            }
        }
    }

    /// The term without texts.
    pub fn term(&mut self, unit: &mut UnitBuilder, term: &Term) -> Term {
        match term {
            Term::Text(text) => Term::Variable(self.text(unit, text)),
            other => other.clone(),
        }
    }

    fn text(&mut self, unit: &mut UnitBuilder, text: &str) -> VariableId {
        let text = unit.text(text);
        let known = self.steps.iter().find_map(|step| match step {
            Step::Text(variable, of) if *of == text => Some(*variable),
            _ => None,
        });
        known.unwrap_or_else(|| {
            let variable = self.variable(ColumnType::Symbol);
            self.steps.push(Step::Text(variable, text));
            variable
        })
    }

    /// A new variable that equals `term`.
    pub fn equal(&mut self, ty: ColumnType, term: Term) -> VariableId {
        let variable = self.variable(ty);
        self.steps.push(Step::Compare(Comparison::Equal, Term::Variable(variable), term));
        variable
    }

    /// A new variable.
    pub fn variable(&mut self, ty: ColumnType) -> VariableId {
        self.variables.push(ty);
        VariableId(self.variables.len() as u16 - 1)
    }
}
