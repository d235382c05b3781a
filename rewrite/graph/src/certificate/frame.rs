//! The points of a function: the nodes and arcs of its body and of the bodies of its loops, each without cycles.

use crate::function::{Block, Function, Successor};
use dfquery_engine::run::Part;
use dfquery_rules::relation;
use rustc_hash::FxHashMap;

/// The number of a point.
pub type Point = u32;

/// The number of a body: 0 is the function, the others are its loops.
type Body = usize;

/// The most pairs of points of a function: more take minutes.
const ROOM: usize = 1_000_000;

/// A point.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// A block.
    Block(u32),
    /// A run of the loop with this header, in the body around.
    Run(u32),
    /// The way back to the header of a loop, in its body.
    Latch(u32),
    /// The begin of a round of the loop with this header: an iteration, or a time that control passes the loop by.
    Round(u32),
    /// The way of such a round to the header.
    Begin(u32),
    /// The way of such a round that passes the loop by.
    Skip(u32),
    /// The end of the last iteration of the loop with this header.
    Exit(u32),
    /// The end of the function.
    End,
    /// A way out of a block, by its number among these, in the body whose head is the second block; the return of a block
    /// without one.
    Edge(u32, Option<u32>, u32),
}

/// An arc between two nodes; that of a round that passes a loop by enters none.
#[derive(Clone, Copy, Debug)]
pub struct Arc {
    pub point: Point,
    pub from: Point,
    pub to: Option<Point>,
    /// The block that it leaves, and its number among the ways out.
    pub edge: (u32, Option<u32>),
}

/// A way out of a block: an edge, or, of a `switch`, the part of one for an interval of values.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    /// The block that it enters.
    pub to: u32,
    /// The first and the last unsigned value for which a `switch` takes it.
    pub values: Option<(u128, u128)>,
}

/// The ways out of `block`: the default of a `switch` is as many as there are gaps between its cases.
pub fn ways(function: &Function, block: &Block) -> Vec<Way> {
    let plain = |successor: &Successor| Way { to: successor.to, values: None };
    let all = || block.successors.iter().map(plain).collect();
    let switch = function.terminator(block.id).filter(|last| function.opcode(last) == "switch");
    let Some(width) = switch.and_then(|switch| Some(function.argument_width(switch.operands.first()?)))
    else {
        return all();
    };
    if width > 64 {
        return all();
    }
    let parsed =
        |row: relation::CaseValue| Some((function.text(row.bits).parse::<u128>().ok()?, row.successor));
    let rows = function.rows_at::<relation::CaseValue>(block.id);
    let Some(mut cases) = rows.map(parsed).collect::<Option<Vec<_>>>() else { return all() };
    cases.sort_unstable();
    let target = |index: u32| block.successors.iter().find(|successor| successor.index == index);
    let default = block.successors.iter().find(|each| cases.iter().all(|case| case.1 != each.index));
    let mut ways = Vec::new();
    let mut next = 0;
    let end = 1_u128 << width;
    for (value, index) in cases.iter().copied().map(Some).chain([None]).map(|case| case.unwrap_or((end, 0))) {
        if let Some(default) = default.filter(|_| next < value) {
            ways.push(Way { to: default.to, values: Some((next, value - 1)) });
        }
        if value < end
            && let Some(own) = target(index)
        {
            ways.push(Way { to: own.to, values: Some((value, value)) });
        }
        next = value + 1;
    }
    ways
}

/// A loop: its header, the blocks in it, and the body around.
struct Loop {
    header: u32,
    around: Body,
}

/// The points of one body.
#[derive(Default)]
pub struct Points {
    /// The head.
    pub head: Point,
    /// All points in an order that no way contradicts: the nodes, each before the arcs that leave it.
    pub order: Vec<Point>,
    /// Its arcs.
    pub arcs: Vec<Arc>,
}

/// All points of a function.
pub struct Frame {
    /// The places by point.
    pub places: Vec<Place>,
    /// The bodies; the first is that of the function.
    pub bodies: Vec<Points>,
    loops: Vec<Loop>,
    body_of: FxHashMap<u32, Body>,
    numbers: FxHashMap<Place, Point>,
    entry: u32,
}

impl Frame {
    /// The points of `function`, whose loops `part` derives; none if there are too many to be distinguished in time.
    pub fn new(function: &Function, part: &Part) -> Option<Frame> {
        let headers: Vec<u32> = part.rows().map(|row: relation::LoopHeader| row.header.0).collect();
        let body_of_header: FxHashMap<u32, Body> = headers.iter().copied().zip(1..).collect();
        let mut around: FxHashMap<u32, u32> = FxHashMap::default();
        around.extend(part.rows().map(|row: relation::LoopParent| (row.header.0, row.outer.0)));
        let of_header = |header: &u32| Loop {
            header: *header,
            around: around.get(header).map_or(0, |outer| body_of_header[outer]),
        };
        let loops = headers.iter().map(of_header).collect();
        let mut body_of: FxHashMap<u32, Body> = FxHashMap::default();
        body_of.extend(part.rows().map(|row: relation::Reachable| (row.block.0, 0)));
        let innermost = part.rows().map(|row: relation::InnermostLoop| (row.block.0, row.header.0));
        body_of.extend(innermost.map(|(block, header)| (block, body_of_header[&header])));
        let entry = function.blocks.first()?.id;
        let mut frame = Frame {
            places: Vec::new(),
            bodies: Vec::new(),
            loops,
            body_of,
            numbers: FxHashMap::default(),
            entry,
        };
        frame.make(function);
        Some(frame)
            .filter(|frame| frame.bodies.iter().map(|body| body.order.len().pow(2)).sum::<usize>() < ROOM)
    }

    fn point(&mut self, place: Place) -> Point {
        let next = self.places.len() as Point;
        let point = *self.numbers.entry(place).or_insert(next);
        if point == next {
            self.places.push(place);
        }
        point
    }

    /// The bodies around `body`, itself first.
    fn around(&self, body: Body) -> impl Iterator<Item = Body> + '_ {
        std::iter::successors(Some(body), |&body| (body > 0).then(|| self.loops[body - 1].around))
    }

    /// The head of `body`, as a block.
    fn head(&self, body: Body) -> u32 {
        if body == 0 { self.entry } else { self.loops[body - 1].header }
    }

    /// The node of `body` that `block` lies in, if it is inside.
    fn node(&self, body: Body, block: u32) -> Option<Place> {
        let mut inner = None;
        for around in self.around(*self.body_of.get(&block)?) {
            if around == body {
                return Some(inner.map_or(Place::Block(block), |inner: Body| Place::Run(self.head(inner))));
            }
            inner = Some(around);
        }
        None
    }

    fn make(&mut self, function: &Function) {
        self.bodies.resize_with(self.loops.len() + 1, Points::default);
        for body in 0..self.bodies.len() {
            let head = match body {
                0 if self.is_header(self.entry) => Place::Run(self.entry),
                0 => Place::Block(self.entry),
                _ => Place::Round(self.head(body)),
            };
            self.bodies[body].head = self.point(head);
            if let Place::Round(header) = head {
                self.add_round(body, header);
            }
        }
        for block in &function.blocks {
            let Some(&innermost) = self.body_of.get(&block.id) else { continue };
            for (number, way) in (0..).zip(ways(function, block)) {
                self.add_edge(block.id, innermost, number, way.to);
            }
            let terminator = function.terminator(block.id);
            if terminator.is_some_and(|last| function.opcode(last) == "ret") {
                let (from, end) = (self.point(Place::Block(block.id)), self.point(Place::End));
                let point = self.point(Place::Edge(block.id, None, self.entry));
                let arc = Arc { point, from, to: Some(end), edge: (block.id, None) };
                self.bodies[0].arcs.push(arc);
            }
        }
        for at in 0..self.bodies.len() {
            self.bodies[at].sort();
        }
    }

    fn is_header(&self, block: u32) -> bool {
        self.loops.iter().any(|each| each.header == block)
    }

    fn add_round(&mut self, body: Body, header: u32) {
        let [from, to, begin, skip] =
            [Place::Round(header), Place::Block(header), Place::Begin(header), Place::Skip(header)]
                .map(|place| self.point(place));
        let edge = (header, None);
        self.bodies[body].arcs.push(Arc { point: begin, from, to: Some(to), edge });
        self.bodies[body].arcs.push(Arc { point: skip, from, to: None, edge });
    }

    fn add_edge(&mut self, block: u32, innermost: Body, number: u32, target: u32) {
        let bodies: Vec<Body> = self.around(innermost).collect();
        for body in bodies {
            let from = self.node(body, block).expect("a block is inside of the bodies around it");
            let from = self.point(from);
            let goes_back = body > 0 && target == self.head(body);
            let to = match self.node(body, target) {
                _ if goes_back => Some(Place::Latch(target)),
                to => to,
            };
            let head = self.head(body);
            let point = self.point(Place::Edge(block, Some(number), head));
            let stays = to.is_some();
            let to = Some(self.point(to.unwrap_or(Place::Exit(head))));
            let edge = (block, Some(number));
            self.bodies[body].arcs.push(Arc { point, from, to, edge });
            if stays {
                return;
            }
        }
    }

    /// The point of a place, if there is one.
    pub fn find(&self, place: Place) -> Option<Point> {
        self.numbers.get(&place).copied()
    }

    /// The node of `block` in its own body, with the number of the body.
    pub fn block(&self, block: u32) -> Option<(Point, usize)> {
        let body = *self.body_of.get(&block)?;
        Some((self.find(Place::Block(block))?, body))
    }

    /// The node of the body numbered `body` that `block` lies in, if it is inside.
    pub fn node_in(&self, body: usize, block: u32) -> Option<Point> {
        self.find(self.node(body, block)?)
    }

    /// Returns true if `block` is in the body numbered `body`, and in no loop inside.
    pub fn is_own(&self, body: usize, block: u32) -> bool {
        self.body_of.get(&block) == Some(&body)
    }

    /// The header of each loop, with its body and the body around.
    pub fn loops(&self) -> impl Iterator<Item = (u32, usize, usize)> + '_ {
        self.loops.iter().zip(1..).map(|(each, body)| (each.header, body, each.around))
    }

    /// The bodies that `block` is in, the innermost first.
    pub fn bodies_around(&self, block: u32) -> Vec<usize> {
        self.body_of.get(&block).map_or_else(Vec::new, |body| self.around(*body).collect())
    }
}

impl Points {
    /// Orders the points.
    fn sort(&mut self) {
        let mut leaving: FxHashMap<Point, Vec<usize>> = FxHashMap::default();
        for (at, arc) in self.arcs.iter().enumerate() {
            leaving.entry(arc.from).or_default().push(at);
        }
        let mut done: FxHashMap<Point, bool> = FxHashMap::default();
        let mut postorder = Vec::new();
        let mut stack = vec![(self.head, 0)];
        done.insert(self.head, true);
        while let Some((node, next)) = stack.pop() {
            let Some(arc) = leaving.get(&node).and_then(|arcs| arcs.get(next)) else {
                postorder.push(node);
                continue;
            };
            stack.push((node, next + 1));
            if let Some(to) = self.arcs[*arc].to
                && done.insert(to, true).is_none()
            {
                stack.push((to, 0));
            }
        }
        for node in postorder.into_iter().rev() {
            self.order.push(node);
            self.order.extend(leaving.get(&node).into_iter().flatten().map(|at| self.arcs[*at].point));
        }
    }
}

/// The dominance of the points of one body.
pub struct Dominance {
    /// By place in the order: the place of the immediate dominator, its own if there is none.
    before: Vec<usize>,
    /// The same for post-dominators; the places are those from the end.
    after: Vec<usize>,
    /// By place whether it comes before each other place on some way.
    reaches: Vec<Vec<bool>>,
}

impl Dominance {
    /// Finds the dominance of `points`.
    pub fn new(points: &Points) -> Dominance {
        let size = points.order.len();
        let place: FxHashMap<Point, usize> = points.order.iter().copied().zip(0..).collect();
        let mut successors: Vec<Vec<usize>> = vec![Vec::new(); size];
        for arc in &points.arcs {
            successors[place[&arc.from]].push(place[&arc.point]);
            successors[place[&arc.point]].extend(arc.to.map(|to| place[&to]));
        }
        let mut reaches = vec![vec![false; size]; size];
        for at in (0..size).rev() {
            let mut reached = vec![false; size];
            reached[at] = true;
            for next in &successors[at] {
                reached.iter_mut().zip(&reaches[*next]).for_each(|(reached, further)| *reached |= further);
            }
            reaches[at] = reached;
        }
        let mut predecessors: Vec<Vec<usize>> = vec![Vec::new(); size];
        for (from, to) in
            successors.iter().enumerate().flat_map(|(from, to)| to.iter().map(move |to| (from, *to)))
        {
            predecessors[to].push(from);
        }
        // From the end, 0 is after all points.
        let mirrored = |at: usize| size - at;
        let behind: Vec<Vec<usize>> = std::iter::once(Vec::new())
            .chain((0..size).rev().map(|at| match &successors[at][..] {
                [] => vec![0],
                next => next.iter().copied().map(mirrored).collect(),
            }))
            .collect();
        Dominance { before: immediate(&predecessors), after: immediate(&behind), reaches }
    }

    /// Returns true if place `other` is passed in each instance in which place `at` is.
    pub fn always_with(&self, at: usize, other: usize) -> bool {
        let size = self.before.len();
        is_above(&self.before, other, at) || is_above(&self.after, size - other, size - at)
    }

    /// Returns true if both places are passed together or not at all.
    pub fn are_together(&self, at: usize, other: usize) -> bool {
        self.always_with(at, other) && self.always_with(other, at)
    }

    /// Returns true if no way passes both places.
    pub fn are_apart(&self, at: usize, other: usize) -> bool {
        !self.reaches[at][other] && !self.reaches[other][at]
    }

    /// Returns true if place `at` comes before place `other` on some way.
    pub fn reaches(&self, at: usize, other: usize) -> bool {
        at != other && self.reaches[at][other]
    }
}

fn is_above(immediate: &[usize], above: usize, mut at: usize) -> bool {
    while at > above {
        at = immediate[at];
    }
    at == above
}

/// The immediate dominators of a graph whose nodes follow their predecessors.
fn immediate(predecessors: &[Vec<usize>]) -> Vec<usize> {
    let mut immediate: Vec<usize> = (0..predecessors.len()).collect();
    for at in 0..predecessors.len() {
        let Some((&first, others)) = predecessors[at].split_first() else { continue };
        let meet = |mut one: usize, mut other: usize| {
            while one != other {
                if one > other { one = immediate[one] } else { other = immediate[other] }
            }
            one
        };
        let above = others.iter().fold(first, |one, other| meet(one, *other));
        immediate[at] = above;
    }
    immediate
}
