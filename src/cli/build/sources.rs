//! The sources that a build compiles, and what it links of them.
//!
//! The commands are gone through in their order. Each says of which units the files are that it makes, moves
//! or removes.

use super::{
    commands::Recorded,
    line::{Input, Line, Makes},
    rust::Crate,
    tool::Tool,
};
use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    ffi::{OsStr, OsString},
    path::{Path, PathBuf},
};

/// A source and how it is compiled.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Unit {
    pub directory: PathBuf,
    /// The source as the command names it.
    pub source: String,
    pub language: Language,
    /// Options that matter to the meaning of the source.
    pub options: Vec<String>,
    /// The variables that the compiler may read.
    pub environment: Vec<(String, String)>,
    /// The files that it reads besides its source and what that names: crates.
    pub uses: Vec<PathBuf>,
}

/// The languages of units.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    C,
    Cxx,
    Rust,
}

/// An executable or a library.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Linked {
    pub name: String,
    /// Its units, by number.
    pub units: Vec<usize>,
    /// The objects and archives in it that no command has made, and its assembly.
    pub lacks: Vec<String>,
}

/// The sources that a build compiles, and the files that it makes of them.
#[derive(Default)]
pub struct Sources {
    pub units: Vec<Unit>,
    numbers: HashMap<Unit, usize>,
    /// Objects and archives.
    files: BTreeMap<PathBuf, File>,
    linked: BTreeMap<PathBuf, Program>,
}

/// An object or an archive.
#[derive(Clone, Default)]
struct File {
    members: Vec<Member>,
    is_archive: bool,
    /// True if another has the same members: it is no program of its own.
    is_copy: bool,
    lacks: Vec<String>,
}

/// An object, alone or in an archive.
#[derive(Clone)]
struct Member {
    name: String,
    units: Vec<usize>,
}

impl File {
    fn object(path: &Path, units: Vec<usize>) -> Self {
        File { members: vec![Member { name: name(path), units }], ..File::default() }
    }

    fn units(&self) -> impl Iterator<Item = usize> {
        self.members.iter().flat_map(|member| member.units.iter().copied())
    }
}

/// An executable or a shared library.
#[derive(Clone, Default)]
struct Program {
    name: String,
    units: Vec<usize>,
    lacks: Vec<String>,
    /// The files that have it, of which one has to be left.
    files: Vec<PathBuf>,
}

/// The last part of `path`.
fn name(path: &Path) -> String {
    path.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned())
}

/// Folders in which tools that configure builds try compilers, and leave programs.
const OF_TRIALS: [&str; 5] = ["CompilerIdC", "CompilerIdCXX", "CMakeScratch", "CMakeTmp", "meson-private"];

fn is_of_trial(path: &Path) -> bool {
    path.components().any(|part| OF_TRIALS.iter().any(|folder| part.as_os_str() == *folder))
        || name(path).starts_with("conftest")
}

impl Sources {
    /// The sources of `commands`, in their order.
    pub fn of(commands: &[Recorded]) -> Self {
        let mut sources = Sources::default();
        for command in commands {
            sources.follow(command);
        }
        sources
    }

    fn follow(&mut self, command: &Recorded) {
        let operands = |with_value: &[&str]| operands(&command.arguments, with_value);
        match command.tool {
            Tool::C | Tool::Cxx | Tool::Assembler => self.compile(command),
            Tool::Linker => self.link(command, &Line::of(command), Vec::new(), Vec::new()),
            Tool::Rust => self.compile_crate(command),
            Tool::Archiver => self.archive(command),
            Tool::Rewriter => self.rewrite(command),
            Tool::Copier if command.arguments.iter().any(|word| is_symbolic(word)) => {}
            Tool::Copier => self.transfer(command, &operands(&["-t", "-S"]), true),
            Tool::Installer => self.transfer(command, &operands(&["-m", "-o", "-g", "-t", "-S"]), true),
            Tool::Mover => self.transfer(command, &operands(&["-t", "-S"]), false),
            Tool::Remover => self.remove(command, &operands(&[])),
            Tool::CMake => {
                let operands = operands(&[]);
                match operands.split_first() {
                    Some((&("copy" | "copy_if_different" | "create_hardlink"), files)) => {
                        self.transfer(command, files, true);
                    }
                    Some((&"rename", files)) => self.transfer(command, files, false),
                    Some((&("rm" | "remove"), files)) => self.remove(command, files),
                    _ => {}
                }
            }
        }
    }

    fn number(&mut self, unit: Unit) -> usize {
        *self.numbers.entry(unit).or_insert_with_key(|unit| {
            self.units.push(unit.clone());
            self.units.len() - 1
        })
    }

    /// `cc -c a.c`, `cc a.c b.o -lc`
    fn compile(&mut self, command: &Recorded) {
        let mut line = Line::of(command);
        if command.tool == Tool::Assembler {
            line.makes = Makes::Objects;
        }
        let (mut made, mut lacks) = (Vec::new(), Vec::new());
        for input in &line.inputs {
            let units = match input {
                Input::Source { name, language, is_cxx } => {
                    let language = language.iter().flat_map(|language| ["-x".to_owned(), language.clone()]);
                    let unit = Unit {
                        directory: command.directory.clone(),
                        source: name.clone(),
                        language: if *is_cxx { Language::Cxx } else { Language::C },
                        options: line.options.iter().cloned().chain(language).collect(),
                        environment: command.environment.clone(),
                        uses: Vec::new(),
                    };
                    // What comes through a pipe is gone.
                    if name == "-" || line.makes == Makes::Nothing {
                        Vec::new()
                    } else {
                        vec![self.number(unit)]
                    }
                }
                Input::Assembly(name) => {
                    let file = self.files.get(&command.path(name));
                    if file.is_none() {
                        lacks.push(name.clone());
                    }
                    file.map_or_else(Vec::new, |file| file.units().collect())
                }
                Input::Code(_) => continue,
            };
            if matches!(line.makes, Makes::Objects | Makes::Assembly) {
                let object = match command.tool {
                    Tool::Assembler => line.output.clone().unwrap_or_else(|| "a.out".to_owned()),
                    _ => line.object(input.name()),
                };
                let path = command.path(&object);
                let lacks = std::mem::take(&mut lacks);
                self.files.insert(path.clone(), File { lacks, ..File::object(&path, units) });
            } else {
                made.push((input.name(), units));
            }
        }
        if matches!(line.makes, Makes::Program | Makes::Joined) {
            self.link(command, &line, made, lacks);
        }
    }

    /// Links what `line` names; of sources `made` has the units, and `lacks` those that have none.
    fn link(
        &mut self,
        command: &Recorded,
        line: &Line,
        made: Vec<(&str, Vec<usize>)>,
        mut lacks: Vec<String>,
    ) {
        let mut units = Vec::new();
        for input in &line.inputs {
            let name = input.name();
            if let Some((_, of_source)) = made.iter().find(|(source, _)| *source == name) {
                units.extend(of_source);
            } else if let Some(file) = self.files.get(&command.path(name)) {
                units.extend(file.units());
                lacks.extend(file.lacks.iter().cloned());
            } else if is_of_code(name) {
                lacks.push(name.to_owned());
            }
        }
        for library in &line.libraries {
            let found = library.iter().find_map(|path| self.files.get(path));
            units.extend(found.into_iter().flat_map(File::units));
            lacks.extend(found.into_iter().flat_map(|file| file.lacks.iter().cloned()));
            let foreign = library.iter().find(|path| found.is_none() && path.is_file());
            lacks.extend(foreign.map(|path| path.display().to_string()));
        }
        if units.is_empty() && lacks.is_empty() {
            return;
        }
        let path = command.path(line.output.as_deref().unwrap_or("a.out"));
        if line.makes == Makes::Joined {
            self.files.insert(path.clone(), File { lacks, ..File::object(&path, units) });
        } else {
            let program = Program { name: name(&path), units, lacks, files: vec![path.clone()] };
            self.linked.insert(path, program);
        }
    }

    fn compile_crate(&mut self, command: &Recorded) {
        let Some(made) = Crate::of(command) else { return };
        let files = made.files(command);
        let (mut units, mut lacks) = (Vec::new(), Vec::new());
        if !made.is_of_build() {
            let unit = Unit {
                directory: command.directory.clone(),
                source: made.source.clone(),
                language: Language::Rust,
                options: made.options.clone(),
                environment: command.environment.clone(),
                uses: made.uses.clone(),
            };
            units.push(self.number(unit));
            for used in &made.uses {
                match self.files.get(used) {
                    Some(file) => {
                        units.extend(file.units());
                        lacks.extend(file.lacks.iter().cloned());
                    }
                    None => lacks.push(name(used)),
                }
            }
        }
        if made.is_asked_for(command) && !made.is_of_build() {
            let own = if made.is_whole() { units.clone() } else { units[..1].to_vec() };
            let name = made.program(command);
            // The names of files of cargo have a number that changes with what is built, and old ones stay.
            let place = files.first().map_or_else(PathBuf::new, |file| file.with_file_name(&name));
            let lacks = if made.is_whole() { lacks.clone() } else { Vec::new() };
            self.linked.insert(place, Program { name, units: own, lacks, files: files.clone() });
        }
        for file in files {
            let object = File::object(&file, units.clone());
            self.files.insert(file, File { lacks: lacks.clone(), is_copy: true, ..object });
        }
    }

    /// `ar rcs libx.a a.o b.o`, and the other forms.
    fn archive(&mut self, command: &Recorded) {
        let mut words = command.arguments.iter().map(String::as_str);
        let mut operation = None;
        while let Some(word) = words.next() {
            match word {
                "--plugin" | "--target" | "--output" => _ = words.next(),
                word if word.starts_with("--") || word == "-X32_64" => {}
                word => {
                    operation = Some(word.trim_start_matches('-'));
                    break;
                }
            }
        }
        let Some(operation) = operation else { return };
        if operation.contains(['a', 'b', 'i', 'N']) {
            // The member beside which the others go.
            words.next();
        }
        let Some(archive) = words.next().map(|word| command.path(word)) else { return };
        let members: Vec<&str> = words.collect();
        match operation.chars().find(|letter| "dmpqrtx".contains(*letter)) {
            Some(letter @ ('r' | 'q')) => self.add_members(command, archive, &members, letter == 'r'),
            Some('d') => {
                if let Some(file) = self.files.get_mut(&archive) {
                    file.members.retain(|member| !members.contains(&member.name.as_str()));
                }
            }
            Some('x') => {
                let Some(file) = self.files.get(&archive).cloned() else { return };
                for member in &file.members {
                    let path = command.path(&member.name);
                    let object = File { is_copy: true, ..File::object(&path, member.units.clone()) };
                    self.files.insert(path, object);
                }
            }
            _ => {}
        }
    }

    fn add_members(&mut self, command: &Recorded, archive: PathBuf, members: &[&str], replaces: bool) {
        let mut whole = self.files.get(&archive).cloned().unwrap_or_default();
        (whole.is_archive, whole.is_copy) = (true, false);
        for added in members {
            match self.files.get(&command.path(added)) {
                Some(file) => {
                    for member in file.members.clone() {
                        match whole.members.iter_mut().find(|old| replaces && old.name == member.name) {
                            Some(old) => *old = member,
                            None => whole.members.push(member),
                        }
                    }
                    whole.lacks.extend(file.lacks.iter().cloned());
                }
                None if is_of_code(added) && !whole.lacks.iter().any(|lack| lack == added) => {
                    whole.lacks.push((*added).to_owned());
                }
                None => {}
            }
        }
        self.files.insert(archive, whole);
    }

    /// `strip a`, `objcopy a.o b.o`
    fn rewrite(&mut self, command: &Recorded) {
        let with_value =
            ["-o", "-O", "-I", "-F", "-B", "-j", "-R", "-N", "-K", "-G", "-L", "-W", "-b", "-i", "-S"];
        let output =
            command.arguments.windows(2).find(|words| words[0] == "-o").map(|words| words[1].as_str());
        let mut operands = operands(&command.arguments, &with_value);
        operands.extend(output);
        let [from, to] = operands[..] else { return };
        let renames =
            ["--redefine", "--prefix-symbols", "--weaken", "--globalize", "--localize", "--keep-global"];
        if command.arguments.iter().any(|word| renames.iter().any(|option| word.starts_with(option))) {
            // Nothing is known of an object with other names.
            self.files.remove(&command.path(to));
        } else {
            self.transfer(command, &[from, to], true);
        }
    }

    /// Copies or moves `files`, of which the last is the destination.
    fn transfer(&mut self, command: &Recorded, files: &[&str], is_copy: bool) {
        let option =
            command.arguments.windows(2).find(|words| words[0] == "-t").map(|words| words[1].as_str());
        let (to, files) = match (option, files.split_last()) {
            (Some(to), _) => (to, files),
            (None, Some((to, files))) => (*to, files),
            (None, None) => return,
        };
        let to = command.path(to);
        for file in files.iter().map(|file| command.path(file)) {
            let to = if to.is_dir() { to.join(name(&file)) } else { to.clone() };
            if to != file {
                self.transfer_file(&file, to, is_copy);
            }
        }
    }

    fn transfer_file(&mut self, from: &Path, to: PathBuf, is_copy: bool) {
        let moved = |path: &PathBuf| match path.strip_prefix(from) {
            Ok(rest) if rest.as_os_str().is_empty() => Some(to.clone()),
            Ok(rest) => Some(to.join(rest)),
            Err(_) => None,
        };
        let files: Vec<(PathBuf, PathBuf)> =
            self.files.keys().filter_map(|path| Some((path.clone(), moved(path)?))).collect();
        for (from, to) in files {
            let mut file = self.files[&from].clone();
            if let [member] = &mut file.members[..]
                && !file.is_archive
            {
                member.name = name(&to);
            }
            file.is_copy |= is_copy;
            if !is_copy {
                self.files.remove(&from);
            }
            self.files.insert(to, file);
        }
        let linked: Vec<(PathBuf, PathBuf)> =
            self.linked.keys().filter_map(|path| Some((path.clone(), moved(path)?))).collect();
        for (from, to) in linked {
            if is_copy {
                self.linked.entry(from).and_modify(|program| program.files.push(to));
            } else if let Some(mut program) = self.linked.remove(&from) {
                program.files.push(to.clone());
                self.linked.insert(to.clone(), Program { name: name(&to), ..program });
            }
        }
    }

    fn remove(&mut self, command: &Recorded, files: &[&str]) {
        for file in files.iter().map(|file| command.entry(file)) {
            self.files.retain(|path, _| !path.starts_with(&file));
            self.linked.retain(|path, program| {
                program.files.retain(|path| !path.starts_with(&file));
                !path.starts_with(&file) || !program.files.is_empty()
            });
        }
    }

    /// The executables and libraries that are there, in the order of their names.
    ///
    /// Units that are linked to nothing are one more, `unlinked`; without any program, `all`.
    pub fn programs(&self, is_there: impl Fn(&Path) -> bool) -> Vec<Linked> {
        let linked =
            self.linked.iter().filter(|(_, program)| program.files.iter().any(|file| is_there(file)));
        let linked = linked.map(|(path, program)| (path.clone(), program.clone()));
        let archives =
            self.files.iter().filter(|(path, file)| file.is_archive && !file.is_copy && is_there(path));
        let archives = archives.map(|(path, file)| {
            let units = file.units().collect();
            (path.clone(), Program { name: name(path), units, lacks: file.lacks.clone(), files: Vec::new() })
        });
        let mut all: Vec<(PathBuf, Program)> =
            linked.chain(archives).filter(|(path, _)| !is_of_trial(path)).collect();
        for (_, program) in &mut all {
            let mut seen = BTreeSet::new();
            program.units.retain(|unit| seen.insert(*unit));
            let mut seen = BTreeSet::new();
            program.lacks.retain(|lack| seen.insert(lack.clone()));
        }
        all.retain(|(_, program)| !program.units.is_empty());
        let mut programs = named(all);
        programs.extend(self.unlinked(&programs, is_there));
        programs
    }

    /// The units of objects that are there and in none of `programs`.
    fn unlinked(&self, programs: &[Linked], is_there: impl Fn(&Path) -> bool) -> Option<Linked> {
        let linked: BTreeSet<usize> =
            programs.iter().flat_map(|program| program.units.iter().copied()).collect();
        let objects =
            self.files.iter().filter(|(path, file)| !file.is_copy && !is_of_trial(path) && is_there(path));
        let units: BTreeSet<usize> =
            objects.flat_map(|(_, file)| file.units()).filter(|unit| !linked.contains(unit)).collect();
        let name = if programs.is_empty() { "all" } else { "unlinked" };
        (!units.is_empty()).then(|| Linked {
            name: name.to_owned(),
            units: units.into_iter().collect(),
            lacks: Vec::new(),
        })
    }
}

/// Gives each of `programs` a name of its own: that of its file, with folders where several have the same.
fn named(programs: Vec<(PathBuf, Program)>) -> Vec<Linked> {
    let mut by_name: BTreeMap<String, Vec<(PathBuf, Program)>> = BTreeMap::new();
    for (path, program) in programs {
        let same = by_name.entry(program.name.clone()).or_default();
        // Libtool links a program once more when it is installed.
        if same.iter().all(|(_, other)| other.units != program.units) {
            same.push((path, program));
        }
    }
    let linked = |name: String, program: Program| Linked { name, units: program.units, lacks: program.lacks };
    let mut all = Vec::new();
    for (name, mut same) in by_name {
        if same.len() == 1 {
            all.extend(same.pop().map(|(_, program)| linked(name, program)));
            continue;
        }
        let folders =
            |path: &Path| Vec::from_iter(path.parent().into_iter().flat_map(Path::iter).map(OsStr::to_owned));
        let parents: Vec<Vec<OsString>> = same.iter().map(|(path, _)| folders(path)).collect();
        let shared = (0..parents[0].len())
            .take_while(|&at| parents.iter().all(|parent| parent.get(at) == parents[0].get(at)))
            .count();
        for ((_, program), parent) in same.into_iter().zip(&parents) {
            let folders = parent[shared..].iter().map(|part| part.to_string_lossy().into_owned());
            let name = folders.chain([name.clone()]).collect::<Vec<_>>().join("-");
            all.push(linked(name, program));
        }
    }
    all.sort_by(|one, other| one.name.cmp(&other.name));
    all
}

/// The words of `arguments` that are no options; those of `with_value` have the next word too.
fn operands<'a>(arguments: &'a [String], with_value: &[&str]) -> Vec<&'a str> {
    let mut words = arguments.iter().map(String::as_str);
    let mut operands = Vec::new();
    while let Some(word) = words.next() {
        if with_value.contains(&word) {
            words.next();
        } else if !word.starts_with('-') {
            operands.push(word);
        }
    }
    operands
}

/// Returns true if `word` asks `ln` for symbolic links, which need no following, as paths are those of what is there.
fn is_symbolic(word: &str) -> bool {
    word == "--symbolic" || word.starts_with('-') && !word.starts_with("--") && word.contains('s')
}

/// Returns true if the file `name` is an object or an archive, by its name, and not one of the C library's own.
fn is_of_code(name: &str) -> bool {
    let path = Path::new(name);
    let is_startup = |stem: &str| stem.starts_with("crt") || stem.ends_with("crt1") || stem.ends_with("crti");
    let stem = path.file_stem().map_or("", |stem| stem.to_str().unwrap_or_default());
    path.extension().is_some_and(|end| ["o", "a", "obj", "lo"].iter().any(|known| end == *known))
        && !is_startup(stem)
}

#[cfg(test)]
mod tests {
    use super::{super::commands::words, *};

    fn sources(lines: &[&str]) -> Sources {
        let command = |line: &&str| Recorded::new("/nowhere".into(), &words(line), std::iter::empty());
        Sources::of(&lines.iter().filter_map(command).collect::<Vec<_>>())
    }

    /// The programs of a build of these commands, each with the sources of its units.
    fn programs(lines: &[&str]) -> Vec<String> {
        let sources = sources(lines);
        let of = |program: Linked| {
            let names = program.units.iter().map(|&at| sources.units[at].source.as_str());
            let lacks = program.lacks.iter().map(|lack| format!(", without {lack}"));
            format!("{}: {}{}", program.name, Vec::from_iter(names).join(" "), lacks.collect::<String>())
        };
        sources.programs(|_| true).into_iter().map(of).collect()
    }

    #[test]
    fn a_program_has_the_units_of_its_objects_and_archives() {
        let lines = [
            "cc -Wall -O2 -DN=3 -I inc -MMD -MF a.d -c a.c",
            "cc -c b.c -o obj/b.o",
            "c++ -c c.cpp",
            "ar rcs lib/libb.a obj/b.o",
            "c++ -o app a.o c.o -Llib -lb -lm -Wl,--as-needed",
            "cc one.c two.c",
        ];
        assert_eq!(programs(&lines), ["a.out: one.c two.c", "app: a.c c.cpp b.c", "libb.a: b.c"]);
        let units = sources(&lines).units;
        assert_eq!(units[0].options, ["-O2", "-DN=3", "-I", "inc"]);
        assert_eq!(units.iter().filter(|unit| unit.language == Language::Cxx).count(), 1);
    }

    #[test]
    fn objects_keep_their_units_where_libtool_takes_them() {
        let lines = [
            "gcc -fPIC -DPIC -c a.c -o .libs/a.o",
            "gcc -c a.c -o a.o",
            "gcc -fPIC -DPIC -c b.c -o objs/b.o",
            "mv -f objs/b.o b.lo",
            "ar cru .libs/libpart.a .libs/a.o",
            "ranlib .libs/libpart.a",
            "rm -rf .libs/libwhole.lax",
            "ar x /nowhere/.libs/libpart.a",
            "gcc -shared -Wl,--whole-archive,./.libs/libpart.a,--no-whole-archive b.lo -o .libs/libwhole.so.1.0T",
            "mv .libs/libwhole.so.1.0T .libs/libwhole.so.1.0",
            "gcc -o .libs/lt-app a.o",
            "install -m 755 .libs/libwhole.so.1.0 /usr/lib",
            "install .libs/libpart.a /usr/lib/libpart.a",
        ];
        assert_eq!(programs(&lines), ["libpart.a: a.c", "libwhole.so.1.0: a.c b.c", "lt-app: a.c"]);
    }

    #[test]
    fn objects_may_be_joined_copied_stripped_and_made_of_assembly() {
        let lines = [
            "cc -S a.c",
            "as a.s -o a.o",
            "cc -c b.c",
            "cc -c start.S",
            "ld -r a.o b.o start.o -o both.o",
            "cp both.o other.o",
            "strip -o less.o other.o",
            "llvm-objcopy --strip-debug less.o least.o",
            "ld -m elf_x86_64 -o app least.o /usr/lib/crt1.o",
            "objcopy --redefine-sym a=b least.o renamed.o",
            "ld -o other renamed.o",
        ];
        assert_eq!(programs(&lines), ["app: a.c b.c, without start.S"]);
    }

    #[test]
    fn members_of_archives_are_replaced_by_name_and_removed() {
        let lines = [
            "cc -DOLD -c a.c",
            "cc -c b.c",
            "cc -c c.c",
            "gcc-ar csrDT libx.a a.o b.o",
            "cc -DNEW -c a.c",
            "ar r libx.a a.o",
            "ar t libx.a",
            "ar s libx.a",
            "ar d libx.a b.o",
            "ar q libx.a c.o",
        ];
        let sources = sources(&lines);
        let found = sources.programs(|_| true);
        let [program, unlinked] = &found[..] else { panic!("{found:?}") };
        assert_eq!((program.name.as_str(), unlinked.name.as_str()), ("libx.a", "unlinked"));
        let options: Vec<&[String]> =
            program.units.iter().map(|&at| &sources.units[at].options[..]).collect();
        assert_eq!(options, [&["-DNEW".to_owned()][..], &[]]);
        assert_eq!(programs(&["cc -c a.c", "ar csrDT libx.a a.o"]), ["libx.a: a.c"]);
    }

    #[test]
    fn what_no_command_has_made_is_told() {
        let lines = ["cc -c a.c", "cc -o app a.o old.o libold.a", "ar r libx.a a.o old.o"];
        assert_eq!(
            programs(&lines),
            ["app: a.c, without old.o, without libold.a", "libx.a: a.c, without old.o"]
        );
    }

    #[test]
    fn programs_of_one_name_are_told_apart_by_their_folders() {
        let lines = ["cc -o one/app a.c", "cc -o two/sub/app b.c", "cc -c c.c", "cc -c -x c++ d.txt -o d.o"];
        assert_eq!(programs(&lines), ["one-app: a.c", "two-sub-app: b.c", "unlinked: c.c d.txt"]);
        assert_eq!(programs(&["cc -c a.c b.c"]), ["all: a.c b.c"]);
    }

    #[test]
    fn trials_of_compilers_are_no_programs() {
        let lines =
            ["cc -o conftest conftest.c", "cc -o out/CMakeFiles/3.25.1/CompilerIdC/a.out id.c", "cc -E a.c"];
        assert!(programs(&lines).is_empty());
    }

    #[test]
    fn crates_are_linked_with_those_that_they_use() {
        let rustc = |line: &str| format!("rustc --edition=2021 --out-dir deps -L dependency=deps {line}");
        let lines = [
            rustc("--crate-name build_script_build build.rs --crate-type bin -C extra-filename=-0"),
            rustc(
                "--crate-name part --crate-type lib part/lib.rs --emit=dep-info,metadata,link -C extra-filename=-1",
            ),
            rustc("--crate-name macros --crate-type proc-macro macros/lib.rs -Cextra-filename=-2"),
            rustc(
                "--crate-name app main.rs --crate-type bin --emit=dep-info,link -C extra-filename=-3 -C lto \
                 --extern part=deps/libpart-1.rmeta --extern macros=deps/libmacros-2.so --extern gone=libgone.rlib",
            ),
            rustc("--crate-name app main.rs --test --extern part=deps/libpart-1.rlib"),
            rustc("--crate-name checked --crate-type lib checked.rs --emit=dep-info,metadata"),
            "rustc - --crate-name ___ --print=file-names".to_owned(),
        ];
        let lines = lines.each_ref().map(String::as_str);
        assert_eq!(
            programs(&lines),
            [
                "app: main.rs part/lib.rs, without libgone.rlib",
                "app-test: main.rs part/lib.rs",
                "libpart.rlib: part/lib.rs"
            ]
        );
        let app = &sources(&lines).units[1];
        assert_eq!(app.uses.len(), 3);
        assert!(
            !app.options.iter().any(|option| option.contains("lto") || option.contains("emit")),
            "{app:?}"
        );
    }
}
