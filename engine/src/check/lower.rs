//! Parts of the language that stand for others, put into their terms before names are resolved.
//!
//! All that comes after, from the resolution of names to evaluators and proofs, knows relations with columns, rules
//! over them, and aggregates that are conditions of their own.

mod components;
mod equivalence;
mod filled;
pub(super) mod nested;
mod subsumption;

use crate::{
    diagnostic::Diagnostic,
    syntax::{File, Formula, Sources, Span},
};

/// The files `trees` without components, equivalences, subsumptions, inputs that rules fill, and aggregates and ranges
/// within terms.
/// Those of a program of its own are one file then: each may add to the relations of the others.
/// `are_compiled` says that nothing is added to the relations later.
pub fn files(
    sources: &Sources,
    mut trees: Vec<File>,
    are_compiled: bool,
    problems: &mut Vec<Diagnostic>,
) -> Vec<File> {
    if sources.are_alone() {
        trees = merged(trees);
    }
    components::expand(sources, &mut trees, problems);
    for tree in &mut trees {
        equivalence::close(tree);
        subsumption::take_in(sources, tree, problems);
        let is_library = sources.is_library(tree.id);
        // A library declares the same, compiled before its users' files or checked with them.
        nested::take_out(tree, are_compiled || is_library && sources.have_library());
        if !is_library {
            filled::divide(tree);
        }
    }
    trees
}

/// The same of the body of a query. Returns the places of ranges, which would need relations.
pub fn query(body: &mut Formula) -> impl Iterator<Item = Span> {
    let mut taken = nested::Taken::default();
    nested::of_body(body, &mut taken);
    taken.into_ranges()
}

fn merged(trees: Vec<File>) -> Vec<File> {
    let id = trees.last().map(|tree| tree.id);
    let mut whole = File { id: id.unwrap_or_default(), ..File::default() };
    trees.into_iter().for_each(|mut tree| whole.append(&mut tree));
    vec![whole]
}
