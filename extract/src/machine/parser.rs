//! Machine IR, line by line.

use super::{
    text::Cursor,
    tree::{Block, Function, Line, Register, Span, Successor},
};
use crate::llvm::fault::{Fault, Parsed};

/// Prefix of lines that are skipped.
const ASIDE: &str = "liveins:";

/// The functions of `text`, without those that have an error, and the messages in the order of the text.
pub fn functions(text: &str) -> (Vec<Function>, Vec<Fault>) {
    let mut parser = Parser {
        text,
        functions: Vec::new(),
        faults: Vec::new(),
        refused: false,
        told: false,
        before_body: false,
        comments: Vec::new(),
    };
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let end = start + line.trim_end_matches(['\n', '\r']).len();
        if let Err(fault) = parser.line(start, end) {
            parser.refuse(*fault);
        }
        start += line.len();
    }
    let comments = parser.comment();
    if let Some(last) = parser.functions.last_mut().filter(|_| !comments.is_empty()) {
        last.comment = [std::mem::take(&mut last.comment), comments].join("\n").trim_start().to_owned();
    }
    parser.close();
    if parser.functions.is_empty() && parser.faults.is_empty() {
        parser.faults.push(*headless(0, text.len().min(1)));
    }
    (parser.functions, parser.faults)
}

fn headless(start: usize, end: usize) -> Box<Fault> {
    Fault::error(start, end, "no function begins here")
        .help("write its header first: f: %a:ci32, %in_mem_ord:ci0 -> %r:ci32, %in_mem_ord:ci0")
}

struct Parser<'t> {
    text: &'t str,
    functions: Vec<Function>,
    faults: Vec<Fault>,
    /// True if the last function has an error.
    refused: bool,
    /// True if the header of the last function goes on until its `body:`.
    before_body: bool,
    /// True if it was told that lines stand before any function.
    told: bool,
    /// The comments since the last operation.
    comments: Vec<String>,
}

impl Parser<'_> {
    /// Ends the last function, which is left out if something is wrong with it.
    fn close(&mut self) {
        if std::mem::take(&mut self.refused) {
            self.functions.pop();
        }
    }

    fn refuse(&mut self, fault: Fault) {
        let fault = match self.functions.last() {
            Some(function) => fault.of(&function.name),
            None => fault,
        };
        self.faults.push(fault);
        self.refused = true;
    }

    fn open(&mut self, name: String, name_at: Span, interface: Option<[Vec<Register>; 2]>) {
        self.close();
        let comment = self.comment();
        self.functions.push(Function {
            name,
            name_at,
            interface,
            blocks: Vec::new(),
            depths: Vec::new(),
            held: Vec::new(),
            channels: Vec::new(),
            comment,
            endless: false,
            in_flight: None,
        });
    }

    /// The comments since the last operation, each on a line.
    fn comment(&mut self) -> String {
        std::mem::take(&mut self.comments).join("\n")
    }

    fn line(&mut self, start: usize, end: usize) -> Parsed<()> {
        let whole = &self.text[start..end];
        let found = header(self.text, start, end).inspect_err(|_| {
            let name = whole.split(':').next().unwrap_or(whole).trim();
            self.open(name.to_owned(), Span { start, end: start + name.len() }, None);
        });
        if let Some((name, at, interface)) = found? {
            self.open(name, at, interface);
            self.before_body = whole.starts_with("name:");
            return Ok(());
        }
        if self.before_body {
            self.before_body = !whole.starts_with("body:");
            return Ok(());
        }
        let mut cursor = Cursor::new(self.text, start, end);
        let comment = cursor.comment(end);
        self.comments.extend(comment.map(str::to_owned));
        let aside = whole.starts_with(['#', '-']) || whole == "...";
        if cursor.is_empty() || aside || cursor.rest().starts_with(ASIDE) {
            return Ok(());
        }
        if self.functions.is_empty() {
            // The line may be part of what stands before the first function in a file of LLVM's.
            let is_code = cursor.rest().contains(['=', '%']) || cursor.rest().starts_with("bb.");
            if is_code && !std::mem::replace(&mut self.told, true) {
                return Err(headless(cursor.at, end));
            }
            return Ok(());
        }
        if let Some((label, at)) = label(&mut cursor) {
            self.block(label, at);
            return Ok(());
        }
        if cursor.eat("successors:") {
            let listed = successors(&mut cursor)?;
            self.last_block(Span { start, end }).successors = Some(listed);
            return Ok(());
        }
        if let Some(depth) = depth(&mut cursor)? {
            self.function().depths.push(depth);
            return Ok(());
        }
        if let Some(register) = held(&mut cursor)? {
            self.function().held.push(register);
            return Ok(());
        }
        if let Some(told) = channel(&mut cursor)? {
            self.function().channels.push(told);
            return Ok(());
        }
        if cursor.rest().trim_end() == "endless" {
            self.function().endless = true;
            return Ok(());
        }
        if cursor.eat("in_flight ") {
            self.function().in_flight = Some(invocations(&cursor)?);
            return Ok(());
        }
        let mut operation = operation(&mut cursor)?;
        if comment.is_none() && !self.comments.is_empty() {
            self.comments.push(String::new());
        }
        operation.comment = self.comment();
        self.last_block(operation.at).lines.push(operation);
        Ok(())
    }

    fn function(&mut self) -> &mut Function {
        self.functions.last_mut().expect("a function is open")
    }

    fn block(&mut self, label: String, at: Span) {
        self.function().blocks.push(Block { label, at, successors: None, lines: Vec::new() });
    }

    /// The block that goes on; one without a label begins where there is none.
    fn last_block(&mut self, at: Span) -> &mut Block {
        if self.function().blocks.is_empty() {
            self.block(String::new(), at);
        }
        self.function().blocks.last_mut().expect("just made")
    }
}

/// A function's name, its place, and what it takes and gives.
type Header = (String, Span, Option<[Vec<Register>; 2]>);

fn header(text: &str, start: usize, end: usize) -> Parsed<Option<Header>> {
    let whole = &text[start..end];
    let named = |prefix: &str| {
        let name = whole.strip_prefix(prefix)?.split([':', ' ', ',']).find(|word| !word.is_empty())?;
        let at = start + (name.as_ptr() as usize - whole.as_ptr() as usize);
        let plain = name.trim_matches(['\'', '"']);
        Some((plain.to_owned(), Span { start: at, end: at + name.len() }, None))
    };
    if let Some(found) = named("name:").or_else(|| named("# Machine code for function ")) {
        return Ok(Some(found));
    }
    if whole.starts_with([' ', '\t', '%', '$', ';', '#']) || !whole.contains("->") {
        return Ok(None);
    }
    let mut cursor = Cursor::new(text, start, end);
    let at = cursor.at;
    let name = cursor.name();
    let span = cursor.since(at);
    if name.is_empty() || !cursor.eat(":") {
        return Ok(None);
    }
    let inputs = cursor.registers()?;
    if !cursor.eat("->") {
        return cursor.expected("`->`, or a comma and a register");
    }
    let outputs = cursor.registers()?;
    if !cursor.is_empty() {
        return cursor.expected("the end of the line, or a comma and a register");
    }
    if let Some(register) = inputs.iter().chain(&outputs).find(|register| register.width.is_none()) {
        let (start, end) = (register.at.start, register.at.end);
        return Err(Fault::error(start, end, format!("the width of `{}` is missing", register.name))
            .help(format!("write {}:ci32, with 32 for its bits", register.name)));
    }
    Ok(Some((name.to_owned(), span, Some([inputs, outputs]))))
}

/// `bb.0.entry:` or `bb.0.entry (address-taken):`, if it comes next.
fn label(cursor: &mut Cursor) -> Option<(String, Span)> {
    let rest = cursor.rest();
    let first = rest.split([' ', ':', '(']).next().filter(|word| !word.is_empty())?;
    let head = rest[first.len()..].trim_start();
    let behind = match head.strip_prefix('(') {
        Some(notes) => notes.split_once(')')?.1.trim_start(),
        None => head,
    };
    let at = Span { start: cursor.at, end: cursor.at + first.len() };
    (behind == ":" && first.starts_with("bb.")).then(|| (first.to_owned(), at))
}

/// The denominator of [`Successor::probability`].
const CERTAIN: u32 = 1 << 31;

/// Reads a probability in parts of 2^31: the rest of `(0x40000000)` from the number on.
fn probability(cursor: &mut Cursor) -> Parsed<u32> {
    let (start, text) = (cursor.at, cursor.name());
    let number = match text.strip_prefix("0x") {
        Some(digits) => u32::from_str_radix(digits, 16).ok(),
        None => text.parse().ok(),
    };
    let Some(number) = number.filter(|number| *number <= CERTAIN) else {
        let span = cursor.since(start);
        return Err(Fault::error(
            span.start,
            span.end,
            "expected a probability from 0x00000000 to 0x80000000",
        ));
    };
    if cursor.eat(")") { Ok(number) } else { cursor.expected("`)`") }
}

/// `%bb.1(0x40000000), %bb.2`.
fn successors(cursor: &mut Cursor) -> Parsed<Vec<Successor>> {
    let mut listed = Vec::new();
    while !cursor.is_empty() {
        let block = cursor.register()?;
        let probability = if cursor.eat("(") { Some(probability(cursor)?) } else { None };
        listed.push(Successor { block, probability });
        if !cursor.eat(",") {
            break;
        }
    }
    if cursor.is_empty() { Ok(listed) } else { cursor.expected("a comma and a block") }
}

/// `%x:ci32 depth 2`, if it comes next.
fn depth(cursor: &mut Cursor) -> Parsed<Option<(Register, u32)>> {
    if !cursor.rest().starts_with('%') || !cursor.rest().contains(" depth ") || cursor.rest().contains('=') {
        return Ok(None);
    }
    let register = cursor.register()?;
    if !cursor.eat("depth") {
        return cursor.expected("`depth`");
    }
    match cursor.rest().trim().parse() {
        Ok(depth) => Ok(Some((register, depth))),
        Err(_) => cursor.expected("how many values the channel holds"),
    }
}

/// `%x:ci32 held`, if it comes next.
fn held(cursor: &mut Cursor) -> Parsed<Option<Register>> {
    if !cursor.rest().starts_with('%')
        || !cursor.rest().trim_end().ends_with(" held")
        || cursor.rest().contains('=')
    {
        return Ok(None);
    }
    cursor.register().map(Some)
}

/// `%x:ci32 {group "f/entry"}`, if it comes next.
fn channel(cursor: &mut Cursor) -> Parsed<Option<(Register, Vec<String>)>> {
    let is_channel = cursor.rest().starts_with('%')
        && cursor.rest().split_once('{').is_some_and(|(before, _)| !before.contains('='));
    if !is_channel {
        return Ok(None);
    }
    let register = cursor.register()?;
    let words = cursor.attributes()?;
    if cursor.is_empty() { Ok(Some((register, words))) } else { cursor.expected("the end of the line") }
}

/// The most invocations that may be in flight.
const MOST_IN_FLIGHT: u32 = 65_536;

/// Number of invocations that may be in flight.
fn invocations(cursor: &Cursor) -> Parsed<u32> {
    let number = cursor.rest().trim().parse().ok().filter(|number| (1..=MOST_IN_FLIGHT).contains(number));
    let expected = || cursor.expected(&format!("a number of invocations from 1 to {MOST_IN_FLIGHT}"));
    number.map_or_else(expected, Ok)
}

fn operation(cursor: &mut Cursor) -> Parsed<Line> {
    let outs = cursor.registers()?;
    if !outs.is_empty() && !cursor.eat("=") {
        return cursor.expected("`=`");
    }
    let start = cursor.at;
    if cursor.eat("...") {
        let (opcode, at) = ("...".to_owned(), Span { start, end: start + 3 });
        let (operands, attributes, comment) = (Vec::new(), Vec::new(), String::new());
        return Ok(Line { outs, opcode, width: None, operands, attributes, comment, at });
    }
    let (opcode, width) = opcode(cursor.name());
    let at = cursor.since(start);
    if opcode.is_empty() {
        return cursor.expected("an operation");
    }
    let mut operands = Vec::new();
    while !cursor.is_empty() && !cursor.rest().starts_with('{') {
        operands.push(cursor.operand()?);
        if !cursor.eat(",") {
            break;
        }
    }
    let attributes = cursor.attributes()?;
    if !cursor.is_empty() {
        return cursor.expected("a comma or the end of the line");
    }
    Ok(Line { outs, opcode, width, operands, attributes, comment: String::new(), at })
}

/// `ICMP.NE32` is `ICMP.NE` and 32; a dot parts the number from a name that ends in digits itself.
fn opcode(name: &str) -> (String, Option<u32>) {
    let stem = name.trim_end_matches(|c: char| c.is_ascii_digit());
    let width = name[stem.len()..].parse().ok();
    let stem = match width {
        Some(_) => stem.strip_suffix('.').unwrap_or(stem),
        None => name,
    };
    (stem.to_uppercase(), width)
}
