//! What the interpreter of whole programs does with small ones.

use super::{
    machine::{Machine, Stop},
    program::Program,
    taint::Specification,
};
use crate::modules;

/// Runs `main` of a module and hands over the machine.
fn run(text: &str, taint: &str, seen: impl Fn(Result<u64, Stop>, &Machine)) {
    let base = modules::facts_of("small.ll", text.as_bytes());
    let (program, taint) = (Program::new(&base), Specification::parse(taint));
    let mut machine = Machine::new(&program, &taint, 10_000);
    machine.library.environment.insert("PATH".into(), "/bin:/usr/bin".into());
    let result = machine.run("main", &[]).map(|value| value.map_or(0, |value| value.low()));
    seen(result, &machine);
}

/// Where the value was seen to point.
fn places(machine: &Machine, value: &str) -> Vec<String> {
    let ty = machine.program.base.type_of::<dfquery_rules::entity::Value>();
    let id = machine.program.base.find(ty, value).expect("a value");
    let rows = machine.log.values[id as usize].rows();
    let mut all: Vec<String> =
        rows.iter().map(|(site, at)| format!("{}+{at}", machine.log.sites[*site as usize][0])).collect();
    all.sort();
    all
}

#[test]
fn addresses_are_objects_with_offsets_wherever_they_have_been() {
    let text = r#"
@g = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@p = global ptr getelementptr (i8, ptr @g, i64 4)
declare ptr @malloc(i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define ptr @new(i64 %n) {
  %m = call ptr @malloc(i64 %n)
  ret ptr %m
}
define i32 @main() {
  %a = alloca i64
  %x = call ptr @new(i64 16)
  %q = load ptr, ptr @p
  %word = ptrtoint ptr %q to i64
  %more = add i64 %word, 4
  store i64 %more, ptr %a
  %x8 = getelementptr i8, ptr %x, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr %x8, ptr %a, i64 8, i1 false)
  %r = load ptr, ptr %x8
  %v = load i32, ptr %r
  ret i32 %v
}
"#;
    run(text, "", |result, machine| {
        assert_eq!(result, Ok(3));
        assert_eq!(places(machine, "main/%q"), ["@g+4"]);
        assert_eq!(places(machine, "main/%r"), ["@g+8"]);
        assert_eq!(places(machine, "main/%x8"), ["new/%m+8"]);
        let site = machine.log.sites.iter().find(|names| names[0] == "new/%m").expect("it was allocated");
        assert_eq!(site[..], ["new/%m", "main/%x", "?"]);
        let cells: Vec<i64> = machine.log.cells.keys().map(|cell| cell.1).collect();
        assert!(cells.contains(&8), "the copied address is noted");
    });
}

#[test]
fn accesses_outside_end_runs_and_so_does_what_is_not_known() {
    let main = |body: &str| format!("declare i32 @unheard(i32)\ndefine i32 @main() {{\n{body}\n}}\n");
    let outside =
        main("%a = alloca i32\n%b = getelementptr i8, ptr %a, i64 1\n%c = load i32, ptr %b\nret i32 %c");
    run(&outside, "", |result, _| assert!(matches!(result, Err(Stop::Undefined(_))), "{result:?}"));
    let unknown = main("%a = call i32 @unheard(i32 1)\nret i32 %a");
    run(&unknown, "", |result, _| assert_eq!(result, Err(Stop::Unsupported("@unheard".into()))));
    let endless = main("br label %l\nl:\nbr label %l");
    run(&endless, "", |result, _| assert_eq!(result, Err(Stop::Limit("steps"))));
}

#[test]
fn taint_follows_bytes_through_copies_and_printing() {
    let text = r#"
@path = constant [5 x i8] c"PATH\00"
@format = constant [9 x i8] c"echo %s;\00"
@clean = constant [3 x i8] c"ls\00"
declare ptr @getenv(ptr)
declare i32 @snprintf(ptr, i64, ptr, ...)
declare i32 @system(ptr)
define i32 @main() {
  %buffer = alloca [64 x i8]
  %value = call ptr @getenv(ptr @path)
  %n = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %buffer, i64 64, ptr @format, ptr %value)
  %a = call i32 @system(ptr @clean)
  %b = call i32 @system(ptr %buffer)
  ret i32 %n
}
"#;
    run(text, "source getenv return* environment\nsink system argument* 0 command", |result, machine| {
        assert_eq!(result, Ok("echo /bin:/usr/bin;".len() as u64));
        let sinks: Vec<String> =
            machine.log.sinks.iter().map(|sink| machine.program.instruction_name(sink.0)).collect();
        assert_eq!(sinks, ["main/0:4"]);
    });
}
