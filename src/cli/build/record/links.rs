//! Recording by name: a folder in front of PATH has a link to this program under the name of each tool.
//!
//! Started by such a name, the program writes down its arguments and becomes the tool. Tools that are started
//! by their paths are not seen.

use super::super::{commands::Recorded, tool::Tool};
use crate::cli::failure::Failure;
use std::{
    collections::BTreeSet,
    env,
    ffi::OsString,
    fs::{self, OpenOptions},
    io::{self, Write},
    os::unix::{fs::symlink, process::CommandExt},
    path::{Path, PathBuf},
    process::{Command, ExitStatus},
};

/// The variable that has the file for the commands of a build.
const FILE: &str = "DFQUERY_BUILD";

/// The folder of links, beside the file.
const LINKS: &str = "tools";

/// Becomes the tool by whose name this program was started, if that is one of the links.
pub fn stand_in() {
    let mut line = env::args_os();
    let Some(program) = line.next().map(PathBuf::from) else { return };
    let Some(name) = program.file_name().map(OsString::from).filter(|name| name != "dfquery") else { return };
    let file = env::var_os(FILE).map(PathBuf::from);
    // Who has found the link while it was recorded may start it later by its path.
    let links = match &file {
        Some(file) => file.with_file_name(LINKS),
        None => program.parent().map_or_else(PathBuf::new, Path::to_owned),
    };
    if !links.ends_with(LINKS) || !links.join(&name).is_symlink() {
        return;
    }
    let arguments: Vec<OsString> = line.collect();
    if let Some(file) = file {
        // A command that cannot be written down is missing later, and the build must not fail for that.
        let _ = write_down(&file, &name, &arguments);
    }
    let Some(tool) = real(&name, &links) else {
        tell!("dfquery: there is no `{}` on the PATH", name.display());
        std::process::exit(127);
    };
    // The programs that it starts in turn are its own business.
    let path = env::var_os("PATH").unwrap_or_default();
    let path = env::join_paths(env::split_paths(&path).filter(|folder| *folder != links)).unwrap_or(path);
    let error = Command::new(&tool).args(&arguments).env("PATH", path).env_remove(FILE).exec();
    tell!("dfquery: cannot start `{}`: {error}", tool.display());
    std::process::exit(126);
}

fn write_down(file: &Path, name: &OsString, arguments: &[OsString]) -> io::Result<()> {
    let words = [name].into_iter().chain(arguments);
    let line: Vec<String> = words.map(|word| word.to_string_lossy().into_owned()).collect();
    let environment = env::vars_os()
        .filter_map(|(name, value)| Some((name.into_string().ok()?, value.into_string().ok()?)));
    let Some(command) = Recorded::new(env::current_dir()?, &line, environment) else { return Ok(()) };
    let mut file = OpenOptions::new().create(true).append(true).open(file)?;
    file.write_all(command.to_line().as_bytes())
}

/// The program called `name` on the PATH outside of `links`.
fn real(name: &OsString, links: &Path) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    let found = env::split_paths(&path).filter(|folder| folder != links).map(|folder| folder.join(name));
    found.into_iter().find(|tool| tool.is_file())
}

/// Runs the build `line`, whose commands go to `file`.
///
/// # Errors
///
/// A build that cannot be started.
pub fn run(line: &[String], file: &Path) -> Result<ExitStatus, Failure> {
    let links = file.with_file_name(LINKS);
    let cannot_write = |error: io::Error| Failure::io("write to", &links, error);
    match fs::remove_dir_all(&links) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(cannot_write(error)),
        _ => fs::create_dir_all(&links).map_err(cannot_write)?,
    }
    let own = env::current_exe().map_err(cannot_write)?;
    let path = env::var_os("PATH").unwrap_or_default();
    for tool in tools(&path) {
        symlink(&own, links.join(tool)).map_err(cannot_write)?;
    }
    let path = env::join_paths([links.clone()].into_iter().chain(env::split_paths(&path)))
        .map_err(|error| Failure::message(format!("PATH cannot be extended: {error}")))?;
    let (program, arguments) = line.split_first().expect("a build is required");
    let status = Command::new(program).args(arguments).env("PATH", path).env(FILE, file).status();
    status.map_err(|error| Failure::message(format!("cannot start `{program}`: {error}")))
}

/// The names of the tools in the folders of `path` that make code.
fn tools(path: &OsString) -> BTreeSet<OsString> {
    let files = env::split_paths(path).filter_map(|folder| fs::read_dir(folder).ok()).flatten().flatten();
    let is_tool = |name: &OsString| name.to_str().and_then(Tool::of).is_some_and(Tool::makes_code);
    files.map(|file| file.file_name()).filter(is_tool).collect()
}
