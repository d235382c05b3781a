//! The text functions of rules.

use crate::{base::Symbols, numbers, syntax::Function, texts::MADE};

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
    fn parts_of_texts_are_counted_in_characters() {
        assert_eq!([substr("äöü", 1, 1), substr("abc", 1, -1), substr("abc", 5, 1)], ["ö", "bc", ""]);
        assert_eq!(substr("abc", -1, 2), "");
    }
}
