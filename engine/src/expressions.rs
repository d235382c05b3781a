//! Regular expressions that rules match texts with.

use regex::Regex;
use std::{
    collections::HashMap,
    sync::{PoisonError, RwLock},
};

/// The expression that texts as a whole have to match.
///
/// # Errors
///
/// The syntax error of `pattern`.
pub fn whole(pattern: &str) -> Result<Regex, regex::Error> {
    Regex::new(pattern)?;
    Regex::new(&format!("^(?s-m:(?:{pattern}))$"))
}

/// The most expressions that are kept.
const KEPT: usize = 256;

/// The regular expressions that rules have matched texts with, compiled once; none for those that are wrong.
#[derive(Debug, Default)]
pub struct Expressions {
    known: RwLock<HashMap<String, Option<Regex>>>,
}

impl Expressions {
    /// Returns true if all of `text` matches `pattern`; of one that is wrong neither holds.
    pub fn matches(&self, pattern: &str, text: &str) -> Option<bool> {
        // A thread that was stopped here has left the table whole.
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(expression) = known.get(pattern) {
            return expression.as_ref().map(|expression| expression.is_match(text));
        }
        drop(known);
        let expression = whole(pattern).ok();
        let found = expression.as_ref().map(|expression| expression.is_match(text));
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= KEPT {
            known.clear();
        }
        known.insert(pattern.to_owned(), expression);
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_expression_matches_all_of_a_text() {
        let all = [("a|b.*", "bc"), ("", ""), (".*", "a\nb"), ("a", "ab"), ("(", "(")];
        let expressions = Expressions::default();
        let found = all.map(|(pattern, text)| expressions.matches(pattern, text));
        assert_eq!(found, [Some(true), Some(true), Some(true), Some(false), None]);
    }
}
