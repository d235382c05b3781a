//! Merge of the sorted rows of several workers.

use dfquery_engine::{base::Rows, schema::RelationId};
use rustc_hash::FxHashMap;
use std::{
    cmp::Reverse,
    collections::BinaryHeap,
    sync::mpsc::{Receiver, RecvTimeoutError},
    time::Duration,
};

/// The interval between checks.
const TICK: Duration = Duration::from_millis(20);

/// The rows that come at a time.
const SOME: usize = 1 << 14;

/// A block sent by a worker; relations arrive in a fixed order, their rows sorted.
pub enum Block {
    /// Cells of rows of a relation.
    Rows(RelationId, Vec<u32>),
    /// There are no more.
    End,
}

/// The rows of one worker.
struct Stream<'b> {
    blocks: &'b Receiver<Block>,
    /// The current block, with the index of the next cell to read.
    block: Option<Block>,
    at: usize,
}

impl Stream<'_> {
    /// The rows of `relation` that are there of a block, if there are more of it; fails if the worker is gone or work is to
    /// stop.
    fn rows(&mut self, relation: RelationId, is_stopped: &dyn Fn() -> bool) -> Result<Option<&[u32]>, ()> {
        loop {
            match &self.block {
                Some(Block::Rows(_, cells)) if self.at < cells.len() => break,
                Some(Block::End) => return Ok(None),
                _ => self.block = Some(self.receive(is_stopped)?),
            }
            self.at = 0;
        }
        match &self.block {
            Some(Block::Rows(of, cells)) if *of == relation => Ok(Some(&cells[self.at..])),
            _ => Ok(None),
        }
    }

    fn receive(&self, is_stopped: &dyn Fn() -> bool) -> Result<Block, ()> {
        loop {
            match self.blocks.recv_timeout(TICK) {
                Ok(block) => return Ok(block),
                Err(RecvTimeoutError::Timeout) if !is_stopped() => {}
                Err(_) => return Err(()),
            }
        }
    }
}

fn streams<'b>(blocks: &[&'b Receiver<Block>]) -> Vec<Stream<'b>> {
    blocks.iter().map(|&blocks| Stream { blocks, block: None, at: 0 }).collect()
}

/// The rows of the relations of `order`, sorted, which no two workers have the same of.
///
/// # Errors
///
/// The number of a worker that is gone, or of which rows are missing when work is to stop.
pub fn merge(
    blocks: &[&Receiver<Block>],
    order: &[(RelationId, usize)],
    is_stopped: &dyn Fn() -> bool,
) -> Result<FxHashMap<RelationId, Rows>, usize> {
    let mut streams = streams(blocks);
    let mut derived = FxHashMap::default();
    for &(relation, arity) in order {
        let mut cells = Vec::new();
        each_run(&mut streams, (relation, arity), is_stopped, &mut |run| {
            cells.extend_from_slice(run);
            true
        })?;
        derived.insert(relation, Rows::sorted(arity, cells));
    }
    end(&mut streams, is_stopped)?;
    Ok(derived)
}

/// Lets `take` have the rows of `relation`, with its number of columns, sorted and some at a time, as long as it says to go
/// on; false if it does not. No two workers have the same rows, and they have none of other relations.
///
/// # Errors
///
/// As [`merge`].
pub fn merge_each(
    blocks: &[&Receiver<Block>],
    relation: (RelationId, usize),
    is_stopped: &dyn Fn() -> bool,
    take: &mut dyn FnMut(&[u32]) -> bool,
) -> Result<bool, usize> {
    let mut streams = streams(blocks);
    let most = SOME * relation.1;
    let mut cells = Vec::with_capacity(most);
    let mut go_on = each_run(&mut streams, relation, is_stopped, &mut |mut run| {
        while cells.len() + run.len() >= most {
            let (now, later) = run.split_at(most - cells.len());
            cells.extend_from_slice(now);
            run = later;
            if !take(&cells) {
                return false;
            }
            cells.clear();
        }
        cells.extend_from_slice(run);
        true
    })?;
    if go_on && !cells.is_empty() {
        go_on = take(&cells);
    }
    if go_on {
        end(&mut streams, is_stopped)?;
    }
    Ok(go_on)
}

/// Waits until all workers have said that they have sent all.
fn end(streams: &mut [Stream], is_stopped: &dyn Fn() -> bool) -> Result<(), usize> {
    for (at, stream) in streams.iter_mut().enumerate() {
        while !matches!(stream.block, Some(Block::End)) {
            stream.block = Some(stream.receive(is_stopped).map_err(|()| at)?);
        }
    }
    Ok(())
}

/// Lets `take` have the rows of `relation` in order, as many at a time as one worker has in a row.
fn each_run(
    streams: &mut [Stream],
    (relation, arity): (RelationId, usize),
    is_stopped: &dyn Fn() -> bool,
    take: &mut dyn FnMut(&[u32]) -> bool,
) -> Result<bool, usize> {
    let mut heads: BinaryHeap<Reverse<(Vec<u32>, usize)>> = BinaryHeap::new();
    for (at, stream) in streams.iter_mut().enumerate() {
        let rows = stream.rows(relation, is_stopped).map_err(|()| at)?;
        heads.extend(rows.map(|rows| Reverse((rows[..arity].to_vec(), at))));
    }
    while let Some(Reverse((mut head, at))) = heads.pop() {
        let bound = heads.peek().map(|Reverse((row, _))| &row[..]);
        let stream = &mut streams[at];
        let is_more = loop {
            let Some(rows) = stream.rows(relation, is_stopped).map_err(|()| at)? else { break false };
            let run = bound.map_or(rows.len(), |bound| up_to(bound, rows));
            if run > 0 && !take(&rows[..run]) {
                return Ok(false);
            }
            let next = rows.get(run..run + arity).map(|next| head.copy_from_slice(next));
            stream.at += run;
            if next.is_some() {
                break true;
            }
        };
        if is_more {
            heads.push(Reverse((head, at)));
        }
    }
    Ok(true)
}

/// Number of cells of the rows at the start of `rows`, which are sorted, that are not greater than `bound`.
///
/// Rows dealt out to workers by their first columns form long runs, so the length is found by galloping.
fn up_to(bound: &[u32], rows: &[u32]) -> usize {
    let (arity, count) = (bound.len(), rows.len() / bound.len());
    let is_before = |row: usize| &rows[row * arity..][..arity] <= bound;
    let (mut known, mut step) = (0, 1);
    while known + step <= count && is_before(known + step - 1) {
        known += step;
        step *= 2;
    }
    let mut end = count.min(known + step);
    while known < end {
        let middle = known.midpoint(end);
        if is_before(middle) { known = middle + 1 } else { end = middle }
    }
    known * arity
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::sync_channel;

    /// Deals the rows of two relations out to `workers` in blocks of `length` rows.
    fn deal(workers: usize, length: usize, rows: u32) -> Vec<Receiver<Block>> {
        let worker = |worker: usize| {
            let (sender, blocks) = sync_channel(1 << 12);
            for relation in 0..2 {
                let own = (0..rows)
                    .filter(|row| (row * row / 7 + u32::from(relation)) as usize % workers == worker);
                let cells: Vec<u32> = own.flat_map(|row| [row / 5, row % 5]).collect();
                for some in cells.chunks(2 * length) {
                    sender.send(Block::Rows(RelationId(relation), some.to_vec())).expect("there is room");
                }
            }
            sender.send(Block::End).expect("there is room");
            blocks
        };
        (0..workers).map(worker).collect()
    }

    #[test]
    fn rows_of_all_workers_are_in_order() {
        let expected: Vec<u32> = (0..1000).flat_map(|row| [row / 5, row % 5]).collect();
        for workers in 1..5 {
            for length in [1, 3, 400] {
                let blocks = deal(workers, length, 1000);
                let blocks: Vec<&Receiver<Block>> = blocks.iter().collect();
                let all = merge(&blocks, &[(RelationId(0), 2), (RelationId(1), 2)], &|| false);
                let all = all.expect("nobody is lost");
                for relation in [RelationId(0), RelationId(1)] {
                    assert_eq!(all[&relation].iter().flatten().copied().collect::<Vec<_>>(), expected);
                }
            }
        }
    }

    #[test]
    fn rows_come_as_long_as_they_are_wanted() {
        let rows = 3 * SOME as u32 + 1;
        for (wanted, expected) in [(usize::MAX, rows as usize), (2, 2 * SOME)] {
            let blocks = deal(3, 100, rows);
            let blocks: Vec<&Receiver<Block>> = blocks.iter().collect();
            let (mut taken, mut times) = (Vec::new(), 0);
            let done = merge_each(&blocks, (RelationId(0), 2), &|| false, &mut |some| {
                taken.extend_from_slice(some);
                times += 1;
                times < wanted
            });
            assert_eq!(done, Ok(wanted > 2));
            assert_eq!(taken.len(), 2 * expected);
            assert!(taken.as_chunks::<2>().0.is_sorted());
        }
    }

    #[test]
    fn a_worker_that_is_gone_is_told() {
        let (sender, blocks) = sync_channel(4);
        sender.send(Block::Rows(RelationId(0), vec![1, 2])).expect("there is room");
        drop(sender);
        let gone = merge_each(&[&blocks], (RelationId(0), 2), &|| false, &mut |_| true);
        assert_eq!(gone, Err(0));
    }
}
