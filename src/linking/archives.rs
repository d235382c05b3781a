//! Members of archives that a program needs, as a linker finds them: those that define what is needed and defined
//! nowhere before, and what these need in turn. Archives may come before what needs them, as lld has it.

use super::definitions::{Definitions, Strength};
use dfquery_engine::{base::FactBase, tuple::Symbol};
use dfquery_extract::bitcode::Symbols;
use dfquery_rules::relation;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;

/// The function with which programs begin; something outside of them calls it.
const ENTRY: &str = "@main";

/// An input of a linker.
pub enum Linked {
    /// A module that is part of the program.
    Module(Symbols),
    /// The members of an archive by number, each with its symbols.
    Archive(Vec<(usize, Symbols)>),
}

/// The symbols of the module of which `base` has the facts.
pub fn symbols_of(base: &FactBase) -> Symbols {
    let mut found = Symbols::default();
    for definition in Definitions::of(base).all {
        match definition.strength {
            Strength::Copy => found.wanted.push(definition.name),
            Strength::Common => found.common.push(definition.name),
            _ => found.defined.push(definition.name),
        }
    }
    let linkages: FxHashMap<Symbol, Symbol> =
        base.tuples::<relation::Linkage>().map(|row| (row.global, row.linkage)).collect();
    let variables = base.tuples::<relation::GlobalVariable>();
    let variables = variables.filter(|row| base.symbol_text(row.kind) == "external").map(|row| row.global);
    let functions = base.tuples::<relation::DeclaredFunction>().map(|row| row.global);
    for global in functions.chain(variables) {
        let linkage = linkages.get(&global).map_or("", |&linkage| base.symbol_text(linkage));
        found.add(base.symbol_text(global).to_owned(), linkage, true);
    }
    found
}

/// The numbers of the members that are needed, for each of `inputs`, in the order in which they are given.
pub fn needed(inputs: &[Linked]) -> Vec<FxHashSet<usize>> {
    let mut search = Search { taken: vec![FxHashSet::default(); inputs.len()], ..Search::default() };
    for (number, input) in inputs.iter().enumerate() {
        match input {
            Linked::Module(symbols) => search.take(symbols),
            Linked::Archive(members) => search.offer(number, members),
        }
        search.fetch();
    }
    search.want(ENTRY);
    search.fetch();
    search.taken
}

/// A member of an archive: the number of the input, its own, and its symbols.
type Member<'s> = (usize, usize, &'s Symbols);

/// The state of a linker.
#[derive(Default)]
struct Search<'s> {
    defined: FxHashSet<&'s str>,
    common: FxHashSet<&'s str>,
    wanted: FxHashSet<&'s str>,
    /// The first member that defines each name, also as a `common` variable.
    offered: FxHashMap<&'s str, Member<'s>>,
    /// The first member that defines each name as something else.
    definitions: FxHashMap<&'s str, Member<'s>>,
    /// Members to be taken.
    due: VecDeque<Member<'s>>,
    taken: Vec<FxHashSet<usize>>,
}

impl<'s> Search<'s> {
    /// Adds the symbols of a module.
    fn take(&mut self, symbols: &'s Symbols) {
        self.defined.extend(symbols.defined.iter().map(|name| &**name));
        for name in &symbols.common {
            self.common.insert(name);
            // A definition takes the place of a variable without an initialiser.
            let definition = self.definitions.get(&**name).filter(|_| !self.defined.contains(&**name));
            self.due.extend(definition);
        }
        symbols.wanted.iter().for_each(|name| self.want(name));
    }

    /// Says that a name is needed.
    fn want(&mut self, name: &'s str) {
        if self.defined.contains(name) || self.common.contains(name) {
            return;
        }
        match self.offered.get(name) {
            Some(&member) => self.due.push_back(member),
            None => _ = self.wanted.insert(name),
        }
    }

    /// Adds the members of the archive of this number.
    fn offer(&mut self, input: usize, members: &'s [(usize, Symbols)]) {
        for (number, symbols) in members {
            let member = (input, *number, symbols);
            for name in symbols.defined.iter().chain(&symbols.common) {
                self.offered.entry(name).or_insert(member);
            }
            for name in &symbols.defined {
                self.definitions.entry(name).or_insert(member);
            }
            let is_due = |name: &str| self.wanted.contains(name) && !self.defined.contains(name);
            let replaces = |name: &str| self.common.contains(name) && !self.defined.contains(name);
            let is_wanted = symbols.defined.iter().any(|name| is_due(name) || replaces(name))
                || symbols.common.iter().any(|name| is_due(name) && !self.common.contains(&**name));
            if is_wanted {
                self.due.push_back(member);
                self.fetch();
            }
        }
    }

    /// Takes the members that are due, and those that they need.
    fn fetch(&mut self) {
        while let Some((input, number, symbols)) = self.due.pop_front() {
            if self.taken[input].insert(number) {
                self.take(symbols);
            }
        }
    }
}
