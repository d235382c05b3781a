//! Debug records of variables: which variable of the source a value is.

use crate::llvm::lexer::{Lexer, Token};
use crate::llvm::locals::Name;
use crate::llvm::metadata::{Nodes, plain};

/// A debug record: `value` belongs to the variable of node `variable`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Record<'a> {
    pub value: Name<'a>,
    pub variable: u32,
    pub kind: &'static str,
}

/// The effect of a record's expression on its value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Expression {
    /// Nothing.
    Same,
    /// Of a list it takes the value with this number.
    Takes(usize),
    /// It loads from it.
    Loads,
    /// It is a part of the variable.
    Part,
    /// It computes the variable from it, and from what else the record names.
    Computes,
    /// Not an expression of this kind.
    Other,
}

/// One argument of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Argument<'a> {
    Value(Name<'a>),
    /// A `DIArgList`; constants have no names.
    List(Vec<Option<Name<'a>>>),
    Node(u32),
    Expression(Expression),
    Other,
}

/// The debug records of the `#dbg_…` record at `start`, or of the intrinsic call in its place.
///
/// `#dbg_value(i32 %n, !12, !DIExpression(), !15)` says that `%n` is the variable, `#dbg_declare` that a value is its
/// address, and `#dbg_assign` both of two values. Each value from which the variable is computed has a record too.
pub fn records(text: &str, start: usize) -> Vec<Record<'_>> {
    let mut lexer = Lexer::new(text, start, text.len());
    let Some(kind) = kind(&mut lexer) else { return Vec::new() };
    let arguments = arguments(&mut lexer);
    let record = |value: usize, variable: usize, expression: usize, same: &'static str, loads| {
        let values = match (arguments.get(value), arguments.get(expression)) {
            (Some(&Argument::Value(value)), _) => vec![value],
            (Some(Argument::List(values)), Some(&Argument::Expression(Expression::Takes(number)))) => {
                values.get(number).copied().flatten().into_iter().collect()
            }
            (Some(Argument::List(values)), _) => values.iter().copied().flatten().collect(),
            _ => Vec::new(),
        };
        let kind = match arguments.get(expression) {
            Some(Argument::Expression(Expression::Same | Expression::Takes(_))) => Some(same),
            Some(Argument::Expression(Expression::Part)) if same == "value" => Some("part"),
            Some(Argument::Expression(Expression::Loads)) => Some(loads),
            Some(Argument::Expression(Expression::Part | Expression::Computes)) => Some("computed"),
            _ => None,
        };
        let (Some(&Argument::Node(variable)), Some(kind)) = (arguments.get(variable), kind) else {
            return Vec::new();
        };
        values.into_iter().map(|value| Record { value, variable, kind }).collect()
    };
    match kind {
        "value" => record(0, 1, 2, "value", "address"),
        "declare" => record(0, 1, 2, "address", "computed"),
        // The value, the variable, an expression, the mark of the store, an address, and an expression.
        "assign" => [record(0, 1, 2, "value", "address"), record(4, 1, 5, "address", "computed")].concat(),
        _ => Vec::new(),
    }
}

/// Goes after the parenthesis that opens the arguments; gives what stands before it: `value` of `#dbg_value` or
/// `@llvm.dbg.value`.
fn kind<'a>(lexer: &mut Lexer<'a>) -> Option<&'a str> {
    let mut kind = None;
    loop {
        match lexer.next().1 {
            Token::Hash(name) => kind = name.strip_prefix("dbg_"),
            Token::Global(name) => kind = name.trim_matches('"').strip_prefix("llvm.dbg."),
            Token::Mark(b'(') => return kind,
            Token::End => return None,
            _ => {}
        }
    }
}

/// The arguments up to the parenthesis that closes them.
fn arguments<'a>(lexer: &mut Lexer<'a>) -> Vec<Argument<'a>> {
    let (mut all, mut last) = (Vec::new(), Argument::Other);
    loop {
        match lexer.next().1 {
            Token::Local(name) => last = Argument::Value(Name::new(name)),
            Token::Metadata("DIArgList") => last = Argument::List(list(lexer)),
            Token::Metadata("DIExpression") => last = Argument::Expression(expression(lexer)),
            Token::Metadata(node) => last = node.parse().map_or(Argument::Other, Argument::Node),
            Token::Mark(b'(' | b'[' | b'{' | b'<') => {
                skip(lexer);
                last = Argument::Other;
            }
            Token::Mark(b',') => all.push(std::mem::replace(&mut last, Argument::Other)),
            Token::Mark(b')') | Token::End => {
                all.push(last);
                return all;
            }
            _ => {}
        }
    }
}

/// The values between the parentheses that follow.
fn list<'a>(lexer: &mut Lexer<'a>) -> Vec<Option<Name<'a>>> {
    let (mut values, mut last, mut depth) = (Vec::new(), None, 0usize);
    loop {
        match lexer.next().1 {
            // Within other marks stand constants.
            Token::Local(name) if depth == 1 => last = Some(Name::new(name)),
            Token::Mark(b',') if depth == 1 => values.push(last.take()),
            Token::Mark(b'(' | b'[' | b'{' | b'<') => depth += 1,
            Token::Mark(b')' | b']' | b'}' | b'>') => depth = depth.saturating_sub(1),
            Token::End => return values,
            _ => {}
        }
        if depth == 0 {
            values.push(last);
            return values;
        }
    }
}

/// Goes after the mark that closes the one before.
fn skip(lexer: &mut Lexer) {
    let mut depth = 1usize;
    while depth > 0 {
        match lexer.next().1 {
            Token::Mark(b'(' | b'[' | b'{' | b'<') => depth += 1,
            Token::Mark(b')' | b']' | b'}' | b'>') => depth -= 1,
            Token::End => return,
            _ => {}
        }
    }
}

/// The effect of the operations between the parentheses that follow.
fn expression(lexer: &mut Lexer) -> Expression {
    let (mut operations, mut numbers, mut others) = (Vec::new(), Vec::new(), false);
    loop {
        match lexer.next().1 {
            Token::Mark(b')') | Token::End => break,
            Token::Mark(b'(' | b',') => {}
            Token::Number(number) => numbers.push(number),
            Token::Word(operation) => operations.push(operation),
            _ => others = true,
        }
    }
    match operations[..] {
        _ if others => Expression::Other,
        [] => Expression::Same,
        ["DW_OP_deref"] => Expression::Loads,
        ["DW_OP_LLVM_fragment"] => Expression::Part,
        ["DW_OP_LLVM_arg"] => {
            let number = numbers.first().and_then(|number| number.parse().ok());
            number.map_or(Expression::Other, Expression::Takes)
        }
        _ => Expression::Computes,
    }
}

/// A chain of types that is longer, or a type with more parts, is cut off.
const MOST_TYPES: u32 = 64;

impl Nodes {
    /// The name and the type of the variable of `node`, the type as C writes it; none if the node is not a variable.
    pub fn variable(&self, text: &str, node: u32) -> Option<(String, String)> {
        let (mut name, mut ty) = (None, None);
        for (key, value) in self.fields(text, self.start(node)?) {
            match (key, value) {
                ("name", Token::Text(text)) => name = Some(plain(text)),
                ("type", Token::Metadata(node)) => ty = node.parse().ok(),
                _ => {}
            }
        }
        let mut types = TypeTexts { nodes: self, text, left: MOST_TYPES };
        Some((name?, types.declared(ty, String::new(), "")))
    }

    /// The line where the function of `node` begins, with the node of its file.
    pub fn subprogram(&self, text: &str, start: usize) -> Option<(u32, u32)> {
        let (mut file, mut line) = (None, 0);
        for (key, value) in self.fields(text, start) {
            match (key, value) {
                ("file", Token::Metadata(node)) => file = node.parse().ok(),
                ("line", Token::Number(number)) => line = number.parse().ok()?,
                _ => {}
            }
        }
        file.filter(|_| line > 0).map(|file| (file, line))
    }
}

/// Writes types as C does.
struct TypeTexts<'t> {
    nodes: &'t Nodes,
    text: &'t str,
    /// Number of types that may still be read.
    left: u32,
}

/// The fields of the node of a type that matter here.
#[derive(Default)]
struct TypeNode {
    kind: String,
    tag: String,
    name: Option<String>,
    base: Option<u32>,
    elements: Option<u32>,
    types: Option<u32>,
    count: Option<String>,
}

impl TypeTexts<'_> {
    /// The declaration of `inner`, a name with what stands around it, as of the type of `node`; no node is `void`.
    fn declared(&mut self, node: Option<u32>, inner: String, qualifiers: &str) -> String {
        let Some(node) = node else { return joined(&format!("{qualifiers}void"), &inner) };
        let Some(found) = self.read(node) else { return joined(&format!("{qualifiers}…"), &inner) };
        let qualified = |word: &str| format!("{qualifiers}{word} ");
        match found.tag.as_str() {
            "DW_TAG_pointer_type" => self.pointer(found.base, "*", qualifiers, &inner),
            "DW_TAG_reference_type" => self.pointer(found.base, "&", qualifiers, &inner),
            "DW_TAG_rvalue_reference_type" => self.pointer(found.base, "&&", qualifiers, &inner),
            "DW_TAG_ptr_to_member_type" => self.pointer(found.base, "::*", qualifiers, &inner),
            "DW_TAG_const_type" => self.declared(found.base, inner, &qualified("const")),
            "DW_TAG_volatile_type" => self.declared(found.base, inner, &qualified("volatile")),
            "DW_TAG_restrict_type" => self.declared(found.base, inner, &qualified("restrict")),
            "DW_TAG_atomic_type" => self.declared(found.base, inner, &qualified("_Atomic")),
            "DW_TAG_array_type" => {
                let extents = self.extents(found.elements);
                self.declared(found.base, format!("{inner}{extents}"), qualifiers)
            }
            _ if found.kind == "DISubroutineType" => self.function(found.types, &inner),
            tag => joined(&format!("{qualifiers}{}", named(tag, found.name)), &inner),
        }
    }

    /// A pointer or reference to what `base` is; its own qualifiers follow its sign.
    fn pointer(&mut self, base: Option<u32>, sign: &str, qualifiers: &str, inner: &str) -> String {
        let own = match qualifiers.trim_end() {
            "" => format!("{sign}{inner}"),
            qualifiers => joined(&format!("{sign}{qualifiers}"), inner),
        };
        let is_aggregate = base
            .and_then(|base| self.read(base))
            .is_some_and(|base| base.tag == "DW_TAG_array_type" || base.kind == "DISubroutineType");
        self.declared(base, if is_aggregate { format!("({own})") } else { own }, "")
    }

    /// A function that `inner` is; the first of its types is that of its result.
    fn function(&mut self, types: Option<u32>, inner: &str) -> String {
        let types = types.map_or(Vec::new(), |types| self.list(types));
        let (result, parameters) = types.split_first().map_or((None, &[][..]), |(one, rest)| (*one, rest));
        let parameters: Vec<String> =
            parameters.iter().map(|&parameter| self.declared(parameter, String::new(), "")).collect();
        self.declared(result, format!("{inner}({})", parameters.join(", ")), "")
    }

    /// `[3][4]`
    fn extents(&mut self, elements: Option<u32>) -> String {
        let elements = elements.map_or(Vec::new(), |elements| self.list(elements));
        let extent = |node: &Option<u32>| {
            let count = node.and_then(|node| self.read(node)).and_then(|node| node.count);
            // Of an array without a size it is -1.
            format!("[{}]", count.filter(|count| !count.starts_with('-')).unwrap_or_default())
        };
        elements.iter().map(extent).collect()
    }

    /// The nodes of `!{!1, null, !2}`.
    fn list(&self, node: u32) -> Vec<Option<u32>> {
        let Some(start) = self.nodes.start(node) else { return Vec::new() };
        let mut lexer = Lexer::new(self.text, start, self.text.len());
        let mut nodes = Vec::new();
        loop {
            match lexer.next().1 {
                Token::Metadata("") | Token::Mark(_) if nodes.len() > MOST_TYPES as usize => return nodes,
                Token::Metadata(node) if !node.is_empty() => nodes.push(node.parse().ok()),
                Token::Word("null") => nodes.push(None),
                Token::Mark(b'}') | Token::End => return nodes,
                _ => {}
            }
        }
    }

    /// The node number `node`; none if it is not there, or if too many have been read.
    fn read(&mut self, node: u32) -> Option<TypeNode> {
        self.left = self.left.checked_sub(1)?;
        let start = self.nodes.start(node)?;
        let mut found = TypeNode::default();
        let mut lexer = Lexer::new(self.text, start, self.text.len());
        while found.kind.is_empty() {
            match lexer.next().1 {
                Token::Metadata(kind) => found.kind = kind.to_owned(),
                Token::Mark(_) | Token::End => return None,
                _ => {}
            }
        }
        let reference = |node: &str| node.parse().ok();
        for (key, value) in self.nodes.fields(self.text, start) {
            match (key, value) {
                ("tag", Token::Word(tag)) => found.tag = tag.to_owned(),
                ("name", Token::Text(name)) => found.name = Some(plain(name)),
                ("baseType", Token::Metadata(node)) => found.base = reference(node),
                ("elements", Token::Metadata(node)) => found.elements = reference(node),
                ("types", Token::Metadata(node)) => found.types = reference(node),
                ("count", Token::Number(count)) => found.count = Some(count.to_owned()),
                _ => {}
            }
        }
        Some(found)
    }
}

/// A type with `inner` after it.
fn joined(ty: &str, inner: &str) -> String {
    let space = if inner.is_empty() || inner.starts_with('[') { "" } else { " " };
    format!("{ty}{space}{inner}")
}

/// `struct pair`, `int`
fn named(tag: &str, name: Option<String>) -> String {
    let word = match tag {
        "DW_TAG_structure_type" => "struct",
        "DW_TAG_class_type" => "class",
        "DW_TAG_union_type" => "union",
        "DW_TAG_enumeration_type" => "enum",
        _ => return name.unwrap_or_else(|| "…".to_owned()),
    };
    name.map_or_else(|| word.to_owned(), |name| format!("{word} {name}"))
}
