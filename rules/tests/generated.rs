//! What holds of the programs that are generated from all rule files.

use dfquery_engine::compile;

/// `ascent`'s own indexes count in unsynchronised statics, and the programs run on several threads.
#[test]
fn every_relation_names_its_storage() {
    let code = compile::compile(dfquery_rules::program(), |_| true).expect("the rule files can be compiled");
    let declares = |line: &&str| line.contains(" relation ") || line.contains("lattice ");
    let declared: Vec<&str> = code.lines().map(str::trim).filter(declares).collect();
    assert!(declared.len() > 100);
    for line in declared {
        assert!(
            line.starts_with("#[ds(input)] relation ") || line.starts_with("#[ds(derived)] relation "),
            "{line}"
        );
    }
}
