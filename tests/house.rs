//! How the house is built: no modules of a crate import each other in a circle, features stand where modules are registered,
//! and no state is hidden in statics.
//!
//! A module imports another if a path in its code leads there: `use`, or in place. A parent that takes a name from a child
//! which takes one from the parent is a circle as well: what both need belongs in a third module.

#![allow(missing_docs, clippy::unwrap_used)]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

/// The sources that are looked at, by folder.
const CRATES: [&str; 11] = [
    "differential/src",
    "engine/src",
    "extract/src",
    "rewrite/formats/src",
    "rewrite/graph/src",
    "rewrite/reducify/src",
    "rewrite/convert/src",
    "rewrite/simulate/src",
    "rewrite/throughput/src",
    "rewrite/linear/src",
    "src",
];

/// The path of a module below its crate.
type Module = Vec<String>;

/// A module with the text of its file.
type Sources = BTreeMap<Module, String>;

#[test]
fn no_modules_import_each_other_in_a_circle() {
    let circles: Vec<String> = CRATES
        .iter()
        .filter_map(|root| {
            circle(&imports(&sources(Path::new(root))))
                .map(|circle| format!("{root}: {}", circle.join(" -> ")))
        })
        .collect();
    assert!(circles.is_empty(), "{}", circles.join("\n"));
}

/// The statics that change after the start, by file, each with the reason.
const STATICS: [(&str, &str, &str); 8] = [
    ("engine/src/cancel.rs", "CURRENT", "the token of the work on a thread"),
    ("python/src/graph.rs", "MACHINES", "machines that options name by reference"),
    ("python/src/threads.rs", "POOL", "the threads of a process, which a forked one has not"),
    ("rewrite/graph/src/border.rs", "BORDERS", "the hook for panics"),
    ("rewrite/graph/src/border.rs", "PANICKED", "the hook for panics"),
    ("rules/compiled/lib.rs", "RUNS", "a lock for the statics of ascent"),
    ("src/cli/console.rs", "CONSOLE", "the terminal of the process, and the signal"),
    ("src/cli/distributed/serve/answer.rs", "MESSAGES", "messages for the client of a thread"),
];

#[test]
fn no_state_is_hidden_in_statics() {
    let mut found = Vec::new();
    for root in CRATES.into_iter().chain(["python/src", "rules/compiled", "rules"]) {
        for (file, text) in files(Path::new(root)) {
            let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap();
            let statics = code
                .lines()
                .filter_map(|line| line.split_once("static "))
                .filter(|(before, _)| before.split_whitespace().all(|word| word.starts_with("pub")));
            for (_, declared) in statics {
                let (name, ty) = declared.split_once(':').unwrap_or((declared, ""));
                let ty = ty.split('=').next().unwrap();
                let changes = ["Atomic", "Mutex", "RwLock", "OnceLock", "OnceCell", "RefCell", "Cell<"];
                if changes.iter().any(|kind| ty.contains(kind)) || name.starts_with("mut ") {
                    found.push((file.clone(), name.to_owned()));
                }
            }
        }
    }
    found.sort();
    found.dedup();
    let mut known: Vec<(String, String)> =
        STATICS.iter().map(|(file, name, _)| ((*file).to_owned(), (*name).to_owned())).collect();
    known.sort();
    assert_eq!(found, known);
}

#[test]
fn features_stand_where_modules_are_registered() {
    for (file, text) in files(Path::new("src")) {
        let mut lines = text.lines().map(str::trim);
        while let Some(line) = lines.next() {
            if line.contains("cfg") && line.contains("feature = ") {
                let next = lines.clone().find(|line| !line.starts_with("#["));
                let is_module = next.is_some_and(|next| {
                    let words: Vec<&str> = next.trim_end_matches(';').split(' ').collect();
                    next.ends_with(';') && words.contains(&"mod")
                });
                assert!(is_module, "{file}: `{line}` stands at something else than a module");
            }
        }
    }
}

#[test]
fn documents_of_modules_begin_with_nouns() {
    for root in CRATES {
        for (file, text) in files(Path::new(root)) {
            let Some(first) = text.lines().next().and_then(|line| line.strip_prefix("//! ")) else {
                continue;
            };
            let word = first.split(' ').next().unwrap();
            assert!(!["What", "How", "Where", "Who", "Whether", "Why"].contains(&word), "{file}: {first}");
        }
    }
}

/// The Rust files below `root`, but for tests, each with its text.
fn files(root: &Path) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(root).unwrap() {
        let path = entry.unwrap().path();
        let is_test = path.file_stem().is_some_and(|stem| stem == "tests");
        if path.is_dir() && !is_test {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") && !is_test {
            found.push((path.display().to_string(), fs::read_to_string(&path).unwrap()));
        }
    }
    found
}

#[test]
fn a_parent_and_a_child_that_take_from_each_other_are_a_circle() {
    let file = |module: &[&str], text: &str| {
        (module.iter().map(|name| (*name).to_owned()).collect(), text.to_owned())
    };
    let mut sources = Sources::from([
        file(&[], "mod parent; mod other;"),
        file(&["parent"], "mod child; pub use self::child::Leaf; struct Shared;"),
        file(&["parent", "child"], "// super::Shared\nuse crate::other::{self, Other};"),
        file(&["other"], "#[cfg(test)]\nmod tests { use crate::parent::Shared; }"),
    ]);
    assert_eq!(circle(&imports(&sources)), None);
    *sources.get_mut(&["parent", "child"].map(String::from)[..]).unwrap() += " fn f() -> super::Shared {}";
    assert_eq!(circle(&imports(&sources)).unwrap(), ["parent", "parent::child", "parent"]);
}

/// The modules of the crate at `root`, but for tests.
fn sources(root: &Path) -> Sources {
    let mut sources = Sources::new();
    let mut open = vec![(root.to_owned(), Module::new())];
    while let Some((path, module)) = open.pop() {
        if path.is_dir() {
            for entry in fs::read_dir(&path).unwrap() {
                let path = entry.unwrap().path();
                let name = path.file_stem().unwrap().to_string_lossy().into_owned();
                let inner = if ["lib", "main", "mod"].contains(&&*name) { None } else { Some(name) };
                if inner.as_deref() != Some("tests") {
                    open.push((path, module.iter().cloned().chain(inner).collect()));
                }
            }
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            sources.insert(module, fs::read_to_string(path).unwrap());
        }
    }
    sources
}

/// The modules that each module takes something from.
fn imports(sources: &Sources) -> BTreeMap<Module, BTreeSet<Module>> {
    let of = |(module, text): (&Module, &String)| {
        let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap();
        let taken = paths(&words(code)).into_iter().filter_map(|path| target(sources, module, &path));
        (module.clone(), taken.filter(|taken| taken != module).collect())
    };
    sources.iter().map(of).collect()
}

/// The module that `path`, in `module`, takes something from, if that is one of `sources`.
fn target(sources: &Sources, module: &Module, path: &[&str]) -> Option<Module> {
    let below = |at: &Module, name: &str| {
        let inner: Module = at.iter().cloned().chain([name.to_owned()]).collect();
        sources.contains_key(&inner).then_some(inner)
    };
    let mut at = match path[0] {
        "crate" => Module::new(),
        "self" | "super" => module.clone(),
        child => below(module, child).map(|_| module.clone())?,
    };
    for &name in path {
        match name {
            "crate" | "self" => {}
            "super" => _ = at.pop(),
            name => match below(&at, name) {
                Some(inner) => at = inner,
                None => break,
            },
        }
    }
    Some(at)
}

/// The words and marks of `code`, without comments and texts.
fn words(code: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let mut rest = code;
    while let Some(first) = rest.chars().next() {
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        let length = match first {
            '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            '"' => text_length(rest),
            '\'' => letter_length(rest),
            ':' if rest.starts_with("::") => 2,
            c if is_word(c) => rest.find(|c| !is_word(c)).unwrap_or(rest.len()),
            c => c.len_utf8(),
        };
        let (word, further) = rest.split_at(length);
        if !first.is_whitespace() && !['/', '"', '\''].contains(&first) {
            words.push(word);
        }
        rest = further;
    }
    words
}

/// How long the text at the start of `code` is, quotes included.
fn text_length(code: &str) -> usize {
    let mut is_escaped = false;
    let end = code[1..].find(|c| {
        let ends = c == '"' && !is_escaped;
        is_escaped = c == '\\' && !is_escaped;
        ends
    });
    end.map_or(code.len(), |end| end + 2)
}

/// How long the letter in quotes at the start of `code` is; 1 for the quote of a lifetime.
fn letter_length(code: &str) -> usize {
    let mut letters = code.char_indices().skip(1);
    match (letters.next(), letters.next()) {
        (Some((_, '\\')), Some((escaped, _))) => {
            code[escaped + 1..].find('\'').map_or(1, |end| escaped + end + 2)
        }
        (_, Some((end, '\''))) => end + 1,
        _ => 1,
    }
}

/// All paths of two names or more in `words`, each branch of a `use` a path of its own.
fn paths<'c>(words: &[&'c str]) -> Vec<Vec<&'c str>> {
    let mut found = Vec::new();
    let mut prefixes: Vec<Vec<&str>> = Vec::new();
    let mut path: Vec<&str> = Vec::new();
    for (at, &word) in words.iter().enumerate() {
        let is_joined = at > 0 && words[at - 1] == "::";
        match word {
            "::" => {}
            "{" if is_joined => prefixes.push(std::mem::take(&mut path)),
            _ => {
                let is_name = word.starts_with(|c: char| c.is_alphabetic() || c == '_');
                if !is_joined || !is_name {
                    let prefix = prefixes.last().cloned().unwrap_or_default();
                    if path.len() > prefix.len() {
                        found.push(path);
                    }
                    path = prefix;
                }
                if is_name {
                    path.push(word);
                } else if word == "}" {
                    _ = prefixes.pop();
                    path.clear();
                } else if word == ";" {
                    prefixes.clear();
                    path.clear();
                }
            }
        }
    }
    found.retain(|path| path.len() > 1);
    found
}

/// Modules that import each other, the first one at both ends.
fn circle(imports: &BTreeMap<Module, BTreeSet<Module>>) -> Option<Vec<String>> {
    let mut open: BTreeSet<&Module> = imports.keys().collect();
    let next = |open: &BTreeSet<&Module>, module: &Module| imports[module].iter().find(|m| open.contains(m));
    while let Some(&leaf) = open.iter().find(|module| next(&open, module).is_none()) {
        open.remove(leaf);
    }
    let mut way = vec![*open.first()?];
    loop {
        let next = next(&open, way.last().unwrap()).unwrap();
        if let Some(at) = way.iter().position(|module| *module == next) {
            return Some(way[at..].iter().chain([&next]).map(|module| module.join("::")).collect());
        }
        way.push(next);
    }
}
