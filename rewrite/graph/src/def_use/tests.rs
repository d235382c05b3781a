use super::*;
use crate::{
    Operator,
    testing::{gcd, last, rows, sums},
};
use proptest::prelude::*;

/// One change, with numbers that are taken modulo what there is.
#[derive(Clone, Copy, Debug)]
enum Change {
    Add(usize),
    Retarget(usize, usize),
    Replace(usize, usize),
    Swap(usize),
    Discard(usize),
    Remove(usize),
    Compact,
    Arrange,
    Pack,
}

fn change() -> impl Strategy<Value = Change> {
    let number = || 0..1000_usize;
    prop_oneof![
        number().prop_map(Change::Add),
        (number(), number()).prop_map(|(op, lic)| Change::Retarget(op, lic)),
        (number(), number()).prop_map(|(lic, by)| Change::Replace(lic, by)),
        number().prop_map(Change::Swap),
        number().prop_map(Change::Discard),
        number().prop_map(Change::Remove),
        Just(Change::Compact),
        Just(Change::Arrange),
        Just(Change::Pack),
    ]
}

fn apply(graph: &mut Graph, def_use: &mut DefUse, change: Change) {
    let lic = |graph: &Graph, number: usize| LicId((number % graph.lics.len()) as u32);
    let op = |graph: &Graph, number: usize| number % graph.ops.len();
    match change {
        Change::Add(number) => {
            let ins = vec![lic(graph, number).into()];
            let width = graph.lic(lic(graph, number)).width;
            def_use.add(graph, "%new", Op { ins, ..Op::new(Operator::Mov, width) });
        }
        Change::Retarget(at, by) => {
            let (at, by) = (op(graph, at), lic(graph, by));
            if let Some(input) = graph.ops[at].ins.len().checked_sub(1) {
                def_use.retarget(graph, at, input, by);
            }
        }
        Change::Replace(from, by) => {
            let (from, by) = (lic(graph, from), lic(graph, by));
            def_use.replace(graph, from, by);
            assert!(from == by || def_use.uses(from).is_empty());
        }
        Change::Swap(at) => {
            let at = op(graph, at);
            def_use.rewrite(graph, at, |op| op.ins.reverse());
        }
        Change::Discard(number) => {
            let number = lic(graph, number);
            def_use.discard(graph, number);
            assert_eq!(def_use.def(number), None);
        }
        Change::Remove(at) => {
            let at = op(graph, at);
            def_use.remove(graph, at);
        }
        Change::Compact if graph.ops.len() > def_use.removed.len() => def_use.compact(graph),
        Change::Compact => {}
        Change::Arrange if def_use.removed.is_empty() => {
            let order: Vec<usize> = (0..graph.ops.len()).rev().collect();
            def_use.arrange(graph, &order);
        }
        Change::Arrange => {}
        // What nothing fills may have readers here, which it has not where a graph is packed.
        Change::Pack => {
            let entry = graph.order_in.expect("an order starts it");
            let lics = (0..graph.lics.len() as u32).map(LicId);
            let unfilled: Vec<LicId> = lics.filter(|lic| def_use.def(*lic).is_none()).collect();
            unfilled.into_iter().for_each(|lic| def_use.replace(graph, lic, entry));
            def_use.pack(graph);
        }
    }
}

proptest! {
    #[test]
    fn chains_that_follow_changes_are_those_of_the_changed_graph(
        which in 0..4_usize,
        changes in prop::collection::vec(change(), 1..40),
    ) {
        let mut graph = [gcd, sums, last, rows][which]();
        let mut def_use = DefUse::new(&graph);
        prop_assert!(!def_use.take_changed());
        for change in changes {
            apply(&mut graph, &mut def_use, change);
            prop_assert!(def_use.is_current(&graph), "{change:?}");
        }
    }
}

#[test]
fn the_environment_reads_last() {
    let mut graph = gcd();
    let mut def_use = DefUse::new(&graph);
    let result = graph.results[0];
    let (at, _) = def_use.output(result).expect("an operator fills it");
    assert_eq!(def_use.uses(result).last().and_then(|read| read.op()), None);
    assert_eq!(def_use.only_use(result), None);
    let entry = graph.order_in.expect("an order starts it");
    let before = def_use.uses(entry).len();
    def_use.replace(&mut graph, result, entry);
    assert_eq!((graph.results[0], def_use.uses(entry).len()), (entry, before + 1));
    assert_eq!(def_use.def(result), Some(at));
}

#[test]
fn operators_keep_their_numbers_until_they_are_compacted() {
    let mut graph = sums();
    let mut def_use = DefUse::new(&graph);
    let before = graph.ops.len();
    def_use.remove(&mut graph, 1);
    assert_eq!(graph.ops.len(), before);
    def_use.compact(&mut graph);
    assert_eq!(graph.ops.len(), before - 1);
    assert!(def_use.is_current(&graph));
    assert!(def_use.take_changed() && !def_use.take_changed());
}
