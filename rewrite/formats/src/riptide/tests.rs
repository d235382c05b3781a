use super::*;
use dfquery_graph::{
    Graph, Operator,
    json::value,
    testing::{GraphBuilder, constant, gcd},
};

/// A vertex of the documents here: its inputs are `3` for a value, `3.1` for another output, `=7` and `@n` for a constant
/// and an argument that are held, `once=7` and `once@n` for those that come once.
fn vertex(at: usize, text: &str) -> String {
    let mut words = text.split_whitespace();
    let (name, op) = (words.next().expect("a name"), words.next().expect("an operator"));
    let (op, pred) = op.split_once('?').map_or((op, String::new()), |(op, pred)| {
        let of = if op == "STREAM" { "STREAM" } else { "CF" };
        (op, format!(r#", "pred": "{of}_CFG_PRED_{}""#, if pred == "1" { "TRUE" } else { "FALSE" }))
    });
    let input = |word: &str| {
        let (hold, word) = word.strip_prefix("once").map_or((true, word), |word| (false, word));
        match (word.strip_prefix('='), word.strip_prefix('@')) {
            (Some(value), _) => {
                format!(r#"[{{"hold": {hold}, "name": "{value}", "type": "const", "value": {value}}}]"#)
            }
            (_, Some(name)) => {
                format!(r#"[{{"hold": {hold}, "name": "{name}", "oport": 0, "type": "xdata"}}]"#)
            }
            _ => {
                let (of, port) = word.split_once('.').unwrap_or((word, "0"));
                format!(r#"[{{"ID": {of}, "hold": false, "oport": {port}, "type": "data"}}]"#)
            }
        }
    };
    let inputs: Vec<String> = words.map(input).collect();
    let ty = if op == "STREAM" { "STREAM_FU_CFG_T" } else { "CF_FU_CFG_T" };
    let inputs = inputs.join(", ");
    format!(r#"{{"ID": {at}, "inputs": [{inputs}], "name": "{name}", "op": "{op}"{pred}, "type": "{ty}"}}"#)
}

fn document(arguments: &[&str], vertices: &[&str]) -> String {
    let argument = |text: &&str| {
        let (name, ty) = text.split_once(':').expect("a type");
        format!(r#"{{"name": "{name}", "type": "{ty}"}}"#)
    };
    let arguments: Vec<String> = arguments.iter().map(argument).collect();
    let vertices: Vec<String> = vertices.iter().enumerate().map(|(at, text)| vertex(at, text)).collect();
    format!(
        r#"{{"function": {{"name": "f", "args": [{}], "return_type": "void"}}, "vertices": [{}]}}"#,
        arguments.join(", "),
        vertices.join(", ")
    )
}

fn read_text(text: &str) -> Result<Graph, String> {
    read(&value::parse(text).expect("JSON"))
}

/// Adds 1 to each of `n` words, of which there is one at least.
fn increments() -> String {
    document(
        &["p:i32*", "n:i32"],
        &[
            "i CF_CFG_OP_CARRY?1 3 once=0 4",
            "next ARITH_CFG_OP_ADD 0 =1",
            "bound CF_CFG_OP_INVARIANT?1 3 once@n",
            "more ARITH_CFG_OP_SLT 1 2",
            "kept CF_CFG_OP_STEER?1 3 1",
            "x MEM_CFG_OP_LOAD @p 0",
            "y ARITH_CFG_OP_ADD 5 =1",
            "done MEM_CFG_OP_STORE @p 0 6",
        ],
    )
}

fn names(graph: &Graph) -> Vec<&str> {
    graph.ops.iter().map(|op| op.operator.name()).collect()
}

#[test]
fn vertices_become_operators_of_graphs() {
    let graph = read_text(&increments()).expect("it is one");
    let expected = [
        "mov", "gate", "pick", "add", "repeat", "icmp.slt", "switch", "gep", "load", "add", "gep", "store",
        "switch",
    ];
    assert_eq!(names(&graph), expected);
    assert_eq!(graph.params.iter().map(|lic| graph.lic(*lic).width).collect::<Vec<_>>(), [64, 32]);
    let load = graph.ops.iter().find(|op| op.operator.name() == "load").expect("there is one");
    assert_eq!(load.ins[1], constant(0, 0), "nothing orders it");
}

#[test]
fn what_is_written_is_read_back() {
    let stream = document(
        &["p:i32*", "n:i32"],
        &[
            "i STREAM?0 once=0 once@n =1",
            "go CF_CFG_OP_STEER?0 0.1 =7",
            "s MEM_CFG_OP_STORE @p 0 1",
            "t MEM_CFG_OP_LOAD @p 0 2",
            "sel ARITH_CFG_OP_EQ 3 =3",
            "m CF_CFG_OP_SELECT 4 3 =5",
            "u MEM_CFG_OP_STORE @p 0 5 3",
        ],
    );
    for text in [increments(), stream] {
        let graph = read_text(&text).expect("it is one");
        let written = write(&graph).expect("all of it has a word");
        let again = read_text(&written).expect("it is one");
        assert!(names(&again).len() <= names(&graph).len(), "{written}");
        assert_eq!(write(&again).expect("all of it has a word"), written);
    }
}

#[test]
fn what_has_no_word_is_named() {
    assert_eq!(write(&gcd()), Err("it returns %gone, and functions of RipTide return nothing".to_owned()));
    let mut d = GraphBuilder::new("f");
    let (p, order) = (d.param("%p", 64), d.order());
    let (at, x, last) = (d.lic("%at", 64), d.lic("%x", 64), d.lic("%last", 0));
    let gep = Operator::Gep { offset: 8, scales: vec![], index_widths: vec![] };
    d.op(gep, 64, &[Some(at)], &[p.into()]);
    d.op(
        Operator::Load { bytes: 8, volatile: false },
        64,
        &[Some(x), Some(last)],
        &[at.into(), order.into()],
    );
    d.op(Operator::Mov, 64, &[None], &[x.into()]);
    let told = write(&d.end(Some(last), None));
    assert_eq!(told, Err("`load %x` gives 64 bits, and words have 32".to_owned()));
}

#[test]
fn mistakes_are_located() {
    let problem = |vertices: &[&str]| read_text(&document(&["n:i32"], vertices)).expect_err("it is wrong");
    assert_eq!(problem(&["x ARITH_CFG_OP_NAND @n @n"]), "vertex 0 (`ARITH_CFG_OP_NAND` of `x`) is not known");
    assert_eq!(
        problem(&["x ARITH_CFG_OP_ADD 7 =1"]),
        "vertex 0 (`ARITH_CFG_OP_ADD` of `x`) takes a value of vertex 7, which is missing"
    );
    assert_eq!(problem(&["x ARITH_CFG_OP_ADD once@m =1"]), "vertex 0 (`x`): no argument is called `m`");
    assert_eq!(problem(&["x CF_CFG_OP_STEER?1 once@n"]), "vertex 0 (`CF_CFG_OP_STEER` of `x`) has 1 inputs");
}
