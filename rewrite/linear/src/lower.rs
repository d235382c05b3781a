//! Addresses, and marks of what is executed as part of its user: step 3.ii of the document.
//!
//! `rules/lir/lower.dl` says which sums are addresses and what may be contained. Of equal choices the first operand is taken.

use super::{
    editor::Editor,
    rules::{ask, pairs},
};
use dfquery_engine::run::Part;
use dfquery_extract::lir::{Linear, Method, NodeId, Op, Operation, Stage, Type};
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
    let may_contain = ask(&method, |part| pairs(part, "may_contain"));
    if let Some(linear) = &mut method.linear {
        mark(linear, &may_contain);
        let calls: Vec<NodeId> = (0..linear.nodes.len() as u32).map(NodeId).collect();
        calls.into_iter().for_each(|id| linear.fill_arguments(id));
    }
    method
}

/// What the rules say of sums that are addresses.
struct Sums {
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

impl Sums {
    fn of(part: &Part) -> Self {
        let by_address = |relation: &str| {
            let mut all: BTreeMap<NodeId, Vec<NodeId>> = BTreeMap::new();
            pairs(part, relation)
                .into_iter()
                .for_each(|(address, of)| all.entry(address).or_default().push(of));
            all
        };
        let mut scaled = BTreeMap::new();
        for &[address, term, index, amount, scale] in part.relation("scaled_term").arrays::<5>() {
            let found = Scaled { index: NodeId(index), amount: NodeId(amount), scale };
            scaled.entry((NodeId(address), NodeId(term))).or_insert(found);
        }
        Sums {
            addressable: part
                .relation("addressable")
                .arrays::<2>()
                .iter()
                .map(|row| NodeId(row[0]))
                .collect(),
            additions: by_address("sum_of"),
            constants: by_address("constant_term"),
            terms: by_address("plain_term"),
            scaled,
        }
    }

    /// Makes one address of the additions of `address`.
    fn form(&self, editor: &mut Editor, address: NodeId) {
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
        gone.into_iter().for_each(|id| editor.linear.remove(id));
        let node = editor.linear.node_mut(address);
        node.operation =
            Operation { number: i64::from(displacement as i32), ..Operation::new(Op::Lea, Type::Ref) };
        (node.operands, node.scale) = (terms, scale);
    }
}

/// Marks what may be contained: one memory operand for an operation.
fn mark(linear: &mut Linear, may_contain: &[(NodeId, NodeId)]) {
    let allowed: BTreeSet<(NodeId, NodeId)> = may_contain.iter().copied().collect();
    for parent in (0..linear.nodes.len() as u32).map(NodeId) {
        let mut reads_memory = false;
        for part in linear.node(parent).operands.clone() {
            let is_memory = matches!(linear.node(part).operation.op, Op::Ind | Op::Lcl);
            if allowed.contains(&(parent, part)) && !(is_memory && reads_memory) {
                reads_memory |= is_memory;
                linear.node_mut(part).is_contained = true;
            }
        }
    }
}
