//! More knowledge of values never makes an answer weaker, and what follows from it is true of lanes that run.
//!
//! A value is told to be a source: of class `random`, strided or uniform, whatever defines it. What was claimed before is
//! claimed after: of a source that is strided or uniform instead of random, and of a value that is told to be uniform where
//! nothing was told. And where lanes were always seen to agree, or to be so far apart, that can be told: the same runs refute
//! nothing that follows.

use crate::{
    divergence::{Model, irreducible, observe, reducible, watch},
    graphs::Graph,
    lane_programs::{Choices, program},
    lane_text::{claims, facts, place_of},
    lanes::{Claim, Code, Observer, Place, RESULT, Step},
    runs::cases,
};
use dfquery_engine::base::FactBase;
use dfquery_rules::{entity, relation};
use std::collections::{BTreeMap, HashMap, HashSet};

/// Programs by default.
const PROGRAMS: u32 = 120;

/// What a value is told to be.
type Told = (entity::Value, &'static str, u32);

/// The facts of `base` with these sources.
fn tell(base: &FactBase, told: &[Told]) -> FactBase {
    let mut base = base.clone();
    let mut rows: Vec<relation::DivergenceSource> = Vec::new();
    for &(value, class, stride) in told {
        rows.push(relation::DivergenceSource { value, class: base.intern(class), stride });
    }
    rows.sort_unstable();
    rows.dedup_by_key(|row| row.value);
    base.replace(rows);
    base
}

/// What is known of every value and every use.
#[derive(Default)]
struct Answers {
    values: BTreeMap<u32, Claim>,
    uses: HashMap<Place, Claim>,
    /// Values that are always undefined: nothing is weaker than what is said of them.
    bottom: HashSet<u32>,
}

fn answers(base: &FactBase) -> Answers {
    let session = dfquery_rules::built_in().session(base);
    let part = session.part(0);
    let bottom = part.rows::<relation::Class>().filter(|row| base.symbol_text(row.class) == "bottom");
    let bottom = bottom.map(|row| row.value.0).collect();
    let strides = part.rows::<relation::Stride>();
    let values = strides.map(|row| (row.value.0, Claim::Stride(i64::from(row.stride as i32)))).collect();
    Answers { values, uses: claims(base), bottom }
}

/// The first thing that is claimed `before` and not `after`.
fn weaker(before: &Answers, after: &Answers, base: &FactBase) -> Option<String> {
    let values = base.entities_of::<entity::Value>();
    for (value, claim) in before.values.iter().filter(|(value, _)| !after.bottom.contains(value)) {
        let now = after.values.get(value);
        if now != Some(claim) {
            return Some(format!("{} was {claim:?}, now {now:?}", values.local_name(*value)));
        }
    }
    let mut uses: Vec<_> = before.uses.iter().filter(|(place, _)| place.2 != RESULT).collect();
    uses.sort_by_key(|(place, _)| **place);
    uses.into_iter().find_map(|(place, claim)| {
        let now = after.uses.get(place);
        (*claim != Claim::Random && now != Some(claim))
            .then(|| format!("{place:?} was {claim:?}, now {now:?}"))
    })
}

/// The values that instructions define, phis included.
fn results(base: &FactBase) -> Vec<entity::Value> {
    let mut results: Vec<entity::Value> = base.tuples::<relation::Def>().map(|row| row.value).collect();
    results.sort_unstable();
    results
}

/// Up to three of `values`.
fn some(values: &[entity::Value], choices: &mut Choices) -> Vec<entity::Value> {
    if values.is_empty() {
        return Vec::new();
    }
    (0..=choices.below(3)).map(|_| values[choices.below(values.len())]).collect()
}

fn fault(code: &Code, base: &FactBase, told: &[Told], what: &str) -> String {
    let values = base.entities_of::<entity::Value>();
    let told =
        told.iter().map(|(value, class, stride)| format!("{} {class} {stride}", values.local_name(value.0)));
    format!("{what}; told {:?} of\n{}", told.collect::<Vec<_>>(), code.text())
}

/// Sources that are random first, and strided or uniform then.
fn refined(code: &Code, base: &FactBase, choices: &mut Choices) -> Option<String> {
    let chosen = some(&results(base), choices);
    let random: Vec<Told> = chosen.iter().map(|&value| (value, "random", 0)).collect();
    let better: Vec<Told> = chosen
        .iter()
        .map(|&value| match choices.below(4) {
            0 => (value, "uniform", 0),
            1 => (value, "strided", -2_i32 as u32),
            stride => (value, "strided", stride as u32 - 1),
        })
        .collect();
    let (before, after) = (answers(&tell(base, &random)), answers(&tell(base, &better)));
    weaker(&before, &after, base).map(|what| fault(code, base, &better, &what))
}

/// Values that are told to be uniform, where they were not claimed to be strided.
fn uniform(code: &Code, base: &FactBase, choices: &mut Choices) -> Option<String> {
    let before = answers(base);
    let strided =
        |value: &entity::Value| !matches!(before.values.get(&value.0), None | Some(Claim::Stride(0)));
    let mut values = results(base);
    values.retain(|value| !strided(value));
    let told: Vec<Told> = some(&values, choices).into_iter().map(|value| (value, "uniform", 0)).collect();
    let after = answers(&tell(base, &told));
    let lost = told.iter().find(|(value, ..)| {
        after.values.get(&value.0) != Some(&Claim::Stride(0)) && !after.bottom.contains(&value.0)
    });
    if lost.is_some() {
        return Some(fault(code, base, &told, "what is told is not said"));
    }
    weaker(&before, &after, base).map(|what| fault(code, base, &told, &what))
}

/// What was seen of a few results of which nothing is claimed.
fn seen(base: &FactBase, observer: &Observer, choices: &mut Choices) -> Vec<Told> {
    let names = base.entities_of::<entity::Instruction>();
    let mut told = Vec::new();
    for relation::Def { instruction, value } in base.tuples() {
        let Some((block, statement)) = place_of(names.local_name(instruction.0)) else { continue };
        let place = (block, statement, RESULT);
        if observer.claim(&place) != Some(Claim::Random) {
            continue;
        }
        match observer.step(&place) {
            Some(Step::By(0)) => told.push((value, "uniform", 0)),
            Some(Step::By(stride @ -100..=100)) => told.push((value, "strided", stride as i32 as u32)),
            _ => {}
        }
    }
    let keep = choices.below(told.len() + 1);
    while told.len() > keep {
        told.swap_remove(choices.below(told.len()));
    }
    told
}

/// Tells what was seen; the same runs refute nothing that follows. Returns how much was told.
fn told_as_seen(code: &Code, base: &FactBase, model: Model, choices: &mut Choices) -> Result<usize, String> {
    let told = seen(base, &observe(code, model, 1), choices);
    if told.is_empty() {
        return Ok(0);
    }
    let mut observer = Observer::new(code, &claims(&tell(base, &told)));
    watch(code, model, 1, &mut observer);
    match observer.wrong {
        Some(place) => Err(fault(code, base, &told, &format!("{model:?}: {place:?} is refuted"))),
        None => Ok(told.len()),
    }
}

fn graphs_of_both_kinds() -> Vec<Graph> {
    let count = cases(PROGRAMS) as usize;
    [reducible(count / 2), irreducible(count - count / 2)].concat()
}

#[test]
fn more_knowledge_never_weakens() {
    let (mut faults, mut told) = (Vec::new(), 0);
    for (seed, graph) in graphs_of_both_kinds().iter().enumerate() {
        let code = program(graph, seed as u64, seed % 4 > 0);
        let mut choices = Choices(seed as u64 ^ 0x5eed);
        for model in [Model::Iteration, Model::Ipdom] {
            let base = facts(&code, model.name());
            faults.extend(refined(&code, &base, &mut choices));
            faults.extend(uniform(&code, &base, &mut choices));
            match told_as_seen(&code, &base, model, &mut choices) {
                Ok(count) => told += count,
                Err(fault) => faults.push(fault),
            }
        }
    }
    println!("{} faults; {told} classes told as they were seen", faults.len());
    assert!(faults.is_empty(), "{} faults, the first: {}", faults.len(), faults[0]);
    assert!(told > 0, "something is seen and not claimed");
}
