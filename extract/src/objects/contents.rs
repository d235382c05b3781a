//! Pieces of bitcode in a file.

use super::archive::{Member, members};
use super::kind::{Kind, kind};
use super::section::{Found, Nothing, Program, find, programs};
use crate::bitcode::{self, is_bitcode};
use dfquery_engine::diagnostic::{Diagnostic, Place};
use rustc_hash::FxHashSet;
use std::borrow::Cow;
use std::io;
use std::path::{Path, PathBuf};

/// Reads a file that an object or a thin archive names: gives its contents, and the path by which it is known.
pub type Fetch<'f> = dyn Fn(&Path) -> io::Result<(PathBuf, Vec<u8>)> + 'f;

/// Bitcode in a file.
#[derive(Clone, Debug)]
pub struct Piece<'b> {
    /// The member of an archive in which it is.
    pub member: Option<String>,
    /// The number of that member among those of the archive.
    pub number: usize,
    /// The section in which it is.
    pub section: Option<&'static str>,
    /// The file that contains it, if that is a different one.
    pub file: Option<PathBuf>,
    /// Its offset in that file.
    pub at: usize,
    /// The number of its modules.
    pub modules: usize,
    /// Its bytes.
    pub bytes: Cow<'b, [u8]>,
}

/// The pieces of bitcode of a file.
#[derive(Debug, Default)]
pub struct Contents<'b> {
    /// In the order of the file.
    pub pieces: Vec<Piece<'b>>,
    /// True if the file is an archive.
    pub is_archive: bool,
    /// The members of an archive without IR.
    pub without: Vec<String>,
    /// The processor whose program is read, and those whose programs are not, of a universal file.
    processors: Option<(&'static str, Vec<&'static str>)>,
    /// The contents of the first of these, or of the object, in place of IR.
    instead: Option<Nothing>,
}

impl<'b> Contents<'b> {
    /// Finds the pieces of the file `bytes`, called `name`; none if it is neither bitcode, object nor archive.
    ///
    /// # Errors
    ///
    /// A message if the file is damaged, or names files that `fetch` does not read.
    pub fn open(
        name: &str,
        bytes: &'b [u8],
        fetch: &Fetch<'_>,
    ) -> Result<Option<Contents<'b>>, Box<Diagnostic>> {
        let Some(kind) = kind(bytes) else { return Ok(None) };
        let mut opening =
            Opening { name, fetch, fetched: FxHashSet::default(), contents: Contents::default() };
        match (kind, opening.programs(bytes)?) {
            (Kind::Archive, _) => opening.archive(bytes, 0)?,
            (_, Some(programs)) => opening.universal(&programs)?,
            _ => opening.file(bytes, &Origin::default())?,
        }
        Ok(Some(opening.contents))
    }

    /// The error that there is no IR, if there is none.
    pub fn nothing(&self, name: &str) -> Option<Box<Diagnostic>> {
        if !self.pieces.is_empty() {
            return None;
        }
        let message = match (&self.instead, self.is_archive) {
            (Some(instead), true) => {
                let [first, ..] = &self.without[..] else { return None };
                let many = self.without.len();
                format!(
                    "no member of the archive has LLVM IR; of {many}, the first, `{first}`, has {instead}"
                )
            }
            (None, true) => "the archive is empty".to_owned(),
            (Some(instead), false) => format!("the file has no LLVM IR: {instead}"),
            (None, false) => "the file has no LLVM IR".to_owned(),
        };
        let refused = Diagnostic::error(message).at(Place::file(name));
        Some(Box::new(refused.help(self.instead.as_ref().unwrap_or(&Nothing::Unknown).help())))
    }

    /// The warning that a universal file has other programs, if it has.
    pub fn other_programs(&self, name: &str) -> Option<Diagnostic> {
        let (read, others) = self.processors.as_ref().filter(|(_, others)| !others.is_empty())?;
        let message = format!("the program for {read} is read, and not that for {}", others.join(", "));
        let warning = Diagnostic::warning(message).at(Place::file(name));
        Some(warning.help("lipo -thin takes the program for another processor out"))
    }

    /// The warning that some members have no IR, if some have.
    pub fn warning(&self, name: &str) -> Option<Diagnostic> {
        let count = self.without.len();
        if count == 0 || self.pieces.is_empty() {
            return None;
        }
        let first: Vec<String> = self.without.iter().take(3).map(|member| format!("`{member}`")).collect();
        let more = if count > first.len() { ", …" } else { "" };
        let (members, have) = if count == 1 { ("member", "has") } else { ("members", "have") };
        let message = format!("{count} {members} of `{name}` {have} no LLVM IR: {}{more}", first.join(", "));
        let warning = Diagnostic::warning(message);
        Some(match &self.instead {
            Some(instead) => warning.note(format!("`{}` has {instead}", self.without[0])),
            None => warning,
        })
    }
}

/// The place of an object.
#[derive(Clone, Default)]
struct Origin {
    member: Option<String>,
    number: usize,
    file: Option<PathBuf>,
    /// Its offset in the file.
    at: usize,
}

/// A file that is being looked through.
struct Opening<'f, 'b> {
    name: &'f str,
    fetch: &'f Fetch<'f>,
    fetched: FxHashSet<PathBuf>,
    contents: Contents<'b>,
}

impl<'b> Opening<'_, 'b> {
    /// The programs of a universal file.
    fn programs(&self, bytes: &'b [u8]) -> Result<Option<Vec<Program<'b>>>, Box<Diagnostic>> {
        programs(bytes).map_err(|fault| {
            let message = format!("the universal file is not read: {}", lower(&fault));
            Box::new(Diagnostic::error(message).at(Place::file(self.name)))
        })
    }

    /// Looks through the programs of a universal file for the first with IR.
    fn universal(&mut self, programs: &[Program<'b>]) -> Result<(), Box<Diagnostic>> {
        for program in programs {
            let before = std::mem::take(&mut self.contents);
            match kind(program.bytes) {
                Some(Kind::Archive) => self.archive(program.bytes, program.at)?,
                _ => self.file(program.bytes, &Origin { at: program.at, ..Origin::default() })?,
            }
            if !self.contents.pieces.is_empty() {
                let others = programs.iter().filter(|other| other.at != program.at);
                let others = others.map(|other| other.processor).collect();
                self.contents.processors = Some((program.processor, others));
                break;
            }
            // The first is told of, if none has IR.
            if before.instead.is_some() {
                self.contents = before;
            }
        }
        Ok(())
    }

    /// Looks through the archive `bytes`, which starts at `start` of the file.
    fn archive(&mut self, bytes: &'b [u8], start: usize) -> Result<(), Box<Diagnostic>> {
        self.contents.is_archive = true;
        let all = members(bytes).map_err(|fault| {
            Box::new(
                Diagnostic::error(format!("the archive is not read: {}", lower(&fault)))
                    .at(Place::file(self.name)),
            )
        })?;
        all.iter().enumerate().try_for_each(|(number, member)| self.member(number, member, start))
    }

    fn member(&mut self, number: usize, member: &Member<'b>, start: usize) -> Result<(), Box<Diagnostic>> {
        // What rustc tells itself about a library.
        if member.name.ends_with(".rmeta") {
            return Ok(());
        }
        let name = base(&member.name).to_owned();
        let mut origin = Origin { member: Some(name), number, file: None, at: start + member.at };
        match member.bytes {
            Some(bytes) => self.file(bytes, &origin),
            None => {
                let named = format!("which the thin archive `{}` names", self.name);
                let Some((file, bytes)) = self.fetch(Path::new(&member.name), &named)? else { return Ok(()) };
                (origin.file, origin.at) = (Some(file), 0);
                self.other_file(&bytes, &origin)
            }
        }
    }

    /// Looks through the file of an object that is no part of this one.
    fn other_file(&mut self, bytes: &[u8], origin: &Origin) -> Result<(), Box<Diagnostic>> {
        let (name, fetch) = (self.name, self.fetch);
        let mut inner = Opening {
            name,
            fetch,
            fetched: std::mem::take(&mut self.fetched),
            contents: Contents::default(),
        };
        inner.file(bytes, origin)?;
        self.fetched = inner.fetched;
        let Contents { pieces, without, instead, .. } = inner.contents;
        let kept = pieces.into_iter().map(|piece| piece.with(Cow::Owned(piece.bytes.to_vec())));
        self.contents.pieces.extend(kept);
        self.contents.without.extend(without);
        self.contents.instead = self.contents.instead.take().or(instead);
        Ok(())
    }

    /// Looks through bitcode, an object or an executable.
    fn file(&mut self, bytes: &'b [u8], origin: &Origin) -> Result<(), Box<Diagnostic>> {
        if self.programs(bytes)?.is_some() {
            let message = "a universal file that is a part of another file";
            return Err(Box::new(Diagnostic::error(message).at(self.place(origin))));
        }
        match kind(bytes) {
            Some(Kind::Bitcode) => self.bitcode(Cow::Borrowed(bytes), origin, None),
            Some(Kind::Object | Kind::Linked) => self.object(bytes, origin),
            Some(Kind::Archive) | None => {
                self.without(Nothing::Unknown, origin);
                Ok(())
            }
        }
    }

    fn object(&mut self, bytes: &'b [u8], origin: &Origin) -> Result<(), Box<Diagnostic>> {
        let found = find(bytes).map_err(|fault| {
            Box::new(
                Diagnostic::error(format!("the object is not read: {}", lower(&fault)))
                    .at(self.place(origin)),
            )
        })?;
        match found {
            Found::Bitcode(section, found) => found.into_iter().try_for_each(|(at, bytes)| {
                let origin = Origin { at: origin.at + at, ..origin.clone() };
                self.bitcode(Cow::Borrowed(bytes), &origin, Some(section))
            }),
            Found::Paths(section, lists) => {
                lists.into_iter().try_for_each(|list| self.listed(list, origin, section))
            }
            Found::Nothing(instead) => {
                self.without(instead, origin);
                Ok(())
            }
        }
    }

    /// Adds the files of bitcode whose paths are in `list`, a section as wllvm and gllvm make it.
    fn listed(&mut self, list: &[u8], origin: &Origin, section: &'static str) -> Result<(), Box<Diagnostic>> {
        // Linkers pad with zeroes.
        let paths = list.split(|&byte| byte == b'\n' || byte == 0).filter(|path| !path.is_empty());
        for path in paths {
            let path = PathBuf::from(String::from_utf8_lossy(path).into_owned());
            let named = format!("which section `{section}` of `{}` names", self.called(origin));
            let Some((file, bytes)) = self.fetch(&path, &named)? else { continue };
            if !is_bitcode(&bytes) {
                let message = format!("`{}`, {named}, is no bitcode", path.display());
                return Err(Box::new(Diagnostic::error(message).at(self.place(origin))));
            }
            let origin = Origin { file: Some(file), at: 0, ..origin.clone() };
            self.bitcode(Cow::Owned(bytes), &origin, None)?;
        }
        Ok(())
    }

    /// Adds the pieces of bitcode that follow one another in `bytes`.
    fn bitcode(
        &mut self,
        bytes: Cow<'b, [u8]>,
        origin: &Origin,
        section: Option<&'static str>,
    ) -> Result<(), Box<Diagnostic>> {
        let whole = Piece {
            member: origin.member.clone(),
            number: origin.number,
            section,
            file: origin.file.clone(),
            at: origin.at,
            modules: 1,
            bytes,
        };
        let pieces = bitcode::split(&whole.bytes).map_err(|error| whole.refused(self.name, &error))?;
        for (range, modules) in pieces {
            let bytes = match &whole.bytes {
                Cow::Borrowed(bytes) => Cow::Borrowed(&bytes[range.clone()]),
                Cow::Owned(bytes) => Cow::Owned(bytes[range.clone()].to_vec()),
            };
            self.contents.pieces.push(Piece { at: whole.at + range.start, modules, ..whole.with(bytes) });
        }
        Ok(())
    }

    /// Says that there is no IR in an object.
    fn without(&mut self, instead: Nothing, origin: &Origin) {
        self.contents.without.extend(origin.member.clone());
        self.contents.instead.get_or_insert(instead);
    }

    /// The file at `path`; none if it was there before.
    fn fetch(&mut self, path: &Path, named: &str) -> Result<Option<(PathBuf, Vec<u8>)>, Box<Diagnostic>> {
        let folder = Path::new(self.name).parent().unwrap_or(Path::new(""));
        let (file, bytes) = (self.fetch)(&folder.join(path)).map_err(|error| {
            let message = format!("cannot read `{}`, {named}: {error}", path.display());
            let help = "the file stays where the build has made it: read the program there, or build again";
            Box::new(Diagnostic::error(message).at(Place::file(self.name)).help(help))
        })?;
        Ok(self.fetched.insert(file.clone()).then_some((file, bytes)))
    }

    fn called(&self, origin: &Origin) -> String {
        match &origin.member {
            Some(member) => format!("{}({member})", self.name),
            None => self.name.to_owned(),
        }
    }

    fn place(&self, origin: &Origin) -> Place {
        Place::file(self.called(origin))
    }
}

impl Piece<'_> {
    /// The same place with these bytes.
    fn with<'b>(&self, bytes: Cow<'b, [u8]>) -> Piece<'b> {
        let (member, file) = (self.member.clone(), self.file.clone());
        Piece {
            member,
            file,
            bytes,
            number: self.number,
            section: self.section,
            at: self.at,
            modules: self.modules,
        }
    }

    /// The message that the piece, of the file `name`, is not read.
    pub fn refused(&self, name: &str, error: &bitcode::Error) -> Box<Diagnostic> {
        let file = self.file.as_ref().map_or(name.to_owned(), |file| file.display().to_string());
        let error = bitcode::Error { bit: error.bit + self.at as u64 * 8, ..error.clone() };
        let place = match (&self.member, &self.file) {
            (Some(member), None) => format!("{name}({member})"),
            _ => file.clone(),
        };
        let refused = Diagnostic::error(format!("the bitcode is not read: {error}")).at(Place::file(&place));
        let refused = refused.help("where LLVM reads the file, llvm-dis writes it as text");
        let of = if place == file { String::new() } else { format!(" of `{file}`") };
        Box::new(match self.section {
            Some(section) => {
                refused.note(format!("it is in section `{section}`; bytes are those{of} from its start"))
            }
            None if of.is_empty() => refused,
            None => refused.note(format!("bytes are those{of}")),
        })
    }
}

/// The last component of a path, whose parts `/` or `\` separates.
fn base(path: &str) -> &str {
    path.rsplit(['/', '\\']).find(|part| !part.is_empty()).unwrap_or(path)
}

/// A message with its first letter small.
fn lower(message: &str) -> String {
    let mut letters = message.chars();
    letters.next().map_or(String::new(), |first| format!("{}{}", first.to_lowercase(), letters.as_str()))
}
