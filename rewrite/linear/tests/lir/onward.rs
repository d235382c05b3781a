//! Trees and linear code as instructions: whatever stage they come from, they do the same.

use crate::{
    cases,
    methods::{self, Random, arguments},
    read,
};
use dfquery_engine::base::FactBase;
use dfquery_extract::lir::{self, Method, Stage};
use dfquery_graph::{bits::Bits, trap::Reason};
use dfquery_linear::bring;
use dfquery_simulate::{
    environment::{Call, SeededEnvironment},
    interpreter::interpret,
    memory::Memory,
    process::Process,
    program::Program,
};

const STEPS: u64 = 20_000;

/// The facts of `method`, ready to be run.
fn facts(method: &Method) -> FactBase {
    let schema = dfquery_rules::built_in().schema().clone();
    let mut base = lir::facts(method, "random.hir", "", &schema);
    dfquery_extract::analysis::complete(&mut base);
    base
}

/// What a run of the instructions leaves.
struct Left {
    end: Result<Vec<Bits>, Reason>,
    calls: Vec<Call>,
    memory: Memory,
}

fn run(base: &FactBase, arguments: &[Bits], seed: u64) -> Left {
    let program = Program::new(base);
    let mut process = Process::new(&program, seed, SeededEnvironment::new(seed), STEPS);
    let end = interpret(&mut process, 0, arguments).map_err(|stop| stop.reason);
    Left { end, calls: process.environment.calls, memory: process.memory }
}

/// A half of a pair is read, and its variable changes before the pair is used.
const CHANGED_HALF: u64 = 2742;

#[test]
fn instructions_of_every_stage_do_the_same() {
    let (mut ended, mut returned) = (0, 0);
    let texts = (0..cases(40)).map(|seed| (seed, methods::method(&mut Random::new(seed))));
    let known = [CHANGED_HALF].map(|seed| (seed, methods::method(&mut Random::core(seed))));
    for (seed, text) in texts.chain(known) {
        let trees = read(&text);
        let expected_of = facts(&trees);
        for stage in Stage::ALL {
            let (method, _) = bring(&trees, stage).unwrap();
            let found_of = facts(&method);
            for turn in 0..3 {
                let values = arguments(&mut Random::new(seed * 3 + turn + 1));
                let widths = [32, 32, 32, 64, 64, 32];
                let values: Vec<Bits> =
                    widths.iter().zip(values).map(|(&width, value)| Bits::new(width, value)).collect();
                let expected = run(&expected_of, &values, turn);
                if expected.end.as_ref().is_err_and(Reason::is_limit) {
                    continue;
                }
                let found = run(&found_of, &values, turn);
                let place = format!("seed {seed}, turn {turn}, {}\n{text}", stage.name());
                assert_eq!(expected.end, found.end, "{place}");
                assert_eq!(expected.calls, found.calls, "{place}");
                assert_eq!(expected.memory.difference(&found.memory), None, "{place}");
                ended += 1;
                returned += usize::from(expected.end.is_ok());
            }
        }
    }
    println!("{ended} runs, {returned} of them to the end");
    assert!(returned > 0);
}
