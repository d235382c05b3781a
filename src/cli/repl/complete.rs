//! Completion of relations, commands and, between quotes, names of entities.

use dfquery_engine::{base::FactBase, schema::TypeId};
use dfquery_rules::RuleSet;
use std::{collections::BTreeMap, rc::Rc};

/// More candidates than this are no help.
const MOST: usize = 200;

const COMMANDS: [&str; 8] =
    ["\\why", "\\whynot", "\\describe", "\\load", "\\rules", "\\drop", "\\help", "\\quit"];

/// Relations by name, each with the types of its columns.
pub type Relations = BTreeMap<String, Vec<String>>;

/// Names that can be completed.
#[derive(Clone, Default)]
pub struct Names {
    words: Rc<Vec<String>>,
    relations: Rc<Relations>,
    /// The names of the entities of each type, sorted.
    entities: Rc<BTreeMap<String, Vec<String>>>,
}

impl Names {
    /// The names of all entities of `base`, and of the relations that are always there.
    pub fn of(base: &FactBase) -> Self {
        let types = (0..base.schema().types.len()).map(|at| TypeId(at as u16));
        let of_type = |ty: TypeId| {
            let mut names: Vec<String> =
                (0..base.entities(ty).len() as u32).map(|id| base.name(ty, id)).collect();
            names.sort();
            (base.schema()[ty].name.clone(), names)
        };
        Names { entities: Rc::new(types.map(of_type).collect()), ..Names::default() }
    }

    /// The same with the names of `relations`, and of all columns and commands.
    pub fn with(&self, rules: &RuleSet, relations: Relations) -> Self {
        let schema = rules.schema();
        let columns = schema.relations.iter().flat_map(|relation| &relation.columns);
        let columns = columns.map(|column| column.name.clone());
        let mut words: Vec<String> = relations.keys().cloned().chain(columns).collect();
        words.extend(COMMANDS.map(str::to_owned));
        words.sort();
        words.dedup();
        Names { words: Rc::new(words), relations: Rc::new(relations), entities: self.entities.clone() }
    }

    /// The start of the word at the end of `text`, and its completions.
    pub fn complete(&self, text: &str) -> (usize, Vec<String>) {
        let quoted = text.matches('"').count() % 2 == 1;
        let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '\\');
        let start = match quoted {
            true => text.rfind('"').map_or(0, |at| at + 1),
            false => text.rfind(|c| !is_part(c)).map_or(0, |at| at + 1),
        };
        let begun = &text[start..];
        if !quoted {
            return (start, beginning(&self.words, begun));
        }
        let wanted = self.wanted(&text[..start - 1]);
        let mut found = match wanted.and_then(|ty| self.entities.get(ty)) {
            Some(names) => beginning(names, begun),
            None if wanted.is_some() => Vec::new(),
            None => self.entities.values().flat_map(|names| beginning(names, begun)).collect(),
        };
        found.sort();
        found.truncate(MOST);
        (start, found)
    }

    /// The type of the column that follows `text`, if it is in a relation that is known.
    fn wanted(&self, text: &str) -> Option<&str> {
        let (relation, column) = argument(text)?;
        self.relations.get(relation)?.get(column).map(String::as_str)
    }
}

/// The relation whose arguments are open at the end of `text`, and how many of them stand before.
fn argument(text: &str) -> Option<(&str, usize)> {
    let mut open: Vec<(usize, usize)> = Vec::new();
    let mut quoted = false;
    for (at, c) in text.char_indices() {
        match c {
            '"' => quoted = !quoted,
            _ if quoted => {}
            '(' | '[' | '{' => open.push((at, 0)),
            ')' | ']' | '}' => _ = open.pop(),
            ',' => open.last_mut().into_iter().for_each(|(_, commas)| *commas += 1),
            _ => {}
        }
    }
    let (at, column) = open.pop().filter(|(at, _)| text[*at..].starts_with('('))?;
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '.';
    let name = text[..at].trim_end();
    let start = name.rfind(|c| !is_part(c)).map_or(0, |at| at + 1);
    Some((&name[start..], column))
}

/// Those of the sorted `names` that begin so, up to a limit.
fn beginning(names: &[String], begun: &str) -> Vec<String> {
    let from = names.partition_point(|name| name.as_str() < begun);
    names[from..].iter().take_while(|name| name.starts_with(begun)).take(MOST).cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> Names {
        let of = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<String>>();
        let relations = [("live_in", of(&["Block", "Value"])), ("call", of(&["Instruction", "symbol"]))];
        let entities =
            [("Block", of(&["f/a", "f/b"])), ("Function", of(&["f", "g"])), ("Value", of(&["f/%a", "f/%b"]))];
        Names {
            words: Rc::new(of(&["live_in", "live_out", "loop"])),
            relations: Rc::new(relations.map(|(name, types)| (name.to_owned(), types)).into()),
            entities: Rc::new(entities.map(|(ty, names)| (ty.to_owned(), names)).into()),
        }
    }

    #[test]
    fn words_and_names_are_told_apart_by_quotes() {
        let names = names();
        assert_eq!(names.complete("p(X), live_").1, ["live_in", "live_out"]);
        assert_eq!(names.complete("unknown(\"f/").1, ["f/%a", "f/%b", "f/a", "f/b"]);
        assert_eq!(names.complete("live_in(\"f/").0, 9);
        assert!(names.complete("x").1.is_empty());
    }

    #[test]
    fn a_column_has_names_of_its_type() {
        let names = names();
        assert_eq!(names.complete("live_in(\"f/").1, ["f/a", "f/b"]);
        assert_eq!(names.complete("\\why loop(H), live_in(\"f/a,(\", \"f/").1, ["f/%a", "f/%b"]);
        assert_eq!(names.complete("live_in(cat(x, y), \"f/").1, ["f/%a", "f/%b"]);
        assert_eq!(names.complete("B = \"f/").1.len(), 4);
        // Texts are no names, and this input has no instructions.
        assert!(names.complete("call(I, \"f").1.is_empty());
        assert!(names.complete("call(\"f").1.is_empty());
    }
}
