//! The size of the expansion of each inline relation, checked before any is expanded.

use super::{
    Case, Inline,
    size::{ONE, Size, Sizes},
};
use crate::{
    check::declare::Declarations,
    diagnostic::Diagnostic,
    schema::RelationId,
    syntax::{Literal, Span},
};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Inline relations may stand in each other so deep: expansion follows them by recursion.
const DEEPEST: u32 = 1000;

/// The inline relations that others need, by those, each with the place where it stands first.
type Needs = BTreeMap<RelationId, BTreeMap<RelationId, Span>>;

impl Inline {
    /// Finds the sizes of all relations, each after those that it needs. One that uses itself is reported and left out.
    pub(super) fn measure(&mut self, declarations: &Declarations, problems: &mut Vec<Diagnostic>) {
        let mut needs = self.needs(declarations);
        let mut users: HashMap<RelationId, Vec<RelationId>> = HashMap::new();
        let pairs = needs.iter().flat_map(|(&id, needed)| needed.keys().map(move |&of| (of, id)));
        pairs.for_each(|(of, id)| users.entry(of).or_default().push(id));
        let mut waiting: HashMap<RelationId, usize> =
            needs.iter().map(|(&id, needed)| (id, needed.len())).collect();
        let mut ready: Vec<RelationId> =
            needs.iter().filter(|(_, needed)| needed.is_empty()).map(|(&id, _)| id).collect();
        while let Some(id) = ready.pop() {
            let sizes = self.sizes_of(declarations, id);
            if sizes.depth > DEEPEST {
                problems.push(too_deep(declarations, id));
                self.cases.remove(&id);
            } else {
                self.sizes.insert(id, sizes);
            }
            needs.remove(&id);
            for user in users.get(&id).into_iter().flatten() {
                let count = waiting.get_mut(user).expect("every user waits for what it needs");
                *count -= 1;
                if *count == 0 {
                    ready.push(*user);
                }
            }
        }
        for (&id, needed) in &needs {
            if let Some(&span) = closing(&needs, id, needed) {
                let name = &declarations.schema[id].shown;
                let message = format!("the inline relation `{name}` uses itself");
                problems.push(declarations.error(message, span));
            }
            self.cases.remove(&id);
        }
    }

    /// The size of the expansion of `literal`.
    pub(super) fn size(&self, declarations: &Declarations, literal: &Literal) -> Size {
        let Some((atom, negated, _)) = self.placed(declarations, literal) else { return ONE };
        let sizes = declarations.relation(&atom.relation).ok().and_then(|id| self.sizes.get(&id));
        sizes.map_or(ONE, |sizes| if negated { sizes.negated } else { sizes.plain })
    }

    fn needs(&self, declarations: &Declarations) -> Needs {
        let needed = |case: &Case| -> Vec<(RelationId, Span)> {
            let atoms = case.body.iter().filter_map(|literal| self.placed(declarations, literal));
            let needed = atoms.filter_map(|(atom, ..)| {
                let id = declarations.relation(&atom.relation).ok()?;
                Some((id, atom.span))
            });
            needed.collect()
        };
        let of =
            |cases: &Vec<Case>| cases.iter().rev().flat_map(|case| needed(case).into_iter().rev()).collect();
        self.cases.iter().map(|(&id, cases)| (id, of(cases))).collect()
    }

    fn sizes_of(&self, declarations: &Declarations, id: RelationId) -> Sizes {
        let (zero, unit) = (Size { ways: 0, length: 0 }, Size { ways: 1, length: 0 });
        let opposite = |literal: &Literal| match self.placed(declarations, literal) {
            None => ONE,
            Some((atom, negated, _)) => {
                let sizes = declarations.relation(&atom.relation).ok().and_then(|id| self.sizes.get(&id));
                sizes.map_or(ONE, |sizes| if negated { sizes.plain } else { sizes.negated })
            }
        };
        let mut sizes = Sizes { plain: zero, negated: unit, depth: 1 };
        for case in &self.cases[&id] {
            let whole = case.body.iter().map(|literal| self.size(declarations, literal).some());
            sizes.plain = sizes.plain.or(whole.fold(unit, Size::and));
            let part = case.body.iter().map(opposite).fold(zero, Size::or);
            sizes.negated = sizes.negated.and(part.some());
            let inner = case.body.iter().filter_map(|literal| self.placed(declarations, literal));
            let depths = inner.filter_map(|(atom, ..)| declarations.relation(&atom.relation).ok());
            let deepest = depths.filter_map(|id| self.sizes.get(&id)).map(|sizes| sizes.depth).max();
            sizes.depth = sizes.depth.max(1 + deepest.unwrap_or(0));
        }
        sizes
    }
}

fn too_deep(declarations: &Declarations, id: RelationId) -> Diagnostic {
    let message = format!("inline relations nest deeper than {DEEPEST}");
    let span = declarations.declared[id.0 as usize].span;
    declarations.error(message, span).help("leave `inline` out of some of them")
}

/// The place where a need of `id` leads back to it, if one does.
fn closing<'n>(needs: &'n Needs, id: RelationId, needed: &'n BTreeMap<RelationId, Span>) -> Option<&'n Span> {
    let leads_back = |from: RelationId| {
        let (mut seen, mut work) = (BTreeSet::from([from]), vec![from]);
        while let Some(at) = work.pop() {
            if at == id {
                return true;
            }
            let next = needs.get(&at).into_iter().flat_map(BTreeMap::keys);
            work.extend(next.copied().filter(|next| seen.insert(*next)));
        }
        false
    };
    needed.iter().find(|(from, _)| leads_back(**from)).map(|(_, span)| span)
}
