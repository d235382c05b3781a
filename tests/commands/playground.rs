//! The playground in a browser: type, run, ask, prove, step, share.
//!
//! `playground/build.sh` makes the page. The tests say that they are skipped without it, or without a browser.

use crate::chromium::Chromium;
use serde_json::json;
use std::path::{Path, PathBuf};

/// A function with a loop, as a user types it.
const TYPED: &str = "define i32 @power(i32 %n) {\nentry:\n  br label %head\nhead:\n  %i = phi i32 [ 0, %entry ], [ %i2, %head ]\n  \
    %x = phi i32 [ 1, %entry ], [ %x2, %head ]\n  %x2 = mul i32 %x, 3\n  %i2 = add i32 %i, 1\n  %done = icmp eq i32 %i2, %n\n  \
    br i1 %done, label %exit, label %head\nexit:\n  ret i32 %x2\n}\n";

/// A browser with the playground, once it is ready.
fn playground() -> Option<(Chromium, PathBuf)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("playground/out/playground.html");
    if !path.exists() {
        println!("skipped: playground/build.sh has made no page");
        return None;
    }
    let browser = Chromium::start()?;
    browser.open(&path, "");
    Some((browser, path))
}

/// The number that the page notes under `name`.
fn noted(browser: &Chromium, name: &str) -> f64 {
    let value = browser.value(&format!("document.documentElement.dataset.{name} ?? '0'"));
    value.as_str().expect("a text").parse().expect("a number")
}

/// Sets a field as a user who types does.
fn write(browser: &Chromium, id: &str, text: &str) {
    browser.value(&format!(
        "(field => (field.value = {}, field.dispatchEvent(new Event('input', {{ bubbles: true }}))))(document.getElementById('{id}'))",
        json!(text)
    ));
}

/// Draws the function again, and gives the time that it took, in milliseconds.
fn draw(browser: &Chromium) -> f64 {
    browser.value("delete document.documentElement.dataset.drawn");
    browser.click("#run button");
    browser.wait("document.documentElement.dataset.drawn");
    noted(browser, "drawn")
}

fn ask(browser: &Chromium, question: &str, button: &str) -> String {
    let before = noted(browser, "answered");
    browser.click("#tab-ask");
    write(browser, "question", question);
    browser.click(button);
    browser.wait(&format!("document.documentElement.dataset.answered > {before}"));
    browser.text("#answer")
}

#[test]
fn a_program_is_typed_run_asked_proved_stepped_and_shared() {
    let Some((browser, path)) = playground() else { return };
    // gcd is there from the start, with a run on 48 and 36.
    assert!(browser.text("#status").starts_with("gcd:"), "{}", browser.text("#status"));
    browser.within("#page", || {
        assert_eq!(browser.text("h1 b"), "gcd");
        browser.click("#last");
        browser.click("[data-id=result]");
        assert!(browser.text(".graph .about").contains("result 12"), "{}", browser.text(".graph .about"));
    });
    // Drawn again, when all is warm.
    let drawn = (0..5).map(|_| draw(&browser)).fold(f64::INFINITY, f64::min);
    println!("gcd is drawn in {drawn} ms");
    // Typed, and drawn by itself.
    write(&browser, "text", TYPED);
    browser.wait("document.getElementById('status').textContent.startsWith('power:')");
    write(&browser, "arguments", "4");
    draw(&browser);
    browser.within("#page", || {
        assert_eq!(browser.text("#now").split(" of ").next(), Some("step 0"));
        browser.click("#next");
        assert_eq!(browser.text("#now").split(" of ").next(), Some("step 1"));
        assert!(!browser.text("#fired").starts_with("nothing"));
        browser.click("#last");
        // The small map may be above it.
        browser.value("document.querySelector('[data-id=result]').dispatchEvent(new MouseEvent('click', { bubbles: true }))");
        assert!(browser.text(".graph .about").contains("result 81"), "{}", browser.text(".graph .about"));
    });
    // Asked, proved, and denied.
    let answer = ask(&browser, "in_loop", "#query");
    assert!(answer.contains("power/head") && !answer.contains("power/exit"), "{answer}");
    let before = noted(&browser, "answered");
    browser.click("#answer tbody tr");
    browser.wait(&format!("document.documentElement.dataset.answered > {before}"));
    let proof = browser.text("#answer");
    assert!(
        proof.contains("in_loop(\"power/head\", \"power/head\")") && proof.contains("back_edge"),
        "{proof}"
    );
    let missing = ask(&browser, "in_loop(\"power/head\", \"power/exit\")", "#why_not");
    assert!(missing.contains("does not hold"), "{missing}");
    let joined = ask(&browser, "loop_header(H), live_in(H, V)", "#query");
    assert!(joined.contains("power/%n"), "{joined}");
    // Rules of one's own.
    write(&browser, "rules", ".decl own(block: Block)\n.output own\nown(b) :- loop_header(b).\n");
    browser.wait(
        "[...document.querySelectorAll('#relations dt')].some(topic => topic.textContent === 'your rules')",
    );
    assert!(ask(&browser, "own", "#query").contains("power/head"));
    write(&browser, "rules", ".decl own(block: Block)\nown(b) :- loop_heder(b).\n");
    browser.wait("document.getElementById('status').className === 'wrong'");
    assert!(browser.text("#status").contains("loop_heder"), "{}", browser.text("#status"));
    write(&browser, "rules", "");
    browser.wait("document.getElementById('status').textContent.startsWith('power:')");
    ask(&browser, "loop_header(\"power/head\")", "#why");
    // The link has all of it.
    browser.click("#share");
    browser.wait("document.getElementById('status').textContent.startsWith('the link is')");
    let hash = browser.value("location.hash");
    let hash = hash.as_str().expect("a text");
    browser.open(&path, hash);
    assert_eq!(browser.value("document.getElementById('text').value"), TYPED);
    assert_eq!(browser.value("document.getElementById('arguments').value"), "4");
    assert!(browser.text("#answer").contains("loop_header(\"power/head\")"), "{}", browser.text("#answer"));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn every_example_is_drawn_and_answers_its_question() {
    let Some((browser, _)) = playground() else { return };
    let examples = browser.value("document.getElementById('example').length - 1");
    for number in 0..examples.as_u64().expect("a number") {
        let said = browser.value(&format!(
            "playground.take('{number}').then(() => [document.getElementById('status').className, document.getElementById('status').title])"
        ));
        assert_eq!(said[0], "", "{number}: {said}");
        let rows = "document.getElementById('question').value === '' || document.querySelectorAll('#answer tr').length > 1";
        assert_eq!(browser.value(rows), true, "{number}");
        browser.within("#page", || {
            assert!(!browser.text("h1 b").is_empty());
            assert_ne!(browser.value("document.querySelectorAll('.block, .node').length"), 0, "{number}");
        });
    }
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn what_is_wrong_is_said_and_the_next_program_is_read() {
    let Some((browser, _)) = playground() else { return };
    for (text, said) in [("define i32 @f(", "program.ll:1"), ("nonsense", "program.ll")] {
        write(&browser, "text", text);
        browser.wait("document.getElementById('status').className === 'wrong'");
        assert!(
            browser
                .value("document.getElementById('status').title")
                .as_str()
                .unwrap_or_default()
                .contains(said)
        );
        write(&browser, "text", TYPED);
        browser.wait("document.getElementById('status').textContent.startsWith('power:')");
    }
}

/// zlib's `inflate` from the corpus that `DFQUERY_CORPUS` names.
#[test]
fn a_large_function_is_drawn() {
    let Some(corpus) = std::env::var_os("DFQUERY_CORPUS").map(PathBuf::from) else {
        return println!("skipped: DFQUERY_CORPUS does not name a corpus");
    };
    let Some((browser, _)) = playground() else { return };
    let text = std::fs::read_to_string(corpus.join("c/zlib.O1.ll")).expect("a module");
    let said = browser.value(&format!(
        "playground.show({{ kind: 'll', text: {}, function: 'inflate' }}).then(() => \
         [document.documentElement.dataset.drawn, document.getElementById('status').title])",
        json!(text)
    ));
    println!("inflate, the first time: {said}");
    browser.within("#page", || assert_eq!(browser.text("h1 b"), "inflate"));
    println!("inflate, again: {} ms", draw(&browser));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
