//! What is missing for a tuple.

use super::{data::Tuple, json, question::Question, text::write_mentions, words::Words};
use crate::{
    notes::{Mention, Notes},
    scope::Scope,
};
use dfquery_engine::{
    explain::{self, Explainer},
    schema::RelationKind,
};
use serde_json::{Value, json as value};
use std::{
    fmt,
    io::{self, Write},
};

/// What is missing for a tuple that does not hold: for each rule the first condition that is not met.
#[derive(Clone, PartialEq, Debug)]
pub struct Missing {
    /// What was asked about.
    pub tuple: Tuple,
    /// By rule what is missing; none if no rule derives the relation, which then is one of facts.
    pub rules: Option<Vec<Miss>>,
    /// What is said beside the entities of all this, if that is wanted.
    pub mentions: Vec<Mention>,
}

/// Why one rule does not derive the tuple.
#[derive(Clone, PartialEq, Debug)]
pub struct Miss {
    /// The place of the rule.
    pub rule: String,
    /// Its text, in one line.
    pub text: String,
    /// It would derive the tuple, but another one was chosen before.
    pub beaten: bool,
    /// It would derive the tuple, but there were as many as `.limitsize` allows.
    pub cut: bool,
    /// Whether its head fits the tuple.
    pub fits: bool,
    /// How far the bindings came that came farthest.
    pub nearest: Vec<Near>,
    /// Whether all bindings were tried.
    pub complete: bool,
}

/// A binding of variables that does not meet all conditions.
#[derive(Clone, PartialEq, Debug)]
pub struct Near {
    /// The condition that it does not meet.
    pub missing: Option<String>,
    /// Those that it does.
    pub met: Vec<String>,
}

impl Missing {
    /// What is missing for what the question of `scope` asks about; none if it holds.
    pub fn of(scope: &Scope) -> Option<Missing> {
        let explainer = Explainer::new(scope.evaluator, scope.session);
        let asked = Question::of(scope);
        let words = Words::new(scope);
        let tuple = words.pattern(asked.relation, &asked.pattern);
        if scope.rules.schema[asked.relation].kind == RelationKind::Input {
            let mentions = mentions(scope, &asked, &[]);
            let is_missing = asked.rows(scope, &explainer, None).is_empty();
            return is_missing.then_some(Missing { tuple, rules: None, mentions });
        }
        let missing = explainer.why_not(asked.relation, &asked.pattern)?;
        let rules = missing.misses.iter().map(|miss| miss_of(&words, miss)).collect();
        let mentions = mentions(scope, &asked, &missing.misses);
        Some(Missing { tuple, rules: Some(rules), mentions })
    }

    /// Writes it for the eye.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn write_text(&self, out: &mut dyn Write) -> io::Result<()> {
        let tuple = &self.tuple.text;
        let Some(rules) = &self.rules else {
            writeln!(out, "{tuple} is not among the facts; no rule derives them")?;
            return self.write_mentions(out);
        };
        writeln!(out, "{tuple} does not hold")?;
        rules.iter().try_for_each(|miss| miss.write(out))?;
        self.write_mentions(out)
    }

    fn write_mentions(&self, out: &mut dyn Write) -> io::Result<()> {
        if self.mentions.is_empty() {
            return Ok(());
        }
        writeln!(out, "\nlines")?;
        write_mentions(out, &self.mentions.iter().collect::<Vec<_>>(), "  ")
    }

    /// Writes it as JSON, schema `dfquery-missing/1`.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn write_json(&self, out: &mut dyn Write) -> io::Result<()> {
        let mut all = value!({
            "schema": "dfquery-missing/1",
            "relation": self.tuple.relation,
            "tuple": json::cells(&self.tuple),
            "rules": self.rules.iter().flatten().map(Miss::value).collect::<Vec<Value>>(),
        });
        if !self.mentions.is_empty() {
            all["lines"] = json::lines(&self.mentions);
        }
        writeln!(out, "{}", serde_json::to_string_pretty(&all)?)
    }
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = Vec::new();
        self.write_text(&mut text).map_err(|_| fmt::Error)?;
        f.write_str(String::from_utf8_lossy(&text).trim_end_matches('\n'))
    }
}

impl Miss {
    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "\n{}: {}", self.rule, self.text)?;
        match self {
            Miss { beaten: true, .. } => {
                writeln!(out, "  would derive it, but another tuple was chosen first")?;
            }
            Miss { cut: true, .. } => {
                writeln!(out, "  would derive it, but `.limitsize` was reached")?;
            }
            Miss { fits: false, .. } => writeln!(out, "  its head does not match")?,
            _ => {
                for (at, near) in self.nearest.iter().enumerate() {
                    let title = if at == 0 { "missing" } else { "or     " };
                    writeln!(out, "  {title}  {}", near.missing.as_deref().unwrap_or_default())?;
                    near.met.iter().try_for_each(|met| writeln!(out, "    where  {met}"))?;
                }
            }
        }
        if self.complete { Ok(()) } else { writeln!(out, "  (not all bindings were tried)") }
    }

    fn value(&self) -> Value {
        let near = |near: &Near| value!({ "missing": near.missing, "met": near.met });
        value!({
            "rule": self.rule,
            "beaten": self.beaten,
            "cut": self.cut,
            "complete": self.complete,
            "nearest": self.nearest.iter().map(near).collect::<Vec<Value>>(),
        })
    }
}

/// What is said beside the entities that `asked` and `misses` name, if that is wanted.
fn mentions(scope: &Scope, asked: &Question, misses: &[explain::Miss]) -> Vec<Mention> {
    let Some(mut notes) = Notes::wanted(scope) else { return Vec::new() };
    let columns = scope.rules.schema[asked.relation].columns.iter().zip(&asked.pattern);
    let of_tuple = columns.filter_map(|(column, &cell)| Some((column.name.as_str(), column.ty, cell?)));
    let of_rules = misses.iter().flat_map(|miss| {
        miss.nearest.iter().flat_map(|near| {
            let bound = miss.rule.variables.iter().zip(&near.values);
            bound.filter_map(|(variable, &cell)| Some((variable.name.as_str(), variable.ty, cell?)))
        })
    });
    notes.mentions(of_tuple.chain(of_rules))
}

fn miss_of(words: &Words, miss: &explain::Miss) -> Miss {
    let near = |near: &explain::Near| {
        let literal = |at: usize| words.literal(miss.rule, &near.values, &miss.rule.body[at]);
        Near { missing: miss.literal.map(literal), met: near.met.iter().map(|&at| literal(at)).collect() }
    };
    Miss {
        rule: words.place(miss.rule),
        text: words.rule(miss.rule),
        beaten: miss.beaten,
        cut: miss.cut,
        fits: miss.literal.is_some(),
        nearest: miss.nearest.iter().map(near).collect(),
        complete: !miss.gave_up,
    }
}
