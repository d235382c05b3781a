//! Further arguments, and the lists that `va_start` makes of them, as x86-64 System V has them.
//!
//! A list is 24 bytes: how much of the saved registers has been read (two numbers of 32 bits), and the addresses of the
//! arguments in memory and of the saved registers: 6 of 8 bytes for integers and addresses, then 8 of 16 bytes.

use crate::{
    environment::Environment,
    host::{Frame, FurtherArgument},
    process::Process,
};
use dfquery_graph::{
    bits::Bits,
    semantics::{Further, Place},
    trap::{Reason, Trap},
};

/// Bytes of the registers for integers and addresses, and of all that are saved.
const GENERAL: u64 = 48;
const SAVED: u64 = 176;

/// The place of the next argument.
struct Next {
    /// Bytes after the beginning of the saved registers.
    general: u64,
    vector: u64,
    /// Bytes after the beginning of the memory.
    memory: u64,
}

impl Next {
    /// Bytes from the beginning of the registers if `further` is in one, else of the memory.
    fn take(&mut self, further: &Further) -> Result<(bool, u64), Reason> {
        let Further { place, bytes, align, .. } = further;
        match place {
            Place::General if self.general < GENERAL => {
                self.general += 8;
                Ok((true, self.general - 8))
            }
            Place::Vector if self.vector < SAVED => {
                self.vector += 16;
                Ok((true, self.vector - 16))
            }
            Place::Unknown => Err(Reason::Unsupported("a further argument in several places".into())),
            _ => {
                let start = self.memory.next_multiple_of((*align).max(8));
                self.memory = start + bytes.next_multiple_of(8);
                Ok((false, start))
            }
        }
    }
}

impl<W: Environment> Process<'_, W> {
    /// The arguments among `x` that are `further` ones, after the `parameters`.
    pub(crate) fn further(&self, further: &[Further], x: &[Bits], parameters: usize) -> Vec<FurtherArgument> {
        let argument = |further: &Further| {
            let value = x.get(further.operand as usize)?.clone();
            let bytes =
                |start: u64| (0..further.bytes).map(|at| self.memory.byte(start.wrapping_add(at))).collect();
            let copied = (further.place == Place::Copied).then(|| bytes(value.low()));
            Some(FurtherArgument { further: *further, value, copied })
        };
        further.iter().filter(|further| further.operand as usize >= parameters).filter_map(argument).collect()
    }

    /// Makes the list at `list` of the further arguments of the invocation `frame`, after what `taken` says of its
    /// parameters: how many registers of each kind, and how many bytes of memory.
    pub(crate) fn start_list(
        &mut self,
        origin: &str,
        list: u64,
        taken: [u64; 3],
        frame: &mut Frame,
    ) -> Result<(), Trap> {
        let [general, vector, start] = taken;
        let first = || Next { general: 8 * general, vector: GENERAL + 16 * vector, memory: start };
        let arguments = std::mem::take(&mut frame.further);
        let (mut next, mut places) = (first(), Vec::new());
        for argument in &arguments {
            places.push(next.take(&argument.further)?);
        }
        let saved = self.allocate(&format!("{origin} registers"), 64, SAVED, 16, frame)?.low();
        let memory = self.allocate(&format!("{origin} memory"), 64, next.memory, 16, frame)?.low();
        for (argument, (in_register, offset)) in arguments.iter().zip(places) {
            let address = if in_register { saved } else { memory } + offset;
            match &argument.copied {
                Some(bytes) => self.memory.write(address, bytes),
                None => {
                    let room = if in_register { 8 } else { argument.further.bytes.next_multiple_of(8) };
                    let bytes = room.max(u64::from(argument.value.width().div_ceil(8)));
                    self.memory.store(address, bytes as u32, &argument.value);
                }
            }
        }
        frame.further = arguments;
        let Next { general, vector, memory: offset } = first();
        for (at, bytes, number) in [(0, 4, general), (4, 4, vector), (8, 8, memory + offset), (16, 8, saved)]
        {
            self.memory.store(list + at, bytes, &Bits::new(8 * bytes, number));
        }
        Ok(())
    }
}
