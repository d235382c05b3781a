//! Irreducible programs printed again as reducible ones: LLVM accepts them, sees no irreducible cycle, and runs them alike.

use crate::{
    outside::{caller, expected, module, programs, run, sample},
    programs::irreducible_recipe,
};
use dfquery_convert::{
    llvm::{self, Body},
    reduce::{Budget, Manner, Settings, with_plan},
};
use dfquery_engine::base::FactBase;
use dfquery_extract::{Source, analysis::dominance, text::Listings};

/// Programs that are printed, for each manner. LLVM compiles them as one module, which takes it long.
const PROGRAMS: usize = 170;

pub fn read(text: &str) -> FactBase {
    let schema = dfquery_rules::shared_schema();
    let reading = dfquery_extract::read(&Source { name: "programs", bytes: text.as_bytes() }, schema);
    assert!(reading.diagnostics.is_empty(), "{:?}", reading.diagnostics);
    let mut base = reading.base;
    dominance::complete(&mut base);
    dfquery_rules::intern(&mut base);
    base
}

/// The module of `text` with all its functions made reducible.
fn printed(text: &str, settings: &Settings) -> String {
    let base = read(text);
    let session = dfquery_rules::session(&base);
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
    dfquery_rules::session(&base).whole("irreducible").len()
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
        Settings { manner: Manner::Dispatch, ..Settings::default() },
        Settings { manner: Manner::Duplicate, budget: plenty, ..Settings::default() },
    ];
    let mut recipes = sample(irreducible_recipe(), manners.len() * PROGRAMS);
    for settings in manners {
        let rest = recipes.split_off(recipes.len() - PROGRAMS);
        let functions = programs(rest);
        let printed = printed(&module(&functions), &settings);
        assert_eq!(irreducible(&printed), 0);
        run("opt-22", &["-passes=verify", "-disable-output"], &printed);
        if let Some(cycles) = run("opt-22", &["-passes=print<cycles>", "-disable-output"], &printed) {
            let found = cycles.lines().find(|line| several_entries(line));
            assert_eq!(found, None, "with {settings:?}:\n{printed}");
            assert!(cycles.contains("entries("), "LLVM prints cycles in another way");
        }
        let Some(found) = run("lli-22", &["-"], &(printed.clone() + &caller(&functions))) else { continue };
        for (at, (found, expected)) in found.lines().zip(expected(&functions).lines()).enumerate() {
            assert_eq!(found, expected, "line {at} with {settings:?}:\n{printed}");
        }
    }
}
