//! Calls of the runtime of Objective-C that counts references, as the intrinsics that they are today.

use super::body::{Body, Kind};
use super::constant::{ADDED, Constant};
use super::metadata::Item;
use super::module::{Module, UNTOLD, Value, ValueKind};
use super::types::{Ty, Type};
use super::upgrade_intrinsics::declare;

/// The name under which modules tell the mark of calls whose results are retained.
const MARKER: &str = "clang.arc.retainAutoreleasedReturnValueMarker";

/// The function that modules of every version call.
const USE: (&str, &str) = ("clang.arc.use", "v.");

/// The functions, in the order in which LLVM declares the intrinsics: what they return, and what they take. `p` is a
/// pointer, `i` an integer, `v` nothing, and `.` any arguments.
const FUNCTIONS: [(&str, &str); 29] = [
    ("objc_autorelease", "pp"),
    ("objc_autoreleasePoolPop", "vp"),
    ("objc_autoreleasePoolPush", "p"),
    ("objc_autoreleaseReturnValue", "pp"),
    ("objc_copyWeak", "vpp"),
    ("objc_destroyWeak", "vp"),
    ("objc_initWeak", "ppp"),
    ("objc_loadWeak", "pp"),
    ("objc_loadWeakRetained", "pp"),
    ("objc_moveWeak", "vpp"),
    ("objc_release", "vp"),
    ("objc_retain", "pp"),
    ("objc_retainAutorelease", "pp"),
    ("objc_retainAutoreleaseReturnValue", "pp"),
    ("objc_retainAutoreleasedReturnValue", "pp"),
    ("objc_retainBlock", "pp"),
    ("objc_storeStrong", "vpp"),
    ("objc_storeWeak", "ppp"),
    ("objc_unsafeClaimAutoreleasedReturnValue", "pp"),
    ("objc_retainedObject", "pp"),
    ("objc_unretainedObject", "pp"),
    ("objc_unretainedPointer", "pp"),
    ("objc_retain_autorelease", "pp"),
    ("objc_sync_enter", "ip"),
    ("objc_sync_exit", "ip"),
    ("objc_arc_annotation_topdown_bbstart", "vpp"),
    ("objc_arc_annotation_topdown_bbend", "vpp"),
    ("objc_arc_annotation_bottomup_bbstart", "vpp"),
    ("objc_arc_annotation_bottomup_bbend", "vpp"),
];

/// A function whose calls become those of an intrinsic.
#[derive(Clone, Copy)]
pub struct Runtime {
    old: u32,
    new: u32,
    ty: Ty,
    /// True if something besides the calls that are upgraded refers to the function.
    is_used: bool,
}

/// The functions of a module whose calls become those of intrinsics.
#[derive(Default)]
pub struct Runtimes(Vec<Runtime>);

impl Runtimes {
    /// Declares the intrinsics, and moves the mark of calls among the flags of the module.
    pub fn new(module: &mut Module) -> Self {
        let mut all = Vec::new();
        let functions: &[_] = if move_marker(module) { &FUNCTIONS } else { &[] };
        for &(name, types) in std::iter::once(&USE).chain(functions) {
            let is_it = |function: &super::module::Function| {
                !function.is_gone && *function.symbol.name == *name.as_bytes()
            };
            let Some(old) = module.functions.iter().position(is_it) else { continue };
            let ty = signature(module, types);
            let new = declare(module, &intrinsic(name), ty);
            all.push(Runtime { old: old as u32, new, ty, is_used: false });
        }
        for value in all.iter_mut() {
            value.is_used = !module.functions[value.old as usize].is_declaration;
        }
        Runtimes(all)
    }

    /// True if there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Upgrades the calls of a body.
    pub fn upgrade(&self, module: &mut Module, body: &mut Body) {
        if self.is_empty() {
            return;
        }
        for number in 0..body.instructions.len() {
            let Kind::Call(call) = &body.instructions[number].kind else { continue };
            let callee = module.function(call.callee).filter(|_| call.name == "call");
            let Some(runtime) = self.0.iter().find(|runtime| Some(runtime.old) == callee) else { continue };
            if !fits(module, body, number, runtime.ty) {
                continue;
            }
            let address = module.context.types.pointer(0);
            body.added.push(Value { ty: address, id: UNTOLD, kind: ValueKind::Function(runtime.new) });
            let callee = ADDED | (body.added.len() as u32 - 1);
            body.instructions[number].attached = (0, 0);
            let Kind::Call(call) = &mut body.instructions[number].kind else { continue };
            call.callee = callee;
            call.function = runtime.ty;
            (call.attributes, call.math, call.convention) = (0, 0, 0);
            call.bundles.clear();
        }
    }

    /// Finds the functions that a body refers to still.
    pub fn look(&mut self, module: &Module, body: &Body) {
        for number in 0..body.instructions.len() as u32 {
            body.each_value(number, |id| self.mark(module, id));
        }
    }

    /// Takes the functions away that nothing refers to.
    pub fn forget_unused(&mut self, module: &mut Module) {
        let starts = module.globals.iter().filter_map(|global| global.start);
        let targets = module.aliases.iter().map(|alias| alias.target);
        let parts = module.functions.iter().flat_map(|one| [one.prefix, one.prologue, one.personality]);
        let all: Vec<u32> = starts.chain(targets).chain(parts.flatten()).collect();
        all.into_iter().for_each(|id| self.mark(module, id));
        self.look_at_constants(module, 0);
        for runtime in self.0.iter().filter(|runtime| !runtime.is_used) {
            module.functions[runtime.old as usize].is_gone = true;
        }
    }

    /// Finds the functions that constants refer to, from the one of the number `first` on.
    pub fn look_at_constants(&mut self, module: &Module, first: usize) {
        for constant in &module.constants[first..] {
            match constant {
                Constant::Aggregate(parts) | Constant::Signed(parts) => {
                    parts.iter().for_each(|&part| self.mark(module, part));
                }
                Constant::Expression(expression) => {
                    expression.operands.iter().for_each(|&part| self.mark(module, part));
                }
                Constant::Equivalent(one) | Constant::NoCfi(one) => self.mark(module, *one),
                _ => {}
            }
        }
    }

    fn mark(&mut self, module: &Module, id: u32) {
        let Some(function) = module.function(id) else { return };
        if let Some(runtime) = self.0.iter_mut().find(|runtime| runtime.old == function) {
            runtime.is_used = true;
        }
    }
}

/// The name of the intrinsic of a function: `llvm.objc.retain`, `llvm.objc.sync.enter`.
fn intrinsic(name: &str) -> String {
    match name.strip_prefix("objc_") {
        Some(rest) => format!("llvm.objc.{}", rest.replace('_', ".")),
        None => format!("llvm.objc.{name}"),
    }
}

/// The type of a function.
fn signature(module: &mut Module, types: &str) -> Ty {
    let of = |module: &mut Module, letter: u8| match letter {
        b'p' => module.context.types.pointer(0),
        b'i' => module.context.types.integer(32),
        _ => module.context.types.simple("void"),
    };
    let letters = types.as_bytes();
    let result = of(module, letters[0]);
    let is_variadic = letters.ends_with(b".");
    let parameters = letters[1..letters.len() - usize::from(is_variadic)].iter();
    let parameters = parameters.map(|&letter| of(module, letter)).collect();
    module.context.types.number(Type::Function { result, parameters, is_variadic })
}

/// True if a call has the types of the intrinsic.
fn fits(module: &Module, body: &Body, number: usize, ty: Ty) -> bool {
    let (instruction, types) = (&body.instructions[number], &module.context.types);
    let (Kind::Call(call), Some((result, parameters, is_variadic))) = (&instruction.kind, types.function(ty))
    else {
        return false;
    };
    let arguments = &body.span(instruction.operands)[..call.arguments as usize];
    let has_type = |(&id, &ty): (&u32, &Ty)| value_ty(module, body, id) == Some(ty);
    instruction.ty == result
        && (is_variadic || arguments.len() == parameters.len())
        && arguments.iter().zip(parameters).all(has_type)
}

fn value_ty(module: &Module, body: &Body, id: u32) -> Option<Ty> {
    let added = id & ADDED != 0;
    let value = if added { body.added.get((id & !ADDED) as usize) } else { module.values.get(id as usize) };
    value.map(|value| value.ty)
}

/// Moves the mark of calls among the flags of the module; false if the module has none of its own.
fn move_marker(module: &mut Module) -> bool {
    const ERROR: i64 = 1;
    let metadata = &mut module.metadata;
    let first = metadata.of_name(MARKER).and_then(|nodes| nodes.first().copied());
    let text = first.and_then(|node| metadata.node(node)).and_then(|part| {
        let text = metadata.operands_of(part).first()?;
        Some(String::from_utf8_lossy(metadata.text(*text)?).into_owned())
    });
    let Some(text) = text else { return false };
    let parts: Vec<&str> = text.split('#').collect();
    let text = if parts.len() == 2 { parts.join(";") } else { text };
    let behavior = metadata.add(Item::Integer(ERROR, 32));
    let (key, value) = (metadata.add_text(MARKER.as_bytes()), metadata.add_text(text.as_bytes()));
    metadata.add_flag([behavior, key, value]);
    metadata.named.retain(|(name, _)| **name != *MARKER.as_bytes());
    true
}
