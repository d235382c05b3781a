//! Operators that hold a value from one iteration to the next, in the place of several that send it round the loop.
//!
//! ```text
//!   repeats   pick and switch of an invariant                     repeat
//!   counts    pick, switch, add and icmp of an affine counter     count
//!   sums      pick, switch and add of a sum                       reduce
//!   carries   pick and switch of any other value                  carry
//! ```
//! Operators that do the same are made once before: several loops may each ask for the width of one bound. All
//! operators that hold something go on where their control is 1, so loop conditions are turned round first where that
//! costs nothing.

use super::{
    canonical_conditions::turn_conditions, carries::carry, counts::count, cse::share, pass::Pass,
    repeat_while::repeat_for_body, repeats::repeat_invariants, sums::sum_up,
};
use crate::options::Options;

/// The passes that put such operators in, before loop phis are armed.
pub const FUSION: &[Pass] = &[
    Pass { name: "polarity", when: Options::fuses, run: turn_conditions },
    Pass { name: "share", when: |_| true, run: share },
    Pass { name: "repeats", when: Options::fuses, run: repeat_invariants },
    Pass { name: "counts", when: Options::counts, run: count },
    Pass { name: "sums", when: Options::counts, run: sum_up },
    Pass { name: "carries", when: Options::counts, run: carry },
    Pass { name: "repeats for bodies", when: Options::fuses, run: repeat_for_body },
];
