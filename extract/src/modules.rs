//! The modules of LLVM IR in a file, each as text.

use crate::bitcode::{Symbols, disassemble_named, longest, symbols};
use crate::objects::{Contents, Fetch, Piece};
use dfquery_engine::diagnostic::Diagnostic;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;
use std::io;
use std::path::{Path, PathBuf};
use std::vec;

/// A module of LLVM IR.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Module {
    /// The file, and the part of it if it has several modules: `libz.a(crc32.o)`, `app(main.c)`.
    pub name: String,
    /// Its text.
    pub text: String,
}

/// The modules in bitcode, an object, an executable or an archive, in order. Each is printed when its turn comes.
pub struct Modules<'b> {
    pieces: vec::IntoIter<Piece<'b>>,
    printed: VecDeque<Module>,
    names: Names,
    /// The number of bytes that the texts may still have.
    left: usize,
    warnings: Vec<Diagnostic>,
    /// The members of an archive that are given, unless all are.
    kept: Option<FxHashSet<usize>>,
    left_out: usize,
}

/// Does not read the files that objects name.
///
/// # Errors
///
/// Always.
pub fn no_other_files(_: &Path) -> io::Result<(PathBuf, Vec<u8>)> {
    Err(io::Error::new(io::ErrorKind::Unsupported, "files that others name are not read here"))
}

impl<'b> Modules<'b> {
    /// The modules of the file `bytes`, called `name`; none if it is neither bitcode, object nor archive. `fetch` reads
    /// other files.
    ///
    /// # Errors
    ///
    /// A message if the file is damaged; [`Refused::Empty`] if nothing in it is LLVM IR.
    pub fn open(name: &str, bytes: &'b [u8], fetch: &Fetch<'_>) -> Result<Option<Modules<'b>>, Refused> {
        let contents = Contents::open(name, bytes, fetch).map_err(Refused::Damaged)?;
        let Some(contents) = contents else { return Ok(None) };
        if let Some(nothing) = contents.nothing(name) {
            return Err(Refused::Empty(nothing));
        }
        let warnings = contents.other_programs(name).into_iter().chain(contents.warning(name)).collect();
        let size = contents.pieces.iter().map(|piece| piece.bytes.len()).sum();
        let count = contents.pieces.iter().map(|piece| piece.modules).sum();
        let file = name.to_owned();
        let names = Names { file, is_archive: contents.is_archive, count, used: FxHashMap::default() };
        let pieces = contents.pieces.into_iter();
        Ok(Some(Modules {
            pieces,
            printed: VecDeque::new(),
            names,
            left: longest(size),
            warnings,
            kept: None,
            left_out: 0,
        }))
    }

    /// The number of modules, with those that were given already.
    pub fn number(&self) -> usize {
        self.names.count
    }

    /// True if they are members of an archive.
    pub fn are_members(&self) -> bool {
        self.names.is_archive
    }

    /// The symbols of members of an archive, by their numbers.
    ///
    /// # Errors
    ///
    /// A message if one is damaged.
    pub fn symbols(&self) -> Result<Vec<(usize, Symbols)>, Box<Diagnostic>> {
        let mut members: Vec<(usize, Symbols)> = Vec::new();
        for piece in self.pieces.as_slice() {
            let found = symbols(&piece.bytes).map_err(|error| piece.refused(&self.names.file, &error))?;
            match members.last_mut() {
                Some((number, known)) if *number == piece.number => known.extend(found),
                _ => members.push((piece.number, found)),
            }
        }
        Ok(members)
    }

    /// Leaves out the members of an archive but those of these numbers.
    pub fn keep(&mut self, members: &FxHashSet<usize>) {
        self.kept = Some(members.clone());
        let kept = self.pieces.as_slice().iter().filter(|piece| members.contains(&piece.number));
        let count = kept.map(|piece| piece.modules).sum();
        self.left_out = self.names.count - count;
        self.names.count = count;
    }

    /// The number of modules that [`Modules::keep`] has left out.
    pub fn left_out(&self) -> usize {
        self.left_out
    }

    /// The warnings that members of the archive have no IR, and that other programs of a universal file are not read.
    pub fn warnings(&mut self) -> Vec<Diagnostic> {
        std::mem::take(&mut self.warnings)
    }
}

impl Iterator for Modules<'_> {
    type Item = Result<Module, Box<Diagnostic>>;

    fn next(&mut self) -> Option<Self::Item> {
        while self.printed.is_empty() {
            let piece = self.pieces.next()?;
            let names = &mut self.names;
            if self.kept.as_ref().is_some_and(|kept| !kept.contains(&piece.number)) {
                names.skip(&piece);
                continue;
            }
            match disassemble_named(&piece.bytes, self.left, |source| names.next(&piece, source)) {
                Ok(texts) => {
                    self.left -= texts.iter().map(|(_, text)| text.len()).sum::<usize>().min(self.left);
                    self.printed.extend(texts.into_iter().map(|(name, text)| Module { name, text }));
                }
                Err(error) => return Some(Err(piece.refused(&self.names.file, &error))),
            }
        }
        self.printed.pop_front().map(Ok)
    }
}

/// The reason why a file has no modules.
#[derive(Debug)]
pub enum Refused {
    /// Something in it is damaged, or not known.
    Damaged(Box<Diagnostic>),
    /// It is an object, an executable or an archive without LLVM IR.
    Empty(Box<Diagnostic>),
}

impl Refused {
    /// The message.
    pub fn message(self) -> Diagnostic {
        match self {
            Refused::Damaged(message) | Refused::Empty(message) => *message,
        }
    }
}

/// Distinct names for the modules of one file.
struct Names {
    file: String,
    is_archive: bool,
    /// The number of modules.
    count: usize,
    /// The number of times that each name within the file was asked for.
    used: FxHashMap<String, usize>,
}

impl Names {
    /// Counts the modules of `piece`, which are left out.
    fn skip(&mut self, piece: &Piece<'_>) {
        if let Some(member) = &piece.member {
            *self.used.entry(member.clone()).or_default() += piece.modules;
        }
    }

    /// The name of a module of `piece`, compiled from `source`.
    fn next(&mut self, piece: &Piece<'_>, source: &str) -> String {
        if !self.is_archive && self.count == 1 {
            return self.file.clone();
        }
        let source = source.rsplit(['/', '\\']).next().unwrap_or_default();
        let mut inner = match &piece.member {
            Some(member) => member.clone(),
            None if source.is_empty() => "module".to_owned(),
            None => source.to_owned(),
        };
        let used = self.used.entry(inner.clone()).or_default();
        *used += 1;
        if *used > 1 {
            inner = format!("{inner}:{used}");
        }
        format!("{}({inner})", self.file)
    }
}
