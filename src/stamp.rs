//! Stamps of files, which show that a file was edited.

use std::{
    fs,
    path::Path,
    time::{Duration, SystemTime},
};

/// When a file was written, and its size; a directory is as new as its newest file.
pub type Stamp = (SystemTime, u64);

/// Files written less long ago are read again: they may have been written twice within a tick of the clock.
const TICK: Duration = Duration::from_millis(50);

/// The stamp of a file, if the file cannot change without it; none of a file that was just written, or is not there.
pub fn lasting(path: &Path) -> Option<Stamp> {
    stamp(path).filter(|(written, _)| written.elapsed().is_ok_and(|age| age > TICK))
}

/// The stamp of a file or directory; none if there is no such, or no file in it.
pub fn stamp(path: &Path) -> Option<Stamp> {
    let meta = fs::metadata(path).ok()?;
    if !meta.is_dir() {
        return Some((meta.modified().ok()?, meta.len()));
    }
    let files = fs::read_dir(path).ok()?.flatten().filter_map(|file| file.metadata().ok());
    let files: Vec<_> = files.filter_map(|meta| Some((meta.modified().ok()?, meta.len()))).collect();
    Some((files.iter().map(|(time, _)| *time).max()?, files.iter().map(|(_, bytes)| bytes).sum()))
}
