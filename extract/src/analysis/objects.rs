//! Names of the memory that a function makes, as symbols: rules about whole programs hold them in one column with
//! those of variables and functions, which are symbols too.

use crate::analysis::declared::{entity_type, relation};
use dfquery_engine::{base::FactBase, schema::RelationId};
use rustc_hash::FxHashSet;

/// The relations that [`complete`] fills.
pub const RELATIONS: [&str; 3] = ["object_name", "call_object", "rest_object"];

/// The instructions that may make memory: an `alloca`, and what calls.
const MAKERS: [&str; 4] = ["alloca", "call", "invoke", "callbr"];

/// Names what each `alloca` and each call may make, and the further arguments of each function, in module order; what
/// has names keeps them.
pub fn complete(base: &mut FactBase) {
    let [object_name, call_object, rest_object] = RELATIONS.map(|name| relation(base, name));
    if base.rows(object_name).is_empty() && base.rows(call_object).is_empty() {
        let (values, calls) = makers(base);
        let names = values.into_iter().map(|value| (object_name, "Value", value));
        let names = names.chain(calls.into_iter().map(|call| (call_object, "Instruction", call)));
        names.for_each(|(relation, ty, entity)| name(base, relation, ty, entity, ""));
    }
    if base.rows(rest_object).is_empty() {
        let functions = base.entities(entity_type(base, "Function")).len() as u32;
        (0..functions).for_each(|function| name(base, rest_object, "Function", function, "/..."));
    }
}

/// Gives `entity` its own name as that of an object, with `suffix` after it.
fn name(base: &mut FactBase, relation: RelationId, ty: &str, entity: u32, suffix: &str) {
    let name = base.name(entity_type(base, ty), entity) + suffix;
    let name = base.symbol(&name);
    base.push(relation, [entity, name]);
}

/// The pointers that instructions make which may make memory, and those of these that make none.
fn makers(base: &FactBase) -> (Vec<u32>, Vec<u32>) {
    let [def, value, instruction] = ["def", "value", "instruction"].map(|name| relation(base, name));
    let opcodes = MAKERS.map(|text| base.symbols().find(text));
    let is_pointer = |row: &&[u32; 4]| base.symbols().get(row[2]).contains("ptr");
    let pointers: FxHashSet<u32> =
        base.rows(value).arrays::<4>().iter().filter(is_pointer).map(|row| row[0]).collect();
    let all = base.rows(instruction).arrays::<4>().iter();
    let makers: FxHashSet<u32> =
        all.filter(|row| opcodes.contains(&Some(row[3]))).map(|row| row[0]).collect();
    let defs = base.rows(def).arrays::<2>().iter().filter(|[instruction, _]| makers.contains(instruction));
    let made: Vec<&[u32; 2]> = defs.filter(|[_, value]| pointers.contains(value)).collect();
    let named: FxHashSet<u32> = made.iter().map(|row| row[0]).collect();
    let mut calls: Vec<u32> = makers.difference(&named).copied().collect();
    calls.sort_unstable();
    (made.into_iter().map(|row| row[1]).collect(), calls)
}
