//! Rules that are there twice: as they are written, and once more on another fact.
//!
//! The second copy has what rests on that fact, under names of its own. What does not rest on it is there once.

use super::{
    ast::{Aggregate, Atom, DirectiveKind, File, Formula, Literal, Rule, Term},
    lexer::lex,
    parser::parse,
    source::{Source, Sources, Span},
    token::Kind,
};
use std::collections::{BTreeMap, BTreeSet};

/// Which rules are there twice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Again<'t> {
    /// The beginning of the names in the second copy.
    pub prefix: &'t str,
    /// The fact that the second copy has in place of the rules on its relation.
    pub fact: &'t str,
    /// The relations that the second copy is made for.
    pub wanted: Vec<&'t str>,
}

impl<'t> Again<'t> {
    /// One for each line of `text` that is no comment: the prefix, the fact, and what is wanted.
    pub fn read(text: &'t str) -> Vec<Self> {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let words = lines.map(|line| line.split_whitespace().collect::<Vec<_>>());
        let line = |words: Vec<&'t str>| match words[..] {
            [prefix, fact, ref wanted @ ..] => Some(Again { prefix, fact, wanted: wanted.to_vec() }),
            _ => None,
        };
        words.filter_map(line).collect()
    }

    /// The relation whose rules are another fact in the second copy.
    fn parameter(&self) -> &'t str {
        self.fact.split('(').next().unwrap_or(self.fact)
    }

    /// The files of the second copy, each with its name: made of those of `sources` that it takes rules from.
    pub fn files(&self, sources: &Sources) -> Vec<(String, String)> {
        let files: Vec<File> = sources.iter().map(|(id, _)| parse(sources, id).0).collect();
        let copied = self.copied(&files);
        let has_some = |file: &&File| file.declarations.iter().any(|one| copied.contains(&*one.name.text));
        files.iter().filter(has_some).map(|file| self.file(&sources[file.id], file, &copied)).collect()
    }

    /// The relations that are there twice.
    fn copied<'f>(&self, files: &'f [File]) -> BTreeSet<&'f str> {
        let takes = taken(files);
        let mut resting: BTreeSet<&str> =
            takes.keys().copied().filter(|name| *name == self.parameter()).collect();
        loop {
            let rests = |(_, taken): &(&&str, &BTreeSet<&str>)| !taken.is_disjoint(&resting);
            let more: Vec<&str> = takes.iter().filter(rests).map(|(name, _)| *name).collect();
            let before = resting.len();
            resting.extend(more);
            if resting.len() == before {
                break;
            }
        }
        let mut open: Vec<&str> = takes.keys().copied().filter(|name| self.wanted.contains(name)).collect();
        let mut copied = BTreeSet::new();
        while let Some(name) = open.pop() {
            if resting.contains(name) && copied.insert(name) {
                open.extend(takes.get(name).into_iter().flatten());
            }
        }
        copied
    }

    /// The second copy of what `file`, read from `source`, says of the relations in `copied`, on the same lines.
    fn file(&self, source: &Source, file: &File, copied: &BTreeSet<&str>) -> (String, String) {
        let text = self.renamed(source, file, copied);
        let mut kept = BTreeSet::new();
        let mut keep = |span: Span| kept.extend(source.line_of(span.start)..=source.line_of(span.end));
        let is_copied = |rule: &&Rule| rule.heads.iter().any(|head| copied.contains(&*head.relation.text));
        file.rules.iter().filter(is_copied).for_each(|rule| keep(rule.span));
        for declared in file.declarations.iter().filter(|one| copied.contains(&*one.name.text)) {
            let last = declared.columns.last().map_or(declared.name.span, |column| column.ty.span);
            keep(declared.name.span.to(last));
        }
        for limited in file.directives.iter().filter(|one| copied.contains(&*one.relation.text)) {
            if matches!(limited.kind, DirectiveKind::Limit(_)) {
                keep(limited.relation.span);
            }
        }
        // The comment before a statement is a part of it.
        for line in kept.clone() {
            let comments = (1..line).rev().take_while(|&at| is_comment(source, at));
            kept.extend(comments);
        }
        let at = |(line, text): (u32, &str)| {
            if kept.contains(&line) { format!("{text}\n") } else { "\n".to_owned() }
        };
        let name = source.name.rsplit('/').next().unwrap_or(&source.name);
        (
            format!("rules/{}/{name}", self.prefix.trim_end_matches('_')),
            (1..).zip(text.lines()).map(at).collect(),
        )
    }

    /// The text of `source` with other names for the relations in `copied`, and the fact where the parameter has rules.
    fn renamed(&self, source: &Source, file: &File, copied: &BTreeSet<&str>) -> String {
        let of_parameter =
            |rule: &&Rule| rule.heads.iter().any(|head| head.relation.text == self.parameter());
        let replaced: Vec<Span> = file.rules.iter().filter(of_parameter).map(|rule| rule.span).collect();
        let tokens = lex(file.id, source).0;
        let (mut text, mut end) = (String::with_capacity(source.text.len()), 0);
        for pair in tokens.windows(2) {
            let (start, behind) = (pair[0].span.start as usize, pair[0].span.end as usize);
            if start < end {
                continue;
            }
            let word = &source.text[start..behind];
            if let Some(rule) = replaced.iter().find(|rule| rule.start == pair[0].span.start) {
                text += &source.text[end..start];
                text += self.prefix;
                text += self.fact;
                end = rule.end as usize;
            } else if pair[0].kind == Kind::Word && pair[1].kind == Kind::LeftParen && copied.contains(word) {
                text += &source.text[end..start];
                text += self.prefix;
                text += word;
                end = behind;
            }
        }
        text + &source.text[end..]
    }
}

/// True if a comment is all that is in the line `at` of `source`.
fn is_comment(source: &Source, at: u32) -> bool {
    source.line(at).is_some_and(|line| line.starts_with("//"))
}

/// The relations that the rules on each relation of `files` read.
fn taken(files: &[File]) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut takes: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for rule in files.iter().flat_map(|file| &file.rules) {
        let mut read = BTreeSet::new();
        read_by(&rule.body, &mut read);
        for head in &rule.heads {
            takes.entry(&head.relation.text).or_default().extend(&read);
        }
    }
    takes
}

/// Adds the relations that `formula` reads to `read`.
fn read_by<'f>(formula: &'f Formula, read: &mut BTreeSet<&'f str>) {
    match formula {
        Formula::And(parts) | Formula::Or(parts) => parts.iter().for_each(|part| read_by(part, read)),
        Formula::Literal(Literal::Atom(atom) | Literal::Not(atom, _)) => read_by_atom(atom, read),
        Formula::Literal(Literal::Compare(_, left, right)) => {
            [left, right].into_iter().for_each(|term| read_by_term(term, read));
        }
    }
}

fn read_by_atom<'f>(atom: &'f Atom, read: &mut BTreeSet<&'f str>) {
    read.insert(&atom.relation.text);
    atom.terms.iter().for_each(|term| read_by_term(term, read));
}

fn read_by_term<'f>(term: &'f Term, read: &mut BTreeSet<&'f str>) {
    match term {
        Term::Unary(_, inner, _) | Term::Name(inner, _) => read_by_term(inner, read),
        Term::Binary(_, left, right, _) => {
            [left, right].into_iter().for_each(|term| read_by_term(term, read))
        }
        Term::Record(terms, _) | Term::Call(_, terms, _) | Term::Range(terms, _) => {
            terms.iter().for_each(|term| read_by_term(term, read))
        }
        Term::Aggregate(aggregate) => {
            let Aggregate { value, body, .. } = &**aggregate;
            value.iter().for_each(|term| read_by_term(term, read));
            read_by(body, read);
        }
        Term::Variable(_) | Term::Any(_) | Term::Tag(..) | Term::Text(..) => {}
        Term::Number(..) | Term::Unsigned(..) | Term::Float(..) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_rests_on_the_fact_is_there_once_more() {
        let mut sources = Sources::new();
        sources
            .add("rules/a.dl", ".decl kind(k: symbol)\nkind(\"wave\").\n\n.decl base(n: number)\nbase(1).\n");
        let text = "/// Holds.\n.decl on(n: number)\n// A case.\non(n) :-\n  kind(\"group\"),\n  base(n).\n\n.decl other(\
                    n: number)\nother(n) :- on(n).\n.limitsize on(n = 5)\n.output on\n";
        sources.add("rules/b.dl", text);
        let again = Again::read("# a comment\ngroup_ kind(\"group\"). on\n");
        let files = again[0].files(&sources);
        let names: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["rules/group/a.dl", "rules/group/b.dl"]);
        assert_eq!(files[0].1, ".decl group_kind(k: symbol)\ngroup_kind(\"group\").\n\n\n\n");
        assert_eq!(
            files[1].1,
            "/// Holds.\n.decl group_on(n: number)\n// A case.\ngroup_on(n) :-\n  group_kind(\"group\"),\n  base(n).\
             \n\n\n\n.limitsize group_on(n = 5)\n\n"
        );
    }
}
