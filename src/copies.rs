//! Copies of functions, and of tables with their addresses, one for each function that calls them, so that what a copy
//! does is not mixed with what others do.

use crate::{error::Result, program::Program, whole_facts};
use dfquery_engine::{
    base::FactBase,
    schema::{ColumnType, RelationId},
    tuple::Symbol,
};
use dfquery_rules::relation;
use rustc_hash::FxHashMap;

/// The linkage of copies: no other module calls them.
const LINKAGE: &str = "internal";

/// Gives functions of `program` copies of those that they call, as rules/memory/copies.dl says, and has them call these.
///
/// A copy is called as the function or table, `@`, and the function that it is for: `push_back@main`.
///
/// # Errors
///
/// [`Error::Stopped`](crate::Error::Stopped).
pub(crate) fn copy(program: &mut Program) -> Result<()> {
    let mut called = whole_facts::derived(program, "called_for", |row| (row[1], row[0]))?;
    called.sort_unstable();
    let mut tables = whole_facts::derived(program, "named_for", |row| (Symbol(row[1]), row[0]))?;
    tables.sort_unstable();
    let copies = Copies::new(&mut program.base, &called, &tables);
    copies.append(&mut program.base);
    copies.declare(&mut program.base);
    copies.fill_tables(&mut program.base);
    Ok(())
}

/// The copies of a program.
struct Copies {
    /// The functions that are copied, each with the one that the copy is for.
    made: Vec<(u32, u32)>,
    /// By function the one that it is left to, itself and not as a copy: the first.
    left_to: FxHashMap<u32, u32>,
    /// By table, or copy of one, the function that it is for.
    tables: FxHashMap<Symbol, u32>,
    /// By the function that a copy is for, and the symbol of what it is of, the symbol of the copy.
    symbols: FxHashMap<(u32, Symbol), Symbol>,
}

impl Copies {
    /// Names copies; `called` are functions, each with all that it is called for, in order, and `named` are tables.
    fn new(base: &mut FactBase, called: &[(u32, u32)], named: &[(Symbol, u32)]) -> Copies {
        let (mut made, mut left_to) = (Vec::new(), FxHashMap::default());
        for of_one in called.chunk_by(|one, other| one.0 == other.0) {
            left_to.insert(of_one[0].0, of_one[0].1);
            made.extend_from_slice(&of_one[1..]);
        }
        let names: FxHashMap<u32, Symbol> =
            base.tuples::<relation::FunctionName>().map(|row| (row.function.0, row.global)).collect();
        let mut symbols = FxHashMap::default();
        for &(function, root) in &made {
            let Some(&global) = names.get(&function) else { continue };
            let name = format!("@{}", part_name(base, root, function));
            symbols.insert((root, global), base.intern(&name));
        }
        let mut tables = FxHashMap::default();
        for of_one in named.chunk_by(|one, other| one.0 == other.0) {
            tables.insert(of_one[0].0, of_one[0].1);
            for &(table, root) in &of_one[1..] {
                let name = copy_name(base, base.symbol_text(table), root);
                let copy = base.intern(&name);
                symbols.insert((root, table), copy);
                tables.insert(copy, root);
            }
        }
        Copies { made, left_to, tables, symbols }
    }

    /// The function or table that `global` is for the function `root`: a copy, or itself.
    fn of(&self, root: u32, global: Symbol) -> Symbol {
        self.symbols.get(&(root, global)).copied().unwrap_or(global)
    }

    /// Appends the copies to the functions of `base`, and has them, and the functions that they are for, call copies.
    fn append(&self, base: &mut FactBase) {
        let copy = |&(function, root): &(u32, u32)| {
            let mut part = base.part_alone(function, |_, _| true);
            let name = part_name(base, root, function);
            part.rename_parts(|_| Some(name.clone()));
            part
        };
        let parts: Vec<FactBase> = self.made.iter().map(copy).collect();
        let first = base.parts();
        base.append(&parts);
        // The function that a copy is for, by its number.
        let root_of = |part: u32| part.checked_sub(first).map(|at| self.made[at as usize].1);
        let names: Vec<_> = base
            .tuples::<relation::FunctionName>()
            .map(|row| {
                let copy = root_of(row.function.0).and_then(|root| self.symbols.get(&(root, row.global)));
                relation::FunctionName { global: copy.copied().unwrap_or(row.global), ..row }
            })
            .collect();
        base.replace(names);
        let linkage = base.intern(LINKAGE);
        let linked: Vec<_> = base
            .tuples::<relation::FunctionLinkage>()
            .map(|row| {
                let is_copy = row.function.0 >= first;
                relation::FunctionLinkage { linkage: if is_copy { linkage } else { row.linkage }, ..row }
            })
            .collect();
        base.replace(linked);
        let instructions = base.entities(base.type_of::<dfquery_rules::entity::Instruction>());
        let meant = |instruction: u32, global: Symbol| {
            let caller = instructions.part_of(instruction);
            let root = root_of(caller).or_else(|| self.left_to.get(&caller).copied());
            self.of(root.unwrap_or(caller), global)
        };
        let calls = base.tuples::<relation::Call>();
        let calls: Vec<_> =
            calls.map(|row| relation::Call { callee: meant(row.instruction.0, row.callee), ..row }).collect();
        let operands = base.tuples::<relation::GlobalOperand>();
        let operands: Vec<_> = operands
            .map(|row| relation::GlobalOperand { global: meant(row.instruction.0, row.global), ..row })
            .collect();
        let parts = base.tuples::<relation::ConstantPart>();
        let parts: Vec<_> = parts
            .map(|row| relation::ConstantPart { global: meant(row.instruction.0, row.global), ..row })
            .collect();
        base.replace(calls);
        base.replace(operands);
        base.replace(parts);
    }

    /// Has tables, and copies of them, hold the addresses of copies for the same function.
    fn fill_tables(&self, base: &mut FactBase) {
        let pointers = base.tuples::<relation::GlobalPointer>();
        let pointers: Vec<_> = pointers
            .map(|row| match self.tables.get(&row.global) {
                Some(&root) => relation::GlobalPointer { target: self.of(root, row.target), ..row },
                None => row,
            })
            .collect();
        base.replace(pointers);
    }

    /// Says of each copy what the program says of the function or table by its name.
    fn declare(&self, base: &mut FactBase) {
        let mut copies: FxHashMap<Symbol, Vec<Symbol>> = FxHashMap::default();
        for (&(_, global), &copy) in &self.symbols {
            copies.entry(global).or_default().push(copy);
        }
        copies.values_mut().for_each(|all| all.sort_unstable());
        let linkage = base.intern(LINKAGE);
        let (is_linkage, group) =
            (base.relation_of::<relation::Linkage>(), base.relation_of::<relation::Comdat>());
        let schema = base.schema().clone();
        for (relation, at) in schema.relations.iter().zip(0..) {
            let is_global = relation
                .columns
                .first()
                .is_some_and(|column| column.name == "global" && column.ty == ColumnType::Symbol);
            let id = RelationId(at);
            if !is_global || id == group {
                continue;
            }
            let mut rows: Vec<Vec<u32>> = Vec::new();
            for row in base.rows(id).iter() {
                for copy in copies.get(&Symbol(row[0])).into_iter().flatten() {
                    let mut row = row.to_vec();
                    row[0] = copy.0;
                    if id == is_linkage {
                        row[1] = linkage.0;
                    }
                    rows.push(row);
                }
            }
            if !rows.is_empty() {
                let all = base.rows_mut(id);
                rows.iter().for_each(|row| all.push_slice(row));
            }
        }
    }
}

/// The name of the copy of `function` for `root`.
fn part_name(base: &FactBase, root: u32, function: u32) -> String {
    let partition = base.schema().partition.expect("functions are the parts");
    copy_name(base, &base.name(partition, function), root)
}

/// The name of the copy of what is called `name` for the function `root`.
fn copy_name(base: &FactBase, name: &str, root: u32) -> String {
    let partition = base.schema().partition.expect("functions are the parts");
    format!("{name}@{}", base.name(partition, root))
}
