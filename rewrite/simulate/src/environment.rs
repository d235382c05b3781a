//! What lies outside the program: functions without a body, and values that cannot be computed.

use dfquery_graph::{bits::Bits, random};

/// A call out of the program.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Call {
    /// The callee with its `@`, the text of an `asm`, or the address that was called.
    pub callee: String,
    /// The arguments in order.
    pub arguments: Vec<Bits>,
}

/// The answers to calls out of the program, the same for the interpreter and the simulator.
pub trait Environment {
    /// The result of `call`, `width` bits wide.
    fn call(&mut self, call: Call, width: u32) -> Bits;

    /// The value that the instruction or operator `origin` gives when it is executed for the `turn`-th time.
    fn source(&mut self, origin: &str, turn: u32, width: u32) -> Bits;

    /// The value of the constant expression `text`.
    fn constant(&mut self, text: &str, width: u32) -> Bits;
}

/// An environment whose answers follow from a seed, and which keeps a log of the calls.
#[derive(Clone, Debug)]
pub struct SeededEnvironment {
    seed: u64,
    /// The calls so far.
    pub calls: Vec<Call>,
}

impl SeededEnvironment {
    /// The environment of `seed`, in which nothing has been called.
    pub fn new(seed: u64) -> SeededEnvironment {
        SeededEnvironment { seed, calls: Vec::new() }
    }
}

impl Environment for SeededEnvironment {
    fn call(&mut self, call: Call, width: u32) -> Bits {
        let result = random::value(random::draw(self.seed, (&call, self.calls.len())), width);
        self.calls.push(call);
        result
    }

    fn source(&mut self, origin: &str, turn: u32, width: u32) -> Bits {
        random::value(random::draw(self.seed, (origin, turn)), width)
    }

    fn constant(&mut self, text: &str, width: u32) -> Bits {
        random::value(random::draw(self.seed, text), width)
    }
}
