//! Aggregates, value by value.

use crate::syntax::Aggregation;

/// The running value of an aggregate.
#[derive(Clone, PartialEq, Debug)]
pub struct Fold {
    operation: Aggregation,
    count: u32,
    /// Of the values so far, if there is one.
    result: Option<i32>,
    /// The values, if they are floats to be added: that happens in the order of their size, so that the result does not
    /// depend on the order of rows.
    floats: Vec<f32>,
}

impl Fold {
    /// One without values.
    pub fn new(operation: Aggregation) -> Self {
        Fold { operation, count: 0, result: None, floats: Vec::new() }
    }

    /// Adds a value; for a count any.
    #[inline]
    pub fn add(&mut self, value: i32) {
        self.count = self.count.wrapping_add(1);
        if self.operation.adds_floats() {
            self.floats.push(f32::from_bits(value as u32));
            return;
        }
        self.result = Some(self.result.map_or(value, |result| self.operation.join(result, value)));
    }

    /// Adds a value repeatedly.
    pub fn add_times(&mut self, value: i32, times: i64) {
        if self.operation.adds_floats() {
            (0..times).for_each(|_| self.add(value));
            return;
        }
        self.count = self.count.wrapping_add(times as u32);
        let value = match self.operation {
            Aggregation::Count | Aggregation::Sum => value.wrapping_mul(times as i32),
            _ => value,
        };
        self.result = Some(self.result.map_or(value, |result| self.operation.join(result, value)));
    }

    /// The result; nothing has no least, no greatest and no mean value.
    pub fn finish(mut self) -> Option<i32> {
        match self.operation {
            Aggregation::Count => Some(self.count as i32),
            Aggregation::Sum => Some(self.result.unwrap_or(0)),
            Aggregation::FloatSum => Some(self.sum().to_bits() as i32),
            Aggregation::Mean if self.floats.is_empty() => None,
            Aggregation::Mean => Some((self.sum() / self.floats.len() as f32).to_bits() as i32),
            _ => self.result,
        }
    }

    /// The sum of the floats.
    fn sum(&mut self) -> f32 {
        self.floats.sort_unstable_by(f32::total_cmp);
        self.floats.iter().fold(0.0, |sum, float| sum + float)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folded(operation: Aggregation, floats: &[f32]) -> Option<f32> {
        let mut fold = Fold::new(operation);
        floats.iter().for_each(|float| fold.add(float.to_bits() as i32));
        fold.finish().map(|bits| f32::from_bits(bits as u32))
    }

    #[test]
    fn sums_of_floats_do_not_depend_on_the_order() {
        for floats in [[1e8, 1.0, -1e8, 0.1], [0.1, -1e8, 1.0, 1e8]] {
            assert_eq!(
                folded(Aggregation::FloatSum, &floats),
                folded(Aggregation::FloatSum, &[-1e8, 0.1, 1.0, 1e8])
            );
        }
        assert_eq!(folded(Aggregation::Mean, &[1.0, 2.0]), Some(1.5));
        assert_eq!([Aggregation::FloatSum, Aggregation::Mean].map(|of| folded(of, &[])), [Some(0.0), None]);
        assert_eq!(
            [Aggregation::FloatMin, Aggregation::FloatMax].map(|of| folded(of, &[-1.0, -2.0])),
            [Some(-2.0), Some(-1.0)]
        );
    }

    #[test]
    fn a_value_counts_as_often_as_it_is_there() {
        for operation in
            [Aggregation::Count, Aggregation::Sum, Aggregation::FloatSum, Aggregation::UnsignedMax]
        {
            let (mut one, mut other) = (Fold::new(operation), Fold::new(operation));
            (0..3).for_each(|_| one.add(5));
            other.add_times(5, 3);
            assert_eq!(one.finish(), other.finish());
        }
    }
}
