//! Random programs that take marked data from outside, carry it about, and give it to sinks.
//!
//! Every program has flows, each of functions of its own: a source, or a literal, then transports, then a sink in a line
//! of its own. All flows of a program share its helpers, so that what one of them passes must be told from what another
//! does. Some are twins of others but for a literal in place of the source: all that both call must be distinguished.

use super::parts::{Part, Parts};
use std::fmt::Write;

/// What every program begins with.
const HEAD: &str = "#include \"helpers.h\"\nvolatile int sink_line;\n";

/// A source, transports and a sink, each taking the type that the one before makes.
#[derive(Clone)]
pub struct Flow<'p> {
    pub parts: Vec<&'p Part>,
    /// Before which of the parts the rest is a function of its own, and whether that is called through a pointer.
    cuts: Vec<Option<bool>>,
}

impl<'p> Flow<'p> {
    pub fn new(parts: Vec<&'p Part>) -> Flow<'p> {
        let cuts = vec![None; parts.len()];
        Flow { parts, cuts }
    }

    pub fn names(&self) -> String {
        let cut = |cut: &Option<bool>| match cut {
            None => "",
            Some(false) => "/ ",
            Some(true) => "// ",
        };
        let names = self.parts.iter().zip(&self.cuts).map(|(part, at)| format!("{}{}", cut(at), part.name));
        names.collect::<Vec<_>>().join(" ")
    }

    pub fn is_literal(&self) -> bool {
        self.parts[0].is_literal()
    }

    pub fn is_outside(&self) -> bool {
        self.parts.iter().any(|part| part.is_outside())
    }

    /// The same flow of a literal in place of its source, if there is one of that type.
    pub fn twin(&self, parts: &'p Parts) -> Option<Flow<'p>> {
        let is_meant =
            |part: &&Part| part.is_literal() && part.from.is_empty() && part.to == self.parts[0].to;
        let mut twin = self.clone();
        twin.parts[0] = parts.all.iter().find(is_meant)?;
        Some(twin)
    }

    /// The flow as small as it can be and still `is_wrong` in a program of its own; none if it is not wrong there.
    pub fn smallest(&self, is_wrong: impl Fn(&Flow) -> bool) -> Option<Flow<'p>> {
        let mut smallest = Some(self.clone()).filter(&is_wrong)?;
        while let Some(smaller) = smallest.smaller().into_iter().find(&is_wrong) {
            smallest = smaller;
        }
        Some(smallest)
    }

    /// The flow without one of its transports, or without one of its cuts, wherever types allow that.
    fn smaller(&self) -> Vec<Flow<'p>> {
        let mut found = Vec::new();
        for at in 1..self.parts.len() - 1 {
            if self.parts[at].from == self.parts[at].to {
                let mut less = self.clone();
                less.parts.remove(at);
                less.cuts.remove(at);
                found.push(less);
            }
        }
        for at in (0..self.cuts.len()).filter(|&at| self.cuts[at].is_some()) {
            let mut less = self.clone();
            less.cuts[at] = None;
            found.push(less);
        }
        found
    }

    /// Writes its functions to `text`; the first is `flow{number}`.
    fn write(&self, number: usize, parts: &Parts, text: &mut String) {
        let own = |line: &str, at: usize| {
            let name = |at: usize| format!("x{number}_{at}");
            line.replace('$', &name(at)).replace('@', &name(at.wrapping_sub(1)))
        };
        for (at, part) in self.parts.iter().enumerate() {
            part.before.iter().for_each(|line| writeln!(text, "{}", own(line, at)).expect("a string"));
        }
        let begins = |at: usize| at == 0 || self.cuts[at].is_some();
        let parameters = "int argc, char **argv";
        for first in (0..self.parts.len()).rev().filter(|&at| begins(at)) {
            let ty = |at: usize| parts.type_of(&self.parts[at].from);
            match first {
                0 => writeln!(text, "static void flow{number}({parameters}) {{"),
                _ => writeln!(
                    text,
                    "static void flow{number}_{first}({parameters}, {}) {{",
                    own(&format!("{} @", ty(first)), first)
                ),
            }
            .expect("a string");
            let end = (first + 1..self.parts.len()).find(|&at| begins(at)).unwrap_or(self.parts.len());
            for at in first..end {
                self.parts[at]
                    .code
                    .iter()
                    .for_each(|line| writeln!(text, "  {}", own(line, at)).expect("a string"));
            }
            if let Some(indirect) = self.cuts.get(end).copied().flatten() {
                let next = format!("flow{number}_{end}");
                let (value, ty) = (own("@", end), ty(end));
                match indirect {
                    true => write!(
                        text,
                        "  void (*next)({parameters}, {ty}) = {next};\n  next(argc, argv, {value});\n"
                    ),
                    false => writeln!(text, "  {next}(argc, argv, {value});"),
                }
                .expect("a string");
            }
            text.push_str("}\n");
        }
    }
}

/// A program, and the flows in it.
pub struct Program<'p> {
    pub text: String,
    /// The line of each sink, and the flow that ends there.
    pub flows: Vec<(usize, Flow<'p>)>,
}

impl<'p> Program<'p> {
    pub fn of(flows: Vec<Flow<'p>>, parts: &Parts) -> Program<'p> {
        Program::headed("", flows, parts)
    }

    /// A program that begins with lines of its own.
    pub fn headed(head: &str, flows: Vec<Flow<'p>>, parts: &Parts) -> Program<'p> {
        let mut text = format!("{HEAD}{head}");
        let mut calls = String::new();
        let mut placed = Vec::new();
        for (number, flow) in flows.into_iter().enumerate() {
            let before = text.lines().count();
            flow.write(number, parts, &mut text);
            let sink = text.lines().skip(before).position(|line| line.contains("SINK(")).expect("a sink");
            placed.push((before + sink + 1, flow));
            writeln!(calls, "  flow{number}(argc, argv);").expect("a string");
        }
        write!(text, "int main(int argc, char **argv) {{\n{calls}  return 0;\n}}\n").expect("a string");
        Program { text, flows: placed }
    }
}

/// Numbers that follow from a seed.
struct Random(u64);

impl Random {
    fn new(seed: u64) -> Random {
        let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        (0..8).for_each(|_| _ = random.below(2));
        random
    }

    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % limit
    }

    fn pick<'p>(&mut self, parts: &'p Parts, meant: impl Fn(&Part) -> bool) -> &'p Part {
        let all: Vec<&Part> = parts.all.iter().filter(|part| meant(part)).collect();
        all[self.below(all.len())]
    }
}

/// A source, transports and a sink.
fn flow<'p>(random: &mut Random, parts: &'p Parts) -> Flow<'p> {
    let literal = random.below(4) == 0 && parts.all.iter().any(Part::is_literal);
    let mut all = vec![random.pick(parts, |part| part.from.is_empty() && part.is_literal() == literal)];
    for _ in 0..random.below(5) {
        let from = &all[all.len() - 1].to;
        let costly = all.iter().any(|part| part.is_costly());
        all.push(
            random.pick(parts, |part| {
                part.from == *from && !part.to.is_empty() && !(costly && part.is_costly())
            }),
        );
    }
    let from = &all[all.len() - 1].to;
    all.push(random.pick(parts, |part| part.from == *from && part.to.is_empty()));
    let mut flow = Flow::new(all);
    for cut in flow.cuts.iter_mut().skip(1) {
        *cut = (random.below(5) == 0).then(|| random.below(3) == 0);
    }
    flow
}

/// The flows of the program with the number `seed`.
pub fn flows(seed: u64, parts: &Parts) -> Vec<Flow<'_>> {
    let mut random = Random::new(seed);
    let mut all: Vec<Flow> = Vec::new();
    for _ in 0..4 + random.below(5) {
        let flow = flow(&mut random, parts);
        let twin = (flow.is_literal() && !all.is_empty() && random.below(2) == 0)
            .then(|| all[random.below(all.len())].twin(parts))
            .flatten();
        all.push(twin.unwrap_or(flow));
    }
    divided(all, usize::MAX).swap_remove(0)
}

/// The flows in programs of limited size, with at most one costly part in each.
pub fn divided(flows: Vec<Flow<'_>>, most: usize) -> Vec<Vec<Flow<'_>>> {
    let cost = |flow: &Flow| flow.parts.iter().filter(|part| part.is_costly()).count();
    let mut programs: Vec<Vec<Flow>> = Vec::new();
    for flow in flows {
        let has_room = |program: &Vec<Flow>| {
            program.len() < most && (cost(&flow) == 0 || program.iter().map(cost).sum::<usize>() == 0)
        };
        match programs.last_mut().filter(|program| has_room(program)) {
            Some(program) => program.push(flow),
            None => programs.push(vec![flow]),
        }
    }
    programs
}

/// A flow for each part, after some `sources` and before one of `sinks`, and after a part that makes what it takes where
/// no source does.
pub fn each<'p>(parts: &'p Parts, sources: &[&str], sinks: &[&str]) -> Vec<Flow<'p>> {
    let sources: Vec<&Part> = sources.iter().map(|name| parts.named(name)).collect();
    let sinks: Vec<&Part> = sinks.iter().map(|name| parts.named(name)).collect();
    let mut flows = Vec::new();
    for part in parts.all.iter().filter(|part| !part.is_literal()) {
        let ready = sources.iter().filter(|source| source.to == part.from).map(|source| vec![*source]);
        let mut before: Vec<Vec<&Part>> = ready.collect();
        if part.from.is_empty() {
            before.push(Vec::new());
        } else if before.is_empty() {
            let makes =
                |made: &&Part| made.to == part.from && sources.iter().any(|source| source.to == made.from);
            let made = parts.all.iter().find(makes).expect("a part that makes it");
            before.extend(
                sources.iter().filter(|source| source.to == made.from).map(|source| vec![*source, made]),
            );
        }
        let end = (!part.to.is_empty())
            .then(|| sinks.iter().find(|sink| sink.from == part.to).expect("a sink for each type"));
        let whole = |before: Vec<&'p Part>| before.into_iter().chain([part]).chain(end.copied()).collect();
        flows.extend(before.into_iter().map(|before| Flow::new(whole(before))));
    }
    flows
}
