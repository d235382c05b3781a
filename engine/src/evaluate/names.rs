//! Entities that rules mention, as ids, and the texts that they mention.

use crate::{
    base::{FactBase, split},
    check::{Aggregate, Atom, FileRules, Literal, Program, Rule, Term},
    diagnostic::Diagnostic,
    likeness,
    schema::TypeId,
    syntax::{Comparison, Span},
};
use rustc_hash::FxHashMap;
use std::{collections::BTreeSet, sync::Arc};

/// The entities that names in a program denote.
#[derive(Default)]
pub struct Names {
    entities: FxHashMap<(TypeId, String), u32>,
}

impl Names {
    /// Looks up all names of entities in `files` of `program`.
    ///
    /// # Errors
    ///
    /// Names that no entity of their type has.
    pub fn of(program: &Program, files: &[Arc<FileRules>], base: &FactBase) -> Result<Self, Vec<Diagnostic>> {
        let mut names = Names::default();
        let mut problems = Vec::new();
        for rule in files.iter().flat_map(|file| &file.rules) {
            terms(rule, &mut |term| {
                let Term::Entity(ty, name, span) = term else { return };
                match base.find(*ty, name) {
                    Some(id) => _ = names.entities.insert((*ty, name.clone()), id),
                    None => problems.push(unknown(program, base, *ty, name, *span)),
                }
            });
        }
        problems.dedup();
        if problems.is_empty() { Ok(names) } else { Err(problems) }
    }

    /// Returns true if there are none.
    pub fn is_empty(&self) -> bool {
        self.entities.is_empty()
    }

    pub fn entity(&self, ty: TypeId, name: &str) -> u32 {
        self.entities[&(ty, name.to_owned())]
    }
}

/// The parts whose entities the rules of `program` name, each once.
pub fn parts_named(program: &Program) -> BTreeSet<&str> {
    let mut named = BTreeSet::new();
    for rule in program.files.iter().flat_map(|file| &file.rules) {
        terms(rule, &mut |term| {
            if let Term::Entity(_, name, _) = term {
                named.insert(split(name).map_or(name.as_str(), |(part, _)| part));
            }
        });
    }
    named
}

/// The entities without which `rule` derives nothing: those of its head and of what has to hold. What is negated or
/// aggregated asks for none.
pub fn needed(rule: &Rule) -> Vec<(TypeId, &str)> {
    let mut terms: Vec<&Term> = rule.head.terms.iter().collect();
    for literal in &rule.body {
        match literal {
            Literal::Atom(atom) => terms.extend(&atom.terms),
            Literal::Compare(Comparison::Equal, Term::Variable(_), value)
            | Literal::Compare(Comparison::Equal, value, Term::Variable(_)) => terms.push(value),
            Literal::Not(_) | Literal::Compare(..) | Literal::Aggregate(_) => {}
        }
    }
    let entity = |term| match term {
        &Term::Entity(ty, ref name, _) => Some((ty, name.as_str())),
        _ => None,
    };
    terms.into_iter().filter_map(entity).collect()
}

/// Interns the texts that the rules of `program` mention, and takes over its types of records.
pub fn intern(program: &Program, base: &mut FactBase) {
    base.set_record_types(&program.schema.records);
    for rule in program.files.iter().flat_map(|file| &file.rules) {
        terms(rule, &mut |term| {
            if let Term::Text(text) = term {
                base.symbol(text);
            }
        });
    }
}

fn unknown(program: &Program, base: &FactBase, ty: TypeId, name: &str, span: Span) -> Diagnostic {
    let type_name = &program.schema[ty].name;
    let error =
        Diagnostic::error(format!("no {type_name} is called `{name}`")).at(program.sources.place(span));
    let names = (0..base.entities(ty).len() as u32).map(|id| base.name(ty, id));
    error.help(match likeness::nearest(name, names) {
        Some(near) => format!("did you mean `{near}`?"),
        None => "names are full: `function/local name`, as `--relation` prints them".to_owned(),
    })
}

/// The texts that `rules` mention, and the places among them of those that are put into tuples.
pub fn texts<'r>(rules: impl Iterator<Item = &'r Rule>) -> (Vec<&'r str>, Vec<usize>) {
    let mut texts: Vec<&'r str> = Vec::new();
    let mut place = |text: &'r str| {
        texts.iter().position(|known| *known == text).unwrap_or_else(|| {
            texts.push(text);
            texts.len() - 1
        })
    };
    let mut made = Vec::new();
    for rule in rules {
        terms(rule, &mut |term| {
            if let Term::Text(text) = term {
                place(text);
            }
        });
        for term in rule.head.terms.iter().chain(equal(rule)) {
            parts(term, &mut |part| {
                if let Term::Text(text) = part {
                    made.push(place(text));
                }
            });
        }
    }
    (texts, made)
}

/// The terms that `=` can bind variables of `rule` to.
fn equal(rule: &Rule) -> impl Iterator<Item = &Term> {
    let sides = rule.body.iter().filter_map(|literal| match literal {
        Literal::Compare(Comparison::Equal, left, right) => Some([left, right]),
        _ => None,
    });
    sides.flatten()
}

/// Returns true if `rule` computes of texts, or asks for the names of entities.
pub fn computes_texts(rule: &Rule) -> bool {
    let mut found = false;
    terms(rule, &mut |term| found |= matches!(term, Term::Call(..) | Term::Name(..)));
    found
}

/// Calls `visit` for every term of `rule`, parts of terms too.
fn terms<'r>(rule: &'r Rule, visit: &mut dyn FnMut(&'r Term)) {
    atom_terms(&rule.head, visit);
    rule.inlined.iter().for_each(|inlined| atom_terms(&inlined.atom, visit));
    literal_terms(&rule.body, visit);
}

fn literal_terms<'r>(literals: &'r [Literal], visit: &mut dyn FnMut(&'r Term)) {
    for literal in literals {
        match literal {
            Literal::Atom(atom) | Literal::Not(atom) => atom_terms(atom, visit),
            Literal::Compare(_, left, right) => {
                parts(left, visit);
                parts(right, visit);
            }
            Literal::Aggregate(Aggregate { value, body, .. }) => {
                value.iter().for_each(|value| parts(value, visit));
                literal_terms(body, visit);
            }
        }
    }
}

fn atom_terms<'r>(atom: &'r Atom, visit: &mut dyn FnMut(&'r Term)) {
    atom.terms.iter().for_each(|term| parts(term, visit));
}

fn parts<'r>(term: &'r Term, visit: &mut dyn FnMut(&'r Term)) {
    visit(term);
    match term {
        Term::Unary(_, operand) | Term::Name(_, operand) => parts(operand, visit),
        Term::Record(_, fields) | Term::Call(_, fields) => {
            fields.iter().for_each(|field| parts(field, visit))
        }
        Term::Binary(_, left, right) => {
            parts(left, visit);
            parts(right, visit);
        }
        Term::Variable(_)
        | Term::Any
        | Term::Text(_)
        | Term::Number(_)
        | Term::Bits(..)
        | Term::Entity(..) => {}
    }
}
