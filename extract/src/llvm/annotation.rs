//! The pairs of `!nvvm.annotations`.

use crate::llvm::lexer::{Lexer, Token};

/// One of the pairs of a node of `!nvvm.annotations`.
#[derive(Clone, Copy, Debug)]
pub struct Annotation<'a> {
    /// As it was written, without the `@`.
    pub function: &'a str,
    /// With its quotes.
    pub key: &'a str,
    pub value: u64,
}

/// The annotations in the nodes between the braces of `!nvvm.annotations = !{…}`, whose text begins at `start`.
pub fn annotations<'a>(
    text: &'a str,
    start: usize,
    node: impl Fn(u32) -> Option<usize>,
) -> Vec<Annotation<'a>> {
    let mut lexer = Lexer::new(text, start, text.len());
    let mut found = Vec::new();
    loop {
        match lexer.next().1 {
            Token::Metadata(number) => {
                let start = number.parse().ok().and_then(&node);
                found.extend(start.into_iter().flat_map(|start| pairs(text, start)));
            }
            Token::Mark(b'}') | Token::End => return found,
            _ => {}
        }
    }
}

/// The pairs in `!{ptr @f, !"kernel", i32 1, …}`.
fn pairs(text: &str, start: usize) -> Vec<Annotation<'_>> {
    let mut lexer = Lexer::new(text, start, text.len());
    let (mut function, mut key, mut found) = (None, None, Vec::new());
    loop {
        match lexer.next().1 {
            Token::Global(name) => function = Some(name),
            Token::Text(name) => key = Some(name),
            Token::Number(number) => {
                if let (Some(function), Some(key), Ok(value)) = (function, key.take(), number.parse()) {
                    found.push(Annotation { function, key, value });
                }
            }
            Token::Mark(b'}') | Token::End => return found,
            _ => {}
        }
    }
}
