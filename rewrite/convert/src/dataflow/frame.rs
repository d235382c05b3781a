//! The names that conversion speaks of: points and signals of one function, and the relations that say what they name.
//!
//! Nothing is decided here. The rules of rules/conversion/frame.dl document each relation.

use super::{
    constants,
    switches::{self, Comparison, Test, Tree, Way},
};
use dfquery_engine::base::{FactBase, Rows};
use dfquery_extract::analysis::dominance::{Adjacency, DominatorTree};
use dfquery_graph::{
    bits::Bits,
    function::{Argument, Function},
};
use rustc_hash::{FxHashMap, FxHashSet};

/// A place that one execution of a body passes at most once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Point(pub u32);

/// Something that flows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Signal(pub u32);

/// What a point stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// The start of a block, and its branch or the first test of its switch.
    Head(u32),
    /// A later test of the switch that ends a block.
    Test(u32),
    /// The way from one block to another.
    Crossing(u32, u32),
    /// The step into the loop of a header.
    Preheader(u32),
    /// The step back to a header.
    Latch(u32),
    /// Where an exit of the loop of a header leads, by its crossing.
    Landing(u32, Point),
    /// A fork behind the loop of a header.
    Fork(u32),
    /// Where all returns meet.
    Finish,
}

/// What a signal carries.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Carried {
    /// A constant.
    Immediate(Argument),
    /// A parameter or the result of an instruction.
    Value(u32),
    /// The memory order with which the function is entered.
    OrderStart,
    /// The memory order behind an instruction.
    Order(u32),
    /// The joined orders of the loads in a row that begin with an instruction.
    Joined(u32),
    /// The memory order of a chain at the start of a block.
    OrderPhi(u32, Chain),
    /// The comparison of a switch test.
    Comparison(Point),
    /// The condition of a fork.
    Fork(Point),
    /// What a header's phi takes at the preheader or latch.
    Merged(Signal),
    /// The memory order of a chain with which the function ends.
    ChainEnd(Chain),
    /// The memory order with which the function ends.
    OrderEnd,
    /// What the function returns.
    Result,
}

/// What the base rules say of the function, as far as names depend on it.
pub struct Shape {
    /// Blocks that can be executed.
    pub reachable: FxHashSet<u32>,
    /// Headers of natural loops, in order.
    pub headers: Vec<u32>,
    /// Pairs of a header and a block in its loop.
    pub in_loop: FxHashSet<(u32, u32)>,
    /// Instructions that take part in the order of memory.
    pub touches_memory: Vec<u32>,
    /// How many chains were named.
    pub chains: u32,
    /// The blocks at whose start different orders of a chain meet.
    pub order_phis: Vec<(u32, Chain)>,
}

/// Memory whose accesses keep their order: that which everybody reaches, what is private and only read, and private
/// objects.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Chain(pub u32);

/// The relations that name the chains of `function`, which writes to the private `objects`; and how many there are.
pub fn chains(function: u32, objects: &[u32]) -> (u32, [(&'static str, Rows); 3]) {
    let of_objects: Vec<[u32; 2]> = (2..).zip(objects).map(|(chain, &object)| [chain, object]).collect();
    let rows = [
        ("common_chain", Rows::from(vec![[0, function]])),
        ("quiet_chain", Rows::from(vec![[1, function]])),
        ("object_chain", Rows::from(of_objects)),
    ];
    (2 + objects.len() as u32, rows)
}

/// The names of one function.
pub struct Frame {
    /// What each point stands for.
    pub places: Vec<Place>,
    /// What each signal carries.
    pub carried: Vec<Carried>,
    /// The comparison made at a head or test of a switch.
    pub tests: FxHashMap<Point, (Test, Signal)>,
    /// The operand that each comparison of a switch test looks at.
    pub compared: FxHashMap<Signal, Signal>,
    /// The relations to supply, by name, until they are.
    pub rows: FxHashMap<&'static str, Rows>,
    heads: FxHashMap<u32, Point>,
    immediates: FxHashMap<Argument, Signal>,
    values: FxHashMap<u32, Signal>,
    named: FxHashMap<Carried, Signal>,
}

/// The relations that a frame fills, with their arities.
const RELATIONS: [(&str, usize); 26] = [
    ("head", 2),
    ("test", 2),
    ("crossing", 3),
    ("flow", 3),
    ("preheader", 2),
    ("loop_latch", 2),
    ("landing", 4),
    ("fork", 3),
    ("finish", 1),
    ("flow_idom", 2),
    ("flow_dominance", 3),
    ("immediate", 1),
    ("value_signal", 2),
    ("immediate_operand", 3),
    ("order_start", 1),
    ("order_signal", 2),
    ("joined_signal", 2),
    ("order_phi_signal", 3),
    ("condition", 2),
    ("comparison", 3),
    ("fork_signal", 2),
    ("merged_signal", 3),
    ("chain_end", 2),
    ("order_end", 1),
    ("result_signal", 1),
    ("returned", 2),
];

impl Frame {
    /// Names the points and signals of `function`.
    pub fn new(function: &Function, shape: &Shape) -> Self {
        let rows = RELATIONS.iter().map(|&(name, arity)| (name, Rows::new(arity))).collect();
        let mut frame = Frame {
            places: Vec::new(),
            carried: Vec::new(),
            tests: FxHashMap::default(),
            compared: FxHashMap::default(),
            rows,
            heads: FxHashMap::default(),
            immediates: FxHashMap::default(),
            values: FxHashMap::default(),
            named: FxHashMap::default(),
        };
        frame.name_values(function, shape);
        frame.name_blocks(function, shape);
        frame.name_loops(shape);
        frame.name_orders(function, shape);
        frame.name_ends(function, shape);
        frame
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

    /// Whether `signal` is a constant whose bits are not known.
    pub fn is_expression(&self, signal: Signal) -> bool {
        matches!(self.carried[signal.0 as usize], Carried::Immediate(Argument::Expression { .. }))
    }

    /// Whether `signal` is a constant.
    pub fn is_immediate(&self, signal: Signal) -> bool {
        matches!(self.carried[signal.0 as usize], Carried::Immediate(_))
    }

    /// The bit that the condition `signal` always is, if it is a constant.
    pub fn known_way(&self, signal: Signal) -> Option<bool> {
        match &self.carried[signal.0 as usize] {
            Carried::Immediate(Argument::Constant(bits)) => Some(bits.is_true()),
            _ => None,
        }
    }

    /// The block that `point` is reported under.
    pub fn block_of(&self, point: Point) -> Option<u32> {
        match self.places[point.0 as usize] {
            Place::Head(block) | Place::Test(block) | Place::Crossing(block, _) => Some(block),
            Place::Preheader(header) | Place::Latch(header) | Place::Fork(header) => Some(header),
            Place::Landing(_, crossing) => self.block_of(crossing),
            Place::Finish => None,
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
            Place::Crossing(from, to) => format!("{}>{}", block(from), block(to)),
            Place::Preheader(header) => format!("{}.preheader", block(header)),
            Place::Latch(header) => format!("{}.latch", block(header)),
            Place::Landing(header, crossing) => {
                let Place::Crossing(from, to) = self.places[crossing.0 as usize] else {
                    unreachable!("a landing stands behind a crossing");
                };
                format!("{}.exit({}>{})", block(header), block(from), block(to))
            }
            Place::Fork(header) => format!("{}.fork{}", block(header), point.0),
            Place::Finish => "finish".to_owned(),
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
            Carried::Comparison(point) => return format!("{}?", self.point_name(function, *point)),
            Carried::Fork(point) => return format!("{}?", self.point_name(function, *point)),
            Carried::Merged(phi) => return format!("{}.{}", self.signal_name(function, *phi), signal.0),
            Carried::ChainEnd(chain) => format!("order{}(end)", chain.0),
            Carried::OrderEnd => "order(end)".to_owned(),
            Carried::Result => "result".to_owned(),
        };
        format!("{}/{local}", function.name())
    }

    /// Makes the points, signals and chains entities of `base`, which holds nothing but `function`.
    pub fn name_entities(&self, function: &Function, chains: usize, base: &mut FactBase) {
        let ty = |name| base.schema().entity_type(name).expect("the rules of conversion declare it");
        let (point_type, signal_type, chain_type) = (ty("Point"), ty("Signal"), ty("Chain"));
        for chain in 0..chains {
            base.entity(chain_type, &chain.to_string());
        }
        for point in (0..self.places.len() as u32).map(Point) {
            base.entity(point_type, &self.local_point_name(function, point));
        }
        for signal in (0..self.carried.len() as u32).map(Signal) {
            let name = self.signal_name(function, signal);
            base.entity(signal_type, &name[function.name().len() + 1..]);
        }
    }

    fn add<const N: usize>(&mut self, relation: &'static str, row: [u32; N]) {
        self.rows.get_mut(relation).expect("a relation of the frame").push(row);
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
        self.add("immediate", [signal.0]);
        signal
    }

    /// A signal for each parameter and result, and one for each constant; a value that is constant is that constant.
    fn name_values(&mut self, function: &Function, shape: &Shape) {
        let constants = constants::fold(function);
        for &value in &function.parameters {
            self.name_value(value, None);
        }
        for block in function.blocks.iter().filter(|block| shape.reachable.contains(&block.id)) {
            for instruction in &function.instructions[block.instructions.clone()] {
                if let Some(value) = instruction.result {
                    self.name_value(value, constants.get(&value));
                }
                for (at, operand) in instruction.operands.iter().enumerate() {
                    if !matches!(operand, Argument::Value(_)) {
                        let signal = self.immediate(operand);
                        self.add("immediate_operand", [instruction.id, at as u32, signal.0]);
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
        self.add("value_signal", [signal.0, value]);
    }

    fn name_blocks(&mut self, function: &Function, shape: &Shape) {
        let blocks: Vec<u32> =
            function.blocks.iter().map(|b| b.id).filter(|b| shape.reachable.contains(b)).collect();
        for &block in &blocks {
            let head = self.point(Place::Head(block));
            self.heads.insert(block, head);
            self.add("head", [head.0, block]);
        }
        for &block in &blocks {
            self.name_flow(function, block);
        }
        let edges = self.flat_edges();
        let tree = DominatorTree::new(&Adjacency::new(self.places.len(), edges.into_iter()), &[0]);
        let [idom, dominance] = tree_rows(&tree, self.places.len());
        self.rows.insert("flow_idom", idom);
        self.rows.insert("flow_dominance", dominance);
    }

    /// The tests and crossings behind one block.
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
            self.add("condition", [head.0, condition.0]);
            self.cross(head, 0, block, successors[1].to);
            self.cross(head, 1, block, successors[0].to);
            return;
        }
        let width = function.argument_width(&terminator.operands[0]);
        let values: FxHashMap<u32, Bits> = function
            .rows_at::<3>("case_value", block)
            .iter()
            .filter_map(|row| Some((row[1], Bits::parse(width, function.text(row[2]))?)))
            .collect();
        let cases: Vec<(Bits, u32)> = successors
            .iter()
            .filter_map(|successor| Some((values.get(&successor.index)?.clone(), successor.to)))
            .collect();
        self.name_tests(block, condition, &switches::tests(width, first.to, &cases));
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
                self.add("test", [point.0, block]);
            }
            let signal = self.signal(Carried::Comparison(point));
            self.add("condition", [point.0, signal.0]);
            self.add("comparison", [signal.0, point.0, operand.0]);
            self.tests.insert(point, (test.clone(), signal));
            self.compared.insert(signal, operand);
            for (way, target) in test.ways.iter().enumerate() {
                match *target {
                    Way::Block(to) => self.cross(point, way as u32, block, to),
                    Way::Test(next) => self.add("flow", [point.0, way as u32, points[next].0]),
                }
            }
        }
    }

    fn cross(&mut self, at: Point, way: u32, from: u32, to: u32) {
        let crossing = self.point(Place::Crossing(from, to));
        self.add("crossing", [crossing.0, from, to]);
        self.add("flow", [at.0, way, crossing.0]);
    }

    /// Flow and crossings, loops as they are.
    fn flat_edges(&self) -> Vec<(u32, u32)> {
        let flow = self.rows["flow"].arrays::<3>().iter().map(|row| (row[0], row[2]));
        let crossings = self.rows["crossing"].arrays::<3>().iter();
        flow.chain(crossings.map(|row| (row[0], self.head(row[2]).0))).collect()
    }

    /// Preheader, latch, landings and forks of each loop. Landings are in the order of the dominator tree.
    fn name_loops(&mut self, shape: &Shape) {
        let pre: FxHashMap<u32, u32> =
            self.rows["flow_dominance"].arrays::<3>().iter().map(|row| (row[0], row[1])).collect();
        let mut all_exits = self.loop_exits(shape);
        for &header in &shape.headers {
            let point = self.point(Place::Preheader(header));
            self.add("preheader", [point.0, header]);
            let point = self.point(Place::Latch(header));
            self.add("loop_latch", [point.0, header]);
            let mut exits = all_exits.remove(&header).unwrap_or_default();
            exits.sort_unstable_by_key(|crossing| pre[crossing]);
            for (rank, &crossing) in exits.iter().enumerate() {
                let point = self.point(Place::Landing(header, Point(crossing)));
                self.add("landing", [point.0, header, crossing, rank as u32]);
            }
            for rank in 1..exits.len() {
                let point = self.point(Place::Fork(header));
                self.add("fork", [point.0, header, rank as u32 - 1]);
                let signal = self.signal(Carried::Fork(point));
                self.add("condition", [point.0, signal.0]);
                self.add("fork_signal", [signal.0, point.0]);
            }
        }
    }

    /// By header the crossings that leave its loop.
    fn loop_exits(&self, shape: &Shape) -> FxHashMap<u32, Vec<u32>> {
        let mut around: FxHashMap<u32, Vec<u32>> = FxHashMap::default();
        for &(header, block) in &shape.in_loop {
            around.entry(block).or_default().push(header);
        }
        let mut exits: FxHashMap<u32, Vec<u32>> = FxHashMap::default();
        for &[crossing, from, to] in self.rows["crossing"].arrays::<3>() {
            let headers = around.get(&from).into_iter().flatten();
            for &header in headers.filter(|&&header| !shape.in_loop.contains(&(header, to))) {
                exits.entry(header).or_default().push(crossing);
            }
        }
        exits
    }

    fn name_orders(&mut self, function: &Function, shape: &Shape) {
        let start = self.signal(Carried::OrderStart);
        self.add("order_start", [start.0]);
        for &instruction in &shape.touches_memory {
            let order = self.signal(Carried::Order(instruction));
            self.add("order_signal", [order.0, instruction]);
            let joined = self.signal(Carried::Joined(instruction));
            self.add("joined_signal", [joined.0, instruction]);
        }
        for &(block, chain) in &shape.order_phis {
            let phi = self.signal(Carried::OrderPhi(block, chain));
            self.add("order_phi_signal", [phi.0, block, chain.0]);
        }
        self.name_merges(function, shape);
    }

    /// For each phi of a header a name for what it may have to merge before the loop and at its end.
    fn name_merges(&mut self, function: &Function, shape: &Shape) {
        let joins = (0..).map(Point).zip(&self.places).filter_map(|(at, place)| match place {
            Place::Preheader(header) | Place::Latch(header) => Some((*header, at)),
            _ => None,
        });
        let points: Vec<(u32, Point)> = joins.collect();
        let mut order_phis: FxHashMap<u32, Vec<u32>> = FxHashMap::default();
        for &[phi, header, _] in self.rows["order_phi_signal"].arrays::<3>() {
            order_phis.entry(header).or_default().push(phi);
        }
        for (header, point) in points {
            debug_assert!(shape.reachable.contains(&header));
            let instructions = &function.instructions[function.block(header).instructions.clone()];
            let phis = instructions.iter().filter(|i| !i.incoming.is_empty()).filter_map(|i| i.result);
            let orders = order_phis.get(&header).into_iter().flatten().copied();
            let phis: Vec<u32> = phis.map(|value| self.values[&value].0).chain(orders).collect();
            for phi in phis {
                let merged = self.signal(Carried::Merged(Signal(phi)));
                self.add("merged_signal", [merged.0, phi, point.0]);
            }
        }
    }

    fn name_ends(&mut self, function: &Function, shape: &Shape) {
        let ends: Vec<u32> = function
            .blocks
            .iter()
            .filter(|block| shape.reachable.contains(&block.id) && block.successors.is_empty())
            .map(|block| block.id)
            .collect();
        if ends.is_empty() {
            return;
        }
        let finish = self.point(Place::Finish);
        self.add("finish", [finish.0]);
        for chain in (0..shape.chains).map(Chain) {
            let end = self.signal(Carried::ChainEnd(chain));
            self.add("chain_end", [end.0, chain.0]);
        }
        let end = self.signal(Carried::OrderEnd);
        self.add("order_end", [end.0]);
        let Some(width) = function.result_width else { return };
        let result = self.signal(Carried::Result);
        self.add("result_signal", [result.0]);
        for block in ends {
            let terminator = function.terminator(block).expect("a block ends in a terminator");
            let returned = match terminator.operands.first() {
                Some(operand) if function.opcode(terminator) == "ret" => self.signal_of(operand),
                _ => self.immediate(&Argument::Constant(Bits::zero(width))),
            };
            self.add("returned", [block, returned.0]);
        }
    }
}

/// The rows of a dominator tree over `nodes` points: immediate dominators, and intervals.
pub fn tree_rows(tree: &DominatorTree, nodes: usize) -> [Rows; 2] {
    let (mut idom, mut intervals) = (Rows::new(2), Rows::new(3));
    for node in 0..nodes as u32 {
        if let Some(dominator) = tree.idom(node).filter(|&dominator| (dominator as usize) < nodes) {
            idom.push([node, dominator]);
        }
        if let Some((pre, post)) = tree.interval(node) {
            intervals.push([node, pre, post]);
        }
    }
    [idom, intervals]
}

/// The name of the comparison that a test makes.
pub fn comparison_name(comparison: Comparison) -> &'static str {
    match comparison {
        Comparison::Equal => "icmp.eq",
        Comparison::Below => "icmp.ult",
    }
}
