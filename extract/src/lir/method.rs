//! Methods as trees, as linear code, or both.

use super::operation::{Op, Operation, Type};

/// The parts common to both forms of a method.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Signature {
    /// Its name.
    pub name: String,
    /// Parameters first, then other local variables.
    pub locals: Vec<(String, Type)>,
    /// Number of parameters among them.
    pub parameters: usize,
    /// The type of its result; none is `void`.
    pub result: Option<Type>,
    /// The labels of its blocks.
    pub labels: Vec<String>,
    /// By block where it leads.
    pub successors: Vec<Vec<usize>>,
}

impl Signature {
    /// The number of the local variable `name`.
    pub fn local(&self, name: &str) -> Option<usize> {
        self.locals.iter().position(|(known, _)| known == name)
    }
}

/// A node of a tree, by its place in [`Trees::nodes`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TreeId(pub u32);

/// A node of linear code, by its place in [`Linear::nodes`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(pub u32);

/// A node of a tree, or a statement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tree {
    /// Its operation; the number of a statement is its IL offset.
    pub operation: Operation,
    /// Its operands.
    pub operands: Vec<TreeId>,
    /// True if the second of two operands is executed first.
    pub reversed: bool,
    /// Its place in the text.
    pub at: usize,
}

/// Statements of trees, block by block.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Trees {
    /// All nodes, in the order of the text.
    pub nodes: Vec<Tree>,
    /// By block its statements.
    pub statements: Vec<Vec<Statement>>,
}

/// A statement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Statement {
    /// Its node; the only operand is the tree.
    pub node: TreeId,
    /// The IL offset, if it is known.
    pub offset: Option<i64>,
}

impl Trees {
    /// The node `id`.
    pub fn node(&self, id: TreeId) -> &Tree {
        &self.nodes[id.0 as usize]
    }

    /// The operands of `id` in the order of execution.
    pub fn executed(&self, id: TreeId) -> impl Iterator<Item = TreeId> + '_ {
        let Tree { operands, reversed, .. } = self.node(id);
        let swapped = *reversed && operands.len() == 2;
        (0..operands.len()).map(move |at| operands[if swapped { 1 - at } else { at }])
    }

    /// Returns true if leaving out `id` and what is below could be noticed.
    pub fn has_effect(&self, id: TreeId) -> bool {
        self.node(id).operation.op.has_effect()
            || self.node(id).operands.iter().any(|&id| self.has_effect(id))
    }
}

/// One argument in the side table of a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Argument {
    /// The value.
    pub value: NodeId,
    /// The first of its slots of 32 bits.
    pub slot: u32,
    /// Number of its slots.
    pub slots: u32,
}

/// A node of linear code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// Its name in texts; temps are `t3`.
    pub name: String,
    /// Its operation.
    pub operation: Operation,
    /// Its operands; of a `lea` the base and then the index, if there is one.
    pub operands: Vec<NodeId>,
    /// The factor of the index of a `lea`.
    pub scale: u32,
    /// The side table of a call.
    pub arguments: Vec<Argument>,
    /// The lower half that an upper half goes on with.
    pub carry: Option<NodeId>,
    /// A mark that nothing uses the value.
    pub is_unused: bool,
    /// A mark that it is executed as part of its user, though it stands in the order.
    pub is_contained: bool,
    /// A mark that only trees may have.
    pub is_reversed: bool,
    /// Its block.
    pub block: usize,
    /// The node executed after it.
    pub next: Option<NodeId>,
    /// The node executed before it.
    pub previous: Option<NodeId>,
    /// The nodes that contain it, if it is off the order.
    pub parents: Vec<NodeId>,
    /// The tree that it was made of.
    pub origin: Option<TreeId>,
    /// Its place in the text.
    pub at: usize,
}

impl Node {
    /// A node that stands nowhere yet.
    pub fn new(name: String, operation: Operation, operands: Vec<NodeId>) -> Self {
        Node {
            name,
            operation,
            operands,
            scale: 1,
            arguments: Vec::new(),
            carry: None,
            is_unused: false,
            is_contained: false,
            is_reversed: false,
            block: 0,
            next: None,
            previous: None,
            parents: Vec::new(),
            origin: None,
            at: 0,
        }
    }
}

/// The stage of lowering of linear code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub enum Stage {
    /// In the order of execution, and still with statements.
    Statements,
    /// Trees made linear.
    #[default]
    Rationalised,
    /// Without values of 64 bits.
    Decomposed,
    /// With addresses and contained nodes, which still stand in the order.
    Lowered,
    /// Contained nodes are off the order.
    Contained,
}

impl Stage {
    /// Every stage in order.
    pub const ALL: [Stage; 5] =
        [Stage::Statements, Stage::Rationalised, Stage::Decomposed, Stage::Lowered, Stage::Contained];

    /// Its name in texts.
    pub fn name(self) -> &'static str {
        match self {
            Stage::Statements => "statements",
            Stage::Rationalised => "rationalised",
            Stage::Decomposed => "decomposed",
            Stage::Lowered => "lowered",
            Stage::Contained => "contained",
        }
    }
}

/// Linear code: nodes that say what comes before and after them.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Linear {
    /// Its stage of lowering.
    pub stage: Stage,
    /// All nodes.
    pub nodes: Vec<Node>,
    /// By block the first node in the order.
    pub first: Vec<Option<NodeId>>,
    /// By block the last node in the order.
    pub last: Vec<Option<NodeId>>,
}

impl Linear {
    /// The node `id`.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
    }

    /// The node `id`, to be changed.
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.0 as usize]
    }

    /// The nodes of `block` in the order that `next` tells, each once.
    pub fn order(&self, block: usize) -> Vec<NodeId> {
        let (mut order, mut seen) = (Vec::new(), vec![false; self.nodes.len()]);
        let mut at = self.first[block];
        while let Some(id) = at.filter(|id| !seen[id.0 as usize]) {
            seen[id.0 as usize] = true;
            order.push(id);
            at = self.node(id).next;
        }
        order
    }

    /// Makes a node that stands nowhere yet.
    pub fn add(&mut self, node: Node) -> NodeId {
        self.nodes.push(node);
        NodeId(self.nodes.len() as u32 - 1)
    }

    /// Puts `id` at the end of the order of `block`.
    pub fn append(&mut self, block: usize, id: NodeId) {
        let last = self.last[block].replace(id);
        let node = self.node_mut(id);
        (node.block, node.previous, node.next) = (block, last, None);
        match last {
            Some(last) => self.node_mut(last).next = Some(id),
            None => self.first[block] = Some(id),
        }
    }

    /// Puts `id` in front of `next`, which stands in the order.
    pub fn insert_before(&mut self, next: NodeId, id: NodeId) {
        let (block, previous) = (self.node(next).block, self.node(next).previous);
        self.node_mut(next).previous = Some(id);
        let node = self.node_mut(id);
        (node.block, node.previous, node.next) = (block, previous, Some(next));
        match previous {
            Some(previous) => self.node_mut(previous).next = Some(id),
            None => self.first[block] = Some(id),
        }
    }

    /// Puts `id` after `previous`, which stands in the order.
    pub fn insert_after(&mut self, previous: NodeId, id: NodeId) {
        match self.node(previous).next {
            Some(next) => self.insert_before(next, id),
            None => self.append(self.node(previous).block, id),
        }
    }

    /// Takes `id` out of the order; its neighbours are linked.
    pub fn remove(&mut self, id: NodeId) {
        let node = self.node_mut(id);
        let (block, previous, next) = (node.block, node.previous.take(), node.next.take());
        match previous {
            Some(previous) => self.node_mut(previous).next = next,
            None => self.first[block] = next,
        }
        match next {
            Some(next) => self.node_mut(next).previous = previous,
            None => self.last[block] = previous,
        }
    }

    /// Fills the side table of the call `id`, as its operands are now; of other nodes there is none.
    pub fn fill_arguments(&mut self, id: NodeId) {
        if self.node(id).operation.op != Op::Call {
            return;
        }
        let mut slot = 0;
        let mut arguments = Vec::new();
        for &value in &self.node(id).operands {
            let slots = self.node(value).operation.ty.bytes().div_ceil(4);
            arguments.push(Argument { value, slot, slots });
            slot += slots;
        }
        self.node_mut(id).arguments = arguments;
    }

    /// Returns true if every node can be executed: the order goes both ways, values are there before they are
    /// read, once, and fit.
    pub fn is_executable(&self, signature: &Signature) -> bool {
        let fits = self.nodes.iter().all(|node| {
            let operands: Vec<Type> = node.operands.iter().map(|&id| self.node(id).operation.ty).collect();
            let local = accessed(&node.operation, signature);
            node.operation.mistake(&operands, local, signature.result).is_none()
                && (!node.operation.op.is_of_trees()
                    || self.stage == Stage::Statements && node.operation.op.is_of_statements())
        });
        let mut uses = vec![0; self.nodes.len()];
        self.nodes.iter().flat_map(|node| &node.operands).for_each(|&NodeId(id)| uses[id as usize] += 1);
        fits && uses.iter().all(|&uses| uses <= 1) && self.is_in_order() && self.ends_match(signature)
    }

    /// Returns true if each block ends as its successors say, and not before its last node.
    fn ends_match(&self, signature: &Signature) -> bool {
        (0..self.first.len()).all(|block| {
            let mut order = self.order(block);
            order.retain(|&id| !self.node(id).operation.op.is_of_statements());
            let mut ends = order.iter().map(|&id| self.node(id).operation.op).filter(|op| op.is_terminator());
            let (end, again) = (ends.next(), ends.next());
            let is_last = end.is_none() || end == order.last().map(|&id| self.node(id).operation.op);
            let matches = match (signature.successors[block].len(), end) {
                (2, Some(Op::Jtrue)) | (0, Some(Op::Ret)) | (1, None) => true,
                (0, None) => signature.result.is_none(),
                _ => false,
            };
            is_last && again.is_none() && matches
        })
    }

    fn is_in_order(&self) -> bool {
        let mut done = vec![false; self.nodes.len()];
        (0..self.first.len()).all(|block| {
            let order = self.order(block);
            let linked = order.iter().enumerate().all(|(at, &id)| {
                let before = at.checked_sub(1).map(|before| order[before]);
                self.node(id).previous == before && self.node(id).next == order.get(at + 1).copied()
            });
            linked
                && self.last[block] == order.last().copied()
                && order.iter().all(|&id| {
                    let ready = self.node(id).block == block && self.is_ready(id, &done, self.nodes.len());
                    done[id.0 as usize] = true;
                    ready
                })
        })
    }

    /// Returns true if all that `id` and what it contains reads is `done`.
    fn is_ready(&self, id: NodeId, done: &[bool], depth: usize) -> bool {
        let node = self.node(id);
        let operands = node.operands.iter().chain(&node.carry);
        depth > 0
            && operands.into_iter().all(|&operand| {
                let inner = self.node(operand);
                match inner.parents.contains(&id) {
                    true => inner.block == node.block && self.is_ready(operand, done, depth - 1),
                    false => done[operand.0 as usize] && inner.block == node.block,
                }
            })
    }
}

/// A method in one form or both.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Method {
    /// The parts common to both forms.
    pub signature: Signature,
    /// As trees.
    pub trees: Option<Trees>,
    /// As linear code.
    pub linear: Option<Linear>,
    /// The place of its name in the text.
    pub at: usize,
}

/// The type of the variable, or of the half, that an operation accesses.
pub fn accessed(operation: &Operation, signature: &Signature) -> Option<Type> {
    operation.access.map(|access| match access.half {
        Some(_) => Type::I32,
        None => signature.locals[access.local].1,
    })
}
