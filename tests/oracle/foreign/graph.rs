//! Graphs, read from their JSON.

use super::arithmetic::{self, Compute, Widths};
use serde_json::Value;
use std::collections::HashMap;

/// The reason why a text is not read.
#[derive(Debug)]
pub enum Unread {
    /// An operator or an operand that is not known here, by its name.
    Unknown(String),
    /// Something that docs/formats.md does not allow.
    Fault(String),
}

pub struct Lic {
    pub name: String,
    pub width: u32,
    pub depth: usize,
    pub init: Vec<u128>,
    pub group: String,
    pub is_held: bool,
}

/// What an operator reads at an input.
pub enum Input {
    Lic(usize),
    Held(usize),
    Constant(u128),
    Never,
}

pub enum Kind {
    Pick,
    Switch,
    /// `land` and `lor`: up to the first of this value.
    Until(u128),
    Filter,
    Gate,
    Predprop,
    Predmerge,
    Pickany,
    Repeat {
        is_while: bool,
    },
    Carry {
        is_while: bool,
    },
    Count {
        again: Compute,
        tests_next: bool,
    },
    Reduce {
        combine: Compute,
        is_while: bool,
    },
    Interleave {
        most: u64,
    },
    All,
    Load {
        bytes: u64,
    },
    Store {
        bytes: u64,
    },
    Call {
        callee: String,
    },
    Address {
        offset: u128,
        steps: Vec<(u128, u32)>,
    },
    Pure(Compute),
}

pub struct Op {
    pub name: String,
    pub kind: Kind,
    pub widths: Widths,
    pub ins: Vec<Input>,
    pub outs: Vec<Option<usize>>,
}

/// A function.
pub struct Graph {
    pub name: String,
    pub lics: Vec<Lic>,
    pub ops: Vec<Op>,
    pub params: Vec<usize>,
    pub order_in: usize,
    pub order_out: Option<usize>,
    pub results: Vec<usize>,
    pub in_flight: usize,
}

/// All functions of a text.
///
/// # Errors
///
/// Those of the first function that is not read.
pub fn read(text: &str) -> Result<Vec<Graph>, Unread> {
    let document = serde_json::from_str(text).map_err(|why| Unread::Fault(why.to_string()))?;
    functions(&document)
}

/// All functions of a document.
///
/// # Errors
///
/// Those of the first function that is not read.
pub fn functions(document: &Value) -> Result<Vec<Graph>, Unread> {
    if document["schema"] != "dfquery-dataflow/3" {
        return Err(Unread::Fault(format!("schema {}", document["schema"])));
    }
    list(&document["functions"]).iter().map(graph).collect()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn fault(what: &str, value: &Value) -> Unread {
    Unread::Fault(format!("{what}: {value}"))
}

fn text<'v>(value: &'v Value, field: &str) -> Result<&'v str, Unread> {
    value[field].as_str().ok_or_else(|| fault(field, value))
}

/// A number that is written as such or as text.
fn number(value: &Value) -> Result<i128, Unread> {
    let text = match value {
        Value::Number(number) => number.to_string(),
        Value::String(text) => text.clone(),
        _ => return Err(fault("a number is missing", value)),
    };
    let unsigned = || text.parse::<u128>().map(|number| number as i128);
    text.parse().or_else(|_| unsigned()).map_err(|_| fault("not a number", value))
}

/// The places of LICs by their names.
struct Names<'v>(HashMap<&'v str, usize>);

impl Names<'_> {
    fn lic(&self, value: &Value) -> Result<usize, Unread> {
        let known = value.as_str().and_then(|name| self.0.get(name));
        known.copied().ok_or_else(|| fault("no such LIC", value))
    }

    fn lic_or_null(&self, value: &Value) -> Result<Option<usize>, Unread> {
        if value.is_null() { Ok(None) } else { self.lic(value).map(Some) }
    }

    fn input(&self, value: &Value, width: Option<u32>) -> Result<Input, Unread> {
        let Value::Object(object) = value else { return self.lic(value).map(Input::Lic) };
        if let Some(constant) = object.get("const") {
            let constant = number(constant)? as u128;
            return match width {
                Some(width) if arithmetic::cut(constant, width) != constant => {
                    Err(fault("a constant is too wide", value))
                }
                _ => Ok(Input::Constant(constant)),
            };
        }
        if let Some(held) = object.get("held") {
            return self.lic(held).map(Input::Held);
        }
        if object.contains_key("never") {
            return Ok(Input::Never);
        }
        Err(Unread::Unknown(object.keys().next().cloned().unwrap_or_default()))
    }
}

fn lic(value: &Value) -> Result<Lic, Unread> {
    let init = list(&value["init"]).iter().map(|init| Ok(number(init)? as u128));
    Ok(Lic {
        name: text(value, "name")?.to_owned(),
        width: number(&value["width"])? as u32,
        depth: number(&value["depth"])? as usize,
        init: init.collect::<Result<_, _>>()?,
        group: value["group"].as_str().unwrap_or_default().to_owned(),
        is_held: value["held"] == true,
    })
}

fn graph(value: &Value) -> Result<Graph, Unread> {
    let lics = list(&value["lics"]).iter().map(lic).collect::<Result<Vec<_>, _>>()?;
    let names = Names(lics.iter().enumerate().map(|(at, lic)| (lic.name.as_str(), at)).collect());
    if names.0.len() < lics.len() {
        return Err(fault("two LICs of one name", &value["name"]));
    }
    let params = list(&value["params"]).iter().map(|param| names.lic(&param["lic"]));
    let several = list(&value["results"]).iter().map(|result| names.lic(result));
    let mut results = several.collect::<Result<Vec<_>, _>>()?;
    results.extend(names.lic_or_null(&value["result"])?);
    let graph = Graph {
        name: text(value, "name")?.to_owned(),
        ops: list(&value["ops"]).iter().map(|value| op(value, &names)).collect::<Result<_, _>>()?,
        params: params.collect::<Result<_, _>>()?,
        order_in: names.lic(&value["order_in"])?,
        order_out: names.lic_or_null(&value["order_out"])?,
        results,
        in_flight: value["in_flight"].as_u64().unwrap_or(1) as usize,
        lics,
    };
    one_producer(&graph)?;
    Ok(graph)
}

/// A LIC has one producer, an operator at least one input that is a LIC, and what is initially there has room.
fn one_producer(graph: &Graph) -> Result<(), Unread> {
    let mut producers = vec![0; graph.lics.len()];
    let written = graph.ops.iter().flat_map(|op| op.outs.iter().flatten());
    written.chain(&graph.params).chain([&graph.order_in]).for_each(|&lic| producers[lic] += 1);
    for (lic, producers) in graph.lics.iter().zip(producers) {
        if producers != 1 || lic.init.len() > lic.depth {
            let (name, depth) = (&lic.name, lic.depth);
            return Err(Unread::Fault(format!("{name} of depth {depth} has {producers} producers")));
        }
    }
    let reads_none = |op: &&Op| !op.ins.iter().any(|input| matches!(input, Input::Lic(_)));
    graph
        .ops
        .iter()
        .find(reads_none)
        .map_or(Ok(()), |op| Err(Unread::Fault(format!("{} reads no LIC", op.name))))
}

fn op(value: &Value, names: &Names) -> Result<Op, Unread> {
    let name = text(value, "op")?;
    if !value["lanes"].is_null() && value["lanes"] != 1 {
        return Err(Unread::Unknown(format!("{name} of lanes")));
    }
    let width = number(&value["width"])? as u32;
    let operands =
        if value["operand_width"].is_null() { width } else { number(&value["operand_width"])? as u32 };
    let kind = kind(name, value)?;
    let of_operands = matches!(kind, Kind::Pure(_)) && name != "select";
    let input = |input| names.input(input, of_operands.then_some(operands));
    Ok(Op {
        name: name.to_owned(),
        widths: Widths { result: width, operands },
        ins: list(&value["ins"]).iter().map(input).collect::<Result<_, _>>()?,
        outs: list(&value["outs"]).iter().map(|out| names.lic_or_null(out)).collect::<Result<_, _>>()?,
        kind,
    })
}

fn kind(name: &str, value: &Value) -> Result<Kind, Unread> {
    let unknown = || Unread::Unknown(name.to_owned());
    let bytes = || Ok(number(&value["bytes"])? as u64);
    Ok(match name {
        "pick" => Kind::Pick,
        "switch" => Kind::Switch,
        "land" => Kind::Until(0),
        "lor" => Kind::Until(1),
        "filter" => Kind::Filter,
        "gate" => Kind::Gate,
        "predprop" => Kind::Predprop,
        "predmerge" => Kind::Predmerge,
        "pickany" => Kind::Pickany,
        "repeat" | "repeat.while" => Kind::Repeat { is_while: name.ends_with(".while") },
        "carry" | "carry.while" => Kind::Carry { is_while: name.ends_with(".while") },
        "interleave" => Kind::Interleave { most: number(&value["immediates"][0])? as u64 },
        "all" => Kind::All,
        "load" => Kind::Load { bytes: bytes()? },
        "store" => Kind::Store { bytes: bytes()? },
        "call" => Kind::Call { callee: value["callee"].as_str().ok_or_else(unknown)?.to_owned() },
        "gep" => address(value)?,
        _ => match name.split_once('.') {
            Some(("count", predicate)) => Kind::Count {
                again: arithmetic::operator(&format!("icmp.{predicate}")).ok_or_else(unknown)?,
                tests_next: value["test"] == "next",
            },
            Some(("reduce", rest)) => {
                let (operation, is_while) =
                    rest.strip_prefix("while.").map_or((rest, false), |rest| (rest, true));
                let tokens: Compute = |_, _| Some(0);
                let combine = if operation == "all" { Some(tokens) } else { arithmetic::binary(operation) };
                Kind::Reduce { combine: combine.ok_or_else(unknown)?, is_while }
            }
            _ => Kind::Pure(arithmetic::operator(name).ok_or_else(unknown)?),
        },
    })
}

fn address(value: &Value) -> Result<Kind, Unread> {
    let (scales, widths) = (list(&value["scales"]), list(&value["index_widths"]));
    let step = |(scale, width)| Ok((number(scale)? as u128, number(width)? as u32));
    let steps = scales.iter().zip(widths).map(step).collect::<Result<_, _>>()?;
    Ok(Kind::Address { offset: number(&value["offset"])? as u128, steps })
}
