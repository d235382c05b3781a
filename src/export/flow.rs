//! Relations over the control flow graphs of the functions that they are about.
//!
//! Two blocks of a tuple are joined by an arrow that stands out. A tuple about one block, value or instruction stands in the
//! block that it belongs to; a parameter belongs to the entry.

use crate::{
    error::{Result, stoppable},
    relations,
    requires::Requires,
    scope::Scope,
};
use dfquery_engine::{
    base::FactBase,
    schema::{Column, ColumnType, RelationId, TypeId},
};
use dfquery_formats::drawing::Picture;
use dfquery_rules::{entity, relation};
use std::collections::{BTreeMap, HashMap, HashSet};

/// As wide are the lines of a block about as texts are put side by side in them.
const WIDTH: usize = 44;

/// More arrows than this over those of control flow hide one another: then the boxes where they begin say where they go.
const ARROWS: usize = 60;

/// More lines than this of one relation in one block are not read.
const LINES: usize = 12;

/// A picture of each function in which one of `relations` has tuples, named as the function is, in module order; none if a
/// relation is not about blocks, values or instructions, or has tuples only while something is made.
///
/// # Errors
///
/// [`Error::Stopped`](crate::Error::Stopped).
pub fn over_flow(scope: &Scope, relations: &[RelationId]) -> Result<Option<Vec<Picture>>> {
    let mut flows: BTreeMap<u32, Flow> = BTreeMap::new();
    for &id in relations {
        let declared = &scope.rules.schema[id];
        let home = home(scope.base, &declared.columns);
        let requires = scope.requires(id)?;
        let Some((at, ty)) = home.filter(|_| requires == Requires::Facts) else { return Ok(None) };
        let title = (relations.len() > 1).then_some(declared.shown.as_str());
        let drawn = stoppable(|| {
            for row in relations::rows(scope, id) {
                let part = scope.base.entities(ty).part_of(row[at]);
                let flow = flows.entry(part).or_insert_with(|| Flow::new(scope.base, part));
                flow.add(title, &declared.columns, &row);
            }
        });
        drawn?;
    }
    Ok(Some(flows.into_values().map(Flow::picture).collect()))
}

/// The first column of entities that belong to blocks, and their type.
fn home(base: &FactBase, columns: &[Column]) -> Option<(usize, TypeId)> {
    let kinds = [
        base.type_of::<entity::Block>(),
        base.type_of::<entity::Instruction>(),
        base.type_of::<entity::Value>(),
    ];
    columns.iter().enumerate().find_map(|(at, column)| match column.ty {
        ColumnType::Entity(ty) if kinds.contains(&ty) => Some((at, ty)),
        _ => None,
    })
}

/// The control flow graph of a function, and what is said of its blocks.
struct Flow<'b> {
    base: &'b FactBase,
    picture: Picture,
    /// The box of each block.
    boxes: HashMap<u32, usize>,
    /// The block of each instruction, and of each value that one defines.
    holders: [HashMap<u32, u32>; 2],
    entry: u32,
    /// By the ends of arrows what is said of them.
    arrows: BTreeMap<(usize, usize), Vec<String>>,
    /// By box and relation.
    notes: BTreeMap<(usize, String), Vec<String>>,
}

impl<'b> Flow<'b> {
    fn new(base: &'b FactBase, part: u32) -> Self {
        let function = base.name(base.schema().partition.expect("functions are the parts"), part);
        let mut picture = Picture::new(&function);
        let mut boxes = HashMap::new();
        let blocks = base.entities_of::<entity::Block>();
        for id in blocks.of_part(part) {
            boxes.insert(id, picture.node(format!("n{}", boxes.len()), blocks.local_name(id)));
        }
        let branch = base.symbols().find("br");
        let rows = base.tuples_of_part::<relation::Instruction>(part);
        let branches: HashSet<u32> =
            rows.filter(|row| Some(row.opcode.0) == branch).map(|row| row.block.0).collect();
        let mut leaving: HashMap<u32, usize> = HashMap::new();
        for edge in base.tuples_of_part::<relation::Edge>(part) {
            *leaving.entry(edge.from.0).or_default() += 1;
        }
        for edge in base.tuples_of_part::<relation::Edge>(part) {
            picture.edge(boxes[&edge.from.0], boxes[&edge.to.0], "");
            if leaving[&edge.from.0] == 2 && branches.contains(&edge.from.0) {
                let drawn = picture.edges.last_mut().expect("it was just added");
                drawn.way = if edge.successor == 0 { "T" } else { "F" };
            }
        }
        let instructions = base.tuples_of_part::<relation::Instruction>(part);
        let of_instructions: HashMap<u32, u32> =
            instructions.map(|row| (row.instruction.0, row.block.0)).collect();
        let definitions = base.tuples_of_part::<relation::Def>(part);
        let of_values = definitions
            .filter_map(|row| Some((row.value.0, *of_instructions.get(&row.instruction.0)?)))
            .collect();
        let (holders, entry) = ([of_instructions, of_values], blocks.of_part(part).start);
        let (arrows, notes) = (BTreeMap::new(), BTreeMap::new());
        Flow { base, picture, boxes, holders, entry, arrows, notes }
    }

    /// The box of the block that the entity is, or belongs to.
    fn box_of(&self, ty: ColumnType, id: u32) -> Option<usize> {
        let ColumnType::Entity(ty) = ty else { return None };
        let block = if ty == self.base.type_of::<entity::Block>() {
            id
        } else if ty == self.base.type_of::<entity::Instruction>() {
            *self.holders[0].get(&id)?
        } else if ty == self.base.type_of::<entity::Value>() {
            self.holders[1].get(&id).copied().unwrap_or(self.entry)
        } else {
            return None;
        };
        self.boxes.get(&block).copied()
    }

    /// Adds a tuple of a relation with these `columns`; `title` is printed if there are several.
    fn add(&mut self, title: Option<&str>, columns: &[Column], row: &[u32]) {
        let is_block =
            |column: &Column| column.ty == ColumnType::Entity(self.base.type_of::<entity::Block>());
        let cells: Vec<(&Column, u32)> = columns.iter().zip(row.iter().copied()).collect();
        let mut blocks = (0..cells.len()).filter(|&at| is_block(cells[at].0));
        let ends = (blocks.next(), blocks.next());
        let found = |at: usize| self.box_of(cells[at].0.ty, cells[at].1);
        if let (Some(one), Some(other)) = ends
            && let (Some(from), Some(to)) = (found(one), found(other))
        {
            let label = self.texts(&cells, &[one, other]);
            let label: Vec<String> = title.map(str::to_owned).into_iter().chain(label).collect();
            self.mark([from, to]);
            return self.arrows.entry((from, to)).or_default().push(label.join(" "));
        }
        let Some(at) = ends.0.or_else(|| (0..cells.len()).find(|&at| found(at).is_some())) else { return };
        let Some(node) = found(at) else { return };
        let said = self.texts(&cells, ends.0.as_slice()).join(", ");
        self.mark([node]);
        self.notes.entry((node, title.unwrap_or_default().to_owned())).or_default().push(said);
    }

    fn mark<const N: usize>(&mut self, nodes: [usize; N]) {
        nodes.into_iter().for_each(|node| self.picture.nodes[node].marked = true);
    }

    /// The texts of `cells` but for some, within the function.
    fn texts(&self, cells: &[(&Column, u32)], but: &[usize]) -> Vec<String> {
        let others = cells.iter().enumerate().filter(|(at, _)| !but.contains(at));
        others.map(|(_, (column, cell))| self.local(self.base.text(column.ty, *cell))).collect()
    }

    fn local(&self, name: String) -> String {
        let rest = name.strip_prefix(self.picture.name.as_str()).and_then(|rest| rest.strip_prefix('/'));
        rest.map_or(name.clone(), str::to_owned)
    }

    /// The picture with what was said in its boxes.
    fn picture(self) -> Picture {
        let Flow { mut picture, arrows, mut notes, .. } = self;
        let crowded = arrows.len() > ARROWS;
        let labels: Vec<String> = picture.nodes.iter().map(|node| node.label.clone()).collect();
        for ((from, to), mut said) in arrows {
            said.dedup();
            said.retain(|said| !said.is_empty());
            match (crowded, said.join(", ")) {
                (false, said) => picture.edge_over(from, to, said),
                (true, said) => {
                    let (title, to) = (if said.is_empty() { "to" } else { &said }, labels[to].clone());
                    notes.entry((from, title.to_owned())).or_default().push(to);
                }
            }
        }
        for ((node, title), mut said) in notes {
            said.dedup();
            let begin = if title.is_empty() { String::new() } else { format!("{title}: ") };
            let mut lines = filled(&begin, &said);
            let left = lines.len().saturating_sub(LINES);
            if left > 0 {
                lines.truncate(LINES);
                lines.push(format!("… {left} more lines"));
            }
            for line in lines.iter().filter(|line| !line.is_empty()) {
                picture.nodes[node].label += &format!("\n{line}");
            }
        }
        picture
    }
}

/// The texts side by side in lines, the first after `begin`; a line each if they are of several parts.
fn filled(begin: &str, texts: &[String]) -> Vec<String> {
    let mut lines = vec![begin.to_owned()];
    let is_apart = texts.iter().any(|text| text.contains(", "));
    for (at, text) in texts.iter().enumerate() {
        let last = lines.last_mut().expect("there is a first line");
        let is_begun = at > 0;
        if is_begun && (is_apart || last.chars().count() + text.chars().count() + 1 > WIDTH) {
            lines.push(text.clone());
        } else {
            last.push_str(if is_begun { " " } else { "" });
            last.push_str(text);
        }
    }
    lines.iter().map(|line| line.trim_end().trim_end_matches(':').to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::filled;

    #[test]
    fn texts_stand_side_by_side_as_far_as_a_line_has_room() {
        let texts: Vec<String> = ["%a", "%b", &"%c".repeat(21), "%d"].map(str::to_owned).to_vec();
        assert_eq!(filled("", &texts), ["%a %b", &"%c".repeat(21), "%d"]);
        assert_eq!(filled("live_in: ", &texts[..2]), ["live_in: %a %b"]);
        assert_eq!(filled("", &["%a, 1", "%b, 2"].map(str::to_owned)), ["%a, 1", "%b, 2"]);
        assert_eq!(filled("loop_header: ", &[String::new()]), ["loop_header"]);
    }
}
