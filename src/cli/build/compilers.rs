//! The compilers that print LLVM IR.

use super::sources::{Language, Unit};
use crate::cli::failure::Failure;
use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// The versions of clang that are looked for, the newest first, after the one without a version.
const VERSIONS: [u32; 11] = [22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12];

/// The last version of LLVM whose IR dfquery reads.
const NEWEST: u32 = 22;

/// The compilers that print IR.
pub struct Compilers {
    clang: Option<Clang>,
    /// The folder to which names of sources in the IR are relative.
    root: PathBuf,
}

/// clang and clang++.
struct Clang {
    c: PathBuf,
    cxx: PathBuf,
    /// The version, as the compiler tells it.
    version: String,
}

/// A command that prints the IR of a unit, and what tells it from others.
pub struct Printing {
    pub command: Command,
    /// The compiler with its version, and all options.
    pub identity: String,
}

/// Options of clang with a file or a folder.
const OF_PATHS: [&str; 6] = ["-I", "-isystem", "-iquote", "-idirafter", "-include", "-imacros"];

/// The whole path of the file or folder `name`, as `unit` names it; `name` itself if there is none.
pub fn whole(name: &str, unit: &Unit) -> String {
    let path = unit.directory.join(name);
    // Every step up is written out, so that a file has one name. A file that is a link keeps the folder in which it is.
    let folder = path.parent().and_then(|folder| fs::canonicalize(folder).ok());
    let path = match (folder, path.file_name()) {
        (Some(folder), Some(name)) => folder.join(name),
        _ => fs::canonicalize(&path).unwrap_or(path),
    };
    if path.exists() { path.display().to_string() } else { name.to_owned() }
}

impl Compilers {
    /// The compilers for `units` of the build in `root`; of clang `given`, or those on the PATH.
    ///
    /// # Errors
    ///
    /// There is no clang, and there are units of C or C++.
    pub fn find<'a>(
        given: Option<&Path>,
        mut units: impl Iterator<Item = &'a Unit>,
        root: &Path,
    ) -> Result<Self, Failure> {
        let needs_clang = given.is_some() || units.any(|unit| unit.language != Language::Rust);
        let clang = if needs_clang { Some(Clang::find(given)?) } else { None };
        Ok(Compilers { clang, root: root.to_owned() })
    }

    /// The command that prints the IR of `unit`, optimised as `level` says or as the build does.
    ///
    /// # Errors
    ///
    /// The reason why there is none.
    pub fn printing(&self, unit: &Unit, level: Option<&str>) -> Result<Printing, String> {
        let mut options = unit.options.clone();
        if unit.language == Language::Rust {
            let version = rustc_version(unit)?;
            options.extend(
                ["-C", "codegen-units=1", "-C", "debuginfo=2", "--cap-lints", "allow"].map(str::to_owned),
            );
            if let Some(level) = level {
                options.extend(["-C".to_owned(), format!("opt-level={level}")]);
            }
            return Ok(Printing::new(Path::new("rustc"), &version, unit, options));
        }
        let Some(clang) = &self.clang else { return Err("there is no clang".to_owned()) };
        if let Some(level) = level {
            options.retain(|option| !option.starts_with("-O"));
            options.push(format!("-O{level}"));
        }
        options = self.named_from_root(options, unit);
        options.extend(["-w", "-g", "-fno-discard-value-names", "-S", "-emit-llvm"].map(str::to_owned));
        let program = if unit.language == Language::Cxx { &clang.cxx } else { &clang.c };
        Ok(Printing::new(program, &clang.version, unit, options))
    }

    /// `options` of clang for `unit`, with those by which files have the same names in the IR from whichever
    /// folder of the build they are compiled. What `__FILE__` says stays as it is.
    fn named_from_root(&self, options: Vec<String>, unit: &Unit) -> Vec<String> {
        let mut named = Vec::with_capacity(options.len() + 3);
        let mut takes_path = false;
        for option in options {
            let joined =
                OF_PATHS.iter().find(|known| option.len() > known.len() && option.starts_with(**known));
            named.push(match joined {
                _ if takes_path => whole(&option, unit),
                Some(known) => format!("{known}{}", whole(&option[known.len()..], unit)),
                None => option.clone(),
            });
            takes_path = !takes_path && OF_PATHS.contains(&option.as_str());
        }
        let source = whole(&unit.source, unit);
        named.push(format!("-fdebug-compilation-dir={}", self.root.display()));
        if source != unit.source {
            named.push(format!("-fmacro-prefix-map={}/=", unit.directory.display()));
            named.push(format!("-fmacro-prefix-map={source}={}", unit.source));
        }
        named
    }

    /// The warnings about compilers of versions that are newer than what dfquery reads.
    pub fn too_new<'a>(&self, mut units: impl Iterator<Item = &'a Unit>) -> Vec<String> {
        let rust =
            units.find(|unit| unit.language == Language::Rust).and_then(|unit| rustc_version(unit).ok());
        let clang = self.clang.as_ref().map(|clang| clang.version.as_str());
        [("clang", "version ", clang), ("rustc", "LLVM version: ", rust.as_deref())]
            .into_iter()
            .filter_map(|(name, before, text)| {
                let version = version_after(text?, before).filter(|version| *version > NEWEST)?;
                Some(format!("{name} makes IR of LLVM {version}; dfquery reads that of LLVM 5 to {NEWEST}"))
            })
            .collect()
    }
}

/// The first number after `before` in `text`.
fn version_after(text: &str, before: &str) -> Option<u32> {
    let (_, rest) = text.split_once(before)?;
    rest.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

impl Printing {
    fn new(program: &Path, version: &str, unit: &Unit, options: Vec<String>) -> Self {
        let identity = format!(
            "{}\n{version}\n{}\n{}\n{}",
            program.display(),
            unit.directory.display(),
            unit.source,
            options.join("\n")
        );
        let mut command = Command::new(program);
        command.current_dir(&unit.directory).stdin(Stdio::null());
        if unit.language == Language::Rust {
            command.env_clear();
        }
        command.envs(unit.environment.iter().map(|(name, value)| (name, value))).args(options);
        Printing { command, identity }
    }
}

/// The version that the rustc of `unit` tells.
fn rustc_version(unit: &Unit) -> Result<String, String> {
    let mut command = Command::new("rustc");
    command.current_dir(&unit.directory).env_clear().arg("-vV");
    let done = command.envs(unit.environment.iter().map(|(name, value)| (name, value))).output();
    let done = done.map_err(|error| format!("cannot start `rustc`: {error}"))?;
    Ok(String::from_utf8_lossy(&done.stdout).into_owned())
}

impl Clang {
    /// clang and clang++: `given`, or those on the PATH.
    fn find(given: Option<&Path>) -> Result<Self, Failure> {
        if let Some(given) = given {
            let wrong = || Failure::message(format!("`{}` is not a clang that starts", given.display()));
            return Clang::of(given).ok_or_else(wrong);
        }
        let names =
            ["clang".to_owned()].into_iter().chain(VERSIONS.map(|version| format!("clang-{version}")));
        names.into_iter().find_map(|name| Clang::of(Path::new(&name))).ok_or_else(|| {
            Failure::with_help(
                "there is no clang on the PATH",
                "install one, or name it: --clang /opt/llvm/bin/clang",
            )
        })
    }

    fn of(c: &Path) -> Option<Self> {
        let done = Command::new(c).arg("--version").output().ok().filter(|done| done.status.success())?;
        let file = c.file_name()?.to_string_lossy();
        let cxx = c.with_file_name(file.replacen("clang", "clang++", 1));
        Some(Clang { c: c.to_owned(), cxx, version: String::from_utf8_lossy(&done.stdout).into_owned() })
    }
}
