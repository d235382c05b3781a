//! Facts and texts that the rules receive while a function is converted.

use super::{chains, options::Options, passes::with_names, rotate};
use dfquery_engine::{
    base::FactBase,
    run::Session,
    schema::{ColumnType, RelationId},
};
use dfquery_graph::Skipped;
use dfquery_rules::{
    entity::{Point, Signal},
    relation,
};

/// The facts of the function `id` of `session` alone, with its points, signals and chains as entities and what
/// conversion says of them as facts; for a [`Session`] that is [`Session::with_external_inputs`].
///
/// The function is the one that conversion works on: without ways that constants close, and reducible.
///
/// # Errors
///
/// [`Skipped`] as for [`super::convert()`].
pub fn framed_base(session: &Session, id: u32, options: &Options) -> Result<FactBase, Skipped> {
    let alone = session.alone(id);
    with_names(&session.beside(&alone), &alone, 0, options, |function, control, part| {
        rotate::supply(function, part);
        let mut base = function.base().clone();
        let local = part.rows::<relation::LocalChain>().len();
        let objects = part.rows::<relation::ObjectChain>().len();
        control.name_entities(function, chains::whole(objects) + local as u32, &mut base);
        for (relation, rows) in part.supplied() {
            *base.rows_mut(relation) = rows.clone();
        }
        base
    })
}

/// The rows of `relation` for the function `id` as `options` convert it, points and signals by their names.
///
/// # Errors
///
/// [`Skipped`] as for [`super::convert()`].
pub fn framed_rows(
    session: &Session,
    base: &FactBase,
    id: u32,
    options: &Options,
    relation: RelationId,
) -> Result<Vec<Vec<String>>, Skipped> {
    let schema = session.schema();
    with_names(session, base, id, options, |function, control, part| {
        rotate::supply(function, part);
        let text = |ty: ColumnType, cell: u32| match ty {
            ColumnType::Entity(entity) if schema[entity].name == "Point" => {
                control.point_name(function, Point(cell))
            }
            ColumnType::Entity(entity) if schema[entity].name == "Chain" => {
                format!("{}/{cell}", function.name())
            }
            ColumnType::Entity(entity) if schema[entity].name == "Signal" => {
                control.signal_name(function, Signal(cell))
            }
            ty => function.base().text(ty, cell),
        };
        let columns = &schema[relation].columns;
        let rows = part.relation(&schema[relation].name).iter();
        rows.map(|row| row.iter().zip(columns).map(|(&cell, column)| text(column.ty, cell)).collect())
            .collect()
    })
}
