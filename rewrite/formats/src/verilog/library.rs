//! The modules of operators, which are files beside the sources of this crate.

use super::floats;
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::LazyLock,
};

/// The files, in the order in which their modules are printed.
const FILES: [&str; 5] = [
    include_str!("../../verilog/channel.sv"),
    include_str!("../../verilog/steering.sv"),
    include_str!("../../verilog/counters.sv"),
    include_str!("../../verilog/arithmetic.sv"),
    include_str!("../../verilog/memory.sv"),
];

/// One module: where it is in the files, its text with the comment before it, and the modules that it uses.
struct Module {
    text: &'static str,
    /// True if another module of its name may stand for it.
    is_core: bool,
    uses: Vec<&'static str>,
}

/// The modules by name.
static MODULES: LazyLock<BTreeMap<&'static str, Module>> = LazyLock::new(|| {
    // As long as the process, like the texts of the files.
    let floats: &'static str = Box::leak(floats::modules().into_boxed_str());
    let files = FILES.into_iter().chain([floats]);
    files.flat_map(|file| file.split_inclusive("endmodule\n")).filter_map(module).collect()
});

/// The module in `text`, which ends with it.
fn module(text: &'static str) -> Option<(&'static str, Module)> {
    let begin = text.find("\nmodule ")? + 1;
    let comment = text[..begin].rfind("\n\n").map_or(0, |blank| blank + 2);
    let text = &text[comment..];
    let name = word(text[begin - comment..].strip_prefix("module ")?);
    let uses = text.lines().filter(|line| line.starts_with("  df_")).map(|line| word(line.trim_start()));
    Some((name, Module { text, is_core: name.ends_with(floats::CORE), uses: uses.collect() }))
}

/// The identifier that `text` begins with.
fn word(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(text.len());
    &text[..end]
}

/// The modules that are used.
#[derive(Default)]
pub struct Library {
    used: BTreeSet<&'static str>,
}

impl Library {
    /// Returns true if there is a module `name`.
    pub fn has(name: &str) -> bool {
        MODULES.contains_key(name)
    }

    /// Counts the module `name`, and those that it uses, among the used ones.
    pub fn add(&mut self, name: &str) {
        let (name, module) = MODULES.get_key_value(name).expect("only modules that there are are asked for");
        if self.used.insert(name) {
            module.uses.iter().for_each(|name| self.add(name));
        }
    }

    /// The texts of the used modules.
    pub fn used(&self) -> impl Iterator<Item = String> + '_ {
        self.used.iter().map(|name| match &MODULES[name] {
            Module { text, is_core: true, .. } => format!("`ifndef DF_CORES\n{text}`endif\n"),
            Module { text, .. } => (*text).to_owned(),
        })
    }
}
