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
//! Also `AVR_FUNCTION: name(%a, %b)` in front of a tree, `AVR_LOOP: while (…)` and `AVR_LOOP: loop` (left by jumps only), closed
//! by `}`; `AVR_COMPARE`, `AVR_PHI:<1> | %x = phi [%a, label], [%b, label];` and `AVR_RETURN:<1> | return %x;`. Variables may be
//! assigned often. A tree without `AVR_FUNCTION` is called like its file; what it reads before assigning it are its parameters.

mod expression;
mod tree;
mod writer;

use dfquery_engine::{base::FactBase, diagnostic::Diagnostic, schema::Schema};
use std::{path::Path, sync::Arc};

/// Reads the trees of `text`: each function that is right with its facts, and what is wrong in the others.
pub fn read(
    file: &str,
    text: &str,
    schema: &Arc<Schema>,
) -> (Vec<(String, usize, FactBase)>, Vec<Diagnostic>) {
    let stem = Path::new(file).file_stem().map_or("-".into(), |stem| stem.to_string_lossy().into_owned());
    let (mut functions, mut diagnostics) = (Vec::new(), Vec::new());
    for (function, mut faults) in tree::functions(text, &stem) {
        dfquery_engine::stop::check();
        faults.sort_by_key(|fault| fault.start);
        match faults.is_empty() {
            true => functions.push((
                function.name.clone(),
                function.start,
                writer::write(&function, file, text, schema),
            )),
            false => diagnostics
                .extend(faults.into_iter().map(|fault| fault.of(Some(&function.name)).located(file, text))),
        }
    }
    (functions, diagnostics)
}
