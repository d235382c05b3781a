//! Missing conditions of a tuple.

use super::{
    data::{Tuple, Under},
    json,
    outline::{Kind, Node, Outline},
    text,
};
use crate::notes::Mention;
use serde_json::{Map, Value, json as value};
use std::{
    fmt,
    io::{self, Write},
};

/// The conditions missing for a tuple that does not hold, down to absent facts and failing tests.
///
/// For each rule that could derive it: the first condition that is not met, for the bindings that get farthest.
#[derive(Clone, PartialEq, Debug)]
pub struct Missing {
    /// The absent tuples, each once. The first is the one asked about.
    pub steps: Vec<Absent>,
}

/// The conditions missing for one tuple, or for all that match a pattern.
#[derive(Clone, PartialEq, Debug)]
pub struct Absent {
    /// The absent tuple.
    pub tuple: Tuple,
    /// The function in which it is absent, if its cells leave that open and it matters.
    pub function: Option<String>,
    /// The place that it would have in the source of the program: `file:line:column`.
    pub location: Option<String>,
    /// True if its relation is one of facts, which no rule derives.
    pub is_fact: bool,
    /// By rule what is missing; none for facts, and below the depth that was asked for.
    pub rules: Option<Vec<Miss>>,
    /// If it would follow from others of its kind: all of those.
    pub cut: Option<Cut>,
    /// The annotations of all these entities, if they are wanted.
    pub mentions: Vec<Mention>,
}

/// All tuples from which one would follow, directly or through others of them; none of them holds.
#[derive(Clone, PartialEq, Debug)]
pub struct Cut {
    /// The tuples, nearest first.
    pub wanted: Vec<Tuple>,
    /// The tuples of the same kind that do hold.
    pub held: Vec<Tuple>,
    /// The same in words.
    pub says: Vec<String>,
}

/// The reason why one rule does not derive the tuple.
#[derive(Clone, PartialEq, Debug)]
pub struct Miss {
    /// The place of the rule.
    pub rule: String,
    /// Its text, in one line.
    pub text: String,
    /// It would derive the tuple, but a different tuple was chosen before.
    pub beaten: bool,
    /// It would derive the tuple, but there were as many as `.limitsize` allows.
    pub cut: bool,
    /// True if its head fits the tuple.
    pub fits: bool,
    /// The bindings that get farthest.
    pub nearest: Vec<Near>,
    /// The number of further bindings that get as far.
    pub more: usize,
    /// Of how many tuples of the cut, the asked one included, it is the reason; none if there is no cut.
    pub members: Option<usize>,
    /// True if all bindings were tried.
    pub complete: bool,
}

/// A binding of variables that does not meet all conditions.
#[derive(Clone, PartialEq, Debug)]
pub struct Near {
    /// Which values it gives to variables that the tuple leaves open.
    pub values: Vec<(String, String)>,
    /// The condition that it does not meet.
    pub missing: Option<String>,
    /// The reason why it does not meet it, in words, if it is more than the absence of a tuple.
    pub because: Option<String>,
    /// The number of the step that says why there is no such tuple.
    pub step: Option<usize>,
    /// Block by block a way of control that shows why it is not met, with places in the source.
    pub way: Vec<String>,
    /// The conditions that it meets.
    pub met: Vec<String>,
    /// The atom of an inline relation that the missing condition is one of, if it is.
    pub inlined: Option<String>,
    /// The conditions of that atom that it meets.
    pub within: Vec<String>,
}

impl Missing {
    /// Writes it for the eye, folded below `depth` levels; 0 folds nothing.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn write_text(&self, out: &mut dyn Write, depth: usize) -> io::Result<()> {
        let root = &self.steps[0];
        if root.is_fact {
            writeln!(out, "{} is not among the facts; no rule derives them", root.tuple.text)?;
            return text::write_mentions(out, &root.mentions.iter().collect::<Vec<_>>(), "  ");
        }
        let mut outline = Outline { roots: vec![0], nodes: self.steps.iter().map(Absent::node).collect() };
        outline.nodes[0].title = format!("{} does not hold{}", root.tuple.text, root.source());
        text::write(out, &outline, depth)
    }

    /// Writes it as JSON, schema `dfquery-missing/1`.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn write_json(&self, out: &mut dyn Write) -> io::Result<()> {
        let root = &self.steps[0];
        let mut all = value!({
            "schema": "dfquery-missing/1",
            "relation": root.tuple.relation,
            "tuple": json::cells(&root.tuple),
            "rules": root.rules.iter().flatten().map(Miss::value).collect::<Vec<Value>>(),
            "steps": self.steps.iter().map(Absent::value).collect::<Vec<Value>>(),
        });
        if !root.mentions.is_empty() {
            all["lines"] = json::lines(&root.mentions);
        }
        writeln!(out, "{}", serde_json::to_string_pretty(&all)?)
    }
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = Vec::new();
        self.write_text(&mut text, text::DEPTH).map_err(|_| fmt::Error)?;
        f.write_str(String::from_utf8_lossy(&text).trim_end_matches('\n'))
    }
}

impl Absent {
    fn source(&self) -> String {
        self.location.as_ref().map_or(String::new(), |place| format!("   at {place}"))
    }

    /// ` in "f"`, where that is left open by the tuple.
    fn within(&self) -> String {
        self.function.as_ref().map_or(String::new(), |function| format!(" in \"{function}\""))
    }

    fn node(&self) -> Node {
        let (tuple, source) = (&self.tuple.text, self.source());
        let brief = format!("missing  {tuple}{}", self.within());
        let kind = match (&self.rules, self.is_fact) {
            (Some(_), _) => Kind::Explained,
            (None, true) => Kind::Leaf,
            (None, false) => Kind::Folded,
        };
        let mut under: Vec<Under> = self.rules.iter().flatten().map(Miss::under).collect();
        // Ways to read a disjunction may fail for the same reason.
        under.dedup();
        let title = if self.is_fact { format!("{brief}: no such fact") } else { brief.clone() };
        Node {
            title: format!("{title}{source}"),
            brief,
            mentions: self.mentions.clone(),
            notes: self.cut.iter().flat_map(|cut| cut.says.clone()).collect(),
            under,
            kind,
            opens: text::question("--why-not", tuple),
        }
    }

    fn value(&self) -> Value {
        let mut object = Map::new();
        object.insert("relation".to_owned(), self.tuple.relation.as_str().into());
        object.insert("tuple".to_owned(), json::cells(&self.tuple));
        object.insert("fact".to_owned(), self.is_fact.into());
        if let Some(function) = &self.function {
            object.insert("function".to_owned(), function.as_str().into());
        }
        if let Some(place) = &self.location {
            object.insert("location".to_owned(), place.as_str().into());
        }
        if !self.mentions.is_empty() {
            object.insert("lines".to_owned(), json::lines(&self.mentions));
        }
        if let Some(rules) = &self.rules {
            object.insert("rules".to_owned(), rules.iter().map(Miss::value).collect());
        }
        if let Some(cut) = &self.cut {
            let tuples = |tuples: &[Tuple]| tuples.iter().map(tuple_value).collect::<Vec<Value>>();
            object.insert("wanted".to_owned(), tuples(&cut.wanted).into());
            object.insert("held".to_owned(), tuples(&cut.held).into());
        }
        Value::Object(object)
    }
}

fn tuple_value(tuple: &Tuple) -> Value {
    value!({ "relation": tuple.relation, "tuple": json::cells(tuple) })
}

impl Miss {
    /// The rule with what is missing for it.
    fn under(&self) -> Under {
        let of = self.members.map_or(String::new(), |members| format!("for {members} of these, "));
        Under::Group(format!("{of}by {}: {}", self.rule, self.text), self.below())
    }

    fn below(&self) -> Vec<Under> {
        let line = |text: &str| vec![Under::Line(text.to_owned())];
        let mut below = match self {
            Miss { beaten: true, .. } => line("would derive it, but another tuple is kept in its place"),
            Miss { cut: true, .. } => line("would derive it, but `.limitsize` was reached"),
            Miss { fits: false, .. } => line("its head does not match"),
            Miss { nearest, .. } => match &nearest[..] {
                [only] if self.members.is_none_or(|members| members == 1) => only.under(),
                all => all.iter().map(Near::titled).collect(),
            },
        };
        if self.more > 0 {
            below.push(Under::Line(format!("… and {} more that come as far", self.more)));
        }
        if !self.complete {
            below.push(Under::Line("(not all bindings were tried)".to_owned()));
        }
        below
    }

    fn value(&self) -> Value {
        value!({
            "rule": self.rule,
            "beaten": self.beaten,
            "cut": self.cut,
            "complete": self.complete,
            "nearest": self.nearest.iter().map(Near::value).collect::<Vec<Value>>(),
            "more": self.more,
            "members": self.members,
        })
    }
}

impl Near {
    /// The conditions that it meets and that it does not, under its values.
    fn titled(&self) -> Under {
        let values: Vec<String> = self.values.iter().map(|(name, text)| format!("{name} = {text}")).collect();
        match values.is_empty() {
            true => Under::Group("at best".to_owned(), self.under()),
            false => Under::Group(format!("with {}", values.join(", ")), self.under()),
        }
    }

    fn under(&self) -> Vec<Under> {
        let mut all: Vec<Under> = self.met.iter().map(|met| Under::Line(format!("where  {met}"))).collect();
        let because = self.because.as_ref().map_or(String::new(), |because| format!(": {because}"));
        let title = |text: &str| format!("missing  {text}{because}");
        let last = match self.step {
            Some(step) => Under::Step(step),
            None => Under::Line(title(self.missing.as_deref().unwrap_or_default())),
        };
        let line = |text: &String| Under::Line(text.clone());
        all.push(match &self.inlined {
            None => last,
            Some(atom) if !self.way.is_empty() => {
                Under::Group(title(atom), self.way.iter().map(line).collect())
            }
            Some(atom) => {
                let within = self.within.iter().map(|met| Under::Line(format!("where  {met}")));
                Under::Group(format!("missing  {atom}"), within.chain([last]).collect())
            }
        });
        all
    }

    fn value(&self) -> Value {
        let mut object = Map::new();
        object.insert("missing".to_owned(), self.missing.clone().map_or(Value::Null, Value::String));
        object.insert("met".to_owned(), self.met.iter().chain(&self.within).cloned().collect());
        if let Some(atom) = &self.inlined {
            object.insert("inline".to_owned(), atom.as_str().into());
        }
        if let Some(because) = &self.because {
            object.insert("because".to_owned(), because.as_str().into());
        }
        if let Some(step) = self.step {
            object.insert("step".to_owned(), step.into());
        }
        if !self.way.is_empty() {
            object.insert("way".to_owned(), self.way.iter().cloned().collect());
        }
        Value::Object(object)
    }
}
