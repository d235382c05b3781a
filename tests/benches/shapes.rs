//! Generated functions: control flow of nested branches and loops, and values that are defined and used in it.

use dfquery_engine::{
    base::FactBase,
    schema::{RelationId, Schema, TypeId},
};
use dfquery_extract::analysis::dominance::{Adjacency, DominatorTree};
use std::{ops::Range, sync::Arc};

/// One function; blocks and values count from 0, and the entry is block 0.
pub struct Function {
    pub blocks: u32,
    pub values: u32,
    /// From and to, sorted.
    pub edges: Vec<(u32, u32)>,
    /// Block and value, sorted; each value has one.
    pub defs: Vec<(u32, u32)>,
    /// Block and value, sorted, where the block is not the defining one.
    pub uses: Vec<(u32, u32)>,
}

/// Functions of 12 to 28 blocks and 60 values.
pub fn many_small(functions: u32) -> Vec<Function> {
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    (0..functions).map(|_| small(&mut random)).collect()
}

/// One function of `blocks` blocks and as many values, most of which live for a few blocks only.
pub fn one_giant(blocks: u32) -> Vec<Function> {
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let mut edges = control_flow(blocks, &mut random);
    for block in 1..blocks - 1 {
        if random.percent(4) {
            edges.push((block, (block + 1 + random.below(50)).min(blocks - 1)));
        }
    }
    let edges = sorted(edges);
    let graph = Adjacency::new(blocks as usize, edges.iter().copied());
    let tree = DominatorTree::new(&graph, &[0]);
    let (mut defs, mut uses) = (Vec::new(), Vec::new());
    for value in 0..blocks {
        let last = random.below(blocks);
        let life = if random.percent(5) { random.below(300) } else { random.below(8) };
        let way: Vec<u32> = up(&tree, last).take(life as usize + 1).collect();
        let (&def, between) = way.split_last().expect("a block is on its own way up");
        defs.push((def, value));
        uses.extend(between.first().map(|&block| (block, value)));
        for _ in 0..random.below(3).min(between.len() as u32) {
            uses.push((between[random.below(between.len() as u32) as usize], value));
        }
    }
    vec![Function { blocks, values: blocks, edges, defs: sorted(defs), uses: sorted(uses) }]
}

/// The block and its dominators, nearest first.
fn up(tree: &DominatorTree, block: u32) -> impl Iterator<Item = u32> {
    std::iter::successors(Some(block), |&block| tree.idom(block))
}

fn small(random: &mut Random) -> Function {
    let (blocks, values) = (12 + random.below(17), 60);
    let mut edges = control_flow(blocks, random);
    edges.extend((1..blocks - 1).filter(|_| random.percent(4)).map(|block| (block, blocks - 1)));
    let (mut defs, mut uses) = (Vec::new(), Vec::new());
    for value in 0..values {
        let def = random.below(blocks);
        defs.push((def, value));
        for _ in 0..=random.below(3) {
            let block =
                if random.percent(10) { random.below(blocks) } else { def + random.below(blocks - def) };
            uses.extend((block != def).then_some((block, value)));
        }
    }
    Function { blocks, values, edges: sorted(edges), defs: sorted(defs), uses: sorted(uses) }
}

fn sorted(mut pairs: Vec<(u32, u32)>) -> Vec<(u32, u32)> {
    pairs.sort_unstable();
    pairs.dedup();
    pairs
}

fn control_flow(blocks: u32, random: &mut Random) -> Vec<(u32, u32)> {
    let mut edges = Vec::new();
    nest(0..blocks, random, &mut edges);
    edges
}

/// Connects `blocks` from the first to the last: by a chain if they are few, else a branch, a loop or a sequence.
fn nest(blocks: Range<u32>, random: &mut Random, edges: &mut Vec<(u32, u32)>) {
    let Range { start, end } = blocks;
    let last = end - 1;
    if blocks.len() < 5 {
        edges.extend((start..last).map(|block| (block, block + 1)));
        return;
    }
    let kind = if blocks.len() > 200 { 2 } else { random.below(3) };
    match kind {
        0 => {
            let middle = start + 2 + random.below(blocks.len() as u32 - 4);
            edges.extend([(start, start + 1), (start, middle), (middle - 1, last), (last - 1, last)]);
            nest(start + 1..middle, random, edges);
            nest(middle..last, random, edges);
        }
        1 => {
            edges.extend([(start, start + 1), (start, last), (last - 1, start)]);
            nest(start + 1..last, random, edges);
        }
        _ => {
            let middle = start + blocks.len() as u32 / 2;
            edges.push((middle - 1, middle));
            nest(start..middle, random, edges);
            nest(middle..end, random, edges);
        }
    }
}

/// A xorshift generator.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 33) % u64::from(limit)) as u32
    }

    fn percent(&mut self, percent: u32) -> bool {
        self.below(100) < percent
    }
}

/// The functions as facts: a definition is an `add` without operands, a use is a `store`.
pub fn facts(functions: &[Function], schema: Arc<Schema>) -> FactBase {
    let mut writer = Writer::new(schema);
    for (number, function) in functions.iter().enumerate() {
        writer.function(number, function);
    }
    dfquery_extract::analysis::dominance::complete(&mut writer.base);
    writer.base
}

struct Writer {
    base: FactBase,
    types: [TypeId; 3],
    relations: [RelationId; 7],
    opcodes: [u32; 3],
}

impl Writer {
    fn new(schema: Arc<Schema>) -> Self {
        let ty = |name| schema.entity_type(name).expect("declared in schema.dl");
        let relation = |name| schema.relation(name).expect("declared in schema.dl");
        let types = ["Block", "Value", "Instruction"].map(ty);
        let relations = ["function", "block", "edge", "value", "instruction", "def", "use"].map(relation);
        let mut base = FactBase::new(schema);
        let opcodes = ["add", "store", "br"].map(|opcode| base.symbol(opcode));
        Writer { base, types, relations, opcodes }
    }

    fn function(&mut self, number: usize, function: &Function) {
        let [functions, blocks, edges, values, ..] = self.relations;
        let [block_type, value_type, _] = self.types;
        let part = self.base.open_part(&format!("f{number}"));
        self.base.push(functions, [part]);
        let integer = self.base.symbol("i32");
        let name = |at: u32| format!("b{at}");
        let ids: Vec<u32> = (0..function.blocks).map(|at| self.base.entity(block_type, &name(at))).collect();
        for (at, &block) in ids.iter().enumerate() {
            self.base.push(blocks, [block, part, at as u32]);
        }
        let value_ids: Vec<u32> =
            (0..function.values).map(|at| self.base.entity(value_type, &format!("%v{at}"))).collect();
        for &value in &value_ids {
            self.base.push(values, [value, part, integer, 32]);
        }
        for group in function.edges.chunk_by(|a, b| a.0 == b.0) {
            for (successor, &(from, to)) in group.iter().enumerate() {
                self.base.push(edges, [ids[from as usize], ids[to as usize], successor as u32]);
            }
        }
        self.instructions(function, &ids, &value_ids);
    }

    fn instructions(&mut self, function: &Function, blocks: &[u32], values: &[u32]) {
        let [.., def, usage] = self.relations;
        let [add, store, br] = self.opcodes;
        let of = |pairs: &[(u32, u32)], block: u32| {
            let start = pairs.partition_point(|pair| pair.0 < block);
            let end = pairs.partition_point(|pair| pair.0 <= block);
            pairs[start..end].iter().map(|pair| values[pair.1 as usize]).collect::<Vec<u32>>()
        };
        for (at, &block) in blocks.iter().enumerate() {
            let mut position = 0;
            for value in of(&function.uses, at as u32) {
                let instruction = self.instruction(block, &mut position, store);
                self.base.push(usage, [instruction, 0, value]);
            }
            for value in of(&function.defs, at as u32) {
                let instruction = self.instruction(block, &mut position, add);
                self.base.push(def, [instruction, value]);
            }
            self.instruction(block, &mut position, br);
        }
    }

    fn instruction(&mut self, block: u32, position: &mut u32, opcode: u32) -> u32 {
        let id = self.base.entity(self.types[2], &format!("{block}:{position}"));
        self.base.push(self.relations[4], [id, block, *position, opcode]);
        *position += 1;
        id
    }
}
