//! Graphs and fact bases written by hand, for tests.

use crate::{
    bits::Bits,
    graph::{Graph, Lic, LicId, Op, Operand, Operator},
};
use dfquery_engine::{
    base::FactBase,
    schema::{Column, ColumnType, EntityType, Relation, RelationKind, Schema, TypeId},
};
use std::sync::Arc;

/// The types and columns of rules/schema.dl; no more of the rule language is read here.
pub fn schema() -> Arc<Schema> {
    let text = include_str!("../../rules/schema.dl");
    let mut schema = Schema::default();
    for name in text.lines().filter_map(|line| line.strip_prefix(".type ")?.split(' ').next()) {
        schema.types.push(EntityType { name: name.to_owned(), listed_by: None });
    }
    for declaration in text.lines().filter_map(|line| line.strip_prefix(".decl ")) {
        let (name, columns) = declaration.trim_end_matches(')').split_once('(').expect("columns");
        let columns = columns.split(", ").map(|column| column_of(&schema, column)).collect();
        schema.relations.push(Relation { name: name.to_owned(), columns, ..relation() });
    }
    schema.partition = schema.entity_type("Function");
    Arc::new(schema)
}

fn relation() -> Relation {
    Relation { name: String::new(), columns: Vec::new(), doc: String::new(), kind: RelationKind::Input }
}

fn column_of(schema: &Schema, text: &str) -> Column {
    let (name, ty) = text.split_once(": ").expect("a type");
    let ty = match ty {
        "number" => ColumnType::Number,
        "symbol" => ColumnType::Symbol,
        _ => ColumnType::Entity(schema.entity_type(ty).unwrap_or(TypeId(0))),
    };
    Column { name: name.to_owned(), ty }
}

/// A fact base without facts.
pub fn nothing() -> FactBase {
    FactBase::new(schema())
}

/// A graph that is being written down.
#[derive(Default)]
pub struct Draft {
    graph: Graph,
}

impl Draft {
    /// A graph with nothing but its order input.
    pub fn new(name: &str) -> Draft {
        let mut draft = Draft::default();
        draft.graph.name = name.to_owned();
        draft.graph.order_in = Some(draft.lic("%in_mem_ord", 0));
        draft
    }

    /// A LIC of depth 1.
    pub fn lic(&mut self, name: &str, width: u32) -> LicId {
        self.lic_with(name, width, 1, &[])
    }

    /// A LIC of any depth with initial values.
    pub fn lic_with(&mut self, name: &str, width: u32, depth: u32, init: &[u64]) -> LicId {
        let init = init.iter().map(|&value| Bits::new(width, value)).collect();
        self.graph.lics.push(Lic { name: name.to_owned(), width, depth, init, group: String::new() });
        LicId(self.graph.lics.len() as u32 - 1)
    }

    /// A parameter.
    pub fn param(&mut self, name: &str, width: u32) -> LicId {
        let lic = self.lic(name, width);
        self.graph.params.push(lic);
        lic
    }

    /// The order input.
    pub fn order(&self) -> LicId {
        self.graph.order_in.expect("made at the start")
    }

    /// An operator whose outputs are LICs.
    pub fn op(&mut self, operator: Operator, width: u32, outs: &[Option<LicId>], ins: &[Operand]) -> &mut Op {
        self.graph.ops.push(Op {
            operator,
            width,
            operand_width: None,
            lanes: None,
            immediates: Vec::new(),
            outs: outs.to_vec(),
            ins: ins.to_vec(),
            stream: false,
            origin: String::new(),
            block: String::new(),
            loc: None,
        });
        self.graph.ops.last_mut().expect("just pushed")
    }

    /// A pure operator.
    pub fn pure(&mut self, name: &str, out: LicId, ins: &[Operand]) -> &mut Op {
        let width = self.graph.lic(out).width;
        self.op(Operator::Pure(name.to_owned()), width, &[Some(out)], ins)
    }

    /// The graph with these ends.
    pub fn end(mut self, order_out: Option<LicId>, result: Option<LicId>) -> Graph {
        self.graph.order_out = order_out;
        self.graph.result = result;
        self.graph
    }
}

/// A constant operand.
pub fn constant(width: u32, value: u64) -> Operand {
    Operand::Const(Bits::new(width, value))
}

impl From<LicId> for Operand {
    fn from(lic: LicId) -> Operand {
        Operand::Lic(lic)
    }
}

/// The greatest common divisor by remainders: a loop with two values and an initial value on the continue stream.
pub fn gcd() -> Graph {
    let mut d = Draft::new("gcd");
    let (a, b) = (d.param("%a", 32), d.param("%b", 32));
    let (x, y) = (d.lic("%x", 32), d.lic("%y", 32));
    let (go, again) = (d.lic("%go", 1), d.lic_with("%again", 1, 1, &[0]));
    let (rest, kept, gone) = (d.lic("%rest", 32), d.lic("%kept", 32), d.lic("%gone", 32));
    let inner = d.lic("%inner", 32);
    d.op(Operator::Mov, 1, &[Some(again)], &[go.into()]);
    d.op(Operator::Pick, 32, &[Some(x)], &[again.into(), a.into(), kept.into()]).origin = "%x".into();
    d.op(Operator::Pick, 32, &[Some(y)], &[again.into(), b.into(), rest.into()]).origin = "%y".into();
    d.pure("icmp.ne", go, &[y.into(), constant(32, 0)]).operand_width = Some(32);
    d.op(Operator::Switch, 32, &[Some(gone), Some(inner)], &[go.into(), x.into()]);
    d.op(Operator::Switch, 32, &[None, Some(kept)], &[go.into(), y.into()]);
    d.pure("urem", rest, &[inner.into(), kept.into()]).origin = "%rest".into();
    let order = d.order();
    d.end(Some(order), Some(gone))
}
