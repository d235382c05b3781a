//! Colour: messages, headers and proofs, line by line. The texts are those without colour.

use crate::cli::console::console;
use anstream::{AutoStream, ColorChoice};
use anstyle::{AnsiColor, Style};
use std::io::{self, Write};

/// The colour of a heading: a header of a table, the name of a relation.
const HEADING: Style = Style::new().bold();

/// The colour of what is beside the matter: places, margins, lines of proofs.
const ASIDE: Style = AnsiColor::Cyan.on_default();

/// The colour of what a proof says in words.
const WORDS: Style = AnsiColor::Green.on_default();

/// The colours of what is gone, and of what is new.
const GONE: Style = AnsiColor::Red.on_default();
const NEW: Style = AnsiColor::Green.on_default();

const ERROR: Style = AnsiColor::Red.on_default().bold();
const WARNING: Style = AnsiColor::Yellow.on_default().bold();
const HELP: Style = AnsiColor::Green.on_default().bold();

/// Returns true if standard output has colour, and whether standard error has it, by `choice`.
pub fn colours(choice: ColorChoice) -> [bool; 2] {
    let of = |auto: ColorChoice| match choice {
        ColorChoice::Auto => auto != ColorChoice::Never,
        choice => choice != ColorChoice::Never,
    };
    [of(AutoStream::choice(&io::stdout())), of(AutoStream::choice(&io::stderr()))]
}

fn is_coloured(stream: usize) -> bool {
    console().colours[stream]
}

/// Returns true if what goes to standard output, or to a file if `to_file`, has colour.
pub fn has_colour(to_file: bool) -> bool {
    !to_file && is_coloured(0)
}

/// A message as standard error shows it.
pub fn message(text: &str) -> String {
    if is_coloured(1) { lines(text, of_message) } else { text.to_owned() }
}

/// Lets `write` write, and paints its lines if `coloured`; `paint` is given the number of each line.
pub fn to(
    out: &mut dyn Write,
    coloured: bool,
    paint: fn(usize, &str) -> String,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    if !coloured {
        return write(out);
    }
    let mut text = Vec::new();
    write(&mut text)?;
    out.write_all(lines(&String::from_utf8_lossy(&text), paint).as_bytes())
}

fn lines(text: &str, paint: fn(usize, &str) -> String) -> String {
    let painted = text.split_inclusive('\n').enumerate().map(|(at, line)| {
        let bare = line.strip_suffix('\n').unwrap_or(line);
        paint(at, bare) + &line[bare.len()..]
    });
    painted.collect()
}

fn painted(style: Style, text: &str) -> String {
    if text.is_empty() { String::new() } else { format!("{style}{text}{style:#}") }
}

/// The first line of a table is its header.
pub fn of_table(at: usize, line: &str) -> String {
    if at == 0 { painted(HEADING, line) } else { line.to_owned() }
}

/// A heading is one as a whole.
pub fn of_heading(_: usize, line: &str) -> String {
    painted(HEADING, line)
}

/// Paints a line that is an aside as a whole.
pub fn of_aside(_: usize, line: &str) -> String {
    painted(ASIDE, line)
}

/// A line of differences: what is gone begins with `-`, what is new with `+`.
pub fn of_change(_: usize, line: &str) -> String {
    match line.as_bytes() {
        [b'-', b' ', ..] => painted(GONE, line),
        [b'+', b' ', ..] => painted(NEW, line),
        _ => line.to_owned(),
    }
}

/// Paints faults and omissions.
pub fn of_fault(_: usize, line: &str) -> String {
    painted(GONE, line)
}

/// A path: its tuple, and the steps that lead to it, indented, each with its place first.
pub fn of_path(_: usize, line: &str) -> String {
    let Some(step) = line.strip_prefix("  ") else { return painted(HEADING, line) };
    let place = step.find("  ").unwrap_or(0);
    format!("  {}{}", painted(ASIDE, &step[..place]), &step[place..])
}

/// A line of a proof: branches, then a tuple, words or a place.
pub fn of_proof(_: usize, line: &str) -> String {
    let is_branch = |c: char| matches!(c, '│' | '├' | '└' | '─' | ' ');
    let start = line.find(|c| !is_branch(c)).unwrap_or(line.len());
    let (branches, rest) = line.split_at(start);
    let rest = match branches.trim_end().ends_with('│') {
        true if rest.starts_with("by ") => painted(ASIDE, rest),
        true => painted(WORDS, rest),
        false => painted(HEADING, rest),
    };
    painted(ASIDE, branches) + &rest
}

/// A line of a message: its title, where it points, and its margin.
fn of_message(_: usize, line: &str) -> String {
    for (title, style) in [("error", ERROR), ("warning", WARNING)] {
        if let Some(rest) = line.strip_prefix(title).filter(|rest| rest.starts_with(':')) {
            return painted(style, title) + &painted(HEADING, rest);
        }
    }
    let text = line.trim_start();
    let indent = &line[..line.len() - text.len()];
    if text.starts_with("--> ") {
        return format!("{indent}{}", painted(ASIDE, text));
    }
    for title in ["= help:", "= note:"] {
        if let Some(rest) = text.strip_prefix(title) {
            return format!("{indent}{}{rest}", painted(HELP, title));
        }
    }
    match text.trim_start_matches(|c: char| c.is_ascii_digit()).strip_prefix(" |").or(text.strip_prefix('|'))
    {
        Some(rest) => {
            let margin = &line[..line.len() - rest.len()];
            let is_mark = rest.trim_start().starts_with('^');
            painted(ASIDE, margin) + &if is_mark { painted(ERROR, rest) } else { rest.to_owned() }
        }
        None => line.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The text without escapes.
    fn bare(text: &str) -> String {
        anstream::adapter::strip_str(text).to_string()
    }

    #[test]
    fn colour_changes_no_text() {
        let message = "error: no `x`\n  --> a.ll:4:5\n   |\n14 |   %x = | add\n   |   ^^ here\n  = help: y\n\n1 error\n";
        let proof = "in_loop(\"f/a\", _)\n│  words\n│  by rules/loops.dl:3\n├─ edge(1)\n│  └─ x <= y\n└─ z (see above)\n";
        let changes = "- a.ll\n+ b.ll\n\nloop_header in f\n- f/a\n+ f/b\n";
        let path = "sink(1)\n  a.c:3:1  %x = call  it is read\n  a.c:4:12 %y  \n\nsink(2)\n";
        let of_message: fn(usize, &str) -> String = of_message;
        for (text, paint) in [
            (message, of_message),
            (proof, of_proof),
            (changes, of_change),
            (path, of_path),
            (path, of_aside),
        ] {
            let coloured = lines(text, paint);
            assert_ne!(coloured, text);
            assert_eq!(bare(&coloured), text);
        }
        assert!(lines(message, of_message).starts_with(&format!("{ERROR}error{ERROR:#}")));
        assert!(lines(changes, of_change).contains(&format!("{GONE}- f/a{GONE:#}\n{NEW}+ f/b{NEW:#}")));
        assert!(lines(path, of_path).contains(&format!("  {ASIDE}a.c:3:1{ASIDE:#}  %x")));
        assert!(lines(proof, of_proof).contains(&format!("{WORDS}words{WORDS:#}")));
    }
}
