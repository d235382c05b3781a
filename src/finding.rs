//! Rows of relations as findings: in the words of the program, with the paths that lead to them.

mod weakness;

use crate::{
    proof::{Path, Words, tells_paths},
    scope::Scope,
};
use dfquery_engine::{base::FactBase, explain::Explainer, schema::RelationId, tuple::Symbol};
use dfquery_rules::{entity, relation};
use std::collections::HashMap;
pub use weakness::Weakness;

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

/// The findings that `rows` of `relation` are: those of taint that differ in the source only are one, and the most severe
/// come first.
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
    let weaknesses = Weakness::by_kind();
    let severity = |finding: &Finding| {
        let kind = finding.kind.map(|kind| scope.base.symbols().get(kind));
        kind.and_then(|kind| weaknesses.get(kind)).map_or(0.0, Weakness::severity)
    };
    findings.sort_by(|one, other| severity(other).total_cmp(&severity(one)));
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
    /// The sentence of the finding, whose first row is `row` of `relation`: of taint "`system` gets data that `fgets` read
    /// (dl.c:9)", else that of the relation, or the tuple. `paths` are those of all rows.
    pub fn says(&self, words: &Words, relation: RelationId, row: &[u32], paths: &[Path]) -> String {
        let base = words.base;
        let of_taint = self.kind.and_then(|_| Some(self.of_taint(base, callee(base, row[0])?, paths)));
        of_taint
            .or_else(|| words.of_row(relation, row))
            .unwrap_or_else(|| words.pattern(relation, &row.iter().copied().map(Some).collect()).text)
    }

    /// The sentence about the function `sink` that gets the data.
    fn of_taint(&self, base: &FactBase, sink: Symbol, paths: &[Path]) -> String {
        let is_source = |name: &Symbol| base.tuples::<relation::SourceModel>().any(|row| row.global == *name);
        let mut origins: Vec<String> = Vec::new();
        for (&row, kind) in self.rows.iter().zip(&self.sources) {
            // A path may begin with moves of the structure around the data.
            let places = paths.get(row).into_iter().flat_map(|path| &path.steps);
            let mut reads = places.filter_map(|step| {
                let place = step.place.as_ref()?;
                Some((callee(base, place.instruction?).filter(is_source)?, &place.source))
            });
            let read = reads.next().map(|(name, source)| {
                let line = source.as_ref().map(|source| format!(" ({}:{})", source.file, source.line));
                format!("`{}` read{}", bare(base, name), line.unwrap_or_default())
            });
            let origin = read.unwrap_or_else(|| format!("comes from outside: {kind}"));
            if !origins.contains(&origin) {
                origins.push(origin);
            }
        }
        format!("`{}` gets data that {}", bare(base, sink), origins.join(", and that "))
    }
}

/// The function that the instruction number `id` calls by name.
fn callee(base: &FactBase, id: u32) -> Option<Symbol> {
    let part = base.entities_of::<entity::Instruction>().part_of(id);
    let call = base.tuples_of_part::<relation::Call>(part).starting_with(id).first()?;
    base.symbol_text(call.callee).starts_with('@').then_some(call.callee)
}

/// The name of `function` without its sign.
fn bare(base: &FactBase, function: Symbol) -> &str {
    base.symbol_text(function).trim_start_matches('@')
}
