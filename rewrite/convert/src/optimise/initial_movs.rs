//! Initial values in the channels of those who fill them, instead of after a `mov`.
//!
//! ```text
//!   again = icmp …                          select: INIT 0
//!   select = mov again    select: INIT 0    select = icmp …
//! ```

use super::{loop_pattern::carries_initial, pass::Context};
use dfquery_graph::{DefUse, Graph, Operand};

/// Lets a `mov` go where the stream after it has no other reader: its producer fills the channel with the initial
/// value.
pub fn drop_movs(graph: &mut Graph, def_use: &mut DefUse, _: &Context) {
    for at in 0..graph.ops.len() {
        let mov = &graph.ops[at];
        let &[Operand::Lic(source), ..] = &mov.ins[..] else { continue };
        if !carries_initial(graph, mov) || def_use.uses(source).len() != 1 {
            continue;
        }
        let (carried, made) = (mov.outs[0], def_use.maker(graph, source).map(|(producer, _)| producer));
        if let Some((producer, (_, output))) = made.zip(def_use.output(source)) {
            def_use.remove(graph, at);
            def_use.rewrite(graph, producer, |producer| producer.outs[output] = carried);
        }
    }
}
