//! Questions about a module of LLVM IR, with the answers that `opt-22` prints: it shares no code with dfquery.

use serde_json::{Value, json};
use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
    process::{Command, Stdio},
};

/// A question, and its answer.
pub struct Question {
    /// The arguments of `query`, but for the program.
    pub arguments: Value,
    /// The part of the answer that tells: a column of its rows, or their number.
    column: Option<usize>,
    /// That column as a set, or the number.
    pub expected: BTreeSet<String>,
}

impl Question {
    /// The names in column number `column`.
    fn names(arguments: Value, column: usize, expected: impl IntoIterator<Item = String>) -> Self {
        Question { arguments, column: Some(column), expected: expected.into_iter().collect() }
    }

    /// The number of tuples.
    fn count(mut arguments: Value, expected: usize) -> Self {
        arguments["limit"] = 0.into();
        Question { arguments, column: None, expected: [expected.to_string()].into() }
    }

    /// The same part of `answer`.
    pub fn found(&self, answer: &Value) -> BTreeSet<String> {
        let Some(column) = self.column else { return [answer["total"].to_string()].into() };
        assert_eq!(answer["left_out"], Value::Null, "{}: more than fits", self.arguments);
        let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        answer["rows"].as_array().unwrap().iter().map(|row| text(&row[column])).collect()
    }
}

/// Returns true if `opt-22` is installed.
pub fn has_opt() -> bool {
    let run = Command::new("opt-22").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    run.is_ok_and(|status| status.success())
}

/// `count` questions about the module `path`, evenly of each kind and from all of its functions.
pub fn of(path: &Path, count: usize) -> Vec<Question> {
    let kinds = [loops(path), depths(path), dominators(path), counts(path), callees(path)];
    let each = count.div_ceil(kinds.len());
    let mut picked: Vec<Question> = Vec::new();
    let mut rest: Vec<Question> = Vec::new();
    for kind in kinds {
        let step = (kind.len() / each).max(1);
        for (at, question) in kind.into_iter().enumerate() {
            let is_picked = at % step == 0 && at / step < each;
            if is_picked { picked.push(question) } else { rest.push(question) }
        }
    }
    rest.truncate(count.saturating_sub(picked.len()));
    picked.extend(rest);
    picked.truncate(count);
    picked
}

/// The output of a pass of `opt-22` about the module `path`.
fn printed(path: &Path, pass: &str) -> String {
    let output =
        Command::new("opt-22").args(["-disable-output", "-passes"]).arg(pass).arg(path).output().unwrap();
    assert!(output.status.success(), "{pass}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stderr).unwrap()
}

/// The text between quotes.
fn quoted(line: &str) -> Option<&str> {
    line.split('\'').nth(1)
}

/// The loops: function, depth, header and blocks.
fn natural_loops(path: &Path) -> Vec<(String, usize, String, BTreeSet<String>)> {
    let mut loops = Vec::new();
    let mut function = String::new();
    for line in printed(path, "print<loops>").lines() {
        if line.starts_with("Loop info for function") {
            function = quoted(line).unwrap().to_owned();
        } else if let Some((depth, blocks)) =
            line.trim().strip_prefix("Loop at depth ").and_then(|l| l.split_once(" containing: "))
        {
            let name = |block: &str| {
                let name = block.split('<').next().unwrap().trim_start_matches('%');
                format!("{function}/{name}")
            };
            let header = blocks.split(',').find(|block| block.contains("<header>")).map(name).unwrap();
            loops.push((
                function.clone(),
                depth.parse().unwrap(),
                header,
                blocks.split(',').map(name).collect(),
            ));
        }
    }
    loops
}

/// Which blocks are in a loop.
fn loops(path: &Path) -> Vec<Question> {
    let small = natural_loops(path).into_iter().filter(|(_, _, _, blocks)| blocks.len() <= 50);
    let question = |(_, _, header, blocks): (_, _, String, BTreeSet<String>)| {
        Question::names(json!({ "relation": "in_loop", "where": { "header": header } }), 1, blocks)
    };
    small.map(question).collect()
}

/// Blocks with the header of a loop of their function, and whether they are in it: at most `count`.
pub fn members(path: &Path, count: usize) -> Vec<(String, String, bool)> {
    let all = natural_loops(path);
    let mut pairs = Vec::new();
    for (function, _, header, blocks) in &all {
        pairs.push((header.clone(), blocks.iter().next_back().unwrap().clone(), true));
        let of_others =
            all.iter().filter(|(other, ..)| other == function).flat_map(|(_, _, _, blocks)| blocks);
        let outside = of_others.into_iter().find(|block| !blocks.contains(*block));
        pairs.extend(outside.map(|block| (header.clone(), block.clone(), false)));
    }
    let step = (pairs.len() / count).max(1);
    pairs.into_iter().step_by(step).take(count).collect()
}

/// In how many loops a block is, and which headers a function has.
fn depths(path: &Path) -> Vec<Question> {
    let mut depths: BTreeMap<String, usize> = BTreeMap::new();
    let mut headers: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (function, depth, header, blocks) in natural_loops(path) {
        headers.entry(function).or_default().push(header);
        for block in blocks {
            let known = depths.entry(block).or_default();
            *known = (*known).max(depth);
        }
    }
    let depth = |(block, depth): (String, usize)| {
        Question::names(
            json!({ "relation": "loop_depth", "where": { "block": block } }),
            1,
            [depth.to_string()],
        )
    };
    let headers = headers.into_iter().map(|(function, headers)| {
        Question::names(json!({ "relation": "loop_header", "functions": [function] }), 0, headers)
    });
    headers.chain(depths.into_iter().map(depth)).collect()
}

/// Which blocks dominate a block.
fn dominators(path: &Path) -> Vec<Question> {
    let mut questions = Vec::new();
    let mut function = String::new();
    let mut above: Vec<String> = Vec::new();
    for line in printed(path, "print<domtree>").lines() {
        if let Some(name) = line.strip_prefix("DominatorTree for function: ") {
            name.clone_into(&mut function);
        }
        let Some((depth, rest)) = line.trim().strip_prefix('[').and_then(|line| line.split_once("] %"))
        else {
            continue;
        };
        above.truncate(depth.parse::<usize>().unwrap() - 1);
        let name = rest.split(' ').next().unwrap();
        above.push(format!("{function}/{name}"));
        let body = format!("dominates(A, \"{function}/{name}\"), block(A, _, _)");
        questions.push(Question::names(json!({ "body": body }), 0, above.clone()));
    }
    questions.into_iter().filter(|question| question.expected.len() <= 40).collect()
}

/// The numbers of blocks, instructions, loads, stores and outermost loops of functions.
fn counts(path: &Path) -> Vec<Question> {
    let mut questions = Vec::new();
    let mut function = String::new();
    for line in printed(path, "print<func-properties>").lines() {
        if let Some(name) = quoted(line) {
            name.clone_into(&mut function);
        }
        let Some((what, count)) = line.split_once(": ").and_then(|(what, n)| Some((what, n.parse().ok()?)))
        else {
            continue;
        };
        let of = |relation: &str, bound: Value| json!({ "relation": relation, "where": bound, "functions": [function] });
        questions.extend(match what {
            "BasicBlockCount" => Some(Question::count(of("block", json!({ "function": function })), count)),
            "TotalInstructionCount" => Some(Question::count(of("instruction", json!({})), count)),
            "LoadInstCount" => Some(Question::count(of("instruction", json!({ "opcode": "load" })), count)),
            "StoreInstCount" => Some(Question::count(of("instruction", json!({ "opcode": "store" })), count)),
            "TopLevelLoopCount" => {
                let body = json!({ "body": "loop_header(H), loop_depth(H, 1)", "functions": [function] });
                Some(Question::count(body, count))
            }
            _ => None,
        });
    }
    questions
}

/// Which functions with a body a function calls by their names.
fn callees(path: &Path) -> Vec<Question> {
    let mut callees: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut function = None;
    for line in printed(path, "print-callgraph").lines() {
        if line.starts_with("Call graph node") {
            function = line.contains("for function").then(|| quoted(line).unwrap().to_owned());
        } else if let (Some(function), true) = (&function, line.contains("calls function")) {
            callees.entry(function.clone()).or_default().insert(quoted(line).unwrap().to_owned());
        }
    }
    let bodies = printed(path, "print<func-properties>");
    let defined: BTreeSet<&str> = bodies.lines().filter_map(quoted).collect();
    let question = |(function, mut callees): (String, BTreeSet<String>)| {
        callees.retain(|callee| defined.contains(callee.as_str()));
        Question::names(json!({ "relation": "called", "where": { "caller": function } }), 1, callees)
    };
    callees.into_iter().map(question).collect()
}
