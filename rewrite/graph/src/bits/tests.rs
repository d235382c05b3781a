use super::*;
use proptest::prelude::*;

/// A width and two numbers that fit in it, as the 128-bit oracle knows them.
fn pair() -> impl Strategy<Value = (u32, u128, u128)> {
    (1_u32..=128, any::<u128>(), any::<u128>(), 0_u32..128).prop_map(|(width, a, b, small)| {
        let mask = u128::MAX >> (128 - width);
        (width, a & mask, (b >> small) & mask)
    })
}

fn signed(width: u32, value: u128) -> i128 {
    (value << (128 - width)) as i128 >> (128 - width)
}

proptest! {
    #[test]
    fn arithmetic_is_that_of_the_machine((width, a, b) in pair()) {
        let (x, y) = (Bits::from_u128(width, a), Bits::from_u128(width, b));
        let same = |value: u128| Bits::from_u128(width, value);
        prop_assert_eq!(x.plus(&y), same(a.wrapping_add(b)));
        prop_assert_eq!(x.minus(&y), same(a.wrapping_sub(b)));
        prop_assert_eq!(x.times(&y), same(a.wrapping_mul(b)));
        prop_assert_eq!(x.and(&y), same(a & b));
        prop_assert_eq!(x.xor(&y), same(a ^ b));
        prop_assert_eq!(x.compare(&y), a.cmp(&b));
        prop_assert_eq!(x.compare_signed(&y), signed(width, a).cmp(&signed(width, b)));
        prop_assert_eq!(x.divide(&y), a.checked_div(b).map(|q| (same(q), same(a % b))));
    }

    #[test]
    fn shifts_and_counts_are_those_of_the_machine((width, a, _) in pair(), by in 0_u32..140) {
        let x = Bits::from_u128(width, a);
        let sign = signed(width, a);
        let same = |value: u128| Bits::from_u128(width, value);
        let inside = by < width;
        prop_assert_eq!(x.shl(by), if inside { same(a << by) } else { same(0) });
        prop_assert_eq!(x.lshr(by), if inside { same(a >> by) } else { same(0) });
        prop_assert_eq!(x.ashr(by), same((sign >> by.min(127)) as u128));
        prop_assert_eq!(x.count_ones(), a.count_ones());
        prop_assert_eq!(x.leading_zeros(), a.leading_zeros() - (128 - width));
        prop_assert_eq!(x.trailing_zeros(), a.trailing_zeros().min(width));
        prop_assert_eq!(x.reverse_bits(), same(a.reverse_bits() >> (128 - width)));
        prop_assert_eq!(x.reverse_bits().reverse_bits(), x);
    }

    #[test]
    fn signed_division_rounds_to_zero((width, a, b) in pair()) {
        let (x, y) = (Bits::from_u128(width, a), Bits::from_u128(width, b));
        let (p, q) = (signed(width, a), signed(width, b));
        let fits = |v: i128| width == 128 || (-(1_i128 << (width - 1))..1 << (width - 1)).contains(&v);
        let expected = p.checked_div(q).filter(|&v| fits(v));
        let result = x.divide_signed(&y);
        prop_assert_eq!(result.is_some(), expected.is_some());
        if let (Some((quotient, rest)), Some(value)) = (result, expected) {
            prop_assert_eq!(quotient, Bits::from_u128(width, value as u128));
            prop_assert_eq!(rest, Bits::from_u128(width, (p % q) as u128));
        }
    }

    #[test]
    fn decimal_text_comes_back(width in 1_u32..400, words in prop::collection::vec(any::<u64>(), 7)) {
        let x = Bits::from_words(width, words);
        prop_assert_eq!(Bits::parse(width, &x.to_string()), Some(x.clone()));
        prop_assert_eq!(Bits::parse(width, &format!("000{x}")), Some(x));
    }

    #[test]
    fn wide_division_is_undone_by_multiplication(words in prop::collection::vec(any::<u64>(), 5), divisor in
        prop::collection::vec(any::<u64>(), 1..5)) {
        let (x, y) = (Bits::from_words(300, words), Bits::from_words(300, divisor));
        if let Some((quotient, rest)) = x.divide(&y) {
            prop_assert_eq!(quotient.times(&y).plus(&rest), x);
            prop_assert_eq!(rest.compare(&y), Ordering::Less);
        } else {
            prop_assert!(y.is_zero());
        }
    }

    #[test]
    fn slices_join_to_the_whole(width in 1_u32..300, words in prop::collection::vec(any::<u64>(), 5), step in 1_u32..90) {
        let x = Bits::from_words(width, words);
        let cuts: Vec<u32> = (0..width).step_by(step as usize).collect();
        let parts = cuts.iter().map(|&at| x.slice(at, step.min(width - at)));
        prop_assert_eq!(Bits::join(parts), x.clone());
        let part = x.slice(width / 2, width - width / 2);
        prop_assert_eq!(Bits::ones(width).with_slice(width / 2, &part).slice(width / 2, part.width()), part);
    }
}

#[test]
fn numbers_that_do_not_fit_are_refused() {
    assert_eq!(Bits::parse(8, "256"), None);
    assert_eq!(Bits::parse(8, "255"), Some(Bits::new(8, 255)));
    assert_eq!(Bits::parse(0, "0"), Some(Bits::zero(0)));
    assert_eq!(Bits::parse(0, "1"), None);
    assert_eq!(Bits::parse(65, "36893488147419103232"), None);
    assert_eq!(Bits::parse(65, "36893488147419103231"), Some(Bits::ones(65)));
    for text in ["", "-1", "+1", "1 ", "0x1"] {
        assert_eq!(Bits::parse(32, text), None, "{text}");
    }
}

#[test]
fn the_sign_is_repeated() {
    assert_eq!(Bits::new(4, 8).sign_extend(8), Bits::new(8, 0xf8));
    assert_eq!(Bits::new(4, 8).sign_extend(100), Bits::from_u128(100, (-8_i128) as u128));
    assert_eq!(Bits::new(4, 7).sign_extend(100), Bits::new(100, 7));
    assert_eq!(Bits::from_i64(200, -1), Bits::ones(200));
    assert_eq!(Bits::new(1, 1).sign_extend(64), Bits::ones(64));
    assert_eq!(Bits::new(64, 1 << 63).signed_low(), i64::MIN);
}

#[test]
fn bytes_are_swapped() {
    assert_eq!(Bits::new(48, 0x0102_0304_0506).swap_bytes(), Bits::new(48, 0x0605_0403_0201));
    assert_eq!(Bits::from_bytes(20, &[1, 2, 0xff]).low(), 0xf_0201);
}
