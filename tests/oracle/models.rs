//! The built-in models of the C library beside what its headers declare and what LLVM knows of it.
//!
//! Needs `clang-22`, `opt-22` and the headers of glibc. What LLVM infers for its library functions (`inferattrs`) is
//! written down apart from our tables.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
    io::Write as _,
    process::{Command, Stdio},
};

const TABLES: [&str; 4] =
    ["rules/models/libc.csv", "rules/models/posix.csv", "rules/models/stdio.csv", "rules/models/strings.csv"];

const HEADERS: &str = "arpa/inet assert complex ctype dirent dlfcn err error execinfo fcntl fenv fnmatch ftw getopt glob grp \
    iconv inttypes langinfo libgen libintl locale malloc math net/if netdb poll pthread pwd regex sched search semaphore \
    setjmp signal stdio stdio_ext stdlib string strings sys/auxv sys/epoll sys/eventfd sys/inotify sys/mman sys/random \
    sys/resource sys/select sys/sendfile sys/shm sys/socket sys/stat sys/statfs sys/statvfs sys/sysinfo sys/time \
    sys/timerfd sys/times sys/utsname sys/wait syslog termios threads time unistd utime wchar wctype";

/// What LLVM has wrong: POSIX says that the address is returned if it is not null.
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

/// A C program that takes the address of each of `names`, one a line behind `lines` others.
fn program(names: &[&str]) -> (String, usize) {
    let mut text = String::from("#define _GNU_SOURCE\n#define _LARGEFILE64_SOURCE\n");
    for header in HEADERS.split_whitespace() {
        write!(text, "#if __has_include(<{header}.h>)\n#include <{header}.h>\n#endif\n").expect("a string");
    }
    let lines = text.lines().count();
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
        let places = errors.lines().filter(|line| line.contains("error:"));
        let lines = places.filter_map(|line| line.strip_prefix("<stdin>:")?.split(':').next()?.parse().ok());
        let wrong: BTreeSet<usize> = lines.collect();
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
