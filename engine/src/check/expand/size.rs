//! Sizes of expanded conditions.

/// Upper bounds of the expansion of a condition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Size {
    /// Conjunctions.
    pub ways: u64,
    /// Conditions of the longest of them.
    pub length: u64,
}

/// Sizes of the expansion of an inline relation.
#[derive(Clone, Copy, Debug)]
pub struct Sizes {
    /// The relation itself.
    pub plain: Size,
    /// That it does not hold.
    pub negated: Size,
    /// Nesting depth of inline relations, this one included.
    pub depth: u32,
}

/// A condition that stands for itself.
pub const ONE: Size = Size { ways: 1, length: 1 };

impl Size {
    /// Both conditions.
    pub fn and(self, other: Size) -> Size {
        let (ways, length) = (self.ways.saturating_mul(other.ways), self.length.saturating_add(other.length));
        Size { ways, length }
    }

    /// One of both conditions.
    pub fn or(self, other: Size) -> Size {
        Size { ways: self.ways.saturating_add(other.ways), length: self.length.max(other.length) }
    }

    /// At least one way: that nothing holds is no reason to look at everything else.
    pub fn some(self) -> Size {
        Size { ways: self.ways.max(1), ..self }
    }
}
