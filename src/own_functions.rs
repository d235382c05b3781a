//! Functions of the program that are called like functions of a library, and are others.

use dfquery_engine::{base::FactBase, tuple::Symbol};
use dfquery_rules::relation;
use std::collections::{HashMap, HashSet};

/// The linkages of what only its module knows.
const HIDDEN: [&str; 2] = ["internal", "private"];

/// Tells the functions that the linker would take for those of a library.
pub(crate) struct OwnFunctions {
    /// The signatures of functions of the library of which the program has a body, by name.
    known: HashMap<&'static str, &'static str>,
    /// The functions with a body, each with the type that it has.
    bodies: HashMap<Symbol, String>,
    /// The functions that only their module knows.
    hidden: HashSet<Symbol>,
}

impl OwnFunctions {
    /// Those of the program in `base`.
    pub fn of(base: &FactBase) -> OwnFunctions {
        let types: HashMap<Symbol, Symbol> =
            base.tuples::<relation::FunctionType>().map(|row| (row.global, row.r#type)).collect();
        let text = |global| types.get(&global).map_or("", |&found| base.symbol_text(found)).to_owned();
        let bodies: HashMap<Symbol, String> =
            base.tuples::<relation::FunctionName>().map(|row| (row.global, text(row.global))).collect();
        let names: HashSet<&str> =
            bodies.keys().map(|&global| base.symbol_text(global).trim_start_matches('@')).collect();
        let known = dfquery_rules::SIGNATURES.lines().skip(1).filter_map(|line| line.split_once(','));
        let known = known.filter(|(name, _)| names.contains(name)).collect();
        let is_hidden = |row: &relation::Linkage| HIDDEN.contains(&base.symbol_text(row.linkage));
        let hidden = base.tuples::<relation::Linkage>().filter(is_hidden).map(|row| row.global);
        OwnFunctions { known, bodies, hidden: hidden.collect() }
    }

    /// Returns true if the program has a body of `global`, which is called like the function `name` of the C library.
    pub fn has_body(&self, global: Symbol, name: &str) -> bool {
        self.bodies.contains_key(&global) && self.known.contains_key(name)
    }

    /// Returns true if `global`, which is called like the function `name` of a library, is another function: only its
    /// module knows it, or its body has another signature.
    pub fn is_another(&self, global: Symbol, name: &str) -> bool {
        let Some(body) = self.bodies.get(&global) else { return false };
        let differs = |known: &&str| signature(body).is_some_and(|found| found != **known);
        self.hidden.contains(&global) || self.known.get(name).is_some_and(differs)
    }
}

/// The signature of a function of the type `text`: `i(pi...)` for `i32 (ptr, i64, ...)`. None if it passes anything but
/// pointers, integers and floats, since how that is passed depends on the machine.
fn signature(text: &str) -> Option<String> {
    let (result, parameters) = text.strip_suffix(')')?.split_once(" (")?;
    let mut found = format!("{}(", letter(result)?);
    for parameter in parameters.split(", ").filter(|parameter| !parameter.is_empty()) {
        match parameter {
            "..." => found.push_str("..."),
            _ => found.push(letter(parameter)?),
        }
    }
    found.push(')');
    Some(found)
}

/// The letter of a type: `v` for void, `p`, `i` and `f` for pointers, integers and floats of any width.
fn letter(ty: &str) -> Option<char> {
    let is_integer = |ty: &str| ty.strip_prefix('i').is_some_and(|bits| bits.parse::<u32>().is_ok());
    match ty {
        "void" => Some('v'),
        "ptr" => Some('p'),
        "float" | "double" | "x86_fp80" | "fp128" | "ppc_fp128" => Some('f'),
        _ if is_integer(ty) => Some('i'),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::signature;

    #[test]
    fn a_signature_tells_kinds_of_parameters_and_no_widths() {
        assert_eq!(signature("i32 (ptr, i64, ...)").as_deref(), Some("i(pi...)"));
        assert_eq!(signature("void ()").as_deref(), Some("v()"));
        assert_eq!(signature("double (float)").as_deref(), Some("f(f)"));
        assert_eq!(signature("{ i64, i64 } (i64, i64)"), None);
        assert_eq!(signature("i32 (<2 x float>)"), None);
    }
}
