//! Output parts: rows of a relation that workers write as text, and that are not collected.
//!
//! Each worker has sorted rows of the whole range. It shows some of them to the coordinator, which finds rows
//! between which all workers have about as many as between others. The rows of one such interval go to one worker, which
//! merges and writes them. One after the other, the files of all workers are the rows in order.

use dfquery_engine::{base::Rows, diagnostic::Diagnostic, schema::RelationId};
use serde::{Deserialize, Serialize};
use std::{
    io::{self, Write},
    ops::Range,
    path::{Path, PathBuf},
};

/// The rows that a worker shows for each process.
const SHOWN: usize = 64;

/// Writes rows as text.
pub trait Texts {
    /// Writes these rows, which follow those that were written before.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    fn write(&mut self, cells: &[u32], out: &mut dyn Write) -> io::Result<()>;
}

/// A function that makes a writer of rows in the form that the coordinator describes.
///
/// Errors  errors in the described names, with places
pub type Form = fn(&str) -> Result<Box<dyn Texts>, Vec<Diagnostic>>;

/// The files of segments.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Files {
    /// The folder, which is there and has nothing else.
    pub folder: PathBuf,
    /// The text form of rows, as the [`Form`] of the workers parses it.
    pub form: String,
}

impl Files {
    /// The file of process number `process`.
    pub fn path(&self, process: usize) -> PathBuf {
        let folder: &Path = &self.folder;
        folder.join(format!("{process:03}"))
    }
}

/// The relation whose rows are not collected, as workers receive it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Leave {
    /// The relation.
    pub relation: RelationId,
    /// The files that workers write; `None` if they send the rows like all others.
    pub files: Option<Files>,
}

/// The destination of the rows of a relation that are not collected.
pub enum Way<'w> {
    /// Here, sorted and some at a time, as long as this says to go on.
    Here(&'w mut dyn FnMut(&[u32]) -> bool),
    /// To files.
    Files(&'w Files),
}

/// The number of rows of `rows`, and some of them.
pub fn sample(rows: &Rows, processes: usize) -> Vec<u32> {
    let count = rows.len();
    let shown = count.min(SHOWN * processes);
    let some = (0..shown).flat_map(|at| rows.row(at * count / shown));
    [u32::try_from(count).unwrap_or(u32::MAX)].into_iter().chain(some.copied()).collect()
}

/// The rows of `arity` cells with which segments begin, but for the first one, so that all of them have about as many rows;
/// `samples` are those of all processes.
pub fn bounds(samples: &[Vec<u32>], arity: usize) -> Vec<u32> {
    let mut rows: Vec<(&[u32], f64)> = Vec::new();
    let mut all = 0.0;
    for sample in samples {
        let Some((&count, shown)) = sample.split_first() else { continue };
        let shown = shown.chunks_exact(arity);
        let each = f64::from(count) / shown.len() as f64;
        all += f64::from(count);
        rows.extend(shown.map(|row| (row, each)));
    }
    rows.sort_unstable_by_key(|(row, _)| *row);
    let (mut bounds, mut passed, mut next) = (Vec::new(), 0.0, 1);
    for (row, each) in rows {
        while next < samples.len() && passed >= all * next as f64 / samples.len() as f64 {
            bounds.extend_from_slice(row);
            next += 1;
        }
        passed += each;
    }
    bounds
}

/// By process where the cells of its segment are in `rows`; what has no bound is empty.
pub fn cut(rows: &Rows, bounds: &[u32], processes: usize) -> Vec<Range<usize>> {
    let arity = rows.arity();
    let place = |bound: &[u32]| {
        let (mut start, mut end) = (0, rows.len());
        while start < end {
            let middle = start.midpoint(end);
            if rows.row(middle) < bound { start = middle + 1 } else { end = middle }
        }
        start * arity
    };
    let mut places: Vec<usize> = [0].into_iter().chain(bounds.chunks_exact(arity).map(place)).collect();
    places.resize(processes + 1, rows.cells().len());
    places[processes] = rows.cells().len();
    places.windows(2).map(|ends| ends[0]..ends[1]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shares(workers: &[Vec<[u32; 2]>]) -> Vec<usize> {
        let rows: Vec<Rows> = workers.iter().map(|rows| Rows::sorted(2, rows.concat())).collect();
        let samples: Vec<Vec<u32>> = rows.iter().map(|rows| sample(rows, workers.len())).collect();
        let bounds = bounds(&samples, 2);
        let mut segments: Vec<Vec<&[u32]>> = vec![Vec::new(); workers.len()];
        for rows in &rows {
            let cut = cut(rows, &bounds, workers.len());
            segments
                .iter_mut()
                .zip(cut)
                .for_each(|(segment, cells)| segment.extend(rows.cells()[cells].chunks(2)));
        }
        segments.iter_mut().for_each(|segment| segment.sort_unstable());
        let mut all: Vec<&[u32]> = rows.iter().flat_map(Rows::iter).collect();
        all.sort_unstable();
        assert_eq!(segments.concat(), all, "each row once, in order");
        segments.iter().map(Vec::len).collect()
    }

    #[test]
    fn segments_have_about_as_many_rows() {
        // One worker has most rows, and one has those of an interval.
        let rows =
            |count: u32, step: u32, first: u32| (0..count).map(|at| [first + at * step, at % 3]).collect();
        let found = shares(&[rows(9000, 3, 0), rows(900, 7, 1), Vec::new(), rows(2100, 1, 40_000)]);
        assert!(found.iter().all(|&rows| (2800..3200).contains(&rows)), "{found:?}");
    }

    #[test]
    fn few_rows_and_none_are_segments_too() {
        assert_eq!(shares(&[Vec::new(), Vec::new(), Vec::new()]), [0, 0, 0]);
        assert_eq!(shares(&[vec![[7, 7]]]), [1]);
        assert_eq!(shares(&[vec![[7, 7]], Vec::new(), vec![[1, 1]], Vec::new()]).iter().sum::<usize>(), 2);
    }
}
