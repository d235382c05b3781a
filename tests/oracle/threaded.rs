//! Threaded interpreters: blocks that each decide which is next. Made reducible they compute the same, by LLVM and as
//! graphs, and grow no more than what they jump to.
//!
//! Most blocks number the others alike and hand on the same registers, as compilers leave it; some do not. A seed says which.

use crate::{outside::run, printing::read, runs::cases, written::Draws};
use dfquery_convert::{Options, convert_with};
use dfquery_extract::text::Listings;
use dfquery_graph::{random, verify::verify};
use dfquery_reducify::{Manner, Report, Settings, llvm, with_plan};
use dfquery_simulate::{
    check::{Outcome, Trials, check},
    program::Program,
};
use std::fmt::Write as _;

/// The number of the way out.
const OUT: usize = 63;
/// A jump: the number for which it is taken, or none if for all others, and the block where it leads; none is the way out.
type Jump = (Option<usize>, Option<usize>);

/// Where the block before all others jumps, and the others.
fn jumps(draws: &mut Draws, blocks: usize) -> Vec<Vec<Jump>> {
    let density = [30, 100, 100][draws.below(3)];
    let odd = [0, 0, 20][draws.below(3)];
    let block = |_| {
        let turned = if draws.below(100) < odd { 1 + draws.below(3) } else { 0 };
        let mut jumps: Vec<Jump> = Vec::new();
        for to in 0..blocks {
            if draws.below(100) < density {
                jumps.push((Some((to + turned) % blocks), Some(to)));
            }
        }
        if draws.below(100) < odd {
            let to = draws.below(blocks);
            jumps.push((Some(OUT - 1), Some(to)));
            let default = Some(draws.below(blocks));
            jumps.extend([(Some(OUT), None), (None, default)]);
        } else {
            jumps.push((None, None));
        }
        jumps
    };
    (0..=blocks).map(block).collect()
}

/// An interpreter in the making: block 0 comes before all others.
struct Maker<'d> {
    draws: &'d mut Draws,
    jumps: Vec<Vec<Jump>>,
    /// The type by which blocks decide.
    ty: &'static str,
    /// How many of a hundred edges bring registers in another order.
    strange: usize,
    text: String,
}

/// What block `at` hands on: two registers, and how much is left to do.
fn handed_on(at: usize) -> [String; 3] {
    match at {
        0 => ["%a", "%b", "%f.0"].map(str::to_owned),
        at => [format!("%r{at}.0"), format!("%r{at}.1"), format!("%left{at}")],
    }
}

fn label(at: usize) -> String {
    if at == 0 { "entry".to_owned() } else { format!("op{at}") }
}

impl Maker<'_> {
    fn line(&mut self, line: &str) {
        writeln!(self.text, "  {line}").expect("a text takes everything");
    }

    /// The blocks that jump to `to`, once for each jump.
    fn arrivals(&self, to: Option<usize>) -> Vec<usize> {
        let edges = self.jumps.iter().enumerate();
        edges.flat_map(|(from, jumps)| jumps.iter().filter(|jump| jump.1 == to).map(move |_| from)).collect()
    }

    /// What block `at` takes over, and what it makes of it.
    fn compute(&mut self, at: usize) {
        writeln!(self.text, "op{at}:").expect("a text takes everything");
        let mut handed = |from| {
            let mut values = handed_on(from);
            if self.draws.below(100) < self.strange {
                values.swap(0, 1);
            }
            values
        };
        let handed: Vec<[String; 3]> = (0..self.jumps.len()).map(&mut handed).collect();
        let arrivals = self.arrivals(Some(at - 1));
        for (register, name) in ["x0", "x1", "f"].into_iter().enumerate() {
            let pair = |&from: &usize| format!("[ {}, %{} ]", handed[from][register], label(from));
            let pairs: Vec<String> = arrivals.iter().map(pair).collect();
            match pairs.is_empty() {
                true => self.line(&format!("%{name}.{at} = add i32 0, 0")),
                false => self.line(&format!("%{name}.{at} = phi i32 {}", pairs.join(", "))),
            }
        }
        let (operation, other) = (self.draws.of(&["add", "mul", "xor", "sub"]), self.draws.below(2));
        let (one, two) = (1 + self.draws.below(9), self.draws.below(5));
        self.line(&format!("%r{at}.0 = {operation} i32 %x0.{at}, {one}"));
        self.line(&format!("%r{at}.1 = add i32 %x{other}.{at}, {two}"));
        self.line(&format!("%left{at} = sub i32 %f.{at}, 1"));
    }

    /// What block `at` decides by, and where it goes.
    fn decide(&mut self, at: usize) {
        let ([one, other, left], ty, blocks) = (handed_on(at), self.ty, self.jumps.len() - 1);
        self.line(&format!("%mix{at} = xor i32 {one}, {other}"));
        self.line(&format!("%high{at} = lshr i32 %mix{at}, 3"));
        self.line(&format!("%sum{at} = add i32 %mix{at}, %high{at}"));
        self.line(&format!("%low{at} = urem i32 %sum{at}, {blocks}"));
        self.line(&format!("%on{at} = icmp sgt i32 {left}, 0"));
        self.line(&format!("%next{at} = select i1 %on{at}, i32 %low{at}, i32 {OUT}"));
        let subject = match ty {
            "i8" => {
                self.line(&format!("%code{at} = trunc i32 %next{at} to i8"));
                format!("%code{at}")
            }
            _ => format!("%next{at}"),
        };
        let target = |to: Option<usize>| to.map_or("out".to_owned(), |to| label(to + 1));
        let default = self.jumps[at].iter().find(|jump| jump.0.is_none()).and_then(|jump| jump.1);
        let cases = self.jumps[at].iter().filter_map(|jump| Some((jump.0?, jump.1)));
        let cases: String =
            cases.map(|(number, to)| format!(" {ty} {number}, label %{}", target(to))).collect();
        self.line(&format!("switch {ty} {subject}, label %{} [{cases} ]", target(default)));
    }
}

/// An interpreter of a number of blocks, as a module with the function `vm`.
fn interpreter(draws: &mut Draws, blocks: usize) -> String {
    let (jumps, ty) = (jumps(draws, blocks), draws.of(&["i8", "i8", "i32"]));
    let strange = [0, 0, 10][draws.below(3)];
    let text = String::from("define i32 @vm(i32 %a, i32 %b) {\nentry:\n  %f.0 = and i32 %b, 31\n");
    let mut maker = Maker { draws, jumps, ty, strange, text };
    maker.decide(0);
    for at in 1..=blocks {
        maker.compute(at);
        maker.decide(at);
    }
    let pair = |from: usize| format!("[ {}, %{} ]", handed_on(from)[0], label(from));
    let pairs: Vec<String> = maker.arrivals(None).into_iter().map(pair).collect();
    maker.text + &format!("out:\n  %result = phi i32 {}\n  ret i32 %result\n}}\n", pairs.join(", "))
}

/// What prints the results of `vm`.
const CALLER: &str = "
@line = constant [4 x i8] c\"%u\\0A\\00\"
declare i32 @printf(ptr, ...)
define i32 @main() {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %a = mul i32 %i, 77773
  %r = call i32 @vm(i32 %a, i32 %i)
  %told = call i32 (ptr, ...) @printf(ptr @line, i32 %r)
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, 40
  br i1 %again, label %body, label %end
end:
  ret i32 0
}
";

/// The module of `text` with its function made reducible, and what was done; none if it was reducible already.
fn reduced(text: &str, settings: &Settings) -> Option<(String, Report)> {
    let base = read(text);
    let session = dfquery_rules::built_in().session(&base);
    let listings = Listings::new(text);
    let done = with_plan(&session, &base, 0, settings, |plan, _, report| {
        let body = llvm::body(&listings, plan).unwrap_or_else(|why| panic!("{why}"));
        (llvm::module(text, &[body]), report)
    });
    done.unwrap_or_else(|report| panic!("{report}\n{text}"))
}

/// The graph of the reducible function agrees with what the interpreter was.
fn expect_agreement(text: &str, options: &Options) {
    let base = read(text);
    let session = dfquery_rules::built_in().session(&base);
    let graph = convert_with(&session, &base, 0, options);
    let graph = graph.unwrap_or_else(|skipped| panic!("{}\n{text}", skipped.reason));
    assert_eq!(verify(&graph), [], "{text}");
    match check(&Program::new(&base), 0, &graph, &Trials { seeds: 4, orders: 3, ..Trials::default() }) {
        Outcome::Agree { .. } => {}
        wrong => panic!("{wrong}\n{text}"),
    }
}

#[test]
fn interpreters_compute_the_same_when_they_are_reducible() {
    let (all, [mut gathered, mut direct, mut selected]) = (cases(60), [0; 3]);
    for seed in 0..u64::from(all) {
        let draws = &mut Draws(random::draw(2828, seed));
        let blocks = 2 + draws.below(if seed % 4 == 0 { 24 } else { 8 });
        let text = interpreter(draws, blocks);
        let manner = [Manner::Auto, Manner::Dispatch, Manner::Size][draws.below(3)];
        let settings = Settings { manner, ..Settings::default() };
        if let Some((printed, _)) = reduced(&text, &settings) {
            run("opt-22", &["-passes=verify", "-disable-output"], &printed);
            let results = |text: &str| run("lli-22", &["-"], &(text.to_owned() + CALLER));
            assert_eq!(results(&printed), results(&text), "seed {seed}\n{text}\n{printed}");
            gathered += usize::from(printed.contains("gather.1:"));
            selected += usize::from(printed.contains("%case.1 = icmp eq"));
            let label = printed.lines().find(|line| line.contains("%label.1 = phi")).unwrap_or_default();
            direct += usize::from(label.contains("%code") || label.contains("%next"));
        }
        expect_agreement(&text, &Options { reduce: settings, ..Options::default() });
    }
    let found = [gathered, direct, selected];
    println!(
        "{found:?} of {all} interpreters gather ways, decide by what they decide anyway, and select labels"
    );
    assert!(found.iter().all(|found| found * 50 >= all as usize), "too rare: {found:?} of {all}");
}

#[test]
fn interpreters_whose_blocks_agree_do_not_grow() {
    for blocks in [20, 60] {
        let mut text = String::from("define i32 @vm(ptr %code) {\nentry:\n  %o0 = load i8, ptr %code\n");
        let cases: String = (0..blocks).map(|to| format!(" i8 {to}, label %op{to}")).collect();
        let ways = |name: &str| {
            (0..blocks).map(|from| format!(", [ %{name}{from}, %op{from} ]")).collect::<String>()
        };
        let [sums, places] = ["r", "p"].map(ways);
        writeln!(text, "  switch i8 %o0, label %out [{cases} ]").expect("a text takes everything");
        for at in 0..blocks {
            write!(
                text,
                "op{at}:\n  %x{at} = phi i32 [ 1, %entry ]{sums}\n  %pc{at} = phi i32 [ 0, %entry ]{places}\n  \
                 %r{at} = mul i32 %x{at}, {at}\n  %p{at} = add i32 %pc{at}, 1\n  \
                 %a{at} = getelementptr i8, ptr %code, i32 %p{at}\n  %c{at} = load i8, ptr %a{at}\n  \
                 switch i8 %c{at}, label %out [{cases} ]\n"
            )
            .expect("a text takes everything");
        }
        writeln!(text, "out:\n  %res = phi i32 [ 0, %entry ]{sums}\n  ret i32 %res\n}}")
            .expect("a text takes everything");
        let (printed, report) = reduced(&text, &Settings::default()).expect("it is irreducible");
        let [before, after] = report.instructions;
        assert!(after <= before + before / 2, "{report}: {before} instructions became {after}");
        assert!(printed.len() <= text.len(), "{report}: {} bytes became {}", text.len(), printed.len());
        assert!(!printed.contains("icmp"), "{report}: a label is looked for case by case");
    }
}
