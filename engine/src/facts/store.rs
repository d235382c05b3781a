//! Places outside for the rows of a relation.

use super::layout::Layout;
use serde::{Deserialize, Serialize};
use std::path::Path;

/// A place for the rows of a relation outside, as far as a directive gives it.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Store {
    /// The name of the file: `filename`.
    pub file: Option<String>,
    /// Its name before the usual ending, if that is not the relation's: `name`.
    pub name: Option<String>,
    /// True for standard input and output: `IO=stdin`, `IO=stdout`.
    pub is_standard: bool,
    /// The text between columns: `delimiter`.
    pub delimiter: Option<String>,
    /// True if the first line names the columns: `headers`.
    pub headers: Option<bool>,
    /// True if texts stand in quotes where they have to: `rfc4180`.
    pub quotes: Option<bool>,
}

impl Store {
    /// The same with everything said that Soufflé assumes of the relation `name`: tabs, no header, no quotes, and
    /// a file called as the relation, with `ending`.
    #[must_use]
    pub fn as_souffle(&self, name: &str, ending: &str) -> Store {
        let comma = if self.quotes == Some(true) { "," } else { "\t" };
        let name = self.name.as_deref().unwrap_or(name);
        Store {
            file: Some(self.file.clone().unwrap_or_else(|| format!("{name}.{ending}"))),
            name: None,
            is_standard: self.is_standard,
            delimiter: Some(self.delimiter.clone().unwrap_or_else(|| comma.to_owned())),
            headers: Some(self.headers == Some(true)),
            quotes: Some(self.quotes == Some(true)),
        }
    }

    /// The form of the file at `path`: as given, or else with commas, quotes and a header if its name ends in `.csv`,
    /// and with tabs otherwise.
    pub fn form(&self, path: &Path) -> Form {
        let is_csv = path.extension().is_some_and(|extension| extension == "csv");
        let usual = Form::from(if is_csv { Layout::Csv } else { Layout::Souffle });
        Form {
            delimiter: self.delimiter.as_ref().map_or(usual.delimiter, |text| text.as_bytes()[0]),
            has_header: self.headers.unwrap_or(usual.has_header),
            quotes: self.quotes.unwrap_or(usual.quotes),
            is_lenient: false,
        }
    }
}

/// The form of a table as text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Form {
    /// The byte between columns.
    pub delimiter: u8,
    /// True if the first line names the columns.
    pub has_header: bool,
    /// True if texts stand in quotes where they have to.
    pub quotes: bool,
    /// True if texts without quotes are written as they are, as Soufflé does: one with a line end takes several lines.
    pub is_lenient: bool,
}

impl From<Layout> for Form {
    fn from(layout: Layout) -> Form {
        let is_csv = layout == Layout::Csv;
        Form { delimiter: layout.delimiter(), has_header: is_csv, quotes: is_csv, is_lenient: false }
    }
}
