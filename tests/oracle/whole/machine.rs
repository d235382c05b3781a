//! The interpreter of whole programs: runs functions as their facts tell, and logs what values point to.

use super::{
    library::Library,
    log::{Log, Seen},
    memory::{Datum, FLOAT, Memory, Outside, POINTER, Place, TAINT},
    program::{Action, Code, End, Gives, Input, Program, Step, Way},
    taint::Specification,
};
use dfquery_graph::bits::Bits;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// Calls may nest this deep; deep programs need a thread with room for it.
const DEEPEST: usize = 4000;
/// The calls around an allocation that may give the object its name.
const CHAIN: usize = 6;

/// Why a run ended before its function did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stop {
    /// The program ended itself.
    Exit(i32),
    /// What cannot be executed, by name.
    Unsupported(String),
    /// What has no meaning, where: an access outside of objects, a division by 0.
    Undefined(String),
    /// A limit was reached.
    Limit(&'static str),
    /// A jump to where this buffer was set, with a value.
    Jump(u64, u64),
}

impl From<Outside> for Stop {
    fn from(_: Outside) -> Stop {
        Stop::Undefined("access outside of objects".into())
    }
}

/// One invocation.
struct Frame<'p> {
    code: &'p Code,
    registers: Vec<Datum>,
    /// Arguments that have no parameter.
    further: Vec<Datum>,
    /// What it allocated.
    allocated: Vec<u64>,
    /// Buffers of jumps with the block and the step to which they lead.
    jumps: Vec<(u64, usize, usize)>,
}

pub struct Machine<'p, 'a> {
    pub program: &'p Program<'a>,
    pub memory: Memory,
    pub log: Log,
    /// Steps that may still be taken.
    pub steps: u64,
    pub library: Library,
    pub taint: &'p Specification,
    /// Whether the variables of a function outlive it: addresses of them may be left anywhere in random programs.
    pub keeps_frames: bool,
    /// Functions whose calls are kept with their arguments.
    pub watched: BTreeSet<String>,
    pub calls: Vec<(u32, Vec<u64>)>,
    /// Calls that are under way, each with the pointer that it returns.
    callers: Vec<Option<(u32, Option<u32>)>>,
    /// What functions are called, by address.
    names: FxHashMap<u64, String>,
    /// The step that runs, for messages.
    now: u32,
}

impl<'p, 'a> Machine<'p, 'a> {
    pub fn new(program: &'p Program<'a>, taint: &'p Specification, steps: u64) -> Self {
        let mut log = Log::default();
        let memory = program.memory(|name, outside| {
            let other = outside.then(|| "?".to_owned());
            log.site([name.to_owned()].into_iter().chain(other).collect())
        });
        let values = program.base.entities_of::<dfquery_rules::entity::Value>().len();
        log.values.resize_with(values, Seen::default);
        let names = program.names();
        let mut machine = Machine {
            program,
            memory,
            log,
            steps,
            library: Library::default(),
            taint,
            keeps_frames: false,
            watched: BTreeSet::new(),
            calls: Vec::new(),
            callers: Vec::new(),
            names,
            now: 0,
        };
        machine.open_standard();
        machine
    }

    /// Runs the function `name`, without its `@`, with these arguments.
    pub fn run(&mut self, name: &str, arguments: &[Datum]) -> Result<Option<Datum>, Stop> {
        let part = self.program.functions.get(&format!("@{name}"));
        let part = *part.ok_or_else(|| Stop::Unsupported(format!("no function {name}")))?;
        self.enter(part, arguments)
    }

    /// The place and the instruction at which a run ended.
    pub fn place(&self) -> String {
        self.program.instruction_name(self.now)
    }

    fn enter(&mut self, part: u32, arguments: &[Datum]) -> Result<Option<Datum>, Stop> {
        if self.callers.len() >= DEEPEST {
            return Err(Stop::Limit("calls nested too deeply"));
        }
        let code = self.program.code(part);
        let mut frame = Frame {
            code,
            registers: vec![Datum::new(1, 0); code.pointers.len()],
            further: arguments.get(code.parameters.len()..).unwrap_or_default().to_vec(),
            allocated: Vec::new(),
            jumps: Vec::new(),
        };
        for (at, (&register, argument)) in code.parameters.iter().zip(arguments).enumerate() {
            let mut argument = argument.clone();
            if code.by_value.contains(&at)
                && let Some(twin) = self.memory.twin(argument.low())
            {
                frame.allocated.push(twin);
                argument = Datum::address(twin);
            }
            self.set(&mut frame, register, argument);
        }
        let result = self.blocks(&mut frame);
        if !self.keeps_frames {
            frame.allocated.iter().for_each(|&address| self.memory.free(address));
        }
        result
    }

    /// Sets a register, and notes where it points.
    fn set(&mut self, frame: &mut Frame, register: usize, value: Datum) {
        if value.shadow & POINTER != 0 {
            for &at in &frame.code.pointers[register] {
                let address =
                    if value.bits.width() == 64 { value.low() } else { value.bits.slice(at, 64).low() };
                if let Some(place) = self.memory.place(address)
                    && (frame.code.is_address[register] || self.memory.is_inside(place))
                {
                    let site = self.memory.object(place.object).site;
                    self.log.values[frame.code.first as usize + register].add(site, place.offset);
                }
            }
        }
        frame.registers[register] = value;
    }

    fn blocks(&mut self, frame: &mut Frame<'p>) -> Result<Option<Datum>, Stop> {
        let (mut at, mut first) = (0, 0);
        loop {
            let block = &frame.code.blocks[at];
            match self.steps_of(frame, at, first) {
                Ok(()) => {}
                Err(Stop::Jump(buffer, value)) => {
                    let jump = frame.jumps.iter().rev().find(|jump| jump.0 == buffer).copied();
                    let Some((_, to, step)) = jump else { return Err(Stop::Jump(buffer, value)) };
                    (at, first) = (to, step + 1);
                    if let Some((register, width)) = frame.code.blocks[to].steps[step].target {
                        frame.registers[register] = Datum::new(width, value);
                    }
                    continue;
                }
                Err(stop) => return Err(stop),
            }
            self.now = block.terminator;
            let way = match &block.end {
                End::Return(None) => return Ok(None),
                End::Return(Some(input)) => return self.read(frame, input).map(Some),
                End::Unsupported(what) => return Err(Stop::Unsupported(what.clone())),
                end => self.choose(frame, end)?,
            };
            self.follow(frame, way)?;
            (at, first) = (way.to, 0);
        }
    }

    fn steps_of(&mut self, frame: &mut Frame<'p>, block: usize, first: usize) -> Result<(), Stop> {
        for (at, step) in frame.code.blocks[block].steps.iter().enumerate().skip(first) {
            self.steps = self.steps.checked_sub(1).ok_or(Stop::Limit("steps"))?;
            self.now = step.instruction;
            if let Some(value) = self.execute(frame, step, (block, at))?
                && let Some((register, _)) = step.target
            {
                self.set(frame, register, value);
            }
        }
        self.steps = self.steps.checked_sub(1).ok_or(Stop::Limit("steps"))?;
        Ok(())
    }

    fn choose(&mut self, frame: &Frame, end: &'p End) -> Result<&'p Way, Stop> {
        Ok(match end {
            End::Jump(way) => way,
            End::Branch(condition, yes, no) => {
                if self.read(frame, condition)?.bits.is_true() {
                    yes
                } else {
                    no
                }
            }
            End::Switch(value, cases, default) => {
                let value = self.read(frame, value)?.bits;
                cases.iter().find(|case| case.0 == value).map_or(default, |case| &case.1)
            }
            End::Indirect(target, ways) => {
                let target = self.read(frame, target)?.low();
                let way = ways.iter().find(|way| way.0 == target);
                &way.ok_or_else(|| Stop::Undefined("a jump to no block".into()))?.1
            }
            End::Return(_) | End::Unsupported(_) => panic!("has no way"),
        })
    }

    /// All phis read what was there before any of them.
    fn follow(&mut self, frame: &mut Frame, way: &Way) -> Result<(), Stop> {
        let values: Result<Vec<Datum>, Stop> =
            way.moves.iter().map(|(_, input)| self.read(frame, input)).collect();
        for ((register, _), value) in way.moves.iter().zip(values?) {
            self.set(frame, *register, value);
        }
        Ok(())
    }

    fn read(&self, frame: &Frame, input: &Input) -> Result<Datum, Stop> {
        match input {
            Input::Register(register) => Ok(frame.registers[*register].clone()),
            Input::Fixed(value) => Ok(value.clone()),
            Input::Unknown(text) => Err(Stop::Unsupported(format!("the constant {text}"))),
        }
    }

    fn execute(
        &mut self,
        frame: &mut Frame<'p>,
        step: &'p Step,
        at: (usize, usize),
    ) -> Result<Option<Datum>, Stop> {
        let x: Vec<Datum> =
            step.inputs.iter().map(|input| self.read(frame, input)).collect::<Result<_, _>>()?;
        self.note(step, &x);
        match &step.action {
            Action::Compute(semantics) => {
                let shadow = self.shadow_of(step, &x);
                let bits: Vec<Bits> = x.into_iter().map(|operand| operand.bits).collect();
                let value = semantics.compute(&bits).expect("it computes");
                let value = value.map_err(|reason| Stop::Undefined(reason.to_string()))?;
                Ok(Some(Datum { bits: value, shadow }))
            }
            Action::Select => Ok(Some(x[if x[0].bits.is_true() { 1 } else { 2 }].clone())),
            Action::Load(bytes, width) => {
                let value = self.memory.load(x[0].low(), *bytes, *width)?;
                self.note_taint(step.instruction, 0, value.shadow);
                Ok(Some(value))
            }
            Action::Store(bytes, pointers) => {
                self.note_cells(x[1].low(), &x[0], pointers);
                self.memory.store(x[1].low(), *bytes, &x[0])?;
                Ok(None)
            }
            Action::Alloca(size, align) => {
                let bytes = size.saturating_mul(x.first().map_or(1, Datum::low));
                self.allocate_local(frame, step, bytes, *align).map(Some)
            }
            Action::Call(callee) => self.call(frame, step, callee.as_deref(), &x, at),
            Action::Unsupported(what) => Err(Stop::Unsupported(what.clone())),
        }
    }

    fn allocate_local(
        &mut self,
        frame: &mut Frame,
        step: &Step,
        bytes: u64,
        align: u64,
    ) -> Result<Datum, Stop> {
        if bytes > 1 << 26 {
            return Err(Stop::Limit("memory"));
        }
        let (register, _) = step.target.expect("an alloca has a result");
        let name = self.program.value_name(frame.code.first + register as u32);
        let site = self.log.site(vec![name]);
        let address = self.memory.allocate(site, bytes, align);
        frame.allocated.push(address);
        Ok(Datum::address(address))
    }

    /// Notes where the addresses among the operands point, and what tainted them.
    fn note(&mut self, step: &Step, x: &[Datum]) {
        for &(operand, at) in &step.noted {
            self.note_taint(step.instruction, operand, x.get(at).map_or(0, |value| value.shadow));
            let Some(value) = x.get(at).filter(|value| value.shadow & POINTER != 0) else { continue };
            if value.bits.width() != 64 {
                continue;
            }
            if let Some(place) = self.memory.place(value.low()) {
                let site = self.memory.object(place.object).site;
                self.log.operands.entry((step.instruction, operand)).or_default().add(site, place.offset);
            }
        }
    }

    fn note_taint(&mut self, instruction: u32, operand: u32, shadow: u8) {
        if shadow & TAINT != 0 {
            *self.log.tainted.entry((instruction, operand)).or_default() |= shadow & TAINT;
        }
    }

    /// What is known of what is computed: neither a comparison nor an index gives taint on.
    fn shadow_of(&self, step: &Step, x: &[Datum]) -> u8 {
        let all = x.iter().fold(0, |all, operand| all | operand.shadow);
        match step.gives_taint {
            Gives::All => all,
            Gives::First => all & !TAINT | x[0].shadow & TAINT,
            Gives::None => all & !TAINT,
        }
    }

    /// Notes the addresses that are about to be stored.
    fn note_cells(&mut self, to: u64, value: &Datum, pointers: &[u32]) {
        if value.shadow & POINTER == 0 {
            return;
        }
        let Some(cell) = self.memory.place(to) else { return };
        for &at in pointers {
            let address = if value.bits.width() == 64 { value.low() } else { value.bits.slice(at, 64).low() };
            self.note_cell(Place { offset: cell.offset + i64::from(at / 8), ..cell }, address);
        }
    }

    pub(super) fn note_cell(&mut self, cell: Place, address: u64) {
        if let Some(target) = self.memory.place(address) {
            let site = self.memory.object(target.object).site;
            let key = (self.memory.object(cell.object).site, cell.offset);
            self.log.cells.entry(key).or_default().add(site, target.offset);
        }
    }

    /// Copies bytes, and notes the addresses among them.
    pub fn copy(&mut self, to: u64, from: u64, bytes: u64) -> Result<(), Stop> {
        if bytes == 0 {
            return Ok(());
        }
        self.memory.copy(to, from, bytes)?;
        if self.memory.shadow(to, bytes)?.iter().all(|mark| mark & POINTER == 0) {
            return Ok(());
        }
        let cell = self.memory.place(to).expect("it was written");
        let first = (cell.offset + 7) & !7;
        for offset in (first..cell.offset + bytes as i64 - 7).step_by(8) {
            let address = to + (offset - cell.offset) as u64;
            let shadow = self.memory.shadow(address, 8)?;
            if shadow.len() == 8 && shadow.iter().all(|mark| mark & POINTER != 0) {
                let target = self.memory.load(address, 8, 64)?.low();
                self.note_cell(Place { offset, ..cell }, target);
            }
        }
        Ok(())
    }

    fn call(
        &mut self,
        frame: &mut Frame<'p>,
        step: &Step,
        callee: Option<&str>,
        x: &[Datum],
        at: (usize, usize),
    ) -> Result<Option<Datum>, Stop> {
        let mut x = x.to_vec();
        for (value, &float) in x.iter_mut().zip(&step.floats) {
            value.shadow = value.shadow & !FLOAT | if float { FLOAT } else { 0 };
        }
        let (name, x) = match callee {
            Some(name) => (name.to_owned(), &x[..]),
            None => (self.name_at(x[0].low())?, &x[1..]),
        };
        if self.watched.contains(&name) {
            self.calls.push((step.instruction, x.iter().map(Datum::low).collect()));
        }
        self.log.calls.insert((step.instruction, name.clone()));
        let is_pointer =
            |register: usize| frame.code.is_address[register] && frame.code.pointers[register] == [0];
        let pointer = step.target.filter(|(register, _)| is_pointer(*register));
        let value = pointer.map(|(register, _)| frame.code.first + register as u32);
        self.callers.push(Some((step.instruction, value)));
        self.reach(step.instruction, &name, x);
        let result = match name.as_str() {
            "@_setjmp" | "@setjmp" | "@__sigsetjmp" => {
                frame.jumps.push((x[0].low(), at.0, at.1));
                Ok(Some(Datum::new(32, 0)))
            }
            "@llvm.va_start.p0" => self.begin_list(frame, x[0].low()).map(|()| None),
            _ => self.call_named(&name, x, step.target.map_or(0, |target| target.1)),
        };
        self.callers.pop();
        if result.is_ok() {
            self.now = step.instruction;
        }
        result
    }

    /// The function at `address`.
    fn name_at(&self, address: u64) -> Result<String, Stop> {
        let name = self.names.get(&address);
        name.cloned().ok_or_else(|| Stop::Undefined("a call of no function".into()))
    }

    /// Calls a function with a body or of the library; a result has `width` bits.
    pub fn call_named(&mut self, name: &str, x: &[Datum], width: u32) -> Result<Option<Datum>, Stop> {
        if let Some(&part) = self.program.functions.get(name) {
            let result = self.enter(part, x)?;
            return Ok(result);
        }
        let outer = std::mem::replace(&mut self.library.tainting, self.taint.marks(name));
        let result = self.call_library(name, x, width);
        self.library.tainting = outer;
        result
    }

    /// Calls what is at `address`, as a function of the library does; the result has `width` bits.
    pub fn call_back(&mut self, address: u64, x: &[Datum], width: u32) -> Result<Option<Datum>, Stop> {
        let name = self.name_at(address)?;
        self.callers.push(None);
        let result = self.call_named(&name, x, width);
        self.callers.pop();
        result
    }

    /// Logs that something tainted reaches a sink.
    fn reach(&mut self, instruction: u32, name: &str, x: &[Datum]) {
        for sink in self.taint.sinks(name) {
            let Some(value) = x.get(sink.position) else { continue };
            let shadow = if sink.behind { self.shadow_of_text(value.low()) } else { value.shadow };
            if shadow & self.taint.accepted(&sink.kind) != 0 {
                self.log.sinks.insert((instruction, sink.position as u32, sink.kind.clone()));
            }
        }
    }

    /// What is known of the text at `address`, or of the first byte of what is none.
    fn shadow_of_text(&self, address: u64) -> u8 {
        let length = self.memory.text(address).map_or(1, |text| text.len() as u64);
        let shadow = self.memory.shadow(address, length.max(1)).unwrap_or_default();
        shadow.iter().fold(0, |all, mark| all | mark)
    }

    /// Fresh memory of the call that is under way: it has the name of that call or of one around it, or is outside.
    pub fn allocate(&mut self, bytes: u64) -> Result<u64, Stop> {
        if bytes > 1 << 28 {
            return Err(Stop::Limit("memory"));
        }
        let calls = self.callers.iter().rev().take(CHAIN).map_while(|call| *call);
        let name = |(instruction, value): (u32, Option<u32>)| match value {
            Some(value) => self.program.value_name(value),
            None => self.program.instruction_name(instruction),
        };
        let mut names: Vec<String> = calls.map(name).collect();
        names.push("?".to_owned());
        let site = self.log.site(names);
        Ok(self.memory.allocate(site, bytes, 16))
    }

    /// Fills the list of further arguments, as System V passes them on x86-64: six words and eight vectors in
    /// registers, the rest in memory.
    fn begin_list(&mut self, frame: &mut Frame, list: u64) -> Result<(), Stop> {
        let site = self.log.site(vec![format!("{}/...", frame.code.name)]);
        let floats = frame.code.floats;
        let words = frame.code.parameters.len() - floats;
        let saved = self.memory.allocate(site, 176, 16);
        let more = self.memory.allocate(site, 8 * frame.further.len() as u64 + 8, 16);
        frame.allocated.extend([saved, more]);
        let (mut word, mut float, mut rest) = (words.min(6) as u64, floats.min(8) as u64, 0);
        let further = frame.further.clone();
        for value in &further {
            let address = match () {
                _ if value.shadow & FLOAT != 0 && float < 8 => {
                    float += 1;
                    saved + 48 + 16 * (float - 1)
                }
                _ if value.shadow & FLOAT == 0 && word < 6 => {
                    word += 1;
                    saved + 8 * (word - 1)
                }
                _ => {
                    rest += 1;
                    more + 8 * (rest - 1)
                }
            };
            self.note_cells(address, value, &[0]);
            self.memory.store(address, 8, value)?;
        }
        self.memory.store(list, 4, &Datum::new(32, 8 * words.min(6) as u64))?;
        self.memory.store(list + 4, 4, &Datum::new(32, 48 + 16 * floats.min(8) as u64))?;
        for (offset, address) in [(8, more), (16, saved)] {
            self.note_cells(list + offset, &Datum::address(address), &[0]);
            self.memory.store(list + offset, 8, &Datum::address(address))?;
        }
        Ok(())
    }
}
