//! The reader of AVR trees: the listing of a vectoriser's abstract layer, nested statements with labels and jumps.
//!
//! ```text
//! AVR_IF: if (%a > 7)
//!   AVR_ASSIGN:<12>   | %div = %a / 7;
//!   AVR_FBRANCH:<10>  | goto done;
//! }
//! ELSE {
//!   AVR_CALL:<13>     | %x = @f(%div, 3);
//! }
//! AVR_LABEL:<23>      | done:
//! ```
//!
//! Also `AVR_FUNCTION: name(%a, %b: double)` in front of a tree; `AVR_LOOP: while (…)`, `AVR_LOOP: for (%i = 0; %i < %n; %i++)`
//! and `AVR_LOOP: loop` (left by jumps only), closed by `}`; `AVR_COMPARE`, `AVR_PHI:<1> | %x = phi [%a, label], [%b,
//! label];` and `AVR_RETURN:<1> | return %x;`. `*(%p + %i * 8 + 16)` and `%p[%i + 2]` are 64 bits in memory, `*i32(…)`
//! and `*double %p[%i]` what their type says; they stand in expressions and in front of `=`. Variables may be assigned
//! often, and hold integers of 64 bits, or floating-point numbers if one is assigned to them; `(double)` and `(i32)`
//! convert. A tree without `AVR_FUNCTION` is called like its file; what it reads before assigning it are its
//! parameters.

mod expression;
mod tree;
mod types;
mod writer;

use dfquery_engine::{base::FactBase, diagnostic::Diagnostic, schema::Schema};
use std::{path::Path, sync::Arc};
use types::Floats;

/// Reads the trees of `text`: each function that is right with its facts, and what is wrong in the others.
pub fn read(
    file: &str,
    text: &str,
    schema: &Arc<Schema>,
) -> (Vec<(String, usize, FactBase)>, Vec<Diagnostic>) {
    let stem = Path::new(file).file_stem().map_or("-".into(), |stem| stem.to_string_lossy().into_owned());
    let (mut functions, mut diagnostics) = (Vec::new(), Vec::new());
    for (function, mut faults) in tree::functions(text, &stem) {
        dfquery_engine::cancel::check();
        let floats = Floats::of(&function);
        faults.extend(floats.faults(&function));
        faults.sort_by_key(|fault| fault.start);
        match faults.is_empty() {
            true => functions.push((
                function.name.clone(),
                function.start,
                writer::write(&function, floats, file, text, schema),
            )),
            false => diagnostics
                .extend(faults.into_iter().map(|fault| fault.of(Some(&function.name)).located(file, text))),
        }
    }
    (functions, diagnostics)
}
