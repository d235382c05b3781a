//! The contents of the input, and the relations that can be queried.

use crate::cli::{args::Args, failure::Failure, output, paint};
use dfquery::Program;
use dfquery_engine::plural::counted;
use dfquery_engine::{
    cancel,
    run::{Part, Session},
    schema::RelationId,
};
use dfquery_graph::border::guarded;
use dfquery_reducify::{Settings, is_sure, reduce};
use dfquery_rules::relation;
use rayon::prelude::*;
use std::collections::BTreeMap;

/// Figures of some functions.
#[derive(Default)]
struct Figures {
    functions: usize,
    blocks: usize,
    instructions: usize,
    loops: usize,
    irreducible: usize,
    /// Functions that conversion skips, by the reason found first.
    skipped: BTreeMap<String, usize>,
}

impl Figures {
    fn plus(mut self, other: Figures) -> Figures {
        self.functions += other.functions;
        self.blocks += other.blocks;
        self.instructions += other.instructions;
        self.loops += other.loops;
        self.irreducible += other.irreducible;
        for (reason, count) in other.skipped {
            *self.skipped.entry(reason).or_insert(0) += count;
        }
        self
    }
}

/// The reason why the function `id` cannot be converted, if there is one: an irreducible cycle counts only if it cannot
/// be made reducible.
fn obstacle(
    program: &Program,
    session: &Session,
    part: &Part,
    id: u32,
    settings: &Settings,
) -> Option<String> {
    let unsupported = part.rows::<relation::Unsupported>();
    let unsupported = unsupported.map(|row| (row.block, program.base.symbol_text(row.reason)));
    if let Some((_, reason)) = unsupported.min() {
        return Some(reason.to_owned());
    }
    part.rows::<relation::IrreducibleEntry>().first()?;
    if is_sure(part, &program.base, id, settings) {
        return None;
    }
    let undone = matches!(reduce(session, &program.base, id, settings), Ok(Some(_)));
    (!undone).then(|| "irreducible cycle".to_owned())
}

/// The inputs; for facts also the origin from which they were extracted.
fn title(program: &Program) -> String {
    let origin = &program.base.origin;
    let read: Vec<String> = program.inputs.iter().map(|path| path.display().to_string()).collect();
    match program.inputs.iter().any(|path| path.is_dir()) {
        true => format!("{}: facts of {origin}", read.join(", ")),
        false => origin.clone(),
    }
}

/// Prints the summary.
pub fn run(program: &Program, args: &Args) -> Result<(), Failure> {
    let parts = program.select(&args.function)?;
    let session = program.session();
    let settings = args.conversion.settings();
    session.prepare(["unsupported", "loop_header", "irreducible"]);
    let of_function = |&id: &u32| {
        let part = session.part(id);
        let reason =
            guarded(&program.function_name(id), || obstacle(program, &session, &part, id, &settings));
        let reason = reason.unwrap_or_else(|skipped| Some(skipped.reason.to_string()));
        Figures {
            functions: 1,
            blocks: part.rows::<relation::Block>().len(),
            instructions: part.rows::<relation::Instruction>().len(),
            loops: part.rows::<relation::LoopHeader>().len(),
            irreducible: part.rows::<relation::Irreducible>().len(),
            skipped: reason.into_iter().map(|reason| (reason, 1)).collect(),
        }
    };
    let figures = parts.par_iter().map(cancel::carried(of_function));
    let figures = figures.reduce(Figures::default, Figures::plus);
    cancel::check();
    output::to(args.output.as_deref(), |out| {
        let coloured = paint::has_colour(args.output.is_some());
        paint::to(out, coloured, paint::of_heading, |out| writeln!(out, "{}", title(program)))?;
        let figured = [
            counted(figures.functions, "function"),
            counted(figures.blocks, "block"),
            counted(figures.instructions, "instruction"),
            counted(figures.loops, "loop"),
            format!("{} with irreducible cycles", counted(figures.irreducible, "function")),
        ];
        writeln!(out, "{}", figured.join(", "))?;
        let skipped: usize = figures.skipped.values().sum();
        writeln!(out, "{} can be converted to dataflow", counted(figures.functions - skipped, "function"))?;
        for unread in program.unread(&args.function) {
            writeln!(out, "{}: {}", unread.name, unread.reason)?;
        }
        for (reason, count) in &figures.skipped {
            writeln!(out, "{count} cannot: {reason}")?;
        }
        let relations = &session.schema().relations;
        let filled =
            (0..relations.len()).filter(|&at| !program.base.rows(RelationId(at as u16)).is_empty()).count();
        let relations = counted(filled, "relation");
        writeln!(out, "{relations} of facts; `dfquery describe` lists all relations")?;
        writeln!(out, "try --relation in_loop, --emit dataflow, --check")?;
        Ok(())
    })
}
