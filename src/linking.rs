//! Definitions of several modules, of which a program keeps one for each name, as a linker does.
//!
//! A group (comdat) is taken as a whole from one of its modules. Then one definition of each name is kept, of
//! a function, a variable, an alias or an ifunc: the first of those with the highest precedence, and of
//! `common` variables the largest. Variables of `appending` linkage are put one after the other. All as
//! llvm-link does it. A definition that another takes the place of stays under a name of its module, if an alias there
//! is another name of it: an alias is of the memory of its own module.

pub mod archives;
pub mod definitions;
mod groups;
mod merging;

use crate::{
    error::{Error, Result},
    statics,
};
use definitions::{Definition, Definitions, Strength, Thing};
use dfquery_engine::base::FactBase;
use rustc_hash::{FxHashMap, FxHashSet};
use std::{
    collections::hash_map::Entry,
    path::{Path, PathBuf},
};

/// A definition: the module, and which of those there.
type At = (usize, usize);

/// Leaves out of `bases`, each of one of `paths`, the definitions that others take the place of.
///
/// # Errors
///
/// Two strong definitions of one name, or groups that do not fit.
pub fn keep_one_definition(bases: &mut [FactBase], paths: &[PathBuf]) -> Result<()> {
    if bases.len() < 2 {
        return Ok(());
    }
    let modules: Vec<Definitions> = bases.iter().map(Definitions::of).collect();
    let chosen = groups::choose(bases, &modules, paths)?;
    let mut kept: FxHashMap<&str, At> = FxHashMap::default();
    let mut dropped: Vec<FxHashSet<usize>> = vec![FxHashSet::default(); bases.len()];
    let mut left_behind: Vec<At> = Vec::new();
    for (module, definitions) in modules.iter().enumerate() {
        for (number, definition) in definitions.all.iter().enumerate() {
            if !chosen.has(definitions, definition, module) {
                dropped[module].insert(number);
                left_behind.push((module, number));
                continue;
            }
            match kept.entry(&definition.name) {
                Entry::Vacant(entry) => _ = entry.insert((module, number)),
                Entry::Occupied(mut entry) => {
                    let first = &modules[entry.get().0].all[entry.get().1];
                    if (first.strength, definition.strength) == (Strength::Strong, Strength::Strong) {
                        return Err(twice(&definition.name, &paths[entry.get().0], &paths[module]));
                    }
                    let new = (module, number);
                    let loser = if definition.is_before(first) { entry.insert(new) } else { new };
                    dropped[loser.0].insert(loser.1);
                }
            }
        }
    }
    // What only groups have that are not taken stays, if it is emitted wherever it is needed.
    for at in left_behind {
        let definition = &modules[at.0].all[at.1];
        if definition.strength == Strength::Once && !kept.contains_key(&*definition.name) {
            kept.insert(&definition.name, at);
            dropped[at.0].remove(&at.1);
        }
    }
    let alignments = common_alignments(&modules, &kept);
    for (name, align) in alignments {
        merging::align(&mut bases[kept[name].0], name, align);
    }
    let is_kept = |definition: &Definition| kept.contains_key(&*definition.name);
    let mut names: Vec<FxHashSet<&str>> = Vec::with_capacity(bases.len());
    for (((base, definitions), dropped), path) in bases.iter_mut().zip(&modules).zip(&dropped).zip(paths) {
        let dropped: Vec<&Definition> = dropped.iter().map(|&number| &definitions.all[number]).collect();
        names.push(dropped.iter().map(|definition| &*definition.name).collect());
        let (lost, gone): (Vec<_>, Vec<_>) = dropped.into_iter().partition(|definition| is_kept(definition));
        let aliased = merging::aliased(base, &lost);
        let (own, lost): (Vec<_>, Vec<_>) =
            lost.into_iter().partition(|definition| aliased.contains(&definition.name));
        merging::keep_for_aliases(base, &own, &statics::label(path, paths));
        merging::leave_out(base, &lost, &gone);
    }
    merging::append(bases, &modules, &names);
    Ok(())
}

/// The largest alignment of each `common` variable that several modules have.
fn common_alignments<'m>(modules: &'m [Definitions], kept: &FxHashMap<&str, At>) -> Vec<(&'m str, u64)> {
    let mut largest: FxHashMap<&str, u64> = FxHashMap::default();
    for definition in modules.iter().flat_map(|module| &module.all) {
        let is_common = kept.get(&*definition.name).is_some_and(|&(module, number)| {
            [definition, &modules[module].all[number]].iter().all(|one| one.strength == Strength::Common)
        });
        if let (true, Thing::Variable { align, .. }) = (is_common, &definition.thing) {
            let most = largest.entry(&definition.name).or_default();
            *most = (*most).max(*align);
        }
    }
    largest.into_iter().collect()
}

/// The error that `name` is defined in two modules, as a linker says it too.
fn twice(name: &str, first: &Path, second: &Path) -> Error {
    let name = name.strip_prefix('@').unwrap_or(name);
    Error::with_help(
        format!("`{name}` is defined in both `{}` and `{}`", first.display(), second.display()),
        "a program has one strong definition of a name: leave one of the modules out",
    )
}
