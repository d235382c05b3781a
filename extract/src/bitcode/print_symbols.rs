//! Variables, aliases and the heads of functions as they are printed.

use super::attribute::{self, Attribute, Place};
use super::constant::Constant;
use super::metadata::Node;
use super::module::{Function, Module, SetId, Symbol};
use super::print::Printer;
use super::slots::{attached, sorted};
use super::{name, opcode};

impl Printer<'_> {
    /// Writes what stands before the first function, but for types.
    pub fn head(&mut self, id: &str) {
        let module = self.module;
        if !id.is_empty() && !id.contains('\n') {
            self.put("; ModuleID = '");
            self.put(id);
            self.put("'\n");
        }
        if !module.source.is_empty() {
            self.put("source_filename = \"");
            self.escaped(&module.source);
            self.put("\"\n");
        }
        for (text, before) in
            [(&module.layout, "target datalayout = \""), (&module.triple, "target triple = \"")]
        {
            if !text.is_empty() {
                self.put(before);
                self.out.extend_from_slice(text);
                self.put("\"\n");
            }
        }
        if !module.assembly.is_empty() {
            self.put("\n");
            let lines = module.assembly.strip_suffix(b"\n").unwrap_or(&module.assembly);
            for line in lines.split(|&byte| byte == b'\n') {
                self.put("module asm \"");
                self.escaped(line);
                self.put("\"\n");
            }
        }
    }

    /// Writes comdats, variables, aliases and indirect functions.
    pub fn symbols(&mut self) {
        self.comdats();
        let module = self.module;
        if !module.globals.is_empty() {
            self.put("\n");
        }
        for number in 0..module.globals.len() {
            self.global(number);
            self.put("\n");
        }
        for is_indirect in [false, true] {
            let mut all =
                (0..module.aliases.len()).filter(|&at| module.aliases[at].is_indirect == is_indirect);
            if let Some(first) = all.next() {
                self.put("\n");
                self.alias(first);
                all.for_each(|number| self.alias(number));
            }
        }
    }

    fn comdats(&mut self) {
        let module = self.module;
        let mut seen: Vec<u32> = Vec::new();
        let functions = module.functions.iter().filter(|function| !function.is_gone);
        let symbols = functions.map(|function| &function.symbol);
        let globals = module.globals.iter().map(|global| &global.symbol);
        let mut is_seen = vec![false; module.comdats.len()];
        for comdat in symbols.chain(globals).filter_map(|symbol| symbol.comdat) {
            if !std::mem::replace(&mut is_seen[comdat as usize], true) {
                seen.push(comdat);
            }
        }
        if !seen.is_empty() {
            self.put("\n");
        }
        for (position, &comdat) in seen.iter().enumerate() {
            if position > 0 {
                self.put("\n");
            }
            let (name, kind) = &module.comdats[comdat as usize];
            self.put("$");
            name::write(&mut self.out, name);
            self.put(" = comdat ");
            self.put(match kind {
                2 => "exactmatch",
                3 => "largest",
                4 => "nodeduplicate",
                5 => "samesize",
                _ => "any",
            });
            self.put("\n");
        }
    }

    fn linkage(&mut self, symbol: &Symbol) {
        if !symbol.linkage.is_empty() {
            self.put(symbol.linkage);
            self.put(" ");
        }
        if symbol.is_local && !symbol.is_implicitly_local() {
            self.put("dso_local ");
        }
        self.put(["", "hidden ", "protected "][usize::from(symbol.visibility)]);
    }

    fn kind(&mut self, symbol: &Symbol) {
        self.put(["", "dllimport ", "dllexport "][usize::from(symbol.dll)]);
        const MODELS: [&str; 5] = [
            "",
            "thread_local ",
            "thread_local(localdynamic) ",
            "thread_local(initialexec) ",
            "thread_local(localexec) ",
        ];
        self.put(MODELS[usize::from(symbol.thread_local)]);
        self.put(["", "unnamed_addr ", "local_unnamed_addr "][usize::from(symbol.unnamed)]);
    }

    fn quoted(&mut self, before: &str, text: &[u8]) {
        if !text.is_empty() {
            self.put(before);
            self.put(" \"");
            self.escaped(text);
            self.put("\"");
        }
    }

    fn comdat(&mut self, symbol: &Symbol, before: &str) {
        let Some(comdat) = symbol.comdat else { return };
        self.put(before);
        self.put("comdat");
        let name = &self.module.comdats[comdat as usize].0;
        if *name != symbol.name {
            self.put("($");
            name::write(&mut self.out, name);
            self.put(")");
        }
    }

    /// Writes attached metadata.
    pub fn attachments(&mut self, all: &[(u32, Node)], before: &str) {
        for &(kind, node) in all {
            self.put(before);
            self.put("!");
            name::metadata(&mut self.out, &self.module.context.kinds[kind as usize]);
            self.put(" ");
            self.node(node);
        }
    }

    /// Writes the number of a set of attributes.
    pub fn group(&mut self, set: SetId) {
        if let Some(&slot) = self.slots.sets.get(&set) {
            self.put(" #");
            self.number(u64::from(slot));
        }
    }

    fn symbol_name(&mut self, name: &[u8], slot: Option<u32>) {
        self.put("@");
        match slot {
            Some(slot) => self.number(u64::from(slot)),
            None => name::write(&mut self.out, name),
        }
    }

    fn global(&mut self, number: usize) {
        let global = &self.module.globals[number];
        let symbol = &global.symbol;
        self.symbol_name(&symbol.name, self.slots.globals.get(&(number as u32)).copied());
        self.put(" = ");
        if global.start.is_none() && symbol.linkage.is_empty() {
            self.put("external ");
        }
        self.linkage(symbol);
        self.kind(symbol);
        if symbol.space != 0 {
            self.space("", symbol.space, " ");
        }
        if global.is_initialized_elsewhere {
            self.put("externally_initialized ");
        }
        self.put(if global.is_constant { "constant " } else { "global " });
        self.ty(symbol.ty);
        if let Some(start) = global.start {
            self.put(" ");
            self.operand(start);
        }
        self.quoted(", section", &symbol.section);
        self.quoted(", partition", &symbol.partition);
        self.quoted(", code_model", global.code_model.as_bytes());
        const SANITIZERS: [&str; 4] =
            ["no_sanitize_address", "no_sanitize_hwaddress", "sanitize_memtag", "sanitize_address_dyninit"];
        for (bit, word) in SANITIZERS.iter().enumerate() {
            if global.sanitizers >> bit & 1 == 1 {
                self.put(", ");
                self.put(word);
            }
        }
        self.comdat(symbol, ", ");
        if symbol.align != 0 {
            self.put(", align ");
            self.number(symbol.align);
        }
        let all = sorted(&symbol.attached, self.module.drops_debug);
        self.attachments(&all, ", ");
        self.group(global.attributes);
    }

    fn alias(&mut self, number: usize) {
        let alias = &self.module.aliases[number];
        let symbol = &alias.symbol;
        self.symbol_name(&symbol.name, self.slots.aliases.get(&(number as u32)).copied());
        self.put(" = ");
        self.linkage(symbol);
        if alias.is_indirect {
            self.put("ifunc ");
        } else {
            self.kind(symbol);
            self.put("alias ");
        }
        self.ty(symbol.ty);
        self.put(", ");
        let target = self.module.resolve(alias.target);
        if matches!(self.module.constant(target), Some(Constant::Expression(_))) {
            self.operand(target);
        } else {
            self.typed(target);
        }
        self.quoted(", partition", &symbol.partition);
        let all = sorted(&symbol.attached, self.module.drops_debug);
        self.attachments(&all, ", ");
        self.put("\n");
    }

    /// Writes a set of attributes beside what has it.
    pub fn attributes(&mut self, set: SetId, place: Place, only: impl Fn(&Attribute) -> bool) {
        let all = self.module.attributes.of_set(set);
        let types = &self.module.context.types;
        attribute::write_all(&mut self.out, types, &self.slots.structures, all, place, only);
    }

    /// Writes a function up to its body, or a declaration.
    pub fn function_head(&mut self, number: u32) {
        let function: &Function = &self.module.functions[number as usize];
        let symbol = &function.symbol;
        let list = self.module.attributes.of_list(function.attributes);
        let is_known = |attribute: &Attribute| matches!(attribute, Attribute::Known(..));
        if self.module.attributes.of_set(list.function).iter().any(is_known) {
            self.put("; Function Attrs: ");
            self.attributes(list.function, Place::Beside, is_known);
            self.put("\n");
        }
        if function.is_unknown {
            self.put("; Unknown intrinsic\n");
        }
        let attached = attached(self.module, number);
        self.put(if function.is_declaration { "declare" } else { "define" });
        if function.is_declaration {
            self.attachments(&attached, " ");
        }
        self.put(" ");
        self.linkage(symbol);
        self.put(["", "dllimport ", "dllexport "][usize::from(symbol.dll)]);
        if function.convention != 0 {
            self.put(&opcode::convention(function.convention));
            self.put(" ");
        }
        if list.result != 0 {
            self.attributes(list.result, Place::Beside, |_| true);
            self.put(" ");
        }
        self.signature(number, function);
        let unnamed = ["", " unnamed_addr", " local_unnamed_addr"];
        self.put(unnamed[usize::from(symbol.unnamed)]);
        if symbol.space != 0 || self.program_space != 0 {
            self.space(" ", symbol.space, "");
        }
        self.group(list.function);
        self.quoted(" section", &symbol.section);
        self.quoted(" partition", &symbol.partition);
        self.comdat(symbol, " ");
        if symbol.align != 0 {
            self.put(" align ");
            self.number(symbol.align);
        }
        if !function.collector.is_empty() {
            self.put(" gc \"");
            self.out.extend_from_slice(&function.collector);
            self.put("\"");
        }
        let parts = [
            (" prefix ", function.prefix),
            (" prologue ", function.prologue),
            (" personality ", function.personality),
        ];
        for (before, part) in parts {
            if let Some(part) = part {
                self.put(before);
                self.typed(part);
            }
        }
        if !function.is_declaration {
            self.attachments(&attached, " ");
            self.put(" {");
        } else {
            self.put("\n");
        }
    }

    fn signature(&mut self, number: u32, function: &Function) {
        let module: &Module = self.module;
        let Some((result, parameters, is_variadic)) = module.context.types.function(function.symbol.ty)
        else {
            return;
        };
        let list = module.attributes.of_list(function.attributes);
        self.ty(result);
        self.put(" ");
        self.symbol_name(&function.symbol.name, self.slots.functions.get(&number).copied());
        self.put("(");
        for (position, &ty) in parameters.iter().enumerate() {
            self.comma(position);
            self.ty(ty);
            let set = list.parameter(position);
            if set != 0 {
                self.put(" ");
                self.attributes(set, Place::Beside, |_| true);
            }
            if let Some(body) = self.body.filter(|_| !function.is_declaration) {
                self.put(" ");
                self.operand(body.first + position as u32);
            }
        }
        if is_variadic {
            self.put(if parameters.is_empty() { "..." } else { ", ..." });
        }
        self.put(")");
    }

    /// Writes the groups of attributes.
    pub fn groups(&mut self) {
        if !self.slots.set_order.is_empty() {
            self.put("\n");
        }
        for (number, &set) in self.slots.set_order.iter().enumerate() {
            self.put("attributes #");
            self.number(number as u64);
            self.put(" = { ");
            self.attributes(set, Place::Group, |_| true);
            self.put(" }\n");
        }
    }
}
