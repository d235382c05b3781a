//! The texts of the built-in rule files, and what each declares and needs.

use std::collections::BTreeSet;

include!(concat!(env!("OUT_DIR"), "/sources.rs"));

/// The rules of [`SOURCES`], checked: see [`dfquery_engine::check::pack`].
pub const CHECKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/rules.bin"));

/// The rules that are there twice.
pub const AGAIN: &str = include_str!("again.txt");

/// The files that tell what the analyses of `files` do not follow, or what there is to be found, and what these take.
pub fn beside(files: &BTreeSet<usize>) -> Vec<usize> {
    let is_asked = |core: &str| files.iter().any(|&file| INDEX[file].0.contains(&core));
    let is_beside = |name: &str| name.starts_with("rules/unfollowed/") || name == "rules/taint/tally.dl";
    let tells = |text: &'static str| {
        let followed = |line: &'static str| Some(line.strip_prefix("/// Analysis:")?.split_once(", of ")?.1);
        let core = |line: &'static str| line.strip_prefix("/// Beside:").or_else(|| followed(line));
        text.lines().filter_map(core).any(|core| is_asked(core.trim()))
    };
    let telling = SOURCES.iter().enumerate().filter(|(_, (name, text))| is_beside(name) && tells(text));
    telling.flat_map(|(at, _)| INDEX[at].1.iter().copied()).collect()
}

/// Returns true if one of `files` is in one of `folders`.
pub fn is_about(files: &BTreeSet<usize>, folders: &[&str]) -> bool {
    let folder = |&at: &usize| SOURCES[at].0.split('/').nth(1).expect("the files are below rules/");
    files.iter().any(|file| folders.contains(&folder(file)))
}

/// The entry of [`INDEX`] for the file that declares `name`.
pub fn declaring(name: &str) -> Option<&'static (&'static [&'static str], &'static [usize])> {
    INDEX.iter().find(|(declared, _)| declared.contains(&name))
}

/// The text of a rule file: `rules/loops.dl`.
pub fn source(file: &str) -> Option<&'static str> {
    SOURCES.iter().find(|(name, _)| *name == file).map(|(_, text)| *text)
}
