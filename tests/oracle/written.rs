//! Modules as text, with what programs made of facts have not: pointers of 16 and 32 bits with globals as operands, vectors
//! of addresses, and C programs that switch on narrowed values, by clang where it is installed.
//!
//! Graphs and control flow agree on them, in every way to convert. A seed says which module it is.

use crate::runs::{cases, three_runs};
use dfquery_convert::{Arguments, Mechanism, Options, Preference, convert_with};
use dfquery_engine::base::FactBase;
use dfquery_extract::Source;
use dfquery_graph::{SkipReason, random};
use dfquery_simulate::{
    check::{Outcome, Trials, check},
    program::Program,
};
use std::{
    fmt::Write as _,
    io::Write as _,
    process::{Command, Stdio},
};

/// Functions of one module.
const FUNCTIONS: u32 = 10;

/// Draws that follow from a seed.
pub struct Draws(pub u64);

impl Draws {
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = random::mix(self.0);
        (self.0 >> 16) as usize % bound
    }

    /// Whether something comes that does so in `percent` of all cases.
    fn often(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    pub fn of<'t>(&mut self, texts: &[&'t str]) -> &'t str {
        texts[self.below(texts.len())]
    }
}

// ---- modules of narrow pointers and vectors of addresses

/// A function that is being written, with what its next instruction can read.
struct Writer<'d> {
    draws: &'d mut Draws,
    /// The integer type of an address.
    address: &'static str,
    vectors: bool,
    text: String,
    known: Known,
    values: usize,
}

/// Values by type.
#[derive(Clone, Default)]
struct Known {
    numbers: Vec<String>,
    pointers: Vec<String>,
    vectors: Vec<String>,
}

impl Writer<'_> {
    fn line(&mut self, text: impl AsRef<str>) {
        writeln!(self.text, "  {}", text.as_ref()).expect("a text takes everything");
    }

    fn global(&mut self) -> String {
        if self.draws.often(60) {
            return self.draws.of(&["@a", "@b", "@c", "@d", "@e"]).to_owned();
        }
        let (name, offset) = (self.draws.of(&["@a", "@c"]), self.draws.below(12) as i64 - 3);
        format!("getelementptr (i8, ptr {name}, {} {offset})", self.address)
    }

    fn pointer(&mut self) -> String {
        let known = &self.known.pointers;
        let at = self.draws.below(2 * known.len());
        if at < known.len() { known[at].clone() } else { self.global() }
    }

    fn number(&mut self) -> String {
        let known = &self.known.numbers;
        let at = self.draws.below(2 * known.len());
        if at < known.len() { known[at].clone() } else { (self.draws.below(55) as i64 - 5).to_string() }
    }

    fn vector(&mut self) -> String {
        let known = self.known.vectors.len();
        let at = self.draws.below(known + 2);
        if at < known {
            return self.known.vectors[at].clone();
        }
        let (one, other) = (self.global(), if at == known { "null".to_owned() } else { self.global() });
        format!("<ptr {one}, ptr {other}>")
    }

    fn instruction(&mut self) {
        self.values += 1;
        let new = format!("%t{}", self.values);
        let (p, q, n, m) = (self.pointer(), self.pointer(), self.number(), self.number());
        let kinds = if self.vectors { 19 } else { 13 };
        match self.draws.below(kinds) {
            0 => self.number_of(new, format!("load i32, ptr {p}")),
            1 => self.line(format!("store i32 {n}, ptr {p}")),
            2 => self.pointer_of(new, format!("load ptr, ptr {p}")),
            3 => self.line(format!("store ptr {p}, ptr {q}")),
            4 => self.number_of(new, format!("call i32 (ptr, ...) @out(ptr {p}, i32 {n}, ptr {q})")),
            5 => self.pointer_of(new, format!("getelementptr i32, ptr {p}, i32 {n}")),
            6 => {
                self.line(format!("{new}c = icmp ult ptr {p}, {q}"));
                self.number_of(new.clone(), format!("select i1 {new}c, i32 {n}, i32 {m}"));
            }
            7 => {
                self.line(format!("{new}c = icmp slt i32 {n}, {m}"));
                self.pointer_of(new.clone(), format!("select i1 {new}c, ptr {p}, ptr {q}"));
            }
            8 => {
                self.line(format!("{new}n = ptrtoint ptr {p} to {}", self.address));
                self.number_of(
                    new.clone(),
                    match self.address {
                        "i16" => format!("zext i16 {new}n to i32"),
                        "i64" => format!("trunc i64 {new}n to i32"),
                        _ => format!("add i32 {new}n, {n}"),
                    },
                );
            }
            9 => self.pointer_of(new, format!("call ptr @get(ptr {p})")),
            10 => {
                let operation = self.draws.of(&["add", "xor", "mul", "sub"]);
                self.number_of(new, format!("{operation} i32 {n}, {m}"));
            }
            11 => self.pointer_of(new, format!("freeze ptr {p}")),
            12 => {
                let part = self.global();
                self.line(format!("{new}s = insertvalue {{ i32, ptr }} {{ i32 1, ptr {part} }}, ptr {p}, 1"));
                self.pointer_of(new.clone(), format!("extractvalue {{ i32, ptr }} {new}s, 1"));
            }
            kind => self.vector_instruction(kind, new),
        }
    }

    fn vector_instruction(&mut self, kind: usize, new: String) {
        let (v, w, p, n) = (self.vector(), self.vector(), self.pointer(), self.number());
        match kind {
            13 => self.vector_of(new, format!("insertelement <2 x ptr> {v}, ptr {p}, i32 1")),
            14 => self.pointer_of(new, format!("extractelement <2 x ptr> {v}, i32 1")),
            15 => {
                self.line(format!("{new}i = insertelement <2 x i32> <i32 1, i32 2>, i32 {n}, i32 1"));
                let base = if self.draws.often(50) { format!("ptr {p}") } else { format!("<2 x ptr> {v}") };
                self.vector_of(new.clone(), format!("getelementptr i32, {base}, <2 x i32> {new}i"));
            }
            16 => {
                let base = self.global();
                self.vector_of(new, format!("getelementptr i8, ptr {base}, <2 x i32> <i32 1, i32 7>"));
            }
            17 => {
                self.line(format!("{new}c = icmp eq <2 x ptr> {v}, {w}"));
                self.vector_of(new.clone(), format!("select <2 x i1> {new}c, <2 x ptr> {w}, <2 x ptr> {v}"));
            }
            _ => self.line(format!("store <2 x ptr> {v}, ptr {p}")),
        }
    }

    fn number_of(&mut self, name: String, text: String) {
        self.line(format!("{name} = {text}"));
        self.known.numbers.push(name);
    }

    fn pointer_of(&mut self, name: String, text: String) {
        self.line(format!("{name} = {text}"));
        self.known.pointers.push(name);
    }

    fn vector_of(&mut self, name: String, text: String) {
        self.line(format!("{name} = {text}"));
        self.known.vectors.push(name);
    }

    fn instructions(&mut self, most: usize) {
        (0..self.draws.below(most + 1)).for_each(|_| self.instruction());
    }

    /// Two ways that meet.
    fn branch(&mut self) {
        let n = self.number();
        self.line(format!("%cc = icmp slt i32 {n}, 7"));
        let condition = self.draws.of(&["%cc", "%cc", "ptrtoint (ptr @a to i1)"]);
        self.line(format!("br i1 {condition}, label %one, label %two"));
        let before = self.known.clone();
        let mut arms = Vec::new();
        for label in ["one", "two"] {
            writeln!(self.text, "{label}:").expect("a text takes everything");
            self.instructions(4);
            arms.push([self.number(), self.pointer()]);
            self.line("br label %out");
            self.known = before.clone();
        }
        self.text.push_str("out:\n");
        let [one, two] = &arms[..] else { unreachable!("two ways") };
        self.number_of("%ri".to_owned(), format!("phi i32 [ {}, %one ], [ {}, %two ]", one[0], two[0]));
        self.pointer_of("%rp".to_owned(), format!("phi ptr [ {}, %one ], [ {}, %two ]", one[1], two[1]));
    }

    /// A loop that a pointer goes round.
    fn repeat(&mut self) {
        let first = self.pointer();
        self.line("br label %head");
        self.text.push_str("head:\n");
        self.number_of("%i".to_owned(), "phi i32 [ 0, %entry ], [ %next, %body ]".to_owned());
        self.pointer_of("%lp".to_owned(), format!("phi ptr [ {first}, %entry ], [ %moved, %body ]"));
        self.line("%lc = icmp ult i32 %i, 3");
        self.line("br i1 %lc, label %body, label %out");
        let before = self.known.clone();
        self.text.push_str("body:\n");
        self.instructions(5);
        let last = self.pointer();
        self.line(format!("%moved = getelementptr i8, ptr {last}, i32 4"));
        self.line("%next = add i32 %i, 1");
        self.line("br label %head");
        self.text.push_str("out:\n");
        self.known = before;
    }
}

/// A module in which globals are operands everywhere.
fn module(seed: u64, vectors: bool) -> String {
    let draws = &mut Draws(seed);
    let bits = if vectors { [16, 32, 64][draws.below(3)] } else { [16, 32][draws.below(2)] };
    let address = match bits {
        16 => "i16",
        32 => "i32",
        _ => "i64",
    };
    let mut module = format!(
        "target datalayout = \"e-p:{bits}:{bits}\"
@a = global [8 x i32] zeroinitializer
@b = external global i16
@c = global [4 x i8] c\"abc\\00\"
@d = global ptr @a
@e = global ptr getelementptr (i8, ptr @c, {address} 2)
declare i32 @out(ptr, ...)
declare ptr @get(ptr)
"
    );
    for number in 0..FUNCTIONS {
        let mut known = Known::default();
        known.numbers.extend(["%x", "%y"].map(str::to_owned));
        known.pointers.extend(["%p", "%q"].map(str::to_owned));
        let (private, vector) = (draws.of(&["", "noalias "]), if vectors { ", <2 x ptr> %v" } else { "" });
        known.vectors.extend(vectors.then(|| "%v".to_owned()));
        let mut writer = Writer { draws, address, vectors, text: String::new(), known, values: 0 };
        writer.instructions(6);
        match writer.draws.below(3) {
            0 => {}
            1 => writer.branch(),
            _ => writer.repeat(),
        }
        writer.instructions(4);
        let result = writer.pointer();
        writer.line(format!("ret ptr {result}"));
        let body = writer.text;
        write!(
            module,
            "define ptr @f{number}(i32 %x, i32 %y, ptr %p, ptr {private}%q{vector}) {{\nentry:\n{body}}}\n"
        )
        .expect("a text takes everything");
    }
    module
}

// ---- C programs

/// A C function of switches over narrowed values.
fn c_function(draws: &mut Draws, number: u32) -> String {
    let body: String = (0..1 + draws.below(4)).map(|_| c_statement(draws, 0)).collect();
    format!("unsigned f{number}(unsigned a, unsigned b, unsigned c) {{\n{body}return a ^ b ^ c;\n}}\n")
}

fn c_expression(draws: &mut Draws, depth: u32) -> String {
    let leaf = draws.of(&["a", "b", "c", "3", "11", "-2", "t[a & 7]", "t[c & 7]"]).to_owned();
    if depth > 2 || draws.often(35) {
        return leaf;
    }
    let (one, other) = (c_expression(draws, depth + 1), c_expression(draws, depth + 1));
    let operator = draws.of(&["+", "-", "*", "^", "&", "|", "<", "=="]);
    if draws.often(10) { format!("g({one})") } else { format!("({one} {operator} {other})") }
}

fn c_statement(draws: &mut Draws, depth: u32) -> String {
    let (left, right) = (draws.of(&["a", "b", "c", "t[b & 7]"]), c_expression(draws, 0));
    match draws.below(if depth > 2 { 4 } else { 10 }) {
        0..=3 => format!("{left} = {right};\n"),
        4..=7 => c_switch(draws, depth),
        8 => {
            let (yes, no) = (c_statement(draws, depth + 1), c_statement(draws, depth + 1));
            format!("if ({right}) {{ {yes} }} else {{ {no} }}\n")
        }
        _ => {
            let body = c_statement(draws, depth + 1);
            let leave = draws.of(&["", "if (a == 3) break;", "if (b & 1) continue;"]);
            format!("for (unsigned i = 0; i < 4; i++) {{ {body} {leave} a += i; }}\n")
        }
    }
}

fn c_switch(draws: &mut Draws, depth: u32) -> String {
    let value = c_expression(draws, 1);
    let narrowed = [
        (format!("(_Bool)({value})"), 2),
        (format!("((struct two){{.x = (unsigned)({value})}}).x"), 4),
        (format!("((struct three){{.x = (unsigned)({value})}}).x"), 8),
        (format!("({value}) & 15"), 16),
        (format!("(unsigned char)({value})"), 256),
    ];
    let (subject, count) = &narrowed[draws.below(narrowed.len())];
    let arms = 2 + draws.below(4);
    let gap = if draws.often(25) { draws.below(*count) } else { *count };
    let target: Vec<usize> = (0..*count).map(|_| draws.below(arms)).collect();
    let mut text = format!("switch ({subject}) {{\n");
    for arm in 0..arms {
        let cases = (0..*count).filter(|&case| target[case] == arm && case != gap);
        let cases: String = cases.map(|case| format!("case {case}: ")).collect();
        if !cases.is_empty() {
            let body = c_statement(draws, depth + 1);
            text +=
                &format!("{cases}\n{body}{}\n", draws.of(&["break;", "break;", "break;", "", "return b;"]));
        }
    }
    let default = if gap == *count { "default: __builtin_unreachable();" } else { "default: a += 1;" };
    text + draws.of(&["", default]) + "\n}\n"
}

/// What clang makes of C functions; none if it is not installed.
fn compiled(seed: u64) -> Option<String> {
    let draws = &mut Draws(seed);
    let level = draws.of(&["-O0", "-O1", "-O2", "-Os"]);
    let functions: String = (0..FUNCTIONS).map(|number| c_function(draws, number)).collect();
    let declared = "struct two { unsigned x : 2; }; struct three { unsigned x : 3; };\nunsigned g(unsigned); unsigned t[8];\n";
    let mut command = Command::new("clang-22");
    command.args(["-w", level, "-S", "-emit-llvm", "-x", "c", "-o", "-", "-"]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().ok()?;
    let mut stdin = child.stdin.take().expect("it was piped");
    write!(stdin, "{declared}{functions}").expect("clang reads its input");
    drop(stdin);
    let output = child.wait_with_output().expect("clang ends");
    assert!(output.status.success(), "clang refuses what seed {seed} makes: {functions}");
    Some(String::from_utf8(output.stdout).expect("IR is text"))
}

// ---- what is expected of them

/// How the module of `seed` is converted.
fn options(seed: u64) -> Options {
    let draws = &mut Draws(!seed);
    let mechanisms = [
        Mechanism::Structured,
        Mechanism::Predicated,
        Mechanism::Auto,
        Mechanism::Structured,
        Mechanism::Pickany,
    ];
    let prefer = if draws.often(30) { Preference::Latency } else { Preference::Area };
    Options {
        mechanism: mechanisms[draws.below(5)],
        prefer,
        repeat_invariants: draws.often(30),
        counters: draws.often(50),
        arguments: if draws.often(50) { Arguments::Held } else { Arguments::Tokens },
        overlap: draws.often(50).then(three_runs),
        ..Options::default()
    }
}

/// Every function of `module` that is converted agrees with its graph.
fn expect_agreement(module: &str, seed: u64) {
    let source = Source { name: "module.ll", bytes: module.as_bytes() };
    let reading = dfquery_extract::read(&source, dfquery_rules::built_in().schema().clone());
    assert!(reading.diagnostics.is_empty(), "seed {seed}: {:?}\n{module}", reading.diagnostics);
    let mut base: FactBase = reading.base;
    dfquery_extract::analysis::complete(&mut base);
    dfquery_rules::built_in().intern(&mut base);
    let session = dfquery_rules::built_in().session(&base);
    let program = Program::new(&base);
    let trials = Trials { seeds: 2, orders: 2, ..Trials::default() };
    for id in 0..base.parts() {
        match convert_with(&session, &base, id, &options(seed)) {
            Ok(graph) => match check(&program, id, &graph, &trials) {
                Outcome::Agree { .. } => {}
                wrong => panic!("seed {seed}, {:?}: {}: {wrong}\n{module}", options(seed), graph.name),
            },
            Err(skipped) => {
                let told = matches!(skipped.reason, SkipReason::OutOfTurn { .. });
                assert!(told, "seed {seed}: {}: {}\n{module}", skipped.name, skipped.reason);
            }
        }
    }
}

/// The seeds of a test.
fn seeds() -> std::ops::Range<u64> {
    0..u64::from(cases(400).div_ceil(FUNCTIONS))
}

#[test]
fn globals_are_as_wide_as_pointers() {
    seeds().for_each(|seed| expect_agreement(&module(seed, false), seed));
}

#[test]
fn vectors_of_addresses_are_wider_than_pointers() {
    seeds().for_each(|seed| expect_agreement(&module(seed, true), seed));
}

#[test]
fn switches_of_c_programs_cover_their_values() {
    for seed in seeds() {
        match compiled(seed) {
            Some(module) => expect_agreement(&module, seed),
            None => return println!("skipped: clang-22 is not installed"),
        }
    }
}
