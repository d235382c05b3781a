//! Warnings about queries that are right, and yet rarely what is meant: names without quotes, constants that nothing
//! is, and atoms that have nothing to do with each other.

use super::question::QUERY_FILE;
use dfquery_engine::{
    base::FactBase,
    check::Program,
    diagnostic::Diagnostic,
    likeness,
    schema::{ColumnType, RelationKind},
    syntax::{Atom, Formula, Literal, Name, Span, Term, parse_query},
};
use dfquery_rules::relation;
use std::collections::{BTreeMap, BTreeSet};

/// The warnings about the query of `program`, asked of `base`.
pub fn warnings(program: &Program, base: &FactBase) -> Vec<Diagnostic> {
    let query = program.sources.iter().find(|(_, source)| source.name == QUERY_FILE);
    let Some(body) = query.and_then(|(id, _)| parse_query(&program.sources, id).ok()) else {
        return Vec::new();
    };
    let mut used = Used::default();
    used.formula(&body);
    let checker = Checker { program, base, used: &used };
    let mut found = checker.unquoted();
    found.extend(checker.misspelt());
    found.extend(checker.unknown_constants());
    found.extend(checker.unconnected(&body));
    found
}

/// The mentions of a query, in order.
#[derive(Default)]
struct Used<'q> {
    /// The variables, wherever they stand.
    variables: Vec<&'q Name>,
    /// The atoms, negated ones and those of aggregates too.
    atoms: Vec<&'q Atom>,
    /// The texts.
    texts: Vec<&'q str>,
}

impl<'q> Used<'q> {
    fn formula(&mut self, formula: &'q Formula) {
        match formula {
            Formula::And(parts) | Formula::Or(parts) => parts.iter().for_each(|part| self.formula(part)),
            Formula::Literal(Literal::Atom(atom) | Literal::Not(atom, _)) => {
                self.atoms.push(atom);
                atom.terms.iter().for_each(|term| self.term(term));
            }
            Formula::Literal(Literal::Compare(_, left, right)) => {
                self.term(left);
                self.term(right);
            }
        }
    }

    fn term(&mut self, term: &'q Term) {
        match term {
            Term::Variable(name) => self.variables.push(name),
            Term::Unary(_, inner, _) | Term::Name(inner, _) => self.term(inner),
            Term::Binary(_, left, right, _) => {
                self.term(left);
                self.term(right);
            }
            Term::Record(fields, _) | Term::Call(_, fields, _) | Term::Range(fields, _) => {
                fields.iter().for_each(|field| self.term(field))
            }
            Term::Aggregate(aggregate) => {
                aggregate.value.iter().for_each(|value| self.term(value));
                self.formula(&aggregate.body);
            }
            Term::Text(text, _) => self.texts.push(text),
            Term::Any(_) | Term::Tag(..) => {}
            Term::Number(..) | Term::Unsigned(..) | Term::Float(..) => {}
        }
    }

    /// True if `name` is written in one place only.
    fn is_single(&self, name: &Name) -> bool {
        self.variables.iter().filter(|other| other.text == name.text).count() == 1
    }
}

struct Checker<'q> {
    program: &'q Program,
    base: &'q FactBase,
    used: &'q Used<'q>,
}

impl<'q> Checker<'q> {
    fn warning(&self, message: String, span: Span) -> Diagnostic {
        Diagnostic::warning(message).at(self.program.sources.place(span))
    }

    /// The arguments of all atoms, each with the type of its column.
    fn arguments(&self) -> impl Iterator<Item = (&'q Atom, usize, &'q Term, ColumnType)> {
        let schema = &self.program.schema;
        self.used.atoms.iter().flat_map(move |atom| {
            let columns = schema.relation(&atom.relation.text).map(|id| &schema[id].columns[..]);
            let columns = columns.unwrap_or_default();
            let typed = atom.terms.iter().zip(columns).enumerate();
            typed.map(|(at, (term, column))| (*atom, at, term, column.ty))
        })
    }

    /// Variables that are called as a function or an opcode is.
    fn unquoted(&self) -> Vec<Diagnostic> {
        let mut found = Vec::new();
        for (_, _, term, ty) in self.arguments() {
            let Term::Variable(name) = term else { continue };
            // A single letter is a variable to everybody, whatever functions there are.
            if !self.used.is_single(name) || name.text.chars().count() == 1 {
                continue;
            }
            let kind = match ty {
                ColumnType::Entity(_) if self.is_function(&name.text) => "a function",
                ColumnType::Symbol if self.is_opcode(&name.text) => "an opcode",
                ColumnType::Symbol if self.is_function(&name.text) => "a function",
                _ => continue,
            };
            let text = &name.text;
            let message = format!("`{text}` is a variable here, and {kind} of the program is called so");
            // What is in a function is not called as the function is.
            let help = match ty {
                ColumnType::Entity(ty) if Some(ty) != self.base.schema().partition => {
                    format!("`--function {text}` asks about it alone")
                }
                _ => format!("write `\"{text}\"` to ask for it alone"),
            };
            found.push(self.warning(message, name.span).help(help));
        }
        found
    }

    fn is_function(&self, name: &str) -> bool {
        self.base.schema().partition.is_some_and(|functions| self.base.find(functions, name).is_some())
    }

    fn is_opcode(&self, name: &str) -> bool {
        let Some(symbol) = self.base.symbols().find(name) else { return false };
        self.base.tuples::<relation::Instruction>().any(|row| row.opcode.0 == symbol)
    }

    /// Variables that are written once, and as others are but for capitals: `h` and `H` are two.
    fn misspelt(&self) -> Vec<Diagnostic> {
        let mut spellings: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
        for name in &self.used.variables {
            spellings.entry(name.text.to_lowercase()).or_default().insert(&name.text);
        }
        let singles = self.used.variables.iter().filter(|name| self.used.is_single(name));
        let mut told = BTreeSet::new();
        let mut found = Vec::new();
        for name in singles.rev() {
            let lower = name.text.to_lowercase();
            let other = spellings[&lower].iter().find(|other| **other != name.text);
            if let Some(other) = other.filter(|_| told.insert(lower)) {
                let message = format!("`{}` is used once, and is not `{other}`", name.text);
                found.push(self.warning(message, name.span).help("variables differ if their capitals do"));
            }
        }
        found
    }

    /// Texts that no row of the program has in that column.
    fn unknown_constants(&self) -> Vec<Diagnostic> {
        let mut found = Vec::new();
        for (atom, at, term, ty) in self.arguments() {
            let (Term::Text(text, span), ColumnType::Symbol) = (term, ty) else { continue };
            let Some(id) = self.program.schema.relation(&atom.relation.text) else { continue };
            let relation = &self.program.schema[id];
            let is_told = relation.kind == RelationKind::Input
                && self.base.schema().relation(&relation.name) == Some(id)
                && !dfquery_extract::ASKED.contains(&relation.name.as_str());
            if !is_told || self.base.rows(id).is_empty() {
                continue;
            }
            let rows = self.base.rows(id);
            let symbol = self.base.symbols().find(text);
            if symbol.is_some_and(|symbol| rows.iter().any(|row| row[at] == symbol)) {
                continue;
            }
            let known: BTreeSet<u32> = rows.iter().map(|row| row[at]).collect();
            let message = format!(
                "no row of `{}` has \"{text}\" as its `{}`",
                relation.shown, relation.columns[at].name
            );
            let names = known.iter().map(|&symbol| self.base.symbols().get(symbol));
            let warning = self.warning(message, *span);
            found.push(match likeness::nearest(text, names) {
                Some(near) => warning.help(format!("did you mean \"{near}\"?")),
                None => warning,
            });
        }
        found
    }

    /// Atoms that share neither a variable nor a name with those before them: each row of one goes with each of the other.
    fn unconnected(&self, body: &'q Formula) -> Vec<Diagnostic> {
        let Formula::And(parts) = body else { return Vec::new() };
        let groups: Vec<(&Formula, BTreeSet<&str>)> = parts
            .iter()
            .map(|part| {
                let mut used = Used::default();
                used.formula(part);
                let variables = used.variables.iter().map(|name| name.text.as_str());
                // What two atoms name is common to them as well; what has names only is asked for once.
                let names: BTreeSet<&str> = match is_atom(part) && used.variables.is_empty() {
                    true => BTreeSet::new(),
                    false => variables.chain(used.texts.iter().copied()).collect(),
                };
                (part, names)
            })
            .filter(|(_, names)| !names.is_empty())
            .collect();
        let Some((first, mut joined)) = groups.iter().find(|(part, _)| is_atom(part)).cloned() else {
            return Vec::new();
        };
        loop {
            let before = joined.len();
            for (_, names) in &groups {
                if !names.is_disjoint(&joined) {
                    joined.extend(names);
                }
            }
            if joined.len() == before {
                break;
            }
        }
        let apart = groups.iter().find(|(part, names)| is_atom(part) && names.is_disjoint(&joined));
        let (Some((Formula::Literal(other), _)), Formula::Literal(first)) = (apart, first) else {
            return Vec::new();
        };
        let text = |literal: &Literal| self.program.sources.text(literal.span());
        let message = format!("`{}` shares no variable with `{}`", text(other), text(first));
        let help = "every row of one goes with every row of the other; use a common variable, or ask twice";
        vec![self.warning(message, other.span()).help(help)]
    }
}

fn is_atom(part: &Formula) -> bool {
    matches!(part, Formula::Literal(Literal::Atom(_)))
}
