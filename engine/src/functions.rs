//! The text functions of rules.

use crate::{base::Symbols, numbers, syntax::Function, texts::MADE};
use regex::Regex;
use std::{
    collections::HashMap,
    sync::{PoisonError, RwLock},
};

/// The value of `function` for these arguments, if it has one: symbols are those of `symbols`, and numbers stand for
/// themselves.
pub fn apply(function: Function, arguments: &[u32], symbols: &Symbols) -> Option<u32> {
    let text = |at: usize| symbols.text(arguments[at]);
    Some(match function {
        Function::Strlen => text(0)?.chars().count() as u32,
        Function::Contains => text(1)?.contains(text(0)?).into(),
        Function::Match => symbols.expressions().matches(text(0)?, text(1)?)?.into(),
        Function::ToNumber => text(0)?.parse::<i32>().ok()? as u32,
        Function::ToFloat => numbers::float(text(0)?)?.to_bits(),
        Function::ToUnsigned => numbers::unsigned(text(0)?)?,
        Function::UnsignedToString => symbols.make(&arguments[0].to_string()),
        Function::FloatToString => symbols.make(&numbers::fixed_text(f32::from_bits(arguments[0]))),
        Function::Ord if arguments[0] < MADE => arguments[0],
        Function::Ord => return None,
        Function::Substr => symbols.make(&substr(text(0)?, arguments[1] as i32, arguments[2] as i32)),
        Function::Cat => {
            let parts: Option<String> = (0..arguments.len()).map(text).collect();
            symbols.make(&parts?)
        }
        Function::ToString => symbols.make(&(arguments[0] as i32).to_string()),
    })
}

/// `length` characters of `text` from number `at`, as far as it has them; to its end if `length` is negative.
fn substr(text: &str, at: i32, length: i32) -> String {
    let Ok(at) = usize::try_from(at) else { return String::new() };
    text.chars().skip(at).take(usize::try_from(length).unwrap_or(usize::MAX)).collect()
}

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
    fn a_text_of_facts_is_not_made_again() {
        let mut symbols = Symbols::default();
        let fact = symbols.intern("load");
        let parts = [symbols.intern("lo"), symbols.intern("ad")];
        assert_eq!(apply(Function::Cat, &parts, &symbols), Some(fact));
        let made = symbols.make("memory");
        assert!(made >= MADE);
        assert_eq!(symbols.intern("memory"), made, "who reads it later finds the made one");
    }

    #[test]
    fn an_expression_matches_all_of_a_text() {
        let all = [("a|b.*", "bc"), ("", ""), (".*", "a\nb"), ("a", "ab"), ("(", "(")];
        let expressions = Expressions::default();
        let found = all.map(|(pattern, text)| expressions.matches(pattern, text));
        assert_eq!(found, [Some(true), Some(true), Some(true), Some(false), None]);
    }

    #[test]
    fn parts_of_texts_are_counted_in_characters() {
        assert_eq!([substr("äöü", 1, 1), substr("abc", 1, -1), substr("abc", 5, 1)], ["ö", "bc", ""]);
        assert_eq!(substr("abc", -1, 2), "");
    }
}
