//! Intrinsics of processors whose arithmetic is published, by their whole names.

use super::entry::{Entry, Whole, whole};
use crate::bits::Bits;

/// The intrinsic `llvm.` and `name`.
pub(super) fn intrinsic(name: &str) -> Option<Entry> {
    match name {
        "x86.sse42.crc32.32.8"
        | "x86.sse42.crc32.32.16"
        | "x86.sse42.crc32.32.32"
        | "x86.sse42.crc32.64.64" => whole(2, |w| Ok(checksum(w))),
        _ => None,
    }
}

/// The polynomial of CRC-32C, the highest power lowest.
const CASTAGNOLI: u32 = 0x82F6_3B78;

/// The first operand's 32 bits with the bytes of the second taken in, as the instruction `crc32` does it.
///
/// Source  Intel's Software Developer's Manual, CRC32
fn checksum(w: &Whole) -> Bits {
    let step = |crc: u32| if crc & 1 == 1 { crc >> 1 ^ CASTAGNOLI } else { crc >> 1 };
    let taken = |crc: u32, byte: u8| (0..8).fold(crc ^ u32::from(byte), |crc, _| step(crc));
    Bits::new(w.width, w.x[1].bytes().fold(w.x[0].low() as u32, taken).into())
}
