//! A query as a rule of its own.

use super::{declare::Declarations, expand::Inline, resolve};
use crate::{
    diagnostic::Diagnostic,
    schema::{Column, ColumnType},
    syntax::{Atom, File, FileId, Formula, Name, Rule, Span, Term},
};

/// The relation of a query. No rule can have this name.
pub const QUERY: &str = "(query)";

/// Declares the relation of the query `body`, with a column for each variable, and gives its rule.
pub fn declare(
    declarations: &mut Declarations,
    inline: &Inline,
    id: FileId,
    body: Formula,
    problems: &mut Vec<Diagnostic>,
) -> Option<File> {
    let text = &declarations.sources[id].text;
    let span = Span { file: id, start: 0, end: text.trim_end().len() as u32 };
    let mut names: Vec<Name> = Vec::new();
    for name in resolve::formula_names(&body) {
        if !name.text.starts_with('_') && names.iter().all(|known| known.text != name.text) {
            names.push(name.clone());
        }
    }
    let types = resolve::types(declarations, inline, &body, &names, problems)?;
    let columns = names.iter().zip(types).map(|(name, ty)| Column { name: name.text.clone(), ty });
    let mut columns: Vec<Column> = columns.collect();
    let mut terms: Vec<Term> = names.into_iter().map(Term::Variable).collect();
    if columns.is_empty() {
        columns.push(Column { name: "holds".to_owned(), ty: ColumnType::Number });
        terms.push(Term::Number(1, span));
    }
    declarations.add_result(QUERY, columns, "Holds for every answer.".to_owned(), span);
    let head = Atom { relation: Name { text: QUERY.to_owned(), span }, terms, span };
    let rule = Rule { heads: vec![head], body, dominating: None, doc: String::new(), span };
    Some(File { id, rules: vec![rule], ..File::default() })
}
