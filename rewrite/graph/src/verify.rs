//! The static rules that every graph must keep: rules/graph, asked about one graph.

mod fault;
mod kinds;
#[cfg(test)]
mod plain;
mod ports;
mod tokens;

use crate::model::{Graph, LicId, Op, Operand};
use dfquery_engine::{
    base::{FactBase, Rows},
    run::{Part, Session},
};
pub use fault::Fault;
pub use ports::Ports;
use std::sync::LazyLock;

/// The largest number that rules know.
const DEEPEST: u32 = i32::MAX as u32;

/// A program without facts: all that is asked about is supplied.
static NOTHING: LazyLock<FactBase> = LazyLock::new(|| {
    let mut base = FactBase::new(dfquery_rules::shared_schema());
    base.open_part("");
    base
});

static SESSION: LazyLock<Session<'static>> = LazyLock::new(|| dfquery_rules::session(&NOTHING));

/// Everything that is wrong with `graph`, kind by kind, each in the order of its LICs and operators.
///
/// A graph whose wiring is wrong is asked about nothing else.
pub fn verify(graph: &Graph) -> Vec<Fault> {
    asked(graph, |part| {
        let faults = wiring_faults(graph, part);
        if faults.is_empty() { tokens::faults(graph, part) } else { faults }
    })
}

/// What is wrong with the channels and ports of `graph`, which keeps it from being run at all.
///
/// A graph that names LICs which there are not is asked about nothing else.
pub fn wiring(graph: &Graph) -> Vec<Fault> {
    asked(graph, |part| wiring_faults(graph, part))
}

/// What `faults` finds in a graph that names no LIC that is not there.
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

/// The relations that a graph is supplied as.
const SUPPLIED: [(&str, usize); 21] = [
    ("lic", 4),
    ("initial_value", 2),
    ("operator", 3),
    ("op_input", 3),
    ("op_constant", 3),
    ("op_output", 3),
    ("environment_output", 2),
    ("environment_input", 1),
    ("answered", 1),
    ("kind_ports", 3),
    ("kind_input", 3),
    ("kind_output", 3),
    ("kind_steered_input", 4),
    ("kind_steered_output", 4),
    ("kind_counted_output", 3),
    ("kind_holds", 1),
    ("kind_free", 1),
    ("kind_copies", 2),
    ("kind_passes", 2),
    ("constant_bit", 3),
    ("initial_bit", 2),
];

/// Rows for each relation of [`SUPPLIED`].
struct Supply {
    rows: [Rows; SUPPLIED.len()],
}

impl Supply {
    fn push(&mut self, relation: &str, row: &[u32]) {
        let at = SUPPLIED.iter().position(|(name, _)| *name == relation).expect("a supplied relation");
        self.rows[at].push_slice(row);
    }
}

/// Tells the rules what `graph` is made of.
fn supply(graph: &Graph, part: &mut Part) {
    part.set_domain("Lic", 0..graph.lics.len() as u32);
    part.set_domain("Operator", 0..graph.ops.len() as u32);
    let mut supply = Supply { rows: SUPPLIED.map(|(_, arity)| Rows::new(arity)) };
    for (id, lic) in (0..).zip(&graph.lics) {
        supply.push("lic", &[id, lic.width, lic.depth.min(DEEPEST), lic.init.len() as u32]);
        lic.init.iter().for_each(|value| supply.push("initial_value", &[id, value.width()]));
        let first = lic.init.first().filter(|value| value.width() == 1);
        first.iter().for_each(|value| supply.push("initial_bit", &[id, value.is_true().into()]));
    }
    for (position, lic) in graph.params.iter().chain(&graph.order_in).enumerate() {
        supply.push("environment_output", &[lic.0, position as u32]);
    }
    for lic in graph.order_out.iter().chain(&graph.result) {
        supply.push("environment_input", &[lic.0]);
        if !graph.endless {
            supply.push("answered", &[lic.0]);
        }
    }
    (0..).zip(&graph.ops).for_each(|(id, op)| supply_operator(&mut supply, id, op));
    for ((name, _), rows) in SUPPLIED.iter().zip(supply.rows) {
        part.supply(name, rows);
    }
}

fn supply_operator(supply: &mut Supply, id: u32, op: &Op) {
    supply.push("operator", &[id, op.ins.len() as u32, op.outs.len() as u32]);
    for (position, operand) in (0..).zip(&op.ins) {
        match operand {
            Operand::Lic(lic) => supply.push("op_input", &[id, position, lic.0]),
            Operand::Const(bits) => {
                supply.push("op_constant", &[id, position, bits.width()]);
                if bits.width() == 1 {
                    supply.push("constant_bit", &[id, position, bits.is_true().into()]);
                }
            }
            Operand::Global { width, .. } => supply.push("op_constant", &[id, position, *width]),
        }
    }
    for (position, lic) in (0..).zip(&op.outs) {
        lic.iter().for_each(|lic| supply.push("op_output", &[id, position, lic.0]));
    }
    let Some(ports) = Ports::of(op) else { return };
    supply.push("kind_ports", &[id, ports.inputs.len() as u32, ports.outputs.len() as u32]);
    for (position, width) in (0..).zip(&ports.inputs) {
        width.iter().for_each(|&width| supply.push("kind_input", &[id, position, width]));
    }
    for (position, &width) in (0..).zip(&ports.outputs) {
        supply.push("kind_output", &[id, position, width]);
    }
    kinds::supply(supply, id, op);
}

fn lic_faults(graph: &Graph, part: &Part) -> Vec<Fault> {
    let name = |lic: u32| graph.lics[lic as usize].name.to_string();
    let rows = |relation| part.relation(relation).iter();
    let mut faults: Vec<Fault> =
        rows("no_producer").map(|row| Fault::NoProducer { lic: name(row[0]) }).collect();
    faults.extend(rows("two_producers").map(|row| {
        let producers = producers(graph, LicId(row[0]));
        Fault::Producers { lic: name(row[0]), producers }
    }));
    faults.extend(rows("no_reader").map(|row| Fault::NoReader { lic: name(row[0]) }));
    for row in part.relation("shallow").arrays::<2>().chunk_by(|a, b| a[0] == b[0]) {
        let needed = row.iter().map(|row| row[1]).max().unwrap_or(1);
        let depth = graph.lics[row[0][0] as usize].depth;
        faults.push(Fault::Depth { lic: name(row[0][0]), depth, needed });
    }
    faults.extend(rows("initial_width").map(|row| Fault::InitialWidth { lic: name(row[0]), found: row[1] }));
    faults
}

fn operator_faults(graph: &Graph, part: &Part) -> Vec<Fault> {
    let op = |id: u32| &graph.ops[id as usize];
    let operator = |id: u32| label(graph, op(id));
    let rows = |relation| part.relation(relation).iter();
    let count = |row: &[u32]| {
        let (inputs, outputs) = (op(row[0]).ins.len(), op(row[0]).outs.len());
        Fault::Arity { operator: operator(row[0]), inputs, outputs }
    };
    let mut faults: Vec<Fault> = rows("port_count").map(count).collect();
    faults.extend(rows("only_constants").map(|row| Fault::OnlyConstants { operator: operator(row[0]) }));
    faults.extend(rows("input_width").map(|row| {
        let (input, found, expected) = (row[1] as usize, row[2], row[3]);
        Fault::InputWidth { operator: operator(row[0]), input, found, expected }
    }));
    faults.extend(rows("output_width").filter_map(|row| {
        let lic = graph.lic(op(row[0]).outs[row[1] as usize]?).name.to_string();
        Some(Fault::OutputWidth { operator: operator(row[0]), lic, found: row[2], expected: row[3] })
    }));
    faults
}

/// How messages call an operator: its name and its first output or origin.
fn label(graph: &Graph, op: &Op) -> String {
    let output = op.outs.iter().flatten().find_map(|lic| graph.lics.get(lic.0 as usize));
    format!("{} {}", op.operator.name(), output.map_or(op.origin.as_str(), |lic| lic.name.as_str()))
}

fn missing_lics(graph: &Graph) -> Vec<Fault> {
    let environment = graph.params.iter().chain(&graph.order_in).chain(&graph.order_out).chain(&graph.result);
    let of_environment = environment.map(|lic| (None, *lic));
    let of_operators = graph
        .ops
        .iter()
        .flat_map(|op| op.outs.iter().flatten().copied().chain(op.inputs()).map(move |lic| (Some(op), lic)));
    let missing = of_environment.chain(of_operators).filter(|(_, lic)| lic.0 as usize >= graph.lics.len());
    let user = |op: Option<&Op>| op.map_or("the environment".to_owned(), |op| label(graph, op));
    missing.map(|(op, lic)| Fault::NoLic { user: user(op), lic: lic.0 }).collect()
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
