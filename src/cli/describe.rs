//! `dfquery describe`: what the relations mean, in the words of the rule files.

use crate::cli::{args::Describe, failure::Failure, output, paint, screen::Screen};
use dfquery::{requires, unfollowed::concerned, wording::statement};
use dfquery_engine::{
    check::Program,
    schema::{RelationId, RelationKind},
};
use dfquery_rules::RuleSet;
use std::io::{self, Write};

/// The most characters of a sentence after the name of a relation.
pub const SENTENCE: usize = 95;

/// Lists the relations, or explains one.
pub fn run(command: &Describe, rules: &'static RuleSet) -> Result<(), Failure> {
    print(rules.program(), command.relation.as_deref(), command.all)
}

/// Lists the relations of `program` that are for users, or `all`, or those with a word in their names, or explains one.
pub fn print(program: &Program, asked: Option<&str>, all: bool) -> Result<(), Failure> {
    let topic = asked.map_or_else(Vec::new, dfquery_rules::topic).into_iter();
    let topic: Vec<RelationId> = topic.filter_map(|name| program.schema.relation(name)).collect();
    // A word that means something to people is rarely the step of ours that is called so.
    let named = asked.and_then(|name| program.find(name));
    let is_plain = |id: &RelationId| is_shown(program, *id) && file(program, *id).matches('/').count() < 2;
    if let Some(id) = named.filter(|id| all || topic.is_empty() || topic.contains(id) || is_plain(id)) {
        return output::to(None, |out| {
            explain(out, program, id)?;
            Ok(see_also(out, program, id, &topic)?)
        });
    }
    if let Some(word) = asked.filter(|_| !topic.is_empty()) {
        return output::to(None, |out| Ok(of_topic(out, program, word, &topic, named)?));
    }
    let found = matching(program, asked.unwrap_or_default());
    if found.is_empty() {
        requires::find(program, asked.unwrap_or_default())?;
    }
    let public: Vec<_> = found.iter().filter(|(_, id)| is_shown(program, *id)).cloned().collect();
    let listed = if all || public.is_empty() { &found } else { &public };
    output::to(None, |out| {
        if asked.is_none() && !all {
            front(out, program)?;
        }
        list(out, program, listed)?;
        Ok(end(out, found.len() - listed.len())?)
    })
}

/// The relations of a topic, each with its sentence, and those with `word` in their names; `named` is a step called so.
fn of_topic(
    out: &mut dyn Write,
    program: &Program,
    word: &str,
    topic: &[RelationId],
    named: Option<RelationId>,
) -> io::Result<()> {
    line(out, paint::of_heading, &format!("Where to start with `{word}`\n"))?;
    for id in topic {
        let relation = &program.schema[*id];
        line(out, paint::of_heading, &format!("  {relation}"))?;
        writeln!(out, "      {}", sentence(&relation.doc, room(6)))?;
    }
    let others = matching(program, word).into_iter().map(|(_, id)| id);
    let others: Vec<&str> = others
        .filter(|id| !topic.contains(id) && is_shown(program, *id))
        .map(|id| program.schema[id].shown.as_str())
        .collect();
    writeln!(out, "\n`dfquery describe NAME` explains one")?;
    if !others.is_empty() {
        writeln!(out, "also called so, or in files of this name: {}", others.join(", "))?;
    }
    match named {
        Some(_) => writeln!(out, "a step on the way to results is called `{word}` too; --all explains it"),
        None => Ok(()),
    }
}

/// Names the other relations of the topic that `id` is called as.
fn see_also(out: &mut dyn Write, program: &Program, id: RelationId, topic: &[RelationId]) -> io::Result<()> {
    let others = topic.iter().filter(|other| **other != id);
    let names: Vec<&str> = others.map(|other| program.schema[*other].shown.as_str()).collect();
    if names.is_empty() { Ok(()) } else { writeln!(out, "\nsee also {}", names.join(", ")) }
}

/// The relations with `word` in their names, or in those of their files, each with its file; if there are none, results
/// with it in their descriptions.
fn matching(program: &Program, word: &str) -> Vec<(String, RelationId)> {
    let word = word.to_lowercase();
    let all = || {
        (0..program.schema.relations.len())
            .map(|at| (file(program, RelationId(at as u16)), RelationId(at as u16)))
    };
    let is_named = |(file, id): &(String, RelationId)| {
        program.schema[*id].name.to_lowercase().contains(&word) || file.contains(&word)
    };
    let is_told = |(_, id): &(String, RelationId)| {
        is_shown(program, *id) && program.schema[*id].doc.to_lowercase().contains(&word)
    };
    let mut found: Vec<(String, RelationId)> = all().filter(is_named).collect();
    if found.is_empty() && word.len() > 2 {
        found = all().filter(is_told).collect();
    }
    // What is nearest comes first: facts, then what follows from them, then what is for one purpose, in folders.
    found.sort_by_key(|(file, _)| (file.matches('/').count(), !file.ends_with("schema.dl")));
    found
}

/// Returns true if `relation` is for users: all of their own are.
fn is_shown(program: &Program, relation: RelationId) -> bool {
    program.is_public(relation) || !program.sources.is_library(program.file_of(relation))
}

/// Writes a line as `paint` has it.
fn line(out: &mut dyn Write, paint: fn(usize, &str) -> String, text: &str) -> io::Result<()> {
    paint::to(out, paint::has_colour(false), paint, |out| writeln!(out, "{text}"))
}

/// The relations that people start with, by topic.
fn front(out: &mut dyn Write, program: &Program) -> io::Result<()> {
    line(out, paint::of_heading, "Where to start")?;
    for (topic, names) in dfquery_rules::front_row() {
        writeln!(out)?;
        line(out, paint::of_aside, &format!("  {topic}"))?;
        for id in names.iter().filter_map(|name| program.schema.relation(name)) {
            let relation = &program.schema[id];
            writeln!(out, "    {:<19} {}", relation.shown, sentence(&relation.doc, room(24)))?;
        }
    }
    writeln!(out, "\n`dfquery describe NAME` explains one; these are all results, by file:\n")
}

/// The characters of a sentence after `before` others in a line.
fn room(before: usize) -> usize {
    let width = Screen::of_output().map(|screen| screen.width.saturating_sub(before));
    width.map_or(SENTENCE, |width| width.min(SENTENCE))
}

/// The first sentence of `doc`, in `room` characters.
pub fn sentence(doc: &str, room: usize) -> String {
    let lines: Vec<&str> = doc.lines().take_while(|line| !line.trim().is_empty()).collect();
    let text = statement(&lines.join(" "));
    let end = text.find(". ").unwrap_or(text.len());
    let text = text[..end].trim_end_matches('.');
    match text.char_indices().nth(room) {
        Some((at, _)) => {
            format!("{}…", text[..at].rsplit_once(' ').map_or(&text[..at], |(before, _)| before))
        }
        None => text.to_owned(),
    }
}

/// Says how many are left out.
fn end(out: &mut dyn Write, left: usize) -> io::Result<()> {
    match left {
        0 => Ok(()),
        1 => writeln!(out, "\n1 more relation is a step on the way to these; --all lists it too"),
        left => writeln!(out, "\n{left} more relations are steps on the way to these; --all lists them too"),
    }
}

/// The file that declares `relation`.
fn file(program: &Program, relation: RelationId) -> String {
    program.sources.place(program.declared[relation.0 as usize].span).file
}

/// Two lines a relation, file by file.
fn list(out: &mut dyn Write, program: &Program, listed: &[(String, RelationId)]) -> io::Result<()> {
    let mut last = "";
    for (file, id) in listed {
        if file != last {
            let gap = if last.is_empty() { "" } else { "\n" };
            line(out, paint::of_aside, &format!("{gap}{file}"))?;
            last = file;
        }
        let declared = &program.schema[*id];
        let first = declared.doc.lines().next().unwrap_or("");
        line(out, paint::of_heading, &format!("  {declared}"))?;
        writeln!(out, "      {}", statement(first))?;
    }
    Ok(())
}

fn explain(out: &mut dyn Write, program: &Program, id: RelationId) -> io::Result<()> {
    let relation = &program.schema[id];
    let place = program.sources.place(program.declared[id.0 as usize].span);
    let columns: Vec<String> = relation
        .columns
        .iter()
        .map(|column| format!("{}: {}", column.name, program.schema.type_name(column.ty)))
        .collect();
    let kind = match relation.kind {
        RelationKind::Input => "input",
        RelationKind::Derived => "derived",
        RelationKind::Inline => "inline",
    };
    line(out, paint::of_heading, &format!("{}({})", relation.shown, columns.join(", ")))?;
    line(out, paint::of_aside, &format!("{kind}, {}:{}\n", place.file, place.line))?;
    if !relation.doc.is_empty() {
        writeln!(out, "{}", statement(&relation.doc))?;
    }
    let spans = program.rules_of(id);
    if !spans.is_empty() {
        writeln!(out)?;
    }
    for span in spans {
        writeln!(out, "{}", program.sources.text(span))?;
    }
    unfollowed(out, program, id)
}

/// Writes what is not followed by the analyses that `relation` follows from.
fn unfollowed(out: &mut dyn Write, program: &Program, relation: RelationId) -> io::Result<()> {
    let mut last = String::new();
    for analysis in concerned(program, &[relation]) {
        if analysis.name != last {
            let heading = format!("\nnot followed by `{}` (relation `unfollowed`)", analysis.name);
            line(out, paint::of_aside, &heading)?;
            last = analysis.name;
        }
        for reason in analysis.reasons {
            writeln!(out, "  {reason}")?;
        }
    }
    Ok(())
}
