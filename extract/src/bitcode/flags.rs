//! Flags and expressions of debug information.

/// The names of flags of debug information, and the bits that have no name.
pub fn flags(mut flags: u32) -> (Vec<&'static str>, u32) {
    const ACCESS: [&str; 4] = ["", "Private", "Protected", "Public"];
    const INHERITANCE: [&str; 4] = ["", "SingleInheritance", "MultipleInheritance", "VirtualInheritance"];
    const INDIRECT: u32 = 1 << 2 | 1 << 5;
    const BITS: [(u32, &str); 25] = [
        (2, "FwdDecl"),
        (3, "AppleBlock"),
        (4, "ReservedBit4"),
        (5, "Virtual"),
        (6, "Artificial"),
        (7, "Explicit"),
        (8, "Prototyped"),
        (9, "ObjcClassComplete"),
        (10, "ObjectPointer"),
        (11, "Vector"),
        (12, "StaticMember"),
        (13, "LValueReference"),
        (14, "RValueReference"),
        (15, "ExportSymbols"),
        (18, "IntroducedVirtual"),
        (19, "BitField"),
        (20, "NoReturn"),
        (22, "TypePassByValue"),
        (23, "TypePassByReference"),
        (24, "EnumClass"),
        (25, "Thunk"),
        (26, "NonTrivial"),
        (27, "BigEndian"),
        (28, "LittleEndian"),
        (29, "AllCallsDescribed"),
    ];
    let mut names = Vec::new();
    names.extend(Some(ACCESS[(flags & 3) as usize]).filter(|name| !name.is_empty()));
    names.extend(Some(INHERITANCE[(flags >> 16 & 3) as usize]).filter(|name| !name.is_empty()));
    flags &= !(3 | 3 << 16);
    if flags & INDIRECT == INDIRECT {
        names.push("IndirectVirtualBase");
        flags &= !INDIRECT;
    }
    names.extend(BITS.iter().filter(|(bit, _)| flags >> bit & 1 == 1).map(|(_, name)| *name));
    if flags >> 30 & 1 == 1 {
        names.push("NameIsSimplified");
    }
    let known = BITS.iter().fold(1 << 30, |all, (bit, _)| all | 1 << bit);
    (names, flags & !known)
}

/// The names of flags of functions, and the bits that have no name.
pub fn kinds(kinds: u32) -> (Vec<&'static str>, u32) {
    const BITS: [(u32, &str); 11] = [
        (0, "Virtual"),
        (1, "PureVirtual"),
        (2, "LocalToUnit"),
        (3, "Definition"),
        (4, "Optimized"),
        (5, "Pure"),
        (6, "Elemental"),
        (7, "Recursive"),
        (8, "MainSubprogram"),
        (9, "Deleted"),
        (11, "ObjCDirect"),
    ];
    let names = BITS.iter().filter(|(bit, _)| kinds >> bit & 1 == 1).map(|(_, name)| *name).collect();
    (names, BITS.iter().fold(kinds, |rest, (bit, _)| rest & !(1 << bit)))
}

/// The number of elements that an operation of an expression takes, itself included.
pub fn operation_size(operation: u64) -> usize {
    match operation {
        // breg0 to breg31
        0x70..=0x8f => 2,
        // convert, fragment, extract_bits_sext, extract_bits_zext, bregx
        0x1001 | 0x1000 | 0x1006 | 0x1007 | 0x92 => 3,
        // constu, consts, deref_size, plus_uconst, tag_offset, entry_value, arg, regx
        0x10 | 0x11 | 0x94 | 0x23 | 0x1002 | 0x1003 | 0x1005 | 0x90 => 2,
        _ => 1,
    }
}

/// True if the elements of an expression are operations that LLVM takes.
pub fn is_valid(elements: &[u64]) -> bool {
    const FRAGMENT: u64 = 0x1000;
    const STACK_VALUE: u64 = 0x9f;
    const ENTRY_VALUE: u64 = 0x1003;
    const ARGUMENT: u64 = 0x1005;
    let mut at = 0;
    while let Some(&operation) = elements.get(at) {
        let next = at + operation_size(operation);
        if next > elements.len() {
            return false;
        }
        match operation {
            0x50..=0x8f => return true,
            FRAGMENT => return next == elements.len(),
            STACK_VALUE if next < elements.len() && elements[next] != FRAGMENT => return false,
            0x16 if elements.len() == 1 => return false,
            ENTRY_VALUE => {
                let first = if elements[..2] == [ARGUMENT, 0] { 2 } else { 0 };
                return at == first && elements[at + 1] == 1;
            }
            STACK_VALUE
            | 0x16
            | 0x1001..=0x1007
            // constu, consts, dup, over, rot, xderef, and what computes
            | 0x06
            | 0x10..=0x12
            | 0x14
            | 0x17..=0x24
            | 0x25..=0x27
            | 0x29..=0x2e
            | 0x30
            | 0x90
            | 0x92
            | 0x94
            | 0x97 => {}
            _ => return false,
        }
        at = next;
    }
    true
}
