use super::*;
use crate::{
    bits::Bits,
    skipped::SkipReason,
    testing::{GraphBuilder, constant, gcd, rows, sums},
};

/// The text of one function and what was left out.
fn written(graph: &Graph, skipped: &[Skipped]) -> String {
    let mut writer = Writer::new(Vec::new()).expect("a vector takes everything");
    writer.function(graph).expect("a vector takes everything");
    let bytes = writer.finish(skipped).expect("a vector takes everything");
    String::from_utf8(bytes).expect("JSON is UTF-8")
}

/// A graph with an operator of every kind that has attributes.
fn everything() -> Graph {
    let mut d = GraphBuilder::new("a \"b\"/\\c");
    let (p, n, order) = (d.param("%p", 64), d.param("%n", 16), d.order());
    let o: Vec<_> = (0..6).map(|i| d.lic(&format!("%o{i}"), 0)).collect();
    let (x, y, q) = (d.lic("%x", 32), d.lic_with("%y", 8, 3, &[1, 2]), d.lic("%q", 64));
    let gep = Operator::Gep { offset: -8, scales: vec![4, 16], index_widths: vec![16, 32] };
    d.op(gep, 64, &[Some(q)], &[p.into(), n.into(), constant(32, 3)]);
    let load = Operator::Load { bytes: 4, volatile: true };
    d.op(load, 32, &[Some(x), Some(o[0])], &[q.into(), order.into()]).loc = Some("k.c:1:2".into());
    let global = Operand::Global { width: 32, name: "@g".into(), offset: -4 };
    d.op(
        Operator::Store { bytes: 4, volatile: false },
        32,
        &[Some(o[1])],
        &[x.into(), global.clone(), o[0].into()],
    );
    d.op(Operator::Alloca { size: 12, align: 4 }, 64, &[None, Some(o[2])], &[o[1].into()]);
    let call = Operator::Call { callee: Some("@h".into()) };
    d.op(call, 8, &[Some(y), Some(o[3])], &[constant(16, 7), global, o[2].into()]);
    let atomic = Operator::Atomic { name: "atomicrmw.add".into(), bytes: 1, volatile: false };
    d.op(atomic, 8, &[None, Some(o[4])], &[p.into(), y.into(), o[3].into()]);
    d.op(Operator::Call { callee: None }, 0, &[Some(o[5])], &[p.into(), o[4].into()]).stream = true;
    let shuffle = d.pure("shufflevector", x, &[x.into(), constant(32, 0)]);
    (shuffle.lanes, shuffle.immediates) = (Some(2), vec![1, -1]);
    d.end(Some(o[5]), Some(x))
}

#[test]
fn a_graph_comes_back_as_it_was() {
    let skipped = [Skipped::new("g", SkipReason::Quoted("callbr in bb.4".to_owned()))];
    let several = Graph { in_flight: Some(3), ..gcd() };
    for graph in [gcd(), sums(), rows(), everything(), several] {
        let document = read(&written(&graph, &skipped)).expect("our own text");
        assert_eq!(document, Document { graphs: vec![graph], skipped: skipped.to_vec(), notes: Vec::new() });
    }
}

#[test]
fn the_text_is_that_of_the_contract() {
    let mut d = GraphBuilder::new("f");
    let (a, r, order) = (d.param("%a", 32), d.lic_with("%r", 32, 2, &[5]), d.order());
    let op = d.pure("add", r, &[a.into(), constant(32, 7)]);
    (op.origin, op.block) = ("%r".into(), "bb.6".into());
    let expected = r#"{"schema": "dfquery-dataflow/3",
 "functions": [{
   "name": "f",
   "params": [{"lic": "%a", "width": 32}],
   "order_in": "%in_mem_ord",
   "order_out": "%in_mem_ord",
   "result": "%r",
   "lics": [
     {"name": "%in_mem_ord", "width": 0, "depth": 1, "init": [], "group": ""},
     {"name": "%a", "width": 32, "depth": 1, "init": [], "group": ""},
     {"name": "%r", "width": 32, "depth": 2, "init": ["5"], "group": ""}],
   "ops": [
     {"op": "add", "width": 32, "outs": ["%r"], "ins": ["%a", {"const": "7"}], "origin": "%r", "block": "bb.6", "loc": null}]}],
 "skipped": []}
"#;
    assert_eq!(written(&d.end(Some(order), Some(r)), &[]), expected);
}

#[test]
fn several_functions_make_one_document() {
    let mut writer = Writer::new(Vec::new()).expect("a vector takes everything");
    writer.function(&gcd()).expect("a vector takes everything");
    writer.function(&everything()).expect("a vector takes everything");
    let text = String::from_utf8(writer.finish(&[]).expect("a vector takes everything")).expect("UTF-8");
    let names: Vec<String> = read(&text).expect("our own text").graphs.into_iter().map(|g| g.name).collect();
    assert_eq!(names, ["gcd", "a \"b\"/\\c"]);
}

#[test]
fn mistakes_are_located() {
    let text = written(&gcd(), &[]);
    for (from, to, message) in [
        ("dataflow/3", "dataflow/2", "schema: expected the schema `dfquery-dataflow/3`"),
        ("[\"%go\"]", "[\"%gone2\"]", "functions[0].ops[0].ins[0]: no LIC is called %gone2"),
        (
            "\"width\": 1,",
            "\"width\": -1,",
            "functions[0].lics[5].width: expected a number that is not negative",
        ),
        ("[\"0\"]", "[\"2\"]", "functions[0].lics[6].init[0]: expected an unsigned decimal number of 1 bit"),
        ("{\"const\": \"0\"}", "{\"const\": 0}", "functions[0].ops[3].ins[1].const: expected a text"),
        ("\"outs\": [\"%x\"]", "\"out\": [\"%x\"]", "functions[0].ops[1]: the field `outs` is missing"),
        ("\"%rest\", \"width\"", "\"%y\", \"width\"", "functions[0].lics: two LICs are called %y"),
        ("]}],", "]}]", "line 28 column 2: expected `,` or `}`"),
    ] {
        assert!(text.contains(from), "{from}");
        let error = read(&text.replacen(from, to, 1)).expect_err(message);
        assert_eq!(error.to_string(), message);
    }
}

#[test]
fn a_constant_without_a_known_width_must_tell_it() {
    let text = written(&everything(), &[]);
    assert!(text.contains(r#"{"const": "7", "width": 16}"#));
    let error = read(&text.replace(r#""7", "width": 16"#, r#""7""#)).expect_err("no width");
    assert!(
        error.to_string().starts_with("functions[0].ops[4].ins[0]: the width of this constant"),
        "{error}"
    );
    assert_eq!(Bits::new(16, 7).to_string(), "7");
}

#[test]
fn a_document_is_an_object_with_a_list_of_functions() {
    for (text, message) in [
        ("[1]", "line 1 column 1: invalid type: sequence, expected an object"),
        (r#"{"functions": 3}"#, "line 1 column 15: invalid type: integer `3`, expected a list"),
        (r#"{"schema": "dfquery-dataflow/3"}"#, "the field `functions` is missing"),
        (r#"{"schema": "none", "functions": [3]}"#, "schema: expected the schema `dfquery-dataflow/3`"),
        (r#"{"schema": "dfquery-dataflow/3", "functions": [3]}"#, "functions[0]: expected an object"),
        (r#"{"functions": [3]} x"#, "line 1 column 20: trailing characters"),
    ] {
        let error = read(text).expect_err(message);
        assert_eq!(error.to_string(), message);
    }
}
