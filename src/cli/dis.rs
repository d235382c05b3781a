//! `dfquery dis`: bitcode as text.

use crate::cli::{args::Dis, failure::Failure, output};
use dfquery_engine::diagnostic::{Diagnostic, Place};
use dfquery_engine::syntax::Sources;
use dfquery_extract::{bitcode, source};
use std::{
    fs,
    io::{self, Read},
    path::Path,
};

/// Prints the text of the bitcode.
pub fn run(command: &Dis) -> Result<(), Failure> {
    let path = &command.input;
    let cannot_read = |error| Failure::io("read", path, error);
    let (name, bytes) = if path == Path::new("-") {
        let mut bytes = Vec::new();
        io::stdin().read_to_end(&mut bytes).map_err(cannot_read)?;
        ("<stdin>".to_owned(), bytes)
    } else {
        (path.display().to_string(), fs::read(path).map_err(cannot_read)?)
    };
    let bad = |message| Failure::Bad(vec![message], Sources::new());
    if !bitcode::is_bitcode(&bytes) {
        let refused = Diagnostic::error("the file is no LLVM bitcode").at(Place::file(&name));
        return Err(bad(refused.help("clang -emit-llvm -c writes bitcode; other inputs need no dis")));
    }
    let text = source::printed(&name, &bytes).map_err(|refused| bad(*refused))?;
    output::to(command.output.as_deref(), |out| Ok(out.write_all(&text)?))
}
