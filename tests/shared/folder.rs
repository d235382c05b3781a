//! A folder for one test.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// A folder that goes away with its test.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("dfquery-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder can be made");
        Folder(path)
    }
}

impl AsRef<Path> for Folder {
    fn as_ref(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        _ = fs::remove_dir_all(&self.0);
    }
}
