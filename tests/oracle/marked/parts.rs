//! What flows are made of: parts with a type of value that they take and one that they make, from a file of text.

use std::collections::BTreeMap;

/// Code that takes a value, makes one, or both.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Part {
    pub name: String,
    /// The type of what it takes; empty for sources.
    pub from: String,
    /// The type of what it makes; empty for sinks.
    pub to: String,
    /// What the head of its section says of it beside the types.
    flags: Vec<String>,
    /// Lines before the function of the flow.
    pub before: Vec<String>,
    pub code: Vec<String>,
}

impl Part {
    fn is(&self, flag: &str) -> bool {
        self.flags.iter().any(|known| known == flag)
    }

    /// Whether what it makes is nothing from outside.
    pub fn is_literal(&self) -> bool {
        self.is("literal")
    }

    /// Whether it gives on the value itself.
    pub fn keeps_value(&self) -> bool {
        self.is("value")
    }

    /// Whether it goes through what no analysis can follow.
    pub fn is_outside(&self) -> bool {
        self.is("outside")
    }

    /// Whether programs that have it twice take minutes.
    pub fn is_costly(&self) -> bool {
        self.is("costly")
    }

    fn add(&mut self, line: &str) {
        match line.strip_prefix('^') {
            Some(line) => self.before.push(line.strip_prefix(' ').unwrap_or(line).to_owned()),
            None if !line.is_empty() => self.code.push(line.to_owned()),
            None => {}
        }
    }
}

/// All parts of a language, and what its types are called there.
#[derive(Default)]
pub struct Parts {
    pub all: Vec<Part>,
    types: BTreeMap<String, String>,
}

impl Parts {
    /// Reads sections `[from -> to, flag]` with parts `name: code`, and `[type name = type]`.
    pub fn parse(text: &str) -> Parts {
        let mut found = Parts::default();
        found.add(text);
        found
    }

    /// Adds what another text has.
    pub fn add(&mut self, text: &str) {
        let found = self;
        let mut section = Part::default();
        for line in text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
            if let Some(head) = line.strip_prefix('[') {
                let head = head.strip_suffix(']').expect("a bracket at the end");
                match head.strip_prefix("type ") {
                    Some(named) => {
                        let (name, ty) = named.split_once(" = ").expect("a name and a type");
                        found.types.insert(name.to_owned(), ty.to_owned());
                    }
                    None => section = head_of(head),
                }
            } else if line.starts_with(' ') {
                found.all.last_mut().expect("a part before").add(line.trim_start());
            } else {
                let (name, code) = line.split_once(':').expect("a name and a colon");
                assert!(found.all.iter().all(|part| part.name != name), "{name} twice");
                let Part { from, to, flags, .. } = &section;
                let mut part = Part {
                    name: name.to_owned(),
                    from: from.clone(),
                    to: to.clone(),
                    flags: flags.clone(),
                    ..Part::default()
                };
                part.add(code.trim_start());
                found.all.push(part);
            }
        }
    }

    /// The type of the language for a type of parts.
    pub fn type_of(&self, name: &str) -> &str {
        self.types.get(name).unwrap_or_else(|| panic!("no type {name}"))
    }

    pub fn named(&self, name: &str) -> &Part {
        self.all.iter().find(|part| part.name == name).unwrap_or_else(|| panic!("no part {name}"))
    }
}

/// A part with the types and flags of a section.
fn head_of(head: &str) -> Part {
    let mut words = head.split(", ");
    let (from, to) = words.next().and_then(|types| types.split_once("->")).expect("two types");
    let flags = words.map(str::to_owned).collect();
    Part { from: from.trim().to_owned(), to: to.trim().to_owned(), flags, ..Part::default() }
}
