//! Any bytes as LLVM bitcode.

#![no_main]

use dfquery_extract::bitcode;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    _ = bitcode::disassemble(bytes, "input.bc");
});
