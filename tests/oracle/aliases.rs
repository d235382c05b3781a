//! Accesses that rules say are apart, before runs that note every address.
//!
//! The functions of tests/cases/aliases/loops.c say in their names what is expected of their loop. Whatever is expected,
//! no run may come to the same bytes where rules say that none does.

use dfquery_convert::{Options, framed_rows};
use dfquery_engine::{base::FactBase, run::Session, schema::RelationId};
use dfquery_extract::{Source, analysis};
use dfquery_graph::{
    bits::Bits,
    function::Function,
    random,
    semantics::{Kind, Semantics},
    trap::{Reason, Trap},
};
use dfquery_rules::relation;
use dfquery_simulate::{
    arguments::Arguments,
    environment::SeededEnvironment,
    host::{Frame, Host},
    interpreter::interpret,
    process::Process,
    program::Program,
    promises::{Access, Promises},
};
use std::{
    collections::{BTreeMap, BTreeSet},
    env, fs,
    path::{Path, PathBuf},
};

/// Arguments that are tried of each function.
const SEEDS: u64 = 60;
/// Steps that one run may take.
const STEPS: u64 = 20_000;

/// A run that notes what is executed.
struct Watched<'a> {
    process: Process<'a, SeededEnvironment>,
    /// Instructions that are no phis and end no blocks, in order.
    executed: Vec<u32>,
    /// The accesses among them, with their places in that order.
    accesses: Vec<(usize, Access)>,
}

impl<'a> Host<'a> for Watched<'a> {
    fn program(&self) -> &'a Program<'a> {
        self.process.program
    }

    fn step(&mut self) -> Result<(), Reason> {
        self.process.step()
    }

    fn enter(&mut self) -> Result<Frame, Reason> {
        self.process.enter()
    }

    fn leave(&mut self, frame: Frame) {
        self.process.leave(frame);
    }

    fn note(&mut self, instruction: u32, semantics: &Semantics, x: &[Bits], _: &Frame) {
        let (bytes, address, stores) = match &semantics.kind {
            Kind::Load(moved) => (moved.bytes, x[0].low(), false),
            Kind::Store(moved) => (moved.bytes, x[1].low(), true),
            _ => return self.executed.push(instruction),
        };
        self.accesses.push((self.executed.len(), Access { instruction, address, bytes, stores }));
        self.executed.push(instruction);
    }

    fn perform(&mut self, semantics: &Semantics, x: &[Bits], frame: &mut Frame) -> Result<Bits, Trap> {
        self.process.perform(semantics, x, frame)
    }

    fn constant(&mut self, text: &str, width: u32) -> Bits {
        self.process.constant(text, width)
    }
}

/// A loop of a function, and what the rules say of it.
struct Loop {
    /// The instructions of its header, and all.
    header: BTreeSet<u32>,
    all: BTreeSet<u32>,
    apart: BTreeSet<(u32, u32)>,
    apart_across: BTreeSet<(u32, u32)>,
    /// By pair how many iterations lie at least between two that come to the same bytes.
    distances: BTreeMap<(u32, u32), u32>,
    stores: BTreeSet<u32>,
}

impl Loop {
    /// Pairs that the rules tell something of.
    fn pairs(&self) -> usize {
        self.apart.len() + self.apart_across.len() + self.distances.len()
    }

    /// For each place in the order of execution the run of the loop and its iteration there; none outside of it.
    fn iterations(&self, executed: &[u32]) -> Vec<Option<(u32, u32)>> {
        let (mut run, mut iteration) = (0, 0);
        let (mut inside, mut in_header) = (false, false);
        let place = |instruction: &u32| {
            if !self.all.contains(instruction) {
                (inside, in_header) = (false, false);
                return None;
            }
            run += u32::from(!inside);
            let heads = self.header.contains(instruction);
            iteration += u32::from(heads && !in_header || !inside);
            (inside, in_header) = (true, heads);
            Some((run, iteration))
        };
        executed.iter().map(place).collect()
    }

    /// Two accesses that came to the same bytes though the rules say that they do not, or not there.
    fn violation(&self, watched: &Watched) -> Option<(u32, u32)> {
        let iterations = self.iterations(&watched.executed);
        let mut seen: BTreeMap<(u32, u64), BTreeSet<(u32, u32)>> = BTreeMap::new();
        for (place, access) in &watched.accesses {
            let Some((run, iteration)) = iterations[*place] else { continue };
            let own = access.instruction;
            for byte in 0..u64::from(access.bytes) {
                let before = seen.entry((run, access.address.wrapping_add(byte))).or_default();
                let wrong = before.iter().find(|&&(other, then)| {
                    let stored = self.stores.contains(&own) || self.stores.contains(&other);
                    let apart = self.apart.contains(&(other, own)) || self.apart.contains(&(own, other));
                    let across = then != iteration && self.apart_across.contains(&(own, other));
                    let distance =
                        self.distances.get(&(own, other)).or_else(|| self.distances.get(&(other, own)));
                    let near = then != iteration && distance.is_some_and(|&least| iteration - then < least);
                    stored && (apart || across || near)
                });
                if let Some(&(other, _)) = wrong {
                    return Some((other, own));
                }
                before.insert((own, iteration));
            }
        }
        None
    }
}

fn loops(function: &Function, session: &Session) -> Vec<Loop> {
    let part = session.part(function.id);
    let mut loops: BTreeMap<u32, Loop> = BTreeMap::new();
    let instructions = |block: u32| -> Vec<u32> {
        let range = function.block(block).instructions.clone();
        function.instructions[range].iter().map(|instruction| instruction.id).collect()
    };
    for relation::LoopAccess { header, instruction, .. } in part.rows() {
        let found = loops.entry(header.0).or_insert_with(|| {
            let blocks = part.rows().filter(|row: &relation::InLoop| row.header == header);
            Loop {
                header: instructions(header.0).into_iter().collect(),
                all: blocks.flat_map(|row| instructions(row.block.0)).collect(),
                apart: BTreeSet::new(),
                apart_across: BTreeSet::new(),
                distances: BTreeMap::new(),
                stores: BTreeSet::new(),
            }
        });
        if function.opcode(function.instruction(instruction.0)) == "store" {
            found.stores.insert(instruction.0);
        }
    }
    for relation::Apart { header, one, other } in part.rows() {
        loops.get_mut(&header.0).expect("a loop with accesses").apart.insert((one.0, other.0));
    }
    for relation::ApartAcross { header, one, other } in part.rows() {
        loops.get_mut(&header.0).expect("a loop with accesses").apart_across.insert((one.0, other.0));
    }
    for relation::ConflictDistance { header, one, other, distance } in part.rows() {
        let found = loops.get_mut(&header.0).expect("a loop with accesses");
        found.distances.insert((one.0, other.0), distance);
    }
    loops.into_values().collect()
}

fn base_of(path: &Path) -> FactBase {
    let text = fs::read(path).expect("the module can be read");
    let name = path.display().to_string();
    let source = Source { name: &name, bytes: &text };
    let mut base = dfquery_extract::read(&source, dfquery_rules::built_in().schema().clone()).base;
    analysis::complete(&mut base);
    dfquery_rules::built_in().intern(&mut base);
    base
}

/// Runs each function; gives the pairs that the rules name, and the runs in which one was possible.
fn hold(base: &FactBase) -> (usize, usize) {
    let session = dfquery_rules::built_in().session(base);
    let program = Program::new(base);
    let (mut pairs, mut runs) = (0, 0);
    for id in 0..base.parts() {
        let function = Function::new(base, id);
        let loops = loops(&function, &session);
        let told = loops.iter().map(Loop::pairs).sum::<usize>();
        pairs += told;
        if told == 0 {
            continue;
        }
        let (arguments, promises) = (Arguments::of(&function), Promises::of(&function, &program.layout));
        for seed in 0..SEEDS {
            let process = Process::new(&program, seed, SeededEnvironment::new(seed), STEPS);
            let mut watched = Watched { process, executed: Vec::new(), accesses: Vec::new() };
            let _ = interpret(&mut watched, id, &arguments.draw(random::draw(seed, 0)));
            let accesses: Vec<Access> = watched.accesses.iter().map(|(_, access)| *access).collect();
            if promises.broken(&accesses).is_some() {
                continue;
            }
            runs += 1;
            for found in &loops {
                if let Some((one, other)) = found.violation(&watched) {
                    let names = [one, other].map(|access| function.instruction_name(access));
                    panic!("{}: {names:?} are not apart, seed {seed}", function.name());
                }
            }
        }
    }
    (pairs, runs)
}

fn cases() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/aliases/loops.ll")
}

#[test]
fn runs_keep_apart_what_rules_say_is_apart() {
    let (pairs, runs) = hold(&base_of(&cases()));
    println!("{pairs} pairs that are apart, {runs} runs");
    assert!(pairs > 40 && runs > 400, "{pairs} pairs, {runs} runs");
    let kernels = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kernels");
    let mut paths: Vec<PathBuf> = fs::read_dir(kernels)
        .expect("the folder is there")
        .map(|entry| entry.expect("readable").path())
        .collect();
    paths.extend(env::var_os("DFQUERY_CORPUS").map(|corpus| Path::new(&corpus).join("c/zlib.O1.ll")));
    for path in paths.iter().filter(|path| path.extension().is_some_and(|extension| extension == "ll")) {
        let (pairs, runs) = hold(&base_of(path));
        println!("{}: {pairs} pairs that are apart, {runs} runs", path.display());
    }
}

#[test]
fn loops_are_divided_as_their_names_say() {
    let base = base_of(&cases());
    let session = dfquery_rules::built_in().session(&base);
    let schema = dfquery_rules::built_in().schema();
    let id = |name: &str| -> RelationId { schema.relation(name).expect("a rule file declares it") };
    for part in 0..base.parts() {
        let function = Function::new(&base, part);
        let rows = |name: &str| {
            framed_rows(&session, &base, part, &Options::default(), id(name)).expect("it can be converted")
        };
        let divided = !rows("local_chain").is_empty();
        let separate = !rows("separate_iterations").is_empty();
        let staggered = !rows("staggers").is_empty();
        let expected = function.name().split('_').next().expect("a name");
        match expected {
            "divided" => assert!(divided, "{} is not divided", function.name()),
            "separate" => assert!(separate, "{} is not separate", function.name()),
            "staggered" => assert!(staggered && !separate, "{} is not staggered", function.name()),
            _ => assert!(!divided && !separate && !staggered, "{} is not ordered", function.name()),
        }
    }
}
