//! The definitions of a module that others can refer to.

use dfquery_engine::{base::FactBase, tuple::Symbol};
use dfquery_rules::relation;
use rustc_hash::{FxHashMap, FxHashSet};

/// The precedence of a definition, lowest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Strength {
    /// A copy for inlining: `available_externally`.
    Copy,
    /// One of several that may be there, and need not: `linkonce`, `linkonce_odr`.
    Once,
    /// One of several that may be there: `weak`, `weak_odr`.
    Weak,
    /// A variable of C without an initialiser: `common`.
    Common,
    /// The only one.
    Strong,
}

impl Strength {
    /// The precedence that a linkage gives; none if the name is the module's own, or if definitions are put together.
    fn of(linkage: &str) -> Option<Strength> {
        Some(match linkage {
            "internal" | "private" | "appending" => return None,
            "available_externally" => Strength::Copy,
            "linkonce" | "linkonce_odr" => Strength::Once,
            "weak" | "weak_odr" => Strength::Weak,
            "common" => Strength::Common,
            _ => Strength::Strong,
        })
    }
}

/// The kinds of things that have names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// The function with this number.
    Function(u32),
    /// A variable of this number of bytes.
    Variable { bytes: u64, align: u64 },
    /// Another name of something.
    Alias,
    /// A function that is found when the program is loaded.
    Ifunc,
}

/// A definition.
#[derive(Clone, Debug)]
pub struct Definition {
    /// Its name, with the `@`.
    pub name: String,
    pub thing: Thing,
    pub strength: Strength,
}

impl Definition {
    /// The number of the function, if it is one.
    pub fn part(&self) -> Option<u32> {
        match self.thing {
            Thing::Function(part) => Some(part),
            _ => None,
        }
    }

    /// Returns true if this definition takes the place of `first`, which another module before has.
    pub fn is_before(&self, first: &Definition) -> bool {
        if self.strength != first.strength {
            return self.strength > first.strength;
        }
        match (self.strength, self.thing, first.thing) {
            (Strength::Common, Thing::Variable { bytes, .. }, Thing::Variable { bytes: before, .. }) => {
                bytes > before
            }
            _ => false,
        }
    }
}

/// The definitions of a module that other modules may have too.
pub struct Definitions {
    /// In the order of functions, variables, aliases.
    pub all: Vec<Definition>,
    /// The group of each name that has one, as [`Definitions::groups`] counts them.
    pub group_of: FxHashMap<String, usize>,
    /// Groups by name, each with the way of choosing, in the order of the module.
    pub groups: Vec<(String, String)>,
    /// The names and sizes of variables that are put together with those of other modules.
    pub appending: Vec<(String, u64)>,
}

impl Definitions {
    /// Those of `base`. Older facts have no linkage: then functions alone are known.
    pub fn of(base: &FactBase) -> Self {
        let mut all = functions(base);
        let linkages: FxHashMap<Symbol, Symbol> =
            base.tuples::<relation::Linkage>().map(|row| (row.global, row.linkage)).collect();
        let linkage = |global: Symbol| linkages.get(&global).map(|&linkage| base.symbol_text(linkage));
        let (mut appending, mut known) = (Vec::new(), FxHashSet::default());
        known.extend(base.tuples::<relation::FunctionName>().map(|row| row.global));
        for row in base.tuples::<relation::GlobalVariable>() {
            known.insert(row.global);
            let number = |symbol: Symbol| base.symbol_text(symbol).parse::<u64>().unwrap_or(0);
            let (name, bytes) = (base.symbol_text(row.global).to_owned(), number(row.bytes));
            let is_declared = base.symbol_text(row.kind) == "external";
            match linkage(row.global) {
                _ if is_declared => {}
                Some("appending") => appending.push((name, bytes)),
                linkage => {
                    let thing = Thing::Variable { bytes, align: number(row.align) };
                    let strength = linkage.and_then(Strength::of);
                    all.extend(strength.map(|strength| Definition { name, thing, strength }));
                }
            }
        }
        let ifuncs: FxHashSet<Symbol> = base.tuples::<relation::Resolver>().map(|row| row.global).collect();
        known.extend(
            base.tuples::<relation::DeclaredFunction>()
                .map(|row| row.global)
                .filter(|name| !ifuncs.contains(name)),
        );
        for row in base.tuples::<relation::Linkage>().filter(|row| !known.contains(&row.global)) {
            let thing = if ifuncs.contains(&row.global) { Thing::Ifunc } else { Thing::Alias };
            let name = base.symbol_text(row.global).to_owned();
            let strength = Strength::of(base.symbol_text(row.linkage));
            all.extend(strength.map(|strength| Definition { name, thing, strength }));
        }
        let (groups, group_of) = groups(base);
        Definitions { all, group_of, groups, appending }
    }

    /// The group of `definition`, if it has one.
    pub fn group(&self, definition: &Definition) -> Option<&str> {
        self.group_of.get(&definition.name).map(|&group| &*self.groups[group].0)
    }

    /// The size of the variable that is called as `group`.
    pub fn size_of(&self, group: &str) -> Option<u64> {
        let is_leader = |one: &&Definition| one.name.strip_prefix('@') == Some(group);
        match self.all.iter().find(is_leader)?.thing {
            Thing::Variable { bytes, .. } => Some(bytes),
            _ => None,
        }
    }
}

/// The functions of `base`.
fn functions(base: &FactBase) -> Vec<Definition> {
    let linkages = base.tuples::<relation::FunctionLinkage>();
    let linkages: FxHashMap<u32, &str> =
        linkages.map(|row| (row.function.0, base.symbol_text(row.linkage))).collect();
    let names = crate::program::function_names(base).into_iter();
    let definition = |(part, name): (u32, String)| {
        let linkage = linkages.get(&part).copied().unwrap_or("external");
        // Of one name of its own each module has another function: two of one program are as two strong ones.
        let strength = Strength::of(linkage).unwrap_or(Strength::Strong);
        Definition { name: format!("@{name}"), thing: Thing::Function(part), strength }
    };
    (0..).zip(names).map(definition).collect()
}

/// The groups of `base`, and which each name is in.
fn groups(base: &FactBase) -> (Vec<(String, String)>, FxHashMap<String, usize>) {
    let (mut groups, mut known, mut of) = (Vec::new(), FxHashMap::default(), FxHashMap::default());
    for row in base.tuples::<relation::Comdat>() {
        let group = *known.entry(row.group).or_insert_with(|| {
            groups.push((base.symbol_text(row.group).to_owned(), base.symbol_text(row.selection).to_owned()));
            groups.len() - 1
        });
        of.insert(base.symbol_text(row.global).to_owned(), group);
    }
    (groups, of)
}
