//! `dfquery generate`: completions for shells, and man pages.

use crate::cli::{
    args::{Generate, Generated, topics, verbs},
    completion,
    failure::Failure,
    output,
};
use clap::Command;
use clap_mangen::Man;
use std::{
    fs::{self, File},
    io::{self, Write},
    path::Path,
};

/// Prints what was asked for.
pub fn run(command: &Generate) -> Result<(), Failure> {
    match (command.what.shell(), &command.output) {
        (Some(shell), path) => output::to(path.as_deref(), |out| Ok(completion::register(shell, out)?)),
        (None, Some(folder)) => write_pages(folder).map_err(|error| Failure::io("write to", folder, error)),
        (None, None) => output::to(None, |out| Ok(page(&built(), out)?)),
    }
}

/// The command line with what each verb inherits.
fn built() -> Command {
    let mut command = verbs::command();
    command.build();
    command
}

/// Writes the page of dfquery and one for each verb.
fn write_pages(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let command = built();
    let verbs = command.get_subcommands().filter(|verb| !verb.is_hide_set() && verb.get_name() != "help");
    for command in std::iter::once(&command).chain(verbs) {
        page(command, &mut File::create(folder.join(format!("{}.1", called(command))))?)?;
    }
    Ok(())
}

/// The name of the page of `command`: `dfquery`, `dfquery-diff`.
fn called(command: &Command) -> String {
    match command.get_name() {
        name @ "dfquery" => name.to_owned(),
        verb => format!("dfquery-{verb}"),
    }
}

/// Writes the page of `command`.
fn page(command: &Command, out: &mut dyn Write) -> io::Result<()> {
    let (name, is_main) = (called(command), command.get_name() == "dfquery");
    let man = Man::new(command.clone()).title(name.clone()).section("1");
    man.render_title(out)?;
    man.render_name_section(out)?;
    writeln!(out, ".SH SYNOPSIS")?;
    for line in synopsis(command, is_main) {
        writeln!(out, "{}\n.br", escaped(&line))?;
    }
    man.render_description_section(out)?;
    man.render_options_section(out)?;
    if is_main {
        man.render_subcommands_section(out)?;
    }
    let examples = command.get_after_long_help().map(ToString::to_string).unwrap_or_default();
    let examples = examples.split("\n\n").next().and_then(|text| text.strip_prefix("Examples:\n"));
    examples.map_or(Ok(()), |text| section(out, "EXAMPLES", text))?;
    section(out, "EXIT STATUS", topics::STATUS)?;
    section(out, "ENVIRONMENT", topics::ENVIRONMENT)?;
    writeln!(out, ".SH SEE ALSO")?;
    let others =
        ["dfquery", "dfquery-query", "dfquery-why", "dfquery-describe", "dfquery-build", "clang", "opt"];
    let others = others
        .into_iter()
        .filter(|other| *other != name)
        .map(|other| format!("\\fB{}\\fR(1)", escaped(other)));
    writeln!(out, "{}", others.collect::<Vec<_>>().join(", "))
}

/// The name of `command`.
fn synopsis(command: &Command, is_main: bool) -> Vec<String> {
    if is_main {
        return vec!["dfquery INPUT... [OPTIONS]".to_owned(), "dfquery VERB ... [OPTIONS]".to_owned()];
    }
    let values = command.get_positionals().map(|arg| {
        let name =
            arg.get_value_names().and_then(|names| names.first()).map_or(arg.get_id().as_str(), |name| name);
        let many = arg.get_num_args().is_some_and(|count| count.max_values() > 1);
        let many = many || matches!(arg.get_action(), clap::ArgAction::Append);
        let name = format!("{}{}", name.to_uppercase(), if many { "..." } else { "" });
        if arg.is_required_set() { name } else { format!("[{name}]") }
    });
    let values: Vec<String> = values.collect();
    vec![format!("dfquery {} {} [OPTIONS]", command.get_name(), values.join(" "))]
}

/// Writes a section whose lines stay as they are.
fn section(out: &mut dyn Write, title: &str, text: &str) -> io::Result<()> {
    writeln!(out, ".SH {title:?}\n.nf")?;
    text.lines().try_for_each(|line| writeln!(out, "{}", escaped(line.trim_end())))?;
    writeln!(out, ".fi")
}

/// `text` as roff reads it: no escapes, hyphens that are minus signs, and no requests.
fn escaped(text: &str) -> String {
    let text = text.replace('\\', "\\e").replace('-', "\\-").replace('\'', "\\(aq");
    if text.starts_with('.') { format!("\\&{text}") } else { text }
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
