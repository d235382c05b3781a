//! The aggregates of compiled rules, on cells that hold signed numbers.

/// How many rows there are.
pub fn count(rows: impl Iterator<Item = ()>) -> impl Iterator<Item = u32> {
    std::iter::once(rows.count() as u32)
}

/// The sum of the values, which wraps; 0 if there is none.
pub fn sum<'a>(values: impl Iterator<Item = (&'a u32,)>) -> impl Iterator<Item = u32> {
    std::iter::once(values.fold(0, |sum: u32, (value,)| sum.wrapping_add(*value)))
}

/// The least value, if there is one.
pub fn min<'a>(values: impl Iterator<Item = (&'a u32,)>) -> impl Iterator<Item = u32> {
    values.map(|(value,)| *value).min_by_key(|&value| value as i32).into_iter()
}

/// The greatest value, if there is one.
pub fn max<'a>(values: impl Iterator<Item = (&'a u32,)>) -> impl Iterator<Item = u32> {
    values.map(|(value,)| *value).max_by_key(|&value| value as i32).into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUS_TWO: u32 = -2i32 as u32;

    fn all(values: &[u32]) -> impl Iterator<Item = (&u32,)> {
        values.iter().map(|value| (value,))
    }

    #[test]
    fn values_are_signed() {
        let values = [3, MINUS_TWO, 0];
        assert_eq!(min(all(&values)).next(), Some(MINUS_TWO));
        assert_eq!(max(all(&values)).next(), Some(3));
        assert_eq!(sum(all(&values)).next(), Some(1));
    }

    #[test]
    fn nothing_has_a_count_and_a_sum_only() {
        assert_eq!((count([].into_iter()).next(), sum(all(&[])).next()), (Some(0), Some(0)));
        assert_eq!((min(all(&[])).next(), max(all(&[])).next()), (None, None));
    }
}
