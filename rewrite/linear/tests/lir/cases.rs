//! Trees and what is made of them: `tests/cases/lir/*.hir`, each with its linear code in comments after.
//!
//! `BLESS=1` rewrites the comments.

use crate::{agrees, read};
use dfquery_extract::lir::{Method, Stage};
use dfquery_linear::{Text, bring, verify};
use std::{env, fs, path::Path};

/// What stands in front of the linear code.
const MARK: &str = "; made linear:\n";

/// The case with fresh linear code after its trees.
fn replayed(text: &str) -> String {
    let trees = text.split(MARK).next().unwrap();
    let method = read(trees);
    let (linear, notes) = bring(&method, Stage::Rationalised).unwrap();
    let shown = Text(&Method { trees: None, ..linear }).to_string();
    let lines = notes.iter().map(|note| format!("note: {note}")).chain(shown.lines().map(str::to_owned));
    let lines: String = lines.map(|line| format!("; {line}\n")).collect();
    format!("{trees}{MARK}{lines}")
}

#[test]
fn cases_stay_as_they_are_and_keep_all_rules() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/cases/lir");
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "hir"));
    paths.sort();
    assert!(paths.len() >= 9, "{} cases", paths.len());
    let mut wrong = Vec::new();
    for path in paths {
        let text = fs::read_to_string(&path).unwrap();
        let found = replayed(&text);
        if env::var_os("BLESS").is_some() {
            fs::write(&path, &found).unwrap();
        } else if found != text {
            wrong.push(format!("{}:\n{found}", path.display()));
        }
        let trees = read(text.split(MARK).next().unwrap());
        for stage in Stage::ALL {
            let (method, _) = bring(&trees, stage).unwrap();
            assert_eq!(verify(&method), [], "{}, {}", path.display(), stage.name());
            agrees(&trees, &method, 1).unwrap();
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
