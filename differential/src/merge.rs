//! Sorted rows of several workers become one.

use dfquery_engine::{base::Rows, schema::RelationId};
use rustc_hash::FxHashMap;
use std::{
    cmp::Reverse,
    collections::BinaryHeap,
    sync::mpsc::{Receiver, RecvTimeoutError},
    time::Duration,
};

/// How often somebody looks whether work is to stop.
const TICK: Duration = Duration::from_millis(20);

/// What a worker sends, relation by relation in one order, sorted.
pub enum Block {
    /// Cells of rows of a relation.
    Rows(RelationId, Vec<u32>),
    /// There are no more.
    End,
}

/// The rows of one worker.
struct Stream<'b> {
    blocks: &'b Receiver<Block>,
    /// What has come, from the place on that is read next.
    block: Option<Block>,
    at: usize,
}

impl Stream<'_> {
    /// The next row of `relation`, if there is one; fails if the worker is gone or work is to stop.
    fn row(
        &mut self,
        relation: RelationId,
        arity: usize,
        is_stopped: &dyn Fn() -> bool,
    ) -> Result<Option<&[u32]>, ()> {
        loop {
            match &self.block {
                Some(Block::Rows(_, cells)) if self.at < cells.len() => break,
                Some(Block::End) => return Ok(None),
                _ => self.block = Some(self.receive(is_stopped)?),
            }
            self.at = 0;
        }
        match &self.block {
            Some(Block::Rows(of, cells)) if *of == relation => Ok(cells.get(self.at..self.at + arity)),
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
    let mut streams: Vec<Stream> =
        blocks.iter().map(|&blocks| Stream { blocks, block: None, at: 0 }).collect();
    let mut derived = FxHashMap::default();
    for &(relation, arity) in order {
        let mut cells = Vec::new();
        let mut heads: BinaryHeap<Reverse<(Vec<u32>, usize)>> = BinaryHeap::new();
        for (at, stream) in streams.iter_mut().enumerate() {
            let first = stream.row(relation, arity, is_stopped).map_err(|()| at)?;
            heads.extend(first.map(|row| Reverse((row.to_vec(), at))));
        }
        while let Some(Reverse((mut head, at))) = heads.pop() {
            let bound = heads.peek().map(|Reverse((row, _))| &row[..]);
            let stream = &mut streams[at];
            // Workers that rows are dealt out to by their first columns have many in a row.
            let next = loop {
                match stream.row(relation, arity, is_stopped).map_err(|()| at)? {
                    Some(row) if bound.is_none_or(|bound| row <= bound) => cells.extend_from_slice(row),
                    next => break next,
                }
                stream.at += arity;
            };
            if let Some(next) = next {
                head.copy_from_slice(next);
                heads.push(Reverse((head, at)));
            }
        }
        derived.insert(relation, Rows::sorted(arity, cells));
    }
    for (at, stream) in streams.iter_mut().enumerate() {
        // A worker that has sent all says so.
        while !matches!(stream.block, Some(Block::End)) {
            stream.block = Some(stream.receive(is_stopped).map_err(|()| at)?);
        }
    }
    Ok(derived)
}
