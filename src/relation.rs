//! `--relation`: the tuples of a relation, with readable names.

use crate::{
    args::{Args, Format, Model},
    failure::Failure,
    input::Input,
    lanes, output,
    texts::Texts,
    world,
};
use dfquery_convert::{self, Options, reduce};
use dfquery_engine::{
    base::{FactBase, Rows},
    diagnostic::Diagnostic,
    facts::ColumnText,
    run::Session,
    schema::{ColumnType, Relation, RelationId, RelationKind, Schema},
    stop,
    syntax::Sources,
};
use dfquery_graph::drawing::dot::quote;
use std::{
    collections::BTreeSet,
    io::{self, Write},
};

/// A relation as texts: a header and rows.
pub struct Table {
    header: Vec<String>,
    rows: Texts,
}

/// Prints the relations that were asked for, or the results of rule files.
pub fn run(input: &mut Input, args: &Args) -> Result<(), Failure> {
    if args.lanes.model == Model::Diff {
        let parts = input.select(&args.function)?;
        return differences(input, args, &parts);
    }
    world::of(input, args, |world| {
        let parts = world.select(&args.function)?;
        let schema = &world.program.schema;
        let relations = world::asked(world.program, args)?;
        lanes::warn_without_source(world.program, world.session, &relations, &parts);
        let options = args.conversion.options();
        let givens =
            relations.iter().map(|&id| Given::of(schema, id, options)).collect::<Result<Vec<_>, _>>()?;
        let mut left: Vec<&str> = Vec::new();
        output::to(args.output.as_deref(), |out| {
            for (&relation, given) in relations.iter().zip(&givens) {
                let selected = !args.function.is_empty();
                let table = || tabulate(world.session, world.base, relation, given, &parts, selected);
                let Some(table) = stop::within(table) else {
                    left.push(&schema[relation].name);
                    continue;
                };
                if relations.len() > 1 {
                    writeln!(out, "# {}", schema[relation])?;
                }
                print(out, &table, args.format.unwrap_or(Format::Text))?;
            }
            // Nothing at all is no result, and replaces none.
            if left.len() == relations.len() { Ok(complete(&left)?) } else { Ok(()) }
        })?;
        complete(&left)
    })
}

/// Fails if relations are `left` out.
fn complete(left: &[&str]) -> Result<(), Failure> {
    match left {
        [] => Ok(()),
        [only] => Err(Failure::stopped(&format!("`{only}` is left out"))),
        several => Err(Failure::stopped(&format!("`{}` are left out", several.join("`, `")))),
    }
}

/// Prints the rows that one model of convergence gives and the other does not.
fn differences(input: &mut Input, args: &Args, parts: &[u32]) -> Result<(), Failure> {
    let schema = dfquery_rules::schema();
    let relations = args.relation.iter().map(|name| find(schema, name)).collect::<Result<Vec<_>, _>>()?;
    let options = args.conversion.options();
    let givens = relations.iter().map(|&id| Given::of(schema, id, options)).collect::<Result<Vec<_>, _>>()?;
    input.complete();
    let models = [Model::Iteration, Model::Ipdom].map(|model| (model, lanes::under(input, model)));
    let sessions = [0, 1].map(|at| models[at].1.session());
    lanes::warn_without_source(dfquery_rules::program(), &sessions[0], &relations, parts);
    output::to(args.output.as_deref(), |out| {
        for (&relation, given) in relations.iter().zip(&givens) {
            if relations.len() > 1 {
                writeln!(out, "# {}", schema[relation])?;
            }
            let [one, other] = [0, 1].map(|at| {
                tabulate(&sessions[at], &models[at].1.base, relation, given, parts, !args.function.is_empty())
            });
            print(out, &only_in_one(one, other), args.format.unwrap_or(Format::Text))?;
        }
        Ok(())
    })
}

/// The rows that only one of both tables has, with the model that says so in front.
fn only_in_one(iteration: Table, ipdom: Table) -> Table {
    let header = [vec!["model".to_owned()], iteration.header.clone()].concat();
    let [one, other] = [&iteration.rows, &ipdom.rows];
    let mut rows = Texts::new(header.len());
    for (model, own, others) in [("iteration", one, other), ("ipdom", other, one)] {
        let known: BTreeSet<Vec<&str>> = others.rows().map(|row| row.iter().collect()).collect();
        let lone = own.rows().filter(|row| !known.contains(&row.iter().collect::<Vec<&str>>()));
        lone.for_each(|row| rows.extend([model].into_iter().chain(row.iter())));
    }
    Table { header, rows }
}

/// The relation called `name`, or a message that suggests another name.
pub fn find(schema: &Schema, name: &str) -> Result<RelationId, Failure> {
    let known =
        || schema.relations.iter().filter(|r| r.kind != RelationKind::Inline).map(|r| r.name.as_str());
    match schema.relation(name) {
        Some(id) if schema[id].kind == RelationKind::Inline => Err(Failure::with_help(
            format!("`{name}` is an inline relation: it is a test and has no tuples"),
            format!("`dfquery describe {name}` shows what it tests"),
        )),
        Some(id) => Ok(id),
        None => {
            let near = known().max_by(|a, b| strsim::jaro(name, a).total_cmp(&strsim::jaro(name, b)));
            let error = Diagnostic::error(format!("unknown relation `{name}`"));
            let problem = match near {
                Some(near) if strsim::jaro(name, near) > 0.7 => error.help(format!("did you mean `{near}`?")),
                _ => error.help("`dfquery describe` lists the relations"),
            };
            Err(Failure::Bad(vec![problem], Sources::new()))
        }
    }
}

/// What has to be supplied for a relation to have tuples.
#[derive(Clone, Copy, PartialEq)]
pub enum Given {
    /// Nothing but facts.
    Facts,
    /// The names that conversion with these options speaks of.
    Frame(Options),
    /// An order of the blocks.
    Order,
}

/// The file that declares what conversion supplies.
const FRAME: &str = "rules/conversion/frame.dl";

impl Given {
    /// What `relation` needs, if functions are converted as `options` say.
    ///
    /// Errors  relations about what is only there while something is made
    pub fn of(schema: &Schema, relation: RelationId, options: Options) -> Result<Given, Failure> {
        let inputs = supplied(schema, relation);
        let program = dfquery_rules::program();
        if let Some(&own) = inputs.iter().find(|id| usize::from(id.0) >= program.declared.len()) {
            return Err(Failure::with_help(
                format!("nothing fills `{}`", schema[own].name),
                "only the inputs of rules/schema.dl are filled; write rows as facts: `p(1).`",
            ));
        }
        let file = |id: RelationId| program.sources.place(program.declared[id.0 as usize].span).file;
        match &inputs[..] {
            [] => Ok(Given::Facts),
            inputs if inputs.iter().any(|&id| file(id) == FRAME) => {
                Ok(Given::Frame(before_rotation(schema, inputs, options)))
            }
            [only] if schema[*only].name == "visit" => Ok(Given::Order),
            [first, ..] => {
                let name = &schema[relation].name;
                Err(Failure::with_help(
                    format!("`{name}` is about what is there only while dfquery makes it"),
                    format!("`dfquery describe {}` says what that is", schema[*first].name),
                ))
            }
        }
    }
}

/// `options` for what rests on `relations`: loops are chosen before they are rotated.
pub fn before_rotation(schema: &Schema, relations: &[RelationId], options: Options) -> Options {
    let chooses = relations.iter().any(|&id| schema[id].name == "first_successor");
    Options { fuse: options.fuse && !chooses, ..options }
}

/// Whether all that `relation` depends on is read from the input.
pub fn needs_only_facts(schema: &Schema, relation: RelationId) -> bool {
    supplied(schema, relation).is_empty()
}

/// Whether our relation `name` has tuples only while a function is converted.
pub fn needs_frame(name: &str) -> bool {
    let program = dfquery_rules::program();
    let Some(relation) = program.schema.relation(name) else { return false };
    let file = |id: RelationId| program.sources.place(program.declared[id.0 as usize].span).file;
    supplied(&program.schema, relation).into_iter().any(|id| file(id) == FRAME)
}

/// The inputs on which `relation` depends and that no reader fills, in the order of declaration.
fn supplied(schema: &Schema, relation: RelationId) -> Vec<RelationId> {
    let facts = dfquery_rules::fact_relations();
    let (mut seen, mut open) = (BTreeSet::from([relation]), vec![relation]);
    while let Some(id) = open.pop() {
        let name = schema[id].name.as_str();
        let units = dfquery_rules::units().iter().filter(|unit| unit.derives.contains(&name));
        let reads = units.flat_map(|unit| unit.reads).filter_map(|read| schema.relation(read.relation));
        open.extend(reads.filter(|&read| seen.insert(read)));
    }
    seen.retain(|&id| schema[id].kind == RelationKind::Input && !facts.contains(&id));
    seen.into_iter().collect()
}

/// The tuples of `relation`; if functions are `selected`, those of `parts`.
pub fn tabulate(
    session: &Session,
    base: &FactBase,
    relation: RelationId,
    given: &Given,
    parts: &[u32],
    selected: bool,
) -> Table {
    let schema = session.schema();
    let header = schema[relation].columns.iter().map(|column| column.name.clone()).collect();
    let declared = &schema[relation];
    let mut rows = Texts::new(declared.arity());
    if let Given::Frame(options) = given {
        for &part in parts {
            // A function that cannot be converted has no points to speak of.
            if let Ok(framed) = dfquery_convert::framed_rows(session, base, part, options, relation) {
                framed.iter().for_each(|row| rows.extend(row));
            }
        }
    } else if *given == Given::Order {
        for &part in parts {
            reduce::ordered_rows(session, base, part, relation).iter().for_each(|row| rows.extend(row));
        }
    } else if selected && declared.columns.iter().any(|c| matches!(c.ty, ColumnType::Entity(_))) {
        for &part in parts {
            add_texts(&mut rows, base, declared, session.part(part).relation(&declared.name));
        }
    } else {
        add_texts(&mut rows, base, declared, session.whole(&declared.name));
    }
    stop::check();
    Table { header, rows }
}

/// Adds the texts of `rows`, which are of `relation`.
fn add_texts(texts: &mut Texts, base: &FactBase, relation: &Relation, rows: &Rows) {
    let mut columns: Vec<ColumnText> =
        relation.columns.iter().map(|column| ColumnText::new(base, column.ty)).collect();
    for row in rows.iter() {
        stop::check();
        row.iter().zip(&mut columns).for_each(|(&cell, column)| texts.push(column.text(cell)));
    }
}

impl Table {
    /// Whether there is no tuple.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }
}

/// Prints `table` as `format`.
pub fn print(out: &mut dyn Write, table: &Table, format: Format) -> Result<(), output::Error> {
    match format {
        Format::Text => print_aligned(out, table)?,
        Format::Csv => print_separated(out, table, b',')?,
        Format::Tsv => print_separated(out, table, b'\t')?,
        Format::Json => print_json(out, table)?,
        Format::Dot => print_dot(out, table)?,
        Format::Html => {
            return Err(Failure::with_help(
                "a table alone cannot be printed as html",
                "--format html goes with --relation, or with nothing",
            )
            .into());
        }
        format => {
            let help = match format {
                Format::Svg => "--export svg:FILE draws a relation",
                _ => "use --format text, csv, tsv, json or dot",
            };
            return Err(Failure::with_help(
                format!("a relation cannot be printed as {format:?}").to_lowercase(),
                help,
            )
            .into());
        }
    }
    Ok(())
}

fn print_aligned(out: &mut dyn Write, table: &Table) -> io::Result<()> {
    let mut widths: Vec<usize> = table.header.iter().map(|name| name.chars().count()).collect();
    for row in table.rows.rows() {
        for (width, cell) in widths.iter_mut().zip(row.iter()) {
            *width = (*width).max(cell.chars().count());
        }
    }
    let last = widths.len().saturating_sub(1);
    let mut line = |row: &mut dyn Iterator<Item = &str>| {
        for (at, (cell, &width)) in row.zip(&widths).enumerate() {
            let width = if at == last { 0 } else { width + 2 };
            write!(out, "{cell:width$}")?;
        }
        writeln!(out)
    };
    line(&mut table.header.iter().map(String::as_str))?;
    table.rows.rows().try_for_each(|row| line(&mut row.iter()))
}

fn print_separated(out: &mut dyn Write, table: &Table, separator: u8) -> io::Result<()> {
    let mut writer = csv::WriterBuilder::new().delimiter(separator).from_writer(out);
    writer.write_record(&table.header)?;
    for row in table.rows.rows() {
        writer.write_record(row.iter())?;
    }
    writer.flush()
}

fn print_json(out: &mut dyn Write, table: &Table) -> io::Result<()> {
    writeln!(out, "[")?;
    for (at, row) in table.rows.rows().enumerate() {
        let object: serde_json::Map<String, serde_json::Value> =
            table.header.iter().cloned().zip(row.iter().map(Into::into)).collect();
        let comma = if at + 1 < table.rows.len() { "," } else { "" };
        writeln!(out, "  {}{comma}", serde_json::Value::Object(object))?;
    }
    writeln!(out, "]")
}

/// The first two columns as an edge, further ones as its label.
fn print_dot(out: &mut dyn Write, table: &Table) -> io::Result<()> {
    writeln!(out, "digraph {{")?;
    for row in table.rows.rows() {
        match &row.iter().collect::<Vec<&str>>()[..] {
            [] => {}
            [only] => writeln!(out, "  {};", quote(only))?,
            [from, to] => writeln!(out, "  {} -> {};", quote(from), quote(to))?,
            [from, to, rest @ ..] => {
                writeln!(out, "  {} -> {} [label={}];", quote(from), quote(to), quote(&rest.join(" ")))?;
            }
        }
    }
    writeln!(out, "}}")
}
