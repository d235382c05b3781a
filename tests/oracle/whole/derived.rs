//! What rules derive of a whole program, as text: rows of `points`, `holds`, `calls` and so on.

use dfquery::{
    Analysis, Asked, MemoryDetail, Open, WholeProgram, World,
    taint::{Specification, Taint},
};
use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

/// A place in memory, or every `stride` bytes around it one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Reach {
    pub offset: i64,
    pub stride: i64,
}

impl Reach {
    pub fn covers(self, offset: i64) -> bool {
        if self.stride == 0 {
            self.offset == offset
        } else {
            (offset - self.offset).rem_euclid(self.stride) == 0
        }
    }
}

/// By object the places in it.
pub type Places = BTreeMap<String, BTreeSet<Reach>>;

/// All that is derived of a program.
#[derive(Default)]
pub struct Derived {
    pub points: BTreeMap<String, Places>,
    /// By instruction and operand; none if that was not asked for.
    pub operands: Option<BTreeMap<(String, u32), Places>>,
    /// By object and place in it.
    pub holds: BTreeMap<String, BTreeMap<Reach, Places>>,
    /// Instructions with the functions that they call: `f`.
    pub calls: BTreeSet<(String, String)>,
    pub models: BTreeSet<(String, String)>,
    /// Instructions that call unknown functions.
    pub outside: BTreeSet<String>,
    pub escaped: BTreeSet<String>,
    /// Instructions with their operands that are, or point to, data from outside; none if that was not asked for.
    pub tainted: Option<BTreeSet<(String, u32)>>,
    /// Instructions and operands of sinks that get such data.
    pub sinks: BTreeSet<(String, u32)>,
    /// In which object each object of the program is.
    pub objects: BTreeMap<String, String>,
}

/// A location as dfquery prints it: `@g`, `@g+8`, `f/%x+8*16`, `f/%x*16`.
pub fn location(text: &str) -> (String, Reach) {
    let split = |text: &str, at: char| -> Option<(String, i64)> {
        let (rest, number) = text.rsplit_once(at)?;
        Some((rest.to_owned(), number.parse().ok()?))
    };
    let (text, stride) = split(text, '*').unwrap_or((text.to_owned(), 0));
    let (object, offset) = split(&text, '+').unwrap_or((text, 0));
    (object, Reach { offset, stride })
}

impl Derived {
    /// Whether there are rules about whole programs; says so if not.
    pub fn is_there() -> bool {
        let is_there = dfquery_rules::built_in().schema().relation("points").is_some();
        if !is_there {
            println!("skipped: there are no rules about whole programs");
        }
        is_there
    }

    /// What the rules derive of the module at `path`, in a closed world that begins with `main`; objects are merged where they
    /// are too many if `detail` says nothing.
    pub fn by_rules(path: &Path, detail: Option<MemoryDetail>) -> Derived {
        let whole = WholeProgram { detail, ..WholeProgram::default() };
        Derived::of(path, whole, Taint::default(), &RELATIONS)
    }

    /// The same within a budget of `tuples` for points-to.
    pub fn within(path: &Path, tuples: u32) -> Derived {
        let whole = WholeProgram { budget: Some(tuples), ..WholeProgram::default() };
        Derived::of(path, whole, Taint::default(), &RELATIONS)
    }

    /// The same with what is derived of data from outside, as the table at `specification` says.
    pub fn with_taint(path: &Path, specification: &Path) -> Derived {
        let file = Specification::File(specification.to_owned());
        let taint = Taint { specification: vec![file], implicit: false };
        let relations: Vec<&str> = RELATIONS.into_iter().chain(["taint_use", "taint_sink"]).collect();
        let whole = WholeProgram { detail: Some(MemoryDetail::Bytes), ..WholeProgram::default() };
        let mut derived = Derived::of(path, whole, taint, &relations);
        derived.tainted.get_or_insert_default();
        derived
    }

    fn of(path: &Path, whole: WholeProgram, taint: Taint, relations: &[&str]) -> Derived {
        let whole = WholeProgram { world: Some(World::Closed), ..whole };
        let program = Open::new().whole_program(whole).taint(taint).open([path]).expect("a program");
        let analysis = Analysis::new(program);
        let names: Vec<String> = relations.iter().map(|&name| name.to_owned()).collect();
        let mut derived = Derived { operands: Some(BTreeMap::new()), ..Derived::default() };
        let read = analysis.scoped(Asked::Relations(&names), |scope| -> dfquery::Result<()> {
            for (name, &relation) in relations.iter().zip(&scope.asked) {
                scope.table(relation)?.rows().for_each(|row| derived.add(name, row.iter()));
            }
            Ok(())
        });
        read.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        derived
    }

    /// The object in which the object is that the program calls `name`.
    pub fn object<'n>(&'n self, name: &'n str) -> &'n str {
        self.objects.get(name).map_or(name, String::as_str)
    }

    /// How many locations values may be, in all.
    pub fn points_to(&self) -> usize {
        self.points.values().flat_map(BTreeMap::values).map(BTreeSet::len).sum()
    }

    /// The objects that are merged, though not with all memory.
    pub fn merged(&self) -> impl Iterator<Item = &String> {
        let is_merged =
            |(name, object): &(&String, &String)| name != object && !ALL.contains(&object.as_str());
        self.objects.iter().filter(is_merged).map(|(name, _)| name)
    }

    /// The objects that are distinguished from all others.
    pub fn apart(&self) -> impl Iterator<Item = &String> {
        self.objects.iter().filter(|(name, object)| name == object).map(|(name, _)| name)
    }

    fn add<'r>(&mut self, relation: &str, row: impl IntoIterator<Item = &'r str>) {
        let mut text = row.into_iter().map(str::to_owned);
        let mut next = || text.next().expect("a column");
        match relation {
            "points" => {
                let (value, (object, reach)) = (next(), location(&next()));
                self.points.entry(value).or_default().entry(object).or_default().insert(reach);
            }
            "operand_points" => {
                let key = (next(), next().parse().expect("a number"));
                let (object, reach) = location(&next());
                let operands = self.operands.get_or_insert_default();
                operands.entry(key).or_default().entry(object).or_default().insert(reach);
            }
            "holds" => {
                let ((cell, at), (object, reach)) = (location(&next()), location(&next()));
                let places = self.holds.entry(cell).or_default().entry(at).or_default();
                places.entry(object).or_default().insert(reach);
            }
            "calls" => _ = self.calls.insert((next(), next())),
            "calls_model" => _ = self.models.insert((next(), next().trim_start_matches('@').to_owned())),
            "calls_outside" => _ = self.outside.insert(next()),
            "escapes" => _ = self.escaped.insert(next()),
            "taint_use" | "taint_sink" => {
                let operand = (next(), next().parse().expect("a number"));
                match relation {
                    "taint_use" => _ = self.tainted.get_or_insert_default().insert(operand),
                    _ => _ = self.sinks.insert(operand),
                }
            }
            "object_of" => _ = self.objects.insert(next(), next()),
            _ => panic!("no row of {relation}"),
        }
    }
}

/// The objects of memory that is merged as a whole.
const ALL: [&str; 3] = ["~memory", "~constants", "~functions"];

/// What is asked of the rules.
const RELATIONS: [&str; 8] =
    ["points", "operand_points", "holds", "calls", "calls_model", "calls_outside", "escapes", "object_of"];
