//! The promises of a function about its arguments, which clang relies on.

use dfquery_graph::{bits::Bits, function::Function};
use dfquery_rules::relation;

/// The promises of one parameter.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Promised {
    /// The lowest number of a range and the one after its highest, which may lie below.
    ranges: Vec<(Bits, Bits)>,
    is_not_null: bool,
}

/// The promises of each parameter of `function`.
pub fn of(function: &Function) -> Vec<Promised> {
    let promised = |&value: &u32| {
        let (width, mut promised) = (function.width(value), Promised::default());
        for row in function.rows_at::<relation::ParameterAttribute>(value) {
            let text = function.text(row.attribute);
            promised.is_not_null |= text == "nonnull";
            promised.ranges.extend(range(text, width));
        }
        promised
    };
    function.parameters.iter().map(promised).collect()
}

/// The range of `range(i32 1, 9)`.
fn range(text: &str, width: u32) -> Option<(Bits, Bits)> {
    let (_, rest) = text.strip_prefix("range(")?.strip_suffix(')')?.split_once(' ')?;
    let (low, high) = rest.split_once(',')?;
    let number = |text: &str| text.trim().parse::<i64>().ok().map(|number| Bits::from_i64(width, number));
    Some((number(low)?, number(high)?))
}

impl Promised {
    /// Returns true if `argument` keeps them.
    pub fn holds(&self, argument: &Bits) -> bool {
        let is_in = |(low, high): &(Bits, Bits)| argument.minus(low).compare(&high.minus(low)).is_lt();
        self.ranges.iter().all(is_in) && !(self.is_not_null && argument.is_zero())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_may_go_round_the_end() {
        let promised = |text| Promised { ranges: Vec::from_iter(range(text, 8)), is_not_null: false };
        let holds = |text, number| promised(text).holds(&Bits::from_i64(8, number));
        assert!(holds("range(i8 1, 9)", 1) && holds("range(i8 1, 9)", 8) && !holds("range(i8 1, 9)", 9));
        assert!(holds("range(i8 -2, 3)", -2) && holds("range(i8 -2, 3)", 2) && !holds("range(i8 -2, 3)", 3));
        assert!(holds("nonnull", 0), "is no range");
    }
}
