//! Facts directories: what is written is read back, and errors are reported with their places.

#![allow(missing_docs, clippy::unwrap_used)]

use dfquery_engine::{
    base::FactBase,
    check,
    diagnostic::Diagnostic,
    facts::{self, Directory, Layout},
    schema::{RelationId, RelationKind, Schema, TypeId},
    syntax::Sources,
};
use proptest::prelude::*;
use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
    time::Instant,
};

const DECLARATIONS: &str = r#"
.pragma "partition" "Function"
.type Function <: symbol
.type Block <: symbol
.type Value <: symbol
.decl function(function: Function)
.input function
.decl block(block: Block, function: Function, position: number)
.input block
.decl edge(from: Block, to: Block, successor: number)
.input edge
.decl value(value: Value, function: Function, type: symbol)
.input value
.decl property(key: symbol, value: symbol)
.input property
.decl idom(block: Block, dominator: Block)
.input idom
.decl ipdom(block: Block, dominator: Block)
.input ipdom
.decl joined(from: Block, to: Block)
joined(from, to) :- edge(from, to, _).
.decl looping(block: Block)
looping(block) :- joined(block, block).
.output looping
"#;

const OPTIONAL: &[&str] = &["idom", "ipdom"];

fn schema() -> Arc<Schema> {
    let mut sources = Sources::new();
    sources.add("schema.dl", DECLARATIONS);
    let (program, problems) = check::program(sources);
    Arc::new(program.unwrap_or_else(|| panic!("{problems:?}")).schema)
}

fn relations(schema: &Schema) -> Vec<RelationId> {
    let all = schema.relations.iter().enumerate();
    all.filter(|(_, r)| r.kind == RelationKind::Input).map(|(at, _)| RelationId(at as u16)).collect()
}

/// A directory that is removed when the test is done.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("dfquery-facts-{}-{name}", std::process::id()));
        _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn file(&self, name: &str, text: &str) -> &Self {
        fs::write(self.0.join(name), text).unwrap();
        self
    }

    fn remove(&self, name: &str) -> &Self {
        fs::remove_file(self.0.join(name)).unwrap();
        self
    }

    fn write(&self, base: &FactBase, layout: Layout) -> &Self {
        facts::write(base, &relations(base.schema()), &self.0, layout).unwrap();
        self
    }

    fn read(&self) -> Result<(FactBase, Vec<Diagnostic>), Vec<Diagnostic>> {
        let schema = schema();
        let relations = relations(&schema);
        facts::read(
            &Directory {
                folder: &self.0,
                relations: &relations,
                wanted: &relations,
                optional: OPTIONAL,
                single: &[],
                is_derived: |name| ["looping", "joined"].contains(&name),
                check: None,
            },
            &schema,
        )
    }

    /// The messages of a directory that cannot be read, without the path.
    fn errors(&self) -> Vec<String> {
        let problems = self.read().expect_err("the directory is wrong");
        problems.iter().map(|problem| self.shown(problem)).collect()
    }

    fn shown(&self, problem: &Diagnostic) -> String {
        problem.to_string().replace(&format!("{}/", self.0.display()), "")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        _ = fs::remove_dir_all(&self.0);
    }
}

/// Two functions, one of them with names that need quotes.
fn example() -> FactBase {
    let schema = schema();
    let id = |name: &str| schema.relation(name).unwrap();
    let (block, value) = (schema.entity_type("Block").unwrap(), schema.entity_type("Value").unwrap());
    let mut base = FactBase::new(Arc::clone(&schema));
    base.origin = "kernel.ll".to_owned();
    let mut blocks = 0;
    for (name, labels) in [("f", ["entry", "exit"]), ("\"odd/name\"", ["1", "\"a,b/c\""])] {
        let function = base.open_part(name);
        base.push(id("function"), [function]);
        for (position, label) in labels.iter().enumerate() {
            let block = base.entity(block, label);
            base.push(id("block"), [block, function, position as u32]);
        }
        let value = base.entity(value, "%x");
        let text = base.symbol("{ i32, \"q\" }");
        base.push(id("value"), [value, function, text]);
        base.push(id("edge"), [blocks, blocks + 1, -1i32 as u32]);
        base.push(id("idom"), [blocks + 1, blocks]);
        base.push(id("ipdom"), [blocks, blocks + 1]);
        blocks += 2;
    }
    let (key, text) = (base.symbol("line"), base.symbol("two\nlines"));
    base.push(id("property"), [key, text]);
    base
}

/// Everything that a base says, as texts.
fn texts(base: &FactBase) -> Vec<String> {
    let schema = base.schema();
    let mut all = vec![base.origin.clone()];
    for ty in (0..schema.types.len() as u16).map(TypeId) {
        all.extend((0..base.entities(ty).len() as u32).map(|id| base.name(ty, id)));
    }
    for relation in relations(schema) {
        for row in base.rows(relation).iter() {
            let cells = row.iter().zip(&schema[relation].columns).map(|(&cell, c)| base.text(c.ty, cell));
            all.push(format!("{}{:?}", schema[relation].name, cells.collect::<Vec<_>>()));
        }
    }
    all
}

fn contents(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let name = |path: &PathBuf| PathBuf::from(path.file_name().unwrap());
    files.iter().map(|path| (name(path), fs::read(path).unwrap())).collect()
}

#[test]
fn csv_is_read_back_and_written_again_the_same() {
    let (first, second) = (Folder::new("first"), Folder::new("second"));
    let base = example();
    let (read, warnings) = first.write(&base, Layout::Csv).read().unwrap();
    assert_eq!(warnings, []);
    assert_eq!(texts(&read), texts(&base));
    second.write(&read, Layout::Csv);
    assert_eq!(contents(&first.0), contents(&second.0));
    let block = String::from_utf8(fs::read(first.0.join("block.csv")).unwrap()).unwrap();
    assert_eq!(
        block,
        "block,function,position\nf/entry,f,0\nf/exit,f,1\n\"\"\"odd/name\"\"/1\",\"\"\"odd/name\"\"\",0\n\
         \"\"\"odd/name\"\"/\"\"a,b/c\"\"\",\"\"\"odd/name\"\"\",1\n"
    );
}

#[test]
fn souffle_facts_are_read_back() {
    let folder = Folder::new("souffle");
    let mut base = example();
    let property = base.relation("property").unwrap();
    base.rows_mut(property).clone_from(&dfquery_engine::base::Rows::new(2));
    let (read, _) = folder.write(&base, Layout::Souffle).read().unwrap();
    assert_eq!(texts(&read), texts(&base));
    let edge = fs::read_to_string(folder.0.join("edge.facts")).unwrap();
    assert_eq!(edge, "f/entry\tf/exit\t-1\n\"odd/name\"/1\t\"odd/name\"/\"a,b/c\"\t-1\n");
}

#[test]
fn souffle_facts_cannot_hold_line_ends_and_nothing_is_left_behind() {
    let folder = Folder::new("lines");
    let base = example();
    let error = facts::write(&base, &relations(base.schema()), &folder.0, Layout::Souffle).unwrap_err();
    assert!(error.to_string().contains("property.facts"), "{error}");
    assert_eq!(contents(&folder.0), []);
}

#[test]
fn optional_relations_may_be_missing_only_together() {
    let folder = Folder::new("optional");
    folder.write(&example(), Layout::Csv).remove("idom.csv");
    assert_eq!(folder.errors(), ["idom.csv: error: there is no file for `idom`"]);
    let (read, _) = folder.remove("ipdom.csv").read().unwrap();
    assert!(read.rows(read.relation("idom").unwrap()).is_empty());
}

#[test]
fn files_as_a_whole_are_checked() {
    let folder = Folder::new("files");
    folder.write(&example(), Layout::Csv);
    folder.file("edge.csv", "from,too,leg\n").remove("value.csv").file("property.facts", "a\tb\n");
    folder.file("schema.csv", "schema,origin\n7,x\n");
    assert_eq!(
        folder.errors(),
        [
            "value.csv: error: there is no file for `value`",
            "property.facts: error: this relation has a `.csv` and a `.facts` file",
            "schema.csv:2:1: error: these facts have schema `7`; this version reads schema 2",
        ]
    );
    folder.remove("property.facts").file("value.csv", "value,function,type\n");
    folder.file("schema.csv", "schema,origin\n2,x\n").file("extra.csv", "").file("notes.txt", "");
    assert_eq!(
        folder.errors(),
        [
            "edge.csv:1:6: error: unknown column `too`",
            "edge.csv:1:10: error: unknown column `leg`",
            "edge.csv:1:1: error: the column `to` is missing",
            "edge.csv:1:1: error: the column `successor` is missing",
        ]
    );
    folder.file("edge.csv", "to,from,successor\n");
    assert_eq!(folder.errors(), ["edge.csv:1:1: error: the columns are in a different order"]);
    let warnings = folder.file("edge.csv", "from,to,successor\n").remove("schema.csv").read().unwrap().1;
    let warnings: Vec<String> = warnings.iter().map(|warning| folder.shown(warning)).collect();
    assert_eq!(warnings[0], "extra.csv: warning: there is no input relation `extra`; this file is not read");
    assert!(warnings[1].ends_with("warning: no `schema.csv` here; schema 2 is assumed"), "{warnings:?}");
}

#[test]
fn files_of_derived_relations_are_told_of_once_and_not_read() {
    let folder = Folder::new("derived");
    folder.write(&example(), Layout::Csv);
    let shown = |folder: &Folder| -> Vec<String> {
        folder.read().unwrap().1.iter().map(|warning| warning.message.clone()).collect()
    };
    folder.file("looping.csv", "no,such,header\n");
    assert_eq!(shown(&folder), ["rules derive `looping`; its file is not read"]);
    folder.file("joined.csv", "");
    assert_eq!(shown(&folder), ["rules derive `joined` and others; the files of 2 relations are not read"]);
}

#[test]
fn bad_cells_are_told_with_their_places() {
    let folder = Folder::new("cells");
    folder.write(&example(), Layout::Csv);
    let rows =
        "f/entry,f/exit,1x\nf/entry,f/nowhere,0\nf/entry,f/exit\n\"f/entry\",\"\"\"odd/name\"\"/1\",0\n";
    folder.file("edge.csv", &format!("from,to,successor\n{rows}"));
    folder.file("property.csv", "key,value\n\"a\nb\",c,d\n");
    assert_eq!(
        folder.errors(),
        [
            "edge.csv:2:16: error: `1x` is not a number (expected a signed 32-bit number)",
            "edge.csv:3:9: error: unknown Block `f/nowhere` (no row lists this name)",
            "edge.csv:4:1: error: this row has 2 fields, not 3",
            "edge.csv:5:11: error: `\"odd/name\"/1` belongs to a different part than this row (expected a Block of \
             the same part)",
            "property.csv:2:1: error: this row has 3 fields, not 2",
        ]
    );
}

#[test]
fn listings_are_checked() {
    let folder = Folder::new("listings");
    folder.write(&example(), Layout::Csv);
    folder.file("function.csv", "function\nf\n\"\"\"odd/name\"\"\"\nf\n");
    assert_eq!(
        folder.errors(),
        ["function.csv:4:1: error: `f` is listed twice (expected the name of a Function)"]
    );
    folder.file("function.csv", "function\nf\n\"\"\"odd/name\"\"\"\ng\n");
    folder.file("block.csv", "block,function,position\nf/1,f,0\ng/1,g,0\nf/2,f,1\nh/1,g,0\n1,g,1\n");
    assert_eq!(
        folder.errors(),
        [
            "block.csv:4:1: error: the rows of its part are not contiguous (expected the name of a Block)",
            "block.csv:5:1: error: unknown part `h` (expected the name of a Block)",
            "block.csv:6:1: error: this name does not begin with its part and `/` (expected the name of a Block)",
        ]
    );
}

#[test]
fn rows_are_put_in_the_order_of_their_first_entities() {
    let folder = Folder::new("order");
    folder.file("schema.csv", "schema,origin\n2,x\n").file("function.csv", "function\nf\ng\n");
    folder.file("block.csv", "block,function,position\ng/1,g,0\nf/1,f,0\nf/2,f,1\n");
    folder.file("edge.csv", "from,to,successor\nf/2,f/1,0\ng/1,g/1,0\nf/1,f/2,0\n");
    folder.file("value.csv", "value,function,type\n").file("property.csv", "key,value\n");
    let (base, _) = folder.read().unwrap();
    let edges = base.rows(base.relation("edge").unwrap());
    assert_eq!(edges.arrays::<3>(), [[0, 1, 0], [1, 0, 0], [2, 2, 0]]);
    assert_eq!(base.name(TypeId(1), 2), "g/1");
    assert_eq!(base.rows(base.relation("block").unwrap()).arrays::<3>(), [[0, 0, 0], [1, 0, 1], [2, 1, 0]]);
}

#[test]
fn many_errors_are_counted() {
    let folder = Folder::new("many");
    let rows: String = (0..50).map(|at| format!("f/x{at},f/y,0\n")).collect();
    folder.write(&example(), Layout::Csv).file("edge.csv", &format!("from,to,successor\n{rows}"));
    let errors = folder.errors();
    assert_eq!(errors.len(), 21);
    assert_eq!(errors[20], "error: 80 more errors in these facts are not shown");
}

/// A pipe has no end, and perhaps no writer: to open it would wait for one.
#[cfg(unix)]
#[test]
fn pipes_are_refused_instead_of_waited_for() {
    for name in ["edge.csv", "schema.csv"] {
        let folder = Folder::new(&format!("pipe-{name}"));
        folder.write(&example(), Layout::Csv).remove(name);
        let made = std::process::Command::new("mkfifo").arg(folder.0.join(name)).status();
        assert!(made.expect("a tool of the system").success());
        let errors = folder.errors();
        assert!(errors[0].contains("facts are read from regular files"), "{errors:?}");
    }
}

#[test]
fn text_that_is_not_utf8_is_refused() {
    let folder = Folder::new("bytes");
    folder.write(&example(), Layout::Csv);
    fs::write(folder.0.join("property.csv"), b"key,value\na,\xff\n").unwrap();
    assert_eq!(folder.errors(), ["property.csv:2:3: error: these bytes are not UTF-8"]);
}

/// Run by hand: `cargo test --release -p dfquery-engine --test facts -- --ignored --nocapture`.
#[test]
#[ignore = "a measurement"]
fn speed() {
    let schema = schema();
    let id = |name: &str| schema.relation(name).unwrap();
    let mut base = FactBase::new(Arc::clone(&schema));
    for part in 0..5_000 {
        let function = base.open_part(&format!("function_{part}"));
        base.push(id("function"), [function]);
        for position in 0..200 {
            let block = base.entity(TypeId(1), &format!("bb{position}"));
            base.push(id("block"), [block, function, position]);
            base.push(id("edge"), [block, block - position, 0]);
            base.push(id("edge"), [block, block - position / 2, 1]);
        }
    }
    let folder = Folder::new("speed");
    let start = Instant::now();
    folder.write(&base, Layout::Csv);
    let (written, start) = (start.elapsed(), Instant::now());
    let read = folder.read().unwrap().0;
    let taken = start.elapsed();
    let bytes: usize = contents(&folder.0).iter().map(|(_, bytes)| bytes.len()).sum();
    let rate = |time: std::time::Duration| bytes as f64 / 1e6 / time.as_secs_f64();
    println!(
        "{} MB: written at {:.0} MB/s, read at {:.0} MB/s",
        bytes / 1_000_000,
        rate(written),
        rate(taken)
    );
    assert_eq!(read.rows(id("edge")), base.rows(id("edge")));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(64) })]

    /// Any texts at all survive: quotes, commas, line ends, and emptiness.
    #[test]
    fn any_text_is_read_back(texts in proptest::collection::vec(("[a-z\",\n\r \\t/é]{0,6}", ".{0,6}"), 0..8), n in any::<u32>()) {
        let folder = Folder::new(&format!("any-{n}"));
        let mut base = example();
        let property = base.relation("property").unwrap();
        for (key, value) in &texts {
            let row = [base.symbol(key), base.symbol(value)];
            base.push(property, row);
        }
        let (read, _) = folder.write(&base, Layout::Csv).read().unwrap();
        prop_assert_eq!(self::texts(&read), self::texts(&base));
    }

    /// Whatever happens to a file, reading it ends with a result.
    #[test]
    fn mutated_files_do_not_panic(at in 0usize..80, byte in any::<u8>(), n in any::<u32>()) {
        let folder = Folder::new(&format!("mutated-{n}"));
        folder.write(&example(), Layout::Csv);
        for name in ["block.csv", "edge.csv", "schema.csv", "function.csv"] {
            let mut bytes = fs::read(folder.0.join(name)).unwrap();
            let at = at % bytes.len();
            bytes[at] = byte;
            fs::write(folder.0.join(name), bytes).unwrap();
            _ = folder.read();
        }
    }
}
