//! Places of entities: in the source, and in the program.

use dfquery_engine::{
    base::FactBase,
    schema::{ColumnType, TypeId},
};
use dfquery_extract::{
    is_absolute,
    text::{InstructionText, Listings, Token, tokens},
};
use dfquery_rules::{entity, relation};
use std::{collections::HashMap, fmt, ops::Range};

/// The place of an entity.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// Its place in the source, if debug information has it.
    pub source: Option<SourcePlace>,
    /// The function that it belongs to.
    pub function: String,
    /// Its own name, `f/bb3:2`; of a value or block whose instruction is known that of the instruction.
    pub name: String,
    /// The number of its instruction: the one that defines a value, or that ends a block.
    pub(crate) instruction: Option<u32>,
}

/// A place in the source of a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SourcePlace {
    /// The file, as the compiler knows it.
    pub file: String,
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1; 0 if it is not known.
    pub column: u32,
    /// The place of the code itself, if that is code of others which was inlined here, such as a library's.
    pub code: Option<Box<SourcePlace>>,
}

/// The sign between a place and that of the code that was inlined there.
pub(crate) const ARROW: &str = " ← ";

impl SourcePlace {
    /// A place in code that is not inlined from elsewhere.
    pub(crate) fn new(file: &str, line: u32, column: u32) -> Self {
        SourcePlace { file: file.to_owned(), line, column, code: None }
    }
}

impl fmt::Display for SourcePlace {
    /// `main.rs:12 ← iterator.rs:2468:9`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)?;
        match (&self.code, self.column) {
            // The line of a call is known, its column is not.
            (Some(code), _) => write!(f, "{ARROW}{}:{}:{}", last_name(&code.file), code.line, code.column),
            (None, column) => write!(f, ":{column}"),
        }
    }
}

/// The name of a file without its folders.
fn last_name(file: &str) -> &str {
    file.rsplit(['/', '\\']).next().unwrap_or(file)
}

impl fmt::Display for Place {
    /// The place in the source; the name, if that is not known.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.source {
            Some(source) => source.fmt(f),
            None => f.write_str(&self.name),
        }
    }
}

impl Place {
    /// The place of the entity `id` of the type `ty`; `None` for an entity that belongs to no function.
    pub(crate) fn of(base: &FactBase, ty: TypeId, id: u32) -> Option<Place> {
        let functions = base.schema().partition.filter(|_| base.schema().is_parted(ty))?;
        let function = base.name(functions, base.entities(ty).part_of(id));
        let instruction = instruction_of(base, ty, id);
        let name = match instruction {
            Some(instruction) => base.name(base.type_of::<entity::Instruction>(), instruction),
            None => base.name(ty, id),
        };
        let source = instruction.and_then(|instruction| source_of(base, instruction));
        Some(Place { source, function, name, instruction })
    }

    /// The place of the first of `cells` that has one in the source; else of the first that has a place at all.
    pub(crate) fn of_cells(
        base: &FactBase,
        cells: impl IntoIterator<Item = (ColumnType, u32)>,
    ) -> Option<Place> {
        let places = cells.into_iter().filter_map(|(ty, cell)| match ty {
            ColumnType::Entity(ty) => Place::of(base, ty, cell),
            _ => None,
        });
        let mut first = None;
        for place in places {
            if place.source.is_some() {
                return Some(place);
            }
            first.get_or_insert(place);
        }
        first
    }
}

/// An instruction itself, the one that defines a value, or the last of a block that has a place in the source, if one has.
fn instruction_of(base: &FactBase, ty: TypeId, id: u32) -> Option<u32> {
    let part = || base.entities(ty).part_of(id);
    if ty == base.type_of::<entity::Instruction>() {
        Some(id)
    } else if ty == base.type_of::<entity::Value>() {
        let mut definitions = base.tuples_of_part::<relation::Def>(part());
        definitions.find(|definition| definition.value.0 == id).map(|definition| definition.instruction.0)
    } else if ty == base.type_of::<entity::Block>() {
        let instructions = base.tuples_of_part::<relation::Instruction>(part());
        let of_block = instructions.rev().filter(|instruction| instruction.block.0 == id);
        let mut ids = of_block.map(|instruction| instruction.instruction.0);
        let last = ids.clone().next();
        ids.find(|&id| source_of(base, id).is_some()).or(last)
    } else {
        None
    }
}

/// The place of the instruction `id` in the source.
///
/// Of code that was inlined, that is the place of the innermost call in a file of the program's own: one with a relative
/// name, or in the folder of the file of its function. If there is none, it is the call in its function. The code itself
/// is [`SourcePlace::code`] then.
pub(crate) fn source_of(base: &FactBase, id: u32) -> Option<SourcePlace> {
    if base.tuples::<relation::Location>().is_empty() {
        return None;
    }
    let part = base.entities_of::<entity::Instruction>().part_of(id);
    let found = base.tuples_of_part::<relation::Location>(part).starting_with(id).first()?;
    let code = SourcePlace::new(base.symbol_text(found.file), found.line, found.column);
    if base.tuples::<relation::InlinedAt>().is_empty() {
        return Some(code);
    }
    let home = base.tuples_of_part::<relation::FunctionLocation>(part).next();
    let home = home.and_then(|row| folder(base.symbol_text(row.file)));
    let is_own = |file: &str| !is_absolute(file) || home.is_some_and(|home| folder(file) == Some(home));
    if is_own(&code.file) {
        return Some(code);
    }
    let mut calls: Vec<(u32, &str, u32)> = base
        .tuples_of_part::<relation::InlinedAt>(part)
        .starting_with(id)
        .map(|call| (call.depth, base.symbol_text(call.file), call.line))
        .collect();
    calls.sort_unstable();
    let own = calls.iter().find(|(_, file, _)| is_own(file)).or(calls.last());
    let Some(&(_, file, line)) = own else { return Some(code) };
    Some(SourcePlace { code: Some(Box::new(code)), ..SourcePlace::new(file, line, 0) })
}

/// The folder that a file is in.
fn folder(file: &str) -> Option<&str> {
    file.rsplit_once(['/', '\\']).map(|(folder, _)| folder)
}

/// The place of a tree, or of a node of linear code, in the text of its method.
pub(crate) fn of_node(base: &FactBase, ty: TypeId, id: u32) -> Option<SourcePlace> {
    let part = base.entities(ty).part_of(id);
    let (file, line, column) = if ty == base.type_of::<entity::Tree>() {
        let row = base.tuples_of_part::<relation::TreeLocation>(part).starting_with(id).first()?;
        (row.file, row.line, row.column)
    } else {
        let row = base.tuples_of_part::<relation::NodeLocation>(part).starting_with(id).first()?;
        (row.file, row.line, row.column)
    };
    Some(SourcePlace::new(base.symbol_text(file), line, column))
}

/// Instructions as the IR has them, as far as its text was kept.
pub(crate) struct Lines<'p> {
    base: &'p FactBase,
    listings: Vec<Listings<'p>>,
    /// By function its lines in order; none if no text has them.
    known: HashMap<u32, Vec<String>>,
}

impl<'p> Lines<'p> {
    /// The lines of `texts`, of which the facts are `base`.
    pub fn new(base: &'p FactBase, texts: &'p [String]) -> Self {
        let listings = texts.iter().map(|text| Listings::new(text)).collect();
        Lines { base, listings, known: HashMap::new() }
    }

    /// The text of the instruction number `id`, without its metadata.
    pub fn of(&mut self, id: u32) -> Option<String> {
        let entities = self.base.entities_of::<entity::Instruction>();
        let part = entities.part_of(id);
        let all = entities.of_part(part);
        if !self.known.contains_key(&part) {
            let lines = self.of_function(part, all.len());
            self.known.insert(part, lines);
        }
        self.known[&part].get((id - all.start) as usize).cloned()
    }

    fn of_function(&self, part: u32, count: usize) -> Vec<String> {
        let functions = self.base.schema().partition.expect("functions are the parts");
        let name = self.base.name(functions, part);
        let lines = self.listings.iter().filter_map(|listings| {
            let listing = listings.of(&name)?;
            let texts = listing.blocks.iter().flat_map(|block| &block.instructions);
            let line = |text: &InstructionText| line(listings.text(), &text.span);
            Some(texts.map(line).collect::<Vec<String>>())
        });
        lines.into_iter().find(|lines| lines.len() == count).unwrap_or_default()
    }
}

/// An instruction in one line, without its metadata.
pub(crate) fn line(text: &str, span: &Range<usize>) -> String {
    let text = &text[span.start..end_of_operands(text, span)];
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The start of the metadata that is attached to an instruction.
pub(crate) fn end_of_operands(text: &str, span: &Range<usize>) -> usize {
    let (mut depth, mut comma) = (0, None);
    for (place, token) in tokens(text, span.clone()) {
        match token {
            Token::Mark(b'(' | b'[' | b'{' | b'<') => depth += 1,
            Token::Mark(b')' | b']' | b'}' | b'>') => depth -= 1,
            Token::Metadata(_) if depth == 0 => return comma.unwrap_or(place.start),
            _ => {}
        }
        comma = matches!(token, Token::Mark(b',')).then_some(place.start);
    }
    span.end
}
