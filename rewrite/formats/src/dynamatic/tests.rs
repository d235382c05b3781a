use super::*;
use dfquery_graph::Graph;

/// Counts `i` from 0 while it is below `n`, which a control token goes round with; `n` is the result.
const COUNTS: &str = r#"
Digraph G {
  // a comment; with [brackets]
  "n" [type = "Entry", bbID= 1, in = "in1:32", out = "out1:32"];
  "start_0" [type = "Entry", control= "true", bbID= 1, in = "in1:0", out = "out1:0"];
  "forkS" [type = "Fork", bbID= 1, in = "in1:0", out = "out1:0 out2:0 "];
  "zero" [type = "Constant", bbID= 1, in = "in1:0", out = "out1:32", value = "0x00000000"];
  "phiC" [type = "CntrlMerge", bbID= 2, in = "in1:0 in2:0 ", out = "out1:0 out2?:1", delay=0.166];
  "forkI" [type = "Fork", bbID= 2, in = "in1:1", out = "out1:1 out2:1"];
  "phi_i" [type = "Mux", bbID= 2, in = "in1?:1 in2:32 in3:32 ", out = "out1:32"];
  "phi_n" [type = "Mux", bbID= 2, in = "in1?:1 in2:32 in3:32 ", out = "out1:32"];
  "buff" [type = "Buffer", slots=2, in = "in1:32", out = "out1:32"];
  "source_0" [type = "Source", bbID= 2, out = "out1:32"];
  "one" [type = "Constant", bbID= 2, in = "in1:32", out = "out1:32", value = "0x00000001"];
  "add" [type = "Operator", bbID= 2, op = "add_op", in = "in1:32 in2:32 ", out = "out1:32 "];
  "forkA" [type = "Fork", in = "in1:32", out = "out1:32 out2:32"];
  "forkN" [type = "Fork", in = "in1:32", out = "out1:32 out2:32"];
  "less" [type = "Operator", bbID= 2, op = "icmp_slt_op", in = "in1:32 in2:32 ", out = "out1:1 "];
  "forkB" [type = "Fork", in = "in1:1", out = "out1:1 out2:1 out3:1"];
  "br_i" [type = "Branch", in = "in1:32 in2?:1", out = "out1+:32 out2-:32"];
  "br_n" [type = "Branch", in = "in1:32 in2?:1", out = "out1+:32 out2-:32"];
  "br_c" [type = "Branch", in = "in1:0 in2?:1", out = "out1+:0 out2-:0"];
  "sink_0" [type = "Sink", in = "in1:32"];
  "sink_1" [type = "Sink", in = "in1:0"];
  "ret_0" [type = "Operator", op = "ret_op", in = "in1:32", out = "out1:32"];
  "end_0" [type = "Exit", bbID= 0, in = "in1:32", out = "out1:32"];
  "start_0" -> "forkS" [from = "out1", to = "in1"];
  "forkS" -> "zero" [from = "out1", to = "in1"];
  "forkS" -> "phiC" [from = "out2", to = "in1"];
  "phiC" -> "forkI" [from = "out2", to = "in1"];
  "forkI" -> "phi_i" [from = "out1", to = "in1"];
  "forkI" -> "phi_n" [from = "out2", to = "in1"];
  "zero" -> "phi_i" [from = "out1", to = "in2"];
  "br_i" -> "phi_i" [from = "out1", to = "in3"];
  "n" -> "phi_n" [from = "out1", to = "in2"];
  "br_n" -> "phi_n" [from = "out1", to = "in3"];
  "phi_n" -> "forkN" [from = "out1", to = "in1"];
  "phi_i" -> "buff" [from = "out1", to = "in1"];
  "buff" -> "add" [from = "out1", to = "in1"];
  "source_0" -> "one" [from = "out1", to = "in1"];
  "one" -> "add" [from = "out1", to = "in2"];
  "add" -> "forkA" [from = "out1", to = "in1"];
  "forkA" -> "less" [from = "out1", to = "in1"];
  "forkN" -> "less" [from = "out1", to = "in2"];
  "less" -> "forkB" [from = "out1", to = "in1"];
  subgraph cluster_1 {
  color = "darkgreen";
  "forkB" -> "br_i" [from = "out1", to = "in2"];
  "forkB" -> "br_n" [from = "out2", to = "in2"];
  }
  "forkB" -> "br_c" [from = "out3", to = "in2"];
  "forkA" -> "br_i" [from = "out2", to = "in1"];
  "forkN" -> "br_n" [from = "out2", to = "in1"];
  "phiC" -> "br_c" [from = "out1", to = "in1"];
  "br_c" -> "phiC" [from = "out1", to = "in2"];
  "br_c" -> "sink_1" [from = "out2", to = "in1"];
  "br_i" -> "sink_0" [from = "out2", to = "in1"];
  "br_n" -> "ret_0" [from = "out2", to = "in1"];
  "ret_0" -> "end_0" [from = "out1", to = "in1"];
}"#;

fn operators(graph: &Graph) -> Vec<&str> {
    let mut names: Vec<&str> = graph.ops.iter().map(|op| op.operator.name()).collect();
    names.sort_unstable();
    names
}

#[test]
fn components_become_operators_of_graphs() {
    assert!(is_dynamatic(COUNTS));
    let graph = read("out/counts.dot", COUNTS).expect("it is one");
    assert_eq!(graph.name, "counts");
    let expected = ["add", "gate", "icmp.slt", "pick", "pick", "pickany", "switch", "switch", "switch"];
    assert_eq!(operators(&graph), expected);
    let counter = graph.ops.iter().find(|op| op.operator.name() == "add").expect("there is one");
    let depth = counter.inputs().map(|lic| graph.lic(lic).depth).max();
    assert_eq!(depth, Some(2), "a buffer is room");
    assert_eq!(graph.results.len(), 1);
}

#[test]
fn accesses_go_to_the_memory_that_takes_their_addresses() {
    let text = r#"digraph "store" {
  start [type = "Entry", control = "true", out = "out1:0"];
  "i" [type = "Entry", in = "in1:32", out = "out1:32"];
  "forkI" [type = "Fork", in = "in1:32", out = "out1:32 out2:32"];
  "st" [type = "Operator", op = "mc_store_op", in = "in1:32 in2:32", out = "out1:32 out2:32", portId=0];
  "MC_a" [type = "MC", memory = "a", in = "in1:32*s0a in2:32*s0d", out = "out1:0*e"];
  "end_0" [type = "Exit", in = "in1:0*e in2:0", out = "out1:0"];
  "i" -> "forkI" [from = "out1", to = "in1"];
  "forkI" -> "st" [from = "out1", to = "in1"];
  "forkI" -> "st" [from = "out2", to = "in2"];
  "st" -> "MC_a" [from = "out1", to = "in2"];
  "st" -> "MC_a" [from = "out2", to = "in1"];
  "MC_a" -> "end_0" [from = "out1", to = "in1"];
  "start" -> "end_0" [from = "out1", to = "in2"];
}"#;
    let text = text.replace("  start [", "  \"start\" [");
    let graph = read("store.dot", &text).expect("it is one");
    assert_eq!(operators(&graph), ["gep", "store"]);
    assert_eq!(
        graph.params.iter().map(|lic| graph.lic(*lic).name.as_str()).collect::<Vec<_>>(),
        ["%i", "%a"]
    );
}

#[test]
fn what_has_no_word_is_named() {
    let with = |from: &str, to: &str| read("f.dot", &COUNTS.replace(from, to)).expect_err("it is wrong");
    assert_eq!(with("\"add_op\"", "\"popcount_op\""), "`add` is `popcount_op`, which has no word in graphs");
    assert_eq!(with("\"Sink\"", "\"TEHB\""), "`sink_0` is of the type `TEHB`, which has no word in graphs");
    let cut = with("\"phi_i\" -> \"buff\" [from = \"out1\", to = \"in1\"];", "");
    assert_eq!(cut, "`buff` has nothing at `in1`");
}

#[test]
fn what_is_written_is_read_back() {
    let graph = read("counts.dot", COUNTS).expect("it is one");
    assert_eq!(
        read("other.dot", &COUNTS.replace("Digraph G", "digraph counts")).map(|graph| graph.name),
        Ok("counts".to_owned())
    );
    let written = write(&graph).expect("all of it has a component");
    let again = read("counts.dot", &written).expect("it is one");
    assert_eq!(operators(&again), operators(&graph), "{written}");
    // What has no name gets a number, each time another one.
    let settled = write(&again).expect("all of it has a component");
    assert_eq!(settled.lines().count(), written.lines().count(), "{settled}");
    assert_eq!(operators(&read("counts.dot", &settled).expect("it is one")), operators(&graph));
}

#[test]
fn a_loop_begins_with_a_token() {
    let written = write(&dfquery_graph::testing::gcd()).expect("all of it has a component");
    assert_eq!(written.matches("\"CntrlMerge\"").count(), 1, "{written}");
    let again = read("gcd.dot", &written).expect("it is one");
    assert!(again.lics.iter().all(|lic| lic.init.is_empty()), "{written}");
    let mut nested = dfquery_graph::testing::gcd();
    // A loop around it: what enters comes from within that.
    nested.lics[6].init.push(dfquery_graph::Bits::one_bit(false));
    let told = write(&nested).expect_err("it is no select");
    assert_eq!(told, "channel %again begins with a value, and is not the select of a loop");
}
