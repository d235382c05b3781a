//! Metadata of modules as it would be written today.

use super::metadata::{Class, Item, Node};
use super::module::{DEBUG, Module};

/// The version of debug information.
const VERSION: i64 = 3;

/// Upgrades what modules tell of themselves, and finds whether debug information is left out.
pub fn upgrade(module: &mut Module) {
    let flags: Vec<Node> = module.metadata.of_name("llvm.module.flags").unwrap_or(&[]).to_vec();
    let mut version = 0;
    for (at, &flag) in flags.iter().enumerate() {
        let Some(part) = module.metadata.node(flag) else { continue };
        let &[behavior, key, value] = module.metadata.operands_of(part) else { continue };
        let number = |node: Node| match module.metadata.item(node)? {
            Item::Value(value, _) => module.integer(*value),
            _ => None,
        };
        let (old, told) = (number(behavior), number(value));
        let key_text = module.metadata.text(key).unwrap_or_default().to_vec();
        if key_text == b"Debug Info Version" && version == 0 {
            version = told.unwrap_or(0);
        }
        let new = match (&key_text[..], old) {
            (b"PIC Level", Some(1 | 7)) => Some(8),
            (b"PIE Level", Some(1)) => Some(7),
            (b"branch-target-enforcement", Some(1)) => Some(8),
            (key, Some(1)) if key.starts_with(b"sign-return-address") => Some(8),
            _ => None,
        };
        if let Some(new) = new {
            let behavior = module.metadata.add(Item::Integer(new, 32));
            replace(module, at, &[behavior, key, value]);
        }
        if key_text == b"amdgpu_code_object_version" {
            let key = module.metadata.add_text(b"amdhsa_code_object_version");
            replace(module, at, &[behavior, key, value]);
        }
    }
    if version != VERSION {
        drop_debug(module);
    }
}

/// Puts a new node in the place of a flag.
fn replace(module: &mut Module, at: usize, operands: &[Node]) {
    let node = module.metadata.add_node(Class::Tuple, false, operands, &[]);
    let named = module.metadata.named.iter_mut().find(|(name, _)| **name == *b"llvm.module.flags");
    if let Some(flag) = named.and_then(|(_, nodes)| nodes.get_mut(at)) {
        *flag = node;
    }
}

/// Leaves out debug information, as LLVM does with that of other versions.
fn drop_debug(module: &mut Module) {
    module.drops_debug = true;
    let is_debug = |name: &[u8]| name.starts_with(b"llvm.dbg.") || name == b"llvm.gcov";
    module.metadata.named.retain(|(name, _)| !is_debug(name));
    for global in &mut module.globals {
        global.symbol.attached.retain(|&(kind, _)| kind != DEBUG);
    }
}
