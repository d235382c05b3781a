use super::*;

/// Applies `name` to operands given as (width, value), the value as a signed number.
fn apply(
    name: &str,
    width: u32,
    lanes: u32,
    immediates: &[i64],
    operands: &[(u32, i64)],
) -> Result<Bits, Reason> {
    let operands: Vec<Bits> = operands.iter().map(|&(width, value)| Bits::from_i64(width, value)).collect();
    let compute = Compute::new(name, width, Some(lanes), immediates)?;
    assert_eq!(compute.operands(), operands.len(), "{name}");
    compute.apply(&operands)
}

/// The value of a scalar operator whose operands have the width of its result.
fn scalar(name: &str, width: u32, operands: &[i64]) -> Result<i64, Reason> {
    let operands: Vec<(u32, i64)> = operands.iter().map(|&value| (width, value)).collect();
    apply(name, width, 1, &[], &operands).map(|bits| bits.signed_low())
}

#[test]
fn integers_follow_the_conventions() {
    for (name, operands, expected) in [
        ("add", [100, 100], -56),
        ("sub", [0, 1], -1),
        ("mul", [16, 17], 16),
        ("udiv", [-1, 2], 127),
        ("sdiv", [-7, 2], -3),
        ("srem", [-7, 2], -1),
        ("urem", [-7, 4], 1),
        ("shl", [1, 8], 0),
        ("lshr", [-1, 200], 0),
        ("ashr", [-2, -1], -1),
        ("ashr", [2, 9], 0),
        ("llvm.umax.i8", [-1, 1], -1),
        ("llvm.smin.i8", [-1, 1], -1),
        ("llvm.sadd.sat.i8", [-100, -100], -128),
        ("llvm.uadd.sat.i8", [-100, -100], -1),
        ("llvm.usub.sat.i8", [5, 6], 0),
        ("llvm.ssub.sat.i8", [100, -100], 127),
        ("llvm.sshl.sat.i8", [-3, 7], -128),
        ("llvm.ushl.sat.i8", [1, 7], -128),
        ("llvm.ushl.sat.i8", [1, 9], -1),
    ] {
        assert_eq!(scalar(name, 8, &operands), Ok(expected), "{name} {operands:?}");
    }
}

#[test]
fn powers_are_of_32_bits() {
    let float = |value: f64| value.to_bits() as i64;
    let power = |width: u32, exponent: i64| {
        apply("llvm.powi.f64.i64", 64, 1, &[], &[(64, float(-1.0)), (width, exponent)])
    };
    assert_eq!(power(32, 3), Ok(Bits::from_i64(64, float(-1.0))));
    assert_eq!(power(64, i64::from(i32::MIN)), Ok(Bits::from_i64(64, float(1.0))));
    assert!(matches!(power(64, (1 << 32) + 1), Err(Reason::Unsupported(_))));
}

#[test]
fn divisions_without_a_value_stop() {
    for name in ["udiv", "urem", "sdiv", "srem"] {
        assert_eq!(scalar(name, 32, &[1, 0]), Err(Reason::DivisionByZero), "{name}");
    }
    for name in ["sdiv", "srem"] {
        assert_eq!(scalar(name, 32, &[i32::MIN as i64, -1]), Err(Reason::DivisionOverflow), "{name}");
    }
}

#[test]
fn counts_and_funnels_wrap_around() {
    let flagged = |name, value| apply(name, 8, 1, &[], &[(8, value), (1, 1)]).map(|bits| bits.low());
    assert_eq!(flagged("llvm.ctlz.i8", 0), Ok(8));
    assert_eq!(flagged("llvm.cttz.i8", 8), Ok(3));
    assert_eq!(flagged("llvm.abs.i8", -128), Ok(128));
    assert_eq!(scalar("llvm.fshl.i8", 8, &[0x12, 0x34, 12]), Ok(0x23));
    assert_eq!(scalar("llvm.fshr.i8", 8, &[0x12, 0x34, 4]), Ok(0x23));
    assert_eq!(scalar("llvm.fshl.i8", 8, &[0x12, 0x34, 16]), Ok(0x12));
    assert_eq!(scalar("llvm.bswap.i32", 32, &[0x01020304]), Ok(0x04030201));
}

#[test]
fn comparisons_know_signs_and_unordered_pairs() {
    let (nan, one) = (f32::NAN.to_bits() as i64, 1_f32.to_bits() as i64);
    for (name, a, b, expected) in [
        ("icmp.ult", -1, 1, 0),
        ("icmp.slt", -1, 1, 1),
        ("icmp.sge", i32::MIN as i64, 0, 0),
        ("icmp.ne", 3, 3, 0),
        ("fcmp.oeq", nan, one, 0),
        ("fcmp.one", nan, one, 0),
        ("fcmp.ueq", nan, one, 1),
        ("fcmp.uge", nan, one, 1),
        ("fcmp.ult", one, one, 0),
        ("fcmp.ole", one, one, 1),
        ("fcmp.uno", nan, one, 1),
        ("fcmp.ord", one, one, 1),
    ] {
        assert_eq!(apply(name, 1, 1, &[], &[(32, a), (32, b)]), Ok(Bits::new(1, expected)), "{name}");
    }
}

#[test]
fn conversions_round_and_saturate() {
    let from_double = |name, width, value: f64| {
        apply(name, width, 1, &[], &[(64, value.to_bits() as i64)]).map(|bits| bits.signed_low())
    };
    assert_eq!(from_double("fptosi", 32, -2.9), Ok(-2));
    assert_eq!(from_double("fptosi", 8, 1e9), Ok(127));
    assert_eq!(from_double("fptosi", 8, f64::NAN), Ok(0));
    assert_eq!(from_double("fptoui", 8, -1.0), Ok(0));
    assert_eq!(from_double("fptoui", 8, 1e9), Ok(-1));
    assert_eq!(from_double("fptrunc", 16, 1.5), Ok(0x3e00));
    assert_eq!(from_double("fptrunc.bf16", 16, 1.5), Ok(0x3fc0));
    let to_float = apply("uitofp", 32, 1, &[], &[(64, -1)]);
    assert_eq!(to_float, Ok(Bits::new(32, (u64::MAX as f32).to_bits() as u64)));
    let wider = apply("fpext.bf16", 32, 1, &[], &[(16, 0x3fc0)]);
    assert_eq!(wider, Ok(Bits::new(32, 1.5_f32.to_bits() as u64)));
    assert!(matches!(apply("fadd", 80, 1, &[], &[(80, 0), (80, 0)]), Err(Reason::Unsupported(_))));
    assert!(matches!(apply("fadd", 128, 1, &[], &[(128, 0), (128, 0)]), Err(Reason::Unsupported(_))));
}

#[test]
fn vectors_go_lane_by_lane() {
    assert_eq!(apply("add", 16, 2, &[], &[(16, 0x01ff), (16, 0x0101)]), Ok(Bits::new(16, 0x0200)));
    assert_eq!(apply("icmp.eq", 2, 2, &[], &[(16, 0x0102), (16, 0x0103)]), Ok(Bits::new(2, 2)));
    assert_eq!(apply("select", 16, 2, &[], &[(2, 1), (16, 0x1122), (16, 0x3344)]), Ok(Bits::new(16, 0x3322)));
    assert_eq!(apply("select", 16, 2, &[], &[(1, 1), (16, 0x1122), (16, 0x3344)]), Ok(Bits::new(16, 0x1122)));
    assert_eq!(apply("llvm.abs.v2i8", 16, 2, &[], &[(16, 0x01ff), (1, 0)]), Ok(Bits::new(16, 0x0101)));
    let unsaid = Compute::new("llvm.umin.v2i8", 16, None, &[]).expect("known");
    assert_eq!(unsaid.apply(&[Bits::new(16, 0x0201), Bits::new(16, 0x0102)]), Ok(Bits::new(16, 0x0101)));
    assert_eq!(apply("zext", 32, 2, &[], &[(16, 0x1122)]), Ok(Bits::new(32, 0x0011_0022)));
    assert_eq!(apply("extractelement", 8, 2, &[], &[(16, 0x1122), (64, 1)]), Ok(Bits::new(8, 0x11)));
    assert_eq!(apply("extractelement", 8, 2, &[], &[(16, 0x1122), (64, 2)]), Ok(Bits::zero(8)));
    assert_eq!(
        apply("insertelement", 16, 2, &[], &[(16, 0x1122), (8, 5), (32, 0)]),
        Ok(Bits::new(16, 0x1105))
    );
    let shuffled = apply("shufflevector", 24, 2, &[3, -1, 0], &[(16, 0x1122), (16, 0x3344)]);
    assert_eq!(shuffled, Ok(Bits::new(24, 0x22_0033)));
    assert_eq!(apply("llvm.vector.reduce.add.v4i8", 8, 4, &[], &[(32, 0x01020304)]), Ok(Bits::new(8, 10)));
}

#[test]
fn structures_are_taken_apart_where_the_layout_puts_their_fields() {
    let sum = apply("llvm.uadd.with.overflow.i32", 64, 1, &[], &[(32, -1), (32, 1)]);
    assert_eq!(sum, Ok(Bits::new(64, 1 << 32)));
    assert_eq!(apply("extractvalue", 1, 1, &[32], &[(64, 1 << 32)]), Ok(Bits::new(1, 1)));
    assert_eq!(apply("insertvalue", 64, 1, &[32], &[(64, 7), (8, -1)]), Ok(Bits::new(64, 0xff_0000_0007)));
    assert_eq!([1, 8, 24, 32, 64, 65, 128].map(vector::second_field), [8, 8, 32, 32, 64, 128, 128]);
}

#[test]
fn intrinsics_are_found_without_their_types() {
    for name in ["llvm.smax.i32", "llvm.fptosi.sat.i32.f64", "llvm.umin.v4i32", "llvm.objectsize.i64.p0"] {
        assert!(is_pure(name), "{name}");
    }
    for name in
        ["llvm.memcpy.p0.p0.i64", "llvm.smax.of", "llvm.experimental.constrained.fadd.f64", "llvm.i32"]
    {
        assert!(!is_pure(name), "{name}");
    }
}

/// The tables of conversion and of the machines name the same intrinsics, or a call would be one thing in a graph and
/// another in control flow.
#[test]
fn the_rules_take_the_same_intrinsics_for_arithmetic() {
    let rules = include_str!("../../../../rules/conversion/effects.dl");
    let rows = rules.lines().filter_map(|line| line.strip_prefix("pure_intrinsic(\"")?.strip_suffix(")."));
    let mut known = Vec::new();
    for row in rows {
        let [name, bare, operands] = row.split(", ").collect::<Vec<_>>()[..] else { panic!("{row}") };
        let name = name.trim_end_matches('"');
        let operands: usize = operands.parse().expect("a number");
        if bare == "\"\"" {
            assert!(is_intrinsic(&format!("llvm.{name}"), operands), "{name}");
            continue;
        }
        assert_eq!(bare, format!("\"@llvm.{name}\""));
        assert!(is_intrinsic(&format!("llvm.{name}.i32"), operands), "{name}");
        assert!(!is_intrinsic(&format!("llvm.{name}"), operands), "{name}");
        assert!(!is_intrinsic(&format!("llvm.{name}.i32"), operands + 1), "{name}");
        known.push(name);
    }
    let tables = [
        include_str!("integer.rs"),
        include_str!("float.rs"),
        include_str!("vector.rs"),
        include_str!("fixed.rs"),
        include_str!("lanes.rs"),
        include_str!("masked.rs"),
    ];
    for table in tables {
        let code = table.split("fn find_").skip(1).filter(|code| !code.starts_with("comparison"));
        for code in code {
            let code = code.split("\n}\n").next().expect("a function ends");
            let prefix = match code {
                _ if code.starts_with("reduction") => "vector.reduce.",
                _ if code.starts_with("masked_reduction") => "vp.reduce.",
                _ if code.starts_with("masked") => "vp.",
                _ => "",
            };
            let names = code
                .lines()
                .filter_map(|line| line.trim().split(" => ").next().filter(|l| l.starts_with('"')));
            for name in names.flat_map(|names| names.split(" | ")) {
                let name = format!("{prefix}{}", name.trim_matches('"'));
                assert!(known.contains(&name.as_str()), "the rules do not know {name}");
            }
        }
    }
}
