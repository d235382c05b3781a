//! Arrays of scalars within structures.

use crate::llvm::types::{Type, TypeId, Types};
use rustc_hash::FxHashMap;

/// More than this many types inside each other have no arrays: only a broken module has them.
const DEEPEST: u32 = 64;

/// As many elements of an array of structures are listed one by one where their arrays are not evenly spaced.
const LISTED: u64 = 64;

/// The end of an array of no elements, which ends with its object.
const OPEN: u64 = i32::MAX as u64;

/// A type has no more rows than these; the others are not distinguished from what is around them.
const MOST: usize = 1 << 12;

/// Arrays of `bytes` bytes, the first at `offset`, each of the others `stride` bytes after the one before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arrays {
    pub offset: u64,
    pub bytes: u64,
    pub stride: u64,
    pub count: u64,
}

impl Types<'_> {
    /// The arrays of scalars in `id`, from its beginning on.
    pub fn arrays(&mut self, id: TypeId) -> Vec<Arrays> {
        self.arrays_within(id, DEEPEST, &mut FxHashMap::default())
    }

    /// Returns true if `id` is a structure, or has one in it.
    pub fn has_structure(&self, mut id: TypeId) -> bool {
        while let Type::Array { element, .. } = *self.get(id) {
            id = element;
        }
        matches!(self.get(id), Type::Struct { .. })
    }

    fn arrays_within(&mut self, id: TypeId, depth: u32, known: &mut Known) -> Vec<Arrays> {
        if let Some(found) = known.get(&id) {
            return found.clone();
        }
        if depth == 0 {
            return Vec::new();
        }
        let mut found = match self.get(id).clone() {
            Type::Struct { fields, .. } => {
                let mut found = Vec::new();
                for (index, field) in (0..).zip(fields.iter()) {
                    let Some(start) = self.offset(id, index) else { continue };
                    let inner = self.arrays_within(*field, depth - 1, known);
                    found.extend(inner.into_iter().map(|arrays| arrays.moved(start)));
                }
                found
            }
            Type::Array { count, element } if self.has_structure(element) => {
                let size = self.extent(element).stride;
                let inner = self.arrays_within(element, depth - 1, known);
                inner.into_iter().flat_map(|arrays| arrays.repeated(count, size)).collect()
            }
            Type::Array { .. } => {
                let bytes = match self.extent(id).stride {
                    0 => OPEN,
                    bytes => bytes,
                };
                vec![Arrays { offset: 0, bytes, stride: bytes, count: 1 }]
            }
            _ => Vec::new(),
        };
        found.truncate(MOST);
        known.insert(id, found.clone());
        found
    }
}

/// The arrays found so far, by type.
type Known = FxHashMap<TypeId, Vec<Arrays>>;

impl Arrays {
    fn moved(self, by: u64) -> Arrays {
        Arrays { offset: self.offset.saturating_add(by), ..self }
    }

    /// The same in each of `count` elements of `size` bytes.
    fn repeated(self, count: u64, size: u64) -> Vec<Arrays> {
        if self.count == 1 {
            return vec![Arrays { stride: size, count, ..self }];
        }
        if self.stride.saturating_mul(self.count) == size {
            return vec![Arrays { count: self.count.saturating_mul(count), ..self }];
        }
        (0..count.min(LISTED)).map(|at| self.moved(at * size)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arrays(types: &mut Types, id: TypeId) -> Vec<[u64; 4]> {
        let found = types.arrays(id).into_iter();
        found.map(|Arrays { offset, bytes, stride, count }| [offset, bytes, stride, count]).collect()
    }

    #[test]
    fn arrays_are_found_in_structures_and_in_arrays_of_them() {
        let mut types = Types::default();
        let [byte, word] = [8, 32].map(|bits| types.intern(Type::Integer(bits)));
        let text = types.intern(Type::Array { count: 10, element: byte });
        let open = types.intern(Type::Array { count: 0, element: byte });
        assert_eq!(arrays(&mut types, text), [[0, 10, 10, 1]]);
        let record = types.intern(Type::Struct { fields: [word, text, word].into(), packed: false });
        assert_eq!(arrays(&mut types, record), [[4, 10, 10, 1]]);
        let four = types.intern(Type::Array { count: 4, element: record });
        assert_eq!(arrays(&mut types, four), [[4, 10, 20, 4]]);
        let twelve = types.intern(Type::Array { count: 3, element: four });
        assert_eq!(arrays(&mut types, twelve), [[4, 10, 20, 12]]);
        let outer = types.intern(Type::Struct { fields: [word, four, word, open].into(), packed: false });
        assert_eq!(arrays(&mut types, outer), [[8, 10, 20, 4], [88, OPEN, OPEN, 1]]);
        let pair = types.intern(Type::Array { count: 2, element: outer });
        assert_eq!(
            arrays(&mut types, pair),
            [[8, 10, 20, 4], [96, 10, 20, 4], [88, OPEN, 88, 2]],
            "arrays that are not evenly spaced are listed"
        );
        assert!(types.has_structure(pair) && !types.has_structure(text));
    }
}
