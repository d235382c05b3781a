//! Sets of columns, one bit a column, and the column orders that serve them.

/// The set of the columns at these positions.
pub const fn set(columns: &[usize]) -> usize {
    let mut set = 0;
    let mut at = 0;
    while at < columns.len() {
        set |= 1 << columns[at];
        at += 1;
    }
    set
}

/// All column positions, those of `set` first, both halves ascending.
pub const fn order<const N: usize>(set: usize) -> [usize; N] {
    let mut order = [0; N];
    let (mut inside, mut outside) = (0, set.count_ones() as usize);
    let mut column = 0;
    while column < N {
        let place = if set >> column & 1 == 1 { &mut inside } else { &mut outside };
        order[*place] = column;
        *place += 1;
        column += 1;
    }
    order
}

/// Returns true if `set` is {}, {0}, {0, 1}, …: rows in their own order serve it.
pub const fn is_prefix(set: usize) -> bool {
    set & (set + 1) == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn key_columns_come_first_in_both_halves_ascending() {
        assert_eq!(order::<4>(set(&[2, 0])), [0, 2, 1, 3]);
        assert_eq!(order::<3>(0), [0, 1, 2]);
        assert_eq!(order::<3>(set(&[1, 2])), [1, 2, 0]);
    }

    #[test]
    fn prefixes_are_the_orders_of_the_rows_themselves() {
        let prefixes: Vec<usize> = (0..16).filter(|&s| is_prefix(s)).collect();
        assert_eq!(prefixes, [0, 1, 3, 7, 15]);
        assert!(prefixes.iter().all(|&s| order::<4>(s) == [0, 1, 2, 3]));
    }
}
