//! Tuples, conditions and rules in words.

use super::data::{Tuple, Under};
use crate::{
    place::Place,
    scope::{QUERY_FILE, Scope},
};
use dfquery_engine::{
    base::FactBase,
    check::{Atom, Inlined, Literal, QUERY, Rule, Term},
    explain::{How, Pattern, Premise, Step},
    schema::{ColumnType, RelationId, Schema},
    syntax::Comparison,
};
use dfquery_rules::entity;
use std::collections::{BTreeSet, HashMap};

/// The prefix of the line of a text that makes tuples steps of paths.
const STEP: &str = "Step:";
/// The same of a rule whose tuples a path begins with.
const START: &str = "Start:";

/// Speaks of one program.
pub struct Words<'w> {
    pub(crate) base: &'w FactBase,
    schema: &'w Schema,
    scope: &'w Scope<'w>,
    /// The number of built-in rule files, which come first.
    ours: usize,
}

impl<'w> Words<'w> {
    /// Words for what is in `scope`.
    pub fn new(scope: &'w Scope<'w>) -> Self {
        let (base, schema) = (scope.base, &scope.rules.schema);
        let ours = scope.program.rules.program().sources.iter().count();
        Words { base, schema, scope, ours }
    }

    /// A cell as the rule language writes it.
    pub fn cell(&self, ty: ColumnType, cell: u32) -> String {
        match ty {
            ColumnType::Number | ColumnType::Unsigned | ColumnType::Float => ty.number(cell),
            _ => quoted(&self.base.text(ty, cell)),
        }
    }

    /// A cell as it is.
    pub fn plain(&self, ty: ColumnType, cell: u32) -> String {
        self.base.text(ty, cell)
    }

    /// `relation("a", _)`; a query by its text.
    pub fn tuple(&self, relation: RelationId, pattern: &Pattern) -> String {
        let declared = &self.schema[relation];
        let cells = declared.columns.iter().zip(pattern);
        let cells: Vec<String> = cells
            .map(|(column, cell)| cell.map_or_else(|| "_".to_owned(), |cell| self.cell(column.ty, cell)))
            .collect();
        if declared.name == QUERY {
            if matches!(&declared.columns[..], [only] if only.name == "holds") {
                return "the query holds".to_owned();
            }
            let named = declared.columns.iter().zip(&cells).map(|(c, cell)| format!("{} = {cell}", c.name));
            return format!("the query: {}", named.collect::<Vec<_>>().join(", "));
        }
        format!("{}({})", declared.shown, cells.join(", "))
    }

    /// A tuple, or a pattern of tuples, as data.
    pub fn pattern(&self, relation: RelationId, pattern: &Pattern) -> Tuple {
        let columns = self.schema[relation].columns.iter().zip(pattern);
        let cells =
            columns.map(|(column, cell)| (column.name.clone(), cell.map(|cell| self.plain(column.ty, cell))));
        Tuple {
            relation: self.schema[relation].shown.clone(),
            cells: cells.collect(),
            text: self.tuple(relation, pattern),
        }
    }

    /// The tuple of `step`, as data.
    pub fn whole(&self, step: &Step) -> Tuple {
        self.pattern(step.relation, &step.row.iter().copied().map(Some).collect())
    }

    /// The tuple of `step`.
    pub fn step(&self, step: &Step) -> String {
        self.tuple(step.relation, &step.row.iter().copied().map(Some).collect())
    }

    /// The place of `rule`: file and line, or of a built-in one its number among the rules of its relation, which stays when
    /// others are edited: `loops.dl:back_edge#1`.
    pub fn place(&self, rule: &Rule) -> String {
        let place = self.scope.rules.sources.place(rule.span);
        match place.file.strip_prefix("rules/") {
            _ if place.file == QUERY_FILE => "the query".to_owned(),
            Some(file) if usize::from(rule.span.file.0) < self.ours => {
                format!("{file}:{}#{}", self.schema[rule.head.relation].shown, self.number(rule))
            }
            _ => format!("{}:{}", place.file, rule.line),
        }
    }

    /// The number of `rule` among those of its relation, from 1. A rule with inline relations or disjunctions counts once.
    fn number(&self, rule: &Rule) -> usize {
        let files = self.scope.rules.files.iter().filter(|file| file.id == rule.span.file);
        let all = files.flat_map(|file| &file.rules);
        let of_relation = all.filter(|other| other.head.relation == rule.head.relation);
        let lines: BTreeSet<u32> =
            of_relation.map(|other| other.line).filter(|line| *line <= rule.line).collect();
        lines.len()
    }

    /// The text of `rule`, in one line.
    pub fn rule(&self, rule: &Rule) -> String {
        let text = self.scope.rules.sources.text(rule.span);
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// The sentence of the rule, or of its relation, in `///`, for this tuple.
    pub fn says(&self, step: &Step) -> Option<String> {
        let values = self.values(step);
        let says = self.docs(step).into_iter().flatten().find_map(|doc| sentence(doc, &values));
        says.filter(|_| self.schema[step.relation].name != QUERY)
    }

    /// The text of the rule, or of its relation, after `Step:`, for this tuple; `None` if it is empty.
    pub fn happens(&self, step: &Step) -> Option<String> {
        let doc = self.docs(step).into_iter().flatten().find_map(step_of)?;
        (!doc.is_empty()).then(|| filled(&doc, &self.values(step)))
    }

    /// Says whether a path begins with `step`: its rule has a `Start:`.
    pub fn begins(&self, step: &Step) -> bool {
        self.docs(step)[0].is_some_and(|doc| doc.lines().any(|line| line.starts_with(START)))
    }

    /// The sentence of the relation for this tuple.
    pub fn of_row(&self, relation: RelationId, row: &[u32]) -> Option<String> {
        let declared = &self.schema[relation];
        let cells = declared.columns.iter().zip(row);
        let values = cells.map(|(column, &cell)| (column.name.as_str(), self.cell(column.ty, cell)));
        (declared.name != QUERY).then(|| sentence(&declared.doc, &values.collect()))?
    }

    /// The texts of the rule, if it has one, and of the relation.
    fn docs<'s>(&'s self, step: &'s Step) -> [Option<&'s str>; 2] {
        let of_rule = match &step.how {
            How::Rule { rule, .. } if !rule.doc.is_empty() => Some(rule.doc.as_str()),
            _ => None,
        };
        [of_rule, Some(&self.schema[step.relation].doc)]
    }

    /// The values of the names in the texts of `step`: columns, and variables of its rule, if that has a text.
    fn values<'s>(&'s self, step: &'s Step) -> HashMap<&'s str, String> {
        let columns = self.schema[step.relation].columns.iter().map(|column| column.name.as_str());
        let texts = self.cells(step).map(|(ty, cell)| self.cell(ty, cell));
        let mut values: HashMap<&str, String> = columns.zip(texts).collect();
        if let How::Rule { rule, values: bound, .. } = &step.how
            && !rule.doc.is_empty()
        {
            for (variable, value) in rule.variables.iter().zip(bound) {
                let text = value.map(|value| self.cell(variable.ty, value));
                text.into_iter().for_each(|text| _ = values.insert(&variable.name, text));
            }
        }
        values
    }

    /// The place in the source of the first entity of `step` that has one.
    pub fn location(&self, step: &Step) -> Option<String> {
        Place::of_cells(self.base, self.cells(step))?.source.map(|source| source.to_string())
    }

    /// The place of the event of `step`: the first instruction that its tuple names or defines, or else its rule;
    /// without one, the first entity of its tuple that has a place.
    pub fn happens_at(&self, step: &Step) -> Option<Place> {
        let mut bound: Vec<(ColumnType, u32)> = match &step.how {
            How::Rule { rule, values, .. } => {
                let bound = rule.variables.iter().zip(values);
                bound.filter_map(|(variable, value)| value.map(|value| (variable.ty, value))).collect()
            }
            How::Given => Vec::new(),
        };
        let instruction = ColumnType::Entity(self.base.type_of::<entity::Instruction>());
        bound.retain(|(ty, _)| *ty == instruction);
        let place = |(ty, cell): (ColumnType, u32)| match ty {
            ColumnType::Entity(ty) => Place::of(self.base, ty, cell),
            _ => None,
        };
        let mut places = self.cells(step).chain(bound).filter_map(place);
        let exact = places.find(|place| place.instruction.is_some());
        exact.or_else(|| self.cells(step).find_map(place))
    }

    fn cells<'s>(&'s self, step: &'s Step) -> impl Iterator<Item = (ColumnType, u32)> + 's {
        self.schema[step.relation].columns.iter().map(|column| column.ty).zip(step.row.iter().copied())
    }

    /// The cells of `step` with their columns.
    pub fn named_cells<'s>(
        &'s self,
        step: &'s Step,
    ) -> impl Iterator<Item = (&'s str, ColumnType, u32)> + 's {
        let columns = self.schema[step.relation].columns.iter().zip(&step.row);
        columns.map(|(column, &cell)| (column.name.as_str(), column.ty, cell))
    }

    /// The children of `step`, in the order of the rule's text.
    pub fn under(&self, step: &Step) -> Vec<Under> {
        let How::Rule { rule, values, premises } = &step.how else { return Vec::new() };
        let mut all = Vec::new();
        let mut at = 0;
        while at < premises.len() {
            let written = rule.written[at];
            let end =
                (at..premises.len()).find(|&next| rule.written[next] != written).unwrap_or(premises.len());
            let conditions = (at..end).map(|at| self.condition(rule, values, at, &premises[at]));
            match rule.inlined.iter().find(|inlined| inlined.written == written) {
                Some(inlined) => {
                    all.push(Under::Group(self.inlined(rule, values, inlined), conditions.collect()));
                }
                None => all.extend(conditions),
            }
            at = end;
        }
        all
    }

    /// An inline atom with the values of its variables.
    pub fn inlined(&self, rule: &Rule, values: &[Option<u32>], inlined: &Inlined) -> String {
        let sign = if inlined.negated { "!" } else { "" };
        format!("{sign}{}", self.atom(rule, values, &inlined.atom))
    }

    fn condition(&self, rule: &Rule, values: &[Option<u32>], at: usize, premise: &Premise) -> Under {
        match premise {
            Premise::Tuple(step) => Under::Step(*step),
            Premise::Absent(relation, pattern) => {
                Under::Line(format!("!{}: there is no such tuple", self.tuple(*relation, pattern)))
            }
            Premise::Compare(..) => Under::Line(self.literal(rule, values, &rule.body[at])),
            Premise::Aggregate(result, counted) => {
                let title = format!("{} gives {result}", self.literal(rule, values, &rule.body[at]));
                let line = |counted: &dfquery_engine::explain::Counted| {
                    let tuples = counted.tuples.iter().map(|(relation, row)| {
                        self.tuple(*relation, &row.iter().copied().map(Some).collect())
                    });
                    let tuples = tuples.collect::<Vec<_>>().join(", ");
                    Under::Line(match counted.value {
                        Some(value) => format!("{value} of {tuples}"),
                        None => tuples,
                    })
                };
                Under::Group(title, counted.iter().map(line).collect())
            }
        }
    }

    /// A literal with the values of its variables.
    pub fn literal(&self, rule: &Rule, values: &[Option<u32>], literal: &Literal) -> String {
        match literal {
            Literal::Atom(atom) => self.atom(rule, values, atom),
            Literal::Not(atom) => format!("!{}", self.atom(rule, values, atom)),
            Literal::Compare(Comparison::Equal, Term::Call(function, arguments), Term::Number(value))
                if function.is_condition() =>
            {
                let sign = if *value == 0 { "!" } else { "" };
                let arguments = arguments.iter().map(|argument| self.term(rule, values, argument, true));
                format!("{sign}{}({})", function.word(), arguments.collect::<Vec<_>>().join(", "))
            }
            Literal::Compare(how, left, right) => {
                let (l, r) = (self.term(rule, values, left, true), self.term(rule, values, right, true));
                format!("{l} {} {r}", how.sign())
            }
            Literal::Aggregate(aggregate) => {
                let text = self.scope.rules.sources.text(aggregate.span);
                text.split_whitespace().collect::<Vec<_>>().join(" ")
            }
        }
    }

    fn atom(&self, rule: &Rule, values: &[Option<u32>], atom: &Atom) -> String {
        let terms: Vec<String> = atom.terms.iter().map(|term| self.term(rule, values, term, false)).collect();
        format!("{}({})", self.schema[atom.relation].shown, terms.join(", "))
    }

    /// A term; a `named` variable with its value after it.
    fn term(&self, rule: &Rule, values: &[Option<u32>], term: &Term, named: bool) -> String {
        let part = |term| self.term(rule, values, term, named);
        match term {
            Term::Any => "_".to_owned(),
            Term::Text(text) | Term::Entity(_, text, _) => quoted(text),
            Term::Number(number) => number.to_string(),
            Term::Bits(ty, bits) => self.base.text(*ty, *bits),
            Term::Variable(id) => {
                let variable = &rule.variables[usize::from(id.0)];
                match values[usize::from(id.0)] {
                    None => variable.name.clone(),
                    Some(value) if named && variable.name != "_" => {
                        format!("{} [{}]", variable.name, self.cell(variable.ty, value))
                    }
                    Some(value) => self.cell(variable.ty, value),
                }
            }
            Term::Record(_, fields) => {
                let fields: Vec<String> = fields.iter().map(part).collect();
                format!("[{}]", fields.join(", "))
            }
            Term::Call(function, arguments) => {
                let arguments: Vec<String> = arguments.iter().map(part).collect();
                format!("{}({})", function.word(), arguments.join(", "))
            }
            Term::Name(_, inner) => format!("as({}, symbol)", part(inner)),
            Term::Unary(operator, operand) => format!("{}({})", operator.sign(), part(operand)),
            Term::Binary(operator, left, right) if operator.is_extreme() => {
                format!("{}({}, {})", operator.sign(), part(left), part(right))
            }
            Term::Binary(operator, left, right) => {
                format!("({} {} {})", part(left), operator.sign(), part(right))
            }
        }
    }
}

/// A text with quotes around it, as the rule language reads it.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n"))
}

/// The first sentence of `doc` without `Holds if`, with values for the names in back-ticks.
fn sentence(doc: &str, values: &HashMap<&str, String>) -> Option<String> {
    let is_of_sentence = |line: &&str| !line.trim().is_empty() && !is_of_step(line);
    let paragraph = doc.lines().take_while(is_of_sentence).collect::<Vec<_>>().join(" ");
    let end = paragraph.find(". ").map_or(paragraph.trim_end_matches('.').len(), |end| end);
    let sentence = &paragraph[..end];
    if sentence.starts_with("Holds for ") {
        return None; // it speaks of all tuples together
    }
    let sentence = sentence.strip_prefix("Holds if ").unwrap_or(sentence);
    let text = filled(sentence, values);
    (!text.is_empty()).then_some(text)
}

/// Returns true if `doc` says what happens in a step.
pub fn is_step(doc: &str) -> bool {
    doc.lines().any(is_of_step)
}

/// `doc` without what it says of a step.
pub fn without_step(doc: &str) -> String {
    let mut is_step = false;
    let mut kept = Vec::new();
    for line in doc.lines() {
        is_step = !line.trim().is_empty() && (is_step || is_of_step(line));
        kept.extend((!is_step).then_some(line));
    }
    kept.join("\n").trim_end().to_owned()
}

/// Says whether `line` of a text begins what happens in a step.
fn is_of_step(line: &str) -> bool {
    line.starts_with(STEP) || line.starts_with(START)
}

/// The text of `doc` after `Step:` or `Start:`, up to the next empty line.
fn step_of(doc: &str) -> Option<String> {
    let mut lines = doc.lines().skip_while(|line| !is_of_step(line));
    let line = lines.next()?;
    let first = line.strip_prefix(STEP).or_else(|| line.strip_prefix(START))?.trim();
    let others = lines.take_while(|line| !line.trim().is_empty());
    Some(std::iter::once(first).chain(others.map(str::trim)).collect::<Vec<_>>().join(" "))
}

/// `text` with values for the names in back-ticks.
fn filled(text: &str, values: &HashMap<&str, String>) -> String {
    let pieces = text.split('`').enumerate().map(|(at, piece)| match values.get(piece) {
        Some(value) if at % 2 == 1 => value.clone(),
        _ if at % 2 == 1 => format!("`{piece}`"),
        _ => piece.to_owned(),
    });
    pieces.collect()
}
