//! Types, each kept once, and their spelling.

use crate::llvm::layout::{DataLayout, Extent};
use rustc_hash::FxHashMap;
use std::borrow::Cow;
use std::fmt::Write;
use std::sync::Arc;

/// Index of a type in [`Types`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct TypeId(pub u32);

/// The formats of floating-point numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FloatKind {
    Half,
    BFloat,
    Single,
    Double,
    X86Fp80,
    Fp128,
    PpcFp128,
}

impl FloatKind {
    /// Bits of a number.
    pub fn bits(self) -> u32 {
        match self {
            FloatKind::Half | FloatKind::BFloat => 16,
            FloatKind::Single => 32,
            FloatKind::Double => 64,
            FloatKind::X86Fp80 => 80,
            FloatKind::Fp128 | FloatKind::PpcFp128 => 128,
        }
    }
}

/// One type, its parts by index.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Type<'a> {
    Void,
    Label,
    Token,
    Metadata,
    /// `x86_amx` and `x86_mmx`, by name and bits.
    Register(&'static str, u32),
    /// The result of an unknown instruction.
    Unknown,
    Integer(u32),
    /// Bits of memory, which may be those of a pointer: `b32`.
    Byte(u32),
    Float(FloatKind),
    Pointer(u32),
    Vector {
        lanes: u64,
        element: TypeId,
        scalable: bool,
    },
    Array {
        count: u64,
        element: TypeId,
    },
    Struct {
        fields: Arc<[TypeId]>,
        packed: bool,
    },
    /// Index in the list of named types.
    Named(u32),
    /// `target("…", …)`, spelled.
    Target(&'a str),
    Function {
        result: TypeId,
        parameters: Arc<[TypeId]>,
        variadic: bool,
    },
}

/// The types that are there from the start, in the order of their ids.
const FIRST: [Type<'static>; 16] = [
    Type::Void,
    Type::Integer(1),
    Type::Integer(8),
    Type::Integer(16),
    Type::Integer(32),
    Type::Integer(64),
    Type::Pointer(0),
    Type::Label,
    Type::Token,
    Type::Metadata,
    Type::Unknown,
    Type::Float(FloatKind::Half),
    Type::Float(FloatKind::BFloat),
    Type::Float(FloatKind::Single),
    Type::Float(FloatKind::Double),
    Type::Integer(128),
];

/// Scalable vectors stand in vectors' tuples, which do not nest deeper than this.
const DEEPEST: u32 = 8;

impl TypeId {
    pub const VOID: TypeId = TypeId(0);
    pub const BIT: TypeId = TypeId(1);
    pub const I8: TypeId = TypeId(2);
    pub const I16: TypeId = TypeId(3);
    pub const I32: TypeId = TypeId(4);
    pub const I64: TypeId = TypeId(5);
    pub const POINTER: TypeId = TypeId(6);
    pub const LABEL: TypeId = TypeId(7);
    pub const TOKEN: TypeId = TypeId(8);
    pub const METADATA: TypeId = TypeId(9);
    pub const UNKNOWN: TypeId = TypeId(10);
    pub const HALF: TypeId = TypeId(11);
    pub const BFLOAT: TypeId = TypeId(12);
    pub const SINGLE: TypeId = TypeId(13);
    pub const DOUBLE: TypeId = TypeId(14);
}

/// All types of a module, or of one worker that began with those.
#[derive(Clone, Debug)]
pub struct Types<'a> {
    kinds: Vec<Type<'a>>,
    ids: FxHashMap<Type<'a>, TypeId>,
    /// Function types that calls spell by their parts: the result, then the parameters.
    signatures: FxHashMap<Vec<TypeId>, TypeId>,
    names: FxHashMap<Cow<'a, str>, u32>,
    spellings: Vec<Cow<'a, str>>,
    definitions: Vec<Option<TypeId>>,
    pub(super) extents: Vec<Option<Extent>>,
    /// True if there is any scalable vector.
    has_scalable: bool,
    /// Sizes and alignments of the target.
    pub layout: DataLayout,
}

impl Default for Types<'_> {
    fn default() -> Self {
        let mut types = Types {
            kinds: Vec::new(),
            ids: FxHashMap::default(),
            signatures: FxHashMap::default(),
            names: FxHashMap::default(),
            spellings: Vec::new(),
            definitions: Vec::new(),
            extents: Vec::new(),
            has_scalable: false,
            layout: DataLayout::default(),
        };
        for kind in FIRST {
            types.intern(kind);
        }
        types
    }
}

impl<'a> Types<'a> {
    /// The id of `kind`.
    pub fn intern(&mut self, kind: Type<'a>) -> TypeId {
        if let Some(&id) = self.ids.get(&kind) {
            return id;
        }
        let id = TypeId(self.kinds.len() as u32);
        self.has_scalable |= matches!(kind, Type::Vector { scalable: true, .. });
        self.kinds.push(kind.clone());
        self.extents.push(None);
        self.ids.insert(kind, id);
        id
    }

    /// The type of a function whose result and parameters are `parts`, in this order.
    pub fn signature(&mut self, parts: &[TypeId]) -> TypeId {
        if let Some(&known) = self.signatures.get(parts) {
            return known;
        }
        let (result, parameters) = (parts[0], parts[1..].into());
        let id = self.intern(Type::Function { result, parameters, variadic: false });
        self.signatures.insert(parts.to_vec(), id);
        id
    }

    /// The type that `%name` stands for, defined or not yet.
    pub fn named(&mut self, name: Cow<'a, str>) -> TypeId {
        let next = self.definitions.len() as u32;
        let index = *self.names.entry(name.clone()).or_insert(next);
        if index == next {
            self.definitions.push(None);
            self.spellings.push(name);
        }
        self.intern(Type::Named(index))
    }

    /// Returns true if a type has this name.
    pub fn is_named(&self, name: &str) -> bool {
        self.names.get(name).is_some_and(|&index| self.definitions[index as usize].is_some())
    }

    /// Says what a named type is; false if that has been said before.
    pub fn define(&mut self, name: TypeId, body: TypeId) -> bool {
        let Type::Named(index) = self.kinds[name.0 as usize] else { return false };
        self.definitions[index as usize].replace(body).is_none()
    }

    /// All types that have a name.
    pub fn structures(&self) -> Vec<TypeId> {
        let named = |kind: &Type| matches!(kind, Type::Named(_));
        (0..).map(TypeId).zip(&self.kinds).filter(|(_, kind)| named(kind)).map(|(id, _)| id).collect()
    }

    /// The type `id`, as it was written.
    pub fn written(&self, id: TypeId) -> &Type<'a> {
        &self.kinds[id.0 as usize]
    }

    /// The type `id`, with the name of a struct resolved; an opaque type stays a name.
    pub fn get(&self, id: TypeId) -> &Type<'a> {
        self.written(self.resolved(id))
    }

    fn resolved(&self, mut id: TypeId) -> TypeId {
        for _ in 0..8 {
            let Type::Named(index) = self.kinds[id.0 as usize] else { break };
            let Some(body) = self.definitions[index as usize] else { break };
            id = body;
        }
        id
    }

    /// The address space of a pointer or, of a vector of pointers, of its elements.
    pub fn pointer_space(&self, ty: TypeId) -> Option<u32> {
        match *self.get(self.scalar(ty)) {
            Type::Pointer(space) => Some(space),
            _ => None,
        }
    }

    /// The element of a vector and its lanes, at least those for scalable ones.
    pub fn lanes(&self, id: TypeId) -> Option<(u64, TypeId)> {
        match *self.get(id) {
            Type::Vector { lanes, element, .. } => Some((lanes, element)),
            _ => None,
        }
    }

    /// Returns true if only a machine tells how much room `id` takes, since a scalable vector is part of it.
    pub fn is_scalable(&self, id: TypeId) -> bool {
        self.has_scalable && self.holds_scalable(id, DEEPEST)
    }

    fn holds_scalable(&self, id: TypeId, depth: u32) -> bool {
        let holds = |&part: &TypeId| depth > 0 && self.holds_scalable(part, depth - 1);
        match self.get(id) {
            Type::Vector { scalable, .. } => *scalable,
            Type::Array { element, .. } => holds(element),
            Type::Struct { fields, .. } => fields.iter().any(holds),
            _ => false,
        }
    }

    /// The type of an element or, of a vector, of its elements.
    pub fn scalar(&self, id: TypeId) -> TypeId {
        self.lanes(id).map_or(id, |(_, element)| element)
    }

    /// `element` in as many lanes as `like` has.
    pub fn shaped_like(&mut self, like: TypeId, element: TypeId) -> TypeId {
        match *self.get(like) {
            Type::Vector { lanes, scalable, .. } => self.intern(Type::Vector { lanes, element, scalable }),
            _ => element,
        }
    }

    /// The part of an array, vector or struct that has this number.
    pub fn part(&self, id: TypeId, index: u64) -> Option<TypeId> {
        match self.get(id) {
            Type::Array { element, .. } | Type::Vector { element, .. } => Some(*element),
            Type::Struct { fields, .. } => fields.get(usize::try_from(index).ok()?).copied(),
            _ => None,
        }
    }

    /// The spelling of LLVM's printer.
    pub fn text(&self, id: TypeId) -> String {
        let mut out = String::new();
        self.print(id, &mut out);
        out
    }

    fn print(&self, id: TypeId, out: &mut String) {
        match self.written(id) {
            Type::Void => out.push_str("void"),
            Type::Label => out.push_str("label"),
            Type::Token => out.push_str("token"),
            Type::Metadata => out.push_str("metadata"),
            Type::Unknown => out.push('?'),
            Type::Register(name, _) => out.push_str(name),
            Type::Float(kind) => out.push_str(float_name(*kind)),
            Type::Integer(bits) => put(out, format_args!("i{bits}")),
            Type::Byte(bits) => put(out, format_args!("b{bits}")),
            Type::Pointer(0) => out.push_str("ptr"),
            Type::Pointer(space) => put(out, format_args!("ptr addrspace({space})")),
            Type::Named(index) => put(out, format_args!("%{}", self.spellings[*index as usize])),
            Type::Target(text) => out.push_str(text),
            Type::Array { count, element } => self.print_repeated(out, ('[', ']'), *count, *element),
            Type::Vector { lanes, element, scalable: false } => {
                self.print_repeated(out, ('<', '>'), *lanes, *element);
            }
            Type::Vector { lanes, element, .. } => {
                put(out, format_args!("<vscale x {lanes} x {}>", self.text(*element)));
            }
            Type::Struct { fields, packed } => self.print_struct(out, fields, *packed),
            Type::Function { result, parameters, variadic } => {
                self.print(*result, out);
                self.print_list(out, (" (", ")"), parameters, *variadic);
            }
        }
    }

    fn print_repeated(&self, out: &mut String, marks: (char, char), count: u64, element: TypeId) {
        put(out, format_args!("{}{count} x ", marks.0));
        self.print(element, out);
        out.push(marks.1);
    }

    fn print_struct(&self, out: &mut String, fields: &[TypeId], packed: bool) {
        match (fields.is_empty(), packed) {
            (true, false) => out.push_str("{}"),
            (true, true) => out.push_str("<{}>"),
            (false, false) => self.print_list(out, ("{ ", " }"), fields, false),
            (false, true) => self.print_list(out, ("<{ ", " }>"), fields, false),
        }
    }

    fn print_list(&self, out: &mut String, marks: (&str, &str), list: &[TypeId], variadic: bool) {
        out.push_str(marks.0);
        for (at, &id) in list.iter().enumerate() {
            out.push_str(if at == 0 { "" } else { ", " });
            self.print(id, out);
        }
        if variadic {
            out.push_str(if list.is_empty() { "..." } else { ", ..." });
        }
        out.push_str(marks.1);
    }
}

fn put(out: &mut String, text: std::fmt::Arguments<'_>) {
    out.write_fmt(text).expect("a string takes what is written");
}

fn float_name(kind: FloatKind) -> &'static str {
    match kind {
        FloatKind::Half => "half",
        FloatKind::BFloat => "bfloat",
        FloatKind::Single => "float",
        FloatKind::Double => "double",
        FloatKind::X86Fp80 => "x86_fp80",
        FloatKind::Fp128 => "fp128",
        FloatKind::PpcFp128 => "ppc_fp128",
    }
}
