//! Groups of definitions (comdats), of which a program has those of one module.

use super::definitions::{Definition, Definitions};
use crate::error::{Error, Result};
use dfquery_engine::base::FactBase;
use dfquery_rules::relation;
use rustc_hash::FxHashMap;
use std::{
    collections::{BTreeSet, hash_map::Entry},
    path::PathBuf,
};

/// The module of a group, as the modules before choose it.
struct Choice<'m> {
    module: usize,
    selection: &'m str,
}

/// The modules of all groups.
pub struct Chosen<'m>(FxHashMap<&'m str, Choice<'m>>);

impl Chosen<'_> {
    /// Returns true if `definition`, one of `definitions` of the module with this number, is in no group, or
    /// in one that is taken from it.
    pub fn has(&self, definitions: &Definitions, definition: &Definition, module: usize) -> bool {
        definitions
            .group(definition)
            .and_then(|group| self.0.get(group))
            .is_none_or(|choice| choice.module == module || choice.selection == "nodeduplicate")
    }
}

/// Chooses a module for each group of `modules`, whose facts are in `bases` and whose files are `paths`.
///
/// # Errors
///
/// Groups of one name that do not agree.
pub fn choose<'m>(bases: &[FactBase], modules: &'m [Definitions], paths: &[PathBuf]) -> Result<Chosen<'m>> {
    let mut chosen: FxHashMap<&str, Choice> = FxHashMap::default();
    for (module, definitions) in modules.iter().enumerate() {
        for (group, selection) in &definitions.groups {
            let new = Choice { module, selection };
            match chosen.entry(group) {
                Entry::Vacant(entry) => _ = entry.insert(new),
                Entry::Occupied(mut entry) => {
                    let first = entry.get();
                    let differs = |what: &str| {
                        let [one, other] = [first.module, module].map(|at| paths[at].display());
                        Error::with_help(
                            format!("the group `{group}` has {what} in `{one}` and `{other}`"),
                            "modules of one program agree about a comdat: compile them of the same source and with the same flags",
                        )
                    };
                    let selection = agreed(first.selection, selection)
                        .ok_or_else(|| differs("other ways of choosing"))?;
                    let [before, size] = [first.module, module].map(|at| modules[at].size_of(group));
                    let is_new = match selection {
                        "largest" => size > before,
                        "samesize" if size != before => return Err(differs("other sizes")),
                        "exactmatch"
                            if contents(&bases[first.module], group) != contents(&bases[module], group) =>
                        {
                            return Err(differs("other contents"));
                        }
                        _ => false,
                    };
                    let module = if is_new { module } else { first.module };
                    entry.insert(Choice { module, selection });
                }
            }
        }
    }
    Ok(Chosen(chosen))
}

/// The way in which modules with such ways choose together.
fn agreed<'s>(first: &'s str, second: &'s str) -> Option<&'s str> {
    match (first, second) {
        _ if first == second => Some(first),
        ("any", "largest") | ("largest", "any") => Some("largest"),
        _ => None,
    }
}

/// The initialiser of the variable called `global`.
fn contents(base: &FactBase, global: &str) -> BTreeSet<(u32, String, String)> {
    let name = format!("@{global}");
    let text = |symbol| base.symbol_text(symbol).to_owned();
    let data = base.tuples::<relation::GlobalData>().filter(|row| base.symbol_text(row.global) == name);
    let data = data.map(|row| (row.offset, text(row.bytes), String::new()));
    let pointers =
        base.tuples::<relation::GlobalPointer>().filter(|row| base.symbol_text(row.global) == name);
    data.chain(pointers.map(|row| (row.offset, text(row.target), text(row.addend)))).collect()
}
