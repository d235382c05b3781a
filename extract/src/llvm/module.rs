//! The top level of a module, and where the bodies of its functions stand.

use crate::llvm::annotation::{Annotation, annotations};
use crate::llvm::attribute::Attribute;
use crate::llvm::fault::{Fault, Parsed};
use crate::llvm::function::{Header, Span};
use crate::llvm::global::{Alias, Global, Symbol};
use crate::llvm::layout::DataLayout;
use crate::llvm::lexer::{Lexer, Token};
use crate::llvm::metadata::Nodes;
use crate::llvm::name::{canonical, unescape};
use crate::llvm::parser::Parser;
use crate::llvm::tbaa::{self, TypeNode};
use crate::llvm::types::Types;
use memchr::{memchr, memchr3, memmem, memrchr};
use rustc_hash::{FxHashMap, FxHashSet};
use std::borrow::Cow;

/// The parts of a function's header that concern its callers.
#[derive(Debug)]
pub struct Callee<'a> {
    pub attributes: Vec<Attribute<'a>>,
    pub result_attributes: Vec<&'a str>,
}

impl<'a> Callee<'a> {
    fn new(header: &Header<'a>) -> Self {
        let (attributes, result_attributes) = (header.attributes.clone(), header.result_attributes.clone());
        Callee { attributes, result_attributes }
    }
}

/// A module without the bodies of its functions.
#[derive(Debug)]
pub struct Module<'a> {
    pub text: &'a str,
    pub types: Types<'a>,
    pub nodes: Nodes,
    /// Nodes that say what may be at the same address, by number.
    pub type_nodes: Vec<(u32, TypeNode<'a>)>,
    /// Their names.
    pub type_names: FxHashMap<u32, String>,
    /// The nodes of files of the source.
    pub file_nodes: Vec<u32>,
    /// Texts of the attribute groups by number.
    pub groups: FxHashMap<&'a str, Vec<&'a str>>,
    /// Attributes of all functions, by their names as printed.
    pub callees: FxHashMap<Cow<'a, str>, Callee<'a>>,
    pub definitions: Vec<(Header<'a>, Span)>,
    /// The functions without a body, intrinsics left out.
    pub declarations: Vec<Header<'a>>,
    pub globals: Vec<Global<'a>>,
    pub aliases: Vec<Alias<'a>>,
    /// Groups of which the linker takes one, by their names as printed, each with the way of choosing.
    pub comdats: FxHashMap<Cow<'a, str>, &'a str>,
    /// The contents of `!nvvm.annotations`.
    pub annotations: Vec<Annotation<'a>>,
    /// The start of the text of `!nvvm.annotations`.
    annotated: Option<usize>,
    /// `target triple` and its like, with their values.
    pub properties: Vec<(&'static str, String)>,
    pub faults: Vec<Fault>,
}

/// Prefix that clang gives the copy of an OpenCL kernel that other kernels may call.
const KERNEL_COPY: &str = "__clang_ocl_kern_imp_";

/// The start of the string at the end of `text` that is never closed; the last item begins at `from`.
fn open_string(text: &str, from: usize) -> Option<usize> {
    // A string that is not closed takes the last line break as well.
    if text.ends_with('\n') && text[from..].trim_end().ends_with(['"', ')', '}']) {
        return None;
    }
    let mut lexer = Lexer::new(text, from, text.len());
    let mut last = from;
    while lexer.next().1 != Token::End {
        last = lexer.start();
    }
    let quote = text[last..].find('"')?;
    (!text[last + quote + 1..].contains('"')).then_some(last + quote)
}

/// The prefixes of lines of the top level.
const STARTS: [&str; 12] = [
    "define",
    "declare",
    "attributes",
    "target",
    "source_filename",
    "module",
    "uselistorder",
    "@",
    "%",
    "$",
    "!",
    "^",
];

impl<'a> Module<'a> {
    /// Reads everything but the bodies.
    pub fn new(text: &'a str) -> Self {
        let mut module = Module {
            text,
            types: Types::default(),
            nodes: Nodes::default(),
            type_nodes: Vec::new(),
            type_names: FxHashMap::default(),
            file_nodes: Vec::new(),
            groups: FxHashMap::default(),
            callees: FxHashMap::default(),
            definitions: Vec::new(),
            declarations: Vec::new(),
            globals: Vec::new(),
            aliases: Vec::new(),
            comdats: FxHashMap::default(),
            annotations: Vec::new(),
            annotated: None,
            properties: Vec::new(),
            faults: Vec::new(),
        };
        let mut parser = Parser::new(text, 0, text.len(), Types::default());
        let mut last = 0;
        while parser.token() != Token::End {
            last = parser.at();
            let is_definition = parser.is_word("define");
            if let Err(fault) = module.item(&mut parser) {
                let left_out = fault.function.is_some();
                module.faults.push(*fault);
                resume(&mut parser, if is_definition && left_out { starts_definition } else { starts_item });
            }
        }
        if module.faults.is_empty()
            && let Some(start) = open_string(text, last)
        {
            module.faults.push(*Fault::error(start, start + 1, "the text ends within this string"));
        }
        if let Some(start) = module.annotated {
            module.annotations = annotations(text, start, |number| module.nodes.start(number));
        }
        module.types = parser.types;
        module.type_names = tbaa::names(&module.type_nodes);
        module.drop_copies_of_kernels();
        module
    }

    /// Drops the copies of kernels of OpenCL that clang makes for calls of kernels, where nothing mentions them.
    fn drop_copies_of_kernels(&mut self) {
        if !self.definitions.iter().any(|(header, _)| header.name.starts_with(KERNEL_COPY)) {
            return;
        }
        let kernels: FxHashSet<&str> = self.definitions.iter().map(|(header, _)| header.name).collect();
        let text = self.text.as_bytes();
        let is_mentioned =
            |name: &str| memmem::find_iter(text, format!("@{name}(").as_bytes()).nth(1).is_some();
        self.definitions.retain(|(header, _)| {
            let is_copy = header.name.strip_prefix(KERNEL_COPY).is_some_and(|name| kernels.contains(name));
            !is_copy || is_mentioned(header.name)
        });
    }

    /// The functions with a body, as printed, and where their names stand.
    pub fn definition_names(&self) -> impl Iterator<Item = (String, usize)> + '_ {
        self.definitions.iter().map(|(header, _)| (canonical(header.name).into_owned(), header.at))
    }

    fn item(&mut self, parser: &mut Parser<'a>) -> Parsed<()> {
        match parser.token() {
            Token::Metadata(name) => self.metadata(parser, name),
            Token::Word("define") => self.define(parser),
            Token::Word("declare") => self.declare(parser),
            Token::Global(name) => self.global(parser, name),
            Token::Local(name) => type_definition(parser, name),
            Token::Comdat(name) => self.comdat(parser, name),
            Token::Word("attributes") => self.attributes(parser),
            Token::Word("target" | "source_filename") => self.property(parser),
            Token::Word("module") => {
                parser.advance();
                parser.expect_word("asm")?;
                parser.string().map(drop)
            }
            Token::Word("uselistorder" | "uselistorder_bb") => {
                parser.skip_line();
                Ok(())
            }
            Token::Mark(b'^') => summary(parser),
            _ => Err(parser.expected("a global, a function, a type or metadata")),
        }
    }

    fn comdat(&mut self, parser: &mut Parser<'a>, name: &'a str) -> Parsed<()> {
        parser.advance();
        parser.expect(b'=')?;
        parser.expect_word("comdat")?;
        let Token::Word(selection) = parser.token() else {
            return Err(parser.expected("`any`, `exactmatch`, `largest`, `nodeduplicate` or `samesize`"));
        };
        self.comdats.insert(canonical(name), selection);
        parser.advance();
        Ok(())
    }

    fn metadata(&mut self, parser: &mut Parser<'a>, name: &'a str) -> Parsed<()> {
        parser.advance();
        if !parser.is_mark(b'=') {
            return Err(parser.expected("`=`"));
        }
        if let Ok(number) = name.parse() {
            self.nodes.insert(number, parser.at() + 1);
            let node = tbaa::type_node(self.text, parser.at() + 1);
            self.type_nodes.extend(node.map(|node| (number, node)));
            if self.text[parser.at() + 1..].trim_start().starts_with("!DIFile(") {
                self.file_nodes.push(number);
            }
        } else if name == "nvvm.annotations" {
            self.annotated = Some(parser.at() + 1);
        }
        parser.advance();
        parser.eat_word("distinct");
        parser.metadata_node().map(drop)
    }

    /// The target triple, if it is written.
    pub fn target(&self) -> Option<&str> {
        self.properties.iter().find(|(key, _)| *key == "target triple").map(|(_, value)| value.as_str())
    }

    fn property(&mut self, parser: &mut Parser<'a>) -> Parsed<()> {
        let is_target = parser.eat_word("target");
        let key = match parser.token() {
            Token::Word("triple") if is_target => "target triple",
            Token::Word("datalayout") if is_target => "target datalayout",
            Token::Word("source_filename") if !is_target => "source_filename",
            _ => return Err(parser.expected("`triple` or `datalayout`")),
        };
        parser.advance();
        parser.expect(b'=')?;
        let (at, text) = (parser.at(), parser.string()?);
        let value = String::from_utf8_lossy(&unescape(text.trim_matches('"'))).into_owned();
        if key == "target datalayout" {
            let known = DataLayout::parse(&value);
            parser.types.layout = known.map_err(|part| {
                let message = format!("`{part}` is not part of a data layout");
                Fault::error(at, at + text.len(), message).label("sizes and offsets follow the default")
            })?;
        }
        self.properties.push((key, value));
        Ok(())
    }

    fn attributes(&mut self, parser: &mut Parser<'a>) -> Parsed<()> {
        parser.advance();
        let Token::Hash(number) = parser.token() else { return Err(parser.expected("`#` and a number")) };
        parser.advance();
        parser.expect(b'=')?;
        let texts = parser.attribute_group()?;
        self.groups.insert(number, texts);
        Ok(())
    }

    fn declare(&mut self, parser: &mut Parser<'a>) -> Parsed<()> {
        parser.advance();
        let header = parser.header()?;
        self.callees.insert(canonical(header.name), Callee::new(&header));
        if !header.name.starts_with("llvm.") {
            self.declarations.push(header);
        }
        Ok(())
    }

    fn define(&mut self, parser: &mut Parser<'a>) -> Parsed<()> {
        parser.advance();
        let start = parser.at();
        let header = parser.header().map_err(|fault| named(fault, self.text, start))?;
        if !parser.is_mark(b'{') {
            return Err(Box::new(parser.expected("`{`").of(&canonical(header.name))));
        }
        let span = self.body_span(parser.at());
        self.callees.insert(canonical(header.name), Callee::new(&header));
        self.definitions.push((header, span));
        parser.seek(span.end, self.text.len());
        Ok(())
    }

    /// The body whose `{` is at `start`: to its own `}`, or to the next line with a `define` if that comes first.
    fn body_span(&self, start: usize) -> Span {
        let end = matching_brace(self.text, start);
        if memmem::find(&self.text.as_bytes()[start..end], b"/*").is_some() {
            // It may begin a comment, which may have what looks like a brace or the start of a line.
            return Span { start, end: matching_brace_of_tokens(self.text, start) };
        }
        let next = memmem::find(&self.text.as_bytes()[start..end], b"\ndefine ");
        Span { start, end: next.map_or(end, |at| start + at + 1) }
    }

    fn global(&mut self, parser: &mut Parser<'a>, name: &'a str) -> Parsed<()> {
        parser.advance();
        parser.expect(b'=')?;
        match parser.global(name)? {
            Symbol::Variable(global) => self.globals.push(global),
            Symbol::Alias(alias) => self.aliases.push(alias),
        }
        Ok(())
    }
}

/// The fault in a header that begins at `start`, with the name of the function if there is one.
fn named(fault: Box<Fault>, text: &str, start: usize) -> Box<Fault> {
    let mut lexer = Lexer::new(text, start, text.len());
    loop {
        match lexer.next().1 {
            Token::Global(name) => return Box::new(fault.of(&canonical(name))),
            Token::End | Token::Word("define") => return fault,
            _ => {}
        }
    }
}

fn type_definition<'a>(parser: &mut Parser<'a>, name: &'a str) -> Parsed<()> {
    let at = parser.at();
    parser.advance();
    parser.expect(b'=')?;
    parser.expect_word("type")?;
    if parser.eat_word("opaque") {
        return Ok(());
    }
    let body = parser.ty()?;
    let named = parser.types.named(canonical(name));
    if parser.types.define(named, body) {
        return Ok(());
    }
    Err(Fault::error(at, at + name.len() + 1, format!("the type `%{name}` is defined twice")))
}

/// Takes `^0 = module: (path: "a.o", hash: (0, 0))`, or `^1 = flags: 8`, which say nothing that is kept.
fn summary(parser: &mut Parser<'_>) -> Parsed<()> {
    parser.advance();
    parser.natural()?;
    parser.expect(b'=')?;
    let Token::Label(_) = parser.token() else { return Err(parser.expected("an entry of the summary")) };
    parser.advance();
    if parser.is_mark(b'(') { parser.skip_parentheses() } else { parser.natural().map(drop) }
}

/// Returns true if `line` begins an item. Words may be indented; names at the start of an indented line are those of
/// values.
fn starts_item(line: &str) -> bool {
    let words = line.trim_start_matches([' ', '\t']);
    match line.as_bytes().first() {
        _ if words.starts_with("define") || words.starts_with("declare") => true,
        Some(b'!') => line[1..].trim_start_matches(|c| c != '=' && c != '!' && c != '\n').starts_with('='),
        Some(b'@' | b'%' | b'$' | b'^') => true,
        Some(b'a'..=b'z') => STARTS.iter().any(|start| line.starts_with(start)),
        _ => false,
    }
}

/// Returns true if `line` begins a function, and is no line of one.
fn starts_definition(line: &str) -> bool {
    let words = line.trim_start_matches([' ', '\t']);
    words.starts_with("define") || words.starts_with("declare")
}

/// Goes on after an error: at the next line that begins an item as `begins` tells, or after one that ends a body.
fn resume(parser: &mut Parser<'_>, begins: fn(&str) -> bool) {
    let text = parser.text();
    let mut at = parser.at();
    while let Some(next) = memchr(b'\n', &text.as_bytes()[at..]) {
        at += next + 1;
        if text[at..].starts_with('}') {
            return parser.seek(at + 1, text.len());
        }
        if begins(&text[at..]) {
            return parser.seek(at, text.len());
        }
    }
    parser.seek(text.len(), text.len());
}

/// After the brace that matches the one at `start`, token by token; before the next `define` if that comes first.
fn matching_brace_of_tokens(text: &str, start: usize) -> usize {
    let mut lexer = Lexer::new(text, start, text.len());
    let mut depth = 0usize;
    loop {
        match lexer.next().1 {
            Token::Mark(b'{') => depth += 1,
            Token::Mark(b'}') => depth -= 1,
            Token::Word("define") => return lexer.start(),
            Token::End => return text.len(),
            _ => {}
        }
        if depth == 0 {
            return lexer.at();
        }
    }
}

/// After the brace that matches the one at `start`; the end of the text if there is none.
///
/// Strings are stepped over whole, so a `;` between them begins a comment.
fn matching_brace(text: &str, start: usize) -> usize {
    let bytes = text.as_bytes();
    let (mut at, mut depth) = (start, 0usize);
    while let Some(found) = memchr3(b'{', b'}', b'"', &bytes[at..]) {
        let hit = at + found;
        let line = memrchr(b'\n', &bytes[at..hit]).map_or(at, |to| at + to);
        if memchr(b';', &bytes[line..hit]).is_some() {
            at = memchr(b'\n', &bytes[hit..]).map_or(bytes.len(), |to| hit + to);
            continue;
        }
        at = hit + 1;
        match bytes[hit] {
            b'{' => depth += 1,
            b'}' => depth -= 1,
            _ => at = memchr(b'"', &bytes[at..]).map_or(bytes.len(), |to| at + to + 1),
        }
        if depth == 0 {
            return at;
        }
    }
    bytes.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bodies(text: &str) -> Vec<&str> {
        let module = Module::new(text);
        assert!(module.faults.is_empty());
        module.definitions.iter().map(|(_, span)| &text[span.start..span.end]).collect()
    }

    #[test]
    fn a_body_ends_at_its_own_brace_whatever_stands_in_comments_and_texts() {
        let plain = "{\n  ret void ; }\n}";
        let text = "{\n  call void asm \"/* }\", \"\"()\n  ret void\n}";
        let comment = "{\n  /* }\ndefine void @none() {\n */ ret void\n}";
        let module = |bodies: [&str; 3]| {
            let [one, two, three] = bodies;
            format!("define void @f() {one}\ndefine void @g() {two}\n/* {{ */\ndefine void @h() {three}\n")
        };
        for all in [[plain, text, comment], [text, comment, plain], [comment, plain, text]] {
            assert_eq!(bodies(&module(all)), all);
        }
    }
}
