//! A module as it is read.

use super::attribute::Attribute;
use super::constant::{Constant, Id};
use super::metadata::{Metadata, Node};
use super::types::{Ty, Types};
use rustc_hash::FxHashMap;

/// The number of a type in the file; pointers of old versions differ by what they point to.
pub type TypeId = u32;

/// No type in the file.
pub const UNTOLD: TypeId = TypeId::MAX;

/// A value.
#[derive(Clone, Copy, Debug)]
pub struct Value {
    /// The type.
    pub ty: Ty,
    /// The type in the file.
    pub id: TypeId,
    /// The kind.
    pub kind: ValueKind,
}

/// A value, by its number among those of its kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueKind {
    /// A global variable.
    Global(u32),
    /// A function.
    Function(u32),
    /// An alias or indirect function.
    Alias(u32),
    /// A constant.
    Constant(u32),
    /// A parameter or the result of an instruction of the function that is being read, by its number among these.
    Local(u32),
}

/// A type of the file: the type, and the types in the file that it is made of.
#[derive(Clone, Default, Debug)]
pub struct TypeEntry {
    /// The type; none before it is defined.
    pub ty: Option<Ty>,
    /// Its parts.
    pub parts: Box<[TypeId]>,
}

/// The properties that functions, variables, aliases and indirect functions share.
#[derive(Clone, Default, Debug)]
pub struct Symbol {
    /// The name; empty if there is none.
    pub name: Box<[u8]>,
    /// The linkage, as printed.
    pub linkage: &'static str,
    /// 1 if hidden, 2 if protected.
    pub visibility: u8,
    /// 1 if imported, 2 if exported from a DLL.
    pub dll: u8,
    /// The model of thread-local storage; 0 if not thread-local.
    pub thread_local: u8,
    /// 1 if the address does not matter, 2 if it does not in the module.
    pub unnamed: u8,
    /// True if it is in the same linkage unit.
    pub is_local: bool,
    /// The section.
    pub section: Box<[u8]>,
    /// The partition.
    pub partition: Box<[u8]>,
    /// The alignment.
    pub align: u64,
    /// The number of the comdat.
    pub comdat: Option<u32>,
    /// True if the name is also that of a comdat, as in old versions.
    pub has_own_comdat: bool,
    /// The type of what is at the address.
    pub ty: Ty,
    /// The address space.
    pub space: u32,
    /// Kinds and nodes of metadata.
    pub attached: Vec<(u32, Node)>,
}

impl Symbol {
    /// True if no other module sees it.
    pub fn is_private(&self) -> bool {
        matches!(self.linkage, "internal" | "private")
    }

    /// True if that it is in the same linkage unit needs no telling.
    pub fn is_implicitly_local(&self) -> bool {
        self.is_private() || (self.visibility != 0 && self.linkage != "extern_weak")
    }
}

/// A global variable.
#[derive(Clone, Default, Debug)]
pub struct Global {
    /// The symbol.
    pub symbol: Symbol,
    /// True if it never changes.
    pub is_constant: bool,
    /// True if it starts with a value from elsewhere.
    pub is_initialized_elsewhere: bool,
    /// The value that it starts with.
    pub start: Option<Id>,
    /// Its attributes.
    pub attributes: SetId,
    /// The marks for sanitizers.
    pub sanitizers: u8,
    /// The code model.
    pub code_model: &'static str,
}

/// A function.
#[derive(Clone, Default, Debug)]
pub struct Function {
    /// The symbol.
    pub symbol: Symbol,
    /// The type in the file.
    pub id: TypeId,
    /// The calling convention.
    pub convention: u32,
    /// The attributes.
    pub attributes: ListId,
    /// True if it is only declared.
    pub is_declaration: bool,
    /// The garbage collector.
    pub collector: Box<[u8]>,
    /// The data before the function.
    pub prefix: Option<Id>,
    /// The data at its start.
    pub prologue: Option<Id>,
    /// The personality.
    pub personality: Option<Id>,
    /// The place of the body, in bits.
    pub body: u64,
    /// True if its atomic operations on floats may be those of AMD's processors, as an attribute of old versions tells.
    pub has_unsafe_atomics: bool,
    /// True if its name is that of an intrinsic, but LLVM knows none of that name.
    pub is_unknown: bool,
    /// True if it is neither printed nor counted.
    pub is_gone: bool,
}

/// An alias or indirect function.
#[derive(Clone, Default, Debug)]
pub struct Alias {
    /// The symbol.
    pub symbol: Symbol,
    /// True for an indirect function.
    pub is_indirect: bool,
    /// The symbol that it stands for, or that resolves it.
    pub target: Id,
}

/// The number of a set of attributes; 0 is the empty one.
pub type SetId = u32;
/// The number of a list of attributes; 0 is the empty one.
pub type ListId = u32;

/// The attributes of a function or call.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct List {
    /// Of the function.
    pub function: SetId,
    /// Of the result.
    pub result: SetId,
    /// Of the parameters.
    pub parameters: Vec<SetId>,
}

impl List {
    /// Those of the parameter of this number.
    pub fn parameter(&self, number: usize) -> SetId {
        self.parameters.get(number).copied().unwrap_or(0)
    }
}

/// Sets and lists of attributes, each stored once.
#[derive(Default)]
pub struct Attributes {
    sets: Vec<Box<[Attribute]>>,
    set_numbers: FxHashMap<Box<[Attribute]>, SetId>,
    lists: Vec<List>,
    list_numbers: FxHashMap<List, ListId>,
    /// The lists in the order of the file.
    pub in_file: Vec<ListId>,
    /// Groups of the file: the index of what has them, and the set.
    pub groups: FxHashMap<u64, (u64, SetId)>,
}

impl Attributes {
    /// The number of a set, which is put in order.
    pub fn set(&mut self, mut attributes: Vec<Attribute>) -> SetId {
        attributes.sort();
        if attributes.is_empty() {
            return 0;
        }
        let attributes: Box<[Attribute]> = attributes.into();
        if let Some(&number) = self.set_numbers.get(&attributes) {
            return number;
        }
        self.sets.push(attributes.clone());
        let number = self.sets.len() as SetId;
        self.set_numbers.insert(attributes, number);
        number
    }

    /// The attributes of a set.
    pub fn of_set(&self, set: SetId) -> &[Attribute] {
        if set == 0 { &[] } else { &self.sets[set as usize - 1] }
    }

    /// The number of a list.
    pub fn list(&mut self, mut list: List) -> ListId {
        while list.parameters.last() == Some(&0) {
            list.parameters.pop();
        }
        if list == List::default() {
            return 0;
        }
        if let Some(&number) = self.list_numbers.get(&list) {
            return number;
        }
        self.lists.push(list.clone());
        let number = self.lists.len() as ListId;
        self.list_numbers.insert(list, number);
        number
    }

    /// The attributes of a list.
    pub fn of_list(&self, list: ListId) -> &List {
        const EMPTY: &List = &List { function: 0, result: 0, parameters: Vec::new() };
        if list == 0 { EMPTY } else { &self.lists[list as usize - 1] }
    }

    /// The list of the number `number` in the file, from 1; the empty one for others.
    pub fn in_file(&self, number: u64) -> ListId {
        let at = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
        at.and_then(|at| self.in_file.get(at)).copied().unwrap_or(0)
    }
}

/// The tables that the modules of a file share.
pub struct Context {
    /// The types.
    pub types: Types,
    /// The names of kinds of attached metadata.
    pub kinds: Vec<Box<[u8]>>,
    /// The names of synchronization scopes.
    pub scopes: Vec<Box<[u8]>>,
}

/// A module.
pub struct Module {
    /// The context.
    pub context: Context,
    /// The types of the file.
    pub table: Vec<TypeEntry>,
    /// Types that the file does not count, by the type and its part.
    pub derived: FxHashMap<(Ty, TypeId), TypeId>,
    /// The attributes.
    pub attributes: Attributes,
    /// The values.
    pub values: Vec<Value>,
    /// The constants.
    pub constants: Vec<Constant>,
    /// The variables.
    pub globals: Vec<Global>,
    /// The functions.
    pub functions: Vec<Function>,
    /// The aliases and indirect functions.
    pub aliases: Vec<Alias>,
    /// Comdats: name and kind.
    pub comdats: Vec<(Box<[u8]>, u64)>,
    /// The metadata.
    pub metadata: Metadata,
    /// Kinds of attached metadata by their numbers in the file.
    pub kinds: FxHashMap<u64, u32>,
    /// Synchronization scopes by their numbers in the file.
    pub scopes: Vec<u32>,
    /// The tags of operand bundles.
    pub bundles: Vec<Box<[u8]>>,
    /// The names of sections.
    pub sections: Vec<Box<[u8]>>,
    /// The names of garbage collectors.
    pub collectors: Vec<Box<[u8]>>,
    /// The name of the source.
    pub source: Vec<u8>,
    /// True if the file tells it.
    pub has_source: bool,
    /// The data layout.
    pub layout: Vec<u8>,
    /// The target.
    pub triple: Vec<u8>,
    /// The assembly of the module.
    pub assembly: Vec<u8>,
    /// True if operands are told by their distance.
    pub is_relative: bool,
    /// True if debug information is left out, as it is of another version.
    pub drops_debug: bool,
    /// True if loop metadata may have names of old versions.
    pub has_old_loops: bool,
    /// True if the expressions of declared variables have to lose an operation.
    pub upgrades_declared: bool,
}

/// The names of kinds that LLVM knows, by number.
const KINDS: [&str; 47] = [
    "dbg",
    "tbaa",
    "prof",
    "fpmath",
    "range",
    "tbaa.struct",
    "invariant.load",
    "alias.scope",
    "noalias",
    "nontemporal",
    "llvm.mem.parallel_loop_access",
    "nonnull",
    "dereferenceable",
    "dereferenceable_or_null",
    "make.implicit",
    "unpredictable",
    "invariant.group",
    "align",
    "llvm.loop",
    "type",
    "section_prefix",
    "absolute_symbol",
    "associated",
    "callees",
    "irr_loop",
    "llvm.access.group",
    "callback",
    "llvm.preserve.access.index",
    "vcall_visibility",
    "noundef",
    "annotation",
    "nosanitize",
    "func_sanitize",
    "exclude",
    "memprof",
    "callsite",
    "kcfi_type",
    "pcsections",
    "DIAssignID",
    "coro.outside.frame",
    "mmra",
    "noalias.addrspace",
    "callee_type",
    "nofree",
    "captures",
    "alloc_token",
    "implicit.ref",
];

/// The kind of debug information.
pub const DEBUG: u32 = 0;
/// The kind of profiles.
pub const PROFILE: u32 = 2;

impl Default for Context {
    fn default() -> Self {
        let kinds = KINDS.iter().map(|name| name.as_bytes().into()).collect();
        Context { types: Types::default(), kinds, scopes: vec![(*b"singlethread").into(), (*b"").into()] }
    }
}

impl Context {
    /// The number of a kind.
    pub fn kind(&mut self, name: &[u8]) -> u32 {
        number(&mut self.kinds, name)
    }

    /// The number of a synchronization scope.
    pub fn scope(&mut self, name: &[u8]) -> u32 {
        number(&mut self.scopes, name)
    }
}

fn number(names: &mut Vec<Box<[u8]>>, name: &[u8]) -> u32 {
    let known = names.iter().position(|known| **known == *name);
    known.unwrap_or_else(|| {
        names.push(name.into());
        names.len() - 1
    }) as u32
}

impl Module {
    /// An empty module.
    pub fn new(context: Context) -> Self {
        Module {
            context,
            table: Vec::new(),
            derived: FxHashMap::default(),
            attributes: Attributes::default(),
            values: Vec::new(),
            constants: Vec::new(),
            globals: Vec::new(),
            functions: Vec::new(),
            aliases: Vec::new(),
            comdats: Vec::new(),
            metadata: Metadata::default(),
            kinds: FxHashMap::default(),
            scopes: Vec::new(),
            bundles: Vec::new(),
            sections: Vec::new(),
            collectors: Vec::new(),
            source: Vec::new(),
            has_source: false,
            layout: Vec::new(),
            triple: Vec::new(),
            assembly: Vec::new(),
            is_relative: false,
            drops_debug: false,
            has_old_loops: false,
            upgrades_declared: false,
        }
    }

    /// The type of a number in the file.
    pub fn ty(&self, id: u64) -> Option<Ty> {
        self.table.get(usize::try_from(id).ok()?)?.ty
    }

    /// The part `part` of a type of the file.
    pub fn part(&self, id: TypeId, part: usize) -> TypeId {
        let entry = self.table.get(id as usize);
        entry.and_then(|entry| entry.parts.get(part)).copied().unwrap_or(UNTOLD)
    }

    /// The type that a pointer of an old version points to.
    pub fn pointee(&self, id: TypeId) -> Option<Ty> {
        let entry = self.table.get(id as usize)?;
        self.context.types.space(entry.ty?)?;
        self.ty(u64::from(*entry.parts.first()?))
    }

    /// A number for a type that the file does not count.
    pub fn derive(&mut self, ty: Ty, parts: &[TypeId]) -> TypeId {
        let key = (ty, parts.first().copied().unwrap_or(UNTOLD));
        if let Some(&known) = self.derived.get(&key) {
            return known;
        }
        let id = self.table.len() as TypeId;
        self.table.push(TypeEntry { ty: Some(ty), parts: parts.into() });
        self.derived.insert(key, id);
        id
    }

    /// The value that stands for a value, after folding.
    pub fn resolve(&self, mut id: Id) -> Id {
        while let Some(Constant::Same(other)) = self.constant(id) {
            id = *other;
        }
        id
    }

    /// The constant of a value, if it is one.
    pub fn constant(&self, id: Id) -> Option<&Constant> {
        match self.values.get(id as usize)?.kind {
            ValueKind::Constant(number) => self.constants.get(number as usize),
            _ => None,
        }
    }

    /// The function of a value, if it is one.
    pub fn function(&self, id: Id) -> Option<u32> {
        match self.values.get(self.resolve(id) as usize)?.kind {
            ValueKind::Function(number) => Some(number),
            _ => None,
        }
    }

    /// The integer of a value, if it is a constant of at most 64 bits.
    pub fn integer(&self, id: Id) -> Option<i64> {
        match self.constant(self.resolve(id))? {
            Constant::Integer(value) => Some(*value),
            Constant::Null => self.context.types.width(self.values[self.resolve(id) as usize].ty).map(|_| 0),
            _ => None,
        }
    }
}
