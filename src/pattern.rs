//! Names with wildcards, as shells have them.

/// Returns true if `name` is what `pattern` says: `*` is any text, `?` any character, and everything else itself.
///
/// A name with such characters in it matches itself.
pub(crate) fn matches(pattern: &str, name: &str) -> bool {
    pattern == name || is_pattern(pattern) && glob(pattern, name)
}

/// Returns true if `text` may match a name other than itself.
pub(crate) fn is_pattern(text: &str) -> bool {
    text.contains(['*', '?'])
}

/// Goes back to the last `*` only: what an earlier one could take, the last one can take too.
fn glob(pattern: &str, name: &str) -> bool {
    let (mut pattern, mut name) = (pattern.chars(), name.chars());
    let mut star = None;
    loop {
        let mut rest = pattern.clone();
        match (rest.next(), name.clone().next()) {
            (Some('*'), _) => {
                star = Some((rest.clone(), name.clone()));
                pattern = rest;
                continue;
            }
            (None, None) => return true,
            (Some(wanted), Some(found)) if wanted == '?' || wanted == found => {
                pattern = rest;
                name.next();
                continue;
            }
            _ => {}
        }
        // The last `*` takes one character more.
        let Some((behind, from)) = &mut star else { return false };
        if from.next().is_none() {
            return false;
        }
        (pattern, name) = (behind.clone(), from.clone());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The definition of a match, without regard to time.
    fn naive(pattern: &[char], name: &[char]) -> bool {
        match pattern {
            [] => name.is_empty(),
            ['*', rest @ ..] => (0..=name.len()).any(|taken| naive(rest, &name[taken..])),
            ['?', rest @ ..] => !name.is_empty() && naive(rest, &name[1..]),
            [wanted, rest @ ..] => name.first() == Some(wanted) && naive(rest, &name[1..]),
        }
    }

    proptest! {
        #[test]
        fn patterns_match_what_the_naive_reading_matches(pattern in "[ab*?]{0,7}", name in "[ab]{0,8}") {
            let [one, other] = [&pattern, &name].map(|text| text.chars().collect::<Vec<char>>());
            prop_assert_eq!(matches(&pattern, &name), naive(&one, &other));
        }
    }

    #[test]
    fn a_name_with_a_star_is_a_name() {
        assert!(matches("operator*", "operator*"));
        assert!(matches("pars*", "parse_line") && !matches("pars*", "a parse"));
    }
}
