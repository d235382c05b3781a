//! A stratum as a datafrog program: chains of joins of two.
//!
//! The bindings so far of a rule are a variable of pairs: the key for the next join, and the values of all variables.
//! A row is a `Vec`, so that what datafrog does is compiled once, and not for each width.

use crate::{
    body::{self, Bound, cell, name},
    piece::{Rows, Stratum},
};
use dfquery_engine::{
    check::{Aggregate, Atom, Literal, Term, VariableId},
    syntax::Comparison,
};

/// The body of a function from `inputs` to the rows of each derived relation.
pub fn print(stratum: &Stratum) -> String {
    let mut code = String::new();
    for (read, (id, columns)) in stratum.reads.iter().enumerate() {
        code += &format!("let i{} = rows(&tables, {read}, &{columns:?});\n", id.0);
    }
    for (at, rows) in stratum.aggregates.iter().enumerate() {
        let mut printer = Printer::new(stratum);
        printer.rule("d", &rows.columns, &rows.body);
        code += &format!("let a{at} = {{\n{}}};\n", printer.around(&["d".to_owned()]));
        code += &format!("let a{at} = grouped(a{at}.0, {});\n", outer(rows));
    }
    let names: Vec<String> = stratum.derives.iter().map(|id| format!("d{}", id.0)).collect();
    let mut printer = Printer::new(stratum);
    for rule in stratum.rules {
        printer.rule(&format!("d{}", rule.head.relation.0), &rule.head.terms, &rule.body);
    }
    code += &format!("let derived = {{\n{}}};\nvec![\n", printer.around(&names));
    for (at, id) in stratum.derives.iter().enumerate() {
        code += &format!("Rows::sorted({}, derived.{at}.concat()),\n", stratum.arity(*id));
    }
    code + "]\n"
}

/// Number of columns of `rows` that the enclosing rule binds.
fn outer(rows: &Rows) -> usize {
    rows.aggregate.outer.len()
}

struct Printer<'s, 'p> {
    stratum: &'s Stratum<'p>,
    /// The code before the loop, and in it.
    head: String,
    body: String,
    /// Number of variables and relations named so far.
    named: usize,
}

/// A chain of joins: the variable of pairs, and the variables that its values are.
struct Chain {
    source: String,
    values: Vec<VariableId>,
}

impl<'s, 'p> Printer<'s, 'p> {
    fn new(stratum: &'s Stratum<'p>) -> Self {
        Printer { stratum, head: String::new(), body: String::new(), named: 0 }
    }

    /// The block of an iteration that derives the relations `derived`.
    fn around(&self, derived: &[String]) -> String {
        let variables = derived.iter().map(|name| format!("let {name} = iteration.variable::<Row>(\"\");\n"));
        let complete: String = derived.iter().map(|name| format!("{name}.complete().elements, ")).collect();
        format!(
            "let mut iteration = Iteration::new();\nlet start = beginning(&mut iteration);\n{}{}\
             while iteration.changed() {{\n{}}}\n({complete})\n",
            variables.collect::<String>(),
            self.head,
            self.body
        )
    }

    fn name(&mut self, sort: &str) -> String {
        self.named += 1;
        format!("{sort}{}", self.named)
    }

    fn rule(&mut self, head: &str, terms: &[Term], conditions: &[Literal]) {
        let ordered = body::in_order(conditions);
        let mut chain = Chain { source: "start".to_owned(), values: Vec::new() };
        let mut at = 0;
        let mut joined = None;
        loop {
            let rest = &ordered[at..];
            let tests = rest.iter().take_while(|literal| !matches!(literal, Literal::Atom(_))).count();
            let next = match rest.get(tests) {
                Some(Literal::Atom(atom)) => Some(atom),
                _ => None,
            };
            chain = self.join(&chain, joined, &rest[..tests], next, terms);
            joined = next;
            at += tests + 1;
            if next.is_none() {
                self.body += &format!("finish(&{head}, &{});\n", chain.source);
                return;
            }
        }
    }

    /// One join, the `tests` after it, and the key by which `next` is joined; without any the values are the head `terms`.
    fn join(
        &mut self,
        chain: &Chain,
        joined: Option<&Atom>,
        tests: &[&Literal],
        next: Option<&Atom>,
        terms: &[Term],
    ) -> Chain {
        let texts = &self.stratum.texts;
        let mut logic: String =
            chain.values.iter().enumerate().map(|(at, v)| format!("let {} = &v[{at}]; ", name(*v))).collect();
        let mut bound: Bound = chain.values.iter().copied().collect();
        let other = match joined {
            Some(atom) => {
                let before = bound.clone();
                let (_, values) = columns(atom, &before);
                let mut tests = String::new();
                for (at, &column) in values.iter().enumerate() {
                    match &atom.terms[column] {
                        Term::Variable(new) if bound.insert(*new) => {
                            logic += &format!("let {} = &w[{at}]; ", name(*new));
                        }
                        term => tests += &format!("if {} != w[{at}] {{ return None; }} ", cell(term, texts)),
                    }
                }
                logic += &tests;
                self.keyed(atom, &before)
            }
            None => "Side::Complete(&truth())".to_owned(),
        };
        for literal in tests {
            logic += &self.test(literal, &bound);
            bound.extend(body::binds(literal, &bound));
        }
        let carried: Vec<VariableId> = bound.iter().copied().collect();
        let row = |terms: &mut dyn Iterator<Item = &Term>| -> String {
            terms.map(|term| format!("{}, ", cell(term, texts))).collect()
        };
        let (key, values) = match next {
            Some(atom) => {
                let (keys, _) = columns(atom, &bound);
                let values: String = carried.iter().map(|v| format!("*{}, ", name(*v))).collect();
                (row(&mut keys.iter().map(|&column| &atom.terms[column])), values)
            }
            None => (String::new(), row(&mut terms.iter())),
        };
        let stage = self.name("s");
        self.head += &format!("let {stage} = iteration.variable::<Pair>(\"\");\n");
        self.body += &format!(
            "join(&{stage}, &{}, {other}, &|v, w| {{ {logic}Some((vec![{key}], vec![{values}])) }});\n",
            chain.source
        );
        Chain { source: stage, values: carried }
    }

    /// The relation of `atom` by what is bound of it.
    fn keyed(&mut self, atom: &Atom, bound: &Bound) -> String {
        let (keys, values) = columns(atom, bound);
        if self.stratum.derives.contains(&atom.relation) {
            let own = self.name("k");
            self.head += &format!("let {own} = iteration.variable::<Pair>(\"\");\n");
            let pair = format!("pair(row, &{keys:?}, &{values:?})");
            self.body += &format!("{own}.from_map(&d{}, |row| {pair});\n", atom.relation.0);
            return format!("Side::Growing(&{own})");
        }
        let own = self.name("r");
        self.head += &format!("let {own} = keyed(&i{}, &{keys:?}, &{values:?});\n", atom.relation.0);
        format!("Side::Complete(&{own})")
    }

    /// The code that binds or tests variables for `literal`, which is no atom.
    fn test(&mut self, literal: &Literal, bound: &Bound) -> String {
        let texts = &self.stratum.texts;
        match literal {
            Literal::Atom(_) => unreachable!("atoms are joined"),
            Literal::Not(atom) => {
                let columns: Vec<usize> =
                    (0..atom.terms.len()).filter(|&column| atom.terms[column] != Term::Any).collect();
                let key: String =
                    columns.iter().map(|&c| format!("{}, ", cell(&atom.terms[c], texts))).collect();
                let own = self.name("n");
                self.head += &format!("let {own} = known(&i{}, &{columns:?});\n", atom.relation.0);
                format!("if {own}.contains::<[u32]>(&[{key}]) {{ return None; }} ")
            }
            Literal::Compare(Comparison::Equal, Term::Variable(new), term)
            | Literal::Compare(Comparison::Equal, term, Term::Variable(new))
                if !bound.contains(new) =>
            {
                format!("let {} = &{}; ", name(*new), cell(term, texts))
            }
            Literal::Compare(comparison, left, right) => {
                format!("if !({}) {{ return None; }} ", body::test(*comparison, left, right, texts))
            }
            Literal::Aggregate(aggregate) => self.aggregate(aggregate, bound),
        }
    }

    fn aggregate(&self, aggregate: &Aggregate, bound: &Bound) -> String {
        let (at, result) = (self.stratum.place(aggregate), name(aggregate.result));
        let key: String = aggregate.outer.iter().map(|&v| format!("*{}, ", name(v))).collect();
        let values = format!("a{at}.get::<[u32]>(&[{key}]).into_iter().flatten()");
        let value = format!("aggregate({:?}, {values})?", aggregate.operation.word());
        match bound.contains(&aggregate.result) {
            true => format!("if *{result} != {value} {{ return None; }} "),
            false => format!("let {result} = &{value}; "),
        }
    }
}

/// The columns of `atom` whose terms have values, and those that bind a variable.
fn columns(atom: &Atom, bound: &Bound) -> (Vec<usize>, Vec<usize>) {
    let all = (0..atom.terms.len()).filter(|&column| atom.terms[column] != Term::Any);
    all.partition(|&column| body::variables(&atom.terms[column]).is_subset(bound))
}
