//! Workers of the coordinator: they derive rows together, read facts in shards, and write segments.

use crate::{
    error::{Error, Result},
    relations,
    scope::distributed::deriving,
    shards::{
        away, left,
        segments::{Form, Names},
    },
    table::RowFormat,
};
use dfquery_differential::{
    output_part::Texts,
    remote_facts::{Away, Share},
    run_once::Take,
    worker::{self, Hands},
};
use dfquery_engine::{base::FactBase, diagnostic::Diagnostic, schema::Relation};
use std::{
    collections::BTreeSet,
    io::{self, Write},
    sync::Arc,
};

/// Derives rows with others as the parent of this process says, and ends: what a [`Worker`](crate::processes::Worker) does.
///
/// To be called before anything else of this library: all that is known of rules then is what that process says.
pub fn work() -> ! {
    worker::main(Hands { load, form })
}

/// Reads a share of shards, and derives what follows from each of them alone.
fn load(away: &Away, share: Share, take: &mut dyn Take) -> Result<(), Vec<Diagnostic>> {
    away::load(away, share, take, &deriving::deriving).map_err(|error| error.messages())
}

/// The writer of rows in the form `form`.
fn form(form: &str) -> Result<Box<dyn Texts>, Vec<Diagnostic>> {
    written(form).map_err(|error| error.messages())
}

fn written(form: &str) -> Result<Box<dyn Texts>> {
    let form: Form = serde_json::from_str(form).map_err(|error| Error::message(error.to_string()))?;
    let schema = away::facts_alone().schema().clone();
    let relation = away::relation(&schema, String::new(), form.columns)?;
    let base = match form.names {
        None => FactBase::new(schema),
        Some(Names { folder, sum, more }) => {
            let shards = Arc::new(away::open(&folder, sum)?);
            let mut base = left::leave(&shards, &BTreeSet::new(), &schema)?;
            more.iter().for_each(|text| _ = base.symbol(text));
            base
        }
    };
    Ok(Box::new(Written { base, relation, format: form.format }))
}

/// Rows as they are written.
struct Written {
    base: FactBase,
    relation: Relation,
    format: RowFormat,
}

impl Texts for Written {
    fn write(&mut self, cells: &[u32], out: &mut dyn Write) -> io::Result<()> {
        let mut table = relations::headed(&self.relation, |_| &[]);
        let rows = cells.chunks_exact(self.relation.arity());
        relations::add_texts(&mut table.rows, &self.base, None, &self.relation, rows);
        table.write(out, self.format, false)
    }
}
