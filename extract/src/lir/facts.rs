//! Trees and linear code as raw facts: what the text says, whether it is right or not.

use super::{
    instructions::{type_name, width},
    method::{Linear, Method, Node, NodeId, Signature, TreeId, Trees},
    operation::{Access, Half, Op, Operation, Type},
};
use crate::source::place;
use dfquery_engine::{base::FactBase, schema::Schema};
use std::sync::Arc;

/// A base of `method` alone, without instructions.
pub fn write(method: &Method, file: &str, text: &str, schema: &Arc<Schema>) -> FactBase {
    let mut base = FactBase::new(Arc::clone(schema));
    let part = base.open_part(&method.signature.name);
    let mut writer = Writer { base, part, signature: &method.signature, file, text };
    writer.write_signature();
    if let Some(trees) = &method.trees {
        writer.write_trees(trees);
    }
    if let Some(linear) = &method.linear {
        writer.write_linear(linear);
    }
    writer.base
}

struct Writer<'m> {
    base: FactBase,
    part: u32,
    signature: &'m Signature,
    file: &'m str,
    text: &'m str,
}

impl Writer<'_> {
    fn push<const N: usize>(&mut self, relation: &str, row: [u32; N]) {
        let id = self.base.relation(relation).expect("the schema declares it");
        self.base.push(id, row);
    }

    fn entity(&mut self, ty: &str, name: &str) -> u32 {
        let ty = self.base.schema().entity_type(ty).expect("the schema declares the type");
        self.base.entity(ty, name)
    }

    fn write_signature(&mut self) {
        let signature = self.signature;
        self.push("function", [self.part]);
        if let Some(result) = signature.result {
            let ty = self.base.symbol(type_name(result));
            self.push("function_result", [self.part, ty, width(result)]);
        }
        for (at, label) in (0..).zip(&signature.labels) {
            let block = self.entity("Block", label);
            self.push("block", [block, self.part, at]);
        }
        for (from, legs) in (0..).zip(&signature.legs) {
            for (leg, &to) in (0..).zip(legs) {
                self.push("edge", [from, to as u32, leg]);
            }
        }
        for (name, ty) in &signature.locals {
            let (name, ty) = (self.base.symbol(name), self.base.symbol(ty.name()));
            self.push("local_variable", [self.part, name, ty]);
        }
    }

    fn write_trees(&mut self, trees: &Trees) {
        for at in 0..trees.nodes.len() {
            self.entity("Tree", &format!("h{}", at + 1));
        }
        for (id, tree) in (0..).zip(&trees.nodes) {
            let (op, ty) = self.named(&tree.operation);
            self.push("tree", [id, self.part, op, ty]);
            for (operand, &TreeId(child)) in (0..).zip(&tree.operands) {
                self.push("tree_operand", [id, operand, child]);
            }
            if tree.reversed {
                self.push("tree_reversed", [id]);
            }
            if let Some(access) = tree.operation.access {
                let [local, offset, bytes] = self.access(access);
                self.push("tree_local", [id, local, offset, bytes]);
            }
        }
        // Rows stand in the order of their first column, the statement.
        let mut statements: Vec<_> = (0..)
            .zip(&trees.statements)
            .flat_map(|(block, all)| (0..).zip(all).map(move |(at, statement)| (statement, block, at)))
            .collect();
        statements.sort_unstable_by_key(|(statement, ..)| statement.node);
        for (statement, block, position) in statements {
            self.push("statement", [statement.node.0, block, position]);
            if let Some(offset) = statement.offset.and_then(small) {
                self.push("statement_offset", [statement.node.0, offset]);
            }
        }
    }

    fn write_linear(&mut self, linear: &Linear) {
        let stage = self.base.symbol(linear.stage.name());
        self.push("linear_stage", [self.part, stage]);
        for node in &linear.nodes {
            self.entity("Node", &node.name);
        }
        for (block, (first, last)) in (0..).zip(linear.first.iter().zip(&linear.last)) {
            first.iter().for_each(|first| self.push("first_node", [block, first.0]));
            last.iter().for_each(|last| self.push("last_node", [block, last.0]));
        }
        for (id, node) in (0..).zip(&linear.nodes) {
            self.write_node(id, node);
        }
    }

    fn write_node(&mut self, id: u32, node: &Node) {
        let (op, ty) = self.named(&node.operation);
        self.push("node", [id, self.part, op, ty]);
        self.push("node_block", [id, node.block as u32]);
        node.next.iter().for_each(|next| self.push("next_node", [id, next.0]));
        node.previous.iter().for_each(|previous| self.push("previous_node", [id, previous.0]));
        for (operand, &NodeId(value)) in (0..).zip(&node.operands) {
            self.push("node_operand", [id, operand, value]);
        }
        for (at, argument) in (0..).zip(&node.arguments) {
            self.push("call_argument", [id, at, argument.value.0, argument.slot, argument.slots]);
        }
        self.write_payload(id, node);
        let flags = [("unused", node.is_unused), ("contained", node.is_contained), ("rev", node.is_reversed)];
        for (flag, _) in flags.into_iter().filter(|(_, is_set)| *is_set) {
            let flag = self.base.symbol(flag);
            self.push("node_flag", [id, flag]);
        }
        node.carry.iter().for_each(|low| self.push("node_carry", [id, low.0]));
        node.parents.iter().for_each(|parent| self.push("contained_in", [id, parent.0]));
        node.origin.iter().for_each(|origin| self.push("node_origin", [id, origin.0]));
        let found = place(self.file, self.text, node.at.min(self.text.len()), node.at.min(self.text.len()));
        let file = self.base.symbol(self.file);
        self.push("node_location", [id, file, found.line, found.column]);
    }

    fn write_payload(&mut self, id: u32, node: &Node) {
        let Operation { op, access, number, .. } = node.operation;
        if let Some(access) = access {
            let [local, offset, bytes] = self.access(access);
            self.push("node_local", [id, local, offset, bytes]);
        }
        match (op, small(number)) {
            (Op::Cns, Some(number)) => self.push("node_constant", [id, number]),
            (Op::Il, Some(number)) => self.push("node_offset", [id, number]),
            (Op::Lea, Some(number)) => self.push("node_address", [id, node.scale, number]),
            _ => {}
        }
    }

    /// The symbols of the opcode and the type.
    fn named(&mut self, operation: &Operation) -> (u32, u32) {
        (self.base.symbol(operation.op.name()), self.base.symbol(operation.ty.name()))
    }

    /// The variable, the first byte and the number of bytes.
    fn access(&mut self, access: Access) -> [u32; 3] {
        let (name, ty) = &self.signature.locals[access.local];
        let local = self.base.symbol(name);
        match access.half {
            None => [local, 0, ty.bytes()],
            Some(Half::Low) => [local, 0, Type::I32.bytes()],
            Some(Half::High) => [local, Type::I32.bytes(), Type::I32.bytes()],
        }
    }
}

/// `number` as a cell, if it fits.
fn small(number: i64) -> Option<u32> {
    i32::try_from(number).ok().map(|number| number as u32)
}
