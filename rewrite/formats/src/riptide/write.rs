//! Graphs as RipTide's documents.

use super::words::{ARITHMETIC, BYTES, COMPARISONS, WORD};
use dfquery_graph::{
    DefUse, Graph, LicId, Op, Operand, Operator,
    uses::{self, Kind},
    verify::label,
};
use std::fmt::Write as _;

/// The document of `graph`.
///
/// # Errors
///
/// The first operator, channel or argument that RipTide has no word for, in words.
pub fn write(graph: &Graph) -> Result<String, String> {
    if let Some(result) = graph.results.first() {
        return Err(format!(
            "it returns {}, and functions of RipTide return nothing",
            graph.lic(*result).name
        ));
    }
    if graph.in_flight.is_some() {
        return Err("it has several invocations in flight".to_owned());
    }
    let mut writer = Writer {
        graph,
        def_use: DefUse::new(graph),
        kinds: uses::kinds(graph),
        values: vec![None; graph.lics.len()],
        vertices: Vec::new(),
    };
    writer.name_values()?;
    for at in 0..graph.ops.len() {
        let op = &graph.ops[at];
        if !writer.is_alias(at) {
            writer.operator(op).map_err(|problem| format!("`{}` {problem}", label(graph, op)))?;
        }
    }
    writer.document()
}

/// An input as it is written.
#[derive(Clone, PartialEq, Debug)]
enum Input {
    /// A value of the vertex that writes this channel, by its output.
    Value(LicId, u32),
    /// A value of a vertex that was added, by its number.
    Vertex(usize),
    Argument(LicId, bool),
    Constant(i64, bool),
}

/// A vertex as it is written.
struct Vertex {
    op: &'static str,
    pred: Option<bool>,
    ins: Vec<Input>,
    /// The channels that it writes, by output.
    outs: Vec<Option<LicId>>,
    block: String,
    origin: String,
}

struct Writer<'g> {
    graph: &'g Graph,
    def_use: DefUse,
    kinds: Vec<Kind>,
    /// By channel the value that it has instead of one of its own: an argument, or that of another channel.
    values: Vec<Option<Input>>,
    vertices: Vec<Vertex>,
}

type Written = Result<(), String>;

/// A base, indices with their scales in elements, and the elements after.
type Address = (Input, Vec<(Input, i64)>, i64);

impl Writer<'_> {
    /// Finds the values of channels that no vertex writes.
    fn name_values(&mut self) -> Written {
        for &param in &self.graph.params {
            let lic = self.graph.lic(param);
            if lic.width != WORD && self.kinds[param.0 as usize] != Kind::Address {
                return Err(format!("argument {} has {} bits, and words have {WORD}", lic.name, lic.width));
            }
            self.values[param.0 as usize] = Some(Input::Argument(param, false));
        }
        if let Some(order) = self.graph.order_in {
            self.values[order.0 as usize] = Some(Input::Constant(1, false));
        }
        // An operator may stand for one that is listed after it.
        for _ in 0..self.graph.ops.len() {
            let mut is_settled = true;
            for op in &self.graph.ops {
                let [Some(out)] = op.outs[..] else { continue };
                if self.values[out.0 as usize].is_none()
                    && self.graph.lic(out).init.is_empty()
                    && let Some(value) = self.alias(op, out)
                {
                    self.values[out.0 as usize] = Some(value);
                    is_settled = false;
                }
            }
            if is_settled {
                break;
            }
        }
        let with_initial = self.graph.lics.iter().enumerate().filter(|(_, lic)| !lic.init.is_empty());
        for (at, lic) in with_initial {
            let uses = self.def_use.uses(LicId(at as u32));
            let is_select = |port: Option<(usize, usize)>| {
                port.is_some_and(|(op, input)| input == 0 && self.graph.ops[op].operator == Operator::Pick)
            };
            if lic.init.len() > 1 || !uses.iter().all(|used| is_select(used.port())) {
                let count = lic.init.len();
                return Err(format!("channel {} begins with {count} values that are not of loops", lic.name));
            }
        }
        Ok(())
    }

    /// The value that `op` passes on under another type or once an invocation, if that is all it does.
    fn alias(&self, op: &Op, out: LicId) -> Option<Input> {
        let is_entry = |operand: &Operand| match operand {
            Operand::Lic(lic) => matches!(
                self.values[lic.0 as usize],
                Some(Input::Argument(_, false) | Input::Constant(_, false))
            ),
            _ => false,
        };
        let word = |operand: &Operand| self.known(operand);
        match (&op.operator, &op.ins[..]) {
            (Operator::Gate, [trigger, Operand::Const(bits)]) if is_entry(trigger) => {
                Some(Input::Constant(if bits.width() == 0 { 1 } else { number(bits) }, false))
            }
            (Operator::Gate, [trigger, Operand::Held(lic)]) if is_entry(trigger) => {
                Some(Input::Argument(*lic, false))
            }
            // Any word is a token.
            (Operator::Gate, [trigger, Operand::Const(bits)]) if bits.width() == 0 => word(trigger),
            (Operator::Pure(name), [value])
                if name == "zext" && op.operand_width == Some(1) && op.width == WORD =>
            {
                word(value)
            }
            (Operator::Pure(name), [value]) if name == "sext" && self.is_index(out) => {
                (op.operand_width == Some(WORD)).then(|| word(value)).flatten()
            }
            (Operator::Pure(name), [value, Operand::Const(zero)])
                if name == "icmp.ne"
                    && zero.is_zero()
                    && op.operand_width == Some(WORD)
                    && self.decides(out) =>
            {
                word(value)
            }
            _ => None,
        }
    }

    /// Returns true if only addresses are computed from `lic`, as an index.
    fn is_index(&self, lic: LicId) -> bool {
        let uses = self.def_use.uses(lic);
        let is_index = |port: Option<(usize, usize)>| {
            port.is_some_and(|(op, input)| {
                input > 0 && matches!(self.graph.ops[op].operator, Operator::Gep { .. })
            })
        };
        !uses.is_empty() && uses.iter().all(|used| is_index(used.port()))
    }

    /// Returns true if the values of `lic` only steer.
    fn decides(&self, lic: LicId) -> bool {
        use Operator::{Filter, Land, Lor, Pick, Repeat, RepeatWhile, Switch};
        self.def_use.uses(lic).iter().all(|used| {
            used.port().is_some_and(|(op, input)| match &self.graph.ops[op].operator {
                Pick | Switch | Filter | Repeat | RepeatWhile | Land | Lor => input == 0,
                Operator::Pure(name) => name == "select" && input == 0,
                _ => false,
            })
        })
    }

    /// The value of `operand`, if that is no constant.
    fn known(&self, operand: &Operand) -> Option<Input> {
        let Operand::Lic(lic) = operand else { return None };
        if !self.graph.lic(*lic).init.is_empty() {
            return None;
        }
        let output = || self.def_use.output(*lic).map(|(_, output)| output).unwrap_or(0);
        Some(self.values[lic.0 as usize].clone().unwrap_or_else(|| Input::Value(*lic, output() as u32)))
    }

    /// Returns true if the operator `at` is no vertex: all that it writes is a value of another.
    fn is_alias(&self, at: usize) -> bool {
        let op = &self.graph.ops[at];
        if let (Operator::Mov, [Some(out)]) = (&op.operator, &op.outs[..])
            && !self.graph.lic(*out).init.is_empty()
        {
            return true;
        }
        let is_inlined = matches!(op.operator, Operator::Gep { .. })
            && op.outs.iter().flatten().all(|out| {
                let uses = self.def_use.uses(*out);
                self.element(op).is_some()
                    && uses.iter().all(|used| used.port().is_some_and(|port| self.is_address(port)))
            });
        let has_value = |lic: &LicId| self.values[lic.0 as usize].is_some();
        let mut outs = op.outs.iter().flatten().peekable();
        is_inlined || outs.peek().is_some() && outs.all(has_value)
    }

    fn is_address(&self, (op, input): (usize, usize)) -> bool {
        match self.graph.ops[op].operator {
            Operator::Load { .. } => input == 0,
            Operator::Store { .. } => input == 1,
            _ => false,
        }
    }

    /// The index of the element that a `gep` of one index, or of none, is the address of.
    fn element<'o>(&self, op: &'o Op) -> Option<Result<&'o Operand, i64>> {
        match &op.operator {
            Operator::Gep { offset: 0, scales, .. } if scales[..] == [BYTES] => Some(Ok(&op.ins[1])),
            Operator::Gep { offset, scales, .. } if scales.is_empty() && offset % BYTES == 0 => {
                Some(Err(offset / BYTES))
            }
            _ => None,
        }
    }

    fn input(&self, operand: &Operand) -> Result<Input, String> {
        match operand {
            Operand::Lic(lic) => self.known(operand).ok_or_else(|| {
                format!("reads channel {}, which begins with a value", self.graph.lic(*lic).name)
            }),
            Operand::Held(lic) => Ok(Input::Argument(*lic, true)),
            Operand::Const(bits) if bits.width() == 0 => Ok(Input::Constant(1, true)),
            Operand::Const(bits) if bits.width() == 1 || bits.width() == WORD => {
                Ok(Input::Constant(number(bits), true))
            }
            Operand::Const(bits) => Err(format!("takes a constant of {} bits", bits.width())),
            Operand::Global { name, .. } => {
                Err(format!("takes the address of {name}, and there are no globals"))
            }
            Operand::Never(_) => Err("takes a value that never comes".to_owned()),
        }
    }

    /// The stream that decides, and the value of it for which another one is.
    fn decider(&self, operand: &Operand, pred: bool) -> Result<(Input, bool), String> {
        if let Operand::Lic(lic) = operand
            && let Some((_, op)) = self.def_use.maker(self.graph, *lic)
            && op.operator == Operator::Not
        {
            return self.decider(&op.ins[0], !pred);
        }
        Ok((self.input(operand)?, pred))
    }

    fn add(
        &mut self,
        op: &'static str,
        pred: Option<bool>,
        ins: Vec<Input>,
        of: &Op,
        outs: Vec<Option<LicId>>,
    ) -> Input {
        let (block, origin) = (of.block.to_string(), of.origin.to_string());
        self.vertices.push(Vertex { op, pred, ins, outs, block, origin });
        Input::Vertex(self.vertices.len() - 1)
    }

    fn operator(&mut self, op: &Op) -> Written {
        self.check(op)?;
        let outs = op.outs.clone();
        let out = |at: usize| vec![outs.get(at).copied().flatten()];
        let ins =
            |writer: &Self| op.ins.iter().map(|operand| writer.input(operand)).collect::<Result<Vec<_>, _>>();
        match &op.operator {
            Operator::Mov => {
                let ins = ins(self)?;
                self.add("ARITH_CFG_OP_ID", None, ins, op, out(0));
            }
            Operator::Switch => {
                let value = self.input(&op.ins[1])?;
                for (at, pred) in [(0, false), (1, true)] {
                    if outs[at].is_some() {
                        let (decider, pred) = self.decider(&op.ins[0], pred)?;
                        self.add("CF_CFG_OP_STEER", Some(pred), vec![decider, value.clone()], op, out(at));
                    }
                }
            }
            Operator::Filter => {
                let (decider, pred) = self.decider(&op.ins[0], true)?;
                let value = self.input(&op.ins[1])?;
                self.add("CF_CFG_OP_STEER", Some(pred), vec![decider, value], op, out(0));
            }
            Operator::Repeat => {
                let (decider, pred) = self.decider(&op.ins[0], true)?;
                let value = self.input(&op.ins[1])?;
                self.add("CF_CFG_OP_INVARIANT", Some(pred), vec![decider, value], op, out(0));
            }
            Operator::RepeatWhile => {
                let (decider, pred) = self.decider(&op.ins[0], true)?;
                let value = self.input(&op.ins[1])?;
                let all =
                    self.add("CF_CFG_OP_INVARIANT", Some(pred), vec![decider.clone(), value], op, vec![None]);
                self.add("CF_CFG_OP_STEER", Some(pred), vec![decider, all], op, out(0));
            }
            Operator::Pick => self.pick(op)?,
            Operator::Carry => {
                let (decider, pred) = self.decider(&op.ins[0], true)?;
                let [first, next] = [self.token(&op.ins[1])?, self.input(&op.ins[2])?];
                let kept = self.add(
                    "CF_CFG_OP_STEER",
                    Some(pred),
                    vec![decider.clone(), next.clone()],
                    op,
                    vec![None],
                );
                self.add("CF_CFG_OP_CARRY", Some(pred), vec![decider.clone(), first, kept], op, out(0));
                self.add("CF_CFG_OP_STEER", Some(!pred), vec![decider, next], op, out(1));
            }
            Operator::CarryWhile => {
                let (decider, pred) = self.decider(&op.ins[0], true)?;
                let [first, next] = [self.token(&op.ins[1])?, self.input(&op.ins[2])?];
                let all = self.add(
                    "CF_CFG_OP_CARRY",
                    Some(pred),
                    vec![decider.clone(), first, next],
                    op,
                    vec![None],
                );
                self.add("CF_CFG_OP_STEER", Some(pred), vec![decider.clone(), all.clone()], op, out(0));
                self.add("CF_CFG_OP_STEER", Some(!pred), vec![decider, all], op, out(1));
            }
            Operator::Reduce { .. } => self.reduce(op)?,
            Operator::Gate => {
                let [trigger, value] = [self.input(&op.ins[0])?, self.input(&op.ins[1])?];
                self.add("CF_CFG_OP_SELECT", None, vec![trigger, value.clone(), value], op, out(0));
            }
            Operator::Land | Operator::Lor => {
                let is_land = op.operator == Operator::Land;
                let inputs = ins(self)?;
                let mut inputs = inputs.into_iter();
                let mut so_far = inputs.next().ok_or("has no input")?;
                let last = inputs.len();
                for (at, next) in inputs.enumerate() {
                    let values = if is_land {
                        vec![so_far, next, Input::Constant(0, true)]
                    } else {
                        vec![so_far, Input::Constant(1, true), next]
                    };
                    let outs = if at + 1 == last { out(0) } else { vec![None] };
                    so_far = self.add("CF_CFG_OP_MERGE", None, values, op, outs);
                }
            }
            Operator::Not => {
                let value = self.input(&op.ins[0])?;
                self.add("ARITH_CFG_OP_XOR", None, vec![value, Input::Constant(1, true)], op, out(0));
            }
            Operator::All => {
                let inputs = ins(self)?;
                let mut inputs = inputs.into_iter();
                let mut so_far = inputs.next().ok_or("has no input")?;
                let last = inputs.len();
                for (at, next) in inputs.enumerate() {
                    let outs = if at + 1 == last { out(0) } else { vec![None] };
                    so_far = self.add("ARITH_CFG_OP_AND", None, vec![so_far, next], op, outs);
                }
            }
            Operator::Count { name, next: false } if name == "count.slt" => {
                let [start, step, bound] = [0, 1, 2].map(|at| self.input(&op.ins[at]));
                let (start, step, bound) = (start?, step?, bound?);
                if !matches!(step, Input::Argument(_, true) | Input::Constant(_, true)) {
                    return Err("takes a step that is not always there".to_owned());
                }
                let ins = vec![self.token_of(start, &op.ins[0])?, self.token_of(bound, &op.ins[2])?, step];
                self.add("STREAM", Some(true), ins, op, outs.clone());
            }
            Operator::Gep { .. } => {
                let address = self.address(op)?;
                self.add_address(op, address, out(0));
            }
            Operator::Load { bytes, volatile } => {
                self.access(op, *bytes, *volatile)?;
                let mut ins = self.place(&op.ins[0])?;
                ins.extend(self.sync(&op.ins[1])?);
                // The order is the value: it is there when the load has happened.
                self.add("MEM_CFG_OP_LOAD", None, ins, op, outs.clone());
            }
            Operator::Store { bytes, volatile } => {
                self.access(op, *bytes, *volatile)?;
                let mut ins = self.place(&op.ins[1])?;
                ins.push(self.input(&op.ins[0])?);
                ins.extend(self.sync(&op.ins[2])?);
                self.add("MEM_CFG_OP_STORE", None, ins, op, out(0));
            }
            Operator::Pure(name) => self.pure(op, name, out(0))?,
            _ => return Err("has no word in RipTide".to_owned()),
        }
        Ok(())
    }

    /// Refuses values that are no words.
    fn check(&self, op: &Op) -> Written {
        if op.lanes.unwrap_or(1) != 1 {
            return Err("works on vectors".to_owned());
        }
        for lic in op.outs.iter().flatten() {
            let width = self.graph.lic(*lic).width;
            let is_pointer = self.kinds[lic.0 as usize] == Kind::Address;
            if !matches!(width, 0 | 1 | WORD) && !is_pointer {
                return Err(format!("gives {width} bits, and words have {WORD}"));
            }
        }
        Ok(())
    }

    fn access(&self, op: &Op, bytes: u32, volatile: bool) -> Written {
        match (i64::from(bytes), volatile) {
            (BYTES, false) if op.width == WORD => Ok(()),
            (BYTES, true) => Err("is volatile".to_owned()),
            _ => Err(format!("accesses {bytes} bytes, and memory has words of {BYTES}")),
        }
    }

    /// A value that comes as a token each time.
    fn token(&self, operand: &Operand) -> Result<Input, String> {
        self.token_of(self.input(operand)?, operand)
    }

    fn token_of(&self, input: Input, operand: &Operand) -> Result<Input, String> {
        match operand {
            Operand::Lic(_) => Ok(input),
            _ => Err("begins each time with a value that is always there".to_owned()),
        }
    }

    fn pick(&mut self, op: &Op) -> Written {
        let out = vec![op.outs[0]];
        if let Some((select, entering)) = self.graph.header(op) {
            let (_, maker) = self.def_use.producer(self.graph, select).ok_or("is selected by an argument")?;
            // The other input is taken for the value that the first one is not.
            let pred = entering == 1;
            let (decider, pred) = match &maker.operator {
                Operator::Mov => self.decider(&maker.ins[0], pred)?,
                _ => {
                    let output = self.def_use.output(select).map_or(0, |(_, output)| output);
                    (Input::Value(select, output as u32), pred)
                }
            };
            let first = self.token(&op.ins[entering])?;
            let next = self.input(&op.ins[3 - entering])?;
            self.add("CF_CFG_OP_CARRY", Some(pred), vec![decider, first, next], op, out);
            return Ok(());
        }
        let (decider, pred) = self.decider(&op.ins[0], true)?;
        let [zero, one] = [self.input(&op.ins[1])?, self.input(&op.ins[2])?];
        let values = if pred { [one, zero] } else { [zero, one] };
        let ins = std::iter::once(decider).chain(values).collect();
        self.add("CF_CFG_OP_MERGE", None, ins, op, out);
        Ok(())
    }

    fn reduce(&mut self, op: &Op) -> Written {
        let Operator::Reduce { name } = &op.operator else { return Ok(()) };
        let operator = name.rsplit('.').next().unwrap_or(name);
        let found = ARITHMETIC.iter().find(|(own, _)| *own == operator).map(|(_, there)| *there);
        let arith = match operator {
            "all" => "ARITH_CFG_OP_AND",
            _ => found.ok_or("has no word in RipTide")?,
        };
        let (decider, pred) = self.decider(&op.ins[0], true)?;
        let [first, value] = [self.token(&op.ins[1])?, self.input(&op.ins[2])?];
        // The loop takes its own sum, which is the vertex after two others.
        let carry = self.vertices.len();
        if name.starts_with("reduce.while.") {
            let ins = vec![decider.clone(), first, Input::Vertex(carry + 2)];
            let sum = self.add("CF_CFG_OP_CARRY", Some(pred), ins, op, vec![None]);
            let kept =
                self.add("CF_CFG_OP_STEER", Some(pred), vec![decider.clone(), sum.clone()], op, vec![None]);
            self.add(arith, None, vec![kept, value], op, vec![None]);
            self.add("CF_CFG_OP_STEER", Some(!pred), vec![decider, sum], op, vec![op.outs[0]]);
        } else {
            let ins = vec![decider.clone(), first, Input::Vertex(carry + 2)];
            let before = self.add("CF_CFG_OP_CARRY", Some(pred), ins, op, vec![None]);
            let sum = self.add(arith, None, vec![before, value], op, vec![None]);
            self.add("CF_CFG_OP_STEER", Some(pred), vec![decider.clone(), sum.clone()], op, vec![None]);
            self.add("CF_CFG_OP_STEER", Some(!pred), vec![decider, sum], op, vec![op.outs[0]]);
        }
        Ok(())
    }

    /// Base and index of the address `operand`.
    fn place(&self, operand: &Operand) -> Result<Vec<Input>, String> {
        if let Operand::Lic(lic) = operand
            && let Some((at, op)) = self.def_use.maker(self.graph, *lic)
            && self.is_alias(at)
            && let Some(element) = self.element(op)
        {
            let index = match element {
                Ok(index) => self.input(index)?,
                Err(number) => Input::Constant(number, true),
            };
            return Ok(vec![self.input(&op.ins[0])?, index]);
        }
        Ok(vec![self.input(operand)?, Input::Constant(0, true)])
    }

    fn sync(&self, order: &Operand) -> Result<Option<Input>, String> {
        match order {
            Operand::Const(_) => Ok(None),
            _ => self.input(order).map(Some),
        }
    }

    /// The base of a `gep`, its indices with their scales in elements, and the elements after.
    fn address(&self, op: &Op) -> Result<Address, String> {
        let Operator::Gep { offset, scales, .. } = &op.operator else {
            return Err("is no address".to_owned());
        };
        if scales.iter().chain([offset]).any(|bytes| bytes % BYTES != 0) {
            return Err(format!("is not a multiple of {BYTES} bytes"));
        }
        let index =
            |(at, scale): (usize, &i64)| Ok::<_, String>((self.input(&op.ins[at + 1])?, scale / BYTES));
        let indices = scales.iter().enumerate().map(index).collect::<Result<_, _>>()?;
        Ok((self.input(&op.ins[0])?, indices, offset / BYTES))
    }

    fn add_address(
        &mut self,
        op: &Op,
        (base, indices, offset): (Input, Vec<(Input, i64)>, i64),
        outs: Vec<Option<LicId>>,
    ) {
        let mut steps: Vec<Input> = Vec::new();
        for (index, scale) in indices {
            steps.push(match scale {
                1 => index,
                _ => self.add(
                    "MUL_CFG_OP_MUL",
                    None,
                    vec![index, Input::Constant(scale, true)],
                    op,
                    vec![None],
                ),
            });
        }
        if offset != 0 || steps.is_empty() {
            steps.push(Input::Constant(offset, true));
        }
        let (mut address, last) = (base, steps.len());
        for (at, step) in steps.into_iter().enumerate() {
            let outs = if at + 1 == last { outs.clone() } else { vec![None] };
            address = self.add("ARITH_CFG_OP_GEP", None, vec![address, step], op, outs);
        }
    }

    fn pure(&mut self, op: &Op, name: &str, out: Vec<Option<LicId>>) -> Written {
        let inputs =
            |writer: &Self| op.ins.iter().map(|operand| writer.input(operand)).collect::<Result<Vec<_>, _>>();
        let own_width = op.operand_width.unwrap_or(op.width);
        let is_address = op.ins.iter().any(|operand| match operand {
            Operand::Lic(lic) | Operand::Held(lic) => self.kinds[lic.0 as usize] == Kind::Address,
            _ => false,
        });
        let of_comparison =
            |name: &str| COMPARISONS.iter().find(|(own, _)| *own == name).map(|(_, there)| *there);
        let of_arithmetic = ARITHMETIC.iter().find(|(own, _)| *own == name).map(|(_, there)| *there);
        match name {
            _ if !matches!(own_width, 1 | WORD) && !is_address => {
                return Err(format!("takes {own_width} bits, and words have {WORD}"));
            }
            "select" => {
                let (decider, pred) = self.decider(&op.ins[0], true)?;
                let [one, zero] = [self.input(&op.ins[1])?, self.input(&op.ins[2])?];
                let values = if pred { [one, zero] } else { [zero, one] };
                let ins = std::iter::once(decider).chain(values).collect();
                self.add("CF_CFG_OP_SELECT", None, ins, op, out);
            }
            "icmp.ne" => {
                let ins = inputs(self)?;
                let equal = self.add("ARITH_CFG_OP_EQ", None, ins, op, vec![None]);
                self.add("ARITH_CFG_OP_XOR", None, vec![equal, Input::Constant(1, true)], op, out);
            }
            "llvm.fshl.i32" => {
                let ins = inputs(self)?;
                self.add("ARITH_CFG_OP_FSHL", None, ins, op, out);
            }
            _ if name.starts_with("icmp.") && own_width != 1 => {
                let there = of_comparison(name).ok_or("has no word in RipTide")?;
                let ins = inputs(self)?;
                self.add(there, None, ins, op, out);
            }
            "and" | "or" | "xor" => {
                let ins = inputs(self)?;
                self.add(of_arithmetic.ok_or("has no word in RipTide")?, None, ins, op, out);
            }
            _ if op.width == WORD => {
                let there = of_arithmetic.ok_or("has no word in RipTide")?;
                let ins = inputs(self)?;
                self.add(there, None, ins, op, out);
            }
            _ => return Err("has no word in RipTide".to_owned()),
        }
        Ok(())
    }

    /// The vertices that something reads or that store, with the others left out.
    fn kept(&self) -> Vec<bool> {
        let mut kept: Vec<bool> = self.vertices.iter().map(|vertex| vertex.op.ends_with("STORE")).collect();
        loop {
            let mut is_settled = true;
            for at in 0..self.vertices.len() {
                if kept[at] {
                    for input in &self.vertices[at].ins {
                        if let Some(of) = self.vertex_of(input)
                            && !std::mem::replace(&mut kept[of], true)
                        {
                            is_settled = false;
                        }
                    }
                }
            }
            if is_settled {
                return kept;
            }
        }
    }

    /// The number of the vertex that `input` comes from.
    fn vertex_of(&self, input: &Input) -> Option<usize> {
        match input {
            Input::Vertex(at) => Some(*at),
            Input::Value(lic, _) => self.vertices.iter().position(|vertex| vertex.outs.contains(&Some(*lic))),
            _ => None,
        }
    }

    fn document(&self) -> Result<String, String> {
        let kept = self.kept();
        let numbers: Vec<usize> = kept
            .iter()
            .scan(0, |next, kept| {
                let own = *next;
                *next += usize::from(*kept);
                Some(own)
            })
            .collect();
        let graph = self.graph;
        let mut out = String::from("{\"function\": {\"args\": [");
        for (at, &param) in graph.params.iter().enumerate() {
            let ty = if self.kinds[param.0 as usize] == Kind::Address { "i32*" } else { "i32" };
            let _ =
                write!(out, "{}{{\"name\": {}, \"type\": \"{ty}\"}}", comma(at), quoted(self.name(param)));
        }
        let _ = write!(
            out,
            "], \"name\": {}, \"return_type\": \"void\"}},\n \"vertices\": [",
            quoted(&graph.name)
        );
        let mut first = true;
        for (at, vertex) in self.vertices.iter().enumerate().filter(|(at, _)| kept[*at]) {
            let _ = write!(out, "{}\n  ", if std::mem::take(&mut first) { "" } else { "," });
            let _ = write!(out, "{{\"ID\": {}, \"inputs\": [", numbers[at]);
            for (place, input) in vertex.ins.iter().enumerate() {
                let _ = write!(out, "{}[{}]", comma(place), self.input_text(input, &numbers)?);
            }
            out.push(']');
            if !vertex.block.is_empty() {
                let _ = write!(out, ", \"llvm_block\": {}", quoted(&vertex.block));
            }
            let _ = write!(out, ", \"name\": {}", quoted(&self.vertex_name(at)));
            let unit = match vertex.op {
                "STREAM" => "STREAM_FU_CFG_T",
                op if op.starts_with("ARITH") => "ARITH_FU_CFG_T",
                op if op.starts_with("MUL") => "MUL_FU_CFG_T",
                op if op.starts_with("MEM") => "MEM_FU_CFG_T",
                _ => "CF_FU_CFG_T",
            };
            if vertex.op != "STREAM" {
                let _ = write!(out, ", \"op\": \"{}\"", vertex.op);
            }
            if let Some(pred) = vertex.pred {
                let of = if vertex.op == "STREAM" { "STREAM" } else { "CF" };
                let _ = write!(out, ", \"pred\": \"{of}_CFG_PRED_{}\"", if pred { "TRUE" } else { "FALSE" });
            }
            let _ = write!(out, ", \"type\": \"{unit}\"}}");
        }
        out.push_str("]}\n");
        Ok(out)
    }

    fn input_text(&self, input: &Input, numbers: &[usize]) -> Result<String, String> {
        Ok(match input {
            Input::Argument(lic, held) => {
                format!(
                    "{{\"hold\": {held}, \"name\": {}, \"oport\": 0, \"type\": \"xdata\"}}",
                    quoted(self.name(*lic))
                )
            }
            Input::Constant(value, held) => {
                format!(
                    "{{\"hold\": {held}, \"name\": \"{value}\", \"type\": \"const\", \"value\": {value}}}"
                )
            }
            Input::Vertex(_) | Input::Value(..) => {
                let missing = || format!("nothing writes {input:?}");
                let at = self.vertex_of(input).ok_or_else(missing)?;
                let port = match input {
                    Input::Value(_, port) if self.vertices[at].op == "STREAM" => *port,
                    _ => 0,
                };
                let name = quoted(&self.vertex_name(at));
                format!(
                    "{{\"ID\": {}, \"hold\": false, \"name\": {name}, \"oport\": {port}, \"type\": \"data\"}}",
                    numbers[at]
                )
            }
        })
    }

    /// The name of a vertex: that of the first channel that it writes.
    fn vertex_name(&self, at: usize) -> String {
        let vertex = &self.vertices[at];
        match vertex.outs.iter().flatten().next() {
            Some(lic) => self.name(*lic).to_owned(),
            None => vertex.origin.trim_start_matches('%').to_owned(),
        }
    }

    fn name(&self, lic: LicId) -> &str {
        self.graph.lic(lic).name.as_str().trim_start_matches('%')
    }
}

/// The signed number of a word, or the number of a bit.
fn number(bits: &dfquery_graph::Bits) -> i64 {
    if bits.width() == 1 { i64::from(bits.is_true()) } else { bits.signed_low() }
}

fn comma(at: usize) -> &'static str {
    if at == 0 { "" } else { ", " }
}

/// A text of JSON.
fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            c if c < ' ' => drop(write!(quoted, "\\u{:04x}", c as u32)),
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}
