//! Relations that follow edits of files are after every edit what they are from the start.
//!
//! `DFQUERY_CASES` is the number of random programs; `DFQUERY_CORPUS` names a corpus of which modules are edited.

#![cfg(feature = "distributed")]
#![allow(missing_docs, clippy::unwrap_used)]

#[path = "shared/folder.rs"]
mod folder;

use dfquery::{
    Analysis, Open, Program, RuleFile,
    watch::{Answer, Base, Files, Row, Watch},
};
use folder::Folder;
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

const EPOCHS: usize = 30;

/// How often a program is changed over one base.
const CHANGES: usize = 12;

/// Rules by function and of the whole program, of the edited functions only.
const RULES: &str = r#"
.decl calls(caller: Function, callee: Function)
.output calls
calls(f, g) :- call(i, name), instruction(i, b, _, _), block(b, f, _), function_name(g, name).
.decl reaches(caller: Function, callee: Function)
.output reaches
reaches(f, g) :- calls(f, g).
reaches(f, h) :- reaches(f, g), calls(g, h).
.decl adds(function: Function, many: number)
.output adds
adds(f, n) :- function(f), n = count : { instruction(_, b, _, "add"), block(b, f, _) }.
.decl cold_call(caller: Function, attribute: symbol)
.output cold_call
cold_call(f, a) :- call_attribute(i, a), instruction(i, b, _, _), block(b, f, _).
.decl loads(function: Function, kind: symbol)
.output loads
loads(f, kind) :- global_operand(i, _, _, g, _), global_variable(g, _, _, kind), instruction(i, b, _, _), block(b, f, _).
.decl line(function: Function, line: number)
.output line
line(f, n) :- location(i, _, n, _), instruction(i, b, _, _), block(b, f, _).
.decl lone(function: Function)
.output lone
lone(f) :- adds(f, n), n > 1, !reaches(_, f).
.decl constants(function: Function, number: number)
.output constants
constants(f, n) :- constant(i, _, w, t), numeral(t, w, n), instruction(i, b, _, _), block(b, f, _).
.decl some(from: Function, to: Function) choice-domain from
.output some
some(f, g) :- reaches(f, g).
"#;

/// What is asked: what takes the edited functions only, what takes all, what takes all in order.
const ASKED: [&[&str]; 3] = [
    &["reaches", "adds", "cold_call", "loads", "line", "lone", "in_loop", "global_data", "function_linkage"],
    &["reaches", "constants", "called_by", "model", "points"],
    &["some", "adds"],
];

fn rules() -> RuleFile {
    RuleFile::new("watch.dl", RULES)
}

/// Files that are watched, and the rows that there are.
struct Watched {
    watch: Watch,
    files: Files,
    asked: &'static [&'static str],
    paths: Vec<PathBuf>,
    rows: BTreeSet<String>,
}

fn lines(rows: &[Row]) -> Vec<String> {
    rows.iter().map(ToString::to_string).collect()
}

/// The rows of the relations `asked` of the program at `paths`, from the start.
fn rows(paths: &[PathBuf], asked: &[&str]) -> BTreeSet<String> {
    let mut fresh = Watch::new([rules()], asked.iter().copied());
    let all = fresh.follow(Program::open(paths).unwrap()).unwrap().added;
    all.iter().map(ToString::to_string).collect()
}

impl Watched {
    fn new(paths: &[PathBuf], asked: &'static [&'static str]) -> Self {
        let (watch, files) = (Watch::new([rules()], asked.iter().copied()), Files::new(Open::new(), paths));
        Watched { watch, files, asked, paths: paths.to_vec(), rows: BTreeSet::new() }
    }

    /// Follows an edit, and holds the rows against those from the start. None if nothing can be read.
    fn follow(&mut self) -> Option<Answer> {
        let Ok(answer) = self.watch.follow_files(&mut self.files) else {
            assert!(Program::open(&self.paths).is_err(), "what can be read is followed");
            return None;
        };
        assert!(lines(&answer.removed).iter().all(|row| self.rows.remove(row)), "{:?}", answer.removed);
        assert!(lines(&answer.added).iter().all(|row| self.rows.insert(row.clone())), "{:?}", answer.added);
        assert_eq!(self.rows, rows(&self.paths, self.asked));
        Some(answer)
    }

    /// How many rows there are by an evaluation of which nothing is kept.
    fn expected(&self) -> usize {
        let analysis = Analysis::new(Program::open(&self.paths).unwrap()).with_rules([rules()]);
        self.asked.iter().map(|name| analysis.relation(name).unwrap().len()).sum()
    }
}

struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

/// A function of a random program.
#[derive(Clone)]
struct Function {
    name: String,
    callees: Vec<String>,
    numbers: Vec<usize>,
    global: usize,
    loops: bool,
    attributes: bool,
    /// The function whose address it stores.
    stores: Option<String>,
    /// Whether it calls what is stored.
    calls_stored: bool,
    /// In which file it is.
    file: usize,
}

impl Function {
    fn new(random: &mut Random, number: usize) -> Self {
        // A name that is a part of another, and one that takes quotes.
        let name = if number % 5 == 4 { format!("\"f {number}\"") } else { format!("f{number}") };
        let mut function = Function {
            name,
            callees: vec!["f0".to_owned(), "f1".to_owned()],
            numbers: Vec::new(),
            global: 0,
            loops: false,
            attributes: false,
            stores: None,
            calls_stored: false,
            file: random.below(4) / 3,
        };
        function.edit(random, &[]);
        function
    }

    fn edit(&mut self, random: &mut Random, names: &[String]) {
        match random.below(8) {
            0 if !names.is_empty() => self.callees.push(names[random.below(names.len())].clone()),
            1 => _ = self.callees.pop(),
            2 => self.global = random.below(2),
            3 => self.loops = !self.loops,
            4 if !names.is_empty() => self.stores = Some(names[random.below(names.len())].clone()),
            5 => self.stores = None,
            6 => self.calls_stored ^= true,
            _ => self.numbers.push(random.below(20)),
        }
    }

    fn print(&self) -> String {
        let attributes = if self.attributes { " #0" } else { "" };
        let mut text = format!(
            "\n; Function Attrs: some\ndefine i32 @{}(i32 %x){attributes} {{\nentry:\n  %g = load i32, ptr @g{}\n",
            self.name, self.global
        );
        for (at, number) in self.numbers.iter().enumerate() {
            text += &format!("  %a{at} = add i32 %x, {number}, !dbg !{}\n", 5 + number % 2);
        }
        for (at, callee) in self.callees.iter().enumerate() {
            text += &format!("  %c{at} = call i32 @{callee}(i32 %x)\n");
        }
        if let Some(stored) = &self.stores {
            text += &format!("  store ptr @{stored}, ptr @kept\n");
        }
        if self.calls_stored {
            text += "  %p = load ptr, ptr @kept\n  %q = call i32 %p(i32 %x)\n";
        }
        if self.loops {
            text += "  br label %body\nbody:\n  br i1 undef, label %body, label %exit\nexit:\n";
        }
        text + "  ret i32 %x\n}\n"
    }
}

/// A random program of two files.
struct Model {
    functions: Vec<Function>,
    global: usize,
    attribute: usize,
    line: usize,
    made: usize,
}

impl Model {
    fn new(random: &mut Random) -> Self {
        let functions = (0..4).map(|number| Function::new(random, number)).collect();
        Model { functions, global: 1, attribute: 0, line: 10, made: 4 }
    }

    fn edit(&mut self, random: &mut Random) {
        let names: Vec<String> = self.functions.iter().map(|function| function.name.clone()).collect();
        let at = random.below(self.functions.len());
        match random.below(14) {
            0 => {
                self.functions.insert(at, Function::new(random, self.made));
                self.made += 1;
            }
            1 if self.functions.len() > 1 => _ = self.functions.remove(at),
            2 => {
                self.functions[at].name = format!("f{}", self.made);
                self.made += 1;
            }
            3 => self.functions.rotate_left(at),
            4 => self.global = 3 - self.global,
            5 => self.attribute = 1 - self.attribute,
            6 => self.line += 1,
            7 | 10 => self.functions[at].attributes ^= true,
            8 => self.functions[at].file ^= 1,
            9 => {}
            _ => self.functions[at].edit(random, &names),
        }
    }

    fn print(&self, file: usize) -> String {
        let kind = ["global", "constant", "global"][self.global];
        let mut text =
            format!("@g0 = external {kind} i32\n@g1 = external global i32\n@kept = external global ptr\n");
        if file == 0 {
            text += &format!("@data = internal constant i32 {}\n", self.global);
        }
        for function in &self.functions {
            match function.file == file {
                true => text += &function.print(),
                false => text += &format!("declare i32 @{}(i32)\n", function.name),
            }
        }
        let attribute = ["cold", "nounwind"][self.attribute];
        let line = self.line;
        text + &format!(
            "\nattributes #0 = {{ {attribute} }}\n!llvm.dbg.cu = !{{!0}}\n\
             !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)\n\
             !1 = !DIFile(filename: \"a.c\", directory: \"/\")\n\
             !2 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, line: 1, unit: !0)\n\
             !5 = !DILocation(line: {line}, column: 1, scope: !2)\n!6 = !DILocation(line: 3, column: 1, scope: !2)\n"
        )
    }

    fn write(&self, paths: &[PathBuf]) {
        paths.iter().enumerate().for_each(|(file, path)| save(path, &self.print(file)));
    }
}

/// Writes a file that has another text, beside its name.
fn save(path: &Path, text: &str) {
    if fs::read_to_string(path).is_ok_and(|there| there == text) {
        return;
    }
    let beside = path.with_extension("new");
    fs::write(&beside, text).unwrap();
    fs::rename(beside, path).unwrap();
}

/// Writes a file that is cut off, or has something wrong in it.
fn break_one(random: &mut Random, paths: &[PathBuf]) {
    let path = &paths[random.below(2)];
    let text = fs::read_to_string(path).unwrap();
    let mut at = random.below(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    let broken = if random.below(2) == 0 { "" } else { &text[at..] };
    save(path, &format!("{} $$ {broken}", &text[..at]));
}

#[test]
fn random_edits_of_random_files_are_followed() {
    let cases: u64 = std::env::var("DFQUERY_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(9);
    let folder = Folder::new("watch-random");
    let (mut changed, mut partial, mut broken) = (0, 0, 0);
    for case in 0..cases {
        let mut random = Random(case);
        let paths: Vec<PathBuf> =
            (0..2).map(|file| folder.as_ref().join(format!("{case}-{file}.ll"))).collect();
        let mut model = Model::new(&mut random);
        model.write(&paths);
        let mut watched = Watched::new(&paths, ASKED[case as usize % 3]);
        watched.follow().unwrap();
        for epoch in 0..EPOCHS {
            let is_broken = epoch % 7 == 6;
            model.write(&paths);
            if is_broken {
                break_one(&mut random, &paths);
            } else {
                (0..1 + random.below(2)).for_each(|_| model.edit(&mut random));
                model.write(&paths);
            }
            match watched.follow() {
                Some(answer) => {
                    changed += usize::from(answer != Answer { read: answer.read, ..Answer::default() });
                    partial += usize::from(answer.functions_read < model.functions.len());
                }
                None => broken += 1,
            }
        }
        model.write(&paths);
        watched.follow().unwrap();
        assert_eq!(watched.rows.len(), watched.expected());
    }
    println!("{changed} answers changed, {partial} read some functions, {broken} epochs could not be read");
    assert!(changed as u64 > 10 * cases && partial as u64 > 5 * cases, "edits are seen, and read in part");
}

/// A function that is edited is the only one that is read; what is unchanged gives no rows.
#[test]
fn only_edited_functions_are_read() {
    let folder = Folder::new("watch-one");
    let path = folder.as_ref().join("a.ll");
    let module = |adds: usize| {
        let body: String = (0..adds).map(|at| format!("  %a{at} = add i32 %x, 1\n")).collect();
        format!(
            "define i32 @f(i32 %x) {{\n{body}  ret i32 %x\n}}\ndefine i32 @g(i32 %x) {{\n  ret i32 %x\n}}\n"
        )
    };
    save(&path, &module(1));
    let mut watched = Watched::new(std::slice::from_ref(&path), ASKED[0]);
    assert_eq!(watched.follow().unwrap().functions_read, 2);
    save(&path, &module(2));
    let answer = watched.follow().unwrap();
    assert_eq!((answer.functions_read, answer.functions), (1, 1));
    assert_eq!(
        (lines(&answer.removed), lines(&answer.added)),
        (vec!["adds(f, 1)".to_owned()], vec!["adds(f, 2)".to_owned(), "lone(f)".to_owned()])
    );
    assert_eq!(watched.follow().unwrap().functions_read, 0, "nothing is saved");
}

/// What two files call by one name, each for itself, stays two things.
#[test]
fn files_keep_functions_of_their_own() {
    let folder = Folder::new("watch-own");
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/modules");
    let names = ["first.ll", "second.ll"];
    let paths: Vec<PathBuf> = names.iter().map(|name| folder.as_ref().join(name)).collect();
    let texts = names.map(|name| fs::read_to_string(cases.join(name)).unwrap());
    paths.iter().zip(&texts).for_each(|(path, text)| save(path, text));
    let mut watched = Watched::new(&paths, &["reaches", "adds", "constants", "global_pointer"]);
    let answer = watched.follow().unwrap();
    for own in ["reaches(main, first.ll:bump)", "reaches(main, second.ll:bump)"] {
        assert!(lines(&answer.added).iter().any(|row| row == own), "{answer:?}");
    }
    save(&paths[1], &texts[1].replace("add nsw i32 %0, 2", "add nsw i32 %0, 3"));
    let answer = watched.follow().unwrap();
    assert_eq!(lines(&answer.removed), ["constants(second.ll:bump, 2)"]);
    assert_eq!(lines(&answer.added), ["constants(second.ll:bump, 3)"]);
    assert_eq!(watched.rows.len(), watched.expected());
}

/// What a program adds and removes over a base is how the rows of both from the start differ.
#[test]
fn random_changes_over_a_base_are_those_of_two_runs() {
    let cases: u64 = std::env::var("DFQUERY_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(3);
    let folder = Folder::new("watch-base");
    let (main, changes) = (folder.as_ref().join("main"), folder.as_ref().join("changes"));
    let (mut changed, mut partial) = (0, 0);
    for case in 0..cases {
        let mut random = Random(case);
        let names: Vec<String> = (0..2).map(|file| format!("{case}-{file}.ll")).collect();
        let [old, new] = [&main, &changes].map(|folder| {
            fs::create_dir_all(folder).unwrap();
            names.iter().map(|name| folder.join(name)).collect::<Vec<PathBuf>>()
        });
        let mut model = Model::new(&mut random);
        model.write(&old);
        let path = folder.as_ref().join(format!("{case}.base"));
        Base::of(Open::new(), &old).unwrap().write(&path).unwrap();
        let base = Base::open(&path).unwrap();
        let befores = ASKED.map(|asked| rows(&old, asked));
        for epoch in 0..CHANGES {
            (0..1 + random.below(2)).for_each(|_| model.edit(&mut random));
            model.write(&new);
            let texts = [&old, &new].map(|paths| {
                paths.iter().map(|path| fs::read_to_string(path).unwrap()).collect::<Vec<String>>()
            });
            // What is unchanged may be named or not; now and then a module is removed.
            let removed: Vec<PathBuf> =
                if epoch % 10 == 9 { vec![names[1].clone().into()] } else { Vec::new() };
            let named = (0..2).filter(|&at| {
                (texts[0][at] != texts[1][at] || epoch % 2 == 0) && (at == 0 || removed.is_empty())
            });
            let named: Vec<PathBuf> = named.map(|at| new[at].clone()).collect();
            let after = &new[..2 - removed.len()];
            let (asked, before) = (ASKED[epoch % 3], &befores[epoch % 3]);
            let mut files = base.over(Open::new(), &named, &removed).unwrap();
            let answer = Watch::new([rules()], asked.iter().copied()).compare(&mut files);
            let answer = answer.unwrap();
            let after = rows(after, asked);
            assert_eq!(
                texts_of(&answer.removed),
                before.difference(&after).cloned().collect(),
                "case {case}, epoch {epoch}: rows that went"
            );
            assert_eq!(
                texts_of(&answer.added),
                after.difference(before).cloned().collect(),
                "case {case}, epoch {epoch}: rows that came"
            );
            changed += usize::from(!answer.added.is_empty());
            partial += usize::from(answer.functions < model.functions.len());
        }
    }
    println!("{changed} answers have new rows, {partial} took some functions");
    assert!(changed as u64 > 3 * cases && partial as u64 > cases, "changes are seen, and in part");
}

fn texts_of(rows: &[Row]) -> BTreeSet<String> {
    lines(rows).into_iter().collect()
}

/// Each damaged byte of a base is an error that says where.
#[test]
fn damaged_bases_are_refused() {
    let folder = Folder::new("watch-damaged");
    let [module, path] = ["a.ll", "a.base"].map(|name| folder.as_ref().join(name));
    save(&module, &Model::new(&mut Random(3)).print(0));
    Base::of(Open::new(), [&module]).unwrap().write(&path).unwrap();
    let whole = fs::read(&path).unwrap();
    assert!(Base::open(&path).is_ok());
    for at in (0..whole.len()).step_by(7) {
        let mut damaged = whole.clone();
        damaged[at] ^= 1 << (at % 8);
        fs::write(&path, &damaged).unwrap();
        assert!(Base::open(&path).is_err(), "byte {at} is damaged");
        fs::write(&path, &whole[..at]).unwrap();
        assert!(Base::open(&path).is_err(), "cut at {at}");
    }
    let message = Base::open(&path).err().unwrap().to_string();
    assert!(message.contains("a.base` is damaged") && message.contains("at byte"), "{message}");
}

/// Modules are found by the ends of their paths.
#[test]
fn modules_of_a_base_are_named_by_the_ends_of_their_paths() {
    let folder = Folder::new("watch-named");
    let module = |name: &str, function: &str| {
        let path = folder.as_ref().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        save(&path, &format!("define i32 @{function}(i32 %x) {{\n  ret i32 %x\n}}\n"));
        path
    };
    let base =
        Base::of(Open::new(), [module("x/a.ll", "f"), module("y/a.ll", "g"), module("b.ll", "h")]).unwrap();
    let over = |changed: &[PathBuf], removed: &[&str]| {
        let removed: Vec<PathBuf> = removed.iter().map(PathBuf::from).collect();
        let mut files = base.over(Open::new(), changed, &removed).map_err(|error| error.to_string())?;
        let answer = Watch::new([], ["function"]).compare(&mut files).map_err(|error| error.to_string())?;
        Ok::<_, String>([lines(&answer.removed), lines(&answer.added)].concat())
    };
    assert_eq!(over(&[module("new/y/a.ll", "i")], &[]).unwrap(), ["function(g)", "function(i)"]);
    assert_eq!(over(&[module("new/c.ll", "i")], &["x/a.ll"]).unwrap(), ["function(f)", "function(i)"]);
    assert_eq!(over(&[], &["b.ll"]).unwrap(), ["function(h)"]);
    let message = over(&[module("new/a.ll", "i")], &[]).unwrap_err();
    assert!(message.contains("may be any of the modules"), "{message}");
    let message = over(&[], &["d.ll"]).unwrap_err();
    assert!(message.contains("the base has no module `d.ll`"), "{message}");
    let twice = [module("1/b.ll", "i"), module("2/b.ll", "i")];
    let message = over(&twice, &[]).unwrap_err();
    assert!(message.contains("and so does"), "{message}");
    let message = over(&[module("new/c.ll", "h")], &[]).unwrap_err();
    assert!(message.contains("`h` is defined in both"), "{message}");
}

/// A module of the corpus, in which functions get and lose instructions, one after the other.
#[test]
fn edits_of_a_library_are_followed() {
    follow_library("adds", ASKED[0], |epoch, _| format!("  %new = add i32 1, {epoch}"));
}

/// The same, where they store and call what others have stored.
#[test]
fn pointers_of_a_library_are_followed() {
    follow_library("points", &["called_by", "points"], |epoch, function| {
        format!(
            "  store ptr {function}, ptr @stored\n  %new = load ptr, ptr @stored\n  call i32 %new(ptr null, i32 {epoch})"
        )
    });
}

/// Follows what is `asked` of a module of the corpus, in which one function after the other gets what `added` writes, also of
/// the name of a function; each edit changes the relation `seen`.
fn follow_library(seen: &str, asked: &'static [&'static str], added: impl Fn(usize, &str) -> String) {
    let Ok(corpus) = std::env::var("DFQUERY_CORPUS") else {
        return println!("skipped: DFQUERY_CORPUS does not name a corpus");
    };
    let folder = Folder::new(&format!("watch-library-{seen}"));
    let path = folder.as_ref().join("zlib.ll");
    let text =
        fs::read_to_string(format!("{corpus}/c/zlib.O1.ll")).unwrap() + "\n@stored = global ptr null\n";
    save(&path, &text);
    let mut watched = Watched::new(std::slice::from_ref(&path), asked);
    watched.follow().unwrap();
    let mut random = Random(1);
    let returns: Vec<usize> = text.match_indices("\n  ret ").map(|(at, _)| at).collect();
    let headers = text.lines().filter(|line| line.starts_with("define "));
    let names: Vec<&str> = headers.map(|line| &line[line.find('@').unwrap()..]).collect();
    let names: Vec<&str> = names.iter().map(|line| line.split('(').next().unwrap()).collect();
    for epoch in 0..EPOCHS {
        let at = returns[random.below(returns.len())];
        let added = added(epoch, names[random.below(names.len())]);
        let edited = format!("{}\n{added}{}", &text[..at], &text[at..]);
        save(&path, &edited);
        let answer = watched.follow().unwrap();
        assert!(answer.functions_read <= 2, "{} functions are read", answer.functions_read);
        assert!(answer.added.iter().any(|row| &*row.relation == seen), "the edit is seen");
    }
    assert_eq!(watched.rows.len(), watched.expected());
}
