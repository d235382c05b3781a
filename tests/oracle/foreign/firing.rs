//! What operators do when they fire.

use super::{
    arithmetic::{Compute, Widths, cut, signed},
    graph::{Graph, Input, Kind, Op},
};
use std::collections::BTreeMap;

/// Bytes by address.
#[derive(Clone)]
pub struct Memory<'m> {
    /// What is there before anything is stored.
    pub first: &'m dyn Fn(u64) -> u8,
    pub stored: BTreeMap<u64, u8>,
}

impl Memory<'_> {
    pub fn byte(&self, address: u64) -> u8 {
        self.stored.get(&address).copied().unwrap_or_else(|| (self.first)(address))
    }

    fn load(&self, address: u64, bytes: u64) -> u128 {
        (0..bytes).rev().fold(0, |value, at| value << 8 | u128::from(self.byte(address.wrapping_add(at))))
    }

    pub fn store(&mut self, address: u64, bytes: u64, value: u128) {
        self.stored.extend((0..bytes).map(|at| (address.wrapping_add(at), (value >> (8 * at)) as u8)));
    }
}

/// What an operator holds between two firings.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Held {
    /// A value, a sum or a counter, with the step and the bound of the counter.
    pub value: Option<[u128; 3]>,
    /// Runs of a loop that go round.
    pub runs: u64,
    /// Whether no further run enters before they have ended.
    pub is_last: bool,
}

impl Held {
    fn of(value: u128) -> Held {
        Held { value: Some([value, 0, 0]), ..Held::default() }
    }
}

/// What happens in a turn, beside what it takes and writes.
#[derive(Default)]
pub enum Effect {
    #[default]
    Nothing,
    Store {
        address: u64,
        bytes: u64,
        value: u128,
    },
    Call {
        callee: String,
        arguments: Vec<u128>,
    },
}

/// One turn of an operator or of the environment.
#[derive(Default)]
pub struct Step {
    /// The readers that consume a value.
    pub taken: Vec<usize>,
    /// The LICs that get a value.
    pub written: Vec<(usize, u128)>,
    /// What the operator holds then.
    pub held: Held,
    pub effect: Effect,
    /// Whether the run ends here, because the result is not defined.
    pub is_trap: bool,
}

/// What a firing can see of the machine.
pub trait Inputs {
    fn graph(&self) -> &Graph;
    /// The reader at the input `at` of the operator `op`, and the first value that waits there.
    fn waiting_at(&self, op: usize, at: usize) -> Option<(usize, u128)>;
    /// What the operator `op` holds.
    fn held_by(&self, op: usize) -> &Held;
    /// The value of a held parameter in the invocation that goes on.
    fn held_value(&self, lic: usize) -> u128;
}

/// A firing that could be next.
struct Firing<'m> {
    machine: &'m dyn Inputs,
    op: usize,
    memory: &'m Memory<'m>,
    step: Step,
}

/// The step of the operator `op` of `machine`, if what it consumes is there; outputs may have no room.
pub fn step(machine: &dyn Inputs, op: usize, memory: &Memory) -> Option<Step> {
    let mut firing = Firing { machine, op, memory, step: Step::default() };
    firing.decide()?;
    Some(firing.step)
}

impl Firing<'_> {
    fn op(&self) -> &Op {
        &self.machine.graph().ops[self.op]
    }

    /// Consumes the input `at` and returns its value, if there is one.
    fn take(&mut self, at: usize) -> Option<u128> {
        match self.op().ins[at] {
            Input::Constant(value) => Some(value),
            Input::Held(lic) => Some(self.machine.held_value(lic)),
            Input::Never => None,
            Input::Lic(_) => {
                let (reader, value) = self.machine.waiting_at(self.op, at)?;
                if !self.step.taken.contains(&reader) {
                    self.step.taken.push(reader);
                }
                Some(value)
            }
        }
    }

    /// Writes `value` to the output `at`.
    fn write(&mut self, at: usize, value: u128) {
        if let Some(lic) = self.op().outs.get(at).copied().flatten() {
            self.step.written.push((lic, cut(value, self.machine.graph().lics[lic].width)));
        }
    }

    /// Consumes all inputs and returns their values, if they are there.
    fn take_all(&mut self) -> Option<Vec<u128>> {
        (0..self.op().ins.len()).map(|at| self.take(at)).collect()
    }

    /// Decides about a firing, if its inputs are there.
    fn decide(&mut self) -> Option<()> {
        let (machine, at) = (self.machine, self.op);
        let (op, now) = (&machine.graph().ops[at], machine.held_by(at));
        self.step.held = now.clone();
        match op.kind {
            Kind::Pick => self.pick(),
            Kind::Switch => self.switch(),
            Kind::Until(last) => self.until(last),
            Kind::Filter => self.filter(),
            Kind::Gate => self.gate(),
            Kind::Predprop => self.predprop(),
            Kind::Predmerge => self.predmerge(),
            Kind::Pickany => self.pickany(),
            Kind::Repeat { is_while } => self.repeat(is_while, now),
            Kind::Carry { is_while } => self.carry(is_while, now),
            Kind::Count { again, tests_next } => self.count(again, tests_next, now),
            Kind::Reduce { combine, is_while } => self.reduce(combine, is_while, now),
            Kind::Interleave { most } => self.interleave(most, now),
            Kind::All => self.join(),
            Kind::Load { bytes } => self.load(bytes),
            Kind::Store { bytes } => self.store(bytes),
            Kind::Call { ref callee } => self.call(callee),
            Kind::Address { offset, ref steps } => self.address(offset, steps),
            Kind::Pure(compute) => self.compute(compute),
        }
    }

    fn pick(&mut self) -> Option<()> {
        let select = self.take(0)?;
        let value = self.take(1 + select as usize)?;
        self.write(0, value);
        Some(())
    }

    fn switch(&mut self) -> Option<()> {
        let (select, value) = (self.take(0)?, self.take(1)?);
        self.write(select as usize, value);
        Some(())
    }

    fn until(&mut self, last: u128) -> Option<()> {
        let mut value = 1 - last;
        for at in 0..self.op().ins.len() {
            value = self.take(at)?;
            if value == last {
                break;
            }
        }
        self.write(0, value);
        Some(())
    }

    fn filter(&mut self) -> Option<()> {
        let (control, value) = (self.take(0)?, self.take(1)?);
        if control == 1 {
            self.write(0, value);
        }
        Some(())
    }

    fn gate(&mut self) -> Option<()> {
        self.take(0)?;
        let value = self.take(1)?;
        self.write(0, value);
        Some(())
    }

    fn predprop(&mut self) -> Option<()> {
        let reached = self.take(0)?;
        let condition = if reached == 1 { self.take(1)? } else { 0 };
        self.write(0, reached & (1 - condition));
        self.write(1, condition);
        Some(())
    }

    fn predmerge(&mut self) -> Option<()> {
        let (first, second) = (self.take(0)?, self.take(1)?);
        self.write(0, first | second);
        if first | second == 1 {
            self.write(1, second);
        }
        Some(())
    }

    fn pickany(&mut self) -> Option<()> {
        let (value, index) = match self.take(0) {
            Some(value) => (value, 0),
            None => (self.take(1)?, 1),
        };
        self.write(0, value);
        self.write(1, index);
        Some(())
    }

    fn count(&mut self, again: Compute, tests_next: bool, now: &Held) -> Option<()> {
        let [value, step, bound] = match now.value {
            Some(counter) => counter,
            None => [self.take(0)?, self.take(1)?, self.take(2)?],
        };
        let width = self.op().widths.result;
        let next = cut(value.wrapping_add(step), width);
        let tested = if tests_next { next } else { value };
        let goes_on = again(Widths { operands: width, result: 1 }, &[tested, bound])? == 1;
        if goes_on || tests_next {
            self.write(0, value);
        }
        self.write(1, goes_on.into());
        self.step.held.value = goes_on.then_some([next, step, bound]);
        Some(())
    }

    fn reduce(&mut self, combine: Compute, is_while: bool, now: &Held) -> Option<()> {
        let control = self.take(0)?;
        let mut sum = match now.value {
            Some([sum, ..]) => sum,
            None => self.take(1)?,
        };
        if control == 1 || !is_while {
            let widths = self.op().widths;
            sum = cut(combine(widths, &[sum, self.take(2)?])?, widths.result);
        }
        self.step.held = if control == 1 { Held::of(sum) } else { Held::default() };
        if control == 0 {
            self.write(0, sum);
        }
        Some(())
    }

    fn join(&mut self) -> Option<()> {
        self.take_all()?;
        self.write(0, 0);
        Some(())
    }

    fn load(&mut self, bytes: u64) -> Option<()> {
        let address = self.take(0)? as u64;
        self.take(1)?;
        let value = self.memory.load(address, bytes);
        self.write(0, value);
        self.write(1, 0);
        Some(())
    }

    fn store(&mut self, bytes: u64) -> Option<()> {
        let (value, address) = (self.take(0)?, self.take(1)? as u64);
        self.take(2)?;
        self.step.effect = Effect::Store { address, bytes, value };
        self.write(0, 0);
        Some(())
    }

    fn call(&mut self, callee: &str) -> Option<()> {
        let arguments = self.take_all()?;
        self.step.effect = Effect::Call { callee: callee.to_owned(), arguments };
        (0..self.op().outs.len()).for_each(|at| self.write(at, 0));
        Some(())
    }

    fn address(&mut self, offset: u128, steps: &[(u128, u32)]) -> Option<()> {
        let mut address = self.take(0)?.wrapping_add(offset);
        for (at, &(scale, width)) in steps.iter().enumerate() {
            let index = signed(self.take(1 + at)?, width) as u128;
            address = address.wrapping_add(index.wrapping_mul(scale));
        }
        self.write(0, address);
        Some(())
    }

    fn compute(&mut self, compute: Compute) -> Option<()> {
        let operands = self.take_all()?;
        let value = compute(self.op().widths, &operands);
        self.step.is_trap = value.is_none();
        self.write(0, value.unwrap_or(0));
        Some(())
    }

    fn repeat(&mut self, is_while: bool, now: &Held) -> Option<()> {
        let value = match now.value {
            None => {
                let goes_on = !is_while || self.take(0)? == 1;
                let value = self.take(1)?;
                goes_on.then_some(value)
            }
            Some([value, ..]) => (self.take(0)? == 1).then_some(value),
        };
        self.step.held = value.map_or(Held::default(), Held::of);
        if let Some(value) = value {
            self.write(0, value);
        }
        Some(())
    }

    fn carry(&mut self, is_while: bool, now: &Held) -> Option<()> {
        let goes_on = now.value.is_none() && !is_while || self.take(0)? == 1;
        let value = self.take(if now.value.is_none() { 1 } else { 2 })?;
        self.step.held = if goes_on { Held::of(0) } else { Held::default() };
        self.write(if goes_on { 0 } else { 1 }, value);
        Some(())
    }

    fn interleave(&mut self, most: u64, now: &Held) -> Option<()> {
        if now.runs < most && !now.is_last {
            self.step.held.is_last = self.take(1)? == 0;
            self.step.held.runs += 1;
            self.write(0, 0);
        } else if self.take(0)? == 1 {
            self.write(0, 1);
        } else {
            self.step.held.runs -= 1;
            self.step.held.is_last &= self.step.held.runs > 0;
        }
        Some(())
    }
}
