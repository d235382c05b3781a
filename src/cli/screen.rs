//! The terminal that standard output is, and the pager for what it has no room for.

use std::{
    env,
    io::{self, IsTerminal, Write},
    process::{Child, Command, Stdio},
};
use terminal_size::{Height, Width};

/// The variables that name a pager: the first that is set counts, an empty one means none.
const PAGERS: [&str; 2] = ["DFQUERY_PAGER", "PAGER"];

/// The pager otherwise, and its options where the user has none: end with what fits, pass colours, leave the text there.
const PAGER: &str = "less";
const OPTIONS: &str = "FRX";

/// The room of a terminal.
#[derive(Clone, Copy)]
pub struct Screen {
    /// Characters of a line.
    pub width: usize,
    /// Lines.
    pub height: usize,
}

/// Returns true if standard output is a terminal.
pub fn is_terminal() -> bool {
    io::stdout().is_terminal()
}

impl Screen {
    /// The terminal that standard output is; none if it is something else, or says nothing about its size.
    pub fn of_output() -> Option<Self> {
        let (Width(width), Height(height)) = terminal_size::terminal_size_of(io::stdout())?;
        Some(Screen { width: width.into(), height: height.into() })
    }

    /// Prints `text`, through a pager if the screen has no room for it.
    pub fn print(self, text: &[u8]) -> io::Result<()> {
        let pager = if self.has_room(text) { None } else { pager() };
        let Some(mut pager) = pager else {
            let mut out = io::stdout().lock();
            return out.write_all(text).and_then(|()| out.flush());
        };
        // Ctrl-C is for the pager, which goes on.
        let _ = ctrlc::set_handler(|| {});
        let written = pager.stdin.take().map_or(Ok(()), |mut input| input.write_all(text));
        pager.wait()?;
        written
    }

    /// Returns true if `text` leaves a line for the prompt.
    fn has_room(self, text: &[u8]) -> bool {
        let text = String::from_utf8_lossy(text);
        let lines = text.lines().map(|line| {
            let length = anstream::adapter::strip_str(line).to_string().chars().count();
            length.div_ceil(self.width).max(1)
        });
        lines.sum::<usize>() < self.height
    }
}

/// Starts the pager that the user has chosen.
fn pager() -> Option<Child> {
    let chosen = PAGERS.iter().find_map(env::var_os);
    if chosen.as_ref().is_some_and(|chosen| chosen.is_empty()) {
        return None;
    }
    let mut command = match chosen {
        Some(chosen) => {
            let mut shell = Command::new("sh");
            shell.arg("-c").arg(chosen);
            shell
        }
        None => Command::new(PAGER),
    };
    if env::var_os("LESS").is_none() {
        command.env("LESS", OPTIONS);
    }
    command.stdin(Stdio::piped()).spawn().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_wrap_take_more_room() {
        let screen = Screen { width: 10, height: 4 };
        for (text, has_room) in [
            ("", true),
            ("a\nb\nc\n", true),
            ("a\nb\nc\nd\n", false),
            ("a\n0123456789\nc\n", true),
            ("a\n0123456789a\nc\n", false),
            ("a\n\x1b[1m0123456789\x1b[0m\nc\n", true),
            ("\n\n\n\n", false),
        ] {
            assert_eq!(screen.has_room(text.as_bytes()), has_room, "{text:?}");
        }
    }
}
