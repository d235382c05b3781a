//! Where statements come from: a terminal with editing, or a pipe.

use super::complete::Names;
use rustyline::{
    Config, Context, Editor, Helper,
    completion::{Completer, Pair},
    error::ReadlineError,
    highlight::Highlighter,
    hint::Hinter,
    history::FileHistory,
    validate::{ValidationContext, ValidationResult, Validator},
};
use std::{
    env, fs,
    io::{self, BufRead, IsTerminal},
    path::PathBuf,
};

/// One statement, whole.
pub enum Line {
    Text(String),
    /// Nothing was said, or it was taken back.
    Nothing,
    End,
}

/// Statements as they come.
pub enum Lines {
    Terminal(Box<Editor<Assistant, FileHistory>>),
    Pipe(io::Lines<io::StdinLock<'static>>),
}

/// Completes names, and asks for more lines.
#[derive(Default)]
pub struct Assistant {
    names: Names,
}

impl Lines {
    /// A terminal if standard input is one.
    pub fn new() -> io::Result<Self> {
        if !io::stdin().is_terminal() {
            return Ok(Lines::Pipe(io::stdin().lock().lines()));
        }
        let config = Config::builder().auto_add_history(true).build();
        let mut editor: Editor<Assistant, FileHistory> =
            Editor::with_config(config).map_err(io::Error::other)?;
        editor.set_helper(Some(Assistant::default()));
        if let Some(file) = history_file() {
            // The first time there is none.
            _ = editor.load_history(&file);
        }
        Ok(Lines::Terminal(Box::new(editor)))
    }

    pub fn is_terminal(&self) -> bool {
        matches!(self, Lines::Terminal(_))
    }

    /// The next statement; `names` can be completed in it.
    pub fn next(&mut self, names: &Names) -> io::Result<Line> {
        match self {
            Lines::Terminal(editor) => {
                editor.helper_mut().expect("it was set").names = names.clone();
                match editor.readline("dfquery> ") {
                    Ok(text) if text.trim().is_empty() => Ok(Line::Nothing),
                    Ok(text) => Ok(Line::Text(text)),
                    Err(ReadlineError::Interrupted) => Ok(Line::Nothing),
                    Err(ReadlineError::Eof) => {
                        if let Some(file) = history_file() {
                            // Without a place to keep it history ends with the sitting.
                            _ = file.parent().map(fs::create_dir_all);
                            _ = editor.save_history(&file);
                        }
                        Ok(Line::End)
                    }
                    Err(error) => Err(io::Error::other(error)),
                }
            }
            Lines::Pipe(lines) => {
                let mut text = String::new();
                for line in lines.by_ref() {
                    text += &line?;
                    if is_whole(&text) {
                        let nothing = text.trim().is_empty() || text.trim_start().starts_with("// ");
                        return Ok(if nothing { Line::Nothing } else { Line::Text(text) });
                    }
                    text.push('\n');
                }
                Ok(if text.trim().is_empty() { Line::End } else { Line::Text(text) })
            }
        }
    }
}

/// `$XDG_STATE_HOME/dfquery/history`, by default under `~/.local/state`.
fn history_file() -> Option<PathBuf> {
    let state = env::var_os("XDG_STATE_HOME").map(PathBuf::from);
    let state = state.or_else(|| env::var_os("HOME").map(|home| PathBuf::from(home).join(".local/state")))?;
    Some(state.join("dfquery").join("history"))
}

/// Whether a statement ends here: brackets and strings are closed, and nothing at the end asks for more.
pub fn is_whole(text: &str) -> bool {
    let (mut open, mut quoted, mut escaped) = (0, false, false);
    for c in text.chars() {
        match c {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            '(' | '{' if !quoted => open += 1,
            ')' | '}' if !quoted => open -= 1,
            _ => {}
        }
    }
    let end = text.trim_end();
    let rule = text.contains(":-") && !text.trim_start().starts_with('\\');
    let last = end.lines().last().unwrap_or("").trim_start();
    open <= 0
        && !quoted
        && !end.ends_with([',', ';', ':'])
        && !end.ends_with(":-")
        && !last.starts_with("///")
        && (!rule || end.ends_with('.'))
}

impl Completer for Assistant {
    type Candidate = Pair;

    fn complete(&self, line: &str, at: usize, _: &Context) -> rustyline::Result<(usize, Vec<Pair>)> {
        let (start, found) = self.names.complete(&line[..at]);
        let pair = |name: String| Pair { display: name.clone(), replacement: name };
        Ok((start, found.into_iter().map(pair).collect()))
    }
}

impl Validator for Assistant {
    fn validate(&self, context: &mut ValidationContext) -> rustyline::Result<ValidationResult> {
        let whole = is_whole(context.input());
        Ok(if whole { ValidationResult::Valid(None) } else { ValidationResult::Incomplete })
    }
}

impl Hinter for Assistant {
    type Hint = String;
}

impl Highlighter for Assistant {}

impl Helper for Assistant {}

#[cfg(test)]
mod tests {
    use super::is_whole;

    #[test]
    fn a_statement_goes_on_while_something_is_open() {
        for whole in ["p(x)", "p(x), q(\"a,\")", "p(x) :- q(x).", "\\why p(x)", ".decl p(x: Block)", ""] {
            assert!(is_whole(whole), "{whole}");
        }
        for open in ["p(x),", "p(x", "p(\"a", "p(x) :-", "p(x) :- q(x)", "n = count : {", "/// Holds."] {
            assert!(!is_whole(open), "{open}");
        }
    }
}
