//! Declarations, directives and rules.

use super::{
    super::{
        ast::{
            Applied, BranchDeclaration, ColumnDeclaration, Component, Declaration, Directive, DirectiveKind,
            File, Formula, Function, Instance, Name, Pragma, RecordDeclaration, Rule, TypeDeclaration,
        },
        source::Span,
        token::{Kind, Token},
        unsupported,
    },
    Failed, Parsed, Parser,
};
use crate::diagnostic::Diagnostic;

impl Parser<'_> {
    /// Reads items to the end of the file.
    pub(super) fn file(&mut self, file: &mut File) {
        while !self.at(Kind::End) {
            let start = self.index(0);
            if self.item(file).is_err() {
                self.depth = 0;
                if self.index(0) == start {
                    self.next();
                }
                self.recover();
            }
        }
    }

    fn item(&mut self, file: &mut File) -> Parsed<()> {
        let doc = self.doc();
        match self.peek().kind {
            Kind::Directive => self.directive(doc, file),
            Kind::Preprocessor => {
                let token = self.next();
                let line = self.text(token.span);
                let quoted = line[1..].trim_start().strip_prefix("include").map(str::trim);
                let quoted = quoted.and_then(|rest| rest.strip_prefix('"')?.strip_suffix('"'));
                if let Some(name) = quoted {
                    file.includes.push(Name { text: name.to_owned(), span: token.span });
                    return Ok(());
                }
                Err(self.refuse(token.span, unsupported::preprocessor(self.text(token.span))))
            }
            _ => self.rule(doc).map(|rule| file.rules.push(rule)),
        }
    }

    /// The last block of `///` lines before the next word.
    fn doc(&mut self) -> String {
        let end = self.index(0);
        let mut lines: Vec<&str> = Vec::new();
        let mut last = 0;
        for token in &self.tokens[self.at..end] {
            let line = self.source.line_of(token.span.start);
            if line != last + 1 {
                lines.clear();
            }
            last = line;
            let text = self.text(token.span).trim_start_matches('/').trim_end();
            lines.push(text.strip_prefix(' ').unwrap_or(text));
        }
        self.at = end;
        lines.join("\n")
    }

    fn directive(&mut self, doc: String, file: &mut File) -> Parsed<()> {
        let token = self.next();
        let word = &self.text(token.span)[1..];
        match word {
            "decl" => self.declaration(doc, file),
            "comp" => self.component().map(|component| file.components.push(component)),
            "init" => self.instance().map(|instance| file.instances.push(instance)),
            "number_type" => self.old_type("number", doc, token.span, file),
            "symbol_type" => self.old_type("symbol", doc, token.span, file),
            "plan" => self.plan(),
            "type" => self.type_declaration(doc, file),
            "input" => self.in_out(DirectiveKind::Input).map(|some| file.directives.extend(some)),
            "output" => self.in_out(DirectiveKind::Output).map(|some| file.directives.extend(some)),
            "printsize" => self.in_out(DirectiveKind::PrintSize).map(|some| file.directives.extend(some)),
            "limitsize" => self.limit().map(|limit| file.directives.push(limit)),
            "include" => self.quoted().map(|name| file.includes.push(name)),
            "pragma" => self.pragma().map(|pragma| file.pragmas.push(pragma)),
            _ => Err(self.unknown_directive(token, word)),
        }
    }

    fn unknown_directive(&mut self, token: Token, word: &str) -> Failed {
        if let Some(feature) = unsupported::directive(word) {
            return self.refuse(token.span, feature);
        }
        if word == "override" {
            let error = Diagnostic::error("`.override` stands in a component").at(self.place(token.span));
            return self.report(error.help("write it between the braces of a `.comp`"));
        }
        let mut diagnostic =
            Diagnostic::error(format!("unknown directive `.{word}`")).at(self.place(token.span));
        let near = unsupported::SUPPORTED_DIRECTIVES
            .iter()
            .find(|known| strsim::damerau_levenshtein(known, word) <= 2);
        if let Some(known) = near {
            diagnostic = diagnostic.help(format!("did you mean `.{known}`?"));
        }
        self.report(diagnostic)
    }

    /// One name or more, separated by commas.
    fn names(&mut self) -> Parsed<Vec<Name>> {
        let mut names = vec![self.name()?];
        while self.accept(Kind::Comma) {
            names.push(self.name()?);
        }
        Ok(names)
    }

    fn declaration(&mut self, doc: String, file: &mut File) -> Parsed<()> {
        let names = self.names()?;
        names.iter().for_each(|name| self.no_function(name));
        let columns = self.columns()?;
        let (mut inline, mut equivalence, mut choice) = (None, None, Vec::new());
        while self.at(Kind::Word) && self.peek_second() != Kind::LeftParen || self.at_word("choice-domain") {
            match self.text(self.peek().span) {
                "inline" => inline = Some(self.next().span),
                "eqrel" => equivalence = Some(self.next().span),
                "input" => self.old_qualifier(DirectiveKind::Input, &names, file),
                "output" => self.old_qualifier(DirectiveKind::Output, &names, file),
                "printsize" => self.old_qualifier(DirectiveKind::PrintSize, &names, file),
                word if unsupported::IGNORED.contains(&word) => {
                    self.next();
                }
                "choice-domain" => self.choice(&mut choice)?,
                _ => break,
            }
        }
        let declaration = |name| {
            let (columns, choice, doc) = (columns.clone(), choice.clone(), doc.clone());
            Declaration { name, columns, inline, equivalence, choice, doc }
        };
        file.declarations.extend(names.into_iter().map(declaration));
        Ok(())
    }

    /// `input` after the columns of `names`, as older programs have it.
    fn old_qualifier(&mut self, kind: DirectiveKind, names: &[Name], file: &mut File) {
        self.next();
        let directive = |name: &Name| Directive { kind, relation: name.clone(), parameters: Vec::new() };
        file.directives.extend(names.iter().map(directive));
    }

    /// `.number_type T`, `.symbol_type T`
    fn old_type(&mut self, base: &str, doc: String, span: Span, file: &mut File) -> Parsed<()> {
        let (name, base) = (self.name()?, Name { text: base.to_owned(), span });
        file.types.push(TypeDeclaration { name, bases: vec![base], doc });
        Ok(())
    }

    /// `0: (1, 2), 1: (2, 1)`, an order of joins, which we choose ourselves.
    fn plan(&mut self) -> Parsed<()> {
        loop {
            self.expect(Kind::Number)?;
            self.expect(Kind::Colon)?;
            self.expect(Kind::LeftParen)?;
            while !self.at(Kind::RightParen) {
                self.expect(Kind::Number)?;
                if !self.accept(Kind::Comma) {
                    break;
                }
            }
            self.expect(Kind::RightParen)?;
            if !self.accept(Kind::Comma) {
                return Ok(());
            }
        }
    }

    /// `Name<P> : Base<P>, … { … }`
    fn component(&mut self) -> Parsed<Component> {
        let head = self.applied()?;
        let mut bases = Vec::new();
        while self.accept(Kind::Colon) || !bases.is_empty() && self.accept(Kind::Comma) {
            bases.push(self.applied()?);
        }
        self.expect(Kind::LeftBrace)?;
        let mut component = Component { head, bases, overrides: Vec::new(), body: File::default() };
        while !self.at(Kind::RightBrace) {
            if self.at(Kind::Directive) && self.text(self.peek().span) == ".override" {
                self.next();
                component.overrides.push(self.name()?);
            } else {
                self.nested(|parser| parser.item(&mut component.body))?;
            }
        }
        self.next();
        Ok(component)
    }

    /// `name = Component<A>`
    fn instance(&mut self) -> Parsed<Instance> {
        let name = self.name()?;
        self.expect(Kind::Equal)?;
        Ok(Instance { name, of: self.applied()? })
    }

    /// `Name<A, B>`
    fn applied(&mut self) -> Parsed<Applied> {
        let (name, mut arguments) = (self.name()?, Vec::new());
        if self.accept(Kind::Less) {
            arguments.push(self.dotted()?);
            while self.accept(Kind::Comma) {
                arguments.push(self.dotted()?);
            }
            self.expect(Kind::Greater)?;
        }
        Ok(Applied { name, arguments })
    }

    /// Reports a relation that has the name of a function: in a body, the function would be meant.
    fn no_function(&mut self, name: &Name) {
        if name.text == "as" || Function::of(&name.text).is_some() {
            let message = format!("`{}` is a function and cannot be a relation", name.text);
            let diagnostic = Diagnostic::error(message).at(self.place(name.span));
            self.report(diagnostic.help("give the relation another name"));
        }
    }

    fn columns(&mut self) -> Parsed<Vec<ColumnDeclaration>> {
        self.expect(Kind::LeftParen)?;
        if self.accept(Kind::RightParen) {
            return Ok(Vec::new());
        }
        let mut columns = vec![self.column()?];
        while self.accept(Kind::Comma) {
            columns.push(self.column()?);
        }
        if !self.accept(Kind::RightParen) {
            return Err(self.expected(&[Kind::Comma, Kind::RightParen]));
        }
        Ok(columns)
    }

    fn column(&mut self) -> Parsed<ColumnDeclaration> {
        let name = self.name()?;
        self.expect(Kind::Colon)?;
        Ok(ColumnDeclaration { name, ty: self.dotted()? })
    }

    /// `choice-domain a, (b, c)`
    fn choice(&mut self, groups: &mut Vec<Vec<Name>>) -> Parsed<()> {
        self.next();
        loop {
            if self.accept(Kind::LeftParen) {
                groups.push(self.names()?);
                self.expect(Kind::RightParen)?;
            } else {
                groups.push(vec![self.name()?]);
            }
            if !self.accept(Kind::Comma) {
                return Ok(());
            }
        }
    }

    /// `Name <: base` or `Name = [field: type, …]`
    fn type_declaration(&mut self, doc: String, file: &mut File) -> Parsed<()> {
        let name = self.name()?;
        if self.accept(Kind::Equal) {
            if self.at(Kind::LeftBracket) {
                let fields = self.fields()?;
                file.records.push(RecordDeclaration { name, fields, branches: Vec::new(), doc });
                return Ok(());
            }
            if self.at(Kind::Word) && self.peek_second() == Kind::LeftBrace {
                let (fields, branches) = self.branches(name.span)?;
                file.records.push(RecordDeclaration { name, fields, branches, doc });
                return Ok(());
            }
            let mut bases = vec![self.dotted()?];
            while self.accept(Kind::Pipe) {
                bases.push(self.dotted()?);
            }
            file.types.push(TypeDeclaration { name, bases, doc });
            return Ok(());
        }
        // A type of which nothing is said is one of texts, as in older programs.
        let bases = match self.at(Kind::Subtype) {
            true => {
                self.next();
                vec![self.dotted()?]
            }
            false => vec![Name { text: "symbol".to_owned(), span: name.span }],
        };
        file.types.push(TypeDeclaration { name, bases, doc });
        Ok(())
    }

    /// `Branch {field: type, …} | …`: the fields of all branches, after that with the number of the branch, and
    /// the branches. Fields of one type that belong to different branches are one.
    fn branches(&mut self, span: Span) -> Parsed<(Vec<ColumnDeclaration>, Vec<BranchDeclaration>)> {
        let word = |text: &str| Name { text: text.to_owned(), span };
        let mut fields = vec![ColumnDeclaration { name: word("branch"), ty: word("number") }];
        let mut branches: Vec<BranchDeclaration> = Vec::new();
        loop {
            let name = self.name()?;
            let mut own: Vec<usize> = Vec::new();
            self.expect(Kind::LeftBrace)?;
            while !self.at(Kind::RightBrace) {
                let column = self.column()?;
                let is_free =
                    |at: &usize| *at > 0 && !own.contains(at) && fields[*at].ty.text == column.ty.text;
                let at = (0..fields.len()).find(is_free).unwrap_or(fields.len());
                if at == fields.len() {
                    let name = Name { text: format!("{}.{}", name.text, column.name.text), ..column.name };
                    fields.push(ColumnDeclaration { name, ty: column.ty });
                }
                own.push(at);
                if !self.accept(Kind::Comma) {
                    break;
                }
            }
            self.expect(Kind::RightBrace)?;
            branches.push(BranchDeclaration { name, fields: own });
            if !self.accept(Kind::Pipe) {
                return Ok((fields, branches));
            }
        }
    }

    /// `[field: type, …]`
    fn fields(&mut self) -> Parsed<Vec<ColumnDeclaration>> {
        self.expect(Kind::LeftBracket)?;
        let mut fields = vec![self.column()?];
        while self.accept(Kind::Comma) {
            fields.push(self.column()?);
        }
        if !self.accept(Kind::RightBracket) {
            return Err(self.expected(&[Kind::Comma, Kind::RightBracket]));
        }
        Ok(fields)
    }

    /// `a, b(key=value, …)`
    fn in_out(&mut self, kind: DirectiveKind) -> Parsed<Vec<Directive>> {
        let mut all = Vec::new();
        loop {
            let mut relations = vec![self.dotted()?];
            while self.accept(Kind::Comma) {
                relations.push(self.dotted()?);
            }
            let parameters = if self.at(Kind::LeftParen) { self.parameters()? } else { Vec::new() };
            let directive = |relation| Directive { kind, relation, parameters: parameters.clone() };
            all.extend(relations.into_iter().map(directive));
            if !self.accept(Kind::Comma) {
                return Ok(all);
            }
        }
    }

    /// `(filename="r.csv", …)`, as Soufflé has them.
    fn parameters(&mut self) -> Parsed<Vec<(Name, Name)>> {
        self.expect(Kind::LeftParen)?;
        let mut parameters = Vec::new();
        while !self.at(Kind::RightParen) {
            let key = self.name()?;
            self.expect(Kind::Equal)?;
            let value = if self.at(Kind::Text) { self.quoted()? } else { self.name()? };
            parameters.push((key, value));
            if !self.accept(Kind::Comma) {
                break;
            }
        }
        self.expect(Kind::RightParen)?;
        Ok(parameters)
    }

    /// `name(n = 1000)`
    fn limit(&mut self) -> Parsed<Directive> {
        let relation = self.name()?;
        self.expect(Kind::LeftParen)?;
        if !self.at_word("n") {
            let error = Diagnostic::error("the number of rows is missing").at(self.place(self.peek().span));
            return Err(self.report(error.help("write `.limitsize name(n = 1000)`")));
        }
        self.next();
        self.expect(Kind::Equal)?;
        let rows = self.limit_rows()?;
        self.expect(Kind::RightParen)?;
        Ok(Directive { kind: DirectiveKind::Limit(rows), relation, parameters: Vec::new() })
    }

    fn limit_rows(&mut self) -> Parsed<i32> {
        let token = self.expect(Kind::Number)?;
        self.text(token.span).parse().map_err(|_| {
            let error = Diagnostic::error("this is not a number of rows").at(self.place(token.span));
            self.report(error.help("write a number from 1 to 2147483647 in decimal"))
        })
    }

    fn pragma(&mut self) -> Parsed<Pragma> {
        let key = self.quoted()?;
        let value = match self.at(Kind::Text) {
            true => self.quoted()?,
            false => Name { text: String::new(), span: key.span },
        };
        Ok(Pragma { key, value })
    }

    /// A string literal with its place.
    fn quoted(&mut self) -> Parsed<Name> {
        let token = self.expect(Kind::Text)?;
        Ok(Name { text: self.unescape(token)?, span: token.span })
    }

    fn rule(&mut self, doc: String) -> Parsed<Rule> {
        let start = self.peek().span;
        let mut heads = vec![self.atom()?];
        let dominating = if self.accept(Kind::LessEqual) { Some(self.atom()?) } else { None };
        while dominating.is_none() && self.accept(Kind::Comma) {
            heads.push(self.atom()?);
        }
        let body = match self.peek().kind {
            Kind::If => {
                self.next();
                self.disjunction()?
            }
            Kind::Dot if dominating.is_none() => Formula::And(Vec::new()),
            _ => return Err(self.expected(&[Kind::If, Kind::Dot])),
        };
        if !self.at(Kind::Dot) {
            return Err(self.expected(&[Kind::Comma, Kind::Dot]));
        }
        let span = start.to(self.next().span);
        Ok(Rule { heads, body, dominating, doc, span })
    }
}
