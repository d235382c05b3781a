//! Names of C++ and Rust as people write them.
//!
//! A mangled name is found within any text: `_Z5saxpyf/%x`, `a.ll:_ZN3foo3barEv`, `"_RNvC1a1b"`.

use crate::pattern;
use cpp_demangle::{DemangleOptions, Symbol};
use std::borrow::Cow;

/// The sign for what is left out of a shortened name.
pub(crate) const LEFT_OUT: char = '…';

/// The prefixes of mangled names of C++ and Rust.
const BEGIN: [&str; 2] = ["_Z", "_R"];

/// The part of a name that is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// With the types of parameters, and of results where the name has them.
    Full,
    /// Without that of the result.
    Parameters,
    /// Without any.
    Name,
}

/// `text` with the mangled names in it as people write them.
pub fn demangled(text: &str) -> Cow<'_, str> {
    in_form(text, Form::Full)
}

/// Returns true if a function called `name` is what `pattern` says: by that name, or by the one that people write, with
/// its parameters or without. `*` and the `…` of a shortened name are any text, `?` is any character.
pub(crate) fn is_called(pattern: &str, name: &str) -> bool {
    let pattern = &pattern.replace(LEFT_OUT, "*");
    pattern::matches(pattern, name) || has_alias(name, |alias| pattern::matches(pattern, alias))
}

/// Returns true if people call the function `name` by the name `written`, which is no pattern but may be shortened.
pub(crate) fn is_written(written: &str, name: &str) -> bool {
    match written.contains(LEFT_OUT) {
        true => has_alias(name, |alias| pattern::matches(&written.replace(LEFT_OUT, "*"), alias)),
        false => has_alias(name, |alias| alias == written),
    }
}

/// Returns true if one of the names that people write for the function `name` is `meant`; none if it has no mangled
/// name.
fn has_alias(name: &str, meant: impl Fn(&str) -> bool) -> bool {
    let is_meant = |form| {
        let alias = in_form(name, form);
        // What LLVM puts in quotes needs none in the source.
        meant(&alias) || meant(alias.trim_matches('"'))
    };
    find(name, 0).is_some() && [Form::Full, Form::Parameters, Form::Name].into_iter().any(is_meant)
}

/// Returns true if a function called `name` is what one of `patterns` says.
pub(crate) fn is_one_of(patterns: &[String], name: &str) -> bool {
    patterns.iter().any(|pattern| is_called(pattern, name))
}

fn in_form(text: &str, form: Form) -> Cow<'_, str> {
    let (mut result, mut rest) = (String::new(), 0);
    while let Some(start) = find(text, rest) {
        let end = start + mangled_length(&text[start..]);
        result.push_str(&text[rest..start]);
        match one(&text[start..end], form) {
            Some(name) => result.push_str(&name),
            None => result.push_str(&text[start..end]),
        }
        rest = end;
    }
    if rest == 0 {
        return Cow::Borrowed(text);
    }
    result.push_str(&text[rest..]);
    Cow::Owned(result)
}

/// The start of the next mangled name in `text` at or after `from`: not within a word.
fn find(text: &str, from: usize) -> Option<usize> {
    let mut at = from;
    loop {
        let found = BEGIN.iter().filter_map(|begin| text[at..].find(begin)).min()? + at;
        if !is_within_word(&text[..found]) {
            return Some(found);
        }
        at = found + BEGIN[0].len();
    }
}

/// Returns true if what follows `before` goes on with a word: the end of a colour is none.
fn is_within_word(before: &str) -> bool {
    let is_colour = || {
        let code = before.trim_end_matches('m').trim_end_matches(|c: char| c.is_ascii_digit() || c == ';');
        before.ends_with('m') && code.ends_with("\x1b[")
    };
    before.ends_with(|c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.')) && !is_colour()
}

/// The length of the mangled name at the start of `text`.
fn mangled_length(text: &str) -> usize {
    let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.');
    let end = text.find(|c| !is_part(c)).unwrap_or(text.len());
    text[..end].trim_end_matches('.').len()
}

/// The name that `mangled` is, if it is one; with what compilers append to copies of a function.
fn one(mangled: &str, form: Form) -> Option<String> {
    if is_rust(mangled) {
        let name = rustc_demangle::try_demangle(mangled).ok()?;
        return Some(format!("{name:#}"));
    }
    let of_language = |symbol: &str| {
        let options = DemangleOptions::new();
        let options = match form {
            Form::Full => options,
            Form::Parameters => options.no_return_type(),
            Form::Name => options.no_params().no_return_type(),
        };
        Symbol::new(symbol).ok()?.demangle_with_options(&options).ok()
    };
    let (name, copy) = mangled.split_once('.').map_or((mangled, None), |(name, copy)| (name, Some(copy)));
    let name = of_language(name)?;
    Some(copy.map_or_else(|| name.clone(), |copy| format!("{name}.{copy}")))
}

/// Returns true if `mangled` is a name of Rust: of either of its two schemes. The older one looks like C++, and ends in
/// a hash.
fn is_rust(mangled: &str) -> bool {
    if mangled.starts_with("_R") {
        return true;
    }
    let name = mangled.split('.').next().unwrap_or_default();
    let has_hash = || {
        let digits = mangled.rfind("17h").map(|at| &mangled[at + 3..]);
        let hash = digits.and_then(|digits| digits.get(..17)?.strip_suffix('E'));
        hash.is_some_and(|hash| hash.bytes().all(|byte| byte.is_ascii_hexdigit()))
    };
    name.starts_with("_ZN") && has_hash()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_in_texts() {
        let pairs = [
            ("_Z5saxpyfPKfPfi/%x", "saxpy(float, float const*, float*, int)/%x"),
            ("a.ll:_ZN3foo3barEv/entry:3", "a.ll:foo::bar()/entry:3"),
            ("call(\"f/1:2\", \"@_Z3addii\")", "call(\"f/1:2\", \"@add(int, int)\")"),
            ("_ZN4core3fmt5write17h0123456789abcdefE", "core::fmt::write"),
            (
                "\"_ZN4core3ptr22drop_in_place$LT$T$GT$17h0123456789abcdefE\"",
                "\"core::ptr::drop_in_place<T>\"",
            ),
            ("_RNvC6crates4main", "crates::main"),
            ("_Z3maxIiET_S0_S0_.isra.0", "int max<int>(int, int).isra.0"),
            ("\x1b[1;32m_Z3foov\x1b[0m", "\x1b[1;32mfoo()\x1b[0m"),
            ("in _Z3foov.", "in foo()."),
        ];
        for (mangled, expected) in pairs {
            assert_eq!(demangled(mangled), expected);
        }
    }

    #[test]
    fn other_texts_stay() {
        for text in ["", "main", "_Zebra", "my_Z3foov", "_Z", "_R", "über_Z", "x._Z3foov", "_RED"] {
            assert_eq!(demangled(text), text);
        }
    }

    #[test]
    fn functions_are_found_by_what_people_write() {
        let name = "_ZN2ns3maxIiEET_S1_S1_";
        for pattern in
            [name, "int ns::max<int>(int, int)", "ns::max<int>(int, int)", "ns::max<int>", "ns::*", "*max*"]
        {
            assert!(is_called(pattern, name), "{pattern}");
        }
        for pattern in ["max", "ns::max", "ns::max<long>", "int"] {
            assert!(!is_called(pattern, name), "{pattern}");
        }
        assert!(is_written("ns::max<int>", name) && !is_written("ns::*", name) && !is_written("foo", "foo"));
        assert!(is_called("f*", "foo") && !is_called("foo()", "foo"));
        assert!(
            is_called("ns::max<…>(…)", name) && is_written("ns::max<…>(…)", name) && is_written("i…)", name)
        );
        let quoted = "\"_ZN4core3ptr13drop$LT$T$GT$17h0123456789abcdefE\"";
        assert!(is_called("core::ptr::drop<T>", quoted));
    }
}
