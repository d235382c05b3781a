//! Sources of the data of a page.

use super::page::Page;
use crate::{scope::Scope, simulate::Executable, source_files::SourceFiles};
use dfquery_extract::text::Listings;
use std::sync::Mutex;

/// The program, its text, and what is asked of the page.
pub struct Sources<'p> {
    pub scope: &'p Scope<'p>,
    pub page: &'p Page,
    pub listings: Vec<Listings<'p>>,
    pub executable: Executable<'p>,
    /// The source files of the program, as far as they can be read.
    pub files: Mutex<SourceFiles>,
}

impl<'p> Sources<'p> {
    pub fn of(scope: &'p Scope<'p>, page: &'p Page) -> Self {
        let listings = scope.program.texts.iter().map(|text| Listings::new(text)).collect();
        Sources {
            scope,
            page,
            listings,
            executable: Executable::new(scope.base)
                .with_graphs(scope.program.graphs.values().map(|graph| &**graph)),
            files: Mutex::new(SourceFiles::of(scope.program)),
        }
    }
}
