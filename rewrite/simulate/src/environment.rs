//! The environment of a program: functions without a body, and values that cannot be computed.

use dfquery_graph::{bits::Bits, random};
use std::collections::BTreeSet;

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

    /// Number of calls so far; 0 where nobody counts them.
    fn calls(&self) -> usize {
        0
    }

    /// The value that the instruction or operator `origin` gives when it is executed for the `turn`-th time.
    fn source(&mut self, origin: &str, turn: u32, width: u32) -> Bits;

    /// The value of the constant expression `text`.
    fn constant(&mut self, text: &str, width: u32) -> Bits;

    /// The value that the pure operator `name`, which has no arithmetic here, gives for `operands`; none if a run has to end
    /// where it is met.
    fn opaque(&mut self, name: &str, operands: &[Bits], width: u32) -> Option<Bits> {
        let _ = (name, operands, width);
        None
    }
}

/// An environment whose answers follow from a seed, and which keeps a log of the calls.
#[derive(Clone, Debug)]
pub struct SeededEnvironment {
    seed: u64,
    /// The calls so far.
    pub calls: Vec<Call>,
    /// The result of every call, if that is said; else it follows from the seed.
    pub external: Option<i64>,
    /// The instructions, operators and constant expressions that gave a value which nothing computes.
    pub sources: BTreeSet<String>,
    /// The pure operators without arithmetic that were given any value for their operands, the same for the same ones; none if
    /// a run ends at them.
    pub assumed: Option<BTreeSet<String>>,
}

impl SeededEnvironment {
    /// The environment of `seed`, in which nothing has been called.
    pub fn new(seed: u64) -> SeededEnvironment {
        let (calls, sources) = (Vec::new(), BTreeSet::new());
        SeededEnvironment { seed, calls, external: None, sources, assumed: None }
    }

    /// The same, where pure operators without arithmetic have any value.
    pub fn assuming(seed: u64) -> SeededEnvironment {
        SeededEnvironment { assumed: Some(BTreeSet::new()), ..SeededEnvironment::new(seed) }
    }

    /// Takes down what gives a value that nothing computes.
    fn note(&mut self, source: &str) {
        if !self.sources.contains(source) {
            self.sources.insert(source.to_owned());
        }
    }
}

impl Environment for SeededEnvironment {
    fn call(&mut self, call: Call, width: u32) -> Bits {
        let any = || random::value(random::draw(self.seed, (&call, self.calls.len())), width);
        let result = self.external.map_or_else(any, |number| Bits::from_i64(width, number));
        self.calls.push(call);
        result
    }

    fn calls(&self) -> usize {
        self.calls.len()
    }

    fn source(&mut self, origin: &str, turn: u32, width: u32) -> Bits {
        self.note(origin);
        random::value(random::draw(self.seed, (origin, turn)), width)
    }

    fn constant(&mut self, text: &str, width: u32) -> Bits {
        self.note(text);
        random::value(random::draw(self.seed, text), width)
    }

    fn opaque(&mut self, name: &str, operands: &[Bits], width: u32) -> Option<Bits> {
        self.assumed.as_mut()?.insert(name.to_owned());
        Some(random::value(random::draw(self.seed, (name, operands)), width))
    }
}
