//! A summary of a rule file: the files that a query needs are known before they are parsed in full.

use super::{
    ast::Function,
    lexer::lex,
    source::{FileId, Source, Span},
    token::{Kind, Token},
};
use std::collections::BTreeSet;

/// The names in one rule file.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Names {
    /// The relations and types that it declares.
    pub declared: BTreeSet<String>,
    /// Possible relations and types that it mentions: names before parentheses, after colons, and in directives.
    pub mentioned: BTreeSet<String>,
    /// Those of them that it mentions with the file that declares them: `loops.in_loop`.
    pub qualified: BTreeSet<String>,
}

impl Names {
    /// The names in `text`, whether it is right or not.
    pub fn of(text: &str) -> Self {
        let source = Source::new("", text);
        let tokens = lex(FileId::default(), &source).0;
        let text = |span: Span| source.text[span.start as usize..span.end as usize].to_owned();
        let mut names = Names::default();
        for at in 0..tokens.len() {
            let Token { kind: Kind::Word, span } = tokens[at] else { continue };
            let before = at.checked_sub(1).map(|before| tokens[before]);
            let before_kind = before.map(|token| token.kind);
            match before {
                Some(Token { kind: Kind::Directive, span: word })
                    if [".decl", ".type"].contains(&&*text(word)) =>
                {
                    names.declared.insert(text(span));
                }
                _ if Function::of(&text(span)).is_some() => {}
                _ if matches!(before_kind, Some(Kind::Directive | Kind::Colon | Kind::Subtype))
                    || tokens.get(at + 1).is_some_and(|next| next.kind == Kind::LeftParen) =>
                {
                    names.mentioned.insert(text(span));
                    if before_kind == Some(Kind::Dot) && before.is_some_and(|dot| dot.span.end == span.start)
                    {
                        names.qualified.insert(text(span));
                    }
                }
                _ => {}
            }
        }
        names
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_and_comments_are_no_names() {
        let names = Names::of(
            "// of loop(x)\n.type Point <: number\n.decl deep(block: Block)\ndeep(block) :-\n  in_loop(_, block), \
             2 <= count : { in_loop(_, block) }, !shallow(block).\n.output deep",
        );
        let set = |names: &[&str]| names.iter().map(|name| name.to_string()).collect::<BTreeSet<_>>();
        assert_eq!(names.declared, set(&["Point", "deep"]));
        assert_eq!(names.mentioned, set(&["number", "Block", "deep", "in_loop", "shallow"]));
    }
}
