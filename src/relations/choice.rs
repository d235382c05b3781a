//! Some tuples of a relation: those with given cells, in an order, as many as are wanted, each with its place.

use super::{Wanted, each_rows, home, supplied};
use crate::{
    error::{Error, Result, stoppable},
    locator::{IrLines, Locator},
    requires::Requires,
    scope::Scope,
    source_files::SourceFiles,
};
use dfquery_engine::{
    base::{FactBase, Rows},
    cancel,
    diagnostic::Diagnostic,
    facts::ColumnText,
    schema::{Column, ColumnType, Relation, RelationId, TypeId},
};
use std::{borrow::Cow, cmp::Ordering};

/// The choice of some tuples of a relation.
#[derive(Clone, Default, Debug)]
pub struct Choice {
    /// By column the cell that tuples must have there.
    pub bound: Vec<(String, Field)>,
    /// The columns that tuples are sorted by, the first one first, and true if from the greatest on; module order without.
    pub order: Vec<(String, bool)>,
    /// The number of tuples that are left out at the beginning.
    pub first: usize,
    /// The largest number of tuples.
    pub most: usize,
    /// True if texts are wanted beside tuples: the line of the source, or the instruction as the IR has it.
    pub texts: bool,
}

/// One field of a tuple, by itself.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Field {
    /// A number.
    Number(i32),
    /// A name or a text.
    Text(String),
}

/// Tuples that were chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chosen {
    /// The columns, each with its type.
    pub columns: Vec<(String, String)>,
    /// The tuples.
    pub rows: Vec<Vec<Field>>,
    /// By tuple its place: `file:line:column`, or `file:line`.
    pub places: Vec<Option<String>>,
    /// By tuple the text there, if texts are wanted and known.
    pub texts: Vec<Option<String>>,
    /// The number of tuples with the cells that are bound.
    pub total: usize,
}

impl Scope<'_> {
    /// The tuples of `relation` that `choice` wants; `lines` are those of the program.
    ///
    /// # Errors
    ///
    /// Columns that there are not, cells of another type, names that no entity has; those of [`Scope::table`].
    pub fn choose(&self, relation: RelationId, choice: &Choice, lines: &IrLines) -> Result<Chosen> {
        let requires = self.requires(relation)?;
        let declared = &self.rules.schema[relation];
        let order = (choice.order.iter()).map(|(name, down)| Ok((column(self, declared, name)?, *down)));
        let order: Vec<(usize, bool)> = order.collect::<Result<_>>()?;
        let bound = (choice.bound.iter()).map(|(name, field)| Ok((column(self, declared, name)?, field)));
        let bound: Vec<(usize, &Field)> = bound.collect::<Result<_>>()?;
        bound.iter().try_for_each(|&(at, field)| fits(self, declared, at, field))?;
        let found = match requires {
            Requires::Facts => stoppable(|| of_rows(self, declared, &bound))??,
            _ => stoppable(|| of_texts(self, relation, &requires, &bound))?,
        };
        Ok(Taker { scope: self, declared, lines }.take(found, &order, choice))
    }
}

impl Choice {
    /// The function that all tuples of `relation` with the bound cells belong to, if a name there tells it: asking of that
    /// function alone gives the same.
    pub(crate) fn function(&self, base: &FactBase, relation: &Relation) -> Option<String> {
        let (column, ty) = home(base.schema(), relation)?;
        let name = &relation.columns[column].name;
        let (_, field) = self.bound.iter().find(|(bound, _)| bound == name)?;
        let Field::Text(text) = field else { return None };
        let functions = base.schema().partition?;
        Some(base.name(functions, base.entities(ty).part_of(base.find(ty, text)?)))
    }
}

/// The number of the column called `name`.
fn column(scope: &Scope, relation: &Relation, name: &str) -> Result<usize> {
    let known = || relation.columns.iter().map(|column| column.name.as_str());
    let Some(at) = known().position(|column| column == name) else {
        let columns: Vec<String> = relation.columns.iter().map(|column| typed(scope, column)).collect();
        let message = format!("`{}` has no column `{name}`", relation.shown);
        return Err(Error::with_help(message, format!("its columns are {}", columns.join(", "))));
    };
    Ok(at)
}

fn typed(scope: &Scope, column: &Column) -> String {
    format!("`{}`: {}", column.name, scope.rules.schema.type_name(column.ty))
}

/// Fails unless `field` can be in column number `at`.
fn fits(scope: &Scope, relation: &Relation, at: usize, field: &Field) -> Result<()> {
    let column = &relation.columns[at];
    let message = match (column.ty, field) {
        (ColumnType::Number, Field::Text(_)) => {
            format!("column `{}` of `{}` holds numbers", column.name, relation.shown)
        }
        (ty, Field::Number(_)) if ty != ColumnType::Number => {
            let ty = scope.rules.schema.type_name(ty);
            format!("column `{}` of `{}` holds a {ty}, as text", column.name, relation.shown)
        }
        _ => return Ok(()),
    };
    Err(Error::message(message))
}

/// Tuples that were found, in module order.
enum Found {
    Rows(Rows),
    Texts(Vec<Vec<String>>),
}

fn of_rows(scope: &Scope, relation: &Relation, bound: &[(usize, &Field)]) -> Result<Found> {
    let mut wanted = Vec::new();
    for &(at, field) in bound {
        let cell = match (field, relation.columns[at].ty) {
            (Field::Number(number), _) => Some(*number as u32),
            (Field::Text(text), ColumnType::Entity(ty)) => Some(entity(scope.base, ty, text)?),
            (Field::Text(text), ColumnType::Symbol) => match scope.base.symbols().find(text) {
                Some(cell) => Some(cell),
                None => return Ok(Found::Rows(Rows::new(relation.arity()))),
            },
            _ => None,
        };
        wanted.push((at, cell, field));
    }
    let is_meant = |row: &&[u32]| {
        wanted.iter().all(|&(at, cell, field)| match (cell, field) {
            (Some(cell), _) => row[at] == cell,
            (None, Field::Text(text)) => scope.base.text(relation.columns[at].ty, row[at]) == *text,
            (None, Field::Number(_)) => false,
        })
    };
    let mut kept = Rows::new(relation.arity());
    each_rows(scope, relation, |found| found.iter().filter(is_meant).for_each(|row| kept.push_slice(row)));
    cancel::check();
    Ok(Found::Rows(scope.base.in_order(&relation.columns, Cow::Owned(kept)).into_owned()))
}

fn of_texts(scope: &Scope, relation: RelationId, requires: &Requires, bound: &[(usize, &Field)]) -> Found {
    let is_meant = |row: &Vec<String>| {
        bound.iter().all(|(at, field)| match field {
            Field::Number(number) => row[*at] == number.to_string(),
            Field::Text(text) => row[*at] == *text,
        })
    };
    let rows = supplied(scope, &Wanted { relation, requires: *requires }, &scope.parts);
    Found::Texts(rows.into_iter().filter(is_meant).collect())
}

/// Names that are suggested for one that is unknown.
const SUGGESTED: usize = 3;

/// The entity called `name`; the error suggests others.
fn entity(base: &FactBase, ty: TypeId, name: &str) -> Result<u32> {
    if let Some(id) = base.find(ty, name) {
        return Ok(id);
    }
    let message = Diagnostic::error(format!("no {} is called `{name}`", base.schema()[ty].name));
    let entities = base.entities(ty);
    let functions = base.schema().partition.filter(|_| base.schema().is_parted(ty));
    let part = name.split_once('/').and_then(|(function, _)| base.find(functions?, function));
    let all = part.map_or(0..entities.len() as u32, |part| entities.of_part(part));
    let mut near: Vec<(f64, String)> = all
        .map(|id| base.name(ty, id))
        .map(|known| (strsim::jaro_winkler(name, &known), known))
        .filter(|(likeness, _)| *likeness > 0.6)
        .collect();
    near.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    let near: Vec<String> = near.into_iter().take(SUGGESTED).map(|(_, name)| format!("`{name}`")).collect();
    Err(Error::diagnostic(match &near[..] {
        [] => message,
        near => message.help(format!("did you mean {}?", near.join(" or "))),
    }))
}

/// Takes some of the tuples that were found.
struct Taker<'s> {
    scope: &'s Scope<'s>,
    declared: &'s Relation,
    lines: &'s IrLines,
}

impl Taker<'_> {
    fn take(&self, found: Found, order: &[(usize, bool)], choice: &Choice) -> Chosen {
        let total = match &found {
            Found::Rows(rows) => rows.len(),
            Found::Texts(rows) => rows.len(),
        };
        let picked: Vec<usize> =
            self.sorted(&found, order, total).into_iter().skip(choice.first).take(choice.most).collect();
        let rows: Vec<Vec<Field>> = picked.iter().map(|&at| self.fields(&found, at)).collect();
        let locator = Locator::new(self.scope.base, self.lines);
        let place = |(&at, fields): (&usize, &Vec<Field>)| match &found {
            Found::Rows(rows) => locator.of_cells(self.types().zip(rows.row(at).iter().copied())),
            Found::Texts(_) => locator.of_names(self.declared, self.names(fields)),
        };
        let places = picked.iter().zip(&rows).map(place).collect();
        let texts = if choice.texts { self.texts(&found, &picked, &rows) } else { vec![None; rows.len()] };
        let schema = &self.scope.rules.schema;
        let columns = self.declared.columns.iter();
        let columns = columns.map(|column| (column.name.clone(), schema.type_name(column.ty).to_owned()));
        Chosen { columns: columns.collect(), rows, places, texts, total }
    }

    fn types(&self) -> impl Iterator<Item = ColumnType> + Clone + '_ {
        self.declared.columns.iter().map(|column| column.ty)
    }

    fn names<'n>(&'n self, fields: &'n [Field]) -> impl Iterator<Item = (&'n str, &'n str)> {
        self.declared.columns.iter().zip(fields).filter_map(|(column, field)| match field {
            Field::Text(text) => Some((column.name.as_str(), text.as_str())),
            Field::Number(_) => None,
        })
    }

    /// The numbers of the tuples in the wanted order.
    fn sorted(&self, found: &Found, order: &[(usize, bool)], total: usize) -> Vec<usize> {
        let mut all: Vec<usize> = (0..total).collect();
        if order.is_empty() {
            return all;
        }
        let keys: Vec<Vec<Field>> = all
            .iter()
            .map(|&row| order.iter().map(|&(column, _)| self.field(found, row, column)).collect())
            .collect();
        all.sort_by(|&one, &other| {
            let columns = keys[one].iter().zip(&keys[other]).zip(order);
            let compared = columns.map(|((a, b), &(_, down))| if down { b.cmp(a) } else { a.cmp(b) });
            compared.fold(Ordering::Equal, Ordering::then)
        });
        all
    }

    fn fields(&self, found: &Found, row: usize) -> Vec<Field> {
        (0..self.declared.arity()).map(|column| self.field(found, row, column)).collect()
    }

    fn field(&self, found: &Found, row: usize, column: usize) -> Field {
        let ty = self.declared.columns[column].ty;
        match found {
            Found::Rows(rows) => match (ty, rows.row(row)[column]) {
                (ColumnType::Number, cell) => Field::Number(cell as i32),
                (_, cell) => Field::Text(ColumnText::new(self.scope.base, ty).text(cell).to_owned()),
            },
            Found::Texts(rows) => {
                let text = &rows[row][column];
                let number = if ty == ColumnType::Number { text.parse().ok() } else { None };
                number.map_or_else(|| Field::Text(text.clone()), Field::Number)
            }
        }
    }

    /// By tuple the text of its place.
    fn texts(&self, found: &Found, picked: &[usize], rows: &[Vec<Field>]) -> Vec<Option<String>> {
        let (base, program) = (self.scope.base, self.scope.program);
        let locator = Locator::new(base, self.lines);
        let mut sources = SourceFiles::of(program);
        let cell = |(column, field): (ColumnType, &Field)| match (column, field) {
            (ColumnType::Entity(ty), Field::Text(name)) => Some((column, base.find(ty, name)?)),
            _ => None,
        };
        let mut text = |at: usize, fields: &Vec<Field>| match found {
            Found::Rows(rows) => {
                locator.text(self.types().zip(rows.row(at).iter().copied()), program, &mut sources)
            }
            Found::Texts(_) => locator.text(self.types().zip(fields).filter_map(cell), program, &mut sources),
        };
        picked.iter().zip(rows).map(|(&at, fields)| text(at, fields)).collect()
    }
}
