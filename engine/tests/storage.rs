//! The same rules on ascent's own indexes and on our storage: they must derive the same tuples.
//!
//! The rules mean nothing. They are there for what they make ascent ask of a relation: every arity, every kind
//! of key, delta in every place, negation, aggregates, mutual and non-linear recursion, relations that grow in
//! several strata, relations that are only tested.

#![allow(missing_docs)]

use dfquery_engine::store::{domain::Domain, members::MATRIX_BITS, provider::Input, rel::Rel, table::Table};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

macro_rules! program {
    ($name:ident, $input:path, $derived:path) => {
        ascent::ascent! {
            pub struct $name;
            #[ds($input)] relation node(u32);
            #[ds($input)] relation edge(u32, u32);
            #[ds($input)] relation link(u32, u32);
            #[ds($input)] relation weight(u32, u32);
            #[ds($input)] relation triple(u32, u32, u32);
            #[ds($input)] relation quad(u32, u32, u32, u32);
            #[ds($input)] relation wide(u32, u32, u32, u32, u32, u32);

            #[ds($derived)] relation path(u32, u32);
            path(x, y) <-- edge(x, y);
            path(x, z) <-- path(x, y), path(y, z);

            #[ds($derived)] relation odd(u32, u32);
            #[ds($derived)] relation even(u32, u32);
            odd(x, y) <-- link(x, y);
            even(x, z) <-- odd(x, y), link(y, z);
            odd(x, z) <-- even(x, y), link(y, z);
            even(x, y) <-- odd(x, y), even(y, x);

            #[ds($derived)] relation hot(u32);
            hot(x) <-- node(x);
            hot(y) <-- hot(x), edge(x, y), !link(x, y);
            hot(x) <-- edge(x, y), edge(y, z), hot(z);

            #[ds($derived)] relation apart(u32, u32);
            apart(x, y) <-- path(x, y), !odd(x, y), !node(x);
            apart(x, x) <-- node(x), !path(x, x), !weight(x, _);
            apart(x, y) <-- apart(y, x), hot(x);

            #[ds($derived)] relation tally(u32, u32);
            tally(x, m) <-- node(x), agg m = ascent::aggregators::min(y) in path(x, y);
            tally(x, n as u32) <-- node(x), agg n = ascent::aggregators::count() in path(_, x);
            tally(x, m) <-- node(x), agg m = ascent::aggregators::max(a) in triple(a, x, _);
            tally(x, s) <-- node(x), agg s = ascent::aggregators::sum(k) in weight(x, k);
            tally(0, n as u32) <-- agg n = ascent::aggregators::count() in odd(_, _);

            #[ds($derived)] relation equal_weight(u32, u32);
            equal_weight(x, y) <-- weight(x, k), weight(y, k);
            equal_weight(x, y) <-- weight(x, 3), if true, weight(y, 4);
            equal_weight(x, z) <-- equal_weight(x, y), weight(y, k), weight(z, k + 1);

            #[ds($derived)] relation corner(u32, u32, u32);
            corner(x, y, z) <-- triple(x, y, z), path(x, z);
            corner(x, y, z) <-- path(x, y), triple(z, x, y);
            corner(x, y, z) <-- path(x, z), triple(_, _, z), edge(z, y), triple(x, y, _);
            corner(x, z, z) <-- corner(x, y, z), corner(y, _, z);
            corner(a, b, c) <-- node(a), corner(b, a, c);
            corner(a, b, c) <-- node(c), corner(b, a, c), link(a, b);
            corner(a, b, c) <-- corner(b, c, a), corner(c, b, _);
            corner(a, b, c) <-- hot(a), if true, corner(a, c, b), corner(_, b, c), odd(a, c);

            #[ds($derived)] relation rare(u32, u32, u32);
            rare(x, y, z) <-- corner(x, y, z), !triple(x, y, z), !triple(y, _, x), !triple(_, x, y);

            #[ds($derived)] relation square(u32, u32, u32, u32);
            square(a, b, c, d) <-- quad(a, b, c, d), edge(a, c);
            square(a, b, c, d) <-- edge(b, d), quad(_, b, _, d), square(a, _, c, b), node(c);
            square(a, b, c, d) <-- square(b, a, d, c), triple(a, b, c);
            square(a, b, c, d) <-- triple(a, b, d), quad(a, b, c, d);
            square(a, b, c, d) <-- corner(a, b, c), square(c, d, a, b), square(_, a, b, d);
            square(a, a, b, b) <-- path(a, b), quad(b, _, a, _), square(_, _, a, _), square(b, _, _, _);

            #[ds($derived)] relation mixed(u32, u32, u32, u32);
            mixed(a, b, c, d) <-- square(a, b, c, d), !quad(a, b, c, d), !corner(a, _, d);
            mixed(a, b, c, n as u32) <-- rare(a, b, c), agg n = ascent::aggregators::count() in square(a, _, _, b);
            mixed(a, m, 0, 1) <-- node(a), agg m = ascent::aggregators::max(x) in shadow(x, a);

            #[ds($derived)] relation shadow(u32, u32);
            shadow(x, y) <-- rare(x, _, y);

            #[ds($derived)] relation number(u32);
            number((a + b) % 64) <-- mixed(a, b, _, _);
            number(x) <-- number(y), for x in [y / 2, y / 3];

            #[ds($derived)] relation gap(u32, u32, u32);
            gap(x, y, z) <-- path(x, p), if p == x, odd(y, o), if o == y, even(x, z), if x <= y;
            gap(x, y, z) <-- gap(y, x, z), number(x), let k = z, !node(k);

            #[ds($derived)] relation long(u32, u32, u32, u32, u32);
            long(a, b, c, d, e) <-- wide(a, b, c, d, e, _), path(b, c);
            long(a, b, c, d, e) <-- long(b, a, c, e, d), wide(a, _, c, _, e, d);
            long(a, b, c, d, e) <-- long(_, a, b, c, _), long(d, e, _, _, a), wide(a, _, d, _, _, _), !long_stop(a, d);
            #[ds($derived)] relation long_stop(u32, u32);
            long_stop(a, d) <-- wide(a, _, _, d, _, _), !edge(a, d);

            #[ds($derived)] relation longest(u32, u32, u32, u32, u32, u32);
            longest(a, b, c, d, e, f) <-- wide(a, b, c, d, e, f), !long(a, b, c, d, e);
            longest(a, b, c, d, e, f) <-- longest(a, c, b, d, f, e), longest(_, a, _, b, _, c), long(_, _, d, _, f);
            longest(a, b, c, d, e, e) <-- hot(e), if true, longest(a, b, c, d, _, e), longest(a, b, c, _, e, _);
        }
    };
}

/// Ids of the part that is compared; other parts have theirs before and behind.
const FIRST: u32 = 100;
const NODES: u32 = 8;
const PART: Option<Domain> = Some(Domain { first: FIRST, len: NODES });
/// Sums, counts and nodes.
const NUMBERS: Option<Domain> = Some(Domain { first: 0, len: 1 << 9 });

/// The rows of each derived relation.
type Tuples = Vec<(&'static str, BTreeSet<Vec<u32>>)>;

#[derive(Default)]
struct Facts {
    node: Vec<[u32; 1]>,
    edge: Vec<[u32; 2]>,
    link: Vec<[u32; 2]>,
    weight: Vec<[u32; 2]>,
    triple: Vec<[u32; 3]>,
    quad: Vec<[u32; 4]>,
    wide: Vec<[u32; 6]>,
}

/// A xorshift generator: small, and the same on every machine.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 33) % u64::from(limit)) as u32
    }

    fn rows<const N: usize>(&mut self, at_most: u32, first: u32, nodes: u32) -> Vec<[u32; N]> {
        let count = self.below(at_most + 1);
        let rows: BTreeSet<_> =
            (0..count).map(|_| std::array::from_fn(|_| first + self.below(nodes))).collect();
        rows.into_iter().collect()
    }

    /// Facts of one part whose ids begin with `first`.
    fn facts(&mut self, first: u32) -> Facts {
        let nodes = 3 + self.below(NODES - 3);
        let weight: Vec<[u32; 2]> = self.rows(nodes, first, nodes);
        Facts {
            node: self.rows(nodes, first, nodes),
            edge: self.rows(2 * nodes, first, nodes),
            link: self.rows(2 * nodes, first, nodes),
            weight: weight.iter().map(|&[node, weight]| [node, weight - first]).collect(),
            triple: self.rows(3 * nodes, first, nodes),
            quad: self.rows(4 * nodes, first, nodes),
            wide: self.rows(nodes, first, nodes),
        }
    }
}

mod plain {
    use super::{Facts, Tuples};

    program!(Program, ::ascent::rel, ::ascent::rel);

    macro_rules! derived {
        ($program:ident: $($relation:ident [$($column:tt)*])*) => {
            vec![$((
                stringify!($relation),
                $program.$relation.iter().map(|row| vec![$(row.$column),*]).collect(),
            )),*]
        };
    }

    pub fn run(facts: &Facts) -> Tuples {
        let mut program = Program {
            node: facts.node.iter().map(|&[a]| (a,)).collect(),
            edge: facts.edge.iter().map(|&[a, b]| (a, b)).collect(),
            link: facts.link.iter().map(|&[a, b]| (a, b)).collect(),
            weight: facts.weight.iter().map(|&[a, b]| (a, b)).collect(),
            triple: facts.triple.iter().map(|&[a, b, c]| (a, b, c)).collect(),
            quad: facts.quad.iter().map(|&[a, b, c, d]| (a, b, c, d)).collect(),
            wide: facts.wide.iter().map(|&[a, b, c, d, e, f]| (a, b, c, d, e, f)).collect(),
            ..Program::default()
        };
        program.run();
        derived! { program:
            path [0 1] odd [0 1] even [0 1] hot [0] apart [0 1] tally [0 1] equal_weight [0 1] corner [0 1 2]
            rare [0 1 2] square [0 1 2 3] mixed [0 1 2 3] shadow [0 1] number [0] gap [0 1 2]
            long [0 1 2 3 4] long_stop [0 1] longest [0 1 2 3 4 5]
        }
    }
}

mod ours {
    use super::*;

    program!(Program, dfquery_engine::store::provider::input, dfquery_engine::store::provider::derived);

    /// How derived relations are kept.
    #[derive(Clone, Copy, Debug)]
    pub struct Keeping {
        pub cap: u64,
        pub lean: bool,
    }

    impl Keeping {
        fn relation<const N: usize, const S: usize>(self, domains: [Option<Domain>; N]) -> Rel<N, S> {
            let relation = Rel::new(domains, self.cap);
            if self.lean { relation.lean() } else { relation }
        }
    }

    fn input<const N: usize>(parts: [&[[u32; N]]; 3], domains: [Option<Domain>; N]) -> Input<N> {
        Input::of_part(Arc::new(Table::new(parts.concat())), &domains)
    }

    fn rows<const N: usize, const S: usize>(relation: Rel<N, S>) -> BTreeSet<Vec<u32>> {
        let rows = relation.into_sorted();
        assert!(rows.is_sorted_by(|a, b| a < b), "sorted, and nothing twice");
        rows.iter().map(|row| row.to_vec()).collect()
    }

    macro_rules! inputs {
        ($program:ident from $parts:ident: $($common:ident $relation:ident [$($domain:ident)*])*) => {
            $($program.$common = input($parts.map(|part| &part.$relation[..]), [$($domain),*]);)*
        };
    }

    macro_rules! derived {
        ($program:ident kept $keeping:ident: $($common:ident $relation:ident [$($domain:ident)*])*) => {{
            $($program.$common = $keeping.relation([$($domain),*]);)*
            $program.run();
            vec![$((stringify!($relation), rows($program.$common))),*]
        }};
    }

    const NONE: Option<Domain> = None;

    /// Derives the tuples of the second of three parts.
    pub fn run(parts: [&Facts; 3], keeping: Keeping) -> Tuples {
        let mut program = Program::default();
        inputs! { program from parts:
            __node_ind_common node [PART]
            __edge_ind_common edge [PART PART]
            __link_ind_common link [PART PART]
            __weight_ind_common weight [PART NONE]
            __triple_ind_common triple [PART PART PART]
            __quad_ind_common quad [PART PART PART PART]
            __wide_ind_common wide [PART PART PART PART PART PART]
        }
        derived! { program kept keeping:
            __path_ind_common path [PART PART]
            __odd_ind_common odd [PART PART]
            __even_ind_common even [PART PART]
            __hot_ind_common hot [PART]
            __apart_ind_common apart [PART PART]
            __tally_ind_common tally [NUMBERS NUMBERS]
            __equal_weight_ind_common equal_weight [PART PART]
            __corner_ind_common corner [PART PART PART]
            __rare_ind_common rare [PART PART PART]
            __square_ind_common square [PART PART PART PART]
            __mixed_ind_common mixed [PART PART NONE NONE]
            __shadow_ind_common shadow [PART PART]
            __number_ind_common number [NUMBERS]
            __gap_ind_common gap [PART PART PART]
            __long_ind_common long [PART PART PART PART PART]
            __long_stop_ind_common long_stop [PART PART]
            __longest_ind_common longest [PART PART PART PART PART PART]
        }
    }
}

#[test]
fn our_storage_derives_what_ascents_own_derives() {
    let mut random = Random(4242);
    let mut found: BTreeMap<&str, usize> = BTreeMap::new();
    for case in 0..CASES {
        let parts = [FIRST - NODES, FIRST, FIRST + NODES].map(|first| random.facts(first));
        let expected = plain::run(&parts[1]);
        for cap in [0, 1 << 10, MATRIX_BITS] {
            for lean in [false, true] {
                let keeping = ours::Keeping { cap, lean };
                let derived = ours::run(parts.each_ref(), keeping);
                assert_eq!(derived, expected, "case {case}, {keeping:?}");
            }
        }
        for (relation, rows) in expected {
            *found.entry(relation).or_default() += rows.len();
        }
    }
    assert!(found.values().all(|&rows| rows > 100), "every relation has been put to the test: {found:?}");
}

/// Each is compared six times.
const CASES: usize = 2000;
