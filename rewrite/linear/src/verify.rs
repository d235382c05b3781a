//! Verification of linear code: evaluates the rules of `rules/lir/verify.dl`, sorts their results and words them.

use super::{dump::Dump, rules};
use dfquery_engine::{
    base::FactBase,
    run::{Part, Session},
    schema::{Column, ColumnType},
    tuple::Tuple,
};
use dfquery_extract::lir::Method;
use dfquery_rules::relation;
use std::fmt;

/// One thing that is wrong.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Fault {
    /// The number of the rule: V1 to V17.
    pub rule: u32,
    /// The node that breaks it, or the tree: its number in the method.
    pub node: u32,
    /// The place of the node or tree: file, line and column.
    pub place: Option<(String, u32, u32)>,
    /// The fault in words.
    pub message: String,
    /// The tuple that says so, to be asked why.
    pub tuple: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((file, line, column)) = &self.place {
            write!(f, "{file}:{line}:{column}: ")?;
        }
        write!(f, "V{}: {}", self.rule, self.message)
    }
}

/// A relation that says what is wrong.
struct Kind {
    relation: &'static str,
    /// The number of the rule.
    rule: u32,
    /// The column of the node.
    column: usize,
    /// The fault in words, in which `{0}` is column 0.
    words: &'static str,
}

/// The relation of `T` as a [`Kind`].
const fn kind<T: Tuple>(rule: u32, column: usize, words: &'static str) -> Kind {
    Kind { relation: T::RELATION, rule, column, words }
}

const KINDS: [Kind; 44] = [
    kind::<relation::OrderCycle>(1, 0, "the order comes back to `{0}`"),
    kind::<relation::AmbiguousOrder>(1, 0, "the order is ambiguous at `{0}`"),
    kind::<relation::OneSidedLink>(1, 0, "`{0}` links to `{1}`, which does not link back"),
    kind::<relation::BeyondEnd>(1, 0, "`{0}` is an end of the order, and `{1}` is beyond it"),
    kind::<relation::LastNotReached>(1, 1, "the order of `{0}` does not reach `{1}`, its last node"),
    kind::<relation::UsedTwice>(2, 0, "`{0}` is used more than once: by `{1}` too"),
    kind::<relation::UseBeforeDef>(3, 0, "`{0}` uses `{1}`, which is not executed before"),
    kind::<relation::NeverExecuted>(4, 0, "`{0}` uses `{1}`, which is executed nowhere"),
    kind::<relation::CrossBlockUse>(5, 0, "`{0}` uses `{1}`, which is in another block"),
    kind::<relation::VoidOperand>(6, 0, "`{0}` uses `{1}`, which has no value"),
    kind::<relation::TreeOnlyNode>(
        7,
        0,
        "`{0}` has an operation that only trees have, or linear code with statements",
    ),
    kind::<relation::ReversedNode>(8, 0, "`{0}` is marked as reversed, where the order says it already"),
    kind::<relation::UnmarkedUnused>(9, 0, "nothing uses `{0}`, and it is not marked as unused"),
    kind::<relation::MarkedButUsed>(9, 0, "`{0}` is marked as unused, and `{1}` uses it"),
    kind::<relation::WronglyContained>(10, 1, "`{1}` cannot be part of `{0}`"),
    kind::<relation::ExecutedTwice>(10, 0, "`{0}` is part of `{1}`, and in the order too"),
    kind::<relation::ContainedTwice>(10, 0, "`{0}` is part of `{1}`, and of another node"),
    kind::<relation::ContainedNowhere>(10, 0, "`{0}` is part of nothing that is executed"),
    kind::<relation::ReadsMemoryTwice>(10, 0, "two operands of `{0}` are read from memory as part of it"),
    kind::<relation::MarkedButVoid>(9, 0, "`{0}` is marked as unused, and has no value"),
    kind::<relation::LoadAfterWrite>(10, 0, "`{0}` is executed as part of its user, after the write `{1}`"),
    kind::<relation::ReadAfterStore>(10, 0, "`{0}` is executed as part of its user, after the store `{1}`"),
    kind::<relation::StoreBeforeUse>(11, 0, "the store `{1}` changes the variable before `{0}` is used"),
    kind::<relation::OutOfOrder>(12, 0, "`{0}` has to be executed before `{1}`"),
    kind::<relation::InventedEffect>(12, 0, "no tree has the effect of `{0}`"),
    kind::<relation::WrongOffset>(13, 0, "`{0}` has another offset than `{1}`"),
    kind::<relation::Misplaced>(13, 0, "`{0}` is on the wrong side of `{1}`"),
    kind::<relation::OffsetTwice>(13, 0, "`{0}` and `{1}` mark one statement"),
    kind::<relation::WrongType>(14, 0, "operand {1} of `{0}` has a type that does not fit"),
    kind::<relation::WrongResult>(14, 0, "the value of `{0}` cannot have its type"),
    kind::<relation::WrongArgument>(14, 0, "the side table of `{0}` is wrong about argument {1}"),
    kind::<relation::InvalidScale>(14, 0, "`{0}` has a scale that no machine has"),
    kind::<relation::NotLast>(15, 0, "`{0}` ends a block, and something is executed after it"),
    kind::<relation::WrongSuccessors>(15, 1, "`{1}` does not match the successors of `{0}`"),
    kind::<relation::StillWide>(16, 0, "`{0}` has a value of 64 bits"),
    kind::<relation::PairUsed>(16, 0, "`{1}` cannot take the pair `{0}`"),
    kind::<relation::HasNoLower>(16, 0, "`{0}` has no lower half that fits"),
    kind::<relation::ClobbersCarry>(16, 1, "`{0}` clobbers what `{1}` needs of its lower half"),
    kind::<relation::Interleaved>(
        17,
        0,
        "`{0}` is executed within the statement of `{1}`, and is of another one",
    ),
    kind::<relation::WithinStatement>(
        17,
        0,
        "`{0}` is of a statement that goes on behind that of `{1}`, which is not embedded",
    ),
    kind::<relation::OutsideStatements>(17, 0, "`{0}` is in no statement"),
    kind::<relation::OutOfTreeOrder>(
        17,
        0,
        "`{0}` is executed before `{1}`, which comes first in their tree",
    ),
    kind::<relation::LostEffect>(12, 0, "nothing has the effect of `{0}`"),
    kind::<relation::LostOffset>(13, 0, "no `il` node marks `{0}`"),
];

/// Everything that is wrong with the linear code of `method`, by rule and then in the order of its nodes.
pub fn verify(method: &Method) -> Vec<Fault> {
    let base = rules::base([method], "", "");
    let session = rules::session(&base);
    faults(&session, &session.part(0))
}

/// Everything that is wrong with the linear code of `method`, and what else is known of it.
pub fn inspect(method: &Method) -> (Vec<Fault>, Dump) {
    let base = rules::base([method], "", "");
    let session = rules::session(&base);
    let part = session.part(0);
    (faults(&session, &part), Dump::from_part(method, &base, &part))
}

/// Everything that is wrong with each of `methods`, which were read in `file` with this text.
pub fn verify_all(methods: &[Method], file: &str, text: &str) -> Vec<Vec<Fault>> {
    let base = rules::base(methods, file, text);
    let session = rules::session(&base);
    (0..base.parts()).map(|part| faults(&session, &session.part(part))).collect()
}

/// Everything that is wrong with the linear code of the function that `part` is.
fn faults(session: &Session, part: &Part) -> Vec<Fault> {
    let base = session.base();
    let mut faults: Vec<Fault> = Vec::new();
    for &Kind { relation, rule, column, words } in &KINDS {
        let id = session.schema().relation(relation).expect("a rule file declares it");
        let columns = &session.schema()[id].columns;
        let is_tree = relation.starts_with("lost");
        faults.extend(part.relation(relation).iter().map(|row| {
            let texts: Vec<String> =
                row.iter().zip(columns).map(|(&cell, column)| base.text(column.ty, cell)).collect();
            let quoted = texts.iter().zip(columns).map(|(text, column)| match column.ty {
                ColumnType::Number => text.clone(),
                _ => format!("{text:?}"),
            });
            Fault {
                rule,
                node: row[column],
                place: if is_tree { tree_place(base, row[column]) } else { place(base, row[column]) },
                message: said(words, &shown(base, columns, row, &texts)),
                tuple: format!("{relation}({})", quoted.collect::<Vec<_>>().join(", ")),
            }
        }));
    }
    faults.sort();
    faults
}

/// The names of the cells of `row` in messages: without the function, and by a description for those without a name in
/// the text.
fn shown(base: &FactBase, columns: &[Column], row: &[u32], texts: &[String]) -> Vec<String> {
    let [nodes, trees] = ["Node", "Tree"].map(|ty| base.schema().entity_type(ty).map(ColumnType::Entity));
    let cells = row.iter().zip(columns).zip(texts);
    cells
        .map(|((&cell, column), text)| {
            let local = text.split_once('/').map_or(text.as_str(), |(_, local)| local);
            let described = match Some(column.ty) {
                ty if ty == trees => described_tree(base, cell),
                ty if ty == nodes && is_generated(local) => described_node(base, cell),
                _ => None,
            };
            described.unwrap_or_else(|| format!("`{local}`"))
        })
        .collect()
}

/// Returns true if `name` is what readers call a node that the text does not name.
fn is_generated(name: &str) -> bool {
    name.strip_prefix('n').is_some_and(|number| number.parse::<u32>().is_ok())
}

/// The node `id` by its opcode and its line, if that is known.
fn described_node(base: &FactBase, id: u32) -> Option<String> {
    let (_, line, _) = place(base, id)?;
    let row = base.tuples::<relation::Node>().starting_with(id).next()?;
    Some(format!("the `{}` in line {line}", base.symbol_text(row.opcode)))
}

/// The tree `id` by its opcode and its line, if that is known.
fn described_tree(base: &FactBase, id: u32) -> Option<String> {
    let (_, line, _) = tree_place(base, id)?;
    let row = base.tuples::<relation::Tree>().starting_with(id).next()?;
    Some(format!("the `{}` in line {line}", base.symbol_text(row.opcode)))
}

/// The place of the tree `id` in the source, if that is known.
fn tree_place(base: &FactBase, id: u32) -> Option<(String, u32, u32)> {
    let row = base.tuples::<relation::TreeLocation>().starting_with(id).next()?;
    let file = base.symbol_text(row.file);
    (!file.is_empty()).then(|| (file.to_owned(), row.line, row.column))
}

/// `words` with `texts`, which stand there as `{0}` and so on, in quotes or not.
fn said(words: &str, texts: &[String]) -> String {
    (0..).zip(texts).fold(words.to_owned(), |message, (at, text): (usize, &String)| {
        let bare = text.trim_matches('`');
        message.replace(&format!("`{{{at}}}`"), text).replace(&format!("{{{at}}}"), bare)
    })
}

/// The place of the node `id` in the source, if that is known.
fn place(base: &FactBase, id: u32) -> Option<(String, u32, u32)> {
    let row = base.tuples::<relation::NodeLocation>().starting_with(id).next()?;
    let file = base.symbol_text(row.file);
    (!file.is_empty()).then(|| (file.to_owned(), row.line, row.column))
}
