//! Linear code that is being changed.

use dfquery_extract::lir::{Access, Linear, Node, NodeId, Op, Operation, Signature, Type};

/// Linear code, and the names that are taken in it.
pub struct Editor<'e> {
    pub signature: &'e mut Signature,
    pub linear: &'e mut Linear,
    temps: u32,
    spills: u32,
}

impl<'e> Editor<'e> {
    pub fn new(signature: &'e mut Signature, linear: &'e mut Linear) -> Self {
        let numbers = linear.nodes.iter().filter_map(|node| node.name.get(1..)?.parse::<u32>().ok());
        let temps = numbers.max().unwrap_or(0);
        Editor { signature, linear, temps, spills: 0 }
    }

    /// A node that stands nowhere yet; temps are `t3`, nodes without a value `n3`.
    pub fn make(&mut self, operation: Operation, operands: Vec<NodeId>) -> NodeId {
        self.temps += 1;
        let letter = if operation.ty == Type::Void { 'n' } else { 't' };
        self.linear.add(Node::new(format!("{letter}{}", self.temps), operation, operands))
    }

    /// Makes a node in front of `next`, of the same place in the text.
    pub fn before(&mut self, next: NodeId, operation: Operation, operands: Vec<NodeId>) -> NodeId {
        let at = self.linear.node(next).at;
        let id = self.make(operation, operands);
        self.linear.node_mut(id).at = at;
        self.linear.insert_before(next, id);
        id
    }

    /// Makes a node after `previous`, of the same place in the text.
    pub fn after(&mut self, previous: NodeId, operation: Operation, operands: Vec<NodeId>) -> NodeId {
        let at = self.linear.node(previous).at;
        let id = self.make(operation, operands);
        self.linear.node_mut(id).at = at;
        self.linear.insert_after(previous, id);
        id
    }

    /// `op` over `operands` with a result of 32 bits, in front of `next`.
    pub fn word(&mut self, next: NodeId, op: Op, operands: Vec<NodeId>) -> NodeId {
        self.before(next, Operation::new(op, Type::I32), operands)
    }

    /// A constant of 32 bits in front of `next`.
    pub fn constant(&mut self, next: NodeId, number: i64) -> NodeId {
        self.before(next, Operation::constant(Type::I32, i64::from(number as i32)), Vec::new())
    }

    /// A local variable that nothing else uses.
    pub fn variable(&mut self, ty: Type) -> Access {
        let name = loop {
            self.spills += 1;
            let name = format!("spill{}", self.spills);
            if self.signature.local(&name).is_none() {
                break name;
            }
        };
        self.signature.locals.push((name, ty));
        Access { local: self.signature.locals.len() - 1, half: None }
    }

    /// Stores the value of `value` in front of `next` to a variable of its own.
    pub fn spill(&mut self, next: NodeId, value: NodeId) -> Access {
        let access = self.variable(self.linear.node(value).operation.ty);
        self.before(next, Operation::store(access), vec![value]);
        access
    }

    /// Reads `access` in front of `next`.
    pub fn read(&mut self, next: NodeId, access: Access) -> NodeId {
        let ty = self.signature.locals[access.local].1;
        let ty = if access.half.is_some() { Type::I32 } else { ty };
        self.before(next, Operation::read(ty, access), Vec::new())
    }

    /// The one user of `value` and the number of the operand: found by walking on from `value`.
    pub fn use_of(&self, value: NodeId) -> Option<(NodeId, usize)> {
        let mut at = self.linear.node(value).next;
        while let Some(id) = at {
            if let Some(operand) = self.operand_of(id, value) {
                return Some(operand);
            }
            at = self.linear.node(id).next;
        }
        None
    }

    /// The operand `value` of `user` or of a node that it contains: the node, and the index of the operand.
    fn operand_of(&self, user: NodeId, value: NodeId) -> Option<(NodeId, usize)> {
        let operands = &self.linear.node(user).operands;
        if let Some(operand) = operands.iter().position(|&operand| operand == value) {
            return Some((user, operand));
        }
        let contained = operands.iter().filter(|&&part| self.linear.node(part).parents.contains(&user));
        contained.into_iter().find_map(|&part| self.operand_of(part, value))
    }

    /// Lets the user of `old` use `new` instead; if there is none, `new` is marked as unused.
    pub fn replace_use(&mut self, old: NodeId, new: NodeId) {
        match self.use_of(old) {
            Some((user, operand)) => self.linear.node_mut(user).operands[operand] = new,
            None => self.linear.node_mut(new).is_unused = true,
        }
    }

    /// Drops nodes that are executed nowhere, and numbers the others in their order.
    pub fn finish(self) {
        compact(self.linear);
    }
}

/// Drops nodes that are executed nowhere, and numbers the others block by block in their order, parts before what
/// contains them.
pub fn compact(linear: &mut Linear) {
    let mut kept = Vec::new();
    for block in 0..linear.first.len() {
        linear.order(block).into_iter().for_each(|id| keep(linear, id, &mut kept));
    }
    let mut new = vec![None; linear.nodes.len()];
    for (at, id) in (0..).map(NodeId).zip(&kept) {
        new[id.0 as usize] = Some(at);
    }
    let moved = |id: NodeId| new[id.0 as usize].expect("what is executed uses only what is executed");
    let nodes = kept.iter().map(|&id| {
        let mut node = linear.node(id).clone();
        node.operands.iter_mut().for_each(|operand| *operand = moved(*operand));
        node.arguments.iter_mut().for_each(|argument| argument.value = moved(argument.value));
        node.parents.iter_mut().for_each(|parent| *parent = moved(*parent));
        (node.next, node.previous) = (node.next.map(moved), node.previous.map(moved));
        node.carry = node.carry.map(moved);
        node
    });
    let nodes = nodes.collect();
    let ends = [&linear.first, &linear.last].map(|ends| ends.iter().map(|end| end.map(moved)).collect());
    [linear.first, linear.last] = ends;
    linear.nodes = nodes;
}

/// Adds `id` to `kept`, after what it contains.
fn keep(linear: &Linear, id: NodeId, kept: &mut Vec<NodeId>) {
    let contained = linear.node(id).operands.iter().filter(|&&part| linear.node(part).parents.contains(&id));
    contained.for_each(|&part| keep(linear, part, kept));
    kept.push(id);
}
