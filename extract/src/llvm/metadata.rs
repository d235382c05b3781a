//! The few metadata nodes that are read, each when it is asked for: locations, branch weights, properties
//! of loops.

use crate::llvm::lexer::{Lexer, Token};
use crate::llvm::name::unescape;
use rustc_hash::FxHashMap;

/// The start of the text of every numbered node.
#[derive(Clone, Debug, Default)]
pub struct Nodes {
    starts: FxHashMap<u32, usize>,
}

/// A place in the source program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Location {
    /// The number of the file's node.
    pub file: u32,
    pub line: u32,
    pub column: u32,
}

/// The call of an inlined function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InlinedAt {
    /// The symbol of the function that has the call; its name in the source, if that is all there is.
    pub function: String,
    /// The number of the file's node.
    pub file: u32,
    /// The line; none if it is 0, which is not a place.
    pub line: Option<u32>,
    /// The node of the next call, if the function that has the call was inlined too.
    pub next: Option<u32>,
}

/// A chain of scopes longer than this is a cycle.
pub(super) const LONGEST_CHAIN: usize = 1000;

impl Nodes {
    /// Says that the text of node `number` begins at `start`.
    pub fn insert(&mut self, number: u32, start: usize) {
        self.starts.insert(number, start);
    }

    /// The start of the text of node `number`.
    pub fn start(&self, number: u32) -> Option<usize> {
        self.starts.get(&number).copied()
    }

    /// The fields of the node `!DIKind(key: value, …)` that begins at `start`.
    pub(super) fn fields<'a>(&self, text: &'a str, start: usize) -> Fields<'a> {
        Fields { lexer: Lexer::new(text, start, text.len()), depth: 0 }
    }

    /// The location whose node begins at `start`; none without a line or a file.
    ///
    /// For inlined code, this is the location of the code itself, not of the call.
    pub fn location(&self, text: &str, start: usize, files: &mut FxHashMap<u32, u32>) -> Option<Location> {
        let (mut line, mut column, mut scope) = (0, 0, None);
        for (key, value) in self.fields(text, start) {
            match (key, value) {
                ("line", Token::Number(number)) => line = number.parse().ok()?,
                ("column", Token::Number(number)) => column = number.parse().ok()?,
                ("scope", Token::Metadata(node)) => scope = node.parse().ok(),
                _ => {}
            }
        }
        let file = self.file_of_scope(text, scope?, files).filter(|_| line != 0)?;
        Some(Location { file, line, column })
    }

    /// The node of the call at which the code of the location at `start` was inlined, if it was.
    pub fn inlined_at(&self, text: &str, start: usize) -> Option<u32> {
        self.fields(text, start).find_map(|(key, value)| match (key, value) {
            ("inlinedAt", Token::Metadata(node)) => node.parse().ok(),
            _ => None,
        })
    }

    /// The call whose location is node `node`; none without a function or a file.
    pub fn call(&self, text: &str, node: u32, files: &mut FxHashMap<u32, u32>) -> Option<InlinedAt> {
        let (mut line, mut scope, mut next) = (None, None, None);
        for (key, value) in self.fields(text, self.start(node)?) {
            match (key, value) {
                ("line", Token::Number(number)) => line = number.parse().ok().filter(|&line| line != 0),
                ("scope", Token::Metadata(node)) => scope = node.parse().ok(),
                ("inlinedAt", Token::Metadata(node)) => next = node.parse().ok(),
                _ => {}
            }
        }
        let (function, file) =
            (self.function_of_scope(text, scope?)?, self.file_of_scope(text, scope?, files)?);
        Some(InlinedAt { function, file, line, next })
    }

    /// The symbol of the function that a scope is in; its name, if it has no symbol of its own.
    fn function_of_scope(&self, text: &str, scope: u32) -> Option<String> {
        let mut at = scope;
        for _ in 0..LONGEST_CHAIN {
            let start = self.start(at)?;
            let (mut name, mut symbol, mut around) = (None, None, None);
            for (key, value) in self.fields(text, start) {
                match (key, value) {
                    ("name", Token::Text(text)) => name = Some(plain(text)),
                    ("linkageName", Token::Text(text)) => symbol = Some(plain(text)),
                    ("scope", Token::Metadata(node)) => around = node.parse().ok(),
                    _ => {}
                }
            }
            if self.is_kind(text, start, "DISubprogram") {
                return symbol.or(name);
            }
            at = around?;
        }
        None
    }

    /// Returns true if the node at `start` is `!KIND(…)`.
    fn is_kind(&self, text: &str, start: usize, kind: &str) -> bool {
        let mut lexer = Lexer::new(text, start, text.len());
        loop {
            match lexer.next().1 {
                Token::Metadata(found) if found == kind => return true,
                Token::Mark(b'(' | b'{') | Token::End => return false,
                _ => {}
            }
        }
    }

    /// The file of a scope: its own, or that of the scope around it.
    fn file_of_scope(&self, text: &str, scope: u32, files: &mut FxHashMap<u32, u32>) -> Option<u32> {
        let mut at = scope;
        for _ in 0..LONGEST_CHAIN {
            if let Some(&file) = files.get(&at) {
                files.insert(scope, file);
                return Some(file);
            }
            let mut around = None;
            for (key, value) in self.fields(text, self.start(at)?) {
                match (key, value) {
                    ("file", Token::Metadata(node)) if !node.is_empty() => {
                        let file = node.parse().ok()?;
                        files.insert(scope, file);
                        return Some(file);
                    }
                    ("scope", Token::Metadata(node)) => around = node.parse().ok(),
                    _ => {}
                }
            }
            at = around?;
        }
        None
    }

    /// The name in a file's node, and the directory that it is relative to, if that is told.
    pub fn file_name(&self, text: &str, file: u32) -> Option<(String, Option<String>)> {
        let (mut found, mut directory) = (None, None);
        for (key, value) in self.fields(text, self.start(file)?) {
            match (key, value) {
                ("filename", Token::Text(name)) => found = Some(plain(name)),
                ("directory", Token::Text(name)) => {
                    directory = Some(plain(name)).filter(|name| !name.is_empty())
                }
                _ => {}
            }
        }
        Some((found?, directory))
    }

    /// Returns true if `node`, the list of a loop's properties, has `property`: `distinct !{!4, !5}` and `!5 =
    /// !{!"property"}`.
    pub fn has_property(&self, text: &str, node: u32, property: &str) -> bool {
        let named = |at: u32| {
            let mut lexer = Lexer::new(text, self.start(at)?, text.len());
            loop {
                match lexer.next().1 {
                    Token::Text(name) => return Some(name.trim_matches('"') == property),
                    Token::Mark(b'}') | Token::End => return None,
                    _ => {}
                }
            }
        };
        let Some(start) = self.start(node) else { return false };
        let mut lexer = Lexer::new(text, start, text.len());
        loop {
            match lexer.next().1 {
                Token::Metadata(at) if at.parse().is_ok_and(|at| at != node && named(at) == Some(true)) => {
                    return true;
                }
                Token::Mark(b'}') | Token::End => return false,
                _ => {}
            }
        }
    }

    /// The weights in `!{!"branch_weights", i32 1, …}`; none if the node says something else.
    pub fn weights(&self, text: &str, node: u32) -> Option<Vec<u64>> {
        let mut lexer = Lexer::new(text, self.start(node)?, text.len());
        let mut weights = Vec::new();
        let mut named = false;
        loop {
            match lexer.next().1 {
                Token::Text(name) => named |= name == "\"branch_weights\"",
                Token::Number(number) => weights.push(number.parse().ok()?),
                Token::Mark(b'}') | Token::End => break,
                _ => {}
            }
        }
        named.then_some(weights)
    }
}

/// Returns true if the file called `name` is that from any folder, here or on Windows.
pub fn is_absolute(name: &str) -> bool {
    name.starts_with(['/', '\\'])
        || matches!(name.as_bytes(), [drive, b':', b'/' | b'\\', ..] if drive.is_ascii_alphabetic())
}

/// The text between quotes, unescaped.
pub(super) fn plain(text: &str) -> String {
    String::from_utf8_lossy(&unescape(text.trim_matches('"'))).into_owned()
}

/// `key: value` pairs between the outer parentheses of a node.
pub(super) struct Fields<'a> {
    lexer: Lexer<'a>,
    depth: u32,
}

impl<'a> Iterator for Fields<'a> {
    type Item = (&'a str, Token<'a>);

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            match self.lexer.next().1 {
                Token::Label(key) if self.depth == 1 => return Some((key, self.lexer.next().1)),
                Token::Mark(b'(') => self.depth += 1,
                Token::Mark(b')') if self.depth > 1 => self.depth -= 1,
                Token::Mark(b')') | Token::End => return None,
                Token::Mark(b'{') if self.depth == 0 => return None,
                _ => {}
            }
        }
    }
}
