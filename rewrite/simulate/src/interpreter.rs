//! The CFG interpreter: runs a function as its facts tell, block by block.

use crate::{
    bytecode::{Code, CodeBlock, End, Input, Step, Way},
    host::{Frame, Host},
    undefined::{Effect, Masks, is_full, mask_of},
};
use dfquery_graph::{
    bits::Bits,
    semantics::Kind,
    trap::{Reason, Trap},
};

/// Runs `function` and returns its results, one at most but for machine IR.
///
/// # Errors
///
/// The first [`Trap`], with the instruction at which it came: `f/bb3:2`.
pub fn interpret<'a>(
    process: &mut impl Host<'a>,
    function: u32,
    arguments: &[Bits],
) -> Result<Vec<Bits>, Trap> {
    let code = process.program().code(function);
    let mut frame = process.enter().map_err(|reason| reason.at(code.name.as_str()))?;
    let mut activation = Activation::new(code, arguments);
    activation.masks = process.watch().map(|watch| Masks::new(code, watch.passed.take()));
    let results = activation.run(process, &mut frame);
    process.leave(frame);
    results
}

/// The continuation after a block.
enum Next<'c> {
    Follow(&'c Way),
    Return(Vec<Bits>),
}

/// The registers of one invocation.
struct Activation<'c> {
    code: &'c Code,
    registers: Vec<Bits>,
    /// Operands of the present step, kept to save allocations.
    operands: Vec<Bits>,
    /// Which bits of the registers are defined, if that is tracked.
    masks: Option<Masks>,
}

impl<'c> Activation<'c> {
    fn new(code: &'c Code, arguments: &[Bits]) -> Self {
        let mut registers: Vec<Bits> = code.widths.iter().map(|&width| Bits::zero(width)).collect();
        for (&register, argument) in code.parameters.iter().zip(arguments) {
            registers[register as usize] = argument.clone();
        }
        Activation { code, registers, operands: Vec::new(), masks: None }
    }

    fn run<'a>(&mut self, process: &mut impl Host<'a>, frame: &mut Frame) -> Result<Vec<Bits>, Trap> {
        let mut block = &self.code.blocks[0];
        loop {
            for step in &block.steps {
                let done = self.execute(step, process, frame);
                done.map_err(|stop| stop.located(|| process.program().instruction_name(step.instruction)))?;
            }
            let next =
                self.end(&block.end, process).map_err(|reason| self.located(reason, block, process))?;
            self.watch_end(block, process, frame);
            match next {
                Next::Return(results) => return Ok(results),
                Next::Follow(way) => {
                    process.note_way(block.terminator, way.to);
                    block = self.follow(way, process);
                }
            }
        }
    }

    /// The reason with the place of the terminator of `block`.
    fn located<'a>(&self, reason: Reason, block: &CodeBlock, process: &impl Host<'a>) -> Trap {
        match block.terminator {
            Some(instruction) => reason.at(process.program().instruction_name(instruction)),
            None => reason.at(self.code.name.as_str()),
        }
    }

    /// Decides where the end of a block leads.
    fn end<'a>(&self, end: &'c End, process: &mut impl Host<'a>) -> Result<Next<'c>, Reason> {
        process.step()?;
        Ok(match end {
            End::Return(values) => {
                let values = values.iter().take(self.code.results.len());
                Next::Return(values.map(|input| self.read(input, process)).collect())
            }
            End::Unreachable => Next::Return(self.code.results.iter().copied().map(Bits::zero).collect()),
            End::Unsupported(what) => return Err(Reason::Unsupported(what.clone())),
            End::Jump(way) => Next::Follow(way),
            End::Branch(condition, yes, no) => {
                Next::Follow(if self.read(condition, process).is_true() { yes } else { no })
            }
            End::Switch(value, cases, default) => {
                let value = self.read(value, process);
                Next::Follow(cases.iter().find(|case| case.0 == value).map_or(default, |case| &case.1))
            }
        })
    }

    fn execute<'a>(
        &mut self,
        step: &Step,
        process: &mut impl Host<'a>,
        frame: &mut Frame,
    ) -> Result<(), Trap> {
        process.step()?;
        let mut operands = std::mem::take(&mut self.operands);
        operands.clear();
        operands.extend(step.inputs.iter().map(|input| self.read(input, process)));
        process.note(step.instruction, &step.semantics, &operands, frame);
        let masks = self.watch_start(step, process);
        let value = process.perform(&step.semantics, &operands, frame)?;
        if let Some(masks) = masks {
            self.watch_value(step, &operands, &masks, &value, process);
        }
        self.operands = operands;
        if let Some(target) = step.target {
            self.registers[target as usize] = value;
        }
        Ok(())
    }

    /// Goes to another block; its phis read the registers as they were before.
    fn follow<'a>(&mut self, way: &Way, process: &mut impl Host<'a>) -> &'c CodeBlock {
        let values: Vec<Bits> = way.moves.iter().map(|(_, input)| self.read(input, process)).collect();
        if let Some(masks) = &mut self.masks {
            let new: Vec<Bits> = way.moves.iter().map(|(_, input)| masks.of(input)).collect();
            way.moves.iter().zip(new).for_each(|((register, _), mask)| masks.set(*register, mask));
        }
        for ((register, _), value) in way.moves.iter().zip(values) {
            self.registers[*register as usize] = value;
        }
        &self.code.blocks[way.to]
    }

    fn read<'a>(&self, input: &Input, process: &mut impl Host<'a>) -> Bits {
        match input {
            Input::Register(register) => self.registers[*register as usize].clone(),
            Input::Fixed(bits) => bits.clone(),
            Input::Undefined(width) => Bits::zero(*width),
            Input::Expression { width, text } => process.constant(text, *width),
        }
    }
}

// ---- undefined values, where they are tracked
impl Activation<'_> {
    /// Tells what an undefined operand of `step` decides, and hands the masks of arguments on; gives those of the operands.
    fn watch_start<'a>(&self, step: &Step, process: &mut impl Host<'a>) -> Option<Vec<Bits>> {
        let (effect, masks) = self.masks.as_ref()?.before(step);
        let place = || process.program().instruction_name(step.instruction);
        let told = effect.map(|effect| (effect, place()));
        let watch = process.watch()?;
        watch.effects.extend(told);
        watch.returned = None;
        watch.passed = match &step.semantics.kind {
            Kind::Call(Some(_), _) => Some(masks.clone()),
            Kind::Call(None, _) => masks.get(1..).map(<[Bits]>::to_vec),
            _ => None,
        };
        Some(masks)
    }

    /// Sets the mask of what `step` has made.
    fn watch_value<'a>(
        &mut self,
        step: &Step,
        operands: &[Bits],
        masks: &[Bits],
        value: &Bits,
        process: &mut impl Host<'a>,
    ) {
        let Some(watch) = process.watch() else { return };
        let mask = mask_of(step, operands, masks, value, watch);
        watch.passed = None;
        if let (Some(target), Some(masks)) = (step.target, &mut self.masks) {
            masks.set(target, mask);
        }
    }

    /// Tells what an undefined value decides at the end of `block`, and hands the masks of results back.
    fn watch_end<'a>(&self, block: &CodeBlock, process: &mut impl Host<'a>, frame: &Frame) {
        let Some(masks) = &self.masks else { return };
        let (returned, decides) = match &block.end {
            End::Return(values) => (values.iter().map(|value| masks.of(value)).collect(), None),
            End::Unreachable => (self.code.results.iter().map(|&width| Bits::zero(width)).collect(), None),
            End::Branch(value, ..) | End::Switch(value, ..) => (Vec::new(), Some(masks.of(value))),
            End::Jump(_) | End::Unsupported(_) => return,
        };
        let effect = match decides {
            Some(mask) => (!is_full(&mask)).then_some(Effect::Branch),
            None => (frame.depth == 1 && !returned.iter().all(is_full)).then_some(Effect::Result),
        };
        let place = block.terminator.map(|terminator| process.program().instruction_name(terminator));
        let Some(watch) = process.watch() else { return };
        watch.effects.extend(effect.zip(place));
        watch.returned = Some(returned);
    }
}

#[cfg(test)]
mod lli;
#[cfg(test)]
mod tests;
