//! Integers of any width.

use super::name;

/// The words of an integer, lowest first.
pub type Wide = Box<[u64]>;

/// The integer of `width` bits with the sign of `value`.
pub fn from_signed(value: i64, width: u32) -> Wide {
    let words = width.div_ceil(64).max(1) as usize;
    let mut all = vec![if value < 0 { u64::MAX } else { 0 }; words];
    all[0] = value as u64;
    cut(all, width)
}

/// The integer of `width` bits of these words.
pub fn cut(mut words: Vec<u64>, width: u32) -> Wide {
    words.resize(width.div_ceil(64).max(1) as usize, 0);
    if let (Some(last), left @ 1..) = (words.last_mut(), width % 64) {
        *last &= (1 << left) - 1;
    }
    words.into()
}

/// True for an integer with its highest bit set.
pub fn is_negative(words: &[u64], width: u32) -> bool {
    let top = width.saturating_sub(1);
    words.get((top / 64) as usize).is_some_and(|word| word >> (top % 64) & 1 == 1)
}

/// Writes the integer with its sign.
pub fn write(out: &mut Vec<u8>, words: &[u64], width: u32) {
    if !is_negative(words, width) {
        return write_unsigned(out, words);
    }
    out.push(b'-');
    let mut carry = true;
    let negated = words.iter().map(|word| {
        let (sum, over) = (!word).overflowing_add(u64::from(carry));
        carry = over;
        sum
    });
    let negated = cut(negated.collect(), width);
    write_unsigned(out, &negated);
}

/// Writes the integer without a sign.
pub fn write_unsigned(out: &mut Vec<u8>, words: &[u64]) {
    if words.iter().skip(1).all(|&word| word == 0) {
        return name::number(out, words.first().copied().unwrap_or(0));
    }
    // Groups of 19 digits, lowest first.
    const GROUP: u128 = 10_000_000_000_000_000_000;
    let (mut words, mut groups) = (words.to_vec(), Vec::new());
    while words.iter().any(|&word| word != 0) {
        let mut rest = 0_u128;
        for word in words.iter_mut().rev() {
            let current = rest << 64 | u128::from(*word);
            *word = (current / GROUP) as u64;
            rest = current % GROUP;
        }
        groups.push(rest as u64);
    }
    let highest = groups.pop().unwrap_or(0);
    name::number(out, highest);
    for group in groups.iter().rev() {
        out.extend_from_slice(format!("{group:019}").as_bytes());
    }
}
