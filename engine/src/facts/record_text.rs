//! Records as files have them: `[1, text, [2, nil]]`, `$Branch(1, text)`.

use crate::{
    base::FactBase,
    numbers,
    records::NIL,
    schema::{ColumnType, RecordId},
};

/// The number of the record of type `id` that `text` is; none if it is no such one. Its texts become symbols of `base`.
pub fn read(base: &mut FactBase, id: RecordId, text: &str) -> Option<u32> {
    let mut reader = Reader { base, rest: text };
    let record = reader.record(id)?;
    reader.rest.trim().is_empty().then_some(record)
}

struct Reader<'b, 't> {
    base: &'b mut FactBase,
    rest: &'t str,
}

impl<'t> Reader<'_, 't> {
    fn record(&mut self, id: RecordId) -> Option<u32> {
        self.rest = self.rest.trim_start();
        let (name, fields, branches) = {
            let ty = &self.base.record_types()[usize::from(id.0)];
            let types: Vec<ColumnType> = ty.fields.iter().map(|field| field.ty).collect();
            (self.rest.strip_prefix('$'), types, ty.branches.clone())
        };
        if branches.is_empty() {
            if self.accept("nil") {
                return Some(NIL);
            }
            let all: Vec<usize> = (0..fields.len()).collect();
            let cells = self.between(['[', ']'], &all, &fields)?;
            return Some(self.base.records().intern(&cells));
        }
        let name = name?;
        let end = name.find(|c: char| !c.is_alphanumeric() && !"_?.".contains(c)).unwrap_or(name.len());
        let number = branches.iter().position(|branch| branch.name == name[..end])?;
        self.rest = &name[end..];
        let form = &branches[number].fields;
        let own = match form.is_empty() && !self.rest.starts_with('(') {
            true => Vec::new(),
            false => self.between(['(', ')'], form, &fields)?,
        };
        let mut cells: Vec<u32> = fields.iter().map(|&ty| self.least(ty)).collect();
        cells[0] = number as u32;
        form.iter().zip(own).for_each(|(&at, cell)| cells[at] = cell);
        Some(self.base.records().intern(&cells))
    }

    /// The cells of `own`, fields of these types, between two brackets.
    fn between(&mut self, [open, close]: [char; 2], own: &[usize], types: &[ColumnType]) -> Option<Vec<u32>> {
        self.rest = self.rest.strip_prefix(open)?;
        let mut cells = Vec::with_capacity(own.len());
        for (at, &field) in own.iter().enumerate() {
            if at > 0 {
                self.rest = self.rest.trim_start().strip_prefix(',')?;
            }
            cells.push(self.cell(types[field])?);
        }
        self.rest = self.rest.trim_start().strip_prefix(close)?;
        Some(cells)
    }

    fn cell(&mut self, ty: ColumnType) -> Option<u32> {
        if let ColumnType::Record(id) = ty {
            return self.record(id);
        }
        self.rest = self.rest.trim_start();
        let end = self.rest.find([',', ']', ')']).unwrap_or(self.rest.len());
        let (text, rest) = self.rest.split_at(end);
        self.rest = rest;
        match ty {
            ColumnType::Number => text.trim_end().parse::<i32>().ok().map(|number| number as u32),
            ColumnType::Unsigned => numbers::unsigned(text.trim_end()),
            ColumnType::Float => numbers::float(text.trim_end()).map(f32::to_bits),
            ColumnType::Symbol => Some(self.base.symbol(text)),
            ColumnType::Entity(_) | ColumnType::Record(_) => None,
        }
    }

    /// The content of a field in records of a branch without it.
    fn least(&mut self, ty: ColumnType) -> u32 {
        match ty {
            ColumnType::Symbol => self.base.symbol(""),
            ColumnType::Record(_) => NIL,
            _ => 0,
        }
    }

    fn accept(&mut self, word: &str) -> bool {
        match self.rest.strip_prefix(word) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }
}
