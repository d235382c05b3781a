//! LLVM IR of functions that were read from something else: printed from their facts.
//!
//! An address that is a number becomes a pointer where memory is accessed. Flags are left out: they only promise something.

use dfquery_graph::function::{Argument, Block, Function, Instruction};
use dfquery_rules::relation;
use rustc_hash::{FxHashMap, FxHashSet};
use std::{collections::BTreeMap, fmt::Write};

/// The bits of an address.
const ADDRESS: u32 = 64;

/// The definition of `function`, and the declarations of what it calls, by name.
///
/// # Errors
///
/// The facts that are missing, or that LLVM IR cannot express, with their place.
pub fn definition(function: &Function) -> Result<(String, BTreeMap<String, String>), String> {
    let mut printer = Printer::new(function)?;
    printer.function()?;
    Ok((printer.out, printer.declarations))
}

/// The blocks of `function` that its first block leads to.
fn reached(function: &Function) -> FxHashSet<u32> {
    let mut reached = FxHashSet::default();
    let mut work: Vec<u32> = function.blocks.iter().take(1).map(|block| block.id).collect();
    while let Some(block) = work.pop() {
        if reached.insert(block) {
            work.extend(function.block(block).successors.iter().map(|successor| successor.to));
        }
    }
    reached
}

struct Printer<'f, 'a> {
    function: &'f Function<'a>,
    /// By value and block, without the sigil.
    values: FxHashMap<u32, String>,
    blocks: FxHashMap<u32, String>,
    /// The blocks that control may come to.
    reached: FxHashSet<u32>,
    taken: FxHashSet<String>,
    declarations: BTreeMap<String, String>,
    out: String,
}

impl<'f, 'a> Printer<'f, 'a> {
    fn new(function: &'f Function<'a>) -> Result<Self, String> {
        let first = function.blocks.first().ok_or("it has no control flow, as a dataflow graph")?.id;
        if function.blocks.iter().flat_map(|block| &block.successors).any(|successor| successor.to == first) {
            return Err(format!("control comes back to its first block, {}", function.block_name(first)));
        }
        let (values, blocks, taken) = Default::default();
        let mut printer = Printer {
            function,
            values,
            blocks,
            reached: reached(function),
            taken,
            declarations: BTreeMap::new(),
            out: String::new(),
        };
        for block in &function.blocks {
            let name = printer.fresh(function.block_name(block.id));
            printer.blocks.insert(block.id, name);
        }
        let results = function.instructions.iter().filter_map(|instruction| instruction.result);
        for value in function.parameters.iter().copied().chain(results) {
            let name = printer.fresh(function.value_name(value).trim_start_matches('%'));
            printer.values.insert(value, name);
        }
        Ok(printer)
    }

    /// `name`, or one like it that nothing has; no number, since LLVM counts these itself.
    fn fresh(&mut self, name: &str) -> String {
        let stem: String = match name.bytes().all(|byte| byte.is_ascii_digit()) {
            true => format!("v{name}"),
            false => name.chars().map(|c| if is_plain(c) { c } else { '_' }).collect(),
        };
        let mut name = stem.clone();
        let mut number = 0;
        while !self.taken.insert(name.clone()) {
            number += 1;
            name = format!("{stem}.{number}");
        }
        name
    }

    fn line(&mut self, line: std::fmt::Arguments) {
        writeln!(self.out, "{line}").expect("a string takes what is written");
    }

    fn function(&mut self) -> Result<(), String> {
        let function = self.function;
        let result = self.result()?;
        let parameters: Result<Vec<String>, String> =
            function.parameters.iter().map(|&value| self.typed(&Argument::Value(value))).collect();
        let parameters = parameters?.join(", ");
        self.line(format_args!("define {result} @{}({parameters}) {{", global(function.name())));
        for (at, block) in function.blocks.iter().enumerate() {
            if at > 0 {
                self.out.push('\n');
            }
            let name = self.blocks[&block.id].clone();
            self.line(format_args!("{name}:"));
            self.block(block, result)?;
        }
        self.out.push_str("}\n");
        Ok(())
    }

    /// The type of the result: that of the facts, or else of what is returned.
    fn result(&self) -> Result<&'a str, String> {
        let function = self.function;
        let mut results = function.rows::<relation::FunctionResult>();
        match (results.next(), results.next()) {
            (Some(row), None) => return plain_type(function.text(row.r#type)),
            (Some(_), Some(_)) => return Err("it has several results".to_owned()),
            (None, _) => {}
        }
        let returned = function.instructions.iter().filter(|i| function.opcode(i) == "ret");
        let mut returned = returned.filter_map(|i| match i.operands.first()? {
            Argument::Value(value) => Some(function.value_type(*value)),
            _ => None,
        });
        returned.next().map_or(Ok("void"), plain_type)
    }

    fn block(&mut self, block: &Block, result: &str) -> Result<(), String> {
        let function = self.function;
        for instruction in &function.instructions[block.instructions.clone()] {
            let located =
                |reason: String| format!("{reason}, at {}", function.instruction_name(instruction.id));
            self.instruction(block, instruction, result).map_err(located)?;
        }
        let ends = |instruction: &Instruction| {
            matches!(function.opcode(instruction), "br" | "switch" | "ret" | "unreachable")
        };
        match function.terminator(block.id).is_some_and(ends) {
            true => Ok(()),
            false => Err(format!("facts do not tell how {} ends", function.block_name(block.id))),
        }
    }

    fn instruction(&mut self, block: &Block, instruction: &Instruction, result: &str) -> Result<(), String> {
        let function = self.function;
        let opcode = function.opcode(instruction);
        let operands = &instruction.operands;
        let marked = !function.rows_at::<relation::VectorLanes>(instruction.id).is_empty()
            || !function.rows_at::<relation::AtomicOperation>(instruction.id).is_empty()
            || !function.rows_at::<relation::Ordering>(instruction.id).is_empty()
            || function.has_flag(instruction.id, "volatile");
        let text = match (opcode, &operands[..]) {
            _ if marked => return Err(format!("this `{opcode}` is more than its facts tell")),
            (
                "add" | "sub" | "mul" | "udiv" | "sdiv" | "urem" | "srem" | "shl" | "lshr" | "ashr" | "and"
                | "or" | "xor",
                [left, right],
            ) => {
                self.all_have(instruction, &[left, right])?;
                format!("{opcode} {}, {}", self.typed(left)?, self.plain(right)?)
            }
            ("icmp", [left, right]) => {
                let predicate = function.row_at::<relation::Predicate>(instruction.id);
                let predicate = predicate.ok_or("no predicate is known")?;
                let predicate = function.text(predicate.predicate);
                self.has(left, &self.type_of(right)?)?;
                if self.result_type(instruction)? != "i1" {
                    return Err("a comparison gives more than a bit".to_owned());
                }
                format!("icmp {predicate} {}, {}", self.typed(left)?, self.plain(right)?)
            }
            // LLVM IR has no copies.
            ("freeze" | "copy", [operand]) => {
                self.all_have(instruction, &[operand])?;
                format!("freeze {}", self.typed(operand)?)
            }
            ("zext" | "sext" | "trunc", [operand]) => {
                let to = self.result_type(instruction)?;
                format!("{opcode} {} to {to}", self.typed(operand)?)
            }
            ("select", [condition, yes, no]) => {
                self.has(condition, "i1")?;
                self.all_have(instruction, &[yes, no])?;
                let [condition, yes, no] = [self.typed(condition)?, self.typed(yes)?, self.typed(no)?];
                format!("select {condition}, {yes}, {no}")
            }
            ("phi", operands) if operands.len() == instruction.incoming.len() && !operands.is_empty() => {
                self.all_have(instruction, &operands.iter().collect::<Vec<_>>())?;
                let edges = self.edges_into(block, instruction)?;
                let pairs = edges.iter().map(|&(at, from)| (at, (&operands[at], from)));
                let pair = |(at, (operand, from)): (usize, (&Argument, u32))| {
                    let operand = self.marked(instruction, at).map_or_else(|| self.plain(operand), Ok)?;
                    Ok(format!("[ {operand}, %{} ]", self.blocks[&from]))
                };
                let pairs: Result<Vec<String>, String> = pairs.map(pair).collect();
                format!("phi {} {}", self.result_type(instruction)?, pairs?.join(", "))
            }
            ("load", [address]) => {
                let address = self.address(address)?;
                format!("load {}, {address}", self.result_type(instruction)?)
            }
            ("store", [value, address]) => {
                let address = self.address(address)?;
                format!("store {}, {address}", self.typed(value)?)
            }
            ("getelementptr", [base, ..]) => {
                let (address, to) = (self.indexed(instruction, base)?, self.result_type(instruction)?);
                match to {
                    "ptr" => address,
                    _ => format!("ptrtoint ptr {} to {to}", self.step("address", &address)),
                }
            }
            ("call", arguments) => self.call(instruction, arguments)?,
            ("br", []) if block.successors.len() == 1 => format!("br {}", self.label(block, 0)),
            ("br", [condition]) if block.successors.len() == 2 => {
                self.has(condition, "i1")?;
                format!("br {}, {}, {}", self.typed(condition)?, self.label(block, 0), self.label(block, 1))
            }
            ("switch", [value]) => self.switch(block, value)?,
            ("ret", []) if result == "void" => "ret void".to_owned(),
            // Control comes to no such return of a function with a result.
            ("ret", []) if !self.reached.contains(&block.id) => "unreachable".to_owned(),
            ("ret", [value]) if self.typed(value)?.starts_with(&format!("{result} ")) => {
                format!("ret {}", self.typed(value)?)
            }
            ("ret", [_, _, ..]) => return Err("LLVM IR returns one value, and this several".to_owned()),
            ("unreachable", []) => "unreachable".to_owned(),
            ("source", _) => return Err("nothing is known of the instruction".to_owned()),
            _ => return Err(format!("`{opcode}` has no such form in LLVM IR")),
        };
        match instruction.result {
            Some(value) => {
                let name = self.values[&value].clone();
                self.line(format_args!("  %{name} = {text}"));
            }
            None => self.line(format_args!("  {text}")),
        }
        Ok(())
    }

    fn result_type(&self, instruction: &Instruction) -> Result<&'a str, String> {
        let value = instruction.result.ok_or("nothing takes the result")?;
        plain_type(self.function.value_type(value))
    }

    /// `poison` or `undef`, if the operand is that.
    fn marked(&self, instruction: &Instruction, operand: usize) -> Option<String> {
        let function = self.function;
        let mut poison = function.rows_at::<relation::PoisonOperand>(instruction.id);
        let mut undefined = function.rows_at::<relation::UndefinedOperand>(instruction.id);
        match () {
            () if poison.any(|row| row.operand as usize == operand) => Some("poison".to_owned()),
            () if undefined.any(|row| row.operand as usize == operand) => Some("undef".to_owned()),
            () => None,
        }
    }

    /// An operand without its type.
    fn plain(&self, operand: &Argument) -> Result<String, String> {
        match operand {
            Argument::Value(value) => Ok(format!("%{}", self.values[value])),
            Argument::Constant(bits) => Ok(bits.to_string()),
            Argument::Global { name, .. } => Err(format!("the address of {name} is an operand")),
            Argument::Expression { text, .. } => Err(format!("the expression {text} is an operand")),
        }
    }

    fn type_of(&self, operand: &Argument) -> Result<String, String> {
        match operand {
            Argument::Value(value) => plain_type(self.function.value_type(*value)).map(str::to_owned),
            other => Ok(format!("i{}", self.function.argument_width(other))),
        }
    }

    fn typed(&self, operand: &Argument) -> Result<String, String> {
        Ok(format!("{} {}", self.type_of(operand)?, self.plain(operand)?))
    }

    /// Refuses an operand of another type.
    fn has(&self, operand: &Argument, ty: &str) -> Result<(), String> {
        let found = self.type_of(operand)?;
        if found == ty { Ok(()) } else { Err(format!("an operand has the type `{found}` instead of `{ty}`")) }
    }

    /// Refuses operands that have not the type of the result.
    fn all_have(&self, instruction: &Instruction, operands: &[&Argument]) -> Result<(), String> {
        let ty = self.result_type(instruction)?;
        operands.iter().try_for_each(|operand| self.has(operand, ty))
    }

    /// A new value with `text`, a line of its own.
    fn step(&mut self, stem: &str, text: &str) -> String {
        let name = self.fresh(stem);
        self.line(format_args!("  %{name} = {text}"));
        format!("%{name}")
    }

    /// The operand as a pointer.
    fn address(&mut self, operand: &Argument) -> Result<String, String> {
        let typed = self.typed(operand)?;
        if typed.starts_with("ptr ") {
            return Ok(typed);
        }
        Ok(format!("ptr {}", self.step("address", &format!("inttoptr {typed} to ptr"))))
    }

    /// `base` with the offset and indices of a `getelementptr`, in bytes.
    fn indexed(&mut self, instruction: &Instruction, base: &Argument) -> Result<String, String> {
        let indexing = self.function.indexing(instruction.id);
        let mut base = self.address(base)?;
        for (operand, bytes, width) in indexing.indices {
            let index = instruction.operands.get(operand as usize).ok_or("an index is missing")?;
            let typed = self.typed(index)?;
            let index = match width {
                ADDRESS => self.plain(index)?,
                ..ADDRESS => self.step("index", &format!("sext {typed} to i{ADDRESS}")),
                _ => self.step("index", &format!("trunc {typed} to i{ADDRESS}")),
            };
            let offset = self.step("offset", &format!("mul i{ADDRESS} {index}, {bytes}"));
            base = format!(
                "ptr {}",
                self.step("element", &format!("getelementptr i8, {base}, i{ADDRESS} {offset}"))
            );
        }
        Ok(format!("getelementptr i8, {base}, i{ADDRESS} {}", indexing.offset))
    }

    /// The operand of `phi` and the block for each edge that leads to `block`: two edges of a branch take the same.
    fn edges_into(&self, block: &Block, phi: &Instruction) -> Result<Vec<(usize, u32)>, String> {
        let edges = self
            .function
            .blocks
            .iter()
            .flat_map(|from| from.successors.iter().map(move |way| (from.id, way.to)));
        let into: Vec<u32> = edges.filter(|(_, to)| *to == block.id).map(|(from, _)| from).collect();
        if let Some(other) = phi.incoming.iter().find(|from| !into.contains(from)) {
            return Err(format!(
                "its phi names {}, which does not lead to it",
                self.function.block_name(*other)
            ));
        }
        let operand = |from: u32| {
            let at = phi.incoming.iter().position(|named| *named == from);
            at.map(|at| (at, from)).ok_or_else(|| {
                format!("its phi has nothing for the way from {}", self.function.block_name(from))
            })
        };
        into.into_iter().map(operand).collect()
    }

    fn call(&mut self, instruction: &Instruction, arguments: &[Argument]) -> Result<String, String> {
        let callee = self.function.row_at::<relation::Call>(instruction.id).ok_or("the callee is unknown")?;
        let callee = self.function.text(callee.callee).trim_start_matches('@');
        let typed: Result<Vec<String>, String> =
            arguments.iter().map(|argument| self.typed(argument)).collect();
        let typed = typed?;
        let result = match instruction.result {
            Some(_) => self.result_type(instruction)?,
            None => "void",
        };
        let types: Vec<&str> = typed.iter().filter_map(|typed| typed.split(' ').next()).collect();
        let name = global(callee);
        self.declarations
            .entry(callee.to_owned())
            .or_insert_with(|| format!("declare {result} @{name}({})", types.join(", ")));
        Ok(format!("call {result} @{name}({})", typed.join(", ")))
    }

    fn switch(&self, block: &Block, value: &Argument) -> Result<String, String> {
        let cases = self.function.rows_at::<relation::CaseValue>(block.id);
        let typed = self.typed(value)?;
        let ty = typed.split(' ').next().unwrap_or_default();
        let mut text = format!("switch {typed}, {} [", self.label(block, 0));
        for case in cases {
            let at = block.successors.iter().position(|successor| successor.index == case.successor);
            let to = self.label(block, at.ok_or("a case leads nowhere")?);
            write!(text, "\n    {ty} {}, {to}", self.function.text(case.bits))
                .expect("a string takes what is written");
        }
        text.push_str("\n  ]");
        Ok(text)
    }

    fn label(&self, block: &Block, successor: usize) -> String {
        format!("label %{}", self.blocks[&block.successors[successor].to])
    }
}

/// A type that can be printed: an integer or a pointer.
fn plain_type(ty: &str) -> Result<&str, String> {
    let is_integer = ty.strip_prefix('i').is_some_and(|bits| bits.parse::<u32>().is_ok());
    if is_integer || ty == "ptr" { Ok(ty) } else { Err(format!("a value has the type `{ty}`")) }
}

fn is_plain(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '.' | '_' | '$' | '-')
}

/// The name of a global without its sigil, in quotes if it needs them.
fn global(name: &str) -> String {
    if name.chars().all(is_plain) { name.to_owned() } else { format!("\"{}\"", name.replace('"', "")) }
}
