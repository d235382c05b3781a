//! Every proof is checked step by step against the naive meaning of the rules; `why_not` against what there is.

#![allow(missing_docs, clippy::unwrap_used)]

#[path = "../../rules/tests/naive/mod.rs"]
mod naive;
#[path = "../../rules/compiled/programs.rs"]
mod programs;

use dfquery_engine::{
    base::{FactBase, Rows},
    check::{self, Aggregate, Literal, Program, Rule},
    evaluate::{self, Rules},
    explain::{Absence, Explainer, Failure, How, Miss, Missing, Near, Pattern, Premise, Proof, Step},
    run::Session,
    schema::{Column, ColumnType, RelationId, RelationKind},
    syntax::{Aggregation, Sources},
};
use naive::{Relations, Rounds};
use programs::{Random, SCHEMA, Style};

fn cases(default: u64) -> u64 {
    std::env::var("DFQUERY_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(default)
}

fn checked(text: &str) -> Program {
    let mut sources = Sources::new();
    sources.add("schema.dl", SCHEMA);
    sources.add("random.dl", text);
    let (program, problems) = check::at_run_time(sources, None);
    program.unwrap_or_else(|| panic!("{text}\n{problems:#?}"))
}

fn facts_of(base: &FactBase, program: &Program) -> Relations {
    let inputs = (0..program.schema.relations.len()).map(|at| RelationId(at as u16));
    let inputs = inputs.filter(|&id| program.schema[id].kind == RelationKind::Input);
    inputs.map(|id| (id, base.rows(id).iter().map(<[u32]>::to_vec).collect())).collect()
}

/// What holds, found by other means than proofs.
struct Truth<'p> {
    program: &'p Program,
    base: &'p FactBase,
    relations: Relations,
    rounds: Rounds,
}

impl Truth<'_> {
    fn has(&self, relation: RelationId, row: &[u32]) -> bool {
        self.relations.get(&relation).is_some_and(|rows| rows.contains(row))
    }

    fn has_any(&self, relation: RelationId, pattern: &[Option<u32>]) -> bool {
        let fits =
            |row: &Vec<u32>| row.iter().zip(pattern).all(|(cell, asked)| asked.is_none_or(|a| a == *cell));
        self.relations.get(&relation).into_iter().flatten().any(fits)
    }

    fn has_any_of_part(&self, relation: RelationId, pattern: &[Option<u32>], part: Option<u32>) -> bool {
        let fits =
            |row: &[u32]| row.iter().zip(pattern).all(|(cell, asked)| asked.is_none_or(|a| a == *cell));
        let mut rows = self.relations.get(&relation).into_iter().flatten();
        rows.any(|row| fits(row) && self.is_of(relation, row, part))
    }

    /// Whether `row` is one of `part`, or of none at all.
    fn is_of(&self, relation: RelationId, row: &[u32], part: Option<u32>) -> bool {
        let columns = self.program.schema[relation].columns.iter();
        let told = columns.zip(row).find_map(|(column, &cell)| match column.ty {
            ColumnType::Entity(ty) => Some(self.base.entities(ty).part_of(cell)),
            _ => None,
        });
        part.is_none() || told.is_none() || told == part
    }

    fn of_part(&self, part: Option<u32>) -> Relations {
        let all = self.relations.iter().map(|(&id, rows)| {
            let rows = rows.iter().filter(|row| self.is_of(id, row, part));
            (id, rows.cloned().collect())
        });
        all.collect()
    }

    /// Every step is an instance of its rule over tuples that hold, and needs only what was derived before.
    fn check(&self, proof: &Proof) {
        for step in &proof.steps {
            assert!(self.has(step.relation, &step.row), "{step:?} is a tuple");
            match &step.how {
                How::Given => assert_eq!(self.program.schema[step.relation].kind, RelationKind::Input),
                How::Rule { rule, values, premises } => {
                    let round = self.rounds[&(step.relation, step.row.clone())];
                    assert_eq!(step.round, round, "least height of {step:?}");
                    let cells = naive::cells(self.program, self.base, &rule.head, values);
                    assert_eq!(
                        cells,
                        step.row.iter().copied().map(Some).collect::<Vec<_>>(),
                        "head of {step:?}"
                    );
                    assert!(naive::holds(self.program, self.base, &self.relations, rule, values), "{step:?}");
                    assert_eq!(premises.len(), rule.body.len());
                    for (literal, premise) in rule.body.iter().zip(premises) {
                        self.check_premise(proof, step, literal, premise, values);
                    }
                }
            }
        }
        check_order(proof);
    }

    fn check_premise(
        &self,
        proof: &Proof,
        step: &Step,
        literal: &Literal,
        premise: &Premise,
        values: &[Option<u32>],
    ) {
        let values = values.to_vec();
        match (literal, premise) {
            (Literal::Atom(atom), Premise::Tuple(number)) => {
                let needed = &proof.steps[*number];
                assert_eq!(needed.relation, atom.relation);
                let cells = naive::cells(self.program, self.base, atom, &values);
                let fits =
                    cells.iter().zip(&needed.row).all(|(asked, cell)| asked.is_none_or(|a| a == *cell));
                assert!(fits, "{needed:?} is an instance of an atom of {step:?}");
                let together =
                    self.program.files.iter().flat_map(|file| &file.strata).any(|stratum| {
                        stratum.contains(&step.relation) && stratum.contains(&needed.relation)
                    });
                assert!(!together || needed.round < step.round, "{needed:?} comes before {step:?}");
            }
            (Literal::Not(atom), Premise::Absent(relation, pattern)) => {
                assert_eq!(*relation, atom.relation);
                assert_eq!(*pattern, naive::cells(self.program, self.base, atom, &values));
                assert!(!self.has_any(*relation, pattern), "{step:?}");
            }
            (Literal::Compare(how, ..), Premise::Compare(left, right)) => {
                assert!(how.holds(*left as i32, *right as i32), "{step:?}");
            }
            (Literal::Aggregate(aggregate), Premise::Aggregate(result, counted)) => {
                assert_eq!(values[usize::from(aggregate.result.0)], Some(*result as u32));
                for (relation, row) in counted.iter().flat_map(|counted| &counted.tuples) {
                    assert!(self.has(*relation, row), "{step:?}");
                }
                let Aggregate { operation, .. } = aggregate;
                let numbers = counted.iter().filter_map(|counted| counted.value);
                let again = match operation {
                    Aggregation::Count => Some(counted.len() as i32),
                    Aggregation::Sum => Some(numbers.fold(0, i32::wrapping_add)),
                    Aggregation::Min => numbers.min(),
                    Aggregation::Max => numbers.max(),
                    _ => unreachable!("random programs have signed numbers"),
                };
                assert_eq!(again, Some(*result), "{step:?}");
            }
            other => panic!("{other:?} of {step:?}"),
        }
    }
}

impl Truth<'_> {
    /// Nothing that is said to be absent is there, and each binding fails where, and why, it is said to.
    fn check_missing(&self, missing: &Missing) {
        for step in &missing.steps {
            assert!(!self.has_any_of_part(step.relation, &step.pattern, step.part), "{step:?}");
            let is_fact = self.program.schema[step.relation].kind == RelationKind::Input;
            assert!(step.misses.is_none() || !is_fact);
            for miss in step.misses.iter().flatten() {
                miss.nearest.iter().for_each(|near| self.check_near(missing, miss, near));
            }
            self.check_cut(step);
        }
    }

    fn check_near(&self, missing: &Missing, miss: &Miss, near: &Near) {
        let (rule, at) = (miss.rule, miss.literal.unwrap());
        let holds = |relations: &Relations, literals: &[usize]| {
            let body = literals.iter().map(|&at| rule.body[at].clone()).collect();
            let rule = Rule { body, ..rule.clone() };
            naive::holds(self.program, self.base, relations, &rule, &near.values)
        };
        assert!(holds(&self.relations, &near.met), "{near:?} meets what it is said to meet, of {rule:?}");
        let further = [&near.met[..], &[at]].concat();
        assert!(!holds(&self.of_part(near.part), &further), "{near:?} does not meet {at}, of {rule:?}");
        match (&rule.body[at], &near.failure) {
            (Literal::Atom(atom), Failure::Absent(step)) => {
                let step = &missing.steps[*step];
                assert_eq!(step.relation, atom.relation);
                assert_eq!(step.pattern, naive::cells(self.program, self.base, atom, &near.values));
            }
            (Literal::Atom(_), Failure::Unrelated) | (Literal::Compare(..), Failure::Compare(..)) => {}
            (Literal::Not(atom), Failure::Present(relation, row)) => {
                assert!(atom.relation == *relation && self.has(*relation, row));
            }
            (Literal::Aggregate(_), Failure::Aggregate(_)) => {}
            other => panic!("{other:?}"),
        }
    }

    /// From each tuple of the cut before a tuple that one would follow, and from no other tuple of its kinds.
    fn check_cut(&self, step: &Absence) {
        let Some(cut) = &step.cut else { return };
        let asked: Vec<u32> = step.pattern.iter().copied().collect::<Option<_>>().unwrap();
        assert_eq!(cut.wanted[0], (step.relation, asked.clone()));
        let follows = |relation: RelationId, row: &[u32]| {
            let mut relations = facts_of(self.base, self.program);
            relations.entry(relation).or_default().insert(row.to_vec());
            let relations = naive::evaluate(self.program, self.base, relations);
            relations.get(&step.relation).is_some_and(|rows| rows.contains(&asked))
        };
        for (relation, row) in &cut.wanted {
            assert!(!self.has(*relation, row) && follows(*relation, row), "{row:?} leads to {step:?}");
        }
        let columns = self.program.schema[step.relation].arity();
        for at in 0..columns {
            for other in &cut.held {
                let row: Vec<u32> = (0..columns).map(|c| if c == at { other[c] } else { asked[c] }).collect();
                let is_wanted = cut.wanted.contains(&(step.relation, row.clone()));
                assert_eq!(follows(step.relation, &row), is_wanted, "{row:?} and {step:?}");
            }
        }
    }
}

fn needs<'s>(step: &'s Step) -> impl Iterator<Item = usize> + 's {
    let premises = match &step.how {
        How::Given => &[][..],
        How::Rule { premises, .. } => premises,
    };
    premises.iter().filter_map(|premise| match premise {
        Premise::Tuple(step) => Some(*step),
        _ => None,
    })
}

/// No step needs itself.
fn check_order(proof: &Proof) {
    let mut waiting: Vec<usize> = proof.steps.iter().map(|step| needs(step).count()).collect();
    let mut needed_by = vec![Vec::new(); proof.steps.len()];
    for (at, step) in proof.steps.iter().enumerate() {
        needs(step).for_each(|needed| needed_by[needed].push(at));
    }
    let mut ready: Vec<usize> = (0..waiting.len()).filter(|&at| waiting[at] == 0).collect();
    let mut done = 0;
    while let Some(at) = ready.pop() {
        done += 1;
        for &user in &needed_by[at] {
            waiting[user] -= 1;
            if waiting[user] == 0 {
                ready.push(user);
            }
        }
    }
    assert_eq!(done, proof.steps.len(), "the proof is well-founded");
}

/// The spine of a root with every second relation on it, from its definition: by recursion.
fn check_spine(proof: &Proof) {
    let is_vertebra = |step: usize| proof.steps[step].relation.0.is_multiple_of(2);
    let begins = |step: usize| step.is_multiple_of(7);
    let mut rests: Vec<bool> = (0..proof.steps.len()).map(is_vertebra).collect();
    for _ in 0..proof.steps.len() {
        for (at, step) in proof.steps.iter().enumerate() {
            rests[at] = rests[at] || !begins(at) && needs(step).any(|needed| rests[needed]);
        }
    }
    for &root in &proof.roots {
        let mut expected = Vec::new();
        let rests = |from: usize, needed: usize| !begins(from) && rests[needed];
        spine(proof, root, 0, &rests, &mut vec![false; proof.steps.len()], &mut expected);
        expected.retain(|&(step, _)| is_vertebra(step));
        let found = proof.spine(root, is_vertebra, begins);
        let found: Vec<(usize, usize)> = found.iter().map(|found| (found.step, found.level)).collect();
        assert_eq!(found, expected);
    }
}

fn spine(
    proof: &Proof,
    step: usize,
    level: usize,
    rests: &impl Fn(usize, usize) -> bool,
    seen: &mut Vec<bool>,
    out: &mut Vec<(usize, usize)>,
) {
    if seen[step] {
        return;
    }
    seen[step] = true;
    for (at, needed) in needs(&proof.steps[step]).filter(|&needed| rests(step, needed)).enumerate() {
        spine(proof, needed, if at == 0 { level } else { level + 1 }, rests, seen, out);
    }
    out.push((step, level));
}

#[test]
fn random_programs_are_explained() {
    let (mut steps, mut misses, mut cuts) = (0, 0, 0);
    for case in 0..cases(300) {
        let mut random = Random::new(case + 77);
        let text = programs::write(
            &mut random,
            Style { aggregates: true, choices: case % 2 == 0, texts: case % 2 == 1, kinds: false },
        );
        let program = checked(&text);
        let mut base = programs::facts(&mut random, &program.schema);
        Rules::intern(&program, &mut base);
        let rules = Rules::new(&program, &[], &base, false).unwrap();
        let evaluations = rules.evaluations(&[]);
        let units = evaluate::units(&evaluations);
        let session = Session::new(&base, &program.schema, &units);
        let (relations, rounds) = naive::evaluate_in_rounds(&program, &base, facts_of(&base, &program));
        let truth = Truth { program: &program, base: &base, relations, rounds };
        let explainer = Explainer::new(&rules, &session);
        for relation in rules.pieces().iter().flat_map(|piece| &piece.file.derives).copied() {
            let rows: Vec<Vec<u32>> =
                session.whole(&program.schema[relation].name).iter().map(<[u32]>::to_vec).collect();
            let proof = explainer.why(relation, &rows);
            truth.check(&proof);
            check_spine(&proof);
            steps += proof.steps.len();
            let open: Vec<Option<u32>> = vec![None; program.schema[relation].arity()];
            match explainer.why_not(relation, &open, usize::MAX) {
                None => assert!(!rows.is_empty()),
                Some(missing) => {
                    assert!(rows.is_empty(), "{text}");
                    truth.check_missing(&missing);
                    misses += missing.steps[0].misses.iter().flatten().count();
                }
            }
            for row in (0..6).filter_map(|_| absent(&mut random, &truth, relation)) {
                let pattern: Pattern = row.iter().copied().map(Some).collect();
                let missing = explainer.why_not(relation, &pattern, 4).expect("it does not hold");
                truth.check_missing(&missing);
                cuts += missing.steps.iter().filter(|step| step.cut.is_some()).count();
            }
        }
    }
    assert!(steps > 1000 && misses > 100 && cuts > 50, "{steps} steps, {misses} misses, {cuts} cuts");
}

/// What a stratum derives before it stops depends on the order of joins: proofs are of the rows that there are.
#[test]
fn random_programs_that_stop_at_a_limit_are_explained() {
    let (mut steps, mut stopped) = (0, 0);
    for case in 0..cases(3000) {
        let mut random = Random::new(case + 991);
        let mut text = programs::write(
            &mut random,
            Style { aggregates: true, choices: false, texts: case % 2 == 1, kinds: false },
        );
        let whole = checked(&text);
        let derived = whole.files.iter().flat_map(|file| &file.derives);
        derived.for_each(|&id| {
            text += &format!(".limitsize {}(n = {})\n", whole.schema[id].name, 2 + case % 40)
        });
        let program = checked(&text);
        let mut base = programs::facts(&mut random, &program.schema);
        Rules::intern(&program, &mut base);
        let rules = Rules::new(&program, &[], &base, false).unwrap();
        let evaluations = rules.evaluations(&[]);
        let units = evaluate::units(&evaluations);
        let session = Session::new(&base, &program.schema, &units);
        let explainer = Explainer::new(&rules, &session);
        let rows = |id: RelationId| session.whole(&program.schema[id].name);
        for relation in rules.pieces().iter().flat_map(|piece| &piece.file.derives).copied() {
            let asked: Vec<Vec<u32>> = rows(relation).iter().map(<[u32]>::to_vec).collect();
            let proof = explainer.why(relation, &asked);
            check_order(&proof);
            let is_derived = |step: &&Step| program.schema[step.relation].kind == RelationKind::Derived;
            for step in proof.steps.iter().filter(is_derived) {
                assert!(rows(step.relation).has(&step.row), "{text}");
                assert!(matches!(step.how, How::Rule { .. }));
            }
            steps += proof.steps.len();
        }
        stopped += usize::from(!rules.control().limited().is_empty());
    }
    assert!(steps > 1000 && stopped > 50, "{steps} steps, {stopped} programs that stopped");
}

#[test]
fn a_proof_of_ten_thousand_steps_is_no_burden() {
    let program = checked(
        ".decl reach(block: Block)\n.output reach\nreach(block) :- block(block, _, 0).\n\
         reach(to) :- reach(from), edge(from, to).",
    );
    let mut base = FactBase::new(std::sync::Arc::new(program.schema.clone()));
    base.open_part("f");
    let id = |name: &str| program.schema.relation(name).unwrap();
    let ty = program.schema.entity_type("Block").unwrap();
    const LONG: u32 = 20_000;
    for at in 0..LONG {
        base.entity(ty, &at.to_string());
        base.push(id("block"), [at, 0, at]);
        if at > 0 {
            base.push(id("edge"), [at - 1, at]);
        }
    }
    base.push(id("function"), [0]);
    let rules = Rules::new(&program, &[], &base, false).unwrap();
    let evaluations = rules.evaluations(&[]);
    let units = evaluate::units(&evaluations);
    let session = Session::new(&base, &program.schema, &units);
    let proof = Explainer::new(&rules, &session).why(id("reach"), &[vec![LONG - 1]]);
    assert_eq!(proof.steps.len(), 2 * LONG as usize, "a tuple and an edge or entry for each block");
    assert_eq!(proof.steps[proof.roots[0]].round, LONG as usize - 1);
    check_order(&proof);
    let spine = proof.spine(proof.roots[0], |step| proof.steps[step].relation == id("reach"), |_| false);
    assert_eq!(spine.len(), LONG as usize);
    assert!(spine.iter().all(|vertebra| vertebra.level == 0));
}

/// A tuple of `relation` that does not hold, of entities that there are.
fn absent(random: &mut Random, truth: &Truth, relation: RelationId) -> Option<Vec<u32>> {
    let columns = &truth.program.schema[relation].columns;
    let cell = |random: &mut Random, ty: ColumnType| match ty {
        ColumnType::Entity(ty) => random.below(truth.base.entities(ty).len()) as u32,
        _ => random.below(3) as u32,
    };
    let row: Vec<u32> = columns.iter().map(|column| cell(random, column.ty)).collect();
    (!truth.has(relation, &row)).then_some(row)
}

/// The first fact that is missing for what is asked, in the order in which a reader meets it.
fn first_fact(missing: &Missing, step: usize, seen: &mut Vec<usize>) -> Option<(RelationId, Pattern)> {
    if seen.contains(&step) {
        return None;
    }
    seen.push(step);
    let absence = &missing.steps[step];
    let Some(misses) = &absence.misses else { return Some((absence.relation, absence.pattern.clone())) };
    let mut below = misses.iter().flat_map(|miss| &miss.nearest).filter_map(|near| match near.failure {
        Failure::Absent(step) => Some(step),
        _ => None,
    });
    below.find_map(|step| first_fact(missing, step, seen))
}

/// `base` with a fact that `pattern` asks for; none if it would join two functions, or if facts of its kind list entities.
fn with_fact(base: &FactBase, relation: RelationId, pattern: &Pattern) -> Option<FactBase> {
    let schema = base.schema().clone();
    let name = schema[relation].name.as_str();
    let columns = || schema[relation].columns.iter().zip(pattern);
    let parts = columns().filter_map(|(column, cell)| match column.ty {
        ColumnType::Entity(ty) => cell.map(|cell| base.entities(ty).part_of(cell)),
        _ => None,
    });
    let parts: Vec<u32> = parts.collect();
    let part = parts.first().copied().unwrap_or(0);
    if name == "block" || name == "function" || name != "calls" && parts.iter().any(|other| *other != part) {
        return None;
    }
    let cell = |(column, cell): (&Column, &Option<u32>)| match (cell, column.ty) {
        (Some(cell), _) => Some(*cell),
        (None, ColumnType::Entity(ty)) => base.entities(ty).of_part(part).next(),
        (None, _) => Some(0),
    };
    let row: Vec<u32> = columns().map(cell).collect::<Option<_>>()?;
    let mut base = base.clone();
    let rows = base.rows(relation).iter().flatten().copied().chain(row).collect();
    *base.rows_mut(relation) = Rows::sorted(schema[relation].arity(), rows);
    Some(base)
}

/// Who adds the first fact that is missing, and asks again, comes to the end: the tuple holds, or what is left are tests.
#[test]
fn adding_what_is_missing_makes_tuples_hold() {
    let (mut derived, mut tested) = (0, 0);
    for case in 0..cases(400) {
        let mut random = Random::new(case + 4711);
        let text = programs::write(
            &mut random,
            Style { aggregates: case % 3 == 0, choices: false, texts: false, kinds: false },
        );
        let program = checked(&text);
        let mut base = programs::facts(&mut random, &program.schema);
        Rules::intern(&program, &mut base);
        let derives: Vec<RelationId> = program.files.iter().flat_map(|file| &file.derives).copied().collect();
        let relation = derives[random.below(derives.len())];
        let mut asked = None;
        for round in 0.. {
            assert!(round < 60, "{text}");
            let rules = Rules::new(&program, &[], &base, false).unwrap();
            let evaluations = rules.evaluations(&[]);
            let units = evaluate::units(&evaluations);
            let session = Session::new(&base, &program.schema, &units);
            let relations = naive::evaluate(&program, &base, facts_of(&base, &program));
            let truth = Truth { program: &program, base: &base, relations, rounds: Rounds::new() };
            if asked.is_none() {
                asked = absent(&mut random, &truth, relation);
            }
            let Some(row) = &asked else { break };
            let pattern: Pattern = row.iter().copied().map(Some).collect();
            let missing = Explainer::new(&rules, &session).why_not(relation, &pattern, usize::MAX);
            assert_eq!(missing.is_none(), truth.has(relation, row), "{text}");
            let Some(missing) = missing else {
                derived += 1;
                break;
            };
            truth.check_missing(&missing);
            let fact = first_fact(&missing, 0, &mut Vec::new());
            let Some(more) = fact.and_then(|(id, pattern)| with_fact(&base, id, &pattern)) else {
                tested += 1;
                break;
            };
            base = more;
        }
    }
    assert!(derived > 30 && tested > 30, "{derived} derived, {tested} end in tests");
}
