//! `dfquery repl`: questions and rules, one after the other.

mod complete;
mod lines;

use crate::cli::{
    args::{Args, Model, Repl},
    bounds::Clock,
    describe,
    failure::Failure,
    opening, output, progress, query,
    rules::read_all,
    tables::Tables,
    why,
};
use clap::Parser;
use complete::{Names, Relations};
use dfquery::{
    Analysis, Asked, RuleFile,
    proof::{Missing, Proof},
};
use dfquery_engine::{
    schema::RelationId,
    syntax::{self, Sources},
};
use dfquery_rules::RuleSet;
use lines::{Line, Lines};
use std::sync::Arc;

const HELP: &str = "\
loop_header(H), in_loop(H, B)     a query: the body of a rule; a line that ends in `,` continues
.decl near(a: Block, b: Block)    declare a relation, then add its rules:
near(a, b) :- edge(a, b, _).
\\why live_in(\"f/bb3\", _)         prove tuples
\\whynot live_in(\"f/bb3\", _)      show what is missing
\\describe [RELATION]              explain relations
\\load FILE                        add the rules of a file
\\rules                            list the rules added so far
\\drop                             remove them
\\help                             show this help
\\quit                             exit, as at the end of input
The backslash may be left out.";

/// The commands that are understood without a backslash too.
const BARE: [&str; 9] = ["why", "whynot", "describe", "load", "rules", "drop", "help", "quit", "exit"];

/// The file name of rules that are typed in.
const TYPED: &str = "repl";

/// One session of the shell.
struct Sitting {
    analysis: Analysis,
    /// The options for printing results.
    args: Args,
    /// Rule files that were loaded.
    files: Vec<RuleFile>,
    /// Rules that were typed in.
    typed: String,
    /// Declarations that still wait for a rule.
    waiting: String,
    failed: bool,
    clock: Arc<Clock>,
    rules: &'static RuleSet,
}

/// Reads and answers lines until there is none left.
pub fn run(command: &Repl, rules: &'static RuleSet, clock: &Arc<Clock>) -> Result<(), Failure> {
    if command.lanes.convergence == Model::Diff {
        return Err(Failure::with_help(
            "the shell uses one convergence model",
            "choose --convergence iteration or ipdom",
        ));
    }
    let open = opening::options(rules, &command.lanes, &command.whole, &command.taint);
    let open = open.format(command.input_format.into()).observer(progress::observer());
    let program = open.open(&command.inputs)?;
    program.select(&command.function)?;
    output::on_threads(command.jobs, || {
        let args = Args::parse_from(["dfquery", "-", "--limit", "0"]);
        let analysis = Analysis::new(program)
            .with_conversion(command.conversion.options())
            .of_functions(command.function.clone());
        let files = read_all(&command.rules)?;
        let (typed, waiting) = (String::new(), String::new());
        let clock = Arc::clone(clock);
        let mut sitting = Sitting { analysis, args, files, typed, waiting, failed: false, clock, rules };
        sitting.add_rules("")?;
        sitting.clock.pause();
        sitting.converse()
    })
}

/// Prints `text`; a reader that goes away is no error.
fn say(text: &str) -> Result<(), Failure> {
    output::to(None, |out| Ok(out.write_all(text.as_bytes())?))
}

impl Sitting {
    fn converse(&mut self) -> Result<(), Failure> {
        let mut lines = Lines::new().map_err(|error| Failure::message(format!("no terminal: {error}")))?;
        if lines.is_terminal() {
            stop_on_interrupt(&self.clock)?;
            say(&format!("{}; help lists the commands\n", self.analysis.program().base.origin))?;
        }
        let entities =
            if lines.is_terminal() { Names::of(&self.analysis.program().base) } else { Names::default() };
        loop {
            let names = entities.with(self.rules, self.relations());
            match lines.next(&names).map_err(|error| Failure::message(format!("cannot read: {error}")))? {
                Line::End => break,
                Line::Nothing => {}
                Line::Text(text) => {
                    if matches!(command(text.trim()), Some("quit" | "q" | "exit")) {
                        break;
                    }
                    self.answer(&text);
                }
            }
        }
        // On a terminal every mistake was seen; a script ends with an error.
        if self.failed && !lines.is_terminal() { Err(Failure::FOUND) } else { Ok(()) }
    }

    /// Answers one statement; errors are reported, and the session goes on.
    fn answer(&mut self, text: &str) {
        let clock = Arc::clone(&self.clock);
        match clock.run(|| self.respond(text.trim())) {
            Ok(()) => {}
            Err(Failure::Interrupted(_)) => tell!("cancelled"),
            Err(failure) => {
                self.failed = true;
                failure.report();
            }
        }
    }

    fn respond(&mut self, text: &str) -> Result<(), Failure> {
        let Some(command) = command(text) else {
            return if is_rule(text) { self.add(text) } else { self.query(text) };
        };
        let (word, rest) = command.split_once(char::is_whitespace).unwrap_or((command, ""));
        let rest = rest.trim();
        match word {
            "why" => self.why(rest),
            "whynot" | "why-not" => self.why_not(rest),
            "describe" | "d" => self.describe(rest),
            "load" => self.load(rest),
            "rules" => {
                let names: String = self.files.iter().map(|file| format!("// {}\n", file.name)).collect();
                say(&format!("{names}{}", self.typed))
            }
            "drop" => {
                (self.typed, self.waiting) = (String::new(), String::new());
                self.files.clear();
                self.add_rules("")
            }
            "help" | "h" | "?" => say(&format!("{HELP}\n")),
            _ => Err(Failure::with_help(format!("unknown command `\\{word}`"), "\\help lists the commands")),
        }
    }

    /// Everything that rules come from, what was typed last.
    fn all_files(&self, more: &str) -> Vec<RuleFile> {
        let mut files = self.files.clone();
        let typed = format!("{}{more}", self.typed);
        if !typed.is_empty() {
            files.push(RuleFile::new(TYPED, typed));
        }
        files
    }

    fn query(&mut self, text: &str) -> Result<(), Failure> {
        let table = self.analysis.scoped(Asked::Query(text), query::answers)?;
        output::to(None, |out| Tables::new(out, &self.args, false).table(table, "", ""))
    }

    fn why(&mut self, text: &str) -> Result<(), Failure> {
        let proof = self.analysis.scoped(Asked::Query(text), |scope| Ok::<_, Failure>(Proof::of(scope)))?;
        let proof = proof.ok_or_else(|| why::nothing_fits(text))?;
        output::to(None, |out| why::print(out, &proof, &self.args))
    }

    fn why_not(&mut self, text: &str) -> Result<(), Failure> {
        let depth = self.args.asking.depth;
        let missing =
            self.analysis.scoped(Asked::Query(text), |scope| Ok::<_, Failure>(Missing::of(scope, depth)))?;
        let missing = missing.ok_or_else(|| why::holds(text))?;
        output::to(None, |out| why::print_missing(out, &missing, &self.args))
    }

    fn describe(&mut self, relation: &str) -> Result<(), Failure> {
        let relation = (!relation.is_empty()).then_some(relation);
        let rules = self.analysis.checked_rules()?;
        describe::print(&rules, relation, false)
    }

    fn load(&mut self, file: &str) -> Result<(), Failure> {
        let before = self.files.len();
        let known: Vec<String> = self.files.iter().map(|file| file.name.clone()).collect();
        let found = RuleFile::read_all([file])?;
        self.files.extend(found.into_iter().filter(|file| !known.contains(&file.name)));
        self.add_rules("").inspect_err(|_| self.files.truncate(before))
    }

    /// Adds declarations and rules; a declaration waits until a rule comes.
    fn add(&mut self, text: &str) -> Result<(), Failure> {
        let mut sources = Sources::new();
        let file = sources.add(TYPED, text);
        let (tree, _) = syntax::parse(&sources, file);
        let mut chunk = format!("{}{text}\n", self.waiting);
        for declaration in tree.declarations.iter().filter(|declaration| declaration.inline.is_none()) {
            chunk += &format!(".output {}\n", declaration.name.text);
        }
        if tree.rules.is_empty() && !tree.declarations.is_empty() {
            self.waiting = chunk;
            return Ok(());
        }
        self.add_rules(&chunk)?;
        self.typed += &chunk;
        self.waiting.clear();
        Ok(())
    }

    /// Takes all rules, with those of `more`, if they are right.
    fn add_rules(&mut self, more: &str) -> Result<(), Failure> {
        let files = self.all_files(more);
        let before = self.analysis.set_rules(files);
        if let Err(error) = self.analysis.check() {
            self.analysis.set_rules(before);
            return Err(error.into());
        }
        Ok(())
    }

    /// All relations that can be completed, ours and the user's.
    fn relations(&self) -> Relations {
        let program = self.rules.program();
        let ours = (0..program.schema.relations.len()).map(|at| RelationId(at as u16));
        let of = |id: RelationId| {
            let relation = &program.schema[id];
            let types = relation.columns.iter().map(|column| program.schema.type_name(column.ty).to_owned());
            (relation.shown.clone(), types.collect())
        };
        let mut relations: Relations = ours.filter(|&id| program.is_public(id)).map(of).collect();
        for RuleFile { text, .. } in self.all_files("") {
            let mut sources = Sources::new();
            let file = sources.add(TYPED, text);
            let (tree, _) = syntax::parse(&sources, file);
            relations.extend(tree.declarations.into_iter().map(|declaration| {
                let types = declaration.columns.into_iter().map(|column| column.ty.text);
                (declaration.name.text, types.collect())
            }));
        }
        relations
    }
}

/// The command that `text` is, without its backslash, which may be missing where no relation can be meant.
fn command(text: &str) -> Option<&str> {
    if let Some(command) = text.strip_prefix('\\') {
        return Some(command);
    }
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let is_command = BARE.contains(&word) && !rest.trim_start().starts_with(['(', ',', ':', '=']);
    is_command.then_some(text)
}

/// Returns true if `text` declares or derives something; else it is a question.
fn is_rule(text: &str) -> bool {
    text.starts_with('.') || text.starts_with("///") || text.contains(":-") || text.trim_end().ends_with('.')
}

/// Lets Ctrl-C stop what is evaluated, and not the shell.
fn stop_on_interrupt(clock: &Arc<Clock>) -> Result<(), Failure> {
    let clock = Arc::clone(clock);
    ctrlc::set_handler(move || clock.interrupt())
        .map_err(|error| Failure::message(format!("cannot catch Ctrl-C: {error}")))
}
