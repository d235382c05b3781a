//! What checking makes of rules that are right.

#![allow(missing_docs, clippy::unwrap_used)]

use dfquery_engine::{
    check::{self, Aggregate, Literal, Program, Rule, Term},
    schema::{ColumnType, RelationKind},
    syntax::Sources,
};

const SCHEMA: &str = r#"
.type Block <: symbol
/// Holds for every block.
.decl block(block: Block)
.input block
.decl edge(from: Block, to: Block)
.input edge
.decl span(block: Block, pre: number, post: number)
.input span
.decl name(block: Block, text: symbol)
.input name
"#;

fn program(files: &[&str]) -> Program {
    let mut sources = Sources::new();
    sources.add("schema.dl", SCHEMA);
    for (at, text) in files.iter().enumerate() {
        sources.add(format!("{at}.dl"), *text);
    }
    let (program, problems) = check::program(sources);
    program.unwrap_or_else(|| panic!("{problems:?}"))
}

/// The rules of one file after the schema.
fn rules(text: &str) -> Vec<Rule> {
    program(&[text]).files.into_iter().flat_map(|file| file.rules.clone()).collect()
}

fn aggregate(rule: &Rule) -> &Aggregate {
    let found = rule.body.iter().find_map(|literal| match literal {
        Literal::Aggregate(aggregate) => Some(aggregate),
        _ => None,
    });
    found.expect("an aggregate")
}

fn names(rule: &Rule, ids: &[check::VariableId]) -> Vec<String> {
    ids.iter().map(|id| rule.variables[id.0 as usize].name.clone()).collect()
}

#[test]
fn disjunctions_and_heads_are_split() {
    let rules = rules(
        ".decl a(x: Block) .output a\n.decl b(x: Block) .output b\n\
         a(x), b(x) :- block(x), (edge(x, _); edge(_, x)).",
    );
    assert_eq!(rules.len(), 4);
    assert!(rules.iter().all(|rule| rule.body.len() == 2 && rule.line == 3));
}

#[test]
fn inline_relations_are_replaced_and_keep_their_variables_apart() {
    let rules = rules(
        ".decl above(a: Block, b: Block) inline\n\
         above(a, b) :- span(a, pre, post), span(b, at, _), pre <= at, at <= post.\n\
         .decl chain(a: Block, pre: number) .output chain\n\
         chain(a, pre) :- span(a, pre, _), above(a, b), above(b, _).",
    );
    let [rule] = &rules[..] else { panic!("{rules:?}") };
    assert_eq!(rule.body.len(), 9);
    let is_inner_pre = |name: &str| rule.variables.iter().filter(|variable| variable.name == name).count();
    assert_eq!(is_inner_pre("pre"), 3, "one of the rule, one of each use");
    assert!(rule.span.start < rule.span.end && rule.line == 4);
}

#[test]
fn a_negated_inline_relation_becomes_the_opposite_of_its_rules() {
    let rules = rules(
        ".decl near(a: Block, n: number) inline\n\
         near(a, n) :- edge(a, _), n < 3.\n\
         near(a, n) :- block(a), n = 7.\n\
         .decl far(a: Block, n: number) .output far\n\
         far(a, n) :- span(a, n, _), !near(a, n).",
    );
    let signs = |rule: &Rule| -> Vec<String> {
        let sign = |literal: &Literal| match literal {
            Literal::Atom(atom) => format!("{}", atom.relation.0),
            Literal::Not(atom) => format!("!{}{:?}", atom.relation.0, atom.terms.last().unwrap()),
            Literal::Compare(comparison, ..) => comparison.sign().to_owned(),
            Literal::Aggregate(_) => "aggregate".to_owned(),
        };
        rule.body.iter().map(sign).collect()
    };
    let all: Vec<Vec<String>> = rules.iter().map(signs).collect();
    let (no_edge, no_block) = ("!1Any", "!0Variable(VariableId(0))");
    assert_eq!(
        all,
        [["2", no_edge, no_block], ["2", no_edge, "!="], ["2", ">=", no_block], ["2", ">=", "!="]]
    );
}

#[test]
fn an_inline_relation_with_an_aggregate_takes_the_arguments() {
    let rules = rules(
        ".decl degree(node: Block, n: number) inline\n\
         degree(node, n) :- block(node), n = count : { edge(node, _) }.\n\
         .decl two(b: Block) .output two\n\
         two(b) :- degree(b, 2), block(node), edge(node, b).",
    );
    let outer = names(&rules[0], &aggregate(&rules[0]).outer);
    assert_eq!(outer, ["b"], "not the rule's own `node`");
}

#[test]
fn a_variable_that_stands_outside_of_an_aggregate_is_not_its_own() {
    let rules = rules(
        ".decl most(n: number) .output most\n\
         most(n) :- n = count : { edge(block, _) }, block(block).\n\
         .decl all(n: number) .output all\n\
         all(n) :- n = count : { edge(block, _) }.",
    );
    let [most, all] = &rules[..] else { panic!("{rules:?}") };
    assert_eq!(names(most, &aggregate(most).outer), ["block"]);
    assert_eq!(names(most, &aggregate(most).inner), ["_"]);
    assert_eq!(names(all, &aggregate(all).outer), [""; 0]);
    assert_eq!(names(all, &aggregate(all).inner), ["block", "_"]);
}

#[test]
fn types_pass_through_equations_in_any_order() {
    let rules = rules(
        ".decl same(text: symbol) .output same\n\
         same(text) :- text = other, other = third, name(_, third), third != \"x\".",
    );
    assert!(rules[0].variables.iter().all(|variable| variable.ty == ColumnType::Symbol), "{rules:?}");
}

#[test]
fn files_and_strata_come_in_the_order_of_need() {
    let program = program(&[
        ".decl last(x: Block) .output last\nlast(x) :- block(x), !reach(x).",
        ".decl start(x: Block)\n.decl reach(x: Block)\n.output reach\n\
         reach(x) :- start(x).\nreach(y) :- reach(x), edge(x, y).\nstart(x) :- block(x), !other(x).\n\
         .decl other(x: Block)\nother(x) :- edge(_, x).",
    ]);
    let order: Vec<&str> = program.files.iter().map(|file| program.sources[file.id].name.as_str()).collect();
    assert_eq!(order, ["schema.dl", "1.dl", "0.dl"]);
    let name = |id: &dfquery_engine::schema::RelationId| program.schema[*id].name.as_str();
    let strata: Vec<Vec<&str>> =
        program.files[1].strata.iter().map(|s| s.iter().map(name).collect()).collect();
    assert_eq!(strata, [["other"], ["start"], ["reach"]]);
    let reads: Vec<&str> = program.files[2].reads.iter().map(name).collect();
    assert_eq!(reads, ["block", "reach"]);
}

#[test]
fn the_schema_says_kinds_listings_and_words() {
    let program = program(&[".decl a(x: Block) choice-domain x\na(x) :- block(x).\n.output a"]);
    let id = |name: &str| program.schema.relation(name).unwrap();
    assert_eq!(program.schema[id("block")].kind, RelationKind::Input);
    assert_eq!(program.schema[id("a")].kind, RelationKind::Derived);
    assert_eq!(program.schema[id("block")].doc, "Holds for every block.");
    assert_eq!(program.schema.types[0].listed_by, Some(id("block")));
    let declared = &program.declared[id("a").0 as usize];
    assert_eq!((declared.choice.clone(), declared.output, declared.line), (vec![vec![0]], true, 1));
}

#[test]
fn terms_keep_their_numbers_and_texts() {
    let rules = rules(
        ".decl a(x: number, y: symbol) .output a\na(-2147483648, \"q\\\"\\n\").\na(0x10 + 2 * 3, \"\").",
    );
    assert_eq!(rules[0].head.terms, [Term::Number(i32::MIN), Term::Text("q\"\n".to_owned())]);
    let Term::Binary(_, left, right) = &rules[1].head.terms[0] else { panic!("{rules:?}") };
    assert_eq!(**left, Term::Number(16));
    assert!(matches!(**right, Term::Binary(..)), "`*` binds stronger than `+`");
}

/// The messages of a file after the schema.
fn errors(text: &str) -> Vec<String> {
    let mut sources = Sources::new();
    sources.add("schema.dl", SCHEMA);
    sources.add("0.dl", text);
    let (program, problems) = check::program(sources);
    assert!(program.is_none(), "it is refused");
    problems.iter().filter(|problem| problem.is_error()).map(|problem| problem.message.clone()).collect()
}

#[test]
fn more_values_than_their_numbers_hold_are_refused() {
    let sum = |first: usize| (first..first + 190).map(|n| n.to_string()).collect::<Vec<_>>().join(" + ");
    let sums: Vec<String> = (0..400).map(|at| format!("a != {}", sum(at * 190))).collect();
    let rule = |sums: &[String]| {
        format!(
            ".decl n(a: number)\nn(1).\n.decl m(a: number)\n.output m\nm(a) :- n(a), {}.\n",
            sums.join(", ")
        )
    };
    assert_eq!(errors(&rule(&sums)), ["this rule has more than 65535 variables, constants and operators"]);
    assert_eq!(rules(&rule(&sums[..100])).len(), 2);
}

#[test]
fn more_types_than_their_numbers_hold_are_refused() {
    let types: String = (0..66_000).map(|at| format!(".type T{at} <: symbol\n")).collect();
    assert_eq!(errors(&types), ["more than 65535 types are declared"]);
}
