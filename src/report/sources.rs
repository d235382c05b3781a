//! What the data of a page are made of.

use super::page::Page;
use crate::{scope::Scope, simulate::Executable};
use dfquery_extract::text::Listings;

/// The program, its text, and what is asked of the page.
pub struct Sources<'p> {
    pub scope: &'p Scope<'p>,
    pub page: &'p Page,
    pub listings: Vec<Listings<'p>>,
    pub executable: Executable<'p>,
}

impl<'p> Sources<'p> {
    pub fn of(scope: &'p Scope<'p>, page: &'p Page) -> Self {
        let listings = scope.program.texts.iter().map(|text| Listings::new(text)).collect();
        Sources { scope, page, listings, executable: Executable::new(scope.base) }
    }
}
