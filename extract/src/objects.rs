//! Objects, executables and archives: the bitcode in them.
//!
//! The first bytes of a file tell its kind, whatever its name is ([`kind`]). [`Contents::open`] finds pieces of
//! bitcode: one after the other in sections of ELF, Mach-O and COFF files, as members of archives, or in
//! files that sections or thin archives name. Nothing is copied but such files, and pieces never have more
//! bytes than the file together, so that a damaged file takes no memory out of proportion.

mod archive;
mod contents;
mod kind;
mod section;

pub use contents::{Contents, Fetch, Piece};
pub use kind::{Kind, kind};
