//! Random programs before LLVM's own tools, where these are installed.

use crate::{
    code::Function,
    facts,
    programs::{Recipe, helper, recipe},
    runs::{arguments, process},
    text,
};
use dfquery_graph::bits::Bits;
use dfquery_simulate::{interpreter::interpret, program::Program};
use proptest::{
    strategy::{Strategy, ValueTree},
    test_runner::TestRunner,
};
use std::{
    fmt::Write as _,
    io::Write as _,
    process::{Command, Stdio},
};

/// Programs that LLVM's tools get.
const PROGRAMS: usize = 100;
/// Inputs for each of them.
const INPUTS: u64 = 3;
/// What the buffer holds before each call; accesses stay inside.
const BUFFER: [u8; 64] = *b"The quick brown fox jumps over the lazy dog, and then once more.";

/// The first `count` values of `strategy`, the same in every run.
pub fn sample<S: Strategy>(strategy: S, count: usize) -> Vec<S::Value> {
    let mut runner = TestRunner::deterministic();
    let mut value = |_| strategy.new_tree(&mut runner).expect("the strategy has values").current();
    (0..count).map(&mut value).collect()
}

/// Programs `f0`, `f1`, … and after them what they call.
pub fn programs(recipes: Vec<Recipe>) -> Vec<Function> {
    let recipes = recipes.into_iter().enumerate();
    recipes.map(|(at, recipe)| recipe.function(&format!("f{at}"))).chain([helper()]).collect()
}

/// The text of `functions`.
pub fn module(functions: &[Function]) -> String {
    text::module(&functions.iter().collect::<Vec<_>>())
}

/// What `tool` prints when it reads `input`, messages last; none, with a printed line, where it is not installed.
pub fn run(tool: &str, arguments: &[&str], input: &str) -> Option<String> {
    let pipes = |command: &mut Command| {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()
    };
    let Ok(mut child) = pipes(Command::new(tool).args(arguments)) else {
        println!("skipped: {tool} is not installed");
        return None;
    };
    let mut stdin = child.stdin.take().expect("it was piped");
    stdin.write_all(input.as_bytes()).expect("the tool reads its input");
    drop(stdin);
    let output = child.wait_with_output().expect("the tool ends");
    assert!(output.status.success(), "{tool} fails: {}", String::from_utf8_lossy(&output.stderr));
    Some(String::from_utf8([output.stdout, output.stderr].concat()).expect("the tool prints text"))
}

/// A function that calls the programs and prints the result and the buffer of each call, a line a call.
pub fn caller(functions: &[Function]) -> String {
    let bytes: String = BUFFER.iter().map(|byte| format!("\\{byte:02X}")).collect();
    let mut text = format!(
        "@buffer = global [64 x i8] zeroinitializer\n@before = constant [64 x i8] c\"{bytes}\"\n\
         @long = constant [7 x i8] c\"%016lx\\00\"\n@line = constant [2 x i8] c\"\\0A\\00\"\n\
         declare i32 @printf(ptr, ...)\ndeclare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n\
         define void @show(i64 %word) {{\n  call i32 (ptr, ...) @printf(ptr @long, i64 %word)\n  ret void\n}}\n\
         define i32 @main() {{\n"
    );
    for (at, function) in functions.iter().enumerate().take(functions.len() - 1) {
        (0..INPUTS).for_each(|input| call(&mut text, at, function, input));
    }
    text + "  ret i32 0\n}\n"
}

fn call(text: &mut String, at: usize, function: &Function, input: u64) {
    let [_, a, b, c] = arguments(input);
    let (a, b, c) = (a as i32, b as i32, c as i64);
    let _ = writeln!(text, "  call void @llvm.memcpy.p0.p0.i64(ptr @buffer, ptr @before, i64 64, i1 false)");
    let name = &function.name;
    let given = format!("@{name}(ptr @buffer, i32 {a}, i32 {b}, i64 {c})");
    let _ = match function.result {
        Some(_) => writeln!(
            text,
            "  %r{at}.{input} = call i32 {given}\n  %w{at}.{input} = zext i32 %r{at}.{input} to i64\n  \
             call void @show(i64 %w{at}.{input})"
        ),
        None => writeln!(text, "  call void {given}\n  call void @show(i64 0)"),
    };
    for word in 0..8 {
        let place = format!("%p{at}.{input}.{word}");
        let _ = writeln!(
            text,
            "  {place} = getelementptr i64, ptr @buffer, i64 {word}\n  {place}.v = load i64, ptr {place}\n  \
             call void @show(i64 {place}.v)"
        );
    }
    let _ = writeln!(text, "  call i32 (ptr, ...) @printf(ptr @line)");
}

/// What the caller prints if the interpreter is right.
pub fn expected(functions: &[Function]) -> String {
    let base = facts::module(&functions.iter().collect::<Vec<_>>());
    let program = Program::new(&base);
    let mut text = String::new();
    for function in 0..functions.len() as u32 - 1 {
        for input in 0..INPUTS {
            text += &interpreted(&program, function, input);
        }
    }
    text
}

fn interpreted(program: &Program, function: u32, input: u64) -> String {
    let words = arguments(input);
    let mut process = process(program, 0);
    process.memory.write(words[0], &BUFFER);
    let given: Vec<Bits> =
        crate::programs::PARAMETERS.iter().zip(words).map(|(ty, word)| Bits::new(ty.width(), word)).collect();
    let result = interpret(&mut process, function, &given).expect("programs end");
    let buffer = (0..8).map(|word| process.memory.load(words[0] + 8 * word, 8, 64).low());
    let line = [result.first().map_or(0, Bits::low)].into_iter().chain(buffer);
    line.map(|word| format!("{word:016x}")).collect::<String>() + "\n"
}

#[test]
fn llvm_accepts_the_programs() {
    run("opt-22", &["-passes=verify", "-disable-output"], &module(&programs(sample(recipe(), PROGRAMS))));
}

#[test]
fn the_interpreter_computes_what_llvm_does() {
    let functions = programs(sample(recipe(), PROGRAMS));
    let Some(found) = run("lli-22", &["-"], &(module(&functions) + &caller(&functions))) else { return };
    let expected = expected(&functions);
    for (at, (found, expected)) in found.lines().zip(expected.lines()).enumerate() {
        let function = at / INPUTS as usize;
        assert_eq!(
            found,
            expected,
            "input {}:\n{}",
            at as u64 % INPUTS,
            module(&functions[function..=function])
        );
    }
    assert_eq!(found.lines().count(), expected.lines().count());
}
