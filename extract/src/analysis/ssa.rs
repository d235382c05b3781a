//! Variables that are assigned more than once, as versions that are assigned once.
//!
//! The rules use values: a reader of a value reads the result of one instruction. A facts directory, or a tree of
//! statements, may use variables instead. Then every assignment makes a version, `%x#1`, `%x#2`, and a phi is put at
//! the start of each block where several versions arrive. Instructions keep their names; a phi is named after its
//! variable, `bb3:%x`. If an edge returns to the entry, the phi takes the initial value of the function from the entry
//! itself.
//!
//! Source  Cytron, Ferrante, Rosen, Wegman, Zadeck: static single assignment form (TOPLAS 1991), pruned by liveness

use crate::analysis::dominance::{Adjacency, DominatorTree, Flow};
use dfquery_engine::base::FactBase;
use dfquery_engine::schema::{ColumnType, RelationId, TypeId};
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Gives every assignment of a variable its version, in functions that assign one twice or read one that an
/// assignment does not dominate.
///
/// To be called before anything is computed of the base: entities are numbered anew.
pub fn complete(base: &mut FactBase) {
    let flow = Flow::new(base);
    let parts: Vec<Option<Function>> = (0..base.parts())
        .map(|part| {
            let function = Function::read(base, part);
            let (range, entry) = &flow.parts[part as usize];
            let graph = flow.local(range);
            (!range.is_empty() && !function.is_single(&graph, entry - range.start))
                .then(|| function.versioned(&graph, entry - range.start))
        })
        .collect();
    if parts.iter().all(Option::is_none) {
        return;
    }
    let mut rewritten = base.without_parts();
    for (part, function) in (0..).zip(&parts) {
        match function {
            Some(function) => Writer::new(base, part, function).write(&mut rewritten),
            None => rewritten.append(&[base.part_alone(part, |_, _| true)]),
        }
    }
    *base = rewritten;
}

/// The version of a variable that arrives at a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Arriving {
    Nothing,
    Version(usize),
}

/// The maker of a version.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Made {
    ByCaller,
    /// By the phi of a block.
    Phi(u32),
    /// By an instruction.
    By(u32),
}

/// One function with its variables; blocks, instructions and values are counted from 0.
struct Function {
    /// By block its instructions in order.
    blocks: Vec<Vec<u32>>,
    /// By instruction the variables that it assigns.
    defs: Vec<Vec<u32>>,
    /// By instruction the operands that are variables.
    uses: Vec<Vec<(u32, u32)>>,
    /// By instruction and operand the block that a phi takes it from.
    phi_from: FxHashMap<(u32, u32), u32>,
    parameters: BTreeSet<u32>,
    variables: usize,
    /// Made by `versioned`: what makes each version, by variable, in order.
    versions: Vec<Vec<Made>>,
    /// Made by `versioned`: the version that each operand reads.
    reads: FxHashMap<(u32, u32), Arriving>,
    /// Made by `versioned`: what a phi of a block takes from each predecessor.
    phis: BTreeMap<(u32, u32), Vec<(u32, Arriving)>>,
}

impl Function {
    fn read(base: &FactBase, part: u32) -> Self {
        let ids = |name: &str| {
            let ty = base.schema().entity_type(name).expect("the schema declares the type");
            base.entities(ty).of_part(part)
        };
        let (blocks, instructions, values) = (ids("Block"), ids("Instruction"), ids("Value"));
        let rel = |name: &str| base.relation(name).expect("the schema declares it");
        let mut function = Function {
            blocks: vec![Vec::new(); blocks.len()],
            defs: vec![Vec::new(); instructions.len()],
            uses: vec![Vec::new(); instructions.len()],
            phi_from: FxHashMap::default(),
            parameters: BTreeSet::new(),
            variables: values.len(),
            versions: vec![Vec::new(); values.len()],
            reads: FxHashMap::default(),
            phis: BTreeMap::new(),
        };
        let mut placed: Vec<[u32; 3]> = base
            .rows_of_part::<4>(rel("instruction"), part)
            .iter()
            .map(|&[id, block, position, _]| [block - blocks.start, position, id - instructions.start])
            .collect();
        placed.sort_unstable();
        placed.iter().for_each(|&[block, _, id]| function.blocks[block as usize].push(id));
        for &[id, value] in base.rows_of_part::<2>(rel("def"), part) {
            function.defs[(id - instructions.start) as usize].push(value - values.start);
        }
        for &[id, operand, value] in base.rows_of_part::<3>(rel("use"), part) {
            function.uses[(id - instructions.start) as usize].push((operand, value - values.start));
        }
        for &[id, operand, from] in base.rows_of_part::<3>(rel("phi_operand"), part) {
            function.phi_from.insert((id - instructions.start, operand), from - blocks.start);
        }
        let parameters = base.rows_of_part::<3>(rel("parameter"), part);
        function.parameters.extend(parameters.iter().map(|row| row[0] - values.start));
        function
    }

    /// Returns true if every variable is assigned once, before it is read.
    fn is_single(&self, graph: &Adjacency, entry: u32) -> bool {
        let mut place: Vec<Option<(u32, usize)>> = vec![None; self.variables];
        for (block, instructions) in (0..).zip(&self.blocks) {
            for (at, &id) in instructions.iter().enumerate() {
                for &variable in &self.defs[id as usize] {
                    let twice = place[variable as usize].replace((block, at)).is_some();
                    if twice || self.parameters.contains(&variable) {
                        return false;
                    }
                }
            }
        }
        let tree = DominatorTree::new(graph, &[entry]);
        (0..).zip(&self.blocks).filter(|(block, _)| tree.is_reached(*block)).all(|(block, instructions)| {
            instructions.iter().enumerate().all(|(at, &id)| {
                self.uses[id as usize].iter().all(|&(operand, variable)| {
                    let (block, at) = match self.phi_from.get(&(id, operand)) {
                        Some(&from) if !tree.is_reached(from) => return true,
                        Some(&from) => (from, usize::MAX),
                        None => (block, at),
                    };
                    match place[variable as usize] {
                        None => self.parameters.contains(&variable),
                        Some((made, place)) if made == block => place < at,
                        Some((made, _)) => tree.dominates(made, block),
                    }
                })
            })
        })
    }

    /// The function with its versions.
    fn versioned(mut self, graph: &Adjacency, entry: u32) -> Self {
        let tree = DominatorTree::new(graph, &[entry]);
        let predecessors = graph.reversed();
        let frontier = frontiers(graph, &tree);
        for variable in 0..self.variables as u32 {
            self.place_phis(variable, entry, &tree, &predecessors, &frontier);
        }
        self.number();
        let mut order: Vec<u32> = (0..graph.nodes() as u32).filter(|&block| tree.is_reached(block)).collect();
        order.sort_by_key(|&block| tree.interval(block));
        for variable in 0..self.variables as u32 {
            self.rename(variable, &tree, &order);
        }
        self
    }

    /// Puts phis of `variable` where several of its assignments arrive and it is read later.
    fn place_phis(
        &mut self,
        variable: u32,
        entry: u32,
        tree: &DominatorTree,
        predecessors: &Adjacency,
        frontier: &[Vec<u32>],
    ) {
        let assigns = |block: &u32| self.last_def(*block, variable).is_some();
        let assigned: Vec<u32> = (0..self.blocks.len() as u32).filter(assigns).collect();
        let live = self.live(variable, predecessors);
        let mut pending = assigned.clone();
        let mut placed = BTreeSet::new();
        while let Some(block) = pending.pop() {
            for &join in &frontier[block as usize] {
                if live[join as usize] && placed.insert(join) {
                    pending.push(join);
                }
            }
        }
        for join in placed {
            let from = predecessors.of(join).iter().filter(|from| tree.is_reached(**from));
            let mut from: Vec<(u32, Arriving)> = from.map(|&from| (from, Arriving::Nothing)).collect();
            from.sort_unstable_by_key(|(from, _)| *from);
            from.dedup_by_key(|(from, _)| *from);
            if join == entry {
                from.push((join, Arriving::Nothing));
            }
            self.phis.insert((join, variable), from);
        }
    }

    /// In which blocks `variable` may be read before it is assigned.
    fn live(&self, variable: u32, predecessors: &Adjacency) -> Vec<bool> {
        let mut live = vec![false; self.blocks.len()];
        let mut pending: Vec<u32> = Vec::new();
        for (block, instructions) in (0..).zip(&self.blocks) {
            for &id in instructions {
                let reads = |&&(operand, used): &&(u32, u32)| {
                    used == variable && !self.phi_from.contains_key(&(id, operand))
                };
                if self.uses[id as usize].iter().find(reads).is_some() {
                    pending.push(block);
                    break;
                }
                if self.defs[id as usize].contains(&variable) {
                    break;
                }
            }
            for &id in instructions {
                for &(operand, used) in &self.uses[id as usize] {
                    if let Some(&from) = self.phi_from.get(&(id, operand)).filter(|_| used == variable)
                        && self.last_def(from, variable).is_none()
                    {
                        pending.push(from);
                    }
                }
            }
        }
        while let Some(block) = pending.pop() {
            if !std::mem::replace(&mut live[block as usize], true) {
                let before = predecessors.of(block).iter();
                pending.extend(before.filter(|from| self.last_def(**from, variable).is_none()));
            }
        }
        live
    }

    fn last_def(&self, block: u32, variable: u32) -> Option<u32> {
        let assigns = |id: &&u32| self.defs[**id as usize].contains(&variable);
        self.blocks[block as usize].iter().rev().find(assigns).copied()
    }

    /// Numbers the versions of every variable in the order of blocks.
    fn number(&mut self) {
        for variable in 0..self.variables as u32 {
            let versions = &mut self.versions[variable as usize];
            if self.parameters.contains(&variable) {
                versions.push(Made::ByCaller);
            }
            for (block, instructions) in (0..).zip(&self.blocks) {
                if self.phis.contains_key(&(block, variable)) {
                    versions.push(Made::Phi(block));
                }
                let assigning = instructions.iter().filter(|id| self.defs[**id as usize].contains(&variable));
                versions.extend(assigning.map(|&id| Made::By(id)));
            }
        }
    }

    /// Finds the version that every operand reads.
    fn rename(&mut self, variable: u32, tree: &DominatorTree, order: &[u32]) {
        let version = |made: Made| {
            let at = self.versions[variable as usize].iter().position(|&known| known == made);
            at.map_or(Arriving::Nothing, Arriving::Version)
        };
        let mut leaving: FxHashMap<u32, Arriving> = FxHashMap::default();
        for &block in order {
            let mut now = match tree.idom(block) {
                _ if self.phis.contains_key(&(block, variable)) => version(Made::Phi(block)),
                Some(above) => leaving[&above],
                None => version(Made::ByCaller),
            };
            for &id in &self.blocks[block as usize] {
                for &(operand, used) in &self.uses[id as usize] {
                    if used == variable && !self.phi_from.contains_key(&(id, operand)) {
                        self.reads.insert((id, operand), now);
                    }
                }
                if self.defs[id as usize].contains(&variable) {
                    now = version(Made::By(id));
                }
            }
            leaving.insert(block, now);
        }
        let initial = version(Made::ByCaller);
        let left = |from: &u32| leaving.get(from).copied().unwrap_or(Arriving::Nothing);
        for (&(id, operand), from) in &self.phi_from {
            if self.uses[id as usize].contains(&(operand, variable)) {
                self.reads.insert((id, operand), left(from));
            }
        }
        for &block in order {
            if let Some(arms) = self.phis.get_mut(&(block, variable)) {
                arms.iter_mut().for_each(|(from, arriving)| *arriving = left(from));
                if Some(&block) == order.first()
                    && let Some((_, arriving)) = arms.last_mut()
                {
                    *arriving = initial;
                }
            }
        }
    }
}

/// The dominance frontier of every block.
fn frontiers(graph: &Adjacency, tree: &DominatorTree) -> Vec<Vec<u32>> {
    let mut frontier = vec![BTreeSet::new(); graph.nodes()];
    for (from, to) in graph.edges().filter(|(from, _)| tree.is_reached(*from)) {
        let mut at = Some(from);
        while let Some(block) = at.filter(|&block| Some(block) != tree.idom(to)) {
            frontier[block as usize].insert(to);
            at = tree.idom(block);
        }
    }
    frontier.into_iter().map(|blocks| blocks.into_iter().collect()).collect()
}

/// Writes one function with its versions as a base of its own.
struct Writer<'b> {
    old: &'b FactBase,
    part: u32,
    function: &'b Function,
    alone: FactBase,
    /// By variable the id of its first version.
    first: Vec<u32>,
    /// By old instruction its new id.
    moved: Vec<u32>,
    /// By block and variable the phi.
    phis: BTreeMap<(u32, u32), u32>,
}

impl<'b> Writer<'b> {
    fn new(old: &'b FactBase, part: u32, function: &'b Function) -> Self {
        let alone = FactBase::new(Arc::clone(old.schema()));
        Writer { old, part, function, alone, first: Vec::new(), moved: Vec::new(), phis: BTreeMap::new() }
    }

    fn write(mut self, to: &mut FactBase) {
        self.entities();
        self.rows();
        self.sort();
        to.append(std::slice::from_ref(&self.alone));
    }

    fn ty(&self, name: &str) -> TypeId {
        self.old.schema().entity_type(name).expect("the schema declares the type")
    }

    fn entities(&mut self) {
        let partition = self.old.schema().partition.expect("functions are the parts");
        self.alone.open_part(self.old.entities(partition).local_name(self.part));
        let (block, value, instruction) = (self.ty("Block"), self.ty("Value"), self.ty("Instruction"));
        let names = |ty: TypeId| {
            let entities = self.old.entities(ty);
            entities.of_part(self.part).map(|id| entities.local_name(id).to_owned()).collect::<Vec<_>>()
        };
        let (blocks, values, instructions) = (names(block), names(value), names(instruction));
        let changed = [partition, value, instruction];
        for at in 0..self.old.schema().types.len() as u16 {
            let ty = TypeId(at);
            if !changed.contains(&ty) && self.old.schema().is_parted(ty) && !self.old.entities(ty).is_empty()
            {
                names(ty).iter().for_each(|name| _ = self.alone.entity(ty, name));
            }
        }
        let mut next = 0;
        for (name, versions) in values.iter().zip(&self.function.versions) {
            self.first.push(next);
            next += versions.len().max(1) as u32;
            for (at, made) in versions.iter().enumerate() {
                let plain = versions.len() == 1 || *made == Made::ByCaller;
                let shift = usize::from(versions[0] != Made::ByCaller);
                let version = if plain { name.clone() } else { format!("{name}#{}", at + shift) };
                self.alone.entity(value, &version);
            }
            if versions.is_empty() {
                self.alone.entity(value, name);
            }
        }
        self.moved = vec![0; instructions.len()];
        let mut next = 0;
        for (at, inside) in (0..).zip(&self.function.blocks) {
            for &(_, variable) in self.function.phis.range((at, 0)..(at + 1, 0)).map(|(key, _)| key) {
                self.alone
                    .entity(instruction, &format!("{}:{}", blocks[at as usize], values[variable as usize]));
                self.phis.insert((at, variable), next);
                next += 1;
            }
            for &id in inside {
                self.alone.entity(instruction, &instructions[id as usize]);
                self.moved[id as usize] = next;
                next += 1;
            }
        }
    }

    fn rows(&mut self) {
        let schema = Arc::clone(self.old.schema());
        let instruction = self.ty("Instruction");
        let value = self.ty("Value");
        for (at, relation) in schema.relations.iter().enumerate() {
            let id = RelationId(at as u16);
            let Some(ColumnType::Entity(ty)) = relation.columns.first().map(|column| column.ty) else {
                continue;
            };
            let ids = self.old.entities(ty).of_part(self.part);
            let rows = self.old.rows(id).iter().filter(|row| ids.contains(&row[0]));
            for row in rows {
                let mut cells: Vec<u32> = Vec::with_capacity(row.len());
                for (&cell, column) in row.iter().zip(&relation.columns) {
                    cells.push(match column.ty {
                        ColumnType::Entity(ty) if ty == instruction => {
                            self.moved[self.local(ty, cell) as usize]
                        }
                        ColumnType::Entity(ty) => self.local(ty, cell),
                        ColumnType::Symbol => self.alone.symbol(self.old.symbols().get(cell)),
                        ColumnType::Number | ColumnType::Unsigned | ColumnType::Float => cell,
                        ColumnType::Record(_) => unreachable!("facts have no records"),
                    });
                }
                match relation.name.as_str() {
                    "def" => {
                        let made = Made::By(self.local(instruction, row[0]));
                        cells[1] = self.version(cells[1], made);
                        self.alone.rows_mut(id).push_slice(&cells);
                    }
                    "use" => self.read(self.local(instruction, row[0]), &cells),
                    "instruction" => {
                        cells[2] += self.function.phis.range((cells[1], 0)..(cells[1] + 1, 0)).count() as u32;
                        self.alone.rows_mut(id).push_slice(&cells);
                    }
                    _ if ty == value => self.of_versions(id, &cells, relation.name == "divergence_source"),
                    _ => self.alone.rows_mut(id).push_slice(&cells),
                }
            }
        }
        self.write_phis();
    }

    fn local(&self, ty: TypeId, id: u32) -> u32 {
        id - self.old.entities(ty).of_part(self.part).start
    }

    fn version(&self, variable: u32, made: Made) -> u32 {
        let at = self.function.versions[variable as usize].iter().position(|&known| known == made);
        self.first[variable as usize] + at.expect("every assignment has its version") as u32
    }

    /// Copies a fact of a variable to its versions: a fact of a parameter only to the caller's version, and a source
    /// not to versions made by phis.
    fn of_versions(&mut self, relation: RelationId, cells: &[u32], is_source: bool) {
        let versions = &self.function.versions[cells[0] as usize];
        let first = self.first[cells[0] as usize];
        let name = self.old.schema()[relation].name.as_str();
        for at in 0..versions.len().max(1) {
            let made = versions.get(at);
            let by_caller = made.is_none_or(|made| *made == Made::ByCaller);
            let by_phi = matches!(made, Some(Made::Phi(_)));
            if (name.starts_with("parameter") && !by_caller) || (is_source && by_phi) {
                continue;
            }
            let mut row = cells.to_vec();
            row[0] = first + at as u32;
            self.alone.rows_mut(relation).push_slice(&row);
        }
    }

    fn read(&mut self, id: u32, cells: &[u32]) {
        match self.function.reads.get(&(id, cells[1])).copied().unwrap_or(Arriving::Nothing) {
            Arriving::Version(version) => {
                let value = self.first[cells[2] as usize] + version as u32;
                self.push("use", [cells[0], cells[1], value]);
            }
            Arriving::Nothing => self.nothing(cells[0], cells[1], cells[2]),
        }
    }

    /// Operand `operand` reads a variable that has no value.
    fn nothing(&mut self, instruction: u32, operand: u32, variable: u32) {
        let width = self.width(variable);
        let zero = self.alone.symbol("0");
        self.push("undefined_operand", [instruction, operand]);
        self.push("poison_operand", [instruction, operand]);
        self.push("constant", [instruction, operand, width, zero]);
    }

    fn width(&self, variable: u32) -> u32 {
        let value = variable + self.old.entities(self.ty("Value")).of_part(self.part).start;
        let rows = self.old.rows_of_part::<4>(self.relation("value"), self.part);
        rows.iter().find(|row| row[0] == value).map_or(0, |row| row[3])
    }

    fn write_phis(&mut self) {
        let opcode = self.alone.symbol("phi");
        let phis: Vec<((u32, u32), u32)> = self.phis.iter().map(|(key, id)| (*key, *id)).collect();
        let mut position = 0;
        let mut last = u32::MAX;
        for ((block, variable), id) in phis {
            position = if block == last { position + 1 } else { 0 };
            last = block;
            self.push("instruction", [id, block, position, opcode]);
            let version = self.version(variable, Made::Phi(block));
            self.push("def", [id, version]);
            for (operand, (from, arriving)) in (0..).zip(self.function.phis[&(block, variable)].clone()) {
                self.push("phi_operand", [id, operand, from]);
                match arriving {
                    Arriving::Version(at) => {
                        let value = self.first[variable as usize] + at as u32;
                        self.push("use", [id, operand, value]);
                    }
                    Arriving::Nothing => self.nothing(id, operand, variable),
                }
            }
        }
    }

    fn relation(&self, name: &str) -> RelationId {
        self.old.relation(name).expect("the schema declares it")
    }

    fn push<const N: usize>(&mut self, relation: &str, row: [u32; N]) {
        let id = self.relation(relation);
        self.alone.push(id, row);
    }

    /// Brings the rows back into module order; rows of one entity stay as they came, successors in order.
    fn sort(&mut self) {
        let schema = Arc::clone(self.old.schema());
        for (at, relation) in schema.relations.iter().enumerate() {
            let id = RelationId(at as u16);
            let mut rows: Vec<Vec<u32>> = self.alone.rows(id).iter().map(<[u32]>::to_vec).collect();
            if matches!(relation.columns.first().map(|column| column.ty), Some(ColumnType::Entity(_))) {
                rows.sort_by_key(|row| row[0]);
            }
            let mut sorted = dfquery_engine::base::Rows::new(relation.arity());
            rows.iter().for_each(|row| sorted.push_slice(row));
            *self.alone.rows_mut(id) = sorted;
        }
    }
}
