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
                    .note(format!("the cycle: {}", cycle(declarations, &edges, mention.relation, head)))
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

/// A shortest way by which `from` needs `to`, in words: from the head that needs all of `from` to itself.
fn cycle(
    declarations: &Declarations,
    edges: &BTreeMap<RelationId, Vec<Mention>>,
    from: RelationId,
    to: RelationId,
) -> String {
    let mut ways = vec![vec![to, from]];
    let mut seen = BTreeSet::from([from]);
    let mut at = 0;
    while let Some(way) = ways.get(at).filter(|way| way.last() != Some(&to)).cloned() {
        let needed = way.last().and_then(|end| edges.get(end)).into_iter().flatten();
        for mention in needed {
            if seen.insert(mention.relation) {
                ways.push([way.as_slice(), &[mention.relation]].concat());
            }
        }
        at += 1;
    }
    let way = ways.get(at).map_or(&[][..], Vec::as_slice);
    let names: Vec<String> =
        way.iter().map(|&relation| format!("`{}`", declarations.schema[relation].name)).collect();
    names.join(" needs ")
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
            problems.push(file_cycle(declarations, &waiting));
            return;
        };
        files.push(waiting.remove(at));
    }
}

/// Reports a cycle among `waiting`, none of which has all that it reads.
fn file_cycle(declarations: &Declarations, waiting: &[FileRules]) -> Diagnostic {
    let next = |file: &FileRules| {
        let missing = |literal: &Mention| {
            let derived = declarations.schema[literal.relation].kind == RelationKind::Derived;
            let home = declarations.file_of(literal.relation);
            let at = waiting.iter().position(|other| other.id == home && home != file.id)?;
            derived.then_some(at)
        };
        let mut all = Vec::new();
        file.rules.iter().for_each(|rule| mentions(&rule.body, false, &mut all));
        all.into_iter().find_map(|mention| missing(&mention).map(|at| (at, mention)))
    };
    let mut steps: Vec<(usize, Mention)> = Vec::new();
    let mut at = 0;
    while let Some((to, mention)) = next(&waiting[at]).filter(|_| steps.iter().all(|(from, _)| *from != at)) {
        steps.push((at, mention));
        at = to;
    }
    let cycle = steps.iter().skip_while(|(from, _)| *from != at);
    let name = |at: usize| &declarations.sources[waiting[at].id].name;
    let files: Vec<String> = cycle.clone().map(|(from, _)| format!("`{}`", name(*from))).collect();
    let mut error = Diagnostic::error(format!("the rule files {} read each other", files.join(", ")));
    for (from, mention) in cycle {
        let place = declarations.sources.place(mention.span);
        let relation = &declarations.schema[mention.relation].name;
        error = error.note(format!("`{}` reads `{relation}` in line {}", name(*from), place.line));
        error.place.get_or_insert(place);
    }
    error.help("move the relations that both need into a file of their own")
}
