//! The names that conversion speaks of: points and signals of one function, and the relations that say what they name.
//!
//! Nothing is decided here. The rules of rules/conversion/frame.dl document each relation.

use super::{
    chains, constants,
    lower_switch::{self, Comparison, Test, Tree, Way},
    options::Arguments,
};
use dfquery_engine::{
    base::FactBase,
    run::{Batch, Part},
};
use dfquery_extract::analysis::dominance::{Adjacency, DominatorTree};
use dfquery_graph::{
    bits::Bits,
    function::{Argument, Function},
};
use dfquery_rules::{
    entity::{self, Chain, Point, Signal},
    relation,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// The meaning of a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// The start of a block, and its branch or the first test of its switch.
    Head(u32),
    /// A later test of the switch that ends a block.
    Test(u32),
    /// The way from one block to another.
    Edge(u32, u32),
    /// The step into the loop of a header.
    Preheader(u32),
    /// The step back to a header.
    Latch(u32),
    /// The target of an exit of the loop of a header, by its edge point.
    Exit(u32, Point),
    /// A dispatch after the loop of a header.
    Dispatch(u32),
    /// The point where all returns meet.
    FunctionExit,
}

/// The content of a signal.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Carried {
    /// A constant or a held parameter.
    Immediate(Argument),
    /// A parameter or the result of an instruction.
    Value(u32),
    /// The memory order with which the function is entered.
    OrderStart,
    /// The memory order after an instruction.
    Order(u32),
    /// The joined orders of the loads in a row that begin with an instruction.
    Joined(u32),
    /// The memory order of a chain at the start of a block.
    OrderPhi(u32, Chain),
    /// The memory order of a chain with which the loop of a header is entered, where its iterations do not wait for loads.
    Entering(u32, Chain),
    /// The memory order of a chain at the end of a block, and what earlier iterations of the loop of a header have loaded.
    Collected(u32, Chain, u32),
    /// The memory order of a chain at the start of a block, whose accesses wait for those of some iterations before.
    Staggered(u32, Chain),
    /// The joined memory orders of the local chains of a chain, where control leaves their loop from one block to another.
    Rejoined(u32, u32, Chain),
    /// The comparison of a switch test.
    Comparison(Point),
    /// The condition of a dispatch.
    Dispatch(Point),
    /// The operand of a header's phi at the preheader or latch.
    Merged(Signal),
    /// The memory order of a chain with which the function ends.
    ChainEnd(Chain),
    /// The memory order with which the function ends.
    OrderEnd,
    /// The value that the function returns, by its position.
    Result(u32),
}

/// The results of the base rules for the function that names depend on.
struct Derived {
    /// Blocks that can be executed.
    reachable: FxHashSet<u32>,
    /// Headers of natural loops, in order.
    headers: Vec<u32>,
    /// Pairs of a header and a block in its loop.
    in_loop: FxHashSet<(u32, u32)>,
    /// Instructions that take part in the order of memory.
    touches_memory: Vec<entity::Instruction>,
    /// Parameters that operators hold.
    held: FxHashSet<u32>,
    /// The number of chains from the start of the function to its end.
    chains: u32,
    /// The blocks at whose start different orders of a chain meet.
    order_phis: Vec<relation::OrderPhi>,
    /// The loops whose iterations do not wait for each other's loads in a chain.
    collects: Vec<relation::Collects>,
    /// The blocks whose orders are joined with what such a loop has loaded.
    collected: Vec<relation::Collected>,
    /// The blocks whose accesses wait for those of some iterations before.
    staggers: Vec<relation::Staggers>,
    /// The points where the orders of local chains are joined.
    rejoins: Vec<relation::Rejoins>,
}

impl Derived {
    /// Chains of memory are named here, since rules have to say where their orders meet.
    fn new(function: u32, part: &mut Part, arguments: Arguments) -> Self {
        let chains = chains::name(function, part);
        Derived {
            chains,
            held: match arguments {
                Arguments::Tokens => FxHashSet::default(),
                Arguments::Held => part.rows().map(|row: relation::ReadInLoop| row.value.0).collect(),
            },
            order_phis: part.rows().collect(),
            collects: part.rows().collect(),
            collected: part.rows().collect(),
            staggers: part.rows().collect(),
            rejoins: part.rows().collect(),
            reachable: part.rows().map(|row: relation::Reachable| row.block.0).collect(),
            headers: part.rows().map(|row: relation::LoopHeader| row.header.0).collect(),
            in_loop: part.rows().map(|row: relation::InLoop| (row.header.0, row.block.0)).collect(),
            touches_memory: part.rows().map(|row: relation::TouchesMemory| row.instruction).collect(),
        }
    }
}

/// The names of one function.
pub struct ControlPoints {
    /// The meaning of each point.
    pub places: Vec<Place>,
    /// The content of each signal.
    pub carried: Vec<Carried>,
    /// The comparison made at a head or test of a switch.
    pub tests: FxHashMap<Point, (Test, Signal)>,
    /// The operand that each comparison of a switch test looks at.
    pub compared: FxHashMap<Signal, Signal>,
    /// The relations to supply, until they are.
    rows: Batch,
    heads: FxHashMap<u32, Point>,
    immediates: FxHashMap<Argument, Signal>,
    values: FxHashMap<u32, Signal>,
    named: FxHashMap<Carried, Signal>,
}

/// The relations that control points fill, without rows.
fn relations() -> Batch {
    Batch::default()
        .with::<relation::Head>()
        .with::<relation::Test>()
        .with::<relation::EdgePoint>()
        .with::<relation::Flow>()
        .with::<relation::Preheader>()
        .with::<relation::LoopLatch>()
        .with::<relation::ExitPoint>()
        .with::<relation::ExitDispatch>()
        .with::<relation::FunctionExit>()
        .with::<relation::FlowIdom>()
        .with::<relation::FlowDominance>()
        .with::<relation::Immediate>()
        .with::<relation::ValueSignal>()
        .with::<relation::ImmediateOperand>()
        .with::<relation::OrderStart>()
        .with::<relation::OrderSignal>()
        .with::<relation::JoinedSignal>()
        .with::<relation::OrderPhiSignal>()
        .with::<relation::EnteringSignal>()
        .with::<relation::CollectedSignal>()
        .with::<relation::StaggeredSignal>()
        .with::<relation::RejoinedSignal>()
        .with::<relation::Condition>()
        .with::<relation::Comparison>()
        .with::<relation::DispatchSignal>()
        .with::<relation::MergedSignal>()
        .with::<relation::ChainEnd>()
        .with::<relation::OrderEnd>()
        .with::<relation::ResultSignal>()
        .with::<relation::Returned>()
}

impl ControlPoints {
    /// Names the points and signals of `function`, whose rules `part` evaluates.
    pub fn new(function: &Function, part: &mut Part, arguments: Arguments) -> Self {
        let derived = &Derived::new(function.id, part, arguments);
        let mut control = ControlPoints {
            places: Vec::new(),
            carried: Vec::new(),
            tests: FxHashMap::default(),
            compared: FxHashMap::default(),
            rows: relations(),
            heads: FxHashMap::default(),
            immediates: FxHashMap::default(),
            values: FxHashMap::default(),
            named: FxHashMap::default(),
        };
        control.name_values(function, derived);
        control.name_blocks(function, derived);
        control.name_loops(derived);
        control.name_orders(function, derived);
        control.name_ends(function, derived);
        control
    }

    /// Gives the rules the names, and then the dominators of the steps that they derive from them.
    pub fn supply(&mut self, part: &mut Part) {
        part.set_domain::<Point>(0..self.places.len() as u32);
        part.set_domain::<Signal>(0..self.carried.len() as u32);
        part.supply_batch(std::mem::take(&mut self.rows));
        let points = self.places.len();
        let steps: Vec<(u32, u32)> =
            part.rows().map(|step: relation::Step| (step.from.0, step.to.0)).collect();
        let entries: Vec<u32> = part.rows().map(|entry: relation::BodyEntry| entry.point.0).collect();
        let tree = DominatorTree::new(&Adjacency::new(points, steps.iter().copied()), &entries);
        let dominators = immediate_dominators(&tree, points);
        part.supply(dominators.map(|(point, dominator)| relation::StepIdom { point, dominator }));
        let dominance = intervals(&tree, points);
        part.supply(dominance.map(|(point, pre, post)| relation::StepDominance { point, pre, post }));
        let tree = postdominators(points, &steps);
        let postdominance = intervals(&tree, points);
        part.supply(postdominance.map(|(point, pre, post)| relation::StepPostdominance { point, pre, post }));
    }

    /// The head of `block`.
    pub fn head(&self, block: u32) -> Point {
        self.heads[&block]
    }

    /// The signal of `argument`.
    pub fn signal_of(&mut self, argument: &Argument) -> Signal {
        match argument {
            Argument::Value(value) => self.values[value],
            constant => self.immediate(constant),
        }
    }

    /// The signal of `argument`, if it was named.
    pub fn find(&self, argument: &Argument) -> Option<Signal> {
        match argument {
            Argument::Value(value) => self.values.get(value).copied(),
            constant => self.immediates.get(constant).copied(),
        }
    }

    /// The signal that carries `carried`, if there is one; merges and constants have no name of their own.
    pub fn find_carried(&self, carried: &Carried) -> Option<Signal> {
        self.named.get(carried).copied()
    }

    /// Returns true if `signal` is a constant whose bits are not known.
    pub fn is_expression(&self, signal: Signal) -> bool {
        matches!(self.carried[signal.0 as usize], Carried::Immediate(Argument::Expression { .. }))
    }

    /// Returns true if `signal` is a constant or a held parameter.
    pub fn is_immediate(&self, signal: Signal) -> bool {
        matches!(self.carried[signal.0 as usize], Carried::Immediate(_))
    }

    /// Returns true if `value` is a held parameter.
    pub fn is_held(&self, value: u32) -> bool {
        self.immediates.contains_key(&Argument::Value(value))
    }

    /// The bit that the condition `signal` always is, if it is a constant.
    pub fn known_outcome(&self, signal: Signal) -> Option<bool> {
        match &self.carried[signal.0 as usize] {
            Carried::Immediate(Argument::Constant(bits)) => Some(bits.is_true()),
            _ => None,
        }
    }

    /// The block that `point` is reported under.
    pub fn block_of(&self, point: Point) -> Option<u32> {
        match self.places[point.0 as usize] {
            Place::Head(block) | Place::Test(block) | Place::Edge(block, _) => Some(block),
            Place::Preheader(header) | Place::Latch(header) | Place::Dispatch(header) => Some(header),
            Place::Exit(_, edge) => self.block_of(edge),
            Place::FunctionExit => None,
        }
    }

    /// A readable name for `point`: `f/bb3`, `f/bb3>bb5`, `f/bb3.preheader`.
    pub fn point_name(&self, function: &Function, point: Point) -> String {
        format!("{}/{}", function.name(), self.local_point_name(function, point))
    }

    /// The same without the function.
    pub fn local_point_name(&self, function: &Function, point: Point) -> String {
        let block = |block| function.block_name(block);
        match self.places[point.0 as usize] {
            Place::Head(at) => block(at).to_owned(),
            Place::Test(at) => format!("{}.test{}", block(at), point.0),
            Place::Edge(from, to) => format!("{}>{}", block(from), block(to)),
            Place::Preheader(header) => format!("{}.preheader", block(header)),
            Place::Latch(header) => format!("{}.latch", block(header)),
            Place::Exit(header, edge) => {
                let Place::Edge(from, to) = self.places[edge.0 as usize] else {
                    unreachable!("an exit point stands behind an edge point");
                };
                format!("{}.exit({}>{})", block(header), block(from), block(to))
            }
            Place::Dispatch(header) => format!("{}.dispatch{}", block(header), point.0),
            Place::FunctionExit => "function_exit".to_owned(),
        }
    }

    /// A readable name for `signal`: `f/%x`, `f/7`, `f/order(bb3:2)`.
    pub fn signal_name(&self, function: &Function, signal: Signal) -> String {
        let local = match &self.carried[signal.0 as usize] {
            Carried::Immediate(Argument::Constant(bits)) => bits.to_string(),
            Carried::Immediate(Argument::Global { name, offset, .. }) => format!("{name}+{offset}"),
            Carried::Immediate(Argument::Expression { text, .. }) => text.clone(),
            Carried::Immediate(Argument::Value(value)) | Carried::Value(value) => {
                function.value_name(*value).to_owned()
            }
            Carried::OrderStart => "order".to_owned(),
            Carried::Order(at) => format!("order({})", function.instruction_name(*at)),
            Carried::Joined(at) => format!("joined({})", function.instruction_name(*at)),
            Carried::OrderPhi(block, chain) => format!("order{}({})", chain.0, function.block_name(*block)),
            Carried::Entering(header, chain) => {
                format!("order{}(into {})", chain.0, function.block_name(*header))
            }
            Carried::Collected(block, chain, header) => {
                let [block, header] = [block, header].map(|&block| function.block_name(block));
                format!("order{}({block} in {header})", chain.0)
            }
            Carried::Staggered(block, chain) => {
                format!("order{}(before {})", chain.0, function.block_name(*block))
            }
            Carried::Rejoined(from, to, chain) => {
                let [from, to] = [from, to].map(|&block| function.block_name(block));
                format!("order{}({from}>{to})", chain.0)
            }
            Carried::Comparison(point) => return format!("{}?", self.point_name(function, *point)),
            Carried::Dispatch(point) => return format!("{}?", self.point_name(function, *point)),
            Carried::Merged(phi) => return format!("{}.{}", self.signal_name(function, *phi), signal.0),
            Carried::ChainEnd(chain) => format!("order{}(end)", chain.0),
            Carried::OrderEnd => "order(end)".to_owned(),
            Carried::Result(0) => "result".to_owned(),
            Carried::Result(position) => format!("result {position}"),
        };
        format!("{}/{local}", function.name())
    }

    /// Makes the points, signals and chains entities of `base`, which holds nothing but `function`.
    pub fn name_entities(&self, function: &Function, chains: u32, base: &mut FactBase) {
        for chain in 0..chains {
            base.new_entity::<Chain>(&chain.to_string());
        }
        for point in (0..self.places.len() as u32).map(Point) {
            base.new_entity::<Point>(&self.local_point_name(function, point));
        }
        for signal in (0..self.carried.len() as u32).map(Signal) {
            let name = self.signal_name(function, signal);
            base.new_entity::<Signal>(&name[function.name().len() + 1..]);
        }
    }

    fn point(&mut self, place: Place) -> Point {
        self.places.push(place);
        Point(self.places.len() as u32 - 1)
    }

    fn signal(&mut self, carried: Carried) -> Signal {
        let signal = Signal(self.carried.len() as u32);
        if !matches!(carried, Carried::Immediate(_)) {
            self.named.insert(carried.clone(), signal);
        }
        self.carried.push(carried);
        signal
    }

    fn immediate(&mut self, argument: &Argument) -> Signal {
        if let Some(&signal) = self.immediates.get(argument) {
            return signal;
        }
        let signal = self.signal(Carried::Immediate(argument.clone()));
        self.immediates.insert(argument.clone(), signal);
        self.rows.push(relation::Immediate { signal });
        signal
    }

    /// A signal for each parameter and result, and one for each constant; a value that is constant is that constant, and a
    /// held parameter is as good as one.
    fn name_values(&mut self, function: &Function, derived: &Derived) {
        let constants = constants::fold(function);
        for &value in &function.parameters {
            let held = Argument::Value(value);
            self.name_value(value, Some(&held).filter(|_| derived.held.contains(&value)));
        }
        for block in function.blocks.iter().filter(|block| derived.reachable.contains(&block.id)) {
            for instruction in &function.instructions[block.instructions.clone()] {
                if let Some(value) = instruction.result {
                    self.name_value(value, constants.get(&value));
                }
                let instruction_id = entity::Instruction(instruction.id);
                for (operand, argument) in (0..).zip(&instruction.operands) {
                    if !matches!(argument, Argument::Value(_)) {
                        let signal = self.immediate(argument);
                        let instruction = instruction_id;
                        self.rows.push(relation::ImmediateOperand { instruction, operand, signal });
                    }
                }
            }
        }
    }

    fn name_value(&mut self, value: u32, constant: Option<&Argument>) {
        let signal = match constant {
            Some(constant) => self.immediate(constant),
            None => self.signal(Carried::Value(value)),
        };
        self.values.insert(value, signal);
        self.rows.push(relation::ValueSignal { signal, value: entity::Value(value) });
    }

    fn name_blocks(&mut self, function: &Function, derived: &Derived) {
        let blocks: Vec<u32> =
            function.blocks.iter().map(|b| b.id).filter(|b| derived.reachable.contains(b)).collect();
        for &block in &blocks {
            let head = self.point(Place::Head(block));
            self.heads.insert(block, head);
            self.rows.push(relation::Head { point: head, block: entity::Block(block) });
        }
        for &block in &blocks {
            self.name_flow(function, block);
        }
        let edges = self.flat_edges();
        let tree = DominatorTree::new(&Adjacency::new(self.places.len(), edges.into_iter()), &[0]);
        let dominators = immediate_dominators(&tree, self.places.len());
        self.rows.extend(dominators.map(|(point, dominator)| relation::FlowIdom { point, dominator }));
        let intervals = intervals(&tree, self.places.len());
        self.rows.extend(intervals.map(|(point, pre, post)| relation::FlowDominance { point, pre, post }));
    }

    /// The tests and edge points after one block.
    fn name_flow(&mut self, function: &Function, block: u32) {
        let head = self.head(block);
        let successors = &function.block(block).successors;
        let Some(first) = successors.first() else { return };
        if successors.iter().all(|successor| successor.to == first.to) {
            self.cross(head, 0, block, first.to);
            return;
        }
        let terminator = function.terminator(block).expect("a block with successors ends in a terminator");
        let condition = self.signal_of(&terminator.operands[0]);
        if successors.len() == 2 && function.opcode(terminator) != "switch" {
            self.rows.push(relation::Condition { point: head, signal: condition });
            self.cross(head, 0, block, successors[1].to);
            self.cross(head, 1, block, successors[0].to);
            return;
        }
        let width = function.argument_width(&terminator.operands[0]);
        let values: FxHashMap<u32, Bits> = function
            .rows_at(block)
            .filter_map(|row: relation::CaseValue| {
                Some((row.successor, Bits::parse(width, function.text(row.bits))?))
            })
            .collect();
        let cases: Vec<(Bits, u32)> = successors
            .iter()
            .filter_map(|successor| Some((values.get(&successor.index)?.clone(), successor.to)))
            .collect();
        self.name_tests(block, condition, &lower_switch::tests(width, first.to, &cases));
    }

    fn name_tests(&mut self, block: u32, operand: Signal, tree: &Tree) {
        let root = match tree.root {
            Way::Block(to) => return self.cross(self.head(block), 0, block, to),
            Way::Test(root) => root,
        };
        let points: Vec<Point> = (0..tree.tests.len())
            .map(|at| if at == root { self.head(block) } else { self.point(Place::Test(block)) })
            .collect();
        for (test, &point) in tree.tests.iter().zip(&points) {
            if point != self.head(block) {
                self.rows.push(relation::Test { point, block: entity::Block(block) });
            }
            let signal = self.signal(Carried::Comparison(point));
            self.rows.push(relation::Condition { point, signal });
            self.rows.push(relation::Comparison { signal, point, operand });
            self.tests.insert(point, (test.clone(), signal));
            self.compared.insert(signal, operand);
            for (direction, target) in (0..).zip(&test.ways) {
                match *target {
                    Way::Block(to) => self.cross(point, direction, block, to),
                    Way::Test(next) => {
                        self.rows.push(relation::Flow { from: point, direction, to: points[next] })
                    }
                }
            }
        }
    }

    fn cross(&mut self, at: Point, direction: u32, from: u32, to: u32) {
        let point = self.point(Place::Edge(from, to));
        self.rows.push(relation::EdgePoint { point, from: entity::Block(from), to: entity::Block(to) });
        self.rows.push(relation::Flow { from: at, direction, to: point });
    }

    /// Flow and edge points, loops as they are.
    fn flat_edges(&self) -> Vec<(u32, u32)> {
        let flow = self.rows.rows().map(|row: relation::Flow| (row.from.0, row.to.0));
        let edge_points = self.rows.rows::<relation::EdgePoint>();
        flow.chain(edge_points.map(|row| (row.point.0, self.head(row.to.0).0))).collect()
    }

    /// Preheader, latch, exit points and dispatches of each loop. Exit points are in the order of the dominator tree.
    fn name_loops(&mut self, derived: &Derived) {
        let pre = self.rows.rows().map(|row: relation::FlowDominance| (row.point, row.pre));
        let pre: FxHashMap<Point, u32> = pre.collect();
        let mut all_exits = self.loop_exits(derived);
        for &block in &derived.headers {
            let header = entity::Block(block);
            let point = self.point(Place::Preheader(block));
            self.rows.push(relation::Preheader { point, header });
            let point = self.point(Place::Latch(block));
            self.rows.push(relation::LoopLatch { point, header });
            let mut exits = all_exits.remove(&block).unwrap_or_default();
            exits.sort_unstable_by_key(|edge| pre[edge]);
            for (rank, &edge) in (0..).zip(&exits) {
                let point = self.point(Place::Exit(block, edge));
                self.rows.push(relation::ExitPoint { point, header, edge, rank });
            }
            for rank in 0..(exits.len() as u32).saturating_sub(1) {
                let point = self.point(Place::Dispatch(block));
                self.rows.push(relation::ExitDispatch { point, header, rank });
                let signal = self.signal(Carried::Dispatch(point));
                self.rows.push(relation::Condition { point, signal });
                self.rows.push(relation::DispatchSignal { signal, point });
            }
        }
    }

    /// By header the edge points that leave its loop.
    fn loop_exits(&self, derived: &Derived) -> FxHashMap<u32, Vec<Point>> {
        let mut around: FxHashMap<u32, Vec<u32>> = FxHashMap::default();
        for &(header, block) in &derived.in_loop {
            around.entry(block).or_default().push(header);
        }
        let mut exits: FxHashMap<u32, Vec<Point>> = FxHashMap::default();
        for edge in self.rows.rows::<relation::EdgePoint>() {
            let headers = around.get(&edge.from.0).into_iter().flatten();
            for &header in headers.filter(|&&header| !derived.in_loop.contains(&(header, edge.to.0))) {
                exits.entry(header).or_default().push(edge.point);
            }
        }
        exits
    }

    fn name_orders(&mut self, function: &Function, derived: &Derived) {
        let signal = self.signal(Carried::OrderStart);
        self.rows.push(relation::OrderStart { signal });
        for &instruction in &derived.touches_memory {
            let signal = self.signal(Carried::Order(instruction.0));
            self.rows.push(relation::OrderSignal { signal, instruction });
            let signal = self.signal(Carried::Joined(instruction.0));
            self.rows.push(relation::JoinedSignal { signal, instruction });
        }
        for &relation::OrderPhi { block, chain } in &derived.order_phis {
            let signal = self.signal(Carried::OrderPhi(block.0, chain));
            self.rows.push(relation::OrderPhiSignal { signal, block, chain });
        }
        for &relation::Collects { header, chain } in &derived.collects {
            let signal = self.signal(Carried::Entering(header.0, chain));
            self.rows.push(relation::EnteringSignal { signal, header, chain });
        }
        for &relation::Collected { block, chain, header } in &derived.collected {
            let signal = self.signal(Carried::Collected(block.0, chain, header.0));
            self.rows.push(relation::CollectedSignal { signal, block, chain, header });
        }
        for &relation::Staggers { block, chain, .. } in &derived.staggers {
            let signal = self.signal(Carried::Staggered(block.0, chain));
            self.rows.push(relation::StaggeredSignal { signal, block, chain });
        }
        for &relation::Rejoins { from, to, chain } in &derived.rejoins {
            let signal = self.signal(Carried::Rejoined(from.0, to.0, chain));
            self.rows.push(relation::RejoinedSignal { signal, from, to, chain });
        }
        self.name_merges(function, derived);
    }

    /// For each phi of a header a name for what it may have to merge before the loop and at its end.
    fn name_merges(&mut self, function: &Function, derived: &Derived) {
        let joins = (0..).map(Point).zip(&self.places).filter_map(|(at, place)| match place {
            Place::Preheader(header) | Place::Latch(header) => Some((*header, at)),
            _ => None,
        });
        let points: Vec<(u32, Point)> = joins.collect();
        let mut order_phis: FxHashMap<u32, Vec<Signal>> = FxHashMap::default();
        for phi in self.rows.rows::<relation::OrderPhiSignal>() {
            order_phis.entry(phi.block.0).or_default().push(phi.signal);
        }
        for (header, point) in points {
            debug_assert!(derived.reachable.contains(&header));
            let instructions = &function.instructions[function.block(header).instructions.clone()];
            let phis = instructions.iter().filter(|i| !i.incoming.is_empty()).filter_map(|i| i.result);
            let orders = order_phis.get(&header).into_iter().flatten().copied();
            let phis: Vec<Signal> = phis.map(|value| self.values[&value]).chain(orders).collect();
            for phi in phis {
                let signal = self.signal(Carried::Merged(phi));
                self.rows.push(relation::MergedSignal { signal, phi, point });
            }
        }
    }

    fn name_ends(&mut self, function: &Function, derived: &Derived) {
        let ends: Vec<u32> = function
            .blocks
            .iter()
            .filter(|block| derived.reachable.contains(&block.id) && block.successors.is_empty())
            .map(|block| block.id)
            .collect();
        if ends.is_empty() {
            return;
        }
        let point = self.point(Place::FunctionExit);
        self.rows.push(relation::FunctionExit { point });
        for chain in (0..derived.chains).map(Chain) {
            let signal = self.signal(Carried::ChainEnd(chain));
            self.rows.push(relation::ChainEnd { signal, chain });
        }
        let signal = self.signal(Carried::OrderEnd);
        self.rows.push(relation::OrderEnd { signal });
        for (position, &width) in (0..).zip(&function.result_widths) {
            let result = self.signal(Carried::Result(position));
            self.rows.push(relation::ResultSignal { signal: result });
            for &block in &ends {
                let terminator = function.terminator(block).expect("a block ends in a terminator");
                let signal = match terminator.operands.get(position as usize) {
                    Some(operand) if function.opcode(terminator) == "ret" => self.signal_of(operand),
                    _ => self.immediate(&Argument::Constant(Bits::zero(width))),
                };
                self.rows.push(relation::Returned { block: entity::Block(block), result, signal });
            }
        }
    }
}

/// The points below `nodes` that have an immediate dominator in `tree` among them, with it.
fn immediate_dominators(tree: &DominatorTree, nodes: usize) -> impl Iterator<Item = (Point, Point)> {
    let dominator = move |node| tree.idom(node).filter(|&dominator| (dominator as usize) < nodes);
    (0..nodes as u32).filter_map(move |node| Some((Point(node), Point(dominator(node)?))))
}

/// The points below `nodes` that `tree` reaches, with their intervals.
fn intervals(tree: &DominatorTree, nodes: usize) -> impl Iterator<Item = (Point, u32, u32)> {
    let interval = |node| tree.interval(node).map(|(pre, post)| (Point(node), pre, post));
    (0..nodes as u32).filter_map(interval)
}

/// The post-dominator tree of the steps: points without a step are followed by one common end.
fn postdominators(points: usize, steps: &[(u32, u32)]) -> DominatorTree {
    let end = points as u32;
    let mut ends = vec![true; points];
    for &(from, _) in steps {
        ends[from as usize] = false;
    }
    let last = (0..end).filter(|&point| ends[point as usize]).map(|point| (end, point));
    let reversed: Vec<(u32, u32)> = steps.iter().map(|&(from, to)| (to, from)).chain(last).collect();
    DominatorTree::new(&Adjacency::new(points + 1, reversed.into_iter()), &[end])
}

/// The name of the comparison that a test makes.
pub fn comparison_name(comparison: Comparison) -> &'static str {
    match comparison {
        Comparison::Equal => "icmp.eq",
        Comparison::Below => "icmp.ult",
    }
}
