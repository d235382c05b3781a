use super::*;
use dfquery_graph::{
    LicId, Operator,
    testing::{GraphBuilder, constant, gcd},
};

fn text(graphs: &[Graph]) -> String {
    let mut writer = Writer::default();
    graphs.iter().for_each(|graph| writer.function(graph));
    let mut out = Vec::new();
    writer.finish(&mut out).expect("a vector takes everything");
    String::from_utf8(out).expect("text")
}

/// Every module that is instantiated, and every one that is there.
fn modules(text: &str) -> [Vec<&str>; 2] {
    let first =
        |line: &str, prefix: &str| line.strip_prefix(prefix).is_some_and(|rest| !rest.starts_with(' '));
    let instances =
        text.lines().filter(|line| first(line, "  df_")).filter_map(|line| line.split_whitespace().next());
    let defined = text.lines().filter_map(|line| line.strip_prefix("module ")?.split_whitespace().next());
    [instances.collect(), defined.collect()]
}

#[test]
fn a_file_has_the_modules_that_it_uses_and_each_once() {
    let found = text(&[gcd(), gcd()]);
    let [used, mut defined] = modules(&found);
    assert!(used.iter().all(|name| defined.contains(name)), "{used:?} {defined:?}");
    assert!(
        defined.contains(&"gcd") && defined.contains(&"gcd_1") && !defined.contains(&"df_load"),
        "{defined:?}"
    );
    let count = defined.len();
    defined.sort_unstable();
    defined.dedup();
    assert_eq!(defined.len(), count);
}

#[test]
fn initial_values_and_depths_are_those_of_the_channels() {
    let mut graph = gcd();
    let again = graph.lics.iter().position(|lic| lic.name == "%again").expect("is there");
    graph.lics[again].depth = 3;
    let found = text(&[graph]);
    assert!(
        found.contains("#(.WIDTH(1), .DEPTH(3), .READERS(2), .INITIAL(1), .VALUES({1'd0})) again_channel"),
        "{found}"
    );
}

#[test]
fn names_are_identifiers_and_none_is_that_of_a_port() {
    let mut d = GraphBuilder::new("module");
    let (result, valid) = (d.param("%result", 8), d.param("%x_valid", 8));
    let (x, out) = (d.param("%x", 8), d.lic("%output", 8));
    let (sum, order) = (d.lic("%1", 8), d.order());
    d.pure("add", sum, &[result.into(), valid.into()]);
    d.pure("add", out, &[sum.into(), x.into()]);
    let found = text(&[d.end(Some(order), Some(out))]);
    for declared in [
        "module module_ #(",
        " [7:0] result_1,",
        " x_valid,",
        " [7:0] x_1,",
        " x_1_valid,",
        " [7:0] output_;",
        " [7:0] n1;",
    ] {
        assert!(found.contains(declared), "{declared} in {found}");
    }
}

/// f(): calls `callee`.
fn caller(callee: &str) -> Graph {
    let mut d = GraphBuilder::new("f");
    let (order, done): (LicId, LicId) = (d.order(), d.lic("%done", 0));
    let call = Operator::Call { callee: Some(callee.to_owned()) };
    let op = d.op(call, 0, &[Some(done)], &[order.into()]);
    (op.block, op.loc) = ("bb3".into(), Some("f.c:3:4".to_owned()));
    d.end(Some(done), None)
}

#[test]
fn what_has_no_circuit_is_left_out_with_its_place() {
    let found = text(&[caller("@print"), gcd()]);
    assert!(found.contains("// f: skipped, `call` of `@print` has no circuit in bb3 at f.c:3:4"), "{found}");
    assert!(found.contains("module gcd #("), "{found}");
    assert!(!text(&[caller("@print")]).contains("module"));
}

#[test]
fn indices_are_as_wide_as_the_widest() {
    let mut d = GraphBuilder::new("f");
    let (base, i, j) = (d.param("%base", 64), d.param("%i", 64), d.param("%j", 32));
    let (address, order) = (d.lic("%address", 64), d.order());
    let gep = Operator::Gep { offset: -8, scales: vec![4, -1, 2], index_widths: vec![64, 32, 8] };
    d.op(gep, 64, &[Some(address)], &[base.into(), i.into(), j.into(), constant(8, 255)]);
    let found = text(&[d.end(Some(order), Some(address))]);
    assert!(found.contains(".OFFSET(64'd18446744073709551608)"), "{found}");
    assert!(found.contains(".SCALES({64'd2, 64'd18446744073709551615, 64'd4})"), "{found}");
    assert!(
        found.contains(".indices({64'd18446744073709551615, {{32{j_out[31]}}, j_out}, i_out})"),
        "{found}"
    );
}
