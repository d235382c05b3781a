//! The services of a running program that both machines use.

use crate::{program::Program, undefined::Watch};
use dfquery_graph::{
    bits::Bits,
    semantics::{Further, Semantics},
    trap::{Reason, Trap},
};
use rustc_hash::FxHashMap;

/// One invocation of a function.
#[derive(Default)]
pub struct Frame {
    pub(crate) depth: u32,
    /// The number of times each source and allocation has been executed.
    turns: FxHashMap<String, u32>,
    /// Address and bytes of what the invocation has allocated.
    pub(crate) allocations: Vec<(u64, u64)>,
    /// The arguments that no parameter is bound to.
    pub(crate) further: Vec<FurtherArgument>,
}

/// An argument that no parameter is bound to.
#[derive(Clone, Debug)]
pub(crate) struct FurtherArgument {
    pub(crate) further: Further,
    /// The value, or the address of the memory that was copied.
    pub(crate) value: Bits,
    /// The bytes that were at the address, if they were copied.
    pub(crate) copied: Option<Vec<u8>>,
}

impl Frame {
    /// One at the limit of nested calls, of which nothing was executed.
    pub(crate) fn new(depth: u32) -> Frame {
        Frame { depth, ..Frame::default() }
    }

    /// The number of times `origin` has been executed before in this invocation.
    pub(crate) fn turn(&mut self, origin: &str) -> u32 {
        let turn = self.turns.entry(origin.to_owned()).or_default();
        *turn += 1;
        *turn - 1
    }
}

/// A running program, as a machine sees it: machines call functions through it, which other machines may run.
pub trait Host<'a> {
    /// The program that runs.
    fn program(&self) -> &'a Program<'a>;

    /// Takes one step of the interpreter.
    ///
    /// # Errors
    ///
    /// The trap that ends the run.
    fn step(&mut self) -> Result<(), Reason>;

    /// Begins an invocation.
    ///
    /// # Errors
    ///
    /// [`Reason::Depth`] if calls nest too deeply.
    fn enter(&mut self) -> Result<Frame, Reason>;

    /// Ends an invocation: what it allocated is gone.
    fn leave(&mut self, frame: Frame);

    /// Takes note of what the interpreter is about to do: `instruction`, with the operands `x`.
    fn note(&mut self, instruction: u32, semantics: &Semantics, x: &[Bits], frame: &Frame) {
        let _ = (instruction, semantics, x, frame);
    }

    /// Takes note of the way that the interpreter goes: from the block that `terminator` ends to block number `to` of
    /// its function.
    fn note_way(&mut self, terminator: Option<u32>, to: usize) {
        let _ = (terminator, to);
    }

    /// The record of undefined values, if they are tracked.
    fn watch(&mut self) -> Option<&mut Watch> {
        None
    }

    /// Does what `semantics` says, with the operands `x`; actions without a value give 0 of their width.
    ///
    /// # Errors
    ///
    /// The trap that ends the run.
    fn perform(&mut self, semantics: &Semantics, x: &[Bits], frame: &mut Frame) -> Result<Bits, Trap>;

    /// The value of a constant expression that facts only quote.
    fn constant(&mut self, text: &str, width: u32) -> Bits;
}
