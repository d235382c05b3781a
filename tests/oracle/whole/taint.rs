//! What is a source and what is a sink in runs: rows as in `taint_source` and `taint_sink`.

/// The most kinds that a byte's shadow can tell apart.
const KINDS: usize = 6;

/// A function, where it makes or takes something, and of which kind.
#[derive(Clone, Debug)]
pub struct Port {
    pub name: String,
    /// The argument; none is the result.
    pub position: usize,
    /// Whether the bytes are meant that are pointed to.
    pub behind: bool,
    pub kind: String,
}

/// Sources and sinks.
#[derive(Default)]
pub struct Specification {
    sources: Vec<(String, bool, String)>,
    sinks: Vec<Port>,
    /// Pairs of kinds that matter; if there are none, all do.
    flows: Vec<(String, String)>,
    kinds: Vec<String>,
}

impl Specification {
    /// Rows of words, one a line: `source NAME PORT KIND`, `sink NAME PORT POSITION KIND`, `flow SOURCE SINK`.
    pub fn parse(text: &str) -> Specification {
        let mut found = Specification::default();
        for line in text.lines() {
            let words: Vec<&str> = line.split_whitespace().collect();
            match words[..] {
                ["source", name, port, kind] => {
                    found.sources.push((format!("@{name}"), port.ends_with('*'), kind.to_owned()));
                    if !found.kinds.iter().any(|known| known == kind) {
                        found.kinds.push(kind.to_owned());
                    }
                }
                ["sink", name, port, position, kind] => found.sinks.push(Port {
                    name: format!("@{name}"),
                    position: position.parse().expect("a number"),
                    behind: port.ends_with('*'),
                    kind: kind.to_owned(),
                }),
                ["flow", source, sink] => found.flows.push((source.to_owned(), sink.to_owned())),
                [] => {}
                _ => panic!("not a row: {line}"),
            }
        }
        assert!(found.kinds.len() <= KINDS, "too many kinds");
        found
    }

    fn mark(&self, kind: &str) -> u8 {
        self.kinds.iter().position(|known| known == kind).map_or(0, |at| 1 << at)
    }

    /// The marks of the bytes that `name` writes, and in the second place those of its result.
    pub fn marks(&self, name: &str) -> (u8, u8) {
        let rows = self.sources.iter().filter(|source| source.0 == name);
        rows.fold((0, 0), |(bytes, result), (_, behind, kind)| match behind {
            true => (bytes | self.mark(kind), result),
            false => (bytes, result | self.mark(kind)),
        })
    }

    pub fn sinks(&self, name: &str) -> impl Iterator<Item = &Port> {
        self.sinks.iter().filter(move |sink| sink.name == name)
    }

    /// The marks that a sink of this kind takes offence at.
    pub fn accepted(&self, sink: &str) -> u8 {
        let is_meant = |kind: &&String| {
            self.flows.is_empty() || self.flows.iter().any(|flow| flow.0 == **kind && flow.1 == sink)
        };
        self.kinds.iter().filter(is_meant).fold(0, |all, kind| all | self.mark(kind))
    }
}
