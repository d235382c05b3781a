//! From trees to a program without mistakes.
//!
//! Declarations first ([`declare`]), then each rule: [`expand`] splits disjunctions and puts inline relations in their
//! places, [`resolve`] names relations and types variables, [`safety`] asks what binds each variable. Last come the
//! questions about all rules together: [`order`] finds strata and the order of files, [`usage`] what nobody uses.

mod declare;
mod expand;
mod order;
mod program;
mod resolve;
mod safety;
mod usage;

use crate::{
    diagnostic::Diagnostic,
    schema::RelationKind,
    syntax::{self, FileId, Sources},
};
use declare::Declarations;
pub use program::*;

/// Checks all files of `sources` together.
///
/// The program is there if nothing is an error; warnings come with it.
pub fn program(sources: Sources) -> (Option<Program>, Vec<Diagnostic>) {
    let mut problems = Vec::new();
    let ids: Vec<FileId> = sources.iter().map(|(id, _)| id).collect();
    let trees: Vec<syntax::File> = ids
        .into_iter()
        .map(|id| {
            let (tree, mistakes) = syntax::parse(&sources, id);
            problems.extend(mistakes);
            tree
        })
        .collect();
    if problems.iter().any(Diagnostic::is_error) {
        return (None, problems); // what else seems wrong may only be a consequence
    }
    let declarations = Declarations::of(&sources, &trees, &mut problems);
    let inline = expand::Inline::of(&declarations, &trees, &mut problems);
    let mut files: Vec<FileRules> = trees
        .iter()
        .map(|tree| {
            let rules = tree
                .rules
                .iter()
                .flat_map(|rule| resolve::rule(&declarations, &inline, tree.id, rule, &mut problems));
            let rules: Vec<Rule> = rules.collect();
            let derives = declarations.of_file(tree.id, RelationKind::Derived);
            FileRules {
                id: tree.id,
                reads: order::reads(&derives, &rules),
                derives,
                strata: Vec::new(),
                rules,
            }
        })
        .collect();
    usage::check(&declarations, &trees, &mut problems);
    if !problems.iter().any(Diagnostic::is_error) {
        for file in &mut files {
            file.strata = order::strata(&declarations, file, &mut problems);
        }
        order::sort_files(&declarations, &mut files, &mut problems);
    }
    let Declarations { schema, declared, .. } = declarations;
    let program =
        (!problems.iter().any(Diagnostic::is_error)).then_some(Program { schema, declared, files, sources });
    (program, problems)
}
