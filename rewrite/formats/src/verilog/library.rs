//! The modules of operators, which are files beside the sources of this crate.

use super::floats;
use std::collections::{BTreeMap, BTreeSet};

/// The files, in the order in which their modules are printed.
const FILES: [&str; 5] = [
    include_str!("../../verilog/channel.sv"),
    include_str!("../../verilog/steering.sv"),
    include_str!("../../verilog/counters.sv"),
    include_str!("../../verilog/arithmetic.sv"),
    include_str!("../../verilog/memory.sv"),
];

/// One module: its text with the comment before it, and the modules that it uses.
struct Module {
    text: String,
    /// True if another module of its name may stand for it.
    is_core: bool,
    uses: Vec<String>,
}

impl Module {
    /// The module in `text`, which ends with it, and its name.
    fn of(text: &str) -> Option<(String, Module)> {
        let begin = text.find("\nmodule ")? + 1;
        let comment = text[..begin].rfind("\n\n").map_or(0, |blank| blank + 2);
        let text = &text[comment..];
        let name = word(text[begin - comment..].strip_prefix("module ")?);
        let used = text.lines().filter(|line| line.starts_with("  df_"));
        let uses = used.map(|line| word(line.trim_start()).to_owned()).collect();
        Some((name.to_owned(), Module { text: text.to_owned(), is_core: name.ends_with(floats::CORE), uses }))
    }
}

/// The identifier that `text` begins with.
fn word(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(text.len());
    &text[..end]
}

/// The modules by name, and which of them are used.
pub struct Library {
    modules: BTreeMap<String, Module>,
    used: BTreeSet<String>,
}

impl Default for Library {
    /// All modules, none of which is used.
    fn default() -> Self {
        let floats = floats::modules();
        let files = FILES.into_iter().chain([&*floats]);
        let texts = files.flat_map(|file| file.split_inclusive("endmodule\n"));
        Library { modules: texts.filter_map(Module::of).collect(), used: BTreeSet::new() }
    }
}

impl Library {
    /// Returns true if there is a module `name`.
    pub fn has(&self, name: &str) -> bool {
        self.modules.contains_key(name)
    }

    /// Counts the module `name`, and those that it uses, among the used ones.
    pub fn add(&mut self, name: &str) {
        let mut added = vec![name];
        while let Some(name) = added.pop() {
            let module = self.modules.get(name).expect("only modules that there are are asked for");
            if self.used.insert(name.to_owned()) {
                added.extend(module.uses.iter().map(String::as_str));
            }
        }
    }

    /// The texts of the used modules.
    pub fn used(&self) -> impl Iterator<Item = String> + '_ {
        self.used.iter().map(|name| match &self.modules[name] {
            Module { text, is_core: true, .. } => format!("`ifndef DF_CORES\n{text}`endif\n"),
            Module { text, .. } => text.clone(),
        })
    }
}
