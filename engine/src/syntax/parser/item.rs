//! Declarations, directives and rules.

use super::{
    super::{
        ast::{
            ColumnDeclaration, Declaration, Directive, DirectiveKind, File, Formula, Function, Name, Pragma,
            RecordDeclaration, Rule, TypeDeclaration,
        },
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
            "decl" => self.declaration(doc).map(|some| file.declarations.extend(some)),
            "type" => self.type_declaration(doc, file),
            "input" => self.in_out(DirectiveKind::Input).map(|some| file.directives.extend(some)),
            "output" => self.in_out(DirectiveKind::Output).map(|some| file.directives.extend(some)),
            "limitsize" => self.limit().map(|limit| file.directives.push(limit)),
            "include" => self.quoted().map(|name| file.includes.push(name)),
            "pragma" => self.pragma().map(|pragma| file.pragmas.push(pragma)),
            _ => Err(self.unknown_directive(token, word)),
        }
    }

    fn unknown_directive(&mut self, token: Token, word: &str) -> Failed {
        if let Some(feature) = unsupported::directive(word) {
            let failed = self.refuse(token.span, feature);
            self.skip_refused(word);
            return failed;
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

    /// Skips what belongs to a refused directive, so that it is refused once.
    fn skip_refused(&mut self, word: &str) {
        if word != "comp" {
            return;
        }
        let mut open = 0;
        while !self.at(Kind::End) {
            match self.next().kind {
                Kind::LeftBrace => open += 1,
                Kind::RightBrace if open <= 1 => return,
                Kind::RightBrace => open -= 1,
                _ => {}
            }
        }
    }

    /// One name or more, separated by commas.
    fn names(&mut self) -> Parsed<Vec<Name>> {
        let mut names = vec![self.name()?];
        while self.accept(Kind::Comma) {
            names.push(self.name()?);
        }
        Ok(names)
    }

    fn declaration(&mut self, doc: String) -> Parsed<Vec<Declaration>> {
        let names = self.names()?;
        names.iter().for_each(|name| self.no_function(name));
        let columns = self.columns()?;
        let (mut inline, mut choice) = (None, Vec::new());
        while self.at(Kind::Word) && self.peek_second() != Kind::LeftParen || self.at_word("choice-domain") {
            match self.text(self.peek().span) {
                "inline" => inline = Some(self.next().span),
                "choice-domain" => self.choice(&mut choice)?,
                word => match unsupported::qualifier(word) {
                    Some(feature) => {
                        let span = self.next().span;
                        self.refuse(span, feature);
                    }
                    None => break,
                },
            }
        }
        let declaration = |name| {
            let (columns, choice, doc) = (columns.clone(), choice.clone(), doc.clone());
            Declaration { name, columns, inline, choice, doc }
        };
        Ok(names.into_iter().map(declaration).collect())
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
        let open = self.expect(Kind::LeftParen)?;
        if self.at(Kind::RightParen) {
            let span = open.span.to(self.next().span);
            let diagnostic = Diagnostic::error("a relation needs at least one column").at(self.place(span));
            let help = "give it one: `(yes: number)` in the declaration, `(1)` in heads, and `(_)` in bodies";
            return Err(self.report(diagnostic.help(help)));
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
        let ty = self.name()?;
        if self.at(Kind::Dot) {
            let span = self.peek().span;
            return Err(self.refuse(ty.span.to(span), unsupported::COMPONENT));
        }
        Ok(ColumnDeclaration { name, ty })
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
        if self.at(Kind::Equal) {
            let sign = self.next();
            if !self.at(Kind::LeftBracket) {
                return Err(self.refuse_type(sign));
            }
            let fields = self.fields()?;
            file.records.push(RecordDeclaration { name, fields, doc });
            return Ok(());
        }
        self.expect(Kind::Subtype)?;
        let base = self.name()?;
        file.types.push(TypeDeclaration { name, base, doc });
        Ok(())
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

    /// Refuses `= …` behind the name of a type by what it declares.
    fn refuse_type(&mut self, sign: Token) -> Failed {
        let feature = match (self.peek().kind, self.peek_second()) {
            (Kind::Word, Kind::LeftBrace) => unsupported::VARIANT,
            _ => unsupported::UNIONS,
        };
        self.refuse(sign.span, feature)
    }

    fn in_out(&mut self, kind: DirectiveKind) -> Parsed<Vec<Directive>> {
        let names = self.names()?;
        let mut file = None;
        if self.at(Kind::LeftParen) {
            if kind != DirectiveKind::Input {
                let place = self.place(self.peek().span);
                let diagnostic = Diagnostic::error("parameters of `.output` are not supported");
                let help = "leave them out; files and formats are chosen on the command line";
                return Err(self.report(diagnostic.at(place).help(help)));
            }
            file = self.parameters()?;
        }
        let directive = |relation| Directive { kind, relation, file: file.clone() };
        Ok(names.into_iter().map(directive).collect())
    }

    /// `(filename="r.csv", …)`, as Soufflé has them; what they say of the format has to fit the ending of the file.
    fn parameters(&mut self) -> Parsed<Option<Name>> {
        self.expect(Kind::LeftParen)?;
        let mut file: Option<Name> = None;
        let mut told = Vec::new();
        loop {
            let key = self.name()?;
            self.expect(Kind::Equal)?;
            let value = if self.at(Kind::Text) { self.quoted()? } else { self.name()? };
            match key.text.as_str() {
                "filename" => file = Some(value),
                _ => told.push((key, value)),
            }
            if !self.accept(Kind::Comma) {
                break;
            }
        }
        self.expect(Kind::RightParen)?;
        let is_csv = file.as_ref().is_some_and(|file| file.text.ends_with(".csv"));
        for (key, value) in told {
            let fits = match key.text.as_str() {
                "IO" => value.text == "file",
                "delimiter" => value.text == if is_csv { "," } else { "\t" },
                "headers" => value.text == if is_csv { "true" } else { "false" },
                "rfc4180" => value.text == "true" || !is_csv,
                _ => false,
            };
            if !fits {
                let span = key.span.to(value.span);
                let error = Diagnostic::error("this parameter is not supported").at(self.place(span));
                let help = "`filename=\"r.csv\"` names a file with commas and a header, any other ending one with tabs and without header";
                return Err(self.report(error.help(help)));
            }
        }
        Ok(file)
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
        Ok(Directive { kind: DirectiveKind::Limit(rows), relation, file: None })
    }

    fn limit_rows(&mut self) -> Parsed<i32> {
        let token = self.expect(Kind::Number)?;
        self.text(token.span).parse().map_err(|_| {
            let error = Diagnostic::error("this is not a number of rows").at(self.place(token.span));
            self.report(error.help("write a number from 1 to 2147483647 in decimal"))
        })
    }

    fn pragma(&mut self) -> Parsed<Pragma> {
        Ok(Pragma { key: self.quoted()?, value: self.quoted()? })
    }

    /// A string literal with its place.
    fn quoted(&mut self) -> Parsed<Name> {
        let token = self.expect(Kind::Text)?;
        Ok(Name { text: self.unescape(token)?, span: token.span })
    }

    fn rule(&mut self, doc: String) -> Parsed<Rule> {
        let start = self.peek().span;
        let mut heads = vec![self.atom()?];
        if self.at(Kind::LessEqual) {
            let sign = self.next();
            return Err(self.refuse(sign.span, unsupported::SUBSUMPTION));
        }
        while self.accept(Kind::Comma) {
            heads.push(self.atom()?);
        }
        let body = match self.peek().kind {
            Kind::If => {
                self.next();
                self.disjunction()?
            }
            Kind::Dot => Formula::And(Vec::new()),
            _ => return Err(self.expected(&[Kind::If, Kind::Dot])),
        };
        if !self.at(Kind::Dot) {
            return Err(self.expected(&[Kind::Comma, Kind::Dot]));
        }
        let span = start.to(self.next().span);
        Ok(Rule { heads, body, doc, span })
    }
}
