//! The addresses of globals and functions, and the initial contents of memory.

use crate::memory::Image;
use dfquery_engine::{base::FactBase, tuple::Symbol};
use dfquery_graph::random::{BUFFER_COUNT, Buffers};
use dfquery_rules::{entity, relation};
use rustc_hash::{FxHashMap, FxHashSet};
use std::{collections::BTreeMap, sync::Arc};

/// The address of the first function; each takes [`FUNCTION_BYTES`].
const FUNCTIONS: u64 = 0x0010_0000;
/// The same for pointers of 16 bits.
const NEAR_FUNCTIONS: u64 = 0x0100;
/// Enough to keep apart addresses that are rounded to 16.
const FUNCTION_BYTES: u64 = 16;
/// The address of the first global variable: low enough for pointers of 32 bits.
const GLOBALS: u64 = 0x1000_0000;
/// The same for pointers of 16 bits.
const NEAR_GLOBALS: u64 = 0x1000;
/// The address at which global variables continue if they do not fit below the buffers.
const FAR_GLOBALS: u64 = 1 << 40;

/// The addresses of everything that has a name.
#[derive(Clone, Default, Debug)]
pub struct Layout {
    addresses: FxHashMap<String, u64>,
    functions: FxHashMap<u64, String>,
    /// Global variables by address, with their sizes.
    variables: Vec<(u64, u64, String)>,
    /// Bytes of a pointer of the default address space.
    pointer_bytes: usize,
    /// The distances in the initial contents.
    distances: Vec<Distance>,
    /// The places in the initial contents that hold the address of a block, which has none.
    unplaced: Vec<u64>,
    /// The initial contents.
    pub image: Arc<Image>,
}

/// A pointer relative to its table: how far something is from `base`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Distance {
    /// Its place in memory.
    pub address: u64,
    /// Its bytes.
    pub bytes: u64,
    /// From where on it counts.
    pub base: u64,
}

impl Layout {
    /// Places the globals and functions of `base`, and initialises the globals.
    ///
    /// Names that facts use without declaring them are placed like functions.
    pub fn new(base: &FactBase) -> Layout {
        let mut layout = Layout { pointer_bytes: pointer_bytes(base), ..Layout::default() };
        layout.place_functions(base);
        let image = layout.place_variables(base);
        layout.place_aliases(base);
        layout.place_others(base);
        let mut image = layout.initialise(base, image);
        layout.distances = layout.set_distances(base, &mut image);
        layout.unplaced = layout.find_unplaced(base);
        layout.image = Arc::new(image);
        layout
    }

    /// The address of `name`, with its `@`.
    pub fn address(&self, name: &str) -> Option<u64> {
        self.addresses.get(name).copied()
    }

    /// The first byte of the variable `name`, with its `@`, and the byte after its last; none if its size is unknown.
    pub fn extent(&self, name: &str) -> Option<(u64, u64)> {
        let address = self.address(name)?;
        let at = self.variables.binary_search_by_key(&address, |variable| variable.0).ok()?;
        let (_, bytes, _) = self.variables[at];
        (bytes > 0).then_some((address, address + bytes))
    }

    /// The function that begins at `address`, with its `@`.
    pub fn function_at(&self, address: u64) -> Option<&str> {
        self.functions.get(&address).map(String::as_str)
    }

    /// Says what lies at `address`: `@g + 4`, `buffer 1 + 0x10` or the plain address.
    pub fn describe(&self, address: u64) -> String {
        let at = self.variables.partition_point(|variable| variable.0 <= address);
        if let Some((start, bytes, name)) = at.checked_sub(1).map(|at| &self.variables[at])
            && address - start < *bytes
        {
            return format!("{name} + {}", address - start);
        }
        let Buffers { start, bytes, .. } = self.buffers();
        let offset = address.wrapping_sub(start);
        if offset < bytes * BUFFER_COUNT {
            return format!("buffer {} + {}", offset / bytes, offset % bytes);
        }
        format!("{address:#x}")
    }

    /// The address, the bytes and the name of each variable.
    pub(crate) fn variables(&self) -> impl Iterator<Item = (u64, u64, &str)> {
        self.variables.iter().map(|(address, bytes, name)| (*address, *bytes, name.as_str()))
    }

    /// The pointers that are relative to their tables.
    pub(crate) fn distances(&self) -> &[Distance] {
        &self.distances
    }

    /// The places in the initial contents that hold the address of a block, which has none.
    pub(crate) fn unplaced(&self) -> &[u64] {
        &self.unplaced
    }

    /// The address and the name of each function, by addresses.
    pub(crate) fn functions(&self) -> impl Iterator<Item = (u64, &str)> {
        let sorted: BTreeMap<u64, &str> = self.functions.iter().map(|(&at, name)| (at, &**name)).collect();
        sorted.into_iter()
    }

    fn is_near(&self) -> bool {
        self.pointer_bytes <= 2
    }

    /// The buffers that made-up pointers point into.
    pub fn buffers(&self) -> Buffers {
        Buffers::of(8 * self.pointer_bytes as u32)
    }

    fn place_function(&mut self, name: String) {
        let first = if self.is_near() { NEAR_FUNCTIONS } else { FUNCTIONS };
        let address = first + self.functions.len() as u64 * FUNCTION_BYTES;
        if !self.addresses.contains_key(&name) {
            self.functions.insert(address, name.clone());
            self.addresses.insert(name, address);
        }
    }

    fn place_functions(&mut self, base: &FactBase) {
        let names = base.entities_of::<entity::Function>();
        for part in 0..base.parts() {
            self.place_function(format!("@{}", names.local_name(part)));
        }
        for relation::Resolver { global, .. } in base.tuples() {
            self.place_function(base.symbol_text(global).to_owned());
        }
    }

    fn place_variables(&mut self, base: &FactBase) -> Image {
        let mut image = Image::default();
        image.highest_first = is_highest_first(base);
        let mut next = if self.is_near() { NEAR_GLOBALS } else { GLOBALS };
        let buffers = self.buffers().start;
        let text = |symbol| base.symbol_text(symbol);
        for relation::GlobalVariable { global, bytes, align, kind } in base.tuples() {
            let bytes: u64 = text(bytes).parse().unwrap_or(0);
            let align: u64 = text(align).parse().unwrap_or(1);
            next = next.next_multiple_of(align.max(16));
            if next < buffers && next.saturating_add(bytes) > buffers {
                next = FAR_GLOBALS;
            }
            if text(kind) != "external" {
                image.reserve(next, bytes);
            }
            self.addresses.insert(text(global).to_owned(), next);
            self.variables.push((next, bytes, text(global).to_owned()));
            next += bytes.max(1);
        }
        image
    }

    /// Gives other names the addresses of what they stand for.
    fn place_aliases(&mut self, base: &FactBase) {
        let text = |symbol| base.symbol_text(symbol);
        let mut open: Vec<relation::GlobalAlias> = base.tuples().collect();
        let mut left = usize::MAX;
        // One alias may stand for another that is listed after it; what stands for itself is nowhere.
        while open.len() < left {
            left = open.len();
            open.retain(|alias| {
                let Some(address) = self.address(text(alias.aliasee)) else { return true };
                let addend: i64 = text(alias.addend).parse().unwrap_or(0);
                self.addresses.insert(text(alias.global).to_owned(), address.wrapping_add_signed(addend));
                false
            });
        }
    }

    fn place_others(&mut self, base: &FactBase) {
        let called = base.tuples::<relation::Call>().map(|call| call.callee);
        let named = base.tuples::<relation::GlobalOperand>().map(|operand| operand.global);
        let stored = base.tuples::<relation::GlobalPointer>().map(|pointer| pointer.target);
        let parts = base.tuples::<relation::ConstantPart>().map(|part| part.global);
        let mut seen: FxHashSet<Symbol> = FxHashSet::default();
        for symbol in called.chain(named).chain(parts).chain(stored) {
            if seen.insert(symbol) && base.symbol_text(symbol).starts_with('@') {
                self.place_function(base.symbol_text(symbol).to_owned());
            }
        }
    }

    fn initialise(&self, base: &FactBase, mut image: Image) -> Image {
        let text = |symbol| base.symbol_text(symbol);
        for relation::GlobalData { global, offset, bytes } in base.tuples() {
            if let Some(address) = self.address(text(global)) {
                image.write(address + offset as u64, &parse_hexadecimal(text(bytes)));
            }
        }
        for relation::GlobalPointer { global, offset, target, addend } in base.tuples() {
            let addend: i64 = text(addend).parse().unwrap_or(0);
            if let (Some(address), Some(target)) = (self.address(text(global)), self.address(text(target))) {
                let value = target.wrapping_add_signed(addend).to_le_bytes();
                let mut value = value[..self.pointer_bytes].to_vec();
                if image.highest_first {
                    value.reverse();
                }
                image.write(address + offset as u64, &value);
            }
        }
        image
    }

    fn find_unplaced(&self, base: &FactBase) -> Vec<u64> {
        let text = |symbol| base.symbol_text(symbol);
        let pointers = base.tuples::<relation::GlobalPointer>();
        let unplaced = pointers.filter(|pointer| self.address(text(pointer.target)).is_none());
        unplaced.filter_map(|row| Some(self.address(text(row.global))? + u64::from(row.offset))).collect()
    }

    /// Puts the distances where initialisers have them, and returns where they are.
    ///
    /// They have 4 bytes, as `llvm.load.relative` reads them, unless the type of the variable has no room but for 8.
    fn set_distances(&self, base: &FactBase, image: &mut Image) -> Vec<Distance> {
        let text = |symbol| base.symbol_text(symbol);
        let types: FxHashMap<Symbol, Symbol> =
            base.tuples::<relation::GlobalType>().map(|row| (row.global, row.r#type)).collect();
        let offsets = offsets(base);
        let mut distances = Vec::new();
        for row in base.tuples::<relation::RelativePointer>() {
            let relation::RelativePointer { global, offset, target, addend, base: from } = row;
            let places = [global, target, from].map(|name| self.address(text(name)));
            let [Some(address), Some(target), Some(from)] = places else { continue };
            let ty = types.get(&global).map_or("", |&ty| text(ty));
            let is_long = ty.contains("i64") && !ty.contains("i32") && offset % 8 == 0;
            let bytes = if is_long && !offsets.contains(&(global, offset + 4)) { 8 } else { 4 };
            let addend: i64 = text(addend).parse().unwrap_or(0);
            let distance = target.wrapping_add_signed(addend).wrapping_sub(from);
            let mut value = distance.to_le_bytes()[..bytes].to_vec();
            if image.highest_first {
                value.reverse();
            }
            let address = address + offset as u64;
            image.write(address, &value);
            distances.push(Distance { address, bytes: bytes as u64, base: from });
        }
        distances
    }
}

/// By variable where its initialiser has something that facts tell of.
fn offsets(base: &FactBase) -> FxHashSet<(Symbol, u32)> {
    let data = base.tuples::<relation::GlobalData>().map(|row| (row.global, row.offset));
    let pointers = base.tuples::<relation::GlobalPointer>().map(|row| (row.global, row.offset));
    let distances = base.tuples::<relation::RelativePointer>().map(|row| (row.global, row.offset));
    data.chain(pointers).chain(distances).collect()
}

/// The bytes that pairs of hexadecimal digits spell; what is no pair of digits is 0.
fn parse_hexadecimal(text: &str) -> Vec<u8> {
    let digit = |byte: u8| (byte as char).to_digit(16).unwrap_or(0) as u8;
    text.as_bytes().chunks_exact(2).map(|pair| digit(pair[0]) << 4 | digit(pair[1])).collect()
}

/// The parts of the data layout.
fn data_layout(base: &FactBase) -> impl DoubleEndedIterator<Item = &str> {
    let mut properties = base.tuples::<relation::ModuleProperty>();
    let layout = properties.find(|property| base.symbol_text(property.key) == "target datalayout");
    layout.map_or("", |property| base.symbol_text(property.value)).split('-')
}

/// True if the data layout puts the highest byte of a number first.
fn is_highest_first(base: &FactBase) -> bool {
    data_layout(base).rfind(|part| part.eq_ignore_ascii_case("e")) == Some("E")
}

/// Bytes of a pointer of the default address space, as the data layout says.
fn pointer_bytes(base: &FactBase) -> usize {
    let pointer = data_layout(base).find_map(|part| part.strip_prefix("p:"));
    let bits: Option<usize> = pointer.and_then(|text| text.split(':').next()?.parse().ok());
    bits.map_or(8, |bits| bits.div_ceil(8).min(8))
}

#[cfg(test)]
mod tests {
    use super::*;
    use dfquery_graph::testing;

    #[test]
    fn globals_are_aligned_as_they_say() {
        let mut base = testing::nothing();
        for (name, align) in [("@a", "1"), ("@b", "64")] {
            let [global, bytes, align, kind] = [name, "1", align, "constant"].map(|text| base.intern(text));
            base.add(relation::GlobalVariable { global, bytes, align, kind });
        }
        let layout = Layout::new(&base);
        let after = |name| layout.address(name).expect("it is placed") - GLOBALS;
        assert_eq!([after("@a"), after("@b")], [0, 64]);
    }
}
