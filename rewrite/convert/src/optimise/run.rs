//! The loop that runs a list of passes.

use super::{
    pass::{Context, Pass, Starved},
    sweep::sweep,
};
use dfquery_engine::cancel;
use dfquery_graph::{DefUse, Graph, LicId, verify::label};

/// Runs `passes` in order, those that the options ask for. Dead operators are removed after each that changed anything.
///
/// # Errors
///
/// [`Starved`] if something reads a channel that nothing fills any more: numbering channels anew would let something
/// else fill it.
pub fn run(
    passes: &[Pass],
    graph: &mut Graph,
    def_use: &mut DefUse,
    context: &Context,
) -> Result<(), Starved> {
    for pass in passes.iter().filter(|pass| (pass.when)(context.options)) {
        cancel::check();
        (pass.run)(graph, def_use, context);
        if def_use.take_changed() {
            sweep(graph, def_use);
            check(pass, graph, def_use)?;
        }
    }
    Ok(())
}

/// Sees that something fills whatever is read after `pass`.
fn check(pass: &Pass, graph: &Graph, def_use: &DefUse) -> Result<(), Starved> {
    #[cfg(test)]
    assert!(def_use.is_current(graph), "the pass `{}` changes the graph behind the index", pass.name);
    match starved(graph, def_use) {
        None => Ok(()),
        Some(what) => Err(Starved(format!("{what} fills any more behind the pass `{}`", pass.name))),
    }
}

/// The first operator that reads a channel which nothing fills, or an answer of the graph that is such a channel.
fn starved(graph: &Graph, def_use: &DefUse) -> Option<String> {
    let is_filled =
        |lic| def_use.def(lic).is_some() || graph.params.contains(&lic) || graph.order_in == Some(lic);
    let read = |lic: LicId| Some((*def_use.uses(lic).first()?, lic));
    let lics = (0..graph.lics.len() as u32).map(LicId);
    let (first, lic) = lics.filter(|lic| !is_filled(*lic)).filter_map(read).min_by_key(|(read, _)| *read)?;
    let name = &graph.lic(lic).name;
    let Some(op) = first.op().map(|op| &graph.ops[op]) else {
        return Some(format!("the environment reads {name}, which nothing"));
    };
    let place = if op.block.is_empty() { String::new() } else { format!(" in {}", op.block) };
    Some(format!("`{}`{place} reads {name}, which nothing", label(graph, op)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use dfquery_graph::{Lic, Op, Operand, Operator, bits::Bits};

    /// One operator that reads `%b`, which a second operator makes of `%a`.
    fn graph() -> Graph {
        let lics = ["%a", "%b", "%c"].map(|name| Lic::new(name.into(), 32)).to_vec();
        let op = |from: u32, block: &str| Op {
            outs: vec![Some(LicId(from + 1))],
            ins: vec![Operand::Lic(LicId(from)), Operand::Const(Bits::new(32, 1))],
            block: block.into(),
            ..Op::new(Operator::Pure("add".to_owned()), 32)
        };
        let (params, results) = (vec![LicId(0)], vec![LicId(2)]);
        Graph { lics, ops: vec![op(0, "head"), op(1, "body")], params, results, ..Graph::default() }
    }

    #[test]
    fn what_a_pass_leaves_without_a_producer_is_told_with_its_name() {
        let told = |work: fn(&mut Graph)| {
            let mut graph = graph();
            work(&mut graph);
            let pass = Pass { name: "sums", when: |_| true, run: |_, _, _| {} };
            check(&pass, &graph, &DefUse::new(&graph)).map_err(|Starved(what)| what)
        };
        assert_eq!(told(|_| {}), Ok(()));
        let expected = "`add %c` in body reads %b, which nothing fills any more behind the pass `sums`";
        assert_eq!(told(|graph| drop(graph.ops.remove(0))), Err(expected.to_owned()));
        let expected = "the environment reads %c, which nothing fills any more behind the pass `sums`";
        assert_eq!(told(|graph| graph.ops[1].outs[0] = None), Err(expected.to_owned()));
    }
}
