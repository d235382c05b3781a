//! `dfquery dis`: bitcode as text.

use crate::cli::{args::Dis, failure, failure::Failure, output};
use dfquery::inputs;
use dfquery_engine::{
    diagnostic::{Diagnostic, Place},
    syntax::Sources,
};
use dfquery_extract::modules::Modules;
use std::path::Path;

/// Prints the texts of the modules of bitcode, one after the other.
pub fn run(command: &Dis) -> Result<(), Failure> {
    let path = &command.input;
    let bytes = inputs::bytes(path)?;
    // llvm-dis calls standard input so.
    let name = if path == Path::new("-") { "<stdin>".to_owned() } else { path.display().to_string() };
    let bad = |message| Failure::Bad(vec![message], Sources::new());
    let modules = Modules::open(&name, &bytes, &inputs::other_file);
    let Some(mut modules) = modules.map_err(|refused| bad(refused.message()))? else {
        let refused = Diagnostic::error("the file is no LLVM bitcode, and no object or archive with it");
        let help = "clang -emit-llvm -c writes bitcode; other inputs need no dis";
        return Err(bad(refused.at(Place::file(&name)).help(help)));
    };
    failure::report(&modules.warnings(), &Sources::new());
    output::to(command.output.as_deref(), |out| {
        for module in modules {
            let module = module.map_err(|refused| bad(*refused))?;
            out.write_all(module.text.as_bytes())?;
        }
        Ok(())
    })
}
