//! The built-in models of the C library beside what its headers declare and what LLVM knows of it.
//!
//! Needs `clang-22`, `opt-22` and the headers of glibc. What LLVM infers for its library functions (`inferattrs`) is
//! written down apart from our tables. The list of names is what the installed libraries export, which `nm` prints.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
    io::Write as _,
    process::{Command, Stdio},
};

const TABLES: [&str; 6] = [
    "rules/models/libc.csv",
    "rules/models/math.csv",
    "rules/models/network.csv",
    "rules/models/posix.csv",
    "rules/models/stdio.csv",
    "rules/models/strings.csv",
];

/// The names, which may have a `*`, that have no row, each with the reason.
const WITHOUT: &str = include_str!("../../rules/models/without.csv");

const HEADERS: &str = "aio argp argz arpa/inet arpa/nameser assert complex ctype dirent dlfcn envz err error execinfo fcntl \
    fenv fmtmsg fnmatch fstab fts ftw getopt glob grp gshadow iconv ifaddrs inttypes langinfo libgen libintl link locale \
    malloc math mcheck mntent monetary mqueue net/if netdb netinet/ether netinet/in nl_types poll printf pthread pty pwd \
    regex resolv sched search semaphore setjmp shadow signal spawn stdio stdio_ext stdlib string strings sys/auxv \
    sys/capability sys/epoll sys/eventfd sys/fanotify sys/file sys/fsuid sys/inotify sys/klog sys/mman sys/mount sys/msg \
    sys/personality sys/pidfd sys/prctl sys/quota sys/random sys/reboot sys/resource sys/select sys/sem sys/sendfile \
    sys/shm sys/signalfd sys/socket sys/stat sys/statfs sys/statvfs sys/swap sys/sysinfo sys/sysmacros sys/time sys/timeb \
    sys/timerfd sys/times sys/timex sys/uio sys/utsname sys/wait sys/xattr syslog termios threads time ttyent uchar unistd \
    utime utmp utmpx wchar wctype wordexp";

/// An error in LLVM: POSIX says that the address is returned if it is not null.
const KEPT: [&str; 1] = ["ctermid"];

/// Effect, `from` and `to`.
type Row = [&'static str; 3];

/// The rows of each function.
fn models() -> BTreeMap<&'static str, Vec<Row>> {
    let mut models: BTreeMap<&str, Vec<Row>> = BTreeMap::new();
    for (_, text) in dfquery_rules::MODELS.iter().filter(|(name, _)| TABLES.contains(name)) {
        for row in text.lines().skip(1) {
            let cells: Vec<&str> = row.split(',').collect();
            models.entry(cells[0]).or_default().push([cells[1], cells[2], cells[3]]);
        }
    }
    models
}

/// The beginning of a C program: all headers, and how many lines they take.
fn program_text() -> (String, usize) {
    let mut text = String::from("#define _GNU_SOURCE\n#define _LARGEFILE64_SOURCE\n");
    for header in HEADERS.split_whitespace() {
        write!(text, "#if __has_include(<{header}.h>)\n#include <{header}.h>\n#endif\n").expect("a string");
    }
    let lines = text.lines().count();
    (text, lines)
}

/// The lines that the compiler finds wrong.
fn wrong_lines(errors: &str) -> BTreeSet<usize> {
    let places = errors.lines().filter(|line| line.contains("error:"));
    places.filter_map(|line| line.strip_prefix("<stdin>:")?.split(':').next()?.parse().ok()).collect()
}

/// A C program that takes the address of each of `names`, one a line after `lines` others.
fn program(names: &[&str]) -> (String, usize) {
    let (mut text, lines) = program_text();
    for name in names {
        // Behind `&` and a closing parenthesis it is the function, even if it is a macro with parameters too.
        writeln!(text, "void *address_of_{name}(void) {{ return (void *)(&{name}); }}").expect("a string");
    }
    (text, lines)
}

fn run(tool: &str, arguments: &[&str], input: &str) -> (bool, String, String) {
    let mut command = Command::new(tool);
    let command = command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the tool starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().expect("the tool ends");
    let _ = writer.join();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.success(), text(&output.stdout), text(&output.stderr))
}

/// The IR of a program with those of `names` that the headers declare; none if the headers are not these.
fn declared(mut names: Vec<&str>) -> Option<String> {
    let flags =
        ["-x", "c", "-", "-w", "-O0", "-fno-builtin", "-ferror-limit=0", "-S", "-emit-llvm", "-o", "-"];
    for _ in 0..3 {
        let (text, first) = program(&names);
        let (success, ir, errors) = run("clang-22", &flags, &text);
        if success {
            return Some(ir.replace(" nobuiltin", "").replace("\"no-builtins\"", ""));
        }
        let wrong = wrong_lines(&errors);
        let mut line = first;
        names.retain(|_| {
            line += 1;
            !wrong.contains(&line)
        });
    }
    None
}

/// A declaration: attributes and type of the result, and of each parameter.
struct Declaration<'t> {
    name: &'t str,
    result: &'t str,
    parameters: Vec<&'t str>,
}

fn declaration(line: &str) -> Option<Declaration<'_>> {
    let (result, rest) = line.strip_prefix("declare ")?.split_once('@')?;
    let (name, rest) = rest.split_once('(')?;
    let (mut depth, mut start, mut parameters) = (1, 0, Vec::new());
    for (at, c) in rest.char_indices() {
        match c {
            '(' | '<' | '{' | '[' => depth += 1,
            ')' | '>' | '}' | ']' => depth -= 1,
            _ => {}
        }
        if depth == 0 || depth == 1 && c == ',' {
            parameters.push(rest[start..at].trim());
            start = at + 1;
        }
        if depth == 0 {
            break;
        }
    }
    parameters.retain(|parameter| !parameter.is_empty());
    Some(Declaration { name, result, parameters })
}

/// The position that a port names.
fn position(port: &str) -> Option<usize> {
    let mut words = port.split(' ').skip_while(|word| !word.starts_with("argument"));
    words.next()?;
    words.next()?.trim_end_matches('.').parse().ok()
}

impl Declaration<'_> {
    fn wrong(&self, rows: &[Row]) -> Vec<String> {
        let mut wrong: Vec<String> = rows.iter().filter_map(|row| self.wrong_row(row)).collect();
        let gives = rows.iter().any(|[.., to]| *to == "return");
        if self.result.contains("ptr") && !gives {
            wrong.push("a result that is an address has no row".to_owned());
        }
        let makes = |[effect, _, to]: &Row| ["allocates", "resizes"].contains(effect) && *to == "return";
        if self.result.contains("noalias") && !rows.iter().any(makes) {
            wrong.push("LLVM says that the result is a new object".to_owned());
        }
        for (number, parameter) in self.parameters.iter().enumerate() {
            let from = format!("argument {number}");
            if parameter.contains(" returned") && !rows.iter().any(|row| row[..2] == ["returns", &from]) {
                wrong.push(format!("LLVM says that {from} is returned"));
            }
        }
        wrong.into_iter().map(|wrong| format!("{}: {wrong}", self.name)).collect()
    }

    fn wrong_row(&self, row: &Row) -> Option<String> {
        let [effect, from, to] = *row;
        let told = |wrong: &str| Some(format!("{effect}, {from}, {to}: {wrong}"));
        if to == "return" && self.result.starts_with("void") {
            return told("there is no result");
        }
        for port in [from, to] {
            let Some(number) = position(port) else { continue };
            match self.parameters.get(number) {
                None if !self.parameters.contains(&"...") => return told("there is no such argument"),
                Some(&parameter) if !parameter.starts_with("ptr") && parameter != "..." => {
                    return told("the argument is not an address");
                }
                Some(parameter) if port == to && parameter.contains(" readonly") => {
                    return told("LLVM says that this is only read");
                }
                Some(parameter) if port == from && port.starts_with("argument ") => {
                    let keeps = ["escapes", "returns", "returns inside"].contains(&effect);
                    let keeps = keeps && !KEPT.contains(&self.name);
                    if keeps && !to.starts_with("parameter") && parameter.contains("captures(none)") {
                        return told("LLVM says that this is not kept");
                    }
                }
                _ => {}
            }
        }
        None
    }
}

#[test]
fn models_agree_with_headers_and_with_llvm() {
    let has = |tool: &str| Command::new(tool).arg("--version").output().is_ok();
    if !has("clang-22") || !has("opt-22") {
        return println!("skipped: clang-22 and opt-22 are not installed");
    }
    let models = models();
    let Some(ir) = declared(models.keys().copied().collect()) else {
        return println!("skipped: the headers of glibc are not installed");
    };
    let (success, inferred, errors) = run("opt-22", &["-passes=inferattrs", "-S", "-"], &ir);
    assert!(success, "{errors}");
    let declarations: Vec<Declaration<'_>> = inferred.lines().filter_map(declaration).collect();
    let known = declarations.iter().filter(|declaration| models.contains_key(declaration.name));
    let wrong: Vec<String> = known.clone().flat_map(|known| known.wrong(&models[known.name])).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let noted = known.clone().filter(|known| known.parameters.iter().any(|p| p.contains("captures(none)")));
    println!("{} functions, LLVM knows {} of them", known.clone().count(), noted.clone().count());
    assert!(known.count() > 500 && noted.count() > 50, "the headers declare the functions");
}

/// The calls of functions that are watched.
const CALLS: &str = include_str!("models/calls.txt");

/// The code that makes them.
const DRIVER: &str = include_str!("models/calls.c");

/// The arguments of a call, which commas separate that are not in parentheses or in quotes.
fn arguments(text: &str) -> Vec<&str> {
    let (mut depth, mut is_quoted, mut start, mut all) = (0, false, 0, Vec::new());
    for (at, c) in text.char_indices() {
        match c {
            '"' | '\'' => is_quoted = !is_quoted,
            '(' if !is_quoted => depth += 1,
            ')' if !is_quoted => depth -= 1,
            ',' if !is_quoted && depth == 0 => {
                all.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    all.push(text[start..].trim());
    all.retain(|argument| !argument.is_empty());
    all
}

/// A line of C that calls a function with memory of its own for each argument.
fn call(line: &str) -> String {
    let (name, rest) = line.split_once(' ').unwrap_or((line, ""));
    let signatures = dfquery_rules::SIGNATURES.lines();
    let has_result =
        signatures.filter_map(|row| row.split_once(',')).any(|(n, s)| n == name && s.starts_with('p'));
    let mut prepare = String::new();
    let mut passed = Vec::new();
    for (number, argument) in arguments(rest).into_iter().enumerate() {
        let (memory, further) = argument.split_once(" + ").unwrap_or((argument, "0"));
        match memory {
            "text" | "wide" | "zero" | "names" | "to text" | "to wide" => {
                write!(prepare, "{}({number}); ", memory.replace(' ', "_")).expect("a string");
                passed.push(format!("(void *)(memory[{number}] + {further})"));
            }
            _ => passed.push(argument.to_owned()),
        }
    }
    let call = format!("{name}({})", passed.join(", "));
    let result = if has_result { format!("(unsigned long){call}") } else { format!("(({call}), 0)") };
    format!("CALL({name}, {prepare}, {}, {result})", u8::from(has_result))
}

/// A program that makes the calls, of which those are left out that this library does not have.
fn caller(directory: &std::path::Path) -> Option<std::path::PathBuf> {
    let mut lines: Vec<&str> = CALLS.lines().filter(|line| !line.starts_with('#')).collect();
    let program = directory.join("calls");
    for _ in 0..3 {
        let (mut text, _) = program_text();
        text.push_str(DRIVER);
        let first = text.lines().count();
        lines.iter().for_each(|line| writeln!(text, "{}", call(line)).expect("a string"));
        text.push_str("int main(void) {\n");
        for name in lines.iter().filter_map(|line| line.split(' ').next()) {
            writeln!(text, "  run(\"{name}\", call_{name});").expect("a string");
        }
        text.push_str("}\n");
        let output = program.to_string_lossy().into_owned();
        let flags = [
            "-x",
            "c",
            "-",
            "-w",
            "-O0",
            "-fno-builtin",
            "-ferror-limit=0",
            "-lm",
            "-lresolv",
            "-o",
            &output,
        ];
        let (success, _, errors) = run("clang-22", &flags, &text);
        if success {
            return Some(program);
        }
        let wrong = wrong_lines(&errors);
        assert!(!wrong.is_empty(), "{errors}");
        let mut line = first;
        lines.retain(|_| {
            line += 1;
            !wrong.contains(&line)
        });
    }
    None
}

/// True if a row says what was seen at `to`: bytes that changed, or an address of what `from` names.
fn says(row: &Row, to: &str, seen: &str, number: &str) -> bool {
    let [effect, from, port] = *row;
    let is_there = match to {
        "return" => port == "return",
        _ => port == format!("argument* {to}") || port.starts_with(&format!("field argument* {to} ")),
    };
    let gives = |text: &str| {
        let of_memory = from == text || from.starts_with(&format!("field {text} "));
        ["returns", "returns inside", "copies", "copies inside", "resizes"].contains(&effect) && of_memory
    };
    is_there
        && match seen {
            "bytes" => true,
            "argument" => gives(&format!("argument {number}")) || gives(&format!("argument* {number}")),
            "beyond" => gives(&format!("argument* {number}")),
            _ => ["allocates", "outside", "resizes"].contains(&effect),
        }
}

/// The effects seen of the functions that `models` does not have.
fn unsaid<'t>(seen: &'t str, models: &BTreeMap<&str, Vec<Row>>) -> BTreeSet<&'t str> {
    let is_said = |line: &&str| {
        let [name, to, what, number] = line.split(' ').collect::<Vec<_>>()[..] else { return false };
        what == "died" || models[name].iter().any(|row| says(row, to, what, number))
    };
    seen.lines().filter(|line| !line.contains(" died ") && !is_said(line)).collect()
}

#[test]
fn models_say_what_calls_of_the_library_do() {
    if Command::new("clang-22").arg("--version").output().is_err() {
        return println!("skipped: clang-22 is not installed");
    }
    let directory = std::env::temp_dir().join(format!("dfquery-models-{}", std::process::id()));
    std::fs::create_dir_all(&directory).expect("a directory");
    let program = caller(&directory);
    let Some(program) = program else { return println!("skipped: the headers of glibc are not installed") };
    let (success, seen, errors) = run(&program.to_string_lossy(), &[], "");
    let _ = std::fs::remove_dir_all(&directory);
    assert!(success, "{errors}");
    let died = seen.lines().filter(|line| line.contains(" died ")).count();
    let names: BTreeSet<&str> = seen.lines().filter_map(|line| line.split(' ').next()).collect();
    let models = models();
    let wrong = unsaid(&seen, &models);
    assert!(wrong.is_empty(), "not said:\n{}", wrong.into_iter().collect::<Vec<_>>().join("\n"));
    println!("{} functions did {} things, {died} died", names.len(), seen.lines().count());
    assert!(names.len() > 150 && died < 5, "the functions can be called: {seen}");
    // Each row that is taken away is missed.
    let mut kinds = BTreeSet::new();
    for line in seen.lines().filter(|line| !line.contains(" died ")) {
        let [name, to, what, number] = line.split(' ').collect::<Vec<_>>()[..] else { continue };
        let mut fewer = models.clone();
        fewer.entry(name).or_default().retain(|row| !says(row, to, what, number));
        assert!(unsaid(&seen, &fewer).contains(line), "{line} is missed");
        kinds.insert((to == "return", what));
    }
    assert!(kinds.len() >= 6, "{kinds:?}");
}

/// The functions that a library exports.
fn exported(library: &str) -> BTreeSet<String> {
    let (_, names, _) = run("nm", &["-D", "--defined-only", "--without-symbol-versions", library], "");
    let function = |line: &str| {
        let [kind, name] = line.split(' ').collect::<Vec<_>>()[1..] else { return None };
        "TWi".contains(kind).then(|| name.to_owned())
    };
    names.lines().filter_map(function).collect()
}

/// The names and patterns of all tables of models, and those of functions that have no row for a reason.
struct Known {
    named: BTreeSet<&'static str>,
    patterns: Vec<&'static str>,
    without: Vec<&'static str>,
}

impl Known {
    fn of() -> Known {
        let rows = dfquery_rules::MODELS.iter().flat_map(|(_, text)| text.lines().skip(1));
        let names: BTreeSet<&str> = rows.filter_map(|row| row.split(',').next()).collect();
        let (patterns, named): (BTreeSet<&str>, BTreeSet<&str>) =
            names.into_iter().partition(|name| name.contains('*'));
        let without = WITHOUT.lines().skip(1).filter_map(|row| row.split(',').next());
        Known { named, patterns: patterns.into_iter().collect(), without: without.collect() }
    }

    fn has_row(&self, name: &str) -> bool {
        self.named.contains(name) || self.patterns.iter().any(|pattern| fits(pattern, name))
    }

    fn has_reason(&self, name: &str) -> bool {
        self.without.iter().any(|pattern| fits(pattern, name))
    }
}

/// True if `name` is `pattern`, with some text for each `*`.
fn fits(pattern: &str, name: &str) -> bool {
    let Some((first, rest)) = pattern.split_once('*') else { return pattern == name };
    name.strip_prefix(first).is_some_and(|name| (0..=name.len()).any(|at| fits(rest, &name[at..])))
}

/// The path of an installed library, if there is a compiler that knows it.
fn library(name: &str) -> Option<String> {
    let output = Command::new("clang-22").arg(format!("-print-file-name={name}")).output().ok()?;
    let path = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    (path.starts_with('/') && std::path::Path::new(&path).exists()).then_some(path)
}

#[test]
fn every_exported_name_has_a_row_or_a_reason() {
    if Command::new("nm").arg("--version").output().is_err() {
        return println!("skipped: nm is not installed");
    }
    let known = Known::of();
    let musl = "/lib/x86_64-linux-musl/libc.so";
    for name in ["libc.so.6", "libm.so.6", "libpthread.so.0", "libstdc++.so.6", musl] {
        let Some(path) = library(name) else {
            println!("skipped: {name} is not installed");
            continue;
        };
        let exported = exported(&path);
        let (rows, others): (Vec<&str>, Vec<&str>) =
            exported.iter().map(String::as_str).partition(|name| known.has_row(name));
        let (reasons, neither): (Vec<&str>, Vec<&str>) =
            others.iter().partition(|name| known.has_reason(name));
        println!("{name}: {} have a row, {} a reason", rows.len(), reasons.len());
        assert!(neither.is_empty(), "{name}: neither row nor reason:\n{}", neither.join("\n"));
    }
}

/// The functions that programs in C++ call without a row: those that call something once.
const WITHOUT_IN_PROGRAMS: [&str; 1] = ["__once_proxy"];

#[test]
fn programs_in_cxx_call_what_has_rows() {
    let known = Known::of();
    for level in ["-O0", "-O1", "-O2"] {
        let flags = ["-x", "c++", "-", "-w", "-std=c++17", level, "-S", "-emit-llvm", "-o", "-"];
        let Ok(true) =
            Command::new("clang-22").arg("--version").output().map(|output| output.status.success())
        else {
            return println!("skipped: clang-22 is not installed");
        };
        let (success, ir, errors) = run("clang-22", &flags, include_str!("models/containers.cc"));
        if !success && errors.contains("file not found") {
            return println!("skipped: the headers of libstdc++ are not installed");
        }
        assert!(success, "{errors}");
        let declarations: Vec<Declaration<'_>> = ir.lines().filter_map(declaration).collect();
        let names = declarations.iter().map(|declaration| declaration.name);
        let is_open = |name: &&str| !name.starts_with("llvm.") && !known.has_row(name);
        let may_be = |name: &str| WITHOUT_IN_PROGRAMS.iter().any(|pattern| fits(pattern, name));
        let open: Vec<&str> = names.clone().filter(is_open).filter(|name| !may_be(name)).collect();
        println!("{level}: {} functions are not part of the program", names.count());
        assert!(open.is_empty(), "{level}: no row for {open:?}");
    }
}

#[test]
fn reasons_are_about_names_without_rows() {
    let known = Known::of();
    let rows: Vec<(&str, &str)> = WITHOUT.lines().skip(1).filter_map(|row| row.split_once(',')).collect();
    assert!(rows.is_sorted(), "the table is not sorted");
    for (name, reason) in rows {
        assert!(!reason.is_empty() && !known.has_row(name), "{name} has a row");
    }
}
