//! Memory and results of native code, held against those of a machine.

use super::module::{Call, Module, Object};
use crate::{
    layout::{Distance, Layout},
    memory::{Memory, STACK},
    program::Program,
};
use dfquery_graph::bits::Bits;
use std::{collections::BTreeMap, sync::Arc};

/// The bytes of a variable.
type Bytes = Arc<Vec<u8>>;

/// Bytes of a pointer on every machine that code is compiled for.
const POINTER: usize = 8;
/// The maximum distance from a variable at which a pointer still counts as one to it.
const NEAR: u64 = 1 << 16;
/// Bytes of the stack.
const STACK_BYTES: u64 = 1 << 26;

/// The state that native code leaves.
#[derive(Clone, Default, Debug)]
pub struct State {
    /// Its result, as it lies in memory.
    pub result: Vec<u8>,
    /// The bits that are part of the result.
    pub mask: Vec<u8>,
    /// The addresses of thread-local variables, by their number.
    pub threads: Vec<(usize, u64)>,
    /// The changed contents of variables: number, offset and bytes.
    pub objects: Vec<(usize, usize, Vec<u8>)>,
    /// Addresses and contents of other memory that changed.
    pub pages: Vec<(u64, Vec<u8>)>,
}

/// The addresses of the variables and functions of a program in an executable, and the initial contents.
pub struct Image {
    objects: Vec<Placed>,
    distances: Vec<Distance>,
    /// The addresses of pointers that have no target on the machines.
    unplaced: Vec<u64>,
    stack: u64,
}

struct Placed {
    object: Object,
    address: u64,
    bytes: Bytes,
}

/// A place at which native code has something else than a machine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    place: Place,
    found: Shown,
    expected: Vec<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Place {
    Result,
    Memory(u64),
}

/// Bytes of native code, with the variable that they lead to in place of an address.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Shown {
    Bytes(Vec<u8>),
    Address(u64),
}

impl Image {
    /// The objects of `module`, which are nowhere yet.
    pub fn new(program: &Program, module: &Module, stack: u64) -> Image {
        let objects = module.objects.iter().map(|object| {
            debug_assert!(program.layout.address(&object.name).is_some());
            Placed { object: object.clone(), address: 0, bytes: Arc::default() }
        });
        Image {
            objects: objects.collect(),
            distances: program.layout.distances().to_vec(),
            unplaced: program.layout.unplaced().to_vec(),
            stack,
        }
    }

    /// Places the object `number`.
    pub fn place(&mut self, number: usize, address: u64, bytes: Vec<u8>) {
        if let Some(placed) = self.objects.get_mut(number) {
            (placed.address, placed.bytes) = (address, Arc::new(bytes));
        }
    }

    /// The first variable that does not hold what `memory` has there.
    pub fn initial_difference(&self, memory: &Memory) -> Option<Difference> {
        let own = self.objects.iter().filter(|placed| placed.object.is_variable && !placed.object.is_outside);
        own.into_iter().find_map(|placed| {
            let start = placed.object.simulated;
            self.memory_difference(start, &placed.bytes, memory, &[])
        })
    }

    /// The first thing in which `state` differs from `results` and `memory`.
    pub fn difference(
        &self,
        results: &Bits,
        memory: &Memory,
        call: &Call,
        state: &State,
    ) -> Option<Difference> {
        self.result_difference(results, call, state).or_else(|| {
            let ours = self.written(memory, state);
            ours.into_iter().find_map(|(address, native)| {
                self.memory_difference(address, &native, memory, &state.threads)
            })
        })
    }

    fn result_difference(&self, results: &Bits, call: &Call, state: &State) -> Option<Difference> {
        let masked = |bytes: Vec<u8>| -> Vec<u8> {
            let mask = state.mask.iter().copied().chain(std::iter::repeat(0));
            bytes.into_iter().zip(mask).map(|(byte, mask)| byte & mask).take(call.result_bytes).collect()
        };
        let native = masked(Bits::from_bytes(call.result_width, &state.result).bytes().collect());
        let ours = masked(results.bytes().collect());
        let at = self.first_difference(&ours, &native, &state.threads)?;
        let word = at / POINTER * POINTER..(at / POINTER * POINTER + POINTER).min(ours.len());
        Some(Difference {
            place: Place::Result,
            found: self.shown(&native[word.clone()], &state.threads),
            expected: ours[word].to_vec(),
        })
    }

    /// All memory that native code or the machine changed, by the machine's addresses, with what native code has there.
    fn written(&self, memory: &Memory, state: &State) -> BTreeMap<u64, Vec<u8>> {
        let mut native = BTreeMap::new();
        for (number, placed) in
            self.objects.iter().enumerate().filter(|(_, placed)| placed.object.is_variable)
        {
            let (start, length) = (placed.object.simulated, placed.bytes.len() as u64);
            let changed: Vec<_> = state.objects.iter().filter(|changed| changed.0 == number).collect();
            if changed.is_empty() && !memory.is_written(start, length) {
                continue;
            }
            let mut bytes = match placed.object.is_outside {
                true => (0..length).map(|at| memory.first_byte(start + at)).collect(),
                false => placed.bytes.to_vec(),
            };
            for (_, offset, new) in changed {
                if let Some(place) = bytes.get_mut(*offset..offset + new.len()) {
                    place.copy_from_slice(new);
                }
            }
            native.insert(start, bytes);
        }
        let is_known = |address: u64| self.objects.iter().any(|placed| placed.object.holds(address));
        let untouched = |(address, length): (u64, u64)| {
            // What lies between variables belongs to none.
            let rest = (address..address + length).filter(|at| !is_known(*at));
            rest.map(|at| (at, memory.first_byte(at))).collect::<Vec<_>>()
        };
        let mut bytes: BTreeMap<u64, u8> = memory.written_pages().flat_map(untouched).collect();
        for (address, page) in &state.pages {
            bytes.extend((*address..).zip(page.iter().copied()));
        }
        native.extend(rows(bytes));
        native
    }

    fn memory_difference(
        &self,
        address: u64,
        native: &[u8],
        memory: &Memory,
        threads: &[(usize, u64)],
    ) -> Option<Difference> {
        let ours: Vec<u8> = (0..native.len() as u64).map(|at| memory.byte(address + at)).collect();
        let native = &self.with_distances(address, native, &ours)[..];
        let at = self.first_difference(&ours, native, threads)?;
        let start = (address + at as u64) / POINTER as u64 * POINTER as u64;
        let from = start.max(address) - address;
        let word = from as usize..(from as usize + POINTER).min(ours.len());
        Some(Difference {
            place: Place::Memory(address + at as u64),
            found: self.shown(&native[word.clone()], threads),
            expected: ours[word].to_vec(),
        })
    }

    /// The bytes `native` from `address` on, with the distances of `ours` where both lead to the same, and with pointers to
    /// what has no address on the machines.
    fn with_distances(&self, address: u64, native: &[u8], ours: &[u8]) -> Vec<u8> {
        let mut native = native.to_vec();
        let end = address + native.len() as u64;
        let inside =
            |distance: &&Distance| distance.address >= address && distance.address + distance.bytes <= end;
        for distance in self.distances.iter().filter(inside) {
            let at = (distance.address - address) as usize;
            let place = at..at + distance.bytes as usize;
            let start = self.objects.iter().find(|placed| placed.object.simulated == distance.base);
            let start = start.map_or(0, |placed| placed.address);
            let from = |start: u64, bytes: &[u8]| start.wrapping_add_signed(signed(bytes));
            if self.corresponds(
                from(distance.base, &ours[place.clone()]),
                from(start, &native[place.clone()]),
                &[],
            ) {
                native[place.clone()].copy_from_slice(&ours[place]);
            }
        }
        let unplaced = self.unplaced.iter().filter(|&&at| at >= address && at + POINTER as u64 <= end);
        for at in unplaced.map(|at| (at - address) as usize) {
            native[at..at + POINTER].copy_from_slice(&ours[at..at + POINTER]);
        }
        native
    }

    /// The first byte that differs and is not part of a pointer to the same place.
    fn first_difference(&self, ours: &[u8], native: &[u8], threads: &[(usize, u64)]) -> Option<usize> {
        let mut at = 0;
        while at < ours.len().min(native.len()) {
            if ours[at] == native[at] {
                at += 1;
                continue;
            }
            let starts = at.saturating_sub(POINTER - 1)..=at;
            let pointer = starts
                .filter(|start| start + POINTER <= ours.len())
                .find(|&start| self.corresponds(word(&ours[start..]), word(&native[start..]), threads));
            let Some(start) = pointer else { return Some(at) };
            at = start + POINTER;
        }
        None
    }

    /// Returns true if the address `native` is there what `ours` is on the machines.
    fn corresponds(&self, ours: u64, native: u64, threads: &[(usize, u64)]) -> bool {
        let on_stack = (self.stack..self.stack + STACK_BYTES).contains(&native);
        on_stack && (STACK..2 * STACK).contains(&ours)
            || self.meanings(native, threads).any(|other| other == ours)
    }

    /// The possible addresses of `native` on the machines: those for each variable that it points into or near to.
    fn meanings<'i>(&'i self, native: u64, threads: &'i [(usize, u64)]) -> impl Iterator<Item = u64> + 'i {
        self.objects.iter().enumerate().filter_map(move |(number, placed)| {
            let of_thread = threads.iter().find(|thread| thread.0 == number);
            let start = of_thread.map_or(placed.address, |thread| thread.1);
            let distance = native.wrapping_sub(start) as i64;
            let reach = NEAR + placed.bytes.len() as u64;
            (start != 0 && distance.unsigned_abs() <= reach)
                .then(|| placed.object.simulated.wrapping_add_signed(distance))
        })
    }

    /// Bytes, or the address that they mean on the machines.
    fn shown(&self, native: &[u8], threads: &[(usize, u64)]) -> Shown {
        let address = (native.len() == POINTER).then(|| self.inside(word(native), threads)).flatten();
        address.map_or_else(|| Shown::Bytes(native.to_vec()), Shown::Address)
    }

    /// The first address of the machines that `native` is inside the same object.
    fn inside(&self, native: u64, threads: &[(usize, u64)]) -> Option<u64> {
        self.meanings(native, threads).find(|&meaning| {
            self.objects
                .iter()
                .any(|placed| placed.object.holds(meaning) || placed.object.simulated == meaning)
        })
    }
}

/// The word at the start of `bytes`.
fn word(bytes: &[u8]) -> u64 {
    bytes.iter().take(POINTER).rev().fold(0, |word, &byte| word << 8 | u64::from(byte))
}

/// The signed number that all of `bytes` are.
fn signed(bytes: &[u8]) -> i64 {
    let unused = 64 - 8 * bytes.len().clamp(1, POINTER) as u32;
    (word(bytes) << unused) as i64 >> unused
}

/// Bytes by their addresses, put together where they follow one another.
fn rows(bytes: BTreeMap<u64, u8>) -> BTreeMap<u64, Vec<u8>> {
    let mut rows: BTreeMap<u64, Vec<u8>> = BTreeMap::new();
    for (address, byte) in bytes {
        match rows.last_entry() {
            Some(mut last) if last.key() + last.get().len() as u64 == address => last.get_mut().push(byte),
            _ => drop(rows.insert(address, vec![byte])),
        }
    }
    rows
}

impl Difference {
    /// The difference in words: native code's value first.
    pub fn to_string(&self, layout: &Layout) -> String {
        let number = |bytes: &[u8]| format!("{:#x}", word(bytes));
        let found = match &self.found {
            Shown::Bytes(bytes) => number(bytes),
            Shown::Address(address) => layout.describe(*address),
        };
        let expected = match layout.describe(word(&self.expected)) {
            text if self.expected.len() == POINTER && !text.starts_with("0x") => text,
            _ => number(&self.expected),
        };
        match &self.place {
            Place::Result => format!("the result is {found}, not {expected}"),
            Place::Memory(address) => {
                format!("memory at {} is {found}, not {expected}", layout.describe(*address))
            }
        }
    }
}
