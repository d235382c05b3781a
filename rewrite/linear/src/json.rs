//! Methods as JSON: linear code, what is known of it, and the trees that it was made of.

use super::{dump::Dump, print::variable};
use dfquery_extract::lir::{Linear, Method, NodeId, Op, Operation, Signature, TreeId, Trees, Type};
use std::io::{self, Write};

/// The schema of the document.
pub const SCHEMA: &str = "dfquery-linear/1";

/// Writes `methods`, each with its text of origin, and the names of those that were left out, each with the reason.
///
/// # Errors
///
/// Those of `out`.
pub fn write_json(
    out: &mut dyn Write,
    methods: &[(&Method, &Dump, &str)],
    skipped: &[(&str, &str)],
) -> io::Result<()> {
    let methods = methods.iter().map(|(method, dump, text)| written(method, dump, text));
    let skipped = skipped
        .iter()
        .map(|(name, reason)| Object::default().text("name", name).text("reason", reason).end());
    writeln!(out, "{{\"schema\": {},", quoted(SCHEMA))?;
    writeln!(out, " \"methods\": {},", list(methods, "\n  "))?;
    writeln!(out, " \"skipped\": {}}}", list(skipped, "\n  "))
}

/// An object that is being written.
#[derive(Default)]
struct Object(String);

impl Object {
    /// A field whose value is JSON already.
    fn field(mut self, name: &str, value: &str) -> Self {
        let comma = if self.0.is_empty() { "" } else { ", " };
        self.0 += &format!("{comma}{}: {value}", quoted(name));
        self
    }

    fn text(self, name: &str, value: &str) -> Self {
        let value = quoted(value);
        self.field(name, &value)
    }

    /// A text if there is one, else null.
    fn text_or_null(self, name: &str, value: Option<&str>) -> Self {
        let value = value.map_or_else(|| "null".to_owned(), quoted);
        self.field(name, &value)
    }

    fn number(self, name: &str, value: impl Into<i64>) -> Self {
        let value: i64 = value.into();
        self.field(name, &value.to_string())
    }

    fn end(self) -> String {
        format!("{{{}}}", self.0)
    }
}

fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            c if c < ' ' => quoted += &format!("\\u{:04x}", u32::from(c)),
            c => quoted.push(c),
        }
    }
    quoted + "\""
}

/// A list of what is JSON already, each after `between`.
fn list(values: impl Iterator<Item = String>, between: &str) -> String {
    let values: Vec<String> = values.map(|value| format!("{between}{value}")).collect();
    format!("[{}]", values.join(if between.is_empty() { ", " } else { "," }))
}

fn written(method: &Method, dump: &Dump, text: &str) -> String {
    let Method { signature, linear, trees, .. } = method;
    let variables = signature.locals.iter().enumerate().map(|(local, (name, ty))| {
        let (reads, stores) = dump.references(local);
        let is_parameter = if local < signature.parameters { "true" } else { "false" };
        let object = Object::default().text("name", name).text("type", ty.name());
        object.field("parameter", is_parameter).number("reads", reads).number("stores", stores).end()
    });
    let blocks = (0..signature.labels.len()).map(|block| {
        let to = signature.successors[block].iter().map(|&to| quoted(&signature.labels[to]));
        let mut object =
            Object::default().text("label", &signature.labels[block]).field("successors", &list(to, ""));
        if let Some(linear) = linear {
            let writer = Writer { signature, linear, dump, text };
            let nodes = linear.order(block).into_iter().map(|id| writer.node(id));
            object = object.field("nodes", &list(nodes, "\n     "));
        }
        if let Some(trees) = trees {
            let statements = trees.statements[block].iter().map(|statement| {
                let offset = statement.offset.map_or_else(|| "null".to_owned(), |offset| offset.to_string());
                let root = tree(signature, trees, trees.node(statement.node).operands[0]);
                let object = Object::default().number("tree", statement.node.0 + 1);
                object.field("offset", &offset).field("root", &root).end()
            });
            object = object.field("statements", &list(statements, "\n     "));
        }
        object.end()
    });
    let stage = linear.as_ref().map(|linear| linear.stage.name());
    let object = Object::default().text("name", &signature.name).text_or_null("stage", stage);
    let object = object.text_or_null("result", signature.result.map(Type::name));
    object.field("variables", &list(variables, "")).field("blocks", &list(blocks, "\n   ")).end()
}

/// The fields that nodes of both forms have.
fn operation(signature: &Signature, object: Object, operation: &Operation) -> Object {
    let Operation { op, ty, access, number, ref callee, .. } = *operation;
    let object = object.text("opcode", op.name());
    let object = object.text_or_null("type", Some(ty.name()).filter(|_| ty != Type::Void));
    let object = match access {
        Some(access) => object.text("variable", &variable(signature, access)),
        None => object,
    };
    match op {
        Op::Cns => object.text("value", &number.to_string()),
        Op::Il => object.number("offset", number),
        Op::Stmt if number >= 0 => object.number("offset", number),
        Op::Call => object.text("callee", callee),
        _ => object,
    }
}

fn tree(signature: &Signature, trees: &Trees, id: TreeId) -> String {
    let node = trees.node(id);
    let object = operation(signature, Object::default().number("tree", id.0 + 1), &node.operation);
    let object = if node.reversed { object.field("reversed", "true") } else { object };
    let operands = node.operands.iter().map(|&operand| tree(signature, trees, operand));
    object.field("operands", &list(operands, "")).end()
}

struct Writer<'w> {
    signature: &'w Signature,
    linear: &'w Linear,
    dump: &'w Dump,
    text: &'w str,
}

impl Writer<'_> {
    fn node(&self, id: NodeId) -> String {
        let node = self.linear.node(id);
        let object = Object::default().text("name", &node.name);
        let mut object = operation(self.signature, object, &node.operation);
        if node.operation.op == Op::Lea {
            object = object.number("scale", node.scale).number("displacement", node.operation.number);
        }
        // What is contained stands in its user, everything else by its name.
        let operands = node.operands.iter().map(|&operand| {
            let is_part = self.linear.node(operand).parents.contains(&id);
            if is_part { self.node(operand) } else { quoted(&self.linear.node(operand).name) }
        });
        object = object.field("operands", &list(operands, ""));
        if !node.arguments.is_empty() {
            let slots =
                node.arguments.iter().map(|argument| format!("[{}, {}]", argument.slot, argument.slots));
            object = object.field("slots", &list(slots, ""));
        }
        if let Some(low) = node.carry {
            object = object.text("carry", &self.linear.node(low).name);
        }
        let marks = [("unused", node.is_unused), ("contained", node.is_contained), ("rev", node.is_reversed)];
        let marks = marks.into_iter().filter(|(_, is_set)| *is_set).map(|(mark, _)| quoted(mark));
        object = object.field("marks", &list(marks, ""));
        let effects = self.dump.effects(id).chars().filter(|&letter| letter != '-');
        object = object.field("effects", &list(effects.map(|letter| quoted(&letter.to_string())), ""));
        let value = self.dump.value(id).map_or_else(|| "null".to_owned(), |number| number.to_string());
        object = object.field("value_number", &value);
        let origin = node.origin.map_or_else(|| "null".to_owned(), |tree| (tree.0 + 1).to_string());
        object.field("tree", &origin).field("loc", &self.place(node.at)).end()
    }

    /// The line and the column of byte `at` of the text, both from 1.
    fn place(&self, at: usize) -> String {
        let Some(before) = self.text.get(..at).filter(|_| !self.text.is_empty()) else {
            return "null".to_owned();
        };
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().map_or(0, |line| line.chars().count()) + 1;
        format!("[{line}, {column}]")
    }
}
