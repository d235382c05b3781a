//! `--dump`: what conversion works with, of one function, as text or as a picture.

mod blocks;
mod control;
mod picks;
mod statements;
mod switches;
mod view;

use crate::cli::{
    args::{Args, Dump, Format},
    failure::Failure,
    output,
};
use blocks::Stage;
use clap::ValueEnum;
use dfquery::Program;
use dfquery_convert::framed_base;
use dfquery_engine::plural::counted;
use dfquery_formats::{
    dot::{self, Clusters},
    drawing::{self, Picture},
};
use dfquery_graph::{Skipped, text};
use std::collections::BTreeMap;
use view::{Dumped, Facts, View};

/// Prints `whats` of the one function that is asked about.
pub fn run(mut program: Program, whats: &[Dump], args: &Args) -> Result<(), Failure> {
    if whats.contains(&Dump::Throughput) {
        return Err(Failure::with_help(
            "--dump throughput is a table, and the others are not",
            "ask for it in a call of its own",
        ));
    }
    let [id] = program.select(&args.function)?[..] else {
        return Err(Failure::with_help("--dump prints one function", "name it with --function"));
    };
    let name = program.function_name(id);
    if program.graphs.contains_key(&name) {
        return Err(Failure::with_help(
            format!("`{name}` is a graph already, and this dump is about a conversion"),
            "--emit dataflow, --relation lic and --dump throughput are about the graph",
        ));
    }
    let format = args.format.unwrap_or(Format::Text);
    if !matches!(format, Format::Text | Format::Dot | Format::Svg) {
        return Err(Failure::with_help(
            format!("a dump cannot be printed as {format:?}").to_lowercase(),
            "use --format text, dot or svg",
        ));
    }
    program.complete_for_conversion()?;
    let kinds = kinds(whats);
    if format == Format::Svg && kinds.len() > 1 {
        return Err(Failure::with_help("a picture shows one dump", "ask for one, or use --format dot"));
    }
    if kinds.contains(&Dump::Groups) {
        program.complete_for_ours("group_frequency");
    }
    let dumps = dumps(&program, id, &kinds, args)?;
    let is_log = whats.contains(&Dump::Log);
    output::to(args.output.as_deref(), |mut out| {
        for (at, (heading, dumped)) in dumps.iter().enumerate() {
            match format {
                Format::Dot => drawing::dot::write(&mut out, &dumped.picture)?,
                Format::Svg => drawing::svg::write(&mut out, &dumped.picture)?,
                _ => {
                    if dumps.len() > 1 || is_log {
                        let before = if at > 0 { "\n" } else { "" };
                        writeln!(out, "{before}== {heading}")?;
                    }
                    out.write_all(dumped.text.as_bytes())?;
                }
            }
        }
        Ok(())
    })
}

/// The dumps to print, in order: the log is all of them, in the order of conversion.
fn kinds(whats: &[Dump]) -> Vec<Dump> {
    const ALL: [Dump; 11] = [
        Dump::Cfg,
        Dump::Dt,
        Dump::Pdt,
        Dump::Cdg,
        Dump::Regions,
        Dump::Definitions,
        Dump::Switches,
        Dump::Switched,
        Dump::Picks,
        Dump::Blocks,
        Dump::Groups,
    ];
    let mut kinds = Vec::new();
    for what in whats {
        let all = if *what == Dump::Log { &ALL[..] } else { std::slice::from_ref(what) };
        all.iter().for_each(|kind| {
            if !kinds.contains(kind) {
                kinds.push(*kind);
            }
        });
    }
    kinds
}

/// The dumps with their headings; after a log the graph. A log goes on where the function is not converted, and ends
/// with the reason.
fn dumps(program: &Program, id: u32, kinds: &[Dump], args: &Args) -> Result<Vec<(String, Dumped)>, Failure> {
    let options = args.conversion.options();
    let session = program.session();
    let part = session.part(id);
    let name = program.function_name(id);
    let framed = framed_base(&session, id, &options);
    let seen = framed.as_ref().ok().map(|base| (base, session.beside(base)));
    let seen = seen.as_ref().map(|(base, session)| (*base, session, session.part(0)));
    let converted = match (&seen, &framed) {
        (Some((base, session, part)), _) => Ok(Facts { base, session, part, id: 0, name: &name }),
        (None, Err(skipped)) => Err(skipped),
        (None, Ok(_)) => unreachable!("a function that is converted has facts"),
    };
    let read = Facts { base: &program.base, session: &session, part: &part, id, name: &name };
    let view = View { program, read, converted, id, name: &name, options };
    let is_log = args.dump.contains(&Dump::Log);
    let mut dumps = Vec::new();
    if is_log {
        dumps.push((name.clone(), changes(&view)));
    }
    for kind in kinds {
        match view.dump(*kind) {
            Ok(dumped) => dumps.push((heading(*kind, &name), dumped)),
            Err(skipped) if is_log && Failure::unfinished(&skipped).is_none() => {
                let text = format!("it is not converted: {}\n", skipped.reason);
                dumps.push((heading(*kind, &name), Dumped { text, ..Dumped::default() }));
                break;
            }
            Err(skipped) => return Err(Failure::not_converted(&skipped)),
        }
    }
    if is_log && let Ok(graph) = view.graph() {
        let mut text = Vec::new();
        text::write(&mut text, &graph).expect("a vector takes what is written");
        let text = String::from_utf8_lossy(&text).into_owned();
        let picture = dot::picture(&graph, Clusters::Group);
        dumps.push((format!("graph of {name}"), Dumped { text, picture }));
    }
    Ok(dumps)
}

/// The changes that conversion makes to the function before it analyses it.
fn changes(view: &View) -> Dumped {
    let mut dumped = Dumped { picture: Picture::new(view.name), ..Dumped::default() };
    let count = |facts: &Facts| counted(facts.blocks().len(), "block");
    dumped.line(format!("{} as read", count(&view.read)));
    match dfquery_reducify::reduce(view.read.session, view.read.base, view.id, &view.options.reduce) {
        Ok(Some(reduced)) => dumped.line(reduced.report.to_string()),
        Ok(None) => {}
        Err(report) => dumped.line(report.to_string()),
    }
    match &view.converted {
        Ok(converted) => dumped.line(format!("{} as conversion sees it", count(converted))),
        Err(skipped) => dumped.line(format!("it is not converted: {}", skipped.reason)),
    }
    dumped
}

/// The title of a dump that is one of several.
fn heading(kind: Dump, name: &str) -> String {
    let kind = kind.to_possible_value().expect("no value is hidden");
    format!("{} of {name}", kind.get_name())
}

impl View<'_> {
    fn dump(&self, what: Dump) -> Result<Dumped, Skipped> {
        Ok(match what {
            Dump::Cfg => self.both(|facts| facts.with_statements(facts.flow())),
            Dump::Cdg => self.both(|facts| facts.dependence()),
            Dump::Dt => self.both(|facts| facts.tree("idom")),
            Dump::Pdt => self.both(|facts| facts.tree("ipdom")),
            Dump::Regions => self.both(|facts| facts.regions()),
            Dump::Definitions => self.both(|facts| facts.definitions()),
            Dump::Switches => switches::dump(self)?,
            Dump::Switched => blocks::dump(self, Stage::Switched)?,
            Dump::Picks => picks::dump(self)?,
            Dump::Blocks => blocks::dump(self, Stage::Picked)?,
            Dump::Groups => self.groups()?,
            Dump::Log | Dump::Throughput => unreachable!("they are no dumps of their own"),
        })
    }

    /// The region that defines each signal before conversion, and the region of each channel after it.
    fn groups(&self) -> Result<Dumped, Skipped> {
        let graph = self.graph()?;
        let frequencies: BTreeMap<String, String> = self
            .framed::<2>("group_frequency")?
            .into_iter()
            .map(|[region, thousandths]| (region, format!("{:.1}", thousandths.parse().unwrap_or(0.0) / 1e3)))
            .collect();
        let before = self.framed::<2>("lic_group")?.into_iter().map(|[signal, region]| (region, signal));
        let after = graph.lics.iter().map(|lic| {
            let often = lic.frequency.map(|thousandths| format!(" ({:.1})", f64::from(thousandths) / 1e3));
            let group = if lic.group.is_empty() { "none" } else { &*lic.group };
            (format!("{group}{}", often.unwrap_or_default()), lic.name.to_string())
        });
        let picture = dot::picture(&graph, Clusters::Group);
        let mut dumped = Dumped { picture, ..Dumped::default() };
        dumped.line("before conversion, with how often an invocation executes them");
        for (group, members) in gathered(before.collect()) {
            let often = frequencies.get(&group).map_or("?", String::as_str);
            dumped.line(format!("  {group} ({often}): {}", members.join(" ")));
        }
        dumped.line("after it");
        for (group, members) in gathered(after.collect()) {
            dumped.line(format!("  {group}: {}", members.join(" ")));
        }
        Ok(dumped)
    }
}

/// Pairs by their first part, in the order in which it first comes.
fn gathered(pairs: Vec<(String, String)>) -> Vec<(String, Vec<String>)> {
    let mut groups: Vec<(String, Vec<String>)> = Vec::new();
    let mut places: BTreeMap<String, usize> = BTreeMap::new();
    for (group, member) in pairs {
        let at = *places.entry(group.clone()).or_insert_with(|| {
            groups.push((group, Vec::new()));
            groups.len() - 1
        });
        groups[at].1.push(member);
    }
    groups
}
