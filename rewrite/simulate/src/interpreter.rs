//! The CFG interpreter: runs a function as its facts tell, block by block.

use crate::{
    bytecode::{Code, CodeBlock, End, Input, Step, Way},
    host::{Frame, Host},
};
use dfquery_graph::{
    bits::Bits,
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
    let results = Activation::new(code, arguments).run(process, &mut frame);
    process.leave(frame);
    results
}

/// What follows a block.
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
}

impl<'c> Activation<'c> {
    fn new(code: &'c Code, arguments: &[Bits]) -> Self {
        let mut registers: Vec<Bits> = code.widths.iter().map(|&width| Bits::zero(width)).collect();
        for (&register, argument) in code.parameters.iter().zip(arguments) {
            registers[register as usize] = argument.clone();
        }
        Activation { code, registers, operands: Vec::new() }
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
        let value = process.perform(&step.semantics, &operands, frame)?;
        self.operands = operands;
        if let Some(target) = step.target {
            self.registers[target as usize] = value;
        }
        Ok(())
    }

    /// Goes to another block; its phis read the registers as they were before.
    fn follow<'a>(&mut self, way: &Way, process: &mut impl Host<'a>) -> &'c CodeBlock {
        let values: Vec<Bits> = way.moves.iter().map(|(_, input)| self.read(input, process)).collect();
        for ((register, _), value) in way.moves.iter().zip(values) {
            self.registers[*register as usize] = value;
        }
        &self.code.blocks[way.to]
    }

    fn read<'a>(&self, input: &Input, process: &mut impl Host<'a>) -> Bits {
        match input {
            Input::Register(register) => self.registers[*register as usize].clone(),
            Input::Fixed(bits) => bits.clone(),
            Input::Expression { width, text } => process.constant(text, *width),
        }
    }
}

#[cfg(test)]
mod lli;
#[cfg(test)]
mod tests;
