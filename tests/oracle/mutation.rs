//! Mistakes in the rules about divergence: something notices each of them.

use crate::{
    divergence::{CASES, Model, cases_of, irreducible, observe, reducible},
    lane_programs::program,
    lane_text::{claims_of, facts_of},
    lanes::{Claim, Code, Place, Step},
    mutants::{Mutant, mutants},
    remarks::Module,
    runs::cases,
};
use dfquery_engine::{
    base::FactBase,
    check::{self, Program},
    evaluate::{self, Rules},
    run::{Session, Unit},
    schema::RelationKind,
    syntax::{FileId, Sources},
};
use rayon::prelude::*;
use std::{
    collections::{BTreeSet, HashMap},
    fs,
    panic::{self, AssertUnwindSafe},
    path::{Path, PathBuf},
    sync::{Arc, mpsc},
    thread,
    time::Duration,
};

/// Random programs of each kind.
const PROGRAMS: usize = 30;
/// How many places in all programs are claimed to be uniform, strided and random, by iteration and by ipdom.
const CLAIMED: [[usize; 3]; 2] = [[1650, 40, 684], [1726, 40, 608]];
/// Files about control flow: programs of lanes notice mistakes in them sooner than modules do.
const WAYS: [&str; 4] = ["divergence.dl", "paths.dl", "candidates.dl", "unfold.dl"];
/// A function takes a thousandth of this: rules that need so long do not end.
const PATIENCE: Duration = Duration::from_secs(20);

/// How many tuples limited relations may have, if not as many as the rules say.
#[derive(Clone, Copy, Debug)]
struct Budget {
    tuples: u32,
    /// Whether leaves of expressions are limited too, or ways alone.
    leaves: bool,
}

/// So few tuples that hardly a function with a branch stays within the budget.
const BUDGETS: [Budget; 2] = [Budget { tuples: 2, leaves: false }, Budget { tuples: 2, leaves: true }];

/// Programs under one model, and what was claimed and seen of them.
struct Lanes {
    base: FactBase,
    expected: Vec<Expected>,
    budget: Option<Budget>,
}

struct Expected {
    claims: HashMap<Place, Claim>,
    steps: HashMap<Place, Step>,
}

impl Lanes {
    fn new(codes: &[Code], model: Model, program: &Program, budget: Option<Budget>) -> Self {
        let mut base = facts_of(codes, model.name());
        let asked = base.schema().relation("tuple_budget").expect("the schema has it");
        budget.into_iter().for_each(|budget| base.rows_mut(asked).push([budget.tuples]));
        Rules::intern(program, &mut base);
        let program = within(program, budget);
        let rules = Rules::new(&program, &[], &base, false).unwrap_or_else(|problems| panic!("{problems:?}"));
        let evaluations = rules.evaluations(&[]);
        let units = evaluate::units(&evaluations);
        let session = Session::new(&base, &program.schema, &units);
        let expected = codes.par_iter().enumerate().map(|(number, code)| {
            let seen = observe(code, model, 1);
            let claims = claims_of(&base, &session.part(number as u32), number as u32);
            let steps = claims.keys().filter_map(|place| Some((*place, seen.step(place)?))).collect();
            Expected { claims, steps }
        });
        let expected = expected.collect();
        drop(session);
        Lanes { expected, base, budget }
    }

    /// What notices that `program`, in which a rule of `file` has a mistake, claims too much or too little.
    fn look(&self, program: &Program, file: FileId) -> Option<String> {
        let whole = self.budget.is_some();
        let program = within(program, self.budget);
        evaluated(&program, (!whole).then_some(file), &self.base, |units| self.notice(&program, units))
    }

    /// The first function of which `units` claim too much or too little.
    fn notice(&self, program: &Program, units: &[Unit<'_>]) -> Option<String> {
        let session = Session::new(&self.base, &program.schema, units);
        let is_noticed = |number: &u32| {
            let claims = claims_of(&self.base, &session.part(*number), *number);
            self.expected[*number as usize].differs_from(&claims)
        };
        (0..self.base.parts()).find(is_noticed).map(|number| format!("function {number}"))
    }
}

/// `program` within another budget.
fn within(program: &Program, budget: Option<Budget>) -> Program {
    let mut program = program.clone();
    let Some(budget) = budget else { return program };
    let [leaves, leafy] = ["leaf_block", "too_many_leaves"].map(|name| program.schema.relation(name));
    for (at, relation) in program.schema.relations.iter_mut().enumerate() {
        if budget.leaves || leaves.is_none_or(|leaves| usize::from(leaves.0) != at) {
            relation.limit.iter_mut().for_each(|limit| *limit = budget.tuples);
        }
    }
    if !budget.leaves {
        let rules = program.files.iter_mut().map(|file| &mut Arc::make_mut(file).rules);
        rules.for_each(|rules| rules.retain(|rule| Some(rule.head.relation) != leafy));
    }
    program
}

impl Expected {
    /// The places of which what was seen does not allow what is claimed.
    fn unsound(&self) -> Vec<Place> {
        let mut steps = self.steps.iter();
        steps
            .by_ref()
            .filter(|(place, step)| !self.claims[place].allows(**step))
            .map(|(place, _)| *place)
            .collect()
    }

    /// Whether a claim is refuted by what was seen, or weaker than it could be.
    fn differs_from(&self, claims: &HashMap<Place, Claim>) -> bool {
        claims.iter().any(|(place, claim)| match self.claims[place] {
            Claim::Random => self.steps.get(place).is_some_and(|step| !claim.allows(*step)),
            stride => *claim != stride,
        })
    }
}

/// What notices mistakes.
struct Watch {
    /// The names of files that rules about divergence are in or read, and their texts.
    sources: Sources,
    lanes: Vec<Lanes>,
    modules: Vec<(Module, String)>,
}

/// The small cases, and random programs.
fn programs() -> Vec<Code> {
    let cases = CASES.into_iter().flat_map(cases_of).map(|(.., code)| code);
    let graphs = [reducible(PROGRAMS), irreducible(PROGRAMS)].concat();
    let random = graphs.iter().enumerate();
    cases.chain(random.map(|(at, graph)| program(graph, at as u64, at % 2 == 1))).collect()
}

impl Watch {
    fn new() -> Self {
        let codes = programs();
        let sources = needed();
        let rules = check::program(sources.clone()).0.expect("the rules are right");
        let lanes = [None].into_iter().chain(BUDGETS.map(Some)).flat_map(|budget| {
            [Model::Iteration, Model::Ipdom].map(|model| Lanes::new(&codes, model, &rules, budget))
        });
        let lanes = lanes.collect();
        let modules = module_files().into_iter().map(|path| {
            let text = fs::read_to_string(&path).expect("a case is text");
            let mut module = Module::new(&path.to_string_lossy(), &text);
            Rules::intern(&rules, &mut module.base);
            (module, text)
        });
        let modules: Vec<(Module, String)> = modules.collect();
        Watch { sources, lanes, modules }
    }

    /// What notices `program`, in which a rule of `file` has a mistake; none if nothing does.
    fn notice(&self, program: &Program, file: FileId) -> Option<String> {
        let is_about_ways = WAYS.iter().any(|name| self.sources[file].name.ends_with(name));
        match is_about_ways {
            true => self.lanes_notice(program, file).or_else(|| self.modules_notice(program, file)),
            false => self.modules_notice(program, file).or_else(|| self.lanes_notice(program, file)),
        }
    }

    fn lanes_notice(&self, program: &Program, file: FileId) -> Option<String> {
        let mut lanes = self.lanes.iter();
        lanes.find_map(|lanes| lanes.look(program, file))
    }

    fn modules_notice(&self, program: &Program, file: FileId) -> Option<String> {
        self.modules.iter().find_map(|(module, text)| {
            evaluated(program, Some(file), &module.base, |units| {
                let session = Session::new(&module.base, &program.schema, units);
                let parts = (0..module.base.parts()).map(|part| session.part(part));
                (module.remarked(parts) != *text).then(|| module.base.origin.clone())
            })
        })
    }
}

/// The modules with remarks.
fn module_files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/divergence");
    let entries =
        fs::read_dir(folder).expect("the cases are there").map(|entry| entry.expect("readable").path());
    let mut files: Vec<PathBuf> =
        entries.filter(|path| path.extension().is_some_and(|extension| extension == "ll")).collect();
    files.sort();
    files
}

/// The files of rules about divergence, and those that declare what they read.
fn needed() -> Sources {
    let program = dfquery_rules::built_in().program();
    let is_divergence = |id: FileId| program.sources[id].name.starts_with("rules/divergence/");
    let mut needed: BTreeSet<FileId> =
        program.sources.iter().map(|(id, _)| id).filter(|&id| is_divergence(id)).collect();
    loop {
        let reads =
            program.files.iter().filter(|file| needed.contains(&file.id)).flat_map(|file| &file.reads);
        let more: BTreeSet<FileId> = reads.map(|read| program.declared[read.0 as usize].span.file).collect();
        let before = needed.len();
        needed.extend(more);
        needed
            .extend(program.sources.iter().filter(|(_, s)| s.name == "rules/dominance.dl").map(|(id, _)| id));
        if needed.len() == before {
            break;
        }
    }
    let mut sources = Sources::new();
    for id in needed {
        sources.add(program.sources[id].name.as_str(), program.sources[id].text.as_str());
    }
    sources
}

/// Runs `look` with the units of `program`: those of `file` alone are its own, if a file is named. Says so if that does not
/// end.
fn evaluated(
    program: &Program,
    file: Option<FileId>,
    base: &FactBase,
    look: impl FnOnce(&[Unit<'_>]) -> Option<String>,
) -> Option<String> {
    let declares = |name: &&str| program.schema.relation(name).is_some();
    let of_file = |at: usize| program.declared[at].span.file;
    let all = || program.schema.relations.iter().enumerate();
    // A mistake in an inline relation is one in each file that uses it.
    let inline: Vec<String> = all()
        .filter(|(at, relation)| relation.kind == RelationKind::Inline && Some(of_file(*at)) == file)
        .map(|(_, relation)| format!("{}(", relation.name))
        .collect();
    let uses = |id: FileId| inline.iter().any(|name| program.sources[id].text.contains(name.as_str()));
    let changed: BTreeSet<&str> = all()
        .filter(|(at, relation)| {
            relation.kind == RelationKind::Derived
                && file.is_none_or(|file| of_file(*at) == file || uses(of_file(*at)))
        })
        .map(|(_, relation)| relation.name.as_str())
        .collect();
    let is_kept = |unit: &&Unit<'static>| {
        unit.derives.iter().all(|name| declares(name) && !changed.contains(name))
            && unit.reads.iter().all(|read| declares(&read.relation))
    };
    let compiled: Vec<Unit<'_>> = dfquery_rules::built_in().units().iter().filter(is_kept).copied().collect();
    let rules = Rules::new(program, &compiled, base, false).unwrap_or_else(|problems| panic!("{problems:?}"));
    let evaluations = rules.evaluations(&compiled);
    let own = evaluate::units(&evaluations);
    let units: Vec<Unit<'_>> = compiled.iter().chain(&own).copied().collect();
    let (done, ended) = mpsc::channel::<()>();
    let control = rules.control().clone();
    thread::scope(|scope| {
        scope.spawn(move || {
            if ended.recv_timeout(PATIENCE) == Err(mpsc::RecvTimeoutError::Timeout) {
                control.cancel();
            }
        });
        let seen = panic::catch_unwind(AssertUnwindSafe(|| look(&units)));
        drop(done);
        seen.unwrap_or_else(|_| Some("the clock".to_owned()))
    })
}

fn all_mutants(sources: &Sources) -> Vec<Mutant> {
    let program = check::program(sources.clone()).0.expect("the rules are right");
    sources.iter().flat_map(|(id, _)| mutants(sources, &program.schema, id)).collect()
}

#[test]
fn remarks_behind_modules_are_right() {
    for path in module_files() {
        let text = fs::read_to_string(&path).expect("a case is text");
        let module = Module::new(&path.to_string_lossy(), &text);
        let session = dfquery_rules::built_in().session(&module.base);
        let found = module.remarked((0..module.base.parts()).map(|part| session.part(part)));
        if std::env::var_os("BLESS").is_some() {
            fs::write(&path, &found).expect("writable");
        } else {
            assert!(found == text, "{}:\n{found}", path.display());
        }
    }
}

/// Functions over the budget get an answer that is coarse, and right: nearly all of these are.
#[test]
fn coarse_claims_are_sound() {
    let sources = needed();
    let rules = check::program(sources).0.expect("the rules are right");
    let count = cases(PROGRAMS as u32) as usize;
    let graphs = [reducible(count), irreducible(count)].concat();
    let codes: Vec<Code> =
        graphs.iter().enumerate().map(|(at, graph)| program(graph, at as u64, at % 2 == 1)).collect();
    for model in [Model::Iteration, Model::Ipdom] {
        let budgets = [1, 2, 20].map(|tuples| [false, true].map(|leaves| Budget { tuples, leaves }));
        for budget in budgets.into_iter().flatten() {
            let lanes = Lanes::new(&codes, model, &rules, Some(budget));
            for (code, expected) in codes.iter().zip(&lanes.expected) {
                let wrong = expected.unsound();
                assert_eq!(wrong, Vec::new(), "{model:?}, {budget:?}:\n{}", code.text());
            }
        }
    }
}

#[test]
fn programs_are_claimed_as_recorded() {
    let codes = programs();
    let counts = [Model::Iteration, Model::Ipdom].map(|model| {
        let base = facts_of(&codes, model.name());
        let session = dfquery_rules::built_in().session(&base);
        let mut counts = [0; 3];
        for number in 0..base.parts() {
            for claim in claims_of(&base, &session.part(number), number).into_values() {
                let kind = match claim {
                    Claim::Stride(0) => 0,
                    Claim::Stride(_) => 1,
                    Claim::Random => 2,
                };
                counts[kind] += 1;
            }
        }
        counts
    });
    assert_eq!(counts, CLAIMED);
}

/// Mistakes that nothing notices: those that change no answer with the reason, the others as open.
const UNNOTICED: &str = include_str!("../cases/divergence/unnoticed.txt");

/// `DFQUERY_MUTANTS=all` takes every mutant, else only rules are left out; with beginnings of names (`at_most,bounded`), those.
#[test]
fn mistakes_in_rules_are_noticed() {
    let watch = Watch::new();
    let wanted = std::env::var("DFQUERY_MUTANTS").ok();
    let is_chosen = |mutant: &Mutant| match wanted.as_deref() {
        None => mutant.is_rule,
        Some("all") => true,
        Some(names) => names.split(',').any(|name| mutant.name.starts_with(name)),
    };
    let chosen: Vec<Mutant> = all_mutants(&watch.sources).into_iter().filter(is_chosen).collect();
    let silent: BTreeSet<String> = chosen
        .par_iter()
        .filter(|mutant| {
            let program = mutant.program(&watch.sources);
            program.is_some_and(|program| watch.notice(&program, mutant.file).is_none())
        })
        .map(|mutant| mutant.name.clone())
        .collect();
    println!("{} mutants, {} unnoticed", chosen.len(), silent.len());
    let lines = UNNOTICED.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let listed: BTreeSet<&str> = lines.map(|line| line.split(" | ").next().expect("a name")).collect();
    let unknown: Vec<&str> =
        silent.iter().map(String::as_str).filter(|name| !listed.contains(name)).collect();
    assert!(unknown.is_empty(), "nothing notices\n{}", unknown.join("\n"));
    for mutant in chosen.iter().filter(|mutant| listed.contains(&*mutant.name)) {
        if !silent.contains(&mutant.name) {
            println!("listed, though it is noticed: {}", mutant.name);
        }
    }
}
