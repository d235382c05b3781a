//! Rules that the build has checked are those that a check of the same files makes; files of users are checked by
//! themselves, to the same result.

use dfquery_engine::{
    base::FactBase,
    check,
    evaluate::{Piece, Rules},
    syntax::Sources,
};
use dfquery_rules::{RuleSet, front_row, topic};

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

#[test]
fn topics_name_results_and_facts() {
    let rules = RuleSet::built_in();
    for line in include_str!("../topics.txt").lines().filter(|line| !line.starts_with('#')) {
        let (words, names) = line.split_once(": ").unwrap_or_else(|| panic!("{line}"));
        for name in names.split_whitespace() {
            let id =
                rules.schema().relation(name).unwrap_or_else(|| panic!("`{name}` of {line} is declared"));
            assert!(rules.program().is_public(id), "`{name}` of {line} is a step");
        }
        for word in words.split(", ") {
            assert!(topic(&word.to_uppercase()).starts_with(&[]) && !topic(word).is_empty(), "{word}");
        }
    }
    assert_eq!(topic("call-graphs")[..3], ["direct_call", "calls", "may_call"]);
    assert!(topic("nothing of the kind").is_empty());
}

#[test]
fn the_reference_has_forty_relations_as_they_are_declared() {
    let rules = RuleSet::built_in();
    let page = include_str!("../../docs/reference.md");
    let heads = page.lines().filter_map(|line| line.strip_prefix("| `")?.split_once(")`"));
    let heads: Vec<String> = heads.map(|(head, _)| format!("{head})")).collect();
    assert_eq!(heads.len(), 40);
    for head in heads {
        let name = head.split('(').next().expect("it has a name");
        let id = rules.schema().relation(name).unwrap_or_else(|| panic!("`{name}` is declared"));
        assert_eq!(rules.schema()[id].to_string(), head);
    }
}

/// A file of a user, with relations of each kind of ours in it: read, derived, inline, and one that is declared here too.
const OWN: &str = r#"
.decl in_loop(header: Block, block: Block)
in_loop(h, b) :- loops.in_loop(h, b), h != b.
.decl busy(block: Block, callee: Function)
busy(b, f) :- in_loop(_, b), instruction(i, b, _, _), calls(i, f).
.output busy
.decl near(position: number)
near(x) :- parameter(_, _, x), small(x).
.output near
"#;

#[test]
fn those_with_files_of_users() {
    let ours = RuleSet::built_in().keep();
    let mut sources = ours.program().sources.clone();
    sources.end_library(ours.names().clone());
    sources.add("own.dl", OWN);
    let query = sources.add("query", "busy(b, _), !divergent_branch(b)");
    let program = check::extending(ours.program(), sources.clone(), Some(query));
    let program = program.0.unwrap_or_else(|| panic!("{:?}", program.1));
    let (whole, _) = check::at_run_time(sources, Some(query));
    let whole = whole.expect("the rules are right");
    assert_eq!(program.schema, whole.schema);
    assert_eq!(format!("{:?}", program.declared), format!("{:?}", whole.declared));
    assert_eq!(format!("{:?}", program.files), format!("{:?}", whole.files));

    let nothing = FactBase::new(ours.schema().clone());
    let behind =
        Rules::extending(Some(ours.rules()), &program, &[], &nothing, false).expect("they can be evaluated");
    let whole = Rules::new(&whole, &[], &nothing, false).expect("they can be evaluated");
    let shape = |piece: &Piece| {
        let reads: Vec<_> = piece.reads().collect();
        format!("{} {} {:?} {:?} {reads:?}", piece.name, piece.local, piece.numbers, piece.file.derives)
    };
    let shapes = |rules: &Rules| -> Vec<String> { rules.pieces().iter().map(shape).collect() };
    assert_eq!(shapes(&behind), shapes(&whole));
}
