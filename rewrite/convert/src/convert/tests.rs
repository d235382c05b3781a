use super::*;
use dfquery_extract::{Source, analysis::dominance};
use dfquery_graph::verify::verify;
use dfquery_simulate::{
    check::{Outcome, Trials, check},
    program::Program,
};
use std::{fs, path::Path};

/// `kept` goes to `end` from all three arms below `early`: a question with the answer of "is early passed?", about a
/// later place.
const LATER: &str = "
define i32 @later(i32 %x, i32 %y) {
top:
  %one = icmp slt i32 %x, 10
  %kept = sdiv i32 %x, 3
  br i1 %one, label %early, label %second
second:
  %two = icmp slt i32 %y, 10
  br i1 %two, label %early, label %other
early:
  %value = sdiv i32 %y, 5
  %three = icmp slt i32 %value, 2
  br i1 %three, label %left, label %right
left:
  br label %end
right:
  %four = icmp slt i32 %value, 7
  br i1 %four, label %near, label %far
near:
  br label %end
far:
  br label %end
other:
  %low = sdiv i32 %y, 7
  br label %end
end:
  %from = phi i32 [ %kept, %left ], [ %kept, %near ], [ %low, %other ], [ %kept, %far ]
  ret i32 %from
}
";

fn facts(name: &str, text: &str) -> FactBase {
    let schema = dfquery_rules::built_in().schema().clone();
    let mut base = dfquery_extract::read(&Source { name, bytes: text.as_bytes() }, schema).base;
    dominance::complete(&mut base);
    dfquery_rules::built_in().intern(&mut base);
    base
}

/// The first function with predicates wherever they are no dearer than a structured stream, the predicates themselves
/// not counted.
fn shared(base: &FactBase) -> Graph {
    let session = dfquery_rules::built_in().session(base);
    let graph = with_names(&session, base, 0, &Options::default(), |function, control, part| {
        let mut plan = Plan::new(control, part);
        plan.predicates = Predicates::new(part);
        let streams = Streams::new(Mechanism::Auto, Scale::SharedOperators, u64::MAX);
        build(function, control, &plan, streams, &Options::default()).map(|(graph, _)| graph)
    });
    graph.flatten().expect("it can be converted")
}

fn expect_agreement(base: &FactBase) {
    let graph = shared(base);
    assert_eq!(verify(&graph), [], "{}", graph.name);
    let trials = Trials { seeds: 8, orders: 4, invocations: 2, ..Trials::default() };
    let outcome = check(&Program::new(base), 0, &graph, &trials);
    assert!(matches!(outcome, Outcome::Agree { compared: 1.., .. }), "{}: {outcome}", graph.name);
}

#[test]
fn what_comes_earlier_does_not_wait_for_what_comes_later() {
    expect_agreement(&facts("later.ll", LATER));
}

#[test]
fn shared_predicates_agree_with_control_flow() {
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/cases");
    let entries = fs::read_dir(cases.join("conversion")).expect("the folder is there");
    let paths = entries.map(|entry| entry.expect("readable").path()).chain([cases.join("entangled.ll")]);
    for path in paths {
        let text = fs::read_to_string(&path).expect("the case can be read");
        expect_agreement(&facts("case.ll", &text));
    }
}

/// Left by a return, or by a way that goes on for ever and does nothing: the graph has no operator for that.
const PARTLY: &str = "
define i32 @partly(i32 %x, i32 %y) {
top:
  %one = icmp slt i32 %x, 10
  br i1 %one, label %turn, label %ever
ever:
  br label %ever
turn:
  %at = phi i32 [ %x, %top ], [ %next, %turn ]
  %next = add i32 %at, %y
  %two = icmp sgt i32 %next, 40
  br i1 %two, label %end, label %turn
end:
  ret i32 %next
}
";

#[test]
fn what_may_go_on_for_ever_is_not_held_to_an_answer() {
    let base = facts("partly.ll", PARTLY);
    let session = dfquery_rules::built_in().session(&base);
    let mut graph = convert(&session, &base, 0).expect("it can be converted");
    assert!(graph.endless);
    assert_eq!(verify(&graph), []);
    graph.endless = false;
    let faults: Vec<String> = verify(&graph).iter().map(|fault| fault.to_string()).collect();
    assert!(
        faults.iter().any(|fault| fault.ends_with("the environment asks for it once an invocation")),
        "{faults:?}"
    );
}
