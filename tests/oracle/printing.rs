//! Irreducible programs printed again as reducible ones: LLVM accepts them, sees no irreducible cycle, and runs them alike.

use crate::{
    code::Function,
    facts,
    outside::{caller, expected, module, programs, run, sample},
    programs::irreducible_recipe,
    runs::cases,
};
use dfquery_engine::base::FactBase;
use dfquery_extract::{Source, analysis::dominance, text::Listings};
use dfquery_graph::function;
use dfquery_reducify::{
    Budget, Manner, Settings,
    llvm::{self, Body, facts::definition},
    reduce, with_plan,
};

/// Programs that are printed, for each manner.
const PROGRAMS: u32 = 130;

/// The most that LLVM compiles as one module: a function that calls them all takes it long.
const MODULE: usize = 130;

pub fn read(text: &str) -> FactBase {
    let schema = dfquery_rules::built_in().schema().clone();
    let reading = dfquery_extract::read(&Source { name: "programs", bytes: text.as_bytes() }, schema);
    assert!(reading.diagnostics.is_empty(), "{:?}", reading.diagnostics);
    let mut base = reading.base;
    dominance::complete(&mut base);
    dfquery_rules::built_in().intern(&mut base);
    base
}

/// The module of `text` with all its functions made reducible.
fn printed(text: &str, settings: &Settings) -> String {
    let base = read(text);
    let session = dfquery_rules::built_in().session(&base);
    let listings = Listings::new(text);
    let body = |id| {
        let body = with_plan(&session, &base, id, settings, |plan, _, _| llvm::body(&listings, plan));
        body.unwrap_or_else(|report| panic!("{report}")).map(|body| body.expect("its text is there"))
    };
    let bodies: Vec<Body> = (0..base.parts()).filter_map(body).collect();
    assert_eq!(bodies.len() as u32 + 1, base.parts(), "all but the helper are irreducible");
    llvm::module(text, &bodies)
}

/// How many functions of `text` have an irreducible cycle.
fn irreducible(text: &str) -> usize {
    let base = read(text);
    dfquery_rules::built_in().session(&base).whole("irreducible").len()
}

/// Whether LLVM says in `line` that a cycle has several entries: `depth=1: entries(b2 b3) b4`.
fn several_entries(line: &str) -> bool {
    let entries = line.split_once("entries(").and_then(|(_, rest)| rest.split_once(')'));
    entries.is_some_and(|(entries, _)| entries.contains(' '))
}

#[test]
fn llvm_accepts_and_runs_what_is_printed() {
    let plenty = Budget { cycle: 1e6, function: 1e6 };
    let manners = [
        Settings::default(),
        Settings { manner: Manner::Size, ..Settings::default() },
        Settings { manner: Manner::Dispatch, ..Settings::default() },
        Settings { manner: Manner::Duplicate, budget: plenty, ..Settings::default() },
    ];
    let count = cases(PROGRAMS) as usize;
    let mut recipes = sample(irreducible_recipe(), manners.len() * count);
    for settings in manners {
        let rest = recipes.split_off(recipes.len() - count);
        rest.chunks(MODULE).for_each(|recipes| accepted(&programs(recipes.to_vec()), &settings));
    }
}

/// LLVM accepts and runs `functions` as they are printed.
fn accepted(functions: &[Function], settings: &Settings) {
    let printed = printed(&module(functions), settings);
    assert_eq!(irreducible(&printed), 0);
    run("opt-22", &["-passes=verify", "-disable-output"], &printed);
    if let Some(cycles) = run("opt-22", &["-passes=print<cycles>", "-disable-output"], &printed) {
        let found = cycles.lines().find(|line| several_entries(line));
        assert_eq!(found, None, "with {settings:?}:\n{printed}");
        assert!(cycles.contains("entries("), "LLVM prints cycles in another way");
    }
    run_alike(functions, &printed);
}

/// `lli` prints the same of `functions` as they are `printed` as the interpreter.
fn run_alike(functions: &[Function], printed: &str) {
    let Some(found) = run("lli-22", &["-"], &(printed.to_owned() + &caller(functions))) else { return };
    let expected = expected(functions);
    assert_eq!(found.lines().count(), expected.lines().count(), "{printed}");
    for (at, (found, expected)) in found.lines().zip(expected.lines()).enumerate() {
        assert_eq!(found, expected, "line {at}:\n{printed}");
    }
}

/// Without any text: the functions as a reader of another language would hand them over.
#[test]
fn what_is_printed_from_facts_runs_alike() {
    for recipes in sample(irreducible_recipe(), cases(PROGRAMS) as usize).chunks(MODULE) {
        let functions = programs(recipes.to_vec());
        let base = facts::module(&functions.iter().collect::<Vec<_>>());
        let session = dfquery_rules::built_in().session(&base);
        let definition = |id| {
            let reduced = reduce(&session, &base, id, &Settings::default());
            let text = match reduced.unwrap_or_else(|report| panic!("{report}")) {
                Some(reduced) => definition(&function::Function::new(&reduced.base, 0)),
                None => definition(&function::Function::new(&base, id)),
            };
            text.unwrap_or_else(|reason| panic!("{reason}\n{}", module(&functions))).0
        };
        let printed: Vec<String> = (0..base.parts()).map(definition).collect();
        let printed = printed.join("\n");
        assert_eq!(irreducible(&printed), 0);
        run("opt-22", &["-passes=verify", "-disable-output"], &printed);
        run_alike(&functions, &printed);
    }
}
