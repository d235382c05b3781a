//! Types, each stored once.

use super::name;
use rustc_hash::{FxHashMap, FxHashSet};

/// A type, by its number in [`Types`]. Equal types have equal numbers.
pub type Ty = u32;

/// A type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Type {
    /// One of the types without parts, as printed.
    Simple(&'static str),
    /// An integer of this number of bits.
    Integer(u32),
    /// A pointer into an address space.
    Pointer(u32),
    /// A function.
    Function { result: Ty, parameters: Box<[Ty]>, is_variadic: bool },
    /// A structure without a name.
    Structure { fields: Box<[Ty]>, is_packed: bool },
    /// A structure with a name, or one with neither name nor equal; by its number.
    Named(u32),
    /// An array.
    Array(u64, Ty),
    /// A vector.
    Vector { length: u64, element: Ty, is_scalable: bool },
    /// A type of a target.
    Target { name: Box<[u8]>, types: Box<[Ty]>, numbers: Box<[u64]> },
}

/// A structure that is known by its name.
#[derive(Clone, Default, Debug)]
pub struct Named {
    /// The name; empty if it is known by number only.
    pub name: Vec<u8>,
    /// The types of the fields; none if opaque.
    pub fields: Option<Box<[Ty]>>,
    /// True if there is no padding.
    pub is_packed: bool,
}

/// All types of a file.
#[derive(Default)]
pub struct Types {
    all: Vec<Type>,
    numbers: FxHashMap<Type, Ty>,
    /// Structures with names.
    pub named: Vec<Named>,
    names: FxHashSet<Vec<u8>>,
    /// The numbers that have been added to names that were taken.
    renamed: u32,
}

impl Types {
    /// The number of a type.
    pub fn number(&mut self, of: Type) -> Ty {
        if let Some(&number) = self.numbers.get(&of) {
            return number;
        }
        let number = self.all.len() as Ty;
        self.all.push(of.clone());
        self.numbers.insert(of, number);
        number
    }

    /// The type of a number.
    pub fn get(&self, ty: Ty) -> &Type {
        &self.all[ty as usize]
    }

    /// A new structure of this name, without fields yet.
    pub fn add_named(&mut self) -> u32 {
        self.named.push(Named::default());
        self.named.len() as u32 - 1
    }

    /// Names a structure; a name that is taken gets a number.
    pub fn rename(&mut self, structure: u32, name: &[u8]) {
        let mut free = name.to_vec();
        while !name.is_empty() && !self.names.insert(free.clone()) {
            free = name.to_vec();
            free.extend_from_slice(format!(".{}", self.renamed).as_bytes());
            self.renamed += 1;
        }
        self.named[structure as usize].name = free;
    }

    /// A simple type.
    pub fn simple(&mut self, name: &'static str) -> Ty {
        self.number(Type::Simple(name))
    }

    /// An integer type.
    pub fn integer(&mut self, width: u32) -> Ty {
        self.number(Type::Integer(width))
    }

    /// A pointer type.
    pub fn pointer(&mut self, space: u32) -> Ty {
        self.number(Type::Pointer(space))
    }

    /// True for this simple type.
    pub fn is(&self, ty: Ty, name: &str) -> bool {
        matches!(self.get(ty), Type::Simple(simple) if *simple == name)
    }

    /// True if there is no value of the type.
    pub fn is_void(&self, ty: Ty) -> bool {
        self.is(ty, "void")
    }

    /// The type of the elements of a vector, or the type itself.
    pub fn scalar(&self, ty: Ty) -> Ty {
        match self.get(ty) {
            Type::Vector { element, .. } => *element,
            _ => ty,
        }
    }

    /// True for floating point and vectors of it.
    pub fn is_float(&self, ty: Ty) -> bool {
        const FLOATS: [&str; 7] = ["half", "bfloat", "float", "double", "x86_fp80", "fp128", "ppc_fp128"];
        matches!(self.get(self.scalar(ty)), Type::Simple(name) if FLOATS.contains(name))
    }

    /// True for what fast-math flags apply to: floating point, and vectors, arrays and like structures of it.
    pub fn is_math(&self, mut ty: Ty) -> bool {
        // Nested arrays end, since a type is made of those before it.
        while let Type::Array(_, element) = self.get(ty) {
            ty = *element;
        }
        match self.get(ty) {
            Type::Structure { fields, .. } => {
                !fields.is_empty() && fields.iter().all(|&field| field == fields[0] && self.is_float(field))
            }
            _ => self.is_float(ty),
        }
    }

    /// The width of an integer or of the integers in a vector.
    pub fn width(&self, ty: Ty) -> Option<u32> {
        match self.get(self.scalar(ty)) {
            Type::Integer(width) => Some(*width),
            _ => None,
        }
    }

    /// The address space of a pointer or of the pointers in a vector.
    pub fn space(&self, ty: Ty) -> Option<u32> {
        match self.get(self.scalar(ty)) {
            Type::Pointer(space) => Some(*space),
            _ => None,
        }
    }

    /// True for a vector.
    pub fn is_vector(&self, ty: Ty) -> bool {
        matches!(self.get(ty), Type::Vector { .. })
    }

    /// A vector like `like` of other elements, or the element if `like` is no vector.
    pub fn like(&mut self, like: Ty, element: Ty) -> Ty {
        match *self.get(like) {
            Type::Vector { length, is_scalable, .. } => {
                self.number(Type::Vector { length, element, is_scalable })
            }
            _ => element,
        }
    }

    /// The types of the fields of a structure.
    pub fn fields(&self, ty: Ty) -> Option<&[Ty]> {
        match self.get(ty) {
            Type::Structure { fields, .. } => Some(fields),
            Type::Named(number) => self.named[*number as usize].fields.as_deref(),
            _ => None,
        }
    }

    /// The type of the part `index` of a structure, array or vector.
    pub fn part(&self, ty: Ty, index: u64) -> Option<Ty> {
        match self.get(ty) {
            Type::Array(_, element) | Type::Vector { element, .. } => Some(*element),
            _ => self.fields(ty)?.get(usize::try_from(index).ok()?).copied(),
        }
    }

    /// The result, the parameters, and whether more may follow.
    pub fn function(&self, ty: Ty) -> Option<(Ty, &[Ty], bool)> {
        match self.get(ty) {
            Type::Function { result, parameters, is_variadic } => Some((*result, parameters, *is_variadic)),
            _ => None,
        }
    }

    /// The types that a type is made of, in LLVM's order.
    pub fn parts(&self, ty: Ty, mut each: impl FnMut(Ty)) {
        match self.get(ty) {
            Type::Function { result, parameters, .. } => {
                each(*result);
                parameters.iter().for_each(|&parameter| each(parameter));
            }
            Type::Structure { fields, .. } => fields.iter().for_each(|&field| each(field)),
            Type::Named(number) => {
                let fields = self.named[*number as usize].fields.iter();
                fields.flat_map(|fields| fields.iter()).for_each(|&field| each(field));
            }
            Type::Array(_, element) | Type::Vector { element, .. } => each(*element),
            Type::Target { types, .. } => types.iter().for_each(|&part| each(part)),
            Type::Simple(_) | Type::Integer(_) | Type::Pointer(_) => {}
        }
    }
}

/// The numbers by which structures without names are printed.
pub type Numbering = FxHashMap<u32, u32>;

/// Writes a type.
pub fn write(out: &mut Vec<u8>, types: &Types, numbers: &Numbering, ty: Ty) {
    match types.get(ty) {
        Type::Simple(name) => out.extend_from_slice(name.as_bytes()),
        Type::Integer(width) => {
            out.push(b'i');
            name::number(out, u64::from(*width));
        }
        Type::Pointer(0) => out.extend_from_slice(b"ptr"),
        Type::Pointer(space) => {
            out.extend_from_slice(b"ptr addrspace(");
            name::number(out, u64::from(*space));
            out.push(b')');
        }
        Type::Function { result, parameters, is_variadic } => {
            write(out, types, numbers, *result);
            out.extend_from_slice(b" (");
            list(out, types, numbers, parameters);
            if *is_variadic {
                out.extend_from_slice(if parameters.is_empty() { b"..." } else { b", ..." });
            }
            out.push(b')');
        }
        Type::Structure { fields, is_packed } => body(out, types, numbers, fields, *is_packed),
        Type::Named(number) => match &types.named[*number as usize].name {
            unnamed if unnamed.is_empty() => {
                out.push(b'%');
                name::number(out, u64::from(numbers.get(number).copied().unwrap_or(0)));
            }
            named => {
                out.push(b'%');
                name::write(out, named);
            }
        },
        Type::Array(length, element) => {
            out.push(b'[');
            name::number(out, *length);
            out.extend_from_slice(b" x ");
            write(out, types, numbers, *element);
            out.push(b']');
        }
        Type::Vector { length, element, is_scalable } => {
            out.extend_from_slice(if *is_scalable { b"<vscale x " } else { b"<" });
            name::number(out, *length);
            out.extend_from_slice(b" x ");
            write(out, types, numbers, *element);
            out.push(b'>');
        }
        Type::Target { name: target, types: parts, numbers: parameters } => {
            out.extend_from_slice(b"target(\"");
            name::escape(out, target);
            out.push(b'"');
            for &part in parts {
                out.extend_from_slice(b", ");
                write(out, types, numbers, part);
            }
            for &parameter in parameters {
                out.extend_from_slice(b", ");
                name::number(out, parameter);
            }
            out.push(b')');
        }
    }
}

fn list(out: &mut Vec<u8>, types: &Types, numbers: &Numbering, all: &[Ty]) {
    for (position, &ty) in all.iter().enumerate() {
        if position > 0 {
            out.extend_from_slice(b", ");
        }
        write(out, types, numbers, ty);
    }
}

/// Writes the fields of a structure.
pub fn body(out: &mut Vec<u8>, types: &Types, numbers: &Numbering, fields: &[Ty], is_packed: bool) {
    if is_packed {
        out.push(b'<');
    }
    if fields.is_empty() {
        out.extend_from_slice(b"{}");
    } else {
        out.extend_from_slice(b"{ ");
        list(out, types, numbers, fields);
        out.extend_from_slice(b" }");
    }
    if is_packed {
        out.push(b'>');
    }
}
