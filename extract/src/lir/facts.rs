//! Trees and linear code as raw facts: what the text says, whether it is right or not.

use super::{
    instructions::{type_name, width},
    layout::Layout,
    method::{Linear, Method, Node, NodeId, Signature, TreeId, Trees},
    operation::{Access, Half, Op, Operation, Type},
};
use crate::function_writer::FunctionWriter;
use dfquery_engine::schema::Schema;
use std::sync::Arc;

/// The facts of `method` alone, without instructions; control flow is that of `layout`.
pub fn write<'t>(
    method: &Method,
    layout: &Layout,
    file: &'t str,
    text: &'t str,
    schema: &Arc<Schema>,
) -> FunctionWriter<'t> {
    let facts = FunctionWriter::new(&method.signature.name, file, text, schema);
    let mut writer = Writer { facts, signature: &method.signature, layout };
    writer.write_signature();
    if let Some(trees) = &method.trees {
        writer.write_trees(trees);
    }
    if let Some(linear) = &method.linear {
        writer.write_linear(linear);
    }
    writer.facts
}

struct Writer<'m, 't> {
    facts: FunctionWriter<'t>,
    signature: &'m Signature,
    layout: &'m Layout,
}

impl Writer<'_, '_> {
    fn write_signature(&mut self) {
        let signature = self.signature;
        if let Some(result) = signature.result {
            let ty = self.facts.symbol(type_name(result));
            self.facts.push("function_result", [self.facts.part, ty, width(result)]);
        }
        for (at, label) in (0..).zip(&self.layout.labels) {
            let block = self.facts.entity("Block", label);
            self.facts.push("block", [block, self.facts.part, at]);
        }
        for (from, successors) in (0..).zip(&self.layout.successors) {
            for (successor, &to) in (0..).zip(successors) {
                self.facts.push("edge", [from, to as u32, successor]);
            }
        }
        for (name, ty) in &signature.locals {
            let (name, ty) = (self.facts.symbol(name), self.facts.symbol(ty.name()));
            self.facts.push("local_variable", [self.facts.part, name, ty]);
        }
    }

    fn write_trees(&mut self, trees: &Trees) {
        for at in 0..trees.nodes.len() {
            self.facts.entity("Tree", &format!("h{}", at + 1));
        }
        for (id, tree) in (0..).zip(&trees.nodes) {
            let (op, ty) = self.named(&tree.operation);
            self.facts.push("tree", [id, self.facts.part, op, ty]);
            for (operand, &TreeId(child)) in (0..).zip(&tree.operands) {
                self.facts.push("tree_operand", [id, operand, child]);
            }
            if tree.reversed {
                self.facts.push("tree_reversed", [id]);
            }
            if let Some(access) = tree.operation.access {
                let [local, offset, bytes] = self.access(access);
                self.facts.push("tree_local", [id, local, offset, bytes]);
            }
            self.facts.locate("tree_location", id, tree.at);
        }
        // Rows stand in the order of their first column, the statement.
        let mut statements: Vec<_> = (0..)
            .zip(&trees.statements)
            .flat_map(|(block, all)| (0..).zip(all).map(move |(at, statement)| (statement, block, at)))
            .collect();
        statements.sort_unstable_by_key(|(statement, ..)| statement.node);
        for (statement, block, position) in statements {
            let block = self.layout.first[block] as u32;
            self.facts.push("statement", [statement.node.0, block, position]);
            if let Some(offset) = statement.offset.and_then(small) {
                self.facts.push("statement_offset", [statement.node.0, offset]);
            }
        }
    }

    fn write_linear(&mut self, linear: &Linear) {
        let stage = self.facts.symbol(linear.stage.name());
        self.facts.push("linear_stage", [self.facts.part, stage]);
        for node in &linear.nodes {
            self.facts.entity("Node", &node.name);
        }
        for (&block, (first, last)) in self.layout.first.iter().zip(linear.first.iter().zip(&linear.last)) {
            let block = block as u32;
            first.iter().for_each(|first| self.facts.push("first_node", [block, first.0]));
            last.iter().for_each(|last| self.facts.push("last_node", [block, last.0]));
        }
        for (id, node) in (0..).zip(&linear.nodes) {
            self.write_node(id, node);
        }
    }

    fn write_node(&mut self, id: u32, node: &Node) {
        let (op, ty) = self.named(&node.operation);
        self.facts.push("node", [id, self.facts.part, op, ty]);
        self.facts.push("node_block", [id, self.layout.first[node.block] as u32]);
        node.next.iter().for_each(|next| self.facts.push("next_node", [id, next.0]));
        node.previous.iter().for_each(|previous| self.facts.push("previous_node", [id, previous.0]));
        for (operand, &NodeId(value)) in (0..).zip(&node.operands) {
            self.facts.push("node_operand", [id, operand, value]);
        }
        for (at, argument) in (0..).zip(&node.arguments) {
            self.facts.push("call_argument", [id, at, argument.value.0, argument.slot, argument.slots]);
        }
        self.write_payload(id, node);
        let flags = [("unused", node.is_unused), ("contained", node.is_contained), ("rev", node.is_reversed)];
        for (flag, _) in flags.into_iter().filter(|(_, is_set)| *is_set) {
            let flag = self.facts.symbol(flag);
            self.facts.push("node_flag", [id, flag]);
        }
        node.carry.iter().for_each(|low| self.facts.push("node_carry", [id, low.0]));
        node.parents.iter().for_each(|parent| self.facts.push("contained_in", [id, parent.0]));
        node.origin.iter().for_each(|origin| self.facts.push("node_origin", [id, origin.0]));
        self.facts.locate("node_location", id, node.at);
    }

    fn write_payload(&mut self, id: u32, node: &Node) {
        let Operation { op, access, number, .. } = node.operation;
        if let Some(access) = access {
            let [local, offset, bytes] = self.access(access);
            self.facts.push("node_local", [id, local, offset, bytes]);
        }
        match (op, small(number)) {
            (Op::Stmt, Some(offset)) if number >= 0 => self.facts.push("node_offset", [id, offset]),
            (Op::Cns, Some(number)) => self.facts.push("node_constant", [id, number]),
            (Op::Il, Some(number)) => self.facts.push("node_offset", [id, number]),
            (Op::Lea, Some(number)) => self.facts.push("node_address", [id, node.scale, number]),
            _ => {}
        }
    }

    /// The symbols of the opcode and the type.
    fn named(&mut self, operation: &Operation) -> (u32, u32) {
        (self.facts.symbol(operation.op.name()), self.facts.symbol(operation.ty.name()))
    }

    /// The variable, the first byte and the number of bytes.
    fn access(&mut self, access: Access) -> [u32; 3] {
        let (name, ty) = &self.signature.locals[access.local];
        let local = self.facts.symbol(name);
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
