//! Units compiled to LLVM IR.

use super::commands::Unit;
use crate::cli::failure::Failure;
use std::{
    path::{Path, PathBuf},
    process::Command,
};

/// The versions of clang that are looked for, the newest first, after the one without a version.
const VERSIONS: [u32; 11] = [22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12];

/// The file of IR of a unit, or the message about why there is none.
pub type Compiled = Result<PathBuf, String>;

/// The compilers that print IR.
pub struct Compilers {
    c: PathBuf,
    cxx: PathBuf,
}

impl Compilers {
    /// clang and clang++: `given`, or those on the PATH.
    ///
    /// # Errors
    ///
    /// There is none.
    pub fn find(given: Option<&Path>) -> Result<Self, Failure> {
        let of = |c: String| {
            let cxx = c.replacen("clang", "clang++", 1);
            let is_there = |name: &String| {
                Command::new(name).arg("--version").output().is_ok_and(|out| out.status.success())
            };
            is_there(&c).then(|| Compilers { c: PathBuf::from(&c), cxx: PathBuf::from(cxx) })
        };
        if let Some(given) = given {
            let name = given.display().to_string();
            let wrong = || Failure::message(format!("`{name}` is not a clang that starts"));
            let file = given.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
            let cxx = given.with_file_name(file.replacen("clang", "clang++", 1));
            return of(name.clone()).map(|found| Compilers { cxx, ..found }).ok_or_else(wrong);
        }
        let names =
            ["clang".to_owned()].into_iter().chain(VERSIONS.map(|version| format!("clang-{version}")));
        names.into_iter().find_map(of).ok_or_else(|| {
            Failure::with_help(
                "there is no clang on the PATH",
                "install one, or name it: --clang /opt/llvm/bin/clang",
            )
        })
    }

    /// Compiles `unit`, number `at`, to a file in `folder`, optimised as `level` says or as the build does.
    pub fn compile(&self, unit: &Unit, at: usize, folder: &Path, level: Option<&str>) -> Compiled {
        let plain = |c: char| if c.is_ascii_alphanumeric() || c == '.' { c } else { '_' };
        let name: String = unit.source.trim_start_matches(['.', '/']).chars().map(plain).collect();
        let output = folder.join(format!("{at:04}_{name}.ll"));
        let mut options = unit.options.clone();
        if let Some(level) = level {
            options.retain(|option| !option.starts_with("-O"));
            options.push(format!("-O{level}"));
        }
        let compiler = if unit.is_cxx { &self.cxx } else { &self.c };
        let mut command = Command::new(compiler);
        command.current_dir(&unit.directory).args(&options);
        command.args(["-w", "-g", "-fno-discard-value-names", "-S", "-emit-llvm", "-o"]);
        command.arg(&output).arg(&unit.source);
        let failed = |why: &str| format!("error: `{}` is left out: {why}", unit.source);
        match command.output() {
            Ok(done) if done.status.success() => Ok(output),
            Ok(done) => {
                let text = String::from_utf8_lossy(&done.stderr);
                let first = text.lines().find(|line| line.contains("error")).unwrap_or("the compiler fails");
                Err(failed(first))
            }
            Err(error) => Err(failed(&format!("cannot start `{}`: {error}", compiler.display()))),
        }
    }
}
