//! The data layout: how wide things are, and where they stand in memory.
//!
//! Source  LLVM's language reference, "Data Layout", with its defaults

use crate::llvm::types::{Type, TypeId, Types};

/// How much room a type takes. A scalable vector counts as if `vscale` were 1; what has no size has zeroes.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Extent {
    /// Bits of a value.
    pub bits: u64,
    /// Bytes that a store writes.
    pub stored: u64,
    /// Bytes from one element of an array to the next.
    pub stride: u64,
    /// Alignment in bytes where nothing else is said.
    pub align: u64,
}

/// A line of the layout: bits, and alignment in bits.
type Aligned = (u32, u32);

/// What `target datalayout` says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataLayout {
    /// Whether the first byte is the most significant.
    pub big_endian: bool,
    /// The address space of functions.
    pub program_space: u32,
    /// The address space of `alloca`.
    pub alloca_space: u32,
    /// The address space of globals.
    pub global_space: u32,
    aggregate: u32,
    integers: Vec<Aligned>,
    floats: Vec<Aligned>,
    vectors: Vec<Aligned>,
    /// Address space, bits, and alignment in bits.
    pointers: Vec<(u32, u32, u32)>,
}

impl Default for DataLayout {
    fn default() -> Self {
        DataLayout {
            big_endian: false,
            program_space: 0,
            alloca_space: 0,
            global_space: 0,
            aggregate: 0,
            integers: vec![(1, 8), (8, 8), (16, 16), (32, 32), (64, 32)],
            floats: vec![(16, 16), (32, 32), (64, 64), (128, 128)],
            vectors: vec![(64, 64), (128, 128)],
            pointers: vec![(0, 64, 64)],
        }
    }
}

impl DataLayout {
    /// Reads the text between the quotes; the first part that is no layout is given back.
    pub fn parse(text: &str) -> Result<Self, &str> {
        let mut layout = DataLayout::default();
        for part in text.split('-').filter(|part| !part.is_empty()) {
            layout.take(part).ok_or(part)?;
        }
        Ok(layout)
    }

    fn take(&mut self, part: &str) -> Option<()> {
        let letter = part.chars().next()?;
        let rest = &part[letter.len_utf8()..];
        match letter {
            'e' | 'E' => self.big_endian = letter == 'E',
            'p' => return self.take_pointer(rest),
            'i' => set(&mut self.integers, rest)?,
            'f' => set(&mut self.floats, rest)?,
            'v' => set(&mut self.vectors, rest)?,
            'a' => self.aggregate = rest.split(':').nth(1)?.parse().ok()?,
            'P' => self.program_space = rest.parse().ok()?,
            'A' => self.alloca_space = rest.parse().ok()?,
            'G' => self.global_space = rest.parse().ok()?,
            'n' | 'S' | 'm' | 's' | 'F' => {}
            _ => return None,
        }
        Some(())
    }

    fn take_pointer(&mut self, rest: &str) -> Option<()> {
        let mut fields = rest.trim_start_matches(['u', 'e']).split(':');
        let space = fields.next().filter(|space| !space.is_empty()).map_or(Some(0), |s| s.parse().ok())?;
        let bits = fields.next()?.parse().ok()?;
        let align = fields.next()?.parse().ok()?;
        self.pointers.retain(|&(other, ..)| other != space);
        self.pointers.push((space, bits, align));
        Some(())
    }

    fn pointer(&self, space: u32) -> (u32, u32, u32) {
        let of = |space| self.pointers.iter().copied().find(|p| p.0 == space);
        of(space).or(of(0)).expect("space 0 has a default")
    }

    /// Alignment in bits of an integer: that of the next wider one that is declared, else of the widest.
    fn integer_align(&self, bits: u32) -> u32 {
        let wide_enough = self.integers.iter().filter(|i| i.0 >= bits).min();
        wide_enough.or(self.integers.iter().max()).expect("there are defaults").1
    }

    fn exact_align(list: &[Aligned], bits: u64) -> Option<u64> {
        list.iter().find(|a| u64::from(a.0) == bits).map(|a| u64::from(a.1) / 8)
    }
}

/// Reads `32:64` or `64:64:128`: the width, its alignment, and a preference that nobody needs.
fn set(list: &mut Vec<Aligned>, text: &str) -> Option<()> {
    let mut fields = text.split(':');
    let bits = fields.next()?.parse().ok()?;
    let align = fields.next()?.parse().ok()?;
    list.retain(|&(other, _)| other != bits);
    list.push((bits, align));
    Some(())
}

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
            Type::Integer(bits) => scalar(bits.into(), u64::from(layout.integer_align(bits)) / 8),
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
        let natural = part.stride.saturating_mul(lanes).clamp(1, 1 << 32).next_power_of_two();
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

    /// Bytes before part `index` of an array, vector or struct.
    pub fn offset(&mut self, id: TypeId, index: u64) -> Option<u64> {
        match self.get(id).clone() {
            Type::Array { element, .. } | Type::Vector { element, .. } => {
                self.extent(element).stride.checked_mul(index)
            }
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
