//! Metadata as it is printed.

use super::constant::Constant;
use super::dwarf;
use super::expansion::is_old;
use super::fields::{Field, fields};
use super::metadata::{Class, Item, NONE, Node, Part};
use super::print::Printer;
use super::slots::UNNUMBERED;
use super::{name, wide};
use rustc_hash::FxHashMap;

impl Printer<'_> {
    /// Writes metadata that another mentions.
    pub fn node(&mut self, node: Node) {
        if node == NONE {
            return self.put("null");
        }
        match self.module.metadata.item(node) {
            Some(&Item::Value(value)) => self.metadata_value(value),
            Some(&Item::Integer(value, width)) => {
                self.put("i");
                self.number(u64::from(width));
                self.put(" ");
                name::signed(&mut self.out, value);
            }
            Some(Item::Text(..)) => {
                self.put("!\"");
                let text = self.module.metadata.text(node).unwrap_or_default();
                self.escaped(text);
                self.put("\"");
            }
            Some(Item::Node(part)) if part.class == Class::Expression => {
                self.put("!DIExpression(");
                self.expression_parts(*part);
                self.put(")");
            }
            Some(Item::Arguments(_)) => self.wrapped(node),
            _ => match self.slots.node(self.module, node) {
                UNNUMBERED => self.unnumbered(node),
                slot => {
                    self.put("!");
                    self.number(u64::from(slot));
                }
            },
        }
    }

    /// Writes a value in metadata; an expression that LLVM has no longer is poison there.
    pub fn metadata_value(&mut self, value: u32) {
        let is_expression = matches!(self.module.constant(value), Some(Constant::Expression(_)));
        if is_expression && is_old(self.module, value, &mut FxHashMap::default()) {
            if let Some(ty) = self.type_of(value) {
                self.ty(ty);
            }
            return self.put(" poison");
        }
        self.typed(value);
    }

    /// Writes a node that has no number; only locations are printed in place.
    fn unnumbered(&mut self, node: Node) {
        match self.module.metadata.node(node) {
            Some(part) if part.class == Class::Location => self.node_body(part),
            _ => self.put("<badref>"),
        }
    }

    /// Writes metadata with names, and then all that has a number.
    pub fn all_metadata(&mut self) {
        let metadata = &self.module.metadata;
        if !metadata.named.is_empty() {
            self.put("\n");
        }
        for (name, nodes) in &metadata.named {
            self.put("!");
            name::metadata(&mut self.out, name);
            self.put(" = !{");
            for (position, &node) in nodes.iter().enumerate() {
                self.comma(position);
                self.node(node);
            }
            self.put("}\n");
        }
        if !self.slots.node_order.is_empty() {
            self.put("\n");
        }
        for (number, &node) in self.slots.node_order.iter().enumerate() {
            self.put("!");
            self.number(number as u64);
            self.put(" = ");
            if let Some(part) = self.module.metadata.node(node) {
                if part.is_distinct {
                    self.put("distinct ");
                }
                self.node_body(part);
            }
            self.put("\n");
            if self.out.len() > self.limit {
                self.is_cut = true;
                return;
            }
        }
    }

    fn node_body(&mut self, part: Part) {
        match part.class {
            Class::Tuple => {
                self.put("!{");
                for (position, &node) in self.module.metadata.operands_of(part).iter().enumerate() {
                    self.comma(position);
                    self.node(node);
                }
                self.put("}");
            }
            class => {
                let (name, fields) = fields(class);
                self.put("!");
                self.put(name);
                self.put("(");
                let from = self.out.len();
                match class {
                    Class::Enumerator => self.enumerator(part),
                    Class::GenericSubrange => self.generic_subrange(part),
                    Class::Expression => self.expression_parts(part),
                    _ => {}
                }
                for field in fields {
                    self.field(field, part, from);
                }
                self.put(")");
            }
        }
    }

    /// Writes the name of a field after a comma, unless it is the first.
    fn field_name(&mut self, name: &str, from: usize) {
        if self.out.len() > from {
            self.put(", ");
        }
        self.put(name);
        self.put(": ");
    }

    fn field(&mut self, field: &Field, part: Part, from: usize) {
        let module = self.module;
        let operands = module.metadata.operands_of(part);
        let numbers = module.metadata.numbers_of(part);
        let operand = |at: u8| operands.get(usize::from(at)).copied().unwrap_or(NONE);
        let number = |at: u8| numbers.get(usize::from(at)).copied().unwrap_or(0);
        match *field {
            Field::Text(name, at) | Field::EveryText(name, at) => {
                let text = module.metadata.text(operand(at)).unwrap_or_default();
                if text.is_empty() && matches!(field, Field::Text(..)) {
                    return;
                }
                self.field_name(name, from);
                self.put("\"");
                self.escaped(text);
                self.put("\"");
            }
            Field::TextIfAny(name, at) => {
                if operand(at) != NONE {
                    self.field(&Field::EveryText(name, at), part, from);
                }
            }
            Field::Node(name, at) | Field::EveryNode(name, at) => {
                if operand(at) != NONE || matches!(field, Field::EveryNode(..)) {
                    self.field_name(name, from);
                    self.node(operand(at));
                }
            }
            Field::Size(name, at, number_at) => match self.integer_of(operand(at)) {
                _ if operand(at) == NONE => self.unsigned(name, number(number_at), from),
                Some(value) => self.unsigned(name, value as u64, from),
                None => {
                    self.field_name(name, from);
                    self.node(operand(at));
                }
            },
            Field::Bound(name, at) => {
                if operand(at) == NONE {
                    return;
                }
                self.field_name(name, from);
                match self.integer_of(operand(at)) {
                    Some(value) => name::signed(&mut self.out, value),
                    None => self.node(operand(at)),
                }
            }
            Field::Rank(name, at) => self.field(&Field::Bound(name, at), part, from),
            Field::Number(name, at) => self.unsigned(name, number(at), from),
            Field::EveryNumber(name, at) => {
                self.field_name(name, from);
                self.number(number(at));
            }
            Field::Line(name, at) => self.unsigned(name, number(at) & 0xffff_ffff, from),
            Field::Signed(name, at) => {
                if number(at) as i32 != 0 {
                    self.field_name(name, from);
                    name::signed(&mut self.out, i64::from(number(at) as i32));
                }
            }
            Field::Truth(name, at) => {
                self.field_name(name, from);
                self.put(if number(at) != 0 { "true" } else { "false" });
            }
            Field::TruthUnless(name, at, usual) => {
                if (number(at) != 0) != usual {
                    self.field(&Field::Truth(name, at), part, from);
                }
            }
            Field::Tag(at, usual) => {
                if number(at) != u64::from(usual) {
                    self.constant_name("tag", "DW_TAG_", dwarf::TAGS, number(at), from);
                }
            }
            Field::Constant(name, prefix, all, at) => {
                if number(at) != 0 {
                    self.constant_name(name, prefix, all, number(at), from);
                }
            }
            Field::EveryConstant(name, prefix, all, at) => {
                self.constant_name(name, prefix, all, number(at), from);
            }
            Field::Flags(name, at) => {
                if number(at) as u32 != 0 {
                    self.field_name(name, from);
                    self.flags(number(at) as u32);
                }
            }
            Field::Kinds(name, at) => {
                self.field_name(name, from);
                self.kinds(number(at) as u32);
            }
            Field::Special(special) => self.special(special, part, from),
        }
    }

    fn integer_of(&self, node: Node) -> Option<i64> {
        match self.module.metadata.item(node)? {
            Item::Integer(value, _) => Some(*value),
            Item::Value(value) => self.module.integer(*value),
            _ => None,
        }
    }

    fn unsigned(&mut self, name: &str, value: u64, from: usize) {
        if value != 0 {
            self.field_name(name, from);
            self.number(value);
        }
    }

    fn constant_name(
        &mut self,
        name: &str,
        prefix: &str,
        all: &'static [(u16, &'static str)],
        constant: u64,
        from: usize,
    ) {
        self.field_name(name, from);
        match dwarf::name(all, constant) {
            Some(word) => {
                self.put(prefix);
                self.put(word);
            }
            None => self.number(constant),
        }
    }

    fn special(&mut self, special: &str, part: Part, from: usize) {
        let module = self.module;
        let numbers = module.metadata.numbers_of(part);
        let number = |at: usize| numbers.get(at).copied().unwrap_or(0);
        match special {
            "operands" => {
                let operands = module.metadata.operands_of(part);
                if let Some(operands) = operands.get(1..).filter(|operands| !operands.is_empty()) {
                    self.field_name("operands", from);
                    self.put("{");
                    for (position, &node) in operands.iter().enumerate() {
                        self.comma(position);
                        self.node(node);
                    }
                    self.put("}");
                }
            }
            "checksum" if number(0) != 0 => {
                self.field_name("checksumkind", from);
                self.put(["", "CSK_MD5", "CSK_SHA1", "CSK_SHA256"][number(0).min(3) as usize]);
                self.field(&Field::EveryText("checksum", 2), part, from);
            }
            "language" => {
                if number(1) == 1 {
                    let all = dwarf::LANGUAGE_NAMES;
                    self.constant_name("sourceLanguageName", "DW_LNAME_", all, number(0), from);
                    self.unsigned("sourceLanguageVersion", number(2), from);
                } else {
                    self.constant_name("language", "DW_LANG_", dwarf::LANGUAGES, number(0), from);
                }
            }
            "emission" => {
                self.field_name("emissionKind", from);
                const KINDS: [&str; 4] = ["NoDebug", "FullDebug", "LineTablesOnly", "DebugDirectivesOnly"];
                self.put(KINDS[number(5).min(3) as usize]);
            }
            "names" if number(9) != 0 => {
                self.field_name("nameTableKind", from);
                self.put(["Default", "GNU", "None", "Apple"][number(9).min(3) as usize]);
            }
            "virtual" => {
                let virtuality = number(5) & 3;
                if virtuality != 0 || number(2) as u32 != 0 {
                    self.field_name("virtualIndex", from);
                    self.number(number(2) & 0xffff_ffff);
                }
            }
            "space" if number(6) != 0 => {
                self.field_name("dwarfAddressSpace", from);
                self.number(number(6) - 1);
            }
            "signed" => self.signed_pointer(number(7), from),
            "enumeration" if number(8) != super::read_nodes::ANY_KIND => {
                let all = dwarf::ENUM_KINDS;
                self.constant_name("enumKind", "DW_APPLE_ENUM_KIND_", all, number(8), from);
            }
            "suspend" if number(3) != u64::MAX => {
                self.field_name("coroSuspendIdx", from);
                self.number(number(3));
            }
            "fixed" => self.fixed_point(numbers, from),
            _ => {}
        }
    }

    fn signed_pointer(&mut self, raw: u64, from: usize) {
        if raw == 0 {
            return;
        }
        self.unsigned("ptrAuthKey", raw & 15, from);
        let truth = |holds: u64| if holds & 1 == 1 { "true" } else { "false" };
        self.field_name("ptrAuthIsAddressDiscriminated", from);
        self.put(truth(raw >> 4));
        self.unsigned("ptrAuthExtraDiscriminator", raw >> 5 & 0xffff, from);
        self.field_name("ptrAuthIsaPointer", from);
        self.put(truth(raw >> 21));
        self.field_name("ptrAuthAuthenticatesNullValues", from);
        self.put(truth(raw >> 22));
    }

    fn fixed_point(&mut self, numbers: &[u64], from: usize) {
        let [_, _, _, encoding, _, kind, factor, rest @ ..] = numbers else { return };
        self.field_name("kind", from);
        self.put(["Binary", "Decimal", "Rational"][(*kind).min(2) as usize]);
        if *kind < 2 {
            if *factor as i32 != 0 {
                self.field_name("factor", from);
                name::signed(&mut self.out, i64::from(*factor as i32));
            }
            return;
        }
        const SIGNED_FIXED: u64 = 0x0d;
        let mut rest = rest;
        for name in ["numerator", "denominator"] {
            let [width, count, words @ ..] = rest else { return };
            let (words, further) = words.split_at((*count as usize).min(words.len()));
            self.field_name(name, from);
            let words = wide::cut(words.to_vec(), *width as u32 & 0xffff);
            if *encoding == SIGNED_FIXED {
                wide::write(&mut self.out, &words, *width as u32 & 0xffff);
            } else {
                wide::write_unsigned(&mut self.out, &words);
            }
            rest = further;
        }
    }

    fn enumerator(&mut self, part: Part) {
        let from = self.out.len();
        self.field(&Field::EveryText("name", 0), part, from);
        let [is_unsigned, width, words @ ..] = self.module.metadata.numbers_of(part) else { return };
        self.field_name("value", from);
        let width = (*width as u32).min(1 << 16);
        let words = wide::cut(words.to_vec(), width);
        if *is_unsigned != 0 {
            wide::write_unsigned(&mut self.out, &words);
            self.put(", isUnsigned: true");
        } else {
            wide::write(&mut self.out, &words, width);
        }
    }

    /// Writes a subrange whose bounds are expressions, constant ones as numbers.
    fn generic_subrange(&mut self, part: Part) {
        const SIGNED_CONSTANT: u64 = 0x11;
        let from = self.out.len();
        let module = self.module;
        let names = ["count", "lowerBound", "upperBound", "stride"];
        for (name, &node) in names.iter().zip(module.metadata.operands_of(part)) {
            if node == NONE {
                continue;
            }
            self.field_name(name, from);
            let bound = module.metadata.node(node).filter(|bound| bound.class == Class::Expression);
            match bound.map(|bound| module.metadata.numbers_of(bound)) {
                Some(&[SIGNED_CONSTANT, value]) => name::signed(&mut self.out, value as i64),
                _ => self.node(node),
            }
        }
    }

    fn expression_parts(&mut self, part: Part) {
        let elements = self.module.metadata.numbers_of(part);
        let is_valid = super::flags::is_valid(elements);
        let (mut rest, mut position) = (elements, 0);
        while let [operation, further @ ..] = rest {
            let size = if is_valid { super::flags::operation_size(*operation) } else { 1 };
            let (arguments, next) = further.split_at((size - 1).min(further.len()));
            self.comma(position);
            position += 1;
            match dwarf::name(dwarf::OPERATIONS, *operation) {
                Some(name) if is_valid => {
                    self.put("DW_OP_");
                    self.put(name);
                }
                _ => self.number(*operation),
            }
            for (at, &argument) in arguments.iter().enumerate() {
                self.put(", ");
                match dwarf::name(dwarf::ENCODINGS, argument) {
                    Some(name) if *operation == 0x1001 && at == 1 => {
                        self.put("DW_ATE_");
                        self.put(name);
                    }
                    _ => self.number(argument),
                }
            }
            rest = next;
        }
    }

    fn flags(&mut self, flags: u32) {
        let (names, extra) = super::flags::flags(flags);
        self.alternatives("DIFlag", &names, extra);
    }

    fn kinds(&mut self, kinds: u32) {
        let (names, extra) = super::flags::kinds(kinds);
        if kinds == 0 {
            return self.put("0");
        }
        self.alternatives("DISPFlag", &names, extra);
    }

    fn alternatives(&mut self, prefix: &str, names: &[&str], extra: u32) {
        for (position, name) in names.iter().enumerate() {
            if position > 0 {
                self.put(" | ");
            }
            self.put(prefix);
            self.put(name);
        }
        if extra != 0 || names.is_empty() {
            if !names.is_empty() {
                self.put(" | ");
            }
            self.number(u64::from(extra));
        }
    }
}
