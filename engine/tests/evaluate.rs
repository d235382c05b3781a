//! What is evaluated without compiling derives what its naive meaning is, in the same rounds.
//!
//! `DFQUERY_CASES` is the number of random programs.

#![allow(missing_docs, clippy::unwrap_used)]

#[path = "../../rules/tests/naive/mod.rs"]
mod naive;
#[path = "../../rules/compiled/programs.rs"]
mod programs;

use dfquery_engine::{
    base::{FactBase, Rows},
    check::{self, Program},
    evaluate::{self, Purpose, Rules},
    run::{Cache, Inputs, Run, Session, Unit},
    schema::{RelationId, RelationKind},
    syntax::Sources,
};
use naive::Relations;
use programs::{Random, SCHEMA, Style};
use rayon::prelude::*;
use std::{
    collections::BTreeSet,
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering::Relaxed},
    },
    thread,
    time::Duration,
};

fn cases(default: u64) -> u64 {
    std::env::var("DFQUERY_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(default)
}

fn checked(text: &str) -> Program {
    let mut sources = Sources::new();
    sources.add("schema.dl", SCHEMA);
    sources.add("random.dl", text);
    let (program, problems) = check::at_run_time(sources, None);
    program.unwrap_or_else(|| panic!("{text}\n{problems:#?}"))
}

fn facts_of(base: &FactBase, program: &Program) -> Relations {
    let inputs = (0..program.schema.relations.len()).map(|at| RelationId(at as u16));
    let inputs = inputs.filter(|&id| program.schema[id].kind == RelationKind::Input);
    inputs.map(|id| (id, base.rows(id).iter().map(<[u32]>::to_vec).collect())).collect()
}

fn set(rows: &Rows) -> BTreeSet<Vec<u32>> {
    assert!(rows.iter().is_sorted(), "rows are sorted");
    let set: BTreeSet<Vec<u32>> = rows.iter().map(<[u32]>::to_vec).collect();
    assert_eq!(set.len(), rows.len(), "no row twice");
    set
}

/// Holds all relations and rounds of a program against the naive ones; returns how many rows there were.
fn compare(text: &str, program: &Program, base: &FactBase) -> usize {
    let rules = Rules::new(program, &[], base, false).unwrap_or_else(|p| panic!("{text}\n{p:#?}"));
    let evaluations = rules.evaluations(&[]);
    let units = evaluate::units(&evaluations);
    let session = Session::new(base, &program.schema, &units);
    let (expected, rounds) = naive::evaluate_in_rounds(program, base, facts_of(base, program));
    let mut found = 0;
    for piece in rules.pieces() {
        for &relation in &piece.file.derives {
            let name = &program.schema[relation].name;
            let rows = expected.get(&relation).cloned().unwrap_or_default();
            found += rows.len();
            assert_eq!(set(session.whole(name)), rows, "`{name}` of\n{text}");
        }
        let (reads, types): (Vec<_>, Vec<_>) = (piece.reads().collect(), piece.types().collect());
        let parts: Vec<_> = (0..base.parts()).map(|part| session.part(part)).collect();
        let grounds: Vec<_> = match piece.local {
            true => parts.iter().map(|part| part.ground(&reads, &types, piece.texts())).collect(),
            false => vec![session.ground(&reads, &types, piece.texts())],
        };
        for ground in &grounds {
            let flats = rules.solve(piece, ground, Purpose::Proofs);
            for (&relation, flat) in piece.file.derives.iter().zip(&flats) {
                for number in 0..flat.len() {
                    let round = rounds[&(relation, flat.row(number).to_vec())];
                    assert_eq!(flat.round(number), round, "{:?} of\n{text}", flat.row(number));
                }
            }
        }
    }
    found
}

#[test]
fn random_programs_derive_what_they_mean() {
    let (mut found, mut local, mut all) = (0, 0, 0);
    for case in 0..cases(2000) {
        let mut random = Random::new(case);
        let style =
            Style { aggregates: true, choices: case % 2 == 0, texts: case % 2 == 1, kinds: case % 3 == 0 };
        let text = programs::write(&mut random, style);
        let program = checked(&text);
        let mut base = programs::facts(&mut random, &program.schema);
        Rules::intern(&program, &mut base);
        found += compare(&text, &program, &base);
        let rules = Rules::new(&program, &[], &base, false).unwrap();
        local += rules.pieces().iter().filter(|piece| piece.local).count();
        all += rules.pieces().len();
    }
    assert!(found as u64 > cases(2000) * 5, "something is derived: {found}");
    assert!(local * 5 > all && (all - local) * 5 > all, "by part and whole: {local} of {all}");
}

/// A stratum of the whole whose rounds have more new rows than the inputs that its rules join with them have.
const WIDE: &str = "
.decl grid(a: number, b: number)
.output grid
grid(0, 0).
grid(a + 1, b) :- grid(a, b), a < 20.
grid(a, b + 1) :- grid(a, b), b < 20.
grid(a + 30, a) :- found(a, _, _).
.decl found(a: number, text: symbol, b: number)
.output found
found(b, text, a) :- grid(a, b), weight(text, a), label(block, text), edge(block, _).
found(b, text, 1) :- found(a, text, _), grid(a, b), weight(text, b), grid(b, a).
.decl met(a: number, b: number)
.output met
met(a, c) :- grid(a, b), weight(_, a), !weight(_, b), c = count : { weight(_, b) }.
met(a, b) :- met(a, _), found(b, _, a).
";

#[test]
fn rules_that_join_their_inputs_first_derive_what_they_mean_in_the_same_rounds() {
    let program = checked(WIDE);
    let mut found = 0;
    for seed in 0..20 {
        let mut base = programs::facts(&mut Random::new(seed), &program.schema);
        Rules::intern(&program, &mut base);
        found += compare(WIDE, &program, &base);
    }
    assert!(found > 20 * 441, "something is derived: {found}");
}

#[test]
fn what_follows_in_several_steps_takes_one_round_where_nothing_depends_on_rounds() {
    let program = checked(
        ".decl first(n: number)\n.output first\nfirst(0).\nfirst(n + 1) :- third(n), n < 40.\n\
         .decl third(n: number)\n.output third\nthird(n) :- second(n), first(n).\n\
         .decl second(n: number)\n.output second\nsecond(n) :- first(n).",
    );
    let mut base = programs::facts(&mut Random::new(1), &program.schema);
    Rules::intern(&program, &mut base);
    let rules = Rules::new(&program, &[], &base, true).unwrap();
    let evaluations = rules.evaluations(&[]);
    let units = evaluate::units(&evaluations);
    let session = Session::new(&base, &program.schema, &units);
    assert_eq!(session.whole("third").len(), 41);
    let rounds = rules.pieces().iter().flat_map(|piece| piece.numbers.clone());
    let rounds = rounds.map(|rule| rules.control().time(rule).rounds).max().unwrap();
    assert!((41..50).contains(&rounds), "{rounds} rounds");
}

#[test]
fn rules_that_name_an_entity_derive_nothing_of_other_parts() {
    let program = checked(
        ".decl source(b: Block)\n.output source\nsource(b) :- edge(b, _).\n\
         .decl next(b: Block)\n.output next\nnext(b) :- edge(\"f1/0\", b).\n\
         .decl last(b: Block, n: number)\n.output last\nlast(b, 7) :- edge(\"f1/0\", b), !source(b).\n\
         .decl own(b: Block)\n.output own\nown(b) :- block(b, f, _), f = \"f1\".\n\
         .decl first(b: Block)\n.output first\nfirst(\"f1/0\").\n\
         .decl entered(b: Block, n: number)\n.output entered\n\
         entered(b, n) :- block(b, _, _), n = count : { edge(\"f1/0\", b) }.",
    );
    let mut found = 0;
    for seed in 0..40 {
        let mut base = programs::facts(&mut Random::new(seed), &program.schema);
        if base.parts() < 2 {
            continue;
        }
        Rules::intern(&program, &mut base);
        let rules = Rules::new(&program, &[], &base, false).unwrap();
        assert!(rules.pieces().iter().all(|piece| piece.local));
        let evaluations = rules.evaluations(&[]);
        let units = evaluate::units(&evaluations);
        let session = Session::new(&base, &program.schema, &units);
        let block = program.schema.entity_type("Block").unwrap();
        let start = base.find(block, "f1/0").unwrap();
        let edge = program.schema.relation("edge").unwrap();
        let edges: BTreeSet<[u32; 2]> = base.rows(edge).iter().map(|row| [row[0], row[1]]).collect();
        let blocks = 0..base.entities(block).len() as u32;
        let next: Vec<u32> = blocks.clone().filter(|&b| edges.contains(&[start, b])).collect();
        let is_source = |b: u32| edges.iter().any(|edge| edge[0] == b);
        let last = next.iter().filter(|&&b| !is_source(b)).map(|&b| vec![b, 7]);
        let single = |blocks: &[u32]| blocks.iter().map(|&b| vec![b]).collect::<BTreeSet<_>>();
        assert_eq!(set(session.whole("last")), last.collect(), "seed {seed}");
        assert_eq!(set(session.whole("next")), single(&next), "seed {seed}");
        assert_eq!(set(session.whole("first")), single(&[start]), "seed {seed}");
        let own: Vec<u32> = base.entities(block).of_part(1).collect();
        assert_eq!(set(session.whole("own")), single(&own), "seed {seed}");
        let entered = blocks.map(|b| vec![b, u32::from(next.contains(&b))]);
        assert_eq!(set(session.whole("entered")), entered.collect(), "seed {seed}");
        found += next.len();
    }
    assert!(found > 10, "edges are found: {found}");
}

#[test]
fn what_was_derived_is_not_derived_again() {
    let program = checked(
        ".decl next(a: Block, b: Block)\n.output next\nnext(a, b) :- edge(a, b).\n\
         .decl far(a: Block, b: Block)\n.output far\nfar(a, b) :- next(a, b), next(b, _).\n\
         .decl busy(n: number)\n.output busy\nbusy(n) :- n = count : { next(_, _) }.",
    );
    let mut base = programs::facts(&mut Random::new(1), &program.schema);
    Rules::intern(&program, &mut base);
    let rules = Rules::new(&program, &[], &base, false).unwrap();
    let evaluations = rules.evaluations(&[]);
    let own = evaluate::units(&evaluations);
    let evaluated = AtomicUsize::new(0);
    let counting = |unit: &Unit<'_>, inputs: &Inputs<'_>| {
        evaluated.fetch_add(1, Relaxed);
        (unit.run)(inputs)
    };
    let runs: Vec<Box<Run>> =
        own.iter().map(|unit| Box::new(move |inputs: &Inputs| counting(unit, inputs)) as _).collect();
    let units: Vec<Unit> = own.iter().zip(&runs).map(|(unit, run)| Unit { run, ..*unit }).collect();
    let mut kept = Cache::default();
    let ask = |kept: &mut Cache| {
        evaluated.store(0, Relaxed);
        let session = Session::resume(&base, &program.schema, &units, kept);
        let rows = ["far", "busy"].map(|name| session.whole(name).clone());
        (rows, evaluated.load(Relaxed))
    };
    let (first, evaluations) = ask(&mut kept);
    assert!(evaluations >= 3 && first.iter().all(|rows| !rows.is_empty()), "{first:?}");
    assert_eq!(ask(&mut kept), (first.clone(), 0));
    kept.retain(|relation| relation != "busy");
    assert_eq!(ask(&mut kept), (first.clone(), 1), "what it reads is there");
    kept.retain(|_| false);
    assert_eq!(ask(&mut kept), (first, evaluations));
}

#[test]
fn what_is_derived_for_the_whole_is_derived_once_for_all_threads() {
    let program = checked(
        ".decl many(n: number)\n.output many\nmany(n) :- n = count : { edge(_, _) }.\n\
         .decl seen(b: Block, n: number)\n.output seen\nseen(b, n) :- edge(b, _), many(n).\n\
         .decl few(n: number)\n.output few\nfew(n) :- n = count : { calls(_, _) }.\n\
         .decl rare(b: Block, n: number)\n.output rare\nrare(b, n) :- label(b, _), few(n).\n\
         .decl usual(b: Block)\n.output usual\nusual(b) :- seen(b, n), !rare(b, n).",
    );
    let mut base = FactBase::new(Arc::new(program.schema.clone()));
    let block = program.schema.entity_type("Block").unwrap();
    let edge = program.schema.relation("edge").unwrap();
    for part in 0..64 {
        base.open_part(&format!("f{part}"));
        let block = base.entity(block, "0");
        base.rows_mut(edge).push_slice(&[block, block]);
    }
    Rules::intern(&program, &mut base);
    let rules = Rules::new(&program, &[], &base, false).unwrap();
    let evaluations = rules.evaluations(&[]);
    let own = evaluate::units(&evaluations);
    let whole: Mutex<Vec<String>> = Mutex::default();
    let slow = |unit: &Unit<'_>, inputs: &Inputs<'_>| {
        if !unit.local {
            whole.lock().unwrap().push(unit.derives[0].to_owned());
            // Threads that do not wait for the rows ask for them meanwhile.
            thread::sleep(Duration::from_millis(50));
        }
        (unit.run)(inputs)
    };
    let slow = &slow;
    let runs: Vec<Box<Run>> =
        own.iter().map(|unit| Box::new(move |inputs: &Inputs| slow(unit, inputs)) as _).collect();
    let units: Vec<Unit> = own.iter().zip(&runs).map(|(unit, run)| Unit { run, ..*unit }).collect();
    let threads = rayon::ThreadPoolBuilder::new().num_threads(4).build().unwrap();
    let ask = |prepare: bool| {
        let session = Session::new(&base, &program.schema, &units);
        if prepare {
            session.prepare(["usual"]);
            let of_part = |part| session.part(part).relation("usual").len();
            assert_eq!((0..64).into_par_iter().map(of_part).sum::<usize>(), 64);
        } else {
            assert_eq!(session.whole("usual").len(), 64);
        }
        std::mem::take(&mut *whole.lock().unwrap())
    };
    for prepare in [false, true] {
        assert_eq!(threads.install(|| ask(prepare)), ["many"], "nothing begins with what `few` counts");
    }
}

/// Records in heads, in atoms, taken apart and put together by `=`, under a negation, in an aggregate and in recursion.
const RECORDS: &str = r#"
.type Place = [block: Block, offset: number, text: symbol]
.pragma "notation" "Place = {block}+{offset}@{text}"
.decl place(place: Place)
.output place
place([b, n, t]) :- label(b, t), weight(t, n).
place([b, 0, "new"]) :- edge(b, _).
.decl moved(from: Place, to: Place)
.output moved
moved(from, to) :- place(from), from = [b, n, t], edge(b, c), to = [c, n, t].
moved(from, [c, m + 1, t]) :- moved(from, [b, m, t]), edge(b, c), m < 4.
.decl arrived(to: Place, times: number)
.output arrived
arrived(to, n) :- moved(_, to), n = count : { moved([_, _, "new"], to) }.
.decl lone(block: Block, offset: number)
.output lone
lone(b, n) :- place([b, n, t]), !moved(_, [b, n, t]).
.decl again(place: Place)
.output again
again(p) :- place(p), p != ["#;

#[test]
fn records_mean_what_their_fields_mean() {
    let program = checked(&format!("{RECORDS}\"f0/0\", 0, \"new\"]."));
    let (mut found, mut kept) = (0, 0);
    for seed in 0..200 {
        let mut base = programs::facts(&mut Random::new(seed), &program.schema);
        let block = program.schema.entity_type("Block").unwrap();
        if base.find(block, "f0/0").is_none() {
            continue;
        }
        Rules::intern(&program, &mut base);
        found += compare(RECORDS, &program, &base);
        kept += 1;
    }
    assert!(found > kept * 4 && kept > 20, "something is derived: {found} rows of {kept} programs");
}

/// Ranges between numbers of every kind that rules compute, and aggregates within aggregates.
const LIFTED: &str = r#"
.decl below(block: Block, number: number)
.output below
below(b, n) :- block(b, _, k), n = range(0, k).
.decl by_twos(block: Block, number: number)
.output by_twos
by_twos(b, n) :- block(b, _, k), from = k + 5, n = range(from, k - 1, -2), n != k.
.decl steps(block: Block, number: number)
.output steps
steps(b, n) :- block(b, _, k), n = count : { _n = range(k, 3) }.
.decl few(number: number)
.output few
few(n) :- n = range(3, 1).
.decl whole(number: unsigned)
.output whole
whole(n) :- n = range(9, 6).
.decl quarter(number: float)
.output quarter
quarter(n) :- n = range(1, 0, -0.25).
.decl none(number: number)
.output none
none(n) :- n = range(1, 5, -1).
none(range(4, 4)).
.decl most(function: Function, edges: number)
.output most
most(f, n) :- function(f), n = max m : { block(b, f, _), m = count : { edge(b, _) } }.
.decl inner(function: Function, edges: number)
.output inner
inner(f, n) :- function(f), n = sum m : { block(b, f, _), m = count : { edge(b, c), block(c, f, k), k > 0 } }.
.decl deep(number: number)
.output deep
deep(n) :- n = sum x : { function(f), x = max y : { block(b, f, k), y = k + count : { edge(b, _) } } }.
"#;

#[test]
fn ranges_and_aggregates_within_aggregates_mean_what_they_say() {
    let program = checked(LIFTED);
    let mut found = 0;
    for seed in 0..60 {
        let mut base = programs::facts(&mut Random::new(seed), &program.schema);
        Rules::intern(&program, &mut base);
        found += compare(LIFTED, &program, &base);
        let rules = Rules::new(&program, &[], &base, false).unwrap();
        let evaluations = rules.evaluations(&[]);
        let units = evaluate::units(&evaluations);
        let session = Session::new(&base, &program.schema, &units);
        let pairs = |name: &str| -> BTreeSet<(u32, i32)> {
            session.whole(name).arrays::<2>().iter().map(|row| (row[0], row[1] as i32)).collect()
        };
        let rows = |name: &str| base.rows(base.relation(name).unwrap());
        let blocks: Vec<(u32, u32, i32)> =
            rows("block").arrays::<3>().iter().map(|row| (row[0], row[1], row[2] as i32)).collect();
        let edges: BTreeSet<[u32; 2]> = rows("edge").arrays::<2>().iter().copied().collect();
        let out = |block: u32| edges.iter().filter(|edge| edge[0] == block).count() as i32;
        let functions: Vec<u32> = rows("function").arrays::<1>().iter().map(|row| row[0]).collect();
        let of = |function: u32| blocks.iter().filter(move |block| block.1 == function);

        let below = blocks.iter().flat_map(|&(b, _, k)| (0..k).chain(k + 1..=0).map(move |n| (b, n)));
        assert_eq!(pairs("below"), below.collect());
        let by_twos = blocks.iter().flat_map(|&(b, _, k)| [(b, k + 5), (b, k + 3), (b, k + 1)]);
        assert_eq!(pairs("by_twos"), by_twos.collect());
        assert_eq!(pairs("steps"), blocks.iter().map(|&(b, _, k)| (b, (k - 3).abs())).collect());
        assert_eq!(session.whole("few").arrays::<1>(), [[2], [3]]);
        assert_eq!(session.whole("whole").arrays::<1>(), [[7], [8], [9]]);
        let quarters: BTreeSet<[u32; 1]> = [1.0, 0.75, 0.5, 0.25].map(|n: f32| [n.to_bits()]).into();
        assert_eq!(session.whole("quarter").arrays::<1>().iter().copied().collect::<BTreeSet<_>>(), quarters);
        assert!(session.whole("none").is_empty());
        let most = functions.iter().filter_map(|&f| Some((f, of(f).map(|block| out(block.0)).max()?)));
        assert_eq!(pairs("most"), most.collect());
        let inner = |f: u32| {
            let is_inner = |to: u32| of(f).any(|block| block.0 == to && block.2 > 0);
            let from = |block: u32| edges.iter().filter(|edge| edge[0] == block && is_inner(edge[1])).count();
            of(f).map(|block| from(block.0) as i32).sum::<i32>()
        };
        assert_eq!(pairs("inner"), functions.iter().map(|&f| (f, inner(f))).collect());
        let deep = functions.iter().filter_map(|&f| of(f).map(|block| block.2 + out(block.0)).max());
        assert_eq!(session.whole("deep").arrays::<1>(), [[deep.sum::<i32>() as u32]]);
    }
    assert!(found > 1000, "something is derived: {found} rows");
}

/// Records of branches in heads, in atoms, under a negation, in records of other types, and in recursion.
const BRANCHES: &str = r#"
.type Shape = Point {} | Marked {text: symbol} | Far {by: number, from: Shape} | Pair {one: Shape, other: Shape}
.type Named = [name: symbol, shape: Shape]
.decl shape(shape: Shape)
.output shape
shape($Point).
shape($Marked(t)) :- label(_, t).
shape($Far(n, $Marked(t))) :- weight(t, n).
shape($Far(n + 1, s)) :- shape(s), s = $Far(n, _), n < 4.
shape($Pair(a, b)) :- shape($Far(_, a)), shape($Far(_, b)), a != $Point().
.decl marked(text: symbol, times: number)
.output marked
marked(t, n) :- label(_, t), n = count : { shape($Far(_, $Marked(t))) }.
.decl bare(shape: Shape)
.output bare
bare(s) :- shape(s), s = $Marked(t), !shape($Far(1, $Marked(t))).
.decl named(named: Named)
.output named
named(["pair", s]) :- shape(s), s = $Pair(_, $Marked("a")).
named([t, $Far(0, $Point())]) :- named([_, $Pair($Marked(t), _)]).
.decl same(truth: number)
.output same
same(1) :- $Marked("a") = $Marked("a"), $Marked("a") != $Marked("b"), $Point != $Marked("").
same(2) :- $Far(1, $Point) = $Far(2, $Point).
"#;

#[test]
fn branches_mean_what_their_records_mean() {
    let program = checked(BRANCHES);
    let mut found = 0;
    for seed in 0..40 {
        let mut base = programs::facts(&mut Random::new(seed), &program.schema);
        Rules::intern(&program, &mut base);
        found += compare(BRANCHES, &program, &base);
        let rules = Rules::new(&program, &[], &base, false).unwrap();
        let evaluations = rules.evaluations(&[]);
        let units = evaluate::units(&evaluations);
        let session = Session::new(&base, &program.schema, &units);
        assert_eq!(session.whole("same").arrays::<1>(), [[1]]);
        let shape = program.schema.relation("shape").unwrap();
        let ty = program.schema[shape].columns[0].ty;
        let texts: BTreeSet<String> =
            session.whole("shape").iter().map(|row| base.text(ty, row[0])).collect();
        assert!(texts.contains("$Point"), "{texts:?}");
        assert!(texts.iter().filter(|text| text.starts_with("$Far")).all(|text| text.contains(", $")));
    }
    assert!(found > 1000, "something is derived: {found} rows");
}

#[test]
fn mistakes_with_records_have_places() {
    let problem = |text: &str| {
        let mut sources = Sources::new();
        sources.add("schema.dl", SCHEMA);
        sources.add("user.dl", format!(".type Pair = [left: number, right: symbol]\n{text}"));
        let (_, problems) = check::at_run_time(sources, None);
        let errors: Vec<String> = problems
            .iter()
            .filter(|p| p.is_error())
            .map(|p| p.to_string().lines().next().unwrap().into())
            .collect();
        errors.join("; ")
    };
    for (text, expected) in [
        (".decl p(a: Pair)\np([1]).", "error: `Pair` has 2 fields, not 1"),
        (".decl p(a: Pair)\np([\"a\", 1]).", "error: expected a number, found a text"),
        (".decl p(a: number)\np([1, \"a\"]).", "error: expected a number, found a record"),
        (".decl p(a: Pair)\np([n, t]) :- weight(t, _).", "error: nothing binds `n`"),
        (".decl p(a: Pair)\np(1).", "error: expected a record of type `Pair`, found a number"),
        (
            ".type Near = [pair: Pair, block: Block]\n.decl p(a: Near)\n.input p",
            "error: `p` has records of entities and cannot be an input",
        ),
        (
            ".decl p(n: number)\np(n) :- weight(_, k), n = range(0, 9, k).",
            "error: the step of this range is not",
        ),
        (".decl p(n: number)\np(n) :- n = range(0, 9, 0).", "error: the step of this range is not"),
        (".decl p(n: number)\np(n) :- n = range(0, k).", "error: nothing binds `k`"),
        (
            ".decl p(t: symbol, n: number)\np(t, n) :- n = max w : { weight(t, w) }.",
            "error: nothing binds `t` (an aggregate reads it, and gives it no value)",
        ),
        (".decl p(n: number)\np(range(1)).", "error: `range` has 2 or 3 bounds, not 1"),
        (".type A = B {n: number}\n.decl p(a: A)\np($B()).", "error: `B` has 1 field, not 0"),
        (".type A = B {n: number}\n.decl p(a: A)\np($C(1)).", "error: no type has a branch `C`"),
        (".type A = B {n: number}\n.decl p(a: A)\np(nil).", "error: `A` has branches, and this names none"),
        (".type A = B {} | B {}\n.decl p(a: A)\np($B).", "error: the branch `B` is declared twice"),
        (
            ".type A = B {b: Block}\n.decl p(a: A)\np($B(b)) :- edge(b, _).",
            "error: a branch cannot have a field",
        ),
        (
            ".type A = B {n: number}\n.decl p(a: A)\np([0, 1]).",
            "error: `A` has branches, and this names none",
        ),
        (
            ".type A = B {n: number}\n.type C = D {n: number}\n.decl p(a: A)\np($D(1)).",
            "error: expected a record of type `A`, found a record of type `C`",
        ),
        (
            ".type A = B {n: number}\n.type C = D {n: number}\n.decl p(n: number)\np(1) :- $B(1) = $D(1).",
            "error: expected a record of type `A`, found a record of type `C`",
        ),
        (
            ".decl p(a: Pair, n: number) choice-domain n\np([1, \"a\"], 2).",
            "error: `p` has records, which have no order to choose by",
        ),
        (".type Pair = [a: number]\n.decl p(a: Pair)\np([1, \"a\"]).", "error: `Pair` is declared twice"),
        (
            ".type More = [a: Pair]\n.decl p(a: More)\np([1]).",
            "error: expected a record of type `Pair`, found a number",
        ),
        (
            ".pragma \"notation\" \"Pair = {left}\"\n.decl p(a: Pair)\np([1, \"a\"]).",
            "error: this notation cannot be read back",
        ),
        (
            ".pragma \"notation\" \"Pear = {left}\"\n.decl p(a: Pair)\np([1, \"a\"]).",
            "error: this names no type of records",
        ),
    ] {
        assert!(problem(text).contains(expected), "{text}\n{}", problem(text));
    }
}
