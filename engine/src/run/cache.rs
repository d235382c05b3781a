//! A cache shared by sessions on the same facts.

use super::erased::AnyTable;
use crate::base::Rows;
use rustc_hash::FxHashMap;
use std::sync::{Arc, OnceLock};

/// Tables and derived rows, by relation; see [`super::Session::resume`].
#[derive(Default)]
pub struct Cache {
    /// By name, with the stored order of the columns.
    relations: FxHashMap<String, (Vec<usize>, Arc<Shared>)>,
}

/// One relation, the same for all parts.
#[derive(Default)]
pub(super) struct Shared {
    pub table: OnceLock<AnyTable>,
    pub whole: OnceLock<Rows>,
    /// By part its rows.
    pub parts: OnceLock<Box<[OnceLock<Arc<Rows>>]>>,
}

impl Cache {
    /// Drops the relations that `keep` does not name.
    pub fn retain(&mut self, keep: impl Fn(&str) -> bool) {
        self.relations.retain(|name, _| keep(name));
    }

    /// The cached data of the relation `name`, whose columns are stored in the order `columns`.
    pub(super) fn shared(&mut self, name: &str, columns: &[usize]) -> Arc<Shared> {
        match self.relations.get(name) {
            Some((known, shared)) if known == columns => shared.clone(),
            _ => {
                let shared = Arc::<Shared>::default();
                self.relations.insert(name.to_owned(), (columns.to_vec(), shared.clone()));
                shared
            }
        }
    }
}

impl Shared {
    /// Keeps the rows of `part`, one of `count`, unless another thread was faster.
    pub fn keep_part(&self, count: u32, part: u32, rows: &Arc<Rows>) {
        let parts = self.parts.get_or_init(|| (0..count).map(|_| OnceLock::new()).collect());
        let _ = parts[part as usize].set(rows.clone());
    }
}
