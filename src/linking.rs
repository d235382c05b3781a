//! Definitions of several modules, of which a program keeps one for each name, as a linker does.

use crate::{
    error::{Error, Result},
    program::function_names,
};
use dfquery_engine::base::FactBase;
use dfquery_rules::{entity, relation};
use rustc_hash::{FxHashMap, FxHashSet};
use std::{
    collections::hash_map::Entry,
    path::{Path, PathBuf},
};

/// The precedence of a definition, lowest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Strength {
    /// A copy for inlining: `available_externally`.
    Copy,
    /// One of several that may be there: `linkonce`, `weak`, and their `_odr` forms.
    Weak,
    /// The only one.
    Strong,
}

/// The definition of a name that is kept: the first of those with the highest precedence.
struct Kept {
    module: usize,
    part: u32,
    strength: Strength,
}

/// Leaves out of `bases`, each of one of `paths`, the definitions of functions that others take the place of.
///
/// # Errors
///
/// Two strong definitions of one name.
pub fn keep_one_definition(bases: &mut [FactBase], paths: &[PathBuf]) -> Result<()> {
    let mut kept: FxHashMap<String, Kept> = FxHashMap::default();
    let mut dropped: Vec<FxHashSet<u32>> = vec![FxHashSet::default(); bases.len()];
    for (module, base) in bases.iter().enumerate() {
        let strengths = strengths(base);
        for (part, name) in (0..).zip(function_names(base)) {
            let strength = strengths.get(&part).copied().unwrap_or(Strength::Strong);
            let new = Kept { module, part, strength };
            match kept.entry(name) {
                Entry::Vacant(entry) => _ = entry.insert(new),
                Entry::Occupied(mut entry) => {
                    let first = entry.get();
                    if (first.strength, strength) == (Strength::Strong, Strength::Strong) {
                        return Err(twice(entry.key(), &paths[first.module], &paths[module]));
                    }
                    let loser = if strength > first.strength { entry.insert(new) } else { new };
                    dropped[loser.module].insert(loser.part);
                }
            }
        }
    }
    for (base, dropped) in bases.iter_mut().zip(dropped).filter(|(_, dropped)| !dropped.is_empty()) {
        let parts: Vec<(&FactBase, u32)> =
            (0..base.parts()).filter(|part| !dropped.contains(part)).map(|part| (&*base, part)).collect();
        let names: FxHashSet<String> = dropped
            .iter()
            .map(|&part| format!("@{}", base.entities_of::<entity::Function>().local_name(part)))
            .collect();
        let mut without = FactBase::gathered(base.schema(), &[&*base], &parts);
        without.origin.clone_from(&base.origin);
        let linkage = without.tuples::<relation::Linkage>();
        let linkage = linkage.filter(|row| !names.contains(without.symbol_text(row.global)));
        without.replace(linkage.collect::<Vec<_>>());
        *base = without;
    }
    Ok(())
}

/// The precedence of the functions of `base` that others may take the place of.
fn strengths(base: &FactBase) -> FxHashMap<u32, Strength> {
    let strength = |row: relation::FunctionLinkage| {
        let strength = match base.symbol_text(row.linkage) {
            "available_externally" => Strength::Copy,
            "linkonce" | "linkonce_odr" | "weak" | "weak_odr" => Strength::Weak,
            _ => Strength::Strong,
        };
        (row.function.0, strength)
    };
    base.tuples::<relation::FunctionLinkage>().map(strength).collect()
}

/// The error that `name` is defined in two modules, as a linker says it too.
fn twice(name: &str, first: &Path, second: &Path) -> Error {
    Error::with_help(
        format!("`{name}` is defined in both `{}` and `{}`", first.display(), second.display()),
        "a program has one strong definition of a function: leave one of the modules out",
    )
}
