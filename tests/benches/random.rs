//! Numbers that look random, the same in each run.

/// A xorshift generator.
pub struct Random(pub u64);

impl Random {
    /// A number from 0 on, below `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 33) % limit as u64) as usize
    }
}
