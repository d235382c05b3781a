//! The interpreter against LLVM's own on generated functions.

use crate::{environment::SeededEnvironment, interpreter::interpret, process::Process, program::Program};
use dfquery_graph::{bits::Bits, random, testing::facts};
use std::{fmt::Write, process::Command};

/// Functions in one module, and lists of arguments for each.
const FUNCTIONS: u64 = 40;
const INPUTS: [(u64, u64); 4] =
    [(0, 0), (1, u64::MAX), (0x0123_4567_89ab_cdef, 77), (1 << 63, 0xff00_ff00_1234)];
/// Instructions in the body of a function, roughly.
const LENGTH: u64 = 60;

/// A function that is being made up, in LLVM's notation and in ours.
struct Generator {
    random: u64,
    llvm: String,
    facts: String,
    integers: Vec<(String, u32)>,
    floats: Vec<(String, u32)>,
    vectors: Vec<String>,
    names: u32,
}

impl Generator {
    fn new(seed: u64) -> Generator {
        Generator {
            random: seed,
            llvm: String::new(),
            facts: String::new(),
            integers: Vec::new(),
            floats: Vec::new(),
            vectors: Vec::new(),
            names: 0,
        }
    }

    fn below(&mut self, bound: u64) -> u64 {
        self.random = random::mix(self.random);
        (self.random >> 16) % bound
    }

    fn choose<'t>(&mut self, texts: &'t str) -> &'t str {
        let words: Vec<&str> = texts.split(' ').collect();
        words[self.below(words.len() as u64) as usize]
    }

    /// Emits one instruction: what follows `=` in both notations. Returns its name.
    fn emit(&mut self, width: u32, llvm: &str, facts: &str) -> String {
        self.names += 1;
        let name = format!("%v{}", self.names);
        writeln!(self.llvm, "  {name} = {llvm}").expect("a string takes everything");
        writeln!(self.facts, "  {name}:{width} = {facts}").expect("a string takes everything");
        name
    }

    /// An operator on operands of one type.
    fn plain(&mut self, operator: &str, ty: &str, width: u32, operands: &[&str]) -> String {
        let facts: Vec<String> = operands.iter().map(|operand| constant(operand, width)).collect();
        self.emit(
            width,
            &format!("{operator} {ty} {}", operands.join(", ")),
            &format!("{operator} {}", facts.join(" ")),
        )
    }

    fn cast(&mut self, operator: &str, from: &str, operand: &str, to: &str, width: u32) -> String {
        self.emit(width, &format!("{operator} {from} {operand} to {to}"), &format!("{operator} {operand}"))
    }

    /// A call of an intrinsic; operands are type, text and width.
    fn intrinsic(
        &mut self,
        name: &str,
        result: &str,
        width: u32,
        operands: &[(String, String, u32)],
    ) -> String {
        let llvm: Vec<String> = operands.iter().map(|(ty, text, _)| format!("{ty} {text}")).collect();
        let facts: Vec<String> = operands.iter().map(|(_, text, width)| constant(text, *width)).collect();
        let (llvm, facts) = (llvm.join(", "), facts.join(" "));
        self.emit(
            width,
            &format!("call {result} @llvm.{name}({llvm})"),
            &format!("call {facts} .call=@llvm.{name}"),
        )
    }

    /// An integer of `width` bits, converted if need be.
    fn integer(&mut self, width: u32) -> String {
        let at = self.below(self.integers.len() as u64) as usize;
        let (name, from) = self.integers[at].clone();
        let operator = match from {
            _ if from == width => return name,
            _ if from > width => "trunc",
            _ => self.choose("zext sext"),
        };
        self.cast(operator, &format!("i{from}"), &name, &format!("i{width}"), width)
    }

    fn float(&mut self, width: u32) -> String {
        let at = self.below(self.floats.len() as u64) as usize;
        let (name, from) = self.floats[at].clone();
        match from {
            _ if from == width => name,
            32 => self.cast("fpext", "float", &name, "double", 64),
            _ => self.cast("fptrunc", "double", &name, "float", 32),
        }
    }

    fn step(&mut self) {
        match self.below(16) {
            0..=3 => self.arithmetic(),
            4 => self.division(),
            5 => self.comparison(),
            6..=8 => self.integer_intrinsic(),
            9 => self.overflow(),
            10 | 11 => self.float_arithmetic(),
            12 => self.float_intrinsic(),
            13 => self.float_comparison(),
            14 => self.bits_of_float(),
            _ => self.vector(),
        }
    }

    fn width(&mut self) -> u32 {
        self.choose("8 16 32 64 32 64 33 128 7 1").parse().expect("a number")
    }

    fn arithmetic(&mut self) {
        let width = self.width();
        let (operator, ty) = (self.choose("add sub mul and or xor shl lshr ashr"), format!("i{width}"));
        let first = self.integer(width);
        let second = match operator.contains("sh") {
            true => self.below(width as u64).to_string(),
            false => self.integer(width),
        };
        let name = self.plain(operator, &ty, width, &[&first, &second]);
        self.integers.push((name, width));
    }

    /// A division by a number that is positive and not 0.
    fn division(&mut self) {
        let width: u32 = self.choose("8 16 32 64 33 128").parse().expect("a number");
        let (operator, ty) = (self.choose("udiv urem sdiv srem"), format!("i{width}"));
        let (first, second) = (self.integer(width), self.integer(width));
        let positive = self.plain("lshr", &ty, width, &[&second, "1"]);
        let divisor = self.plain("or", &ty, width, &[&positive, "1"]);
        let name = self.plain(operator, &ty, width, &[&first, &divisor]);
        self.integers.push((name, width));
    }

    fn comparison(&mut self) {
        let width = self.width();
        let predicate = self.choose("eq ne ult ule ugt uge slt sle sgt sge");
        let (a, b) = (self.integer(width), self.integer(width));
        let llvm = format!("icmp {predicate} i{width} {a}, {b}");
        let bit = self.emit(1, &llvm, &format!("icmp {a} {b} .predicate={predicate}"));
        self.select(&bit, width);
    }

    /// Chooses by `bit` between two integers.
    fn select(&mut self, bit: &str, width: u32) {
        let (a, b) = (self.integer(width), self.integer(width));
        let llvm = format!("select i1 {bit}, i{width} {a}, i{width} {b}");
        let name = self.emit(width, &llvm, &format!("select {bit} {a} {b}"));
        self.integers.push((name, width));
    }

    fn integer_intrinsic(&mut self) {
        let name = self.choose(
            "smax smin umax umin abs ctpop ctlz cttz bswap bitreverse fshl fshr uadd.sat usub.sat sadd.sat ssub.sat \
             sshl.sat ushl.sat",
        );
        let width: u32 = self
            .choose(if name == "bswap" { "16 32 64" } else { "8 16 32 64 33" })
            .parse()
            .expect("a number");
        let ty = format!("i{width}");
        let operand = |text: String| (ty.clone(), text, width);
        let mut operands = vec![operand(self.integer(width))];
        match name {
            "abs" | "ctlz" | "cttz" => operands.push(("i1".into(), "0".into(), 1)),
            "ctpop" | "bswap" | "bitreverse" => {}
            "sshl.sat" | "ushl.sat" => operands.push(operand(self.below(width as u64).to_string())),
            "fshl" | "fshr" => operands.extend([operand(self.integer(width)), operand(self.integer(width))]),
            _ => operands.push(operand(self.integer(width))),
        }
        let value = self.intrinsic(&format!("{name}.{ty}"), &ty, width, &operands);
        self.integers.push((value, width));
    }

    fn overflow(&mut self) {
        let operation = self.choose("sadd uadd ssub usub smul umul");
        let width: u32 = self.choose("8 16 32 64").parse().expect("a number");
        let (a, b, ty) = (self.integer(width), self.integer(width), format!("i{width}"));
        let pair = format!("{{ {ty}, i1 }}");
        let operands = [(ty.clone(), a, width), (ty.clone(), b, width)];
        let both = self.intrinsic(&format!("{operation}.with.overflow.{ty}"), &pair, 2 * width, &operands);
        for (index, bit, width) in [(0, 0, width), (1, width, 1)] {
            let llvm = format!("extractvalue {pair} {both}, {index}");
            let name = self.emit(width, &llvm, &format!("extractvalue {both} .aggregate_part={bit},{width}"));
            self.integers.push((name, width));
        }
    }

    fn float_arithmetic(&mut self) {
        let width = if self.below(2) == 0 { 32 } else { 64 };
        let (ty, integer_width) = (float_type(width), self.width().clamp(2, 64));
        let name = match self.below(3) {
            0 => {
                let (operator, integer) = (self.choose("sitofp uitofp"), self.integer(integer_width));
                self.cast(operator, &format!("i{integer_width}"), &integer, ty, width)
            }
            _ => {
                let (a, b) = (self.float(width), self.float(width));
                let operator = self.choose("fadd fsub fmul fdiv frem");
                self.plain(operator, ty, width, &[&a, &b])
            }
        };
        self.floats.push((name, width));
    }

    fn float_intrinsic(&mut self) {
        let width = if self.below(2) == 0 { 32 } else { 64 };
        let name = self
            .choose("fabs sqrt floor ceil trunc round roundeven rint nearbyint copysign fma minnum maxnum");
        let count = match name {
            "fma" => 3,
            "copysign" | "minnum" | "maxnum" => 2,
            _ => 1,
        };
        let ty = float_type(width);
        // Which zero or NaN a minimum gives is open: keep both out of it.
        let tame = name.starts_with('m');
        let operands: Vec<_> = (0..count).map(|_| self.float(width)).collect();
        let operands: Vec<_> = operands
            .into_iter()
            .map(|text| if tame { self.tame(&text, width) } else { text })
            .map(|text| (ty.to_owned(), text, width))
            .collect();
        let value = self.intrinsic(&format!("{name}.f{width}"), ty, width, &operands);
        self.floats.push((value, width));
    }

    /// A float that is neither 0 nor NaN: 1 instead.
    fn tame(&mut self, float: &str, width: u32) -> String {
        let (ty, one) =
            (float_type(width), if width == 32 { 1_f32.to_bits() as u64 } else { 1_f64.to_bits() });
        let llvm = format!("fcmp one {ty} {float}, 0.0");
        let bit = self.emit(1, &llvm, &format!("fcmp {float} 0:{width} .predicate=one"));
        let llvm = format!("select i1 {bit}, {ty} {float}, {ty} 1.0");
        self.emit(width, &llvm, &format!("select {bit} {float} {one}:{width}"))
    }

    fn float_comparison(&mut self) {
        let width = if self.below(2) == 0 { 32 } else { 64 };
        let predicate = self.choose("oeq one olt ole ogt oge ord ueq une ult ule ugt uge uno");
        let (a, b, ty) = (self.float(width), self.float(width), float_type(width));
        let llvm = format!("fcmp {predicate} {ty} {a}, {b}");
        let bit = self.emit(1, &llvm, &format!("fcmp {a} {b} .predicate={predicate}"));
        let width = self.width();
        self.select(&bit, width);
    }

    /// The bits of a float, or its value as an integer.
    fn bits_of_float(&mut self) {
        let width = if self.below(2) == 0 { 32 } else { 64 };
        let (float, ty) = (self.float(width), float_type(width));
        if self.below(2) == 0 {
            let tame = self.tame(&float, width);
            let name = self.cast("bitcast", ty, &tame, &format!("i{width}"), width);
            return self.integers.push((name, width));
        }
        let (operator, to) = (self.choose("fptosi.sat fptoui.sat"), self.choose("8 16 32 64"));
        let to_width = to.parse().expect("a number");
        let operands = [(ty.to_owned(), float, width)];
        let name =
            self.intrinsic(&format!("{operator}.i{to}.f{width}"), &format!("i{to}"), to_width, &operands);
        self.integers.push((name, to_width));
    }

    /// Fills, combines or takes apart vectors of four 32-bit numbers.
    fn vector(&mut self) {
        let at = self.below(self.vectors.len() as u64) as usize;
        let other = self.vectors[self.vectors.len() - 1].clone();
        let (vector, scalar) = (self.vectors[at].clone(), self.integer(32));
        let lane = self.below(4);
        let llvm = format!("insertelement <4 x i32> {vector}, i32 {scalar}, i64 {lane}");
        let filled =
            self.emit(128, &llvm, &format!("insertelement {vector} {scalar} {lane}:64 .vector_lanes=4,32"));
        let mask: Vec<u64> = (0..4).map(|_| self.below(8)).collect();
        let lanes = mask.iter().map(|index| format!("i32 {index}")).collect::<Vec<_>>().join(", ");
        let indices: String =
            mask.iter().zip(0..).map(|(index, at)| format!(" .literal_index={at},{index}")).collect();
        let llvm = format!("shufflevector <4 x i32> {filled}, <4 x i32> {other}, <4 x i32> <{lanes}>");
        let mixed =
            self.emit(128, &llvm, &format!("shufflevector {filled} {other} .vector_lanes=4,32{indices}"));
        let operator = self.choose("add sub mul xor");
        let llvm = format!("{operator} <4 x i32> {mixed}, {filled}");
        let sum = self.emit(128, &llvm, &format!("{operator} {mixed} {filled} .vector_lanes=4,32"));
        let reduction = self.choose("add xor smax umin");
        let operands = [("<4 x i32>".to_owned(), sum.clone(), 128)];
        let total = self.intrinsic(&format!("vector.reduce.{reduction}.v4i32"), "i32", 32, &operands);
        let llvm = format!("extractelement <4 x i32> {sum}, i64 {lane}");
        let one = self.emit(32, &llvm, &format!("extractelement {sum} {lane}:64 .vector_lanes=4,32"));
        self.vectors.push(sum);
        self.integers.extend([(total, 32), (one, 32)]);
    }

    /// A function of two words: a loop whose body works on memory and on what it made up.
    fn function(mut self, number: u64) -> (String, String) {
        writeln!(self.llvm, "define i64 @f{number}(i64 %a, i64 %b) {{\nentry:")
            .expect("a string takes everything");
        writeln!(self.facts, "f{number} %a:64 %b:64 -> 64\nentry:").expect("a string takes everything");
        let memory = self.emit(64, "alloca [4 x i64]", "alloca .allocation=32,8");
        for (slot, value) in [(0, "%a"), (8, "%b"), (16, "%b"), (24, "%a")] {
            let at = self.emit(
                64,
                &format!("getelementptr i8, ptr {memory}, i64 {slot}"),
                &format!("getelementptr {memory} .gep_offset={slot}"),
            );
            writeln!(self.llvm, "  store i64 {value}, ptr {at}").expect("a string takes everything");
            writeln!(self.facts, "  store {value} {at} .access=store,1,8")
                .expect("a string takes everything");
        }
        self.llvm += "  br label %head\nhead:\n  %i = phi i64 [ 0, %entry ], [ %next, %body ]\n";
        self.llvm += "  %sum = phi i64 [ 0, %entry ], [ %total, %body ]\n  %more = icmp ult i64 %i, 5\n";
        self.llvm += "  br i1 %more, label %body, label %end\nbody:\n  %slot = and i64 %i, 3\n";
        self.facts +=
            "  br head\nhead:\n  %i:64 = phi entry=0:64 body=%next\n  %sum:64 = phi entry=0:64 body=%total\n";
        self.facts +=
            "  %more:1 = icmp %i 5:64 .predicate=ult\n  br %more body end\nbody:\n  %slot:64 = and %i 3:64\n";
        let at = self.emit(
            64,
            &format!("getelementptr i64, ptr {memory}, i64 %slot"),
            &format!("getelementptr {memory} %slot .gep_index=1,8,64"),
        );
        let word = self.emit(64, &format!("load i64, ptr {at}"), &format!("load {at} .access=load,0,8"));
        self.integers = [word, "%a".into(), "%b".into(), "%i".into()].map(|name| (name, 64)).into();
        let float = self.cast("sitofp", "i64", "%b", "double", 64);
        self.floats.push((float, 64));
        let wide = self.integer(128);
        let vector = self.cast("bitcast", "i128", &wide, "<4 x i32>", 128);
        self.vectors.push(vector);
        (0..LENGTH).for_each(|_| self.step());
        let mut total = "%sum".to_owned();
        for (name, width) in self.integers.clone() {
            self.integers = vec![(name, width)];
            let word = self.integer(64);
            let turned = self.intrinsic(
                "fshl.i64",
                "i64",
                64,
                &[&total, &total, "7"].map(|text| ("i64".into(), text.to_string(), 64)),
            );
            total = self.plain("xor", "i64", 64, &[&turned, &word]);
        }
        writeln!(self.llvm, "  store i64 {total}, ptr {at}\n  %total = add i64 {total}, 1")
            .expect("a string takes everything");
        writeln!(self.facts, "  store {total} {at} .access=store,1,8\n  %total:64 = add {total} 1:64")
            .expect("a string takes everything");
        self.llvm += "  %next = add i64 %i, 1\n  br label %head\nend:\n  ret i64 %sum\n}\n";
        self.facts += "  %next:64 = add %i 1:64\n  br head\nend:\n  ret %sum\n";
        (self.llvm, self.facts)
    }
}

fn float_type(width: u32) -> &'static str {
    if width == 32 { "float" } else { "double" }
}

/// A constant in our notation, or a value as it is.
fn constant(text: &str, width: u32) -> String {
    if text.starts_with('%') { text.to_owned() } else { format!("{text}:{width}") }
}

/// The results that LLVM's interpreter prints for all functions and inputs; none where it is not installed.
fn llvm_results(functions: &str) -> Option<Vec<u64>> {
    let mut module = format!(
        "@format = constant [6 x i8] c\"%llx\\0A\\00\"\ndeclare i32 @printf(ptr, ...)\n{functions}define i32 @main() {{\n"
    );
    for number in 0..FUNCTIONS {
        for (turn, (a, b)) in INPUTS.iter().enumerate() {
            let (a, b) = (*a as i64, *b as i64);
            writeln!(module, "  %r{number}.{turn} = call i64 @f{number}(i64 {a}, i64 {b})")
                .expect("a string takes everything");
            writeln!(module, "  call i32 (ptr, ...) @printf(ptr @format, i64 %r{number}.{turn})")
                .expect("a string takes everything");
        }
    }
    module += "  ret i32 0\n}\n";
    let path = std::env::temp_dir().join(format!("interpret-{}.ll", std::process::id()));
    std::fs::write(&path, module).expect("the folder for temporary files can be written");
    let output = Command::new("lli-22").arg("-O0").arg(&path).output();
    let output = output.ok()?;
    assert!(output.status.success(), "{} {}", path.display(), String::from_utf8_lossy(&output.stderr));
    std::fs::remove_file(&path).expect("just written");
    let text = String::from_utf8(output.stdout).expect("digits");
    Some(text.lines().map(|line| u64::from_str_radix(line, 16).expect("a number")).collect())
}

#[test]
fn results_are_those_of_llvm() {
    let functions: Vec<_> = (0..FUNCTIONS).map(|number| Generator::new(number).function(number)).collect();
    let llvm: String = functions.iter().map(|(llvm, _)| llvm.as_str()).collect();
    let Some(expected) = llvm_results(&llvm) else {
        println!("skipped: lli-22 is not installed");
        return;
    };
    let mut expected = expected.into_iter();
    for (number, (llvm, text)) in functions.iter().enumerate() {
        let base = facts(text);
        let program = Program::new(&base);
        for (a, b) in INPUTS {
            let mut process = Process::new(&program, 1, SeededEnvironment::new(1), 100_000);
            let result = interpret(&mut process, 0, &[Bits::new(64, a), Bits::new(64, b)]);
            let result = result.map(|results| results[0].low());
            assert_eq!(
                result,
                Ok(expected.next().expect("a line for every call")),
                "f{number}({a}, {b})\n{llvm}"
            );
            assert_eq!(process.environment.calls, [], "everything is known");
        }
    }
}
