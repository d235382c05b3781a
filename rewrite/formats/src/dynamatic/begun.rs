//! Loops that begin with a token instead of a value.
//!
//! The select of a loop's picks has an initial value in graphs. Dynamatic has none: there a control token goes round with
//! the loop, and a `CntrlMerge` says whether it came from before the loop or from within:
//!
//! ```text
//! again = INIT 0 · go          c, again = pickany start, back
//! x = pick again, a, next      out, back = switch go, c
//!                              x = pick again, a, next
//! ```
//! That is right where the loop is entered once an invocation at most: the next token from before cannot come too early.
//! The token from before is there when a value enters, so there is none if the loop is passed by.

use dfquery_graph::{
    Graph, Lic, LicId, Op, Operand, Operator,
    uses::{self, Kind},
    verify::label,
};

/// `graph` with such tokens.
///
/// # Errors
///
/// A loop that is entered more often, or a channel with an initial value that is no select, in words.
pub fn begun(graph: &Graph) -> Result<Graph, String> {
    let (once, kinds) = (once(graph), uses::kinds(graph));
    let mut begun = graph.clone();
    for (at, lic) in graph.lics.iter().enumerate().filter(|(_, lic)| !lic.init.is_empty()) {
        let id = LicId(at as u32);
        let told = |what: &str| Err(format!("channel {} begins with a value, and {what}", lic.name));
        let makes = |op: &Op| op.outs.contains(&Some(id));
        let Some(maker) = graph.ops.iter().position(makes) else { return told("nothing else writes it") };
        let ([first], 1) = (&lic.init[..], lic.width) else { return told("is not the select of a loop") };
        let first = first.is_true();
        let mut entering: Option<LicId> = None;
        for (reader, op) in graph.ops.iter().enumerate() {
            for (input, operand) in op.ins.iter().enumerate() {
                if *operand != Operand::Lic(id) {
                    continue;
                }
                if op.operator != Operator::Pick || input != 0 {
                    return told(&format!("`{}` reads it", label(graph, op)));
                }
                let entry = 1 + usize::from(first);
                if !comes_once(&once, &op.ins[entry]) {
                    return Err(format!(
                        "`{}` is of a loop that is entered more than once",
                        label(graph, op)
                    ));
                }
                // The start of a memory has no tokens there.
                if let Operand::Lic(value) = op.ins[entry]
                    && kinds[value.0 as usize] != Kind::Address
                {
                    entering =
                        entering.or(Some(value)).filter(|known| graph.lic(*known).width == 0).or(Some(value));
                }
                // The index is 0 for the token from before.
                let [before, within] = [op.ins[entry].clone(), op.ins[3 - entry].clone()];
                begun.ops[reader].ins[1..].clone_from_slice(&[before, within]);
            }
        }
        let (control, back) = (token(&mut begun, "%control"), token(&mut begun, "%back"));
        begun.lics[at].init.clear();
        let Some(entering) = entering else { return told("only constants and pointers enter the loop") };
        // Whatever enters is a token.
        let start = token(&mut begun, "%start");
        let ins = vec![trigger(graph, entering).into()];
        begun.ops.push(Op { outs: vec![Some(start)], ins, ..Op::new(Operator::All, 0) });
        // What decides comes from the operator that wrote the select, or from what that moved there.
        let go = match (&graph.ops[maker].operator, &graph.ops[maker].ins[..]) {
            (Operator::Mov, [Operand::Lic(go)]) if graph.lic(*go).init.is_empty() => {
                begun.ops[maker].outs = vec![None];
                *go
            }
            _ => {
                let name = begun.fresh_name("%go");
                begun.lics.push(Lic::new(name, 1));
                let go = LicId(begun.lics.len() as u32 - 1);
                let outs = begun.ops[maker].outs.iter_mut();
                outs.filter(|out| **out == Some(id)).for_each(|out| *out = Some(go));
                go
            }
        };
        begun.ops.push(Op {
            outs: vec![Some(control), Some(id)],
            ins: vec![start.into(), back.into()],
            ..Op::new(Operator::Pickany, 0)
        });
        let outs = if first { vec![Some(back), None] } else { vec![None, Some(back)] };
        begun.ops.push(Op { outs, ins: vec![go.into(), control.into()], ..Op::new(Operator::Switch, 0) });
    }
    Ok(begun)
}

/// The channel that says how often `lic` comes: what triggers it, if it is a constant.
fn trigger(graph: &Graph, mut lic: LicId) -> LicId {
    // A circle of gates says nothing, and is left as it is.
    for _ in 0..graph.ops.len() {
        let maker = graph.ops.iter().find(|op| op.outs.contains(&Some(lic)));
        match maker.filter(|op| op.operator == Operator::Gate).map(|op| &op.ins[..]) {
            Some([Operand::Lic(trigger), Operand::Const(_)]) if graph.lic(lic).init.is_empty() => {
                lic = *trigger
            }
            _ => break,
        }
    }
    lic
}

fn token(graph: &mut Graph, name: &str) -> LicId {
    let name = graph.fresh_name(name);
    graph.lics.push(Lic::new(name, 0));
    LicId(graph.lics.len() as u32 - 1)
}

/// The channels that get a value once an invocation at most, as far as that is seen: what comes in, what is made of it,
/// and what leaves a loop that is entered with it.
fn once(graph: &Graph) -> Vec<bool> {
    let mut once = vec![false; graph.lics.len()];
    graph.entries().for_each(|lic| once[lic.0 as usize] = true);
    let mut is_settled = false;
    while !is_settled {
        is_settled = true;
        for op in &graph.ops {
            // An operator fires no more often than anything comes that each firing takes.
            let each = match op.operator {
                Operator::Pick | Operator::Land | Operator::Lor => op.ins.get(..1).unwrap_or_default(),
                Operator::Predmerge | Operator::Pickany | Operator::Interleave | Operator::Count { .. } => {
                    &[]
                }
                Operator::Carry | Operator::CarryWhile | Operator::Repeat | Operator::RepeatWhile => &[],
                Operator::Reduce { .. } => &[],
                _ => &op.ins[..],
            };
            let fires_once =
                each.iter().any(|operand| matches!(operand, Operand::Lic(lic) if once[lic.0 as usize]));
            let outs: Vec<LicId> = match op.operator {
                _ if fires_once => op.outs.iter().flatten().copied().collect(),
                Operator::Switch => leaving(graph, &once, op).into_iter().collect(),
                _ => Vec::new(),
            };
            for lic in outs.into_iter().filter(|lic| graph.lic(*lic).init.is_empty()) {
                is_settled &= std::mem::replace(&mut once[lic.0 as usize], true);
            }
        }
    }
    once
}

/// Returns true if `operand` comes once, or is always there.
fn comes_once(once: &[bool], operand: &Operand) -> bool {
    match operand {
        Operand::Lic(lic) => once[lic.0 as usize],
        _ => true,
    }
}

/// The output of the switch `op` by which values leave a loop that is entered once, if it is at the end of one.
fn leaving(graph: &Graph, once: &[bool], op: &Op) -> Option<LicId> {
    let go = op.ins.first()?;
    // The select of the loop is what decides here, after an initial value.
    let select = graph.ops.iter().find_map(|mov| {
        let out = (mov.operator == Operator::Mov && mov.ins.first() == Some(go)).then_some(mov.outs[0]?)?;
        (graph.lic(out).init.len() == 1).then_some(out)
    })?;
    let first = graph.lic(select).init[0].is_true();
    let mut picks =
        graph.ops.iter().filter(|pick| pick.ins.first() == Some(&Operand::Lic(select))).peekable();
    picks.peek()?;
    let enters_once =
        picks.all(|pick| pick.ins.get(1 + usize::from(first)).is_some_and(|entry| comes_once(once, entry)));
    op.outs.get(usize::from(first)).copied().flatten().filter(|_| enters_once)
}
