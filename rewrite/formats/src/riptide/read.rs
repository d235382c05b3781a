//! RipTide's documents as graphs.

use super::words::{ARITHMETIC, BYTES, COMPARISONS, POINTER, WORD};
use dfquery_graph::{Bits, Graph, Lic, LicId, Op, Operand, Operator, json::value::Value};
use std::collections::BTreeMap;

/// Returns true if `document` has the fields of RipTide's.
pub fn is_riptide(document: &Value) -> bool {
    document.field("vertices").is_some() && document.field("function").is_some()
}

/// The graph of the function in `document`.
///
/// # Errors
///
/// The vertex that is wrong, or that graphs have no word for, in words.
pub fn read(document: &Value) -> Result<Graph, String> {
    let function = document.field("function").ok_or("the field `function` is missing")?;
    let name = function.field("name").and_then(Value::text).ok_or("the function has no name")?;
    match function.field("return_type").and_then(Value::text) {
        None | Some("void") => {}
        Some(other) => return Err(format!("`{name}` returns {other}, and only void can be read")),
    }
    let arguments = list(function, "args")?.iter().map(Argument::read).collect::<Result<Vec<_>, _>>()?;
    let vertices = list(document, "vertices")?;
    let vertices = vertices.iter().enumerate().map(|(at, vertex)| Vertex::read(at, vertex, &arguments));
    let vertices = vertices.collect::<Result<Vec<_>, _>>()?;
    for vertex in &vertices {
        if let Some(missing) = vertex.values().find(|(of, _)| *of >= vertices.len()) {
            return Err(format!("{} takes a value of vertex {}, which is missing", vertex.told(), missing.0));
        }
    }
    Builder::new(name, &arguments, &vertices)?.build()
}

fn list<'v, 't>(value: &'v Value<'t>, name: &str) -> Result<&'v [Value<'t>], String> {
    match value.field(name) {
        Some(Value::List(items)) => Ok(items),
        _ => Err(format!("the list `{name}` is missing")),
    }
}

struct Argument {
    name: String,
    is_pointer: bool,
}

impl Argument {
    fn read(value: &Value) -> Result<Argument, String> {
        let text = |field| value.field(field).and_then(Value::text);
        let name = text("name").ok_or("an argument has no name")?;
        let is_pointer = match text("type") {
            Some("i32") => false,
            Some("i32*" | "ptr") => true,
            other => {
                let ty = other.unwrap_or("no type");
                return Err(format!("argument `{name}` has {ty}, and words have 32 bits"));
            }
        };
        Ok(Argument { name: name.trim_start_matches('%').to_owned(), is_pointer })
    }
}

/// The place where an input comes from.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Source {
    /// An output of a vertex.
    Value(usize, u32),
    /// An argument; always there if it is held, else once.
    Argument(usize, bool),
    /// A constant, likewise.
    Constant(i64, bool),
}

impl Source {
    /// Returns true if it is always there.
    fn is_held(&self) -> bool {
        matches!(self, Source::Argument(_, true) | Source::Constant(_, true))
    }

    /// Returns true if it is there once an invocation.
    fn is_once(&self) -> bool {
        matches!(self, Source::Argument(_, false) | Source::Constant(_, false))
    }
}

struct Vertex {
    at: usize,
    op: String,
    name: String,
    block: String,
    /// The value of the decider for which there is another one.
    pred: bool,
    ins: Vec<Source>,
}

impl Vertex {
    fn read(at: usize, value: &Value, arguments: &[Argument]) -> Result<Vertex, String> {
        let text = |field| value.field(field).and_then(Value::text);
        let name = text("name").unwrap_or_default().to_owned();
        let told = format!("vertex {at} (`{name}`)");
        if value.field("ID").and_then(Value::whole::<usize>) != Some(at) {
            return Err(format!("{told} has another ID than its position"));
        }
        let op = match text("type") {
            Some("STREAM_FU_CFG_T") => "STREAM".to_owned(),
            _ => text("op").ok_or_else(|| format!("{told} has no `op`"))?.to_owned(),
        };
        let pred = match text("pred") {
            None => true,
            Some(pred) if pred.ends_with("_TRUE") => true,
            Some(pred) if pred.ends_with("_FALSE") => false,
            Some(other) => return Err(format!("{told} has the pred `{other}`")),
        };
        let ins = list(value, "inputs").map_err(|problem| format!("{told}: {problem}"))?.iter();
        let ins = ins.map(|input| source(input, arguments).map_err(|problem| format!("{told}: {problem}")));
        let ins = ins.collect::<Result<Vec<_>, _>>()?;
        let block = text("llvm_block").unwrap_or_default().to_owned();
        let vertex = Vertex { at, op, name, block, pred, ins };
        let (least, most) = vertex.arity().ok_or_else(|| format!("{} is not known", vertex.told()))?;
        if !(least..=most).contains(&vertex.ins.len()) {
            return Err(format!("{} has {} inputs", vertex.told(), vertex.ins.len()));
        }
        Ok(vertex)
    }

    /// The numbers of inputs that it can have.
    fn arity(&self) -> Option<(usize, usize)> {
        Some(match self.short() {
            "ID" => (1, 1),
            "FSHL" => (3, 3),
            "GEP" | "STEER" | "INVARIANT" => (2, 2),
            "SELECT" | "MERGE" | "CARRY" | "STREAM" => (3, 3),
            "LOAD" => (2, 3),
            "STORE" => (3, 4),
            _ if self.pure().is_some() => (2, 2),
            _ => return None,
        })
    }

    /// Its operator without the unit that has it.
    fn short(&self) -> &str {
        self.op.rsplit("_OP_").next().unwrap_or(&self.op)
    }

    /// The operator of graphs that it is, and whether it compares.
    fn pure(&self) -> Option<(&'static str, bool)> {
        let named = |(own, there): &(&'static str, &str)| (*there == self.op).then_some(*own);
        let arithmetic = ARITHMETIC.iter().find_map(named).map(|name| (name, false));
        arithmetic.or_else(|| COMPARISONS.iter().find_map(named).map(|name| (name, true)))
    }

    /// The inputs whose values it passes on.
    fn passed(&self) -> &[Source] {
        match self.short() {
            "ID" => &self.ins,
            "STEER" | "INVARIANT" => &self.ins[1..2],
            "SELECT" | "MERGE" | "CARRY" => &self.ins[1..3],
            "AND" | "OR" | "XOR" => &self.ins,
            _ => &[],
        }
    }

    fn values(&self) -> impl Iterator<Item = (usize, u32)> + '_ {
        self.ins.iter().filter_map(|source| match source {
            Source::Value(of, port) => Some((*of, *port)),
            _ => None,
        })
    }

    fn told(&self) -> String {
        format!("vertex {} (`{}` of `{}`)", self.at, self.op, self.name)
    }
}

fn source(input: &Value, arguments: &[Argument]) -> Result<Source, String> {
    let Value::List(items) = input else { return Err("an input is no list".to_owned()) };
    let [item] = &items[..] else { return Err(format!("an input has {} sources", items.len())) };
    let is_held = matches!(item.field("hold"), Some(Value::Bool(true)));
    let text = |field| item.field(field).and_then(Value::text);
    match text("type") {
        Some("data") => {
            let of = item.field("ID").and_then(Value::whole).ok_or("a value has no ID")?;
            Ok(Source::Value(of, item.field("oport").and_then(Value::whole).unwrap_or(0)))
        }
        Some("xdata") => {
            let name = text("name").unwrap_or_default().trim_start_matches('%');
            let at = arguments.iter().position(|argument| argument.name == name);
            Ok(Source::Argument(at.ok_or_else(|| format!("no argument is called `{name}`"))?, is_held))
        }
        Some("const") => {
            let value = item.field("value").and_then(Value::whole).ok_or("a constant has no value")?;
            Ok(Source::Constant(value, is_held))
        }
        other => Err(format!("an input of type `{}`", other.unwrap_or_default())),
    }
}

/// The values of a vertex in the graph.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Type {
    /// Tokens of order.
    Token,
    /// Predicates.
    Bit,
    Word,
    Pointer,
}

impl Type {
    fn width(self) -> u32 {
        match self {
            Type::Token => 0,
            Type::Bit => 1,
            Type::Word => WORD,
            Type::Pointer => POINTER,
        }
    }
}

struct Builder<'v> {
    vertices: &'v [Vertex],
    graph: Graph,
    types: Vec<Type>,
    /// By vertex and port the channel of its values.
    lics: BTreeMap<(usize, u32), LicId>,
    /// The order that a load passes on.
    orders: BTreeMap<usize, LicId>,
    /// Channels with values in another form: of a source as a type, after an initial value, and turned round.
    forms: BTreeMap<(Source, Type), LicId>,
    first: BTreeMap<(Source, bool), LicId>,
    turned: BTreeMap<LicId, LicId>,
    /// True for arguments that are held.
    held: Vec<bool>,
    /// The vertices that fire once an invocation.
    once: Vec<bool>,
}

impl<'v> Builder<'v> {
    fn new(name: &str, arguments: &[Argument], vertices: &'v [Vertex]) -> Result<Builder<'v>, String> {
        let mut graph = Graph { name: name.to_owned(), ..Graph::default() };
        let sources = || vertices.iter().flat_map(|vertex| &vertex.ins);
        let held: Vec<bool> = (0..arguments.len())
            .map(|at| sources().any(|source| *source == Source::Argument(at, true)))
            .collect();
        for (argument, &held) in arguments.iter().zip(&held) {
            let width = if argument.is_pointer { POINTER } else { WORD };
            let name = graph.fresh_name(&format!("%{}", argument.name));
            graph.lics.push(Lic { held, ..Lic::new(name, width) });
            graph.params.push(LicId(graph.lics.len() as u32 - 1));
        }
        graph.lics.push(Lic::new(graph.fresh_name("%in_mem_ord"), 0));
        graph.order_in = Some(LicId(graph.lics.len() as u32 - 1));
        let types = types(arguments, vertices);
        let once = once(vertices);
        Ok(Builder {
            vertices,
            graph,
            types,
            lics: BTreeMap::new(),
            orders: BTreeMap::new(),
            forms: BTreeMap::new(),
            first: BTreeMap::new(),
            turned: BTreeMap::new(),
            held,
            once,
        })
    }

    fn build(mut self) -> Result<Graph, String> {
        for vertex in self.vertices {
            let name = self.graph.fresh_name(&format!("%{}", vertex.name.trim_start_matches('%')));
            let ports = match vertex.short() {
                "STREAM" => vec![(0, Type::Word), (1, Type::Bit)],
                _ => vec![(0, self.types[vertex.at])],
            };
            for (port, ty) in ports {
                let name = if port == 0 { name.to_string() } else { format!("{name}.{port}") };
                let name = self.graph.fresh_name(&name);
                self.graph.lics.push(Lic::new(name, ty.width()));
                self.lics.insert((vertex.at, port), LicId(self.graph.lics.len() as u32 - 1));
            }
        }
        for vertex in self.vertices {
            for (of, port) in vertex.values() {
                if !self.lics.contains_key(&(of, port)) {
                    let producer = self.vertices[of].told();
                    return Err(format!("{} takes output {port} of {producer}", vertex.told()));
                }
            }
        }
        self.vertices.iter().try_for_each(|vertex| self.vertex(vertex))?;
        self.join_steers();
        self.end();
        self.give_turns();
        dfquery_graph::mutants::tidy(&mut self.graph);
        Ok(self.graph)
    }

    fn lic(&mut self, name: &str, width: u32) -> LicId {
        let name = self.graph.fresh_name(name);
        self.graph.lics.push(Lic::new(name, width));
        LicId(self.graph.lics.len() as u32 - 1)
    }

    fn op(&mut self, operator: Operator, width: u32, outs: &[Option<LicId>], ins: Vec<Operand>) -> &mut Op {
        self.graph.ops.push(Op { outs: outs.to_vec(), ins, ..Op::new(operator, width) });
        self.graph.ops.last_mut().expect("just pushed")
    }

    /// The channel of a pure operator with one result.
    fn made(&mut self, name: &str, operator: Operator, width: u32, ins: Vec<Operand>) -> LicId {
        let out = self.lic(name, width);
        let operand_width = match &operator {
            Operator::Pure(name) if name.starts_with("icmp.") || name == "zext" => {
                Some(ins[0].width(&self.graph))
            }
            _ => None,
        };
        self.op(operator, width, &[Some(out)], ins).operand_width = operand_width;
        out
    }

    fn order_in(&self) -> LicId {
        self.graph.order_in.expect("it was made first")
    }

    /// The type of what `source` gives by itself.
    fn type_of(&self, source: &Source) -> Type {
        match source {
            Source::Value(of, 1) if self.vertices[*of].short() == "STREAM" => Type::Bit,
            Source::Value(of, _) => self.types[*of],
            Source::Argument(at, _) if self.graph.lic(self.graph.params[*at]).width == POINTER => {
                Type::Pointer
            }
            Source::Argument(..) | Source::Constant(..) => Type::Word,
        }
    }

    /// The value of `source`, as `ty`.
    fn operand(&mut self, source: &Source, ty: Type) -> Operand {
        let own = self.type_of(source);
        match source {
            Source::Constant(value, true) => Operand::Const(constant(*value, ty)),
            Source::Argument(at, true) if own == ty => Operand::Held(self.graph.params[*at]),
            Source::Argument(at, false) if own == ty && !self.held[*at] => self.graph.params[*at].into(),
            Source::Value(of, port) if own == ty => self.lics[&(*of, *port)].into(),
            _ => self.form(source, ty).into(),
        }
    }

    /// The channel of what `source` gives, made another type or a token of.
    fn form(&mut self, source: &Source, ty: Type) -> LicId {
        let key = (source.clone(), ty);
        if let Some(known) = self.forms.get(&key) {
            return *known;
        }
        let own = self.type_of(source);
        let made = match source {
            Source::Constant(value, _) => {
                let ins = vec![self.order_in().into(), Operand::Const(constant(*value, ty))];
                self.made("%once", Operator::Gate, ty.width(), ins)
            }
            Source::Argument(at, false) if own == ty => {
                let ins = vec![self.order_in().into(), Operand::Held(self.graph.params[*at])];
                self.made("%once", Operator::Gate, ty.width(), ins)
            }
            Source::Value(of, 0) if ty == Type::Token && self.vertices[*of].short() == "LOAD" => {
                *self.orders.entry(*of).or_insert_with(|| {
                    let name = self.graph.fresh_name("%order");
                    self.graph.lics.push(Lic::new(name, 0));
                    LicId(self.graph.lics.len() as u32 - 1)
                })
            }
            _ => {
                let value = self.operand(source, own);
                self.converted(value, own, ty)
            }
        };
        self.forms.insert(key, made);
        made
    }

    fn converted(&mut self, value: Operand, own: Type, ty: Type) -> LicId {
        let width = ty.width();
        let pure = |name: &str| Operator::Pure(name.to_owned());
        match (own, ty) {
            (_, Type::Token) => {
                let ins = vec![value, Operand::Const(Bits::zero(0))];
                self.made("%token", Operator::Gate, 0, ins)
            }
            (Type::Token, _) => {
                let ins = vec![value, Operand::Const(Bits::new(width, 1))];
                self.made("%done", Operator::Gate, width, ins)
            }
            (Type::Bit, _) => self.made("%word", pure("zext"), width, vec![value]),
            (_, Type::Bit) => {
                let zero = Operand::Const(Bits::zero(own.width()));
                self.made("%bit", pure("icmp.ne"), 1, vec![value, zero])
            }
            (Type::Word, _) => self.made("%pointer", pure("inttoptr"), width, vec![value]),
            (Type::Pointer, _) => self.made("%number", pure("ptrtoint"), width, vec![value]),
        }
    }

    /// The bits of `decider`, or their opposites if `pred` is false.
    fn decider(&mut self, decider: &Source, pred: bool) -> Operand {
        let bits = self.operand(decider, Type::Bit);
        let (true, Operand::Lic(lic)) = (!pred, &bits) else { return bits };
        if let Some(known) = self.turned.get(lic) {
            return (*known).into();
        }
        let turned = self.made("%not", Operator::Not, 1, vec![bits.clone()]);
        self.turned.insert(*lic, turned);
        turned.into()
    }

    /// The bits of `decider` after an initial one that is `first`.
    fn behind_first(&mut self, decider: &Source, first: bool) -> Operand {
        let key = (decider.clone(), first);
        if let Some(known) = self.first.get(&key) {
            return (*known).into();
        }
        let bits = self.operand(decider, Type::Bit);
        let out = self.made("%again", Operator::Mov, 1, vec![bits]);
        self.graph.lics[out.0 as usize].init = vec![Bits::one_bit(first)];
        self.first.insert(key, out);
        out.into()
    }

    fn vertex(&mut self, vertex: &Vertex) -> Result<(), String> {
        let out = self.lics[&(vertex.at, 0)];
        let ty = self.types[vertex.at];
        let begin = self.graph.ops.len();
        let ins = &vertex.ins;
        match vertex.short() {
            "ID" => {
                let value = self.operand(&ins[0], ty);
                self.op(Operator::Mov, ty.width(), &[Some(out)], vec![value]);
            }
            "STEER" => {
                let decider = self.operand(&ins[0], Type::Bit);
                let value = self.operand(&ins[1], ty);
                let outs = if vertex.pred { [None, Some(out)] } else { [Some(out), None] };
                self.op(Operator::Switch, ty.width(), &outs, vec![decider, value]);
            }
            "INVARIANT" => {
                let decider = self.decider(&ins[0], vertex.pred);
                let value = self.operand(&ins[1], ty);
                self.op(Operator::Repeat, ty.width(), &[Some(out)], vec![decider, value]);
            }
            "CARRY" => {
                let select = self.behind_first(&ins[0], !vertex.pred);
                let [first, next] = [&ins[1], &ins[2]].map(|source| self.operand(source, ty));
                let values = if vertex.pred { [first, next] } else { [next, first] };
                let [zero, one] = values;
                self.op(Operator::Pick, ty.width(), &[Some(out)], vec![select, zero, one]);
            }
            "MERGE" => {
                let decider = self.operand(&ins[0], Type::Bit);
                let [one, zero] = [&ins[1], &ins[2]].map(|source| self.operand(source, ty));
                let operator = match (&zero, &one) {
                    (Operand::Const(bits), _) if ty == Type::Bit && !bits.is_true() => {
                        Some((Operator::Land, one.clone()))
                    }
                    (_, Operand::Const(bits)) if ty == Type::Bit && bits.is_true() => {
                        Some((Operator::Lor, zero.clone()))
                    }
                    _ => None,
                };
                match operator {
                    Some((operator, other)) => self.op(operator, 1, &[Some(out)], vec![decider, other]),
                    None => self.op(Operator::Pick, ty.width(), &[Some(out)], vec![decider, zero, one]),
                };
            }
            "SELECT" if ins[1] == ins[2] => {
                let trigger = self.operand(&ins[0], self.type_of(&ins[0]));
                let value = self.operand(&ins[1], ty);
                self.op(Operator::Gate, ty.width(), &[Some(out)], vec![trigger, value]);
            }
            "SELECT" => {
                let decider = self.operand(&ins[0], Type::Bit);
                let [one, zero] = [&ins[1], &ins[2]].map(|source| self.operand(source, ty));
                self.op(
                    Operator::Pure("select".to_owned()),
                    ty.width(),
                    &[Some(out)],
                    vec![decider, one, zero],
                );
            }
            "STREAM" => {
                let again = self.lics[&(vertex.at, 1)];
                if !ins[2].is_held() {
                    return Err(format!("{} takes another step each time", vertex.told()));
                }
                let [start, bound, step] =
                    [&ins[0], &ins[1], &ins[2]].map(|source| self.operand(source, Type::Word));
                let written = if vertex.pred { again } else { self.lic("%go", 1) };
                let operator = Operator::Count { name: "count.slt".to_owned(), next: false };
                self.op(operator, WORD, &[Some(out), Some(written)], vec![start, step, bound]);
                if !vertex.pred {
                    self.op(Operator::Not, 1, &[Some(again)], vec![written.into()]);
                }
            }
            "GEP" => {
                let (base, index) = if self.type_of(&ins[1]) == Type::Pointer { (1, 0) } else { (0, 1) };
                let address = self.address(vertex, &ins[base], &ins[index])?;
                self.op(Operator::Mov, ty.width(), &[Some(out)], vec![address]);
                self.shorten(out);
            }
            "LOAD" => {
                let address = self.address(vertex, &ins[0], &ins[1])?;
                let order = self.order(ins.get(2));
                let load = Operator::Load { bytes: BYTES as u32, volatile: false };
                self.op(load, WORD, &[Some(out), None], vec![address, order]);
            }
            "STORE" => {
                let value = self.operand(&ins[2], Type::Word);
                let address = self.address(vertex, &ins[0], &ins[1])?;
                let order = self.order(ins.get(3));
                let store = Operator::Store { bytes: BYTES as u32, volatile: false };
                self.op(store, WORD, &[Some(out)], vec![value, address, order]);
            }
            "FSHL" => {
                let ins = [0, 1, 2].map(|at| self.operand(&ins[at], Type::Word));
                self.op(Operator::Pure("llvm.fshl.i32".to_owned()), WORD, &[Some(out)], ins.to_vec());
            }
            _ => self.pure(vertex, out)?,
        }
        let (name, block) = (vertex.name.as_str(), vertex.block.as_str());
        for op in &mut self.graph.ops[begin..] {
            if op.outs.contains(&Some(out)) {
                op.origin = name.into();
            }
            op.block = block.into();
        }
        Ok(())
    }

    fn pure(&mut self, vertex: &Vertex, out: LicId) -> Result<(), String> {
        let (name, compares) = vertex.pure().ok_or_else(|| format!("{} is not known", vertex.told()))?;
        let ty = self.types[vertex.at];
        let of = match compares {
            true => vertex
                .ins
                .iter()
                .map(|source| self.type_of(source))
                .max()
                .unwrap_or(Type::Word)
                .max(Type::Word),
            false => ty,
        };
        let [one, other] = [&vertex.ins[0], &vertex.ins[1]].map(|source| self.operand(source, of));
        let is_one = |operand: &Operand| matches!(operand, Operand::Const(bits) if bits.is_true());
        match (name, ty) {
            ("and", Type::Token) => self.op(Operator::All, 0, &[Some(out)], vec![one, other]),
            ("xor", Type::Bit) if is_one(&other) => self.op(Operator::Not, 1, &[Some(out)], vec![one]),
            _ => {
                let op = self.op(Operator::Pure(name.to_owned()), ty.width(), &[Some(out)], vec![one, other]);
                op.operand_width = compares.then_some(of.width());
                op
            }
        };
        Ok(())
    }

    /// The address of element `index` after `base`.
    fn address(&mut self, vertex: &Vertex, base: &Source, index: &Source) -> Result<Operand, String> {
        let mut pointer = self.operand(base, Type::Pointer);
        let (offset, indices) = match index {
            Source::Constant(0, true) => return Ok(pointer),
            Source::Constant(number, true) => (number.saturating_mul(BYTES), Vec::new()),
            _ => (0, vec![self.operand(index, Type::Word)]),
        };
        let is_token = |operand: &Operand| matches!(operand, Operand::Lic(_));
        if !is_token(&pointer) && !indices.iter().any(is_token) {
            let after = vertex.ins.iter().skip(2).find(|source| !source.is_held());
            let Some(after) = after else { return Err(format!("{} has nothing to wait for", vertex.told())) };
            let trigger = self.operand(after, self.type_of(after));
            pointer = self.made("%base", Operator::Gate, POINTER, vec![trigger, pointer]).into();
        }
        let scales = vec![BYTES; indices.len()];
        let operator = Operator::Gep { offset, scales, index_widths: vec![WORD; indices.len()] };
        let ins = std::iter::once(pointer).chain(indices).collect();
        Ok(self.made("%address", operator, POINTER, ins).into())
    }

    /// Lets the operator before the `mov` that was made last write `out` itself.
    fn shorten(&mut self, out: LicId) {
        let [.., maker, last] = &mut self.graph.ops[..] else { return };
        if let ([Operand::Lic(made)], [Some(written)]) = (&last.ins[..], &mut maker.outs[..])
            && written == made
        {
            *written = out;
            self.graph.ops.pop();
        }
    }

    fn order(&mut self, sync: Option<&Source>) -> Operand {
        sync.map_or(Operand::Const(Bits::zero(0)), |sync| self.operand(sync, Type::Token))
    }

    /// Makes one switch of two steers of one value by one decider.
    fn join_steers(&mut self) {
        let mut known: BTreeMap<(LicId, LicId), usize> = BTreeMap::new();
        let mut at = 0;
        while at < self.graph.ops.len() {
            let op = &self.graph.ops[at];
            let key = match (&op.operator, &op.ins[..]) {
                (Operator::Switch, [Operand::Lic(select), Operand::Lic(value)]) => Some((*select, *value)),
                _ => None,
            };
            let other = key.and_then(|key| known.get(&key).copied());
            let fits = |other: usize| {
                (0..2).all(|out| self.graph.ops[other].outs[out].is_none() || op.outs[out].is_none())
            };
            match (key, other) {
                (_, Some(other)) if fits(other) => {
                    let op = self.graph.ops.remove(at);
                    for (own, out) in self.graph.ops[other].outs.iter_mut().zip(op.outs) {
                        *own = own.or(out);
                    }
                    continue;
                }
                (Some(key), _) => drop(known.insert(key, at)),
                _ => {}
            }
            at += 1;
        }
    }

    /// Lets the function end when loops that begin once, and stores that happen once, have.
    fn end(&mut self) {
        let mut ends: Vec<Operand> = Vec::new();
        let mut seen = Vec::new();
        for vertex in self.vertices {
            let begins_once = vertex.ins.get(1).is_some_and(|first| self.comes_once(first));
            if matches!(vertex.short(), "CARRY" | "INVARIANT") && begins_once {
                let key = (vertex.ins[0].clone(), vertex.pred);
                if seen.contains(&key) {
                    continue;
                }
                let decider = self.operand(&vertex.ins[0], Type::Bit);
                if !matches!(decider, Operand::Lic(_)) {
                    continue;
                }
                let out = self.lic("%end", 0);
                let outs = if vertex.pred { [Some(out), None] } else { [None, Some(out)] };
                self.op(Operator::Switch, 0, &outs, vec![decider, Operand::Const(Bits::zero(0))]);
                ends.push(out.into());
                seen.push(key);
            } else if vertex.short() == "STORE" && self.once[vertex.at] {
                ends.push(self.lics[&(vertex.at, 0)].into());
            }
        }
        for (vertex, order) in &self.orders {
            for op in &mut self.graph.ops {
                if op.outs.first() == Some(&Some(self.lics[&(*vertex, 0)])) && op.outs.len() == 2 {
                    op.outs[1] = Some(*order);
                }
            }
        }
        let order_in = self.order_in();
        let is_read = self.graph.ops.iter().any(|op| op.inputs().any(|lic| lic == order_in));
        if !is_read || ends.is_empty() {
            ends.push(order_in.into());
        }
        self.graph.order_out = match &ends[..] {
            [Operand::Lic(only)] => Some(*only),
            _ => Some(self.made("%out_mem_ord", Operator::All, 0, ends)),
        };
    }

    fn comes_once(&self, source: &Source) -> bool {
        match source {
            Source::Value(of, _) => self.once[*of],
            other => other.is_once(),
        }
    }

    /// Makes channels deep enough for operators that read what they write.
    fn give_turns(&mut self) {
        for op in &self.graph.ops {
            for lic in op.inputs().filter(|lic| op.outs.contains(&Some(*lic))) {
                let lic = &mut self.graph.lics[lic.0 as usize];
                lic.depth = lic.depth.max(2);
            }
        }
    }
}

fn constant(value: i64, ty: Type) -> Bits {
    match ty {
        Type::Bit => Bits::one_bit(value != 0),
        ty => Bits::from_i64(ty.width(), value),
    }
}

/// The types of the values of vertices: what a value is is what it is made of.
fn types(arguments: &[Argument], vertices: &[Vertex]) -> Vec<Type> {
    let mut types: Vec<Option<Type>> = vec![None; vertices.len()];
    let mut is_settled = false;
    while !is_settled {
        is_settled = true;
        for vertex in vertices {
            let found = type_of(vertex, arguments, vertices, &types);
            if found > types[vertex.at] {
                types[vertex.at] = found;
                is_settled = false;
            }
        }
    }
    types.into_iter().map(|ty| ty.unwrap_or(Type::Word)).collect()
}

/// The type of `vertex`, as far as those of others are known; none if nothing is known.
fn type_of(
    vertex: &Vertex,
    arguments: &[Argument],
    vertices: &[Vertex],
    types: &[Option<Type>],
) -> Option<Type> {
    let passed = vertex.passed();
    match vertex.short() {
        "STORE" => return Some(Type::Token),
        "GEP" => return Some(Type::Pointer),
        "LOAD" | "STREAM" | "FSHL" => return Some(Type::Word),
        _ if vertex.pure().is_some_and(|(_, compares)| compares) => return Some(Type::Bit),
        _ if passed.is_empty() => return Some(Type::Word),
        _ => {}
    }
    let mut found = passed.iter().filter_map(|source| match source {
        Source::Value(of, 1) if vertices[*of].short() == "STREAM" => Some(Some(Type::Bit)),
        Source::Value(of, _) => Some(types[*of]),
        Source::Argument(at, _) if arguments[*at].is_pointer => Some(Some(Type::Pointer)),
        Source::Argument(..) => Some(Some(Type::Word)),
        Source::Constant(..) => None,
    });
    let values: Vec<Type> = found.by_ref().flatten().collect();
    let constants = passed.iter().filter_map(|source| match source {
        Source::Constant(value, _) => Some(*value),
        _ => None,
    });
    let constants: Vec<i64> = constants.collect();
    let least = if constants.iter().all(|value| matches!(value, 0 | 1)) { Type::Bit } else { Type::Word };
    let is_mixed = values.contains(&Type::Token) && values.iter().any(|ty| *ty != Type::Token);
    let joined = match values.iter().max().copied() {
        None if constants.len() < passed.len() => return None,
        None => least,
        Some(Type::Token) if constants.iter().all(|value| *value == 1) => Type::Token,
        Some(Type::Pointer) => Type::Pointer,
        Some(ty) if constants.is_empty() => ty,
        Some(ty) => ty.max(least),
    };
    // The number that a token is, is a word.
    let is_number = matches!(vertex.short(), "OR" | "XOR") && joined == Type::Token;
    Some(if is_number || is_mixed { joined.max(Type::Word) } else { joined })
}

/// The vertices that fire once an invocation: all of their inputs are always there or come once, and some do.
fn once(vertices: &[Vertex]) -> Vec<bool> {
    let mut once = vec![false; vertices.len()];
    for _ in 0..vertices.len() {
        let mut is_settled = true;
        for vertex in vertices {
            let loops = matches!(vertex.short(), "CARRY" | "INVARIANT" | "STREAM" | "STEER" | "MERGE");
            let comes = |source: &Source| match source {
                Source::Value(of, _) => once[*of],
                other => other.is_once(),
            };
            let all = vertex.ins.iter().all(|source| source.is_held() || comes(source));
            if !loops && !once[vertex.at] && all && vertex.ins.iter().any(comes) {
                once[vertex.at] = true;
                is_settled = false;
            }
        }
        if is_settled {
            break;
        }
    }
    once
}
