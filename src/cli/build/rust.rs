//! Lines of rustc, by the meaning of their words.

use super::commands::Recorded;
use std::path::PathBuf;

/// The line of rustc that compiles a crate.
#[derive(Default, Debug)]
pub struct Crate {
    /// The name as the compiler has it, with `_` for `-`.
    pub name: String,
    pub kinds: Vec<String>,
    pub source: String,
    /// The options that tell what the crate means: without those about messages and files that are written.
    pub options: Vec<String>,
    /// The files of the crates that it uses.
    pub uses: Vec<PathBuf>,
    output: Option<String>,
    folder: Option<String>,
    /// The end of the names of its files.
    suffix: String,
    is_test: bool,
    emits: Option<String>,
}

/// Options that are left out, with the word that belongs to them: they are about messages and files that are written.
const LEFT_OUT: [&str; 8] =
    ["--emit", "--error-format", "--json", "--color", "--diagnostic-width", "--cap-lints", "--out-dir", "-o"];

/// Settings of code generation that are left out, as they are about the form of the code or about rebuilding.
const SETTINGS_LEFT_OUT: [&str; 8] = [
    "incremental",
    "lto",
    "linker-plugin-lto",
    "embed-bitcode",
    "codegen-units",
    "debuginfo",
    "split-debuginfo",
    "save-temps",
];

/// The kinds of crates into which the crates that they use are linked.
const WHOLE: [&str; 4] = ["bin", "cdylib", "dylib", "staticlib"];

impl Crate {
    /// The crate that `command` compiles, if it makes code of one.
    pub fn of(command: &Recorded) -> Option<Self> {
        let mut made = Crate::default();
        let mut words = command.arguments.iter();
        while let Some(word) = words.next() {
            let (option, value) = match word.split_once('=') {
                Some((option, value)) if option.starts_with("--") => (option, Some(value.to_owned())),
                _ if word.starts_with("-C") && word.len() > 2 => ("-C", Some(word[2..].to_owned())),
                _ if takes_value(word) => (word.as_str(), words.next().cloned()),
                _ => (word.as_str(), None),
            };
            made.read(command, if option == "--codegen" { "-C" } else { option }, value);
        }
        let makes_code =
            made.emits.as_ref().is_none_or(|kinds| kinds.split(',').any(|kind| kind.starts_with("link")));
        (makes_code && !made.source.is_empty() && made.source != "-").then_some(made)
    }

    fn read(&mut self, command: &Recorded, option: &str, value: Option<String>) {
        match (option, &value) {
            ("--print" | "-V" | "-vV" | "--version", _) => self.emits = Some(String::new()),
            ("--emit", Some(_)) if self.emits.is_none() => self.emits.clone_from(&value),
            ("-o", Some(_)) => self.output.clone_from(&value),
            ("--out-dir", Some(_)) => self.folder.clone_from(&value),
            ("-C", Some(setting)) => {
                let (name, text) = setting.split_once('=').unwrap_or((setting, ""));
                if name == "extra-filename" {
                    text.clone_into(&mut self.suffix);
                }
                if SETTINGS_LEFT_OUT.contains(&name) {
                    return;
                }
            }
            ("--crate-name", Some(name)) => self.name.clone_from(name),
            ("--crate-type", Some(kinds)) => self.kinds.extend(kinds.split(',').map(str::to_owned)),
            ("--extern", Some(used)) => {
                self.uses.extend(used.split_once('=').map(|(_, file)| command.path(file)));
            }
            ("--test", _) => self.is_test = true,
            (word, None) if !word.starts_with('-') => return word.clone_into(&mut self.source),
            _ => {}
        }
        if !LEFT_OUT.contains(&option) && option != "-g" && option != "--print" {
            self.options.push(option.to_owned());
            self.options.extend(value);
        }
    }

    /// Returns true if the crate runs while others are built only: a macro or a script.
    pub fn is_of_build(&self) -> bool {
        self.kinds.iter().any(|kind| kind == "proc-macro") || self.name.starts_with("build_script_")
    }

    /// Returns true if what is linked has the crates that this one uses in it.
    pub fn is_whole(&self) -> bool {
        self.is_test || self.kinds.is_empty() || self.kinds.iter().any(|kind| WHOLE.contains(&kind.as_str()))
    }

    /// The files that are made, and that others link.
    pub fn files(&self, command: &Recorded) -> Vec<PathBuf> {
        if let Some(output) = &self.output {
            return vec![command.path(output)];
        }
        let folder = self.folder.as_deref().unwrap_or(".");
        let name = self.file_name();
        let of = |kind: &str| match kind {
            "lib" | "rlib" => vec![format!("lib{name}.rlib"), format!("lib{name}.rmeta")],
            "dylib" | "cdylib" | "proc-macro" => vec![format!("lib{name}.so")],
            "staticlib" => vec![format!("lib{name}.a")],
            _ => vec![name.clone()],
        };
        let kinds =
            if self.kinds.is_empty() || self.is_test { vec!["bin".to_owned()] } else { self.kinds.clone() };
        kinds.iter().flat_map(|kind| of(kind)).map(|file| command.path(&format!("{folder}/{file}"))).collect()
    }

    fn file_name(&self) -> String {
        let stem = std::path::Path::new(&self.source).file_stem();
        let stem = stem.map_or_else(String::new, |stem| stem.to_string_lossy().replace('-', "_"));
        format!("{}{}", if self.name.is_empty() { &stem } else { &self.name }, self.suffix)
    }

    /// The name of the program or library, as cargo calls it.
    pub fn program(&self, command: &Recorded) -> String {
        let variable =
            |name: &str| command.environment.iter().find(|(own, _)| own == name).map(|(_, value)| value);
        let name = self.file_name();
        let name = name.strip_suffix(&self.suffix).unwrap_or(&name).to_owned();
        let file = self.output.as_deref().and_then(|output| std::path::Path::new(output).file_name());
        let whole = self.kinds.iter().find(|kind| WHOLE.contains(&kind.as_str()));
        match whole.or(self.kinds.first()).map(String::as_str) {
            _ if self.is_test => format!("{name}-test"),
            _ if file.is_some() => file.map_or_else(String::new, |file| file.to_string_lossy().into_owned()),
            Some("lib" | "rlib") => format!("lib{name}.rlib"),
            Some("dylib" | "cdylib") => format!("lib{name}.so"),
            Some("staticlib") => format!("lib{name}.a"),
            _ => variable("CARGO_BIN_NAME").cloned().unwrap_or(name),
        }
    }

    /// Returns true if who builds has asked for the crate: it is no dependency of another package.
    pub fn is_asked_for(&self, command: &Recorded) -> bool {
        let has = |name: &str| command.environment.iter().any(|(own, _)| own == name);
        has("CARGO_PRIMARY_PACKAGE") || !has("CARGO_PKG_NAME")
    }
}

/// Returns true if the next word belongs to the option `word`.
fn takes_value(word: &str) -> bool {
    const OPTIONS: [&str; 22] = [
        "-C",
        "-L",
        "-l",
        "-o",
        "-W",
        "-A",
        "-D",
        "-F",
        "-Z",
        "--codegen",
        "--crate-name",
        "--crate-type",
        "--edition",
        "--emit",
        "--extern",
        "--cfg",
        "--check-cfg",
        "--out-dir",
        "--target",
        "--cap-lints",
        "--sysroot",
        "--print",
    ];
    const OF_MESSAGES: [&str; 9] = [
        "--error-format",
        "--json",
        "--color",
        "--diagnostic-width",
        "--remap-path-prefix",
        "--warn",
        "--allow",
        "--deny",
        "--forbid",
    ];
    OPTIONS.contains(&word) || OF_MESSAGES.contains(&word)
}
