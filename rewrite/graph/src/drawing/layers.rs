//! Boxes in layers, so that most arrows lead downwards. What no arrow joins stands side by side, and then below.
//!
//! Source   Sugiyama, Tagawa, Toda: Methods for visual understanding of hierarchical system structures (IEEE SMC 1981): arrows
//!          that close a cycle are turned round, layers are longest paths, the order within a layer is found by
//!          barycentres, arrows over several layers get places on their way

/// Space between boxes of a layer, and between layers.
const GAP: [f64; 2] = [18.0, 34.0];
/// How much wider than high a picture of many pieces is made.
const ASPECT: f64 = 1.4;
/// How often the order within layers, and the places, are improved.
const SWEEPS: usize = 8;
/// Places on the way of arrows; where more were needed, long arrows go straight.
const LARGEST_ROUTES: usize = 200_000;

/// Where everything stands.
pub struct Layout {
    /// The upper left corner of each box.
    pub corners: Vec<[f64; 2]>,
    /// The places between the ends of each arrow, from its source to its target.
    pub routes: Vec<Vec<[f64; 2]>>,
    /// Width and height of the whole.
    pub size: [f64; 2],
}

/// Lays out boxes of these sizes.
///
/// Shape   an arrow from a box to itself has no places on its way
pub fn layout(sizes: &[[f64; 2]], edges: &[(usize, usize)]) -> Layout {
    let pieces: Vec<(Piece, Layout)> = Piece::all(sizes.len(), edges)
        .into_iter()
        .map(|piece| {
            let layout = piece.layout(sizes, edges);
            (piece, layout)
        })
        .collect();
    let taken = |layout: &Layout| [0, 1].map(|axis| layout.size[axis] + GAP[axis]);
    let area: f64 = pieces.iter().map(|(_, layout)| taken(layout).iter().product::<f64>()).sum();
    let widest = pieces.iter().map(|(_, layout)| taken(layout)[0]).fold(0.0, f64::max);
    let room = widest.max(ASPECT * area.sqrt());
    let mut whole = Layout {
        corners: vec![[0.0; 2]; sizes.len()],
        routes: vec![Vec::new(); edges.len()],
        size: [0.0; 2],
    };
    let [mut x, mut y, mut bottom] = [0.0; 3];
    for (piece, layout) in pieces {
        let [width, height] = taken(&layout);
        if x + width > room {
            (x, y) = (0.0, bottom);
        }
        whole.take(&piece, layout, [x, y]);
        x += width;
        bottom = f64::max(bottom, y + height);
    }
    whole
}

impl Layout {
    /// Takes over what `layout` says of `piece`, whose upper left corner is `at`.
    fn take(&mut self, piece: &Piece, layout: Layout, at: [f64; 2]) {
        let shift = |point: [f64; 2]| [0, 1].map(|axis| point[axis] + at[axis]);
        for (&node, corner) in piece.nodes.iter().zip(layout.corners) {
            self.corners[node] = shift(corner);
        }
        for (&edge, route) in piece.edges.iter().zip(layout.routes) {
            self.routes[edge] = route.into_iter().map(shift).collect();
        }
        let end = shift(layout.size);
        self.size = [0, 1].map(|axis| self.size[axis].max(end[axis]));
    }
}

/// Boxes that arrows join, and these arrows.
#[derive(Default)]
struct Piece {
    nodes: Vec<usize>,
    edges: Vec<usize>,
}

impl Piece {
    /// All pieces, in the order of their first boxes.
    fn all(nodes: usize, edges: &[(usize, usize)]) -> Vec<Piece> {
        let mut neighbours = vec![Vec::new(); nodes];
        for &(from, to) in edges {
            neighbours[from].push(to);
            neighbours[to].push(from);
        }
        let mut pieces: Vec<Piece> = Vec::new();
        let mut owner = vec![usize::MAX; nodes];
        for root in 0..nodes {
            if owner[root] != usize::MAX {
                continue;
            }
            owner[root] = pieces.len();
            let mut open = vec![root];
            while let Some(node) = open.pop() {
                let met = neighbours[node].iter().filter(|&&other| owner[other] == usize::MAX);
                let met: Vec<usize> = met.copied().collect();
                met.iter().for_each(|&other| owner[other] = pieces.len());
                open.extend(met);
            }
            pieces.push(Piece::default());
        }
        owner.iter().enumerate().for_each(|(node, &owner)| pieces[owner].nodes.push(node));
        edges.iter().enumerate().for_each(|(at, edge)| pieces[owner[edge.0]].edges.push(at));
        pieces
    }

    /// This piece by itself, of a graph with these boxes and arrows.
    fn layout(&self, sizes: &[[f64; 2]], edges: &[(usize, usize)]) -> Layout {
        let number = |node: usize| self.nodes.binary_search(&node).expect("both ends are of one piece");
        let sizes: Vec<[f64; 2]> = self.nodes.iter().map(|&node| sizes[node]).collect();
        let ends = |&edge: &usize| (number(edges[edge].0), number(edges[edge].1));
        layered(&sizes, &self.edges.iter().map(ends).collect::<Vec<_>>())
    }
}

/// Lays out boxes that arrows join.
fn layered(sizes: &[[f64; 2]], edges: &[(usize, usize)]) -> Layout {
    let downward = downward(sizes.len(), edges);
    let mut layers = Layers::new(sizes, &downward);
    for sweep in 0..SWEEPS {
        layers.order(sweep % 2 == 0);
    }
    layers.spread();
    for sweep in 0..SWEEPS {
        layers.pull(sweep % 2 == 0);
    }
    layers.finish(edges, &downward)
}

/// The arrows without those from a box to itself, turned round where they close a cycle of a depth-first walk.
fn downward(nodes: usize, edges: &[(usize, usize)]) -> Vec<(usize, usize)> {
    let mut successors = vec![Vec::new(); nodes];
    for &(from, to) in edges {
        successors[from].push(to);
    }
    // 0 not met, 1 on the way to the node that is visited, 2 done.
    let mut state = vec![0_u8; nodes];
    let mut closing = std::collections::BTreeSet::new();
    let mut entered = vec![false; nodes];
    edges.iter().for_each(|&(_, to)| entered[to] = true);
    // Walks begin where no arrow ends, so that these stand at the top.
    let (inner, first): (Vec<usize>, Vec<usize>) = (0..nodes).partition(|&node| entered[node]);
    for root in first.into_iter().chain(inner) {
        let mut stack = vec![(root, 0)];
        if state[root] != 0 {
            continue;
        }
        state[root] = 1;
        while let Some((node, next)) = stack.last_mut() {
            let Some(&to) = successors[*node].get(*next) else {
                state[*node] = 2;
                stack.pop();
                continue;
            };
            *next += 1;
            match state[to] {
                0 => {
                    state[to] = 1;
                    stack.push((to, 0));
                }
                1 => drop(closing.insert((*node, to))),
                _ => {}
            }
        }
    }
    let turned =
        |&(from, to): &(usize, usize)| if closing.contains(&(from, to)) { (to, from) } else { (from, to) };
    edges.iter().map(turned).collect()
}

/// Boxes and places on the way of arrows, layer by layer.
struct Layers {
    /// Sizes of boxes first, then of places.
    sizes: Vec<[f64; 2]>,
    /// The layer of each.
    layer: Vec<usize>,
    /// The members of each layer, from left to right.
    order: Vec<Vec<usize>>,
    /// The neighbours in the layer above, and in the layer below.
    neighbours: [Vec<Vec<usize>>; 2],
    /// The places of each arrow, from above to below.
    ways: Vec<Vec<usize>>,
    /// The middle of each.
    middle: Vec<f64>,
}

impl Layers {
    fn new(sizes: &[[f64; 2]], edges: &[(usize, usize)]) -> Layers {
        let layer = longest_paths(sizes.len(), edges);
        let mut layers = Layers {
            sizes: sizes.to_vec(),
            order: vec![Vec::new(); layer.iter().max().map_or(0, |last| last + 1)],
            neighbours: [vec![Vec::new(); sizes.len()], vec![Vec::new(); sizes.len()]],
            layer,
            ways: Vec::new(),
            middle: Vec::new(),
        };
        for node in 0..sizes.len() {
            layers.order[layers.layer[node]].push(node);
        }
        let long: usize =
            edges.iter().map(|&(from, to)| layers.layer[to].saturating_sub(layers.layer[from] + 1)).sum();
        for &(from, to) in edges {
            let way = if from == to || long > LARGEST_ROUTES { Vec::new() } else { layers.route(from, to) };
            layers.ways.push(way);
        }
        layers
    }

    /// Makes the places between `from` and `to`.
    fn route(&mut self, from: usize, to: usize) -> Vec<usize> {
        let (first, last) = (self.layer[from] + 1, self.layer[to]);
        let places: Vec<usize> = (first..last).map(|layer| self.place(layer)).collect();
        let all: Vec<usize> = std::iter::once(from).chain(places.iter().copied()).chain([to]).collect();
        for pair in all.windows(2) {
            self.neighbours[1][pair[0]].push(pair[1]);
            self.neighbours[0][pair[1]].push(pair[0]);
        }
        places
    }

    fn place(&mut self, layer: usize) -> usize {
        let place = self.sizes.len();
        self.sizes.push([2.0, 0.0]);
        self.layer.push(layer);
        self.order[layer].push(place);
        self.neighbours.iter_mut().for_each(|neighbours| neighbours.push(Vec::new()));
        place
    }

    /// Orders each layer by the mean position of neighbours above, or below.
    fn order(&mut self, down: bool) {
        let mut position = vec![0.0; self.sizes.len()];
        for layer in &self.order {
            layer.iter().enumerate().for_each(|(at, &node)| position[node] = at as f64);
        }
        let count = self.order.len();
        for step in 0..count {
            let layer = if down { step } else { count - 1 - step };
            let neighbours = &self.neighbours[usize::from(!down)];
            let key = |node: usize| mean(&neighbours[node], &position).unwrap_or(position[node]);
            let mut members: Vec<(f64, usize)> =
                self.order[layer].iter().map(|&node| (key(node), node)).collect();
            members.sort_by(|a, b| a.0.total_cmp(&b.0));
            self.order[layer] = members.into_iter().map(|(_, node)| node).collect();
            self.order[layer].iter().enumerate().for_each(|(at, &node)| position[node] = at as f64);
        }
    }

    /// Puts each layer's members side by side.
    fn spread(&mut self) {
        self.middle = vec![0.0; self.sizes.len()];
        for layer in &self.order {
            let mut x = 0.0;
            for &node in layer {
                self.middle[node] = x + self.sizes[node][0] / 2.0;
                x += self.sizes[node][0] + GAP[0];
            }
        }
    }

    /// Moves the members of each layer towards their neighbours, as far as there is room.
    fn pull(&mut self, down: bool) {
        let count = self.order.len();
        for step in 0..count {
            let layer = if down { step } else { count - 1 - step };
            let neighbours = &self.neighbours[usize::from(!down)];
            let members = &self.order[layer];
            let wanted: Vec<f64> = members
                .iter()
                .map(|&node| mean(&neighbours[node], &self.middle).unwrap_or(self.middle[node]))
                .collect();
            let apart =
                |at: usize| (self.sizes[members[at]][0] + self.sizes[members[at + 1]][0]) / 2.0 + GAP[0];
            let mut right = wanted.clone();
            for at in 1..right.len() {
                right[at] = right[at].max(right[at - 1] + apart(at - 1));
            }
            let mut left = wanted;
            for at in (1..left.len()).rev() {
                left[at - 1] = left[at - 1].min(left[at] - apart(at - 1));
            }
            // Both keep everyone apart, and so does the middle between them.
            for (at, &node) in members.iter().enumerate() {
                self.middle[node] = (left[at] + right[at]) / 2.0;
            }
        }
    }

    fn finish(self, edges: &[(usize, usize)], downward: &[(usize, usize)]) -> Layout {
        let start = |node: usize| self.middle[node] - self.sizes[node][0] / 2.0;
        let left = (0..self.sizes.len()).map(start).fold(f64::INFINITY, f64::min);
        let end = |node: usize| self.middle[node] + self.sizes[node][0] / 2.0;
        let right = (0..self.sizes.len()).map(end).fold(f64::NEG_INFINITY, f64::max);
        let heights: Vec<f64> = self
            .order
            .iter()
            .map(|layer| layer.iter().map(|&node| self.sizes[node][1]).fold(0.0, f64::max))
            .collect();
        let mut tops = Vec::new();
        let mut bottom = 0.0;
        for height in &heights {
            tops.push(bottom);
            bottom += height + GAP[1];
        }
        let centre = |node: usize| tops[self.layer[node]] + heights[self.layer[node]] / 2.0;
        let boxes = 0..self.sizes.len() - self.ways.iter().map(Vec::len).sum::<usize>();
        let corner = |node: usize| [start(node) - left, centre(node) - self.sizes[node][1] / 2.0];
        let routes = self.ways.iter().zip(edges.iter().zip(downward)).map(|(way, (edge, down))| {
            let mut route: Vec<[f64; 2]> =
                way.iter().map(|&node| [self.middle[node] - left, centre(node)]).collect();
            if edge != down {
                route.reverse();
            }
            route
        });
        let size = [right - left, bottom - GAP[1]];
        Layout { corners: boxes.map(corner).collect(), routes: routes.collect(), size }
    }
}

fn mean(nodes: &[usize], of: &[f64]) -> Option<f64> {
    (!nodes.is_empty()).then(|| nodes.iter().map(|&node| of[node]).sum::<f64>() / nodes.len() as f64)
}

/// The layer of each node: the longest way to it. There is no cycle.
fn longest_paths(nodes: usize, edges: &[(usize, usize)]) -> Vec<usize> {
    let edges = || edges.iter().filter(|(from, to)| from != to);
    let mut entering = vec![0; nodes];
    let mut successors = vec![Vec::new(); nodes];
    for &(from, to) in edges() {
        entering[to] += 1;
        successors[from].push(to);
    }
    let mut layer = vec![0; nodes];
    let mut ready: Vec<usize> = (0..nodes).filter(|&node| entering[node] == 0).collect();
    while let Some(node) = ready.pop() {
        for &to in &successors[node] {
            layer[to] = layer[to].max(layer[node] + 1);
            entering[to] -= 1;
            if entering[to] == 0 {
                ready.push(to);
            }
        }
    }
    layer
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::draw;

    /// Boxes and arrows at random.
    fn random(seed: u64) -> (Vec<[f64; 2]>, Vec<(usize, usize)>) {
        let mut question = 0;
        let mut number = |limit: usize| {
            question += 1;
            (draw(seed, question) % limit as u64) as usize
        };
        let nodes = 1 + number(30);
        let sizes = (0..nodes).map(|_| [10.0 + number(90) as f64, 10.0 + number(40) as f64]).collect();
        let edges = (0..number(60)).map(|_| (number(nodes), number(nodes))).collect();
        (sizes, edges)
    }

    #[test]
    fn many_pieces_do_not_stand_in_one_row() {
        let edges: Vec<(usize, usize)> = (0..100).map(|at| (2 * at, 2 * at + 1)).collect();
        let found = layout(&[[80.0, 20.0]; 200], &edges);
        assert!(found.size[0] < 2.0 * found.size[1], "{:?}", found.size);
    }

    #[test]
    fn boxes_do_not_touch_and_stay_within_the_whole() {
        for seed in 0..200 {
            let (sizes, edges) = random(seed);
            let found = layout(&sizes, &edges);
            assert_eq!((found.corners.len(), found.routes.len()), (sizes.len(), edges.len()));
            for (a, corner) in found.corners.iter().enumerate() {
                let end = [0, 1].map(|axis| corner[axis] + sizes[a][axis]);
                let within = |axis: usize| corner[axis] >= -1e-6 && end[axis] <= found.size[axis] + 1e-6;
                assert!(within(0) && within(1), "seed {seed}: {corner:?}");
                for (b, other) in found.corners.iter().enumerate().skip(a + 1) {
                    let apart =
                        |axis: usize| end[axis] < other[axis] || other[axis] + sizes[b][axis] < corner[axis];
                    assert!(apart(0) || apart(1), "seed {seed}: {a} and {b}");
                }
            }
        }
    }

    #[test]
    fn a_graph_without_cycles_leads_downwards() {
        for seed in 0..100 {
            let (sizes, edges) = random(seed);
            let edges: Vec<(usize, usize)> = edges.into_iter().filter(|(from, to)| from < to).collect();
            let found = layout(&sizes, &edges);
            for (&(from, to), route) in edges.iter().zip(&found.routes) {
                let mut heights = vec![found.corners[from][1]];
                heights.extend(route.iter().map(|place| place[1]));
                heights.push(found.corners[to][1] + sizes[to][1]);
                assert!(heights.is_sorted(), "seed {seed}: {heights:?}");
            }
        }
    }
}
