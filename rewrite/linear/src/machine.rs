//! The machine that runs trees and linear code: memory, calls, and a trace of observable events.

use std::{collections::BTreeMap, fmt};

/// Addresses below are no memory: to access them is a fault.
const NULL: u32 = 4096;
/// Calls write to one of so many words from [`SHARED`] on: loads tell whether they stand before or after a call.
const WORDS: u32 = 8;
/// The address of the first of these words.
pub const SHARED: u32 = 0x1_0000;

/// An observable event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A call, with its arguments.
    Call(String, Vec<u64>),
    /// A store of 32 bits to memory; one of 64 bits is two.
    Store(u32, u32),
}

/// The reason why a run ends before it returns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trap {
    /// Memory was accessed where there is none.
    Null,
    /// A division by zero.
    Zero,
    /// The index of an array was out of its range.
    Range,
    /// More steps than allowed.
    Steps,
    /// The code cannot be executed: what is wrong with it.
    Code(String),
}

impl fmt::Display for Trap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trap::Null => write!(f, "an access to no memory"),
            Trap::Zero => write!(f, "a division by zero"),
            Trap::Range => write!(f, "an index out of its range"),
            Trap::Steps => write!(f, "more steps than allowed"),
            Trap::Code(what) => write!(f, "code that cannot be executed: {what}"),
        }
    }
}

/// Memory and the world outside.
///
/// Memory begins with contents, and calls return values, that follow from a seed.
#[derive(Clone, Debug)]
pub struct Machine {
    seed: u64,
    words: BTreeMap<u32, u8>,
    /// The observable events so far.
    pub trace: Vec<Event>,
    steps: u64,
    calls: u64,
}

impl Machine {
    /// A machine at its start, for a run of `steps` steps at most.
    pub fn new(seed: u64, steps: u64) -> Self {
        Machine { seed, words: BTreeMap::new(), trace: Vec::new(), steps, calls: 0 }
    }

    /// Takes one step.
    ///
    /// # Errors
    ///
    /// The trap that ends the run.
    pub fn step(&mut self) -> Result<(), Trap> {
        dfquery_engine::cancel::check();
        self.steps = self.steps.checked_sub(1).ok_or(Trap::Steps)?;
        Ok(())
    }

    fn byte(&self, address: u32) -> u8 {
        let first = mixed(self.seed ^ u64::from(address / 4)) >> (address % 4 * 8);
        self.words.get(&address).copied().unwrap_or(first as u8)
    }

    /// The 32 bits at `address`.
    ///
    /// # Errors
    ///
    /// The trap that ends the run.
    pub fn load(&self, address: u32) -> Result<u32, Trap> {
        if address < NULL {
            return Err(Trap::Null);
        }
        Ok(u32::from_le_bytes([0, 1, 2, 3].map(|at| self.byte(address.wrapping_add(at)))))
    }

    /// Stores 32 bits at `address`.
    ///
    /// # Errors
    ///
    /// The trap that ends the run.
    pub fn store(&mut self, address: u32, value: u32) -> Result<(), Trap> {
        if address < NULL {
            return Err(Trap::Null);
        }
        self.trace.push(Event::Store(address, value));
        self.write(address, value);
        Ok(())
    }

    fn write(&mut self, address: u32, value: u32) {
        for (at, byte) in (0..).zip(value.to_le_bytes()) {
            self.words.insert(address.wrapping_add(at), byte);
        }
    }

    /// Calls `callee`; helpers compute, everything else is noticed, returns something and changes some word of memory.
    ///
    /// # Errors
    ///
    /// The trap that ends the run.
    pub fn call(&mut self, callee: &str, arguments: &[u64]) -> Result<u64, Trap> {
        if let Some(helper) = callee.strip_prefix("helper.")
            && let [x, y] = *arguments
        {
            let bits = y as u32 & 63;
            return Ok(match helper {
                "shl64" => x << bits,
                "shr64" => x >> bits,
                "sar64" => ((x as i64) >> bits) as u64,
                "mul64" => x.wrapping_mul(y),
                "div64" | "mod64" | "udiv64" | "umod64" if y == 0 => return Err(Trap::Zero),
                "udiv64" => x / y,
                "umod64" => x % y,
                "div64" => (x as i64).wrapping_div(y as i64) as u64,
                "mod64" => (x as i64).wrapping_rem(y as i64) as u64,
                _ => return Err(Trap::Code(format!("there is no `{callee}`"))),
            });
        }
        self.calls += 1;
        let name = callee.bytes().fold(0_u64, |hash, byte| mixed(hash ^ u64::from(byte)));
        let hash = arguments.iter().fold(name ^ mixed(self.calls), |hash, &argument| mixed(hash ^ argument));
        self.trace.push(Event::Call(callee.to_owned(), arguments.to_vec()));
        let result = mixed(hash ^ self.seed);
        self.write(SHARED + (hash as u32 % WORDS) * 4, (result >> 7) as u32);
        Ok(result)
    }
}

/// A number in which every bit of `x` has been heard.
///
/// Source  the finaliser of SplitMix64: Steele, Lea, Flood, OOPSLA 2014
pub fn mixed(x: u64) -> u64 {
    let x = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}
