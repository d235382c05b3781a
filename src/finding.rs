//! Rows of relations as findings: in the words of the program, with the paths that lead to them.

use crate::{
    proof::{Path, tells_paths},
    scope::Scope,
};
use dfquery_engine::{base::FactBase, explain::Explainer, schema::RelationId};
use dfquery_rules::{entity, relation};
use std::collections::HashMap;

/// The relation of the findings of taint.
const TAINT: &str = "taint_sink";

/// The rows of one relation that are about one place.
pub struct Finding {
    /// The numbers of these rows, each with other data.
    pub rows: Vec<usize>,
    /// The kinds of sources that data at a sink comes from; none where the relation is not about taint.
    pub sources: Vec<String>,
    /// The symbol of the kind of sink, if it is one.
    pub kind: Option<u32>,
}

/// The findings that `rows` of `relation` are: those of taint that differ in the source only are one.
pub fn findings(scope: &Scope, relation: RelationId, rows: &[Vec<u32>]) -> Vec<Finding> {
    let declared = &scope.rules.schema[relation];
    let column = |name: &str| declared.columns.iter().position(|column| column.name == name);
    let of_taint = (declared.name == TAINT).then(|| Some([column("kind")?, column("source")?])).flatten();
    let Some([kind, source]) = of_taint else {
        let alone = |row| Finding { rows: vec![row], sources: Vec::new(), kind: None };
        return (0..rows.len()).map(alone).collect();
    };
    let mut findings: Vec<Finding> = Vec::new();
    let mut known: HashMap<Vec<u32>, usize> = HashMap::new();
    for (at, row) in rows.iter().enumerate() {
        let mut place = row.clone();
        place.remove(source);
        let number = *known.entry(place).or_insert_with(|| {
            findings.push(Finding { rows: Vec::new(), sources: Vec::new(), kind: Some(row[kind]) });
            findings.len() - 1
        });
        findings[number].rows.push(at);
        findings[number].sources.push(scope.base.symbols().get(row[source]).to_owned());
    }
    findings
}

/// The paths of `rows` of `relation`, in order; none if its proofs tell no paths.
pub fn paths(scope: &Scope, relation: RelationId, rows: &[Vec<u32>]) -> Vec<Path> {
    if rows.is_empty() || !tells_paths(scope, relation) {
        return Vec::new();
    }
    let explainer = Explainer::new(scope.evaluator, scope.session);
    Path::of_roots(scope, &explainer.why(relation, rows))
}

impl Finding {
    /// "`system` gets data that `fgets` read (dl.c:9)", for the instruction number `sink`; none if it is no finding of
    /// taint, or calls nothing by name. `paths` are those of all rows.
    pub fn says(&self, base: &FactBase, sink: u32, paths: &[Path]) -> Option<String> {
        self.kind?;
        let sink = callee(base, sink)?;
        let mut origins: Vec<String> = Vec::new();
        let is_source = |name: &str| {
            let names = base.tuples::<relation::SourceModel>().map(|row| base.symbol_text(row.global));
            names.map(|global| global.trim_start_matches('@')).any(|global| global == name)
        };
        for (&row, kind) in self.rows.iter().zip(&self.sources) {
            // A path may begin with moves of what holds the data.
            let places = paths.get(row).into_iter().flat_map(|path| &path.steps);
            let mut reads = places.filter_map(|step| {
                let place = step.place.as_ref()?;
                Some((callee(base, place.instruction?).filter(|name| is_source(name))?, &place.source))
            });
            let read = reads.next().map(|(name, source)| {
                let line = source.as_ref().map(|source| format!(" ({}:{})", source.file, source.line));
                format!("`{name}` read{}", line.unwrap_or_default())
            });
            let origin = read.unwrap_or_else(|| format!("comes from outside: {kind}"));
            if !origins.contains(&origin) {
                origins.push(origin);
            }
        }
        Some(format!("`{sink}` gets data that {}", origins.join(", and that ")))
    }
}

/// The function that the instruction number `id` calls by name.
fn callee(base: &FactBase, id: u32) -> Option<String> {
    let part = base.entities_of::<entity::Instruction>().part_of(id);
    let call = base.tuples_of_part::<relation::Call>(part).starting_with(id).first()?;
    base.symbol_text(call.callee).strip_prefix('@').map(str::to_owned)
}
