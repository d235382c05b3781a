//! Our rule files: those that a question takes, or others from a folder, for those who work on them.

use crate::cli::{
    args::{Args, Asking, Emit, Engine, Format, Report},
    failure::Failure,
};
use dfquery::RuleFile;
use dfquery_engine::syntax::{FILES, Names, Sources};
use dfquery_rules::RuleSet;
use std::{
    collections::BTreeSet,
    fs, io,
    path::{Path, PathBuf},
};

/// The types that no file declares, and what looks like a relation and is none.
const PRIMITIVE: [&str; 4] = ["number", "symbol", "as", "name"];

/// The folders of the rules that make dataflow graphs.
const OF_GRAPHS: [&str; 3] = ["conversion", "reducify", "graph"];

/// The relations that locations and texts of entities are read from.
const OF_NOTES: [&str; 5] = ["location", "def", "instruction", "variable", "source_directory"];

/// The relations that say where inlined code is the user's.
const OF_PLACES: [&str; 2] = ["inlined_at", "function_location"];

/// The relations with the further names of functions.
const OF_ALIASES: [&str; 2] = ["global_alias", "function_name"];

/// Calls are followed by what functions give back, and by what is loaded.
const OF_CALLS: [&str; 2] = ["divergent_return", "loads_shared"];

/// Copies of functions and tables are made where these relations say so.
const OF_COPIES: [&str; 2] = ["called_for", "named_for"];

/// Pictures show control flow, with values in the blocks that define them.
const OF_PICTURES: [&str; 4] = ["block", "edge", "instruction", "def"];

/// The most rule files: some are there twice.
const MOST: usize = FILES / 2;

/// Chooses the rules that `args` ask for: from a folder, or the built-in files that are needed where relations or graphs are
/// all that is asked for.
///
/// # Errors
///
/// Files that cannot be read, and what is wrong with the rules.
pub fn choose(args: &mut Args) -> Result<(), Failure> {
    let rules = match (&args.asking.program, &args.asking.rules_from) {
        (Some(_), _) => RuleSet::empty(),
        (None, Some(folder)) => of_folder(folder)?,
        (None, None) => needed(args),
    };
    let budget = args.whole().and_then(|whole| whole.budget_tuples);
    let rules = rules.with_budget(budget).measured(args.asking.report == Some(Report::Time));
    args.rules = rules.keep();
    args.limit_conversion(budget);
    Ok(())
}

/// The built-in rules that `args` need.
fn needed(args: &Args) -> RuleSet {
    let whole = args.whole.program();
    let more = whole.order.is_some()
        || whole.copies && args.emit.is_some()
        || !args.dump.is_empty()
        || args.stage.is_some()
        || args.export.is_some()
        || args.asks_for_page();
    if args.command.is_some() || more || matches!(args.asking.engine, Engine::Ascent | Engine::Datafrog) {
        return RuleSet::built_in();
    }
    match args.emit {
        Some(Emit::Dataflow) if !whole.orders_memory() && !args.lanes.interprocedural => {
            RuleSet::of_folders(&OF_GRAPHS)
        }
        None if args.check.is_none() => named(args).map_or_else(RuleSet::built_in, RuleSet::declaring),
        _ => RuleSet::built_in(),
    }
}

/// The possible names of relations in the questions of `args`; `None` if there is no question, or if a name is unknown,
/// so that messages can suggest similar ones.
fn named(args: &Args) -> Option<BTreeSet<String>> {
    let Asking { query, why, why_not, rules, deny, .. } = &args.asking;
    // A pipe can be read once only.
    let is_file = |path: &&PathBuf| fs::metadata(path).is_ok_and(|metadata| metadata.is_file());
    if rules.iter().filter(is_file).count() < rules.len() {
        return None;
    }
    let files: Vec<String> = RuleFile::read_all(rules).ok()?.into_iter().map(|file| file.text).collect();
    let asked = query.iter().chain(why).chain(why_not);
    let texts: Vec<&String> = asked.chain(&files).collect();
    let named: Vec<&String> = args.relation.iter().chain(deny).collect();
    if texts.is_empty() && named.is_empty() {
        return None;
    }
    let mut own = Names::default();
    for name in named {
        match name.rsplit_once('.') {
            Some((_, name)) => own.qualified.insert(name.to_owned()),
            None => own.mentioned.insert(name.clone()),
        };
    }
    let tells_places =
        args.asking.lines || args.format == Some(Format::Sarif) || !args.asking.deny.is_empty();
    if tells_places || args.asking.why.is_some() || args.asking.why_not.is_some() {
        own.mentioned.extend(OF_PLACES.map(str::to_owned));
    }
    let shows_lines = args.asking.lines || args.asking.path || args.format == Some(Format::Sarif);
    if shows_lines {
        own.mentioned.extend(OF_NOTES.map(str::to_owned));
    }
    // A function can be named by an alias.
    if !args.function.is_empty() && args.inputs.iter().all(|input| !input.is_dir()) {
        own.mentioned.extend(OF_ALIASES.map(str::to_owned));
    }
    if args.lanes.interprocedural {
        own.mentioned.extend(OF_CALLS.map(str::to_owned));
    }
    if args.whole.program().copies {
        own.mentioned.extend(OF_COPIES.map(str::to_owned));
    }
    if args.format == Some(Format::Svg) {
        own.mentioned.extend(OF_PICTURES.map(str::to_owned));
    }
    for text in texts {
        let Names { declared, mentioned, qualified } = Names::of(text);
        own.declared.extend(declared);
        own.mentioned.extend(mentioned);
        own.qualified.extend(qualified);
    }
    // What users declare is theirs: our relations of the same name are not needed, unless they are mentioned by their files.
    own.qualified.retain(|name| dfquery_rules::declares(name));
    let ours: BTreeSet<String> = own
        .mentioned
        .difference(&own.declared)
        .chain(&own.qualified)
        .filter(|name| !PRIMITIVE.contains(&name.as_str()))
        .cloned()
        .collect();
    ours.iter().all(|name| dfquery_rules::declares(name)).then_some(ours)
}

/// The rule files in `folder`, and one folder down, in place of those that are built in.
///
/// # Errors
///
/// Files that cannot be read, a folder without `schema.dl`, and what is wrong with the rules.
fn of_folder(folder: &Path) -> Result<RuleSet, Failure> {
    let files = rule_files(folder, true).map_err(|error| Failure::io("read", folder, error))?;
    if !files.iter().any(|file| file == &folder.join("schema.dl")) {
        return Err(Failure::with_help(
            format!("`{}` has no `schema.dl`", folder.display()),
            "give the folder `rules` of a checkout",
        ));
    }
    if files.len() >= MOST {
        return Err(Failure::message(format!("more than {MOST} rule files")));
    }
    let mut sources = Sources::new();
    for file in &files {
        let text = fs::read_to_string(file).map_err(|error| Failure::io("read", file, error))?;
        let name = file.strip_prefix(folder).expect("the file is in the folder");
        sources.add(format!("rules/{}", name.display()), text);
    }
    RuleSet::of_sources(sources.clone()).map_err(|problems| Failure::Bad(problems, sources))
}

/// The rule files in `folder`, sorted; of its folders only those that have no tests or crates in them.
fn rule_files(folder: &Path, is_root: bool) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "dl") {
            files.push(path);
        } else if path.is_dir() && is_root && !path.ends_with("tests") {
            files.extend(rule_files(&path, false)?);
        }
    }
    files.sort();
    Ok(files)
}

/// The texts of rule files, and of those that they include.
pub fn read_all(paths: &[PathBuf]) -> Result<Vec<RuleFile>, Failure> {
    Ok(RuleFile::read_all(paths)?)
}
