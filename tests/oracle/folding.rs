//! Values that lie in memory and that bit casts make, under data layouts of both byte orders: held against what `opt-22` folds
//! the same functions to, and, of the intrinsics, against what `lli-22` prints.
//!
//! A function works on two numbers, on memory that it initialises, and on tables. What is read in memory was written, all of
//! it, and only types without loose bits are read as others.

use crate::{
    outside::run,
    runs::{cases, process},
    written::Draws,
};
use dfquery_convert::{Options, convert_with};
use dfquery_engine::base::FactBase;
use dfquery_extract::Source;
use dfquery_graph::Bits;
use dfquery_rules::entity;
use dfquery_simulate::{
    interpreter::interpret,
    netlist::Netlist,
    program::Program,
    simulator::{Order, Schedule, Simulation},
};
use std::fmt::Write as _;

/// Functions of one module.
const FUNCTIONS: usize = 24;
/// Bytes of the memory of a function.
const MEMORY: u64 = 48;

/// Types by their bits, all of whose bytes are theirs.
const TYPES: [(u64, &[&str]); 6] = [
    (8, &["i8", "<8 x i1>", "<2 x i4>", "<1 x i8>", "<4 x i2>"]),
    (16, &["i16", "half", "<2 x i8>", "<16 x i1>", "<4 x i4>", "<1 x i16>", "bfloat"]),
    (24, &["i24", "<3 x i8>", "<6 x i4>", "<24 x i1>", "<1 x i24>"]),
    (32, &["i32", "float", "<2 x i16>", "<4 x i8>", "<8 x i4>", "<32 x i1>", "<2 x half>"]),
    (48, &["i48", "<3 x i16>", "<6 x i8>", "<12 x i4>"]),
    (64, &["i64", "double", "<2 x i32>", "<4 x i16>", "<8 x i8>", "<16 x i4>", "<2 x float>", "<64 x i1>"]),
];

/// Types that are only read as what was written.
const LOOSE: [&str; 5] = ["i20", "i33", "<3 x i4>", "<5 x i1>", "i1"];

/// Structures and arrays without gaps, with the type of each part.
const AGGREGATES: [(&str, u64, &[&str]); 6] = [
    ("{ i16, i16 }", 4, &["i16", "i16"]),
    ("<{ i8, i32, i16 }>", 7, &["i8", "i32", "i16"]),
    ("{ i32, <2 x i16>, i8, <4 x i2>, i16 }", 12, &["i32", "<2 x i16>", "i8", "<4 x i2>", "i16"]),
    ("[3 x i16]", 6, &["i16", "i16", "i16"]),
    ("[2 x <4 x i8>]", 8, &["<4 x i8>", "<4 x i8>"]),
    ("[2 x { i16, <2 x i8> }]", 8, &["{ i16, <2 x i8> }", "{ i16, <2 x i8> }"]),
];

fn bits(ty: &str) -> u64 {
    let scalar = |ty: &str| match ty {
        "half" | "bfloat" => 16,
        "float" => 32,
        "double" => 64,
        _ => ty[1..].parse().expect("iN"),
    };
    match ty.strip_prefix('<').and_then(|ty| ty.strip_suffix('>')?.split_once(" x ")) {
        Some((lanes, element)) => lanes.parse::<u64>().expect("a number") * scalar(element),
        None => scalar(ty),
    }
}

/// A constant of type `ty`.
fn constant(ty: &str, draws: &mut Draws) -> String {
    let number = |bits: u64, draws: &mut Draws| {
        let wide = (draws.below(1 << 30) as u64) << 32 | draws.below(1 << 30) as u64;
        (wide >> 3) & (u64::MAX >> (64 - bits))
    };
    if let Some((lanes, element)) =
        ty.strip_prefix('<').and_then(|ty| ty.strip_suffix('>')?.split_once(" x "))
    {
        let lanes = lanes.parse::<usize>().expect("a number");
        let parts: Vec<String> =
            (0..lanes).map(|_| format!("{element} {}", constant(element, draws))).collect();
        return format!("<{}>", parts.join(", "));
    }
    match ty {
        "half" => format!("0xH{:04X}", number(16, draws)),
        "bfloat" => format!("0xR{:04X}", number(16, draws)),
        "float" => ["1.5", "-0.25", "3.0", "0.0", "1024.0"][draws.below(5)].to_owned(),
        "double" => format!("0x{:016X}", number(62, draws)),
        "i1" => ["false", "true"][draws.below(2)].to_owned(),
        _ => number(bits(ty), draws).to_string(),
    }
}

/// A function that is being written.
struct Writer<'d> {
    draws: &'d mut Draws,
    text: String,
    /// Values with types whose bits are all known.
    values: Vec<(String, &'static str)>,
    /// Numbers of 64 bits that go into the result.
    sums: Vec<String>,
    names: usize,
    /// Whether it has memory outside, too.
    has_global: bool,
}

impl Writer<'_> {
    fn name(&mut self) -> String {
        self.names += 1;
        format!("%v{}", self.names)
    }

    fn set(&mut self, text: &str) -> String {
        let name = self.name();
        writeln!(self.text, "  {name} = {text}").expect("a string takes everything");
        name
    }

    fn line(&mut self, text: &str) {
        writeln!(self.text, "  {text}").expect("a string takes everything");
    }

    fn ty(&mut self) -> &'static str {
        let (_, types) = TYPES[self.draws.below(TYPES.len())];
        types[self.draws.below(types.len())]
    }

    /// A type of what is read and written: no vector of 24 or 48 bits, whose last lane `opt-22` can lose where `lli-22` does
    /// not.
    fn moved(&mut self) -> &'static str {
        let ty = self.ty();
        if ty.starts_with('<') && !bits(ty).is_power_of_two() { "i48" } else { ty }
    }

    /// A value of type `ty`: what is known, or a number of the arguments cast to it.
    fn value(&mut self, ty: &'static str) -> String {
        let known: Vec<String> =
            self.values.iter().filter(|(_, own)| *own == ty).map(|(name, _)| name.clone()).collect();
        if !known.is_empty() && self.draws.below(3) > 0 {
            return known[self.draws.below(known.len())].clone();
        }
        let argument = self.draws.of(&["%a", "%b"]);
        let width = bits(ty);
        let by = self.draws.below(64 - width as usize + 1);
        let turned = self.set(&format!("lshr i64 {argument}, {by}"));
        let cut = if width == 64 { turned } else { self.set(&format!("trunc i64 {turned} to i{width}")) };
        if ty == format!("i{width}") { cut } else { self.set(&format!("bitcast i{width} {cut} to {ty}")) }
    }

    fn keep(&mut self, name: String, ty: &'static str) {
        self.values.push((name.clone(), ty));
        let width = bits(ty);
        let whole = match ty == format!("i{width}") {
            true => name,
            false => self.set(&format!("bitcast {ty} {name} to i{width}")),
        };
        let wide = if width == 64 { whole } else { self.set(&format!("zext i{width} {whole} to i64")) };
        self.sums.push(wide);
    }

    /// An address of `bytes` bytes, within one of the numbers of 64 bits that were written first, or from the start of one.
    ///
    /// What reaches from one into another is nothing that `opt` folds.
    fn address(&mut self, bytes: u64) -> String {
        let slots = (MEMORY - bytes.saturating_sub(8)) / 8;
        let at = 8 * self.draws.below(slots as usize) + self.draws.below(9 - bytes.min(8) as usize);
        let place = if self.has_global && self.draws.below(3) == 0 { "@memory" } else { "%memory" };
        self.set(&format!("getelementptr i8, ptr {place}, i64 {at}"))
    }

    fn load(&mut self) {
        let ty = self.moved();
        let address = self.address(bits(ty) / 8);
        let name = self.set(&format!("load {ty}, ptr {address}, align 1"));
        self.keep(name, ty);
    }

    fn store(&mut self) {
        let ty = self.moved();
        let (value, address) = (self.value(ty), self.address(bits(ty) / 8));
        self.line(&format!("store {ty} {value}, ptr {address}, align 1"));
    }

    /// A table is read at a place that an argument names.
    fn table(&mut self) {
        let number = self.draws.below(TABLES.len());
        let (ty, count) = TABLES[number];
        let argument = self.draws.of(&["%a", "%b"]);
        let at = self.set(&format!("urem i64 {argument}, {count}"));
        let address =
            self.set(&format!("getelementptr [{count} x {ty}], ptr @table{number}, i64 0, i64 {at}"));
        let name = self.set(&format!("load {ty}, ptr {address}, align 1"));
        self.keep(name, ty);
    }

    /// Writes and reads what has loose bits.
    fn loose(&mut self) {
        let ty = self.draws.of(&LOOSE);
        let width = bits(ty);
        let argument = self.draws.of(&["%a", "%b"]);
        let cut = self.set(&format!("trunc i64 {argument} to i{width}"));
        let value = match ty.starts_with('<') {
            true => self.set(&format!("bitcast i{width} {cut} to {ty}")),
            false => cut,
        };
        self.line(&format!("store {ty} {value}, ptr %other"));
        let back = self.set(&format!("load {ty}, ptr %other"));
        let whole = match ty.starts_with('<') {
            true => self.set(&format!("bitcast {ty} {back} to i{width}")),
            false => back,
        };
        let wide = self.set(&format!("zext i{width} {whole} to i64"));
        self.sums.push(wide);
    }

    fn cast(&mut self) {
        let (_, types) = TYPES[self.draws.below(TYPES.len())];
        let (from, to) = (types[self.draws.below(types.len())], types[self.draws.below(types.len())]);
        let value = self.value(from);
        let name = self.set(&format!("bitcast {from} {value} to {to}"));
        self.keep(name, to);
    }

    /// A lane of a vector is set and another is read.
    fn lane(&mut self) {
        let ty = self.ty();
        let Some((lanes, element)) =
            ty.strip_prefix('<').and_then(|ty| ty.strip_suffix('>')?.split_once(" x "))
        else {
            return;
        };
        let lanes: usize = lanes.parse().expect("a number");
        let (vector, set) = (self.value(ty), constant(element, self.draws));
        let (at, read) = (self.draws.below(lanes), self.draws.below(lanes));
        let other = self.set(&format!("insertelement {ty} {vector}, {element} {set}, i32 {at}"));
        let lane = self.set(&format!("extractelement {ty} {other}, i32 {read}"));
        let width = bits(element);
        let whole = match element.starts_with('i') {
            true => lane,
            false => self.set(&format!("bitcast {element} {lane} to i{width}")),
        };
        let wide = if width == 64 { whole } else { self.set(&format!("zext i{width} {whole} to i64")) };
        self.sums.push(wide);
        self.keep(other, ty);
    }

    fn copy(&mut self) {
        let bytes = 1 + self.draws.below(8) as u64;
        let from = self.address(bytes);
        self.line(&format!(
            "call void @llvm.memcpy.p0.p0.i64(ptr %other, ptr {from}, i64 {bytes}, i1 false)"
        ));
        let to = self.address(bytes);
        self.line(&format!("call void @llvm.memcpy.p0.p0.i64(ptr {to}, ptr %other, i64 {bytes}, i1 false)"));
    }

    /// A structure or an array is read whole, one part is set, and it is written elsewhere.
    fn aggregate(&mut self) {
        let (ty, bytes, parts) = AGGREGATES[self.draws.below(AGGREGATES.len())];
        let from = self.address(bytes);
        let whole = self.set(&format!("load {ty}, ptr {from}, align 1"));
        let at = self.draws.below(parts.len());
        let (part, name) = (parts[at], self.set(&format!("extractvalue {ty} {whole}, {at}")));
        if !part.starts_with('{') {
            self.keep(name, parts[at]);
            let value = self.value(part);
            let other = self.set(&format!("insertvalue {ty} {whole}, {part} {value}, {}", at));
            let to = self.address(bytes);
            return self.line(&format!("store {ty} {other}, ptr {to}, align 1"));
        }
        let to = self.address(bytes / 2);
        self.line(&format!("store {part} {name}, ptr {to}, align 1"));
    }

    fn step(&mut self) {
        match self.draws.below(9) {
            0 | 1 => self.load(),
            2 => self.store(),
            3 => self.cast(),
            4 => self.lane(),
            5 => self.table(),
            6 => self.loose(),
            7 => self.copy(),
            _ => self.aggregate(),
        }
    }
}

const TABLES: [(&str, usize); 7] = [
    ("i16", 5),
    ("i32", 3),
    ("<2 x i16>", 3),
    ("<8 x i1>", 4),
    ("<4 x i4>", 3),
    ("i24", 3),
    ("<2 x float>", 2),
];

fn function(number: usize, draws: &mut Draws) -> String {
    let has_global = draws.below(6) == 0;
    let mut writer = Writer {
        draws,
        text: String::new(),
        values: Vec::new(),
        sums: vec!["%a".into()],
        names: 0,
        has_global,
    };
    writer.line("%memory = alloca [48 x i8]");
    writer.line("%other = alloca [16 x i8]");
    for at in (0..MEMORY).step_by(8) {
        let value = writer.value("i64");
        for place in &["%memory", "@memory"][..1 + usize::from(has_global)] {
            let address = writer.set(&format!("getelementptr i8, ptr {place}, i64 {at}"));
            writer.line(&format!("store i64 {value}, ptr {address}, align 1"));
        }
    }
    (0..14).for_each(|_| writer.step());
    let mut total = "%b".to_owned();
    for value in std::mem::take(&mut writer.sums) {
        let turned = writer.set(&format!("call i64 @llvm.fshl.i64(i64 {total}, i64 {total}, i64 5)"));
        total = writer.set(&format!("xor i64 {turned}, {value}"));
    }
    format!("define internal i64 @f{number}(i64 %a, i64 %b) {{\n{}  ret i64 {total}\n}}\n", writer.text)
}

/// A module with the byte order of `letter`, and the arguments of each function.
fn module(seed: u64, letter: char) -> (String, Vec<[u64; 2]>) {
    let draws = &mut Draws(seed);
    let mut text = format!(
        "target datalayout = \"{letter}-m:e-i64:64-n32:64\"\n@memory = internal global [48 x i8] zeroinitializer\n\
         declare i64 @llvm.fshl.i64(i64, i64, i64)\ndeclare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n"
    );
    for (number, (ty, count)) in TABLES.iter().enumerate() {
        let parts = (0..*count).map(|_| match draws.below(3) {
            0 => {
                let width = bits(ty);
                let number = constant(&format!("i{width}"), draws);
                if *ty == format!("i{width}") {
                    format!("{ty} {number}")
                } else {
                    format!("{ty} bitcast (i{width} {number} to {ty})")
                }
            }
            _ => format!("{ty} {}", constant(ty, draws)),
        });
        let parts: Vec<String> = parts.collect();
        writeln!(text, "@table{number} = internal constant [{count} x {ty}] [{}]", parts.join(", "))
            .expect("text");
    }
    let mut arguments = Vec::new();
    for number in 0..FUNCTIONS {
        text += &function(number, draws);
        let [a, b] = [0; 2].map(|_| (draws.below(1 << 31) as u64) << 33 ^ draws.below(1 << 40) as u64);
        writeln!(
            text,
            "define i64 @main{number}() {{\n  %r = call i64 @f{number}(i64 {}, i64 {})\n  ret i64 %r\n}}",
            a as i64, b as i64
        )
        .expect("text");
        arguments.push([a, b]);
    }
    (text, arguments)
}

/// The number that each function `main` returns, where `opt` finds it out; none if it is not installed.
fn folded(module: &str) -> Option<Vec<Option<u64>>> {
    let text = run("opt-22", &["-O2", "-inline-threshold=100000", "-S", "-"], module)?;
    let found = |number: usize| {
        let body = text.split_once(&format!("@main{number}("))?.1;
        let body = body.split_once('{')?.1.split_once('}')?.0;
        let lines: Vec<&str> = body.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        let last = lines.last()?.strip_prefix("ret i64 ")?;
        last.parse::<i64>().ok().map(|value| value as u64)
    };
    Some((0..FUNCTIONS).map(found).collect())
}

/// The facts of `module`.
fn facts(module: &str) -> FactBase {
    let source = Source { name: "module.ll", bytes: module.as_bytes() };
    let reading = dfquery_extract::read(&source, dfquery_rules::built_in().schema().clone());
    assert!(reading.diagnostics.is_empty(), "{:?}\n{module}", reading.diagnostics);
    let mut base = reading.base;
    dfquery_extract::analysis::complete(&mut base);
    dfquery_rules::built_in().intern(&mut base);
    base
}

/// The function called `name`.
fn part(base: &FactBase, name: &str) -> u32 {
    let names = base.entities_of::<entity::Function>();
    (0..base.parts()).find(|part| names.local_name(*part) == name).expect("the module has it")
}

/// What the interpreter of control flow and the simulator of its graph make of `function`.
fn run_both(program: &Program, base: &FactBase, function: u32, arguments: &[Bits]) -> [Bits; 2] {
    let results = interpret(&mut process(program, 1), function, arguments).expect("it ends");
    let session = dfquery_rules::built_in().session(base);
    let graph = convert_with(&session, base, function, &Options::default()).expect("it is converted");
    let netlist = Netlist::new(&graph, &program.layout).expect("it is sound");
    let schedule = Schedule { order: Order::Seeded(1), bounded: true, firings: 1_000_000 };
    let invocation = Simulation::new(&netlist, schedule).invoke(&mut process(program, 1), arguments);
    [results[0].clone(), invocation.expect("it ends").results[0].clone()]
}

fn expect_folded(letter: char) {
    let (mut known, mut all) = (0, 0);
    for seed in 0..u64::from(cases(240).div_ceil(FUNCTIONS as u32)) {
        let (text, arguments) = module(seed, letter);
        let Some(expected) = folded(&text) else { return };
        let base = facts(&text);
        let program = Program::new(&base);
        for (number, (expected, arguments)) in expected.into_iter().zip(arguments).enumerate() {
            all += 1;
            let Some(expected) = expected else { continue };
            known += 1;
            let arguments = arguments.map(|number| Bits::new(64, number));
            let found = run_both(&program, &base, part(&base, &format!("f{number}")), &arguments);
            let expected = Bits::new(64, expected);
            assert_eq!(found, [expected.clone(), expected], "seed {seed}: f{number}{arguments:?}\n{text}");
        }
    }
    println!("opt finds out {known} of {all} values");
    assert!(2 * known > all, "opt finds out {known} of {all} values only");
}

#[test]
fn with_the_lowest_byte_first() {
    expect_folded('e');
}

#[test]
fn with_the_highest_byte_first() {
    expect_folded('E');
}

// ---- intrinsics

/// Intrinsics by their name, their result and their operands; an operand with a value is that constant.
const INTRINSICS: [(&str, &str, &[&str]); 78] = [
    ("smul.fix.i32", "i32", &["i32", "i32", "i32 15"]),
    ("smul.fix.i24", "i24", &["i24", "i24", "i32 0"]),
    ("umul.fix.i16", "i16", &["i16", "i16", "i32 16"]),
    ("umul.fix.v4i16", "<4 x i16>", &["<4 x i16>", "<4 x i16>", "i32 3"]),
    ("smul.fix.sat.i32", "i32", &["i32", "i32", "i32 15"]),
    ("smul.fix.sat.i8", "i8", &["i8", "i8", "i32 7"]),
    ("umul.fix.sat.i32", "i32", &["i32", "i32", "i32 4"]),
    ("umul.fix.sat.i64", "i64", &["i64", "i64", "i32 40"]),
    ("sdiv.fix.i32", "i32", &["small i32", "odd i32", "i32 3"]),
    ("udiv.fix.i32", "i32", &["small i32", "odd i32", "i32 5"]),
    ("sdiv.fix.sat.i32", "i32", &["i32", "odd i32", "i32 7"]),
    ("sdiv.fix.sat.i16", "i16", &["i16", "odd i16", "i32 15"]),
    ("udiv.fix.sat.i32", "i32", &["i32", "odd i32", "i32 9"]),
    ("vector.splice.left.v4i32", "<4 x i32>", &["<4 x i32>", "<4 x i32>", "i32 1"]),
    ("vector.splice.left.v4i8", "<4 x i8>", &["<4 x i8>", "<4 x i8>", "i32 3"]),
    ("vector.splice.right.v4i32", "<4 x i32>", &["<4 x i32>", "<4 x i32>", "i32 1"]),
    ("vector.splice.right.v8i8", "<8 x i8>", &["<8 x i8>", "<8 x i8>", "i32 0"]),
    ("vector.interleave2.v4i32", "<4 x i32>", &["<2 x i32>", "<2 x i32>"]),
    ("vector.interleave2.v8i16", "<8 x i16>", &["<4 x i16>", "<4 x i16>"]),
    ("vector.deinterleave2.v4i32", "{ <2 x i32>, <2 x i32> }", &["<4 x i32>"]),
    ("vector.deinterleave2.v8i8", "{ <4 x i8>, <4 x i8> }", &["<8 x i8>"]),
    ("vector.reverse.v8i8", "<8 x i8>", &["<8 x i8>"]),
    ("get.active.lane.mask.v4i1.i32", "<4 x i1>", &["i32", "i32"]),
    ("get.active.lane.mask.v16i1.i64", "<16 x i1>", &["small i64", "i64 30"]),
    ("experimental.cttz.elts.i32.v4i1", "i32", &["<4 x i1>", "i1 false"]),
    ("experimental.cttz.elts.i64.v8i8", "i64", &["<8 x i8>", "i1 false"]),
    ("vector.extract.v2i32.v4i32", "<2 x i32>", &["<4 x i32>", "i64 2"]),
    ("vector.insert.v4i32.v2i32", "<4 x i32>", &["<4 x i32>", "<2 x i32>", "i64 2"]),
    ("vector.insert.v8i8.v4i8", "<8 x i8>", &["<8 x i8>", "<4 x i8>", "i64 0"]),
    ("vector.partial.reduce.add.v4i32.v16i32", "<4 x i32>", &["<4 x i32>", "<16 x i32>"]),
    (
        "matrix.multiply.v4i32.v4i32.v4i32",
        "<4 x i32>",
        &["<4 x i32>", "<4 x i32>", "i32 2", "i32 2", "i32 2"],
    ),
    (
        "matrix.multiply.v6i16.v2i16.v3i16",
        "<6 x i16>",
        &["<2 x i16>", "<3 x i16>", "i32 2", "i32 1", "i32 3"],
    ),
    (
        "matrix.multiply.v4i16.v6i16.v6i16",
        "<4 x i16>",
        &["<6 x i16>", "<6 x i16>", "i32 2", "i32 3", "i32 2"],
    ),
    ("matrix.transpose.v6i16", "<6 x i16>", &["<6 x i16>", "i32 2", "i32 3"]),
    ("frexp.f64.i32", "{ double, i32 }", &["double"]),
    ("frexp.f32.i32", "{ float, i32 }", &["float"]),
    ("frexp.v2f32.v2i32", "{ <2 x float>, <2 x i32> }", &["<2 x float>"]),
    ("modf.f64", "{ double, double }", &["double"]),
    ("modf.f32", "{ float, float }", &["float"]),
    ("ldexp.f64.i32", "double", &["double", "i32 -1060"]),
    ("ldexp.f32.i32", "float", &["float", "i32 -140"]),
    ("convert.to.fp16.f32", "i16", &["float"]),
    ("convert.to.fp16.f64", "i16", &["double"]),
    ("convert.from.fp16.f32", "float", &["i16 12345"]),
    ("vp.sub.v4i16", "<4 x i16>", &["<4 x i16>", "<4 x i16>", "<4 x i1> splat (i1 true)", "i32 4"]),
    ("vp.reduce.add.v4i32", "i32", &["i32", "<4 x i32>", "<4 x i1>", "i32 3"]),
    ("vp.reduce.smin.v4i32", "i32", &["i32", "<4 x i32>", "<4 x i1>", "i32 4"]),
    ("vp.reduce.umax.v8i8", "i8", &["i8", "<8 x i8>", "<8 x i1>", "i32 5"]),
    ("vp.merge.v4i32", "<4 x i32>", &["<4 x i1>", "<4 x i32>", "<4 x i32>", "i32 3"]),
    ("vp.zext.v4i32.v4i16", "<4 x i32>", &["<4 x i16>", "<4 x i1> splat (i1 true)", "i32 4"]),
    ("x86.sse42.crc32.32.8", "i32", &["i32", "i8"]),
    ("x86.sse42.crc32.32.16", "i32", &["i32", "i16"]),
    ("x86.sse42.crc32.32.32", "i32", &["i32", "i32"]),
    ("x86.sse42.crc32.64.64", "i64", &["i64", "i64"]),
    ("fshl.i24", "i24", &["i24", "i24", "i24"]),
    ("fshr.v4i16", "<4 x i16>", &["<4 x i16>", "<4 x i16>", "<4 x i16>"]),
    ("bswap.i48", "i48", &["i48"]),
    ("bitreverse.i20", "i20", &["i20"]),
    ("scmp.i8.i32", "i8", &["i32", "i32"]),
    ("ucmp.v4i8.v4i16", "<4 x i8>", &["<4 x i16>", "<4 x i16>"]),
    ("ctpop.v4i16", "<4 x i16>", &["<4 x i16>"]),
    ("abs.v4i16", "<4 x i16>", &["<4 x i16>", "i1 false"]),
    ("sadd.sat.i24", "i24", &["i24", "i24"]),
    ("usub.sat.v4i16", "<4 x i16>", &["<4 x i16>", "<4 x i16>"]),
    ("sshl.sat.i16", "i16", &["i16", "i16 3"]),
    ("ushl.sat.i16", "i16", &["i16", "i16 5"]),
    ("smul.with.overflow.i32", "{ i32, i1 }", &["i32", "i32"]),
    ("uadd.with.overflow.i16", "{ i16, i1 }", &["i16", "i16"]),
    ("fptosi.sat.i16.f32", "i16", &["float"]),
    ("fptoui.sat.i128.f64", "i128", &["double"]),
    ("is.fpclass.f32", "i1", &["float", "i32 264"]),
    ("lrint.i64.f64", "i64", &["double"]),
    ("fma.f32", "float", &["float", "float", "float"]),
    ("minimumnum.f32", "float", &["float", "float"]),
    ("vector.reduce.mul.v4i16", "i16", &["<4 x i16>"]),
    ("vector.reduce.smax.v8i8", "i8", &["<8 x i8>"]),
    ("vector.reduce.fadd.v2f32", "float", &["float", "<2 x float>"]),
    ("ptrmask.p0.i64", "ptr", &["ptr", "i64 -16"]),
];

/// A function that calls `intrinsic` on what it makes of `%a` and `%b`, and gives all bits of its result.
fn calling(number: usize, (name, result, operands): (&str, &str, &[&str])) -> String {
    let mut text = format!("define i64 @f{number}(i64 %a, i64 %b) {{\n");
    let mut given = Vec::new();
    for (at, operand) in operands.iter().enumerate() {
        given.push(made(&mut text, at, operand));
    }
    writeln!(text, "  %r = call {result} @llvm.{name}({})", given.join(", ")).expect("text");
    let fields: Vec<&str> = match result.strip_prefix("{ ").and_then(|text| text.strip_suffix(" }")) {
        Some(fields) => fields.split(", ").collect(),
        None => vec![result],
    };
    let mut total = "%b".to_owned();
    for (at, field) in fields.iter().enumerate() {
        let mut value = "%r".to_owned();
        if fields.len() > 1 {
            value = format!("%p{at}");
            writeln!(text, "  {value} = extractvalue {result} %r, {at}").expect("text");
        }
        let width = if *field == "ptr" { 64 } else { bits(field) };
        let cast = if *field == "ptr" { "ptrtoint" } else { "bitcast" };
        writeln!(text, "  %c{at} = {cast} {field} {value} to i{width}").expect("text");
        writeln!(text, "  %w{at} = zext i{width} %c{at} to i576").expect("text");
        for word in 0..width.div_ceil(64) {
            let id = format!("{at}.{word}");
            writeln!(text, "  %s{id} = lshr i576 %w{at}, {}", 64 * word).expect("text");
            writeln!(text, "  %l{id} = trunc i576 %s{id} to i64").expect("text");
            writeln!(text, "  %m{id} = mul i64 {total}, 2862933555777941757").expect("text");
            writeln!(text, "  %t{id} = xor i64 %m{id}, %l{id}").expect("text");
            total = format!("%t{id}");
        }
    }
    text + &format!("  ret i64 {total}\n}}\n")
}

/// Operand `at` of a call: a constant as it is, else a value of the type that is made of the arguments.
fn made(text: &mut String, at: usize, operand: &str) -> String {
    let (kind, ty) = match operand.split_once(' ') {
        Some((kind @ ("small" | "odd"), ty)) => (kind, ty),
        _ if operand.ends_with('>') || !operand.contains(' ') => ("", operand),
        _ => return operand.to_owned(),
    };
    let (from, name) = (if at.is_multiple_of(2) { "%a" } else { "%b" }, format!("%x{at}"));
    if ty.ends_with("float") || ty.ends_with("double") || ty.ends_with("float>") {
        let whole = ty.replace("float", "i16").replace("double", "i16");
        writeln!(text, "  %i{at} = trunc i64 {from} to i{}", bits(&whole)).expect("text");
        writeln!(text, "  %j{at} = bitcast i{} %i{at} to {whole}", bits(&whole)).expect("text");
        writeln!(text, "  %k{at} = sitofp {whole} %j{at} to {ty}").expect("text");
        let eighth = if ty.starts_with('<') { "splat (float 1.25e-1)" } else { "1.25e-1" };
        writeln!(text, "  {name} = fmul {ty} %k{at}, {eighth}").expect("text");
        return format!("{ty} {name}");
    }
    if ty == "ptr" {
        writeln!(text, "  {name} = inttoptr i64 {from} to ptr").expect("text");
        return format!("ptr {name}");
    }
    let width = bits(ty);
    writeln!(text, "  %i{at} = zext i64 {from} to i576").expect("text");
    writeln!(
        text,
        "  %j{at} = mul i576 %i{at}, 1606938044258990275541962092341162602522202993782792835301399"
    )
    .expect("text");
    let shift = if kind == "small" { width - 4 } else { 0 };
    writeln!(text, "  %k{at} = trunc i576 %j{at} to i{width}").expect("text");
    writeln!(text, "  %o{at} = lshr i{width} %k{at}, {shift}").expect("text");
    writeln!(text, "  %q{at} = or i{width} %o{at}, {}", u8::from(kind == "odd")).expect("text");
    writeln!(text, "  {name} = bitcast i{width} %q{at} to {ty}").expect("text");
    format!("{ty} {name}")
}

/// What `lli` prints for each function and each pair of arguments; none if it is not installed.
fn printed(functions: &str, arguments: &[[u64; 2]]) -> Option<Vec<u64>> {
    let mut module = format!(
        "@format = constant [6 x i8] c\"%llx\\0A\\00\"\ndeclare i32 @printf(ptr, ...)\n{functions}define i32 @main() {{\n"
    );
    for number in 0..INTRINSICS.len() {
        for (turn, [a, b]) in arguments.iter().enumerate() {
            let (a, b, r) = (*a as i64, *b as i64, format!("%r{number}.{turn}"));
            writeln!(module, "  {r} = call i64 @f{number}(i64 {a}, i64 {b})").expect("text");
            writeln!(module, "  call i32 (ptr, ...) @printf(ptr @format, i64 {r})").expect("text");
        }
    }
    module += "  ret i32 0\n}\n";
    // Matrices have instructions only after their own pass.
    let lowered = run("opt-22", &["-passes=lower-matrix-intrinsics", "-S", "-"], &module)?;
    let text = run("lli-22", &["-mattr=+sse4.2", "-"], &lowered)?;
    Some(text.lines().map(|line| u64::from_str_radix(line, 16).expect("a number")).collect())
}

#[test]
fn intrinsics_are_those_of_llvm() {
    if !cfg!(target_arch = "x86_64") {
        return println!("skipped: one of them is of x86");
    }
    let draws = &mut Draws(1);
    let mut arguments =
        vec![[0, 0], [u64::MAX, 1], [1 << 63, u64::MAX], [0x8000_8000_7fff_ffff, 0xff80_0000_8000_0001]];
    arguments.extend((0..cases(12)).map(|_| {
        [0; 2]
            .map(|_| (draws.below(1 << 32) as u64) << (draws.below(33) as u32) ^ draws.below(1 << 40) as u64)
    }));
    let functions: String =
        (0..).zip(INTRINSICS).map(|(number, intrinsic)| calling(number, intrinsic)).collect();
    let Some(expected) = printed(&functions, &arguments) else { return };
    let base = facts(&functions);
    let program = Program::new(&base);
    for (number, expected) in expected.chunks(arguments.len()).enumerate() {
        let function = part(&base, &format!("f{number}"));
        for (arguments, expected) in arguments.iter().zip(expected) {
            let arguments = arguments.map(|number| Bits::new(64, number));
            let found = run_both(&program, &base, function, &arguments);
            let expected = Bits::new(64, *expected);
            assert_eq!(found, [expected.clone(), expected], "{:?} of {arguments:?}", INTRINSICS[number]);
        }
    }
}
