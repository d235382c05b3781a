//! A fact base as bytes: columns as the differences of their cells, runs of equal differences once.

use super::{Entities, FactBase, Rows, Symbols, Texts};
use crate::{
    codec::{Damaged, Reader, Section, Writer},
    schema::{ColumnType, Relation, RelationId, Schema, TypeId},
};
use rayon::prelude::*;
use std::sync::Arc;

/// Equal differences as many as these are written once.
const RUN: usize = 3;

impl FactBase {
    /// Appends the facts to `out`.
    ///
    /// # Panics
    ///
    /// If rules have made records of them: facts have none.
    pub fn pack(&self, out: &mut Writer) {
        let rows = |at: usize| self.rows(RelationId(at as u16));
        let filled: Vec<usize> = (0..self.rows.len()).filter(|&at| !rows(at).is_empty()).collect();
        out.section(|out| {
            out.text(&self.origin);
            out.number(self.schema.types.len() as u64);
            self.schema.types.iter().for_each(|ty| out.text(&ty.name));
            out.number(filled.len() as u64);
            filled.iter().for_each(|&at| out.text(&self.schema.relations[at].name));
        });
        let packed = |write: &(dyn Fn(&mut Writer) + Sync)| {
            let mut section = Writer::default();
            write(&mut section);
            section
        };
        let entities = (0..self.entities.len() as u16).into_par_iter();
        let entities = entities.map(|ty| packed(&|out| self.entities(TypeId(ty)).pack(out)));
        let symbols = rayon::iter::once(()).map(|()| packed(&|out| self.symbols.texts.pack(out)));
        let rows = filled.par_iter().map(|&at| packed(&|out| pack_rows(rows(at), out)));
        let sections: Vec<Writer> = entities.chain(symbols).chain(rows).collect();
        sections.iter().for_each(|section| out.add_section(section));
    }

    /// The facts that were packed, of entity types and relations that `schema` declares and that are `wanted`.
    ///
    /// # Errors
    ///
    /// Bytes that [`FactBase::pack`] has not written, or for relations that have other columns in `schema`.
    pub fn unpack(
        schema: Arc<Schema>,
        from: &mut Reader<'_>,
        wanted: impl Fn(&Relation) -> bool,
    ) -> Result<FactBase, Damaged> {
        let mut base = FactBase::new(schema);
        let mut about = from.section()?.open()?;
        about.text()?.clone_into(&mut base.origin);
        let types = (0..about.count()?).map(|_| about.text()).collect::<Result<Vec<&str>, Damaged>>()?;
        let names = (0..about.count()?).map(|_| about.text()).collect::<Result<Vec<&str>, Damaged>>()?;
        let mut entities: Vec<Option<Section<'_>>> = vec![None; base.entities.len()];
        for name in types {
            let (ours, section) = (base.schema.entity_type(name), from.section()?);
            ours.iter().for_each(|ours| entities[usize::from(ours.0)] = Some(section));
        }
        let symbols = from.section()?;
        let mut relations: Vec<(RelationId, Section<'_>)> = Vec::new();
        for name in names {
            let (relation, section) = (base.relation(name), from.section()?);
            let relation = relation.filter(|&relation| wanted(&base.schema[relation]));
            relations.extend(relation.map(|relation| (relation, section)));
        }
        let (entities, symbols) = rayon::join(
            || entities.into_par_iter().map(Entities::unpack).collect::<Result<Vec<_>, Damaged>>(),
            || Symbols::unpack(symbols),
        );
        (base.entities, base.symbols) = (entities?, symbols?);
        let rows = relations.into_par_iter().map(|(relation, section)| {
            let mut section = section.open()?;
            Ok((relation, base.unpack_rows(relation, &mut section)?))
        });
        for (relation, rows) in rows.collect::<Result<Vec<_>, Damaged>>()? {
            base.rows[usize::from(relation.0)] = rows;
        }
        Ok(base)
    }

    /// The rows of `relation`, of which no cell names what is not there.
    fn unpack_rows(&self, relation: RelationId, from: &mut Reader<'_>) -> Result<Rows, Damaged> {
        let columns = &self.schema[relation].columns;
        let (arity, rows) = (from.cell()? as usize, from.cell()? as usize);
        if arity != columns.len() {
            return Err(from.damaged(format!("`{}` has {arity} columns", self.schema[relation].name)));
        }
        let mut cells = vec![0; arity * rows];
        for (at, column) in columns.iter().enumerate() {
            let most = unpack_column(&mut cells, at, arity, from)?;
            let there = match column.ty {
                ColumnType::Entity(ty) => self.entities(ty).len(),
                ColumnType::Symbol => self.symbols.texts.len(),
                ColumnType::Number | ColumnType::Unsigned | ColumnType::Float => continue,
                ColumnType::Record(_) => return Err(from.damaged("facts have no records")),
            };
            if rows > 0 && most as usize >= there {
                return Err(from.damaged(format!("`{}` names what is not there", self.schema[relation].name)));
            }
        }
        Ok(Rows { arity, cells })
    }
}

fn pack_rows(rows: &Rows, out: &mut Writer) {
    out.number(rows.arity as u64);
    out.number(rows.len() as u64);
    for column in 0..rows.arity {
        let mut cells = rows.cells[column..].iter().step_by(rows.arity.max(1));
        let mut before = 0_u32;
        let mut differences = std::iter::from_fn(|| {
            let &cell = cells.next()?;
            Some(cell.wrapping_sub(std::mem::replace(&mut before, cell)))
        });
        let mut next = differences.next();
        while let Some(difference) = next {
            let mut run = 1;
            next = differences.find(|&other| {
                let is_same = other == difference;
                run += usize::from(is_same);
                !is_same
            });
            let signed = u64::from((difference << 1) ^ ((difference as i32) >> 31) as u32) << 1;
            if run >= RUN {
                out.number(signed | 1);
                out.number((run - RUN) as u64);
            } else {
                (0..run).for_each(|_| out.number(signed));
            }
        }
    }
}

/// Fills column number `column` of `cells`, and gives the largest cell.
fn unpack_column(
    cells: &mut [u32],
    column: usize,
    arity: usize,
    from: &mut Reader<'_>,
) -> Result<u32, Damaged> {
    let (mut cell, mut most) = (0_u32, 0);
    let mut cells = cells.iter_mut().skip(column).step_by(arity);
    while cells.len() > 0 {
        let number = from.number()?;
        let run = if number & 1 == 1 { from.cell()? as usize + RUN } else { 1 };
        if run > cells.len() {
            return Err(from.damaged("a column has too many rows"));
        }
        let signed = (number >> 1) as u32;
        let difference = (signed >> 1) ^ 0_u32.wrapping_sub(signed & 1);
        for place in cells.by_ref().take(run) {
            cell = cell.wrapping_add(difference);
            most = most.max(cell);
            *place = cell;
        }
    }
    Ok(most)
}

impl Texts {
    fn pack(&self, out: &mut Writer) {
        out.number(self.len() as u64);
        let mut before = 0;
        for at in 0..self.len() as u32 {
            let end = self.ends.get(at);
            out.number((end - std::mem::replace(&mut before, end)) as u64);
        }
        out.text(&self.buffer);
    }

    fn unpack(from: &mut Reader<'_>) -> Result<Self, Damaged> {
        let lengths = (0..from.count()?).map(|_| from.cell()).collect::<Result<Vec<u32>, Damaged>>()?;
        let buffer = from.text()?;
        let (mut texts, mut end) = (Texts { buffer: buffer.to_owned(), ..Texts::default() }, 0);
        texts.ends.low.reserve(lengths.len());
        for length in lengths {
            end += length as usize;
            if !buffer.is_char_boundary(end) {
                return Err(from.damaged("a text ends within a character"));
            }
            texts.ends.push(end);
        }
        if end == buffer.len() { Ok(texts) } else { Err(from.damaged("texts are left over")) }
    }
}

impl Entities {
    fn pack(&self, out: &mut Writer) {
        out.number(self.starts.len() as u64);
        let mut before = 0;
        for &start in &self.starts {
            out.number(u64::from(start - std::mem::replace(&mut before, start)));
        }
        self.names.pack(out);
    }

    fn unpack(section: Option<Section<'_>>) -> Result<Self, Damaged> {
        let Some(section) = section else { return Ok(Entities::default()) };
        let mut from = section.open()?;
        let (mut starts, mut start) = (Vec::new(), 0_u32);
        for _ in 0..from.count()? {
            let Some(next) = start.checked_add(from.cell()?) else {
                return Err(from.damaged("a number is too large"));
            };
            start = next;
            starts.push(start);
        }
        let names = Texts::unpack(&mut from)?;
        if starts.last().is_some_and(|&last| last as usize > names.len()) {
            return Err(from.damaged("a part begins behind the last entity"));
        }
        Ok(Entities { names, starts })
    }
}

impl Symbols {
    fn unpack(section: Section<'_>) -> Result<Self, Damaged> {
        let texts = Texts::unpack(&mut section.open()?)?;
        let mut symbols = Symbols::default();
        (0..texts.len() as u32).for_each(|id| _ = symbols.intern(texts.get(id)));
        Ok(symbols)
    }
}
