//! What functions of many blocks take, by the shape of their control flow: divergence with every argument a source, and
//! conversion; CPU seconds of a whole process on one thread, and the most memory it had.
//!
//! `cargo bench --bench large -- 250 1000 20000` runs these sizes, on Linux. A process that takes more than a minute is
//! stopped. A star marks what is over the budget: divergence is coarse, and conversion skips the function.

mod process;
mod random;

use random::Random;
use std::{env, fmt::Write, fs, process::Command};

/// By block its successors.
type Successors = Vec<Vec<usize>>;

/// Makes control flow of about this number of blocks.
type Shape = fn(usize) -> Successors;

const SHAPES: [(&str, Shape); 11] = [
    ("chain", chain),
    ("loops in a row", |blocks| nests(blocks, 1)),
    ("nests of 3 loops", |blocks| nests(blocks, 3)),
    ("nests of 50 loops", |blocks| nests(blocks, 50)),
    ("diamonds in a row", diamonds),
    ("ladder", ladder),
    ("forward jumps", forward_jumps),
    ("jumps to and fro", jumps),
    ("one switch", one_switch),
    ("two entries", two_entries),
    ("loops whose values are read behind", |blocks| nests(blocks, 1)),
];

fn main() {
    let sizes: Vec<usize> = env::args().skip(1).filter_map(|argument| argument.parse().ok()).collect();
    let sizes = if sizes.is_empty() { vec![250, 1000] } else { sizes };
    let folder = env::temp_dir().join(format!("dfquery-large-{}", std::process::id()));
    fs::create_dir(&folder).expect("a folder for the modules can be made");
    println!("| shape | blocks | divergence, s | MB | conversion, s | MB |");
    println!("|---|--:|--:|--:|--:|--:|");
    for (name, shape) in SHAPES {
        for &blocks in &sizes {
            let module = folder.join("large.ll");
            let text = text(&shape(blocks), name.contains("read behind"));
            fs::write(&module, text).expect("the module can be written");
            let module = module.to_str().expect("the folder has a plain name");
            let divergence =
                measure(&[module, "--divergence-source", "arguments", "--relation", "divergent"]);
            let conversion = measure(&[module, "--emit", "dataflow", "--format", "json"]);
            println!("| {name} | {blocks} | {divergence} | {conversion} |");
        }
    }
    fs::remove_dir_all(&folder).expect("the folder can be removed");
}

/// `seconds | megabytes` of one process.
fn measure(arguments: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dfquery"));
    let (cost, said) = process::run(command.args(arguments).args(["--jobs", "1"]));
    let is_coarse = said.contains("it takes too long") || said.contains("is coarse");
    match cost {
        Some(cost) => {
            let star = if is_coarse { "*" } else { "" };
            format!("{:.2}{star} | {}", cost.seconds(), cost.megabytes())
        }
        None => format!("over {} | -", process::PATIENCE.as_secs()),
    }
}

/// A function with this control flow; each block decides by a value that it loads and an argument.
fn text(successors: &Successors, is_read_behind: bool) -> String {
    let mut text = "define i32 @f(i32 %n, ptr %p) {\nentry:\n  br label %b0\n".to_owned();
    for (at, targets) in successors.iter().enumerate() {
        let before = if is_read_behind && at >= 2 { format!("%a{}", at - 1) } else { "%n".to_owned() };
        write!(text, "b{at}:\n  %v{at} = load volatile i32, ptr %p\n  %a{at} = add i32 %v{at}, {before}\n")
            .expect("a string takes everything");
        let end = match &targets[..] {
            [] => format!("ret i32 %a{at}"),
            [target] => format!("br label %b{target}"),
            [first, second] => {
                format!(
                    "%c{at} = icmp slt i32 %a{at}, {at}\n  br i1 %c{at}, label %b{first}, label %b{second}"
                )
            }
            [first, rest @ ..] => {
                let cases = rest.iter().enumerate().map(|(case, to)| format!(" i32 {case}, label %b{to}"));
                format!("switch i32 %a{at}, label %b{first} [{}]", cases.collect::<String>())
            }
        };
        writeln!(text, "  {end}").expect("a string takes everything");
    }
    text + "}\n"
}

fn chain(blocks: usize) -> Successors {
    ended((0..blocks).map(|at| vec![at + 1]).collect())
}

/// Nests of `depth` loops in a row: headers, then latches from the innermost to the outermost.
fn nests(blocks: usize, depth: usize) -> Successors {
    let nest = |number: usize| {
        let first = number * 2 * depth;
        let headers = (0..depth).map(move |at| vec![first + at + 1]);
        headers.chain((0..depth).map(move |at| vec![first + depth - 1 - at, first + depth + at + 1]))
    };
    ended((0..(blocks / (2 * depth)).max(1)).flat_map(nest).collect())
}

fn diamonds(blocks: usize) -> Successors {
    let diamond = |number: usize| {
        let first = 4 * number;
        [vec![first + 1, first + 2], vec![first + 3], vec![first + 3], vec![first + 4]]
    };
    ended((0..blocks / 4).flat_map(diamond).collect())
}

/// Two rails with rungs from the left one to the right one.
fn ladder(blocks: usize) -> Successors {
    let rungs = blocks / 2;
    let rung = |number: usize| {
        let left = 2 * number;
        match number + 1 == rungs {
            true => [vec![left + 1], vec![left + 2]],
            false => [vec![left + 2, left + 1], vec![left + 3]],
        }
    };
    ended((0..rungs).flat_map(rung).collect())
}

fn forward_jumps(blocks: usize) -> Successors {
    let mut random = Random(7);
    ended((0..blocks).map(|at| vec![at + 1, at + 1 + random.below(blocks - at)]).collect())
}

/// Jumps by up to 20 blocks, half of them back: irreducible, and deeply nested.
fn jumps(blocks: usize) -> Successors {
    let mut random = Random(11);
    let target = |at: usize, jump: usize| (at + jump).saturating_sub(20).min(blocks);
    ended((0..blocks).map(|at| vec![at + 1, target(at, random.below(40))]).collect())
}

fn one_switch(blocks: usize) -> Successors {
    let cases = (1..blocks).map(|_| vec![blocks]);
    ended([(1..blocks).collect()].into_iter().chain(cases).collect())
}

/// Cycles that are entered at two blocks, in a row.
fn two_entries(blocks: usize) -> Successors {
    let cycle = |number: usize| {
        let first = 4 * number;
        [vec![first + 1, first + 2], vec![first + 2, first + 3], vec![first + 1], vec![first + 4]]
    };
    ended((0..blocks / 4).flat_map(cycle).collect())
}

/// With the block that returns.
fn ended(mut successors: Successors) -> Successors {
    successors.push(Vec::new());
    successors
}
