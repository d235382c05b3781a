//! Loads that need no order: nothing in the function writes to what they read, and their addresses arrive when it has
//! started.
//!
//! ```text
//!   i = pick(again, 0, i + 1)                  i = pick(again, gate(start, 0), i + 1)
//!   o = pick(again, start, switch(again, o))
//!   load i, o                                  load i
//! ```
//! A load that waits for a store of some iterations ago as well waits for that one alone.
//!
//! The order with which a function starts goes round loops for such loads alone. Their addresses tell the same where
//! what enters the loops waits for it. So the order is taken from all of them; to those that rules/graph/early.dl says
//! could fire early now, addresses are led by what enters after the order, and where that is not to be had, or takes
//! more operators than it saves, they get their order back.

mod groups;
mod rings;
mod starts;
mod trial;

use super::pass::Context;
use dfquery_graph::{DefUse, Graph, verify};
use dfquery_rules::relation;
use groups::Group;
use rustc_hash::FxHashSet;
use starts::Starts;
use trial::Trial;

/// Takes their order from the loads of `graph` that need none.
pub fn free_loads(graph: &mut Graph, def_use: &mut DefUse, _: &Context) {
    let starts = Starts::of(graph, def_use);
    let mut groups = Group::all(graph, &starts);
    if groups.is_empty() {
        return;
    }
    let mut trial = Trial::new(graph, def_use, &starts);
    groups.iter_mut().for_each(|group| trial.begin(group));
    loop {
        let early = early_operators(trial.graph);
        trial.fresh.clear();
        let mut settled = true;
        for group in &mut groups {
            let loads = group.loads.iter().map(|load| load.op);
            let found: Vec<usize> = loads.filter(|at| early.contains(at)).collect();
            settled &= found.is_empty();
            if !found.into_iter().all(|load| trial.lead(group, load)) {
                trial.give_up(group);
            }
        }
        if settled {
            let dear = groups.iter_mut().filter(|group| !group.loads.is_empty() && group.added > group.saved);
            let given_up = dear.map(|group| trial.give_up(group)).count();
            if given_up == 0 {
                break;
            }
        }
    }
}

/// The operators that may fire before the order of the function has come.
fn early_operators(graph: &Graph) -> FxHashSet<usize> {
    let part = verify::facts(graph);
    part.rows().map(|row: relation::EarlyOperator| row.operator.0 as usize).collect()
}
