//! Evaluation order: strata within a file, and the files.

use super::{
    declare::Declarations,
    program::{FileRules, Literal, Rule},
};
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
pub fn reads<'r>(derives: &[RelationId], rules: impl IntoIterator<Item = &'r Rule>) -> Vec<RelationId> {
    let mut relations = BTreeSet::new();
    let literals = rules.into_iter().flat_map(|rule| &rule.body);
    literals.for_each(|literal| literal.relations(&mut relations));
    derives.iter().for_each(|own| _ = relations.remove(own));
    relations.into_iter().collect()
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
    let components = Components::of(&file.derives, &edges);
    for (&head, body) in &edges {
        let back = |mention: &&Mention| mention.complete && components.are_one(mention.relation, head);
        if let Some(mention) = body.iter().find(back) {
            let name = |relation: RelationId| &declarations.schema[relation].shown;
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
    components.layers(&file.derives)
}

/// A shortest way by which `from` needs `to`, in words: from the head that needs all of `from` to itself.
fn cycle(
    declarations: &Declarations,
    edges: &BTreeMap<RelationId, Vec<Mention>>,
    from: RelationId,
    to: RelationId,
) -> String {
    let mut steps = vec![(from, None)];
    let mut seen = BTreeSet::from([from]);
    let mut at = 0;
    while let Some(&(relation, _)) = steps.get(at).filter(|(relation, _)| *relation != to) {
        for mention in edges.get(&relation).into_iter().flatten() {
            if seen.insert(mention.relation) {
                steps.push((mention.relation, Some(at)));
            }
        }
        at += 1;
    }
    let back = std::iter::successors(steps.get(at), |(_, before)| before.map(|before| &steps[before]));
    let mut way: Vec<RelationId> = back.map(|(relation, _)| *relation).collect();
    way.push(to);
    let names: Vec<String> =
        way.iter().rev().map(|&relation| format!("`{}`", declarations.schema[relation].shown)).collect();
    names.join(" needs ")
}

/// Relations that need each other, together.
struct Components {
    /// The component of each relation. Those that it needs have smaller numbers.
    of: BTreeMap<RelationId, usize>,
    /// The members in the order in which they are declared.
    members: Vec<Vec<RelationId>>,
    /// The components that each one needs.
    needs: Vec<BTreeSet<usize>>,
}

/// A relation whose needs are being looked at.
struct Visit {
    relation: RelationId,
    /// The smallest number of a visit that can be reached.
    low: usize,
    /// Number of its needs visited so far.
    done: usize,
}

impl Components {
    /// Those of `derives`.
    ///
    /// Source  Tarjan, "Depth-first search and linear graph algorithms", with a stack of its own
    fn of(derives: &[RelationId], edges: &BTreeMap<RelationId, Vec<Mention>>) -> Self {
        let among: BTreeSet<RelationId> = derives.iter().copied().collect();
        let needed = |relation: RelationId| edges.get(&relation).map_or(&[][..], Vec::as_slice);
        let mut components = Components { of: BTreeMap::new(), members: Vec::new(), needs: Vec::new() };
        let mut numbers: BTreeMap<RelationId, usize> = BTreeMap::new();
        let (mut open, mut visits) = (Vec::new(), Vec::new());
        for &root in derives {
            if numbers.contains_key(&root) {
                continue;
            }
            let mut next = Some(root);
            loop {
                if let Some(relation) = next.take() {
                    let low = numbers.len();
                    numbers.insert(relation, low);
                    open.push(relation);
                    visits.push(Visit { relation, low, done: 0 });
                }
                let Some(visit) = visits.last_mut() else { break };
                if let Some(mention) = needed(visit.relation).get(visit.done) {
                    visit.done += 1;
                    match numbers.get(&mention.relation) {
                        _ if !among.contains(&mention.relation) => {}
                        None => next = Some(mention.relation),
                        Some(&number) if !components.of.contains_key(&mention.relation) => {
                            visit.low = visit.low.min(number);
                        }
                        Some(_) => {}
                    }
                    continue;
                }
                let done = visits.pop().expect("it was the last");
                if let Some(above) = visits.last_mut() {
                    above.low = above.low.min(done.low);
                }
                if done.low == numbers[&done.relation] {
                    let from = open.iter().rposition(|&other| other == done.relation).expect("it is open");
                    components.close(open.split_off(from), &needed);
                }
            }
        }
        components
    }

    fn close<'m>(&mut self, mut members: Vec<RelationId>, needed: &impl Fn(RelationId) -> &'m [Mention]) {
        let number = self.members.len();
        members.sort_unstable();
        members.iter().for_each(|&member| _ = self.of.insert(member, number));
        let mentions = members.iter().flat_map(|&member| needed(member));
        let needs = mentions.filter_map(|mention| self.of.get(&mention.relation).copied());
        self.needs.push(needs.filter(|&other| other != number).collect());
        self.members.push(members);
    }

    /// Returns true if each needs the other, or both are one.
    fn are_one(&self, one: RelationId, other: RelationId) -> bool {
        one == other || self.of.get(&one).is_some_and(|number| self.of.get(&other) == Some(number))
    }

    /// The members of each component after those that it needs.
    ///
    /// As if the relations were gone through in the order of `derives`, again and again, and each were taken with its
    /// component as soon as all that this needs has been taken: `when` is the round and the place in which that
    /// happens.
    fn layers(self, derives: &[RelationId]) -> Vec<Vec<RelationId>> {
        let place: BTreeMap<RelationId, usize> =
            derives.iter().enumerate().map(|(at, &id)| (id, at)).collect();
        let mut when: Vec<(usize, usize)> = Vec::new();
        for (members, needs) in self.members.iter().zip(&self.needs) {
            let places: BTreeSet<usize> = members.iter().map(|member| place[member]).collect();
            let first = *places.first().expect("a component has a member");
            let taken = match needs.iter().map(|&other| when[other]).max() {
                None => (0, first),
                Some((round, last)) => match places.range(last..).next() {
                    Some(&at) => (round, at),
                    None => (round + 1, first),
                },
            };
            when.push(taken);
        }
        let mut order: Vec<usize> = (0..self.members.len()).collect();
        order.sort_by_key(|&number| when[number]);
        let mut members: Vec<Option<Vec<RelationId>>> = self.members.into_iter().map(Some).collect();
        order.into_iter().filter_map(|number| members[number].take()).collect()
    }
}

/// Puts files after those whose relations they read; files that read each other are reported.
pub fn sort_files(declarations: &Declarations, files: &mut Vec<FileRules>, problems: &mut Vec<Diagnostic>) {
    let mut waiting = std::mem::take(files);
    let derived = |relation: &RelationId| declarations.schema[*relation].kind == RelationKind::Derived;
    while !waiting.is_empty() {
        let left: BTreeSet<_> = waiting.iter().map(|file| file.id).collect();
        let ready = waiting.iter().position(|file| {
            file.reads.iter().filter(|r| derived(r)).all(|&r| !left.contains(&declarations.home(r)))
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
            let home = declarations.home(literal.relation);
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
        let relation = &declarations.schema[mention.relation].shown;
        error = error.note(format!("`{}` reads `{relation}` in line {}", name(*from), place.line));
        error.place.get_or_insert(place);
    }
    error.help("move the relations that both need into a file of their own")
}
