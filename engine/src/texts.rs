//! Texts that rules put together.
//!
//! Rules make texts while they run, on several threads, so the table grows behind a shared reference, as that of
//! records does. The numbers of made texts follow the order in which they were made, which is not that of a module: what
//! is printed is sorted by the texts.

use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;
use std::{
    hash::BuildHasher,
    sync::{
        Mutex, OnceLock, PoisonError,
        atomic::{AtomicU32, Ordering},
    },
};

/// The number of the first made text: those of facts have smaller ones.
pub const MADE: u32 = 1 << 31;

/// The texts of the first chunk; each further one has room for twice as many.
const FIRST: usize = 64;

/// The chunks for 2^31 texts.
const CHUNKS: usize = 26;

/// Room for texts, each written once.
type Chunk = Box<[OnceLock<Box<str>>]>;

/// All texts that rules have made of one fact base.
#[derive(Debug, Default)]
pub struct MadeTexts {
    chunks: [OnceLock<Chunk>; CHUNKS],
    /// The numbers of all texts, found by these.
    numbers: Mutex<HashTable<u32>>,
    count: AtomicU32,
}

impl MadeTexts {
    /// Returns true if there are none.
    pub fn is_empty(&self) -> bool {
        self.count.load(Ordering::Acquire) == 0
    }

    /// The number of `text`, new if it was not there.
    ///
    /// # Panics
    ///
    /// If there are 2^31 texts.
    pub fn intern(&self, text: &str) -> u32 {
        let hash = FxBuildHasher.hash_one(text);
        // A thread that was stopped here has left the table whole: a number is added last.
        let mut numbers = self.numbers.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(&number) = numbers.find(hash, |&number| self.get(number) == Some(text)) {
            return number;
        }
        let count = numbers.len();
        let (chunk, at) = place(count);
        let texts = self.chunks[chunk].get_or_init(|| (0..FIRST << chunk).map(|_| OnceLock::new()).collect());
        texts[at].get_or_init(|| text.into());
        let number = MADE + u32::try_from(count).expect("memory ends before the 2^31st text");
        self.count.store(count as u32 + 1, Ordering::Release);
        let rehash = |&number: &u32| FxBuildHasher.hash_one(self.get(number).unwrap_or_default());
        numbers.insert_unique(hash, number, rehash);
        number
    }

    /// The number of `text`, if it was ever made.
    pub fn find(&self, text: &str) -> Option<u32> {
        let numbers = self.numbers.lock().unwrap_or_else(PoisonError::into_inner);
        let hash = FxBuildHasher.hash_one(text);
        numbers.find(hash, |&number| self.get(number) == Some(text)).copied()
    }

    /// Text number `number`, if there is one.
    pub fn get(&self, number: u32) -> Option<&str> {
        let (chunk, at) = place(number.checked_sub(MADE)? as usize);
        self.chunks.get(chunk)?.get()?[at].get().map(AsRef::as_ref)
    }
}

/// The chunk that holds text number `number`, and which of the chunk's texts it is.
fn place(number: usize) -> (usize, usize) {
    let at = number + FIRST;
    let chunk = (at / FIRST).ilog2() as usize;
    (chunk, at - (FIRST << chunk))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_agree_on_numbers() {
        let texts = MadeTexts::default();
        let make = || (0..5000).map(|n| texts.intern(&format!("t{}", n / 2))).collect::<Vec<u32>>();
        let (one, other) = std::thread::scope(|scope| {
            let threads = [scope.spawn(make), scope.spawn(make)];
            let [one, other] = threads.map(|thread| thread.join().expect("interning does not panic"));
            (one, other)
        });
        assert_eq!(one, other);
        assert_eq!(texts.get(one[4321]), Some("t2160"));
        assert_eq!((texts.find("t9"), texts.find("u")), (Some(one[18]), None));
    }
}
