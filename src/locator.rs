//! Places of tuples: in the source where debug information has them, else in the file of LLVM IR.

use crate::{
    place::{self, Place, SourcePlace},
    program::Program,
    source_files::SourceFiles,
};
use dfquery_engine::{
    base::FactBase,
    schema::{ColumnType, Relation, TypeId},
};
use dfquery_extract::text::Listings;
use dfquery_rules::{entity, relation};
use rayon::prelude::*;
use std::{collections::HashMap, ops::Range};

/// The places of functions and instructions in files of LLVM IR.
///
/// Only text in a file has lines there: bitcode has none, nor have facts and methods. It takes
/// [`Open::keep_texts`](crate::Open::keep_texts).
#[derive(Default)]
pub struct IrLines {
    files: Vec<File>,
    /// By function.
    known: HashMap<String, Listed>,
}

/// A file of IR.
struct File {
    name: String,
    /// The number of its text.
    text: usize,
    /// The ends of its lines.
    ends: Vec<usize>,
}

/// A function in a file.
struct Listed {
    /// The number of its file.
    file: usize,
    /// Its `{`.
    first: usize,
    /// Its instructions, in order.
    instructions: Vec<Range<usize>>,
}

impl IrLines {
    /// The lines of the texts that `program` keeps.
    pub fn of(program: &Program) -> IrLines {
        let mut lines = IrLines::default();
        for (number, (name, text)) in program.text_files.iter().zip(&program.texts).enumerate() {
            let Some(name) = name else { continue };
            let file = lines.files.len();
            let ends = text.match_indices('\n').map(|(at, _)| at).collect();
            lines.files.push(File { name: name.clone(), text: number, ends });
            let listings = Listings::new(text);
            let functions: Vec<String> = program.functions().collect();
            let listed = functions.into_par_iter().filter_map(|name| {
                let listing = listings.of(&name)?;
                let blocks = listing.blocks.into_iter().flat_map(|block| block.instructions);
                let instructions = blocks.map(|instruction| instruction.span).collect();
                Some((name, Listed { file, first: listing.body.start, instructions }))
            });
            lines.known.par_extend(listed);
        }
        lines
    }

    /// The place of a function.
    fn of_function(&self, name: &str) -> Option<String> {
        let listed = self.known.get(name)?;
        Some(self.files[listed.file].place(listed.first))
    }

    /// The file and the span of instruction number `at` of a function with `all` of them; none if the file has others.
    fn of_instruction(&self, function: &str, at: usize, all: usize) -> Option<(&File, &Range<usize>)> {
        let listed = self.known.get(function).filter(|listed| listed.instructions.len() == all)?;
        Some((&self.files[listed.file], &listed.instructions[at]))
    }
}

impl File {
    fn place(&self, at: usize) -> String {
        format!("{}:{}", self.name, self.ends.partition_point(|&end| end < at) + 1)
    }
}

/// Finds the places of tuples.
pub struct Locator<'p> {
    base: &'p FactBase,
    lines: &'p IrLines,
}

impl<'p> Locator<'p> {
    /// Finds the places of entities of `base`, a program whose IR has these `lines`.
    pub fn new(base: &'p FactBase, lines: &'p IrLines) -> Self {
        Locator { base, lines }
    }

    /// The place of a tuple with these `cells`, as `file:line` or `file:line:column`.
    ///
    /// That is the first place of an instruction among them that debug information has; else one in the IR; else that
    /// of a function. A value stands for the instruction that defines it, a block for its last one.
    pub fn of_cells(&self, cells: impl Iterator<Item = (ColumnType, u32)> + Clone) -> Option<String> {
        let entities = cells.filter_map(|(ty, cell)| match ty {
            ColumnType::Entity(ty) => Some((ty, cell)),
            _ => None,
        });
        let places: Vec<Place> =
            entities.clone().filter_map(|(ty, id)| Place::of(self.base, ty, id)).collect();
        let sources = || places.iter().filter_map(|place| place.source.as_ref()).map(SourcePlace::to_string);
        sources()
            .next()
            .or_else(|| entities.clone().find_map(|(ty, id)| self.of_node(ty, id)))
            .or_else(|| {
                places.iter().find_map(|place| {
                    self.in_ir(place.instruction?).map(|(file, span)| file.place(span.start))
                })
            })
            .or_else(|| places.iter().find_map(|place| self.of_function(&place.function)))
    }

    /// The place of a tuple of `relation` with these names by column; those of no entity say nothing.
    pub fn of_names<'n>(
        &self,
        relation: &Relation,
        names: impl IntoIterator<Item = (&'n str, &'n str)>,
    ) -> Option<String> {
        let cell = |(column, name): (&str, &str)| {
            let declared = relation.columns.iter().find(|declared| declared.name == column)?;
            let ColumnType::Entity(ty) = declared.ty else { return None };
            Some((declared.ty, self.base.find(ty, name)?))
        };
        let names: Vec<(&str, &str)> = names.into_iter().collect();
        let cells: Vec<(ColumnType, u32)> = names.iter().copied().filter_map(cell).collect();
        let of_graph = || names.iter().find_map(|(_, name)| self.of_channel(name));
        self.of_cells(cells.into_iter()).or_else(of_graph)
    }

    /// The place of the value that a channel `f/%x` of a graph has, or of its function.
    fn of_channel(&self, name: &str) -> Option<String> {
        let (function, value) = name.split_once('/')?;
        self.of_part(function, value, "").or_else(|| self.of_function(function))
    }

    /// The place of a tree, or of a node of linear code.
    fn of_node(&self, ty: TypeId, id: u32) -> Option<String> {
        let is_node =
            [self.base.type_of::<entity::Tree>(), self.base.type_of::<entity::Node>()].contains(&ty);
        is_node.then(|| place::of_node(self.base, ty, id))?.map(|place| place.to_string())
    }

    fn in_ir(&self, instruction: u32) -> Option<(&File, &Range<usize>)> {
        let entities = self.base.entities_of::<entity::Instruction>();
        let part = entities.part_of(instruction);
        let all = entities.of_part(part);
        let functions = self.base.schema().partition?;
        let function = self.base.name(functions, part);
        self.lines.of_instruction(&function, (instruction - all.start) as usize, all.len())
    }

    /// The line of the source of the first of `cells` that has one in `sources`; else the first instruction among them as
    /// the IR of `program` has it.
    pub(crate) fn text(
        &self,
        cells: impl Iterator<Item = (ColumnType, u32)>,
        program: &Program,
        sources: &mut SourceFiles,
    ) -> Option<String> {
        let places = cells.filter_map(|(ty, cell)| match ty {
            ColumnType::Entity(ty) => Place::of(self.base, ty, cell),
            _ => None,
        });
        let places: Vec<Place> = places.collect();
        let in_source = places.iter().filter_map(|place| place.source.as_ref());
        let line =
            in_source.filter_map(|place| sources.line(&place.file, place.line).map(str::to_owned)).next();
        let of_ir = |place: &Place| {
            let (file, span) = self.in_ir(place.instruction?)?;
            Some(place::line(&program.texts[file.text], span))
        };
        line.or_else(|| places.iter().find_map(of_ir))
    }

    /// The place of what `function` calls `value`, or of its `block`.
    pub fn of_part(&self, function: &str, value: &str, block: &str) -> Option<String> {
        let types = [self.base.type_of::<entity::Value>(), self.base.type_of::<entity::Block>()];
        let find = |(ty, name): (TypeId, &str)| {
            let id = self.base.find(ty, &format!("{function}/{name}"))?;
            self.of_cells([(ColumnType::Entity(ty), id)].into_iter())
        };
        types.into_iter().zip([value, block]).find_map(find)
    }

    /// The place of the function called `name`.
    pub fn of_function(&self, name: &str) -> Option<String> {
        let part = self.base.find(self.base.schema().partition?, name)?;
        let row = self.base.tuples_of_part::<relation::FunctionLocation>(part).next();
        let in_source = row.map(|row| format!("{}:{}", self.base.symbol_text(row.file), row.line));
        in_source.or_else(|| self.lines.of_function(name))
    }
}
