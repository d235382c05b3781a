//! `--dump`: what conversion works with, of one function, as text or as a picture.

mod picks;
mod statements;
mod view;

use crate::cli::{
    args::{Args, Dump, Format},
    failure::Failure,
    output,
};
use dfquery::Program;
use dfquery_graph::{
    Skipped,
    dot::{self, Clusters},
    drawing::{self, Picture},
};
use std::collections::BTreeMap;
use view::{Dumped, Rows, View};

/// Prints `what` of the one function that is asked about.
pub fn run(mut program: Program, what: Dump, args: &Args) -> Result<(), Failure> {
    let [id] = program.select(&args.function)?[..] else {
        return Err(Failure::with_help("--dump prints one function", "name it with --function"));
    };
    if what == Dump::Groups {
        program.complete_for_ours("group_frequency");
    }
    let session = program.session();
    let view = View {
        program: &program,
        session: &session,
        part: &session.part(id),
        id,
        name: program.function_name(id),
        options: args.conversion.options(),
    };
    let format = args.format.unwrap_or(Format::Text);
    if !matches!(format, Format::Text | Format::Dot | Format::Svg) {
        return Err(Failure::with_help(
            format!("a dump cannot be printed as {format:?}").to_lowercase(),
            "use --format text, dot or svg",
        ));
    }
    let dumped = view.dump(what).map_err(|skipped| Failure::not_converted(&skipped))?;
    output::to(args.output.as_deref(), |mut out| {
        match format {
            Format::Dot => drawing::dot::write(&mut out, &dumped.picture)?,
            Format::Svg => drawing::svg::write(&mut out, &dumped.picture)?,
            _ => out.write_all(dumped.text.as_bytes())?,
        }
        Ok(())
    })
}

impl View<'_> {
    fn dump(&self, what: Dump) -> Result<Dumped, Skipped> {
        Ok(match what {
            Dump::Cfg => self.with_statements(self.flow()),
            Dump::Cdg => self.dependence(),
            Dump::Dt => self.tree("idom"),
            Dump::Pdt => self.tree("ipdom"),
            Dump::Regions => self.regions(),
            Dump::Switches => self.switches()?,
            Dump::Picks => picks::dump(self)?,
            Dump::Groups => self.groups()?,
            Dump::Throughput => unreachable!("it is printed as a table"),
        })
    }

    fn blocks(&self) -> Vec<String> {
        self.rows::<3>("block").into_iter().map(|[block, ..]| block).collect()
    }

    /// A picture with a box for each of `names`.
    fn picture(&self, names: &[String]) -> Picture {
        let mut picture = Picture::new(&self.name);
        for (at, name) in names.iter().enumerate() {
            picture.node(format!("n{at}"), name.as_str());
        }
        picture
    }

    /// Arrows with what their text is, listed by where they begin.
    fn arrows(&self, names: &[String], arrows: &Rows<3>) -> Dumped {
        let mut dumped = Dumped { picture: self.picture(names), ..Dumped::default() };
        let find = |name: &String| names.iter().position(|known| known == name);
        for (at, name) in names.iter().enumerate() {
            let own = arrows.iter().filter(|[from, ..]| from == name);
            let mut text = Vec::new();
            for [_, to, label] in own {
                text.push(if label.is_empty() { to.clone() } else { format!("{to} [{label}]") });
                if let Some(to) = find(to) {
                    dumped.picture.edge(at, to, label.as_str());
                }
            }
            let text = text.join(", ");
            dumped.line(if text.is_empty() { name.clone() } else { format!("{name} -> {text}") });
        }
        dumped
    }

    fn flow(&self) -> Dumped {
        let edges = self.rows::<3>("edge");
        self.arrows(&self.blocks(), &edges)
    }

    fn dependence(&self) -> Dumped {
        let rows = self.rows::<3>("control_dependent");
        let turned = rows.into_iter().map(|[block, branch, successor]| [branch, block, successor]).collect();
        self.arrows(&self.blocks(), &turned)
    }

    /// A tree of blocks, given by the parent of each that has one.
    fn tree(&self, parents: &str) -> Dumped {
        let names = self.blocks();
        let parents: BTreeMap<String, String> =
            self.rows::<2>(parents).into_iter().map(|[block, parent]| (block, parent)).collect();
        let mut children: BTreeMap<Option<&String>, Vec<&String>> = BTreeMap::new();
        for name in &names {
            children.entry(parents.get(name)).or_default().push(name);
        }
        let arrow = |name: &String| Some([parents.get(name)?.clone(), name.clone(), String::new()]);
        let arrows: Rows<3> = names.iter().filter_map(arrow).collect();
        let mut dumped = Dumped { picture: self.arrows(&names, &arrows).picture, ..Dumped::default() };
        let children_of = |name| children.get(&name).into_iter().flatten().rev();
        let mut stack: Vec<(usize, &String)> = children_of(None).map(|name| (0, *name)).collect();
        while let Some((depth, name)) = stack.pop() {
            dumped.line(format!("{}{name}", "  ".repeat(depth)));
            stack.extend(children_of(Some(name)).map(|child| (depth + 1, *child)));
        }
        dumped
    }

    /// The blocks of each control region; in the picture the control flow graph with a frame for each.
    fn regions(&self) -> Dumped {
        let mut dumped = self.flow();
        dumped.text.clear();
        let names = self.blocks();
        let tops: BTreeMap<String, String> =
            self.rows::<2>("control_region").into_iter().map(|[block, top]| (block, top)).collect();
        for top in names.iter().filter(|name| tops.get(*name) == Some(name)) {
            let frame = dumped.picture.frame(top);
            let members = names.iter().enumerate().filter(|(_, name)| tops.get(*name) == Some(top));
            let members: Vec<(usize, &String)> = members.collect();
            members.iter().for_each(|(at, _)| dumped.picture.nodes[*at].frame = Some(frame));
            let members: Vec<&str> = members.iter().map(|(_, name)| name.as_str()).collect();
            dumped.line(format!("{top}: {}", members.join(", ")));
        }
        dumped
    }

    /// Each signal with the points that it is switched at, and for what.
    fn switches(&self) -> Result<Dumped, Skipped> {
        let mut all: Vec<[String; 3]> = self.framed::<3>("steer")?;
        let arms = self.framed::<3>("steer_arm")?.into_iter();
        all.extend(arms.map(|[signal, phi, anchor]| [signal, format!("the phi {phi}"), anchor]));
        all.extend(self.framed::<3>("steer_exit")?);
        let mut dumped = Dumped { picture: Picture::new(&self.name), ..Dumped::default() };
        let mut nodes = BTreeMap::new();
        let mut order = Vec::new();
        for [signal, ..] in &all {
            if !order.contains(&signal) {
                order.push(signal);
            }
        }
        for signal in order {
            dumped.line(signal);
            for [_, target, anchor] in all.iter().filter(|[own, ..]| own == signal) {
                dumped.line(format!("  switched at {anchor} for {target}"));
                let mut node = |name: &String| {
                    let next = nodes.len();
                    *nodes
                        .entry(name.clone())
                        .or_insert_with(|| dumped.picture.node(format!("n{next}"), name.as_str()))
                };
                let (from, to) = (node(anchor), node(target));
                dumped.picture.edge(from, to, signal.as_str());
            }
        }
        Ok(dumped)
    }

    /// Where each signal is made before conversion, and where each channel is filled after it.
    fn groups(&self) -> Result<Dumped, Skipped> {
        let graph = self.graph()?;
        let frequencies: BTreeMap<String, String> = self
            .framed::<2>("group_frequency")?
            .into_iter()
            .map(|[region, thousandths]| (region, format!("{:.1}", thousandths.parse().unwrap_or(0.0) / 1e3)))
            .collect();
        let before = self.framed::<2>("lic_group")?.into_iter().map(|[signal, region]| (region, signal));
        let after = graph.lics.iter().map(|lic| (lic.group.to_string(), lic.name.to_string()));
        let picture = dot::picture(&graph, Clusters::Group);
        let mut dumped = Dumped { picture, ..Dumped::default() };
        dumped.line("before conversion, with how often an invocation executes them");
        for (group, members) in gathered(before.collect()) {
            let often = frequencies.get(&group).map_or("?", String::as_str);
            dumped.line(format!("  {group} ({often}): {}", members.join(" ")));
        }
        dumped.line("after it");
        for (group, members) in gathered(after.collect()) {
            let group = if group.is_empty() { "none" } else { &group };
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
