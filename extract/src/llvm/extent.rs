//! Sizes of types in memory.

use crate::llvm::layout::{DataLayout, Extent};
use crate::llvm::types::{Type, TypeId, Types};

/// More than this many types inside each other have no size: only a broken module has them.
const DEEPEST: u32 = 400;

impl Types<'_> {
    /// The room that `id` takes.
    pub fn extent(&mut self, id: TypeId) -> Extent {
        self.extent_within(id, 0)
    }

    /// Bits of a value of type `id`.
    pub fn bits(&mut self, id: TypeId) -> u64 {
        self.extent(id).bits
    }

    fn extent_within(&mut self, id: TypeId, depth: u32) -> Extent {
        if let Some(extent) = self.extents[id.0 as usize] {
            return extent;
        }
        if depth > DEEPEST {
            return Extent::default();
        }
        self.extents[id.0 as usize] = Some(Extent::default());
        let extent = self.measure(id, depth + 1);
        self.extents[id.0 as usize] = Some(extent);
        extent
    }

    fn measure(&mut self, id: TypeId, depth: u32) -> Extent {
        let layout = &self.layout;
        match self.get(id).clone() {
            Type::Integer(bits) | Type::Byte(bits) => {
                scalar(bits.into(), u64::from(layout.integer_align(bits)) / 8)
            }
            Type::Float(kind) => {
                let bits = kind.bits().into();
                scalar(bits, DataLayout::exact_align(&layout.floats, bits).unwrap_or(natural(bits)))
            }
            Type::Pointer(space) => {
                let (_, bits, align) = layout.pointer(space);
                scalar(bits.into(), u64::from(align) / 8)
            }
            Type::Register(_, bits) => scalar(bits.into(), natural(bits.into()).min(64)),
            Type::Vector { lanes, element, .. } => self.measure_vector(lanes, element, depth),
            Type::Array { count, element } => {
                let part = self.extent_within(element, depth);
                sized(part.stride.saturating_mul(count), part.align)
            }
            Type::Struct { fields, packed } => self.measure_struct(&fields, packed, depth).0,
            Type::Target(text) => self.measure_target(text),
            _ => Extent::default(),
        }
    }

    fn measure_vector(&mut self, lanes: u64, element: TypeId, depth: u32) -> Extent {
        let part = self.extent_within(element, depth);
        let bits = part.bits.saturating_mul(lanes);
        let natural = bits.div_ceil(8).clamp(1, 1 << 32).next_power_of_two();
        scalar(bits, DataLayout::exact_align(&self.layout.vectors, bits).unwrap_or(natural))
    }

    fn measure_struct(&mut self, fields: &[TypeId], packed: bool, depth: u32) -> (Extent, Vec<u64>) {
        let mut align = if packed { 1 } else { u64::from(self.layout.aggregate / 8).max(1) };
        let (mut at, mut offsets) = (0u64, Vec::with_capacity(fields.len()));
        for &field in fields {
            let part = self.extent_within(field, depth);
            if !packed {
                at = align_to(at, part.align);
                align = align.max(part.align);
            }
            offsets.push(at);
            at = at.saturating_add(part.stride);
        }
        (sized(align_to(at, align), align), offsets)
    }

    /// The target types that have a documented size; the others have none.
    fn measure_target(&mut self, text: &str) -> Extent {
        if text.contains("spirv.") {
            let (_, bits, align) = self.layout.pointer(0);
            return scalar(bits.into(), u64::from(align) / 8);
        }
        match text {
            _ if text.contains("aarch64.svcount") => scalar(16, 2),
            _ if text.contains("amdgcn.named.barrier") => sized(16, 4),
            _ => Extent::default(),
        }
    }

    /// Bytes that an index into the array or vector `id` counts: lanes of a vector stand without gaps between them.
    pub fn step(&mut self, id: TypeId) -> Option<u64> {
        match *self.get(id) {
            Type::Array { element, .. } => Some(self.extent(element).stride),
            Type::Vector { element, .. } => Some(self.extent(element).stored),
            _ => None,
        }
    }

    /// Bytes before part `index` of an array, vector or struct.
    pub fn offset(&mut self, id: TypeId, index: u64) -> Option<u64> {
        match self.get(id).clone() {
            Type::Array { .. } | Type::Vector { .. } => self.step(id)?.checked_mul(index),
            Type::Struct { fields, packed } => {
                let (_, offsets) = self.measure_struct(&fields, packed, 0);
                offsets.get(usize::try_from(index).ok()?).copied()
            }
            _ => None,
        }
    }
}

fn scalar(bits: u64, align: u64) -> Extent {
    let (align, stored) = (align.max(1), bits.div_ceil(8));
    Extent { bits, stored, stride: align_to(stored, align), align }
}

fn sized(bytes: u64, align: u64) -> Extent {
    Extent { bits: bytes.saturating_mul(8), stored: bytes, stride: bytes, align: align.max(1) }
}

fn natural(bits: u64) -> u64 {
    bits.div_ceil(8).max(1).next_power_of_two()
}

fn align_to(at: u64, align: u64) -> u64 {
    at.checked_next_multiple_of(align.max(1)).unwrap_or(u64::MAX)
}
