//! Rules about linear code, asked about one method or a few.

use dfquery_engine::{
    base::FactBase,
    run::{Part, Session},
};
use dfquery_extract::lir::{self, Method};
use dfquery_rules::RuleSet;
use std::sync::LazyLock;

/// The rule files in `rules/lir/`.
static RULES: LazyLock<RuleSet> = LazyLock::new(|| RuleSet::of_folders(&["lir"]));

/// The facts of `methods`; `file` and `text` are where they were read.
pub fn base<'m>(methods: impl IntoIterator<Item = &'m Method>, file: &str, text: &str) -> FactBase {
    let schema = RULES.schema().clone();
    let parts: Vec<FactBase> =
        methods.into_iter().map(|method| lir::raw_facts(method, file, text, &schema)).collect();
    let mut all = FactBase::new(schema);
    all.append(&parts);
    RULES.intern(&mut all);
    all
}

/// Asks the rules about the methods of `base`.
pub fn session(base: &FactBase) -> Session<'_> {
    RULES.session(base)
}

/// Evaluates `ask` on the rules' results for one method.
pub fn ask<R>(method: &Method, ask: impl FnOnce(&Part) -> R) -> R {
    let base = base([method], "", "");
    let session = session(&base);
    ask(&session.part(0))
}
