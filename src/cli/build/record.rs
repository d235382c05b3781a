//! Recording of the compilers, linkers and archivers that a build starts.
//!
//! A folder in front of PATH has a link to this program under the name of each tool. Started by such a name, it writes down
//! its arguments and becomes the tool.

use super::commands::Recorded;
use crate::cli::failure::Failure;
use serde_json::json;
use std::{
    env,
    ffi::OsString,
    fs::{self, OpenOptions},
    io::{self, Write},
    os::unix::{fs::symlink, process::CommandExt},
    path::{Path, PathBuf},
    process::Command,
};

/// The variable that has the folder of a build that is recorded.
const FOLDER: &str = "DFQUERY_BUILD";

/// The names by which compilers and archivers are started.
const TOOLS: [&str; 9] = ["cc", "gcc", "clang", "c++", "g++", "clang++", "ar", "llvm-ar", "gcc-ar"];

/// The file of commands in the folder of a build, one a line.
const COMMANDS: &str = "commands.jsonl";

/// The folder of links in the folder of a build.
const LINKS: &str = "tools";

/// Becomes the tool by whose name this program was started, if a build is recorded.
pub fn stand_in() {
    let Some(folder) = env::var_os(FOLDER).map(PathBuf::from) else { return };
    let mut line = env::args_os();
    let Some(name) = line.next().and_then(|name| Path::new(&name).file_name().map(OsString::from)) else {
        return;
    };
    if !folder.join(LINKS).join(&name).is_symlink() || name == "dfquery" {
        return;
    }
    let arguments: Vec<OsString> = line.collect();
    // A command that cannot be written down is missing later, and the build must not fail for that.
    let _ = write_down(&folder, &name, &arguments);
    let Some(tool) = real(&name, &folder.join(LINKS)) else {
        tell!("dfquery: there is no `{}` on the PATH", name.display());
        std::process::exit(127);
    };
    let error = Command::new(&tool).args(&arguments).exec();
    tell!("dfquery: cannot start `{}`: {error}", tool.display());
    std::process::exit(126);
}

fn write_down(folder: &Path, name: &OsString, arguments: &[OsString]) -> io::Result<()> {
    let texts: Vec<String> =
        arguments.iter().map(|argument| argument.to_string_lossy().into_owned()).collect();
    let line = json!({
        "directory": env::current_dir()?,
        "tool": name.to_string_lossy(),
        "arguments": texts,
    });
    let mut file = OpenOptions::new().create(true).append(true).open(folder.join(COMMANDS))?;
    file.write_all(format!("{line}\n").as_bytes())
}

/// The program called `name` on the PATH outside of `links`.
fn real(name: &OsString, links: &Path) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    let found = env::split_paths(&path).filter(|folder| folder != links).map(|folder| folder.join(name));
    found.into_iter().find(|tool| tool.is_file())
}

/// Runs the build `line` and gives what it has started.
///
/// # Errors
///
/// A build that cannot be started, or that fails.
pub fn run(line: &[String], folder: &Path) -> Result<Vec<Recorded>, Failure> {
    let links = folder.join(LINKS);
    let cannot_write = |error: io::Error| Failure::io("write to", folder, error);
    let commands = folder.join(COMMANDS);
    for old in [&links, &commands] {
        match if old.is_dir() { fs::remove_dir_all(old) } else { fs::remove_file(old) } {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(cannot_write(error)),
            _ => {}
        }
    }
    fs::create_dir_all(&links).map_err(cannot_write)?;
    let own = env::current_exe().map_err(cannot_write)?;
    for tool in TOOLS.iter().filter(|tool| real(&OsString::from(tool), &links).is_some()) {
        symlink(&own, links.join(tool)).map_err(cannot_write)?;
    }
    let path = env::var_os("PATH").unwrap_or_default();
    let path = env::join_paths([links.clone()].into_iter().chain(env::split_paths(&path)))
        .map_err(|error| Failure::message(format!("PATH cannot be extended: {error}")))?;
    let (program, arguments) = line.split_first().expect("a build is required");
    let status = Command::new(program).args(arguments).env("PATH", path).env(FOLDER, folder).status();
    let status = status.map_err(|error| Failure::message(format!("cannot start `{program}`: {error}")))?;
    if !status.success() {
        return Err(Failure::message(format!("the build `{}` has failed ({status})", line.join(" "))));
    }
    let text = match fs::read_to_string(&commands) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        text => text.map_err(|error| Failure::io("read", &commands, error))?,
    };
    Ok(text.lines().filter_map(|line| serde_json::from_str(line).ok()).filter_map(Recorded::of).collect())
}
