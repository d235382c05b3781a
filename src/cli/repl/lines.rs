//! Source of statements: a terminal with editing, or a pipe.

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
    collections::VecDeque,
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
    /// With the statements that were pasted together with one that is being answered.
    Terminal(Box<Editor<Assistant, FileHistory>>, VecDeque<String>),
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
        Ok(Lines::Terminal(Box::new(editor), VecDeque::new()))
    }

    pub fn is_terminal(&self) -> bool {
        matches!(self, Lines::Terminal(..))
    }

    /// The next statement; `names` can be completed in it.
    pub fn next(&mut self, names: &Names) -> io::Result<Line> {
        match self {
            Lines::Terminal(editor, pasted) => {
                if let Some(text) = pasted.pop_front() {
                    return Ok(Line::Text(text));
                }
                editor.helper_mut().expect("it was set").names = names.clone();
                match editor.readline("dfquery> ") {
                    Ok(text) => {
                        let (whole, open) = statements(&text);
                        pasted.extend(whole.into_iter().chain(open));
                        Ok(pasted.pop_front().map_or(Line::Nothing, Line::Text))
                    }
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

/// The statements in `text`, each of one line or more, without empty lines and comments; and what is open at its end.
pub fn statements(text: &str) -> (Vec<String>, Option<String>) {
    let (mut whole, mut open) = (Vec::new(), String::new());
    for line in text.lines() {
        open += line;
        if is_whole(&open) {
            let statement = std::mem::take(&mut open);
            let is_nothing = statement.trim().is_empty() || statement.trim_start().starts_with("// ");
            whole.extend((!is_nothing).then_some(statement));
        } else {
            open.push('\n');
        }
    }
    (whole, (!open.trim().is_empty()).then_some(open))
}

/// Returns true if a statement ends here: brackets and strings are closed, and nothing at the end asks for more.
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
        let is_open = statements(context.input()).1.is_some();
        Ok(if !is_open { ValidationResult::Valid(None) } else { ValidationResult::Incomplete })
    }
}

impl Hinter for Assistant {
    type Hint = String;
}

impl Highlighter for Assistant {}

impl Helper for Assistant {}

#[cfg(test)]
mod tests {
    use super::{is_whole, statements};

    #[test]
    fn statements_of_one_paste_are_told_apart() {
        let paste =
            ".decl near(a: Block)\n\n// a comment\nnear(a) :-\n  edge(a, _, _).\nnear(B)\n\\why near(B),";
        let (whole, open) = statements(paste);
        assert_eq!(whole, [".decl near(a: Block)", "near(a) :-\n  edge(a, _, _).", "near(B)"]);
        assert_eq!(open.as_deref(), Some("\\why near(B),\n"));
        assert_eq!(statements("p(x),\n  q(x)"), (vec!["p(x),\n  q(x)".to_owned()], None));
        assert_eq!(statements(" \n"), (Vec::new(), None));
    }

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
