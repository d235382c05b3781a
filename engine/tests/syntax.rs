//! The parser on texts that are right, wrong, and mutated.

#![allow(missing_docs, clippy::unwrap_used)]

use dfquery_engine::{
    diagnostic::{Diagnostic, Place, render, summary},
    syntax::{self, BinaryOperator, Comparison, File, Formula, Literal, Sources, Term, UnaryOperator},
};
use proptest::prelude::*;

/// A file with one of everything.
const EVERYTHING: &str = r#"
// a plain comment
.pragma "partition" "Function"
/// A function.
.type Function <: symbol
/* a comment
   of two lines */
/// not this block

/// Holds if so.
///
///     with an example
.decl a, b(x: number, text: symbol) inline choice-domain x, (x, text)
.decl c(x: number)
.input c
.output a, b
/// The base case.
a(1, "one"), b(2, "two\t").
a(x, _) :- c(x), !b(x, _), (x < 3; x >= 5, x != 7), y = -x ^ 2 * 3 + bnot x band 0x1f, y > min(x, 1, 2).
b(n, "n") :- n = count : { c(_) }, m = max x + 1 : { c(x), x < 10 }, 2 <= sum x : c(x), n = m.
"#;

fn parse(text: &str) -> (File, Vec<Diagnostic>) {
    let mut sources = Sources::new();
    let id = sources.add("test.dl", text);
    let parsed = syntax::parse(&sources, id);
    parsed.1.iter().for_each(|problem| assert!(!render(problem, &sources).is_empty()));
    parsed
}

#[test]
fn everything_is_read() {
    let (file, problems) = parse(EVERYTHING);
    assert_eq!(problems, []);
    assert_eq!((file.pragmas.len(), file.types.len(), file.directives.len()), (1, 1, 3));
    assert_eq!(file.types[0].doc, "A function.");
    let names: Vec<&str> =
        file.declarations.iter().map(|declaration| declaration.name.text.as_str()).collect();
    assert_eq!(names, ["a", "b", "c"]);
    assert_eq!(file.declarations[1].doc, "Holds if so.\n\n    with an example");
    assert!(file.declarations[1].inline.is_some() && file.declarations[1].choice.len() == 2);
    assert_eq!(file.rules.len(), 3);
    assert_eq!((file.rules[0].heads.len(), file.rules[0].doc.as_str()), (2, "The base case."));
    assert_eq!(file.rules[0].body, Formula::And(Vec::new()));
    let Formula::And(parts) = &file.rules[1].body else { panic!("{:?}", file.rules[1].body) };
    assert!(matches!(parts[2], Formula::Or(_)));
}

/// The value of a term without variables.
fn value(term: &Term) -> i32 {
    match term {
        Term::Number(number, _) => *number,
        Term::Unary(operator, operand, _) => operator.apply(value(operand)),
        Term::Binary(operator, left, right, _) => operator.apply(value(left), value(right)).unwrap(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn operators_bind_as_in_souffle() {
    let cases = [
        ("1 + 2 * 3", 7),
        ("(1 + 2) * 3", 9),
        ("10 - 3 - 2", 5),
        ("2 ^ 3 ^ 2", 512),
        ("-2 ^ 2", -4),
        ("7 bor 8 band 12", 15),
        ("1 bshl 2 + 1", 8),
        ("-8 bshr 1", -4),
        ("6 bxor 3 band 1", 7),
        ("bnot 0 + 2", 1),
        ("-7 / 2", -3),
        ("-7 % 2", -1),
        ("max(1, 2, 3) - min(4, 5)", -1),
        ("0b101 + 0x10", 21),
        ("-2147483648", i32::MIN),
        ("2147483647 + 1", i32::MIN),
    ];
    for (text, expected) in cases {
        let (file, problems) = parse(&format!("a({text})."));
        assert_eq!(problems, [], "{text}");
        assert_eq!(value(&file.rules[0].heads[0].terms[0]), expected, "{text}");
    }
    assert_eq!(BinaryOperator::Divide.apply(1, 0), None);
    assert_eq!(BinaryOperator::Remainder.apply(i32::MIN, -1), Some(0));
    assert_eq!(UnaryOperator::Negate.apply(i32::MIN), i32::MIN);
}

#[test]
fn comparisons_and_their_opposites_exclude_each_other() {
    let all = [
        Comparison::Equal,
        Comparison::NotEqual,
        Comparison::Less,
        Comparison::LessEqual,
        Comparison::Greater,
        Comparison::GreaterEqual,
    ];
    for comparison in all {
        for (left, right) in [(1, 2), (2, 2), (3, 2)] {
            assert_ne!(comparison.holds(left, right), comparison.negated().holds(left, right));
        }
    }
}

#[test]
fn reading_goes_on_behind_a_mistake() {
    let (file, problems) = parse("a(1.\nb(2).\nc(3) :- .\nd(4).\n.foo\ne(5) :- d(5)\nf(6).\n");
    assert_eq!(problems.len(), 4, "{problems:?}");
    let heads: Vec<&str> = file.rules.iter().map(|rule| rule.heads[0].relation.text.as_str()).collect();
    assert_eq!(heads, ["b", "d", "f"]);
}

#[test]
fn queries_are_bodies() {
    let query = |text: &str| {
        let mut sources = Sources::new();
        let id = sources.add("query", text);
        syntax::parse_query(&sources, id)
    };
    assert!(matches!(query("a(X), b(X, \"f/%x\")"), Ok(Formula::And(parts)) if parts.len() == 2));
    assert!(matches!(query("a(_)."), Ok(Formula::Literal(Literal::Atom(_)))));
    assert!(query("a(X), ").is_err() && query("a(X) b").is_err() && query("").is_err());
}

#[test]
fn deep_and_long_terms_are_refused_and_not_followed() {
    for text in [
        format!("a({}1{}).", "(".repeat(100_000), ")".repeat(100_000)),
        format!("a({}1).", "- ".repeat(100_000)),
        format!("a(1{}).", " + 1".repeat(100_000)),
        format!("a(min(1{})).", ", 1".repeat(100_000)),
        format!("a(x) :- {}b(x){}.", "(".repeat(100_000), ")".repeat(100_000)),
        format!("a(x) :- {}", "x = count : { ".repeat(10_000)),
    ] {
        assert!(!parse(&text).1.is_empty());
    }
}

#[test]
fn messages_show_the_line_also_if_it_is_long_or_has_tabs() {
    let mut sources = Sources::new();
    sources.add("a.dl", format!("\tfoo é bar\n{}here{}", "x".repeat(500), "y".repeat(500)));
    let at = |line, column, width| Place { file: "a.dl".to_owned(), line, column, width };
    let short = Diagnostic::error("wrong").at(at(1, 8, 3)).label("this").help("repair").note("because");
    assert_eq!(
        render(&short, &sources),
        "error: wrong\n --> a.dl:1:8\n  |\n1 |  foo é bar\n  |        ^^^ this\n  = help: repair\n  = note: because\n"
    );
    let long = render(&Diagnostic::warning("wide").at(at(2, 501, 4)), &sources);
    let lines: Vec<&str> = long.lines().collect();
    assert!(lines[3].chars().count() < 200 && lines[3].contains("here"), "{long}");
    assert_eq!(
        lines[3].find("here").map(|at| lines[3][..at].chars().count()),
        lines[4].find("^^^^"),
        "{long}"
    );
    assert_eq!(render(&Diagnostic::error("gone").at(Place::file("b")), &sources), "error: gone\n --> b\n");
    assert_eq!(summary(&[short.clone(), short.clone()]), Some("2 errors".to_owned()));
    assert_eq!(
        short.json(),
        "{\"severity\":\"error\",\"message\":\"wrong\",\"place\":{\"file\":\"a.dl\",\"line\":1,\"column\":8,\
         \"width\":3},\"label\":\"this\",\"help\":\"repair\",\"notes\":[\"because\"]}"
    );
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    /// Parsing and checking end with a result, whatever the text.
    #[test]
    fn mutated_text_does_not_panic(edits in proptest::collection::vec((0usize..900, 0usize..12, "\\PC{0,3}"), 1..6)) {
        let mut text = EVERYTHING.to_owned();
        for (at, length, new) in edits {
            let boundary = |at: usize| (0..=at.min(text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap();
            let (start, end) = (boundary(at), boundary(at + length));
            text.replace_range(start..end, &new);
        }
        parse(&text);
        let mut sources = Sources::new();
        sources.add("test.dl", text);
        _ = dfquery_engine::check::program(sources);
    }

    /// Words of the language in any order are no trouble either.
    #[test]
    fn shuffled_words_do_not_panic(words in proptest::collection::vec(0usize..30, 0..40)) {
        const WORDS: [&str; 30] = [
            ".decl", "a", "(", ")", ":", "number", ",", ".", ":-", "!", "{", "}", "count", "min", "=", "<", "-", "1",
            "\"", "_", ";", "x", "/*", "///", "\n", "#", "$", "[", "inline", "choice-domain",
        ];
        let text: Vec<&str> = words.into_iter().map(|word| WORDS[word]).collect();
        parse(&text.join(" "));
        parse(&text.concat());
    }
}
