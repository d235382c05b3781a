//! Random programs in C whose behaviour is defined, whatever their arguments are.
//!
//! Arithmetic is unsigned; divisors are odd and shifts small; floats from outside are replaced unless they are moderate.
//! Pointers from outside are read within the 64 bytes that they are known to lead to, if they are not null. Structures are
//! cleared before they are filled, and go to memory that is compared only if they have no gaps.

use crate::written::Draws;
use std::fmt::Write as _;

/// What every program begins with.
const PRELUDE: &str = "\
#include <stdarg.h>
#define memcpy __builtin_memcpy
#define memset __builtin_memset
#define memmove __builtin_memmove
typedef unsigned char u8; typedef unsigned short u16; typedef unsigned int u32; typedef unsigned long u64;
typedef u32 v4 __attribute__((vector_size(16))); typedef u16 h8 __attribute__((vector_size(16)));
typedef u8 b8 __attribute__((vector_size(8))); typedef float f4 __attribute__((vector_size(16)));
union pun { u32 i; u8 b[4]; u16 h[2]; float f; };
static int data[16] = {3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3};
u64 g[8];
static u64 bits_of_float(float x) { u32 i; memcpy(&i, &x, 4); return i; }
static u64 bits_of_double(double x) { u64 i; memcpy(&i, &x, 8); return i; }
static double moderate(double x) { return x > -1000.0 && x < 1000.0 ? x : 1.25; }
static u64 read(const u32 *p, u32 at) { return p ? p[at & 15] : 5; }
static void write(u32 *p, u32 at, u64 x) { if (p) p[at & 15] = (u32)x; else g[at & 7] = x; }
";

/// A field of a structure.
#[derive(Clone)]
enum Field {
    Integer(&'static str),
    Bits(&'static str, usize),
    Float,
    Double,
    Pointer,
    Array(&'static str, usize),
    Nested(usize),
    Pun,
    Vector,
}

#[derive(Clone)]
struct Structure {
    fields: Vec<Field>,
    /// Whether it has no gaps.
    is_dense: bool,
}

/// A program that is being made up.
struct Maker<'d> {
    draws: &'d mut Draws,
    text: String,
    structures: Vec<Structure>,
    /// What stands in tables of functions: each takes a number and returns one.
    small: Vec<String>,
    names: usize,
}

/// The program of `seed`.
pub fn program(seed: u64) -> String {
    let mut maker = Maker {
        draws: &mut Draws(seed),
        text: PRELUDE.to_owned(),
        structures: Vec::new(),
        small: Vec::new(),
        names: 0,
    };
    (0..4).for_each(|_| maker.structure());
    (0..3).for_each(|_| maker.small_function());
    maker.tables();
    for _ in 0..20 {
        match maker.draws.below(16) {
            0 => maker.arithmetic(),
            1 | 2 => maker.passing(),
            3 | 4 => maker.variable(),
            5 => maker.alias(),
            6 => maker.punning(),
            7 => maker.control(),
            8 => maker.blocks(),
            9 => maker.vectors(),
            10 => maker.builtins(),
            11 => maker.wide(),
            12 => maker.atomics(),
            13 => maker.locals(),
            14 => maker.names(),
            _ => maker.constants(),
        }
    }
    maker.text
}

impl Maker<'_> {
    fn line(&mut self, line: &str) {
        self.text += line;
        self.text.push('\n');
    }

    fn name(&mut self, stem: &str) -> String {
        self.names += 1;
        format!("{stem}{}", self.names)
    }

    /// An expression of type `u64` over numbers called `values`.
    fn number(&mut self, values: &[&str], depth: usize) -> String {
        if depth == 0 || self.draws.below(4) == 0 {
            return match self.draws.below(4) {
                0 => self.draws.below(1000).to_string() + "ul",
                _ => format!("(u64){}", self.draws.of(values)),
            };
        }
        let (a, b) = (self.number(values, depth - 1), self.number(values, depth - 1));
        let ty = self.draws.of(&["u8", "u16", "u32", "signed char", "short", "int", "long"]);
        let by = 1 + self.draws.below(31);
        match self.draws.below(14) {
            0 => format!("({a} + {b})"),
            1 => format!("({a} - {b})"),
            2 => format!("({a} * {b})"),
            3 => format!("({a} ^ {b})"),
            4 => format!("({a} & {b})"),
            5 => format!("({a} | {b})"),
            6 => format!("({a} / ({b} | 1))"),
            7 => format!("({a} % ({b} | 1))"),
            8 => format!("({a} << {by})"),
            9 => format!("({a} >> ({b} & 63))"),
            10 => format!("(u64)({ty})({a})"),
            11 => format!("(u64)(({ty})({a}) < ({ty})({b}))"),
            12 => format!("(({a}) > ({b}) ? {a} : {b})"),
            _ => format!("(u64)((int)({a}) >> {by})"),
        }
    }

    // ---- structures

    fn structure(&mut self) {
        let number = self.structures.len();
        let packed = self.draws.below(3) == 0;
        let (mut fields, mut is_dense) = (Vec::new(), packed);
        let mut text = format!("struct s{number} {{ ");
        for at in 0..1 + self.draws.below(5) {
            let ty = self.draws.of(&["u8", "u16", "u32", "u64", "signed char", "short", "int", "long"]);
            let field = match self.draws.below(13) {
                0..=3 => Field::Integer(ty),
                4 | 5 => Field::Bits(self.draws.of(&["u32", "int"]), 1 + self.draws.below(31)),
                6 => Field::Float,
                7 => Field::Double,
                8 => Field::Array(ty, 1 + self.draws.below(3)),
                9 if number > 0 => Field::Nested(self.draws.below(number)),
                10 if !packed => Field::Vector,
                10 => Field::Float,
                11 => Field::Pun,
                _ => Field::Pointer,
            };
            let _ = match &field {
                Field::Integer(ty) => write!(text, "{ty} a{at}; "),
                Field::Bits(ty, width) => write!(text, "{ty} a{at} : {width}; "),
                Field::Float => write!(text, "float a{at}; "),
                Field::Double => write!(text, "double a{at}; "),
                Field::Pointer => write!(text, "int *a{at}; "),
                Field::Array(ty, count) => write!(text, "{ty} a{at}[{count}]; "),
                Field::Nested(other) => write!(text, "struct s{other} a{at}; "),
                Field::Pun => write!(text, "union pun a{at}; "),
                Field::Vector => write!(text, "v4 a{at}; "),
            };
            is_dense &= match &field {
                Field::Bits(..) => false,
                Field::Nested(other) => self.structures[*other].is_dense,
                _ => true,
            };
            fields.push(field);
        }
        let attribute = match (packed, self.draws.below(5)) {
            (true, _) => " __attribute__((packed))",
            (_, 0) => " __attribute__((aligned(32)))",
            _ => "",
        };
        self.line(&format!("{text}}}{attribute};"));
        self.structures.push(Structure { fields, is_dense });
    }

    /// Statements that fill the structure `number` at `place`.
    fn fill(&mut self, number: usize, place: &str, values: &[&str]) -> String {
        let mut text = String::new();
        for (at, field) in self.structures[number].fields.clone().into_iter().enumerate() {
            let target = format!("{place}.a{at}");
            let value = self.number(values, 1);
            let _ = match field {
                Field::Integer(ty) => write!(text, "{target} = ({ty})({value}); "),
                Field::Bits(ty, _) => write!(text, "{target} = ({ty})({value}); "),
                Field::Float => write!(text, "{target} = (float)(int)(({value}) & 255) * 0.25f; "),
                Field::Double => write!(text, "{target} = (double)(int)(({value}) & 4095) * 0.125; "),
                Field::Pointer => write!(text, "{target} = &data[({value}) & 15]; "),
                Field::Array(ty, count) => (0..count)
                    .try_for_each(|index| write!(text, "{target}[{index}] = ({ty})({value} + {index}); ")),
                Field::Nested(other) => {
                    text += &self.fill(other, &target, values);
                    Ok(())
                }
                Field::Pun => write!(text, "{target}.i = (u32)({value}); "),
                Field::Vector => (0..4).try_for_each(|index| {
                    write!(text, "{target}[{index}] = (u32)({value} * {}); ", index + 1)
                }),
            };
        }
        text
    }

    /// Statements that add what is in the structure `number` at `place` to `h`. Pointers are followed if they are known.
    fn hash(&mut self, number: usize, place: &str, known: bool) -> String {
        let mut text = String::new();
        for (at, field) in self.structures[number].fields.clone().into_iter().enumerate() {
            let value = format!("{place}.a{at}");
            let mut add = |value: String| {
                let _ = write!(text, "h = h * 31 + (u64)({value}); ");
            };
            match field {
                Field::Integer(_) | Field::Bits(..) => add(value),
                Field::Float => add(format!("bits_of_float({value})")),
                Field::Double => add(format!("bits_of_double({value})")),
                Field::Pointer if known => add(format!("*{value}")),
                Field::Pointer => add(format!("{value} == &data[3]")),
                Field::Array(_, count) => (0..count).for_each(|index| add(format!("{value}[{index}]"))),
                Field::Nested(other) => text += &self.hash(other, &value, known),
                Field::Pun => add(format!("{value}.b[1] + {value}.h[1]")),
                Field::Vector => (0..4).for_each(|index| add(format!("{value}[{index}]"))),
            }
        }
        text
    }

    /// Passes a structure by value and returns one, directly or through a pointer to the function.
    fn passing(&mut self) {
        let (one, other) = (self.draws.below(4), self.draws.below(4));
        let (callee, caller) = (self.name("pass"), self.name("run"));
        let first = self.draws.of(&["", "u8 c, ", "double d, ", "u64 x1, u64 x2, u64 x3, u64 x4, u64 x5, "]);
        let given = match first {
            "" => "",
            "u8 c, " => "(u8)a, ",
            "double d, " => "(double)(a & 15), ",
            _ => "1ul, b, 3ul, (u64)a, 5ul, ",
        };
        let is_static = self.draws.of(&["", "static ", "static __attribute__((noinline)) "]);
        let (hash, fill) = (self.hash(one, "x", false), self.fill(other, "y", &["k", "h"]));
        self.line(&format!(
            "{is_static}struct s{other} {callee}({first}struct s{one} x, u64 k) {{ u64 h = k; {hash}struct s{other} y; \
             memset(&y, 0, sizeof y); {fill}g[1] += h; return y; }}"
        ));
        let (fill, hash) = (self.fill(one, "x", &["a", "b"]), self.hash(other, "y", true));
        let call = match self.draws.below(2) {
            0 => format!("{callee}({given}x, b)"),
            _ => format!("where({given}x, b)"),
        };
        let pointer =
            format!("struct s{other} (*volatile where)({first}struct s{one}, u64) = {callee}; (void)where; ");
        self.line(&format!(
            "u64 {caller}(int a, u64 b) {{ struct s{one} x; memset(&x, 0, sizeof x); {fill}u64 h = 7; {pointer}\
             struct s{other} y = {call}; {hash}return h; }}"
        ));
        if self.structures[other].is_dense {
            let (name, keep) = (self.name("run"), self.name("kept"));
            let fill = self.fill(one, "x", &["a", "b"]);
            self.line(&format!(
                "struct s{other} {keep}[2]; void {name}(int a, u64 b) {{ struct s{one} x; memset(&x, 0, sizeof x); \
                 {fill}{keep}[a & 1] = {callee}({given}x, b); }}"
            ));
        }
    }

    /// A function with variable arguments, what passes them on, and a call.
    fn variable(&mut self) {
        let (callee, helper, caller) = (self.name("va"), self.name("vh"), self.name("run"));
        let structure = self.draws.below(4);
        let mut takes = String::new();
        let mut given = String::new();
        for _ in 0..1 + self.draws.below(9) {
            let value = self.number(&["a", "b"], 1);
            let (take, give) = match self.draws.below(7) {
                0 | 1 => ("h = h * 31 + (u64)va_arg(ap, int); ".to_owned(), format!("(int)({value})")),
                2 => ("h = h * 31 + va_arg(ap, u64); ".to_owned(), value),
                3 => (
                    "h = h * 31 + bits_of_double(va_arg(ap, double)); ".to_owned(),
                    format!("(double)(int)({value} & 1023) * 0.5"),
                ),
                4 => ("h = h * 31 + (u64)*va_arg(ap, int *); ".to_owned(), format!("&data[{value} & 15]")),
                5 => {
                    let hash = self.hash(structure, "x", true);
                    (
                        format!("{{ struct s{structure} x = va_arg(ap, struct s{structure}); {hash}}} "),
                        "x".to_owned(),
                    )
                }
                _ => ("h = h * 31 + (u64)va_arg(ap, long); ".to_owned(), format!("(long)({value})")),
            };
            takes += &take;
            given += &format!(", {give}");
        }
        self.line(&format!(
            "static __attribute__((noinline)) u64 {helper}(u64 h, va_list ap) {{ {takes}return h; }}"
        ));
        let body = match self.draws.below(4) {
            0 => takes.clone(),
            1 => {
                format!("va_list other; va_copy(other, ap); {takes}h += {helper}(h, other); va_end(other); ")
            }
            2 => format!("h = {helper}(h, ap); "),
            _ => {
                let again = "for (int i = 0; i < (n & 3); i++) h = h * 31 + (u64)va_arg(ap, int); ";
                given = ", (int)a, 2, (int)b".to_owned() + &given;
                again.to_owned()
            }
        };
        self.line(&format!(
            "static __attribute__((noinline)) u64 {callee}(int n, ...) {{ va_list ap; va_start(ap, n); u64 h = (u64)n; \
             {body}va_end(ap); return h; }}"
        ));
        let fill = self.fill(structure, "x", &["a", "b"]);
        self.line(&format!(
            "u64 {caller}(int a, u64 b) {{ struct s{structure} x; memset(&x, 0, sizeof x); {fill}return {callee}((int)b{given}); }}"
        ));
    }

    /// Other names of functions and of data.
    fn alias(&mut self) {
        let (own, other, values, named) =
            (self.name("own"), self.name("other"), self.name("d"), self.name("e"));
        let value = self.number(&["x", "y"], 2);
        let weak = self.draws.of(&["", ", weak"]);
        self.line(&format!("u64 {own}(u64 x, int y) {{ g[2]++; return {value}; }}"));
        self.line(&format!("u64 {other}(u64 x, int y) __attribute__((alias(\"{own}\"){weak}));"));
        self.line(&format!("u32 {values}[4] = {{1, 2, 3, 4}};"));
        self.line(&format!("extern u32 {named}[4] __attribute__((alias(\"{values}\"){weak}));"));
        let name = self.name("run");
        let table = self.name("names");
        self.line(&format!("u32 *{table}[3] = {{{named}, &{values}[1], &{named}[2]}};"));
        self.line(&format!(
            "u64 {name}(int a, u64 b) {{ {named}[a & 3] += 5; u64 (*p)(u64, int) = a & 1 ? {own} : {other}; \
             return p(b, a) + {other}(b + 1, a) * 3 + {values}[b & 3] + *{table}[(u32)a % 3] + (p == {own}); }}"
        ));
    }

    fn arithmetic(&mut self) {
        let name = self.name("run");
        let (x, y) = (self.number(&["a", "b", "c", "z"], 4), self.number(&["a", "b", "c", "x"], 4));
        let d = self.draws.of(&["d * 0.5 + e", "(d - e) * d", "d / (e * e + 1.0)", "e < d ? d : -e"]);
        self.line(&format!(
            "u64 {name}(int a, u64 b, u8 c, double d, float e0, u32 *p) {{ double e = moderate(e0); d = moderate(d); \
             u64 z = read(p, (u32)b), x = {x}; d = {d}; write(p, c, {y}); g[3] = bits_of_double(d); \
             return x + (u64)(long)(d * 4.0); }}"
        ));
    }

    fn punning(&mut self) {
        let name = self.name("run");
        let value = self.number(&["a", "b"], 2);
        let (at, other) = (self.draws.below(4), self.draws.below(2));
        self.line(&format!(
            "u64 {name}(u32 a, u64 b, float c) {{ union {{ u64 l; u32 w[2]; u8 b[8]; u16 h[4]; struct {{ u32 lo : 13; u32 hi : 19; int s : 7; }} f; }} u; \
             u.l = {value}; u.h[{at}] ^= (u16)a; union pun v; v.f = c; u.w[{other}] += v.b[{at}] + v.h[{other}]; u.f.lo += 5; u.f.s = (int)a; \
             u8 raw[16]; memcpy(raw, &u, 8); memcpy(raw + 8, &b, 8); u32 mid; memcpy(&mid, raw + 6, 4); \
             return u.l * 3 + mid + u.f.hi + (u64)u.f.s + u.b[a & 7]; }}"
        ));
    }

    fn small_function(&mut self) {
        let name = self.name("small");
        let value = self.number(&["x"], 3);
        self.line(&format!("static u64 {name}(u64 x) {{ return {value}; }}"));
        self.small.push(name);
    }

    /// Constants with addresses of data and functions.
    fn tables(&mut self) {
        let pick = |maker: &mut Self| maker.small[maker.draws.below(3)].clone();
        let mut rows = String::new();
        for at in 0..4 {
            let function = pick(self);
            let place = match self.draws.below(3) {
                0 => "0".to_owned(),
                _ => format!("&data[{}]", self.draws.below(16)),
            };
            let _ = write!(
                rows,
                "{{{}, {function}, {place}, {{{at}, {}}}}}, ",
                self.draws.below(100),
                self.draws.below(9)
            );
        }
        self.line(&format!(
            "struct row {{ u8 k; u64 (*f)(u64); int *p; struct {{ short a; u32 b : 5; }} in; }};\n\
             static const struct row rows[4] = {{{rows}}};\nstruct row live[4] = {{{rows}}};"
        ));
        let (a, b) = (pick(self), pick(self));
        self.line(&format!(
            "struct two {{ const void *x, *y; }}; struct two both = {{&rows[1].in, {a}}};\n\
             static u64 (*const calls[4])(u64) = {{{a}, {b}, {a}, {b}}};\n\
             struct __attribute__((packed)) tight {{ u8 c; int *p; u16 s; u64 (*f)(u64); }};\n\
             struct tight close[2] = {{{{1, &data[2], 3, {b}}}, {{4, 0, 5, {a}}}}};\n\
             static __attribute__((noinline)) struct two pair_of(int k) {{ if (k & 1) return (struct two){{&data[5], {b}}}; \
             return (struct two){{&both, &live[2].p}}; }}\n\
             struct mixed {{ u32 a; u64 (*f)(u64); }};\n\
             static __attribute__((noinline)) struct mixed mixed_of(int k) {{ struct mixed m; memset(&m, 0, sizeof m); \
             if (k > 4) {{ m.a = 3; m.f = {a}; }} else {{ m.a = (u32)k; m.f = {b}; }} return m; }}"
        ));
    }

    /// What reads and writes such constants.
    fn constants(&mut self) {
        let name = self.name("run");
        let value = self.number(&["a", "b"], 2);
        let step = self.draws.of(&[
            "live[a & 3] = rows[b & 3];",
            "live[a & 3].f = calls[b & 3];",
            "close[a & 1].p = &data[b & 15]; close[b & 1].f = rows[a & 3].f;",
            "both.x = a & 1 ? both.y : (const void *)&close[a & 1]; both = pair_of(a);",
            "live[a & 3].p = live[b & 3].p ? live[b & 3].p : &data[1];",
            "{ struct mixed m = mixed_of(a); h += m.f(m.a); live[m.a & 3].f = m.f; }",
            "both = pair_of(a);",
        ]);
        self.line(&format!(
            "u64 {name}(int a, u64 b) {{ const struct row *r = &rows[a & 3]; u64 h = r->f({value}); {step} \
             h += r->p ? (u64)*r->p : 9; h = h * 31 + live[b & 3].f(b) + (u64)r->in.a + r->in.b; \
             h = h * 31 + close[b & 1].f(h) + (close[a & 1].p ? (u64)*close[a & 1].p : 3); \
             return h + calls[(a + 1) & 3](b) + (both.x == (const void *)&data[a & 15]); }}"
        ));
    }

    fn control(&mut self) {
        let (name, deep) = (self.name("run"), self.name("deep"));
        let value = self.number(&["n", "x"], 2);
        self.line(&format!(
            "static u64 {deep}(u32 n, u64 x) {{ if (n == 0) return x; u64 local[3] = {{x, n, x + n}}; \
             return {deep}(n - 1, {value}) + local[n % 3]; }}"
        ));
        let mut cases = String::new();
        for case in 0..2 + self.draws.below(6) {
            let value = self.number(&["a", "b", "i"], 1);
            let end = self.draws.of(&["break; ", "", "continue; "]);
            let key = case * (1 + self.draws.below(3));
            if !cases.contains(&format!("case {key}:")) {
                let _ = write!(cases, "case {key}: h ^= {value}; {end}");
            }
        }
        let inner = self.number(&["i", "j", "h"], 1);
        self.line(&format!(
            "u64 {name}(int a, u64 b, u32 *p) {{ u64 h = b; for (u32 i = 0; i < (a & 7u); i++) {{ \
             switch ((b + i) % 9) {{ {cases}default: h += 3; }} for (u32 j = i; j < 4; j++) {{ h = h * 5 + {inner}; if (h % 7 == 3) break; \
             write(p, i + j, h); }} }} do h += read(p, (u32)h); while (h % 3 == 1 && h--); return h + {deep}(a & 7, h); }}"
        ));
    }

    /// Copies and fills blocks of memory.
    fn blocks(&mut self) {
        let name = self.name("run");
        let mut steps = String::new();
        for _ in 0..2 + self.draws.below(4) {
            let (at, to, count) = (self.draws.below(16), self.draws.below(16), self.draws.below(16));
            steps += &match self.draws.below(6) {
                0 => format!("memcpy(one + {to}, two + {at}, {count}); "),
                1 => format!("memmove(one + {to}, one + {at}, {count}); "),
                2 => format!("memset(two + {to}, (int)a, {count}); "),
                3 => format!("memmove(one + {to}, one + {at}, a & 15); "),
                4 => format!("memcpy(two + {to}, one + {at}, b & 15); "),
                _ => format!(
                    "memset(one + {to}, (int)b, a & 15); if (p) memcpy((u8 *)p + {at}, one, a & 15); "
                ),
            };
        }
        self.line(&format!(
            "u64 {name}(u32 a, u64 b, u32 *p) {{ u8 one[32] = \"a text of bytes\", two[32]; memset(two, 7, 32); memcpy(two + 3, &b, 8); \
             if (p) memcpy(one + 16, p, 16); {steps}u64 h = a; for (int i = 0; i < 32; i++) h = h * 31 + one[i] + two[i] * 3u; \
             memcpy(&g[4], one, 32); return h; }}"
        ));
    }

    fn vectors(&mut self) {
        let name = self.name("run");
        let mut steps = String::new();
        for _ in 0..3 + self.draws.below(5) {
            let at = self.draws.below(4);
            let by = 1 + self.draws.below(15);
            let mask: Vec<String> = (0..4).map(|_| self.draws.below(8).to_string()).collect();
            steps += &match self.draws.below(10) {
                0 => "x = x + y * z; ".to_owned(),
                1 => "y ^= x - z; ".to_owned(),
                2 => format!("z = (x << {by}) | (y >> {by}); "),
                3 => format!("x[{at}] = (u32)b; z[(a + {at}) & 3] += x[a & 3]; "),
                4 => format!("x = __builtin_shufflevector(x, y, {}); ", mask.join(", ")),
                5 => "y = (v4)(x < z) & y; ".to_owned(),
                6 => "x += (v4)((h8)y * (h8)z); ".to_owned(),
                7 => "z = __builtin_elementwise_max(x, y); y[0] += __builtin_reduce_add(z); ".to_owned(),
                8 => "x = __builtin_convertvector(__builtin_convertvector(y, h4) + (h4){1, 2, 3, 4}, v4); ".to_owned(),
                _ => "{ f4 f = __builtin_convertvector(z & 1023u, f4); z += (v4)(f * 0.5f + (f4){1, 2, 3, 4}); } ".to_owned(),
            };
        }
        self.line(&format!(
            "u64 {name}(u32 a, u64 b, u32 *p) {{ typedef u16 h4 __attribute__((vector_size(8))); v4 x = {{a, (u32)b, 3, 4}}, \
             y = {{(u32)(b >> 32), 5, a * 7, 1}}, z = x; if (p) memcpy(&z, p, 16); h4 unused = {{0}}; (void)unused; {steps}\
             if (p) memcpy(p, &y, 16); u64 h = 0; for (int i = 0; i < 4; i++) h = h * 31 + x[i] + y[i] * 3ul + z[i] * 5ul; return h; }}"
        ));
    }

    fn builtins(&mut self) {
        let name = self.name("run");
        let mut steps = String::new();
        for _ in 0..4 + self.draws.below(6) {
            let value = self.number(&["a", "b", "h"], 1);
            let ty = self.draws.of(&["u8", "u16", "u32", "u64", "signed char", "short", "int", "long"]);
            let other = self.draws.of(&["u8", "u16", "u32", "u64", "signed char", "short", "int", "long"]);
            let operation = self.draws.of(&["add", "sub", "mul"]);
            steps += &match self.draws.below(14) {
                0 => format!("h += __builtin_bswap16((u16)({value})) + __builtin_bswap32((u32)h); "),
                1 => format!("h ^= __builtin_bswap64({value}); "),
                2 => format!("h = h * 3 + (u64)__builtin_popcountl({value}) + (u64)__builtin_parity((u32)h); "),
                3 => format!("h = h * 5 + (u64)__builtin_ctzl({value} | 1ul << 40) + (u64)__builtin_clz((u32)h | 1); "),
                4 => format!("h += (u64)__builtin_ffsl((long)({value})); "),
                5 | 6 => format!(
                    "{{ {ty} r; h = h * 7 + (u64)__builtin_{operation}_overflow(({other})({value}), ({ty})b, &r); h ^= (u64)r; }} "
                ),
                7 => format!("h = __builtin_rotateleft64(h, {value}) + __builtin_rotateright32((u32)h, 5); "),
                8 => format!("h ^= __builtin_bitreverse64({value}) + __builtin_bitreverse8((u8)h); "),
                9 => "d = __builtin_fma(d, 0.5, 3.25); h += bits_of_double(d); ".to_owned(),
                10 => "h += bits_of_double(__builtin_floor(d * 1.5) + __builtin_ceil(d) - __builtin_trunc(d)); ".to_owned(),
                11 => "h ^= bits_of_double(__builtin_sqrt(__builtin_fabs(d)) + __builtin_copysign(2.0, d)); ".to_owned(),
                12 => format!("h += __builtin_elementwise_add_sat((u32)h, (u32)({value})) + (u64)__builtin_elementwise_sub_sat((int)h, (int)({value})); "),
                _ => "h = __builtin_expect(h > 100, 1) ? h * 9 : h + (u64)__builtin_elementwise_min((int)h, (int)b); ".to_owned(),
            };
        }
        self.line(&format!(
            "u64 {name}(int a, u64 b, double d) {{ u64 h = b; d = moderate(d); {steps}g[0] += h; return h; }}"
        ));
    }

    /// Integers of unusual widths.
    fn wide(&mut self) {
        let name = self.name("run");
        let width = self.draws.of(&["17", "24", "33", "47", "65", "90", "128"]);
        let mut steps = String::new();
        for _ in 0..3 + self.draws.below(5) {
            let value = self.number(&["a", "b", "h"], 1);
            let (by, operation) = (1 + self.draws.below(16), self.draws.of(&["add", "sub", "mul"]));
            steps += &match self.draws.below(9) {
                0 => format!("w = w * (W)({value}) + 3; "),
                1 => format!("w ^= (W)w >> {by}; x += w; "),
                2 => format!("x = (W)(x << {by}) | (W)({value}); "),
                3 => format!("x = x / ((W)({value}) | 1) + x % ((W)b | 1); "),
                4 => format!("h += (u64)((S)w < (S)x) + (u64)(w > x) * 2; w = (W)((S)w >> {by}); "),
                5 => format!(
                    "{{ u64 r; h += (u64)__builtin_{operation}_overflow((S)w, (long)({value}), &r); h ^= r; }} "
                ),
                6 => format!("{{ W r; h += (u64)__builtin_{operation}_overflow(w, x, &r); x ^= r; }} "),
                7 => "kept = w; w += kept; many[a & 3] = x; x ^= many[b & 3]; ".to_owned(),
                _ => "h += (u64)w + (u64)(x >> 9); q = q * 5 + (unsigned __int128)h; h ^= (u64)(q >> 70); "
                    .to_owned(),
            };
        }
        self.line(&format!(
            "u64 {name}(int a, u64 b) {{ typedef unsigned _BitInt({width}) W; typedef _BitInt({width}) S; static W many[4]; W kept, w = (W)b, x = (W)a; \
             unsigned __int128 q = (unsigned __int128)b << 50 | (u64)a; u64 h = 1; {steps}return h + (u64)w + (u64)x + (u64)(q >> 31); }}"
        ));
    }

    /// Atomic accesses, and variables of threads.
    fn atomics(&mut self) {
        let (name, shared, own) = (self.name("run"), self.name("shared"), self.name("own"));
        let ty = self.draws.of(&["u8", "u16", "u32", "u64", "short", "int", "long"]);
        let mut steps = String::new();
        for _ in 0..2 + self.draws.below(4) {
            let value = self.number(&["a", "b", "h"], 1);
            let operation = self.draws.of(&["add", "sub", "and", "or", "xor", "nand"]);
            let after = self.draws.of(&["fetch_{}", "{}_fetch"]).replace("{}", operation);
            steps += &match self.draws.below(5) {
                0 => format!("h = h * 3 + (u64)__atomic_{after}(&{shared}[a & 1], ({ty})({value}), 5); "),
                1 => format!("h += (u64)__atomic_exchange_n(&{shared}[b & 1], ({ty})({value}), 4); "),
                2 => format!(
                    "{{ {ty} old = ({ty})({value}); h += __atomic_compare_exchange_n(&{shared}[0], &old, ({ty})h, 0, 5, 0); h ^= (u64)old; }} "
                ),
                3 => format!(
                    "__atomic_store_n(&{shared}[1], ({ty})({value}), 3); h ^= (u64)__atomic_load_n(&{shared}[0], 2); "
                ),
                _ => format!("{own}[a & 3] += ({ty})({value}); h += (u64){own}[b & 3]; "),
            };
        }
        self.line(&format!(
            "{ty} {shared}[2] = {{5, 6}}; _Thread_local {ty} {own}[4] = {{1, 2, 3}};\n\
             u64 {name}(int a, u64 b) {{ u64 h = b; {steps}return h; }}"
        ));
    }

    /// Texts by numbers, of which clang makes tables of distances.
    fn names(&mut self) {
        let (name, helper) = (self.name("run"), self.name("text"));
        let words = ["zero", "one", "many", "a longer one", "", "x", "two words"];
        let cases: String = (0..4 + self.draws.below(6))
            .map(|case| format!("case {case}: return \"{}{case}\"; ", self.draws.of(&words)))
            .collect();
        self.line(&format!(
            "static __attribute__((noinline)) const char *{helper}(u64 k) {{ switch (k) {{ {cases}default: return \"none\"; }} }}"
        ));
        self.line(&format!(
            "u64 {name}(u32 a, u64 b) {{ const char *t = {helper}(a & 15); u64 h = b; while (*t) h = h * 31 + (u8)*t++; \
             return h + (u8)*{helper}(b % 11); }}"
        ));
    }

    /// Arrays on the stack, of a size that is known late, and pointers into them that others get.
    fn locals(&mut self) {
        let (name, helper) = (self.name("run"), self.name("into"));
        let (value, other) = (self.number(&["a", "b", "i"], 2), self.number(&["x", "n"], 2));
        self.line(&format!(
            "static __attribute__((noinline)) u64 *{helper}(u64 *p, u32 n, u64 x) {{ p[n] ^= {other}; return n & 1 ? p : p + n; }}"
        ));
        self.line(&format!(
            "u64 {name}(u32 a, u64 b) {{ u32 n = (a & 7) + 3; u64 list[n], *places[2], grid[3][5]; \
             for (u32 i = 0; i < n; i++) list[i] = {value}; memset(grid, (int)b, sizeof grid); \
             places[0] = {helper}(list, n - 2, b); places[1] = {helper}(grid[a % 3], 2, b + 1); \
             u64 *last = *(b & 1 ? &places[0] : &places[1]); *last += 7; struct {{ u64 *p; u32 k; }} link = {{&list[1], n}}, copy = link; \
             *copy.p ^= copy.k; u64 h = (u64)(last == list); \
             for (u32 i = 0; i < n; i++) h = h * 31 + list[i]; return h + grid[b % 3][a % 5] + grid[a % 3][2]; }}"
        ));
    }
}
