//! `--export`: relations as files for other tools.

mod destination;
mod directory;
mod drawing;
#[cfg(feature = "export")]
mod parquet;
mod souffle;
#[cfg(feature = "export")]
mod sqlite;

pub use destination::Destination;

use crate::{
    args::{Args, Model},
    failure::Failure,
    input::Input,
    output,
    tuples::{self, Tuples},
    world::{self, World},
};
use destination::Form;
use dfquery_graph::drawing::{dot, svg};

/// Writes the relations that were asked for, or all.
pub fn run(input: &mut Input, destination: &Destination, args: &Args) -> Result<(), Failure> {
    if args.lanes.model == Model::Diff {
        return Err(Failure::with_help(
            "what two models say differently is not exported",
            "choose --model iteration or ipdom",
        ));
    }
    if let Form::Dot | Form::Svg = destination.form {
        drawing::check(args)?;
    }
    let parts = input.select(&args.function)?;
    if args.relation.is_empty() {
        input.complete();
    }
    world::of(input, args, |world| {
        let wanted = tuples::wanted(&world.program.schema, &args.relation, args.conversion.options())?;
        let tuples =
            tuples::gather(world, &wanted, &parts, !args.function.is_empty()).inspect_err(|failure| {
                if let Failure::Interrupted | Failure::Stopped(_) = failure {
                    tell!("nothing is exported");
                }
            })?;
        let _writing = output::Writing::begin();
        write(world, destination, &tuples)
    })
}

fn write(world: &World, destination: &Destination, tuples: &[Tuples]) -> Result<(), Failure> {
    let Destination { form, path } = destination;
    match form {
        #[cfg(feature = "export")]
        Form::Sqlite => sqlite::write(path, tuples, world.base),
        Form::Dot => {
            let picture = drawing::picture(tuples);
            output::to(Some(path), |mut out| Ok(dot::write(&mut out, &picture)?))
        }
        Form::Svg => {
            let picture = drawing::viewable(tuples)?;
            output::to(Some(path), |mut out| Ok(svg::write(&mut out, &picture)?))
        }
        form => {
            let extras = if *form == Form::Souffle { souffle::programs(world, tuples) } else { Vec::new() };
            directory::write(*form, path, tuples, world.base, &extras)?;
            directory::remove_stale(*form, path, tuples, &world.program.schema, &extras)
                .map_err(|error| Failure::io("clear", path, &error))
        }
    }
}
