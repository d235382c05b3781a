//! Values of texts, for rules that calculate: the numbers of constants, and the widths of types of pointers.

use crate::analysis::declared::relation;
use dfquery_engine::base::{FactBase, Rows};
use rustc_hash::FxHashSet;

/// The relations that [`complete`] fills.
pub const RELATIONS: [&str; 3] = ["numeral", "pointer_type", "address_word"];

/// The type of pointers into the address space 0, and their width where no value is one.
const POINTER: (&str, u32) = ("ptr", 64);

/// Tells the number of every text that stands for one, and how wide pointers are, where it is not known yet.
pub fn complete(base: &mut FactBase) {
    number_texts(base);
    measure_pointers(base);
}

/// Tells how wide pointers of each type are, and how wide the smallest ones.
///
/// Shape   sorted by type and width; one word
fn measure_pointers(base: &mut FactBase) {
    let [value, pointer_type, address_word] =
        ["value", "pointer_type", "address_word"].map(|name| relation(base, name));
    if base.rows(pointer_type).is_empty() {
        let types: FxHashSet<(u32, u32)> =
            base.rows(value).arrays::<4>().iter().map(|&[_, _, ty, width]| (ty, width)).collect();
        let is_pointer = |ty: &str| ty == POINTER.0 || ty.starts_with("ptr addrspace(");
        let named = types.into_iter().map(|(ty, width)| (base.symbols().get(ty).to_owned(), width));
        let mut rows: Vec<(String, u32)> = named.filter(|(ty, _)| is_pointer(ty)).collect();
        if rows.iter().all(|(ty, _)| ty != POINTER.0) {
            rows.push((POINTER.0.to_owned(), POINTER.1));
        }
        rows.sort_unstable();
        for (ty, width) in rows {
            let ty = base.symbol(&ty);
            base.push(pointer_type, [ty, width]);
        }
    }
    if base.rows(address_word).is_empty() {
        let widths = base.rows(pointer_type).arrays::<2>().iter().map(|&[_, width]| width / 8);
        let bytes = widths.filter(|&bytes| bytes > 0).min().unwrap_or(POINTER.1 / 8);
        base.push(address_word, [bytes]);
    }
}

/// Tells the number of every text that a constant, a scale, an offset, an addend, a size or an alignment has, where it is
/// not told yet.
///
/// Shape   sorted by text and width
fn number_texts(base: &mut FactBase) {
    let names = ["numeral", "constant", "gep_index", "gep_offset", "global_operand"];
    let [numeral, constant, scale, offset, global] = names.map(|name| relation(base, name));
    let [variable, pointer, alias, relative, allocation] =
        ["global_variable", "global_pointer", "global_alias", "relative_pointer", "allocation"]
            .map(|name| relation(base, name));
    let constants = base.rows(constant).arrays::<4>().iter().map(|&[_, _, width, bits]| (bits, width));
    let scales = base.rows(scale).arrays::<4>().iter().map(|&[_, _, scale, _]| (scale, 0));
    let offsets = base.rows(offset).arrays::<2>().iter().map(|&[_, offset]| (offset, 0));
    let globals = base.rows(global).arrays::<5>().iter().map(|&[.., offset]| (offset, 0));
    let sizes = base.rows(variable).arrays::<4>().iter().flat_map(|&[_, bytes, align, _]| [bytes, align]);
    let allocated = base.rows(allocation).arrays::<3>().iter().flat_map(|&[_, size, align]| [size, align]);
    let addends = base.rows(pointer).arrays::<4>().iter().map(|&[.., addend]| addend);
    let addends = addends.chain(base.rows(alias).arrays::<3>().iter().map(|&[.., addend]| addend));
    let addends = addends.chain(base.rows(relative).arrays::<5>().iter().map(|&[_, _, _, addend, _]| addend));
    let of_objects = sizes.chain(allocated).chain(addends).map(|text| (text, 0));
    let texts: FxHashSet<(u32, u32)> =
        constants.chain(scales).chain(offsets).chain(globals).chain(of_objects).collect();
    let number =
        |(text, width): (u32, u32)| Some([text, width, number(base.symbols().get(text), width)? as u32]);
    let known = base.rows(numeral).arrays::<3>();
    let told: FxHashSet<(u32, u32)> = known.iter().map(|&[text, width, _]| (text, width)).collect();
    let mut rows: Vec<[u32; 3]> = texts.difference(&told).copied().filter_map(number).collect();
    if rows.is_empty() {
        return;
    }
    rows.extend(known);
    rows.sort_by_key(|&[text, width, _]| (base.symbols().get(text), width));
    *base.rows_mut(numeral) = Rows::new(3);
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
