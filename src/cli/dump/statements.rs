//! The statements of blocks, for pictures: what the facts say of each instruction, whatever it was read from.

use super::view::{Dumped, Facts};
use dfquery_rules::{entity, relation};
use std::collections::BTreeMap;

impl Facts<'_> {
    /// The picture of blocks with the statements of each in its box.
    pub fn with_statements(&self, mut dumped: Dumped) -> Dumped {
        let base = self.base;
        let first = base.entities_of::<entity::Block>().of_part(self.id).start;
        let operands = self.operands();
        let mut rows: Vec<relation::Instruction> = base.tuples_of_part(self.id).collect();
        rows.sort_by_key(|row| (row.block, row.position));
        for row in rows {
            let statement = self.statement(&row, &operands);
            if let Some(node) = dumped.picture.nodes.get_mut((row.block.0 - first) as usize) {
                node.label.push('\n');
                node.label.push_str(&statement);
            }
        }
        dumped
    }

    /// The operands of all instructions, in order.
    fn operands(&self) -> BTreeMap<(entity::Instruction, u32), String> {
        let base = self.base;
        let mut operands = BTreeMap::new();
        for row in base.tuples_of_part::<relation::Constant>(self.id) {
            let text = number(base.symbol_text(row.bits), row.width);
            operands.insert((row.instruction, row.operand), text);
        }
        for row in base.tuples_of_part::<relation::UndefinedOperand>(self.id) {
            operands.insert((row.instruction, row.operand), "undef".to_owned());
        }
        for row in base.tuples_of_part::<relation::GlobalOperand>(self.id) {
            let (global, offset) = (base.symbol_text(row.global), base.symbol_text(row.offset));
            let text = if offset == "0" { global.to_owned() } else { format!("{global}+{offset}") };
            operands.insert((row.instruction, row.operand), text);
        }
        for row in base.tuples_of_part::<relation::ConstantExpression>(self.id) {
            operands.insert((row.instruction, row.operand), base.symbol_text(row.text).to_owned());
        }
        let values = base.entities_of::<entity::Value>();
        for row in base.tuples_of_part::<relation::Use>(self.id) {
            operands.insert((row.instruction, row.operand), values.local_name(row.value.0).to_owned());
        }
        let blocks = base.entities_of::<entity::Block>();
        for row in base.tuples_of_part::<relation::PhiOperand>(self.id) {
            let from = blocks.local_name(row.from.0);
            operands
                .entry((row.instruction, row.operand))
                .and_modify(|text| *text = format!("[{text}, {from}]"));
        }
        operands
    }

    /// One instruction: `%x = icmp slt %a, 7`.
    fn statement(
        &self,
        row: &relation::Instruction,
        operands: &BTreeMap<(entity::Instruction, u32), String>,
    ) -> String {
        let base = self.base;
        let id = row.instruction;
        let values = base.entities_of::<entity::Value>();
        let results = base.tuples_of_part::<relation::Def>(self.id).starting_with(id.0);
        let mut text = String::new();
        for result in results {
            text += &format!("{} = ", values.local_name(result.value.0));
        }
        text += base.symbol_text(row.opcode);
        let predicates = base.tuples_of_part::<relation::Predicate>(self.id).starting_with(id.0);
        predicates.for_each(|predicate| text += &format!(" {}", base.symbol_text(predicate.predicate)));
        let calls = base.tuples_of_part::<relation::Call>(self.id).starting_with(id.0);
        calls.for_each(|call| text += &format!(" {}", base.symbol_text(call.callee)));
        let own = operands.range((id, 0)..=(id, u32::MAX)).map(|(_, text)| text.as_str());
        let own: Vec<&str> = own.collect();
        if !own.is_empty() {
            text += &format!(" {}", own.join(", "));
        }
        text
    }
}

/// The unsigned `bits` of a number of `width` bits, as a signed one.
fn number(bits: &str, width: u32) -> String {
    match (bits.parse::<u64>(), width) {
        (Ok(bits), 2..=64) => {
            let unused = 64 - width;
            (((bits << unused) as i64) >> unused).to_string()
        }
        _ => bits.to_owned(),
    }
}
