//! What can be completed: relations, commands, and between quotes the names of entities.

use dfquery_engine::{base::FactBase, schema::TypeId};
use std::rc::Rc;

/// More candidates than this help nobody.
const MOST: usize = 200;

const COMMANDS: [&str; 8] =
    ["\\why", "\\whynot", "\\describe", "\\load", "\\rules", "\\drop", "\\help", "\\quit"];

/// Names that can be completed.
#[derive(Clone, Default)]
pub struct Names {
    words: Rc<Vec<String>>,
    /// Functions with the names of what belongs to them, sorted by function.
    entities: Rc<Vec<String>>,
}

impl Names {
    /// The names of all entities of `base`, and of the relations that are always there.
    pub fn of(base: &FactBase) -> Self {
        let types = (0..base.schema().types.len()).map(|at| TypeId(at as u16));
        let names = types.flat_map(|ty| (0..base.entities(ty).len() as u32).map(move |id| base.name(ty, id)));
        let mut entities: Vec<String> = names.collect();
        entities.sort();
        Names { words: Rc::default(), entities: Rc::new(entities) }
    }

    /// The same with the names of `relations`, and of all columns and commands.
    pub fn with(&self, relations: &[String]) -> Self {
        let schema = dfquery_rules::schema();
        let columns = schema.relations.iter().flat_map(|relation| &relation.columns);
        let columns = columns.map(|column| column.name.clone());
        let mut words: Vec<String> = relations.iter().cloned().chain(columns).collect();
        words.extend(COMMANDS.map(str::to_owned));
        words.sort();
        words.dedup();
        Names { words: Rc::new(words), entities: self.entities.clone() }
    }

    /// Where the word at the end of `text` begins, and what it can become.
    pub fn complete(&self, text: &str) -> (usize, Vec<String>) {
        let quoted = text.matches('"').count() % 2 == 1;
        let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '\\');
        let start = match quoted {
            true => text.rfind('"').map_or(0, |at| at + 1),
            false => text.rfind(|c| !is_part(c)).map_or(0, |at| at + 1),
        };
        let begun = &text[start..];
        let names = if quoted { &self.entities } else { &self.words };
        let from = names.partition_point(|name| name.as_str() < begun);
        let found = names[from..].iter().take_while(|name| name.starts_with(begun));
        (start, found.take(MOST).cloned().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_names_are_told_apart_by_quotes() {
        let names = Names {
            words: Rc::new(vec!["live_in".to_owned(), "live_out".to_owned(), "loop".to_owned()]),
            entities: Rc::new(vec!["f".to_owned(), "f/bb1".to_owned(), "g".to_owned()]),
        };
        assert_eq!(names.complete("p(X), live_").1, ["live_in", "live_out"]);
        assert_eq!(names.complete("live_in(\"f/").1, ["f/bb1"]);
        assert_eq!(names.complete("live_in(\"f/").0, 9);
        assert!(names.complete("x").1.is_empty());
    }
}
