//! Aggregates, value by value.

use crate::syntax::Aggregation;

/// The running value of an aggregate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fold {
    operation: Aggregation,
    count: u32,
    /// Of the values so far, if there is one.
    result: Option<i32>,
}

impl Fold {
    /// One without values.
    pub fn new(operation: Aggregation) -> Self {
        Fold { operation, count: 0, result: None }
    }

    /// Adds a value; for a count any.
    #[inline]
    pub fn add(&mut self, value: i32) {
        self.count = self.count.wrapping_add(1);
        self.result = Some(match (self.operation, self.result) {
            (_, None) => value,
            (Aggregation::Min, Some(result)) => result.min(value),
            (Aggregation::Max, Some(result)) => result.max(value),
            (Aggregation::Count | Aggregation::Sum, Some(result)) => result.wrapping_add(value),
        });
    }

    /// Adds a value so many times.
    pub fn add_times(&mut self, value: i32, times: i64) {
        let times = times as u32;
        self.count = self.count.wrapping_add(times);
        let sum = value.wrapping_mul(times as i32);
        self.result = Some(match (self.operation, self.result) {
            (Aggregation::Min, result) => result.map_or(value, |result| result.min(value)),
            (Aggregation::Max, result) => result.map_or(value, |result| result.max(value)),
            (Aggregation::Count | Aggregation::Sum, result) => result.unwrap_or(0).wrapping_add(sum),
        });
    }

    /// The result; nothing has no least and no greatest value.
    pub fn finish(&self) -> Option<i32> {
        match self.operation {
            Aggregation::Count => Some(self.count as i32),
            Aggregation::Sum => Some(self.result.unwrap_or(0)),
            Aggregation::Min | Aggregation::Max => self.result,
        }
    }
}
