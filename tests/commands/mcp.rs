//! `dfquery mcp`: the protocol, answers of bounded length with places, edits, and questions whose answers `opt-22` knows.

#![allow(clippy::unwrap_used)]

mod client;
mod questions;

use crate::folder::Folder;
use client::{Client, MOST};
use serde_json::{Value, json};
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

/// A function with a loop; line 8 has the branch of the loop.
const LOOP: &str = "define i32 @f(i32 %n) {\nentry:\n  br label %head\nhead:\n  %i = phi i32 [ 0, %entry ], [ %j, %head ]\n  \
    %j = add i32 %i, 1\n  %done = icmp eq i32 %j, %n\n  br i1 %done, label %exit, label %head\nexit:\n  ret i32 %j\n}\n";

/// Rules that take longer than anybody waits.
const PRODUCT: &str = ".decl n(x: number)\nn(0).\nn(x + 1) :- n(x), x < 9999.\n\
    .decl p(x: number, y: number, z: number)\np(x, y, z) :- n(x), n(y), n(z).\n";

fn with_loop(name: &str, flags: &[&str]) -> (Folder, Client) {
    let folder = Folder::new(name);
    fs::write(folder.as_ref().join("f.ll"), LOOP).unwrap();
    fs::write(folder.as_ref().join("product.dl"), PRODUCT).unwrap();
    let client = Client::new(folder.as_ref(), &[&["f.ll"], flags].concat());
    (folder, client)
}

#[test]
fn a_client_begins_as_its_revision_of_the_protocol_says() {
    let folder = Folder::new("mcp-revisions");
    for (wanted, agreed) in [
        ("2025-11-25", "2025-11-25"),
        ("2025-06-18", "2025-06-18"),
        ("2024-11-05", "2024-11-05"),
        ("2025-03-26", "2025-11-25"),
        ("1900-01-01", "2025-11-25"),
    ] {
        let mut client = Client::start(folder.as_ref(), &[]);
        assert!(client.request("ping", json!({}))["result"].is_object());
        let refused = client.request("tools/list", json!({}));
        assert!(refused["error"]["message"].as_str().unwrap().contains("initialize"), "{refused}");
        let begun = client.request("initialize", json!({ "protocolVersion": wanted, "capabilities": {} }));
        assert_eq!(begun["result"]["protocolVersion"], agreed);
        assert!(begun["result"]["capabilities"]["tools"].is_object());
        client.notify("notifications/initialized", json!({}));
        let listed = client.request("tools/list", json!({}));
        assert_eq!(listed["result"]["tools"].as_array().unwrap().len(), 8);
        assert_eq!(listed["result"]["resultType"], Value::Null);
    }
}

#[test]
fn requests_stand_by_themselves_since_the_revision_of_2026() {
    let (_folder, mut client) = with_loop("mcp-stateless", &[]);
    let meta = |version: &str| {
        json!({
            "io.modelcontextprotocol/protocolVersion": version,
            "io.modelcontextprotocol/clientCapabilities": {},
        })
    };
    let found = client.request("server/discover", json!({ "_meta": meta("2026-07-28") }));
    assert_eq!(found["result"]["supportedVersions"][0], "2026-07-28");
    assert_eq!(found["result"]["resultType"], "complete");
    let refused = client.request("tools/list", json!({ "_meta": meta("2199-01-01") }));
    assert_eq!(refused["error"]["code"], -32022);
    assert_eq!(refused["error"]["data"]["requested"], "2199-01-01");
    let listed = client.request("tools/list", json!({ "_meta": meta("2026-07-28") }));
    assert_eq!(listed["result"]["cacheScope"], "public");
    assert!(listed["result"]["ttlMs"].is_u64());
    let arguments = json!({ "program": "f.ll", "relation": "loop_header" });
    let call = json!({ "name": "query", "arguments": arguments, "_meta": meta("2026-07-28") });
    let answer = client.request("tools/call", call);
    assert_eq!(answer["result"]["structuredContent"]["rows"], json!([["f/head"]]));
    assert_eq!(answer["result"]["_meta"]["io.modelcontextprotocol/serverInfo"]["name"], "dfquery");
    client.send(&json!({ "jsonrpc": "2.0", "id": "s", "method": "subscriptions/listen",
        "params": { "_meta": meta("2026-07-28"), "notifications": { "toolsListChanged": true } } }));
    let heard = client.read();
    assert_eq!(heard["method"], "notifications/subscriptions/acknowledged");
    assert_eq!(heard["params"]["notifications"], json!({}));
}

#[test]
fn what_is_no_request_is_refused_and_the_next_one_is_answered() {
    let (_folder, mut client) = with_loop("mcp-wrong", &[]);
    for (line, code, text) in [
        ("nonsense", -32700, "not JSON"),
        ("[]", -32600, "one object"),
        (r#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600, "2.0"),
        (r#"{"jsonrpc":"2.0","id":1}"#, -32600, "no method"),
        (r#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600, "an id is"),
        (r#"{"jsonrpc":"2.0","id":1,"method":"prompts/list"}"#, -32601, "prompts/list"),
        (r#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"quary"}}"#, -32602, "quary"),
        (r#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{}}"#, -32602, "names its tool"),
    ] {
        client.send_line(line);
        let answer = client.read();
        assert_eq!(answer["error"]["code"], code, "{line}: {answer}");
        assert!(answer["error"]["message"].as_str().unwrap().contains(text), "{line}: {answer}");
    }
    client.notify("notifications/nobody_knows", json!({}));
    client.notify("notifications/cancelled", json!({ "requestId": 77 }));
    assert_eq!(client.call("query", json!({ "program": "f.ll", "relation": "loop_header" }))["total"], 1);
}

#[test]
fn tools_are_described_by_schemas_that_their_calls_are_checked_against() {
    let (_folder, mut client) = with_loop("mcp-schemas", &[]);
    let listed = client.request("tools/list", json!({}));
    for tool in listed["result"]["tools"].as_array().unwrap() {
        let schema = &tool["inputSchema"];
        assert_eq!(schema["type"], "object");
        let known: BTreeSet<&String> = schema["properties"].as_object().unwrap().keys().collect();
        let required = schema["required"].as_array().unwrap();
        assert!(required.iter().all(|name| known.contains(&name.as_str().unwrap().to_owned())));
        let name = tool["name"].as_str().unwrap();
        assert!(client.error(name, json!({ "nobody": 1 })).contains("has no argument `nobody`"));
        for (argument, property) in schema["properties"].as_object().unwrap() {
            let wrong = if property["type"] == "string" { json!(7) } else { json!("x") };
            let mut arguments = serde_json::Map::new();
            arguments.insert(argument.clone(), wrong);
            let error = client.error(name, Value::Object(arguments));
            assert!(error.contains(&format!("`{argument}` of `{name}`")), "{error}");
        }
    }
}

#[test]
fn errors_say_what_to_ask_instead() {
    let (_folder, mut client) = with_loop("mcp-errors", &[]);
    for (tool, arguments, texts) in [
        (
            "query",
            r#"{ "program": "g.ll", "relation": "edge" }"#,
            ["no program is called `g.ll`", "open: `f.ll`"],
        ),
        ("query", r#"{ "relation": "in_lop" }"#, ["unknown relation `in_lop`", "did you mean `in_loop`?"]),
        (
            "query",
            r#"{ "relation": "in_loop", "where": { "haeder": "f/head" } }"#,
            ["`in_loop` has no column `haeder`", "`header`: Block, `block`: Block"],
        ),
        (
            "query",
            r#"{ "relation": "in_loop", "where": { "header": "f/heed" } }"#,
            ["no Block is called `f/heed`", "did you mean `f/head`"],
        ),
        (
            "query",
            r#"{ "relation": "loop_depth", "where": { "depth": "1" } }"#,
            ["column `depth` of `loop_depth` holds numbers", ""],
        ),
        ("query", r#"{ "body": "in_loop(H" }"#, ["query:1:10", ""]),
        ("query", "{}", ["there is no question", "`relation`"]),
        ("query", r#"{ "relation": "edge", "body": "edge(A, B, _)" }"#, ["two questions", "`body`"]),
        ("why", r#"{ "relation": "in_loop", "where": { "x": 1 } }"#, ["no column `x`", "header, block"]),
        ("why_not", r#"{ "relation": "dominate" }"#, ["unknown relation", "did you mean"]),
        ("describe", r#"{ "relation": "loop_heder" }"#, ["unknown relation", "did you mean `loop_header`?"]),
        ("describe", r#"{ "word": "quaternion" }"#, ["no relation has `quaternion`", "without arguments"]),
        ("convert", r#"{ "function": "ff" }"#, ["no function is called `ff`", "did you mean `f`?"]),
        ("diff", "{}", ["as it was when it was opened", "`before`"]),
        ("open", r#"{ "inputs": ["-"] }"#, ["standard input", "name a file"]),
        ("open", r#"{ "inputs": ["nowhere.ll"] }"#, ["nowhere.ll", ""]),
        ("path", r#"{ "relation": "in_loop" }"#, ["documented as a step", "`why`"]),
    ] {
        let mut given: Value = serde_json::from_str(arguments).unwrap();
        if !["describe", "open"].contains(&tool) && given["program"].is_null() {
            given["program"] = "f.ll".into();
        }
        let error = client.error(tool, given);
        assert!(texts.iter().all(|text| error.contains(text)), "{tool} {arguments}: {error}");
    }
}

#[test]
fn answers_have_places_and_their_texts() {
    let (_folder, mut client) = with_loop("mcp-places", &[]);
    let ask = |client: &mut Client, tool: &str, mut arguments: Value| {
        arguments["program"] = "f.ll".into();
        client.call(tool, arguments)
    };
    let found = ask(&mut client, "query", json!({ "relation": "in_loop", "text": true }));
    assert_eq!(found["columns"], json!(["header: Block", "block: Block"]));
    assert_eq!(found["rows"], json!([["f/head", "f/head"]]));
    assert_eq!(found["places"], json!(["f.ll:8"]));
    assert_eq!(found["texts"], json!(["br i1 %done, label %exit, label %head"]));
    let sorted =
        json!({ "relation": "instruction", "order": ["opcode", "-position"], "limit": 3, "offset": 1 });
    let sorted = ask(&mut client, "query", sorted);
    let opcodes: Vec<&Value> = sorted["rows"].as_array().unwrap().iter().map(|row| &row[3]).collect();
    assert_eq!(json!(opcodes), json!(["br", "br", "icmp"]));
    assert_eq!((&sorted["total"], &sorted["left_out"]), (&json!(6), &json!(2)));
    let proof =
        ask(&mut client, "why", json!({ "relation": "loop_header", "where": { "header": "f/head" } }));
    assert_eq!(proof["steps"][0]["tuple"], "loop_header(\"f/head\")");
    assert_eq!(proof["steps"][0]["place"], "f.ll:8");
    assert_eq!(proof["steps"][0]["from"], json!([1]));
    let none = ask(&mut client, "why", json!({ "relation": "loop_header", "where": { "header": "f/exit" } }));
    assert_eq!(none["holds"], false);
    let missing = ask(&mut client, "why_not", json!({ "body": "in_loop(\"f/head\", \"f/exit\")" }));
    assert_eq!(missing["holds"], false);
    assert_eq!(missing["missing"][0]["tuple"], "in_loop(\"f/head\", \"f/exit\")");
    assert!(missing["missing"][0]["place"].as_str().unwrap().starts_with("f.ll:"), "{missing}");
    assert!(!missing["missing"][0]["rules"].as_array().unwrap().is_empty());
    let graph = ask(&mut client, "convert", json!({ "function": "f" }));
    assert_eq!((&graph["is_converted"], &graph["place"]), (&json!(true), &json!("f.ll:1")));
    let lines = graph["lines"].as_array().unwrap();
    let add = lines.iter().position(|line| line.as_str().unwrap().contains("ADD32")).unwrap();
    assert_eq!(graph["places"][add], "f.ll:6");
}

#[test]
fn places_are_those_of_the_source_where_debug_information_tells_them() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut client = Client::new(root, &["docs/tutorial/words.ll"]);
    let found = client.call("query", json!({ "program": "docs/tutorial/words.ll", "relation": "in_loop" }));
    let places: Vec<&str> = found["places"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    assert!(!places.is_empty() && places.iter().all(|place| place.starts_with("words.c:")), "{found}");
}

#[test]
fn the_manual_shows_an_answer_as_it_is() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let manual = fs::read_to_string(root.join("docs/mcp.md")).unwrap();
    let shown: Vec<Value> = manual
        .split("```json\n")
        .skip(2)
        .map(|block| serde_json::from_str(block.split("```").next().unwrap()).unwrap())
        .collect();
    let mut client = Client::new(root, &[]);
    client.call("open", json!({ "inputs": ["docs/tutorial/words.ll"], "name": "words" }));
    assert_eq!(client.call("query", shown[0].clone()), shown[1]);
    let tools = client.request("tools/list", json!({}));
    for tool in tools["result"]["tools"].as_array().unwrap() {
        assert!(manual.contains(&format!("\n| `{}` |", tool["name"].as_str().unwrap())), "{tool}");
    }
}

#[test]
fn edits_are_followed() {
    let (folder, mut client) = with_loop("mcp-edits", &[]);
    let headers = json!({ "program": "f.ll", "relation": "loop_header" });
    assert_eq!(client.call("query", headers.clone())["rows"], json!([["f/head"]]));
    let path = folder.as_ref().join("f.ll");
    fs::write(
        &path,
        LOOP.replace("%head\n", "%round\n").replace("head:", "round:").replace("%head ]", "%round ]"),
    )
    .unwrap();
    let edited = client.call("query", headers.clone());
    assert_eq!((&edited["rows"], &edited["read_again"]), (&json!([["f/round"]]), &json!(["f.ll"])));
    let changes = client.call("diff", json!({ "program": "f.ll" }));
    assert_eq!(changes["is_same"], true, "{changes}");
    // An edit of the same length, at once.
    fs::write(
        &path,
        fs::read_to_string(&path).unwrap().replace("label %exit, label %round", "label %round, label %exit"),
    )
    .unwrap();
    let changes = client.call("diff", json!({ "program": "f.ll", "relations": ["edge"] }));
    assert_eq!(changes["is_same"], false);
    assert_eq!(changes["changes"][0]["relation"], "edge");
    fs::write(&path, "define i32 @f(").unwrap();
    assert!(client.error("query", headers.clone()).contains("f.ll:1"));
    fs::remove_file(&path).unwrap();
    assert!(client.error("query", headers.clone()).contains("f.ll"));
    fs::write(&path, LOOP).unwrap();
    assert_eq!(client.call("query", headers)["rows"], json!([["f/head"]]));
}

#[test]
fn rules_of_ones_own_are_asked_and_followed() {
    let (folder, mut client) = with_loop("mcp-rules", &[]);
    let rules = folder.as_ref().join("own.dl");
    fs::write(&rules, ".decl own(block: Block)\nown(b) :- loop_header(b).\n").unwrap();
    let opened = client.call("open", json!({ "inputs": ["f.ll"], "name": "p", "rules": ["own.dl"] }));
    assert_eq!((&opened["program"], &opened["functions"]), (&json!("p"), &json!(1)));
    let own = json!({ "program": "p", "relation": "own" });
    assert_eq!(client.call("query", own.clone())["rows"], json!([["f/head"]]));
    let described = client.call("describe", json!({ "program": "p", "relation": "own" }));
    assert_eq!(described["place"], "own.dl:1");
    fs::write(&rules, ".decl own(block: Block)\nown(b) :- block(b, _, 0).\n").unwrap();
    assert_eq!(client.call("query", own.clone())["rows"], json!([["f/entry"]]));
    fs::write(&rules, ".decl own(block: Block)\nown(b) :- blck(b, _, 0).\n").unwrap();
    assert!(client.error("query", own).contains("own.dl:2:11"));
}

#[test]
fn a_call_is_cancelled_while_it_runs_or_waits() {
    let (_folder, mut client) = with_loop("mcp-cancel", &["--rules", "product.dl"]);
    let long = json!({ "name": "query", "arguments": { "program": "f.ll", "relation": "p" } });
    let short = json!({ "name": "query", "arguments": { "program": "f.ll", "relation": "loop_header" } });
    for (id, params) in [("long", &long), ("waits", &short), ("last", &short)] {
        client.send(&json!({ "jsonrpc": "2.0", "id": id, "method": "tools/call", "params": params }));
    }
    let began = Instant::now();
    std::thread::sleep(Duration::from_millis(300));
    for id in ["waits", "long"] {
        client.notify("notifications/cancelled", json!({ "requestId": id, "reason": "no need" }));
    }
    let answer = client.read();
    assert_eq!((&answer["id"], &answer["result"]["structuredContent"]["total"]), (&json!("last"), &json!(1)));
    assert!(began.elapsed() < Duration::from_secs(20));
}

#[test]
fn a_call_that_takes_too_long_says_so() {
    let (_folder, mut client) = with_loop("mcp-time", &["--rules", "product.dl", "--timeout", "0.5"]);
    let error = client.error("query", json!({ "program": "f.ll", "relation": "p" }));
    assert!(error.contains("out of time: the limit is 0.5 s") && error.contains("--timeout"), "{error}");
    assert_eq!(client.call("query", json!({ "program": "f.ll", "relation": "loop_header" }))["total"], 1);
}

#[test]
fn the_server_answers_what_was_asked_before_the_end_and_ends() {
    let (_folder, mut client) = with_loop("mcp-end", &[]);
    let params = json!({ "name": "query", "arguments": { "program": "f.ll", "relation": "loop_header" } });
    client.send(&json!({ "jsonrpc": "2.0", "id": 9, "method": "tools/call", "params": params }));
    client.close();
    assert_eq!(client.read()["id"], 9);
    assert_eq!(client.ended(Duration::from_secs(20)), Some(0));
}

#[test]
fn a_wrong_input_on_the_command_line_is_an_error_at_once() {
    let folder = Folder::new("mcp-start");
    let mut client = Client::start(folder.as_ref(), &["nowhere.ll"]);
    assert_eq!(client.ended(Duration::from_secs(20)), Some(2));
}

/// The modules that are asked about: those of a corpus, or else small ones.
fn modules() -> Vec<(PathBuf, usize)> {
    match std::env::var_os("DFQUERY_CORPUS").map(PathBuf::from) {
        Some(corpus) => {
            ["zlib.O1.ll", "lua.O1.ll"].map(|module| (corpus.join("c").join(module), 100)).to_vec()
        }
        None => {
            let root = Path::new(env!("CARGO_MANIFEST_DIR"));
            let kernels = ["fft_stage", "insertion_sort", "gemm", "sparse_matrix_matrix", "run_length"];
            let kernels = kernels.map(|name| root.join(format!("tests/kernels/{name}.ll")));
            kernels
                .map(|path| (path, 20))
                .into_iter()
                .chain([(root.join("docs/tutorial/words.ll"), 40)])
                .collect()
        }
    }
}

#[test]
fn answers_are_those_that_opt_knows() {
    let modules = modules();
    if !questions::has_opt() {
        return println!("skipped: opt-22 is not installed");
    }
    let (mut asked, mut slowest, mut longest) = (0, Duration::ZERO, 0);
    let folder = Folder::new("mcp-opt");
    for (path, count) in modules {
        let module = path.display().to_string();
        let mut client = Client::new(folder.as_ref(), &[&module]);
        for question in questions::of(&path, count) {
            let mut arguments = question.arguments.clone();
            arguments["program"] = module.as_str().into();
            let answer = client.call("query", arguments.clone());
            assert_eq!(question.found(&answer), question.expected, "{module}: {arguments}");
            asked += 1;
            longest = longest.max(answer.to_string().len());
            let took = (0..3).map(|_| client.time("query", &arguments)).min().unwrap();
            slowest = slowest.max(took);
        }
    }
    println!("{asked} questions, at most {longest} bytes and {slowest:?} when they are asked again");
    assert!(longest <= MOST, "{longest}");
    assert!(slowest <= Duration::from_millis(50), "{slowest:?}");
}

#[test]
fn what_opt_knows_is_proved_and_what_it_denies_is_explained() {
    if !questions::has_opt() {
        return println!("skipped: opt-22 is not installed");
    }
    let folder = Folder::new("mcp-proofs");
    let mut slowest = Duration::ZERO;
    for (path, count) in modules() {
        let module = path.display().to_string();
        let mut client = Client::new(folder.as_ref(), &[&module]);
        for (header, block, is_inside) in questions::members(&path, count / 5) {
            let bound = json!({ "header": header, "block": block });
            let asked = json!({ "program": module, "relation": "in_loop", "where": bound });
            let tuple = format!("in_loop(\"{header}\", \"{block}\")");
            let (proof, missing) = (client.call("why", asked.clone()), client.call("why_not", asked.clone()));
            assert_eq!(
                (&proof["holds"], &missing["holds"]),
                (&json!(is_inside), &json!(is_inside)),
                "{tuple}"
            );
            let steps = if is_inside { &proof["steps"] } else { &missing["missing"] };
            assert_eq!(steps[0]["tuple"], tuple);
            assert!(steps[0]["place"].is_string(), "{steps}");
            for tool in ["why", "why_not"] {
                slowest = slowest.max((0..3).map(|_| client.time(tool, &asked)).min().unwrap());
            }
        }
    }
    println!("{slowest:?} when reasons are asked for again");
    assert!(slowest <= Duration::from_millis(50), "{slowest:?}");
}

/// The largest answers that there are, of all tools.
#[test]
fn no_answer_is_longer_than_1500_tokens() {
    let (path, _) = modules().pop().unwrap();
    let module = path.display().to_string();
    let folder = Folder::new("mcp-long");
    let mut client = Client::new(folder.as_ref(), &[&module]);
    client.call("open", json!({ "inputs": [module.as_str()], "name": "p" }));
    client.call("describe", json!({}));
    for word in ["a", "loop", "point", "divergen"] {
        client.call("describe", json!({ "word": word }));
    }
    for relation in ["in_loop", "instruction", "use", "live_in", "class", "edge", "function", "def", "points"]
    {
        client.call("describe", json!({ "relation": relation }));
        for text in [false, true] {
            let all = json!({ "program": "p", "relation": relation, "limit": 1000, "text": text });
            let answer = client.call("query", all);
            let rows = answer["rows"].as_array().unwrap().len() as u64;
            let left = answer["left_out"].as_u64().unwrap_or(0);
            assert_eq!(answer["total"].as_u64().unwrap(), rows + left, "{relation}");
            assert!(left == 0 || answer["help"].as_str().unwrap().contains(&format!("`offset` {rows} ")));
        }
        client.call("why", json!({ "program": "p", "relation": relation, "limit": 50 }));
    }
    let functions = client.call("query", json!({ "program": "p", "relation": "function", "limit": 3 }));
    for row in functions["rows"].as_array().unwrap() {
        client.call("convert", json!({ "program": "p", "function": row[0] }));
        let depth = json!({ "program": "p", "body": "in_loop(H, B), use(_, _, H)", "depth": 9 });
        _ = client.result("why_not", depth);
    }
}
