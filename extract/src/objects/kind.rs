//! Kinds of binary files, told by their first bytes.

use crate::bitcode::is_bitcode;
use object::{FileKind, archive, elf, macho};

/// The kind of a binary file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Bitcode.
    Bitcode,
    /// An object that is to be linked.
    Object,
    /// An executable or a shared library.
    Linked,
    /// An archive.
    Archive,
}

/// The kind of the file that starts with `start`, some kilobytes if it is that long; none if it is of no known kind.
pub fn kind(start: &[u8]) -> Option<Kind> {
    if is_bitcode(start) {
        return Some(Kind::Bitcode);
    }
    // Such files can be too short for the rest of their header.
    let archives = [archive::MAGIC, archive::THIN_MAGIC, archive::AIX_BIG_MAGIC];
    if archives.iter().any(|magic| start.starts_with(magic)) {
        return Some(Kind::Archive);
    }
    if start.starts_with(&elf::ELFMAG) {
        let is_lowest_first = start.get(5) == Some(&elf::ELFDATA2LSB);
        let order =
            |bytes| if is_lowest_first { u16::from_le_bytes(bytes) } else { u16::from_be_bytes(bytes) };
        let of_elf = start.get(16..18).and_then(|bytes| bytes.try_into().ok()).map(order);
        return Some(if of_elf == Some(elf::ET_REL) { Kind::Object } else { Kind::Linked });
    }
    match FileKind::parse(start).ok()? {
        FileKind::MachO32 | FileKind::MachO64 => {
            let word = start.get(12..16).and_then(|bytes| bytes.try_into().ok());
            let is_object = word.is_some_and(|word| {
                [u32::from_le_bytes(word), u32::from_be_bytes(word)].contains(&macho::MH_OBJECT)
            });
            Some(if is_object { Kind::Object } else { Kind::Linked })
        }
        FileKind::Coff | FileKind::CoffBig | FileKind::CoffImport => Some(Kind::Object),
        FileKind::MachOFat32 | FileKind::MachOFat64 | FileKind::Pe32 | FileKind::Pe64 => Some(Kind::Linked),
        _ => None,
    }
}
