//! The command line of dfquery.
fn main() {}
