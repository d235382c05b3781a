//! What the dump says of nodes: equal numbers are equal values, and what faults is marked.

use crate::{
    cases,
    methods::{self, Random, arguments},
    read,
};
use dfquery_extract::lir::{Method, NodeId, Stage};
use dfquery_linear::{Dump, Machine, Seen, Trap, bring, run_linear_seen};
use std::collections::BTreeMap;

/// What a run has told of nodes.
#[derive(Default)]
struct Watch {
    /// How many blocks have begun.
    visit: usize,
    block: usize,
    /// By number the values of nodes with it, each with the block and the visit of that.
    values: BTreeMap<u32, BTreeMap<NodeId, (u64, usize, usize)>>,
    compared: usize,
    faults: usize,
}

impl Watch {
    fn see(&mut self, method: &Method, dump: &Dump, seen: &Seen<'_>) -> Result<(), String> {
        match *seen {
            Seen::Block(block) => {
                self.visit += 1;
                self.block = block;
                Ok(())
            }
            Seen::Node(id, Ok(value)) => match dump.value(id) {
                Some(number) => self.compare(method, id, number, *value),
                None => Ok(()),
            },
            Seen::Node(_, Err(Trap::Steps)) => Ok(()),
            Seen::Node(id, Err(trap)) => {
                self.faults += 1;
                let name = &method.linear.as_ref().unwrap().node(id).name;
                if dump.effects(id).contains('X') {
                    Ok(())
                } else {
                    Err(format!("`{name}` is no fault, and is: {trap}"))
                }
            }
        }
    }

    fn compare(&mut self, method: &Method, id: NodeId, number: u32, value: u64) -> Result<(), String> {
        let alike = self.values.entry(number).or_default();
        for (other, &(known, block, visit)) in alike.iter() {
            if block == self.block && visit != self.visit || *other == id {
                continue;
            }
            self.compared += 1;
            if known != value {
                let name = |id: NodeId| &method.linear.as_ref().unwrap().node(id).name;
                return Err(format!(
                    "${number}: `{}` is {known:#x}, `{}` is {value:#x}",
                    name(*other),
                    name(id)
                ));
            }
        }
        alike.insert(id, (value, self.block, self.visit));
        Ok(())
    }
}

#[test]
fn equal_numbers_are_equal_values_and_faults_are_marked() {
    let (mut compared, mut faults) = (0, 0);
    for seed in 0..cases(60) {
        let trees = read(&methods::method(&mut Random::new(seed)));
        for stage in Stage::ALL {
            let (method, _) = bring(&trees, stage).unwrap();
            let dump = Dump::of(&method);
            for turn in 0..4 {
                let arguments = arguments(&mut Random::new(seed * 4 + turn + 1));
                let (mut watch, mut wrong) = (Watch::default(), Ok(()));
                let mut see = |seen: Seen<'_>| {
                    if wrong.is_ok() {
                        wrong = watch.see(&method, &dump, &seen);
                    }
                };
                let _ = run_linear_seen(&method, &arguments, &mut Machine::new(turn, 100_000), &mut see);
                if let Err(wrong) = wrong {
                    panic!(
                        "seed {seed}, {}: {wrong}\n{}",
                        stage.name(),
                        dfquery_linear::Annotated(&method, &dump)
                    );
                }
                compared += watch.compared;
                faults += watch.faults;
            }
        }
    }
    println!("{compared} values compared, {faults} faults");
    assert!(compared > 1000 && faults > 10, "{compared} values compared, {faults} faults");
}
