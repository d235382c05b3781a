//! Functions that were read from something else than LLVM IR, as LLVM IR.

use super::told::{Printed, told};
use crate::cli::failure::{self, Failure};
use dfquery::Program;
use dfquery_engine::{cancel, run::Session};
use dfquery_graph::function::Function;
use dfquery_reducify::{Outline, Reduced, Report, Settings, llvm::facts::definition, reduce};
use rayon::prelude::*;
use serde_json::Value;
use std::collections::BTreeMap;

/// A function as text, with what it calls, or why there is none; and what was done about its cycles.
struct Definition {
    text: Result<(String, BTreeMap<String, String>), String>,
    report: Option<(Report, Option<Outline>, Vec<String>)>,
}

/// The functions `parts` as one module: those that can be printed, with what they call; the others are reported.
pub fn functions(program: &Program, parts: &[u32], settings: &Settings) -> Result<Printed, Failure> {
    if parts.is_empty() {
        return Err(Failure::message("the input has no function that can be printed as LLVM IR"));
    }
    let session = program.session();
    let defined = |&id: &u32| defined(&session, program, id, settings);
    let done: Vec<Definition> = parts.par_iter().map(cancel::carried(defined)).collect();
    cancel::check();
    let (mut reports, mut texts, mut are_left): (Vec<Value>, Vec<String>, bool) = Default::default();
    let mut declarations = BTreeMap::new();
    for (&id, Definition { text, report }) in parts.iter().zip(done) {
        if let Some((report, outline, names)) = report {
            if report.left.is_some() || !failure::is_quiet() {
                tell!("{report}");
            }
            are_left |= report.left.is_some();
            reports.push(told(&report, &outline.unwrap_or(Outline { nodes: Vec::new() }), &names));
        }
        match text {
            Ok((text, calls)) => {
                texts.push(text);
                declarations.extend(calls);
            }
            Err(reason) => {
                let name = program.function_name(id);
                Failure::message(format!("`{name}` cannot be printed as LLVM IR: {reason}")).report();
                are_left = true;
            }
        }
    }
    let defined: Vec<String> = (0..program.base.parts()).map(|id| program.function_name(id)).collect();
    declarations.retain(|name, _| !defined.contains(name));
    let mut declared: Vec<String> = declarations.into_values().map(|line| line + "\n").collect();
    declared.sort();
    if !declared.is_empty() {
        texts.insert(0, declared.concat());
    }
    Ok((reports, texts.join("\n"), are_left))
}

fn defined(session: &Session, program: &Program, id: u32, settings: &Settings) -> Definition {
    let same = || definition(&Function::new(&program.base, id));
    match reduce(session, &program.base, id, settings) {
        Ok(Some(Reduced { base, outline, report })) => {
            let function = Function::new(&base, 0);
            let names =
                function.blocks.iter().map(|block| function.block_name(block.id).to_owned()).collect();
            Definition { text: definition(&function), report: Some((report, Some(outline), names)) }
        }
        Ok(None) => Definition { text: same(), report: None },
        Err(report) => Definition { text: same(), report: Some((*report, None, Vec::new())) },
    }
}
