//! Accesses of the lanes of a wave together, held against the addresses of all lanes: these are computed here from the
//! text of the kernel, `f[y * w + x]`, and nothing of dfquery.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    iter::Peekable,
    process::Command,
    str::Chars,
};

const KERNELS: &str = "tests/cases/gpu/shapes.cl";
const MODULE: &str = "tests/cases/gpu/shapes.ll";

/// Work-groups with the lanes of a wave.
const SHAPES: [([i64; 3], i64); 10] = [
    ([16, 16, 1], 32),
    ([8, 8, 1], 32),
    ([8, 8, 4], 64),
    ([32, 8, 1], 32),
    ([32, 8, 1], 64),
    ([24, 4, 1], 32),
    ([7, 5, 3], 16),
    ([256, 1, 1], 32),
    ([1, 64, 1], 32),
    ([4, 4, 4], 32),
];

/// An access of a kernel: its line, the bytes of an element, and the text of its index.
struct Access {
    kernel: String,
    line: usize,
    bytes: i64,
    is_local: bool,
    index: String,
}

fn accesses() -> Vec<Access> {
    let text = fs::read_to_string(KERNELS).expect("the kernels are there");
    let (mut kernel, mut found) = (String::new(), Vec::new());
    for (line, text) in (1..).zip(text.lines()) {
        if let Some(rest) = text.strip_prefix("__kernel void ") {
            kernel = rest.split('(').next().expect("a name").to_owned();
        }
        let Some((array, rest)) = text.trim().split_once('[') else { continue };
        let Some((index, _)) = rest.split_once("] = ") else { continue };
        let bytes = match array {
            "f" | "t" => 4,
            "d" | "u" => 8,
            "c" | "b" => 1,
            "s" => 2,
            "v" => 16,
            _ => continue,
        };
        let is_local = ["t", "u", "b"].contains(&array);
        found.push(Access { kernel: kernel.clone(), line, bytes, is_local, index: index.to_owned() });
    }
    found
}

/// The value of an expression of `+`, `-`, `*`, numbers, names and parentheses.
fn value(text: &str, names: &BTreeMap<&str, i64>) -> i64 {
    let mut rest = text.chars().peekable();
    let value = sum(&mut rest, names);
    assert_eq!(rest.next(), None, "{text}");
    value
}

fn sum(rest: &mut Peekable<Chars>, names: &BTreeMap<&str, i64>) -> i64 {
    let mut all = product(rest, names);
    while let Some(sign) = rest.next_if(|c| "+- ".contains(*c)) {
        match sign {
            '+' => all += product(rest, names),
            '-' => all -= product(rest, names),
            _ => {}
        }
    }
    all
}

fn product(rest: &mut Peekable<Chars>, names: &BTreeMap<&str, i64>) -> i64 {
    let mut all = factor(rest, names);
    loop {
        while rest.next_if_eq(&' ').is_some() {}
        if rest.next_if_eq(&'*').is_none() {
            return all;
        }
        all *= factor(rest, names);
    }
}

fn factor(rest: &mut Peekable<Chars>, names: &BTreeMap<&str, i64>) -> i64 {
    while rest.next_if_eq(&' ').is_some() {}
    if rest.next_if_eq(&'(').is_some() {
        let inner = sum(rest, names);
        assert_eq!(rest.next(), Some(')'));
        return inner;
    }
    let mut word = String::new();
    while let Some(letter) = rest.next_if(char::is_ascii_alphanumeric) {
        word.push(letter);
    }
    word.parse().unwrap_or_else(|_| names[word.as_str()])
}

/// By wave the addresses of its lanes in order; strides that are known at run time only are large and odd here.
fn addresses(access: &Access, [width, height, depth]: [i64; 3], lanes: i64) -> Vec<Vec<i64>> {
    let group = if access.kernel == "whole" { [3, 2, 1] } else { [0; 3] };
    let item = |number: i64| {
        let (x, y, z) = (number % width, number / width % height, number / width / height);
        let [x, y, z] =
            [(x, width, 0), (y, height, 1), (z, depth, 2)].map(|(at, size, axis)| at + group[axis] * size);
        let names = BTreeMap::from([
            ("x", x),
            ("y", y),
            ("z", z),
            ("w", 100_003),
            ("h", 1_009),
            // In `narrow`: sizes of the group, and numbers of work-items in `int`.
            ("X", width),
            ("Y", height),
            ("l", y * width + x),
            ("m", y * 16 + x),
            ("g", 5 * width + x),
        ]);
        access.bytes * value(&access.index, &names)
    };
    let all: Vec<i64> = (0..width * height * depth).map(item).collect();
    all.chunks(lanes as usize).map(<[i64]>::to_vec).collect()
}

/// The stretches of bytes that a wave accesses, as the numbers of their bytes.
fn stretches(addresses: &[i64], bytes: i64) -> Vec<i64> {
    let sorted: BTreeSet<i64> = addresses.iter().copied().collect();
    let mut found: Vec<(i64, i64)> = Vec::new();
    for at in sorted {
        match found.last_mut() {
            Some((_, end)) if *end >= at => *end = at + bytes,
            _ => found.push((at, at + bytes)),
        }
    }
    found.iter().map(|(start, end)| end - start).collect()
}

/// The most words of one bank that lanes want in one turn.
fn ways(addresses: &[i64], bytes: i64) -> usize {
    let word = bytes.max(4);
    let in_turn = (128 / word) as usize;
    let turns = addresses.chunks(in_turn).map(|turn| {
        let mut banks: BTreeMap<i64, BTreeSet<i64>> = BTreeMap::new();
        for at in turn {
            banks.entry(at / word % (128 / word)).or_default().insert(at / word);
        }
        banks.values().map(BTreeSet::len).max().unwrap_or(0)
    });
    turns.max().unwrap_or(0)
}

/// By line the numbers that dfquery gives for `relation`.
fn told(relation: &str, [width, height, depth]: [i64; 3], lanes: i64) -> BTreeMap<usize, Vec<i64>> {
    let (group, lanes) = (format!("{width},{height},{depth}"), lanes.to_string());
    let output = Command::new(env!("CARGO_BIN_EXE_dfquery"))
        .args([MODULE, "--relation", relation, "--lines", "--format", "json"])
        .args(["--workgroup", &group, "--lanes", &lanes])
        .output()
        .expect("the binary runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let rows: Vec<serde_json::Value> = serde_json::from_slice(&output.stdout).expect("JSON");
    let row = |row: &serde_json::Value| {
        let place = row["instruction_location"].as_str().expect("a place");
        let line = place.split(':').nth(1).expect("a line").parse().expect("a number");
        let numbers = ["segments", "bytes", "ways"].iter().filter_map(|name| row[*name].as_i64());
        (line, numbers.collect())
    };
    rows.iter().map(row).collect()
}

#[test]
fn segments_are_those_of_the_addresses_of_all_lanes() {
    let accesses = accesses();
    assert!(accesses.len() > 30);
    for (shape, lanes) in SHAPES {
        let told = told("transactions", shape, lanes);
        for access in &accesses {
            let waves: Vec<Vec<i64>> =
                addresses(access, shape, lanes).iter().map(|wave| stretches(wave, access.bytes)).collect();
            let segments = waves.iter().map(Vec::len).max().expect("a wave") as i64;
            let bytes = *waves.iter().flatten().max().expect("a stretch");
            let found = told.get(&access.line);
            let expected = vec![segments, bytes];
            assert_eq!(
                found,
                Some(&expected),
                "line {} `{}` of {shape:?} in {lanes}",
                access.line,
                access.index
            );
        }
    }
}

#[test]
fn conflicts_of_banks_are_those_of_the_addresses_of_all_lanes() {
    for (shape, lanes) in SHAPES {
        let told = told("bank_conflict", shape, lanes);
        for access in accesses().iter().filter(|access| access.is_local) {
            let waves = addresses(access, shape, lanes);
            let ways = waves.iter().map(|wave| ways(wave, access.bytes)).max().expect("a wave") as i64;
            let found = told.get(&access.line).map_or(1, |numbers| numbers[0]);
            assert_eq!(found, ways, "line {} `{}` of {shape:?} in {lanes}", access.line, access.index);
        }
    }
}
