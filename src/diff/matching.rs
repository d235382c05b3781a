//! Which blocks and loops of two versions of a function are the same, though their labels differ.

use super::shape::{Block, Loop, Shape};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// For each block of `before` the one of `after` that is the same: by its way from the entry, by label, by the lines of the
/// source, or by what it does.
///
/// A number is no label, and none ends a label: it changes with any insertion before it, and what it said may be said of
/// another block then. So what follows the same blocks in the same way comes first, and blocks without names are matched by
/// number last.
pub fn blocks(before: &Shape, after: &Shape) -> Vec<(usize, usize)> {
    let mut pairs =
        Pairs { left: [before, after].map(|shape| (0..shape.blocks.len()).collect()), found: Vec::new() };
    let sides = [&before.blocks[..], &after.blocks[..]];
    let label = |block: &Block| (!stem(&block.name).is_empty()).then(|| block.name.clone());
    pairs.entries(sides);
    pairs.unique(sides, |block| Some((label(block)?, block.opcodes.clone())));
    pairs.unique(sides, label);
    pairs.unique(sides, |block| {
        (!block.lines.is_empty()).then(|| (block.lines.clone(), block.opcodes.clone()))
    });
    pairs.unique(sides, |block| block.lines.first().copied());
    pairs.unique(sides, |block| Some(block.opcodes.clone()));
    pairs.unique(sides, |block| Some(block.name.clone()));
    pairs.found
}

/// A name without the number that keeps it from others: nothing if it is a number.
fn stem(name: &str) -> &str {
    let label = name.rsplit('/').next().unwrap_or(name);
    label.trim_start_matches('%').trim_end_matches(|end: char| end.is_ascii_digit())
}

/// Returns true if two names say the same, or one of them nothing.
pub fn agree(one: &str, other: &str) -> bool {
    let (one, other) = (stem(one), stem(other));
    one == other || one.is_empty() || other.is_empty()
}

/// Returns true if nothing that a block says of itself tells it from another.
fn are_alike(one: &Block, other: &Block) -> bool {
    one.opcodes == other.opcodes && agree(&one.name, &other.name)
}

/// The pairs found, and the items left of both sides.
struct Pairs {
    left: [BTreeSet<usize>; 2],
    found: Vec<(usize, usize)>,
}

impl Pairs {
    fn take(&mut self, one: usize, other: usize) {
        self.left[0].remove(&one);
        self.left[1].remove(&other);
        self.found.push((one, other));
    }

    /// Matches the entries, if they are alike, and what follows.
    fn entries(&mut self, sides: [&[Block]; 2]) {
        if let [Some(one), Some(other)] = sides.map(<[Block]>::first)
            && are_alike(one, other)
        {
            self.take(0, 0);
            self.follow(sides, 0);
        }
    }

    /// Matches the successors of what has been matched, from pair number `at` on, where they are alike.
    fn follow(&mut self, sides: [&[Block]; 2], mut at: usize) {
        while let Some(&(one, other)) = self.found.get(at) {
            at += 1;
            let [one, other] = [&sides[0][one].successors, &sides[1][other].successors];
            if one.len() != other.len() {
                continue;
            }
            for (&one, &other) in one.iter().zip(other) {
                let are_left = self.left[0].contains(&one) && self.left[1].contains(&other);
                if are_left && are_alike(&sides[0][one], &sides[1][other]) {
                    self.take(one, other);
                }
            }
        }
    }

    /// Matches what has the same key, where one of each side has it, and what follows.
    fn unique<K: Ord>(&mut self, sides: [&[Block]; 2], key: impl Fn(&Block) -> Option<K>) {
        let mut keys: BTreeMap<K, [Vec<usize>; 2]> = BTreeMap::new();
        for side in [0, 1] {
            for &at in &self.left[side] {
                if let Some(key) = key(&sides[side][at]) {
                    keys.entry(key).or_default()[side].push(at);
                }
            }
        }
        let first = self.found.len();
        for [one, other] in keys.into_values() {
            if let ([one], [other]) = (&one[..], &other[..]) {
                self.take(*one, *other);
            }
        }
        self.follow(sides, first);
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

#[cfg(test)]
mod tests {
    use super::{super::renaming::Renaming, *};

    fn shape(blocks: &[(&str, &[u32], &[&str])]) -> Shape {
        let block = |(name, lines, opcodes): &(&str, &[u32], &[&str])| Block {
            name: format!("f/{name}"),
            lines: lines.iter().copied().collect(),
            opcodes: opcodes.iter().map(|opcode| (*opcode).to_owned()).collect(),
            results: vec![String::new(); opcodes.len()],
            successors: Vec::new(),
        };
        Shape { blocks: blocks.iter().map(block).collect(), ..Shape::default() }
    }

    #[test]
    fn blocks_without_names_are_matched_by_lines_and_by_what_they_do() {
        let before = shape(&[("entry", &[], &["br"]), ("3", &[7], &["load", "br"]), ("5", &[], &["ret"])]);
        let after = shape(&[("entry", &[], &["add", "br"]), ("3", &[], &["ret"]), ("9", &[7], &["br"])]);
        let pairs = blocks(&before, &after);
        assert_eq!(pairs, [(0, 0), (1, 2), (2, 1)]);
        let mut renaming = Renaming::default();
        renaming.add(&before, &after, &pairs);
        let block = |name| renaming.of(Some("Block"), name);
        assert_eq!([block("f/3"), block("f/9"), block("f/entry")], ["f/5", "f/3", "f/entry"]);
        // In entry an `add` came before the branch, and of block 3 the load is gone.
        let instruction = |name| renaming.of(Some("Instruction"), name);
        assert_eq!(
            ["f/entry:0", "f/entry:1", "f/9:0"].map(instruction),
            ["+f/entry:0", "f/entry:0", "f/3:1"]
        );
    }

    #[test]
    fn a_new_block_is_not_mistaken_for_one_that_had_its_number() {
        let before = shape(&[("1", &[4], &["br"])]);
        let after = shape(&[("1", &[9], &["add"]), ("2", &[4], &["br"])]);
        let pairs = blocks(&before, &after);
        assert_eq!(pairs, [(0, 1)]);
        let mut renaming = Renaming::default();
        renaming.add(&before, &after, &pairs);
        let block = |name| renaming.of(Some("Block"), name);
        assert_eq!([block("f/1"), block("f/2")], ["+f/1", "f/1"]);
    }

    #[test]
    fn copies_of_inlined_blocks_are_told_apart_by_the_way_to_them() {
        let function = |labels: [&str; 3]| {
            let mut shape = shape(&[
                ("entry", &[], &["br"]),
                (labels[0], &[7], &["call", "br"]),
                ("next", &[], &["add", "br"]),
                (labels[1], &[7], &["call", "br"]),
                (labels[2], &[7], &["call", "br"]),
            ]);
            (0..4).for_each(|at| shape.blocks[at].successors = vec![at + 1]);
            shape.blocks[3].results[0] = format!("f/%{}", labels[2]);
            shape
        };
        let before = function(["then.i3", "then.i7", "then.i11"]);
        let after = function(["then.i7", "then.i11", "then.i15"]);
        let pairs = blocks(&before, &after);
        assert_eq!(pairs, [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4)]);
        let mut renaming = Renaming::default();
        renaming.add(&before, &after, &pairs);
        assert_eq!(renaming.of(Some("Instruction"), "f/then.i11:1"), "f/then.i7:1");
        assert_eq!(renaming.of(Some("Value"), "f/%then.i15"), "f/%then.i11");
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
        assert_eq!(labels, [(0, 0), (2, 1)]);
        assert_eq!(with_headers(&before, &after, &labels), [(0, 0), (1, 1)]);
        let mut renaming = Renaming::default();
        renaming.add(&before, &after, &with_headers(&before, &after, &labels));
        assert_eq!(renaming.of(Some("Block"), "f/body"), "f/cond");
        // Another loop, and a block with the label that the header of the first one has.
        after.loops = vec![found(1, &[9])];
        assert_eq!(with_headers(&before, &after, &labels), labels);
    }
}
