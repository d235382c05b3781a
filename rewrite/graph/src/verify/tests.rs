use super::*;
use crate::{
    model::Operator,
    testing::{GraphBuilder, constant, gcd, last, rows, sums},
};

/// The faults of a graph as text.
fn faults(graph: &Graph) -> Vec<String> {
    verify(graph).iter().map(Fault::to_string).collect()
}

/// The faults of the sound graph after one change.
fn after(change: impl FnOnce(&mut Graph)) -> Vec<String> {
    let mut graph = gcd();
    change(&mut graph);
    faults(&graph)
}

#[test]
fn a_sound_graph_has_no_fault() {
    assert_eq!(faults(&gcd()), Vec::<String>::new());
}

#[test]
fn producers_and_readers_are_counted() {
    assert_eq!(after(|g| drop(g.ops.remove(0))), ["%again has no producer"]);
    assert_eq!(
        after(|g| g.ops[5].outs[0] = g.ops[4].outs[0]),
        ["%gone has 2 producers: `switch %gone`, `switch %gone`"]
    );
    assert_eq!(after(|g| g.results.clear()), ["%gone has no reader"]);
    assert_eq!(
        after(|g| g.ops[0].outs[0] = Some(LicId(99))),
        ["`mov ` names LIC number 99, which is not there"]
    );
}

#[test]
fn widths_are_those_of_the_operators() {
    let narrow = after(|g| g.lics[3].width = 16);
    assert!(narrow.contains(&"%x has 16 bits, but `pick %x` writes 32".to_owned()));
    assert!(narrow.contains(&"input 1 of `switch %gone` has 16 bits instead of 32".to_owned()));
    let wide = after(|g| g.ops[3].operand_width = Some(8));
    assert!(wide.contains(&"input 0 of `icmp.ne %go` has 32 bits instead of 8".to_owned()));
    assert!(
        after(|g| g.lics[7].width = 31).contains(&"%rest has 31 bits, but `urem %rest` writes 32".to_owned())
    );
    let initial = after(|g| g.lics[6].init = vec![crate::bits::Bits::new(2, 0)]);
    assert_eq!(initial, ["%again has an initial value of 2 bits"]);
}

#[test]
fn operators_have_the_ports_of_their_kind() {
    let fewer = after(|g| drop(g.ops[1].ins.pop()));
    assert_eq!(fewer, ["`pick %x` cannot have 2 inputs and 1 output"]);
    let more = after(|g| g.ops[6].outs.push(None));
    assert_eq!(more, ["`urem %rest` cannot have 2 inputs and 2 outputs"]);
}

#[test]
fn constants_alone_do_not_fire() {
    let mut d = GraphBuilder::new("constants");
    let (order, out) = (d.order(), d.lic("%out", 8));
    d.pure("add", out, &[constant(8, 1), constant(8, 2)]);
    assert_eq!(faults(&d.end(Some(order), Some(out))), ["`add %out` has only constant inputs"]);
}

#[test]
fn depths_hold_initial_values_and_loops_of_one_operator() {
    let shallow = after(|g| g.lics[6].init.push(crate::bits::Bits::zero(1)));
    assert_eq!(shallow, ["%again has depth 1 and needs 2"]);
    let mut d = GraphBuilder::new("loop");
    let (order, out) = (d.order(), d.lic_with("%out", 1, 1, &[0]));
    d.op(Operator::Mov, 1, &[Some(out)], &[out.into()]);
    assert_eq!(faults(&d.end(Some(order), None)), ["%out has depth 1 and needs 2"]);
}

#[test]
fn only_what_writes_nothing_fires_by_itself() {
    let with = |change: fn(&mut Graph)| {
        let mut graph = last();
        change(&mut graph);
        faults(&graph)
    };
    let found = ["`switch %end` fires by itself, on initial values and constants"];
    assert_eq!(with(|_| {}), [""; 0]);
    assert_eq!(with(|graph| graph.lics[5].init[0] = crate::bits::Bits::zero(1)), found);
    assert_eq!(with(|graph| graph.lics[5].init.push(crate::bits::Bits::zero(1))), found);
}

/// A number below `bound`, the next of a sequence.
fn next(random: &mut u64, bound: usize) -> usize {
    *random = crate::random::mix(*random);
    (*random >> 8) as usize % bound
}

/// Changes one thing of a graph.
fn mutate(graph: &mut Graph, random: &mut u64) {
    let lic = LicId(next(random, graph.lics.len()) as u32);
    let (at, small) = (next(random, graph.ops.len()), next(random, 3) as u32);
    let kinds = [
        Operator::Mov,
        Operator::Gate,
        Operator::Land,
        Operator::All,
        Operator::Predprop,
        Operator::Repeat,
        Operator::RepeatWhile,
    ];
    match next(random, 13) {
        0 => graph.lics[lic.0 as usize].width = small,
        1 => graph.lics[lic.0 as usize].depth = small,
        2 => graph.lics[lic.0 as usize].init.push(crate::bits::Bits::zero(small)),
        3 => drop(graph.ops.remove(at)),
        4 => graph.ops[at].outs.push(Some(lic)),
        5 => graph.ops[at].ins.push(lic.into()),
        6 => graph.ops[at].ins.iter_mut().for_each(|operand| *operand = constant(small, 0)),
        7 => graph.ops[at].operator = kinds[next(random, kinds.len())].clone(),
        8 => graph.ops[at].width = small,
        9 => graph.params.push(lic),
        11 => graph.lics[lic.0 as usize].held ^= graph.params.contains(&lic),
        10 => graph.ops[at].outs.iter_mut().for_each(|out| *out = Some(lic)),
        _ => graph.results = (small > 0).then_some(lic).into_iter().collect(),
    }
}

#[test]
fn the_rules_say_what_plain_code_says() {
    let mut seen = std::collections::BTreeSet::new();
    for mut random in 0..2000 {
        let mut graph = [gcd, sums, rows, last][random as usize % 4]();
        let changes = next(&mut random, 5);
        for _ in 0..changes {
            mutate(&mut graph, &mut random);
        }
        let (mut rules, mut plain) = (wiring(&graph), plain::verify(&graph));
        rules.sort();
        plain.sort();
        rules.dedup();
        plain.dedup();
        seen.extend(rules.iter().map(std::mem::discriminant).map(|kind| format!("{kind:?}")));
        assert_eq!(sound::is_wired(&graph), rules.is_empty());
        assert_eq!(rules, plain);
    }
    assert_eq!(seen.len(), 10, "every kind but the missing LIC was met");
}

/// Changes when values come, and nothing of what can be told from the ports.
fn retime(graph: &mut Graph, random: &mut u64) {
    let (at, lic) = (next(random, graph.ops.len()), next(random, graph.lics.len()));
    let width = graph.lics[lic].width;
    let alike: Vec<usize> = (0..graph.lics.len()).filter(|other| graph.lics[*other].width == width).collect();
    let other = LicId(alike[next(random, alike.len())] as u32);
    let op = &mut graph.ops[at];
    match next(random, 6) {
        0 => graph.lics[lic].init.clear(),
        1 => graph.lics[lic].init = vec![crate::bits::Bits::new(width, next(random, 2) as u64)],
        2 if op.operator == Operator::Switch => op.outs.reverse(),
        2 if op.operator == Operator::Pick => op.ins.swap(1, 2),
        3 if op.ins.len() > 1 => op.ins[0] = constant(1, next(random, 2) as u64),
        4 => op
            .ins
            .iter_mut()
            .filter(|input| **input == LicId(lic as u32).into())
            .for_each(|input| *input = other.into()),
        5 if op.operator == Operator::Mov => op.operator = Operator::Not,
        _ => {}
    }
}

#[test]
fn the_rules_tell_times_as_plain_code_does() {
    let mut seen = [0; 3];
    for mut random in 0..4000 {
        let mut graph = [gcd, sums, rows, last][random as usize % 4]();
        let changes = next(&mut random, 4);
        (0..changes).for_each(|_| retime(&mut graph, &mut random));
        if !wiring(&graph).is_empty() {
            continue;
        }
        asked(&graph, |part| {
            let found = |name: &str| -> Vec<usize> {
                part.relation(name).iter().map(|row| row[0] as usize).collect()
            };
            assert_eq!(
                (found("starved"), found("fires_unasked")),
                (sound::starved(&graph), sound::restless(&graph))
            );
            assert_eq!(
                !part.relation("contradictory_rate").is_empty(),
                sound::is_contradictory(&graph),
                "{graph:?}"
            );
            Vec::new()
        });
        let times = [sound::starved(&graph), sound::restless(&graph)].map(|operators| !operators.is_empty());
        let counted = [times[0], times[1], sound::is_contradictory(&graph)];
        seen.iter_mut().zip(counted).for_each(|(seen, found)| *seen += usize::from(found));
        let kinds = super::verify(&graph);
        assert_eq!(super::is_sound(&graph), kinds.is_empty());
        let said = |of: fn(&Fault) -> bool| kinds.iter().any(of);
        assert_eq!(said(|fault| matches!(fault, Fault::Cycle { .. })), counted[0]);
        assert_eq!(said(|fault| matches!(fault, Fault::Restless { .. })), counted[1]);
        assert_eq!(said(|fault| matches!(fault, Fault::Rate { .. })), counted[2]);
    }
    assert!(seen.iter().all(|count| *count > 50), "{seen:?}");
}

#[test]
fn several_invocations_are_in_flight_only_where_all_goes_through_channels() {
    let faults_of = |change: fn(&mut Graph)| {
        after(|graph| {
            graph.in_flight = Some(4);
            change(graph);
        })
    };
    let text = |reason| vec![format!("more than one invocation cannot be in flight: there is {reason}")];
    assert_eq!(faults_of(|_| {}), Vec::<String>::new());
    assert_eq!(faults_of(|graph| graph.endless = true), text("an invocation that may have no end"));
    let held = |graph: &mut Graph| {
        graph.lics.push(Lic { held: true, ..Lic::new("%held".into(), 32) });
        graph.params.push(LicId(graph.lics.len() as u32 - 1));
    };
    assert_eq!(faults_of(held), text("a held parameter"));
    let source = |graph: &mut Graph| {
        graph.ops.push(Op {
            outs: vec![None],
            ins: vec![graph.params[0].into()],
            ..Op::new(Operator::Source, 8)
        });
    };
    assert_eq!(faults_of(source), text("an operator whose value belongs to one invocation"));
    let mut d = GraphBuilder::new("first");
    let (a, b, order, out) = (d.param("%a", 32), d.param("%b", 32), d.order(), d.lic("%out", 32));
    d.op(Operator::Pickany, 32, &[Some(out), None], &[a.into(), b.into()]);
    let graph = Graph { in_flight: Some(2), ..d.end(Some(order), Some(out)) };
    assert!(faults(&graph).contains(&text("an operator that takes whichever input has come")[0]));
}

#[test]
fn an_effect_keeps_the_order_of_invocations() {
    assert!(!is_in_turn(&gcd()));
    let with = |operator: Operator| {
        let mut d = GraphBuilder::new("access");
        let (a, order, value, next) = (d.param("%a", 64), d.order(), d.lic("%v", 32), d.lic("%o", 0));
        d.op(operator, 32, &[Some(value), Some(next)], &[a.into(), order.into()]);
        is_in_turn(&d.end(Some(next), Some(value)))
    };
    assert!(!with(Operator::Load { bytes: 4, volatile: false }));
    assert!(with(Operator::Load { bytes: 4, volatile: true }));
    assert!(with(Operator::Call { callee: Some("@f".to_owned()) }));
    let load = Operator::Atomic { name: "load.atomic".to_owned(), bytes: 4, volatile: false };
    assert!(with(load));
}

/// A load of `place` and a store, of which an invocation has one each; the load waits for `order`, and `ends` brings the last
/// order.
fn accesses(change: impl FnOnce(&mut Graph, [LicId; 4])) -> Vec<String> {
    let mut d = GraphBuilder::new("accesses");
    let (a, order, place) = (d.param("%a", 64), d.order(), constant(64, 4096));
    let (value, loaded, stored) = (d.lic("%v", 64), d.lic("%loaded", 0), d.lic("%stored", 0));
    let load = Operator::Load { bytes: 8, volatile: false };
    d.op(load, 64, &[Some(value), Some(loaded)], &[place, order.into()]);
    d.op(
        Operator::Store { bytes: 8, volatile: false },
        64,
        &[Some(stored)],
        &[value.into(), a.into(), loaded.into()],
    );
    let mut graph = Graph { in_flight: Some(2), ..d.end(Some(stored), Some(value)) };
    change(&mut graph, [a, order, loaded, stored]);
    faults(&graph)
}

#[test]
fn accesses_wait_for_the_turn_of_their_invocation_and_are_waited_for() {
    let text = |reason| format!("more than one invocation cannot be in flight: there is {reason}");
    assert_eq!(accesses(|_, _| {}), Vec::<String>::new());
    let early = accesses(|graph, [a, order, loaded, _]| {
        graph.ops[0].ins = vec![a.into(), constant(0, 0)];
        graph.ops[1].ins[2] = order.into();
        graph.ops[0].outs[1] = None;
        graph.lics.swap_remove(loaded.0 as usize);
        graph.ops[1].outs[0] = Some(loaded);
        graph.order_out = Some(loaded);
    });
    assert_eq!(early, [text("an access that does not wait for its turn")]);
    let unawaited = accesses(|graph, [_, _, loaded, stored]| {
        graph.ops[1].ins[2] = constant(0, 0);
        graph.ops[1].outs[0] = None;
        graph.order_out = Some(loaded);
        graph.lics.truncate(stored.0 as usize);
    });
    assert_eq!(unawaited, [text("an effect that no answer waits for")]);
}
