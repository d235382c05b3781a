//! The new function, instruction by instruction: copies of old ones, and what joins, carries and dispatches values.

use super::{
    labels::{Codes, LABEL_BITS, Labels},
    outline::{Outline, Successor},
};
use dfquery_engine::run::Part;
use dfquery_graph::function::{Argument, Function, Instruction};
use dfquery_rules::{
    entity::{self, OutlineNode},
    relation,
};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;

/// A value of the new function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Value {
    /// A parameter.
    Parameter(u32),
    /// The copy of `value` that its instruction defines in `node`.
    Copied {
        /// A value of the old function.
        value: u32,
        /// Where.
        node: usize,
    },
    /// The phi in which different definitions of `value` meet at `node`.
    Joined {
        /// A value of the old function.
        value: u32,
        /// Where.
        node: usize,
    },
    /// The phi of the dispatch `node` that carries what the phi `phi` after it takes.
    Carried {
        /// An instruction of the old function.
        phi: u32,
        /// Where.
        node: usize,
    },
    /// The phi that says which way the dispatch `node` goes.
    Label {
        /// Where.
        node: usize,
    },
    /// True if `node` will take the successor in place `successor`, a case of its switch.
    Test {
        /// Where.
        node: usize,
        /// The place among its successors.
        successor: usize,
    },
    /// The label with which `node` enters a dispatch, unless it takes a successor after `successor`.
    Choice {
        /// Where.
        node: usize,
        /// The place among its successors.
        successor: usize,
    },
}

/// One operand of a new instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Operand {
    /// A value.
    Value(Value),
    /// The operand of the old instruction: a constant.
    Same {
        /// An instruction of the old function.
        instruction: u32,
        /// Its operand.
        operand: usize,
    },
    /// A number of this number of bits, in decimal.
    Number(u32, String),
    /// Nothing that is ever read.
    Poison,
}

/// The value that a dispatch carries for some phis after it.
struct Carried<'f> {
    ty: &'f str,
    phis: Vec<u32>,
    /// By the nodes before the dispatch; none where control does not come on its way to these phis.
    taken: Vec<Option<Taken>>,
    operands: Vec<Operand>,
}

impl Carried<'_> {
    /// True if both take the same wherever both take anything, which is so somewhere.
    fn agrees(&self, other: &Self) -> bool {
        let mut meets = false;
        let mut both = self.taken.iter().zip(&other.taken);
        let same = |(one, other): (&Option<Taken>, &Option<Taken>)| match (one, other) {
            (Some(one), Some(other)) => {
                meets = true;
                one == other
            }
            _ => true,
        };
        self.ty == other.ty && both.all(same) && meets
    }

    /// Takes for the phis of `other`, too.
    fn join(&mut self, other: Self) {
        self.phis.extend(other.phis);
        for (at, (taken, operand)) in other.taken.into_iter().zip(other.operands).enumerate() {
            if self.taken[at].is_none() {
                (self.taken[at], self.operands[at]) = (taken, operand);
            }
        }
    }
}

/// The operands of a phi.
#[derive(PartialEq, Eq)]
enum Taken {
    /// A constant, and whether it is undefined and poison.
    Constant(Argument, [bool; 2]),
    Operand(Operand),
}

/// The kind of a new instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// A copy of an instruction that is no phi; what it reads, [`Plan::read`] tells.
    Copy(u32),
    /// A copy of a phi.
    Phi(u32),
    /// A phi of the type of a value of the old function.
    Join(u32),
    /// The label of a dispatch: a phi.
    Label,
    /// True if two numbers are equal.
    Test,
    /// A select between labels.
    Choose,
    /// The switch that ends a dispatch.
    Dispatch,
    /// The branch of a node that gathers.
    Go,
}

/// A new instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The kind.
    pub act: Act,
    /// The value that it defines.
    pub result: Option<Value>,
    /// The operands that it reads; empty for [`Act::Copy`].
    pub operands: Vec<Operand>,
    /// For a phi the nodes its operands come from.
    pub incoming: Vec<usize>,
}

/// The new function.
pub struct Plan<'p, 'a> {
    /// The old one.
    pub function: &'p Function<'a>,
    /// Its new control flow.
    pub outline: &'p Outline,
    /// The instructions of each node.
    pub steps: Vec<Vec<Step>>,
    /// By what its dispatches decide.
    pub labels: Labels,
    idom: Vec<Option<usize>>,
    joins: BTreeSet<(usize, u32)>,
    arrivals: Vec<Vec<(usize, usize)>>,
    /// For each phi and block the operand that it takes from there.
    operands: FxHashMap<(u32, u32), usize>,
    /// For each dispatch and successor the phis of the block where it leads in the end.
    behind: FxHashMap<usize, Vec<Vec<u32>>>,
    /// For each dispatch and phi after it the first of those for which the dispatch carries the same.
    alike: FxHashMap<(usize, u32), u32>,
    /// For each dispatch what it carries for such a phi from each node before it.
    carried: FxHashMap<usize, Vec<(u32, Vec<Operand>)>>,
}

impl<'p, 'a> Plan<'p, 'a> {
    /// Plans the function with the control flow of `outline`, whose rules `part` evaluates.
    pub fn new(function: &'p Function<'a>, outline: &'p Outline, part: &mut Part) -> Self {
        let tree = outline.dominators();
        let nodes = 0..outline.nodes.len();
        let idom: Vec<Option<usize>> =
            nodes.clone().map(|node| tree.idom(node as u32).map(|above| above as usize)).collect();
        let mut plan = Plan {
            function,
            outline,
            steps: Vec::new(),
            labels: Labels::new(function, outline),
            joins: joins(outline, &idom, part),
            idom,
            arrivals: outline.arrivals(),
            operands: FxHashMap::default(),
            behind: FxHashMap::default(),
            alike: FxHashMap::default(),
            carried: FxHashMap::default(),
        };
        let is_dispatch =
            |node: &usize| outline.nodes[*node].origin.is_none() && !outline.nodes[*node].gathers();
        for node in nodes.clone().filter(is_dispatch) {
            let successors = outline.nodes[node].successors.iter();
            let phis = successors.map(|successor| plan.phis_of(outline.destination(successor))).collect();
            plan.behind.insert(node, phis);
        }
        plan.operands = plan.phi_operands();
        for node in nodes.clone().filter(is_dispatch) {
            plan.carry_once(node);
        }
        plan.steps = nodes.map(|node| plan.node(node)).collect();
        plan
    }

    /// The number of instructions.
    pub fn size(&self) -> usize {
        self.steps.iter().map(Vec::len).sum()
    }

    /// The value that replaces the old `value` at the end of `node`, and before it where `value` is defined earlier in
    /// the node.
    ///
    /// None if no definition comes before: then no path that is taken reads it.
    pub fn read(&self, node: usize, value: u32) -> Option<Value> {
        let Some(definition) = self.function.definition(value) else {
            return Some(Value::Parameter(value));
        };
        let mut at = node;
        loop {
            if self.outline.nodes[at].origin == Some(definition.block) {
                return Some(Value::Copied { value, node: at });
            }
            if self.joins.contains(&(at, value)) {
                return Some(Value::Joined { value, node: at });
            }
            at = self.idom[at]?;
        }
    }

    fn phis_of(&self, node: usize) -> Vec<u32> {
        let instructions = self.instructions(node).iter();
        instructions.take_while(|i| self.function.opcode(i) == "phi").map(|i| i.id).collect()
    }

    /// The instructions of the block that `node` is a copy of.
    fn instructions(&self, node: usize) -> &'p [Instruction] {
        let function: &'p Function<'a> = self.function;
        match self.outline.nodes[node].origin {
            Some(block) => &function.instructions[function.block(block).instructions.clone()],
            None => &[],
        }
    }

    fn node(&self, node: usize) -> Vec<Step> {
        let mut steps = match self.outline.nodes[node].origin {
            Some(_) => self.phis(node),
            None if self.outline.nodes[node].gathers() => Vec::new(),
            None => self.carry(node),
        };
        steps.extend(self.join(node));
        let rest = self.instructions(node).iter().filter(|i| self.function.opcode(i) != "phi");
        let copy = |instruction: &Instruction| Step {
            act: Act::Copy(instruction.id),
            result: instruction.result.map(|value| Value::Copied { value, node }),
            operands: Vec::new(),
            incoming: Vec::new(),
        };
        steps.extend(rest.map(copy));
        let end = steps.len() - usize::from(self.outline.nodes[node].origin.is_some());
        steps.splice(end..end, self.choices(node));
        if self.outline.nodes[node].origin.is_none() {
            let (act, operands) = match self.outline.nodes[node].gathers() {
                true => (Act::Go, Vec::new()),
                false => (Act::Dispatch, vec![Operand::Value(Value::Label { node })]),
            };
            steps.push(Step { act, result: None, operands, incoming: Vec::new() });
        }
        steps
    }

    /// The nodes that lead to `node`, once for each successor.
    fn incoming(&self, node: usize) -> Vec<usize> {
        self.arrivals[node].iter().map(|&(from, _)| from).collect()
    }

    /// A phi at `node` that takes from each node what `operand` tells.
    fn phi(&self, node: usize, act: Act, result: Value, operand: impl Fn(usize) -> Operand) -> Step {
        let incoming = self.incoming(node);
        let operands = incoming.iter().map(|&from| operand(from)).collect();
        Step { act, result: Some(result), operands, incoming }
    }

    /// The copies of the phis of a block.
    fn phis(&self, node: usize) -> Vec<Step> {
        let phis = self.instructions(node).iter().take_while(|i| self.function.opcode(i) == "phi");
        phis.map(|phi| {
            let value = phi.result.expect("a phi has a result");
            let result = Value::Copied { value, node };
            self.phi(node, Act::Phi(phi.id), result, |from| self.along(from, phi))
        })
        .collect()
    }

    /// The operand of the old `phi` when control comes from `from`.
    fn along(&self, from: usize, phi: &Instruction) -> Operand {
        let from = self.sender(from, from).0;
        let Some(block) = self.outline.nodes[from].origin else {
            let phi = self.alike.get(&(from, phi.id)).copied().unwrap_or(phi.id);
            return Operand::Value(Value::Carried { phi, node: from });
        };
        // Operands from edges that were left out are missing, and the others keep their numbers.
        let Some(&operand) = self.operands.get(&(phi.id, block)) else { return Operand::Poison };
        match &phi.operands[operand] {
            Argument::Value(value) => self.value(from, *value),
            _ => Operand::Same { instruction: phi.id, operand },
        }
    }

    fn value(&self, node: usize, value: u32) -> Operand {
        self.read(node, value).map_or(Operand::Poison, Operand::Value)
    }

    /// The phis in which definitions meet at `node`.
    fn join(&self, node: usize) -> Vec<Step> {
        let join = |&(_, value): &(usize, u32)| {
            let result = Value::Joined { value, node };
            self.phi(node, Act::Join(value), result, |from| self.value(from, value))
        };
        self.joins.range((node, 0)..=(node, u32::MAX)).map(join).collect()
    }

    /// The place where control from `from` to `node` was sent on its way, and the target: a node that gathers sends
    /// nothing itself.
    fn sender(&self, from: usize, node: usize) -> (usize, usize) {
        match self.outline.nodes[from].gathers() {
            true => (self.arrivals[from][0].0, from),
            false => (from, node),
        }
    }

    /// For each phi and each block the first operand that it takes from there.
    fn phi_operands(&self) -> FxHashMap<(u32, u32), usize> {
        let mut operands = FxHashMap::default();
        for phi in self.function.instructions.iter().filter(|i| self.function.opcode(i) == "phi") {
            for row in self.function.rows_at::<relation::PhiOperand>(phi.id) {
                operands.entry((phi.id, row.from.0)).or_insert(row.operand as usize);
            }
        }
        operands
    }

    /// Finds what the dispatch `node` carries for the phis after it: once for those that take the same wherever both
    /// are reached from, if that is somewhere.
    fn carry_once(&mut self, node: usize) {
        let mut carried: Vec<Carried> = Vec::new();
        let ways = self.ways_into(node);
        for (way, phis) in self.behind[&node].iter().enumerate() {
            for &phi in phis {
                let operand = |(from, ways): &(usize, FxHashSet<usize>)| match ways.contains(&way) {
                    true => self.along(*from, self.function.instruction(phi)),
                    false => Operand::Poison,
                };
                let operands: Vec<Operand> = ways.iter().map(operand).collect();
                let taken = operands.iter().map(|operand| self.taken(operand)).collect();
                let value = self.function.instruction(phi).result.expect("a phi has a result");
                let next = Carried { ty: self.function.value_type(value), phis: vec![phi], taken, operands };
                match carried.iter_mut().find(|known| known.agrees(&next)) {
                    Some(known) => known.join(next),
                    None => carried.push(next),
                }
            }
        }
        let alike =
            carried.iter().flat_map(|known| known.phis.iter().map(|&phi| ((node, phi), known.phis[0])));
        self.alike.extend(alike);
        self.carried.insert(node, carried.into_iter().map(|known| (known.phis[0], known.operands)).collect());
    }

    /// The nodes before the dispatch `node`, each once, with the successors that the dispatch takes when control comes
    /// from there.
    fn ways_into(&self, node: usize) -> Vec<(usize, FxHashSet<usize>)> {
        let mut froms = self.incoming(node);
        froms.dedup();
        let ways = |from: usize| {
            let (sender, to) = self.sender(from, node);
            let successors = self.outline.nodes[sender].successors.iter();
            successors
                .filter(|successor| successor.to == to)
                .map(|successor| successor.label as usize)
                .collect()
        };
        froms.into_iter().map(|from| (from, ways(from))).collect()
    }

    /// `operand` in a form in which equal constants are equal; none where control does not come.
    fn taken(&self, operand: &Operand) -> Option<Taken> {
        match operand {
            Operand::Poison => None,
            Operand::Same { instruction, operand } => {
                let argument = self.function.instruction(*instruction).operands[*operand].clone();
                let at = *operand as u32;
                let mut undefined = self.function.rows_at::<relation::UndefinedOperand>(*instruction);
                let mut poison = self.function.rows_at::<relation::PoisonOperand>(*instruction);
                let is_undefined = undefined.any(|row| row.operand == at);
                Some(Taken::Constant(argument, [is_undefined, poison.any(|row| row.operand == at)]))
            }
            operand => Some(Taken::Operand(operand.clone())),
        }
    }

    /// The label of a dispatch, and what it carries for the phis after.
    fn carry(&self, node: usize) -> Vec<Step> {
        let label = |from| self.label(from, node);
        let mut steps = vec![self.phi(node, Act::Label, Value::Label { node }, label)];
        let froms = self.ways_into(node).into_iter().map(|(from, _)| from);
        let places: FxHashMap<usize, usize> = froms.enumerate().map(|(at, from)| (from, at)).collect();
        for &(phi, ref operands) in &self.carried[&node] {
            let operand = |from: usize| match operands[places[&from]].clone() {
                Operand::Value(Value::Carried { phi, node }) => {
                    Operand::Value(Value::Carried { phi: self.alike[&(node, phi)], node })
                }
                operand => operand,
            };
            let value = self.function.instruction(phi).result.expect("a phi has a result");
            steps.push(self.phi(node, Act::Join(value), Value::Carried { phi, node }, operand));
        }
        steps
    }

    /// The label with which control comes to `dispatch` from `from`.
    fn label(&self, from: usize, dispatch: usize) -> Operand {
        let (node, to) = self.sender(from, dispatch);
        if self.labels.is_direct(node, to) {
            return self.subject(node);
        }
        match turns(self.outline, node, to).last() {
            Some(&successor) => Operand::Value(Value::Choice { node, successor }),
            None => {
                let mut successors = self.outline.nodes[node].successors.iter();
                self.number(successors.find(|successor| successor.to == to).expect("an edge"))
            }
        }
    }

    /// The label that goes with `successor`, which leads to a dispatch.
    fn number(&self, successor: &Successor) -> Operand {
        let Codes { bits, codes } = self.labels.of(self.dispatch_behind(successor));
        Operand::Number(*bits, codes[successor.label as usize].clone())
    }

    fn dispatch_behind(&self, successor: &Successor) -> usize {
        match self.outline.nodes[successor.to].gathers() {
            true => self.outline.nodes[successor.to].successors[0].to,
            false => successor.to,
        }
    }

    /// The bits of `value`, a label or a choice of one.
    pub fn label_bits(&self, value: Value) -> u32 {
        match value {
            Value::Choice { node, successor } => {
                self.labels.of(self.dispatch_behind(&self.outline.nodes[node].successors[successor])).bits
            }
            Value::Label { node } => self.labels.of(node).bits,
            _ => LABEL_BITS,
        }
    }

    /// The instructions that compute the labels of `node` where its successors enter a dispatch with several labels.
    fn choices(&self, node: usize) -> Vec<Step> {
        let successors = &self.outline.nodes[node].successors;
        let mut steps = Vec::new();
        for to in dispatches(self.outline, node) {
            if self.outline.nodes[node].gathers() || self.labels.is_direct(node, to) {
                continue;
            }
            let first =
                successors.iter().find(|successor| successor.to == to).expect("a successor leads there");
            let mut before = self.number(first);
            for successor in turns(self.outline, node, to) {
                let result = Value::Choice { node, successor };
                let chosen = self.number(&successors[successor]);
                steps.extend(self.choose(node, successor, chosen, before, result));
                before = Operand::Value(result);
            }
        }
        steps
    }

    /// The select of `chosen` if `node` takes the successor in place `successor`, and the test that it needs.
    fn choose(
        &self,
        node: usize,
        successor: usize,
        chosen: Operand,
        other: Operand,
        result: Value,
    ) -> Vec<Step> {
        let step = |act, result, operands| Step { act, result: Some(result), operands, incoming: Vec::new() };
        let number = self.outline.nodes[node].successors[successor].number;
        match case(self.function, self.outline, &self.labels, node, number) {
            Some((bits, text)) => {
                let test = Value::Test { node, successor };
                let subject = self.subject(node);
                vec![
                    step(Act::Test, test, vec![subject, Operand::Number(bits, text)]),
                    step(Act::Choose, result, vec![Operand::Value(test), chosen, other]),
                ]
            }
            None if number == 0 => vec![step(Act::Choose, result, vec![self.subject(node), chosen, other])],
            None => vec![step(Act::Choose, result, vec![self.subject(node), other, chosen])],
        }
    }

    /// The operand of the branch or switch that ends `node`.
    fn subject(&self, node: usize) -> Operand {
        let Some(block) = self.outline.nodes[node].origin else {
            return Operand::Value(Value::Label { node });
        };
        let last = self.function.terminator(block).expect("a block with successors ends in a terminator");
        match &last.operands[0] {
            Argument::Value(value) => self.value(node, *value),
            _ => Operand::Same { instruction: last.id, operand: 0 },
        }
    }
}

/// The dispatches that successors of `node` lead to, in order.
fn dispatches(outline: &Outline, node: usize) -> Vec<usize> {
    let successors = outline.nodes[node].successors.iter().map(|successor| successor.to);
    let mut dispatches: Vec<usize> = successors.filter(|&to| outline.nodes[to].origin.is_none()).collect();
    dispatches.sort_unstable();
    dispatches.dedup();
    dispatches
}

/// The places of the successors of `from` to `dispatch` whose labels differ from that of the first one.
fn turns(outline: &Outline, from: usize, dispatch: usize) -> Vec<usize> {
    let successors = &outline.nodes[from].successors;
    let to = |successor: &&Successor| successor.to == dispatch;
    let Some(first) = successors.iter().find(to) else { return Vec::new() };
    (0..successors.len()).filter(|&at| to(&&successors[at]) && successors[at].label != first.label).collect()
}

/// Number of instructions that compute the labels with which `node` enters dispatches.
pub fn deciding(function: &Function, outline: &Outline, labels: &Labels, node: usize) -> usize {
    if outline.nodes[node].gathers() {
        return 0;
    }
    let dispatches = dispatches(outline, node).into_iter().filter(|&to| !labels.is_direct(node, to));
    let turns = dispatches.flat_map(|dispatch| turns(outline, node, dispatch));
    let number = |at: usize| outline.nodes[node].successors[at].number;
    turns.map(|at| if case(function, outline, labels, node, number(at)).is_some() { 2 } else { 1 }).sum()
}

/// The number for which the switch that ends `node` takes the successor with this number, and its bits.
fn case(
    function: &Function,
    outline: &Outline,
    labels: &Labels,
    node: usize,
    successor: u32,
) -> Option<(u32, String)> {
    let Some(block) = outline.nodes[node].origin else {
        let Codes { bits, codes } = labels.of(node);
        return Some((*bits, codes[successor as usize].clone()));
    };
    let mut cases = function.rows_at::<relation::CaseValue>(block);
    let case = cases.find(|case| case.successor == successor)?;
    let last = function.terminator(block).expect("a block with successors ends in a terminator");
    let bits = function.argument_width(last.operands.first()?);
    Some((bits, function.text(case.bits).to_owned()))
}

/// The first block that enters a dispatch with several labels, and of which facts do not tell what it decides by.
pub fn undecided(function: &Function, outline: &Outline) -> Option<u32> {
    let nodes = outline.nodes.iter();
    nodes.filter_map(|node| Some((node, node.origin?))).find_map(|(node, block)| {
        let dispatched =
            node.successors.iter().filter(|successor| outline.nodes[successor.to].origin.is_none());
        let several = dispatched.clone().any(|successor| {
            dispatched.clone().any(|other| other.to == successor.to && other.label != successor.label)
        });
        (several && !decides(function, block, &node.successors)).then_some(block)
    })
}

/// Returns true if facts tell by what each block with several ways decides between them.
pub fn all_decide(function: &Function, outline: &Outline) -> bool {
    let nodes = outline.nodes.iter().filter(|node| node.successors.len() > 1);
    nodes
        .filter_map(|node| Some((node, node.origin?)))
        .all(|(node, block)| decides(function, block, &node.successors))
}

/// Returns true if facts tell by what the end of `block` decides between `successors`.
fn decides(function: &Function, block: u32, successors: &[Successor]) -> bool {
    let Some(last) = function.terminator(block).filter(|last| !last.operands.is_empty()) else {
        return false;
    };
    let cases = function.rows_at::<relation::CaseValue>(block);
    match function.opcode(last) {
        "br" => cases.is_empty() && successors.iter().all(|successor| successor.number < 2),
        "switch" => {
            let has_case = |successor: &Successor| {
                successor.number == 0 || cases.clone().any(|case| case.successor == successor.number)
            };
            successors.iter().all(has_case)
        }
        _ => false,
    }
}

/// The nodes and values where definitions meet, as the rules derive them.
fn joins(outline: &Outline, idom: &[Option<usize>], part: &mut Part) -> BTreeSet<(usize, u32)> {
    part.set_domain::<OutlineNode>(0..outline.nodes.len() as u32);
    let number = |node: usize| OutlineNode(node as u32);
    let blocks = outline.nodes.iter().map(|node| node.origin.map(entity::Block)).enumerate();
    part.supply(
        blocks.filter_map(|(node, block)| Some(relation::StandsFor { node: number(node), block: block? })),
    );
    let leads = |(from, successor): (usize, &Successor)| relation::Leads {
        from: number(from),
        to: number(successor.to),
    };
    part.supply(outline.edges().map(leads));
    let dominators = idom.iter().enumerate().filter_map(|(node, above)| {
        Some(relation::NodeIdom { node: number(node), dominator: number((*above)?) })
    });
    part.supply(dominators);
    part.rows().map(|cut: relation::PhiNeeded| (cut.node.0 as usize, cut.value.0)).collect()
}
