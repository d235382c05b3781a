//! Cells that are longer than there is room for.

use crate::{demangle::LEFT_OUT, place::ARROW};

/// The operators of C++ whose names have brackets, longer ones first.
const OPERATORS: [&str; 13] =
    ["<<=", ">>=", "<=>", "->*", "<<", ">>", "<=", ">=", "->", "()", "[]", "<", ">"];

/// `name` without the arguments of templates, and without parameters of functions: `std::map<…>::at(…)/bb1`.
///
/// Brackets in the place of a name stay: `(anonymous namespace)`, `<Vec<…> as Drop>`.
pub fn without_brackets(name: &str) -> String {
    let mut short = String::with_capacity(name.len());
    let mut rest = name;
    while let Some(start) = rest.find(['<', '(', '{']) {
        let (before, bracket) = rest.split_at(start);
        short.push_str(before);
        let is_sign = |sign: &&&str| before.ends_with("operator") && bracket.starts_with(**sign);
        rest = match (OPERATORS.iter().find(is_sign), closing(bracket)) {
            (Some(sign), _) => {
                short.push_str(sign);
                &bracket[sign.len()..]
            }
            (None, Some(end)) if is_argument(&short, &bracket[..end]) => {
                short.push_str(&bracket[..1]);
                short.push(LEFT_OUT);
                short.push_str(&bracket[end - 1..end]);
                &bracket[end..]
            }
            (None, _) => {
                short.push_str(&bracket[..1]);
                &bracket[1..]
            }
        };
    }
    short + rest
}

/// Returns true if `bracket` holds what the name `before` is given: not a part of the name, and more than a sign.
fn is_argument(before: &str, bracket: &str) -> bool {
    let is_named = before.ends_with(|c: char| c.is_alphanumeric() || "_:)>]}'".contains(c));
    is_named && !bracket.starts_with('{') && bracket != "(anonymous namespace)" && bracket.chars().count() > 3
}

/// The length of the bracket at the start of `text`, with its ends, if it closes.
fn closing(text: &str) -> Option<usize> {
    let mut open = Vec::new();
    for (at, c) in text.char_indices() {
        let is_arrow = || text[..at].ends_with(['-', '=']);
        match c {
            '<' | '(' | '{' | '[' => open.push(c),
            '>' if is_arrow() => {}
            '>' | ')' | '}' | ']' => {
                open.pop();
                if open.is_empty() {
                    return Some(at + 1);
                }
            }
            _ => {}
        }
    }
    None
}

/// The last part of a path, `…/file.c:3:4`; of several places each.
pub fn without_folders(place: &str) -> String {
    let parts = place.split(' ').map(|part| match part.rsplit_once('/') {
        Some((_, file)) => format!("{LEFT_OUT}/{file}"),
        None => part.to_owned(),
    });
    parts.collect::<Vec<_>>().join(" ")
}

/// `text` without its middle if it has more than `most` characters.
pub fn in_the_middle(text: &str, most: usize) -> String {
    let Some(length) = too_long(text, most) else { return text.to_owned() };
    // The end names the block and the instruction.
    let end = (most - 1) / 2;
    let start = most - 1 - end;
    text.chars().take(start).chain([LEFT_OUT]).chain(text.chars().skip(length - end)).collect()
}

/// `place` in `most` characters: of a place in inlined code first without that, then without folders, then without its
/// start.
pub fn place(place: &str, most: usize) -> String {
    let Some(_) = too_long(place, most) else { return place.to_owned() };
    let plain = without_folders(place);
    let own = plain.split_once(ARROW).filter(|_| too_long(&plain, most).is_some()).map(|(own, _)| own);
    let short = own.unwrap_or(&plain);
    match too_long(short, most) {
        Some(length) => [LEFT_OUT].into_iter().chain(short.chars().skip(length + 1 - most)).collect(),
        None => short.to_owned(),
    }
}

/// `text` without its end if it has more than `most` characters.
pub fn at_the_end(text: &str, most: usize) -> String {
    let Some(_) = too_long(text, most) else { return text.to_owned() };
    text.chars().take(most - 1).chain([LEFT_OUT]).collect()
}

/// The characters of `text`, if they are more than `most`.
fn too_long(text: &str, most: usize) -> Option<usize> {
    let length = text.chars().count();
    (length > most).then_some(length)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_left_out() {
        let pairs = [
            (
                "std::map<int, std::less<int> >::operator[](int const&)/while.body",
                "std::map<…>::operator[](…)/while.body",
            ),
            ("void f<int>(int, long)/entry:3", "void f<…>(…)/entry:3"),
            ("(anonymous namespace)::add(int, int)", "(anonymous namespace)::add(…)"),
            ("std::ostream& operator<< <char>(std::ostream&, char)", "std::ostream& operator<< <char>(…)"),
            ("A::operator()(int, int) const", "A::operator()(…) const"),
            ("A::operator->() const/%x", "A::operator->() const/%x"),
            ("bool std::operator< <int>(int)", "bool std::operator< <int>(…)"),
            ("f(int)::{lambda(int)#1}::operator()(int)", "f(…)::{lambda(…)#1}::operator()(…)"),
            (
                "<alloc::vec::Vec<u8, A> as core::ops::Drop>::drop",
                "<alloc::vec::Vec<…> as core::ops::Drop>::drop",
            ),
            (
                "core::iter::adapters::map::<impl Iterator for Map<B, I>>::next",
                "core::iter::adapters::map::<…>::next",
            ),
            ("foo(void (*)(int))/bb1", "foo(…)/bb1"),
            ("main/for.body", "main/for.body"),
            ("a < b", "a < b"),
            ("f(", "f("),
            ("f()/%x", "f()/%x"),
        ];
        for (name, short) in pairs {
            assert_eq!(without_brackets(name), short);
        }
    }

    #[test]
    fn cells_keep_what_tells_them_apart() {
        assert_eq!(in_the_middle("abcdefghij", 10), "abcdefghij");
        assert_eq!(in_the_middle("abcdefghij", 7), "abc…hij");
        assert_eq!(in_the_middle("äbcdefghij", 6), "äbc…ij");
        assert_eq!(place("/usr/include/a.h:3", 10), "…/a.h:3");
        assert_eq!(place("/usr/include/a.h:3", 5), "….h:3");
        assert_eq!(place("m.cpp:10 ← /usr/include/a.h:3:1", 25), "m.cpp:10 ← …/a.h:3:1");
        assert_eq!(place("m.cpp:10 ← /usr/include/a.h:3:1", 15), "m.cpp:10");
        assert_eq!(at_the_end("x = y + z;", 6), "x = y…");
        assert_eq!(without_folders("m.cpp:10 ← /usr/include/a.h:3:1"), "m.cpp:10 ← …/a.h:3:1");
    }
}
