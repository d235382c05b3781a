//! A running program: its memory, the environment outside, and what both machines do with them.

use crate::{
    bytecode::Code,
    environment::{Call, Environment},
    host::{Frame, FurtherArgument, Host},
    interpreter::interpret,
    memory::{Memory, NARROW_STACK, NEAR_STACK, STACK, is_stack},
    netlist::Netlist,
    program::Program,
    promises::Access,
    simulator::{Order, Schedule, Simulation},
    undefined::{Effect, Watch, is_full},
};
use dfquery_graph::{
    bits::Bits,
    evaluate,
    semantics::{Atomic, Further, Kind, Moved, Passing, Place, Semantics},
    spec,
    trap::{Reason, Trap},
};
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};

/// Calls may nest this deep: the machines recurse on the stack of the thread.
const DEEPEST: u32 = 100;
/// Bytes that one memory intrinsic may move before it counts as a run without end.
const LONGEST_BLOCK: u64 = 1 << 20;
/// Bytes of a list of further arguments.
const LIST_BYTES: u64 = 24;
/// Bytes that belong to one `alloca` of one invocation.
const ARENA: u64 = 1 << 26;
/// The same where pointers have 32 bits.
const NARROW_ARENA: u64 = 1 << 16;
/// The same where pointers have 16 bits.
const NEAR_ARENA: u64 = 1 << 8;

/// A volatile load or store that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Volatile {
    /// True if it stored.
    pub stores: bool,
    /// Its first byte.
    pub address: u64,
    /// Number of bytes that it accessed.
    pub bytes: u32,
    /// The value that was stored or loaded.
    pub value: Bits,
    /// Number of calls out of the program before it.
    pub after: usize,
}

/// A running program.
pub struct Process<'a, W: Environment> {
    /// The program that runs.
    pub program: &'a Program<'a>,
    /// Its memory.
    pub memory: Memory,
    /// The environment that answers its calls.
    pub environment: W,
    /// Steps that the interpreter may still take.
    pub steps: u64,
    /// The graphs to run instead of functions, by name.
    pub netlists: FxHashMap<&'a str, &'a Netlist<'a>>,
    /// The schedule of these graphs.
    pub schedule: Schedule,
    /// The loads and stores of the function that was called first, if they are to be noted.
    pub accesses: Option<Vec<Access>>,
    /// The bytes outside of allocations that were touched, as they were before, if they are to be noted.
    pub touched: Option<BTreeMap<u64, u8>>,
    /// The volatile loads and stores so far, in order.
    pub volatile: Vec<Volatile>,
    /// The record of undefined values, if they are tracked.
    pub watch: Option<Watch>,
    /// The loads of uninitialised memory.
    pub unwritten: BTreeSet<String>,
    /// The addresses that functions have found which say what to call.
    found: FxHashMap<&'a str, u64>,
    /// The further arguments of the call that is about to be.
    further: Vec<FurtherArgument>,
    depth: u32,
    /// First addresses and sizes of what is allocated now.
    allocated: BTreeMap<u64, u64>,
}

impl<'a, W: Environment> Process<'a, W> {
    /// A process at its start, whose interpreter may take `steps` steps.
    pub fn new(program: &'a Program<'a>, seed: u64, environment: W, steps: u64) -> Self {
        let memory = Memory::new(seed, program.layout.image.clone());
        let netlists = FxHashMap::default();
        let schedule = Schedule { order: Order::Rounds, bounded: true, firings: steps };
        Process {
            program,
            memory,
            environment,
            steps,
            netlists,
            schedule,
            accesses: None,
            touched: None,
            volatile: Vec::new(),
            watch: None,
            unwritten: BTreeSet::new(),
            found: FxHashMap::default(),
            further: Vec::new(),
            depth: 0,
            allocated: BTreeMap::new(),
        }
    }

    /// Fresh memory.
    ///
    /// The address depends only on `origin`, the instruction, on how often it ran in this invocation and on the depth of calls:
    /// so it is the same on both machines, whatever runs in between.
    ///
    /// # Errors
    ///
    /// [`Reason::Memory`] if something else lies there already: a machine's memory is not without end either.
    pub(crate) fn allocate(
        &mut self,
        origin: &str,
        width: u32,
        bytes: u64,
        align: u64,
        frame: &mut Frame,
    ) -> Result<Bits, Reason> {
        let bytes = bytes.min(ARENA);
        let turn = frame.turn(origin) as u64;
        let draw = dfquery_graph::random::draw(frame.depth as u64, origin);
        let slot = bytes.max(1).next_multiple_of(align.clamp(16, 4096)).saturating_mul(turn);
        let (stack, arena) = match width {
            ..=16 => (NEAR_STACK, NEAR_ARENA),
            17..=32 => (NARROW_STACK, NARROW_ARENA),
            _ => (STACK, ARENA),
        };
        let address = stack + draw % (stack / arena) * arena + slot % arena;
        let is_taken = self.allocated.range(..address + bytes.max(1)).next_back();
        if is_taken.is_some_and(|(start, bytes)| start + bytes.max(&1) > address)
            || address + bytes > 2 * stack
        {
            return Err(Reason::Memory);
        }
        self.allocated.insert(address, bytes);
        frame.allocations.push((address, bytes));
        Ok(Bits::new(width, address))
    }

    /// Keeps what the bytes from `address` on hold, if they were not touched before.
    fn touch(&mut self, address: u64, bytes: u32) {
        let Some(touched) = self.touched.as_mut() else { return };
        for at in (0..u64::from(bytes)).map(|at| address.wrapping_add(at)).filter(|at| !is_stack(*at)) {
            touched.entry(at).or_insert_with(|| self.memory.byte(at));
        }
    }

    /// The value at `address` as `moved` reads it, in `width` bits.
    fn load(&self, address: &Bits, moved: &Moved, width: u32) -> Bits {
        let Moved { bytes, order, .. } = moved;
        if order.is_lowest_first() {
            return self.memory.load(address.low(), *bytes, width);
        }
        let memory = self.memory.load(address.low(), *bytes, bytes.saturating_mul(8));
        order.in_value(&memory, width)
    }

    /// Writes `value` as `moved` says.
    fn store(&mut self, address: &Bits, moved: &Moved, value: &Bits) -> Bits {
        let Moved { bytes, order, .. } = moved;
        match order.is_lowest_first() {
            true => self.memory.store(address.low(), *bytes, value),
            false => self.memory.store(address.low(), *bytes, &order.in_memory(value, *bytes)),
        }
        Bits::zero(0)
    }

    /// Notes that `origin` reads uninitialised memory.
    pub(crate) fn note_load(&mut self, origin: &str, address: u64, bytes: u64) {
        if self.memory.are_given(address, bytes) || self.unwritten.contains(origin) {
            return;
        }
        // An operator that stands for nothing in the IR has no name.
        let of_address = || self.program.layout.describe(address);
        self.unwritten.insert(if origin.is_empty() { of_address() } else { origin.to_owned() });
    }

    /// Takes down a volatile access.
    fn note_volatile(&mut self, stores: bool, address: &Bits, moved: &Moved, value: &Bits) {
        if moved.volatile && !is_stack(address.low()) {
            let (address, bytes, value) = (address.low(), moved.bytes, value.clone());
            let after = self.environment.calls();
            self.volatile.push(Volatile { stores, address, bytes, value, after });
        }
    }

    /// The effects of undefined values in a run that was watched.
    pub fn undefined(&mut self) -> BTreeSet<(Effect, String)> {
        let Some(watch) = self.watch.take() else { return BTreeSet::new() };
        let left = watch.left().filter(|&address| !is_stack(address));
        let left: Vec<_> =
            left.map(|address| (Effect::Memory, self.program.layout.describe(address))).collect();
        watch.effects.into_iter().chain(left).collect()
    }

    fn access(&mut self, access: &Atomic, x: &[Bits], moved: &Moved, width: u32) -> Result<Bits, Trap> {
        Ok(match access {
            Atomic::Load => self.load(&x[0], moved, width),
            Atomic::Store => self.store(&x[1], moved, &x[0]),
            Atomic::Update(combination) => {
                let old = self.load(&x[0], moved, x[1].width());
                self.store(&x[0], moved, &combination.apply(&old, &x[1])?);
                old
            }
            Atomic::Exchange => {
                let old = self.load(&x[0], moved, x[1].width());
                let success = old == x[1];
                if success {
                    self.store(&x[0], moved, &x[2]);
                }
                let flag = evaluate::second_field(old.width());
                old.resize(width).with_slice(flag, &Bits::one_bit(success))
            }
            Atomic::Fence => Bits::zero(0),
        })
    }

    /// Calls the function whose address is the first operand.
    fn call_address(&mut self, x: &[Bits], further: &[Further], width: u32) -> Result<Bits, Trap> {
        let address = x.first().map_or(0, Bits::low);
        let name = self.program.layout.function_at(address).map(str::to_owned);
        let arguments = x.get(1..).unwrap_or_default();
        match name {
            Some(name) => self.call(&name, arguments, further, width),
            None => Ok(self.call_out(&format!("{address:#x}"), arguments, width)),
        }
    }

    /// Calls `callee`: an intrinsic, a function with a body, or something in the environment outside.
    ///
    /// # Errors
    ///
    /// The trap that ends the run.
    pub fn call(&mut self, callee: &str, x: &[Bits], further: &[Further], width: u32) -> Result<Bits, Trap> {
        if let Some(intrinsic) = callee.strip_prefix("@llvm.") {
            return self.call_intrinsic(callee, intrinsic, x, width);
        }
        let name = callee.strip_prefix('@').unwrap_or(callee);
        let Some(function) = callee.starts_with('@').then(|| self.program.function(name)).flatten() else {
            return match (self.netlists.get(name).copied(), self.program.resolver(callee)) {
                (Some(netlist), _) => self.call_graph(netlist, x, further, width),
                (None, Some(resolver)) => self.call_found(resolver, x, further, width),
                (None, None) => Ok(self.call_out(callee, x, width)),
            };
        };
        let code = self.program.code(function);
        let mut arguments = Vec::with_capacity(code.parameters.len());
        for (at, &register) in code.parameters.iter().enumerate() {
            let width = code.widths[register as usize];
            let missing = || self.environment.source(&format!("argument {at} of {callee}"), 0, width);
            arguments.push(x.get(at).map_or_else(missing, |argument| argument.resize(width)));
        }
        let behind = self.further(further, x, arguments.len());
        let results = if code.copied.is_empty() {
            self.further = behind;
            self.run(function, &code.name, &arguments)?
        } else {
            let mut frame = self.enter().map_err(|reason| reason.at(name))?;
            let copied = self.copy(code, &mut arguments, &mut frame).map_err(|reason| reason.at(name));
            self.further = behind;
            let results = copied.and_then(|()| self.run(function, &code.name, &arguments));
            self.leave(frame);
            results?
        };
        Ok(results.first().map_or_else(|| Bits::zero(width), |result| result.resize(width)))
    }

    /// Calls a function that is a graph and has no control flow.
    fn call_graph(
        &mut self,
        netlist: &'a Netlist<'a>,
        x: &[Bits],
        further: &[Further],
        width: u32,
    ) -> Result<Bits, Trap> {
        let graph = netlist.graph;
        let mut arguments = Vec::with_capacity(graph.params.len());
        for (at, &lic) in graph.params.iter().enumerate() {
            let width = graph.lic(lic).width;
            let missing = || self.environment.source(&format!("argument {at} of @{}", graph.name), 0, width);
            arguments.push(x.get(at).map_or_else(missing, |argument| argument.resize(width)));
        }
        let behind = self.further(further, x, arguments.len());
        let mut frame = self.enter().map_err(|reason| reason.at(graph.name.as_str()))?;
        let copied = self.copy_passed(&graph.name, further, &mut arguments, &mut frame);
        self.further = behind;
        let mut simulation = Simulation::new(netlist, self.schedule);
        let invocation = copied
            .map_err(|reason| reason.at(graph.name.as_str()))
            .and_then(|()| simulation.invoke(self, &arguments).map_err(|end| end.stop(&graph.name)));
        self.leave(frame);
        let invocation = invocation?;
        Ok(invocation.results.first().map_or_else(|| Bits::zero(width), |result| result.resize(width)))
    }

    /// Calls the function that `resolver` finds; it is asked once.
    fn call_found(
        &mut self,
        resolver: &'a str,
        x: &[Bits],
        further: &[Further],
        width: u32,
    ) -> Result<Bits, Trap> {
        let passed = self.watch.as_mut().and_then(|watch| watch.passed.take());
        let address = match self.found.get(resolver) {
            Some(&address) => address,
            None => self.call(resolver, &[], &[], u64::BITS)?.low(),
        };
        self.found.insert(resolver, address);
        self.watch.iter_mut().for_each(|watch| watch.passed.clone_from(&passed));
        let name = self.program.layout.function_at(address).map(str::to_owned);
        match name.filter(|name| self.program.resolver(name).is_none()) {
            Some(name) => self.call(&name, x, further, width),
            None => Err(Reason::Unsupported(format!("what `{resolver}` finds")).into()),
        }
    }

    /// Runs `function`, which is called `name`, as a graph if there is one.
    fn run(&mut self, function: u32, name: &str, arguments: &[Bits]) -> Result<Vec<Bits>, Trap> {
        match self.netlists.get(name).copied() {
            Some(netlist) => {
                let mut simulation = Simulation::new(netlist, self.schedule);
                Ok(simulation.invoke(self, arguments).map_err(|end| end.stop(name))?.results)
            }
            None => interpret(self, function, arguments),
        }
    }

    /// Puts the addresses of copies in place of the `arguments` of which `passed` says that copies are passed to `callee`.
    fn copy_passed(
        &mut self,
        callee: &str,
        passed: &[Further],
        arguments: &mut [Bits],
        frame: &mut Frame,
    ) -> Result<(), Reason> {
        for Further { operand, bytes, align, .. } in
            passed.iter().filter(|passed| passed.place == Place::Copied)
        {
            if let Some(argument) = arguments.get_mut(*operand as usize) {
                let origin = format!("{callee} {operand}");
                let copy = self.allocate(&origin, argument.width(), *bytes, (*align).max(16), frame)?;
                self.copy_bytes(copy.low(), argument.low(), *bytes);
                *argument = copy;
            }
        }
        Ok(())
    }

    /// Puts the addresses of copies in place of the `arguments` that `code` takes by value.
    fn copy(&mut self, code: &Code, arguments: &mut [Bits], frame: &mut Frame) -> Result<(), Reason> {
        for &(at, bytes) in &code.copied {
            let unknown = || Reason::Unsupported(format!("`byval` without a type in `{}`", code.name));
            let bytes = bytes.ok_or_else(unknown)?;
            let origin = format!("{} {at}", code.name);
            let copy = self.allocate(&origin, arguments[at].width(), bytes, 16, frame)?;
            self.copy_bytes(copy.low(), arguments[at].low(), bytes);
            arguments[at] = copy;
        }
        Ok(())
    }

    /// Starts, copies or ends a list of further arguments.
    fn handle_list(
        &mut self,
        callee: &str,
        origin: &str,
        x: &[Bits],
        taken: [u64; 3],
        frame: &mut Frame,
    ) -> Result<(), Trap> {
        let stem = callee.trim_start_matches("@llvm.").split('.').next().unwrap_or_default();
        match (stem, x) {
            ("va_start", [list]) => self.start_list(origin, list.low(), taken, frame),
            ("va_copy", [to, from]) => {
                self.copy_bytes(to.low(), from.low(), LIST_BYTES);
                Ok(())
            }
            ("va_end", _) => Ok(()),
            _ => Err(Reason::Unsupported(format!("a list of `{callee}`")).into()),
        }
    }

    /// Takes down that `bytes` bytes hold something that is defined, or nothing.
    pub(crate) fn define(&mut self, address: u64, bytes: u64) {
        self.watch.iter_mut().for_each(|watch| watch.define(address, bytes));
    }

    fn copy_bytes(&mut self, to: u64, from: u64, bytes: u64) {
        self.memory.copy(to, from, bytes);
        self.watch.iter_mut().for_each(|watch| watch.copy(to, from, bytes));
    }

    fn call_out(&mut self, callee: &str, x: &[Bits], width: u32) -> Bits {
        if let Some(watch) = &mut self.watch
            && watch.passed.take().is_some_and(|masks| !masks.iter().all(is_full))
        {
            watch.effects.insert((Effect::Argument, callee.to_owned()));
        }
        self.environment.call(Call { callee: callee.to_owned(), arguments: x.to_vec() }, width)
    }

    fn call_intrinsic(&mut self, callee: &str, name: &str, x: &[Bits], width: u32) -> Result<Bits, Trap> {
        if spec::is_ignored(callee) {
            return Ok(Bits::zero(width));
        }
        if let Some(value) = self.access_lanes(name, x, width) {
            return value.map_err(Trap::from);
        }
        match (name.split('.').next().unwrap_or(name), x) {
            ("memcpy" | "memmove", [to, from, bytes, ..]) => {
                self.copy_bytes(to.low(), from.low(), block(bytes)?);
                Ok(Bits::zero(width))
            }
            ("memset", [to, byte, bytes, ..]) if byte.width() == 8 => {
                let (to, bytes) = (to.low(), block(bytes)?);
                self.memory.fill(to, bytes, byte.low() as u8);
                self.define(to, bytes);
                Ok(Bits::zero(width))
            }
            ("load", [base, offset]) if name.starts_with("load.relative") => {
                let offset = offset.signed_low();
                let distance = self.memory.number(base.low().wrapping_add_signed(offset), 4);
                Ok(Bits::new(width, base.low().wrapping_add_signed(distance.signed_low())))
            }
            ("va_end", _) => Ok(Bits::zero(width)),
            // Allocated memory ends with the invocation, or at an unknown time before.
            ("stacksave", []) => Ok(Bits::new(width, STACK)),
            ("stackrestore", [_]) => Ok(Bits::zero(width)),
            ("call", _) if name.starts_with("call.preallocated.") => {
                Err(Reason::Unsupported(format!("`{}`", &callee[1..])).into())
            }
            ("va_start" | "va_copy", _) => {
                Err(Reason::Unsupported(format!("`{}` of another target than x86-64 System V", &callee[1..]))
                    .into())
            }
            _ if evaluate::is_intrinsic(&callee[1..], x.len()) => {
                Ok(evaluate::Compute::new(&callee[1..], width, None, &[])?.apply(x)?)
            }
            _ => Ok(self.call_out(callee, x, width)),
        }
    }
}

impl<'a, W: Environment> Host<'a> for Process<'a, W> {
    fn program(&self) -> &'a Program<'a> {
        self.program
    }

    fn step(&mut self) -> Result<(), Reason> {
        dfquery_engine::cancel::check();
        self.steps = self.steps.checked_sub(1).ok_or(Reason::Steps)?;
        Ok(())
    }

    fn enter(&mut self) -> Result<Frame, Reason> {
        if self.depth >= DEEPEST {
            return Err(Reason::Depth);
        }
        self.depth += 1;
        let mut frame = Frame::new(self.depth);
        frame.further = std::mem::take(&mut self.further);
        Ok(frame)
    }

    fn leave(&mut self, frame: Frame) {
        self.depth -= 1;
        for (address, bytes) in frame.allocations {
            self.allocated.remove(&address);
            self.memory.forget(address, bytes);
            self.define(address, bytes);
        }
    }

    fn watch(&mut self) -> Option<&mut Watch> {
        self.watch.as_mut()
    }

    fn note(&mut self, instruction: u32, semantics: &Semantics, x: &[Bits], frame: &Frame) {
        let Some(accesses) = self.accesses.as_mut().filter(|_| frame.depth == 1) else { return };
        let (bytes, address, stores) = match &semantics.kind {
            Kind::Load(moved) => (moved.bytes, x[0].low(), false),
            Kind::Store(moved) => (moved.bytes, x[1].low(), true),
            _ => return,
        };
        accesses.push(Access { instruction, address, bytes, stores });
    }

    fn perform(&mut self, semantics: &Semantics, x: &[Bits], frame: &mut Frame) -> Result<Bits, Trap> {
        if let Some(value) = semantics.compute(x) {
            return value.map_err(Trap::from);
        }
        let width = semantics.width;
        Ok(match &semantics.kind {
            Kind::Load(moved) => {
                self.note_load(&semantics.origin, x[0].low(), moved.bytes.into());
                self.touch(x[0].low(), moved.bytes);
                let value = self.load(&x[0], moved, width);
                self.note_volatile(false, &x[0], moved, &value);
                value
            }
            Kind::Store(moved) => {
                self.touch(x[1].low(), moved.bytes);
                self.note_volatile(true, &x[1], moved, &x[0]);
                self.store(&x[1], moved, &x[0])
            }
            Kind::Alloca(size, align) => {
                let bytes = size.saturating_mul(x.first().map_or(1, Bits::low));
                self.allocate(&semantics.origin, width, bytes, *align, frame)?
            }
            Kind::Call(Some(callee), Passing::List(taken)) => {
                self.handle_list(callee, &semantics.origin, x, *taken, frame)?;
                Bits::zero(width)
            }
            Kind::Call(Some(callee), Passing::Further(further)) => self.call(callee, x, further, width)?,
            Kind::Call(None, Passing::Further(further)) => self.call_address(x, further, width)?,
            Kind::Call(None, Passing::List(_)) => {
                return Err(Reason::Unsupported("a list of an unknown callee".into()).into());
            }
            Kind::Atomic(access, moved) => {
                if let Atomic::Load | Atomic::Update(_) | Atomic::Exchange = access {
                    self.note_load(&semantics.origin, x[0].low(), moved.bytes.into());
                }
                self.access(access, x, moved, width)?
            }
            Kind::Source => {
                let turn = frame.turn(&semantics.origin);
                self.environment.source(&semantics.origin, turn, width)
            }
            Kind::Constant => self.environment.constant(&semantics.origin, width),
            Kind::Opaque(name) => match self.environment.opaque(name, x, width) {
                Some(value) => value,
                None => return Err(Reason::Unsupported(format!("`{name}`")).into()),
            },
            Kind::Unsupported(reason) => return Err(reason.clone().into()),
            Kind::Compute(_) | Kind::Gep(_) => unreachable!("computed above"),
        })
    }

    fn constant(&mut self, text: &str, width: u32) -> Bits {
        self.environment.constant(text, width)
    }
}

/// The length of a block that a memory intrinsic moves.
fn block(bytes: &Bits) -> Result<u64, Reason> {
    if bytes.low_u128() > LONGEST_BLOCK as u128 { Err(Reason::Steps) } else { Ok(bytes.low()) }
}
