//! The tools: their descriptions for clients, and their implementations.

use super::{
    answer::{self, changes, reasons, relations},
    arguments::{self, Refusal},
    message::{Era, LASTING, Refused},
    programs::Programs,
};
use serde_json::{Map, Value, json};

/// A tool.
struct Tool {
    name: &'static str,
    title: &'static str,
    description: &'static str,
    /// Its arguments: a name, its type, its description.
    arguments: &'static [(&'static str, Type, &'static str)],
    required: &'static [&'static str],
    answer: fn(&mut Programs, &Map<String, Value>) -> Result<Value, Refusal>,
}

/// The type of an argument.
#[derive(Clone, Copy)]
enum Type {
    Text,
    Texts,
    Number,
    Flag,
    /// By column a text or a number.
    Cells,
}

impl Type {
    fn schema(self, description: &str) -> Value {
        match self {
            Type::Text => json!({ "type": "string", "description": description }),
            Type::Texts => {
                json!({ "type": "array", "items": { "type": "string" }, "description": description })
            }
            Type::Number => json!({ "type": "integer", "minimum": 0, "description": description }),
            Type::Flag => json!({ "type": "boolean", "description": description }),
            Type::Cells => json!({
                "type": "object",
                "additionalProperties": { "type": ["string", "integer"] },
                "description": description,
            }),
        }
    }
}

const PROGRAM: (&str, Type, &str) = ("program", Type::Text, "The name that `open` gave");
const RELATION: (&str, Type, &str) = ("relation", Type::Text, "A relation; `describe` lists them");
const WHERE: (&str, Type, &str) = (
    "where",
    Type::Cells,
    "By column the value that tuples have there: {\"header\": \"f/head\", \"depth\": 2}",
);
const BODY: (&str, Type, &str) = (
    "body",
    Type::Text,
    "In place of `relation`: the body of a rule, for joins: 'loop_header(H), in_loop(H, B), !use(_, _, B)'",
);
const FUNCTIONS: (&str, Type, &str) =
    ("functions", Type::Texts, "Only of these functions; names may have * and ?");
const LIMIT: (&str, Type, &str) = ("limit", Type::Number, "The most tuples to answer about");

const TOOLS: [Tool; 8] = [
    Tool {
        name: "open",
        title: "Open a program",
        description: "Reads files of compiler IR (.ll, .bc, .o, .mir, .avr, .hir, .lir), folders of .ll files or facts \
            directories as one program, and names it for the other tools. It stays open until the server ends; when a \
            file was edited, the next question reads it again.",
        arguments: &[
            ("inputs", Type::Texts, "Paths of files and folders"),
            ("name", Type::Text, "The name of the program; by default the first path"),
            ("rules", Type::Texts, "Paths of rule files to add to the built-in rules"),
        ],
        required: &["inputs"],
        answer: answer::open,
    },
    Tool {
        name: "describe",
        title: "Describe relations",
        description: "Explains one relation (its columns, meaning and rules), finds those with a word in their names or \
            documentation, or lists those to start with.",
        arguments: &[
            RELATION,
            ("word", Type::Text, "A word to search for"),
            ("program", Type::Text, "A program, for the relations of its own rule files"),
        ],
        required: &[],
        answer: relations::describe,
    },
    Tool {
        name: "query",
        title: "Query a relation",
        description: "The tuples of a relation that have the values of `where`, or the answers to a `body`, with the \
            number of all (`total`) and a place in the source for each.",
        arguments: &[
            PROGRAM,
            RELATION,
            WHERE,
            BODY,
            FUNCTIONS,
            ("order", Type::Texts, "Columns to sort by, each with a - before it for the greatest first"),
            ("limit", Type::Number, "The most tuples, 50 without it; 0 for their number alone"),
            ("offset", Type::Number, "The number of tuples to leave out at the beginning"),
            ("text", Type::Flag, "Also the line of the source, or the instruction as the IR has it"),
        ],
        required: &["program"],
        answer: answer::query,
    },
    Tool {
        name: "why",
        title: "Prove a tuple",
        description: "A proof of least height, step by step: the rule and the tuples that each follows from. A step \
            without a rule is a fact of the input.",
        arguments: &[PROGRAM, RELATION, WHERE, BODY, FUNCTIONS, LIMIT],
        required: &["program"],
        answer: reasons::why,
    },
    Tool {
        name: "why_not",
        title: "Explain a missing tuple",
        description: "By rule the first condition that keeps a tuple from holding, down to absent facts.",
        arguments: &[
            PROGRAM,
            RELATION,
            WHERE,
            BODY,
            FUNCTIONS,
            ("depth", Type::Number, "The number of levels, 3 without it"),
        ],
        required: &["program"],
        answer: reasons::why_not,
    },
    Tool {
        name: "path",
        title: "Tell the path of a tuple",
        description: "The events by which a tuple comes about, in the order in which they happen: how data from \
            outside reaches a sink (`taint_sink`, if the server has a specification: `--taint default`).",
        arguments: &[PROGRAM, RELATION, WHERE, BODY, FUNCTIONS, LIMIT],
        required: &["program"],
        answer: reasons::path,
    },
    Tool {
        name: "diff",
        title: "Compare two programs",
        description: "Function by function what changed from `before` to `program`: loops, calls, instructions, and the \
            tuples of the relations that are named. Without `before` it compares with the version before the last edit.",
        arguments: &[
            PROGRAM,
            ("before", Type::Text, "The name of the other program, the older one"),
            ("relations", Type::Texts, "Relations whose tuples are compared"),
            FUNCTIONS,
        ],
        required: &["program"],
        answer: changes::diff,
    },
    Tool {
        name: "convert",
        title: "Convert a function to a dataflow graph",
        description: "The dataflow graph of a function as text, one operator a line, or the reason why there is none.",
        arguments: &[
            PROGRAM,
            ("function", Type::Text, "The name of the function"),
            ("offset", Type::Number, "The number of lines to leave out at the beginning"),
        ],
        required: &["program", "function"],
        answer: changes::convert,
    },
];

impl Tool {
    fn schema(&self) -> Value {
        let properties = self.arguments.iter().map(|(name, ty, text)| ((*name).to_owned(), ty.schema(text)));
        json!({
            "type": "object",
            "properties": properties.collect::<Map<String, Value>>(),
            "required": self.required,
            "additionalProperties": false,
        })
    }
}

/// The result of `tools/list`.
pub fn listed(era: Era) -> Value {
    let tool = |tool: &Tool| {
        json!({
            "name": tool.name,
            "title": tool.title,
            "description": tool.description,
            "inputSchema": tool.schema(),
            "annotations": { "readOnlyHint": true, "openWorldHint": false },
        })
    };
    let mut result = json!({ "tools": TOOLS.iter().map(tool).collect::<Vec<Value>>() });
    if era == Era::Stateless {
        result["ttlMs"] = LASTING.into();
        result["cacheScope"] = "public".into();
    }
    result
}

/// The tool and the arguments of a call with these `params`.
pub fn called(params: &Value) -> Result<(&'static str, Map<String, Value>), Refused> {
    let name = params["name"].as_str().ok_or_else(|| Refused::params("a call names its tool"))?;
    let Some(tool) = TOOLS.iter().find(|tool| tool.name == name) else {
        let known: Vec<&str> = TOOLS.iter().map(|tool| tool.name).collect();
        return Err(Refused::params(format!("Unknown tool: {name}; the tools are {}", known.join(", "))));
    };
    match &params["arguments"] {
        Value::Null => Ok((tool.name, Map::new())),
        Value::Object(arguments) => Ok((tool.name, arguments.clone())),
        _ => Err(Refused::params("the arguments of a call are an object")),
    }
}

/// The answer of the tool called `name`.
pub fn answer(programs: &mut Programs, name: &str, given: &Map<String, Value>) -> Result<Value, Refusal> {
    let tool = TOOLS.iter().find(|tool| tool.name == name).expect("`called` has found it");
    arguments::check(tool.name, &tool.schema(), given)?;
    (tool.answer)(programs, given)
}
