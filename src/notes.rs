//! Annotations of entities: their places in the source, and the text there.

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

/// The annotation of one entity; empty where nothing is known.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Note {
    /// `file:line:column`.
    pub location: String,
    /// The line of the source; if its file is not found, the instruction as the IR has it.
    pub text: String,
}

/// An entity that a tuple names, with its annotation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mention {
    /// The column of the tuple, or the variable of a rule.
    pub column: String,
    /// The name of the entity.
    pub name: String,
    /// The variables of the source that it is, with commas between them.
    pub variables: String,
    /// Its annotation.
    pub note: Note,
}

/// The suffix of the name of a column of variables.
pub(crate) const VARIABLE: &str = "_variable";

/// Those of the names of columns of places, and of texts.
pub(crate) const LOCATION: &str = "_location";
pub(crate) const TEXT: &str = "_text";

/// The note on a column whose cells are typed again, and so never shortened.
pub(crate) const TYPED: &str = "_typed";

/// The most characters of a text that people read beside an entity.
pub(crate) const SHOWN: usize = 60;

impl Note {
    /// Returns true if nothing is known.
    pub fn is_empty(&self) -> bool {
        self.location.is_empty() && self.text.is_empty()
    }

    /// The text in one line of bounded length.
    pub fn shown(&self) -> String {
        shown(&self.text)
    }
}

impl Mention {
    /// The name, with the variables that the entity is.
    pub fn shown(&self) -> String {
        with_variables(&self.name, &self.variables)
    }
}

/// `f/%5 (n)`
pub(crate) fn with_variables(name: &str, variables: &str) -> String {
    if variables.is_empty() { name.to_owned() } else { format!("{name} ({variables})") }
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
    types: Types,
    files: SourceFiles,
    /// The instructions as the IR has them, once one is asked for.
    lines: Option<Lines<'p>>,
    /// By function where its values and blocks are.
    parts: HashMap<u32, Anchors>,
    /// By instruction.
    known: HashMap<u32, Note>,
    functions: HashMap<u32, Note>,
    /// Of trees and linear code, by type and number.
    nodes: HashMap<(TypeId, u32), Note>,
    nothing: Note,
}

/// Which instructions stand for the other entities of a function.
struct Anchors {
    /// By value the instruction that defines it.
    values: HashMap<u32, u32>,
    /// By block the last instruction that has a place, or else the last one.
    blocks: HashMap<u32, u32>,
    /// By value the variables that it is.
    variables: HashMap<u32, String>,
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
        Anchors { values, blocks, variables: variables(base, part) }
    }
}

/// The variables of the source that the values of a function are: `n`, or `&n` of an address.
pub(crate) fn variables(base: &FactBase, part: u32) -> HashMap<u32, String> {
    let mut variables: HashMap<u32, String> = HashMap::new();
    let mut known = HashSet::new();
    let all = base.tuples_of_part::<relation::Variable>(part);
    // What a variable is computed from is not the variable.
    for row in all.filter(|row| base.symbol_text(row.kind) != "computed") {
        let sign = if base.symbol_text(row.kind) == "address" { "&" } else { "" };
        if known.insert((row.value.0, row.name, sign)) {
            let names = variables.entry(row.value.0).or_default();
            names.push_str(if names.is_empty() { "" } else { ", " });
            names.push_str(sign);
            names.push_str(base.symbol_text(row.name));
        }
    }
    variables
}

/// The types of entities that notes are about.
#[derive(Clone, Copy)]
struct Types {
    instruction: TypeId,
    value: TypeId,
    block: TypeId,
    function: TypeId,
    tree: TypeId,
    node: TypeId,
}

impl Types {
    fn of(base: &FactBase) -> Self {
        Types {
            instruction: base.type_of::<entity::Instruction>(),
            value: base.type_of::<entity::Value>(),
            block: base.type_of::<entity::Block>(),
            function: base.type_of::<entity::Function>(),
            tree: base.type_of::<entity::Tree>(),
            node: base.type_of::<entity::Node>(),
        }
    }
}

impl<'p> Notes<'p> {
    /// Notes on the entities of `base`, which are those of `program`.
    pub fn new(base: &'p FactBase, program: &'p Program) -> Self {
        let types = Types::of(base);
        Notes {
            base,
            program,
            types,
            files: SourceFiles::of(program),
            lines: None,
            parts: HashMap::new(),
            known: HashMap::new(),
            functions: HashMap::new(),
            nodes: HashMap::new(),
            nothing: Note::default(),
        }
    }

    /// Notes on what is in `scope`, if they are wanted there.
    pub fn wanted(scope: &'p Scope) -> Option<Self> {
        scope.lines.then(|| Notes::new(scope.base, scope.program))
    }

    /// The suffixes of the names of the columns that are added after `column`.
    pub fn ends(base: &FactBase, column: &Column) -> &'static [&'static str] {
        let Types { instruction, value, block, function, tree, node } = Types::of(base);
        match column.ty {
            ColumnType::Entity(ty) if ty == value => &[VARIABLE, LOCATION, TEXT],
            ColumnType::Entity(ty) if [instruction, block, function, tree, node].contains(&ty) => {
                &[LOCATION, TEXT]
            }
            _ => &[],
        }
    }

    /// The facts whose entities the notes are on.
    pub fn base(&self) -> &'p FactBase {
        self.base
    }

    /// The note on the entity `id` of the type `ty`.
    pub fn of(&mut self, ty: TypeId, id: u32) -> &Note {
        if let Some(instruction) = self.anchor(ty, id) {
            if !self.known.contains_key(&instruction) {
                let note = self.make(instruction);
                self.known.insert(instruction, note);
            }
            return &self.known[&instruction];
        }
        if ty == self.types.tree || ty == self.types.node {
            if !self.nodes.contains_key(&(ty, id)) {
                let note = self.of_node(ty, id);
                self.nodes.insert((ty, id), note);
            }
            return &self.nodes[&(ty, id)];
        }
        // A parameter is where its function begins.
        let function = match ty {
            _ if ty == self.types.function => id,
            _ if ty == self.types.value => self.base.entities(ty).part_of(id),
            _ => return &self.nothing,
        };
        if !self.functions.contains_key(&function) {
            let note = self.beginning(function);
            self.functions.insert(function, note);
        }
        &self.functions[&function]
    }

    /// Returns true if entities of the type `ty` can be variables of the source.
    pub fn may_be_variable(&self, ty: TypeId) -> bool {
        ty == self.types.value
    }

    /// The variables of the source that the entity `id` of the type `ty` is; nothing if it is none.
    pub fn variables(&mut self, ty: TypeId, id: u32) -> &str {
        if ty != self.types.value {
            return "";
        }
        let part = self.base.entities(ty).part_of(id);
        self.anchors(part).variables.get(&id).map_or("", String::as_str)
    }

    /// The entities among `cells` that something is known of, each once.
    pub fn mentions<'c>(
        &mut self,
        cells: impl IntoIterator<Item = (&'c str, ColumnType, u32)>,
    ) -> Vec<Mention> {
        let mut mentions: Vec<Mention> = Vec::new();
        for (column, ty, cell) in cells {
            let ColumnType::Entity(ty) = ty else { continue };
            let (note, variables) = (self.of(ty, cell).clone(), self.variables(ty, cell).to_owned());
            let name = self.base.name(ty, cell);
            let is_known = mentions.iter().any(|mention| mention.name == name);
            let says_something = !note.is_empty() || !variables.is_empty();
            if says_something && !is_known {
                mentions.push(Mention { column: column.to_owned(), name, variables, note });
            }
        }
        mentions
    }

    /// The instruction that stands for an entity.
    fn anchor(&mut self, ty: TypeId, id: u32) -> Option<u32> {
        let Types { instruction, value, block, .. } = self.types;
        if ty == instruction {
            return Some(id);
        }
        if ty != value && ty != block {
            return None;
        }
        let anchors = self.anchors(self.base.entities(ty).part_of(id));
        let of_type = if ty == value { &anchors.values } else { &anchors.blocks };
        of_type.get(&id).copied()
    }

    fn anchors(&mut self, part: u32) -> &Anchors {
        let base = self.base;
        self.parts.entry(part).or_insert_with(|| Anchors::of(base, part))
    }

    /// The note on where the function number `part` begins.
    fn beginning(&mut self, part: u32) -> Note {
        let Some(row) = self.base.tuples_of_part::<relation::FunctionLocation>(part).next() else {
            return Note::default();
        };
        let file = self.base.symbol_text(row.file);
        let text = self.files.line(file, row.line).unwrap_or_default().to_owned();
        Note { location: format!("{file}:{}", row.line), text }
    }

    /// The note on a tree, or on a node of linear code.
    fn of_node(&mut self, ty: TypeId, id: u32) -> Note {
        match place::of_node(self.base, ty, id) {
            Some(source) => {
                let text = self.files.line(&source.file, source.line).unwrap_or_default().to_owned();
                Note { location: source.to_string(), text }
            }
            None => Note::default(),
        }
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
