//! Completion in shells: verbs and flags, relations, and the functions of the inputs on the line.
//!
//! A shell script printed by `dfquery generate` runs dfquery with the line so far; dfquery answers with candidates.

use crate::cli::{args::verbs, describe};
use clap::{Arg, ArgMatches, Command};
use clap_complete::{
    CompleteEnv,
    engine::{ArgValueCompleter, CompletionCandidate},
    env::Shells,
};
use dfquery::{Open, RuleFile, demangle::demangled};
use dfquery_engine::{
    schema::RelationId,
    syntax::{self, Sources},
};
use std::{
    env,
    ffi::{OsStr, OsString},
    fs,
    io::{self, Write},
    path::PathBuf,
};

/// The variable of the environment by which a shell asks, with its own name as the value.
const ASKED: &str = "DFQUERY_COMPLETE";

/// The variable that says which word is being typed; without it that is the last one.
const WORD: &str = "_CLAP_COMPLETE_INDEX";

/// The arguments that are inputs, of any verb.
const INPUTS: [&str; 4] = ["inputs", "before", "after", "module"];

/// Answers a shell that asks for candidates, and ends the process then.
pub fn answer_shell() {
    CompleteEnv::with_factory(|| with_names(verbs::command())).var(ASKED).complete();
}

/// Writes what the shell called `shell` has to read to complete lines.
pub fn register(shell: &str, out: &mut dyn Write) -> io::Result<()> {
    let shells = Shells::builtins();
    let completer = shells.completer(shell).expect("clap knows the shells of `dfquery generate`");
    completer.write_registration(ASKED, "dfquery", "dfquery", "dfquery", out)
}

/// `command` with relations and functions as what can be completed, and so the verbs below it.
fn with_names(command: Command) -> Command {
    command.mut_args(with_names_of).mut_subcommands(with_names)
}

fn with_names_of(arg: Arg) -> Arg {
    match arg.get_id().as_str() {
        "relation" | "deny" => arg.add(ArgValueCompleter::new(relations)),
        "function" | "entry" => arg.add(ArgValueCompleter::new(functions)),
        _ => arg,
    }
}

/// The relations for users that begin with `begun`, and all that do if none of those does.
fn relations(begun: &OsStr) -> Vec<CompletionCandidate> {
    let program = dfquery_rules::built_in().program();
    let begun = begun.to_string_lossy();
    let mut found: Vec<(String, String, bool)> = Vec::new();
    for at in 0..program.schema.relations.len() {
        let id = RelationId(at as u16);
        let relation = &program.schema[id];
        found.push((relation.shown.clone(), relation.doc.clone(), program.is_public(id)));
    }
    found.extend(own_relations().into_iter().map(|(name, doc)| (name, doc, true)));
    found.retain(|(name, ..)| name.starts_with(&*begun));
    if found.iter().any(|(.., public)| *public) {
        found.retain(|(.., public)| *public);
    }
    found.sort();
    found
        .into_iter()
        .map(|(name, doc, _)| candidate(name, describe::sentence(&doc, describe::SENTENCE)))
        .collect()
}

/// The relations declared by the rule files on the line, each with its documentation.
fn own_relations() -> Vec<(String, String)> {
    let files = RuleFile::read_all(paths(&["rules"])).unwrap_or_default();
    let mut found = Vec::new();
    for RuleFile { name, text } in files {
        let mut sources = Sources::new();
        let file = sources.add(name, text);
        let (tree, _) = syntax::parse(&sources, file);
        found.extend(
            tree.declarations.into_iter().map(|declaration| (declaration.name.text, declaration.doc)),
        );
    }
    found
}

/// The functions of the inputs on the line that begin with `begun`, as LLVM or as people write them.
fn functions(begun: &OsStr) -> Vec<CompletionCandidate> {
    let begun = begun.to_string_lossy();
    let mut names: Vec<String> = paths(&INPUTS).into_iter().flat_map(defined).collect();
    names.sort();
    names.dedup();
    let found = names.into_iter().filter_map(|name| {
        let written = demangled(&name).into_owned();
        let is_meant = name.starts_with(&*begun) || written.starts_with(&*begun);
        let help = if written == name { String::new() } else { written };
        is_meant.then(|| candidate(name, help))
    });
    found.collect()
}

/// The functions that `input` defines; none if it cannot be read.
fn defined(input: PathBuf) -> Vec<String> {
    if input.extension().is_some_and(|end| end == "ll") {
        return fs::read_to_string(input).map_or(Vec::new(), |text| dfquery_extract::function_names(&text));
    }
    // Standard input would be taken away from the command.
    let is_there = fs::metadata(&input).is_ok_and(|found| found.is_file() || found.is_dir());
    let program = is_there.then(|| Open::new().plain().open([input]).ok()).flatten();
    program.map_or(Vec::new(), |program| program.functions().collect())
}

fn candidate(name: String, help: String) -> CompletionCandidate {
    CompletionCandidate::new(name).help((!help.is_empty()).then(|| help.into()))
}

/// The values on the line of the arguments called `ids`, of whichever verb.
fn paths(ids: &[&str]) -> Vec<PathBuf> {
    let words: Vec<OsString> = env::args_os().skip_while(|word| word != "--").skip(1).collect();
    let typed = env::var(WORD).ok().and_then(|index| index.parse().ok()).unwrap_or(words.len() - 1);
    let others = words.into_iter().enumerate().filter(|(at, _)| *at != typed).map(|(_, word)| word);
    // What cannot be parsed, a flag without its value, is what is being typed.
    let found = verbs::command().ignore_errors(true).try_get_matches_from(others);
    found.map_or(Vec::new(), |matches| values(&matches, ids))
}

fn values(matches: &ArgMatches, ids: &[&str]) -> Vec<PathBuf> {
    let of = |id: &&str| matches.try_get_many::<PathBuf>(id).ok().flatten();
    let mut found: Vec<PathBuf> = ids.iter().filter_map(of).flatten().cloned().collect();
    if let Some((_, verb)) = matches.subcommand() {
        found.extend(values(verb, ids));
    }
    found
}
