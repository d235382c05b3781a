//! The symbols of modules, as a linker looks at them.

use super::error::Result;
use super::module::{Context, Module, Symbol};
use super::read::File;
use crate::llvm::name::quote;

/// The symbols of modules that other modules see, with `@` and quoted as in text.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Symbols {
    /// The definitions, but for `common` variables.
    pub defined: Vec<String>,
    /// The `common` variables.
    pub common: Vec<String>,
    /// The names that are needed and defined elsewhere.
    pub wanted: Vec<String>,
}

impl Symbols {
    /// Adds those of another module.
    pub fn extend(&mut self, other: Symbols) {
        self.defined.extend(other.defined);
        self.common.extend(other.common);
        self.wanted.extend(other.wanted);
    }

    /// Adds a symbol that has a linkage, and a body or an initial value, or is only declared.
    pub fn add(&mut self, name: String, linkage: &str, is_declared: bool) {
        match linkage {
            "internal" | "private" | "appending" | "extern_weak" => {}
            "common" => self.common.push(name),
            "available_externally" => self.wanted.push(name),
            _ if is_declared => self.wanted.extend(reference(name)),
            _ => self.defined.push(name),
        }
    }
}

/// The function that a declaration refers to: those that stand for functions of the C library are called by their names.
fn reference(name: String) -> Option<String> {
    let Some(intrinsic) = name.strip_prefix("@llvm.") else { return Some(name) };
    let called = ["memcpy", "memmove", "memset"].into_iter().find(|called| {
        intrinsic
            .strip_prefix(called)
            .is_some_and(|rest| rest.starts_with('.') && !rest.starts_with(".inline"))
    });
    called.map(|called| format!("@{called}"))
}

/// The symbols of the modules in `bytes`, without a look at the bodies of functions.
///
/// # Errors
///
/// [`Error`](super::error::Error), if they are damaged.
pub fn symbols(bytes: &[u8]) -> Result<Symbols> {
    let file = File::new(bytes)?;
    let mut context = Context::default();
    let mut found = Symbols::default();
    for number in 0..file.count() {
        let (module, _) = file.module(number, context)?;
        add_all(&mut found, &module);
        context = module.context;
    }
    Ok(found)
}

fn add_all(found: &mut Symbols, module: &Module) {
    let name = |symbol: &Symbol| format!("@{}", quote(&symbol.name));
    for function in &module.functions {
        found.add(name(&function.symbol), function.symbol.linkage, function.is_declaration);
    }
    for global in &module.globals {
        found.add(name(&global.symbol), global.symbol.linkage, global.start.is_none());
    }
    for alias in &module.aliases {
        found.add(name(&alias.symbol), alias.symbol.linkage, false);
    }
    assembly(found, &String::from_utf8_lossy(&module.assembly));
}

/// Adds what the assembly of a module defines and refers to: names that others see, with a label or without.
fn assembly(found: &mut Symbols, text: &str) {
    let lines = || text.lines().flat_map(|line| line.split(';')).map(str::trim);
    let labels: Vec<&str> = lines().filter_map(|line| line.split_once(':')).map(|(label, _)| label).collect();
    let names = lines().filter_map(|line| {
        let (directive, names) = line.split_once(char::is_whitespace)?;
        [".globl", ".global", ".weak"].contains(&directive).then_some(names)
    });
    for name in names.flat_map(|names| names.split(',')).map(str::trim) {
        found.add(format!("@{}", quote(name.as_bytes())), "", !labels.contains(&name));
    }
}
