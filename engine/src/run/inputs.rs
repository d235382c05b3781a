//! The inputs of a unit.

use super::erased::{self, AnyTable, Domains};
use crate::{
    base::FactBase,
    records::Records,
    store::{domain::Domain, input::Look},
};
use std::{borrow::Cow, sync::Arc};

/// The relations that a unit reads, and the ids that there are: of one part, or of the whole.
pub struct Inputs<'u> {
    /// In the order of the unit's reads.
    pub(super) reads: Vec<(AnyTable, Domains)>,
    /// The ids of the unit's texts, in their order.
    pub(super) texts: Cow<'u, [u32]>,
    /// The facts, with the records and texts that rules make of them.
    pub(crate) base: &'u FactBase,
    /// In the order of the unit's types.
    pub(super) domains: Vec<Option<Domain>>,
}

/// The relations that a unit reads.
pub struct Tables {
    reads: Vec<(AnyTable, Domains)>,
}

impl Tables {
    /// Calls `visit` with every `step`th row of the input with the place `read`, from number `first` on.
    ///
    /// `columns` is the order in which the columns are stored; `visit` gets them as they are declared.
    pub fn visit_rows(
        &self,
        read: usize,
        columns: &[usize],
        first: usize,
        step: usize,
        visit: &mut dyn FnMut(&[u32]),
    ) {
        let (table, domains) = &self.reads[read];
        let look = erased::look(table, columns.len(), domains);
        let mut declared = vec![0; columns.len()];
        for row in look.rows().chunks_exact(columns.len()).skip(first).step_by(step) {
            columns.iter().zip(row).for_each(|(&column, &cell)| declared[column] = cell);
            visit(&declared);
        }
    }
}

impl Inputs<'_> {
    /// The input with the place `read`, of `arity` columns.
    pub(crate) fn look(&self, read: usize, arity: usize) -> Box<dyn Look> {
        let (table, domains) = &self.reads[read];
        erased::look(table, arity, domains)
    }

    /// The tables of all inputs, for evaluators on threads of their own.
    pub fn tables(&self) -> Tables {
        Tables { reads: self.reads.clone() }
    }

    /// The facts that there are, and the texts in them.
    pub fn base(&self) -> &FactBase {
        self.base
    }

    /// The records that rules make of the facts; shared, for evaluators on threads of their own.
    pub fn records(&self) -> &Arc<Records> {
        self.base.records()
    }

    /// The ids of the type with the place `ty` among those of the unit.
    pub(crate) fn domain(&self, ty: usize) -> Option<Domain> {
        self.domains[ty]
    }

    /// The id of the text with the place `text` among those of the unit; no row has it if the text is not interned.
    pub fn text_id(&self, text: usize) -> u32 {
        self.texts[text]
    }
}
