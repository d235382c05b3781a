use super::*;
use crate::{environment::SeededEnvironment, netlist::Netlist, process::Process, program::Program};
use dfquery_engine::base::FactBase;
use dfquery_graph::{
    Operator,
    testing::{GCD, facts},
    trap::Trap,
};

fn process<'a>(program: &'a Program<'a>) -> Process<'a, SeededEnvironment> {
    Process::new(program, 1, SeededEnvironment::new(1), 10_000)
}

/// The result of `name` for 32-bit arguments.
fn run(base: &FactBase, name: &str, arguments: &[u64]) -> Result<Option<u64>, Trap> {
    let program = Program::new(base);
    let arguments: Vec<Bits> = arguments.iter().map(|&value| Bits::new(32, value)).collect();
    let function = program.function(name).expect("a function with a body");
    interpret(&mut process(&program), function, &arguments).map(|results| results.first().map(Bits::low))
}

#[test]
fn phis_are_set_at_once() {
    let base = facts(GCD);
    assert_eq!(run(&base, "gcd", &[48, 36]), Ok(Some(12)));
    assert_eq!(run(&base, "gcd", &[7, 0]), Ok(Some(7)));
}

#[test]
fn switches_take_the_case_or_the_default() {
    let base = facts(
        "
choose %a:32 -> 32
entry:
  switch %a other one two .case_value=1,5 .case_value=2,4294967295
one:
  ret 10:32
two:
  ret 20:32
other:
  ret 30:32
",
    );
    for (value, expected) in [(5, 10), (u32::MAX as u64, 20), (6, 30)] {
        assert_eq!(run(&base, "choose", &[value]), Ok(Some(expected)));
    }
}

#[test]
fn an_early_end_is_located() {
    let base = facts(
        "
divide %a:32 %b:32 -> 32
entry:
  br bb3
bb3:
  %n:32 = sub 0:32 %a
  %q:32 = sdiv %n %b
  ret %q
",
    );
    let text = |arguments| run(&base, "divide", arguments).expect_err("no value").to_string();
    assert_eq!(text(&[1, 0]), "division by zero in divide/bb3:1");
    assert_eq!(text(&[1 << 31, u32::MAX as u64]), "signed division overflow in divide/bb3:1");
    let endless = facts("ever ->\nentry:\n  br entry\n");
    assert_eq!(
        run(&endless, "ever", &[]).expect_err("no end").to_string(),
        "step limit reached in ever/entry:0"
    );
    let odd = facts("odd ->\nentry:\n  resume 0:64\n");
    assert_eq!(
        run(&odd, "odd", &[]).expect_err("unknown").to_string(),
        "`resume` is not supported in odd/entry:0"
    );
}

#[test]
fn calls_run_bodies_and_nest_to_a_limit() {
    let base = facts(
        "
twice %a:32 -> 32
entry:
  %x:32 = call %a .call=@factorial
  %y:32 = add %x %x
  ret %y
factorial %n:32 -> 32
entry:
  %z:1 = icmp %n 0:32 .predicate=eq
  br %z end more
more:
  %m:32 = sub %n 1:32
  %f:32 = call %m .call=@factorial
  %p:32 = mul %f %n
  ret %p
end:
  ret 1:32
",
    );
    assert_eq!(run(&base, "twice", &[5]), Ok(Some(240)));
    let deep = run(&base, "twice", &[100_000]).expect_err("too deep");
    assert_eq!(deep.to_string(), "calls nested too deeply in factorial");
}

#[test]
fn an_address_calls_the_function_that_lies_there() {
    let base = facts(
        "
start %a:32 -> 32
entry:
  %p:64 = select 1:1 @negate @other
  %x:32 = call %a %p
  ret %x
negate %n:32 -> 32
entry:
  %m:32 = sub 0:32 %n
  ret %m
",
    );
    assert_eq!(run(&base, "start", &[5]), Ok(Some(u32::MAX as u64 - 4)));
}

#[test]
fn calls_out_of_the_program_are_logged_and_answered_by_the_seed() {
    let base = facts(
        "
start %a:32 -> 32
entry:
  call 16:64 %a .call=@llvm.lifetime.start.p0
  %x:32 = call %a .call=@rand
  %y:32 = call %a .call=@rand
  %s:32 = va_arg %a
  %z:32 = xor %x %y
  ret %z
",
    );
    let program = Program::new(&base);
    let answers = || {
        let mut process = process(&program);
        let result = interpret(&mut process, 0, &[Bits::new(32, 3)]);
        (result, process.environment.calls)
    };
    let (result, calls) = answers();
    let names: Vec<&str> = calls.iter().map(|call| call.callee.as_str()).collect();
    assert_eq!(names, ["@rand", "@rand"]);
    assert_eq!(calls[0].arguments, [Bits::new(32, 3)]);
    assert_eq!(answers(), (result, calls));
}

#[test]
fn memory_lives_on_and_allocations_do_not() {
    let base = facts(
        "
keep %a:32 -> 32
entry:
  %p:64 = alloca .allocation=4,4
  %old:32 = load %p .access=load,0,4
  store %a %p .access=store,1,4
  %g:32 = load @counter .access=load,0,4
  %h:32 = add %g 1:32
  store %h @counter .access=store,1,4
  %x:32 = load %p .access=load,0,4
  %q:64 = getelementptr %p %a .gep_offset=-8 .gep_index=1,4,32
  %d:64 = sub %q %p
  %t:32 = trunc %d
  %s:32 = xor %x %old
  call @counter 7:8 2:64 0:1 .call=@llvm.memset.p0.i64
  ret %t
",
    );
    let program = Program::new(&base);
    let mut process = process(&program);
    let counter = program.layout.address("@counter").expect("placed");
    let result = interpret(&mut process, 0, &[Bits::new(32, 5)]);
    assert_eq!(result, Ok(vec![Bits::new(32, 12)]));
    assert_eq!(process.memory.load(counter, 2, 16), Bits::new(16, 0x0707));
    let untouched = Process::new(&program, 1, SeededEnvironment::new(1), 0).memory;
    let address = process.memory.difference(&untouched).expect("the counter").address;
    assert_eq!(address, counter, "{}", program.layout.describe(address));
}

#[test]
fn atomics_return_the_old_value() {
    let base = facts(
        "
swap %a:32 -> 32
entry:
  store %a @g .access=store,1,4 .ordering=release
  %x:32 = atomicrmw @g 3:32 .access=atomicrmw,0,4 .atomic_operation=umax .ordering=seq_cst
  %y:64 = cmpxchg @g 5:32 9:32 .access=cmpxchg,0,4 .ordering=monotonic
  %z:32 = load @g .access=load,0,4 .ordering=acquire
  %f:64 = lshr %y 32:64
  %t:32 = trunc %f
  %s:32 = shl %t 8:32
  %r:32 = or %s %z
  ret %r
",
    );
    assert_eq!(run(&base, "swap", &[5]), Ok(Some(0x109)));
    assert_eq!(run(&base, "swap", &[1]), Ok(Some(3)));
}

#[test]
fn a_graph_can_stand_for_a_callee() {
    let base = facts(&format!(
        "start %a:32 -> 32\nentry:\n  %x:32 = call %a 36:32 .call=@gcd\n  ret %x\n{}",
        &GCD[1..]
    ));
    let program = Program::new(&base);
    let mut graph = dfquery_graph::testing::gcd();
    let result = |graph: &dfquery_graph::Graph| {
        let netlist = Netlist::new(graph, &program.layout).expect("a sound graph");
        let mut process = process(&program);
        process.netlists.insert("gcd", &netlist);
        interpret(&mut process, 0, &[Bits::new(32, 48)]).map(|results| results[0].low())
    };
    assert_eq!(result(&graph), Ok(12));
    graph.ops[6].operator = Operator::Pure("sub".into());
    assert_ne!(result(&graph), Ok(12), "the graph was asked, not the body");
    graph.lics[6].init.clear();
    let stuck = result(&graph).expect_err("no initial value").to_string();
    assert!(stuck.starts_with("deadlock: ") && stuck.ends_with(" in gcd"), "{stuck}");
}

#[test]
fn an_intrinsic_without_effects_is_a_source_and_no_call() {
    let base = facts(
        "
who ->
entry:
  %x:32 = call .call=@llvm.amdgcn.workitem.id.x .call_attribute=willreturn .call_attribute=memory(none)
  %y:32 = call .call=@llvm.other
  ret
",
    );
    let program = Program::new(&base);
    let mut process = process(&program);
    interpret(&mut process, 0, &[]).expect("ends");
    let names: Vec<&str> = process.environment.calls.iter().map(|call| call.callee.as_str()).collect();
    assert_eq!(names, ["@llvm.other"]);
}
