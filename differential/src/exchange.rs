//! Rows on their way between workers. Those of one time that go to one worker are put together until they are many, or no
//! more can come: each message has a worker read, and a process write and wake another.
//!
//! Between processes all cells of a message are side by side, in as few bytes as they need. Rows of more than two cells are
//! encoded value by value.

use crate::row::Lane;
use differential_dataflow::{ExchangeData, VecCollection, difference::Present};
use rustc_hash::FxHasher;
use std::{
    hash::{Hash, Hasher},
    io::Write,
    mem,
};
use timely::{
    Accountable,
    bytes::arc::Bytes,
    communication::Push,
    container::NoopBuilder,
    dataflow::{
        Stream, StreamVec,
        channels::{
            ContainerBytes, Message,
            pact::{DistributorPact, ParallelizationContract, Pipeline},
            pushers::exchange::Distributor,
        },
        operators::{
            Capability,
            generic::{OutputBuilderSession, operator::Operator},
        },
    },
    progress::{Stamp, Timestamp},
};

/// A row with its time.
pub type Update<D, T> = (D, T, Present);

/// Rows of one time that go to one worker.
#[derive(Clone)]
pub struct Sent<D, T> {
    to: u32,
    time: T,
    rows: Vec<D>,
}

impl<D, T> Sent<D, T> {
    /// The rows.
    pub fn rows(&self) -> &[D] {
        &self.rows
    }

    /// Their time.
    pub fn time(&self) -> &T {
        &self.time
    }
}

/// A row, or a key with a value.
pub trait Plain: ExchangeData {
    /// Number of numbers of an item; 0 if it varies.
    const NUMBERS: usize;

    /// The number at a place.
    fn number(&self, at: usize) -> u64;

    /// The item with these numbers.
    fn of(numbers: [u64; MOST]) -> Self;
}

/// The most numbers.
const MOST: usize = 2;

impl<L: Lane> Plain for L {
    const NUMBERS: usize = if L::IS_NUMBER { 1 } else { 0 };

    #[inline]
    fn number(&self, _: usize) -> u64 {
        self.number()
    }

    #[inline]
    fn of([number, _]: [u64; MOST]) -> Self {
        L::of_number(number)
    }
}

impl<L: Lane> Plain for (L, L) {
    const NUMBERS: usize = if L::IS_NUMBER { 2 } else { 0 };

    #[inline]
    fn number(&self, at: usize) -> u64 {
        if at == 0 { self.0.number() } else { self.1.number() }
    }

    #[inline]
    fn of([key, value]: [u64; MOST]) -> Self {
        (L::of_number(key), L::of_number(value))
    }
}

/// The encoding of rows: by number the sizes in bytes of its upper and its lower half.
struct Layout {
    widths: [[usize; 2]; MOST],
    time: Vec<u8>,
}

/// The bytes of the first fields: how many rows there are, the widths, how long the time is, and who gets them.
const HEAD: usize = 16;

/// Whoever reads or writes a number does so with as many bytes, whatever its width is.
const WORD: usize = 8;

fn padded(bytes: usize) -> usize {
    bytes.next_multiple_of(WORD)
}

impl Layout {
    fn stride(&self) -> usize {
        self.widths.as_flattened().iter().sum()
    }

    fn length(&self, rows: usize) -> usize {
        HEAD + padded(self.time.len()) + padded(rows * self.stride()) + WORD
    }
}

impl<D: Plain, T: Timestamp> Sent<D, T> {
    fn layout(&self) -> Layout {
        let mut all = [0; MOST];
        for row in &self.rows {
            all.iter_mut().take(D::NUMBERS).enumerate().for_each(|(at, all)| *all |= row.number(at));
        }
        let width = |bits: u64| (u64::BITS - bits.leading_zeros()).div_ceil(u8::BITS) as usize;
        let widths = all.map(|all| [width(all >> 32), width(all & u64::from(u32::MAX))]);
        Layout { widths, time: bincode::serialize(&self.time).expect("a time has an encoding") }
    }

    fn encoded(&self) -> Vec<u8> {
        let layout = self.layout();
        let mut bytes = vec![0; layout.length(self.rows.len())];
        bytes[..4].copy_from_slice(&(self.rows.len() as u32).to_le_bytes());
        let widths = layout.widths.as_flattened().iter();
        bytes[4..8].iter_mut().zip(widths).for_each(|(byte, &width)| *byte = width as u8);
        bytes[8..12].copy_from_slice(&(layout.time.len() as u32).to_le_bytes());
        bytes[12..HEAD].copy_from_slice(&self.to.to_le_bytes());
        bytes[HEAD..HEAD + layout.time.len()].copy_from_slice(&layout.time);
        let mut at = HEAD + padded(layout.time.len());
        for row in &self.rows {
            for (place, [upper, lower]) in layout.widths.iter().enumerate().take(D::NUMBERS) {
                let number = row.number(place);
                let cells = (number >> 32) << (8 * lower) | (number & u64::from(u32::MAX));
                // What is too much is written over by what follows.
                bytes[at..at + WORD].copy_from_slice(&cells.to_le_bytes());
                at += upper + lower;
            }
        }
        bytes[at..].fill(0);
        bytes
    }

    fn decoded(bytes: &[u8]) -> Option<Self> {
        let number = |at: usize| Some(u32::from_le_bytes(bytes.get(at..at + 4)?.try_into().ok()?));
        let (count, to) = (number(0)?, number(12)?);
        let width = |at: usize| usize::from(bytes[4 + at]);
        let widths = [[width(0), width(1)], [width(2), width(3)]];
        let length = number(8)? as usize;
        let time: T = bincode::deserialize(bytes.get(HEAD..HEAD + length)?).ok()?;
        let mut at = HEAD + padded(length);
        let mut rows = Vec::with_capacity(count as usize);
        let mask = |width: usize| if width == WORD { u64::MAX } else { (1 << (8 * width)) - 1 };
        let masks = widths.map(|[upper, lower]| [mask(upper + lower), mask(lower)]);
        for _ in 0..count {
            let mut numbers = [0; MOST];
            for (place, number) in numbers.iter_mut().enumerate().take(D::NUMBERS) {
                let ([upper, lower], [all, low]) = (widths[place], masks[place]);
                let cells = u64::from_le_bytes(bytes.get(at..at + WORD)?.try_into().ok()?) & all;
                *number = (cells >> (8 * lower)) << 32 | (cells & low);
                at += upper + lower;
            }
            rows.push(D::of(numbers));
        }
        Some(Sent { to, time, rows })
    }
}

impl<D: Plain, T: Timestamp> ContainerBytes for Sent<D, T> {
    fn from_bytes(bytes: Bytes) -> Self {
        let sent = match D::NUMBERS {
            0 => bincode::deserialize(&bytes).ok().map(|(to, time, rows)| Sent { to, time, rows }),
            _ => Sent::decoded(&bytes),
        };
        sent.expect("a process of the same version has encoded it")
    }

    fn length_in_bytes(&self) -> usize {
        match D::NUMBERS {
            0 => {
                let length = bincode::serialized_size(&(self.to, &self.time, &self.rows));
                padded(length.expect("rows have an encoding") as usize)
            }
            _ => self.layout().length(self.rows.len()),
        }
    }

    fn into_bytes<W: Write>(&self, writer: &mut W) {
        let bytes = match D::NUMBERS {
            0 => {
                let bytes = bincode::serialize(&(self.to, &self.time, &self.rows));
                let mut bytes = bytes.expect("rows have an encoding");
                bytes.resize(padded(bytes.len()), 0);
                bytes
            }
            _ => self.encoded(),
        };
        writer.write_all(&bytes).expect("there is as much room as was asked for");
    }
}

impl<D, T: Timestamp> Default for Sent<D, T> {
    fn default() -> Self {
        Sent { to: 0, time: T::minimum(), rows: Vec::new() }
    }
}

impl<D, T> Accountable for Sent<D, T> {
    fn record_count(&self) -> i64 {
        self.rows.len() as i64
    }
}

/// A number of the worker to which all go that are equal to `row`.
#[inline]
pub fn place<D: Hash>(row: &D) -> u64 {
    let mut hasher = FxHasher::default();
    row.hash(&mut hasher);
    hasher.finish()
}

/// Rows of one time by the worker that gets them, and what allows to send them.
struct Open<D, T: Timestamp> {
    time: T,
    capability: Capability<T>,
    rows: Vec<Vec<D>>,
}

impl<D: Plain, T: Timestamp> Open<D, T> {
    /// Sends the rows for worker `to`.
    fn send(&mut self, to: usize, output: &mut OutputBuilderSession<'_, T, NoopBuilder<Sent<D, T>>>) {
        let rows = mem::take(&mut self.rows[to]);
        let mut sent = Sent { to: to as u32, time: self.time.clone(), rows };
        output.session_with_builder(&self.capability).give_container(&mut sent);
    }
}

/// The most rows that are put together for a worker, and for all workers.
const MANY: [usize; 2] = [1 << 13, 1 << 16];

/// Those of `rows` that are `wanted`, dealt out to workers by their `place`: see [`arriving`].
pub fn dealt<'s, D: Plain, T: Timestamp>(
    rows: VecCollection<'s, T, D, Present>,
    mut wanted: impl FnMut(&D) -> bool + 'static,
    mut place: impl FnMut(&D) -> u64 + 'static,
) -> Stream<'s, T, Sent<D, T>> {
    let peers = rows.inner.scope().peers();
    // A division takes long.
    let worker = move |place: u64| match peers.is_power_of_two() {
        true => place as usize & (peers - 1),
        false => (place % peers as u64) as usize,
    };
    let [each, all] = MANY;
    let most = each.min(all / peers).max(1);
    rows.inner.unary_frontier::<NoopBuilder<Sent<D, T>>, _, _, _>(Pipeline, "Deal", |_, _| {
        let mut open: Vec<Open<D, T>> = Vec::new();
        move |(input, frontier), output| {
            input.for_each(|time, data| {
                let mut at = 0;
                for (row, its, Present) in data.drain(..).filter(|(row, _, _)| wanted(row)) {
                    if open.get(at).is_none_or(|open| open.time != its) {
                        at = open.iter().position(|open| open.time == its).unwrap_or(open.len());
                        if at == open.len() {
                            let rows = (0..peers).map(|_| Vec::new()).collect();
                            open.push(Open { capability: time.delayed(&its, 0), time: its, rows });
                        }
                    }
                    let to = worker(place(&row));
                    let rows = &mut open[at].rows[to];
                    rows.push(row);
                    if rows.len() == most {
                        open[at].send(to, output);
                    }
                }
            });
            open.retain_mut(|open| {
                let more_come = frontier.less_equal(&open.time);
                for to in (0..peers).filter(|_| !more_come) {
                    if !open.rows[to].is_empty() {
                        open.send(to, output);
                    }
                }
                more_come
            });
        }
    })
}

/// That rows which are [`dealt`] arrive where they belong.
pub fn arriving<D: Plain, T: Timestamp>() -> impl ParallelizationContract<T, Sent<D, T>> {
    DistributorPact(|_| Route)
}

/// Sends rows as they were put together.
struct Route;

impl<D, T: Timestamp> Distributor<Sent<D, T>> for Route {
    fn partition<S: Clone, P: Push<Message<S, Sent<D, T>>>>(
        &mut self,
        sent: &mut Sent<D, T>,
        stamp: &Stamp<S>,
        to: &mut [P],
    ) {
        let to = &mut to[sent.to as usize];
        Message::push_at(sent, stamp.clone(), to);
    }

    fn flush<S: Clone, P: Push<Message<S, Sent<D, T>>>>(&mut self, _: &Stamp<S>, _: &mut [P]) {}
}

/// `rows`, those with an equal `place` at one worker.
pub fn exchanged<'s, D: Plain, T: Timestamp>(
    rows: VecCollection<'s, T, D, Present>,
    place: impl FnMut(&D) -> u64 + 'static,
) -> StreamVec<'s, T, Update<D, T>> {
    dealt(rows, |_| true, place).unary::<NoopBuilder<Vec<_>>, _, _, _>(arriving(), "Arrive", |_, _| {
        |input, output| {
            input.for_each(|time, sent| {
                let rows = mem::take(&mut sent.rows);
                let mut rows = rows.into_iter().map(|row| (row, sent.time.clone(), Present)).collect();
                output.session_with_builder(&time).give_container(&mut rows);
            });
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::row::Wide;
    use std::fmt::Debug;
    use timely::{bytes::arc::BytesMut, order::Product};

    fn survive<D: Plain + Debug + PartialEq>(rows: Vec<D>) -> usize {
        let sent = Sent { to: 3, time: Product::new((), 70_000_u32), rows };
        let mut bytes = Vec::new();
        sent.into_bytes(&mut bytes);
        assert_eq!(bytes.len(), sent.length_in_bytes());
        assert_eq!(bytes.len() % WORD, 0, "messages are aligned");
        let length = bytes.len();
        let read = Sent::<D, Product<(), u32>>::from_bytes(BytesMut::from(bytes).freeze());
        assert_eq!((read.to, read.time, read.rows), (sent.to, sent.time, sent.rows));
        length
    }

    #[test]
    fn rows_survive_in_as_few_bytes_as_they_need() {
        let cells = [0, 1, 255, 256, 70_000, 1 << 24, u32::MAX - 1, u32::MAX];
        for (most, &last) in cells.iter().enumerate() {
            let pairs = cells[..=most].iter().flat_map(|&a| [[a, last], [last, a], [a, 0]]);
            let rows: Vec<u64> = pairs.map(|row| u64::pack(&row)).collect();
            survive(rows.clone());
            survive(rows.iter().copied().zip(rows.iter().rev().copied()).collect::<Vec<_>>());
        }
        let small: Vec<u64> = (0..1000).map(|row| u64::pack(&[row, row % 7])).collect();
        assert!(survive(small.clone()) < 3100, "two bytes and one for each row");
        survive(small.iter().map(|row| Wide::pack(&[row.cell(0), 7, 9])).collect());
        survive(vec![(0_u64, 0_u64); 5]);
        survive(Vec::<u64>::new());
    }
}
