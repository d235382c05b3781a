//! Numbers of things, as messages and reports say them.

use std::fmt::Display;

/// A number of things: `1 block`, `2 blocks`.
pub fn counted<N: Display + PartialEq + From<u8>>(count: N, noun: &str) -> String {
    let ending = agreeing(&count, "", "s");
    format!("{count} {noun}{ending}")
}

/// The form that agrees with `count`: `one` for exactly one, else `many`.
pub fn agreeing<'w, N: PartialEq + From<u8>>(count: &N, one: &'w str, many: &'w str) -> &'w str {
    if *count == N::from(1) { one } else { many }
}

/// One of some things: `a, b or c`; nothing of none.
pub fn one_of<T: AsRef<str>>(things: &[T]) -> String {
    let things: Vec<&str> = things.iter().map(AsRef::as_ref).collect();
    match things.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
        _ => things.concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_of_some_things_follows_an_or() {
        assert_eq!(
            [&[][..], &["a"], &["a", "b"], &["a", "b", "c"]].map(one_of),
            ["", "a", "a or b", "a, b or c"]
        );
    }

    #[test]
    fn only_one_thing_is_singular() {
        assert_eq!([0, 1, 2].map(|count: u64| counted(count, "block")), ["0 blocks", "1 block", "2 blocks"]);
        assert_eq!([0, 1, 2].map(|count: usize| agreeing(&count, "is", "are")), ["are", "is", "are"]);
    }
}
