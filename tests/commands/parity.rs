//! The options of the command, the library and the Python package beside each other: tests/cases/parity.csv says for
//! each flag what gives the same in the two others, or why nothing does.

use std::{collections::BTreeSet, fs, process::Command};

/// A row: the flag, the item of the library, that of the package, and the reason.
type Row = [String; 4];

fn rows() -> Vec<Row> {
    let text = fs::read_to_string("tests/cases/parity.csv").expect("the table is there");
    let row = |line: &str| -> Row {
        let fields: Vec<String> = line.splitn(4, ',').map(str::to_owned).collect();
        fields.try_into().expect("four columns")
    };
    text.lines().skip(1).map(row).collect()
}

/// The flags that `dfquery --help` lists.
fn flags() -> BTreeSet<String> {
    let output = Command::new(env!("CARGO_BIN_EXE_dfquery")).arg("--help").output().expect("the binary runs");
    let help = String::from_utf8(output.stdout).expect("text");
    let flag = |line: &str| {
        let line = line.strip_prefix("  ")?.trim_start();
        let line = line
            .strip_prefix("-")
            .filter(|_| !line.starts_with("--"))
            .map_or(line, |rest| rest.split_once(", ").map_or(rest, |(_, long)| long));
        let end = line.find(|c: char| c != '-' && !c.is_ascii_lowercase()).unwrap_or(line.len());
        line.starts_with("--").then(|| line[..end].to_owned())
    };
    help.lines().take_while(|line| !line.starts_with("Examples")).filter_map(flag).collect()
}

/// The part of `text` between `begin` and `end`.
fn between<'t>(text: &'t str, begin: &str, end: &str) -> &'t str {
    let from = text.find(begin).unwrap_or_else(|| panic!("`{begin}` is there"));
    let rest = &text[from + begin.len()..];
    &rest[..rest.find(end).unwrap_or(rest.len())]
}

/// Returns true if the stubs of the package have `item`: a function, a parameter of one, or those of a class.
fn is_in_package(stubs: &str, item: &str) -> bool {
    let (scope, path) = match item.split_once('.') {
        Some((class, path)) if class.starts_with(char::is_uppercase) => {
            (between(stubs, &format!("\nclass {class}:\n"), "\nclass "), path)
        }
        _ => (stubs, item),
    };
    let (name, parameter) = path.split_once('.').map_or((path, None), |(name, one)| (name, Some(one)));
    match parameter {
        None => scope.contains(&format!("def {name}(")) || scope.contains(&format!("{name}: ")),
        Some(parameter) => {
            let signature = between(scope, &format!("def {name}("), ") ->");
            signature.contains(&format!("{parameter}:"))
        }
    }
}

#[test]
fn every_flag_of_the_command_is_in_the_table() {
    let listed: BTreeSet<String> = rows().into_iter().map(|[flag, ..]| flag).collect();
    assert_eq!(flags(), listed);
}

#[test]
fn what_the_table_names_is_in_library_and_package() {
    let stubs = fs::read_to_string("python/irquery/_irquery.pyi").expect("the stubs are there");
    for [flag, library, python, why] in rows() {
        assert_ne!(python.is_empty(), why.is_empty(), "{flag}: an item of the package, or a reason");
        if let Some((file, name)) = library.split_once(' ') {
            let text = fs::read_to_string(file).expect("a file of the library");
            let is_there = ["pub fn ", "pub "].iter().any(|kind| {
                text.match_indices(&format!("{kind}{name}"))
                    .any(|(at, found)| text[at + found.len()..].starts_with(['(', '<', ':']))
            });
            assert!(is_there, "{flag}: {library}");
        }
        assert!(python.is_empty() || is_in_package(&stubs, &python), "{flag}: {python}");
    }
}
