use super::*;
use dfquery_graph::{
    Operand, Operator,
    testing::{self, GCD, GraphBuilder, facts, gcd},
};

/// The outcome of comparing two graphs without a program.
fn compared(first: &Graph, second: &Graph) -> Equality {
    let nothing = testing::nothing();
    graphs(&Program::new(&nothing), first, second, &Trials::default())
}

/// A function of two parameters that `operator` computes.
fn binary(width: u32, operator: Operator) -> Graph {
    let mut d = GraphBuilder::new("f");
    let (a, b, x, order) = (d.param("%a", width), d.param("%b", width), d.lic("%x", width), d.order());
    d.op(operator, width, &[Some(x)], &[a.into(), b.into()]);
    d.end(Some(order), Some(x))
}

fn pure(name: &str) -> Operator {
    Operator::Pure(name.to_owned())
}

/// Stores `%a` to `%p` and then loads from there; the load waits for the store, unless it `is_early`.
fn stored(is_early: bool, volatile: bool) -> Graph {
    let mut d = GraphBuilder::new("stored");
    let (a, p, order) = (d.param("%a", 32), d.param("%p", 64), d.order());
    let (x, first, last) = (d.lic("%x", 32), d.lic("%o.1", 0), d.lic("%o.2", 0));
    let all = d.lic("%o.3", 0);
    let store = Operator::Store { bytes: 4, volatile };
    d.op(store, 32, &[Some(first)], &[a.into(), p.into(), order.into()]);
    let load = Operator::Load { bytes: 4, volatile };
    d.op(load, 32, &[Some(x), Some(last)], &[p.into(), if is_early { order } else { first }.into()]);
    d.op(Operator::All, 0, &[Some(all)], &[first.into(), last.into()]);
    d.end(Some(all), Some(x))
}

#[test]
fn a_graph_equals_itself_and_its_function() {
    let equal = compared(&gcd(), &gcd());
    assert!(matches!(equal, Equality::Equal { inputs: 40.., .. }), "{equal}");
    let base = facts(GCD);
    let program = Program::new(&base);
    let equal = function(&program, 0, &gcd(), &Trials::default());
    assert!(equal.holds(), "{equal}");
    assert!(graphs(&program, &gcd(), &gcd(), &Trials::default()).holds());
}

#[test]
fn both_outputs_of_the_first_input_that_differs_are_said() {
    let differing = compared(&binary(32, pure("add")), &binary(32, pure("sub")));
    let Equality::Different { found: Side::Second, mismatch, .. } = differing else { panic!("they differ") };
    assert_eq!(mismatch.difference.expected(), "result 2");
    assert_eq!(mismatch.difference.found(), "result 0");
    let place = mismatch.place().to_string();
    assert_eq!(place, "f(1, 1), invocation 2 of seed 0, in rounds with declared depths");
    assert_eq!(mismatch.arguments.len(), 2);
}

#[test]
fn deadlocks_and_leftovers_are_differences() {
    let mut stuck = gcd();
    stuck.lics[6].init.clear();
    let text = compared(&gcd(), &stuck).to_string();
    assert!(text.contains(": deadlock: ") && text.contains(" instead of result "), "{text}");
    let text = compared(&stuck, &gcd()).to_string();
    assert!(text.contains(": result 0 instead of deadlock: "), "{text}");
    let text = compared(&binary(1, pure("and")), &binary(1, Operator::Land)).to_string();
    assert!(text.contains(": tokens left over: ") && text.contains(" instead of result 0"), "{text}");
}

#[test]
fn what_depends_on_the_order_of_firing_differs() {
    assert!(compared(&stored(false, false), &stored(false, false)).holds());
    let text = compared(&stored(false, false), &stored(true, false)).to_string();
    assert!(text.contains("stored("), "{text}");
    assert!(compared(&stored(true, false), &stored(false, false)).differs());
}

#[test]
fn volatile_accesses_are_seen_in_order() {
    let swapped = |volatile| {
        let mut graph = stored(true, volatile);
        // Each writes and reads a place of its own, so that nothing but their order distinguishes them.
        graph.ops[1].ins[0] = Operand::Const(Bits::new(64, 0x40));
        graph
    };
    let ordered = |volatile| {
        let mut graph = stored(false, volatile);
        graph.ops[1].ins[0] = Operand::Const(Bits::new(64, 0x40));
        graph
    };
    assert!(compared(&ordered(false), &swapped(false)).holds());
    let text = compared(&ordered(true), &swapped(true)).to_string();
    assert!(text.contains("volatile access 1 is a load at 0x40 instead of a store of "), "{text}");
}

#[test]
fn other_parameters_are_told() {
    let text = compared(&gcd(), &stored(false, false)).to_string();
    assert_eq!(text, "parameters of 32, 64 bits instead of 32, 32 bits");
}
