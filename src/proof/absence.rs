//! Says in words what is missing for a tuple.

use super::{
    detour,
    missing::{Absent, Cut, Miss, Missing, Near},
    question::Question,
    words::Words,
};
use crate::{
    notes::{Mention, Notes},
    place::Place,
    scope::Scope,
};
use dfquery_engine::{
    base::FactBase,
    check::{Atom, Inlined, Literal, QUERY, Rule, Term, VariableId},
    explain::{self, Explainer, Failure, Pattern},
    schema::{ColumnType, RelationId},
    syntax::Comparison,
};
use dfquery_rules::entity;

/// Tuples of a cut that are named.
const NAMED: usize = 8;

/// Blocks of a way that are named at its beginning, and at its end.
const ENDS: usize = 4;

impl Missing {
    /// The conditions missing for the question of `scope`, with reasons `depth` levels deep, all for 0; `None` if it
    /// holds.
    pub fn of(scope: &Scope, depth: usize) -> Option<Missing> {
        let explainer = Explainer::new(scope.evaluator, scope.session);
        let asked = Question::of(scope);
        let is_fact = is_fact(scope, asked.relation);
        if is_fact && !asked.rows(scope, &explainer, None).is_empty() {
            return None;
        }
        let depth = if depth == 0 { usize::MAX } else { depth };
        let missing = explainer.why_not(asked.relation, &asked.pattern, depth)?;
        let reader = Reader { words: Words::new(scope), scope };
        let mut notes = Notes::wanted(scope);
        let absent = |step| Absent {
            mentions: notes.as_mut().map(|notes| mentions(scope, notes, step)).unwrap_or_default(),
            ..reader.absent(step)
        };
        Some(Missing { steps: missing.steps.iter().map(absent).collect() })
    }
}

/// Says what the engine has found.
struct Reader<'r> {
    words: Words<'r>,
    scope: &'r Scope<'r>,
}

/// One binding that fails at a literal of its rule.
struct Failed<'f> {
    rule: &'f Rule,
    at: usize,
    near: &'f explain::Near,
}

impl Failed<'_> {
    fn literal(&self) -> &Literal {
        &self.rule.body[self.at]
    }

    /// The inline atom that the literal is one condition of.
    fn inlined(&self) -> Option<&Inlined> {
        self.rule.inlined.iter().find(|inlined| inlined.written == self.rule.written[self.at])
    }

    fn value(&self, base: &FactBase, term: &Term) -> Option<u32> {
        match term {
            Term::Variable(id) => self.near.values[usize::from(id.0)],
            Term::Entity(ty, name, _) => base.find(*ty, name),
            _ => None,
        }
    }
}

impl Reader<'_> {
    fn absent(&self, absence: &explain::Absence) -> Absent {
        let (relation, pattern) = (absence.relation, &absence.pattern);
        let open: Vec<bool> = pattern.iter().map(Option::is_none).collect();
        let misses = absence.misses.as_ref();
        let mut tuple = self.words.pattern(relation, pattern);
        if self.scope.rules.schema[relation].name == QUERY {
            tuple.text = "the query".to_owned();
        }
        Absent {
            tuple,
            function: absence.part.and_then(|part| self.function(part)),
            location: self.location(relation, pattern),
            is_fact: is_fact(self.scope, relation),
            rules: misses.map(|misses| misses.iter().map(|miss| self.miss(miss, &open)).collect()),
            cut: absence.cut.as_ref().map(|cut| self.cut(relation, cut)),
            mentions: Vec::new(),
        }
    }

    fn function(&self, part: u32) -> Option<String> {
        let functions = self.scope.rules.schema.partition?;
        Some(self.words.plain(ColumnType::Entity(functions), part))
    }

    fn location(&self, relation: RelationId, pattern: &Pattern) -> Option<String> {
        let columns = self.scope.rules.schema[relation].columns.iter();
        let cells = columns.zip(pattern).filter_map(|(column, cell)| Some((column.ty, (*cell)?)));
        Place::of_cells(self.scope.base, cells)?.source.map(|source| source.to_string())
    }

    fn miss(&self, miss: &explain::Miss, open: &[bool]) -> Miss {
        Miss {
            rule: self.words.place(miss.rule),
            text: self.words.rule(miss.rule),
            beaten: miss.beaten,
            cut: miss.cut,
            fits: miss.literal.is_some(),
            nearest: miss.nearest.iter().map(|near| self.near(miss, near, open)).collect(),
            more: miss.more,
            members: miss.members,
            complete: !miss.gave_up,
        }
    }

    fn near(&self, miss: &explain::Miss, near: &explain::Near, open: &[bool]) -> Near {
        let rule = miss.rule;
        let mut said = Near {
            values: self.values(miss, near, open),
            missing: None,
            because: None,
            step: None,
            way: Vec::new(),
            met: Vec::new(),
            inlined: None,
            within: Vec::new(),
        };
        let Some(at) = miss.literal else { return said };
        let failed = Failed { rule, at, near };
        let inlined = failed.inlined();
        (said.met, said.within) = self.met(&failed);
        said.missing = Some(self.words.literal(rule, &near.values, failed.literal()));
        said.inlined = inlined.map(|inlined| self.words.inlined(rule, &near.values, inlined));
        if let Failure::Absent(step) = near.failure {
            said.step = Some(step);
        }
        said.because = self.because(&failed);
        if let Some((because, way)) = inlined.and_then(|inlined| self.detour(&failed, inlined)) {
            (said.because, said.way, said.step) = (Some(because), way, None);
        }
        said
    }

    /// The values of the rule's own variables that what is asked leaves open.
    fn values(&self, miss: &explain::Miss, near: &explain::Near, open: &[bool]) -> Vec<(String, String)> {
        let rule = miss.rule;
        let is_asked = |id: VariableId| {
            let mut head = rule.head.terms.iter().zip(open);
            head.any(|(term, open)| !open && *term == Term::Variable(id))
        };
        let mut ids: Vec<VariableId> = own_variables(rule);
        // Tuples of a cut are distinguished by what they give to the head.
        ids.retain(|&id| miss.members.is_some() || !is_asked(id));
        let named = ids.into_iter().filter_map(|id| {
            let variable = &rule.variables[usize::from(id.0)];
            let value = near.values[usize::from(id.0)].filter(|_| variable.name != "_")?;
            Some((variable.name.clone(), self.words.cell(variable.ty, value)))
        });
        named.collect()
    }

    /// The conditions that are met, in the order of the rule's text, and those within the one that is not.
    fn met(&self, failed: &Failed) -> (Vec<String>, Vec<String>) {
        let Failed { rule, at, near } = failed;
        let (mut outside, mut within) = (Vec::new(), Vec::new());
        let mut numbers = near.met.clone();
        numbers.sort_unstable();
        let mut told = None;
        for number in numbers {
            let written = rule.written[number];
            let text = self.words.literal(rule, &near.values, &rule.body[number]);
            if written == rule.written[*at] {
                within.push(text);
                continue;
            }
            let all = (0..rule.body.len()).filter(|&other| rule.written[other] == written);
            let is_whole = all.into_iter().all(|other| near.met.contains(&other));
            match rule.inlined.iter().find(|inlined| inlined.written == written && is_whole) {
                Some(_) if told == Some(written) => {}
                Some(inlined) => outside.push(self.words.inlined(rule, &near.values, inlined)),
                None => outside.push(text),
            }
            told = Some(written);
        }
        (outside, within)
    }

    /// The reason why the literal fails, unless the literal itself shows it.
    fn because(&self, failed: &Failed) -> Option<String> {
        match &failed.near.failure {
            Failure::Absent(_) => None,
            Failure::Unrelated => Some("no tuple has cells that are related so".to_owned()),
            Failure::Present(relation, row) => {
                let tuple = self.words.tuple(*relation, &row.iter().copied().map(Some).collect());
                Some(format!("there is {tuple}, as {} shows", super::text::question("--why", &tuple)))
            }
            Failure::Compare(left, right) => self.comparison(failed, *left, *right),
            Failure::Aggregate(None) => Some("there is nothing to take it of".to_owned()),
            Failure::Aggregate(Some(result)) => {
                let Literal::Aggregate(aggregate) = failed.literal() else { return None };
                let wanted = failed.near.values[usize::from(aggregate.result.0)];
                let wanted = wanted.map_or(String::new(), |wanted| format!(", not {}", wanted as i32));
                Some(format!("it gives {result}{wanted}"))
            }
        }
    }

    fn comparison(&self, failed: &Failed, left: Option<u32>, right: Option<u32>) -> Option<String> {
        let Literal::Compare(how, one, other) = failed.literal() else { return None };
        if matches!(one, Term::Call(function, _) if function.is_condition()) {
            return Some("that is not so".to_owned());
        }
        let (Some(left), Some(right)) = (left, right) else {
            return Some("a value cannot be computed".to_owned());
        };
        let ty = self.type_of(failed, one).or_else(|| self.type_of(failed, other));
        let text = |value| self.words.cell(ty.unwrap_or(ColumnType::Number), value);
        let (left, right) = (text(left), text(right));
        Some(match how.plain() {
            Comparison::Equal => format!("{left} is not {right}"),
            Comparison::NotEqual => format!("both are {left}"),
            Comparison::Less => format!("{left} is not less than {right}"),
            Comparison::LessEqual => format!("{left} is greater than {right}"),
            Comparison::Greater => format!("{left} is not greater than {right}"),
            _ => format!("{left} is less than {right}"),
        })
    }

    fn type_of(&self, failed: &Failed, term: &Term) -> Option<ColumnType> {
        match term {
            Term::Variable(id) => Some(failed.rule.variables[usize::from(id.0)].ty),
            Term::Entity(ty, ..) => Some(ColumnType::Entity(*ty)),
            Term::Text(_) | Term::Name(..) => Some(ColumnType::Symbol),
            Term::Bits(ty, _) => Some(*ty),
            _ => None,
        }
    }

    /// The reason why a block does not dominate, or post-dominate, another: in words, and block by block.
    fn detour(&self, failed: &Failed, inlined: &Inlined) -> Option<(String, Vec<String>)> {
        let [avoided, block] = &inlined.atom.terms[..] else { return None };
        let base = self.scope.base;
        let (avoided, block) = (failed.value(base, avoided)?, failed.value(base, block)?);
        let blocks = ColumnType::Entity(base.type_of::<entity::Block>());
        let name = |block| self.words.cell(blocks, block);
        if inlined.negated {
            return None;
        }
        let (says, way) = match &*self.scope.rules.schema[inlined.atom.relation].name {
            "dominates" => match detour::to(base, Some(avoided), block) {
                Some(way) => {
                    (format!("control reaches {} without passing {}", name(block), name(avoided)), way)
                }
                None if detour::to(base, None, block).is_none() => {
                    (format!("control never reaches {}", name(block)), vec![block])
                }
                None => return None,
            },
            "postdominates" => {
                let way = detour::from(base, avoided, block)?;
                (format!("control leaves {} and ends without passing {}", name(block), name(avoided)), way)
            }
            _ => return None,
        };
        Some((says, self.way(&way)))
    }

    fn way(&self, way: &[u32]) -> Vec<String> {
        let ty = ColumnType::Entity(self.scope.base.type_of::<entity::Block>());
        let mut said: Vec<String> = way.iter().map(|&block| self.located(ty, block, "   at ", "")).collect();
        if said.len() > 2 * ENDS {
            let hidden = said.len() - 2 * ENDS + 1;
            said.splice(ENDS..ENDS + hidden, [format!("… {hidden} blocks …")]);
        }
        said
    }

    /// A cell with its place in the source, between `before` and `after`.
    fn located(&self, ty: ColumnType, cell: u32, before: &str, after: &str) -> String {
        let text = self.words.cell(ty, cell);
        match Place::of_cells(self.scope.base, [(ty, cell)]).and_then(|place| place.source) {
            Some(source) => format!("{text}{before}{source}{after}"),
            None => text,
        }
    }

    fn cut(&self, relation: RelationId, cut: &explain::Cut) -> Cut {
        let tuple = |relation: RelationId, row: &[u32]| {
            self.words.pattern(relation, &row.iter().copied().map(Some).collect())
        };
        Cut {
            wanted: cut.wanted.iter().map(|(relation, row)| tuple(*relation, row)).collect(),
            held: cut.held.iter().map(|row| tuple(relation, row)).collect(),
            says: self.says(relation, cut),
        }
    }

    /// The cut in words: the tuples that would lead to the tuple, those that hold, and those that would have to join
    /// the two.
    fn says(&self, relation: RelationId, cut: &explain::Cut) -> Vec<String> {
        let others = &cut.wanted[1..];
        let names = others.iter().map(|(other, row)| match *other == relation {
            true => self.varying(relation, row, &cut.fixed),
            false => self.words.tuple(*other, &row.iter().copied().map(Some).collect()),
        });
        let so_many = match others.len() {
            1 => "1 other tuple, which does not hold".to_owned(),
            count => format!("{count} other tuples, none of which holds"),
        };
        let mut says = vec![format!("it would follow from {so_many}: {}", listed(names))];
        let fixed = cut.wanted[0].1.iter().zip(&cut.fixed).map(|(cell, fixed)| fixed.then_some(*cell));
        let pattern = self.words.tuple(relation, &fixed.collect());
        let held = cut.held.iter().map(|row| self.varying(relation, row, &cut.fixed));
        says.push(match cut.held.len() {
            0 => format!("no {pattern} holds"),
            count => format!("{pattern} holds for {count}: {}", listed(held)),
        });
        if !cut.held.is_empty() {
            says.extend(cut.rules.iter().filter_map(|rule| self.joint(relation, rule, cut)));
        }
        says
    }

    /// The cells of `row` that are not `fixed`.
    fn varying(&self, relation: RelationId, row: &[u32], fixed: &[bool]) -> String {
        let columns = self.scope.rules.schema[relation].columns.iter();
        let cells = columns.zip(row).zip(fixed).filter(|(_, fixed)| !**fixed);
        let cells: Vec<String> =
            cells.map(|((column, cell), _)| self.located(column.ty, *cell, " (", ")")).collect();
        cells.join(", ")
    }

    /// The condition of `rule` that would have to join what holds with what leads to the tuple.
    fn joint(&self, relation: RelationId, rule: &Rule, cut: &explain::Cut) -> Option<String> {
        let own = cut.wanted.iter().map(|(relation, _)| *relation);
        let own: Vec<RelationId> = own.collect();
        let atoms = || {
            rule.body.iter().filter_map(|literal| match literal {
                Literal::Atom(atom) => Some(atom),
                _ => None,
            })
        };
        let before = atoms().find(|atom| own.contains(&atom.relation))?;
        if before.relation != relation || rule.head.relation != relation {
            return None;
        }
        let moving = |atom: &Atom| -> Vec<VariableId> {
            let terms = atom.terms.iter().zip(&cut.fixed).filter(|(_, fixed)| !**fixed);
            let variables = terms.filter_map(|(term, _)| match term {
                Term::Variable(id) => Some(*id),
                _ => None,
            });
            variables.collect()
        };
        let (from, to) = (moving(before), moving(&rule.head));
        let has = |atom: &Atom, ids: &[VariableId]| {
            atom.terms.iter().any(|term| matches!(term, Term::Variable(id) if ids.contains(id)))
        };
        let joint = atoms().find(|atom| atom.relation != relation && has(atom, &from) && has(atom, &to))?;
        let text = self.words.literal(rule, &vec![None; rule.variables.len()], &Literal::Atom(joint.clone()));
        Some(format!("no {text} joins the two as {} asks", self.words.place(rule)))
    }
}

/// The annotations of the entities that `absence` names.
fn mentions(scope: &Scope, notes: &mut Notes, absence: &explain::Absence) -> Vec<Mention> {
    let columns = scope.rules.schema[absence.relation].columns.iter().zip(&absence.pattern);
    let of_tuple = columns.filter_map(|(column, &cell)| Some((column.name.as_str(), column.ty, cell?)));
    let of_rules = absence.misses.iter().flatten().flat_map(|miss| {
        miss.nearest.iter().flat_map(|near| {
            let bound = miss.rule.variables.iter().zip(&near.values);
            bound.filter_map(|(variable, &cell)| Some((variable.name.as_str(), variable.ty, cell?)))
        })
    });
    notes.mentions(of_tuple.chain(of_rules))
}

/// Returns true if no rule derives `relation`.
fn is_fact(scope: &Scope, relation: RelationId) -> bool {
    let mut rules = scope.rules.files.iter().flat_map(|file| &file.rules);
    !rules.any(|rule| rule.head.relation == relation)
}

/// The variables of the head and of the atoms as the rule has them, those within inline relations left out.
fn own_variables(rule: &Rule) -> Vec<VariableId> {
    let is_inlined = |at: usize| rule.inlined.iter().any(|inlined| inlined.written == rule.written[at]);
    let written = rule.body.iter().enumerate().filter(|(at, _)| !is_inlined(*at));
    let atoms = written.filter_map(|(_, literal)| match literal {
        Literal::Atom(atom) | Literal::Not(atom) => Some(atom),
        _ => None,
    });
    let inlined = rule.inlined.iter().map(|inlined| &inlined.atom);
    let terms = std::iter::once(&rule.head).chain(atoms).chain(inlined).flat_map(|atom| &atom.terms);
    let mut ids: Vec<VariableId> = Vec::new();
    for term in terms {
        if let Term::Variable(id) = term
            && !ids.contains(id)
        {
            ids.push(*id);
        }
    }
    ids
}

/// The first of `names`, and how many more there are.
fn listed(names: impl ExactSizeIterator<Item = String>) -> String {
    let count = names.len();
    let mut named: Vec<String> = names.take(NAMED).collect();
    if count > NAMED {
        named.push(format!("and {} more", count - NAMED));
    }
    named.join(", ")
}
