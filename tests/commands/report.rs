//! Pages of `--format html`: what is in them, and what a reader can do with them in a browser.

use crate::browser::Browser;
use crate::folder::Folder;
use serde_json::{Value, json};
use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

const RIGHT: &str = "\u{E014}";
const DOWN: &str = "\u{E015}";
const PAGE_DOWN: &str = "\u{E00F}";
const ENTER: &str = "\u{E007}";
const HOME: &str = "\u{E011}";
const ESCAPE: &str = "\u{E00C}";

fn dfquery(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dfquery"));
    command.args(arguments).current_dir(env!("CARGO_MANIFEST_DIR")).output().expect("the binary runs")
}

/// Writes a page into `folder`, and says where it is.
fn page(folder: &Folder, arguments: &[&str]) -> PathBuf {
    let path = folder.as_ref().join("report.html");
    let target = path.to_string_lossy().into_owned();
    let output = dfquery(&[arguments, &["--format", "html", "-o", &target]].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    path
}

/// The data that a page holds under a name.
fn data(path: &Path, id: &str) -> Option<Value> {
    let text = fs::read_to_string(path).expect("the page is there");
    let (_, rest) = text.split_once(&format!("<script type=\"application/json\" id=\"{id}\">"))?;
    let (json, _) = rest.split_once("</script>").expect("the element ends");
    Some(serde_json::from_str(json).expect("it is JSON"))
}

/// A module with names that are markup, quotes, and letters outside of ASCII.
const HOSTILE: &str = r#"
define i32 @"</script><img src=x onerror=document.title=1>\22'&\C3\A9\E2\98\83"(i32 %"<b>a</b>", i32 %"\22q\22 'too'") {
"<!-- entry":
  %"</script><script>document.title=2</script>" = add i32 %"<b>a</b>", %"\22q\22 'too'"
  br label %"\E2\98\83 & <i>loop</i>"

"\E2\98\83 & <i>loop</i>":
  %"x\22y" = phi i32 [ %"</script><script>document.title=2</script>", %"<!-- entry" ], [ %"]]>", %"\E2\98\83 & <i>loop</i>" ]
  %"]]>" = sub i32 %"x\22y", 1
  %"&amp;" = icmp sgt i32 %"]]>", 0
  br i1 %"&amp;", label %"\E2\98\83 & <i>loop</i>", label %end

end:
  ret i32 %"x\22y"
}
"#;

#[test]
fn a_page_is_the_same_for_any_number_of_threads_and_names_no_other_file() {
    let folder = Folder::new("page");
    let path = page(&folder, &["tests/cases/kernels.ll", "--jobs", "1"]);
    let one = fs::read_to_string(&path).expect("the page is there");
    let two = fs::read_to_string(page(&folder, &["tests/cases/kernels.ll", "--jobs", "2"]));
    assert_eq!(one, two.expect("the page is there"));
    let index = data(&path, "index").expect("an index");
    let names: Vec<&Value> =
        index["functions"].as_array().expect("a list").iter().map(|function| &function["name"]).collect();
    assert_eq!(names, ["gcd", "fir", "bubble_step", "pick_tree"]);
    let outside = one.replace("http://www.w3.org/2000/svg", "");
    assert!(!outside.contains("http://") && !outside.contains("https://") && !outside.contains(" src="));
}

#[test]
fn facts_tell_the_lines_that_the_ir_would() {
    let folder = Folder::new("page-facts");
    let path = page(&folder, &["facts", "--function", "gcd"]);
    let function = data(&path, "function-0").expect("a function");
    assert_eq!(function["lines"][3], json!([4, " = icmp eq ", 3, ", 0"]));
    assert_eq!(function["lines"][4], json!(["br ", 4, " → ", -4, " → ", -3]));
}

#[test]
fn only_named_functions_of_a_large_program_have_reasons() {
    let folder = Folder::new("page-large");
    let block = "  %x.N = add i32 %a, N\n";
    let body: String = (0..2100).map(|number| block.replace('N', &number.to_string())).collect();
    let large = format!("define i32 @large(i32 %a) {{\n{body}  ret i32 %a\n}}\n");
    let module = folder.as_ref().join("large.ll");
    fs::write(&module, large + "define i32 @small(i32 %a) {\n  ret i32 %a\n}\n").expect("writable");
    let module = module.to_string_lossy();
    let path = page(&folder, &[&module]);
    assert!(data(&path, "function-1").expect("a function").get("graph").is_none());
    assert!(data(&path, "reasons-1").is_none());
    let path = page(&folder, &[&module, "--function", "small"]);
    assert!(data(&path, "function-0").expect("a function").get("graph").is_some());
    assert!(data(&path, "reasons-0").is_some());
}

#[test]
fn a_page_says_by_which_options_its_graphs_were_converted() {
    let folder = Folder::new("page-options");
    let conversion = |arguments: &[&str]| {
        let path = page(&folder, &[&["tests/cases/conversion/irreducible.ll"], arguments].concat());
        let function = data(&path, "function-0").expect("a function");
        (path.clone(), data(&path, "index").expect("an index")["conversion"].clone(), function)
    };
    let (_, usual, function) = conversion(&[]);
    assert_eq!(usual, "--convert structured --prefer area --reducify auto --budget 2.0,1.5");
    let structured = function["graph"].clone();
    assert!(structured.is_object());
    let (path, said, function) =
        conversion(&["--convert", "predicated", "--repeat-invariants", "--budget", "3,2"]);
    assert_eq!(
        said,
        "--convert predicated --prefer area --repeat-invariants --reducify auto --budget 3.0,2.0"
    );
    assert_ne!(function["graph"], structured);
    let Some(browser) = Browser::start() else { return };
    browser.open(&path);
    assert_eq!(browser.text(".graph .converted"), format!("Converted by {}", said.as_str().expect("a text")));
    let (path, _, function) = conversion(&["--reducify", "off"]);
    assert_eq!(function["skipped"], "irreducible cycle in bb3");
    browser.open(&path);
    assert!(browser.text(".about .absent").ends_with("--reducify off --budget 2.0,1.5"));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn a_page_of_several_functions_begins_with_what_was_asked_for() {
    let folder = Folder::new("page-asked");
    let input = "tests/cases/taint/command.ll";
    let path = page(&folder, &[input, "--relation", "taint_sink", "--taint", "default"]);
    let asked = data(&path, "index").expect("an index")["asked"].clone();
    let [relation] = &asked.as_array().expect("a list")[..] else { panic!("{asked}") };
    let rows = relation["rows"].as_array().expect("a list");
    assert_eq!((&relation["name"], &relation["count"]), (&json!("taint_sink"), &json!(rows.len())));
    for row in rows {
        let steps = row["ways"][0].as_array().expect("a path");
        let says = |text: &Value, part: &str| text.as_str().is_some_and(|text| text.contains(part));
        assert!(says(&row["says"], " gets data that "), "{row}");
        assert!(steps.len() > 1 && says(&steps[steps.len() - 1]["says"], "a sink"), "{row}");
        assert_eq!(steps[steps.len() - 1]["select"], row["select"], "{row}");
    }
    let path = page(&folder, &["facts", "--function", "gcd", "--explore"]);
    let sets = data(&path, "index").expect("an index")["sets"].clone();
    assert_eq!(sets["columns"][6], "options");
    assert!(sets["rows"].as_array().is_some_and(|rows| rows.len() > 8), "{sets}");
    let Some(browser) = Browser::start() else { return };
    browser.open(&path);
    assert!(browser.text(".asked table").contains("--counters"));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn what_a_page_cannot_show_is_refused() {
    let refused = |arguments: &[&str], help: &str| {
        let output = dfquery(&[&["tests/cases/kernels.ll"], arguments].concat());
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{errors}");
        assert!(errors.contains(help), "{errors}");
    };
    let html = ["--format", "html"];
    let refused_page = |arguments: &[&str], help: &str| refused(&[&html, arguments].concat(), help);
    refused_page(&["--emit", "dataflow"], "--format html shows functions");
    refused_page(&["--query", "loop_header(H)"], "--format html shows functions");
    refused_page(&["--relation", "target_class"], "--relation target_class --format text");
    refused_page(&["--args", "1"], "name it with --function");
    refused_page(&["--function", "gcd", "--args", "1"], "give them as --args 1,2");
    refused(&["--relation", "in_loop", "--seed", "1"], "`dfquery simulate` runs a function");
}

#[test]
fn a_value_is_clicked_and_its_proof_read() {
    let Some(browser) = Browser::start() else { return };
    let folder = Folder::new("page-proof");
    let path = page(&folder, &["tests/cases/kernels.ll", "--function", "gcd", "--relation", "in_loop"]);
    browser.open(&path);
    assert_eq!(browser.run("return document.querySelectorAll('.title.first, .title.other').length", &[]), 2);
    browser.click(".title[data-key=b2]");
    browser.click(".tuples .tuple[data-relation=in_loop]");
    let proof = browser.text(".proof");
    for part in ["in_loop(head, body)", "rules/loops.dl:", "back_edge(body, head)", "successor(body, head)"] {
        assert!(proof.contains(part), "{part} in {proof}");
    }
    // A value that stands in a line leads to its facts, and from a step of a proof to what it mentions.
    browser.click("[data-key=v5] [data-ref=v3]");
    assert!(browser.text(".facts").starts_with("%y\nvalue"), "{}", browser.text(".facts"));
    browser.click(".tuples .tuple[data-relation=live_in]");
    assert!(browser.text(".proof").contains("by liveness.dl:"), "{}", browser.text(".proof"));
    browser.click(".proof summary .cell.key.b");
    assert!(browser.text(".title.selected").starts_with(&browser.text(".facts h3 b")));
    // Where lines are not shown, the label of its block stands for a value.
    browser.click(".flow .tool.wide");
    browser.click(".node[data-id=\"1\"]");
    assert_eq!(browser.run("return document.querySelectorAll('.title.selected').length", &[]), 1);
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn a_run_is_stepped_through() {
    let Some(browser) = Browser::start() else { return };
    let folder = Folder::new("page-run");
    let path = page(&folder, &["facts", "--function", "gcd", "--args", "48,36"]);
    browser.open(&path);
    assert_eq!(browser.text("#now"), "step 0 of 11");
    browser.click("#next");
    assert_eq!(browser.text("#now"), "step 1 of 11");
    let fired = browser.text("#fired");
    assert!(fired.contains("pick %x = 48") && fired.contains("pick %y = 36"), "{fired}");
    assert_eq!(browser.run("return document.querySelectorAll('.node.fired').length", &[]), 2);
    // 36 waits at both readers of %y, and nowhere else.
    let waiting =
        "return [...document.querySelectorAll('.tokens')].filter(text => text.textContent === '36').length";
    assert_eq!(browser.run(waiting, &[]), 2);
    browser.click("#last");
    browser.click("[data-id=result]");
    assert!(browser.text(".graph .about").contains("result 12 after 11 cycles"));
    let end = "return [...document.querySelectorAll('.tokens')].map(text => text.textContent).filter(text => text).sort()";
    assert_eq!(browser.run(end, &[]), json!(["1", "1", "12", "●"]));
    browser.click("#first");
    assert_eq!(browser.text("#fired"), "nothing has fired yet");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn keys_are_enough() {
    let Some(browser) = Browser::start() else { return };
    let folder = Folder::new("page-keys");
    browser.open(&page(&folder, &["facts", "--function", "gcd", "--args", "48,36"]));
    browser.run("document.querySelector('.stage [tabindex=\"0\"]').focus()", &[]);
    browser.press(&[PAGE_DOWN, DOWN, ENTER]);
    assert!(browser.text(".facts").starts_with("%x\nvalue"), "{}", browser.text(".facts"));
    browser.press(&["n", "n", "p"]);
    assert_eq!(browser.text("#now"), "step 1 of 11");
    browser.run("document.querySelector('.graph [tabindex=\"0\"]').focus()", &[]);
    browser.press(&[RIGHT]);
    browser.press(&[DOWN, ENTER]);
    assert!(browser.text(".facts").starts_with("%x\nvalue"), "{}", browser.text(".facts"));
    browser.press(&[ESCAPE]);
    assert!(browser.text(".facts").starts_with("gcd\n"), "{}", browser.text(".facts"));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn hostile_names_are_only_shown() {
    let Some(browser) = Browser::start() else { return };
    let folder = Folder::new("page-hostile");
    let module = folder.as_ref().join("<img src=x onerror=document.title=3>.ll");
    fs::write(&module, HOSTILE).expect("writable");
    let path = page(&folder, &[&module.to_string_lossy()]);
    browser.open(&path);
    let name = r#""</script><img src=x onerror=document.title=1>\22'&\C3\A9\E2\98\83""#;
    assert_eq!(browser.text("h1 b"), name);
    assert_eq!(browser.run("return document.title", &[]), format!("{name} · dfquery"));
    browser.click("[data-key=v2]");
    assert!(browser.text(".facts").starts_with(r#"%"</script><script>document.title=2</script>""#));
    browser.run("document.querySelectorAll('.tuples .tuple').forEach(tuple => tuple.click())", &[]);
    browser.click("#last");
    assert_eq!(browser.run("return document.querySelectorAll('img, i, main script').length", &[]), 0);
    assert_eq!(browser.run("return document.title", &[]), format!("{name} · dfquery"));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn a_list_of_functions_leads_to_each_of_them() {
    let Some(browser) = Browser::start() else { return };
    let folder = Folder::new("page-list");
    browser.open(&page(&folder, &["tests/cases/kernels.ll"]));
    assert_eq!(browser.run("return document.querySelectorAll('.block, .node').length", &[]), 0);
    let first = || browser.text("tbody tr:first-child td");
    assert_eq!(first(), "gcd");
    browser.click("[data-sort=blocks]");
    assert_eq!(first(), "pick_tree");
    browser.click("[data-sort=blocks]");
    assert_eq!(first(), "gcd");
    browser.click("[data-function=\"2\"]");
    assert_eq!(browser.text("h1 b"), "bubble_step");
    assert_eq!(browser.run("return document.querySelectorAll('.block').length", &[]), 5);
    browser.click("#all");
    browser.click("[data-function=\"0\"]");
    assert_eq!(browser.text("h1 b"), "gcd");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// A page of a function whose source text can be read, with debug information.
const WORDS: [&str; 3] = ["docs/tutorial/words.ll", "--function", "find"];

#[test]
fn a_line_of_the_source_leads_to_its_instructions_and_back() {
    let folder = Folder::new("page-source");
    let path = page(&folder, &WORDS);
    let function = data(&path, "function-0").expect("a function");
    let text = fs::read_to_string("docs/tutorial/words.c").expect("the source");
    for stretch in function["text"].as_array().expect("stretches") {
        assert_eq!(function["files"][stretch[0].as_u64().expect("a number") as usize], "words.c");
        let first = stretch[1].as_u64().expect("a line") as usize;
        for (at, line) in stretch[2].as_array().expect("lines").iter().enumerate() {
            assert_eq!(
                line.as_str().expect("a text"),
                text.lines().nth(first + at - 1).expect("a line").trim_end()
            );
        }
    }
    let Some(browser) = Browser::start() else { return };
    browser.open(&path);
    browser.click(".src.code[data-line=\"0:23\"]");
    assert!(
        browser.text(".facts small:last-of-type").starts_with("words.c:23:"),
        "{}",
        browser.text(".facts h3")
    );
    assert!(browser.run("return document.querySelectorAll('.line.shared').length", &[]).as_u64() > Some(0));
    browser.click(".line[data-key]:last-of-type");
    let lines =
        "return [...document.querySelectorAll('.src.selected')].map(line => line.dataset.line).join()";
    let place = browser.run("return page.sheet.sourceLines(page.selected).join()", &[]);
    assert_eq!(browser.run(lines, &[]), place);
    assert_ne!(place, "");
    // A page without debug information has no pane for it.
    browser.open(&page(&folder, &["tests/cases/kernels.ll", "--function", "gcd"]));
    assert_eq!(browser.run("return document.querySelector('.source').hidden", &[]), true);
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// Questions that a page and `--query` have to answer alike.
const QUESTIONS: [&str; 9] = [
    "in_loop(H, B)",
    "in_loop(H, B), live_in(B, V)",
    "edge(A, B, _), !in_loop(B, A), A != B",
    "use(I, N, V), N > 0, def(J, V), J != I",
    "edge(A, B, N), edge(B, C, N), edge(C, A, _)",
    "instruction(I, B, P, O), O = \"phi\", P >= 0",
    "instruction(I, B, _, \"phi\"), in_loop(B, B)",
    "live_in(B, \"gcd/%b\")",
    "live_in(B, V), !loop_header(B)",
];

#[test]
fn a_page_answers_questions_as_the_command_does() {
    let Some(browser) = Browser::start() else { return };
    let folder = Folder::new("page-questions");
    browser.open(&page(&folder, &["tests/cases/kernels.ll", "--function", "gcd"]));
    let ask = "try { const { columns, rows } = new Question(page.sheet, arguments[0]).answers();
        return rows.map(row => row.map((cell, at) => page.sheet.spelled(columns[at][1], cell).replace(/^\"|\"$/g, '')).join()).sort(); }
        catch (wrong) { return `${wrong.at} ${wrong.message}`; }";
    for question in QUESTIONS {
        let told = dfquery(&[
            "tests/cases/kernels.ll",
            "--function",
            "gcd",
            "--query",
            question,
            "--format",
            "csv",
            "--limit",
            "0",
        ]);
        assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
        let told = String::from_utf8(told.stdout).expect("text");
        let mut told: Vec<&str> = told.lines().skip(1).collect();
        told.sort_unstable();
        assert_eq!(browser.run(ask, &[question.into()]), json!(told), "{question}");
    }
    let wrong = |question: &str| browser.run(ask, &[question.into()]).as_str().expect("an error").to_owned();
    assert_eq!(wrong("in_lop(H, B)"), "0 there is no relation `in_lop`: `in_loop`, `read_in_loop`?");
    assert_eq!(wrong("dominates(A, B)"), "0 `dominates` is a relation that pages do not hold");
    assert_eq!(wrong("edge(A, B)"), "0 `edge` has 3 columns: from, to, successor");
    assert_eq!(wrong("in_loop(H, B), !live_in(C, _)"), "16 `C` stands in no atom without `!`");
    assert_eq!(wrong("in_loop(H, B), live_in(V, H)"), "26 `H` is a block elsewhere, and a value here");
    assert_eq!(wrong("in_loop(\"nowhere\", B)"), "8 gcd has no block `nowhere`");
    assert_eq!(wrong("in_loop(H B)"), "10 a `)` is missing before `B`");
    assert_eq!(wrong("in_loop(H, \"x"), "11 the string has no end");
    // The line itself: answers lead to what they mention, and are marked.
    browser.press(&["?"]);
    browser.press(&["l", "o", "o", "p", "_", "h", "e", "a", "d", "e", "r", "(", "H", ")", ENTER]);
    assert!(browser.text(".answer").starts_with("1 answer"), "{}", browser.text(".answer"));
    assert!(browser.text(".title.first").starts_with("head"));
    browser.click(".answer .cell.key.b");
    assert!(browser.text(".title.selected").starts_with("head"));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn the_address_leads_back_to_what_was_shown() {
    let Some(browser) = Browser::start() else { return };
    let folder = Folder::new("page-address");
    let path = page(&folder, &["tests/cases/kernels.ll"]);
    browser.open(&path);
    browser.click("[data-function=\"0\"]");
    browser.click("[data-key=v5] [data-ref=v3]");
    browser.run("page.facts.questions.ask('in_loop(H, B)')", &[]);
    browser.click(".tuples .tuple[data-relation=live_in]");
    let seen = "return [location.hash, page.sheet.name, page.sheet.nameOf(page.selected), document.querySelector('.proof h3').textContent, document.querySelectorAll('.answer tbody tr').length]";
    let before = browser.run(seen, &[]);
    let address = before[0].as_str().expect("an address").to_owned();
    assert!(address.starts_with("#/gcd&select%3D"), "{address}");
    browser.run("location.hash = 'bubble_step'", &[]);
    assert_eq!(browser.text("h1 b"), "bubble_step");
    browser.run("location.hash = arguments[0]", &[address.into()]);
    assert_eq!(browser.text("h1 b"), "gcd");
    assert_eq!(browser.run(seen, &[]), before);
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn a_text_is_found_in_a_function() {
    let Some(browser) = Browser::start() else { return };
    let folder = Folder::new("page-find");
    browser.open(&page(&folder, &WORDS));
    browser.press(&["/"]);
    browser.press(&["i", "c", "m", "p"]);
    let lines = "return page.sheet.lines.filter(line => page.flow.plain(line).includes('icmp')).length";
    let count = browser.run(lines, &[]).as_u64().expect("a count");
    assert_eq!(browser.text(".found-of"), format!("1 of {count}"));
    assert!(browser.text(".line.selected").contains("icmp"));
    browser.press(&[ENTER]);
    assert_eq!(browser.text(".found-of"), format!("2 of {count}"));
    assert_eq!(browser.run("return document.querySelectorAll('.line.found').length", &[]), count);
    browser.press(&[ESCAPE]);
    assert_eq!(browser.run("return document.querySelectorAll('.line.found').length", &[]), 0);
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn views_are_made_wider_and_a_large_picture_has_a_map() {
    let Some(browser) = Browser::start() else { return };
    let folder = Folder::new("page-views");
    let module = folder.as_ref().join("large.ll");
    fs::write(&module, irreducible(3, 90)).expect("writable");
    browser.open(&page(&folder, &[&module.to_string_lossy()]));
    let width = || browser.run("return document.querySelector('.pane.flow').clientWidth", &[]).as_i64();
    let before = width().expect("a width");
    browser.run("document.querySelector('.border.between-flow').focus()", &[]);
    browser.press(&[RIGHT, RIGHT]);
    assert!((width().expect("a width") - before - 48).abs() <= 1, "{before}, then {:?}", width());
    browser.press(&[HOME]);
    assert_eq!(width(), Some(before));
    browser.click(".flow .tools button:last-child");
    assert!(width() > Some(2 * before));
    browser.click(".flow .tools button:last-child");
    assert_eq!(width(), Some(before));
    // The map shows all blocks, and moves the view to where it is clicked.
    assert_eq!(browser.run("return document.querySelectorAll('.flow .map .place').length", &[]), 90);
    let top = || browser.run("return document.querySelector('.flow .view').scrollTop", &[]).as_i64();
    assert_eq!(top(), Some(0));
    browser.click(".flow .map");
    assert!(top() > Some(100), "{:?}", top());
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn relations_of_lanes_are_not_in_the_way_where_none_differ() {
    let Some(browser) = Browser::start() else { return };
    let folder = Folder::new("page-order");
    let shown = "page.select(arguments[0]); return [...document.querySelectorAll('.facts > details:not(.rest) > summary code')].map(name => name.textContent)";
    browser.open(&page(&folder, &["tests/cases/kernels.ll", "--function", "gcd"]));
    let plain = browser.run(shown, &["v3".into()]);
    let plain: Vec<&str> = plain.as_array().expect("names").iter().filter_map(Value::as_str).collect();
    assert_eq!(plain[0], "live_in", "{plain:?}");
    assert!(!plain.contains(&"class") && !plain.contains(&"stride"), "{plain:?}");
    browser.click(".facts > .rest > summary");
    assert!(browser.text(".facts > .rest").contains("class"));
    browser.open(&page(&folder, &["tests/cases/divergence/kernels.ll", "--function", "reduce"]));
    let lanes = browser.run(shown, &["v0".into()]);
    assert!(lanes.as_array().expect("names").contains(&"class".into()), "{lanes:?}");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// What holds of a layout, however good it is: no two nodes overlap, edges lead downwards or back, and what is
/// shaded as a loop holds the blocks of that loop and no others.
const LAYOUT: &str = r#"
const wrong = [];
for (let at = 0; at < index.functions.length; at++) {
  page.open(at);
  const { sheet, flow } = page;
  const boxes = flow.boxes;
  boxes.forEach((a, one) => boxes.forEach((b, other) => {
    if (one < other && a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h) wrong.push(`${sheet.name}: ${one} on ${other}`);
  }));
  for (const { group, rows } of flow.layout.bands) {
    boxes.forEach((box, block) => {
      const inside = rows.some(row => box.x >= row.left && box.x + box.w <= row.right && box.y >= row.top - 1 && box.y <= row.bottom);
      const touches = rows.some(row => box.x < row.right && box.x + box.w > row.left && box.y === row.top);
      const belongs = flow.nest.around[block].includes(group);
      if (belongs ? !inside : touches) wrong.push(`${sheet.name}: ${block} and ${group}`);
    });
  }
}
return wrong;
"#;

#[test]
fn blocks_do_not_overlap_and_loops_are_shaded_whole() {
    let Some(browser) = Browser::start() else { return };
    let folder = Folder::new("page-layout");
    let module = folder.as_ref().join("irreducible.ll");
    let functions: String = (0..24).map(|seed| irreducible(seed, 6 + seed as usize)).collect();
    fs::write(&module, functions).expect("writable");
    browser.open(&page(&folder, &[&module.to_string_lossy()]));
    assert_eq!(browser.run(LAYOUT, &[]), json!([]));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// A function whose blocks branch anywhere but to the entry.
fn irreducible(seed: u64, blocks: usize) -> String {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let mut draw = |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    let mut text = format!("define void @f{seed}(i1 %c) {{\nb0:\n  br label %b1\n");
    for block in 1..blocks {
        let one = (block + draw(6)).saturating_sub(2).clamp(1, blocks - 1);
        let other = 1 + draw(blocks - 1);
        let end = match draw(6) {
            0 => "ret void".to_owned(),
            1 => format!("br label %b{other}"),
            2 => format!("br i1 %c, label %b{one}, label %b{other}"),
            _ => format!("br i1 %c, label %b{one}, label %b{}", (block + 1).min(blocks - 1)),
        };
        text += &format!("b{block}:\n  {end}\n");
    }
    text + "}\n"
}
