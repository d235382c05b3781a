//! Places for the nodes of a directed graph, in layers from top to bottom.
//!
//! Edges that close a cycle are turned round; a node stands one layer below the lowest of its predecessors; an edge that
//! passes layers bends there. Layers are ordered by the middle of their neighbours, again and again, and then every node
//! is moved as near to its neighbours as those beside it allow.
//!
//! Source   Sugiyama, Tagawa and Toda 1981: the four steps; the last one is a regression that keeps the order

use std::collections::VecDeque;

/// How often layers are put in order, and nodes are moved: more changes nothing that can be seen.
const SWEEPS: usize = 12;

/// Room between neighbours of a layer.
const GAP: f64 = 24.0;

/// What a bend of an edge takes.
const BEND: f64 = 8.0;

/// Places in layers.
pub struct Layers {
    /// By node the middle, from left to right.
    pub across: Vec<f64>,
    /// By node the number of its layer.
    pub layer: Vec<usize>,
    /// By edge the bends, as the middle and the layer, from its start on.
    pub bends: Vec<Vec<(f64, usize)>>,
    /// How wide everything is together.
    pub width: f64,
    /// How many layers there are.
    pub depth: usize,
}

impl Layers {
    /// Finds places for nodes of these `widths`, joined by `edges`. An edge from a node to itself has no bends.
    pub fn new(widths: &[f64], edges: &[(usize, usize)]) -> Self {
        let turned = turn(widths.len(), edges);
        let layer = rank(widths.len(), &turned);
        let mut drawing = Drawing::new(widths, &turned, &layer);
        drawing.order();
        drawing.place();
        drawing.finish(widths.len(), edges, &turned, layer)
    }
}

/// The edges without cycles: those that lead back to a node on the way are turned round.
fn turn(nodes: usize, edges: &[(usize, usize)]) -> Vec<(usize, usize)> {
    let mut leaving = vec![Vec::new(); nodes];
    edges.iter().enumerate().for_each(|(at, &(from, _))| leaving[from].push(at));
    let mut turned = edges.to_vec();
    let (mut seen, mut open) = (vec![false; nodes], vec![false; nodes]);
    for root in 0..nodes {
        let mut path = if seen[root] { Vec::new() } else { vec![(root, 0)] };
        while let Some((node, next)) = path.pop() {
            (seen[node], open[node]) = (true, true);
            let Some(&edge) = leaving[node].get(next) else {
                open[node] = false;
                continue;
            };
            path.push((node, next + 1));
            let to = edges[edge].1;
            if open[to] {
                turned[edge] = (to, node);
            } else if !seen[to] {
                path.push((to, 0));
            }
        }
    }
    turned
}

/// The layer of each node: one below the lowest of its predecessors.
fn rank(nodes: usize, edges: &[(usize, usize)]) -> Vec<usize> {
    let (mut leaving, mut waiting) = (vec![Vec::new(); nodes], vec![0; nodes]);
    for &(from, to) in edges.iter().filter(|(from, to)| from != to) {
        leaving[from].push(to);
        waiting[to] += 1;
    }
    let mut layer = vec![0; nodes];
    let mut ready: VecDeque<usize> = (0..nodes).filter(|&node| waiting[node] == 0).collect();
    while let Some(node) = ready.pop_front() {
        for &to in &leaving[node] {
            layer[to] = layer[to].max(layer[node] + 1);
            waiting[to] -= 1;
            if waiting[to] == 0 {
                ready.push_back(to);
            }
        }
    }
    layer
}

/// Nodes and bends, layer by layer; bends come behind the nodes.
struct Drawing {
    widths: Vec<f64>,
    /// The neighbours one layer above and one layer below.
    above: Vec<Vec<usize>>,
    below: Vec<Vec<usize>>,
    layers: Vec<Vec<usize>>,
    across: Vec<f64>,
    /// By edge its bends, from top to bottom.
    bends: Vec<Vec<usize>>,
}

impl Drawing {
    fn new(widths: &[f64], edges: &[(usize, usize)], layer: &[usize]) -> Self {
        let mut drawing = Drawing {
            widths: widths.to_vec(),
            above: vec![Vec::new(); widths.len()],
            below: vec![Vec::new(); widths.len()],
            layers: vec![Vec::new(); layer.iter().max().map_or(0, |last| last + 1)],
            across: Vec::new(),
            bends: Vec::new(),
        };
        layer.iter().enumerate().for_each(|(node, &layer)| drawing.layers[layer].push(node));
        for &(from, to) in edges {
            let bends = drawing.add_edge(from, to, layer);
            drawing.bends.push(bends);
        }
        drawing
    }

    /// Joins `from` and `to` by bends in all layers between them.
    fn add_edge(&mut self, from: usize, to: usize, layer: &[usize]) -> Vec<usize> {
        let mut bends = Vec::new();
        if from == to {
            return bends;
        }
        let mut last = from;
        for passed in layer[from] + 1..layer[to] {
            let bend = self.widths.len();
            self.widths.push(BEND);
            self.above.push(Vec::new());
            self.below.push(Vec::new());
            self.layers[passed].push(bend);
            self.join(last, bend);
            bends.push(bend);
            last = bend;
        }
        self.join(last, to);
        bends
    }

    fn join(&mut self, from: usize, to: usize) {
        self.below[from].push(to);
        self.above[to].push(from);
    }

    /// Puts every layer in the order of the middle of its neighbours, above and below in turn.
    fn order(&mut self) {
        let mut position = vec![0.0; self.widths.len()];
        let number = |layer: &[usize], position: &mut [f64]| {
            layer.iter().enumerate().for_each(|(at, &node)| position[node] = at as f64);
        };
        self.layers.iter().for_each(|layer| number(layer, &mut position));
        for sweep in 0..SWEEPS {
            let depth = self.layers.len();
            for at in 0..depth {
                let (at, neighbours) =
                    if sweep % 2 == 0 { (at, &self.above) } else { (depth - 1 - at, &self.below) };
                let middle = |node: usize| mean(&neighbours[node], &position).unwrap_or(position[node]);
                let mut layer: Vec<(f64, usize)> =
                    self.layers[at].iter().map(|&node| (middle(node), node)).collect();
                layer.sort_by(|a, b| a.0.total_cmp(&b.0));
                self.layers[at] = layer.into_iter().map(|(_, node)| node).collect();
                number(&self.layers[at], &mut position);
            }
        }
    }

    /// Moves every node to the middle of its neighbours, as far as those beside it allow.
    fn place(&mut self) {
        self.across = vec![0.0; self.widths.len()];
        for sweep in 0..SWEEPS {
            let depth = self.layers.len();
            for at in 0..depth {
                let (at, neighbours) =
                    if sweep % 2 == 0 { (at, &self.above) } else { (depth - 1 - at, &self.below) };
                let layer = &self.layers[at];
                let wish = |&node: &usize| mean(&neighbours[node], &self.across).unwrap_or(self.across[node]);
                let wishes: Vec<f64> = layer.iter().map(wish).collect();
                let widths: Vec<f64> = layer.iter().map(|&node| self.widths[node]).collect();
                for (&node, across) in layer.iter().zip(spread(&wishes, &widths)) {
                    self.across[node] = across;
                }
            }
        }
    }

    /// Counts from the left border, and gives the bends of turned edges in their own direction.
    fn finish(
        self,
        nodes: usize,
        edges: &[(usize, usize)],
        turned: &[(usize, usize)],
        layer: Vec<usize>,
    ) -> Layers {
        let borders = || self.across.iter().zip(&self.widths);
        let left = borders().map(|(middle, width)| middle - width / 2.0).fold(f64::INFINITY, f64::min);
        let right = borders().map(|(middle, width)| middle + width / 2.0).fold(f64::NEG_INFINITY, f64::max);
        let bends = self.bends.iter().zip(edges.iter().zip(turned)).map(|(bends, (edge, turned))| {
            let layer_of = |at: usize| layer[turned.0] + 1 + at;
            let mut bends: Vec<(f64, usize)> = bends
                .iter()
                .enumerate()
                .map(|(at, &bend)| (self.across[bend] - left, layer_of(at)))
                .collect();
            if edge != turned {
                bends.reverse();
            }
            bends
        });
        Layers {
            bends: bends.collect(),
            across: self.across[..nodes].iter().map(|middle| middle - left).collect(),
            width: if nodes == 0 { 0.0 } else { right - left },
            depth: self.layers.len(),
            layer,
        }
    }
}

/// The middle of the places of `nodes`; none if there is no node.
fn mean(nodes: &[usize], places: &[f64]) -> Option<f64> {
    let sum: f64 = nodes.iter().map(|&node| places[node]).sum();
    (!nodes.is_empty()).then(|| sum / nodes.len() as f64)
}

/// The places nearest to `wishes`, in the sum of squares, at which things of these `widths` keep their order and a gap.
///
/// Source   pool adjacent violators: neighbours that would overlap move together, to the mean of their wishes
fn spread(wishes: &[f64], widths: &[f64]) -> Vec<f64> {
    let mut offset = 0.0;
    let mut offsets = Vec::new();
    for (at, width) in widths.iter().enumerate() {
        offset += if at == 0 { 0.0 } else { (widths[at - 1] + width) / 2.0 + GAP };
        offsets.push(offset);
    }
    let mut pools: Vec<(f64, usize)> = Vec::new();
    for (wish, offset) in wishes.iter().zip(&offsets) {
        let mut pool = (wish - offset, 1);
        while let Some(&(mean, count)) = pools.last().filter(|(mean, _)| *mean > pool.0) {
            let together = count + pool.1;
            pool = ((mean * count as f64 + pool.0 * pool.1 as f64) / together as f64, together);
            pools.pop();
        }
        pools.push(pool);
    }
    let means = pools.into_iter().flat_map(|(mean, count)| std::iter::repeat_n(mean, count));
    means.zip(offsets).map(|(mean, offset)| mean + offset).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loop_with_a_way_around_keeps_its_layers() {
        let edges = [(0, 1), (1, 2), (2, 1), (1, 3), (0, 3), (2, 2)];
        let layers = Layers::new(&[40.0; 4], &edges);
        assert_eq!(layers.layer, [0, 1, 2, 2]);
        assert_eq!(layers.bends[4].iter().map(|bend| bend.1).collect::<Vec<_>>(), [1]);
        assert!(layers.bends[5].is_empty(), "an edge to itself has no bend");
    }

    #[test]
    fn neighbours_never_overlap() {
        let widths: Vec<f64> = (0..60).map(|at| f64::from(20 + at * 7 % 50)).collect();
        let edges: Vec<(usize, usize)> =
            (0..60).flat_map(|at| [(at, at * 7 % 60), (at, at * 13 % 60)]).collect();
        let layers = Layers::new(&widths, &edges);
        for one in 0..60 {
            for other in (0..60).filter(|&other| other != one && layers.layer[other] == layers.layer[one]) {
                let apart = (layers.across[one] - layers.across[other]).abs();
                assert!(apart + 1e-6 >= (widths[one] + widths[other]) / 2.0 + GAP, "{one} and {other}");
            }
        }
    }
}
