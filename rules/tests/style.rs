//! The form of rule files, in which the declarations are enough to read the rules: see rules/README.md.

use dfquery_engine::syntax::{Atom, File, Formula, Literal, Name, Rule, Sources, Term, parse};
use std::{
    collections::{HashMap, HashSet},
    fs,
    path::Path,
};

/// The number of rules from which a relation says of each which case it is.
const CASES: usize = 5;
/// The longest line.
const WIDTH: usize = 120;

/// The rule files as they are on disk.
struct Files {
    sources: Sources,
    files: Vec<File>,
    columns: HashMap<String, Vec<String>>,
}

impl Files {
    fn read() -> Self {
        let mut sources = Sources::new();
        add(&mut sources, Path::new(env!("CARGO_MANIFEST_DIR")));
        let files: Vec<File> = sources.iter().map(|(id, _)| parse(&sources, id).0).collect();
        let declared = files.iter().flat_map(|file| &file.declarations);
        let names = |names: &[_]| -> Vec<String> { names.iter().map(column).collect() };
        let columns =
            declared.map(|relation| (relation.name.text.clone(), names(&relation.columns))).collect();
        assert!(files.len() > 40, "the rule files are there");
        Files { sources, files, columns }
    }

    fn rules(&self) -> impl Iterator<Item = &Rule> {
        self.files.iter().flat_map(|file| &file.rules)
    }

    /// The line before `rule`.
    fn line_before(&self, rule: &Rule) -> &str {
        let (_, source) = self.sources.iter().nth(rule.span.file.0 as usize).expect("the file was read");
        source.line(source.line_of(rule.span.start) - 1).unwrap_or_default()
    }

    fn place(&self, rule: &Rule) -> String {
        self.sources.place(rule.span).to_string()
    }
}

fn column(column: &dfquery_engine::syntax::ColumnDeclaration) -> String {
    column.name.text.clone()
}

/// Adds the rule files of `folder` and of the folders in it, but for those of tests and of the crate in it.
fn add(sources: &mut Sources, folder: &Path) {
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("readable").path();
        if path.is_dir() && !["tests", "compiled"].iter().any(|name| path.ends_with(name)) {
            add(sources, &path);
        } else if path.extension().is_some_and(|extension| extension == "dl") {
            let name = path.strip_prefix(env!("CARGO_MANIFEST_DIR")).expect("inside").display().to_string();
            sources.add(name, fs::read_to_string(&path).expect("readable"));
        }
    }
}

/// The variables and the relations that a body names.
#[derive(Default)]
struct Mentioned<'a> {
    variables: HashSet<&'a str>,
    relations: HashSet<&'a str>,
}

impl<'a> Mentioned<'a> {
    fn of(body: &'a Formula) -> Self {
        let mut mentioned = Mentioned::default();
        mentioned.formula(body);
        mentioned
    }

    fn formula(&mut self, formula: &'a Formula) {
        match formula {
            Formula::And(parts) | Formula::Or(parts) => parts.iter().for_each(|part| self.formula(part)),
            Formula::Literal(Literal::Atom(atom) | Literal::Not(atom, _)) => self.atom(atom),
            Formula::Literal(Literal::Compare(_, left, right)) => {
                self.term(left);
                self.term(right);
            }
        }
    }

    fn atom(&mut self, atom: &'a Atom) {
        self.relations.insert(&atom.relation.text);
        atom.terms.iter().for_each(|term| self.term(term));
    }

    fn term(&mut self, term: &'a Term) {
        match term {
            Term::Variable(name) => drop(self.variables.insert(&name.text)),
            Term::Unary(_, operand, _) => self.term(operand),
            Term::Binary(_, left, right, _) => {
                self.term(left);
                self.term(right);
            }
            Term::Name(inner, _) => self.term(inner),
            Term::Record(fields, _) | Term::Call(_, fields, _) | Term::Range(fields, _) => {
                fields.iter().for_each(|field| self.term(field))
            }
            Term::Aggregate(aggregate) => {
                aggregate.value.iter().for_each(|value| self.term(value));
                self.formula(&aggregate.body);
            }
            Term::Any(_) | Term::Tag(..) | Term::Text(..) => {}
            Term::Number(..) | Term::Unsigned(..) | Term::Float(..) => {}
        }
    }
}

/// The variables of `head` that could bear the name of their column: it means nothing else in the rule, and the variable
/// stands in no other column.
fn misnamed<'a>(head: &'a Atom, columns: &'a [String], body: &Mentioned) -> Vec<(&'a Name, &'a str)> {
    let variables: Vec<Option<&Name>> = head
        .terms
        .iter()
        .map(|term| match term {
            Term::Variable(name) => Some(name),
            _ => None,
        })
        .collect();
    let times = |text: &str| variables.iter().flatten().filter(|name| name.text == text).count();
    let could = |(name, column): &(&Name, &str)| {
        name.text != *column
            && !body.variables.contains(column)
            && times(column) == 0
            && times(&name.text) == 1
    };
    let pairs = variables.iter().zip(columns).filter_map(|(name, column)| Some(((*name)?, column.as_str())));
    pairs.filter(could).collect()
}

#[test]
fn variables_of_heads_bear_the_names_of_their_columns() {
    let files = Files::read();
    let mut faults = Vec::new();
    for rule in files.rules() {
        let body = Mentioned::of(&rule.body);
        // A relation that is joined with itself needs two names for one column.
        for head in rule.heads.iter().filter(|head| !body.relations.contains(head.relation.text.as_str())) {
            for (name, column) in misnamed(head, &files.columns[&head.relation.text], &body) {
                let (place, relation) = (files.place(rule), &head.relation.text);
                faults.push(format!("{place}: `{}` is the column `{column}` of `{relation}`", name.text));
            }
        }
    }
    assert!(faults.is_empty(), "name these variables as their columns:\n{}", faults.join("\n"));
}

#[test]
fn rules_of_many_say_which_case_they_are() {
    let files = Files::read();
    let mut rules: HashMap<&str, Vec<&Rule>> = HashMap::new();
    for rule in files.rules().filter(|rule| !matches!(&rule.body, Formula::And(parts) if parts.is_empty())) {
        rules.entry(&rule.heads[0].relation.text).or_default().push(rule);
    }
    let many = rules.into_values().filter(|rules| rules.len() >= CASES).flatten();
    let mut silent: Vec<String> = many
        .filter(|rule| !["// ", "///"].iter().any(|mark| files.line_before(rule).starts_with(mark)))
        .map(|rule| format!("{}: `{}`", files.place(rule), rule.heads[0].relation.text))
        .collect();
    silent.sort();
    let advice = format!("a relation with {CASES} rules or more has a line before each: which case is it?");
    assert!(silent.is_empty(), "{advice}\n{}", silent.join("\n"));
}

#[test]
fn lines_are_short() {
    let files = Files::read();
    let mut long = Vec::new();
    for (_, source) in files.sources.iter() {
        let lines = source.text.lines().zip(1..).filter(|(line, _)| line.chars().count() > WIDTH);
        long.extend(lines.map(|(_, number)| format!("{}:{number}", source.name)));
    }
    assert!(long.is_empty(), "longer than {WIDTH} characters:\n{}", long.join("\n"));
}
