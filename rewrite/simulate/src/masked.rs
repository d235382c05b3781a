//! Intrinsics that access memory lane by lane, where a mask says so: `llvm.masked.*` and `llvm.vp.*`.
//!
//! Lanes lie as elements in memory, and are accessed in their order: of two that are stored at one place the last stays.
//! Lanes that are not loaded are those of the value that is passed through; `llvm.vp` has none, and gives 0.

use crate::{environment::Environment, process::Process};
use dfquery_extract::without_types;
use dfquery_graph::{bits::Bits, trap::Reason};

/// The place of the lanes of an access.
enum Shape {
    /// Side by side from an address on.
    Row,
    /// The same, but only those that the mask names.
    Packed,
    /// Each at an address of its own.
    Scattered,
    /// A distance in bytes.
    Strided,
}

/// An access, by the operands that it takes.
struct Access<'x> {
    shape: Shape,
    /// The value that is stored; none if it is a load.
    stored: Option<&'x Bits>,
    address: &'x Bits,
    /// Bytes from lane to lane.
    stride: Option<&'x Bits>,
    mask: &'x Bits,
    /// The lanes that are accessed at most.
    length: Option<&'x Bits>,
    /// The lanes of a load that are not loaded.
    passed: Option<&'x Bits>,
}

impl<'x> Access<'x> {
    /// The access of the intrinsic `name`, without `llvm.`, with the operands `x`.
    fn of(name: &str, x: &'x [Bits]) -> Option<Access<'x>> {
        let access = |shape, stored, address, mask| {
            Some(Access { shape, stored, address, stride: None, mask, length: None, passed: None })
        };
        let with_length =
            |access: Option<Access<'x>>, length| Some(Access { length: Some(length), ..access? });
        let passing = |access: Option<Access<'x>>, passed| Some(Access { passed: Some(passed), ..access? });
        // Before LLVM 22 the alignment was an operand after the address.
        match (without_types(name), x) {
            ("masked.load", [address, mask, passed] | [address, _, mask, passed]) => {
                passing(access(Shape::Row, None, address, mask), passed)
            }
            ("masked.gather", [address, mask, passed] | [address, _, mask, passed]) => {
                passing(access(Shape::Scattered, None, address, mask), passed)
            }
            ("masked.expandload", [address, mask, passed]) => {
                passing(access(Shape::Packed, None, address, mask), passed)
            }
            ("masked.store", [value, address, mask] | [value, address, _, mask]) => {
                access(Shape::Row, Some(value), address, mask)
            }
            ("masked.scatter", [value, address, mask] | [value, address, _, mask]) => {
                access(Shape::Scattered, Some(value), address, mask)
            }
            ("masked.compressstore", [value, address, mask]) => {
                access(Shape::Packed, Some(value), address, mask)
            }
            ("vp.load", [address, mask, length]) => {
                with_length(access(Shape::Row, None, address, mask), length)
            }
            ("vp.gather", [address, mask, length]) => {
                with_length(access(Shape::Scattered, None, address, mask), length)
            }
            ("vp.store", [value, address, mask, length]) => {
                with_length(access(Shape::Row, Some(value), address, mask), length)
            }
            ("vp.scatter", [value, address, mask, length]) => {
                with_length(access(Shape::Scattered, Some(value), address, mask), length)
            }
            ("experimental.vp.strided.load", [address, stride, mask, length]) => {
                let access = with_length(access(Shape::Strided, None, address, mask), length);
                Some(Access { stride: Some(stride), ..access? })
            }
            ("experimental.vp.strided.store", [value, address, stride, mask, length]) => {
                let access = with_length(access(Shape::Strided, Some(value), address, mask), length);
                Some(Access { stride: Some(stride), ..access? })
            }
            _ => None,
        }
    }

    fn is_active(&self, lane: u32) -> bool {
        self.mask.bit(lane) && self.length.is_none_or(|length| u128::from(lane) < length.low_u128())
    }

    /// The address of `lane`, which is `before` active ones, of elements of `bytes` bytes.
    fn address(&self, lane: u32, before: u32, bytes: u32) -> u64 {
        let behind = |elements: u32| u64::from(elements) * u64::from(bytes);
        match self.shape {
            Shape::Row => self.address.low().wrapping_add(behind(lane)),
            Shape::Packed => self.address.low().wrapping_add(behind(before)),
            Shape::Scattered => {
                let width = self.address.width() / self.mask.width();
                self.address.slice(lane * width, width).low()
            }
            Shape::Strided => {
                let stride = self.stride.map_or(0, Bits::signed_low);
                self.address.low().wrapping_add_signed(stride.wrapping_mul(lane.into()))
            }
        }
    }
}

impl<W: Environment> Process<'_, W> {
    /// The result of the intrinsic `name`, `width` bits wide; none if it does not access lanes.
    pub(crate) fn access_lanes(
        &mut self,
        name: &str,
        x: &[Bits],
        width: u32,
    ) -> Option<Result<Bits, Reason>> {
        let access = Access::of(name, x)?;
        let lanes = access.mask.width();
        let all = access.stored.map_or(width, Bits::width);
        let element = all / lanes.max(1);
        if lanes == 0 || element * lanes != all || !element.is_multiple_of(8) || element == 0 {
            return Some(Err(Reason::Unsupported(format!("`llvm.{name}` of such lanes"))));
        }
        let bytes = element / 8;
        let mut loaded = access.passed.map_or_else(|| Bits::zero(width), |passed| passed.resize(width));
        let active = (0..lanes).filter(|&lane| access.is_active(lane));
        for (before, lane) in (0..).zip(active) {
            let address = access.address(lane, before, bytes);
            match access.stored {
                Some(value) => {
                    self.memory.set_number(address, bytes, &value.slice(lane * element, element));
                    self.define(address, bytes.into());
                }
                None => {
                    self.note_load(name, address, bytes.into());
                    loaded = loaded.with_slice(lane * element, &self.memory.number(address, bytes));
                }
            }
        }
        Some(Ok(if access.stored.is_some() { Bits::zero(width) } else { loaded }))
    }
}
