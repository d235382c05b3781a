//! Argument passing of x86-64 System V in variadic functions; the lists of `va_start` are built from it.

use crate::llvm::function::{Header, Parameter};
use crate::llvm::types::{FloatKind, Type, TypeId, Types};

/// Registers for integers and addresses, and for floats and vectors.
const GENERAL: u32 = 6;
const VECTOR: u32 = 8;

/// The location of a passed argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// In a register for integers and addresses, or in memory if there is none left.
    General,
    /// In a register for floats and vectors, or in memory if there is none left.
    Vector,
    /// In memory.
    Memory,
    /// In memory, where a copy of what it points to is.
    Copied,
    /// In several places, or one that is not known here.
    Unknown,
}

impl Place {
    /// Its name in facts.
    pub fn name(self) -> &'static str {
        match self {
            Place::General => "general",
            Place::Vector => "vector",
            Place::Memory => "memory",
            Place::Copied => "copied",
            Place::Unknown => "unknown",
        }
    }
}

/// An argument as it is passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Passed {
    pub place: Place,
    pub bytes: u64,
    pub align: u64,
}

impl Passed {
    /// An argument of type `ty`.
    pub fn of(ty: TypeId, types: &mut Types<'_>) -> Passed {
        let extent = types.extent(ty);
        let place = match *types.get(ty) {
            Type::Integer(1..=64) | Type::Byte(1..=64) | Type::Pointer(_) => Place::General,
            Type::Float(FloatKind::X86Fp80) => Place::Memory,
            Type::Float(FloatKind::PpcFp128) => Place::Unknown,
            Type::Float(_) => Place::Vector,
            Type::Vector { scalable: false, .. } if matches!(extent.stride, 8 | 16) => Place::Vector,
            _ => Place::Unknown,
        };
        Passed { place, bytes: extent.stride, align: if extent.stride < 16 { 8 } else { 16 } }
    }

    /// A copy of what is of type `ty`, aligned to `align` if that is more than 8.
    pub fn copy(ty: TypeId, align: Option<u64>, types: &mut Types<'_>) -> Passed {
        let bytes = types.extent(ty).stride;
        Passed { place: Place::Copied, bytes, align: align.unwrap_or(8).max(8) }
    }

    fn parameter(parameter: &Parameter<'_>, types: &mut Types<'_>) -> Passed {
        let align = parameter.attributes.iter().find_map(|text| text.strip_prefix("align ")?.parse().ok());
        match parameter.copied {
            Some(ty) => Passed::copy(ty, align, types),
            None => Passed::of(parameter.ty, types),
        }
    }
}

/// The registers and bytes of memory that the parameters of a function take.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Taken {
    pub general: u32,
    pub vector: u32,
    pub memory: u64,
}

impl Taken {
    /// The registers and memory that the parameters of `header` take; `None` if that is unknown.
    pub fn of(header: &Header<'_>, types: &mut Types<'_>) -> Option<Taken> {
        let mut taken = Taken::default();
        for parameter in &header.parameters {
            // The static chain has a register of its own.
            if !parameter.attributes.contains(&"nest") {
                taken.take(Passed::parameter(parameter, types))?;
            }
        }
        Some(taken)
    }

    fn take(&mut self, passed: Passed) -> Option<()> {
        match passed.place {
            Place::Unknown => return None,
            Place::General if self.general < GENERAL => self.general += 1,
            Place::Vector if self.vector < VECTOR => self.vector += 1,
            _ => {
                let start = self.memory.next_multiple_of(passed.align);
                self.memory = start.checked_add(passed.bytes.checked_next_multiple_of(8)?)?;
            }
        }
        Some(())
    }
}

/// Returns true if programs for the target `triple` pass arguments so, and have addresses of 64 bits.
pub fn is_system_v(triple: &str) -> bool {
    let mut parts = triple.split('-');
    let is_x86 = matches!(parts.next(), Some("x86_64" | "amd64" | "x86_64h"));
    is_x86
        && !parts.any(|part| {
            ["windows", "win32", "uefi", "cygwin"].iter().any(|name| part.starts_with(name))
                || part.ends_with("x32")
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_are_told_by_their_triples() {
        let yes = ["x86_64-pc-linux-gnu", "x86_64-apple-macosx14.0.0", "x86_64-unknown-freebsd"];
        let no =
            ["x86_64-pc-windows-msvc", "x86_64-pc-linux-gnux32", "aarch64-linux-gnu", "i386-linux-gnu", ""];
        assert!(yes.iter().all(|triple| is_system_v(triple)));
        assert!(!no.iter().any(|triple| is_system_v(triple)));
    }
}
