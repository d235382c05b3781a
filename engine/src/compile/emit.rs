//! Plans as Rust source.
//!
//! Names are generated, so that no name in a rule file can clash with Rust: `r_` a declared relation, `a` the rows of
//! an aggregate, `t` the relation that holds the id of a text, `v` a variable. All variables are references.
//!
//! Between the first two atoms of a rule stands `if true`. Without it ascent would write the rule twice, once in each
//! order, and choose at run time; that is wanted only where both atoms grow.

use super::{
    arrange::{self, Bound},
    planned::{self, Argument, Atom, Given, PlannedRule, Relation, Step, Unit},
    seeds::seeds,
};
use crate::{
    check::{Term, VariableId},
    schema::ColumnType,
    syntax::{BinaryOperator, Comparison, UnaryOperator},
};
use std::fmt::{self, Write};

/// All units: a module each, and their list.
pub fn units(units: &[Unit]) -> String {
    let mut code = String::new();
    write_units(&mut code, units).expect("a string takes everything");
    code
}

fn write_units(code: &mut String, units: &[Unit]) -> fmt::Result {
    for (at, unit) in units.iter().enumerate() {
        writeln!(code, "mod unit{at} {{")?;
        writeln!(
            code,
            "use dfquery_engine::{{base::Rows, run::{{Given, Inputs, Read, Unit}}, syntax::BinaryOperator}};"
        )?;
        writeln!(code, "use dfquery_engine::{{run::aggregate, store::provider::{{derived, input}}}};\n")?;
        write_program(code, unit)?;
        write_run(code, unit)?;
        write_description(code, unit)?;
        writeln!(code, "}}\n")?;
    }
    let list: Vec<String> = (0..units.len()).map(|at| format!("unit{at}::UNIT")).collect();
    writeln!(code, "pub static UNITS: &[dfquery_engine::run::Unit<'static>] = &[{}];", list.join(", "))
}

fn write_program(code: &mut String, unit: &Unit) -> fmt::Result {
    writeln!(code, "ascent::ascent! {{\npub struct Program;")?;
    for at in 0..unit.texts.len() {
        writeln!(code, "#[ds(input)] relation t{at}(u32);")?;
    }
    for (at, relation) in unit.relations.iter().enumerate() {
        let provider = if relation.given == Given::Here { "derived" } else { "input" };
        let columns = vec!["u32"; relation.columns.len()].join(", ");
        writeln!(code, "#[ds({provider})] relation {}({columns});", name(unit, at))?;
    }
    for rule in &unit.rules {
        write_rule(code, unit, rule)?;
    }
    writeln!(code, "}}\n")
}

fn name(unit: &Unit, relation: usize) -> String {
    match &unit.relations[relation].name {
        Some(name) => format!("r_{name}"),
        None => format!("a{relation}"),
    }
}

fn atom(unit: &Unit, atom: &Atom) -> String {
    let arguments: Vec<String> = atom.arguments.iter().map(argument).collect();
    format!("{}({})", name(unit, atom.relation.0), arguments.join(", "))
}

fn argument(argument: &Argument) -> String {
    match argument {
        Argument::Variable(variable) => local(*variable),
        Argument::Number(number) => format!("{}u32", *number as u32),
        Argument::Any => "_".to_owned(),
    }
}

pub(super) fn local(variable: VariableId) -> String {
    format!("v{}", variable.0)
}

fn write_rule(code: &mut String, unit: &Unit, rule: &PlannedRule) -> fmt::Result {
    let mut bound = Bound::new();
    let mut items = Vec::new();
    for step in &rule.steps {
        items.push(item(unit, step, &mut bound));
        if items.len() == 1 && !rule.swaps {
            items.push("if true".to_owned());
        }
    }
    let arrow = if items.is_empty() { "" } else { " <--\n    " };
    writeln!(code, "// {}\n{}{arrow}{};", rule.place, atom(unit, &rule.head), items.join(",\n    "))
}

/// One step as items of a rule body; adds what it binds to `bound`.
fn item(unit: &Unit, step: &Step, bound: &mut Bound) -> String {
    match step {
        Step::Join(joined) => {
            bound.extend(joined.variables());
            atom(unit, joined)
        }
        Step::Absent(absent) => format!("!{}", atom(unit, absent)),
        Step::Text(variable, text) => {
            bound.insert(*variable);
            format!("t{text}({})", local(*variable))
        }
        Step::Compare(comparison, left, right) => compare(*comparison, left, right, bound),
        Step::Aggregate { result, operation, value, over } => {
            let variable = local(*result);
            let call = format!("aggregate::{}({})", operation.word(), value.map(local).unwrap_or_default());
            let item = format!("agg n_{variable} = {call} in {}", atom(unit, over));
            match bound.insert(*result) {
                true => format!("{item},\n    let {variable} = &n_{variable}"),
                false => format!("{item},\n    if n_{variable} == *{variable}"),
            }
        }
    }
}

/// A binding if one side is a variable that is not bound yet, else a test.
fn compare(comparison: Comparison, left: &Term, right: &Term, bound: &mut Bound) -> String {
    match (left, right) {
        (Term::Variable(variable), term) | (term, Term::Variable(variable)) if !bound.contains(variable) => {
            debug_assert!(arrange::is_ready(comparison, left, right, bound));
            bound.insert(*variable);
            bind(*variable, term)
        }
        _ => test(comparison, left, right),
    }
}

fn bind(variable: VariableId, term: &Term) -> String {
    let (variable, value) = (local(variable), number(term));
    match can_fail(term) {
        true => format!("if let Some({variable}) = &(|| -> Option<u32> {{ Some(({value}) as u32) }})()"),
        false => format!("let {variable} = &(({value}) as u32)"),
    }
}

fn test(comparison: Comparison, left: &Term, right: &Term) -> String {
    let sign = match comparison {
        Comparison::Equal => "==",
        other => other.sign(),
    };
    let test = format!("({}) {sign} ({})", number(left), number(right));
    match can_fail(left) || can_fail(right) {
        true => format!("if (|| -> Option<bool> {{ Some({test}) }})().unwrap_or(false)"),
        false => format!("if {test}"),
    }
}

pub(super) fn can_fail(term: &Term) -> bool {
    match term {
        Term::Variable(_) | Term::Any | Term::Text(_) | Term::Number(_) | Term::Entity(..) => false,
        Term::Unary(_, operand) => can_fail(operand),
        Term::Binary(BinaryOperator::Divide | BinaryOperator::Remainder | BinaryOperator::Power, ..) => true,
        Term::Binary(_, left, right) => can_fail(left) || can_fail(right),
        Term::Call(..) | Term::Name(..) => true,
        Term::Record(_, fields) => fields.iter().any(can_fail),
    }
}

/// The term as an expression of type `i32`; `?` leaves a division by zero.
pub(super) fn number(term: &Term) -> String {
    match term {
        Term::Variable(variable) => format!("*{} as i32", local(*variable)),
        Term::Number(number) => format!("{number}i32"),
        Term::Any | Term::Text(_) | Term::Entity(..) => {
            unreachable!(
                "planning has replaced texts, `_` stands only in atoms, and only rules at run time name entities"
            )
        }
        Term::Unary(UnaryOperator::Negate, operand) => format!("({}).wrapping_neg()", number(operand)),
        Term::Unary(UnaryOperator::BitNot, operand) => format!("!({})", number(operand)),
        Term::Binary(operator, left, right) => binary(*operator, &number(left), &number(right)),
        Term::Record(..) | Term::Call(..) | Term::Name(..) => {
            unreachable!("files with records and functions of texts are evaluated at run time")
        }
    }
}

fn binary(operator: BinaryOperator, left: &str, right: &str) -> String {
    match operator {
        BinaryOperator::Add => format!("({left}).wrapping_add({right})"),
        BinaryOperator::Subtract => format!("({left}).wrapping_sub({right})"),
        BinaryOperator::Multiply => format!("({left}).wrapping_mul({right})"),
        BinaryOperator::BitAnd => format!("({left}) & ({right})"),
        BinaryOperator::BitOr => format!("({left}) | ({right})"),
        BinaryOperator::BitXor => format!("({left}) ^ ({right})"),
        BinaryOperator::ShiftLeft => format!("({left}).wrapping_shl(({right}) as u32)"),
        BinaryOperator::ShiftRight => format!("({left}).wrapping_shr(({right}) as u32)"),
        BinaryOperator::Min => format!("({left}).min({right})"),
        BinaryOperator::Max => format!("({left}).max({right})"),
        BinaryOperator::Divide | BinaryOperator::Remainder | BinaryOperator::Power => {
            format!("BinaryOperator::{operator:?}.apply({left}, {right})?")
        }
    }
}

fn write_run(code: &mut String, unit: &Unit) -> fmt::Result {
    writeln!(code, "pub fn run(inputs: &Inputs<'_>) -> Vec<Rows> {{\nlet mut program = Program::default();")?;
    for at in 0..unit.texts.len() {
        writeln!(code, "program.__t{at}_ind_common = inputs.text({at});")?;
    }
    for (read, (at, _)) in planned::given(unit).enumerate() {
        writeln!(code, "program.__{}_ind_common = inputs.input({read});", name(unit, at))?;
    }
    for (at, relation) in here(unit) {
        let types: Vec<String> = relation.types.iter().map(|ty| domain(unit, *ty)).collect();
        let (types, lean) = (types.join(", "), relation.lean);
        writeln!(code, "program.__{}_ind_common = inputs.derived([{types}], {lean});", name(unit, at))?;
    }
    writeln!(code, "program.run();\nvec![")?;
    for (at, _) in here(unit).filter(|(_, relation)| relation.name.is_some()) {
        writeln!(code, "Rows::from(program.__{}_ind_common.into_sorted()),", name(unit, at))?;
    }
    writeln!(code, "]\n}}\n")
}

pub(super) fn here(unit: &Unit) -> impl Iterator<Item = (usize, &Relation)> {
    unit.relations.iter().enumerate().filter(|(_, relation)| relation.given == Given::Here)
}

/// The place of the type among the types of the unit.
fn domain(unit: &Unit, ty: ColumnType) -> String {
    match ty {
        ColumnType::Entity(ty) => format!("{:?}", unit.types.iter().position(|known| known.id == ty)),
        ColumnType::Symbol | ColumnType::Number | ColumnType::Record(_) => "None".to_owned(),
    }
}

pub(super) fn write_description(code: &mut String, unit: &Unit) -> fmt::Result {
    let derives: Vec<&String> = here(unit).filter_map(|(_, relation)| relation.name.as_ref()).collect();
    let types: Vec<&String> = unit.types.iter().map(|ty| &ty.name).collect();
    let supplied: Vec<&String> = unit.types.iter().filter(|ty| ty.supplied).map(|ty| &ty.name).collect();
    writeln!(
        code,
        "pub const UNIT: Unit<'static> = Unit {{\nname: {:?},\nlocal: {},\nreads: &[",
        unit.name, unit.local
    )?;
    for (_, relation) in planned::given(unit) {
        let name = relation.name.as_ref().expect("only rows of aggregates have no name");
        let (given, orders) = (relation.given, &relation.orders);
        let orders: Vec<usize> = orders.iter().copied().collect();
        writeln!(code, "Read {{ relation: {name:?}, given: Given::{given:?}, orders: &{orders:?} }},")?;
    }
    writeln!(
        code,
        "],\nderives: &{derives:?},\ntypes: &{types:?},\nsupplied: &{supplied:?},\ntexts: &{:?},",
        unit.texts
    )?;
    let seeds: Vec<String> = seeds(unit).iter().map(|set| format!("&{set:?}")).collect();
    writeln!(code, "made: &{:?},\nseeds: &[{}],", unit.made.iter().collect::<Vec<_>>(), seeds.join(", "))?;
    writeln!(code, "run: &run,\n}};")
}
