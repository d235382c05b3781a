//! The path that a proof tells: its steps that are documented as such, in the order in which they happen.

use super::{data::Tuple, json::cells, question::Question, words::Words};
use crate::{
    place::{Lines, Place},
    scope::Scope,
};
use dfquery_engine::explain::{Explainer, Proof, Step};
use serde_json::{Map, Value, json};
use std::{
    fmt,
    io::{self, Write},
};

/// The derivation of a tuple as a sequence of events.
#[derive(Clone, PartialEq, Debug)]
pub struct Path {
    /// The tuple.
    pub tuple: Tuple,
    /// The steps in the order in which they happen; none if no relation of the proof is documented as a step.
    pub steps: Vec<Event>,
}

/// One step of a path.
#[derive(Clone, PartialEq, Debug)]
pub struct Event {
    /// The number of detours around it: an event inside a call is one level below the call.
    pub level: usize,
    /// Its place, if that is in a function.
    pub place: Option<Place>,
    /// The instruction, as the IR has it, if its text was kept.
    pub text: Option<String>,
    /// The event, in words.
    pub says: String,
    /// The tuple that says so.
    pub tuple: Tuple,
}

/// The longest text of an instruction that is shown whole.
const TEXT: usize = 56;

/// Beyond this the column of places is not made wider.
const PLACE: usize = 36;

impl Path {
    /// The paths of the tuples that the question of `scope` asks about; none if none holds.
    pub fn all_of(scope: &Scope) -> Option<Vec<Path>> {
        Path::of_first(scope, usize::MAX).map(|(paths, _)| paths)
    }

    /// The paths of the first `most` of these tuples, and their number.
    pub fn of_first(scope: &Scope, most: usize) -> Option<(Vec<Path>, usize)> {
        let explainer = Explainer::new(scope.evaluator, scope.session);
        let parts = scope.selected.then_some(&scope.parts[..]);
        let (proof, tuples) = Question::of(scope).proof(scope, &explainer, parts, most)?;
        Some((Path::of_roots(scope, &proof), tuples))
    }

    /// The path of each root of `proof`.
    pub(crate) fn of_roots(scope: &Scope, proof: &Proof) -> Vec<Path> {
        let words = Words::new(scope);
        let mut lines = Lines::new(scope.base, &scope.program.texts);
        let says: Vec<Option<String>> = proof.steps.iter().map(|step| words.happens(step)).collect();
        let path = |&root: &usize| {
            let spine =
                proof.spine(root, |step| says[step].is_some(), |step| words.begins(&proof.steps[step]));
            let events = spine.into_iter().filter_map(|vertebra| {
                let says = says[vertebra.step].clone()?;
                Some(event(&words, &mut lines, &proof.steps[vertebra.step], says, vertebra.level))
            });
            Path { steps: events.collect(), tuple: words.whole(&proof.steps[root]) }
        };
        proof.roots.iter().map(path).collect()
    }

    /// Writes `paths` for the eye: one line a step.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn write_text(out: &mut dyn Write, paths: &[Path]) -> io::Result<()> {
        for (at, path) in paths.iter().enumerate() {
            let gap = if at > 0 { "\n" } else { "" };
            writeln!(out, "{gap}{path}")?;
        }
        Ok(())
    }

    /// Writes `paths` as JSON, schema `dfquery-path/1`.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn write_json(out: &mut dyn Write, paths: &[Path]) -> io::Result<()> {
        let value = |path: &Path| {
            let steps: Vec<Value> = path.steps.iter().map(Event::value).collect();
            json!({ "relation": path.tuple.relation, "tuple": cells(&path.tuple), "steps": steps })
        };
        writeln!(out, "{{\"schema\": \"dfquery-path/1\",\n \"paths\": [")?;
        for (at, path) in paths.iter().enumerate() {
            writeln!(out, "  {}{}", value(path), if at + 1 < paths.len() { "," } else { "" })?;
        }
        writeln!(out, " ]}}")
    }
}

fn event(words: &Words, lines: &mut Lines, step: &Step, says: String, level: usize) -> Event {
    let place = words.happens_at(step);
    let text = place.as_ref().and_then(|place| lines.of(place.instruction?));
    Event { level, place, text, says, tuple: words.whole(step) }
}

impl Event {
    fn value(&self) -> Value {
        let mut object = Map::new();
        object.insert("level".to_owned(), self.level.into());
        if let Some(place) = &self.place {
            object.insert("function".to_owned(), place.function.as_str().into());
            object.insert("name".to_owned(), place.name.as_str().into());
            if let Some(source) = &place.source {
                object.insert("location".to_owned(), source.to_string().into());
            }
        }
        if let Some(text) = &self.text {
            object.insert("text".to_owned(), text.as_str().into());
        }
        object.insert("says".to_owned(), self.says.as_str().into());
        object.insert("relation".to_owned(), self.tuple.relation.as_str().into());
        object.insert("tuple".to_owned(), cells(&self.tuple));
        Value::Object(object)
    }

    fn place(&self) -> String {
        self.place.as_ref().map(Place::to_string).unwrap_or_default()
    }

    fn text(&self) -> String {
        let text = self.text.as_deref().unwrap_or_default();
        if text.chars().count() <= TEXT {
            return text.to_owned();
        }
        text.chars().take(TEXT - 1).chain(['…']).collect()
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.tuple.text)?;
        let widest = |texts: &mut dyn Iterator<Item = String>| texts.map(|text| text.chars().count()).max();
        let place = widest(&mut self.steps.iter().map(Event::place)).unwrap_or(0).min(PLACE);
        let text = widest(&mut self.steps.iter().map(Event::text)).unwrap_or(0);
        for step in &self.steps {
            write!(f, "\n  {:place$}  ", step.place())?;
            if text > 0 {
                write!(f, "{:text$}  ", step.text())?;
            }
            write!(f, "{}{}", "  ".repeat(step.level), step.says)?;
        }
        Ok(())
    }
}
