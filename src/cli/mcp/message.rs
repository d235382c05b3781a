//! Messages of the Model Context Protocol: JSON-RPC, one message a line.
//!
//! Two kinds of clients are served. From revision 2026-07-28 on each request names its version; before, a client agrees on
//! one by `initialize`. The answers differ in their frames only.

use serde_json::{Map, Value, json};

/// The revision in which each request stands by itself.
const MODERN: &str = "2026-07-28";

/// The revisions that begin with `initialize`, the latest first. Revision 2025-03-26 has batches of messages, which later
/// ones have not: a client that asks for it is offered the latest.
const SESSIONS: [&str; 3] = ["2025-11-25", "2025-06-18", "2024-11-05"];

/// The key of the version of a request.
const VERSION: &str = "io.modelcontextprotocol/protocolVersion";

/// The description of the server for models.
const INSTRUCTIONS: &str = "dfquery answers questions about compiler IR (LLVM IR, machine IR, methods) as relations. \
    Call `open` first: it names the program that other tools take. `describe` lists relations; `query` has their tuples, \
    with places in the source; `why` proves a tuple, `why_not` says what is missing. Names of blocks, values and \
    instructions begin with their function: `f/entry`, `f/%x`, `f/entry:3`. Answers are short; where something is left \
    out they say how much and how to ask for less.";

/// The rules of the protocol that a request follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Era {
    /// Each request stands by itself.
    Stateless,
    /// The client has begun with `initialize`.
    Session,
}

/// A message of the client.
pub struct Message {
    /// A number or a text; none for a notification.
    pub id: Option<Value>,
    /// The method of the protocol.
    pub method: String,
    /// Its parameters, or null.
    pub params: Value,
}

/// The reason why a request has no result.
pub struct Refused {
    code: i32,
    message: String,
    data: Option<Value>,
}

impl Refused {
    /// Parameters that do not fit.
    pub fn params(message: impl Into<String>) -> Self {
        Refused { code: -32602, message: message.into(), data: None }
    }

    fn request(message: &str) -> Self {
        Refused { code: -32600, message: message.to_owned(), data: None }
    }
}

impl Message {
    /// Reads one message; the error is the answer to it.
    pub fn read(line: &[u8]) -> Result<Message, Value> {
        let value: Value = serde_json::from_slice(line).map_err(|problem| {
            error(None, Refused { code: -32700, message: format!("not JSON: {problem}"), data: None })
        })?;
        let id = value.get("id").filter(|id| id.is_string() || id.is_i64() || id.is_u64());
        let wrong = |message| Err(error(id, Refused::request(message)));
        if value["jsonrpc"] != "2.0" {
            return wrong(
                "not a message of JSON-RPC 2.0: a message is one object, with \"jsonrpc\": \"2.0\"",
            );
        }
        if value.get("id").is_some() && id.is_none() {
            return wrong("an id is a text or an integer");
        }
        let Some(method) = value["method"].as_str() else { return wrong("the message has no method") };
        Ok(Message { id: id.cloned(), method: method.to_owned(), params: value["params"].clone() })
    }
}

/// The result of `initialize`, and the rules that the client has agreed to.
pub fn initialized(params: &Value) -> (Era, Value) {
    let wanted = params["protocolVersion"].as_str();
    let version = SESSIONS.into_iter().find(|known| Some(*known) == wanted).unwrap_or(SESSIONS[0]);
    let result = json!({
        "protocolVersion": version,
        "capabilities": { "tools": {} },
        "serverInfo": server(),
        "instructions": INSTRUCTIONS,
    });
    (Era::Session, result)
}

/// The result of `server/discover`.
pub fn discovered() -> Value {
    json!({
        "supportedVersions": versions(),
        "capabilities": { "tools": {} },
        "instructions": INSTRUCTIONS,
        "ttlMs": LASTING,
        "cacheScope": "public",
    })
}

/// The time that a client may keep what never changes, in milliseconds.
pub const LASTING: u64 = 3_600_000;

fn versions() -> Vec<&'static str> {
    [MODERN].into_iter().chain(SESSIONS).collect()
}

fn server() -> Value {
    json!({ "name": "dfquery", "title": "dfquery", "version": env!("CARGO_PKG_VERSION") })
}

/// The rules that a request with these `params` follows, where the client has `agreed` to some before.
pub fn era_of(params: &Value, agreed: Option<Era>) -> Result<Era, Refused> {
    let meta = &params["_meta"];
    match (meta[VERSION].as_str(), agreed) {
        (Some(MODERN), _) => Ok(Era::Stateless),
        (Some(version), _) => Err(Refused {
            code: -32022,
            message: "Unsupported protocol version".to_owned(),
            data: Some(json!({ "supported": versions(), "requested": version })),
        }),
        (None, Some(era)) => Ok(era),
        (None, None) => Err(Refused::params(format!(
            "begin with `initialize`, or name the version of the protocol in `_meta`: \"{VERSION}\": \"{MODERN}\""
        ))),
    }
}

/// The answer to the request `id`.
pub fn result(id: &Value, era: Era, mut result: Value) -> Value {
    if era == Era::Stateless {
        result["resultType"] = "complete".into();
        result["_meta"] = json!({ "io.modelcontextprotocol/serverInfo": server() });
    }
    json!({ "jsonrpc": "2.0", "id": id, "result": result })
}

/// The answer to the request `id` that it is refused; to a message that cannot be read it has no id.
pub fn error(id: Option<&Value>, refused: Refused) -> Value {
    let Refused { code, message, data } = refused;
    let mut error = json!({ "code": code, "message": message });
    data.into_iter().for_each(|data| error["data"] = data);
    let mut answer = Map::new();
    answer.insert("jsonrpc".to_owned(), "2.0".into());
    id.into_iter().for_each(|id| _ = answer.insert("id".to_owned(), id.clone()));
    answer.insert("error".to_owned(), error);
    Value::Object(answer)
}

/// The first message on a stream of notifications: none follows.
pub fn acknowledged(id: &Value) -> Value {
    let meta = json!({ "io.modelcontextprotocol/subscriptionId": id });
    let params = json!({ "_meta": meta, "notifications": {} });
    json!({ "jsonrpc": "2.0", "method": "notifications/subscriptions/acknowledged", "params": params })
}

/// The refusal of a method that there is not.
pub fn no_method(method: &str) -> Refused {
    let message = format!("no method `{method}`: this server has tools/list and tools/call");
    Refused { code: -32601, message, data: None }
}

/// The refusal of a call at which dfquery panicked.
pub fn panicked() -> Refused {
    let message = "dfquery panicked; standard error says where. The next call is answered".to_owned();
    Refused { code: -32603, message, data: None }
}

/// The result of a call of a tool: the answer as data, and the same as text for clients that know nothing else.
pub fn answer(answer: &Value, is_error: bool) -> Value {
    json!({
        "content": [{ "type": "text", "text": answer.to_string() }],
        "structuredContent": answer,
        "isError": is_error,
    })
}
