//! A proof, or what is missing, as a tree for the eye.
//!
//! No line is longer than 100 columns. What stands deeper than a few levels continues at the left margin under a
//! number; what stands deeper than asked for is folded, with the question that opens it. A tuple that stands in the
//! tree already is not explained again.

use super::{
    data::{Proof, Step, Under},
    outline::{Kind, Node, Outline},
};
use crate::notes::Mention;
use std::{
    collections::{HashSet, VecDeque},
    io::{self, Write},
};

/// Levels that are shown by default.
pub const DEPTH: usize = 6;

/// The longest line.
const WIDTH: usize = 100;

/// Levels of one tree, before it continues at the left margin.
const LEVELS: usize = 10;

/// Tuples of an aggregate that are shown.
const SHOWN: usize = 8;

/// A tree, or the continuation of one.
struct Tree {
    step: usize,
    depth: usize,
}

struct Printer<'p> {
    outline: &'p Outline,
    /// True if the step is explained somewhere already.
    shown: Vec<bool>,
    /// The entities beside which something is said already.
    said: HashSet<&'p str>,
    /// Trees to come, with the number of the first of them.
    later: VecDeque<Tree>,
    next: usize,
    depth: usize,
    /// The question that opens the first step that is folded.
    folded: Option<&'p str>,
}

/// One line to come: what stands on it, and what stands before it.
struct Pending {
    under: Under,
    prefix: String,
    last: bool,
    level: usize,
    depth: usize,
}

/// The steps of `proof` as nodes.
pub fn outline(proof: &Proof) -> Outline {
    Outline { roots: proof.roots.clone(), nodes: proof.steps.iter().map(node).collect() }
}

fn node(step: &Step) -> Node {
    let tuple = &step.tuple.text;
    let source = step.location.as_ref().map_or(String::new(), |place| format!("   at {place}"));
    let (kind, title, notes) = match &step.by {
        None => (Kind::Leaf, format!("{tuple}{source}"), Vec::new()),
        Some(by) => {
            let notes = step.says.iter().cloned().chain([format!("by {}{source}", by.rule)]);
            (Kind::Explained, tuple.clone(), notes.collect())
        }
    };
    let under = step.by.as_ref().map_or(Vec::new(), |by| by.under.clone());
    let (brief, mentions, opens) = (tuple.clone(), step.mentions.clone(), question("--why", tuple));
    Node { title, brief, mentions, notes, under, kind, opens }
}

/// `--why 'tuple'`, as a shell reads it.
pub fn question(verb: &str, tuple: &str) -> String {
    format!("{verb} '{}'", tuple.replace('\'', "'\\''"))
}

/// Writes the trees of all roots, folded below `depth` levels; 0 folds nothing.
pub fn write(out: &mut dyn Write, outline: &Outline, depth: usize) -> io::Result<()> {
    let shown = vec![false; outline.nodes.len()];
    let depth = if depth == 0 { usize::MAX } else { depth };
    let mut printer = Printer {
        outline,
        shown,
        said: HashSet::new(),
        later: VecDeque::new(),
        next: 1,
        depth,
        folded: None,
    };
    for (at, &root) in outline.roots.iter().enumerate() {
        if at > 0 {
            writeln!(out)?;
        }
        printer.tree(out, &Tree { step: root, depth: 0 }, "")?;
        let mut number = printer.next - printer.later.len();
        while let Some(tree) = printer.later.pop_front() {
            writeln!(out)?;
            printer.tree(out, &tree, &format!("[{number}] "))?;
            number += 1;
        }
    }
    match printer.folded {
        Some(question) => writeln!(out, "\n… is folded: --depth 0 opens all, {question} this step"),
        None => Ok(()),
    }
}

impl<'p> Printer<'p> {
    fn tree(&mut self, out: &mut dyn Write, tree: &Tree, title: &str) -> io::Result<()> {
        let mut pending = Vec::new();
        let step = Pending {
            under: Under::Step(tree.step),
            prefix: String::new(),
            last: true,
            level: 0,
            depth: tree.depth,
        };
        self.step(out, tree.step, title, "", &step, &mut pending)?;
        while let Some(line) = pending.pop() {
            let branch = if line.last { "└─ " } else { "├─ " };
            let below = format!("{}{}", line.prefix, if line.last { "   " } else { "│  " });
            let first = format!("{}{branch}", line.prefix);
            match &line.under {
                Under::Step(step) => self.step(out, *step, &first, &below, &line, &mut pending)?,
                Under::Line(text) => wrap(out, text, &first, &below)?,
                Under::Group(title, _) => {
                    wrap(out, title, &first, &below)?;
                    let Under::Group(_, parts) = line.under else { unreachable!("it was a group just now") };
                    self.push(&mut pending, parts, &below, line.level + 1, line.depth);
                }
            }
        }
        Ok(())
    }

    /// Writes a step, and puts what stands under it before what is pending.
    fn step(
        &mut self,
        out: &mut dyn Write,
        number: usize,
        first: &str,
        below: &str,
        line: &Pending,
        pending: &mut Vec<Pending>,
    ) -> io::Result<()> {
        let outline: &'p Outline = self.outline;
        let node = &outline.nodes[number];
        let brief = &node.brief;
        if node.kind == Kind::Leaf {
            wrap(out, &node.title, first, below)?;
            return self.mentions(out, node, &format!("{below}   "));
        }
        if self.shown[number] {
            return wrap(out, &format!("{brief}   (see above)"), first, below);
        }
        if line.depth >= self.depth || node.kind == Kind::Folded {
            self.folded.get_or_insert(&node.opens);
            return wrap(out, &format!("{brief}   …"), first, below);
        }
        self.shown[number] = true;
        if line.level >= LEVELS {
            self.later.push_back(Tree { step: number, depth: line.depth });
            self.shown[number] = false;
            let text = format!("{brief}   … continues at [{}]", self.next);
            self.next += 1;
            return wrap(out, &text, first, below);
        }
        wrap(out, &node.title, first, below)?;
        let bar = if node.under.is_empty() { "   " } else { "│  " };
        let inner = format!("{below}{bar}");
        self.mentions(out, node, &inner)?;
        node.notes.iter().try_for_each(|note| wrap(out, note, &inner, &inner))?;
        self.push(pending, node.under.clone(), below, line.level + 1, line.depth + 1);
        Ok(())
    }

    /// Writes what is said beside the entities of `node`, of each once in all trees.
    fn mentions(&mut self, out: &mut dyn Write, node: &'p Node, prefix: &str) -> io::Result<()> {
        let new = node.mentions.iter().filter(|mention| self.said.insert(&mention.name));
        write_mentions(out, &new.collect::<Vec<_>>(), prefix)
    }

    fn push(&self, pending: &mut Vec<Pending>, parts: Vec<Under>, prefix: &str, level: usize, depth: usize) {
        let hidden = parts.len().saturating_sub(SHOWN);
        let lines = parts.iter().all(|part| matches!(part, Under::Line(_)));
        let mut parts = parts;
        if lines && hidden > 0 {
            parts.truncate(SHOWN);
            parts.push(Under::Line(format!("… and {hidden} more, which --format json lists")));
        }
        let count = parts.len();
        let lines = parts.into_iter().enumerate().map(|(at, under)| Pending {
            under,
            prefix: prefix.to_owned(),
            last: at + 1 == count,
            level,
            depth,
        });
        pending.extend(lines.collect::<Vec<_>>().into_iter().rev());
    }
}

/// Writes what is said beside entities, one a line.
pub fn write_mentions(out: &mut dyn Write, mentions: &[&Mention], prefix: &str) -> io::Result<()> {
    let names: Vec<String> = mentions.iter().map(|mention| mention.shown()).collect();
    let name = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let place = mentions.iter().map(|mention| mention.note.location.chars().count()).max().unwrap_or(0);
    mentions.iter().zip(&names).try_for_each(|(mention, shown)| {
        let line = format!("{shown:name$}  {:place$}  {}", mention.note.location, mention.note.shown());
        writeln!(out, "{prefix}{}", line.trim_end())
    })
}

/// Writes `text` after `first`, its further lines after `below`.
fn wrap(out: &mut dyn Write, text: &str, first: &str, below: &str) -> io::Result<()> {
    let mut prefix = first;
    let mut rest = text;
    loop {
        let room = WIDTH.saturating_sub(prefix.chars().count()).max(20);
        if rest.chars().count() <= room {
            return writeln!(out, "{prefix}{rest}");
        }
        let end = rest.char_indices().nth(room).map_or(rest.len(), |(at, _)| at);
        let cut = rest[..end].rfind(' ').filter(|&at| at > 0).unwrap_or(end);
        writeln!(out, "{prefix}{}", rest[..cut].trim_end())?;
        rest = rest[cut..].trim_start();
        prefix = below;
    }
}
