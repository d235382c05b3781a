//! Files as text.

use super::body::Body;
use super::error::Result;
use super::find_types::Finder;
use super::fold;
use super::module::{Context, Module};
use super::print::{Addressed, Printer};
use super::read::File;
use super::slots::{self, Slots};
use super::stream::Stream;
use super::upgrade_objective::Runtimes;
use super::{constant::Constant, name, read_function, read_globals, types};
use super::{upgrade_attributes, upgrade_calls, upgrade_intrinsics, upgrade_metadata};

/// The limit of a text: bytes, and bytes for each byte of the file.
const LONGEST: (usize, usize) = (1 << 24, 256);

/// The text of the modules of a file, one after the other, as `llvm-dis` prints them; `name` is what it calls the file.
///
/// # Errors
///
/// [`Error`](super::error::Error), with the place in the file, if it is no bitcode, damaged, or of a later version with
/// records that are unknown.
pub fn disassemble(bytes: &[u8], name: &str) -> Result<String> {
    let mut texts = disassemble_all(bytes, name)?;
    // Most files have one module, whose text need not be copied.
    let last = texts.pop().unwrap_or_default();
    Ok(if texts.is_empty() { last } else { texts.concat() + &last })
}

/// The texts of the modules of a file.
///
/// # Errors
///
/// See [`disassemble`].
pub fn disassemble_all(bytes: &[u8], name: &str) -> Result<Vec<String>> {
    let limit = longest(bytes.len());
    Ok(disassemble_named(bytes, limit, |_| name.to_owned())?.into_iter().map(|(_, text)| text).collect())
}

/// The limit of the text of `size` bytes of bitcode.
pub fn longest(size: usize) -> usize {
    LONGEST.0.saturating_add(LONGEST.1.saturating_mul(size))
}

/// The texts of the modules of a file, with the names that `name` gives those of such sources. They have at most `limit`
/// bytes, one by one.
///
/// # Errors
///
/// See [`disassemble`].
pub fn disassemble_named(
    bytes: &[u8],
    limit: usize,
    mut name: impl FnMut(&str) -> String,
) -> Result<Vec<(String, String)>> {
    let file = File::new(bytes)?;
    let mut context = Context::default();
    let mut texts = Vec::new();
    for number in 0..file.count() {
        let (mut module, mut stream) = file.module(number, context)?;
        let name = name(&String::from_utf8_lossy(&module.source));
        // LLVM takes the name of the file for that of a source that is not told.
        if !module.has_source {
            module.source = name.as_bytes().to_vec();
        }
        let text = text(&mut module, &mut stream, &name, limit)?;
        let text =
            String::from_utf8(text).unwrap_or_else(|no| String::from_utf8_lossy(no.as_bytes()).into_owned());
        texts.push((name, text));
        context = std::mem::take(&mut module.context);
    }
    Ok(texts)
}

/// The text printed so far.
struct Writer {
    slots: Slots,
    finder: Finder,
    addressed: Addressed,
    runtimes: Runtimes,
    limit: usize,
}

fn text(module: &mut Module, stream: &mut Stream<'_>, name: &str, limit: usize) -> Result<Vec<u8>> {
    fold::fold(module, 0);
    upgrade_attributes::declared(module);
    upgrade_intrinsics::upgrade(module);
    upgrade_metadata::upgrade(module);
    own_comdats(module);
    fit_attributes(module);
    let mut writer = Writer::new(limit);
    if upgrade_calls::adds_functions(module) {
        writer.read_ahead(module, stream)?;
    }
    writer.runtimes = Runtimes::new(module);
    if !writer.runtimes.is_empty() {
        writer.read_ahead(module, stream)?;
        writer.runtimes.forget_unused(module);
    }
    writer.slots = Slots::of_module(module);
    writer.finder.symbols(module, &mut writer.slots);
    writer.name_blocks(module, stream)?;
    let mut functions = Vec::new();
    for number in 0..module.functions.len() as u32 {
        if !module.functions[number as usize].is_gone {
            functions = writer.function(module, stream, number, functions)?;
        }
    }
    writer.finder.named(module, &mut writer.slots);
    writer.whole(module, stream, name, functions)
}

/// Symbols of old versions that share their names with comdats.
fn own_comdats(module: &mut Module) {
    let triple = String::from_utf8_lossy(&module.triple).into_owned();
    if ["darwin", "macos", "apple"].iter().any(|system| triple.contains(system)) {
        return;
    }
    let Module { functions, globals, comdats, .. } = module;
    let symbols = globals.iter_mut().map(|global| &mut global.symbol);
    let symbols = symbols.chain(functions.iter_mut().map(|function| &mut function.symbol));
    for symbol in symbols.filter(|symbol| symbol.has_own_comdat && symbol.comdat.is_none()) {
        let known = comdats.iter().position(|(name, _)| *name == symbol.name);
        symbol.comdat = Some(known.unwrap_or_else(|| {
            comdats.push((symbol.name.clone(), 1));
            comdats.len() - 1
        }) as u32);
    }
}

/// Drops attributes of functions that values of their types cannot have, and those that are something else today.
fn fit_attributes(module: &mut Module) {
    for number in 0..module.functions.len() {
        if let Some(section) = upgrade_attributes::take_text(module, number as u32, "implicit-section-name") {
            module.functions[number].symbol.section = section;
        }
        if !module.functions[number].is_declaration {
            let text = upgrade_attributes::take_text(module, number as u32, "amdgpu-unsafe-fp-atomics");
            module.functions[number].has_unsafe_atomics = text.is_some_and(|text| *text == *b"true");
        }
        let function = &module.functions[number];
        let Some((result, parameters, _)) = module.context.types.function(function.symbol.ty) else {
            continue;
        };
        let (list, parameters) = (function.attributes, parameters.to_vec());
        module.functions[number].attributes = upgrade_attributes::fitting(module, list, result, &parameters);
    }
}

impl Writer {
    fn new(limit: usize) -> Self {
        Writer {
            slots: Slots::default(),
            finder: Finder::default(),
            addressed: Addressed::default(),
            runtimes: Runtimes::default(),
            limit,
        }
    }

    /// Reads all bodies, so that functions that upgrading calls adds, or leaves without a use, are known before the first
    /// is printed.
    fn read_ahead(&mut self, module: &mut Module, stream: &mut Stream<'_>) -> Result<()> {
        for number in 0..module.functions.len() as u32 {
            if !module.functions[number as usize].is_declaration {
                let marks = Marks::new(module);
                let body = self.body(module, stream, number)?;
                self.runtimes.look(module, &body);
                self.runtimes.look_at_constants(module, marks.constants);
                marks.forget(module);
            }
        }
        Ok(())
    }

    fn printer<'m>(&'m self, module: &'m Module, body: Option<&'m Body>, out: Vec<u8>) -> Printer<'m> {
        let Writer { slots, addressed, limit, .. } = self;
        let program_space = read_globals::program_space(&module.layout);
        Printer { module, slots, body, addressed, out, program_space, limit: *limit, depth: 0, is_cut: false }
    }

    /// Reads a body, upgraded and numbered; values of the function stay in the module.
    fn body(&self, module: &mut Module, stream: &mut Stream<'_>, number: u32) -> Result<Body> {
        let first = module.values.len();
        let mut body = read_function::read(stream, module, number)?;
        fold::fold(module, first);
        upgrade_calls::upgrade(module, &mut body);
        self.runtimes.upgrade(module, &mut body);
        slots::number_locals(module, &mut body);
        Ok(body)
    }

    /// Finds the names of blocks whose addresses are taken.
    fn name_blocks(&mut self, module: &mut Module, stream: &mut Stream<'_>) -> Result<()> {
        let functions: Vec<u32> = module
            .constants
            .iter()
            .filter_map(|constant| match constant {
                Constant::Block(function, _) => module.function(*function),
                _ => None,
            })
            .collect();
        for number in functions {
            self.name_blocks_of(module, stream, number)?;
        }
        Ok(())
    }

    fn name_blocks_of(&mut self, module: &mut Module, stream: &mut Stream<'_>, number: u32) -> Result<()> {
        if self.addressed.contains_key(&number) || module.functions[number as usize].is_declaration {
            return Ok(());
        }
        let marks = Marks::new(module);
        let body = self.body(module, stream, number)?;
        self.keep_blocks(&body, number);
        marks.forget(module);
        Ok(())
    }

    fn keep_blocks(&mut self, body: &Body, number: u32) {
        let label = |block: &super::body::Block| {
            let mut label = b"%".to_vec();
            match block.name.1 {
                0 => name::number(&mut label, u64::from(block.slot)),
                _ => name::write(&mut label, body.name(block.name)),
            }
            label
        };
        self.addressed.insert(number, body.blocks.iter().map(label).collect());
    }

    /// Adds the text of a function to that of those before.
    fn function(
        &mut self,
        module: &mut Module,
        stream: &mut Stream<'_>,
        number: u32,
        out: Vec<u8>,
    ) -> Result<Vec<u8>> {
        let marks = Marks::new(module);
        let mut body = None;
        if !module.functions[number as usize].is_declaration {
            let read = self.body(module, stream, number)?;
            let inner =
                module.constants[marks.constants..].iter().any(|one| matches!(one, Constant::Block(..)));
            if inner {
                self.keep_blocks(&read, number);
                self.others(module, stream, &marks)?;
            }
            module.functions[number as usize].symbol.attached.extend(&read.own);
            body = Some(read);
        }
        self.finder.function(module, &mut self.slots, number, body.as_ref());
        self.slots.add_function(module, number, body.as_ref());
        let mut printer = self.printer(module, body.as_ref(), out);
        printer.put("\n");
        printer.function_head(number);
        if let Some(body) = &body {
            printer.blocks(body);
        }
        let (out, is_cut) = (printer.out, printer.is_cut);
        self.finder.forget(marks.constants);
        marks.forget(module);
        if is_cut {
            return Err(stream.error("the text of the file would be far longer than the file"));
        }
        Ok(out)
    }

    /// Finds the names of blocks of other functions whose addresses the constants since `marks` take.
    fn others(&mut self, module: &mut Module, stream: &mut Stream<'_>, marks: &Marks) -> Result<()> {
        let functions: Vec<u32> = module.constants[marks.constants..]
            .iter()
            .filter_map(|constant| match constant {
                Constant::Block(function, _) => module.function(*function),
                _ => None,
            })
            .collect();
        for number in
            functions.into_iter().filter(|number| !self.addressed.contains_key(number)).collect::<Vec<_>>()
        {
            // The values of this function make place for those of the other.
            let values = module.values.split_off(marks.values);
            let constants = module.constants.split_off(marks.constants);
            let list = module.metadata.list.split_off(marks.list);
            let named = self.name_blocks_of(module, stream, number);
            module.values.extend(values);
            module.constants.extend(constants);
            module.metadata.list.extend(list);
            named?;
        }
        Ok(())
    }

    /// The whole text, with that of functions.
    fn whole(self, module: &Module, stream: &Stream<'_>, name: &str, functions: Vec<u8>) -> Result<Vec<u8>> {
        let mut printer = self.printer(module, None, Vec::with_capacity(functions.len() + (1 << 16)));
        printer.head(name);
        let named = &module.context.types.named;
        let mut unnamed: Vec<(u32, u32)> =
            self.slots.structures.iter().map(|(&at, &slot)| (slot, at)).collect();
        unnamed.sort_unstable();
        if !unnamed.is_empty() || !self.finder.structures.is_empty() {
            printer.put("\n");
        }
        let unnamed = unnamed.into_iter().map(|(_, at)| at);
        for at in unnamed.chain(self.finder.structures.iter().copied()) {
            let ty = &named[at as usize];
            if printer.out.len() > printer.limit {
                printer.is_cut = true;
                break;
            }
            printer.put("%");
            match self.slots.structures.get(&at) {
                Some(&slot) => printer.number(u64::from(slot)),
                None => name::write(&mut printer.out, &ty.name),
            }
            printer.put(" = type ");
            match &ty.fields {
                Some(fields) => {
                    let types = &module.context.types;
                    types::body(&mut printer.out, types, &self.slots.structures, fields, ty.is_packed);
                }
                None => printer.put("opaque"),
            }
            printer.put("\n");
        }
        printer.symbols();
        printer.out.extend_from_slice(&functions);
        drop(functions);
        printer.groups();
        printer.all_metadata();
        if printer.is_cut {
            return Err(stream.error("the text of the file would be far longer than the file"));
        }
        Ok(printer.out)
    }
}

/// The numbers of values, constants and metadata of a module before those of a function.
struct Marks {
    values: usize,
    constants: usize,
    list: usize,
}

impl Marks {
    fn new(module: &Module) -> Self {
        Marks {
            values: module.values.len(),
            constants: module.constants.len(),
            list: module.metadata.list.len(),
        }
    }

    /// Takes away what has come since.
    fn forget(&self, module: &mut Module) {
        module.values.truncate(self.values);
        module.constants.truncate(self.constants);
        module.metadata.list.truncate(self.list);
    }
}
