//! Sections of objects and executables.

use object::{
    Architecture, CompressionFormat, FileKind, Object, ObjectSection,
    read::macho::{FatArch, MachOFatFile32, MachOFatFile64},
};
use std::fmt;

/// The sections of an object that lead to IR.
pub enum Found<'b> {
    /// Sections of bitcode, each with its offset.
    Bitcode(&'static str, Vec<(usize, &'b [u8])>),
    /// Sections that list the paths of files of bitcode.
    Paths(&'static str, Vec<&'b [u8]>),
    /// There is none.
    Nothing(Nothing),
}

/// The contents of an object without IR.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Nothing {
    /// Machine code for this processor.
    Code(&'static str),
    /// The IR of GCC.
    Gimple,
    /// This section, which only says that there was bitcode.
    Marker(&'static str),
    /// An archive of Apple's linker in this section.
    Bundle(&'static str),
    /// Names of functions in another library.
    Imports,
    /// Bytes that are no object, bitcode or archive.
    Unknown,
}

impl fmt::Display for Nothing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Nothing::Code("") => f.write_str("only machine code"),
            Nothing::Code(processor) => write!(f, "only machine code for {processor}"),
            Nothing::Gimple => f.write_str("only GIMPLE in sections `.gnu.lto_`, the IR of GCC's -flto"),
            Nothing::Marker(section) => write!(f, "`{section}` is empty, a marker"),
            Nothing::Bundle(section) => write!(f, "only a bundle of Apple's linker, in `{section}`"),
            Nothing::Imports => f.write_str("only names of functions in a library"),
            Nothing::Unknown => f.write_str("not an object"),
        }
    }
}

impl Nothing {
    /// The way to a file with IR.
    pub fn help(&self) -> &'static str {
        match self {
            Nothing::Gimple => {
                "compile with clang -flto, or let clang compile it once more: dfquery build -o ir -- make"
            }
            Nothing::Marker(_) => "compile with -fembed-bitcode=all, -ffat-lto-objects or -flto",
            Nothing::Bundle(_) => "read the objects that were linked",
            _ => {
                "IR is kept by clang -flto, -ffat-lto-objects and -fembed-bitcode, by rustc -C embed-bitcode and \
                 --emit=llvm-bc; dfquery build -o ir -- make compiles a project once more"
            }
        }
    }
}

/// The contents of a section.
#[derive(Clone, Copy, PartialEq)]
enum Holds {
    Bitcode,
    Paths,
}

/// Sections by segment and name, with the name in messages; of those in one object the first is read.
const SECTIONS: [(&str, &str, &str, Holds); 5] = [
    ("", ".llvmbc", ".llvmbc", Holds::Bitcode),
    ("__LLVM", "__bitcode", "__LLVM,__bitcode", Holds::Bitcode),
    ("", ".llvm.lto", ".llvm.lto", Holds::Bitcode),
    ("", ".llvm_bc", ".llvm_bc", Holds::Paths),
    ("__WLLVM", "__llvm_bc", "__WLLVM,__llvm_bc", Holds::Paths),
];

/// Looks for IR in the object or executable `bytes`, which is no universal file.
///
/// # Errors
///
/// The mistake and its place.
pub fn find(bytes: &[u8]) -> Result<Found<'_>, String> {
    match FileKind::parse(bytes) {
        Ok(FileKind::CoffImport) => Ok(Found::Nothing(Nothing::Imports)),
        _ => find_in(bytes),
    }
}

/// The program of one processor in a universal file.
pub struct Program<'b> {
    /// The processor.
    pub processor: &'static str,
    /// Its offset.
    pub at: usize,
    /// Its bytes.
    pub bytes: &'b [u8],
}

/// The programs in `bytes`, a universal file of Apple's tools; none if it is no such file.
///
/// # Errors
///
/// The mistake.
pub fn programs(bytes: &[u8]) -> Result<Option<Vec<Program<'_>>>, String> {
    let wrong = |error: object::Error| error.to_string();
    match FileKind::parse(bytes) {
        Ok(FileKind::MachOFat32) => {
            each(bytes, MachOFatFile32::parse(bytes).map_err(wrong)?.arches()).map(Some)
        }
        Ok(FileKind::MachOFat64) => {
            each(bytes, MachOFatFile64::parse(bytes).map_err(wrong)?.arches()).map(Some)
        }
        _ => Ok(None),
    }
}

fn each<'b, Fat: FatArch>(bytes: &'b [u8], programs: &[Fat]) -> Result<Vec<Program<'b>>, String> {
    let one = |program: &Fat| {
        let inside = program.data(bytes).map_err(|error| error.to_string())?;
        let at = program.file_range().0 as usize;
        Ok(Program { processor: processor(program.architecture()), at, bytes: inside })
    };
    programs.iter().map(one).collect()
}

fn find_in(bytes: &[u8]) -> Result<Found<'_>, String> {
    let file = object::File::parse(bytes).map_err(|error| error.to_string())?;
    let mut found: [Vec<(usize, &[u8])>; SECTIONS.len()] = Default::default();
    let mut instead = Nothing::Code(processor(file.architecture()));
    let mut left = bytes.len();
    for section in file.sections() {
        let at = section.index().0;
        let name = section.name_bytes().map_err(|error| format!("{error} (section {at})"))?;
        let segment = section.segment_name_bytes().map_err(|error| format!("{error} (section {at})"))?;
        let segment = segment.unwrap_or_default();
        if name.starts_with(b".gnu.lto_") {
            instead = Nothing::Gimple;
        }
        if (segment, name) == (b"__LLVM", b"__bundle") {
            instead = Nothing::Bundle("__LLVM,__bundle");
        }
        let known = |(of, called, ..): &(&str, &str, &str, Holds)| {
            segment == of.as_bytes() && name == called.as_bytes()
        };
        let Some(number) = SECTIONS.iter().position(known) else { continue };
        let (offset, contents) = contents(&section, SECTIONS[number].2)?;
        left = left.checked_sub(contents.len()).ok_or("sections of IR overlap")?;
        if contents.iter().any(|&byte| byte != 0) {
            found[number].push((offset, contents));
        } else {
            instead = Nothing::Marker(SECTIONS[number].2);
        }
    }
    let first = found.into_iter().zip(SECTIONS).find(|(found, _)| !found.is_empty());
    Ok(match first {
        Some((found, (.., name, Holds::Bitcode))) => Found::Bitcode(name, found),
        Some((found, (.., name, Holds::Paths))) => {
            Found::Paths(name, found.into_iter().map(|(_, paths)| paths).collect())
        }
        None => Found::Nothing(instead),
    })
}

/// The offset and the bytes of a section.
fn contents<'b>(section: &impl ObjectSection<'b>, name: &str) -> Result<(usize, &'b [u8]), String> {
    let range = section.compressed_file_range().map_err(|error| format!("{error} (section `{name}`)"))?;
    if range.format != CompressionFormat::None {
        return Err(format!(
            "section `{name}` is compressed: objcopy --decompress-debug-sections expands it"
        ));
    }
    let bytes = section.data().map_err(|error| format!("{error} (section `{name}`)"))?;
    Ok((range.offset as usize, bytes))
}

fn processor(architecture: Architecture) -> &'static str {
    match architecture {
        Architecture::Aarch64 | Architecture::Aarch64_Ilp32 => "AArch64",
        Architecture::Arm => "Arm",
        Architecture::Avr => "AVR",
        Architecture::Bpf => "BPF",
        Architecture::I386 => "x86",
        Architecture::LoongArch64 => "LoongArch",
        Architecture::Mips | Architecture::Mips64 => "MIPS",
        Architecture::PowerPc | Architecture::PowerPc64 => "PowerPC",
        Architecture::Riscv32 | Architecture::Riscv64 => "RISC-V",
        Architecture::S390x => "s390x",
        Architecture::Sparc64 => "SPARC",
        Architecture::X86_64 | Architecture::X86_64_X32 => "x86-64",
        _ => "",
    }
}
