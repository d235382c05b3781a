//! Depth-first orders of an outline: which entry of a cycle comes first decides how much is copied.

use super::outline::Outline;

/// Orders that are tried for each tangle. Each is one more evaluation of the rules on it: with twelve, a lexer of 64 states
/// takes a quarter of a second.
const TRIED: u64 = 12;

/// The orders to try: for each node its number.
pub fn orders(outline: &Outline) -> impl Iterator<Item = Vec<u32>> + '_ {
    (0..TRIED).map(|choice| reverse_postorder(outline, choice))
}

/// The reverse postorder of a walk from node 0 that takes legs as they stand, turned round, or shuffled.
fn reverse_postorder(outline: &Outline, choice: u64) -> Vec<u32> {
    let mut random = choice;
    let mut fresh = |node: usize| {
        let mut targets: Vec<usize> = outline.nodes[node].legs.iter().map(|leg| leg.to).collect();
        match choice {
            0 => {}
            1 => targets.reverse(),
            _ => shuffle(&mut targets, &mut random),
        }
        targets
    };
    let mut number = vec![u32::MAX; outline.nodes.len()];
    let mut seen = vec![false; outline.nodes.len()];
    let mut next = outline.nodes.len() as u32;
    seen[0] = true;
    let mut stack = vec![(0, fresh(0))];
    while let Some((node, targets)) = stack.last_mut() {
        match targets.pop() {
            Some(to) if !std::mem::replace(&mut seen[to], true) => {
                let legs = fresh(to);
                stack.push((to, legs));
            }
            Some(_) => {}
            None => {
                next -= 1;
                number[*node] = next;
                stack.pop();
            }
        }
    }
    number
}

/// Source   Fisher and Yates, with Knuth's multiplicative generator; the same in every run
fn shuffle(targets: &mut [usize], random: &mut u64) {
    for last in (1..targets.len()).rev() {
        *random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        targets.swap(last, (*random >> 33) as usize % (last + 1));
    }
}
