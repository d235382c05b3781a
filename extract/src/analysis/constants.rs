//! Texts of constants as numbers, for rules that calculate.

use dfquery_engine::base::FactBase;
use dfquery_engine::schema::RelationId;
use rustc_hash::FxHashSet;

/// The relation that [`complete`] fills.
pub const RELATIONS: [&str; 1] = ["numeral"];

/// Tells the number of every text that a constant or a scale of an address has, unless there are some already.
///
/// Shape   sorted by text and width
pub fn complete(base: &mut FactBase) {
    let [numeral, constant, scale] = ["numeral", "constant", "gep_index"].map(|name| relation(base, name));
    if !base.rows(numeral).is_empty() {
        return;
    }
    let constants = base.rows(constant).arrays::<4>().iter().map(|&[_, _, width, bits]| (bits, width));
    let scales = base.rows(scale).arrays::<4>().iter().map(|&[_, _, scale, _]| (scale, 0));
    let texts: FxHashSet<(u32, u32)> = constants.chain(scales).collect();
    let number =
        |(text, width): (u32, u32)| Some([text, width, number(base.symbols().get(text), width)? as u32]);
    let mut rows: Vec<[u32; 3]> = texts.into_iter().filter_map(number).collect();
    rows.sort_by_key(|&[text, width, _]| (base.symbols().get(text), width));
    rows.into_iter().for_each(|row| base.push(numeral, row));
}

/// The number that `text` is, as one of `width` bits with sign; at width 0 as it stands.
fn number(text: &str, width: u32) -> Option<i32> {
    let plain: i128 = text.parse().ok()?;
    let limit = 1i128.checked_shl(width.saturating_sub(1)).filter(|_| (1..=64).contains(&width));
    let signed = match limit {
        Some(limit) if plain >= limit => plain - 2 * limit,
        _ => plain,
    };
    i32::try_from(signed).ok()
}

fn relation(base: &FactBase, name: &str) -> RelationId {
    base.schema().relation(name).unwrap_or_else(|| panic!("the schema declares `{name}`"))
}

#[cfg(test)]
mod tests {
    use super::number;

    #[test]
    fn bits_are_read_with_their_sign() {
        let read = [("255", 8), ("128", 8), ("127", 8), ("4294967295", 32), ("4294967295", 64), ("1", 1)];
        let read = read.map(|(text, width)| number(text, width));
        assert_eq!(read, [Some(-1), Some(-128), Some(127), Some(-1), None, Some(-1)]);
        assert_eq!([number("-8", 0), number("8", 0), number("x", 0)], [Some(-8), Some(8), None]);
    }
}
