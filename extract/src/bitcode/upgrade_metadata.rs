//! Metadata of modules as it would be written today.

use super::attribute::{Attribute, Value, kind};
use super::metadata::{Class, Item, Metadata, NONE, Node};
use super::module::{DEBUG, Module, ValueKind};
use super::read_nodes::{IMPORTS, RETAINED};
use super::upgrade_attributes::{with, with_parameter};

/// The version of debug information.
const VERSION: i64 = 3;

/// Upgrades what modules tell of themselves, and finds whether debug information is left out.
pub fn upgrade(module: &mut Module) {
    local_imports(module);
    annotations(module);
    linker_options(module);
    let flags: Vec<Node> = module.metadata.of_name("llvm.module.flags").unwrap_or(&[]).to_vec();
    let mut version = 0;
    let mut objective = Objective::default();
    for (at, &flag) in flags.iter().enumerate() {
        let Some(part) = module.metadata.node(flag) else { continue };
        let &[behavior, key, value] = module.metadata.operands_of(part) else { continue };
        let number = |node: Node| match module.metadata.item(node)? {
            Item::Value(value) => module.integer(*value),
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
        objective.flag(module, at, &key_text, [behavior, key, value]);
    }
    objective.add(module);
    if version != VERSION {
        drop_debug(module);
    }
}

/// The flags of a module by which files of old versions tell of Objective-C and Swift.
#[derive(Default)]
struct Objective {
    has_image: bool,
    has_properties: bool,
    /// The flags that say that values are collected, and in their high bits the version of Swift.
    swift: Option<u32>,
}

impl Objective {
    /// Upgrades one flag.
    fn flag(&mut self, module: &mut Module, at: usize, key: &[u8], flag: [Node; 3]) {
        const ERROR: i64 = 1;
        let [behavior, key_node, value] = flag;
        match key {
            b"Objective-C Image Info Version" => self.has_image = true,
            b"Objective-C Class Properties" => self.has_properties = true,
            b"Objective-C Image Info Section" => {
                let Some(text) = module.metadata.text(value).filter(|text| text.contains(&b' ')) else {
                    return;
                };
                let text: Vec<u8> = text.iter().copied().filter(|&letter| letter != b' ').collect();
                let value = module.metadata.add_text(&text);
                replace(module, at, &[behavior, key_node, value]);
            }
            b"Objective-C Garbage Collection" => {
                let Some(&Item::Value(old)) = module.metadata.item(value) else { return };
                let ty = module.values.get(old as usize).map(|value| value.ty);
                let is_byte = ty.and_then(|ty| module.context.types.width(ty)) == Some(8);
                let Some(number) = module.integer(old).filter(|_| !is_byte) else { return };
                let number = number as u32;
                if number > 0xff {
                    self.swift = Some(number);
                }
                let behavior = module.metadata.add(Item::Integer(ERROR, 32));
                let value = module.metadata.add(Item::Integer(i64::from(number as i8), 8));
                replace(module, at, &[behavior, key_node, value]);
            }
            _ => {}
        }
    }

    /// Adds the flags that newer versions tell besides.
    fn add(&self, module: &mut Module) {
        const ERROR: i64 = 1;
        const OVERRIDE: i64 = 4;
        let metadata = &mut module.metadata;
        let mut add = |behavior: i64, key: &str, value: i64, width: u32| {
            let behavior = metadata.add(Item::Integer(behavior, 32));
            let (key, value) = (metadata.add_text(key.as_bytes()), metadata.add(Item::Integer(value, width)));
            metadata.add_flag([behavior, key, value]);
        };
        if self.has_image && !self.has_properties {
            add(OVERRIDE, "Objective-C Class Properties", 0, 32);
        }
        if let Some(swift) = self.swift {
            let [_, abi, minor, major] = swift.to_le_bytes();
            add(ERROR, "Swift ABI Version", i64::from(abi), 32);
            add(ERROR, "Swift Major Version", i64::from(major as i8), 8);
            add(ERROR, "Swift Minor Version", i64::from(minor as i8), 8);
        }
    }
}

/// Gives a module whose flags tell options of the linker the list of these.
fn linker_options(module: &mut Module) {
    const LIST: &str = "llvm.linker.options";
    let metadata = &mut module.metadata;
    if metadata.of_name(LIST).is_some() {
        return;
    }
    let flags = metadata.of_name("llvm.module.flags").unwrap_or(&[]);
    let options = flags.iter().find_map(|&flag| match metadata.operands_of(metadata.node(flag)?) {
        &[_, key, value] if metadata.text(key)? == b"Linker Options" => metadata.node(value),
        _ => None,
    });
    if let Some(part) = options {
        let options = metadata.operands_of(part).to_vec();
        metadata.named.push((LIST.as_bytes().into(), options));
    }
}

/// Puts a new node in the place of a flag.
fn replace(module: &mut Module, at: usize, operands: &[Node]) {
    let node = module.metadata.tuple(operands);
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

/// Moves what is imported in a function from its compile unit to the function.
fn local_imports(module: &mut Module) {
    let metadata = &mut module.metadata;
    for unit in metadata.of_name("llvm.dbg.cu").unwrap_or(&[]).to_vec() {
        let Some(part) = metadata.node(unit).filter(|part| part.class == Class::CompileUnit) else {
            continue;
        };
        let list = metadata.operands_of(part).get(IMPORTS).copied().unwrap_or(NONE);
        let Some(imports) = metadata.node(list).map(|part| metadata.operands_of(part).to_vec()) else {
            continue;
        };
        let mut kept = Vec::new();
        let mut moved: Vec<(Node, Vec<Node>)> = Vec::new();
        for &entity in &imports {
            let scope = metadata.node(entity).and_then(|part| metadata.operands_of(part).first().copied());
            match scope.map(|scope| (is_local(metadata, scope), enclosing(metadata, scope))) {
                Some((true, function)) => {
                    let Some(function) = function else { continue };
                    match moved.iter_mut().find(|(known, _)| *known == function) {
                        Some((_, entities)) if !entities.contains(&entity) => entities.push(entity),
                        Some(_) => {}
                        None => moved.push((function, vec![entity])),
                    }
                }
                _ => kept.push(entity),
            }
        }
        if kept.len() == imports.len() {
            continue;
        }
        for (function, entities) in moved {
            let Some(part) = metadata.node(function) else { continue };
            let old = metadata.operands_of(part).get(RETAINED).copied().unwrap_or(NONE);
            let mut all = metadata.node(old).map_or(Vec::new(), |part| metadata.operands_of(part).to_vec());
            all.extend(entities);
            let list = metadata.tuple(&all);
            metadata.set_operand(function, RETAINED, list);
        }
        let list = metadata.tuple(&kept);
        metadata.set_operand(unit, IMPORTS, list);
    }
}

fn is_local(metadata: &Metadata, scope: Node) -> bool {
    let local = [Class::Subprogram, Class::LexicalBlock, Class::LexicalBlockFile];
    metadata.node(scope).is_some_and(|part| local.contains(&part.class))
}

/// The function that a scope is in.
fn enclosing(metadata: &Metadata, scope: Node) -> Option<Node> {
    let mut scope = metadata.resolve(scope);
    // Scopes that are nested more deeply go in a circle.
    for _ in 0..10_000 {
        let part = metadata.node(scope)?;
        if part.class == Class::Subprogram {
            return Some(scope);
        }
        if !is_local(metadata, scope) {
            return None;
        }
        scope = metadata.resolve(*metadata.operands_of(part).get(1)?);
    }
    None
}

/// Makes attributes of what files of old versions tell of kernels for NVIDIA.
fn annotations(module: &mut Module) {
    let name = b"nvvm.annotations";
    let Some(at) = module.metadata.named.iter().position(|(known, _)| **known == *name) else { return };
    let nodes = module.metadata.named[at].1.clone();
    let (mut new, mut seen) = (Vec::new(), Vec::new());
    for node in nodes {
        let node = module.metadata.resolve(node);
        if seen.contains(&node) {
            continue;
        }
        seen.push(node);
        let Some(part) = module.metadata.node(node) else { continue };
        let operands = module.metadata.operands_of(part).to_vec();
        let symbol = operands.first().and_then(|&first| match module.metadata.item(first) {
            Some(&Item::Value(value)) => module.values.get(module.resolve(value) as usize),
            _ => None,
        });
        let kept: Vec<Node> = match symbol.map(|value| value.kind) {
            Some(ValueKind::Function(function)) => {
                let rest = operands[1..].chunks_exact(2).map(|pair| [pair[0], pair[1]]);
                let pairs: Vec<[Node; 2]> = rest.collect();
                let is_kept = |pair: &[Node; 2]| !annotate(module, function, pair[0], pair[1]);
                pairs.into_iter().filter(is_kept).flatten().collect()
            }
            Some(ValueKind::Global(_) | ValueKind::Alias(_)) => operands[1..].to_vec(),
            _ => continue,
        };
        if !kept.is_empty() {
            let all: Vec<Node> = std::iter::once(operands[0]).chain(kept).collect();
            new.push(module.metadata.tuple(&all));
        }
    }
    module.metadata.named[at].1 = new;
}

/// Makes an attribute of an annotation of a function; false if it stays.
fn annotate(module: &mut Module, function: u32, key: Node, value: Node) -> bool {
    const KERNEL: u32 = 71;
    let key = String::from_utf8_lossy(module.metadata.text(key).unwrap_or_default()).into_owned();
    let number = match module.metadata.item(value) {
        Some(&Item::Value(value)) => module.integer(value),
        _ => None,
    };
    let Some(number) = number else { return false };
    let at = function as usize;
    let name = match &key[..] {
        "kernel" => {
            if number != 0 {
                module.functions[at].convention = KERNEL;
            }
            return true;
        }
        "align" => {
            let (place, align) = ((number as u64 >> 16) as usize, number as u64 & 0xffff);
            let new = Attribute::Known(kind("alignstack"), Value::Number(align));
            let list = module.functions[at].attributes;
            module.functions[at].attributes = match place.checked_sub(1) {
                Some(parameter) => with_parameter(module, list, parameter, new),
                None => {
                    let mut list = module.attributes.of_list(list).clone();
                    list.result = with(module, list.result, new);
                    module.attributes.list(list)
                }
            };
            return true;
        }
        "maxclusterrank" | "cluster_max_blocks" => "nvvm.maxclusterrank".to_owned(),
        "minctasm" | "maxnreg" => format!("nvvm.{key}"),
        _ => {
            let axis = key.chars().last().and_then(|axis| "xyz".find(axis));
            let stem = &key[..key.len().saturating_sub(1)];
            let name = match stem {
                "maxntid" | "reqntid" => format!("nvvm.{stem}"),
                "cluster_dim_" => "nvvm.cluster_dim".to_owned(),
                _ => return false,
            };
            let Some(axis) = axis else { return false };
            vector(module, function, &name, axis, number);
            return true;
        }
    };
    add_text(module, function, &name, &number.to_string());
    true
}

/// Sets a part of an attribute of up to three numbers.
fn vector(module: &mut Module, function: u32, name: &str, axis: usize, number: i64) {
    let list = module.functions[function as usize].attributes;
    let set = module.attributes.of_list(list).function;
    let old = module.attributes.of_set(set).iter().find_map(|one| match one {
        Attribute::Text(key, value) if **key == *name.as_bytes() => Some(String::from_utf8_lossy(value)),
        _ => None,
    });
    let mut parts: Vec<String> =
        old.map_or(Vec::new(), |old| old.split(',').map(|part| part.trim().to_owned()).collect());
    if parts.len() <= axis {
        parts.resize(axis + 1, "1".to_owned());
    }
    parts[axis] = number.to_string();
    add_text(module, function, name, &parts.join(","));
}

fn add_text(module: &mut Module, function: u32, name: &str, value: &str) {
    let list = module.functions[function as usize].attributes;
    let mut list = module.attributes.of_list(list).clone();
    let new = Attribute::Text(name.as_bytes().into(), value.as_bytes().into());
    list.function = with(module, list.function, new);
    module.functions[function as usize].attributes = module.attributes.list(list);
}
