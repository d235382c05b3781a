//! Reading graphs that were written as JSON, by us or by others.

use super::value::{Value, read_apart};
use crate::{
    bits::Bits,
    model::{Graph, Lic, LicId, MOST_ENTRIES, Op, Operand, Operator},
    skipped::{SkipReason, Skipped},
    verify::Ports,
};
use dfquery_engine::plural::counted;
use rustc_hash::{FxHashMap, FxHashSet};
use std::fmt;

/// The schema that is written, and the only one that is read.
pub const SCHEMA: &str = "dfquery-dataflow/3";

/// The content of a document.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Document {
    /// The functions in order.
    pub graphs: Vec<Graph>,
    /// The functions that were left out.
    pub skipped: Vec<Skipped>,
    /// The doubtful places, and how each is taken.
    pub notes: Vec<String>,
}

/// The reason why a text is not such a document.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// The path to the value that is wrong: `functions[0].ops[3].ins[1]`; `line 3 column 7` where it is no JSON.
    pub place: String,
    /// The error.
    pub message: String,
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.place.is_empty() {
            write!(f, "{}: ", self.place)?;
        }
        f.write_str(&self.message)
    }
}

impl std::error::Error for ReadError {}

type Read<T> = Result<T, ReadError>;

/// Reads a document.
///
/// Fields that this tool adds to the contract may be missing: accesses then have the bytes of their width.
///
/// # Errors
///
/// The first [`ReadError`].
pub fn read(text: &str) -> Read<Document> {
    let function = |at, value: Value| {
        let functions = Path::Field(&Path::Root, "functions");
        graph(&Node { value: &value, path: Path::Item(&functions, at) })
    };
    let (value, functions) = read_apart(text, "functions", function).map_err(|error| ReadError {
        place: format!("line {} column {}", error.line(), error.column()),
        message: error.to_string().split(" at line").next().unwrap_or("no JSON").to_owned(),
    })?;
    let root = Node { value: &value, path: Path::Root };
    let schema = root.field("schema")?;
    if schema.text()? != SCHEMA {
        return schema.fail(format!("expected the schema `{SCHEMA}`"));
    }
    let Some(functions) = functions else { return root.fail("the field `functions` is missing") };
    let graphs = functions.into_iter().collect::<Read<Vec<Graph>>>()?;
    let mut names = FxHashSet::default();
    if let Some(twice) = graphs.iter().find(|graph| !names.insert(&graph.name)) {
        let place = Path::Field(&Path::Root, "functions").to_string();
        let message = format!("two graphs are of a function called `{}`", twice.name);
        return Err(ReadError { place, message });
    }
    let (mut graphs, mut notes) = (graphs, Vec::new());
    graphs.iter_mut().for_each(|graph| notes.extend(raise_depths(graph)));
    let skipped = match root.optional("skipped") {
        Some(skipped) => skipped.items()?.map(|node| skipped_function(&node)).collect::<Read<_>>()?,
        None => Vec::new(),
    };
    Ok(Document { graphs, skipped, notes })
}

/// Lets every channel of `graph` hold its initial values, and says of which that raises the depth.
fn raise_depths(graph: &mut Graph) -> Vec<String> {
    let name = &graph.name;
    let raised = graph.lics.iter_mut().filter(|lic| (lic.depth as usize) < lic.init.len());
    let note = |lic: &mut Lic| {
        let (depth, values) = (lic.depth, lic.init.len());
        lic.depth = values as u32;
        format!(
            "{name}: {} has depth {depth} and holds {}; its depth is raised",
            lic.name,
            counted(values, "initial value")
        )
    };
    raised.map(note).collect()
}

/// The way to a value from the document's root.
#[derive(Clone, Copy)]
enum Path<'p> {
    Root,
    Field(&'p Path<'p>, &'p str),
    Item(&'p Path<'p>, usize),
}

impl fmt::Display for Path<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Path::Root => Ok(()),
            Path::Field(Path::Root, name) => f.write_str(name),
            Path::Field(parent, name) => write!(f, "{parent}.{name}"),
            Path::Item(parent, at) => write!(f, "{parent}[{at}]"),
        }
    }
}

/// A value and its place.
struct Node<'p> {
    value: &'p Value<'p>,
    path: Path<'p>,
}

impl<'p> Node<'p> {
    fn fail<T>(&self, message: impl Into<String>) -> Read<T> {
        Err(ReadError { place: self.path.to_string(), message: message.into() })
    }

    fn field<'s>(&'s self, name: &'s str) -> Read<Node<'s>> {
        match self.value.field(name) {
            Some(value) => Ok(Node { value, path: Path::Field(&self.path, name) }),
            None if matches!(self.value, Value::Object(_)) => {
                self.fail(format!("the field `{name}` is missing"))
            }
            None => self.fail("expected an object"),
        }
    }

    /// A field that may be missing or null.
    fn optional<'s>(&'s self, name: &'s str) -> Option<Node<'s>> {
        let value = self.value.field(name).filter(|value| !matches!(value, Value::Null))?;
        Some(Node { value, path: Path::Field(&self.path, name) })
    }

    fn items(&self) -> Read<impl Iterator<Item = Node<'_>>> {
        match self.value {
            Value::List(items) => {
                let node = |(at, value)| Node { value, path: Path::Item(&self.path, at) };
                Ok(items.iter().enumerate().map(node))
            }
            _ => self.fail("expected a list"),
        }
    }

    fn text(&self) -> Read<&'p str> {
        self.value.text().map_or_else(|| self.fail("expected a text"), Ok)
    }

    /// A number, or a text that spells one.
    fn signed(&self) -> Read<i64> {
        self.value.whole().map_or_else(|| self.fail("expected a whole number"), Ok)
    }

    fn unsigned(&self) -> Read<u64> {
        self.value.whole().map_or_else(|| self.fail("expected a number that is not negative"), Ok)
    }

    fn number(&self) -> Read<u32> {
        let number = u32::try_from(self.unsigned()?).ok();
        number.map_or_else(|| self.fail("expected a number below 2^32"), Ok)
    }

    fn bits(&self, width: u32) -> Read<Bits> {
        let value = Bits::parse(width, self.text()?);
        value.map_or_else(
            || self.fail(format!("expected an unsigned decimal number of {}", counted(width, "bit"))),
            Ok,
        )
    }

    /// A text that may be missing or null: then it is empty.
    fn text_field<'s>(&'s self, name: &'s str) -> Read<&'s str> {
        Ok(self.optional(name).map(|node| node.text()).transpose()?.unwrap_or_default())
    }

    fn number_field(&self, name: &str) -> Read<Option<u32>> {
        self.optional(name).map(|node| node.number()).transpose()
    }

    fn numbers<T>(&self, name: &str, read: impl Fn(&Node) -> Read<T>) -> Read<Vec<T>> {
        match self.optional(name) {
            Some(list) => list.items()?.map(|node| read(&node)).collect(),
            None => Ok(Vec::new()),
        }
    }
}

fn skipped_function(node: &Node) -> Read<Skipped> {
    Ok(Skipped::new(node.text_field("name")?, SkipReason::Quoted(node.text_field("reason")?.to_owned())))
}

/// The LICs of a function by name.
type Names<'n> = FxHashMap<&'n str, LicId>;

fn graph(node: &Node) -> Read<Graph> {
    let list = node.field("lics")?;
    let lics: Vec<Lic> = list.items()?.map(|node| lic(&node)).collect::<Read<_>>()?;
    let mut names = Names::default();
    for (at, lic) in lics.iter().enumerate() {
        if names.insert(&lic.name, LicId(at as u32)).is_some() {
            return list.fail(format!("two LICs are called {}", lic.name));
        }
    }
    let results = match (node.optional("result"), node.optional("results")) {
        (Some(_), Some(results)) => return results.fail("a function has `result` or `results`"),
        (only, None) => only.iter().map(|node| find(node, &names)).collect::<Read<_>>()?,
        (None, Some(results)) => results.items()?.map(|node| find(&node, &names)).collect::<Read<_>>()?,
    };
    let order = |name| {
        let Some(node) = node.optional(name) else { return Ok(None) };
        let lic = find(&node, &names)?;
        match lics[lic.0 as usize].width {
            0 => Ok(Some(lic)),
            width => node.fail(format!("an order token has width 0, and this LIC {width}")),
        }
    };
    let params = node.field("params")?;
    let param = |node: Node| {
        let (name, told) = (node.field("lic")?, node.number_field("width")?);
        let lic = find(&name, &names)?;
        match lics[lic.0 as usize].width {
            width if told.is_none_or(|told| told == width) => Ok(lic),
            width => node.field("width")?.fail(format!("the LIC of this parameter has width {width}")),
        }
    };
    let ops = node.field("ops")?;
    Ok(Graph {
        name: node.field("name")?.text()?.to_owned(),
        params: params.items()?.map(param).collect::<Read<_>>()?,
        order_in: order("order_in")?,
        order_out: order("order_out")?,
        results,
        ops: ops.items()?.map(|node| operation(&node, &names)).collect::<Read<_>>()?,
        endless: node.optional("endless").is_some_and(|value| matches!(value.value, Value::Bool(true))),
        in_flight: node.optional("in_flight").map(|node| invocations(&node)).transpose()?,
        lics,
        comment: node.text_field("comment")?.into(),
    })
}

/// The number of invocations that may be in flight.
fn invocations(node: &Node) -> Read<u32> {
    match node.number()? {
        number @ 1..=MOST_ENTRIES => Ok(number),
        _ => node.fail(format!("expected a number of invocations from 1 to {MOST_ENTRIES}")),
    }
}

fn find(node: &Node, names: &Names) -> Read<LicId> {
    let name = node.text()?;
    names.get(name).map_or_else(|| node.fail(format!("no LIC is called {name}")), |lic| Ok(*lic))
}

fn lic(node: &Node) -> Read<Lic> {
    let width = node.field("width")?.number()?;
    Ok(Lic {
        name: node.field("name")?.text()?.into(),
        width,
        depth: node.field("depth")?.number()?,
        init: node.numbers("init", |value| value.bits(width))?,
        group: node.text_field("group")?.into(),
        frequency: node.number_field("frequency")?,
        held: node.optional("held").is_some_and(|value| matches!(value.value, Value::Bool(true))),
    })
}

fn operation(node: &Node, names: &Names) -> Read<Op> {
    let (ins, outs) = (node.field("ins")?, node.field("outs")?);
    let out = |node: Node| match node.value {
        Value::Null => Ok(None),
        _ => find(&node, names).map(Some),
    };
    let width = node.field("width")?.number()?;
    let mut op = Op {
        operator: operator(node, width)?,
        width,
        operand_width: node.number_field("operand_width")?,
        lanes: node.number_field("lanes")?,
        immediates: node.numbers("immediates", |value| value.signed())?,
        outs: outs.items()?.map(out).collect::<Read<_>>()?,
        ins: vec![Operand::Const(Bits::zero(0)); ins.items()?.count()],
        stream: node.text_field("role")? == "stream",
        origin: node.text_field("origin")?.into(),
        block: node.text_field("block")?.into(),
        loc: node.optional("loc").map(|node| node.text().map(str::to_owned)).transpose()?,
        comment: node.text_field("comment")?.into(),
    };
    let told = Ports::of(&op).map_or_else(Default::default, |ports| ports.inputs);
    for (at, node) in ins.items()?.enumerate() {
        op.ins[at] = operand(&node, names, told.get(at).copied().flatten())?;
    }
    Ok(op)
}

/// Reads an operand; a constant has the width that it says, or that its operator asks for.
fn operand(node: &Node, names: &Names, told: Option<u32>) -> Read<Operand> {
    if node.value.text().is_some() {
        return find(node, names).map(Operand::Lic);
    }
    if let Some(name) = node.optional("held") {
        return find(&name, names).map(Operand::Held);
    }
    if let Some(name) = node.optional("global") {
        let offset = node.optional("offset").map_or(Ok(0), |offset| offset.signed())?;
        let width = node.field("width")?.number()?;
        return Ok(Operand::Global { width, name: name.text()?.to_owned(), offset });
    }
    if node.optional("never").is_some() {
        return Ok(Operand::Never(node.field("width")?.number()?));
    }
    let value = node.field("const")?;
    match node.number_field("width")?.or(told) {
        Some(width) => value.bits(width).map(Operand::Const),
        None => node.fail("the width of this constant is not known here: add the field `width`"),
    }
}

fn operator(node: &Node, width: u32) -> Read<Operator> {
    let name = node.field("op")?.text()?;
    if let Some(operator) = Operator::named(name) {
        return Ok(operator);
    }
    let bytes = || Ok(node.number_field("bytes")?.unwrap_or(width.div_ceil(8)));
    let volatile = node.optional("volatile").is_some_and(|value| matches!(value.value, Value::Bool(true)));
    Ok(match name {
        "load" => Operator::Load { bytes: bytes()?, volatile },
        "store" => Operator::Store { bytes: bytes()?, volatile },
        "alloca" => Operator::Alloca {
            size: node.field("size")?.unsigned()?,
            align: node.optional("align").map_or(Ok(1), |align| align.unsigned())?,
        },
        "call" => Operator::Call {
            callee: node.optional("callee").map(|callee| callee.text().map(str::to_owned)).transpose()?,
        },
        "gep" => Operator::Gep {
            offset: node.optional("offset").map_or(Ok(0), |offset| offset.signed())?,
            scales: node.numbers("scales", |value| value.signed())?,
            index_widths: node.numbers("index_widths", |value| value.number())?,
        },
        _ if name.starts_with("count.") => {
            let test = node.field("test")?;
            match test.text()? {
                "next" => Operator::Count { name: name.to_owned(), next: true },
                "value" => Operator::Count { name: name.to_owned(), next: false },
                _ => return test.fail("expected `next` or `value`"),
            }
        }
        "fence" | "cmpxchg" | "load.atomic" | "store.atomic" => {
            Operator::Atomic { name: name.to_owned(), bytes: bytes()?, volatile }
        }
        _ if name.starts_with("atomicrmw.") => {
            Operator::Atomic { name: name.to_owned(), bytes: bytes()?, volatile }
        }
        _ => Operator::Pure(name.to_owned()),
    })
}
