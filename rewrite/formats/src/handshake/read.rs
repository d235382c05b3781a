//! CIRCT's `handshake.func` as graphs: the text that CIRCT and this crate print, an operation a line.
//!
//! A memory argument is a pointer that is held; an argument called `memory` with elements of bytes is the address space,
//! as it is written. Read are the operations that are written, and `merge`, `br` and `lazy_fork`.

use super::arith::{CONVERSIONS, FLOAT, INTEGER};
use crate::elastic::{self, Builder, Node};
use dfquery_graph::{Bits, Graph, LicId, Op, Operator};
use std::collections::BTreeMap;

/// The places of a channel without a buffer: those that CIRCT's pass gives it (`handshake-insert-buffers`).
const PLACES: u32 = 2;

/// Bits of an index, and of a pointer.
const ADDRESS: u32 = 64;

/// Returns true if `text` has functions of the dialect.
pub fn is_handshake(text: &str) -> bool {
    text.contains("handshake.func")
}

/// The graphs of the functions that `text` defines.
///
/// # Errors
///
/// The line and the operation that is wrong, or has no word in graphs.
pub fn read(text: &str) -> Result<Vec<Graph>, String> {
    functions(text)?.into_iter().map(Function::build).collect()
}

/// The circuits of the functions that `text` defines: their operations before these are graphs.
pub fn circuits(text: &str) -> Result<Vec<Circuit>, String> {
    let circuit = |function: Function| {
        function.complete()?;
        let Function { name, arguments, memories, nodes, results, .. } = function;
        let memories =
            memories.into_iter().filter_map(|(name, memory)| Some((memory.param?, name))).collect();
        Ok(Circuit { name, arguments, memories, nodes, results })
    };
    functions(text)?.into_iter().map(circuit).collect()
}

/// A function as elastic operations.
pub struct Circuit {
    /// The function's name.
    pub name: String,
    /// Names with bits of values; none for memories.
    pub arguments: Vec<(String, Option<u32>)>,
    /// The names of memories, by the parameters that point to them.
    pub memories: BTreeMap<LicId, String>,
    /// The operations.
    pub nodes: Vec<Node>,
    /// The channels that are returned.
    pub results: Vec<String>,
}

fn functions(text: &str) -> Result<Vec<Function>, String> {
    let (mut functions, mut lines) = (Vec::new(), text.lines().enumerate());
    while let Some((at, line)) = lines.next() {
        let line = line.trim();
        let Some(rest) = line.strip_prefix("handshake.func ") else { continue };
        let located = |at: usize| move |problem: String| format!("line {}: {problem}", at + 1);
        if !rest.ends_with('{') {
            continue;
        }
        let mut function = Function::new(rest).map_err(located(at))?;
        for (at, line) in lines.by_ref() {
            let line = line.trim();
            if line == "}" {
                break;
            }
            if !line.is_empty() && !line.starts_with("//") {
                function.line(line).map_err(located(at))?;
            }
        }
        functions.push(function);
    }
    Ok(functions)
}

/// A type: the bits of a value, or the bits of the elements of a memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Type {
    Value(u32),
    Memory(u32),
}

impl Type {
    fn read(text: &str) -> Result<Type, String> {
        let text = text.trim();
        let unknown = || format!("`{text}` is no type that is known");
        if let Some(shape) = text.strip_prefix("memref<").and_then(|rest| rest.strip_suffix('>')) {
            let element = shape.rsplit('x').next().unwrap_or_default();
            return match Type::read(element)? {
                Type::Value(width) if width % 8 == 0 && width > 0 => Ok(Type::Memory(width)),
                _ => Err(unknown()),
            };
        }
        let width = match text {
            "none" => 0,
            "index" => ADDRESS,
            "bf16" => 16,
            _ => text.strip_prefix(['i', 'f']).and_then(|width| width.parse().ok()).ok_or_else(unknown)?,
        };
        Ok(Type::Value(width))
    }

    fn width(self) -> Result<u32, String> {
        match self {
            Type::Value(width) => Ok(width),
            Type::Memory(_) => Err("takes a memory as a value".to_owned()),
        }
    }
}

/// The parts of `text` between commas that are in no brackets.
fn parts(text: &str) -> Vec<&str> {
    let (mut depth, mut start, mut parts) = (0, 0, Vec::new());
    for (at, c) in text.char_indices() {
        match c {
            '(' | '[' | '{' | '<' => depth += 1,
            ')' | ']' | '}' | '>' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(text[start..].trim());
    parts.retain(|part| !part.is_empty());
    parts
}

/// The inside of the bracket that `text` begins with, and the rest.
fn bracket(text: &str) -> Result<(&str, &str), String> {
    let mut depth = 0;
    for (at, c) in text.char_indices() {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => {
                depth -= 1;
                if depth == 0 {
                    return Ok((&text[1..at], &text[at + 1..]));
                }
            }
            _ => {}
        }
    }
    Err(format!("`{text}` has a bracket that is not closed"))
}

fn types(text: &str) -> Result<Vec<Type>, String> {
    let text = text.trim();
    let inner = if text.starts_with('(') { bracket(text)?.0 } else { text };
    parts(inner).into_iter().map(Type::read).collect()
}

/// The values that `text` names, in order: `%x`, `%x#1`.
fn names(text: &str) -> Vec<String> {
    let is_name = |c: char| c.is_ascii_alphanumeric() || "_.$#-".contains(c);
    text.match_indices('%')
        .map(|(at, _)| {
            let rest = &text[at + 1..];
            format!("%{}", &rest[..rest.find(|c| !is_name(c)).unwrap_or(rest.len())])
        })
        .collect()
}

struct Function {
    name: String,
    arguments: Vec<(String, Option<u32>)>,
    builder: Builder,
    nodes: Vec<Node>,
    memories: BTreeMap<String, elastic::Memory>,
    /// By the name of the address that goes to a memory what an access is: its node, until its memory is read.
    accesses: Vec<Access>,
    results: Vec<String>,
}

/// A `load` or `store`, which is one operator together with its port of a memory.
struct Access {
    is_store: bool,
    /// Value for a store, address, order.
    ins: Vec<String>,
    /// The value that a load gives, the name that its memory gives it, and the address that the memory takes.
    value: String,
    from_memory: String,
    address: String,
    width: u32,
}

impl Function {
    fn new(head: &str) -> Result<Function, String> {
        let head = head.strip_prefix("private ").unwrap_or(head);
        let open = head.find('(').ok_or("a function has no arguments")?;
        let name = head[..open].trim().trim_start_matches('@').trim_matches('"');
        let (arguments, _) = bracket(&head[open..])?;
        let mut builder = Builder::new(name, PLACES);
        let (mut memories, mut given) = (BTreeMap::new(), Vec::new());
        for argument in parts(arguments) {
            let (name, ty) = argument.split_once(':').ok_or("an argument has no type")?;
            let (name, ty) = (name.trim(), ty.split('{').next().unwrap_or(ty));
            let ty = Type::read(ty)?;
            given.push((name.to_owned(), ty.width().ok()));
            match ty {
                Type::Memory(8) if name == "%memory" => {
                    memories.insert(name.to_owned(), elastic::Memory { param: None, bytes: 1 });
                }
                Type::Memory(width) => {
                    let param = Some(builder.memory(name, ADDRESS));
                    memories.insert(name.to_owned(), elastic::Memory { param, bytes: width / 8 });
                }
                Type::Value(width) => builder.param(name, name, width)?,
            }
        }
        Ok(Function {
            name: name.to_owned(),
            arguments: given,
            builder,
            nodes: Vec::new(),
            memories,
            accesses: Vec::new(),
            results: Vec::new(),
        })
    }

    fn line(&mut self, line: &str) -> Result<(), String> {
        let (outs, body) = match line.split_once(" = ") {
            Some((outs, body)) if line.starts_with('%') => (outs_of(outs)?, body.trim()),
            _ => (Vec::new(), line),
        };
        let end = body.find(|c: char| c.is_whitespace() || c == '[').unwrap_or(body.len());
        let (name, rest) = (&body[..end], body[end..].trim());
        let name = name.strip_prefix("handshake.").unwrap_or(name);
        let told = outs.first().map_or(name.to_owned(), |out| format!("{name} {out}"));
        self.operation(name, rest, outs, &told).map_err(|problem| format!("`{told}`: {problem}"))
    }

    fn add(&mut self, kind: elastic::Kind, ins: Vec<String>, outs: Vec<(String, u32)>, told: &str) {
        self.nodes.push(Node { kind, ins, outs, told: told.to_owned() });
    }

    fn operation(&mut self, name: &str, rest: &str, outs: Vec<String>, told: &str) -> Result<(), String> {
        use elastic::Kind;
        if name == "extmemory" {
            return self.memory(rest, outs);
        }
        let (operands, ty) = match rest.rfind(" : ") {
            Some(at) if !rest[..at].is_empty() => (&rest[..at], &rest[at + 3..]),
            _ => (rest.strip_prefix(": ").map_or(rest, |_| ""), rest.strip_prefix(": ").unwrap_or("")),
        };
        let (operands, attributes) = match operands.find('{') {
            Some(at) => (&operands[..at], bracket(&operands[at..])?.0),
            None => (operands, ""),
        };
        let ins = names(operands);
        let first = || types(ty)?.first().copied().ok_or("it has no type".to_owned())?.width();
        let same = |width: u32| outs.iter().map(|out| (out.clone(), width)).collect::<Vec<_>>();
        match name {
            "return" | "end" => self.results = ins,
            "sink" => self.add(Kind::Sink, ins, Vec::new(), told),
            "source" => self.add(Kind::Source, ins, same(0), told),
            "never" => self.add(Kind::Never, ins, same(first()?), told),
            "fork" | "lazy_fork" | "br" => self.add(Kind::Pass(0), ins, same(first()?), told),
            "buffer" => self.buffer(operands, attributes, ins, same(first()?), told)?,
            "constant" => {
                let width = first()?;
                let value = attributes.split_once("value = ").map_or("", |(_, value)| value);
                let value = value.split([' ', ',']).next().unwrap_or_default();
                let bits = constant(value, width)
                    .ok_or_else(|| format!("`{value}` is no constant that is known"))?;
                self.add(Kind::Constant(bits), ins, same(width), told);
            }
            "mux" => {
                let width = types(ty)?.last().copied().ok_or("it has no type")?.width()?;
                self.add(Kind::Mux, ins, same(width), told);
            }
            "cond_br" => self.add(Kind::Branch, ins, same(first()?), told),
            "merge" => self.add(Kind::Merge, ins, same(first()?), told),
            "control_merge" => {
                let widths = types(ty)?.into_iter().map(Type::width).collect::<Result<Vec<_>, _>>()?;
                self.add(Kind::Merge, ins, outs.into_iter().zip(widths).collect(), told);
            }
            "join" => self.add(Kind::Join, ins, same(0), told),
            "sync" => {
                let widths = types(ty)?.into_iter().map(Type::width).collect::<Result<Vec<_>, _>>()?;
                self.add(Kind::Sync, ins, outs.into_iter().zip(widths).collect(), told);
            }
            "load" | "store" => self.access(name == "store", ins, outs, &types(ty)?)?,
            "instance" => self.instance(operands, ty, ins, outs, told)?,
            _ => match name.strip_prefix("arith.") {
                Some(operation) => self.arith(operation, operands, ty, ins, outs, told)?,
                None => return Err("it has no word in graphs".to_owned()),
            },
        }
        Ok(())
    }

    fn buffer(
        &mut self,
        operands: &str,
        attributes: &str,
        ins: Vec<String>,
        outs: Vec<(String, u32)>,
        told: &str,
    ) -> Result<(), String> {
        let (slots, _) = bracket(operands.trim())?;
        let slots: u32 = slots.trim().parse().map_err(|_| format!("`{slots}` is no number of places"))?;
        let kind = match attributes.split_once("initValues = ") {
            Some((_, values)) => {
                let width = outs.first().map_or(0, |(_, width)| *width);
                let value =
                    |text: &str| constant(text, width).ok_or_else(|| format!("`{text}` is no initial value"));
                elastic::Kind::Initial(
                    parts(bracket(values)?.0).into_iter().map(value).collect::<Result<_, _>>()?,
                )
            }
            None => elastic::Kind::Pass(slots),
        };
        self.add(kind, ins, outs, told);
        Ok(())
    }

    fn access(
        &mut self,
        is_store: bool,
        ins: Vec<String>,
        outs: Vec<String>,
        types: &[Type],
    ) -> Result<(), String> {
        let [address, value, order] =
            <[String; 3]>::try_from(ins).map_err(|_| "it has other operands than three")?;
        let [to_value, to_address] =
            <[String; 2]>::try_from(outs).map_err(|_| "it has other results than two")?;
        let width = types.get(1).copied().ok_or("it has no type")?.width()?;
        self.accesses.push(match is_store {
            true => Access {
                is_store,
                ins: vec![value, address, order],
                value: String::new(),
                from_memory: to_value,
                address: to_address,
                width,
            },
            false => Access {
                is_store,
                ins: vec![address, order],
                value: to_value,
                from_memory: value,
                address: to_address,
                width,
            },
        });
        Ok(())
    }

    /// `[ld = 1, st = 1] (%p : memref<?xi32>) (%value, %address, %address) {id = 0 : i32} : (…) -> (…)`
    fn memory(&mut self, rest: &str, outs: Vec<String>) -> Result<(), String> {
        let (ports, rest) = bracket(rest)?;
        let count = |what: &str| {
            let text = ports.split_once(&format!("{what} = ")).map_or("", |(_, count)| count);
            let digits: String = text.chars().take_while(char::is_ascii_digit).collect();
            digits.parse::<usize>().map_err(|_| format!("`{ports}` does not say how many ports there are"))
        };
        let (loads, stores) = (count("ld")?, count("st")?);
        let (memory, rest) = bracket(rest.trim())?;
        let (operands, _) = bracket(rest.trim())?;
        let memory = names(memory).into_iter().next().ok_or("it is of no argument")?;
        let memory = self.memories.get(&memory).cloned().ok_or_else(|| format!("`{memory}` is no memory"))?;
        let operands = names(operands);
        if operands.len() != loads + 2 * stores || outs.len() != 2 * loads + stores {
            return Err("its ports are not those of its loads and stores".to_owned());
        }
        let addresses = (0..stores).map(|at| &operands[2 * at + 1]).chain(&operands[2 * stores..]);
        for (port, address) in addresses.enumerate() {
            let at = self.accesses.iter().position(|access| access.address == *address);
            let access =
                self.accesses.remove(at.ok_or_else(|| format!("`{address}` is the address of no access"))?);
            if access.width != 8 * memory.bytes {
                return Err(format!(
                    "an access of {} bits is to elements of {}",
                    access.width,
                    8 * memory.bytes
                ));
            }
            // Values of loads, then ends of stores, then ends of loads.
            let end = outs[loads + port].clone();
            let told =
                if access.is_store { format!("store {address}") } else { format!("load {}", access.value) };
            let (kind, outs) = match access.is_store {
                true => (elastic::Kind::Store(memory.clone()), vec![(end, 0)]),
                false => {
                    if access.from_memory != outs[port - stores] {
                        return Err(format!("`{}` takes the value of another port", access.value));
                    }
                    (
                        elastic::Kind::Load(memory.clone()),
                        vec![(access.value.clone(), access.width), (end, 0)],
                    )
                }
            };
            self.add(kind, access.ins, outs, &told);
        }
        Ok(())
    }

    /// `@f(%a, %order) : (i32, none) -> (i32, none)`
    fn instance(
        &mut self,
        operands: &str,
        ty: &str,
        ins: Vec<String>,
        outs: Vec<String>,
        told: &str,
    ) -> Result<(), String> {
        let callee = operands.split('(').next().unwrap_or_default().trim();
        let symbol = callee.trim_start_matches('@').trim_matches('"');
        let (from, to) = ty.split_once("->").unwrap_or((ty, ""));
        let widths = |text: &str| types(text)?.into_iter().map(Type::width).collect::<Result<Vec<_>, _>>();
        let (from, to) = (widths(from)?, widths(to)?);
        let width = to.first().copied().unwrap_or(0);
        let is_ordered = from.last() == Some(&0) && to.last() == Some(&0);
        let op = match () {
            _ if symbol.starts_with("dfquery.") => {
                return Err(format!("`{symbol}` stands for an operator that is not defined there"));
            }
            _ if is_ordered => Op::new(Operator::Call { callee: Some(format!("@{symbol}")) }, width),
            _ if symbol.starts_with("llvm.") => Op::new(Operator::Pure(symbol.to_owned()), width),
            _ => return Err("an instance without order is no call".to_owned()),
        };
        self.add(elastic::Kind::Operator(Box::new(op)), ins, outs.into_iter().zip(to).collect(), told);
        Ok(())
    }

    fn arith(
        &mut self,
        operation: &str,
        operands: &str,
        ty: &str,
        ins: Vec<String>,
        outs: Vec<String>,
        told: &str,
    ) -> Result<(), String> {
        let (from, to) = ty.split_once(" to ").unwrap_or((ty, ty));
        let [from, to] =
            [from, to].map(|text| Type::read(parts(text).last().copied().unwrap_or(text))?.width());
        let (from, to) = (from?, to?);
        let own = format!("arith.{operation}");
        let integer = INTEGER.iter().find(|(_, there)| *there == own);
        let float = FLOAT.iter().find(|(_, there)| *there == own);
        let conversion = CONVERSIONS.iter().find(|(_, there, _)| *there == own);
        let brain = if ty.contains("bf16") { ".bf16" } else { "" };
        let overloaded = |name: &str, letter: char| match name.starts_with("llvm.") {
            true => format!("{name}.{letter}{to}"),
            false => name.to_owned(),
        };
        let predicate = || operands.split([',', ' ']).next().unwrap_or_default();
        let (name, width, operand_width) = match operation {
            "cmpi" => (format!("icmp.{}", predicate()), 1, Some(from)),
            "cmpf" => (format!("fcmp.{}{brain}", predicate()), 1, Some(from)),
            "select" => ("select".to_owned(), to, None),
            "extui" => ("zext".to_owned(), to, Some(from)),
            "extsi" => ("sext".to_owned(), to, Some(from)),
            "trunci" => ("trunc".to_owned(), to, Some(from)),
            "bitcast" => {
                self.add(elastic::Kind::Pass(0), ins, vec![(outs[0].clone(), to)], told);
                return Ok(());
            }
            "index_cast" | "index_castui" => match from.cmp(&to) {
                std::cmp::Ordering::Equal => {
                    self.add(elastic::Kind::Pass(0), ins, vec![(outs[0].clone(), to)], told);
                    return Ok(());
                }
                std::cmp::Ordering::Less if operation == "index_cast" => ("sext".to_owned(), to, Some(from)),
                std::cmp::Ordering::Less => ("zext".to_owned(), to, Some(from)),
                std::cmp::Ordering::Greater => ("trunc".to_owned(), to, Some(from)),
            },
            _ => match (integer, float, conversion) {
                (Some((name, _)), ..) => (overloaded(name, 'i'), to, None),
                (_, Some((name, _)), _) => (overloaded(name, 'f') + brain, to, None),
                (.., Some((name, ..))) => ((*name).to_owned() + brain, to, Some(from)),
                _ => return Err("it has no word in graphs".to_owned()),
            },
        };
        let op = Op { operand_width, ..Op::new(Operator::Pure(name), width) };
        self.add(elastic::Kind::Operator(Box::new(op)), ins, vec![(outs[0].clone(), width)], told);
        Ok(())
    }

    /// Refuses accesses that no memory takes.
    fn complete(&self) -> Result<(), String> {
        match self.accesses.first() {
            None => Ok(()),
            Some(access) => Err(format!("the access with the address `{}` has no memory", access.address)),
        }
    }

    fn build(self) -> Result<Graph, String> {
        self.complete()?;
        self.builder.build(&self.nodes, &self.results)
    }
}

/// The names of results: `%a, %b` or `%x:2`, which are `%x#0` and `%x#1`.
fn outs_of(text: &str) -> Result<Vec<String>, String> {
    let mut outs = Vec::new();
    for name in parts(text) {
        match name.split_once(':') {
            None => outs.push(name.to_owned()),
            Some((name, count)) => {
                let count: usize =
                    count.trim().parse().map_err(|_| format!("`{count}` is no number of results"))?;
                outs.extend((0..count).map(|at| format!("{name}#{at}")));
            }
        }
    }
    Ok(outs)
}

/// The constant `text` of `width` bits: a number, `true` or `false`.
fn constant(text: &str, width: u32) -> Option<Bits> {
    match text {
        "true" => Some(Bits::ones(width)),
        "false" => Some(Bits::zero(width)),
        _ => text
            .parse::<i128>()
            .ok()
            .and_then(|number| Bits::holding(width, number))
            .or_else(|| Bits::parse(width, text)),
    }
}
