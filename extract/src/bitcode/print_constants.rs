//! Constants as they are printed.

use super::constant::{Assembly, Constant, Expression, Id, Operation};
use super::fold::is_null;
use super::module::Module;
use super::print::Printer;
use super::types::{Ty, Type};
use super::{float, name, opcode, wide};

impl Printer<'_> {
    fn list(&mut self, all: &[Id]) {
        for (position, &id) in all.iter().enumerate() {
            self.comma(position);
            self.typed(id);
        }
    }

    /// Writes a constant of a type.
    pub fn constant(&mut self, constant: &Constant, ty: Ty) {
        match constant {
            Constant::Null => self.null(ty),
            Constant::Undefined => self.put("undef"),
            Constant::Poison => self.put("poison"),
            Constant::Integer(_) | Constant::Wide(_) | Constant::Float(_) | Constant::Long(..) => {
                self.scalar(constant, ty);
            }
            Constant::Aggregate(parts) => self.aggregate(parts, ty),
            Constant::Bytes(bytes) => self.bytes(bytes, ty),
            Constant::Numbers(numbers) => self.numbers(numbers, ty),
            Constant::Expression(expression) => self.expression(expression, ty),
            Constant::Block(function, block) => self.address(*function, *block),
            Constant::Equivalent(id) => {
                self.put("dso_local_equivalent ");
                self.operand(*id);
            }
            Constant::NoCfi(id) => {
                self.put("no_cfi ");
                self.operand(*id);
            }
            Constant::Signed(parts) => {
                self.put("ptrauth (");
                let last = (2..parts.len()).rev().find(|&at| !is_null(self.module, parts[at]));
                self.list(&parts[..last.map_or(2.min(parts.len()), |last| last + 1)]);
                self.put(")");
            }
            Constant::Same(id) => self.operand(*id),
            Constant::Assembly(assembly) => self.assembly(assembly),
        }
    }

    fn null(&mut self, ty: Ty) {
        let types = &self.module.context.types;
        match types.get(ty) {
            Type::Integer(1) => self.put("false"),
            Type::Integer(_) => self.put("0"),
            Type::Pointer(_) => self.put("null"),
            Type::Simple("token") => self.put("none"),
            Type::Simple(name @ ("x86_fp80" | "fp128" | "ppc_fp128")) => {
                float::write_long(&mut self.out, name, 0, 0);
            }
            Type::Simple(name) if types.is_float(ty) => float::write(&mut self.out, name, 0),
            _ => self.put("zeroinitializer"),
        }
    }

    /// Writes an integer or float, or a vector of equal ones.
    fn scalar(&mut self, constant: &Constant, ty: Ty) {
        let types = &self.module.context.types;
        let element = types.scalar(ty);
        if element != ty {
            if matches!(constant, Constant::Integer(0) | Constant::Float(0)) {
                return self.put("zeroinitializer");
            }
            self.put("splat (");
            self.ty(element);
            self.put(" ");
        }
        let types = &self.module.context.types;
        match (constant, types.get(element)) {
            (Constant::Integer(value), Type::Integer(1)) => {
                self.put(if *value == 0 { "false" } else { "true" });
            }
            (Constant::Integer(value), _) => name::signed(&mut self.out, *value),
            (Constant::Wide(words), Type::Integer(width)) => wide::write(&mut self.out, words, *width),
            (Constant::Float(bits), Type::Simple(name)) => float::write(&mut self.out, name, *bits),
            (Constant::Long(first, second), Type::Simple(name)) => {
                float::write_long(&mut self.out, name, *first, *second);
            }
            _ => self.put("<badref>"),
        }
        if element != ty {
            self.put(")");
        }
    }

    fn aggregate(&mut self, parts: &[Id], ty: Ty) {
        let module = self.module;
        let is = |test: fn(&Constant) -> bool| {
            parts.iter().all(|&part| module.constant(module.resolve(part)).is_some_and(test))
        };
        if !parts.is_empty() {
            if parts.iter().all(|&part| is_zero(module, part)) {
                return self.put("zeroinitializer");
            }
            if is(|one| matches!(one, Constant::Poison)) {
                return self.put("poison");
            }
            if is(|one| matches!(one, Constant::Undefined)) {
                return self.put("undef");
            }
        }
        match module.context.types.get(ty) {
            Type::Array(_, element) => {
                if *module.context.types.get(*element) == Type::Integer(8)
                    && let Some(bytes) = all_bytes(module, parts)
                {
                    return self.bytes(&bytes, ty);
                }
                self.put("[");
                self.list(parts);
                self.put("]");
            }
            Type::Vector { .. } => {
                if let Some(one) = splat(module, parts) {
                    self.put("splat (");
                    self.typed(one);
                    return self.put(")");
                }
                self.put("<");
                self.list(parts);
                self.put(">");
            }
            of_structure => {
                let is_packed = match of_structure {
                    Type::Structure { is_packed, .. } => *is_packed,
                    Type::Named(number) => module.context.types.named[*number as usize].is_packed,
                    _ => false,
                };
                self.put(if is_packed { "<{" } else { "{" });
                if !parts.is_empty() {
                    self.put(" ");
                    self.list(parts);
                    self.put(" ");
                }
                self.put(if is_packed { "}>" } else { "}" });
            }
        }
    }

    fn bytes(&mut self, bytes: &[u8], ty: Ty) {
        if self.module.context.types.is_vector(ty) {
            let numbers: Vec<u64> = bytes.iter().map(|&byte| u64::from(byte)).collect();
            return self.numbers(&numbers, ty);
        }
        self.put("c\"");
        self.escaped(bytes);
        self.put("\"");
    }

    fn numbers(&mut self, numbers: &[u64], ty: Ty) {
        let types = &self.module.context.types;
        let Some(element) = types.part(ty, 0) else { return self.put("<badref>") };
        let is_vector = types.is_vector(ty);
        if is_vector && numbers.iter().all(|number| *number == numbers[0]) {
            self.put("splat (");
            self.element(numbers[0], element);
            return self.put(")");
        }
        self.put(if is_vector { "<" } else { "[" });
        for (position, &number) in numbers.iter().enumerate() {
            self.comma(position);
            self.element(number, element);
        }
        self.put(if is_vector { ">" } else { "]" });
    }

    fn element(&mut self, number: u64, ty: Ty) {
        self.ty(ty);
        self.put(" ");
        match self.module.context.types.get(ty) {
            Type::Integer(width) => {
                let value = super::read_constants::fit(number as i64, *width);
                name::signed(&mut self.out, value);
            }
            Type::Simple(name) => float::write(&mut self.out, name, number),
            _ => self.put("<badref>"),
        }
    }

    fn expression(&mut self, expression: &Expression, ty: Ty) {
        let operands = &expression.operands;
        if matches!(expression.operation, Operation::Other("shufflevector"))
            && let Some(value) = shuffled(self.module, expression)
        {
            self.put("splat (");
            self.typed(value);
            return self.put(")");
        }
        match &expression.operation {
            Operation::Cast(name) => {
                self.put(name);
                self.put(" (");
                self.list(operands);
                self.put(" to ");
                self.ty(ty);
            }
            Operation::Binary(name, flags) => {
                self.put(name);
                match *name {
                    "add" | "sub" | "mul" | "shl" => self.wraps(*flags),
                    "sdiv" | "udiv" | "lshr" | "ashr" if flags & 1 == 1 => self.put(" exact"),
                    _ => {}
                }
                self.put(" (");
                self.list(operands);
            }
            Operation::Element(flags, source, within) => {
                self.put("getelementptr");
                self.steps(*flags);
                if let Some(within) = within {
                    let (width, low, high) = &**within;
                    self.put(" inrange(");
                    wide::write(&mut self.out, low, *width);
                    self.put(", ");
                    wide::write(&mut self.out, high, *width);
                    self.put(")");
                }
                self.put(" (");
                self.ty(*source);
                self.put(", ");
                self.list(operands);
            }
            Operation::Compare(is_float, predicate) => {
                self.put(if *is_float { "fcmp " } else { "icmp " });
                self.put(opcode::predicate(*predicate, *is_float).unwrap_or("<badref>"));
                self.put(" (");
                self.list(operands);
            }
            Operation::Other("shufflevector") => {
                self.put("shufflevector (");
                self.list(&operands[..2]);
                self.mask(operands[2], ty);
            }
            Operation::Other(name) => {
                self.put(name);
                self.put(" (");
                self.list(operands);
            }
        }
        self.put(")");
    }

    /// Writes the mask of a shuffle.
    pub fn mask(&mut self, mask: Id, ty: Ty) {
        let module = self.module;
        let resolved = module.resolve(mask);
        let Some(mask_ty) = self.type_of(resolved) else { return };
        let Type::Vector { length, is_scalable, .. } = *module.context.types.get(mask_ty) else { return };
        let _ = ty;
        self.put(if is_scalable { ", <vscale x " } else { ", <" });
        self.number(length);
        self.put(" x i32> ");
        let elements: Vec<Option<i64>> = match module.constant(resolved) {
            Some(Constant::Aggregate(parts)) => parts.iter().map(|&part| module.integer(part)).collect(),
            Some(Constant::Numbers(numbers)) => numbers.iter().map(|&one| Some(one as i32 as i64)).collect(),
            Some(Constant::Integer(value)) => vec![Some(*value); (length as usize).min(1 << 16)],
            Some(Constant::Undefined | Constant::Poison) => vec![None],
            _ => vec![Some(0)],
        };
        if elements.iter().all(|&one| one == Some(0)) {
            self.put("zeroinitializer");
        } else if elements.iter().all(Option::is_none) {
            self.put("poison");
        } else {
            self.put("<");
            for (position, element) in elements.iter().enumerate() {
                self.comma(position);
                self.put("i32 ");
                match element {
                    Some(value) => name::signed(&mut self.out, *value),
                    None => self.put("poison"),
                }
            }
            self.put(">");
        }
    }

    /// Writes `nuw` and `nsw`.
    pub fn wraps(&mut self, flags: u8) {
        if flags & 1 != 0 {
            self.put(" nuw");
        }
        if flags & 2 != 0 {
            self.put(" nsw");
        }
    }

    /// Writes what is known of a step of an address.
    pub fn steps(&mut self, flags: u8) {
        if flags & 1 != 0 {
            self.put(" inbounds");
        } else if flags & 2 != 0 {
            self.put(" nusw");
        }
        if flags & 4 != 0 {
            self.put(" nuw");
        }
    }

    fn address(&mut self, function: Id, block: u32) {
        self.put("blockaddress(");
        self.operand(function);
        self.put(", ");
        let known = self.module.function(function).and_then(|number| self.addressed.get(&number));
        match known.and_then(|blocks| blocks.get(block as usize)) {
            Some(name) => self.out.extend_from_slice(name),
            None => self.put("<badref>"),
        }
        self.put(")");
    }

    fn assembly(&mut self, assembly: &Assembly) {
        self.put("asm ");
        let words = [
            (assembly.has_effects, "sideeffect "),
            (assembly.aligns_stack, "alignstack "),
            (assembly.is_intel, "inteldialect "),
            (assembly.unwinds, "unwind "),
        ];
        for (_, word) in words.iter().filter(|(holds, _)| *holds) {
            self.put(word);
        }
        self.put("\"");
        self.escaped(&assembly.text);
        self.put("\", \"");
        self.escaped(&assembly.constraints);
        self.put("\"");
    }
}

/// True for zero, with parts of zero.
fn is_zero(module: &Module, id: Id) -> bool {
    is_null(module, id)
}

/// The bytes of an array of integers, if all are.
fn all_bytes(module: &Module, parts: &[Id]) -> Option<Vec<u8>> {
    parts.iter().map(|&part| module.integer(part).map(|value| value as u8)).collect()
}

/// The one integer or float that all parts of a vector are.
fn splat(module: &Module, parts: &[Id]) -> Option<Id> {
    let key = |id: Id| match module.constant(module.resolve(id))? {
        Constant::Integer(value) => Some((0, *value as u64, 0)),
        Constant::Float(bits) => Some((1, *bits, 0)),
        Constant::Long(first, second) => Some((2, *first, *second)),
        _ => None,
    };
    let first = *parts.first()?;
    if let Some(Constant::Wide(words)) = module.constant(module.resolve(first)) {
        let is_it = |&id: &Id| match module.constant(module.resolve(id)) {
            Some(Constant::Wide(other)) => other == words,
            _ => false,
        };
        return parts.iter().all(is_it).then_some(first);
    }
    let of_first = key(first)?;
    parts.iter().all(|&part| key(part) == Some(of_first)).then_some(first)
}

/// The one integer or float of a vector that a shuffle of an inserted element makes.
fn shuffled(module: &Module, expression: &Expression) -> Option<Id> {
    let is_undefined =
        |id: Id| matches!(module.constant(module.resolve(id)), Some(Constant::Undefined | Constant::Poison));
    let &[inserted, other, mask] = &expression.operands[..] else { return None };
    let Some(Constant::Expression(insert)) = module.constant(module.resolve(inserted)) else { return None };
    let (Operation::Other("insertelement"), &[vector, value, index]) =
        (&insert.operation, &insert.operands[..])
    else {
        return None;
    };
    let is_number = matches!(
        module.constant(module.resolve(value)),
        Some(
            Constant::Integer(_)
                | Constant::Wide(_)
                | Constant::Float(_)
                | Constant::Long(..)
                | Constant::Null
        )
    );
    let is_splat =
        is_undefined(other) && is_undefined(vector) && is_null(module, index) && is_null(module, mask);
    let types = &module.context.types;
    let is_pointer = types.space(module.values[value as usize].ty).is_some();
    (is_splat && is_number && !is_pointer).then_some(value)
}
