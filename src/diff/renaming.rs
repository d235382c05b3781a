//! The names that one version of a function has for what is in the other.

use super::{
    matching::agree,
    shape::{Block, Shape},
};
use std::collections::{BTreeSet, HashMap};

/// The names that blocks, instructions and values of one version have in the other.
#[derive(Default)]
pub struct Renaming {
    blocks: HashMap<String, String>,
    instructions: HashMap<String, String>,
    values: HashMap<String, String>,
}

/// The names of blocks and values that a version has.
struct Taken<'s> {
    blocks: BTreeSet<&'s str>,
    values: BTreeSet<&'s str>,
}

impl Renaming {
    /// Adds what blocks of `after`, their instructions and results are called in `before`, where `pairs` are the blocks that
    /// are the same. What only `after` has is marked if `before` has something else of that name.
    pub fn add(&mut self, before: &Shape, after: &Shape, pairs: &[(usize, usize)]) {
        let partner: HashMap<usize, usize> = pairs.iter().map(|&(one, other)| (other, one)).collect();
        let values = before.blocks.iter().flat_map(|block| &block.results).chain(&before.parameters);
        let taken = Taken {
            blocks: before.blocks.iter().map(|block| block.name.as_str()).collect(),
            values: values.map(String::as_str).collect(),
        };
        if before.parameters.len() == after.parameters.len() {
            let same = after.parameters.iter().zip(&before.parameters);
            same.for_each(|(name, old)| rename(&mut self.values, name, old.clone()));
        }
        for (at, block) in after.blocks.iter().enumerate() {
            match partner.get(&at) {
                Some(&one) => self.add_same(&before.blocks[one], block, &taken),
                None => self.add_new(block, &taken),
            }
        }
    }

    /// Adds `block`, which is called as `before` is.
    fn add_same(&mut self, before: &Block, block: &Block, taken: &Taken) {
        if (&before.name, &before.opcodes, &before.results) == (&block.name, &block.opcodes, &block.results) {
            return;
        }
        let mut old: Vec<Option<usize>> = vec![None; block.opcodes.len()];
        aligned(before, block).into_iter().for_each(|(one, other)| old[other] = Some(one));
        for (at, old) in old.into_iter().enumerate() {
            let name = |number: usize| format!("{}:{number}", before.name);
            let is_taken = at < before.opcodes.len();
            let instruction = old.map_or_else(|| marked(is_taken, &name(at)), name);
            rename(&mut self.instructions, &format!("{}:{at}", block.name), instruction);
            let result = old.map(|old| &before.results[old]).filter(|result| !result.is_empty());
            self.add_result(&block.results[at], result, taken);
        }
        rename(&mut self.blocks, &block.name, before.name.clone());
    }

    /// Adds `block`, which the other version does not have.
    fn add_new(&mut self, block: &Block, taken: &Taken) {
        let name = marked(taken.blocks.contains(block.name.as_str()), &block.name);
        for (at, result) in block.results.iter().enumerate() {
            rename(&mut self.instructions, &format!("{}:{at}", block.name), format!("{name}:{at}"));
            self.add_result(result, None, taken);
        }
        rename(&mut self.blocks, &block.name, name);
    }

    /// Adds the value `result`, if it is one, which is called `old` if the other version has it.
    fn add_result(&mut self, result: &str, old: Option<&String>, taken: &Taken) {
        if !result.is_empty() {
            let old = old.cloned().unwrap_or_else(|| marked(taken.values.contains(result), result));
            rename(&mut self.values, result, old);
        }
    }

    /// Returns true if everything has the same name.
    pub fn is_empty(&self) -> bool {
        self.blocks.is_empty() && self.instructions.is_empty() && self.values.is_empty()
    }

    /// The name in the other version of the entity of type `ty` that is called `name`.
    pub fn of<'n>(&'n self, ty: Option<&str>, name: &'n str) -> &'n str {
        let names = match ty {
            Some("Block") => &self.blocks,
            Some("Instruction") => &self.instructions,
            Some("Value") => &self.values,
            _ => return name,
        };
        names.get(name).map_or(name, String::as_str)
    }
}

fn rename(names: &mut HashMap<String, String>, name: &str, old: String) {
    if name != old {
        names.insert(name.to_owned(), old);
    }
}

/// `name`, with a mark if something else is called so.
fn marked(is_taken: bool, name: &str) -> String {
    if is_taken { format!("+{name}") } else { name.to_owned() }
}

/// The numbers of the instructions of two versions of a block that are the same: with the same opcode, in the same order, as
/// many as can be, and if possible those whose results have names that say the same.
fn aligned(before: &Block, after: &Block) -> Vec<(usize, usize)> {
    let likeness = |one: usize, other: usize| match before.opcodes[one] == after.opcodes[other] {
        false => 0,
        true => 2 + u64::from(agree(&before.results[one], &after.results[other])),
    };
    let [all, others] = [before, after].map(|block| block.opcodes.len());
    let first = (0..all.min(others)).take_while(|&at| likeness(at, at) == 3).count();
    let last = (1..=all.min(others) - first).take_while(|&at| likeness(all - at, others - at) == 3).count();
    let mut pairs: Vec<(usize, usize)> = (0..first).map(|at| (at, at)).collect();
    let (rows, columns) = (all - first - last, others - first - last);
    // Of the blocks that are too long for a table, the middle counts as new.
    if rows * columns <= LARGEST_TABLE {
        // `best[row][column]` is the most that what begins there can have in common.
        let mut best = vec![vec![0; columns + 1]; rows + 1];
        for row in (0..rows).rev() {
            for column in (0..columns).rev() {
                let both = match likeness(first + row, first + column) {
                    0 => 0,
                    alike => alike + best[row + 1][column + 1],
                };
                best[row][column] = both.max(best[row + 1][column]).max(best[row][column + 1]);
            }
        }
        let (mut row, mut column) = (0, 0);
        while row < rows && column < columns {
            let here = best[row][column];
            if here == best[row + 1][column] {
                row += 1;
            } else if here == best[row][column + 1] {
                column += 1;
            } else {
                pairs.push((first + row, first + column));
                (row, column) = (row + 1, column + 1);
            }
        }
    }
    pairs.extend((1..=last).rev().map(|at| (all - at, others - at)));
    pairs
}

/// The cells of the largest table by which instructions are matched.
const LARGEST_TABLE: usize = 1 << 22;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instructions_are_matched_in_order_and_by_what_their_names_say() {
        let block = |instructions: &[(&str, &str)]| Block {
            opcodes: instructions.iter().map(|(opcode, _)| (*opcode).to_owned()).collect(),
            results: instructions.iter().map(|(_, result)| (*result).to_owned()).collect(),
            ..Block::default()
        };
        let before = block(&[("add", "f/%a"), ("add", "f/%b2"), ("br", "")]);
        let after =
            block(&[("add", "f/%new"), ("add", "f/%a"), ("mul", "f/%m"), ("add", "f/%b5"), ("br", "")]);
        assert_eq!(aligned(&before, &after), [(0, 1), (1, 3), (2, 4)]);
        assert_eq!(aligned(&after, &before), [(1, 0), (3, 1), (4, 2)]);
    }
}
