//! Names that were probably meant where others are written.

/// The likeness from which on a name was probably meant.
const ENOUGH: f64 = 0.7;

/// The likeness of `one` and `other`, from 0 to 1: Jaro's measure, and above [`ENOUGH`] where one letter differs or two
/// neighbours are exchanged, which that measure does not see in short words.
pub fn of(one: &str, other: &str) -> f64 {
    let is_slip = one.chars().count() > 2 && strsim::damerau_levenshtein(one, other) == 1;
    strsim::jaro(one, other).max(if is_slip { (1.0 + ENOUGH) / 2.0 } else { 0.0 })
}

/// The name among `known` that is most like `name`, the first of several, if it is alike enough.
pub fn nearest<N: AsRef<str>>(name: &str, known: impl IntoIterator<Item = N>) -> Option<N> {
    let measured = known.into_iter().map(|known| (of(name, known.as_ref()), known));
    let alike = measured.filter(|(likeness, _)| *likeness > ENOUGH);
    alike.reduce(|best, next| if next.0 > best.0 { next } else { best }).map(|(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_are_seen_in_short_and_long_words() {
        assert_eq!(nearest("fri", ["iir", "fir", "matmul"]), Some("fir"));
        assert_eq!(nearest("defualt", ["default"]), Some("default"));
        assert_eq!(nearest("png_raed_row", ["png_write_row", "png_read_row"]), Some("png_read_row"));
        assert_eq!(nearest("f", ["g"]), None);
        assert_eq!(nearest("taint.csv", ["default"]), None);
    }
}
