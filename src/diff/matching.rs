//! Which blocks and loops of two versions of a function are the same, though their labels differ.

use super::shape::{Block, Loop, Shape};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// For each block of `before` the one of `after` that is the same: by label, by the lines of the source, or by what it does.
///
/// A number is no label: it changes with any insertion before it. So blocks without names are matched by number last.
pub fn blocks(before: &Shape, after: &Shape) -> Vec<(usize, usize)> {
    let mut pairs =
        Pairs { left: [before, after].map(|shape| (0..shape.blocks.len()).collect()), found: Vec::new() };
    let sides = [&before.blocks[..], &after.blocks[..]];
    pairs.unique(sides, |block| (!is_number(&block.name)).then(|| block.name.clone()));
    pairs.unique(sides, |block| {
        (!block.lines.is_empty()).then(|| (block.lines.clone(), block.opcodes.clone()))
    });
    pairs.unique(sides, |block| block.lines.first().copied());
    pairs.unique(sides, |block| Some(block.opcodes.clone()));
    pairs.unique(sides, |block| Some(block.name.clone()));
    pairs.found
}

/// Returns true if a block has no label of its own.
fn is_number(name: &str) -> bool {
    let label = name.rsplit('/').next().unwrap_or(name);
    !label.is_empty() && label.bytes().all(|byte| byte.is_ascii_digit())
}

/// The pairs found, and the items left of both sides.
struct Pairs {
    left: [BTreeSet<usize>; 2],
    found: Vec<(usize, usize)>,
}

impl Pairs {
    /// Matches what has the same key, where one of each side has it.
    fn unique<K: Ord>(&mut self, sides: [&[Block]; 2], key: impl Fn(&Block) -> Option<K>) {
        let mut keys: BTreeMap<K, [Vec<usize>; 2]> = BTreeMap::new();
        for side in [0, 1] {
            for &at in &self.left[side] {
                if let Some(key) = key(&sides[side][at]) {
                    keys.entry(key).or_default()[side].push(at);
                }
            }
        }
        for [one, other] in keys.into_values() {
            if let ([one], [other]) = (&one[..], &other[..]) {
                self.left[0].remove(one);
                self.left[1].remove(other);
                self.found.push((*one, *other));
            }
        }
    }
}

/// The loops that are the same: with the same header, else with the most lines of the source in common, else at the same
/// place among the loops of their depth.
pub fn loops(
    before: &Shape,
    after: &Shape,
    blocks: &[(usize, usize)],
) -> Vec<(Option<usize>, Option<usize>)> {
    let header: HashMap<usize, usize> = blocks.iter().copied().collect();
    let mut partner: Vec<Option<usize>> = vec![None; before.loops.len()];
    let mut left: Vec<usize> = (0..after.loops.len()).collect();
    let mut take = |partner: &mut Vec<Option<usize>>, fits: &dyn Fn(&Loop, &[usize]) -> Option<usize>| {
        for (at, found) in before.loops.iter().enumerate() {
            if partner[at].is_none()
                && let Some(other) = fits(found, &left)
            {
                partner[at] = Some(other);
                left.retain(|&left| left != other);
            }
        }
    };
    take(&mut partner, &|found, left| {
        let same = header.get(&found.header)?;
        left.iter().copied().find(|&other| after.loops[other].header == *same)
    });
    take(&mut partner, &|found, left| {
        let common = |other: &usize| after.loops[*other].lines.intersection(&found.lines).count();
        let deep = |other: &usize| after.loops[*other].depth == found.depth;
        let fitting = left.iter().copied().filter(|other| common(other) > 0 && deep(other));
        fitting.max_by_key(|other| (common(other), usize::MAX - other))
    });
    take(&mut partner, &|found, left| {
        left.iter().copied().find(|&other| after.loops[other].depth == found.depth)
    });
    let mut pairs: Vec<_> = partner.into_iter().enumerate().map(|(at, other)| (Some(at), other)).collect();
    pairs.extend(left.into_iter().map(|other| (None, Some(other))));
    pairs
}

/// `blocks`, and the headers of loops that are the same though their blocks are not: what is said of such a loop in one
/// version is what is said of it in the other.
///
/// Labels can mislead: where a loop was rotated, its header has the label of what was the block after the header. So a pair
/// of headers takes the place of pairs in which only one of them is a header.
pub fn with_headers(before: &Shape, after: &Shape, blocks: &[(usize, usize)]) -> Vec<(usize, usize)> {
    let headers = |shape: &Shape| shape.loops.iter().map(|found| found.header).collect::<BTreeSet<usize>>();
    let [one, other] = [before, after].map(headers);
    let mut pairs = blocks.to_vec();
    for (left, right) in loops(before, after, blocks) {
        let (Some(left), Some(right)) = (left, right) else { continue };
        let (left, right) = (&before.loops[left], &after.loops[right]);
        let is_met = |pair: &(usize, usize)| pair.0 == left.header || pair.1 == right.header;
        let may_yield = |pair: &(usize, usize)| one.contains(&pair.0) != other.contains(&pair.1);
        let met: Vec<(usize, usize)> = pairs.iter().copied().filter(is_met).collect();
        if met.is_empty() || met.iter().all(may_yield) && is_likely([before, after], [left, right]) {
            pairs.retain(|pair| !is_met(pair));
            pairs.push((left.header, right.header));
        }
    }
    pairs
}

/// Returns true if more than their order says that two loops are the same: lines of the source, or, where there are
/// none, that no loop came or went.
fn is_likely([before, after]: [&Shape; 2], [left, right]: [&Loop; 2]) -> bool {
    let no_lines = left.lines.is_empty() && right.lines.is_empty();
    !left.lines.is_disjoint(&right.lines) || no_lines && before.loops.len() == after.loops.len()
}

/// The names that blocks of one version have in the other.
#[derive(Default)]
pub struct Renaming(HashMap<String, String>);

impl Renaming {
    /// Adds what blocks of `after` are called in `before`. What only `after` has is marked if `before` has a block of that
    /// name.
    pub fn add(&mut self, before: &Shape, after: &Shape, pairs: &[(usize, usize)]) {
        let partner: HashMap<usize, usize> = pairs.iter().map(|&(one, other)| (other, one)).collect();
        let taken: BTreeSet<&str> = before.blocks.iter().map(|block| block.name.as_str()).collect();
        for (at, block) in after.blocks.iter().enumerate() {
            let name = match partner.get(&at) {
                Some(&one) => before.blocks[one].name.clone(),
                None if taken.contains(block.name.as_str()) => format!("+{}", block.name),
                None => continue,
            };
            if name != block.name {
                self.0.insert(block.name.clone(), name);
            }
        }
    }

    /// Returns true if all blocks have the same names.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The name in the other version of the block called `name`.
    pub fn block<'n>(&'n self, name: &'n str) -> &'n str {
        self.0.get(name).map_or(name, String::as_str)
    }

    /// The name in the other version of the instruction `f/block:3`.
    pub fn instruction(&self, name: &str) -> String {
        match name.rsplit_once(':') {
            Some((block, position)) => format!("{}:{position}", self.block(block)),
            None => name.to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shape(blocks: &[(&str, &[u32], &[&str])]) -> Shape {
        let block = |(name, lines, opcodes): &(&str, &[u32], &[&str])| Block {
            name: format!("f/{name}"),
            lines: lines.iter().copied().collect(),
            opcodes: opcodes.iter().map(|opcode| (*opcode).to_owned()).collect(),
        };
        Shape { blocks: blocks.iter().map(block).collect(), loops: Vec::new() }
    }

    #[test]
    fn blocks_without_names_are_matched_by_lines_and_by_what_they_do() {
        let before = shape(&[("entry", &[], &["br"]), ("3", &[7], &["load", "br"]), ("5", &[], &["ret"])]);
        let after = shape(&[("entry", &[], &["add", "br"]), ("3", &[], &["ret"]), ("9", &[7], &["br"])]);
        let pairs = blocks(&before, &after);
        assert_eq!(pairs, [(0, 0), (1, 2), (2, 1)]);
        let mut renaming = Renaming::default();
        renaming.add(&before, &after, &pairs);
        assert_eq!(
            [renaming.block("f/3"), renaming.block("f/9"), renaming.block("f/entry")],
            ["f/5", "f/3", "f/entry"]
        );
        assert_eq!(renaming.instruction("f/9:0"), "f/3:0");
    }

    #[test]
    fn a_new_block_is_not_mistaken_for_one_that_had_its_number() {
        let before = shape(&[("1", &[4], &["br"])]);
        let after = shape(&[("1", &[9], &["add"]), ("2", &[4], &["br"])]);
        let pairs = blocks(&before, &after);
        assert_eq!(pairs, [(0, 1)]);
        let mut renaming = Renaming::default();
        renaming.add(&before, &after, &pairs);
        assert_eq!([renaming.block("f/1"), renaming.block("f/2")], ["+f/1", "f/1"]);
    }

    #[test]
    fn loops_are_matched_by_lines_where_their_headers_differ() {
        let found = |header, depth, lines: &[u32]| Loop {
            header,
            depth,
            blocks: 1,
            lines: lines.iter().copied().collect(),
        };
        let mut before = shape(&[("a", &[], &[]), ("b", &[], &[]), ("c", &[], &[])]);
        before.loops = vec![found(0, 1, &[3, 4]), found(1, 1, &[7])];
        let mut after = before.clone();
        after.loops = vec![found(2, 1, &[7, 8]), found(1, 2, &[9])];
        assert_eq!(loops(&before, &after, &[]), [(Some(0), None), (Some(1), Some(0)), (None, Some(1))]);
        assert_eq!(with_headers(&before, &after, &[]), [(1, 2)]);
        assert_eq!(with_headers(&before, &after, &[(1, 0), (0, 2)]), [(1, 0), (0, 2)]);
    }

    #[test]
    fn the_header_of_a_rotated_loop_is_the_header_though_another_block_had_its_label() {
        let mut before = shape(&[("entry", &[], &[]), ("cond", &[5], &[]), ("body", &[6], &[])]);
        let mut after = shape(&[("entry", &[], &[]), ("body", &[5, 6], &[])]);
        let found = |header, lines: &[u32]| Loop {
            header,
            depth: 1,
            blocks: 1,
            lines: lines.iter().copied().collect(),
        };
        before.loops = vec![found(1, &[5, 6])];
        after.loops = vec![found(1, &[5, 6])];
        let labels = blocks(&before, &after);
        assert_eq!(labels, [(2, 1), (0, 0)]);
        assert_eq!(with_headers(&before, &after, &labels), [(0, 0), (1, 1)]);
        let mut renaming = Renaming::default();
        renaming.add(&before, &after, &with_headers(&before, &after, &labels));
        assert_eq!(renaming.block("f/body"), "f/cond");
        // Another loop, and a block with the label that the header of the first one has.
        after.loops = vec![found(1, &[9])];
        assert_eq!(with_headers(&before, &after, &labels), labels);
    }
}
