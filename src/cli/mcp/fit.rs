//! Answers of bounded length.

use serde_json::{Map, Value};

/// The longest answer as JSON, in bytes: 1500 tokens of four.
pub const MOST: usize = 6000;

/// The longest text in an answer, in characters; the end of a longer one is left out.
const TEXT: usize = 600;

/// The answer that `make` makes of as many of `all` things as fit.
pub fn most_of(all: usize, make: impl Fn(usize) -> Value) -> Value {
    let fits = |count: usize| {
        let mut made = make(count);
        shorten(&mut made, TEXT);
        (made.to_string().len() <= MOST).then_some(made)
    };
    if let Some(whole) = fits(all) {
        return whole;
    }
    let (mut fitting, mut too_many) = (0, all);
    while fitting + 1 < too_many {
        let middle = fitting.midpoint(too_many);
        match fits(middle) {
            Some(_) => fitting = middle,
            None => too_many = middle,
        }
    }
    fits(fitting).unwrap_or_else(|| smallest(make(0)))
}

/// `value` with texts as short as it takes.
fn smallest(value: Value) -> Value {
    let short = |length: usize| {
        let mut shortened = value.clone();
        shorten(&mut shortened, length);
        (shortened.to_string().len() <= MOST).then_some(shortened)
    };
    let lengths = (3..TEXT.ilog2()).rev().map(|power| 1 << power);
    let found = lengths.into_iter().find_map(short);
    found.unwrap_or_else(|| serde_json::json!({ "error": "the answer is too long", "help": "ask for less" }))
}

/// Leaves out the ends of texts beyond `most` characters.
fn shorten(value: &mut Value, most: usize) {
    match value {
        Value::String(text) => {
            if let Some((at, _)) = text.char_indices().nth(most) {
                let left = text[at..].chars().count();
                text.truncate(at);
                text.push_str(&format!("… ({left} characters left out)"));
            }
        }
        Value::Array(all) => all.iter_mut().for_each(|value| shorten(value, most)),
        Value::Object(all) => all.values_mut().for_each(|value| shorten(value, most)),
        _ => {}
    }
}

/// Says in `answer` how many of `all` things it leaves out, and how to ask for less.
pub fn left_out(answer: &mut Map<String, Value>, left: usize, help: impl FnOnce() -> String) {
    if left > 0 {
        answer.insert("left_out".to_owned(), left.into());
        answer.insert("help".to_owned(), help().into());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn as_many_things_as_fit_are_in_an_answer() {
        for length in [1, 10, 100, 599] {
            let text = "x".repeat(length);
            let make = |count: usize| json!({ "all": vec![&text; count], "left_out": 10_000 - count });
            let answer = most_of(10_000, make);
            let count = answer["all"].as_array().expect("a list").len();
            assert!(answer.to_string().len() <= MOST && make(count + 1).to_string().len() > MOST, "{length}");
        }
        assert_eq!(most_of(3, |count| json!({ "all": count }))["all"], 3);
    }

    #[test]
    fn a_text_that_is_too_long_says_so() {
        let answer = most_of(1, |_| json!({ "text": "ü".repeat(100_000) }));
        let text = answer["text"].as_str().expect("a text");
        assert!(text.ends_with("… (99400 characters left out)"), "{text}");
        let many = most_of(0, |_| json!({ "all": vec!["y".repeat(500); 100] }));
        assert!(many.to_string().len() <= MOST);
    }
}
