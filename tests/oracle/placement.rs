//! The invariant of the graphs by the letter, and how often operators fire.

use crate::{
    code::{Function, Opcode},
    facts,
    programs::recipe,
    runs::{arguments, cases, converted_by, program_of},
    text,
    tokens::Tokens,
    walk::{Buffer, walk},
};
use dfquery_convert::{Mechanism, Options};
use dfquery_graph::{Graph, Op};
use proptest::{prelude::*, test_runner::TestCaseResult};

/// Invocations one after another on one graph.
const INVOCATIONS: u64 = 2;

fn words(seed: u64) -> [u64; 4] {
    let [_, a, b, c] = arguments(seed);
    [0, crate::walk::cut(32, a), crate::walk::cut(32, b), c]
}

fn buffer(seed: u64) -> Buffer {
    std::array::from_fn(|at| (seed.wrapping_mul(0x9e37_79b9) >> (at % 24)) as u8 ^ at as u8)
}

/// The block that `op` says it runs with, if it stands for an instruction; none for operators that only steer, and for phis.
fn block_of(function: &Function, op: &Op) -> Option<usize> {
    let computes = !matches!(
        op.operator.name(),
        "pick" | "pickany" | "switch" | "filter" | "gate" | "mov" | "land" | "lor" | "not"
    );
    let instructions = |block: usize| {
        let numbered = function.blocks[block].instructions.iter().enumerate();
        numbered.map(move |(position, instruction)| (block, position, instruction))
    };
    let (own, _, instruction) =
        (0..function.blocks.len()).flat_map(instructions).find(|(block, position, i)| {
            let place = format!("{}:{position}", Function::block_name(*block));
            op.origin == place || i.result.is_some_and(|value| op.origin == function.value_name(value))
        })?;
    let is_phi = matches!(instruction.opcode, Opcode::Phi(_));
    let says = (0..function.blocks.len()).find(|&block| op.block == Function::block_name(block));
    (computes && !is_phi && !op.stream).then(|| says.unwrap_or(own))
}

/// Every operator that stands for an instruction has fired as often as the block was executed that it runs with: its own,
/// or that of a branch around it.
fn expect_counts(function: &Function, graph: &Graph, fired: &[usize], executed: &[usize]) -> TestCaseResult {
    for (op, &fired) in graph.ops.iter().zip(fired) {
        if let Some(block) = block_of(function, op) {
            prop_assert_eq!(fired, executed[block], "{} of block {}", op.origin, block);
        }
    }
    Ok(())
}

fn expect(functions: &[Function; 2], graph: &Graph, seed: u64) -> TestCaseResult {
    let mut tokens = Tokens::new(graph, functions);
    let mut executed = vec![0; functions[0].blocks.len()];
    let (mut expected_memory, mut memory) = (buffer(seed), buffer(seed));
    for turn in 0..INVOCATIONS {
        let words = words(seed + turn);
        let walk = walk(functions, &words, &mut expected_memory);
        let result = tokens.invoke(&words, &mut memory, seed).map_err(TestCaseError::fail)?;
        prop_assert_eq!(result, walk.result, "result on {:?}", words);
        prop_assert_eq!(memory, expected_memory, "memory after {:?}", words);
        executed.iter_mut().zip(&walk.executed).for_each(|(sum, count)| *sum += count);
    }
    expect_counts(&functions[0], graph, &tokens.fired, &executed)
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: cases(2000) / 10,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn operators_fire_as_often_as_their_blocks_are_executed(
        recipe in recipe(),
        mechanism in mechanism(),
        seed in 0..1000_u64,
    ) {
        let functions = program_of(&recipe);
        let options = Options { mechanism, ..Options::default() };
        let graph = converted_by(&facts::module(&functions.each_ref()), &options).map_err(TestCaseError::fail);
        let checked = graph.and_then(|graph| graph.map_or(Ok(()), |graph| expect(&functions, &graph, seed)));
        let told = |why| format!("{mechanism:?}: {why}\n{}", text::module(&functions.each_ref()));
        checked.map_err(|why| TestCaseError::fail(told(why)))?;
    }
}

/// Structured conversion half of the time.
fn mechanism() -> impl Strategy<Value = Mechanism> {
    prop_oneof![
        3 => Just(Mechanism::Structured),
        1 => Just(Mechanism::Auto),
        1 => Just(Mechanism::Predicated),
        1 => Just(Mechanism::Pickany),
    ]
}
