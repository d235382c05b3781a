//! The tools of builds, by the names of their programs.

/// A program that makes, moves or removes files of a build.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tool {
    /// A compiler of C.
    C,
    /// A compiler of C++.
    Cxx,
    Rust,
    Assembler,
    /// `ar`, in all its forms.
    Archiver,
    /// `ld`, in all its forms.
    Linker,
    /// `objcopy` and `strip`.
    Rewriter,
    /// `cp` and `ln`.
    Copier,
    Installer,
    Mover,
    Remover,
    /// `cmake`, which copies and removes files too.
    CMake,
}

/// Programs that start the compiler that their first argument names.
const LAUNCHERS: [&str; 5] = ["ccache", "sccache", "distcc", "icecc", "gomacc"];

impl Tool {
    /// The tool that the program `name` is.
    pub fn of(name: &str) -> Option<Self> {
        match name {
            "cp" | "ln" => return Some(Tool::Copier),
            "mv" => return Some(Tool::Mover),
            "rm" => return Some(Tool::Remover),
            "install" | "ginstall" => return Some(Tool::Installer),
            "cmake" => return Some(Tool::CMake),
            "rustc" => return Some(Tool::Rust),
            "c89" | "c99" => return Some(Tool::C),
            _ => {}
        }
        // `x86_64-linux-gnu-gcc-12`, `ld.gold`
        let is_version = |part: &str| part.starts_with(|c: char| c.is_ascii_digit());
        let name = name.rsplit_once('-').filter(|(_, end)| is_version(end)).map_or(name, |(name, _)| name);
        let name = if name.starts_with("ld.") { "ld" } else { name };
        match name.rsplit_once('-').map_or(name, |(_, name)| name) {
            "cc" | "gcc" | "clang" => Some(Tool::C),
            "c++" | "g++" | "clang++" => Some(Tool::Cxx),
            "as" => Some(Tool::Assembler),
            "ar" => Some(Tool::Archiver),
            "ld" | "lld" | "mold" => Some(Tool::Linker),
            "objcopy" | "strip" => Some(Tool::Rewriter),
            _ => None,
        }
    }

    /// Returns true if the tool makes code, or files of code.
    pub fn makes_code(self) -> bool {
        matches!(
            self,
            Tool::C
                | Tool::Cxx
                | Tool::Rust
                | Tool::Assembler
                | Tool::Archiver
                | Tool::Linker
                | Tool::Rewriter
        )
    }
}

/// Returns true if the program `name` starts the compiler that its first argument names.
pub fn is_launcher(name: &str) -> bool {
    LAUNCHERS.contains(&name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_may_have_a_target_and_a_version() {
        let of = ["gcc-12", "x86_64-linux-gnu-g++-12", "clang++-22", "gcc-ar", "ld.gold", "gcc-ranlib"];
        let expected = [Tool::C, Tool::Cxx, Tool::Cxx, Tool::Archiver, Tool::Linker];
        assert_eq!(of.map(Tool::of), [&expected.map(Some)[..], &[None]].concat()[..]);
        for other in ["cc1", "make", "clang-format", "clang-cl", "sccache", "docker-cp", "collect2"] {
            assert_eq!(Tool::of(other), None, "{other}");
        }
    }
}
