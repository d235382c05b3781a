//! Functions as one page for a browser that needs no network.
//!
//! The page is a frame of HTML, a style, a script, and data as JSON, one element for each function, which the script
//! parses when the function is opened. What costs room (derived facts, reasons, graphs, runs) is there for the
//! functions that are named, and for all functions of a small program.

mod code;
mod facts;
mod graph;
mod outline;
mod reasons;
mod room;
mod strings;

use crate::{
    error::Error,
    requires,
    scope::Scope,
    simulate::{Buffers, Executable},
};
use dfquery_engine::{base::FactBase, schema::RelationId, stop};
use dfquery_extract::text::Listings;
use dfquery_graph::function::Function;
use facts::Catalogue;
use rayon::prelude::*;
use reasons::RuleTexts;
use room::Room;
use serde_json::{Value, json};
use std::io::{self, Write};

/// A program of at most so many instructions is shown with everything, if no function is named.
const SMALL: usize = 2_000;

/// Functions whose data is made before the first of them is written.
const BATCH: usize = 256;

const STYLE: &str = include_str!("report/style.css");

/// The script, in the order in which its parts need each other.
const SCRIPT: [&str; 8] = [
    include_str!("report/element.js"),
    include_str!("report/data.js"),
    include_str!("report/layout.js"),
    include_str!("report/pane.js"),
    include_str!("report/flow.js"),
    include_str!("report/graph.js"),
    include_str!("report/facts.js"),
    include_str!("report/main.js"),
];

const FRAME: &str = include_str!("report/frame.html");

/// What a page shows besides functions.
#[derive(Default, Debug)]
pub struct Page {
    /// Relations that stand out.
    pub relations: Vec<String>,
    /// Arguments of the run that is shown; some are made up if there are none.
    pub arguments: Vec<String>,
    /// What memory holds at the start of the run.
    pub buffers: Buffers,
    /// Of the order in which operators fire; none for rounds.
    pub seed: Option<u64>,
    /// The options of conversion as they are typed.
    pub conversion: String,
}

/// What all functions of a page have in common.
struct Writer<'p> {
    scope: &'p Scope<'p>,
    page: &'p Page,
    catalogue: Catalogue,
    listings: Vec<Listings<'p>>,
    executable: Executable<'p>,
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
            scope,
            page: self,
            catalogue: Catalogue::new(scope, chosen),
            listings: scope.program.texts.iter().map(|text| Listings::new(text)).collect(),
            executable: Executable::new(scope.base),
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
    let id = requires::find(&scope.rules.schema, name)?;
    if facts::is_shown(scope, id) {
        return Ok(id);
    }
    Err(Error::with_help(
        format!("`{name}` says nothing of one function, and cannot be shown in it"),
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
        let asked = self.catalogue.asked(self.scope, whole);
        let names = asked.map(|id| self.scope.rules.schema[id].name.as_str());
        self.scope.session.prepare(names.chain(outline::RELATIONS));
        if whole {
            dfquery_convert::prepare(self.scope.session);
        }
    }

    /// Writes the functions `parts`; with everything if it is told how many instructions they have together.
    fn write<E: From<io::Error> + From<Error>>(
        &self,
        out: &mut dyn Write,
        parts: &[u32],
        whole: Option<usize>,
    ) -> Result<(), E> {
        let title = escaped(&self.scope.base.origin);
        let (head, rest) = FRAME.split_once("<!-- data -->").expect("the frame has a place for data");
        write!(out, "{}", head.replace("/* style */", STYLE).replace("<!-- title -->", &title))?;
        let mut summaries = Vec::new();
        for batch in parts.chunks(BATCH) {
            let sheets: Vec<Result<Sheet, Error>> =
                batch.par_iter().map(|&part| self.sheet(part, whole)).collect();
            for sheet in sheets {
                let (sheet, number) = (sheet?, summaries.len());
                element(out, &format!("function-{number}"), &sheet.outline)?;
                if let Some(reasons) = &sheet.reasons {
                    element(out, &format!("reasons-{number}"), reasons)?;
                }
                summaries.push(sheet.summary);
            }
        }
        let index = json!({
            "schema": "dfquery-report/1",
            "origin": self.scope.base.origin,
            "inputs": self.scope.program.inputs,
            "types": self.catalogue.types(self.scope),
            "relations": self.catalogue.declarations(self.scope),
            "chosen": self.catalogue.chosen(),
            "conversion": self.page.conversion,
            "rules": self.rules.list(),
            "functions": summaries,
        });
        element(out, "index", &index.to_string())?;
        let script = SCRIPT.concat();
        Ok(write!(out, "{}", rest.replace("/* script */", &format!("\"use strict\";\n{script}")))?)
    }

    /// What the page has of one function; with what costs room if it is one of those that have `all` instructions.
    fn sheet(&self, part: u32, all: Option<usize>) -> Result<Sheet, Error> {
        let whole = all.is_some();
        let own = instructions(self.scope.base, part);
        let room = all.map_or(Room::ALONE, |all| Room::shared(own, all));
        let function = Function::new(self.scope.base, part);
        let rows = self.scope.session.part(part);
        let mut strings = strings::Strings::new(self.scope.base, part);
        let (mut outline, summary) = outline::of(self, &function, &rows, whole);
        let tables = facts::Tables::of(&self.catalogue, self.scope, &rows, whole, room.cells);
        outline.insert("facts".to_owned(), tables.json(self, &mut strings));
        outline.insert("left_out".to_owned(), tables.left_out());
        let mut reasons = None;
        if whole {
            outline.extend(graph::of(self, &function, &room)?);
            reasons = Some(reasons::of(self, part, &tables, room.steps, &mut strings).to_string());
        }
        outline.insert("strings".to_owned(), strings.list());
        stop::check();
        Ok(Sheet { summary, outline: Value::Object(outline).to_string(), reasons })
    }
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
