//! Plans as typed datafrog programs: a second evaluator, which shares with the first only the plans.
//!
//! A rule is a chain of joins. What is bound so far is a variable of pairs: a key for the next join, and the values
//! that are still needed. The first cell of every key is 1, or 0 where a test has failed: nothing joins with 0, so
//! tests need no operator of their own. The chain begins with one pair without values.
//!
//! All logic is passed as plain functions: then what datafrog does is compiled once for each pair of widths, and not
//! once for each rule.

use super::{
    arrange,
    emit::{self, can_fail, local, number},
    locality::Locality,
    plan,
    planned::{self, Argument, Atom, Given, PlannedRule, Relation, Slot, Step, Unit},
    split,
};
use crate::{
    check::{FileRules, Literal, Program, Rule, Term, VariableId},
    diagnostic::Diagnostic,
    schema::RelationId,
    syntax::Comparison,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::{self, Write},
};

/// A relation that datafrog does not derive, and the rule because of which it does not.
pub struct Left<'p> {
    /// The relation.
    pub relation: RelationId,
    /// The rule.
    pub rule: &'p Rule,
}

/// The Rust source of those units of [`super::compile`] that datafrog can evaluate.
///
/// # Errors
///
/// As [`super::compile`].
#[expect(clippy::missing_panics_doc, reason = "an invariant, whatever the caller does")]
pub fn compile(program: &Program, is_wanted: impl Fn(&str) -> bool) -> Result<String, Vec<Diagnostic>> {
    let mut problems = Vec::new();
    let locality = Locality::of(program, &program.files, &mut problems);
    let mut code = String::new();
    let mut count = 0;
    let left = left(program);
    let is_wanted = |file: &&FileRules| {
        !file.rules.is_empty() && !super::has_records(file) && is_wanted(&program.sources[file.id].name)
    };
    for file in program.files.iter().filter(is_wanted) {
        for piece in split::split(program, file) {
            if left.iter().any(|left| piece.derives.contains(&left.relation)) {
                continue;
            }
            let unit = plan::unit(program, &piece, &locality, &mut problems);
            let strata: Vec<Vec<Slot>> = piece
                .strata
                .iter()
                .map(|stratum| stratum.iter().map(|&relation| slot(&unit, program, relation)).collect())
                .collect();
            write_unit(&mut code, count, &unit, &strata).expect("a string takes everything");
            count += 1;
        }
    }
    let list: Vec<String> = (0..count).map(|at| format!("unit{at}::UNIT")).collect();
    writeln!(code, "pub static UNITS: &[dfquery_engine::run::Unit<'static>] = &[{}];", list.join(", "))
        .expect("a string takes everything");
    if problems.is_empty() { Ok(code) } else { Err(problems) }
}

/// The relations of `program` that datafrog does not derive: those of units with an aggregate or a choice.
pub fn left(program: &Program) -> Vec<Left<'_>> {
    let mut left = Vec::new();
    for file in program.files.iter().filter(|file| !file.rules.is_empty()) {
        for piece in split::split(program, file) {
            let is_left = |rule: &&Rule| {
                let choice = &program.declared[rule.head.relation.0 as usize].choice;
                !choice.is_empty() || rule.body.iter().any(|literal| matches!(literal, Literal::Aggregate(_)))
            };
            let rules = file.rules.iter().filter(|rule| piece.derives.contains(&rule.head.relation));
            if let Some(rule) = rules.into_iter().find(is_left) {
                left.extend(piece.derives.iter().map(|&relation| Left { relation, rule }));
            }
        }
    }
    left
}

fn slot(unit: &Unit, program: &Program, relation: RelationId) -> Slot {
    let name = &program.schema[relation].name;
    let at = unit.relations.iter().position(|relation| relation.name.as_ref() == Some(name));
    Slot(at.expect("a unit has the relations of its strata"))
}

fn write_unit(code: &mut String, number: usize, unit: &Unit, strata: &[Vec<Slot>]) -> fmt::Result {
    writeln!(code, "mod unit{number} {{")?;
    writeln!(
        code,
        "use dfquery_engine::{{base::Rows, run::{{Given, Inputs, Read, Unit}}, syntax::BinaryOperator}};\n\
         use datafrog::{{Iteration, Relation}};\n"
    )?;
    writeln!(code, "pub fn run(inputs: &Inputs<'_>) -> Vec<Rows> {{")?;
    for (read, (at, relation)) in planned::given(unit).enumerate() {
        writeln!(code, "let i{at} = inputs.input::<{}>({read});", relation.columns.len())?;
    }
    for at in 0..unit.texts.len() {
        writeln!(
            code,
            "let t{at}: Relation<([u32; 1], [u32; 1])> = \
             inputs.text({at}).rows().iter().map(|&id| ([1], id)).collect();"
        )?;
    }
    for stratum in strata {
        Stratum {
            unit,
            stratum,
            head: String::new(),
            body: String::new(),
            keyed: BTreeMap::new(),
            stages: 0,
        }
        .write(code)?;
    }
    writeln!(code, "vec![")?;
    for (at, _) in emit::here(unit).filter(|(_, relation)| relation.name.is_some()) {
        writeln!(code, "Rows::from(d{at}.elements),")?;
    }
    writeln!(code, "]\n}}\n")?;
    emit::write_description(code, unit)?;
    writeln!(code, "}}\n")
}

/// How a relation is read: the columns of the key, and those of the values.
type Reading = (Slot, Vec<usize>, Vec<usize>);

struct Stratum<'u> {
    unit: &'u Unit,
    stratum: &'u [Slot],
    /// What stands before the loop.
    head: String,
    /// What stands in the loop.
    body: String,
    keyed: BTreeMap<Reading, usize>,
    stages: usize,
}

impl Stratum<'_> {
    fn write(mut self, code: &mut String) -> fmt::Result {
        let rules: Vec<&PlannedRule> =
            self.unit.rules.iter().filter(|rule| self.stratum.contains(&rule.head.relation)).collect();
        for rule in rules {
            self.rule(rule)?;
        }
        let names: Vec<String> = self.stratum.iter().map(|slot| format!("d{}", slot.0)).collect();
        let names = names.join(", ");
        writeln!(code, "let ({names},) = {{\nlet mut iteration = Iteration::new();")?;
        writeln!(code, "let unit = iteration.variable::<([u32; 1], [u32; 0])>(\"\");")?;
        writeln!(code, "unit.insert(vec![([1], [])].into());")?;
        writeln!(code, "let truth: Relation<([u32; 1], [u32; 0])> = vec![([1], [])].into();")?;
        for slot in self.stratum {
            let width = self.relation(*slot).columns.len();
            writeln!(code, "let d{} = iteration.variable::<[u32; {width}]>(\"\");", slot.0)?;
        }
        writeln!(code, "{}while iteration.changed() {{\n{}}}", self.head, self.body)?;
        let complete: Vec<String> =
            self.stratum.iter().map(|slot| format!("d{}.complete()", slot.0)).collect();
        writeln!(code, "({},)\n}};", complete.join(", "))
    }

    fn relation(&self, slot: Slot) -> &Relation {
        &self.unit.relations[slot.0]
    }

    fn rule(&mut self, rule: &PlannedRule) -> fmt::Result {
        writeln!(self.body, "// {}", rule.place)?;
        let mut chain = Chain { source: "unit".to_owned(), key: Vec::new(), values: Vec::new() };
        let mut at = 0;
        let mut bound = BTreeSet::new();
        loop {
            // What is computed between this join and the next one belongs to the function of this join.
            let joined = rule.steps.get(at).filter(|step| !matches!(step, Step::Compare(..)));
            // The chain begins without a key; a first look-up by a constant has to give it one.
            let joined =
                joined.filter(|_| chain.source != "unit" || next_key(&rule.steps, &bound).is_empty());
            at += usize::from(joined.is_some());
            let computed: Vec<&Step> =
                rule.steps[at..].iter().take_while(|step| matches!(step, Step::Compare(..))).collect();
            at += computed.len();
            let rest = &rule.steps[at..];
            let last = rest.is_empty();
            chain = self.join(rule, chain, joined, &computed, rest, &mut bound)?;
            if last {
                return Ok(());
            }
        }
    }

    /// One join with what is computed behind it; gives the chain with the key for the next one.
    fn join(
        &mut self,
        rule: &PlannedRule,
        chain: Chain,
        joined: Option<&Step>,
        computed: &[&Step],
        rest: &[Step],
        bound: &mut BTreeSet<VariableId>,
    ) -> Result<Chain, fmt::Error> {
        let mut logic = String::new();
        for (at, key) in chain.key.iter().enumerate().filter(|(_, key)| matches!(key, Argument::Variable(_)))
        {
            if let Argument::Variable(variable) = key {
                writeln!(logic, "let {} = &k[{}];", local(*variable), at + 1)?;
            }
        }
        let in_key = |variable: &VariableId| chain.key.contains(&Argument::Variable(*variable));
        for (at, variable) in chain.values.iter().enumerate().filter(|(_, variable)| !in_key(variable)) {
            writeln!(logic, "let {} = &v[{at}];", local(*variable))?;
        }
        let (other, operator, new) = match joined {
            Some(Step::Join(atom)) => {
                let (keys, values) = self.columns(atom, bound);
                let new: Vec<VariableId> = values
                    .iter()
                    .filter_map(|&column| match atom.arguments[column] {
                        Argument::Variable(variable) => Some(variable),
                        _ => None,
                    })
                    .collect();
                (self.keyed(atom.relation, keys, values)?, "from_join", new)
            }
            Some(Step::Absent(atom)) => {
                let (keys, _) = self.columns(atom, bound);
                (self.absent(atom.relation, keys)?, "from_antijoin", Vec::new())
            }
            Some(Step::Text(variable, text)) => (format!("&t{text}"), "from_join", vec![*variable]),
            _ => ("&truth".to_owned(), "from_join", Vec::new()),
        };
        for (at, variable) in new.iter().enumerate() {
            writeln!(logic, "let {} = &w[{at}];", local(*variable))?;
        }
        bound.extend(&new);
        // An antijoin lets pass what has failed before.
        writeln!(logic, "let mut holds = k[0];")?;
        let tested = !computed.is_empty() || operator == "from_antijoin";
        for step in computed {
            if let Step::Compare(comparison, left, right) = step {
                compute(&mut logic, *comparison, left, right, bound)?;
            }
        }
        let next = next_key(rest, bound);
        let needed = needed(rule, rest);
        let values: Vec<VariableId> = bound.iter().copied().filter(|v| needed.contains(v)).collect();
        let key: Vec<String> = next.iter().map(cell).collect();
        let (k, v, w) = (chain.key.len() + 1, chain.values.len(), new.len());
        let types = match operator {
            "from_join" => format!("fn(&[u32; {k}], &[u32; {v}], &[u32; {w}])"),
            _ => format!("fn(&[u32; {k}], &[u32; {v}])"),
        };
        let parameters = if operator == "from_join" { "|k, v, w|" } else { "|k, v|" };
        // A rule ends in its head, by way of one more stage if something was tested.
        if rest.is_empty() {
            let cells: Vec<String> = rule.head.arguments.iter().map(cell).collect();
            let width = cells.len();
            let (target, result) = match tested {
                false => (format!("d{}", rule.head.relation.0), format!("[{}]", cells.join(", "))),
                true => {
                    self.stages += 1;
                    let stage = format!("s{}", self.stages);
                    writeln!(
                        self.head,
                        "let {stage} = iteration.variable::<([u32; 1], [u32; {width}])>(\"\");"
                    )?;
                    (stage, format!("([holds], [{}])", cells.join(", ")))
                }
            };
            let output = match tested {
                false => format!("[u32; {width}]"),
                true => format!("([u32; 1], [u32; {width}])"),
            };
            writeln!(
                self.body,
                "{target}.{operator}(&{}, {other}, {{ let f: {types} -> {output} = {parameters} {{\n{logic}{result}\n}}; f }});",
                chain.source
            )?;
            if tested {
                writeln!(
                    self.body,
                    "d{}.from_join(&{target}, &truth, {{ let f: fn(&[u32; 1], &[u32; {width}], &[u32; 0]) -> [u32; {width}] = |_, v, _| *v; f }});",
                    rule.head.relation.0
                )?;
            }
            return Ok(chain);
        }
        self.stages += 1;
        let stage = format!("s{}", self.stages);
        let (kn, vn) = (next.len() + 1, values.len());
        writeln!(self.head, "let {stage} = iteration.variable::<([u32; {kn}], [u32; {vn}])>(\"\");")?;
        let first: Vec<String> = std::iter::once("holds".to_owned()).chain(key).collect();
        let carried: Vec<String> = values.iter().map(|v| format!("*{}", local(*v))).collect();
        writeln!(
            self.body,
            "{stage}.{operator}(&{}, {other}, {{ let f: {types} -> ([u32; {kn}], [u32; {vn}]) = {parameters} {{\n{logic}([{}], [{}])\n}}; f }});",
            chain.source,
            first.join(", "),
            carried.join(", ")
        )?;
        Ok(Chain { source: stage, key: next, values })
    }

    /// The columns of `atom` that are known, and those that bind something.
    fn columns(&self, atom: &Atom, bound: &BTreeSet<VariableId>) -> (Vec<usize>, Vec<usize>) {
        let columns = 0..atom.arguments.len();
        let (keys, others): (Vec<usize>, Vec<usize>) =
            columns.partition(|&column| is_known(&atom.arguments[column], bound));
        let binds = |column: &usize| atom.arguments[*column] != Argument::Any;
        (keys, others.into_iter().filter(binds).collect())
    }

    /// The rows of `slot` as an expression: each a reference to an array.
    fn rows(&self, slot: Slot) -> String {
        match self.relation(slot).given {
            Given::Here => format!("d{}.iter()", slot.0),
            _ => format!("i{}.rows().iter()", slot.0),
        }
    }

    /// The relation `slot` by the columns `keys`, with the columns `values`.
    fn keyed(&mut self, slot: Slot, keys: Vec<usize>, values: Vec<usize>) -> Result<String, fmt::Error> {
        let next = self.keyed.len();
        let (k, v) = (keys.len() + 1, values.len());
        let pick = |columns: &[usize]| -> Vec<String> { columns.iter().map(|c| format!("r[{c}]")).collect() };
        let key: Vec<String> = std::iter::once("1".to_owned()).chain(pick(&keys)).collect();
        let pair = format!("([{}], [{}])", key.join(", "), pick(&values).join(", "));
        let known = self.keyed.get(&(slot, keys.clone(), values.clone())).copied();
        let at = known.unwrap_or(next);
        if known.is_none() {
            self.keyed.insert((slot, keys, values), at);
            let ty = format!("([u32; {k}], [u32; {v}])");
            if self.stratum.contains(&slot) {
                let width = self.relation(slot).columns.len();
                writeln!(self.head, "let k{at} = iteration.variable::<{ty}>(\"\");")?;
                writeln!(
                    self.body,
                    "k{at}.from_map(&d{}, {{ let f: fn(&[u32; {width}]) -> {ty} = |r| {pair}; f }});",
                    slot.0
                )?;
            } else {
                let rows = self.rows(slot);
                writeln!(self.head, "let k{at}: Relation<{ty}> = {rows}.map(|r| {pair}).collect();")?;
            }
        }
        Ok(format!("&k{at}"))
    }

    /// The keys that `slot` has in the columns `keys`.
    fn absent(&mut self, slot: Slot, keys: Vec<usize>) -> Result<String, fmt::Error> {
        let at = self.keyed.len();
        let cells: Vec<String> =
            std::iter::once("1".to_owned()).chain(keys.iter().map(|c| format!("r[{c}]"))).collect();
        let (rows, width) = (self.rows(slot), cells.len());
        writeln!(
            self.head,
            "let k{at}: Relation<[u32; {width}]> = {rows}.map(|r| [{}]).collect();",
            cells.join(", ")
        )?;
        // Values beyond any column keep these keys apart from those of joins.
        self.keyed.insert((slot, keys, vec![usize::MAX - at]), at);
        Ok(format!("&k{at}"))
    }
}

/// What is bound so far: the variable that holds it, the key, and the values.
struct Chain {
    source: String,
    key: Vec<Argument>,
    values: Vec<VariableId>,
}

fn is_known(argument: &Argument, bound: &BTreeSet<VariableId>) -> bool {
    match argument {
        Argument::Variable(variable) => bound.contains(variable),
        Argument::Number(_) => true,
        Argument::Any => false,
    }
}

/// The key by which the next step looks up.
fn next_key(rest: &[Step], bound: &BTreeSet<VariableId>) -> Vec<Argument> {
    match rest.first() {
        Some(Step::Join(atom) | Step::Absent(atom)) => {
            atom.arguments.iter().filter(|argument| is_known(argument, bound)).copied().collect()
        }
        _ => Vec::new(),
    }
}

/// The variables that `rest` and the head read.
fn needed(rule: &PlannedRule, rest: &[Step]) -> BTreeSet<VariableId> {
    let mut needed: BTreeSet<VariableId> = rule.head.variables().collect();
    for step in rest {
        match step {
            Step::Join(atom) | Step::Absent(atom) => needed.extend(atom.variables()),
            Step::Compare(_, left, right) => {
                needed.extend(arrange::term_variables(left));
                needed.extend(arrange::term_variables(right));
            }
            Step::Text(..) => {}
            Step::Aggregate { .. } => unreachable!("units with aggregates are left to others"),
        }
    }
    needed
}

fn cell(argument: &Argument) -> String {
    match argument {
        Argument::Variable(variable) => format!("*{}", local(*variable)),
        Argument::Number(number) => format!("{}u32", *number as u32),
        Argument::Any => unreachable!("`_` is no part of a key or a head"),
    }
}

/// A binding or a test within a function: what has no value, or does not hold, takes `holds` away.
fn compute(
    logic: &mut String,
    comparison: Comparison,
    left: &Term,
    right: &Term,
    bound: &mut BTreeSet<VariableId>,
) -> fmt::Result {
    let optional = |code: String, terms: &[&Term], ty: &str, fallback: &str| match terms
        .iter()
        .any(|term| can_fail(term))
    {
        true => format!(
            "(|| -> Option<{ty}> {{ Some({code}) }})().unwrap_or_else(|| {{ holds = 0; {fallback} }})"
        ),
        false => code,
    };
    match (left, right) {
        (Term::Variable(variable), term) | (term, Term::Variable(variable)) if !bound.contains(variable) => {
            bound.insert(*variable);
            let value = optional(format!("({}) as u32", number(term)), &[term], "u32", "0");
            writeln!(logic, "let {} = &({value});", local(*variable))
        }
        _ => {
            let sign = if comparison == Comparison::Equal { "==" } else { comparison.sign() };
            let test = format!("({}) {sign} ({})", number(left), number(right));
            let test = optional(test, &[left, right], "bool", "false");
            writeln!(logic, "if !({test}) {{ holds = 0; }}")
        }
    }
}
