//! What is said beside entities: where they are in the source, and the text that is there.

use crate::{
    place::{self, Lines},
    program::Program,
    scope::Scope,
    source_files::SourceFiles,
};
use dfquery_engine::{
    base::FactBase,
    schema::{Column, ColumnType, TypeId},
};
use dfquery_rules::{entity, relation};
use std::collections::{HashMap, HashSet};

/// What is said beside one entity; empty where nothing is known.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Note {
    /// `file:line:column`.
    pub location: String,
    /// The line of the source; if its file is not found, the instruction as the IR has it.
    pub text: String,
}

/// An entity that a tuple names, with what is said beside it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mention {
    /// The column of the tuple, or the variable of a rule.
    pub column: String,
    /// The name of the entity.
    pub name: String,
    /// What is said beside it.
    pub note: Note,
}

/// The most characters of a text that people read beside an entity.
const SHOWN: usize = 60;

impl Note {
    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        self.location.is_empty() && self.text.is_empty()
    }

    /// The text in one line of bounded length.
    pub fn shown(&self) -> String {
        shown(&self.text)
    }
}

impl std::fmt::Display for Note {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.location)?;
        f.write_str(if self.location.is_empty() || self.text.is_empty() { "" } else { ": " })?;
        f.write_str(&self.shown())
    }
}

/// `text` in one line of bounded length, for the eye.
pub(crate) fn shown(text: &str) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match text.char_indices().nth(SHOWN) {
        Some(_) => text.chars().take(SHOWN - 1).chain(['…']).collect(),
        None => text,
    }
}

/// Finds notes; each is made once.
pub(crate) struct Notes<'p> {
    base: &'p FactBase,
    program: &'p Program,
    types: [TypeId; 3],
    files: SourceFiles,
    /// The instructions as the IR has them, once one is asked for.
    lines: Option<Lines<'p>>,
    /// By function where its values and blocks are.
    parts: HashMap<u32, Anchors>,
    /// By instruction.
    known: HashMap<u32, Note>,
    nothing: Note,
}

/// Which instructions stand for the other entities of a function.
struct Anchors {
    /// By value the instruction that defines it.
    values: HashMap<u32, u32>,
    /// By block the last instruction that has a place, or else the last one.
    blocks: HashMap<u32, u32>,
}

impl Anchors {
    fn of(base: &FactBase, part: u32) -> Self {
        let definitions = base.tuples_of_part::<relation::Def>(part);
        let values = definitions.map(|definition| (definition.value.0, definition.instruction.0)).collect();
        let placed: HashSet<u32> =
            base.tuples_of_part::<relation::Location>(part).map(|place| place.instruction.0).collect();
        let (mut blocks, mut with_place) = (HashMap::new(), HashMap::new());
        for instruction in base.tuples_of_part::<relation::Instruction>(part) {
            let (block, id) = (instruction.block.0, instruction.instruction.0);
            blocks.insert(block, id);
            if placed.contains(&id) {
                with_place.insert(block, id);
            }
        }
        blocks.extend(with_place);
        Anchors { values, blocks }
    }
}

/// The types of entities that notes are about: instructions, values and blocks.
fn types(base: &FactBase) -> [TypeId; 3] {
    [base.type_of::<entity::Instruction>(), base.type_of::<entity::Value>(), base.type_of::<entity::Block>()]
}

impl<'p> Notes<'p> {
    /// Notes on the entities of `base`, which are those of `program`.
    pub fn new(base: &'p FactBase, program: &'p Program) -> Self {
        let types = types(base);
        Notes {
            base,
            program,
            types,
            files: SourceFiles::beside(&program.inputs),
            lines: None,
            parts: HashMap::new(),
            known: HashMap::new(),
            nothing: Note::default(),
        }
    }

    /// Notes on what is in `scope`, if they are wanted there.
    pub fn wanted(scope: &'p Scope) -> Option<Self> {
        scope.lines.then(|| Notes::new(scope.base, scope.program))
    }

    /// Whether there may be notes on the cells of `column`.
    pub fn are_on(base: &FactBase, column: &Column) -> bool {
        matches!(column.ty, ColumnType::Entity(ty) if types(base).contains(&ty))
    }

    /// The facts whose entities the notes are on.
    pub fn base(&self) -> &'p FactBase {
        self.base
    }

    /// The note on the entity `id` of the type `ty`.
    pub fn of(&mut self, ty: TypeId, id: u32) -> &Note {
        let Some(instruction) = self.anchor(ty, id) else { return &self.nothing };
        if !self.known.contains_key(&instruction) {
            let note = self.make(instruction);
            self.known.insert(instruction, note);
        }
        &self.known[&instruction]
    }

    /// The note on the entity of the type `ty` that is called `name`.
    pub fn named(&mut self, ty: TypeId, name: &str) -> &Note {
        match self.base.find(ty, name) {
            Some(id) => self.of(ty, id),
            None => &self.nothing,
        }
    }

    /// The entities among `cells` that something is known of, each once.
    pub fn mentions<'c>(
        &mut self,
        cells: impl IntoIterator<Item = (&'c str, ColumnType, u32)>,
    ) -> Vec<Mention> {
        let mut mentions: Vec<Mention> = Vec::new();
        for (column, ty, cell) in cells {
            let ColumnType::Entity(ty) = ty else { continue };
            let note = self.of(ty, cell).clone();
            let name = self.base.name(ty, cell);
            if !note.is_empty() && !mentions.iter().any(|mention| mention.name == name) {
                mentions.push(Mention { column: column.to_owned(), name, note });
            }
        }
        mentions
    }

    /// The instruction that stands for an entity.
    fn anchor(&mut self, ty: TypeId, id: u32) -> Option<u32> {
        let [instructions, values, blocks] = self.types;
        if ty == instructions {
            return Some(id);
        }
        if ty != values && ty != blocks {
            return None;
        }
        let part = self.base.entities(ty).part_of(id);
        let base = self.base;
        let anchors = self.parts.entry(part).or_insert_with(|| Anchors::of(base, part));
        let of_type = if ty == values { &anchors.values } else { &anchors.blocks };
        of_type.get(&id).copied()
    }

    fn make(&mut self, instruction: u32) -> Note {
        let source = place::source_of(self.base, instruction);
        let line = source.as_ref().and_then(|source| self.files.line(&source.file, source.line));
        let text = match line {
            Some(line) => line.to_owned(),
            None => self.instruction(instruction).unwrap_or_default(),
        };
        Note { location: source.map(|source| source.to_string()).unwrap_or_default(), text }
    }

    /// The instruction as the IR has it.
    fn instruction(&mut self, id: u32) -> Option<String> {
        let (base, texts) = (self.base, &self.program.texts);
        self.lines.get_or_insert_with(|| Lines::new(base, texts)).of(id)
    }
}
