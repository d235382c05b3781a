//! Lines of compilers, by the meaning of their words.

use super::{commands::Recorded, tool::Tool};
use std::path::{Path, PathBuf};

/// A file that a compiler is given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// A source, and its language as `-x` says it, if it does.
    Source { name: String, language: Option<String>, is_cxx: bool },
    /// A source in assembly.
    Assembly(String),
    /// An object or a library.
    Code(String),
}

impl Input {
    /// The name of the file.
    pub fn name(&self) -> &str {
        match self {
            Input::Source { name, .. } | Input::Assembly(name) | Input::Code(name) => name,
        }
    }
}

/// The kind of file that a compiler makes.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Makes {
    /// An executable or a shared library.
    #[default]
    Program,
    /// One object of several.
    Joined,
    /// An object of each source.
    Objects,
    /// Assembly of each source.
    Assembly,
    /// No code.
    Nothing,
}

/// The line of a compiler.
#[derive(Default, Debug)]
pub struct Line {
    pub inputs: Vec<Input>,
    pub output: Option<String>,
    /// Options that may change what a source means.
    pub options: Vec<String>,
    /// The archives that each `-l` may mean.
    pub libraries: Vec<Vec<PathBuf>>,
    pub makes: Makes,
}

/// Options whose next word belongs to them, and matters to the meaning of a source.
const WITH_MEANING: [&str; 14] = [
    "-I",
    "-D",
    "-U",
    "-include",
    "-isystem",
    "-idirafter",
    "-iquote",
    "-imacros",
    "-isysroot",
    "-arch",
    "-target",
    "-std",
    "-iprefix",
    "-iwithprefixbefore",
];

/// Options whose next word belongs to them, and does not matter.
const WITHOUT_MEANING: [&str; 27] = [
    "-MF",
    "-MT",
    "-MQ",
    "-MJ",
    "-Xlinker",
    "-Xassembler",
    "-Xclang",
    "-Xpreprocessor",
    "-mllvm",
    "-T",
    "-u",
    "-z",
    "-e",
    "-h",
    "-framework",
    "--param",
    "-aux-info",
    "-dumpbase",
    "-dumpdir",
    "-wrapper",
    "-B",
    "-A",
    "-soname",
    "-rpath",
    "-rpath-link",
    "-Map",
    "-dynamic-linker",
];

/// The same of linkers only.
const OF_LINKERS: [&str; 8] = [
    "-m",
    "--version-script",
    "--dynamic-list",
    "--build-id-file",
    "-plugin",
    "-plugin-opt",
    "--hash-style",
    "-y",
];

/// Options that may change what a source means, rather than how its code is made, by how they begin.
const OF_MEANING: [&str; 41] = [
    "-D",
    "-I",
    "-O",
    "-U",
    "-fbuiltin",
    "-fchar8_t",
    "-fcommon",
    "-fcoroutines",
    "-fdelete-null-pointer-checks",
    "-fexceptions",
    "-fexec-charset",
    "-ffast-math",
    "-ffinite-math-only",
    "-ffreestanding",
    "-fgnu89-inline",
    "-fhosted",
    "-finput-charset",
    "-fms-extensions",
    "-fno-builtin",
    "-fno-common",
    "-fno-delete-null-pointer-checks",
    "-fno-exceptions",
    "-fno-math-errno",
    "-fno-operator-names",
    "-fno-rtti",
    "-fno-signed-zeros",
    "-fno-strict-aliasing",
    "-fno-threadsafe-statics",
    "-fopenmp",
    "-fpack-struct",
    "-fshort-",
    "-fsigned-",
    "-ftrapv",
    "-funsigned-",
    "-fvisibility",
    "-fwrapv",
    "-i",
    "-m",
    "--include",
    "--sysroot",
    "--target",
];

/// The same, whole.
const WHOLE: [&str; 8] = [
    "-ansi",
    "-nostdinc",
    "-nostdinc++",
    "-pthread",
    "-trigraphs",
    "-undef",
    "-stdlib=libc++",
    "-stdlib=libstdc++",
];

/// The endings of sources, and whether they are C++.
const ENDINGS: [(&str, bool); 10] = [
    ("c", false),
    ("i", false),
    ("cc", true),
    ("cp", true),
    ("cpp", true),
    ("cxx", true),
    ("CPP", true),
    ("C", true),
    ("c++", true),
    ("ii", true),
];

impl Line {
    /// The line of `command`, a compiler or a linker.
    pub fn of(command: &Recorded) -> Self {
        let (is_linker, is_cxx) = (command.tool == Tool::Linker, command.tool == Tool::Cxx);
        let mut reader = Reader { is_linker, is_cxx, ..Reader::default() };
        let mut words = command.arguments.iter().map(String::as_str);
        while let Some(word) = words.next() {
            reader.read(word, &mut words);
        }
        let Reader { mut line, folders, names, .. } = reader;
        let found = |name: &&str| {
            let file = match name.strip_prefix(':') {
                Some(file) => file.to_owned(),
                None => format!("lib{name}.a"),
            };
            folders.iter().map(|folder| command.path(&format!("{folder}/{file}"))).collect()
        };
        line.libraries = names.iter().map(found).collect();
        line
    }

    /// The name of the object that is made of `source`.
    pub fn object(&self, source: &str) -> String {
        let ending = if self.makes == Makes::Assembly { "s" } else { "o" };
        let own = || {
            let object = Path::new(source).with_extension(ending);
            object.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned())
        };
        self.output.clone().unwrap_or_else(own)
    }
}

/// Reads the words of a line.
#[derive(Default)]
struct Reader<'a> {
    line: Line,
    is_linker: bool,
    is_cxx: bool,
    /// The language of the sources that follow, by `-x`.
    language: Option<&'a str>,
    folders: Vec<&'a str>,
    names: Vec<&'a str>,
}

impl<'a> Reader<'a> {
    /// Reads `word`, and what belongs to it of the words that follow.
    fn read(&mut self, word: &'a str, words: &mut impl Iterator<Item = &'a str>) {
        if !word.starts_with('-') {
            return self.read_input(word);
        }
        if let Some(makes) = self.made_by(word) {
            self.line.makes = makes;
        } else if WITHOUT_MEANING.contains(&word) || self.is_linker && OF_LINKERS.contains(&word) {
            words.next();
        } else if WITH_MEANING.contains(&word) {
            self.line.options.push(word.to_owned());
            self.line.options.extend(words.next().map(str::to_owned));
        } else if let Some(parts) = word.strip_prefix("-Wl,") {
            let is_code = |part: &&str| part.ends_with(".a") || part.ends_with(".o");
            parts.split(',').filter(is_code).for_each(|part| self.read_input(part));
        } else if let Some(parts) = word.strip_prefix("-Wp,") {
            self.line
                .options
                .extend(parts.split(',').filter(|part| part.starts_with("-D")).map(str::to_owned));
        } else if word == "--output" {
            self.line.output = words.next().map(str::to_owned);
        } else if let Some(option) =
            ["-o", "-L", "-l", "-x"].into_iter().find(|option| word.starts_with(option))
        {
            let value = Some(&word[option.len()..]).filter(|rest| !rest.is_empty()).or_else(|| words.next());
            self.read_value(option, value);
        } else if is_of_meaning(word) {
            self.line.options.push(word.to_owned());
        }
    }

    /// The kind of file that the option `word` asks for, if it does.
    fn made_by(&self, word: &str) -> Option<Makes> {
        match word {
            "-E" | "-M" | "-MM" | "-fsyntax-only" | "-###" if !self.is_linker => Some(Makes::Nothing),
            "-c" | "-S" if self.line.makes == Makes::Nothing => Some(Makes::Nothing),
            "-c" if !self.is_linker => Some(Makes::Objects),
            "-S" if !self.is_linker => Some(Makes::Assembly),
            "-r" | "--relocatable" | "-Wl,-r" => Some(Makes::Joined),
            "-i" | "-Ur" if self.is_linker => Some(Makes::Joined),
            _ => None,
        }
    }

    fn read_value(&mut self, option: &str, value: Option<&'a str>) {
        match option {
            "-o" => self.line.output = value.map(str::to_owned),
            "-L" => self.folders.extend(value),
            "-l" => self.names.extend(value),
            _ => self.language = value.filter(|language| *language != "none"),
        }
    }

    fn read_input(&mut self, name: &str) {
        let ending = Path::new(name).extension().map_or("", |end| end.to_str().unwrap_or_default());
        let known = ENDINGS.iter().find(|(known, _)| *known == ending).map(|(_, is_cxx)| *is_cxx);
        let name = name.to_owned();
        let input = match (self.language, known) {
            _ if self.is_linker => Input::Code(name),
            (Some("assembler" | "assembler-with-cpp"), _) => Input::Assembly(name),
            // Headers are compiled ahead, which makes no code.
            (Some(language), _) if language.ends_with("-header") => return,
            (Some(language), _) => {
                let is_cxx = language.starts_with("c++");
                Input::Source { name, language: Some(language.to_owned()), is_cxx }
            }
            (None, Some(is_cxx)) => Input::Source { name, language: None, is_cxx: is_cxx || self.is_cxx },
            (None, None) if ["s", "S", "sx", "asm"].contains(&ending) => Input::Assembly(name),
            (None, None) if ["h", "hh", "hpp", "H", "hxx"].contains(&ending) => return,
            (None, None) => Input::Code(name),
        };
        self.line.inputs.push(input);
    }
}

/// Returns true if the option `word` may change what a source means, rather than how its code is made.
fn is_of_meaning(word: &str) -> bool {
    WHOLE.contains(&word)
        || word.starts_with("-std=")
        || word.starts_with("--std=")
        || OF_MEANING.iter().any(|begin| word.starts_with(begin))
}
