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
pub(super) const SUPPORTED_DIRECTIVES: &[&str] =
    &["decl", "include", "input", "limitsize", "output", "pragma", "type"];

const COMPONENTS: Feature =
    Feature { name: "components", instead: "write the relations out, with a prefix of their own" };
const FUNCTORS: Feature =
    Feature { name: "user-defined functors", instead: "give the function's rows as an input relation" };
const VARIANTS: Feature =
    Feature { name: "algebraic data types", instead: "use a relation for each branch of the type" };
/// `as(x, T)`
pub(super) const CASTS: Feature = Feature {
    name: "conversions between types",
    instead: "use columns of one type; there are `to_number`, `to_string` and `as(x, symbol)`",
};
const LOGIC: Feature =
    Feature { name: "logical operators on numbers", instead: "use `,` and `;` between comparisons" };
const STORAGE: Feature =
    Feature { name: "storage qualifiers", instead: "leave it out; dfquery chooses the storage" };
const TUNING: Feature =
    Feature { name: "evaluation hints", instead: "leave it out; dfquery orders the joins" };
const IN_OUT: Feature = Feature {
    name: "qualifiers for input and output",
    instead: "use `.input` or `.output` with the relation's name",
};
const COUNTER: Feature = Feature { name: "counters", instead: "number the rows in an input relation" };
const TRUTH: Feature =
    Feature { name: "truth literals", instead: "leave `true` out; write `0 = 1` for `false`" };
const RANGES: Feature = Feature { name: "generators", instead: "use a relation that holds the numbers" };
const FOLDS: Feature = Feature { name: "folds", instead: "use `count`, `sum`, `min` or `max`" };

/// Floats and unsigned numbers.
pub(super) const NUMBERS: Feature = Feature {
    name: "numbers other than signed 32-bit ones",
    instead: "use `number`, or a symbol in decimal",
};
/// `a(x) <= a(y) :- …`
pub(super) const SUBSUMPTION: Feature =
    Feature { name: "subsumption", instead: "derive the subsumed rows, and negate them" };
/// `.type A = B | C`
pub(super) const UNIONS: Feature =
    Feature { name: "union types", instead: "use a column for each of the types, or `symbol`" };
/// `$A(x)`
pub(super) const VARIANT: Feature = VARIANTS;
/// `@f(x)`
pub(super) const FUNCTOR: Feature = FUNCTORS;
/// `a.b`
pub(super) const COMPONENT: Feature = COMPONENTS;
/// `#include "x"`
pub(super) const PREPROCESSOR: Feature = Feature {
    name: "preprocessor lines",
    instead: "write `.include \"x.dl\"`; all rule files are read together",
};

/// `#define N 3`
pub(super) const MACROS: Feature = Feature {
    name: "macros",
    instead: "write the value out, or make it a fact: `.decl limit(n: number)` and `limit(3).`",
};
/// `#ifdef N`
pub(super) const CONDITIONALS: Feature = Feature {
    name: "conditional text",
    instead: "write it into a file of its own, and name that file with `--rules` where it is wanted",
};

/// The preprocessor line `text`.
pub(super) fn preprocessor(text: &str) -> Feature {
    match text.trim_start_matches('#').split_whitespace().next() {
        Some("define" | "undef") => MACROS,
        Some("if" | "ifdef" | "ifndef" | "elif" | "else" | "endif") => CONDITIONALS,
        _ => PREPROCESSOR,
    }
}

/// The directive `.word`, if Soufflé has it and we do not.
pub(super) fn directive(word: &str) -> Option<Feature> {
    Some(match word {
        "comp" | "init" | "override" => COMPONENTS,
        "functor" => FUNCTORS,
        "once" => Feature { name: "guards of inclusion", instead: "leave it out; a file is included once" },
        "plan" => TUNING,
        "printsize" | "debug_delta" | "iteration" => {
            Feature { name: "results other than rows", instead: "use `.output`" }
        }
        "lattice" => {
            Feature { name: "lattices", instead: "derive candidates, and refute them in a later stratum" }
        }
        "number_type" => Feature { name: "old type declarations", instead: "write `.type T <: number`" },
        "symbol_type" => Feature { name: "old type declarations", instead: "write `.type T <: symbol`" },
        _ => return None,
    })
}

/// The qualifier `word` of a declaration, if Soufflé has it and we do not.
pub(super) fn qualifier(word: &str) -> Option<Feature> {
    Some(match word {
        "brie" | "btree" | "btree_delete" => STORAGE,
        "eqrel" => Feature {
            name: "equivalence relations",
            instead: "add rules that make it reflexive, symmetric and transitive",
        },
        "magic" | "no_magic" | "no_inline" => TUNING,
        "input" | "output" | "printsize" | "overridable" => IN_OUT,
        _ => return None,
    })
}

/// A word in a rule that names something Soufflé has and we do not, whatever follows it.
pub(super) fn value(word: &str) -> Option<Feature> {
    Some(match word {
        "nil" => {
            Feature { name: "records of no value", instead: "leave the row out, or use a field that says so" }
        }
        "true" | "false" => TRUTH,
        "autoinc" | "__ITERATION__" => COUNTER,
        "mean" | "fold" => FOLDS,
        _ => return None,
    })
}

/// An infix or prefix operator that Soufflé has and we do not.
pub(super) fn operator(word: &str) -> Option<Feature> {
    Some(match word {
        "land" | "lor" | "lxor" | "lnot" => LOGIC,
        "bshru" => NUMBERS,
        _ => return None,
    })
}

/// A function or constraint `word(…)` that Soufflé has and we do not.
pub(super) fn function(word: &str) -> Option<Feature> {
    Some(match word {
        "to_float" | "to_unsigned" => CASTS,
        "range" => RANGES,
        _ => return value(word).or_else(|| operator(word)),
    })
}

/// Returns true if Soufflé reserves `word`, so that a file with such a name does not run there.
pub(crate) fn reserved(word: &str) -> bool {
    OPERATORS.contains(&word)
        || matches!(word, "inline" | "stateful" | "choice-domain" | "__FILE__" | "__LINE__" | "__INCL__")
        || word == "as"
        || Function::of(word).is_some()
        || function(word).is_some()
        || qualifier(word).is_some()
}

/// The words that are operators here; no name can be one of them.
pub(super) const OPERATORS: &[&str] =
    &["band", "bor", "bxor", "bnot", "bshl", "bshr", "count", "sum", "min", "max"];
