//! Methods as text, in the syntax that is read.

use super::dump::Dump;
use dfquery_engine::plural::counted;
use dfquery_extract::lir::{
    Access, Half, Linear, Method, Node, NodeId, Op, Operation, Signature, TreeId, Trees, Type,
};
use std::fmt::{self, Display, Formatter};

/// A method as text: its linear code if it has some, followed by the trees that it was made from; else its trees.
///
/// Reading the text back gives the same facts, even for an invalid method.
pub struct Text<'m>(pub &'m Method);

/// A method as text, with comments that say what is known of its nodes and variables.
pub struct Annotated<'m>(pub &'m Method, pub &'m Dump);

impl Display for Text<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write_method(f, self.0, None)
    }
}

impl Display for Annotated<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write_method(f, self.0, Some(self.1))
    }
}

fn write_method(f: &mut Formatter<'_>, method: &Method, dump: Option<&Dump>) -> fmt::Result {
    let Method { signature, trees, linear, .. } = method;
    header(f, signature)?;
    match (linear, trees) {
        (Some(linear), _) => {
            writeln!(f, " stage {} {{", linear.stage.name())?;
            dump.iter().try_for_each(|dump| references(f, signature, dump))?;
            LinearText::new(signature, linear, dump).write(f)?;
            writeln!(f, "}}")?;
            let Some(trees) = trees else { return Ok(()) };
            writeln!(f, "from {{")?;
            write_trees(f, signature, trees)?;
        }
        (None, trees) => {
            writeln!(f, " {{")?;
            trees.iter().try_for_each(|trees| write_trees(f, signature, trees))?;
        }
    }
    writeln!(f, "}}")
}

/// The number of times variables are read and stored to, a line each.
fn references(f: &mut Formatter<'_>, signature: &Signature, dump: &Dump) -> fmt::Result {
    let width = signature.locals.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    signature.locals.iter().enumerate().try_for_each(|(local, (name, _))| {
        let (reads, stores) = dump.references(local);
        writeln!(
            f,
            "; {name:width$}  {}, {}",
            counted(reads as usize, "read"),
            counted(stores as usize, "store")
        )
    })
}

fn header(f: &mut Formatter<'_>, signature: &Signature) -> fmt::Result {
    let (parameters, locals) = signature.locals.split_at(signature.parameters);
    write!(f, "method {}(", signature.name)?;
    variables(f, parameters)?;
    write!(f, ")")?;
    if let Some(result) = signature.result {
        write!(f, " -> {}", result.name())?;
    }
    if !locals.is_empty() {
        write!(f, " locals ")?;
        variables(f, locals)?;
    }
    Ok(())
}

fn variables(f: &mut Formatter<'_>, variables: &[(String, Type)]) -> fmt::Result {
    for (at, (name, ty)) in variables.iter().enumerate() {
        write!(f, "{}{name}:{}", if at == 0 { "" } else { ", " }, ty.name())?;
    }
    Ok(())
}

/// ` -> bb1, bb2`
fn successors(f: &mut Formatter<'_>, signature: &Signature, block: usize) -> fmt::Result {
    let names: Vec<&str> =
        signature.successors[block].iter().map(|&to| signature.labels[to].as_str()).collect();
    if names.is_empty() { Ok(()) } else { write!(f, "-> {}", names.join(", ")) }
}

/// The name of the variable, or of the half of it, that `access` is to.
pub(crate) fn variable(signature: &Signature, access: Access) -> String {
    let half = match access.half {
        None => "",
        Some(Half::Low) => ".lo",
        Some(Half::High) => ".hi",
    };
    format!("{}{half}", signature.locals[access.local].0)
}

// ---- trees

fn write_trees(f: &mut Formatter<'_>, signature: &Signature, trees: &Trees) -> fmt::Result {
    for (block, statements) in trees.statements.iter().enumerate() {
        writeln!(f, "{}:", signature.labels[block])?;
        for statement in statements {
            write!(f, "  stmt ")?;
            if let Some(offset) = statement.offset {
                write!(f, "@{} ", hexadecimal(offset))?;
            }
            for &root in &trees.node(statement.node).operands {
                write_tree(f, signature, trees, root)?;
            }
            writeln!(f)?;
        }
        if !signature.successors[block].is_empty() {
            write!(f, "  ")?;
            successors(f, signature, block)?;
            writeln!(f)?;
        }
    }
    Ok(())
}

fn write_tree(f: &mut Formatter<'_>, signature: &Signature, trees: &Trees, id: TreeId) -> fmt::Result {
    let tree = trees.node(id);
    let Operation { op, ty, access, number, ref callee, .. } = tree.operation;
    write!(f, "({}", op.name())?;
    match tree.operation.target {
        Some(target) => write!(f, ".{}", target.name)?,
        None if ty != Type::Void && op != Op::Lcl => write!(f, ".{}", ty.name())?,
        None => {}
    }
    if tree.reversed {
        write!(f, "!rev")?;
    }
    access.iter().try_for_each(|&access| write!(f, " {}", variable(signature, access)))?;
    match op {
        Op::Cns | Op::Field => write!(f, " {number}")?,
        Op::Call => write!(f, " {callee}")?,
        _ => {}
    }
    for &operand in &tree.operands {
        write!(f, " ")?;
        write_tree(f, signature, trees, operand)?;
    }
    write!(f, ")")
}

fn hexadecimal(number: i64) -> String {
    if number < 0 { number.to_string() } else { format!("{number:#06x}") }
}

// ---- linear code

/// Comments stand no further to the right, unless a line is longer.
const COMMENTS: usize = 48;

struct LinearText<'m> {
    signature: &'m Signature,
    linear: &'m Linear,
    dump: Option<&'m Dump>,
    /// By node the one that it is written in, if it has no line of its own.
    written_in: Vec<Option<NodeId>>,
    /// By node whether its name has to be told: something speaks of it.
    is_named: Vec<bool>,
    width: usize,
}

/// The line of a node.
struct Line<'l, 'm>(&'l LinearText<'m>, NodeId);

impl Display for Line<'_, '_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.write_line(f, self.1)
    }
}

impl<'m> LinearText<'m> {
    fn new(signature: &'m Signature, linear: &'m Linear, dump: Option<&'m Dump>) -> Self {
        let count = linear.nodes.len();
        let mut text = LinearText {
            signature,
            linear,
            dump,
            written_in: vec![None; count],
            is_named: vec![false; count],
            width: 0,
        };
        for id in text.ids() {
            for &operand in &linear.node(id).operands {
                let is_part = linear.node(operand).parents.contains(&id);
                match text.written_in[operand.0 as usize] {
                    None if is_part => text.written_in[operand.0 as usize] = Some(id),
                    _ => text.is_named[operand.0 as usize] = true,
                }
            }
            linear.node(id).carry.iter().for_each(|low| text.is_named[low.0 as usize] = true);
        }
        let own = text.ids().filter(|&id| text.written_in[id.0 as usize].is_none());
        text.width = own.filter(|&id| text.has_name(id)).map(|id| text.name(id).len()).max().unwrap_or(0);
        text
    }

    fn ids(&self) -> impl Iterator<Item = NodeId> + use<> {
        (0..self.linear.nodes.len() as u32).map(NodeId)
    }

    fn name(&self, id: NodeId) -> &'m str {
        &self.linear.node(id).name
    }

    /// Returns true if the name of `id` is written. What the reader would call it otherwise is not known here.
    fn has_name(&self, id: NodeId) -> bool {
        let node = self.linear.node(id);
        let inner = self.written_in[id.0 as usize].is_some();
        self.is_named[id.0 as usize] || !inner && node.operation.ty != Type::Void
    }

    fn write(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut links = Vec::new();
        for block in 0..self.signature.labels.len() {
            writeln!(f, "{}:", self.signature.labels[block])?;
            let mut lines = self.linear.order(block);
            lines.retain(|&id| {
                self.written_in[id.0 as usize].is_none() && self.linear.node(id).block == block
            });
            let own = self.ids().filter(|&id| {
                self.linear.node(id).block == block && self.written_in[id.0 as usize].is_none()
            });
            let others: Vec<NodeId> = own.filter(|id| !lines.contains(id)).collect();
            lines.extend(others);
            let written: Vec<String> = lines.iter().map(|&id| Line(self, id).to_string()).collect();
            let longest = written.iter().map(|line| line.chars().count()).max().unwrap_or(0).min(COMMENTS);
            for (&id, line) in lines.iter().zip(&written) {
                match self.dump {
                    None => writeln!(f, "{line}")?,
                    Some(dump) => {
                        let value = dump.value(id).map(|number| format!(" ${number}")).unwrap_or_default();
                        writeln!(f, "{line:longest$}  ; {}{value}", dump.effects(id))?;
                    }
                }
            }
            if !self.signature.successors[block].is_empty() {
                write!(f, "  {:width$}   ", "", width = self.width)?;
                successors(f, self.signature, block)?;
                writeln!(f)?;
            }
            links.push(lines);
        }
        self.write_directives(f, &links)
    }

    fn write_line(&self, f: &mut Formatter<'_>, id: NodeId) -> fmt::Result {
        match self.has_name(id) {
            true => write!(f, "  {:>width$} = ", self.name(id), width = self.width)?,
            false => write!(f, "  {:width$}   ", "", width = self.width)?,
        }
        self.write_node(f, id)
    }

    fn write_node(&self, f: &mut Formatter<'_>, id: NodeId) -> fmt::Result {
        let node = self.linear.node(id);
        let Operation { op, ty, access, number, ref callee, .. } = node.operation;
        write!(f, "{}", op.name())?;
        if ty != Type::Void {
            write!(f, ".{}", ty.name())?;
        }
        let marks = [("unused", node.is_unused), ("contained", node.is_contained), ("rev", node.is_reversed)];
        marks.into_iter().filter(|mark| mark.1).try_for_each(|(mark, _)| write!(f, "!{mark}"))?;
        access.iter().try_for_each(|&access| write!(f, " {}", variable(self.signature, access)))?;
        match op {
            Op::Cns => write!(f, " {number}")?,
            Op::Il => write!(f, " {}", hexadecimal(number))?,
            Op::Stmt if number >= 0 => write!(f, " @{}", hexadecimal(number))?,
            Op::Call => write!(f, " {callee}")?,
            _ => {}
        }
        for at in 0..node.operands.len() {
            self.write_operand(f, id, node, at)?;
        }
        if op == Op::Lea {
            if node.operands.len() > 1 {
                write!(f, " scale={}", node.scale)?;
            }
            write!(f, " off={number}")?;
        }
        node.carry.iter().try_for_each(|&low| write!(f, " carry={}", self.name(low)))?;
        node.origin.iter().try_for_each(|origin| write!(f, " #{}", origin.0 + 1))
    }

    fn write_operand(&self, f: &mut Formatter<'_>, id: NodeId, node: &Node, at: usize) -> fmt::Result {
        let operand = node.operands[at];
        write!(f, " ")?;
        if node.operation.op == Op::Lea {
            write!(f, "{}=", if at == 0 { "base" } else { "index" })?;
        }
        let first = node.operands.iter().position(|&other| other == operand) == Some(at);
        if self.written_in[operand.0 as usize] == Some(id) && first {
            write!(f, "[")?;
            if self.has_name(operand) {
                write!(f, "{} = ", self.name(operand))?;
            }
            self.write_node(f, operand)?;
            write!(f, "]")?;
        } else {
            write!(f, "{}", self.name(operand))?;
        }
        match node.arguments.get(at) {
            Some(argument) => write!(f, "@{}+{}", argument.slot, argument.slots),
            None => Ok(()),
        }
    }

    /// Writes directives for the order of the nodes where it differs from that of their lines.
    fn write_directives(&self, f: &mut Formatter<'_>, blocks: &[Vec<NodeId>]) -> fmt::Result {
        let name = |id: Option<NodeId>| id.map_or("none", |id| self.name(id));
        let mut following = vec![(None, None); self.linear.nodes.len()];
        for lines in blocks {
            for pair in lines.windows(2) {
                following[pair[0].0 as usize].0 = Some(pair[1]);
                following[pair[1].0 as usize].1 = Some(pair[0]);
            }
        }
        for id in self.ids() {
            let node = self.linear.node(id);
            let (next, previous) = following[id.0 as usize];
            if node.next != next {
                writeln!(f, "  .next {} -> {}", node.name, name(node.next))?;
            }
            if node.previous != previous {
                writeln!(f, "  .previous {} -> {}", node.name, name(node.previous))?;
            }
            for parent in
                node.parents.iter().filter(|&&parent| self.written_in[id.0 as usize] != Some(parent))
            {
                writeln!(f, "  .contain {} {}", node.name, self.name(*parent))?;
            }
        }
        for (block, lines) in blocks.iter().enumerate() {
            let ends = [
                ("first", self.linear.first[block], lines.first()),
                ("last", self.linear.last[block], lines.last()),
            ];
            for (word, end, line) in ends {
                if end != line.copied()
                    && let Some(end) = end
                {
                    writeln!(f, "  .{word} {} {}", self.signature.labels[block], self.name(end))?;
                }
            }
        }
        Ok(())
    }
}
