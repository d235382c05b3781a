//! Rule files as text, and places in them.

use crate::diagnostic::{Place, SourceText};
use serde::{Deserialize, Serialize};
use std::{collections::BTreeSet, sync::Arc};

/// Index of a file in [`Sources`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct FileId(pub u16);

/// A range of bytes in one file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Span {
    /// The file.
    pub file: FileId,
    /// First byte.
    pub start: u32,
    /// After the last byte.
    pub end: u32,
}

impl Span {
    /// The shortest range that holds `self` and `other`.
    pub fn to(self, other: Span) -> Span {
        Span { file: self.file, start: self.start.min(other.start), end: self.end.max(other.end) }
    }
}

/// One file as it was read.
#[derive(Clone, Debug)]
pub struct Source {
    /// The name that messages show.
    pub name: String,
    /// The text.
    pub text: String,
    lines: Vec<u32>,
}

impl Source {
    /// Counts lines of `text` once, for the places of all messages.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Self {
        let text = text.into();
        let newlines = text.bytes().enumerate().filter(|(_, b)| *b == b'\n');
        let lines = std::iter::once(0).chain(newlines.map(|(at, _)| at as u32 + 1)).collect();
        Source { name: name.into(), text, lines }
    }

    /// The line, from 1, that holds the byte `offset`.
    pub fn line_of(&self, offset: u32) -> u32 {
        self.lines.partition_point(|&start| start <= offset) as u32
    }

    /// The text of line `line`, from 1, without its end.
    pub fn line(&self, line: u32) -> Option<&str> {
        let start = *self.lines.get(line.checked_sub(1)? as usize)? as usize;
        let end = self.lines.get(line as usize).map_or(self.text.len(), |&e| e as usize);
        Some(self.text[start..end].trim_end_matches(['\n', '\r']))
    }

    /// The place of `span`; what goes on after the end of its first line is left out.
    pub fn place(&self, span: Span) -> Place {
        let line = self.line_of(span.start);
        let first = self.lines[line as usize - 1];
        let text = self.line(line).unwrap_or_default();
        let from = (span.start - first) as usize;
        let to = ((span.end - first) as usize).clamp(from, text.len().max(from));
        let count = |range: std::ops::Range<usize>| text.get(range).map_or(0, |t| t.chars().count()) as u32;
        Place {
            file: self.name.clone(),
            line,
            column: count(0..from.min(text.len())) + 1,
            width: count(from.min(text.len())..to.min(text.len())).max(1),
        }
    }
}

/// Most files of a program: they are counted in 16 bits.
pub const FILES: usize = u16::MAX as usize;

/// All files of one program.
#[derive(Clone, Default, Debug)]
pub struct Sources {
    files: Vec<Arc<Source>>,
    /// The number of library files and the names that the library declares, if there is one.
    library: Option<(usize, Arc<BTreeSet<String>>)>,
}

impl Sources {
    /// No file.
    pub fn new() -> Self {
        Sources::default()
    }

    /// Takes in one more file, of at most [`FILES`].
    ///
    /// # Panics
    ///
    /// If there are [`FILES`] files already.
    pub fn add(&mut self, name: impl Into<String>, text: impl Into<String>) -> FileId {
        self.files.push(Arc::new(Source::new(name, text)));
        FileId(
            u16::try_from(self.files.len() - 1).expect("callers take no more files than there are numbers"),
        )
    }

    /// Makes the files so far a library, which declares `names`, those of its files that were left out too.
    ///
    /// Files that come later may declare relations with the names of the library's. They and questions then mean these;
    /// the library still means its own.
    pub fn end_library(&mut self, names: Arc<BTreeSet<String>>) {
        self.library = Some((self.files.len(), names));
    }

    /// Returns true if `file` came before the end of the library; if there is none, all did.
    pub fn is_library(&self, file: FileId) -> bool {
        self.library.as_ref().is_none_or(|(files, _)| usize::from(file.0) < *files)
    }

    /// Returns true if a library was ended, so that files may come after it.
    pub fn have_library(&self) -> bool {
        self.library.is_some()
    }

    /// Returns true if there is a library without files: the others are a program of their own.
    pub fn are_alone(&self) -> bool {
        self.library.as_ref().is_some_and(|(files, _)| *files == 0)
    }

    /// Returns true if the library declares `name`, which a file that came later declares.
    pub(crate) fn shadows(&self, name: &str) -> bool {
        self.library.as_ref().is_some_and(|(_, names)| names.contains(name))
    }

    /// The files in the order they came.
    pub fn iter(&self) -> impl Iterator<Item = (FileId, &Source)> {
        self.files.iter().enumerate().map(|(at, source)| (FileId(at as u16), &**source))
    }

    /// The place of `span`.
    pub fn place(&self, span: Span) -> Place {
        self[span.file].place(span)
    }

    /// The text that `span` covers.
    pub fn text(&self, span: Span) -> &str {
        &self[span.file].text[span.start as usize..span.end as usize]
    }
}

impl std::ops::Index<FileId> for Sources {
    type Output = Source;
    fn index(&self, id: FileId) -> &Source {
        &self.files[id.0 as usize]
    }
}

impl SourceText for Sources {
    fn line(&self, file: &str, line: u32) -> Option<&str> {
        self.files.iter().find(|source| source.name == file)?.line(line)
    }
}
