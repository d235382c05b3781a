//! The tools `diff` and `convert`.

use super::{Arguments, Programs, fit, most_of, notes, number, program, text, texts};
use crate::cli::mcp::{arguments::Refusal, programs::Opened};
use dfquery::{
    Analysis, Error,
    diff::{COUNTED, Change, Difference, LoopShape},
    locator::Locator,
};
use dfquery_graph::{Graph, text as graph_text};
use serde_json::{Map, Value, json};

/// Tuples that are shown of a change in one relation and function.
const SHOWN: usize = 8;

/// Compares two programs.
pub fn diff(programs: &mut Programs, arguments: &Arguments) -> Result<Value, Refusal> {
    let relations = texts(arguments, "relations");
    let ready =
        |analysis: &Analysis| analysis.shared().of_functions(texts(arguments, "functions")).with_lines(true);
    let other = text(arguments, "before").map(|name| Ok::<_, Refusal>(ready(&programs.get(name)?.analysis)));
    let other = other.transpose()?;
    let opened = program(programs, arguments)?;
    let Some(before) = other.or_else(|| opened.before.as_ref().map(ready)) else {
        return Err(Refusal::with_help(
            "the program is as it was when it was opened",
            "edit one of its files, or name another program as `before`",
        ));
    };
    let found = before.diff(&ready(&opened.analysis), &relations)?;
    let mut common = notes(opened);
    for (name, functions) in [("removed_functions", &found.only_before), ("new_functions", &found.only_after)]
    {
        if !functions.is_empty() {
            common.insert(name.to_owned(), functions.iter().take(SHOWN).cloned().collect());
            common.insert(format!("number_of_{name}"), functions.len().into());
        }
    }
    common.insert("is_same".to_owned(), found.is_empty().into());
    if !found.not_compared.is_empty() {
        common.insert("not_compared".to_owned(), found.not_compared.clone().into());
    }
    let changes = if relations.is_empty() { overview(&found) } else { rows(&found.changes) };
    Ok(most_of(changes.len(), |count| {
        let mut answer = common.clone();
        answer.insert("changes".to_owned(), changes[..count].into());
        let help = || "name `functions`, or one of `relations` for its tuples".to_owned();
        fit::left_out(&mut answer, changes.len() - count, help);
        Value::Object(answer)
    }))
}

/// The functions that have changed, the loops that have, and then the relations that have, each with numbers of tuples.
fn overview(found: &Difference) -> Vec<Value> {
    let mut changes = Vec::new();
    for change in &found.overview.functions {
        let counts = COUNTED.iter().zip(change.counts).filter(|(_, [one, other])| one != other);
        let counts: Map<String, Value> =
            counts.map(|(name, [one, other])| ((*name).to_owned(), json!([one, other]))).collect();
        changes.push(json!({ "function": change.function, "before_and_after": counts }));
    }
    let shape = |shape: &Option<LoopShape>| {
        let shape = shape.as_ref()?;
        Some(
            json!({ "header": shape.header, "line": shape.line, "depth": shape.depth, "blocks": shape.blocks }),
        )
    };
    for change in &found.overview.loops {
        let (before, after) = (shape(&change.before), shape(&change.after));
        changes.push(json!({ "loop_of": change.function, "before": before, "after": after }));
    }
    for change in &found.changes {
        changes.push(json!({
            "relation": change.relation,
            "function": change.function,
            "removed": change.removed.len(),
            "added": change.added.len(),
        }));
    }
    changes
}

/// The tuples that have changed, by relation and function.
fn rows(changes: &[Change]) -> Vec<Value> {
    let first = |rows: &[String]| rows.iter().take(SHOWN).cloned().collect::<Vec<String>>();
    let change = |change: &Change| {
        let mut value = json!({
            "relation": change.relation,
            "function": change.function,
            "removed": first(&change.removed),
            "added": first(&change.added),
        });
        let more = [&change.removed, &change.added].map(|rows| rows.len().saturating_sub(SHOWN));
        if more != [0, 0] {
            value["more"] = json!({ "removed": more[0], "added": more[1] });
        }
        value
    };
    changes.iter().map(change).collect()
}

/// Converts a function.
pub fn convert(programs: &mut Programs, arguments: &Arguments) -> Result<Value, Refusal> {
    let opened = program(programs, arguments)?;
    let name = text(arguments, "function").unwrap_or_default();
    let converted = opened.analysis.convert(name);
    let place = Locator::new(&opened.analysis.program().base, opened.lines()).of_function(name);
    let mut common = notes(opened);
    common.insert("function".to_owned(), name.into());
    place.into_iter().for_each(|place| _ = common.insert("place".to_owned(), place.into()));
    let graph = match converted {
        Ok(graph) => graph,
        Err(Error::NotConverted(skipped)) if !skipped.is_unfinished() => {
            common.insert("is_converted".to_owned(), false.into());
            common.insert("reason".to_owned(), skipped.reason.to_string().into());
            return Ok(Value::Object(common));
        }
        Err(error) => return Err(error.into()),
    };
    common.insert("is_converted".to_owned(), true.into());
    common.insert("operators".to_owned(), graph.ops.len().into());
    let first = number(arguments, "offset").unwrap_or(0);
    let lines = lines(opened, &graph);
    let all = lines.len().saturating_sub(first);
    Ok(most_of(all, |count| {
        let mut answer = common.clone();
        let shown = &lines[lines.len() - all..][..count];
        answer.insert("lines".to_owned(), shown.iter().map(|(line, _)| line.as_str()).collect());
        answer.insert("places".to_owned(), json!(shown.iter().map(|(_, place)| place).collect::<Vec<_>>()));
        let help = || {
            format!("`offset` {} goes on; `query` asks of the graph: `initiation_interval`", first + count)
        };
        fit::left_out(&mut answer, all - count, help);
        Value::Object(answer)
    }))
}

/// The lines of `graph`, of operators each with the place of the instruction that it stands for.
fn lines(opened: &Opened, graph: &Graph) -> Vec<(String, Option<String>)> {
    let program = opened.analysis.program();
    let locator = Locator::new(&program.base, opened.lines());
    let mut head = Vec::new();
    graph_text::write_head(&mut head, graph).expect("a text can be written");
    let head =
        String::from_utf8_lossy(&head).lines().map(|line| (line.trim().to_owned(), None)).collect::<Vec<_>>();
    let operator = |op: &dfquery_graph::Op| {
        let place = op.loc.clone().or_else(|| locator.of_part(&graph.name, &op.origin, &op.block));
        (graph_text::operation(graph, op), place)
    };
    head.into_iter().chain(graph.ops.iter().map(operator)).collect()
}
