//! Instructions as they are printed.

use super::body::{Body, Instruction, Kind, Words};
use super::metadata::NONE;
use super::module::DEBUG;
use super::name;
use super::opcode;
use super::print::Printer;
use super::slots::UNNUMBERED;

/// The column of the comments about blocks.
const COLUMN: usize = 50;

impl Printer<'_> {
    /// Writes the blocks of a function.
    pub fn blocks(&mut self, body: &Body) {
        for &block in &body.order {
            self.block_head(body, block);
            for &number in &body.blocks[block as usize].instructions {
                self.instruction_line(body, number);
                if self.out.len() > self.limit {
                    self.is_cut = true;
                    return;
                }
            }
        }
        self.put("}\n");
    }

    fn block_head(&mut self, body: &Body, number: u32) {
        let block = &body.blocks[number as usize];
        let is_entry = body.order.first() == Some(&number);
        let mut from = self.out.len();
        if block.name.1 > 0 || !is_entry {
            self.put("\n");
            from = self.out.len();
            if block.name.1 > 0 {
                name::write(&mut self.out, body.name(block.name));
            } else {
                self.number(u64::from(block.slot));
            }
            self.put(":");
        }
        if !is_entry {
            let column = self.out.len() - from;
            self.out.extend(std::iter::repeat_n(b' ', COLUMN.saturating_sub(column).max(1)));
            self.put(";");
            self.put(if block.before.is_empty() { " No predecessors!" } else { " preds = " });
            for (position, &before) in block.before.iter().enumerate() {
                self.comma(position);
                self.block(before);
            }
        }
        self.put("\n");
    }

    fn instruction_line(&mut self, body: &Body, number: u32) {
        let instruction = &body.instructions[number as usize];
        let (from, count) = instruction.records;
        for record in from..from + count {
            self.record(body, record);
        }
        if let Kind::Gone(record) = instruction.kind {
            if let Some(record) = record {
                self.record(body, record);
            }
            return;
        }
        self.put("  ");
        if instruction.local != u32::MAX {
            self.put("%");
            let span = body.local_names[instruction.local as usize];
            match body.slots[instruction.local as usize] {
                _ if span.1 > 0 => name::write(&mut self.out, body.name(span)),
                UNNUMBERED => self.put("<badref>"),
                slot => self.number(u64::from(slot)),
            }
            self.put(" = ");
        }
        self.instruction(body, instruction);
        if instruction.location != NONE && !self.module.drops_debug {
            self.attachments(&[(DEBUG, instruction.location)], ", ");
        }
        let (from, count) = instruction.attached;
        self.attachments(&body.attached[from as usize..(from + count) as usize], ", ");
        if let Kind::Call(call) = &instruction.kind {
            self.relocated(body, call, instruction);
        }
        self.put("\n");
    }

    fn record(&mut self, body: &Body, record: u32) {
        if self.module.drops_debug {
            return;
        }
        let record = &body.records[record as usize];
        self.put("    #dbg_");
        self.put(record.name);
        self.put("(");
        for (position, &operand) in record.operands.iter().enumerate() {
            self.comma(position);
            if operand == NONE { self.put("(null)") } else { self.wrapped(operand) }
        }
        self.put(")\n");
    }

    /// Writes fast-math flags.
    pub fn math(&mut self, flags: u8) {
        let all = if flags & 1 != 0 { 0xfe } else { flags };
        if all & 0xfe == 0xfe {
            return self.put(" fast");
        }
        const FLAGS: [(&str, u8); 7] = [
            (" reassoc", 0x80),
            (" nnan", 2),
            (" ninf", 4),
            (" nsz", 8),
            (" arcp", 0x10),
            (" contract", 0x20),
            (" afn", 0x40),
        ];
        for (word, _) in FLAGS.iter().filter(|(_, bit)| all & bit != 0) {
            self.put(word);
        }
    }

    fn words(&mut self, words: Words) {
        match words {
            Words::None => {}
            Words::Math(flags) => self.math(flags),
            Words::Wrap(flags) => self.wraps(flags),
            Words::Exact => self.put(" exact"),
            Words::Disjoint => self.put(" disjoint"),
            Words::NonNegative(flags) => {
                if flags & !1 != 0 {
                    self.math(flags & !1);
                }
                if flags & 1 != 0 {
                    self.put(" nneg");
                }
            }
        }
    }

    fn atomic(&mut self, ordering: u8, scope: u32) {
        let Some(word) = opcode::ordering(ordering) else { return };
        self.scope(scope);
        self.put(" ");
        self.put(word);
    }

    fn scope(&mut self, scope: u32) {
        if scope != 1 {
            self.put(" syncscope(\"");
            let name = &self.module.context.scopes[scope as usize];
            self.escaped(name);
            self.put("\")");
        }
    }

    fn align(&mut self, align: u64) {
        if align != 0 {
            self.put(", align ");
            self.number(align);
        }
    }

    /// Writes operands after one type if all have it, or each with its type.
    fn plain(&mut self, operands: &[u32], each: bool) {
        let first = operands.first().and_then(|&operand| self.type_of(operand));
        let each = each || operands.iter().any(|&operand| self.type_of(operand) != first);
        if operands.is_empty() {
            return;
        }
        if let (Some(ty), false) = (first, each) {
            self.put(" ");
            self.ty(ty);
        }
        self.put(" ");
        for (position, &operand) in operands.iter().enumerate() {
            self.comma(position);
            if each { self.typed(operand) } else { self.operand(operand) }
        }
    }

    /// Writes a block that is a target.
    pub fn label(&mut self, block: u32) {
        self.put("label ");
        self.block(block);
    }

    /// Writes blocks that are targets.
    pub fn labels(&mut self, blocks: &[u32]) {
        self.put("[");
        for (position, &block) in blocks.iter().enumerate() {
            self.comma(position);
            self.label(block);
        }
        self.put("]");
    }

    fn instruction(&mut self, body: &Body, instruction: &Instruction) {
        let operands = body.span(instruction.operands);
        match &instruction.kind {
            Kind::Plain(name, words) => {
                self.put(name);
                self.words(*words);
                self.plain(operands, false);
            }
            Kind::Cast(name, words) => {
                self.put(name);
                self.words(*words);
                self.put(" ");
                self.typed(operands[0]);
                self.put(" to ");
                self.ty(instruction.ty);
            }
            Kind::Element(flags, source) => {
                self.put("getelementptr");
                self.steps(*flags);
                self.put(" ");
                self.ty(*source);
                self.put(",");
                self.plain(operands, false);
            }
            Kind::ExtractValue | Kind::InsertValue => {
                let is_extract = matches!(instruction.kind, Kind::ExtractValue);
                self.put(if is_extract { "extractvalue " } else { "insertvalue " });
                let (values, indices) = operands.split_at(if is_extract { 1 } else { 2 });
                for (position, &value) in values.iter().enumerate() {
                    self.comma(position);
                    self.typed(value);
                }
                for &index in indices {
                    self.put(", ");
                    self.number(u64::from(index));
                }
            }
            Kind::Select(flags) => {
                self.put("select");
                self.math(*flags);
                self.plain(operands, true);
            }
            Kind::Shuffle => {
                self.put("shufflevector");
                self.plain(&operands[..2], true);
                self.mask(operands[2], instruction.ty);
            }
            Kind::Compare { is_float, predicate, flags } => {
                self.put(if *is_float { "fcmp" } else { "icmp" });
                if *is_float {
                    self.math(*flags);
                } else if flags & 1 != 0 {
                    self.put(" samesign");
                }
                self.put(" ");
                self.put(opcode::predicate(*predicate, *is_float).unwrap_or("<badref>"));
                self.plain(operands, false);
            }
            Kind::Return => {
                self.put("ret");
                if operands.is_empty() { self.put(" void") } else { self.plain(operands, true) }
            }
            Kind::Branch => self.branch(operands),
            Kind::Switch => self.switch(operands),
            Kind::IndirectBranch => {
                self.put("indirectbr ");
                self.typed(operands[0]);
                self.put(", ");
                self.labels(&operands[1..]);
            }
            Kind::Call(call) => self.call(body, call, operands),
            Kind::Phi(flags) => self.phi(*flags, instruction, operands),
            Kind::LandingPad { is_cleanup, filters } => {
                self.put("landingpad ");
                self.ty(instruction.ty);
                if *is_cleanup {
                    self.put("\n          cleanup");
                }
                for (&operand, &is_filter) in operands.iter().zip(filters) {
                    self.put(if is_filter { "\n          filter " } else { "\n          catch " });
                    self.typed(operand);
                }
            }
            Kind::VariableArgument => {
                self.put("va_arg ");
                self.typed(operands[0]);
                self.put(", ");
                self.ty(instruction.ty);
            }
            Kind::CleanupReturn | Kind::CatchReturn | Kind::Pad(_) | Kind::CatchSwitch { .. } => {
                self.exception(&instruction.kind, operands);
            }
            _ => self.memory(instruction, operands),
        }
    }

    fn branch(&mut self, operands: &[u32]) {
        self.put("br ");
        match operands {
            [condition, yes, no] => {
                self.typed(*condition);
                self.put(", ");
                self.label(*yes);
                self.put(", ");
                self.label(*no);
            }
            _ => self.label(operands[0]),
        }
    }

    fn switch(&mut self, operands: &[u32]) {
        self.put("switch ");
        self.typed(operands[0]);
        self.put(", ");
        self.label(operands[1]);
        self.put(" [");
        for case in operands[2..].chunks_exact(2) {
            self.put("\n    ");
            self.typed(case[0]);
            self.put(", ");
            self.label(case[1]);
        }
        self.put("\n  ]");
    }

    fn phi(&mut self, flags: u8, instruction: &Instruction, operands: &[u32]) {
        self.put("phi");
        self.math(flags);
        self.put(" ");
        self.ty(instruction.ty);
        self.put(" ");
        for (position, pair) in operands.chunks_exact(2).enumerate() {
            self.comma(position);
            self.put("[ ");
            self.operand(pair[0]);
            self.put(", ");
            self.block(pair[1]);
            self.put(" ]");
        }
    }

    fn exception(&mut self, kind: &Kind, operands: &[u32]) {
        let (&pad, rest) = operands.split_first().expect("a pad");
        match kind {
            Kind::CleanupReturn => {
                self.put("cleanupret from ");
                self.operand(pad);
                self.put(" unwind ");
                match rest {
                    [target] => self.label(*target),
                    _ => self.put("to caller"),
                }
            }
            Kind::CatchReturn => {
                self.put("catchret from ");
                self.operand(pad);
                self.put(" to ");
                self.label(rest[0]);
            }
            Kind::CatchSwitch { has_unwind } => {
                self.put("catchswitch within ");
                self.operand(pad);
                self.put(" ");
                let (handlers, unwind) = rest.split_at(rest.len() - usize::from(*has_unwind));
                self.labels(handlers);
                self.put(" unwind ");
                match unwind {
                    [target] => self.label(*target),
                    _ => self.put("to caller"),
                }
            }
            Kind::Pad(name) => {
                self.put(name);
                self.put(" within ");
                self.operand(pad);
                self.put(" [");
                for (position, &operand) in rest.iter().enumerate() {
                    self.comma(position);
                    self.typed(operand);
                }
                self.put("]");
            }
            _ => {}
        }
    }

    fn memory(&mut self, instruction: &Instruction, operands: &[u32]) {
        let word = |holds: bool, word: &'static str| if holds { word } else { "" };
        match &instruction.kind {
            Kind::Allocate { ty, align, space, is_argument, is_swift_error } => {
                self.put("alloca ");
                self.put(word(*is_argument, "inalloca "));
                self.put(word(*is_swift_error, "swifterror "));
                self.ty(*ty);
                let is_one = self.module.integer(operands[0]) == Some(1);
                let width = self.type_of(operands[0]).and_then(|ty| self.module.context.types.width(ty));
                if !is_one || width != Some(32) {
                    self.put(", ");
                    self.typed(operands[0]);
                }
                self.align(*align);
                if *space != 0 {
                    self.space(", ", *space, "");
                }
            }
            Kind::Load { align, is_volatile, ordering, scope } => {
                self.put("load");
                self.put(word(*ordering != 0, " atomic"));
                self.put(word(*is_volatile, " volatile"));
                self.put(" ");
                self.ty(instruction.ty);
                self.put(",");
                self.plain(operands, false);
                self.atomic(*ordering, *scope);
                self.align(*align);
            }
            Kind::Store { align, is_volatile, ordering, scope } => {
                self.put("store");
                self.put(word(*ordering != 0, " atomic"));
                self.put(word(*is_volatile, " volatile"));
                self.plain(operands, true);
                self.atomic(*ordering, *scope);
                self.align(*align);
            }
            Kind::CompareExchange { align, is_volatile, is_weak, orderings, scope } => {
                self.put("cmpxchg");
                self.put(word(*is_weak, " weak"));
                self.put(word(*is_volatile, " volatile"));
                self.plain(operands, true);
                self.scope(*scope);
                for ordering in [orderings.0, orderings.1] {
                    self.put(" ");
                    self.put(opcode::ordering(ordering).unwrap_or("not_atomic"));
                }
                self.align(*align);
            }
            Kind::Update { operation, align, is_volatile, ordering, scope } => {
                self.put("atomicrmw");
                self.put(word(*is_volatile, " volatile"));
                self.put(" ");
                self.put(operation);
                self.plain(operands, true);
                self.atomic(*ordering, *scope);
                self.align(*align);
            }
            Kind::Fence { ordering, scope } => {
                self.put("fence");
                self.atomic(*ordering, *scope);
            }
            _ => {}
        }
    }
}
