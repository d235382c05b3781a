//! Rules with one mistake each.

use dfquery_engine::{
    check::{self, Program},
    schema::{ColumnType, Schema},
    syntax::{self, Atom, FileId, Formula, Literal, Rule, Sources, Span, Term},
};
use std::{collections::BTreeMap, ops::Range};

/// One rule file with one place changed.
pub struct Mutant {
    /// Which rule, by the relation that it derives and its number among those, and what is wrong with it.
    pub name: String,
    pub file: FileId,
    /// Whether the rule never holds.
    pub is_rule: bool,
    at: Range<usize>,
    replacement: String,
}

/// Something that always holds.
const ALWAYS: &str = "0 = 0";
/// Something that never does.
const NEVER: &str = "0 = 1";

impl Mutant {
    /// The program with this mistake; none if it has no meaning then.
    pub fn program(&self, sources: &Sources) -> Option<Program> {
        let mut mutated = Sources::new();
        for (id, source) in sources.iter() {
            let mut text = source.text.clone();
            if id == self.file {
                text.replace_range(self.at.clone(), &self.replacement);
            }
            let id = mutated.add(source.name.as_str(), text);
            if id == self.file {
                let mistakes = syntax::parse(&mutated, id).1;
                assert!(mistakes.is_empty(), "{}: {mistakes:?}", self.name);
            }
        }
        check::program(mutated).0
    }
}

/// Which lanes are compared where a rule derives something.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Compared {
    /// Those of a wave; or any.
    Wave,
    /// Those of a work-group.
    Group,
    /// Those in a line of a work-group.
    Line,
}

impl Compared {
    /// The lanes that the rules of the file `name` are for: a copy of a file is for other lanes (rules/again.txt).
    fn of_file(name: &str) -> Option<Self> {
        match name.split('/').nth(1)? {
            "divergence" => Some(Compared::Wave),
            "group" => Some(Compared::Group),
            "x" | "y" | "z" => Some(Compared::Line),
            _ => None,
        }
    }

    fn of_rule(rule: &Rule) -> Self {
        let mut atoms: Vec<&Atom> = rule.heads.iter().collect();
        required(&rule.body, &mut atoms);
        let is_about_groups = |atom: &&&Atom| {
            let name = &atom.relation.text;
            let is_group = |term: &Term| matches!(term, Term::Text(text, _) if text == "group");
            (name.ends_with("lanes_of") || name.ends_with("lanes_within")) && atom.terms.iter().any(is_group)
        };
        if atoms.iter().any(|atom| atom.relation.text.ends_with("lanes_along")) {
            Compared::Line
        } else if atoms.iter().any(|atom| is_about_groups(&atom)) {
            Compared::Group
        } else {
            Compared::Wave
        }
    }
}

/// Adds the atoms that have to hold where `formula` does.
fn required<'f>(formula: &'f Formula, atoms: &mut Vec<&'f Atom>) {
    match formula {
        Formula::And(parts) => parts.iter().for_each(|part| required(part, atoms)),
        Formula::Literal(Literal::Atom(atom)) => atoms.push(atom),
        Formula::Or(_) | Formula::Literal(_) => {}
    }
}

/// All mutants of `file`. A rule that derives something for other lanes only than those of waves has its mutants in the
/// copies of the file for these.
pub fn mutants(sources: &Sources, schema: &Schema, file: FileId) -> Vec<Mutant> {
    let Some(compared) = Compared::of_file(&sources[file].name) else { return Vec::new() };
    let (tree, mistakes) = syntax::parse(sources, file);
    assert!(mistakes.is_empty(), "{mistakes:?}");
    let mut numbers: BTreeMap<&str, usize> = BTreeMap::new();
    let mut mutants = Vec::new();
    for rule in &tree.rules {
        let relation = rule.heads[0].relation.text.as_str();
        let number = numbers.entry(relation).or_default();
        *number += 1;
        if Compared::of_rule(rule) != compared {
            continue;
        }
        let rule_name = format!("{relation}#{number}");
        Writer { sources, schema, rule: rule_name, mutants: &mut mutants }.rule(rule);
    }
    mutants
}

struct Writer<'w> {
    sources: &'w Sources,
    schema: &'w Schema,
    rule: String,
    mutants: &'w mut Vec<Mutant>,
}

impl Writer<'_> {
    fn rule(&mut self, rule: &Rule) {
        let end = rule.span.end - 1;
        let stop = Span { start: end, end, ..rule.span };
        let is_fact = matches!(&rule.body, Formula::And(parts) if parts.is_empty());
        self.add(stop, if is_fact { format!(" :- {NEVER}") } else { format!(", {NEVER}") }, String::new());
        self.mutants.last_mut().expect("it was just added").is_rule = true;
        if !is_fact {
            rule.heads.iter().for_each(|head| self.exchange(head));
            self.formula(&rule.body, ALWAYS);
        }
    }

    /// Changes the conditions of `formula`; `neutral` is what one of them is replaced with.
    fn formula(&mut self, formula: &Formula, neutral: &str) {
        match formula {
            Formula::And(parts) => parts.iter().for_each(|part| self.formula(part, neutral)),
            Formula::Or(parts) => parts.iter().for_each(|part| self.formula(part, NEVER)),
            Formula::Literal(literal) => self.literal(literal, neutral),
        }
    }

    fn literal(&mut self, literal: &Literal, neutral: &str) {
        let whole = match literal {
            Literal::Atom(atom) => atom.span,
            Literal::Not(atom, not) => not.to(atom.span),
            Literal::Compare(_, left, right) => self.closed(left.span()).to(self.closed(right.span())),
        };
        let text = self.sources.text(whole).to_owned();
        self.add(whole, neutral.to_owned(), format!(" without {text}"));
        match literal {
            Literal::Atom(atom) => self.exchange(atom),
            Literal::Not(atom, _) => {
                let inner = self.sources.text(atom.span).to_owned();
                self.add(whole, inner.clone(), format!(" with {inner}"));
                self.exchange(atom);
            }
            // A function alone, such as `contains`: it has no other side.
            Literal::Compare(_, left, right) if left.span() == right.span() => {}
            Literal::Compare(comparison, left, right) => {
                let sides = [left, right].map(|side| self.sources.text(self.closed(side.span())).to_owned());
                let other = [&sides[0], comparison.negated().sign(), &sides[1]].join(" ");
                self.add(whole, other.clone(), format!(" with {other}"));
            }
        }
    }

    /// `span` from the bracket on that is only closed in it.
    fn closed(&self, span: Span) -> Span {
        let text = self.sources.text(span);
        let open = text.matches(')').count().saturating_sub(text.matches('(').count());
        Span { start: span.start - open as u32, ..span }
    }

    /// Lets neighbouring variables of one type change places.
    fn exchange(&mut self, atom: &Atom) {
        let relation = self.schema.relation(&atom.relation.text);
        let columns = &self.schema[relation.expect("the rules are right")].columns;
        let type_of = |at: usize| columns[at].ty;
        for (at, pair) in atom.terms.windows(2).enumerate() {
            let [Term::Variable(one), Term::Variable(other)] = pair else { continue };
            let alike: [ColumnType; 2] = [type_of(at), type_of(at + 1)];
            if one.text == other.text || alike[0] != alike[1] {
                continue;
            }
            let between = Span { start: one.span.end, end: other.span.start, ..one.span };
            let text = [&other.text, self.sources.text(between), &one.text].concat();
            let (relation, both) = (&atom.relation.text, one.span.to(other.span));
            let name = format!(" with {relation}({text}) from {}", at + 1);
            self.add(both, text, name);
        }
    }

    fn add(&mut self, span: Span, replacement: String, what: String) {
        let name = [&self.rule, what.split_whitespace().collect::<Vec<_>>().join(" ").as_str()].join(" ");
        self.mutants.push(Mutant {
            name: name.trim_end().to_owned(),
            file: span.file,
            is_rule: false,
            at: span.start as usize..span.end as usize,
            replacement,
        });
    }
}
