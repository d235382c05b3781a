//! Rows on their way between processes: all cells of a message side by side, in as few bytes as they need.
//!
//! A message with its own time for each row, or with rows of more than two cells, is encoded value by value.

use crate::lane::Lane;
use differential_dataflow::{ExchangeData, VecCollection, difference::Present};
use std::{io::Write, mem, vec};
use timely::{
    Accountable,
    bytes::arc::Bytes,
    container::{CapacityContainerBuilder, DrainContainer, PushInto, SizableContainer},
    dataflow::{
        Stream, StreamVec,
        channels::{
            ContainerBytes,
            pact::{ExchangeCore, ParallelizationContract, Pipeline},
        },
        operators::generic::operator::Operator,
    },
    progress::Timestamp,
};

/// A row with its time.
pub type Update<D, T> = (D, T, Present);

/// Rows that are sent together.
#[derive(Clone)]
pub struct Sent<D, T>(Vec<Update<D, T>>);

impl<D, T> Sent<D, T> {
    /// The rows.
    pub fn rows(&mut self) -> &mut Vec<Update<D, T>> {
        &mut self.0
    }
}

/// A row, or a key with a value.
pub trait Plain: ExchangeData {
    /// How many numbers it is; 0 if it is not so many each time.
    const NUMBERS: usize;

    /// The number at a place.
    fn number(&self, at: usize) -> u64;

    /// What has these numbers.
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

/// How rows of one time are encoded: by number how many bytes its upper and its lower half have.
struct Layout {
    widths: [[usize; 2]; MOST],
    time: Vec<u8>,
}

/// The bytes of the first fields: how many rows there are, the widths, and how long the time is.
const HEAD: usize = 16;

/// Written in the place of how many rows there are, where these are encoded value by value.
const APART: u32 = u32::MAX;

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
    fn layout(&self) -> Option<Layout> {
        let (_, time, _) = self.0.first()?;
        if D::NUMBERS == 0 || self.0.iter().any(|(_, other, _)| other != time) {
            return None;
        }
        let mut all = [0; MOST];
        for (row, _, _) in &self.0 {
            all.iter_mut().take(D::NUMBERS).enumerate().for_each(|(at, all)| *all |= row.number(at));
        }
        let width = |bits: u64| (u64::BITS - bits.leading_zeros()).div_ceil(u8::BITS) as usize;
        let widths = all.map(|all| [width(all >> 32), width(all & u64::from(u32::MAX))]);
        Some(Layout { widths, time: bincode::serialize(time).expect("a time has an encoding") })
    }

    fn encoded(&self, layout: &Layout) -> Vec<u8> {
        let mut bytes = vec![0; layout.length(self.0.len())];
        bytes[..4].copy_from_slice(&(self.0.len() as u32).to_le_bytes());
        let widths = layout.widths.as_flattened().iter();
        bytes[4..8].iter_mut().zip(widths).for_each(|(byte, &width)| *byte = width as u8);
        bytes[8..12].copy_from_slice(&(layout.time.len() as u32).to_le_bytes());
        bytes[HEAD..HEAD + layout.time.len()].copy_from_slice(&layout.time);
        let mut at = HEAD + padded(layout.time.len());
        for (row, _, _) in &self.0 {
            for (place, [upper, lower]) in layout.widths.iter().enumerate().take(D::NUMBERS) {
                let number = row.number(place);
                let cells = (number >> 32) << (8 * lower) | (number & u64::from(u32::MAX));
                // What is too much is written over by what follows.
                bytes[at..at + WORD].copy_from_slice(&cells.to_le_bytes());
                at += upper + lower;
            }
        }
        let end = HEAD + padded(layout.time.len()) + self.0.len() * layout.stride();
        bytes[end..].fill(0);
        bytes
    }

    fn decoded(bytes: &[u8]) -> Option<Self> {
        let number = |at: usize| Some(u32::from_le_bytes(bytes.get(at..at + 4)?.try_into().ok()?));
        let count = number(0)?;
        if count == APART {
            return bincode::deserialize(&bytes[WORD..]).ok().map(Sent);
        }
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
            rows.push((D::of(numbers), time.clone(), Present));
        }
        Some(Sent(rows))
    }
}

impl<D: Plain, T: Timestamp> ContainerBytes for Sent<D, T> {
    fn from_bytes(bytes: Bytes) -> Self {
        Sent::decoded(&bytes).expect("a process of the same version has encoded it")
    }

    fn length_in_bytes(&self) -> usize {
        self.layout().map_or_else(|| WORD + self.0.length_in_bytes(), |layout| layout.length(self.0.len()))
    }

    fn into_bytes<W: Write>(&self, writer: &mut W) {
        let written = match self.layout() {
            Some(layout) => writer.write_all(&self.encoded(&layout)),
            None => {
                let written = writer.write_all(&u64::from(APART).to_le_bytes());
                self.0.into_bytes(writer);
                written
            }
        };
        written.expect("there is as much room as was asked for");
    }
}

impl<D, T> Default for Sent<D, T> {
    fn default() -> Self {
        Sent(Vec::new())
    }
}

impl<D, T> Accountable for Sent<D, T> {
    fn record_count(&self) -> i64 {
        self.0.record_count()
    }
}

impl<D: 'static, T: 'static> DrainContainer for Sent<D, T> {
    type Item<'a> = Update<D, T>;
    type DrainIter<'a> = vec::Drain<'a, Update<D, T>>;

    fn drain(&mut self) -> Self::DrainIter<'_> {
        self.0.drain(..)
    }
}

impl<D, T> SizableContainer for Sent<D, T> {
    fn at_capacity(&self) -> bool {
        self.0.at_capacity()
    }

    fn ensure_capacity(&mut self, stash: &mut Option<Self>) {
        let mut inner = stash.take().map(|stash| stash.0);
        self.0.ensure_capacity(&mut inner);
        *stash = inner.map(Sent);
    }
}

impl<D, T> PushInto<Update<D, T>> for Sent<D, T> {
    fn push_into(&mut self, row: Update<D, T>) {
        self.0.push(row);
    }
}

/// `rows` as they are sent.
pub fn packed<'s, D: Plain, T: Timestamp>(
    rows: VecCollection<'s, T, D, Present>,
) -> Stream<'s, T, Sent<D, T>> {
    rows.inner.unary::<CapacityContainerBuilder<Sent<D, T>>, _, _, _>(Pipeline, "Pack", |_, _| {
        |input, output| {
            input.for_each(|time, data| {
                output.session(&time).give_container(&mut Sent(mem::take(data)));
            });
        }
    })
}

/// That rows go to the worker of their `place`.
pub fn to<D: Plain, T: Timestamp>(
    mut place: impl FnMut(&D) -> u64 + 'static,
) -> impl ParallelizationContract<T, Sent<D, T>> {
    ExchangeCore::<CapacityContainerBuilder<Sent<D, T>>, _>::new(move |(row, _, _): &Update<D, T>| place(row))
}

/// `rows`, those with an equal `place` at one worker.
pub fn dealt<'s, D: Plain, T: Timestamp>(
    rows: VecCollection<'s, T, D, Present>,
    place: impl FnMut(&D) -> u64 + 'static,
) -> StreamVec<'s, T, Update<D, T>> {
    packed(rows).unary::<CapacityContainerBuilder<Vec<_>>, _, _, _>(to(place), "Deal", |_, _| {
        |input, output| {
            input.for_each(|time, data| {
                output.session(&time).give_container(data.rows());
            });
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lane::Wide;
    use std::fmt::Debug;
    use timely::order::Product;

    fn survive<D: Plain + Debug + PartialEq>(rows: Vec<Update<D, Product<(), u32>>>) -> usize {
        let sent = Sent(rows);
        let mut bytes = Vec::new();
        sent.into_bytes(&mut bytes);
        assert_eq!(bytes.len(), sent.length_in_bytes());
        assert_eq!(bytes.len() % WORD, 0, "messages are aligned");
        let read = Sent::<D, Product<(), u32>>::decoded(&bytes).expect("it was encoded");
        assert!(read.0 == sent.0, "{:?}", sent.0);
        bytes.len()
    }

    #[test]
    fn rows_survive_in_as_few_bytes_as_they_need() {
        let at = |round| Product::new((), round);
        let cells = [0, 1, 255, 256, 70_000, 1 << 24, u32::MAX - 1, u32::MAX];
        for (most, &last) in cells.iter().enumerate() {
            let rows = |round: u32| {
                let pairs = cells[..=most].iter().flat_map(|&a| [[a, last], [last, a], [a, 0]]);
                pairs.map(move |row| (u64::pack(&row), at(round), Present)).collect::<Vec<_>>()
            };
            survive(rows(3));
            survive([rows(3), rows(4)].concat());
            let pairs = rows(7).into_iter().zip(rows(7).into_iter().rev());
            survive(pairs.map(|((a, time, _), (b, _, _))| ((a, b), time, Present)).collect());
        }
        let small: Vec<_> = (0..1000).map(|row| (u64::pack(&[row, row % 7]), at(1), Present)).collect();
        assert!(survive(small.clone()) < 3100, "two bytes and one for each row");
        let wide = small.iter().map(|(row, time, _)| (Wide::pack(&[row.cell(0), 7, 9]), *time, Present));
        survive(wide.collect());
        survive(vec![((0_u64, 0_u64), at(1), Present); 5]);
    }
}
