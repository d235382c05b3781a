//! Graphs in the notation of dataflow machine code, read.
//!
//! A graph that [`crate::text`] wrote comes back as it was, with comments; groups, origins, blocks and places stand in
//! the annotated
//! form only. Of what others write more is taken, with a warning where it is doubtful:
//!
//! - operators may stand in blocks with branches, which are left aside;
//! - a channel that nothing reads becomes a discarded output;
//! - `...` is a `source`. What triggers it: the predicate of the `PREDPROP` that reads its value, where it is 1, else the
//!   order input;
//! - a header without an interface: what is read and not written is a parameter.

use crate::{
    bits::Bits,
    evaluate::{self, Form},
    model::{Graph, Lic, LicId, Op, Operand, Operator},
    name::Name,
    text::POINTER,
    verify::Ports,
};
use dfquery_engine::diagnostic::Diagnostic;
use dfquery_engine::plural::counted;
use dfquery_extract::machine::{self, Function, Line, Number, Register, Span};
use rustc_hash::{FxHashMap, FxHashSet};

/// The graphs among the functions of `text`, and what is wrong or doubtful. A graph with an error is left out.
pub fn read(file: &str, text: &str) -> (Vec<Graph>, Vec<Diagnostic>) {
    let (functions, mut diagnostics) = machine::parse(file, text);
    let (graphs, found) = graphs(&functions, file, text);
    diagnostics.extend(found);
    (graphs, diagnostics)
}

/// The graphs among `functions`, which were parsed of `text`, and what is wrong or doubtful in them.
pub fn graphs(functions: &[Function], file: &str, text: &str) -> (Vec<Graph>, Vec<Diagnostic>) {
    let (mut graphs, mut diagnostics) = (Vec::new(), Vec::new());
    for function in functions.iter().filter(|function| function.is_dataflow()) {
        let mut reader =
            Reader { function, graph: Graph::default(), names: FxHashMap::default(), notes: Vec::new() };
        reader.graph.name.clone_from(&function.name);
        let done = reader.read();
        let notes = std::mem::take(&mut reader.notes);
        let warnings =
            notes.into_iter().map(|note| machine::warning(file, text, note.at, note.message, note.help));
        diagnostics.extend(warnings);
        match done {
            Ok(()) => graphs.push(reader.graph),
            Err(fault) => diagnostics.push(machine::error(file, text, fault.at, fault.message, fault.help)),
        }
    }
    (graphs, diagnostics)
}

/// An error and its place.
struct Fault {
    at: Span,
    message: String,
    help: &'static str,
}

impl Fault {
    fn new(at: Span, message: impl Into<String>) -> Fault {
        Fault { at, message: message.into(), help: "" }
    }

    fn help(self, help: &'static str) -> Fault {
        Fault { help, ..self }
    }
}

/// A doubtful place, and how it is read.
struct Note {
    at: Span,
    message: String,
    help: &'static str,
}

struct Reader<'f> {
    function: &'f Function,
    graph: Graph,
    names: FxHashMap<&'f str, LicId>,
    notes: Vec<Note>,
}

/// The names of control-flow operations, which a graph does not need.
const BRANCHES: [&str; 5] = ["BT", "BF", "BR", "RET", "RETURN"];

impl<'f> Reader<'f> {
    fn read(&mut self) -> Result<(), Fault> {
        self.check_operations()?;
        self.widths()?;
        self.interface()?;
        self.hold_parameters()?;
        // Comments at what becomes no operator stand above the next one.
        let mut above = String::new();
        for line in self.function.lines() {
            match line.opcode.as_str() {
                "INIT" => self.initial(line)?,
                "..." => self.source(line)?,
                name if BRANCHES.contains(&name) => {}
                _ => {
                    let mut op = self.operation(line)?;
                    op.comment = (std::mem::take(&mut above) + &line.comment).into();
                    self.graph.ops.push(op);
                    continue;
                }
            }
            line.comment.lines().filter(|comment| !comment.is_empty()).for_each(|comment| {
                above.extend([comment, "\n"]);
            });
        }
        self.channels()?;
        self.graph.comment = self.function.comment.as_str().into();
        self.graph.endless = self.function.endless;
        self.graph.in_flight = self.function.in_flight;
        for (register, depth) in &self.function.depths {
            let lic = self.lic(register)?;
            let lic = &mut self.graph.lics[lic.0 as usize];
            let least = lic.init.len() as u32;
            lic.depth = least.max(*depth);
            if *depth < least {
                let message = format!("`{}` holds {}", register.name, counted(least, "initial value"));
                self.notes.push(Note {
                    at: register.at,
                    message,
                    help: "its depth is raised to that number",
                });
            }
        }
        self.open_ends();
        self.discard_unread();
        Ok(())
    }

    /// Refuses operations that a graph does not have.
    fn check_operations(&self) -> Result<(), Fault> {
        let lines = || self.function.lines().filter(|line| !BRANCHES.contains(&line.opcode.as_str()));
        for line in lines().filter(|line| !["INIT", "..."].contains(&line.opcode.as_str())) {
            let named = operator(line, &mut &line.operands[..]);
            match named {
                Operator::Pure(name) if name == "phi" => {
                    let only = lines().find(|line| machine::DATAFLOW.contains(&line.opcode.as_str()));
                    let message = match only {
                        Some(only) => {
                            format!("a graph has no `PHI`, and `{}` makes this function a graph", only.opcode)
                        }
                        None => "a graph has no `PHI`, and a function without blocks is a graph".to_owned(),
                    };
                    return Err(Fault::new(line.at, message));
                }
                // An intrinsic of no arithmetic here is an operator all the same.
                Operator::Pure(name) if name == "constant" || name.starts_with("llvm.") => {}
                Operator::Pure(name) if !evaluate::is_pure(&name) => {
                    return Err(Fault::new(line.at, format!("unknown operation `{}`", line.opcode))
                        .help(repair(&name)));
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Makes the channels, in the order in which they are first named: in lines of their own, else in the interface.
    fn widths(&mut self) -> Result<(), Fault> {
        let function = self.function;
        let mut widths: FxHashMap<&str, u32> = FxHashMap::default();
        let mentions = || {
            let lines = function.lines().filter(|line| !BRANCHES.contains(&line.opcode.as_str()));
            let interface = function.interface.iter().flatten().flatten();
            let channels = function.channels.iter().map(|(register, _)| register);
            channels.chain(interface).chain(lines.flat_map(|line| line.outs.iter().chain(line.registers())))
        };
        for register in mentions() {
            let Some(width) = register.width else { continue };
            let first = *widths.entry(&register.name).or_insert(width);
            if first != width && !register.is_ignored() {
                let message =
                    format!("`{}` has {} here and {first} before", register.name, counted(width, "bit"));
                self.notes.push(Note { at: register.at, message, help: "the first is used" });
            }
        }
        for register in mentions().filter(|register| !register.is_ignored()) {
            if self.names.contains_key(register.name.as_str()) {
                continue;
            }
            let Some(&width) = widths.get(register.name.as_str()) else {
                return Err(Fault::new(
                    register.at,
                    format!("the width of `{}` is never given", register.name),
                ));
            };
            self.add(&register.name, width);
        }
        Ok(())
    }

    fn add(&mut self, name: &'f str, width: u32) -> LicId {
        let lic = self.push_lic(name.into(), width);
        self.names.insert(name, lic);
        lic
    }

    fn push_lic(&mut self, name: Name, width: u32) -> LicId {
        self.graph.lics.push(Lic::new(name, width));
        LicId(self.graph.lics.len() as u32 - 1)
    }

    fn lic(&self, register: &Register) -> Result<LicId, Fault> {
        let found = self.names.get(register.name.as_str()).copied();
        found.ok_or_else(|| Fault::new(register.at, format!("`{}` is not a channel", register.name)))
    }

    fn interface(&mut self) -> Result<(), Fault> {
        if let Some([inputs, outputs]) = &self.function.interface {
            for register in inputs {
                let lic = self.lic(register)?;
                match register.width {
                    Some(0) if self.graph.order_in.is_none() => self.graph.order_in = Some(lic),
                    _ => self.graph.params.push(lic),
                }
            }
            for register in outputs {
                let lic = self.lic(register)?;
                if register.width != Some(0) {
                    self.graph.results.push(lic);
                } else if self.graph.order_out.replace(lic).is_some() {
                    return Err(Fault::new(register.at, "a function returns one order token"));
                }
            }
            return Ok(());
        }
        let function = self.function;
        let written: FxHashSet<&str> =
            function.lines().flat_map(|line| &line.outs).map(|register| register.name.as_str()).collect();
        let lines = function.lines().filter(|line| !BRANCHES.contains(&line.opcode.as_str()));
        for register in lines.flat_map(Line::registers).filter(|register| !register.is_ignored()) {
            let lic = self.lic(register)?;
            let known = self.graph.params.contains(&lic) || self.graph.order_in == Some(lic);
            if written.contains(register.name.as_str()) || known {
                continue;
            }
            let message = format!("nothing writes `{}`", register.name);
            self.notes.push(Note { at: register.at, message, help: "it is read as a parameter" });
            match self.graph.lic(lic).width {
                0 if self.graph.order_in.is_none() => self.graph.order_in = Some(lic),
                _ => self.graph.params.push(lic),
            }
        }
        Ok(())
    }

    /// Marks the parameters that operators hold.
    fn hold_parameters(&mut self) -> Result<(), Fault> {
        for register in &self.function.held {
            let lic = self.lic(register)?;
            if !self.graph.params.contains(&lic) {
                return Err(Fault::new(register.at, format!("`{}` is not a parameter", register.name)));
            }
            self.graph.lics[lic.0 as usize].held = true;
        }
        Ok(())
    }

    /// Reads what stands in braces after channels.
    fn channels(&mut self) -> Result<(), Fault> {
        for (register, words) in &self.function.channels {
            let lic = self.lic(register)?;
            let lic = &mut self.graph.lics[lic.0 as usize];
            for word in words {
                match word.split_once(' ') {
                    Some(("group", text)) => lic.group = unquoted(text).into(),
                    Some(("frequency", number)) if number.parse::<u32>().is_ok() => {
                        lic.frequency = number.parse().ok();
                    }
                    _ => {
                        let message = format!("`{word}` says nothing of a channel");
                        return Err(Fault::new(register.at, message)
                            .help("write group \"…\" or frequency 1000, which is once an invocation"));
                    }
                }
            }
        }
        Ok(())
    }

    fn initial(&mut self, line: &Line) -> Result<(), Fault> {
        let (Some(out), [machine::Operand::Number(number)]) = (line.outs.first(), &line.operands[..]) else {
            return Err(Fault::new(line.at, "expected a channel and a number"));
        };
        let lic = self.lic(out)?;
        let value = bits(number, self.graph.lic(lic).width)?;
        let lic = &mut self.graph.lics[lic.0 as usize];
        lic.init.push(value);
        lic.depth = lic.depth.max(lic.init.len() as u32);
        Ok(())
    }

    /// `...`: an opaque value as often as what it decides.
    fn source(&mut self, line: &'f Line) -> Result<(), Fault> {
        let [out] = &line.outs[..] else {
            return Err(Fault::new(line.at, "expected one channel before `...`"));
        };
        let out = self.lic(out)?;
        let trigger = match self.decides(&line.outs[0].name) {
            Some(predicate) => {
                let predicate = self.lic(predicate)?;
                self.when(predicate)
            }
            None => match self.graph.order_in {
                Some(order) => order,
                None => {
                    let message = format!("nothing determines how often `{}` has a value", line.outs[0].name);
                    return Err(Fault::new(line.at, message));
                }
            },
        };
        let width = self.graph.lic(out).width;
        self.graph.ops.push(Op {
            outs: vec![Some(out)],
            ins: vec![trigger.into()],
            ..Op::new(Operator::Source, width)
        });
        Ok(())
    }

    /// The predicate of the `PREDPROP` whose condition `name` is.
    fn decides(&self, name: &str) -> Option<&'f Register> {
        let is_condition = |line: &&Line| {
            line.opcode == "PREDPROP"
                && matches!(line.operands.get(1), Some(machine::Operand::Register(register)) if register.name == name)
        };
        let line = self.function.lines().find(is_condition)?;
        match line.operands.first() {
            Some(machine::Operand::Register(register)) => Some(register),
            _ => None,
        }
    }

    /// A channel that has a token where `predicate` is 1.
    fn when(&mut self, predicate: LicId) -> LicId {
        let mut name = format!("{}.when", self.graph.lic(predicate).name);
        while self.graph.lics.iter().any(|lic| lic.name == name) {
            name.push('.');
        }
        let when = self.push_lic(name.into(), 1);
        let ins = vec![predicate.into(), predicate.into()];
        let filter = Op { outs: vec![Some(when)], ins, stream: true, ..Op::new(Operator::Filter, 1) };
        self.graph.ops.push(filter);
        when
    }

    fn operation(&mut self, line: &'f Line) -> Result<Op, Fault> {
        let mut operands = &line.operands[..];
        let operator = operator(line, &mut operands);
        let outs: Vec<Option<LicId>> = line
            .outs
            .iter()
            .map(|out| if out.is_ignored() { Ok(None) } else { self.lic(out).map(Some) })
            .collect::<Result<_, _>>()?;
        let data = outs.iter().flatten().next().map(|lic| self.graph.lic(*lic).width);
        let data = data.or(line.outs.first().and_then(|out| out.width));
        let written = number_attribute(line, "width").and_then(|width| u32::try_from(width).ok()).or(data);
        let (width, operand_width) = widths(&operator, line.width, written);
        let mut op = Op {
            outs,
            operand_width,
            lanes: number_attribute(line, "lanes").and_then(|lanes| u32::try_from(lanes).ok()),
            immediates: line
                .attributes
                .iter()
                .filter_map(|word| word.strip_prefix('#')?.parse().ok())
                .collect(),
            ins: vec![Operand::Const(Bits::zero(0)); operands.len()],
            ..Op::new(operator, width)
        };
        origins(line, &mut op);
        if matches!(op.operator, Operator::Pure(ref name) if name == "constant") {
            op.origin = quoted(line).unwrap_or_default().into();
        }
        if let Operator::Gep { index_widths, scales, .. } = &mut op.operator {
            *index_widths =
                operands[1.min(operands.len())..].iter().map(|operand| self.width(operand)).collect();
            scales.resize(index_widths.len(), 1);
        }
        let told = Ports::of(&op).map_or_else(Default::default, |ports| ports.inputs);
        for (at, operand) in operands.iter().enumerate() {
            op.ins[at] = self.operand(operand, told.get(at).copied().flatten())?;
        }
        unpad(&mut op);
        Ok(op)
    }

    fn width(&self, operand: &machine::Operand) -> u32 {
        match operand {
            machine::Operand::Register(register) => {
                self.lic(register).map_or(64, |lic| self.graph.lic(lic).width)
            }
            machine::Operand::Number(number) => number.width.unwrap_or(64),
            machine::Operand::Global { width, .. } => width.unwrap_or(POINTER),
        }
    }

    fn operand(&self, operand: &machine::Operand, told: Option<u32>) -> Result<Operand, Fault> {
        match operand {
            machine::Operand::Register(register) if register.is_ignored() => {
                let never = register.width.or(told).map(Operand::Never);
                never.ok_or_else(|| Fault::new(register.at, "the width of this is unknown: write %na:ci32"))
            }
            machine::Operand::Register(register) => {
                let lic = self.lic(register)?;
                Ok(if self.graph.is_held(lic) { Operand::Held(lic) } else { Operand::Lic(lic) })
            }
            machine::Operand::Global { name, width, offset, .. } => {
                let width = width.or(told).unwrap_or(POINTER);
                Ok(Operand::Global { width, name: name.clone(), offset: *offset })
            }
            machine::Operand::Number(number) => match number.width.or(told) {
                Some(width) => bits(number, width).map(Operand::Const),
                None => {
                    let message =
                        format!("the width of this constant is not known here: write {}:ci32", number.text);
                    Err(Fault::new(number.at, message))
                }
            },
        }
    }

    /// Warns of blocks without an end, where there are blocks.
    fn open_ends(&mut self) {
        for block in self.function.blocks.iter().filter(|block| !block.label.is_empty()) {
            let ended = block.lines.last().is_some_and(|line| BRANCHES.contains(&line.opcode.as_str()));
            if !ended {
                let message = format!("`{}` has no terminator", block.label);
                self.notes.push(Note { at: block.at, message, help: "it is read as a return" });
            }
        }
    }

    /// Discards outputs that nothing reads, and the channels of these.
    fn discard_unread(&mut self) {
        let entries = self.graph.params.iter().copied().chain(self.graph.order_in);
        let mut kept: FxHashSet<LicId> = entries.chain(self.graph.answers()).collect();
        kept.extend(self.graph.ops.iter().flat_map(Op::inputs));
        let out = |line: &'f Line| line.outs.iter().filter(|register| !register.is_ignored());
        for register in self.function.lines().filter(|line| line.opcode != "INIT").flat_map(out) {
            if self.names.get(register.name.as_str()).is_some_and(|lic| !kept.contains(lic)) {
                let message = format!("nothing reads `{}`", register.name);
                self.notes.push(Note {
                    at: register.at,
                    message,
                    help: "the output is discarded; write %ign for it",
                });
            }
        }
        let mut numbers = vec![None; self.graph.lics.len()];
        let mut lics = Vec::new();
        for (at, lic) in std::mem::take(&mut self.graph.lics).into_iter().enumerate() {
            if kept.contains(&LicId(at as u32)) {
                numbers[at] = Some(LicId(lics.len() as u32));
                lics.push(lic);
            }
        }
        self.graph.lics = lics;
        let renumber = |lic: &mut LicId| *lic = numbers[lic.0 as usize].expect("read, or an end");
        let graph = &mut self.graph;
        let ends = graph.order_in.iter_mut().chain(&mut graph.order_out);
        ends.chain(&mut graph.results).chain(&mut graph.params).for_each(renumber);
        for op in &mut graph.ops {
            op.outs.iter_mut().for_each(|out| *out = out.and_then(|lic| numbers[lic.0 as usize]));
            for operand in &mut op.ins {
                if let Operand::Lic(lic) | Operand::Held(lic) = operand {
                    renumber(lic);
                }
            }
        }
    }
}

/// The operator of `line`; what belongs to its name goes from `operands`.
fn operator(line: &Line, operands: &mut &[machine::Operand]) -> Operator {
    let name = line.opcode.to_lowercase();
    if let Some(operator) = Operator::named(&name) {
        return operator;
    }
    let bytes = || {
        let written = number_attribute(line, "bytes").and_then(|bytes| u32::try_from(bytes).ok());
        written.unwrap_or(line.width.unwrap_or(0).div_ceil(8))
    };
    let volatile = line.attributes.iter().any(|word| word == "volatile");
    match name.as_str() {
        "load" => Operator::Load { bytes: bytes(), volatile },
        "store" => Operator::Store { bytes: bytes(), volatile },
        "alloca" => Operator::Alloca {
            size: number_attribute(line, "size").and_then(|size| u64::try_from(size).ok()).unwrap_or(0),
            align: number_attribute(line, "align").and_then(|align| u64::try_from(align).ok()).unwrap_or(1),
        },
        "call" => Operator::Call { callee: callee(line, operands) },
        "gep" => Operator::Gep {
            offset: number_attribute(line, "offset")
                .and_then(|offset| i64::try_from(offset).ok())
                .unwrap_or(0),
            scales: line
                .attributes
                .iter()
                .filter_map(|word| word.strip_prefix("scale ")?.parse().ok())
                .collect(),
            index_widths: Vec::new(),
        },
        "fence" | "cmpxchg" | "load.atomic" | "store.atomic" => {
            Operator::Atomic { name, bytes: bytes(), volatile }
        }
        _ if name.starts_with("count.") => {
            Operator::Count { next: !line.attributes.iter().any(|word| word == "test value"), name }
        }
        _ if name.starts_with("atomicrmw.") => Operator::Atomic { name, bytes: bytes(), volatile },
        _ => Operator::Pure(name),
    }
}

/// The repair for an operation `name` that there is not.
fn repair(name: &str) -> &'static str {
    match name {
        _ if name.starts_with("seq") => {
            "there are no sequence operators: COUNT.SLT64 start, step, bound counts, and REPEAT and CARRY hold values"
        }
        "stride" => "there are no sequence operators: CARRY holds an address, and ADD64 or GEP64 advances it",
        _ => "docs/formats.md lists the operators",
    }
}

/// The function that is called by name: the first operand, or a text in braces.
fn callee(line: &Line, operands: &mut &[machine::Operand]) -> Option<String> {
    if let Some(text) = quoted(line) {
        return Some(text);
    }
    let Some(machine::Operand::Global { name, offset: 0, .. }) = operands.first() else { return None };
    *operands = &operands[1..];
    Some(name.clone())
}

/// Bits of the result and, where the operator has them, of its operands; `number` stands behind its name.
fn widths(operator: &Operator, number: Option<u32>, written: Option<u32>) -> (u32, Option<u32>) {
    let Operator::Pure(name) = operator else {
        return (number.unwrap_or(1), None);
    };
    let width = written.or(number).unwrap_or(1);
    let taken_apart = name.starts_with("extract") || name.starts_with("shuffle");
    match evaluate::form(name) {
        Form::Plain if name == "bitcast" => (width, number),
        Form::Plain if !taken_apart => (number.unwrap_or(width), None),
        Form::Plain | Form::Intrinsic => (width, number.filter(|number| *number != width)),
        Form::Comparison | Form::Extension | Form::Truncation | Form::Conversion => (width, number),
    }
}

/// The number after `name` among the words in braces.
fn number_attribute(line: &Line, name: &str) -> Option<i128> {
    let words = line.attributes.iter().flat_map(|words| {
        let mut words = words.split_whitespace();
        std::iter::from_fn(move || Some((words.next()?, words.next()?))).collect::<Vec<_>>()
    });
    words.filter(|(word, _)| *word == name).find_map(|(_, number)| number.parse().ok())
}

/// The text in quotes among the words in braces.
fn quoted(line: &Line) -> Option<String> {
    let inner = line.attributes.iter().find_map(|word| word.strip_prefix('"')?.strip_suffix('"'));
    inner.map(unescaped)
}

fn unescaped(text: &str) -> String {
    text.replace("\\22", "\"").replace("\\5C", "\\")
}

/// `text` without the quotes around it.
fn unquoted(text: &str) -> String {
    unescaped(text.strip_prefix('"').and_then(|text| text.strip_suffix('"')).unwrap_or(text))
}

/// Reads what `line` says of where `op` comes from.
fn origins(line: &Line, op: &mut Op) {
    for word in &line.attributes {
        match word.split_once(' ') {
            Some(("origin", text)) => op.origin = unquoted(text).into(),
            Some(("block", text)) => op.block = unquoted(text).into(),
            Some(("at", text)) => op.loc = Some(unquoted(text)),
            None if word == "stream" => op.stream = true,
            _ => {}
        }
    }
}

/// A constant of `width` bits; a negative one is taken modulo 2^width.
fn bits(number: &Number, width: u32) -> Result<Bits, Fault> {
    let value = match number.text.parse::<i64>() {
        Ok(signed) if signed < 0 => Some(Bits::from_i64(width, signed)),
        _ => Bits::parse(width, &number.text),
    };
    value.ok_or_else(|| {
        Fault::new(number.at, format!("`{}` does not fit {}", number.text, counted(width, "bit")))
    })
}

/// Takes away the constants after a short netlist's operands that do not stop it.
fn unpad(op: &mut Op) {
    let neutral = match op.operator {
        Operator::Land => Bits::one_bit(true),
        Operator::Lor => Bits::one_bit(false),
        _ => return,
    };
    while op.ins.len() > 1 && op.ins.last() == Some(&Operand::Const(neutral.clone())) {
        op.ins.pop();
    }
}

#[cfg(test)]
mod tests;
