//! Constructs of Soufflé that this rule language lacks, refused by name.

use super::ast::Function;

/// A part of Soufflé's language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Feature {
    /// Its name in Soufflé's manual.
    pub(super) name: &'static str,
    /// The replacement to suggest.
    pub(super) instead: &'static str,
}

/// The directives of the language.
pub(super) const SUPPORTED_DIRECTIVES: &[&str] = &[
    "comp",
    "decl",
    "include",
    "init",
    "input",
    "limitsize",
    "number_type",
    "output",
    "override",
    "plan",
    "pragma",
    "printsize",
    "symbol_type",
    "type",
];

/// The qualifiers of declarations that say how Soufflé evaluates and stores, which is decided here for each relation.
pub(super) const IGNORED: &[&str] =
    &["brie", "btree", "btree_delete", "magic", "no_inline", "no_magic", "overridable"];

const FUNCTORS: Feature =
    Feature { name: "user-defined functors", instead: "give the function's rows as an input relation" };
/// `as(x, T)`
pub(super) const CASTS: Feature = Feature {
    name: "conversions between types",
    instead: "there are `to_number`, `to_unsigned`, `to_float`, `to_string` and `as(x, symbol)`",
};
const COUNTER: Feature = Feature { name: "counters", instead: "number the rows in an input relation" };
const FOLDS: Feature = Feature { name: "folds", instead: "use `count`, `sum`, `min` or `max`" };

/// `@f(x)`
pub(super) const FUNCTOR: Feature = FUNCTORS;
/// `#include "x"`
pub(super) const PREPROCESSOR: Feature = Feature {
    name: "preprocessor lines",
    instead: "write `.include \"x.dl\"`; all rule files are read together",
};

/// `#if N > 3`
pub(super) const CONDITIONALS: Feature = Feature {
    name: "conditions of text",
    instead: "there are `#ifdef`, `#ifndef` and `#else`; text of its own can also stand in a file of its own",
};

/// The preprocessor line `text`.
pub(super) fn preprocessor(text: &str) -> Feature {
    match text.trim_start_matches('#').split_whitespace().next() {
        Some("if" | "elif") => CONDITIONALS,
        _ => PREPROCESSOR,
    }
}

/// The options of Soufflé that a `.pragma` may set and that change no result.
pub(crate) const OPTIONS: &[&str] = &[
    "auto-schedule",
    "compile",
    "debug-report",
    "disable-transformers",
    "emit-statistics",
    "inline-exclude",
    "jobs",
    "legacy",
    "magic-transform",
    "magic-transform-exclude",
    "no-preprocessor",
    "no-warn",
    "profile",
    "provenance",
    "RamSIPS",
    "show",
    "suppress-warnings",
    "verbose",
    "warn",
    "wno",
];

/// The directive `.word`, if Soufflé has it and we do not.
pub(super) fn directive(word: &str) -> Option<Feature> {
    Some(match word {
        "functor" => FUNCTORS,
        "once" => Feature { name: "guards of inclusion", instead: "leave it out; a file is included once" },
        "debug_delta" | "iteration" => {
            Feature { name: "results other than rows", instead: "use `.output` or `.printsize`" }
        }
        "lattice" => {
            Feature { name: "lattices", instead: "derive candidates, and refute them in a later stratum" }
        }
        _ => return None,
    })
}

/// A word in a rule that names something Soufflé has and we do not, whatever follows it.
pub(super) fn value(word: &str) -> Option<Feature> {
    Some(match word {
        "autoinc" | "__ITERATION__" => COUNTER,
        "fold" => FOLDS,
        _ => return None,
    })
}

/// Returns true if Soufflé reserves `word`, so that a file with such a name does not run there.
pub(crate) fn reserved(word: &str) -> bool {
    OPERATORS.contains(&word)
        || matches!(word, "inline" | "stateful" | "choice-domain" | "__FILE__" | "__LINE__" | "__INCL__")
        || word == "as"
        || Function::of(word).is_some()
        || value(word).is_some()
        || IGNORED.contains(&word)
        || matches!(word, "eqrel" | "input" | "output" | "printsize" | "true" | "false" | "nil" | "range")
}

/// The words that are operators here; no name can be one of them.
pub(super) const OPERATORS: &[&str] = &[
    "band", "bor", "bxor", "bnot", "bshl", "bshr", "bshru", "land", "lor", "lxor", "lnot", "count", "sum",
    "min", "max", "mean",
];
