//! Messages as text, with the line they are about. Only the binary calls this.

use super::message::{Diagnostic, Place, Severity};
use std::fmt::Write;

/// Lines longer than this are cut around the place: generated files have lines of megabytes.
const LINE_WIDTH: usize = 160;

/// A source of the lines of files.
pub trait SourceText {
    /// Line `line`, from 1, of `file`, without its end; none if it is not known.
    fn line(&self, file: &str, line: u32) -> Option<&str>;
}

/// No file is known: messages show places without lines.
impl SourceText for () {
    fn line(&self, _: &str, _: u32) -> Option<&str> {
        None
    }
}

/// The first of two that knows the file.
impl<A: SourceText, B: SourceText> SourceText for (A, B) {
    fn line(&self, file: &str, line: u32) -> Option<&str> {
        self.0.line(file, line).or_else(|| self.1.line(file, line))
    }
}

impl<T: SourceText + ?Sized> SourceText for &T {
    fn line(&self, file: &str, line: u32) -> Option<&str> {
        (**self).line(file, line)
    }
}

/// The message with its place, the line there, and its repair; ends in a newline.
pub fn render(diagnostic: &Diagnostic, sources: &dyn SourceText) -> String {
    let mut text = format!("{}: {}\n", diagnostic.severity, diagnostic.message);
    let margin = match &diagnostic.place {
        Some(place) => render_place(&mut text, diagnostic, place, sources),
        None => 1,
    };
    let help = diagnostic.help.iter().map(|help| ("help", help));
    for (title, remark) in help.chain(diagnostic.notes.iter().map(|note| ("note", note))) {
        let indent = format!("\n{:margin$}         ", "");
        let _ = writeln!(text, "{:margin$} = {title}: {}", "", remark.replace('\n', &indent));
    }
    if text.contains(turns) { text.replace(turns, "\u{FFFD}") } else { text }
}

/// Returns true if `c` changes the direction of what follows, so that a terminal shows something else than what is
/// there.
fn turns(c: char) -> bool {
    matches!(c, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// Writes where the message points and what stands there; returns the width of the line number.
fn render_place(
    text: &mut String,
    diagnostic: &Diagnostic,
    place: &Place,
    sources: &dyn SourceText,
) -> usize {
    let number = place.line.to_string();
    let margin = number.len();
    let _ = writeln!(text, "{:margin$}--> {place}", "");
    let line = (place.line > 0).then(|| sources.line(&place.file, place.line)).flatten();
    let Some(line) = line else {
        if !diagnostic.label.is_empty() {
            let _ = writeln!(text, "{:margin$} = {}", "", diagnostic.label);
        }
        return margin;
    };
    let (line, column) = excerpt(line, place.column.max(1) as usize - 1);
    let width = (place.width.max(1) as usize).min(line.chars().count().saturating_sub(column).max(1));
    let marks = format!("{:column$}{} {}", "", "^".repeat(width), diagnostic.label);
    let _ = writeln!(text, "{:margin$} |\n{number} | {line}\n{:margin$} | {}", "", "", marks.trim_end());
    margin
}

/// The part of `line` to show, and the position of column number `column` in it. Tabs become spaces.
fn excerpt(line: &str, column: usize) -> (String, usize) {
    let shown = |c: char| if c.is_control() { ' ' } else { c };
    let length = line.chars().count();
    if length <= LINE_WIDTH {
        return (line.trim_end().chars().map(shown).collect(), column);
    }
    let start = column.saturating_sub(LINE_WIDTH / 2).min(length - LINE_WIDTH);
    let mut text: String = line.chars().skip(start).take(LINE_WIDTH).map(shown).collect();
    if start + LINE_WIDTH < length {
        text.push('…');
    }
    match start {
        0 => (text, column),
        _ => (format!("…{text}"), column - start + 1),
    }
}

/// One line that counts errors and warnings; none if there are neither.
pub fn summary(diagnostics: &[Diagnostic]) -> Option<String> {
    let errors = diagnostics.iter().filter(|d| d.is_error()).count();
    let warnings = diagnostics.iter().filter(|d| d.severity == Severity::Warning).count();
    let count = |n: usize, what: &str| match n {
        0 => None,
        1 => Some(format!("1 {what}")),
        n => Some(format!("{n} {what}s")),
    };
    let counts: Vec<String> =
        [count(errors, "error"), count(warnings, "warning")].into_iter().flatten().collect();
    (!counts.is_empty()).then(|| counts.join(", "))
}
