//! Prints the strata of the rule files as programs of ascent and of datafrog.

mod ascent;
mod body;
mod datafrog;
mod piece;
// The tests use all of it.
#[allow(dead_code, missing_docs)]
mod programs;

use dfquery_engine::{
    base::FactBase,
    check::{self, Program},
    evaluate::Rules,
    syntax::Sources,
};
use piece::Stratum;
use std::{env, fs, path::PathBuf, sync::Arc};

/// The rule files that are printed without the feature `all-compiled`.
const CORE: &str = include_str!("core.txt");

/// Random programs that are printed for the tests.
const PROGRAMS: u64 = 12;

fn main() {
    println!("cargo::rerun-if-changed=.");
    let is_core = |name: &str| cfg!(feature = "all-compiled") || CORE.lines().any(|line| line == name);
    write("rules.rs", printed(dfquery_rules::built_in().program(), is_core));
    let mut sources = Sources::new();
    let schema = "rules/schema.dl";
    sources.add(schema, dfquery_rules::source(schema).expect("the schema is a rule file"));
    for file in ["part", "whole", "local", "supplied"] {
        let path = format!("language/{file}.dl");
        let text = fs::read_to_string(&path).expect("a rule file of the tests");
        sources.add(format!("rules/compiled/{path}"), text);
    }
    let language = check::program(sources).0.expect("the rules of the tests are right");
    write("language.rs", printed(&language, |_| true));
    write("random.rs", random());
}

fn write(output: &str, code: String) {
    let folder = PathBuf::from(env::var_os("OUT_DIR").expect("cargo tells where to"));
    fs::write(folder.join(output), code).expect("the output folder can be written");
}

/// The strata of the files of `program` that `is_wanted` names.
fn printed(program: &Program, is_wanted: impl Fn(&str) -> bool) -> String {
    let nothing = FactBase::new(Arc::new(program.schema.clone()));
    let rules = Rules::new(program, &[], &nothing, false).expect("the rules can be evaluated");
    let strata = rules.pieces().iter().filter(|piece| is_wanted(&program.sources[piece.file.id].name));
    let mut code = "use dfquery_engine::syntax::{BinaryOperator, UnaryOperator};\n".to_owned();
    let (mut by_ascent, mut by_datafrog) = (String::new(), String::new());
    for (at, piece) in strata.enumerate() {
        let Some(stratum) = Stratum::of(program, &rules, piece) else { continue };
        let first = &program.schema[stratum.derives[0]].name;
        let text = |at: usize| format!("let t{at} = inputs.text_id({at});\n");
        let texts: String = (0..stratum.texts.len()).map(text).collect();
        let head = format!("(inputs: &Inputs<'_>) -> Vec<Rows> {{\nlet tables = inputs.tables();\n{texts}");
        code += &format!("fn ascent{at}{head}alone(|| {{\n{}}})\n}}\n", ascent::print(&stratum));
        code += &format!("fn datafrog{at}{head}{}}}\n", datafrog::print(&stratum));
        by_ascent += &format!("({first:?}, &ascent{at}),\n");
        by_datafrog += &format!("({first:?}, &datafrog{at}),\n");
    }
    code += &format!("pub static ASCENT: Printed = &[{by_ascent}];\n");
    code + &format!("pub static DATAFROG: Printed = &[{by_datafrog}];\n")
}

/// Random programs for the tests, each a module, and their list.
fn random() -> String {
    let (mut modules, mut list) = (String::new(), String::new());
    for seed in 0..PROGRAMS {
        let style = programs::Style { aggregates: true, choices: false, texts: false, kinds: false };
        let text = programs::write(&mut programs::Random::new(seed), style);
        let mut sources = Sources::new();
        sources.add("schema.dl", programs::SCHEMA);
        sources.add("random.dl", text.as_str());
        let program = check::program(sources).0.expect("random programs are right");
        modules += &format!("mod program{seed} {{\nuse crate::*;\n{}\n}}\n", printed(&program, |_| true));
        list += &format!("({seed}, {text:?}, program{seed}::ASCENT, program{seed}::DATAFROG),\n");
    }
    format!("{modules}\npub static PROGRAMS: &[(u64, &str, Printed, Printed)] = &[\n{list}];\n")
}
