//! Facts of modules without the definitions that others take the place of, and variables that are put together.

use super::definitions::{Definition, Definitions, Thing};
use crate::statics::qualified;
use dfquery_engine::{base::FactBase, tuple::Symbol};
use dfquery_rules::relation;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;

/// Removes the rows of relations about globals whose names are in a set.
macro_rules! remove {
    ($base:expr, $names:expr, $($relation:ident),*) => {$({
        let rows = $base.tuples::<relation::$relation>();
        let kept: Vec<_> = rows.filter(|row| !$names.contains(&row.global)).collect();
        if kept.len() < $base.tuples::<relation::$relation>().count() {
            $base.replace(kept);
        }
    })*};
}

/// Changes the name in rows of relations about globals.
macro_rules! rename {
    ($base:expr, $names:expr, $($relation:ident),*) => {$({
        let mut rows: Vec<relation::$relation> = $base.tuples().collect();
        if rows.iter().any(|row| $names.contains_key(&row.global)) {
            for row in &mut rows {
                row.global = $names.get(&row.global).copied().unwrap_or(row.global);
            }
            $base.replace(rows);
        }
    })*};
}

/// The names of the definitions `lost` of which an alias that stays in `base` is another name.
pub fn aliased(base: &FactBase, lost: &[&Definition]) -> FxHashSet<String> {
    let mut open: FxHashSet<&str> = lost.iter().map(|definition| &*definition.name).collect();
    let mut found = FxHashSet::default();
    let texts = |row: relation::GlobalAlias| [row.global, row.aliasee].map(|name| base.symbol_text(name));
    // An alias that is kept for another one keeps its definition.
    while let Some([_, aliasee]) = base
        .tuples::<relation::GlobalAlias>()
        .map(texts)
        .find(|[alias, aliasee]| !open.contains(alias) && open.contains(aliasee))
    {
        open.remove(aliasee);
        found.insert(aliasee.to_owned());
    }
    found
}

/// Gives the definitions `own` of `base` names after `label`, which aliases alone use.
pub fn keep_for_aliases(base: &mut FactBase, own: &[&Definition], label: &str) {
    if own.is_empty() {
        return;
    }
    let mut functions: FxHashMap<String, String> = FxHashMap::default();
    let mut names: FxHashMap<Symbol, Symbol> = FxHashMap::default();
    for definition in own {
        let bare = definition.name.trim_start_matches('@');
        let new = qualified(bare, label);
        names.insert(base.intern(&definition.name), base.intern(&format!("@{new}")));
        if let Thing::Function(_) = definition.thing {
            functions.insert(bare.to_owned(), new);
        }
    }
    base.rename_parts(|name| functions.get(name).cloned());
    // Objects in memory bear the names of values and instructions.
    base.map_symbols(|column, text| {
        let (part, local) = dfquery_engine::base::split(text).filter(|_| column.name == "object")?;
        Some(format!("{}/{local}", functions.get(part)?))
    });
    let old: FxHashSet<Symbol> = names.keys().copied().collect();
    remove!(base, old, Comdat);
    rename!(base, names, FunctionName, GlobalType, FunctionType, Variadic, ResultAttribute, Linkage);
    rename!(
        base,
        names,
        GlobalVariable,
        ThreadLocalVariable,
        GlobalData,
        GlobalPointer,
        GlobalAlias,
        Resolver
    );
    make_internal(base, own, &names);
    rename_references(base, &names);
}

/// Says that the definitions `own`, which have new `names`, are internal.
fn make_internal(base: &mut FactBase, own: &[&Definition], names: &FxHashMap<Symbol, Symbol>) {
    let internal = base.intern("internal");
    let renamed: FxHashSet<Symbol> = names.values().copied().collect();
    let mut linkages: Vec<relation::Linkage> = base.tuples().collect();
    linkages.iter_mut().filter(|row| renamed.contains(&row.global)).for_each(|row| row.linkage = internal);
    base.replace(linkages);
    let parts: FxHashSet<u32> = own.iter().filter_map(|definition| definition.part()).collect();
    let mut linkages: Vec<relation::FunctionLinkage> = base.tuples().collect();
    linkages.iter_mut().filter(|row| parts.contains(&row.function.0)).for_each(|row| row.linkage = internal);
    base.replace(linkages);
}

/// Lets aliases, and distances within a variable, have the new `names`; other references keep the old ones.
fn rename_references(base: &mut FactBase, names: &FxHashMap<Symbol, Symbol>) {
    let of = |name: Symbol| names.get(&name).copied().unwrap_or(name);
    let mut aliases: Vec<relation::GlobalAlias> = base.tuples().collect();
    aliases.iter_mut().for_each(|row| row.aliasee = of(row.aliasee));
    base.replace(aliases);
    let mut distances: Vec<relation::RelativePointer> = base.tuples().collect();
    for row in distances.iter_mut().filter(|row| names.contains_key(&row.global)) {
        row.base = if row.base == row.global { of(row.base) } else { row.base };
        row.global = of(row.global);
    }
    base.replace(distances);
}

/// Leaves out of `base` the definitions `lost`, which other modules have, and makes declarations of those
/// that are `gone` with their groups.
pub fn leave_out(base: &mut FactBase, lost: &[&Definition], gone: &[&Definition]) {
    let all = || lost.iter().chain(gone);
    let parts: FxHashSet<u32> = all().filter_map(|definition| definition.part()).collect();
    if !parts.is_empty() {
        let kept: Vec<(&FactBase, u32)> =
            (0..base.parts()).filter(|part| !parts.contains(part)).map(|part| (&*base, part)).collect();
        let mut without = FactBase::gathered(base.schema(), &[&*base], &kept);
        without.origin.clone_from(&base.origin);
        *base = without;
    }
    if lost.is_empty() && gone.is_empty() {
        return;
    }
    let names = |base: &FactBase, definitions: &[&Definition]| -> FxHashSet<Symbol> {
        definitions.iter().filter_map(|one| base.symbols().find(&one.name)).map(Symbol).collect()
    };
    let external: Vec<Thing> = gone.iter().map(|definition| definition.thing).collect();
    let lost_names = names(base, lost);
    let ifuncs: Vec<&Definition> = lost.iter().copied().filter(|one| one.thing == Thing::Ifunc).collect();
    let ifuncs = names(base, &ifuncs);
    remove!(base, lost_names, GlobalType, FunctionType, Variadic, ResultAttribute);
    remove!(base, ifuncs, DeclaredFunction);
    let mut all_names = names(base, gone);
    all_names.extend(lost_names);
    remove!(base, all_names, Linkage, Comdat, GlobalVariable, ThreadLocalVariable, GlobalData, GlobalPointer);
    remove!(base, all_names, RelativePointer, GlobalAlias, Resolver);
    for (definition, thing) in gone.iter().zip(external) {
        declare(base, &definition.name, thing);
    }
}

/// Says that `name` is defined elsewhere.
fn declare(base: &mut FactBase, name: &str, thing: Thing) {
    let (global, linkage) = (base.intern(name), base.intern("external"));
    base.add(relation::Linkage { global, linkage });
    match thing {
        Thing::Variable { bytes, align } => {
            let [bytes, align] = [bytes, align].map(|number| base.intern(&number.to_string()));
            base.add(relation::GlobalVariable { global, bytes, align, kind: linkage });
        }
        Thing::Ifunc => {}
        Thing::Function(_) | Thing::Alias => base.add(relation::DeclaredFunction { global }),
    }
}

/// Aligns the variable `name` of `base` to `align` bytes.
pub fn align(base: &mut FactBase, name: &str, align: u64) {
    let align = base.intern(&align.to_string());
    change(base, name, |row| row.align = align);
}

/// Changes the row of the variable `name`.
fn change(base: &mut FactBase, name: &str, change: impl Fn(&mut relation::GlobalVariable)) {
    let Some(global) = base.symbols().find(name).map(Symbol) else { return };
    let mut rows: Vec<relation::GlobalVariable> = base.tuples().collect();
    rows.iter_mut().filter(|row| row.global == global).for_each(change);
    base.replace(rows);
}

/// A part of a variable of `appending` linkage: its module, its size, and the definitions that were left out there.
struct Part<'m> {
    module: usize,
    bytes: u64,
    left_out: &'m FxHashSet<&'m str>,
}

/// Puts the variables of `appending` linkage, as the `modules` of `bases` have them, one after the other in the first.
/// `left_out` has the definitions of each module that others have taken the place of.
pub fn append(bases: &mut [FactBase], modules: &[Definitions], left_out: &[FxHashSet<&str>]) {
    let mut parts: FxHashMap<&str, Vec<Part>> = FxHashMap::default();
    for (module, (definitions, left_out)) in modules.iter().zip(left_out).enumerate() {
        for (name, bytes) in &definitions.appending {
            parts.entry(name).or_default().push(Part { module, bytes: *bytes, left_out });
        }
    }
    let mut several: Vec<_> = parts.into_iter().filter(|(_, parts)| parts.len() > 1).collect();
    several.sort_unstable_by_key(|(name, _)| *name);
    several.into_iter().for_each(|(name, parts)| append_one(bases, name, &parts));
}

/// Puts the parts of the variable `name` one after the other.
fn append_one(bases: &mut [FactBase], name: &str, parts: &[Part]) {
    let Part { module: first, bytes: mut end, .. } = parts[0];
    let mut elements = element_count(&bases[first], name).map_or(0, |(count, _)| count);
    for part in &parts[1..] {
        let base = &bases[part.module];
        let mut initialiser = Initialiser::of(base, name);
        let mut count = element_count(base, name).map_or(0, |(count, _)| count);
        let mut bytes = part.bytes;
        if ["@llvm.global_ctors", "@llvm.global_dtors"].contains(&name) && count > 0 {
            let size = bytes / count;
            count -= initialiser.drop_elements(size, part.left_out);
            bytes = size * count;
        }
        initialiser.add(&mut bases[first], name, end);
        elements += count;
        end += bytes;
        let base = &mut bases[part.module];
        let names: FxHashSet<Symbol> = base.symbols().find(name).map(Symbol).into_iter().collect();
        remove!(base, names, Linkage, GlobalVariable, GlobalType, GlobalData, GlobalPointer, RelativePointer);
    }
    let base = &mut bases[first];
    let bytes = base.intern(&end.to_string());
    change(base, name, |row| row.bytes = bytes);
    if let Some((_, element)) = element_count(base, name) {
        let ty = base.intern(&format!("[{elements} x {element}]"));
        let global = base.symbols().find(name).map(Symbol);
        let mut rows: Vec<relation::GlobalType> = base.tuples().collect();
        rows.iter_mut().filter(|row| Some(row.global) == global).for_each(|row| row.r#type = ty);
        base.replace(rows);
    }
}

/// The number of elements of the array `name`, and their type.
fn element_count(base: &FactBase, name: &str) -> Option<(u64, String)> {
    let global = base.symbols().find(name).map(Symbol)?;
    let row = base.tuples::<relation::GlobalType>().find(|row| row.global == global)?;
    let (count, element) =
        base.symbol_text(row.r#type).strip_prefix('[')?.strip_suffix(']')?.split_once(" x ")?;
    Some((count.parse().ok()?, element.to_owned()))
}

/// The initialiser of a variable.
struct Initialiser {
    data: Vec<(u32, String)>,
    pointers: Vec<(u32, String, String)>,
    distances: Vec<(u32, [String; 3])>,
}

impl Initialiser {
    fn of(base: &FactBase, name: &str) -> Self {
        let global = base.symbols().find(name).map(Symbol);
        let text = |symbol: Symbol| base.symbol_text(symbol).to_owned();
        let data = base.tuples::<relation::GlobalData>().filter(|row| Some(row.global) == global);
        let pointers = base.tuples::<relation::GlobalPointer>().filter(|row| Some(row.global) == global);
        let distances = base.tuples::<relation::RelativePointer>().filter(|row| Some(row.global) == global);
        Initialiser {
            data: data.map(|row| (row.offset, text(row.bytes))).collect(),
            pointers: pointers.map(|row| (row.offset, text(row.target), text(row.addend))).collect(),
            distances: distances
                .map(|row| (row.offset, [row.target, row.addend, row.base].map(text)))
                .collect(),
        }
    }

    /// Drops the calls of functions at the start or the end of the program, of `size` bytes each, that are
    /// for a variable which was left out; returns how many. Such an element has a priority, a function and
    /// the variable.
    fn drop_elements(&mut self, size: u64, left_out: &FxHashSet<&str>) -> u64 {
        let is_key = |offset: u32| u64::from(offset) % size == 2 * (size / 3);
        let keys = self.pointers.iter().filter(|(offset, ..)| is_key(*offset));
        let keys = keys.filter(|(_, target, _)| left_out.contains(&**target));
        let dropped: BTreeSet<u64> = keys.map(|(offset, ..)| u64::from(*offset) / size).collect();
        if dropped.is_empty() {
            return 0;
        }
        let moved = |offset: u32| {
            let element = u64::from(offset) / size;
            let before = dropped.range(..element).count() as u64;
            (!dropped.contains(&element)).then(|| (u64::from(offset) - before * size) as u32)
        };
        // A run of bytes may reach from one element into the next.
        let runs = std::mem::take(&mut self.data).into_iter().flat_map(|(offset, text)| {
            let (mut at, mut rest, mut runs) = (offset, &*text, Vec::new());
            while !rest.is_empty() {
                let bytes = (size - u64::from(at) % size).min(rest.len() as u64 / 2).max(1) as usize;
                let (run, further) = rest.split_at((2 * bytes).min(rest.len()));
                runs.push((at, run.to_owned()));
                (at, rest) = (at + bytes as u32, further);
            }
            runs
        });
        self.data = runs.filter_map(|(offset, text)| Some((moved(offset)?, text))).collect();
        self.pointers = self
            .pointers
            .drain(..)
            .filter_map(|(offset, one, other)| Some((moved(offset)?, one, other)))
            .collect();
        self.distances.clear();
        dropped.len() as u64
    }

    /// Adds the initialiser to that of `name` from byte `start` on.
    fn add(&self, base: &mut FactBase, name: &str, start: u64) {
        let global = base.intern(name);
        // Offsets of more than 31 bits are not kept, as in one module.
        let moved = |offset: u32| {
            u32::try_from(start + u64::from(offset)).ok().filter(|&offset| offset <= i32::MAX.cast_unsigned())
        };
        for (offset, bytes) in &self.data {
            let Some(offset) = moved(*offset) else { continue };
            let bytes = base.intern(bytes);
            base.add(relation::GlobalData { global, offset, bytes });
        }
        for (offset, target, addend) in &self.pointers {
            let Some(offset) = moved(*offset) else { continue };
            let [target, addend] = [target, addend].map(|text| base.intern(text));
            base.add(relation::GlobalPointer { global, offset, target, addend });
        }
        for (offset, texts) in &self.distances {
            let Some(offset) = moved(*offset) else { continue };
            let [target, addend, of] = texts.each_ref().map(|text| base.intern(text));
            base.add(relation::RelativePointer { global, offset, target, addend, base: of });
        }
    }
}
