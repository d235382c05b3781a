//! Pure operators on integers of up to 128 bits, as the LLVM Language Reference defines them.

/// The bits of the result and of the operands of an operator.
#[derive(Clone, Copy, Debug)]
pub struct Widths {
    pub result: u32,
    pub operands: u32,
}

/// The result of an operator, of which the bits above its width do not count; none if it ends the run.
pub type Compute = fn(Widths, &[u128]) -> Option<u128>;

/// `value` without the bits above `width`.
pub fn cut(value: u128, width: u32) -> u128 {
    if width < 128 { value & ((1 << width) - 1) } else { value }
}

/// `value` as a number in two's complement.
pub fn signed(value: u128, width: u32) -> i128 {
    let unused = 128 - width.max(1);
    (value as i128) << unused >> unused
}

/// A pure operator by its name; none if it is not known here.
pub fn operator(name: &str) -> Option<Compute> {
    if let Some(predicate) = name.strip_prefix("icmp.") {
        return comparison(predicate);
    }
    if let Some(intrinsic) = name.strip_prefix("llvm.") {
        return self::intrinsic(intrinsic.split('.').next().unwrap_or_default());
    }
    binary(name).or_else(|| -> Option<Compute> {
        Some(match name {
            "mov" | "freeze" | "zext" | "trunc" | "ptrtoint" | "inttoptr" => |_, x| Some(x[0]),
            "sext" => |w, x| Some(signed(x[0], w.operands) as u128),
            "not" => |_, x| Some(x[0] ^ 1),
            "select" => |_, x| Some(if x[0] == 1 { x[1] } else { x[2] }),
            _ => return None,
        })
    })
}

/// An operator on two numbers of one width.
pub fn binary(name: &str) -> Option<Compute> {
    Some(match name {
        "add" => |_, x| Some(x[0].wrapping_add(x[1])),
        "sub" => |_, x| Some(x[0].wrapping_sub(x[1])),
        "mul" => |_, x| Some(x[0].wrapping_mul(x[1])),
        "and" => |_, x| Some(x[0] & x[1]),
        "or" => |_, x| Some(x[0] | x[1]),
        "xor" => |_, x| Some(x[0] ^ x[1]),
        "shl" => |w, x| Some(if x[1] < u128::from(w.result) { x[0] << x[1] } else { 0 }),
        "lshr" => |w, x| Some(if x[1] < u128::from(w.result) { x[0] >> x[1] } else { 0 }),
        "ashr" => |w, x| Some((signed(x[0], w.result) >> x[1].min(127)) as u128),
        "udiv" => |_, x| x[0].checked_div(x[1]),
        "urem" => |_, x| x[0].checked_rem(x[1]),
        "sdiv" => |w, x| quotient(w.result, x).map(|quotient| quotient as u128),
        "srem" => |w, x| {
            let quotient = quotient(w.result, x)?;
            let product = quotient.wrapping_mul(signed(x[1], w.result));
            Some(signed(x[0], w.result).wrapping_sub(product) as u128)
        },
        _ => return None,
    })
}

/// The signed quotient, rounded towards zero, if it exists and is not too large.
fn quotient(width: u32, x: &[u128]) -> Option<i128> {
    let quotient = signed(x[0], width).checked_div(signed(x[1], width))?;
    (signed(quotient as u128, width) == quotient).then_some(quotient)
}

fn comparison(predicate: &str) -> Option<Compute> {
    fn both(w: Widths, x: &[u128]) -> [i128; 2] {
        [signed(x[0], w.operands), signed(x[1], w.operands)]
    }
    Some(match predicate {
        "eq" => |_, x| Some(u128::from(x[0] == x[1])),
        "ne" => |_, x| Some(u128::from(x[0] != x[1])),
        "ult" => |_, x| Some(u128::from(x[0] < x[1])),
        "ule" => |_, x| Some(u128::from(x[0] <= x[1])),
        "ugt" => |_, x| Some(u128::from(x[0] > x[1])),
        "uge" => |_, x| Some(u128::from(x[0] >= x[1])),
        "slt" => |w, x| Some(u128::from(both(w, x)[0] < both(w, x)[1])),
        "sle" => |w, x| Some(u128::from(both(w, x)[0] <= both(w, x)[1])),
        "sgt" => |w, x| Some(u128::from(both(w, x)[0] > both(w, x)[1])),
        "sge" => |w, x| Some(u128::from(both(w, x)[0] >= both(w, x)[1])),
        _ => return None,
    })
}

fn intrinsic(name: &str) -> Option<Compute> {
    Some(match name {
        "umin" => |_, x| Some(x[0].min(x[1])),
        "umax" => |_, x| Some(x[0].max(x[1])),
        "smin" => |w, x| Some(signed(x[0], w.result).min(signed(x[1], w.result)) as u128),
        "smax" => |w, x| Some(signed(x[0], w.result).max(signed(x[1], w.result)) as u128),
        "ctpop" => |_, x| Some(u128::from(x[0].count_ones())),
        _ => return None,
    })
}
