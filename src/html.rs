//! `--format html`: functions as one page that needs no network.
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
    args::{Args, Format, Start},
    failure::Failure,
    input::Input,
    output, relation,
    world::{self, World},
};
use dfquery_engine::{base::FactBase, schema::RelationId, stop};
use dfquery_extract::text::Listings;
use dfquery_graph::function::Function;
use dfquery_simulate::program::Program;
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

const STYLE: &str = include_str!("html/style.css");

/// The script, in the order in which its parts need each other.
const SCRIPT: [&str; 8] = [
    include_str!("html/element.js"),
    include_str!("html/data.js"),
    include_str!("html/layout.js"),
    include_str!("html/pane.js"),
    include_str!("html/flow.js"),
    include_str!("html/graph.js"),
    include_str!("html/facts.js"),
    include_str!("html/main.js"),
];

const FRAME: &str = include_str!("html/frame.html");

/// Whether a page was asked for.
pub fn is_asked(args: &Args) -> bool {
    args.format == Some(Format::Html)
}

/// Says no to the start of a run where none is shown.
pub fn refuse_run(args: &Args) -> Result<(), Failure> {
    let Start { args: arguments, memory, seed } = &args.start;
    if is_asked(args) || arguments.is_empty() && memory.is_none() && seed.is_none() {
        return Ok(());
    }
    Err(Failure::with_help(
        "--args, --memory and --seed are about the run that --format html shows",
        "`dfquery simulate` runs a function and prints its result",
    ))
}

/// What all functions of a page have in common.
struct Page<'p> {
    world: &'p World<'p>,
    args: &'p Args,
    catalogue: Catalogue,
    listings: Vec<Listings<'p>>,
    program: Program<'p>,
    rules: RuleTexts,
}

/// The data of one function, as JSON.
struct Sheet {
    summary: Value,
    outline: String,
    reasons: Option<String>,
}

/// Writes the page of the functions that were asked for.
pub fn run(input: &mut Input, args: &Args) -> Result<(), Failure> {
    refuse_others(args)?;
    let parts = input.select(&args.function)?;
    if !args.start.args.is_empty() && args.function.len() != 1 {
        return Err(Failure::with_help("--args are those of one function", "name it with --function"));
    }
    let texts = std::mem::take(&mut input.texts);
    input.complete();
    world::of(input, args, |world| {
        let chosen = args.relation.iter().map(|name| chosen(world, name)).collect::<Result<Vec<_>, _>>()?;
        let page = Page {
            world,
            args,
            catalogue: Catalogue::new(world, chosen),
            listings: texts.iter().map(|text| Listings::new(text)).collect(),
            program: Program::new(world.base),
            rules: RuleTexts::default(),
        };
        let all = parts.iter().map(|&part| instructions(world.base, part)).sum();
        let whole = !args.function.is_empty() || all <= SMALL;
        page.prepare(whole);
        output::to(args.output.as_deref(), |out| page.write(out, &parts, whole.then_some(all)))
    })
}

/// A page shows functions, or a relation in them, and nothing else.
fn refuse_others(args: &Args) -> Result<(), Failure> {
    let asking = &args.asking;
    let others = [
        ("--emit", args.emit.is_some()),
        ("--check", args.check),
        ("--query", asking.query.is_some()),
        ("--why", asking.why.is_some()),
        ("--why-not", asking.why_not.is_some()),
    ];
    match others.iter().find(|(_, given)| *given) {
        None => Ok(()),
        Some((flag, _)) => Err(Failure::with_help(
            format!("{flag} is not answered as html"),
            "--format html shows functions, and the tuples of --relation in them",
        )),
    }
}

/// A relation that is to stand out.
fn chosen(world: &World, name: &str) -> Result<RelationId, Failure> {
    let id = relation::find(&world.program.schema, name)?;
    if facts::is_shown(world, id) {
        return Ok(id);
    }
    Err(Failure::with_help(
        format!("`{name}` says nothing of one function, and cannot be shown in it"),
        format!("`--relation {name} --format text` prints it"),
    ))
}

fn instructions(base: &FactBase, part: u32) -> usize {
    let ty = base.schema().entity_type("Instruction").expect("the schema has it");
    base.entities(ty).of_part(part).len()
}

impl Page<'_> {
    /// Makes the tables that all functions are derived from.
    fn prepare(&self, whole: bool) {
        let asked = self.catalogue.asked(self.world, whole);
        let names = asked.map(|id| self.world.program.schema[id].name.as_str());
        self.world.session.prepare(names.chain(outline::RELATIONS));
        if whole {
            dfquery_convert::prepare(self.world.session);
        }
    }

    /// Writes the functions `parts`; with everything if it is told how many instructions they have together.
    fn write(&self, out: &mut dyn Write, parts: &[u32], whole: Option<usize>) -> Result<(), output::Error> {
        let title = escaped(&self.world.base.origin);
        let (head, rest) = FRAME.split_once("<!-- data -->").expect("the frame has a place for data");
        write!(out, "{}", head.replace("/* style */", STYLE).replace("<!-- title -->", &title))?;
        let mut summaries = Vec::new();
        for batch in parts.chunks(BATCH) {
            let sheets: Vec<Result<Sheet, Failure>> =
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
            "origin": self.world.base.origin,
            "inputs": self.args.inputs,
            "types": self.catalogue.types(self.world),
            "relations": self.catalogue.declarations(self.world),
            "chosen": self.catalogue.chosen(),
            "conversion": self.args.conversion.to_string(),
            "rules": self.rules.list(),
            "functions": summaries,
        });
        element(out, "index", &index.to_string())?;
        let script = SCRIPT.concat();
        Ok(write!(out, "{}", rest.replace("/* script */", &format!("\"use strict\";\n{script}")))?)
    }

    /// What the page has of one function; with what costs room if it is one of those that have `all` instructions.
    fn sheet(&self, part: u32, all: Option<usize>) -> Result<Sheet, Failure> {
        let whole = all.is_some();
        let own = instructions(self.world.base, part);
        let room = all.map_or(Room::ALONE, |all| Room::shared(own, all));
        let function = Function::new(self.world.base, part);
        let rows = self.world.session.part(part);
        let mut strings = strings::Strings::new(self.world.base, part);
        let (mut outline, summary) = outline::of(self, &function, &rows, whole);
        let tables = facts::Tables::of(&self.catalogue, self.world, &rows, whole, room.cells);
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
