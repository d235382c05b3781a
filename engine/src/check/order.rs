//! What has to be derived before what: strata within a file, and the files.

use super::{FileRules, Literal, Rule, declare::Declarations};
use crate::{diagnostic::Diagnostic, schema::RelationId, schema::RelationKind, syntax::Span};
use std::collections::{BTreeMap, BTreeSet};

/// A relation that a body mentions, where, and whether all of it has to be known.
struct Mention {
    relation: RelationId,
    span: Span,
    complete: bool,
}

fn mentions(body: &[Literal], complete: bool, out: &mut Vec<Mention>) {
    for literal in body {
        match literal {
            Literal::Atom(atom) => out.push(Mention { relation: atom.relation, span: atom.span, complete }),
            Literal::Not(atom) => {
                out.push(Mention { relation: atom.relation, span: atom.span, complete: true })
            }
            Literal::Aggregate(aggregate) => mentions(&aggregate.body, true, out),
            Literal::Compare(..) => {}
        }
    }
}

/// The relations that `rules` mention and that are not among `derives`, in schema order.
pub fn reads(derives: &[RelationId], rules: &[Rule]) -> Vec<RelationId> {
    let mut all = Vec::new();
    rules.iter().for_each(|rule| mentions(&rule.body, false, &mut all));
    let relations: BTreeSet<RelationId> = all.into_iter().map(|mention| mention.relation).collect();
    relations.into_iter().filter(|relation| !derives.contains(relation)).collect()
}

/// The strata of `file`; a negation or aggregate within one is reported with its cycle.
pub fn strata(
    declarations: &Declarations,
    file: &FileRules,
    problems: &mut Vec<Diagnostic>,
) -> Vec<Vec<RelationId>> {
    let mut edges: BTreeMap<RelationId, Vec<Mention>> = BTreeMap::new();
    for rule in &file.rules {
        mentions(&rule.body, false, edges.entry(rule.head.relation).or_default());
    }
    let reach: BTreeMap<RelationId, BTreeSet<RelationId>> =
        file.derives.iter().map(|&from| (from, reachable(&edges, &file.derives, from))).collect();
    for (&head, body) in &edges {
        let back = |mention: &&Mention| {
            mention.complete
                && (mention.relation == head
                    || reach.get(&mention.relation).is_some_and(|to| to.contains(&head)))
        };
        if let Some(mention) = body.iter().find(back) {
            let name = |relation: RelationId| &declarations.schema[relation].name;
            problems.push(
                declarations
                    .error(
                        format!(
                            "`{}` needs all of `{}`, which depends on it",
                            name(head),
                            name(mention.relation)
                        ),
                        mention.span,
                    )
                    .help("a relation cannot be negated or counted while it grows; split it into two"),
            );
        }
    }
    layers(&file.derives, &reach)
}

fn reachable(
    edges: &BTreeMap<RelationId, Vec<Mention>>,
    among: &[RelationId],
    from: RelationId,
) -> BTreeSet<RelationId> {
    let mut seen = BTreeSet::new();
    let mut work = vec![from];
    while let Some(relation) = work.pop() {
        for mention in edges.get(&relation).into_iter().flatten() {
            if among.contains(&mention.relation) && seen.insert(mention.relation) {
                work.push(mention.relation);
            }
        }
    }
    seen
}

/// Relations that reach each other in one layer, each behind those that it reaches.
fn layers(
    derives: &[RelationId],
    reach: &BTreeMap<RelationId, BTreeSet<RelationId>>,
) -> Vec<Vec<RelationId>> {
    let mut layers: Vec<Vec<RelationId>> = Vec::new();
    let mut done = BTreeSet::new();
    while done.len() < derives.len() {
        for &relation in derives {
            if done.contains(&relation) {
                continue;
            }
            let mutual = |other: &RelationId| {
                *other == relation || reach[&relation].contains(other) && reach[other].contains(&relation)
            };
            let layer: Vec<RelationId> = derives.iter().copied().filter(mutual).collect();
            let ready = layer.iter().flat_map(|r| &reach[r]).all(|r| done.contains(r) || layer.contains(r));
            if ready {
                done.extend(layer.iter().copied());
                layers.push(layer);
            }
        }
    }
    layers
}

/// Puts files behind those whose relations they read; files that read each other are reported.
pub fn sort_files(declarations: &Declarations, files: &mut Vec<FileRules>, problems: &mut Vec<Diagnostic>) {
    let mut waiting = std::mem::take(files);
    let derived = |relation: &RelationId| declarations.schema[*relation].kind == RelationKind::Derived;
    while !waiting.is_empty() {
        let left: BTreeSet<_> = waiting.iter().map(|file| file.id).collect();
        let ready = waiting.iter().position(|file| {
            file.reads.iter().filter(|r| derived(r)).all(|&r| !left.contains(&declarations.file_of(r)))
        });
        let Some(at) = ready else {
            let names: Vec<&str> =
                waiting.iter().map(|file| declarations.sources[file.id].name.as_str()).collect();
            problems.push(
                Diagnostic::error(format!("rule files read each other: {}", names.join(", ")))
                    .help("move the relations that both need into a file of their own"),
            );
            return;
        };
        files.push(waiting.remove(at));
    }
}
