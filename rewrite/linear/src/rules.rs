//! Rules about linear code, asked about one method or a few.

use dfquery_engine::{
    base::FactBase,
    run::{self, Part, Session, Unit},
};
use dfquery_extract::lir::{self, Method};
use std::sync::LazyLock;

/// The units of the rule files in `rules/lir/`: they read nothing that others derive.
static UNITS: LazyLock<Vec<Unit<'static>>> = LazyLock::new(|| {
    let ours = |unit: &&Unit<'static>| unit.name.starts_with("lir/");
    dfquery_rules::units().iter().filter(ours).copied().collect()
});

/// The facts of `methods`; `file` and `text` are where they were read.
pub fn base<'m>(methods: impl IntoIterator<Item = &'m Method>, file: &str, text: &str) -> FactBase {
    let schema = dfquery_rules::shared_schema();
    let parts: Vec<FactBase> =
        methods.into_iter().map(|method| lir::raw_facts(method, file, text, &schema)).collect();
    let mut all = FactBase::new(schema);
    all.append(&parts);
    run::intern(&UNITS, &mut all);
    all
}

/// Asks the rules about the methods of `base`.
pub fn session(base: &FactBase) -> Session<'_> {
    dfquery_rules::session(base)
}

/// Evaluates `ask` on the rules' results for one method.
pub fn ask<R>(method: &Method, ask: impl FnOnce(&Part) -> R) -> R {
    let base = base([method], "", "");
    let session = session(&base);
    ask(&session.part(0))
}
