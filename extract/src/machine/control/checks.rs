//! The checks of control flow in machine IR: what is refused, and what is doubtful.

use super::{End, Writer, is_order, is_token, plain_operands};
use crate::{
    analysis::dominance::DominatorTree,
    machine::{
        tree::{Line, Operand, Register},
        widths::{self, Change, Width},
    },
};
use dfquery_engine::plural::counted;
use rustc_hash::FxHashSet;

/// Number of operands of the operation `name`, order tokens aside; `None` for any number.
fn operands_of(name: &str) -> Option<usize> {
    match name {
        "MOV" | "NOT" | "LOAD" => Some(1),
        "STORE" => Some(2),
        _ if name.starts_with("ICMP.") || name.starts_with("FCMP.") => Some(2),
        _ => plain_operands(name),
    }
}

impl<'f> Writer<'f> {
    /// Refuses labels that stand twice, and operations before the first of several blocks.
    pub(super) fn check_labels(&mut self) {
        let mut labels = FxHashSet::default();
        for block in &self.function.blocks {
            if !labels.insert(&block.label) {
                self.error(block.at, format!("`{}` is the name of an earlier block", block.label));
            }
        }
        if let [first, _, ..] = &self.function.blocks[..]
            && first.label.is_empty()
        {
            self.error(first.at, "this is before the first block".to_owned());
        }
    }

    /// Refuses operands and results that are not as wide as their operations ask for.
    pub(super) fn check_widths(&mut self) {
        let function = self.function;
        for line in function.lines() {
            match line.opcode.as_str() {
                "PHI" => self.check_phi_widths(line),
                "BT" | "BF" => self.check_condition(line),
                name => {
                    if let Some(widths) = widths::of(name) {
                        self.check_operation(line, &widths);
                    }
                }
            }
        }
    }

    fn check_operation(&mut self, line: &'f Line, widths: &widths::Widths) {
        let out = line.outs.iter().find(|register| !is_order(register) && !register.is_ignored());
        let values: Vec<&Operand> = line.operands.iter().filter(|operand| !is_token(operand)).collect();
        let result = out.and_then(|register| self.register_width(register));
        let operand = line.width.or_else(|| values.first().and_then(|value| self.width(value)));
        let bits = |width: Width| match width {
            Width::Any => None,
            Width::Bits(bits) => Some(bits),
            Width::Data => line.width.or(result),
            Width::Operand => operand,
        };
        let name = || match line.width {
            Some(width) => format!("{}{width}", line.opcode),
            None => line.opcode.clone(),
        };
        if let (Some(out), Some(found), Some(due)) = (out, result, bits(widths.result))
            && found != due
        {
            let message =
                format!("`{}` has {}, and `{}` gives {due}", out.name, counted(found, "bit"), name());
            return self.error(out.at, message);
        }
        for (at, value) in values.into_iter().enumerate() {
            let due = bits(widths.first.get(at).copied().unwrap_or(widths.others));
            if let (Some(found), Some(due)) = (self.width(value), due)
                && found != due
            {
                let message = format!("this has {}, and `{}` takes {due}", counted(found, "bit"), name());
                return self.error(value.at(), message);
            }
        }
        let (Some(from), Some(to)) = (operand, result) else { return };
        let (fits, more) = match widths.change {
            Some(Change::Wider) => (from < to, "more bits than it takes"),
            Some(Change::Narrower) => (from > to, "fewer bits than it takes"),
            Some(Change::Equal) => (from == to, "as many bits as it takes"),
            None => (true, ""),
        };
        if !fits {
            return self.error(line.at, format!("`{}` gives {more}, not {to} for {from}", line.opcode));
        }
        for (float, width) in widths.floats.into_iter().zip([to, from]) {
            if float && !widths::FLOATS.contains(&width) {
                return self
                    .error(line.at, format!("no floating-point number has {}", counted(width, "bit")));
            }
        }
    }

    /// Refuses operands of a phi that are not as wide as its result.
    fn check_phi_widths(&mut self, line: &'f Line) {
        let Some(due) = line.outs.first().and_then(|out| self.register_width(out)) else { return };
        for value in line.operands.iter().step_by(2) {
            if let Some(found) = self.width(value).filter(|found| *found != due) {
                let message = format!("this has {}, and the phi {due}", counted(found, "bit"));
                return self.error(value.at(), message);
            }
        }
    }

    /// Refuses a condition of a branch that has not one bit.
    fn check_condition(&mut self, line: &'f Line) {
        let Some(condition) = line.registers().next() else { return };
        if let Some(found) = self.register_width(condition).filter(|found| *found != 1) {
            let message =
                format!("`{}` has {}, and a condition has 1", condition.name, counted(found, "bit"));
            self.error(condition.at, message);
        }
    }

    /// Refuses operations with another number of operands or results than theirs.
    pub(super) fn check_count(&mut self, line: &'f Line) {
        let mut results = line.outs.iter().filter(|register| !is_order(register));
        if let Some(second) = results.nth(1) {
            let message = format!("`{}` gives one value, and this is a second", line.opcode);
            self.error(second.at, message);
        }
        let found = line.operands.iter().filter(|operand| !is_token(operand)).count();
        if let Some(due) = operands_of(&line.opcode).filter(|&due| due != found) {
            self.error(line.at, format!("`{}` takes {}, not {found}", line.opcode, counted(due, "operand")));
        }
    }

    /// Refuses operands that do not reach where they are read; of phis, warns of them.
    pub(super) fn check_single_assignment(&mut self) {
        let function = self.function;
        let dominators = self.compute_dominators();
        for (at, block) in function.blocks.iter().enumerate() {
            let mut written = FxHashSet::default();
            for line in &block.lines {
                match line.opcode.as_str() {
                    "PHI" => self.check_phi(line, at, &dominators),
                    _ => line.registers().for_each(|read| self.check_read(read, at, &written, &dominators)),
                }
                written.extend(line.outs.iter().map(|register| register.name.as_str()));
            }
            let End::Return(values) = &self.ends[at] else { continue };
            for value in values.clone() {
                if let Operand::Register(result) = value {
                    let result = Register { at: block.at, ..result };
                    self.check_read(&result, at, &written, &dominators);
                }
            }
        }
        self.dominators = Some(dominators);
    }

    /// Refuses `read` in the block `at` unless it is among what is `written` there already, or comes from above.
    fn check_read(
        &mut self,
        read: &Register,
        at: usize,
        written: &FxHashSet<&str>,
        dominators: &DominatorTree,
    ) {
        let value = self.values.get(read.name.as_str()).map(|&value| &self.definitions[value]);
        let Some(from) = value.and_then(|value| value.block) else { return };
        let is_reached = match from == at {
            true => written.contains(read.name.as_str()),
            false => dominators.dominates(from as u32, at as u32),
        };
        if dominators.is_reached(at as u32) && !is_reached {
            self.error(read.at, format!("`{}` is not assigned on every path to here", read.name));
        }
    }

    /// Refuses a phi without operand for a predecessor of its block `at`; warns of operands that do not reach it.
    fn check_phi(&mut self, line: &'f Line, at: usize, dominators: &DominatorTree) {
        let takes = |from: usize| {
            let mut named = line.operands.chunks(2).filter_map(|pair| pair.get(1));
            named.any(
                |name| matches!(name, Operand::Register(name) if self.find_block(&name.name) == Some(from)),
            )
        };
        let predecessors = (0..self.ends.len()).filter(|&from| self.ends[from].successors().contains(&at));
        let missing =
            predecessors.filter(|&from| dominators.is_reached(from as u32)).find(|&from| !takes(from));
        if let Some(from) = missing {
            self.error(line.at, format!("there is no value for the predecessor `{}`", self.label(from)));
        }
        for pair in line.operands.chunks(2) {
            let [value, Operand::Register(from)] = pair else {
                self.error(line.at, "expected values with their predecessor blocks".to_owned());
                continue;
            };
            let Some(block) = self.find_block(&from.name) else {
                self.error(from.at, "no block of this name".to_owned());
                continue;
            };
            let Operand::Register(register) = value else { continue };
            let defined = self.values.get(register.name.as_str()).and_then(|&at| self.definitions[at].block);
            let Some(defined) = defined else { continue };
            let reached = dominators.is_reached(block as u32);
            if reached && !dominators.dominates(defined as u32, block as u32) {
                let message = format!("`{}` does not reach the end of `{}`", register.name, from.name);
                let taken = "the operand is read as undefined";
                let help = match self.unread(block, register) {
                    Some(other) => {
                        format!("{taken}; did you mean `{other}`, which is assigned there and never read?")
                    }
                    None => taken.to_owned(),
                };
                self.warn(register.at, message, help);
            }
        }
    }

    /// A value as wide as `register` that `block` writes and nothing reads.
    fn unread(&self, block: usize, register: &Register) -> Option<&'f str> {
        let width = |name: &str| self.values.get(name).map(|&at| self.definitions[at].width);
        let read = |name: &str| self.function.lines().flat_map(Line::registers).any(|read| read.name == name);
        let written = self.function.blocks[block].lines.iter().flat_map(|line| &line.outs);
        let mut names = written.map(|register| register.name.as_str());
        names.find(|name| width(name) == width(&register.name) && !read(name))
    }
}
