//! Random programs that do everything with pointers, as LLVM IR; the same for the same seed.
//!
//! What is in memory has a type that never changes, so that no run goes astray: a `%node` begins with two addresses of nodes,
//! then has one of an array, one of a slot (a place in memory that holds the address of a node), one of a function, a tag, the
//! address of a node as a number, and a union, which is the address of a node if the tag is odd. An array has four elements of
//! the address of a node, a number and the address of an element. All functions `(node, node, i64) -> node` may call each other
//! as long as there is fuel.

use dfquery_graph::random::mix;
use std::fmt::Write;

/// Types and functions that all programs of a module share.
const PRELUDE: &str = r#"target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
%node = type { ptr, ptr, ptr, ptr, ptr, i64, i64, i64 }
%element = type { ptr, i64, ptr }
%array = type [4 x %element]
%list = type { i32, i32, ptr, ptr }
%record = type { i64, [16 x i8], [16 x i8] }
declare ptr @malloc(i64)
declare ptr @calloc(i64, i64)
declare ptr @realloc(ptr, i64)
declare i32 @posix_memalign(ptr, i64, i64)
declare ptr @memcpy(ptr, ptr, i64)
declare void @qsort(ptr, i64, i64, ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
declare ptr @llvm.threadlocal.address.p0(ptr)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
declare ptr @llvm.launder.invariant.group.p0(ptr)
declare i64 @llvm.umin.i64(i64, i64)
declare void @outside_keep(ptr)
declare ptr @outside_give()
declare void @outside_write(ptr)
declare void @outside_keep_function(ptr)
declare void @outside_call()
declare i64 @outside_number()
declare void @outside_take(i64)
"#;

/// What fills a new node and a new array with others, and allocators around `malloc`.
const COMMON: &str = r#"
define internal void @P.fill(ptr %n, ptr %a, ptr %r, ptr %f) {
  %s1 = getelementptr %node, ptr %n, i64 0, i32 1
  %s2 = getelementptr %node, ptr %n, i64 0, i32 2
  %s3 = getelementptr %node, ptr %n, i64 0, i32 3
  %s4 = getelementptr %node, ptr %n, i64 0, i32 4
  %s6 = getelementptr %node, ptr %n, i64 0, i32 6
  %word = ptrtoint ptr %a to i64
  store ptr %a, ptr %n
  store ptr %a, ptr %s1
  store ptr %r, ptr %s2
  store ptr %a, ptr %s3
  store ptr %f, ptr %s4
  store i64 %word, ptr %s6
  ret void
}
define internal void @P.fill_array(ptr %r, ptr %a) {
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %e = getelementptr inbounds %array, ptr %r, i64 0, i64 %i
  %e2 = getelementptr inbounds %element, ptr %e, i64 0, i32 2
  %e1 = getelementptr inbounds %element, ptr %e, i64 0, i32 1
  store ptr %a, ptr %e
  store i64 %i, ptr %e1
  store ptr %e, ptr %e2
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 4
  br i1 %more, label %loop, label %end
end:
  ret void
}
define internal ptr @P.new(ptr %a, ptr %r, ptr %f) {
  %n = call ptr @malloc(i64 64)
  call void @P.fill(ptr %n, ptr %a, ptr %r, ptr %f)
  ret ptr %n
}
define internal ptr @P.checked(ptr %n) {
  %v = alloca ptr
  store ptr %n, ptr %v
  %m = load ptr, ptr %v
  ret ptr %m
}
define internal ptr @P.noted(ptr %n) {
  store ptr %n, ptr @P.kept
  ret ptr %n
}
define internal ptr @P.slot_of(ptr %n) {
  %s = getelementptr %node, ptr %n, i64 0, i32 1
  ret ptr %s
}
define internal ptr @P.linked(ptr %n, ptr %a) {
  %to = alloca ptr
  %from = alloca ptr
  store ptr %n, ptr %to
  store ptr %a, ptr %from
  %x = load ptr, ptr %from
  %y = load ptr, ptr %to
  store ptr %x, ptr %y
  %z = load ptr, ptr %to
  ret ptr %z
}
define internal ptr @P.first(ptr %n) {
  %v = alloca ptr
  store ptr %n, ptr %v
  %m = load ptr, ptr %v
  %x = load ptr, ptr %m
  ret ptr %x
}
define internal ptr @P.new_plainly(ptr %a, ptr %r, ptr %f) {
  %va = alloca ptr
  %vr = alloca ptr
  %vf = alloca ptr
  %vn = alloca ptr
  store ptr %a, ptr %va
  store ptr %r, ptr %vr
  store ptr %f, ptr %vf
  store ptr null, ptr %vn
  %new = call ptr @malloc(i64 64)
  store ptr %new, ptr %vn
  %n = load ptr, ptr %vn
  %a1 = load ptr, ptr %va
  %r1 = load ptr, ptr %vr
  %f1 = load ptr, ptr %vf
  call void @P.fill(ptr %n, ptr %a1, ptr %r1, ptr %f1)
  %x = call ptr @P.linked(ptr %n, ptr %a1)
  %result = load ptr, ptr %vn
  ret ptr %result
}
define internal ptr @P.new_checked(ptr %a, ptr %r, ptr %f) {
  %m = call ptr @malloc(i64 64)
  %n = call ptr @P.checked(ptr %m)
  call void @P.fill(ptr %n, ptr %a, ptr %r, ptr %f)
  ret ptr %n
}
define internal ptr @P.new_noted(ptr %a, ptr %r, ptr %f) {
  %m = call ptr @P.allocate(i64 64)
  call void @P.fill(ptr %m, ptr %a, ptr %r, ptr %f)
  %n = call ptr @P.noted(ptr %m)
  ret ptr %n
}
define internal ptr @P.new_linked(ptr %a, ptr %r, ptr %f) {
  %n = call ptr @malloc(i64 64)
  call void @P.fill(ptr %n, ptr %a, ptr %r, ptr %f)
  %x = call ptr @P.linked(ptr %a, ptr %n)
  ret ptr %n
}
define internal ptr @P.new_within(ptr %a, ptr %r, ptr %f) {
  %n = call ptr @malloc(i64 64)
  call void @P.fill(ptr %n, ptr %a, ptr %r, ptr %f)
  %slot = call ptr @P.slot_of(ptr %n)
  %at = getelementptr %node, ptr %a, i64 0, i32 3
  store ptr %slot, ptr %at
  ret ptr %n
}
define internal void @P.put_new(ptr %slot) {
  %failed = call i32 @posix_memalign(ptr %slot, i64 16, i64 64)
  ret void
}
define internal void @P.put_newer(ptr %n, ptr %a) {
  %slot = getelementptr i8, ptr %n, i64 8
  call void @P.put_new(ptr %slot)
  call void @P.put_new(ptr %a)
  ret void
}
define internal void @P.put_made(ptr %slot, ptr %a, ptr %r, ptr %f) {
  %vm = alloca ptr
  %m = call ptr @P.allocate(i64 64)
  store ptr %m, ptr %vm
  call void @P.fill(ptr %m, ptr %a, ptr %r, ptr %f)
  %m1 = load ptr, ptr %vm
  store ptr %m1, ptr %slot
  %m2 = load ptr, ptr %slot
  %x = load ptr, ptr %m
  %at = getelementptr %node, ptr %m2, i64 0, i32 1
  store ptr %x, ptr %at
  %y = load ptr, ptr %m2
  %z = call ptr @P.linked(ptr %m, ptr %y)
  ret void
}
define internal noalias ptr @P.grow(ptr %old) {
  %new = call ptr @realloc(ptr %old, i64 128)
  ret ptr %new
}
define internal void @P.put_larger(ptr %slot, ptr %a, ptr %r, ptr %f) {
  %old = call ptr @P.allocate(i64 64)
  call void @P.fill(ptr %old, ptr %a, ptr %r, ptr %f)
  %new = call ptr @P.grow(ptr %old)
  store ptr %new, ptr %slot
  ret void
}
define internal ptr @P.put_both(ptr %n, ptr %a, ptr %r, ptr %f) {
  %slot = getelementptr i8, ptr %n, i64 8
  call void @P.put_made(ptr %slot, ptr %a, ptr %r, ptr %f)
  %m = call ptr @P.new_checked(ptr %n, ptr %r, ptr %f)
  %k = call ptr @P.noted(ptr %m)
  store ptr %m, ptr %a
  ret ptr %k
}
define internal void @P.put_deep(ptr %n, ptr %a, i64 %more) {
  %vn = alloca ptr
  %va = alloca ptr
  store ptr %n, ptr %vn
  store ptr %a, ptr %va
  %n1 = load ptr, ptr %vn
  %a1 = load ptr, ptr %va
  %x = call ptr @P.linked(ptr %n1, ptr %a1)
  %slot = getelementptr %node, ptr %n1, i64 0, i32 1
  store ptr %slot, ptr %va
  %at = load ptr, ptr %va
  %y = call ptr @P.linked(ptr %at, ptr %n1)
  %again = icmp ugt i64 %more, 0
  br i1 %again, label %deeper, label %end
deeper:
  %less = sub i64 %more, 1
  call void @P.put_deep(ptr %n1, ptr %a1, i64 %less)
  br label %end
end:
  ret void
}
define internal void @P.put_deeper(ptr %n, ptr %a) {
  call void @P.put_deep(ptr %a, ptr %n, i64 1)
  %at = getelementptr %node, ptr %n, i64 0, i32 3
  %slot = getelementptr %node, ptr %a, i64 0, i32 1
  %x = call ptr @P.linked(ptr %at, ptr %slot)
  ret void
}
define internal ptr @P.new_put(ptr %a, ptr %r, ptr %f) {
  %slot = alloca %element
  call void @P.put_newer(ptr %slot, ptr %slot)
  %at = getelementptr i8, ptr %slot, i64 8
  %n = load ptr, ptr %at
  call void @P.fill(ptr %n, ptr %a, ptr %r, ptr %f)
  call void @P.put_deeper(ptr %n, ptr %a)
  %m = load ptr, ptr %slot
  call void @P.fill(ptr %m, ptr %n, ptr %r, ptr %f)
  ret ptr %m
}
define internal ptr @P.new_twice(ptr %a, ptr %r, ptr %f) {
  %n = call ptr @P.new_plainly(ptr %a, ptr %r, ptr %f)
  %m = call ptr @P.new_checked(ptr %n, ptr %r, ptr %f)
  %x = call ptr @P.linked(ptr %m, ptr %n)
  ret ptr %x
}
define internal ptr @P.new_or_old(ptr %a, ptr %r, ptr %f) {
  %n = call ptr @P.new_checked(ptr %a, ptr %r, ptr %f)
  %x = call ptr @P.first(ptr %n)
  %y = load ptr, ptr %x
  %same = icmp eq ptr %x, %y
  %z = select i1 %same, ptr %a, ptr %n
  ret ptr %z
}
define internal ptr @P.allocate(i64 %bytes) {
  %m = call ptr @malloc(i64 %bytes)
  ret ptr %m
}
define internal ptr @P.allocate_more(i64 %bytes) {
  %twice = shl i64 %bytes, 1
  %m = call ptr @P.allocate(i64 %twice)
  ret ptr %m
}
define internal i32 @P.compare(ptr %a, ptr %b) {
  %a1 = getelementptr %element, ptr %a, i64 0, i32 1
  %b1 = getelementptr %element, ptr %b, i64 0, i32 1
  %x = load i64, ptr %a1
  %y = load i64, ptr %b1
  %less = icmp ugt i64 %x, %y
  %result = select i1 %less, i32 -1, i32 1
  ret i32 %result
}
define internal { ptr, ptr } @P.two(ptr %a, ptr %b) {
  %one = insertvalue { ptr, ptr } poison, ptr %a, 0
  %two = insertvalue { ptr, ptr } %one, ptr %b, 1
  ret { ptr, ptr } %two
}
define internal ptr @P.further(i64 %skip, ...) {
  %list = alloca %list
  call void @llvm.va_start.p0(ptr %list)
  br label %loop
loop:
  %i = phi i64 [ %skip, %0 ], [ %less, %taken ]
  %used = load i32, ptr %list
  %fits = icmp ult i32 %used, 41
  br i1 %fits, label %registers, label %memory
registers:
  %save = getelementptr %list, ptr %list, i64 0, i32 3
  %area = load ptr, ptr %save
  %wide = zext i32 %used to i64
  %at1 = getelementptr i8, ptr %area, i64 %wide
  %used1 = add i32 %used, 8
  store i32 %used1, ptr %list
  br label %taken
memory:
  %rest = getelementptr %list, ptr %list, i64 0, i32 2
  %at2 = load ptr, ptr %rest
  %next = getelementptr i8, ptr %at2, i64 8
  store ptr %next, ptr %rest
  br label %taken
taken:
  %at = phi ptr [ %at1, %registers ], [ %at2, %memory ]
  %value = load ptr, ptr %at
  %done = icmp eq i64 %i, 0
  %less = sub i64 %i, 1
  br i1 %done, label %end, label %loop
end:
  call void @llvm.va_end.p0(ptr %list)
  ret ptr %value
}
"#;

/// Functions that make a node and return it: before optimisation, checked by another function, and of which another
/// may know.
const MAKERS: [&str; 8] = [
    "new_plainly",
    "new_checked",
    "new_noted",
    "new_linked",
    "new_within",
    "new_put",
    "new_twice",
    "new_or_old",
];

/// A sequence of draws.
pub struct Draws(u64);

impl Draws {
    pub fn new(seed: u64) -> Draws {
        Draws(mix(seed))
    }

    pub fn below(&mut self, count: usize) -> usize {
        self.0 = mix(self.0);
        (self.0 >> 16) as usize % count.max(1)
    }
}

/// The functions, global nodes, arrays and variables of a program.
const FUNCTIONS: usize = 4;
const NODES: usize = 4;

/// The text of a module with the programs `seeds`; the one with seed N begins at `@pN.main`.
pub fn module(seeds: impl IntoIterator<Item = u64>) -> String {
    let mut text = PRELUDE.to_owned();
    let mut mains = String::new();
    for seed in seeds {
        let prefix = format!("p{seed}");
        Writer { draws: Draws::new(seed), prefix: prefix.clone(), ..Writer::default() }.program(&mut text);
        _ = writeln!(mains, "  call void @{prefix}.main()");
    }
    text + &format!("define i32 @main() {{\n{mains}  ret i32 0\n}}\n")
}

impl Default for Draws {
    fn default() -> Self {
        Draws::new(0)
    }
}

/// The names of values that are in reach, by what they are.
#[derive(Clone, Default)]
struct Pool {
    nodes: Vec<String>,
    slots: Vec<String>,
    arrays: Vec<String>,
    elements: Vec<String>,
    functions: Vec<String>,
    words: Vec<String>,
    numbers: Vec<String>,
    texts: Vec<String>,
}

#[derive(Default)]
struct Writer {
    draws: Draws,
    prefix: String,
    body: String,
    pool: Pool,
    count: usize,
    /// True if it calls unknown functions.
    open: bool,
}

impl Writer {
    fn program(mut self, text: &mut String) {
        let p = self.prefix.clone();
        self.open = self.draws.below(4) == 0;
        for i in 0..NODES {
            let (other, array, function) =
                (self.draws.below(NODES), self.draws.below(2), self.draws.below(FUNCTIONS));
            let slot = self.draws.below(NODES);
            _ = writeln!(
                text,
                "@{p}.n{i} = internal global %node {{ ptr @{p}.n{other}, ptr @{p}.n{i}, ptr @{p}.r{array}, \
                 ptr getelementptr (i8, ptr @{p}.n{slot}, i64 8), ptr @{p}.f{function}, i64 0, \
                 i64 ptrtoint (ptr @{p}.n{other} to i64), i64 7 }}"
            );
        }
        for i in 0..2 {
            let element = |writer: &mut Self| {
                let (node, other) = (writer.draws.below(NODES), 24 * writer.draws.below(4));
                format!(
                    "%element {{ ptr @{p}.n{node}, i64 {other}, ptr getelementptr (i8, ptr @{p}.r{i}, i64 {other}) }}"
                )
            };
            let elements: Vec<String> = (0..4).map(|_| element(&mut self)).collect();
            _ = writeln!(text, "@{p}.r{i} = internal global %array [{}]", elements.join(", "));
        }
        let table: Vec<String> =
            (0..4).map(|_| format!("ptr @{p}.f{}", self.draws.below(FUNCTIONS))).collect();
        _ = writeln!(text, "@{p}.table = internal constant [4 x ptr] [{}]", table.join(", "));
        _ = writeln!(text, "@{p}.kept = internal global ptr @{p}.n0");
        _ = writeln!(text, "@{p}.own = internal thread_local global ptr @{p}.n1");
        _ = writeln!(text, "@{p}.record = internal global %record zeroinitializer");
        _ = writeln!(text, "@{p}.text = internal global [16 x i8] zeroinitializer");
        _ = writeln!(text, "@{p}.fuel = internal global i64 25");
        text.push_str(&COMMON.replace("@P.", &format!("@{p}.")));
        for i in 0..FUNCTIONS {
            self.function(&format!("f{i}"), text);
        }
        self.main(text);
    }

    fn function(&mut self, name: &str, text: &mut String) {
        let p = self.prefix.clone();
        self.begin();
        self.pool.nodes.extend(["%a".to_owned(), "%b".to_owned()]);
        self.pool.numbers.push("%i".to_owned());
        for _ in 0..3 + self.draws.below(9) {
            self.statement(2);
        }
        let result = self.node();
        _ = write!(
            text,
            "define internal ptr @{p}.{name}(ptr %a, ptr %b, i64 %i) {{\n  %fuel = load i64, ptr @{p}.fuel\n  \
             %less = sub i64 %fuel, 1\n  store i64 %less, ptr @{p}.fuel\n  %empty = icmp slt i64 %fuel, 1\n  \
             br i1 %empty, label %stop, label %go\nstop:\n  ret ptr %b\ngo:\n{}  ret ptr {result}\n}}\n",
            self.body
        );
    }

    fn main(&mut self, text: &mut String) {
        let p = self.prefix.clone();
        self.begin();
        if self.draws.below(4) != 0 {
            let number = self.value("call i64 @outside_number()");
            self.pool.numbers.push(number);
        }
        for _ in 0..4 + self.draws.below(8) {
            self.statement(2);
        }
        for i in 0..FUNCTIONS {
            let (a, b) = (self.node(), self.node());
            let number = if self.draws.below(2) == 0 { self.number() } else { i.to_string() };
            let result = self.value(&format!("call ptr @{p}.f{i}(ptr {a}, ptr {b}, i64 {number})"));
            self.pool.nodes.push(result);
            self.statement(1);
        }
        _ = write!(text, "define internal void @{p}.main() {{\n{}  ret void\n}}\n", self.body);
    }

    fn begin(&mut self) {
        let p = &self.prefix;
        self.body.clear();
        self.pool = Pool {
            nodes: (0..NODES).map(|i| format!("@{p}.n{i}")).collect(),
            slots: vec![format!("@{p}.kept"), format!("@{p}.n0")],
            arrays: vec![format!("@{p}.r0"), format!("@{p}.r1")],
            elements: vec![format!("@{p}.r0")],
            functions: (0..FUNCTIONS).map(|i| format!("@{p}.f{i}")).collect(),
            words: Vec::new(),
            numbers: vec!["2".to_owned()],
            texts: vec![
                format!("@{p}.text"),
                format!("getelementptr (%record, ptr @{p}.record, i64 0, i32 1)"),
            ],
        };
    }

    /// A new instruction with a result, which is returned.
    fn value(&mut self, instruction: &str) -> String {
        self.count += 1;
        _ = writeln!(self.body, "  %v{} = {instruction}", self.count);
        format!("%v{}", self.count)
    }

    fn line(&mut self, instruction: &str) {
        _ = writeln!(self.body, "  {instruction}");
    }

    /// One of the names, those made last more often than others.
    fn pick(&mut self, names: &[String]) -> String {
        let back = self.draws.below(names.len()).min(self.draws.below(names.len()));
        names[names.len() - 1 - back].clone()
    }

    fn node(&mut self) -> String {
        let names = self.pool.nodes.clone();
        self.pick(&names)
    }

    fn slot(&mut self) -> String {
        let names = self.pool.slots.clone();
        self.pick(&names)
    }

    fn array(&mut self) -> String {
        let names = self.pool.arrays.clone();
        self.pick(&names)
    }

    fn element(&mut self) -> String {
        let names = self.pool.elements.clone();
        self.pick(&names)
    }

    fn callee(&mut self) -> String {
        let names = self.pool.functions.clone();
        self.pick(&names)
    }

    fn number(&mut self) -> String {
        let names = self.pool.numbers.clone();
        self.pick(&names)
    }

    /// The address of a field of a node.
    fn field(&mut self, index: usize) -> String {
        let node = self.node();
        match self.draws.below(2) {
            0 => self.value(&format!("getelementptr %node, ptr {node}, i64 0, i32 {index}")),
            _ => self.value(&format!("getelementptr i8, ptr {node}, i64 {}", 8 * index)),
        }
    }

    /// A number below a bound.
    fn index(&mut self, below: usize) -> String {
        let number = self.number();
        self.value(&format!("and i64 {number}, {}", below - 1))
    }

    fn condition(&mut self) -> String {
        let (number, bit) = (self.number(), self.draws.below(4));
        let bits = self.value(&format!("and i64 {number}, {bit}"));
        self.value(&format!("icmp eq i64 {bits}, 0"))
    }

    fn statement(&mut self, depth: usize) {
        match self.draws.below(43) {
            0 | 1 => self.new_node(),
            2 => self.new_array(),
            3..=5 => self.load_node(),
            6..=8 => self.store_node(),
            9 => self.slots(),
            10 => self.walk_slots(),
            11 | 12 => self.elements(),
            13 => self.walk_array(),
            14 | 15 => self.call(),
            16 => self.functions(),
            17 | 18 => self.copies(),
            19 => self.words(),
            20 => self.union(),
            21 => self.list(),
            22 => self.pairs(),
            23 => self.vectors(),
            24 => self.further(),
            25 => self.sort(),
            26 => self.copy_by_words(),
            27 => self.choose(),
            28 => self.counts(),
            29 => self.global_pointer(),
            30 => self.table(),
            31 if self.open => self.strangers(),
            31..=33 => self.numbers(),
            34 => self.taint(),
            35..=37 => self.texts(),
            38 | 39 => self.intrinsics(),
            _ if depth > 0 => self.branch(depth - 1),
            _ => self.load_node(),
        }
    }

    fn new_node(&mut self) {
        let p = self.prefix.clone();
        let (node, array, function) = (self.node(), self.array(), self.callee());
        let new = match self.draws.below(8) {
            0 | 1 => self.value("alloca %node, align 8"),
            2 => self.value("call ptr @malloc(i64 64)"),
            3 => self.value("call ptr @calloc(i64 1, i64 64)"),
            4 => self.value(&format!("call ptr @{p}.allocate(i64 64)")),
            5 => self.value(&format!("call ptr @{p}.allocate_more(i64 64)")),
            6 => self.value(&format!("call ptr @{p}.new(ptr {node}, ptr {array}, ptr {function})")),
            _ => {
                let name = MAKERS[self.draws.below(MAKERS.len())];
                self.value(&format!("call ptr @{p}.{name}(ptr {node}, ptr {array}, ptr {function})"))
            }
        };
        self.line(&format!("call void @{p}.fill(ptr {new}, ptr {node}, ptr {array}, ptr {function})"));
        let new = match self.draws.below(12) {
            0 => {
                let old = self.value("call ptr @malloc(i64 64)");
                self.line(&format!("call void @{p}.fill(ptr {old}, ptr {new}, ptr {array}, ptr {function})"));
                self.value(&format!("call ptr @realloc(ptr {old}, i64 128)"))
            }
            _ => new,
        };
        self.pool.nodes.push(new);
    }

    fn new_array(&mut self) {
        let (p, node) = (self.prefix.clone(), self.node());
        let new = match self.draws.below(3) {
            0 => self.value("alloca %array, align 8"),
            1 => self.value("call ptr @malloc(i64 96)"),
            _ => self.value(&format!("call ptr @{p}.allocate(i64 96)")),
        };
        self.line(&format!("call void @{p}.fill_array(ptr {new}, ptr {node})"));
        self.pool.arrays.push(new.clone());
        self.pool.elements.push(new);
    }

    fn load_node(&mut self) {
        match self.draws.below(4) {
            0 => {
                let slot = self.slot();
                let node = self.value(&format!("load ptr, ptr {slot}"));
                self.pool.nodes.push(node);
            }
            1 => {
                let field = self.field(2);
                let array = self.value(&format!("load ptr, ptr {field}"));
                self.pool.arrays.push(array);
            }
            _ => {
                let index = self.draws.below(2);
                let field = self.field(index);
                let node = self.value(&format!("load ptr, ptr {field}"));
                self.pool.nodes.push(node);
            }
        }
    }

    fn store_node(&mut self) {
        match self.draws.below(6) {
            0 | 1 => {
                let (slot, node) = (self.slot(), self.node());
                self.line(&format!("store ptr {node}, ptr {slot}"));
            }
            2 => {
                let (array, field) = (self.array(), self.field(2));
                self.line(&format!("store ptr {array}, ptr {field}"));
            }
            _ => {
                let index = self.draws.below(2);
                let (node, field) = (self.node(), self.field(index));
                self.line(&format!("store ptr {node}, ptr {field}"));
            }
        }
    }

    /// Slots: places in nodes and arrays, kept in nodes, chosen.
    fn slots(&mut self) {
        let slot = match self.draws.below(5) {
            0 => {
                let index = self.draws.below(2);
                self.field(index)
            }
            1 => {
                let node = self.node();
                let index = self.index(2);
                self.value(&format!("getelementptr ptr, ptr {node}, i64 {index}"))
            }
            2 => self.element(),
            3 => {
                let field = self.field(3);
                self.value(&format!("load ptr, ptr {field}"))
            }
            _ => {
                let (a, b, condition) = (self.slot(), self.slot(), self.condition());
                self.value(&format!("select i1 {condition}, ptr {a}, ptr {b}"))
            }
        };
        if self.draws.below(2) == 0 {
            let field = self.field(3);
            self.line(&format!("store ptr {slot}, ptr {field}"));
        }
        self.pool.slots.push(slot);
    }

    /// Steps through the first two words of a node.
    fn walk_slots(&mut self) {
        let (node, stored, number) = (self.node(), self.node(), self.count);
        let mark = format!("w{number}");
        let step = if self.draws.below(2) == 0 {
            "getelementptr i8, ptr %{m}p, i64 8"
        } else {
            "getelementptr ptr, ptr %{m}p, i64 1"
        };
        let text = format!(
            "  br label %{{m}}h\n{{m}}h:\n  br label %{{m}}l\n{{m}}l:\n  \
             %{{m}}p = phi ptr [ {node}, %{{m}}h ], [ %{{m}}q, %{{m}}l ]\n  \
             %{{m}}i = phi i64 [ 0, %{{m}}h ], [ %{{m}}j, %{{m}}l ]\n  %{{m}}v = load ptr, ptr %{{m}}p\n  \
             store ptr {stored}, ptr %{{m}}p\n  %{{m}}q = {step}\n  %{{m}}j = add i64 %{{m}}i, 1\n  \
             %{{m}}c = icmp ult i64 %{{m}}j, 2\n  br i1 %{{m}}c, label %{{m}}l, label %{{m}}e\n{{m}}e:\n"
        );
        self.body.push_str(&text.replace("{m}", &mark));
        self.pool.nodes.push(format!("%{mark}v"));
        self.pool.slots.push(format!("%{mark}p"));
        self.count += 1;
    }

    fn elements(&mut self) {
        let element = match self.draws.below(4) {
            0 => {
                let (array, index) = (self.array(), self.draws.below(4));
                self.value(&format!("getelementptr inbounds %array, ptr {array}, i64 0, i64 {index}"))
            }
            1 => {
                let (array, index) = (self.array(), self.index(4));
                self.value(&format!("getelementptr inbounds %array, ptr {array}, i64 0, i64 {index}"))
            }
            2 => {
                let element = self.element();
                let field = self.value(&format!("getelementptr %element, ptr {element}, i64 0, i32 2"));
                self.value(&format!("load ptr, ptr {field}"))
            }
            _ => {
                let (element, other) = (self.element(), self.element());
                let field = self.value(&format!("getelementptr i8, ptr {element}, i64 16"));
                self.line(&format!("store ptr {other}, ptr {field}"));
                other
            }
        };
        if self.draws.below(2) == 0 {
            let node = self.node();
            self.line(&format!("store ptr {node}, ptr {element}"));
        } else {
            let node = self.value(&format!("load ptr, ptr {element}"));
            self.pool.nodes.push(node);
        }
        self.pool.elements.push(element);
    }

    /// Steps through an array by the size of its elements.
    fn walk_array(&mut self) {
        let (array, stored, mark) = (self.array(), self.node(), format!("w{}", self.count));
        let text = format!(
            "  br label %{{m}}h\n{{m}}h:\n  br label %{{m}}l\n{{m}}l:\n  \
             %{{m}}p = phi ptr [ {array}, %{{m}}h ], [ %{{m}}q, %{{m}}l ]\n  \
             %{{m}}i = phi i64 [ 0, %{{m}}h ], [ %{{m}}j, %{{m}}l ]\n  %{{m}}v = load ptr, ptr %{{m}}p\n  \
             store ptr {stored}, ptr %{{m}}p\n  %{{m}}q = getelementptr inbounds %element, ptr %{{m}}p, i64 1\n  \
             %{{m}}j = add i64 %{{m}}i, 1\n  %{{m}}c = icmp ult i64 %{{m}}j, 4\n  \
             br i1 %{{m}}c, label %{{m}}l, label %{{m}}e\n{{m}}e:\n"
        );
        self.body.push_str(&text.replace("{m}", &mark));
        self.pool.nodes.push(format!("%{mark}v"));
        self.pool.elements.push(format!("%{mark}p"));
        self.count += 1;
    }

    fn call(&mut self) {
        let (callee, a, b, number) = (self.callee(), self.node(), self.node(), self.number());
        let result = self.value(&format!("call ptr {callee}(ptr {a}, ptr {b}, i64 {number})"));
        self.pool.nodes.push(result);
    }

    /// Functions out of nodes and tables, and into nodes.
    fn functions(&mut self) {
        let field = self.field(4);
        if self.draws.below(2) == 0 {
            let callee = self.callee();
            self.line(&format!("store ptr {callee}, ptr {field}"));
        }
        let callee = self.value(&format!("load ptr, ptr {field}"));
        self.pool.functions.push(callee);
        self.call();
    }

    fn table(&mut self) {
        let (p, index) = (self.prefix.clone(), self.index(4));
        let at = self.value(&format!("getelementptr [4 x ptr], ptr @{p}.table, i64 0, i64 {index}"));
        let callee = self.value(&format!("load ptr, ptr {at}"));
        self.pool.functions.push(callee);
        self.call();
    }

    fn copies(&mut self) {
        let intrinsic = |to: &str, from: &str, bytes: usize, move_it: bool| {
            let name = if move_it { "memmove" } else { "memcpy" };
            format!("call void @llvm.{name}.p0.p0.i64(ptr {to}, ptr {from}, i64 {bytes}, i1 false)")
        };
        let moves = self.draws.below(2) == 0;
        match self.draws.below(6) {
            2 | 5 if moves => self.puts(),
            0 => {
                let (to, from) = (self.array(), self.array());
                self.line(&intrinsic(&to, &from, 96, moves));
            }
            1 => {
                let (to, from) = (self.element(), self.element());
                self.line(&intrinsic(&to, &from, 24, moves));
            }
            2 => {
                let (to, from) = (self.node(), self.node());
                self.value(&format!("call ptr @memcpy(ptr {to}, ptr {from}, i64 64)"));
            }
            3 => {
                let (to, from) = (self.node(), self.node());
                self.line(&intrinsic(&to, &from, 16, moves));
            }
            4 => {
                let (to, from) = (self.field(1), self.node());
                self.line(&intrinsic(&to, &from, 8, moves));
            }
            _ => {
                let (to, from) = (self.node(), self.node());
                self.line(&intrinsic(&to, &from, 64, moves));
            }
        }
    }

    /// Addresses that functions put in memory that they are given: known, new and filled, or in the same object.
    fn puts(&mut self) {
        let (p, to, from) = (self.prefix.clone(), self.node(), self.node());
        match self.draws.below(5) {
            3 | 4 => {
                let (array, function) = (self.array(), self.callee());
                let more = format!("(ptr {to}, ptr {from}, ptr {array}, ptr {function})");
                match self.draws.below(4) {
                    0 => self.line(&format!("call void @{p}.put_larger{more}")),
                    1 => self.line(&format!("call void @{p}.put_made{more}")),
                    _ => {
                        let new = self.value(&format!("call ptr @{p}.put_both{more}"));
                        self.pool.nodes.push(new);
                    }
                }
                let new = self.value(&format!("load ptr, ptr {to}"));
                self.pool.nodes.push(new);
            }
            0 => self.line(&format!("call void @{p}.put_deep(ptr {to}, ptr {from}, i64 1)")),
            1 => self.line(&format!("call void @{p}.put_deeper(ptr {to}, ptr {from})")),
            _ => {
                self.line(&format!("call void @{p}.put_newer(ptr {to}, ptr {from})"));
                let (array, function) = (self.array(), self.callee());
                let field = self.value(&format!("getelementptr i8, ptr {to}, i64 8"));
                for slot in [from, field] {
                    let new = self.value(&format!("load ptr, ptr {slot}"));
                    self.line(&format!(
                        "call void @{p}.fill(ptr {new}, ptr {to}, ptr {array}, ptr {function})"
                    ));
                    self.pool.nodes.push(new);
                }
            }
        }
    }

    /// Addresses as numbers, in memory too.
    fn words(&mut self) {
        let node = self.node();
        let word = match self.draws.below(2) {
            0 => self.value(&format!("ptrtoint ptr {node} to i64")),
            _ => {
                let field = self.field(6);
                self.value(&format!("load i64, ptr {field}"))
            }
        };
        let kept = self.value(&format!("or i64 {word}, 1"));
        let back = self.value(&format!("and i64 {kept}, -2"));
        let word = match self.draws.below(4) {
            0 => back,
            1 => {
                let more = self.value(&format!("add i64 {word}, 64"));
                self.value(&format!("sub i64 {more}, 64"))
            }
            2 => {
                let number = self.number();
                let more = self.value(&format!("add i64 {word}, {number}"));
                self.value(&format!("sub i64 {more}, {number}"))
            }
            _ => word,
        };
        self.pool.words.push(word.clone());
        let words = self.pool.words.clone();
        let (stored, field) = (self.pick(&words), self.field(6));
        self.line(&format!("store i64 {stored}, ptr {field}"));
        let node = self.value(&format!("inttoptr i64 {word} to ptr"));
        self.pool.nodes.push(node);
    }

    /// The union of a node: an address where the tag is odd, else a number.
    fn union(&mut self) {
        let owner = self.node();
        let tag = self.value(&format!("getelementptr %node, ptr {owner}, i64 0, i32 5"));
        let place = match self.draws.below(2) {
            0 => self.value(&format!("getelementptr %node, ptr {owner}, i64 0, i32 7")),
            _ => self.value(&format!("getelementptr i8, ptr {owner}, i64 56")),
        };
        match self.draws.below(3) {
            0 => {
                let number = self.number();
                self.line(&format!("store i64 0, ptr {tag}"));
                self.line(&format!("store i64 {number}, ptr {place}"));
            }
            1 => {
                let node = self.node();
                self.line(&format!("store i64 1, ptr {tag}"));
                self.line(&format!("store ptr {node}, ptr {place}"));
            }
            _ => {
                let (other, tag) = (self.node(), self.value(&format!("load i64, ptr {tag}")));
                let held = self.value(&format!("load ptr, ptr {place}"));
                let is_address = self.value(&format!("icmp eq i64 {tag}, 1"));
                let node = self.value(&format!("select i1 {is_address}, ptr {held}, ptr {other}"));
                self.pool.nodes.push(node);
            }
        }
    }

    /// Follows a list.
    fn list(&mut self) {
        let (node, mark, index) = (self.node(), format!("w{}", self.count), self.draws.below(2));
        let text = format!(
            "  br label %{{m}}h\n{{m}}h:\n  br label %{{m}}l\n{{m}}l:\n  \
             %{{m}}p = phi ptr [ {node}, %{{m}}h ], [ %{{m}}q, %{{m}}l ]\n  \
             %{{m}}i = phi i64 [ 0, %{{m}}h ], [ %{{m}}j, %{{m}}l ]\n  \
             %{{m}}a = getelementptr %node, ptr %{{m}}p, i64 0, i32 {index}\n  %{{m}}q = load ptr, ptr %{{m}}a\n  \
             %{{m}}j = add i64 %{{m}}i, 1\n  %{{m}}c = icmp ult i64 %{{m}}j, 3\n  \
             br i1 %{{m}}c, label %{{m}}l, label %{{m}}e\n{{m}}e:\n"
        );
        self.body.push_str(&text.replace("{m}", &mark));
        self.pool.nodes.push(format!("%{mark}q"));
        self.count += 1;
    }

    /// Two addresses in one value.
    fn pairs(&mut self) {
        let (p, a, b) = (self.prefix.clone(), self.node(), self.node());
        let pair = self.value(&format!("call {{ ptr, ptr }} @{p}.two(ptr {a}, ptr {b})"));
        let part = self.draws.below(2);
        let node = self.value(&format!("extractvalue {{ ptr, ptr }} {pair}, {part}"));
        if self.draws.below(2) == 0 {
            let to = self.node();
            self.line(&format!("store {{ ptr, ptr }} {pair}, ptr {to}"));
        }
        self.pool.nodes.push(node);
    }

    fn vectors(&mut self) {
        let (a, b, from) = (self.node(), self.node(), self.node());
        let pair = match self.draws.below(2) {
            0 => {
                let one = self.value(&format!("insertelement <2 x ptr> poison, ptr {a}, i32 0"));
                self.value(&format!("insertelement <2 x ptr> {one}, ptr {b}, i32 1"))
            }
            _ => self.value(&format!("load <2 x ptr>, ptr {from}, align 8")),
        };
        if self.draws.below(2) == 0 {
            let to = self.node();
            self.line(&format!("store <2 x ptr> {pair}, ptr {to}, align 8"));
        }
        let lane = self.draws.below(2);
        let node = self.value(&format!("extractelement <2 x ptr> {pair}, i32 {lane}"));
        self.pool.nodes.push(node);
    }

    /// Addresses that intrinsics give: a variable of the thread, a word of which the bits are known, the lower of two.
    fn intrinsics(&mut self) {
        let p = self.prefix.clone();
        match self.draws.below(4) {
            0 => {
                let slot = self.value(&format!("call ptr @llvm.threadlocal.address.p0(ptr @{p}.own)"));
                self.pool.slots.push(slot);
            }
            1 => {
                let (index, more) = (self.draws.below(2), 1 + self.draws.below(7));
                let field = self.field(index);
                let within = self.value(&format!("getelementptr i8, ptr {field}, i64 {more}"));
                let slot = self.value(&format!("call ptr @llvm.ptrmask.p0.i64(ptr {within}, i64 -8)"));
                self.pool.slots.push(slot);
            }
            2 => {
                let (a, b) = (self.node(), self.node());
                let words = [a, b].map(|node| self.value(&format!("ptrtoint ptr {node} to i64")));
                let less =
                    self.value(&format!("call i64 @llvm.umin.i64(i64 {}, i64 {})", words[0], words[1]));
                let node = self.value(&format!("inttoptr i64 {less} to ptr"));
                self.pool.nodes.push(node);
            }
            _ => {
                let node = self.node();
                let node = self.value(&format!("call ptr @llvm.launder.invariant.group.p0(ptr {node})"));
                self.pool.nodes.push(node);
            }
        }
    }

    fn further(&mut self) {
        let (p, count) = (self.prefix.clone(), 1 + self.draws.below(8));
        let arguments: Vec<String> = (0..count).map(|_| format!("ptr {}", self.node())).collect();
        let skip = self.draws.below(count);
        let list = arguments.join(", ");
        let node = self.value(&format!("call ptr (i64, ...) @{p}.further(i64 {skip}, {list})"));
        self.pool.nodes.push(node);
    }

    fn sort(&mut self) {
        let (p, array) = (self.prefix.clone(), self.array());
        self.line(&format!("call void @qsort(ptr {array}, i64 4, i64 24, ptr @{p}.compare)"));
    }

    /// Copies a node word by word, as numbers.
    fn copy_by_words(&mut self) {
        let (to, from, mark) = (self.node(), self.node(), format!("w{}", self.count));
        let text = format!(
            "  br label %{{m}}h\n{{m}}h:\n  br label %{{m}}l\n{{m}}l:\n  \
             %{{m}}i = phi i64 [ 0, %{{m}}h ], [ %{{m}}j, %{{m}}l ]\n  \
             %{{m}}a = getelementptr i64, ptr {from}, i64 %{{m}}i\n  %{{m}}b = getelementptr i64, ptr {to}, i64 %{{m}}i\n  \
             %{{m}}v = load i64, ptr %{{m}}a\n  store i64 %{{m}}v, ptr %{{m}}b\n  \
             %{{m}}j = add i64 %{{m}}i, 1\n  %{{m}}c = icmp ult i64 %{{m}}j, 8\n  \
             br i1 %{{m}}c, label %{{m}}l, label %{{m}}e\n{{m}}e:\n"
        );
        self.body.push_str(&text.replace("{m}", &mark));
        self.count += 1;
    }

    fn choose(&mut self) {
        let (a, b, condition) = (self.node(), self.node(), self.condition());
        let node = self.value(&format!("select i1 {condition}, ptr {a}, ptr {b}"));
        let node = self.value(&format!("freeze ptr {node}"));
        self.pool.nodes.push(node);
    }

    fn counts(&mut self) {
        let element = self.element();
        let field = self.number_field(&element);
        let number = self.value(&format!("load i64, ptr {field}"));
        let sum = self.value(&format!("add i64 {number}, 1"));
        self.line(&format!("store i64 {sum}, ptr {field}"));
        self.pool.numbers.push(sum);
    }

    fn global_pointer(&mut self) {
        let (p, node) = (self.prefix.clone(), self.node());
        self.line(&format!("store ptr {node}, ptr @{p}.kept"));
        let node = self.value(&format!("load ptr, ptr @{p}.kept"));
        self.pool.nodes.push(node);
    }

    /// Hands things to an unknown function, and takes them back.
    fn strangers(&mut self) {
        let (node, function) = (self.node(), self.callee());
        self.line(&format!("call void @outside_keep(ptr {node})"));
        match self.draws.below(4) {
            0 => {
                let node = self.value("call ptr @outside_give()");
                self.pool.nodes.push(node);
            }
            1 => {
                let node = self.node();
                self.line(&format!("call void @outside_write(ptr {node})"));
            }
            2 => self.line(&format!("call void @outside_keep_function(ptr {function})")),
            _ => self.line("call void @outside_call()"),
        }
    }

    /// The address of the number in an element.
    fn number_field(&mut self, element: &str) -> String {
        match self.draws.below(2) {
            0 => self.value(&format!("getelementptr %element, ptr {element}, i64 0, i32 1")),
            _ => self.value(&format!("getelementptr i8, ptr {element}, i64 8")),
        }
    }

    /// Numbers in memory.
    fn numbers(&mut self) {
        let (element, number) = (self.element(), self.number());
        let field = self.number_field(&element);
        let number = match self.draws.below(3) {
            0 => {
                let number = self.value(&format!("load i64, ptr {field}"));
                self.pool.numbers.push(number);
                return;
            }
            1 => self.value(&format!("mul i64 {number}, 3")),
            _ => number,
        };
        self.line(&format!("store i64 {number}, ptr {field}"));
    }

    /// Bytes of texts, in variables and in members of records.
    fn texts(&mut self) {
        let (p, names) = (self.prefix.clone(), self.pool.texts.clone());
        let text = self.pick(&names);
        match self.draws.below(6) {
            0 | 1 => {
                let (index, number) = (self.index(16), self.number());
                let at = self.value(&format!("getelementptr i8, ptr {text}, i64 {index}"));
                let byte = self.value(&format!("trunc i64 {number} to i8"));
                self.line(&format!("store i8 {byte}, ptr {at}"));
            }
            2 | 3 => {
                let index = self.index(16);
                let at = self.value(&format!("getelementptr [16 x i8], ptr {text}, i64 0, i64 {index}"));
                let byte = self.value(&format!("load i8, ptr {at}"));
                let number = self.value(&format!("zext i8 {byte} to i64"));
                self.pool.numbers.push(number);
            }
            4 => {
                let from = self.pick(&names);
                self.value(&format!("call ptr @memcpy(ptr {text}, ptr {from}, i64 16)"));
            }
            _ => {
                let new = match self.draws.below(3) {
                    0 => self.value("alloca [16 x i8]"),
                    1 => self.value("call ptr @calloc(i64 1, i64 16)"),
                    _ => self.value(&format!("getelementptr %record, ptr @{p}.record, i64 0, i32 2")),
                };
                self.pool.texts.push(new);
            }
        }
    }

    /// A number from outside, or one that is given there.
    fn taint(&mut self) {
        if self.draws.below(2) == 0 {
            let number = self.value("call i64 @outside_number()");
            self.pool.numbers.push(number);
        } else {
            let number = self.number();
            self.line(&format!("call void @outside_take(i64 {number})"));
        }
    }

    /// Statements on one or two ways, joined by phis.
    fn branch(&mut self, depth: usize) {
        let (condition, mark) = (self.condition(), format!("w{}", self.count));
        self.count += 1;
        let pool = self.pool.clone();
        self.line(&format!("br i1 {condition}, label %{mark}x, label %{mark}y"));
        let mut ends = Vec::new();
        for side in ["x", "y"] {
            self.pool = pool.clone();
            _ = writeln!(self.body, "{mark}{side}:");
            for _ in 0..1 + self.draws.below(3) {
                self.statement(depth);
            }
            ends.push((self.node(), self.slot(), self.callee()));
            _ = writeln!(self.body, "  br label %{mark}{side}e\n{mark}{side}e:\n  br label %{mark}e");
        }
        self.pool = pool;
        _ = writeln!(self.body, "{mark}e:");
        let phi = |a: &str, b: &str| format!("phi ptr [ {a}, %{mark}xe ], [ {b}, %{mark}ye ]");
        let node = self.value(&phi(&ends[0].0, &ends[1].0));
        let slot = self.value(&phi(&ends[0].1, &ends[1].1));
        let callee = self.value(&phi(&ends[0].2, &ends[1].2));
        self.pool.nodes.push(node);
        self.pool.slots.push(slot);
        self.pool.functions.push(callee);
    }
}
