//! Names that modules use for variables and functions of their own, when several modules become one program.

use dfquery_engine::{base::FactBase, schema::Column};
use dfquery_rules::relation;
use rustc_hash::{FxHashMap, FxHashSet};
use std::{
    borrow::Cow,
    ffi::OsStr,
    path::{Path, PathBuf},
};

/// Puts the module before the name, `@a.ll:f`, of everything internal or private to one of `bases` whose name is also
/// used by another.
///
/// `paths` says where each base was read. Entities of a function bear its name: `a.ll:f/%x`.
pub fn qualify(bases: &mut [FactBase], paths: &[PathBuf]) {
    let users = users(bases.iter());
    for (base, path) in bases.iter_mut().zip(paths) {
        let own: FxHashSet<String> =
            internals(base).filter(|&name| users[name] > 1).map(str::to_owned).collect();
        if !own.is_empty() {
            rename(base, &own, &label(path, paths));
        }
    }
}

/// The number of `bases` that define or declare each name.
pub fn users<'b>(bases: impl Iterator<Item = &'b FactBase>) -> FxHashMap<String, usize> {
    let mut users: FxHashMap<String, usize> = FxHashMap::default();
    for base in bases {
        for name in globals(base) {
            *users.entry(name.to_owned()).or_default() += 1;
        }
    }
    users
}

/// The names of what is defined or declared, each once.
fn globals(base: &FactBase) -> FxHashSet<&str> {
    let defined = base.tuples::<relation::Linkage>().map(|row| base.symbol_text(row.global));
    let declared = base.tuples::<relation::DeclaredFunction>().map(|row| base.symbol_text(row.global));
    defined.chain(declared).collect()
}

/// The names that only the module knows.
pub fn internals(base: &FactBase) -> impl Iterator<Item = &str> {
    let is_internal =
        |row: &relation::Linkage| matches!(base.symbol_text(row.linkage), "internal" | "private");
    base.tuples::<relation::Linkage>().filter(is_internal).map(|row| base.symbol_text(row.global))
}

/// The label that distinguishes the module at `path` from the others: its name in its file or that of the file, or the
/// whole path if that is not enough.
pub fn label(path: &Path, paths: &[PathBuf]) -> String {
    let name = short(path);
    let others = paths.iter().filter(|other| short(other) == name).count();
    if others == 1 { name.into_owned() } else { path.display().to_string() }
}

/// The name of a file, or of the module in a file of several: `a.o` of `x/lib.a(a.o)`.
fn short(path: &Path) -> Cow<'_, str> {
    let Some(name) = path.file_name().map(OsStr::to_string_lossy) else { return path.to_string_lossy() };
    let inner = name.strip_suffix(')').and_then(|name| Some(name.split_once('(')?.1.to_owned()));
    inner.map_or(name, Cow::Owned)
}

/// Puts `label` before the names `own`, of globals and of the functions and objects called by them.
fn rename(base: &mut FactBase, own: &FxHashSet<String>, label: &str) {
    let function = |name: &str| own.contains(&format!("@{name}")).then(|| qualified(name, label));
    let object = |text: &str| {
        let (part, local) = dfquery_engine::base::split(text)?;
        Some(format!("{}/{local}", function(part)?))
    };
    base.rename_parts(function);
    base.map_symbols(|column: &Column, text| match text.strip_prefix('@') {
        Some(name) => function(name).map(|name| format!("@{name}")),
        // Objects in memory bear the names of values and instructions.
        None if column.name == "object" => object(text),
        None => None,
    });
}

/// Returns true if `qualified` is `name` after the module that it belongs to.
pub fn is_called(qualified: &str, name: &str) -> bool {
    let (qualified, name) = (qualified.trim_matches('"'), name.trim_matches('"'));
    qualified.strip_suffix(name).is_some_and(|module| module.ends_with(':'))
}

/// `a.ll:f`; in quotes where the name was, or where the label has characters of which names are not made.
pub fn qualified(name: &str, label: &str) -> String {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"._-".contains(&byte);
    match name.strip_prefix('"').and_then(|name| name.strip_suffix('"')) {
        Some(bare) => format!("\"{label}:{bare}\""),
        None if label.bytes().all(is_plain) => format!("{label}:{name}"),
        None => format!("\"{}:{name}\"", label.replace(['"', '\\'], "_")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_in_quotes_stays_in_quotes() {
        assert_eq!(qualified("f", "a.ll"), "a.ll:f");
        assert_eq!(qualified("\"f g\"", "a.ll"), "\"a.ll:f g\"");
        assert_eq!(qualified("f", "x/a.ll"), "\"x/a.ll:f\"");
    }

    #[test]
    fn a_module_of_a_file_has_its_own_name() {
        let paths = ["x/lib.a(a.o)", "x/lib.a(b.o)", "y/lib.a(b.o)"].map(PathBuf::from);
        assert_eq!(label(&paths[0], &paths), "a.o");
        assert_eq!(label(&paths[1], &paths), "x/lib.a(b.o)");
    }

    #[test]
    fn files_of_one_name_are_told_apart_by_their_folders() {
        let paths = ["x/a.ll", "y/a.ll", "y/b.ll"].map(PathBuf::from);
        assert_eq!(label(&paths[1], &paths), "y/a.ll");
        assert_eq!(label(&paths[2], &paths), "b.ll");
    }
}
