//! Patterns of accesses before lanes that run: each lane by itself, with addresses compared where lanes of a wave are together.
//!
//! A wave is one row of a work group, or all of its rows if nothing is said of how long they are.
//!
//! `DFQUERY_CORPUS=DIR cargo test --test oracle kernels -- --nocapture` takes the modules of a corpus as well.

use crate::{
    lanes::{self, count_rounds, mix},
    remarks::set_target,
};
use dfquery_engine::base::FactBase;
use dfquery_extract::Source;
use dfquery_graph::{
    bits::Bits,
    semantics::{Atomic, Kind},
};
use dfquery_simulate::{
    bytecode::{Code, CodeBlock, End, Input, Step, Way},
    environment::{Call, Environment},
    host::{Frame, Host},
    process::Process,
    program::Program,
};
use std::{
    collections::{BTreeMap, HashMap},
    env, fs,
    path::{Path, PathBuf},
};

/// Lanes beside each other, and rows of them.
const WAVE: [u64; 2] = [16, 2];
/// How many instructions a lane executes at most.
const STEPS: usize = 3000;
/// What arguments are that are no pointers: with the second, some lanes have nothing to do.
const SIZES: [u64; 2] = [1000, 203];
/// Loaded values are below this: indices that are made of them do not wrap.
const FEW: u64 = 97;

/// One lane, which gets no answer that it does not know itself.
struct Lane {
    x: u64,
    y: u64,
}

impl Lane {
    /// The result of the intrinsic `name`, if it tells where the lane is.
    fn answer(&self, name: &str) -> Option<u64> {
        let name = name.strip_prefix("nvvm.read.ptx.sreg.").or(name.strip_prefix("amdgcn."))?;
        Some(match name {
            "workitem.id.x" | "tid.x" => self.x,
            "workitem.id.y" | "tid.y" => self.y,
            "workgroup.id.x" | "ctaid.x" => 3,
            "workgroup.id.y" | "ctaid.y" => 1,
            "ntid.x" | "ntid.y" => 64,
            _ => return None,
        })
    }
}

impl Environment for Lane {
    fn call(&mut self, _: Call, width: u32) -> Bits {
        Bits::new(width, 1)
    }

    fn source(&mut self, _: &str, turn: u32, width: u32) -> Bits {
        Bits::new(width, u64::from(turn))
    }

    fn constant(&mut self, _: &str, width: u32) -> Bits {
        Bits::new(width, FEW)
    }
}

/// A lane, by its number in the row and its row, and the address that it came to.
type Visit = ([u64; 2], u64);

/// What lanes came to, by instruction and moment.
type Seen = BTreeMap<(u32, u64), Vec<Visit>>;

/// All lanes on one function, one after another.
struct Wave<'w> {
    program: &'w Program<'w>,
    function: u32,
    cycles: Vec<Vec<usize>>,
    intrinsics: HashMap<u32, &'w str>,
    /// By instruction the register that is its first operand.
    reads: HashMap<u32, u32>,
    size: u64,
    /// What the first lane had that came to a moment, for those that read it.
    first: HashMap<(u32, u64), Bits>,
    seen: Seen,
}

impl<'w> Wave<'w> {
    fn new(program: &'w Program<'w>, function: u32, size: u64) -> Self {
        let successors = |block: &CodeBlock| lanes::Block {
            successors: successors(&block.end),
            ..lanes::Block::default()
        };
        let blocks = program.code(function).blocks.iter().map(successors).collect();
        let cycles = lanes::Code { blocks, variables: 0 }.cycles();
        let base = program.base;
        let rows = base.rows_of_part::<2>(base.relation("intrinsic").expect("an input"), function);
        let intrinsics = rows.iter().map(|row| (row[0], base.symbols().get(row[1]))).collect();
        let values = base.entities(base.schema().entity_type("Value").expect("the schema has it"));
        let uses = base.rows_of_part::<3>(base.relation("use").expect("an input"), function).iter();
        let register = |row: &[u32; 3]| (row[0], row[2] - values.of_part(function).start);
        let reads = uses.filter(|row| row[1] == 0).map(register).collect();
        Wave { program, function, cycles, intrinsics, reads, size, first: HashMap::new(), seen: Seen::new() }
    }

    fn run(mut self) -> Seen {
        for y in 0..WAVE[1] {
            for x in 0..WAVE[0] {
                self.lane(x, y);
            }
        }
        self.seen
    }

    /// Pointers far from each other, and sizes.
    fn arguments(&self, code: &Code) -> Vec<Bits> {
        let base = self.program.base;
        let values = base.rows_of_part::<4>(base.relation("value").expect("an input"), self.function);
        let first = values.first().map_or(0, |row| row[0]);
        let is_pointer = |register: u32| {
            let row = values.iter().find(|row| row[0] == first + register).expect("a parameter is a value");
            base.symbols().get(row[2]).starts_with("ptr")
        };
        let argument = |(at, &register): (usize, &u32)| {
            let value = if is_pointer(register) { (at as u64 + 1) << 24 } else { self.size };
            Bits::new(code.widths[register as usize], value)
        };
        code.parameters.iter().enumerate().map(argument).collect()
    }

    fn lane(&mut self, x: u64, y: u64) {
        let code = self.program.code(self.function);
        let mut registers: Vec<Bits> = code.widths.iter().map(|&width| Bits::zero(width)).collect();
        for (&register, argument) in code.parameters.iter().zip(self.arguments(code)) {
            registers[register as usize] = argument;
        }
        let mut process = Process::new(self.program, 0, Lane { x, y }, STEPS as u64);
        let mut frame = process.enter().expect("nothing was entered before");
        let (mut at, mut from, mut counts, mut steps) = (0, None, Vec::new(), 0);
        while steps < STEPS {
            let key = self.moment(at, from, &mut counts);
            let block = &code.blocks[at];
            steps += 1 + block.steps.len();
            for step in &block.steps {
                let value = match self.read_first(step, &registers, key) {
                    Some(value) => Some(value),
                    None => {
                        let operands: Vec<Bits> =
                            step.inputs.iter().map(|input| read(input, &registers)).collect();
                        self.step(step, &operands, key, &mut process, &mut frame)
                    }
                };
                let Some(value) = value else { return };
                if let Some(target) = step.target {
                    registers[target as usize] = value;
                }
            }
            let Some(way) = way(&block.end, &registers) else { return };
            let moves: Vec<Bits> = way.moves.iter().map(|(_, input)| read(input, &registers)).collect();
            for ((register, _), value) in way.moves.iter().zip(moves) {
                registers[*register as usize] = value;
            }
            (from, at) = (Some(at), way.to);
        }
    }

    /// What the first lane has that comes here, if that is what `step` asks.
    fn read_first(&mut self, step: &Step, registers: &[Bits], key: u64) -> Option<Bits> {
        let asks = self.intrinsics.get(&step.instruction) == Some(&"amdgcn.readfirstlane");
        let register = *self.reads.get(&step.instruction).filter(|_| asks)?;
        let mine = || registers[register as usize].clone();
        Some(self.first.entry((step.instruction, key)).or_insert_with(mine).clone())
    }

    /// The block, and how often the headers around it were passed.
    fn moment(&self, at: usize, from: Option<usize>, counts: &mut Vec<u64>) -> u64 {
        count_rounds(&self.cycles, at, from, counts);
        mix(&[at as u64, mix(counts)])
    }

    /// Executes one instruction. Stores go nowhere, so that all lanes find memory as it was; none where a lane must end.
    fn step(
        &mut self,
        step: &Step,
        operands: &[Bits],
        key: u64,
        process: &mut Process<'_, Lane>,
        frame: &mut Frame,
    ) -> Option<Bits> {
        let lane = [process.environment.x, process.environment.y];
        let moment = (step.instruction, key);
        let mut see = |address: &Bits| self.seen.entry(moment).or_default().push((lane, address.low()));
        let loaded = |address: &Bits| Bits::new(step.semantics.width, mix(&[address.low(), key]) % FEW);
        let intrinsic = self.intrinsics.get(&step.instruction).copied().unwrap_or_default();
        if let Some(value) = process.environment.answer(intrinsic) {
            return Some(Bits::new(step.semantics.width, value));
        }
        match &step.semantics.kind {
            Kind::Load(_) | Kind::Atomic(Atomic::Load, _) => {
                see(&operands[0]);
                Some(loaded(&operands[0]))
            }
            Kind::Store(_) | Kind::Atomic(Atomic::Store, _) => {
                see(&operands[1]);
                Some(Bits::zero(0))
            }
            Kind::Atomic(Atomic::Update(_) | Atomic::Exchange, _) => {
                see(&operands[0]);
                Some(Bits::new(step.semantics.width, mix(&[key, lane[0], lane[1]]) % FEW))
            }
            _ => process.perform(&step.semantics, operands, frame).ok(),
        }
    }
}

fn successors(end: &End) -> Vec<usize> {
    match end {
        End::Jump(way) => vec![way.to],
        End::Branch(_, yes, no) => vec![yes.to, no.to],
        End::Switch(_, cases, default) => {
            [default.to].into_iter().chain(cases.iter().map(|(_, way)| way.to)).collect()
        }
        End::Return(_) | End::Unreachable | End::Unsupported(_) => Vec::new(),
    }
}

fn way<'c>(end: &'c End, registers: &[Bits]) -> Option<&'c Way> {
    match end {
        End::Jump(way) => Some(way),
        End::Branch(condition, yes, no) => Some(if read(condition, registers).is_true() { yes } else { no }),
        End::Switch(value, cases, default) => {
            let value = read(value, registers);
            Some(cases.iter().find(|case| case.0 == value).map_or(default, |case| &case.1))
        }
        End::Return(_) | End::Unreachable | End::Unsupported(_) => None,
    }
}

fn read(input: &Input, registers: &[Bits]) -> Bits {
    match input {
        Input::Register(register) => registers[*register as usize].clone(),
        Input::Fixed(bits) => bits.clone(),
        Input::Undefined(width) => Bits::zero(*width),
        Input::Expression { width, .. } => Bits::new(*width, FEW),
    }
}

/// How the accesses of a module were told, and how many of each kind several lanes came to.
#[derive(Default)]
struct Tally {
    told: BTreeMap<String, [usize; 2]>,
    /// Scattered ones whose lanes were always equally far apart.
    idle: usize,
    wrong: Vec<String>,
}

/// The lanes of each wave, by their numbers in it, and the addresses that they came to.
type Waves = Vec<Vec<(u64, u64)>>;

/// The waves of `lanes`, of which each is a row if rows are known to be long enough.
fn waves(lanes: &[Visit], by_rows: bool) -> Waves {
    if !by_rows {
        return vec![lanes.iter().map(|(lane, address)| (lane[1] * WAVE[0] + lane[0], *address)).collect()];
    }
    let of_row = |row: u64| {
        let lanes = lanes.iter().filter(move |(lane, _)| lane[1] == row);
        lanes.map(|(lane, address)| (lane[0], *address)).collect()
    };
    (0..WAVE[1]).map(of_row).collect()
}

/// How far lanes of one wave are apart for each lane between them, if that is the same for all.
fn stride(waves: &Waves) -> Option<i64> {
    let pairs = waves.iter().flat_map(|wave| wave.windows(2));
    let mut strides = pairs.map(|pair| {
        let lanes = pair[1].0.wrapping_sub(pair[0].0) as i64;
        let bytes = pair[1].1.wrapping_sub(pair[0].1) as i64;
        (bytes % lanes == 0).then(|| bytes / lanes)
    });
    let first = strides.next()??;
    strides.all(|stride| stride == Some(first)).then_some(first)
}

fn hold(base: &FactBase, by_rows: bool) -> Tally {
    let mut tally = Tally::default();
    let session = dfquery_rules::built_in().session(base);
    let program = Program::new(base);
    let instructions = base.schema().entity_type("Instruction").expect("the schema has it");
    for function in 0..base.parts() {
        let seen: Vec<Seen> = SIZES.map(|size| Wave::new(&program, function, size).run()).into();
        let part = session.part(function);
        for &[instruction, kind, bytes, _] in part.relation("access_pattern").arrays::<4>() {
            let strides = |by_rows: bool| -> Vec<Option<i64>> {
                let moments =
                    seen.iter().flat_map(|seen| seen.range((instruction, 0)..=(instruction, u64::MAX)));
                let all = moments.map(|(_, lanes)| waves(lanes, by_rows));
                let together = all.filter(|waves| waves.iter().any(|wave| wave.len() > 1));
                together.map(|waves| stride(&waves)).collect()
            };
            let [of_rows, strides] = [strides(true), strides(by_rows)];
            let is_one =
                |strides: &[Option<i64>], one: Option<i64>| strides.iter().all(|stride| *stride == one);
            let kind = base.symbols().get(kind);
            let is_right = match kind {
                "scattered" => true,
                // Lanes of one row are equally far apart, whichever row and wave it is.
                "tiled" => of_rows.first().is_none_or(|first| first.is_some() && is_one(&of_rows, *first)),
                _ => is_one(&strides, Some(i64::from(bytes as i32))),
            };
            if !is_right {
                let name = base.name(instructions, instruction);
                let found = strides.iter().find(|stride| **stride != Some(i64::from(bytes as i32)));
                tally.wrong.push(format!("{name}: {kind} {}, seen {found:?}", bytes as i32));
            }
            let count = tally.told.entry(kind.to_owned()).or_default();
            count[0] += 1;
            count[1] += usize::from(!strides.is_empty());
            let one = strides.first().copied().flatten();
            let is_even = one.is_some() && is_one(&strides, one);
            tally.idle += usize::from(kind == "scattered" && is_even);
        }
    }
    tally
}

fn module(path: &Path, by_rows: bool) -> FactBase {
    let text = fs::read_to_string(path).expect("a module is text");
    let schema = dfquery_rules::built_in().schema().clone();
    let mut base = dfquery_extract::read(&Source { name: "kernel.ll", bytes: text.as_bytes() }, schema).base;
    dfquery_extract::analysis::complete(&mut base);
    let triple = text.lines().find_map(|line| line.strip_prefix("target triple = \"")).unwrap_or_default();
    let target = ["amdgcn", "nvptx"].into_iter().find(|target| triple.starts_with(target));
    set_target(&mut base, target.unwrap_or("amdgcn"));
    if by_rows {
        let id = base.relation("work_group").expect("an input");
        base.push(id, [64, 4, 1]);
    }
    dfquery_rules::built_in().intern(&mut base);
    base
}

#[test]
fn patterns_of_accesses_are_those_of_lanes() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/divergence");
    for (name, by_rows) in
        [("kernels.ll", true), ("accesses.ll", true), ("kernels.ll", false), ("accesses.ll", false)]
    {
        let tally = hold(&module(&folder.join(name), by_rows), by_rows);
        assert!(tally.wrong.is_empty(), "{name}:\n{}", tally.wrong.join("\n"));
        for (kind, [told, met]) in &tally.told {
            assert!(2 * met >= *told, "{name}: lanes met at {met} of {told} accesses that are {kind}");
        }
    }
}

#[test]
fn patterns_of_corpus_kernels_are_those_of_lanes() {
    let Some(corpus) = env::var_os("DFQUERY_CORPUS") else {
        println!("skipped: DFQUERY_CORPUS does not name a corpus");
        return;
    };
    let entries = fs::read_dir(Path::new(&corpus).join("gpu")).expect("a corpus has kernels");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("readable").path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "ll"));
    files.sort();
    let mut wrong = Vec::new();
    println!(
        "| module | uniform | consecutive | strided | tiled | scattered | of these even |\n\
         |---|--:|--:|--:|--:|--:|--:|"
    );
    for path in files {
        let unknown = hold(&module(&path, false), false);
        wrong.extend(unknown.wrong.into_iter().map(|what| format!("{} {what}", path.display())));
        let tally = hold(&module(&path, true), true);
        let name = path.file_stem().expect("a file").to_string_lossy().into_owned();
        let cell =
            |kind| tally.told.get(kind).map_or("0".to_owned(), |[told, met]| format!("{met} of {told}"));
        let [a, b, c, d, e] = ["uniform", "consecutive", "strided", "tiled", "scattered"].map(cell);
        println!("| {name} | {a} | {b} | {c} | {d} | {e} | {} |", tally.idle);
        wrong.extend(tally.wrong.into_iter().map(|what| format!("{name} {what}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
