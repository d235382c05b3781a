//! The passes over a built graph: from one operator for each decision and signal to the final graph.
//!
//! Each pass is one file, whose picture shows the graph before and after it. [`PASSES`] run in their order, each if the
//! options ask for it; dead operators are removed after each that changes something. [`LAYOUT`] gives the graph that is
//! left its order, names and depths.

mod canonical_conditions;
mod carries;
mod comparisons;
mod connectives;
mod counters;
mod counts;
mod cse;
mod depths;
mod entrances;
mod free_loads;
mod fusion;
mod groups;
mod initial_conditions;
mod initial_movs;
mod initial_tokens;
mod interleave_runs;
mod loop_pattern;
mod numbers;
mod order_of_use;
mod pace;
mod pass;
mod pointer_chasing;
mod repeat_while;
mod repeats;
mod retime_order;
mod run;
mod sinks;
mod sums;
mod sweep;

use super::{builder::Builder, options::Options};
use dfquery_graph::{DefUse, Graph};
pub use pass::Starved;
use pass::{Context, Pass};
use run::run;

/// The passes that make the graph smaller, or its loops shorter: before, in, and after fusion.
const PASSES: [&[Pass]; 3] = [
    &[
        Pass { name: "polarity", when: Options::interleaves, run: canonical_conditions::turn_conditions },
        Pass { name: "overlap", when: Options::interleaves, run: interleave_runs::interleave_runs },
    ],
    fusion::FUSION,
    &[
        Pass { name: "initial values", when: always, run: initial_tokens::arm_phis },
        Pass { name: "initial movs", when: always, run: initial_movs::drop_movs },
        Pass {
            name: "initial conditions",
            when: Options::copies_conditions,
            run: initial_conditions::copy_conditions,
        },
        Pass { name: "unordered loads", when: always, run: free_loads::free_loads },
        Pass { name: "orders ahead", when: Options::counts, run: retime_order::order_ahead },
        Pass { name: "addresses", when: Options::counts, run: pointer_chasing::carry_addresses },
        Pass { name: "chains", when: always, run: connectives::merge_connectives },
    ],
];

/// The passes that change no operator; what nothing reads gets a reader.
const LAYOUT: [Pass; 5] = [
    Pass { name: "order of use", when: always, run: order_of_use::sort_by_use },
    Pass { name: "sinks", when: always, run: sinks::sink_unused },
    Pass { name: "groups", when: always, run: groups::name_groups },
    Pass { name: "numbers", when: always, run: numbers::renumber },
    Pass { name: "depths", when: always, run: depths::declare_depths },
];

/// Makes the final graph of what `builder` has built; also returns true if there was a choice between mechanisms.
///
/// # Errors
///
/// [`Starved`] names the pass that left something without a producer, which none should.
pub fn optimise(mut builder: Builder, options: &Options) -> Result<(Graph, bool), Starved> {
    let mut graph = std::mem::take(&mut builder.graph);
    let mut def_use = DefUse::new(&graph);
    let context = Context { options, builder: &builder };
    sweep::sweep(&mut graph, &mut def_use);
    for passes in PASSES {
        run(passes, &mut graph, &mut def_use, &context)?;
    }
    for pass in LAYOUT.iter().filter(|pass| (pass.when)(options)) {
        (pass.run)(&mut graph, &mut def_use, &context);
    }
    #[cfg(test)]
    assert!(def_use.is_current(&graph), "the layout changes the graph behind the index");
    Ok((graph, builder.streams.chooses))
}

/// The condition of a pass that every conversion runs.
fn always(_: &Options) -> bool {
    true
}
