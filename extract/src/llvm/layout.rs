//! The data layout: how wide things are, and where they stand in memory.
//!
//! Source  LLVM's language reference, "Data Layout", with its defaults

/// Size and alignment of a type. A scalable vector counts as if `vscale` were 1; a type without a size has zeroes.
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

/// The contents of `target datalayout`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataLayout {
    /// True if the first byte is the most significant.
    pub big_endian: bool,
    /// The address space of functions.
    pub program_space: u32,
    /// The address space of `alloca`.
    pub alloca_space: u32,
    /// The address space of globals.
    pub global_space: u32,
    pub(super) aggregate: u32,
    pub(super) integers: Vec<Aligned>,
    pub(super) floats: Vec<Aligned>,
    pub(super) vectors: Vec<Aligned>,
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

    /// The line of a pointer to `space`.
    pub(super) fn pointer(&self, space: u32) -> (u32, u32, u32) {
        let of = |space| self.pointers.iter().copied().find(|p| p.0 == space);
        of(space).or(of(0)).expect("space 0 has a default")
    }

    /// Alignment in bits of an integer: that of the next wider one that is declared, else of the widest.
    pub(super) fn integer_align(&self, bits: u32) -> u32 {
        let wide_enough = self.integers.iter().filter(|i| i.0 >= bits).min();
        wide_enough.or(self.integers.iter().max()).expect("there are defaults").1
    }

    /// Alignment in bytes of the entry of `list` for this number of bits.
    pub(super) fn exact_align(list: &[Aligned], bits: u64) -> Option<u64> {
        list.iter().find(|a| u64::from(a.0) == bits).map(|a| u64::from(a.1) / 8)
    }
}

/// Reads `32:64` or `64:64:128`: the width, its alignment, and a preference, which is unused.
fn set(list: &mut Vec<Aligned>, text: &str) -> Option<()> {
    let mut fields = text.split(':');
    let bits = fields.next()?.parse().ok()?;
    let align = fields.next()?.parse().ok()?;
    list.retain(|&(other, _)| other != bits);
    list.push((bits, align));
    Some(())
}
