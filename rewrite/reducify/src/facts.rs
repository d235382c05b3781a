//! The facts of a new function, as a reader of its text would find them.

use super::{
    names::Names,
    plan::{Act, Operand, Plan, Step, Value},
};
use dfquery_engine::{
    base::FactBase,
    run::Session,
    schema::{Column, ColumnType, RelationId, Schema, TypeId},
};
use dfquery_extract::analysis::dominance;
use dfquery_rules::{entity, relation};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// The facts of the function of `plan`, alone in their base, ready for the rules of `session` to run on.
///
/// Shape   blocks have the numbers of their nodes
pub fn facts(plan: &Plan, names: &Names, session: &Session) -> FactBase {
    let mut writer = Writer::new(plan, names);
    writer.function();
    writer.blocks();
    writer.values();
    writer.instructions();
    let mut base = writer.base;
    dominance::complete(&mut base);
    session.intern(&mut base);
    base
}

struct Writer<'w, 'p, 'a> {
    plan: &'w Plan<'p, 'a>,
    names: &'w Names,
    old: &'a FactBase,
    schema: Arc<Schema>,
    base: FactBase,
    kinds: Kinds,
    values: FxHashMap<Value, entity::Value>,
    /// The instructions of the old function with a copy in the present node, by their copy there.
    here: FxHashMap<u32, entity::Instruction>,
    node: usize,
}

/// The entity types, and the relations by what their rows are about.
#[derive(Clone)]
struct Kinds {
    function: TypeId,
    value: TypeId,
    instruction: TypeId,
    /// About the function as a whole.
    of_function: Vec<RelationId>,
    /// About values, but for the list of them.
    of_value: Vec<RelationId>,
    /// About instructions, and not about one of their operands.
    of_instruction: Vec<RelationId>,
    /// About operands.
    of_operand: Vec<RelationId>,
}

/// The function that is made, alone in its base.
const FUNCTION: entity::Function = entity::Function(0);

impl Kinds {
    fn of(base: &FactBase) -> Kinds {
        let schema = base.schema();
        let (function, value) = (base.type_of::<entity::Function>(), base.type_of::<entity::Value>());
        let instruction = base.type_of::<entity::Instruction>();
        let made = [
            base.relation_of::<relation::Instruction>(),
            base.relation_of::<relation::Def>(),
            base.relation_of::<relation::Value>(),
        ];
        let about = |ty: TypeId| {
            let relations = schema.relations.iter().enumerate();
            let about = relations.filter(move |(_, relation)| {
                relation.columns.first().map(|column| column.ty) == Some(ColumnType::Entity(ty))
            });
            let about = about.map(|(at, _)| RelationId(at as u16));
            about.filter(move |id| !made.contains(id) && !base.rows(*id).is_empty())
        };
        let is_operand =
            |id: &RelationId| schema[*id].columns.get(1).is_some_and(|column| column.name == "operand");
        let (of_operand, of_instruction) = about(instruction).partition(is_operand);
        Kinds {
            function,
            value,
            instruction,
            of_function: about(function).collect(),
            of_value: about(value).collect(),
            of_instruction,
            of_operand,
        }
    }
}

impl<'w, 'p, 'a> Writer<'w, 'p, 'a> {
    fn new(plan: &'w Plan<'p, 'a>, names: &'w Names) -> Self {
        let old = plan.function.base();
        let mut base = FactBase::new(Arc::clone(old.schema()));
        base.origin.clone_from(&old.origin);
        Writer {
            plan,
            names,
            old,
            schema: Arc::clone(old.schema()),
            base,
            kinds: Kinds::of(old),
            values: FxHashMap::default(),
            here: FxHashMap::default(),
            node: 0,
        }
    }

    fn function(&mut self) {
        self.base.open_part(self.plan.function.name());
        for relation in self.kinds.of_function.clone() {
            self.copy_rows(relation, self.plan.function.id, FUNCTION.0);
        }
    }

    fn blocks(&mut self) {
        let outline = self.plan.outline;
        for (position, (node, name)) in (0..).zip(outline.nodes.iter().zip(&self.names.blocks)) {
            let block: entity::Block = self.base.new_entity(name);
            self.base.add(relation::Block { block, function: FUNCTION, position });
            for successor in &node.successors {
                let to = entity::Block(successor.to as u32);
                self.base.add(relation::Edge { from: block, to, successor: successor.number });
            }
            match node.origin {
                Some(old) => self.copy_cases(old, block),
                None if node.gathers() => {}
                None => {
                    let codes = &self.plan.labels.of(block.0 as usize).codes;
                    for (successor, code) in (0..).zip(codes).skip(1) {
                        let bits = self.base.intern(code);
                        self.base.add(relation::CaseValue { block, successor, bits });
                    }
                }
            }
        }
    }

    fn copy_cases(&mut self, old: u32, block: entity::Block) {
        for case in self.plan.function.rows_at::<relation::CaseValue>(old) {
            let bits = self.base.intern(self.plan.function.text(case.bits));
            self.base.add(relation::CaseValue { block, bits, ..case });
        }
        for weight in self.plan.function.rows_at::<relation::BranchWeight>(old) {
            self.base.add(relation::BranchWeight { block, ..weight });
        }
    }

    fn values(&mut self) {
        let parameters = self.plan.function.parameters.iter().map(|&value| Value::Parameter(value));
        let results = self.plan.steps.iter().flatten().filter_map(|step| step.result);
        for value in parameters.chain(results) {
            let name = format!("%{}", self.names.values[&value]);
            let id: entity::Value = self.base.new_entity(&name);
            self.values.insert(value, id);
            let (ty, width) = self.type_of(value);
            let r#type = self.base.intern(&ty);
            self.base.add(relation::Value { value: id, function: FUNCTION, r#type, width });
            if let Value::Parameter(old) | Value::Copied { value: old, .. } = value {
                for relation in self.kinds.of_value.clone() {
                    self.copy_rows(relation, old, id.0);
                }
            }
        }
    }

    fn type_of(&self, value: Value) -> (String, u32) {
        let function = self.plan.function;
        let old = match value {
            Value::Parameter(old) | Value::Copied { value: old, .. } | Value::Joined { value: old, .. } => {
                old
            }
            Value::Carried { phi, .. } => function.instruction(phi).result.expect("a phi has a result"),
            Value::Label { .. } | Value::Choice { .. } => {
                let bits = self.plan.label_bits(value);
                return (format!("i{bits}"), bits);
            }
            Value::Test { .. } => return ("i1".to_owned(), 1),
        };
        (function.value_type(old).to_owned(), function.width(old))
    }

    fn instructions(&mut self) {
        let plan = self.plan;
        for (node, steps) in plan.steps.iter().enumerate() {
            self.node = node;
            self.here.clear();
            let labels = self.labels(node);
            for ((position, step), label) in (0..).zip(steps).zip(labels) {
                let name = format!("{}:{label}", self.names.blocks[node]);
                let instruction = self.base.new_entity(&name);
                let (block, opcode) = (entity::Block(node as u32), self.base.intern(self.opcode(step)));
                self.base.add(relation::Instruction { instruction, block, position, opcode });
                if let Some(value) = step.result {
                    self.base.add(relation::Def { instruction, value: self.values[&value] });
                }
                self.instruction(instruction, step);
            }
        }
    }

    /// The labels of the instructions of `node` in their block: those of the copied instructions, else new numbers.
    fn labels(&self, node: usize) -> Vec<usize> {
        let function = self.plan.function;
        let block = self.plan.outline.nodes[node].origin.map(|block| function.block(block));
        let range = block.map_or(0..0, |block| block.instructions.clone());
        let mut further = range.len()..;
        let label = |step: &Step| {
            let copied = match step.act {
                Act::Copy(old) | Act::Phi(old) => Some(function.place(old)).filter(|at| range.contains(at)),
                _ => None,
            };
            copied.map(|at| at - range.start).or_else(|| further.next())
        };
        self.plan.steps[node].iter().filter_map(label).collect()
    }

    fn opcode(&self, step: &Step) -> &'a str {
        match step.act {
            Act::Copy(old) => self.plan.function.opcode(self.plan.function.instruction(old)),
            Act::Phi(_) | Act::Join(_) | Act::Label => "phi",
            Act::Test => "icmp",
            Act::Choose => "select",
            Act::Dispatch => "switch",
            Act::Go => "br",
        }
    }

    fn instruction(&mut self, instruction: entity::Instruction, step: &Step) {
        match step.act {
            Act::Copy(old) => {
                self.here.insert(old, instruction);
                for relation in self.kinds.of_instruction.clone() {
                    self.copy_rows(relation, old, instruction.0);
                }
                for relation in self.kinds.of_operand.clone() {
                    self.copy_rows(relation, old, instruction.0);
                }
                return;
            }
            Act::Phi(old) => {
                self.here.insert(old, instruction);
                for relation in self.kinds.of_instruction.clone() {
                    self.copy_rows(relation, old, instruction.0);
                }
            }
            Act::Test => {
                let predicate = self.base.intern("eq");
                self.base.add(relation::Predicate { instruction, predicate });
            }
            Act::Join(_) | Act::Label | Act::Choose | Act::Dispatch | Act::Go => {}
        }
        for (at, operand) in (0..).zip(&step.operands) {
            self.operand(instruction, at, operand, step);
        }
        for (operand, &from) in (0..).zip(&step.incoming) {
            self.base.add(relation::PhiOperand { instruction, operand, from: entity::Block(from as u32) });
        }
    }

    fn operand(&mut self, instruction: entity::Instruction, operand: u32, read: &Operand, step: &Step) {
        match read {
            Operand::Value(value) => {
                self.base.add(relation::Use { instruction, operand, value: self.values[value] });
            }
            Operand::Number(width, bits) => {
                let (width, bits) = (*width, self.base.intern(bits));
                self.base.add(relation::Constant { instruction, operand, width, bits });
            }
            Operand::Poison => {
                let width = step.result.map_or(0, |value| self.type_of(value).1);
                let bits = self.base.intern("0");
                self.base.add(relation::Constant { instruction, operand, width, bits });
                self.base.add(relation::UndefinedOperand { instruction, operand });
                self.base.add(relation::PoisonOperand { instruction, operand });
            }
            Operand::Same { instruction: old, operand: at } => {
                self.copy_operand(*old, *at, instruction.0, operand);
            }
        }
    }

    /// Copies the rows about one operand, a constant.
    fn copy_operand(&mut self, old: u32, operand: usize, id: u32, at: u32) {
        for relation in self.kinds.of_operand.clone() {
            if relation == self.base.relation_of::<relation::PhiOperand>() {
                continue;
            }
            let rows: Vec<&[u32]> = self.old.rows_from(relation, old).collect();
            for row in rows.into_iter().filter(|row| row[1] == operand as u32) {
                let mut moved = self.moved(relation, row, id);
                moved[1] = at;
                self.base.rows_mut(relation).push_slice(&moved);
            }
        }
    }

    /// Copies the rows of `relation` that begin with `old`, to begin with `id`.
    fn copy_rows(&mut self, relation: RelationId, old: u32, id: u32) {
        let rows: Vec<&[u32]> = self.old.rows_from(relation, old).collect();
        for row in rows {
            let moved = self.moved(relation, row, id);
            self.base.rows_mut(relation).push_slice(&moved);
        }
    }

    /// `row` with its entities and symbols replaced by those of the new function.
    fn moved(&mut self, relation: RelationId, row: &[u32], id: u32) -> Vec<u32> {
        let schema = Arc::clone(&self.schema);
        let rest = row[1..].iter().zip(&schema[relation].columns[1..]);
        std::iter::once(id).chain(rest.map(|(&cell, column)| self.cell(cell, column))).collect()
    }

    fn cell(&mut self, cell: u32, column: &Column) -> u32 {
        match column.ty {
            ColumnType::Symbol => self.base.symbol(self.old.symbols().get(cell)),
            ColumnType::Number | ColumnType::Unsigned | ColumnType::Float => cell,
            ColumnType::Record(_) => unreachable!("facts have no records"),
            ColumnType::Entity(ty) if ty == self.kinds.function => 0,
            ColumnType::Entity(ty) if ty == self.kinds.value => {
                let value = self.plan.read(self.node, cell);
                value.map_or(0, |value| self.values[&value].0)
            }
            ColumnType::Entity(ty) if ty == self.kinds.instruction => self
                .here
                .get(&cell)
                .map(|copy| copy.0)
                .expect("instructions are about others of their block before them"),
            ColumnType::Entity(_) => self.node as u32,
        }
    }
}
