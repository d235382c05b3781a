//! The compiler, and what it is asked to make.

use std::{
    env, fmt, fs, io,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// The names under which clang is looked for: the newest version first.
const CLANG: [&str; 8] =
    ["clang-23", "clang-22", "clang-21", "clang-20", "clang-19", "clang-18", "clang-17", "clang"];

/// The reason why a module cannot be compared with native code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unavailable {
    /// The problem.
    pub problem: String,
    /// The suggested remedy.
    pub help: &'static str,
    /// True if it is about the module: the compiler is there.
    pub is_of_module: bool,
}

impl Unavailable {
    pub(super) fn new(problem: impl Into<String>, help: &'static str) -> Unavailable {
        Unavailable { problem: problem.into(), help, is_of_module: false }
    }

    /// The same, about the module.
    pub(super) fn of_module(problem: impl Into<String>) -> Unavailable {
        Unavailable { is_of_module: true, ..Unavailable::new(problem, "use --check alone") }
    }
}

impl fmt::Display for Unavailable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.problem)
    }
}

impl std::error::Error for Unavailable {}

/// The two ways in which a module is compiled, so that what is not defined shows itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Variant {
    /// As it is.
    Plain,
    /// Optimised, at other addresses.
    Optimised,
}

impl Variant {
    fn name(self) -> &'static str {
        match self {
            Variant::Plain => "plain",
            Variant::Optimised => "optimised",
        }
    }

    /// The start of code and variables: above every target of made-up pointers, below 2^31.
    fn image_base(self) -> &'static str {
        match self {
            Variant::Plain => "0x40000000",
            Variant::Optimised => "0x60000000",
        }
    }

    /// In which order the linker places variables: what is read after the end of one is another.
    fn order(self) -> &'static str {
        match self {
            Variant::Plain => "-Wl,--sort-section=name",
            Variant::Optimised => "-Wl,--sort-section=alignment",
        }
    }

    /// The start of the stack.
    pub fn stack(self) -> u64 {
        match self {
            Variant::Plain => 0x1000_0000_0000,
            Variant::Optimised => 0x2000_0000_0000,
        }
    }

    /// The byte that the stack is filled with.
    pub fn pattern(self) -> u8 {
        match self {
            Variant::Plain => 0x5a,
            Variant::Optimised => 0xc3,
        }
    }
}

/// The compiler.
pub struct Clang(PathBuf);

/// The machine that it compiles for.
pub struct Host {
    /// Its data layout.
    pub layout: String,
    /// Its triple.
    pub triple: String,
}

/// The newest clang that is installed.
///
/// # Errors
///
/// [`Unavailable`] if there is none.
pub fn clang() -> Result<Clang, Unavailable> {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = env::split_paths(&path).collect();
    let named = |name: &&str| folders.iter().map(|folder| folder.join(name)).find(|path| path.is_file());
    let found = CLANG.iter().find_map(named);
    found.map(Clang).ok_or_else(|| {
        Unavailable::new(
            "there is no clang on the PATH to compile the module",
            "install clang 22, or use --check alone",
        )
    })
}

impl Clang {
    /// The machine that code is compiled for if nothing is said.
    pub fn host(&self) -> Result<Host, Unavailable> {
        let text = self.run(&["-S", "-emit-llvm", "-x", "c", "-o", "-", "/dev/null"], Path::new("."))?;
        let quoted = |key: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix("target ")?.strip_prefix(key))?;
            Some(line.split('"').nth(1)?.to_owned())
        };
        match (quoted("datalayout"), quoted("triple")) {
            (Some(layout), Some(triple)) => Ok(Host { layout, triple }),
            _ => {
                Err(Unavailable::new("clang does not say which machine it compiles for", "use --check alone"))
            }
        }
    }

    /// Compiles what is in `folder`; the result is where the executable is.
    pub fn link(&self, folder: &Folder, variant: Variant) -> Result<PathBuf, Unavailable> {
        let name = variant.name();
        let (object, outside) = (format!("{name}.o"), format!("{name}.outside.o"));
        let level = if variant == Variant::Plain { "-O0" } else { "-O2" };
        let ir =
            ["-w", "-c", "-fno-pic", "-ffp-contract=off", "-fenable-matrix", "-fdata-sections", "-x", "ir"];
        let compile = |from: &str, to: &str, level: &str| {
            let words: Vec<&str> = ir.iter().copied().chain([from, level, "-o", to]).collect();
            self.run(&words, &folder.0)
        };
        compile("module.ll", &object, level)?;
        compile("outside.ll", &outside, "-O0")?;
        let base = format!("-Wl,-Ttext-segment={}", variant.image_base());
        let words = [
            "-w",
            "-O1",
            "-pthread",
            "-no-pie",
            "-fno-pic",
            &base,
            variant.order(),
            "-Wl,--unresolved-symbols=ignore-all",
        ];
        let files = ["-x", "c", "driver.c", "-x", "none", &object, &outside, "-lm", "-o", name];
        self.run(&[&words[..], &files[..]].concat(), &folder.0)?;
        Ok(folder.0.join(name))
    }

    fn run(&self, words: &[&str], folder: &Path) -> Result<String, Unavailable> {
        let output = Command::new(&self.0).args(words).current_dir(folder).stdin(Stdio::null()).output();
        let help = "use --check alone";
        let output = output
            .map_err(|error| Unavailable::new(format!("{} does not start: {error}", self.name()), help))?;
        if output.status.success() {
            return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
        }
        let said = String::from_utf8_lossy(&output.stderr);
        let line = said.lines().find(|line| line.contains("error")).or(said.lines().next());
        let line = line.unwrap_or("it gives no reason").to_owned();
        Err(Unavailable::of_module(format!("{} does not compile the module: {line}", self.name())))
    }

    fn name(&self) -> String {
        self.0.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned())
    }
}

/// A folder for temporary files.
pub struct Folder(PathBuf);

impl Folder {
    /// A new one.
    pub fn new() -> Result<Folder, Unavailable> {
        let parent = env::temp_dir();
        let failed = |error: io::Error| {
            Unavailable::new(format!("{} cannot be written: {error}", parent.display()), "set TMPDIR")
        };
        for number in 0.. {
            let path = parent.join(format!("dfq-native-{}-{number}", std::process::id()));
            match fs::create_dir(&path) {
                Ok(()) => return Ok(Folder(path)),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(failed(error)),
            }
        }
        unreachable!("there are enough numbers")
    }

    /// Writes a file.
    pub fn write(&self, name: &str, text: &str) -> Result<(), Unavailable> {
        let path = self.0.join(name);
        let failed =
            |error| Unavailable::new(format!("{} cannot be written: {error}", path.display()), "set TMPDIR");
        fs::write(&path, text).map_err(failed)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Nobody needs it; what cannot be removed stays.
        let _ = fs::remove_dir_all(&self.0);
    }
}
