//! `--why` and `--why-not`: reasons.

mod dot;
mod json;
mod missing;
mod text;
mod words;

use crate::{
    args::{Args, Format},
    failure::Failure,
    input::Input,
    output,
    world::{self, World},
};
use dfquery_engine::{
    base::Rows,
    check::{Atom, Literal, QUERY, Term},
    explain::{Explainer, Pattern, Proof},
    schema::{ColumnType, RelationId, RelationKind},
};
use std::{collections::BTreeMap, io::Write};
pub use words::{Under, Words};

/// What was asked about.
pub struct Question {
    /// The relation; that of the query if more than one atom was asked about, or an inline one.
    pub relation: RelationId,
    /// What its tuples have to be.
    pub pattern: Pattern,
    /// Columns that have to be equal, each with the first one of its kind.
    equal: Vec<(usize, usize)>,
}

/// Prints proofs of all tuples that fit; fails if there is none.
pub fn run(input: &mut Input, question: &str, args: &Args) -> Result<(), Failure> {
    let held = world::with(input, args, Some(question), |world| {
        let parts = world.select(&args.function)?;
        let explainer = Explainer::new(world.rules, world.session);
        let asked = Question::of(world);
        let selected = (!args.function.is_empty()).then_some(&parts[..]);
        let Some(proof) = asked.proof(world, &explainer, selected) else { return Ok(false) };
        output::to(args.output.as_deref(), |out| print(out, world, &proof, args))?;
        Ok(true)
    })?;
    if !held {
        nothing_fits(question).report();
        return Err(Failure::Found);
    }
    Ok(())
}

/// Why there is nothing to explain.
pub fn nothing_fits(question: &str) -> Failure {
    Failure::with_help(
        format!("nothing fits `{}`", question.trim()),
        "`--why-not`, in the shell `\\whynot`, tells what is missing",
    )
}

/// Why nothing is missing.
pub fn holds(question: &str) -> Failure {
    Failure::with_help(format!("`{}` holds", question.trim()), "`--why`, in the shell `\\why`, tells why")
}

/// Prints what is missing for a tuple; fails if it holds.
pub fn run_not(input: &mut Input, question: &str, args: &Args) -> Result<(), Failure> {
    let missing = world::with(input, args, Some(question), |world| print_missing(world, args))?;
    if !missing {
        holds(question).report();
        return Err(Failure::Found);
    }
    Ok(())
}

/// Prints what is missing for what the query of `world` asks about; says whether anything is.
pub fn print_missing(world: &World, args: &Args) -> Result<bool, Failure> {
    let explainer = Explainer::new(world.rules, world.session);
    let asked = Question::of(world);
    if world.program.schema[asked.relation].kind == RelationKind::Input {
        let there = !asked.rows(world, &explainer, None).is_empty();
        return output::to(args.output.as_deref(), |out| Ok(missing::fact(out, world, &asked, there)?))
            .map(|()| !there);
    }
    let Some(missing) = explainer.why_not(asked.relation, &asked.pattern) else { return Ok(false) };
    output::to(args.output.as_deref(), |out| {
        match args.format.unwrap_or(Format::Text) {
            Format::Json => missing::json(out, world, &asked, &missing)?,
            _ => missing::text(out, world, &asked, &missing)?,
        }
        Ok(())
    })?;
    Ok(true)
}

/// Prints `proof` as `args` ask for.
pub fn print(out: &mut dyn Write, world: &World, proof: &Proof, args: &Args) -> Result<(), output::Error> {
    let words = Words::new(world);
    match args.format.unwrap_or(Format::Text) {
        Format::Text => text::write(out, &words, proof, args.asking.depth)?,
        Format::Json => json::write(out, &words, proof)?,
        Format::Dot => dot::write(out, &words, proof)?,
        format => {
            return Err(Failure::with_help(
                format!("a proof cannot be printed as {format:?}").to_lowercase(),
                "use --format text, json or dot",
            )
            .into());
        }
    }
    Ok(())
}

impl Question {
    /// What the query of `world` asks about: the tuples of its only atom, or its own.
    pub fn of(world: &World) -> Self {
        let query = world.program.schema.relation(QUERY).expect("a query declares its relation");
        let mut rules = world.program.files.iter().flat_map(|file| &file.rules);
        let mut rules = rules.by_ref().filter(|rule| rule.head.relation == query);
        let asked = match (rules.next(), rules.next()) {
            (Some(rule), None) => match &rule.body[..] {
                [Literal::Atom(atom)] if rule.inlined.is_empty() => Question::of_atom(world, atom),
                _ => None,
            },
            _ => None,
        };
        let columns = world.program.schema[query].arity();
        let whole = || Question { relation: query, pattern: vec![None; columns], equal: Vec::new() };
        asked.unwrap_or_else(whole)
    }

    fn of_atom(world: &World, atom: &Atom) -> Option<Self> {
        let mut first = BTreeMap::new();
        let mut asked = Question { relation: atom.relation, pattern: Vec::new(), equal: Vec::new() };
        for (column, term) in atom.terms.iter().enumerate() {
            asked.pattern.push(match term {
                Term::Any => None,
                Term::Variable(id) => {
                    let known = *first.entry(*id).or_insert(column);
                    if known != column {
                        asked.equal.push((known, column));
                    }
                    None
                }
                Term::Number(number) => Some(*number as u32),
                Term::Text(text) => world.base.symbols().find(text),
                Term::Entity(ty, name, _) => world.base.find(*ty, name),
                Term::Unary(..) | Term::Binary(..) => return None,
            });
        }
        Some(asked)
    }

    /// A proof of the tuples that fit, within `parts` if given; none if there are none.
    pub fn proof<'e>(
        &self,
        world: &World,
        explainer: &Explainer<'e>,
        parts: Option<&[u32]>,
    ) -> Option<Proof<'e>> {
        let rows = self.rows(world, explainer, parts);
        (!rows.is_empty()).then(|| explainer.why(self.relation, &rows))
    }

    /// The tuples that fit; within `parts`, if given.
    fn rows(&self, world: &World, explainer: &Explainer, parts: Option<&[u32]>) -> Vec<Vec<u32>> {
        let name = &world.program.schema[self.relation].name;
        match (self.part(world), parts) {
            (Some(part), None) => self.fitting(explainer.part(part).relation(name)),
            (_, Some(parts)) => {
                let rows = parts.iter().flat_map(|&part| self.fitting(explainer.part(part).relation(name)));
                rows.collect()
            }
            (None, None) => self.fitting(world.session.whole(name)),
        }
    }

    fn fitting(&self, rows: &Rows) -> Vec<Vec<u32>> {
        let fits = |row: &&[u32]| {
            row.iter().zip(&self.pattern).all(|(cell, asked)| asked.is_none_or(|asked| asked == *cell))
                && self.equal.iter().all(|&(a, b)| row[a] == row[b])
        };
        rows.iter().filter(fits).map(<[u32]>::to_vec).collect()
    }

    /// The function that a name in the question tells.
    fn part(&self, world: &World) -> Option<u32> {
        let schema = &world.program.schema;
        let cells = schema[self.relation].columns.iter().zip(&self.pattern);
        cells.into_iter().find_map(|(column, cell)| match (column.ty, cell) {
            (ColumnType::Entity(ty), Some(cell)) if schema.is_parted(ty) => {
                Some(world.base.entities(ty).part_of(*cell))
            }
            _ => None,
        })
    }
}
