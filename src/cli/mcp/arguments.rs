//! Arguments of tools, checked against the schema that clients receive.

use crate::cli::failure::Failure;
use dfquery::Error;
use dfquery_engine::diagnostic::Diagnostic;
use serde_json::{Map, Value, json};

/// The reason why a tool has no answer, which says what to ask instead.
#[derive(Debug)]
pub struct Refusal {
    messages: Vec<Diagnostic>,
    /// True if the work was stopped: the gate says why.
    pub is_stopped: bool,
}

impl Refusal {
    /// One message with what to do about it.
    pub fn with_help(message: impl Into<String>, help: impl Into<String>) -> Self {
        Refusal { messages: vec![Diagnostic::error(message).help(help)], is_stopped: false }
    }

    /// The same as an answer.
    pub fn value(&self) -> Value {
        let shown = |message: &Diagnostic| {
            let place = message.place.as_ref().map(|place| format!("{place}: ")).unwrap_or_default();
            format!("{place}{}", message.message)
        };
        let texts: Vec<String> = self.messages.iter().map(shown).collect();
        let mut answer = json!({ "error": texts.join("; ") });
        let help: Vec<&str> = self.messages.iter().filter_map(|message| message.help.as_deref()).collect();
        if !help.is_empty() {
            answer["help"] = in_terms_of_tools(&help.join("; ")).into();
        }
        super::fit::most_of(0, |_| answer.clone())
    }
}

/// `help` with tools in place of the verbs and flags that a terminal has.
fn in_terms_of_tools(help: &str) -> String {
    let mut help = help.replace("`dfquery describe` lists", "the tool `describe` lists");
    for (flag, tool) in [("`--why-not`", "the tool `why_not`"), ("`--why`", "the tool `why`")] {
        help = help.replace(&format!("{flag}, in the shell `\\{}`,", flag.trim_matches(['`', '-'])), tool);
    }
    help
}

impl From<Error> for Refusal {
    fn from(error: Error) -> Self {
        let is_stopped = matches!(error, Error::Stopped { .. });
        Refusal { messages: error.messages(), is_stopped }
    }
}

impl From<Failure> for Refusal {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Bad(messages, _) => Refusal { messages, is_stopped: false },
            _ => Refusal { messages: Vec::new(), is_stopped: true },
        }
    }
}

/// Checks `arguments` of the tool called `tool` against its `schema`: their names, their types, and that none is missing.
pub fn check(tool: &str, schema: &Value, arguments: &Map<String, Value>) -> Result<(), Refusal> {
    let empty = Map::new();
    let properties = schema["properties"].as_object().unwrap_or(&empty);
    let known = || properties.keys().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ");
    for (name, value) in arguments {
        let Some(property) = properties.get(name) else {
            return Err(Refusal::with_help(
                format!("`{tool}` has no argument `{name}`"),
                format!("its arguments are {}", known()),
            ));
        };
        let types = property["type"].as_str().unwrap_or("object");
        if !is_of(value, types, &property["items"]) {
            let item = property["items"]["type"].as_str().map_or(String::new(), |ty| format!(" of {ty}s"));
            let description = property["description"].as_str().unwrap_or_default();
            return Err(Refusal::with_help(
                format!("`{name}` of `{tool}` is an {types}{item}, and this is `{value}`")
                    .replace("an string", "a string")
                    .replace("an boolean", "a boolean"),
                format!("{name}: {description}"),
            ));
        }
    }
    let required = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
    let missing = required.filter(|name| !arguments.contains_key(*name)).map(|name| format!("`{name}`"));
    let missing: Vec<String> = missing.collect();
    if missing.is_empty() {
        return Ok(());
    }
    Err(Refusal::with_help(
        format!("`{tool}` takes {}", missing.join(" and ")),
        format!("its arguments are {}", known()),
    ))
}

fn is_of(value: &Value, ty: &str, items: &Value) -> bool {
    match ty {
        "string" => value.is_string(),
        "integer" => value.is_u64(),
        "boolean" => value.is_boolean(),
        "array" => {
            let ty = items["type"].as_str().unwrap_or("string");
            value.as_array().is_some_and(|all| all.iter().all(|value| is_of(value, ty, &Value::Null)))
        }
        _ => value.is_object(),
    }
}

/// The text called `name`.
pub fn text<'a>(arguments: &'a Map<String, Value>, name: &str) -> Option<&'a str> {
    arguments.get(name).and_then(Value::as_str)
}

/// The texts called `name`, if there are any.
pub fn texts(arguments: &Map<String, Value>, name: &str) -> Vec<String> {
    let all = arguments.get(name).and_then(Value::as_array).into_iter().flatten();
    all.filter_map(Value::as_str).map(str::to_owned).collect()
}

/// The number called `name`.
pub fn number(arguments: &Map<String, Value>, name: &str) -> Option<usize> {
    arguments.get(name).and_then(Value::as_u64).and_then(|number| usize::try_from(number).ok())
}
