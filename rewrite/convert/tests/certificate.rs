//! Certificates of graphs: how many conversions are proven, and that no mutant that a run notices is.
//!
//! `cargo test -p dfquery-convert --test certificate -- --nocapture` prints the tables.

mod inputs;

use dfquery_convert::{Mechanism, Options, convert_with, framed_base};
use dfquery_engine::{base::FactBase, run::Session};
use dfquery_graph::{
    Graph, Lic, LicId, Op, Operand, Operator,
    certificate::{Certificate, Reason, certify},
    json,
    mutants::{Kind, mutants},
    verify::wiring,
};
use dfquery_simulate::{
    check::{Outcome, Trials, compare},
    program::Program,
};
use inputs::{conversion_cases, modules, read};
use std::{collections::BTreeMap, fs, path::Path};

fn certified(session: &Session, id: u32, options: &Options, graph: &Graph) -> Certificate {
    let base: FactBase = framed_base(session, id, options).expect("what converts has a frame");
    certify(session, base, graph)
}

/// The conversions that the certificate is about, by name.
fn conversions() -> [(&'static str, Options); 5] {
    let plain = Options { selects: false, ..Options::default() };
    let predicated = Options { mechanism: Mechanism::Predicated, ..plain };
    let repeats = Options { repeat_invariants: true, ..Options::default() };
    let counters = Options { counters: true, ..Options::default() };
    [
        ("structured", plain),
        ("with selects", Options::default()),
        ("predicated", predicated),
        ("with repeats", repeats),
        ("with counters", counters),
    ]
}

#[test]
fn conversions_are_proven() {
    for ((name, options), least) in conversions().into_iter().zip([21; 5]) {
        let (mut proven, mut all) = (0, 0);
        for path in conversion_cases() {
            let base = read(&path);
            let session = dfquery_rules::built_in().session(&base);
            for id in 0..base.parts() {
                let Ok(graph) = convert_with(&session, &base, id, &options) else { continue };
                let certificate = certified(&session, id, &options, &graph);
                all += 1;
                proven += usize::from(certificate.is_proven() && certificate.has_room());
                if let Some(gap) = certificate.gaps.iter().chain(&certificate.narrow).next() {
                    println!("{name}: {}: {}: {}", graph.name, gap.place, gap.reason);
                }
            }
        }
        println!("{name}: {proven} of {all} proven");
        assert!(proven >= least, "{name}: {proven} of {all}");
    }
}

/// Each needs a law that the cases of conversion do not.
#[test]
fn cases_of_single_laws_are_proven() {
    for (path, (name, options)) in
        modules("certificate").iter().flat_map(|path| conversions().map(|c| (path, c)))
    {
        let base = read(path);
        let session = dfquery_rules::built_in().session(&base);
        let graph = convert_with(&session, &base, 0, &options).expect("it converts");
        let gaps = certified(&session, 0, &options, &graph).gaps;
        assert!(gaps.is_empty(), "{}, {name}: {gaps:?}", graph.name);
    }
}

/// A `repeat` of order that takes for a run of its loop what this run gives at its end: at once, or because the inner loop
/// asks for the order before its second iteration.
#[test]
fn what_waits_for_itself_is_refused() {
    let path = inputs::cases().join("certificate/rows.ll");
    let base = read(&path);
    let session = dfquery_rules::built_in().session(&base);
    let options = Options { repeat_invariants: true, ..Options::default() };
    let graph = convert_with(&session, &base, 0, &options).expect("it converts");
    let refused = |graph: &Graph| {
        assert!(wiring(graph).is_empty());
        let gaps = certified(&session, 0, &options, graph).gaps;
        gaps.iter().any(|gap| gap.reason == Reason::Itself)
    };
    assert!(!refused(&graph));
    let is_order = |op: &Op| op.operator == Operator::Repeat && op.width == 0;
    let repeat = graph.ops.iter().position(is_order).expect("order is repeated");
    let store = graph.ops.iter().find(|op| matches!(op.operator, Operator::Store { .. })).expect("it stores");
    let after = store.ins.last().expect("order").clone();

    let mut at_once = graph.clone();
    at_once.ops[repeat].ins[1] = after.clone();
    assert!(refused(&at_once));

    let mut later = graph.clone();
    later.ops[repeat].ins[1] = after;
    let order = Operand::Lic(later.ops[repeat].outs[0].expect("order"));
    let result = |name: &str| {
        let at = later.lics.iter().position(|lic| &*lic.name == name).expect("it is there");
        Operand::Lic(LicId(at as u32))
    };
    let [row, stepped, more] = ["%i", "%j.next", "%more"].map(result);
    let reads = |op: &Op, operand: &Operand| op.ins.contains(operand);
    // The first column begins with the row, not with the order.
    let begin = later.ops.iter().position(|op| op.operator == Operator::Gate && reads(op, &order));
    later.ops[begin.expect("a constant is triggered")].ins[0] = row;
    // The way back to the next column waits for the order.
    let back = later.ops.iter().position(|op| op.operator == Operator::Switch && reads(op, &stepped));
    let held = channel(&mut later, Operator::Repeat, 0, "column", vec![more, order]);
    let gated = channel(&mut later, Operator::Gate, 32, "column", vec![held, stepped]);
    later.ops[back.expect("it goes back")].ins[1] = gated;
    assert!(refused(&later));
    let program = Program::new(&base);
    let trials = Trials { seeds: 4, orders: 3, invocations: 3, ..Trials::default() };
    assert!(!matches!(compare(&program, 0, &later, &trials), Outcome::Agree { .. }));
}

/// Adds an operator in the block `block`, and returns what it gives.
fn channel(graph: &mut Graph, operator: Operator, width: u32, block: &str, ins: Vec<Operand>) -> Operand {
    let out = LicId(graph.lics.len() as u32);
    graph.lics.push(Lic { group: block.into(), ..Lic::new(format!("%added.{}", out.0).into(), width) });
    graph.ops.push(Op { outs: vec![Some(out)], ins, block: block.into(), ..Op::new(operator, width) });
    Operand::Lic(out)
}

/// A sum whose operand is an address in place of a phi, as an earlier conversion of `c2.c` had it.
#[test]
fn an_operand_from_elsewhere_is_refused() {
    let path = inputs::cases().join("certificate/carried_sum.ll");
    let base = read(&path);
    let session = dfquery_rules::built_in().session(&base);
    let options = Options { selects: false, ..Options::default() };
    let mut graph = convert_with(&session, &base, 0, &options).expect("it converts");
    assert!(certified(&session, 0, &options, &graph).is_proven());
    let sum = graph.ops.iter().position(|op| &*op.origin == "%x.next").expect("the sum is there");
    let phi = graph.ops[sum].ins[0].clone();
    let loaded = graph.ops[sum].ins[1].clone();
    assert_ne!(phi, loaded);
    graph.ops[sum].ins[0] = loaded;
    let certificate = certified(&session, 0, &options, &graph);
    assert!(!certificate.is_proven());
}

/// The graphs of `c2.c` and `c6.c` as an earlier conversion made them: the sum reads another channel in place of the phi
/// whose channel was taken away.
#[test]
fn graphs_in_which_an_operand_is_gone_are_refused() {
    let options = Options { counters: true, ..Options::default() };
    for (name, reason) in [("operand_gone", Reason::Unconfirmed), ("operand_itself", Reason::Unclocked)] {
        let path = inputs::cases().join("certificate/refused").join(name);
        let base = read(&path.with_extension("ll"));
        let session = dfquery_rules::built_in().session(&base);
        let graph = convert_with(&session, &base, 0, &options).expect("it converts");
        assert!(certified(&session, 0, &options, &graph).is_proven(), "{name}");
        let text = fs::read_to_string(path.with_extension("json")).expect("the graph is there");
        let graphs = json::read(&text).expect("it is a graph").graphs;
        let gaps = certified(&session, 0, &options, &graphs[0]).gaps;
        assert_eq!(gaps.first().map(|gap| gap.reason), Some(reason), "{name}: {gaps:?}");
    }
}

/// Takes room away, one value in one channel or all to spare in all of them: no graph that is proven to have room gets
/// stuck, and some that do not get stuck are proven.
#[test]
fn what_is_proven_to_have_room_does_not_get_stuck() {
    let trials = Trials { seeds: 4, orders: 3, invocations: 3, ..Trials::default() };
    let [mut made, mut stuck, mut proven] = [0; 3];
    for (path, (name, options)) in
        modules("../kernels").iter().flat_map(|path| conversions().map(|conversion| (path, conversion)))
    {
        let base = read(path);
        let program = Program::new(&base);
        let session = dfquery_rules::built_in().session(&base);
        for id in 0..base.parts() {
            let Ok(graph) = convert_with(&session, &base, id, &options) else { continue };
            for graph in narrowed(&graph) {
                let certificate = certified(&session, id, &options, &graph);
                if !certificate.is_proven() {
                    continue;
                }
                let agrees = matches!(compare(&program, id, &graph, &trials), Outcome::Agree { .. });
                made += 1;
                stuck += usize::from(!agrees);
                proven += usize::from(certificate.has_room());
                assert!(agrees || !certificate.has_room(), "{name}: {}", text(&graph));
            }
        }
    }
    println!("{made} graphs with less room, {stuck} of them get stuck, {proven} are proven to have enough");
    assert!(stuck > 0 && made < proven + 2 * stuck, "{stuck} of {made} get stuck, {proven} are proven");
}

/// `graph` with as little room in each channel as it starts with values, and with one place less in one channel.
fn narrowed(graph: &Graph) -> Vec<Graph> {
    let mut bare = graph.clone();
    bare.lics.iter_mut().for_each(|lic| lic.depth = lic.least_depth());
    let mut all = vec![bare];
    for at in 0..graph.lics.len() {
        if graph.lics[at].depth > graph.lics[at].least_depth() {
            let mut less = graph.clone();
            less.lics[at].depth -= 1;
            all.push(less);
        }
    }
    all
}

#[test]
fn mutants_that_runs_notice_are_refused() {
    refuses_mutants(conversions()[0].1);
}

#[test]
fn mutants_of_predicates_that_runs_notice_are_refused() {
    refuses_mutants(conversions()[2].1);
}

#[test]
fn mutants_of_selects_that_runs_notice_are_refused() {
    refuses_mutants(conversions()[1].1);
}

#[test]
fn mutants_of_operators_that_hold_values_that_runs_notice_are_refused() {
    refuses_mutants(conversions()[3].1);
    refuses_mutants(conversions()[4].1);
}

#[test]
fn mutants_of_a_library_that_runs_notice_are_refused() {
    refuses_mutants_of_a_library(conversions()[0].1);
}

#[test]
fn mutants_of_a_library_with_predicates_that_runs_notice_are_refused() {
    refuses_mutants_of_a_library(conversions()[2].1);
}

#[test]
fn mutants_of_a_library_with_selects_that_runs_notice_are_refused() {
    refuses_mutants_of_a_library(conversions()[1].1);
}

#[test]
fn mutants_of_a_library_with_repeats_that_runs_notice_are_refused() {
    refuses_mutants_of_a_library(conversions()[3].1);
}

#[test]
fn mutants_of_a_library_with_counters_that_runs_notice_are_refused() {
    refuses_mutants_of_a_library(conversions()[4].1);
}

/// Tries mutants of the graphs of a real program where `DFQUERY_CORPUS` names the corpus: of each 24, or as many as
/// `DFQUERY_MUTANTS` says.
fn refuses_mutants_of_a_library(options: Options) {
    let Some(corpus) = std::env::var_os("DFQUERY_CORPUS") else {
        println!("skipped: DFQUERY_CORPUS is not set");
        return;
    };
    let most = std::env::var("DFQUERY_MUTANTS").map_or(24, |most| most.parse().expect("a number"));
    let mut table = Table::default();
    table.add(&Path::new(&corpus).join("c/zlib.O1.ll"), &options, Some(most));
    table.print();
}

/// Runs each mutant that is proven of the graphs that `options` make: none that differs is proven.
fn refuses_mutants(options: Options) {
    let mut table = Table::default();
    let mut cases = [conversion_cases(), modules("certificate")].concat();
    // Runs take the call there to return, and hold the graph to a result of 0, which the certificate leaves open.
    cases.retain(|path| !path.ends_with("call_without_return.ll"));
    cases.iter().for_each(|path| table.add(path, &options, None));
    table.print();
}

/// The most operators of a graph of which some mutants are tried.
const LARGEST: usize = 250;

/// By kind of mistake how many mutants there are, how many are refused, how many are proven but for room, how many of
/// these get stuck, and how many are proven and wrong.
#[derive(Default)]
struct Table {
    rows: BTreeMap<Kind, [usize; 5]>,
    accepted: Vec<String>,
}

impl Table {
    /// Adds the mutants of the graphs that `options` make of the functions in `path`, of each graph at most `most`.
    fn add(&mut self, path: &Path, options: &Options, most: Option<usize>) {
        let trials = Trials { seeds: 4, orders: 3, invocations: 3, ..Trials::default() };
        let base = read(path);
        let program = Program::new(&base);
        let session = dfquery_rules::built_in().session(&base);
        for id in 0..base.parts() {
            let Ok(graph) = convert_with(&session, &base, id, options) else { continue };
            if most.is_some() && graph.ops.len() > LARGEST {
                continue;
            }
            if !certified(&session, id, options, &graph).is_proven() {
                continue;
            }
            let mut mutants = mutants(&graph);
            mutants.retain(|mutant| wiring(&mutant.graph).is_empty());
            let step = most.map_or(1, |most| mutants.len().div_ceil(most).max(1));
            for mutant in mutants.into_iter().skip(id as usize % step).step_by(step) {
                let row = self.rows.entry(mutant.kind).or_default();
                row[0] += 1;
                let certificate = certified(&session, id, options, &mutant.graph);
                if !certificate.is_proven() {
                    row[1] += 1;
                    continue;
                }
                let agrees =
                    |graph: &Graph| matches!(compare(&program, id, graph, &trials), Outcome::Agree { .. });
                let declared = agrees(&mutant.graph);
                if !certificate.has_room() {
                    row[2] += 1;
                    row[3] += usize::from(!declared);
                }
                let is_right = if certificate.has_room() { declared } else { agrees(&roomy(&mutant.graph)) };
                if !is_right {
                    row[4] += 1;
                    self.accepted.push(format!("{mutant}\n{}", text(&mutant.graph)));
                }
            }
        }
    }

    /// Prints the table, and fails if something wrong was proven.
    fn print(&self) {
        println!(
            "{:14} {:>6} {:>8} {:>16} {:>6} {:>16}",
            "mistake", "made", "refused", "proven but room", "stuck", "proven and wrong"
        );
        for (kind, [made, refused, narrow, stuck, wrong]) in &self.rows {
            println!("{:14} {made:6} {refused:8} {narrow:16} {stuck:6} {wrong:16}", format!("{kind:?}"));
        }
        assert!(self.accepted.is_empty(), "{}", self.accepted.join("\n"));
    }
}

/// `graph` with room in all channels.
fn roomy(graph: &Graph) -> Graph {
    let mut graph = graph.clone();
    graph.lics.iter_mut().for_each(|lic| lic.depth += ROOM);
    graph
}

/// More values than a channel of the cases holds while others wait.
const ROOM: u32 = 64;

fn text(graph: &Graph) -> String {
    let mut bytes = Vec::new();
    dfquery_graph::text::write(&mut bytes, graph).expect("a buffer takes everything");
    String::from_utf8(bytes).expect("graphs are text")
}
