//! The static rules that every graph must keep: rules/graph, asked about one graph.

mod fault;
mod kinds;
mod label;
#[cfg(test)]
mod plain;
mod ports;
mod sound;
mod tokens;

use crate::model::{Graph, Lic, LicId, Op, Operand};
use dfquery_engine::{
    base::FactBase,
    run::{Batch, Part, Session},
    tuple::Symbol,
};
use dfquery_rules::{RuleSet, entity, relation};
pub use fault::Fault;
pub use label::label;
pub use ports::Ports;
use std::sync::LazyLock;

/// The largest number that rules know.
const DEEPEST: u32 = i32::MAX as u32;

/// The rules about graphs, on a program without facts.
static SESSION: LazyLock<Session<'static>> = LazyLock::new(|| {
    let rules = RuleSet::of_folders(&["graph"]).keep();
    rules.session(Box::leak(Box::new(nothing(rules))))
});

/// A program without facts, for sessions of `rules` on graphs: all that is asked about is supplied.
pub fn nothing(rules: &'static RuleSet) -> FactBase {
    let mut base = FactBase::new(rules.schema().clone());
    base.open_part("");
    rules.intern(&mut base);
    base
}

/// Everything that is wrong with `graph`, kind by kind, each in the order of its LICs and operators.
///
/// A graph whose wiring is wrong is asked about nothing else.
pub fn verify(graph: &Graph) -> Vec<Fault> {
    asked(graph, |part| {
        let mut faults = wiring_faults(graph, part);
        if faults.is_empty() {
            faults.extend(tokens::faults(graph, part));
            // Others are not asked, which derives nothing for them.
            if graph.in_flight.is_some() {
                faults.extend(one_at_a_time(part));
            }
        }
        faults
    })
}

/// Returns true if `graph` keeps all static rules; false also where only the rules can tell: [`verify`] asks them.
pub fn is_sound(graph: &Graph) -> bool {
    missing_lics(graph).is_empty() && sound::is_sound(graph)
}

/// The first fault of `graph`, if it has one; the rules are asked only where there is a doubt.
pub fn first_fault(graph: &Graph) -> Option<Fault> {
    if is_sound(graph) { None } else { verify(graph).into_iter().next() }
}

/// The faults of the channels and ports of `graph` that make it impossible to run.
///
/// A graph that names missing LICs is not checked any further.
pub fn wiring(graph: &Graph) -> Vec<Fault> {
    asked(graph, |part| wiring_faults(graph, part))
}

/// `graph` as facts, of which rules/graph derives more.
///
/// # Panics
///
/// If the graph names LICs that there are not.
pub fn facts(graph: &Graph) -> Part<'static> {
    facts_in(&SESSION, graph)
}

/// The same in `session`, which is on [`nothing`].
///
/// # Panics
///
/// As [`facts`].
pub fn facts_in<'s>(session: &'s Session<'s>, graph: &Graph) -> Part<'s> {
    assert!(missing_lics(graph).is_empty(), "LICs that are named are there");
    let mut part = session.part(0);
    supply(graph, &mut part);
    part
}

/// A text that rules have derived from [`facts`].
pub fn text(symbol: Symbol) -> &'static str {
    SESSION.base().symbol_text(symbol)
}

/// The faults that `faults` finds; only the missing LICs if `graph` names any.
fn asked(graph: &Graph, faults: impl FnOnce(&Part) -> Vec<Fault>) -> Vec<Fault> {
    let missing = missing_lics(graph);
    if !missing.is_empty() {
        return missing;
    }
    let mut part = SESSION.part(0);
    supply(graph, &mut part);
    faults(&part)
}

fn wiring_faults(graph: &Graph, part: &Part) -> Vec<Fault> {
    let mut faults = lic_faults(graph, part);
    faults.extend(operator_faults(graph, part));
    faults
}

/// The relations that a graph is supplied as, without rows.
fn supplied() -> Batch {
    Batch::default()
        .with::<relation::Lic>()
        .with::<relation::InitialValue>()
        .with::<relation::Operator>()
        .with::<relation::OpInput>()
        .with::<relation::OpConstant>()
        .with::<relation::OpNever>()
        .with::<relation::OpOutput>()
        .with::<relation::EnvironmentOutput>()
        .with::<relation::EnvironmentInput>()
        .with::<relation::Environment>()
        .with::<relation::EnvironmentOrder>()
        .with::<relation::Answered>()
        .with::<relation::KindPorts>()
        .with::<relation::KindInput>()
        .with::<relation::KindOutput>()
        .with::<relation::KindResizes>()
        .with::<relation::KindSteeredInput>()
        .with::<relation::KindSteeredOutput>()
        .with::<relation::KindCountedOutput>()
        .with::<relation::HeldLic>()
        .with::<relation::KindHolds>()
        .with::<relation::KindTakesFirst>()
        .with::<relation::KindTakesLater>()
        .with::<relation::KindCountedInput>()
        .with::<relation::KindOverlaps>()
        .with::<relation::KindOpaque>()
        .with::<relation::KindFree>()
        .with::<relation::KindEffect>()
        .with::<relation::KindPerInvocation>()
        .with::<relation::KindCopies>()
        .with::<relation::KindPasses>()
        .with::<relation::ConstantBit>()
        .with::<relation::InitialBit>()
        .with::<relation::InitialRun>()
}

/// The reasons why `graph` must not have more than one invocation in flight, by rules/graph/invocations.dl; empty if it
/// never has more than one.
pub fn invocation_faults(graph: &Graph) -> Vec<Fault> {
    if graph.in_flight.is_some() { one_at_a_time(&facts(graph)) } else { Vec::new() }
}

fn one_at_a_time(part: &Part) -> Vec<Fault> {
    let fault = |row: relation::OneAtATime| Fault::OneAtATime { reason: text(row.reason).to_owned() };
    part.rows().map(fault).collect()
}

/// Returns true if the order of an invocation of `graph` has to wait until all before have been answered.
pub fn is_in_turn(graph: &Graph) -> bool {
    facts(graph).rows::<relation::InTurn>().next().is_some()
}

/// Tells the rules what `graph` is made of.
pub(crate) fn supply(graph: &Graph, part: &mut Part) {
    part.set_domain::<entity::Lic>(0..graph.lics.len() as u32);
    let environments = environments(graph);
    part.set_domain::<entity::Operator>(0..(graph.ops.len() + environments.len()) as u32);
    let mut supply = supplied();
    for (id, lic) in (0..).map(entity::Lic).zip(&graph.lics).filter(|(_, lic)| !lic.held) {
        supply_lic(&mut supply, id, lic);
    }
    let held = (0..).zip(&graph.params).filter(|(_, lic)| graph.is_held(**lic));
    supply.extend(held.map(|(position, lic)| relation::HeldLic { lic: entity::Lic(lic.0), position }));
    for (position, lic) in (0..).zip(graph.entries()) {
        supply.push(relation::EnvironmentOutput { lic: entity::Lic(lic.0), position });
    }
    supply.extend(environments);
    supply.extend(graph.order_in.map(|lic| relation::EnvironmentOrder { lic: entity::Lic(lic.0) }));
    for lic in graph.answers() {
        let lic = entity::Lic(lic.0);
        supply.push(relation::EnvironmentInput { lic });
        if !graph.endless {
            supply.push(relation::Answered { lic });
        }
    }
    for (id, op) in (0..).map(entity::Operator).zip(&graph.ops) {
        supply_operator(&mut supply, graph, id, op);
    }
    part.supply_batch(supply);
}

/// The pseudo-operators of the environment, by channel, if several invocations may be in flight: they are numbered
/// after the operators of the graph.
pub fn environments(graph: &Graph) -> Vec<relation::Environment> {
    let Some(most) = graph.in_flight else { return Vec::new() };
    let operators = (graph.ops.len() as u32..).map(entity::Operator);
    let environment = |(operator, lic): (_, LicId)| relation::Environment {
        operator,
        lic: entity::Lic(lic.0),
        most: most.min(DEEPEST),
    };
    operators.zip(graph.entries()).map(environment).collect()
}

fn supply_lic(supply: &mut Batch, id: entity::Lic, lic: &Lic) {
    let (depth, initial) = (lic.depth.min(DEEPEST), lic.init.len() as u32);
    supply.push(relation::Lic { lic: id, width: lic.width, depth, initial });
    supply.extend(lic.init.iter().map(|value| relation::InitialValue { lic: id, width: value.width() }));
    let Some(first) = lic.init.first().filter(|value| value.width() == 1) else { return };
    supply.push(relation::InitialBit { lic: id, value: first.is_true().into() });
    let values = lic.init.iter().take_while(|value| *value == first).count() as u32;
    supply.push(relation::InitialRun { lic: id, values });
}

fn supply_operator(supply: &mut Batch, graph: &Graph, operator: entity::Operator, op: &Op) {
    let (inputs, outputs) = (op.ins.len() as u32, op.outs.len() as u32);
    supply.push(relation::Operator { operator, inputs, outputs });
    for (position, operand) in (0..).zip(&op.ins) {
        match operand {
            Operand::Lic(lic) => {
                supply.push(relation::OpInput { operator, position, lic: entity::Lic(lic.0) })
            }
            Operand::Const(bits) => {
                supply.push(relation::OpConstant { operator, position, width: bits.width() });
                if bits.width() == 1 {
                    supply.push(relation::ConstantBit { operator, position, value: bits.is_true().into() });
                }
            }
            &Operand::Global { width, .. } => supply.push(relation::OpConstant { operator, position, width }),
            &Operand::Never(width) => supply.push(relation::OpNever { operator, position, width }),
            Operand::Held(lic) => {
                supply.push(relation::OpConstant { operator, position, width: graph.lic(*lic).width });
            }
        }
    }
    let outputs = (0..).zip(&op.outs).filter_map(|(position, lic)| Some((position, entity::Lic((*lic)?.0))));
    supply.extend(outputs.map(|(position, lic)| relation::OpOutput { operator, position, lic }));
    let Some(ports) = Ports::of(op) else { return };
    let (inputs, outputs) = (ports.inputs.len() as u32, ports.outputs.len() as u32);
    supply.push(relation::KindPorts { operator, inputs, outputs });
    let widths = (0..).zip(&ports.inputs).filter_map(|(position, width)| Some((position, (*width)?)));
    supply.extend(widths.map(|(position, width)| relation::KindInput { operator, position, width }));
    let widths = (0..).zip(ports.outputs.iter().copied());
    supply.extend(widths.map(|(position, width)| relation::KindOutput { operator, position, width }));
    supply.extend(ports::resizes(op).map(|[from, to, more]| relation::KindResizes {
        operator,
        from,
        to,
        more,
    }));
    kinds::supply(supply, operator, op);
}

fn lic_faults(graph: &Graph, part: &Part) -> Vec<Fault> {
    let name = |lic: entity::Lic| graph.lics[lic.0 as usize].name.to_string();
    let mut faults: Vec<Fault> =
        part.rows().map(|relation::NoProducer { lic }| Fault::NoProducer { lic: name(lic) }).collect();
    faults.extend(part.rows().map(|relation::TwoProducers { lic }| Fault::Producers {
        lic: name(lic),
        producers: producers(graph, LicId(lic.0)),
    }));
    faults.extend(part.rows().map(|relation::NoReader { lic }| Fault::NoReader { lic: name(lic) }));
    let shallow: Vec<relation::Shallow> = part.rows().collect();
    for rows in shallow.chunk_by(|one, other| one.lic == other.lic) {
        let (lic, needed) = (rows[0].lic, rows.iter().map(|row| row.needed).max().unwrap_or(1));
        let depth = graph.lics[lic.0 as usize].depth;
        faults.push(Fault::Depth { lic: name(lic), depth, needed });
    }
    let width = |row: relation::InitialWidth| Fault::InitialWidth { lic: name(row.lic), found: row.found };
    faults.extend(part.rows().map(width));
    faults
}

fn operator_faults(graph: &Graph, part: &Part) -> Vec<Fault> {
    let op = |id: entity::Operator| &graph.ops[id.0 as usize];
    let operator = |id: entity::Operator| label(graph, op(id));
    let count = |row: relation::PortCount| {
        let (inputs, outputs) = (op(row.operator).ins.len(), op(row.operator).outs.len());
        Fault::Arity { operator: operator(row.operator), inputs, outputs }
    };
    let mut faults: Vec<Fault> = part.rows().map(count).collect();
    let constants = |row: relation::OnlyConstants| Fault::OnlyConstants { operator: operator(row.operator) };
    faults.extend(part.rows().map(constants));
    faults.extend(part.rows().map(|row: relation::InputWidth| {
        let (input, found, expected) = (row.position as usize, row.found, row.expected);
        Fault::InputWidth { operator: operator(row.operator), input, found, expected }
    }));
    faults.extend(part.rows().map(|row: relation::ResizeWidth| {
        let relation::ResizeWidth { operator: resizing, from, to } = row;
        Fault::Resize { operator: operator(resizing), from, to }
    }));
    faults.extend(part.rows().filter_map(|row: relation::OutputWidth| {
        let lic = graph.lic(op(row.operator).outs[row.position as usize]?).name.to_string();
        let (found, expected) = (row.found, row.expected);
        Some(Fault::OutputWidth { operator: operator(row.operator), lic, found, expected })
    }));
    faults
}

fn missing_lics(graph: &Graph) -> Vec<Fault> {
    let environment = graph.params.iter().copied().chain(graph.order_in).chain(graph.answers());
    let of_environment = environment.map(|lic| (None, lic));
    let of_operators = graph
        .ops
        .iter()
        .flat_map(|op| op.outs.iter().flatten().copied().chain(op.inputs()).map(move |lic| (Some(op), lic)));
    let is_missing = |lic: LicId| lic.0 as usize >= graph.lics.len();
    let missing = of_environment.chain(of_operators).filter(|(_, lic)| is_missing(*lic));
    let user = |op: Option<&Op>| op.map_or("the environment".to_owned(), |op| label(graph, op));
    let missing = missing.map(|(op, lic)| Fault::NoLic { user: user(op), lic: lic.0 });
    let held = graph.ops.iter().flat_map(|op| op.held().map(move |lic| (op, lic)));
    let odd = held.filter_map(|(op, lic)| match lic {
        lic if is_missing(lic) => Some(Fault::NoLic { user: label(graph, op), lic: lic.0 }),
        lic if graph.is_held(lic) => None,
        lic => Some(Fault::NotHeld { operator: label(graph, op), lic: graph.lic(lic).name.to_string() }),
    });
    missing.chain(odd).collect()
}

/// The labels of what writes `lic`.
fn producers(graph: &Graph, lic: LicId) -> Vec<String> {
    let environment = graph.params.iter().chain(&graph.order_in).filter(|written| **written == lic);
    let environment = environment.map(|_| "the environment".to_owned());
    let outputs = graph.ops.iter().flat_map(|op| op.outs.iter().flatten().map(move |written| (op, *written)));
    environment
        .chain(outputs.filter(|(_, written)| *written == lic).map(|(op, _)| label(graph, op)))
        .collect()
}

#[cfg(test)]
mod tests;
