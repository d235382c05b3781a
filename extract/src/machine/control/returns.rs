//! The values that a function of machine IR returns.

use super::{ENDS, End, Writer, is_order, is_token};
use crate::machine::tree::{Line, Operand, Register, Span};
use dfquery_engine::plural::counted;
use rustc_hash::FxHashSet;

impl Writer<'_> {
    /// The values that the return `line` gives, or those that the header declares where it gives none.
    ///
    /// A constant has the width that the header declares, unless it states another.
    pub(super) fn returned(&mut self, line: &Line) -> Vec<Operand> {
        let declared = self.declared();
        let mut given: Vec<Operand> =
            line.operands.iter().filter(|value| !is_token(value)).cloned().collect();
        if given.is_empty() {
            return declared;
        }
        if self.function.interface.is_some() && given.len() != declared.len() {
            let (found, due) = (counted(given.len(), "value"), declared.len());
            self.error(line.at, format!("this returns {found}, and the header declares {due}"));
        }
        for (value, result) in given.iter_mut().zip(&declared) {
            if let (Operand::Number(number), Operand::Register(result)) = (value, result) {
                number.width = number.width.or(result.width);
            }
        }
        given
    }

    /// The values that the header says that the function returns.
    pub(super) fn declared(&self) -> Vec<Operand> {
        let outputs = self.function.interface.iter().flat_map(|[_, outputs]| outputs);
        outputs.filter(|register| !is_order(register)).cloned().map(Operand::Register).collect()
    }

    /// Lets a function without interface whose returns give nothing return what nothing reads, if every return is
    /// after it.
    pub(super) fn infer_results(&mut self) {
        let returns: Vec<usize> =
            (0..self.ends.len()).filter(|&at| matches!(self.ends[at], End::Return(_))).collect();
        let gives = |at: &usize| matches!(&self.ends[*at], End::Return(values) if !values.is_empty());
        if self.function.interface.is_some() || returns.iter().any(gives) {
            return;
        }
        let function = self.function;
        let read: FxHashSet<&str> =
            function.lines().flat_map(Line::registers).map(|register| register.name.as_str()).collect();
        let dominators = self.compute_dominators();
        let mut results = Vec::new();
        for (at, block) in function.blocks.iter().enumerate() {
            let reaches = returns.iter().all(|&end| dominators.dominates(at as u32, end as u32));
            let written = block.lines.iter().flat_map(|line| &line.outs).filter(|_| reaches);
            let unread = |register: &&Register| {
                !is_order(register) && !register.is_ignored() && !read.contains(register.name.as_str())
            };
            results.extend(written.filter(unread));
        }
        for register in &results {
            let message = format!("nothing reads `{}`", register.name);
            self.warn(
                register.at,
                message,
                "the function has no interface: it is read as a result".to_owned(),
            );
        }
        let results: Vec<Operand> = results.into_iter().cloned().map(Operand::Register).collect();
        for at in returns {
            self.ends[at] = End::Return(results.clone());
        }
    }

    /// Refuses returns that do not give as many values, as wide, as the header or the first return.
    pub(super) fn check_returns(&mut self) {
        let mut due: Option<Vec<u32>> = None;
        for at in 0..self.ends.len() {
            let End::Return(values) = &self.ends[at] else { continue };
            let values = values.clone();
            let place = self.end_place(at);
            let mut widths = Vec::new();
            for value in &values {
                match self.width(value) {
                    Some(width) => widths.push(width),
                    None => self.unknown_width(value, place),
                }
            }
            if widths.len() < values.len() {
                return;
            }
            let due = due.get_or_insert_with(|| self.declared_widths().unwrap_or_else(|| widths.clone()));
            if *due != widths {
                let list = |widths: &[u32]| {
                    let widths: Vec<String> = widths.iter().map(|width| format!("ci{width}")).collect();
                    if widths.is_empty() { "nothing".to_owned() } else { widths.join(", ") }
                };
                let message = format!("this returns {}, and the function {}", list(&widths), list(due));
                self.error(place, message);
            }
        }
    }

    /// The widths of the results, if the header declares an interface.
    fn declared_widths(&self) -> Option<Vec<u32>> {
        let [_, outputs] = self.function.interface.as_ref()?;
        Some(outputs.iter().filter_map(|register| register.width).filter(|width| *width > 0).collect())
    }

    fn unknown_width(&mut self, value: &Operand, place: Span) {
        match value {
            Operand::Number(number) => {
                let message = format!("the width of this constant is not known: write {}:ci32", number.text);
                self.error(number.at, message);
            }
            _ => self.error(place, "the width of a returned value is not known".to_owned()),
        }
    }

    /// The place of the terminator of the block `at`; of its label where it has none.
    pub(super) fn end_place(&self, at: usize) -> Span {
        let block = &self.function.blocks[at];
        let end = block.lines.iter().find(|line| ENDS.contains(&line.opcode.as_str()));
        end.map_or(block.at, |line| line.at)
    }
}
