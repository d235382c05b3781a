//! A function and its graph as facts for the certificate.

use super::{
    frame::{Dominance, Frame, Place, Point, Way, ways},
    switch_tests::Test,
};
use crate::{
    bits::Bits,
    function::{Argument, Function, Instruction},
    model::{Graph, LicId, Op, Operand, Operator, Reduction},
    semantics::Semantics,
    spec::OperatorSpec,
};
use dfquery_engine::{
    run::{Batch, Part},
    tuple::Symbol,
};
use dfquery_rules::{entity, relation};
use rustc_hash::{FxHashMap, FxHashSet};

/// An edge: the block that it leaves, and the one that it enters; none if that is the end.
type Edge = (u32, Option<u32>);

/// A value that a channel may carry.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Term {
    /// A value of the function.
    Value(u32),
    /// A constant.
    Constant(Bits),
    /// An address plus bytes.
    Global(String, i64, u32),
    /// A constant that the facts only quote.
    Expression(String),
    /// A header phi as its loop is entered.
    Enter(u32),
    /// A header phi in the next iteration.
    Next(u32),
    /// A result of the function.
    Returned(u32),
}

/// The kind, widths and parameters of an operator.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Shape(Operator, u32, Option<u32>, Option<u32>, Vec<i64>);

/// The facts while they are gathered.
pub struct Facts<'f> {
    pub function: &'f Function<'f>,
    pub graph: &'f Graph,
    pub frame: &'f Frame,
    pub terms: Vec<Term>,
    numbers: FxHashMap<Term, u32>,
    shapes: FxHashMap<Shape, u32>,
    /// By point its clock.
    pub clocks: Vec<Point>,
    /// The values that constants alone determine.
    folded: FxHashMap<u32, Bits>,
    /// For a value the first of its block that is computed in the same way.
    first: FxHashMap<u32, u32>,
    /// By block that ends in a `switch`, its ways out.
    ways: Vec<(u32, Vec<Way>)>,
    /// The clocks of the blocks by their names.
    named: FxHashMap<&'f str, entity::Clock>,
    kinds: &'f [(&'static str, Symbol)],
    batch: Batch,
}

/// The kinds of operators that the rules tell apart.
pub const KINDS: [&str; 19] = [
    "pick",
    "switch",
    "filter",
    "gate",
    "land",
    "lor",
    "not",
    "mov",
    "predprop",
    "predmerge",
    "strict",
    "repeat",
    "repeat.while",
    "carry",
    "carry.while",
    "count.next",
    "count.value",
    "reduce",
    "reduce.while",
];

fn clock(point: Point) -> entity::Clock {
    entity::Clock(point)
}

impl<'f> Facts<'f> {
    /// The facts of `function`, whose points are `frame`, and of `graph`; `kinds` are the symbols of [`KINDS`].
    pub fn new(
        function: &'f Function<'f>,
        graph: &'f Graph,
        frame: &'f Frame,
        kinds: &'f [(&'static str, Symbol)],
    ) -> Facts<'f> {
        Facts {
            function,
            graph,
            frame,
            terms: Vec::new(),
            numbers: FxHashMap::default(),
            shapes: FxHashMap::default(),
            clocks: (0..frame.places.len() as u32).collect(),
            ways: function
                .blocks
                .iter()
                .filter(|block| {
                    function.terminator(block.id).is_some_and(|last| function.opcode(last) == "switch")
                })
                .map(|block| (block.id, ways(function, block)))
                .collect(),
            folded: folded(function),
            first: first_computed(function),
            named: FxHashMap::default(),
            kinds,
            batch: supplied(),
        }
    }

    /// Gathers everything, and gives it to `part`.
    pub fn supply(mut self, part: &mut Part) -> (Vec<Term>, Vec<Point>) {
        self.points();
        self.loops();
        self.merges();
        self.instructions();
        self.operators();
        self.holders();
        self.opposites();
        self.counters();
        self.channels();
        let parts = self.nested_selects();
        let sides = self.frame.places.len() + 2 * self.graph.lics.len();
        part.set_domain::<entity::Clock>(0..(sides + parts) as u32);
        part.set_domain::<entity::Term>(0..self.terms.len() as u32);
        part.supply_batch(self.batch);
        (self.terms, self.clocks)
    }

    fn term(&mut self, term: Term) -> entity::Term {
        let next = self.terms.len() as u32;
        let number = *self.numbers.entry(term.clone()).or_insert(next);
        if number == next {
            self.terms.push(term);
        }
        entity::Term(number)
    }

    /// The value that stands for `value`.
    fn same(&self, value: u32) -> u32 {
        self.first.get(&value).copied().unwrap_or(value)
    }

    fn argument(&mut self, argument: &Argument) -> entity::Term {
        self.term(match argument {
            Argument::Value(value) => match self.folded.get(value) {
                Some(bits) => Term::Constant(bits.clone()),
                None => Term::Value(self.same(*value)),
            },
            Argument::Constant(bits) => Term::Constant(bits.clone()),
            Argument::Global { width, name, offset } => Term::Global(name.clone(), *offset, *width),
            Argument::Expression { text, .. } => Term::Expression(text.clone()),
        })
    }

    // ---- points

    /// The clock of `point`.
    fn own_clock(&self, point: Point) -> entity::Clock {
        clock(self.clocks[point as usize])
    }

    fn points(&mut self) {
        let frame = self.frame;
        let merging = self.merging_nodes();
        for (body, points) in frame.bodies.iter().enumerate() {
            let dominance = Dominance::new(points);
            let order = &points.order;
            let mut firsts: Vec<usize> = Vec::new();
            for (at, &point) in order.iter().enumerate() {
                let first = firsts.iter().copied().find(|&first| dominance.are_together(first, at));
                firsts.extend(first.is_none().then_some(at));
                self.clocks[point as usize] = order[first.unwrap_or(at)];
                self.batch.push(relation::PointClock { point: clock(point), clock: self.own_clock(point) });
            }
            for &at in &firsts {
                let point = clock(order[at]);
                self.batch.push(relation::BodyPoint { point, body: clock(points.head) });
                for &other in &firsts {
                    let with = clock(order[other]);
                    if dominance.always_with(at, other) {
                        self.batch.push(relation::ExecutedWith { point, other: with });
                    }
                    if dominance.are_apart(at, other) {
                        self.batch.push(relation::ApartPoints { clock: with, point });
                    }
                }
            }
            self.arcs(body, &merging);
            self.accesses(body, &dominance);
        }
        self.batch.push(relation::FunctionClock { clock: clock(frame.bodies[0].head) });
    }

    /// The nodes at which something is decided by the arc that enters them.
    fn merging_nodes(&self) -> FxHashSet<Point> {
        let (frame, function) = (self.frame, self.function);
        let phis = function.instructions.iter().filter(|each| function.opcode(each) == "phi");
        let ends = frame.loops().flat_map(|(header, ..)| [Place::Run(header), Place::Latch(header)]);
        let places = phis.map(|phi| Place::Block(phi.block)).chain(ends).chain([Place::End]);
        places.filter_map(|place| frame.find(place)).collect()
    }

    fn arcs(&mut self, body: usize, merging: &FxHashSet<Point>) {
        let points = &self.frame.bodies[body];
        let mut entering: FxHashMap<Point, Vec<Point>> = FxHashMap::default();
        let mut leaving: FxHashMap<Point, Vec<Point>> = FxHashMap::default();
        for arc in &points.arcs {
            let own = self.own_clock(arc.point);
            let from = self.own_clock(arc.from);
            leaving.entry(arc.from).or_default().push(arc.point);
            if from != own {
                self.batch.push(relation::ArcFrom { arc: own, from });
            }
            if let Some(to) = arc.to {
                entering.entry(to).or_default().push(arc.point);
                let to = self.own_clock(to);
                if to != own {
                    self.batch.push(relation::ArcTo { arc: own, to });
                }
            }
        }
        // A node with one arc is executed with it.
        for (node, arcs) in
            entering.into_iter().filter(|(node, arcs)| arcs.len() > 1 || merging.contains(node))
        {
            let node = clock(node);
            self.batch.push(relation::EnteringArcs { node, arcs: arcs.len() as u32 });
            for (index, arc) in (0..).zip(arcs) {
                self.batch.push(relation::EnteringArc { node, index, arc: self.own_clock(arc) });
            }
        }
        for (node, arcs) in leaving.into_iter().filter(|(_, arcs)| arcs.len() > 1) {
            let node = clock(node);
            self.batch.push(relation::LeavingArcs { node, arcs: arcs.len() as u32 });
            for (index, arc) in (0..).zip(arcs) {
                self.batch.push(relation::LeavingArc { node, index, arc: self.own_clock(arc) });
            }
        }
        let place: FxHashMap<Point, usize> = points.order.iter().copied().zip(0..).collect();
        let mut over: Vec<Vec<Point>> = vec![Vec::new(); points.order.len()];
        for arc in &points.arcs {
            let end = arc.to.map_or(points.order.len(), |to| place[&to]);
            let passed = (place[&arc.from] + 1..end).filter(|at| points.order[*at] != arc.point);
            passed.for_each(|at| over[at].push(arc.point));
        }
        // A node that nothing follows ends the instance.
        let goes_on: FxHashSet<Point> = points.arcs.iter().flat_map(|arc| [arc.from, arc.point]).collect();
        for (at, &node) in points.order.iter().enumerate().filter(|(_, point)| !goes_on.contains(point)) {
            over[at + 1..].iter_mut().for_each(|over| over.push(node));
        }
        for (&point, arcs) in points.order.iter().zip(&over) {
            // Only the first point of a clock is asked about.
            if self.clocks[point as usize] != point {
                continue;
            }
            let mut arcs: Vec<Point> = arcs.iter().map(|arc| self.clocks[*arc as usize]).collect();
            arcs.sort_unstable();
            arcs.dedup();
            let point = clock(point);
            self.batch.push(relation::Jumpers { point, arcs: arcs.len() as u32 });
            let arcs = (0..).zip(arcs).map(|(index, arc)| relation::Jumper { point, index, arc: clock(arc) });
            self.batch.extend(arcs);
        }
    }

    /// Tells where the accesses of memory are in the body numbered `body`, and in which order.
    fn accesses(&mut self, body: usize, dominance: &Dominance) {
        let (frame, function) = (self.frame, self.function);
        let points = &frame.bodies[body];
        let head = clock(points.head);
        let place: FxHashMap<Point, usize> = points.order.iter().copied().zip(0..).collect();
        let mut accesses = Vec::new();
        for (at, each) in function.instructions.iter().enumerate() {
            let Some(node) = frame.node_in(body, each.block) else { continue };
            if OperatorSpec::of(function, each).is_some_and(|spec| spec.operator.is_ordered()) {
                accesses.push((at, node, each));
            }
        }
        for &(at, node, each) in &accesses {
            let access = entity::Instruction(each.id);
            self.batch.push(relation::AccessNode { access, body: head, node: self.own_clock(node) });
            for &(other, later, second) in &accesses {
                let in_block = each.block == second.block && frame.is_own(body, each.block) && at < other;
                if in_block || dominance.reaches(place[&node], place[&later]) {
                    let (first, second) = (access, entity::Instruction(second.id));
                    self.batch.push(relation::ExecutedBefore { first, second, body: head });
                }
            }
        }
    }

    fn clock_of(&self, place: Place) -> Option<entity::Clock> {
        Some(clock(self.clocks[self.frame.find(place)? as usize]))
    }

    fn loops(&mut self) {
        for (header, body, around) in self.frame.loops() {
            let body = clock(self.frame.bodies[body].head);
            let clocks = [Place::Block(header), Place::Run(header), Place::Latch(header)];
            let [Some(head), Some(run), Some(latch)] = clocks.map(|place| self.clock_of(place)) else {
                continue;
            };
            self.batch.push(relation::LoopClocks { head, run, latch });
            if let Some(exit) = self.clock_of(Place::Exit(header)) {
                self.batch.push(relation::LastIteration { exit, run });
            }
            self.batch.push(relation::LoopHeadBlock { body, block: entity::Block(header) });
            let ends = [Place::Run(header), Place::Skip(header)].map(|place| self.frame.find(place));
            if let [Some(run), Some(skip)] = ends {
                let around = clock(self.frame.bodies[around].head);
                self.batch.push(relation::LoopRounds { head, body, skip: self.own_clock(skip) });
                self.batch.push(relation::BodyInside { body, around, run: self.own_clock(run) });
            }
        }
        // The same edge in several bodies, from the innermost on.
        let mut seen: FxHashMap<Edge, Vec<(usize, Point)>> = FxHashMap::default();
        for (body, points) in self.frame.bodies.iter().enumerate() {
            for arc in points.arcs.iter().filter(|arc| arc.edge.1.is_some()) {
                seen.entry((arc.edge.0, arc.edge.1)).or_default().push((body, arc.point));
            }
        }
        for (edge, mut arcs) in seen {
            let bodies = self.frame.bodies_around(edge.0);
            arcs.sort_by_key(|(body, _)| bodies.iter().position(|around| around == body));
            for pair in arcs.windows(2) {
                let [inner, outer] = [pair[0].1, pair[1].1].map(|point| self.own_clock(point));
                self.batch.push(relation::LeftBy { inner, outer });
            }
        }
    }

    // ---- values that control decides

    /// Makes the operand that each arc brings to `merged`, which `operand_of` gives by the block that an edge leaves.
    fn merge(
        &mut self,
        merged: Term,
        node: Point,
        body: usize,
        operand_of: impl Fn(u32) -> Option<Argument>,
    ) {
        let merged = self.term(merged);
        self.batch.push(relation::MergedAt { term: merged, node: clock(node) });
        let frame = self.frame;
        for arc in frame.bodies[body].arcs.iter().filter(|arc| arc.to == Some(node)) {
            if let Some(operand) = operand_of(arc.edge.0) {
                let operand = self.argument(&operand);
                let arc = self.own_clock(arc.point);
                self.batch.push(relation::MergedOperand { term: merged, arc, operand });
            }
        }
    }

    fn merges(&mut self) {
        let (frame, function) = (self.frame, self.function);
        let headers: FxHashMap<u32, (usize, usize)> =
            frame.loops().map(|(header, body, around)| (header, (body, around))).collect();
        for instruction in function.instructions.iter().filter(|each| function.opcode(each) == "phi") {
            let (Some(value), Some((node, body))) = (instruction.result, frame.block(instruction.block))
            else {
                continue;
            };
            let operand_of = |block: u32| {
                let at = instruction.incoming.iter().position(|from| *from == block)?;
                instruction.operands.get(at).cloned()
            };
            let Some(&(body, around)) = headers.get(&instruction.block) else {
                self.merge(Term::Value(value), node, body, operand_of);
                continue;
            };
            let ends =
                (frame.find(Place::Run(instruction.block)), frame.find(Place::Latch(instruction.block)));
            let (Some(run), Some(latch)) = ends else { continue };
            self.merge(Term::Enter(value), run, around, operand_of);
            self.merge(Term::Next(value), latch, body, operand_of);
            let row = relation::HeaderTerm {
                term: self.term(Term::Value(value)),
                head: clock(self.clocks[node as usize]),
                enter: self.term(Term::Enter(value)),
                next: self.term(Term::Next(value)),
            };
            self.batch.push(row);
            let (term, body) = (row.next, clock(frame.bodies[body].head));
            self.batch.push(relation::VariesWithin { term, body });
        }
        if let Some(end) = frame.find(Place::End) {
            for position in 0..function.result_widths.len() as u32 {
                let operand_of = |block: u32| {
                    function.terminator(block).and_then(|ret| ret.operands.get(position as usize)).cloned()
                };
                self.merge(Term::Returned(position), end, 0, operand_of);
                let term = self.term(Term::Returned(position));
                self.batch.push(relation::ReturnedTerm { position, term });
            }
        }
        for points in &frame.bodies {
            for arc in &points.arcs {
                let Some(terminator) = function.terminator(arc.edge.0) else { continue };
                let Some(successor) = arc.edge.1.filter(|_| function.opcode(terminator) == "br") else {
                    continue;
                };
                let Some(condition @ Argument::Value(_)) = terminator.operands.first() else { continue };
                let (term, arc) = (self.argument(condition), self.own_clock(arc.point));
                self.batch.push(relation::ExcludedArc { term, side: successor, arc });
            }
        }
    }

    // ---- instructions

    fn shape(&mut self, shape: Shape) -> u32 {
        let next = self.shapes.len() as u32;
        *self.shapes.entry(shape).or_insert(next)
    }

    fn instructions(&mut self) {
        let function = self.function;
        for instruction in &function.instructions {
            let Some((node, _)) = self.frame.block(instruction.block) else { continue };
            if let Some(value) = instruction.result {
                let term = self.term(Term::Value(self.same(value)));
                for body in self.frame.bodies_around(instruction.block) {
                    if body > 0 {
                        let body = clock(self.frame.bodies[body].head);
                        self.batch.push(relation::VariesWithin { term, body });
                    }
                }
            }
            self.instruction(instruction, node);
        }
    }

    fn instruction(&mut self, each: &Instruction, node: Point) {
        let Some(spec) = OperatorSpec::of(self.function, each) else { return };
        let instruction = entity::Instruction(each.id);
        let own = self.own_clock(node);
        self.batch.push(relation::InstructionClock { instruction, clock: own });
        if spec.operator.is_ordered() || spec.operator == Operator::Source {
            self.batch.push(relation::ExactInstruction { instruction });
        }
        if may_trap(&spec.operator) {
            self.batch.push(relation::TrappingInstruction { instruction });
        }
        if let Some(value) = each.result {
            let term = self.term(Term::Value(self.same(value)));
            self.batch.push(relation::InstructionTerm { instruction, term });
        }
        for (position, operand) in (0..).zip(&spec.operands) {
            let term = self.argument(operand);
            self.batch.push(relation::InstructionOperand { instruction, position, term });
        }
        let operands = spec.operands.len() as u32;
        let shape =
            self.shape(Shape(spec.operator, spec.width, spec.operand_width, spec.lanes, spec.immediates));
        self.batch.push(relation::ShapedInstruction { instruction, shape, operands });
    }

    // ---- the graph

    fn operators(&mut self) {
        let (graph, function) = (self.graph, self.function);
        let values: FxHashMap<&str, u32> = function
            .instructions
            .iter()
            .filter_map(|each| each.result)
            .chain(function.parameters.iter().copied())
            .map(|value| (function.value_name(value), value))
            .collect();
        let names: FxHashMap<&str, u32> =
            function.instructions.iter().map(|each| (function.instruction_name(each.id), each.id)).collect();
        self.named = function
            .blocks
            .iter()
            .filter_map(|block| Some((function.block_name(block.id), self.clock_of(Place::Block(block.id))?)))
            .collect();
        for (operator, op) in (0..).map(entity::Operator).zip(&graph.ops) {
            self.steering(operator, op);
            self.constants(operator, op);
            let value = values.get(&*op.origin).copied();
            let may_carry = op.operator == Operator::Pick || is_select(op) || holds_phi(&op.operator);
            if let Some(value) = value.filter(|_| may_carry) {
                let term = self.term(Term::Value(self.same(value)));
                self.batch.push(relation::GuessedTerm { operator, term });
            }
            let named = value.and_then(|value| function.definition(value)).map(|each| each.id);
            let named = named.or_else(|| names.get(&*op.origin).copied());
            if let Some(id) = named {
                let instruction = entity::Instruction(id);
                self.batch.push(relation::GuessedInstruction { operator, instruction });
            } else if op.operator.is_ordered() || op.operator == Operator::Source {
                let all = function.instructions.iter().map(|each| relation::GuessedInstruction {
                    operator,
                    instruction: entity::Instruction(each.id),
                });
                self.batch.extend(all);
            }
            self.guessed_head(operator, op);
            self.switch_tests(operator, op);
        }
    }

    /// The loop whose header is executed with the block that has the name of the group of what a pick writes, or from
    /// which a predicate comes.
    fn guessed_head(&mut self, operator: entity::Operator, op: &Op) {
        let group = |lic: Option<LicId>| lic.map(|lic| &self.graph.lic(lic).group);
        let first = op.outs.first().copied().flatten();
        let names = match op.operator {
            Operator::Pick => [group(first), None],
            Operator::Lor => [Some(&op.origin), None],
            Operator::Count { .. } => [group(op.outs.get(1).copied().flatten()), Some(&op.block)],
            _ if is_select(op) => [group(first), None],
            Operator::Repeat | Operator::RepeatWhile => [group(op.inputs().next()), group(first)],
            _ if holds(&op.operator) => [group(op.inputs().next()), Some(&op.block)],
            _ => return,
        };
        let heads = names.into_iter().flatten().filter_map(|name| {
            let clock = *self.named.get(&**name)?;
            let heads = self.frame.loops().filter_map(|(header, ..)| self.clock_of(Place::Block(header)));
            heads.into_iter().find(|head| *head == clock)
        });
        if let Some(head) = heads.into_iter().next() {
            self.batch.push(relation::GuessedHead { operator, head });
        }
    }

    fn steering(&mut self, operator: entity::Operator, op: &Op) {
        let kind = match &op.operator {
            Operator::Pick => "pick",
            Operator::Switch => "switch",
            Operator::Filter => "filter",
            Operator::Gate => "gate",
            Operator::Land => "land",
            Operator::Lor => "lor",
            Operator::Not => "not",
            Operator::Mov => "mov",
            Operator::Predprop => "predprop",
            Operator::Predmerge => "predmerge",
            Operator::Repeat => "repeat",
            Operator::RepeatWhile => "repeat.while",
            Operator::Carry => "carry",
            Operator::CarryWhile => "carry.while",
            Operator::Count { next: true, .. } => "count.next",
            Operator::Count { next: false, .. } => "count.value",
            Operator::Reduce { name } => match Reduction::of(name) {
                Some(Reduction { is_while: true, .. }) => "reduce.while",
                Some(_) => "reduce",
                None => return,
            },
            Operator::All
            | Operator::Load { .. }
            | Operator::Store { .. }
            | Operator::Alloca { .. }
            | Operator::Call { .. }
            | Operator::Source
            | Operator::Atomic { .. }
            | Operator::Gep { .. }
            | Operator::Pure(_) => "strict",
            _ => return,
        };
        if let Some((_, kind)) = self.kinds.iter().find(|(name, _)| *name == kind) {
            self.batch.push(relation::SteeringKind { operator, kind: *kind });
        }
        if matches!(&op.operator, Operator::Pure(name) if name == "constant") {
            let term = self.term(Term::Expression(op.origin.to_string()));
            self.batch.push(relation::GivesConstant { operator, term });
        } else if !matches!(op.operator, Operator::All) && kind_is_strict(&op.operator) {
            let shape =
                Shape(op.operator.clone(), op.width, op.operand_width, op.lanes, op.immediates.clone());
            let shape = self.shape(shape);
            self.batch.push(relation::ShapedOperator { operator, shape });
        }
        if is_select(op) {
            self.batch.push(relation::ValueSelect { operator });
        }
    }

    fn constants(&mut self, operator: entity::Operator, op: &Op) {
        for (position, operand) in (0..).zip(&op.ins) {
            let term = match operand {
                Operand::Const(bits) => Term::Constant(bits.clone()),
                Operand::Global { width, name, offset } => Term::Global(name.clone(), *offset, *width),
                Operand::Held(lic) => match self.parameter(lic.0) {
                    Some(value) => Term::Value(value),
                    None => continue,
                },
                Operand::Lic(_) | Operand::Never(_) => continue,
            };
            let term = self.term(term);
            self.batch.push(relation::InputConstant { operator, position, term });
        }
    }

    fn switch_tests(&mut self, operator: entity::Operator, op: &Op) {
        let Some(test) = Test::of(op) else { return };
        let (function, frame) = (self.function, self.frame);
        let switches = std::mem::take(&mut self.ways);
        for (block, ways) in &switches {
            let Some(value) = function.terminator(*block).and_then(|switch| switch.operands.first()) else {
                continue;
            };
            if function.argument_width(value) != test.width {
                continue;
            }
            let term = self.argument(value);
            for arc in frame.bodies.iter().flat_map(|body| &body.arcs).filter(|arc| arc.edge.0 == *block) {
                let Some(values) = arc.edge.1.and_then(|number| ways[number as usize].values) else {
                    continue;
                };
                let arc = self.own_clock(arc.point);
                let sides = [false, true].into_iter().filter(|answer| !test.gives(values, *answer));
                let rows = sides.map(|answer| relation::ExcludingTest {
                    operator,
                    position: test.position,
                    term,
                    side: answer.into(),
                    arc,
                });
                self.batch.extend(rows);
            }
        }
        self.ways = switches;
    }

    /// The parameter that the channel numbered `lic` brings.
    fn parameter(&self, lic: u32) -> Option<u32> {
        let at = self.graph.params.iter().position(|param| param.0 == lic)?;
        self.function.parameters.get(at).copied()
    }

    /// The instructions that `count` and `reduce` stand for, by their shapes.
    fn holders(&mut self) {
        for (operator, op) in (0..).map(entity::Operator).zip(&self.graph.ops) {
            let Some((steps, test)) = held_operation(&op.operator) else { continue };
            for (Shape(made, width, compared, lanes, immediates), &shape) in &self.shapes {
                let Operator::Pure(made) = made else { continue };
                if lanes.is_some() || !immediates.is_empty() {
                    continue;
                }
                if made == steps && *width == op.width {
                    let positions = if COMMUTATIVE.contains(&steps) { 0..2 } else { 0..1 };
                    let rows = positions.map(|position| relation::HeldStep { operator, shape, position });
                    self.batch.extend(rows);
                }
                let tests =
                    test.and_then(|test| compares(made, test)).filter(|_| *compared == Some(op.width));
                for (positions, value) in tests.unwrap_or_default() {
                    let rows = positions.iter().map(|&position| relation::HeldTest {
                        operator,
                        shape,
                        position,
                        value,
                    });
                    self.batch.extend(rows);
                }
            }
        }
    }

    /// The shapes of comparisons that are opposites.
    fn opposites(&mut self) {
        for (Shape(made, width, compared, lanes, immediates), &shape) in &self.shapes {
            let Operator::Pure(made) = made else { continue };
            let Some(opposite) = made.strip_prefix("icmp.").and_then(opposite) else { continue };
            let made = Operator::Pure(format!("icmp.{opposite}"));
            let other = Shape(made, *width, *compared, *lanes, immediates.clone());
            if let Some(&other) = self.shapes.get(&other) {
                self.batch.push(relation::OppositeShape { shape, other });
            }
        }
    }

    /// The steps of counters that begin again when their loop ends.
    fn counters(&mut self) {
        for (at, select) in self.graph.ops.iter().enumerate().filter(|(_, op)| is_select(op)) {
            let Some(Some(before)) = select.outs.first() else { continue };
            let constant = select.ins[1..].iter().find_map(|operand| match operand {
                Operand::Const(bits) => Some(bits),
                _ => None,
            });
            let Some(constant) = constant else { continue };
            for (step, op) in self.graph.ops.iter().enumerate() {
                let reads = op.inputs().filter(|lic| lic == before).count();
                let [Some(out)] = op.outs[..] else { continue };
                let [first] = &self.graph.lic(out).init[..] else { continue };
                if reads == 1 && op.inputs().count() == 1 && evaluated(op, constant).as_ref() == Some(first) {
                    let [step, select] = [step, at].map(|at| entity::Operator(at as u32));
                    self.batch.push(relation::ResetsCounter { step, select });
                }
            }
        }
    }

    /// The clock where the bit `lic` is `side`.
    fn side(&self, lic: LicId, side: u32) -> entity::Clock {
        clock(self.frame.places.len() as u32 + 2 * lic.0 + side)
    }

    /// Names the clocks at which selects take what other selects give, and returns how many there are.
    fn nested_selects(&mut self) -> usize {
        let graph = self.graph;
        let selects = (0..).zip(&graph.ops).filter(|(_, op)| is_select(op));
        let made: FxHashMap<LicId, u32> =
            selects.clone().filter_map(|(at, op)| Some((op.outs[0]?, at))).collect();
        let nested = |operand: &Operand| match operand {
            Operand::Lic(lic) => made.get(lic).copied(),
            _ => None,
        };
        let condition = |op: &Op| match op.ins[0] {
            Operand::Lic(lic) => Some(lic),
            _ => None,
        };
        let mut work = Vec::new();
        for (_, op) in selects {
            let Some(lic) = condition(op) else { continue };
            let taken = [(1, 1), (2, 0)].into_iter();
            work.extend(
                taken.filter_map(|(position, value)| {
                    Some((nested(&op.ins[position])?, self.side(lic, value)))
                }),
            );
        }
        let first = (self.frame.places.len() + 2 * graph.lics.len()) as u32;
        let (mut parts, mut seen) = (0, FxHashSet::default());
        while let Some((at, around)) = work.pop() {
            let op = &graph.ops[at as usize];
            let Some(lic) = condition(op).filter(|_| parts < graph.lics.len() && seen.insert((at, around)))
            else {
                continue;
            };
            for (position, value) in [(1, 1), (2, 0)] {
                let part = clock(first + parts as u32);
                parts += 1;
                let side = self.side(lic, value);
                self.batch.push(relation::PartClock { part, clock: around, side });
                let operator = entity::Operator(at);
                self.batch.push(relation::SelectPart { operator, around, value, part });
                work.extend(nested(&op.ins[position]).map(|inner| (inner, part)));
            }
        }
        parts
    }

    fn channels(&mut self) {
        for (at, lic) in (0..).zip(&self.graph.lics) {
            if lic.width == 1 {
                for side in 0..2 {
                    let clock = self.side(LicId(at), side);
                    self.batch.push(relation::SideClock { lic: entity::Lic(at), side, clock });
                }
            }
            if let (0, 1, Some(&clock)) = (lic.width, lic.init.len(), self.named.get(&*lic.group)) {
                self.batch.push(relation::GuessedDelay { lic: entity::Lic(at), clock });
            }
            if let [only] = &lic.init[..] {
                let term = self.term(Term::Constant(only.clone()));
                self.batch.push(relation::InitialTerm { lic: entity::Lic(at), term });
            }
        }
        for &lic in &self.graph.params {
            if let Some(value) = self.parameter(lic.0) {
                let term = self.term(Term::Value(self.same(value)));
                self.batch.push(relation::ParameterTerm { lic: entity::Lic(lic.0), term });
            }
        }
        for (position, lic) in (0..).zip(&self.graph.results) {
            self.batch.push(relation::ResultLic { lic: entity::Lic(lic.0), position });
        }
    }
}

/// Operators whose operands can change places.
const COMMUTATIVE: [&str; 5] = ["add", "mul", "and", "or", "xor"];

/// The pure operator that makes the next value of what `operator` holds, and the predicate that it tests.
fn held_operation(operator: &Operator) -> Option<(&str, Option<&str>)> {
    match operator {
        Operator::Count { name, .. } => Some(("add", Some(name.strip_prefix("count.")?))),
        Operator::Reduce { name } => Some((Reduction::of(name)?.operator, None)),
        _ => None,
    }
}

/// The positions of a value in which a comparison `made` is `predicate` of the value and of the other operand, with 1, and
/// those in which it is the opposite, with 0.
fn compares(made: &str, predicate: &str) -> Option<[(&'static [u32], u32); 2]> {
    let made = made.strip_prefix("icmp.")?;
    Some([(positions(made, predicate), 1), (positions(made, &opposite(predicate)?), 0)])
}

fn positions(made: &str, predicate: &str) -> &'static [u32] {
    let unturned = |predicate: &str| predicate.replace(['l', 'g'], "");
    let is_symmetric = unturned(predicate) == predicate;
    match made == predicate {
        true if is_symmetric => &[0, 1],
        true => &[0],
        false if !is_symmetric && unturned(made) == unturned(predicate) => &[1],
        false => &[],
    }
}

/// The predicate of `icmp` that holds where `predicate` does not.
fn opposite(predicate: &str) -> Option<String> {
    let (sign, order) = predicate.split_at(predicate.len() - 2);
    let opposite = match order {
        "eq" => "ne",
        "ne" => "eq",
        "lt" => "ge",
        "ge" => "lt",
        "gt" => "le",
        "le" => "gt",
        _ => return None,
    };
    Some(format!("{sign}{opposite}"))
}

/// Returns true if `operator` holds something while a loop is run.
fn holds(operator: &Operator) -> bool {
    holds_phi(operator) || matches!(operator, Operator::Repeat | Operator::RepeatWhile)
}

/// Returns true if `operator` holds a phi of the loop.
fn holds_phi(operator: &Operator) -> bool {
    matches!(
        operator,
        Operator::Carry | Operator::CarryWhile | Operator::Count { .. } | Operator::Reduce { .. }
    )
}

/// Returns true if `op` selects one of two values as a whole.
fn is_select(op: &Op) -> bool {
    matches!(&op.operator, Operator::Pure(name) if name == "select") && op.lanes.is_none()
}

/// The number that `op` makes of `constants`, in the places of its channels, and of its own constants.
fn evaluated(op: &Op, constants: &Bits) -> Option<Bits> {
    let operand = |operand: &Operand| match operand {
        Operand::Const(bits) => Some(bits.clone()),
        Operand::Lic(_) => Some(constants.clone()),
        _ => None,
    };
    let operands: Vec<Bits> = op.ins.iter().map(operand).collect::<Option<_>>()?;
    let semantics = Semantics::new(&op.operator, op.width, op.lanes, &op.immediates, &op.origin)?;
    semantics.compute(&operands)?.ok()
}

fn kind_is_strict(operator: &Operator) -> bool {
    operator.is_ordered() || matches!(operator, Operator::Source | Operator::Gep { .. } | Operator::Pure(_))
}

/// For each value of `function` the first of its block that the same operator makes of the same operands: conversion, and
/// whoever else makes graphs, may have computed only one.
fn first_computed(function: &Function) -> FxHashMap<u32, u32> {
    let mut first: FxHashMap<u32, u32> = FxHashMap::default();
    for block in &function.blocks {
        let mut seen: FxHashMap<(Shape, Vec<Argument>), u32> = FxHashMap::default();
        for instruction in &function.instructions[block.instructions.clone()] {
            let (Some(value), Some(spec)) = (instruction.result, OperatorSpec::of(function, instruction))
            else {
                continue;
            };
            if spec.operator.is_ordered() || spec.operator == Operator::Source {
                continue;
            }
            let same = |operand: &Argument| match operand {
                Argument::Value(value) => Argument::Value(first.get(value).copied().unwrap_or(*value)),
                other => other.clone(),
            };
            let operands = spec.operands.iter().map(same).collect();
            let shape = Shape(spec.operator, spec.width, spec.operand_width, spec.lanes, spec.immediates);
            first.insert(value, *seen.entry((shape, operands)).or_insert(value));
        }
    }
    first
}

/// The values of `function` that constants alone determine.
fn folded(function: &Function) -> FxHashMap<u32, Bits> {
    let mut folded: FxHashMap<u32, Bits> = FxHashMap::default();
    for instruction in &function.instructions {
        let (Some(value), Some(spec)) = (instruction.result, OperatorSpec::of(function, instruction)) else {
            continue;
        };
        let operand = |argument: &Argument| match argument {
            Argument::Constant(bits) => Some(bits.clone()),
            Argument::Value(value) => folded.get(value).cloned(),
            _ => None,
        };
        let Some(operands) = spec.operands.iter().map(operand).collect::<Option<Vec<Bits>>>() else {
            continue;
        };
        let semantics = Semantics::new(&spec.operator, spec.width, spec.lanes, &spec.immediates, "");
        if let Some(Ok(bits)) = semantics.and_then(|semantics| semantics.compute(&operands)) {
            folded.insert(value, bits);
        }
    }
    folded
}

/// Returns true if nothing may execute `operator` where the function does not.
fn may_trap(operator: &Operator) -> bool {
    let Operator::Pure(name) = operator else { return false };
    ["udiv", "sdiv", "urem", "srem"].contains(&name.as_str())
}

/// The relations that the certificate is supplied with, without rows.
fn supplied() -> Batch {
    Batch::default()
        .with::<relation::BodyPoint>()
        .with::<relation::PointClock>()
        .with::<relation::ArcFrom>()
        .with::<relation::ArcTo>()
        .with::<relation::EnteringArc>()
        .with::<relation::EnteringArcs>()
        .with::<relation::LeavingArc>()
        .with::<relation::LeavingArcs>()
        .with::<relation::Jumper>()
        .with::<relation::Jumpers>()
        .with::<relation::ExecutedWith>()
        .with::<relation::ApartPoints>()
        .with::<relation::FunctionClock>()
        .with::<relation::LoopClocks>()
        .with::<relation::LoopRounds>()
        .with::<relation::LastIteration>()
        .with::<relation::LeftBy>()
        .with::<relation::VariesWithin>()
        .with::<relation::ExcludedArc>()
        .with::<relation::MergedAt>()
        .with::<relation::MergedOperand>()
        .with::<relation::HeaderTerm>()
        .with::<relation::ReturnedTerm>()
        .with::<relation::ShapedInstruction>()
        .with::<relation::InstructionOperand>()
        .with::<relation::InstructionTerm>()
        .with::<relation::InstructionClock>()
        .with::<relation::ExactInstruction>()
        .with::<relation::TrappingInstruction>()
        .with::<relation::ShapedOperator>()
        .with::<relation::SteeringKind>()
        .with::<relation::ValueSelect>()
        .with::<relation::InputConstant>()
        .with::<relation::GivesConstant>()
        .with::<relation::ParameterTerm>()
        .with::<relation::ResultLic>()
        .with::<relation::InitialTerm>()
        .with::<relation::ResetsCounter>()
        .with::<relation::OppositeShape>()
        .with::<relation::HeldStep>()
        .with::<relation::HeldTest>()
        .with::<relation::SideClock>()
        .with::<relation::PartClock>()
        .with::<relation::SelectPart>()
        .with::<relation::ExcludingTest>()
        .with::<relation::GuessedHead>()
        .with::<relation::GuessedDelay>()
        .with::<relation::GuessedTerm>()
        .with::<relation::GuessedInstruction>()
        .with::<relation::AccessNode>()
        .with::<relation::ExecutedBefore>()
        .with::<relation::LoopHeadBlock>()
        .with::<relation::BodyInside>()
}
