//! The command line of dfquery.

mod cli;

fn main() -> std::process::ExitCode {
    cli::main()
}
