//! Calls as they are printed.

use super::attribute::Place;
use super::body::{Body, Call, Instruction, Kind};
use super::constant::{Constant, Id};
use super::module::{Module, ValueKind};
use super::opcode;
use super::print::Printer;

impl Printer<'_> {
    /// Writes which pointers a relocation of garbage collectors is about.
    pub fn relocated(&mut self, body: &Body, call: &Call, instruction: &Instruction) {
        let module = self.module;
        let name = module.function(call.callee).map(|at| &*module.functions[at as usize].symbol.name);
        if !name.is_some_and(|name| name.starts_with(b"llvm.experimental.gc.relocate")) {
            return;
        }
        let &[token, base, derived, ..] = body.span(instruction.operands) else { return };
        if matches!(module.constant(module.resolve(token)), Some(Constant::Undefined)) {
            return self.put(" ; (undef, undef)");
        }
        let Some(point) = statepoint(module, body, token) else { return };
        let Kind::Call(made) = &point.kind else { return };
        let live = made.bundles.iter().find(|(tag, _)| *module.bundles[*tag as usize] == *b"gc-live");
        let all = live.map_or_else(|| body.span(point.operands), |&(_, span)| body.span(span));
        let at = |index: Id| all.get(usize::try_from(module.integer(index)?).ok()?).copied();
        if let (Some(base), Some(derived)) = (at(base), at(derived)) {
            self.put(" ; (");
            self.operand(base);
            self.put(", ");
            self.operand(derived);
            self.put(")");
        }
    }

    /// Writes a call of any kind.
    pub fn call(&mut self, body: &Body, call: &Call, operands: &[u32]) {
        self.put(call.tail);
        self.put(call.name);
        self.math(call.math);
        if call.convention != 0 {
            self.put(" ");
            self.put(&opcode::convention(call.convention));
        }
        let list = self.module.attributes.of_list(call.attributes);
        if list.result != 0 {
            self.put(" ");
            self.attributes(list.result, Place::Beside, |_| true);
        }
        let types = &self.module.context.types;
        let space = self.type_of(call.callee).and_then(|ty| types.space(ty)).unwrap_or(0);
        if call.name != "callbr" && (space != 0 || self.program_space != 0) {
            self.space(" ", space, "");
        }
        self.put(" ");
        let function = self.module.context.types.function(call.function);
        let (result, is_variadic) =
            function.map_or((call.function, false), |(ty, _, variadic)| (ty, variadic));
        self.ty(if is_variadic { call.function } else { result });
        self.put(" ");
        self.operand(call.callee);
        self.put("(");
        let (arguments, blocks) = operands.split_at(call.arguments as usize);
        for (position, &argument) in arguments.iter().enumerate() {
            self.comma(position);
            self.argument(argument, list.parameter(position));
        }
        if call.tail == "musttail " && self.is_variadic(body) {
            self.comma(arguments.len());
            self.put("...");
        }
        self.put(")");
        self.group(list.function);
        self.bundles(body, call);
        match (call.name, blocks) {
            ("invoke", [normal, unwind]) => {
                self.put("\n          to ");
                self.label(*normal);
                self.put(" unwind ");
                self.label(*unwind);
            }
            ("callbr", [default, rest @ ..]) => {
                self.put("\n          to ");
                self.label(*default);
                self.put(" ");
                self.labels(rest);
            }
            _ => {}
        }
    }

    fn is_variadic(&self, body: &Body) -> bool {
        let ty = self.module.functions[body.function as usize].symbol.ty;
        self.module.context.types.function(ty).is_some_and(|(_, _, is_variadic)| is_variadic)
    }

    fn argument(&mut self, argument: Id, set: u32) {
        match self.type_of(argument) {
            Some(ty) => self.ty(ty),
            None => self.put("metadata"),
        }
        if set != 0 {
            self.put(" ");
            self.attributes(set, Place::Beside, |_| true);
        }
        self.put(" ");
        self.operand(argument);
    }

    fn bundles(&mut self, body: &Body, call: &Call) {
        if call.bundles.is_empty() {
            return;
        }
        self.put(" [ ");
        for (position, &(tag, span)) in call.bundles.iter().enumerate() {
            self.comma(position);
            self.put("\"");
            self.escaped(&self.module.bundles[tag as usize]);
            self.put("\"(");
            for (position, &operand) in body.span(span).iter().enumerate() {
                self.comma(position);
                self.typed(operand);
            }
            self.put(")");
        }
        self.put(" ]");
    }
}

/// The call that a token of a relocation comes from.
fn statepoint<'b>(module: &Module, body: &'b Body, token: Id) -> Option<&'b Instruction> {
    let Some(ValueKind::Local(local)) = module.values.get(token as usize).map(|value| value.kind) else {
        return None;
    };
    let maker = body.instructions.iter().position(|one| one.local == local)?;
    if !matches!(body.instructions[maker].kind, Kind::LandingPad { .. }) {
        return Some(&body.instructions[maker]);
    }
    let block = body.blocks.iter().find(|block| block.instructions.contains(&(maker as u32)))?;
    let from = *block.before.first()?;
    let last = body.blocks[from as usize].instructions.last()?;
    Some(&body.instructions[*last as usize])
}
