//! A stratum as an `ascent!` program, rule by rule.
//!
//! `i` is a relation that the stratum reads, `d` one that it derives, `a` the rows of an aggregate, `t` a text, `v` a
//! variable, `x` an argument that is computed.

use crate::{
    body::{self, Bound, cell, name},
    piece::Stratum,
};
use dfquery_engine::{
    check::{Aggregate, Atom, Literal, Term},
    schema::RelationId,
    syntax::Comparison,
};

/// The body of a function from `inputs` to the rows of each derived relation.
pub fn print(stratum: &Stratum) -> String {
    let mut code = "let program = ::ascent::ascent_run! {\n".to_owned();
    for (read, (id, columns)) in stratum.reads.iter().enumerate() {
        let row = cells("r", 0..columns.len());
        let rows = format!("rows(&tables, {read}, &{columns:?}).iter().map(|r| ({row})).collect()");
        code += &format!("relation i{}({}) = {rows};\n", id.0, types(columns.len()));
    }
    for id in stratum.derives {
        code += &format!("relation d{}({});\n", id.0, types(stratum.arity(*id)));
    }
    for (at, rows) in stratum.aggregates.iter().enumerate() {
        code += &format!("relation a{at}({});\n", types(rows.columns.len()));
        code += &rule(stratum, &format!("a{at}"), &rows.columns, &rows.body);
    }
    for one in stratum.rules {
        code += &rule(stratum, &format!("d{}", one.head.relation.0), &one.head.terms, &one.body);
    }
    code += "};\nvec![\n";
    for id in stratum.derives {
        let (arity, at) = (stratum.arity(*id), id.0);
        let row: Vec<String> = (0..arity).map(|column| format!("r.{column}")).collect();
        code += &format!(
            "Rows::sorted({arity}, program.d{at}.iter().flat_map(|r| [{}]).collect()),\n",
            row.join(", ")
        );
    }
    code + "]\n"
}

fn types(arity: usize) -> String {
    vec!["u32"; arity].join(", ")
}

/// A tuple of cells of `row`.
fn cells(row: &str, columns: impl Iterator<Item = usize>) -> String {
    columns.map(|column| format!("{row}[{column}],")).collect()
}

fn rule(stratum: &Stratum, head: &str, terms: &[Term], conditions: &[Literal]) -> String {
    let mut printer = Printer { stratum, bound: Bound::new(), items: Vec::new() };
    for literal in body::in_order(conditions) {
        printer.literal(literal);
        let new = body::binds(literal, &printer.bound);
        printer.bound.extend(new);
    }
    let terms: Vec<String> = terms.iter().map(|term| printer.argument(term)).collect();
    let arrow = if printer.items.is_empty() { "" } else { " <-- " };
    format!("{head}({}){arrow}{};\n", terms.join(", "), printer.items.join(",\n  "))
}

struct Printer<'s, 'p> {
    stratum: &'s Stratum<'p>,
    bound: Bound,
    items: Vec<String>,
}

impl Printer<'_, '_> {
    fn literal(&mut self, literal: &Literal) {
        let texts = &self.stratum.texts;
        let item = match literal {
            Literal::Atom(atom) => return self.join(atom),
            Literal::Not(atom) => format!("!{}", self.atom(atom)),
            Literal::Compare(Comparison::Equal, Term::Variable(new), term)
            | Literal::Compare(Comparison::Equal, term, Term::Variable(new))
                if !self.bound.contains(new) =>
            {
                computed(&name(*new), &cell(term, texts))
            }
            Literal::Compare(comparison, left, right) => {
                let test = body::test(*comparison, left, right, texts);
                format!("if (|| -> Option<bool> {{ Some({test}) }})().unwrap_or(false)")
            }
            Literal::Aggregate(aggregate) => self.aggregate(aggregate),
        };
        self.items.push(item);
    }

    /// An atom, and tests of arguments that are computed of variables which the atom itself binds, or that are one again.
    fn join(&mut self, atom: &Atom) {
        let (mut arguments, mut tests) = (Vec::new(), Vec::new());
        let mut seen = self.bound.clone();
        for (at, term) in atom.terms.iter().enumerate() {
            let is_new = matches!(term, Term::Variable(variable) if seen.insert(*variable));
            if is_new || body::variables(term).is_subset(&self.bound) {
                arguments.push(self.argument(term));
            } else {
                let value = cell(term, &self.stratum.texts);
                tests.push(format!("if (|| -> Option<u32> {{ Some({value}) }})() == Some(*y{at})"));
                arguments.push(format!("y{at}"));
            }
        }
        self.items.push(format!("{}({})", self.relation(atom.relation), arguments.join(", ")));
        self.items.extend(tests);
    }

    fn atom(&mut self, atom: &Atom) -> String {
        let arguments: Vec<String> = atom.terms.iter().map(|term| self.argument(term)).collect();
        format!("{}({})", self.relation(atom.relation), arguments.join(", "))
    }

    fn relation(&self, id: RelationId) -> String {
        let sort = if self.stratum.derives.contains(&id) { 'd' } else { 'i' };
        format!("{sort}{}", id.0)
    }

    /// `term` as an argument; what is computed becomes an item of its own.
    fn argument(&mut self, term: &Term) -> String {
        match term {
            Term::Any => "_".to_owned(),
            Term::Variable(variable) => name(*variable),
            Term::Text(_) | Term::Number(_) => format!("({})", cell(term, &self.stratum.texts)),
            _ => {
                let own = format!("x{}", self.items.len());
                self.items.push(computed(&own, &cell(term, &self.stratum.texts)));
                own
            }
        }
    }

    fn aggregate(&mut self, aggregate: &Aggregate) -> String {
        let (at, result) = (self.stratum.place(aggregate), name(aggregate.result));
        let outer: String = aggregate.outer.iter().map(|&variable| format!("{}, ", name(variable))).collect();
        let inner = "_, ".repeat(aggregate.inner.len());
        let operation = aggregate.operation.word();
        let fold = format!("(folding({operation:?}))");
        let last = if self.bound.contains(&aggregate.result) { "if n == *" } else { "let " };
        let end = if last == "let " { " = &n" } else { "" };
        format!("agg n = {fold}(w) in a{at}({outer}{inner}w),\n  {last}{result}{end}")
    }
}

/// An item that binds `name` to what `cell` computes, if it has a value.
fn computed(name: &str, cell: &str) -> String {
    format!("if let Some({name}) = &(|| -> Option<u32> {{ Some({cell}) }})()")
}
