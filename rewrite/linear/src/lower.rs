//! Addresses, and marks of what is executed as part of its user: step 3.ii of the document.
//!
//! `rules/lir/lower.dl` says which sums are addresses and what may be contained. Of equal choices the first operand is taken.

use super::{editor::Editor, rules::ask};
use dfquery_engine::run::Part;
use dfquery_extract::lir::{Linear, Method, NodeId, Op, Operation, Stage, Type};
use dfquery_rules::{entity::Node, relation};
use std::collections::{BTreeMap, BTreeSet};

/// The linear code of `method` with addresses, and with marks on what may be contained.
pub fn lower(method: &Method) -> Method {
    let mut method = method.clone();
    let sums = ask(&method, Sums::of);
    if let Some(linear) = &mut method.linear {
        linear.stage = Stage::Lowered;
        let mut editor = Editor::new(&mut method.signature, linear);
        sums.addressable.iter().for_each(|&address| sums.form(&mut editor, address));
        editor.finish();
    }
    let allowed = ask(&method, |part| part.rows().collect());
    if let Some(linear) = &mut method.linear {
        mark(linear, &allowed);
        let calls: Vec<NodeId> = (0..linear.nodes.len() as u32).map(NodeId).collect();
        calls.into_iter().for_each(|id| linear.fill_arguments(id));
    }
    method
}

/// The sums that are addresses, as the rules derive them.
#[derive(Default)]
pub struct Sums {
    addressable: Vec<NodeId>,
    additions: BTreeMap<NodeId, Vec<NodeId>>,
    constants: BTreeMap<NodeId, Vec<NodeId>>,
    terms: BTreeMap<NodeId, Vec<NodeId>>,
    scaled: BTreeMap<(NodeId, NodeId), Scaled>,
}

/// A term that is an index times a scale.
#[derive(Clone, Copy)]
struct Scaled {
    index: NodeId,
    amount: NodeId,
    scale: u32,
}

/// The parts of an address: a base, perhaps an index times a scale, and a displacement.
pub struct Parts {
    /// The base, and the index if there is one.
    pub terms: Vec<NodeId>,
    /// The factor of the index.
    pub scale: u32,
    /// The constant that is added.
    pub displacement: i64,
    /// Nodes that are not needed any more, but for the address itself.
    gone: Vec<NodeId>,
}

impl Sums {
    /// The sums of one method.
    pub fn of(part: &Part) -> Self {
        let mut scaled = BTreeMap::new();
        for row in part.rows::<relation::ScaledTerm>() {
            let found = Scaled { index: id(row.index), amount: id(row.amount), scale: row.scale };
            scaled.entry((id(row.address), id(row.term))).or_insert(found);
        }
        let addressable = part.rows().map(|row: relation::Addressable| id(row.address));
        let additions = part.rows().map(|row: relation::SumOf| (row.address, row.addition));
        let constants = part.rows().map(|row: relation::ConstantTerm| (row.address, row.term));
        let terms = part.rows().map(|row: relation::PlainTerm| (row.address, row.term));
        Sums {
            addressable: addressable.collect(),
            additions: by_address(additions),
            constants: by_address(constants),
            terms: by_address(terms),
            scaled,
        }
    }

    /// Makes one address of the additions of `address`.
    fn form(&self, editor: &mut Editor, address: NodeId) {
        let Some(parts) = self.take_apart(editor, address) else { return };
        let node = editor.linear.node_mut(address);
        let number = i64::from(parts.displacement as i32);
        node.operation = Operation { number, ..Operation::new(Op::Lea, Type::Ref) };
        (node.operands, node.scale) = (parts.terms, parts.scale);
    }

    /// The parts of `address`, if it can be one address; all nodes but the address are removed from the order.
    pub fn take_apart(&self, editor: &mut Editor, address: NodeId) -> Option<Parts> {
        let parts = self.parts(editor, address)?;
        parts.gone.iter().for_each(|&id| editor.linear.remove(id));
        Some(parts)
    }

    fn parts(&self, editor: &Editor, address: NodeId) -> Option<Parts> {
        if !self.addressable.contains(&address) {
            return None;
        }
        let none = Vec::new();
        let constants = self.constants.get(&address).unwrap_or(&none);
        let mut terms = self.terms.get(&address).cloned().unwrap_or_default();
        let scaled = terms.iter().rev().find_map(|term| Some((*term, *self.scaled.get(&(address, *term))?)));
        let mut scale = 1;
        let mut gone: Vec<NodeId> = constants.clone();
        if let Some((term, found)) = scaled.filter(|_| terms.len() == 2) {
            terms.retain(|&other| other != term);
            terms.push(found.index);
            scale = found.scale;
            gone.extend([term, found.amount]);
        }
        let number = |id: &NodeId| editor.linear.node(*id).operation.number;
        let displacement = constants.iter().map(number).fold(0_i64, |sum, number| sum.wrapping_add(number));
        gone.extend(self.additions[&address].iter().filter(|&&addition| addition != address));
        Some(Parts { terms, scale, displacement, gone })
    }
}

/// The node of a method that is alone in its base: its entities count from 0 as its nodes do.
fn id(node: Node) -> NodeId {
    NodeId(node.0)
}

fn by_address(rows: impl Iterator<Item = (Node, Node)>) -> BTreeMap<NodeId, Vec<NodeId>> {
    let mut all: BTreeMap<NodeId, Vec<NodeId>> = BTreeMap::new();
    rows.for_each(|(address, of)| all.entry(id(address)).or_default().push(id(of)));
    all
}

/// Marks what may be contained: one memory operand for an operation.
fn mark(linear: &mut Linear, allowed: &BTreeSet<relation::MayContain>) {
    for parent in (0..linear.nodes.len() as u32).map(NodeId) {
        let mut reads_memory = false;
        for part in linear.node(parent).operands.clone() {
            let is_memory = matches!(linear.node(part).operation.op, Op::Ind | Op::Lcl);
            if allowed.contains(&relation::MayContain { parent: Node(parent.0), node: Node(part.0) })
                && !(is_memory && reads_memory)
            {
                reads_memory |= is_memory;
                linear.node_mut(part).is_contained = true;
            }
        }
    }
}
