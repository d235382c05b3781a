//! The facts of a text are those of the tree that it was written from.

use crate::{
    code::{Function, Scatter, scattered},
    facts,
    graphs::{self, Graph},
    programs::recipe,
    runs::program_of,
    text,
};
use dfquery_engine::{base::FactBase, schema::RelationId};
use dfquery_extract::{Source, read};
use proptest::{collection::vec, prelude::*, test_runner::TestCaseResult};

/// Reads a module, which has to go without a message.
fn read_text(text: &str) -> Result<FactBase, TestCaseError> {
    let source = Source { name: "random.ll", bytes: text.as_bytes() };
    let mut reading = read(&source, dfquery_rules::built_in().schema().clone());
    prop_assert!(reading.diagnostics.is_empty(), "{:?}\n{}", reading.diagnostics, text);
    facts::complete(&mut reading.base);
    Ok(reading.base)
}

/// The rows of a relation with their names, in their order.
fn rows(base: &FactBase, relation: RelationId) -> Vec<Vec<String>> {
    let columns = &base.schema()[relation].columns;
    let cells =
        |row: &[u32]| row.iter().zip(columns).map(|(&cell, column)| base.text(column.ty, cell)).collect();
    base.rows(relation).iter().map(cells).collect()
}

/// Reading the text of `functions` gives the facts that are written straight from them, in the same order.
fn expect_same(functions: &[&Function]) -> TestCaseResult {
    let text = text::module(functions);
    let (read, written) = (read_text(&text)?, facts::module(functions));
    for (id, relation) in (0..).map(RelationId).zip(&written.schema().relations) {
        prop_assert_eq!(rows(&read, id), rows(&written, id), "{} of\n{}", relation.name, text);
    }
    Ok(())
}

fn any_graph() -> impl Strategy<Value = Graph> {
    prop_oneof![graphs::wild(8), graphs::structured()]
}

fn scatter() -> impl Strategy<Value = Scatter> {
    vec((0..3_usize, vec((0..1000_usize, 0..1000_usize), 0..3)), 0..12)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn facts_of_programs_are_read(recipe in recipe()) {
        expect_same(&program_of(&recipe).each_ref())?;
    }

    #[test]
    fn facts_of_any_control_flow_are_read(graph in any_graph(), scatter in scatter()) {
        expect_same(&[&scattered(&graph, &scatter)])?;
    }
}
