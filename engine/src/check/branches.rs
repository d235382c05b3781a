//! Records of branches, `$Branch(a, b)`: each gets all fields of its type.

use super::declare::Declarations;
use crate::{
    diagnostic::Diagnostic,
    plural::counted,
    schema::{ColumnType, RecordId},
    syntax::{File, Formula, Literal, Name, Span, Term},
};

/// Gives the records of branches in the rules of `tree` the fields that other branches have.
pub fn fill(declarations: &Declarations, tree: &mut File, problems: &mut Vec<Diagnostic>) {
    let mut filler = Filler { declarations, problems };
    for rule in &mut tree.rules {
        let heads = rule.heads.iter_mut().chain(&mut rule.dominating);
        heads.flat_map(|head| &mut head.terms).for_each(|term| filler.term(term));
        filler.formula(&mut rule.body);
    }
}

/// The same in the body of a query.
pub fn formula(declarations: &Declarations, body: &mut Formula, problems: &mut Vec<Diagnostic>) {
    Filler { declarations, problems }.formula(body);
}

struct Filler<'f, 's> {
    declarations: &'f Declarations<'s>,
    problems: &'f mut Vec<Diagnostic>,
}

impl Filler<'_, '_> {
    fn formula(&mut self, formula: &mut Formula) {
        match formula {
            Formula::And(parts) | Formula::Or(parts) => parts.iter_mut().for_each(|part| self.formula(part)),
            Formula::Literal(Literal::Atom(atom) | Literal::Not(atom, _)) => {
                atom.terms.iter_mut().for_each(|term| self.term(term));
            }
            Formula::Literal(Literal::Compare(_, left, right)) => {
                [left, right].into_iter().for_each(|side| self.term(side));
            }
        }
    }

    fn term(&mut self, term: &mut Term) {
        match term {
            Term::Unary(_, inner, _) | Term::Name(inner, _) => self.term(inner),
            Term::Binary(_, left, right, _) => [left, right].into_iter().for_each(|side| self.term(side)),
            Term::Record(fields, span) => {
                fields.iter_mut().for_each(|field| self.term(field));
                self.record(fields, *span);
            }
            Term::Call(_, fields, _) | Term::Range(fields, _) => {
                fields.iter_mut().for_each(|field| self.term(field))
            }
            Term::Aggregate(aggregate) => {
                aggregate.value.iter_mut().for_each(|value| self.term(value));
                self.formula(&mut aggregate.body);
            }
            Term::Variable(_) | Term::Any(_) | Term::Tag(..) | Term::Text(..) => {}
            Term::Number(..) | Term::Unsigned(..) | Term::Float(..) => {}
        }
    }

    fn record(&mut self, fields: &mut Vec<Term>, span: Span) {
        let Some(Term::Tag(name, branch @ None)) = fields.first_mut() else { return };
        let Some((id, number)) = self.declarations.branch(&name.text) else {
            let problem = self.unknown(name);
            self.problems.push(problem);
            return;
        };
        *branch = Some((id, number));
        let form = &self.declarations.schema[id].branches[number as usize].fields;
        if form.len() + 1 != fields.len() {
            let found = fields.len() - 1;
            let message = format!("`{}` has {}, not {found}", name_of(fields), counted(form.len(), "field"));
            self.problems.push(self.declarations.error(message, span));
            return;
        }
        let mut own: Vec<Option<Term>> = fields.drain(1..).map(Some).collect();
        let columns = &self.declarations.schema[id].fields;
        for (at, column) in columns.iter().enumerate().skip(1) {
            let written = form.iter().position(|&field| field == at).and_then(|place| own[place].take());
            fields.push(written.unwrap_or_else(|| least(column.ty, span)));
        }
    }

    fn unknown(&self, name: &Name) -> Diagnostic {
        let error = self.declarations.error(format!("no type has a branch `{}`", name.text), name.span);
        let near = self
            .declarations
            .branch_names()
            .min_by_key(|known| (strsim::damerau_levenshtein(known, &name.text), known.to_string()));
        match near.filter(|near| strsim::damerau_levenshtein(near, &name.text) <= 2) {
            Some(near) => error.help(format!("did you mean `${near}`?")),
            None => error,
        }
    }
}

fn name_of(fields: &[Term]) -> &str {
    match fields.first() {
        Some(Term::Tag(name, _)) => &name.text,
        _ => "",
    }
}

/// The content of a field of type `ty` in records of a branch without it.
fn least(ty: ColumnType, span: Span) -> Term {
    match ty {
        ColumnType::Symbol => Term::Text(String::new(), span),
        ColumnType::Record(RecordId(_)) => Term::Record(Vec::new(), span),
        _ => Term::Number(0, span),
    }
}
