//! Generated facts: small functions, with what links them.

use dfquery_engine::{
    base::FactBase,
    check::{self, Program},
    syntax::Sources,
};
use std::sync::Arc;

const SCHEMA: &str = r#".pragma "partition" "Function"
.type Function <: symbol
.decl function(function: Function)
.input function
.decl edge(x: number, y: number)
.input edge
.decl start(x: number)
.input start
.decl address(p: number, o: number)
.input address
.decl copy(p: number, q: number)
.input copy
.decl load(p: number, q: number)
.input load
.decl store(p: number, q: number)
.input store
"#;

pub const CLOSURE: &str = ".decl path(x: number, y: number)
.output path
path(x, y) :- edge(x, y).
path(x, z) :- path(x, y), edge(y, z).
";

pub const REACH: &str = ".decl reached(x: number)
.output reached
reached(x) :- start(x).
reached(y) :- reached(x), edge(x, y).
";

pub const ANDERSEN: &str = ".decl pt(p: number, o: number)
.output pt
pt(p, o) :- address(p, o).
pt(p, o) :- copy(p, q), pt(q, o).
pt(p, o) :- load(p, q), pt(q, r), pt(r, o).
pt(r, o) :- store(p, q), pt(p, r), pt(q, o).
";

/// Numbers that are the same each time.
pub struct Lcg(u64);

impl Lcg {
    pub fn new(seed: u64) -> Self {
        Lcg(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0xD1B5_4A32_D192_ED03)
    }

    pub fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (((self.0 >> 33) * u64::from(n)) >> 31) as u32
    }
}

/// The rules of `workload`.
pub fn rules(workload: &str) -> &'static str {
    match workload {
        "closure" => CLOSURE,
        "reach" => REACH,
        _ => ANDERSEN,
    }
}

/// How many facts a function has.
fn size(workload: &str) -> usize {
    match workload {
        "closure" => 150,
        "reach" => 100,
        _ => 70,
    }
}

/// How many functions have about `facts` facts.
pub fn functions(workload: &str, facts: usize) -> u32 {
    (facts / size(workload)) as u32
}

/// The facts of a function; another `version` is the function after an edit.
pub fn function(
    workload: &str,
    function: u32,
    functions: u32,
    version: u64,
    push: &mut dyn FnMut(&'static str, &[u32]),
) {
    let mut lcg = Lcg::new(u64::from(function));
    let mut edit = Lcg::new(u64::from(function) + (version << 40));
    let mut changed = |lcg: &mut Lcg, at: u32, n: u32| {
        let old = lcg.below(n);
        if version > 0 && at.is_multiple_of(16) { edit.below(n) } else { old }
    };
    match workload {
        "closure" => {
            for at in 0..150 {
                let from = lcg.below(100);
                push("edge", &[function * 100 + from, function * 100 + changed(&mut lcg, at, 100)]);
            }
        }
        "reach" => {
            if function == 0 {
                push("start", &[0]);
            }
            for at in 0..100 {
                let from = function * 50 + lcg.below(50);
                push("edge", &[from, changed(&mut lcg, at, 50 * functions)]);
            }
        }
        _ => {
            // 50 variables a function; one in 25 copies is from an earlier function of the same twenty.
            let (here, first, before) = (function * 50, function - function % 20, function % 20);
            for at in 0..20 {
                let p = lcg.below(50);
                push("address", &[here + p, here + changed(&mut lcg, at, 50)]);
            }
            for at in 0..30 {
                let (p, q) = (lcg.below(50), changed(&mut lcg, at, 50));
                let far = lcg.below(25) == 0 && before > 0;
                let from = if far { (first + lcg.below(before)) * 50 } else { here };
                push("copy", &[here + p, from + q]);
            }
            for at in 0..10 {
                let p = lcg.below(50);
                push("load", &[here + p, here + changed(&mut lcg, at, 50)]);
                let p = lcg.below(50);
                push("store", &[here + p, here + lcg.below(50)]);
            }
        }
    }
}

/// The rules of `workload`, checked.
pub fn program(workload: &str) -> Program {
    let mut sources = Sources::new();
    sources.add("schema.dl", SCHEMA);
    sources.add("whole.dl", rules(workload));
    let (program, problems) = check::at_run_time(sources, None);
    program.unwrap_or_else(|| panic!("{problems:#?}"))
}

/// About `facts` facts of `workload`.
pub fn base(workload: &str, facts: usize, program: &Program) -> FactBase {
    let mut base = FactBase::new(Arc::new(program.schema.clone()));
    base.open_part("f");
    let functions = functions(workload, facts);
    for at in 0..functions {
        function(workload, at, functions, 0, &mut |relation, row| {
            let relation = base.relation(relation).expect("the rules declare it");
            base.rows_mut(relation).push_slice(row);
        });
    }
    for at in 0..program.schema.relations.len() {
        let relation = dfquery_engine::schema::RelationId(at as u16);
        let rows = base.rows_mut(relation);
        let sorted =
            dfquery_engine::base::Rows::sorted(rows.arity(), rows.iter().flatten().copied().collect());
        *rows = sorted;
    }
    base
}
