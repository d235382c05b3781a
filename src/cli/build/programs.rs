//! The folders of programs.

use super::{sources::Linked, units::Units};
use crate::cli::failure::Failure;
use std::{
    collections::BTreeMap,
    env, fs, io,
    path::{Path, PathBuf},
};

/// The folder of a build: a folder of IR for each program, and one of its own for what it keeps.
pub struct Programs {
    folder: PathBuf,
    own: PathBuf,
    /// The folder in which the build was started. Names of sources in the IR are relative to it.
    pub root: PathBuf,
}

/// The name of the folder for what is kept from one run to the next.
const OWN: &str = ".dfquery";

/// Returns true if `input` is in a folder that `dfquery build` has made.
pub fn have_made(input: &Path) -> bool {
    input.ancestors().any(|folder| folder.join(OWN).join(MADE).exists())
}

/// The list of the folders that the last run has made.
const MADE: &str = "programs";

impl Programs {
    /// The folder `path`, which is made if it is not there.
    ///
    /// # Errors
    ///
    /// A folder of something else.
    pub fn open(path: &Path) -> Result<Self, Failure> {
        let cannot_write = |error: io::Error| Failure::io("write to", path, error);
        fs::create_dir_all(path).map_err(cannot_write)?;
        let folder = fs::canonicalize(path).map_err(cannot_write)?;
        let own = folder.join(OWN);
        if !own.is_dir() && fs::read_dir(&folder).map_err(cannot_write)?.next().is_some() {
            return Err(Failure::with_help(
                format!("`{}` has other files in it", path.display()),
                "give a folder that is empty or not there: folders of programs are written anew by each run",
            ));
        }
        fs::create_dir_all(&own).map_err(cannot_write)?;
        let root = env::current_dir().map_err(cannot_write)?;
        fs::write(folder.join(dfquery::SOURCES_OF_BUILD), format!("{}\n", root.display()))
            .map_err(cannot_write)?;
        Ok(Programs { folder, own, root })
    }

    /// The folder for what is kept.
    pub fn own(&self) -> &Path {
        &self.own
    }

    /// Makes a folder for each of `linked` of what is there of its units, instead of those of the last run;
    /// gives the number of units of each.
    pub fn write(&self, linked: &[Linked], compiled: &Units) -> Result<BTreeMap<String, usize>, Failure> {
        let list = self.own.join(MADE);
        let before = fs::read_to_string(&list).unwrap_or_default();
        for old in before.lines().map(|name| self.folder.join(name)) {
            match fs::remove_dir_all(&old) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => {
                    return Err(Failure::io("write to", &old, error));
                }
                _ => {}
            }
        }
        let names: String = linked.iter().map(|program| format!("{}\n", program.name)).collect();
        fs::write(&list, names).map_err(|error| Failure::io("write to", &list, error))?;
        let mut made = BTreeMap::new();
        for program in linked {
            made.insert(program.name.clone(), self.write_program(program, compiled)?);
        }
        Ok(made)
    }

    fn write_program(&self, program: &Linked, compiled: &Units) -> Result<usize, Failure> {
        let into = self.folder.join(&program.name);
        let cannot_write = |error: io::Error| Failure::io("write to", &into, error);
        fs::create_dir(&into).map_err(cannot_write)?;
        let units = program.units.iter().filter_map(|at| compiled.get(at)?.as_ref().ok());
        let mut count = 0;
        for unit in units {
            let name =
                unit.path.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
            // Their order is that of the linker, which takes the first of several definitions.
            let place = into.join(format!("{count:04}_{}", without_hash(&name)));
            fs::hard_link(&unit.path, &place)
                .or_else(|_| fs::copy(&unit.path, &place).map(|_| ()))
                .map_err(cannot_write)?;
            count += 1;
        }
        Ok(count)
    }
}

/// `a.c.0123456789abcdef.ll` without the number.
fn without_hash(name: &str) -> String {
    let parts: Vec<&str> = name.rsplitn(3, '.').collect();
    match parts[..] {
        [end, _, source] => format!("{source}.{end}"),
        _ => name.to_owned(),
    }
}
