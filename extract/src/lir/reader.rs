//! Methods out of text: headers, labels and successors; bodies are for [`super::trees`] and [`super::linear`].

use super::{
    lexer::{Cursor, Token},
    linear::LinearReader,
    method::{Method, Signature, Stage},
    operation::Type,
    trees::TreeReader,
};
use crate::fault::Fault;

/// The methods of `text` without a fault, and the faults of the others.
pub fn methods(text: &str) -> (Vec<Method>, Vec<Fault>) {
    let mut reader = Reader { cursor: Cursor::new(text), faults: Vec::new(), name: None };
    let mut methods = Vec::new();
    reader.cursor.pass_lines();
    while !reader.cursor.is_end() {
        dfquery_engine::cancel::check();
        let before = reader.faults.len();
        reader.name = None;
        let method = reader.method();
        match method {
            Ok(method) if reader.faults.len() == before => methods.push(method),
            Ok(_) => {}
            Err(fault) => {
                reader.faults.push(fault);
                reader.pass_to_method();
            }
        }
        let name = reader.name.as_deref();
        reader.faults[before..].iter_mut().for_each(|fault| fault.function = name.map(str::to_owned));
        reader.cursor.pass_lines();
    }
    (methods, reader.faults)
}

/// A label that is mentioned: of which block it is a successor, and where it stands.
struct Mention<'t> {
    block: usize,
    label: &'t str,
    start: usize,
    end: usize,
}

/// The blocks of a body, as far as they are known.
#[derive(Default)]
pub struct Layout<'t> {
    pub labels: Vec<String>,
    mentions: Vec<Mention<'t>>,
    /// By block whether its successors are said.
    has_successors: Vec<bool>,
}

/// The syntax of a body.
trait Body<'t> {
    /// Reads one statement or line of `block`.
    fn line(&mut self, cursor: &mut Cursor<'t>, signature: &Signature, block: usize) -> Result<(), Fault>;
    /// A block begins, whose label stands between these two places.
    fn block(&mut self, label: (usize, usize));
}

impl<'t> Body<'t> for TreeReader {
    fn line(&mut self, cursor: &mut Cursor<'t>, signature: &Signature, block: usize) -> Result<(), Fault> {
        self.statement(cursor, signature, block)
    }

    fn block(&mut self, label: (usize, usize)) {
        self.open_block(label);
    }
}

impl<'t> Body<'t> for LinearReader<'t> {
    fn line(&mut self, cursor: &mut Cursor<'t>, signature: &Signature, block: usize) -> Result<(), Fault> {
        self.line(cursor, signature, block)
    }

    fn block(&mut self, _label: (usize, usize)) {
        self.open_block();
    }
}

struct Reader<'t> {
    cursor: Cursor<'t>,
    faults: Vec<Fault>,
    /// The name of the method that is read.
    name: Option<String>,
}

impl<'t> Reader<'t> {
    fn pass_to_method(&mut self) {
        while !self.cursor.is_end() && self.cursor.peek().token != Token::Word("method") {
            self.cursor.pass_rest();
        }
    }

    fn method(&mut self) -> Result<Method, Fault> {
        if !self.cursor.eat_word("method") {
            let fault = self.cursor.fault("expected `method`");
            return Err(fault.help("a method begins with: method NAME(a:i32, …) -> TYPE locals x:i32 {"));
        }
        let before = self.faults.len();
        let (mut signature, stage, at) = self.header()?;
        let is_linear = stage.is_some() || self.looks_linear();
        let mut method = Method { at, ..Method::default() };
        let mut layout = Layout::default();
        if is_linear {
            let mut body = LinearReader::default();
            self.body(&mut body, &signature, &mut layout)?;
            self.cursor.pass_lines();
            let mut trees = TreeReader::of_source();
            if self.cursor.eat_word("from") {
                self.cursor.expect("{")?;
                let mut again = Layout::default();
                self.body(&mut trees, &signature, &mut again)?;
                if again.labels != layout.labels {
                    let message = "the trees and the linear code have different blocks";
                    self.faults.push(Fault::new(at, at + signature.name.len(), message));
                }
                method.trees = Some(trees.finish());
            }
            let trees = match self.faults.len() == before {
                true => method.trees.as_ref().map_or(0, |trees| trees.nodes.len()),
                // Which nodes trees with a fault would have is not known.
                false => usize::MAX,
            };
            let (linear, faults) = body.finish(stage.unwrap_or_default(), &layout.labels, trees);
            self.faults.extend(faults);
            method.linear = Some(linear);
            self.finish(&mut signature, layout);
        } else {
            let mut body = TreeReader::default();
            self.body(&mut body, &signature, &mut layout)?;
            self.finish(&mut signature, layout);
            if self.faults.len() == before {
                self.faults.extend(body.wrong_ends(&signature));
            }
            method.trees = Some(body.finish());
        }
        method.signature = signature;
        Ok(method)
    }

    /// Everything before the first block, and whether a stage is said.
    fn header(&mut self) -> Result<(Signature, Option<Stage>, usize), Fault> {
        let (name, at, _) = self.cursor.word("the method's name")?;
        self.name = Some(name.to_owned());
        let mut signature = Signature { name: name.to_owned(), ..Signature::default() };
        self.cursor.expect("(")?;
        while !self.cursor.eat(")") {
            if !signature.locals.is_empty() {
                self.cursor.expect(",")?;
            }
            self.variable(&mut signature)?;
        }
        signature.parameters = signature.locals.len();
        if self.cursor.eat("->") {
            signature.result = Some(self.ty()?).filter(|&ty| ty != Type::Void);
        }
        if self.cursor.eat_word("locals") {
            self.variable(&mut signature)?;
            while self.cursor.eat(",") {
                self.variable(&mut signature)?;
            }
        }
        let stage = if self.cursor.eat_word("stage") { Some(self.stage()?) } else { None };
        self.cursor.expect("{")?;
        Ok((signature, stage, at))
    }

    fn variable(&mut self, signature: &mut Signature) -> Result<(), Fault> {
        let (name, start, end) = self.cursor.word("the name of a variable")?;
        self.cursor.expect(":")?;
        let ty = self.ty()?;
        if ty == Type::Void {
            return Err(Fault::new(start, end, format!("the variable `{name}` has no value")));
        }
        if signature.local(name).is_some() {
            return Err(Fault::new(start, end, format!("the variable `{name}` is declared twice")));
        }
        if name.ends_with(".lo") || name.ends_with(".hi") {
            let fault = Fault::new(start, end, format!("`{name}` is the name of half a variable"));
            return Err(fault.help("choose another name"));
        }
        signature.locals.push((name.to_owned(), ty));
        Ok(())
    }

    fn ty(&mut self) -> Result<Type, Fault> {
        let (word, start, end) = self.cursor.word("a type")?;
        Type::named(word).ok_or_else(|| {
            Fault::new(start, end, format!("unknown type `{word}`")).help("types are i32, i64, ref and void")
        })
    }

    fn stage(&mut self) -> Result<Stage, Fault> {
        let (word, start, end) = self.cursor.word("a stage")?;
        Stage::ALL.into_iter().find(|stage| stage.name() == word).ok_or_else(|| {
            Fault::new(start, end, format!("unknown stage `{word}`"))
                .help("stages are statements, rationalised, decomposed, lowered and contained")
        })
    }

    /// Returns true if the first line of the first block is no statement.
    fn looks_linear(&self) -> bool {
        let mut at = 0;
        while self.cursor.ahead(at) == Token::Line {
            at += 1;
        }
        let is_label = self.cursor.ahead(at + 1) == Token::Sign(":");
        at += if is_label { 2 } else { 0 };
        while self.cursor.ahead(at) == Token::Line {
            at += 1;
        }
        let is_tree = matches!(self.cursor.ahead(at), Token::Word("stmt") | Token::Sign("->" | "}"));
        !is_tree
    }

    /// Reads blocks up to the closing brace; a line with a fault is passed over.
    fn body(
        &mut self,
        body: &mut dyn Body<'t>,
        signature: &Signature,
        layout: &mut Layout<'t>,
    ) -> Result<(), Fault> {
        loop {
            self.cursor.pass_lines();
            if self.cursor.eat("}") {
                return self.cursor.finish_line();
            }
            if self.cursor.is_end() || self.cursor.peek().token == Token::Word("method") {
                return Err(self.cursor.fault("expected `}` at the end of the method"));
            }
            if let Err(fault) = self.line(body, signature, layout) {
                self.faults.push(fault);
                self.cursor.pass_rest();
            }
        }
    }

    fn line(
        &mut self,
        body: &mut dyn Body<'t>,
        signature: &Signature,
        layout: &mut Layout<'t>,
    ) -> Result<(), Fault> {
        if let (Token::Word(label), Token::Sign(":")) = (self.cursor.peek().token, self.cursor.ahead(1)) {
            if layout.labels.iter().any(|known| known == label) {
                return Err(self.cursor.fault(format!("the block `{label}` is defined twice")));
            }
            let placed = self.cursor.pass();
            self.cursor.pass();
            layout.labels.push(label.to_owned());
            layout.has_successors.push(false);
            body.block((placed.start, placed.end));
            self.cursor.pass_lines();
            return Ok(());
        }
        let Some(block) = layout.labels.len().checked_sub(1) else {
            return Err(self.cursor.fault("expected the label of a block").help("as in `bb0:`"));
        };
        if self.cursor.peek().token != Token::Sign("->") {
            body.line(&mut self.cursor, signature, block)?;
        }
        if self.cursor.peek().token == Token::Sign("->") {
            self.successors(layout, block)?;
        }
        self.cursor.finish_line()
    }

    /// `-> bb1, bb2`
    fn successors(&mut self, layout: &mut Layout<'t>, block: usize) -> Result<(), Fault> {
        if std::mem::replace(&mut layout.has_successors[block], true) {
            return Err(self.cursor.fault("the successors of the block are given twice"));
        }
        self.cursor.expect("->")?;
        loop {
            let (label, start, end) = self.cursor.word("the label of a block")?;
            layout.mentions.push(Mention { block, label, start, end });
            if !self.cursor.eat(",") {
                return Ok(());
            }
        }
    }

    /// Finds the blocks that successors lead to.
    fn finish(&mut self, signature: &mut Signature, layout: Layout<'t>) {
        signature.successors = vec![Vec::new(); layout.labels.len()];
        for Mention { block, label, start, end } in layout.mentions {
            match layout.labels.iter().position(|known| known == label) {
                Some(0) => {
                    let fault =
                        Fault::new(start, end, "the first block of a method cannot have predecessors");
                    self.faults.push(fault.help("put an empty block before it"));
                }
                Some(to) => signature.successors[block].push(to),
                None => self.faults.push(Fault::new(start, end, format!("unknown block `{label}`"))),
            }
            if signature.successors[block].len() > 2 {
                self.faults.push(Fault::new(start, end, "a block has at most two successors"));
            }
        }
        signature.labels = layout.labels;
        if signature.labels.is_empty() {
            let place = self.cursor.peek();
            self.faults.push(Fault::new(place.start, place.start, "a method has at least one block"));
        }
    }
}
