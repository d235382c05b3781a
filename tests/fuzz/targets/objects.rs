//! Any bytes as an object, an executable or an archive with LLVM bitcode.

#![no_main]

use dfquery_extract::modules::{Modules, no_other_files};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(Some(modules)) = Modules::open("input.o", bytes, &no_other_files) {
        modules.for_each(drop);
    }
});
