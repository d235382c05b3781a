//! Any text as a rule file, and its diagnostics as text.

#![no_main]

use dfquery_engine::diagnostic::render;
use dfquery_engine::{check, syntax::Sources};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let mut sources = Sources::new();
    sources.add("input.dl", text);
    let (_, diagnostics) = check::program(sources.clone());
    for diagnostic in &diagnostics {
        render(diagnostic, &sources);
    }
});
