//! Proofs of what was derived for one function, as far as there is room.

use super::{
    facts::{Catalogue, Tables},
    strings::Strings,
};
use crate::{
    proof::{Under, Words},
    scope::Scope,
};
use dfquery_engine::{
    explain::{Explainer, How, Proof, Step},
    schema::{RelationId, RelationKind},
};
use serde_json::{Value, json};
use std::{
    collections::{BTreeMap, HashMap},
    sync::Mutex,
};

/// Tuples that are proven together: what they need has room, or is left out.
const TOGETHER: usize = 64;

/// The rules that steps of a page name, by where they stand.
#[derive(Default)]
pub struct RuleTexts(Mutex<BTreeMap<String, String>>);

impl RuleTexts {
    fn add(&self, place: &str, text: impl FnOnce() -> String) {
        let mut known = self.0.lock().expect("no thread fails while it adds a rule");
        if !known.contains_key(place) {
            known.insert(place.to_owned(), text());
        }
    }

    /// The texts by place.
    pub fn list(&self) -> Value {
        json!(*self.0.lock().expect("no thread fails while it adds a rule"))
    }
}

/// Steps, each tuple once, in the order in which they were first needed.
struct Steps<'p, 'w> {
    scope: &'w Scope<'w>,
    catalogue: &'p Catalogue,
    rules: &'p RuleTexts,
    words: Words<'w>,
    numbers: HashMap<(RelationId, Vec<u32>), usize>,
    steps: Vec<Value>,
    /// The most steps.
    most: usize,
    /// Numbers of places of rules.
    places: HashMap<String, usize>,
}

/// The reasons of the tuples in `tables`, relations that stand out and small ones first: up to `most` steps.
///
/// Shape   `steps`: `[relation, cells, place of the rule, what it says, what stands under it]`, of a fact only the first
///         two. Under a step stand numbers of steps, texts, and lists of a text and what stands under that
pub fn of(
    scope: &Scope,
    catalogue: &Catalogue,
    rules: &RuleTexts,
    part: u32,
    tables: &Tables,
    most: usize,
    strings: &mut Strings,
) -> Value {
    let explainer = Explainer::new(scope.evaluator, scope.session);
    let mut steps = Steps {
        scope,
        catalogue,
        rules,
        words: Words::new(scope),
        numbers: HashMap::new(),
        steps: Vec::new(),
        most,
        places: HashMap::new(),
    };
    explainer.part(part);
    for (relation, rows) in &tables.tables {
        let is_derived = scope.rules.schema[*relation].kind == RelationKind::Derived;
        if !is_derived || steps.steps.len() + rows.len() > most {
            continue;
        }
        let all: Vec<Vec<u32>> = rows.iter().map(<[u32]>::to_vec).collect();
        for some in all.chunks(TOGETHER) {
            let is_open = |row: &&Vec<u32>| !steps.numbers.contains_key(&(*relation, (*row).clone()));
            let open: Vec<Vec<u32>> = some.iter().filter(is_open).cloned().collect();
            if !open.is_empty() && !steps.add(&explainer.why(*relation, &open), strings) {
                break;
            }
        }
    }
    let mut places = vec![""; steps.places.len()];
    steps.places.iter().for_each(|(place, &number)| places[number] = place);
    json!({ "places": places, "steps": steps.steps })
}

impl Steps<'_, '_> {
    /// Adds the steps of `proof` that are new, if there is room for all; says whether there was.
    fn add(&mut self, proof: &Proof, strings: &mut Strings) -> bool {
        let is_new = |step: &&Step| !self.numbers.contains_key(&(step.relation, step.row.clone()));
        if self.steps.len() + proof.steps.iter().filter(is_new).count() > self.most {
            return false;
        }
        let mut fresh = Vec::new();
        let mut numbers = Vec::with_capacity(proof.steps.len());
        for (at, step) in proof.steps.iter().enumerate() {
            let next = self.steps.len() + fresh.len();
            let number = *self.numbers.entry((step.relation, step.row.clone())).or_insert(next);
            if number == next {
                fresh.push(at);
            }
            numbers.push(number);
        }
        for at in fresh {
            let step = self.step(&proof.steps[at], &numbers, strings);
            self.steps.push(step);
        }
        true
    }

    fn step(&mut self, step: &Step, numbers: &[usize], strings: &mut Strings) -> Value {
        let columns = &self.scope.rules.schema[step.relation].columns;
        let cells = columns.iter().zip(&step.row).map(|(column, &cell)| strings.cell(column.ty, cell));
        let cells: Vec<i64> = cells.collect();
        let relation = self.catalogue.number(step.relation);
        let relation = relation.map_or_else(|| self.words.step(step).into(), Value::from);
        let How::Rule { rule, .. } = &step.how else { return json!([relation, cells]) };
        let place = self.words.place(rule);
        self.rules.add(&place, || self.words.rule(rule));
        let next = self.places.len();
        let place = *self.places.entry(place).or_insert(next);
        let under: Vec<Value> =
            self.words.under(step).into_iter().map(|under| what_is(under, numbers)).collect();
        json!([relation, cells, place, self.words.says(step), under])
    }
}

fn what_is(under: Under, numbers: &[usize]) -> Value {
    match under {
        Under::Step(step) => numbers[step].into(),
        Under::Line(line) => line.into(),
        Under::Group(title, parts) => {
            let parts: Vec<Value> = parts.into_iter().map(|part| what_is(part, numbers)).collect();
            json!([title, parts])
        }
    }
}
