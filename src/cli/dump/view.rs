//! The function that is dumped, and what is known of it.

use dfquery::{Program, convert};
use dfquery_convert::{Options, framed_rows};
use dfquery_engine::{
    base::FactBase,
    run::{Part, Session},
};
use dfquery_formats::drawing::Picture;
use dfquery_graph::{Graph, Skipped};

/// A dump in both forms.
#[derive(Default)]
pub struct Dumped {
    pub text: String,
    pub picture: Picture,
}

impl Dumped {
    pub fn line(&mut self, text: impl AsRef<str>) {
        self.text.push_str(text.as_ref());
        self.text.push('\n');
    }
}

/// The function as it is read, or as conversion sees it.
pub struct Facts<'v> {
    pub base: &'v FactBase,
    pub session: &'v Session<'v>,
    pub part: &'v Part<'v>,
    /// Its number among the parts of `base`.
    pub id: u32,
    pub name: &'v str,
}

impl Facts<'_> {
    /// The rows of a relation of blocks and values, without the function's name.
    pub fn rows<const N: usize>(&self, relation: &str) -> Rows<N> {
        let schema = self.session.schema();
        let columns = &schema[schema.relation(relation).expect("a relation of ours")].columns;
        let text = |row: &[u32; N]| {
            std::array::from_fn(|at| local(self.name, &self.base.text(columns[at].ty, row[at])))
        };
        self.part.relation(relation).arrays::<N>().iter().map(text).collect()
    }

    /// The names of the blocks.
    pub fn blocks(&self) -> Vec<String> {
        self.rows::<3>("block").into_iter().map(|[block, ..]| block).collect()
    }
}

/// The function, and what is known of it.
pub struct View<'v> {
    pub program: &'v Program,
    pub read: Facts<'v>,
    /// As conversion sees it, or why it does not.
    pub converted: Result<Facts<'v>, &'v Skipped>,
    pub id: u32,
    pub name: &'v str,
    pub options: Options,
}

/// Rows of texts.
pub type Rows<const N: usize> = Vec<[String; N]>;

/// `text` without the name of the function in front.
fn local(function: &str, text: &str) -> String {
    let rest = text.strip_prefix(function).and_then(|rest| rest.strip_prefix('/'));
    rest.unwrap_or(text).to_owned()
}

impl View<'_> {
    /// The rows of a relation that is derived for conversion.
    pub fn framed<const N: usize>(&self, relation: &str) -> Result<Rows<N>, Skipped> {
        let relation = self.read.session.schema().relation(relation).expect("a relation of ours");
        let rows = framed_rows(self.read.session, &self.program.base, self.id, &self.options, relation)?;
        let row = |row: Vec<String>| std::array::from_fn(|at| local(self.name, &row[at]));
        Ok(rows.into_iter().map(row).collect())
    }

    pub fn graph(&self) -> Result<Graph, Skipped> {
        convert::graph(self.program, self.read.session, &self.program.base, self.id, &self.options)
    }

    /// Applies `dump` to the function as read and, if conversion has changed it first, as conversion sees it.
    pub fn both(&self, dump: impl Fn(&Facts) -> Dumped) -> Dumped {
        let read = dump(&self.read);
        let converted = match &self.converted {
            Ok(converted) => converted,
            Err(skipped) => {
                let mut dumped = Dumped { picture: read.picture, ..Dumped::default() };
                dumped.line(format!("as read; it is not converted: {}", skipped.reason));
                indent(&mut dumped, &read.text);
                return dumped;
            }
        };
        let control = |facts: &Facts| (facts.blocks(), facts.rows::<3>("edge"));
        if control(&self.read) == control(converted) {
            return read;
        }
        let seen = dump(converted);
        let mut dumped = Dumped { picture: seen.picture, ..Dumped::default() };
        dumped.line("as read");
        indent(&mut dumped, &read.text);
        dumped.line("as conversion sees it");
        indent(&mut dumped, &seen.text);
        dumped
    }
}

fn indent(dumped: &mut Dumped, text: &str) {
    text.lines().for_each(|line| dumped.line(format!("  {line}")));
}
