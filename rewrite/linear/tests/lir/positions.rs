//! Every operation in every position: it is read and does what it says at every stage, or it is refused where it stands.

use crate::{agrees, cases};
use dfquery_extract::lir::{self, Method, Op, Stage};
use dfquery_linear::{Machine, Trap, bring, run_linear, verify};

/// What an operand can be: a value of each type, and nothing.
const LEAVES: [&str; 4] = ["(lcl a)", "(lcl c)", "(lcl p)", "(nop)"];
const SUFFIXES: [&str; 4] = ["", ".i32", ".i64", ".ref"];

/// What stands between an operation and its operands.
fn payload(op: Op) -> &'static str {
    match op {
        Op::Lcl => " a",
        Op::Store => " x",
        Op::Cns | Op::Field | Op::Il => " 8",
        Op::Call => " g",
        _ => "",
    }
}

/// How many operands `op` is tried with.
fn counts(op: Op) -> Vec<usize> {
    match op {
        Op::Call | Op::Ret | Op::Lea => vec![0, 1, 2],
        Op::Qmark => vec![2, 3],
        _ => op.operands().into_iter().collect(),
    }
}

/// All choices of `count` of `from`.
fn choices(from: &[&str], count: usize) -> Vec<Vec<String>> {
    (0..count).fold(vec![Vec::new()], |all, _| {
        let longer = |chosen: &Vec<String>| {
            let chosen = chosen.clone();
            from.iter()
                .map(move |leaf| [chosen.clone(), vec![(*leaf).to_owned()]].concat())
                .collect::<Vec<_>>()
        };
        all.iter().flat_map(longer).collect()
    })
}

/// The trees of `op` over these operands.
fn tree(op: Op, suffix: &str, operands: &[String]) -> String {
    let operands: String = operands.iter().map(|operand| format!(" {operand}")).collect();
    format!("({}{suffix}{}{operands})", op.name(), payload(op))
}

/// Every operation over leaves.
fn trees_of_leaves() -> Vec<(Op, String)> {
    let mut all = Vec::new();
    for &op in Op::ALL {
        let suffixes =
            if op == Op::Cast { &[".i8", ".u16", ".u32", ".u64", ".ref", ""][..] } else { &SUFFIXES };
        for suffix in suffixes {
            for count in counts(op) {
                let operands = choices(&LEAVES, count);
                all.extend(operands.iter().map(|operands| (op, tree(op, suffix, operands))));
            }
        }
    }
    all
}

/// Methods in which `tree` is a statement: before others, and at the end of a block with no, one and two successors.
fn methods_of(tree: &str) -> [String; 3] {
    let header = "method f(a:i32, c:i64, p:ref) -> i32 locals x:i32 {\nbb0:\n";
    let end = "bb1:\n  stmt (ret (lcl a))\nbb2:\n  stmt (ret (lcl x))\n}\n";
    ["-> bb1", "-> bb1, bb2", ""].map(|to| format!("{header}  stmt {tree} {to}\n{end}"))
}

/// What became of texts.
#[derive(Default)]
struct Tally {
    read: usize,
    refused: usize,
    run: u64,
}

impl Tally {
    /// Reads `text`; what can be read is brought through all stages, one in `every`.
    fn take(&mut self, text: &str, every: usize) -> bool {
        let (methods, problems) = lir::methods("position.hir", text);
        assert!(problems.iter().all(|problem| problem.place.is_some()), "{text}{problems:#?}");
        assert_ne!(methods.is_empty(), problems.is_empty(), "{text}");
        let Some(trees) = methods.first() else {
            self.refused += 1;
            return false;
        };
        self.read += 1;
        if self.read.is_multiple_of(every) {
            self.run += 1;
            self.bring(trees, text);
        }
        true
    }

    fn bring(&self, trees: &Method, text: &str) {
        let mut method = trees.clone();
        for stage in Stage::ALL {
            method = bring(&method, stage).unwrap().0;
            let faults: Vec<String> = verify(&method).iter().map(ToString::to_string).collect();
            assert!(faults.is_empty(), "{}: {faults:#?}\n{text}", stage.name());
            if let Err(difference) = agrees(trees, &method, self.run) {
                panic!("{}: {difference}\n{text}", stage.name());
            }
        }
    }
}

#[test]
fn every_operation_in_every_position_is_executed_or_refused() {
    let mut tally = Tally::default();
    let every = if cases(0) > 0 { 23 } else { 997 };
    // Those that can be a statement, and from these one of a kind.
    let mut known: Vec<(Op, String)> = Vec::new();
    for (op, tree) in trees_of_leaves() {
        if methods_of(&tree).iter().filter(|text| tally.take(text, 3)).count() > 0 {
            known.push((op, tree));
        }
    }
    let mut children: Vec<(Op, String)> = known.clone();
    children.dedup_by_key(|(op, tree)| (*op, tree.split([' ', '(']).nth(1).map(str::to_owned)));
    // What cannot be a statement can still be somewhere else.
    let others = Op::ALL.iter().filter(|op| children.iter().all(|(child, _)| child != *op));
    let others =
        others.map(|&op| (op, tree(op, "", &vec!["(lcl a)".to_owned(); op.operands().unwrap_or(1)])));
    children.extend(others.collect::<Vec<_>>());
    for (_, parent) in &known {
        for leaf in LEAVES {
            let holes = parent.matches(leaf).count();
            for (_, child) in children.iter().filter(|_| holes > 0) {
                for hole in 0..holes {
                    let text = methods_of(&with(parent, leaf, hole, child));
                    tally.take(&text[0], every);
                }
            }
        }
    }
    println!("{} read, {} of them run, {} refused", tally.read, tally.run, tally.refused);
    assert!(tally.run > 100 && tally.refused > 1000, "{} run, {} refused", tally.run, tally.refused);
}

/// `parent` with `child` in place of its leaf number `hole` that is `leaf`.
fn with(parent: &str, leaf: &str, hole: usize, child: &str) -> String {
    let (at, _) = parent.match_indices(leaf).nth(hole).unwrap();
    format!("{}{child}{}", &parent[..at], &parent[at + leaf.len()..])
}

/// Every operation of linear code over values of each type: what keeps all rules is executed.
#[test]
fn linear_code_that_keeps_all_rules_is_executed() {
    let (mut sound, mut unsound, mut refused) = (0, 0, 0);
    for stage in Stage::ALL {
        for &op in Op::ALL {
            let suffixes = if op == Op::Cast { &[".i8", ".u64"][..] } else { &SUFFIXES };
            for (suffix, count) in
                suffixes.iter().flat_map(|suffix| counts(op).into_iter().map(move |n| (suffix, n)))
            {
                for operands in choices(&["a", "c", "p"], count) {
                    let text = linear(stage, op, suffix, &operands);
                    let (methods, problems) = lir::methods("position.lir", &text);
                    assert!(problems.iter().all(|problem| problem.place.is_some()), "{text}{problems:#?}");
                    let Some(method) = methods.first() else {
                        refused += 1;
                        continue;
                    };
                    if !verify(method).is_empty() {
                        unsound += 1;
                        continue;
                    }
                    sound += 1;
                    let code = method.linear.as_ref().unwrap();
                    assert!(code.is_executable(&method.signature), "{text}");
                    let end = run_linear(method, &[1, 2, 0x1_0000], &mut Machine::new(1, 1000));
                    assert!(!matches!(end, Err(Trap::Code(_))), "{end:?}\n{text}");
                }
            }
        }
    }
    println!("{sound} sound, {unsound} not, {refused} refused");
    assert!(sound > 100 && unsound > 100 && refused > 100, "{sound} sound, {unsound} not, {refused} refused");
}

/// A method with one node of `op` over reads of parameters.
fn linear(stage: Stage, op: Op, suffix: &str, operands: &[String]) -> String {
    let header = format!("method f(a:i32, c:i64, p:ref) locals x:i32 stage {} {{\nbb0:\n", stage.name());
    let reads: String =
        operands.iter().enumerate().map(|(at, name)| format!("  t{at} = lcl {name}\n")).collect();
    let names: String = (0..operands.len())
        .map(|at| match (op, at) {
            (Op::Lea, 0) => format!(" base=t{at}"),
            (Op::Lea, _) => format!(" index=t{at}"),
            _ => format!(" t{at}"),
        })
        .collect();
    let is_void = op.is_void() || op == Op::Call && suffix.is_empty();
    let mark = if is_void || stage == Stage::Statements { "" } else { "!unused" };
    let statement = if stage == Stage::Statements && !op.is_of_statements() { "  stmt t9\n" } else { "" };
    let end = match (stage, op) {
        (_, Op::Ret) => "",
        (Stage::Statements, _) => "  s8 = ret\n  stmt s8\n",
        _ => "  ret\n",
    };
    format!("{header}{reads}  t9 = {}{suffix}{mark}{}{names}\n{statement}{end}}}\n", op.name(), payload(op))
}
