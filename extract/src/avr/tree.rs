//! The statements of a tree, laid out as blocks.

use super::expression::{Address, Expression, Kind, Scanner};
use crate::fault::Fault;
use std::collections::BTreeMap;

/// The action of a statement.
#[derive(Clone, PartialEq, Debug)]
pub enum Action {
    Assign(String, Expression),
    /// A call whose result is unused.
    Do(Expression),
    /// Writes to memory.
    Store(Kind, Address, Expression),
    Phi(String, Vec<(Expression, String)>),
    /// Ends the block: by this condition to the first successor, else to the second.
    Branch(Expression),
    Return(Option<Expression>),
}

impl Action {
    /// The expressions that it reads.
    pub fn expressions(&self) -> Vec<&Expression> {
        match self {
            Action::Assign(_, value)
            | Action::Do(value)
            | Action::Branch(value)
            | Action::Return(Some(value)) => {
                vec![value]
            }
            Action::Store(_, address, value) => std::iter::once(value).chain(address.operands()).collect(),
            Action::Phi(_, arms) => arms.iter().map(|(value, _)| value).collect(),
            Action::Return(None) => Vec::new(),
        }
    }
}

/// A statement and where it stands.
#[derive(Clone, PartialEq, Debug)]
pub struct Statement {
    pub at: usize,
    pub action: Action,
}

#[derive(Clone, PartialEq, Default, Debug)]
pub struct Block {
    pub label: Option<String>,
    pub statements: Vec<Statement>,
    pub successors: Vec<usize>,
    /// True if control comes to its end and no further statement can follow.
    ended: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Function {
    pub name: String,
    pub start: usize,
    /// The parameters, where the text says them.
    pub parameters: Option<Vec<String>>,
    /// The parameters that are floating-point numbers, as the text says.
    pub floats: Vec<String>,
    pub blocks: Vec<Block>,
}

/// A construct that is still open.
enum Open {
    /// The block with the condition, and where it stands.
    If(usize, usize),
    /// The block after the first arm, and where the construct stands.
    Else(usize, usize),
    /// The header, the block after, what is done at the end of a round, and where it stands.
    Loop(usize, usize, Option<Action>, usize),
}

/// The functions of `text`, each with what is wrong in it.
pub fn functions(text: &str, stem: &str) -> Vec<(Function, Vec<Fault>)> {
    let mut functions = Vec::new();
    let mut layout: Option<Layout> = None;
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let (start, end) = (at, at + line.trim_end().len());
        at += line.len();
        let content = line.trim();
        if content.is_empty() || content.starts_with("//") {
            continue;
        }
        let start = start + (line.len() - line.trim_start().len());
        if content.starts_with("AVR_FUNCTION") {
            functions.extend(layout.take().map(Layout::finish));
            layout = Some(Layout::header(text, start, end, stem));
            continue;
        }
        layout.get_or_insert_with(|| Layout::new(stem.to_owned(), start, None)).line(text, start, end);
    }
    functions.extend(layout.map(Layout::finish));
    functions
}

/// A function that is being laid out.
struct Layout {
    function: Function,
    now: usize,
    open: Vec<Open>,
    labels: BTreeMap<String, usize>,
    /// Jumps to be resolved: block, label, where.
    jumps: Vec<(usize, String, usize, usize)>,
    faults: Vec<Fault>,
}

impl Layout {
    fn new(name: String, start: usize, parameters: Option<Vec<String>>) -> Self {
        let blocks = vec![Block::default(), Block::default()];
        let function = Function { name, start, parameters, floats: Vec::new(), blocks };
        let mut layout = Layout {
            function,
            now: 1,
            open: Vec::new(),
            labels: BTreeMap::new(),
            jumps: Vec::new(),
            faults: Vec::new(),
        };
        // The entry stands apart, so that nothing leads back to it.
        layout.function.blocks[0].successors.push(1);
        layout
    }

    fn header(text: &str, start: usize, end: usize, stem: &str) -> Self {
        let read = || -> Result<(String, Vec<String>, Vec<String>), Fault> {
            let mut scanner = Scanner::new(text, start + "AVR_FUNCTION".len(), end);
            scanner.expect(":")?;
            scanner.skip();
            let name = scanner.name()?;
            scanner.expect("(")?;
            let (mut parameters, mut floats) = (Vec::new(), Vec::new());
            while !scanner.eat(")") {
                if !parameters.is_empty() {
                    scanner.expect(",")?;
                }
                parameters.push(scanner.variable()?);
                if scanner.type_of_parameter()? == Some(Kind::Double) {
                    floats.extend(parameters.last().cloned());
                }
            }
            scanner.finish()?;
            Ok((name, parameters, floats))
        };
        match read() {
            Ok((name, parameters, floats)) => {
                let mut layout = Layout::new(name, start, Some(parameters));
                layout.function.floats = floats;
                layout
            }
            Err(fault) => {
                let mut layout = Layout::new(stem.to_owned(), start, None);
                layout.faults.push(fault);
                layout
            }
        }
    }

    fn block(&mut self) -> usize {
        self.function.blocks.push(Block::default());
        self.function.blocks.len() - 1
    }

    fn line(&mut self, text: &str, start: usize, end: usize) {
        if let Err(fault) = self.statement(text, start, end) {
            self.faults.push(fault);
        }
    }

    fn statement(&mut self, text: &str, start: usize, end: usize) -> Result<(), Fault> {
        let line = &text[start..end];
        if line == "}" {
            return self.close(start, end);
        }
        if let Some(rest) = line.strip_prefix('}').map(str::trim_start)
            && is_else(rest)
        {
            self.close(start, end)?;
            return self.alternative(end - rest.len(), end);
        }
        if is_else(line) {
            return self.alternative(start, end);
        }
        let word = line.find(|c: char| !c.is_ascii_uppercase() && c != '_').map_or(line, |to| &line[..to]);
        let mut scanner = Scanner::new(text, start + word.len(), end);
        scanner.expect(":")?;
        if word == "AVR_IF" || word == "AVR_LOOP" {
            let open = self.open.len();
            let constructed = self.construct(word, start, scanner);
            if constructed.is_err() && self.open.len() == open {
                let behind = self.block();
                self.open.push(Open::If(behind, start));
            }
            return constructed;
        }
        scanner.skip();
        if scanner.eat("<") {
            scanner.name()?;
            scanner.expect(">")?;
        }
        scanner.expect("|")?;
        scanner.skip();
        match word {
            "AVR_ASSIGN" | "AVR_COMPARE" | "AVR_CALL" | "AVR_EXPR" | "AVR_LOAD" | "AVR_STORE" => {
                let action = assignment(&mut scanner)?;
                self.push(start, action);
            }
            "AVR_PHI" => {
                let action = phi(&mut scanner)?;
                self.push(start, action);
            }
            "AVR_LABEL" => {
                let (at, name) = (scanner.at, scanner.name()?);
                scanner.expect(":")?;
                self.label(name, at)?;
            }
            "AVR_FBRANCH" | "AVR_BRANCH" => {
                scanner.expect("goto")?;
                scanner.skip();
                let (at, name) = (scanner.at, scanner.name()?);
                self.jumps.push((self.now, name, at, scanner.at));
                self.end();
            }
            "AVR_RETURN" => {
                scanner.expect("return")?;
                scanner.skip();
                let nothing = scanner.at == scanner.end || scanner.text[scanner.at..].starts_with(';');
                let value = if nothing { None } else { Some(scanner.expression()?) };
                self.push(start, Action::Return(value));
                self.end();
            }
            _ => {
                let fault = Fault::new(start, start + word.len().max(1), "no AVR statement begins like this");
                return Err(fault.help("the statements are AVR_IF, AVR_LOOP, AVR_ASSIGN, AVR_EXPR, AVR_LOAD, AVR_STORE, AVR_PHI, AVR_CALL, AVR_COMPARE, AVR_LABEL, AVR_BRANCH, AVR_FBRANCH and AVR_RETURN"));
            }
        }
        scanner.finish()
    }

    fn push(&mut self, at: usize, action: Action) {
        self.function.blocks[self.now].statements.push(Statement { at, action });
    }

    /// Ends the block; what follows is reached by labels only.
    fn end(&mut self) {
        self.function.blocks[self.now].ended = true;
        self.now = self.block();
    }

    /// Goes on in the block `to`.
    fn fall(&mut self, to: usize) {
        if !self.function.blocks[self.now].ended {
            let now = self.now;
            self.function.blocks[now].successors.push(to);
            self.function.blocks[now].ended = true;
        }
        self.now = to;
    }

    fn label(&mut self, name: String, at: usize) -> Result<(), Fault> {
        let block = self.block();
        self.fall(block);
        self.function.blocks[block].label = Some(name.clone());
        let end = at + name.len();
        match self.labels.insert(name.clone(), block) {
            None => Ok(()),
            Some(_) => Err(Fault::new(at, end, format!("the label `{name}` is defined twice"))),
        }
    }

    fn construct(&mut self, word: &str, start: usize, mut scanner: Scanner<'_>) -> Result<(), Fault> {
        if word == "AVR_LOOP" {
            let mut step = None;
            let condition = if scanner.eat("while") {
                scanner.expect("(")?;
                let condition = scanner.expression()?;
                scanner.expect(")")?;
                Some(condition)
            } else if scanner.eat("for") {
                scanner.expect("(")?;
                if !scanner.eat(";") {
                    let first = assignment(&mut scanner)?;
                    self.push(start, first);
                    scanner.expect(";")?;
                }
                let condition = scanner.expression()?;
                scanner.expect(";")?;
                if !scanner.eat(")") {
                    step = Some(assignment(&mut scanner)?);
                    scanner.expect(")")?;
                }
                Some(condition)
            } else {
                if !scanner.eat("loop") {
                    let fault = scanner.fault("expected `while (…)`, `for (…; …; …)` or `loop`");
                    return Err(fault);
                }
                None
            };
            let header = self.block();
            self.fall(header);
            scanner.eat("{");
            let (body, behind) = (self.block(), self.block());
            match condition {
                Some(condition) => self.branch(start, condition, body, behind),
                None => self.fall(body),
            }
            self.open.push(Open::Loop(header, behind, step, start));
            self.now = body;
            return scanner.finish();
        }
        scanner.expect("if")?;
        scanner.expect("(")?;
        let condition = scanner.expression()?;
        scanner.expect(")")?;
        scanner.eat("{");
        let (arm, other) = (self.block(), self.block());
        self.branch(start, condition, arm, other);
        self.open.push(Open::If(other, start));
        self.now = arm;
        scanner.finish()
    }

    fn branch(&mut self, at: usize, condition: Expression, one: usize, other: usize) {
        self.push(at, Action::Branch(condition));
        let block = &mut self.function.blocks[self.now];
        block.successors = vec![one, other];
        block.ended = true;
    }

    fn close(&mut self, start: usize, end: usize) -> Result<(), Fault> {
        match self.open.pop() {
            Some(Open::If(other, _) | Open::Else(other, _)) => self.fall(other),
            Some(Open::Loop(header, behind, step, at)) => {
                if let Some(step) = step {
                    let last = self.block();
                    self.fall(last);
                    self.push(at, step);
                }
                self.fall(header);
                self.now = behind;
            }
            None => return Err(Fault::new(start, end, "nothing is open here")),
        }
        // What was closed may have been the first arm: then an `ELSE` comes next, and opens the other one.
        Ok(())
    }

    /// `ELSE {` after the `}` of an `AVR_IF`: the block that followed becomes the other arm.
    fn alternative(&mut self, start: usize, end: usize) -> Result<(), Fault> {
        let arm = self.now;
        let is_behind = self.function.blocks[arm].statements.is_empty() && !self.function.blocks[arm].ended;
        let comes = |(_, block): &(usize, &Block)| block.successors.contains(&arm);
        let from: Vec<usize> =
            self.function.blocks.iter().enumerate().filter(comes).map(|(at, _)| at).collect();
        let branch = from.iter().copied().find(|&at| self.function.blocks[at].successors.len() == 2);
        let Some(branch) = branch.filter(|_| is_behind) else {
            return Err(Fault::new(start, end, "no `AVR_IF` has just been closed"));
        };
        let behind = self.block();
        for at in from.into_iter().filter(|&at| at != branch) {
            self.function.blocks[at]
                .successors
                .iter_mut()
                .filter(|successor| **successor == arm)
                .for_each(|successor| *successor = behind);
        }
        self.open.push(Open::Else(behind, start));
        Ok(())
    }

    fn finish(mut self) -> (Function, Vec<Fault>) {
        for open in std::mem::take(&mut self.open) {
            let (Open::If(_, at) | Open::Else(_, at) | Open::Loop(_, _, _, at)) = open;
            self.faults.push(
                Fault::new(at, at + 4, "this is never closed").help("put `}` after its last statement"),
            );
        }
        for (block, name, start, end) in std::mem::take(&mut self.jumps) {
            match self.labels.get(&name) {
                Some(&to) => self.function.blocks[block].successors = vec![to],
                None => self.faults.push(Fault::new(start, end, format!("no label is called `{name}`"))),
            }
        }
        if !self.function.blocks[self.now].ended {
            let at = self.function.start;
            self.push(at, Action::Return(None));
        }
        (self.function, self.faults)
    }
}

/// Returns true if `line` is `ELSE {`, in capitals or not.
fn is_else(line: &str) -> bool {
    let rest = line.strip_prefix("ELSE").or_else(|| line.strip_prefix("else"));
    rest.is_some_and(|rest| matches!(rest.trim(), "" | "{"))
}

/// `%x = …`, `%x += …`, `%x++`, `*(…) = …`, `%p[…] = …`, or a call alone.
fn assignment(scanner: &mut Scanner<'_>) -> Result<Action, Fault> {
    let (at, target) = (scanner.at, scanner.target()?);
    if let Expression::Call(..) = target {
        return Ok(Action::Do(target));
    }
    let (value, target) = match (scanner.changes(), target) {
        (Some(opcode), Expression::Variable(name)) => {
            let by = match scanner.twice() {
                true => Expression::Number(1),
                false => {
                    scanner.expect("=")?;
                    scanner.expression()?
                }
            };
            let old = Expression::Variable(name.clone());
            (Expression::Operation(opcode, None, vec![old, by]), Expression::Variable(name))
        }
        (_, target) => {
            if !matches!(target, Expression::Variable(_) | Expression::Load(..)) {
                return Err(Fault::new(at, scanner.at, "only a call may omit `%x =`"));
            }
            scanner.expect("=")?;
            (scanner.expression()?, target)
        }
    };
    Ok(match target {
        Expression::Variable(name) => Action::Assign(name, value),
        Expression::Load(kind, address) => Action::Store(kind, *address, value),
        _ => return Err(Fault::new(at, scanner.at, "only a call may omit `%x =`")),
    })
}

fn phi(scanner: &mut Scanner<'_>) -> Result<Action, Fault> {
    let target = scanner.variable()?;
    scanner.expect("=")?;
    scanner.expect("phi")?;
    let mut arms = Vec::new();
    while arms.is_empty() || scanner.eat(",") {
        scanner.expect("[")?;
        let value = scanner.expression()?;
        scanner.expect(",")?;
        scanner.skip();
        arms.push((value, scanner.name()?));
        scanner.expect("]")?;
    }
    Ok(Action::Phi(target, arms))
}
