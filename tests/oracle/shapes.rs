//! The random programs are what they are meant to be: every shape that conversion has to handle is among them.

use crate::{
    analyses::Truth,
    code::{Function, Opcode},
    graphs::Graph,
    outside::sample,
    programs::recipe,
};

/// Programs that are looked at.
const PROGRAMS: usize = 1000;
/// How often each shape has to come.
const OFTEN: usize = 15;

/// Tells whether a function has a shape.
type Shape = fn(&Function, &Truth) -> bool;

const SHAPES: [(&str, Shape); 16] = [
    ("no loop", |function, truth| headers(function, truth).is_empty()),
    ("nested loops", |function, truth| deepest(function, truth) >= 2),
    ("loops nested three deep", |function, truth| deepest(function, truth) >= 3),
    ("a loop with several latches", |function, truth| {
        any_loop(function, truth, |h| latches(function, truth, h) > 1)
    }),
    ("a loop with several exits", |function, truth| {
        any_loop(function, truth, |h| exits(function, truth, h).len() > 1)
    }),
    ("a block that repeats itself", |function, truth| any_loop(function, truth, |h| truth.is_latch(h, h))),
    ("an exit into another header", |function, truth| {
        any_loop(function, truth, |h| exits(function, truth, h).iter().any(|&to| truth.is_header(to)))
    }),
    ("a way out of two loops", |function, truth| {
        any_edge(function, |from, to| left(function, truth, from, to) > 1)
    }),
    ("parallel edges", |function, _| any_edge(function, |from, to| successors(function, from, to) > 1)),
    ("several ends", |function, _| {
        function.blocks.iter().filter(|block| block.successors.is_empty()).count() > 1
    }),
    ("a switch", |function, _| {
        any(function, |opcode| matches!(opcode, Opcode::Go(cases) if cases.len() > 1))
    }),
    ("a load", |function, _| any(function, |opcode| *opcode == Opcode::Load)),
    ("a store", |function, _| any(function, |opcode| *opcode == Opcode::Store)),
    ("a way to `unreachable`", |function, _| any(function, |opcode| *opcode == Opcode::Unreachable)),
    ("a loop without an end", |function, truth| {
        any_loop(function, truth, |h| exits(function, truth, h).is_empty())
    }),
    ("a call", |function, _| any(function, |opcode| matches!(opcode, Opcode::Call(_)))),
];

fn graph_of(function: &Function) -> Graph {
    Graph { successors: function.blocks.iter().map(|block| block.successors.clone()).collect() }
}

fn headers(function: &Function, truth: &Truth) -> Vec<usize> {
    (0..function.blocks.len()).filter(|&block| truth.is_header(block)).collect()
}

fn any(function: &Function, holds: impl Fn(&Opcode) -> bool) -> bool {
    function.blocks.iter().flat_map(|block| &block.instructions).any(|instruction| holds(&instruction.opcode))
}

fn any_edge(function: &Function, holds: impl Fn(usize, usize) -> bool) -> bool {
    let blocks = function.blocks.iter().enumerate();
    blocks.into_iter().any(|(from, block)| block.successors.iter().any(|&to| holds(from, to)))
}

fn any_loop(function: &Function, truth: &Truth, holds: impl Fn(usize) -> bool) -> bool {
    headers(function, truth).into_iter().any(holds)
}

fn successors(function: &Function, from: usize, to: usize) -> usize {
    function.blocks[from].successors.iter().filter(|&&successor| successor == to).count()
}

fn latches(function: &Function, truth: &Truth, header: usize) -> usize {
    (0..function.blocks.len()).filter(|&block| truth.is_latch(header, block)).count()
}

/// Where the exits of a loop lead.
fn exits(function: &Function, truth: &Truth, header: usize) -> Vec<usize> {
    let inside = (0..function.blocks.len()).filter(|&block| truth.is_in_loop(header, block));
    let targets = inside.flat_map(|block| function.blocks[block].successors.iter().copied());
    targets.filter(|&to| !truth.is_in_loop(header, to)).collect()
}

/// How many loops an edge leaves.
fn left(function: &Function, truth: &Truth, from: usize, to: usize) -> usize {
    let leaves = |&header: &usize| truth.is_in_loop(header, from) && !truth.is_in_loop(header, to);
    headers(function, truth).iter().filter(|header| leaves(header)).count()
}

fn deepest(function: &Function, truth: &Truth) -> usize {
    let headers = headers(function, truth);
    let depth = |block: usize| headers.iter().filter(|&&header| truth.is_in_loop(header, block)).count();
    (0..function.blocks.len()).map(depth).max().unwrap_or(0)
}

#[test]
fn programs_have_every_shape() {
    let functions: Vec<Function> =
        sample(recipe(), PROGRAMS).iter().map(|recipe| recipe.function("f")).collect();
    let graphs: Vec<Graph> = functions.iter().map(graph_of).collect();
    let truths: Vec<Truth> = graphs.iter().map(Truth::of).collect();
    let count = |shape: Shape| functions.iter().zip(&truths).filter(|(f, truth)| shape(f, truth)).count();
    let counts: Vec<_> = SHAPES.iter().map(|&(name, shape)| (name, count(shape))).collect();
    assert!(counts.iter().all(|&(_, count)| count >= OFTEN), "too rare: {counts:?}");
}
