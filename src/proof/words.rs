//! Tuples, conditions and rules in words.

use super::data::{Tuple, Under};
use crate::scope::{QUERY_FILE, Scope};
use dfquery_engine::{
    base::FactBase,
    check::{Atom, Inlined, Literal, QUERY, Rule, Term},
    explain::{How, Pattern, Premise, Step},
    schema::{ColumnType, RelationId, Schema, TypeId},
    syntax::BinaryOperator,
};
use dfquery_rules::{entity, relation};
use std::collections::HashMap;

/// Speaks of one program.
pub struct Words<'w> {
    base: &'w FactBase,
    schema: &'w Schema,
    scope: &'w Scope<'w>,
}

impl<'w> Words<'w> {
    /// Words for what is in `scope`.
    pub fn new(scope: &'w Scope<'w>) -> Self {
        let (base, schema) = (scope.base, &scope.rules.schema);
        Words { base, schema, scope }
    }

    /// A cell as the rule language writes it.
    pub fn cell(&self, ty: ColumnType, cell: u32) -> String {
        match ty {
            ColumnType::Number => (cell as i32).to_string(),
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
        format!("{}({})", declared.name, cells.join(", "))
    }

    /// A tuple, or a pattern of tuples, as data.
    pub fn pattern(&self, relation: RelationId, pattern: &Pattern) -> Tuple {
        let columns = self.schema[relation].columns.iter().zip(pattern);
        let cells =
            columns.map(|(column, cell)| (column.name.clone(), cell.map(|cell| self.plain(column.ty, cell))));
        Tuple {
            relation: self.schema[relation].name.clone(),
            cells: cells.collect(),
            text: self.tuple(relation, pattern),
        }
    }

    /// The tuple of `step`.
    pub fn step(&self, step: &Step) -> String {
        self.tuple(step.relation, &step.row.iter().copied().map(Some).collect())
    }

    /// The file and line of `rule`.
    pub fn place(&self, rule: &Rule) -> String {
        let place = self.scope.rules.sources.place(rule.span);
        if place.file == QUERY_FILE {
            "the query".to_owned()
        } else {
            format!("{}:{}", place.file, rule.line)
        }
    }

    /// The text of `rule`, in one line.
    pub fn rule(&self, rule: &Rule) -> String {
        let text = self.scope.rules.sources.text(rule.span);
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// What the rule, or its relation, says of itself in `///`, of this tuple.
    pub fn says(&self, step: &Step) -> Option<String> {
        let declared = &self.schema[step.relation];
        let cells = declared.columns.iter().zip(&step.row);
        let mut values: HashMap<&str, String> =
            cells.map(|(column, &cell)| (column.name.as_str(), self.cell(column.ty, cell))).collect();
        let doc = match &step.how {
            How::Rule { rule, values: bound, .. } if !rule.doc.is_empty() => {
                for (variable, value) in rule.variables.iter().zip(bound) {
                    let text = value.map(|value| self.cell(variable.ty, value));
                    text.into_iter().for_each(|text| _ = values.insert(&variable.name, text));
                }
                &rule.doc
            }
            _ => &declared.doc,
        };
        if declared.name == QUERY { None } else { sentence(doc, &values) }
    }

    /// Where the entity that a fact begins with stands in the source.
    pub fn location(&self, step: &Step) -> Option<String> {
        let columns = self.schema[step.relation].columns.iter().zip(&step.row);
        columns.into_iter().find_map(|(column, &cell)| match column.ty {
            ColumnType::Entity(ty) => location(self.base, ty, cell),
            _ => None,
        })
    }

    /// What stands under `step`, in the order of the rule's text.
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

    fn inlined(&self, rule: &Rule, values: &[Option<u32>], inlined: &Inlined) -> String {
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
        format!("{}({})", self.schema[atom.relation].name, terms.join(", "))
    }

    /// A term; a `named` variable with its value behind it.
    fn term(&self, rule: &Rule, values: &[Option<u32>], term: &Term, named: bool) -> String {
        let part = |term| self.term(rule, values, term, named);
        match term {
            Term::Any => "_".to_owned(),
            Term::Text(text) | Term::Entity(_, text, _) => quoted(text),
            Term::Number(number) => number.to_string(),
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
            Term::Unary(operator, operand) => format!("{}({})", operator.sign(), part(operand)),
            Term::Binary(operator @ (BinaryOperator::Min | BinaryOperator::Max), left, right) => {
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
    let paragraph: Vec<&str> = doc.lines().take_while(|line| !line.trim().is_empty()).collect();
    let paragraph = paragraph.join(" ");
    let end = paragraph.find(". ").map_or(paragraph.trim_end_matches('.').len(), |end| end);
    let sentence = &paragraph[..end];
    if sentence.starts_with("Holds for ") {
        return None; // it speaks of all tuples together
    }
    let sentence = sentence.strip_prefix("Holds if ").unwrap_or(sentence);
    let pieces = sentence.split('`').enumerate().map(|(at, piece)| match values.get(piece) {
        Some(value) if at % 2 == 1 => value.clone(),
        _ if at % 2 == 1 => format!("`{piece}`"),
        _ => piece.to_owned(),
    });
    let text: String = pieces.collect();
    (!text.is_empty()).then_some(text)
}

/// `file:line:column` of an instruction, of the one that defines a value, or of the one that ends a block.
fn location(base: &FactBase, ty: TypeId, id: u32) -> Option<String> {
    if base.tuples::<relation::Location>().is_empty() {
        return None;
    }
    let part = || base.entities(ty).part_of(id);
    let instruction = if ty == base.type_of::<entity::Instruction>() {
        entity::Instruction(id)
    } else if ty == base.type_of::<entity::Value>() {
        let mut definitions = base.tuples_of_part::<relation::Def>(part());
        definitions.find(|definition| definition.value.0 == id)?.instruction
    } else if ty == base.type_of::<entity::Block>() {
        let mut instructions = base.tuples_of_part::<relation::Instruction>(part());
        instructions.rfind(|instruction| instruction.block.0 == id)?.instruction
    } else {
        return None;
    };
    let part = base.entities_of::<entity::Instruction>().part_of(instruction.0);
    let found = base.tuples_of_part::<relation::Location>(part).starting_with(instruction.0).first()?;
    Some(format!("{}:{}:{}", base.symbol_text(found.file), found.line, found.column))
}
