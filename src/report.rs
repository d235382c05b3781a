//! Functions as one page for a browser that needs no network.
//!
//! The page is a frame of HTML, a style, a script, and data as JSON, one element for each function, which the script
//! parses when the function is opened. What costs room (derived facts, reasons, graphs, runs) is there for the
//! functions that are named, and for all functions of a small program.

mod asked;
mod code;
mod facts;
mod graph;
mod outline;
mod page;
mod reasons;
mod room;
mod sources;
mod strings;
mod text;

use crate::{error::Error, requires, scope::Scope, table::Table};
use dfquery_engine::{base::FactBase, cancel, schema::RelationId};
use dfquery_graph::function::Function;
use facts::Catalogue;
pub use page::Page;
use rayon::prelude::*;
use reasons::RuleTexts;
use room::Room;
use serde_json::{Value, json};
use sources::Sources;
use std::{
    io::{self, Write},
    sync::PoisonError,
};

/// The most instructions of a program that is shown with everything, if no function is named.
const SMALL: usize = 2_000;

/// Functions whose data is made before the first of them is written.
const BATCH: usize = 256;

const STYLE: &str = include_str!("report/style.css");

/// The script, in the order in which its parts need each other.
const SCRIPT: [&str; 14] = [
    include_str!("report/element.js"),
    include_str!("report/data.js"),
    include_str!("report/layout.js"),
    include_str!("report/pane.js"),
    include_str!("report/find.js"),
    include_str!("report/flow.js"),
    include_str!("report/graph.js"),
    include_str!("report/source.js"),
    include_str!("report/question.js"),
    include_str!("report/questions.js"),
    include_str!("report/facts.js"),
    include_str!("report/work.js"),
    include_str!("report/asked.js"),
    include_str!("report/main.js"),
];

const FRAME: &str = include_str!("report/frame.html");

/// The data that all functions of a page share.
struct Writer<'p> {
    sources: Sources<'p>,
    catalogue: Catalogue,
    rules: RuleTexts,
}

/// The data of one function, as JSON.
struct Sheet {
    summary: Value,
    outline: String,
    reasons: Option<String>,
}

impl Page {
    /// Writes the page of the functions that are asked of; [`Analysis::complete`](crate::Analysis::complete) has been called.
    ///
    /// # Errors
    ///
    /// Unknown relations, arguments that do not fit, and those of `out`.
    pub fn write<E: From<io::Error> + From<Error>>(
        &self,
        scope: &Scope,
        out: &mut dyn Write,
    ) -> Result<(), E> {
        let chosen = self.relations.iter().map(|name| chosen(scope, name)).collect::<Result<Vec<_>, _>>()?;
        let writer = Writer {
            sources: Sources::of(scope, self),
            catalogue: Catalogue::new(scope, chosen, self.brief),
            rules: RuleTexts::default(),
        };
        let all = scope.parts.iter().map(|&part| instructions(scope.base, part)).sum();
        let whole = scope.selected || all <= SMALL;
        writer.prepare(whole);
        writer.write(out, &scope.parts, whole.then_some(all))
    }
}

/// A relation that is to stand out.
fn chosen(scope: &Scope, name: &str) -> Result<RelationId, Error> {
    let id = requires::find(scope.rules, name)?;
    if facts::is_shown(scope, id) {
        return Ok(id);
    }
    Err(Error::with_help(
        format!("`{name}` is not about one function and cannot be shown in it"),
        format!("`--relation {name} --format text` prints it"),
    ))
}

fn instructions(base: &FactBase, part: u32) -> usize {
    let ty = base.type_of::<dfquery_rules::entity::Instruction>();
    base.entities(ty).of_part(part).len()
}

impl Writer<'_> {
    /// Makes the tables that all functions are derived from.
    fn prepare(&self, whole: bool) {
        let asked = self.catalogue.asked(self.sources.scope, whole);
        let names = asked.map(|id| self.sources.scope.rules.schema[id].name.as_str());
        self.sources.scope.session.prepare(names.chain(outline::RELATIONS));
        if whole {
            dfquery_convert::prepare(self.sources.scope.session);
        }
    }

    /// Writes the functions `parts`; with everything if it is told how many instructions they have together.
    fn write<E: From<io::Error> + From<Error>>(
        &self,
        out: &mut dyn Write,
        parts: &[u32],
        whole: Option<usize>,
    ) -> Result<(), E> {
        let title = escaped(&self.sources.scope.base.origin);
        let (head, rest) = FRAME.split_once("<!-- data -->").expect("the frame has a place for data");
        write!(out, "{}", head.replace("/* style */", STYLE).replace("<!-- title -->", &title))?;
        let mut summaries = Vec::new();
        for batch in parts.chunks(BATCH) {
            let sheet = |&part: &u32| self.sheet(part, whole);
            let sheets: Vec<Result<Sheet, Error>> = batch.par_iter().map(cancel::carried(sheet)).collect();
            for sheet in sheets {
                let (sheet, number) = (sheet?, summaries.len());
                element(out, &format!("function-{number}"), &sheet.outline)?;
                if let Some(reasons) = &sheet.reasons {
                    element(out, &format!("reasons-{number}"), reasons)?;
                }
                summaries.push(sheet.summary);
            }
        }
        let Sources { scope, files, .. } = &self.sources;
        let mut files = files.lock().unwrap_or_else(PoisonError::into_inner);
        let asked = asked::of(scope, &self.catalogue.chosen, &mut files);
        let index = json!({
            "schema": "dfquery-report/1",
            "asked": asked,
            "sets": self.sources.page.sets.as_ref().map(sets),
            "origin": self.sources.scope.base.origin,
            "inputs": self.sources.scope.program.inputs,
            "types": self.catalogue.types(self.sources.scope),
            "relations": self.catalogue.declarations(self.sources.scope),
            "others": self.catalogue.others(self.sources.scope),
            "chosen": self.catalogue.chosen(),
            "conversion": self.sources.page.conversion,
            "rules": self.rules.list(),
            "functions": summaries,
        });
        element(out, "index", &index.to_string())?;
        let script = SCRIPT.concat();
        Ok(write!(out, "{}", rest.replace("/* script */", &format!("\"use strict\";\n{script}")))?)
    }

    /// The data of one function; with the large parts if it is one of those that have `all` instructions.
    fn sheet(&self, part: u32, all: Option<usize>) -> Result<Sheet, Error> {
        let whole = all.is_some();
        let own = instructions(self.sources.scope.base, part);
        let room = match all {
            _ if self.sources.page.brief => Room::BRIEF,
            Some(all) => Room::shared(own, all),
            None => Room::ALONE,
        };
        let function = Function::new(self.sources.scope.base, part);
        let rows = self.sources.scope.session.part(part);
        let mut strings = strings::Strings::new(self.sources.scope.base, part);
        let (mut outline, summary) = outline::of(&self.sources, &function, &rows, whole);
        let tables = facts::Tables::of(&self.catalogue, self.sources.scope, &rows, whole, room.cells);
        outline.insert("facts".to_owned(), tables.json(self.sources.scope, &self.catalogue, &mut strings));
        outline.insert("left_out".to_owned(), tables.left_out());
        let mut reasons = None;
        if whole {
            outline.extend(graph::of(&self.sources, &function, &room)?);
            reasons = (room.steps > 0).then(|| {
                reasons::of(
                    self.sources.scope,
                    &self.catalogue,
                    &self.rules,
                    part,
                    &tables,
                    room.steps,
                    &mut strings,
                )
                .to_string()
            });
        }
        outline.insert("strings".to_owned(), strings.list());
        cancel::check();
        Ok(Sheet { summary, outline: Value::Object(outline).to_string(), reasons })
    }
}

/// The columns and rows of `table`.
fn sets(table: &Table) -> Value {
    let rows: Vec<Vec<&str>> = table.rows().map(|row| row.iter().collect()).collect();
    json!({ "columns": table.columns(), "rows": rows })
}

/// Writes an element with data.
///
/// Shape   `<` stands as an escape of JSON, so nothing in the data can end the element or open a comment
fn element(out: &mut dyn Write, id: &str, json: &str) -> io::Result<()> {
    let json = json.replace('<', "\\u003c");
    writeln!(out, "<script type=\"application/json\" id=\"{id}\">{json}</script>")
}

/// A text as HTML shows it.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            c => escaped.push(c),
        }
    }
    escaped
}
