//! Phis with the trees of picks that stand for them.

use super::view::{Dumped, View};
use dfquery_formats::drawing::Picture;
use dfquery_graph::{Graph, LicId, Op, Operand, Operator, Skipped};
use std::collections::{BTreeMap, BTreeSet};

/// Operators in a tree after which it is cut: without sharing, trees grow with the number of ways.
const LARGEST: usize = 100;

/// A tree of operators.
enum Tree {
    /// A signal, a channel or a constant.
    Leaf(String),
    /// An operator by its name.
    Operator(String, Vec<Tree>),
}

impl Tree {
    fn text(&self) -> String {
        match self {
            Tree::Leaf(name) => name.clone(),
            Tree::Operator(name, operands) => {
                let operands: Vec<String> = operands.iter().map(Tree::text).collect();
                format!("{name}({})", operands.join(", "))
            }
        }
    }

    /// Draws the tree into `picture`, in `frame`; says which box is its root.
    fn draw(&self, picture: &mut Picture, frame: usize) -> usize {
        let (name, operands) = match self {
            Tree::Leaf(name) => (name, &[][..]),
            Tree::Operator(name, operands) => (name, &operands[..]),
        };
        let node = picture.node(format!("n{}", picture.nodes.len()), name.as_str());
        picture.nodes[node].frame = Some(frame);
        for (at, operand) in operands.iter().enumerate() {
            let from = operand.draw(picture, frame);
            picture.edge(from, node, at.to_string());
        }
        node
    }
}

/// Every phi: what it takes from where, the tree that follows from the branches, and what was built.
pub fn dump(view: &View) -> Result<Dumped, Skipped> {
    let mut dumped = Dumped { picture: Picture::new(view.name), ..Dumped::default() };
    let branches = Branches::new(view)?;
    let graph = view.graph()?;
    let mut merged: BTreeMap<String, String> = BTreeMap::new();
    for [phi, _, inner] in view.framed::<3>("merges_phi")? {
        merged.insert(inner, phi);
    }
    let mut loops: BTreeMap<String, Vec<[String; 2]>> = BTreeMap::new();
    for [phi, point, operand] in view.framed::<3>("loop_phi")? {
        loops.entry(phi).or_default().push([point, operand]);
    }
    for (phi, operands) in loops {
        dumped.line(format!("{phi}, at the head of a loop"));
        operands.iter().for_each(|[point, operand]| dumped.line(format!("  from {point}: {operand}")));
        built(&mut dumped, &graph, &phi);
    }
    let mut joins: BTreeMap<(String, String), Vec<[String; 2]>> = BTreeMap::new();
    for [phi, join, from, operand] in view.framed::<4>("phi_arm")? {
        joins.entry((phi, join)).or_default().push([from, operand]);
    }
    for ((phi, join), arms) in joins {
        dumped.line(format!("{phi}, at {join}"));
        arms.iter().for_each(|[from, operand]| dumped.line(format!("  from {from}: {operand}")));
        dumped.line(format!("  by the branches: {}", branches.tree(&join, &arms).text()));
        match merged.get(&phi) {
            Some(outer) => dumped.line(format!("  built as a part of the tree of {outer}")),
            None => built(&mut dumped, &graph, &phi),
        }
    }
    let mut selected: BTreeMap<String, Vec<[String; 2]>> = BTreeMap::new();
    for [phi, from, operand] in view.framed::<3>("selected_operand")? {
        selected.entry(phi).or_default().push([from, operand]);
    }
    for [phi, join] in view.framed::<2>("selected")? {
        dumped.line(format!("{phi}, selected at {join}"));
        let arms = selected.get(&phi).into_iter().flatten();
        arms.for_each(|[from, operand]| dumped.line(format!("  from {from}: {operand}")));
        built(&mut dumped, &graph, &phi);
    }
    Ok(dumped)
}

/// Adds what the graph has for `phi`.
fn built(dumped: &mut Dumped, graph: &Graph, phi: &str) {
    let picks = Picks::new(graph, phi);
    let roots = picks.roots();
    if roots.is_empty() {
        return dumped.line("  nothing is built for it: nothing reads it");
    }
    let frame = dumped.picture.frame(phi);
    for root in roots {
        let tree = picks.tree(root, &mut LARGEST.clone());
        dumped.line(format!("  built: {}", tree.text()));
        tree.draw(&mut dumped.picture, frame);
    }
}

/// The successors of each point, and the conditions that choose between them.
struct Branches {
    steps: BTreeMap<String, Vec<String>>,
    conditions: BTreeMap<String, String>,
    dominators: BTreeMap<String, String>,
}

impl Branches {
    fn new(view: &View) -> Result<Branches, Skipped> {
        let mut steps: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for [from, _, to] in view.framed::<3>("step")? {
            steps.entry(from).or_default().push(to);
        }
        let pairs =
            |relation| view.framed::<2>(relation).map(|rows| rows.into_iter().map(|[a, b]| (a, b)).collect());
        Ok(Branches { steps, conditions: pairs("condition")?, dominators: pairs("step_idom")? })
    }

    /// The picks for `arms` from the immediate dominator of `join` on, an operand as often as ways lead to it; `-`
    /// where the join is missed.
    fn tree(&self, join: &str, arms: &[[String; 2]]) -> Tree {
        let arms: BTreeMap<&str, &str> =
            arms.iter().map(|[from, operand]| (from.as_str(), operand.as_str())).collect();
        match self.dominators.get(join) {
            Some(top) => self.tree_from(top, join, &arms, &mut LARGEST.clone()),
            None => Tree::Leaf("-".to_owned()),
        }
    }

    fn tree_from(&self, from: &str, join: &str, arms: &BTreeMap<&str, &str>, left: &mut usize) -> Tree {
        let mut point = from;
        loop {
            if let Some(operand) = arms.get(point) {
                return Tree::Leaf((*operand).to_owned());
            }
            match self.steps.get(point).map(Vec::as_slice) {
                Some([next]) if next != join => point = next,
                Some([no, yes]) if no == yes => point = no,
                Some([no, yes]) => {
                    if *left == 0 {
                        return Tree::Leaf("…".to_owned());
                    }
                    *left -= 1;
                    let condition = self.conditions.get(point).map_or("?", String::as_str);
                    let sides = [no, yes].map(|side| self.tree_from(side, join, arms, left));
                    return match sides {
                        [Tree::Leaf(no), Tree::Leaf(yes)] if no == yes => Tree::Leaf(no),
                        [no, yes] => {
                            Tree::Operator("pick".to_owned(), vec![Tree::Leaf(condition.to_owned()), no, yes])
                        }
                    };
                }
                _ => return Tree::Leaf("-".to_owned()),
            }
        }
    }
}

/// The operators of a graph that stand for one phi.
pub struct Picks<'g> {
    graph: &'g Graph,
    phi: &'g str,
    producers: BTreeMap<LicId, &'g Op>,
}

impl<'g> Picks<'g> {
    pub fn new(graph: &'g Graph, phi: &'g str) -> Picks<'g> {
        let producers = graph.ops.iter().flat_map(|op| op.outs.iter().flatten().map(move |lic| (*lic, op)));
        Picks { graph, phi, producers: producers.collect() }
    }

    fn is_own(&self, op: &Op) -> bool {
        let selects = match &op.operator {
            Operator::Pick
            | Operator::Pickany
            | Operator::Repeat
            | Operator::RepeatWhile
            | Operator::Carry
            | Operator::CarryWhile => !op.stream,
            Operator::Pure(name) => name == "select",
            _ => false,
        };
        selects && op.origin == self.phi
    }

    /// Those that no other of them reads.
    pub fn roots(&self) -> Vec<&'g Op> {
        let own = || self.graph.ops.iter().filter(|op| self.is_own(op));
        let read: BTreeSet<LicId> = own().flat_map(Op::inputs).collect();
        let is_root = |op: &&Op| !op.outs.iter().flatten().any(|lic| read.contains(lic));
        let roots: Vec<&Op> = own().filter(is_root).collect();
        if roots.is_empty() { own().take(1).collect() } else { roots }
    }

    /// The operands of the tree of `op`, without the deciding ones.
    pub fn leaves(&self, op: &'g Op) -> Vec<&'g Operand> {
        let (mut leaves, mut open, mut met) = (Vec::new(), vec![op], BTreeSet::new());
        while let Some(op) = open.pop() {
            let decides = usize::from(op.operator != Operator::Pickany);
            for operand in op.ins.iter().skip(decides) {
                let part = match operand {
                    Operand::Lic(lic) if self.graph.lic(*lic).init.is_empty() => self.producers.get(lic),
                    _ => None,
                };
                // A select is an operator like others: it needs no decision of its own.
                let is_pick = |op: &&&Op| self.is_own(op) && !matches!(op.operator, Operator::Pure(_));
                match part.filter(is_pick) {
                    Some(part) if met.insert(std::ptr::from_ref(*part)) => open.push(part),
                    Some(_) => {}
                    None => leaves.push(operand),
                }
            }
        }
        leaves
    }

    /// The operator of the phi that fills `operand`, if one does.
    pub fn part(&self, operand: &Operand) -> Option<&'g Op> {
        let Operand::Lic(lic) = operand else { return None };
        self.producers.get(lic).copied().filter(|op| self.is_own(op))
    }

    /// An operand as it is written.
    pub fn name(&self, operand: &Operand) -> String {
        match operand {
            Operand::Const(bits) => bits.to_string(),
            Operand::Global { name, .. } => name.clone(),
            Operand::Held(lic) | Operand::Lic(lic) => self.graph.lic(*lic).name.to_string(),
            Operand::Never(_) => "%na".to_owned(),
        }
    }

    fn tree(&self, op: &Op, left: &mut usize) -> Tree {
        *left = left.saturating_sub(1);
        let name = op.operator.name().to_owned();
        Tree::Operator(name, op.ins.iter().map(|operand| self.operand(operand, left)).collect())
    }

    /// A channel by its name, or what fills it, if that is part of the tree or of a stream that decides there.
    fn operand(&self, operand: &Operand, left: &mut usize) -> Tree {
        match operand {
            Operand::Const(bits) => Tree::Leaf(bits.to_string()),
            Operand::Never(_) => Tree::Leaf("%na".to_owned()),
            Operand::Global { name, .. } => Tree::Leaf(name.clone()),
            Operand::Held(lic) => Tree::Leaf(self.graph.lic(*lic).name.to_string()),
            Operand::Lic(lic) => {
                let found = self.graph.lic(*lic);
                // A predicate is called by what it is about.
                let is_predicate = |op: &&Op| matches!(op.operator, Operator::Predprop | Operator::Predmerge);
                let part = self.producers.get(lic).filter(|op| op.stream || self.is_own(op));
                let part = part.filter(|op| !is_predicate(op));
                match part {
                    Some(op) if *left > 0 && found.init.is_empty() => self.tree(op, left),
                    _ if found.init.is_empty() => Tree::Leaf(found.name.to_string()),
                    _ => {
                        let initial: Vec<String> = found.init.iter().map(|value| value.to_string()).collect();
                        Tree::Leaf(format!("{} · {}", initial.join(" "), found.name))
                    }
                }
            }
        }
    }
}
