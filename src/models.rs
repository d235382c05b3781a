//! Models of functions that are not entered, as tables: `name,effect,from,to`.

use crate::error::{Error, Result};
use dfquery_engine::{
    base::FactBase,
    diagnostic::{Diagnostic, Place},
    plural::one_of,
    syntax::Sources,
};
use std::{collections::HashMap, fs, path::Path};

/// The first line of a table.
const HEADER: &str = "name,effect,from,to";

/// Bad rows of a table that are reported.
const LIMIT: usize = 20;

/// The effects, each with the ports that it takes and gives; see `model` in rules/schema.dl.
const EFFECTS: [(&str, &[&str], &[&str]); 14] = [
    ("allocates", &[], &["return", "argument*", "argument**", "field"]),
    ("resizes", &["argument"], &["return", "argument*", "field"]),
    (
        "returns",
        &["argument", "argument*", "field", "result"],
        &["return", "argument*", "field", "parameter"],
    ),
    ("returns inside", &["argument", "argument*", "field"], &["return", "argument*", "field", "parameter"]),
    ("copies", &["argument*", "field"], &["argument*", "field", "return*"]),
    (
        "copies inside",
        &["argument*", "argument**", "field"],
        &["argument*", "argument**", "field", "return*"],
    ),
    ("fills", &[], &["argument*", "argument**", "field", "return*"]),
    ("links", &["argument", "field"], &["field", "return"]),
    ("calls", &["argument", "argument*", "field", "virtual"], &[]),
    ("escapes", &["argument", "argument*", "field", "result"], &[]),
    ("throws", &["argument"], &[]),
    ("throws again", &[], &[]),
    ("outside", &[], &["return", "argument*", "argument**", "field", "return*", "parameter"]),
    ("none", &[], &[]),
];

/// Interns the effects and ports of rows, so that the order of rows is always the same: it follows the numbers of texts.
pub fn intern(base: &mut FactBase) {
    for (effect, from, to) in EFFECTS {
        base.intern(effect);
        from.iter().chain(to).for_each(|port| _ = base.intern(port));
    }
}

/// The effect in a row, without the name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effect<'t> {
    pub effect: &'static str,
    pub from: Port<'t>,
    pub to: Port<'t>,
}

/// A place that an effect takes from or gives to.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Port<'t> {
    /// `argument`, `argument*`, `argument**`, `field`, `virtual`, `return`, `return*`, `parameter`, `result`, or empty.
    pub kind: &'t str,
    pub position: u32,
    /// True if all arguments after that one are meant too.
    pub and_further: bool,
    /// Bytes into the memory, of a field; into the table, of a virtual function.
    pub offset: u32,
}

/// The rows of one table.
#[derive(Clone, Default, Debug)]
pub struct Models {
    /// By full name.
    named: HashMap<String, Vec<Effect<'static>>>,
    /// By names with a `*` in them, which may be any text.
    patterns: Vec<(String, Effect<'static>)>,
}

impl Models {
    /// The table in the file `path`.
    ///
    /// # Errors
    ///
    /// Files that cannot be read; the first wrong rows, with their places.
    pub fn read(path: &Path) -> Result<Models> {
        let text = fs::read_to_string(path).map_err(|error| Error::io("read", path, error))?;
        Models::of(&path.display().to_string(), &text, |_| true)
    }

    /// The built-in rows of the functions that `is_wanted` holds for, and of names with a `*`.
    ///
    /// Other rows are not even read: the tables describe far more functions than a program has.
    pub fn built_in(is_wanted: impl Fn(&str) -> bool) -> Models {
        let mut all = Models::default();
        for (name, text) in dfquery_rules::MODELS {
            let models = Models::of(name, text, &is_wanted).expect("a test reads the tables");
            models
                .named
                .into_iter()
                .for_each(|(name, effects)| all.named.entry(name).or_default().extend(effects));
            all.patterns.extend(models.patterns);
        }
        all
    }

    /// The rows of the table `text`, which is called `file` in messages, whose names have a `*` or `is_wanted`
    /// holds for.
    fn of(file: &str, text: &str, is_wanted: impl Fn(&str) -> bool) -> Result<Models> {
        let mut table = Reader { file, line: 1, errors: Vec::new(), models: Models::default() };
        let mut lines = text.strip_prefix('\u{feff}').unwrap_or(text).lines();
        let header = lines.next().unwrap_or_default();
        if header.trim_end() != HEADER {
            let error = table.error((1, header), "the header is not that of a table of models");
            table.errors.push(error.help(format!("the first line is `{HEADER}`")));
        }
        for line in lines {
            table.line += 1;
            let name = line.split(',').next().unwrap_or_default();
            if !line.trim().is_empty() && (name.contains('*') || is_wanted(name)) {
                table.row(line);
            }
        }
        table.contradictions();
        if table.errors.is_empty() {
            return Ok(table.models);
        }
        let mut sources = Sources::new();
        sources.add(file, text);
        Err(Error::Invalid { messages: table.errors, sources })
    }

    /// The effects of the function called `name` in the table; none if it has no row for it.
    pub fn effects(&self, name: &str) -> Vec<Effect<'static>> {
        let named = self.named.get(name).into_iter().flatten().copied();
        let patterns = self.patterns.iter().filter(|(pattern, _)| matches(pattern, name));
        named.chain(patterns.map(|(_, effect)| *effect)).collect()
    }
}

/// Returns true if `name` is `pattern` with some text for each `*`.
pub(crate) fn matches(pattern: &str, name: &str) -> bool {
    let mut parts = pattern.split('*');
    let Some(mut rest) = parts.next().and_then(|first| name.strip_prefix(first)) else { return false };
    let Some(last) = parts.next_back() else { return rest.is_empty() };
    for part in parts {
        let Some(at) = rest.find(part) else { return false };
        rest = &rest[at + part.len()..];
    }
    rest.ends_with(last)
}

/// Reads one table.
struct Reader<'t> {
    file: &'t str,
    line: u32,
    errors: Vec<Diagnostic>,
    models: Models,
}

/// A cell: its column, from 1, and its text.
type Cell<'t> = (u32, &'t str);

impl Reader<'_> {
    fn error(&self, (column, text): Cell, message: impl Into<String>) -> Diagnostic {
        let width = text.chars().count().max(1) as u32;
        Diagnostic::error(message).at(Place { width, ..Place::new(self.file, self.line, column) })
    }

    fn row(&mut self, line: &str) {
        match self.read(line) {
            Ok((name, effect)) if name.contains('*') => self.models.patterns.push((name.to_owned(), effect)),
            Ok((name, effect)) => self.models.named.entry(name.to_owned()).or_default().push(effect),
            Err(error) if self.errors.len() < LIMIT => self.errors.push(*error),
            Err(_) => {}
        }
    }

    fn read<'l>(&self, line: &'l str) -> Result<(&'l str, Effect<'static>), Box<Diagnostic>> {
        let [name, effect, from, to] = cells(line)[..] else {
            let error = self.error((1, line), "a row has four cells");
            return Err(Box::new(
                error.help(format!("they are `{HEADER}`; a port that there is not is left empty")),
            ));
        };
        let (_, called) = name;
        if called.is_empty() || called.starts_with('@') {
            let error = self.error(name, "a function is named as in its declaration, without `@`");
            return Err(Box::new(error));
        }
        let Some((known, takes, gives)) = EFFECTS.iter().find(|(known, ..)| *known == effect.1) else {
            return Err(Box::new(self.unknown_effect(effect)));
        };
        let (from, port) = (self.port(from, known, "from", takes)?, self.port(to, known, "to", gives)?);
        if from.kind == "field" && port.kind == "field" && from.offset != port.offset {
            let error = self.error(to, "a row with two fields has one offset");
            return Err(Box::new(error.help("`argument* 0` without an offset is all of the memory")));
        }
        Ok((called, Effect { effect: known, from, to: port }))
    }

    fn unknown_effect(&self, effect: Cell) -> Diagnostic {
        let error = self.error(effect, format!("unknown effect `{}`", effect.1));
        error.help(format!("effects are {}", one_of(&EFFECTS.map(|(known, ..)| known))))
    }

    /// The port in the cell, which has to be one of the `kinds`; empty if there are none.
    fn port(
        &self,
        cell: Cell,
        effect: &str,
        column: &str,
        kinds: &[&'static str],
    ) -> Result<Port<'static>, Box<Diagnostic>> {
        if kinds.is_empty() && cell.1.is_empty() {
            return Ok(Port::default());
        }
        let wrong = |message: String| {
            let error = self.error(cell, message);
            Box::new(match kinds {
                [] => error.help(format!("`{effect}` leaves `{column}` empty")),
                kinds => {
                    let spelled: Vec<&str> = kinds.iter().map(|kind| spelling(kind)).collect();
                    error.help(format!("`{column}` of `{effect}` is {}", one_of(&spelled)))
                }
            })
        };
        let port = port(cell.1).ok_or_else(|| wrong(format!("`{}` is not a port", cell.1)))?;
        match kinds.contains(&port.kind) {
            true => Ok(port),
            false => Err(wrong(format!("`{effect}` does not have this port in `{column}`"))),
        }
    }

    /// Reports the functions that have an effect and none.
    fn contradictions(&mut self) {
        let is_none = |effect: &Effect| effect.effect == "none";
        let named = self.models.named.iter();
        let mut both: Vec<&String> = named
            .filter(|(_, effects)| effects.iter().any(is_none) && !effects.iter().all(is_none))
            .map(|(name, _)| name)
            .collect();
        both.sort();
        let errors = both.into_iter().map(|name| {
            let error = Diagnostic::error(format!("`{name}` has an effect in one row and `none` in another"));
            error.at(Place::file(self.file))
        });
        self.errors.extend(errors);
    }
}

/// The cells of a line.
fn cells(line: &str) -> Vec<Cell<'_>> {
    let mut column = 1;
    let cell = |text: &'_ str| {
        let own = column + (text.len() - text.trim_start().len()) as u32;
        column += text.chars().count() as u32 + 1;
        own
    };
    let columns: Vec<u32> = line.split(',').map(cell).collect();
    columns.into_iter().zip(line.split(',').map(str::trim)).collect()
}

/// An example of a port of this kind, as it is written.
fn spelling(kind: &str) -> &'static str {
    match kind {
        "argument" => "`argument 0`",
        "argument*" => "`argument* 0`",
        "argument**" => "`argument** 0`",
        "field" => "`field argument* 0 16`",
        "virtual" => "`virtual argument* 0 16`",
        "parameter" => "`parameter 0`",
        "return" => "`return`",
        "return*" => "`return*`",
        _ => "`result`",
    }
}

/// The port that `text` spells: `argument 0`, `argument* 2...`, `field argument* 0 16`, `return`.
fn port(text: &str) -> Option<Port<'static>> {
    let words: Vec<&str> = text.split_ascii_whitespace().collect();
    let of_kind = |kind| Port { kind, ..Port::default() };
    match words[..] {
        ["return"] => Some(of_kind("return")),
        ["return*"] => Some(of_kind("return*")),
        ["result"] => Some(of_kind("result")),
        ["parameter", position] => Some(Port { position: number(position)?, ..of_kind("parameter") }),
        ["argument", position] => arguments(of_kind("argument"), position),
        ["argument*", position] => arguments(of_kind("argument*"), position),
        ["argument**", position] => arguments(of_kind("argument**"), position),
        ["field", "argument*", position, offset] => {
            Some(Port { offset: number(offset)?, ..arguments(of_kind("field"), position)? })
        }
        ["virtual", "argument*", position, offset] => {
            Some(Port { position: number(position)?, offset: number(offset)?, ..of_kind("virtual") })
        }
        _ => None,
    }
}

fn arguments(port: Port<'static>, position: &str) -> Option<Port<'static>> {
    let first = position.strip_suffix("...");
    Some(Port { position: number(first.unwrap_or(position))?, and_further: first.is_some(), ..port })
}

/// A number that fits a column of numbers.
fn number(text: &str) -> Option<u32> {
    text.parse().ok().filter(|&number| number <= i32::MAX as u32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{BTreeMap, BTreeSet};

    #[test]
    fn the_built_in_tables_are_right_and_say_nothing_twice() {
        let mut known: BTreeMap<&str, &str> = BTreeMap::new();
        for (table, text) in dfquery_rules::MODELS {
            Models::of(table, text, |_| true).unwrap_or_else(|error| panic!("{error}"));
            let rows: Vec<&str> = text.lines().skip(1).collect();
            assert_eq!(rows.len(), rows.iter().collect::<BTreeSet<_>>().len(), "{table} has a row twice");
            let names: Vec<&str> = rows.iter().filter_map(|row| row.split(',').next()).collect();
            assert!(names.is_sorted(), "{table} is not sorted by name");
            for name in names {
                assert_eq!(*known.entry(name).or_insert(table), table, "{name} is in two tables");
            }
        }
        let models = Models::built_in(|name| name != "memmove");
        assert_eq!(models.effects("memcpy").len(), 2);
        assert_eq!(models.effects("memmove"), []);
        assert_eq!(models.effects("ioctl"), []);
    }

    #[test]
    fn stars_are_any_text() {
        let held = |pattern, name| matches(pattern, name);
        assert!(held("malloc", "malloc") && !held("malloc", "mallocx") && !held("malloc", "xmalloc"));
        assert!(held("_RNvC*12___rust_alloc", "_RNvCsAb_7___rustc12___rust_alloc"));
        assert!(!held("_RNvC*12___rust_alloc", "_RNvCsAb_7___rustc12___rust_allocs"));
        assert!(
            held("a*b*c", "abbc") && held("a*b*c", "abc") && !held("a*b*c", "ac") && !held("ab*bc", "abc")
        );
    }

    #[test]
    fn ports_are_read_as_they_are_spelled() {
        let read = |text| port(text).map(|port| (port.kind, port.position, port.and_further, port.offset));
        assert_eq!(read("argument 3"), Some(("argument", 3, false, 0)));
        assert_eq!(read("argument* 1..."), Some(("argument*", 1, true, 0)));
        assert_eq!(read("argument** 1"), Some(("argument**", 1, false, 0)));
        assert_eq!(read("field argument* 0 16"), Some(("field", 0, false, 16)));
        assert_eq!(read("field argument* 2... 0"), Some(("field", 2, true, 0)));
        assert_eq!(read("virtual argument* 1 16"), Some(("virtual", 1, false, 16)));
        assert_eq!(read("return*"), Some(("return*", 0, false, 0)));
        for wrong in ["", "argument", "argument -1", "return 0", "field return* 8", "argument 2147483648"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
