use super::*;
use dfquery_engine::base::FactBase;
use dfquery_graph::{
    Op, Operator,
    testing::{GCD, GraphBuilder, constant, facts, gcd},
};

/// The outcome of comparing `graph` with the first function of `base`.
fn outcome(base: &FactBase, graph: &Graph) -> Outcome {
    let program = Program::new(base);
    check(&program, 0, graph, &Trials { seeds: 20, ..Trials::default() })
}

/// The difference that is found, without where.
fn difference(base: &FactBase, graph: &Graph) -> String {
    match outcome(base, graph) {
        Outcome::Mismatch(mismatch) => mismatch.difference.to_string(),
        outcome => outcome.to_string(),
    }
}

fn gcd_facts() -> FactBase {
    facts(GCD)
}

/// Stores `%a` and one more than it, with a call between.
fn effects_facts() -> FactBase {
    facts(
        "
effects %a:32 %p:64 -> 32
entry:
  store %a %p .access=store,1,4
  %b:32 = call %a .call=@outside
  store %b %p .access=store,1,4
  ret %a
",
    )
}

/// The graph of [`effects_facts`].
fn effects() -> Graph {
    let mut d = GraphBuilder::new("effects");
    let (a, p, order) = (d.param("%a", 32), d.param("%p", 64), d.order());
    let (b, first, second) = (d.lic("%b", 32), d.lic("%o.1", 0), d.lic("%o.2", 0));
    let third = d.lic("%o.3", 0);
    let store = || Operator::Store { bytes: 4, volatile: false };
    d.op(store(), 32, &[Some(first)], &[a.into(), p.into(), d.order().into()]);
    let call = Operator::Call { callee: Some("@outside".into()) };
    d.op(call, 32, &[Some(b), Some(second)], &[a.into(), first.into()]);
    d.op(store(), 32, &[Some(third)], &[b.into(), p.into(), second.into()]);
    assert_eq!(d.order(), order);
    d.end(Some(third), Some(a))
}

/// The difference after one change of an operator of [`effects`].
fn after(change: impl FnOnce(&mut Vec<Op>)) -> String {
    let mut graph = effects();
    change(&mut graph.ops);
    difference(&effects_facts(), &graph)
}

#[test]
fn graphs_that_do_the_same_agree() {
    assert!(matches!(outcome(&gcd_facts(), &gcd()), Outcome::Agree { compared: 30.., inconclusive: 0, .. }));
    assert_eq!(difference(&effects_facts(), &effects()), "agrees in 60 invocations");
}

#[test]
fn a_division_without_a_value_ends_both() {
    let base = facts("q %a:32 %b:32 -> 32\nentry:\n  %q:32 = udiv %a %b\n  ret %q\n");
    let mut d = GraphBuilder::new("q");
    let (a, b, q, order) = (d.param("%a", 32), d.param("%b", 32), d.lic("%q", 32), d.order());
    d.pure("udiv", q, &[a.into(), b.into()]);
    let mut graph = d.end(Some(order), Some(q));
    assert!(difference(&base, &graph).starts_with("agrees"));
    graph.ops[0].operator = Operator::Pure("mul".into());
    assert!(difference(&base, &graph).contains("instead of"));
}

#[test]
fn wrong_results_memories_and_calls_are_found() {
    let result = after(|ops| ops[0].ins[0] = constant(32, 0));
    assert_eq!(result, "agrees in 60 invocations", "the first store is overwritten");
    let unsound = after(|ops| ops[2].ins[0] = constant(32, 77));
    assert_eq!(unsound, "%b has no reader");
    let memory = after(|ops| ops[2].operator = Operator::Store { bytes: 1, volatile: false });
    assert!(memory.starts_with("memory holds ") && memory.contains(" instead of "), "{memory}");
    let call = after(|ops| ops[1].operator = Operator::Call { callee: Some("@elsewhere".into()) });
    assert!(call.starts_with("call 1 is @elsewhere(") && call.contains("instead of @outside("), "{call}");
    let mut graph = gcd();
    graph.ops[6].operator = Operator::Pure("udiv".into());
    assert!(matches!(outcome(&gcd_facts(), &graph), Outcome::Mismatch(_)));
}

#[test]
fn a_mismatch_says_where() {
    let mut graph = gcd();
    graph.ops[3].ins[1] = constant(32, 1);
    let text = outcome(&gcd_facts(), &graph).to_string();
    assert!(text.starts_with("gcd(") && text.contains("), invocation "), "{text}");
    assert!(text.contains(" of seed 0, in rounds with declared depths: "), "{text}");
}

#[test]
fn a_deadlock_is_a_difference() {
    let mut graph = gcd();
    graph.lics[6].init.clear();
    let unsound =
        "there is no initial value in the cycle %again -> %y -> %go -> %again, which waits for itself";
    assert_eq!(difference(&gcd_facts(), &graph), unsound);
    let base = gcd_facts();
    let compared = compare(&Program::new(&base), 0, &graph, &Trials::default()).to_string();
    assert!(compared.contains(": deadlock: "), "{compared}");
}

#[test]
fn runs_without_end_say_nothing() {
    let base = facts("ever ->\nentry:\n  br entry\n");
    let graph = GraphBuilder::new("ever");
    let order = graph.order();
    let outcome = outcome(&base, &graph.end(Some(order), None));
    assert_eq!(outcome, Outcome::Agree { compared: 0, inconclusive: 20, remarks: Default::default() });
}
