//! The numbers by which dispatches tell where to go: those by which a `switch` before decides anyway, where that can be.
//!
//! ```text
//!   op1:  switch i8 %o, label %out [i8 1, label %op1  i8 2, label %op2]       both ways lead to the dispatch
//!
//!   dispatch:  %label = phi i8 [ %o, %op1 ], …       switch i8 %label, label %op1 [i8 2, label %op2]
//! ```
//! A switch that numbers the ways otherwise, or leads to the dispatch whatever else its operand is, selects a label.

use super::outline::{Outline, Successor};
use dfquery_graph::function::{Argument, Function};
use dfquery_rules::relation;
use rustc_hash::{FxHashMap, FxHashSet};

/// Bits of a label that is no operand of a switch.
pub const LABEL_BITS: u32 = 32;

/// The labels of one dispatch.
pub struct Codes {
    /// Their width.
    pub bits: u32,
    /// For each successor the number that leads to it, in decimal.
    pub codes: Vec<String>,
}

/// The labels of all dispatches of a function.
#[derive(Default)]
pub struct Labels {
    of: FxHashMap<usize, Codes>,
    /// The nodes that give a dispatch what their switch decides by, with where they lead.
    direct: FxHashSet<(usize, usize)>,
}

/// A node whose switch leads to a dispatch.
struct Sender {
    node: usize,
    /// The dispatch, or the node before it that gathers.
    to: usize,
    bits: u32,
    /// Successors of the dispatch, by the numbers of the switch that lead there.
    cases: Vec<(String, usize)>,
}

impl Labels {
    /// Those of the dispatches in `outline`, the control flow of `function`. The order in which its nodes are numbered makes no
    /// difference.
    pub fn new(function: &Function, outline: &Outline) -> Labels {
        let mut senders: FxHashMap<usize, Vec<Sender>> = FxHashMap::default();
        for node in outline.walk() {
            for (dispatch, sender) in sent(function, outline, node) {
                senders.entry(dispatch).or_default().push(sender);
            }
        }
        let mut labels = Labels::default();
        for (dispatch, node) in outline.nodes.iter().enumerate() {
            if node.origin.is_none() && !node.gathers() {
                let senders = senders.remove(&dispatch).unwrap_or_default();
                labels.number(dispatch, node.successors.len(), senders);
            }
        }
        labels
    }

    /// Gives the `ways` of `dispatch` the numbers of as many `senders` as agree, the first ones first.
    fn number(&mut self, dispatch: usize, ways: usize, senders: Vec<Sender>) {
        let plain = || Codes { bits: LABEL_BITS, codes: (0..ways).map(|way| way.to_string()).collect() };
        let mut codes: Vec<Option<String>> = vec![None; ways];
        let mut ways_of: FxHashMap<String, usize> = FxHashMap::default();
        let (mut direct, bits) = (Vec::new(), senders.first().map_or(LABEL_BITS, |sender| sender.bits));
        for sender in senders.into_iter().filter(|sender| sender.bits == bits) {
            let agrees = |(number, way): &(String, usize)| {
                ways_of.get(number).is_none_or(|known| known == way)
                    && codes[*way].as_ref().is_none_or(|known| known == number)
            };
            let mut numbers = FxHashMap::default();
            let once = sender.cases.iter().all(|(number, way)| numbers.insert(*way, number).is_none());
            if once && sender.cases.iter().all(agrees) {
                direct.push((sender.node, sender.to));
                for (number, way) in sender.cases {
                    codes[way] = Some(number.clone());
                    ways_of.insert(number, way);
                }
            }
        }
        let mut free = (0_u64..).filter(|number| !ways_of.contains_key(&number.to_string()));
        let fits = |number: &u64| bits >= u64::BITS || number >> bits == 0;
        let code = |code: Option<String>| match code {
            Some(code) => Some(code),
            None => free.next().filter(fits).map(|number| number.to_string()),
        };
        let codes: Option<Vec<String>> = codes.into_iter().map(code).collect();
        let codes = match codes.filter(|_| !direct.is_empty()) {
            Some(codes) => {
                self.direct.extend(direct);
                Codes { bits, codes }
            }
            None => plain(),
        };
        self.of.insert(dispatch, codes);
    }

    /// Those of `dispatch`.
    pub fn of(&self, dispatch: usize) -> &Codes {
        &self.of[&dispatch]
    }

    /// True if the switch of `node` gives the dispatch after `to`, a successor, what it decides by.
    pub fn is_direct(&self, node: usize, to: usize) -> bool {
        self.direct.contains(&(node, to))
    }
}

/// The dispatches to which `node` leads by cases of a switch on a value alone, with what it sends there: several ways.
fn sent(function: &Function, outline: &Outline, node: usize) -> Vec<(usize, Sender)> {
    let successors = &outline.nodes[node].successors;
    let is_dispatched = |successor: &&Successor| outline.nodes[successor.to].origin.is_none();
    if successors.iter().filter(is_dispatched).count() < 2 {
        return Vec::new();
    }
    let Some(block) = outline.nodes[node].origin else { return Vec::new() };
    let last = function.terminator(block).filter(|last| function.opcode(last) == "switch");
    let Some(Argument::Value(subject)) = last.and_then(|last| last.operands.first()) else {
        return Vec::new();
    };
    let rows = function.rows_at::<relation::CaseValue>(block);
    let cases: FxHashMap<u32, &str> = rows.map(|row| (row.successor, function.text(row.bits))).collect();
    let mut senders: Vec<(usize, Option<Sender>)> = Vec::new();
    for successor in successors.iter().filter(is_dispatched) {
        let to = successor.to;
        let at = senders.iter().position(|(known, _)| *known == to).unwrap_or_else(|| {
            let bits = function.width(*subject);
            senders.push((to, Some(Sender { node, to, bits, cases: Vec::new() })));
            senders.len() - 1
        });
        match (cases.get(&successor.number), &mut senders[at].1) {
            (Some(number), Some(sender)) => {
                sender.cases.push(((*number).to_owned(), successor.label as usize));
            }
            (_, sender) => *sender = None,
        }
    }
    let several = |sender: &Sender| sender.cases.iter().any(|(_, way)| *way != sender.cases[0].1);
    let senders = senders.into_iter().filter_map(|(to, sender)| Some((to, sender.filter(several)?)));
    let dispatch =
        |to: usize| if outline.nodes[to].gathers() { outline.nodes[to].successors[0].to } else { to };
    senders.map(|(to, sender)| (dispatch(to), sender)).collect()
}
