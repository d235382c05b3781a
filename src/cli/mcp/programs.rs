//! The programs that are open, each read again when one of its files was edited.

use super::arguments::Refusal;
use dfquery::{
    Analysis, Open, RuleFile,
    locator::IrLines,
    observer::Observer,
    stamp::{self, Stamp},
};
use dfquery_engine::{diagnostic::Diagnostic, syntax::Sources};
use std::{
    cell::OnceCell,
    collections::BTreeMap,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread,
    time::Duration,
};

/// The programs that are open, by name.
pub struct Programs {
    options: Open,
    /// The rule files of every program, and the folder of their inputs.
    rules: Vec<PathBuf>,
    facts: Option<PathBuf>,
    all: BTreeMap<String, Opened>,
}

/// A program that is open.
pub struct Opened {
    inputs: Vec<PathBuf>,
    rules: Vec<PathBuf>,
    /// The files that it was read from, and their stamps before they were read.
    stamps: Vec<(PathBuf, Option<Stamp>)>,
    /// Its facts, and what was derived for earlier questions.
    pub analysis: Analysis,
    /// The same as it was before the last edit.
    pub before: Option<Analysis>,
    /// The files that were edited since the last answer.
    pub edited: Vec<String>,
    lines: OnceCell<IrLines>,
    heard: Arc<Heard>,
}

/// So often a file that was just written is looked at until it is old enough to be distinguished from another version.
const LOOKS: usize = 20;

/// The interval between looks.
const TICK: Duration = Duration::from_millis(5);

impl Programs {
    /// No programs, to be read as `options` say, with the rule files `rules`, whose inputs are in the folder `facts`.
    pub fn new(options: Open, rules: Vec<PathBuf>, facts: Option<PathBuf>) -> Self {
        Programs { options, rules, facts, all: BTreeMap::new() }
    }

    /// Opens the program that the command line names.
    ///
    /// # Errors
    ///
    /// As [`Open::open`].
    pub fn begin(&mut self, inputs: &[PathBuf]) -> Result<(), dfquery::Error> {
        let opened = self.read(inputs.to_vec(), self.rules.clone())?;
        self.all.insert(name_of(inputs), opened);
        Ok(())
    }

    /// Opens the program of `inputs` under `name`, or under the name of its first file, with `rules` on it.
    ///
    /// # Errors
    ///
    /// As [`Open::open`].
    pub fn open(
        &mut self,
        inputs: Vec<PathBuf>,
        name: Option<&str>,
        rules: Vec<PathBuf>,
    ) -> Result<(String, &mut Opened), Refusal> {
        if inputs.iter().any(|input| input == Path::new("-")) {
            return Err(Refusal::with_help("standard input has the messages of this server", "name a file"));
        }
        let name = name.map_or_else(|| name_of(&inputs), str::to_owned);
        let rules = [self.rules.clone(), rules].concat();
        let opened = self.read(inputs, rules)?;
        // The version before is kept for `diff`, as after an edit.
        let before = self.all.remove(&name).map(|old| old.analysis);
        Ok((name.clone(), self.all.entry(name).or_insert(Opened { before, ..opened })))
    }

    /// The program called `name`, as its files are now.
    ///
    /// # Errors
    ///
    /// Unknown names; files that cannot be read any more.
    pub fn get(&mut self, name: &str) -> Result<&mut Opened, Refusal> {
        let known: Vec<String> = self.all.keys().map(|name| format!("`{name}`")).collect();
        let Some(opened) = self.all.get(name) else {
            let help = match &known[..] {
                [] => "call `open` with its files first".to_owned(),
                known => format!("open: {}; `open` opens others", known.join(", ")),
            };
            return Err(Refusal::with_help(format!("no program is called `{name}`"), help));
        };
        let edited = opened.edited_files();
        if !edited.is_empty() {
            let fresh = self.read(opened.inputs.clone(), opened.rules.clone())?;
            let old = self.all.insert(name.to_owned(), Opened { edited, ..fresh });
            let new = self.all.get_mut(name).expect("it was inserted");
            new.before = old.map(|old| old.analysis);
        }
        Ok(self.all.get_mut(name).expect("it is known"))
    }

    /// Lets go what was derived for questions: memory is scarce.
    pub fn forget(&mut self) {
        for opened in self.all.values_mut() {
            opened.before = None;
            let (program, rules) = (opened.analysis.program().clone(), opened.analysis.rules().to_vec());
            opened.analysis = Analysis::new(program).with_rules(rules).with_inputs(self.facts.clone());
        }
    }

    fn read(&self, inputs: Vec<PathBuf>, rules: Vec<PathBuf>) -> Result<Opened, dfquery::Error> {
        let heard = Arc::new(Heard::default());
        let mut stamps: Vec<(PathBuf, Option<Stamp>)> =
            inputs.iter().map(|path| (path.clone(), settled(path))).collect();
        let files = RuleFile::read_all(&rules)?;
        stamps.extend(files.iter().map(|file| PathBuf::from(&file.name)).map(|path| {
            let stamp = settled(&path);
            (path, stamp)
        }));
        let program = self.options.clone().observer(heard.clone()).open(&inputs)?;
        let analysis = Analysis::new(program).with_rules(files).with_inputs(self.facts.clone());
        analysis.check()?;
        Ok(Opened {
            inputs,
            rules,
            stamps,
            analysis,
            before: None,
            edited: Vec::new(),
            lines: OnceCell::new(),
            heard,
        })
    }
}

impl Opened {
    /// The places of the program in files of IR.
    pub fn lines(&self) -> &IrLines {
        self.lines.get_or_init(|| IrLines::of(&self.analysis.program()))
    }

    /// The messages since this was asked last.
    pub fn told(&self) -> Vec<String> {
        std::mem::take(&mut self.heard.all())
    }

    fn edited_files(&self) -> Vec<String> {
        let edited =
            self.stamps.iter().filter(|(path, stamp)| stamp.is_none() || stamp::stamp(path) != *stamp);
        edited.map(|(path, _)| path.display().to_string()).collect()
    }
}

/// The stamp of a file that cannot change without it; waits a moment for one that was just written.
fn settled(path: &Path) -> Option<Stamp> {
    (0..LOOKS).find_map(|_| {
        let stamp = stamp::lasting(path);
        if stamp.is_none() {
            thread::sleep(TICK);
        }
        stamp
    })
}

/// The name of the program of `inputs` if none is given.
fn name_of(inputs: &[PathBuf]) -> String {
    inputs.first().map(|input| input.display().to_string()).unwrap_or_default()
}

/// Keeps messages about a program for the next answer, each text once.
#[derive(Default)]
struct Heard(Mutex<Vec<String>>);

impl Heard {
    fn all(&self) -> MutexGuard<'_, Vec<String>> {
        // Nothing panics while it is locked.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(&self, text: String) {
        let mut all = self.all();
        if !all.contains(&text) {
            all.push(text);
        }
    }
}

impl Observer for Heard {
    fn messages(&self, messages: &[Diagnostic], _: &Sources) {
        for message in messages {
            let place = message.place.as_ref().map(|place| format!("{place}: ")).unwrap_or_default();
            self.add(format!("{place}{}", message.message));
        }
    }

    fn note(&self, text: &str) {
        self.add(text.to_owned());
    }
}
