//! The source text that a function was compiled from.

use super::sources::Sources;
use dfquery_graph::function::Function;
use dfquery_rules::relation;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// Lines shown before and after those that instructions come from.
const CONTEXT: u32 = 2;

/// A longer line is cut: it was not written by hand.
const LONGEST: usize = 400;

/// The source places of the instructions of `function`, and the text there; nothing without debug information.
///
/// Shape   `files`: names. `places`: `[file, line, column]` of each instruction, or null. `text`: `[file, first line,
///         lines]` of each stretch, by file and line, as far as the files can be read. `begins`: `[file, line]`
pub fn of(sources: &Sources, function: &Function) -> Map<String, Value> {
    let mut files = Files::default();
    let places = function.instructions.iter().map(|instruction| {
        let row = function.row_at::<relation::Location>(instruction.id)?;
        Some((files.number(function.text(row.file)), row.line, row.column))
    });
    let places: Vec<Option<(usize, u32, u32)>> = places.collect();
    let begins = function.base().tuples_of_part::<relation::FunctionLocation>(function.id).next();
    let begins = begins.map(|row| (files.number(function.text(row.file)), row.line));
    let mut outline = Map::new();
    if files.names.is_empty() {
        return outline;
    }
    let lines = places.iter().flatten().map(|&(file, line, _)| (file, line)).chain(begins);
    let text = files.text(sources, lines);
    outline.insert("files".to_owned(), files.names.into());
    outline.insert("places".to_owned(), json!(places));
    outline.insert("begins".to_owned(), json!(begins));
    outline.insert("text".to_owned(), text);
    outline
}

/// The files of one function, by number.
#[derive(Default)]
struct Files {
    names: Vec<String>,
}

impl Files {
    fn number(&mut self, name: &str) -> usize {
        self.names.iter().position(|known| known == name).unwrap_or_else(|| {
            self.names.push(name.to_owned());
            self.names.len() - 1
        })
    }

    /// The stretches of text around `lines`.
    fn text(&self, sources: &Sources, lines: impl Iterator<Item = (usize, u32)>) -> Value {
        let mut wanted: BTreeMap<usize, Vec<u32>> = BTreeMap::new();
        lines.for_each(|(file, line)| wanted.entry(file).or_default().push(line));
        let mut known = sources.files.lock().expect("no thread fails while it reads a file");
        let mut text = Vec::new();
        for (file, lines) in &mut wanted {
            let read = known.lines(&self.names[*file]);
            for (first, last) in stretches(lines, read.len() as u32) {
                let lines = &read[first as usize - 1..last as usize];
                let lines: Vec<String> =
                    lines.iter().map(|line| line.chars().take(LONGEST).collect()).collect();
                text.push(json!([file, first, lines]));
            }
        }
        text.into()
    }
}

/// The first and last lines of what is shown around `lines` of a file of `count` lines, in order; nothing beyond its end.
fn stretches(lines: &mut [u32], count: u32) -> Vec<(u32, u32)> {
    lines.sort_unstable();
    let mut all: Vec<(u32, u32)> = Vec::new();
    for &line in lines.iter().filter(|&&line| (1..=count).contains(&line)) {
        let (first, last) = (line.saturating_sub(CONTEXT).max(1), (line + CONTEXT).min(count));
        match all.last_mut() {
            // A gap of one line takes as much room as that line.
            Some((_, end)) if first <= *end + 2 => *end = last,
            _ => all.push((first, last)),
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_near_each_other_are_one_stretch() {
        assert_eq!(stretches(&mut [], 9), []);
        assert_eq!(stretches(&mut [1], 1), [(1, 1)]);
        assert_eq!(stretches(&mut [30, 10, 16, 10], 40), [(8, 18), (28, 32)]);
        assert_eq!(stretches(&mut [10, 17], 18), [(8, 12), (15, 18)]);
        assert_eq!(stretches(&mut [10, 99], 12), [(8, 12)], "the file is shorter than it was");
    }
}
