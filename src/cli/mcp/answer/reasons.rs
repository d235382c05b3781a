//! The tools `why`, `why_not` and `path`: reasons, each step with its place.

use super::{Arguments, Programs, Subject, fit, most_of, notes, number, of_functions, program};
use crate::cli::mcp::{arguments::Refusal, programs::Opened};
use dfquery::{
    Asked, Scope,
    locator::Locator,
    proof::{Absent, By, Miss, Missing, Near, Path, Premise, Proof, Tuple},
};
use serde_json::{Map, Value, json};
use std::collections::VecDeque;

/// Levels of what is missing, by default.
const LEVELS: usize = 3;

/// Bindings of a rule that are shown.
const NEAREST: usize = 3;

/// Lets `work` have the scope of the question that `arguments` ask, and what the answer about its program begins with.
fn asked<R>(
    opened: &mut Opened,
    arguments: &Arguments,
    work: impl FnOnce(&Scope, &Locator) -> R,
) -> Result<R, Refusal> {
    let body = Subject::of(arguments)?.body(&opened.analysis, arguments)?;
    let lines = opened.lines();
    let analysis = of_functions(&opened.analysis, arguments);
    analysis.scoped(Asked::Query(&body), |scope| {
        scope.warn_of_assumptions();
        Ok(work(scope, &Locator::new(scope.base, lines)))
    })
}

/// The place of `tuple`.
fn place(scope: &Scope, locator: &Locator, tuple: &Tuple) -> Option<String> {
    let relation = &scope.rules.schema[scope.rules.find(&tuple.relation)?];
    let names = tuple.cells.iter();
    locator.of_names(relation, names.filter_map(|(column, name)| Some((column.as_str(), name.as_deref()?))))
}

/// The steps of a proof in the order in which they are explained, each with its place.
struct Explained {
    proof: Proof,
    order: Vec<usize>,
    /// By step its number in that order.
    numbers: Vec<usize>,
    places: Vec<Option<String>>,
}

impl Explained {
    fn of(scope: &Scope, locator: &Locator, proof: Proof) -> Self {
        let mut order = Vec::new();
        let mut numbers = vec![usize::MAX; proof.steps.len()];
        let mut open = VecDeque::from(proof.roots.clone());
        while let Some(step) = open.pop_front() {
            if numbers[step] != usize::MAX {
                continue;
            }
            numbers[step] = order.len();
            order.push(step);
            let premises = proof.steps[step].by.iter().flat_map(|by| &by.premises);
            open.extend(premises.filter_map(|premise| match premise {
                Premise::Step(step) => Some(*step),
                _ => None,
            }));
        }
        let place = |&step: &usize| {
            let step = &proof.steps[step];
            step.location.clone().or_else(|| place(scope, locator, &step.tuple))
        };
        let places = order.iter().map(place).collect();
        Explained { proof, order, numbers, places }
    }

    /// The first `count` steps.
    fn steps(&self, count: usize) -> Vec<Value> {
        let step = |(number, &at): (usize, &usize)| {
            let step = &self.proof.steps[at];
            let mut value = json!({ "step": number, "tuple": step.tuple.text });
            if let Some(says) = &step.says {
                value["says"] = says.as_str().into();
            }
            if let Some(place) = &self.places[number] {
                value["place"] = place.as_str().into();
            }
            if let Some(By { rule, premises, .. }) = &step.by {
                value["rule"] = rule.as_str().into();
                value["from"] = premises.iter().map(|premise| self.premise(premise, count)).collect();
            }
            value
        };
        self.order[..count].iter().enumerate().map(step).collect()
    }

    /// A condition of a rule: the number of a step, or its text.
    fn premise(&self, premise: &Premise, count: usize) -> Value {
        match premise {
            Premise::Step(step) if self.numbers[*step] < count => self.numbers[*step].into(),
            Premise::Step(step) => self.proof.steps[*step].tuple.text.as_str().into(),
            Premise::Absent(tuple) => format!("no {}", tuple.text).into(),
            Premise::Compare(text) => text.as_str().into(),
            Premise::Aggregate { text, result, .. } => format!("{text} is {result}").into(),
        }
    }
}

/// Proves tuples.
pub fn why(programs: &mut Programs, arguments: &Arguments) -> Result<Value, Refusal> {
    let opened = program(programs, arguments)?;
    let most = number(arguments, "limit").unwrap_or(1).max(1);
    let found = asked(opened, arguments, |scope, locator| {
        let (proof, tuples) = Proof::of_first(scope, most)?;
        Some((Explained::of(scope, locator, proof), tuples))
    })?;
    let mut common = notes(opened);
    let Some((explained, tuples)) = found else {
        common.insert("holds".to_owned(), false.into());
        common.insert("help".to_owned(), "`why_not` says what is missing".into());
        return Ok(Value::Object(common));
    };
    common.insert("holds".to_owned(), true.into());
    common.insert("tuples".to_owned(), tuples.into());
    let all = explained.order.len();
    Ok(most_of(all, |count| {
        let mut answer = common.clone();
        answer.insert("steps".to_owned(), explained.steps(count).into());
        let help = || "ask `why` of a tuple in `from` that is no number".to_owned();
        fit::left_out(&mut answer, all - count, help);
        Value::Object(answer)
    }))
}

/// Says what is missing.
pub fn why_not(programs: &mut Programs, arguments: &Arguments) -> Result<Value, Refusal> {
    let opened = program(programs, arguments)?;
    let depth = number(arguments, "depth").unwrap_or(LEVELS);
    let found = asked(opened, arguments, |scope, locator| {
        let missing = Missing::of(scope, depth)?;
        Some(
            missing.steps.iter().enumerate().map(|step| absent(scope, locator, step)).collect::<Vec<Value>>(),
        )
    })?;
    let mut common = notes(opened);
    common.insert("holds".to_owned(), found.is_none().into());
    let Some(steps) = found else {
        common.insert("help".to_owned(), "`why` has the proof".into());
        return Ok(Value::Object(common));
    };
    Ok(most_of(steps.len(), |count| {
        let mut answer = common.clone();
        answer.insert("missing".to_owned(), steps[..count].into());
        let help = || "ask with a smaller `depth`, or `why_not` of one tuple that is missing".to_owned();
        fit::left_out(&mut answer, steps.len() - count, help);
        Value::Object(answer)
    }))
}

fn absent(scope: &Scope, locator: &Locator, (number, absent): (usize, &Absent)) -> Value {
    let mut value = json!({ "step": number, "tuple": absent.tuple.text });
    let place = absent.location.clone().or_else(|| place(scope, locator, &absent.tuple));
    if let Some(place) = place {
        value["place"] = place.into();
    }
    if absent.is_fact {
        value["says"] = "no such fact in the input".into();
    }
    if let Some(cut) = &absent.cut {
        value["says"] = cut.says.join("; ").into();
    }
    if let Some(rules) = &absent.rules {
        value["rules"] = rules.iter().map(miss).collect();
    }
    value
}

fn miss(miss: &Miss) -> Value {
    let mut value = json!({ "rule": miss.rule, "text": miss.text });
    let says = match miss {
        Miss { beaten: true, .. } => Some("would derive it, but another tuple is kept in its place"),
        Miss { cut: true, .. } => Some("would derive it, but `.limitsize` was reached"),
        Miss { fits: false, .. } => Some("its head does not match"),
        Miss { complete: false, .. } => Some("not all bindings were tried"),
        _ => None,
    };
    if let Some(says) = says {
        value["says"] = says.into();
    }
    if !miss.nearest.is_empty() {
        value["nearest"] = miss.nearest.iter().take(NEAREST).map(near).collect();
    }
    let more = miss.more + miss.nearest.len().saturating_sub(NEAREST);
    if more > 0 {
        value["more"] = more.into();
    }
    value
}

fn near(near: &Near) -> Value {
    let mut value = Map::new();
    if !near.values.is_empty() {
        let values = near.values.iter().map(|(name, text)| (name.clone(), text.as_str().into()));
        value.insert("with".to_owned(), Value::Object(values.collect()));
    }
    for (name, text) in [("lacks", &near.missing), ("because", &near.because)] {
        if let Some(text) = text {
            value.insert(name.to_owned(), text.as_str().into());
        }
    }
    if let Some(step) = near.step {
        value.insert("step".to_owned(), step.into());
    }
    if !near.way.is_empty() {
        value.insert("way".to_owned(), near.way.clone().into());
    }
    Value::Object(value)
}

/// Tells paths.
pub fn path(programs: &mut Programs, arguments: &Arguments) -> Result<Value, Refusal> {
    let opened = program(programs, arguments)?;
    let most = number(arguments, "limit").unwrap_or(1).max(1);
    let found = asked(opened, arguments, |scope, locator| {
        let (paths, tuples) = Path::of_first(scope, most)?;
        let events = paths.iter().flat_map(|path| path.steps.iter().map(move |event| (path, event)));
        let events = events.map(|(path, event)| {
            let source = event.place.as_ref().and_then(|place| place.source.as_ref());
            let place = source.map_or_else(|| place(scope, locator, &event.tuple), |at| Some(at.to_string()));
            let mut value = json!({ "of": path.tuple.text, "level": event.level, "says": event.says });
            place.into_iter().for_each(|place| value["place"] = place.into());
            event.text.iter().for_each(|text| value["text"] = text.as_str().into());
            value
        });
        Some((events.collect::<Vec<Value>>(), tuples))
    })?;
    let mut common = notes(opened);
    let Some((events, tuples)) = found else {
        common.insert("holds".to_owned(), false.into());
        common.insert("help".to_owned(), "`why_not` says what is missing".into());
        return Ok(Value::Object(common));
    };
    if events.is_empty() {
        return Err(Refusal::with_help(
            "nothing that this follows from is documented as a step",
            "`why` has the proof; `taint_sink` has paths, and so have relations of rules with `/// Step:` lines",
        ));
    }
    common.insert("holds".to_owned(), true.into());
    common.insert("tuples".to_owned(), tuples.into());
    Ok(most_of(events.len(), |count| {
        let mut answer = common.clone();
        answer.insert("events".to_owned(), events[..count].into());
        fit::left_out(&mut answer, events.len() - count, || "ask for the path of one tuple".to_owned());
        Value::Object(answer)
    }))
}
