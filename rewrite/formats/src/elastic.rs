//! Elastic circuits as graphs: operations whose channels have one reader each, which CIRCT's handshake and Dynamatic share.
//!
//! A fork, a buffer and a merge of one input are no operators: their outputs are channels of the graph with another
//! reader, more room, or initial values. A constant after a source is a constant operand; one after a token is a `gate`.

use dfquery_graph::{Bits, Graph, Lic, LicId, Op, Operand, Operator};
use std::collections::BTreeMap;

/// The kind of an operation.
#[derive(Clone, Debug)]
pub enum Kind {
    /// value → the same value, any number of times, with room for so many
    Pass(u32),
    /// value → value, after these
    Initial(Vec<Bits>),
    /// → a token, whenever there is room
    Source,
    /// → nothing, ever
    Never,
    /// values → nothing
    Sink,
    /// trigger → value
    Constant(Bits),
    /// select, values → the selected one
    Mux,
    /// condition, value → the value if true, the value if false
    Branch,
    /// values → whichever comes, its index
    Merge,
    /// values → a token
    Join,
    /// values → the same values, all at once
    Sync,
    /// values → what the operator gives
    Operator(Box<Op>),
    /// address, order → value, end; of a memory
    Load(Memory),
    /// value, address, order → end; of a memory
    Store(Memory),
}

/// A memory, by the argument or the address where it begins.
#[derive(Clone, Debug)]
pub struct Memory {
    /// The parameter that points to it; none if it is the address space.
    pub param: Option<LicId>,
    /// Bytes of an element.
    pub bytes: u32,
}

/// An operation with the names of its channels.
#[derive(Clone, Debug)]
pub struct Node {
    /// The kind.
    pub kind: Kind,
    /// The channels that it reads.
    pub ins: Vec<String>,
    /// The channels that it writes, with the bits of their values.
    pub outs: Vec<(String, u32)>,
    /// The operation as messages call it.
    pub told: String,
}

/// The value of a channel.
#[derive(Clone, PartialEq, Debug)]
enum Value {
    Lic(LicId),
    /// Always there.
    Fixed(Bits),
    /// A token that is always there.
    Source,
    Never(u32),
}

/// A graph while it is made of operations.
pub struct Builder {
    /// The graph, with its parameters.
    pub graph: Graph,
    /// The parameters that are channels, and the order.
    given: BTreeMap<String, LicId>,
    /// The places of a channel at least.
    least: u32,
}

impl Builder {
    /// The graph of the function `name` without parameters, whose channels have `least` places at least.
    pub fn new(name: &str, least: u32) -> Builder {
        let graph = Graph { name: name.to_owned(), ..Graph::default() };
        Builder { graph, given: BTreeMap::new(), least }
    }

    /// Adds the parameter `name` that operators read as `channel`; the order if it has no bits.
    pub fn param(&mut self, channel: &str, name: &str, width: u32) -> Result<(), String> {
        let lic = self.lic(name, width);
        self.given.insert(channel.to_owned(), lic);
        match (width, self.graph.order_in) {
            (0, None) => self.graph.order_in = Some(lic),
            (0, Some(_)) => {
                return Err(format!("argument `{name}` is a second token that starts the function"));
            }
            _ => self.graph.params.push(lic),
        }
        Ok(())
    }

    /// Adds a parameter that points to a memory.
    pub fn memory(&mut self, name: &str, width: u32) -> LicId {
        let lic = self.lic(name, width);
        self.graph.lics[lic.0 as usize].held = true;
        self.graph.params.push(lic);
        lic
    }

    fn lic(&mut self, name: &str, width: u32) -> LicId {
        let name = self.graph.fresh_name(&format!("%{}", name.trim_start_matches('%')));
        self.graph.lics.push(Lic::new(name, width));
        LicId(self.graph.lics.len() as u32 - 1)
    }

    /// The graph of `nodes`, which returns the channels `results`.
    pub fn build(mut self, nodes: &[Node], results: &[String]) -> Result<Graph, String> {
        if self.graph.order_in.is_none() {
            let order = self.lic("in_mem_ord", 0);
            self.graph.order_in = Some(order);
        }
        let mut maker = Maker::new(self, nodes)?;
        for node in nodes {
            maker.node(node).map_err(|problem| format!("`{}` {problem}", node.told))?;
        }
        maker.end(results)
    }
}

struct Maker<'n> {
    graph: Graph,
    /// By channel the one that it equals.
    same: BTreeMap<&'n str, &'n str>,
    /// The values of channels that equal no other.
    values: BTreeMap<String, Value>,
    /// By channel the places of its buffers, beside those of initial values.
    rooms: BTreeMap<LicId, u32>,
    least: u32,
}

impl<'n> Maker<'n> {
    fn new(builder: Builder, nodes: &'n [Node]) -> Result<Maker<'n>, String> {
        let Builder { graph, given, least } = builder;
        let values = given.into_iter().map(|(name, lic)| (name, Value::Lic(lic))).collect();
        let mut maker = Maker { graph, same: BTreeMap::new(), values, rooms: BTreeMap::new(), least };
        for node in nodes {
            if let (Kind::Pass(_), [of, ..]) = (&node.kind, &node.ins[..]) {
                maker.same.extend(node.outs.iter().map(|(out, _)| (out.as_str(), of.as_str())));
            }
        }
        // Constants first, since what is always there is known by what is before it.
        for node in nodes {
            match &node.kind {
                Kind::Source => maker.give(node, |_| Value::Source),
                Kind::Never => maker.give(node, Value::Never),
                _ => {}
            }
        }
        // A join of what is always there is always there; one may be of others.
        let mut joins: Vec<&Node> = nodes.iter().filter(|node| matches!(node.kind, Kind::Join)).collect();
        let mut open = usize::MAX;
        while joins.len() < open {
            open = joins.len();
            joins.retain(|node| {
                let is_source =
                    |input: &'n String| maker.values.get(maker.resolve(input)) == Some(&Value::Source);
                let is_open = !node.ins.iter().all(is_source);
                if !is_open {
                    maker.give(node, |_| Value::Source);
                }
                is_open
            });
        }
        for node in nodes {
            if let (Kind::Constant(bits), [trigger]) = (&node.kind, &node.ins[..])
                && maker.values.get(maker.resolve(trigger)) == Some(&Value::Source)
            {
                let bits = bits.clone();
                maker.give(node, |_| Value::Fixed(bits.clone()));
            }
        }
        for node in nodes.iter().filter(|node| !matches!(node.kind, Kind::Pass(_))) {
            for (out, width) in &node.outs {
                if !maker.values.contains_key(out.as_str()) {
                    let name = maker.graph.fresh_name(&format!("%{}", out.trim_start_matches('%')));
                    maker.graph.lics.push(Lic::new(name, *width));
                    maker.values.insert(out.clone(), Value::Lic(LicId(maker.graph.lics.len() as u32 - 1)));
                }
            }
        }
        for node in nodes {
            if let (Kind::Pass(room @ 1..), [of, ..]) = (&node.kind, &node.ins[..])
                && let Some(Value::Lic(lic)) = maker.values.get(maker.resolve(of))
            {
                let lic = *lic;
                *maker.rooms.entry(lic).or_default() += room;
            }
        }
        Ok(maker)
    }

    /// The channel that `name` equals.
    fn resolve(&self, mut name: &'n str) -> &'n str {
        // A circle of forks and buffers has no value.
        for _ in 0..=self.same.len() {
            match self.same.get(name) {
                Some(other) => name = other,
                None => break,
            }
        }
        name
    }

    fn give(&mut self, node: &Node, value: impl Fn(u32) -> Value) {
        for (out, width) in &node.outs {
            self.values.insert(out.clone(), value(*width));
        }
    }

    fn value(&self, name: &'n str) -> Result<Value, String> {
        let channel = self.resolve(name);
        self.values.get(channel).cloned().ok_or_else(|| format!("reads `{name}`, which nothing writes"))
    }

    fn operand(&self, name: &'n str) -> Result<Operand, String> {
        Ok(match self.value(name)? {
            Value::Lic(lic) => lic.into(),
            Value::Fixed(bits) => Operand::Const(bits),
            Value::Source => Operand::Const(Bits::zero(0)),
            Value::Never(width) => Operand::Never(width),
        })
    }

    fn operands(&self, names: &'n [String]) -> Result<Vec<Operand>, String> {
        names.iter().map(|name| self.operand(name)).collect()
    }

    /// The channel that output `at` of `node` is.
    fn out(&self, node: &Node, at: usize) -> Option<LicId> {
        match self.values.get(node.outs.get(at)?.0.as_str())? {
            Value::Lic(lic) => Some(*lic),
            _ => None,
        }
    }

    fn width(&self, operand: &Operand) -> u32 {
        operand.width(&self.graph)
    }

    fn op(
        &mut self,
        operator: Operator,
        width: u32,
        outs: Vec<Option<LicId>>,
        ins: Vec<Operand>,
    ) -> Result<(), String> {
        if !ins.iter().any(|operand| matches!(operand, Operand::Lic(_) | Operand::Never(_))) {
            return Err("takes only what is always there, so nothing says how often".to_owned());
        }
        self.graph.ops.push(Op { outs, ins, ..Op::new(operator, width) });
        Ok(())
    }

    fn node(&mut self, node: &'n Node) -> Result<(), String> {
        let outs = |maker: &Self| (0..node.outs.len()).map(|at| maker.out(node, at)).collect::<Vec<_>>();
        match &node.kind {
            Kind::Pass(_) | Kind::Source | Kind::Never | Kind::Sink => Ok(()),
            Kind::Constant(bits) => match self.out(node, 0) {
                None => Ok(()),
                out => {
                    let trigger = self.operand(&node.ins[0])?;
                    self.op(
                        Operator::Gate,
                        bits.width(),
                        vec![out],
                        vec![trigger, Operand::Const(bits.clone())],
                    )
                }
            },
            Kind::Initial(values) => self.initial(node, values),
            Kind::Mux => {
                let ins = self.operands(&node.ins)?;
                let [select, values @ ..] = &ins[..] else { return Err("selects nothing".to_owned()) };
                match (self.width(select), values) {
                    (1, [_, _]) => {
                        let width = self.width(&values[0]);
                        self.op(Operator::Pick, width, outs(self), ins.clone())
                    }
                    (_, [_, _]) => {
                        let bit = self.bit(select.clone())?;
                        let width = self.width(&values[0]);
                        self.op(
                            Operator::Pick,
                            width,
                            outs(self),
                            vec![bit, values[0].clone(), values[1].clone()],
                        )
                    }
                    _ => Err(format!("selects among {} values, and two are known", values.len())),
                }
            }
            Kind::Branch => {
                let ins = self.operands(&node.ins)?;
                let width = self.width(&ins[1]);
                let outs = vec![self.out(node, 1), self.out(node, 0)];
                self.op(Operator::Switch, width, outs, ins)
            }
            Kind::Merge => {
                let ins = self.operands(&node.ins)?;
                let width = ins.first().map_or(0, |operand| self.width(operand));
                let index = node.outs.get(1).map_or(1, |(_, width)| *width);
                match &ins[..] {
                    [only] => {
                        let trigger = only.clone();
                        self.op(Operator::Mov, width, vec![self.out(node, 0)], ins.clone())?;
                        match self.out(node, 1) {
                            Some(out) => {
                                let zero = Operand::Const(Bits::zero(index));
                                self.op(Operator::Gate, index, vec![Some(out)], vec![trigger, zero])
                            }
                            None => Ok(()),
                        }
                    }
                    [_, _] if index == 1 || node.outs.len() < 2 => {
                        let outs = vec![self.out(node, 0), self.out(node, 1)];
                        self.op(Operator::Pickany, width, outs, ins)
                    }
                    [_, _] => {
                        let name = self.graph.fresh_name("%index");
                        self.graph.lics.push(Lic::new(name, 1));
                        let bit = LicId(self.graph.lics.len() as u32 - 1);
                        self.op(Operator::Pickany, width, vec![self.out(node, 0), Some(bit)], ins)?;
                        self.op(
                            Operator::Pure("zext".to_owned()),
                            index,
                            vec![self.out(node, 1)],
                            vec![bit.into()],
                        )?;
                        self.graph.ops.last_mut().expect("just pushed").operand_width = Some(1);
                        Ok(())
                    }
                    _ => Err(format!("merges {} values, and two are known", ins.len())),
                }
            }
            // What joins sources is one.
            Kind::Join if self.out(node, 0).is_none() => Ok(()),
            Kind::Join => {
                let ins = self.operands(&node.ins)?;
                self.join(ins, self.out(node, 0))
            }
            Kind::Sync => {
                let ins = self.operands(&node.ins)?;
                for at in 0..ins.len() {
                    let others: Vec<Operand> = ins
                        .iter()
                        .enumerate()
                        .filter(|(other, _)| *other != at)
                        .map(|(_, other)| other.clone())
                        .collect();
                    let (Some(out), [trigger, ..]) = (self.out(node, at), &others[..]) else { continue };
                    let trigger = match others.len() {
                        1 => trigger.clone(),
                        _ => {
                            let name = self.graph.fresh_name("%all");
                            self.graph.lics.push(Lic::new(name, 0));
                            let all = LicId(self.graph.lics.len() as u32 - 1);
                            self.join(others, Some(all))?;
                            all.into()
                        }
                    };
                    let width = self.width(&ins[at]);
                    self.op(Operator::Gate, width, vec![Some(out)], vec![trigger, ins[at].clone()])?;
                }
                Ok(())
            }
            Kind::Operator(op) => {
                let ins = self.operands(&node.ins)?;
                self.op(op.operator.clone(), op.width, outs(self), ins)?;
                let made = self.graph.ops.last_mut().expect("just pushed");
                (made.operand_width, made.immediates) = (op.operand_width, op.immediates.clone());
                Ok(())
            }
            Kind::Load(memory) => {
                let order = self.operand(&node.ins[1])?;
                let address = self.address(memory, &node.ins[0], &order)?;
                let operator = Operator::Load { bytes: memory.bytes, volatile: false };
                self.op(operator, 8 * memory.bytes, outs(self), vec![address, order])
            }
            Kind::Store(memory) => {
                let order = self.operand(&node.ins[2])?;
                let address = self.address(memory, &node.ins[1], &order)?;
                let value = self.operand(&node.ins[0])?;
                let operator = Operator::Store { bytes: memory.bytes, volatile: false };
                self.op(operator, 8 * memory.bytes, outs(self), vec![value, address, order])
            }
        }
    }

    /// The lowest bit of a select.
    fn bit(&mut self, select: Operand) -> Result<Operand, String> {
        let width = self.width(&select);
        let name = self.graph.fresh_name("%select");
        self.graph.lics.push(Lic::new(name, 1));
        let bit = LicId(self.graph.lics.len() as u32 - 1);
        self.op(Operator::Pure("trunc".to_owned()), 1, vec![Some(bit)], vec![select])?;
        self.graph.ops.last_mut().expect("just pushed").operand_width = Some(width);
        Ok(bit.into())
    }

    /// Writes a token to `out` when all of `ins` have come.
    fn join(&mut self, ins: Vec<Operand>, out: Option<LicId>) -> Result<(), String> {
        let mut tokens = Vec::new();
        for operand in ins.into_iter().filter(|operand| !matches!(operand, Operand::Const(_))) {
            tokens.push(match self.width(&operand) {
                0 => operand,
                _ => {
                    let name = self.graph.fresh_name("%token");
                    self.graph.lics.push(Lic::new(name, 0));
                    let token = LicId(self.graph.lics.len() as u32 - 1);
                    self.op(
                        Operator::Gate,
                        0,
                        vec![Some(token)],
                        vec![operand, Operand::Const(Bits::zero(0))],
                    )?;
                    token.into()
                }
            });
        }
        match tokens.len() {
            1 => self.op(Operator::Mov, 0, vec![out], tokens),
            _ => self.op(Operator::All, 0, vec![out], tokens),
        }
    }

    /// Lets values come after the initial ones: in the channel itself, if nothing else reads it.
    fn initial(&mut self, node: &'n Node, values: &[Bits]) -> Result<(), String> {
        let out = self.out(node, 0).ok_or("has no output")?;
        let channel = &mut self.graph.lics[out.0 as usize];
        channel.init = values.to_vec();
        let width = channel.width;
        let input = self.operand(&node.ins[0])?;
        self.op(Operator::Mov, width, vec![Some(out)], vec![input])
    }

    fn address(&mut self, memory: &Memory, index: &'n str, order: &Operand) -> Result<Operand, String> {
        let index = self.operand(index)?;
        let Some(param) = memory.param else { return Ok(index) };
        let base = Operand::Held(param);
        let width = self.width(&base);
        let bytes = i64::from(memory.bytes);
        let (offset, ins, widths) = match &index {
            Operand::Const(bits) => {
                // A constant place is accessed as often as the order says.
                let name = self.graph.fresh_name("%base");
                self.graph.lics.push(Lic::new(name, width));
                let base = LicId(self.graph.lics.len() as u32 - 1);
                self.op(Operator::Gate, width, vec![Some(base)], vec![order.clone(), Operand::Held(param)])?;
                (bits.signed_low().wrapping_mul(bytes), vec![base.into()], Vec::new())
            }
            _ => (0, vec![base, index.clone()], vec![self.width(&index)]),
        };
        let name = self.graph.fresh_name("%address");
        self.graph.lics.push(Lic::new(name, width));
        let address = LicId(self.graph.lics.len() as u32 - 1);
        let operator = Operator::Gep { offset, scales: vec![bytes; widths.len()], index_widths: widths };
        self.op(operator, width, vec![Some(address)], ins)?;
        Ok(address.into())
    }

    /// Ends the graph with its results; the last one without bits is the order.
    fn end(mut self, results: &'n [String]) -> Result<Graph, String> {
        let order_in = self.graph.order_in.expect("the builder has made one");
        for name in results {
            let operand = self.operand(name)?;
            let lic = match operand {
                Operand::Lic(lic) => lic,
                fixed => {
                    let width = self.width(&fixed);
                    let name = self.graph.fresh_name("%result");
                    self.graph.lics.push(Lic::new(name, width));
                    let result = LicId(self.graph.lics.len() as u32 - 1);
                    self.op(Operator::Gate, width, vec![Some(result)], vec![order_in.into(), fixed])?;
                    result
                }
            };
            match (self.graph.lic(lic).width, self.graph.order_out) {
                (0, None) => self.graph.order_out = Some(lic),
                (0, Some(before)) => {
                    let both = self.graph.fresh_name("%out_mem_ord");
                    self.graph.lics.push(Lic::new(both, 0));
                    let both = LicId(self.graph.lics.len() as u32 - 1);
                    self.op(Operator::All, 0, vec![Some(both)], vec![before.into(), lic.into()])?;
                    self.graph.order_out = Some(both);
                }
                _ => self.graph.results.push(lic),
            }
        }
        self.graph.order_out.get_or_insert(order_in);
        self.shorten();
        self.begin_loops()?;
        for (at, lic) in (0..).zip(&mut self.graph.lics) {
            let room = self.rooms.get(&LicId(at)).copied().unwrap_or(0);
            lic.depth = (lic.init.len() as u32 + room).max(self.least);
        }
        for at in 0..self.graph.ops.len() {
            let op = &self.graph.ops[at];
            let own: Vec<LicId> = op.inputs().filter(|lic| op.outs.contains(&Some(*lic))).collect();
            for lic in own {
                let lic = &mut self.graph.lics[lic.0 as usize];
                lic.depth = lic.depth.max(2);
            }
        }
        dfquery_graph::mutants::tidy(&mut self.graph);
        Ok(self.graph)
    }

    /// Gives loops that a constant enters a token of it for each time that they are entered, as another value that enters.
    ///
    /// With the constant alone a loop would begin again as soon as it has ended.
    fn begin_loops(&mut self) -> Result<(), String> {
        let entry = |graph: &Graph, op: &Op| {
            let (select, entering) = graph.header(op)?;
            Some((select, entering, op.ins[entering].clone()))
        };
        for at in 0..self.graph.ops.len() {
            let Some((select, entering, Operand::Const(bits))) = entry(&self.graph, &self.graph.ops[at])
            else {
                continue;
            };
            let others = self.graph.ops.iter().filter_map(|op| entry(&self.graph, op));
            let mut tokens =
                others.filter(|(other, _, operand)| *other == select && matches!(operand, Operand::Lic(_)));
            let Some((_, _, trigger)) = tokens.next() else { continue };
            drop(tokens);
            let name = self.graph.fresh_name("%begin");
            self.graph.lics.push(Lic::new(name, bits.width()));
            let begin = LicId(self.graph.lics.len() as u32 - 1);
            self.graph.ops[at].ins[entering] = begin.into();
            self.op(Operator::Gate, bits.width(), vec![Some(begin)], vec![trigger, Operand::Const(bits)])?;
        }
        Ok(())
    }

    /// Lets the producer of a channel that only a `mov` reads write the channel of the `mov` itself.
    fn shorten(&mut self) {
        let mut at = 0;
        while at < self.graph.ops.len() {
            let op = &self.graph.ops[at];
            let moved = match (&op.operator, &op.ins[..], &op.outs[..]) {
                (Operator::Mov, [Operand::Lic(from)], [Some(to)]) if self.readers_of(*from) == 1 => {
                    Some((*from, *to))
                }
                _ => None,
            };
            let producer =
                moved.filter(|(from, _)| self.graph.lic(*from).init.is_empty()).and_then(|(from, to)| {
                    let producer = self.graph.ops.iter().position(|op| op.outs.contains(&Some(from)))?;
                    Some((producer, from, to))
                });
            match producer.filter(|(producer, ..)| *producer != at) {
                Some((producer, from, to)) => {
                    let outs = &mut self.graph.ops[producer].outs;
                    outs.iter_mut().filter(|out| **out == Some(from)).for_each(|out| *out = Some(to));
                    let room = self.rooms.remove(&from).unwrap_or(0);
                    *self.rooms.entry(to).or_default() += room;
                    self.graph.ops.remove(at);
                }
                None => at += 1,
            }
        }
    }

    fn readers_of(&self, lic: LicId) -> usize {
        let operators = self.graph.ops.iter().flat_map(Op::inputs).filter(|read| *read == lic).count();
        operators + self.graph.answers().filter(|read| *read == lic).count()
    }
}
