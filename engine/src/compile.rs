//! Checked rules to Rust: `ascent!` programs over our storage.
//!
//! [`split`] cuts each rule file into units, and [`locality`] says which files can be evaluated part by part.
//! A rule goes through four steps. [`plan`] turns it into atoms whose arguments are distinct variables, numbers or
//! `_`, and everything else into steps of their own; [`aggregate`] gives an aggregate over more than one atom a
//! relation for its rows; [`recursion`] finds the rules that are evaluated together; [`arrange`] orders the steps.
//! [`seeds`] says what a unit needs before it derives anything. [`emit`] writes them down for ascent, [`datafrog`] for
//! the evaluator of that name.
//!
//! Whatever slipped through would surface as an error in generated code, without a line of any rule file. So
//! everything is checked before: by the front end, and here what only this evaluator cannot do.

mod aggregate;
mod arrange;
pub mod datafrog;
mod emit;
pub(crate) mod locality;
mod plan;
mod planned;
mod recursion;
pub(crate) mod seeds;
pub(crate) mod split;
mod structs;

use crate::{
    check::{FileRules, Literal, Program, Term},
    diagnostic::Diagnostic,
    schema::{ColumnType, RelationId},
};
use locality::Locality;
pub use planned::MAX_ARITY;
pub(crate) use planned::unit_name;
pub use structs::structs;

/// The Rust source of the units of those files of `program` that `is_wanted` names: a module each, and `UNITS`, which
/// lists them. Files with records are left out: they are evaluated at run time.
///
/// Shape   to be included into a module of its own, in a crate that has `ascent` and `dfquery_engine`
///
/// # Errors
///
/// What the rule language has and compiled rules have not: other arities than 1 to 6, `choice-domain`, aggregates
/// that cannot be taken on their own, files that mix parts and the whole module.
pub fn compile(program: &Program, is_wanted: impl Fn(&str) -> bool) -> Result<String, Vec<Diagnostic>> {
    let mut problems = Vec::new();
    let locality = Locality::of(program, &program.files, &mut problems);
    let mut units = Vec::new();
    let is_wanted = |file: &&FileRules| {
        !file.rules.is_empty() && !has_records(file) && is_wanted(&program.sources[file.id].name)
    };
    for file in program.files.iter().filter(is_wanted) {
        problems.extend(file.derives.iter().filter_map(|&relation| unsupported(program, relation)));
        for piece in split::split(program, file) {
            units.push(plan::unit(program, &piece, &locality, &mut problems));
        }
    }
    match problems.is_empty() {
        true => Ok(emit::units(&units)),
        false => Err(problems),
    }
}

/// Whether rules of `file` hold records or functions of texts.
fn has_records(file: &FileRules) -> bool {
    let variables = file.rules.iter().flat_map(|rule| &rule.variables);
    variables.into_iter().any(|variable| matches!(variable.ty, ColumnType::Record(_)))
        || file.rules.iter().any(|rule| rule.head.terms.iter().any(is_made) || rule.body.iter().any(has_made))
}

/// Whether a term of `literal` is a record or computed of texts.
fn has_made(literal: &Literal) -> bool {
    match literal {
        Literal::Atom(atom) | Literal::Not(atom) => atom.terms.iter().any(is_made),
        Literal::Compare(_, left, right) => is_made(left) || is_made(right),
        Literal::Aggregate(aggregate) => {
            aggregate.value.iter().any(is_made) || aggregate.body.iter().any(has_made)
        }
    }
}

fn is_made(term: &Term) -> bool {
    match term {
        Term::Record(..) | Term::Call(..) | Term::Name(..) => true,
        Term::Unary(_, operand) => is_made(operand),
        Term::Binary(_, left, right) => is_made(left) || is_made(right),
        Term::Variable(_) | Term::Any | Term::Text(_) | Term::Number(_) | Term::Entity(..) => false,
    }
}

fn unsupported(program: &Program, relation: RelationId) -> Option<Diagnostic> {
    let (declared, declaration) = (&program.declared[relation.0 as usize], &program.schema[relation]);
    let error = |message: String| Diagnostic::error(message).at(program.sources.place(declared.span));
    if !declared.choice.is_empty() {
        let message = format!("`{}` has a `choice-domain`, which compiled rules do not", declaration.name);
        return Some(error(message).help("put the file among the rules that are run without compiling"));
    }
    if declaration.columns.is_empty() || declaration.arity() > MAX_ARITY {
        let message = format!("`{}` has {} columns", declaration.name, declaration.arity());
        return Some(error(message).help(format!("compiled relations have 1 to {MAX_ARITY}")));
    }
    None
}
