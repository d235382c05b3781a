//! `dfquery repl`: questions and rules, one after the other.

mod complete;
mod lines;

use crate::{
    args::{Args, Model, Repl},
    bounds, describe,
    failure::Failure,
    input::{self, Input},
    lanes, output, query,
    why::{self, Question},
    world::{self, World},
};
use clap::Parser;
use complete::Names;
use dfquery_engine::{
    check::QUERY,
    explain::Explainer,
    run::Kept,
    stop::{self, Reason},
    syntax::{self, Sources},
};
use lines::{Line, Lines};
use std::{
    io,
    path::Path,
    sync::atomic::{AtomicBool, Ordering::Relaxed},
};

const HELP: &str = "\
loop_header(H), in_loop(H, B)     a question: the body of a rule, over several lines if one ends in `,`
.decl near(a: Block, b: Block)    a relation of yours, and then its rules:
near(a, b) :- edge(a, b, _).
\\why live_in(\"f/bb3\", _)         why tuples hold
\\whynot live_in(\"f/bb3\", _)      what is missing
\\describe [RELATION]              what relations mean
\\load FILE                        the rules of a file
\\rules                            the rules added so far
\\drop                             forget them
\\help                             this
\\quit                             or end of input";

/// The file name of rules that are typed in.
const TYPED: &str = "repl";

/// Whether a question is answered right now, so that Ctrl-C stops that and nothing else.
static IS_ANSWERING: AtomicBool = AtomicBool::new(false);

/// One sitting.
struct Sitting {
    input: Input,
    /// What a question is asked with.
    args: Args,
    /// Rule files that were loaded.
    files: Vec<(String, String)>,
    /// Rules that were typed in.
    typed: String,
    /// Declarations that still wait for a rule.
    waiting: String,
    /// What was derived for questions before.
    kept: Option<Kept>,
    failed: bool,
}

/// Reads and answers lines until there is none left.
pub fn run(command: &Repl) -> Result<(), Failure> {
    if command.lanes.model == Model::Diff {
        return Err(Failure::with_help("questions are about one model", "choose --model iteration or ipdom"));
    }
    let mut input = input::read(&command.inputs, command.input_format)?;
    let pool = output::pool(command.jobs)?;
    pool.install(|| {
        let mut args = Args::parse_from(["dfquery", "-"]);
        args.function.clone_from(&command.function);
        args.lanes = command.lanes.clone();
        args.conversion = command.conversion.clone();
        lanes::ask(&mut input, &args.lanes)?;
        input.select(&args.function)?;
        let files = world::read(&command.rules)?;
        let (typed, waiting) = (String::new(), String::new());
        let kept = Some(Kept::default());
        let mut sitting = Sitting { input, args, files, typed, waiting, kept, failed: false };
        sitting.check(None)?;
        bounds::end();
        sitting.converse()
    })
}

impl Sitting {
    fn converse(&mut self) -> Result<(), Failure> {
        let mut lines = Lines::new().map_err(|error| Failure::message(format!("no terminal: {error}")))?;
        if lines.is_terminal() {
            stop_on_interrupt()?;
            println!("{}; \\help tells what can be said", self.input.base.origin);
        }
        let entities = if lines.is_terminal() { Names::of(&self.input.base) } else { Names::default() };
        loop {
            let names = entities.with(&self.relations());
            match lines.next(&names).map_err(|error| Failure::message(format!("cannot read: {error}")))? {
                Line::End => break,
                Line::Nothing => {}
                Line::Text(text) => {
                    if matches!(text.trim(), "\\quit" | "\\q") {
                        break;
                    }
                    self.answer(&text);
                }
            }
        }
        // On a terminal every mistake was seen; a script has to be told.
        if self.failed && !lines.is_terminal() { Err(Failure::Found) } else { Ok(()) }
    }

    /// Answers one statement; what is wrong with it is told, and the sitting goes on.
    fn answer(&mut self, text: &str) {
        bounds::begin();
        IS_ANSWERING.store(true, Relaxed);
        let answered = bounds::stoppable(|| self.respond(text.trim()));
        IS_ANSWERING.store(false, Relaxed);
        match answered {
            Ok(()) => {}
            Err(_) if stop::asked() == Some(Reason::User) => tell!("cancelled"),
            Err(failure) => {
                self.failed = true;
                failure.report();
            }
        }
        bounds::end();
    }

    fn respond(&mut self, text: &str) -> Result<(), Failure> {
        let Some(command) = text.strip_prefix('\\') else {
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
                self.files.iter().for_each(|(name, _)| println!("// {name}"));
                print!("{}", self.typed);
                Ok(())
            }
            "drop" => {
                (self.typed, self.waiting) = (String::new(), String::new());
                self.files.clear();
                self.forget_own();
                Ok(())
            }
            "help" | "h" | "?" => {
                println!("{HELP}");
                Ok(())
            }
            _ => Err(Failure::with_help(format!("unknown command `\\{word}`"), "\\help lists the commands")),
        }
    }

    /// Everything that rules come from, what was typed last.
    fn all_files(&self, more: &str) -> Vec<(String, String)> {
        let mut files = self.files.clone();
        let typed = format!("{}{more}", self.typed);
        if !typed.is_empty() {
            files.push((TYPED.to_owned(), typed));
        }
        files
    }

    fn ask<R>(
        &mut self,
        query: Option<&str>,
        work: impl FnOnce(&World, &Args) -> Result<R, Failure>,
    ) -> Result<R, Failure> {
        let files = self.all_files("");
        let args = &self.args;
        if let Some(kept) = &mut self.kept {
            // Each question is a relation of that name.
            kept.retain(|relation| relation != QUERY);
        }
        world::with_files(&mut self.input, &files, args, query, &mut self.kept, |world| work(world, args))
    }

    fn query(&mut self, text: &str) -> Result<(), Failure> {
        self.ask(Some(text), |world, args| {
            let parts = world.select(&args.function)?;
            output::to(None, |out| query::print(out, world, &parts, args))
        })
    }

    fn why(&mut self, text: &str) -> Result<(), Failure> {
        self.ask(Some(text), |world, args| {
            let explainer = Explainer::new(world.rules, world.session);
            let parts = world.select(&args.function)?;
            let asked = Question::of(world);
            match asked.proof(world, &explainer, (!args.function.is_empty()).then_some(&parts[..])) {
                Some(proof) => output::to(None, |out| why::print(out, world, &proof, args)),
                None => Err(why::nothing_fits(text)),
            }
        })
    }

    fn why_not(&mut self, text: &str) -> Result<(), Failure> {
        self.ask(Some(text), |world, args| match why::print_missing(world, args)? {
            true => Ok(()),
            false => Err(why::holds(text)),
        })
    }

    fn describe(&mut self, relation: &str) -> Result<(), Failure> {
        let relation = (!relation.is_empty()).then(|| relation.to_owned());
        self.ask(None, |world, _| describe::print(world.program, relation.as_deref()))
    }

    fn load(&mut self, file: &str) -> Result<(), Failure> {
        let loaded = world::read_one(Path::new(file))?;
        self.files.push(loaded);
        self.check(None).inspect_err(|_| _ = self.files.pop())
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
        self.check(Some(&chunk))?;
        self.typed += &chunk;
        self.waiting.clear();
        Ok(())
    }

    /// Whether all rules, with those of `more`, are right.
    fn check(&mut self, more: Option<&str>) -> Result<(), Failure> {
        let files = self.all_files(more.unwrap_or(""));
        world::with_files(&mut self.input, &files, &self.args, None, &mut None, |_| Ok(()))?;
        self.forget_own();
        Ok(())
    }

    /// Keeps only what our rules derive: those of the user have changed.
    fn forget_own(&mut self) {
        let ours = dfquery_rules::schema();
        if let Some(kept) = &mut self.kept {
            kept.retain(|relation| ours.relation(relation).is_some());
        }
    }

    /// The names of all relations, ours and the user's.
    fn relations(&self) -> Vec<String> {
        let ours = dfquery_rules::schema().relations.iter().map(|relation| relation.name.clone());
        let mut names: Vec<String> = ours.collect();
        for (_, text) in self.all_files("") {
            let mut sources = Sources::new();
            let file = sources.add(TYPED, text);
            let (tree, _) = syntax::parse(&sources, file);
            names.extend(tree.declarations.into_iter().map(|declaration| declaration.name.text));
        }
        names
    }
}

/// Whether `text` declares or derives something; else it is a question.
fn is_rule(text: &str) -> bool {
    text.starts_with('.') || text.starts_with("///") || text.contains(":-") || text.trim_end().ends_with('.')
}

/// Lets Ctrl-C stop what is evaluated, and not the shell.
fn stop_on_interrupt() -> Result<(), Failure> {
    let stop = || {
        if IS_ANSWERING.load(Relaxed) {
            stop::ask(Reason::User);
        }
    };
    ctrlc::set_handler(stop).map_err(|error| Failure::message(format!("cannot catch Ctrl-C: {error}")))
}

/// Errors of reading lines.
type Read<T> = Result<T, io::Error>;
