use super::*;
use crate::{
    json,
    testing::{GraphBuilder, constant, gcd, rows, sums},
    text,
    verify::{verify, wiring},
};

fn printed(graph: &Graph) -> String {
    let mut out = Vec::new();
    text::write(&mut out, graph).expect("a vector takes everything");
    String::from_utf8(out).expect("text")
}

/// The graph without what the notation leaves out.
fn bare(graph: &Graph) -> Graph {
    let mut graph = graph.clone();
    for op in &mut graph.ops {
        let is_constant = matches!(&op.operator, Operator::Pure(name) if name == "constant");
        if !is_constant {
            op.origin = Name::default();
        }
        (op.stream, op.loc) = (false, None);
        op.block = Name::default();
    }
    graph.lics.iter_mut().for_each(|lic| lic.group = Name::default());
    graph
}

/// The graph as JSON, whose lists of operators and channels are put in order of their text: channels are numbered as
/// they are named.
fn sorted(graph: &Graph) -> Vec<String> {
    let mut writer = json::Writer::new(Vec::new()).expect("a vector takes everything");
    writer.function(graph).expect("a vector takes everything");
    let text = String::from_utf8(writer.finish(&[]).expect("a vector takes everything")).expect("text");
    let mut lines: Vec<String> =
        text.lines().map(|line| line.trim_end_matches([',', ']', '}']).to_owned()).collect();
    lines.sort();
    lines
}

fn comes_back(graph: &Graph) {
    let text = printed(graph);
    let (graphs, diagnostics) = read("f.mir", &text);
    assert!(diagnostics.is_empty(), "{text}\n{}", diagnostics[0]);
    assert_eq!(printed(&graphs[0]), text);
    assert_eq!(sorted(&bare(&graphs[0])), sorted(&bare(graph)), "{text}");
    let mut annotated = Vec::new();
    text::write_annotated(&mut annotated, graph).expect("a vector takes everything");
    let text = String::from_utf8(annotated).expect("text");
    let (graphs, diagnostics) = read("f.mir", &text);
    assert!(diagnostics.is_empty(), "{text}\n{}", diagnostics[0]);
    assert_eq!(sorted(&graphs[0]), sorted(graph), "{text}");
}

#[test]
fn comments_come_back_and_what_is_told_of_channels() {
    let text = "\
; Above the function.
; Twice.
f: %a:ci8, %in_mem_ord:ci0 -> %c:ci8, %in_mem_ord:ci0
  %a:ci8 {group \"entry\", frequency 1000}
  %b:ci8 {group \"a, \\22b\\22\"}
  ; Above.
  %b:ci8 = ADD8 %a:ci8, 1 {origin \"%b; 1\", block \"x y\", at \"f.c:1:2\"} ; behind
  ; Above.
  %c:ci8 = MUL8 %b:ci8, %a:ci8 {stream}
";
    let (graphs, diagnostics) = read("f.mir", text);
    assert!(diagnostics.is_empty(), "{}", diagnostics[0]);
    let [graph] = &graphs[..] else { panic!("one graph") };
    assert_eq!(&*graph.lics[1].group, "a, \"b\"");
    assert_eq!(&*graph.ops[0].origin, "%b; 1");
    assert_eq!(&*graph.ops[1].comment, "Above.\n");
    let mut annotated = Vec::new();
    text::write_annotated(&mut annotated, graph).expect("a vector takes everything");
    assert_eq!(String::from_utf8(annotated).expect("text"), text);
    let (wrong, diagnostics) = read("f.mir", &text.replace("frequency 1000", "often 3"));
    assert!(wrong.is_empty());
    assert!(diagnostics[0].to_string().contains("`often 3` says nothing of a channel"));
}

#[test]
fn a_loop_comes_back() {
    comes_back(&gcd());
    comes_back(&Graph { in_flight: Some(3), ..gcd() });
    comes_back(&sums());
    comes_back(&rows());
}

#[test]
fn all_kinds_of_attributes_come_back() {
    let mut d = GraphBuilder::new("\"a b\"");
    let (a, p, order) = (d.param("%a", 32), d.param("%\"p;,q\"", 64), d.order());
    let (x, y, z) = (d.lic("%x", 64), d.lic_with("%y", 16, 3, &[65535, 1]), d.lic("%z", 1));
    let (o1, o2, o3) = (d.lic("%o1", 0), d.lic("%o2", 0), d.lic("%o3", 0));
    let global = Operand::Global { width: 32, name: "@\"g h\"".into(), offset: -8 };
    let gep = Operator::Gep { offset: 16, scales: vec![4, -1], index_widths: vec![32, 8] };
    d.op(gep, 64, &[Some(x)], &[global.clone(), a.into(), constant(8, 255)]);
    d.op(Operator::Load { bytes: 3, volatile: true }, 16, &[Some(y), Some(o1)], &[x.into(), order.into()]);
    let asm = Operator::Call { callee: Some("asm \"nop\", \"~{memory}\"".to_owned()) };
    d.op(asm, 0, &[Some(o2)], &[constant(7, 3), p.into(), o1.into()]);
    d.op(Operator::Call { callee: None }, 8, &[None, Some(o3)], &[p.into(), o2.into()]);
    d.pure("icmp.ult", z, &[y.into(), constant(16, 9)]).operand_width = Some(16);
    d.op(Operator::Pure("zext".into()), 40, &[None], &[z.into()]).operand_width = Some(1);
    d.op(Operator::Pure("fadd.bf16".into()), 16, &[None], &[y.into(), y.into()]).lanes = Some(1);
    d.op(Operator::Pure("constant".into()), 64, &[None], &[z.into()]).origin =
        "ptrtoint (ptr @\"\\01, }\" to i64)".into();
    d.op(Operator::Pure("extractvalue".into()), 8, &[None], &[p.into()]).operand_width = Some(64);
    d.op(Operator::Lor, 1, &[None], &[z.into(), constant(1, 1)]);
    let mut graph = d.end(Some(o3), None);
    graph.ops[8].immediates = vec![24, -1];
    comes_back(&graph);
}

const AND: &str = "\
x: %cmp.A:ci1, %cmp.B:ci1, %x1:ci64, %x2:ci64, %in_mem_ord:ci0 -> %x:ci64, %in_mem_ord:ci0
   %not.A:ci1 = NOT1 %cmp.A:ci1
   %not.B:ci1 = NOT1 %cmp.B:ci1
   %both:ci1 = LAND1 %not.A:ci1, %not.B:ci1, 1, 1   ; padded
   %x:ci64 = PICK64 %both:ci1, %x2:ci64, %x1:ci64
";

#[test]
fn operators_without_blocks_are_a_graph() {
    let (graphs, diagnostics) = read("f.mir", AND);
    assert!(diagnostics.is_empty());
    assert_eq!(wiring(&graphs[0]), []);
    assert_eq!(graphs[0].ops[2].ins.len(), 2);
    let faults: Vec<String> = verify(&graphs[0]).iter().map(|fault| fault.to_string()).collect();
    let of_all = "%not.B comes once an invocation, but `land %both` asks for it once for each 0 of %cmp.A";
    assert!(faults[0] == of_all && faults.len() == 3, "{faults:?}");
}

#[test]
fn what_nothing_reads_is_discarded_with_a_warning() {
    let text =
        AND.replace("%x:ci64 = PICK64", "%y:ci1, %z:ci1 = PREDMERGE %not.A, %not.B\n   %x:ci64 = PICK64");
    let (graphs, diagnostics) = read("f.mir", &text);
    let found: Vec<String> = diagnostics.iter().map(|found| found.to_string()).collect();
    assert_eq!(found, ["f.mir:5:4: warning: nothing reads `%y`", "f.mir:5:12: warning: nothing reads `%z`"]);
    assert_eq!(graphs[0].ops[3].outs, [None, None]);
}

#[test]
fn an_opaque_value_comes_as_often_as_it_is_asked_for() {
    let text = "\
f: %p:ci1, %in_mem_ord:ci0 -> %t:ci1, %in_mem_ord:ci0
  bb.0:
    %c:ci1 = ...
    %ign, %t:ci1 = PREDPROP %p, %c
    RET
";
    let (graphs, diagnostics) = read("f.mir", text);
    assert!(diagnostics.is_empty(), "{diagnostics:?}");
    let lines = printed(&graphs[0]);
    assert!(
        lines.contains("%p.when:ci1 = FILTER1 %p:ci1, %p:ci1\n  %c:ci1 = SOURCE1 %p.when:ci1\n"),
        "{lines}"
    );
}

#[test]
fn an_operand_that_never_comes_is_waited_for() {
    let text = "f: %s:ci1, %a:ci64, %in_mem_ord:ci0 -> %x:ci64, %in_mem_ord:ci0
  %a.1:ci64 = FILTER64 %s, %a
  %x:ci64 = PICK64 %s, $ign, %a.1
";
    let (graphs, diagnostics) = read("f.mir", text);
    assert!(diagnostics.is_empty(), "{diagnostics:?}");
    assert_eq!(graphs[0].ops[1].ins[1], Operand::Never(64));
    let faults: Vec<String> = crate::verify::verify(&graphs[0]).iter().map(ToString::to_string).collect();
    assert_eq!(faults, ["`pick %x` waits for ever where %s is 0: its input 1 is %na"]);
    assert!(printed(&graphs[0]).contains("PICK64 %s:ci1, %na:ci64, %a.1:ci64"));
}

#[test]
fn widths_that_are_not_known_are_errors_with_a_place() {
    let message = |text: &str| read("f.mir", text).1[0].to_string();
    let header = "f: %in_mem_ord:ci0 -> %in_mem_ord:ci0\n";
    let found = message(&format!("{header}  %ign = LAND1 %a, %a\n"));
    assert_eq!(found, "f.mir:2:16: error: the width of `%a` is never given");
    let found = message(&format!("{header}  %x:ci8 = GATE8 %in_mem_ord:ci0, 256\n"));
    assert_eq!(found, "f.mir:2:35: error: `256` does not fit 8 bits");
    let found = message(&format!("{header}  %x:gpr = NOT1 %in_mem_ord:ci0\n"));
    assert_eq!(found, "f.mir:2:6: error: the width of `gpr` is unknown");
}
