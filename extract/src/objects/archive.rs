//! Members of archives.

use object::read::archive::ArchiveFile;

/// A member of an archive.
pub struct Member<'b> {
    /// Its name, as the archive has it: of a thin archive the path of the file.
    pub name: String,
    /// Its offset in the archive.
    pub at: usize,
    /// Its contents; none in a thin archive, where they are in the file that it names.
    pub bytes: Option<&'b [u8]>,
}

/// The members of the archive `bytes`, in order; tables of symbols and names are none.
///
/// # Errors
///
/// The mistake, with the member or the offset.
pub fn members(bytes: &[u8]) -> Result<Vec<Member<'_>>, String> {
    let archive = ArchiveFile::parse(bytes).map_err(|error| format!("{error} (in the first members)"))?;
    let mut members: Vec<Member> = Vec::new();
    for member in archive.members() {
        let member = member.map_err(|error| match members.last() {
            Some(last) => format!("{error} (behind `{}`, from byte {} on)", last.name, last.end()),
            None => format!("{error} (at the first member)"),
        })?;
        let name = String::from_utf8_lossy(member.name()).into_owned();
        let inside = if member.is_thin() { None } else { Some(member.data(bytes)) };
        let inside = inside.transpose().map_err(|_| format!("`{name}` ends after the end of the archive"))?;
        members.push(Member { name, at: member.file_range().0 as usize, bytes: inside });
    }
    Ok(members)
}

impl Member<'_> {
    fn end(&self) -> usize {
        self.at + self.bytes.map_or(0, <[u8]>::len)
    }
}
