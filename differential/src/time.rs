//! Timestamps of a dataflow.

use differential_dataflow::lattice::Lattice;
use timely::{order::Product, progress::Timestamp};

/// A time: an epoch, and within a loop a round.
pub trait Moment: Timestamp + Lattice + Copy {
    /// The epoch, if there are any; else 0.
    fn epoch(self) -> u32;

    /// The round of the innermost loop, 0 outside of loops.
    fn round(self) -> u32;

    /// The time that has these.
    fn of(epoch: u32, round: u32) -> Self;
}

impl Moment for () {
    fn epoch(self) -> u32 {
        0
    }

    fn round(self) -> u32 {
        0
    }

    fn of(_: u32, _: u32) -> Self {}
}

impl Moment for u32 {
    #[inline]
    fn epoch(self) -> u32 {
        self
    }

    #[inline]
    fn round(self) -> u32 {
        0
    }

    #[inline]
    fn of(epoch: u32, _: u32) -> u32 {
        epoch
    }
}

/// There are no loops in loops.
impl<T: Moment> Moment for Product<T, u32> {
    #[inline]
    fn epoch(self) -> u32 {
        self.outer.epoch()
    }

    #[inline]
    fn round(self) -> u32 {
        self.inner
    }

    #[inline]
    fn of(epoch: u32, round: u32) -> Self {
        Product::new(T::of(epoch, 0), round)
    }
}
