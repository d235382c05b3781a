//! Graphs to netlists, operator by operator.

use super::{
    arith,
    externals::{Externals, Signature},
    fixed,
    function::Function,
    memory::Memories,
    netlist::{Kind, Netlist, Type, Value},
    rates::Rates,
    timed::Timed,
};
use dfquery_graph::{Bits, Graph, Lic, LicId, Op, Operand, Operator, order::ByteOrder};
use std::collections::{BTreeMap, BTreeSet};

/// The reason why a function has no handshake form.
pub type Reason = String;

/// Before the names of functions that are no functions of the program.
const OWN: &str = "dfquery";

/// The values of one access port.
struct Port {
    /// The value and address of a store, the address of a load.
    ins: Vec<Value>,
    /// The value of a load, which the memory gives.
    loaded: Option<Value>,
    /// The token that says that the access is done.
    done: Value,
}

/// The ports of one memory.
#[derive(Default)]
struct Ports {
    loads: Vec<Port>,
    stores: Vec<Port>,
}

/// A function on its way.
struct Lowering<'g> {
    graph: &'g Graph,
    netlist: Netlist,
    rates: Rates,
    timed: Timed,
    /// The operator that is being lowered.
    at: usize,
    externals: &'g mut Externals,
    memories: Memories,
    ports: Vec<Ports>,
    /// The value that readers of each LIC read.
    lics: Vec<Value>,
    /// For each LIC the constant that all its values are, if they are one.
    fixed: Vec<Option<Operand>>,
    /// The last condition before this one, 0 at first, for the controls of `repeat`.
    again: BTreeMap<LicId, Value>,
    /// By the address of an element its index.
    indices: BTreeMap<Value, Value>,
    /// By trigger and constant, what brings the constant once for each token.
    triggered: BTreeMap<(Value, u32, String), Value>,
    /// By the select of the picks of a loop and a constant that enters it, the LIC with its tokens, if it needs them.
    entries: BTreeMap<(LicId, u32, String), LicId>,
}

/// An input before it is triggered by a token.
#[derive(Clone)]
enum Input {
    Value(Value),
    /// A constant or an address.
    Fixed(Operand),
}

/// Makes the handshake function of `graph`.
///
/// # Errors
///
/// A [`Reason`] in words, where an operator can fire without any token.
pub fn lower(graph: &Graph, externals: &mut Externals) -> Result<Function, Reason> {
    let of_tokens = with_starts(graph);
    let graph = of_tokens.as_ref().unwrap_or(graph);
    if let Some(reason) = foreign(graph) {
        return Err(reason);
    }
    let mut netlist = Netlist::default();
    let memories = Memories::of(graph);
    let fixed = fixed::constants(graph, &memories);
    let lic = |(lic, id): (&Lic, u32)| match memories.is_start(LicId(id)) {
        true => netlist.value(Type::of_width(lic.width)),
        false => netlist.named(&lic.name, Type::of_width(lic.width)),
    };
    let lics = graph.lics.iter().zip(0..).map(lic).collect();
    let count = memories.arguments.len().max(1);
    let ports = (0..count).map(|_| Ports::default()).collect();
    let entries = fixed::entries(graph, &fixed);
    let (again, indices, triggered) = <_>::default();
    let rates = Rates::of(graph);
    let timed = Timed::of(graph, &rates);
    let mut lowering = Lowering {
        graph,
        netlist,
        rates,
        timed,
        at: 0,
        externals,
        memories,
        ports,
        lics,
        fixed,
        again,
        indices,
        triggered,
        entries,
    };
    if let Some(lic) = graph
        .lics
        .iter()
        .find(|lic| lic.init.iter().any(|value| value.resize(64).resize(lic.width) != *value))
    {
        return Err(format!("{} holds an initial value of more than 64 bits", lic.name));
    }
    let (names, handles) = lowering.arguments();
    for (at, op) in graph.ops.iter().enumerate() {
        lowering.netlist.rate = lowering.rates.operator(at);
        lowering.at = at;
        lowering.operation(at, op)?;
    }
    for (id, handle) in handles.into_iter().enumerate() {
        lowering.memory(id, handle);
    }
    Ok(lowering.end(names))
}

/// `graph` with tokens instead of held parameters, if all of these are memories: what is the start of one needs no tokens.
fn with_starts(graph: &Graph) -> Option<Graph> {
    let held: Vec<LicId> = graph.params.iter().copied().filter(|lic| graph.is_held(*lic)).collect();
    if held.is_empty() {
        return None;
    }
    let mut of_tokens = graph.clone();
    held.iter().for_each(|lic| of_tokens.lics[lic.0 as usize].held = false);
    for operand in of_tokens.ops.iter_mut().flat_map(|op| &mut op.ins) {
        if let Operand::Held(lic) = operand {
            *operand = Operand::Lic(*lic);
        }
    }
    let memories = Memories::of(&of_tokens);
    held.iter().all(|lic| memories.is_start(*lic)).then_some(of_tokens)
}

/// The reason why CIRCT's operators cannot express `graph`: values without tokens, or operators that count, sum, carry
/// or interleave.
fn foreign(graph: &Graph) -> Option<Reason> {
    if let Some(held) = graph.lics.iter().find(|lic| lic.held) {
        return Some(format!("{} is a held parameter: convert with `--arguments tokens`", held.name));
    }
    let is_foreign = |op: &&Op| {
        use Operator::{Carry, CarryWhile, Count, Interleave, Reduce};
        matches!(op.operator, Count { .. } | Reduce { .. } | Carry | CarryWhile | Interleave)
    };
    let op = graph.ops.iter().find(is_foreign)?;
    let option = if op.operator == Operator::Interleave { "--overlap" } else { "--counters" };
    Some(format!("`{}` has no form in handshake: convert without `{option}`", op.operator.name()))
}

/// The names of the arguments and results, which become ports of one module, with a number where one of them is there already.
fn distinct(names: [Vec<String>; 2]) -> [Vec<String>; 2] {
    let mut taken = BTreeSet::new();
    let mut fresh = |name: String| {
        let numbered = (1..).map(|number| format!("{name}_{number}"));
        let mut names = std::iter::once(name.clone()).chain(numbered);
        names.find(|name| taken.insert(name.clone())).expect("numbers do not end")
    };
    names.map(|names| names.into_iter().map(&mut fresh).collect())
}

impl<'g> Lowering<'g> {
    /// Makes the arguments; gives their names, and the values of the memories.
    fn arguments(&mut self) -> (Vec<String>, Vec<Value>) {
        let graph = self.graph;
        let mut names = Vec::new();
        let mut handles = Vec::new();
        for (at, &lic) in graph.params.iter().enumerate() {
            let name = &graph.lic(lic).name;
            let memory = self.memories.arguments.iter().find(|(position, _)| *position == at);
            if let Some(&(_, unit)) = memory {
                handles.push(self.netlist.argument(name, Type::Memory(unit * 8)));
            } else {
                let value = self.netlist.argument(name, Type::of_width(graph.lic(lic).width));
                self.netlist.equate(self.lics[lic.0 as usize], value);
            }
            names.push(name.trim_start_matches('%').to_owned());
        }
        if handles.is_empty() && graph.ops.iter().any(is_access) {
            handles.push(self.netlist.argument("%memory", Type::Memory(8)));
            names.push("memory".to_owned());
        }
        if let Some(order) = graph.order_in {
            let name = &graph.lic(order).name;
            let value = self.netlist.argument(name, Type::None);
            self.netlist.equate(self.lics[order.0 as usize], value);
            if let Some(rate) = self.rates.invocation {
                self.netlist.comes(value, rate);
            }
            names.push(name.trim_start_matches('%').to_owned());
        }
        (names, handles)
    }

    fn end(self, names: Vec<String>) -> Function {
        let outs: Vec<LicId> = self.graph.answers().collect();
        let results: Vec<Value> = outs.iter().map(|lic| self.lics[lic.0 as usize]).collect();
        let (arguments, body) = self.netlist.print(&results);
        let signature = Signature {
            ins: self.netlist.argument_types(),
            outs: results.iter().map(|&value| self.netlist.ty(value)).collect(),
        };
        let name = |lic: &LicId| self.graph.lic(*lic).name.trim_start_matches('%').to_owned();
        let names = distinct([names, outs.iter().map(name).collect()]);
        Function { name: self.graph.name.clone(), arguments, signature, names, body }
    }

    /// Lets `value` be what the operator writes to `out`; a LIC that holds values gets its buffers.
    fn write(&mut self, out: Option<LicId>, value: Value) {
        let Some(id) = out else { return };
        let lic = self.graph.lic(id);
        let free = (lic.depth as usize).saturating_sub(lic.init.len().max(1));
        let ty = self.netlist.ty(value);
        let mut value = value;
        if free > 0 {
            let slots = if lic.init.is_empty() { free + 1 } else { free };
            value = self.netlist.one(Kind::Buffer { slots, initial: Vec::new() }, vec![value], ty);
        }
        if !lic.init.is_empty() {
            let initial = lic.init.iter().map(|value| value.low() as i64).collect();
            value = self.netlist.one(Kind::Buffer { slots: 0, initial }, vec![value], ty);
        }
        self.netlist.equate(self.lics[id.0 as usize], value);
    }

    fn read(&self, lic: LicId) -> Value {
        self.lics[lic.0 as usize]
    }

    fn input(&self, op: &Op, at: usize) -> Input {
        match &op.ins[at] {
            Operand::Lic(lic) => match &self.fixed[lic.0 as usize] {
                Some(fixed) => Input::Fixed(fixed.clone()),
                None => Input::Value(self.read(*lic)),
            },
            fixed => Input::Fixed(fixed.clone()),
        }
    }

    /// An input that has to be a LIC, with all its tokens.
    fn token_input(&self, op: &Op, at: usize) -> Result<Value, Reason> {
        match &op.ins[at] {
            Operand::Lic(lic) => Ok(self.read(*lic)),
            _ => Err(format!("`{}` is decided by a constant", op.operator.name())),
        }
    }

    /// All inputs of an operator that consumes all of them; one of them at least has its tokens.
    fn inputs(&mut self, op: &Op) -> Result<Vec<Value>, Reason> {
        let mut inputs: Vec<Input> = (0..op.ins.len()).map(|at| self.input(op, at)).collect();
        let is_fixed = |input: &Input| matches!(input, Input::Fixed(_));
        if inputs.iter().all(is_fixed) {
            let first = op.ins.iter().position(|input| matches!(input, Operand::Lic(_)));
            let first = first.ok_or_else(|| format!("`{}` has only constants", op.operator.name()))?;
            inputs[first] = Input::Value(self.token_input(op, first)?);
        }
        Ok(inputs.into_iter().map(|input| self.value(input)).collect())
    }

    /// The value of an input; one that is fixed is always there.
    fn value(&mut self, input: Input) -> Value {
        match input {
            Input::Value(value) => value,
            Input::Fixed(Operand::Const(bits)) => self.constant(&bits),
            Input::Fixed(operand) => {
                let source = self.netlist.source();
                self.fixed(source, operand)
            }
        }
    }

    /// A constant for each time that what is being lowered happens.
    ///
    /// Existing values that come equally often and in time are tried first: a constant, its source, the result of
    /// branching a constant that comes with a condition, a token of order.
    fn constant(&mut self, bits: &Bits) -> Value {
        let rate = self.netlist.rate;
        if let Some(known) = self.known_constant(bits) {
            return known;
        }
        if self.netlist.has_source(rate) {
            return self.netlist.constant(bits);
        }
        if let Some(select) = self.branching(bits) {
            let whole = self.rates.lic(select).and_then(|rate| self.netlist.constant_at(rate, bits));
            let whole = whole.expect("it comes with the condition");
            let condition = self.read(select);
            for (value, side) in self.branch(condition, whole).into_iter().zip([false, true]) {
                let rate = self.rates.side(select, side);
                self.timed
                    .constants
                    .entry((rate, bits.width(), bits.to_string()))
                    .or_default()
                    .push((value, select));
            }
            return self.known_constant(bits).expect("it has just been made");
        }
        let token =
            self.timed.tokens.get(&rate).into_iter().flatten().find(|token| self.in_time(**token)).copied();
        let Some(token) = token else { return self.netlist.constant(bits) };
        let constant = self.netlist.triggered(self.lics[token.0 as usize], bits);
        self.timed
            .constants
            .entry((rate, bits.width(), bits.to_string()))
            .or_default()
            .push((constant, token));
        constant
    }

    /// A constant that comes as often as what is being lowered, and in time.
    fn known_constant(&self, bits: &Bits) -> Option<Value> {
        let rate = self.netlist.rate;
        self.netlist.constant_at(rate, bits).or_else(|| {
            let timed = self.timed.constants.get(&(rate, bits.width(), bits.to_string()))?;
            timed.iter().find(|(_, from)| self.in_time(*from)).map(|(value, _)| *value)
        })
    }

    /// A condition that has a side as often as what is being lowered happens, comes in time, and with which the constant comes.
    fn branching(&self, bits: &Bits) -> Option<LicId> {
        let mut selects = self.rates.sides_at(self.netlist.rate).map(|(select, _)| select);
        selects.find(|&select| {
            let whole = self.rates.lic(select).and_then(|rate| self.netlist.constant_at(rate, bits));
            whole.is_some() && self.graph.lic(select).init.is_empty() && self.in_time(select)
        })
    }

    /// Returns true if `lic` does not wait for the operator that is being lowered, nor for the loop that it lets
    /// something into.
    fn in_time(&self, lic: LicId) -> bool {
        let waits = self.timed.waits(self.graph, lic);
        let loop_of = self.graph.header(&self.graph.ops[self.at]);
        let within =
            |select: LicId| self.timed.loop_operators(self.graph, select).iter().any(|op| waits.contains(op));
        !waits.contains(&self.at) && !loop_of.is_some_and(|(select, _)| within(select))
    }

    /// The fixed operand, once for every token of `trigger`.
    fn fixed(&mut self, trigger: Value, operand: Operand) -> Value {
        match operand {
            Operand::Global { width, name, offset } => {
                let symbol = format!("{OWN}.address.{}", name.trim_start_matches('@'));
                let start = self.instance(&symbol, vec![trigger], &[Type::Int(width)])[0];
                match offset {
                    0 => start,
                    _ => arith::address(&mut self.netlist, width, Some(start), offset, &[]),
                }
            }
            Operand::Const(bits) => {
                let key = (self.netlist.resolve(trigger), bits.width(), bits.to_string());
                let known = self.triggered.get(&key).copied();
                let value = known.unwrap_or_else(|| self.netlist.triggered(trigger, &bits));
                self.triggered.insert(key, value);
                value
            }
            Operand::Never(width) => self.netlist.one(Kind::Never, Vec::new(), Type::of_width(width)),
            Operand::Lic(lic) | Operand::Held(lic) => self.read(lic),
        }
    }

    /// Uses a function that is declared and not defined here.
    fn instance(&mut self, name: &str, ins: Vec<Value>, outs: &[Type]) -> Vec<Value> {
        let types = ins.iter().map(|&value| self.netlist.ty(value)).collect();
        let symbol = self.externals.symbol(name, &Signature { ins: types, outs: outs.to_vec() });
        self.netlist.add(Kind::Instance(symbol), ins, outs)
    }

    /// The value where `condition` is false and where it is true.
    fn branch(&mut self, condition: Value, value: Value) -> [Value; 2] {
        let ty = self.netlist.ty(value);
        let outs = self.netlist.add(Kind::Branch, vec![condition, value], &[ty, ty]);
        [outs[1], outs[0]]
    }

    /// The input that a header pick takes on entering and the value that is there, where that is a constant and another
    /// pick of the loop has it as tokens already.
    fn triggered_entry(&mut self, op: &Op) -> Option<(usize, Value)> {
        let (select, entering) = self.graph.header(op)?;
        let Input::Fixed(Operand::Const(bits)) = self.input(op, entering) else { return None };
        let tokens = self.entries.get(&(select, bits.width(), bits.to_string()))?;
        Some((entering - 1, self.read(*tokens)))
    }

    /// Returns true if `bits`, which a mux takes where its select is `side`, is better had from the select.
    fn is_select(&self, bits: &Bits, side: bool) -> bool {
        let rate = self.netlist.rate;
        let known = self.netlist.has_source(rate) || self.known_constant(bits).is_some();
        bits.width() == 1 && bits.is_true() == side && !known
    }

    /// One of two inputs, as `select` says, or what `lic` brings.
    fn pick(&mut self, (lic, select): (Option<LicId>, Value), inputs: [Input; 2], width: u32) -> Value {
        let rate = self.netlist.rate;
        let [zero, one] = inputs;
        let [zero, one] = [(zero, false), (one, true)].map(|(input, side)| {
            if let Some(lic) = lic {
                self.netlist.rate = self.rates.side(lic, side);
            }
            match input {
                Input::Fixed(Operand::Const(bits)) if self.is_select(&bits, side) => {
                    self.branch(select, select)[usize::from(side)]
                }
                input => self.value(input),
            }
        });
        self.netlist.rate = rate;
        self.netlist.one(Kind::Mux, vec![select, zero, one], Type::of_width(width))
    }

    fn operation(&mut self, at: usize, op: &Op) -> Result<(), Reason> {
        let width = Type::of_width(op.width);
        let first = op.outs.first().copied().flatten();
        let second = op.outs.get(1).copied().flatten();
        let outs: Vec<Value> = match &op.operator {
            Operator::Pick => {
                let select = self.token_input(op, 0)?;
                let mut inputs = [self.input(op, 1), self.input(op, 2)];
                if let Some(entering) = self.triggered_entry(op) {
                    inputs[entering.0] = Input::Value(entering.1);
                }
                vec![self.pick((op.inputs().next(), select), inputs, op.width)]
            }
            Operator::Switch => {
                let ins = self.inputs(op)?;
                self.branch(ins[0], ins[1]).to_vec()
            }
            Operator::Filter => {
                let ins = self.inputs(op)?;
                vec![self.branch(ins[0], ins[1])[1]]
            }
            Operator::Land => vec![self.shortcut(op, false)?],
            Operator::Lor => vec![self.shortcut(op, true)?],
            Operator::Not => {
                let value = self.token_input(op, 0)?;
                vec![self.not(value)]
            }
            Operator::Mov => vec![self.token_input(op, 0)?],
            Operator::Gate => vec![self.gate(op)?],
            Operator::Predprop => self.predprop(op)?,
            Operator::Predmerge => self.predmerge(op)?,
            Operator::Repeat => vec![self.repeat(op)?[0]],
            Operator::RepeatWhile => vec![self.repeat(op)?[1]],
            Operator::Pickany => {
                let ins = self.inputs(op)?;
                self.netlist.add(Kind::Merge, ins, &[width, Type::Int(1)])
            }
            Operator::All => {
                let ins = self.inputs(op)?;
                vec![self.netlist.one(Kind::Join, ins, Type::None)]
            }
            Operator::Load { bytes, .. } => self.load(at, op, *bytes)?,
            Operator::Store { bytes, .. } => vec![self.store(at, op, *bytes)?],
            Operator::Gep { offset, scales, index_widths } if is_scalar(op, index_widths) => {
                vec![self.address(op, *offset, scales)?]
            }
            _ => self.computed(op)?,
        };
        for (out, value) in [first, second].into_iter().zip(outs) {
            self.write(out, value);
        }
        Ok(())
    }

    /// A computation: an operation if there is one, else an instance of a function.
    fn computed(&mut self, op: &Op) -> Result<Vec<Value>, Reason> {
        let ins = self.inputs(op)?;
        if let Some(value) = arith::compute(&mut self.netlist, op, &ins) {
            return Ok(vec![value]);
        }
        let ordered = op.operator.is_ordered();
        let value = |outs: usize| {
            if outs > usize::from(ordered) { vec![Type::of_width(op.width)] } else { Vec::new() }
        };
        let mut types = value(op.outs.len());
        types.extend(ordered.then_some(Type::None));
        Ok(self.instance(&external_name(op), ins, &types))
    }

    /// Address arithmetic; in a memory of its own it counts elements.
    fn address(&mut self, op: &Op, offset: i64, scales: &[i64]) -> Result<Value, Reason> {
        let out = op.outs.first().copied().flatten();
        let step = out.map_or(1, |lic| self.memories.step(lic));
        let is_start = matches!(op.ins[0], Operand::Lic(lic) if self.is_start(lic));
        let (base, indices) = match is_start {
            true => (None, (1..op.ins.len()).map(|at| self.input(op, at)).collect()),
            false => {
                let mut inputs = self.inputs(op)?.into_iter().map(Input::Value);
                (inputs.next(), inputs.collect::<Vec<Input>>())
            }
        };
        let base = base.map(|base| self.value(base));
        let scaled = indices.into_iter().zip(scales);
        let indices: Vec<(Value, i64)> =
            scaled.map(|(index, scale)| (self.value(index), scale / step)).collect();
        Ok(arith::address(&mut self.netlist, op.width, base, offset / step, &indices))
    }

    /// Returns true if `lic` is the start of a memory, and needs no tokens.
    fn is_start(&self, lic: LicId) -> bool {
        self.memories.is_start(lic) && self.fixed[lic.0 as usize].is_some()
    }

    fn not(&mut self, value: Value) -> Value {
        let ones = self.netlist.constant(&Bits::one_bit(true));
        self.netlist.one(Kind::Arith("arith.xori"), vec![value, ones], Type::Int(1))
    }

    fn gate(&mut self, op: &Op) -> Result<Value, Reason> {
        let trigger = self.token_input(op, 0)?;
        match self.input(op, 1) {
            Input::Value(value) => {
                let types = [self.netlist.ty(trigger), self.netlist.ty(value)];
                Ok(self.netlist.add(Kind::Sync, vec![trigger, value], &types)[1])
            }
            Input::Fixed(operand) => {
                let token = self.netlist.token(trigger);
                Ok(self.fixed(token, operand))
            }
        }
    }

    /// `land` or `lor`, which stop at the first operand that is `stop`.
    fn shortcut(&mut self, op: &Op, stop: bool) -> Result<Value, Reason> {
        let fixed = |value| Input::Fixed(Operand::Const(Bits::one_bit(value)));
        let mut operands = Vec::new();
        let mut rest = None;
        for operand in &op.ins {
            match operand {
                Operand::Lic(lic) => operands.push(*lic),
                Operand::Const(bits) if bits.is_true() != stop => {}
                _ => {
                    rest = Some(fixed(stop));
                    break;
                }
            }
        }
        for lic in operands.into_iter().rev() {
            let value = self.read(lic);
            let select = (Some(lic), value);
            rest = Some(Input::Value(match (rest, stop) {
                (None, _) => value,
                (Some(rest), false) => self.pick(select, [fixed(false), rest], 1),
                (Some(rest), true) => self.pick(select, [rest, fixed(true)], 1),
            }));
        }
        match rest {
            Some(Input::Value(value)) => Ok(value),
            _ => Err(format!("`{}` has only constants", op.operator.name())),
        }
    }

    fn predprop(&mut self, op: &Op) -> Result<Vec<Value>, Reason> {
        let predicate = self.token_input(op, 0)?;
        let condition = self.input(op, 1);
        let condition = self.value(condition);
        let opposite = self.not(condition);
        let zero = Input::Fixed(Operand::Const(Bits::one_bit(false)));
        let select = (op.inputs().next(), predicate);
        let edge = |lowering: &mut Self, value| lowering.pick(select, [zero.clone(), Input::Value(value)], 1);
        Ok(vec![edge(self, opposite), edge(self, condition)])
    }

    fn predmerge(&mut self, op: &Op) -> Result<Vec<Value>, Reason> {
        let ins = self.inputs(op)?;
        let predicate = self.netlist.one(Kind::Arith("arith.ori"), ins.clone(), Type::Int(1));
        let index = self.branch(predicate, ins[1])[1];
        Ok(vec![predicate, index])
    }

    /// The repeated values: one for each iteration of the loop, and one for each iteration that is followed by another.
    fn repeat(&mut self, op: &Op) -> Result<[Value; 2], Reason> {
        let control = self.token_input(op, 0)?;
        let again = self.again(op, control);
        let kept = self.netlist.value(Type::of_width(op.width));
        let select = (op.inputs().next(), again);
        let out = self.pick(select, [self.input(op, 1), Input::Value(kept)], op.width);
        let after = self.branch(control, out)[1];
        self.netlist.equate(kept, after);
        Ok([out, after])
    }

    /// The last value of `control` before this one, the first input of the `repeat` `op`; 0 at first.
    fn again(&mut self, op: &Op, control: Value) -> Value {
        let known = op.inputs().next().and_then(|lic| self.again.get(&lic).copied());
        known.unwrap_or_else(|| {
            let again = Kind::Buffer { slots: 0, initial: vec![0] };
            let again = self.netlist.one(again, vec![control], Type::Int(1));
            self.again.extend(op.inputs().next().map(|lic| (lic, again)));
            again
        })
    }

    /// The indices of the elements at `address`, one for each of `count`.
    fn indices(&mut self, address: Value, count: u32) -> Vec<Value> {
        let Type::Int(width) = self.netlist.ty(address) else { return Vec::new() };
        let index = |lowering: &mut Self, at: u32| {
            let netlist = &mut lowering.netlist;
            let element = match at {
                0 => address,
                _ => arith::address(netlist, width, Some(address), at.into(), &[]),
            };
            let element = lowering.netlist.resolve(element);
            let known = lowering.indices.get(&element).copied();
            known.unwrap_or_else(|| {
                let index = lowering.netlist.one(Kind::Cast("arith.index_cast"), vec![element], Type::Index);
                lowering.indices.insert(element, index);
                index
            })
        };
        (0..count).map(|at| index(self, at)).collect()
    }

    fn load(&mut self, at: usize, op: &Op, bytes: u32) -> Result<Vec<Value>, Reason> {
        let ins = self.inputs(op)?;
        let (address, order) = (ins[0], ins[1]);
        let memory = self.memories.accessed(at);
        let unit = self.memories.unit(memory);
        let (count, element) = (bytes.div_ceil(unit), Type::Int(unit * 8));
        let mut parts = Vec::new();
        let mut ends = Vec::new();
        for index in self.indices(address, count) {
            let [loaded, done] = [self.netlist.value(element), self.netlist.value(Type::None)];
            let outs = self.netlist.add(Kind::Load, vec![index, loaded, order], &[element, Type::Index]);
            // The printed types are those of the address and the value, the first two inputs.
            self.ports[memory].loads.push(Port { ins: vec![outs[1]], loaded: Some(loaded), done });
            parts.push(outs[0]);
            ends.push(done);
        }
        if number_order(op, bytes)? == Order::HighestFirst {
            parts.reverse();
        }
        let whole = arith::join_parts(&mut self.netlist, &parts, unit * 8);
        Ok(vec![arith::resize(&mut self.netlist, whole, op.width), self.all(ends, order)])
    }

    fn store(&mut self, at: usize, op: &Op, bytes: u32) -> Result<Value, Reason> {
        let ins = self.inputs(op)?;
        let (value, address, order) = (ins[0], ins[1], ins[2]);
        let memory = self.memories.accessed(at);
        let unit = self.memories.unit(memory);
        let (count, element) = (bytes.div_ceil(unit), Type::Int(unit * 8));
        let whole = arith::resize(&mut self.netlist, value, count * unit * 8);
        let mut parts = arith::parts(&mut self.netlist, whole, count, unit * 8);
        if number_order(op, bytes)? == Order::HighestFirst {
            parts.reverse();
        }
        let mut ends = Vec::new();
        for (index, part) in self.indices(address, count).into_iter().zip(parts) {
            let outs = self.netlist.add(Kind::Store, vec![index, part, order], &[element, Type::Index]);
            let done = self.netlist.value(Type::None);
            self.ports[memory].stores.push(Port { ins: outs, loaded: None, done });
            ends.push(done);
        }
        Ok(self.all(ends, order))
    }

    /// A token when all `ends` have come; `order` where there are none.
    fn all(&mut self, ends: Vec<Value>, order: Value) -> Value {
        match ends[..] {
            [] => order,
            [only] => only,
            _ => self.netlist.one(Kind::Join, ends, Type::None),
        }
    }

    /// The memory after the argument `handle`, with all its ports.
    fn memory(&mut self, id: usize, handle: Value) {
        let Ports { loads, stores } = std::mem::take(&mut self.ports[id]);
        let mut ins = vec![handle];
        ins.extend(stores.iter().chain(&loads).flat_map(|port| &port.ins));
        let loaded = loads.iter().filter_map(|port| port.loaded);
        let results: Vec<Value> = loaded.chain(stores.iter().chain(&loads).map(|port| port.done)).collect();
        let types: Vec<Type> = results.iter().map(|&value| self.netlist.ty(value)).collect();
        let kind = Kind::Memory { loads: loads.len(), stores: stores.len(), id };
        let outs = self.netlist.add(kind, ins, &types);
        results.into_iter().zip(outs).for_each(|(value, out)| self.netlist.equate(value, out));
    }
}

/// Returns true if the address arithmetic `op` is not one of vectors, and has an operand for each index.
fn is_scalar(op: &Op, index_widths: &[u32]) -> bool {
    op.lanes.unwrap_or(1) == 1 && op.width > 0 && op.ins.len() == index_widths.len() + 1
}

/// The order of the elements of memory that make one number.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    LowestFirst,
    HighestFirst,
}

/// The order of the elements of what the access `op` moves; elements themselves are numbers in the order of the target.
///
/// # Errors
///
/// Of several numbers, each in an order of its own.
fn number_order(op: &Op, bytes: u32) -> Result<Order, Reason> {
    match ByteOrder::of(&op.immediates, bytes) {
        Some(order) if order.is_lowest_first() => Ok(Order::LowestFirst),
        Some(order) if order.is_number(op.width) => Ok(Order::HighestFirst),
        _ => Err(format!("`{}` moves several numbers with the highest byte first", op.operator.name())),
    }
}

fn is_access(op: &Op) -> bool {
    matches!(op.operator, Operator::Load { .. } | Operator::Store { .. })
}

/// The name of the function that stands for an operator: that of a call's callee, else one that says all that the
/// operator is.
fn external_name(op: &Op) -> String {
    match &op.operator {
        Operator::Call { callee: Some(callee) } => return callee.trim_start_matches('@').to_owned(),
        Operator::Pure(name) if name.starts_with("llvm.") => return name.clone(),
        Operator::Pure(name) if name == "constant" => return format!("{OWN}.constant.{}", op.origin),
        _ => {}
    }
    let mut name = format!("{OWN}.{}", op.operator.name());
    if let Operator::Alloca { size, align } = op.operator {
        name += &format!(".{size}.{align}");
    }
    if let Operator::Gep { offset, scales, .. } = &op.operator {
        scales.iter().chain([offset]).for_each(|number| name += &format!(".{number}"));
    }
    if let Some(lanes) = op.lanes {
        name += &format!(".x{lanes}");
    }
    op.immediates.iter().for_each(|immediate| name += &format!(".{immediate}"));
    name + &format!(".{}", Type::of_width(op.width))
}
