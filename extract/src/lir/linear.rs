//! Linear code: a node a line, and lines that change raw facts.

use super::{
    lexer::{Cursor, Token},
    method::{Argument, Linear, Node, NodeId, Signature, Stage, TreeId},
    operation::{Op, Operation, Type},
    words::{operation, payload, settled},
};
use crate::fault::Fault;
use dfquery_engine::plural::counted;
use rustc_hash::{FxHashMap, FxHashSet};

/// Brackets that may stand in each other: contained nodes are walked by recursion.
const DEEPEST: usize = 100;

/// A temp that is mentioned.
#[derive(Clone, Copy)]
struct Mention<'t> {
    name: &'t str,
    start: usize,
    end: usize,
}

/// The written form of an operand.
#[derive(Clone, Copy)]
enum Written<'t> {
    Temp(Mention<'t>),
    Contained(NodeId),
}

/// A node with its operands as they are written.
struct Read<'t> {
    node: Node,
    operands: Vec<Written<'t>>,
    /// By operand the slots that the text gives it.
    slots: Vec<Option<(u32, Option<u32>)>>,
    carry: Option<Mention<'t>>,
    is_named: bool,
    /// The place in the text of the tree that it names.
    origin: Option<(usize, usize)>,
}

/// A line that begins with a dot.
enum Directive<'t> {
    Link { name: &'t str, of: Mention<'t>, to: Option<Mention<'t>> },
    End { name: &'t str, block: Mention<'t>, node: Mention<'t> },
    Drop(Mention<'t>),
    Operand { of: Mention<'t>, operand: usize, to: Mention<'t> },
    Contain { node: Mention<'t>, parent: Mention<'t> },
}

/// The lines that have been read.
#[derive(Default)]
pub struct LinearReader<'t> {
    nodes: Vec<Read<'t>>,
    names: FxHashMap<&'t str, NodeId>,
    /// By block the nodes of its lines.
    lines: Vec<Vec<NodeId>>,
    directives: Vec<Directive<'t>>,
    /// The types of stores and reads are known only with the signature.
    types: Vec<Option<Type>>,
    faults: Vec<Fault>,
}

impl<'t> LinearReader<'t> {
    pub fn open_block(&mut self) {
        self.lines.push(Vec::new());
    }

    /// One node, or a directive.
    pub fn line(
        &mut self,
        cursor: &mut Cursor<'t>,
        signature: &Signature,
        block: usize,
    ) -> Result<(), Fault> {
        if let Token::Word(word) = cursor.peek().token
            && let Some(name) = word.strip_prefix('.')
        {
            cursor.pass();
            let directive = self.directive(cursor, name)?;
            self.directives.push(directive);
            return Ok(());
        }
        let id = self.node(cursor, signature, block, 0)?;
        self.lines[block].push(id);
        Ok(())
    }

    /// `t1 = add.i32 t2 t3`, without the brackets around what is contained.
    fn node(
        &mut self,
        cursor: &mut Cursor<'t>,
        signature: &Signature,
        block: usize,
        depth: usize,
    ) -> Result<NodeId, Fault> {
        if depth > DEEPEST {
            return Err(cursor.fault(format!("brackets nest deeper than {DEEPEST}")));
        }
        let name = match (cursor.peek().token, cursor.ahead(1)) {
            (Token::Word(_), Token::Sign("=")) => {
                let (word, start, end) = cursor.word("a name")?;
                cursor.pass();
                Some(Mention { name: word, start, end })
            }
            _ => None,
        };
        let (word, at, end) = cursor.word("an operation")?;
        let (op, ty) = operation(word, at, end)?;
        let mut node = Node::new(String::new(), Operation::new(op, Type::Void), Vec::new());
        (node.block, node.at) = (block, name.map_or(at, |name| name.start));
        let mut read = Read {
            node,
            operands: Vec::new(),
            slots: Vec::new(),
            carry: None,
            is_named: name.is_some(),
            origin: None,
        };
        flags(cursor, &mut read.node)?;
        read.node.operation = payload(cursor, signature, op, word)?;
        self.operands(cursor, signature, &mut read, depth)?;
        check_count(&read, at, end)?;
        let declared = (ty.is_some() || read.node.operation.access.is_some())
            .then(|| settled(&read.node.operation, ty, &[], signature));
        let id = NodeId(self.nodes.len() as u32);
        if let Some(Mention { name, start, end }) = name {
            name.clone_into(&mut read.node.name);
            if *self.names.entry(name).or_insert(id) != id {
                self.faults.push(Fault::new(start, end, format!("`{name}` is defined twice")));
            }
        }
        self.nodes.push(read);
        self.types.push(declared);
        Ok(id)
    }

    fn operands(
        &mut self,
        cursor: &mut Cursor<'t>,
        signature: &Signature,
        read: &mut Read<'t>,
        depth: usize,
    ) -> Result<(), Fault> {
        loop {
            match (cursor.peek().token, cursor.ahead(1)) {
                (Token::Word(key), Token::Sign("=")) => {
                    cursor.pass();
                    cursor.pass();
                    self.keyed(cursor, signature, read, key, depth)?;
                }
                (Token::Word(_) | Token::Sign("["), _) => {
                    let operand = self.operand(cursor, signature, read.node.block, depth)?;
                    read.operands.push(operand);
                    let slots = slots(cursor)?;
                    read.slots.push(slots);
                }
                (Token::Sign("#"), _) => {
                    cursor.pass();
                    let start = cursor.peek().start;
                    let number = cursor.number()?;
                    let end = start + number.to_string().len();
                    let id = u32::try_from(number).ok().and_then(|number| number.checked_sub(1));
                    let id = id.ok_or_else(|| Fault::new(start, end, "nodes of trees are counted from 1"))?;
                    read.node.origin = Some(TreeId(id));
                    read.origin = Some((start, end));
                }
                (Token::Sign("!"), _) => flags(cursor, &mut read.node)?,
                _ => return Ok(()),
            }
        }
    }

    fn operand(
        &mut self,
        cursor: &mut Cursor<'t>,
        signature: &Signature,
        block: usize,
        depth: usize,
    ) -> Result<Written<'t>, Fault> {
        if cursor.eat("[") {
            let inner = self.node(cursor, signature, block, depth + 1)?;
            cursor.expect("]")?;
            return Ok(Written::Contained(inner));
        }
        let (name, start, end) = cursor.word("a temp or `[`")?;
        Ok(Written::Temp(Mention { name, start, end }))
    }

    /// `base=t1`, `index=t2`, `scale=4`, `off=-8`, `carry=t3`
    fn keyed(
        &mut self,
        cursor: &mut Cursor<'t>,
        signature: &Signature,
        read: &mut Read<'t>,
        key: &str,
        depth: usize,
    ) -> Result<(), Fault> {
        let is_lea = read.node.operation.op == Op::Lea;
        match key {
            "carry" => {
                let (name, start, end) = cursor.word("a temp")?;
                read.carry = Some(Mention { name, start, end });
            }
            "base" | "index" if is_lea => {
                let operand = self.operand(cursor, signature, read.node.block, depth)?;
                read.operands.push(operand);
                read.slots.push(None);
            }
            "scale" if is_lea => {
                let fault = cursor.fault("a scale is a small number");
                read.node.scale = cursor.number()?.try_into().map_err(|_| fault)?;
            }
            "off" if is_lea => read.node.operation.number = cursor.number()?,
            _ => return Err(cursor.fault(format!("`{}` has no `{key}`", read.node.operation.op.name()))),
        }
        Ok(())
    }

    fn directive(&mut self, cursor: &mut Cursor<'t>, name: &'t str) -> Result<Directive<'t>, Fault> {
        let mention = |cursor: &mut Cursor<'t>| {
            cursor.word("a node").map(|(name, start, end)| Mention { name, start, end })
        };
        Ok(match name {
            "next" | "previous" => {
                let of = mention(cursor)?;
                cursor.expect("->")?;
                let to = mention(cursor)?;
                Directive::Link { name, of, to: Some(to).filter(|to| to.name != "none") }
            }
            "first" | "last" => Directive::End { name, block: mention(cursor)?, node: mention(cursor)? },
            "drop" => Directive::Drop(mention(cursor)?),
            "operand" => {
                let whole = mention(cursor)?;
                let parts = whole.name.rsplit_once('.').and_then(|(of, at)| Some((of, at.parse().ok()?)));
                let fault = Fault::new(whole.start, whole.end, "expected a node and an operand number");
                let (of, operand) = parts.ok_or_else(|| fault.help("as in: .operand t6.1 = t1"))?;
                cursor.expect("=")?;
                Directive::Operand { of: Mention { name: of, ..whole }, operand, to: mention(cursor)? }
            }
            "contain" => Directive::Contain { node: mention(cursor)?, parent: mention(cursor)? },
            _ => {
                let fault = cursor.fault(format!("unknown directive `.{name}`"));
                return Err(
                    fault.help("directives are .next, .previous, .first, .last, .drop, .operand, .contain")
                );
            }
        })
    }

    /// The code with all names found; `trees` is how many nodes the trees have.
    pub fn finish(mut self, stage: Stage, labels: &[String], trees: usize) -> (Linear, Vec<Fault>) {
        self.name_others();
        let mut linear = Linear {
            stage,
            nodes: Vec::new(),
            first: vec![None; self.lines.len()],
            last: vec![None; self.lines.len()],
        };
        for at in 0..self.nodes.len() {
            let node = self.resolved(at, trees);
            linear.nodes.push(node);
        }
        self.infer_types(&mut linear);
        for id in (0..linear.nodes.len() as u32).map(NodeId) {
            self.fill_slots(&mut linear, id);
            for operand in linear.node(id).operands.clone() {
                if self.is_contained(id, operand) {
                    linear.node_mut(operand).parents.push(id);
                }
            }
        }
        for (block, line) in self.lines.iter().enumerate() {
            line.iter().for_each(|&id| linear.append(block, id));
        }
        for directive in std::mem::take(&mut self.directives) {
            self.apply(&mut linear, directive, labels);
        }
        (linear, self.faults)
    }

    /// Names nodes that the text gives none.
    fn name_others(&mut self) {
        let taken: FxHashSet<String> = self.names.keys().map(|name| (*name).to_owned()).collect();
        let mut number = 0;
        for read in self.nodes.iter_mut().filter(|read| !read.is_named) {
            read.node.name = loop {
                number += 1;
                let name = format!("n{number}");
                if !taken.contains(&name) {
                    break name;
                }
            };
        }
    }

    fn is_contained(&self, id: NodeId, operand: NodeId) -> bool {
        let written = &self.nodes[id.0 as usize].operands;
        written.iter().any(|written| matches!(written, Written::Contained(inner) if *inner == operand))
    }

    fn resolved(&mut self, at: usize, trees: usize) -> Node {
        let mut node = self.nodes[at].node.clone();
        for operand in self.nodes[at].operands.clone() {
            let found = match operand {
                Written::Contained(inner) => Some(inner),
                Written::Temp(mention) => self.find(mention),
            };
            node.operands.extend(found);
        }
        node.carry = self.nodes[at].carry.and_then(|mention| self.find(mention));
        if let (Some(origin), Some((start, end))) = (node.origin, self.nodes[at].origin)
            && origin.0 as usize >= trees
        {
            self.faults.push(Fault::new(start, end, format!("there is no tree node {}", origin.0 + 1)));
            node.origin = None;
        }
        node
    }

    fn find(&mut self, mention: Mention<'t>) -> Option<NodeId> {
        let found = self.names.get(mention.name).copied();
        if found.is_none() {
            let message = format!("unknown name `{}`", mention.name);
            self.faults.push(Fault::new(mention.start, mention.end, message));
        }
        found
    }

    /// Types that the text does not say follow from operands; those of operands from theirs.
    fn infer_types(&self, linear: &mut Linear) {
        for _ in 0..2 {
            for at in 0..linear.nodes.len() {
                let operands: Vec<Type> = linear.nodes[at]
                    .operands
                    .iter()
                    .map(|&operand| linear.node(operand).operation.ty)
                    .collect();
                let op = linear.nodes[at].operation.op;
                linear.nodes[at].operation.ty =
                    self.types[at].unwrap_or_else(|| Operation::inferred(op, &operands));
            }
        }
    }

    /// The side table of a call: what the text says, else slots one after the other.
    fn fill_slots(&self, linear: &mut Linear, id: NodeId) {
        if linear.node(id).operation.op != Op::Call {
            return;
        }
        let mut next = 0;
        let written = &self.nodes[id.0 as usize].slots;
        for (at, value) in linear.node(id).operands.clone().into_iter().enumerate() {
            let own = linear.node(value).operation.ty.bytes().div_ceil(4);
            let (slot, slots) = written.get(at).copied().flatten().unwrap_or((next, None));
            let slots = slots.unwrap_or(own);
            linear.node_mut(id).arguments.push(Argument { value, slot, slots });
            next = slot.saturating_add(slots);
        }
    }

    fn apply(&mut self, linear: &mut Linear, directive: Directive<'t>, labels: &[String]) {
        match directive {
            Directive::Link { name, of, to } => {
                let Some(of) = self.find(of) else { return };
                let to = match to {
                    Some(mention) => match self.find(mention) {
                        Some(to) => Some(to),
                        None => return,
                    },
                    None => None,
                };
                match name {
                    "next" => linear.node_mut(of).next = to,
                    _ => linear.node_mut(of).previous = to,
                }
            }
            Directive::End { name, block, node } => {
                let Some(id) = self.find(node) else { return };
                let Some(at) = labels.iter().position(|label| label == block.name) else {
                    let message = format!("unknown block `{}`", block.name);
                    self.faults.push(Fault::new(block.start, block.end, message));
                    return;
                };
                match name {
                    "first" => linear.first[at] = Some(id),
                    _ => linear.last[at] = Some(id),
                }
            }
            Directive::Drop(node) => {
                if let Some(id) = self.find(node) {
                    linear.remove(id);
                }
            }
            Directive::Operand { of, operand, to } => {
                let (Some(id), Some(to)) = (self.find(of), self.find(to)) else { return };
                match linear.node_mut(id).operands.get_mut(operand) {
                    Some(place) => *place = to,
                    None => {
                        let message = format!("`{}` has no operand {operand}", of.name);
                        self.faults.push(Fault::new(of.start, of.end, message));
                    }
                }
                if let Some(argument) = linear.node_mut(id).arguments.get_mut(operand) {
                    argument.value = to;
                }
            }
            Directive::Contain { node, parent } => {
                if let (Some(id), Some(parent)) = (self.find(node), self.find(parent)) {
                    linear.node_mut(id).parents.push(parent);
                }
            }
        }
    }
}

/// `!unused!rev`
fn flags(cursor: &mut Cursor<'_>, node: &mut Node) -> Result<(), Fault> {
    while cursor.eat("!") {
        let (word, start, end) = cursor.word("a mark")?;
        match word {
            "unused" => node.is_unused = true,
            "contained" => node.is_contained = true,
            "rev" => node.is_reversed = true,
            _ => {
                let fault = Fault::new(start, end, format!("unknown mark `{word}`"));
                return Err(fault.help("marks are unused, contained and rev"));
            }
        }
    }
    Ok(())
}

/// `@2` or `@2+1` after an argument.
fn slots(cursor: &mut Cursor<'_>) -> Result<Option<(u32, Option<u32>)>, Fault> {
    if !cursor.eat("@") {
        return Ok(None);
    }
    let small = |cursor: &mut Cursor<'_>| {
        let fault = cursor.fault("a slot is a small number");
        cursor.number().and_then(|number| u8::try_from(number).map_err(|_| fault)).map(u32::from)
    };
    let first = small(cursor)?;
    let count = if cursor.eat("+") { Some(small(cursor)?) } else { None };
    Ok(Some((first, count)))
}

fn check_count(read: &Read<'_>, start: usize, end: usize) -> Result<(), Fault> {
    let (op, count) = (read.node.operation.op, read.operands.len());
    let fits = match op {
        Op::Ret => count <= 1,
        Op::Lea => (1..=2).contains(&count),
        _ => op.operands().is_none_or(|expected| expected == count),
    };
    match fits {
        true => Ok(()),
        false => {
            Err(Fault::new(start, end, format!("`{}` cannot have {}", op.name(), counted(count, "operand"))))
        }
    }
}
