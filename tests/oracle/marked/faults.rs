//! Faults of flows, each told by the smallest flow that has it.

use super::programs::Flow;
use std::{collections::BTreeSet, fmt};

#[derive(Default)]
pub struct Faults(Vec<Fault>);

struct Fault {
    what: String,
    /// The parts of the smallest flow.
    parts: Vec<String>,
    text: String,
    levels: BTreeSet<String>,
    count: usize,
}

impl Faults {
    /// Adds what is wrong with `flow` at a level: to a fault whose parts it has, or made as small as it can be and still
    /// `is_wrong`.
    pub fn add(&mut self, what: &str, flow: &Flow, level: &[&str], is_wrong: impl Fn(&Flow) -> bool) {
        let level = level.join(" ");
        let has = |name: &String| flow.parts.iter().any(|part| part.name == *name);
        if let Some(fault) = self.0.iter_mut().find(|fault| fault.what == what && fault.parts.iter().all(has))
        {
            fault.levels.insert(level);
            fault.count += 1;
            return;
        }
        let (text, parts) = match flow.smallest(is_wrong) {
            Some(small) => (small.names(), small.parts),
            None => (format!("{} (only beside others)", flow.names()), flow.parts.clone()),
        };
        println!("{what} at {level}: {text}");
        self.0.push(Fault {
            what: what.to_owned(),
            parts: parts.iter().map(|part| part.name.clone()).collect(),
            text,
            levels: [level].into(),
            count: 1,
        });
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn count(&self) -> usize {
        self.0.iter().map(|fault| fault.count).sum()
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.iter().try_for_each(|Fault { what, text, levels, count, .. }| {
            writeln!(f, "{what}: {text}, {count} at {levels:?}")
        })
    }
}
