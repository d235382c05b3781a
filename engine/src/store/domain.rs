//! The ids that can stand in a column.

use std::ops::Range;

/// A run of ids: those of one entity type in one part, or in all.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Domain {
    /// The least id.
    pub first: u32,
    /// The number of ids.
    pub len: u32,
}

impl Domain {
    /// Offset of `id` from the first id; `None` outside.
    #[inline(always)]
    pub fn offset(self, id: u32) -> Option<usize> {
        let offset = id.wrapping_sub(self.first);
        (offset < self.len).then_some(offset as usize)
    }

    /// The id after the last one.
    pub fn end(self) -> u64 {
        u64::from(self.first) + u64::from(self.len)
    }
}

impl From<Range<u32>> for Domain {
    fn from(range: Range<u32>) -> Self {
        Domain { first: range.start, len: range.end.saturating_sub(range.start) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_on_both_sides_are_outside() {
        let domain = Domain::from(3..5);
        assert_eq!([2, 3, 4, 5].map(|id| domain.offset(id)), [None, Some(0), Some(1), None]);
        assert_eq!(domain.end(), 5);
    }
}
