use super::*;
use dfquery_graph::{
    Operator,
    testing::{GraphBuilder, constant, gcd},
};

fn text(graph: &Graph) -> String {
    let mut writer = Writer::default();
    writer.function(graph);
    let mut out = Vec::new();
    writer.finish(&mut out).expect("a vector takes everything");
    String::from_utf8(out).expect("text")
}

#[test]
fn every_value_is_read_once() {
    let expected = "\
handshake.func @gcd(%a: i32, %b: i32, %in_mem_ord: none) -> (i32, none) attributes \
{argNames = [\"a\", \"b\", \"in_mem_ord\"], resNames = [\"gone\", \"in_mem_ord_1\"]} {
  %again = buffer [1] seq %go.fork#0 {initValues = [0]} : i1
  %again.fork:2 = fork [2] %again : i1
  %x = mux %again.fork#0 [%a, %kept.fork#0] : i1, i32
  %y = mux %again.fork#1 [%b, %rest] : i1, i32
  %y.fork:2 = fork [2] %y : i32
";
    let found = text(&gcd());
    assert!(found.starts_with(expected), "{found}");
    let reads = |name: &str| found.matches(&format!("{name}#")).count();
    assert_eq!([reads("%kept.fork"), reads("%go.fork"), reads("%y.fork")], [2, 3, 2], "{found}");
    assert_eq!(found.matches(" sink ").count(), 1, "{found}");
}

#[test]
fn constants_that_are_not_read_equally_often_have_sources_of_their_own() {
    let mut d = GraphBuilder::new("f");
    let (s, order, r) = (d.param("%s", 1), d.order(), d.lic("%r", 8));
    d.op(Operator::Pick, 8, &[Some(r)], &[s.into(), constant(8, 3), constant(8, 255)]);
    let found = text(&d.end(Some(order), Some(r)));
    assert!(found.contains("{value = 255 : i8} : i8"), "{found}");
    assert!(found.contains("%r = mux %s ["), "{found}");
    assert_eq!(found.matches("= source").count(), 2, "{found}");
}

/// f(t): the constant 7 as a token, which `reader` takes.
fn gated(reader: impl FnOnce(&mut GraphBuilder, [dfquery_graph::LicId; 3])) -> Graph {
    let mut d = GraphBuilder::new("f");
    let (t, order) = (d.param("%t", 8), d.order());
    let (seven, r) = (d.lic("%seven", 8), d.lic("%r", 8));
    d.op(Operator::Gate, 8, &[Some(seven)], &[t.into(), constant(8, 7)]);
    reader(&mut d, [t, seven, r]);
    d.end(Some(order), Some(r))
}

#[test]
fn a_constant_has_tokens_only_where_nothing_else_has() {
    let beside = gated(|d, [t, seven, r]| _ = d.pure("add", r, &[seven.into(), t.into()]));
    assert!(text(&beside).contains("= constant %in_mem_ord"), "{}", text(&beside));
    assert!(!text(&beside).contains("join"), "{}", text(&beside));
    let alone = gated(|d, [_, seven, r]| _ = d.pure("add", r, &[seven.into(), seven.into()]));
    assert!(text(&alone).contains("= join %t"), "{}", text(&alone));
}

#[test]
fn a_loop_that_only_constants_enter_waits_for_a_token() {
    let mut d = GraphBuilder::new("f");
    let (t, order, zero) = (d.param("%t", 8), d.order(), d.lic("%zero", 8));
    let (i, next, back, last) = (d.lic("%i", 8), d.lic("%next", 8), d.lic("%back", 8), d.lic("%last", 8));
    let (go, again) = (d.lic("%go", 1), d.lic_with("%again", 1, 1, &[0]));
    d.op(Operator::Gate, 8, &[Some(zero)], &[t.into(), constant(8, 0)]);
    d.op(Operator::Pick, 8, &[Some(i)], &[again.into(), zero.into(), back.into()]);
    d.pure("add", next, &[i.into(), constant(8, 1)]);
    d.pure("icmp.ne", go, &[next.into(), constant(8, 3)]).operand_width = Some(8);
    d.op(Operator::Mov, 1, &[Some(again)], &[go.into()]);
    d.op(Operator::Switch, 8, &[Some(last), Some(back)], &[go.into(), next.into()]);
    let found = text(&d.end(Some(order), Some(last)));
    assert!(found.contains("= join %t") && found.contains("%i = mux %again [%zero, "), "{found}");
}

#[test]
fn what_nothing_needs_is_left_out() {
    let mut d = GraphBuilder::new("f");
    let (a, order, unread) = (d.param("%a", 8), d.order(), d.lic("%unread", 8));
    d.pure("add", unread, &[a.into(), constant(8, 3)]);
    let found = text(&d.end(Some(order), Some(a)));
    assert!(!found.contains("addi") && !found.contains("fork"), "{found}");
}

#[test]
fn repeats_of_one_loop_share_what_they_remember() {
    let mut d = GraphBuilder::new("f");
    let (c, a, b, order) = (d.param("%c", 1), d.param("%a", 8), d.param("%b", 8), d.order());
    let (x, y, sum) = (d.lic("%x", 8), d.lic("%y", 8), d.lic("%sum", 8));
    d.op(Operator::Repeat, 8, &[Some(x)], &[c.into(), a.into()]);
    d.op(Operator::Repeat, 8, &[Some(y)], &[c.into(), b.into()]);
    d.pure("add", sum, &[x.into(), y.into()]);
    assert_eq!(text(&d.end(Some(order), Some(sum))).matches(" seq ").count(), 1);
}

#[test]
fn no_two_ports_share_a_name() {
    let mut d = GraphBuilder::new("f");
    let (memory, order) = (d.param("%memory", 64), d.order());
    let (v, done) = (d.lic("%v", 64), d.lic("%done", 0));
    let load = Operator::Load { bytes: 8, volatile: false };
    d.op(load, 64, &[Some(v), Some(done)], &[memory.into(), order.into()]);
    d.op(Operator::Source, 64, &[None], &[v.into()]);
    let found = text(&d.end(Some(done), Some(memory)));
    assert!(found.contains("argNames = [\"memory\", "), "{found}");
    let names =
        found.split("attributes {").nth(1).and_then(|rest| rest.split("} {").next()).expect("a header");
    let mut names: Vec<&str> = names.split('"').skip(1).step_by(2).collect();
    let count = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!((names.len(), count), (5, 5), "{found}");
}

/// f(p, q, i): p[i] = q[i] + 1, elements of `bytes`.
fn copy(bytes: u32) -> Graph {
    let mut d = GraphBuilder::new("copy");
    let (p, q, i) = (d.param("%p", 64), d.param("%q", 64), d.param("%i", 64));
    let (from, to) = (d.lic("%from", 64), d.lic("%to", 64));
    let (v, w) = (d.lic("%v", bytes * 8), d.lic("%w", bytes * 8));
    let (read, written) = (d.lic("%read", 0), d.lic("%written", 0));
    let gep = || Operator::Gep { offset: 0, scales: vec![bytes.into()], index_widths: vec![64] };
    d.op(gep(), 64, &[Some(from)], &[q.into(), i.into()]);
    d.op(gep(), 64, &[Some(to)], &[p.into(), i.into()]);
    let order = d.order();
    let load = Operator::Load { bytes, volatile: false };
    d.op(load, bytes * 8, &[Some(v), Some(read)], &[from.into(), order.into()]);
    d.pure("add", w, &[v.into(), constant(bytes * 8, 1)]);
    let store = Operator::Store { bytes, volatile: false };
    d.op(store, bytes * 8, &[Some(written)], &[w.into(), to.into(), read.into()]);
    d.end(Some(written), None)
}

#[test]
fn a_pointer_argument_is_a_memory_of_its_own() {
    let found = text(&copy(4));
    assert!(found.contains("@copy(%p: memref<?xi32>, %q: memref<?xi32>, %i: i64, "), "{found}");
    assert!(found.contains("extmemory[ld = 0, st = 1] (%p : memref<?xi32>)"), "{found}");
    assert!(found.contains("extmemory[ld = 1, st = 0] (%q : memref<?xi32>)"), "{found}");
    assert_eq!(found.matches("index_cast %i").count(), 1, "{found}");
    assert!(!found.contains("shrui") && !found.contains("muli"), "{found}");
}

/// f(p, i): p[i] = p[i] + 1.
#[test]
fn an_address_that_is_used_twice_has_one_index() {
    let mut d = GraphBuilder::new("increment");
    let (p, i) = (d.param("%p", 64), d.param("%i", 64));
    let (at, v, w) = (d.lic("%at", 64), d.lic("%v", 32), d.lic("%w", 32));
    let (read, written) = (d.lic("%read", 0), d.lic("%written", 0));
    let gep = Operator::Gep { offset: 0, scales: vec![4], index_widths: vec![64] };
    d.op(gep, 64, &[Some(at)], &[p.into(), i.into()]);
    let order = d.order();
    let load = Operator::Load { bytes: 4, volatile: false };
    d.op(load, 32, &[Some(v), Some(read)], &[at.into(), order.into()]);
    d.pure("add", w, &[v.into(), constant(32, 1)]);
    let store = Operator::Store { bytes: 4, volatile: false };
    d.op(store, 32, &[Some(written)], &[w.into(), at.into(), read.into()]);
    let found = text(&d.end(Some(written), None));
    assert_eq!(found.matches("index_cast").count(), 1, "{found}");
}

#[test]
fn a_pointer_that_is_looked_at_is_an_address() {
    let mut graph = copy(4);
    graph.results = vec![graph.params[0]];
    let found = text(&graph);
    assert!(found.contains("@copy(%p: i64, %q: i64, %i: i64, %memory: memref<?xi8>, "), "{found}");
    assert!(found.contains("extmemory[ld = 4, st = 4]"), "{found}");
}

#[test]
fn pointers_that_flow_together_are_addresses() {
    let mut graph = copy(4);
    let (p, i) = (graph.params[0], graph.params[2]);
    let mixed = dfquery_graph::LicId(graph.lics.len() as u32);
    graph.lics.push(dfquery_graph::Lic { name: "%mixed".into(), ..graph.lic(p).clone() });
    let mut mov = graph.ops[0].clone();
    mov.operator = Operator::Pure("select".to_owned());
    mov.ins = vec![constant(1, 0), p.into(), i.into()];
    mov.outs = vec![Some(mixed)];
    graph.ops.push(mov);
    graph.results = vec![mixed];
    assert!(text(&graph).contains("%memory: memref<?xi8>"));
}

#[test]
fn calls_with_two_signatures_are_two_functions() {
    let mut d = GraphBuilder::new("f");
    let (a, order) = (d.param("%a", 32), d.order());
    let (one, two) = (d.lic("%one", 0), d.lic("%two", 0));
    let call = || Operator::Call { callee: Some("@print".to_owned()) };
    d.op(call(), 0, &[Some(one)], &[a.into(), order.into()]);
    d.op(call(), 0, &[Some(two)], &[constant(8, 1), a.into(), one.into()]);
    let found = text(&d.end(Some(two), None));
    assert!(found.contains("handshake.func private @print(i32, none) -> (none)"), "{found}");
    assert!(found.contains("handshake.func private @print.1(i8, i32, none) -> (none)"), "{found}");
}

#[test]
fn what_is_written_is_read_back() {
    let mut d = GraphBuilder::new("total");
    let (p, n, order) = (d.param("%p", 64), d.param("%n", 32), d.order());
    let (at, x, sum, last) = (d.lic("%at", 64), d.lic("%x", 32), d.lic("%sum", 32), d.lic("%last", 0));
    let gep = Operator::Gep { offset: 0, scales: vec![4], index_widths: vec![32] };
    d.op(gep, 64, &[Some(at)], &[p.into(), n.into()]);
    d.op(
        Operator::Load { bytes: 4, volatile: false },
        32,
        &[Some(x), Some(last)],
        &[at.into(), order.into()],
    );
    d.pure("add", sum, &[x.into(), constant(32, 3)]);
    for graph in [gcd(), d.end(Some(last), Some(sum))] {
        let written = text(&graph);
        assert!(is_handshake(&written));
        let again = read(&written).expect("all of it has a word");
        let [again] = &again[..] else { panic!("it is one function") };
        let names = |graph: &Graph| {
            let mut names: Vec<String> = graph.ops.iter().map(|op| op.operator.name().to_owned()).collect();
            names.sort_unstable();
            names
        };
        let steers =
            |names: &[String]| names.iter().filter(|name| *name == "pick" || *name == "switch").count();
        assert_eq!(steers(&names(again)), steers(&names(&graph)), "{written}");
        let settled = text(again);
        // What has no name gets a number, each time another one.
        let again = text(&read(&settled).expect("it is one")[0]);
        assert_eq!(again.lines().count(), settled.lines().count(), "{again}");
    }
}

#[test]
fn what_graphs_have_no_word_for_is_named() {
    let within = |line: &str| {
        read(&format!(
            "handshake.func @f(%a: i32, %o: none) -> (i32, none) {{\n  {line}\n  return %x, %o : i32, none\n}}"
        ))
    };
    assert!(within("%x = arith.addi %a, %a : i32").is_ok());
    assert_eq!(
        within("%x = arith.ceildivsi %a, %a : i32"),
        Err("line 2: `arith.ceildivsi %x`: it has no word in graphs".to_owned())
    );
    assert_eq!(
        within("%x = instance @dfquery.source(%a) : (i32) -> (i32)").map(|_| ()),
        Err("line 2: `instance %x`: `dfquery.source` stands for an operator that is not defined there"
            .to_owned())
    );
    assert_eq!(within("sink %a : i32"), Err("reads `%x`, which nothing writes".to_owned()));
}
