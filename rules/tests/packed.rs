//! Rules that the build has checked are those that a check of the same files makes.

use dfquery_engine::{check, syntax::Sources};
use dfquery_rules::{RuleSet, front_row};

fn is_what_a_check_makes(rules: &RuleSet) {
    let packed = rules.program();
    let mut sources = Sources::new();
    for (_, file) in packed.sources.iter() {
        sources.add(file.name.as_str(), file.text.as_str());
    }
    let (checked, problems) = check::program(sources);
    let checked = checked.unwrap_or_else(|| panic!("{problems:?}"));
    assert_eq!(packed.schema, checked.schema);
    assert_eq!(format!("{:?}", packed.declared), format!("{:?}", checked.declared));
    assert_eq!(packed.files.len(), checked.files.len());
    for (packed, checked) in packed.files.iter().zip(&checked.files) {
        assert_eq!(format!("{packed:?}"), format!("{checked:?}"));
    }
}

#[test]
fn all_of_them() {
    is_what_a_check_makes(&RuleSet::built_in());
}

#[test]
fn those_of_a_question() {
    let names = front_row().into_iter().flat_map(|(_, names)| names).step_by(4);
    for name in names.chain(["in_loop", "taint_sink", "divergent"]) {
        is_what_a_check_makes(&RuleSet::declaring([name.to_owned()].into()));
    }
}
