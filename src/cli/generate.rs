//! `dfquery generate`: completions for shells, and man pages.

use crate::cli::{
    args::{Generate, Generated, verbs},
    completion,
    failure::Failure,
    output,
};
use clap_mangen::Man;
use std::{fs, io, path::Path};

/// Prints what was asked for.
pub fn run(command: &Generate) -> Result<(), Failure> {
    match (command.what.shell(), &command.output) {
        (Some(shell), path) => output::to(path.as_deref(), |out| Ok(completion::register(shell, out)?)),
        (None, Some(folder)) => write_pages(folder).map_err(|error| Failure::io("write to", folder, error)),
        (None, None) => output::to(None, |out| Ok(Man::new(verbs::command()).render(out)?)),
    }
}

/// Writes the page of dfquery and one for each verb.
fn write_pages(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    clap_mangen::generate_to(verbs::command(), folder)
}

impl Generated {
    /// The name of the shell, if it is one.
    fn shell(self) -> Option<&'static str> {
        match self {
            Generated::Bash => Some("bash"),
            Generated::Elvish => Some("elvish"),
            Generated::Fish => Some("fish"),
            Generated::Powershell => Some("powershell"),
            Generated::Zsh => Some("zsh"),
            Generated::Man => None,
        }
    }
}
