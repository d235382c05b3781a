//! Programs compiled, run with marks, and asked.

use super::{
    parts::{Part, Parts},
    programs::Program,
};
use dfquery::{
    Analysis, Open, WholeProgram, World,
    taint::{Specification, Taint},
};
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

/// The ways in which a program is compiled.
pub const LEVELS: [&[&str]; 3] = [&["-O0"], &["-O1", "-fno-inline"], &["-O2"]];

/// The lines of sinks with what they get.
pub type Sinks = BTreeSet<(usize, String)>;

/// A language in which programs are written.
pub struct Language {
    compiler: &'static str,
    /// The file of a program.
    pub file: &'static str,
    options: &'static [&'static str],
    helpers: &'static str,
    /// True if `helpers` take so long to compile that this is done once for each level.
    precompiled: bool,
    pub parts: Parts,
    /// The sources and sinks that other parts are tried with, one by one.
    pub sources: &'static [&'static str],
    pub sinks: &'static [&'static str],
    pub tables: Tables,
}

impl Language {
    pub fn c() -> Language {
        Language {
            compiler: "clang-22",
            file: "p.c",
            options: &["-w"],
            helpers: include_str!("c/helpers.h"),
            precompiled: false,
            parts: Parts::parse(include_str!("c/parts.txt")),
            sources: &["getenv", "getenv-number", "argv-1", "fgets-array", "recv-heap-struct", "recv-number"],
            sinks: &["system", "usleep"],
            tables: Tables::default(),
        }
    }

    pub fn cxx() -> Language {
        Language {
            compiler: "clang++-22",
            file: "p.cpp",
            options: &["-w", "-std=c++20"],
            helpers: include_str!("cxx/helpers.h"),
            precompiled: true,
            parts: Parts::parse(include_str!("cxx/parts.txt")),
            sources: &["getenv", "fgets", "recv-string", "argv-strings", "recv-number"],
            sinks: &["system", "system-of-string", "system-of-view", "execv-of-strings", "usleep"],
            tables: Tables::default(),
        }
    }

    /// Only parts that give on values themselves, and those of `parts`.
    pub fn of_the_law(mut self, options: &'static [&'static str], parts: &str) -> Language {
        self.options = options;
        self.parts.all.retain(Part::keeps_value);
        self.parts.add(parts);
        self
    }

    /// Only sources and sinks, what gives on values themselves, and `parts` that check what they are given.
    pub fn with_checks(mut self, parts: &str) -> Language {
        self.parts.all.retain(|part| part.keeps_value() || part.from.is_empty() || part.to.is_empty());
        self.parts.add(parts);
        self.tables = Tables {
            models: &[("checks-models.csv", include_str!("c/checks-models.csv"))],
            taint: &[("checks.csv", include_str!("c/checks.csv"))],
        };
        self
    }

    pub fn is_installed(&self) -> bool {
        let found = Command::new(self.compiler).arg("--version").output().is_ok();
        if !found {
            println!("skipped: {} is not installed", self.compiler);
        }
        found
    }
}

/// A folder with what all programs of a language are compiled with.
pub struct Bench<'a> {
    pub language: &'a Language,
    folder: PathBuf,
}

impl<'a> Bench<'a> {
    pub fn new(language: &'a Language, folder: &Path) -> Bench<'a> {
        let bench = Bench { language, folder: folder.to_owned() };
        bench.write("native.c", include_str!("native.c"));
        bench.write("helpers.h", language.helpers);
        bench.compile("clang-22", &["-O1", "-fno-builtin", "-c", "native.c"]);
        if language.precompiled {
            for level in LEVELS {
                let header = ["-x", "c++-header", "helpers.h", "-o"];
                bench.compile_program(level, &[&header[..], &[&format!("{}.pch", level[0])]].concat());
            }
        }
        bench
    }

    fn write(&self, name: &str, text: &str) {
        fs::write(self.folder.join(name), text).expect("writable");
    }

    fn compile(&self, compiler: &str, arguments: &[&str]) {
        let status = Command::new(compiler).current_dir(&self.folder).args(arguments).status();
        assert!(
            status.expect("it starts").success(),
            "{compiler} {arguments:?} in {}",
            self.folder.display()
        );
    }

    fn compile_program(&self, level: &[&str], arguments: &[&str]) {
        self.compile(self.language.compiler, &[level, self.language.options, &["-g"], arguments].concat());
    }

    /// Compiles the program as it was written last.
    fn compile_last(&self, level: &[&str], arguments: &[&str]) {
        let header = format!("{}.pch", level[0]);
        let precompiled: &[&str] = if self.language.precompiled { &["-include-pch", &header] } else { &[] };
        self.compile_program(level, &[precompiled, arguments].concat());
    }

    /// The marks that a run sees at sinks.
    ///
    /// # Panics
    ///
    /// If the program fails.
    pub fn seen(&self, program: &Program) -> Sinks {
        self.write(self.language.file, &program.text);
        self.compile_last(&["-O0"], &["-o", "p", self.language.file, "native.o", "-lpthread"]);
        let argument = format!("{}={}=", "~".repeat(40), "~".repeat(20));
        let mut command = Command::new(self.folder.join("p"));
        let variable = format!("{}={}=", "!".repeat(40), "!".repeat(20));
        command.arg(argument).env_clear().env("X", variable).current_dir(&self.folder);
        let output = command.output().expect("the program starts");
        assert!(output.status.success(), "the program fails in {}\n{}", self.folder.display(), program.text);
        let text = String::from_utf8(output.stdout).expect("lines of text");
        let row = |line: &str| {
            let (line, kind) = line.split_once(' ').expect("a line and a kind");
            (line.parse().expect("a number"), kind.to_owned())
        };
        text.lines().map(row).collect()
    }

    /// The analysis of the program, compiled at one of the levels.
    pub fn ask(&self, program: &Program, level: &[&str], tables: &Tables) -> Analysis {
        self.write(self.language.file, &program.text);
        self.compile_last(level, &["-S", "-emit-llvm", "-o", "p.ll", self.language.file]);
        self.open_last(tables, false)
    }

    /// The analysis of the program that was compiled last for one, with or without copies of what it calls.
    pub fn open_last(&self, tables: &Tables, copies: bool) -> Analysis {
        let path = |(name, text): &(&str, &str)| {
            self.write(name, text);
            self.folder.join(name)
        };
        let whole = WholeProgram {
            world: Some(World::Closed),
            models: tables.models.iter().map(path).collect(),
            copies,
            ..WholeProgram::default()
        };
        let own = tables.taint.iter().map(|table| Specification::File(path(table)));
        let taint = Taint {
            specification: [Specification::Default].into_iter().chain(own).collect(),
            implicit: false,
        };
        let opened = Open::new().whole_program(whole).taint(taint).open([self.folder.join("p.ll")]);
        Analysis::new(opened.expect("a program"))
    }
}

/// Files that say what functions do, beside the built-in ones: names and texts.
#[derive(Default)]
pub struct Tables {
    pub models: &'static [(&'static str, &'static str)],
    pub taint: &'static [(&'static str, &'static str)],
}

/// The rows of the answer to a query.
pub fn rows(analysis: &Analysis, query: &str) -> Vec<Vec<String>> {
    let table = analysis.query(query).expect("an answer");
    table.rows().map(|row| row.iter().map(str::to_owned).collect()).collect()
}
