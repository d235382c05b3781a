//! Control flow that is hard to make reducible: for each block the blocks it leads to, the entry first.

/// A graph.
pub type Successors = Vec<Vec<usize>>;

/// The example of waffle's documentation: a loop of two blocks that is entered at both.
pub fn example() -> Successors {
    vec![vec![1, 2], vec![2], vec![1, 3], vec![]]
}

/// `n` blocks that all lead to each other; the entry leads to the first `entries`, and the last to the exit.
pub fn clique(n: usize, entries: usize) -> Successors {
    let others = |block| (1..=n).filter(move |&other| other != block);
    let mut successors = vec![(1..=entries).collect::<Vec<_>>()];
    successors.extend((1..=n).map(|block| others(block).collect()));
    successors[n].push(n + 1);
    successors.push(Vec::new());
    successors
}

/// `depth` loops in each other around four blocks; the entry leads to the outermost header and to `side`.
fn nest(depth: usize, side: impl Iterator<Item = usize>) -> Successors {
    let (body, exit) = (depth + 1, 2 * depth + 5);
    let latch = |level: usize| exit - level;
    let mut successors: Successors = vec![vec![1]];
    successors[0].extend(side);
    successors.extend((1..=depth).map(|header| vec![header + 1]));
    successors.extend((body..body + 3).map(|block| vec![block + 1]));
    successors.push(vec![latch(depth)]);
    for level in (1..=depth).rev() {
        successors.push(vec![level, if level == 1 { exit } else { latch(level - 1) }]);
    }
    successors.push(Vec::new());
    successors
}

/// Nested loops with one more way to the first block of the innermost body.
pub fn nest_entered_inside(depth: usize) -> Successors {
    nest(depth, std::iter::once(depth + 1))
}

/// Nested loops with a way to every header.
pub fn nest_entered_everywhere(depth: usize) -> Successors {
    nest(depth, 2..=depth)
}

/// A loop of `n` blocks in a row, entered at any of them.
pub fn duff(n: usize) -> Successors {
    let mut successors: Successors = vec![(1..=n).collect()];
    successors.extend((1..n).map(|block| vec![block + 1]));
    successors.push(vec![1, n + 1]);
    successors.push(Vec::new());
    successors
}

/// `k` loops of two blocks one after the other, each entered at both.
pub fn row_of_loops(k: usize) -> Successors {
    let mut successors = Successors::new();
    for first in (0..k).map(|at| 3 * at) {
        successors.extend([vec![first + 1, first + 2], vec![first + 2], vec![first + 1, first + 3]]);
    }
    successors.push(Vec::new());
    successors
}

/// `n` states of which each leads to the next and to one that arithmetic scatters, and the last out; entered at two.
pub fn state_machine(n: usize) -> Successors {
    let mut successors: Successors = vec![vec![1, 1 + n / 2]];
    successors.extend((0..n).map(|state| vec![1 + (state + 1) % n, 1 + (5 * state + 3) % n]));
    successors[n].push(n + 1);
    successors.push(Vec::new());
    successors
}

/// `n` states of which each leads to the next, to itself, and to three that arithmetic scatters; entered at four.
pub fn lexer(n: usize) -> Successors {
    let mut successors: Successors = vec![(0..4).map(|quarter| 1 + quarter * n / 4).collect()];
    let scattered = |state: usize, by: usize| 1 + (by * state + by / 2) % n;
    successors.extend((0..n).map(|state| {
        let mut to = vec![1 + (state + 1) % n, 1 + state];
        to.extend([5, 7, 11].map(|by| scattered(state, by)));
        if state % 8 == 7 {
            to.push(n + 1);
        }
        to
    }));
    successors.push(Vec::new());
    successors
}
