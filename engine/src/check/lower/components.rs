//! Components: the contents of each instance, with names of its own.
//!
//! `.init a = C<T>` stands for the contents of `C`, where `T` takes the place of the parameter, and the relation `p` that
//! `C` declares is `a.p`. A component takes in the contents of its bases, without the rules of relations that it
//! overrides. A name in an instance means what the instance declares, or else what the one around it does, and so on
//! outwards.

use crate::{
    diagnostic::Diagnostic,
    plural::counted,
    syntax::{Applied, Component, File, Instance, Name, Sources},
};
use std::collections::{HashMap, HashSet};

/// Instances and bases nest at most so deep.
const DEPTH: usize = 64;

/// Puts the contents of all instances in `trees` in the places of the instances.
pub fn expand(sources: &Sources, trees: &mut [File], problems: &mut Vec<Diagnostic>) {
    let components: Vec<Component> =
        trees.iter_mut().flat_map(|tree| std::mem::take(&mut tree.components)).collect();
    let mut expansion = Expansion { sources, pieces: Vec::new(), problems };
    for tree in trees.iter_mut() {
        for instance in std::mem::take(&mut tree.instances) {
            let around = Around { prefixes: &[], components: &[&components], arguments: &HashMap::new() };
            expansion.instantiate(&instance, around);
        }
        let pieces = std::mem::take(&mut expansion.pieces);
        let names = Declared::of(tree, &pieces);
        pieces.into_iter().for_each(|piece| names.put(piece, tree));
    }
}

/// The contents of one component in one instance.
struct Piece {
    contents: File,
    /// The prefixes of the instances around it, its own last.
    prefixes: Vec<String>,
}

/// The surroundings of an instance.
#[derive(Clone, Copy)]
struct Around<'a> {
    /// The prefixes of the instances around it, outermost first.
    prefixes: &'a [String],
    /// The components that it can name, innermost last.
    components: &'a [&'a [Component]],
    /// The arguments of the parameters of the component in which it stands.
    arguments: &'a HashMap<String, Name>,
}

struct Expansion<'e> {
    sources: &'e Sources,
    pieces: Vec<Piece>,
    problems: &'e mut Vec<Diagnostic>,
}

impl Expansion<'_> {
    fn error(&mut self, message: String, name: &Name) {
        self.problems.push(Diagnostic::error(message).at(self.sources.place(name.span)));
    }

    fn instantiate(&mut self, instance: &Instance, around: Around) {
        let last = around.prefixes.last().map_or("", String::as_str);
        let mut prefixes = around.prefixes.to_vec();
        prefixes.push(format!("{last}{}.", instance.name.text));
        self.take_in(&instance.of, Around { prefixes: &prefixes, ..around }, &HashSet::new());
    }

    /// Takes in the contents of the component `of`, without the rules of relations that are `overridden`.
    fn take_in(&mut self, of: &Applied, around: Around, overridden: &HashSet<String>) {
        let name = bound(&of.name, around.arguments);
        let Some(component) = find(around.components, &name) else {
            return self.error(format!("unknown component `{}`", name.text), &of.name);
        };
        let (takes, given) = (component.head.arguments.len(), of.arguments.len());
        if takes != given {
            let takes = counted(takes, "parameter");
            return self.error(format!("`{}` has {takes}, not {given}", name.text), &of.name);
        }
        if around.components.len() > DEPTH {
            return self.error(format!("components nest deeper than {DEPTH}: `{}`", name.text), &of.name);
        }
        let parameters = component.head.arguments.iter().map(|parameter| parameter.text.clone());
        let arguments = of.arguments.iter().map(|argument| bound(argument, around.arguments));
        let arguments: HashMap<String, Name> = parameters.zip(arguments).collect();
        let inherited = inherited(component, around.components);
        let mut components = around.components.to_vec();
        components.extend([&inherited[..], &component.body.components[..]]);
        let inside = Around { components: &components, arguments: &arguments, ..around };
        let mut less = overridden.clone();
        less.extend(component.overrides.iter().map(|name| name.text.clone()));
        for base in &component.bases {
            self.take_in(base, inside, &less);
        }
        let mut contents = component.body.clone();
        contents.components.clear();
        let instances = std::mem::take(&mut contents.instances);
        for rule in &mut contents.rules {
            rule.heads.retain(|head| !overridden.contains(&head.relation.text));
        }
        contents.rules.retain(|rule| !rule.heads.is_empty());
        contents.types_mut().for_each(|ty| *ty = bound(ty, &arguments));
        self.pieces.push(Piece { contents, prefixes: around.prefixes.to_vec() });
        for instance in &instances {
            self.instantiate(instance, inside);
        }
    }
}

/// The component called `name`, of those that are `known`, innermost last.
fn find<'k>(known: &[&'k [Component]], name: &Name) -> Option<&'k Component> {
    known.iter().rev().flat_map(|some| some.iter()).find(|component| component.head.name.text == name.text)
}

/// The components that stand in the bases of `component`, and theirs.
fn inherited(component: &Component, known: &[&[Component]]) -> Vec<Component> {
    let mut all = Vec::new();
    let mut bases: Vec<&Applied> = component.bases.iter().collect();
    let mut seen = HashSet::new();
    while let Some(base) = bases.pop() {
        let Some(base) = find(known, &base.name) else { continue };
        if seen.insert(&base.head.name.text) {
            all.extend(base.body.components.iter().cloned());
            bases.extend(&base.bases);
        }
    }
    all
}

/// The argument for which `name` stands, if it is a parameter.
fn bound(name: &Name, arguments: &HashMap<String, Name>) -> Name {
    arguments
        .get(&name.text)
        .map_or_else(|| name.clone(), |argument| Name { text: argument.text.clone(), ..*name })
}

/// The names that a file and its instances declare.
struct Declared {
    relations: HashSet<String>,
    types: HashSet<String>,
}

impl Declared {
    fn of(tree: &File, pieces: &[Piece]) -> Self {
        let mut declared = Declared { relations: HashSet::new(), types: HashSet::new() };
        declared.add(tree, "");
        for piece in pieces {
            declared.add(&piece.contents, piece.prefixes.last().map_or("", String::as_str));
        }
        declared
    }

    fn add(&mut self, tree: &File, prefix: &str) {
        let full = |name: &Name| format!("{prefix}{}", name.text);
        self.relations.extend(tree.declarations.iter().map(|declaration| full(&declaration.name)));
        self.types.extend(tree.types.iter().map(|ty| full(&ty.name)));
        self.types.extend(tree.records.iter().map(|record| full(&record.name)));
    }

    /// Puts `piece` into `tree`, under the names that it has there.
    fn put(&self, piece: Piece, tree: &mut File) {
        let Piece { mut contents, prefixes } = piece;
        let prefix = prefixes.last().map_or("", String::as_str);
        let meant = |name: &mut Name, known: &HashSet<String>| {
            let full = prefixes.iter().rev().map(|prefix| format!("{prefix}{}", name.text));
            if let Some(full) = full.into_iter().find(|full| known.contains(full)) {
                name.text = full;
            }
        };
        contents.types_mut().for_each(|ty| meant(ty, &self.types));
        let types = contents.types.iter_mut().map(|ty| &mut ty.name);
        let records = contents.records.iter_mut().map(|record| &mut record.name);
        let relations = contents.declarations.iter_mut().map(|declaration| &mut declaration.name);
        for name in types.chain(records).chain(relations) {
            name.text = format!("{prefix}{}", name.text);
        }
        contents.directives.iter_mut().for_each(|directive| meant(&mut directive.relation, &self.relations));
        for rule in &mut contents.rules {
            rule.atoms_mut(&mut |atom| meant(&mut atom.relation, &self.relations));
        }
        tree.append(&mut contents);
    }
}
