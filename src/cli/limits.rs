//! The bounds of a run as they are said when one is reached.

use dfquery_engine::{
    cancel::{Cancel, Reason},
    diagnostic::Diagnostic,
};

/// The message about the work of `token`, which was stopped with the results `left` out.
pub fn told(left: &str, token: &Cancel) -> Diagnostic {
    let reason = token.asked().unwrap_or(Reason::User);
    if let Some(told) = token.failure().and_then(|failure| failure.messages.into_iter().next()) {
        return told;
    }
    let error = Diagnostic::error(format!("{reason}: {left}"));
    match (reason, token.timeout(), token.memory_limit()) {
        (Reason::Time, Some(timeout), _) => {
            error.note(format!("the limit is {} s", timeout.as_secs_f64())).help("`--timeout S` raises it")
        }
        (Reason::Memory, ..) if token.is_refused() => error.note("the system grants no more"),
        (Reason::Memory, _, Some(most)) => {
            error.note(format!("the limit is {}", in_units(most))).help("`--memory-limit M` raises it")
        }
        _ => error,
    }
}

/// Units of memory, each 1024 times the one before.
pub const UNITS: [&str; 5] = ["", "K", "M", "G", "T"];

/// `bytes` in the largest unit in which it is no fraction below 1.
pub fn in_units(bytes: u64) -> String {
    let power = (bytes.max(1).ilog2() / 10).min(UNITS.len() as u32 - 1);
    let number = bytes as f64 / (1u64 << (10 * power)) as f64;
    let number = format!("{number:.1}");
    format!("{}{}", number.trim_end_matches(".0"), UNITS[power as usize])
}
