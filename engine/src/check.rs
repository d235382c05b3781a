//! From trees to a program without mistakes.
//!
//! [`lower`] puts parts of the language that stand for others into their terms. Declarations come next ([`declare`]), then
//! each rule: [`expand`] splits disjunctions and puts inline relations in their places, [`resolve`] names relations and
//! types variables, [`safety`] asks what binds each variable. Last come the questions about all rules together: [`order`]
//! finds strata and the order of files, [`unused`] unused names. [`packed`] keeps a checked program as bytes.

mod branches;
mod computed_texts;
mod declare;
mod expand;
mod inlined;
mod kinds;
mod lifted;
mod lower;
mod modules;
mod name_atom;
mod order;
mod packed;
mod program;
mod propositions;
mod query;
mod record_names;
mod resolve;
mod safety;
mod store;
mod termination;
mod unused;

use crate::{
    diagnostic::Diagnostic,
    schema::RelationKind,
    syntax::{self, FileId, Sources},
};
use declare::Declarations;
pub(crate) use order::reads;
pub use packed::{Packed, pack};
pub use program::*;
pub use query::QUERY;
use std::sync::{Arc, OnceLock};

/// Checks all files of `sources` together.
///
/// The program is there if nothing is an error; warnings come with it.
pub fn program(sources: Sources) -> (Option<Program>, Vec<Diagnostic>) {
    checked(sources, None, None, false)
}

/// Checks rules that are run without compiling: they can name entities, as in `block = "f/bb3"`.
///
/// The file `query`, if there is one, holds the body of a rule. It becomes the only rule of a relation called
/// [`QUERY`], with a column for each variable, in the order of the text; those that begin with `_` have none. Without
/// any it has one column, which holds 1.
pub fn at_run_time(sources: Sources, query: Option<FileId>) -> (Option<Program>, Vec<Diagnostic>) {
    checked(sources, None, query, true)
}

/// Checks the files of `sources` after its library, which was checked before: `library` becomes a part of the program as it
/// is.
pub fn extending(
    library: &Program,
    sources: Sources,
    query: Option<FileId>,
) -> (Option<Program>, Vec<Diagnostic>) {
    checked(sources, Some(library), query, true)
}

fn checked(
    sources: Sources,
    library: Option<&Program>,
    query: Option<FileId>,
    names: bool,
) -> (Option<Program>, Vec<Diagnostic>) {
    let mut problems = Vec::new();
    let is_new = |id: &FileId| library.is_none() || !sources.is_library(*id);
    let ids = sources.iter().map(|(id, _)| id).filter(|id| is_new(id) && Some(*id) != query);
    let trees: Vec<syntax::File> = ids
        .map(|id| {
            let (tree, mistakes) = syntax::parse(&sources, id);
            problems.extend(mistakes);
            tree
        })
        .collect();
    let asked = query.and_then(|id| match syntax::parse_query(&sources, id) {
        Ok(body) => Some((id, body)),
        Err(mistakes) => {
            problems.extend(mistakes);
            None
        }
    });
    if problems.iter().any(Diagnostic::is_error) {
        return (None, problems); // what else seems wrong may only be a consequence
    }
    let mut trees = lower::files(&sources, trees, !names, &mut problems);
    if problems.iter().any(Diagnostic::is_error) {
        return (None, problems);
    }
    let mut declarations = Declarations::of(&sources, library, &trees, &mut problems);
    if declarations.is_full {
        return (None, problems);
    }
    declarations.allow_names = names;
    let before = problems.len();
    trees.iter_mut().for_each(|tree| branches::fill(&declarations, tree, &mut problems));
    if problems.len() > before {
        return (None, problems);
    }
    trees.iter_mut().for_each(|tree| propositions::fill(&declarations, tree, &mut problems));
    let bodies = trees.iter().flat_map(|tree| &tree.rules).map(|rule| &rule.body);
    let mut of_library = inlined::trees(&declarations, bodies.chain(asked.as_ref().map(|(_, body)| body)));
    trees.iter_mut().chain(&mut of_library).for_each(|tree| name_atom::file(&declarations, tree));
    let inline = expand::Inline::of(&declarations, trees.iter().chain(&of_library), &mut problems);
    lifted::take_out(&mut declarations, &inline, &mut trees, &mut problems);
    if let Some((id, mut body)) = asked {
        let in_query = |span| declarations.error("a range cannot stand in a query", span);
        let ranges = lower::query(&mut body);
        problems.extend(ranges.map(|span| in_query(span).help("give it a relation in a rule file")));
        branches::formula(&declarations, &mut body, &mut problems);
        name_atom::formula(&declarations, &mut body);
        propositions::formula(&declarations, &mut body, &mut problems);
        trees.extend(query::declare(&mut declarations, &inline, id, body, &mut problems));
    }
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
                mentioned: OnceLock::new(),
            }
        })
        .collect();
    unused::check(&declarations, &trees, &mut problems);
    if !problems.iter().any(Diagnostic::is_error) {
        for file in &mut files {
            file.strata = order::strata(&declarations, file, &mut problems);
            termination::check(&declarations, file, &mut problems);
        }
        order::sort_files(&declarations, &mut files, &mut problems);
    }
    let known = library.map_or(&[][..], |library| &library.files);
    let files: Vec<Arc<FileRules>> = known.iter().cloned().chain(files.into_iter().map(Arc::new)).collect();
    if !problems.iter().any(Diagnostic::is_error) {
        computed_texts::check(&declarations, &files, &mut problems);
    }
    let Declarations { schema, declared, .. } = declarations;
    let program =
        (!problems.iter().any(Diagnostic::is_error)).then_some(Program { schema, declared, files, sources });
    (program, problems)
}
