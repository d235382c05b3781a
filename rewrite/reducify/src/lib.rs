//! Irreducible control flow made reducible: by copies within a budget or by a dispatch block, for the least time or the
//! least size.
//!
//! The rules of rules/reducify find the cycles, say which copies an order of the blocks asks for and where values meet
//! again, and certify the result. What is done here is counting, choosing and building.

mod certificate;
mod dispatch;
mod duplicate;
mod facts;
mod labels;
pub mod llvm;
mod names;
mod order;
pub mod ordered;
mod outline;
mod plan;
mod region;
mod report;
mod settings;
mod strategy;
mod time;

pub use certificate::faults;
pub use outline::{Node, Outline, Successor};
pub use plan::Plan;
pub use report::{Choice, Cycle, Report};
pub use settings::{Budget, Manner, Settings, TUPLES};

use dfquery_engine::{
    base::FactBase,
    cancel,
    run::{Part, Session},
};
use dfquery_graph::function::Function;
use dfquery_rules::relation;
use names::{Names, Numbers};
use rayon::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::RefCell;
use strategy::{Costs, Obstacles, make_reducible};
use time::Profile;

/// A function that was irreducible, and no longer is.
pub struct Reduced {
    /// Its facts, alone in their base. Blocks have the numbers of the nodes of `outline`.
    pub base: FactBase,
    /// Its control flow.
    pub outline: Outline,
    /// The treatment of its cycles.
    pub report: Report,
}

/// Makes the function `id` of `base` reducible; none if it is so already.
///
/// # Errors
///
/// The report of a function that is left as it was, with the reason.
pub fn reduce(
    session: &Session,
    base: &FactBase,
    id: u32,
    settings: &Settings,
) -> Result<Option<Reduced>, Box<Report>> {
    with_plan(session, base, id, settings, |plan, mut base, report| {
        if !plan.function.rows::<relation::EdgeFrequency>().is_empty() {
            Profile::new(plan.function).tell(plan.outline, &mut base);
        }
        Reduced { base, outline: plan.outline.clone(), report }
    })
}

/// Returns true if dispatches are sure to make the function `id` of `base` reducible, as far as that can be told
/// without a plan.
///
/// Limits  false of functions for which it takes one: with blocks that no branch can lead to, or that branch on what facts do
///         not tell
pub fn is_sure(part: &Part, base: &FactBase, id: u32, settings: &Settings) -> bool {
    if !matches!(settings.manner, Manner::Auto | Manner::Size | Manner::Dispatch)
        || !part.rows::<relation::Irreparable>().is_empty()
        || !part.rows::<relation::Undispatchable>().is_empty()
    {
        return false;
    }
    let function = Function::new(base, id);
    let outline = Outline::of(&function, &reachable(part));
    plan::all_decide(&function, &outline)
}

/// Plans the function `id` of `base` anew and hands plan and new facts to `work`; none if the function is reducible already.
///
/// # Errors
///
/// As for [`reduce`].
pub fn with_plan<R>(
    session: &Session,
    base: &FactBase,
    id: u32,
    settings: &Settings,
    work: impl FnOnce(&Plan, FactBase, Report) -> R,
) -> Result<Option<R>, Box<Report>> {
    let mut part = session.part(id);
    if settings.manner == Manner::Off || part.rows::<relation::Irreducible>().is_empty() {
        return Ok(None);
    }
    let function = Function::new(base, id);
    let mut report = Report::of(&function, &reachable(&part));
    let done = outlined(&function, &part, settings, &mut report).and_then(|outline| {
        let plan = Plan::new(&function, &outline, &mut part);
        report.instructions[1] = plan.size();
        let new = certified(&plan, session)?;
        Ok(work(&plan, new, report.clone()))
    });
    done.map(Some).map_err(|reason| Box::new(report.left(reason)))
}

/// The facts of `function`, alone in their base, with the control flow of `outline`, whose nodes are copies of its blocks.
///
/// # Errors
///
/// The faults that the certificate finds.
pub fn outlined_as(function: &Function, outline: &Outline, part: &mut Part) -> Result<FactBase, String> {
    let session = part.session();
    certified(&Plan::new(function, outline, part), session)
}

/// The reducible control flow of `function`; the changes are recorded in `report`.
///
/// Cycles are chosen and ordered as a walk finds them, so that nothing depends on the order in which blocks are written.
///
/// # Errors
///
/// The reason why the function is not changed.
fn outlined(
    function: &Function,
    part: &Part,
    settings: &Settings,
    report: &mut Report,
) -> Result<Outline, String> {
    if let Some(reason) = irreparable(function, part) {
        return Err(reason);
    }
    // What every size is counted with is derived once.
    part.rows::<relation::LiveIn>();
    part.rows::<relation::DefinedIn>();
    let profile = Profile::new(function);
    let time = remembered(|outline| profile.time(outline));
    let costs = Costs {
        size: &remembered(|outline| size(function, outline, &mut part.fork())),
        length: &|block| block.map_or(0, |block| function.block(block).instructions.len()),
        time: &time,
    };
    let written = Outline::of(function, &reachable(part));
    let walk = written.walk();
    let mut outline = written.reordered(&walk);
    let root = |cycle: &Cycle| cycle.root.map_or("", |block| function.block_name(block)).to_owned();
    report.time = [time(&outline); 2];
    let cycles = make_reducible(&mut outline, part.session(), &obstacles(function, part), settings, &costs)
        .map_err(|cycle| format!("the cycle of {}: {}", root(&cycle), cycle.reason))?;
    outline.gather();
    report.time[1] = time(&outline);
    let mut outline = outline.reordered(&outline::as_written(&walk, outline.nodes.len()));
    outline.trim();
    if let Some(block) = plan::undecided(function, &outline) {
        return Err(format!("facts do not tell what {} branches on", function.block_name(block)));
    }
    report.after = outline.nodes.len();
    report.cycles = cycles.into_iter().map(|cycle| (root(&cycle), cycle)).collect();
    Ok(outline)
}

/// `cost`, which is computed once for each control flow.
fn remembered<R: Copy>(cost: impl Fn(&Outline) -> R) -> impl Fn(&Outline) -> R {
    let known: RefCell<FxHashMap<Outline, R>> = RefCell::default();
    move |outline| {
        let found = known.borrow().get(outline).copied();
        found.unwrap_or_else(|| {
            let found = cost(outline);
            known.borrow_mut().insert(outline.clone(), found);
            found
        })
    }
}

/// Number of instructions of `function` with the control flow of `outline`; none if facts lack the operand of a branch.
fn size(function: &Function, outline: &Outline, part: &mut Part) -> Option<usize> {
    let mut outline = outline.clone();
    outline.trim();
    outline.gather();
    plan::undecided(function, &outline).is_none().then(|| Plan::new(function, &outline, part).size())
}

/// The facts of the function of `plan`.
///
/// # Errors
///
/// The faults that the certificate finds.
fn certified(plan: &Plan, session: &Session) -> Result<FactBase, String> {
    let new = facts::facts(plan, &Names::new(plan, Numbers::Kept), session);
    let faults = faults(plan.function, plan.outline, &session.beside(&new), 0);
    if faults.is_empty() { Ok(new) } else { Err(format!("the certificate fails: {}", faults.join("; "))) }
}

fn reachable(part: &Part) -> FxHashSet<u32> {
    part.rows().map(|row: relation::Reachable| row.block.0).collect()
}

/// The reason why nothing can be changed in the function, if there is one.
fn irreparable(function: &Function, part: &Part) -> Option<String> {
    let first = part.rows::<relation::Irreparable>().min();
    first.map(|row| format!("{} in {}", function.text(row.reason), function.block_name(row.block.0)))
}

fn obstacles(function: &Function, part: &Part) -> Obstacles {
    let reason = |relation::Uncopyable { block, reason }| {
        (block.0, format!("{} in {}", function.text(reason), function.block_name(block.0)))
    };
    Obstacles {
        uncopyable: part.rows().map(reason).collect(),
        undispatchable: part.rows().map(|row: relation::Undispatchable| row.block.0).collect(),
    }
}

/// The program of `base` with every irreducible function made reducible that can be, and the reports about them.
pub fn reduce_all(session: &Session, base: &FactBase, settings: &Settings) -> (FactBase, Vec<Report>) {
    let parts: Vec<u32> = (0..base.parts()).collect();
    let of_part = |&id: &u32| match reduce(session, base, id, settings) {
        Ok(Some(reduced)) => (reduced.base, Some(reduced.report)),
        Ok(None) => (base.part_alone(id, |_, _| true), None),
        Err(report) => (base.part_alone(id, |_, _| true), Some(*report)),
    };
    let functions = parts.par_iter().map(cancel::carried(of_part));
    let (functions, reports): (Vec<FactBase>, Vec<Option<Report>>) = functions.unzip();
    let mut whole = base.without_parts();
    whole.append(&functions);
    session.intern(&mut whole);
    (whole, reports.into_iter().flatten().collect())
}
