//! The function that is dumped, and what is known of it.

use dfquery::{Program, convert};
use dfquery_convert::{Options, framed_rows};
use dfquery_engine::run::{Part, Session};
use dfquery_graph::{Graph, Skipped, drawing::Picture};

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

/// The function, and what is known of it.
pub struct View<'v> {
    pub program: &'v Program,
    pub session: &'v Session<'v>,
    pub part: &'v Part<'v>,
    pub id: u32,
    pub name: String,
    pub options: Options,
}

/// Rows of texts.
pub type Rows<const N: usize> = Vec<[String; N]>;

impl View<'_> {
    /// A name without the function's.
    pub fn local(&self, name: &str) -> String {
        name.strip_prefix(&format!("{}/", self.name)).unwrap_or(name).to_owned()
    }

    /// The rows of a relation of blocks, without the function's name.
    pub fn rows<const N: usize>(&self, relation: &str) -> Rows<N> {
        let schema = self.session.schema();
        let columns = &schema[schema.relation(relation).expect("a relation of ours")].columns;
        let text = |row: &[u32; N]| {
            std::array::from_fn(|at| self.local(&self.program.base.text(columns[at].ty, row[at])))
        };
        self.part.relation(relation).arrays::<N>().iter().map(text).collect()
    }

    /// The rows of a relation that is derived for conversion.
    pub fn framed<const N: usize>(&self, relation: &str) -> Result<Rows<N>, Skipped> {
        let relation = self.session.schema().relation(relation).expect("a relation of ours");
        let rows = framed_rows(self.session, &self.program.base, self.id, &self.options, relation)?;
        let row = |row: Vec<String>| std::array::from_fn(|at| self.local(&row[at]));
        Ok(rows.into_iter().map(row).collect())
    }

    pub fn graph(&self) -> Result<Graph, Skipped> {
        convert::graph(self.program, self.session, &self.program.base, self.id, &self.options)
    }
}
