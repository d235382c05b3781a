//! What is shown of commands, in tests/cli, tests/designs, tests/fail and the pages of docs/, is what they print.
//! `BLESS=1` writes it anew.

mod cli;
mod fail;
